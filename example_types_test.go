package limb_test

import (
	"fmt"

	"github.com/limbfp/limb"
)

// A third in float64, and in two of them.
func ExampleDD() {
	fmt.Println(1.0 / 3)
	fmt.Println(limb.NewDD(1).Div(limb.NewDD(3)))
	// Output:
	// 0.3333333333333333
	// 0.333333333333333333333333333333332
}

func ExampleQD() {
	var sum limb.QD // the zero value is 0
	for k := range 50 {
		sum = sum.Add(limb.NewQD(k + 1).Gamma().Recip()) // 1/k!
	}
	fmt.Println(sum)
	fmt.Println(limb.E[limb.QD]())
	// Output:
	// 2.71828182845904523536028747135266249775724709369995957496696762766
	// 2.71828182845904523536028747135266249775724709369995957496696762773
}

// Two float32 beside one: what a graphics processor has.
func ExampleDF() {
	x := float32(1) / 3
	fmt.Println(x)
	fmt.Println(limb.NewDF(1).Div(limb.NewDF(3)))
	// Output:
	// 0.33333334
	// 0.333333333333333
}

func ExampleQF() {
	fmt.Println(limb.Pi[limb.QF]())
	// Output:
	// 3.14159265358979323846264338328
}

func ExampleCDD() {
	i := limb.CDD{Im: limb.NewDD(1)}
	fmt.Println(i.Mul(i).Re, i.Sqrt())
	// Output:
	// -1 (0.70710678118654752440084436210485+0.707106781186547524400844362104853i)
}

func ExampleCQD() {
	z := limb.FromComplex[limb.CQD](3 + 4i)
	fmt.Println(z.Abs(), z.Conj())
	// Output:
	// 5 (3-4i)
}

func ExampleCDF() {
	z := limb.Cmplx[limb.CDF](limb.NewDF(1), limb.NewDF(-2))
	fmt.Println(z.Sqr())
	// Output:
	// (-3-4i)
}

func ExampleFromComplex() {
	z := limb.FromComplex[limb.CDD](1 + 2i)
	fmt.Println(z.Recip())
	// Output:
	// (0.2-0.4i)
}

// A machine number with the methods of the others, for comparison.
func ExampleF64() {
	fmt.Println(mean[limb.F64](1e16, 1, -1e16))
	fmt.Println(mean[limb.DD](1e16, 1, -1e16))
	// Output:
	// 0
	// 0.333333333333333333333333333333332
}

// mean is in any type of real numbers.
func mean[N limb.Real[N]](x ...float64) (sum N) {
	for _, a := range x {
		sum = sum.Add(limb.From[N](a))
	}
	return sum.Div(limb.From[N](len(x)))
}

// Code that is written once, and runs in all types.
func ExampleReal() {
	fmt.Println(mean[limb.DF](1, 2, 4))
	fmt.Println(mean[limb.QD](1, 2, 4))
	// Output:
	// 2.333333333333336
	// 2.33333333333333333333333333333333333333333333333333333333333333336
}

// Code over the limbs: the exact product of two machine numbers of either width.
func ExampleFloat() {
	fmt.Println(square(float32(1) / 3))
	fmt.Println(square(1.0 / 3))
	// Output:
	// 0.11111112 -1.6556845e-09
	// 0.1111111111111111 -6.1679056923619804e-18
}

func square[T limb.Float](a T) (p, e T) { return limb.TwoProd(a, a) }

// A float64 is rounded to the 48 bits of a DF.
func ExampleNewDF() {
	fmt.Println(limb.NewDF(16777217), limb.NewDF(0.1).Float64() == 0.1)
	// Output:
	// 1.6777217e+07 false
}

func ExampleNewQF() {
	fmt.Println(limb.NewQF(2).Sqrt())
	// Output:
	// 1.4142135623730950488016887242096
}

func ExampleNewQD() {
	fmt.Println(limb.NewQD(2).Sqrt())
	// Output:
	// 1.41421356237309504880168872420969807856967187537694807317667973799
}

func ExamplePair_Float64() {
	x := limb.MustParse[limb.DD]("0.1")
	fmt.Println(x.Float64() == 0.1, x.SubFloat(0.1))
	// Output:
	// true -5.5511151231257830102669494424118380514564708135883709660962637144621112383902072906494140625e-18
}

func ExamplePair_Float32() {
	fmt.Println(limb.Pi[limb.DD]().Float32())
	// Output:
	// 3.1415927
}

func ExamplePair_AddFloat() {
	fmt.Println(limb.NewDD(1).AddFloat(0x1p-80).SubFloat(1) == limb.NewDD(0x1p-80))
	// Output:
	// true
}

// MulFloat takes a machine number: 0.5 is exact, and 0.1 would have its 16 digits.
func ExamplePair_MulFloat() {
	x := limb.Pi[limb.DD]()
	fmt.Println(x.MulFloat(0.5))
	fmt.Println(x.MulFloat(0.1))
	fmt.Println(x.DivFloat(10))
	// Output:
	// 1.57079632679489661923132169163975
	// 0.314159265358979341285606828371107
	// 0.314159265358979323846264338327951
}

func ExamplePair_DivFloat() {
	fmt.Println(limb.NewDD(22).DivFloat(7))
	// Output:
	// 3.14285714285714285714285714285714
}

func ExamplePair_Sqr() {
	fmt.Println(limb.NewDD(1e15 + 1).Sqr())
	// Output:
	// 1.000000000000002000000000000001e+30
}

func ExamplePair_Neg() {
	fmt.Println(limb.NewDD(3).Neg(), limb.DD{}.Neg())
	// Output:
	// -3 -0
}

func ExamplePair_Equal() {
	x, nan := limb.NewDD(2), limb.NaN[limb.DD]()
	fmt.Println(x.Equal(x.Sqrt().Sqr()), nan.Equal(nan))
	// Output:
	// true false
}

func ExamplePair_Less() {
	x := limb.NewDD(1)
	fmt.Println(x.Less(x.NextUp()), x.Less(limb.NaN[limb.DD]()))
	// Output:
	// true false
}

func ExampleQuad_DD() {
	fmt.Println(limb.Pi[limb.QD]().DD())
	// Output:
	// 3.1415926535897932384626433832795
}

func ExamplePair_SubFloat() {
	fmt.Println(limb.Pi[limb.DD]().SubFloat(3))
	// Output:
	// 0.141592653589793238462643383279506
}

func ExamplePair_Recip() {
	fmt.Println(limb.NewDD(3).Recip())
	// Output:
	// 0.333333333333333333333333333333332
}

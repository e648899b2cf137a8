package limb_test

import (
	"fmt"
	"math/big"

	"github.com/limbfp/limb"
)

// Functions of numbers, in the type of their operands.

func ExampleExp() {
	fmt.Println(limb.Exp(limb.NewDD(1)))
	fmt.Println(limb.Exp(limb.NewQD(1)))
	// Output:
	// 2.71828182845904523536028747135266
	// 2.71828182845904523536028747135266249775724709369995957496696762773
}

func ExampleExpm1() {
	x := limb.MustParse[limb.DD]("1e-20")
	fmt.Println(limb.Expm1(x))
	fmt.Printf("%.21e\n", limb.Exp(x).SubFloat(1)) // has lost what Expm1 keeps
	// Output:
	// 1.000000000000000000005e-20
	// 9.999999999999999451533e-21
}

func ExampleLog() {
	fmt.Println(limb.Log(limb.NewDD(10)))
	fmt.Println(limb.Log(limb.NewDD(0)), limb.Log(limb.NewDD(-1)))
	// Output:
	// 2.30258509299404568401799145468437
	// -Inf NaN
}

func ExampleLog1p() {
	fmt.Println(limb.Log1p(limb.MustParse[limb.DD]("1e-20")))
	// Output:
	// 9.99999999999999999995e-21
}

func ExampleLog2() {
	fmt.Println(limb.Log2(limb.NewDD(1024)))
	// Output:
	// 10
}

func ExampleSqrt() {
	fmt.Println(limb.Sqrt(limb.NewDD(2)))
	fmt.Println(limb.Sqrt(limb.FromComplex[limb.CDD](-4 + 0i)))
	// Output:
	// 1.4142135623730950488016887242097
	// (0+2i)
}

func ExampleCbrt() {
	fmt.Println(limb.Cbrt(limb.NewQF(-27)))
	// Output:
	// -3
}

func ExamplePow() {
	fmt.Println(limb.Pow(limb.NewDD(2), limb.NewDD(0.5)))
	// Output:
	// 1.4142135623730950488016887242097
}

func ExamplePowInt() {
	fmt.Println(limb.PowInt(limb.NewDD(3), 60)) // 96 bits, exactly
	// Output:
	// 4.2391158275216203514294433201e+28
}

func ExampleSin() {
	fmt.Println(limb.Sin(limb.NewDD(1e22))) // any argument is reduced exactly
	// Output:
	// -0.8522008497671888017727058937530296
}

func ExampleCos() {
	fmt.Println(limb.Cos(limb.NewDD(1)))
	// Output:
	// 0.54030230586813971740093660744298
}

func ExampleSinCos() {
	s, c := limb.SinCos(limb.NewDD(1))
	fmt.Println(s)
	fmt.Println(c)
	// Output:
	// 0.841470984807896506652502321630299
	// 0.54030230586813971740093660744298
}

func ExampleSinPi() {
	fmt.Println(limb.SinPi(limb.NewDD(1e15 + 0.25)))
	// Output:
	// 0.70710678118654752440084436210485
}

func ExampleTan() {
	fmt.Println(limb.Tan(limb.NewDD(1)))
	// Output:
	// 1.55740772465490223050697480745836
}

func ExampleAtan2() {
	fmt.Println(limb.Atan2(limb.NewDD(1), limb.NewDD(-1)))
	// Output:
	// 2.35619449019234492884698253745962
}

func ExampleSinh() {
	fmt.Println(limb.Sinh(limb.NewDD(1)))
	// Output:
	// 1.1752011936438014568823818505956
}

func ExampleTanh() {
	fmt.Println(limb.Tanh(limb.NewDD(0.5)))
	// Output:
	// 0.462117157260009758502318483643672
}

func ExampleGamma() {
	fmt.Println(limb.Gamma(limb.NewDD(0.5)).Sqr()) // π
	// Output:
	// 3.14159265358979323846264338327948
}

func ExampleLogGamma() {
	ln, sign := limb.LogGamma(limb.NewDD(-0.5))
	fmt.Println(ln, sign)
	// Output:
	// 1.26551212348464539648894579713471 -1
}

func ExampleErf() {
	fmt.Println(limb.Erf(limb.NewDD(1)))
	// Output:
	// 0.84270079294971486934122063508261
}

func ExampleErfc() {
	fmt.Println(limb.Erfc(limb.NewDD(10)))
	// Output:
	// 2.08848758376254475700078629495779e-45
}

func ExampleNormCDFinv() {
	fmt.Println(limb.NormCDFinv(limb.NewDD(0.975)))
	// Output:
	// 1.959963984540053855604430649826646
}

func ExampleZeta() {
	fmt.Println(limb.Zeta(limb.NewDD(3)))
	// Output:
	// 1.20205690315959428539973816151145
}

func ExampleJ0() {
	fmt.Println(limb.J0(limb.NewDD(1)))
	// Output:
	// 0.76519768655796655144971752610266
}

func ExampleEllipticK() {
	fmt.Println(limb.EllipticK(limb.NewDD(0.5)))
	// Output:
	// 1.85407467730137191843385034719526
}

func ExampleLambertW() {
	fmt.Println(limb.LambertW(limb.NewDD(1)))
	// Output:
	// 0.567143290409783872999968662210356
}

func ExampleHypot() {
	fmt.Println(limb.Hypot(limb.NewDD(0x3p600), limb.NewDD(0x4p600)).Equal(limb.NewDD(0x5p600))) // squares would overflow
	// Output:
	// true
}

func ExampleRhypot() {
	fmt.Println(limb.Rhypot(limb.NewDD(3), limb.NewDD(4)))
	// Output:
	// 0.2
}

func ExampleMod() {
	fmt.Println(limb.Mod(limb.NewDD(-7), limb.NewDD(3)))

	// Right where limbs are far apart; FastMod, which kernels have, is NaN there.
	x := limb.DD{Hi: 0x1.15982e31f8754p+24, Lo: 0x1.0a1785c3fa04bp-746}
	y := limb.DD{Hi: 0x1.c624957a9776fp-27, Lo: 0x1.b9f358c55452p-892}
	fmt.Printf("%.6g %v\n", limb.Mod(x, y), limb.FastMod(x, y))
	// Output:
	// -1
	// 9.43063e-09 NaN
}

func ExampleRemainder() {
	fmt.Println(limb.Remainder(limb.NewDD(8), limb.NewDD(3)))
	// Output:
	// -1
}

func ExampleFloor() {
	x := limb.NewDD(1e20).SubFloat(0.5) // a float64 has no halves there
	fmt.Printf("%.0f %.0f %.0f\n", limb.Floor(x), limb.Ceil(x), limb.RoundEven(x))
	// Output:
	// 99999999999999999999 100000000000000000000 100000000000000000000
}

func ExampleRound() {
	fmt.Println(limb.Round(limb.NewDD(2.5)), limb.RoundEven(limb.NewDD(2.5)), limb.Trunc(limb.NewDD(-2.5)))
	// Output:
	// 3 2 -2
}

func ExampleFrexp() {
	fmt.Println(limb.Frexp(limb.NewDD(10)))
	// Output:
	// 0.625 4
}

func ExampleLdexp() {
	fmt.Println(limb.Ldexp(limb.NewQF(3), 10))
	// Output:
	// 3072
}

func ExampleMax() {
	x, y := limb.NewDD(1), limb.NewDD(2)
	fmt.Println(limb.Max(x, y), limb.Min(x, y), limb.Dim(x, y))
	// Output:
	// 2 1 0
}

func ExampleFMA() {
	const a = 1 + 0x1p-30
	fmt.Println(limb.FMA(a, a, -1-0x1p-29) == 0x1p-60) // the product is not rounded before the sum
	// Output:
	// true
}

func ExampleTwoProd() {
	p, e := limb.TwoProd(1+0x1p-30, 1+0x1p-30)
	fmt.Println(p == 1+0x1p-29, e == 0x1p-60)
	// Output:
	// true true
}

// Numbers from elsewhere.

func ExampleFrom() {
	fmt.Println(limb.From[limb.QD](1).DivFloat(3))
	fmt.Println(limb.From[limb.F64](1).DivFloat(3))
	// Output:
	// 0.33333333333333333333333333333333333333333333333333333333333333333
	// 0.3333333333333333
}

func ExampleNewDD() {
	fmt.Println(limb.NewDD(uint64(1<<64 - 1)))
	fmt.Println(limb.NewDD(0.1)) // a Go constant is a float64 first
	// Output:
	// 1.8446744073709551615e+19
	// 0.1000000000000000055511151231257827021181583404541015625
}

func ExampleMustParse() {
	fmt.Println(limb.MustParse[limb.DD]("0.1").MulFloat(3))
	// Output:
	// 0.299999999999999999999999999999998
}

func ExampleFromLimbs() {
	fmt.Println(limb.FromLimbs[limb.DD](1, 1).Sqrt())          // {1, 1} is no DD
	fmt.Println(limb.FromLimbs[limb.DD](0.25, 1e20, 0.25, -1)) // in any order
	// Output:
	// 1.4142135623730950488016887242097
	// 9.99999999999999999995e+19
}

func ExampleFromBig() {
	v, _ := new(big.Float).SetPrec(300).SetString("3.14159265358979323846264338327950288419716939937510582097494459")
	fmt.Println(limb.FromBig[limb.DD](v))
	// Output:
	// 3.1415926535897932384626433832795
}

func ExampleFromRat() {
	fmt.Println(limb.FromRat[limb.QF](big.NewRat(1, 7)))
	// Output:
	// 0.1428571428571428571428571428571
}

func ExampleConvert() {
	x := limb.Pi[limb.QD]()
	fmt.Println(limb.Convert[limb.DF](x), limb.Convert[limb.F32](x))
	// Output:
	// 3.1415926535898 3.1415927
}

func ExamplePi() {
	fmt.Println(limb.Pi[limb.QF]())
	// Output:
	// 3.14159265358979323846264338328
}

func ExampleE() {
	fmt.Println(limb.E[limb.DD]())
	// Output:
	// 2.71828182845904523536028747135266
}

func ExampleEpsilon() {
	fmt.Println(limb.Epsilon[limb.DF]().Float64() == 0x1p-47, limb.Epsilon[limb.QD]().Float64() == 0x1p-211)
	// Output:
	// true true
}

func ExampleMaxValue() {
	fmt.Printf("%.3g %.3g\n", limb.MaxValue[limb.QF](), limb.MaxValue[limb.DD]())
	// Output:
	// 3.4e+38 1.8e+308
}

func ExampleInf() {
	fmt.Println(limb.Inf[limb.DD](-1), limb.NaN[limb.DD]())
	// Output:
	// -Inf NaN
}

// Complex numbers.

// unitCircle returns e^(ix), in any type.
func unitCircle[C limb.Complex[C, N], N limb.Real[N]](x N) C {
	s, c := x.SinCos()
	return limb.Cmplx[C](c, s)
}

func ExampleCmplx() {
	z := unitCircle[limb.CDD](limb.NewDD(1))
	fmt.Println(z.Real())
	fmt.Println(z.Imag())
	// Output:
	// 0.54030230586813971740093660744298
	// 0.841470984807896506652502321630299
}

func ExampleRootOfUnity() {
	fmt.Println(limb.RootOfUnity[float64](1, 8))
	// Output:
	// (0.70710678118654752440084436210485+0.70710678118654752440084436210485i)
}

func ExampleComplexPair_Mul() {
	x := limb.FromComplex[limb.CDD](1 + 2i)
	fmt.Println(x.Mul(x.Conj()), x.Abs())
	// Output:
	// (5+0i) 2.23606797749978969640917366873127
}

func ExampleComplexPair_Pow() {
	i := limb.FromComplex[limb.CQD](1i)
	fmt.Println(i.Pow(i).Re)
	// Output:
	// 0.207879576350761908546955619834978770033877841631769608075135883056
}

// sigmoid returns 1/(1 + e^-x), of real and complex numbers.
func sigmoid[N limb.Elementary[N]](one, x N) N { return one.Add(x.Neg().Exp()).Recip() }

func ExampleElementary() {
	fmt.Println(sigmoid(limb.NewDD(1), limb.NewDD(2)))
	fmt.Println(sigmoid(limb.FromComplex[limb.CDF](1+0i), limb.FromComplex[limb.CDF](2+0i)))
	// Output:
	// 0.880797077977882444059729141302398
	// (0.880797077977881+0i)
}

// Methods.

func ExamplePair_Div() {
	fmt.Println(limb.NewDD(1).Div(limb.NewDD(3)))
	// Output:
	// 0.333333333333333333333333333333332
}

func ExamplePair_Sub() {
	x := limb.NewDD(1e20).AddFloat(1)
	fmt.Println(x.Sub(limb.NewDD(1e20)))
	// Output:
	// 1
}

func ExamplePair_MulAdd() {
	x := limb.NewDD(3)
	fmt.Println(x.MulAdd(limb.NewDD(4), limb.NewDD(0.5)))
	// Output:
	// 12.5
}

func ExamplePair_Cmp() {
	x, y := limb.NewDD(1), limb.NewDD(1).AddFloat(1e-30)
	fmt.Println(x.Cmp(y), x.Less(y), x.Equal(y), x.Float64() == y.Float64())
	// Output:
	// -1 true false true
}

func ExamplePair_ULP() {
	fmt.Println(limb.NewDD(1).ULP() == 0x1p-105, limb.NewDF(1).ULP() == 0x1p-47)
	// Output:
	// true true
}

func ExamplePair_NextUp() {
	x := limb.NewDD(1)
	fmt.Println(x.NextUp().Sub(x) == limb.Epsilon[limb.DD]())
	// Output:
	// true
}

func ExamplePair_Int64() {
	fmt.Println(limb.NewDD(1e15).AddFloat(0.75).Int64())
	fmt.Println(limb.NewDD(1e30).Int64())
	// Output:
	// 1000000000000000 true
	// 9223372036854775807 false
}

func ExamplePair_Text() {
	x := limb.Pi[limb.DD]()
	fmt.Println(x.Text('f', 40))
	fmt.Println(x.Text('e', 10))
	// Output:
	// 3.1415926535897932384626433832795058789670
	// 3.1415926536e+00
}

func ExamplePair_QD() {
	x := limb.NewDD(1).DivFloat(3) // a third, and what it lacks
	fmt.Printf("%.2g\n", x.QD().MulFloat(3).SubFloat(1))
	// Output:
	// -3.1e-33
}

func ExamplePair_MarshalBinary() {
	b, err := limb.NewDF(1.5).MarshalBinary()
	fmt.Printf("%x %v\n", b, err)
	_, err = limb.DF{Hi: 1, Lo: 1}.MarshalBinary()
	fmt.Println(err)
	// Output:
	// 3fc0000000000000 <nil>
	// writing a DF: the limbs [1 1] are not normalised: FromLimbs makes a number of any limbs
}

package vec_test

import (
	"fmt"
	"slices"
	"sync"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

// moments are what the mean and the variance of numbers are made of, without an error.
type moments struct {
	n            int
	sum, squares vec.Accumulator
}

func (m *moments) add(x []float64) {
	m.n += len(x)
	vec.Accumulate(&m.sum, x)
	vec.AccumulateDot(&m.squares, x, x)
}

func (m *moments) merge(part *moments) {
	m.n += part.n
	m.sum.Merge(&part.sum)
	m.squares.Merge(&part.squares)
}

// Statistics of parts, one in each goroutine, that are merged as they come: the same bits in any
// order. In float64 the variance of these numbers, as the difference of two averages, is 0 or 128.
func Example_statistics() {
	data := make([]float64, 100_000)
	for i := range data {
		data[i] = 1e9 + float64(i%10)
	}
	var all moments
	var mu sync.Mutex
	var parts sync.WaitGroup
	for part := range slices.Chunk(data, 7000) {
		parts.Go(func() {
			var m moments
			m.add(part)
			mu.Lock()
			defer mu.Unlock()
			all.merge(&m)
		})
	}
	parts.Wait()
	n := limb.NewDD(all.n)
	mean := all.sum.DD().Div(n)
	fmt.Println(mean, all.squares.DD().Div(n).Sub(mean.Sqr()))
	// Output:
	// 1.0000000045e+09 8.25
}

// softplus sets z[i] to log(1 + e^x[i]), and returns the norm of z.
func softplus[N limb.Real[N]](z, x []N) N {
	vec.Exp(z, x)
	vec.Log1p(z, z)
	return vec.Norm2(z)
}

// Code over a type of real numbers runs on slices of all of them, machine numbers too.
func ExampleExp() {
	fmt.Println(softplus(make([]limb.F64, 2), []limb.F64{0, 1}))
	fmt.Println(softplus(make([]limb.DD, 2), []limb.DD{{}, limb.NewDD(1)}))
	// Output:
	// 1.4849610344454873
	// 1.484961034445487320547229998239086
}

func ExampleMul() {
	x, y := []limb.DD{limb.NewDD(2), limb.NewDD(3)}, []limb.DD{limb.Pi[limb.DD](), limb.E[limb.DD]()}
	vec.Mul(x, x, y) // in place
	fmt.Println(x)
	// Output:
	// [6.283185307179586476925286766559 8.154845485377135706080862414057994]
}

func ExampleAxpy() {
	x, y := []limb.DD{limb.NewDD(1), limb.NewDD(2)}, []limb.DD{limb.NewDD(10), limb.NewDD(20)}
	vec.Axpy(y, limb.MustParse[limb.DD]("0.1"), x, y) // y += 0.1·x
	fmt.Println(y)
	// Output:
	// [10.1 20.2]
}

func ExampleNorm2() {
	x := []limb.DD{limb.NewDD(3e200), limb.NewDD(4e200)} // the squares overflow
	fmt.Printf("%.3e\n", vec.Norm2(x))
	// Output:
	// 5.000e+200
}

// Ten tenths as float64 are a little more than 1, by what a float64 of the sum cannot show.
func ExampleExactSumOf() {
	x := make([]float64, 10)
	for i := range x {
		x[i] = 0.1
	}
	fmt.Println(vec.ExactSum(x))
	fmt.Printf("%.20f\n", vec.ExactSumOf[limb.DD](x))
	// Output:
	// 1
	// 1.00000000000000005551
}

func ExampleExactDotOf() {
	x, y := []float64{1e200, 1, 1e200}, []float64{1e200, 1, -1e200}
	fmt.Println(vec.ExactDotOf[limb.QF](x, y))
	// Output:
	// 1
}

func ExampleExactSum() {
	fmt.Println(vec.ExactSum([]float64{1e100, 1, -1e100}))
	// Output:
	// 1
}

func ExampleExactDot() {
	x := []float64{1e100, 3, -1e100}
	fmt.Println(vec.ExactDot(x, []float64{1e100, 5, 1e100}))
	// Output:
	// 15
}

func ExampleLargest() {
	x := []limb.DD{limb.NewDD(1), limb.Pi[limb.DD](), limb.NewDD(-4)}
	fmt.Println(vec.Largest(x), vec.ArgMin(x))
	// Output:
	// 3.1415926535897932384626433832795 2
}

func ExampleSort() {
	x := []limb.DD{limb.Pi[limb.DD](), limb.NewDD(3), limb.E[limb.DD]()}
	vec.Sort(x)
	fmt.Printf("%.3f\n", x)
	// Output:
	// [2.718 3.000 3.142]
}

func ExampleCumSum() {
	x := []limb.DD{limb.NewDD(1), limb.NewDD(1e-20), limb.NewDD(-1)}
	vec.CumSum(x, x)
	fmt.Println(x[2].Float64())
	// Output:
	// 1e-20
}

func ExampleLinspace() {
	x := make([]limb.DD, 4)
	vec.Linspace(x, limb.NewDD(0), limb.NewDD(1))
	fmt.Println(x)
	// Output:
	// [0 0.333333333333333333333333333333332 0.666666666666666666666666666666665 1]
}

// The polynomial (x-1)³, beside its zero: in float64 steps no digit would be right.
func ExampleHorner() {
	x := []float64{1 + 0x1p-20}
	vec.Horner(x, x, []float64{-1, 3, -3, 1})
	fmt.Println(x[0] == 0x1p-60)
	// Output:
	// true
}

func ExampleFromFloat64() {
	type metres float64
	lengths := []metres{0.5, 1.25}
	x := make([]limb.DD, len(lengths))
	vec.FromFloat64(x, lengths)
	vec.Sqrt(x, x)
	vec.Float64(lengths, x)
	fmt.Println(x, lengths)
	// Output:
	// [0.70710678118654752440084436210485 1.118033988749894848204586834365635] [0.7071067811865476 1.118033988749895]
}

func ExampleConvert() {
	x, y := []limb.QD{limb.Pi[limb.QD]()}, make([]limb.DF, 1)
	vec.Convert(y, x)
	fmt.Println(y)
	// Output:
	// [3.1415926535898]
}

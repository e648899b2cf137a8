package vec_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/source/element"
	"github.com/limbfp/limb/vec"
)

// gatheredOf makes numbers of machine numbers as the comments of SumOf and DotOf say,
// each of several machine numbers of each slice, block by block, and reduces them.
func gatheredOf[N number[N], T limb.Float](each int, of func(x, y []T) N, x, y []T) N {
	var blocks []N
	for lo := 0; lo < len(x); lo += 512 * each {
		hi := min(lo+512*each, len(x))
		bx, by := x[lo:hi], y[lo:hi]
		m := len(bx) / each
		var numbers []N
		for i := range m {
			var a, b []T
			for j := range each {
				a, b = append(a, bx[i+j*m]), append(b, by[i+j*m])
			}
			numbers = append(numbers, of(a, b))
		}
		if rest := m * each; rest < len(bx) {
			a, b := slices.Clone(bx[rest:]), slices.Clone(by[rest:])
			for len(a) < each {
				a, b = append(a, T(math.Copysign(0, -1))), append(b, 1)
			}
			numbers = append(numbers, of(a, b))
		}
		blocks = append(blocks, ordered(numbers, N.Add))
	}
	return ordered(blocks, N.Add)
}

func sum8[T limb.Float, N any](f func(a, b, c, d, e, f, g, h T) N) func(x, _ []T) N {
	return func(x, _ []T) N { return f(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7]) }
}

func dot8[T limb.Float, N any](f func(a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7 T) N) func(x, y []T) N {
	return func(x, y []T) N {
		return f(x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7], y[0], y[1], y[2], y[3], y[4], y[5], y[6], y[7])
	}
}

// machineNumbers returns numbers of exponents within those, half of which cancel the
// others, but for a few.
func machineNumbers[T limb.Float](seed uint64, n, exponents int) []T {
	r := rand.New(rand.NewPCG(seed, 1))
	x := make([]T, n)
	for i := range x {
		x[i] = T(math.Ldexp(r.NormFloat64(), r.IntN(2*exponents+1)-exponents))
		if i >= (n+1)/2 && i < n-2 {
			x[i] = -x[i-n/2]
		}
	}
	r.Shuffle(n, func(i, j int) { x[i], x[j] = x[j], x[i] })
	return x
}

func testGathered[N interface {
	number[N]
	vec.Holds[T]
}, T limb.Float](t *testing.T, name string, each, eachProduct int, sum, dot func(x, y []T) N) {
	exponents := map[int]int{4: 50, 8: 100}[int(unsafe.Sizeof(T(0)))]
	all, other := machineNumbers[T](1, 40_003, exponents), machineNumbers[T](2, 40_003, exponents)
	ns := []int{1, 2, 7, 8, 9, 15, 16, 17, 100, 511, 512, 513, 1023, 1025, 4095, 4096, 4097, 4103, 8192, 40_003}
	for _, n := range ns {
		x, y := all[len(all)-n:], other[:n]
		wantSum, wantDot := gatheredOf(each, sum, x, x), gatheredOf(eachProduct, dot, x, y)
		wantNorm := gatheredOf(eachProduct, dot, x, x).Sqrt()
		for _, threads := range []int{1, 3} {
			vec.SetThreads(threads)
			for _, c := range []struct {
				name      string
				got, want N
			}{{"SumOf", vec.SumOf[N](x), wantSum}, {"DotOf", vec.DotOf[N](x, y), wantDot}, {"NormOf", vec.NormOf[N](x), wantNorm}} {
				if !sameBits(c.got, c.want) {
					t.Errorf("%s: %s of %d elements is %x, want %x", name, c.name, n, c.got, c.want)
				}
			}
		}
	}
	x, y := slices.Clone(all[:5000]), slices.Clone(other[:5000])
	before := vec.DotOf[N](x, y)
	slices.Reverse(x)
	slices.Reverse(y)
	if sameBits(before, vec.DotOf[N](x, y)) {
		t.Errorf("%s: the sum in another order has the same bits: the test notices nothing", name)
	}
	for _, c := range []struct{ a, b, sum, dot, norm float64 }{
		{math.Copysign(0, -1), math.Copysign(0, -1), math.Copysign(0, -1), 0, 0},
		{0, math.Copysign(0, -1), 0, 0, 0}, {math.Inf(1), 1, math.Inf(1), math.Inf(1), math.Inf(1)},
		{math.Inf(1), math.Inf(-1), math.NaN(), math.Inf(1), math.Inf(1)}, {1, math.NaN(), math.NaN(), math.NaN(), math.NaN()},
		{math.Inf(-1), math.NaN(), math.NaN(), math.NaN(), math.Inf(1)}, {math.NaN(), math.Inf(1), math.NaN(), math.NaN(), math.Inf(1)},
		{3, -4, -1, 25, 5}, {0x3p120, 0x4p120, 0x7p120, math.NaN(), 0x5p120}, {0x3p-149, 0x4p-149, 0x7p-149, math.NaN(), 0x5p-149},
	} {
		x := []T{T(c.a), T(c.b)}
		got := []float64{lead(vec.SumOf[N](x)), lead(vec.DotOf[N](x, x)), lead(vec.NormOf[N](x))}
		for i, want := range []float64{c.sum, c.dot, c.norm} {
			known := i != 1 || math.Abs(c.a) < 0x1p100 && math.Abs(c.a) > 0x1p-100 || want == want && c.a == c.a
			if known && math.Float64bits(got[i]) != math.Float64bits(want) && !(want != want && got[i] != got[i]) {
				t.Errorf("%s: of %v: result %d is %v, want %v", name, x, i, got[i], want)
			}
		}
	}
}

func TestMachineNumbers(t *testing.T) {
	defer vec.SetThreads(vec.SetThreads(0))
	levels(t, func(t *testing.T) {
		testGathered(t, "float32 to DF", 8, 8, sum8(element.Sum8[float32]), dot8(element.Dot8[float32]))
		testGathered(t, "float32 to DD", 8, 8, sum8(element.WideSum8), dot8(element.WideDot8))
		testGathered(t, "float64 to DD", 8, 8, sum8(element.Sum8[float64]), dot8(element.Dot8[float64]))
		testGathered(t, "float32 to QF", 2, 1, func(x, _ []float32) limb.QF { return element.Sum2(x[0], x[1]) },
			func(x, y []float32) limb.QF { return element.Dot1(x[0], y[0]) })
		testGathered(t, "float32 to QD", 2, 1, func(x, _ []float32) limb.QD { return element.WideSum2(x[0], x[1]) },
			func(x, y []float32) limb.QD { return element.WideDot1(x[0], y[0]) })
		testGathered(t, "float64 to QD", 2, 1, func(x, _ []float64) limb.QD { return element.Sum2(x[0], x[1]) },
			func(x, y []float64) limb.QD { return element.Dot1(x[0], y[0]) })
		testGathered(t, "float32 to TF", 2, 1, func(x, _ []float32) limb.TF { return element.Sum2Triple(x[0], x[1]) },
			func(x, y []float32) limb.TF { return element.Dot1Triple(x[0], y[0]) })
		testGathered(t, "float32 to TD", 2, 1, func(x, _ []float32) limb.TD { return element.WideSum2Triple(x[0], x[1]) },
			func(x, y []float32) limb.TD { return element.WideDot1Triple(x[0], y[0]) })
		testGathered(t, "float64 to TD", 2, 1, func(x, _ []float64) limb.TD { return element.Sum2Triple(x[0], x[1]) },
			func(x, y []float64) limb.TD { return element.Dot1Triple(x[0], y[0]) })
	})
}

// TestMachineErrors: sums that cancel, of any condition, are within the bounds of the
// comments, relative to the sum of the magnitudes; in float64 they are not. The bits are
// those of every level.
func TestMachineErrors(t *testing.T) {
	outside, cancelled, tested := 0, 0, 0
	for seed := range uint64(60) {
		if testing.Short() && seed%6 > 0 {
			continue
		}
		tested++
		n := 1 + int(seed*seed*7)
		x, y := machineNumbers[float64](seed, n, int(seed)), machineNumbers[float64](seed+1000, n, 10)
		f, g := machineNumbers[float32](seed, n, int(seed)/2), machineNumbers[float32](seed+1000, n, 10)
		machineError(t, "SumOf DD", x, nil, vec.SumOf[limb.DD](x).Big(), 50, 0x1p-106)
		machineError(t, "SumOf TD", x, nil, vec.SumOf[limb.TD](x).Big(), 44, 0x1p-159)
		machineError(t, "DotOf TD", x, y, vec.DotOf[limb.TD](x, y).Big(), 44, 0x1p-159)
		machineError(t, "SumOf QD", x, nil, vec.SumOf[limb.QD](x).Big(), 22, 0x1p-212)
		machineError(t, "SumOf DF", f, nil, vec.SumOf[limb.DF](f).Big(), 50, 0x1p-48)
		machineError(t, "SumOf QF", f, nil, vec.SumOf[limb.QF](f).Big(), 22, 0x1p-96)
		machineError(t, "SumOf DD of float32", f, nil, vec.SumOf[limb.DD](f).Big(), 50, 0x1p-106)
		machineError(t, "DotOf DD", x, y, vec.DotOf[limb.DD](x, y).Big(), 57, 0x1p-106)
		machineError(t, "DotOf QD", x, y, vec.DotOf[limb.QD](x, y).Big(), 22, 0x1p-212)
		machineError(t, "DotOf DF", f, g, vec.DotOf[limb.DF](f, g).Big(), 57, 0x1p-48)
		machineError(t, "DotOf DD of float32", f, g, vec.DotOf[limb.DD](f, g).Big(), 57, 0x1p-106)
		var plain float64
		for _, a := range x {
			plain += a
		}
		e, condition := relative(x, nil, big.NewFloat(plain))
		if e > 50*0x1p-106 {
			outside++
		}
		if condition > 0x1p20 {
			cancelled++
		}
	}
	if outside < tested*2/3 || cancelled < tested/6 {
		t.Errorf("of %d sums in float64 %d are as bad as they should be, and %d cancel", tested, outside, cancelled)
	}
}

func machineError[T limb.Float](t *testing.T, name string, x, y []T, got *big.Float, bound, unit float64) {
	t.Helper()
	if e, _ := relative(x, y, got); !(e <= bound*unit) {
		t.Errorf("%s of %d elements: the error is %.2f units of the sum of the magnitudes, want %v at most", name, len(x), e/unit, bound)
	}
}

// relative returns the error of a sum of x, or x·y, relative to the sum of the
// magnitudes, and this relative to the sum.
func relative[T limb.Float](x, y []T, got *big.Float) (e, condition float64) {
	exact := func() *big.Float { return new(big.Float).SetPrec(3000) }
	sum, total := exact(), exact()
	for i, a := range x {
		p := exact().SetFloat64(float64(a))
		if y != nil {
			p.Mul(p, exact().SetFloat64(float64(y[i])))
		}
		sum.Add(sum, p)
		total.Add(total, p.Abs(p))
	}
	if total.Sign() == 0 {
		return 0, 1
	}
	d := exact().Sub(got, sum)
	d.Quo(d.Abs(d), total)
	e, _ = d.Float64()
	if sum.Sign() == 0 {
		return e, math.Inf(1)
	}
	condition, _ = total.Quo(total, sum.Abs(sum)).Float64()
	return e, condition
}

// TestMachineEmpty: sums of nothing are 0.
func TestMachineEmpty(t *testing.T) {
	zero := limb.DD{}
	if s, d, n := vec.SumOf[limb.DD]([]float64{}), vec.DotOf[limb.DD, float32](nil, nil), vec.NormOf[limb.DD]([]float32{}); s != zero || d != zero || n != zero {
		t.Errorf("%v, %v, %v", s, d, n)
	}
}

// complexNumber has what the tests of complex reductions need.
type complexNumber[N any, R any] interface {
	limb.ComplexNumber
	Add(N) N
	Mul(N) N
	Conj() N
	Abs() R
}

func testComplexReductions[N complexNumber[N, R], R number[R]](t *testing.T, typ kernels.Type, of func(x, y R) N, parts func(N) (R, R)) {
	a := numbers[R](typ, 9, 2*9001)
	x, y := make([]N, 9001), make([]N, 9001)
	for i := range x {
		x[i], y[i] = of(a[i], a[i+9001]), of(a[(7*i)%9001], a[(i+100)%9001])
	}
	for _, n := range []int{0, 1, 3, 16, 500, 4096, 4097, 9001} {
		x, y := x[:n], y[:n]
		var sum, dot, conj N
		var norm R
		if n > 0 {
			var products, conjugates []N
			var squares []R
			for i := range x {
				products, conjugates = append(products, x[i].Mul(y[i])), append(conjugates, x[i].Conj().Mul(y[i]))
				re, im := parts(x[i])
				squares = append(squares, re.Sqr(), im.Sqr())
			}
			sum, dot, conj = ordered(x, N.Add), ordered(products, N.Add), ordered(conjugates, N.Add)
			norm = ordered(squares, R.Add).Sqrt()
		}
		for _, threads := range []int{1, 3} {
			vec.SetThreads(threads)
			for i, c := range [][2]N{{vec.Sum(x), sum}, {vec.Dot(x, y), dot}, {vec.DotConj(x, y), conj}} {
				if fmt.Sprintf("%x", c[0]) != fmt.Sprintf("%x", c[1]) {
					t.Errorf("C%s: reduction %d of %d elements is %x, want %x", typ, i, n, c[0], c[1])
				}
			}
			if got := vec.Norm2(x); !sameBits(got, norm) {
				t.Errorf("C%s: Norm2 of %d elements is %x, want %x", typ, n, got, norm)
			}
		}
	}
}

func TestComplexReductions(t *testing.T) {
	defer vec.SetThreads(vec.SetThreads(0))
	levels(t, func(t *testing.T) {
		testComplexReductions(t, kernels.DF, func(x, y limb.DF) limb.CDF { return limb.CDF{Re: x, Im: y} }, func(z limb.CDF) (limb.DF, limb.DF) { return z.Re, z.Im })
		testComplexReductions(t, kernels.DD, func(x, y limb.DD) limb.CDD { return limb.CDD{Re: x, Im: y} }, func(z limb.CDD) (limb.DD, limb.DD) { return z.Re, z.Im })
		testComplexReductions(t, kernels.QF, func(x, y limb.QF) limb.CQF { return limb.CQF{Re: x, Im: y} }, func(z limb.CQF) (limb.QF, limb.QF) { return z.Re, z.Im })
		testComplexReductions(t, kernels.TF, func(x, y limb.TF) limb.CTF { return limb.CTF{Re: x, Im: y} }, func(z limb.CTF) (limb.TF, limb.TF) { return z.Re, z.Im })
		testComplexReductions(t, kernels.QD, func(x, y limb.QD) limb.CQD { return limb.CQD{Re: x, Im: y} }, func(z limb.CQD) (limb.QD, limb.QD) { return z.Re, z.Im })
		testComplexReductions(t, kernels.TD, func(x, y limb.TD) limb.CTD { return limb.CTD{Re: x, Im: y} }, func(z limb.CTD) (limb.TD, limb.TD) { return z.Re, z.Im })
	})
}

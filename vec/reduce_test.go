package vec_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/vec"
)

// A number has what the tests of reductions need.
type number[N any] interface {
	limb.RealNumber
	Abs() N
	comparable
	Add(N) N
	Mul(N) N
	Sqr() N
	Sqrt() N
	Max(N) N
	Min(N) N
	Ldexp(int) N
	Big() *big.Float
	Canon() N
}

// ordered reduces x as the package comment says.
func ordered[N any](x []N, f func(N, N) N) N {
	const block = 4096
	if len(x) > block {
		var parts []N
		for c := range slices.Chunk(x, block) {
			parts = append(parts, ordered(c, f))
		}
		return ordered(parts, f)
	}
	x = slices.Clone(x)
	for len(x) > 1 {
		m := 1
		for 2*m < len(x) {
			m *= 2
		}
		for i, y := range x[m:] {
			x[i] = f(x[i], y)
		}
		x = x[:m]
	}
	return x[0]
}

// TestOrder checks the picture of the package comment.
func TestOrder(t *testing.T) {
	x := []string{"0", "1", "2", "3", "4", "5"}
	if got := ordered(x, func(a, b string) string { return "(" + a + "+" + b + ")" }); got != "(((0+4)+2)+((1+5)+3))" {
		t.Errorf("the order is %s", got)
	}
}

// numbers returns operands that are finite and whose squares are.
func numbers[N limb.RealNumber](t kernels.Type, seed uint64, n int) []N {
	c := testCase{Func: kernels.Func{In: []kernels.Param{{Type: t}}}}
	var list []N
	for ; len(list) < n; seed++ {
		for _, x := range c.operands(seed, n)[0].all().Interface().([]N) {
			if v := lead(x); v == 0 || math.Abs(v) < 0x1p11 && math.Abs(v) > 0x1p-10 {
				list = append(list, x)
			}
		}
	}
	return list[:n]
}

func lead[N limb.RealNumber](x N) float64 {
	switch x := any(x).(type) {
	case limb.DF:
		return float64(x.Hi)
	case limb.DD:
		return x.Hi
	case limb.TF:
		return float64(x.X0)
	case limb.QF:
		return float64(x.X0)
	case limb.TD:
		return x.X0
	case limb.QD:
		return x.X0
	}
	panic("no number")
}

// sameBits compares limbs; every NaN is the same.
func sameBits[N limb.RealNumber](x, y N) bool {
	a := unsafe.Slice((*byte)(unsafe.Pointer(&x)), unsafe.Sizeof(x))
	b := unsafe.Slice((*byte)(unsafe.Pointer(&y)), unsafe.Sizeof(y))
	return string(a) == string(b) || lead(x) != lead(x) && lead(y) != lead(y)
}

// lengths are those around which the order, or the pieces of work, change.
func lengths() []int {
	var list []int
	if testing.Short() {
		return []int{1, 2, 3, 4, 5, 7, 8, 13, 31, 33, 511, 513, 2049, 4096, 4097, 9001}
	}
	for n := 1; n < 100; n++ {
		list = append(list, n)
	}
	for _, n := range []int{256, 512, 1024, 2048, 4096, 8192, 9 * 4096} {
		list = append(list, n-1, n, n+1, n+n/3)
	}
	return append(list, 100_003)
}

func testReductions[N number[N]](t *testing.T, typ kernels.Type) {
	all := numbers[N](typ, 5, slices.Max(lengths()))
	other := numbers[N](typ, 6, len(all))
	for _, n := range lengths() {
		x, y := all[len(all)-n:], other[:n]
		products, squares := make([]N, n), make([]N, n)
		for i := range x {
			products[i], squares[i] = x[i].Mul(y[i]), x[i].Sqr()
		}
		sum := ordered(x, N.Add)
		dot := ordered(products, N.Add)
		norm := ordered(squares, N.Add).Sqrt()
		largest, least := ordered(x, N.Max), ordered(x, N.Min)
		for _, threads := range []int{1, 3} {
			vec.SetThreads(threads)
			for _, c := range []struct {
				name      string
				got, want N
			}{
				{"Sum", vec.Sum(x), sum},
				{"Dot", vec.Dot(x, y), dot},
				{"Norm2", vec.Norm2(x), norm},
				{"Largest", vec.Largest(x), largest},
				{"Smallest", vec.Smallest(x), least},
			} {
				if !sameBits(c.got, c.want) {
					t.Errorf("%s.%s of %d elements on %d threads is %x, want %x", typ, c.name, n, threads, c.got, c.want)
				}
			}
		}
	}
	noticed := false
	for k := 1; k < 30; k++ {
		x := all[:100*k]
		noticed = noticed || !sameBits(vec.Sum(x), ordered(slices.Concat(x[1:], x[:1]), N.Add))
	}
	if !noticed {
		t.Errorf("%s: sums in another order have the same bits: the test notices nothing", typ)
	}
}

func TestReductions(t *testing.T) {
	defer vec.SetThreads(vec.SetThreads(0))
	levels(t, func(t *testing.T) {
		testReductions[limb.DF](t, kernels.DF)
		testReductions[limb.DD](t, kernels.DD)
		testReductions[limb.QF](t, kernels.QF)
		testReductions[limb.TF](t, kernels.TF)
		testReductions[limb.QD](t, kernels.QD)
		testReductions[limb.TD](t, kernels.TD)
	})
}

func TestEmpty(t *testing.T) {
	for _, x := range [][]limb.DD{nil, {}} {
		if s := vec.Sum(x); s != (limb.DD{}) || math.Signbit(s.Hi) {
			t.Errorf("Sum of nothing is %v", s)
		}
		if s := vec.Dot(x, x); s != (limb.DD{}) {
			t.Errorf("Dot of nothing is %v", s)
		}
		if s := vec.Norm2(x); s != (limb.DD{}) {
			t.Errorf("Norm2 of nothing is %v", s)
		}
	}
	if s := vec.Sum([]limb.DD{{Hi: math.Copysign(0, -1)}}); !math.Signbit(s.Hi) {
		t.Errorf("Sum of -0 is %v", s)
	}
}

// testNorm: the norm of x·2^k is that of x times 2^k, bit for bit, as long as all
// limbs are in the range, and special values are what they should be.
func testNorm[N number[N]](t *testing.T, typ kernels.Type, from func(float64) N, low, high int32) {
	x := numbers[N](typ, 7, 300)
	for i := range x {
		x[i] = x[i].Canon()
	}
	want := vec.Norm2(x)
	step := int32(3)
	if testing.Short() {
		step = 61
	}
	for k := low; k <= high; k += step {
		y := make([]N, len(x))
		for i := range x {
			y[i] = x[i].Ldexp(int(k))
		}
		if got := vec.Norm2(y); !sameBits(got, want.Ldexp(int(k))) {
			t.Errorf("%s: Norm2 of x·2^%d is %x, want %x", typ, k, got, want.Ldexp(int(k)))
		}
	}
	inf := math.Inf(1)
	for _, c := range []struct{ a, b, want float64 }{
		{0, 0, 0}, {math.Copysign(0, -1), 0, 0}, {1, -inf, inf}, {-inf, inf, inf},
		{inf, math.NaN(), inf}, {math.NaN(), -inf, inf}, {math.NaN(), 1, math.NaN()}, {3, -4, 5},
		{0x3p120, 0x4p120, 0x5p120}, {0x3p-149, 0x4p-149, 0x5p-149},
	} {
		if got := vec.Norm2([]N{from(c.a), from(c.b)}); !sameBits(got.Canon(), from(c.want)) {
			t.Errorf("%s: Norm2 of %x and %x is %x, want %x", typ, c.a, c.b, got, c.want)
		}
		long := make([]N, 3000) // for kernels, in blocks
		long[7], long[2900] = from(c.a), from(c.b)
		if got := vec.Norm2(long); !sameBits(got.Canon(), from(c.want)) {
			t.Errorf("%s: Norm2 of %x and %x among zeros is %x, want %x", typ, c.a, c.b, got, c.want)
		}
	}
}

func TestNorm2(t *testing.T) {
	levels(t, func(t *testing.T) {
		testNorm[limb.DF](t, kernels.DF, limb.NewDF[float64], -50, 65)
		testNorm[limb.DD](t, kernels.DD, limb.NewDD[float64], -860, 960)
		testNorm[limb.TF](t, kernels.TF, limb.NewTF[float64], -30, 65)
		testNorm[limb.TD](t, kernels.TD, limb.NewTD[float64], -820, 960)
		testNorm[limb.QF](t, kernels.QF, limb.NewQF[float64], -10, 65)
		testNorm[limb.QD](t, kernels.QD, limb.NewQD[float64], -780, 960)
	})
}

// TestSumError: the error grows with the logarithm of the length.
func TestSumError(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	x := make([]limb.DD, 100_000)
	sum := new(big.Float).SetPrec(2000)
	for i := range x {
		x[i] = limb.DD{Hi: r.Float64(), Lo: (r.Float64() - 0.5) * 0x1p-54}.Canon()
		sum.Add(sum, x[i].Big())
	}
	diff, _ := new(big.Float).Sub(vec.Sum(x).Big(), sum).Float64()
	total, _ := sum.Float64()
	if e := math.Abs(diff) / total / 0x1p-106; e > 2*17 {
		t.Errorf("the error is %.1fu², of 17 additions one after the other", e)
	}
}

// TestMaxMin: NaN and the signs of zeros count, wherever they stand.
func TestMaxMin(t *testing.T) {
	minus := limb.DD{Hi: math.Copysign(0, -1)}
	levels(t, func(t *testing.T) {
		for n := 1; n < 40; n++ {
			for i := range n {
				x := make([]limb.DD, n)
				x[i] = minus
				if m := vec.Smallest(x); !math.Signbit(m.Hi) {
					t.Errorf("Min of zeros, one of them -0, is %v", m)
				}
				if m := vec.Largest(x); n > 1 && math.Signbit(m.Hi) {
					t.Errorf("Max of zeros, one of them -0, is %v", m)
				}
				x[i] = limb.DD{Hi: math.NaN()}
				if m := vec.Largest(x); m == m {
					t.Errorf("Max with a NaN is %v", m)
				}
				if m := vec.Smallest(x); m == m {
					t.Errorf("Min with a NaN is %v", m)
				}
			}
		}
	})
}

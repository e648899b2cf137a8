package outside

import (
	"math"
	"math/big"
	"testing"

	. "github.com/limbfp/limb"
)

// numbered is what the tests of the overflow threshold ask of the four types.
type numbered[N any, T Float] interface {
	comparable
	MulAdd(y, z N) N
	Ldexp(n int) N
	Canon() N
	ULP() T
	Acosh() N
	Round() N
	Equal(N) bool
	Big() *big.Float
}

// TestFusedSpecials: an infinite z is the result of xy + z for all finite x and y, as
// in a fused multiply-add, also where their product overflows.
func TestFusedSpecials(t *testing.T) {
	testFused(t, func(a float64) DF { return DF{Hi: float32(a)} }, func(x DF) float64 { return float64(x.Hi) }, math.MaxFloat32)
	testFused(t, func(a float64) DD { return DD{Hi: a} }, func(x DD) float64 { return x.Hi }, math.MaxFloat64)
	testFused(t, func(a float64) QF { return QF{X0: float32(a)} }, func(x QF) float64 { return float64(x.X0) }, math.MaxFloat32)
	testFused(t, func(a float64) QD { return QD{X0: a} }, func(x QD) float64 { return x.X0 }, math.MaxFloat64)
}

func testFused[N numbered[N, T], T Float](t *testing.T, of func(float64) N, first func(N) float64, largest float64) {
	t.Helper()
	inf, zero := math.Inf(1), math.Copysign(0, -1)
	list := []float64{0, zero, 1, -1, 2, -2, largest, -largest, inf, -inf, math.NaN()}
	for _, a := range list {
		for _, b := range list {
			for _, c := range list {
				want := math.FMA(a, b, c)
				if math.IsInf(a*b, 0) || math.Abs(a*b) > largest {
					if finite(c) && finite(a) && finite(b) {
						continue // the product is outside the domain
					}
				}
				if math.Abs(want) > largest && finite(want) {
					want = math.Copysign(inf, want)
				}
				got := of(a).MulAdd(of(b), of(c))
				if h := first(got); math.Float64bits(h) != math.Float64bits(want) && !(h != h && want != want) {
					t.Errorf("%T: MulAdd(%g, %g, %g) = %v, want %g", got, a, b, c, got, want)
				}
				if h := first(got); !finite(h) && h == h && got != of(h) {
					t.Errorf("%T: MulAdd(%g, %g, %g) = %v: limbs behind an infinity", got, a, b, c, got)
				}
			}
		}
	}
}

// TestOverflowThreshold: numbers right below 2^emax·(2 - u), where RN overflows, in the
// form whose first limb is a power of two. Scaled, and as canonical forms, they are
// the same numbers.
func TestOverflowThreshold(t *testing.T) {
	for _, lo := range []float32{-0x1.7ffffep6, -0x1.000002p6, -0x1p7} {
		testThreshold(t, DF{Hi: 0x1p31, Lo: lo}, 97, false)
	}
	testThreshold(t, DF{Hi: 0x1p31, Lo: -0x1p6}, 97, true) // the threshold
	testThreshold(t, DF{Hi: -0x1p31, Lo: 0x1.8p6}, 97, false)
	testThreshold(t, DF{Hi: 0x1p31, Lo: 0x1p6}, 97, true)
	testThreshold(t, DD{Hi: 0x1p60, Lo: -0x1.8p6}, 964, false)
	testThreshold(t, DD{Hi: 0x1p60, Lo: -0x1p6}, 964, true)
	testThreshold(t, QF{X0: 0x1p31, X1: -0x1p6, X2: -0x1p-90, X3: 0}, 97, false)
	testThreshold(t, QF{X0: 0x1p31, X1: -0x1p6, X2: -0x1p-18, X3: 0x1p-43}, 97, false)
	testThreshold(t, QF{X0: 0x1p31, X1: -0x1p7, X2: 0x1p-17, X3: -0x1p-41}, 97, false)
	testThreshold(t, QF{X0: -0x1p31, X1: 0x1.000002p6, X2: 0x1p-18, X3: 0x1p-42}, 97, false)
	testThreshold(t, QF{X0: 0x1p31, X1: -0x1p6, X2: 0x1p-18, X3: 0}, 97, true)
	testThreshold(t, QD{X0: 0x1p60, X1: -0x1p6, X2: -0x1p-47, X3: 0x1p-101}, 964, false)
	testThreshold(t, QD{X0: 0x1p60, X1: -0x1p6, X2: 0x1p-47, X3: 0}, 964, true)
}

func testThreshold[N numbered[N, T], T Float](t *testing.T, x N, n int, over bool) {
	t.Helper()
	want := x.Big()
	want.SetMantExp(want, int(n))
	y := x.Ldexp(n)
	if z := y.Big(); z.IsInf() != over || !over && z.Cmp(want) != 0 {
		t.Errorf("%T: %v·2^%d = %v, want %v, an infinity: %v", x, x, n, y, want, over)
	}
	if over {
		return
	}
	if c := y.Canon(); c.Big().Cmp(want) != 0 {
		t.Errorf("%T: Canon of %v is %v", x, y, c)
	}
	if z := y.Round(); z.Big().Cmp(want) != 0 {
		t.Errorf("%T: Round of %v is %v", x, y, z)
	}
	if u, v := float64(y.ULP()), math.Ldexp(float64(x.ULP()), int(n)); u != v {
		t.Errorf("%T: the ULP of %v is %g, want %g", x, y, u, v)
	}
	if z := y.Acosh().Big(); want.Sign() > 0 && z.IsInf() {
		t.Errorf("%T: Acosh of %v is %v", x, y, z)
	}
}

// TestLargestForm: the threshold itself is a normalised number, in one form alone.
func TestLargestForm(t *testing.T) {
	testLargest(t, DF{Hi: math.MaxFloat32, Lo: 0x1p103}, 80)
	testLargest(t, DD{Hi: math.MaxFloat64, Lo: 0x1p970}, 918)
	testLargest(t, QF{X0: math.MaxFloat32, X1: 0x1p103, X2: 0, X3: 0}, 32)
	testLargest(t, QD{X0: math.MaxFloat64, X1: 0x1p970, X2: 0, X3: 0}, 812)
}

func testLargest[N numbered[N, T], T Float](t *testing.T, x N, ulp int) {
	t.Helper()
	if u := float64(x.ULP()); u != math.Ldexp(1, ulp) {
		t.Errorf("%T: the ULP of %v is %g", x, x, u)
	}
	if y := x.Acosh(); y.Big().IsInf() {
		t.Errorf("%T: Acosh of %v is %v", x, x, y)
	}
}

// TestTangentNearPole: QF next to multiples of π/2, with a last limb among the least
// numbers, against π to more bits.
func TestTangentNearPole(t *testing.T) {
	x := QF{X0: -0x1.f9cbe2p+7, X1: 0x1.1fa3bcp-28, X2: -0x1.97e062p-54, X3: -0x1p-149}
	sin, cos := x.SinCos()
	if sin.X0 != 1 && sin.X0 != -1 {
		t.Fatalf("%v is not near a pole", x)
	}
	// cos x is ±(x - 161·π/2) but for its cube, 2^-255.
	const pi = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651328230664709384460955058"
	p, _, err := big.ParseFloat(pi, 10, 400, big.ToNearestEven)
	if err != nil {
		t.Fatal(err)
	}
	d := new(big.Float).SetPrec(400).Abs(x.Big())
	d.Sub(d, p.Mul(p, big.NewFloat(80.5)))
	want := new(big.Float).SetPrec(400).Quo(big.NewFloat(1), d) // tan = 1/d in size
	got := x.Tan().Big()
	e := new(big.Float).SetPrec(400).Sub(new(big.Float).SetPrec(400).Abs(got), want.Abs(want))
	e.Quo(e, want)
	if e.Abs(e).Cmp(big.NewFloat(0x1p-95)) > 0 {
		t.Errorf("tan %v = %v: an error of %.3g", x, x.Tan(), e)
	}
	if cos.X0 == 0 {
		t.Error("cos is 0")
	}
}

// ordered is what the tests of comparisons ask of the four types.
type ordered[N any] interface {
	Cmp(N) int
	Less(N) bool
	Equal(N) bool
	Sub(N) N
	Canon() N
	NextUp() N
	NextDown() N
	Neg() N
	Min(N) N
	Max(N) N
	Big() *big.Float
}

// TestOrderAtEnds compares all forms of the largest and the least numbers with each
// other, as real numbers, and steps from each to its neighbours.
func TestOrderAtEnds(t *testing.T) {
	testOrder(t, cornerPairs[float32](), 48, -149)
	testOrder(t, cornerPairs[float64](), 106, -1074)
	testOrder(t, cornerQuads[float32](), 96, -149)
	testOrder(t, cornerQuads[float64](), 212, -1074)
}

// cornerLimbs returns what may stand before, and what behind a limb.
func cornerLimbs[T Float]() (firsts []T, behind func(a T) []T) {
	p, emin, emax := int32(53), int32(-1022), int32(1023)
	if is32[T]() {
		p, emin, emax = 24, -126, 127
	}
	one := pow2[T](0)
	largest := T(pow2[T](emax) * (2 - pow2[T](1-p)))
	least := T(pow2[T](emin) * pow2[T](1-p))
	firsts = []T{largest, largest - pow2[T](emax-p+1), pow2[T](emax), largest / 2, least, least + least, pow2[T](emin), pow2[T](emin) - least, pow2[T](emin + p), pow2[T](emin + p + 1), one}
	return firsts, func(a T) []T {
		if e := exponent(a); e > emin+p { // ½ulp is not the least number yet
			h := T(pow2[T](e-p+p/2) * pow2[T](-p/2))
			return []T{0, h, -h, h / 2, -h / 2, least, -least}
		}
		return []T{0}
	}
}

func cornerPairs[T Float]() (list []Pair[T]) {
	firsts, behind := cornerLimbs[T]()
	for _, a := range firsts {
		for _, b := range behind(a) {
			list = append(list, Pair[T]{Hi: a, Lo: b}, Pair[T]{Hi: -a, Lo: b})
		}
	}
	return list
}

func cornerQuads[T Float]() (list []Quad[T]) {
	firsts, behind := cornerLimbs[T]()
	for _, a := range firsts {
		for _, b := range behind(a) {
			third := []T{0}
			if b != 0 {
				third = behind(b)
			}
			for _, c := range third {
				list = append(list, Quad[T]{X0: a, X1: b, X2: c, X3: 0}, Quad[T]{X0: -a, X1: b, X2: c, X3: 0})
			}
		}
	}
	return list
}

func testOrder[N ordered[N]](t *testing.T, list []N, bits, least int) {
	t.Helper()
	exact := make([]*big.Float, len(list))
	for k, x := range list {
		exact[k] = x.Canon().Big()
		if exact[k].IsInf() { // the overflow threshold, which is a number all the same
			exact[k] = x.Big()
		}
	}
	for i, x := range list {
		for j, y := range list {
			want := exact[i].Cmp(exact[j])
			if x.Cmp(y) != want || x.Less(y) != (want < 0) || x.Equal(y) != (want == 0) {
				t.Fatalf("%T: Cmp(%v, %v) = %d, Less %v, Equal %v, want %d", x, x, y, x.Cmp(y), x.Less(y), x.Equal(y), want)
			}
			if small := x.Min(y); small.Cmp(x) > 0 || small.Cmp(y) > 0 {
				t.Fatalf("%T: Min(%v, %v) = %v", x, x, y, small)
			}
			if large := x.Max(y); large.Cmp(x) < 0 || large.Cmp(y) < 0 {
				t.Fatalf("%T: Max(%v, %v) = %v", x, x, y, large)
			}
		}
		// The neighbour is on the grid, and the grid has nothing between.
		v := exact[i]
		up := x.NextUp().Big()
		if x.Canon().Big().IsInf() {
			continue // the threshold, or a form of a number above it
		}
		if !(up.Cmp(v) > 0) {
			t.Fatalf("%T: NextUp(%v) is %v", x, x, x.NextUp())
		}
		want := gridAbove(v, bits, least)
		if !up.IsInf() && up.Cmp(want) != 0 {
			t.Fatalf("%T: NextUp(%v) is %v, want %v", x, x, x.NextUp(), want)
		}
		if down := x.NextDown(); down.Big().Cmp(x.Neg().NextUp().Neg().Big()) != 0 {
			t.Fatalf("%T: NextDown(%v) is %v", x, x, down)
		}
	}
}

// gridAbove returns the least number above v of so many bits that is a multiple of
// 2^least.
func gridAbove(v *big.Float, bits, least int) *big.Float {
	step := v.MantExp(nil) - bits
	if v.Sign() < 0 && v.MinPrec() == 1 {
		step-- // below a power of two
	}
	w := new(big.Float).SetPrec(4000).SetMantExp(v, -max(step, least))
	n, _ := w.Int(nil) // toward 0
	if v.Sign() > 0 || w.IsInt() {
		n.Add(n, big.NewInt(1))
	}
	z := new(big.Float).SetPrec(4000).SetInt(n)
	return z.SetMantExp(z, max(step, least))
}

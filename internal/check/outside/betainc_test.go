package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestBetaIncSpecial(t *testing.T) {
	testBetaIncSpecial[float32](t)
	testBetaIncSpecial[float64](t)
}

// testBetaIncSpecial: zeros, ones, infinities and NaN, and the ends of the domain.
func testBetaIncSpecial[T Float](t *testing.T) {
	inf, nan, zero, least := math.Inf(1), math.NaN(), math.Copysign(0, -1), math.SmallestNonzeroFloat64
	if is32[T]() {
		least = math.SmallestNonzeroFloat32
	}
	for _, c := range []struct{ a, b, x, p float64 }{
		{1, 2, 0, 0}, {1, 2, zero, 0}, {1, 2, 1, 1}, {0x1p-8, 10000, 0, 0}, {0x1p-8, 10000, 1, 1}, {100, 0x1p-8, least, 0}, {10000, 10000, 0.25, 0}, {10000, 10000, 0.75, 1},
		{1, 2, -least, nan}, {1, 2, -1, nan}, {1, 2, 2, nan}, {1, 2, inf, nan}, {1, 2, -inf, nan}, {1, 2, nan, nan},
		{0, 2, 0.5, nan}, {2, 0, 0.5, nan}, {0x1p-9, 1, 0.5, nan}, {1, 0x1p-9, 0, nan}, {-1, 2, 0.5, nan}, {10001, 1, 0.5, nan}, {1, 10001, 1, nan}, {inf, 1, 0.5, nan}, {1, inf, 0.5, nan},
		{nan, 1, 0.5, nan}, {1, nan, 0.5, nan}, {nan, nan, nan, nan},
	} {
		a, b, x := Pair[T]{Hi: T(c.a)}, Pair[T]{Hi: T(c.b)}, Pair[T]{Hi: T(c.x)}
		for _, w := range []struct {
			name string
			two  Pair[T]
			four Quad[T]
			want float64
		}{{"P", a.BetaP(b, x), a.Quad().BetaP(b.Quad(), x.Quad()), c.p}, {"Q", a.BetaQ(b, x), a.Quad().BetaQ(b.Quad(), x.Quad()), 1 - c.p}} {
			if !sameFloat(float64(w.two.Hi), w.want) || !sameFloat(float64(w.four.X0), w.want) || w.two.Lo != 0 || w.four != (Quad[T]{X0: w.four.X0}) && w.want == w.want {
				t.Errorf("%s(%g, %g, %g) = %x, and %x of four limbs, want %g", w.name, c.a, c.b, c.x, w.two, w.four, w.want)
			}
		}
	}
	one := Pair[T]{Hi: 1}
	if above := one.AddFloat(T(least)); one.BetaP(one, above).Hi == one.BetaP(one, above).Hi || one.BetaP(one, one.SubFloat(T(least))).Hi != 1 {
		t.Error("next to 1")
	}
}

func TestBetaIncSum(t *testing.T) {
	testBetaIncSum[float32](t, -96)
	testBetaIncSum[float64](t, -212)
}

// testBetaIncSum: P(a+1, b, x) and P(a, b+1, x) have the mean P(a, b, x), with the weights a and b; P(a, b, x) is Q(b, a, 1-x), to the bit; and of b = 1 and a = 1 they are powers.
func testBetaIncSum[T Float](t *testing.T, unit int) {
	worst := 0.0
	off := func(x, y Quad[T]) {
		worst = max(worst, math.Ldexp(math.Abs(float64(x.Sub(y).X0)), -unit))
	}
	one := Quad[T]{X0: 1}
	for i := range 10 {
		for j := range 10 {
			for k := range 7 {
				a, b, x := Quad[T]{X0: T(math.Exp2(float64(i)/2 - 2))}, Quad[T]{X0: T(math.Exp2(float64(j) - 3))}, Quad[T]{X0: T(k+1) / 8}
				s, p := a.Add(b), a.BetaP(b, x)
				off(s.Mul(p), a.Mul(a.AddFloat(1).BetaP(b, x)).Add(b.Mul(a.BetaP(b.AddFloat(1), x))))
				if y := one.Sub(x); p != b.BetaQ(a, y) || a.BetaQ(b, x) != b.BetaP(a, y) {
					t.Errorf("P(%x, %x, %x) is not Q of the other portion", a, b, x)
				}
				if j == 3 { // b = 1
					off(p, x.Pow(a))
					off(one.BetaQ(a, x), one.Sub(x).Pow(a))
				}
			}
		}
	}
	if worst > 512 || worst < 0.01 {
		t.Errorf("means and powers are off by %gu⁴", worst)
	}
}

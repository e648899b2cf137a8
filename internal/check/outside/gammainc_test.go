package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestGammaIncSpecial(t *testing.T) {
	testGammaIncSpecial[float32](t)
	testGammaIncSpecial[float64](t)
}

// testGammaIncSpecial: zeros, infinities and NaN, and the ends of the domain.
func testGammaIncSpecial[T Float](t *testing.T) {
	inf, nan, zero, least := math.Inf(1), math.NaN(), math.Copysign(0, -1), math.SmallestNonzeroFloat64
	if is32[T]() {
		least = math.SmallestNonzeroFloat32
	}
	for _, c := range []struct{ a, x, p float64 }{
		{1, 0, 0}, {1, zero, 0}, {least, 0, 0}, {1, inf, 1}, {least, inf, 1}, {10000, inf, 1}, {10000, 0, 0}, {10000, 1, 0}, {10000, 1e30, 1}, {100, least, 0},
		{0, 1, 1}, {zero, 1, 1}, {0, inf, 1}, {0, least, 1}, {0, 0, nan}, {zero, zero, nan},
		{-1, 1, nan}, {-least, 1, nan}, {-inf, 1, nan}, {1, -1, nan}, {1, -least, nan}, {1, -inf, nan}, {0, -1, nan},
		{10001, 1, nan}, {1e30, 1e30, nan}, {inf, 1, nan}, {inf, inf, nan}, {nan, 1, nan}, {1, nan, nan}, {nan, nan, nan}, {0, nan, nan}, {nan, 0, nan},
	} {
		a, x := Pair[T]{Hi: T(c.a)}, Pair[T]{Hi: T(c.x)}
		b, y := a.Quad(), x.Quad()
		for _, w := range []struct {
			name string
			two  Pair[T]
			four Quad[T]
			want float64
		}{{"P", a.GammaP(x), b.GammaP(y), c.p}, {"Q", a.GammaQ(x), b.GammaQ(y), 1 - c.p}} {
			if !sameFloat(float64(w.two.Hi), w.want) || !sameFloat(float64(w.four.X0), w.want) || w.two.Lo != 0 || w.four != (Quad[T]{X0: w.four.X0}) && w.want == w.want {
				t.Errorf("%s(%g, %g) = %x, and %x of four limbs, want %g", w.name, c.a, c.x, w.two, w.four, w.want)
			}
		}
	}
}

func TestGammaIncSum(t *testing.T) {
	testGammaIncSum[float32](t, -96)
	testGammaIncSum[float64](t, -212)
}

// testGammaIncSum: Q(a+1, x) - Q(a, x) is P(a, x) - P(a+1, x), on either side of all places where the way changes,
// and of a = ½ the functions are erf √x and erfc √x.
func testGammaIncSum[T Float](t *testing.T, unit int) {
	worst := 0.0
	off := func(x, y Quad[T]) {
		worst = max(worst, math.Ldexp(math.Abs(float64(x.Sub(y).X0)), -unit))
	}
	for i := range 40 {
		for j := range 40 {
			a, x := Quad[T]{X0: T(math.Exp2(float64(i)/4 - 4))}, Quad[T]{X0: T(math.Exp2(float64(j)/4 - 4))}
			b := a.AddFloat(1)
			off(b.GammaQ(x).Sub(a.GammaQ(x)), a.GammaP(x).Sub(b.GammaP(x)))
			if i == 0 {
				y, half := x.Sqrt(), Quad[T]{X0: 0.5}
				off(half.GammaP(x), y.Erf())
				off(half.GammaQ(x), y.Erfc())
			}
		}
	}
	if worst > 8 || worst < 0.01 {
		t.Errorf("sums and error functions are off by %gu⁴", worst)
	}
}

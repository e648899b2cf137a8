package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestGammaInvSpecial(t *testing.T) {
	testGammaInvSpecial[float32](t)
	testGammaInvSpecial[float64](t)
}

// testGammaInvSpecial: zeros, ones, infinities and NaN, the ends of the domain, and results beyond the range.
func testGammaInvSpecial[T Float](t *testing.T) {
	inf, nan, zero, least := math.Inf(1), math.NaN(), math.Copysign(0, -1), math.SmallestNonzeroFloat64
	if is32[T]() {
		least = math.SmallestNonzeroFloat32
	}
	for _, c := range []struct{ a, p, x, y float64 }{
		{1, 0, 0, inf}, {1, zero, 0, inf}, {1, 1, inf, 0}, {0x1p-8, 0, 0, inf}, {10000, 1, inf, 0}, {0x1p-8, 0x1p-40, 0, -1}, {0x1p-8, least, 0, -1},
		{1, -1, nan, nan}, {1, -least, nan, nan}, {1, 2, nan, nan}, {1, inf, nan, nan}, {1, nan, nan, nan},
		{0, 0.5, nan, nan}, {0x1p-9, 0.5, nan, nan}, {-1, 0.5, nan, nan}, {10001, 0.5, nan, nan}, {inf, 0.5, nan, nan}, {nan, 0.5, nan, nan}, {nan, 0, nan, nan}, {0, 0, nan, nan},
	} {
		a, p := Pair[T]{Hi: T(c.a)}, Pair[T]{Hi: T(c.p)}
		for _, w := range []struct {
			name string
			two  Pair[T]
			four Quad[T]
			want float64
		}{{"P", a.GammaPinv(p), a.Quad().GammaPinv(p.Quad()), c.x}, {"Q", a.GammaQinv(p), a.Quad().GammaQinv(p.Quad()), c.y}} {
			if w.want == -1 { // a number
				continue
			}
			if !sameFloat(float64(w.two.Hi), w.want) || !sameFloat(float64(w.four.X0), w.want) || w.two.Lo != 0 || w.four != (Quad[T]{X0: w.four.X0}) && w.want == w.want {
				t.Errorf("the x with %s(%g, x) = %g is %x, and %x of four limbs, want %g", w.name, c.a, c.p, w.two, w.four, w.want)
			}
		}
	}
}

func TestGammaInvSum(t *testing.T) {
	testGammaInvSum[float32](t, -96)
	testGammaInvSum[float64](t, -212)
}

// testGammaInvSum: P and Q of the results are p and q, of a = 1 they are logarithms, and of a = ½ squares of inverse
// error functions.
func testGammaInvSum[T Float](t *testing.T, unit int) {
	worst := 0.0
	off := func(x, y Quad[T]) {
		worst = max(worst, math.Ldexp(math.Abs(float64(x.Sub(y).Div(y).X0)), -unit))
	}
	for i := range 14 {
		for j := range 5 {
			a, p := Quad[T]{X0: T(math.Exp2(float64(i)/2 - 2))}, Quad[T]{X0: T(math.Exp2(float64(-2*j - 1)))}
			off(a.GammaP(a.GammaPinv(p)), p)
			off(a.GammaQ(a.GammaQinv(p)), p)
			one := Quad[T]{X0: 1}
			switch i {
			case 4:
				off(a.GammaQinv(p), p.Log().Neg())
				off(a.GammaPinv(one.Sub(p)), p.Log().Neg())
			case 2:
				x, y := p.Erfinv(), p.Erfcinv()
				off(a.GammaPinv(p), x.Sqr())
				off(a.GammaQinv(p), y.Sqr())
			}
		}
	}
	if worst > 128 || worst < 0.01 {
		t.Errorf("inverses are off by %gu⁴", worst)
	}
}

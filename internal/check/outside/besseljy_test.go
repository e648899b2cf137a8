package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestBesselJYSpecial(t *testing.T) {
	testBesselJYSpecial[float32](t)
	testBesselJYSpecial[float64](t)
}

// testBesselJYSpecial: zeros, infinities, NaN, the ends of the domain and of the range.
func testBesselJYSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, w := range []struct{ x, nu, j, y float64 }{
		{0, 0, 1, -inf}, {zero, 0, 1, -inf}, {zero, zero, 1, -inf}, {0, 2, 0, -inf}, {0, 0.25, 0, -inf}, {0, -3, 0, inf}, {0, -2, 0, -inf},
		{0, -0.5, inf, 0}, {0, -1.5, -inf, 0}, {0, -0.25, inf, -inf}, {0, -0.75, inf, inf}, {0, -2.25, inf, -inf}, {zero, -1.25, -inf, inf}, {0, -1000, 0, -inf},
		{inf, 3.5, 0, 0}, {inf, -3.5, 0, 0}, {inf, 0, 0, 0},
		{nan, 1, nan, nan}, {1, nan, nan, nan}, {-1, 1, nan, nan}, {-inf, 0, nan, nan}, {1, inf, nan, nan}, {1, -inf, nan, nan},
		{1, 1000.5, nan, nan}, {0, 1001, nan, nan}, {inf, 1001, nan, nan}, {nan, nan, nan, nan},
		{0x1p-100, 500, 0, -inf}, {0x1p-100, -500, 0, -inf}, {0x1p-100, -501, 0, inf}, {0x1p-100, -500.5, inf, 0}, {0x1p-100, -501.5, -inf, 0},
	} {
		x, nu := Pair[T]{Hi: T(w.x)}, Pair[T]{Hi: T(w.nu)}
		for name, f := range map[string][2]Quad[T]{
			"J": {x.BesselJ(nu).Quad(), x.Quad().BesselJ(nu.Quad())},
			"Y": {x.BesselY(nu).Quad(), x.Quad().BesselY(nu.Quad())},
		} {
			want := w.j
			if name == "Y" {
				want = w.y
			}
			for _, z := range f {
				if want == 0 && z.X0 == 0 {
					z.X0 = 0 // of either sign
				}
				if !sameFloat(float64(z.X0), want) || z.X1 != 0 || z.X2 != 0 || z.X3 != 0 {
					t.Errorf("%s(%g) of order %g is %x, want %g", name, w.x, w.nu, z, want)
				}
			}
		}
	}
}

func TestBesselJYSum(t *testing.T) {
	testBesselJYSum[float32](t, -48)
	testBesselJYSum[float64](t, -106)
}

// testBesselJYSum: J(ν+1)·Y(ν) - J(ν)·Y(ν+1) is 2/πx, J and Y of whole orders are those of Jn and Yn, and of orders whole
// but for ½ those of the negative order, on either side of where the way changes.
func testBesselJYSum[T Float](t *testing.T, unit int) {
	worst, wrong := 0.0, 0.0
	half := Pair[T]{Hi: 1}.Atan().MulFloat(2)
	for k := range 200 {
		x := Pair[T]{Hi: T(0.25 + float64(k)*0.28125), Lo: T(math.Ldexp(1, unit/2-8))}
		nu := Pair[T]{Hi: T(k%37) / 2}
		next := nu.AddFloat(1)
		j, y, j1, y1 := x.BesselJ(nu), x.BesselY(nu), x.BesselJ(next), x.BesselY(next)
		over := float64(j.Hypot(y).Mul(j1.Hypot(y1)).Mul(x).Hi)
		d := j1.Mul(y).Sub(j.Mul(y1)).Mul(x).Mul(half).SubFloat(1)
		worst = max(worst, math.Abs(math.Ldexp(float64(d.Hi), -unit))/max(over, 1))
		a, b := x.Jn(k%37/2), x.Yn(k%37/2)
		if k%37%2 == 1 { // J(-ν) is ∓Y(ν), and Y(-ν) is ±J(ν)
			a, b = x.BesselY(nu.Neg()), x.BesselJ(nu.Neg()).Neg()
			if k%37%4 == 3 {
				a, b = a.Neg(), b.Neg()
			}
		}
		wrong = max(wrong, math.Abs(math.Ldexp(float64(j.Sub(a).Hypot(y.Sub(b)).Div(j.Hypot(y)).Hi), -unit)))
	}
	if worst > 8 || worst < 0.1 {
		t.Errorf("the sum is off by %gu²", worst)
	}
	if wrong > 4 {
		t.Errorf("orders of whole numbers and halves are off by %gu²", wrong)
	}
}

package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestBesselNuSpecial(t *testing.T) {
	testBesselNuSpecial[float32](t)
	testBesselNuSpecial[float64](t)
}

// testBesselNuSpecial: zeros, infinities, NaN, the ends of the domain and of the range.
func testBesselNuSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, w := range []struct{ x, nu, i, k float64 }{
		{0, 0, 1, inf}, {zero, 0, 1, inf}, {zero, zero, 1, inf}, {0, 2, 0, inf}, {0, 0.25, 0, inf}, {0, -3, 0, inf},
		{0, -0.5, inf, inf}, {0, -1.5, -inf, inf}, {0, -2.25, inf, inf}, {zero, -1.25, -inf, inf}, {0, -1000, 0, inf},
		{inf, 3.5, inf, 0}, {inf, -3.5, inf, 0}, {1e30, 1000, inf, 0}, {1e30, -999.5, inf, 0},
		{nan, 1, nan, nan}, {1, nan, nan, nan}, {-1, 1, nan, nan}, {-inf, 0, nan, nan}, {1, inf, nan, nan}, {1, -inf, nan, nan},
		{1, 1000.5, nan, nan}, {0, 1001, nan, nan}, {inf, 1001, nan, nan}, {nan, nan, nan, nan},
		{0x1p-100, 500, 0, inf}, {0x1p-100, -500, 0, inf}, {0x1p-100, -500.5, inf, inf}, {0x1p-100, -501.5, -inf, inf}, {0x1p-149, -1000, 0, inf},
	} {
		x, nu := Pair[T]{Hi: T(w.x)}, Pair[T]{Hi: T(w.nu)}
		for name, f := range map[string][2]Quad[T]{
			"I": {x.BesselI(nu).Quad(), x.Quad().BesselI(nu.Quad())},
			"K": {x.BesselK(nu).Quad(), x.Quad().BesselK(nu.Quad())},
		} {
			want := w.i
			if name == "K" {
				want = w.k
			}
			for _, z := range f {
				if !sameFloat(float64(z.X0), want) || z.X1 != 0 || z.X2 != 0 || z.X3 != 0 {
					t.Errorf("%s(%g) of order %g is %x, want %g", name, w.x, w.nu, z, want)
				}
			}
		}
	}
}

func TestBesselNuSum(t *testing.T) {
	testBesselNuSum[float32](t, -48)
	testBesselNuSum[float64](t, -106)
}

// testBesselNuSum: I(ν)·K(ν+1) + I(ν+1)·K(ν) is 1/x, and I of a whole order that of its negative, on either side of
// where the way changes.
func testBesselNuSum[T Float](t *testing.T, unit int) {
	worst := 0.0
	for k := range 400 {
		x := Pair[T]{Hi: T(0.25 + float64(k%40)*0.0625), Lo: T(math.Ldexp(1, unit/2-8))}
		if k%7 == 0 {
			x.Hi = T(20 + float64(k)/8)
		}
		nu := Pair[T]{Hi: T(float64(k) / 32)}
		next := nu.AddFloat(1)
		i, j := x.BesselI(nu), x.BesselI(next)
		d := i.Mul(x.BesselK(next)).Add(j.Mul(x.BesselK(nu))).Mul(x).SubFloat(1)
		worst = max(worst, math.Abs(math.Ldexp(float64(d.Hi), -unit)))
		if k%32 == 0 && x.BesselI(nu.Neg()) != i {
			t.Errorf("I(%v) of order %v is not that of the negative order", x, nu)
		}
	}
	if worst > 8 || worst < 0.1 {
		t.Errorf("the sum is off by %gu²", worst)
	}
}

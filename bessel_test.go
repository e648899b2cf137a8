package limb

import (
	"math"
	"testing"
)

func TestBesselSpecial(t *testing.T) { testBesselSpecial[float32](t); testBesselSpecial[float64](t) }

// testBesselSpecial: zeros, infinities, NaN and the ends of the range, as POSIX has them for J
// and Y; the limits for I.
func testBesselSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	any := math.Inf(-1) // stands for what is not tested
	for _, c := range []struct{ x, j0, j1, y0, y1, i0, i1 float64 }{
		{0, 1, 0, -inf, -inf, 1, 0}, {zero, 1, zero, -inf, -inf, 1, zero},
		{inf, 0, 0, 0, 0, inf, inf}, {-inf, 0, 0, nan, nan, inf, -inf}, {nan, nan, nan, nan, nan, nan, nan},
		{-1, any, any, nan, nan, any, any}, {-1e30, any, any, nan, nan, inf, -inf}, {1e30, any, any, any, any, inf, inf},
		{0x1p-149, 1, 0x1p-150, any, any, 1, 0x1p-150}, {-0x1p-100, 1, -0x1p-101, nan, nan, 1, -0x1p-101},
	} {
		x, q := Pair[T]{Hi: T(c.x)}, Quad[T]{X0: T(c.x)}
		for _, f := range []struct {
			name string
			want float64
			pair Pair[T]
			quad Quad[T]
		}{
			{"J0", c.j0, x.J0(), q.J0()}, {"J1", c.j1, x.J1(), q.J1()}, {"Y0", c.y0, x.Y0(), q.Y0()},
			{"Y1", c.y1, x.Y1(), q.Y1()}, {"I0", c.i0, x.I0(), q.I0()}, {"I1", c.i1, x.I1(), q.I1()},
		} {
			if f.want == any && !(f.name[0] == 'Y' && c.x == 0) && !(f.name == "I1" && c.x == any) {
				continue
			}
			w, special := float64(T(f.want)), c.x-c.x != 0 || c.x == 0
			if !sameFloat(float64(f.pair.Hi), w) || special && f.pair.Lo != 0 {
				t.Errorf("%s(%g) = %x, want %g", f.name, c.x, []T{f.pair.Hi, f.pair.Lo}, w)
			}
			if z := f.quad; !sameFloat(float64(z.X0), w) || special && (z.X1 != 0 || z.X2 != 0 || z.X3 != 0) {
				t.Errorf("%s(%g) = %x of four limbs, want %g", f.name, c.x, []T{z.X0, z.X1, z.X2, z.X3}, w)
			}
		}
	}
}

func TestWronskian(t *testing.T) { testWronskian[float32](t); testWronskian[float64](t) }

// testWronskian: J1·Y0 - J0·Y1 is 2/πx, in every row and far from them.
func testWronskian[T Float](t *testing.T) {
	unit := math.Ldexp(1, -2*53)
	if is32[T]() {
		unit = math.Ldexp(1, -2*24)
	}
	worst := 0.0
	for k := range 2000 {
		x := Pair[T]{Hi: T(math.Exp2(float64(k)/2000*20 - 10))}
		d := x.J1().Mul(x.Y0()).Sub(x.J0().Mul(x.Y1())).Mul(x).Sub(twoOverPi3[T]().pair())
		worst = max(worst, math.Abs(float64(d.Hi))/unit)
	}
	if worst > 40 || worst < 0.1 {
		t.Errorf("the Wronskian is off by %gu²", worst)
	}
}

package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
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
		d := x.J1().Mul(x.Y0()).Sub(x.J0().Mul(x.Y1())).Mul(x).Sub(twoOverPi[T]())
		worst = max(worst, math.Abs(float64(d.Hi))/unit)
	}
	if worst > 40 || worst < 0.1 {
		t.Errorf("the Wronskian is off by %gu²", worst)
	}
}

func TestBesselOrders(t *testing.T) { testBesselOrders[float32](t); testBesselOrders[float64](t) }

// testBesselOrders: zeros, infinities, NaN, signs, orders beyond the highest one, and the bits of
// J0, J1, Y0 and Y1.
func testBesselOrders[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, c := range []struct {
		x      float64
		n      int
		jn, yn float64
	}{
		{0, 2, 0, -inf}, {zero, 2, 0, -inf}, {0, 3, 0, -inf}, {zero, 3, zero, -inf}, {0, -3, zero, inf}, {zero, -3, 0, inf}, {0, -2, 0, -inf},
		{0, 0, 1, -inf}, {0, -1, zero, inf}, {zero, -1, 0, inf}, {0, 1000, 0, -inf}, {zero, 999, zero, -inf},
		{inf, 5, 0, 0}, {-inf, 5, 0, nan}, {inf, -5, 0, 0}, {nan, 5, nan, nan}, {nan, 0, nan, nan}, {-1, 0, 0.7651976865579666, nan},
		{1, 1001, nan, nan}, {1, -1001, nan, nan}, {0, 1001, nan, nan}, {inf, 1001, nan, nan}, {1, math.MaxInt32, nan, nan},
		{1, math.MinInt32, nan, nan}, {1, math.MaxInt, nan, nan}, {1, math.MinInt, nan, nan},
		{0x1p-100, 2, 0, -inf}, {-0x1p-100, 3, zero, nan}, {0x1p-149, 900, 0, -inf}, {0x1p-149, -901, zero, inf},
		{1, 1000, 0, -inf}, {-2, 999, zero, nan},
	} {
		x, q := Pair[T]{Hi: T(c.x)}, Quad[T]{X0: T(c.x)}
		if !is32[T]() && c.x != 0 && math.Abs(c.x) < 0x1p-90 {
			x.Hi, q.X0 = T(x.Hi*pow2[T](-540)), T(q.X0*pow2[T](-540))
		}
		for _, f := range []struct {
			name string
			want float64
			pair Pair[T]
			quad Quad[T]
		}{{"Jn", c.jn, x.Jn(c.n), q.Jn(c.n)}, {"Yn", c.yn, x.Yn(c.n), q.Yn(c.n)}} {
			if !sameFloat(float64(f.pair.Hi), float64(T(f.want))) {
				t.Errorf("%s(%d, %g) = %x, want %g", f.name, c.n, c.x, []T{f.pair.Hi, f.pair.Lo}, f.want)
			}
			if z := f.quad; !sameFloat(float64(z.X0), float64(T(f.want))) {
				t.Errorf("%s(%d, %g) = %x of four limbs, want %g", f.name, c.n, c.x, []T{z.X0, z.X1, z.X2, z.X3}, f.want)
			}
		}
	}
	for k := range 400 {
		x := Pair[T]{Hi: T(math.Exp2(float64(k)/2 - 100))}
		q := x.Quad()
		if got, want := [4]Pair[T]{x.Jn(0), x.Jn(1), x.Yn(0), x.Yn(1)}, [4]Pair[T]{x.J0(), x.J1(), x.Y0(), x.Y1()}; got != want {
			t.Errorf("at %v Jn and Yn of the orders 0 and 1 are %v, want %v", x, got, want)
		}
		if got, want := [4]Quad[T]{q.Jn(0), q.Jn(1), q.Yn(0), q.Yn(1)}, [4]Quad[T]{q.J0(), q.J1(), q.Y0(), q.Y1()}; got != want {
			t.Errorf("at %v Jn and Yn of the orders 0 and 1 are %v, want %v", x, got, want)
		}
		for n := range 12 {
			sign := T(1 - 2*(n%2))
			if x.Jn(-n) != signed(x.Jn(n), sign) || x.Neg().Jn(n) != signed(x.Jn(n), sign) || x.Yn(-n) != signed(x.Yn(n), sign) {
				t.Errorf("at %v the functions of order %d and -%d differ by more than a sign", x, n, n)
			}
		}
	}
}

func TestWronskians(t *testing.T) { testWronskians[float32](t); testWronskians[float64](t) }

// testWronskians: J(n+1)·Yn - Jn·Y(n+1) is 2/πx, for orders below x and above.
func testWronskians[T Float](t *testing.T) {
	unit := math.Ldexp(1, -2*53)
	if is32[T]() {
		unit = math.Ldexp(1, -2*24)
	}
	worst := 0.0
	for k := range 2000 {
		x, n := Pair[T]{Hi: T(math.Exp2(float64(k)/2000*12 - 4))}, k%101
		y := x.Yn(n + 1)
		if !finite(y.Hi) || y.Abs().Hi > T(0x1p90) { // Jn underflows
			continue
		}
		d := x.Jn(n + 1).Mul(x.Yn(n)).Sub(x.Jn(n).Mul(y)).Mul(x).Sub(twoOverPi[T]())
		worst = max(worst, math.Abs(float64(d.Hi))/unit)
	}
	if worst > 80 || worst < 0.1 {
		t.Errorf("the Wronskian is off by %gu²", worst)
	}
}

// signed returns x times s, which is 1 or -1.
func signed[T Float](x Pair[T], s T) Pair[T] { return Pair[T]{Hi: T(x.Hi * s), Lo: T(x.Lo * s)} }

// twoOverPi returns 2/π.
func twoOverPi[T Float]() Pair[T] { return pairFromBig[T](NewQD(2.0).Div(Pi[QD]()).Big()) }

package limb

import (
	"math"
	"math/big"
	"math/rand/v2"
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

func TestBesselDistance(t *testing.T) {
	testBesselDistance[float32](t, 24)
	testBesselDistance[float64](t, 53)
}

// testBesselDistance: the distance from a zero is good relative to itself, also of numbers whose limbs
// are far apart. In five limbs that begin where x does it is not.
func testBesselDistance[T Float](t *testing.T, p int) {
	r := rand.New(rand.NewPCG(5, 6))
	worst, worstOf5 := 0.0, 0.0
	for range 4000 {
		j := 1 + r.Int32N(16)
		z, rest, _, up := besselZero4[T](j)
		x := z
		moved := []*T{&x.X1, &x.X2, &x.X3}[r.IntN(3):]
		*moved[0] *= T(1 - math.Ldexp(r.Float64(), -r.IntN(p)))
		for _, a := range moved[1:] {
			*a *= T(math.Exp2(float64(-r.IntN(2 * p))))
		}
		exact := new(big.Float).SetPrec(3000).Sub(x.Big(), z.Big())
		exact.Sub(exact, new(big.Float).Quo(rest.Big(), big.NewFloat(float64(up))))
		if exact.MantExp(nil) < -48 && is32[T]() { // its last bits underflow
			continue
		}
		off := func(d quint[T]) float64 {
			y := new(big.Float).SetPrec(3000).Add(Quad[T]{d.X0, d.X1, d.X2, d.X3}.Big(), Quad[T]{X0: d.X4}.Big())
			e, _ := y.Quo(y.Sub(y, exact), exact).Float64()
			return math.Ldexp(math.Abs(e), 4*p)
		}
		d, _, _ := besselRow4(x, j)
		in5 := quintOf(x).sub(quintOf(z)).scale(up).sub(quintOf(rest)).scale(1 / up)
		worst, worstOf5 = max(worst, off(d)), max(worstOf5, off(in5))
	}
	if !(worst <= 1.1) || worstOf5 < 1000 {
		t.Errorf("the distance is off by %gu⁴, in five limbs %gu⁴", worst, worstOf5)
	}
}

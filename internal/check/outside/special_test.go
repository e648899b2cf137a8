package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestSpecialFunctions(t *testing.T) {
	testSpecialFunctions[float32](t)
	testSpecialFunctions[float64](t)
}

// testSpecialFunctions: the zeros, poles and ends of elliptic integrals, of Lambert's function, of the
// exponential integral and of ζ.
func testSpecialFunctions[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	most, least := math.MaxFloat64, math.SmallestNonzeroFloat64
	if is32[T]() {
		most, least = math.MaxFloat32, math.SmallestNonzeroFloat32
	}
	for _, f := range []struct {
		name  string
		pair  func(Pair[T]) Pair[T]
		quad  func(Quad[T]) Quad[T]
		cases [][2]float64
	}{
		{"EllipticK", Pair[T].EllipticK, Quad[T].EllipticK, [][2]float64{
			{0, math.Pi / 2}, {zero, math.Pi / 2}, {least, math.Pi / 2}, {1, inf}, {-inf, 0}, {1.5, nan}, {inf, nan}, {nan, nan},
		}},
		{"EllipticE", Pair[T].EllipticE, Quad[T].EllipticE, [][2]float64{
			{0, math.Pi / 2}, {zero, math.Pi / 2}, {least, math.Pi / 2}, {1, 1}, {-inf, inf}, {1.5, nan}, {inf, nan}, {nan, nan},
		}},
		{"LambertW", Pair[T].LambertW, Quad[T].LambertW, [][2]float64{
			{0, 0}, {zero, zero}, {least, least}, {-least, -least}, {inf, inf}, {-0.375, nan}, {-inf, nan}, {nan, nan},
		}},
		{"ExpInt", Pair[T].ExpInt, Quad[T].ExpInt, [][2]float64{
			{0, -inf}, {zero, -inf}, {inf, inf}, {-inf, zero}, {nan, nan}, {most, inf}, {-most, zero}, {750, inf}, {-750, zero},
		}},
		{"Zeta", Pair[T].Zeta, Quad[T].Zeta, [][2]float64{
			{0, -0.5}, {zero, -0.5}, {1, inf}, {inf, 1}, {-inf, nan}, {nan, nan}, {most, 1}, {-most, 0}, {217, 1}, {-2, 0}, {-4, 0}, {-444, 0}, {-446, 0}, {-0x1p23, 0},
			{-449, -inf}, {-451, inf}, {-450.5, inf}, {-1, -1.0 / 12}, {-3, 1.0 / 120}, {2, math.Pi * math.Pi / 6},
		}},
	} {
		for _, c := range f.cases {
			x, want := T(c[0]), c[1]
			p, q := f.pair(Pair[T]{Hi: x}), f.quad(Quad[T]{X0: x})
			if !sameFloat(float64(p.Hi), float64(T(want))) || !sameFloat(float64(q.X0), float64(T(want))) {
				t.Errorf("%s(%g) = %g, and %g of four limbs, want %g", f.name, x, p.Hi, q.X0, want)
			}
			if !finite(T(want)) && (p.Lo != 0 || q.X1 != 0 || q.X2 != 0 || q.X3 != 0) {
				t.Errorf("%s(%g) = %x, and %x of four limbs, has lower limbs", f.name, x, p, q)
			}
		}
	}
}

// TestEllipticLegendre: E(m)K(1-m) + E(1-m)K(m) - K(m)K(1-m) is π/2.
func TestEllipticLegendre(t *testing.T) {
	for _, m := range []float64{0x1p-300, 0x1p-20, 0.125, 0.5, 0.75} {
		x := NewQD(m)
		y := x.Neg().AddFloat(1)
		k, l := x.EllipticK(), y.EllipticK()
		d := x.EllipticE().Mul(l).Add(y.EllipticE().Sub(l).Mul(k)).Sub(Pi[QD]().MulFloat(0.5))
		if !(math.Abs(d.X0) < 0x1p-200) {
			t.Errorf("m = %g: off by %g", m, d.X0)
		}
	}
}

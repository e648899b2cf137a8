package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestAreaSpecial(t *testing.T) { testAreaSpecial[float32](t); testAreaSpecial[float64](t) }

func testAreaSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	type cases [][2]float64
	for _, c := range []struct {
		name  string
		pair  func(Pair[T]) Pair[T]
		quad  func(Quad[T]) Quad[T]
		cases cases
	}{
		{"Asinh", Pair[T].Asinh, Quad[T].Asinh, cases{{0, 0}, {zero, zero}, {inf, inf}, {-inf, -inf}, {nan, nan}}},
		{"Acosh", Pair[T].Acosh, Quad[T].Acosh, cases{{1, 0}, {0.5, nan}, {0, nan}, {-1, nan}, {inf, inf}, {-inf, nan}, {nan, nan}}},
		{"Atanh", Pair[T].Atanh, Quad[T].Atanh, cases{{0, 0}, {zero, zero}, {1, inf}, {-1, -inf}, {2, nan}, {inf, nan}, {-inf, nan}, {nan, nan}}},
	} {
		for _, k := range c.cases {
			if z := c.pair(Pair[T]{Hi: T(k[0])}); !sameFloat(float64(z.Hi), k[1]) || z.Lo != 0 {
				t.Errorf("%s(%g) = %x, want %g", c.name, k[0], []T{z.Hi, z.Lo}, k[1])
			}
			if z := c.quad(Quad[T]{X0: T(k[0])}); !sameFloat(float64(z.X0), k[1]) || z.X1 != 0 || z.X2 != 0 || z.X3 != 0 {
				t.Errorf("%s(%g) = %x, want %g", c.name, k[0], []T{z.X0, z.X1, z.X2, z.X3}, k[1])
			}
		}
		// The second limb decides beside 1.
		tiny := T(0x1p-100)
		above, below := c.pair(Pair[T]{Hi: 1, Lo: tiny}).Hi, c.pair(Pair[T]{Hi: 1, Lo: -tiny}).Hi
		switch c.name {
		case "Acosh":
			if !(above > 0) || below == below {
				t.Errorf("Acosh(1 ± 2^-100) = %g, %g", above, below)
			}
		case "Atanh":
			if above == above || !(34 < below && below < 36) {
				t.Errorf("Atanh(1 ± 2^-100) = %g, %g", above, below)
			}
		}
	}
}

// TestAreaOdd tries tiny arguments, which are kept, and the signs of all limbs.
func TestAreaOdd(t *testing.T) {
	for n := 2; n < 1074; n++ {
		x := DD{Hi: math.Ldexp(1.25, -n), Lo: math.Ldexp(1, -n-60)}
		a, b, c := x.Asinh(), x.Atanh(), x.Log1p()
		if x.Neg().Asinh() != a.Neg() || x.Neg().Atanh() != b.Neg() {
			t.Errorf("an odd function is not odd at 2^-%d", n)
		}
		if n > 120 && (a != x || b != x || c.Hi != x.Hi) {
			t.Errorf("%g becomes %g, %g, %g", x, a, b, c)
		}
	}
}

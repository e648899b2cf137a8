package limb

import (
	"math"
	"testing"
)

// sameFloat reports whether a and b are the same number, zeros by their signs, or
// both NaN.
func sameFloat(a, b float64) bool {
	return math.IsNaN(a) && math.IsNaN(b) || a == b && math.Signbit(a) == math.Signbit(b)
}

func TestLogSpecial(t *testing.T) { testLogSpecial[float32](t); testLogSpecial[float64](t) }

func testLogSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, c := range []struct {
		name      string
		pair      func(Pair[T]) Pair[T]
		want      map[float64]float64
		zero, nan float64 // at -0, at NaN
	}{
		{"Log", Pair[T].Log, map[float64]float64{0: -inf, 1: 0, inf: inf, -inf: nan, -1: nan, -0x1p-149: nan}, -inf, nan},
		{"Log2", Pair[T].Log2, map[float64]float64{0: -inf, 1: 0, inf: inf, -inf: nan, -1: nan, 0x1p-149: -149, 0x1p127: 127}, -inf, nan},
		{"Log10", Pair[T].Log10, map[float64]float64{0: -inf, 1: 0, inf: inf, -inf: nan, -1: nan}, -inf, nan},
		{"Log1p", Pair[T].Log1p, map[float64]float64{0: 0, -1: -inf, inf: inf, -inf: nan, -2: nan}, zero, nan},
	} {
		c.want[nan] = c.nan
		for x, want := range c.want {
			if z := c.pair(FromFloat(T(x))); !sameFloat(float64(z.Hi), want) || z.Lo != 0 {
				t.Errorf("%s(%g) = %g, want %g", c.name, x, z, want)
			}
		}
		if z := c.pair(FromFloat(T(zero))); !sameFloat(float64(z.Hi), c.zero) || z.Lo != 0 {
			t.Errorf("%s(-0) = %g, want %g", c.name, z, c.zero)
		}
	}
}

func TestLog2Exact(t *testing.T) {
	for n := -1074; n <= 1023; n++ {
		if z := (DD{math.Ldexp(1, n), 0}).Log2(); z != (DD{float64(n), 0}) {
			t.Errorf("DD: Log2(2^%d) = %g", n, z)
		}
		if x := float32(math.Ldexp(1, n)); x != 0 && n < 128 {
			if z := (DF{x, 0}).Log2(); z != (DF{float32(n), 0}) {
				t.Errorf("DF: Log2(2^%d) = %g", n, z)
			}
		}
	}
}

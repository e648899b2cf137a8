package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestLogSpecial(t *testing.T) { testLogSpecial[float32](t); testLogSpecial[float64](t) }

func testLogSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, c := range []struct {
		name      string
		pair      func(Pair[T]) Pair[T]
		quad      func(Quad[T]) Quad[T]
		want      map[float64]float64
		zero, nan float64 // at -0, at NaN
	}{
		{"Log", Pair[T].Log, Quad[T].Log, map[float64]float64{0: -inf, 1: 0, inf: inf, -inf: nan, -1: nan, -0x1p-149: nan}, -inf, nan},
		{"Log2", Pair[T].Log2, Quad[T].Log2, map[float64]float64{0: -inf, 1: 0, inf: inf, -inf: nan, -1: nan, 0x1p-149: -149, 0x1p127: 127}, -inf, nan},
		{"Log10", Pair[T].Log10, Quad[T].Log10, map[float64]float64{0: -inf, 1: 0, inf: inf, -inf: nan, -1: nan}, -inf, nan},
		{"Log1p", Pair[T].Log1p, Quad[T].Log1p, map[float64]float64{0: 0, -1: -inf, inf: inf, -inf: nan, -2: nan}, zero, nan},
	} {
		c.want[nan] = c.nan
		check := func(x, want float64) {
			if z := c.pair(Pair[T]{Hi: T(x)}); !sameFloat(float64(z.Hi), want) || z.Lo != 0 {
				t.Errorf("%s(%g) = %x, want %g", c.name, x, []T{z.Hi, z.Lo}, want)
			}
			if z := c.quad(Quad[T]{X0: T(x)}); !sameFloat(float64(z.X0), want) || z.X1 != 0 || z.X2 != 0 || z.X3 != 0 {
				t.Errorf("%s(%g) = %x, want %g", c.name, x, []T{z.X0, z.X1, z.X2, z.X3}, want)
			}
		}
		for x, want := range c.want {
			check(x, want)
		}
		check(zero, c.zero)
	}
}

func TestLog2Exact(t *testing.T) {
	for n := -1074; n <= 1023; n++ {
		if z := (DD{Hi: math.Ldexp(1, n), Lo: 0}).Log2(); z != (DD{Hi: float64(n), Lo: 0}) {
			t.Errorf("DD: Log2(2^%d) = %g", n, z)
		}
		if z := (QD{X0: math.Ldexp(1, n)}).Log2(); z != (QD{X0: float64(n)}) {
			t.Errorf("QD: Log2(2^%d) = %g", n, z)
		}
		if x := float32(math.Ldexp(1, n)); x != 0 && n < 128 {
			if z := (DF{Hi: x, Lo: 0}).Log2(); z != (DF{Hi: float32(n), Lo: 0}) {
				t.Errorf("DF: Log2(2^%d) = %g", n, z)
			}
			if z := (QF{X0: x}).Log2(); z != (QF{X0: float32(n)}) {
				t.Errorf("QF: Log2(2^%d) = %g", n, z)
			}
		}
	}
}

func TestLog10Exact(t *testing.T) {
	for n := range 23 {
		a := math.Pow10(n)
		if z := (DD{Hi: a, Lo: 0}).Log10(); z != (DD{Hi: float64(n), Lo: 0}) {
			t.Errorf("DD: Log10(10^%d) = %g", n, z)
		}
		if z := (QD{X0: a}).Log10(); z != (QD{X0: float64(n)}) {
			t.Errorf("QD: Log10(10^%d) = %g", n, z)
		}
		if n > 10 {
			continue
		}
		if z := (DF{Hi: float32(a), Lo: 0}).Log10(); z != (DF{Hi: float32(n), Lo: 0}) {
			t.Errorf("DF: Log10(10^%d) = %g", n, z)
		}
		if z := (QF{X0: float32(a)}).Log10(); z != (QF{X0: float32(n)}) {
			t.Errorf("QF: Log10(10^%d) = %g", n, z)
		}
	}
}

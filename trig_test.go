package limb_test

import (
	"math"
	"testing"

	"github.com/limbfp/limb"
)

func TestTrigSpecials(t *testing.T) {
	trigSpecials[float32](t)
	trigSpecials[float64](t)
}

func trigSpecials[T limb.Float](t *testing.T) {
	negZero, inf, nan := T(math.Copysign(0, -1)), T(math.Inf(1)), T(math.NaN())
	pair := func(a T) limb.Pair[T] { return limb.Pair[T]{Hi: a} }
	for _, c := range []struct {
		name string
		f    func(limb.Pair[T]) limb.Pair[T]
		x, y T
	}{
		{"Sin", limb.Pair[T].Sin, 0, 0},
		{"Sin", limb.Pair[T].Sin, negZero, negZero},
		{"Sin", limb.Pair[T].Sin, inf, nan},
		{"Sin", limb.Pair[T].Sin, -inf, nan},
		{"Sin", limb.Pair[T].Sin, nan, nan},
		{"Cos", limb.Pair[T].Cos, 0, 1},
		{"Cos", limb.Pair[T].Cos, negZero, 1},
		{"Cos", limb.Pair[T].Cos, inf, nan},
		{"Cos", limb.Pair[T].Cos, -inf, nan},
		{"Cos", limb.Pair[T].Cos, nan, nan},
	} {
		y := c.f(pair(c.x))
		if same := y.Hi == c.y && math.Signbit(float64(y.Hi)) == math.Signbit(float64(c.y)) || y.Hi != y.Hi && c.y != c.y; !same || y.Lo != 0 {
			t.Errorf("%s(%v) = %v, want %v", c.name, c.x, y, c.y)
		}
	}
}

// TestTrigSymmetry: odd and even, bit for bit, and SinCos is Sin and Cos, over
// all exponents.
func TestTrigSymmetry(t *testing.T) {
	trigSymmetry[float32](t, -149, 127)
	trigSymmetry[float64](t, -1074, 1023)
}

func trigSymmetry[T limb.Float](t *testing.T, least, most int) {
	for e := least; e <= most; e++ {
		a := T(math.Ldexp(1.2345678901234567, e))
		x := limb.Pair[T]{Hi: a, Lo: T(float64(a) * 0x1.23456p-56)}
		sin, cos := x.SinCos()
		if sin != x.Sin() || cos != x.Cos() {
			t.Errorf("SinCos(%x) is not Sin and Cos", x)
		}
		if sin != x.Neg().Sin().Neg() || cos != x.Neg().Cos() {
			t.Errorf("Sin is not odd, or Cos not even, at %x", x)
		}
		if e < -60 && (sin != x || cos.Hi != 1) {
			t.Errorf("SinCos(%x) = %x, %x", x, sin, cos)
		}
	}
}

package outside

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
	odd := T(1<<24 - 1) // an odd integer; big is an even one
	big := T(0x1p120)
	negZero, inf, nan := T(math.Copysign(0, -1)), T(math.Inf(1)), T(math.NaN())
	quads := map[string]func(limb.Quad[T]) limb.Quad[T]{
		"Sin": limb.Quad[T].Sin, "Cos": limb.Quad[T].Cos, "Tan": limb.Quad[T].Tan,
		"SinPi": limb.Quad[T].SinPi, "CosPi": limb.Quad[T].CosPi, "TanPi": limb.Quad[T].TanPi,
	}
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
		{"Tan", limb.Pair[T].Tan, 0, 0},
		{"Tan", limb.Pair[T].Tan, negZero, negZero},
		{"Tan", limb.Pair[T].Tan, inf, nan},
		{"Tan", limb.Pair[T].Tan, -inf, nan},
		{"Tan", limb.Pair[T].Tan, nan, nan},
		{"SinPi", limb.Pair[T].SinPi, 0, 0},
		{"SinPi", limb.Pair[T].SinPi, negZero, negZero},
		{"SinPi", limb.Pair[T].SinPi, 1, 0},
		{"SinPi", limb.Pair[T].SinPi, -1, negZero},
		{"SinPi", limb.Pair[T].SinPi, 2, 0},
		{"SinPi", limb.Pair[T].SinPi, -2, negZero},
		{"SinPi", limb.Pair[T].SinPi, odd, 0},
		{"SinPi", limb.Pair[T].SinPi, -odd, negZero},
		{"SinPi", limb.Pair[T].SinPi, big, 0},
		{"SinPi", limb.Pair[T].SinPi, 0.5, 1},
		{"SinPi", limb.Pair[T].SinPi, 1.5, -1},
		{"SinPi", limb.Pair[T].SinPi, -0.5, -1},
		{"SinPi", limb.Pair[T].SinPi, inf, nan},
		{"SinPi", limb.Pair[T].SinPi, -inf, nan},
		{"SinPi", limb.Pair[T].SinPi, nan, nan},
		{"CosPi", limb.Pair[T].CosPi, 0, 1},
		{"CosPi", limb.Pair[T].CosPi, negZero, 1},
		{"CosPi", limb.Pair[T].CosPi, 1, -1},
		{"CosPi", limb.Pair[T].CosPi, -1, -1},
		{"CosPi", limb.Pair[T].CosPi, 2, 1},
		{"CosPi", limb.Pair[T].CosPi, odd, -1},
		{"CosPi", limb.Pair[T].CosPi, big, 1},
		{"CosPi", limb.Pair[T].CosPi, 0.5, 0},
		{"CosPi", limb.Pair[T].CosPi, -0.5, 0},
		{"CosPi", limb.Pair[T].CosPi, 1.5, 0},
		{"CosPi", limb.Pair[T].CosPi, -1.5, 0},
		{"CosPi", limb.Pair[T].CosPi, 2.5, 0},
		{"CosPi", limb.Pair[T].CosPi, inf, nan},
		{"CosPi", limb.Pair[T].CosPi, -inf, nan},
		{"CosPi", limb.Pair[T].CosPi, nan, nan},
		{"TanPi", limb.Pair[T].TanPi, 0, 0},
		{"TanPi", limb.Pair[T].TanPi, negZero, negZero},
		{"TanPi", limb.Pair[T].TanPi, 1, negZero},
		{"TanPi", limb.Pair[T].TanPi, -1, 0},
		{"TanPi", limb.Pair[T].TanPi, 2, 0},
		{"TanPi", limb.Pair[T].TanPi, -2, negZero},
		{"TanPi", limb.Pair[T].TanPi, odd, negZero},
		{"TanPi", limb.Pair[T].TanPi, big, 0},
		{"TanPi", limb.Pair[T].TanPi, -big, negZero},
		{"TanPi", limb.Pair[T].TanPi, 0.25, 1},
		{"TanPi", limb.Pair[T].TanPi, 0.75, -1},
		{"TanPi", limb.Pair[T].TanPi, 0.5, inf},
		{"TanPi", limb.Pair[T].TanPi, -0.5, -inf},
		{"TanPi", limb.Pair[T].TanPi, 1.5, -inf},
		{"TanPi", limb.Pair[T].TanPi, 2.5, inf},
		{"TanPi", limb.Pair[T].TanPi, inf, nan},
		{"TanPi", limb.Pair[T].TanPi, -inf, nan},
		{"TanPi", limb.Pair[T].TanPi, nan, nan},
	} {
		same := func(a T, rest ...T) bool {
			for _, b := range rest {
				if b != 0 {
					return false
				}
			}
			return a == c.y && math.Signbit(float64(a)) == math.Signbit(float64(c.y)) || a != a && c.y != c.y
		}
		if y := c.f(pair(c.x)); !same(y.Hi, y.Lo) {
			t.Errorf("%s(%v) = %v, want %v", c.name, c.x, y, c.y)
		}
		if y := quads[c.name](limb.Quad[T]{X0: c.x}); !same(y.X0, y.X1, y.X2, y.X3) {
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
		tan, tanPi := x.Tan(), x.TanPi()
		if tan != x.Neg().Tan().Neg() || tanPi != x.Neg().TanPi().Neg() {
			t.Errorf("Tan or TanPi is not odd at %x", x)
		}
		sinPi, cosPi := x.SinCosPi()
		if sinPi != x.SinPi() || cosPi != x.CosPi() {
			t.Errorf("SinCosPi(%x) is not SinPi and CosPi", x)
		}
		if sinPi != x.Neg().SinPi().Neg() || cosPi != x.Neg().CosPi() {
			t.Errorf("SinPi is not odd, or CosPi not even, at %x", x)
		}
		y := limb.Quad[T]{X0: x.Hi, X1: x.Lo, X2: T(float64(x.Lo) * -0x1.a987p-55), X3: T(float64(x.Lo) * 0x1.357p-110)}
		sinQuad, cosQuad := y.SinCos()
		if sinQuad != y.Sin() || cosQuad != y.Cos() {
			t.Errorf("SinCos(%x) is not Sin and Cos", y)
		}
		if sinQuad != y.Neg().Sin().Neg() || cosQuad != y.Neg().Cos() || y.Tan() != y.Neg().Tan().Neg() {
			t.Errorf("Sin or Tan is not odd, or Cos not even, at %x", y)
		}
		sinPiQuad, cosPiQuad := y.SinCosPi()
		if sinPiQuad != y.SinPi() || cosPiQuad != y.CosPi() {
			t.Errorf("SinCosPi(%x) is not SinPi and CosPi", y)
		}
		if sinPiQuad != y.Neg().SinPi().Neg() || cosPiQuad != y.Neg().CosPi() || y.TanPi() != y.Neg().TanPi().Neg() {
			t.Errorf("SinPi or TanPi is not odd, or CosPi not even, at %x", y)
		}
		if e < -60 && (sin != x || tan != x || cos.Hi != 1) {
			t.Errorf("SinCos(%x) = %x, %x, Tan %x", x, sin, cos, tan)
		}
	}
}

package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

// TestErfSpecials: what C23 says in its Annex F, and the like for what C lacks.
func TestErfSpecials(t *testing.T) {
	t.Run("f32", testErfSpecials[float32])
	t.Run("f64", testErfSpecials[float64])
}

func testErfSpecials[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, f := range []struct {
		name string
		two  func(Pair[T]) Pair[T]
		four func(Quad[T]) Quad[T]
		want map[float64]float64 // exactly
		zero float64             // of -0
	}{
		{"erf", Pair[T].Erf, Quad[T].Erf, map[float64]float64{0: 0, inf: 1, -inf: -1, 40: 1, -40: -1}, zero},
		{"erfc", Pair[T].Erfc, Quad[T].Erfc, map[float64]float64{0: 1, inf: 0, -inf: 2, 40: 0, 1e30: 0, -40: 2}, 1},
		{"erfcx", Pair[T].Erfcx, Quad[T].Erfcx, map[float64]float64{0: 1, inf: 0, -inf: inf, -40: inf, -1e30: inf}, 1},
		{"normcdf", Pair[T].NormCDF, Quad[T].NormCDF, map[float64]float64{0: 0.5, inf: 1, -inf: 0, 40: 1, -60: 0, -1e30: 0}, 0.5},
		{"erfinv", Pair[T].Erfinv, Quad[T].Erfinv, map[float64]float64{0: 0, 1: inf, -1: -inf, 1.5: nan, -2: nan, inf: nan, -inf: nan}, zero},
		{"erfcinv", Pair[T].Erfcinv, Quad[T].Erfcinv, map[float64]float64{0: inf, 1: 0, 2: -inf, -1: nan, -0x1p-120: nan, 3: nan, inf: nan, -inf: nan}, inf},
		{"normcdfinv", Pair[T].NormCDFinv, Quad[T].NormCDFinv, map[float64]float64{0: -inf, 0.5: 0, 1: inf, -1: nan, 2: nan, inf: nan, -inf: nan}, -inf},
	} {
		check := func(x, want float64) {
			t.Helper()
			for limbs, z := range map[int]Pair[T]{2: f.two(Pair[T]{Hi: T(x)}), 4: first(f.four(Quad[T]{X0: T(x)}))} {
				if !sameFloat(z.Hi, T(want)) || z.Lo != 0 {
					t.Errorf("%s(%v) of %d limbs is %v, want %v", f.name, x, limbs, z, want)
				}
			}
		}
		for x, want := range f.want {
			check(x, want)
		}
		check(zero, f.zero)
		check(nan, nan)
	}
}

// TestErfInverses: symmetries, and inverses of what lies next to the seams of the rows.
func TestErfInverses(t *testing.T) {
	t.Run("DF", testErfInverses[DF])
	t.Run("DD", testErfInverses[DD])
	t.Run("QF", testErfInverses[QF])
	t.Run("QD", testErfInverses[QD])
}

func testErfInverses[N Real[N]](t *testing.T) {
	unit := 16 * Epsilon[N]().Float64()
	near := func(what string, x, got, want N) {
		t.Helper()
		if d := got.Sub(want).Abs().Float64(); !(d <= unit*math.Abs(want.Float64())) {
			t.Errorf("%s at %v is %v, want %v", what, x, got, want)
		}
	}
	for j := 1; j < 10; j++ { // of the others the erfc of a QF has lost its last bits
		seam := From[N](15 * j).Div(From[N](4 * (16 - j)))
		for _, x := range []N{seam, seam.NextUp(), seam.NextDown()} {
			y := x.Neg()
			if x.Erf() != y.Erf().Neg() {
				t.Errorf("erf is not odd at %v", x)
			}
			near("erfc -x", x, y.Erfc(), From[N](2).Sub(x.Erfc()))
			near("erfcinv erfc", x, x.Erfc().Erfcinv(), x)
			near("normcdfinv normcdf", x, y.NormCDF().NormCDFinv(), y)
			if j < 4 {
				near("erfinv erf", x, x.Erf().Erfinv(), x)
			}
		}
	}
}

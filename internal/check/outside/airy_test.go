package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestAirySpecial(t *testing.T) { testAirySpecial[float32](t); testAirySpecial[float64](t) }

// testAirySpecial: limits at infinities, NaN, the ends of the domain and of the range.
func testAirySpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	least := -0x1p30
	if is32[T]() {
		least = -0x1p11
	}
	// Ai(0) and -Ai'(0), and √3 times these
	const c, d, e, f = 0.355028053887817239, 0.258819403792806798, 0.614926627446000736, 0.448288357353826359
	for _, w := range []struct {
		x    float64
		want [4]float64 // Ai, Bi, Ai', Bi'
	}{
		{0, [4]float64{c, e, -d, f}}, {zero, [4]float64{c, e, -d, f}}, {0x1p-149, [4]float64{c, e, -d, f}}, {-0x1p-149, [4]float64{c, e, -d, f}},
		{inf, [4]float64{0, inf, zero, inf}}, {1e30, [4]float64{0, inf, zero, inf}}, {200, [4]float64{0, inf, zero, inf}},
		{-inf, [4]float64{0, 0, nan, nan}}, {nan, [4]float64{nan, nan, nan, nan}}, {-1e30, [4]float64{nan, nan, nan, nan}},
		{least * (1 + 0x1p-23), [4]float64{nan, nan, nan, nan}},
	} {
		x, q := Pair[T]{Hi: T(w.x)}, Quad[T]{X0: T(w.x)}
		pairs, quads := airyOfPair(x), airyOfQuad(q)
		for n, want := range w.want {
			if z := pairs[n]; !sameFloat(float64(z.Hi), float64(T(want))) || want-want != 0 && z.Lo != 0 {
				t.Errorf("function %d of %g is %x, want %g", n, w.x, []T{z.Hi, z.Lo}, want)
			}
			if z := quads[n]; !sameFloat(float64(z.X0), float64(T(want))) || want-want != 0 && (z.X1 != 0 || z.X2 != 0 || z.X3 != 0) {
				t.Errorf("function %d of %g is %x of four limbs, want %g", n, w.x, []T{z.X0, z.X1, z.X2, z.X3}, want)
			}
		}
	}
	for n, z := range airyOfPair(Pair[T]{Hi: T(least)}) {
		if a := math.Abs(float64(z.Hi)); !(a > 1e-4 && a < 200) {
			t.Errorf("function %d of %g is %v", n, least, z)
		}
	}
}

func airyOfPair[T Float](x Pair[T]) [4]Pair[T] {
	return [4]Pair[T]{x.AiryAi(), x.AiryBi(), x.AiryAiPrime(), x.AiryBiPrime()}
}

func airyOfQuad[T Float](x Quad[T]) [4]Quad[T] {
	return [4]Quad[T]{x.AiryAi(), x.AiryBi(), x.AiryAiPrime(), x.AiryBiPrime()}
}

func TestAiryWronskian(t *testing.T) { testAiryWronskian[float32](t); testAiryWronskian[float64](t) }

// testAiryWronskian: Ai·Bi' - Ai'·Bi is 1/π, in every row and far from them.
func testAiryWronskian[T Float](t *testing.T) {
	unit := math.Ldexp(1, -2*53)
	if is32[T]() {
		unit = math.Ldexp(1, -2*24)
	}
	worst := 0.0
	for k := range 2000 {
		x := Pair[T]{Hi: T(float64(k)/40 - 30)}
		if k%8 == 0 {
			x.Hi = T(-math.Exp2(float64(k) / 200))
		}
		f := airyOfPair(x)
		d := f[0].Mul(f[3]).Sub(f[2].Mul(f[1])).Sub(twoOverPi[T]().MulFloat(0.5))
		worst = max(worst, math.Abs(float64(d.Hi))/unit)
	}
	if worst > 5 || worst < 0.1 {
		t.Errorf("the Wronskian is off by %gu²", worst)
	}
}

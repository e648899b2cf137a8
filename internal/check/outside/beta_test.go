package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestBetaSpecial(t *testing.T) { testBetaSpecial[float32](t); testBetaSpecial[float64](t) }

// testBetaSpecial: zeros, infinities and NaN, the ends of the range, and values that are exact.
func testBetaSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	most, least := math.MaxFloat64, math.SmallestNonzeroFloat64
	if is32[T]() {
		most, least = math.MaxFloat32, math.SmallestNonzeroFloat32
	}
	for _, c := range []struct{ x, y, beta, ln float64 }{
		{0, 1, inf, inf}, {zero, 1, -inf, inf}, {0, 0, inf, inf}, {zero, zero, -inf, inf}, {0, zero, nan, nan}, {least, 0, inf, inf}, {least, zero, -inf, inf},
		{inf, 1, 0, -inf}, {inf, inf, 0, -inf}, {inf, 0, nan, nan}, {inf, zero, nan, nan}, {inf, -1, nan, nan},
		{-1, 2, nan, nan}, {-0.5, 2, nan, nan}, {0, -0.5, nan, nan}, {nan, 1, nan, nan}, {nan, inf, nan, nan}, {nan, 0, nan, nan}, {-inf, 1, nan, nan},
		{most, most, 0, -inf}, {most, 1000, 0, nan}, {least, least, inf, nan}, {least, 1, inf, nan}, {least, most, inf, nan},
		{1, 1, 1, 0}, {1, 2, 0.5, nan}, {1, 0x1p-60, 0x1p60, nan}, {1, 0x1p60, 0x1p-60, nan}, {0x1p-100, 1, 0x1p100, nan}, {0x1p-40, 0x1p-40, 0x1p41, nan},
	} {
		for range 2 {
			x, y := Pair[T]{Hi: T(c.x)}, Pair[T]{Hi: T(c.y)}
			b, b4, l, l4 := x.Beta(y), x.Quad().Beta(y.Quad()), x.LogBeta(y), x.Quad().LogBeta(y.Quad())
			near := c.x*c.y == 0x1p-80 // B is there 2^41·(1 - π²/6·2^-80)
			if !sameFloat(float64(b.Hi), c.beta) || !sameFloat(float64(b4.X0), c.beta) || !near && (b.Lo != 0 || b4.X1 != 0 || b4.X2 != 0 || b4.X3 != 0) {
				t.Errorf("B(%g, %g) = %x, and %x of four limbs, want %g", c.x, c.y, b, b4, c.beta)
			}
			known := !math.IsNaN(c.ln) || math.IsNaN(c.beta)
			if known && (!sameFloat(float64(l.Hi), c.ln) || !sameFloat(float64(l4.X0), c.ln) || l.Lo != 0 || l4.X1 != 0 || l4.X2 != 0 || l4.X3 != 0) {
				t.Errorf("ln B(%g, %g) = %x, and %x of four limbs, want %g", c.x, c.y, l, l4, c.ln)
			}
			if !known && !(math.Abs(float64(l.Hi)) > 0 && finite(l.Hi) && l4.X0 == l.Hi) {
				t.Errorf("ln B(%g, %g) = %x, and %x of four limbs", c.x, c.y, l, l4)
			}
			c.x, c.y = c.y, c.x
		}
	}
	// The half of an ulp above the largest number
	half := most * 0x1p-54
	if is32[T]() {
		half = most * 0x1p-25
	}
	half = math.Exp2(math.Ceil(math.Log2(half)))
	x, y := Pair[T]{Hi: T(most), Lo: T(half)}, Quad[T]{X0: T(most), X1: T(half), X2: T(-half * (half / most)), X3: 0}
	if b, l := x.Beta(x), x.LogBeta(x); b != (Pair[T]{}) || l != (Pair[T]{Hi: T(-inf)}) {
		t.Errorf("B(%x, the same) = %x, ln B = %x", x, b, l)
	}
	if b, l := y.Beta(y), y.LogBeta(y); b != (Quad[T]{}) || l != (Quad[T]{X0: T(-inf)}) {
		t.Errorf("B(%x, the same) = %x, ln B = %x", y, b, l)
	}
}

func TestBetaSum(t *testing.T) { testBetaSum[float32](t, -96); testBetaSum[float64](t, -212) }

// testBetaSum: B(x+1, y) + B(x, y+1) is B(x, y), on either side of all places where the way changes.
func testBetaSum[T Float](t *testing.T, unit int) {
	worst := 0.0
	for i := range 60 {
		for j := range 60 {
			x := Quad[T]{X0: T(math.Exp2(float64(i)/8 - 3))}
			y := Quad[T]{X0: T(math.Exp2(float64(j)/8 - 3))}
			b := x.Beta(y)
			if b.X0 < 0x1p-40 { // the last limbs of four float32 underflow below 2^-53
				continue
			}
			d := x.AddFloat(1).Beta(y).Add(x.Beta(y.AddFloat(1))).Sub(b).Div(b)
			worst = max(worst, math.Ldexp(math.Abs(float64(d.X0)), -unit))
		}
	}
	if worst > 6 || worst < 0.01 {
		t.Errorf("the sum is off by %gu⁴", worst)
	}
}

// TestZetaEnds: next to the pole ζ is 1/(x-1), and next to a zero a multiple of the distance, however
// small it is and on either side; far to the right it is 1 + 2^-x.
func TestZetaEnds(t *testing.T) {
	for _, e := range []int{-30, -60, -300, -900, -1022, -1023, -1074} {
		for _, d := range []float64{math.Ldexp(1, e), -math.Ldexp(1, e)} {
			if z, want := (DD{Hi: 1, Lo: d}).Zeta().Float64(), 1/d; !(z == want || math.Abs(z-want) < math.Abs(want)*0x1p-25) {
				t.Errorf("ζ(1 %+g) = %g", d, z)
			}
			if e < -1000 {
				continue
			}
			// ζ'(-2) = -ζ(3)/4π², and ζ'(-120) = 120!·ζ(121)/2(2π)^120
			for _, c := range [][2]float64{{-2, -1.2020569031595942854 / (4 * math.Pi * math.Pi)}, {-120, math.Gamma(121) / 2 / math.Pow(2*math.Pi, 120)}} {
				if z, want := (DD{Hi: c[0], Lo: d}).Zeta().Float64(), c[1]*d; e < -50 && math.Abs(z-want) > math.Abs(want)*0x1p-40 {
					t.Errorf("ζ(%g %+g) = %g, want %g", c[0], d, z, want)
				}
			}
		}
	}
	for _, x := range []float64{64, 80, 100} {
		if z := NewDD(x).Zeta(); z.Hi != 1 || math.Abs(z.Lo-math.Exp2(-x)-math.Pow(3, -x)) > 0x1p-116 {
			t.Errorf("ζ(%g) - 1 = %g", x, z.Lo)
		}
	}
}

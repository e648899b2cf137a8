package outside

import (
	"math"
	"math/big"
	"testing"

	. "github.com/limbfp/limb"
)

func TestGammaSpecial(t *testing.T) { testGammaSpecial[float32](t); testGammaSpecial[float64](t) }

// testGammaSpecial: the values of C23's tgamma and lgamma, the ends of the range, and
// the signs of what underflows.
func testGammaSpecial[T Float](t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	most := math.MaxFloat64
	if is32[T]() {
		most = math.MaxFloat32
	}
	for _, c := range []struct {
		x, gamma, ln float64
		sign         int
	}{
		{0, inf, inf, 1}, {zero, -inf, inf, -1},
		{inf, inf, inf, 1}, {-inf, nan, inf, 1}, {nan, nan, nan, 1},
		{1, 1, 0, 1}, {2, 1, 0, 1}, {3, 2, math.NaN(), 1}, {5, 24, math.NaN(), 1},
		{-1, nan, inf, 1}, {-2, nan, inf, 1}, {-171, nan, inf, 1}, {-0x1p23, nan, inf, 1}, {-most, nan, inf, 1},
		{200, inf, math.NaN(), 1}, {2000, inf, math.NaN(), 1}, {most, inf, inf, 1},
		{-200.5, zero, math.NaN(), -1}, {-201.5, 0, math.NaN(), 1}, {-5000.5, zero, math.NaN(), -1}, {-5001.5, 0, math.NaN(), 1},
		{0x1p-149, math.NaN(), math.NaN(), 1}, {-0x1p-149, math.NaN(), math.NaN(), -1},
	} {
		x := Pair[T]{Hi: T(c.x)}
		q := Quad[T]{X0: T(c.x)}
		finite := !math.IsNaN(c.gamma) || c.x < 0 && c.x == math.Trunc(c.x) || math.IsNaN(c.x)
		if z := x.Gamma(); finite && (!sameFloat(float64(z.Hi), c.gamma) || z.Lo != 0) {
			t.Errorf("Γ(%g) = %x, want %g", c.x, []T{z.Hi, z.Lo}, c.gamma)
		}
		if z := q.Gamma(); finite && (!sameFloat(float64(z.X0), c.gamma) || z.X1 != 0 || z.X2 != 0 || z.X3 != 0) {
			t.Errorf("Γ(%g) = %x of four limbs, want %g", c.x, []T{z.X0, z.X1, z.X2, z.X3}, c.gamma)
		}
		known := !math.IsNaN(c.ln) || math.IsNaN(c.x)
		if z, s := x.LogGamma(); s != c.sign || known && (!sameFloat(float64(z.Hi), c.ln) || z.Lo != 0) {
			t.Errorf("ln Γ(%g) = %x, %d, want %g, %d", c.x, []T{z.Hi, z.Lo}, s, c.ln, c.sign)
		}
		if z, s := q.LogGamma(); s != c.sign || known && (!sameFloat(float64(z.X0), c.ln) || z.X1 != 0 || z.X2 != 0 || z.X3 != 0) {
			t.Errorf("ln Γ(%g) = %x, %d of four limbs, want %g, %d", c.x, []T{z.X0, z.X1, z.X2, z.X3}, s, c.ln, c.sign)
		}
	}
}

func TestDigammaPoles(t *testing.T) { testDigammaPoles[float32](t); testDigammaPoles[float64](t) }

// testDigammaPoles: at -n + d, ψ is ψ(n+1) - 1/d but for some d. The second limb alone has d, down to
// the least number.
func testDigammaPoles[T Float](t *testing.T) {
	p, top, least := 53, 1022, 1074
	if is32[T]() {
		p, top, least = 24, 126, 149
	}
	for n := range 12 {
		y := Quad[T]{X0: T(n + 2)}.Digamma()
		for e := p; e <= least; e++ {
			for _, s := range []float64{1, -1} {
				d := T(math.Ldexp(s, -e))
				pair, quad := Pair[T]{Hi: T(-n - 1), Lo: d}, Quad[T]{X0: T(-n - 1), X1: d}
				z, w := pair.Digamma(), quad.Digamma()
				if e > top+1 {
					inf := T(math.Inf(-int(s)))
					if want := (Pair[T]{Hi: inf}); z != want {
						t.Fatalf("ψ(%d%+g) = %x, want %x", -n-1, d, z, want)
					}
					if want := (Quad[T]{X0: inf}); w != want {
						t.Fatalf("ψ(%d%+g) = %x of four limbs, want %x", -n-1, d, w, want)
					}
					continue
				}
				r := T(math.Ldexp(-s, e))
				off := z.AddFloat(-r).Sub(y.Pair()).Float64()
				if limit := math.Ldexp(4, e-2*p) + math.Ldexp(8, -e) + math.Ldexp(8, -2*p); !(math.Abs(off) <= limit) {
					t.Fatalf("ψ(%d%+g) = %x is off by %g, limit %g", -n-1, d, z, off, limit)
				}
				off = w.AddFloat(-r).Sub(y).Float64()
				if limit := math.Ldexp(4, e-4*p) + math.Ldexp(8, -e) + math.Ldexp(8, -4*p); !(math.Abs(off) <= limit) {
					t.Fatalf("ψ(%d%+g) = %x of four limbs is off by %g, limit %g", -n-1, d, w, off, limit)
				}
			}
		}
	}
}

func TestFactorials(t *testing.T) { testFactorials[float32](t); testFactorials[float64](t) }

// TestDigammaSpecial: the poles, the ends of the range and Γ'(1) = -γ.
func TestDigammaSpecial(t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, c := range [][2]float64{
		{0, -inf}, {zero, inf}, {inf, inf}, {-inf, nan}, {nan, nan}, {-1, nan}, {-0x1p60, nan}, {1, -0.57721566490153286061},
		{0x1p-1074, -inf}, {-0x1p-1074, inf}, {0x1p-1000, -0x1p1000}, {0x1p1000, 1000 * math.Ln2}, {-0.5, 0.03648997397857652056},
	} {
		d, q := NewDD(c[0]).Digamma().Float64(), NewQD(c[0]).Digamma().Float64()
		for _, z := range []float64{d, q} {
			if !sameFloat(z, c[1]) && !(math.Abs(z-c[1]) <= 0x1p-52*math.Abs(c[1])) {
				t.Errorf("ψ(%g) = %g, want %g", c[0], z, c[1])
			}
		}
	}
	for _, g := range []float64{float64(NewDF(float32(1)).Digamma().Float64()), NewQF(float32(1)).Digamma().Float64()} {
		if math.Abs(g+0.57721566490153286061) > 0x1p-48 {
			t.Errorf("ψ(1) = %g", g)
		}
	}
}

// testFactorials: a factorial of a bit more than all limbs have is exact.
func testFactorials[T Float](t *testing.T) {
	p, factorial := uint(53), big.NewFloat(1).SetPrec(2000)
	if is32[T]() {
		p = 24
	}
	pairs, quads := 0, 0
	for n := int64(1); n < 170; n++ {
		x := Pair[T]{Hi: T(n)}
		if want := pairFromBig[T](factorial); finite(want.Hi) && factorial.MinPrec() <= 2*p+1 {
			pairs++
			if z := x.Gamma(); z != want {
				t.Errorf("Γ(%d) = %x, want %x", n, z, want)
			}
		}
		if want := quadFromBig[T](factorial); finite(want.X0) && factorial.MinPrec() <= 4*p+1 {
			quads++
			if z := x.Quad().Gamma(); z != want {
				t.Errorf("Γ(%d) = %x, want %x", n, z, want)
			}
		}
		factorial.Mul(factorial, new(big.Float).SetInt64(n))
	}
	if want := map[uint][2]int{24: {22, 35}, 53: {36, 58}}[p]; pairs < want[0] || quads < want[1] {
		t.Errorf("%d and %d factorials have so few bits, want %d", pairs, quads, want)
	}
}

// TestGammaPoles: next to a pole the sign changes, and the size is that of 1/(n!·δ), whether
// δ is as small as can be or not.
func TestGammaPoles(t *testing.T) {
	for n, factorial := 0, 1.0; n < 170; n++ {
		if n > 0 {
			factorial *= float64(n)
		}
		for _, e := range []int{-1074, -1000, -700, -200, -60} {
			for _, side := range []float64{1, -1} {
				d := math.Ldexp(side, e)
				x := NewDD(float64(-n)).AddFloat(d)
				want := side / factorial
				if n&1 == 1 {
					want = -want
				}
				z := x.Gamma().Float64()
				m, k := math.Frexp(want)
				want = math.Ldexp(m, k-e)
				if math.Abs(z-want) > 0x1p-40*math.Abs(want)+0x1p-1070 && z != want {
					t.Fatalf("Γ(-%d %+g) = %g, want %g", n, d, z, want)
				}
			}
		}
	}
}

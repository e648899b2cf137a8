package outside

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

// expCase says what a function gives for a special operand.
type expCase struct {
	name string
	pair func(x DD) DD
	quad func(x QD) QD
	// small is what pair and quad of float32 are
	smallPair func(x DF) DF
	smallQuad func(x QF) QF
	math      func(x float64) float64 // the specials of the function
}

var expCases = []expCase{
	{"Exp", DD.Exp, QD.Exp, DF.Exp, QF.Exp, math.Exp},
	{"Exp2", DD.Exp2, QD.Exp2, DF.Exp2, QF.Exp2, math.Exp2},
	{"Exp10", DD.Exp10, QD.Exp10, DF.Exp10, QF.Exp10, func(x float64) float64 { return math.Pow(10, x) }},
	{"Expm1", DD.Expm1, QD.Expm1, DF.Expm1, QF.Expm1, math.Expm1},
	{"Sinh", DD.Sinh, QD.Sinh, DF.Sinh, QF.Sinh, math.Sinh},
	{"Cosh", DD.Cosh, QD.Cosh, DF.Cosh, QF.Cosh, math.Cosh},
	{"Tanh", DD.Tanh, QD.Tanh, DF.Tanh, QF.Tanh, math.Tanh},
}

// TestExpSpecials compares operands whose result is 0, ±1, infinite or NaN with
// package math.
func TestExpSpecials(t *testing.T) {
	inf := math.Inf(1)
	for _, x := range []float64{0, math.Copysign(0, -1), inf, -inf, math.NaN(), 3000, -3000, 1e30, -1e30, math.MaxFloat32, -math.MaxFloat32} {
		for _, c := range expCases {
			want := c.math(x)
			a, b := c.pair(DD{Hi: x}), c.quad(QD{X0: x})
			d, e := c.smallPair(DF{Hi: float32(x)}), c.smallQuad(QF{X0: float32(x)})
			for _, got := range [][]float64{
				{a.Hi, a.Lo}, {b.X0, b.X1, b.X2, b.X3},
				{float64(d.Hi), float64(d.Lo)}, {float64(e.X0), float64(e.X1), float64(e.X2), float64(e.X3)},
			} {
				same := got[0] == want && math.Signbit(got[0]) == math.Signbit(want) || got[0] != got[0] && want != want
				for _, l := range got[1:] {
					same = same && l == 0
				}
				if !same {
					t.Errorf("%s(%g) in %d limbs is %g, want %g", c.name, x, len(got), got, want)
				}
			}
		}
	}
}

// TestExpThresholds looks at the arguments between which the result is finite
// and not 0.
func TestExpThresholds(t *testing.T) {
	for _, c := range []struct {
		name         string
		f            func(DD) DD
		finite, over DD
	}{
		{"Exp", DD.Exp, DD{Hi: 709.782712893384, Lo: 0x1p-46}, DD{Hi: 709.782712893384, Lo: 0x1p-45}},
		{"Exp2", DD.Exp2, DD{Hi: 1024, Lo: -0x1p-53}, DD{Hi: 1024, Lo: 0}},
		{"Cosh", DD.Cosh, DD{Hi: 710.475860073943, Lo: 0}, DD{Hi: 710.47586007394401, Lo: 0}},
		{"Sinh", DD.Sinh, DD{Hi: 710.475860073943, Lo: 0}, DD{Hi: 710.47586007394401, Lo: 0}},
		{"Expm1", DD.Expm1, DD{Hi: 709.7827128933, Lo: 0}, DD{Hi: 709.7827128934, Lo: 0}},
		{"Exp10", DD.Exp10, DD{Hi: 308.2547155599167, Lo: 0}, DD{Hi: 308.2547155599168, Lo: 0}},
	} {
		if z := c.f(c.finite); !finite(z.Hi) || z.Hi < 1e308 {
			t.Errorf("%s(%v) = %v", c.name, c.finite, z)
		}
		if z := c.f(c.over); z != (DD{Hi: math.Inf(1)}) {
			t.Errorf("%s(%v) = %v", c.name, c.over, z)
		}
	}
	for _, c := range []struct {
		name string
		got  float64
		want float64
	}{
		{"Exp2(-1074)", DD{Hi: -1074}.Exp2().Hi, 0x1p-1074},
		{"Exp2(-1075)", DD{Hi: -1075}.Exp2().Hi, 0},
		{"Exp(-745.1)", DD{Hi: -745.1}.Exp().Hi, 0x1p-1074},
		{"Exp(-745.14)", DD{Hi: -745.14}.Exp().Hi, 0},
	} {
		if c.got != c.want {
			t.Errorf("%s = %g, want %g", c.name, c.got, c.want)
		}
	}
}

// TestExpIntegers: the results that are numbers of the type are exact.
func TestExpIntegers(t *testing.T) {
	for n := -1074; n < 1024; n++ {
		x := float64(n)
		if z := (DD{Hi: x}).Exp2(); z != (DD{Hi: math.Ldexp(1, n)}) {
			t.Fatalf("DD 2^%d = %v", n, z)
		}
		if z := (QD{X0: x}).Exp2(); z != (QD{X0: math.Ldexp(1, n)}) {
			t.Fatalf("QD 2^%d = %v", n, z)
		}
		if n < -149 || n >= 128 {
			continue
		}
		if z := (DF{Hi: float32(n)}).Exp2(); z != (DF{Hi: float32(math.Ldexp(1, n))}) {
			t.Fatalf("DF 2^%d = %v", n, z)
		}
		if z := (QF{X0: float32(n)}).Exp2(); z != (QF{X0: float32(math.Ldexp(1, n))}) {
			t.Fatalf("QF 2^%d = %v", n, z)
		}
	}
	power := new(big.Float).SetPrec(400).SetInt64(1)
	equal := func(n int, limbs ...float64) {
		t.Helper()
		sum := new(big.Float).SetPrec(400)
		for _, l := range limbs {
			sum.Add(sum, new(big.Float).SetFloat64(l))
		}
		if sum.Cmp(power) != 0 {
			t.Errorf("10^%d in %d limbs is %g", n, len(limbs), limbs)
		}
	}
	for n := range 92 {
		if n <= 45 {
			z := DD{Hi: float64(n)}.Exp10()
			equal(n, z.Hi, z.Lo)
		}
		if n <= 20 {
			z := DF{Hi: float32(n)}.Exp10()
			equal(n, float64(z.Hi), float64(z.Lo))
		}
		if n <= 38 {
			z := QF{X0: float32(n)}.Exp10()
			equal(n, float64(z.X0), float64(z.X1), float64(z.X2), float64(z.X3))
		}
		z := QD{X0: float64(n)}.Exp10()
		equal(n, z.X0, z.X1, z.X2, z.X3)
		power.Mul(power, big.NewFloat(10))
	}
}

// TestHyperbolicSymmetry: sinh and tanh are odd, cosh is even, bit for bit; and
// small arguments are their own sinh, tanh and e^x - 1.
func TestHyperbolicSymmetry(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		hi := math.Ldexp(r.Float64()-0.5, 11-r.IntN(60)*r.IntN(2))
		x := DD{Hi: hi, Lo: hi * (r.Float64() - 0.5) * 0x1p-53}
		y := QD{X0: x.Hi, X1: x.Lo, X2: x.Lo * 0x1p-55, X3: x.Lo * 0x1p-111}
		if x.Neg().Sinh() != x.Sinh().Neg() || x.Neg().Tanh() != x.Tanh().Neg() || x.Neg().Cosh() != x.Cosh() {
			t.Fatalf("no symmetry at %v", x)
		}
		if y.Neg().Sinh() != y.Sinh().Neg() || y.Neg().Tanh() != y.Tanh().Neg() || y.Neg().Cosh() != y.Cosh() {
			t.Fatalf("no symmetry at %v", y)
		}
	}
	for _, a := range []float64{0x1p-1074, 0x1.23p-1030, 0x1.8p-1000, 0x1p-600} {
		x, y := DD{Hi: a, Lo: 0}, QD{X0: a}
		if x.Sinh() != x || x.Tanh() != x || x.Expm1() != x || y.Sinh() != y || y.Tanh() != y || y.Expm1() != y {
			t.Errorf("%g is not its own sinh, tanh, or e^x - 1", a)
		}
	}
}

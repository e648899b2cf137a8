package integrate_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/integrate"
	"github.com/limbfp/limb/internal/check/testenv"
)

// An integrand is one with a known integral.
type integrand[N limb.Real[N]] struct {
	name string
	f    func(x, left, right N) N
	a, b N
	want N
	ends bool // it needs the distances from both ends
}

func known[N limb.Real[N]]() []integrand[N] {
	n := func(v float64) N { return limb.From[N](v) }
	zero, one, two, pi, inf := n(0), n(1), n(2), limb.Pi[N](), limb.Inf[N](1)
	return []integrand[N]{
		{"1", func(x, _, _ N) N { return one }, n(-1), n(2), n(3), false},
		{"x", func(x, _, _ N) N { return x }, n(-1), n(2), n(1.5), false},
		{"0", func(x, _, _ N) N { return zero }, zero, one, zero, false},
		{"e^x", func(x, _, _ N) N { return x.Exp() }, zero, one, one.Expm1(), false},
		{"4/(1+x²)", func(x, _, _ N) N { return n(4).Div(one.Add(x.Sqr())) }, zero, one, pi, false},
		{"4/(1+x²), backwards", func(x, _, _ N) N { return n(4).Div(one.Add(x.Sqr())) }, one, zero, pi.Neg(), false},
		{"log x", func(x, _, _ N) N { return x.Log() }, zero, one, n(-1), false},
		{"√x", func(x, _, _ N) N { return x.Sqrt() }, zero, one, two.Div(n(3)), false},
		{"√(1-x²)", func(x, l, r N) N { return l.Mul(r).Sqrt() }, n(-1), one, pi.Ldexp(-1), true},
		{"1/√x", func(x, _, _ N) N { return x.Rsqrt() }, zero, one, two, false},
		{"1/√(1-x²)", func(x, l, r N) N { return l.Mul(r).Rsqrt() }, n(-1), one, pi, true},
		{"x^-3/4 log x", func(x, _, _ N) N { return x.Log().Div(x.Sqrt().Mul(x.Sqrt().Sqrt())) }, zero, one, n(-16), false},
		{"cos 40x", func(x, _, _ N) N { return x.Mul(n(40)).Cos() }, zero, one, n(40).Sin().Div(n(40)), false},
		{"1/(1+1000x²)", func(x, _, _ N) N { return one.Div(one.Add(x.Sqr().Mul(n(1000)))) }, n(-1), one, n(1000).Sqrt().Atan().Ldexp(1).Div(n(1000).Sqrt()), false},
		{"e^-x", func(x, _, _ N) N { return x.Neg().Exp() }, zero, inf, one, false},
		{"e^-x from 2", func(x, _, _ N) N { return x.Neg().Exp() }, two, inf, n(-2).Exp(), false},
		{"e^-x/√x", func(x, _, _ N) N { return x.Neg().Exp().Mul(x.Rsqrt()) }, zero, inf, pi.Sqrt(), false},
		{"e^x from -infinity", func(x, _, _ N) N { return x.Exp() }, inf.Neg(), one, one.Exp(), false},
		{"1/(1+x²) to infinity", func(x, _, _ N) N { return one.Div(one.Add(x.Sqr())) }, zero, inf, pi.Ldexp(-1), false},
		{"1/x² from 1", func(x, _, _ N) N { return x.Recip().Sqr() }, one, inf, one, false},
		{"1/cosh x", func(x, _, _ N) N { return x.Cosh().Recip() }, inf.Neg(), inf, pi, false},
		{"e^-x²", func(x, _, _ N) N { return x.Sqr().Neg().Exp() }, inf.Neg(), inf, pi.Sqrt(), false},
		{"1/(1+x²) over all", func(x, _, _ N) N { return one.Div(one.Add(x.Sqr())) }, inf.Neg(), inf, pi, false},
		{"x e^-x²", func(x, _, _ N) N { return x.Mul(x.Sqr().Neg().Exp()) }, inf.Neg(), inf, zero, false},
	}
}

// impossible are integrals that do not exist, or are not of their kind.
func impossible[N limb.Real[N]]() []integrand[N] {
	n := func(v float64) N { return limb.From[N](v) }
	zero, one, inf := n(0), n(1), limb.Inf[N](1)
	noise := rand.New(rand.NewPCG(1, 1))
	return []integrand[N]{
		{"1/x", func(x, _, _ N) N { return x.Recip() }, zero, one, zero, false},
		{"1/x from 1", func(x, _, _ N) N { return x.Recip() }, one, inf, zero, false},
		{"x^-1.1", func(x, _, _ N) N { return x.Pow(n(-1.1)) }, zero, one, zero, false},
		{"1/x over 0", func(x, _, _ N) N { return x.Recip() }, n(-1), one, zero, false},
		{"1/(x-0.3)", func(x, _, _ N) N { return x.Sub(n(0.3)).Recip() }, zero, one, zero, false},
		{"1/(x-0.3)²", func(x, _, _ N) N { return x.Sub(n(0.3)).Recip().Sqr() }, zero, one, zero, false},
		{"1", func(x, _, _ N) N { return one }, zero, inf, zero, false},
		{"x", func(x, _, _ N) N { return x }, inf.Neg(), inf, zero, false},
		{"cos x", func(x, _, _ N) N { return x.Cos() }, zero, inf, zero, false},
		{"sin x/x", func(x, _, _ N) N { return x.Sin().Div(x) }, zero, inf, zero, false},
		{"a step", func(x, _, _ N) N { return limb.From[N](x.Sub(n(0.3)).Sign()) }, zero, one, zero, false},
		{"|x-0.3|", func(x, _, _ N) N { return x.Sub(n(0.3)).Abs() }, zero, one, zero, false},
		{"√|x-0.3|", func(x, _, _ N) N { return x.Sub(n(0.3)).Abs().Sqrt() }, zero, one, zero, false},
		{"noise", func(x, _, _ N) N { return n(noise.Float64()) }, zero, one, zero, false},
		{"NaN", func(x, _, _ N) N { return limb.NaN[N]() }, zero, one, zero, false},
		{"NaN on the way", func(x, _, _ N) N {
			if x.Greater(n(0.7)) && x.Less(n(0.8)) {
				return limb.NaN[N]()
			}
			return one
		}, zero, one, zero, false},
		{"sin 1e6x", func(x, _, _ N) N { return x.Mul(n(1e6)).Sin() }, zero, one, zero, false},
	}
}

// testTanhSinh compares integrals with what is known. Those that narrow names need the exponents that a type does not have: they are
// refused.
func testTanhSinh[N limb.Real[N]](t *testing.T, tol float64, narrow ...string) {
	var zero N
	one := limb.From[N](1)
	integral := func(c integrand[N], tol float64) (N, float64, error) {
		if c.ends {
			return integrate.TanhSinhEnds(c.f, c.a, c.b, tol)
		}
		return integrate.TanhSinh(func(x N) N { return c.f(x, zero, zero) }, c.a, c.b, tol)
	}
	for _, c := range known[N]() {
		got, estimate, err := integral(c, tol)
		if slices.Contains(narrow, c.name) {
			if !errors.Is(err, integrate.ErrTolerance) || !got.IsNaN() {
				t.Errorf("%T: %s: %v, estimate %v, %v", zero, c.name, got, estimate, err)
			}
			continue
		}
		off := math.Abs(got.Sub(c.want).Float64())
		if err != nil || !(off <= estimate) {
			t.Errorf("%T: %s: %v, estimate %.3g, %v, want %v, which is %.3g off", zero, c.name, got, estimate, err, c.want, off)
		}
	}
	for _, c := range impossible[N]() {
		if got, estimate, err := integral(c, tol); !errors.Is(err, integrate.ErrTolerance) || !got.IsNaN() || !math.IsInf(estimate, 1) {
			t.Errorf("%T: %s: %v, estimate %v, %v", zero, c.name, got, estimate, err)
		}
	}
	for what, c := range map[string]integrand[N]{"a is NaN": {a: limb.NaN[N](), b: one}, "b is NaN": {b: limb.NaN[N]()}} {
		if got, _, err := integral(c, tol); err == nil || !got.IsNaN() {
			t.Errorf("%T: %s: %v, %v", zero, what, got, err)
		}
	}
	for _, tol := range []float64{0, math.NaN(), unit[N]()} {
		if got, _, err := integrate.TanhSinh(limb.Exp[N], zero, one, tol); err == nil || errors.Is(err, integrate.ErrTolerance) || !got.IsNaN() {
			t.Errorf("%T: tolerance %v: %v, %v", zero, tol, got, err)
		}
	}
	if got, estimate, err := integrate.TanhSinh(limb.Exp[N], one, one, 0.1); err != nil || !got.IsZero() || estimate != 0 {
		t.Errorf("%T: from 1 to 1: %v, %v, %v", zero, got, estimate, err)
	}
}

func TestTanhSinh(t *testing.T) {
	testTanhSinh[limb.F64](t, 1e-10)
	if testenv.Size(0, 1, 1) == 0 {
		return
	}
	testTanhSinh[limb.DD](t, 1e-26)
	testTanhSinh[limb.DF](t, 1e-9, "x^-3/4 log x")
	testTanhSinh[limb.QF](t, 1e-22, "1/√x", "1/√(1-x²)", "x^-3/4 log x", "e^-x/√x", "1/(1+x²) to infinity", "1/(1+x²) over all")
	testTanhSinh[limb.QD](t, 1e-50)
}

// TestScale: places and sizes of intervals, far from 1.
func TestScale(t *testing.T) {
	for _, c := range []struct {
		a, width float64
		refused  bool
	}{{0, 1e-100, false}, {0, 1e250, false}, {1e10, 1, false}, {-1e15, 1e-3, false}, {1, 0x1p-80, true}, {0, 1e-300, false}} {
		a, width := limb.NewDD(c.a), limb.NewDD(c.width)
		got, estimate, err := integrate.TanhSinh(func(x limb.DD) limb.DD { return x.Sub(a).Div(width).Exp() }, a, a.Add(width), 1e-10)
		off := math.Abs(got.Div(width).Sub(limb.NewDD(1).Expm1()).Float64())
		if (err != nil) != c.refused || err == nil && !(off <= estimate/c.width) {
			t.Errorf("from %v, %v wide: %v, estimate %.2g, %v: off by %.2g", c.a, c.width, got, estimate, err, off)
		}
	}
}

// TestEstimate: of functions with jumps, kinks, narrow peaks and poles that are near, at random places, and tolerances that are easy to
// meet by chance, an integral is as near as its estimate says, or refused.
func TestEstimate(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	found, refused := 0, 0
	for range testenv.Size(4, 100, 2000) {
		c, w := limb.F64(r.Float64()), limb.F64(math.Exp2(-12*r.Float64()))
		tol := math.Pow(10, -1-6*r.Float64())
		for name, g := range map[string]struct {
			f     func(x limb.F64) limb.F64
			want  limb.F64
			steep float64 // how much larger changes of f than those of x are
		}{
			"a jump":    {func(x limb.F64) limb.F64 { return limb.F64(1 + x.Sub(c).Sign()) }, 2 - 2*c, 0},
			"a kink":    {func(x limb.F64) limb.F64 { return x.Sub(c).Abs() }, (c*c + (1-c)*(1-c)) / 2, 0},
			"a root":    {func(x limb.F64) limb.F64 { return x.Sub(c).Abs().Sqrt() }, (c*c.Sqrt() + (1-c)*(1-c).Sqrt()) * 2 / 3, 0},
			"a pole":    {func(x limb.F64) limb.F64 { return w / (w*w + (x-c)*(x-c)) }, ((1 - c) / w).Atan() + (c / w).Atan(), 1 / float64(w)},
			"a cube":    {func(x limb.F64) limb.F64 { return x.Sub(c).Abs().PowInt(3) }, (c.PowInt(4) + (1 - c).PowInt(4)) / 4, 0},
			"a wave":    {func(x limb.F64) limb.F64 { return (x / w).Sin() }, w * (1 - (1 / w).Cos()), 1 / float64(w)},
			"an end":    {func(x limb.F64) limb.F64 { return x.Pow(c.Sub(1)) }, 1 / c, 1},
			"two waves": {func(x limb.F64) limb.F64 { return 1 + (x / w).Sin() }, 1 + w*(1-(1/w).Cos()), 1 / float64(w)},
		} {
			got, estimate, err := integrate.TanhSinh(g.f, 0, 1, tol)
			if err != nil {
				refused++
				continue
			}
			found++
			if off := math.Abs(float64(got - g.want)); !(off <= estimate+g.steep*0x1p-53) {
				t.Errorf("%s at %v, width %v, tolerance %.2g: %v, estimate %.3g, and it is %.3g off", name, c, w, tol, got, estimate, off)
			}
		}
	}
	t.Logf("%d are found, %d refused", found, refused)
	if found < refused/2 || refused < found/100 {
		t.Errorf("%d are found, %d refused", found, refused)
	}
}

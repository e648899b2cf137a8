package ptx

import (
	"math"
	"strings"
	"testing"
)

// approximate reports whether an instruction has a bound, and no value.
func approximate(name string) bool {
	return strings.Contains(name, ".approx.") || strings.Contains(name, ".full.")
}

// TestApproximations: each is within what NVIDIA publishes, and not much better, so that nothing
// can rely on more. The correctly rounded value, and one with four times the error, are noticed.
func TestApproximations(t *testing.T) {
	relative := func(log2 float64) func(x, v float64) float64 {
		return func(_, v float64) float64 { return math.Exp2(log2) * math.Abs(v) }
	}
	absolute := func(log2 float64) func(x, v float64) float64 {
		return func(_, _ float64) float64 { return math.Exp2(log2) }
	}
	ulps := func(n float64) func(x, v float64) float64 { // of v
		return func(_, v float64) float64 {
			_, e := math.Frexp(v)
			return math.Ldexp(n, max(e-24, -149))
		}
	}
	seen := map[string]bool{}
	for _, c := range []struct {
		name   string
		lo, hi float64
		value  func(x, y float64) float64
		bound  func(x, v float64) float64
	}{
		{"rcp", 1, 1000, func(x, _ float64) float64 { return 1 / x }, relative(-23)},
		{"rcp", 1, 1000, func(x, _ float64) float64 { return 1 / x }, ulps(1)},
		{"sqrt", 1, 1000, func(x, _ float64) float64 { return math.Sqrt(x) }, relative(-23)},
		{"rsqrt", 1, 1000, func(x, _ float64) float64 { return 1 / math.Sqrt(x) }, relative(-22.9)},
		{"ex2", -100, 100, func(x, _ float64) float64 { return math.Exp2(x) }, relative(-22)},
		{"lg2", 0.5, 2, func(x, _ float64) float64 { return math.Log2(x) }, absolute(-22)},
		{"lg2", 2, 1000, func(x, _ float64) float64 { return math.Log2(x) }, relative(-22)},
		{"sin", -math.Pi, math.Pi, func(x, _ float64) float64 { return math.Sin(x) }, absolute(-21.41)},
		{"sin", -2 * math.Pi, 2 * math.Pi, func(x, _ float64) float64 { return math.Sin(x) }, absolute(-20.5)},
		{"sin", 10, 100 * math.Pi, func(x, _ float64) float64 { return math.Sin(x) }, absolute(-14.7)},
		{"cos", -math.Pi, math.Pi, func(x, _ float64) float64 { return math.Cos(x) }, absolute(-21.19)},
		{"cos", -2 * math.Pi, 2 * math.Pi, func(x, _ float64) float64 { return math.Cos(x) }, absolute(-20.5)},
		{"cos", 10, 100 * math.Pi, func(x, _ float64) float64 { return math.Cos(x) }, absolute(-14.7)},
		{"tanh", -4, 4, func(x, _ float64) float64 { return math.Tanh(x) }, relative(-11)},
		{"div", 1, 1000, func(x, y float64) float64 { return x / y }, ulps(2)},
		{"div.full", 1, 1000, func(x, y float64) float64 { return x / y }, ulps(2)},
	} {
		name := c.name + ".approx.f32"
		if c.name == "div.full" {
			name = "div.full.f32"
		}
		seen[name] = true
		f := forms[name].pure
		if f == nil {
			t.Fatalf("there is no %s", name)
		}
		worst, spoilt, rounded := 0.0, 0.0, 0.0
		const n = 20000
		for i := range n {
			x := float64(float32(c.lo + (c.hi-c.lo)*float64(i)/n))
			y := float64(float32(1 + float64(i*7919%n)/n))
			v := c.value(x, y)
			got := float64(from32(f(to32(float32(x)), to32(float32(y)), 0)))
			share := func(got float64) float64 { return math.Abs(got-v) / c.bound(x, v) }
			worst, rounded = max(worst, share(got)), max(rounded, share(float64(float32(v))))
			spoilt = max(spoilt, share(v+4*(got-v)))
		}
		if worst > 1 || worst < 0.3 || worst <= rounded || spoilt <= 1 {
			t.Errorf("%s from %g to %g: %.2f of the bound, rounded %.2f, spoilt %.2f", name, c.lo, c.hi, worst, rounded, spoilt)
		}
	}
	for name := range forms {
		if approximate(name) && !seen[name] && name != "rsqrt.approx.f64" {
			t.Errorf("%s has no bound here", name)
		}
	}
	// The zone of __fdividef: 0 where the divisor is beyond 2^126, and NaN of an infinity.
	inf := float32(math.Inf(1))
	for _, c := range []struct{ x, y, approx, full float32 }{
		{0x1p127, 0x1.8p126, 0, 0x1.555556p0}, {-1, 0x1.8p127, float32(math.Copysign(0, -1)), -0x1.555554p-128},
		{inf, 0x1.8p126, float32(math.NaN()), inf}, {inf, 0x1p126, inf, inf}, {0, 0x1p127, 0, 0},
	} {
		a, b := to32(c.x), to32(c.y)
		if got := forms["div.approx.f32"].pure(a, b, 0); got != to32(c.approx) {
			t.Errorf("div.approx of %x and %x: %x, want %x", c.x, c.y, from32(got), c.approx)
		}
		if got := from32(forms["div.full.f32"].pure(a, b, 0)); math.Abs(float64(got-c.full)) > 0x1p-22*math.Abs(float64(c.full))+0x1p-148 {
			t.Errorf("div.full of %x and %x: %x, want %x", c.x, c.y, got, c.full)
		}
	}
}

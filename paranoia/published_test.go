package paranoia

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// TestPublished: which of the functions of 2007, and of the library's, hold on which models.
// Quads need the sums of a G80, as the paper says (III-C). That the logarithm and the sine do
// too, and the exponential does not (III-A.6), is not in the arithmetic: on the models of the
// processors before they are as good. Operands of 24 bits are not those of r300.
func TestPublished(t *testing.T) {
	for _, c := range []struct{ name, holds, fails string }{
		{"KarpDiv", "ieee g70 g80 nv40 r520", ""}, {"Div", "ieee g70 g80 nv40 r520", ""},
		{"KarpSqrt", "ieee g70 g80 r520", ""}, {"Sqrt", "ieee g70 g80 r520", ""},
		{"TaylorExp", "ieee g70 nv40 g80", "r300"}, {"NewtonLog", "ieee g70 nv40 g80", "r300"}, {"TaylorSin", "ieee g70 nv40 g80", "r300"},
		{"Exp", "ieee g70 g80", ""}, {"Log", "ieee g70 g80", ""}, {"Sin", "ieee g70 g80", ""}, {"Cos", "ieee g70 g80", ""},
		{"TaylorCos", "", "ieee g70 g80"},
		{"ThallQuadAdd", "ieee g80", "nv35 nv40 g70"}, {"QuadAdd", "ieee g80", "nv35 nv40 g70"},
		{"ThallQuadMul", "ieee g80", "nv35 nv40 g70"}, {"QuadMul", "ieee g80", "nv35 nv40 g70"},
		{"NewtonQuadDiv", "ieee g80", "nv35 nv40 g70"}, {"QuadDiv", "ieee g80", "nv35 nv40 g70"},
	} {
		a := algorithm(t, c.name)
		for want, models := range map[bool]string{true: c.holds, false: c.fails} {
			for _, name := range strings.Fields(models) {
				x := newTrial(a, named(t, name))
				source, v := newSource(x.m.Numbers, 1), make([]float64, len(a.In))
				for range 150 {
					source.function(&a, v)
					x.try(v)
				}
				if x.tried < 100 || (x.failed == 0) != want {
					t.Errorf("%s on %s: %d of %d fail", c.name, name, x.failed, x.tried)
				}
			}
		}
	}
}

// TestPublishedLibrary: on ieee the library's own have its bits, so that what is judged is it.
func TestPublishedLibrary(t *testing.T) {
	m := named(t, "ieee")
	for name, f := range map[string]func(x, y limb.DF) limb.DF{
		"Div": limb.DF.Div, "Sqrt": func(x, _ limb.DF) limb.DF { return x.Sqrt() }, "Exp": func(x, _ limb.DF) limb.DF { return x.Exp() },
		"Sin": func(x, _ limb.DF) limb.DF { return x.Sin() }, "Log": func(x, _ limb.DF) limb.DF { return x.Log() },
	} {
		a := algorithm(t, name)
		on, source, x := a.on(m), newSource(m.Numbers, 2), make([]float64, len(a.In))
		for range 200 {
			source.function(&a, x)
			y := x[len(x)-2:]
			want := f(limb.DF{Hi: float32(x[0]), Lo: float32(x[1])}, limb.DF{Hi: float32(y[0]), Lo: float32(y[1])})
			if r := on.all(x); r[0] != float64(want.Hi) || r[1] != float64(want.Lo) {
				t.Fatalf("%s of %v is %v, and %v in the library", name, x, r, want)
			}
		}
	}
}

// TestFindPublished: a function that breaks its promise gives operands and the exact value, and
// a step that is weaker in the arithmetic is found.
func TestFindPublished(t *testing.T) {
	s := Find(algorithm(t, "thallquadadd"), named(t, "g70"), 1<<7, 1)
	if s.Full == nil || len(s.Full.Operands) != 8 || len(s.Full.Results) != 4 || len(s.Full.Exact) != 4 || s.Full.Why == "" {
		t.Fatalf("%+v", s.Full)
	}
	for _, name := range []string{"KarpDiv", "TaylorExp", "TaylorSin", "NewtonLog"} {
		if s := Find(algorithm(t, name), GuardModels()[6], 1<<6, 1); s.Full == nil || math.IsNaN(float64(s.Full.Results[0])) {
			t.Errorf("%s holds without a guard bit", name)
		}
	}
}

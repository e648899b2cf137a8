package wgsl_test

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
	"github.com/limbfp/limb/internal/compiler/emit/wgsl"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

var write = flag.Bool("write", false, "write testdata")

func rung(name string) lower.Rung {
	r, err := lower.Named(name)
	if err != nil {
		panic(err)
	}
	return r
}

// module prints kernels of a program on a rung.
func module(t *testing.T, p *ir.Program, r string, names ...string) string {
	t.Helper()
	q, err := rung(r).Lower(p)
	if err != nil {
		t.Fatal(err)
	}
	var list []*ir.Func
	for _, name := range names {
		list = append(list, q.Lookup(name))
	}
	b, err := wgsl.Module(q, 64, list...)
	if err != nil {
		t.Fatal(err)
	}
	return b.Text
}

// TestGolden compares texts with testdata: what a change of the printer, of the compiler or of a
// lowering does to them is to be seen. Tint takes them all.
func TestGolden(t *testing.T) {
	texts := map[string]string{}
	for _, c := range []struct{ rung, kernel string }{
		{"plain", "f32.TwoProd"}, {"plain", "DF.Add"}, {"plain", "DF.Less"}, {"split", "DF.Mul"}, {"divide", "f32.quotient"},
		{"plain", "triple_f32.trigFar"}, {"barrier", "DF.Add"}, {"split divide hidden", "DF.Exp"}, {"floor pairs", "f64.TwoSum"},
		{"plain", "reduce.Sum[DF]"}, {"floor pairs", "reduce.Dot[DD]"}, {"plain", "passes.Transpose[CDF]"}, {"plain", "passes.Last[Eight,CDF]"},
		{"plain", "probes.AddZero[f32]"},
	} {
		p := kernels.Program()
		switch pkg, _, _ := strings.Cut(c.kernel, "."); pkg {
		case "passes":
			p = compiled.Program(t, "internal/source/passes")
		case "probes":
			p = compiled.Program(t, "paranoia/internal/probes")
		}
		f := p.Lookup(c.kernel)
		if f == nil {
			t.Errorf("no function %s", c.kernel)
			continue
		}
		p = kernels.Part(p, f)
		if f.Export {
			f = ir.Map(f)
			p.Funcs = append(p.Funcs, f)
		}
		name := c.kernel + " " + c.rung
		texts[name] = module(t, p, c.rung, f.Name)
		testenv.Golden(t, name, ".wgsl", texts[name], *write)
	}
	for name, why := range webgpu.Invalid(t, texts) {
		t.Errorf("%s: %s", name, why)
	}
}

// TestValid: Tint takes the texts of all functions and kernels, and of random programs, on the rungs.
func TestValid(t *testing.T) {
	testenv.Long(t, "a browser takes every text; TestGolden has some")
	texts := map[string]string{}
	add := func(what string, p *ir.Program, r string) {
		var names []string
		for _, f := range p.Funcs {
			lacks := func(g *ir.Func) bool {
				return r != "floor pairs" && wide(g) || slices.ContainsFunc(g.Body, func(v *ir.Value) bool { return v.Op == ir.Native && !wgsl.HasNative(v) })
			}
			if f.Kind != ir.Once && !slices.ContainsFunc(p.Reach(f).Funcs, lacks) {
				names = append(names, f.Name)
			}
		}
		texts[what+", "+r] = module(t, p, r, names...)
	}
	var catalogue, large []string
	for _, f := range kernels.Funcs() {
		if f.Ops < 1000 || testenv.Full() {
			catalogue = append(catalogue, f.Name)
		}
		if f.Ops < 300 || testenv.Full() {
			large = append(large, f.Name)
		}
	}
	maps := func(names []string) *ir.Program {
		p, _, err := kernels.Maps(names...)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for _, r := range []string{"plain", lower.Careful + " hidden", "barrier", "floor pairs"} {
		add("reductions", kernels.Program(), r)
		if r == "floor pairs" {
			add("functions", maps(large), r)
		} else {
			add("functions", maps(catalogue), r)
		}
		if r == "plain" || testenv.Full() {
			add("passes", compiled.Program(t, "internal/source/passes"), r)
		}
		for seed := range uint64(testenv.Size(1, 2, 20)) {
			p, _, err := random.New(seed, 30, ir.F32)
			if err != nil {
				t.Fatal(err)
			}
			add("random programs", p, r)
		}
	}
	add("probes", compiled.Program(t, "paranoia/internal/probes"), "plain")
	wrong := webgpu.Invalid(t, texts)
	for name, why := range wrong {
		t.Errorf("%s: %.2000s", name, why)
	}
}

// wide reports whether a function has numbers of 64 bits.
func wide(f *ir.Func) bool {
	long := func(t ir.Type) bool { return t == ir.F64 || t == ir.U64 }
	return slices.ContainsFunc(f.Body, func(v *ir.Value) bool {
		return long(v.Type) || slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return long(a.Type) })
	}) || slices.ContainsFunc(f.Memory, func(m *ir.Memory) bool { return long(m.Type) })
}

// TestInvalid is the control: Tint finds what is wrong, and what WGSL lacks is an error.
func TestInvalid(t *testing.T) {
	p, names, err := kernels.Maps("DF.Add")
	if err != nil {
		t.Fatal(err)
	}
	text := module(t, p, "plain", names...)
	wrong := webgpu.Invalid(t, map[string]string{
		"right": text, "a name": strings.Replace(text, "f32_TwoSum(", "f32_TwoSums(", 1),
		"uniformity": strings.Replace(text, "\tif (i >= n) { return; }", "\tif (i >= n) { return; }\n\tworkgroupBarrier();", 1),
	})
	if wrong["right"] != "" || wrong["a name"] == "" || wrong["uniformity"] == "" {
		t.Errorf("Tint says %q", wrong)
	}
	p, names, err = kernels.Maps("DD.Add")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := wgsl.Module(p, 64, p.Lookup(names[0])); err == nil || !strings.Contains(err.Error(), "f64") {
		t.Errorf("float64 gives %v", err)
	}
}

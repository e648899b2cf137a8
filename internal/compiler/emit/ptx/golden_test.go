package ptx_test

import (
	"flag"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	check "github.com/limbfp/limb/internal/check/ptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

var write = flag.Bool("write", false, "write testdata")

// loaded is the library with the programs of the compiler's tests.
var loaded = sync.OnceValues(func() (*ir.Program, error) {
	return frontend.Load("../../../..", "internal/source/probe", "internal/source/floor", "internal/source/reduce", "kernel", "internal/compiler/frontend/programs")
})

// probes are the kernels with operations of a target's own.
func probes() (*ir.Program, error) { return compiled.Load("paranoia/internal/probes") }

func must[T any](t *testing.T, load func() (T, error)) T {
	t.Helper()
	x, err := load()
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// lowered returns a program on a rung, as for a device.
func lowered(t *testing.T, p *ir.Program, rung string) *ir.Program {
	t.Helper()
	r, err := lower.Named(rung)
	if err == nil {
		p, err = r.Late(lower.Late).Lower(p)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// part returns a kernel, the map kernel of a function that is none, and what it needs.
func part(p *ir.Program, name string) (*ir.Program, *ir.Func) {
	f := p.Lookup(name)
	p = kernels.Part(p, f)
	if f.Kind == ir.Once {
		f = ir.Map(f)
		p.Funcs = append(p.Funcs, f)
	}
	return p, f
}

// TestGolden compares the text of functions and kernels with testdata: what a change of the
// printer, of the compiler or of a lowering does to them is to be seen.
func TestGolden(t *testing.T) {
	testenv.Long(t, "it prints most of the library")
	for _, c := range [][2]string{
		{"f64.TwoSum", "plain"}, {"DF.Add", "plain"}, {"DD.Mul", "plain"}, {"QF.Sqrt", "plain"}, {"DF.Div", "plain"}, {"CDF.Mul", "plain"}, {"DD.Less", "plain"},
		{"f64.FMADown", "plain"}, {"f32.Int32Nearest", "plain"}, {"f32.AddUp", "hidden"},
		{"DF.Exp", "plain"}, {"DD.Frexp", "plain"}, {"DF.Floor", "plain"}, {"DF.Add", "hidden"}, {"DF.Add", "barrier"}, {"f32.TwoSum", "floor"},
		{"DF.Mul", "split divide"},
		{"programs.Heat", "plain"}, {"programs.Transpose", "plain"}, {"programs.Dot[DF]", "plain"}, {"programs.Mixed", "plain"}, {"programs.Masks", "plain"}, {"programs.Table", "hidden"},
		{"probes.HalfProduct", "plain"}, {"probes.AddZero[f32]", "plain"}, {"probes.Counts", "plain"},
	} {
		name, rung := c[0], c[1]
		p := must(t, loaded)
		if strings.HasPrefix(name, "probes.") {
			p = must(t, probes)
		}
		p, f := part(p, name)
		q := lowered(t, p, rung)
		text := ptx.Text(q, ptx.Options{SM: 70, Group: 64}, q.Lookup(f.Name))
		if _, err := check.Parse(text); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		testenv.Golden(t, name+" "+rung, ".ptx", text, *write)
	}
}

// Float instructions that round must say how; seeds stand in probes alone.
var (
	rounds = regexp.MustCompile(`\b(add|sub|mul|mad|fma|div|sqrt|rcp|cvt)\.\S*f(16|32|64)\S*`)
	named  = regexp.MustCompile(`^((add|sub|mul|fma|div|sqrt)\.rn\.f(32|64)|cvt\.(rzi|rmi)\.(f32\.f32|f64\.f64|s32\.f32|s32\.f64)|cvt\.rn\.(f32|f64)\.s32|cvt\.rn\.f32\.f64|cvt\.f64\.f32)$`)
	never  = regexp.MustCompile(`\.full|\.sat|setp\.ne\.(and\.|or\.)?f`)
)

// wrong returns the instructions of a text that a compiler may contract, flush or guess.
func wrong(text string) (list []string) {
	for _, w := range rounds.FindAllString(text, -1) {
		if !named.MatchString(w) {
			list = append(list, w)
		}
	}
	return append(list, never.FindAllString(text, -1)...)
}

// TestInstructions: no operation on floats is left to the compiler; taking one .rn away, or
// adding a .ftz, is noticed, by the text and by what reads it.
func TestInstructions(t *testing.T) {
	testenv.Long(t, "it looks at each instruction of the longest functions")
	p := must(t, loaded)
	for _, name := range []string{"DF.Sin", "DD.Pow", "QF.Log", "QD.Div", "CDD.Exp", "DF.Floor", "DD.PowInt", "programs.Dot[DD]", "programs.Mixed", "reduce.Sum[QF]"} {
		f := p.Lookup(name)
		if f == nil {
			t.Fatalf("no function %s", name)
		}
		text := ptx.Text(p, ptx.Options{Group: 64}, f)
		if list := wrong(text); len(list) > 0 {
			t.Errorf("%s: %d instructions are left to the compiler: %s", name, len(list), list[0])
		}
		for _, change := range [][2]string{
			{"add.rn.f", "add.f"}, {"add.rn.f", "add.rn.ftz.f"}, {"mul.rn.f", "mul.f"}, {"sub.rn.f", "sub.ftz.f"}, {"fma.rn.f", "mad.f"},
			{"fma.rn.f", "fma.rz.f"}, {"div.rn.f", "div.approx.ftz.f"}, {"sqrt.rn.f", "sqrt.approx.ftz.f"}, {"cvt.rzi.f", "cvt.rzi.ftz.f"},
		} {
			planted := strings.Replace(text, change[0], change[1], 1)
			if planted == text {
				continue
			}
			_, err := check.Parse(planted)
			if list := wrong(planted); len(list) != 1 || err == nil && change[1] != "fma.rz.f" { // which is one
				t.Errorf("%s, %s for %s: %d instructions are found, and reading the text says %v", name, change[1], change[0], len(list), err)
			}
		}
	}
}

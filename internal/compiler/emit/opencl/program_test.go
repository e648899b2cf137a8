package opencl

import (
	"flag"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

var write = flag.Bool("write", false, "write testdata")

// TestGolden compares the text of functions and kernels with testdata: what a change of the
// printer, of the compiler or of a lowering does to them is to be seen.
func TestGolden(t *testing.T) {
	testenv.Long(t, "it prints most of the library")
	p, err := frontend.Load("../../../..", "internal/source/probe", "internal/source/floor", "kernel", "internal/compiler/frontend/programs")
	if err != nil {
		t.Fatal(err)
	}
	natives := compiled.Program(t, "paranoia/internal/probes")
	for _, c := range []struct {
		rung, kernel string
		perItem      int
	}{
		{"plain", "f64.TwoSum", 1}, {"plain", "DF.Add", 1}, {"plain", "DD.Add", 1024}, {"plain", "QD.Mul", 1}, {"plain", "DF.Exp", 1},
		{"plain", "DF.PowInt", 1}, {"plain", "DD.Less", 1}, {"plain", "CDF.Mul", 1}, {"plain", "QF.Sqrt", 1},
		{"split", "DF.Mul", 1}, {"divide", "DF.Div", 1}, {"split root", "DD.Sqrt", 1}, {"scaled", "f32.TwoProd", 1}, {"order", "DF.Less", 1}, {"barrier", "DF.Add", 1},
		{"hidden", "DF.Add", 1}, {"split divide hidden", "DF.Div", 1}, {"floor", "f32.TwoSum", 1}, {"floor", "DD.Add", 1024}, {"floor pairs", "f64.TwoSum", 1},
		{"plain", "programs.Heat", 1}, {"hidden", "programs.Heat", 1024}, {"plain", "programs.Transpose", 1}, {"plain", "programs.Transpose", 1024},
		{"plain", "programs.Table", 1}, {"plain", "programs.Table", 1024}, {"plain", "programs.Dot[DF]", 1}, {"floor", "programs.Dot[DD]", 1}, {"floor pairs", "programs.Dot[DD]", 1024}, {"plain", "programs.Mixed", 1024},
		{"plain", "programs.Mended", 1024},
		{"plain", "programs.Masks", 1024},
		{"plain", "probes.HalfProduct", 1}, {"plain", "probes.AddZero[f32]", 1},
	} {
		q := p
		if strings.HasPrefix(c.kernel, "probes.") {
			q = natives
		}
		f := q.Lookup(c.kernel)
		if f == nil {
			t.Fatalf("no function %s", c.kernel)
		}
		name := f.Name
		q = kernels.Part(q, f)
		if f.Kind == ir.Once {
			k := ir.Map(f)
			q.Funcs, name = append(q.Funcs, k), k.Name
		}
		if err := ir.Verify(q); err != nil {
			t.Fatal(err)
		}
		r, err := lower.Named(c.rung)
		if err == nil {
			q, err = r.Lower(q)
		}
		if err != nil {
			t.Fatal(err)
		}
		text, _ := Text(q, Options{PerItem: c.perItem, Constants: 4096}, q.Lookup(name)) // tables of PowInt are more, and in a buffer
		golden := c.kernel + " " + c.rung
		if c.perItem > 1 {
			golden += " run"
		}
		testenv.Golden(t, golden, ".cl", text, *write)
	}
}

package spirv

import (
	"flag"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/kernels"
)

var write = flag.Bool("write", false, "write testdata")

// TestGolden validates modules, and compares their listings with testdata: what a change of the
// printer, of the compiler or of a lowering does to them is to be seen.
func TestGolden(t *testing.T) {
	programs := map[string]*ir.Program{"": kernels.Program(), "probes": compiled.Program(t, "paranoia/internal/probes"), "passes": compiled.Program(t, "internal/source/passes")}
	for _, c := range []struct{ rung, kernel string }{
		{"plain", "f64.TwoSum"}, {"plain", "f32.TwoProd"}, {"plain", "DF.Add"}, {"plain", "DD.Div"}, {"plain", "DF.Less"}, {"plain", "CDF.Mul"},
		{"plain", "DF.Exp"}, {"plain", "triple_f32.trigFar"}, {"plain", "QF.Floor"}, {"split", "DF.Mul"}, {"divide", "f32.quotient"}, {"barrier", "DF.Add"},
		{"hidden", "DD.Add"}, {"floor", "f32.TwoSum"}, {"floor", "u64.mul"}, {"plain", "reduce.Sum[DD]"}, {"split hidden", "reduce.Dot[DF]"},
		{"plain", "probes.HalfProduct"}, {"plain", "probes.AddZero[f32]"}, {"plain", "probes.IntProducts"}, {"plain", "probes.Quotients"},
		{"plain", "passes.Transpose[CDF]"},
	} {
		pkg, _, _ := strings.Cut(c.kernel, ".")
		p := programs[pkg]
		if p == nil {
			p = programs[""]
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
		r, err := lower.Named(c.rung)
		if err != nil {
			t.Fatal(err)
		}
		b := lowered(t, p, []*ir.Func{f}, r, all)
		if s, ok := validate(t, b); !ok {
			t.Errorf("%s, %s: %s", c.kernel, c.rung, s)
		}
		testenv.Golden(t, c.kernel+" "+c.rung, ".spvasm", b.Text(), *write)
	}
}

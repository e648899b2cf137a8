package kernels

import (
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestExtend: a library without some functions, and then with them, is the library. The control
// is one that has another function of a name.
func TestExtend(t *testing.T) {
	testenv.Long(t, "it decodes the whole library several times")
	whole := func() *ir.Program {
		p, err := ir.Decode(ir.Encode(Program()))
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	of := func(p *ir.Program, names ...string) *ir.Program {
		var list []*ir.Func
		for _, name := range names {
			list = append(list, p.Lookup(name))
		}
		return p.Reach(list...)
	}
	all := []string{"DF.Exp", "DD.Erfc", "DD.J0", "QF.Gamma", "QF.Log"}
	for _, n := range []int{1, 3} {
		p, want := of(whole(), all[:n]...), of(whole(), all...)
		added := extend(p, of(whole(), all[n:]...))
		if len(added) == 0 || len(p.Funcs) != len(want.Funcs) || len(p.Tables) != len(want.Tables) {
			t.Errorf("%d functions and %d tables, with %d new functions: there are %d and %d", len(p.Funcs), len(p.Tables), len(added), len(want.Funcs), len(want.Tables))
		}
		if err := ir.Verify(p); err != nil {
			t.Error(err)
		}
		same := func() bool {
			return slices.Equal(ir.Encode(of(p, all...)), ir.Encode(want))
		}
		if !same() {
			t.Error("it is another program")
		}
		p.Lookup("DF.Exp").Name = "DF_Exp2"
		if same() {
			t.Error("a function of another name goes unnoticed")
		}
	}
}

package kernels

import (
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

func TestCatalogue(t *testing.T) {
	for _, f := range Funcs() {
		if len(f.In) == 0 || len(f.In) > 4 || len(f.Out) == 0 || len(f.Out) > 2 {
			t.Errorf("%s has %d inputs and %d results", f.Name, len(f.In), len(f.Out))
		}
		g, err := IR(f.Name)
		if err != nil || !g.Export || len(g.In) != len(f.In) || len(g.Out) != len(f.Out) {
			t.Errorf("%s is not in the program as it is in the catalogue: %v", f.Name, err)
		}
	}
	if len(Funcs()) < 40 {
		t.Errorf("%d functions", len(Funcs()))
	}
}

func TestModule(t *testing.T) {
	p, err := Module("DF.Add", "DF.Mul")
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(p); err != nil { // callees before callers, each once
		t.Error(err)
	}
	for _, name := range []string{"f32.TwoSum", "DF.Add", "DF.Mul", "f32.prodErrSplit", "f32.quotient"} {
		if p.Lookup(name) == nil {
			t.Errorf("%s is missing", name)
		}
	}
	for _, name := range []string{"DF.Exp", "f64.quotient"} {
		if p.Lookup(name) != nil {
			t.Errorf("%s is there, which nobody asked for", name)
		}
	}
	if _, err := Module("DF.Nothing"); err == nil {
		t.Error("an unknown function gives no error")
	}
}

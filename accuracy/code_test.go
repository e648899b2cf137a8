package accuracy

import (
	"maps"
	"math"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// TestFingerprint: one other constant, operation, operand, entry of a table or result is noticed
// wherever it stands in a function or in what it calls. Names, comments, and which of two operands of
// a sum comes first are not.
func TestFingerprint(t *testing.T) {
	t.Run("DF.Atan", func(t *testing.T) { plantIn(t, "DF.Atan", nil) })
	// TanPi reads a table by bits of an integer. Of the five limbs of its 32 rows pairs read three, and
	// one difference is for no result.
	t.Run("DF.TanPi", func(t *testing.T) {
		plantIn(t, "DF.TanPi", map[string]int{"another entry of a table": 2 * 32, "operands of a difference in another order": 1})
	})
}

// plantIn plants faults in a function; so many of some kinds change nothing.
func plantIn(t *testing.T, name string, innocent map[string]int) {
	var f *ir.Func
	program := func() *ir.Program { // a copy
		g, err := kernels.IR(name)
		p := (&ir.Program{}).Reach(g)
		if err == nil {
			p, err = ir.Decode(ir.Encode(p))
		}
		if err != nil {
			t.Fatal(err)
		}
		f = p.Lookup(name)
		return p
	}
	p := program()
	want := fingerprint(f)
	for _, g := range p.Funcs {
		g.Name, g.Go, g.Doc, g.Pos = "f", "f", "", ""
		for _, v := range g.Body {
			v.Name, v.Comment = "v", ""
			if v.Op == ir.Add {
				v.Args[0], v.Args[1] = v.Args[1], v.Args[0]
			}
		}
	}
	if got := fingerprint(f); got != want {
		t.Errorf("with other names the function has the fingerprint %s, and not %s", got, want)
	}
	counts, unseen := map[string]int{}, map[string]int{}
	plant := func(what string, do func(p *ir.Program)) {
		counts[what]++
		if do(program()); fingerprint(f) == want {
			unseen[what]++
		}
	}
	other := map[ir.Op]ir.Op{ir.Add: ir.Sub, ir.Mul: ir.Div, ir.Lt: ir.Le, ir.Or: ir.And}
	for k, g := range p.Funcs {
		for i, v := range g.Body {
			at := func(p *ir.Program) *ir.Value { return p.Funcs[k].Body[i] }
			switch {
			case v.Op == ir.Const && v.Type == g.Limb:
				plant("another constant", func(p *ir.Program) { at(p).Const = math.Nextafter(v.Const, 9) })
			case other[v.Op] != 0 && v.Type != ir.I32: // an index stays in its table
				plant("another operation", func(p *ir.Program) { at(p).Op = other[v.Op] })
			case v.Op == ir.Sub:
				plant("operands of a difference in another order", func(p *ir.Program) { v := at(p); v.Args[0], v.Args[1] = v.Args[1], v.Args[0] })
			}
		}
	}
	for k, table := range p.Tables {
		for i := range table.Data {
			plant("another entry of a table", func(p *ir.Program) { p.Tables[k].Data[i]++ })
		}
	}
	plant("the results in another order", func(*ir.Program) { f.Results[0], f.Results[1] = f.Results[1], f.Results[0] })
	for _, what := range []string{"another constant", "another operation", "another entry of a table"} {
		if counts[what] < 20 {
			t.Errorf("%s: only %d are planted", what, counts[what])
		}
	}
	if !maps.Equal(unseen, innocent) {
		t.Errorf("not noticed: %v, and not %v", unseen, innocent)
	}
	t.Log(counts)
}

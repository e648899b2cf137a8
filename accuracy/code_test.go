package accuracy

import (
	"maps"
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
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
		testenv.Long(t, "DF.Atan has all but the integers")
		plantIn(t, "DF.TanPi", map[string]int{"another entry of a table": 2 * 32, "operands of a difference in another order": 1})
	})
}

// plantIn plants faults in a function; so many of some kinds change nothing.
func plantIn(t *testing.T, name string, innocent map[string]int) {
	g, err := kernels.IR(name)
	if err != nil {
		t.Fatal(err)
	}
	text := ir.Encode((&ir.Program{}).Reach(g))
	program := func() (*ir.Program, *ir.Func) { // a copy
		p, err := ir.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		return p, p.Lookup(name)
	}
	p, f := program()
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
	p, f = program()
	counts, unseen := map[string]int{}, map[string]int{}
	plant := func(what string, do, undo func()) {
		counts[what]++
		if do(); fingerprint(f) == want {
			unseen[what]++
		}
		undo()
	}
	swap := func(list []*ir.Value) func() { return func() { list[0], list[1] = list[1], list[0] } }
	other := map[ir.Op]ir.Op{ir.Add: ir.Sub, ir.Mul: ir.Div, ir.Lt: ir.Le, ir.Or: ir.And}
	for _, g := range p.Funcs {
		for _, v := range g.Body {
			old := *v
			restore := func() { *v = old }
			switch {
			case v.Op == ir.Const && v.Type == g.Limb:
				plant("another constant", func() { v.Const = math.Nextafter(v.Const, 9) }, restore)
			case other[v.Op] != 0 && v.Type != ir.I32: // an index stays in its table
				plant("another operation", func() { v.Op = other[v.Op] }, restore)
			case v.Op == ir.Sub:
				plant("operands of a difference in another order", swap(v.Args), swap(v.Args))
			}
		}
	}
	for _, table := range p.Tables {
		for i := range table.Data {
			old := table.Data[i]
			plant("another entry of a table", func() { table.Data[i]++ }, func() { table.Data[i] = old })
		}
	}
	plant("the results in another order", swap(f.Results), swap(f.Results))
	if got := fingerprint(f); got != want {
		t.Errorf("what is planted is not taken back")
	}
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

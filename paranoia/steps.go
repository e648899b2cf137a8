package paranoia

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Steps
//
// To show what each step of an algorithm gives, the functions that it calls are put in
// their places, and all values become results.

// flat is a function whose calls are being expanded, so that each step of it can be shown.
type flat struct {
	p     *ir.Program // that it is of
	f     *ir.Func
	taken map[string]bool // names
}

// steps runs an algorithm, and returns its rounded operations and its choices by a
// comparison, with what they give.
func (a Algorithm) steps(m fp.Model, x []float64) (list []Step) {
	p := a.program(m.Numbers.Prec)
	f := p.Lookup(a.function())
	t := flat{p, &ir.Func{Name: f.Name, Limb: f.Limb}, map[string]bool{}}
	for i, p := range f.Params {
		v := *p
		v.ID = i
		t.name(&v, p.Name)
		t.f.Params = append(t.f.Params, &v)
	}
	t.f.Body = append(t.f.Body, t.f.Params...)
	t.expand(f, t.f.Params, "")
	t.f.Results = t.f.Body
	values := make([]float64, len(t.f.Body))
	interpreter(p, t.f, m).Run(values, x)

	shown := map[*ir.Value]bool{}
	for _, p := range t.f.Params {
		shown[p] = true
	}
	unnamed := 0
	ref := func(v *ir.Value) string {
		switch {
		case v.Op == ir.Abs:
			return "|" + v.Args[0].Name + "|"
		case shown[v]:
			return v.Name
		}
		return Exact(values[v.ID]).String()
	}
	for _, v := range t.f.Body {
		op, rounded := map[ir.Op]Op{ir.Add: Add, ir.Sub: Sub, ir.Mul: Mul}[v.Op]
		choice := v.Op == ir.Select && (v.Args[0].Op == ir.Lt || v.Args[0].Op == ir.Ne)
		if !v.Type.Float() || !rounded && !choice {
			continue
		}
		if v.Name == "" {
			unnamed++
			v.Name = fmt.Sprint("%", unnamed)
		}
		shown[v] = true
		step := Step{Value: Exact(values[v.ID])}
		if choice {
			c := v.Args[0]
			step.Text = fmt.Sprintf("%s = %s %s %s ? %s : %s", v.Name, ref(c.Args[0]), map[ir.Op]string{ir.Lt: "<", ir.Ne: "≠"}[c.Op], ref(c.Args[1]), ref(v.Args[1]), ref(v.Args[2]))
		} else {
			p, q := v.Args[0], v.Args[1]
			step.Text = fmt.Sprintf("%s = %s %s %s", v.Name, ref(p), map[ir.Op]string{ir.Add: "+", ir.Sub: "-", ir.Mul: "*"}[v.Op], ref(q))
			step.Ulps = Real(ulps(m.Numbers, op, []float64{values[p.ID], values[q.ID]}, values[v.ID]))
		}
		list = append(list, step)
	}
	return list
}

// name names a value, unlike all others.
func (t flat) name(v *ir.Value, name string) {
	if name == "" {
		return
	}
	v.Name = name
	for k := 2; t.taken[v.Name]; k++ {
		v.Name = name + subscript(k)
	}
	t.taken[v.Name] = true
}

// subscript writes a number as in e₂.
func subscript(k int) string {
	return strings.Map(func(d rune) rune { return d - '0' + '₀' }, strconv.Itoa(k))
}

// expand appends the values of f, named with the prefix, and returns the results.
func (t flat) expand(f *ir.Func, args []*ir.Value, prefix string) []*ir.Value {
	values := map[*ir.Value][]*ir.Value{} // several of a call
	for i, v := range f.Body {
		var operands []*ir.Value
		for _, a := range v.Args {
			operands = append(operands, values[a][0])
		}
		callee := v.Callee
		if v.Op == ir.ProdErr {
			callee = t.p.Lookup("f32.prodErrSplit")
		}
		switch {
		case callee != nil:
			_, short, _ := strings.Cut(callee.Go, ".")
			values[v] = t.expand(callee, operands, short+".")
			t.rename(values[v][0], v.Name, prefix)
		case v.Op == ir.Param:
			values[v] = args[i : i+1]
		case v.Op == ir.Result:
			values[v] = values[v.Args[0]][v.Nth:][:1]
			t.rename(values[v][0], v.Name, prefix)
		default:
			w := *v
			w.Args, w.ID, w.Name = operands, len(t.f.Body), ""
			t.f.Body = append(t.f.Body, &w)
			values[v] = []*ir.Value{&w}
			t.rename(&w, v.Name, prefix)
		}
	}
	var results []*ir.Value
	for _, r := range f.Results {
		results = append(results, values[r][0])
	}
	return results
}

// rename gives a value the name that it has where it is computed, or where the
// function that computes it is called.
func (t flat) rename(v *ir.Value, name, prefix string) {
	if name == "" || v.Op == ir.Param {
		return
	}
	delete(t.taken, v.Name)
	t.name(v, prefix+name)
}

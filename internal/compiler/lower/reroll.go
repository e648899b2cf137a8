package lower

import (
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Calls in a loop
//
// Compilers of graphics processors put the body of a function wherever it is called, and take longer than in
// proportion to what comes out: a function of a thousand operations may become one of a hundred thousand. So a function
// that calls a long one several times calls it in a loop, in one place:
//
//	a … c₁ = g(x₁) … b … c₂ = g(x₂) … d   becomes   a … x = x₁; for k = 0; ; k++ { c = g(x); if k is 1 { break }; b …; x = x₂ } … d
//
// What stands between two calls is an arm of its own, taken in its turn; numbers that are used behind that
// arm go there in variables. The first number of the turn is one that no compiler knows, so that none takes the loop
// apart again. All operations are the same, on the same operands, and so are the bits.

// Kernels of more than Long operations call what has at least Called in loops: then a driver takes seconds for any of
// limb's, and what a turn costs is little beside what it calls.
const Long, Called = 8000, 400

// Reroll returns the program of kernels with all that they call, and the kernels in it. Those of more than long
// operations, where those of a function count as often as it is called, call what has at least called in loops.
func Reroll(p *ir.Program, long, called int, kernels ...*ir.Func) (*ir.Program, []*ir.Func, error) {
	if !slices.ContainsFunc(kernels, func(f *ir.Func) bool { return f.Ops() > long }) {
		return p, kernels, nil
	}
	q, err := replace(func(*body, *ir.Value) *ir.Value { return nil })(p.Reach(kernels...))
	if err != nil {
		return nil, nil, err
	}
	ops := map[*ir.Func]int{}
	for _, f := range q.Funcs {
		ops[f] = length(f, ops)
		if f.Code == nil && f.Kind == ir.Once && !f.Pass && !f.Slices {
			if g := repeated(f, ops, called); g != nil {
				reroll(f, g)
				ops[f] = length(f, ops)
			}
		}
	}
	var list []*ir.Func
	for _, f := range kernels {
		list = append(list, q.Lookup(f.Name))
	}
	return q, list, nil
}

// length is how many operations f has, where ops has those of what it calls.
func length(f *ir.Func, ops map[*ir.Func]int) (n int) {
	for _, v := range f.Body {
		n++
		if v.Op == ir.Call {
			n += ops[v.Callee]
		}
	}
	return n
}

// repeated returns the function whose calls but one are the most operations of f, of those that are called several times and
// have at least so many; nil if there is none. What stands between its calls may be half as long as it is: where lanes
// share a loop, as on a processor, all arms are run in each turn.
func repeated(f *ir.Func, ops map[*ir.Func]int, least int) (best *ir.Func) {
	most := 0
	for _, v := range f.Body {
		g := v.Callee
		if v.Op != ir.Call || g == best || ops[g] < least {
			continue
		}
		calls, between, next := 0, 0, 0 // next is what stands behind the last call so far
		for _, w := range f.Body {
			if w.Op == ir.Call && w.Callee == g {
				calls, between, next = calls+1, between+next, 0
			} else if next++; calls == 0 {
				next = 0
			} else if w.Op == ir.Call {
				next += ops[w.Callee]
			}
		}
		if gain := (calls - 1) * ops[g]; gain > most && 2*between <= ops[g] {
			best, most = g, gain
		}
	}
	return best
}

// reroll has f call g in a loop.
func reroll(f, g *ir.Func) {
	r := &roll{f: f, g: g, part: map[*ir.Value]int{}, vars: map[*ir.Value]*ir.Var{}}
	r.parts = [][]*ir.Value{nil}
	for _, v := range f.Body[len(f.Params):] {
		switch {
		case v.Op == ir.Call && v.Callee == g:
			r.calls, r.parts = append(r.calls, v), append(r.parts, nil)
		case v.Op == ir.Const: // which need no variables
			r.parts[0] = append(r.parts[0], v)
			continue
		}
		n := len(r.parts) - 1
		r.part[v], r.parts[n] = n, append(r.parts[n], v)
	}
	f.Code = r.code()
	f.Body = slices.Clone(f.Params)
	ir.Walk(f.Code, func(s ir.Stmt) {
		if do, ok := s.(*ir.Do); ok {
			f.Body = append(f.Body, do.Values...)
		}
	})
	f.Export, f.Arm = false, false
	f.Sweep()
}

// roll is a function that is being changed.
type roll struct {
	f, g  *ir.Func
	calls []*ir.Value
	parts [][]*ir.Value // what is before the first call, and from each call to the next one
	part  map[*ir.Value]int
	vars  map[*ir.Value]*ir.Var // of what is used behind the part that computes it, and is neither in the first part nor a parameter
}

func (r *roll) variable(name string, t ir.Type) *ir.Var {
	v := &ir.Var{Name: name, Type: t}
	r.f.Vars = append(r.f.Vars, v)
	return v
}

// code returns the statements.
func (r *roll) code() []ir.Stmt {
	f, n := r.f, len(r.calls)
	head := &ir.Do{Values: r.parts[0]}
	body := &ir.Do{}
	value := func(do *ir.Do, v *ir.Value) *ir.Value {
		do.Values = append(do.Values, v)
		return v
	}
	constant := func(do *ir.Do, t ir.Type, x float64) *ir.Value {
		return value(do, &ir.Value{Op: ir.Const, Type: t, Const: x})
	}

	// The call, its number and its operands.
	turn := r.variable("turn", ir.I32)
	first := value(head, &ir.Value{Op: ir.Opaque, Type: ir.I32, Args: []*ir.Value{constant(head, ir.I32, 0)}})
	before := []ir.Stmt{&ir.Set{Var: turn, Value: first}}
	call := &ir.Value{Op: ir.Call, Type: r.calls[0].Type, Callee: r.g}
	var operands []*ir.Var
	for i, p := range r.g.Params {
		x := r.variable(p.Name, p.Type)
		operands = append(operands, x)
		before = append(before, &ir.Set{Var: x, Value: r.calls[0].Args[i]})
		call.Args = append(call.Args, value(body, &ir.Value{Op: ir.Get, Type: p.Type, Var: x, Name: p.Name}))
	}
	value(body, call)
	results, behind := []*ir.Value{call}, []*ir.Value{} // in the loop, and behind it
	if len(r.g.Results) > 1 {
		results = nil
		for i, x := range r.g.Results {
			results = append(results, value(body, &ir.Value{Op: ir.Result, Type: x.Type, Args: []*ir.Value{call}, Nth: i}))
		}
	}
	var last []ir.Stmt
	tail := &ir.Do{}
	for _, x := range results {
		v := r.variable("last", x.Type)
		before = append(before, &ir.Set{Var: v, Value: constant(head, x.Type, 1)})
		last = append(last, &ir.Set{Var: v, Value: x})
		behind = append(behind, value(tail, &ir.Value{Op: ir.Get, Type: x.Type, Var: v}))
	}

	// Numbers that are used behind their parts, and whose they are.
	crossing := make([][]*ir.Value, n+1)
	cross := func(a *ir.Value, at int) {
		if i := r.part[a]; i > 0 && i < at && r.vars[a] == nil {
			r.vars[a] = r.variable(a.Name, a.Type)
			before = append(before, &ir.Set{Var: r.vars[a], Value: constant(head, a.Type, 1)})
			crossing[i] = append(crossing[i], a)
		}
	}
	isCall := func(v *ir.Value) bool { return v.Op == ir.Call && v.Callee == r.g }
	isResult := func(v *ir.Value) bool { return v.Op == ir.Result && isCall(v.Args[0]) }
	for i, part := range r.parts {
		for _, v := range part {
			at := i
			if i > 0 && isCall(v) { // its operands are set in the part before
				at--
			}
			if !isResult(v) {
				for _, a := range v.Args {
					cross(a, at)
				}
			}
		}
	}
	for _, v := range f.Results {
		cross(v, n)
	}

	// part puts one of the parts behind calls into do; of is then what stands for a value in it.
	part := func(i int, do *ir.Do, results []*ir.Value) (of func(a *ir.Value) *ir.Value) {
		got := map[*ir.Value]*ir.Value{}
		of = func(a *ir.Value) *ir.Value {
			switch {
			case r.vars[a] != nil && r.part[a] < i:
				if got[a] == nil {
					got[a] = value(do, &ir.Value{Op: ir.Get, Type: a.Type, Var: r.vars[a], Name: a.Name})
				}
				return got[a]
			case isCall(a):
				return results[0]
			case isResult(a):
				return results[a.Nth]
			}
			return a
		}
		for _, v := range r.parts[i] {
			if isCall(v) || isResult(v) {
				continue
			}
			for k, a := range v.Args {
				v.Args[k] = of(a)
			}
			value(do, v)
		}
		return of
	}
	number := value(body, &ir.Value{Op: ir.Get, Type: ir.I32, Var: turn})
	is := func(op ir.Op, k int) *ir.Value {
		return value(body, &ir.Value{Op: op, Type: ir.Bool, Args: []*ir.Value{number, constant(body, ir.I32, float64(k))}})
	}
	loop := &ir.Loop{Body: []ir.Stmt{body, &ir.If{Cond: is(ir.Eq, n-1), Then: append(last, &ir.Break{})}}}
	var arms func(from, to int) []ir.Stmt // of the turns from … to - 1
	arms = func(from, to int) []ir.Stmt {
		if to-from > 1 {
			mid := (from + to) / 2
			return []ir.Stmt{&ir.If{Cond: is(ir.Lt, mid), Then: arms(from, mid), Else: arms(mid, to)}}
		}
		do := &ir.Do{}
		of := part(from+1, do, results)
		list := []ir.Stmt{do}
		for _, a := range crossing[from+1] {
			list = append(list, &ir.Set{Var: r.vars[a], Value: of(a)})
		}
		for i, a := range r.calls[from+1].Args {
			list = append(list, &ir.Set{Var: operands[i], Value: of(a)})
		}
		return list
	}
	loop.Body = append(loop.Body, arms(0, n-1)...)
	next := &ir.Do{}
	sum := &ir.Value{Op: ir.Add, Type: ir.I32, Args: []*ir.Value{value(next, &ir.Value{Op: ir.Get, Type: ir.I32, Var: turn}), constant(next, ir.I32, 1)}}
	loop.Post = []ir.Stmt{next, &ir.Set{Var: turn, Value: value(next, sum)}}

	of := part(n, tail, behind)
	var give, skip []ir.Stmt
	for i, v := range f.Results {
		x := r.variable(v.Name, v.Type)
		give = append(give, &ir.Set{Var: x, Value: of(v)})
		if f.Arm {
			skip = append(skip, &ir.Set{Var: x, Value: f.Params[i+1]})
		}
		f.Results[i] = &ir.Value{Op: ir.Get, Type: v.Type, Var: x}
	}
	var code []ir.Stmt
	if f.Arm {
		code = append(code, &ir.If{Cond: f.Params[0], Else: append(skip, &ir.Return{})})
	}
	code = append(append(append(code, head), before...), loop, tail)
	return append(append(code, give...), &ir.Return{})
}

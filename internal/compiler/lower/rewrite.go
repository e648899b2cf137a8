package lower

import (
	"fmt"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// rewriter copies a program, function by function, callees first: what a function calls
// is there when the call is made, also where its own program calls it nowhere.
type rewriter struct {
	old, new *ir.Program
	// value appends what stands for v to b, and returns it: a value, or several of them, as
	// scalar says of its type.
	value func(b *body, v *ir.Value) []*ir.Value
	// scalar returns the types of what stands for a scalar of type t: for a parameter, a
	// result, a variable, an element. It may be nil.
	scalar func(t ir.Type) []ir.Type
	// begin adds to the signature of a function that is copied. It may be nil.
	begin func(f *ir.Func)
	// whole makes a function that is not copied; nil for one that is. It may be nil.
	whole func(f *ir.Func) *ir.Func
	// end is called on each function when it is made. It may be nil.
	end    func(f *ir.Func)
	done   map[*ir.Func]*ir.Func
	tables map[*ir.Table]*ir.Table
}

// fault is an error that ends a pass.
type fault struct{ error }

// run copies the functions that are kept.
func (r *rewriter) run(keep func(f *ir.Func) bool) (p *ir.Program, err error) {
	defer func() {
		if x := recover(); x != nil {
			f, ok := x.(fault)
			if !ok {
				panic(x)
			}
			p, err = nil, f.error
		}
	}()
	r.new, r.done, r.tables = &ir.Program{}, map[*ir.Func]*ir.Func{}, map[*ir.Table]*ir.Table{}
	for _, f := range r.old.Funcs {
		if keep == nil || keep(f) {
			r.function(f)
		}
	}
	return r.new, nil
}

// named returns the copy of a function that takes the place of an operation.
func (r *rewriter) named(name string) *ir.Func {
	f := r.old.Lookup(name)
	if f == nil {
		panic(fault{fmt.Errorf("the program has no %s: compile the package that has it with it", name)})
	}
	return r.function(f)
}

// function returns the copy of f.
func (r *rewriter) function(f *ir.Func) *ir.Func {
	g, found := r.done[f]
	switch {
	case g != nil:
		return g
	case found:
		panic(fault{fmt.Errorf("%s calls itself, by way of what takes the place of its operations", f.Name)})
	}
	r.done[f] = nil
	if r.whole != nil {
		g = r.whole(f)
	}
	if g == nil {
		g = r.copy(f)
	}
	if r.end != nil {
		r.end(g)
	}
	r.done[f] = g
	r.new.Funcs = append(r.new.Funcs, g)
	return g
}

// copy copies f, value by value.
func (r *rewriter) copy(f *ir.Func) *ir.Func {
	b := newBody(r, f)
	if r.begin != nil {
		r.begin(b.f)
	}
	for i, p := range b.f.Params {
		p.ID = i
	}
	b.f.Body = slices.Clone(b.f.Params)
	if f.Code != nil {
		b.program(f)
		return b.f
	}
	b.values(f.Body[len(f.Params):])
	for _, v := range f.Results {
		b.f.Results = append(b.f.Results, b.at[v]...)
	}
	return b.f
}

// values copies values.
func (b *body) values(list []*ir.Value) {
	for _, v := range list {
		list := b.value(b, v)
		for i, w := range list {
			if w.Name == "" && w.Comment == "" && w.Op != ir.Const && w.Op != ir.Param {
				w.Name = part(v.Name, i, len(list))
				if i == 0 {
					w.Comment = v.Comment
				}
			}
		}
		b.at[v] = list
	}
}

// program copies the variables, the arrays and the statements of f.
func (b *body) program(f *ir.Func) {
	b.vars, b.arrays = map[*ir.Var][]*ir.Var{}, map[*ir.Memory]*ir.Memory{}
	b.f.Vars, b.f.Memory = nil, nil
	for _, v := range f.Vars {
		types := b.types(v.Type)
		for i, t := range types {
			w := &ir.Var{Name: part(v.Name, i, len(types)), Type: t, ID: len(b.f.Vars)}
			b.vars[v] = append(b.vars[v], w)
			b.f.Vars = append(b.f.Vars, w)
		}
	}
	for _, m := range f.Memory {
		n := *m
		if types := b.types(m.Value()); len(types) == 1 {
			if m.Type != ir.U16 { // which is a word in the function
				n.Type = types[0]
			}
		} else if n.Type, n.Wide = types[0], m.Space == ir.Slice; !n.Wide {
			n.Elem = b.group(m.Elem, slices.Repeat([]ir.Type{m.Type}, m.Elem.N))
		}
		b.arrays[m] = &n
		b.f.Memory = append(b.f.Memory, &n)
	}
	for i, g := range b.f.In {
		if g.Memory != nil {
			b.f.In[i].Memory = b.arrays[g.Memory]
		}
	}
	for _, v := range f.Results {
		for _, x := range b.vars[v.Var] {
			w := *v
			w.Var, w.Type = x, x.Type
			b.f.Results = append(b.f.Results, &w)
		}
	}
	b.f.Code = b.code(f.Code)
}

func (b *body) code(list []ir.Stmt) []ir.Stmt {
	new := make([]ir.Stmt, 0, len(list))
	for _, s := range list {
		switch x := s.(type) {
		case *ir.Do:
			mark := len(b.f.Body)
			b.values(x.Values)
			do := &ir.Do{Values: slices.Clone(b.f.Body[mark:])}
			for _, m := range x.New {
				do.New = append(do.New, b.arrays[m])
			}
			s = do
		case *ir.Set:
			for i, v := range b.at[x.Value] {
				new = append(new, &ir.Set{Var: b.vars[x.Var][i], Value: v})
			}
			continue
		case *ir.Store:
			mark := len(b.f.Body)
			places := b.places(x.Memory, b.of(x.Index), x.Limb)
			if len(b.f.Body) > mark {
				new = append(new, &ir.Do{Values: slices.Clone(b.f.Body[mark:])})
			}
			for i, v := range b.at[x.Value] {
				y := *x
				y.Memory, y.Index, y.Value, y.Limb = b.arrays[x.Memory], places[i].index, v, places[i].limb
				new = append(new, &y)
			}
			continue
		case *ir.If:
			s = &ir.If{Cond: b.of(x.Cond), Then: b.code(x.Then), Else: b.code(x.Else), Rare: x.Rare}
		case *ir.Loop:
			s = &ir.Loop{Body: b.code(x.Body), Post: b.code(x.Post), Pos: x.Pos}
		case *ir.Each:
			item := *x.Item
			item.ID = len(b.f.Body)
			b.f.Body = append(b.f.Body, &item)
			b.at[x.Item] = []*ir.Value{&item}
			s = &ir.Each{N: b.of(x.N), Item: &item, Body: b.code(x.Body), Unit: b.unit(x.Unit), Pos: x.Pos}
		}
		new = append(new, s)
	}
	return new
}

// unit returns a unit with the arrays and variables of the copy.
func (b *body) unit(u *ir.Unit) *ir.Unit {
	if u == nil {
		return nil
	}
	v := *u
	v.Arrays, v.Own = nil, nil
	for _, x := range u.Own {
		v.Own = append(v.Own, b.vars[x]...)
	}
	for _, m := range u.Arrays {
		v.Arrays = append(v.Arrays, b.arrays[m])
	}
	return &v
}

// place is where in an array something stands for a scalar.
type place struct {
	index *ir.Value
	limb  int
}

// places returns where all that stands for a scalar of an element is: halves are side by side in an array
// of the caller's, and in planes of their own in one of the program's.
func (b *body) places(m *ir.Memory, index *ir.Value, limb int) (list []place) {
	n := len(b.types(m.Value()))
	if m.Wide || !b.arrays[m].Wide {
		for i := range n {
			list = append(list, place{index, n*limb + i})
		}
		return list
	}
	low := b.add(ir.Add, ir.I32, index, index)
	return []place{{low, limb}, {b.add(ir.Add, ir.I32, low, b.known(ir.I32, 1)), limb}}
}

// body is a function that is being made.
type body struct {
	*rewriter
	f      *ir.Func
	at     map[*ir.Value][]*ir.Value // what stands for the values of the old function
	vars   map[*ir.Var][]*ir.Var
	arrays map[*ir.Memory]*ir.Memory
}

// newBody begins a copy of f: its signature.
func newBody(r *rewriter, f *ir.Func) *body {
	g := *f
	g.In, g.Out, g.Params, g.Results = r.groups(f.In, f.Params), r.groups(f.Out, f.Results), nil, nil
	b := &body{rewriter: r, f: &g, at: map[*ir.Value][]*ir.Value{}}
	for _, p := range f.Params {
		types := r.types(p.Type)
		for i, t := range types {
			q := *p
			q.Type, q.Name = t, part(p.Name, i, len(types))
			b.at[p] = append(b.at[p], &q)
		}
		g.Params = append(g.Params, b.at[p]...)
	}
	return b
}

// types returns the types of what stands for a scalar.
func (r *rewriter) types(t ir.Type) []ir.Type {
	if r.scalar == nil {
		return []ir.Type{t}
	}
	return r.scalar(t)
}

// part names one of n values that stand for one.
func part(name string, i, n int) string {
	if n == 1 || name == "" {
		return name
	}
	return name + "_" + halves[i]
}

// groups returns what stands for parameters or results, of which these are the scalars.
func (r *rewriter) groups(list []ir.Group, scalars []*ir.Value) (new []ir.Group) {
	for _, g := range list {
		var types []ir.Type
		for _, v := range scalars[:g.N] {
			types = append(types, v.Type)
		}
		scalars = scalars[g.N:]
		new = append(new, r.group(g, types))
	}
	return new
}

// group returns what stands for a group of scalars of these types. Structs keep their names.
func (r *rewriter) group(g ir.Group, scalars []ir.Type) ir.Group {
	var fields []string
	for i, t := range scalars {
		types := r.types(t)
		switch {
		case g.Fields != nil:
			for k := range types {
				fields = append(fields, part(g.Fields[i], k, len(types)))
			}
		case len(types) == 1:
			g.Type = types[0].String()
		default:
			fields = halves
		}
	}
	if fields != nil {
		g.Fields, g.N = fields, len(fields)
	}
	return g
}

// of returns what stands for a value, where that is one.
func (b *body) of(v *ir.Value) *ir.Value { return b.at[v][0] }

// add appends an operation.
func (b *body) add(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	v := &ir.Value{Op: op, Type: t, Args: args, ID: len(b.f.Body)}
	b.f.Body = append(b.f.Body, v)
	return v
}

// constant appends a word.
func (b *body) constant(t ir.Type, w uint64) *ir.Value {
	v := b.add(ir.Const, t)
	v.Const = ir.FromWord(t, w)
	return v
}

// call appends a call of f, and returns its first result.
func (b *body) call(f *ir.Func, args ...*ir.Value) *ir.Value {
	v := b.add(ir.Call, f.Results[0].Type, args...)
	v.Callee = f
	return v
}

// operands returns what stands for the operands of v.
func (b *body) operands(v *ir.Value) (args []*ir.Value) {
	for _, a := range v.Args {
		args = append(args, b.at[a]...)
	}
	return args
}

// keep appends a copy of v, of its callee and of its table.
func (b *body) keep(v *ir.Value) *ir.Value {
	w := *v
	w.Args, w.ID = b.operands(v), len(b.f.Body)
	if v.Callee != nil {
		w.Callee = b.function(v.Callee)
	}
	if v.Table != nil {
		w.Table = b.table(v.Table, nil)
	}
	if v.Var != nil {
		w.Var = b.vars[v.Var][0]
	}
	if v.Memory != nil {
		w.Memory = b.arrays[v.Memory]
	}
	b.f.Body = append(b.f.Body, &w)
	return &w
}

// table returns the copy of t, on which change is called when it is made.
func (r *rewriter) table(t *ir.Table, change func(t *ir.Table)) *ir.Table {
	if r.tables[t] == nil {
		u := *t
		if change != nil {
			u.Data = slices.Clone(t.Data)
			change(&u)
		}
		r.tables[t] = &u
		r.new.Tables = append(r.new.Tables, &u)
	}
	return r.tables[t]
}

// replace returns the pass that puts what lower returns in the place of each value, and
// keeps those for which that is nil.
func replace(lower func(b *body, v *ir.Value) *ir.Value) Pass {
	return func(p *ir.Program) (*ir.Program, error) {
		r := &rewriter{old: p, value: func(b *body, v *ir.Value) []*ir.Value {
			w := lower(b, v)
			if w == nil {
				w = b.keep(v)
			}
			return []*ir.Value{w}
		}}
		return r.run(nil)
	}
}

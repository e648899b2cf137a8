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
	// value appends what stands for v to b, and returns it. The operands of v are b.of
	// of its own.
	value func(b *body, v *ir.Value) *ir.Value
	// begin changes the signature of a function that is copied. It may be nil.
	begin func(f *ir.Func)
	// scalar changes the types of variables and of arrays. It may be nil.
	scalar func(t ir.Type) ir.Type
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
	for i, p := range f.Params {
		b.at[p] = b.f.Params[i]
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
		b.f.Results = append(b.f.Results, b.at[v])
	}
	return b.f
}

// values copies values.
func (b *body) values(list []*ir.Value) {
	for _, v := range list {
		w := b.value(b, v)
		if w.Name == "" && w.Comment == "" && w.Op != ir.Const && w.Op != ir.Param {
			w.Name, w.Comment = v.Name, v.Comment
		}
		b.at[v] = w
	}
}

// program copies the variables, the arrays and the statements of f.
func (b *body) program(f *ir.Func) {
	b.vars, b.arrays = map[*ir.Var]*ir.Var{}, map[*ir.Memory]*ir.Memory{}
	b.f.Vars, b.f.Memory = nil, nil
	for _, v := range f.Vars {
		w := *v
		if b.scalar != nil {
			w.Type = b.scalar(v.Type)
		}
		b.vars[v] = &w
		b.f.Vars = append(b.f.Vars, &w)
	}
	for _, m := range f.Memory {
		n := *m
		if b.scalar != nil {
			n.Type = b.scalar(m.Type)
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
		w := *v
		w.Var = b.vars[v.Var]
		w.Type = w.Var.Type
		b.f.Results = append(b.f.Results, &w)
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
			s = &ir.Do{Values: slices.Clone(b.f.Body[mark:])}
		case *ir.Set:
			s = &ir.Set{Var: b.vars[x.Var], Value: b.at[x.Value]}
		case *ir.Store:
			y := *x
			y.Memory, y.Index, y.Value = b.arrays[x.Memory], b.at[x.Index], b.at[x.Value]
			s = &y
		case *ir.If:
			s = &ir.If{Cond: b.at[x.Cond], Then: b.code(x.Then), Else: b.code(x.Else), Rare: x.Rare}
		case *ir.Loop:
			s = &ir.Loop{Body: b.code(x.Body), Post: b.code(x.Post), Pos: x.Pos}
		case *ir.Each:
			item := *x.Item
			item.ID = len(b.f.Body)
			b.f.Body = append(b.f.Body, &item)
			b.at[x.Item] = &item
			s = &ir.Each{N: b.at[x.N], Item: &item, Body: b.code(x.Body), Pos: x.Pos}
		}
		new = append(new, s)
	}
	return new
}

// body is a function that is being made.
type body struct {
	*rewriter
	f      *ir.Func
	at     map[*ir.Value]*ir.Value // what stands for the values of the old function
	vars   map[*ir.Var]*ir.Var
	arrays map[*ir.Memory]*ir.Memory
}

// newBody begins a copy of f: its signature.
func newBody(r *rewriter, f *ir.Func) *body {
	g := *f
	g.In, g.Out, g.Results = slices.Clone(f.In), slices.Clone(f.Out), nil
	g.Params = nil
	for _, p := range f.Params {
		q := *p
		g.Params = append(g.Params, &q)
	}
	return &body{rewriter: r, f: &g, at: map[*ir.Value]*ir.Value{}}
}

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
		args = append(args, b.at[a])
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
		w.Var = b.vars[v.Var]
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
		r := &rewriter{old: p, value: func(b *body, v *ir.Value) *ir.Value {
			if w := lower(b, v); w != nil {
				return w
			}
			return b.keep(v)
		}}
		return r.run(nil)
	}
}

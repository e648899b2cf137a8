//go:build !page

package lower

import (
	"cmp"
	"maps"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Pieces
//
// A program's statements, from the first one to the last, are put into a piece as long as they may stand in it. One that
// may not ends the piece, and may begin the next; one that may stand in none is looked into.

// program has the pieces of f mend late.
func (h *hope) program(f *ir.Func) {
	h.f = f
	h.uses, _ = ir.Uses(f.Code)
	f.Code = h.code(f.Code, map[*ir.Var]bool{})
	f.Body = slices.Clone(f.Params)
	var body func(list []ir.Stmt)
	body = func(list []ir.Stmt) {
		for _, s := range list {
			switch s := s.(type) {
			case *ir.Do:
				f.Body = append(f.Body, s.Values...)
			case *ir.If:
				body(s.Then)
				body(s.Else)
			case *ir.Loop:
				body(s.Body)
				body(s.Post)
			case *ir.Each:
				f.Body = append(f.Body, s.Item)
				body(s.Body)
			}
		}
	}
	body(f.Code)
	f.Sweep()
}

// code returns a list of statements with its pieces. set are the variables that have a value before it.
func (h *hope) code(list []ir.Stmt, set map[*ir.Var]bool) (out []ir.Stmt) {
	p := newPiece(h)
	before := maps.Clone(set)
	end := func() {
		out = append(out, p.end(before)...)
		p, before = newPiece(h), maps.Clone(set)
	}
	for _, s := range apart(list) {
		if !p.takes(s) {
			if end(); !p.takes(s) {
				out = append(out, h.inside(s, set))
			}
		}
		maps.Copy(set, sets(s))
		if len(p.list) == 0 {
			before = maps.Clone(set)
		}
	}
	end()
	return together(out)
}

// sets returns the variables that have a value behind a list of statements in any case.
func sets(list ...ir.Stmt) map[*ir.Var]bool {
	found := map[*ir.Var]bool{}
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Set:
			found[s.Var] = true
		case *ir.If:
			other := sets(s.Else...)
			for v := range sets(s.Then...) {
				found[v] = found[v] || other[v]
			}
		}
	}
	maps.DeleteFunc(found, func(_ *ir.Var, set bool) bool { return !set })
	return found
}

// inside looks into a statement for pieces.
func (h *hope) inside(s ir.Stmt, set map[*ir.Var]bool) ir.Stmt {
	switch s := s.(type) {
	case *ir.If:
		s.Then, s.Else = h.code(s.Then, maps.Clone(set)), h.code(s.Else, maps.Clone(set))
	case *ir.Loop:
		s.Body = h.code(s.Body, maps.Clone(set))
	case *ir.Each:
		s.Body = h.code(s.Body, maps.Clone(set))
	}
	return s
}

// apart returns statements with each value in a Do of its own, and together those with as few as there may be.
func apart(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range list {
		do, ok := s.(*ir.Do)
		if !ok {
			out = append(out, s)
			continue
		}
		if len(do.New) > 0 {
			out = append(out, &ir.Do{New: do.New})
		}
		for _, v := range do.Values {
			out = append(out, &ir.Do{Values: []*ir.Value{v}})
		}
	}
	return out
}

func together(list []ir.Stmt) (out []ir.Stmt) {
	for _, s := range list {
		do, ok := s.(*ir.Do)
		if n := len(out); ok && n > 0 && len(do.New) == 0 {
			if last, ok := out[n-1].(*ir.Do); ok {
				out[n-1] = &ir.Do{Values: append(last.Values[:len(last.Values):len(last.Values)], do.Values...), New: last.New}
				continue
			}
		}
		out = append(out, s)
	}
	return out
}

// piece is a piece that is being put together.
type piece struct {
	h       *hope
	list    []ir.Stmt
	unsure  map[*ir.Value]bool // what depends on a number that is not mended
	changed map[*ir.Var]bool   // variables that do
	mends   int                // the times that something is mended; a loop's count as eight
	ops     int                // operations
}

func newPiece(h *hope) *piece {
	return &piece{h: h, unsure: map[*ir.Value]bool{}, changed: map[*ir.Var]bool{}}
}

// takes appends a statement if it may stand in the piece.
func (p *piece) takes(s ir.Stmt) bool {
	q := *p
	switch s.(type) {
	case *ir.If, *ir.Loop:
		q.unsure, q.changed = maps.Clone(p.unsure), maps.Clone(p.changed)
	}
	if !q.statements([]ir.Stmt{s}, false, 1) {
		return false
	}
	q.list = append(q.list, s)
	*p = q
	return true
}

// statements reports whether a list may stand in the piece, in a loop of it or not, and notes what it does so many times.
func (p *piece) statements(list []ir.Stmt, loop bool, times int) bool {
	for _, s := range list {
		ok := true
		switch s := s.(type) {
		case *ir.Do:
			ok = len(s.New) == 0 && !slices.ContainsFunc(s.Values, func(v *ir.Value) bool { return !p.value(v, times) })
		case *ir.Set:
			if p.unsure[s.Value] {
				p.changed[s.Var] = true
			}
		case *ir.If:
			ok = !p.unsure[s.Cond] && p.statements(s.Then, loop, times) && p.statements(s.Else, loop, times)
		case *ir.Loop:
			for n := -1; ok && n < len(p.unsure)+len(p.changed); {
				n = len(p.unsure) + len(p.changed)
				ok = p.statements(s.Body, true, 8*times) && p.statements(s.Post, true, times)
			}
		case *ir.Break, *ir.Continue:
			ok = loop
		default:
			ok = false
		}
		if !ok {
			return false
		}
	}
	return true
}

// value reports whether a value may stand in the piece.
func (p *piece) value(v *ir.Value, times int) bool {
	unsure := slices.ContainsFunc(v.Args, func(x *ir.Value) bool { return p.unsure[x] })
	switch v.Op {
	case ir.Call:
		f := p.h.about(v.Callee)
		if !f.safe {
			return false
		}
		p.mends += times * f.mends
		p.ops += times * v.Callee.Ops()
		unsure = unsure || f.mends > 0
	case ir.Native, ir.Opaque:
		return false
	case ir.Load, ir.Lookup, ir.Quo, ir.Rem:
		if unsure {
			return false
		}
	case ir.Get:
		unsure = p.changed[v.Var]
	}
	if unsure {
		p.unsure[v] = true
	}
	return true
}

// pays reports whether a piece is worth its second text: mending is a good part of it.
func (p *piece) pays() bool { return p.mends > 1 && p.ops <= 100*p.mends }

// end returns the statements of the piece: in hope, and again. set are the variables that have a value before it.
func (p *piece) end(set map[*ir.Var]bool) (out []ir.Stmt) {
	if !p.pays() {
		return p.list
	}
	mends := func(s ir.Stmt) (found bool) {
		ir.Walk([]ir.Stmt{s}, func(s ir.Stmt) {
			do, ok := s.(*ir.Do)
			found = found || ok && slices.ContainsFunc(do.Values, func(v *ir.Value) bool { return v.Op == ir.Call && p.h.about(v.Callee).mends > 0 })
		})
		return found
	}
	first := slices.IndexFunc(p.list, mends)
	last := len(p.list)
	for !mends(p.list[last-1]) {
		last--
	}
	for last < len(p.list) { // its results
		if do, ok := p.list[last].(*ir.Do); !ok || do.Values[0].Op != ir.Result {
			break
		}
		last++
	}
	before, list, after := p.list[:first], p.list[first:last], p.list[last:]
	set = maps.Clone(set)
	maps.Copy(set, sets(before...))

	var all []*ir.Value // those of the piece
	var vars []*ir.Var  // that the piece sets and that have a value before
	ir.Walk(list, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Do:
			all = append(all, s.Values...)
		case *ir.Set:
			if set[s.Var] && !slices.Contains(vars, s.Var) {
				vars = append(vars, s.Var)
			}
		}
	})
	inside, _ := ir.Uses(list)
	good := p.variable("good", ir.Bool)
	hopeful := &statements{copier: copier{h: p.h, at: map[*ir.Value]*ir.Value{}, hope: true, tests: true, unwatched: unwatched(all, p.h.uses)}, passed: good}
	again := &statements{copier: copier{h: p.h, at: map[*ir.Value]*ir.Value{}}}

	out = slices.Clone(before)
	do := &ir.Do{}
	value := func(v *ir.Value) *ir.Value {
		do.Values = append(do.Values, v)
		return v
	}
	yes := value(&ir.Value{Op: ir.Const, Type: ir.Bool, Const: 1})
	var back []ir.Stmt
	for _, v := range vars {
		kept := value(&ir.Value{Op: ir.Get, Type: v.Type, Var: v, Name: v.Name})
		back = append(back, &ir.Set{Var: v, Value: kept})
	}
	out = append(out, do, &ir.Set{Var: good, Value: yes})
	out = append(out, hopeful.code(list)...)
	back = append(back, again.code(list)...)

	// What is used behind the piece goes there in variables.
	read := &ir.Do{}
	for _, s := range list {
		do, ok := s.(*ir.Do)
		if !ok {
			continue
		}
		v := do.Values[0]
		if p.h.uses[v] == inside[v] {
			continue
		}
		x := p.variable(cmp.Or(v.Name, "t"), v.Type)
		out = append(out, &ir.Set{Var: x, Value: hopeful.at[v]})
		back = append(back, &ir.Set{Var: x, Value: again.at[v]})
		*v = ir.Value{Op: ir.Get, Type: v.Type, Var: x, Name: v.Name}
		read.Values = append(read.Values, v)
	}
	do = &ir.Do{}
	failed := value(&ir.Value{Op: ir.Not, Type: ir.Bool, Args: []*ir.Value{value(&ir.Value{Op: ir.Get, Type: ir.Bool, Var: good})}})
	out = append(out, do, &ir.If{Cond: failed, Then: together(back), Rare: true})
	if len(read.Values) > 0 {
		out = append(out, read)
	}
	return append(out, after...)
}

// variable returns a new variable of the program.
func (p *piece) variable(name string, t ir.Type) *ir.Var {
	v := &ir.Var{Name: name, Type: t}
	p.h.f.Vars = append(p.h.f.Vars, v)
	return v
}

// statements copies statements.
type statements struct {
	copier
	passed *ir.Var // in hope: that all tests were
}

func (c *statements) code(list []ir.Stmt) (out []ir.Stmt) {
	of := func(v *ir.Value) *ir.Value {
		if w := c.at[v]; w != nil {
			return w
		}
		return v
	}
	for _, s := range together(list) {
		switch s := s.(type) {
		case *ir.Do:
			do := &ir.Do{}
			c.list = &do.Values
			var before *ir.Value
			if c.hope && slices.ContainsFunc(s.Values, func(v *ir.Value) bool {
				return v.Op == ir.Call && !c.unwatched[v] && c.h.about(v.Callee).mends > 0
			}) {
				before = c.add(&ir.Value{Op: ir.Get, Type: ir.Bool, Var: c.passed})
				c.good = before
			}
			for _, v := range s.Values {
				c.value(v)
			}
			out = append(out, do)
			if before != nil {
				out = append(out, &ir.Set{Var: c.passed, Value: c.good})
			}
		case *ir.Set:
			out = append(out, &ir.Set{Var: s.Var, Value: of(s.Value)})
		case *ir.If:
			cond := of(s.Cond)
			out = append(out, &ir.If{Cond: cond, Then: c.code(s.Then), Else: c.code(s.Else), Rare: s.Rare})
		case *ir.Loop:
			out = append(out, &ir.Loop{Body: c.code(s.Body), Post: c.code(s.Post), Pos: s.Pos})
		default: // Break, Continue
			out = append(out, s)
		}
	}
	return out
}

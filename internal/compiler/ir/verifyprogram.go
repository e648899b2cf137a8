package ir

import (
	"maps"
	"slices"
)

// scope is what may be used at a place of a program.
type scope struct {
	before map[*Value]bool // values of this region and of those around it
	set    map[*Var]bool   // variables that have a value
	loop   bool            // a Break or a Continue may stand here
	post   bool            // in a Post: sums of integers alone
	phase  bool            // in an Each
	group  map[*Var]bool   // in an Each: the variables that had a value before it
}

func (s scope) inside() scope {
	s.before, s.set = maps.Clone(s.before), maps.Clone(s.set)
	return s
}

// program checks the statements of f.
func (c *checker) program(f *Func) {
	s := scope{before: map[*Value]bool{}, set: map[*Var]bool{}}
	for _, v := range f.Params {
		s.before[v] = true
	}
	for i, v := range f.Vars {
		if v.ID != i || letters[v.Type] == "" {
			c.fail("variable %s: its number or its type %s", v.Ref(), v.Type)
		}
	}
	slices := 0
	for _, g := range f.In {
		if g.Memory != nil {
			if slices >= len(f.Memory) || f.Memory[slices] != g.Memory || g.Memory.Space != Slice {
				c.fail("parameter %s: its array is not in its place", g.Name)
			}
			slices++
		}
	}
	for i, m := range f.Memory {
		switch {
		case m.ID != i || m.Elem.N < 1 || letters[m.Value()] == "" || m.Type == Bool || m.Type == U16 && m.Space != Slice:
			c.fail("array %s: its number, or its elements of %d %s", m.Ref(), m.Elem.N, m.Type)
		case (m.Space == Slice) != (i < slices) || (m.Space == Slice) != (m.Len == 0) || m.Len < 0:
			c.fail("array %s: its length %d, or its place", m.Ref(), m.Len)
		case (m.Space == Shared || m.Space == Kept) && f.Kind != Groups:
			c.fail("array %s of a group, where there are none", m.Ref())
		case (m.Space == Kept) != (m.Items > 0) || m.Items < 0:
			c.fail("array %s of %d items", m.Ref(), m.Items)
		}
	}
	if f.Kind != Once && (len(f.Params) == 0 || f.Params[0].Type != I32 || len(f.Out) > 0) {
		c.fail("a kernel has the number of the item first, and no results")
	}
	falls := c.code(f, s, f.Code)
	c.at = f.Name
	if falls && len(f.Results) > 0 {
		c.fail("its end is reached without a return")
	}
	for i, r := range f.Results {
		if r.Op != Get || r.Var == nil || r.Type != r.Var.Type {
			c.fail("result %d is no variable", i)
		}
	}
	all := 0
	Walk(f.Code, func(s Stmt) {
		if d, ok := s.(*Do); ok {
			all += len(d.Values)
		}
		if _, ok := s.(*Each); ok {
			all++
		}
	})
	if all != len(f.Body)-len(f.Params) {
		c.fail("%d values in statements and %d in all", all, len(f.Body)-len(f.Params))
	}
}

// code checks a list of statements, and reports whether control comes to its end.
func (c *checker) code(f *Func, s scope, list []Stmt) (falls bool) {
	falls = true
	at := func(pos string) {
		if c.at = f.Name; pos != "" {
			c.at = pos + ": " + f.Name
		}
	}
	for _, stmt := range list {
		at("")
		if !falls {
			c.fail("a statement that is never reached")
			return false
		}
		for _, v := range uses(stmt) {
			if !s.before[v] {
				c.fail("a statement uses %s, which is not computed before", v.Ref())
			}
		}
		switch x := stmt.(type) {
		case *Do:
			for _, m := range x.New {
				if m.Space == Slice || m.ID >= len(f.Memory) || f.Memory[m.ID] != m {
					c.fail("a new array that is not the function's")
				}
			}
			for _, v := range x.Values {
				c.valueIn(f, s, v)
				s.before[v] = true
			}
		case *Set:
			at(x.Value.Pos)
			if x.Var.Type != x.Value.Type || x.Var.ID >= len(f.Vars) || f.Vars[x.Var.ID] != x.Var {
				c.fail("%s of type %s is set to %s of type %s", x.Var.Ref(), x.Var.Type, x.Value.Ref(), x.Value.Type)
			}
			if s.group[x.Var] {
				c.fail("%s belongs to the group, and an item sets it: make it an array of the group", x.Var.Name)
			}
			s.set[x.Var] = true
		case *Store:
			at(x.Pos)
			c.access(f, s, x.Memory, x.Index, x.Limb, x.Value.Type)
			if f.Kind == Groups && !s.phase {
				c.fail("%s is written by the whole group: write it in a phase", x.Memory.Name)
			}
		case *If:
			if x.Cond.Type != Bool {
				c.fail("the condition %s is %s", x.Cond.Ref(), x.Cond.Type)
			}
			then, other := s.inside(), s.inside()
			falls = c.code(f, then, x.Then)
			falls = c.code(f, other, x.Else) || falls
			for v := range then.set {
				if other.set[v] {
					s.set[v] = true
				}
			}
		case *Loop:
			at(x.Pos)
			body := s.inside()
			body.loop = true
			c.code(f, body, x.Body)
			body.loop, body.post = false, true
			c.code(f, body, x.Post)
			var returns bool
			if falls, returns = x.Ends(); !falls && !returns {
				at(x.Pos)
				c.fail("a loop without an end")
			}
		case *Break, *Continue:
			if falls = false; !s.loop {
				c.fail("a break or continue outside of a loop")
			}
		case *Return:
			falls = false
			for _, r := range f.Results {
				if !s.set[r.Var] {
					c.fail("a return where the result %s has no value", r.Var.Ref())
				}
			}
			if f.Kind == Groups && (!s.phase || s.loop) {
				c.fail("a return in a group: return from a phase, outside of its loops")
			}
		case *Each:
			at(x.Pos)
			if f.Kind != Groups || s.phase || x.N.Type != I32 || x.Item.Op != Item {
				c.fail("a phase that is not of a group, or in another one")
			}
			if u := x.Unit; u != nil && slices.ContainsFunc(u.Arrays, func(m *Memory) bool { return m.Space == Slice || m.ID >= len(f.Memory) || f.Memory[m.ID] != m }) {
				c.fail("a unit %s with an array that is not the group's", u.Name)
			}
			body := s.inside()
			body.phase, body.loop = true, false
			body.before[x.Item] = true
			body.group = maps.Clone(s.set)
			c.code(f, body, x.Body)
		default:
			c.fail("the statement %T is unknown", stmt)
		}
	}
	return falls
}

// Ends reports whether a loop is left: to what follows it, and by a return.
func (l *Loop) Ends() (falls, returns bool) {
	Walk(l.Body, func(s Stmt) {
		if _, ok := s.(*Return); ok {
			returns = true
		}
	})
	return breaks(l.Body), returns
}

func breaks(list []Stmt) (found bool) {
	for _, s := range list {
		switch s := s.(type) {
		case *Break:
			return true
		case *If:
			found = found || breaks(s.Then) || breaks(s.Else)
		}
	}
	return found
}

// access checks a Load or a Store.
func (c *checker) access(f *Func, s scope, m *Memory, index *Value, limb int, t Type) {
	switch {
	case m == nil || m.ID >= len(f.Memory) || f.Memory[m.ID] != m:
		c.fail("an array that is not the function's")
	case index.Type != I32 || limb < 0 || limb >= m.Elem.N || t != m.Value() || m.Wide && (m.Space != Slice || m.Type != U32):
		c.fail("scalar %d of type %s at a %s of %s", limb, t, index.Type, m.Name)
	case m.Space != Slice && index.Op == Const && (index.Const < 0 || int(index.Const) >= m.Len):
		c.fail("index %g of %s, which has %d elements", index.Const, m.Name, m.Len)
	case f.Kind == Groups && (m.Space == Own || m.Space == Kept) && !s.phase:
		c.fail("%s belongs to an item: use it in a phase", m.Name)
	}
}

// valueIn checks a value of a program.
func (c *checker) valueIn(f *Func, s scope, v *Value) {
	c.at = f.Name + ": " + v.Ref()
	if v.Pos != "" {
		c.at = v.Pos + ": " + c.at
	}
	for j, a := range v.Args {
		if !s.before[a] {
			c.fail("operand %d is not computed before", j)
			return
		}
	}
	if v.ID >= len(f.Body) || f.Body[v.ID] != v {
		c.fail("its number is not its place")
	}
	switch v.Op {
	case Get:
		if v.Var == nil || !s.set[v.Var] || v.Var.Type != v.Type {
			c.fail("a variable that has no value of type %s here", v.Type)
		}
	case Load:
		c.access(f, s, v.Memory, v.Args[0], v.Limb, v.Type)
		if m := v.Memory; f.Kind == Groups && !s.phase && (m.Space != Slice || m.Written) {
			c.fail("%s is read by the whole group, and items write it: read it in a phase", m.Name)
		}
	case Len:
		if v.Memory == nil || v.Memory.Space != Slice || v.Type != I32 {
			c.fail("the length of no slice")
		}
	case Item, Param:
		c.fail("it stands among the values")
	default:
		c.value(v, f)
	}
}

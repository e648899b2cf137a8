package opencl

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Kernels
//
// An array has a plane for each scalar of an element, all in one buffer. A slice is that
// buffer, where it begins in the first plane, its length, and the stride from plane to
// plane. Scalars are parameters of their own, in the order of the signature; before all of
// them stands, for items, their number.
//
// On a processor a work-item has many items, in a loop that its compiler turns into
// vector instructions: no turn depends on another one. A group is one work-item there,
// and its phases are loops; elsewhere the work-items of a group share the items of a
// phase, and a barrier ends it.

// vectorised heads a loop whose turns do not depend on one another. An array that is declared in a
// turn is one for all turns in LLVM: where code has such an array, that is not promised.
func vectorised(code []ir.Stmt) string {
	if hasOwn(code) {
		return ""
	}
	return `_Pragma("clang loop vectorize(assume_safety)") `
}

// hasOwn reports whether code, or what it calls, has an array of an item's own.
func hasOwn(code []ir.Stmt) (found bool) {
	own := func(m *ir.Memory) bool { return m != nil && m.Space == ir.Own }
	var calls func(f *ir.Func) bool
	calls = func(f *ir.Func) bool {
		return slices.ContainsFunc(f.Memory, own) || slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Callee != nil && calls(v.Callee) })
	}
	ir.Walk(code, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Do:
			found = found || slices.ContainsFunc(s.Values, func(v *ir.Value) bool { return own(v.Memory) || v.Callee != nil && calls(v.Callee) })
		case *ir.Store:
			found = found || own(s.Memory)
		}
	})
	return found
}

// kernel prints a kernel for work-items of perItem items each: 1 on a graphics processor.
func kernel(f *ir.Func, perItem int, reading, hopeful map[*ir.Func]bool) string {
	p := newPrinter(f)
	p.reading, p.hopeful = reading, hopeful
	for _, name := range []string{"n", "first", "last", "lane"} {
		p.Taken[name] = 1
	}
	params := p.parameters(f)
	number := p.text[f.Params[0]]
	if params[0] = "const int n"; f.Kind == ir.Groups {
		params = params[1:]
	}
	if reading != nil {
		params = append(params, given)
	}
	p.leave, p.perItem = "return;", perItem
	many := "const int first = get_global_id(0) * %[2]d, last = min(n, first + %[2]d);\n\t%[3]sfor (int %[1]s = first; %[1]s < last; %[1]s++)"
	many = fmt.Sprintf(many, number, perItem, vectorised(f.Code))
	switch {
	case f.Kind == ir.Groups:
		p.Line(fmt.Sprintf("const int %s = get_group_id(0);", number))
		p.declare(f)
		p.code(f.Code)
	case perItem == 1:
		p.Line(fmt.Sprintf("const int %s = get_global_id(0);", number))
		p.declareSlices(f)
		p.Line(fmt.Sprintf("if (%s >= n) return;", number))
		p.declareOwn(f)
		p.code(f.Code)
	case loops(f.Code):
		p.declareSlices(f)
		p.Line(fmt.Sprintf("const int first = get_global_id(0) * %[1]d, last = min(n, first + %[1]d);", perItem))
		base := p.Unique("base")
		p.Block(fmt.Sprintf("for (int %[1]s = first; %[1]s < last; %[1]s += %[2]d)", base, lanesOf(f)), func() { p.inLanes(f, base) })
	default:
		p.leave = "continue;"
		p.declareSlices(f)
		p.Block(many, func() {
			p.declareOwn(f)
			p.code(f.Code)
		})
	}
	return fmt.Sprintf("%s__kernel void %s(%s)\n{\n%s}\n", lines.Comment(f.Doc), f.Name, strings.Join(params, ", "), p.Body.String())
}

// parameters names the parameters of a program, and returns their declarations: the
// slices, and the scalars.
func (p *printer) parameters(f *ir.Func) (params []string) {
	k := 0
	for _, g := range f.In {
		if m := g.Memory; m != nil {
			name := p.Array(m.Name, m.Elem.N)
			constant := ""
			if !m.Written {
				constant = "const "
			}
			params = append(params, fmt.Sprintf("__global %s%s *%s", constant, cTypes[m.Type], name),
				"const int "+name+"_at", "const int "+name+"_len", "const int "+name+"_stride")
			p.arrays[m] = name
			continue
		}
		for _, v := range f.Params[k : k+g.N] {
			p.text[v] = p.Unique(v.Name)
			params = append(params, "const "+cTypes[v.Type]+" "+p.text[v])
		}
		k += g.N
	}
	return params
}

// declare declares the planes of slices, the arrays of a program and its variables.
func (p *printer) declare(f *ir.Func) {
	p.declareSlices(f)
	p.declareOwn(f)
}

func (p *printer) declareSlices(f *ir.Func) {
	given, _ := f.Arrays()
	for _, m := range given {
		constant := ""
		if !m.Written {
			constant = "const "
		}
		for k := range m.Elem.N {
			name := p.arrays[m]
			from, by := name, name+"_at"
			if k > 0 {
				from, by = fmt.Sprintf("%s_%d", name, k-1), name+"_stride"
			}
			if m.Wide {
				by += " + " + by // a sum of pointers: twice the number may not be an int
			}
			p.Line(fmt.Sprintf("__global %s%s *%s_%d = %s + %s;", constant, cTypes[m.Type], name, k, from, by))
		}
	}
}

func (p *printer) declareOwn(f *ir.Func) {
	for _, m := range f.Memory {
		if m.Space == ir.Shared || m.Space == ir.Kept || m.Space == ir.Own && f.Kind != ir.Groups {
			p.declareArray(m)
		}
	}
	for _, v := range f.Vars {
		p.vars[v] = p.Unique(v.Name)
		p.Line(cTypes[v.Type] + " " + p.vars[v] + ";")
	}
}

// element prints a scalar of an array.
func (p *printer) element(m *ir.Memory, index *ir.Value, k int) string {
	if i := p.index(index, 0); p.lanes != nil && m.Space == ir.Own {
		return fmt.Sprintf("%s_%d[%s][lane]", p.arrays[m], k, i)
	} else {
		return fmt.Sprintf("%s_%d[%s]", p.arrays[m], k, i)
	}
}

func (p *printer) declareArray(m *ir.Memory) {
	p.arrays[m] = p.Array(m.Name, m.Elem.N)
	space := map[ir.Space]string{ir.Shared: "__local "}[m.Space]
	of := ""
	if p.lanes != nil {
		of = fmt.Sprintf("[%d]", p.lanes.n)
	}
	for k := range m.Elem.N {
		p.Line(fmt.Sprintf("%s%s %s_%d[%d]%s;", space, cTypes[m.Type], p.arrays[m], k, m.Len, of))
	}
}

// declareItems declares the arrays of a group's items in the phase that uses them: as
// arrays of the group they would join the turns of its loop, of which no one depends on another.
func (p *printer) declareItems(phase []ir.Stmt) {
	declared := map[*ir.Memory]bool{}
	declare := func(m *ir.Memory) {
		if m != nil && m.Space == ir.Own && !declared[m] {
			declared[m] = true
			p.declareArray(m)
		}
	}
	ir.Walk(phase, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				declare(v.Memory)
			}
		case *ir.Store:
			declare(s.Memory)
		}
	})
}

// code prints statements.
func (p *printer) code(list []ir.Stmt) {
	var values []*ir.Value // of the list, for the results of calls
	for _, s := range list {
		if d, ok := s.(*ir.Do); ok {
			values = append(values, d.Values...)
		}
	}
	done := 0
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				done++
				p.value(v, values[done:])
			}
		case *ir.Set:
			p.Line(p.vars[s.Var] + " = " + p.operand(s.Value) + ";")
		case *ir.Store:
			p.Line(p.element(s.Memory, s.Index, s.Limb) + " = " + p.operand(s.Value) + ";")
		case *ir.If:
			p.Block("if ("+lines.Bare(p.text[s.Cond])+")", func() { p.code(s.Then) })
			if len(s.Else) > 0 {
				p.Block("else", func() { p.code(s.Else) })
			}
		case *ir.Loop:
			p.Block("for (;; "+p.post(s.Post)+")", func() { p.code(s.Body) })
		case *ir.Break:
			p.Line("break;")
		case *ir.Continue:
			p.Line("continue;")
		case *ir.Return:
			p.Line(p.leave)
		case *ir.Each:
			p.text[s.Item] = p.Unique(cmp.Or(s.Item.Name, "item"))
			i, n := p.text[s.Item], p.text[s.N]
			outer := p.leave
			p.leave = "continue;"
			body := func() {
				p.declareItems(s.Body)
				p.code(s.Body)
			}
			if across := acrossOf(s); p.perItem > 1 && across != nil {
				p.rows(s, across, body)
			} else if p.perItem > 1 {
				p.Block(fmt.Sprintf("%sfor (int %s = 0; %s < %s; %s++)", vectorised(s.Body), i, i, n, i), body)
			} else {
				p.Block(fmt.Sprintf("for (int %s = get_local_id(0); %s < %s; %s += get_local_size(0))", i, i, n, i), body)
				p.Line("barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);")
			}
			p.leave = outer
		}
	}
}

// acrossOf returns the n by which a phase begins to take its items apart, into item/n and
// item%n: they are rows of n. It returns nil where they are none.
func acrossOf(e *ir.Each) *ir.Value {
	if len(e.Body) == 0 {
		return nil
	}
	head, _ := e.Body[0].(*ir.Do)
	if head == nil {
		return nil
	}
	for _, v := range head.Values {
		if (v.Op == ir.Quo || v.Op == ir.Rem) && v.Args[0] == e.Item && !slices.Contains(head.Values, v.Args[1]) {
			return v.Args[1]
		}
	}
	return nil
}

// rows prints a phase whose items are rows: a loop over these, and in it one whose turns lie
// side by side. There item/n and item%n are the numbers of the row and in it.
func (p *printer) rows(e *ir.Each, across *ir.Value, body func()) {
	row, i := p.Unique("row"), p.Unique("i")
	p.known = map[*ir.Value]string{}
	for _, v := range e.Body[0].(*ir.Do).Values {
		if len(v.Args) == 2 && v.Args[0] == e.Item && v.Args[1] == across {
			switch v.Op {
			case ir.Quo:
				p.known[v] = row
			case ir.Rem:
				p.known[v] = i
			}
		}
	}
	all, n, item := p.text[e.N], p.text[across], p.text[e.Item]
	rows, end := p.Unique("rows"), p.Unique("end")
	p.Line(fmt.Sprintf("const int %s = %s ? (%s + %s - 1) / %s : 0;", rows, n, all, n, n))
	p.Block(fmt.Sprintf("for (int %s = 0; %s < %s; %s++)", row, row, rows, row), func() {
		p.Line(fmt.Sprintf("const int %s = %s - %s * %s < %s ? %s - %s * %s : %s;", end, all, row, n, n, all, row, n, n))
		p.Block(fmt.Sprintf("%sfor (int %s = 0; %s < %s; %s++)", vectorised(e.Body), i, i, end, i), func() {
			p.Line(fmt.Sprintf("const int %s = %s * %s + %s;", item, row, n, i))
			body()
		})
	})
	p.known = nil
}

// post prints what follows a turn as an expression.
func (p *printer) post(list []ir.Stmt) string {
	var sets []string
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				p.text[v] = p.expr(v)
			}
		case *ir.Set:
			sets = append(sets, p.vars[s.Var]+" = "+lines.Bare(p.text[s.Value]))
		}
	}
	return strings.Join(sets, ", ")
}

// index prints the index of an element. Sums and products of integers are without the
// words that make them wrap: where an index wraps, there is no such element. What another piece
// computed of it is in an array of lanes.
func (p *printer) index(v *ir.Value, depth int) string {
	op := map[ir.Op]string{ir.Add: "+", ir.Sub: "-", ir.Mul: "*"}[v.Op]
	if op == "" || depth > 3 || v.Name != "" || p.lanes != nil && p.lanes.cross[v] != "" {
		if depth > 0 {
			return p.text[v]
		}
		return lines.Bare(p.text[v])
	}
	x, y := p.index(v.Args[0], depth+1), p.index(v.Args[1], depth+1)
	if op == "*" {
		return fmt.Sprintf("(%s) * (%s)", lines.Bare(x), lines.Bare(y))
	} else if op == "-" {
		return fmt.Sprintf("%s - (%s)", x, lines.Bare(y))
	}
	return x + " + " + y
}

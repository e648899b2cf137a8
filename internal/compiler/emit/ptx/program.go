package ptx

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Kernels
//
// The parameters are the number of items, or of groups; then those of the signature: of a
// slice the address of its buffer, where it begins in the first plane, its length, and the
// stride from plane to plane. The last scalar may be a zero that no compiler knows.
// An item is a thread. A group is a block, whose threads share the items of a phase; a
// barrier ends it.

// kernel prints a kernel.
func kernel(f *ir.Func, o Options) string {
	p := &printer{used: map[string]int{}, Options: o, zeros: map[int]string{}, sizes: map[int]string{}, halves: map[string][2]string{}, walk: walk{steps: map[string][2]string{}}, minus: map[string]string{}}
	s := newScope(f, "$L0")
	var params []string
	param := func(t ir.Type, name string) string {
		at, held := fmt.Sprintf("%s_%d", f.Name, len(params)), t
		if t == ir.Bool { // no parameter is a predicate
			held = ir.U32
		}
		params = append(params, "\t.param ."+strings.Replace(types[held], "s", "u", 1)+" "+at)
		r := p.op(held, "ld.param."+types[held], "["+at+"]")
		p.comment(name)
		if t == ir.Bool {
			r = p.op(t, "setp.ne.u32", r, "0")
		}
		return r
	}
	n := param(ir.I32, "n")
	given, _ := f.Arrays()
	planes := 0
	for _, m := range given {
		planes += m.Elem.N
	}
	scalars := f.Params[1:]
	for _, g := range f.In[1:] {
		m := g.Memory
		for range g.N { // none of a slice
			s.at[scalars[0]] = []string{param(scalars[0].Type, scalars[0].Name)}
			scalars = scalars[1:]
		}
		if m == nil {
			continue
		}
		plane := p.op(ir.U64, "cvta.to.global.u64", param(ir.U64, m.Name))
		step, length, stride := param(ir.U32, m.Name+"_at"), param(ir.I32, m.Name+"_len"), param(ir.U32, m.Name+"_stride")
		a := array{space: "global", len: length}
		for i := range m.Elem.N {
			before := plane
			plane = p.op(ir.U64, "mad.wide.u32", step, strconv.Itoa(m.Bytes()), plane)
			switch {
			case planes <= most:
				p.plane(plane)
			case i > 0 && m.Elem.N >= long && o.SM < ampere:
				p.walk.steps[plane] = [2]string{before, stride}
			}
			a.planes, step = append(a.planes, plane), stride
		}
		s.arrays[m] = a
	}
	block, thread := p.op(ir.I32, "mov.u32", "%ctaid.x"), p.op(ir.I32, "mov.u32", "%tid.x")
	if f.Kind == ir.Items {
		block = p.op(ir.I32, "mad.lo.s32", block, strconv.Itoa(o.Group), thread)
	}
	s.at[f.Params[0]] = []string{block}
	p.line("@%s bra %s", p.op(ir.Bool, "setp.ge.s32", block, n), s.leave)
	head := p.text
	p.text = nil
	p.program(s, f, f.Code)
	p.label(s.leave)
	p.line("ret")
	body := p.hide()
	first := 1 + slices.Index(head, '\n') // which reads the number of items
	p.text = slices.Clone(head[:first])
	p.unknown(n)
	if p.text = append(p.text, head[first:]...); p.opaque != "" {
		p.arrays = append(p.arrays, fmt.Sprintf(".shared .align 8 .b64 $opaque[%d]", o.Group))
		p.line("mad.wide.u32 %s, %s, 8, %s", p.opaque, thread, p.op(ir.U64, "mov.u64", "$opaque"))
	}
	text := fmt.Sprintf(".visible .entry %s(\n%s\n)\n.reqntid %d, 1, 1\n", f.Name, strings.Join(params, ",\n"), o.Group)
	switch n := shared(f); {
	case n > Static:
		text += dynamic + strconv.Itoa(n) + "\n"
	case n > 0:
		p.arrays = append(p.arrays, fmt.Sprintf(".shared .align 8 .b64 $group[%d]", n/8))
	}
	text += "{\n"
	for _, typ := range slices.Sorted(maps.Keys(p.used)) {
		text += fmt.Sprintf("\t.reg .%s %%%s_<%d>;\n", typ, typ, p.used[typ]+1)
	}
	for _, a := range p.arrays {
		text += "\t" + a + ";\n"
	}
	return text + string(p.text) + string(body) + "}\n"
}

// program prints the statements of a function, after its arrays.
func (p *printer) program(s *scope, f *ir.Func, code []ir.Stmt) {
	_, own := f.Arrays()
	group, at := "$group", 0 // all arrays of a group are parts of one: of planes by themselves ptxas keeps each address
	if shared(f) > Static {
		group = "$dynamic"
	}
	for _, m := range own {
		a := array{space: map[ir.Space]string{ir.Own: "local", ir.Kept: "local", ir.Shared: "shared"}[m.Space]}
		for range m.Elem.N {
			if m.Space == ir.Shared {
				a.planes = append(a.planes, p.op(ir.U64, "add.u64", p.op(ir.U64, "mov.u64", group), strconv.Itoa(at)))
				at += sharedBytes(m)
				continue
			}
			name := fmt.Sprintf("$array%d", len(p.arrays))
			p.arrays = append(p.arrays, fmt.Sprintf(".local .align 8 .%s %s[%d]", bits(m.Type), name, m.Len))
			a.planes = append(a.planes, p.op(ir.U64, "mov.u64", name))
		}
		s.arrays[m] = a
	}
	for _, v := range f.Vars {
		s.vars[v] = p.register(types[v.Type])
	}
	p.statements(s, code, loop{})
}

// loop is where a break and a continue go.
type loop struct{ out, next string }

// out returns where an arm goes that does nothing else; "" for another one.
func (s *scope) out(x *ir.If, l loop) string {
	if len(x.Then) != 1 || len(x.Else) > 0 {
		return ""
	}
	switch x.Then[0].(type) {
	case *ir.Break:
		return l.out
	case *ir.Continue:
		return l.next
	case *ir.Return:
		return s.leave
	}
	return ""
}

func (p *printer) statements(s *scope, list []ir.Stmt, l loop) {
	for i, x := range list {
		switch x := x.(type) {
		case *ir.Do:
			for _, v := range x.Values {
				p.value(s, v)
			}
		case *ir.Set:
			p.line("mov.%s %s, %s", types[x.Var.Type], s.vars[x.Var], s.at[x.Value][0])
			p.comment(x.Var.Name)
		case *ir.Store:
			t, a, value := x.Value.Type, s.arrays[x.Memory], s.at[x.Value][0]
			if value[0] != '%' {
				value = p.op(t, "mov."+types[t], value)
			}
			t = x.Memory.Type // of 16 bits the lower half of a register is stored
			p.line("st.%s.%s %s, %s", a.space, types[t], p.element(s, a.planes[x.Limb], x.Index, t), value)
		case *ir.If:
			cond, no := x.Cond, "!"
			if s.part[cond] {
				cond, no = cond.Args[0], ""
			}
			if to := s.out(x, l); to != "" {
				p.line("@%s%s bra %s", map[string]string{"!": "", "": "!"}[no], s.at[cond][0], to)
				break
			}
			other, end := p.newLabel(), p.newLabel()
			p.line("@%s%s bra %s", no, s.at[cond][0], other)
			p.statements(s, x.Then, l)
			if len(x.Else) > 0 {
				p.line("bra %s", end)
				p.label(other)
				p.statements(s, x.Else, l)
				other = end
			}
			p.label(other)
		case *ir.Loop:
			top, in := p.newLabel(), loop{p.newLabel(), p.newLabel()}
			from := len(p.text)
			p.label(top)
			p.statements(s, x.Body, in)
			p.label(in.next)
			p.statements(s, x.Post, in)
			p.twice(s, list[:i], x, in, from)
			p.line("bra %s", top)
			p.label(in.out)
		case *ir.Break:
			p.line("bra %s", l.out)
		case *ir.Continue:
			p.line("bra %s", l.next)
		case *ir.Return:
			p.line("bra %s", s.leave)
		case *ir.Each: // a thread takes each so-manieth item, and where no more are there than threads, one
			if p.isUnit(x) {
				p.unit(s, x.Unit)
				break
			}
			top, out, after := p.newLabel(), p.newLabel(), s.leave
			item := p.op(ir.I32, "mov.u32", "%tid.x")
			n, err := strconv.Atoi(s.at[x.N][0])
			many := err != nil || n > p.Group
			if many {
				p.label(top)
			}
			if n != p.Group {
				p.line("@%s bra %s", p.op(ir.Bool, "setp.ge.s32", item, s.at[x.N][0]), out)
			}
			s.leave, s.at[x.Item] = p.newLabel(), []string{item}
			p.statements(s, x.Body, loop{})
			p.label(s.leave)
			if many {
				p.line("add.s32 %s, %s, %d", item, item, p.Group)
				p.line("bra %s", top)
			}
			p.label(out)
			p.line("bar.sync 0")
			s.leave = after
		}
	}
}

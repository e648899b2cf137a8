package x86

import (
	"fmt"
	"slices"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Values of programs

// analyse finds what differs between items: values, variables, and loops and whole bodies
// that some items leave before others do. What does not differ is the same in all lanes, those
// that are off too. The body of a phase is known by its statement, another one by its function.
func (p *program) analyse(f *ir.Func) {
	if f.Kind == ir.Items {
		p.varying[f.Params[0]] = true
	}
	mark := func(x any, varies bool) bool {
		if varies && !p.varying[x] {
			p.varying[x] = true
			return true
		}
		return false
	}
	differs := func(v *ir.Value) bool {
		if v.Op == ir.Item || v.Op == ir.Get && p.varying[v.Var] || v.Op == ir.Load && v.Memory.Space == ir.Own {
			return true
		}
		return slices.ContainsFunc(v.Args, func(a *ir.Value) bool { return p.varying[a] }) || v.Op == ir.Call && p.differsAlone(v.Callee)
	}
	for again := true; again; {
		again = false
		var whole any = f
		var loops []*ir.Loop // of that body, around what is in hand
		var walk func(list []ir.Stmt, under bool, loop *ir.Loop)
		walk = func(list []ir.Stmt, under bool, loop *ir.Loop) {
			for _, s := range list {
				switch s := s.(type) {
				case *ir.Do:
					for _, v := range s.Values {
						again = mark(v, differs(v)) || again
					}
				case *ir.Set:
					again = mark(s.Var, under || p.varying[s.Value]) || again
				case *ir.If:
					u := under || p.varying[s.Cond]
					walk(s.Then, u, loop)
					walk(s.Else, u, loop)
				case *ir.Loop:
					loops = append(loops, s)
					walk(s.Body, under || p.varying[s], s)
					loops = loops[:len(loops)-1]
					for _, x := range s.Post {
						own := false
						if set, ok := x.(*ir.Set); ok {
							own = !p.readOutside(f, set.Var, s)
						}
						walk([]ir.Stmt{x}, under || p.varying[s] && !own, s)
					}
				case *ir.Break, *ir.Continue:
					again = mark(loop, under) || again
				case *ir.Return:
					again = mark(whole, under) || again
					for _, l := range loops { // where some lanes return, others stay in
						again = mark(l, p.varying[whole]) || again
					}
				case *ir.Each:
					again = mark(s.Item, true) || again
					outer, around := whole, loops
					whole, loops = s, nil
					walk(s.Body, false, nil)
					whole, loops = outer, around
				}
			}
		}
		walk(f.Code, false, nil)
		for _, r := range f.Results { // what is set behind a return is not set for all
			again = mark(r.Var, p.varying[f]) || again
		}
	}
	for _, v := range f.Body { // of loads that several values read, one decides
		for _, a := range v.Args {
			if v.Op == ir.Call && a.Op == ir.Load && a.Type == ir.I32 && p.limb == ir.F32 && p.varying[v] && !p.varying[a] && v.Callee.Code == nil && !branches(v.Callee) {
				p.forLanes[a] = true
			}
		}
	}
}

// differsAlone reports whether a function gives results that differ between items where its
// operands do not: what is read of an array of each item's own.
func (p *program) differsAlone(f *ir.Func) bool {
	if f.Code == nil {
		return false
	}
	differs, known := p.alone[f]
	if !known {
		outer := p.varying
		p.varying = map[any]bool{}
		p.analyse(f)
		differs = slices.ContainsFunc(f.Results, func(r *ir.Value) bool { return p.varying[r.Var] })
		p.varying, p.alone[f] = outer, differs
	}
	return differs
}

// readOutside reports whether v is read elsewhere than in the loop.
func (p *program) readOutside(f *ir.Func, v *ir.Var, l *ir.Loop) bool {
	inside := map[*ir.Value]bool{}
	ir.Walk([]ir.Stmt{l}, func(s ir.Stmt) {
		if d, ok := s.(*ir.Do); ok {
			for _, x := range d.Values {
				inside[x] = true
			}
		}
	})
	for _, x := range append(slices.Clone(f.Body), f.Results...) {
		if x.Op == ir.Get && x.Var == v && !inside[x] {
			return true
		}
	}
	return false
}

// vector returns a value in vectors.
func (p *program) vector(v *ir.Value) operand { return p.inLanes(p.lanesOf[v], v.Type) }

func (p *program) inLanes(l lane, t ir.Type) (o operand) {
	if l.vec != nil {
		return l.vec
	}
	w := p.width(ir.I32)
	x := l
	x.item = false
	n := p.wordOfLane(x)
	if l.item {
		n = p.sum("ADDL", p.at, n)
	}
	var all *value
	if n.konst != nil {
		all = p.int(int(int32(n.konst.bits)))
	} else {
		all = p.hoisted(func() *value {
			return p.add(&inst{op: "broadcast", imm: -1, args: []*value{n}, print: broadcastWord}, w)
		}, n)
	}
	for c := range p.copies {
		v := all
		if l.item {
			v = p.op("VPADDD", w, p.indices(p.items(c), 4, w), all)
		}
		x := flag{v: v}
		if t == ir.Bool {
			x = p.compareInts(ir.Ne, v, p.int(0))
		}
		o = append(o, x)
	}
	return o
}

// items are the items of the lanes of a vector, from that of the first lane on.
func (p *program) items(c int) (list []int) {
	for i := range p.lanes() {
		e := i
		if p.order != nil {
			e = p.order[i]
		}
		list = append(list, c*p.lanes()+e)
	}
	return list
}

// broadcastWord prints a word in all lanes.
func broadcastWord(a *allocator, in *inst) {
	from, to := a.register(in.args[0]).(reg.GPPhysical).As32(), a.register(in.dst)
	if a.isa.neon {
		a.text("VDUP %s,V%d.S4", general64(from), in.dst.reg)
		return
	}
	if a.isa.masks {
		a.raw("VPBROADCASTD", from, to)
		return
	}
	x := vector(in.dst.reg, 16)
	a.raw("VMOVD", from, x)
	a.raw("VPBROADCASTD", x, to)
}

var wordNames = map[ir.Op]string{ir.Mul: "IMULL", ir.And: "ANDL", ir.Or: "ORL", ir.Xor: "XORL"}

var jumps = map[ir.Op]string{ir.Lt: "LT", ir.Le: "LE", ir.Eq: "EQ", ir.Ne: "NE"}

// value computes a value.
func (p *program) evaluate(v *ir.Value) {
	switch v.Op {
	case ir.Get:
		p.lanesOf[v] = p.read(v.Var)
		return
	case ir.Load:
		p.lanesOf[v] = p.loadElement(v)
		return
	case ir.Len:
		p.lanesOf[v] = lane{base: p.launch[v.Memory][1]}
		return
	case ir.Call:
		p.invoke(v)
		return
	case ir.Result:
		p.lanesOf[v] = p.several[v.Args[0]][v.Nth]
		return
	case ir.Item, ir.Param:
		return
	case ir.Quo, ir.Rem:
		p.checkDivisor(v)
	case ir.Lookup:
		if v.Table.Type == ir.I32 {
			p.lanesOf[v] = p.lookupInt(v)
			return
		}
		p.checkLookup(v)
	}
	if l, ok := p.integer(v); ok {
		p.lanesOf[v] = l
		return
	}
	if v.Op == ir.Quo || v.Op == ir.Rem {
		p.lanesOf[v] = lane{vec: p.quotient(v)}
		return
	}
	var args []operand
	for _, a := range v.Args {
		args = append(args, p.vector(a))
	}
	if v.Op == ir.Lookup && p.m != nil && p.varying[v.Args[0]] {
		for c := range p.copies { // a lane that is off may have any index
			args[0] = slices.Clone(args[0])
			args[0][c] = p.choose(ir.I32, p.m[c], args[0][c], flag{v: p.int(0)})
		}
	}
	var o operand
	compute := func() {
		for c := range p.copies {
			var one []flag
			for _, a := range args {
				one = append(one, a[c])
			}
			o = append(o, p.value(v, one))
		}
	}
	checked := v.Op == ir.Lookup && p.checks != nil // it stays behind its check
	if p.outside != nil && !checked && !slices.ContainsFunc(slices.Concat(args...), func(a flag) bool { return !p.same(a.v) }) {
		p.in(p.outside, compute)
	} else {
		compute()
	}
	p.lanesOf[v] = lane{vec: o, truth: v.Type == ir.Bool}
}

// integer computes an integer, or a truth value, that needs no vector.
func (p *program) integer(v *ir.Value) (l lane, ok bool) {
	if v.Type != ir.I32 && v.Type != ir.Bool {
		return l, false
	}
	if v.Op == ir.Const {
		return lane{disp: int(v.Const)}, true
	}
	var args []lane
	items := 0
	for _, a := range v.Args {
		x := p.lanesOf[a]
		if a.Type.Float() || x.vec != nil && p.varying[a] {
			return l, false
		}
		if x.item {
			items++
		}
		args = append(args, x)
	}
	if v.Type == ir.I32 && (v.Op == ir.Add || v.Op == ir.Sub) && items <= 1 && (v.Op == ir.Add || !args[1].item) {
		a, b := args[0], args[1]
		for i, x := range []*lane{&a, &b} {
			if x.vec != nil {
				*x = lane{base: p.wordOfLane(args[i])}
			}
		}
		l = lane{base: a.base, disp: a.disp + b.disp, item: items == 1}
		name := "ADDL"
		if v.Op == ir.Sub {
			name, l.disp = "SUBL", a.disp-b.disp
		}
		switch {
		case b.base == nil:
		case a.base == nil && v.Op == ir.Add:
			l.base = b.base
		case a.base == nil:
			l.base = p.sum(name, b.base, p.number(0))
		default:
			l.base = p.sum(name, b.base, a.base)
		}
		return l, true
	}
	if items > 0 {
		return l, false
	}
	constant := true
	for _, x := range args {
		constant = constant && x.vec == nil && x.base == nil
	}
	if constant && (v.Op == ir.Mul) {
		return lane{disp: int(int32(args[0].disp * args[1].disp))}, true
	}
	w := make([]*value, len(args))
	for i, x := range args {
		w[i] = p.wordOfLane(x)
	}
	word := func(key string, print func(a *allocator, r []reg.Register, to reg.Register)) lane {
		return lane{base: p.wordOf(key, func(a *allocator, in *inst) {
			var r []reg.Register
			for _, x := range in.args {
				r = append(r, a.register(x).(reg.GPPhysical).As32())
			}
			print(a, r, a.register(in.dst).(reg.GPPhysical).As32())
		}, w...)}
	}
	switch v.Op {
	case ir.Mul, ir.And, ir.Or, ir.Xor:
		return lane{base: p.sum(wordNames[v.Op], w[0], w[1])}, true
	case ir.Lt, ir.Le, ir.Eq, ir.Ne:
		cond := jumps[v.Op]
		return word("set"+cond, func(a *allocator, r []reg.Register, to reg.Register) {
			a.raw("CMPL", r[0], r[1])
			a.raw("SET"+cond, scratch.As8())
			a.raw("MOVBLZX", scratch.As8(), to)
		}), true
	case ir.Not:
		return lane{base: p.sum("XORL", p.number(1), w[0])}, true
	case ir.Neg:
		return lane{base: p.sum("SUBL", w[0], p.number(0))}, true
	case ir.Abs:
		return word("abs", func(a *allocator, r []reg.Register, to reg.Register) {
			a.raw("MOVL", r[0], scratch.As32())
			a.raw("NEGL", scratch.As32())
			a.raw("CMOVLLT", r[0], scratch.As32())
			a.raw("MOVL", scratch.As32(), to)
		}), true
	case ir.Shl, ir.Shr:
		name := map[ir.Op]string{ir.Shl: "SHLL", ir.Shr: "SARL"}[v.Op]
		return word(fmt.Sprint(name, v.Bits), func(a *allocator, r []reg.Register, to reg.Register) {
			a.raw("MOVL", r[0], to)
			a.raw(name, op.I32(v.Bits), to)
		}), true
	case ir.Select:
		return word("select", func(a *allocator, r []reg.Register, to reg.Register) {
			a.raw("MOVL", r[2], scratch.As32())
			a.raw("TESTL", r[0], r[0])
			a.raw("CMOVLNE", r[1], scratch.As32())
			a.raw("MOVL", scratch.As32(), to)
		}), true
	case ir.Quo, ir.Rem: // where there is nothing to divide by, nothing reads it
		from := map[ir.Op]reg.GPPhysical{ir.Quo: scratch, ir.Rem: scratch2}[v.Op]
		return word(v.Op.String(), func(a *allocator, r []reg.Register, to reg.Register) {
			if a.isa.neon {
				x, y := general64(r[0]), general64(r[1])
				a.text("SDIVW %s,%s,R0", y, x)
				if v.Op == ir.Rem {
					a.text("MSUBW %s,%s,R0,R0", y, x)
				}
				a.raw("MOVL", scratch.As32(), to)
				return
			}
			a.far++
			by := to.(reg.GPPhysical).As64()
			a.raw("MOVLQSX", r[1], by)
			a.raw("MOVLQSX", r[0], scratch)
			a.raw("XORL", scratch2.As32(), scratch2.As32())
			a.raw("TESTQ", by, by)
			a.text("JEQ q%d", a.far)
			a.text("CQO")
			a.raw("IDIVQ", by)
			a.text("q%d:", a.far)
			a.raw("MOVL", from.As32(), to)
		}), true
	}
	return l, false
}

// invoke computes a call.
func (p *program) invoke(v *ir.Value) {
	f := v.Callee
	if f.Code == nil && branches(f) {
		f = asProgram(f)
	}
	var r []lane
	if f.Code != nil {
		r = p.inPlace(f, v.Args)
	} else {
		integers := true
		for _, a := range v.Args {
			integers = integers && (a.Type == ir.I32 || a.Type == ir.Bool) && !p.varying[a]
		}
		if integers && !p.varying[v] { // of words
			r = p.expandWords(f, v.Args)
		} else {
			var args []operand
			for _, a := range v.Args {
				args = append(args, p.vector(a))
			}
			for i, o := range p.apply(f, args) {
				r = append(r, lane{vec: o, truth: f.Results[i].Type == ir.Bool})
			}
		}
	}
	p.several[v], p.lanesOf[v] = r, r[0]
}

// branches reports whether a straight function calls, itself or by others, one that is not.
func branches(f *ir.Func) bool { return branching{}.in(f) }

// branching is what is known of functions by branches.
type branching map[*ir.Func]bool

func (b branching) in(f *ir.Func) bool {
	known, ok := b[f]
	if !ok {
		known = slices.ContainsFunc(f.Body, func(v *ir.Value) bool {
			return v.Op == ir.Call && (v.Callee.Straight().Code != nil || b.in(v.Callee))
		})
		b[f] = known
	}
	return known
}

// asProgram returns a straight function as a program, whose variables are its results.
func asProgram(f *ir.Func) *ir.Func {
	g, do := *f, new(ir.Do)
	for _, v := range f.Body {
		if v.Op != ir.Param {
			do.Values = append(do.Values, v)
		}
	}
	g.Body, g.Results, g.Code = nil, nil, []ir.Stmt{do}
	for _, r := range f.Results {
		x := &ir.Var{Type: r.Type}
		g.Vars, g.Code = append(g.Vars, x), append(g.Code, &ir.Set{Var: x, Value: r})
		g.Results = append(g.Results, &ir.Value{Op: ir.Get, Type: r.Type, Var: x})
	}
	return &g
}

// expandWords computes a function of integers.
func (p *program) expandWords(f *ir.Func, args []*ir.Value) (r []lane) {
	outer := p.lanesOf
	p.lanesOf = map[*ir.Value]lane{}
	for i, v := range f.Params {
		p.lanesOf[v] = outer[args[i]]
	}
	for _, v := range f.Body {
		p.evaluate(v)
	}
	for _, v := range f.Results {
		r = append(r, p.lanesOf[v])
	}
	p.lanesOf = outer
	return r
}

// quotient computes a quotient or remainder of integers that differ between items: by
// float64, which hold the operands, and the quotient to its last bit.
func (p *program) quotient(v *ir.Value) (o operand) {
	a, b := p.vector(v.Args[0]), p.vector(v.Args[1])
	w := p.width(ir.I32)
	for c := range p.copies {
		x, y := a[c].v, b[c].v
		q := &value{width: w, reg: -1}
		p.insts = append(p.insts, &inst{print: divideInts, imm: -1, args: []*value{x, y}, out: []*value{q, {width: p.isa.Width, reg: -1}, {width: p.isa.Width, reg: -1}}})
		if v.Op == ir.Rem {
			q = p.op("VPSUBD", w, p.op("VPMULLD", w, y, q), x)
		}
		o = append(o, flag{v: q})
	}
	return o
}

// divideInts prints a division of vectors of integers, by halves where these do not leave
// room for as many float64.
func divideInts(a *allocator, in *inst) {
	if a.isa.neon {
		divideNEON(a, in)
		return
	}
	x, y, q := in.args[0], in.args[1], in.out[0]
	full := a.isa.Width
	t, u := vector(in.out[1].reg, full), vector(in.out[2].reg, full)
	half := func(v *value, i int, to *value) reg.Register { // the half i of v
		if q.width == full {
			if i == 0 {
				return vector(v.reg, full/2)
			}
			a.raw(map[int]string{32: "VEXTRACTI128", 64: "VEXTRACTI64X4"}[full], op.U8(1), vector(v.reg, full), vector(to.reg, full/2))
			return vector(to.reg, full/2)
		}
		return vector(v.reg, full/2)
	}
	parts := 1
	if q.width == full {
		parts = 2
	}
	convert := "VCVTTPD2DQ"
	if full == 32 {
		convert = "VCVTTPD2DQY"
	}
	for i := range parts {
		a.raw("VCVTDQ2PD", half(x, i, in.out[1]), t)
		a.raw("VCVTDQ2PD", half(y, i, in.out[2]), u)
		a.raw("VDIVPD", u, t, t)
		if i == 0 {
			a.raw(convert, t, vector(q.reg, full/2))
		} else {
			a.raw(convert, t, vector(in.out[2].reg, full/2))
			a.raw(map[int]string{32: "VINSERTI128", 64: "VINSERTI64X4"}[full], op.U8(1), vector(in.out[2].reg, full/2), vector(q.reg, full), vector(q.reg, full))
		}
	}
}

package x86

import (
	"maps"
	"slices"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Control
//
// A branch on what is the same for all lanes is a branch. On what differs, the lanes that
// do not take it are off in a mask meanwhile, and an arm that no lane takes is skipped. A
// loop that lanes leave at different turns is divergent: break and continue take lanes out
// of the mask there, and it goes on while any lane is in. Otherwise they are jumps.

// newVariable makes a variable of so many slots.
func (p *program) newVariable(n int) *variable {
	v := &variable{}
	for range n {
		p.alloc.slots++
		v.slots = append(v.slots, p.alloc.slots)
	}
	p.alloc.depth = max(p.alloc.depth, p.alloc.slots)
	return v
}

// set stores a value in slot number i of a variable.
func (p *program) set(v *variable, i int, x *value) {
	p.insts = append(p.insts, &inst{imm: -1, access: &access{slot: v.slots[i], store: true}, args: []*value{x}})
}

// get reads it.
func (p *program) get(v *variable, i, width int) *value {
	x := &value{width: width, reg: -1}
	p.insts = append(p.insts, &inst{imm: -1, access: &access{slot: v.slots[i]}, dst: x})
	if p.before != nil {
		p.moved[x] = true
	}
	return x
}

// widthOf is the width of a variable's value: that of a word where it is the same for all
// items, and no float.
func (p *program) widthOf(v *ir.Var) int {
	if !p.varying[v] && !v.Type.Float() {
		return word
	}
	return p.width(v.Type)
}

func (p *program) variable(v *ir.Var) *variable {
	x := p.vars[v]
	if x == nil {
		n := p.copies
		if p.widthOf(v) == word {
			n = 1
		}
		x = p.newVariable(n)
		p.vars[v] = x
	}
	return x
}

// read returns what a variable has.
func (p *program) read(v *ir.Var) lane {
	x := p.variable(v)
	get := func(i, width int) *value { return p.get(x, i, width) }
	if p.before != nil && !p.setInside[v] && slices.Contains(p.f.Vars, v) {
		get = func(i, width int) *value {
			y := &value{width: width, reg: -1}
			p.in(p.before, func() {
				p.insts = append(p.insts, &inst{imm: -1, access: &access{slot: x.slots[i]}, dst: y})
			})
			return y
		}
	}
	if p.widthOf(v) == word {
		return lane{base: get(0, word)}
	}
	var o operand
	for c := range p.copies {
		o = append(o, flag{v: get(c, p.widthOf(v))})
	}
	return lane{vec: o, truth: v.Type == ir.Bool}
}

// assign sets a variable in the lanes that are on.
func (p *program) assign(v *ir.Var, from *ir.Value) {
	x := p.variable(v)
	if p.widthOf(v) == word {
		p.set(x, 0, p.wordOfLane(p.lanesOf[from]))
		return
	}
	o := p.vector(from)
	for c := range p.copies {
		y := o[c]
		if p.m != nil && p.varying[v] {
			y = p.choose(v.Type, p.m[c], y, flag{v: p.get(x, c, p.widthOf(v))})
		}
		p.set(x, c, p.plain(y))
	}
}

// compare jumps where a stands so to b.
func (p *program) compare(jump string, a, b *value, label string) {
	p.do(func(c *allocator, in *inst) {
		c.raw("CMPL", c.register(in.args[0]).(reg.GPPhysical).As32(), c.register(in.args[1]).(reg.GPPhysical).As32())
		c.text("%s %s", jump, label)
	}, nil, a, b)
	p.jumps(false, label)
}

// branch jumps where a word is not 0, or where it is.
func (p *program) branch(jump string, x *value, label string) {
	p.do(func(c *allocator, in *inst) {
		r := c.register(in.args[0]).(reg.GPPhysical).As32()
		c.raw("TESTL", r, r)
		c.text("%s %s", jump, label)
	}, nil, x)
	p.jumps(false, label)
}

// unlessAny jumps where no lane of a mask is on, which becomes that of the code behind.
func (p *program) unlessAny(m mask, label string) {
	if m == nil {
		return
	}
	x, y := p.plain(m[0]), p.plain(m[len(m)-1])
	if !p.isa.masks && x != y {
		x = p.plain(p.both(ir.Or, m[0], m[1]))
	}
	p.floats = p.limb
	move := p.selector.f("VMOVMSK")
	p.do(func(c *allocator, in *inst) {
		switch r := c.register(in.args[0]); {
		case c.isa.neon:
			c.anyNEON(in.args[0], "CBZW", label)
			return
		case !c.isa.masks:
			c.raw(move, r, scratch.As32())
			c.raw("TESTL", scratch.As32(), scratch.As32())
		case p.lanes() == 8:
			c.raw("KORTESTB", r, c.register(in.args[1]))
		default:
			c.raw("KORTESTW", r, c.register(in.args[1]))
		}
		c.text("JEQ %s", label)
	}, nil, x, y)
	p.jumps(false, label)
	p.m, p.some = m, true
}

// and returns the lanes of m in which c holds, or does not.
func (p *program) and(m mask, c operand, not bool) (r mask) {
	for i := range p.copies {
		x := flag{c[i].v, c[i].not != not}
		if m != nil {
			x = p.both(ir.And, m[i], x)
		}
		r = append(r, x)
	}
	return r
}

// or returns the lanes of both.
func (p *program) or(a, b mask) (r mask) {
	for i := range p.copies {
		r = append(r, p.both(ir.Or, a[i], b[i]))
	}
	return r
}

// none has no lane.
func (p *program) none() (m mask) {
	for range p.copies {
		m = append(m, flag{v: p.op(p.never(), p.width(ir.Bool))})
	}
	return m
}

// all returns the mask of all lanes.
func (p *program) all() mask {
	m := p.none()
	for i := range m {
		m[i].not = true
	}
	return m
}

// store keeps a mask in a variable, and load reads it.
func (p *program) keepMask(v *variable, m mask) {
	if m == nil {
		m = p.all()
	}
	for i := range p.copies {
		p.set(v, i, p.plain(m[i]))
	}
}

func (p *program) maskIn(v *variable) (m mask) {
	for i := range p.copies {
		m = append(m, flag{v: p.get(v, i, p.width(ir.Bool))})
	}
	return m
}

// leaves reports whether control may not come to the end of statements: whether they break
// or continue a loop around them, or return.
func leaves(list []ir.Stmt, inLoop bool) (found bool) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Break, *ir.Continue:
			found = found || !inLoop
		case *ir.Return:
			found = true
		case *ir.If:
			found = found || leaves(s.Then, inLoop) || leaves(s.Else, inLoop)
		case *ir.Loop:
			found = found || leaves(s.Body, true)
		}
	}
	return found
}

// region compiles statements. The lanes that are on may be fewer at its end.
func (p *program) region(list []ir.Stmt) {
	for i := 0; i < len(list); i++ {
		switch s := list[i].(type) {
		case *ir.Do:
			for _, v := range s.Values {
				p.evaluate(v)
			}
		case *ir.Set:
			p.assign(s.Var, s.Value)
		case *ir.Store:
			i += p.storeElement(list[i:]) - 1
		case *ir.If:
			if !p.varying[s.Cond] {
				p.choice(s)
				if leaves(list[i:i+1], false) && slices.ContainsFunc(p.out, func(s *scope) bool { return s.divergent }) {
					p.rest(list[i+1:])
					return
				}
				continue
			}
			p.masked(s)
			if leaves(list[i:i+1], false) {
				p.rest(list[i+1:])
				return
			}
		case *ir.Loop:
			p.loop(s)
			if leaves(list[i:i+1], false) && p.varying[s] {
				p.rest(list[i+1:])
				return
			}
		case *ir.Break:
			p.leave(p.out[len(p.out)-1], false)
			return
		case *ir.Continue:
			p.leave(p.out[len(p.out)-1], true)
			return
		case *ir.Return:
			p.leave(p.whole(), false)
			return
		case *ir.Each:
			m, some := p.m, p.some
			p.each(s, s.Item, s.Body, p.wordOfLane(p.lanesOf[s.N]), nil, multiple(s.N))
			p.m, p.some = m, some
		}
	}
}

// rest compiles what follows statements that some lanes may have left for good: it is
// skipped where no lane is left.
func (p *program) rest(list []ir.Stmt) {
	if len(list) == 0 {
		return
	}
	on, end := p.newVariable(p.copies), p.label()
	p.keepMask(on, p.m)
	p.unlessAny(p.m, end)
	p.region(list)
	p.keepMask(on, p.m)
	p.start(end)
	p.m, p.some = p.maskIn(on), false
}

// leave takes the lanes that are on out of a scope.
func (p *program) leave(s *scope, next bool) {
	if !s.divergent {
		label := s.end
		if next {
			label = s.next
		}
		p.jump(label)
		p.start("")
		p.some = false
		return
	}
	if next || !s.loop { // these continue, or have returned
		if p.m == nil {
			p.m = p.all()
		}
		p.keepMask(s.rest, p.or(p.maskIn(s.rest), p.m))
	}
	p.m, p.some = p.none(), false
}

// choice compiles a branch that all lanes take, or none.
func (p *program) choice(s *ir.If) {
	other, end := p.label(), p.label()
	p.branch("JEQ", p.wordOfLane(p.lanesOf[s.Cond]), other)
	m, some := p.m, p.some
	var after *variable
	if leaves([]ir.Stmt{s}, false) && slices.ContainsFunc(p.out, func(s *scope) bool { return s.divergent }) {
		after = p.newVariable(p.copies)
	}
	arm := func(list []ir.Stmt) {
		p.m, p.some = m, some
		p.region(list)
		if after != nil {
			p.keepMask(after, p.m)
		}
	}
	arm(s.Then)
	if len(s.Else) > 0 || after != nil {
		p.jump(end)
		p.start(other)
		arm(s.Else)
		p.start(end)
	} else {
		p.start(other)
	}
	if p.m, p.some = m, some; after != nil {
		p.m, p.some = p.maskIn(after), false
	}
}

// masked compiles a branch that some lanes take.
func (p *program) masked(s *ir.If) {
	cond, m, some := p.vector(s.Cond), p.m, p.some
	var after []mask
	var homes []*variable
	for i, list := range [][]ir.Stmt{s.Then, s.Else} {
		on := p.and(m, cond, i == 1)
		if len(list) == 0 {
			after, homes = append(after, on), append(homes, nil)
			continue
		}
		var home *variable
		if leaves(list, false) {
			home = p.newVariable(p.copies)
			p.keepMask(home, on)
		}
		end := p.label()
		p.unlessAny(on, end)
		p.region(list)
		if home != nil {
			p.keepMask(home, p.m)
		}
		p.start(end)
		after, homes = append(after, on), append(homes, home)
	}
	if p.m, p.some = m, some; homes[0] == nil && homes[1] == nil {
		return
	}
	for i, h := range homes {
		if h != nil {
			after[i] = p.maskIn(h)
		}
	}
	p.m, p.some = p.or(after[0], after[1]), false
}

// loop compiles a loop. Where lanes leave it, but none by a continue, and its body begins with
// a choice to break, that is the test whether any lane is in.
func (p *program) loop(l *ir.Loop) {
	head := p.label()
	s := &scope{end: p.label(), next: p.label(), loop: true, divergent: p.varying[l]}
	entered, some, body, tested := p.m, p.some, l.Body, false
	var on *variable
	if s.divergent {
		on = p.newVariable(p.copies)
		p.keepMask(on, p.m)
		if has[*ir.Continue](body) {
			s.rest = p.newVariable(p.copies)
		}
	}
	p.out = append(p.out, s)
	p.start(head)
	if s.divergent {
		p.m = p.maskIn(on) // of which some are: else the loop has ended
		if s.rest != nil {
			p.keepMask(s.rest, p.none())
		} else if n := p.breaksAfter(body); n >= 0 {
			p.region(body[:n])
			p.m = p.and(p.m, p.vector(body[n].(*ir.If).Cond), true)
			p.unlessAny(p.m, s.end)
			body = body[n+1:]
			tested = !leaves(body, false)
		}
	}
	p.region(body)
	if s.divergent {
		if s.rest != nil {
			p.m = p.or(p.m, p.maskIn(s.rest))
		}
		p.keepMask(on, p.m)
		if !tested {
			p.unlessAny(p.m, s.end)
		} else if !p.some {
			panic("x86: a turn of a loop where no lane may be on")
		}
	} else {
		p.start(s.next)
	}
	p.region(l.Post)
	p.jump(head)
	p.start(s.end)
	p.out = p.out[:len(p.out)-1]
	if p.m, p.some = entered, some; s.divergent && p.whole().divergent { // without those that have returned
		p.some = p.some && !has[*ir.Return](l.Body)
		p.m = p.and(entered, operand(p.maskIn(p.whole().rest)), true)
	}
}

// breaksAfter returns the number of statements before a choice to break, which are values, or
// -1.
func (p *program) breaksAfter(list []ir.Stmt) int {
	for n, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			continue
		case *ir.If:
			if len(s.Then) == 1 && len(s.Else) == 0 && p.varying[s.Cond] && has[*ir.Break](s.Then) && !has[*ir.Loop](s.Then) {
				return n
			}
		}
		break
	}
	return -1
}

// has reports whether there is such a statement among others, or in them.
func has[S ir.Stmt](list []ir.Stmt) (found bool) {
	ir.Walk(list, func(s ir.Stmt) {
		_, ok := s.(S)
		found = found || ok
	})
	return found
}

// whole is the program that is in hand, without the loops in it. Between the phases of a group it is one that nothing leaves.
func (p *program) whole() *scope {
	for _, s := range slices.Backward(p.out) {
		if !s.loop {
			return s
		}
	}
	return &scope{}
}

// inPlace compiles a program where it is called, and returns its results.
func (p *program) inPlace(f *ir.Func, args []*ir.Value) (r []lane) {
	outer, vars, varying := p.lanesOf, p.vars, p.varying
	p.lanesOf, p.vars, p.varying = map[*ir.Value]lane{}, map[*ir.Var]*variable{}, map[any]bool{}
	for i, v := range f.Params {
		p.lanesOf[v], p.varying[v] = outer[args[i]], varying[args[i]]
	}
	p.analyse(f)
	p.body(f, f.Code)
	for _, v := range f.Results {
		r = append(r, p.read(v.Var))
	}
	p.lanesOf, p.vars, p.varying = outer, vars, varying
	return r
}

// body compiles what a return ends, which analyse knows as whole.
func (p *program) body(whole any, list []ir.Stmt) {
	s := &scope{end: p.label(), divergent: p.varying[whole]}
	m, some := p.m, p.some
	if s.divergent {
		if err := verifyReturns(list, func(l *ir.Loop) bool { return p.varying[l] }); err != nil {
			panic("x86: " + err.Error())
		}
		s.rest = p.newVariable(p.copies)
		p.keepMask(s.rest, p.none())
	}
	p.out = append(p.out, s)
	p.region(list)
	p.out = p.out[:len(p.out)-1]
	if p.m, p.some = m, some; !s.divergent && has[*ir.Return](list) {
		p.start(s.end)
	}
}

// each runs the body for n items, a multiple of a number, from first on where that is not nil.
func (p *program) each(whole any, item *ir.Value, list []ir.Stmt, n, first *value, of int) {
	p.order = p.orderOf(list)
	plain := p.isPlain(list) && !(p.checks != nil && p.divides(list))
	p.span = [2]*value{first, n}
	at, left := p.newVariable(1), p.newVariable(1)
	if !plain || first != nil || n.listed == 0 { // else there it stays
		p.set(left, 0, n)
	}
	switch {
	case plain && first != nil:
		p.set(at, 0, p.sum("ADDL", first, n))
	case first != nil:
		p.set(at, 0, first)
	case !plain:
		p.set(at, 0, p.number(0))
	}
	turn := p.lanes() * p.copies
	head, end := p.label(), p.label()
	p.before = p.blocks[len(p.blocks)-1]
	p.before.insts, p.before.known = p.insts, maps.Clone(p.known)
	p.insts = nil
	p.moved = map[*value]bool{}
	p.setInside = map[*ir.Var]bool{}
	ir.Walk(list, func(s ir.Stmt) {
		if s, ok := s.(*ir.Set); ok {
			p.setInside[s.Var] = true
		}
	})
	p.blocks = append(p.blocks, &block{})
	if !plain {
		p.blocks[len(p.blocks)-1].label = head
	}
	p.fresh()
	if plain {
		t := &turns{items: turn, left: p.alloc.slot(left.slots[0]), end: p.alloc.slot(at.slots[0]), from0: first == nil}
		if t.from0 {
			if n.listed != 0 {
				t.left = p.alloc.place(n)
			}
			t.end = t.left
		}
		p.plainLoop(item, list, t, end)
	} else {
		p.compare("JLE", p.get(left, 0, word), p.number(0), end)
		p.at = p.get(at, 0, word)
		p.lanesOf[item] = lane{item: true, base: nil}
		if p.m, p.some = nil, true; of%turn != 0 { // else the last vectors are full too
			p.m = p.within(p.get(left, 0, word))
		}
		p.body(whole, list)
		p.m = nil
		p.set(at, 0, p.sum("ADDL", p.number(turn), p.get(at, 0, word)))
		p.set(left, 0, p.sum("SUBL", p.number(turn), p.get(left, 0, word)))
		p.jump(head)
		p.start(end)
	}
	p.before, p.at, p.order, p.m = nil, nil, nil, nil
}

// within are the lanes of the first items, n of them.
func (p *program) within(n *value) (m mask) {
	w := p.width(ir.I32)
	all := p.add(&inst{op: "broadcast", imm: -1, args: []*value{n}, print: broadcastWord}, w)
	for c := range p.copies {
		m = append(m, p.compareInts(ir.Lt, p.indices(p.items(c), 4, w), all))
	}
	return m
}

// turns are those of a plain loop. The items left, less a turn, are counted down in a
// register, and the bytes from the item 0 on and the first arrays' addresses are in
// registers too.
type turns struct {
	items     int    // of a turn
	left, end op.Mem // the number of items, and the item behind the last
	from0     bool   // the first item is 0
	along     *value // bytes, for elements of by bytes
	by        int
	streams   []*stream
	held      map[int]*value
	indices   []*indices // that are checked before
}

// plainLoop is the loop of a body without branches, whose arrays are read and written item
// by item. What is no whole turn goes through a turn in the frame.
func (p *program) plainLoop(item *ir.Value, list []ir.Stmt, t *turns, out string) {
	again, rest, hold := p.label(), p.label(), p.label()
	t.held = map[int]*value{0: newWord()}
	p.turns = t
	p.do(func(a *allocator, in *inst) {
		a.raw("MOVLQSX", t.left, counter)
		a.raw("SUBQ", op.I32(t.items), counter)
		a.text("JLT %s", rest)
		if t.from0 {
			a.raw("XORL", along.As32(), along.As32())
		}
		a.text("%s:", hold)
		if t.along != nil && !t.from0 {
			t.first(a)
		}
		for i, r := range general {
			if v := t.held[i]; v != nil && i > 1 {
				a.raw("MOVQ", a.slot(v.slot), r)
			}
		}
		a.text("PCALIGN $64")
	}, nil)
	p.jumps(false, out)
	p.start(again)
	p.blocks[len(p.blocks)-1].held = t.held
	p.at = p.do(func(a *allocator, in *inst) {
		r := a.register(in.dst).(reg.GPPhysical).As32()
		a.raw("MOVL", t.end, r)
		a.raw("SUBL", op.I32(t.items), r)
		a.raw("SUBL", counter.As32(), r)
	}, newWord())
	p.moved[p.at] = true
	p.lanesOf[item] = lane{item: true}
	p.m = nil
	p.region(list)
	for i, s := range t.streams {
		s.slots = (t.items*s.size + p.code.pool.slot - 1) / p.code.pool.slot
		s.buffer = p.newVariable(s.slots).slots[s.slots-1]
		s.pointer.kept = true
		if i < heldPointers {
			t.held[2+i] = s.pointer
		}
	}
	p.do(func(a *allocator, in *inst) {
		if t.along != nil {
			a.raw("ADDQ", op.I32(t.items*t.by), along)
		}
		a.raw("SUBQ", op.I32(t.items), counter)
		a.text("JGE %s", again)
		a.text("%s:", rest)
		a.raw("ADDQ", op.I32(t.items), counter)
		a.text("JEQ %s", out)
		a.raw("MOVLQSX", t.end, reg.R15)
		a.raw("SUBQ", counter, reg.R15)
		a.raw("TESTQ", counter, counter)
		a.text("JLT %s_", rest)
		t.pad(a)
		a.raw("SUBQ", op.I32(t.items), counter)
		if t.along != nil && t.from0 {
			t.first(a)
		}
		a.text("JMP %s", hold)
		a.text("%s_:", rest)
		t.bring(a)
	}, nil)
	p.start(out)
	p.turns = nil
}

// first prints the bytes from the item 0 to the first one left.
func (t *turns) first(a *allocator) {
	a.raw("MOVLQSX", t.end, along)
	a.raw("SUBQ", op.I32(t.items), along)
	a.raw("SUBQ", counter, along)
	scale(a, t.by, along)
}

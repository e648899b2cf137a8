package x86

import (
	"fmt"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Checks
//
// A user's kernel may have an index outside of its arrays, or divide by 0. Then it stops and
// leaves the number of the check that has failed behind the launch's scalars, before it reads
// or writes there. An index that goes with the item is checked for all lanes together, with
// the numbers of the first item and of the last; only where these are outside each lane that
// is on is looked at. In a loop without branches, that is done before the loop. Kernels of
// limb's own that are marked so have no checks: they are called with what they need.

const launchFailed = launchScalars + 8*maxScalars

// checks are those of a kernel: what is wrong where each fails, and those that have passed
// since the last label, between which lanes only go off.
type checks struct {
	texts []string
	done  map[place]bool
}

// failing returns the label where a check ends the kernel.
func (c *checks) failing(pos, text string) string {
	text = pos + ": " + text
	i := slices.Index(c.texts, text)
	if i < 0 {
		i = len(c.texts)
		c.texts = append(c.texts, text)
	}
	return fmt.Sprintf("fail%d", i+1)
}

// print appends those labels to the code of a kernel.
func (c *checks) print(code *code) {
	for i := range c.texts {
		code.text("fail%d:", i+1)
		code.raw("MOVQ", op.I32(i+1), mem(list, launchFailed))
		code.ret()
	}
}

// check appends instructions that may jump to where the kernel ends. They have so many words
// to work with.
func (p *program) check(print func(a *allocator, in *inst, r []reg.GPPhysical), words int, args ...*value) {
	p.checked()
	in := &inst{imm: -1, args: args, effect: true}
	for range words {
		in.out = append(in.out, newWord())
	}
	in.print = func(a *allocator, in *inst) {
		var r []reg.GPPhysical
		for _, v := range in.out {
			r = append(r, a.register(v).(reg.GPPhysical))
		}
		print(a, in, r)
	}
	p.insts = append(p.insts, in)
}

// length is the operand with the number of elements of an array.
func (p *program) length(m *ir.Memory) op.Op {
	if m.Space != ir.Slice {
		return op.I32(m.Len)
	}
	return mem(list, p.launch[m][1].listed-1)
}

// checkIndex checks an index of an array, at a place in the source.
func (p *program) checkIndex(m *ir.Memory, index *ir.Value, l lane, pos string) {
	if p.checks == nil || pos == "" { // of a map, whose arrays have an element for each item
		return
	}
	where := place{m: m, base: l.base, disp: l.disp, item: l.item}
	if l.vec != nil {
		where = place{m: m, at: index}
	}
	constant := l.vec == nil && l.base == nil && !l.item
	if p.checks.done[where] || constant && m.Space != ir.Slice && 0 <= l.disp && l.disp < m.Len {
		return
	}
	p.checks.done[where] = true
	to := p.checks.failing(pos, fmt.Sprintf("an index outside of %s", m.Name))
	switch {
	case l.item && p.turns != nil:
		p.in(p.before, func() { p.checkAll(m, l, to) })
	case l.item:
		p.checkLanes(m, l, to)
	case l.vec == nil && p.turns != nil && (l.base == nil || !p.moved[l.base]):
		p.checkBefore(m, l, to)
	case l.vec == nil:
		p.checkOne(m, l, to)
	default:
		p.checkEach(m, l.vec, to)
	}
}

// sumTo prints what brings the sum of at most one number and a constant to scratch.
func (a *allocator) sumTo(base []*value, disp int) {
	if len(base) == 0 {
		a.raw("MOVQ", op.I32(disp), scratch)
		return
	}
	a.raw("MOVLQSX", a.register(base[0]).(reg.GPPhysical).As32(), scratch)
	if disp != 0 {
		a.raw("ADDQ", op.I32(disp), scratch)
	}
}

// checkOne checks an index that is the same for all items.
func (p *program) checkOne(m *ir.Memory, l lane, to string) {
	var args []*value
	if l.base != nil {
		args = append(args, l.base)
	}
	p.check(func(a *allocator, in *inst, _ []reg.GPPhysical) {
		a.sumTo(in.args, l.disp)
		a.raw("CMPQ", scratch, p.length(m))
		a.text("JCC %s", to)
	}, 0, args...)
}

// indices are checks of one base and several constants, that are done together.
type indices struct {
	m      *ir.Memory
	base   *value
	checks []indexCheck
}

type indexCheck struct {
	disp int
	to   string
}

// checkBefore checks an index that is the same for all items before their loop, if that has a
// turn: the least and the largest of those that are a constant apart, and each only where one of
// these is outside.
func (p *program) checkBefore(m *ir.Memory, l lane, to string) {
	for _, x := range p.turns.indices {
		if x.m == m && x.base == l.base {
			x.checks = append(x.checks, indexCheck{l.disp, to})
			return
		}
	}
	x := &indices{m, l.base, []indexCheck{{l.disp, to}}}
	p.turns.indices = append(p.turns.indices, x)
	args := []*value{p.span[1]}
	if l.base != nil {
		args = append(args, l.base)
	}
	p.in(p.before, func() {
		p.check(func(a *allocator, in *inst, _ []reg.GPPhysical) {
			least, most := x.checks[0].disp, x.checks[0].disp
			for _, c := range x.checks {
				least, most = min(least, c.disp), max(most, c.disp)
			}
			index := func(disp int) { a.sumTo(in.args[1:], disp) }
			n := a.register(in.args[0]).(reg.GPPhysical).As32()
			a.far++
			end := fmt.Sprintf("near%d", a.far)
			a.raw("TESTL", n, n)
			a.text("JLE %s", end)
			if least != most {
				index(least)
				a.raw("CMPQ", scratch, p.length(m))
				a.text("JCC far%d", a.far)
			}
			index(most)
			a.raw("CMPQ", scratch, p.length(m))
			a.text("JCC far%d", a.far)
			a.text("%s:", end)
			a.aside(a.far, func() {
				for _, c := range x.checks {
					index(c.disp)
					a.raw("CMPQ", scratch, p.length(m))
					a.text("JCC %s", c.to)
				}
			})
		}, 0, args...)
	})
}

// checkAll checks the indices of all items of a loop without branches.
func (p *program) checkAll(m *ir.Memory, l lane, to string) {
	args := []*value{p.span[1]}
	for _, v := range []*value{p.span[0], l.base} {
		if v != nil {
			args = append(args, v)
		}
	}
	p.check(func(a *allocator, in *inst, r []reg.GPPhysical) {
		a.far++
		end := fmt.Sprintf("i%d", a.far)
		a.raw("MOVLQSX", a.register(in.args[0]).(reg.GPPhysical).As32(), scratch)
		a.raw("TESTQ", scratch, scratch)
		a.text("JLE %s", end)
		a.raw("MOVQ", op.I32(l.disp), r[0])
		for _, v := range in.args[1:] {
			a.raw("MOVLQSX", a.register(v).(reg.GPPhysical).As32(), scratch2)
			a.raw("ADDQ", scratch2, r[0])
		}
		a.raw("TESTQ", r[0], r[0])
		a.text("JLT %s", to)
		a.raw("ADDQ", r[0], scratch)
		a.raw("CMPQ", scratch, p.length(m))
		a.text("JGT %s", to)
		a.text("%s:", end)
	}, 1, args...)
}

// checkLanes checks an index that goes with the item, in the lanes that are on.
func (p *program) checkLanes(m *ir.Memory, l lane, to string) {
	on := p.onLanes()
	args := []*value{p.at}
	if l.base != nil {
		args = append(args, l.base)
	}
	args = append(args, on...)
	turn := p.lanes() * p.copies
	var orders []constant // of the lanes' items, where they are not in order
	for c := range on {
		if p.order != nil {
			orders = append(orders, *p.indices(p.items(c), 4, p.width(ir.I32)).konst)
		}
	}
	p.check(func(a *allocator, in *inst, r []reg.GPPhysical) {
		first, order := r[0], r[1]
		words := in.args[:len(in.args)-len(on)]
		a.raw("MOVQ", op.I32(l.disp), first)
		for _, v := range words {
			a.raw("MOVLQSX", a.register(v).(reg.GPPhysical).As32(), scratch)
			a.raw("ADDQ", scratch, first)
		}
		a.far++
		n := a.far
		a.raw("TESTQ", first, first)
		a.text("JLT far%d", n)
		a.raw("LEAQ", op.Mem{Base: first, Disp: turn}, scratch)
		a.raw("CMPQ", scratch, p.length(m))
		a.text("JGT far%d", n)
		a.text("near%d:", n)
		a.aside(a.far, func() {
			for c, v := range in.args[len(words):] {
				a.bits(p, v, scratch)
				if orders != nil {
					a.raw("LEAQ", a.constant(orders[c]), order)
				}
				a.text("p%d_%d:", n, c)
				a.raw("TESTL", scratch.As32(), scratch.As32())
				a.text("JEQ q%d_%d", n, c)
				a.raw("BSFL", scratch.As32(), scratch2.As32())
				a.raw("BLSRL", scratch.As32(), scratch.As32())
				if orders != nil {
					a.raw("MOVLQSX", op.Mem{Base: order, Index: scratch2, Scale: 4}, scratch2)
				} else if c > 0 {
					a.raw("ADDQ", op.I32(c*p.lanes()), scratch2)
				}
				a.raw("ADDQ", first, scratch2)
				a.raw("CMPQ", scratch2, p.length(m))
				a.text("JCC %s", to)
				a.text("JMP p%d_%d", n, c)
				a.text("q%d_%d:", n, c)
			}
		})
	}, 2, args...)
}

// checkEach checks an index of each lane's own.
func (p *program) checkEach(m *ir.Memory, index operand, to string) {
	for c, on := range p.onLanes() {
		args := []*value{index[c].v, on}
		spare := &value{width: p.width(ir.I32), reg: -1}
		in := &inst{imm: -1, args: args, effect: true, out: []*value{spare}}
		in.print = func(a *allocator, in *inst) {
			at, t := a.register(in.args[0]), a.register(spare)
			n := p.length(m)
			if x, ok := n.(op.I32); ok && !a.isa.neon {
				n = a.lane(constant{bits: uint64(x), size: 4})
			}
			if a.isa.neon {
				a.outsideNEON(in.args[0], in.args[1], spare, p.length(m), to)
				return
			}
			if a.isa.masks {
				a.raw("KMOVW", a.register(in.args[1]), reg.K7)
				a.raw("VPCMPUD.BCST", op.U8(5), n, at, reg.K7, reg.K7)
				a.raw("KORTESTW", reg.K7, reg.K7)
				a.text("JNE %s", to)
				return
			}
			a.raw("VPBROADCASTD", n, t)
			a.raw("VPCMPGTD", at, t, t)
			a.raw("VPANDN", t, at, t)
			a.raw("VMOVMSKPS", t, scratch2.As32())
			a.raw("NOTL", scratch2.As32())
			a.bits(p, in.args[1], scratch)
			a.raw("TESTL", scratch2.As32(), scratch.As32())
			a.text("JNE %s", to)
		}
		p.insts = append(p.insts, in)
	}
}

// checkLookup checks an index of a table, as one of an array of its length.
func (p *program) checkLookup(v *ir.Value) {
	if p.checks == nil {
		return
	}
	l := p.lanesOf[v.Args[0]]
	if l.vec != nil && !p.varying[v.Args[0]] {
		l = lane{base: p.wordOfLane(l)}
	}
	p.checkIndex(p.tableArray(v.Table), v.Args[0], l, v.Pos)
}

// checkDivisor checks that a divisor is not 0 in the lanes that are on.
func (p *program) checkDivisor(v *ir.Value) {
	if p.checks == nil || v.Pos == "" {
		return
	}
	l := p.lanesOf[v.Args[1]]
	if l.vec == nil && l.base == nil && !l.item && l.disp != 0 {
		return
	}
	to := p.checks.failing(v.Pos, "integer divide by zero")
	if !p.varying[v.Args[1]] {
		w := p.wordOfLane(l)
		p.check(func(a *allocator, in *inst, _ []reg.GPPhysical) {
			r := a.register(in.args[0]).(reg.GPPhysical).As32()
			a.raw("TESTL", r, r)
			a.text("JEQ %s", to)
		}, 0, w)
		return
	}
	divisor := p.vector(v.Args[1])
	for c, on := range p.onLanes() {
		spare := &value{width: p.width(ir.I32), reg: -1}
		in := &inst{imm: -1, args: []*value{divisor[c].v, on}, effect: true, out: []*value{spare}}
		in.print = func(a *allocator, in *inst) {
			by, t := a.register(in.args[0]), a.register(spare)
			if a.isa.neon {
				a.neon("CLEAR", spare.reg)
				a.neon("CMEQ4", in.args[0].reg, spare.reg, spare.reg)
				a.lanesOn(in.args[1], spare)
				a.neon("VAND", 31, spare.reg, spare.reg)
				a.anyNEON(spare, "CBNZW", to)
				return
			}
			if a.isa.masks {
				a.raw("KMOVW", a.register(in.args[1]), reg.K7)
				a.raw("VPTESTNMD", by, by, reg.K7, reg.K7)
				a.raw("KORTESTW", reg.K7, reg.K7)
				a.text("JNE %s", to)
				return
			}
			a.raw("VPXOR", t, t, t)
			a.raw("VPCMPEQD", by, t, t)
			a.raw("VMOVMSKPS", t, scratch2.As32())
			a.bits(p, in.args[1], scratch)
			a.raw("TESTL", scratch2.As32(), scratch.As32())
			a.text("JNE %s", to)
		}
		p.insts = append(p.insts, in)
	}
}

// onLanes are the masks of the lanes that are on.
func (p *program) onLanes() (list []*value) {
	p.checked()
	m := p.m
	if m == nil {
		m = p.all()
	}
	for _, x := range m {
		list = append(list, p.plain(x))
	}
	return list
}

// bits prints what brings the bits of a mask to a word, one for each lane.
func (a *allocator) bits(p *program, mask *value, to reg.GPPhysical) {
	if a.isa.neon {
		a.bitsNEON(mask, p.lanes(), general64(to))
		return
	}
	if a.isa.masks {
		a.raw("KMOVW", a.register(mask), to.As32())
		a.raw("ANDL", op.I32(1<<p.lanes()-1), to.As32())
		return
	}
	a.raw("VMOVMSKP"+map[ir.Type]string{ir.F32: "S", ir.F64: "D"}[p.limb], a.register(mask), to.As32())
}

// divides reports whether statements have a division by what differs between items.
func (p *program) divides(list []ir.Stmt) (found bool) {
	ir.Walk(list, func(s ir.Stmt) {
		if d, ok := s.(*ir.Do); ok {
			found = found || slices.ContainsFunc(d.Values, func(v *ir.Value) bool {
				return (v.Op == ir.Quo || v.Op == ir.Rem) && p.varying[v.Args[1]]
			})
		}
	})
	return found
}

// text joins the texts of checks, one a line.
// text has a line for each check.
func (c *checks) text() string {
	if c == nil {
		return ""
	}
	return strings.Join(c.texts, "\n")
}

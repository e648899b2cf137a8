package spirv

import "github.com/limbfp/limb/internal/compiler/ir"

// # Control
//
// A branch names the block in which its arms meet again, a loop that in which it ends and
// that which ends a turn. Where no arm comes to such a block, it is unreachable.

// declare declares the variables of a program, and its own arrays.
func (p *function) declare() {
	for _, v := range p.f.Vars {
		p.slots[v] = p.local(p.scalar(v.Type), v.Name)
	}
	_, own := p.f.Arrays()
	for _, m := range own {
		t := p.global("TypeArray", p.scalar(m.Type), p.number(m.Len))
		for range m.Elem.N {
			x := id(0)
			if m.Space == ir.Shared {
				x = p.variable("Workgroup", t, m.Name)
			} else {
				x = p.local(t, m.Name)
			}
			p.planes[m] = append(p.planes[m], plane{x: x})
		}
	}
}

// local returns a new variable of the function.
func (p *function) local(t id, name string) id {
	x := p.next()
	put(&p.vars, "Variable", p.pointer("Function", t), x, "Function")
	p.name(x, name)
	return x
}

// element points to a scalar of an element.
func (p *function) element(m *ir.Memory, limb int, index id) id {
	class := map[ir.Space]string{ir.Slice: "StorageBuffer", ir.Own: "Function", ir.Kept: "Function", ir.Shared: "Workgroup"}[m.Space]
	t := p.pointer(class, p.scalar(m.Type))
	if m.Space != ir.Slice {
		return p.op("AccessChain", t, p.planes[m][limb].x, index)
	}
	a := p.planes[m][limb]
	return p.op("AccessChain", t, a.x, p.number(0), p.on("IAdd", a.from, index))
}

func (p *function) label(x id)  { put(p.to, "Label", x) }
func (p *function) branch(x id) { put(p.to, "Branch", x) }

// fork branches on a condition; the arms meet in end.
func (p *function) fork(cond, then, other, end id) {
	p.forkAs("None", cond, then, other, end)
}

// forkAs is fork with a word on how: DontFlatten where lanes that are not in an arm had better not compute it.
func (p *function) forkAs(how string, cond, then, other, end id) {
	put(p.to, "SelectionMerge", end, how)
	put(p.to, "BranchConditional", cond, then, other)
}

// unless appends what leaves the function where cond is false.
func (p *function) unless(cond id, leave func()) {
	out, on := p.next(), p.next()
	p.fork(cond, on, out, on)
	p.label(out)
	leave()
	p.label(on)
}

// when appends what is done where cond is true.
func (p *function) when(cond id, do func()) {
	then, end := p.next(), p.next()
	p.fork(cond, then, end, end)
	p.label(then)
	do()
	p.branch(end)
	p.label(end)
}

// code appends statements, and reports whether control comes to their end.
func (p *function) code(list []ir.Stmt) (falls bool) {
	falls = true
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				p.value(v)
			}
		case *ir.Set:
			put(p.to, "Store", p.slots[s.Var], p.at[s.Value])
		case *ir.Store:
			if s.Memory.Type == ir.U16 {
				p.storeHalf(s.Memory, s.Limb, p.at[s.Index], p.at[s.Value])
				continue
			}
			put(p.to, "Store", append([]any{p.element(s.Memory, s.Limb, p.at[s.Index]), p.at[s.Value]}, p.seen(s.Memory)...)...)
		case *ir.If:
			falls = p.choose(s)
		case *ir.Loop:
			falls = p.repeat(s)
		case *ir.Each:
			if p.isUnit(s) {
				p.unit(s.Unit)
				continue
			}
			p.each(s)
		case *ir.Break:
			falls, *p.broken = false, true
			p.branch(p.end)
		case *ir.Continue:
			falls = false
			p.branch(p.turn)
		case *ir.Return:
			falls = false
			p.leave()
		}
	}
	return falls
}

// leave returns from the function, or from the item of a phase.
func (p *function) leave() {
	switch {
	case p.item != 0:
		p.branch(p.item)
	case p.f.Kind != ir.Once:
		put(p.to, "Return")
	default:
		for _, r := range p.f.Results {
			p.value(r)
		}
		p.give(p.f.Results)
	}
}

// arm appends a block that goes on to another one, and reports whether control comes there.
func (p *function) arm(x id, list []ir.Stmt, to id) (falls bool) {
	p.label(x)
	if falls = p.code(list); falls {
		p.branch(to)
	}
	return falls
}

// meet begins the block in which arms meet.
func (p *function) meet(end id, reached bool) bool {
	if p.label(end); !reached {
		put(p.to, "Unreachable")
	}
	return reached
}

func (p *function) choose(s *ir.If) (falls bool) {
	then, other, end := p.next(), p.next(), p.next()
	p.forkAs(map[bool]string{false: "None", true: "DontFlatten"}[s.Rare], p.at[s.Cond], then, other, end)
	one := p.arm(then, s.Then, end)
	two := p.arm(other, s.Else, end)
	return p.meet(end, one || two)
}

func (p *function) repeat(s *ir.Loop) (falls bool) {
	end, turn, broken := p.end, p.turn, p.broken
	head, body := p.next(), p.next()
	p.end, p.turn, p.broken = p.next(), p.next(), &falls
	p.branch(head)
	p.label(head)
	put(p.to, "LoopMerge", p.end, p.turn, "None")
	p.branch(body)
	p.arm(body, s.Body, p.turn)
	p.arm(p.turn, s.Post, head)
	p.meet(p.end, falls)
	p.end, p.turn, p.broken = end, turn, broken
	return falls
}

// each appends a phase: the threads of the group share its items, and wait for one another
// at its end.
func (p *function) each(s *ir.Each) {
	head, body, turn, end := p.next(), p.next(), p.next(), p.next()
	at := p.local(p.word(), "")
	put(p.to, "Store", at, p.thread)
	p.branch(head)
	p.label(head)
	item := p.on("Load", at)
	p.name(item, s.Item.Name)
	p.at[s.Item], p.item = item, turn
	more := p.op("SLessThan", p.bool(), item, p.at[s.N])
	put(p.to, "LoopMerge", end, turn, "None")
	put(p.to, "BranchConditional", more, body, end)
	p.arm(body, s.Body, turn)
	p.item = 0
	p.label(turn)
	put(p.to, "Store", at, p.on("IAdd", item, p.number(p.Group)))
	p.branch(head)
	p.label(end)
	p.barrier()
}

// barrier has the threads of the group wait for one another, and see what they have written.
func (p *function) barrier() {
	const workgroup, acquireRelease, buffers, shared, available, visible = 2, 0x8, 0x40, 0x100, 0x2000, 0x4000
	order := acquireRelease | buffers | shared
	if p.units {
		order |= available | visible
	}
	put(p.to, "ControlBarrier", p.number(workgroup), p.number(workgroup), p.number(order))
}

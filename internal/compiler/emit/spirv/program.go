package spirv

import (
	"github.com/limbfp/limb/internal/compiler/ir"
)

// kernel prints a kernel.
func (m *module) kernel(f *ir.Func) Kernel {
	p := m.newFunction(f)
	k := p.parameters()
	group, many, thread := m.input("WorkgroupId"), m.input("NumWorkgroups"), m.input("LocalInvocationId")
	number := p.early(func() id {
		part := func(v id, i int) id {
			return p.on("CompositeExtract", p.op("Load", m.global("TypeVector", m.word(), 3), v), i)
		}
		x := p.on("IAdd", part(group, 0), p.on("IMul", part(group, 1), part(many, 0)))
		thread = part(thread, 0)
		if f.Kind == ir.Items {
			x = p.on("IAdd", p.on("IMul", x, m.number(m.Group)), thread)
		}
		return x
	})
	p.thread = thread
	p.at[f.Params[0]] = number
	m.name(number, f.Params[0].Name)
	p.declare()
	p.unless(p.op("SLessThan", m.scalar(ir.Bool), number, p.n), func() { put(p.to, "Return") })
	if p.code(f.Code) {
		put(p.to, "Return")
	}
	if m.zero != 0 {
		put(&p.first, "Store", m.zero, p.hidden)
	}
	none := m.global("TypeVoid")
	x := p.finish(none, m.global("TypeFunction", none), nil)
	put(&m.entries, "EntryPoint", "GLCompute", x, f.Name, m.inputs)
	mode := func(name string, numbers ...any) {
		put(&m.modes, "ExecutionMode", append([]any{x, name}, numbers...)...)
	}
	mode("LocalSize", m.Group, 1, 1)
	for _, c := range []struct {
		have  bool
		name  string
		width int
	}{
		{m.Denorm32, "DenormPreserve", 32}, {m.SignedZeroInfNan32, "SignedZeroInfNanPreserve", 32}, {m.RTE32, "RoundingModeRTE", 32},
		{m.Denorm64, "DenormPreserve", 64}, {m.SignedZeroInfNan64, "SignedZeroInfNanPreserve", 64}, {m.RTE64, "RoundingModeRTE", 64},
	} {
		if c.have && (c.width == 32 || m.Float64) {
			m.extension("SPV_KHR_float_controls")
			m.capability(c.name)
			mode(c.name, c.width)
		}
	}
	return k
}

// parameters declares the parameters of a kernel, and loads them: their number n, the zero, and
// what tells of slices and scalars.
func (p *function) parameters() Kernel {
	slices := slicesOf(p.f)
	k := Kernel{Name: p.f.Name, Slices: len(slices), Buffer: -1, Size: 8 + 12*len(slices)}
	members, offsets := []id{p.word(), p.word()}, []int{0, 4}
	names := []string{"n", "zero"}
	for i, m := range slices {
		for j, part := range []string{"_at", "_len", "_stride"} {
			members, offsets, names = append(members, p.word()), append(offsets, 8+12*i+4*j), append(names, m.Name+part)
		}
	}
	scalars := p.f.Params[1:]
	if p.f.Hidden {
		scalars = scalars[:len(scalars)-1]
	}
	for _, v := range scalars {
		size := 4
		if v.Type == ir.F64 || v.Type == ir.U64 {
			size = 8
		}
		at := (k.Size + size - 1) / size * size
		k.scalars, k.Size = append(k.scalars, scalar{at, size}), at+size
		members, offsets, names = append(members, p.scalar(v.Type)), append(offsets, at), append(names, v.Name)
	}
	block := p.block(members, offsets)
	p.name(block, "parameters")
	for i, s := range names {
		put(&p.module.names, "MemberName", block, i, s)
	}
	class := "PushConstant"
	var all id
	if k.Size > p.PushBytes {
		class, k.Buffer = "StorageBuffer", p.bind+1
		all = p.bound(block, k.Buffer, "")
		p.note(all, "NonWritable")
	} else {
		all = p.variable(class, block, "")
	}
	load := func(i int) id {
		x := p.op("Load", members[i], p.op("AccessChain", p.pointer(class, members[i]), all, p.number(i)))
		p.name(x, names[i])
		return x
	}
	p.to = &p.first
	p.n, p.hidden = load(0), load(1)
	p.halved = p.f.InHalves()
	for i, m := range slices {
		t := m.Type
		if p.halved[m] {
			t = ir.U32
		}
		x := p.buffer(t, i, m.Name)
		p.note(x, "Aliased")
		if p.f.Kind == ir.Groups && m.Read && m.Written { // from item to item
			p.note(x, "Coherent")
		}
		from, stride := load(2+3*i), load(4+3*i)
		if p.halved[m] {
			from, stride = p.on("IAdd", from, from), p.on("IAdd", stride, stride)
		}
		p.lengths[m] = load(3 + 3*i)
		for k := range m.Elem.N {
			if k > 0 {
				from = p.on("IAdd", from, stride)
			}
			p.arrays[m] = append(p.arrays[m], array{x, from, "StorageBuffer"})
		}
	}
	for i, v := range scalars {
		p.at[v] = load(2 + 3*len(slices) + i)
	}
	if last := p.f.Params[len(p.f.Params)-1]; p.f.Hidden {
		p.at[last] = p.hidden
		if last.Type == ir.U64 {
			p.at[last] = p.op("UConvert", p.scalar(ir.U64), p.hidden)
		}
	}
	p.to = &p.body
	return k
}

// declare declares the variables of a program, and its own arrays.
func (p *function) declare() {
	for _, v := range p.f.Vars {
		p.slots[v] = p.local(p.scalar(v.Type), v.Name)
	}
	for _, m := range p.f.Memory {
		if m.Space == ir.Slice {
			continue
		}
		t := p.global("TypeArray", p.scalar(m.Type), p.number(m.Len))
		for range m.Elem.N {
			a := array{in: "Function"}
			if m.Space == ir.Shared {
				a.in = "Workgroup"
				a.x = p.variable(a.in, t, m.Name)
			} else {
				a.x = p.local(t, m.Name)
			}
			p.arrays[m] = append(p.arrays[m], a)
		}
	}
}

// local returns a new variable of the function.
func (p *function) local(t id, name string) id {
	x := p.module.next()
	put(&p.vars, "Variable", p.pointer("Function", t), x, "Function")
	p.name(x, name)
	return x
}

// element points to a scalar of an element.
func (p *function) element(m *ir.Memory, limb int, index id) id {
	if p.halved[m] {
		a := p.arrays[m][limb/2]
		at := p.on("IAdd", a.from, p.on("IAdd", p.on("IAdd", index, index), p.number(limb%2)))
		return p.op("AccessChain", p.pointer(a.in, p.word()), a.x, p.number(0), at)
	}
	a := p.arrays[m][limb]
	t := p.pointer(a.in, p.scalar(m.Type))
	if m.Space == ir.Slice {
		return p.op("AccessChain", t, a.x, p.number(0), p.on("IAdd", a.from, index))
	}
	return p.op("AccessChain", t, a.x, index)
}

// # Control
//
// A branch names the block in which its arms meet again, a loop that in which it ends and
// that which ends a turn. Where no arm comes to such a block, it is unreachable.

func (p *function) label(x id)  { put(p.to, "Label", x) }
func (p *function) branch(x id) { put(p.to, "Branch", x) }

// fork branches on a condition: where that is false to other, or to the end.
func (p *function) fork(cond, then, other, end id) {
	put(p.to, "SelectionMerge", end, "None")
	put(p.to, "BranchConditional", cond, then, other)
}

// unless appends what leaves the function where cond is false.
func (p *function) unless(cond id, leave func()) {
	out, on := p.module.next(), p.module.next()
	p.fork(cond, on, out, on)
	p.label(out)
	leave()
	p.label(on)
}

// code appends statements, and reports whether control comes to their end.
func (p *function) code(list []ir.Stmt) bool {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				p.value(v)
			}
		case *ir.Set:
			put(p.to, "Store", p.slots[s.Var], p.at[s.Value])
		case *ir.Store:
			put(p.to, "Store", p.element(s.Memory, s.Limb, p.at[s.Index]), p.at[s.Value])
		case *ir.If:
			if !p.choose(s) {
				return false
			}
		case *ir.Loop:
			if !p.repeat(s) {
				return false
			}
		case *ir.Each:
			p.each(s)
		case *ir.Break:
			*p.broken = true
			p.branch(p.end)
			return false
		case *ir.Continue:
			p.branch(p.turn)
			return false
		case *ir.Return:
			p.leave()
			return false
		}
	}
	return true
}

// leave returns from the function, or from the item of a phase.
func (p *function) leave() {
	switch {
	case p.phase != 0:
		p.branch(p.phase)
	case p.f.Kind != ir.Once:
		put(p.to, "Return")
	default:
		var list []id
		for _, r := range p.f.Results {
			list = append(list, p.op("Load", p.scalar(r.Type), p.slots[r.Var]))
		}
		p.giveIDs(list)
	}
}

func (p *function) choose(s *ir.If) (falls bool) {
	then, other, end := p.module.next(), p.module.next(), p.module.next()
	if len(s.Else) == 0 {
		other, falls = end, true
	}
	p.fork(p.at[s.Cond], then, other, end)
	arm := func(x id, list []ir.Stmt) {
		p.label(x)
		if p.code(list) {
			p.branch(end)
			falls = true
		}
	}
	arm(then, s.Then)
	if len(s.Else) > 0 {
		arm(other, s.Else)
	}
	p.meet(end, falls)
	return falls
}

// meet begins the block in which arms meet.
func (p *function) meet(end id, reached bool) {
	if p.label(end); !reached {
		put(p.to, "Unreachable")
	}
}

func (p *function) repeat(s *ir.Loop) bool {
	head, body, turn, end, broken := p.module.next(), p.module.next(), p.module.next(), p.module.next(), false
	outer := *p
	p.turn, p.end, p.broken = turn, end, &broken
	p.branch(head)
	p.label(head)
	put(p.to, "LoopMerge", end, turn, "None")
	p.branch(body)
	p.label(body)
	if p.code(s.Body) {
		p.branch(turn)
	}
	p.label(turn)
	p.code(s.Post)
	p.branch(head)
	p.turn, p.end, p.broken = outer.turn, outer.end, outer.broken
	p.meet(end, broken)
	return broken
}

// each appends a phase: the threads of the group share its items, and wait for one another
// at its end.
func (p *function) each(s *ir.Each) {
	head, body, turn, end := p.module.next(), p.module.next(), p.module.next(), p.module.next()
	at := p.local(p.word(), "")
	put(p.to, "Store", at, p.thread)
	p.branch(head)
	p.label(head)
	item := p.on("Load", at)
	p.name(item, s.Item.Name)
	p.at[s.Item] = item
	more := p.op("SLessThan", p.scalar(ir.Bool), item, p.at[s.N])
	put(p.to, "LoopMerge", end, turn, "None")
	put(p.to, "BranchConditional", more, body, end)
	p.label(body)
	p.phase = turn
	if p.code(s.Body) {
		p.branch(turn)
	}
	p.phase = 0
	p.label(turn)
	put(p.to, "Store", at, p.on("IAdd", item, p.number(p.Group)))
	p.branch(head)
	p.label(end)
	const workgroup, acquireRelease, buffers, shared = 2, 0x8, 0x40, 0x100
	put(p.to, "ControlBarrier", p.number(workgroup), p.number(workgroup), p.number(acquireRelease|buffers|shared))
}

package spirv

import (
	"encoding/binary"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Kernel says what a kernel is bound to, all in descriptor set 0: its slices at 0 and up, then
// the tables, whose number is the same in a module, and parameters for which there are too
// few push constants.
//
// Groups are numbered by WorkgroupId.x + WorkgroupId.y·NumWorkgroups.x, as many as there are n, or as
// hold n items; those beyond do nothing.
type Kernel struct {
	Name   string // of its entry point
	Slices int
	Tables int // the binding of the tables, -1 where there are none
	Buffer int // that of the parameters, -1 where they are push constants
	Size   int // bytes of the parameters

	scalars []int // where they stand among the parameters
}

// Fill writes the parameters: n, the zero that no compiler knows of, for each slice where it begins, its
// length and its stride, and the scalars.
func (k *Kernel) Fill(to []byte, n int, slices [][3]int32, scalars []any) {
	binary.Encode(to, binary.LittleEndian, [2]int32{int32(n), 0})
	binary.Encode(to[8:], binary.LittleEndian, slices)
	for i, at := range k.scalars {
		binary.Encode(to[at:], binary.LittleEndian, scalars[i])
	}
}

// kernel prints a kernel.
func (m *module) kernel(f *ir.Func) Kernel {
	p := m.newFunction(f)
	p.to = &p.first
	k := p.parameters()
	part := func(input string, i int) id {
		return p.on("CompositeExtract", p.op("Load", m.vector(3), m.input(input)), i)
	}
	number := p.on("IAdd", part("WorkgroupId", 0), p.on("IMul", part("WorkgroupId", 1), part("NumWorkgroups", 0)))
	if p.thread = part("LocalInvocationId", 0); f.Kind == ir.Items {
		number = p.on("IAdd", p.on("IMul", number, m.number(m.Group)), p.thread)
	}
	p.at[f.Params[0]] = number
	m.name(number, f.Params[0].Name)
	p.to = &p.body
	p.declare()
	p.unless(p.op("SLessThan", m.bool(), number, p.n), func() { put(p.to, "Return") })
	if p.code(f.Code) {
		put(p.to, "Return")
	}
	if m.zero != 0 {
		put(&p.first, "Store", m.zero, p.hidden)
	}
	none := m.global("TypeVoid")
	x := p.finish(none, m.global("TypeFunction", none), nil)
	put(&m.entries, "EntryPoint", "GLCompute", x, text(f.Name), m.inputs)
	put(&m.modes, "ExecutionMode", x, "LocalSize", m.Group, 1, 1)
	for _, c := range []struct {
		name       string
		on32, on64 bool
	}{
		{"DenormPreserve", m.Denorm32, m.Denorm64}, {"SignedZeroInfNanPreserve", m.SignedZeroInfNan32, m.SignedZeroInfNan64}, {"RoundingModeRTE", m.RTE32, m.RTE64},
	} {
		for i, on := range []bool{c.on32, c.on64} {
			if on {
				m.extension("SPV_KHR_float_controls")
				m.capability(c.name)
				put(&m.modes, "ExecutionMode", x, c.name, 32<<i)
			}
		}
	}
	return k
}

func slicesOf(f *ir.Func) (list []*ir.Memory) {
	for _, m := range f.Memory {
		if m.Space == ir.Slice {
			list = append(list, m)
		}
	}
	return list
}

// parameters declares the parameters of a kernel, and loads them: their number n, the zero, and
// what tells of slices and scalars.
func (p *function) parameters() Kernel {
	slices, scalars := slicesOf(p.f), p.f.Params[1:]
	if p.f.Hidden {
		scalars = scalars[:len(scalars)-1]
	}
	k := Kernel{Name: p.f.Name, Slices: len(slices), Buffer: -1}
	block := p.module.next()
	var members []id
	var names []string
	add := func(name string, t ir.Type) (at int) {
		at = (k.Size + t.Bytes() - 1) / t.Bytes() * t.Bytes()
		put(&p.names, "MemberName", block, len(members), text(name))
		put(&p.notes, "MemberDecorate", block, len(members), "Offset", at)
		members, names, k.Size = append(members, p.scalar(t)), append(names, name), at+t.Bytes()
		return at
	}
	add("n", ir.I32)
	add("zero", ir.I32)
	for _, m := range slices {
		for _, part := range []string{"_at", "_len", "_stride"} {
			add(m.Name+part, ir.I32)
		}
	}
	for _, v := range scalars {
		k.scalars = append(k.scalars, add(v.Name, v.Type))
	}
	put(&p.globals, "TypeStruct", block, members)
	p.note(block, "Block")
	p.name(block, "parameters")

	class, all := "PushConstant", id(0)
	if k.Size > p.PushBytes {
		class, k.Buffer = "StorageBuffer", p.binding+1
		all = p.bound(block, k.Buffer, "")
		p.note(all, "NonWritable")
	} else {
		all = p.variable(class, block, "")
	}
	done := 0
	load := func() id {
		x := p.op("Load", members[done], p.op("AccessChain", p.pointer(class, members[done]), all, p.number(done)))
		p.name(x, names[done])
		done++
		return x
	}
	p.n, p.hidden = load(), load()
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
		from, length, stride := load(), load(), load()
		if p.lengths[m] = length; p.halved[m] {
			from, stride = p.on("IAdd", from, from), p.on("IAdd", stride, stride)
		}
		for k := range m.Elem.N {
			if k > 0 {
				from = p.on("IAdd", from, stride)
			}
			p.planes[m] = append(p.planes[m], plane{x, from})
		}
	}
	for _, v := range scalars {
		p.at[v] = load()
	}
	if last := p.f.Params[len(p.f.Params)-1]; p.f.Hidden {
		if p.at[last] = p.hidden; last.Type == ir.U64 {
			p.at[last] = p.op("UConvert", p.scalar(ir.U64), p.hidden)
		}
	}
	return k
}

package spirv

import "github.com/limbfp/limb/internal/compiler/ir"

// # Kernels
//
// Groups are numbered by WorkgroupId.x + WorkgroupId.y·NumWorkgroups.x, as many as there are n, or as
// hold n items; those beyond do nothing.

// Bindings of all kernels, in descriptor set 0.
const (
	BindParameters = iota // a uniform block of parameters that are too many for push constants
	BindTables            // the tables, where a module has some
	BindSlices            // and up: the slices
)

// kernel prints a kernel.
func (m *module) kernel(f *ir.Func) {
	p := m.newFunction(f)
	p.to = &p.first
	p.parameters()
	part := func(input string, i int) id {
		return p.on("CompositeExtract", p.op("Load", m.vector(3), m.input(input, m.vector(3))), i)
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
	for _, c := range m.Controls {
		m.extension("SPV_KHR_float_controls")
		m.capability(c.Mode)
		put(&m.modes, "ExecutionMode", x, c.Mode, c.Bits)
	}
}

// parameters declares the parameters of a kernel, and loads them: their number n, the zero, three words
// for each slice, and the scalars, each at a multiple of its size.
func (p *function) parameters() {
	block, size := p.module.next(), 0
	var members []id
	var names []string
	add := func(name string, t ir.Type) {
		size = (size + t.Bytes() - 1) / t.Bytes() * t.Bytes()
		put(&p.names, "MemberName", block, len(members), text(name))
		put(&p.notes, "MemberDecorate", block, len(members), "Offset", size)
		members, names, size = append(members, p.scalar(t)), append(names, name), size+t.Bytes()
	}
	add("n", ir.I32)
	add("zero", ir.I32)
	slices, _ := p.f.Arrays()
	for _, m := range slices {
		for _, part := range []string{"_at", "_len", "_stride"} {
			add(m.Name+part, ir.I32)
		}
	}
	scalars := p.f.Params[1:]
	if p.f.Hidden {
		scalars = scalars[:len(scalars)-1]
	}
	for _, v := range scalars {
		add(v.Name, v.Type)
	}
	put(&p.globals, "TypeStruct", block, members)
	p.note(block, "Block")
	p.name(block, "parameters")
	class, all, done := "PushConstant", id(0), 0
	if size <= p.Push {
		all = p.variable(class, block, "")
	} else {
		class = "Uniform"
		all = p.bound(class, block, BindParameters, "")
	}
	load := func() id {
		x := p.op("Load", members[done], p.op("AccessChain", p.pointer(class, members[done]), all, p.number(done)))
		p.name(x, names[done])
		done++
		return x
	}
	p.n, p.hidden = load(), load()
	for i, m := range slices {
		x := p.buffer(m.Value(), BindSlices+i, m.Name) // of halves words
		p.note(x, "Aliased")
		if p.f.Kind == ir.Groups && m.Read && m.Written && !p.units { // from item to item
			p.note(x, "Coherent")
		}
		from, length, stride := load(), load(), load()
		if p.lengths[m] = length; m.Wide {
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
	if p.f.Hidden {
		last := p.f.Params[len(p.f.Params)-1]
		p.at[last] = p.zero(last.Type)
	}
}

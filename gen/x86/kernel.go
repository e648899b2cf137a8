package x86

import (
	"fmt"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/ir"
)

// # Kernels
//
// A kernel computes the elements of arrays, vector by vector. Where the function
// is expanded in it, two vectors at a time as long as there are two; what is left
// goes through a loop whose loads and stores are masked. All operands of a vector
// are read before a result is stored, so that a result may take the place of an
// op.
//
// The limbs of arrays of structs are brought to vectors of their own by shuffles
// within parts of vectors, and so not in the order of the elements: an order says
// which element a lane has.

// access is a load or store.
type access struct {
	store     bool
	prefetch  bool
	slot      int // of a body's result; 0: element memory
	arg       int // number of the pointer
	disp      int // bytes from it
	size      int // bytes of a number
	width     int // bytes of the vector
	masked    bool
	stream    bool
	pass      bool // of a pass: along counts from the pointer
	broadcast bool // of one number to all lanes
	per       int  // numbers of an element
	first     int  // numbers before this vector, of the vectors with the same elements
	vector    int  // elements before this vector, in vectors
	lanes     int  // elements of a vector
}

// A layout is how arrays hold structs.
type layout int

const (
	planes  layout = iota // an array for each field
	structs               // an array of structs
)

// pointers are the registers for the first arrays; others stay in the list.
var pointers = []reg.GPPhysical{reg.R8, reg.R9, reg.R10, reg.R11, reg.R12, reg.R13}

// kernel is the state of one.
type kernel struct {
	*selector
	layout layout
	f      *ir.Func
	args   []array
	order  []int // of the lanes
	use
}

// array is a memory operand of a kernel.
type array struct {
	t ir.Type
	n int // numbers of an element
}

// arrays lists the arrays of a signature: results first.
func arrays(f *ir.Func, l layout) (list []array) {
	add := func(groups []ir.Group, vals []*ir.Value) {
		k := 0
		for _, g := range groups {
			if l == structs {
				list = append(list, array{vals[k].Type, g.N})
				k += g.N
				continue
			}
			for range g.N {
				list = append(list, array{vals[k].Type, 1})
				k++
			}
		}
	}
	add(f.Out, f.Results)
	add(f.In, f.Params)
	return list
}

// kernelCode prints the kernel of f, and tells how many slots it takes. Where whole is false it calls the body in R15.
func kernelCode(isa *ISA, f *ir.Func, l layout, name string, whole bool, p *pool, depths map[*ir.Func]int) (*code, int) {
	c := &code{isa: isa}
	args := arrays(f, l)
	regs := min(len(args), len(pointers))
	lanes := isa.Width / size(f.Limb)
	c.text("TEXT %s<>(SB), NOSPLIT|NOFRAME, $0", name)
	for i := range regs {
		c.emit("MOVQ", mem(list, 8*i), pointers[i])
	}
	depth := 0
	advance := func(n int) {
		for i, a := range args {
			step := op.I32(n * a.n * size(a.t) * lanes)
			if i < regs {
				c.emit("ADDQ", step, pointers[i])
			} else {
				c.emit("ADDQ", step, mem(list, 8*i))
			}
		}
	}
	rest := copies
	if whole {
		rest = 1
		pairs := func(label string, stream bool) {
			c.text("\tPCALIGN $64")
			c.text("%s:", label)
			depth = max(depth, c.vectors(f, l, args, 2, use{stream: stream, whole: true}, p, depths))
			advance(2)
			c.emit("SUBQ", op.I32(2*lanes), left)
			c.text("\tJGE %s", label)
		}
		c.emit("SUBQ", op.I32(2*lanes), left)
		c.text("\tJLT few")
		if streams(f, l) {
			c.emit("TESTQ", body, body)
			c.text("\tJEQ two")
			pairs("stream", true)
			c.text("\tSFENCE")
			c.text("\tJMP few")
		}
		pairs("two", false)
		c.text("few:")
		c.emit("ADDQ", op.I32(2*lanes), left)
	}
	c.text("rest:")
	c.emit("CMPQ", left, op.U8(0))
	c.text("\tJLE done")
	depth = max(depth, c.vectors(f, l, args, rest, use{masked: true, whole: whole}, p, depths))
	advance(rest)
	c.emit("SUBQ", op.I32(rest*lanes), left)
	c.text("\tJMP rest")
	c.text("done:")
	c.text("\tRET")
	c.lines = append(c.lines, c.rare...)
	return c, depth
}

// streams reports whether a kernel has a loop for results beyond the caches: where
// R15 is not 0, results go to memory around these. That pays where memory rules.
func streams(f *ir.Func, l layout) bool { return l == structs && f.Ops() <= streamBelow }

// use is what a piece of a kernel does.
type use struct {
	masked bool // loads and stores no more elements than are left
	stream bool // stores around the caches
	whole  bool // expands the function, and calls no body
	pass   bool // is of a pass
}

// vectors prints the work on n vectors and returns how many slots it takes.
func (c *code) vectors(f *ir.Func, l layout, args []array, n int, u use, p *pool, depths map[*ir.Func]int) int {
	k := &kernel{selector: newSelector(c.isa, f.Limb, n, nil), layout: l, f: f, args: args, use: u}
	a := newAllocator(c, p, depths)
	list := k.build()
	if c.isa.masks && l == planes && !u.masked {
		k.balance(list)
	}
	if c.isa.masks && u.whole && f.Ops() > 20 {
		list = schedule(c.isa, list)
	}
	a.run(needed(list))
	return a.depth
}

// balance makes fused multiply-adds of some sums, x + y = 1·x + y: many processors
// have pipes of their own for products, which would stand idle. That pays where
// there are few products, and no shuffles beside (found by measuring).
func (k *kernel) balance(insts []*inst) {
	const part = 0.4 // of what would make sums and products even
	sums, products := 0, 0
	for _, in := range insts {
		switch {
		case strings.HasPrefix(in.op, "VADDP"), strings.HasPrefix(in.op, "VSUBP"):
			sums++
		case strings.HasPrefix(in.op, "VMULP"), strings.HasPrefix(in.op, "VFM"):
			products++
		}
	}
	if sums <= 4*products {
		return
	}
	share := part * float64(sums-products) / float64(sums)
	n := 0
	for _, in := range insts {
		if sum := strings.HasPrefix(in.op, "VADDP"); sum || strings.HasPrefix(in.op, "VSUBP") {
			i := n / k.copies // of the same sum in all vectors
			n++
			if int(float64(i+1)*share) > int(float64(i)*share) && in.args[0].konst == nil && in.args[1].konst == nil {
				in.op = map[bool]string{true: "VFMADD", false: "VFMSUB"}[sum] + in.op[4:]
				in.args = []*value{in.args[0], k.float(1), in.args[1]}
				in.mem = false
			}
		}
	}
}

// build returns the instructions.
func (k *kernel) build() []*inst {
	s := k.selector
	var params []operand
	arg, v := k.resultArrays(), 0
	for _, g := range k.f.In { // the first structs set the order, also for what comes before
		if k.layout == structs && g.N > 1 && k.order == nil {
			k.order = laneOrder(k.isa, k.f.Params[v].Type, k.lanes(), g.N)
		}
		v += g.N
	}
	v = 0
	for _, g := range k.f.In {
		params = append(params, k.load(g, k.f.Params[v:v+g.N], arg)...)
		v += g.N
		arg += k.arraysOf(g)
	}
	head := len(s.insts)
	var results []operand
	if k.whole {
		results = s.expand(k.f, params)
	} else {
		k.prefetch()
		results = s.call(&inst{body: true}, k.f, params)
	}
	arg, v = 0, 0
	for _, g := range k.f.Out {
		k.store(g, results[v:v+g.N], k.f.Results[v].Type, arg)
		v += g.N
		arg += k.arraysOf(g)
	}
	return sink(s.insts, head)
}

// prefetch asks for the operands of some turns ahead: a body takes so long that the
// processor sees no stream.
func (k *kernel) prefetch() {
	const ahead = 4
	results := k.resultArrays()
	for i, a := range k.args[results:] {
		bytes := a.n * size(a.t) * k.lanes() * k.copies
		for line := 0; line < bytes; line += 64 {
			x := &access{prefetch: true, arg: results + i, disp: ahead*bytes + line}
			k.selector.insts = append(k.selector.insts, &inst{access: x})
		}
	}
}

// resultArrays is the number of arrays before those of the operands.
func (k *kernel) resultArrays() (n int) {
	for _, g := range k.f.Out {
		n += k.arraysOf(g)
	}
	return n
}

func (k *kernel) arraysOf(g ir.Group) int {
	if k.layout == planes {
		return g.N
	}
	return 1
}

// sink moves the first instructions to where their results are read.
func sink(insts []*inst, head int) (out []*inst) {
	from := map[*value]*inst{}
	for _, in := range insts[:head] {
		from[in.dst] = in
	}
	var need func(in *inst)
	need = func(in *inst) {
		for _, v := range in.args {
			if d := from[v]; d != nil {
				delete(from, v)
				need(d)
			}
		}
		out = append(out, in)
	}
	for _, in := range insts[head:] {
		if in.access != nil && in.access.store { // all loads come before
			for _, d := range insts[:head] {
				if from[d.dst] == d {
					delete(from, d.dst)
					need(d)
				}
			}
		}
		need(in)
	}
	return out
}

// packed reports whether structs of two floats, each of which fills half a register,
// are stored as one vector, which a single instruction makes.
func (k *kernel) packed(g ir.Group, t ir.Type) bool {
	return k.isa.masks && k.layout == structs && g.N == 2 && 2*k.width(t) == k.isa.Width
}

// accesses lists those of a group of the given arrays in vector number i.
func (k *kernel) accesses(g ir.Group, t ir.Type, arg, i int, store bool) (list []*access) {
	w := k.lanes() * size(t)
	for j := range g.N {
		x := access{arg: arg + j, disp: i * w, size: size(t), width: w, masked: k.masked, stream: k.stream, pass: k.pass, per: 1, vector: i, lanes: k.lanes()}
		if k.layout == structs {
			x.arg, x.per, x.first, x.disp = arg, g.N, j*k.lanes(), (i*g.N+j)*w
		}
		if store && k.packed(g, t) {
			x.width = k.isa.Width
			return []*access{&x}
		}
		list = append(list, &x)
	}
	return list
}

// load returns the scalars of a group.
func (k *kernel) load(g ir.Group, params []*ir.Value, arg int) []operand {
	t := params[0].Type
	out := make([]operand, g.N)
	for i := range k.copies {
		var raw []*value
		for _, x := range k.accesses(g, t, arg, i, false) {
			v := &value{width: x.width, reg: -1}
			k.selector.insts = append(k.selector.insts, &inst{access: x, dst: v})
			raw = append(raw, v)
		}
		if k.layout == structs {
			if g.N > 1 {
				raw = k.apart(raw, t)
			}
			order := laneOrder(k.isa, t, k.lanes(), g.N)
			if k.order == nil && g.N > 1 {
				k.order = order
			}
			for j, v := range raw {
				raw[j] = k.reorder(v, order, k.order, size(t))
			}
		}
		for j, v := range raw {
			x := flag{v: v}
			if t == ir.Bool {
				x = k.compareInts(ir.Ne, v, k.int(0))
			}
			out[j] = append(out[j], x)
		}
	}
	return out
}

// store appends the stores of a group.
func (k *kernel) store(g ir.Group, results []operand, t ir.Type, arg int) {
	for i := range k.copies {
		var raw []*value
		for _, r := range results {
			x := r[i]
			if t == ir.Bool {
				x = k.choose(ir.I32, x, flag{v: k.int(1)}, flag{v: k.int(0)})
			}
			raw = append(raw, k.plain(x))
		}
		if k.layout == structs {
			order := laneOrder(k.isa, t, k.lanes(), g.N)
			if k.packed(g, t) {
				order = nil
			}
			for j, v := range raw {
				raw[j] = k.reorder(v, k.order, order, size(t))
			}
			if k.packed(g, t) {
				raw = []*value{k.pack(raw[0], raw[1])}
			} else if g.N > 1 {
				raw = k.together(raw, t)
			}
		}
		for j, x := range k.accesses(g, t, arg, i, true) {
			x.store = true
			k.selector.insts = append(k.selector.insts, &inst{access: x, args: raw[j : j+1]})
		}
	}
}

// transfer prints a load or store.
func (a *allocator) transfer(in *inst) {
	x := in.access
	if x.prefetch {
		a.emit("PREFETCHT0", a.address(x))
		return
	}
	v := in.dst
	if x.store {
		v = in.args[0]
		a.load(v)
	} else {
		a.take(v)
		a.pinned[v] = true
	}
	suffix := map[int]string{4: "S", 8: "D"}[x.size]
	switch {
	case x.masked:
		a.mask(x, v, suffix)
	case x.broadcast:
		a.emit("VBROADCASTS"+suffix, a.address(x), a.register(v))
	default:
		to := a.address(x)
		switch {
		case x.store && x.stream && x.width == a.isa.Width:
			a.emit("VMOVNTPD", a.register(v), to)
		case x.store:
			a.store(v, to)
		default:
			a.fetch(v, to)
		}
	}
	a.retire(v)
}

// address returns the operand of an access; it may take DX.
func (a *allocator) address(x *access) op.Mem {
	switch {
	case x.slot != 0:
		return slot(x.slot)
	case x.arg == inList:
		return mem(list, x.disp)
	}
	m := mem(scratch2, x.disp)
	if x.arg < len(pointers) {
		m.Base = pointers[x.arg]
	} else {
		a.emit("MOVQ", mem(list, 8*x.arg), scratch2)
	}
	if x.pass {
		m.Index, m.Scale = along, 1
	}
	return m
}

// mask prints an access to as many elements as are left.
func (a *allocator) mask(x *access, v *value, suffix string) {
	a.emit("MOVQ", op.I32(x.lanes), count)
	a.emit("LEAQ", mem(left, -x.vector*x.lanes), scratch)
	a.emit("CMPQ", scratch, count)
	a.emit("CMOVQLT", scratch, count)
	if x.vector > 0 { // that may be less than none
		a.emit("XORL", scratch.As32(), scratch.As32())
		a.emit("TESTQ", count, count)
		a.emit("CMOVQLT", scratch, count)
	}
	if a.isa.masks {
		a.emit("IMUL3Q", op.U8(x.per), count, scratch)
		if x.first > 0 {
			a.emit("XORL", scratch2.As32(), scratch2.As32())
			a.emit("SUBQ", op.I32(x.first), scratch)
			a.emit("CMOVQLT", scratch2, scratch)
		}
		a.emit("MOVQ", op.I32(-1), scratch2)
		a.emit("BZHIQ", scratch, scratch2, scratch)
		a.emit("KMOVW", scratch.As32(), reg.K7)
		to := a.address(x)
		if x.store {
			a.emit("VMOVUP"+suffix, a.register(v), reg.K7, to)
		} else {
			a.emit("VMOVUP"+suffix+"_Z", to, reg.K7, a.register(v))
		}
		return
	}
	t := &value{width: x.width, reg: -1}
	a.take(t)
	a.emit("IMUL3Q", op.U8(x.per*x.size), count, scratch2)
	a.emit("LEAQ", a.pool.window(), scratch)
	a.emit("SUBQ", scratch2, scratch)
	a.emit("VMOVUPD", mem(scratch, x.first*x.size), a.register(t))
	to := a.address(x)
	if x.store {
		a.emit("VMASKMOVP"+suffix, a.register(v), a.register(t), to)
	} else {
		a.emit("VMASKMOVP"+suffix, to, a.register(t), a.register(v))
	}
	a.drop(t)
}

// shape names the kernel that calls a body of this signature.
func shape(isa *ISA, f *ir.Func, l layout) string {
	var s strings.Builder
	fmt.Fprintf(&s, "%s_%s", isa.Name, map[layout]string{planes: "planes", structs: "slices"}[l])
	for _, groups := range [][]ir.Group{f.Out, f.In} {
		s.WriteString("_")
		for _, g := range groups {
			t := map[string]string{"i32": "i", "bool": "b"}[g.Type]
			if t == "" {
				t = fmt.Sprint(g.N)
			}
			if f.Slices {
				t = g.Type
			}
			s.WriteString(t)
		}
	}
	return s.String() + "_" + f.Limb.String()
}

package x86

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Kernels
//
// A kernel computes the elements of arrays, in turns of some vectors, or of parts of these:
// package simd brings what is no whole part to memory that is. Functions of few operations are
// expanded in it, and of others it calls the body. All operands of a turn are read before a
// result is stored, so that a result may take the place of an operand.
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
	stream    bool
	broadcast bool     // of one number to all lanes
	list      bool     // of the list itself
	at        []*value // of a program: an address, and bytes from there
	mask      *value   // the lanes that are on; nil for all
}

// pointers are the registers for the first arrays; others stay in the list.
var pointers = []reg.GPPhysical{reg.R8, reg.R9, reg.R10, reg.R11, reg.R12, reg.R13}

// routine is the state of a kernel over elements while it is made: package simd has it as a Routine.
type routine struct {
	*selector
	f     *ir.Func
	args  []array
	order []int // of the lanes

	stream bool // stores around the caches
}

// array is a memory operand of a kernel.
type array struct {
	t ir.Type
	n int // numbers of an element
}

// arrays lists the arrays of a signature: results first.
func arrays(f *ir.Func) (list []array) {
	add := func(groups []ir.Group, vals []*ir.Value) {
		k := 0
		for _, g := range groups {
			list = append(list, array{vals[k].Type, g.N})
			k += g.N
		}
	}
	add(f.Out, f.Results)
	add(f.In, f.Params)
	return list
}

// kernelCode prints the kernel of f, and tells how many slots it takes. Where whole is false it calls the body in R15.
func kernelCode(isa *ISA, f *ir.Func, name string, whole bool, p *pool, depths map[*ir.Func]int) (*code, int) {
	c := newCode(isa, name, p)
	args, lanes, depth := arrays(f), isa.Width/size(f.Limb), 0
	regs := min(len(args), len(pointers))
	for i := range regs {
		c.emit("MOVQ", mem(list, 8*i), pointers[i])
	}
	step := func(from, to, vectors int) {
		for i, x := range args[from:to] {
			at := op.Op(mem(list, 8*(from+i)))
			if from+i < regs {
				at = pointers[from+i]
			}
			c.emit("ADDQ", op.I32(vectors*x.n*size(x.t)*lanes), at)
		}
	}
	if !whole { // what stands before the call and behind it are pieces, as in a body
		a := newAllocator(c, depths)
		a.pitch = p.abreast
		k := &routine{selector: newSelector(isa, f.Limb, 1, nil), f: f, args: args}
		steps := func(from, to int) *inst {
			return &inst{effect: true, print: func(*allocator, *inst) { step(from, to, 1) }}
		}
		insts := needed(k.build(false))
		call := slices.IndexFunc(insts, func(in *inst) bool { return in.body })
		insts = append(slices.Insert(insts, call, steps(len(f.Out), len(args))), steps(0, len(f.Out)))
		c.text("turn:")
		c.text("TURN(%d,%d)", a.pitch*lanes, bits.TrailingZeros(uint(size(f.Limb))))
		a.pieces(cut(insts, len(insts)), func(list []*inst) []*inst { return list })
		if c.depth = a.depth * a.pitch; isa.neon {
			c.text("AND $%d,R19", -a.pitch*isa.Width)
			c.emit("SUBQ", op.I32(a.pitch*lanes), left)
			c.text("BGT turn")
		} else {
			c.text("ANDQ $%d,BX", -a.pitch*isa.Width)
			c.emit("SUBQ", op.I32(a.pitch*lanes), left)
			c.text("JGT turn")
		}
		c.end()
		return c, c.depth
	}
	loop := func(label string, copies int, stream bool) {
		c.text("PCALIGN $64")
		c.text("%s:", label)
		k := &routine{selector: newSelector(isa, f.Limb, copies, nil), f: f, args: args, stream: stream}
		a := newAllocator(c, depths)
		insts := k.build(true)
		if (isa.masks || isa.neon) && f.Ops() > 20 {
			insts = schedule(isa, insts, pipes)
		}
		a.run(needed(insts))
		depth = max(depth, a.depth)
		step(0, len(args), copies)
		c.emit("SUBQ", op.I32(copies*lanes), left)
	}
	jump := map[bool][2]string{false: {"JEQ", "JNE"}, true: {"BEQ", "BNE"}}[isa.neon]
	if streams(f) { // arithmetic, also of short slices: of an odd number of vectors the first goes alone
		c.text(map[bool]string{false: "TESTQ $%d,SI", true: "TST $%d,R21"}[isa.neon], lanes)
		c.text("%s even", jump[0])
		loop("one", 1, false)
		c.text("%s done", jump[0])
		c.text("even:")
	}
	if streams(f) && !isa.neon {
		c.emit("TESTQ", body, body)
		c.text("JEQ turn")
		loop("stream", copies, true)
		c.text("JNE stream")
		c.text("SFENCE")
		c.text("RET")
	}
	loop("turn", copies, false)
	c.text("%s turn", jump[1])
	c.text("done:")
	c.end()
	c.depth = depth
	return c, depth
}

// A function of more operations has enough to do for the caches to keep up.
const streamBelow = 130

// streams reports whether a kernel has a loop for results beyond the caches: where
// R15 is not 0, results go to memory around these. That pays where memory rules, and
// package vec asks for it where there is one result, of floats.
func streams(f *ir.Func) bool {
	return f.Ops() <= streamBelow && len(f.Out) == 1 && f.Results[0].Type.Float() && len(f.In) < 4
}

// build returns the instructions.
func (k *routine) build(whole bool) []*inst {
	s := k.selector
	var params []operand
	v := 0
	for _, g := range k.f.In { // the first structs set the order, also for what comes before
		if g.N > 1 && k.order == nil {
			k.order = laneOrder(k.isa, k.f.Params[v].Type, k.lanes(), g.N)
		}
		v += g.N
	}
	v = 0
	for i, g := range k.f.In {
		params = append(params, k.load(g.N, k.f.Params[v].Type, access{arg: len(k.f.Out) + i}, nil)...)
		v += g.N
	}
	for _, in := range s.insts {
		in.early = true
	}
	var results []operand
	if whole {
		results = s.expand(k.f, params)
	} else {
		if !k.isa.neon {
			k.prefetch()
		}
		results = s.call(&inst{body: true}, k.f, params)
	}
	v = 0
	for i, g := range k.f.Out {
		k.store(g.N, k.f.Results[v].Type, results[v:v+g.N], access{arg: i}, nil)
		v += g.N
	}
	return sinkLoads(s.insts)
}

// prefetch asks for the operands of a vector some turns ahead: a body takes so long that the
// processor sees no stream.
func (k *routine) prefetch() {
	const ahead = 4 * abreast
	results := len(k.f.Out)
	for i, a := range k.args[results:] {
		bytes := a.n * size(a.t) * k.lanes() * k.copies
		for line := 0; line < bytes; line += 64 {
			x := &access{prefetch: true, arg: results + i, disp: ahead*bytes + line}
			k.selector.insts = append(k.selector.insts, &inst{access: x})
		}
	}
}

// packed reports whether structs of two floats, each of which fills half a register,
// are stored as one vector, which a single instruction makes.
func (k *routine) packed(n int, t ir.Type, m mask) bool {
	return k.isa.masks && n == 2 && 2*k.width(t) == k.isa.Width && m == nil
}

// accesses lists those of vector number i of structs of n numbers, of which the first is
// at x, in the lanes of a mask.
func (k *routine) accesses(n int, t ir.Type, x access, i int, store bool, m mask) (list []*access) {
	w := k.lanes() * size(t)
	for j := range n {
		y := x
		y.disp += (i*n + j) * w
		y.size, y.width, y.stream, y.store = size(t), w, k.stream, store
		if store && k.packed(n, t, m) {
			y.width = k.isa.Width
			return []*access{&y}
		}
		if m != nil {
			y.mask = k.rawMask(m[i], t, n, j)
		}
		list = append(list, &y)
	}
	return list
}

// values are what an access reads, beside what it stores.
func (x *access) values() []*value {
	if x.mask != nil {
		return append(slices.Clone(x.at), x.mask)
	}
	return x.at
}

// load returns the scalars of structs of n, of which the first is at x, in the lanes of a
// mask.
func (k *routine) load(n int, t ir.Type, x access, m mask) []operand {
	out := make([]operand, n)
	for i := range k.copies {
		var raw []*value
		for _, x := range k.accesses(n, t, x, i, false, m) {
			v := &value{width: x.width, reg: -1}
			k.selector.insts = append(k.selector.insts, &inst{access: x, imm: -1, dst: v, args: x.values()})
			raw = append(raw, v)
		}
		if n > 1 {
			raw = k.apart(raw, t)
		}
		order := laneOrder(k.isa, t, k.lanes(), n)
		if k.order == nil && n > 1 {
			k.order = order
		}
		for j, v := range raw {
			raw[j] = k.reorder(v, order, k.order, size(t))
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

// store appends the stores of structs of n, of which the first is at x, in the lanes of a
// mask.
func (k *routine) store(n int, t ir.Type, results []operand, x access, m mask) {
	for i := range k.copies {
		var raw []*value
		for _, r := range results {
			x := r[i]
			if t == ir.Bool {
				x = k.choose(ir.I32, x, flag{v: k.int(1)}, flag{v: k.int(0)})
			}
			raw = append(raw, k.plain(x))
		}
		order := laneOrder(k.isa, t, k.lanes(), n)
		if k.packed(n, t, m) {
			order = nil
		}
		for j, v := range raw {
			raw[j] = k.reorder(v, k.order, order, size(t))
		}
		if k.packed(n, t, m) {
			raw = []*value{k.pack(raw[0], raw[1])}
		} else if n > 1 {
			raw = k.together(raw, t)
		}
		for j, x := range k.accesses(n, t, x, i, true, m) {
			k.selector.insts = append(k.selector.insts, &inst{access: x, imm: -1, args: append(raw[j:j+1:j+1], x.values()...)})
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
	a.prepare(x)
	switch to := a.address(x); {
	case x.mask != nil:
		a.masked(x, v, to)
	case x.broadcast:
		a.emit(map[int]string{4: "VBROADCASTSS", 8: "VBROADCASTSD"}[x.size], to, a.register(v))
	case x.store && x.stream && x.width == a.isa.Width:
		a.emit("VMOVNTPD", a.register(v), to)
	case x.store:
		a.store(v, to)
	default:
		a.fetch(v, to)
	}
	a.retire(x.values()...)
	a.retire(v)
}

// prepare brings to registers what an access reads beside what it stores.
func (a *allocator) prepare(x *access) {
	for _, v := range x.values() {
		a.load(v)
	}
}

// masked prints a load or store of the lanes that are on; other lanes are loaded as 0.
func (a *allocator) masked(x *access, v *value, at op.Mem) {
	if a.isa.neon {
		a.maskedNEON(x, v, at)
		return
	}
	name := map[int]string{4: "PS", 8: "PD"}[x.size]
	m, r := a.register(x.mask), a.register(v)
	switch {
	case a.isa.masks && x.store:
		a.raw("VMOVU"+name, r, m, at)
	case a.isa.masks:
		a.raw("VMOVU"+name+".Z", at, m, r)
	case x.store:
		a.raw("VMASKMOV"+name, r, vector(x.mask.reg, v.width), at)
	default:
		a.raw("VMASKMOV"+name, at, vector(x.mask.reg, v.width), r)
	}
}

// address returns the operand of an access; it may take DX.
func (a *allocator) address(x *access) op.Mem {
	switch {
	case x.slot != 0:
		return a.slot(x.slot)
	case x.list:
		return mem(list, x.disp)
	case len(x.at) > 0:
		m := mem(a.register(x.at[0]).(reg.Register), x.disp)
		if len(x.at) > 1 {
			m.Index, m.Scale = a.register(x.at[1]).(reg.Register), 1
		}
		return m
	}
	m := mem(scratch2, x.disp)
	if x.arg < len(pointers) {
		m.Base = pointers[x.arg]
	} else {
		a.emit("MOVQ", mem(list, 8*x.arg), scratch2)
	}
	return m
}

// shape names the kernel that calls a body of this signature.
func shape(isa *ISA, f *ir.Func) string {
	var s strings.Builder
	fmt.Fprintf(&s, "%s_slices", isa.Name)
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

package x86

import (
	"encoding/binary"
	"fmt"
	"strings"

	"github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/ir"
)

// # Kernels
//
// A kernel computes the elements of arrays, vector by vector. Where the function
// is expanded in it, two vectors at a time as long as there are two; what is left
// goes through a loop whose loads and stores are masked. All operands of a vector
// are read before a result is stored, so that a result may take the place of an
// operand.
//
// The limbs of arrays of structs are brought to vectors of their own by shuffles
// within parts of vectors, and so not in the order of the elements: an order says
// which element a lane has.

// access is a load or store.
type access struct {
	store  bool
	slot   int // of a body's result; 0: element memory
	arg    int // number of the pointer
	disp   int // bytes from it
	size   int // bytes of a number
	width  int // bytes of the vector
	masked bool
	per    int // numbers of an element
	first  int // number of the element's numbers before this vector
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
}

// array is a memory operand of a kernel.
type array struct {
	t ir.Type
	n int // numbers of an element
}

// arrays lists the arrays of a signature: results first.
func arrays(f *ir.Func, l layout) (list []array, ok bool) {
	add := func(groups []ir.Group, vals []*ir.Value) {
		k := 0
		for _, g := range groups {
			switch {
			case l == planes:
				for range g.N {
					list = append(list, array{vals[k].Type, 1})
					k++
				}
			case g.N == 1 || g.N == 2 || g.N == 4:
				list = append(list, array{vals[k].Type, g.N})
				k += g.N
			default:
				ok = false
			}
		}
	}
	ok = true
	add(f.Out, f.Results)
	add(f.In, f.Params)
	return list, ok
}

// laneOrder is the order in which structs of n numbers come out of their vectors.
func laneOrder(isa *ISA, limb ir.Type, n int) []int {
	lanes := isa.Width / size(limb)
	order := make([]int, lanes)
	per := 16 / size(limb) // lanes of a part of 128 bits
	for i := range order {
		part, lane := i/per, i%per
		switch {
		case n == 2 && limb == ir.F64: // unpack: from each vector the part's one
			order[i] = part + lane*lanes/2
		case n == 2: // two from each vector
			order[i] = part*2 + lane%2 + lane/2*lanes/2
		case n == 4 && limb == ir.F32:
			order[i] = part + lane*lanes/4
		case n == 4 && isa.masks:
			order[i] = []int{0, 2, 1, 3, 4, 6, 5, 7}[i]
		default:
			order[i] = i
		}
	}
	return order
}

// text prints the kernel of f. Where whole is false it calls the body in R15.
func kernelCode(isa *ISA, f *ir.Func, l layout, name string, whole bool, p *pool, depths map[*ir.Func]int) (*code, int) {
	c := &code{isa: isa}
	args, ok := arrays(f, l)
	if !ok {
		return nil, 0
	}
	regs := min(len(args), len(pointers))
	lanes := isa.Width / size(f.Limb)
	c.text("TEXT %s<>(SB), NOSPLIT|NOFRAME, $0", name)
	for i := range regs {
		c.emit("MOVQ", mem(list, 8*i), pointers[i])
	}
	depth := 0
	advance := func(n int) {
		for i, a := range args {
			step := operand.I32(n * a.n * size(a.t) * lanes)
			if i < regs {
				c.emit("ADDQ", step, pointers[i])
			} else {
				c.emit("ADDQ", step, mem(list, 8*i))
			}
		}
	}
	if whole {
		c.emit("SUBQ", operand.I32(2*lanes), left)
		c.text("\tJLT few")
		c.text("\tPCALIGN $64")
		c.text("two:")
		depth = c.vectors(f, l, args, 2, false, whole, p, depths)
		advance(2)
		c.emit("SUBQ", operand.I32(2*lanes), left)
		c.text("\tJGE two")
		c.text("few:")
		c.emit("ADDQ", operand.I32(2*lanes), left)
	}
	c.text("rest:")
	c.emit("CMPQ", left, operand.U8(0))
	c.text("\tJLE done")
	c.emit("MOVQ", operand.I32(lanes), count)
	c.emit("CMPQ", left, count)
	c.emit("CMOVQLT", left, count)
	depth = max(depth, c.vectors(f, l, args, 1, true, whole, p, depths))
	advance(1)
	c.emit("SUBQ", operand.I32(lanes), left)
	c.text("\tJMP rest")
	c.text("done:")
	c.text("\tRET")
	return c, depth
}

// vectors prints the work on n vectors and returns how many slots it takes.
func (c *code) vectors(f *ir.Func, l layout, args []array, n int, masked, whole bool, p *pool, depths map[*ir.Func]int) int {
	s := newSelector(c.isa, f.Limb, nil)
	var copies [][]*inst
	for i := range n {
		k := &kernel{selector: s, layout: l, f: f, args: args}
		s.insts = nil
		copies = append(copies, k.one(i, masked, whole))
	}
	a := newAllocator(c, p, depths)
	a.run(interleave(copies))
	return a.depth
}

// interleave merges lists, an instruction of each in turn.
func interleave(lists [][]*inst) (merged []*inst) {
	for i := 0; len(merged) < len(lists)*len(lists[0]); i++ {
		for _, l := range lists {
			merged = append(merged, l[i])
		}
	}
	return merged
}

// one returns the instructions of the vector number i.
func (k *kernel) one(i int, masked, whole bool) []*inst {
	s := k.selector
	var params []flag
	arg := 0
	for _, g := range k.f.Out {
		arg += k.arraysOf(g)
	}
	v := 0
	for _, g := range k.f.In {
		for _, x := range k.load(g, k.f.Params[v:v+g.N], arg, i, masked) {
			params = append(params, x)
		}
		v += g.N
		arg += k.arraysOf(g)
	}
	head := len(s.insts)
	var results []flag
	if whole {
		results = s.expand(k.f, params)
	} else {
		in := &inst{body: true, imm: -1}
		for _, a := range params {
			in.args = append(in.args, s.plain(a))
		}
		results = s.results(in, k.f)
	}
	arg, v = 0, 0
	for _, g := range k.f.Out {
		k.store(g, results[v:v+g.N], k.f.Results[v].Type, arg, i, masked)
		v += g.N
		arg += k.arraysOf(g)
	}
	return sink(s.insts, head)
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
	for i, in := range insts[head:] {
		if in.access != nil && in.access.store { // all loads come before
			for _, d := range insts[:head] {
				if from[d.dst] == d {
					delete(from, d.dst)
					need(d)
				}
			}
		}
		_ = i
		need(in)
	}
	return out
}

// load returns the scalars of a group.
func (k *kernel) load(g ir.Group, params []*ir.Value, arg, i int, masked bool) (out []flag) {
	t := params[0].Type
	n := 1
	if k.layout == structs {
		n = g.N
	}
	w := k.lanes() * size(t)
	if t == ir.Bool {
		w = k.width(ir.I32)
	}
	var raw []*value
	for j := range g.N {
		a := &access{arg: arg + j, disp: i * w, size: size(t), width: w, masked: masked, per: 1}
		if k.layout == structs {
			a.arg, a.per, a.first, a.disp = arg, n, j*k.lanes(), i*w*n+j*w
		}
		v := &value{width: w, reg: -1}
		k.insts = append(k.insts, &inst{access: a, dst: v, imm: -1})
		raw = append(raw, v)
	}
	if n > 1 {
		raw = k.apart(raw)
	}
	if k.layout == structs {
		order := laneOrder(k.isa, k.limb, n)
		if k.order == nil && n > 1 {
			k.order = order
		}
		for j, v := range raw {
			raw[j] = k.reorder(v, order, k.order, size(t))
		}
	}
	for _, v := range raw {
		if t == ir.Bool {
			out = append(out, k.compareInts(ir.Ne, v, k.int(0)))
		} else {
			out = append(out, flag{v: v})
		}
	}
	return out
}

// store appends the stores of a group.
func (k *kernel) store(g ir.Group, results []flag, t ir.Type, arg, i int, masked bool) {
	w := k.lanes() * size(t)
	var raw []*value
	for _, r := range results {
		if t == ir.Bool {
			r = k.choose(ir.I32, r, flag{v: k.int(1)}, flag{v: k.int(0)})
		}
		raw = append(raw, k.plain(r))
	}
	n := 1
	if k.layout == structs {
		n = g.N
		order := laneOrder(k.isa, k.limb, n)
		for j, v := range raw {
			raw[j] = k.reorder(v, k.order, order, size(t))
		}
	}
	if n > 1 {
		raw = k.together(raw)
	}
	for j, v := range raw {
		a := &access{store: true, arg: arg + j, disp: i * w, size: size(t), width: w, masked: masked, per: 1}
		if k.layout == structs {
			a.arg, a.per, a.first, a.disp = arg, n, j*k.lanes(), i*w*n+j*w
		}
		k.insts = append(k.insts, &inst{access: a, args: []*value{v}, imm: -1})
	}
}

// apart brings the fields of structs to vectors of their own.
func (k *kernel) apart(v []*value) []*value {
	w := k.isa.Width
	two := func(op string, a, b *value) *value { return k.op(op, w, b, a) }
	switch {
	case len(v) == 2 && k.limb == ir.F64:
		return []*value{two("VUNPCKLPD", v[0], v[1]), two("VUNPCKHPD", v[0], v[1])}
	case len(v) == 2:
		return []*value{k.imm("VSHUFPS", 0x88, w, v[1], v[0]), k.imm("VSHUFPS", 0xDD, w, v[1], v[0])}
	case k.limb == ir.F32:
		return k.transpose(v)
	}
	a, b := two("VUNPCKLPD", v[0], v[1]), two("VUNPCKLPD", v[2], v[3])
	c, d := two("VUNPCKHPD", v[0], v[1]), two("VUNPCKHPD", v[2], v[3])
	op, lower, upper := "VPERM2F128", 0x20, 0x31
	if k.isa.masks {
		op, lower, upper = "VSHUFF64X2", 0x88, 0xDD
	}
	return []*value{k.imm(op, lower, w, b, a), k.imm(op, lower, w, d, c), k.imm(op, upper, w, b, a), k.imm(op, upper, w, d, c)}
}

// together is the opposite of apart.
func (k *kernel) together(v []*value) []*value {
	w := k.isa.Width
	two := func(op string, a, b *value) *value { return k.op(op, w, b, a) }
	switch {
	case len(v) == 2 && k.limb == ir.F64:
		return k.apart(v)
	case len(v) == 2:
		return []*value{two("VUNPCKLPS", v[0], v[1]), two("VUNPCKHPS", v[0], v[1])}
	case k.limb == ir.F32:
		return k.transpose(v)
	}
	a, b := two("VUNPCKLPD", v[0], v[1]), two("VUNPCKLPD", v[2], v[3])
	c, d := two("VUNPCKHPD", v[0], v[1]), two("VUNPCKHPD", v[2], v[3])
	if !k.isa.masks {
		op := "VPERM2F128"
		return []*value{k.imm(op, 0x20, w, b, a), k.imm(op, 0x20, w, d, c), k.imm(op, 0x31, w, b, a), k.imm(op, 0x31, w, d, c)}
	}
	pick := func(x, y *value, index ...int) *value {
		return k.add(&inst{op: "VPERMT2PD", imm: -1, args: []*value{y, k.indices(index, 8, w), x}, tied: true}, w)
	}
	return []*value{
		pick(a, b, 0, 1, 8, 9, 2, 3, 10, 11), pick(c, d, 0, 1, 8, 9, 2, 3, 10, 11),
		pick(a, b, 4, 5, 12, 13, 6, 7, 14, 15), pick(c, d, 4, 5, 12, 13, 6, 7, 14, 15),
	}
}

// transpose exchanges rows and columns of the 4x4 float32 in the parts of 128
// bits of four vectors.
func (k *kernel) transpose(v []*value) []*value {
	w := k.isa.Width
	two := func(op string, a, b *value) *value { return k.op(op, w, b, a) }
	a, b := two("VUNPCKLPS", v[0], v[1]), two("VUNPCKLPS", v[2], v[3])
	c, d := two("VUNPCKHPS", v[0], v[1]), two("VUNPCKHPS", v[2], v[3])
	return []*value{two("VUNPCKLPD", a, b), two("VUNPCKHPD", a, b), two("VUNPCKLPD", c, d), two("VUNPCKHPD", c, d)}
}

// indices returns a constant of integers.
func (k *kernel) indices(index []int, bytes, width int) *value {
	var b []byte
	for _, x := range index {
		b = append(binary.LittleEndian.AppendUint32(b, uint32(x)), make([]byte, bytes-4)...)
	}
	c := constant{size: bytes, width: width, lanes: string(b)}
	v := k.consts[c]
	if v == nil {
		v = &value{width: width, konst: &c, reg: -1}
		k.consts[c] = v
	}
	return v
}

// reorder permutes the numbers of v, of the given size, from one order of the
// elements to another; nil is that of any array of numbers.
func (k *kernel) reorder(v *value, from, to []int, bytes int) *value {
	index := make([]int, k.lanes())
	same := true
	for i := range index {
		e := i
		if to != nil {
			e = to[i]
		}
		index[i] = e
		for j := range from {
			if from[j] == e {
				index[i] = j
			}
		}
		same = same && index[i] == i
	}
	if same {
		return v
	}
	imm := 0
	for i, x := range index[:4] {
		imm |= x & 3 << (2 * i)
	}
	switch {
	case bytes == 8 && v.width == 32:
		return k.imm("VPERMPD", imm, v.width, v)
	case v.width == 16:
		return k.imm("VPSHUFD", imm, v.width, v)
	case bytes == 8:
		return k.op("VPERMPD", v.width, v, k.indices(index, 8, v.width))
	}
	return k.op("VPERMPS", v.width, v, k.indices(index, 4, v.width))
}

// transfer prints a load or store.
func (a *allocator) transfer(in *inst) {
	x := in.access
	v := in.dst
	if x.store {
		v = in.args[0]
		a.load(v)
	} else {
		a.take(v)
		a.pinned[v] = true
	}
	suffix := map[int]string{4: "S", 8: "D"}[x.size]
	if x.masked {
		a.mask(x, v, suffix)
	} else {
		to := a.address(x)
		switch {
		case x.store && v.width == 0:
			a.emit("KMOVW", a.register(v), to)
		case x.store:
			a.emit("VMOVUPD", a.register(v), to)
		default:
			a.emit("VMOVUPD", to, a.register(v))
		}
	}
	if a.next(v) == never {
		a.release(v)
	}
}

// address returns the operand of an access; it may take DX.
func (a *allocator) address(x *access) operand.Mem {
	switch {
	case x.slot != 0:
		return slot(x.slot)
	case x.arg < len(pointers):
		return mem(pointers[x.arg], x.disp)
	}
	a.emit("MOVQ", mem(list, 8*x.arg), scratch2)
	return mem(scratch2, x.disp)
}

// mask prints an access to the first CX elements.
func (a *allocator) mask(x *access, v *value, suffix string) {
	if a.isa.masks {
		a.emit("IMUL3Q", operand.U8(x.per), count, scratch)
		a.emit("MOVQ", operand.I32(-1), scratch2)
		a.emit("BZHIQ", scratch, scratch2, scratch)
		if x.first > 0 {
			a.emit("SHRQ", operand.U8(x.first), scratch)
		}
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
	a.emit("IMUL3Q", operand.U8(x.per*x.size), count, scratch2)
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
			s.WriteString(t)
		}
	}
	return s.String() + "_" + f.Limb.String()
}

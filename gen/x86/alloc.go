package x86

import (
	"fmt"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/ir"
)

// # Registers
//
// The code is straight, so that it is known at every instruction when each value
// is read next. Where registers run out, the value that is read last gives way
// (Belady's rule, which is optimal but for the cost of stores): a constant for
// nothing, any other to a slot of the frame, once, for a value never changes.

// never is the number of an instruction that no code reaches.
const never = 1 << 30

// slotSize is the size of a slot of the frame. Slot n lies n·slotSize below BX.
const slotSize = 64

// allocator gives registers to values and prints the instructions.
type allocator struct {
	*code
	at      int // the instruction in hand
	vectors []*value
	masks   []*value // from K1 on
	pinned  map[*value]bool
	free    []int // slots
	slots   int   // so many have been used
	depth   int   // slots used, with those of bodies that are called
	depths  map[*ir.Func]int
}

func newAllocator(c *code, depths map[*ir.Func]int) *allocator {
	return &allocator{code: c, vectors: make([]*value, c.isa.Regs), masks: make([]*value, 6), pinned: map[*value]bool{}, depths: depths}
}

func mem(base reg.Register, disp int) op.Mem { return op.Mem{Base: base, Disp: disp} }

func slot(n int) op.Mem { return mem(frame, -n*slotSize) }

// next is the number of the instruction that reads v next, after the one in hand.
func (a *allocator) next(v *value) int {
	for len(v.uses) > 0 && v.uses[0] <= a.at {
		v.uses = v.uses[1:]
	}
	if len(v.uses) == 0 {
		return never
	}
	return v.uses[0]
}

func (a *allocator) bank(v *value) []*value {
	if v.width == 0 {
		return a.masks
	}
	return a.vectors
}

// register returns v's register as the operand of an instruction.
func (a *allocator) register(v *value) op.Op {
	if v.reg < 0 {
		panic("x86: a value is in no register")
	}
	if v.width == 0 {
		return kreg(v.reg + 1)
	}
	return vector(v.reg, v.width)
}

// take gives v a register.
func (a *allocator) take(v *value) {
	bank := a.bank(v)
	best, far := -1, -1
	for r, w := range bank {
		if w == nil {
			best = r
			break
		}
		if a.pinned[w] {
			continue
		}
		d := a.next(w) - a.at
		if w.konst != nil || w.slot != 0 { // clean: costs no store
			d += d / 2
		}
		if d > far {
			best, far = r, d
		}
	}
	if best < 0 {
		panic("x86: an instruction has more operands than there are registers")
	}
	if w := bank[best]; w != nil {
		a.spill(w)
		w.reg = -1
	}
	bank[best], v.reg = v, best
}

// drop takes v out of its register.
func (a *allocator) drop(v *value) {
	if v.reg >= 0 {
		a.bank(v)[v.reg] = nil
		v.reg = -1
	}
}

// spill stores v in the frame, unless it is there or is not read again.
func (a *allocator) spill(v *value) {
	if v.konst != nil || v.slot != 0 || a.next(v) == never && !a.pinned[v] {
		return
	}
	v.slot = a.newSlot()
	a.traffic++
	a.store(v, slot(v.slot))
}

func (a *allocator) store(v *value, to op.Mem) {
	if v.width == 0 {
		a.emit("KMOVW", a.register(v), to)
	} else {
		a.emit("VMOVUPD", a.register(v), to)
	}
}

func (a *allocator) fetch(v *value, from op.Mem) {
	if v.width == 0 {
		a.emit("KMOVW", from, a.register(v))
	} else {
		a.emit("VMOVUPD", from, a.register(v))
	}
}

func (a *allocator) newSlot() int {
	if n := len(a.free); n > 0 {
		s := a.free[n-1]
		a.free = a.free[:n-1]
		return s
	}
	a.slots++
	a.depth = max(a.depth, a.slots)
	return a.slots
}

// release forgets a value that is not read again.
func (a *allocator) release(v *value) {
	a.drop(v)
	if v.slot != 0 {
		a.free = append(a.free, v.slot)
		v.slot = 0
	}
}

// retire releases those of the values that are not read again.
func (a *allocator) retire(list ...*value) {
	for _, v := range list {
		if a.next(v) == never {
			a.release(v)
		}
	}
}

// load brings v into a register.
func (a *allocator) load(v *value) {
	a.pinned[v] = true
	if v.reg >= 0 {
		return
	}
	a.traffic++
	a.take(v)
	switch {
	case v.konst != nil && v.konst.lanes != "":
		a.emit("VMOVUPD", a.constant(*v.konst), a.register(v))
	case v.konst != nil && v.konst.bits == 0:
		a.clear("VPXOR", v)
	case v.konst != nil && v.konst.size == 8:
		a.emit("VBROADCASTSD", a.lane(*v.konst), a.register(v))
	case v.konst != nil:
		a.emit("VBROADCASTSS", a.lane(*v.konst), a.register(v))
	case v.slot == 0:
		panic("x86: a value is nowhere")
	default:
		a.fetch(v, slot(v.slot))
	}
}

// clear emits an instruction whose result depends on no register: it reads that
// of its result.
func (a *allocator) clear(opcode string, v *value) {
	if opcode == "VPXOR" && (v.width == 64 || v.reg > 15) {
		opcode = "VPXORD"
	}
	r := a.register(v)
	a.emit(opcode, r, r, r)
}

// needed leaves out instructions whose results nobody reads.
func needed(insts []*inst) (out []*inst) {
	read := map[*value]bool{}
	keep := make([]bool, len(insts))
	for i := len(insts) - 1; i >= 0; i-- {
		in := insts[i]
		keep[i] = in.dst == nil && in.out == nil || read[in.dst]
		for _, v := range in.out {
			keep[i] = keep[i] || read[v]
		}
		for _, v := range in.args {
			read[v] = read[v] || keep[i]
		}
	}
	for i, in := range insts {
		if keep[i] {
			out = append(out, in)
		}
	}
	return out
}

// run prints the instructions, all of which are needed.
func (a *allocator) run(insts []*inst) {
	for i, in := range insts {
		for _, v := range in.args {
			v.uses = append(v.uses, i)
		}
	}
	fold(insts)
	for i, in := range insts {
		a.at = i
		clear(a.pinned)
		for _, v := range in.args {
			a.pinned[v] = v.reg >= 0 && in.call == nil && !in.body
		}
		switch {
		case in.call != nil || in.body:
			a.call(in)
		case in.access != nil && in.dst != nil && in.dst.home != nil:
		case in.access != nil:
			a.transfer(in)
		case in.finish:
			a.finish(in)
		case in.window:
			a.window(in)
		case in.rows:
			a.rows(in)
		default:
			a.inst(in)
		}
	}
}

// fold leaves loads to the instruction that reads the value, if that is the only
// one and can.
func fold(insts []*inst) {
	for _, in := range insts {
		x := in.access
		if x == nil || in.dst == nil || x.broadcast || len(in.dst.uses) != 1 || x.arg >= len(pointers) {
			continue
		}
		reader := insts[in.dst.uses[0]]
		args := reader.args
		if len(args) == 2 && args[1] == in.dst && args[0].home == nil && (strings.HasPrefix(reader.op, "VADD") || strings.HasPrefix(reader.op, "VMUL")) {
			args[0], args[1] = args[1], args[0]
		}
		if reader.mem && args[0] == in.dst && reader.imm < 0 {
			in.dst.home = x
		}
	}
}

// inst prints one instruction.
func (a *allocator) inst(in *inst) {
	if strings.HasPrefix(in.op, "VFM") && len(in.op) == 8 {
		a.fuse(in)
	}
	var ops []op.Op
	suffix := ""
	for i, v := range in.args {
		if v.reg >= 0 || i > 0 || !in.mem { // what is in a register stays there
			a.load(v)
		}
	}
	for i, v := range in.args {
		switch {
		case v.reg >= 0 && in.view != 0:
			ops = append(ops, vector(v.reg, in.view))
		case v.reg >= 0:
			ops = append(ops, a.register(v))
		case v.home != nil:
			ops = append(ops, a.address(v.home))
		case i == 0 && v.konst == nil:
			if n := a.next(v); n < a.at+8 { // read again soon
				a.load(v)
				ops = append(ops, a.register(v))
			} else {
				ops = append(ops, slot(v.slot))
			}
		case a.isa.masks && opcodes[in.op].broadcast != nil && v.konst.lanes == "":
			ops, suffix = append(ops, a.lane(*v.konst)), ".BCST"
		case a.isa.masks:
			a.load(v)
			ops = append(ops, a.register(v))
		default:
			ops = append(ops, a.constant(*v.konst))
		}
	}
	last := len(in.args) - 1
	if in.tied && a.next(in.args[last]) != never { // its register is kept
		t := &value{width: in.dst.width, reg: -1}
		a.take(t)
		a.pinned[t] = true
		a.emit("VMOVUPD", ops[last], a.register(t))
		ops[last] = a.register(t)
		a.bank(t)[t.reg] = in.dst
		in.dst.reg = t.reg
		a.pinned[in.dst] = true
	} else if in.tied {
		v := in.args[last]
		a.bank(v)[v.reg] = in.dst
		in.dst.reg, v.reg = v.reg, -1
		a.pinned[in.dst] = true
	}
	for _, v := range in.args {
		if a.next(v) == never {
			a.drop(v) // and keeps its slot, which may be an operand
		}
	}
	if in.dst.reg < 0 {
		a.take(in.dst)
	}
	switch {
	case len(in.args) == 0:
		a.clear(in.op, in.dst)
	default:
		if in.imm >= 0 {
			ops = append([]op.Op{op.U8(in.imm)}, ops...)
		}
		if !in.tied {
			ops = append(ops, a.register(in.dst))
		}
		a.emit(in.op+suffix, ops...)
	}
	a.retire(in.args...)
	a.retire(in.dst)
}

// finish prints limb's finish(native, x0, x1 …): only where some x0 is 0, infinite
// or NaN does it branch to what the function says of those lanes: x1 … become 0,
// and x0 becomes native where it is NaN or native is 0.
func (a *allocator) finish(in *inst) {
	for _, v := range in.args {
		a.load(v)
	}
	native := a.register(in.args[0])
	for i, y := range in.out {
		x := in.args[i+1]
		if a.next(x) == never && x.reg >= 0 && x != in.args[0] {
			a.vectors[x.reg], y.reg, x.reg = y, x.reg, -1
		} else {
			from := a.register(x)
			a.take(y)
			a.emit("VMOVUPD", from, a.register(y))
		}
		a.pinned[y] = true
	}
	a.far++
	if a.isa.masks {
		a.finish512(in, native)
	} else {
		a.finish2(in, native)
	}
	a.retire(in.args...)
	a.retire(in.out...)
}

func (a *allocator) finish512(in *inst, native op.Op) {
	const zeros, nans, special = 0x06, 0x81, 0x9F
	class, move := class(in.op, in.args[0].width), "VMOVUP"+in.op[1:]
	x0 := a.register(in.out[0])
	a.emit(class, op.U8(special), x0, reg.K7)
	a.emit("KORTESTW", reg.K7, reg.K7)
	a.text("JNE far%d", a.far)
	a.text("near%d:", a.far)
	a.aside(func() {
		for _, y := range in.out[1:] {
			r := a.register(y)
			a.emit("VXOR"+in.op, r, r, reg.K7, r)
		}
		a.emit(class, op.U8(nans), x0, reg.K7)
		a.emit(move, native, reg.K7, x0)
		a.emit(class, op.U8(special), x0, reg.K7)
		a.emit(class, op.U8(zeros), native, reg.K7, reg.K7)
		a.emit(move, native, reg.K7, x0)
	})
}

func (a *allocator) finish2(in *inst, native op.Op) {
	const unordered, equal, ordinary = 3, 0, 0x0C // of x and x-x: x is neither 0 nor Inf nor NaN
	cmp := "VCMP" + in.op
	x0 := a.register(in.out[0])
	width := in.args[0].width
	t := &value{width: width, reg: -1}
	a.pinned[in.args[0]] = true
	a.take(t)
	good := a.register(t)
	a.emit("VSUB"+in.op, x0, x0, good)
	a.emit(cmp, op.U8(ordinary), good, x0, good)
	a.emit("VMOVMSK"+in.op, good, scratch.As32())
	a.emit("CMPL", scratch.As32(), op.U32(1<<(width/map[string]int{"PS": 4, "PD": 8}[in.op])-1))
	a.text("JNE far%d", a.far)
	a.text("near%d:", a.far)
	var spare []op.Op // two registers, lent by what is in them
	for n := 0; len(spare) < 2; n++ {
		r := vector(n, width)
		taken := r == native || r == good
		for _, y := range in.out {
			taken = taken || r == a.register(y)
		}
		if !taken {
			spare = append(spare, r)
		}
	}
	lent := []int{a.newSlot(), a.newSlot()}
	a.aside(func() {
		for i, s := range lent {
			a.emit("VMOVUPD", spare[i], slot(s))
		}
		for _, y := range in.out[1:] {
			a.emit("VAND"+in.op, good, a.register(y), a.register(y))
		}
		a.emit("VXOR"+in.op, spare[0], spare[0], spare[0])
		a.emit(cmp, op.U8(equal), spare[0], native, spare[0])
		a.emit(cmp, op.U8(unordered), x0, x0, spare[1])
		a.emit("VOR"+in.op, spare[0], spare[1], spare[1])
		a.emit("VANDN"+in.op, spare[1], good, spare[1])
		a.emit("VBLENDV"+in.op, spare[1], native, x0, x0)
		for i, s := range lent {
			a.emit("VMOVUPD", slot(s), spare[i])
		}
	})
	a.free = append(a.free, lent...)
	a.drop(t)
}

// aside prints what seldom happens after the end, and the way back.
func (a *allocator) aside(body func()) {
	lines := a.lines
	a.lines = nil
	a.text("far%d:", a.far)
	body()
	a.text("JMP near%d", a.far)
	a.lines, a.rare = lines, append(a.rare, a.lines...)
}

// window prints the reading of a table through a window, and elsewhere the gather
// for lanes too far apart.
func (a *allocator) window(in *inst) {
	for _, v := range in.args {
		a.load(v)
	}
	a.take(in.dst)
	from, least, near, index := in.args[0], in.args[1], in.args[2], in.args[3]
	test, permute, bytes := "KORTESTW", "VPERMPS", 4
	if in.table.Type == ir.F64 {
		test, permute, bytes = "KORTESTB", "VPERMPD", 8
	}
	dst := a.register(in.dst)
	scale := uint8(bytes)
	a.emit("LEAQ", a.table(in.table), scratch)
	a.emit("VMOVD", vector(least.reg, 16), scratch2.As32())
	a.emit("MOVLQSX", scratch2.As32(), scratch2)
	a.emit(test, a.register(near), a.register(near))
	a.far++
	a.text("JCC far%d", a.far)
	a.emit(permute, op.Mem{Base: scratch, Index: scratch2, Scale: scale, Disp: in.disp}, a.register(from), dst)
	a.text("near%d:", a.far)
	a.aside(func() {
		a.emit("VPXORD", dst, dst, dst)
		a.emit("KXNORW", reg.K7, reg.K7, reg.K7)
		a.emit(in.op, op.Mem{Base: scratch, Index: a.register(index).(reg.Register), Scale: scale, Disp: in.disp}, reg.K7, dst)
	})
	a.retire(in.args...)
	a.retire(in.dst)
}

// rows prints the loads of rows of a table, in the order from which apart brings the
// numbers of a lane to that lane. The indices are read from the frame.
func (a *allocator) rows(in *inst) {
	index := in.args[0]
	if index.slot == 0 {
		a.load(index)
		index.slot = a.newSlot()
		a.store(index, slot(index.slot))
	}
	bytes := size(in.table.Type)
	part := 4 * bytes // a row
	parts := a.isa.Width / part
	a.emit("LEAQ", a.table(in.table), scratch)
	lane := make([]int, parts*4) // of an element of the arrays that apart takes
	for l, e := range laneOrder(a.isa, in.table.Type, parts*4, 4) {
		lane[e] = l
	}
	insert := map[int]string{16: "VINSERTF128", 32: "VINSERTF64X4"}[part]
	if a.isa.masks && part == 16 {
		insert = "VINSERTF32X4"
	}
	for i, v := range in.out {
		if a.next(v) == never {
			continue
		}
		a.take(v)
		a.pinned[v] = true
		for p := range parts {
			at := slot(index.slot)
			at.Disp += 4 * lane[i*parts+p]
			a.emit("MOVLQSX", at, scratch2)
			from := op.Mem{Base: scratch, Index: scratch2, Scale: uint8(bytes), Disp: in.disp}
			if p == 0 {
				a.emit("VMOVUPD", from, vector(v.reg, part))
			} else {
				a.emit(insert, op.U8(p), from, a.register(v), a.register(v))
			}
		}
	}
	a.retire(index)
}

// fuse chooses the form of xy ± c that overwrites a value which is not read again.
func (a *allocator) fuse(in *inst) {
	c, y, x := in.args[0], in.args[1], in.args[2]
	name, limb := in.op[:6], in.op[6:]
	in.op, in.tied, in.mem = name+"213"+limb, true, true
	dies := func(v *value) bool { return v.konst == nil && a.next(v) == never && v.reg >= 0 }
	switch {
	case dies(x):
	case dies(y):
		in.args = []*value{c, x, y}
	case dies(c):
		in.op, in.args = name+"231"+limb, []*value{y, x, c}
	}
}

// call prints the call of a body. Its frame begins below all slots in use, with
// the operands, and the results after them.
func (a *allocator) call(in *inst) {
	for _, bank := range [][]*value{a.vectors, a.masks} {
		for _, v := range bank {
			if v != nil && a.next(v) != never {
				a.spill(v)
			}
		}
	}
	base := a.slots
	var absent []int
	for i, v := range in.args {
		if v.reg < 0 {
			absent = append(absent, i)
		} else {
			a.store(v, slot(base+1+i))
		}
	}
	for _, i := range absent { // all that is in registers is in the frame by now
		a.load(in.args[i])
		a.store(in.args[i], slot(base+1+i))
		clear(a.pinned)
	}
	depth := len(in.args) + len(in.out)
	if in.call != nil {
		depth = a.depths[in.call]
	}
	a.depth = max(a.depth, base+depth)
	a.emit("SUBQ", op.I32(base*slotSize), frame)
	switch {
	case in.body:
		a.text("CALL R15")
	case in.call.Arm:
		a.callArm(in)
	default:
		a.text("CALL %s<>(SB)", symbol(a.isa, in.call))
	}
	a.emit("ADDQ", op.I32(base*slotSize), frame)
	for _, bank := range [][]*value{a.vectors, a.masks} {
		for _, v := range bank {
			if v != nil {
				a.drop(v)
			}
		}
	}
	a.retire(in.args...)
	// A result lies where the next call writes: it goes to a register, and from
	// there to a slot if need be.
	hold := max(a.slots, base+len(in.args)+len(in.out))
	for i, v := range in.out {
		if a.next(v) == never {
			continue
		}
		from := slot(base + 1 + len(in.args) + i)
		saved := a.slots
		a.slots = hold // no slot over a result that is still to be fetched
		a.take(v)
		if a.slots == hold {
			a.slots = saved
		} else {
			hold = a.slots
		}
		a.fetch(v, from)
	}
}

// callArm prints the call of an arm: where no lane takes it, its results are the
// operands after the first, and there is no call. All registers are free here.
func (a *allocator) callArm(in *inst) {
	r := vector(0, a.isa.Width)
	for i := range in.out {
		a.emit("VMOVUPD", slot(1+copies+i), r)
		a.emit("VMOVUPD", r, slot(1+len(in.args)+i))
	}
	if a.isa.masks {
		a.emit("KMOVW", slot(1), reg.K6)
		a.emit("KMOVW", slot(copies), reg.K7)
		a.emit(map[ir.Type]string{ir.F32: "KORTESTW", ir.F64: "KORTESTB"}[in.call.Limb], reg.K6, reg.K7)
	} else {
		a.emit("VMOVUPD", slot(1), r)
		a.emit("VORPD", slot(copies), r, r)
		a.emit("VMOVMSK"+map[ir.Type]string{ir.F32: "PS", ir.F64: "PD"}[in.call.Limb], r, scratch.As32())
		a.emit("TESTQ", scratch, scratch)
	}
	a.far++
	a.text("JEQ near%d", a.far)
	a.text("CALL %s<>(SB)", symbol(a.isa, in.call))
	a.text("near%d:", a.far)
}

func kreg(n int) reg.Register {
	return []reg.Register{reg.K0, reg.K1, reg.K2, reg.K3, reg.K4, reg.K5, reg.K6, reg.K7}[n]
}

// bodyCode prints f as a body, in the order of its source or in that of schedule,
// and notes its depth. The second is kept unless it takes more of the frame than the
// slack.
func bodyCode(isa *ISA, f *ir.Func, p *pool, bodies map[*ir.Func]bool, depths map[*ir.Func]int) *code {
	plain := inOrder(isa, f, p, bodies, depths, func(list []*inst) []*inst { return list })
	depth := depths[f]
	ahead := inOrder(isa, f, p, bodies, depths, func(list []*inst) []*inst { return schedule(isa, list) })
	if ahead.traffic > plain.traffic+len(plain.lines)*slack/100 {
		depths[f] = depth
		return plain
	}
	return ahead
}

func inOrder(isa *ISA, f *ir.Func, p *pool, bodies map[*ir.Func]bool, depths map[*ir.Func]int, order func([]*inst) []*inst) *code {
	c := newCode(isa, symbol(isa, f), p)
	s := newSelector(isa, f.Limb, copies, bodies)
	a := newAllocator(c, depths)
	var args []operand
	for _, v := range f.Params {
		var o operand
		for range s.copies {
			a.slots++
			o = append(o, flag{v: &value{width: s.width(v.Type), reg: -1, slot: a.slots}})
		}
		args = append(args, o)
	}
	var results []*value
	for _, r := range s.expand(f, args) {
		for _, x := range r {
			results = append(results, s.plain(x))
		}
	}
	for _, v := range results {
		a.slots++
		s.insts = append(s.insts, &inst{access: &access{slot: a.slots, store: true}, args: []*value{v}})
	}
	a.depth = a.slots
	a.run(order(needed(s.insts)))
	c.end()
	depths[f] = a.depth
	return c
}

func symbol(isa *ISA, f *ir.Func) string { return fmt.Sprintf("%s_%s", isa.Name, f.Name) }

package x86

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mmcloughlin/avo/operand"
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
	pool    *pool
	at      int // the instruction in hand
	vectors []*value
	masks   []*value // from K1 on
	pinned  map[*value]bool
	free    []int // slots
	slots   int   // so many have been used
	depth   int   // slots used, with those of bodies that are called
	depths  map[*ir.Func]int
}

func newAllocator(c *code, p *pool, depths map[*ir.Func]int) *allocator {
	return &allocator{code: c, pool: p, vectors: make([]*value, c.isa.Regs), masks: make([]*value, 6), pinned: map[*value]bool{}, depths: depths}
}

func mem(base reg.Register, disp int) operand.Mem { return operand.Mem{Base: base, Disp: disp} }

func slot(n int) operand.Mem { return mem(frame, -n*slotSize) }

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

// register returns v's register as an operand.
func (a *allocator) register(v *value) operand.Op {
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
	a.store(v, slot(v.slot))
}

func (a *allocator) store(v *value, to operand.Mem) {
	if v.width == 0 {
		a.emit("KMOVW", a.register(v), to)
	} else {
		a.emit("VMOVUPD", a.register(v), to)
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

// load brings v into a register.
func (a *allocator) load(v *value) {
	a.pinned[v] = true
	if v.reg >= 0 {
		return
	}
	a.take(v)
	switch {
	case v.konst != nil && v.konst.lanes != "":
		a.emit("VMOVUPD", a.pool.vector(*v.konst), a.register(v))
	case v.konst != nil && v.konst.bits == 0:
		a.clear("VPXOR", v)
	case v.konst != nil && v.konst.size == 8:
		a.emit("VBROADCASTSD", a.pool.lane(*v.konst), a.register(v))
	case v.konst != nil:
		a.emit("VBROADCASTSS", a.pool.lane(*v.konst), a.register(v))
	case v.slot == 0:
		panic("x86: a value is nowhere")
	case v.width == 0:
		a.emit("KMOVW", slot(v.slot), a.register(v))
	default:
		a.emit("VMOVUPD", slot(v.slot), a.register(v))
	}
}

// clear emits an instruction whose result depends on no register: it reads that
// of its result.
func (a *allocator) clear(op string, v *value) {
	if op == "VPXOR" && (v.width == 64 || v.reg > 15) {
		op = "VPXORD"
	}
	r := a.register(v)
	a.emit(op, r, r, r)
}

// run prints the instructions.
func (a *allocator) run(insts []*inst) {
	for i, in := range insts {
		for _, v := range in.args {
			v.uses = append(v.uses, i)
		}
	}
	for i, in := range insts {
		a.at = i
		clear(a.pinned)
		for _, v := range in.args {
			a.pinned[v] = v.reg >= 0 && in.call == nil && !in.body
		}
		switch {
		case in.call != nil || in.body:
			a.call(in)
		case in.access != nil:
			a.transfer(in)
		default:
			a.inst(in)
		}
	}
}

// inst prints one instruction.
func (a *allocator) inst(in *inst) {
	if strings.HasPrefix(in.op, "VFMSUB") && len(in.op) == 8 {
		a.fuse(in)
	}
	var ops []operand.Op
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
		case i == 0 && v.konst == nil:
			if n := a.next(v); n < a.at+8 { // read again soon
				a.load(v)
				ops = append(ops, a.register(v))
			} else {
				ops = append(ops, slot(v.slot))
			}
		case a.isa.masks && opcodes[in.op].broadcast != nil && v.konst.lanes == "":
			ops, suffix = append(ops, a.pool.lane(*v.konst)), ".BCST"
		case a.isa.masks:
			a.load(v)
			ops = append(ops, a.register(v))
		default:
			ops = append(ops, a.pool.vector(*v.konst))
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
	case in.table != nil:
		a.emit("LEAQ", a.pool.table(in.table), scratch)
		i := slices.IndexFunc(in.args, func(v *value) bool { return v.width != 0 && v != in.args[last] && (a.isa.masks || v != in.args[0]) })
		ops[i] = operand.Mem{Base: scratch, Index: ops[i].(reg.Register), Scale: uint8(size(in.table.Type))}
		a.emit(in.op, ops...)
	default:
		if in.imm >= 0 {
			ops = append([]operand.Op{operand.U8(in.imm)}, ops...)
		}
		if !in.tied {
			ops = append(ops, a.register(in.dst))
		}
		a.emit(in.op+suffix, ops...)
	}
	for _, v := range append(in.args, in.dst) {
		if a.next(v) == never {
			a.release(v)
		}
	}
}

// fuse chooses the form of ab - c that overwrites a value which is not read again.
func (a *allocator) fuse(in *inst) {
	c, y, x := in.args[0], in.args[1], in.args[2]
	limb := in.op[6:]
	in.op, in.tied = "VFMSUB213"+limb, true
	dies := func(v *value) bool { return v.konst == nil && a.next(v) == never && v.reg >= 0 }
	switch {
	case dies(x):
	case dies(y):
		in.args = []*value{c, x, y}
	case dies(c):
		in.op, in.args = "VFMSUB231"+limb, []*value{y, x, c}
	}
	in.mem = true
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
	a.emit("SUBQ", operand.I32(base*slotSize), frame)
	if in.body {
		a.text("\tCALL R15")
	} else {
		a.text("\tCALL %s<>(SB)", symbol(a.isa, in.call))
	}
	a.emit("ADDQ", operand.I32(base*slotSize), frame)
	for _, bank := range [][]*value{a.vectors, a.masks} {
		for _, v := range bank {
			if v != nil {
				a.drop(v)
			}
		}
	}
	for _, v := range in.args {
		if a.next(v) == never {
			a.release(v)
		}
	}
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
		if v.width == 0 {
			a.emit("KMOVW", from, a.register(v))
		} else {
			a.emit("VMOVUPD", from, a.register(v))
		}
	}
}

func kreg(n int) reg.Register {
	return []reg.Register{reg.K0, reg.K1, reg.K2, reg.K3, reg.K4, reg.K5, reg.K6, reg.K7}[n]
}

// bodyCode prints f as a body and notes its depth.
func bodyCode(isa *ISA, f *ir.Func, p *pool, bodies map[*ir.Func]bool, depths map[*ir.Func]int) *code {
	c := &code{isa: isa}
	s := newSelector(isa, f.Limb, bodies)
	a := newAllocator(c, p, depths)
	var args []flag
	for _, v := range f.Params {
		a.slots++
		args = append(args, flag{v: &value{width: s.width(v.Type), reg: -1, slot: a.slots}})
	}
	a.slots += len(f.Results)
	a.depth = a.slots
	var results []*value
	for _, r := range s.expand(f, args) {
		results = append(results, s.plain(r))
	}
	for i, v := range results {
		s.insts = append(s.insts, &inst{access: &access{slot: len(args) + 1 + i, store: true}, args: []*value{v}})
	}
	c.text("TEXT %s<>(SB), NOSPLIT|NOFRAME, $0", symbol(isa, f))
	a.run(s.insts)
	c.text("\tRET")
	depths[f] = a.depth
	return c
}

func symbol(isa *ISA, f *ir.Func) string { return fmt.Sprintf("%s_%s", isa.Name, f.Name) }

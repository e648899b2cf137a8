package x86

import (
	"fmt"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Registers
//
// The code is straight, so that it is known at every instruction when each value
// is read next. Where registers run out, the value that is read last gives way
// (Belady's rule, which is optimal but for the cost of stores): a constant for
// nothing, any other to a slot of the frame, once, for a value never changes.

// never is the number of an instruction that no code reaches.
const never = 1 << 30

// allocator gives registers to values and prints the instructions.
type allocator struct {
	*code
	at          int // the instruction in hand
	vectors     []*value
	masks       []*value       // from K1 on
	words       []*value       // of the general registers of programs
	held        map[int]*value // those that keep their register throughout
	pinned      map[*value]bool
	free        []int    // slots
	slots, stay int      // so many have been used, and the first ones are never free
	pitch       int      // vectors of a slot
	piece       int      // of a body, the one in hand
	top         int      // slots that have been used in it
	later       []func() // detours that are still to be printed
	used, flags int      // vector and mask registers that have been
	depth       int      // slots used, with those of bodies that are called
	depths      map[*ir.Func]int
}

func newAllocator(c *code, depths map[*ir.Func]int) *allocator {
	return &allocator{code: c, vectors: make([]*value, c.isa.Regs), masks: make([]*value, 6), words: make([]*value, c.isa.words()), pitch: 1, pinned: map[*value]bool{}, depths: depths}
}

func mem(base reg.Register, disp int) op.Mem { return op.Mem{Base: base, Disp: disp} }

// slot is that of the running function.
func (a *allocator) slot(n int) op.Mem { return a.code.slot(n * a.pitch) }

// place is where a word is, if not in a register.
func (a *allocator) place(v *value) op.Mem {
	if v.listed != 0 {
		return mem(list, v.listed-1)
	}
	return a.slot(v.slot)
}

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
	switch {
	case v.width == 0:
		return a.masks
	case v.width == word:
		return a.words
	}
	return a.vectors
}

// register returns v's register as the operand of an instruction.
func (a *allocator) register(v *value) op.Op {
	if v.reg < 0 {
		panic("x86: a value is in no register")
	}
	switch {
	case v.width == 0:
		return kreg(v.reg + 1)
	case v.width == word:
		return general[v.reg]
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
		if a.pinned[w] || w.width == word && a.held[r] == w {
			continue
		}
		d := a.next(w) - a.at
		if w.konst != nil || w.slot != 0 || w.listed != 0 { // clean: costs no store
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
	if v.width > 0 {
		a.used = max(a.used, best+1)
	} else if v.width == 0 {
		a.flags = max(a.flags, best+1)
	}
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
	if v.konst != nil || v.slot != 0 || v.listed != 0 || a.next(v) == never && !a.pinned[v] {
		return
	}
	v.slot = a.newSlot()
	a.traffic++
	a.store(v, a.slot(v.slot))
}

func (a *allocator) store(v *value, to op.Mem) { a.emit(v.move(), a.register(v), to) }

func (a *allocator) fetch(v *value, from op.Mem) { a.emit(v.move(), from, a.register(v)) }

// move names the instruction that copies v.
func (v *value) move() string {
	switch v.width {
	case 0:
		return "KMOVW"
	case word:
		return "MOVQ"
	}
	return "VMOVUPD"
}

func (a *allocator) newSlot() int {
	if n := len(a.free); n > 0 {
		s := a.free[n-1]
		a.free = a.free[:n-1]
		return s
	}
	return a.slotAbove()
}

// slotAbove returns one that lies below all others.
func (a *allocator) slotAbove() int {
	a.slots++
	a.top, a.depth = max(a.top, a.slots), max(a.depth, a.slots)
	return a.slots
}

// release forgets a value that is not read again.
func (a *allocator) release(v *value) {
	a.drop(v)
	if v.slot > a.stay {
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
	case v.konst != nil && v.width == word:
		a.raw("MOVL", op.I32(int32(v.konst.bits)), a.register(v).(reg.GPPhysical).As32())
	case v.konst != nil && (v.konst.lanes != "" || a.isa.neon && v.konst.bits != 0):
		a.emit("VMOVUPD", a.constant(*v.konst), a.register(v))
	case v.konst != nil && v.konst.bits == 0:
		a.clear("VPXOR", v)
	case v.konst != nil && v.konst.size == 8:
		a.emit("VBROADCASTSD", a.lane(*v.konst), a.register(v))
	case v.konst != nil:
		a.emit("VBROADCASTSS", a.lane(*v.konst), a.register(v))
	case v.listed != 0:
		a.fetch(v, mem(list, v.listed-1))
	case v.slot == 0:
		panic("x86: a value is nowhere")
	default:
		a.fetch(v, a.slot(v.slot))
	}
}

// clear emits an instruction whose result depends on no register: it reads that
// of its result.
func (a *allocator) clear(opcode string, v *value) {
	if opcode == "VPXOR" && !a.isa.neon && (v.width == 64 || v.reg > 15) {
		opcode = "VPXORD"
	}
	r := a.register(v)
	a.emit(opcode, r, r, r)
}

// needed leaves out instructions whose results nobody reads.
func needed(insts []*inst) []*inst { return neededBy(insts, map[*value]bool{}) }

// neededBy is needed before other code, whose reads it knows and adds to.
func neededBy(insts []*inst, read map[*value]bool) (out []*inst) {
	for _, in := range slices.Backward(insts) {
		if in.effect || in.dst == nil && in.out == nil || read[in.dst] || slices.ContainsFunc(in.out, func(v *value) bool { return read[v] }) {
			for _, v := range in.args {
				read[v] = true
			}
			out = append(out, in)
		}
	}
	slices.Reverse(out)
	return out
}

// run prints the instructions, all of which are needed. Afterwards nothing is in a
// register.
func (a *allocator) run(insts []*inst) {
	count(insts)
	if !a.isa.neon && fold(insts) {
		count(insts)
	}
	for r, v := range a.held {
		a.words[r], v.reg = v, r
	}
	for i, in := range insts {
		a.at = i
		clear(a.pinned)
		for _, v := range in.args {
			a.pinned[v] = v.reg >= 0 && in.call == nil && !in.body
		}
		switch {
		case in.print != nil:
			a.special(in)
		case in.call != nil || in.body:
			a.call(in)
		case in.access != nil && in.dst != nil && in.dst.home != nil:
		case in.access != nil:
			a.transfer(in)
		case in.rare != nil:
			a.rarely(in)
		case in.window:
			a.window(in)
		case in.rows:
			a.rows(in)
		default:
			a.inst(in)
		}
		for _, v := range in.results() {
			if v.kept && v.reg >= 0 {
				a.spill(v)
			}
		}
	}
	a.empty(slices.Concat(a.vectors, a.masks, a.words))
}

// empty takes the values of registers out of these.
func (a *allocator) empty(list []*value) {
	for _, v := range list {
		if v != nil {
			a.drop(v)
		}
	}
}

// count notes which instructions read each value. What is kept is read behind the last one.
func count(insts []*inst) {
	for _, in := range insts {
		for _, v := range append(in.results(), in.args...) {
			v.uses = nil
			if v.home != nil {
				for _, p := range v.home.at {
					p.uses = nil
				}
			}
		}
	}
	for i, in := range insts {
		for _, v := range in.args {
			v.uses = append(v.uses, i)
			if v.home != nil {
				for _, p := range v.home.at {
					p.uses = append(p.uses, i)
				}
			}
		}
	}
	for _, in := range insts {
		for _, v := range append(in.results(), in.args...) {
			if n := len(v.uses); v.kept && (n == 0 || v.uses[n-1] < len(insts)) {
				v.uses = append(v.uses, len(insts))
			}
		}
	}
}

// results are the values that an instruction makes.
func (in *inst) results() []*value {
	if in.dst != nil {
		return []*value{in.dst}
	}
	return slices.Clone(in.out)
}

// special prints what is no single instruction, with operands and results in registers.
func (a *allocator) special(in *inst) {
	for i, v := range in.args {
		if i > 0 || !in.mem {
			a.load(v)
		}
	}
	for _, v := range in.results() {
		a.take(v)
		a.pinned[v] = true
	}
	in.print(a, in)
	a.retire(in.args...)
	a.retire(in.results()...)
}

// narrow makes the registers among operands those of 32 bits.
func narrow(ops []op.Op) {
	for i, o := range ops {
		if r, ok := o.(reg.GPPhysical); ok {
			ops[i] = r.As32()
		}
	}
}

// fence reports whether other instructions keep their place before it or behind it.
func (in *inst) fence() bool {
	return in.call != nil || in.body || in.dst == nil && (in.access != nil || in.print != nil && (in.effect || in.out == nil))
}

// fold leaves loads to the instruction that reads the value, if that is the only
// one and can, and reports whether it has left any.
func fold(insts []*inst) (done bool) {
	for i, in := range insts {
		x := in.access
		if x == nil || in.dst == nil || x.broadcast || x.mask != nil || in.dst.kept || len(in.dst.uses) != 1 || x.at == nil && x.arg >= len(pointers) {
			continue
		}
		if slices.ContainsFunc(insts[i:in.dst.uses[0]], (*inst).fence) {
			continue
		}
		reader := insts[in.dst.uses[0]]
		args := reader.args
		if len(args) == 2 && args[1] == in.dst && args[0].home == nil && (strings.HasPrefix(reader.op, "VADD") || strings.HasPrefix(reader.op, "VMUL")) {
			args[0], args[1] = args[1], args[0]
		}
		if reader.mem && args[0] == in.dst && reader.imm < 0 {
			in.dst.home, done = x, true
		}
	}
	return done
}

// inst prints one instruction.
func (a *allocator) inst(in *inst) {
	if a.isa.neon && strings.HasPrefix(in.op, "VBLENDV") {
		a.choice(in)
	}
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
			a.prepare(v.home)
			ops = append(ops, a.address(v.home))
		case v.width == word && v.konst != nil:
			ops = append(ops, op.I32(int32(v.konst.bits)))
		case v.listed != 0:
			ops = append(ops, mem(list, v.listed-1))
		case i == 0 && v.konst == nil:
			if n := a.next(v); n < a.at+8 { // read again soon
				a.load(v)
				ops = append(ops, a.register(v))
			} else {
				ops = append(ops, a.slot(v.slot))
			}
		case a.isa.masks && opcodes[in.op].broadcast != nil && v.konst.lanes == "":
			ops, suffix = append(ops, a.lane(*v.konst)), ".BCST"
		case a.isa.masks, a.isa.neon:
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
		a.emit(t.move(), ops[last], a.register(t))
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
		if v.home != nil {
			a.retire(v.home.at...)
		}
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
		if in.dst.width == word && strings.HasSuffix(in.op, "L") {
			narrow(ops)
		}
		a.emit(in.op+suffix, ops...)
	}
	a.retire(in.args...)
	a.retire(in.dst)
}

// aside prints what seldom happens after the end, and the way back.
func (a *allocator) aside(far int, body func()) {
	lines := a.lines
	a.lines = nil
	a.text("far%d:", far)
	body()
	a.text("JMP near%d", far)
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
	a.aside(a.far, func() {
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
	if a.isa.neon {
		a.rowsNEON(in)
		return
	}
	index := in.args[0]
	if index.slot == 0 {
		a.load(index)
		index.slot = a.newSlot()
		a.store(index, a.slot(index.slot))
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
			at := a.slot(index.slot)
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
	if a.isa.neon { // which adds to c alone
		in.op, in.args, in.tied, in.mem = name+"231"+limb, []*value{y, x, c}, true, true
		return
	}
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

func symbol(isa *ISA, f *ir.Func) string { return fmt.Sprintf("%s_%s", isa.Name, f.Name) }

func kreg(n int) reg.Register {
	return []reg.Register{reg.K0, reg.K1, reg.K2, reg.K3, reg.K4, reg.K5, reg.K6, reg.K7}[n]
}

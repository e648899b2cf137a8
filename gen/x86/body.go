package x86

import (
	"slices"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Bodies
//
// A body computes several vectors, and its text is that of one: the instructions are cut into
// pieces, each of which is run for all vectors before the next one is. A processor looks
// ahead from the one to the other. What one piece makes and another one reads is in the
// frame, where a slot has all vectors: BX is a vector higher for the next one.

// pieceLength is about how many instructions a piece has. Two long ones are what processors look
// ahead over. Where one instruction waits for another nearly all the time, four vectors keep a
// processor busy in short pieces, several of which it sees at once. Elsewhere these cost more
// loads and stores than they gain (found by measuring).
func pieceLength(isa *ISA, insts []*inst, vectors int) int {
	long, short, chained := 96, 40, 1.5 // instructions for each cycle of the longest chain
	if isa.neon {                       // found in a model: TestModel of internal/run/simd
		long, short, chained = 70, 30, 2.2
	}
	chain, done := 0, map[*value]int{} // in cycles
	for _, in := range insts {
		end := latency(in)
		for _, v := range in.args {
			end = max(end, done[v]+latency(in))
		}
		for _, v := range in.results() {
			done[v] = end
		}
		chain = max(chain, end)
	}
	if vectors > copies && float64(len(insts)) < chained*float64(chain) {
		return short
	}
	return long
}

// bodyCode prints f as a body, and notes its depth. What is in order before it is cut takes the
// least time, unless too much of it waits in the frame: then pieces of the source's order are
// put in order.
func bodyCode(isa *ISA, f *ir.Func, p *pool, bodies map[*ir.Func]bool, depths map[*ir.Func]int) *code {
	order := func(list []*inst) []*inst { return schedule(isa, list, pipes) }
	try := func(before, after func(list []*inst) []*inst) (*code, int) {
		c := newCode(isa, symbol(isa, f), p)
		a := newAllocator(c, depths)
		a.pitch = p.abreast
		newSelector(isa, f.Limb, 1, bodies).routine(a, f, func(list []*inst) { a.pieces(cut(before(list), pieceLength(isa, list, a.pitch)), after) })
		c.end()
		return c, a.depth * a.pitch
	}
	same := func(list []*inst) []*inst { return list }
	c, depth := try(order, same)
	if other, d := try(same, order); c.traffic > other.traffic+len(other.lines)*slack/100 {
		c, depth = other, d
	}
	depths[f], c.depth = depth, depth
	return c
}

// pieces prints the pieces of a body, each in an order of its own.
func (a *allocator) pieces(list [][]*inst, order func(list []*inst) []*inst) {
	end := 0
	for _, piece := range list {
		end += len(piece)
		for _, in := range piece {
			for _, v := range append(in.results(), in.args...) {
				v.kept = v.last >= end && v.konst == nil
			}
		}
		a.piece, a.top = a.piece+1, a.slots
		a.text("p%d:", a.piece)
		a.run(order(piece))
		if last := piece[len(piece)-1]; last.call == nil && !last.body {
			a.again()
		}
	}
}

// again ends a piece of a body, and prints its detours, in frames below the slots of all of it.
func (a *allocator) again() {
	for _, print := range a.later {
		print()
	}
	a.later = nil
	if a.pitch > 1 {
		a.text("NEXT%d(p%d)", a.pitch, a.piece)
	}
}

// cut cuts instructions into pieces of such a length: behind calls, and where few values are read later.
func cut(insts []*inst, length int) (list [][]*inst) {
	for i, in := range insts {
		for _, v := range in.args {
			v.last = i
		}
	}
	alive := make([]int, len(insts)+1) // values that are made before and read from there on
	for i, in := range insts {
		alive[i+1] += alive[i]
		for _, v := range in.results() {
			if v.last > i {
				alive[i+1]++
				alive[v.last+1]--
			}
		}
	}
	from := 0
	for i, in := range insts {
		for (in.call != nil || in.body || i == len(insts)-1) && from <= i {
			at := i + 1
			if at-from > length*3/2 {
				at = from + length/2
				for j := at; j <= from+length; j++ {
					if alive[j] <= alive[at] {
						at = j
					}
				}
			}
			list, from = append(list, insts[from:at]), at
		}
	}
	return list
}

// routine prints f by run, with its operands and then its results in the frame.
func (s *selector) routine(a *allocator, f *ir.Func, run func([]*inst)) {
	var args []operand
	for _, v := range f.Params {
		var o operand
		for range s.copies {
			a.slots++
			o = append(o, flag{v: &value{width: s.width(v.Type), reg: -1, slot: a.slots}})
		}
		args = append(args, o)
	}
	if f.SkipsTurn() {
		a.stay = a.slots
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
	run(needed(s.insts))
}

// call prints the call of a body. Its frame begins below all slots in use, with the
// operands, and the results after them, which stay there.
func (a *allocator) call(in *inst) {
	for _, v := range slices.Concat(a.vectors, a.masks) {
		if v != nil && a.next(v) != never {
			a.spill(v)
		}
	}
	base := a.bottom()
	var absent []int
	for i, v := range in.args {
		if v.reg < 0 {
			absent = append(absent, i)
		} else {
			a.store(v, a.slot(base+1+i))
		}
	}
	for _, i := range absent { // all that is in registers is in the frame by now
		a.load(in.args[i])
		a.store(in.args[i], a.slot(base+1+i))
		clear(a.pinned)
	}
	a.empty(slices.Concat(a.vectors, a.masks))
	a.retire(in.args...)
	for range in.args {
		a.free = append(a.free, a.slotAbove())
	}
	for _, v := range in.out {
		v.slot = a.slotAbove()
	}
	a.depth = max(a.depth, base+a.depths[in.call]/a.pitch) // in.call is nil in a kernel
	a.again()
	switch n := base * a.pitch * a.pool.slot; {
	case in.body && n == 0 && !a.isa.neon:
		a.text("CALL R15")
	case in.body:
		a.text("BODY(%d)", n)
	case a.isa.neon && (in.call.Arm || in.turns):
		a.callArmNEON(in, base*a.pitch)
	case in.call.Arm || in.turns:
		a.emit("SUBQ", op.I32(n), frame)
		a.callArm(in)
		a.emit("ADDQ", op.I32(n), frame)
	default:
		a.text("RUN(%d,%s)", n, symbol(a.isa, in.call))
	}
	a.base()
	a.retire(in.out...)
}

// bottom returns the number of slots in use, which is made one of whole slots of a body.
func (a *allocator) bottom() int {
	for a.slots > 0 && slices.Contains(a.free, a.slots) {
		a.free = slices.DeleteFunc(a.free, func(n int) bool { return n == a.slots })
		a.slots--
	}
	for a.slots*a.pitch%a.pool.abreast != 0 {
		a.free = append(a.free, a.slotAbove())
	}
	return a.slots
}

// callArm prints the call of an arm: where no lane takes it, its results are the
// operands after the first, and there is no call. Of the turn of a loop, which leaves its
// operands where they are, the results become the first of them, and it is called again, until no
// lane goes on. All registers are free here.
func (a *allocator) callArm(in *inst) {
	n, r, clear, flags := a.pool.abreast, vector(0, a.isa.Width), "VXORPD", vector(1, a.isa.Width)
	test := map[ir.Type]string{ir.F32: "VMOVMSKPS", ir.F64: "VMOVMSKPD"}[in.call.Limb]
	if a.isa.masks {
		clear, flags, test = "KXORW", reg.K6, map[ir.Type]string{ir.F32: "KORTESTW", ir.F64: "KORTESTB"}[in.call.Limb]
	}
	ofFour := func(text string) {
		if n > copies {
			a.text("%s", text)
		}
	}
	slot := func(i int) op.Mem { return a.code.slot(n * i) } // of an operand or result, from 1 on
	results := 1 + len(in.args)*a.pitch/n
	a.far++
	ofFour("PUSHQ R14")
	again, from, to, out := "near", 2, results, "JEQ"
	if in.turns {
		again, from, to, out = "again", results, 1, "JNE"
		a.text("again%d:", a.far)
		a.text("CALL %s<>(SB)", symbol(a.isa, in.call))
	}
	a.emit(clear, flags, flags, flags)
	a.text("v%d:", a.far)
	for i := range len(in.out) * a.pitch / n {
		a.emit("VMOVUPD", slot(from+i), r)
		a.emit("VMOVUPD", r, slot(to+i))
	}
	ofFour("FIRST(" + test + ")")
	if a.isa.masks {
		a.emit("KMOVW", slot(1), reg.K7)
		a.emit("KORW", flags, reg.K7, flags)
	} else {
		a.emit("VORPD", slot(1), flags, flags)
	}
	a.text("NEXT%d(v%d)", n, a.far)
	ofFour("NARROW")
	if a.isa.masks {
		a.emit(test, flags, flags)
	} else {
		a.emit(test, flags, scratch.As32())
		a.emit("TESTQ", scratch, scratch)
	}
	if a.text("%s %s%d", out, again, a.far); !in.turns {
		a.text("CALL %s<>(SB)\nnear%d:", symbol(a.isa, in.call), a.far)
	}
	ofFour("WIDEN")
}

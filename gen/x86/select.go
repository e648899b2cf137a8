package x86

import (
	"fmt"
	"math"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// value is what one machine instruction computes: a vector of width bytes, or a
// mask. A constant and an operand in the frame need no instruction.
type value struct {
	width  int // bytes; 0 for a mask
	konst  *constant
	uses   []int   // numbers of the instructions that read it
	reg    int     // -1: in none
	slot   int     // where in the frame it lies, below BX; 0: nowhere
	listed int     // where in the list of arguments it stands, from 1 on; 0: nowhere
	kept   bool    // read in other blocks: it goes to the frame at once
	last   int     // of a body, the number of the instruction that reads it last
	home   *access // the load that its one reader does
	long   bool    // an int32 in a lane of 64 bits
}

// constant is a number in every lane.
type constant struct {
	bits  uint64
	size  int    // bytes of a lane
	width int    // bytes of the vector
	lanes string // the bytes, where lanes differ
}

// inst is a machine instruction. Operands stand in the order of Go's assembler,
// the destination last.
type inst struct {
	op     string
	imm    int // -1: none
	args   []*value
	dst    *value
	tied   bool      // the last operand is in the register of dst
	mem    bool      // the first operand may be in memory
	view   int       // not 0: operands are read as vectors of this width
	table  *ir.Table // that is read
	window bool      // of a window on a table: see selector.window
	rows   bool      // loads of rows of a table: see selector.columns
	disp   int       // bytes from the start of the table
	access *access   // a load or store of a kernel
	call   *ir.Func  // a call of a body: args are its operands
	turns  bool      // of a loop's turn, again and again
	body   bool      // a call of the body that the kernel was given
	rare   *rare     // a call that is seldom needed
	out    []*value  // results of a call

	print  func(a *allocator, in *inst) // of what is no single instruction: see allocator.special
	early  bool                         // of a load, which goes to where it is needed
	effect bool                         // it does more than make its results
	jumps  []string                     // labels that it may jump to
	always bool                         // it does
}

// sum is v + n.
type sum struct {
	v *value
	n int
}

// row is four numbers of a table, from at on.
type row struct {
	table *ir.Table
	index *value
	at    int
}

// flag is a truth value: v, or its opposite.
type flag struct {
	v   *value
	not bool
}

// selector turns a function into instructions.
type selector struct {
	isa    *ISA
	limb   ir.Type // a vector has as many lanes as a register has of these
	floats ir.Type // of the operation in hand: the limb's, or those of half a register
	copies int     // vectors that are computed together, instructions in turn
	insts  []*inst
	consts map[constant]*value
	bodies map[*ir.Func]bool // functions that are called, not expanded

	known   map[string]*value // results of instructions
	longs   bool              // int32 may be in lanes of 64 bits
	lines   map[*value]line
	sums    map[*value]sum // of an index and a constant
	rows    map[row][]*value
	windows map[*value][]*value
}

func newSelector(isa *ISA, limb ir.Type, copies int, bodies map[*ir.Func]bool) *selector {
	return &selector{isa: isa, limb: limb, floats: limb, copies: copies, consts: map[constant]*value{}, bodies: bodies,
		known: map[string]*value{}, longs: isa.masks && limb == ir.F64, lines: map[*value]line{}, sums: map[*value]sum{}, rows: map[row][]*value{}, windows: map[*value][]*value{}}
}

// lanes is the number of elements of a vector.
func (s *selector) lanes() int { return s.isa.Width / size(s.limb) }

// width is the width of a vector of type t.
func (s *selector) width(t ir.Type) int {
	switch {
	case t == ir.Bool && s.isa.masks:
		return 0
	case t == ir.Bool:
		return s.isa.Width
	}
	return s.lanes() * size(t)
}

// op appends an instruction with a result of the given width.
func (s *selector) op(name string, width int, args ...*value) *value {
	return s.add(&inst{op: name, imm: -1, args: args}, width)
}

func (s *selector) imm(name string, imm, width int, args ...*value) *value {
	return s.add(&inst{op: name, imm: imm, args: args}, width)
}

// add appends an instruction, unless it is there already.
func (s *selector) add(in *inst, width int) *value {
	key := fmt.Sprintf("%s %d %d %d %d %p", in.op, in.imm, in.view, in.disp, width, in.table)
	for _, v := range in.args {
		key += fmt.Sprintf(" %p", v)
	}
	if v := s.known[key]; v != nil && len(in.args) > 0 {
		return v
	}
	in.mem = opcodes[in.op].memory
	in.dst = &value{width: width, reg: -1}
	s.known[key] = in.dst
	s.insts = append(s.insts, in)
	return in.dst
}

func (s *selector) constant(bits uint64, size, width int) *value {
	return s.constantOf(constant{bits: bits, size: size, width: width})
}

func (s *selector) constantOf(c constant) *value {
	if s.consts[c] == nil {
		s.consts[c] = &value{width: c.width, konst: &c, reg: -1}
	}
	return s.consts[c]
}

// float returns a constant of the floats in hand.
func (s *selector) float(x float64) *value {
	if s.floats == ir.F32 {
		return s.constant(uint64(math.Float32bits(float32(x))), 4, s.width(ir.F32))
	}
	return s.constant(math.Float64bits(x), 8, s.isa.Width)
}

func (s *selector) int(x int) *value { return s.constant(uint64(uint32(x)), 4, s.width(ir.I32)) }

// f names the instruction for the floats in hand: VADD is VADDPD or VADDPS.
func (s *selector) f(name string) string {
	if s.floats == ir.F32 {
		return name + "PS"
	}
	return name + "PD"
}

// word names the instruction on the bits of an integer as wide as a float in hand.
func (s *selector) word(name string) string {
	if s.floats == ir.F32 {
		return name + "D"
	}
	return name + "Q"
}

// logic names a bitwise instruction on vectors of int32.
func (s *selector) logic(name string) string {
	if s.isa.masks {
		return name + "D"
	}
	return name
}

// signs returns the constants of the sign bit and of all other bits.
func (s *selector) signs() (sign, rest *value) {
	n, w := size(s.floats), s.width(s.floats)
	bit := uint64(1) << (8*n - 1)
	return s.constant(bit, n, w), s.constant(bit-1, n, w)
}

// operand is an operand or result of the IR in each of the vectors.
type operand []flag

// expand appends the instructions of f on args and returns its results. What is not
// read is left out.
func (s *selector) expand(f *ir.Func, args []operand) []operand {
	if o := s.directed(f, args); o != nil {
		return []operand{o}
	}
	if o := s.pairs(f, args); o != nil {
		return []operand{o}
	}
	f, _ = asides(f)
	live := map[*ir.Value]bool{}
	for _, r := range f.Results {
		live[r] = true
	}
	for i := len(f.Body) - 1; i >= 0; i-- {
		if v := f.Body[i]; live[v] {
			for _, a := range v.Args {
				live[a] = true
			}
		}
	}
	vals := map[*ir.Value]operand{}
	several := map[*ir.Value][]operand{} // results of calls
	for i, v := range f.Body {
		if v.Op == ir.Param {
			vals[v] = args[i]
			continue
		}
		if !live[v] {
			continue
		}
		ops := make([]operand, len(v.Args))
		for j, a := range v.Args {
			ops[j] = vals[a]
		}
		switch v.Op {
		case ir.Call:
			var r []operand
			if p := special(v.Callee); p >= 0 {
				r = s.rare(v.Callee, p, ops)
			} else {
				r = s.apply(v.Callee, ops)
			}
			if v.Turns {
				s.insts[len(s.insts)-1].turns = true
			}
			several[v], vals[v] = r, r[0]
		case ir.Result:
			vals[v] = several[v.Args[0]][v.Nth]
		default:
			for c := range s.copies {
				one := make([]flag, len(ops))
				for j, o := range ops {
					one[j] = o[c]
				}
				vals[v] = append(vals[v], s.value(v, one))
			}
		}
	}
	var out []operand
	for _, r := range f.Results {
		out = append(out, vals[r])
	}
	return out
}

// apply expands f, or calls it where it has a body.
func (s *selector) apply(f *ir.Func, args []operand) []operand {
	if s.bodies[f] {
		return s.call(&inst{call: f}, f, args)
	}
	return s.expand(f.Straight(), args)
}

// call appends a call of a body with the signature of f, for all vectors at once.
func (s *selector) call(in *inst, f *ir.Func, args []operand) (out []operand) {
	for _, a := range args {
		for _, x := range a {
			in.args = append(in.args, s.plain(x))
		}
	}
	for _, r := range f.Results {
		var o operand
		for range s.copies {
			v := &value{width: s.width(r.Type), reg: -1}
			in.out, o = append(in.out, v), append(o, flag{v: v})
		}
		out = append(out, o)
	}
	s.insts = append(s.insts, in)
	return out
}

// plain returns the vector or mask of a flag.
func (s *selector) plain(a flag) *value {
	if !a.not {
		return s.short(a.v)
	}
	if s.isa.masks {
		return s.op("KNOTW", 0, a.v)
	}
	if s.isa.neon {
		return s.op("VPNOT", s.isa.Width, a.v)
	}
	s.floats = s.limb
	n := size(s.limb)
	return s.op(s.f("VXOR"), s.isa.Width, s.constant(1<<(8*n)-1, n, s.isa.Width), a.v)
}

// arithmetic are the instructions of operations on floats, the second operand
// first, and on int32.
var arithmetic = map[ir.Op][2]string{
	ir.Add: {"VADD", "VPADDD"}, ir.Sub: {"VSUB", "VPSUBD"}, ir.Mul: {"VMUL", "VPMULLD"}, ir.Div: {"VDIV"},
	ir.And: {"", "VPAND"}, ir.Or: {"", "VPOR"}, ir.Xor: {"", "VPXOR"},
}

var predicates = map[ir.Op]int{ir.Lt: 0x11, ir.Le: 0x12, ir.Eq: 0, ir.Ne: 4}

// value appends the instructions of one operation.
func (s *selector) value(v *ir.Value, args []flag) flag {
	w := s.width(v.Type)
	var a, b, c *value
	for i, p := range []**value{&a, &b, &c} {
		if i < len(args) {
			*p = args[i].v
		}
	}
	operands := v.Type // of a comparison
	if len(v.Args) > 0 {
		operands = v.Args[0].Type
	}
	s.floats = s.limb
	for _, t := range []ir.Type{operands, v.Type} {
		if t.Float() {
			s.floats = t
		}
	}
	of := s.width(s.floats)
	sign, rest := s.signs()
	vec := func(r *value) flag { return flag{v: r} }
	if s.isa.neon {
		if f, ok := s.valueNEON(v, operands, args, a, b, c); ok {
			return f
		}
	}
	switch v.Op {
	case ir.Native:
		return vec(s.native(v.Native, a))
	case ir.Const, ir.Splitter:
		x := v.Const
		if v.Op == ir.Splitter {
			x = map[ir.Type]float64{ir.F32: 1<<12 + 1, ir.F64: 1<<27 + 1}[s.floats]
		}
		switch v.Type {
		case ir.I32:
			return vec(s.int(int(x)))
		case ir.Bool:
			return flag{s.op(s.never(), w), x != 0}
		}
		return vec(s.float(x))
	case ir.Add, ir.Sub, ir.Mul, ir.Div:
		if v.Type == ir.I32 {
			return vec(s.integer(v.Op, a, b))
		}
		if (v.Op == ir.Add || v.Op == ir.Mul) && a.konst != nil {
			a, b = b, a
		}
		return vec(s.op(s.f(arithmetic[v.Op][0]), w, b, a))
	case ir.Neg:
		if v.Type == ir.I32 {
			return vec(s.integer(ir.Sub, s.int(0), a))
		}
		return vec(s.op(s.f("VXOR"), w, sign, a))
	case ir.Abs:
		return vec(s.op(s.f("VAND"), w, rest, a))
	case ir.Sqrt:
		return vec(s.op(s.f("VSQRT"), w, a))
	case ir.Copysign:
		if s.isa.masks {
			return vec(s.add(&inst{op: s.word("VPTERNLOG"), imm: 0xD8, args: []*value{sign, b, a}, tied: true}, w))
		}
		return vec(s.op(s.f("VOR"), w, s.op(s.f("VAND"), w, rest, a), s.op(s.f("VAND"), w, sign, b)))
	case ir.ProdErr: // alloc chooses the form
		return vec(s.op(s.f("VFMSUB"), w, c, b, a))
	case ir.FMA:
		return vec(s.op(s.f("VFMADD"), w, c, b, a))
	case ir.Trunc, ir.Floor:
		mode := map[ir.Op]int{ir.Trunc: 0x0B, ir.Floor: 0x09}[v.Op]
		if s.isa.masks {
			return vec(s.imm(s.f("VRNDSCALE"), mode, w, a))
		}
		return vec(s.imm(s.f("VROUND"), mode, w, a))
	case ir.Finite:
		if s.isa.masks {
			return flag{s.imm(class(s.f(""), of), 0x99, 0, a), true}
		}
		d := s.op(s.f("VSUB"), of, a, a)
		return vec(s.truth(s.imm(s.f("VCMP"), 7, of, d, d)))
	case ir.Signbit:
		if s.isa.masks {
			return vec(s.op(s.word("VPMOV")+"2M", 0, a))
		}
		return vec(s.truth(s.imm("VPSRAD", 31, of, s.high(a))))
	case ir.Exponent:
		if s.floats == ir.F32 {
			return vec(s.plus(s.op(s.logic("VPAND"), w, s.int(0xff), s.imm("VPSRLD", 23, w, a)), false, -127))
		}
		a = s.imm("VPSRLQ", 52, s.isa.Width, a)
		switch {
		case s.longs:
			a = s.op("VPANDQ", s.isa.Width, s.constant(0x7ff, 8, s.isa.Width), a)
			a.long = true
			return vec(s.plus(a, false, -1023))
		case s.isa.masks:
			a = s.op("VPMOVQD", w, a)
		default:
			a = s.narrow(a, 0x88)
		}
		return vec(s.plus(s.op(s.logic("VPAND"), w, s.int(0x7ff), a), false, -1023))
	case ir.Pow2:
		if s.floats == ir.F32 {
			return vec(s.imm("VPSLLD", 23, w, s.integer(ir.Add, a, s.int(127))))
		}
		if a = s.integer(ir.Add, a, s.int(1023)); !a.long {
			a = s.op("VPMOVSXDQ", w, a)
		}
		return vec(s.imm("VPSLLQ", 52, w, a))
	case ir.Chop:
		n := size(s.floats)
		mask := ^(uint64(1)<<v.Bits - 1) & (1<<(8*n) - 1)
		return vec(s.op(s.f("VAND"), w, s.constant(mask, n, w), a))
	case ir.ToInt:
		if s.floats == ir.F32 {
			return vec(s.op("VCVTTPS2DQ", w, a))
		}
		if !s.isa.masks {
			return vec(s.op("VCVTTPD2DQY", w, a))
		}
		return vec(s.op("VCVTTPD2DQ", w, a))
	case ir.ToFloat:
		if a.long {
			return vec(s.op("VCVTQQ2PD", w, a))
		}
		return vec(s.op(s.f("VCVTDQ2"), w, a))
	case ir.Widen:
		return vec(s.op("VCVTPS2PD", w, a))
	case ir.Narrow:
		if !s.isa.masks {
			return vec(s.op("VCVTPD2PSY", w, a))
		}
		return vec(s.op("VCVTPD2PS", w, a))
	case ir.Lt, ir.Le, ir.Eq, ir.Ne:
		if operands == ir.I32 {
			return s.compareInts(v.Op, a, b)
		}
		if s.isa.masks {
			of = 0
		}
		return vec(s.truth(s.imm(s.f("VCMP"), predicates[v.Op], of, b, a)))
	case ir.And, ir.Or, ir.Xor:
		if v.Type == ir.I32 {
			return vec(s.op(s.logic(arithmetic[v.Op][1]), w, s.short(b), s.short(a)))
		}
		return s.both(v.Op, args[0], args[1])
	case ir.Not:
		return flag{a, !args[0].not}
	case ir.Shl:
		return vec(s.imm("VPSLLD", v.Bits, w, s.short(a)))
	case ir.Shr:
		if a.long {
			return vec(s.long("VPSRAQ", v.Bits, a))
		}
		return vec(s.imm("VPSRAD", v.Bits, w, a))
	case ir.Select:
		if c := v.Args[0]; c.Op == ir.Lt && v.Type == ir.I32 {
			switch {
			case c.Args[0] == v.Args[1] && c.Args[1] == v.Args[2]:
				return vec(s.least("VPMINS", args[1].v, args[2].v))
			case c.Args[0] == v.Args[2] && c.Args[1] == v.Args[1]:
				return vec(s.least("VPMAXS", args[1].v, args[2].v))
			}
		}
		if c := v.Args[0]; !s.isa.neon && c.Op == ir.Lt && v.Type.Float() && c.Args[0] == v.Args[2] && c.Args[1] == v.Args[1] { // c < b ? b : c
			return vec(s.op(s.f("VMAX"), w, args[2].v, args[1].v))
		}
		return s.choose(v.Type, args[0], args[1], args[2])
	case ir.Lookup:
		return vec(s.lookup(v.Table, a))
	}
	panic(fmt.Sprintf("x86: no instruction for %s", v.Op))
}

// never names what makes a value of nothing but zeros.
func (s *selector) never() string {
	if s.isa.masks {
		return "KXORW"
	}
	return s.f("VXOR")
}

// class names the instruction that classifies the floats, PS or PD, of a vector.
func class(floats string, width int) string {
	return "VFPCLASS" + floats + map[int]string{32: "Y", 64: "Z"}[width]
}

// truth returns truth values with a lane for each limb.
func (s *selector) truth(a *value) *value {
	if a.width == 0 || a.width == s.isa.Width {
		return a
	}
	return s.op("VPMOVSXDQ", s.isa.Width, a)
}

// high returns a vector of which the upper int32 of each lane has the sign of a.
func (s *selector) high(a *value) *value {
	if s.floats == ir.F32 {
		return a
	}
	return s.imm("VPSHUFD", 0xF5, s.isa.Width, a)
}

// narrow packs the lower (order 0x88) or upper (0xDD) int32 of the lanes of an
// AVX2 vector.
func (s *selector) narrow(a *value, order int) *value {
	if s.isa.neon { // a number's lower half, or a truth value's
		return s.op("VPMOVQD", a.width/2, a)
	}
	upper := s.imm("VEXTRACTF128", 1, 16, a)
	return s.add(&inst{op: "VSHUFPS", imm: order, args: []*value{upper, a}, view: 16}, 16)
}

// compareInts compares vectors of int32.
func (s *selector) compareInts(op ir.Op, a, b *value) flag {
	a, b = s.alike(a, b)
	if a.long || b.long {
		return flag{v: s.imm("VPCMPQ", map[ir.Op]int{ir.Eq: 0, ir.Lt: 1, ir.Le: 2, ir.Ne: 4}[op], 0, b, a)}
	}
	if s.isa.masks {
		return flag{v: s.imm("VPCMPD", map[ir.Op]int{ir.Eq: 0, ir.Lt: 1, ir.Le: 2, ir.Ne: 4}[op], 0, b, a)}
	}
	w := s.width(ir.I32)
	var r *value
	switch op {
	case ir.Eq, ir.Ne:
		r = s.op("VPCMPEQD", w, b, a)
	case ir.Lt:
		r = s.op("VPCMPGTD", w, a, b)
	case ir.Le:
		r = s.op("VPCMPGTD", w, b, a)
	}
	return flag{s.truth(r), op == ir.Le || op == ir.Ne}
}

// both combines truth values; a negation is carried along where it can be.
func (s *selector) both(op ir.Op, a, b flag) flag {
	w := s.width(ir.Bool)
	names := map[ir.Op]string{ir.And: "KANDW", ir.Or: "KORW", ir.Xor: "KXORW"}
	andnot := "KANDNW"
	if !s.isa.masks {
		names = map[ir.Op]string{ir.And: s.f("VAND"), ir.Or: s.f("VOR"), ir.Xor: s.f("VXOR")}
		andnot = s.f("VANDN")
	}
	switch {
	case op == ir.Xor:
		return flag{s.op(names[op], w, a.v, b.v), a.not != b.not}
	case a.not && b.not: // ¬a ∧ ¬b = ¬(a ∨ b)
		dual := map[ir.Op]ir.Op{ir.And: ir.Or, ir.Or: ir.And}[op]
		return flag{s.op(names[dual], w, a.v, b.v), true}
	case !a.not && !b.not:
		return flag{v: s.op(names[op], w, a.v, b.v)}
	case b.not:
		a, b = b, a
	}
	if op == ir.And { // ¬a ∧ b
		return flag{v: s.op(andnot, w, b.v, a.v)}
	}
	return flag{s.op(andnot, w, a.v, b.v), true} // ¬a ∨ b = ¬(¬b ∧ a)
}

// choose returns c ? a : b.
func (s *selector) choose(t ir.Type, c, a, b flag) flag {
	if c.not {
		c, a, b = flag{v: c.v}, b, a
	}
	w := s.width(t)
	if s.floats = s.limb; t.Float() {
		s.floats = t
	}
	if t == ir.I32 {
		a.v, b.v = s.alike(a.v, b.v)
	}
	switch {
	case t == ir.I32 && (a.v.long || b.v.long):
		return flag{v: s.long("VPBLENDMQ", -1, a.v, b.v, c.v)}
	case t == ir.Bool:
		return s.both(ir.Or, s.both(ir.And, c, a), s.both(ir.And, flag{c.v, true}, b))
	case !s.isa.masks && w < s.isa.Width:
		return flag{v: s.op("VBLENDVPS", w, s.narrow(c.v, 0xDD), a.v, b.v)}
	case !s.isa.masks && t == ir.I32:
		return flag{v: s.op("VBLENDVPS", w, c.v, a.v, b.v)}
	case !s.isa.masks:
		return flag{v: s.op(s.f("VBLENDV"), w, c.v, a.v, b.v)}
	case t == ir.I32:
		return flag{v: s.op("VPBLENDMD", w, a.v, b.v, c.v)}
	}
	return flag{v: s.op(s.f("VBLENDM"), w, a.v, b.v, c.v)}
}

// lookup reads a table.
func (s *selector) lookup(t *ir.Table, index *value) *value {
	at := s.sums[index]
	if at.v == nil {
		at.v = index
	}
	at.v = s.short(at.v)
	if t.Type != s.limb {
		panic(fmt.Sprintf("x86: the table %s has numbers of type %s, not of the limbs'", t.Name, t.Type))
	}
	if s.isa.masks && len(t.Data) <= smallTable {
		in := &inst{op: s.f("VGATHERD"), imm: -1, args: append(s.window(at.v), at.v), table: t, window: true, disp: at.n * size(t.Type)}
		return s.add(in, s.isa.Width)
	}
	return s.columns(row{t, at.v, at.n &^ 3})[at.n&3]
}

// columns reads a row of four numbers for each lane, and brings the numbers of the
// rows to a vector each: functions read several of a row, and a gather costs a
// load for every number.
func (s *selector) columns(r row) []*value {
	if c, ok := s.rows[r]; ok {
		return c
	}
	in := &inst{rows: true, args: []*value{r.index}, table: r.table, disp: r.at * size(s.limb)}
	for range 4 {
		in.out = append(in.out, &value{width: s.isa.Width, reg: -1})
	}
	s.insts = append(s.insts, in)
	s.rows[r] = s.apart(in.out, s.limb)
	return s.rows[r]
}

// smallTable is the length up to which the lanes of an index are taken to be near
// one another. It divides the tables of which a number is read by the exponent or the
// whole part of an operand, which is alike in lanes of about one size (the words of 1/π
// and the centres of gamma's pieces, 85 and fewer), from those that are read by rows,
// for which columns has one load for each lane (108 and more).
const smallTable = 96

// window returns what it takes to read the numbers of a table next to an index
// without a gather: the index from the least one of all lanes on, that least one,
// and whether no lane is further from it than the numbers of a vector. Then a load
// and a permutation do.
func (s *selector) window(index *value) []*value {
	if w, ok := s.windows[index]; ok {
		return w
	}
	w := index.width
	least := index
	fold := func(op string, order int) {
		turned := []*value{least}
		if w == 64 && op == "VSHUFI64X2" {
			turned = append(turned, least)
		}
		least = s.op("VPMINSD", w, s.imm(op, order, w, turned...), least)
	}
	if w == 64 {
		fold("VSHUFI64X2", 0x4E)
		fold("VSHUFI64X2", 0xB1)
	} else {
		fold("VPERMQ", 0x4E)
	}
	fold("VPSHUFD", 0x4E)
	fold("VPSHUFD", 0xB1)
	from := s.op("VPSUBD", w, least, index)
	near := s.imm("VPCMPUD", 2, 0, s.int(s.lanes()-1), from)
	if s.limb == ir.F64 {
		from = s.op("VPMOVSXDQ", s.isa.Width, from)
	}
	s.windows[index] = []*value{from, least, near}
	return s.windows[index]
}

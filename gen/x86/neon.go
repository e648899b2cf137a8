package x86

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/gen/arm64"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # NEON
//
// The vectors of arm64 are those of AVX2 by halves: no masks, and as many operations. So instructions are
// selected, ordered and given registers as for AVX2, and printed as what arm64 has for each. It computes in
// registers alone: an operand in memory is brought to a register that no value has. All registers are the
// processor's own:
//
//	R19	the frame, from its lower end on: Z bytes below what is BX
//	R20, R21	the list of pointers, the elements left
//	R22	the constants of the function
//	R0, R1, R23	anything
//	V30, V31	operands from memory

// NEON is the instruction set of arm64, with the registers that values may have.
var NEON = &ISA{Name: "neon", Width: 16, Regs: 30, neon: true}

// half is the lower half of a register of 16 bytes.
type half struct{ reg.VecPhysical }

func (half) Size() uint { return 8 }

// generals are the general registers of arm64 that stand for those of x86.
var generals = map[reg.Index]int{
	reg.RAX.PhysicalIndex(): 0, reg.RDX.PhysicalIndex(): 1, reg.RBX.PhysicalIndex(): 19, reg.RDI.PhysicalIndex(): 20, reg.RSI.PhysicalIndex(): 21,
	reg.R8.PhysicalIndex(): 8, reg.R9.PhysicalIndex(): 9, reg.R10.PhysicalIndex(): 10, reg.R11.PhysicalIndex(): 11, reg.R12.PhysicalIndex(): 12,
	reg.RBP.PhysicalIndex(): 6, reg.RSP.PhysicalIndex(): 7, reg.R13.PhysicalIndex(): 13, reg.RCX.PhysicalIndex(): 5, reg.R14.PhysicalIndex(): 14, reg.R15.PhysicalIndex(): 15,
}

func general64(r reg.Register) string {
	return fmt.Sprintf("R%d", generals[r.(reg.Physical).PhysicalIndex()])
}

var instructions = func() map[string]arm64.Instruction {
	m := map[string]arm64.Instruction{}
	for _, in := range arm64.Instructions() {
		m[in.Name] = in
	}
	return m
}()

// neon prints an instruction by its name in the table, with numbers for registers.
func (c *code) neon(name string, operands ...int) {
	if len(operands) != len(instructions[name].Operands()) {
		panic("x86: no instruction " + name + " of so many operands")
	}
	if c.pool.neon == nil {
		c.pool.neon = map[string]bool{}
	}
	c.pool.neon[name] = true
	word := name
	if short, ok := strings.CutSuffix(name, map[ir.Type]string{ir.F32: "4", ir.F64: "2"}[c.pool.limb]); ok && shortNEON[short] {
		word = short[1:2] + strings.ToLower(short[2:])
		args := strings.Join(instructions[name].Operands(), ",")
		intern(&c.pool.words, fmt.Sprintf("%s(%s) %s(%[2]s)", word, args, name))
	}
	var s []string
	for i, n := range operands {
		if instructions[name].Operands()[i] == "N" {
			s = append(s, fmt.Sprint(n))
		} else {
			s = append(s, vreg(n))
		}
	}
	c.text("%s(%s)", word, strings.Join(s, ","))
}

// shortNEON are the instructions on the floats of a file of which there are most: FADD2 is Add there.
var shortNEON = map[string]bool{"FADD": true, "FSUB": true, "FMUL": true, "FMLA": true, "FNEG": true}

// vreg names a vector register as an operand of a macro.
func vreg(n int) string {
	if n < len(letters) {
		return letters[n : n+1]
	}
	return fmt.Sprint(n)
}

// macrosNEON prints the letters of registers, and the instructions that a file has used.
func macrosNEON(used map[string]bool) (s string) {
	for i, l := range letters {
		s += fmt.Sprintf("#define %c %d\n", l, i)
	}
	for _, name := range slices.Sorted(maps.Keys(used)) {
		s += instructions[name].Macro()
	}
	return s
}

// at is an operand in memory as Go's assembler has it for arm64.
func (c *code) at(m op.Mem) string {
	switch {
	case m.Symbol == constants:
		return fmt.Sprintf("%d(R22)", m.Disp)
	case m.Base == frame:
		return fmt.Sprintf("S(%d)", -m.Disp/c.pool.slot)
	}
	return fmt.Sprintf("%d(%s)", m.Disp, general64(m.Base))
}

// load prints a load of as many bytes as a register has, to the one of a number.
func (c *code) load(m op.Mem, as op.Op, r int) {
	whole := as.(reg.Register).Size() == 16
	switch {
	case whole && m.Symbol == constants:
		c.text("G(%d,%s)", m.Disp, vreg(r))
	case whole && m.Base == frame:
		c.text("L(%d,%s)", -m.Disp/c.pool.slot, vreg(r))
	default:
		c.text("%s %s,F%d", neonMove(as), c.at(m), r)
	}
}

// beyond are the words for loads and stores, for a frame that is longer than these reach.
var beyond = regexp.MustCompile(`^(L\((\d+),(\w+)\)|T\((\w+),(\d+)\))$`)

// farNEON prints such a line as what Go's assembler has for any distance.
func farNEON(line string) string {
	register := func(s string) string {
		if i := strings.Index(letters, s); len(s) == 1 && i >= 0 && (s[0] < '0' || s[0] > '9') {
			s = fmt.Sprint(i)
		}
		return "F" + s
	}
	switch m := beyond.FindStringSubmatch(line); {
	case m == nil:
		return line
	case m[2] != "":
		return fmt.Sprintf("FMOVQ S(%s),%s", m[2], register(m[3]))
	default:
		return fmt.Sprintf("FMOVQ %s,S(%s)", register(m[4]), m[5])
	}
}

// neonMove is what moves so many bytes from and to a vector register.
func neonMove(r op.Op) string {
	if r.(reg.Register).Size() == 8 {
		return "FMOVD"
	}
	return "FMOVQ"
}

func number(o op.Op) int { return int(o.(reg.Physical).PhysicalIndex()) }

// plainNEON are instructions of two or three operands, and theirs of NEON; those on floats are followed by the number of lanes.
var plainNEON = map[string]string{
	"VADD": "FADD", "VSUB": "FSUB", "VMUL": "FMUL", "VDIV": "FDIV", "VSQRT": "FSQRT", "VFMADD231": "FMLA", "VFACGT": "FACGT", "VNEG": "FNEG", "VABS": "FABS",
	"VAND": "VAND", "VOR": "VORR", "VXOR": "VEOR", "VPAND": "VAND", "VPOR": "VORR", "VPXOR": "VEOR", "VPNOT": "VNOT",
	"VPADDD": "ADD4", "VPSUBD": "SUB4", "VPMULLD": "MUL4", "VPMINSD": "SMIN4", "VPMAXSD": "SMAX4", "VPCMPEQD": "CMEQ4", "VPCMPGTD": "CMGT4",
	"VPMOVQD": "XTN", "VPMOVSXDQ": "SXTL", "VCVTDQ2PS": "SCVTF4", "VCVTTPS2DQ": "FCVTZS4", "VCVTPS2PD": "FCVTL", "VCVTPD2PS": "FCVTN",
	"VZIP1PS": "ZIP1", "VZIP2PS": "ZIP2", "VUZP1PS": "UZP1", "VUZP2PS": "UZP2", "VZIP1PD": "ZIP12", "VZIP2PD": "ZIP22",
	"VTBL": "TBL", "BSL": "VBSL", "BIT": "VBIT", "BIF": "VBIF",
}

// emitNEON is emit for NEON.
func (c *code) emitNEON(opcode string, ops ...op.Op) {
	switch opcode {
	case "ADDL", "SUBL", "IMULL", "ANDL", "ORL", "XORL":
		c.rawNEON(opcode, ops...)
		return
	case "VBROADCASTSS", "VBROADCASTSD":
		c.text("FMOV%c %s,F%d", opcode[len(opcode)-1], c.at(ops[0].(op.Mem)), number(ops[1]))
		c.neon(map[byte]string{'S': "DUP4", 'D': "DUP2"}[opcode[len(opcode)-1]], number(ops[1]), number(ops[1]))
		return
	case "VMOVUPD":
		from, to := ops[0], ops[1]
		if m, ok := from.(op.Mem); ok {
			c.load(m, to, number(to))
		} else if m, ok := to.(op.Mem); ok {
			if m.Base == frame && from.(reg.Register).Size() == 16 {
				c.text("T(%s,%d)", vreg(number(from)), -m.Disp/c.pool.slot)
				return
			}
			c.text("%s F%d,%s", neonMove(from), number(from), c.at(m))
		} else if number(from) != number(to) {
			c.neon("COPY", number(from), number(to))
		}
		return
	case "MOVQ", "LEAQ":
		c.rawNEON(opcode, ops...)
		return
	case "ADDQ", "SUBQ":
		name, by := opcode[:3], ops[0].(op.I32)
		if m, ok := ops[1].(op.Mem); ok {
			c.text("MOVD %s,R23\n%s $%d,R23\nMOVD R23,%[1]s", c.at(m), name, by)
			return
		}
		if name == "SUB" {
			name = "SUBS"
		}
		c.text("%s $%d,%s", name, by, general64(ops[1].(reg.Register)))
		return
	}
	imm, hasImm := ops[0].(op.U8)
	if hasImm {
		ops = ops[1:]
	}
	var r []int
	for i, o := range ops {
		if m, ok := o.(op.Mem); ok {
			c.load(m, ops[len(ops)-1], 31-i)
			r = append(r, 31-i)
		} else {
			r = append(r, number(o))
		}
	}
	n := len(r)
	base, lanes := opcode, ""
	if x, ok := strings.CutSuffix(opcode, "PD"); ok {
		base, lanes = x, "2"
	} else if x, ok := strings.CutSuffix(opcode, "PS"); ok {
		base, lanes = x, "4"
	}
	narrow := ops[n-1].(reg.Register).Size() == 8
	switch name := plainNEON[opcode]; {
	case name == "ZIP1" || name == "ZIP2" || name == "UZP1" || name == "UZP2":
		c.neon(name+map[bool]string{true: "H", false: "4"}[narrow], r...)
		return
	case opcode == "VPXOR" && r[0] == r[n-1] && r[0] == r[1], base == "VXOR" && r[0] == r[n-1] && r[0] == r[1]:
		c.neon("CLEAR", r[n-1])
		return
	case name != "":
		c.neon(name, r...)
		return
	}
	switch base {
	case "VANDN":
		c.neon("VBIC", r[1], r[0], r[2])
	case "VROUND":
		c.neon(map[op.U8]string{9: "FRINTM", 11: "FRINTZ"}[imm]+lanes, r...)
	case "VCMP":
		if imm == 7 { // both are numbers
			c.neon("FCMEQ"+lanes, r...)
			return
		}
		// a < b is b > a
		c.neon(map[op.U8]string{0: "FCMEQ", 0x11: "FCMGT", 0x12: "FCMGE"}[imm]+lanes, r[1], r[0], r[2])
	case "VPSRAD", "VPSRLD", "VPSLLD", "VPSRAQ", "VPSRLQ", "VPSLLQ":
		if imm == 0 { // which shifts to the right have not
			c.neon("COPY", r...)
			return
		}
		name := map[string]string{"VPSRA": "SSHR", "VPSRL": "USHR", "VPSLL": "SHL"}[base[:5]] + map[byte]string{'D': "4", 'Q': "2"}[base[5]]
		c.neon(name, append([]int{int(imm)}, r...)...)
	case "VCVTDQ2":
		c.neon("SXTL", r[0], r[1])
		c.neon("SCVTF2", r[1], r[1])
	case "VCVTTPD2DQ":
		c.neon("FCVTZS2", r[0], r[1])
		c.neon("XTN", r[1], r[1])
	default:
		name := plainNEON[base]
		if name == "" {
			panic("x86: NEON has nothing for " + opcode)
		}
		if strings.HasPrefix(name, "F") {
			name += lanes
		}
		c.neon(name, r...)
	}
}

// choice picks the form of a choice by a mask that overwrites a value which is not read again.
func (a *allocator) choice(in *inst) {
	c, x, y := in.args[0], in.args[1], in.args[2]
	dies := func(v *value) bool { return a.next(v) == never }
	in.tied, in.mem = true, true
	switch {
	case dies(c):
		in.op, in.args = "BSL", []*value{y, x, c}
	case dies(x) && !dies(y):
		in.op, in.args = "BIF", []*value{c, y, x}
	default:
		in.op, in.args = "BIT", []*value{c, x, y}
	}
}

// rowsNEON prints the loads of rows of a table: one row behind the other.
func (a *allocator) rowsNEON(in *inst) {
	index := in.args[0]
	a.load(index)
	a.text("MOVD $%s+%d(SB),R0", a.pool.symbol(in.table), in.disp)
	intern(&a.pool.tables, in.table)
	bytes := size(in.table.Type)
	for _, v := range in.out {
		if a.next(v) != never {
			a.take(v)
			a.pinned[v] = true
		}
	}
	per := len(in.out) * 16 / (4 * bytes) // lanes
	each := len(in.out) / per
	for l := range per {
		a.neon("SMOV", l, index.reg, 1)
		a.text("ADD R1<<%d,R0,R1", map[int]int{4: 2, 8: 3}[bytes])
		for j := range each {
			if v := in.out[l*each+j]; v.reg >= 0 {
				a.text("FMOVQ %d(R1),F%d", 16*j, v.reg)
			}
		}
	}
	a.retire(index)
	a.retire(in.out...)
}

// testNEON prints whether an operand that is looked at is special in any lane, and the branch.
func (a *allocator) testNEON(in *inst, far int) {
	nan := in.rare.f.Results[0].Args[0].AreNaN()
	lanes := map[string]string{"PS": "4", "PD": "2"}[in.op]
	const good, t = 31, 30
	for n, i := range in.rare.looks {
		x, to := in.out[i].reg, t
		if n == 0 {
			to = good
		}
		if nan {
			a.neon("FCMEQ"+lanes, x, x, to)
		} else { // |x| > |x-x|: x is neither 0 nor Inf nor NaN
			a.neon("FSUB"+lanes, x, x, to)
			a.neon("FACGT"+lanes, to, x, to)
		}
		if n > 0 {
			a.neon("VAND", t, good, good)
		}
	}
	if in.out[0].width == 8 {
		a.neon("UMINPH", good, good, good)
	} else {
		a.neon("UMINV4", good, good)
	}
	a.neon("FMOVW", good, 0)
	a.text("CBZW R0,far%d", far)
}

// apartNEON is apart, for vectors of as many bytes as an element has floats, or twice as many.
func (s *selector) apartNEON(v []*value, float ir.Type) []*value {
	w := v[0].width
	zip := func(i int, a, b *value) *value { return s.op(fmt.Sprintf("VZIP%d%s", i, ofFloat(float)), w, b, a) }
	switch lanes := w / size(float); {
	case len(v) == 8 && lanes == 2:
		return append(s.apartNEON([]*value{v[0], v[1], v[4], v[5]}, float), s.apartNEON([]*value{v[2], v[3], v[6], v[7]}, float)...)
	case len(v) == 8:
		return append(s.apartNEON([]*value{v[0], v[2], v[4], v[6]}, float), s.apartNEON([]*value{v[1], v[3], v[5], v[7]}, float)...)
	case len(v) == 2 && lanes == 2:
		return []*value{zip(1, v[0], v[1]), zip(2, v[0], v[1])}
	case len(v) == 2:
		return []*value{s.op("VUZP1PS", w, v[1], v[0]), s.op("VUZP2PS", w, v[1], v[0])}
	case lanes == 2:
		return []*value{zip(1, v[0], v[2]), zip(2, v[0], v[2]), zip(1, v[1], v[3]), zip(2, v[1], v[3])}
	}
	return s.transposeNEON(v)
}

// togetherNEON is the opposite of apartNEON.
func (s *selector) togetherNEON(v []*value, float ir.Type) []*value {
	w := v[0].width
	zip := func(i int, a, b *value) *value { return s.op(fmt.Sprintf("VZIP%d%s", i, ofFloat(float)), w, b, a) }
	switch lanes := w / size(float); {
	case len(v) == 8:
		a, b := s.togetherNEON(v[:4], float), s.togetherNEON(v[4:], float)
		if lanes == 2 {
			return []*value{a[0], a[1], b[0], b[1], a[2], a[3], b[2], b[3]}
		}
		return []*value{a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3]}
	case len(v) == 2:
		return []*value{zip(1, v[0], v[1]), zip(2, v[0], v[1])}
	case lanes == 2:
		return []*value{zip(1, v[0], v[1]), zip(1, v[2], v[3]), zip(2, v[0], v[1]), zip(2, v[2], v[3])}
	}
	return s.transposeNEON(v)
}

func ofFloat(t ir.Type) string { return map[int]string{4: "PS", 8: "PD"}[size(t)] }

func (s *selector) transposeNEON(v []*value) []*value {
	two := func(op string, a, b *value) *value { return s.op(op, 16, b, a) }
	a, b := two("VZIP1PS", v[0], v[1]), two("VZIP1PS", v[2], v[3])
	c, d := two("VZIP2PS", v[0], v[1]), two("VZIP2PS", v[2], v[3])
	return []*value{two("VZIP1PD", a, b), two("VZIP2PD", a, b), two("VZIP1PD", c, d), two("VZIP2PD", c, d)}
}

// printNEON appends the symbol of a function and that of its constants to a file. Its frame begins
// below that of its caller, and its lower end is at R19.
func (c *code) printNEON(s *strings.Builder) {
	bytes := (c.depth*c.pool.slot + 63) &^ 63
	lines := slices.DeleteFunc(slices.Clone(c.lines), func(l string) bool { return l == "BASE" && len(c.consts) == 0 })
	if bytes > 16*4095 {
		for i, l := range lines {
			lines[i] = farNEON(l)
		}
	}
	locals := 0
	if slices.Contains(lines, "MOVD R14,left-8(SP)") {
		locals = 16
	}
	fmt.Fprintf(s, "\n#define K %s_c<>\n#define Z %d\nTEXT %s<>(SB),NOSPLIT,$%d\nENTER\n", c.name, bytes, c.name, locals)
	if len(c.consts) > 0 {
		s.WriteString("BASE\n")
	}
	s.WriteString(strings.Join(lines, "\n") + "\n")
	at := c.offsets()
	for i, k := range c.consts {
		x := k.bits
		if k.size == 4 {
			x |= x << 32
		}
		for j := 0; j < len(k.lanes); j += 8 {
			fmt.Fprintf(s, "N8(%d,%#x)\n", at[i]+j, binary.LittleEndian.Uint64([]byte(k.lanes[j:])))
		}
		if k.lanes != "" {
			continue
		}
		fmt.Fprintf(s, "N%d(%d,%#x)\n", max(k.size, k.width), at[i], x)
	}
	if len(c.consts) > 0 {
		fmt.Fprintf(s, "GLOBL K(SB),RODATA|NOPTR,$%d\n", at[len(c.consts)])
	}
	s.WriteString("#undef K\n#undef Z\n")
}

// base brings the address of a function's constants back behind a call.
func (c *code) base() {
	if c.isa.neon {
		c.text("BASE")
	}
}

func macrosOf(isa *ISA) string { return writtenText("macros_" + isa.Name) }

// callArmNEON is callArm: the operands and results are in slots from base on.
func (a *allocator) callArmNEON(in *inst, base int) {
	n := a.pool.abreast
	results := 1 + len(in.args)*a.pitch/n
	slot := func(i int) int { return base + n*i }
	call := fmt.Sprintf("RUN(%d,%s)", base*a.pool.slot, symbol(a.isa, in.call))
	from, to := 2, results
	ofFour := func(text string) {
		if n > copies {
			a.text("%s", text)
		}
	}
	a.far++
	ofFour("MOVD R14,left-8(SP)")
	if in.turns {
		from, to = results, 1
		a.text("again%d:\n%s", a.far, call)
	}
	a.text("MOVD ZR,R2\nv%d:", a.far)
	for i := range len(in.out) * a.pitch / n {
		a.text("L(%d,a)", slot(from+i))
		a.text("T(a,%d)", slot(to+i))
	}
	ofFour("FIRST")
	a.text("ANY(%d)\nNEXT%d(v%d)", slot(1), n, a.far)
	ofFour("NARROW")
	if in.turns {
		a.text("CBNZ R2,again%d", a.far)
	} else {
		a.text("CBZ R2,near%d\n%s\nnear%[1]d:", a.far, call)
	}
	ofFour("WIDEN")
}

// valueNEON selects what NEON has other instructions for than AVX2.
func (s *selector) valueNEON(v *ir.Value, operands ir.Type, args []flag, a, b, c *value) (flag, bool) {
	w, of := s.width(v.Type), s.width(s.floats)
	vec := func(r *value) (flag, bool) { return flag{v: r}, true }
	switch {
	case v.Op == ir.Neg && v.Type.Float():
		return vec(s.op(s.f("VNEG"), w, a))
	case v.Op == ir.Abs && v.Type.Float():
		return vec(s.op(s.f("VABS"), w, a))
	case v.Op == ir.Copysign:
		sign, _ := s.signs()
		return vec(s.op(s.f("VBLENDV"), w, sign, b, a))
	case v.Op == ir.ProdErr: // NEON has c - ab and c + ab
		return vec(s.op(s.f("VFMADD"), w, s.op(s.f("VNEG"), w, c), b, a))
	case v.Op == ir.Finite: // ∞ > |a|
		return vec(s.truth(s.op(s.f("VFACGT"), of, a, s.float(math.Inf(1)))))
	case v.Op == ir.Signbit:
		return vec(s.truth(s.imm(s.word("VPSRA"), 8*size(s.floats)-1, of, a)))
	case v.Op == ir.Ne && operands != ir.I32:
		return flag{s.truth(s.imm(s.f("VCMP"), 0, of, b, a)), true}, true
	case v.Op == ir.ToInt && s.floats == ir.F64:
		return vec(s.op("VCVTTPD2DQ", w, a))
	case v.Op == ir.Narrow:
		return vec(s.op("VCVTPD2PS", w, a))
	}
	return flag{}, false
}

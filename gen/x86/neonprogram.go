package x86

import (
	"fmt"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"
)

// # Programs in NEON
//
// A program's general instructions are printed as those of arm64 too. Its jumps keep their names, which are macros.
// NEON has no masks, no gathers and no scatters: what not all lanes do is done lane by lane, through R0, R1, R23 and R24.

// wordsNEON are instructions on words: of two operands, the last of which is also the result.
var wordsNEON = map[string]string{
	"ADDL": "ADDW", "SUBL": "SUBW", "ANDL": "ANDW", "ORL": "ORRW", "XORL": "EORW", "ANDQ": "AND", "ADDQ": "ADDS", "SUBQ": "SUBS", "SHLQ": "LSL", "SHRQ": "LSR", "SHLL": "LSLW", "SARL": "ASRW",
	"CMPQ": "CMP", "CMPL": "CMPW", "TESTQ": "TST", "TESTL": "TSTW",
}

// movesNEON are moves of words: from memory or a register, and to memory.
var movesNEON = map[string][2]string{"MOVQ": {"MOVD", "MOVD"}, "MOVL": {"MOVWU", "MOVW"}, "MOVLQSX": {"MOVW"}, "MOVWLZX": {"MOVHU"}, "MOVW": {"", "MOVH"}, "MOVBLZX": {"MOVBU"}}

// general prints an operand in a general register, or a number; what is in memory goes to R23, as move has it.
func (c *code) general(o op.Op, move string) string {
	switch o := o.(type) {
	case op.Mem:
		c.text("%s %s,R23", move, c.at(o))
		return "R23"
	case reg.Register:
		return general64(o)
	}
	return c.texts([]op.Op{o})[0]
}

// rawNEON is raw for NEON.
func (c *code) rawNEON(opcode string, ops ...op.Op) {
	last := ops[len(ops)-1]
	load := "MOVD" // of an operand in memory
	if strings.HasSuffix(opcode, "L") {
		load = "MOVW"
	}
	if m, ok := movesNEON[opcode]; ok {
		from := c.general(ops[0], "MOVD")
		to, mem := last.(op.Mem)
		switch {
		case mem && from[0] == '$':
			c.text("MOVD %s,R23\n%s R23,%s", from, m[1], c.at(to))
		case mem:
			c.text("%s %s,%s", m[1], from, c.at(to))
		case from[0] == '$':
			c.text("MOVD %s,%s", from, general64(last.(reg.Register)))
		case from == "R23":
			c.lines = c.lines[:len(c.lines)-1]
			from = c.at(ops[0].(op.Mem))
			fallthrough
		default:
			c.text("%s %s,%s", m[0], from, general64(last.(reg.Register)))
		}
		return
	}
	if cond, ok := strings.CutPrefix(opcode, "SET"); ok {
		c.text("CSET %s,%s", cond, general64(last.(reg.Register)))
		return
	}
	if cond, ok := strings.CutPrefix(opcode, "CMOVL"); ok {
		to := general64(last.(reg.Register))
		c.text("CSELW %s,%s,%s,%s", cond, c.general(ops[0], load), to, to)
		return
	}
	name := wordsNEON[opcode]
	switch opcode {
	case "LEAQ":
		m, to := ops[0].(op.Mem), general64(last.(reg.Register))
		switch {
		case m.Symbol.Name != "" && m.Symbol != constants:
			c.text("MOVD $%s+%d(SB),%s", strings.TrimSuffix(m.Symbol.String(), "(SB)"), m.Disp, to)
		case m.Index != nil:
			c.text("ADD %s,%s,R23\nADD $%d,R23,%s", shifted(m), general64(m.Base), m.Disp, to)
		default:
			c.text("MOVD $%s,%s", c.at(m), to)
		}
	case "CMPQ", "CMPL": // Go's notation of amd64 has the operands in the order of the difference
		c.text("%s %s,%s", name, c.general(ops[1], load), c.general(ops[0], load))
	case "INCQ":
		c.text("ADD $1,%s", general64(last.(reg.Register)))
	case "NEGL":
		to := general64(last.(reg.Register))
		c.text("NEGSW %s,%s", to, to)
	case "IMULL", "IMUL3Q":
		to, from := general64(last.(reg.Register)), c.general(ops[0], load)
		if from[0] == '$' {
			c.text("MOVD %s,R23", from)
			from = "R23"
		}
		c.text("%s %s,%s", map[string]string{"IMULL": "MULW", "IMUL3Q": "MUL"}[opcode], from, to)
	case "BSFL":
		c.text("RBITW %s,R23\nCLZW R23,%s", c.general(ops[0], load), general64(last.(reg.Register)))
	case "BLSRL":
		from := c.general(ops[0], load)
		c.text("SUBW $1,%s,R23\nANDW R23,%[1]s,%s", from, general64(last.(reg.Register)))
	case "VMOVD":
		c.neon("FMOVW", number(ops[0]), generals[last.(reg.Physical).PhysicalIndex()])
	case "VMOVSS", "VMOVSD":
		c.text("FMOV%c F%d,%s", map[byte]byte{'S': 'S', 'D': 'D'}[opcode[5]], number(ops[0]), c.at(last.(op.Mem)))
	default:
		if name == "" {
			panic("x86: NEON has nothing for " + opcode)
		}
		from := c.general(ops[0], load)
		if m, ok := last.(op.Mem); ok {
			c.text("MOVD %s,R24\n%s %s,R24\nMOVD R24,%[1]s", c.at(m), name, from)
			return
		}
		c.text("%s %s,%s", name, from, general64(last.(reg.Register)))
	}
}

// shifted is the index of an address, times its scale.
func shifted(m op.Mem) string {
	return fmt.Sprintf("%s<<%d", general64(m.Index), map[uint8]int{1: 0, 2: 1, 4: 2, 8: 3}[m.Scale])
}

// allNEON prints a jump to where not all lanes of a mask are on, and anyNEON one to where any lane is, or none.
func (c *code) allNEON(mask *value, label string, args ...any) {
	c.foldNEON("UMIN", mask)
	c.text("CBZW R0,"+label, args...)
}

func (c *code) anyNEON(mask *value, jump, label string) {
	c.foldNEON("UMAX", mask)
	c.text("%s R0,%s", jump, label)
}

// foldNEON prints the least word of a vector, or the largest, to R0.
func (c *code) foldNEON(name string, v *value) {
	if v.width == 8 {
		c.neon(name+"PH", v.reg, v.reg, 31)
	} else {
		c.neon(name+"V4", v.reg, 31)
	}
	c.neon("FMOVW", 31, 0)
}

// eachLane prints what is done for each of n lanes that is on in a mask; nil is all.
func (a *allocator) eachLane(n int, mask *value, do func(i int)) {
	a.far++
	far := a.far
	for i := range n {
		if mask != nil {
			a.neon("SMOV", i*mask.width/4/n, mask.reg, 0)
			a.text("CBZ R0,l%d_%d", far, i)
		}
		if do(i); mask != nil {
			a.text("l%d_%d:", far, i)
		}
	}
}

// laneNEON prints a load of lane i, of numbers of so many bytes, or a store, from the address in R1. That of the first lane
// clears others.
func (a *allocator) laneNEON(store bool, r, bytes, i int) {
	at, lane := "(R1)", fmt.Sprintf("V%d.S[%d]", r, i)
	switch {
	case i == 0:
		at, lane = "(R1)", fmt.Sprintf("F%d", r)
	case bytes == 8:
		a.neon(map[bool]string{true: "ST1D", false: "LD1D"}[store], 1, r)
		return
	}
	name := map[bool]string{true: "VLD1", false: "FMOV" + " SD"[bytes/4:][:1]}[i > 0]
	if store {
		name, at, lane = strings.Replace(name, "LD", "ST", 1), lane, at
	}
	a.text("%s %s,%s", name, at, lane)
}

// maskedNEON is masked: where all lanes are on, it is no other load or store.
func (a *allocator) maskedNEON(x *access, v *value, at op.Mem) {
	far := a.far + 1
	a.far = far
	a.allNEON(x.mask, "far%d", far)
	if x.store {
		a.store(v, at)
	} else {
		a.fetch(v, at)
	}
	a.text("near%d:", far)
	a.aside(far, func() {
		if !x.store {
			a.neon("CLEAR", v.reg)
		}
		a.eachLane(v.width/x.size, x.mask, func(i int) {
			a.text("ADD $%d,%s,R1", at.Disp+i*x.size, general64(at.Base))
			a.laneNEON(x.store, v.reg, x.size, i)
		})
	})
}

// elementAt prints the address of what lane i of an index is the index of, from base on, to R1.
func (a *allocator) elementAt(base *value, at *value, i int, scale uint8, disp int) {
	a.neon("SMOV", i, at.reg, 0)
	if base == nil {
		a.text("MOVD $%s,R1\nADD R0,R1", a.code.at(op.Mem{Base: frame, Disp: disp}))
		return
	}
	a.text("ADD R0<<%d,%s,R1", map[uint8]int{2: 1, 4: 2, 8: 3}[scale], general64(a.register(base).(reg.Register)))
	if disp != 0 {
		a.text("ADD $%d,R1", disp)
	}
}

// wholeNEON is what moveWhole prints.
func (a *allocator) wholeNEON(in *inst, at *access, by int, items []int) {
	for l, item := range items {
		a.text("MOVW %d(%s),R0", at.disp+4*item, general64(a.register(at.at[0]).(reg.Register)))
		a.text("ADD R0<<%d,%s,R1", map[int]int{8: 3, 16: 4, 32: 5}[by], general64(a.register(in.args[0]).(reg.Register)))
		switch {
		case by == 8 && l%2 == 0:
			a.text("FMOVD (R1),F%d", in.out[l/2].reg)
		case by == 8:
			a.neon("LD1D", 1, in.out[l/2].reg)
		}
		for j := range by / 16 {
			a.text("FMOVQ %d(R1),F%d", 16*j, in.out[l*by/16+j].reg)
		}
	}
}

// divideNEON is divideInts.
func divideNEON(a *allocator, in *inst) {
	x, y, q, t, u := in.args[0].reg, in.args[1].reg, in.out[0], in.out[1].reg, in.out[2].reg
	for _, upper := range []string{"", "2"}[:q.width/8] {
		for _, v := range [][2]int{{x, t}, {y, u}} {
			a.neon("SXTL"+upper, v[0], v[1])
			a.neon("SCVTF2", v[1], v[1])
		}
		a.neon("FDIV2", u, t, t)
		a.neon("FCVTZS2", t, t)
		a.neon("XTN"+upper, t, q.reg)
	}
}

// bitsNEON prints a word with a bit for each lane of a mask.
func (a *allocator) bitsNEON(mask *value, lanes int, to string) {
	a.text("MOVD ZR,%s", to)
	for i := range lanes {
		a.neon("SMOV", i*mask.width/4/lanes, mask.reg, 23)
		a.text("AND $%d,R23\nORR R23,%s", 1<<i, to)
	}
}

// permuteNEON returns a vector of the numbers of v at indices.
func (s *selector) permuteNEON(v *value, index []int, bytes int) *value {
	var b []byte
	for _, x := range index {
		for j := range bytes {
			b = append(b, byte(x*bytes+j))
		}
	}
	return s.op("VTBL", v.width, s.constantOf(constant{size: 8, width: v.width, lanes: string(b)}), v)
}

// outsideNEON prints a jump to where an index of a lane that is on is not below a length.
func (a *allocator) outsideNEON(at, on, t *value, length op.Op, to string) {
	n := a.general(length, "MOVD")
	if n[0] == '$' {
		a.text("MOVD %s,R23", n)
	}
	a.text("VDUP R23,V%d.S4", t.reg)
	a.neon("CMHI4", at.reg, t.reg, t.reg)
	a.lanesOn(on, t)
	a.neon("VBIC", t.reg, 31, t.reg)
	a.anyNEON(t, "CBNZW", to)
}

// lanesOn brings the lanes that are on, as words as those of t, to V31.
func (a *allocator) lanesOn(on, t *value) {
	if t.width < on.width {
		a.neon("XTN", on.reg, 31)
	} else {
		a.neon("COPY", on.reg, 31)
	}
}

// loadShortNEON is what loadShort prints.
func (a *allocator) loadShortNEON(index, on, base *value, to int, beside func(a *allocator) op.Mem) {
	a.far++
	far := a.far
	if beside != nil { // all lanes at once
		a.allNEON(on, "s%d", far)
		a.text("FMOVD %s,F%d\nVUXTL V%[2]d.H4,V%[2]d.S4\nJMP t%d\ns%[3]d:", a.code.at(beside(a)), to, far)
	}
	a.neon("CLEAR", to)
	a.eachLane(4, on, func(i int) {
		a.elementAt(base, index, i, 2, 0)
		a.text("MOVHU (R1),R1\nVMOV R1,V%d.S[%d]", to, i)
	})
	a.text("t%d:", far)
}

// storeShortNEON is what storeShort prints.
func (a *allocator) storeShortNEON(index, v, on, base *value, beside func(a *allocator) op.Mem) {
	a.far++
	far := a.far
	if beside != nil {
		a.allNEON(on, "s%d", far)
		a.neon("XTNH", v.reg, 31)
		a.text("FMOVD F31,%s\nJMP t%d\ns%[2]d:", a.code.at(beside(a)), far)
	}
	a.eachLane(4, on, func(i int) {
		a.elementAt(base, index, i, 2, 0)
		a.text("VMOV V%d.S[%d],R23\nMOVH R23,(R1)", v.reg, i)
	})
	a.text("t%d:", far)
}

// convertNEON is what native prints.
func (a *allocator) convertNEON(name string, x, y int) {
	if name == "half.load" {
		a.neon("XTNH", x, y)
		a.neon("FCVTLH", y, y)
		return
	}
	a.neon("FCVTNH", x, y)
	a.text("VUXTL V%d.H4,V%[1]d.S4", y)
}

// sumNEON returns an address and the bytes from there as one address: NEON's loads take no such sum.
func (p *program) sumNEON(pointer, along *value) *value {
	return p.wordOf("address", func(a *allocator, in *inst) {
		a.text("ADD %s,%s,%s", general64(a.register(in.args[0]).(reg.Register)), general64(a.register(in.args[1]).(reg.Register)), general64(a.register(in.dst).(reg.Register)))
	}, pointer, along)
}

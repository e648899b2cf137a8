// Package x86 prints the IR as kernels for AVX2 and AVX-512: functions over
// slices of numbers, in Go's assembler.
//
// A function goes through four steps, each a file:
//
//	select.go	the IR as machine instructions on values, calls of small functions expanded; ints.go for integers
//	alloc.go	values to registers, and to the frame where these run out; body.go for bodies, rare.go
//		for what is aside
//	kernel.go	the loop around it: loads, stores, arrays of structs
//	file.go	the text of a file: bodies and kernels, each with its constants, and tables
//
// A program, which has loops and arrays of its own, is compiled for lanes: program.go has
// its blocks, lanes.go its values, control.go loops and branches, memory.go its arrays.
//
// Large functions are not expanded where they are called. Such a function is a
// body: a subroutine that finds its operands in the frame, one vector each, and
// leaves its results there. Registers belong to whoever runs:
//
//	BX	the frame: slots of the running function lie below it
//	DI, SI	the list of pointers, the elements left
//	R14	how many of the four vectors of a turn are left, as NEXT4 has it
//	R15	the body that a kernel calls; in one that calls none, whether to stream
//	AX, DX	anything, for an instruction or two
//
// Instructions are made by avo, which knows what operands each of them takes.
package x86

import (
	"fmt"
	"strings"

	intrep "github.com/mmcloughlin/avo/ir"
	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// ISA is an instruction set.
type ISA struct {
	Name  string // "avx2", "avx512"
	Width int    // bytes of a vector
	Regs  int    // vector registers: no more than an older processor of the set has
	masks bool   // truth values are in mask registers, not in vectors
	neon  bool   // of arm64: see neon.go
}

// The instruction sets.
var (
	AVX2   = &ISA{Name: "avx2", Width: 32, Regs: 16}
	AVX512 = &ISA{Name: "avx512", Width: 64, Regs: 32, masks: true}
)

// turn is the number of elements that the kernel of f takes at a time, and the number of which it takes
// any part of these.
func (isa *ISA) turn(f *ir.Func) (n, part int) {
	lanes := isa.Width / size(f.Limb)
	switch {
	case often(f) > wholeBelow:
		return abreast * lanes, lanes
	case streams(f):
		return copies * lanes, lanes
	}
	return copies * lanes, copies * lanes
}

const (
	// So many vectors are computed at a time, for long chains of operations leave most
	// of a processor idle. Bodies of functions compute more (found by measuring).
	copies, abreast = 2, 4

	// For how many instructions in a cycle functions are ordered: for a processor with two
	// pipes. Programs, whose loops may have few turns, are quicker when ordered for four.
	pipes = 2

	// How many more instructions that move values to and from the frame, in percent,
	// a better order is worth (found by measuring).
	slack = 10
)

var (
	frame    = reg.RBX
	list     = reg.RDI
	left     = reg.RSI
	scratch  = reg.RAX
	scratch2 = reg.RDX
	body     = reg.R15
)

// code is the text of one symbol, and its constants.
type code struct {
	isa    *ISA
	name   string
	pool   *pool
	lines  []string
	rare   []string // what stands after the end, for what seldom happens
	far    int      // pieces of it
	consts []constant

	depth   int // slots of the frame, with those of what is called
	traffic int // values stored in the frame, and brought back to registers
}

func newCode(isa *ISA, name string, p *pool) *code { return &code{isa: isa, name: name, pool: p} }

// slot is that number n of the frame.
func (c *code) slot(n int) op.Mem { return mem(frame, -n*c.pool.slot) }

func (c *code) text(format string, args ...any) {
	c.lines = append(c.lines, fmt.Sprintf(format, args...))
}

// end returns to the caller; what is rare stands behind that.
func (c *code) end() {
	c.ret()
	c.lines, c.rare = append(c.lines, c.rare...), nil
}

func (c *code) ret() { c.text("%s", map[bool]string{false: "RET", true: "LEAVE"}[c.isa.neon]) }

// emit appends an instruction, which avo checks. Its opcode may have a suffix.
func (c *code) emit(opcode string, ops ...op.Op) {
	if c.isa.neon {
		c.emitNEON(opcode, ops...)
		return
	}
	make := opcodes[strings.TrimSuffix(opcode, ".BCST")].make
	if strings.HasSuffix(opcode, ".BCST") {
		make = opcodes[opcode[:len(opcode)-5]].broadcast
	}
	if make == nil {
		panic("x86: no instruction " + opcode)
	}
	var in *intrep.Instruction
	var err error
	switch make := make.(type) {
	case func(...op.Op) (*intrep.Instruction, error):
		in, err = make(ops...)
	case func(a, b op.Op) (*intrep.Instruction, error):
		in, err = make(ops[0], ops[1])
	case func(a, b, c op.Op) (*intrep.Instruction, error):
		in, err = make(ops[0], ops[1], ops[2])
	case func(a, b, c, d op.Op) (*intrep.Instruction, error):
		in, err = make(ops[0], ops[1], ops[2], ops[3])
	case func(a op.Op) (*intrep.Instruction, error):
		in, err = make(ops[0])
	}
	if err != nil {
		panic(fmt.Sprintf("x86: %s %v: %v", opcode, c.texts(ops), err))
	}
	c.text("%s %s", c.pool.word(in.OpcodeWithSuffixes()), strings.Join(c.texts(ops), ","))
}

// letters name the vector registers of the full width in the text of a file.
const letters = "abcdefghijklmnopqrstuvwxyzABCDEF"

// texts prints operands; S12 is slot 12 of the frame, and C64 what stands 64 bytes behind
// the first constant.
func (c *code) texts(ops []op.Op) (s []string) {
	for _, o := range ops {
		switch o := o.(type) {
		case op.U8, op.U32, op.I32:
			s = append(s, fmt.Sprintf("$%d", o))
			continue
		case reg.VecPhysical:
			if int(o.Size()) == c.isa.Width {
				s = append(s, letters[o.PhysicalIndex():][:1])
				continue
			}
		case op.Mem:
			name := fmt.Sprintf("C%d", o.Disp)
			if o.Base == frame {
				name = fmt.Sprintf("S%d", -o.Disp/c.pool.slot)
			}
			if o.Symbol == constants || o.Base == frame && o.Index == nil && o.Disp%c.pool.slot == 0 {
				if !c.pool.listed {
					intern(&c.pool.words, name+" "+o.Asm())
				}
				s = append(s, name)
				continue
			}
		}
		s = append(s, o.Asm())
	}
	return s
}

// vector returns the register number n as one of width bytes.
func vector(n, width int) reg.Register {
	if width == 8 {
		return half{reg.Vector.Lookup(reg.Index(n), reg.S128).(reg.VecPhysical)}
	}
	spec := map[int]reg.Spec{16: reg.S128, 32: reg.S256, 64: reg.S512}[width]
	return reg.Vector.Lookup(reg.Index(n), spec)
}

func size(t ir.Type) int {
	switch t {
	case ir.F64:
		return 8
	case ir.U16:
		return 2
	}
	return 4
}

// Package x86 prints the IR as kernels for AVX2 and AVX-512: functions over
// planes and over slices of numbers, in Go's assembler.
//
// A function goes through four steps, each a file:
//
//	select.go	the IR as machine instructions on values, calls of small functions expanded
//	alloc.go	values to registers, and to the frame where these run out
//	kernel.go	the loop around it: loads, stores, tails, arrays of structs
//	file.go	the text of a file: constants, tables, bodies, kernels and their index
//
// Large functions are not expanded where they are called. Such a function is a
// body: a subroutine that finds its operands in the frame, one vector each, and
// leaves its results there. Registers belong to whoever runs:
//
//	BX	the frame: slots of the running function lie below it
//	DI, SI, CX	the list of pointers, the elements left, those of this vector
//	R15	the body that a kernel calls; in one that calls none, whether to stream
//	AX, DX	anything, for an instruction or two
//
// Instructions are made by avo, which knows what operands each of them takes.
package x86

import (
	"fmt"
	"reflect"
	"strings"

	intrep "github.com/mmcloughlin/avo/ir"
	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/ir"
)

// ISA is an instruction set.
type ISA struct {
	Name  string // "avx2", "avx512"
	Width int    // bytes of a vector
	Regs  int    // vector registers: no more than an older processor of the set has
	masks bool   // truth values are in mask registers, not in vectors
}

// The instruction sets.
var (
	AVX2   = &ISA{"avx2", 32, 16, false}
	AVX512 = &ISA{"avx512", 64, 32, true}
)

const (
	// A body computes so many vectors at a time, for long chains of operations
	// leave most of a processor idle. That pays with 16 registers too, though the
	// frame is read and written more: all but the sines of quads are quicker.
	copies = 2

	// How many more instructions that move values to and from the frame, in percent,
	// a better order is worth (found by measuring).
	slack = 10
)

var (
	frame    = reg.RBX
	list     = reg.RDI
	left     = reg.RSI
	count    = reg.RCX
	scratch  = reg.RAX
	scratch2 = reg.RDX
	body     = reg.R15
)

// code is the text of one symbol.
type code struct {
	isa   *ISA
	lines []string
	rare  []string // what stands after the end, for what seldom happens
	far   int      // pieces of it

	traffic int // values stored in the frame, and brought back to registers
}

func (c *code) text(format string, args ...any) {
	c.lines = append(c.lines, fmt.Sprintf(format, args...))
}

// emit appends an instruction, which avo checks. Its opcode may have a suffix.
func (c *code) emit(opcode string, ops ...op.Op) {
	make := opcodes[strings.TrimSuffix(opcode, ".BCST")].make
	if strings.HasSuffix(opcode, ".BCST") {
		make = opcodes[opcode[:len(opcode)-5]].broadcast
	}
	if make == nil {
		panic("x86: no instruction " + opcode)
	}
	args := []reflect.Value{}
	for _, o := range ops {
		args = append(args, reflect.ValueOf(o))
	}
	out := reflect.ValueOf(make).Call(args)
	if err, _ := out[1].Interface().(error); err != nil {
		panic(fmt.Sprintf("x86: %s %v: %v", opcode, texts(ops), err))
	}
	in := out[0].Interface().(*intrep.Instruction)
	c.text("\t%s %s", in.OpcodeWithSuffixes(), strings.Join(texts(ops), ", "))
}

func texts(ops []op.Op) (s []string) {
	for _, o := range ops {
		s = append(s, o.Asm())
	}
	return s
}

// vector returns the register number n as one of width bytes.
func vector(n, width int) reg.Register {
	spec := map[int]reg.Spec{16: reg.S128, 32: reg.S256, 64: reg.S512}[width]
	return reg.Vector.Lookup(reg.Index(n), spec)
}

func size(t ir.Type) int {
	if t == ir.F64 {
		return 8
	}
	return 4
}

package simd

import (
	"math"
	"unsafe"
)

// Pass is a function for passes of transforms at one level: a butterfly, whose results
// may be turned, or another function of complex numbers and a sign.
type Pass struct {
	plain, turned uintptr // code
	float32       bool
	ops           int
	level         Level
}

// PassArrays is the most arrays that a pass has: eight operands, eight results, and
// what turns these.
const PassArrays = 17

// PassList says what a pass works on: arrays of operands, then of results, and last
// of the numbers that turn the results but the first.
type PassList struct {
	Array [PassArrays]unsafe.Pointer
	Step  [PassArrays]int // bytes
	sign  uint64
	outer int
	run   int
}

// LookupPass returns the pass of a function, "CDD.Butterfly4", or nil where there is
// none at that level.
func LookupPass(name string, l Level) *Pass {
	if l > best {
		return nil
	}
	return lookupPass(name, l)
}

// Ops is the number of operations of the function.
func (p *Pass) Ops() int { return p.ops }

// Run applies the function to run elements of the arrays, outer times, and moves on
// each array by its step after each time. Nothing interrupts it.
func (p *Pass) Run(l *PassList, turned bool, sign float64, outer, run int) {
	code := p.plain
	if turned {
		code = p.turned
	}
	if code == 0 {
		panic("simd: no such pass")
	}
	if outer < 1 || run < 1 {
		return
	}
	watched(p.level, outer*run, false)
	list := *l // whose addresses the kernel moves on, in the end beyond the arrays
	list.sign, list.outer, list.run = math.Float64bits(sign), outer, run
	if p.float32 {
		list.sign = uint64(math.Float32bits(float32(sign)))
	}
	callPass(code, 0, &list.Array[0], 0)
}

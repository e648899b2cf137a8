package simd

import (
	"math"
	"unsafe"
)

// Pass is a function for passes of transforms: a butterfly, whose results may be turned,
// or another function of complex numbers and a sign.
type Pass struct {
	Ops               int // operations
	operands, results int // arrays
	size              int // bytes of an element
	turn              int // elements that a kernel of AVX2 takes at a time
	float32           bool
	entries           [2]*entry // the kernels that leave the results, and that turn them
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

// Has reports whether there is a kernel at that level.
func (p *Pass) Has(l Level) bool { return l != Go && l <= best && p.entries[l-AVX2].code != 0 }

// Run applies the function to run elements of the arrays, outer times, and moves on
// each array by its step after each time. Nothing interrupts it.
func (p *Pass) Run(l Level, a *PassList, turned bool, sign float64, outer, run int) {
	if !p.Has(l) {
		panic("simd: no such pass")
	}
	if outer < 1 || run < 1 {
		return
	}
	watched(l, outer*run, false)
	code := p.entries[l-AVX2].code
	if turned {
		code = p.entries[l-AVX2].other
	}
	bits := math.Float64bits(sign)
	if p.float32 {
		bits = uint64(math.Float32bits(float32(sign)))
	}
	turn := p.turn << (l - AVX2)
	rest := run & (turn - 1)
	if rest > 0 && outer > 1 && !turned && p.follow(a, run) {
		outer, run = 1, outer*run
		rest = run & (turn - 1)
	}
	list := *a // whose addresses the kernel moves on, in the end beyond the arrays
	list.sign, list.outer, list.run = bits, outer, run-rest
	callPass(l, code, p, &list, rest, turn)
}

// follow reports whether the elements of each time follow those of the time before.
func (p *Pass) follow(a *PassList, run int) bool {
	for _, step := range a.Step[:p.operands+p.results] {
		if step != run*p.size {
			return false
		}
	}
	return true
}

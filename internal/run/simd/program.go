package simd

import "unsafe"

// A Program is a kernel with loops and memory of its own making, for items or groups.
type Program struct {
	Ops     int // operations of an item
	entries [2]*entry
}

// Launch says what a program works on.
type Launch struct {
	First, Last int      // the items, or groups: from First on, below Last
	Slices      [8]Slice // in the order of the parameters
	Scalars     [16]int  // likewise

	failed int // of a check, in programs that have them
}

// Slice is an array that a program reads or writes.
type Slice struct {
	First unsafe.Pointer
	Len   int
}

// SliceOf returns the memory of a slice.
func SliceOf[E any](x []E) Slice { return Slice{unsafe.Pointer(unsafe.SliceData(x)), len(x)} }

// Has reports whether there is a kernel at that level.
func (p *Program) Has(v Level) bool { return v != Go && v <= best && p.entries[v-AVX2].code != 0 }

// Run runs a program that computes so many elements. Nothing interrupts it, and nothing
// checks its indices.
func (p *Program) Run(v Level, l *Launch, elements int) {
	if !p.Has(v) {
		panic("simd: no such program")
	}
	watched(v, elements, false)
	callProgram(v, p.entries[v-AVX2].code, l)
}

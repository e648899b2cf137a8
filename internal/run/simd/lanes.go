package simd

import (
	"math"
	"unsafe"
)

// Lanes is a kernel of a package as assembly, which defines the variable: code and the
// bytes of its frame, with AVX2 and with AVX-512; of arm64 with NEON. Without assembly it is zero.
type Lanes [rungs - 1]struct{ Code, Frame uintptr }

// Launch says what a kernel works on.
type Launch struct {
	First, Last int      // the items, or groups: from First on, below Last
	Slices      [8]Slice // in the order of the parameters
	Scalars     [16]int  // likewise

	failed int // of a check, in kernels that have them
}

// Slice is an array that a kernel reads or writes.
type Slice struct {
	First unsafe.Pointer
	Len   int
}

// SliceOf returns the memory of a slice.
func SliceOf[E any](x []E) Slice { return Slice{unsafe.Pointer(unsafe.SliceData(x)), len(x)} }

// Number returns a machine number as a kernel has it: its bits.
func Number[S int | int32 | float32 | float64 | bool](x S) int {
	switch x := any(x).(type) {
	case int:
		return x
	case int32:
		return int(x)
	case float32:
		return int(math.Float32bits(x))
	case float64:
		return int(math.Float64bits(x))
	case bool:
		if x {
			return 1
		}
	}
	return 0
}

// Has reports whether there is code for that level.
func (p *Lanes) Has(v Level) bool { return v != Go && v <= best && p[v-AVX2].Code != 0 }

// Run runs it for the items, or groups, of l, which compute so many elements. Nothing interrupts it. It returns
// the number of the check that has failed, from 1 on, and 0 where none has: then it has stopped there.
func (p *Lanes) Run(v Level, l *Launch, elements int) (failed int) {
	if !p.Has(v) {
		panic("simd: no such kernel")
	}
	watched(v, elements, false)
	l.failed = 0
	code, frame := p.At(v)
	callLanes(code, frame, l)
	return l.failed
}

// At returns the code for a level, and its frame, of which the lowest bit says that the code has instructions of VNNI. A
// processor without them runs that of the level below.
func (p *Lanes) At(v Level) (code, frame uintptr) {
	x := p[v-AVX2]
	if x.Frame&1 != 0 && !halves[v] {
		x = p[v-1-AVX2]
	}
	return x.Code, x.Frame &^ 1
}

// Halves reports whether the level in use has quick products of integers of 16 bits.
func Halves() bool { return halves[Current()] }

// SetHalves says, for tests, whether a level has them, and returns what it was.
func SetHalves(l Level, quick bool) (previous bool) {
	previous, halves[l] = halves[l], quick
	return previous
}

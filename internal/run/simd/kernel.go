package simd

import (
	"slices"
	"strings"
	"unsafe"

	"github.com/limbfp/limb/internal/run/types"
)

// A Function is one of the library for slices. All of them are variables of this
// package, so that a program has the kernels of those that it refers to.
type Function struct {
	Name    string // in the catalogue, "DD.Add", or that of a function of package vec
	Ops     int    // operations
	results int    // arrays of results
	sizes   string // of an element of each array, the results' first, in bytes
	turn    int    // elements that a kernel takes at a time; of AVX2 half as many, and of NEON a quarter
	part    int    // of which it takes any number of parts of so many; likewise
	first   *entry // at the first level

	// Go computes n elements by a loop in Go, which a function of the catalogue and a conversion have. Where
	// truth is set it stores bools, of which a kernel makes int32.
	Go    func(n int, a Arrays)
	truth bool
}

// Arrays are the first elements of the results' arrays, at most two in the catalogue, and then
// of the operands', at most four.
type Arrays [6]unsafe.Pointer

// view returns the n elements at p.
func view[E any](p unsafe.Pointer, n int) []E { return unsafe.Slice((*E)(p), n) }

// Loop is [Routine.Slices] in Go: the reference.
func (f *Function) Loop(n int, args ...unsafe.Pointer) {
	var a Arrays
	copy(a[:], args)
	f.Go(n, a)
	if f.truth { // from the last on, so that none is overwritten before it is read
		bools, ints := view[bool](a[0], n), view[int32](a[0], n)
		for i := n - 1; i >= 0; i-- {
			truth := bools[i]
			if ints[i] = 0; truth {
				ints[i] = 1
			}
		}
	}
}

// Results returns the number of results, Arrays that of results and operands, and Size the
// bytes of an element of one of these arrays.
func (f *Function) Results() int   { return f.results }
func (f *Function) Arrays() int    { return len(f.sizes) }
func (f *Function) Size(i int) int { return int(f.sizes[i]) }

// Truth reports whether the result is a bool, of which kernels make an int32.
func (f *Function) Truth() bool { return f.truth }

// A Method has the functions of one name for each type of numbers. FromF32 and FromF64 have those
// that make numbers of machine numbers, and ToF32 and ToF64 the others.
type Method [types.Numbers]*Function

// Routine is the assembly of a function at one level, which computes its elements in lanes.
type Routine struct {
	*Function
	level                       Level
	code, body                  uintptr // body is what the code calls, or 0
	turn, part, arrays, results int
	sizes                       *byte
}

// Turn is the number of elements that the kernel takes at a time: it reads all operands
// of them before it stores a result.
func (k *Routine) Turn() int { return k.turn }

// At returns the routine of a level, or nil where there is none.
func (f *Function) At(l Level) *Routine {
	if l == Go || l > best {
		return nil
	}
	e := f.first.at(l)
	if e.code == 0 {
		return nil
	}
	turn, part := f.turn, f.part
	if l == AVX2 {
		turn, part = turn/slimmer, part/slimmer
	}
	return &Routine{f, l, e.code, e.other, turn, part, len(f.sizes), f.results, unsafe.StringData(f.sizes)}
}

// Lookup returns the function of that name, or nil. A program that calls it has all
// kernels.
func Lookup(name string) *Function {
	i, ok := slices.BinarySearchFunc(index[:], name, func(f *Function, name string) int { return strings.Compare(f.Name, name) })
	if !ok {
		return nil
	}
	return index[i]
}

// Grain returns a number of elements, a power of two, that take a kernel some
// microseconds: nothing interrupts it. It is a turn or more, but for what takes too long.
func (f *Function) Grain() int {
	const ops, turn, most = 1 << 18, 1 << 20, 4096
	n := f.turn / 2
	for n < most && 2*n*f.Ops <= ops || n < f.turn && 2*n*f.Ops <= turn {
		n *= 2
	}
	return n
}

// maxArgs is the most arrays that a kernel has. The first ones it keeps in registers.
const (
	maxArgs = 32
	inPlace = 6
)

// Slices computes n elements: of the results' arrays, which come first, from the
// operands' arrays. A number of several limbs is a struct, an int an int32, and so is
// a bool. A result may take the place of an operand, but not a part of one.
//
// Nothing interrupts it: n is best kept to [Function.Grain].
func (k *Routine) Slices(n int, args ...unsafe.Pointer) {
	if len(args) != k.arrays || k.arrays > maxArgs {
		panic("simd: as many arrays as the function has results and operands")
	}
	watched(k.level, n, false)
	if len(args) > inPlace { // as in Stream: a function of both is not compiled in place, and few elements take no longer than a call
		k.many(n, args)
		return
	}
	k.call(unsafe.SliceData(args), n)
}

// many is Slices of arrays whose addresses the kernel moves on: those of a copy.
//
//go:noinline
func (k *Routine) many(n int, args []unsafe.Pointer) {
	var list [maxArgs]unsafe.Pointer
	//lint:ignore S1001 copy would let the arrays escape
	for i, p := range args {
		list[i] = p
	}
	k.call(&list[0], n)
}

// StreamAlign is the size of the longest vectors.
const StreamAlign = 64

// streaming is in the place of a body where the results go around the caches.
const streaming = 1

// Stream is Slices where the results are not read soon, and much longer than the
// caches: they go around these, if the kernel can. The array of results begins at a
// multiple of [StreamAlign] bytes, and takes no operand's place.
func (k *Routine) Stream(n int, args ...unsafe.Pointer) {
	s := *k
	if s.body == 0 {
		s.body = streaming
	}
	watched(k.level, n, s.body == streaming)
	if len(args) > inPlace {
		s.many(n, args)
		return
	}
	s.call(unsafe.SliceData(args), n)
}

// Package simd has the functions of the library as AVX2 and AVX-512 kernels over
// arrays, made from the same Go source by gen/x86. They give the bits that the
// methods give.
//
// A kernel is found by the name of its function in the catalogue, "DD.Add". The
// ladder is avx512, avx2, go: the best that the processor and its operating
// system allow, or what the environment variable LIMB_SIMD says. At the level go,
// on other processors, and with the build tag purego there are no kernels: callers
// run the Go code.
package simd

import (
	"fmt"
	"os"
	"sync/atomic"
	"unsafe"
)

// Level is a rung of the ladder.
type Level uint8

const (
	Go Level = iota
	AVX2
	AVX512
)

var words = [...]string{"go", "avx2", "avx512"}

// String returns the word of the level.
func (l Level) String() string { return words[l] }

// Parse returns the level of a word.
func Parse(word string) (Level, error) {
	for l, w := range words {
		if w == word {
			return Level(l), nil
		}
	}
	return Go, fmt.Errorf("simd: no level %q: there are go, avx2 and avx512", word)
}

var current atomic.Uint32

func init() {
	l := best
	if word := os.Getenv("LIMB_SIMD"); word != "" {
		// A word that is none of the ladder's leaves it to the processor.
		if asked, err := Parse(word); err == nil {
			l = min(l, asked)
		}
	}
	current.Store(uint32(l))
}

// Best returns the highest level that runs here.
func Best() Level { return best }

// Current returns the level in use.
func Current() Level { return Level(current.Load()) }

// Set puts another level in use, and returns the one before.
func Set(l Level) (previous Level, err error) {
	if l > best {
		return Current(), fmt.Errorf("simd: this processor runs %s at most, not %s", best, l)
	}
	return Level(current.Swap(uint32(l))), nil
}

// Kernel is a function at one level.
type Kernel struct {
	planes, structs uintptr // code
	body            uintptr // that the code calls
	ops             int     // of the function
	level           Level
}

// Lookup returns the kernel of a function, named as in the catalogue, or nil where
// there is none at that level.
func Lookup(name string, l Level) *Kernel {
	if l > best {
		return nil
	}
	return lookup(name, l)
}

// Ops is the number of operations of the function.
func (k *Kernel) Ops() int { return k.ops }

// Grain returns a number of elements, a power of two, that take a kernel some
// microseconds: nothing interrupts it.
func (k *Kernel) Grain() int {
	const ops, least, most = 1 << 18, 16, 4096
	n := least
	for n < most && 2*n*k.ops <= ops {
		n *= 2
	}
	return n
}

// Slices computes n elements: of the results' arrays, which come first, from the
// operands' arrays. A number of several limbs is a struct, an int an int32. A
// result may take the place of an operand, but not a part of one.
//
// Nothing interrupts it: n is best kept to [Kernel.Grain].
func (k *Kernel) Slices(n int, args ...unsafe.Pointer) { k.run(k.structs, k.body, n, args) }

// Stream is Slices where the results are not read soon, and much longer than the
// caches: they go around these, if the kernel can. Arrays of results begin at
// multiples of [StreamAlign] bytes, and take no operand's place.
func (k *Kernel) Stream(n int, args ...unsafe.Pointer) {
	body := k.body
	if body == 0 {
		body = streaming
	}
	k.run(k.structs, body, n, args)
}

// streaming tells a kernel that calls no body to stream.
const streaming = 1

// StreamAlign is the size of the longest vectors.
const StreamAlign = 64

// Planes computes n elements, as Slices, with an array for each limb. An int or a
// bool is an int32.
func (k *Kernel) Planes(n int, args ...unsafe.Pointer) { k.run(k.planes, k.body, n, args) }

// maxArgs is the most arrays that a kernel has: a product and sum of three complex
// numbers of eight limbs would have 32. The first ones it keeps in registers.
const (
	maxArgs = 32
	inPlace = 6
)

func (k *Kernel) run(code, body uintptr, n int, args []unsafe.Pointer) {
	if code == 0 || len(args) > maxArgs {
		panic("simd: no such kernel")
	}
	watched(k.level, n, body == streaming)
	first := unsafe.SliceData(args)
	var list [maxArgs]unsafe.Pointer
	if len(args) > inPlace { // the kernel moves them on
		//lint:ignore S1001 copy would let the arrays escape
		for i, p := range args {
			list[i] = p
		}
		first = &list[0]
	}
	if body > streaming {
		callBody(code, body, first, n)
	} else {
		call(code, body, first, n)
	}
}

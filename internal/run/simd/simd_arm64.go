//go:build !purego

package simd

import "unsafe"

// Assembly is true where a processor may run assembly.
const Assembly = true

// first is the word of the first level that is assembly, and rungs are the levels: every processor has NEON.
const (
	first = "neon"
	rungs = 2
	best  = NEON
)

// slimmer is how often the turn of that level is in the turn of AVX-512.
const slimmer = 4

var halves [rungs]bool

// The functions below run a kernel that calls no body on n elements of the arrays, and one that does, with the
// frame for that.

//go:noescape
func callNEON(k *Routine, args *unsafe.Pointer, n int)

//go:noescape
func callBodyNEON(k *Routine, args *unsafe.Pointer, n int)

func (k *Routine) call(args *unsafe.Pointer, n int) {
	if k.body <= streaming {
		callNEON(k, args, n)
	} else {
		callBodyNEON(k, args, n)
	}
}

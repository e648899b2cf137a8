//go:build !purego

package simd

import (
	"unsafe"

	"golang.org/x/sys/cpu"
)

// Assembly is true where a processor may run assembly.
const Assembly = true

// first is the word of the first level that is assembly, and rungs are the levels.
const (
	first = "avx2"
	rungs = 3
)

// slimmer is how often the turn of that level is in the turn of AVX-512.
const slimmer = 2

// entry is what the assembly says of a function at one level: its code, the body that this calls, or 0, and
// that of the level above. Assembly alone names the latter.
type entry struct {
	code, other uintptr
	wider       *entry
}

func (e *entry) at(l Level) *entry {
	if l == AVX512 && e.wider != nil { // nil where there is no assembly
		return e.wider
	}
	return e
}

// best asks the processor, and whether the operating system keeps the registers.
var best = func() Level {
	x := cpu.X86
	avx2 := x.HasAVX2 && x.HasFMA && x.HasBMI2
	switch {
	case avx2 && x.HasAVX512F && x.HasAVX512DQ && x.HasAVX512VL && x.HasAVX512BW:
		return AVX512
	case avx2:
		return AVX2
	}
	return Go
}()

// halves are the levels at which products of 16 bits are quicker than those of float64: with AVX-512 where there is VNNI.
var halves = [rungs]bool{AVX2: true, AVX512: cpu.X86.HasAVX512VNNI}

// The functions below run a kernel that calls no body on n elements of the arrays; one
// that does, with the frame for that; and the code of a pass on list.run elements, in
// whole turns, and on the rest of less than a turn that follow them.

//go:noescape
func callAVX2(k *Routine, args *unsafe.Pointer, n int)

//go:noescape
func callAVX512(k *Routine, args *unsafe.Pointer, n int)

//go:noescape
func callBodyAVX2(k *Routine, args *unsafe.Pointer, n int)

//go:noescape
func callBodyAVX512(k *Routine, args *unsafe.Pointer, n int)

func (k *Routine) call(args *unsafe.Pointer, n int) {
	switch {
	case k.level == AVX512 && k.body <= streaming:
		callAVX512(k, args, n)
	case k.level == AVX512:
		callBodyAVX512(k, args, n)
	case k.body <= streaming:
		callAVX2(k, args, n)
	default:
		callBodyAVX2(k, args, n)
	}
}

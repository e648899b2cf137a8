//go:build !purego

package simd

import (
	"unsafe"

	"golang.org/x/sys/cpu"
)

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

// The functions below run a kernel that calls no body on n elements of the arrays; one
// that does, with the frame for that; and the code of a pass on list.run elements, in
// whole turns, and on the rest of less than a turn that follow them.

//go:noescape
func callAVX2(k *Kernel, args *unsafe.Pointer, n int)

//go:noescape
func callAVX512(k *Kernel, args *unsafe.Pointer, n int)

//go:noescape
func callBodyAVX2(k *Kernel, args *unsafe.Pointer, n int)

//go:noescape
func callBodyAVX512(k *Kernel, args *unsafe.Pointer, n int)

//go:noescape
func callPassAVX2(code uintptr, p *Pass, list *PassList, rest, turn int)

//go:noescape
func callPassAVX512(code uintptr, p *Pass, list *PassList, rest, turn int)

func (k *Kernel) call(args *unsafe.Pointer, n int) {
	switch {
	case k.level == AVX512 && k.body == 0:
		callAVX512(k, args, n)
	case k.level == AVX512:
		callBodyAVX512(k, args, n)
	case k.body == 0:
		callAVX2(k, args, n)
	default:
		callBodyAVX2(k, args, n)
	}
}

func callPass(l Level, code uintptr, p *Pass, list *PassList, rest, turn int) {
	if l == AVX512 {
		callPassAVX512(code, p, list, rest, turn)
	} else {
		callPassAVX2(code, p, list, rest, turn)
	}
}

// stream copies n bytes, a multiple of 64, around the caches.
//
//go:noescape
func stream(to, from unsafe.Pointer, n int)

//go:build !purego

package simd

import (
	"sync"
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

// call runs a kernel that calls no body on n elements of the arrays, and callBody
// one that does, with the frame for that.
//
//go:noescape
func call(code, body uintptr, args *unsafe.Pointer, n int)

//go:noescape
func callBody(code, body uintptr, args *unsafe.Pointer, n int)

// callPass runs a pass.
//
//go:noescape
func callPass(code, body uintptr, args *unsafe.Pointer, n int)

// The indices of the files: for each function the addresses of the kernels over
// planes and over structs, and of the body.
func avx2_f32() uintptr
func avx2_f64() uintptr
func avx512_f32() uintptr
func avx512_f64() uintptr

// For each function for passes the kernels that leave the results, and that turn them.
func avx2_f32_passes() uintptr
func avx2_f64_passes() uintptr
func avx512_f32_passes() uintptr
func avx512_f64_passes() uintptr

// A name is that of a function, and the number of its operations.
type name struct {
	name string
	ops  int
}

var kernels = sync.OnceValue(func() map[string]*[3]Kernel {
	m := map[string]*[3]Kernel{}
	add := func(names []name, l Level, index uintptr) {
		// The index is data of the program, which does not move.
		list := unsafe.Slice((*[3]uintptr)(*(*unsafe.Pointer)(unsafe.Pointer(&index))), len(names))
		for i, f := range names {
			if m[f.name] == nil {
				m[f.name] = new([3]Kernel)
			}
			m[f.name][l] = Kernel{planes: list[i][0], structs: list[i][1], body: list[i][2], ops: f.ops, level: l}
		}
	}
	add(names32[:], AVX2, avx2_f32())
	add(names64[:], AVX2, avx2_f64())
	add(names32[:], AVX512, avx512_f32())
	add(names64[:], AVX512, avx512_f64())
	return m
})

func lookup(name string, l Level) *Kernel {
	if k := kernels()[name]; k != nil && l != Go {
		return &k[l]
	}
	return nil
}

var passes = sync.OnceValue(func() map[string]*[3]Pass {
	m := map[string]*[3]Pass{}
	add := func(names []name, l Level, float32 bool, index uintptr) {
		list := unsafe.Slice((*[2]uintptr)(*(*unsafe.Pointer)(unsafe.Pointer(&index))), len(names))
		for i, f := range names {
			if m[f.name] == nil {
				m[f.name] = new([3]Pass)
			}
			m[f.name][l] = Pass{list[i][0], list[i][1], float32, f.ops, l}
		}
	}
	add(passes32[:], AVX2, true, avx2_f32_passes())
	add(passes64[:], AVX2, false, avx2_f64_passes())
	add(passes32[:], AVX512, true, avx512_f32_passes())
	add(passes64[:], AVX512, false, avx512_f64_passes())
	return m
})

func lookupPass(name string, l Level) *Pass {
	if p := passes()[name]; p != nil && l != Go {
		return &p[l]
	}
	return nil
}

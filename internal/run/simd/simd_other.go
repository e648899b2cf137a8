//go:build (!amd64 && !arm64) || purego

package simd

import "unsafe"

const (
	first   = "avx2"
	rungs   = 3
	best    = Go
	slimmer = 2
)

var halves [rungs]bool

// Assembly says whether any processor of this build runs assembly: where it is false, compilers leave
// out what stands behind it.
const Assembly = false

const none = "simd: no kernels"

func (k *Routine) call(args *unsafe.Pointer, n int) { panic(none) }

func callLanes(code, frame uintptr, l *Launch) { panic(none) }

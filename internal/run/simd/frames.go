//go:build (amd64 || arm64) && !purego

package simd

// The functions below run the code of a kernel of a package with a frame of so many bytes.

//go:noescape
func callFrame8K(code uintptr, l *Launch)

//go:noescape
func callFrame64K(code uintptr, l *Launch)

//go:noescape
func callFrame256K(code uintptr, l *Launch)

// callLanes runs a program in the smallest frame that is long enough.
func callLanes(code, frame uintptr, l *Launch) {
	switch {
	case frame <= 8<<10:
		callFrame8K(code, l)
	case frame <= 64<<10:
		callFrame64K(code, l)
	default:
		callFrame256K(code, l)
	}
}

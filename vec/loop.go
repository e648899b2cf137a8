package vec

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

// # Loops in Go
//
// They are what kernels are tested against, and what runs where there is none: a
// method for each element.

// view returns the n elements at p.
func view[E any](p unsafe.Pointer, n int) []E { return unsafe.Slice((*E)(p), n) }

func sizeOf[E any]() uintptr {
	var e E
	return unsafe.Sizeof(e)
}

// The digits are the numbers of operands and of results.

func map11[X, Z any](f func(X) Z) *function {
	return &function{results: 1, args: 2, size: sizes{sizeOf[Z](), sizeOf[X]()}, inGo: func(n int, p args) {
		z, x := view[Z](p[0], n), view[X](p[1], n)
		for i := range z {
			z[i] = f(x[i])
		}
	}}
}

func map21[X, Y, Z any](f func(X, Y) Z) *function {
	return &function{results: 1, args: 3, size: sizes{sizeOf[Z](), sizeOf[X](), sizeOf[Y]()}, inGo: func(n int, p args) {
		z, x, y := view[Z](p[0], n), view[X](p[1], n), view[Y](p[2], n)
		for i := range z {
			z[i] = f(x[i], y[i])
		}
	}}
}

func map31[W, X, Y, Z any](f func(W, X, Y) Z) *function {
	return &function{results: 1, args: 4, size: sizes{sizeOf[Z](), sizeOf[W](), sizeOf[X](), sizeOf[Y]()}, inGo: func(n int, p args) {
		z, w, x, y := view[Z](p[0], n), view[W](p[1], n), view[X](p[2], n), view[Y](p[3], n)
		for i := range z {
			z[i] = f(w[i], x[i], y[i])
		}
	}}
}

func map12[X, Y, Z any](f func(X) (Y, Z)) *function {
	return &function{results: 2, args: 3, size: sizes{sizeOf[Y](), sizeOf[Z](), sizeOf[X]()}, inGo: func(n int, p args) {
		y, z, x := view[Y](p[0], n), view[Z](p[1], n), view[X](p[2], n)
		for i := range z {
			y[i], z[i] = f(x[i])
		}
	}}
}

func map22[W, X, Y, Z any](f func(W, X) (Y, Z)) *function {
	return &function{results: 2, args: 4, size: sizes{sizeOf[Y](), sizeOf[Z](), sizeOf[W](), sizeOf[X]()}, inGo: func(n int, p args) {
		y, z, w, x := view[Y](p[0], n), view[Z](p[1], n), view[W](p[2], n), view[X](p[3], n)
		for i := range z {
			y[i], z[i] = f(w[i], x[i])
		}
	}}
}

// kernel gives a function its kernel.
func kernel(k *simd.Function, f *function) *function {
	f.kernel = k
	return f
}

// The operations of the same form for all four types.

func unary(kernels simd.Method, g grain, f func(limb.DF) limb.DF, d func(limb.DD) limb.DD, qf func(limb.QF) limb.QF, qd func(limb.QD) limb.QD) byKind {
	return listed(kernels, g, byKind{map11(f), map11(d), map11(qf), map11(qd)})
}

func binary(kernels simd.Method, g grain, f func(x, y limb.DF) limb.DF, d func(x, y limb.DD) limb.DD, qf func(x, y limb.QF) limb.QF, qd func(x, y limb.QD) limb.QD) byKind {
	return listed(kernels, g, byKind{map21(f), map21(d), map21(qf), map21(qd)})
}

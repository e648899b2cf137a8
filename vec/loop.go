package vec

import (
	"unsafe"

	"github.com/limbfp/limb/internal/run/simd"
)

// # Loops in Go
//
// They are what kernels are tested against, and what runs where there is none: a
// method for each element. Those of the catalogue's functions are generated with them, in
// package simd; here are those of what only slices have.

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

// of has the functions of one name of package simd.
func of(list simd.Method) (all byKind) {
	for k, f := range list {
		if f != nil {
			all[k] = generated(f)
		}
	}
	return all
}

// generated is a function of package simd that has its loop in Go too.
func generated(k *simd.Function) *function {
	f := &function{kernel: k, results: k.Results(), args: k.Arrays()}
	f.inGo = func(n int, p args) {
		var a simd.Arrays
		copy(a[:], p[:])
		k.Go(n, a)
	}
	for i := range f.args {
		f.size[i] = uintptr(k.Size(i))
	}
	if k.Truth() {
		f.size[0] = 1
		f.mend = answered
	}
	return f
}

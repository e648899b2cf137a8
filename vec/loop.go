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

func map12[X, Y, Z any](f func(X) (Y, Z)) *function {
	return &function{results: 2, args: 3, size: sizes{sizeOf[Y](), sizeOf[Z](), sizeOf[X]()}, inGo: func(n int, p args) {
		y, z, x := view[Y](p[0], n), view[Z](p[1], n), view[X](p[2], n)
		for i := range z {
			y[i], z[i] = f(x[i])
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

func map41[V, W, X, Y, Z any](f func(V, W, X, Y) Z) *function {
	return &function{results: 1, args: 5, size: sizes{sizeOf[Z](), sizeOf[V](), sizeOf[W](), sizeOf[X](), sizeOf[Y]()}, inGo: func(n int, p args) {
		z, v, w, x, y := view[Z](p[0], n), view[V](p[1], n), view[W](p[2], n), view[X](p[3], n), view[Y](p[4], n)
		for i := range z {
			z[i] = f(v[i], w[i], x[i], y[i])
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

// with adds the functions of F32 and F64, which run in Go.
func (list byKind) with(single, double *function) byKind {
	list[f32], list[f64] = single, double
	return list
}

// An int of a method of F32 and F64 is an int32 in slices: the last operand, or the last result.

func lastIn[X, Z any](f func(X, int) Z) func(X, int32) Z {
	return func(x X, n int32) Z { return f(x, int(n)) }
}

func onlyOut[X any](f func(X) int) func(X) int32 {
	return func(x X) int32 { return int32(f(x)) }
}

func lastOut[X, Z any](f func(X) (Z, int)) func(X) (Z, int32) {
	return func(x X) (Z, int32) {
		z, n := f(x)
		return z, int32(n)
	}
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

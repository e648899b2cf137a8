package cpu

import (
	"sync"

	"github.com/limbfp/limb/internal/run/simd"
)

// # The functions that a program has
//
// The device finds a function by its name among those that were given to it. A function brings its
// assembly and its Go with it, so a program has those that it gives: package device gives what a
// typed map calls, and all of the catalogue only where functions are asked for by name.

// tested are the functions of float32 that the self-test of every device compares. In the page
// they run as compiled Go, which takes a fiftieth of the interpreter's time.
var tested = []*simd.Function{
	&simd.F32Div, &simd.F32Sqrt, &simd.F32TwoSum, &simd.F32FastTwoSum, &simd.F32TwoDiff, &simd.F32Split, &simd.F32TwoProd, &simd.F32TwoSqr,
	&simd.DFAdd, &simd.DFSloppyAdd, &simd.DFSub, &simd.DFMul, &simd.DFAddFloat, &simd.DFMulFloat, &simd.DFExp2, &simd.QFAdd, &simd.QFMul,
}

var (
	functions sync.Map // string: *simd.Function
	atFirst   = sync.OnceFunc(func() { Give(append(tested[:len(tested):len(tested)], more...)...) })
)

// Give gives functions of the catalogue to the devices of this package.
func Give(list ...*simd.Function) {
	for _, f := range list {
		functions.Store(f.Name, f)
	}
}

// GiveNamed gives the function of that name, of all functions. It reports whether there is one.
func GiveNamed(name string) bool {
	f := lookup(name)
	if f == nil {
		return false
	}
	Give(f)
	return true
}

// given returns a function that was given, or nil.
func given(name string) *simd.Function {
	atFirst()
	if f, ok := functions.Load(name); ok {
		return f.(*simd.Function)
	}
	return other(name)
}

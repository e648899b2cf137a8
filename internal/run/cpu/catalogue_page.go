//go:build page

package cpu

import "github.com/limbfp/limb/internal/run/simd"

// tested are the functions that the self-test of every GPU compares: they run as compiled Go, which
// takes a fiftieth of the interpreter's time.
var tested = []*simd.Function{
	&simd.F32Div, &simd.F32Sqrt, &simd.F32TwoSum, &simd.F32FastTwoSum, &simd.F32TwoDiff, &simd.F32Split, &simd.F32TwoProd, &simd.F32TwoSqr,
	&simd.DFAdd, &simd.DFSloppyAdd, &simd.DFSub, &simd.DFMul, &simd.DFAddFloat, &simd.DFMulFloat, &simd.DFExp2, &simd.QFAdd, &simd.QFMul,
}

// lookup returns a function of the catalogue, or nil.
func lookup(name string) *simd.Function {
	for _, f := range tested {
		if f.Name == name {
			return f
		}
	}
	return interpreted(name)
}

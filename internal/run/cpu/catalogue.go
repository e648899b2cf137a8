//go:build !page

package cpu

import "github.com/limbfp/limb/internal/run/simd"

// more are the other functions that the self-test of a device asks for: those of float64, and
// what it asks its questions with.
var more = []*simd.Function{
	&simd.F64Div, &simd.F64Sqrt, &simd.F64TwoSum, &simd.F64FastTwoSum, &simd.F64TwoDiff, &simd.F64Split, &simd.F64TwoProd, &simd.F64TwoSqr,
	&simd.DDAdd, &simd.DDSloppyAdd, &simd.DDSub, &simd.DDMul, &simd.DDAddFloat, &simd.DDMulFloat, &simd.DDExp2, &simd.QDAdd, &simd.QDMul,

	&simd.F32Mad, &simd.F32SumLessFirst, &simd.F32SumLessSecond, &simd.F32Add, &simd.F32NegSum, &simd.F32AddZero, &simd.F32MulZero, &simd.F32Mul, &simd.F32Compare, &simd.DFTrunc, &simd.DFFloor,
	&simd.F64Mad, &simd.F64SumLessFirst, &simd.F64SumLessSecond, &simd.F64Add, &simd.F64NegSum, &simd.F64AddZero, &simd.F64MulZero, &simd.F64Mul, &simd.F64Compare, &simd.DDTrunc, &simd.DDFloor,
}

// lookup returns a function of the catalogue, or nil. A program that calls it has all of them.
func lookup(name string) *simd.Function { return simd.Lookup(name) }

// other returns a function that was not given, or nil.
func other(string) *simd.Function { return nil }

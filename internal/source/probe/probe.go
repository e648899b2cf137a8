// Package probe holds plain floating-point operations as functions, so that
// they can be run as kernels: what the self-test of a device asks, and the
// baseline of timing tables. They promise nothing beyond what they say.
package probe

import (
	"math"

	"github.com/limbfp/limb"
)

// Add returns RN(a + b).
//
// Cost: 1 flop.
func Add[T limb.Float](a, b T) T { return a + b }

// NegSum returns -RN(a + b), which is -0 where the sum is +0.
//
// Cost: 1 flop.
func NegSum[T limb.Float](a, b T) T { return -(a + b) }

// AddZero returns RN(a + 0), which is not a where that is -0.
//
// Cost: 1 flop.
func AddZero[T limb.Float](a T) T { return a + 0 }

// MulZero returns RN(0a), which is not 0 where a is negative, infinite or NaN.
//
// Cost: 1 flop.
func MulZero[T limb.Float](a T) T { return T(0 * a) }

// Mul returns RN(ab).
//
// Cost: 1 flop.
func Mul[T limb.Float](a, b T) T { return T(a * b) }

// Mad returns RN(RN(ab) + c): the product is rounded, however much faster a
// fused operation would be.
//
// Cost: 2 flops.
func Mad[T limb.Float](a, b, c T) T { return T(a*b) + c }

// Div returns RN(a / b).
//
// Cost: 1 flop.
func Div[T limb.Float](a, b T) T { return a / b }

// Sqrt returns RN(√a).
//
// Cost: 1 flop.
func Sqrt[T limb.Float](a T) T { return sqrt(a) }

// sqrt is √a, correctly rounded: for float32, float64 has so many more bits that
// rounding its root a second time is innocent.
//
//limb:primitive
func sqrt[T limb.Float](a T) T { return T(math.Sqrt(float64(a))) }

// Compare returns 1 for a < b and 2 for a ≤ b, 4 for a = b and 8 for a ≠ b: the sum of those that hold.
//
// Cost: 4 comparisons.
func Compare[T limb.Float](a, b T) T {
	c := T(0)
	if a < b {
		c = 1
	}
	if a <= b {
		c = c + 2
	}
	if a == b {
		c = c + 4
	}
	if a != b {
		c = c + 8
	}
	return c
}

// SumLessFirst returns RN(RN(a + b) - a), which is not b.
//
// Cost: 2 flops.
func SumLessFirst[T limb.Float](a, b T) T {
	s := a + b
	return s - a
}

// SumLessSecond returns RN(RN(a + b) - b), which is not a.
//
// Cost: 2 flops.
func SumLessSecond[T limb.Float](a, b T) T {
	s := a + b
	return s - b
}

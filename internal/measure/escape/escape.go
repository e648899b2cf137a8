// Package escape has the kernel of limb bench escape: a loop that each element leaves when it
// likes, as a user writes one. Package peers has it in C++, with intrinsics.
package escape

import "github.com/limbfp/limb"

// Escape counts the turns of z² + c, from z = c on, that stay within the circle of radius 2: limit
// at most.
//
//limb:kernel
func Escape[T limb.Float](c limb.ComplexPair[T], limit int) (n int) {
	z := c
	for n < limit && inside(z) {
		z = z.Mul(z).Add(c)
		n++
	}
	return n
}

func inside[T limb.Float](z limb.ComplexPair[T]) bool {
	return T(z.Re.Hi*z.Re.Hi)+T(z.Im.Hi*z.Im.Hi) < 4
}

// Package horner has a kernel as a user writes one, to be timed on devices beside the same by hand:
// a chain that does nothing but multiply and add.
package horner

import "github.com/limbfp/limb"

// Degree is the number of turns.
const Degree = 64

// Horner returns x^65 + c(x^63 + … + x + 1), by Horner's scheme from y = x on.
//
//limb:kernel
func Horner[N limb.Real[N]](x, c N) (y N) {
	y = x
	for k := 0; k < Degree; k++ {
		y = y.Mul(x).Add(c)
	}
	return y
}

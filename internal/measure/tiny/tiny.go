// Package tiny has the kernel that tells what subnormal numbers cost a device, for limb report functions.
package tiny

import "github.com/limbfp/limb"

// Halves sets out[i] to the sum of x[i] and half of what it was so far, so many times: close to 2x[i].
// Where x[i] is subnormal and small, so are all sums and products.
//
//limb:kernel
func Halves[T limb.Float](i int, out, x []T, turns int) {
	s := T(0)
	for range turns {
		s = T(s*0.5) + x[i]
	}
	out[i] = s
}

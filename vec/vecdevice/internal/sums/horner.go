package sums

import "github.com/limbfp/limb"

// Horner sets dst[i] to the polynomial with the coefficients c, the constant one first, at x[i].
//
//limb:kernel device
func Horner[N limb.Real[N]](i int, dst, x, c []N) {
	s := c[len(c)-1]
	for k := len(c) - 2; k >= 0; k-- {
		s = s.Mul(x[i]).Add(c[k])
	}
	dst[i] = s
}

// HornerOf is Horner of machine numbers, in pairs that are rounded in the end.
//
//limb:kernel device
func HornerOf[T limb.Float](i int, dst, x, c []T) {
	s := limb.Pair[T]{Hi: c[len(c)-1]}
	for k := len(c) - 2; k >= 0; k-- {
		s = s.MulFloat(x[i]).AddFloat(c[k])
	}
	dst[i] = s.Hi
}

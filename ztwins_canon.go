// Code generated from canon.go by gen; DO NOT EDIT.

package limb

// IsNormalized reports whether x has the form that the operations take and return, that
// of [Quad]: each limb is at most half an ulp of the one before, 0 after a 0, and 0
// where X0 is infinite or NaN.
//
//limb:host
func (x Quad[T]) IsNormalized() bool {
	return quadFormat[T]().Normalized(x.limbs())
}

// Cmp compares x and y as real numbers and returns -1, 0 or +1 for x < y,
// x = y, x > y. A NaN compares as less than everything but NaN, as in
// cmp.Compare.
//
// Error: exact.
//
//limb:host
func (x Quad[T]) Cmp(y Quad[T]) int {
	switch {
	case x.Less(y):
		return -1
	case y.Less(x):
		return +1
	case x.Equal(y):
		return 0
	}
	xn, yn := x.X0 != x.X0, y.X0 != y.X0
	switch {
	case xn && !yn:
		return -1
	case yn && !xn:
		return +1
	}
	return 0
}

// ULP returns the distance between neighbours of the grid around x: 2^(e-4p+1) for 2^e
// ≤ |x| < 2^(e+1), and not less than the smallest subnormal number.
//
// The grid is the numbers that have at most 4p significant bits (96 for a [QF], 212 for
// a [QD]; p is 24 or 53, the bits of a limb) and are multiples of the smallest
// subnormal number, as in a machine format of 4p bits. There are numbers of the type
// between them, since between limbs may be a gap: 1 + 2^-1074 is a QD.
//
// Special: ULP(±Inf) = +Inf, ULP(NaN) = NaN.
//
//limb:host
func (x Quad[T]) ULP() T {
	v := x.Canon().limbs()
	if finite(x.X0) && !finite(v[0]) { // X0 is the largest number, and X1 half of its last place
		v = x.limbs()
	}
	return T(quadFormat[T]().ULP(v))
}

// NextUp returns the least number of the grid above x (see [Quad.ULP]): x + ULP
// where x is on the grid and not negative.
//
// Special: NextUp(+Inf) = +Inf, NextUp(-Inf) is the lowest number of the grid,
// NextUp(NaN) = NaN; above the largest number of the grid is +Inf.
//
//limb:host
func (x Quad[T]) NextUp() Quad[T] {
	return quadOf[T](quadFormat[T]().NextUp(x.Canon().limbs()))
}

// NextDown returns the greatest number of the grid below x (see [Quad.ULP]): it
// is -NextUp(-x).
//
//limb:host
func (x Quad[T]) NextDown() Quad[T] { return x.Neg().NextUp().Neg() }

// NextAfter returns the number of the grid (see [Quad.ULP]) next to x toward y:
// NextUp where x < y, NextDown where x > y, and y where they are equal.
//
// Special: where x or y is NaN, NaN.
//
//limb:host
func (x Quad[T]) NextAfter(y Quad[T]) Quad[T] {
	switch {
	case x.Less(y):
		return x.NextUp()
	case y.Less(x):
		return x.NextDown()
	case x.X0 != x.X0:
		return x
	}
	return y
}

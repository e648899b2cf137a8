// Code generated from pair.go by gen; DO NOT EDIT.

package limb

// SubFloat returns x - a. A Go constant a has the precision of T alone, as in AddFloat.
//
// Error: ≤ 1u⁴|x-a|.
// Domain: as AddFloat.
// Special: X0 is that of x.X0 - a for infinities, NaN and zeros.
// Cost: 58 flops.
func (x Quad[T]) SubFloat(a T) Quad[T] { return x.AddFloat(-a) }

// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
func (x Quad[T]) Neg() Quad[T] { return Quad[T]{-x.X0, -x.X1, -x.X2, -x.X3} }

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
func (x Quad[T]) Less(y Quad[T]) bool {
	d := x.Sub(y)
	less := d.X0 < 0
	if !finite(d.X0) {
		less = x.X0 < y.X0
	}
	return less
}

// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
func (x Quad[T]) Equal(y Quad[T]) bool {
	d := x.Sub(y)
	equal := d.X0 == 0
	if !finite(d.X0) {
		equal = x.X0 == y.X0
	}
	return equal
}

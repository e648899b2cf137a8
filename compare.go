package limb

// # Comparisons
//
// They compare the numbers, whatever their form: x < y is the sign of the rounded
// difference x - y, which is 0 only where x = y. A comparison with NaN is false.

// LessEqual reports whether x ≤ y.
//
// Error: exact.
// Special: as Less and Equal.
//
//limb:twin
func (x Pair[T]) LessEqual(y Pair[T]) bool {
	d := x.Sub(y)
	less := d.Hi <= 0
	if !finite(d.Hi) {
		less = x.Hi <= y.Hi
	}
	return less
}

// Greater reports whether x > y.
//
// Error: exact.
// Special: as Less.
//
//limb:twin
func (x Pair[T]) Greater(y Pair[T]) bool { return y.Less(x) }

// GreaterEqual reports whether x ≥ y.
//
// Error: exact.
// Special: as Less and Equal.
//
//limb:twin
func (x Pair[T]) GreaterEqual(y Pair[T]) bool { return y.LessEqual(x) }

// EqualFloat reports whether x = a. A Go constant a has the precision of T alone: the
// number that [MustParse] reads from "0.1" does not equal it.
//
// Error: exact.
// Special: as Equal.
//
//limb:twin
func (x Pair[T]) EqualFloat(a T) bool { return x.Equal(Pair[T]{Hi: a}) }

// LessFloat reports whether x < a.
//
// Error: exact.
// Special: as Less.
//
//limb:twin
func (x Pair[T]) LessFloat(a T) bool { return x.Less(Pair[T]{Hi: a}) }

// LessEqualFloat reports whether x ≤ a.
//
// Error: exact.
// Special: as Less and Equal.
//
//limb:twin
func (x Pair[T]) LessEqualFloat(a T) bool { return x.LessEqual(Pair[T]{Hi: a}) }

// GreaterFloat reports whether x > a.
//
// Error: exact.
// Special: as Less.
//
//limb:twin
func (x Pair[T]) GreaterFloat(a T) bool { return x.Greater(Pair[T]{Hi: a}) }

// GreaterEqualFloat reports whether x ≥ a.
//
// Error: exact.
// Special: as Less and Equal.
//
//limb:twin
func (x Pair[T]) GreaterEqualFloat(a T) bool { return x.GreaterEqual(Pair[T]{Hi: a}) }

// # What a number is

// IsNaN reports whether x is NaN.
//
// Error: exact.
//
//limb:twin
func (x Pair[T]) IsNaN() bool { return x.Hi != x.Hi }

// IsInf reports whether x is +Inf or -Inf; Sign tells which.
//
// Error: exact.
//
//limb:twin
func (x Pair[T]) IsInf() bool { return infinite(x.Hi) }

// IsZero reports whether x is +0 or -0.
//
// Error: exact.
//
//limb:twin
func (x Pair[T]) IsZero() bool { return x.Hi == 0 }

// A sum of limbs in normal form is an integer only where each limb is one: the limbs
// before the last round integers beyond their last place.

// IsInt reports whether x is an integer. Infinities and NaN are none.
//
// Error: exact.
func (x Pair[T]) IsInt() bool {
	return finite(x.Hi) && trunc(x.Hi) == x.Hi && trunc(x.Lo) == x.Lo
}

// IsInt reports whether x is an integer. Infinities and NaN are none.
//
// Error: exact.
func (x Quad[T]) IsInt() bool {
	return finite(x.X0) && trunc(x.X0) == x.X0 && trunc(x.X1) == x.X1 && trunc(x.X2) == x.X2 && trunc(x.X3) == x.X3
}

// sign returns -1, 0 or 1 for a < 0, for ±0 and NaN, and for a > 0.
func sign[T Float](a T) int32 {
	s := int32(0)
	if a > 0 {
		s = 1
	}
	if a < 0 {
		s = -1
	}
	return s
}

// Sign returns -1 for x < 0, +1 for x > 0, and 0 for ±0 and NaN.
//
// Error: exact.
//
//limb:twin
func (x Pair[T]) Sign() int { return int(sign(x.Hi)) }

// Signbit reports whether x is negative, or -0, or a NaN with its sign bit set.
//
// Error: exact.
//
//limb:twin
func (x Pair[T]) Signbit() bool { return signbit(x.Hi) }

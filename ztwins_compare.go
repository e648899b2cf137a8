// Code generated from compare.go by gen; DO NOT EDIT.

package limb

// LessEqual reports whether x ≤ y.
//
// Error: exact.
// Special: as Less and Equal.
func (x Quad[T]) LessEqual(y Quad[T]) bool {
	d := x.Sub(y)
	less := d.X0 <= 0
	if !finite(d.X0) {
		less = x.X0 <= y.X0
	}
	return less
}

// Greater reports whether x > y.
//
// Error: exact.
// Special: as Less.
func (x Quad[T]) Greater(y Quad[T]) bool { return y.Less(x) }

// GreaterEqual reports whether x ≥ y.
//
// Error: exact.
// Special: as Less and Equal.
func (x Quad[T]) GreaterEqual(y Quad[T]) bool { return y.LessEqual(x) }

// EqualFloat reports whether x = a. A Go constant a has the precision of T alone: the
// number that [MustParse] reads from "0.1" does not equal it.
//
// Error: exact.
// Special: as Equal.
func (x Quad[T]) EqualFloat(a T) bool { return x.Equal(Quad[T]{X0: a}) }

// LessFloat reports whether x < a.
//
// Error: exact.
// Special: as Less.
func (x Quad[T]) LessFloat(a T) bool { return x.Less(Quad[T]{X0: a}) }

// LessEqualFloat reports whether x ≤ a.
//
// Error: exact.
// Special: as Less and Equal.
func (x Quad[T]) LessEqualFloat(a T) bool { return x.LessEqual(Quad[T]{X0: a}) }

// GreaterFloat reports whether x > a.
//
// Error: exact.
// Special: as Less.
func (x Quad[T]) GreaterFloat(a T) bool { return x.Greater(Quad[T]{X0: a}) }

// GreaterEqualFloat reports whether x ≥ a.
//
// Error: exact.
// Special: as Less and Equal.
func (x Quad[T]) GreaterEqualFloat(a T) bool { return x.GreaterEqual(Quad[T]{X0: a}) }

// IsNaN reports whether x is NaN.
//
// Error: exact.
func (x Quad[T]) IsNaN() bool { return x.X0 != x.X0 }

// IsInf reports whether x is +Inf or -Inf; Sign tells which.
//
// Error: exact.
func (x Quad[T]) IsInf() bool { return infinite(x.X0) }

// IsZero reports whether x is +0 or -0.
//
// Error: exact.
func (x Quad[T]) IsZero() bool { return x.X0 == 0 }

// Sign returns -1 for x < 0, +1 for x > 0, and 0 for ±0 and NaN.
//
// Error: exact.
func (x Quad[T]) Sign() int { return int(sign(x.X0)) }

// Signbit reports whether x is negative, or -0, or a NaN with its sign bit set.
//
// Error: exact.
func (x Quad[T]) Signbit() bool { return signbit(x.X0) }

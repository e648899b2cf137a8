// Package interval computes with intervals of real numbers: the result of an
// operation holds all that the operation can give for numbers of its operands,
// whatever is rounded on the way. The ends are machine numbers or the real numbers of
// package limb.
package interval

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
)

// End is what the ends of an interval may be.
type End interface {
	float32 | float64 | limb.Extended
}

// Interval is the set of the real numbers x with Lo ≤ x ≤ Hi, where Lo may be
// -Inf and Hi may be +Inf. The empty set has NaN for both. [Of] and the operations make
// no other values, and operations are right for no others. The zero value holds 0 alone.
//
// How tight results are: the ends of a sum, a difference, a product, and for machine
// numbers of all results, are the exact ones, rounded once outward, in their last limb;
// where an exact end is a number of type T, it is that number. The ends of quotients and
// roots of limbs are checked against the exact remainder, and are at most a few units of
// the last limb beyond the exact ones. Where an operand or a result is above 2^124 (limbs
// of float32), 2^1020 (float64), they are only as tight as machine numbers; and
// where products of limbs, or the last limbs of a quotient or a root, underflow, they are
// some least subnormal numbers wider.
type Interval[T End] struct{ Lo, Hi T }

// Of returns the interval from lo to hi, which is empty where not lo ≤ hi, where
// lo = +Inf and where hi = -Inf. Numbers of limbs have to be normalised, as results of
// package limb are: each limb is at most half a unit in the last place of the one before.
func Of[T End](lo, hi T) Interval[T] {
	o := of[T]()
	// A comparison with NaN is false.
	if !o.less(lo, o.inf) || !o.less(o.neg(o.inf), hi) || o.less(hi, lo) {
		return Empty[T]()
	}
	return Interval[T]{lo, hi}
}

// Point returns the interval that holds x alone, which is empty where x is
// infinite or NaN.
func Point[T End](x T) Interval[T] { return Of(x, x) }

// Empty returns the interval without numbers.
func Empty[T End]() Interval[T] {
	o := of[T]()
	return Interval[T]{o.nan, o.nan}
}

// Entire returns the interval of all real numbers.
func Entire[T End]() Interval[T] {
	o := of[T]()
	return Interval[T]{o.neg(o.inf), o.inf}
}

// IsEmpty reports whether x holds no number.
func (x Interval[T]) IsEmpty() bool { return x.Lo != x.Lo }

// Contains reports whether x holds a. It does not hold infinities.
func (x Interval[T]) Contains(a T) bool {
	o := of[T]()
	return a == a && !x.IsEmpty() && o.less(a, o.inf) && o.less(o.neg(o.inf), a) && !o.less(a, x.Lo) && !o.less(x.Hi, a)
}

// Width returns Hi - Lo rounded up: +Inf where an end is infinite, NaN for the empty set.
func (x Interval[T]) Width() T {
	o := of[T]()
	return o.add(x.Hi, o.neg(x.Lo), fp.Up)
}

// Neg returns the interval of the numbers -a for a in x, exactly.
func (x Interval[T]) Neg() Interval[T] {
	o := of[T]()
	return Interval[T]{o.neg(x.Hi), o.neg(x.Lo)}
}

// Add returns an interval that holds a + b for all a in x, b in y. It is empty
// where an operand is.
func (x Interval[T]) Add(y Interval[T]) Interval[T] {
	o := of[T]()
	if x.IsEmpty() || y.IsEmpty() {
		return Empty[T]()
	}
	return Interval[T]{o.add(x.Lo, y.Lo, fp.Down), o.add(x.Hi, y.Hi, fp.Up)}
}

// Sub returns an interval that holds a - b for all a in x, b in y. It is empty
// where an operand is.
func (x Interval[T]) Sub(y Interval[T]) Interval[T] { return x.Add(y.Neg()) }

// Mul returns an interval that holds ab for all a in x, b in y. It is empty
// where an operand is.
func (x Interval[T]) Mul(y Interval[T]) Interval[T] {
	o := of[T]()
	switch {
	case x.IsEmpty() || y.IsEmpty():
		return Empty[T]()
	case o.sign(x.Hi) <= 0 && o.sign(x.Lo) < 0:
		return x.Neg().Mul(y).Neg()
	case o.sign(y.Hi) <= 0 && o.sign(y.Lo) < 0:
		return x.Mul(y.Neg()).Neg()
	}
	z := Interval[T]{Hi: o.mul(x.Hi, y.Hi, fp.Up)}
	switch xneg, yneg := o.sign(x.Lo) < 0, o.sign(y.Lo) < 0; {
	case xneg && yneg:
		z.Lo, z.Hi = o.mul(x.Lo, y.Hi, fp.Down), o.max(z.Hi, o.mul(x.Lo, y.Lo, fp.Up))
		if l := o.mul(x.Hi, y.Lo, fp.Down); o.less(l, z.Lo) {
			z.Lo = l
		}
	case xneg:
		z.Lo = o.mul(x.Lo, y.Hi, fp.Down)
	case yneg:
		z.Lo = o.mul(x.Hi, y.Lo, fp.Down)
	default:
		z.Lo = o.mul(x.Lo, y.Lo, fp.Down)
	}
	return z
}

// Div returns an interval that holds a/b for all a in x, b ≠ 0 in y. It is empty
// where an operand is, or where y holds 0 alone.
func (x Interval[T]) Div(y Interval[T]) Interval[T] {
	o := of[T]()
	low, high := o.sign(y.Lo), o.sign(y.Hi)
	switch {
	case x.IsEmpty() || y.IsEmpty() || low == 0 && high == 0:
		return Empty[T]()
	case o.sign(x.Lo) == 0 && o.sign(x.Hi) == 0:
		return Interval[T]{}
	case low < 0 && high > 0:
		return Entire[T]()
	case low < 0:
		return x.Neg().Div(y.Neg())
	}
	z := Entire[T]()
	switch { // the number of y that makes the lower end least
	case o.sign(x.Lo) >= 0:
		z.Lo = o.div(x.Lo, y.Hi, fp.Down)
	case low > 0:
		z.Lo = o.div(x.Lo, y.Lo, fp.Down)
	}
	switch {
	case o.sign(x.Hi) <= 0:
		z.Hi = o.div(x.Hi, y.Hi, fp.Up)
	case low > 0:
		z.Hi = o.div(x.Hi, y.Lo, fp.Up)
	}
	return z
}

// Sqrt returns an interval that holds √a for all a ≥ 0 in x. It is empty where
// there is none.
func (x Interval[T]) Sqrt() Interval[T] {
	o := of[T]()
	if x.IsEmpty() || o.sign(x.Hi) < 0 {
		return Empty[T]()
	}
	z := Interval[T]{Hi: o.sqrt(x.Hi, fp.Up)}
	if o.sign(x.Lo) > 0 {
		z.Lo = o.sqrt(x.Lo, fp.Down)
	}
	return z
}

// operations are those on ends. The mode is Down or Up, and a result is a bound
// of the exact one on that side. A product with 0 is 0. Divisors are above 0,
// and no end is an infinity divided by another.
type operations[T any] struct {
	add, mul, div func(x, y T, m fp.Mode) T
	sqrt          func(x T, m fp.Mode) T
	neg           func(x T) T
	less          func(x, y T) bool
	inf, nan      T
}

func (o *operations[T]) sign(x T) int {
	var zero T
	switch {
	case o.less(x, zero):
		return -1
	case o.less(zero, x):
		return 1
	}
	return 0
}

func (o *operations[T]) max(x, y T) T {
	if o.less(x, y) {
		return y
	}
	return x
}

// list has the operations of each type.
var list = func() (list [types.F64 + 1]any) {
	list[types.F32], list[types.F64] = machine[float32](), machine[float64]()
	for t, operations := range operationsEach {
		if operations != nil {
			list[t] = operations()
		}
	}
	return list
}()

//limb:each
func operationsDF() any { return pairs[float32]() }

// of returns the operations of T.
func of[T End]() *operations[T] { return list[typeof.Of[T]()].(*operations[T]) }

// machine returns the operations of machine numbers.
func machine[E limb.Float]() *operations[E] {
	return &operations[E]{
		add: fp.Add[E],
		mul: func(x, y E, m fp.Mode) E {
			if x == 0 || y == 0 {
				return 0
			}
			return fp.Mul(x, y, m)
		},
		div:  fp.Div[E],
		sqrt: fp.Sqrt[E],
		neg:  func(x E) E { return -x },
		less: func(x, y E) bool { return x < y },
		inf:  E(math.Inf(1)),
		nan:  E(math.NaN()),
	}
}

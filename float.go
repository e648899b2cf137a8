package limb

import "math"

// Float is the machine type of a limb: binary32 or binary64.
type Float interface{ float32 | float64 }

// The functions marked as primitives are the only ones that a backend writes
// by hand: their Go bodies say what they return, and the compiler turns a call
// into one operation of the IR. Everything else in this package is compiled
// from its Go source.

// is32 reports whether T is float32. Both compilers fold it to a constant.
//
//limb:primitive
func is32[T Float]() bool {
	return T(1<<24)+1 == T(1<<24)
}

// splitter returns 2^⌈p/2⌉ + 1, the multiplier of [Split], for the precision p
// of T.
//
//limb:primitive
func splitter[T Float]() T {
	if is32[T]() {
		return 1<<12 + 1
	}
	return 1<<27 + 1
}

// prodErr returns ab - p, rounded once to T, for p = RN(ab). It is exact
// unless |ab| is so small that the error of the product falls below the
// smallest subnormal number (see [TwoProd]).
//
// float32: the product of two 24-bit significands has 48 bits, so float64
// holds ab, and ab - p, exactly.
//
//limb:primitive
func prodErr[T Float](a, b, p T) T {
	if is32[T]() {
		return T(float64(float64(a)*float64(b)) - float64(p))
	}
	return T(math.FMA(float64(a), float64(b), -float64(p)))
}

// finite reports whether a is neither infinite nor NaN.
//
//limb:primitive
func finite[T Float](a T) bool { return a-a == 0 }

// abs returns |a|. It clears the sign bit of -0, ±Inf and NaN.
//
//limb:primitive
func abs[T Float](a T) T { return T(math.Abs(float64(a))) }

// Code generated from round.go by gen; DO NOT EDIT.

package limb

// signed4 returns x times the sign of s.
func signed4[T Float](x Quad[T], s T) Quad[T] {
	f := copysign(T(1), s)
	return Quad[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f), T(x.X3 * f)}
}

// Ceil returns the smallest integer not below x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
func (x Quad[T]) Ceil() Quad[T] { return x.Neg().Floor().Neg() }

// Trunc returns x without its fraction.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
func (x Quad[T]) Trunc() Quad[T] {
	h := trunc(x.X0)
	if h != x.X0 {
		return Quad[T]{X0: h}
	}
	return signed4(x.Abs().Floor(), x.X0)
}

// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1. That holds
// for the number: frac.X0 may be ±1, with frac.X1 of the other sign.
//
// Error: exact.
// Domain: no limb that is not 0 becomes subnormal.
// Special: infinities, NaN and zeros are returned with exp = 0.
// Cost: 14 flops.
func (x Quad[T]) Frexp() (frac Quad[T], exp int) {
	e := exponentOf(x.X0, x.X1) + 1
	f, g := pow2[T]((-e)>>1), pow2[T](-e-(-e)>>1)
	if x.X0 == 0 || !finite(x.X0) {
		e = 0
	}
	return Quad[T]{T(T(x.X0*f) * g), T(T(x.X1*f) * g), T(T(x.X2*f) * g), T(T(x.X3*f) * g)}, int(e)
}

// Ldexp returns x·2^n.
//
// Error: exact.
// Domain: x·2^n is below the overflow threshold, and no limb that is not 0
// becomes subnormal.
// Special: infinities, NaN and zeros are kept; a result out of range is ±Inf.
// Cost: 26 flops.
func (x Quad[T]) Ldexp(n int) Quad[T] { return x.scaleB(within32(n)) }

// Ilogb returns ⌊log2|x|⌋.
//
// Error: exact.
// Special: the least int32 for ±0, the greatest for ±Inf and NaN.
// Cost: 4 flops.
func (x Quad[T]) Ilogb() int { return int(ilogb(x.X0, x.X1)) }

// Logb returns ⌊log2|x|⌋ as a number.
//
// Error: exact.
// Special: -Inf for ±0, +Inf for ±Inf, NaN for NaN.
// Cost: 6 flops.
func (x Quad[T]) Logb() Quad[T] { return Quad[T]{X0: logb(x.X0, x.X1)} }

// Dim returns x - y where x > y, else 0.
//
// Error: ≤ 1.01u⁴|x-y|, as Sub.
// Domain: as Sub.
// Special: NaN where an operand is NaN; Inf - Inf is 0 (as in C; Go's math.Dim
// has NaN).
// Cost: 124 flops.
func (x Quad[T]) Dim(y Quad[T]) Quad[T] {
	d := x.Sub(y)
	if d.X0 <= 0 || x.X0 == y.X0 && !finite(x.X0) {
		d = Quad[T]{}
	}
	return d
}

// Min returns the smaller of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and -0 is below +0, as for Go's min, C's
// fminimum and the minimum of IEEE 754.
// Cost: 124 flops.
func (x Quad[T]) Min(y Quad[T]) Quad[T] {
	m := x
	if y.Less(x) || y.X0 == 0 && x.X0 == 0 && signbit(y.X0) || y.X0 != y.X0 {
		m = y
	}
	return m
}

// Max returns the larger of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and +0 is above -0, as for Go's max, C's
// fmaximum and the maximum of IEEE 754.
// Cost: 124 flops.
func (x Quad[T]) Max(y Quad[T]) Quad[T] {
	m := x
	if x.Less(y) || y.X0 == 0 && x.X0 == 0 && !signbit(y.X0) || y.X0 != y.X0 {
		m = y
	}
	return m
}

// Copysign returns |x| with the sign of y.
//
// Error: exact.
// Special: the signs of infinities, NaN and zeros count and are set too.
// Cost: 4 flops.
func (x Quad[T]) Copysign(y Quad[T]) Quad[T] {
	f := T(copysign(T(1), x.X0) * copysign(T(1), y.X0))
	z := Quad[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f), T(x.X3 * f)}
	z.X0 = copysign(x.X0, y.X0)
	return z
}

package limb

// # Integers and exponents
//
// The limbs of a number get smaller by at least p bits, so its integral part is
// found from the front: as long as limbs are integers they belong to it whole;
// the first that is not is rounded, and what follows is left out. It is smaller
// than the distance from that limb to any integer, and only says on which side
// of a tie the number lies.
//
// All of them work on |x| and put the sign back, so that they are odd where
// they should be and keep the sign of a zero.

// signed returns x times the sign of s.
//
//limb:twin
func signed[T Float](x Pair[T], s T) Pair[T] {
	f := copysign(T(1), s)
	return Pair[T]{T(x.Hi * f), T(x.Lo * f)}
}

// integer returns h + l as a Pair, for the rounded limbs of a number.
func integer[T Float](h, l T) Pair[T] {
	hi, lo := FastTwoSum(h, l)
	return finish(h, hi, lo)
}

// integerQuad is integer for four limbs. -1 + 1 may come anywhere between them, and
// a carry may run up to the first.
func integerQuad[T Float](h0, h1, h2, h3 T) Quad[T] {
	x0, x1, x2, x3 := renorm(h0, h1, h2, h3, 0)
	if !finite(x0) { // h0 is the largest number, and h1 half of its last place
		x0, x1 = h0, h1
		x2, x3 = FastTwoSum(h2, h3)
	}
	return finishQuad(h0, x0, x1, x2, x3)
}

// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 3 flops.
//
//limb:function
func (x Pair[T]) Floor() Pair[T] {
	h := floor(x.Hi)
	if h != x.Hi {
		return Pair[T]{Hi: h}
	}
	return integer(x.Hi, floor(x.Lo)) // x.Hi and not h, which may be 0: rare, and never taken
}

// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 37 flops; in Go 1 where X0 is not an integer.
func (x Quad[T]) Floor() Quad[T] {
	h0, h2, h3 := floor(x.X0), T(0), T(0)
	if h0 != x.X0 {
		return Quad[T]{X0: h0}
	}
	h1 := floor(x.X1)
	if h1 == x.X1 {
		h2 = floor(x.X2)
		if h2 == x.X2 {
			h3 = floor(x.X3)
		}
	}
	return integerQuad(x.X0, h1, h2, h3) // as with two limbs
}

// Ceil returns the smallest integer not below x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
//
//limb:function
//limb:twin
func (x Pair[T]) Ceil() Pair[T] { return x.Neg().Floor().Neg() }

// Trunc returns x without its fraction.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -1 < x < 0.
// Cost: as Floor.
//
//limb:function
//limb:twin
func (x Pair[T]) Trunc() Pair[T] {
	h := trunc(x.Hi)
	if h != x.Hi {
		return Pair[T]{Hi: h}
	}
	return signed(x.Abs().Floor(), x.Hi)
}

// nearest returns the integer nearest to a, where next has the sign of what
// follows a: it decides a tie, and with nothing there the tie goes up.
func nearest[T Float](a, next T) T {
	f := floor(a)
	t := f + 0.5 // exact where a is not an integer
	if f != a && (a > t || a == t && next >= 0) {
		f = f + 1
	}
	return f
}

// nearestEven is nearest, but a tie goes to the even one of the integers, with
// the limb prev before a counted in.
func nearestEven[T Float](prev, a, next T) T {
	f := floor(a)
	t := f + 0.5
	if f != a && (a > t || a == t && (next > 0 || next == 0 && parity(f) != parity(prev))) {
		f = f + 1
	}
	return f
}

// parity returns a modulo 2, for an integer a.
func parity[T Float](a T) T {
	h := floor(T(a * 0.5))
	return a - (h + h)
}

// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 9 flops.
//
//limb:function
func (x Pair[T]) Round() Pair[T] {
	a := x.Abs()
	h, l := nearest(a.Hi, a.Lo), T(0)
	if h == a.Hi {
		l = nearest(a.Lo, 0)
	}
	return signed(integer(h, l), x.Hi)
}

// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 53 flops.
func (x Quad[T]) Round() Quad[T] {
	a := x.Abs()
	h0, h2, h3 := nearest(a.X0, a.X1), T(0), T(0)
	if h0 != a.X0 {
		return signedQuad(Quad[T]{X0: h0}, x.X0)
	}
	h1 := nearest(a.X1, a.X2)
	if h1 == a.X1 {
		h2 = nearest(a.X2, a.X3)
		if h2 == a.X2 {
			h3 = nearest(a.X3, 0)
		}
	}
	return signedQuad(integerQuad(h0, h1, h2, h3), x.X0)
}

// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 21 flops.
//
//limb:function
func (x Pair[T]) RoundEven() Pair[T] {
	a := x.Abs()
	h, l := nearestEven(0, a.Hi, a.Lo), T(0)
	if h == a.Hi {
		l = nearestEven(a.Hi, a.Lo, 0)
	}
	return signed(integer(h, l), x.Hi)
}

// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 77 flops.
func (x Quad[T]) RoundEven() Quad[T] {
	a := x.Abs()
	h0, h2, h3 := nearestEven(0, a.X0, a.X1), T(0), T(0)
	if h0 != a.X0 {
		return signedQuad(Quad[T]{X0: h0}, x.X0)
	}
	h1 := nearestEven(a.X0, a.X1, a.X2)
	if h1 == a.X1 {
		h2 = nearestEven(a.X1, a.X2, a.X3)
		if h2 == a.X2 {
			h3 = nearestEven(a.X2, a.X3, 0)
		}
	}
	return signedQuad(integerQuad(h0, h1, h2, h3), x.X0)
}

// Modf returns the integral and the fractional part of x. Both have the sign of x, and
// their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 17 flops.
//
//limb:function
func (x Pair[T]) Modf() (integral, frac Pair[T]) {
	a := x.Abs()
	h, l := floor(a.Hi), T(0)
	d, e := a.Hi-h, a.Lo // exact; d is 0 or |d| ≥ 2|e|
	if h == a.Hi {
		l = floor(a.Lo)
		d, e = TwoDiff(a.Lo, l)
	}
	hi, lo := FastTwoSum(d, e)
	return signed(integer(h, l), x.Hi), signed(finish(d, hi, lo), x.Hi)
}

// Modf returns the integral and the fractional part of x. Both have the sign of x, and
// their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 98 flops.
func (x Quad[T]) Modf() (integral, frac Quad[T]) {
	a := x.Abs()
	h0, h1, h2, h3 := floor(a.X0), T(0), T(0), T(0)
	d0, d1, d2, d3 := a.X0-h0, a.X1, a.X2, a.X3
	if h0 == a.X0 {
		h1 = floor(a.X1)
		d0, d1 = TwoDiff(a.X1, h1)
		if h1 == a.X1 {
			h2 = floor(a.X2)
			d0, d1 = TwoDiff(a.X2, h2)
			d2, d3 = a.X3, 0
			if h2 == a.X2 {
				h3 = floor(a.X3)
				d0, d1 = TwoDiff(a.X3, h3)
				d2 = 0
			}
		}
	}
	f0, f1, f2, f3 := renorm(d0, d1, d2, d3, 0)
	return signedQuad(integerQuad(h0, h1, h2, h3), x.X0), signedQuad(finishQuad(d0, f0, f1, f2, f3), x.X0)
}

// exponentOf returns ⌊log2|x|⌋ for the number that starts with x0 + x1: one less
// than the exponent of x0 where that is a power of two and the rest takes away
// from it. Where x is 0, infinite or NaN it returns no exponent.
func exponentOf[T Float](x0, x1 T) int32 {
	least, k := T(0x1p-1022), int32(0)
	if is32[T]() {
		least = 0x1p-126
	}
	a := abs(x0)
	if a < least {
		a, k = T(a*0x1p64), 64
	}
	one := false
	if is32[T]() {
		one = a == chop(a, 23)
	} else {
		one = a == chop(a, 52)
	}
	e := exponent(a) - k
	if one && T(x1*copysign(T(1), x0)) < 0 {
		e = e - 1
	}
	return e
}

// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1. That holds
// for the number: frac.Hi may be ±1, with frac.Lo of the other sign.
//
// Error: exact.
// Domain: no limb that is not 0 becomes subnormal.
// Special: infinities, NaN and zeros are returned with exp = 0.
// Cost: 6 flops.
//
//limb:function
//limb:twin Cost: 10 flops.
//limb:twin Triple Cost: 8 flops.
func (x Pair[T]) Frexp() (frac Pair[T], exp int) {
	e := exponentOf(x.Hi, x.Lo) + 1
	f, g := pow2[T]((-e)>>1), pow2[T](-e-(-e)>>1)
	if x.Hi == 0 || !finite(x.Hi) {
		e = 0
	}
	return Pair[T]{T(T(x.Hi*f) * g), T(T(x.Lo*f) * g)}, int(e)
}

// Ldexp returns x·2^n.
//
// Error: exact.
// Domain: x·2^n is below the overflow threshold, and no limb that is not 0
// becomes subnormal.
// Special: infinities, NaN and zeros are kept; a result out of range is ±Inf.
// Cost: 14 flops.
//
//limb:function
//limb:twin Cost: 26 flops.
//limb:twin Triple Cost: 20 flops.
func (x Pair[T]) Ldexp(n int) Pair[T] { return x.scaleB(within32(n)) }

// ilogb is [Pair.Ilogb] for the number that starts with x0 + x1.
func ilogb[T Float](x0, x1 T) int32 {
	e := exponentOf(x0, x1)
	if x0 == 0 {
		e = -1 << 31
	}
	if !finite(x0) {
		e = 1<<31 - 1
	}
	return e
}

// Ilogb returns ⌊log2|x|⌋.
//
// Error: exact.
// Special: the least int32 for ±0, the greatest for ±Inf and NaN.
// Cost: 2 flops.
//
//limb:function
//limb:twin
func (x Pair[T]) Ilogb() int { return int(ilogb(x.Hi, x.Lo)) }

// logb is the leading limb of [Pair.Logb].
func logb[T Float](x0, x1 T) T {
	e := toFloat[T](exponentOf(x0, x1))
	if !finite(x0) {
		e = T(x0 * x0)
	}
	if x0 == 0 {
		e = -1 / abs(x0)
	}
	return e
}

// Logb returns ⌊log2|x|⌋ as a number.
//
// Error: exact.
// Special: -Inf for ±0, +Inf for ±Inf, NaN for NaN.
// Cost: 3 flops.
//
//limb:function
//limb:twin
func (x Pair[T]) Logb() Pair[T] { return Pair[T]{Hi: logb(x.Hi, x.Lo)} }

// Dim returns x - y where x > y, else 0.
//
// Error: ≤ 2u²|x-y|, as Sub.
// Domain: as Sub.
// Special: NaN where an operand is NaN; Inf - Inf is 0 (as in C; Go's math.Dim
// has NaN).
// Cost: 20 flops.
//
//limb:function
//limb:twin Error: ≤ 2.5u⁴|x-y|, as Sub.
//limb:twin Triple Error: ≤ 2u³|x-y|, as Sub.
//limb:twin Cost: 124 flops.
//limb:twin Triple Cost: 60 flops.
func (x Pair[T]) Dim(y Pair[T]) Pair[T] {
	d := x.Sub(y)
	if d.Hi <= 0 || x.Hi == y.Hi && !finite(x.Hi) {
		d = Pair[T]{}
	}
	return d
}

// Min returns the smaller of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and -0 is below +0, as for Go's min, C's
// fminimum and the minimum of IEEE 754.
// Cost: 18 flops.
//
//limb:function
//limb:twin Cost: 100 flops.
//limb:twin Triple Cost: 53 flops.
func (x Pair[T]) Min(y Pair[T]) Pair[T] {
	m := x
	if y.Less(x) || y.Hi == 0 && x.Hi == 0 && signbit(y.Hi) || y.Hi != y.Hi {
		m = y
	}
	return m
}

// Max returns the larger of x and y.
//
// Error: exact.
// Special: NaN where an operand is NaN, and +0 is above -0, as for Go's max, C's
// fmaximum and the maximum of IEEE 754.
// Cost: 18 flops.
//
//limb:function
//limb:twin Cost: 100 flops.
//limb:twin Triple Cost: 53 flops.
func (x Pair[T]) Max(y Pair[T]) Pair[T] {
	m := x
	if x.Less(y) || y.Hi == 0 && x.Hi == 0 && !signbit(y.Hi) || y.Hi != y.Hi {
		m = y
	}
	return m
}

// Copysign returns |x| with the sign of y.
//
// Error: exact.
// Special: the signs of infinities, NaN and zeros count and are set too.
// Cost: 2 flops.
//
//limb:function
//limb:twin Cost: 4 flops.
func (x Pair[T]) Copysign(y Pair[T]) Pair[T] {
	f := T(copysign(T(1), x.Hi) * copysign(T(1), y.Hi))
	z := Pair[T]{T(x.Hi * f), T(x.Lo * f)}
	z.Hi = copysign(x.Hi, y.Hi)
	return z
}

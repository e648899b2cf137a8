package limb

// # Error-free transformations
//
// The rounding error of a machine sum, and of a machine product, is itself a
// machine number, and a few machine operations find it. So a sum or a product
// can be carried on without loss, as two machine numbers:
//
//	a + b = s + e	s = RN(a + b), |e| ≤ u|s|	TwoSum, FastTwoSum
//	a · b = p + e	p = RN(a · b), |e| ≤ u|p|	TwoProd
//
// with RN the rounding to nearest, ties to even, and u the unit roundoff:
// 2^-24 for float32, 2^-53 for float64. "Exact" below means these equations,
// as real numbers. Everything else in this package is built on them.
//
// Every product is written T(a*b): the conversion rounds. Without it Go may
// fuse a product with a later sum, and the equations fail.

//lint:file-ignore U1000 prodErrSplit and prodErrScaled are called on devices.

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
func TwoSum[T Float](a, b T) (s, e T) {
	s = a + b
	v := s - a
	e = (a - (s - v)) + (b - v)
	return s, e
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
func FastTwoSum[T Float](a, b T) (s, e T) {
	s = a + b
	v := s - a // exact
	e = b - v
	return s, e
}

// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
func TwoDiff[T Float](a, b T) (d, e T) {
	d = a - b
	v := d - a
	e = (a - (d - v)) - (b + v)
	return d, e
}

// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand of p bits (24 or 53): products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
func Split[T Float](a T) (hi, lo T) {
	c := T(splitter[T]() * a)
	hi = c - (c - a)
	lo = a - hi // exact
	return hi, lo
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
func TwoProd[T Float](a, b T) (p, e T) {
	p = T(a * b)
	return p, prodErr(a, b, p)
}

// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
func TwoSqr[T Float](a T) (p, e T) {
	p = T(a * a)
	return p, prodErr(a, a, p)
}

// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
func prodErrSplit[T Float](a, b, p T) T {
	m, n := middling(a), middling(b)
	x, y := T(a*pow2[T](-m)), T(b*pow2[T](-n))
	h := T(x * y)
	xh, xl := Split(x)
	yh, yl := Split(y)
	e := T(xh*yh) - h
	e = e + T(xh*yl)
	e = e + T(xl*yh)
	e = e + T(xl*yl)
	e = (h - rescale(p, -m-n)) + e // h is RN(ab), scaled, or has bits that p lost
	if !finite(a) || !finite(b) {
		e = p - p
	}
	return rescale(e, m+n)
}

// prodErrScaled returns what [prodErr] does, for all operands, where a device's fused
// multiply-add takes subnormal numbers for zeros, or gives a zero the wrong sign. Where
// no operand and no result is one it is as good as any.
//
// Error: exact, rounded once where it underflows.
// Special: as prodErr.
// Cost: 2 flops, and 10 where something is small.
func prodErrScaled[T Float](a, b, p T) T {
	least, last := int32(-1022), int32(106) // the error is 0, or has a bit above |p|·2^-last
	if is32[T]() {
		least, last = -126, 48
	}
	small := min(exponent(a), exponent(b), exponent(p)-last) < least
	return prodErrSmall(small, prodErr(a, b, p), a, b, p)
}

// prodErrSmall returns ab - p where small is set, and else e. The factors are scaled to about
// 1, and the error back, as by [prodErrSplit].
//
//limb:arm
func prodErrSmall[T Float](small bool, e, a, b, p T) T {
	if small {
		m, n := middling(a), middling(b)
		e = prodErr(T(a*pow2[T](-m)), T(b*pow2[T](-n)), rescale(p, -m-n))
		e = rescale(e+0, m+n) // 0 is +0
	}
	return e
}

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
func middling[T Float](a T) int32 {
	most := int32(1022)
	if is32[T]() {
		most = 126
	}
	return min(max(exponent(a), -most), most)
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
func rescale[T Float](a T, n int32) T {
	return T(T(a*pow2[T](n>>1)) * pow2[T](n-n>>1))
}

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

//lint:file-ignore U1000 prodErrSplit is called on devices.

// TwoSum returns s = RN(a + b) and e with s + e = a + b.
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
// a's significand: products of two such halves are machine numbers.
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
// Without a fused multiply-add the domain is smaller: |a|, |b| < 2^115 and
// |ab| < 2^127 (float32), 2^996 and 2^1023 (float64). Beyond, Dekker's halves, or
// their products, may overflow.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 17.
func TwoProd[T Float](a, b T) (p, e T) {
	p = T(a * b)
	return p, prodErr(a, b, p)
}

// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 12.
func TwoSqr[T Float](a T) (p, e T) {
	p = T(a * a)
	return p, prodErr(a, a, p)
}

// prodErrSplit returns what prodErr does, for arithmetic without a fused
// multiply-add: every product of two halves below is exact, and so is every
// difference.
//
// Error: exact ([Dek71] mul12).
// Domain: that of TwoProd without a fused multiply-add.
// Special: where a half overflows, NaN.
// Cost: 16 flops.
func prodErrSplit[T Float](a, b, p T) T {
	ah, al := Split(a)
	bh, bl := Split(b)
	e := T(ah*bh) - p
	e = e + T(ah*bl)
	e = e + T(al*bh)
	return e + T(al*bl)
}

package limb

// # Exponentials
//
// exp x = 2^m · 2^(j/128) · e^r, where k = 128m + j is the integer nearest to
// x·128/ln 2, and r = x - k·ln 2/128 is what is left: |r| ≤ ln 2/256 < 2^-8.5.
// 2^(j/128) comes from a table, with a limb more than the type has. The rest is
// a sum of one large and one small number,
//
//	2^(j/128) + 2^(j/128)·(e^r - 1)
//
// so that only the last addition costs accuracy. e^r - 1 is its Taylor series.
// The term r^n/n! needs 8.5n + log2 n! bits less than the first one: the last
// terms are machine numbers, those before them pairs, and so on, and only a few
// have all limbs.
//
// Bases 2 and 10 differ in the reduction: r = (x - k/128)·ln 2, of which the
// difference is exact, and r = (x - k·log10 2/128)·ln 10.

// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
func expIndex[T Float](a T) T {
	shift := byWidth[T](0x1.8p23, 0x1.8p52)
	return (a + shift) - shift
}

// The argument of an exponential is bounded before it is reduced; beyond its
// bound the result is 0 or infinite, by far, or NaN.

// exp2Bound returns the bound for x of 2^x.
func exp2Bound[T Float]() T { return byWidth[T](160, 1100) }

// expBound returns that of e^x.
func expBound[T Float]() T { return byWidth[T](110, 760) }

// exp10Bound returns that of 10^x.
func exp10Bound[T Float]() T { return byWidth[T](48, 330) }

// expWithin returns x, or 0 where |x| is not below the bound.
//
//limb:twin
func (x triple[T]) expWithin(bound T) triple[T] {
	if !(abs(x.X0) < bound) {
		x = triple[T]{}
	}
	return x
}

// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
//
//limb:twin
func (z Pair[T]) expOverflow(a, bound T) Pair[T] {
	if !(abs(a) < bound) {
		z = Pair[T]{Hi: a}
		if a > 0 {
			z.Hi = infinity[T]()
		}
		if a < 0 {
			z.Hi = 0
		}
	}
	return z
}

// expReduce returns k and x - kc, where k is the integer nearest to x·recip, for
// numbers c = 1/recip of which kc.X0 is exact.
func (x triple[T]) expReduce(c triple[T], recip T) (k T, r triple[T]) {
	k = expIndex(T(x.X0 * recip))
	a := x.X0 - T(k*c.X0) // exact
	p, e := TwoProd(k, c.X1)
	a, b := TwoSum(a, -p)
	a, d := TwoSum(a, x.X1)
	b, d = TwoSum(b, d)
	e = e + T(k*c.X2)
	b, f := TwoSum(b, -e)
	return k, settle3(a, b, (d+f)+x.X2)
}

// expScaled returns 2^(k/128)·e^r, for |r| < 2^-8.
//
//limb:twin
func expScaled[T Float](k T, r Pair[T]) Pair[T] {
	z, m := expParts(k, r)
	return z.expScale(m)
}

// expParts returns z and m such that z·2^m is 2^(k/128)·e^r, for |r| < 2^-8. z is
// between 1 and 2, or near them.
//
//limb:twin
func expParts[T Float](k T, r Pair[T]) (z Pair[T], m int32) {
	t, q, m := expTerms(k, r)
	return t.addSmall(q), m
}

// expRest returns r, what a reduction has left, as expTerms takes it: not normalised.
func (r triple[T]) expRest() Pair[T] { return Pair[T]{r.X0, r.X1} }

// expTerms returns t, q and m such that (t + q)·2^m is 2^(k/128)·e^r, for |r| < 2^-8.
// |q| is below 2^-8·t.
func expTerms[T Float](k T, r Pair[T]) (t triple[T], q Pair[T], m int32) {
	h := expSeries(r)
	// a + d = e^r - 1
	p, e := TwoProd(r.Hi, r.Hi)
	s := T(r.Hi * r.Lo)
	e = e + (s + s)
	e = T(e*h.Hi) + T(p*h.Lo)
	s, b := TwoProd(p, h.Hi)
	a, d := FastTwoSum(r.Hi, s)
	d = d + (r.Lo + (b + e))
	// 2^(j/128)·(a + d)
	n := toInt(k)
	t = exp2Table3[T](n & 127)
	p, e = TwoProd(t.X0, a)
	e = e + (T(t.X0*d) + T(t.X1*a))
	return t, Pair[T]{p, e}, n >> 7
}

// # Exact powers
//
// Before its last rounding a power is known to some bits more than the type has,
// and a power that is a number of the type, 3² or 1000^(1/2), has no bits there.
// So what stands so far down is cut off: the lower limbs are rounded to multiples
// of 2^-(2p+1) (four limbs: 2^-(4p+1)), for a result between 1 and 2, unless they
// have no bits below that anyway. That is done for whole and half exponents: others
// have no exact powers.
//
// A result near 1 has its bits farther down, and is known as well relative to its
// distance from 1: the place moves down with it.

// expGrain returns g, the grain of a power 2^(k/128)·e^r: 1, or less where the
// power is near 1. It is 2^8 times the power of two below |r|, for k = 0. For a power
// that may not be exact it is 0, which leaves all bits.
func expGrain[T Float](exact bool, k, r T) T {
	least := intByWidth[T](-60, -900)
	g := pow2[T](min(max(exponent(r)+8, least), 0))
	if k != 0 {
		g = 1
	}
	if !exact {
		g = 0
	}
	return g
}

// toGrain returns a rounded to a multiple of 2^-(2p+1)·g, where |a| < 2^-(p+3)·g;
// a larger a has its bits above it, but for one.
func toGrain[T Float](a, g T) T {
	small, shift := T(g*byWidth[T](0x1p-27, 0x1p-56)), T(g*byWidth[T](0x1.8p-26, 0x1.8p-55))
	z := a
	if abs(a) < small {
		z = (a + shift) - shift
	}
	return z
}

// withoutNoise returns z, between 1 and 2, without the bits that an exact power has
// not. A lower limb below least, which is small or 0, becomes 0.
func (z Pair[T]) withoutNoise(g, least T) Pair[T] {
	lo := toGrain(z.Lo, g)
	if abs(z.Lo) < least {
		lo = 0
	}
	return Pair[T]{z.Hi, lo}
}

// addSmall returns x + y rounded, for |y| < |x|/4, within 0.51u²|x+y|, or 1u²|x+y|
// where the lower limb is ½ulp of the upper one. y need not be normalised.
func (x triple[T]) addSmall(y Pair[T]) Pair[T] {
	hi, a := FastTwoSum(x.X0, y.Hi)
	a, b := TwoSum(a, x.X1)
	a, b = TwoSum(a, b+(y.Lo+x.X2))
	hi, a = FastTwoSum(hi, a)
	hi, a = FastTwoSum(hi, a+b) // a + b may be above ½ulp(hi)
	return Pair[T]{hi, a}
}

// expScale returns x·2^n, for 2^-64 < |x| < 2^64 and |n| below the bound of 2^x.
func (x Pair[T]) expScale(n int32) Pair[T] {
	f, g := pow2[T](n>>1), pow2[T](n-n>>1)
	hi, lo := T(T(x.Hi*f)*g), T(T(x.Lo*f)*g)
	if !finite(hi) {
		lo = 0
	}
	return Pair[T]{hi, lo}
}

// exp3 returns e^x rounded, for any three limbs.
func exp3[T Float](x triple[T]) Pair[T] {
	bound := expBound[T]()
	y := x.expWithin(bound)
	k, r := y.expReduce(ln2StepShort[T](), stepsPerE[T]())
	return expScaled(k, Pair[T]{r.X0, r.X1}).expOverflow(x.X0, bound)
}

// exp2Reduce returns k and r such that 2^x is 2^(k/128)·e^r, for |x| below the bound
// of 2^x, and those of 0 for others.
func (x triple[T]) exp2Reduce() (k T, r Pair[T]) {
	bound := exp2Bound[T]()
	y := x.expWithin(bound)
	k = expIndex(T(y.X0 * 128))
	a := y.X0 - T(k*T(1.0/128)) // exact
	a, b := TwoSum(a, y.X1)
	r = Pair[T]{a, b + y.X2}
	return k, r.mulLoose(expLnTwo2[T]())
}

// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
func (x Pair[T]) mulLoose(y Pair[T]) Pair[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	return Pair[T]{p, e + (T(x.Hi*y.Lo) + T(x.Lo*y.Hi))}
}

// Exp returns e^x.
//
// Error: ≤ 1.2u²|e^x|. `limb prove` proves it where docs/numbers.md says.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 146 flops with a fused multiply-add, and a row of a table.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|e^x|.
//limb:twin Domain: e^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1400 flops with a fused multiply-add, and a row of a table.
//limb:twin Triple Cost: 586 flops with a fused multiply-add, and a row of a table.
func (x Pair[T]) Exp() Pair[T] { return expOnce(x) }

//limb:once
//limb:twin
func exp[T Float](x Pair[T]) Pair[T] { return exp3(tripleOf(x)) }

// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1.2u²|2^x|.
// Domain: 2^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 116 flops with a fused multiply-add, and a row of a table.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|2^x|.
//limb:twin Domain: 2^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1350 flops with a fused multiply-add, and a row of a table.
//limb:twin Triple Cost: 541 flops with a fused multiply-add, and a row of a table.
func (x Pair[T]) Exp2() Pair[T] { return exp2Once(x) }

//limb:once
//limb:twin
func exp2[T Float](x Pair[T]) Pair[T] {
	bound := exp2Bound[T]()
	return expScaled(tripleOf(x).exp2Reduce()).expOverflow(x.Hi, bound)
}

// Exp10 returns 10^x. It is exact for integers x from 0 to 20 (DF), 45 (DD).
//
// Error: ≤ 1.2u²|10^x|.
// Domain: 10^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 156 flops with a fused multiply-add, and a row of a table.
//
//limb:function
func (x Pair[T]) Exp10() Pair[T] { return exp10Once(x) }

//limb:once
func exp10[T Float](x Pair[T]) Pair[T] {
	bound := exp10Bound[T]()
	y := tripleOf(x).expWithin(bound)
	k, r := y.expReduce(log10StepShort[T](), stepsPerTen[T]())
	z, m := expParts(k, Pair[T]{r.X0, r.X1}.mulLoose(expLnTen2[T]()))
	whole := y.X1 == 0 && y.X0 == trunc(y.X0)
	return z.withoutNoise(expGrain(whole, k, r.X0), 0).expScale(m).expOverflow(x.Hi, bound)
}

// mulLoose returns xy, within 16u⁴|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
//
// Products and errors of products are sorted by size, a power of u for each
// step; the sum of a step passes its errors on to the next.
func (x Quad[T]) mulLoose(y Quad[T]) Quad[T] {
	a, e00 := TwoProd(x.X0, y.X0)
	// u
	p01, e01 := TwoProd(x.X0, y.X1)
	p10, e10 := TwoProd(x.X1, y.X0)
	b, f := TwoSum(p01, p10)
	b, g := TwoSum(b, e00)
	// u²
	p02, e02 := TwoProd(x.X0, y.X2)
	p11, e11 := TwoProd(x.X1, y.X1)
	p20, e20 := TwoProd(x.X2, y.X0)
	c, h0 := TwoSum(p02, p20)
	e01, h1 := TwoSum(e01, e10)
	f, h2 := TwoSum(f, g)
	p11, h3 := TwoSum(p11, f)
	c, h4 := TwoSum(c, e01)
	c, h5 := TwoSum(c, p11)
	// u³
	d := (T(x.X0*y.X3) + T(x.X3*y.X0)) + (T(x.X1*y.X2) + T(x.X2*y.X1))
	d = d + (((e02 + e20) + e11) + (((h0 + h1) + (h2 + h3)) + (h4 + h5)))
	return Quad[T]{a, b, c, d}
}

// addLoose returns x + y, for |y| < |x|/4, as mulLoose does.
func (x Quad[T]) addLoose(y Quad[T]) Quad[T] {
	a, e := FastTwoSum(x.X0, y.X0)
	b, f := TwoSum(x.X1, y.X1)
	b, e = TwoSum(b, e)
	c, g := TwoSum(x.X2, y.X2)
	e, f = TwoSum(e, f)
	c, e = TwoSum(c, e)
	return Quad[T]{a, b, c, (x.X3 + y.X3) + ((e + f) + g)}
}

// mulLoose returns xy, within 10u³|xy|, not quite normalised.
func (x triple[T]) mulLoose(y triple[T]) triple[T] {
	p, e := TwoProd(x.X0, y.X0)
	a, f := TwoProd(x.X0, y.X1)
	b, g := TwoProd(x.X1, y.X0)
	a, b = TwoSum(a, b)
	e, a = TwoSum(e, a)
	return triple[T]{p, e, (a + b) + ((f + g) + (T(x.X1*y.X1) + (T(x.X0*y.X2) + T(x.X2*y.X0))))}
}

// sqrLoose returns x², as mulLoose.
func (x Quad[T]) sqrLoose() Quad[T] {
	d0, d1 := x.X0+x.X0, x.X1+x.X1
	a, e00 := TwoSqr(x.X0)
	// u
	b, e01 := TwoProd(d0, x.X1)
	b, f := TwoSum(b, e00)
	// u²
	c, e02 := TwoProd(d0, x.X2)
	p11, e11 := TwoSqr(x.X1)
	c, g0 := TwoSum(c, p11)
	e01, g1 := TwoSum(e01, f)
	c, g2 := TwoSum(c, e01)
	// u³
	d := (T(d0*x.X3) + T(d1*x.X2)) + ((e02 + e11) + ((g0 + g1) + g2))
	return Quad[T]{a, b, c, d}
}

// addSmall returns x + y rounded, for |y| < |x|/4.
func (x quint[T]) addSmall(y Quad[T]) Quad[T] {
	a, p := FastTwoSum(x.X0, y.X0)
	b, q := TwoSum(x.X1, y.X1)
	c, r := TwoSum(x.X2, y.X2)
	d, s := TwoSum(x.X3, y.X3)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	d, r = TwoSum(d, r)
	c, p = TwoSum(c, p)
	d, q = TwoSum(d, q)
	d, p = TwoSum(d, p)
	a, b, c, d = renorm(a, b, c, d, (x.X4+s)+((r+q)+p))
	return Quad[T]{a, b, c, d}
}

// expRest returns r as expTermsQuad takes it: rounded to four limbs.
//
//limb:twin
func (r quint[T]) expRest() Quad[T] { return r.quad() }

// expTermsQuad returns t, q and m such that (t + q)·2^m is 2^(k/128)·e^r, as expTerms does.
//
//limb:twin
func expTermsQuad[T Float](k T, r Quad[T]) (t quint[T], q Quad[T], m int32) {
	n := toInt(k)
	t = exp2Table5[T](n & 127)
	q = r.addLoose(r.mulLoose(r).mulLoose(expSeriesQuad(r))) // e^r - 1
	return t, q.mulLoose(Quad[T]{t.X0, t.X1, t.X2, t.X3}), n >> 7
}

// withoutNoise is that of pairs, and the grain is u² times theirs.
func (z Quad[T]) withoutNoise(g, least T) Quad[T] {
	square := byWidth[T](0x1p-48, 0x1p-106)
	g = T(g * square)
	x1, x2, x3 := toGrain(z.X1, g), toGrain(z.X2, g), toGrain(z.X3, g)
	if abs(z.X1) < least {
		x1 = 0
	}
	if abs(z.X2) < least {
		x2 = 0
	}
	if abs(z.X3) < least {
		x3 = 0
	}
	return Quad[T]{z.X0, x1, x2, x3}
}

// expScale returns x·2^n, for 2^-64 < |x| < 2^64 and |n| below the bound of 2^x.
//
//limb:twin
func (x Quad[T]) expScale(n int32) Quad[T] {
	f, g := pow2[T](n>>1), pow2[T](n-n>>1)
	x = x.below(T(T(x.X0*f) * g))
	x = Quad[T]{T(T(x.X0*f) * g), T(T(x.X1*f) * g), T(T(x.X2*f) * g), T(T(x.X3*f) * g)}
	if !finite(x.X0) {
		x = Quad[T]{X0: x.X0}
	}
	return x
}

// expReduceLn returns k and x - k·ln 2/128, for the nearest integer k.
//
//limb:twin
func (x quint[T]) expReduceLn() (k T, r quint[T]) {
	k = expIndex(T(x.X0 * stepsPerE[T]()))
	return k, x.sub(ln2Step5[T]().mulFloat(k))
}

// exp5 returns e^x rounded, for any five limbs.
//
//limb:twin
func exp5[T Float](x quint[T]) Quad[T] {
	bound := expBound[T]()
	k, r := x.expWithin(bound).expReduceLn()
	return expScaledQuad(k, r.quad()).expOverflow(x.X0, bound)
}

// exp2Reduce returns k and r such that 2^x is 2^(k/128)·e^r, for |x| below the bound of 2^x, and those of
// 0 for others.
//
//limb:twin
func (x quint[T]) exp2Reduce() (k T, r Quad[T]) {
	bound := exp2Bound[T]()
	y := x.expWithin(bound)
	k = expIndex(T(y.X0 * 128))
	r = y.addFloat(-T(k * T(1.0/128))).quad()
	return k, r.mulLoose(expLnTwo4[T]())
}

// Exp10 returns 10^x. It is exact for integers x from 0 to 38 (QF), 91 (QD).
//
// Error: ≤ 1u⁴|10^x|.
// Domain: 10^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 1490 flops with a fused multiply-add, and a row of a table.
//
//limb:twin Exp10 returns 10^x. It is exact for integers x from 0 to 31 (TF), 68 (TD).
//limb:twin Cost: 622 flops with a fused multiply-add, and a row of a table.
func (x Quad[T]) Exp10() Quad[T] { return exp10QuadOnce(x) }

// exp10Quad is the body of Exp10.
//
//limb:once
//limb:twin
func exp10Quad[T Float](x Quad[T]) Quad[T] {
	bound := exp10Bound[T]()
	y := quintOf(x).expWithin(bound)
	k := expIndex(T(y.X0 * stepsPerTen[T]()))
	r := y.sub(log10Step5[T]().mulFloat(k)).quad().mulLoose(expLnTen4[T]())
	z, m := expPartsQuad(k, r)
	whole := y.X1 == 0 && y.X0 == trunc(y.X0)
	return z.withoutNoise(expGrain(whole, k, r.X0), 0).expScale(m).expOverflow(x.X0, bound)
}

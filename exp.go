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
	shift := T(0x1.8p52)
	if is32[T]() {
		shift = 0x1.8p23
	}
	return (a + shift) - shift
}

// The argument of an exponential is bounded before it is reduced; beyond its
// bound the result is 0 or infinite, by far, or NaN.

// expBound returns a bound for x of 2^x, and the bound of e^x and of 10^x.
func expBound[T Float]() (two, e, ten T) {
	if is32[T]() {
		return 160, 110, 48
	}
	return 1100, 760, 330
}

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

// hornerPair returns c + rh, not quite normalised, for |rh| < |c|/8.
func (h Pair[T]) hornerPair(r Pair[T], c Pair[T]) Pair[T] {
	p, e := TwoProd(h.Hi, r.Hi)
	e = e + (T(h.Hi*r.Lo) + T(h.Lo*r.Hi))
	hi, lo := FastTwoSum(c.Hi, p)
	return Pair[T]{hi, lo + (c.Lo + e)}
}

// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
func expSeries[T Float](r Pair[T]) Pair[T] {
	if is32[T]() {
		p := T(recipFactorial32[4][0]) + T(r.Hi*T(recipFactorial32[5][0]))
		p = T(r.Hi * (T(recipFactorial32[3][0]) + T(r.Hi*p)))
		hi, lo := FastTwoSum(T(0.5), p)
		return Pair[T]{hi, lo}
	}
	s := T(r.Hi * r.Hi)
	p := T(recipFactorial64[6][0]) + T(r.Hi*T(recipFactorial64[7][0]))
	q := T(recipFactorial64[8][0]) + T(r.Hi*T(recipFactorial64[9][0]))
	p = p + T(s*(q+T(s*T(recipFactorial64[10][0]))))
	hi, lo := FastTwoSum(T(recipFactorial64[5][0]), T(r.Hi*p))
	h := Pair[T]{hi, lo + T(recipFactorial64[5][1])}
	h = h.hornerPair(r, Pair[T]{T(recipFactorial64[4][0]), T(recipFactorial64[4][1])})
	h = h.hornerPair(r, Pair[T]{T(recipFactorial64[3][0]), T(recipFactorial64[3][1])})
	return h.hornerPair(r, Pair[T]{Hi: 0.5})
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
func expParts[T Float](k T, r Pair[T]) (z Pair[T], m int32) {
	t, q, m := expTerms(k, r)
	return t.addSmall(q), m
}

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
	j := n & 127
	var t0, t1, t2 T
	if is32[T]() {
		t0, t1, t2 = T(exp2Table32[j][0]), T(exp2Table32[j][1]), T(exp2Table32[j][2])
	} else {
		t0, t1, t2 = T(exp2Table64[j][0]), T(exp2Table64[j][1]), T(exp2Table64[j][2])
	}
	p, e = TwoProd(t0, a)
	e = e + (T(t0*d) + T(t1*a))
	return triple[T]{t0, t1, t2}, Pair[T]{p, e}, n >> 7
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
	least := int32(-900)
	if is32[T]() {
		least = -60
	}
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
	small, shift := T(g*0x1p-56), T(g*0x1.8p-55)
	if is32[T]() {
		small, shift = T(g*0x1p-27), T(g*0x1.8p-26)
	}
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

// expTriple returns e^x rounded, for any three limbs.
func expTriple[T Float](x triple[T]) Pair[T] {
	_, bound, _ := expBound[T]()
	y := x.expWithin(bound)
	var k T
	var r triple[T]
	if is32[T]() {
		k, r = y.expReduce(triple[T]{T(ln2StepShort32[0]), T(ln2StepShort32[1]), T(ln2StepShort32[2])}, T(stepsPerE32[0]))
	} else {
		k, r = y.expReduce(triple[T]{T(ln2StepShort64[0]), T(ln2StepShort64[1]), T(ln2StepShort64[2])}, T(stepsPerE64[0]))
	}
	return expScaled(k, Pair[T]{r.X0, r.X1}).expOverflow(x.X0, bound)
}

// exp2Reduce returns k and r such that 2^x is 2^(k/128)·e^r, for |x| below the bound
// of 2^x, and those of 0 for others.
func (x triple[T]) exp2Reduce() (k T, r Pair[T]) {
	bound, _, _ := expBound[T]()
	y := x.expWithin(bound)
	k = expIndex(T(y.X0 * 128))
	a := y.X0 - T(k*T(1.0/128)) // exact
	a, b := TwoSum(a, y.X1)
	r = Pair[T]{a, b + y.X2}
	if is32[T]() {
		return k, r.mulLoose(Pair[T]{T(expLnTwo32[0]), T(expLnTwo32[1])})
	}
	return k, r.mulLoose(Pair[T]{T(expLnTwo64[0]), T(expLnTwo64[1])})
}

// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
func (x Pair[T]) mulLoose(y Pair[T]) Pair[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	return Pair[T]{p, e + (T(x.Hi*y.Lo) + T(x.Lo*y.Hi))}
}

// Exp returns e^x.
//
// Error: ≤ 1.2u²|e^x|.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 180 flops with a fused multiply-add, and a row of a table.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|e^x|.
//limb:twin Domain: e^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1400 flops with a fused multiply-add, and a row of a table.
func (x Pair[T]) Exp() Pair[T] { return expOnce(x) }

// exp is Exp.
//
//limb:once
//limb:twin
func exp[T Float](x Pair[T]) Pair[T] { return expTriple(tripleOf(x)) }

// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1.2u²|2^x|.
// Domain: 2^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 150 flops with a fused multiply-add, and a row of a table.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|2^x|.
//limb:twin Domain: 2^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1400 flops with a fused multiply-add, and a row of a table.
func (x Pair[T]) Exp2() Pair[T] { return exp2Once(x) }

// exp2 is Exp2.
//
//limb:once
//limb:twin
func exp2[T Float](x Pair[T]) Pair[T] {
	bound, _, _ := expBound[T]()
	return expScaled(tripleOf(x).exp2Reduce()).expOverflow(x.Hi, bound)
}

// Exp10 returns 10^x. It is exact for integers x from 0 to 20 (DF), 45 (DD).
//
// Error: ≤ 1.2u²|10^x|.
// Domain: 10^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 220 flops with a fused multiply-add, and a row of a table.
//
//limb:function
func (x Pair[T]) Exp10() Pair[T] { return exp10Once(x) }

// exp10 is Exp10.
//
//limb:once
func exp10[T Float](x Pair[T]) Pair[T] {
	_, _, bound := expBound[T]()
	y := tripleOf(x).expWithin(bound)
	var k T
	var r triple[T]
	var c Pair[T]
	if is32[T]() {
		k, r = y.expReduce(triple[T]{T(log10StepShort32[0]), T(log10StepShort32[1]), T(log10StepShort32[2])}, T(stepsPerE32[1]))
		c = Pair[T]{T(expLnTen32[0]), T(expLnTen32[1])}
	} else {
		k, r = y.expReduce(triple[T]{T(log10StepShort64[0]), T(log10StepShort64[1]), T(log10StepShort64[2])}, T(stepsPerE64[1]))
		c = Pair[T]{T(expLnTen64[0]), T(expLnTen64[1])}
	}
	z, m := expParts(k, Pair[T]{r.X0, r.X1}.mulLoose(c))
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

// hornerTriple is hornerPair for three limbs.
func (h triple[T]) hornerTriple(r, c triple[T]) triple[T] {
	p := h.mulLoose(r)
	a, e := FastTwoSum(c.X0, p.X0)
	b, f := TwoSum(c.X1, p.X1)
	b, e = TwoSum(b, e)
	return triple[T]{a, b, (c.X2 + p.X2) + (f + e)}
}

// hornerWiden returns c + rh, where rh is so small that it needs a limb less.
func (h triple[T]) hornerWiden(r triple[T], c Quad[T]) Quad[T] {
	p := h.mulLoose(r)
	return c.addLoose(Quad[T]{p.X0, p.X1, p.X2, 0})
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

// hornerQuad is hornerPair for four limbs.
func (h Quad[T]) hornerQuad(r, c Quad[T]) Quad[T] { return c.addLoose(h.mulLoose(r)) }

// expSeries4 returns (e^r - 1 - r)/r², within 2^-205 (2^-85 for float32).
func expSeries4[T Float](r Quad[T]) Quad[T] {
	r2, r3 := Pair[T]{r.X0, r.X1}, triple[T]{r.X0, r.X1, r.X2}
	if is32[T]() {
		p := T(r.X0 * T(recipFactorial32[10][0]))
		p = T(r.X0 * (T(recipFactorial32[9][0]) + p))
		p = T(r.X0 * (T(recipFactorial32[8][0]) + p))
		hi, lo := FastTwoSum(T(recipFactorial32[7][0]), p)
		g := Pair[T]{hi, lo + T(recipFactorial32[7][1])}
		g = g.hornerPair(r2, Pair[T]{T(recipFactorial32[6][0]), T(recipFactorial32[6][1])})
		h := tripleOf(g)
		h = h.hornerTriple(r3, triple[T]{T(recipFactorial32[5][0]), T(recipFactorial32[5][1]), T(recipFactorial32[5][2])})
		h = h.hornerTriple(r3, triple[T]{T(recipFactorial32[4][0]), T(recipFactorial32[4][1]), T(recipFactorial32[4][2])})
		z := Quad[T]{h.X0, h.X1, h.X2, 0}
		z = z.hornerQuad(r, Quad[T]{T(recipFactorial32[3][0]), T(recipFactorial32[3][1]), T(recipFactorial32[3][2]), T(recipFactorial32[3][3])})
		return z.hornerQuad(r, Quad[T]{X0: 0.5})
	}
	p := T(r.X0 * T(recipFactorial64[19][0]))
	p = T(r.X0 * (T(recipFactorial64[18][0]) + p))
	p = T(r.X0 * (T(recipFactorial64[17][0]) + p))
	p = T(r.X0 * (T(recipFactorial64[16][0]) + p))
	hi, lo := FastTwoSum(T(recipFactorial64[15][0]), p)
	g := Pair[T]{hi, lo + T(recipFactorial64[15][1])}
	g = g.hornerPair(r2, Pair[T]{T(recipFactorial64[14][0]), T(recipFactorial64[14][1])})
	g = g.hornerPair(r2, Pair[T]{T(recipFactorial64[13][0]), T(recipFactorial64[13][1])})
	g = g.hornerPair(r2, Pair[T]{T(recipFactorial64[12][0]), T(recipFactorial64[12][1])})
	g = g.hornerPair(r2, Pair[T]{T(recipFactorial64[11][0]), T(recipFactorial64[11][1])})
	h := tripleOf(g)
	h = h.hornerTriple(r3, triple[T]{T(recipFactorial64[10][0]), T(recipFactorial64[10][1]), T(recipFactorial64[10][2])})
	h = h.hornerTriple(r3, triple[T]{T(recipFactorial64[9][0]), T(recipFactorial64[9][1]), T(recipFactorial64[9][2])})
	h = h.hornerTriple(r3, triple[T]{T(recipFactorial64[8][0]), T(recipFactorial64[8][1]), T(recipFactorial64[8][2])})
	h = h.hornerTriple(r3, triple[T]{T(recipFactorial64[7][0]), T(recipFactorial64[7][1]), T(recipFactorial64[7][2])})
	z := Quad[T]{h.X0, h.X1, h.X2, 0}
	z = z.hornerQuad(r, Quad[T]{T(recipFactorial64[6][0]), T(recipFactorial64[6][1]), T(recipFactorial64[6][2]), T(recipFactorial64[6][3])})
	z = z.hornerQuad(r, Quad[T]{T(recipFactorial64[5][0]), T(recipFactorial64[5][1]), T(recipFactorial64[5][2]), T(recipFactorial64[5][3])})
	z = z.hornerQuad(r, Quad[T]{T(recipFactorial64[4][0]), T(recipFactorial64[4][1]), T(recipFactorial64[4][2]), T(recipFactorial64[4][3])})
	z = z.hornerQuad(r, Quad[T]{T(recipFactorial64[3][0]), T(recipFactorial64[3][1]), T(recipFactorial64[3][2]), T(recipFactorial64[3][3])})
	return z.hornerQuad(r, Quad[T]{X0: 0.5})
}

// exp2Step returns 2^(j/128), 0 ≤ j < 128.
func exp2Step[T Float](j int32) quint[T] {
	if is32[T]() {
		return quint[T]{T(exp2Table32[j][0]), T(exp2Table32[j][1]), T(exp2Table32[j][2]), T(exp2Table32[j][3]), T(exp2Table32[j][4])}
	}
	return quint[T]{T(exp2Table64[j][0]), T(exp2Table64[j][1]), T(exp2Table64[j][2]), T(exp2Table64[j][3]), T(exp2Table64[j][4])}
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

// expParts4 is expParts for four limbs.
func expParts4[T Float](k T, r Quad[T]) (z Quad[T], m int32) {
	t, q, m := expTerms4(k, r)
	return t.addSmall(q), m
}

// expTerms4 is expTerms for four limbs.
func expTerms4[T Float](k T, r Quad[T]) (t quint[T], q Quad[T], m int32) {
	n := toInt(k)
	t = exp2Step[T](n & 127)
	q = r.addLoose(r.mulLoose(r).mulLoose(expSeries4(r))) // e^r - 1
	return t, q.mulLoose(Quad[T]{t.X0, t.X1, t.X2, t.X3}), n >> 7
}

// withoutNoise is that of pairs, and the grain is u² times theirs.
func (z Quad[T]) withoutNoise(g, least T) Quad[T] {
	square := T(0x1p-106)
	if is32[T]() {
		square = 0x1p-48
	}
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

// expScale is that of pairs.
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
func (x quint[T]) expReduceLn() (k T, r quint[T]) {
	var c quint[T]
	if is32[T]() {
		k = expIndex(T(x.X0 * T(stepsPerE32[0])))
		c = quint[T]{T(ln2Step32[0]), T(ln2Step32[1]), T(ln2Step32[2]), T(ln2Step32[3]), T(ln2Step32[4])}
	} else {
		k = expIndex(T(x.X0 * T(stepsPerE64[0])))
		c = quint[T]{T(ln2Step64[0]), T(ln2Step64[1]), T(ln2Step64[2]), T(ln2Step64[3]), T(ln2Step64[4])}
	}
	return k, x.sub(c.mulFloat(k))
}

// expQuint returns e^x rounded, for any five limbs.
func expQuint[T Float](x quint[T]) Quad[T] {
	_, bound, _ := expBound[T]()
	k, r := x.expWithin(bound).expReduceLn()
	return expScaled4(k, r.quad()).expOverflow(x.X0, bound)
}

// exp2Reduce is that of three limbs.
func (x quint[T]) exp2Reduce() (k T, r Quad[T]) {
	bound, _, _ := expBound[T]()
	y := x.expWithin(bound)
	k = expIndex(T(y.X0 * 128))
	r = y.addFloat(-T(k * T(1.0/128))).quad()
	if is32[T]() {
		return k, r.mulLoose(Quad[T]{T(expLnTwo32[0]), T(expLnTwo32[1]), T(expLnTwo32[2]), T(expLnTwo32[3])})
	}
	return k, r.mulLoose(Quad[T]{T(expLnTwo64[0]), T(expLnTwo64[1]), T(expLnTwo64[2]), T(expLnTwo64[3])})
}

// Exp10 returns 10^x. It is exact for integers x from 0 to 38 (QF), 91 (QD).
//
// Error: ≤ 1u⁴|10^x|.
// Domain: 10^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 1550 flops with a fused multiply-add, and a row of a table.
func (x Quad[T]) Exp10() Quad[T] { return exp104Once(x) }

// exp104 is Exp10.
//
//limb:once
func exp104[T Float](x Quad[T]) Quad[T] {
	_, _, bound := expBound[T]()
	y := quintOf(x).expWithin(bound)
	var k T
	var c quint[T]
	var ten Quad[T]
	if is32[T]() {
		k = expIndex(T(y.X0 * T(stepsPerE32[1])))
		c = quint[T]{T(log10Step32[0]), T(log10Step32[1]), T(log10Step32[2]), T(log10Step32[3]), T(log10Step32[4])}
		ten = Quad[T]{T(expLnTen32[0]), T(expLnTen32[1]), T(expLnTen32[2]), T(expLnTen32[3])}
	} else {
		k = expIndex(T(y.X0 * T(stepsPerE64[1])))
		c = quint[T]{T(log10Step64[0]), T(log10Step64[1]), T(log10Step64[2]), T(log10Step64[3]), T(log10Step64[4])}
		ten = Quad[T]{T(expLnTen64[0]), T(expLnTen64[1]), T(expLnTen64[2]), T(expLnTen64[3])}
	}
	r := y.sub(c.mulFloat(k)).quad().mulLoose(ten)
	z, m := expParts4(k, r)
	whole := y.X1 == 0 && y.X0 == trunc(y.X0)
	return z.withoutNoise(expGrain(whole, k, r.X0), 0).expScale(m).expOverflow(x.X0, bound)
}

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
func (x triple[T]) expWithin(bound T) triple[T] {
	if !(abs(x.X0) < bound) {
		x = triple[T]{}
	}
	return x
}

// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
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
func (r Pair[T]) expSeries() Pair[T] {
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
func expScaled[T Float](k T, r Pair[T]) Pair[T] {
	h := r.expSeries()
	// q = e^r - 1
	p, e := TwoProd(r.Hi, r.Hi)
	s := T(r.Hi * r.Lo)
	e = e + (s + s)
	e = T(e*h.Hi) + T(p*h.Lo)
	s, t := TwoProd(p, h.Hi)
	q, d := FastTwoSum(r.Hi, s)
	d = d + (r.Lo + (t + e))
	// 2^(j/128)·q
	n := toInt(k)
	j := n & 127
	var t0, t1, t2 T
	if is32[T]() {
		t0, t1, t2 = T(exp2Table32[j][0]), T(exp2Table32[j][1]), T(exp2Table32[j][2])
	} else {
		t0, t1, t2 = T(exp2Table64[j][0]), T(exp2Table64[j][1]), T(exp2Table64[j][2])
	}
	p, e = TwoProd(t0, q)
	e = e + (T(t0*d) + T(t1*q))
	// 2^(j/128) + 2^(j/128)·q
	hi, a := FastTwoSum(t0, p)
	a, b := TwoSum(a, t1)
	hi, a = FastTwoSum(hi, a)
	hi, lo := FastTwoSum(hi, a+(b+(e+t2)))
	// 2^m
	n = n >> 7
	f, g := pow2[T](n>>1), pow2[T](n-n>>1)
	hi = T(T(hi*f) * g)
	lo = T(T(lo*f) * g)
	if !finite(hi) {
		lo = 0
	}
	return Pair[T]{hi, lo}
}

// exp returns e^x rounded, for any three limbs.
func (x triple[T]) exp() Pair[T] {
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

// exp2 returns 2^x rounded, for any three limbs.
func (x triple[T]) exp2() Pair[T] {
	bound, _, _ := expBound[T]()
	y := x.expWithin(bound)
	k := expIndex(T(y.X0 * 128))
	a := y.X0 - T(k*T(1.0/128)) // exact
	a, b := TwoSum(a, y.X1)
	r := Pair[T]{a, b + y.X2}
	if is32[T]() {
		r = r.mulLoose(Pair[T]{T(expLnTwo32[0]), T(expLnTwo32[1])})
	} else {
		r = r.mulLoose(Pair[T]{T(expLnTwo64[0]), T(expLnTwo64[1])})
	}
	return expScaled(k, r).expOverflow(x.X0, bound)
}

// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
func (x Pair[T]) mulLoose(y Pair[T]) Pair[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	return Pair[T]{p, e + (T(x.Hi*y.Lo) + T(x.Lo*y.Hi))}
}

// Exp returns e^x.
//
// Error: ≤ 1.1u²|e^x|.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// expOverflows or underflows.
// Cost: 150 flops with a fused multiply-add, and a row of a table.
func (x Pair[T]) Exp() Pair[T] { return tripleOf(x).exp() }

// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1.1u²|2^x|.
// Domain: 2^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: as Exp.
// Cost: 120 flops with a fused multiply-add, and a row of a table.
func (x Pair[T]) Exp2() Pair[T] { return tripleOf(x).exp2() }

package limb

// # The incomplete gamma functions
//
// P(a, x) = γ(a, x)/Γ(a) and Q(a, x) = 1 - P(a, x) = Γ(a, x)/Γ(a) have the factor
//
//	D = x^a·e^-x/Γ(a+1)
//
// in a limb more than the type has, as the exponential of a·ln(x/a) + (a - x) - ½·ln(2πa) - μ(a), with
// Stirling's series as in beta.go, or from ln Γ below 12. Up to x = a and a little more it is P that is known
// relative to itself, by the series ([OLBC10] 8.7)
//
//	P = D·(1 + x/(a+1) + x²/(a+1)(a+2) + …)
//
// and beyond Q, by the continued fraction (8.9), whose numerators and denominators go up by Wallis's
// recurrence:
//
//	Q = a·D/(x+1-a + 1(a-1)/(x+3-a + 2(a-2)/(x+5-a + …)))
//
// The other one is what is missing to 1. That loses some bits, and for small a, where Q is about a·E1(x), too
// many: what P lacks is taken apart there. With tₙ = xⁿ/(a+1)…(a+n), dₙ = (xⁿ/n! - tₙ)/a and
// l = a·ln x - ln Γ(2+a)
//
//	Q/a = D·Σdₙ - 1 - (1+a)·(e^l - 1)/a
//
// where dₙ = (x/n)·(dₙ₋₁ + tₙ₋₁/(a+n)), and l/a is as good as ln Γ(2+a)/a, a polynomial.

// gammaIncMost is the largest a: at x = a the series has about √a·√(2·ln(1/error)) terms.
const gammaIncMost = 10000

// gammaIncFar is a number where Q(a, x) is 0 for all a.
const gammaIncFar = 0x1p15

// gammaIncUp is what terms are kept above the smallest numbers by.
func gammaIncUp[T Float]() T { return byWidth[T](0x1p60, 1) }

// gammaIncNoise returns what terms of a sum may be relative to it where it ends.
//
//limb:twin
func gammaIncNoise[T Float]() T {
	const limbs = 2
	e := byWidth[T](0x1p-22, 0x1p-26)
	for range limbs {
		e = T(e * byWidth[T](0x1p-24, 0x1p-53))
	}
	return e
}

// gammaTerm adds the next term of the series to s: t is the last one, n its place.
//
//limb:turn
//limb:twin
func gammaTerm[T Float](more bool, n int32, t, s, a, x triple[T]) (bool, int32, triple[T], triple[T]) {
	if more {
		n = n + 1
		d := a.addFloat(toFloat[T](n))
		t = t.mul(x).mul(d.recip())
		s = s.add(t)
		more = T(t.X0*x.X0) > T(T(s.X0*gammaIncNoise[T]())*((d.X0+1)-x.X0)) // all that follows
	}
	return more, n, t, s
}

// gammaTerms returns Σ xⁿ/(a+1)…(a+n), for n from 0 on, if more is set.
//
//limb:loop
//limb:twin
func gammaTerms[T Float](more bool, a, x triple[T]) triple[T] {
	n, t, s := int32(0), triple[T]{X0: gammaIncUp[T]()}, triple[T]{X0: gammaIncUp[T]()}
	for more {
		more, n, t, s = gammaTerm(more, n, t, s, a, x)
	}
	return s.scale(1 / gammaIncUp[T]())
}

// gammaPart is a step of the continued fraction: p/q is its last approximation, o/r the one before, b the last
// partial denominator, and d the last difference, relative to the first approximation.
//
//limb:turn
//limb:twin
func gammaPart[T Float](more bool, n int32, d T, o, p, r, q, b, a triple[T]) (bool, int32, T, triple[T], triple[T], triple[T], triple[T], triple[T]) {
	if more {
		n = n + 1
		k := toFloat[T](n)
		c := a.addFloat(-k).mulFloat(k)
		b = b.addFloat(2)
		o, p = p, b.mul(p).add(c.mul(o))
		r0 := r.X0
		r, q = q, b.mul(q).add(c.mul(r))
		d = abs(T(d * (T(c.X0*r0) / q.X0)))
		more = T(d*q.X0) > T(p.X0*gammaIncNoise[T]())
		f := pow2[T](-middling(q.X0))
		o, p, r, q = o.scale(f), p.scale(f), r.scale(f), q.scale(f)
	}
	return more, n, d, o, p, r, q, b
}

// gammaParts returns b times the continued fraction, for b = x + 1 - a, if more is set, as p/q.
//
//limb:loop
//limb:twin
func gammaParts[T Float](more bool, a, b triple[T]) (p, q triple[T]) {
	n, d, o, r := int32(0), T(1), triple[T]{}, triple[T]{X0: 1}
	p, q = b, b
	for more {
		more, n, d, o, p, r, q, b = gammaPart(more, n, d, o, p, r, q, b, a)
	}
	return p, q
}

// gammaLeft adds the next terms of Σdₙ and of (e^l - 1)/a to s and v.
//
//limb:turn
//limb:twin
func gammaLeft[T Float](more bool, n int32, t, d, s, u, v, a, x, l triple[T]) (bool, int32, triple[T], triple[T], triple[T], triple[T], triple[T]) {
	if more {
		n = n + 1
		w := a.addFloat(toFloat[T](n)).recip()
		y := x.mul(triple[T]{X0: toFloat[T](n)}.recip())
		t = t.mul(w)
		d = d.add(t).mul(y)
		t = t.mul(x)
		s = s.add(d)
		u = u.mul(l).mul(triple[T]{X0: toFloat[T](n)}.recip())
		v = v.add(u)
		more = T(d.X0*x.X0) > T(T(s.X0*gammaIncNoise[T]())*((toFloat[T](n)+1)-x.X0)) || abs(u.X0) > T(abs(v.X0)*gammaIncNoise[T]())
	}
	return more, n, t, d, s, u, v
}

// gammaLefts returns Σdₙ and (e^l - 1)/a, where l is a·m, if more is set.
//
//limb:loop
//limb:twin
func gammaLefts[T Float](more bool, a, x, l, m triple[T]) (s, v triple[T]) {
	up := gammaIncUp[T]()
	t := x.mul(a.addFloat(1).recip()).scale(up)
	n, d, u := int32(1), t, m.scale(up)
	s, v = d, u
	for more {
		more, n, t, d, s, u, v = gammaLeft(more, n, t, d, s, u, v, a, x, l)
	}
	return s.scale(1 / up), v.scale(1 / up)
}

// gammaIncHigh returns ½·ln(2πa) + μ(a) where high is set, and else z, for a ≥ 12.
//
//limb:arm
//limb:twin
func gammaIncHigh[T Float](high bool, z, a triple[T]) triple[T] {
	if high {
		down := pow2[T](-exponent(a.X0))
		k, l := a.log()
		z = l.withLn2(k).addFloat(1).scale(0.5).add(stirlingTerm3[T]()).add(a.scale(down).binet(down))
	}
	return z
}

// gammaIncLow returns ln Γ(a+1) where low is set, and else z, for a < 12.
//
//limb:arm
//limb:twin
func gammaIncLow[T Float](low bool, z, a triple[T]) triple[T] {
	if low {
		z = a.addFloat(1).logGamma(1)
	}
	return z
}

// gammaIncRest returns what is taken from a·ln(x/a) + (a - x), or from a·ln x - x for a < 12, in ln D.
//
//limb:twin
func gammaIncRest[T Float](a triple[T]) triple[T] {
	low := a.X0 < 12
	return gammaIncLow(low, gammaIncHigh(!low, a, a), a)
}

// gammaIncLog returns ln D, and ln x for a < 12, where rest is gammaIncRest of a.
//
//limb:twin
func gammaIncLog[T Float](a, x, rest triple[T]) (g, ln triple[T]) {
	y, h := x, triple[T]{}
	if !(a.X0 < 12) {
		y, h = x.mul(a.recip()), a
	}
	k, l := y.log()
	ln = l.withLn2(k)
	return a.mul(ln).add(h.sub(x)).sub(rest), ln
}

// gammaIncSmall returns Q(a, x)/a for small a where small is set, and else z, where ln is ln x and d is D.
//
//limb:twin
func gammaIncSmall[T Float](small bool, z, a, x, ln, d triple[T]) triple[T] {
	y := a
	if !small {
		y = triple[T]{X0: 1}
	}
	j := gammaRow(y.X0 + 2)
	m := ln.sub(y.addFloat(2 - gammaMiddle[T](j)).gammaSeries(j)) // (a·ln x - ln Γ(2+a))/a
	s, v := gammaLefts(small, y, x, y.mul(m), m)
	q := d.mul(s).addFloat(-1).sub(v.mul(y.addFloat(1)))
	if small {
		z = q
	}
	return z
}

// gammaIncAt returns z and m such that z·2^m is P(a, x), or Q(a, x) where upper is set, for a > 0 and x > 0.
//
//limb:twin
func gammaIncAt[T Float](a, x triple[T], upper bool) (z triple[T], m int32) {
	high := x.X0-a.X0 > byWidth[T](1.5, 4)
	g, ln := gammaIncLog(a, x, gammaIncRest(a))
	bound := expBound[T]()
	none := !(g.X0 > -bound)
	d, m := g.expWithin(bound).expSharp()
	s := gammaTerms(!high && !none, a, x)
	b := x.sub(a).addFloat(1)
	if !high {
		b = triple[T]{X0: 1}
	}
	p, q := gammaParts(high && !none, a, b)
	e := middling(a.X0)
	c := a.scale(pow2[T](-e))
	if high {
		s, m = p.mul(q.mul(b).recip()).mul(c), m+e
	}
	z = s.mul(d)
	if none {
		z = triple[T]{}
	}
	other := z.below1(m).neg().addFloat(1)
	small := upper && !high && !none && a.X0 < 0.5 && other.X0 < 0.0625
	other = gammaIncSmall(small, other, a, x, ln, d.below1(m))
	n := int32(0)
	if small {
		other, n = other.mul(c), e
	}
	if upper != high {
		z, m = other, n
	}
	return z, m
}

// gammaInc returns P(a, x), or Q(a, x) for upper = 1.
//
//limb:once
//limb:twin
func gammaInc[T Float](a, x Pair[T], upper int32) Pair[T] {
	most := T(gammaIncMost)
	inside := a.Hi > 0 && a.Hi <= most && x.Hi > 0
	y, b := x.within(gammaIncFar).oneUnless(inside), a.oneUnless(inside)
	z, m := gammaIncAt(tripleOf(b), tripleOf(y), upper == 1)
	v := z.pair().expScale(m)
	if v.Hi == 0 {
		v.Lo = 0
	}
	if !inside {
		v = Pair[T]{Hi: nan[T]()}
		if a.Hi > 0 && a.Hi <= most && x.Hi == 0 {
			v = Pair[T]{Hi: toFloat[T](upper)}
		}
		if a.Hi == 0 && x.Hi > 0 {
			v = Pair[T]{Hi: toFloat[T](1 - upper)}
		}
	}
	return v.orNaN(x.Hi)
}

// GammaP returns P(a, x) = γ(a, x)/Γ(a), the regularized lower incomplete gamma function: the distribution
// function of the gamma distribution of shape a.
//
// Error: ≤ 2u²·P(a, x).
// Domain: 0 < a ≤ 10000, NaN beyond; x ≥ 0; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its
// last bits underflow.
// Special: P(a, ±0) = +0, P(a, +Inf) = 1; P(±0, x) = 1 for x > 0, and NaN for x = 0; NaN for a or x below 0.
// Cost: 4500 flops with a fused multiply-add, and 260 for each of the 10 + 11√a terms of a series, or fewer
// where x is far from a.
//
//limb:function
//limb:twin Error: ≤ 4u⁴·P(a, x).
//limb:twin Domain: 0 < a ≤ 10000, NaN beyond; x ≥ 0; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 23300 flops with a fused multiply-add, and 1200 for each of the 20 + 22√a terms of a series, or fewer where x is far from a.
//limb:twin Triple Cost: 11300 flops with a fused multiply-add, and 690 for each of at most 20 + 22√a terms of a series.
func (a Pair[T]) GammaP(x Pair[T]) Pair[T] { return gammaIncOnce(a, x, 0) }

// GammaQ returns Q(a, x) = Γ(a, x)/Γ(a), the regularized upper incomplete gamma function, which is 1 - P(a, x).
//
// Error: ≤ 3u²·Q(a, x), also where that is small.
// Domain: as GammaP.
// Special: Q(a, ±0) = 1, Q(a, +Inf) = +0; Q(±0, x) = +0 for x > 0; else as GammaP.
// Cost: as GammaP.
//
//limb:function
//limb:twin Error: ≤ 4u⁴·Q(a, x), also where that is small.
func (a Pair[T]) GammaQ(x Pair[T]) Pair[T] { return gammaIncOnce(a, x, 1) }

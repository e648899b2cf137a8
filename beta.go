package limb

// # The beta function
//
// B(x, y) = Γ(x)Γ(y)/Γ(x+y) is e^(ln B), for x, y > 0 as in C++17 (sf.cmath.beta), and
//
//	ln B = ln Γ(b) + (ln Γ(a) - ln Γ(a+b))
//
// for the larger number a and the smaller one b. Below 12 the difference is taken as it stands.
// Above, it is that of Stirling's series, of which the large terms cancel: with v = b/a and μ(y)
// for B(1/y²)/y of gamma.go, with a limb more of 1/y,
//
//	ln Γ(a) - ln Γ(a+b) = μ(a) - μ(a+b) + ½·ln(1+v) - b·(ln a - 1) - (a+b)·ln(1+v)
//
// No term is much larger than the logarithm of a result that is a normal number. Where v is
// small, the last one is b·(1+v)·(ln(1+v)/v), so that bits of v that underflow are not missed.
// All is in a limb more than the type has. Numbers so large that the sum may overflow come as
// fractions of it.

// binet returns μ(x/down), for x between 1 and 4, and a power of two.
//
//limb:twin
func (x triple[T]) binet(down T) triple[T] {
	w := x.recip().scale(down)
	r := tripleOf(Pair[T]{w.X0, w.X1}.sqrLoose()).addFloat(-gammaMiddle[T](15))
	return w.mul(r.gammaSeries(15))
}

// betaLow returns ln Γ(a) - ln Γ(a+b) where low is set, and else z, for a < 12. That is about b where b is small, and P or Q
// of betainc.go too. From 12 on ln Γ has but the type's limbs of 1/(a+b): what is left is a twelfth of the others.
//
//limb:arm
//limb:twin
func betaLow[T Float](low bool, z, a, b triple[T]) triple[T] {
	if low {
		c := a.add(b)
		z = a.logGamma(1).sub(c.logGamma(1))
		if !(c.X0 < 12) {
			w := c.recipLoose()
			e := c.mulPair(w).addFloat(-1)
			z = z.addFloat(T(T(w.Hi*e.X0) * T(0.083333)))
		}
	}
	return z
}

// betaHigh returns f·(ln Γ(a) - ln Γ(a+b)) where high is set, and else z, for a ≥ 12.
//
//limb:arm
//limb:twin
func betaHigh[T Float](high bool, z, a, b triple[T], f T) triple[T] {
	if high {
		down := pow2[T](-middling(a.X0))
		c, d := a.scale(down), b.scale(down)
		v := d.mul(c.recip())
		k, l := a.log()
		// ln(1 + v) = t + u + u·h
		small := v.X0 < logCut[T]()
		n, u, t := v.addFloat(1).logReduce()
		if small {
			u = v
		}
		h := logSeries(Pair[T]{u.X0, u.X1})
		ln := t.add(u.addPair(h.mulLoose(Pair[T]{u.X0, u.X1}))).withLn2(n)
		b = b.scale(f)
		p, q := a.scale(f).add(b), ln
		if small {
			p, q = b, v.addFloat(1).mul(tripleOf(h).addFloat(1))
		}
		z = c.binet(down).sub(c.add(d).binet(down)).add(ln.scale(0.5)).scale(f)
		z = z.sub(b.mul(l.withLn2(k).addFloat(-1))).sub(p.mul(q))
	}
	return z
}

// betaLog returns f·ln B(x, y) for a power of two f, for finite x, y > 0.
//
//limb:twin
func betaLog[T Float](x, y Pair[T]) (ln triple[T], f T) {
	top := int32(900)
	if is32[T]() {
		top = 116
	}
	a, b := tripleOf(x), tripleOf(y)
	if x.Hi < y.Hi {
		a, b = b, a
	}
	f = 1
	if exponent(a.X0) > top {
		f = 0x1p-12
	}
	g, h := T(1), f
	if exponent(b.X0) > top {
		g, h = f, 1
	}
	ln = b.logGamma(g).scale(h)
	z := betaHigh(!(a.X0 < 12), triple[T]{}, a, b, f)
	return ln.add(betaLow(a.X0 < 12, z, a, b)), f
}

// betaEnd returns B(x, y) where x or y is no finite number above 0.
func betaEnd[T Float](x, y T) T {
	a, b := sqrt(x), sqrt(y) // NaN for negative numbers; neither has a reciprocal that overflows
	p := T(a * b)            // NaN for 0·Inf
	z := 1 / p
	if p == 0 {
		z = 1/a + 1/b
	}
	return z
}

// Beta returns Euler's B(x, y) = Γ(x)Γ(y)/Γ(x+y).
//
// Error: ≤ 2u²·B(x, y).
// Domain: x, y > 0; B(x, y) is at least 2^-101 (DF), 2^-968 (DD): below, its last bits underflow.
// Special: B(±0, y) = ±Inf, B(+Inf, y) = +0 for y > 0, B(+0, +0) = +Inf, B(-0, -0) = -Inf; NaN for
// x or y below 0, for B(+0, -0) and B(±0, +Inf); +Inf and +0 where the result overflows or
// underflows.
// Cost: 3380 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·B(x, y).
//limb:twin Domain: x, y > 0; B(x, y) is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 20900 flops with a fused multiply-add.
//limb:twin Triple Cost: 9670 flops with a fused multiply-add.
//limb:twin Triple Cost: 9520 flops with a fused multiply-add.
func (x Pair[T]) Beta(y Pair[T]) Pair[T] { return betaOnce(x, y) }

//limb:once
//limb:twin
func beta[T Float](x, y Pair[T]) Pair[T] {
	inside := x.Hi > 0 && y.Hi > 0 && finite(x.Hi) && finite(y.Hi)
	ln, f := betaLog(x.oneUnless(inside), y.oneUnless(inside))
	ln = ln.scale(1 / f)
	bound := expBound[T]()
	z, m := ln.expWithin(bound).expApart(true)
	w := z.expScale(m).expOverflow(ln.X0, bound)
	if !inside {
		w = Pair[T]{Hi: betaEnd(x.Hi, y.Hi)}
	}
	return w
}

// LogBeta returns ln |B(x, y)|.
//
// Error: ≤ 2u²|ln B(x, y)|, and 2u² where that is below 1 in magnitude: it has zeros, where
// B(x, y) is 1.
// Domain: x, y > 0.
// Special: +Inf where one is ±0 and the other finite and above 0, or ±0 with the same sign; -Inf
// where one is +Inf and the other above 0, and where the result overflows; else NaN, as Beta.
// Cost: 3240 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|ln B(x, y)|, and 2u⁴ where that is below 1 in magnitude: it has zeros, where B(x, y) is 1.
//limb:twin Cost: 19500 flops with a fused multiply-add.
//limb:twin Triple Cost: 9070 flops with a fused multiply-add.
//limb:twin Triple Cost: 8950 flops with a fused multiply-add.
func (x Pair[T]) LogBeta(y Pair[T]) Pair[T] { return logBetaOnce(x, y) }

//limb:once
//limb:twin
func logBeta[T Float](x, y Pair[T]) Pair[T] {
	inside := x.Hi > 0 && y.Hi > 0 && finite(x.Hi) && finite(y.Hi)
	ln, f := betaLog(x.oneUnless(inside), y.oneUnless(inside))
	z := ln.pair().signedBy(1 / f)
	if !finite(z.Hi) {
		z.Lo = 0
	}
	if !inside {
		z = Pair[T]{Hi: abs(betaEnd(x.Hi, y.Hi))}
		if z.Hi == 0 {
			z.Hi = -infinity[T]()
		}
	}
	return z
}

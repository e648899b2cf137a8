package limb

// # Bessel functions of real order
//
// The order is n + μ, with a whole number n and |μ| ≤ ½. All come from K(μ) and K(μ+1). Where x is
// below 1, these are Temme's series [Tem75], which lose nothing where μ is next to 0; from 1 on the
// trapezoidal rule with steps h for
//
//	e^x·K(μ) = ∫ e^(-2x·sinh²(t/2))·cosh μt dt,	t ≥ 0
//
// errs by e^(-π²/h) and less, for this is analytic [OLBC10]. K(μ+1) is (1 + μ/x)·K(μ) and the same
// integral with 2·sinh²(t/2) more. All terms are positive. From there on
//
//	K(k+1) = (2k/x)·K(k) + K(k-1),	I(k-1) = (2k/x)·I(k) + I(k+1)	[Wat44]
//
// take K up to the order, and I down to it, from one where it is nothing, which tells I(ν+1)/I(ν). Then
//
//	1/x = I(ν)·K(ν+1) + I(ν+1)·K(ν),	I(-ν) = I(ν) + 2/π·sin πν·K(ν)
//
// Everything has a limb more than the type, and its powers of two apart: with x = f·2^e the recurrences
// are those of K(μ+k)·2^ek and I(μ+k)·2^-ek.

// besselNuBound returns a bound: from there on K is 0 and I overflows, for all orders.
func besselNuBound[T Float]() T { return byWidth[T](800, 1280) }

// besselNuBits returns b such that what is below 2^-b is nothing beside 1.
//
//limb:twin
func besselNuBits[T Float]() int32 {
	const limbs = 2
	return limbs*intByWidth[T](24, 53) + 8
}

// besselNuSplit returns n and μ for ν ≥ 0.
//
//limb:twin
func besselNuSplit[T Float](nu Pair[T]) (n int32, mu triple[T]) {
	n = toInt(trunc(nu.Hi + 0.5))
	return n, tripleOf(nu).addFloat(-toFloat[T](n))
}

// temmeNext returns term k of Temme's series: f, p and q as multiples of wᵏ/k!², where w is ±x²/4.
//
//limb:twin
func temmeNext[T Float](k T, f, p, q, mu, w triple[T]) (u, v, y triple[T]) {
	d := mu.mul(mu).neg().addFloat(T(k * k)).mulFloat(k)
	t := w.mul(d.recip())
	return f.mulFloat(k).add(p.add(q)).mul(t), p.mul(mu.addFloat(k).mul(t)), q.mul(mu.neg().addFloat(k).mul(t))
}

// temmeTurn adds term k of Temme's series to s and h, of f, p and q as multiples of (x²/4)^k/k!, c of which it is next.
//
//limb:turn
//limb:twin
func temmeTurn[T Float](more bool, k, c T, f, p, q, s, h, mu, w triple[T], least T) (bool, T, T, triple[T], triple[T], triple[T], triple[T], triple[T]) {
	if more {
		f, p, q = temmeNext(k, f, p, q, mu, w)
		s, h = s.add(f), h.add(p.sub(f.mulFloat(k)))
		c = T(c*w.X0) / T(k*k)
		k, more = k+1, c > least
	}
	return more, k, c, f, p, q, s, h
}

// temmeSums are Σ f and Σ (p - kf) of Temme's series, from its first terms on, where w = x²/4.
//
//limb:loop
//limb:twin
func temmeSums[T Float](more bool, f, p, q, mu, w triple[T], least T) (s, h triple[T]) {
	k, c := T(1), T(1)
	for s, h = f, p; more; {
		more, k, c, f, p, q, s, h = temmeTurn(more, k, c, f, p, q, s, h, mu, w, least)
	}
	return s, h
}

// besselNuGamma returns Γ1 and Γ2, where 1/Γ(1±μ) = Γ2 ∓ μ·Γ1.
//
//limb:twin
func besselNuGamma[T Float](mu triple[T]) (first, second triple[T]) {
	v := mu.mul(mu).addFloat(-0.125)
	return v.besselNuSeries(0), v.besselNuSeries(1)
}

// temmeFirst returns the first f, p and q of Temme's series, less their common factor w, which is πμ/(2·sin πμ), for
// x = f·2^e.
//
//limb:twin
func temmeFirst[T Float](f triple[T], e int32, mu triple[T]) (s, p, q, w triple[T]) {
	k, l := f.log()
	ln := l.withLn2(k + e - 1).neg() // ln 2/x
	sigma := mu.mul(ln)
	z, m := sigma.expParts3()
	up, down := z.scale(pow2[T](m)), z.recip().scale(pow2[T](-m))
	first, second := besselNuGamma(mu)
	// ln·sinh σ/σ
	small := abs(sigma.X0) < 0.5
	d, v := mu, sigma
	if small {
		d = triple[T]{X0: 1}
	} else {
		v = triple[T]{}
	}
	sinh := up.sub(down).scale(0.5).mul(d.recip())
	if small {
		sinh = v.mul(v).addFloat(-0.125).besselNuSeries(2).mul(ln)
	}
	c := mu.mul(first)
	over, under := second.sub(c), second.add(c) // 1/Γ(1+μ), 1/Γ(1-μ)
	s = up.add(down).mul(first).add(sinh.mul(second).scale(2))
	return s, up.mul(under), down.mul(over), over.mul(under).scale(2).recip()
}

// besselKLow returns K(μ) and K(μ+1)·2^e where low is set, and else a and b, for x = f·2^e < 1 and g = 2/f.
//
//limb:arm
//limb:twin
func besselKLow[T Float](low bool, a, b triple[T], x Pair[T], f, g triple[T], e int32, mu triple[T]) (triple[T], triple[T]) {
	if low {
		s, p, q, w := temmeFirst(f, e, mu)
		s, h := temmeSums(low, s, p, q, mu, prod3(x, x).scale(0.25), pow2[T](-besselNuBits[T]()))
		a, b = s.mul(w), h.mul(w).mul(g)
	}
	return a, b
}

// besselKTurn adds the term of t + h to those of the trapezoidal rule in s, and that with 2·sinh²(t/2) in v,
// where a, b, c, d are e^(t/2), e^(-t/2), e^μt and e^-μt, and those after v are these for h.
//
//limb:turn
//limb:twin
func besselKTurn[T Float](more bool, a, b, c, d, s, v triple[T], step T, recip, up, down, x triple[T], most T) (bool, triple[T], triple[T], triple[T], triple[T], triple[T], triple[T]) {
	if more {
		a, b, c, d = a.mulFloat(step), b.mul(recip), c.mul(up), d.mul(down)
		r := a.sub(b)
		r = r.mul(r).scale(0.5)
		y := r.mul(x)
		z, m := y.neg().expParts3()
		z = c.add(d).mul(z).scale(T(0.5 * pow2[T](max(m, expFloor[T]()))))
		s, v = s.add(z), v.add(z.mul(r))
		more = y.X0 < most
	}
	return more, a, b, c, d, s, v
}

// besselKSums are the sums of the trapezoidal rule for x ≥ 1, in steps of 2·ln step.
//
//limb:loop
//limb:twin
func besselKSums[T Float](more bool, step T, recip, up, down, x triple[T], most T) (s, v triple[T]) {
	one := triple[T]{X0: 1}
	a, b, c, d := one, one, one, one
	for s.X0 = 0.5; more; {
		more, a, b, c, d, s, v = besselKTurn(more, a, b, c, d, s, v, step, recip, up, down, x, most)
	}
	return s, v
}

// besselKHigh returns e^x·K(μ) and e^x·K(μ+1)·2^e where high is set, and else a and b, for 1 ≤ x < besselNuBound.
//
//limb:arm
//limb:twin
func besselKHigh[T Float](high bool, a, b triple[T], x triple[T], e int32, mu triple[T]) (triple[T], triple[T]) {
	if high {
		// the rule errs by e^(x - π²/h), or e^(-2π²/xh²) where x is large
		most := T(toFloat[T](besselNuBits[T]()) * 0.7)
		h := T(9.87) / (most + x.X0)
		if x.X0 > T(2.5*most) {
			h = T(6.283) / sqrt(T(T(2*x.X0)*most))
		}
		h = T(h * 0.5)
		step := 1 + T(h*(1+T(h*T(0.5+T(h*T(0.16666))))))
		g := triple[T]{X0: step}
		k, l := g.log()
		ln := l.withLn2(k).scale(2)
		z, m := ln.mul(mu).expParts3()
		z = z.scale(pow2[T](m))
		s, v := besselKSums(high, step, g.recip(), z, z.recip(), x, most+6)
		a = s.mul(ln)
		b = a.add(mu.mul(x.recip()).mul(a)).add(v.mul(ln)).scale(pow2[T](e))
	}
	return a, b
}

// besselNuTurn takes a step of the recurrences from the order μ+k, to c = g·(μ+k)·b + hi·a, where i is ±h.
//
//limb:turn
//limb:twin
func besselNuTurn[T Float](more bool, steps, k, e int32, a, b, g, mu triple[T], h, i T, d int32) (bool, int32, int32, int32, triple[T], triple[T]) {
	if more {
		var n int32
		a, b, n = besselLevel(b, mu.addFloat(toFloat[T](k)).mul(g).mul(b).add(a.scale(h).scale(i)))
		steps, k, e = steps-1, k+d, e+n
		more = steps > 0
	}
	return more, steps, k, e, a, b
}

// besselNuSteps are so many steps of the recurrences, up or down as d is 1 or -1, with the exponent of the
// results.
//
//limb:loop
//limb:twin
func besselNuSteps[T Float](steps, k, d int32, a, b, g, mu triple[T], h, i T) (y, z triple[T], e int32) {
	for more := steps > 0; more; {
		more, steps, k, e, a, b = besselNuTurn(more, steps, k, e, a, b, g, mu, h, i, d)
	}
	return a, b, e
}

// besselNuDepthTurn goes on by an order: others than I have grown by b, and I has fallen as much, so that t is what is left.
//
//limb:turn
func besselNuDepthTurn[T Float](more bool, k, b, t, over, nu, least T) (bool, T, T, T) {
	if more {
		k = k + 1
		b = T((nu+k)*over) + 1/b
		t = t / T(b*b)
		more = t > least
	}
	return more, k, b, t
}

// besselNuDepth returns how many orders above ν ≥ 0 are enough, where over is 2/x.
//
//limb:loop
func besselNuDepth[T Float](more bool, over, nu, least T) T {
	k, b, t := T(0), T(1), T(1)
	for more {
		more, k, b, t = besselNuDepthTurn(more, k, b, t, over, nu, least)
	}
	return k
}

// besselIReflect returns I(-ν) for I(ν) = z·2^m and K(ν) = k·2^j where negative is set.
//
//limb:arm
//limb:twin
func besselIReflect[T Float](negative bool, z triple[T], m int32, k triple[T], j, n int32, mu triple[T]) (triple[T], int32) {
	if negative {
		// sin πν/π is ±μ/(Γ(1+μ)·Γ(1-μ))
		first, second := besselNuGamma(mu)
		c := mu.mul(first)
		a, _, l := besselLevel(mu, triple[T]{})
		a = a.mul(second.sub(c)).mul(second.add(c)).mul(k).scale(T(toFloat[T](2 - 4*(n&1))))
		j = j + l
		if a.X0 == 0 {
			j = m
		}
		top := max(m, j)
		z, m = z.below1(m-top).add(a.below1(j-top)), top
	}
	return z, m
}

// besselNuEnd returns I(x) or K(x) of the order ν = ±(n + μ) where x is 0, or no number above it.
func besselNuEnd[T Float](x, nu, mu T, n int32, second bool) T {
	z := infinity[T]()
	if !second {
		if nu < 0 && mu != 0 {
			if (n&1 == 1) != (mu < 0) {
				z = -z
			}
		} else {
			z = 0
			if nu == 0 {
				z = 1
			}
		}
	}
	if x != 0 || !(abs(nu) <= besselOrders) {
		z = nan[T]()
	}
	return z
}

// besselNu returns I(x), or K(x) where second is set, of the order ν.
//
//limb:once
//limb:twin
func besselNu[T Float](x, nu Pair[T], second bool) Pair[T] {
	inside := x.Hi > 0 && abs(nu.Hi) <= besselOrders
	v := signed(nu, nu.Hi)
	if !(abs(nu.Hi) <= besselOrders) {
		v = Pair[T]{}
	}
	n, mu := besselNuSplit(v)
	y := x.oneUnless(inside).within(besselNuBound[T]())
	e := middling(y.Hi)
	f := tripleOf(y).scale(pow2[T](-e))
	g, h := f.recip().scale(2), pow2[T](e)
	low := y.Hi < 1
	one := triple[T]{X0: 1}
	w := tripleOf(y)
	if low {
		w = one
	}
	a, b := besselKLow(low, one, one, y, f, g, e, mu)
	a, b = besselKHigh(!low, a, b, w, e, mu)
	a, b, m := besselNuSteps(n, 1, 1, a, b, g, mu, h, h)
	// e^x, by a part of x where that is beyond all exponentials
	far := w.X0 > byWidth[T](100, 700)
	if low {
		w = triple[T]{}
	}
	if far {
		w = w.scale(0.125)
	}
	z, c := w.expParts3()
	if far {
		z = z.mul(z)
		z = z.mul(z)
		z, c = z.mul(z), 8*c
	}
	m = m - e*n
	k, _, l := besselLevel(a.mul(z.recip()), triple[T]{})
	steps := toInt(besselNuDepth(!second, 2/y.Hi, v.Hi, pow2[T](-besselNuBits[T]())))
	p, r, _ := besselNuSteps(steps, n+steps, -1, triple[T]{}, one, g, mu, h, h)
	i, _, j := besselLevel(z.mul(r).mul(f.mul(b.mul(r).add(a.mul(p).scale(h).scale(h))).recip()), triple[T]{})
	l, j = l+m-c, j+c-m
	i, j = besselIReflect(!second && nu.Hi < 0, i, j, k, l, n, mu)
	if second {
		i, j = k, l
	}
	bound := toInt(exp2Bound[T]())
	u := i.pair().expScale(max(min(j, bound), -bound))
	if !inside {
		u = Pair[T]{Hi: besselNuEnd(x.Hi, nu.Hi, mu.X0, n, second)}
	}
	return u.orNaN(x.Hi).orNaN(nu.Hi)
}

// BesselI returns I(x), the modified Bessel function of the first kind and a real order ν.
//
// Error: ≤ 2u²·I(x) for orders from 0 on; for negative ones, where it may be 0, 4u²·(I(x) + K(x)) of the order |ν|.
// Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; |I(x)| is below 2^126 (DF), 2^1022 (DD), and 0 or at least
// 2^-101, 2^-968: below, its last bits underflow.
// Special: I(±0) is 1 for the order 0, +0 for others above it and negative integers, else ±Inf;
// I(+Inf) = +Inf; ±Inf where the result overflows.
// Cost: 4150 flops; 720 for each of up to 13 terms (DF), 21 (DD) below 1, 600 for each of up to 20 points, 45
// above; and 160 for each of |ν| steps up, and as many down as are from there to where I is nothing.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·I(x) for orders from 0 on; for negative ones, where it may be 0, 4u⁴·(I(x) + K(x)) of the order |ν|.
//limb:twin Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; x is 0 or at least 2^-50 (QF), and |I(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-51, 2^-860: below, its last bits underflow.
//limb:twin Cost: 21400 flops; 2700 for each of up to 20 terms (QF), 34 (QD) below 1, 2800 for each of up to 40 points, 95 above; and 570 for each of |ν| steps up, and as many down as are from there to where I is nothing.
//limb:twin Triple Cost: 10500 flops; 1490 for each of up to 20 terms (TF), 34 (TD) below 1, 1590 for each of up to 40 points, 95 above; and 320 for each of |ν| steps up, and as many down as are from there to where I is nothing.
func (x Pair[T]) BesselI(nu Pair[T]) Pair[T] { return besselNuOnce(x, nu, false) }

// BesselK returns K(x), the modified Bessel function of the second kind and a real order ν.
//
// Error: ≤ 2u²·K(x).
// Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; K(x) is below 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968: below, its last bits underflow.
// Special: K(±0) = +Inf, K(+Inf) = +0; +Inf and +0 where the result overflows or underflows.
// Cost: as BesselI, without the steps down.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·K(x).
//limb:twin Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; x is 0 or at least 2^-50 (QF), and K(x) is below 2^126 (QF), 2^1022 (QD), and at least 2^-51, 2^-860: below, its last bits underflow.
func (x Pair[T]) BesselK(nu Pair[T]) Pair[T] { return besselNuOnce(x, nu, true) }

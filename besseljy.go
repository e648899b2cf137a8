package limb

// # Bessel functions J and Y of real order
//
// The order is n + μ, as that of I and K. Y(μ) and Y(μ+1) are Temme's series [Tem75] below besselNuNear. From there
// on, J(μ) and J(μ+1) are known but for a factor by recurrence from an order where J is nothing, and with
//
//	p + iq = (J' + iY')/(J + iY)	([OLBC10] 10.74(v))
//
// which is a continued fraction, Y = (pJ - J')/q and J² + Y² = 2/πxq tell the factor and Y. From besselNuFar on both
// are Hankel's series,
//
//	J + iY = √(2/πx)·e^i(x-μπ/2-π/4)·Σ (μ²-¼)(μ²-2¼)…(μ²-(k-½)²)/k!·(i/2x)^k	([OLBC10] 10.17)
//
// Y goes up by recurrence to the order ν, and so does J where x is above ν and far. Else J goes down to ν, and
//
//	2/πx = J(ν+1)·Y(ν) - J(ν)·Y(ν+1)
//
// tells its factor. For negative orders
//
//	J(-ν) = cos νπ·J(ν) - sin νπ·Y(ν),	Y(-ν) = sin νπ·J(ν) + cos νπ·Y(ν)
//
// The recurrences are those of C(μ+k)·2^ek with x = f·2^e, where e is not above 0.

// besselNuNear returns where Temme's series ends: its terms cancel by e^x.
func besselNuNear[T Float]() T { return 8 }

// besselNuFar returns where Hankel's series begins: its least term is e^-2x.
//
//limb:twin
func besselNuFar[T Float]() T { return T(toFloat[T](besselNuBits[T]())*0.36) + 4 }

// besselNuSine returns sin πμ/πμ, which is 1/Γ(1+μ)Γ(1-μ).
//
//limb:twin
func besselNuSine[T Float](mu triple[T]) triple[T] {
	first, second := besselNuGamma(mu)
	c := mu.mul(first)
	return second.sub(c).mul(second.add(c))
}

// besselNuHalf returns π/2.
//
//limb:twin
func besselNuHalf[T Float]() triple[T] { return twoOverPi3[T]().recip() }

// temmeYTurn adds term k of Temme's series to s and h, as temmeTurn does, for those of Y, where r is (1 - cos πμ)/μ.
//
//limb:turn
//limb:twin
func temmeYTurn[T Float](more bool, k, c T, f, p, q, s, h, mu, w, r triple[T], least T) (bool, T, T, triple[T], triple[T], triple[T], triple[T], triple[T]) {
	if more {
		f, p, q = temmeNext(k, f, p, q, mu, w)
		t := f.add(r.mul(q))
		s, h = s.add(t), h.add(p.sub(t.mulFloat(k)))
		c = T(c*abs(w.X0)) / T(k*k)
		k, more = k+1, c > least
	}
	return more, k, c, f, p, q, s, h
}

// temmeYSums are Σ f + rq and Σ (p - k(f + rq)) of Temme's series, from its first terms on, where w = -x²/4.
//
//limb:loop
//limb:twin
func temmeYSums[T Float](more bool, f, p, q, mu, w, r triple[T], least T) (s, h triple[T]) {
	k, c := T(1), T(1)
	for s, h = f.add(r.mul(q)), p; more; {
		more, k, c, f, p, q, s, h = temmeYTurn(more, k, c, f, p, q, s, h, mu, w, r, least)
	}
	return s, h
}

// besselYLow returns Y(μ) and Y(μ+1)·2^e where low is set, and else a and b, for x = f·2^e and g = 2/f.
//
//limb:arm
//limb:twin
func besselYLow[T Float](low bool, a, b triple[T], x Pair[T], f, g triple[T], e int32, mu, r triple[T]) (triple[T], triple[T]) {
	if low {
		s, p, q, w := temmeFirst(f, e, mu)
		s, h := temmeYSums(low, s, p, q, mu, prod3(x, x).scale(-0.25), r, pow2[T](-besselNuBits[T]()))
		w = w.mul(twoOverPi3[T]()).neg()
		a, b = s.mul(w), h.mul(w).mul(g)
	}
	return a, b
}

// besselPhaseTurn is a step of the continued fraction R of p + iq = -1/2x + i + iR/x: (a + ci)/(b + di) is its last
// approximation, those with v before their names the one before, and t the last difference.
//
//limb:turn
//limb:twin
func besselPhaseTurn[T Float](more bool, k, t T, va, vc, vb, vd, a, c, b, d, x, square triple[T], least T) (bool, T, T, triple[T], triple[T], triple[T], triple[T], triple[T], triple[T], triple[T], triple[T]) {
	if more {
		k = k + 1
		n := square.neg().addFloat(T((k - 0.5) * (k - 0.5)))
		y, m := x.scale(2), k+k
		last := abs(vb.X0) + abs(vd.X0)
		if k == 1 {
			last = 1
		}
		va, vc, a, c = a, c, y.mul(a).sub(c.mulFloat(m)).add(n.mul(va)), y.mul(c).add(a.mulFloat(m)).add(n.mul(vc))
		vb, vd, b, d = b, d, y.mul(b).sub(d.mulFloat(m)).add(n.mul(vb)), y.mul(d).add(b.mulFloat(m)).add(n.mul(vd))
		now := abs(b.X0) + abs(d.X0)
		t = T(T(t*abs(n.X0)) * (last / now))
		more = t > least
		s := pow2[T](-middling(now))
		va, vc, vb, vd = va.scale(s), vc.scale(s), vb.scale(s), vd.scale(s)
		a, c, b, d = a.scale(s), c.scale(s), b.scale(s), d.scale(s)
	}
	return more, k, t, va, vc, vb, vd, a, c, b, d
}

// besselPhase returns p and q of the order μ, for x from besselNuNear on.
//
//limb:loop
//limb:twin
func besselPhase[T Float](more bool, x, mu triple[T], least T) (a, c, b, d triple[T]) {
	one, zero := triple[T]{X0: 1}, triple[T]{}
	k, t, square := T(0), T(1), mu.mul(mu)
	va, vc, vb, vd := one, zero, zero, zero
	a, c, b, d = zero, zero, one, zero
	for more {
		more, k, t, va, vc, vb, vd, a, c, b, d = besselPhaseTurn(more, k, t, va, vc, vb, vd, a, c, b, d, x, square, least)
	}
	return a, c, b, d
}

// besselYMid returns Y(μ) and Y(μ+1) where mid is set, and else a and b, for j and i in the ratio of J(μ) and J(μ+1), positive
// as J is beyond its zeros.
//
//limb:arm
//limb:twin
func besselYMid[T Float](mid bool, a, b, x, mu, j, i triple[T]) (triple[T], triple[T]) {
	if mid {
		u, v, y, z := besselPhase(mid, x, mu, pow2[T](-besselNuBits[T]()))
		n := y.mul(y).add(z.mul(z)).recip()
		w := x.recip()
		p := u.mul(z).sub(v.mul(y)).mul(n).addFloat(-0.5).mul(w)
		q := u.mul(y).add(v.mul(z)).mul(n).mul(w).addFloat(1)
		m := mu.mul(w)
		d := p.sub(m).mul(j).add(i).mul(q.recip()) // (pJ - J')/q
		s := j.mul(j).add(d.mul(d)).mul(q).mul(x).recip().mul(twoOverPi3[T]()).sqrt3()
		a = s.mul(d)
		b = m.mul(a).sub(s.mul(q.mul(j).add(p.mul(d))))
	}
	return a, b
}

// besselFarTurn adds two terms of Hankel's series, t the last one, to p and q, where square is μ² and w is 1/2x.
//
//limb:turn
//limb:twin
func besselFarTurn[T Float](more bool, k T, t, p, q, square, w triple[T], least T) (bool, T, triple[T], triple[T], triple[T]) {
	if more {
		k = k + 1
		t = t.mul(square.addFloat(-T((k - 0.5) * (k - 0.5)))).mul(w.mul(triple[T]{X0: k}.recip()))
		q = q.add(t)
		k = k + 1
		t = t.mul(square.addFloat(-T((k - 0.5) * (k - 0.5))).neg()).mul(w.mul(triple[T]{X0: k}.recip()))
		p = p.add(t)
		more = abs(t.X0) > least
	}
	return more, k, t, p, q
}

// besselFarSums are the real and the imaginary part of the sum of Hankel's series.
//
//limb:loop
//limb:twin
func besselFarSums[T Float](more bool, square, w triple[T], least T) (p, q triple[T]) {
	k, t := T(0), triple[T]{X0: 1}
	for p = t; more; {
		more, k, t, p, q = besselFarTurn(more, k, t, p, q, square, w, least)
	}
	return p, q
}

// besselFar2 returns, where far is set, J(μ), J(μ+1), Y(μ) and Y(μ+1) as multiples of 2^-e, and else a, b, c and d; s is
// sin πμ/2, and 4^e about x.
//
//limb:arm
//limb:twin
func besselFar2[T Float](far bool, a, b, c, d triple[T], x Pair[T], mu, s triple[T], e int32) (triple[T], triple[T], triple[T], triple[T]) {
	if far {
		f := pow2[T](-e)
		v := tripleOf(x).scale(f).scale(f).recip() // 4^e/x
		w := v.scale(0.5).scale(f).scale(f)
		least := pow2[T](-besselNuBits[T]())
		p, q := besselFarSums(far, mu.mul(mu), w, least)
		next := mu.addFloat(1)
		g, h := besselFarSums(far, next.mul(next), w, least)
		sin, cos := x.SinCos()
		k := s.mul(s).neg().addFloat(1).sqrt3() // cos πμ/2
		// c·(cos χ + i·sin χ), for χ = x - μπ/2 - π/4 and c = √(2/πx)
		z := v.mul(twoOverPi3[T]()).scale(0.5).sqrt3()
		y, t := k.sub(s).mul(z), k.add(s).mul(z)
		m, n := y.mulPair(cos).add(t.mulPair(sin)), y.mulPair(sin).sub(t.mulPair(cos))
		a, c = m.mul(p).sub(n.mul(q)), n.mul(p).add(m.mul(q))
		b, d = n.mul(g).add(m.mul(h)), n.mul(h).sub(m.mul(g)) // χ less π/2
	}
	return a, b, c, d
}

// besselJDepthTurn goes on by an order, as besselNuDepthTurn does.
//
//limb:turn
func besselJDepthTurn[T Float](more bool, k, b, t, over, nu, least T) (bool, T, T, T) {
	if more {
		k = k + 1
		b = T((nu+k)*over) - 1/b
		t = t / T(b*b)
		more = t > least
	}
	return more, k, b, t
}

// besselJDepth returns how many orders above ν are enough, where over is 2/x and ν is at least x.
//
//limb:loop
func besselJDepth[T Float](more bool, over, nu, least T) T {
	k, b, t := T(0), T(1), T(1)
	for more {
		more, k, b, t = besselJDepthTurn(more, k, b, t, over, nu, least)
	}
	return k
}

// besselJYReflect returns J or Y of the order -ν where negative is set, for z·2^m and k·2^j of ν, which are J and Y or, where
// second is set, Y and -J; sine and r are sin πμ/πμ and (1 - cos πμ)/μ, and ν is n + μ.
//
//limb:arm
//limb:twin
func besselJYReflect[T Float](negative bool, z triple[T], m int32, k triple[T], j, n int32, mu, sine, r triple[T]) (triple[T], int32) {
	if negative {
		a, _, l := besselLevel(mu, triple[T]{})
		a = a.mul(sine).mul(besselNuHalf[T]()).scale(2).mul(k)
		j = j + l
		if a.X0 == 0 {
			j = m
		}
		top := max(m, j)
		c := mu.mul(r).neg().addFloat(1)
		if mu.addFloat(0.5).X0 == 0 {
			c, m = triple[T]{}, j
		}
		z = c.mul(z)
		z, m = z.below1(m-top).sub(a.below1(j-top)).scale(toFloat[T](1-2*(n&1))), top
	}
	return z, m
}

// besselJYEnd returns J(x) or Y(x) of the order ν = ±(n + μ) where x is 0 or infinite, or no number above it; half is
// whether μ is -½.
func besselJYEnd[T Float](x, nu, mu T, n int32, half, second bool) T {
	z := besselNuEnd(x, nu, mu, n, second)
	if second {
		if !(nu < 0 && n&1 == 1) {
			z = -z
		}
		if nu < 0 && half && x == 0 {
			z = 0
		}
	}
	if x == infinity[T]() && abs(nu) <= besselOrders {
		z = 0
	}
	return z
}

// besselJY returns J(x), or Y(x) where second is set, of the order ν.
//
//limb:once
//limb:twin
func besselJY[T Float](x, nu Pair[T], second bool) Pair[T] {
	inside := x.Hi > 0 && finite(x.Hi) && abs(nu.Hi) <= besselOrders
	v := signed(nu, nu.Hi)
	if !(abs(nu.Hi) <= besselOrders) {
		v = Pair[T]{}
	}
	n, mu := besselNuSplit(v)
	y := x.oneUnless(inside)
	low, far := y.Hi < besselNuNear[T](), !(y.Hi < besselNuFar[T]())
	mid, negative := !low && !far, nu.Hi < 0
	up := far && v.Hi < y.Hi
	e := min(middling(y.Hi), 0)
	f := tripleOf(y).scale(pow2[T](-e))
	g, h := f.recip().scale(2), pow2[T](e)
	if y.Hi > pow2[T](intByWidth[T](120, 1000)) {
		g = triple[T]{}
	}
	one := triple[T]{X0: 1}
	least := pow2[T](-besselNuBits[T]())
	// J from an order above ν and x down to ν and, where that tells Y too, to μ
	deep := !up && (!second || negative || mid)
	start := T(1)
	if deep {
		start = y.Hi
		if v.Hi > y.Hi {
			start = v.Hi
		}
	}
	top := toInt(trunc(start+besselJDepth(deep, 2/y.Hi, start, least))) + 1
	steps := top - n
	if !deep {
		steps = 0
	}
	p, r, _ := besselNuSteps(steps, n+steps, -1, triple[T]{}, one, g, mu, h, -h)
	steps = n
	if !mid {
		steps = 0
	}
	i, j, _ := besselNuSteps(steps, n, -1, p, r, g, mu, h, -h)
	sine, half := besselNuSine(mu), besselNuSine(mu.scale(0.5))
	s := besselNuHalf[T]().mul(mu).mul(half) // sin πμ/2
	q := s.mul(half).mul(besselNuHalf[T]()).scale(2)
	w, l := y, f
	if !low {
		w, l = Pair[T]{Hi: 1}, one
	}
	a, b := besselYLow(low, one, one, w, l, l.recip().scale(2), e, mu, q)
	a, b = besselYMid(mid, a, b, f, mu, j, i)
	d := middling(y.Hi) >> 1
	if !far {
		d = 0
	}
	c, t, a, b := besselFar2(far, one, one, a, b, y, mu, s, d)
	// to ν
	a, b, m := besselNuSteps(n, 1, 1, a, b, g, mu, h, -h)
	steps = n
	if !up {
		steps = 0
	}
	c, _, o := besselNuSteps(steps, 1, 1, c, t, g, mu, h, -h)
	m = m - e*n
	if !up {
		c, o = twoOverPi3[T]().mul(r).mul(f.mul(p.mul(a).scale(h).scale(h).sub(r.mul(b))).recip()), d+d-m
	}
	c, _, o1 := besselLevel(c, triple[T]{})
	a, _, m1 := besselLevel(a, triple[T]{})
	o, m = o+o1-d, m+m1-d
	z, k, j1, k1 := c, a, o, m
	if second {
		z, k, j1, k1 = a, c.neg(), m, o
	}
	z, j1 = besselJYReflect(negative, z, j1, k, k1, n, mu, sine, q)
	bound := toInt(exp2Bound[T]())
	u := z.pair().expScale(max(min(j1, bound), -bound))
	if !inside {
		u = Pair[T]{Hi: besselJYEnd(x.Hi, nu.Hi, mu.X0, n, mu.addFloat(0.5).X0 == 0, second)}
	}
	return u.orNaN(x.Hi).orNaN(nu.Hi)
}

// BesselJ returns J(x), the Bessel function of the first kind and a real order ν.
//
// Error: ≤ 2u²|J(x)| for x below ν; else 2u²√(J(x)² + Y(x)²).
// Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; |J(x)| is below 2^126 (DF), 2^1022 (DD), and 0 or at least
// 2^-101, 2^-968: below, its last bits underflow.
// Special: J(±0) is 1 for the order 0, +0 for others above it and negative integers, else ±Inf; J(+Inf) = +0; ±Inf
// where the result overflows.
// Cost: 6160 flops; 800 for each of up to 23 terms (DF), 34 (DD) below 8, each of up to 15 steps, 54 of the fraction below 24,
// 45, and 540 for each of up to 10, 23 pairs of terms above; and 160 for each of |ν| steps up, and as many down as are
// from there, or from x, to where J is nothing: some 13∛|ν|.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|J(x)| for x below ν; else 4u⁴√(J(x)² + Y(x)²).
//limb:twin Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; x is 0 or at least 2^-50 (QF), and |J(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-51, 2^-860: below, its last bits underflow.
//limb:twin Cost: 31900 flops; 3000 for each of up to 32 terms (QF), 49 (QD) below 8, each of up to 46 steps, 189 of the fraction below 41, 83, and 2240 for each of up to 21, 50 pairs of terms above; and 570 for each of |ν| steps up, and as many down as are from there, or from x, to where J is nothing: some 20∛|ν|.
//limb:twin Triple Cost: 15500 flops; 1660 for each of up to 32 terms (TF), 49 (TD) below 8, each of up to 46 steps, 189 of the fraction below 41, 83, and 1190 for each of up to 21, 50 pairs of terms above; and 320 for each of |ν| steps up, and as many down as are from there, or from x, to where J is nothing: some 20∛|ν|.
func (x Pair[T]) BesselJ(nu Pair[T]) Pair[T] { return besselJYOnce(x, nu, false) }

// BesselY returns Y(x), the Bessel function of the second kind and a real order ν.
//
// Error: ≤ 2u²√(J(x)² + Y(x)²).
// Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; √(J(x)² + Y(x)²) is below 2^126 (DF), 2^1022 (DD).
// Special: Y(±0) = -Inf for orders from 0 on, and ±Inf for negative ones but their halves, of which it is +0;
// Y(+Inf) = +0; ±Inf where the result overflows.
// Cost: as BesselJ, and without the steps down from 0 on where x is below 8 or large.
//
//limb:function
//limb:twin Error: ≤ 4u⁴√(J(x)² + Y(x)²).
//limb:twin Domain: x ≥ 0 and |ν| ≤ 1000, NaN elsewhere; x is 0 or at least 2^-50 (QF), and √(J(x)² + Y(x)²) is below 2^126 (QF), 2^1022 (QD). Where |Y(x)| is below 2^-51 (QF), but not 0, its last bits underflow.
func (x Pair[T]) BesselY(nu Pair[T]) Pair[T] { return besselJYOnce(x, nu, true) }

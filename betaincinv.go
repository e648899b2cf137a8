package limb

// # The inverses of the incomplete beta functions
//
// The x with P(a, b, x) = p and Q(a, b, x) = q = 1 - p is found as in gammaincinv.go, for ln P or ln Q as functions of
// s = ln(x/y), where y is 1 - x. With the fraction v of betainc.go P is xᵃyᵇ/B(a, b)·v, or Q with that for b, a and y, and
//
//	f = a·ln x + b·ln y - ln B + ln v - ln p,	1/f' = w = ±v,	s - s₀ = -fw/(1 - (fw(ay-bx) - f)/2)
//
// Seven steps leave nothing of f in a pair, and an eighth in a quad.

// betaInvStep returns the next x and y, and f of these, where lp and lq are ln p and ln q, and ln is ln B(a, b).
//
//limb:twin
func betaInvStep[T Float](x, y, a, b, ln, lp, lq triple[T]) (u, v triple[T], f T) {
	far := T(x.X0*(b.X0+1)) > T(y.X0*(a.X0+1))
	c, d, e, t := a, b, x, lp
	if far {
		c, d, e, t = b, a, y, lq
	}
	k, g := x.log()
	m, h := y.log()
	p, q, turns := betaParts(x.X0 > 0 && y.X0 > 0, c, d, e)
	w := p.mul(q.recip())
	n, l := w.log()
	r := a.mul(g.withLn2(k)).add(b.mul(h.withLn2(m))).sub(ln).add(l.withLn2(n)).sub(t)
	f = r.X0
	if turns >= betaIncTurns {
		f = nan[T]()
	}
	if far {
		w = w.neg()
	}
	w = r.mul(w)
	s := w.mul(w.mul(a.mul(y).sub(b.mul(x))).sub(r).scale(0.5).addFloat(-1).recip())
	if !(abs(s.X0) < 64) {
		s = triple[T]{X0: copysign(64, s.X0)}
	}
	z, i := s.expParts3()
	u = x.mul(z.scale(pow2[T](i)))
	v = u.add(y).recip()
	return u.mul(v), y.mul(v), f
}

// nearLog1p returns about ln(1+x), relative to itself, for x ≥ 0.
func nearLog1p[T Float](x T) T {
	z := T(nearLog2(1+x) * T(0.6931472))
	if x < 0.125 {
		z = x - T(x*T(x*0.5))
	}
	return z
}

// nearNormal returns about the x whose upper tail of the normal distribution is e^l, for l below ln ½.
func nearNormal[T Float](l T) T {
	r := sqrt(T(-2 * l))
	return r - (T(2.515517)+T(r*(T(0.802853)+T(r*T(0.010328)))))/(1+T(r*(T(1.432788)+T(r*(T(0.189269)+T(r*T(0.001308)))))))
}

// betaInvStart returns about the x with P(a, b, x) = p, and 1 - x, where lp and lq are ln p and ln q.
func betaInvStart[T Float](a, b, lp, lq T) (x, y T) {
	la, lb := T(nearLog2(a)*T(0.6931472)), T(nearLog2(b)*T(0.6931472))
	// the powers xᵃ and yᵇ, of which the integral is up to the mean and from there on
	below, above := -T(a*nearLog1p(b/a))-la, -T(b*nearLog1p(a/b))-lb
	most, least := below, above
	if most < least {
		most, least = above, below
	}
	sum := most + nearLog1p(nearExp(byLeast(least-most)))
	low := lp < below-sum
	t := (lq + lb + sum) / b
	if low {
		t = (lp + la + sum) / a
	}
	if !(t < -0.001) {
		t = -0.001
	}
	x = nearExp(byLeast(t))
	y = 1 - x
	if !low {
		x, y = y, x
	}
	// Fisher's z, nearly normal
	l := lp
	if lq < lp {
		l = lq
	}
	z := nearNormal(l)
	if lq < lp {
		z = -z
	}
	if a >= 1 && b >= 1 {
		c, d := 1/(a+a-1), 1/(b+b-1)
		e, h := T((T(z*z)-3)*T(0.16666667)), 2/(c+d)
		w := T(z*sqrt(h+e))/h - T((d-c)*((e+T(0.8333333))-T(0.6666667)/h))
		s := nearExp(byLeast(-abs(w + w)))
		x, y = T(a*s), b
		if w < 0 {
			x, y = a, T(b*s)
		}
		s = x + y
		x, y = x/s, y/s
	}
	return x, y
}

// byLeast returns t, or the least argument of nearExp where t is below.
func byLeast[T Float](t T) T {
	if !(t > gammaInvTiny[T]()) {
		t = gammaInvTiny[T]()
	}
	return t
}

// betaInvTiny returns the ln x with xᵃ/aB(a, b) = p, for ln p and ln, which is ln B.
//
//limb:twin
func (lp triple[T]) betaInvTiny(a, ln triple[T]) triple[T] {
	k, l := a.log()
	return lp.add(ln).add(l.withLn2(k)).mul(a.recip())
}

// betaInv3 returns x and y for a, b, p and q = 1 - p, where ln is ln B(a, b), or NaN where seven steps are not enough; and what
// ln x and ln y are where they are below gammaInvTiny.
func betaInv3[T Float](a, b, p, q, ln triple[T]) (x, y, tiny, rest triple[T]) {
	k, l := p.log()
	lp := l.withLn2(k)
	k, l = q.log()
	lq := l.withLn2(k)
	x.X0, y.X0 = betaInvStart(a.X0, b.X0, lp.X0, lq.X0)
	f := T(0)
	for range 7 {
		x, y, f = betaInvStep(x, y, a, b, ln, lp, lq)
	}
	if !(abs(f) < byWidth[T](0x1p-20, 0x1p-40)) {
		x.X0 = nan[T]()
	}
	return x, y, lp.betaInvTiny(a, ln), lq.betaInvTiny(b, ln)
}

// betaInv5 returns what betaInv3 does, by a step more.
//
//limb:twin
func betaInv5[T Float](a, b, p, q, ln quint[T]) (x, y, tiny, rest quint[T]) {
	u, v, _, _ := betaInv3(triple[T]{a.X0, a.X1, a.X2}, triple[T]{b.X0, b.X1, b.X2}, triple[T]{p.X0, p.X1, p.X2}, triple[T]{q.X0, q.X1, q.X2}, triple[T]{ln.X0, ln.X1, ln.X2})
	x, y = quint[T]{X0: u.X0, X1: u.X1, X2: u.X2}, quint[T]{X0: v.X0, X1: v.X1, X2: v.X2}
	if y.X0 < x.X0 {
		x = y.neg().addFloat(1)
	} else {
		y = x.neg().addFloat(1)
	}
	x.X0 = x.X0 + (u.X0 - u.X0) // NaN stays
	k, l := p.log()
	lp := l.withLn2(k)
	k, l = q.log()
	lq := l.withLn2(k)
	x, y, f := betaInvStepQuad(x, y, a, b, ln, lp, lq)
	if !(abs(f) < byWidth[T](0x1p-36, 0x1p-80)) {
		x.X0 = nan[T]()
	}
	return x, y, lp.betaInvTiny(a, ln), lq.betaInvTiny(b, ln)
}

// betaIncInv returns the x with P(a, b, x) = p, or with Q(a, b, x) = p for upper = 1.
//
//limb:once
//limb:twin
func betaIncInv[T Float](a, b, p Pair[T], upper int32) Pair[T] {
	least, most := T(betaIncLeast), T(betaIncMost)
	fits := a.Hi >= least && a.Hi <= most && b.Hi >= least && b.Hi <= most
	c := tripleOf(p)
	d := c.neg().addFloat(1)
	inside := fits && p.Hi > 0 && d.X0 > 0
	if !inside {
		c, d = triple[T]{X0: 0.5}, triple[T]{X0: 0.5}
	}
	if upper == 1 {
		c, d = d, c
	}
	g, h := a.oneUnless(inside), b.oneUnless(inside)
	ln, _ := betaLog(g, h)
	x, _, t, r := betaInv3(tripleOf(g), tripleOf(h), c, d, ln)
	v := x.pair()
	if r.X0 < gammaInvTiny[T]() {
		v = Pair[T]{Hi: 1}
	}
	bound := expBound[T]()
	z, m := t.expWithin(bound).expParts3()
	w := z.pair().expScale(m)
	if t.X0 < gammaInvTiny[T]() {
		v = w
	}
	if !(t.X0 > -bound) {
		v = Pair[T]{}
	}
	if !inside {
		v = Pair[T]{Hi: nan[T]()}
		if fits && p.Hi == 0 {
			v.Hi = toFloat[T](upper)
		}
		if fits && p.Hi == 1 && p.Lo == 0 {
			v.Hi = toFloat[T](1 - upper)
		}
	}
	return v
}

// BetaPinv returns the x with P(a, b, x) = p: quantiles of the beta distribution of shapes a and b.
//
// Error: ≤ 3u²x.
// Domain: 2^-8 ≤ a, b ≤ 10000, NaN elsewhere; 0 ≤ p ≤ 1; x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: 0 for p = 0, 1 for p = 1; NaN for p below 0 or above 1.
// Cost: 23700 flops, and 810 for each of up to 160 turns (DF), 720 (DD) of a fraction, seven times.
//
//limb:function
//limb:twin Error: ≤ 3u⁴x.
//limb:twin Domain: 2^-8 ≤ a, b ≤ 10000, NaN elsewhere; 0 ≤ p ≤ 1; x is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 60000 flops, and 810 for each of up to 160 turns (QF), 720 (QD) of a fraction, seven times, and 3020 for each of up to 400, 1780.
//limb:twin Triple Cost: 38800 flops, and 810 for each of up to 160 turns (TF), 720 (TD) of a fraction, seven times, and 1680 for each of up to 400, 1780.
func (a Pair[T]) BetaPinv(b, p Pair[T]) Pair[T] { return betaIncInvOnce(a, b, p, 0) }

// BetaQinv returns the x with Q(a, b, x) = q.
//
// Error: ≤ 3u²x.
// Domain: as BetaPinv.
// Special: 1 for q = 0, 0 for q = 1; NaN for q below 0 or above 1.
// Cost: as BetaPinv.
//
//limb:function
//limb:twin Error: ≤ 3u⁴x.
func (a Pair[T]) BetaQinv(b, q Pair[T]) Pair[T] { return betaIncInvOnce(a, b, q, 1) }

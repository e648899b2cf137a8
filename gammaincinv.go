package limb

// # The inverses of the incomplete gamma functions
//
// The x with P(a, x) = p and Q(a, x) = q = 1 - p is found by Halley's method for ln P or, where x is above a, ln Q,
// as functions of ln x, which are concave, and nearly linear where they are small. With D and the sums of gammainc.go
// P is D·s and Q is a·D·s/a, so that no exponential is taken on the way:
//
//	f = ln D + ln s - ln p,	1/f' = w = ±s/a,	ln x - ln x₀ = -fw/(1 - (fw(a-x) - f)/2)
//
// f falls as its third power. Four steps from a start, for small x, for large x or by the normal distribution of
// ∛x, leave nothing of it in a pair, and a fifth in a quad: what the last step begins with says so.

// gammaInvLeast is the smallest a: relative to x, errors of ln P count 1/a times.
const gammaInvLeast = 0x1p-8

// gammaInvTiny returns a bound: where ln x is below, P is xᵃ/Γ(a+1).
func gammaInvTiny[T Float]() T { return byWidth[T](-76, -690) }

// gammaInvStep returns the next x, and f of this one, where lp and lq are ln p and ln q.
//
//limb:twin
func gammaInvStep[T Float](x, a, rest, lp, lq triple[T]) (triple[T], T) {
	high := x.X0-a.X0 > 1.5
	g, _ := gammaIncLog(a, x, rest)
	s := gammaTerms(!high, a, x)
	b := x.sub(a).addFloat(1)
	if !high {
		b = triple[T]{X0: 1}
	}
	p, q := gammaParts(high, a, b)
	w := s.mul(a.recip())
	t := lp
	if high {
		w = p.mul(q.mul(b).recip())
		s, t = w.mul(a), lq
		w = w.neg()
	}
	k, l := s.log()
	f := g.add(l.withLn2(k)).sub(t)
	w = f.mul(w)
	d := w.mul(w.mul(a.sub(x)).sub(f).scale(0.5).addFloat(-1).recip())
	if !(abs(d.X0) < 64) {
		d = triple[T]{}
	}
	z, m := d.expParts3()
	return x.mul(z.scale(pow2[T](m))), f.X0
}

// nearExp returns e^x, within 2^-13 of it, for |x| below the bound of exponentials.
func nearExp[T Float](x T) T {
	y := T(x * T(1.442695))
	k := floor(y)
	f := y - k
	return T(pow2[T](toInt(k)) * (1 + T(f*(T(0.69583)+T(f*(T(0.22607)+T(f*T(0.07803))))))))
}

// gammaInvStart returns about the x with P(a, x) = p, where n, lp and lq are ln Γ(a+1), ln p and ln q, and la is ln a.
func gammaInvStart[T Float](a, n, la, lp, lq T) T {
	// small x
	t := (lp + n) / a
	if !(t > gammaInvTiny[T]()) {
		t = gammaInvTiny[T]()
	}
	if !(t < 10) {
		t = 10
	}
	small := nearExp(t)
	t = t + small/(a+1)
	if !(t < 10) {
		t = 10
	}
	x := nearExp(t)
	// large x: Q is about x^(a-1)·e^-x/Γ(a)
	c := (la - n) - lq
	y := c
	for range 2 {
		if !(y > 0.25) {
			y = 0.25
		}
		y = c + T(T((a-1)*T(0.6931472))*nearLog2(y+1-a))
	}
	if a < 1 && y >= 0.75 {
		x = y
	}
	// the normal distribution, of the cube root
	l := lp
	if lq < lp {
		l = lq
	}
	z := nearNormal(l)
	if lp < lq {
		z = -z
	}
	w := (1 - T(0.1111111)/a) + z/T(3*sqrt(a))
	if a >= 1 && w > 0.6 {
		x = T(T(a*w) * T(w*w))
	}
	if y > T(8*a)+8 { // the tail is not normal so far
		x = y
	}
	return x
}

// gammaInv3 returns x for a, p and q = 1 - p, or NaN where four steps are not enough, and ln x where that is below
// gammaInvTiny.
func gammaInv3[T Float](a, p, q triple[T]) (x, tiny triple[T]) {
	rest := gammaIncRest(a)
	k, l := a.log()
	la := l.withLn2(k).X0
	k, l = p.log()
	lp := l.withLn2(k)
	k, l = q.log()
	lq := l.withLn2(k)
	n := rest.X0
	if !(a.X0 < 12) {
		n = n + T(a.X0*(la-1))
	}
	x.X0 = gammaInvStart(a.X0, n, la, lp.X0, lq.X0)
	f := T(0)
	for range 4 {
		x, f = gammaInvStep(x, a, rest, lp, lq)
	}
	if !(abs(f) < byWidth[T](0x1p-20, 0x1p-40)) {
		x.X0 = nan[T]()
	}
	return x, lp.add(rest).mul(a.recip())
}

// gammaInv5 returns what gammaInv3 does, by a step more.
//
//limb:twin
func gammaInv5[T Float](a, p, q quint[T]) (x, tiny quint[T]) {
	y, _ := gammaInv3(triple[T]{a.X0, a.X1, a.X2}, triple[T]{p.X0, p.X1, p.X2}, triple[T]{q.X0, q.X1, q.X2})
	rest := gammaIncRestQuad(a)
	k, l := p.log()
	lp := l.withLn2(k)
	k, l = q.log()
	x, f := gammaInvStepQuad(quint[T]{X0: y.X0, X1: y.X1, X2: y.X2}, a, rest, lp, l.withLn2(k))
	if !(abs(f) < byWidth[T](0x1p-36, 0x1p-80)) {
		x.X0 = nan[T]()
	}
	return x, lp.add(rest).mul(a.recip())
}

// gammaIncInv returns the x with P(a, x) = p, or with Q(a, x) = p for upper = 1.
//
//limb:once
//limb:twin
func gammaIncInv[T Float](a, p Pair[T], upper int32) Pair[T] {
	least, most := T(gammaInvLeast), T(gammaIncMost)
	fits := a.Hi >= least && a.Hi <= most
	c := tripleOf(p)
	d := c.neg().addFloat(1)
	inside := fits && p.Hi > 0 && d.X0 > 0
	if !inside {
		c, d = triple[T]{X0: 0.5}, triple[T]{X0: 0.5}
	}
	if upper == 1 {
		c, d = d, c
	}
	x, t := gammaInv3(tripleOf(a.oneUnless(inside)), c, d)
	v := x.pair()
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
			v.Hi = toFloat[T](upper) / toFloat[T](1-upper)
		}
		if fits && p.Hi == 1 && p.Lo == 0 {
			v.Hi = toFloat[T](1-upper) / toFloat[T](upper)
		}
	}
	return v
}

// GammaPinv returns the x ≥ 0 with P(a, x) = p: quantiles of the gamma distribution of shape a.
//
// Error: ≤ 2u²x.
// Domain: 2^-8 ≤ a ≤ 10000, NaN elsewhere; 0 ≤ p ≤ 1; x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: 0 for p = 0, +Inf for p = 1; NaN for p below 0 or above 1.
// Cost: 11400 flops, and 240 for each of the 10 + 11√a terms of a series, or fewer where x is far from a, four times.
//
//limb:function
//limb:twin Error: ≤ 2u⁴x.
//limb:twin Domain: 2^-8 ≤ a ≤ 10000, NaN elsewhere; 0 ≤ p ≤ 1; x is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 32700 flops, and 240 for each of the 10 + 11√a terms of a series, four times, and 930 for each of 20 + 22√a, or fewer where x is far from a.
//limb:twin Triple Cost: 21500 flops, and 240 for each of the 10 + 11√a terms of a series, four times, and 500 for each of at most 20 + 22√a.
func (a Pair[T]) GammaPinv(p Pair[T]) Pair[T] { return gammaIncInvOnce(a, p, 0) }

// GammaQinv returns the x ≥ 0 with Q(a, x) = q.
//
// Error: ≤ 2u²x.
// Domain: as GammaPinv.
// Special: +Inf for q = 0, 0 for q = 1; NaN for q below 0 or above 1.
// Cost: as GammaPinv.
//
//limb:function
//limb:twin Error: ≤ 2u⁴x.
func (a Pair[T]) GammaQinv(q Pair[T]) Pair[T] { return gammaIncInvOnce(a, q, 1) }

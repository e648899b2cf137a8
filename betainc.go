package limb

// # The incomplete beta functions
//
// P(a, b, x) = ∫tᵃ⁻¹(1-t)ᵇ⁻¹dt/B(a, b), from 0 to x, and Q(a, b, x) = 1 - P(a, b, x) = P(b, a, 1-x). Up to the
// mean, a/(a+b), and a little more it is P that is known relative to itself, by the continued fraction of Gauss
// ([OLBC10] 8.17.22) with its denominators taken out,
//
//	P = xᵃ(1-x)ᵇ/B(a, b) / (a + c₁/(a+1 + c₂/(a+2 + …)))
//
//	c₂ₘ₊₁ = -(a+m)(a+b+m)x,	c₂ₘ = m(b-m)x
//
// and beyond it Q, by the same with a and b, x and 1-x exchanged. The other one is what is missing to 1: a and b
// have a least value, so that this loses less than the limb that all have more than the type.
//
// The numerators p and denominators q of the approximations go up by Wallis's recurrence. Those of even places are
// positive, and differ by
//
//	pₙ₊₂/qₙ₊₂ - pₙ/qₙ = c₁·…·cₙ₊₁·(a+n+2)/(qₙqₙ₊₂)

// betaIncLeast is the smallest a and b.
const betaIncLeast = 0x1p-8

// betaIncMost is the largest a and b.
const betaIncMost = 10000

// betaIncTurns is where the fraction ends that has no value by then: none takes half of them.
const betaIncTurns = 4096

// betaIncUp returns what q is kept near: the last limbs of smaller numbers beside it must not underflow.
func betaIncUp[T Float]() T { return byWidth[T](0x1p24, 1) }

// betaPart takes two steps of the continued fraction: p/q is its last approximation, o/r the one before, and h
// what the next difference has of the last one, relative to the first approximation and times betaIncUp.
//
//limb:turn
//limb:twin
func betaPart[T Float](more bool, m int32, h T, o, p, r, q, a, b, x triple[T]) (bool, int32, T, triple[T], triple[T], triple[T], triple[T]) {
	if more {
		k, last := toFloat[T](m), q.X0
		m = m + 1
		e := a.addFloat(k)
		c := e.mul(b.add(e)).mul(x).neg()
		n := e.addFloat(k + 1)
		o, r = n.mul(p).add(c.mul(o)), n.mul(q).add(c.mul(r))
		k = k + 1
		n = n.addFloat(1)
		f := b.addFloat(-k).mulFloat(k).mul(x)
		p, q = n.mul(o).add(f.mul(p)), n.mul(r).add(f.mul(q))
		t := last / q.X0
		d := abs(T(T(T(h*t)*c.X0) * n.X0))
		more = T(d*q.X0) > T(T(T(p.X0*a.X0)*gammaIncNoise[T]())*betaIncUp[T]()) && m < betaIncTurns
		h = T(T(T(d*t)*f.X0) / n.X0)
		s := T(pow2[T](-middling(q.X0)) * betaIncUp[T]())
		o, p, r, q = o.scale(s), p.scale(s), r.scale(s), q.scale(s)
	}
	return more, m, h, o, p, r, q
}

// betaParts returns 1/(a + c₁/(a+1 + …)) as p/q if more is set.
//
//limb:loop
//limb:twin
func betaParts[T Float](more bool, a, b, x triple[T]) (p, q triple[T], m int32) {
	up := betaIncUp[T]()
	m, h, o, r := int32(0), T(up/a.X0), triple[T]{}, triple[T]{X0: up}
	p, q = triple[T]{X0: up}, a.scale(up)
	for more {
		more, m, h, o, p, r, q = betaPart(more, m, h, o, p, r, q, a, b, x)
	}
	return p, q, m
}

// expSharp returns what expParts3 does, to as many bits as a logarithm has: more than the type by a limb, or little less.
//
//limb:twin
func (x triple[T]) expSharp() (z triple[T], m int32) {
	z, m = x.expParts3()
	k, l := z.log()
	return z.add(z.mul(x.sub(l.withLn2(k + m)))), m
}

// betaIncAt returns z and m such that z·2^m is P(a, b, x), or Q(a, b, x) where upper is set, for x and y = 1-x
// above 0.
//
//limb:twin
func betaIncAt[T Float](a, b Pair[T], x, y triple[T], upper bool) (z triple[T], m int32) {
	c, d := tripleOf(a), tripleOf(b)
	// P is known by itself up to (a+1)/(a+b+2)
	l, r := T(x.X0*(b.Hi+1)), T(y.X0*(a.Hi+1))
	far := l > r || l == r && upper
	if far {
		c, d, x, y = d, c, y, x
	}
	ln, _ := betaLog(a, b)
	k, v := x.log()
	n, u := y.log()
	g := c.mul(v.withLn2(k)).add(d.mul(u.withLn2(n))).sub(ln)
	bound := expBound[T]()
	none := !(g.X0 > -bound)
	w, m := g.expWithin(bound).expSharp()
	p, q, turns := betaParts(!none, c, d, x)
	z = w.mul(p).mul(q.recip())
	if turns >= betaIncTurns {
		z.X0 = nan[T]()
	}
	if none {
		z = triple[T]{}
	}
	if upper != far {
		z, m = z.below1(m).neg().addFloat(1), 0
	}
	return z, m
}

// betaInc returns P(a, b, x), or Q(a, b, x) for upper = 1.
//
//limb:once
//limb:twin
func betaInc[T Float](a, b, x Pair[T], upper int32) Pair[T] {
	least, most := T(betaIncLeast), T(betaIncMost)
	fits := a.Hi >= least && a.Hi <= most && b.Hi >= least && b.Hi <= most
	y := tripleOf(x).neg().addFloat(1)
	inside := fits && x.Hi > 0 && y.X0 > 0
	v := tripleOf(x)
	if !inside {
		v, y = triple[T]{X0: 0.5}, triple[T]{X0: 0.5}
	}
	z, m := betaIncAt(a.oneUnless(inside), b.oneUnless(inside), v, y, upper == 1)
	w := z.pair().expScale(m)
	if w.Hi == 0 {
		w.Lo = 0
	}
	if !inside {
		w = Pair[T]{Hi: nan[T]()}
		if fits && x.Hi == 0 {
			w = Pair[T]{Hi: toFloat[T](upper)}
		}
		if fits && x.Hi == 1 && x.Lo == 0 {
			w = Pair[T]{Hi: toFloat[T](1 - upper)}
		}
	}
	return w
}

// BetaP returns P(a, b, x) = ∫tᵃ⁻¹(1-t)ᵇ⁻¹dt/B(a, b), from 0 to x, the regularized incomplete beta function: the
// distribution function of the beta distribution of shapes a and b.
//
// Error: ≤ 3u²·P(a, b, x).
// Domain: 2^-8 ≤ a, b ≤ 10000, NaN elsewhere; 0 ≤ x ≤ 1; the result is 0 or at least 2^-101 (DF), 2^-968 (DD):
// below, its last bits underflow.
// Special: P(a, b, ±0) = +0, P(a, b, 1) = 1; NaN for x below 0 or above 1.
// Cost: 5440 flops with a fused multiply-add, and 810 for each of up to 160 turns (DF), 720 (DD) of a fraction.
//
//limb:function
//limb:twin Error: ≤ 3u⁴·P(a, b, x).
//limb:twin Domain: 2^-8 ≤ a, b ≤ 10000, NaN elsewhere; 0 ≤ x ≤ 1; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 30000 flops with a fused multiply-add, and 3020 for each of up to 400 turns (QF), 1780 (QD) of a fraction.
//limb:twin Triple Cost: 14200 flops with a fused multiply-add, and 1680 for each of up to 400 turns (TF), 1780 (TD) of a fraction.
func (a Pair[T]) BetaP(b, x Pair[T]) Pair[T] { return betaIncOnce(a, b, x, 0) }

// BetaQ returns Q(a, b, x) = 1 - P(a, b, x), which is P(b, a, 1-x).
//
// Error: ≤ 3u²·Q(a, b, x), also where that is small.
// Domain: as BetaP.
// Special: Q(a, b, ±0) = 1, Q(a, b, 1) = +0; NaN for x below 0 or above 1.
// Cost: as BetaP.
//
//limb:function
//limb:twin Error: ≤ 3u⁴·Q(a, b, x), also where that is small.
func (a Pair[T]) BetaQ(b, x Pair[T]) Pair[T] { return betaIncOnce(a, b, x, 1) }

// Code generated from beta.go by gen; DO NOT EDIT.

package limb

// binet returns μ(x/down), for x between 1 and 4, and a power of two.
func (x quint[T]) binet(down T) quint[T] {
	w := x.recipLoose().signedBy(down)
	r := quintOf(w.sqrLoose()).addFloat(-gammaMiddle[T](15))
	return quintOf(w).mul(r.gammaSeries(15))
}

// betaLow4 returns ln Γ(a) - ln Γ(a+b) where low is set, and else z, for a < 12.
//
//limb:arm
func betaLow4[T Float](low bool, z, a, b quint[T]) quint[T] {
	if low {
		z = a.logGamma(1).sub(a.add(b).logGamma(1))
	}
	return z
}

// betaHigh4 returns f·(ln Γ(a) - ln Γ(a+b)) where high is set, and else z, for a ≥ 12.
//
//limb:arm
func betaHigh4[T Float](high bool, z, a, b quint[T], f T) quint[T] {
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
		h := logSeries4(Quad[T]{u.X0, u.X1, u.X2, u.X3})
		ln := t.add(u.addQuad(h.mulLoose(Quad[T]{u.X0, u.X1, u.X2, u.X3}))).withLn2(n)
		b = b.scale(f)
		p, q := a.scale(f).add(b), ln
		if small {
			p, q = b, v.addFloat(1).mul(quintOf(h).addFloat(1))
		}
		z = c.binet(down).sub(c.add(d).binet(down)).add(ln.scale(0.5)).scale(f)
		z = z.sub(b.mul(l.withLn2(k).addFloat(-1))).sub(p.mul(q))
	}
	return z
}

// betaLog4 returns f·ln B(x, y) for a power of two f, for finite x, y > 0.
func betaLog4[T Float](x, y Quad[T]) (ln quint[T], f T) {
	top := int32(900)
	if is32[T]() {
		top = 116
	}
	a, b := quintOf(x), quintOf(y)
	if x.X0 < y.X0 {
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
	z := betaHigh4(!(a.X0 < 12), quint[T]{}, a, b, f)
	return ln.add(betaLow4(a.X0 < 12, z, a, b)), f
}

// Beta returns Euler's B(x, y) = Γ(x)Γ(y)/Γ(x+y).
//
// Error: ≤ 2u⁴·B(x, y).
// Domain: x, y > 0; B(x, y) is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: B(±0, y) = ±Inf, B(+Inf, y) = +0 for y > 0, B(+0, +0) = +Inf, B(-0, -0) = -Inf; NaN for
// x or y below 0, for B(+0, -0) and B(±0, +Inf); +Inf and +0 where the result overflows or
// underflows.
// Cost: 20600 flops with a fused multiply-add.
func (x Quad[T]) Beta(y Quad[T]) Quad[T] { return beta4Once(x, y) }

// beta4 is Beta.
//
//limb:once
func beta4[T Float](x, y Quad[T]) Quad[T] {
	inside := x.X0 > 0 && y.X0 > 0 && finite(x.X0) && finite(y.X0)
	ln, f := betaLog4(x.oneUnless(inside), y.oneUnless(inside))
	ln = ln.scale(1 / f)
	_, bound, _ := expBound[T]()
	z, m := ln.expWithin(bound).expApart(true)
	w := z.expScale(m).expOverflow(ln.X0, bound)
	if !inside {
		w = Quad[T]{X0: betaEnd(x.X0, y.X0)}
	}
	return w
}

// LogBeta returns ln |B(x, y)|.
//
// Error: ≤ 2u⁴|ln B(x, y)|, and 2u⁴ where that is below 1 in magnitude: it has zeros,
// where B(x, y) is 1.
// Domain: x, y > 0.
// Special: +Inf where one is ±0 and the other finite and above 0, or ±0 with the same sign; -Inf
// where one is +Inf and the other above 0, and where the result overflows; else NaN, as Beta.
// Cost: 19200 flops with a fused multiply-add.
func (x Quad[T]) LogBeta(y Quad[T]) Quad[T] { return logBeta4Once(x, y) }

// logBeta4 is LogBeta.
//
//limb:once
func logBeta4[T Float](x, y Quad[T]) Quad[T] {
	inside := x.X0 > 0 && y.X0 > 0 && finite(x.X0) && finite(y.X0)
	ln, f := betaLog4(x.oneUnless(inside), y.oneUnless(inside))
	z := ln.quad().signedBy(1 / f)
	if !finite(z.X0) {
		z.X1 = 0
	}
	if !inside {
		z = Quad[T]{X0: abs(betaEnd(x.X0, y.X0))}
		if z.X0 == 0 {
			z.X0 = -infinity[T]()
		}
	}
	return z
}

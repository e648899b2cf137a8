// Code generated from gamma.go by gen; DO NOT EDIT.

package limb

// stirlingTerm5 returns (ln 2π - 1)/2 in five limbs.
func stirlingTerm5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(stirling32[0]), T(stirling32[1]), T(stirling32[2]), T(stirling32[3]), T(stirling32[4])}
	}
	return quint[T]{T(stirling64[0]), T(stirling64[1]), T(stirling64[2]), T(stirling64[3]), T(stirling64[4])}
}

// logGamma returns ln Γ(x), for finite x > 0. For x from 12 on it is f·ln Γ(x), for a power
// of two f that is 1 unless x is so large that no other term than (x - ½)(ln x - 1) counts.
func (x quint[T]) logGamma(f T) quint[T] {
	high := !(x.X0 < 12)
	e, s := T(0), T(0) // of the term h·(ln x - e), and of the moved x
	h := quint[T]{}
	if x.X0 < 1.5 {
		h.X0, s = -1, 1
	}
	j := gammaRow(x.X0 + s)
	c := gammaMiddle[T](j)
	d, r, t := x.addFloat(s-2), x.addFloat(s-c), quint[T]{}
	if high {
		w := x.recipLoose()
		d = quintOf(w)
		r = quintOf(w.sqrLoose()).addFloat(-c)
		h, t = x.addFloat(-0.5).scale(f), stirlingTerm5[T]()
		e = 1
	}
	k, l := x.log()
	return l.withLn2(k).addFloat(-e).mul(h).add(d.mul(r.gammaSeries(j)).add(t))
}

// gammaArg4 returns x or, for negative x, 1 - x; 1 where that is not below a bound, or not above 0.
func gammaArg4[T Float](x Quad[T], bound T) quint[T] {
	a := quintOf(x)
	if x.X0 < 0 {
		a = a.neg().addFloat(1)
	}
	if !(a.X0 > 0 && a.X0 < bound) {
		a = quint[T]{X0: 1}
	}
	return a
}

// gammaReflect4 returns π/(sin πx·z·2^m) as z and m where negative is set.
//
//limb:arm
func gammaReflect4[T Float](negative bool, z Quad[T], m int32, x Quad[T]) (Quad[T], int32) {
	if negative {
		s, n := sineApart4(x, 64)
		z = prod5(s, z).quad().piOver()
		m = -m - n
	}
	return z, m
}

// Gamma returns Γ(x), which is the factorial of x - 1. That is exact where it has no
// more than 97 bits (QF), 213 bits (QD).
//
// Error: ≤ 3u⁴|Γ(x)|.
// Domain: |Γ(x)| at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
// Special: Γ(±0) = ±Inf, Γ(+Inf) = +Inf; NaN for negative integers and -Inf; +Inf, and ±0
// for negative x, where the result overflows or underflows.
// Cost: 8300 flops with a fused multiply-add; 11000 for negative x.
func (x Quad[T]) Gamma() Quad[T] { return gamma4Once(x) }

// gamma4 is Gamma.
//
//limb:once
func gamma4[T Float](x Quad[T]) Quad[T] {
	whole, _ := x.parity()
	negative := x.X0 < 0
	bound, _, _ := expBound[T]()
	g := gammaArg4(x, gammaBound[T]()).logGamma(1)
	z, m := g.expApart(whole)
	z, m = gammaReflect4(negative, z, m, x)
	z = z.expScale(max(min(m, toInt(bound)), -toInt(bound)))
	if !(abs(x.X0) < gammaBound[T]()-1) {
		if negative {
			z = Quad[T]{X0: copysign(0, z.X0)}
		} else {
			z = Quad[T]{X0: T(x.X0 * infinity[T]())}
		}
	}
	if negative && whole {
		z = Quad[T]{X0: sqrt(x.X0)} // NaN
	}
	if x.X0 == 0 {
		z = Quad[T]{X0: 1 / x.X0}
	}
	return z
}

// logGammaReflect4 returns ln π/|sin πx| - g and the sign of sin πx where negative is set.
//
//limb:arm
func logGammaReflect4[T Float](negative bool, g quint[T], sign T, x Quad[T]) (quint[T], T) {
	if negative {
		s, n := sineApart4(x, 64)
		sign = copysign(1, s.X0)
		k, l := logArg4(s.signedBy(sign).piOver()).log()
		g = l.withLn2(k - n).sub(g)
	}
	return g, sign
}

// LogGamma returns ln |Γ(x)|, and the sign of Γ(x): 1 or -1.
//
// Error: ≤ 6u⁴|ln Γ(x)| for x > 0, relative to the result near 1 and 2 too; for
// negative x, where the logarithm has zeros between the poles, 2u⁴(1 + |ln |Γ(x)||).
// Domain: x > 0; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last
// bits underflow.
// Special: ln Γ(1) = ln Γ(2) = +0; +Inf for infinities, zeros and negative integers. The
// sign is that of ±0, and 1 for other poles.
// Cost: 6900 flops with a fused multiply-add; 11600 for negative x.
func (x Quad[T]) LogGamma() (ln Quad[T], sign int) { return logGamma4Once(x) }

// logGamma4 is LogGamma.
//
//limb:once
func logGamma4[T Float](x Quad[T]) (ln Quad[T], sign int) {
	top, f := int32(900), T(1)
	if is32[T]() {
		top = 116
	}
	a := gammaArg4(x, infinity[T]())
	if exponent(a.X0) > top {
		f = 0x1p-12
	}
	g, s := logGammaReflect4(x.X0 < 0, a.logGamma(f), 1, x)
	ln = g.quad().signedBy(1 / f)
	whole, _ := x.parity()
	if x.X0 <= 0 && whole || x.X0-x.X0 != 0 || x.X0 > 1 && !finite(ln.X0) {
		s = 1
		if x.X0 == 0 {
			s = copysign(1, x.X0)
		}
		ln = Quad[T]{X0: abs(x.X0) + infinity[T]()}
	}
	return ln, int(toInt(s))
}

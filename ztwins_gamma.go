// Code generated from gamma.go by gen; DO NOT EDIT.

package limb

// stirlingTerm5 returns (ln 2π - 1)/2 in five limbs.
func stirlingTerm5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(stirling32[0]), T(stirling32[1]), T(stirling32[2]), T(stirling32[3]), T(stirling32[4])}
	}
	return quint[T]{T(stirling64[0]), T(stirling64[1]), T(stirling64[2]), T(stirling64[3]), T(stirling64[4])}
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
// Cost: 4000 flops with a fused multiply-add; 8300 from 23.25 on, and 2700 more for
// negative x.
func (x Quad[T]) Gamma() Quad[T] { return gamma4Once(x) }

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
// Error: ≤ 4u⁴|ln Γ(x)| for x > 0, relative to the result near 1 and 2 too; for
// negative x, where the logarithm has zeros between the poles, 2u⁴(1 + |ln |Γ(x)||).
// Domain: x > 0; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last
// bits underflow.
// Special: ln Γ(1) = ln Γ(2) = +0; +Inf for infinities, zeros and negative integers. The
// sign is that of ±0, and 1 for other poles.
// Cost: 4300 flops with a fused multiply-add; 6900 below 0.52 and from 23.25 on, and
// 4700 more for negative x.
func (x Quad[T]) LogGamma() (ln Quad[T], sign int) { return logGamma4Once(x) }

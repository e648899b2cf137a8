// Code generated from zeta.go by gen; DO NOT EDIT.

package limb

// zetaReflect4 returns 2·(2π)^-s·Γ(s)·sin(πx/2)·z·2^m as z and m where negative is set.
//
//limb:arm
func zetaReflect4[T Float](negative bool, z quint[T], m int32, x Quad[T], s quint[T]) (quint[T], int32) {
	if negative {
		t := stirlingTerm5[T]().scale(2).addFloat(1) // ln 2π
		p, k := s.logGamma(1).sub(s.mul(t)).expApart(false)
		q, n := sineApart4(x, 32)
		z, m = z.mulQuad(p).mulQuad(q), m+k+n+1
	}
	return z, m
}

// Zeta returns Riemann's ζ(x).
//
// Error: ≤ 3u⁴|ζ(x)|, relative to the result near the zeros at -2, -4, … too.
// Domain: |ζ(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53, 2^-862:
// below, its last bits underflow.
// Special: ζ(±0) = -1/2, ζ(1) = +Inf, ζ(+Inf) = 1, ζ(-2n) = +0 for n > 0; NaN for -Inf; ±Inf where
// the result overflows.
// Cost: 4700 flops with a fused multiply-add; 14900 for x below -1.
func (x Quad[T]) Zeta() Quad[T] { return zeta4Once(x) }

// zeta4 is Zeta.
//
//limb:once
func zeta4[T Float](x Quad[T]) Quad[T] {
	least := T(0x1p-1020)
	if is32[T]() {
		least = 0x1p-124
	}
	d := x.SubFloat(1)
	near := abs(d.X0) < least
	s := quintOf(x)
	if !(x.X0 > -zetaBound[T]()) || near {
		s = quint[T]{X0: 2}
	}
	if s.X0 < -1 {
		s = s.neg().addFloat(1)
	}
	a := s
	if !(a.X0 < 216) {
		a = quint[T]{X0: 2}
	}
	j := zetaRow(a.X0)
	w, f := a.addFloat(-1).recip(), T(1)
	if j >= 11 {
		w, f = quint[T]{X0: 1}, 0x1p-40
	}
	z := w.add(a.addFloat(-gammaMiddle[T](66 + j)).zetaSeries(j).scale(f))
	if !(s.X0 < 216) {
		z = quint[T]{X0: 1}
	}
	z, m := zetaReflect4(x.X0 < -1, z, 0, x, s)
	bound, _, _ := expBound[T]()
	y := z.quad().expScale(max(min(m, toInt(bound)), -toInt(bound)))
	if x.X0 <= -zetaBound[T]() {
		y = Quad[T]{X0: T(y.X0 * infinity[T]())} // NaN for -Inf
	}
	whole, odd := x.parity()
	if x.X0 < -1 && finite(x.X0) && whole && !odd {
		y = Quad[T]{}
	}
	if x.X0 == 0 {
		y = Quad[T]{X0: -0.5}
	}
	if near {
		y = d.Recip()
	}
	return y.orNaN(x.X0)
}

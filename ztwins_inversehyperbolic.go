// Code generated from inversehyperbolic.go by gen; DO NOT EDIT.

package limb

// logArea returns log m, and log 2a where a is big. Where m is near 1, u is m - 1,
// else large.
func (m quint[T]) logArea(u quint[T], a Quad[T], big bool) Quad[T] {
	n := int32(0)
	if big {
		m = quintOf(a)
		n = 1
	}
	k, z, t := m.logReduce()
	if u.X0 < logCut[T]() {
		z = u
	}
	return z.logSum(t, 1).withLn2(k + n).quad()
}

// Asinh returns the inverse hyperbolic sine of x. It is odd, bit for bit.
//
// Error: ≤ 4u⁴|asinh x|, relative to the result near 0 too.
// Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: ±0 and ±Inf are kept.
// Cost: 3160 flops with a fused multiply-add.
func (x Quad[T]) Asinh() Quad[T] { return asinh4Once(x) }

// asinh4 is Asinh.
//
//limb:once
func asinh4[T Float](x Quad[T]) Quad[T] {
	a := x.Abs()
	if !(a.X0 > 0 && finite(a.X0)) {
		a = Quad[T]{X0: 1}
	}
	b := a
	big := exponent(a.X0) > areaBig4[T]()
	if big {
		b = Quad[T]{X0: 1}
	}
	s := prod5(b, b).addFloat(1).sqrt()
	u := quint[T]{X0: 1}
	if b.X0 < logCut[T]() {
		u = quintOf(b).addQuad(b.Sqr().Div(s.addFloat(1).quad()))
	}
	z := s.addQuad(b).logArea(u, a, big)
	if signbit(x.X0) {
		z = z.Neg()
	}
	if !(x.X0 != 0 && finite(x.X0)) {
		z = x
	}
	return z
}

// Acosh returns the inverse hyperbolic cosine of x.
//
// Error: ≤ 2u⁴|acosh x|, relative to the result near 1 too.
// Domain: 1 ≤ x; the result is 0 or at least 2^-53 (QF): below, its last bits
// underflow.
// Special: Acosh(1) = +0, Acosh(+Inf) = +Inf, NaN for x < 1.
// Cost: 2620 flops with a fused multiply-add.
func (x Quad[T]) Acosh() Quad[T] { return acosh4Once(x) }

// acosh4 is Acosh.
//
//limb:once
func acosh4[T Float](x Quad[T]) Quad[T] {
	d := x.AddFloat(-1)
	fine := d.X0 > 0 && finite(x.X0)
	a := x
	if !fine {
		a = Quad[T]{X0: 2}
	}
	big := exponent(a.X0) > areaBig4[T]()
	b := a
	if big {
		b = Quad[T]{X0: 2}
	}
	t := quintOf(b).addFloat(-1) // exact
	u := quint[T]{X0: 1}
	n := exponent(t.X0) >> 1
	f := pow2[T](-n)
	w := t.scale(f).scale(f).mul(t.addFloat(2)).sqrt().scale(pow2[T](n)) // √(t(t+2))
	if t.X0 < logCut[T]() {
		u = t.add(w)
	}
	z := w.addQuad(b).logArea(u, a, big)
	if !fine {
		z = Quad[T]{X0: sqrt(d.X0)} // 0, +Inf or NaN
	}
	return z
}

// Atanh returns the inverse hyperbolic tangent of x. It is odd, bit for bit.
//
// Error: ≤ 4u⁴|atanh x|, relative to the result near 0 too.
// Domain: |x| ≤ 1; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last
// bits underflow.
// Special: ±0 are kept, Atanh(±1) = ±Inf, NaN for |x| > 1.
// Cost: 2900 flops with a fused multiply-add.
func (x Quad[T]) Atanh() Quad[T] { return atanh4Once(x) }

// atanh4 is Atanh.
//
//limb:once
func atanh4[T Float](x Quad[T]) Quad[T] {
	a := x.Abs()
	e := a.Neg().AddFloat(1)
	if !(e.X0 > 0) {
		a = Quad[T]{X0: 0.5}
	}
	d := quintOf(a.Neg()).addFloat(1) // exact
	n := min(exponent(d.X0), 0)
	d = d.scale(pow2[T](-n))
	m := quintOf(a).addFloat(1).div(d)
	u := m
	if a.X0 < logCut[T]() {
		q := a.Sqr().Div(d.scale(pow2[T](n)).quad())
		u = quintOf(a).addQuad(q).scale(2)
		m = u.addFloat(1)
		n = 0
	}
	k, y, t := m.logReduce()
	if u.X0 < logCut[T]() {
		y = u
	}
	z := y.logSum(t, 1).withLn2(k - n).scale(0.5).quad()
	if !(e.X0 > 0) {
		z = Quad[T]{X0: sqrt(e.X0)} // NaN, where not 0
		if e.X0 == 0 {
			z.X0 = infinity[T]()
		}
	}
	if signbit(x.X0) {
		z = z.Neg()
	}
	if x.X0 == 0 {
		z = x
	}
	return z
}

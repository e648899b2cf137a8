package limb

// # Inverse hyperbolic functions
//
// Each is a logarithm, of a number that is found with a limb more than the type
// has:
//
//	asinh a = log(1 + u),	u = a + (√(1+a²) - 1)
//	acosh x = log(1 + u),	u = t + √(t(t+2)), t = x - 1
//	atanh a = ½ log((1+a)/(1-a))
//
// with a = |x|: the sign is put back. Small u must be good relative to themselves.
// For acosh they are, since t is exact. For the others u is a, or 2a, and a small
// term more, which may be found in the type itself:
//
//	u = a + a²/(1+√(1+a²)),	u = 2a + 2a²/(1-a)
//
// From some x on, asinh x and acosh x are log 2x.

// areaBig returns n such that log 2x is asinh x and acosh x for x ≥ 2^(n+1).
func areaBig[T Float]() int32 { return intByWidth[T](31, 60) }

// areaBigQuad returns for quads what areaBig does for pairs.
//
//limb:twin
func areaBigQuad[T Float]() int32 { return intByWidth[T](56, 114) }

// sqrt returns √x, within 8u³√x, for x ≥ 1 whose limbs are not too large for
// products.
func (x triple[T]) sqrt() triple[T] {
	q := x.pair().Sqrt()
	r := x.sub(prod3(q, q))
	return triple[T]{q.Hi, q.Lo, T((r.X0 + (r.X1 + r.X2)) * (0.5 / q.Hi))}
}

// div returns x/y, within 32u³, for operands near 1.
func (x triple[T]) div(y triple[T]) triple[T] {
	q := x.pair().Div(y.pair())
	r := x.sub(y.mulPair(q))
	return triple[T]{q.Hi, q.Lo, (r.X0 + (r.X1 + r.X2)) / y.X0}
}

// logArea returns log m, and log 2a where a is big. Where m is near 1, u is m - 1,
// else large.
//
//limb:twin
func (m triple[T]) logArea(u triple[T], a Pair[T], big bool) Pair[T] {
	n := int32(0)
	if big {
		m = tripleOf(a)
		n = 1
	}
	k, z, t := m.logReduce()
	if u.X0 < logCut[T]() {
		z = u
	}
	return z.logSum(t, 1).withLn2(k + n).pair()
}

// Asinh returns the inverse hyperbolic sine of x. It is odd, bit for bit.
//
// Error: ≤ 2u²|asinh x|, relative to the result near 0 too.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: ±0 and ±Inf are kept.
// Cost: 630 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|asinh x|, relative to the result near 0 too.
//limb:twin Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 2980 flops with a fused multiply-add.
//limb:twin Triple Cost: 1530 flops with a fused multiply-add.
func (x Pair[T]) Asinh() Pair[T] { return asinhOnce(x) }

//limb:once
//limb:twin
func asinh[T Float](x Pair[T]) Pair[T] {
	a := x.Abs()
	if !(a.Hi > 0 && finite(a.Hi)) {
		a = Pair[T]{Hi: 1}
	}
	b := a
	big := exponent(a.Hi) > areaBig[T]()
	if big {
		b = Pair[T]{Hi: 1}
	}
	s := prod3(b, b).addFloat(1).sqrt()
	u := triple[T]{X0: 1}
	if b.Hi < logCut[T]() {
		u = tripleOf(b).addPair(b.Sqr().Div(s.addFloat(1).pair()))
	}
	z := s.addPair(b).logArea(u, a, big)
	if signbit(x.Hi) {
		z = z.Neg()
	}
	if !(x.Hi != 0 && finite(x.Hi)) {
		z = x
	}
	return z
}

// Acosh returns the inverse hyperbolic cosine of x.
//
// Error: ≤ 2u²|acosh x|, relative to the result near 1 too.
// Domain: 1 ≤ x.
// Special: Acosh(1) = +0, Acosh(+Inf) = +Inf, NaN for x < 1.
// Cost: 580 flops with a fused multiply-add.
//
//limb:function
//limb:twin Domain: 1 ≤ x; the result is 0 or at least 2^-53 (QF): below, its last bits underflow.
//limb:twin Cost: 2630 flops with a fused multiply-add.
//limb:twin Triple Cost: 1380 flops with a fused multiply-add.
func (x Pair[T]) Acosh() Pair[T] { return acoshOnce(x) }

//limb:once
//limb:twin
func acosh[T Float](x Pair[T]) Pair[T] {
	d := x.AddFloat(-1)
	fine := d.Hi > 0 && finite(x.Hi)
	a := x
	if !fine {
		a = Pair[T]{Hi: 2}
	}
	big := exponent(a.Hi) > areaBig[T]()
	b := a
	if big {
		b = Pair[T]{Hi: 2}
	}
	t := tripleOf(b).addFloat(-1) // exact
	u := triple[T]{X0: 1}
	n := exponent(t.X0) >> 1
	f := pow2[T](-n)
	w := t.scale(f).scale(f).mul(t.addFloat(2)).sqrt().scale(pow2[T](n)) // √(t(t+2))
	if t.X0 < logCut[T]() {
		u = t.add(w)
	}
	z := w.addPair(b).logArea(u, a, big)
	if !fine {
		z = Pair[T]{Hi: sqrt(d.Hi)} // 0, +Inf or NaN
	}
	return z
}

// Atanh returns the inverse hyperbolic tangent of x. It is odd, bit for bit.
//
// Error: ≤ 2u²|atanh x|, relative to the result near 0 too.
// Domain: |x| ≤ 1; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its
// last bits underflow.
// Special: ±0 are kept, Atanh(±1) = ±Inf, NaN for |x| > 1.
// Cost: 632 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|atanh x|, relative to the result near 0 too.
//limb:twin Domain: |x| ≤ 1; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 2840 flops with a fused multiply-add.
//limb:twin Triple Cost: 1490 flops with a fused multiply-add.
func (x Pair[T]) Atanh() Pair[T] { return atanhOnce(x) }

//limb:once
//limb:twin
func atanh[T Float](x Pair[T]) Pair[T] {
	a := x.Abs()
	e := a.Neg().AddFloat(1)
	if !(e.Hi > 0) {
		a = Pair[T]{Hi: 0.5}
	}
	d := tripleOf(a.Neg()).addFloat(1) // exact
	n := min(exponent(d.X0), 0)
	d = d.scale(pow2[T](-n))
	m := tripleOf(a).addFloat(1).div(d)
	u := m
	if a.Hi < logCut[T]() {
		q := a.Sqr().Div(d.scale(pow2[T](n)).pair())
		u = tripleOf(a).addPair(q).scale(2)
		m = u.addFloat(1)
		n = 0
	}
	k, y, t := m.logReduce()
	if u.X0 < logCut[T]() {
		y = u
	}
	z := y.logSum(t, 1).withLn2(k - n).scale(0.5).pair()
	if !(e.Hi > 0) {
		z = Pair[T]{Hi: sqrt(e.Hi)} // NaN, where not 0
		if e.Hi == 0 {
			z.Hi = infinity[T]()
		}
	}
	if signbit(x.Hi) {
		z = z.Neg()
	}
	if x.Hi == 0 {
		z = x
	}
	return z
}

// sqrt returns √x, within 8u⁵√x, for x ≥ 1 whose limbs are not too large for
// products.
func (x quint[T]) sqrt() quint[T] {
	q := x.quad().Sqrt()
	r := x.sub(prod5(q, q))
	return quint[T]{q.X0, q.X1, q.X2, q.X3, T((r.X0 + (r.X1 + (r.X2 + (r.X3 + r.X4)))) * (0.5 / q.X0))}
}

// div returns x/y, within 32u⁵, for operands near 1.
func (x quint[T]) div(y quint[T]) quint[T] {
	q := x.quad().Div(y.quad())
	r := x.sub(y.mulQuad(q))
	return quint[T]{q.X0, q.X1, q.X2, q.X3, (r.X0 + (r.X1 + (r.X2 + (r.X3 + r.X4)))) / y.X0}
}

package limb

// # Roots of more limbs
//
// The functions here find digits as those of division do: a digit is the leading
// limb of what is left, times a machine number near the reciprocal of the
// derivative, and what is left after it is known exactly, or to a limb more than
// the type. Where the result is one machine number the first digit is it, and
// nothing is left.

// sqrt3 returns √x, within 4u³√x.
func (x triple[T]) sqrt3() triple[T] {
	n := exponent(x.X0) >> 1
	f := pow2[T](-n)
	a := x.scale(f).scale(f)
	q0 := sqrt(a.X0)
	r := T(0.5) / q0
	p, e := TwoSqr(q0)
	s, t := TwoSum(a.X0-p, -e) // a.X0 - p is exact
	s, v := TwoSum(s, a.X1)
	v = v + (t + a.X2)
	q1 := T(s * r)
	p, e = TwoProd(q1, q0+q0)
	q2 := T((((s - p) - e) + (v - T(q1*q1))) * r)
	if x.X0 == 0 {
		q1, q2 = 0, 0
	}
	q0, q1 = FastTwoSum(q0, q1)
	q1, q2 = FastTwoSum(q1, q2)
	return triple[T]{q0, q1, q2}.scale(pow2[T](n))
}

// Hypot returns √(x²+y²).
//
// Error: ≤ 1.1u²√(x²+y²).
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and 0 or at least 2^-101,
// 2^-968.
// Special: +Inf where x or y is infinite, else NaN where one of them is.
// Cost: 174 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) Hypot(y Pair[T]) Pair[T] { return hypotOnce(x, y) }

//limb:once
func hypot[T Float](x, y Pair[T]) Pair[T] {
	a, b := x.Abs(), y.Abs()
	native := a.Hi + b.Hi
	if !finite(a.Hi) && a.Hi == a.Hi {
		native = a.Hi
	}
	if !finite(b.Hi) && b.Hi == b.Hi {
		native = b.Hi
	}
	if a.Hi < b.Hi || a.Hi == b.Hi && a.Lo < b.Lo {
		a, b = b, a
	}
	n := middling(a.Hi)
	f := pow2[T](-n)
	a, b = Pair[T]{T(a.Hi * f), T(a.Lo * f)}, Pair[T]{T(b.Hi * f), T(b.Lo * f)}
	r := prod3(a, a).add(prod3(b, b)).sqrt3().pair()
	f = pow2[T](n)
	return finish(native, T(r.Hi*f), T(r.Lo*f))
}

// cbrtScale returns the powers of two f and g whose product is 2^-3k, and k and y
// such that for finite a ≠ 0 the number |a|·f·g is between 1 and 8, and y within
// 4u·y of one over its cube root.
func cbrtScale[T Float](a T) (f, g T, k int32, y T) {
	m := middling(a)
	f = pow2[T](-m)
	b := abs(T(a * f)) // normal, also where a is not
	n := exponent(b)
	k = (m+n+1200)*21846>>16 - 400 // ⌊(m+n)/3⌋
	rest := m + n - k - k - k
	g = pow2[T](m - k - k - k)
	c := T(b * pow2[T](-n)) // 1 ≤ c < 2
	y = T(1.38815686741) - T(c*(T(0.48332248089)-T(c*T(0.09339791157))))
	if rest == 1 {
		y = T(y * T(0.7937005259840998))
	}
	if rest == 2 {
		y = T(y * T(0.6299605249474366))
	}
	b = T(b * g)
	// y is within 0.0018·y, and a step of third order makes that 2^-25, 2^-74.
	h := 1 - T(T(b*y)*T(y*y))
	y = y + T(T(y*h)*(T(0.3333333333333333)+T(h*T(0.2222222222222222))))
	if !is32[T]() {
		h = 1 - T(T(b*y)*T(y*y))
		y = y + T(T(y*h)*(T(0.3333333333333333)+T(h*T(0.2222222222222222))))
	}
	return f, g, k, y
}

// cbrt3 returns k, and r such that the cube root of |x| is r·2^k, within a few
// u³ r, for finite x ≠ 0.
func cbrt3[T Float](x Pair[T]) (r triple[T], k int32) {
	f, g, k, y := cbrtScale(x.Hi)
	f = T(f * copysign(1, x.Hi))
	a0, a1 := T(T(x.Hi*f)*g), T(T(x.Lo*f)*g)
	d := T(T(y*y) * T(0.3333333333333333))
	// The first digit is the root rounded, but in rare cases: a machine number
	// where it is one.
	q0 := T(T(a0*y) * y)
	s, e := TwoSqr(q0)
	p, v := TwoProd(s, q0)
	q0 = q0 + T((((a0-p)-v)+(a1-T(e*q0)))*d)
	// a - q0³
	s, e = TwoSqr(q0)
	p, v = TwoProd(s, q0)
	h, w := TwoProd(e, q0)
	b, c := TwoSum(a0-p, -v)
	v, p = TwoDiff(a1, h)
	b, v = TwoSum(b, v)
	b, v = TwoSum(b, v+(c+(p-w))) // both are 0 where nothing remains
	// a - (q0+q1)³ = a - q0³ - 3q0²·q1 - 3q0·q1² - …
	q1 := T(b * d)
	s, h = TwoProd(s, 3)
	h = h + T(3*e) + T(3*T(q0*q1))
	p, e = TwoProd(s, q1)
	q2 := T((((b - p) - e) + (v - T(h*q1))) * d)
	q0, q1 = FastTwoSum(q0, q1)
	q1, q2 = FastTwoSum(q1, q2)
	return triple[T]{q0, q1, q2}, k
}

// Cbrt returns the cube root of x. It is exact where that is a Pair.
//
// Error: ≤ 1.1u²|∛x|.
// Domain: x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, the last bits of x
// itself underflow.
// Special: ∛±0 = ±0, ∛±Inf = ±Inf.
// Cost: 118 flops with a fused multiply-add.
//
//limb:function
//limb:twin Cbrt returns the cube root of x. It is exact where that has no more than 41 bits (QF), 90 bits (QD).
//limb:twin Error: ≤ 1u⁴|∛x|.
//limb:twin Domain: x is 0 or at least 2^-53 (QF), 2^-862 (QD): below, the last bits of x itself underflow.
//limb:twin Cost: 736 flops with a fused multiply-add.
//limb:twin Triple Cost: 450 flops with a fused multiply-add.
func (x Pair[T]) Cbrt() Pair[T] { return cbrtOnce(x) }

//limb:once
//limb:twin
func cbrt[T Float](x Pair[T]) Pair[T] {
	r, k := cbrt3(x)
	z := r.pair()
	f := copysign(pow2[T](k), x.Hi)
	return finish(x.Hi, T(z.Hi*f), T(z.Lo*f))
}

// Rcbrt returns one over the cube root of x.
//
// Error: ≤ 1.1u²/|∛x|.
// Domain: as Cbrt.
// Special: 1/∛±0 = ±Inf, 1/∛±Inf = ±0.
// Cost: 148 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) Rcbrt() Pair[T] { return rcbrtOnce(x) }

//limb:once
func rcbrt[T Float](x Pair[T]) Pair[T] {
	y, k := cbrt3(x)
	r := 1 / y.X0
	p, e := TwoProd(r, y.X0)
	s, t := TwoSum(1-p, -e) // 1 - p is exact
	v, w := TwoProd(r, y.X1)
	s, v = TwoSum(s, -v)
	v = v + (t - (w + T(r*y.X2)))
	q1 := T(s * r)
	p, e = TwoProd(q1, y.X0)
	q2 := T((((s - p) - e) + (v - T(q1*y.X1))) * r)
	z := triple[T]{r, q1, q2}.pair()
	f := copysign(pow2[T](-k), x.Hi)
	return finish(1/x.Hi, T(z.Hi*f), T(z.Lo*f))
}

// Five limbs of float32 begin at 1 and end at 2^-120, and errors of products there are
// subnormal, which takes some processors a hundred times as long: an operand of a
// division or a root goes up before, and the result comes down.

// div5 returns x/y, within a few u⁵|x/y|, for x below 2^60 and y about 1.
func (x quint[T]) div5(y quint[T]) quint[T] {
	up, down := T(1), T(1)
	if is32[T]() {
		up, down = 0x1p60, 0x1p-60
	}
	x = x.scale(up)
	r := 1 / y.X0
	q0 := T(x.X0 * r)
	x = x.sub(y.mulFloat(q0))
	q1 := T(x.X0 * r)
	d := Quad[T]{y.X0, y.X1, y.X2, y.X3}
	a0, a1, a2, a3 := remainder4(Quad[T]{x.X0, x.X1, x.X2, x.X3}, q1, d)
	q2 := T(a0 * r)
	a0, a1, a2 = remainder3(Quad[T]{a0, a1, a2, a3}, q2, d)
	q3 := T(a0 * r)
	a0, _ = remainder2(a0, a1, a2, q3, y.X0, y.X1, y.X2)
	return settle5(q0, q1, q2, q3, T(a0*r)).scale(down)
}

// sqrt5 returns √x, within a few u⁵√x.
func (x quint[T]) sqrt5() quint[T] {
	n := exponent(x.X0) >> 1
	if is32[T]() {
		n -= 20
	}
	f := pow2[T](-n)
	a := x.scale(f).scale(f)
	q0 := sqrt(a.X0)
	r := T(0.5) / q0
	p, e := TwoSqr(q0)
	a.X0 = a.X0 - p // exact
	a = a.addFloat(-e)
	d0 := q0 + q0
	q1 := T(a.X0 * r)
	a0, a1, a2, a3 := remainder4(Quad[T]{a.X0, a.X1, a.X2, a.X3}, q1, Quad[T]{d0, q1, 0, 0})
	d1 := q1 + q1
	q2 := T(a0 * r)
	a0, a1, a2 = remainder3(Quad[T]{a0, a1, a2, a3}, q2, Quad[T]{X0: d0, X1: d1, X2: q2})
	q3 := T(a0 * r)
	a0, _ = remainder2(a0, a1, a2, q3, d0, d1, q2+q2)
	z := settle5(q0, q1, q2, q3, T(a0*r))
	if x.X0 == 0 {
		z = quint[T]{}
	}
	return z.scale(pow2[T](n))
}

// Hypot returns √(x²+y²).
//
// Error: ≤ 2u⁴√(x²+y²).
// Domain: the result is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53,
// 2^-862.
// Special: +Inf where x or y is infinite, else NaN where one of them is.
// Cost: 892 flops with a fused multiply-add.
//
//limb:twin Cost: 485 flops with a fused multiply-add.
func (x Quad[T]) Hypot(y Quad[T]) Quad[T] { return hypotQuadOnce(x, y) }

//limb:once
//limb:twin
func hypotQuad[T Float](x, y Quad[T]) Quad[T] {
	a, b := x.Abs(), y.Abs()
	native := a.X0 + b.X0
	if !finite(a.X0) && a.X0 == a.X0 {
		native = a.X0
	}
	if !finite(b.X0) && b.X0 == b.X0 {
		native = b.X0
	}
	n := middling(a.X0)
	if a.X0 < b.X0 {
		n = middling(b.X0)
	}
	f := pow2[T](-n)
	c, d := quintOf(a).scale(f), quintOf(b).scale(f)
	r := c.mul(c).add(d.mul(d)).sqrt5().quad()
	f = pow2[T](n)
	return finishQuad(native, T(r.X0*f), T(r.X1*f), T(r.X2*f), T(r.X3*f))
}

// cbrt5 returns k, and r such that the cube root of |x| is r·2^k, within a few
// u⁵ r, for finite x ≠ 0.
func cbrt5[T Float](x Quad[T]) (r quint[T], k int32) {
	f, g, k, y := cbrtScale(x.X0)
	f = T(f * copysign(1, x.X0))
	a := quintOf(x).scale(f).scale(g)
	d := T(T(y*y) * T(0.3333333333333333))
	// Two digits, as for pairs
	q0 := T(T(a.X0*y) * y)
	s, e := TwoSqr(q0)
	p, v := TwoProd(s, q0)
	q0 = q0 + T((((a.X0-p)-v)+(a.X1-T(e*q0)))*d)
	s, e = TwoSqr(q0)
	p, v = TwoProd(s, q0)
	b, c := TwoSum(a.X0-p, -v)
	h, w := TwoProd(e, q0)
	v, p = TwoDiff(a.X1, h)
	q1 := T((b + (v + (c + ((p - w) + a.X2)))) * d)
	// of which the second is rounded to a multiple of 2^-90 (2^-41 for float32), less
	// than it is known to: so it is all of the root that is left where that has no
	// more bits, and nothing remains.
	c = 0x1.8p-38
	if is32[T]() {
		c = 0x1.8p-18
	}
	q1 = (q1 + c) - c
	// a - (q0+q1)³, and 3(q0+q1)²
	z := Quad[T]{q0, q1, 0, 0}
	square := prod5(z, z)
	a = a.sub(square.mulQuad(z))
	m := triple[T]{square.X0, square.X1, square.X2}.mulFloat(3)
	// the other digits, after what cancelled is in order again
	s, e = TwoSum(a.X1, a.X2)
	l := settle3(a.X0, s, e+a.X3)
	q2 := T(l.X0 * d)
	p, e = TwoProd(q2, m.X0)
	s, c = TwoSum(l.X0-p, -e)
	p, e = TwoProd(q2, m.X1)
	v, w = TwoDiff(l.X1, p)
	s, v = TwoSum(s, v)
	v = v + ((c + (w - e)) + ((l.X2 - T(q2*m.X2)) - T(T(3*q0)*T(q2*q2))))
	q3 := T(s * d)
	p, e = TwoProd(q3, m.X0)
	q4 := T((((s - p) - e) + (v - T(q3*m.X1))) * d)
	return settle5(q0, q1, q2, q3, q4), k
}

// Rcbrt returns one over the cube root of x.
//
// Error: ≤ 1u⁴/|∛x|.
// Domain: as Cbrt.
// Special: 1/∛±0 = ±Inf, 1/∛±Inf = ±0.
// Cost: 1200 flops with a fused multiply-add.
//
//limb:twin Cost: 702 flops with a fused multiply-add.
func (x Quad[T]) Rcbrt() Quad[T] { return rcbrtQuadOnce(x) }

//limb:once
//limb:twin
func rcbrtQuad[T Float](x Quad[T]) Quad[T] {
	r, k := cbrt5(x)
	z := quint[T]{X0: 1}.div5(r).quad()
	f := copysign(pow2[T](-k), x.X0)
	return finishQuad(1/x.X0, T(z.X0*f), T(z.X1*f), T(z.X2*f), T(z.X3*f))
}

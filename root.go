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
// Error: ≤ 2u²√(x²+y²).
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and 0 or at least 2^-101,
// 2^-968.
// Special: +Inf where x or y is infinite, else NaN where one of them is.
// Cost: 200 flops with a fused multiply-add.
func (x Pair[T]) Hypot(y Pair[T]) Pair[T] {
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
func (x Pair[T]) cbrt3() (r triple[T], k int32) {
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
	v = v + (c + (p - w))
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

// Cbrt returns the cube root of x.
//
// Error: ≤ 2u²|∛x|.
// Domain: x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, the last bits of x
// itself underflow.
// Special: ∛±0 = ±0, ∛±Inf = ±Inf.
// Cost: 150 flops with a fused multiply-add.
func (x Pair[T]) Cbrt() Pair[T] {
	r, k := x.cbrt3()
	z := r.pair()
	f := copysign(pow2[T](k), x.Hi)
	return finish(x.Hi, T(z.Hi*f), T(z.Lo*f))
}

// Rcbrt returns one over the cube root of x.
//
// Error: ≤ 2u²/|∛x|.
// Domain: as Cbrt.
// Special: 1/∛±0 = ±Inf, 1/∛±Inf = ±0.
// Cost: 190 flops with a fused multiply-add.
func (x Pair[T]) Rcbrt() Pair[T] {
	y, k := x.cbrt3()
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

package limb

// # Angles
//
// All of them are the angle of a point (x, y): atan x is that of (1, x), asin x
// that of (√(1-x²), x), acos x that of (x, √(1-x²)). The root is known to a limb
// more than the type, and 1 - x² = (1-x)(1+x) loses nothing where it is small.
//
// With the larger of |x| and |y| as b, the smaller as a, and c the multiple of
// 1/64 next to a/b,
//
//	atan(a/b) = atan c + atan t	t = (a - cb)/(b + ca), |t| ≤ 0.009
//
// takes one division. atan c stands in a table, and is 0 for c = 0; a series of
// few terms is left. a and b are scaled to about 1, each by itself: where c = 0
// the quotient of these is t but for a power of two, which is left out until the
// end, so that nothing underflows before the result does. The turn to the other
// octants adds 0, π/2 or π with a limb more than the type, and the signs come
// last: odd functions are odd bit for bit.

// angleStep returns for 0 ≤ a ≤ b, b ≠ 0, factors f and g such that af and bg are
// about 1, or less where a or b is subnormal; j, for which j/64 is about a/b; and
// h and n such that (af/bg)·h·2^n = a/b. Where j = 0, h is 1, else n is 0.
func angleStep[T Float](a, b T) (f, g, h T, j, n int32) {
	m, k := middling(a), middling(b)
	f, g = pow2[T](-m), pow2[T](-k)
	n = m - k
	h = pow2[T](max(n, -20))
	// 7/16 for ½: then a and cb are within a factor of 2 of each other.
	j = toInt(trunc(T(T(T(64)*h)*(T(a*f)/T(b*g))) + 0.4375))
	j = min(max(j, 0), 64)
	if j == 0 {
		h = 1
	} else {
		n = 0
	}
	return f, g, h, j, n
}

// angleUnscale returns 2^n, or the least normal number.
func angleUnscale[T Float](n int32) T {
	return pow2[T](max(n, intByWidth[T](-126, -1022)))
}

// angle3 returns the angle of the point (x, y), between -π and π.
func angle3[T Float](y, x triple[T]) Pair[T] {
	sy, sx := copysign(1, y.X0), copysign(1, x.X0)
	a, b := y.scale(sy), x.scale(sx)
	// One infinity is as good as a point on its axis, two as one on the diagonal.
	if !finite(a.X0) || !finite(b.X0) {
		if finite(a.X0) {
			a.X0 = 0
		} else {
			a.X0 = 1
		}
		if finite(b.X0) {
			b.X0 = 0
		} else {
			b.X0 = 1
		}
		a.X1, a.X2, b.X1, b.X2 = 0, 0, 0, 0
	}
	if a.X0 == 0 && b.X0 == 0 {
		b.X0 = 1
	}
	turn, sign := 1-sx, sx // of π/2, and of the angle behind it
	if a.X0 > b.X0 {
		a, b = b, a
		turn, sign = 1, -sx
	}

	f, g, h, j, n := angleStep(a.X0, b.X0)
	a, b = a.scale(f).scale(h), b.scale(g)
	c := T(toFloat[T](j) * T(0.015625))

	// a - cb
	p, e := TwoProd(c, b.X0)
	s := a.X0 - p // exact: c = 0, or they are within a factor of 2
	p, d := TwoProd(c, b.X1)
	v, e := TwoDiff(a.X1, e)
	v, p = TwoDiff(v, p)
	w := (a.X2 - T(c*b.X2)) + ((e + p) - d)
	s, v = TwoSum(s, v)
	// b + ca; where the quotient is not small, c and a are
	p, e = TwoProd(c, a.X0)
	b0, d := FastTwoSum(b.X0, p)
	b1, d := TwoSum(b.X1, d)
	b1, e = TwoSum(b1, e+T(c*a.X1))
	b2 := b.X2 + (d + e)
	// their quotient t, by digits as in Div
	r := 1 / b0
	t0 := T(s * r)
	p, e = TwoProd(t0, b0)
	s, d = TwoSum(s-p, -e) // s - p is exact
	p, e = TwoProd(t0, b1)
	v, p = TwoDiff(v, p)
	s, v = TwoSum(s, v)
	v = v + ((d + (p - e)) + (w - T(t0*b2)))
	t1 := T(s * r)
	p, e = TwoProd(t1, b0)
	t2 := T((((s - p) - e) + (v - T(t1*b1))) * r)
	t0, t1 = FastTwoSum(t0, t1)

	// atan t = t + d
	f = angleUnscale[T](n)
	q := atanExcess(Pair[T]{T(t0 * f), T(t1 * f)})
	d0, d1 := TwoProd(t0, q.Hi)
	d1 = d1 + (T(t0*q.Lo) + T(t1*q.Hi))

	// π/2·turn ± atan c, and ± atan t
	f, g = halves[T](n)
	g = T(g * sign)
	t0, t1, t2 = T(T(t0*f)*g), T(T(t1*f)*g), T(T(t2*f)*g)
	d0, d1 = T(T(d0*f)*g), T(T(d1*f)*g)
	x3, y3 := halfPi3[T]().scale(turn), atanTable3[T](j)
	h, e = FastTwoSum(x3.X0, T(y3.X0*sign))
	l, d := TwoSum(x3.X1, T(y3.X1*sign))
	l, e = TwoSum(l, e)
	w = (x3.X2 + T(y3.X2*sign)) + (d + e)
	h, e = FastTwoSum(h, t0)
	l, d = TwoSum(l, t1)
	l, e = TwoSum(l, e)
	w = w + ((d + e) + (t2 + d1))
	h, e = FastTwoSum(h, d0)
	l, e = TwoSum(l, e)
	h, l = FastTwoSum(h, l)
	h, l = FastTwoSum(h, l+(e+w))

	h, l = copysign(h, sy), T(l*sy)
	if x.X0 != x.X0 || y.X0 != y.X0 {
		h, l = x.X0+y.X0, 0
	}
	return Pair[T]{h, l}
}

// Atan2 returns the angle of the point (x, y). The receiver is y: the angle is atan(y/x),
// or π from it to the side of y where x is negative.
//
// Error: ≤ 1.1u²|atan2(y,x)|.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last
// bits underflow.
// Special: atan2(±0, +0) = ±0, atan2(±0, -0) = ±π, atan2(±Inf, ±Inf) are odd
// multiples of π/4, and so on as in Go's math.
// Cost: 238 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|atan2(y,x)|.
//limb:twin Domain: the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 2040 flops with a fused multiply-add.
//limb:twin Triple Cost: 1020 flops with a fused multiply-add.
func (y Pair[T]) Atan2(x Pair[T]) Pair[T] { return atan2Once(y, x) }

//limb:once
//limb:twin
func atan2[T Float](y, x Pair[T]) Pair[T] { return angle3(tripleOf(y), tripleOf(x)) }

// Atan returns atan x.
//
// Error: ≤ 1.1u²|atan x|.
// Domain: x is 0 or at least 2^-101 (DF), 2^-968 (DD).
// Special: atan ±0 = ±0, atan ±Inf = ±π/2.
// Cost: as Atan2.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|atan x|.
//limb:twin Domain: x is 0 or at least 2^-53 (QF), 2^-862 (QD).
func (x Pair[T]) Atan() Pair[T] { return atanOnce(x) }

//limb:once
//limb:twin
func atan[T Float](x Pair[T]) Pair[T] { return angle3(tripleOf(x), triple[T]{X0: 1}) }

// cosine3 returns √(1-x²), the cosine of asin x, within 10u³ of it.
func cosine3[T Float](x Pair[T]) triple[T] {
	a := tripleOf(x.Neg()).addFloat(1) // exact, as the next
	return a.mul(tripleOf(x).addFloat(1)).sqrt3()
}

// Asin returns asin x.
//
// Error: ≤ 1.1u²|asin x|.
// Domain: |x| ≤ 1, and x is 0 or at least 2^-101 (DF), 2^-968 (DD).
// Special: asin ±0 = ±0; NaN for |x| > 1.
// Cost: 378 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|asin x|.
//limb:twin Domain: |x| ≤ 1, and x is 0 or at least 2^-53 (QF), 2^-862 (QD).
//limb:twin Cost: 2720 flops with a fused multiply-add.
//limb:twin Triple Cost: 1410 flops with a fused multiply-add.
func (x Pair[T]) Asin() Pair[T] { return asinOnce(x) }

//limb:once
//limb:twin
func asin[T Float](x Pair[T]) Pair[T] { return angle3(tripleOf(x), cosine3(x)) }

// Acos returns acos x. It is as good where acos x is small.
//
// Error: ≤ 1.1u²|acos x|.
// Domain: |x| ≤ 1.
// Special: acos 1 = +0; NaN for |x| > 1.
// Cost: 378 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|acos x|.
//limb:twin Domain: |x| ≤ 1; acos x is 0 or at least 2^-53 (QF).
//limb:twin Cost: 2720 flops with a fused multiply-add.
//limb:twin Triple Cost: 1410 flops with a fused multiply-add.
func (x Pair[T]) Acos() Pair[T] { return acosOnce(x) }

//limb:once
//limb:twin
func acos[T Float](x Pair[T]) Pair[T] { return angle3(cosine3(x), tripleOf(x)) }

// angle5 is angle3 with two limbs more.
//
//limb:twin
func angle5[T Float](y, x quint[T]) Quad[T] {
	sy, sx := copysign(1, y.X0), copysign(1, x.X0)
	a, b := y.scale(sy), x.scale(sx)
	if !finite(a.X0) || !finite(b.X0) {
		if finite(a.X0) {
			a.X0 = 0
		} else {
			a.X0 = 1
		}
		if finite(b.X0) {
			b.X0 = 0
		} else {
			b.X0 = 1
		}
		a, b = quint[T]{X0: a.X0}, quint[T]{X0: b.X0}
	}
	if a.X0 == 0 && b.X0 == 0 {
		b.X0 = 1
	}
	turn, sign := 1-sx, sx
	if a.X0 > b.X0 {
		a, b = b, a
		turn, sign = 1, -sx
	}

	f, g, h, j, n := angleStep(a.X0, b.X0)
	a, b = a.scale(f).scale(h), b.scale(g)
	c := T(toFloat[T](j) * T(0.015625))
	t := a.sub(b.mulFloat(c)).div5(b.add(a.mulFloat(c)))

	f = angleUnscale[T](n)
	d := Quad[T]{T(t.X0 * f), T(t.X1 * f), T(t.X2 * f), T(t.X3 * f)}
	d = Quad[T]{t.X0, t.X1, t.X2, t.X3}.mulLoose(atanExcessQuad(d))
	f, g = halves[T](n)
	g = T(g * sign)
	d = Quad[T]{T(T(d.X0*f) * g), T(T(d.X1*f) * g), T(T(d.X2*f) * g), T(T(d.X3*f) * g)}
	r := halfPi5[T]().scale(turn).add(atanTable5[T](j).scale(sign)).add(t.scale(f).scale(g)).addSmall(d)

	r = Quad[T]{copysign(r.X0, sy), T(r.X1 * sy), T(r.X2 * sy), T(r.X3 * sy)}
	if x.X0 != x.X0 || y.X0 != y.X0 {
		r = Quad[T]{X0: x.X0 + y.X0}
	}
	return r
}

// cosine5 returns √(1-x²), within 20u⁵ of it.
//
//limb:twin
func cosine5[T Float](x Quad[T]) quint[T] {
	a := quintOf(x.Neg()).addFloat(1) // exact, as the next
	n := exponent(a.X0) >> 1
	f := pow2[T](-n) // where a is small, so are its products
	return a.scale(f).scale(f).mul(quintOf(x).addFloat(1)).sqrt5().scale(pow2[T](n))
}

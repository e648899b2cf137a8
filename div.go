package limb

// # Division and roots
//
// They find the result digit by digit, as one does on paper, where a digit is a
// machine number: a digit is the leading limb of the remainder, times a machine
// reciprocal; and the remainder is carried on exactly, so that the next digit
// makes up for the error of the one before. A last digit, one more than the type
// has limbs, rounds.
//
// Operands are scaled by powers of two first, and the result back, so that
// nothing overflows or underflows on the way. The dividend goes up to 2^100 (or
// 2^960) rather than down to 1: limbs far below the first survive, and x/1 is x.

// powers returns three powers of two whose product is 2^n. A number times one
// after the other is rounded at most once, where it becomes subnormal.
// |n| is at most 3·2^7 for float32, 3·2^10 for float64, and farther n are as
// good as these: they overflow or underflow everything.
func powers[T Float](n int32) (f, g, h T) {
	top, down := int32(1023), int32(-969)
	if is32[T]() {
		top, down = 127, -102
	}
	f, g = 1, 1
	if n > top {
		f = pow2[T](top)
		n -= top
	}
	if n > top {
		g = pow2[T](top)
		n -= top
	}
	if n < 1-top {
		f = pow2[T](down)
		n -= down
	}
	if n < 1-top {
		g = pow2[T](down)
		n -= down
	}
	return f, g, pow2[T](max(min(n, top), 1-top))
}

// aboveNext returns d such that x0 - d and x1 + d are the first limbs of the same
// number, where that is nearer to 0 than x0, a power of two, by more than a half of
// the gap there, else 0: the number may be below the overflow threshold where x0 is
// not. The gap is d.
func aboveNext[T Float](x0, x1, x2 T) T {
	unit := T(0x1p-53)
	if is32[T]() {
		unit = 0x1p-24
	}
	d := T(x0 * unit)
	e := x1 + T(d*0.5)
	if !(d > 0 && (e < 0 || e == 0 && x2 < 0) || d < 0 && (e > 0 || e == 0 && x2 > 0)) {
		d = 0
	}
	return d
}

// scaleB returns x·2^n, for [Pair.Ldexp]. It overflows where x·2^n as a whole does, and not where its leading limb alone
// would.
func (x Pair[T]) scaleB(n int32) Pair[T] {
	f, g, h := powers[T](n)
	s := T(T(T(x.Hi*f)*g) * h)
	if !finite(s) {
		d := aboveNext(x.Hi, x.Lo, 0)
		x.Lo += d
		s = T(T(T((x.Hi-d)*f)*g) * h)
	}
	lo := T(T(T(x.Lo*f)*g) * h)
	if !finite(s) {
		lo = 0
	}
	return Pair[T]{s, lo}
}

// scaleB returns x·2^n, for [Quad.Ldexp].
func (x Quad[T]) scaleB(n int32) Quad[T] {
	f, g, h := powers[T](n)
	x = x.below(T(T(T(x.X0*f)*g) * h))
	s := T(T(T(x.X0*f)*g) * h)
	x1 := T(T(T(x.X1*f)*g) * h)
	x2 := T(T(T(x.X2*f)*g) * h)
	x3 := T(T(T(x.X3*f)*g) * h)
	if !finite(s) {
		x1 = 0
		x2 = 0
		x3 = 0
	}
	return Quad[T]{s, x1, x2, x3}
}

// below returns x, which is to be scaled, where its leading limb becomes s. If that
// overflows, and there is a form of x with a smaller one, it returns that.
func (x Quad[T]) below(s T) Quad[T] {
	if !finite(s) {
		d := aboveNext(x.X0, x.X1, x.X2)
		x.X0 -= d
		x.X1, x.X2 = FastTwoSum(x.X1+d, x.X2)
		x.X2, x.X3 = FastTwoSum(x.X2, x.X3)
	}
	return x
}

// dividend returns n such that |a·2^n| is about 2^960, or 2^100 for float32: so
// high that the last digit of a quotient is far from subnormal, and so low that
// a quotient by a subnormal divisor does not overflow. For small a, n is the
// largest exponent of a normal number less 1.
func dividend[T Float](a T) int32 {
	n := -exponent(a)
	if is32[T]() {
		return min(n+100, 126)
	}
	return min(n+960, 1022)
}

// divisor returns n such that 1 ≤ |b·2^n| < 4 for normal b; for subnormal b the
// product is at least 2^-23 (float32), 2^-52 (float64).
func divisor[T Float](b T) int32 {
	n := -exponent(b)
	if is32[T]() {
		return max(min(n, 126), -126)
	}
	return max(min(n, 1022), -1022)
}

// halves returns f and g with fg = 2^n, for n the difference of a divisor's and
// a dividend's. Their quotient, multiplied by f, then by g, is rounded once at
// most.
func halves[T Float](n int32) (f, g T) { return pow2[T](n >> 1), pow2[T](n - n>>1) }

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|. `limb prove` proves it where docs/numbers.md says.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 51 flops with a fused multiply-add, and two divisions: one for the
// reciprocal and one for the special cases.
func (x Pair[T]) Div(y Pair[T]) Pair[T] {
	m, n := dividend(x.Hi), divisor(y.Hi)
	f := pow2[T](m)
	a := Pair[T]{T(x.Hi * f), T(x.Lo * f)}
	f = pow2[T](n)
	b := Pair[T]{T(y.Hi * f), T(y.Lo * f)}
	r := 1 / b.Hi
	q0 := T(a.Hi * r)
	p, e := TwoProd(q0, b.Hi)
	s, t := TwoSum(a.Hi-p, -e) // a.Hi - p is exact
	p, e = TwoProd(q0, b.Lo)
	v, w := TwoSum(a.Lo, -p)
	s, v = TwoSum(s, v)
	v = v + (t + (w - e)) // the remainder is s + v
	q1 := T(s * r)
	p, e = TwoProd(q1, b.Hi)
	q2 := T((((s - p) - e) + (v - T(q1*b.Lo))) * r)
	q0, q1 = FastTwoSum(q0, q1)
	q0, q1 = FastTwoSum(q0, q1+q2)
	f, g := halves[T](n - m)
	return finish(x.Hi/y.Hi, T(T(q0*f)*g), T(T(q1*f)*g))
}

// Recip returns 1/x.
//
// Error: ≤ 2u²|1/x|.
// Domain: as Div.
// Special: 1/±0 = ±Inf, 1/±Inf = ±0.
// Cost: as Div.
//
//limb:twin
func (x Pair[T]) Recip() Pair[T] { return Pair[T]{Hi: 1}.Div(x) }

// DivFloat returns x/a. x/1 is x. A Go constant a has the precision of T alone.
//
// Error: ≤ 2u²|x/a|.
// Domain: as Div.
// Special: as Div.
// Cost: as Div.
//
//limb:twin
func (x Pair[T]) DivFloat(a T) Pair[T] { return x.Div(Pair[T]{Hi: a}) }

// Sqrt returns √x.
//
// Error: ≤ 1u²√x.
// Domain: 0 ≤ x.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 39 flops with a fused multiply-add, two roots and one division.
//
//limb:function
func (x Pair[T]) Sqrt() Pair[T] {
	n := exponent(x.Hi) >> 1
	f := pow2[T](-n)
	a := Pair[T]{T(T(x.Hi*f) * f), T(T(x.Lo*f) * f)}
	q0 := sqrt(a.Hi)
	r := T(0.5) / q0
	p, e := TwoSqr(q0)
	s, t := TwoSum(a.Hi-p, -e) // a.Hi - p is exact
	s, v := TwoSum(s, a.Lo)
	v = v + t // the remainder is s + v
	q1 := T(s * r)
	p, e = TwoProd(q1, q0+q0)
	q2 := T((((s - p) - e) + (v - T(q1*q1))) * r)
	q0, q1 = FastTwoSum(q0, q1)
	q0, q1 = FastTwoSum(q0, q1+q2)
	f = pow2[T](n)
	return finish(sqrt(x.Hi), T(q0*f), T(q1*f))
}

// Rsqrt returns 1/√x.
//
// Error: ≤ 2u²/√x.
// Domain: 0 < x, finite.
// Special: 1/√±0 = ±Inf, 1/√+Inf = 0; NaN for x < 0.
// Cost: 90 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) Rsqrt() Pair[T] { return x.Sqrt().Recip() }

// Sqr returns x².
//
// Error: ≤ 5u²x², as Mul. `limb prove --networks` proves the normal form, and ≤ 13u².
// Domain: as Mul.
// Special: Hi is that of x.Hi² for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
func (x Pair[T]) Sqr() Pair[T] {
	p, e := TwoSqr(x.Hi)
	c := T(x.Hi * x.Lo)
	hi, lo := FastTwoSum(p, e+(c+c))
	return finish(p, hi, lo)
}

// MulAdd returns xy + z. The product keeps a third limb, so that the result is
// good even where most of it cancels.
//
// Error: ≤ 2u²|xy+z|, and 12u³|xy| more.
// Domain: |x|, |y|, |xy|, |z|, |xy+z| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least
// 2^-78 (DF), 2^-916 (DD): below, bits of its third limb underflow.
// Special: Hi is that of x.Hi · y.Hi + z.Hi for infinities, NaN and zeros; where z
// is infinite and x and y are finite, that is z, also if their product overflows.
// Cost: 87 flops with a fused multiply-add.
func (x Pair[T]) MulAdd(y, z Pair[T]) Pair[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	native := p + z.Hi
	if native != native && finite(x.Hi) && finite(y.Hi) {
		native = z.Hi // infinite, or NaN: p has overflowed, or z is NaN
	}
	a, b := TwoProd(x.Hi, y.Lo)
	c, d := TwoProd(x.Lo, y.Hi)
	a, c = TwoSum(a, c)
	e, a = TwoSum(e, a)
	d = (b + d) + (c + T(x.Lo*y.Lo))
	p, b = TwoSum(p, z.Hi)
	e, c = TwoSum(e, z.Lo)
	e, b = TwoSum(e, b)
	a, b = TwoSum(a, b)
	a, c = TwoSum(a, c)
	d = d + (b + c)
	a, d = TwoSum(a, d)
	e, a = TwoSum(e, a)
	p, e = TwoSum(p, e)
	e, a = TwoSum(e, a)
	p, e = FastTwoSum(p, e)
	hi, lo := FastTwoSum(p, e+(a+d))
	return finish(native, hi, lo)
}

// remainder4 returns x - qy for the digit q of the quotient x/y, within u⁵|x|:
// four numbers, roughly in normal form. The first is of the size of u·x, so that
// it takes u⁴ of what follows, and so on.
func remainder4[T Float](x Quad[T], q T, y Quad[T]) (r0, r1, r2, r3 T) {
	p, e0 := TwoProd(q, y.X0)
	a := x.X0 - p // exact
	p, e1 := TwoProd(q, y.X1)
	b, c := TwoDiff(x.X1, p)
	p, e2 := TwoProd(q, y.X2)
	d, e := TwoDiff(x.X2, p)
	p, e3 := TwoProd(q, y.X3)
	f, g := TwoDiff(x.X3, p)
	// u
	a, b = TwoSum(a, b)
	a, e0 = TwoSum(a, -e0)
	// u²
	d, e1 = TwoSum(d, -e1)
	b, e0 = TwoSum(b, e0)
	b, c = TwoSum(b, c)
	b, d = TwoSum(b, d)
	// u³
	f, e2 = TwoSum(f, -e2)
	e1, e = TwoSum(e1, e)
	c, e0 = TwoSum(c, e0)
	d, e1 = TwoSum(d, e1)
	d, c = TwoSum(d, c)
	d, f = TwoSum(d, f)
	// u⁴
	g = ((g - e3) + (e2 + e)) + ((c + e0) + (e1 + f))
	d, g = TwoSum(d, g)
	b, d = TwoSum(b, d)
	a, b = TwoSum(a, b)
	b, d = TwoSum(b, d)
	return a, b, d, g
}

// remainder3 is remainder4 with a limb less.
func remainder3[T Float](x Quad[T], q T, y Quad[T]) (r0, r1, r2 T) {
	p, e0 := TwoProd(q, y.X0)
	a := x.X0 - p // exact
	p, e1 := TwoProd(q, y.X1)
	b, c := TwoDiff(x.X1, p)
	p, e2 := TwoProd(q, y.X2)
	d, e := TwoDiff(x.X2, p)
	f := x.X3 - T(q*y.X3)
	// u
	a, b = TwoSum(a, b)
	a, e0 = TwoSum(a, -e0)
	// u²
	d, e1 = TwoSum(d, -e1)
	b, e0 = TwoSum(b, e0)
	b, c = TwoSum(b, c)
	b, d = TwoSum(b, d)
	// u³
	d = (d + (f - e2)) + ((c + e0) + (e1 + e))
	b, d = TwoSum(b, d)
	a, b = TwoSum(a, b)
	return a, b, d
}

// remainder2 is remainder4 with two limbs less.
func remainder2[T Float](x0, x1, x2, q, y0, y1, y2 T) (r0, r1 T) {
	p, e0 := TwoProd(q, y0)
	a := x0 - p // exact
	p, e1 := TwoProd(q, y1)
	b, c := TwoDiff(x1, p)
	// u
	a, b = TwoSum(a, b)
	a, e0 = TwoSum(a, -e0)
	// u²
	b = (b + e0) + (c + ((x2 - T(q*y2)) - e1))
	return TwoSum(a, b)
}

// remainder1 is remainder4 with three limbs less.
func remainder1[T Float](x0, x1, q, y0, y1 T) T {
	p, e := TwoProd(q, y0)
	return ((x0 - p) - e) + (x1 - T(q*y1))
}

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u⁴|x/y|.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (QF), 2^1022 (QD), and at least
// 2^-53, 2^-862, or x = 0: below, the last bits underflow.
// Special: X0 is that of x.X0/y.X0 for infinities, NaN and zeros.
// Cost: 302 flops with a fused multiply-add.
func (x Quad[T]) Div(y Quad[T]) Quad[T] {
	m, n := dividend(x.X0), divisor(y.X0)
	f := pow2[T](m)
	a := Quad[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f), T(x.X3 * f)}
	f = pow2[T](n)
	b := Quad[T]{T(y.X0 * f), T(y.X1 * f), T(y.X2 * f), T(y.X3 * f)}
	r := 1 / b.X0
	q0 := T(a.X0 * r)
	a0, a1, a2, a3 := remainder4(a, q0, b)
	q1 := T(a0 * r)
	a0, a1, a2 = remainder3(Quad[T]{a0, a1, a2, a3}, q1, b)
	q2 := T(a0 * r)
	a0, a1 = remainder2(a0, a1, a2, q2, b.X0, b.X1, b.X2)
	q3 := T(a0 * r)
	q4 := T(remainder1(a0, a1, q3, b.X0, b.X1) * r)
	q0, q1, q2, q3 = renorm(q0, q1, q2, q3, q4)
	f, g := halves[T](n - m)
	return finishQuad(x.X0/y.X0, T(T(q0*f)*g), T(T(q1*f)*g), T(T(q2*f)*g), T(T(q3*f)*g))
}

// Sqrt returns √x.
//
// Error: ≤ 2u⁴√x.
// Domain: 0 ≤ x; √x is 0 or at least 2^-53 (QF): below, its last bits underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 299 flops with a fused multiply-add.
func (x Quad[T]) Sqrt() Quad[T] {
	n := exponent(x.X0) >> 1
	f := pow2[T](-n)
	a := Quad[T]{T(T(x.X0*f) * f), T(T(x.X1*f) * f), T(T(x.X2*f) * f), T(T(x.X3*f) * f)}
	q0 := sqrt(a.X0)
	r := T(0.5) / q0
	a0, a1, a2, a3 := remainder4(a, q0, Quad[T]{X0: q0})
	d0 := q0 + q0
	q1 := T(a0 * r)
	a0, a1, a2 = remainder3(Quad[T]{a0, a1, a2, a3}, q1, Quad[T]{X0: d0, X1: q1})
	d1 := q1 + q1
	q2 := T(a0 * r)
	a0, a1 = remainder2(a0, a1, a2, q2, d0, d1, q2)
	q3 := T(a0 * r)
	q4 := T(remainder1(a0, a1, q3, d0, d1) * r)
	q0, q1, q2, q3 = renorm(q0, q1, q2, q3, q4)
	f = pow2[T](n)
	return finishQuad(sqrt(x.X0), T(q0*f), T(q1*f), T(q2*f), T(q3*f))
}

// Rsqrt returns 1/√x.
//
// Error: ≤ 4u⁴/√x.
// Domain: 0 < x, finite; 1/√x is at least 2^-53 (QF): below, its last bits underflow.
// Special: 1/√±0 = ±Inf, 1/√+Inf = 0; NaN for x < 0.
// Cost: 613 flops with a fused multiply-add.
//
//limb:twin Cost: 311 flops with a fused multiply-add.
func (x Quad[T]) Rsqrt() Quad[T] {
	// The root of a small QF has no room for its last limbs: that of x·2^-2n has.
	n := exponent(x.X0) >> 1
	f := pow2[T](-n)
	y := Quad[T]{T(T(x.X0*f) * f), T(T(x.X1*f) * f), T(T(x.X2*f) * f), T(T(x.X3*f) * f)}
	return y.Sqrt().Recip().signedBy(f)
}

// MulAdd returns xy + z.
//
// Error: ≤ 2.5u⁴|xy+z|, and 8.1u⁴|xy| more.
// Domain: x, y and xy as in Mul, z and xy + z as in Add.
// Special: as Mul, then Add; where z is infinite and x and y are finite, z, also if
// their product overflows.
// Cost: 224 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 2u³|xy+z|, and 8.1u³|xy| more.
//limb:twin Cost: 96 flops with a fused multiply-add.
func (x Quad[T]) MulAdd(y, z Quad[T]) Quad[T] {
	r := x.Mul(y).Add(z)
	if r.X0 != r.X0 && finite(x.X0) && finite(y.X0) {
		r.X0 = z.X0 // as for pairs; the other limbs are 0
	}
	return r
}

package limb

// # Lengths of vectors
//
// The squares and their sum have a limb more than the type, after the operands were
// divided by a power of two near the largest: what underflows then is nothing beside
// that one. The root is found digit by digit, to a limb more than the type too, and so is
// its reciprocal: only the last rounding counts.

// recip3 returns 1/y, within 8u³/y, for y between ¼ and 8.
func (y triple[T]) recip3() triple[T] {
	q0 := 1 / y.X0
	p, e := TwoProd(q0, y.X0)
	s, t := TwoSum(1-p, -e) // 1 - p is exact
	p, e = TwoProd(q0, y.X1)
	s, v := TwoSum(s, -p)
	v = v + (t - (e + T(q0*y.X2)))
	q1 := T(s * q0)
	p, e = TwoProd(q1, y.X0)
	q2 := T((((s - p) - e) + (v - T(q1*y.X1))) * q0)
	q0, q1 = FastTwoSum(q0, q1)
	q1, q2 = FastTwoSum(q1, q2)
	return triple[T]{q0, q1, q2}
}

// recip5 returns 1/y, within a few u⁵/y, for y between ¼ and 8.
//
//limb:twin
func (y quint[T]) recip5() quint[T] { return quint[T]{X0: 1}.div5(y) }

// normSpecial returns a + b + c + d, or +Inf where one of them is infinite.
func normSpecial[T Float](a, b, c, d T) T {
	s, inf := (a+b)+(c+d), infinity[T]()
	if a == inf || b == inf || c == inf || d == inf {
		s = inf
	}
	return s
}

// square3 returns (xf)², for a power of two f, within 6u³ of it.
func square3[T Float](x Pair[T], f T) triple[T] {
	a, b := T(x.Hi*f), T(x.Lo*f)
	p, e := TwoSqr(a)
	c, d := TwoProd(a+a, b)
	e, c = TwoSum(e, c)
	return triple[T]{p, e, c + (d + T(b*b))}
}

// square5 returns (xf)², for a power of two f, within 8u⁵ of it.
//
//limb:twin
func square5[T Float](x Quad[T], f T) quint[T] {
	y := Quad[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f), T(x.X3 * f)}
	return prod5(y, y)
}

// withExponent returns r·2^n rounded, or what native says of infinities, NaN and zeros.
func (r triple[T]) withExponent(n int32, native T) Pair[T] {
	z, f := r.pair(), pow2[T](n)
	return finish(native, T(z.Hi*f), T(z.Lo*f))
}

// withExponent returns r·2^n rounded, or what native says of infinities, NaN and zeros.
//
//limb:twin
func (r quint[T]) withExponent(n int32, native T) Quad[T] {
	z, f := r.quad(), pow2[T](n)
	return finishQuad(native, T(z.X0*f), T(z.X1*f), T(z.X2*f), T(z.X3*f))
}

// lengthThree returns n and r such that √(x²+y²+z²) is r·2^n, and what it is of
// infinities, NaN and zeros.
//
//limb:twin
func lengthThree[T Float](x, y, z Pair[T]) (r triple[T], n int32, native T) {
	a, b, c := abs(x.Hi), abs(y.Hi), abs(z.Hi)
	n = max(middling(a), middling(b), middling(c))
	f := pow2[T](-n)
	return square3(x, f).addLoose(square3(y, f)).add(square3(z, f)).sqrt3(), n, normSpecial(a, b, c, 0)
}

// lengthFour is lengthThree for four coordinates.
//
//limb:twin
func lengthFour[T Float](x, y, z, w Pair[T]) (r triple[T], n int32, native T) {
	a, b, c, d := abs(x.Hi), abs(y.Hi), abs(z.Hi), abs(w.Hi)
	n = max(max(middling(a), middling(b)), max(middling(c), middling(d)))
	f := pow2[T](-n)
	return square3(x, f).addLoose(square3(y, f)).add(square3(z, f).addLoose(square3(w, f))).sqrt3(), n, normSpecial(a, b, c, d)
}

// Rhypot returns 1/√(x²+y²).
//
// Error: ≤ 1.1u²/√(x²+y²).
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and at least 2^-101, 2^-968.
// Special: +0 where x or y is infinite, else NaN where one of them is; +Inf where both
// are 0.
// Cost: 202 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴/√(x²+y²).
//limb:twin Domain: the result is below 2^126 (QF), 2^1022 (QD), and at least 2^-53, 2^-862.
//limb:twin Cost: 1620 flops with a fused multiply-add.
//limb:twin Triple Cost: 881 flops with a fused multiply-add.
func (x Pair[T]) Rhypot(y Pair[T]) Pair[T] { return rhypotOnce(x, y) }

//limb:once
//limb:twin
func rhypot[T Float](x, y Pair[T]) Pair[T] {
	r, n, native := lengthThree(x, y, Pair[T]{})
	return r.recip3().withExponent(-n, 1/native)
}

// Norm3 returns √(x²+y²+z²).
//
// Error: ≤ 1.1u²√(x²+y²+z²).
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and 0 or at least 2^-101,
// 2^-968.
// Special: +Inf where an operand is infinite, else NaN where one of them is.
// Cost: 166 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴√(x²+y²+z²).
//limb:twin Domain: the result is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53, 2^-862.
//limb:twin Cost: 1160 flops with a fused multiply-add.
//limb:twin Triple Cost: 629 flops with a fused multiply-add.
func (x Pair[T]) Norm3(y, z Pair[T]) Pair[T] { return norm3Once(x, y, z) }

//limb:once
//limb:twin
func norm3[T Float](x, y, z Pair[T]) Pair[T] {
	r, n, native := lengthThree(x, y, z)
	return r.withExponent(n, native)
}

// Norm4 returns √(x²+y²+z²+w²).
//
// Error: ≤ 1.1u²√(x²+y²+z²+w²).
// Domain: as Norm3.
// Special: as Norm3.
// Cost: 203 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴√(x²+y²+z²+w²).
//limb:twin Cost: 1430 flops with a fused multiply-add.
//limb:twin Triple Cost: 772 flops with a fused multiply-add.
func (x Pair[T]) Norm4(y, z, w Pair[T]) Pair[T] { return norm4Once(x, y, z, w) }

//limb:once
//limb:twin
func norm4[T Float](x, y, z, w Pair[T]) Pair[T] {
	r, n, native := lengthFour(x, y, z, w)
	return r.withExponent(n, native)
}

// Rnorm3 returns 1/√(x²+y²+z²).
//
// Error: ≤ 1.1u²/√(x²+y²+z²).
// Domain: as Rhypot.
// Special: as Rhypot, for three coordinates.
// Cost: 202 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴/√(x²+y²+z²).
//limb:twin Cost: 1620 flops with a fused multiply-add.
//limb:twin Triple Cost: 881 flops with a fused multiply-add.
func (x Pair[T]) Rnorm3(y, z Pair[T]) Pair[T] { return rnorm3Once(x, y, z) }

//limb:once
//limb:twin
func rnorm3[T Float](x, y, z Pair[T]) Pair[T] {
	r, n, native := lengthThree(x, y, z)
	return r.recip3().withExponent(-n, 1/native)
}

// Rnorm4 returns 1/√(x²+y²+z²+w²).
//
// Error: ≤ 1.1u²/√(x²+y²+z²+w²).
// Domain: as Rhypot.
// Special: as Rhypot, for four coordinates.
// Cost: 239 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 1u⁴/√(x²+y²+z²+w²).
//limb:twin Cost: 1890 flops with a fused multiply-add.
//limb:twin Triple Cost: 1020 flops with a fused multiply-add.
func (x Pair[T]) Rnorm4(y, z, w Pair[T]) Pair[T] { return rnorm4Once(x, y, z, w) }

//limb:once
//limb:twin
func rnorm4[T Float](x, y, z, w Pair[T]) Pair[T] {
	r, n, native := lengthFour(x, y, z, w)
	return r.recip3().withExponent(-n, 1/native)
}

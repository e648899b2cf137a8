// Code generated from norm.go by gen; DO NOT EDIT.

package limb

// lengthThree4 returns n and r such that √(x²+y²+z²) is r·2^n, and what it is of
// infinities, NaN and zeros.
func lengthThree4[T Float](x, y, z Quad[T]) (r quint[T], n int32, native T) {
	a, b, c := abs(x.X0), abs(y.X0), abs(z.X0)
	n = max(middling(a), middling(b), middling(c))
	f := pow2[T](-n)
	return square5(x, f).addLoose(square5(y, f)).add(square5(z, f)).sqrt5(), n, normSpecial(a, b, c, 0)
}

// lengthFour4 is lengthThree for four coordinates.
func lengthFour4[T Float](x, y, z, w Quad[T]) (r quint[T], n int32, native T) {
	a, b, c, d := abs(x.X0), abs(y.X0), abs(z.X0), abs(w.X0)
	n = max(max(middling(a), middling(b)), max(middling(c), middling(d)))
	f := pow2[T](-n)
	return square5(x, f).addLoose(square5(y, f)).add(square5(z, f).addLoose(square5(w, f))).sqrt5(), n, normSpecial(a, b, c, d)
}

// RHypot returns 1/√(x²+y²).
//
// Error: ≤ 1u⁴/√(x²+y²).
// Domain: the result is below 2^126 (QF), 2^1022 (QD), and at least 2^-53, 2^-862.
// Special: +0 where x or y is infinite, else NaN where one of them is; +Inf where both
// are 0.
// Cost: 1620 flops with a fused multiply-add.
func (x Quad[T]) RHypot(y Quad[T]) Quad[T] { return rHypot4Once(x, y) }

// rHypot4 is RHypot.
//
//limb:once
func rHypot4[T Float](x, y Quad[T]) Quad[T] {
	r, n, native := lengthThree4(x, y, Quad[T]{})
	return r.recip5().withExponent(-n, 1/native)
}

// Norm3 returns √(x²+y²+z²).
//
// Error: ≤ 1u⁴√(x²+y²+z²).
// Domain: the result is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53, 2^-862.
// Special: +Inf where an operand is infinite, else NaN where one of them is.
// Cost: 1160 flops with a fused multiply-add.
func (x Quad[T]) Norm3(y, z Quad[T]) Quad[T] { return norm5Once(x, y, z) }

// norm5 is Norm3.
//
//limb:once
func norm5[T Float](x, y, z Quad[T]) Quad[T] {
	r, n, native := lengthThree4(x, y, z)
	return r.withExponent(n, native)
}

// Norm4 returns √(x²+y²+z²+w²).
//
// Error: ≤ 1u⁴√(x²+y²+z²+w²).
// Domain: as Norm3.
// Special: as Norm3.
// Cost: 1430 flops with a fused multiply-add.
func (x Quad[T]) Norm4(y, z, w Quad[T]) Quad[T] { return norm44Once(x, y, z, w) }

// norm44 is Norm4.
//
//limb:once
func norm44[T Float](x, y, z, w Quad[T]) Quad[T] {
	r, n, native := lengthFour4(x, y, z, w)
	return r.withExponent(n, native)
}

// RNorm3 returns 1/√(x²+y²+z²).
//
// Error: ≤ 1u⁴/√(x²+y²+z²).
// Domain: as RHypot.
// Special: as RHypot, for three coordinates.
// Cost: 1620 flops with a fused multiply-add.
func (x Quad[T]) RNorm3(y, z Quad[T]) Quad[T] { return rNorm5Once(x, y, z) }

// rNorm5 is RNorm3.
//
//limb:once
func rNorm5[T Float](x, y, z Quad[T]) Quad[T] {
	r, n, native := lengthThree4(x, y, z)
	return r.recip5().withExponent(-n, 1/native)
}

// RNorm4 returns 1/√(x²+y²+z²+w²).
//
// Error: ≤ 1u⁴/√(x²+y²+z²+w²).
// Domain: as RHypot.
// Special: as RHypot, for four coordinates.
// Cost: 1890 flops with a fused multiply-add.
func (x Quad[T]) RNorm4(y, z, w Quad[T]) Quad[T] { return rNorm44Once(x, y, z, w) }

// rNorm44 is RNorm4.
//
//limb:once
func rNorm44[T Float](x, y, z, w Quad[T]) Quad[T] {
	r, n, native := lengthFour4(x, y, z, w)
	return r.recip5().withExponent(-n, 1/native)
}

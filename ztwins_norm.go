// Code generated from norm.go by gen; DO NOT EDIT.

package limb

// lengthThree returns n and r such that √(x²+y²+z²) is r·2^n, and what it is of
// infinities, NaN and zeros.
func (x Quad[T]) lengthThree(y, z Quad[T]) (r quint[T], n int32, native T) {
	a, b, c := abs(x.X0), abs(y.X0), abs(z.X0)
	n = max(middling(a), middling(b), middling(c))
	f := pow2[T](-n)
	return square5(x, f).addLoose(square5(y, f)).add(square5(z, f)).sqrt5(), n, normSpecial(a, b, c, 0)
}

// lengthFour is lengthThree for four coordinates.
func (x Quad[T]) lengthFour(y, z, w Quad[T]) (r quint[T], n int32, native T) {
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
func (x Quad[T]) RHypot(y Quad[T]) Quad[T] {
	r, n, native := x.lengthThree(y, Quad[T]{})
	return r.recip5().withExponent(-n, 1/native)
}

// Norm3 returns √(x²+y²+z²).
//
// Error: ≤ 1u⁴√(x²+y²+z²).
// Domain: the result is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53, 2^-862.
// Special: +Inf where an operand is infinite, else NaN where one of them is.
// Cost: 1160 flops with a fused multiply-add.
func (x Quad[T]) Norm3(y, z Quad[T]) Quad[T] {
	r, n, native := x.lengthThree(y, z)
	return r.withExponent(n, native)
}

// Norm4 returns √(x²+y²+z²+w²).
//
// Error: ≤ 1u⁴√(x²+y²+z²+w²).
// Domain: as Norm3.
// Special: as Norm3.
// Cost: 1430 flops with a fused multiply-add.
func (x Quad[T]) Norm4(y, z, w Quad[T]) Quad[T] {
	r, n, native := x.lengthFour(y, z, w)
	return r.withExponent(n, native)
}

// RNorm3 returns 1/√(x²+y²+z²).
//
// Error: ≤ 1u⁴/√(x²+y²+z²).
// Domain: as RHypot.
// Special: as RHypot, for three coordinates.
// Cost: 1620 flops with a fused multiply-add.
func (x Quad[T]) RNorm3(y, z Quad[T]) Quad[T] {
	r, n, native := x.lengthThree(y, z)
	return r.recip5().withExponent(-n, 1/native)
}

// RNorm4 returns 1/√(x²+y²+z²+w²).
//
// Error: ≤ 1u⁴/√(x²+y²+z²+w²).
// Domain: as RHypot.
// Special: as RHypot, for four coordinates.
// Cost: 1890 flops with a fused multiply-add.
func (x Quad[T]) RNorm4(y, z, w Quad[T]) Quad[T] {
	r, n, native := x.lengthFour(y, z, w)
	return r.recip5().withExponent(-n, 1/native)
}

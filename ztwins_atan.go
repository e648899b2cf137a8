// Code generated from atan.go by gen; DO NOT EDIT.

package limb

// halfPi5 returns k·π/2, for k = 0, 1, 2.
func halfPi5[T Float](k T) quint[T] {
	if is32[T]() {
		return quint[T]{T(halfPi32[0]), T(halfPi32[1]), T(halfPi32[2]), T(halfPi32[3]), T(halfPi32[4])}.scale(k)
	}
	return quint[T]{T(halfPi64[0]), T(halfPi64[1]), T(halfPi64[2]), T(halfPi64[3]), T(halfPi64[4])}.scale(k)
}

// atanTable5 returns atan(j/64), for 0 ≤ j ≤ 64.
func atanTable5[T Float](j int32) quint[T] {
	if is32[T]() {
		return quint[T]{T(atanTable32[j][0]), T(atanTable32[j][1]), T(atanTable32[j][2]), T(atanTable32[j][3]), T(atanTable32[j][4])}
	}
	return quint[T]{T(atanTable64[j][0]), T(atanTable64[j][1]), T(atanTable64[j][2]), T(atanTable64[j][3]), T(atanTable64[j][4])}
}

// Atan2 returns the angle of the point (x, y). The receiver is y: the angle is atan(y/x),
// or π from it to the side of y where x is negative.
//
// Error: ≤ 2u⁴|atan2(y,x)|.
// Domain: the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: atan2(±0, +0) = ±0, atan2(±0, -0) = ±π, atan2(±Inf, ±Inf) are odd
// multiples of π/4, and so on as in Go's math.
// Cost: 2050 flops with a fused multiply-add.
func (y Quad[T]) Atan2(x Quad[T]) Quad[T] { return atan24Once(y, x) }

// atan24 is Atan2.
//
//limb:once
func atan24[T Float](y, x Quad[T]) Quad[T] { return angle5(quintOf(y), quintOf(x)) }

// Atan returns atan x.
//
// Error: ≤ 1u⁴|atan x|.
// Domain: x is 0 or at least 2^-53 (QF), 2^-862 (QD).
// Special: atan ±0 = ±0, atan ±Inf = ±π/2.
// Cost: as Atan2.
func (x Quad[T]) Atan() Quad[T] { return atan4Once(x) }

// atan4 is Atan.
//
//limb:once
func atan4[T Float](x Quad[T]) Quad[T] { return angle5(quintOf(x), quint[T]{X0: 1}) }

// Asin returns asin x.
//
// Error: ≤ 1u⁴|asin x|.
// Domain: |x| ≤ 1, and x is 0 or at least 2^-53 (QF), 2^-862 (QD).
// Special: asin ±0 = ±0; NaN for |x| > 1.
// Cost: 2750 flops with a fused multiply-add.
func (x Quad[T]) Asin() Quad[T] { return asin4Once(x) }

// asin4 is Asin.
//
//limb:once
func asin4[T Float](x Quad[T]) Quad[T] { return angle5(quintOf(x), cosine5(x)) }

// Acos returns acos x. It is as good where acos x is small.
//
// Error: ≤ 1u⁴|acos x|.
// Domain: |x| ≤ 1; acos x is 0 or at least 2^-53 (QF).
// Special: acos 1 = +0; NaN for |x| > 1.
// Cost: 2750 flops with a fused multiply-add.
func (x Quad[T]) Acos() Quad[T] { return acos4Once(x) }

// acos4 is Acos.
//
//limb:once
func acos4[T Float](x Quad[T]) Quad[T] { return angle5(cosine5(x), quintOf(x)) }

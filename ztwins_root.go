// Code generated from root.go by gen; DO NOT EDIT.

package limb

// Cbrt returns the cube root of x. It is exact where that has no more than 41 bits
// (QF), 90 bits (QD).
//
// Error: ≤ 1u⁴|∛x|.
// Domain: x is 0 or at least 2^-53 (QF), 2^-862 (QD): below, the last bits of x itself
// underflow.
// Special: ∛±0 = ±0, ∛±Inf = ±Inf.
// Cost: 740 flops with a fused multiply-add.
func (x Quad[T]) Cbrt() Quad[T] { return cbrt4Once(x) }

// cbrt4 is Cbrt.
//
//limb:once
func cbrt4[T Float](x Quad[T]) Quad[T] {
	r, k := cbrt5(x)
	z := r.quad()
	f := copysign(pow2[T](k), x.X0)
	return finish4(x.X0, T(z.X0*f), T(z.X1*f), T(z.X2*f), T(z.X3*f))
}

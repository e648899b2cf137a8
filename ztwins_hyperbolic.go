// Code generated from hyperbolic.go by gen; DO NOT EDIT.

package limb

// Sinh returns the hyperbolic sine of x.
//
// Error: ≤ 1u⁴|sinh x|, also where that is small.
// Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: sinh ±0 = ±0, sinh ±Inf = ±Inf; ±Inf where the result overflows.
// Cost: 2100 flops with a fused multiply-add, and two rows of a table.
func (x Quad[T]) Sinh() Quad[T] { return sinh4Once(x) }

// sinh4 is Sinh.
//
//limb:once
func sinh4[T Float](x Quad[T]) Quad[T] {
	_, bound, _ := expBound[T]()
	h, m := quintOf(signed4(x, x.X0)).expWithin(bound).hyperbolic()
	z := signed4(h.sinhScaled().expScale(m-1), x.X0)
	if !(abs(x.X0) < bound) {
		z = Quad[T]{X0: T(x.X0 * infinity[T]())}
	}
	return z
}

// Cosh returns the hyperbolic cosine of x.
//
// Error: ≤ 1u⁴|cosh x|.
// Special: cosh ±0 = 1, cosh ±Inf = +Inf; +Inf where the result overflows.
// Cost: 1850 flops with a fused multiply-add, and two rows of a table.
func (x Quad[T]) Cosh() Quad[T] { return cosh4Once(x) }

// cosh4 is Cosh.
//
//limb:once
func cosh4[T Float](x Quad[T]) Quad[T] {
	_, bound, _ := expBound[T]()
	h, m := quintOf(signed4(x, x.X0)).expWithin(bound).hyperbolic()
	z := h.coshScaled().expScale(m - 1)
	if !(abs(x.X0) < bound) {
		z = Quad[T]{X0: abs(T(x.X0 * infinity[T]()))}
	}
	return z
}

// Tanh returns the hyperbolic tangent of x.
//
// Error: ≤ 2u⁴|tanh x|, also where that is small.
// Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: tanh ±0 = ±0, tanh ±Inf = ±1.
// Cost: 2750 flops with a fused multiply-add, and two rows of a table.
func (x Quad[T]) Tanh() Quad[T] { return tanh4Once(x) }

// tanh4 is Tanh.
//
//limb:once
func tanh4[T Float](x Quad[T]) Quad[T] {
	bound := tanhBound4[T]()
	h, _ := quintOf(signed4(x, x.X0)).expWithin(bound).hyperbolic()
	z := h.sinhScaled().Div(h.coshScaled())
	if !(abs(x.X0) < bound) || z.X0 >= 1 && z.X1 > 0 {
		z = Quad[T]{X0: 1}
		if x.X0 != x.X0 {
			z.X0 = x.X0
		}
	}
	return signed4(z, x.X0)
}

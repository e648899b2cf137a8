// Code generated from exp.go by gen; DO NOT EDIT.

package limb

// expWithin returns x, or 0 where |x| is not below the bound.
func (x quint[T]) expWithin(bound T) quint[T] {
	if !(abs(x.X0) < bound) {
		x = quint[T]{}
	}
	return x
}

// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
func (z Quad[T]) expOverflow(a, bound T) Quad[T] {
	if !(abs(a) < bound) {
		z = Quad[T]{X0: a}
		if a > 0 {
			z.X0 = infinity[T]()
		}
		if a < 0 {
			z.X0 = 0
		}
	}
	return z
}

// expScaled4 returns 2^(k/128)·e^r, for |r| < 2^-8.
func expScaled4[T Float](k T, r Quad[T]) Quad[T] {
	z, m := expParts4(k, r)
	return z.expScale(m)
}

// Exp returns e^x.
//
// Error: ≤ 1u⁴|e^x|.
// Domain: e^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 1400 flops with a fused multiply-add, and a row of a table.
func (x Quad[T]) Exp() Quad[T] { return exp4Once(x) }

// exp4 is Exp.
//
//limb:once
func exp4[T Float](x Quad[T]) Quad[T] { return expQuint(quintOf(x)) }

// Exp2 returns 2^x. It is exact for integers x.
//
// Error: ≤ 1u⁴|2^x|.
// Domain: 2^x is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
// Special: as Exp.
// Cost: 1400 flops with a fused multiply-add, and a row of a table.
func (x Quad[T]) Exp2() Quad[T] { return exp24Once(x) }

// exp24 is Exp2.
//
//limb:once
func exp24[T Float](x Quad[T]) Quad[T] {
	bound, _, _ := expBound[T]()
	return expScaled4(quintOf(x).exp2Reduce()).expOverflow(x.X0, bound)
}

// Code generated from expint.go by gen; DO NOT EDIT.

package limb

// expintScale5 returns 1/x₀.
func expintScale5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(expintScale32[0]), T(expintScale32[1]), T(expintScale32[2]), T(expintScale32[3]), T(expintScale32[4])}
	}
	return quint[T]{T(expintScale64[0]), T(expintScale64[1]), T(expintScale64[2]), T(expintScale64[3]), T(expintScale64[4])}
}

// expintLog returns ln(|x|/x₀) for |x| below 8, of which d is x - x₀.
func (x quint[T]) expintLog(d quint[T]) quint[T] {
	n := int32(600) // so that no bits of the product underflow
	if is32[T]() {
		n = 100
	}
	if abs(x.X0) > 0x1p-8 {
		n = 0
	}
	c := expintScale5[T]()
	k, z, t := x.scale(copysign(pow2[T](n), x.X0)).mul(c).logReduce()
	if abs(d.X0) < T(0.25*logCut[T]()) {
		z = d.mul(c)
	}
	return z.logSum(t, 1).withLn2(k - n)
}

// ExpInt returns the exponential integral Ei(x), the principal value of ∫e^t/t dt from -∞ to
// x. For x > 0, -Ei(-x) is E₁(x).
//
// Error: ≤ 2u⁴|Ei(x)|, relative to the result near the zero at 0.37… too.
// Domain: the result is at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: Ei(±0) = -Inf, Ei(+Inf) = +Inf, Ei(-Inf) = -0; +Inf where the result overflows and
// -0 where it underflows.
// Cost: 8000 flops with a fused multiply-add.
func (x Quad[T]) ExpInt() Quad[T] { return expInt4Once(x) }

// expInt4 is ExpInt.
//
//limb:once
func expInt4[T Float](x Quad[T]) Quad[T] {
	a := x
	if !(abs(x.X0) < expintBound[T]() && x.X0 != 0) {
		a = Quad[T]{X0: 1}
	}
	y, d := quintOf(a), fromZero4(a)
	small := a.X0 > -1.5 && a.X0 < 2.5
	c, s := T(3), T(-1)
	if a.X0 > 0 {
		c, s = 10, 1
	}
	w := y.scale(s).addFloat(c).recip()
	v := w.mulFloat(c)
	j := expintRow(a.X0, v.X0, small)
	r, factor := v, w.scale(s)
	if small {
		r, factor = y, d
	}
	q := factor.mul(r.addFloat(-gammaMiddle[T](j)).gammaSeries(j))
	e, m := y.expParts5()
	q3, n := q.mul(e), m
	if small {
		q3, n = y.expintLog(d).add(q), 0
	}
	z := q3.quad().expScale(n)
	if !(abs(x.X0) < expintBound[T]()) {
		z = Quad[T]{X0: x.X0}
		if x.X0 < 0 {
			z.X0 = copysign(0, x.X0)
		}
		if x.X0 > 0 {
			z.X0 = infinity[T]()
		}
	}
	if x.X0 == 0 {
		z = Quad[T]{X0: -infinity[T]()}
	}
	return z
}

// Code generated from lambert.go by gen; DO NOT EDIT.

package limb

// lambertRest returns r for w, which is q - 1 where near is set, and κ.
func (x quint[T]) lambertRest(s, w, q quint[T], near bool) (r, k quint[T]) {
	f := pow2[T](-exponent(w.X0)) // for small x
	num, den, v, k := x.scale(f).sub(w.scale(f)), w.scale(f), w, w.addFloat(1)
	if near {
		num, den, v, k = q.sub(s), w.neg(), q, q
	}
	n, l := num.mul(den.recip()).log1p()
	return l.withLn2(n).sub(v), k
}

// LambertW returns W(x), the principal branch of Lambert's function, which is W₀: the w ≥ -1
// with w·e^w = x.
//
// Error: ≤ 2u⁴|W(x)|.
// Domain: x ≥ -1/e; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its
// last bits underflow.
// Special: W(±0) = ±0, W(+Inf) = +Inf; NaN for x < -1/e.
// Cost: 5000 flops with a fused multiply-add, and five rows of tables.
func (x Quad[T]) LambertW() Quad[T] { return lambertW4Once(x) }

// lambertW4 is LambertW.
//
//limb:once
func lambertW4[T Float](x Quad[T]) Quad[T] {
	small := abs(x.X0) < lambertLeast[T]()
	s, y := timesE4(x.within(2)), quintOf(x)
	below := !(s.X0 > 0)
	if below || !finite(x.X0) {
		s, y = quint[T]{X0: 1}, quint[T]{X0: 1}
	}
	w, _, _ := y.lambert5(s, small)
	z := w.quad()
	if !finite(x.X0) || x.X0 == 0 {
		z = Quad[T]{X0: x.X0}
	}
	if below {
		z = Quad[T]{X0: sqrt(x.X0)} // NaN
	}
	return z
}

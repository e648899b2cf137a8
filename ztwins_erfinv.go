// Code generated from erfinv.go by gen; DO NOT EDIT.

package limb

// halfRootPi5 returns ½√π.
func halfRootPi5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(halfRootPi32[0]), T(halfRootPi32[1]), T(halfRootPi32[2]), T(halfRootPi32[3]), T(halfRootPi32[4])}
	}
	return quint[T]{T(halfRootPi64[0]), T(halfRootPi64[1]), T(halfRootPi64[2]), T(halfRootPi64[3]), T(halfRootPi64[4])}
}

// erfinvRest returns erfc y - c, or v - erf y where y < ¼, in units of 2^m, and the z of
// e^(-y²) = z·2^m.
func (y quint[T]) erfinvRest(square, v, c quint[T]) (d, z quint[T]) {
	p, w, z, m, e := y.erfParts(square, -1)
	f, g := halves[T](-m)
	w = w.scale(pow2[T](-e))
	if y.X0 < 0.25 {
		w, c = p.neg().scale(f).scale(g), v.neg()
	}
	return w.sub(c.scale(f).scale(g)), z
}

// erfinvOf4 returns x·f where erf x = v and erfc x = c, with the sign of s, +Inf for c = 0
// and NaN where c is not between 0 and 1.
func erfinvOf4[T Float](v, c, f quint[T], s T) Quad[T] {
	a := c.X0
	if !(a > 0 && a <= 1) {
		v, c = quint[T]{}, quint[T]{X0: 1}
	}
	z := erfinv5(v, c).mul(f).quad()
	if !(a > 0 && a <= 1) {
		z = Quad[T]{X0: infinity[T]()}
		if a != 0 {
			z.X0 = sqrt(-abs(a)) // NaN
		}
	}
	return signed4(z, s)
}

// Erfinv returns the inverse of the error function: x is erf of the result.
//
// Error: ≤ 4u⁴|erfinv x|.
// Domain: |x| ≤ 1; x is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: erfinv ±0 = ±0, erfinv ±1 = ±Inf; NaN for |x| > 1.
// Cost: 6070 flops with a fused multiply-add, and six rows of tables.
func (x Quad[T]) Erfinv() Quad[T] { return erfinv4Once(x) }

// erfinv4 is Erfinv.
//
//limb:once
func erfinv4[T Float](x Quad[T]) Quad[T] {
	v := quintOf(signed4(x, x.X0))
	return erfinvOf4(v, v.neg().addFloat(1), quint[T]{X0: 1}, x.X0)
}

// Erfcinv returns the inverse of the complementary error function: x is erfc of the result.
//
// Error: ≤ 4u⁴|erfcinv x|, also where that is small.
// Domain: 0 ≤ x ≤ 2; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its
// last bits underflow.
// Special: erfcinv ±0 = +Inf, erfcinv 1 = +0, erfcinv 2 = -Inf; NaN for other x.
// Cost: as Erfinv.
func (x Quad[T]) Erfcinv() Quad[T] { return erfcinv4Once(x) }

// erfcinv4 is Erfcinv.
//
//limb:once
func erfcinv4[T Float](x Quad[T]) Quad[T] { return quintOf(x).erfcinvTimes(quint[T]{X0: 1}, 1) }

// erfcinvTimes returns s·f·erfcinv x, for s = ±1, and +0 where that is 0.
func (x quint[T]) erfcinvTimes(f quint[T], s T) Quad[T] {
	c := x
	v := x.neg().addFloat(1)
	if v.X0 < 0 {
		c, v, s = x.neg().addFloat(2), v.neg(), -s
	}
	if v.X0 == 0 {
		s = 1
	}
	return erfinvOf4(v, c, f, s)
}

// NormCDFInv returns the inverse of the distribution function of the normal distribution:
// x is NormCDF of the result.
//
// Error: ≤ 4u⁴·NormCDFInv(x), also where that is small.
// Domain: 0 ≤ x ≤ 1; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its
// last bits underflow.
// Special: -Inf at ±0, +0 at ½, +Inf at 1; NaN for other x.
// Cost: as Erfinv.
func (x Quad[T]) NormCDFInv() Quad[T] { return normCDFInv4Once(x) }

// normCDFInv4 is NormCDFInv.
//
//limb:once
func normCDFInv4[T Float](x Quad[T]) Quad[T] {
	return quintOf(x).scale(2).erfcinvTimes(rootHalf5[T]().scale(2), -1)
}

// Code generated from erf.go by gen; DO NOT EDIT.

package limb

// erfParts returns what the functions of y ≥ 0 are made of, where square is y²: p, which is
// erf y where y < ¼; elsewhere erfc y is w·2^(m-e), and erfcx y is p·2^-e; and e^(sy²) is
// z·2^m, for s = ±1, of which the former needs -1.
func (y quint[T]) erfParts(square quint[T], s T) (p, w, z quint[T], m, e int32) {
	q, r, e := y.erfRows(square)
	if y.X0 < 0.25 {
		r = y
	}
	p = q.mul(r)
	z, m = square.scale(s).expParts5()
	return p, p.mul(z), z, m, e
}

// below1 returns w·2^n, for n ≤ 0, or 0 where that is nothing beside 1.
func (w quint[T]) below1(n int32) quint[T] {
	f := pow2[T](max(n, expFloor[T]()))
	if n < expFloor[T]() {
		f = 0
	}
	return w.scale(f)
}

// Erf returns the error function 2/√π·∫e^(-t²)dt from 0 to x.
//
// Error: ≤ 2u⁴|erf x|, also where that is small.
// Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: erf ±0 = ±0, erf ±Inf = ±1.
// Cost: 4850 flops with a fused multiply-add, and two rows of tables.
func (x Quad[T]) Erf() Quad[T] { return erf4Once(x) }

// erf4 is Erf.
//
//limb:once
func erf4[T Float](x Quad[T]) Quad[T] {
	y := signed4(x, x.X0).within(erfBound[T]())
	p, w, _, m, e := quintOf(y).erfParts(prod5(y, y), -1)
	z := w.below1(m - e).neg().addFloat(1)
	if y.X0 < 0.25 {
		z = p
	}
	return signed4(z.quad(), x.X0).orNaN(x.X0)
}

// within returns x ≥ 0, or the bound where it is not below that.
func (x Quad[T]) within(bound T) Quad[T] {
	if !(x.X0 < bound) {
		x = Quad[T]{X0: bound}
	}
	return x
}

// orNaN returns z, or a where that is NaN.
func (z Quad[T]) orNaN(a T) Quad[T] {
	if a != a {
		z = Quad[T]{X0: a}
	}
	return z
}

// erfcOf returns erfc(±y)·2^-k, for y ≥ 0 and the sign of s, where square is y².
func (y quint[T]) erfcOf(square quint[T], s T, k int32) Quad[T] {
	p, w, _, m, e := y.erfParts(square, -1)
	n := m - e
	one, v := T(2), w.below1(n)
	s = copysign(1, s)
	if y.X0 < 0.25 {
		one, v = 1, p.scale(s)
	}
	z := v.neg().addFloat(one).quad()
	f := pow2[T](-k)
	z = Quad[T]{T(z.X0 * f), T(z.X1 * f), T(z.X2 * f), T(z.X3 * f)}
	if y.X0 >= 0.25 && s > 0 {
		z = w.quad().expScale(n - k)
	}
	return z
}

// Erfc returns the complementary error function 1 - erf(x).
//
// Error: ≤ 2u⁴|erfc x|, also where that is small.
// Domain: the result is at least 2^-53 (QF), 2^-862 (QD): below, its last bits
// underflow.
// Special: erfc +Inf = +0, erfc -Inf = 2; +0 where the result underflows.
// Cost: 4850 flops with a fused multiply-add, and two rows of tables.
func (x Quad[T]) Erfc() Quad[T] { return erfc4Once(x) }

// erfc4 is Erfc.
//
//limb:once
func erfc4[T Float](x Quad[T]) Quad[T] {
	y := signed4(x, x.X0).within(erfBound[T]())
	return quintOf(y).erfcOf(prod5(y, y), x.X0, 0).orNaN(x.X0)
}

// NormCDF returns the distribution function of the normal distribution, ½·erfc(-x/√2).
//
// Error: ≤ 2u⁴·NormCDF(x), also where that is small.
// Domain: as Erfc.
// Special: 0 at -Inf, 1 at +Inf; +0 where the result underflows.
// Cost: 5050 flops with a fused multiply-add, and two rows of tables.
func (x Quad[T]) NormCDF() Quad[T] { return normCDF4Once(x) }

// normCDF4 is NormCDF.
//
//limb:once
func normCDF4[T Float](x Quad[T]) Quad[T] {
	y := signed4(x, x.X0).within(T(erfBound[T]() * 1.4375))
	return rootHalf5[T]().mulQuad(y).erfcOf(prod5(y, y).scale(0.5), -x.X0, 1).orNaN(x.X0)
}

// rootHalf5 returns √½.
func rootHalf5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(rootHalf32[0]), T(rootHalf32[1]), T(rootHalf32[2]), T(rootHalf32[3]), T(rootHalf32[4])}
	}
	return quint[T]{T(rootHalf64[0]), T(rootHalf64[1]), T(rootHalf64[2]), T(rootHalf64[3]), T(rootHalf64[4])}
}

// Erfcx returns the scaled complementary error function e^(x²)·erfc(x).
//
// Error: ≤ 2u⁴·erfcx x.
// Domain: the result is below 2^126 (QF), 2^1022 (QD), and at least 2^-53, 2^-862:
// below, its last bits underflow.
// Special: erfcx +Inf = +0, erfcx -Inf = +Inf; +Inf where the result overflows.
// Cost: 4850 flops with a fused multiply-add, and two rows of tables.
func (x Quad[T]) Erfcx() Quad[T] { return erfcx4Once(x) }

// erfcx4 is Erfcx.
//
//limb:once
func erfcx4[T Float](x Quad[T]) Quad[T] {
	y := signed4(x, x.X0)
	bounded := y.within(erfBound[T]())
	if x.X0 < 0 {
		y = bounded
	}
	if !finite(x.X0) {
		y = Quad[T]{X0: 1}
	}
	p, w, z, m, e := quintOf(y).erfParts(prod5(bounded, bounded), 1)
	// e^(y²)·(1 - erf x) where y < ¼; 2e^(y²) - erfcx y below -¼
	b, f := z.scale(2), pow2[T](max(-m-e, expFloor[T]()))
	if y.X0 < 0.25 {
		b, f, p = z, copysign(1, x.X0), w
	}
	v := b.sub(p.scale(f))
	if x.X0 >= 0.25 {
		v, m = p, -e
	}
	r := v.quad().expScale(m)
	if !finite(x.X0) {
		r = Quad[T]{X0: x.X0}
		if x.X0 > 0 {
			r.X0 = 0
		}
		if x.X0 < 0 {
			r.X0 = infinity[T]()
		}
	}
	return r
}

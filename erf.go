package limb

// # Error functions
//
// For y ≥ 0 let t = (y - 3.75)/(y + 3.75), which is between -1 and 1 for all of them. The
// function (y + 3.75)·erfcx y, where erfcx y = e^(y²)·erfc y, varies by less than 7 in
// t and has no zeros: 16 polynomials, one for each eighth of t, make it. The first eighth,
// y < ¼, is that of erf y = y·Q(y²) instead, whose polynomial has the first row of the
// table. So there is one evaluation, of a row and a variable that are chosen, and
//
//	erf y = y·Q		where y < ¼
//	erfc y = e^(-y²)·P/(y + 3.75)	elsewhere
//
// A row's first coefficient has a limb more than the type, and |h| ≤ 1/16, so that the
// others need the fewer limbs the farther they stand: the last ones are machine numbers.
// The square of y has a limb more too: e^(-y²) would lose ten bits to an error of its
// argument. erfc is 1 - erf for y < ¼ alone, where that costs nothing, and erf is 1 - erfc
// where erfc is at most ¾.

// erfBound returns a bound for numbers whose erfc is not 0.
func erfBound[T Float]() T { return byWidth[T](11, 28) }

// erfExponent returns the exponent of y, or 0 if that is negative, and 2 to minus it.
func erfExponent[T Float](y T) (e int32, f T) {
	e = max(middling(y), 0)
	return e, pow2[T](-e)
}

// erfRow returns the row for y, where r is 1/(y + 3.75), nearly.
func erfRow[T Float](y, r T) int32 {
	j := toInt(trunc(16 - T(60*r)))
	j = min(max(j, 1), 15)
	if y < 0.25 {
		j = 0
	}
	return j
}

// addTail returns x + y, as addLoose, for |y| < |x|.
func (x triple[T]) addTail(y Pair[T]) triple[T] {
	a, e := FastTwoSum(x.X0, y.Hi)
	b, f := TwoSum(x.X1, y.Lo)
	b, e = TwoSum(b, e)
	return triple[T]{a, b, x.X2 + (e + f)}
}

// erfRows returns Q of the row for y ≥ 0, of which square is y², and r and e with
// r·2^-e = 1/(y + 3.75).
func (y triple[T]) erfRows(square triple[T]) (q, r triple[T], e int32) {
	e, f := erfExponent(y.X0)
	r = y.scale(f).addFloat(T(3.75 * f)).recip3()
	j := erfRow(y.X0, T(r.X0*f))
	// (31-2j)/16 - 7.5r: two terms that may cancel, so the second one has three limbs
	g := T(7.5 * f)
	p, a := TwoProd(r.X0, g)
	b, c := TwoProd(r.X1, g)
	a, b = TwoSum(a, b)
	s, d := TwoSum(T(toFloat[T](31-j-j)*0.0625), -p)
	d, a = TwoDiff(d, a)
	s, d = TwoSum(s, d)
	h := Pair[T]{s, d + (a - (b + (c + T(r.X2*g))))}
	if y.X0 < 0.25 {
		h = Pair[T]{square.X0, square.X1}
	}
	return erfPolynomial(h, j), r, e
}

// expParts3 returns z and m such that z·2^m is e^x, for any x within the bounds of
// exponentials. z is between 1 and 2, or near them.
//
//limb:twin
func (x triple[T]) expParts3() (z triple[T], m int32) {
	k, r := x.expReduceLn()
	t, q, m := expTerms(k, r.expRest())
	return t.addTail(q), m
}

// erfParts returns what the functions of y ≥ 0 are made of, where square is y²: p, which is
// erf y where y < ¼; elsewhere erfc y is w·2^(m-e), and erfcx y is p·2^-e; and e^(sy²) is
// z·2^m, for s = ±1, of which the former needs -1.
//
//limb:twin
func (y triple[T]) erfParts(square triple[T], s T) (p, w, z triple[T], m, e int32) {
	q, r, e := y.erfRows(square)
	if y.X0 < 0.25 {
		r = y
	}
	p = q.mul(r)
	z, m = square.scale(s).expParts3()
	return p, p.mul(z), z, m, e
}

// below1 returns w·2^n, for n ≤ 0, or 0 where that is nothing beside 1.
//
//limb:twin
func (w triple[T]) below1(n int32) triple[T] {
	f := pow2[T](max(n, expFloor[T]()))
	if n < expFloor[T]() {
		f = 0
	}
	return w.scale(f)
}

// Erf returns the error function 2/√π·∫e^(-t²)dt from 0 to x.
//
// Error: ≤ 2u²|erf x|, also where that is small.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: erf ±0 = ±0, erf ±Inf = ±1.
// Cost: 552 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|erf x|, also where that is small.
//limb:twin Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 4790 flops with a fused multiply-add, and two rows of tables.
//limb:twin Triple Cost: 2090 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Erf() Pair[T] { return erfOnce(x) }

//limb:once
//limb:twin
func erf[T Float](x Pair[T]) Pair[T] {
	y := signed(x, x.Hi).within(erfBound[T]())
	p, w, _, m, e := tripleOf(y).erfParts(prod3(y, y), -1)
	z := w.below1(m - e).neg().addFloat(1)
	if y.Hi < 0.25 {
		z = p
	}
	return signed(z.pair(), x.Hi).orNaN(x.Hi)
}

// within returns x ≥ 0, or the bound where it is not below that.
//
//limb:twin
func (x Pair[T]) within(bound T) Pair[T] {
	if !(x.Hi < bound) {
		x = Pair[T]{Hi: bound}
	}
	return x
}

// orNaN returns z, or a where that is NaN.
//
//limb:twin
func (z Pair[T]) orNaN(a T) Pair[T] {
	if a != a {
		z = Pair[T]{Hi: a}
	}
	return z
}

// erfcOf returns erfc(±y)·2^-k, for y ≥ 0 and the sign of s, where square is y².
//
//limb:twin
func (y triple[T]) erfcOf(square triple[T], s T, k int32) Pair[T] {
	p, w, _, m, e := y.erfParts(square, -1)
	n := m - e
	one, v := T(2), w.below1(n)
	s = copysign(1, s)
	if y.X0 < 0.25 {
		one, v = 1, p.scale(s)
	}
	z := v.neg().addFloat(one).pair()
	f := pow2[T](-k)
	z = Pair[T]{T(z.Hi * f), T(z.Lo * f)}
	if y.X0 >= 0.25 && s > 0 {
		z = w.pair().expScale(n - k)
	}
	return z
}

// Erfc returns the complementary error function 1 - erf(x).
//
// Error: ≤ 2u²|erfc x|, also where that is small.
// Domain: the result is at least 2^-101 (DF), 2^-968 (DD): below, its last bits underflow.
// Special: erfc +Inf = +0, erfc -Inf = 2; +0 where the result underflows.
// Cost: 572 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|erfc x|, also where that is small.
//limb:twin Domain: the result is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 4850 flops with a fused multiply-add, and two rows of tables.
//limb:twin Triple Cost: 2130 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Erfc() Pair[T] { return erfcOnce(x) }

//limb:once
//limb:twin
func erfc[T Float](x Pair[T]) Pair[T] {
	y := signed(x, x.Hi).within(erfBound[T]())
	return tripleOf(y).erfcOf(prod3(y, y), x.Hi, 0).orNaN(x.Hi)
}

// NormCDF returns the distribution function of the normal distribution, ½·erfc(-x/√2).
//
// Error: ≤ 2u²·NormCDF(x), also where that is small.
// Domain: as Erfc.
// Special: 0 at -Inf, 1 at +Inf; +0 where the result underflows.
// Cost: 616 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·NormCDF(x), also where that is small.
//limb:twin Cost: 5050 flops with a fused multiply-add, and two rows of tables.
//limb:twin Triple Cost: 2240 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) NormCDF() Pair[T] { return normCDFOnce(x) }

//limb:once
//limb:twin
func normCDF[T Float](x Pair[T]) Pair[T] {
	y := signed(x, x.Hi).within(T(erfBound[T]() * 1.4375))
	return rootHalf3[T]().mulPair(y).erfcOf(prod3(y, y).scale(0.5), -x.Hi, 1).orNaN(x.Hi)
}

// Erfcx returns the scaled complementary error function e^(x²)·erfc(x).
//
// Error: ≤ 2u²·erfcx x.
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and at least 2^-101, 2^-968: below,
// its last bits underflow.
// Special: erfcx +Inf = +0, erfcx -Inf = +Inf; +Inf where the result overflows.
// Cost: 566 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·erfcx x.
//limb:twin Domain: the result is below 2^126 (QF), 2^1022 (QD), and at least 2^-53, 2^-862: below, its last bits underflow.
//limb:twin Cost: 4850 flops with a fused multiply-add, and two rows of tables.
//limb:twin Triple Cost: 2130 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Erfcx() Pair[T] { return erfcxOnce(x) }

//limb:once
//limb:twin
func erfcx[T Float](x Pair[T]) Pair[T] {
	y := signed(x, x.Hi)
	bounded := y.within(erfBound[T]())
	if x.Hi < 0 {
		y = bounded
	}
	if !finite(x.Hi) {
		y = Pair[T]{Hi: 1}
	}
	p, w, z, m, e := tripleOf(y).erfParts(prod3(bounded, bounded), 1)
	// e^(y²)·(1 - erf x) where y < ¼; 2e^(y²) - erfcx y below -¼
	b, f := z.scale(2), pow2[T](max(-m-e, expFloor[T]()))
	if y.Hi < 0.25 {
		b, f, p = z, copysign(1, x.Hi), w
	}
	v := b.sub(p.scale(f))
	if x.Hi >= 0.25 {
		v, m = p, -e
	}
	r := v.pair().expScale(m)
	if !finite(x.Hi) {
		r = Pair[T]{Hi: x.Hi}
		if x.Hi > 0 {
			r.Hi = 0
		}
		if x.Hi < 0 {
			r.Hi = infinity[T]()
		}
	}
	return r
}

// erfRows returns Q of the row for y ≥ 0, of which square is y², and r and e with
// r·2^-e = 1/(y + 3.75).
//
//limb:twin
func (y quint[T]) erfRows(square quint[T]) (q, r quint[T], e int32) {
	e, f := erfExponent(y.X0)
	r = y.scale(f).addFloat(T(3.75 * f)).recip5()
	j := erfRow(y.X0, T(r.X0*f))
	h := r.mulFloat(T(7.5 * f)).neg().addFloat(T(toFloat[T](31-j-j) * 0.0625))
	if y.X0 < 0.25 {
		h = square
	}
	return erfPolynomialQuad(Quad[T]{h.X0, h.X1, h.X2, h.X3}, j), r, e
}

// addTail returns x + y, as addQuad.
//
//limb:twin
func (x quint[T]) addTail(y Quad[T]) quint[T] { return x.addQuad(y) }

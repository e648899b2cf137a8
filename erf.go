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
func erfBound[T Float]() T {
	if is32[T]() {
		return 11
	}
	return 28
}

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

// erfPolynomial returns the polynomial of a row in h, |h| ≤ 1/16.
func erfPolynomial[T Float](h Pair[T], j int32) triple[T] {
	var p Pair[T]
	var c triple[T]
	if is32[T]() {
		t := T(erfRows32[j][14]) + T(h.Hi*T(erfRows32[j][15]))
		t = T(erfRows32[j][13]) + T(h.Hi*t)
		a, b := FastTwoSum(T(erfRows32[j][11]), T(h.Hi*t))
		p = Pair[T]{a, b + T(erfRows32[j][12])}
		for i := range 4 {
			p = p.hornerPair(h, Pair[T]{T(erfRows32[j][9-2*i]), T(erfRows32[j][10-2*i])})
		}
		c = triple[T]{T(erfRows32[j][0]), T(erfRows32[j][1]), T(erfRows32[j][2])}
	} else {
		t := T(erfRows64[j][29])
		for i := range 6 {
			t = T(erfRows64[j][28-i]) + T(h.Hi*t)
		}
		a, b := FastTwoSum(T(erfRows64[j][21]), T(h.Hi*t))
		p = Pair[T]{a, b + T(erfRows64[j][22])}
		for i := range 9 {
			p = p.hornerPair(h, Pair[T]{T(erfRows64[j][19-2*i]), T(erfRows64[j][20-2*i])})
		}
		c = triple[T]{T(erfRows64[j][0]), T(erfRows64[j][1]), T(erfRows64[j][2])}
	}
	return c.addTail(p.mulLoose(h))
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
func (x triple[T]) expParts3() (z triple[T], m int32) {
	k, r := x.expReduceLn()
	t, q, m := expTerms(k, Pair[T]{r.X0, r.X1})
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
// Cost: 560 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|erf x|, also where that is small.
//limb:twin Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 4850 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Erf() Pair[T] { return erfOnce(x) }

// erf is Erf.
//
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
// Cost: 560 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|erfc x|, also where that is small.
//limb:twin Domain: the result is at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 4850 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Erfc() Pair[T] { return erfcOnce(x) }

// erfc is Erfc.
//
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
// Cost: 610 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·NormCDF(x), also where that is small.
//limb:twin Cost: 5050 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) NormCDF() Pair[T] { return normCDFOnce(x) }

// normCDF is NormCDF.
//
//limb:once
//limb:twin
func normCDF[T Float](x Pair[T]) Pair[T] {
	y := signed(x, x.Hi).within(T(erfBound[T]() * 1.4375))
	return rootHalf3[T]().mulPair(y).erfcOf(prod3(y, y).scale(0.5), -x.Hi, 1).orNaN(x.Hi)
}

// rootHalf3 returns √½.
//
//limb:twin
func rootHalf3[T Float]() triple[T] {
	if is32[T]() {
		return triple[T]{T(rootHalf32[0]), T(rootHalf32[1]), T(rootHalf32[2])}
	}
	return triple[T]{T(rootHalf64[0]), T(rootHalf64[1]), T(rootHalf64[2])}
}

// Erfcx returns the scaled complementary error function e^(x²)·erfc(x).
//
// Error: ≤ 2u²·erfcx x.
// Domain: the result is below 2^126 (DF), 2^1022 (DD), and at least 2^-101, 2^-968: below,
// its last bits underflow.
// Special: erfcx +Inf = +0, erfcx -Inf = +Inf; +Inf where the result overflows.
// Cost: 560 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·erfcx x.
//limb:twin Domain: the result is below 2^126 (QF), 2^1022 (QD), and at least 2^-53, 2^-862: below, its last bits underflow.
//limb:twin Cost: 4850 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Erfcx() Pair[T] { return erfcxOnce(x) }

// erfcx is Erfcx.
//
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

// erfStep is hornerPair where rh may be larger than c: a coefficient may be next to 0.
func (h Pair[T]) erfStep(r, c Pair[T]) Pair[T] {
	p := h.mulLoose(r)
	a, e := TwoSum(c.Hi, p.Hi)
	return Pair[T]{a, e + (c.Lo + p.Lo)}
}

// erfStep is that of pairs.
func (h triple[T]) erfStep(r, c triple[T]) triple[T] { return c.addLoose(h.mulLoose(r)) }

// erfSteps are five steps, for the last coefficient first: so many that vectors call them.
func (h triple[T]) erfSteps(r, e, d, c, b, a triple[T]) triple[T] {
	return h.erfStep(r, e).erfStep(r, d).erfStep(r, c).erfStep(r, b).erfStep(r, a)
}

// erfSteps are two steps of quads.
func (h Quad[T]) erfSteps(r, b, a Quad[T]) Quad[T] { return h.hornerQuad(r, b).hornerQuad(r, a) }

// erfPolynomial4 returns the polynomial of a row in h, |h| ≤ 1/16.
func erfPolynomial4[T Float](h Quad[T], j int32) quint[T] {
	h2, h3 := Pair[T]{h.X0, h.X1}, triple[T]{h.X0, h.X1, h.X2}
	var z Quad[T]
	var c quint[T]
	if is32[T]() {
		t := T(erfRows32of4[j][49]) + T(h.X0*T(erfRows32of4[j][50]))
		a, b := FastTwoSum(T(erfRows32of4[j][47]), T(h.X0*t))
		p := Pair[T]{a, b + T(erfRows32of4[j][48])}
		for i := range 3 {
			p = p.hornerPair(h2, Pair[T]{T(erfRows32of4[j][45-2*i]), T(erfRows32of4[j][46-2*i])})
		}
		q := tripleOf(p)
		for i := range 4 {
			q = q.hornerTriple(h3, triple[T]{T(erfRows32of4[j][38-3*i]), T(erfRows32of4[j][39-3*i]), T(erfRows32of4[j][40-3*i])})
		}
		z = Quad[T]{q.X0, q.X1, q.X2, 0}
		for i := range 3 {
			z = z.erfSteps(h,
				Quad[T]{T(erfRows32of4[j][25-8*i]), T(erfRows32of4[j][26-8*i]), T(erfRows32of4[j][27-8*i]), T(erfRows32of4[j][28-8*i])},
				Quad[T]{T(erfRows32of4[j][21-8*i]), T(erfRows32of4[j][22-8*i]), T(erfRows32of4[j][23-8*i]), T(erfRows32of4[j][24-8*i])})
		}
		c = quint[T]{T(erfRows32of4[j][0]), T(erfRows32of4[j][1]), T(erfRows32of4[j][2]), T(erfRows32of4[j][3]), T(erfRows32of4[j][4])}
	} else {
		t := T(erfRows64of4[j][102])
		for i := range 3 {
			t = T(erfRows64of4[j][101-i]) + T(h.X0*t)
		}
		a, b := TwoSum(T(erfRows64of4[j][97]), T(h.X0*t))
		p := Pair[T]{a, b + T(erfRows64of4[j][98])}
		for i := range 9 {
			p = p.erfStep(h2, Pair[T]{T(erfRows64of4[j][95-2*i]), T(erfRows64of4[j][96-2*i])})
		}
		q := tripleOf(p)
		for i := range 2 {
			q = q.erfSteps(h3,
				triple[T]{T(erfRows64of4[j][76-15*i]), T(erfRows64of4[j][77-15*i]), T(erfRows64of4[j][78-15*i])},
				triple[T]{T(erfRows64of4[j][73-15*i]), T(erfRows64of4[j][74-15*i]), T(erfRows64of4[j][75-15*i])},
				triple[T]{T(erfRows64of4[j][70-15*i]), T(erfRows64of4[j][71-15*i]), T(erfRows64of4[j][72-15*i])},
				triple[T]{T(erfRows64of4[j][67-15*i]), T(erfRows64of4[j][68-15*i]), T(erfRows64of4[j][69-15*i])},
				triple[T]{T(erfRows64of4[j][64-15*i]), T(erfRows64of4[j][65-15*i]), T(erfRows64of4[j][66-15*i])})
		}
		z = Quad[T]{q.X0, q.X1, q.X2, 0}
		z = z.hornerQuad(h, Quad[T]{T(erfRows64of4[j][45]), T(erfRows64of4[j][46]), T(erfRows64of4[j][47]), T(erfRows64of4[j][48])})
		for i := range 5 {
			z = z.erfSteps(h,
				Quad[T]{T(erfRows64of4[j][41-8*i]), T(erfRows64of4[j][42-8*i]), T(erfRows64of4[j][43-8*i]), T(erfRows64of4[j][44-8*i])},
				Quad[T]{T(erfRows64of4[j][37-8*i]), T(erfRows64of4[j][38-8*i]), T(erfRows64of4[j][39-8*i]), T(erfRows64of4[j][40-8*i])})
		}
		c = quint[T]{T(erfRows64of4[j][0]), T(erfRows64of4[j][1]), T(erfRows64of4[j][2]), T(erfRows64of4[j][3]), T(erfRows64of4[j][4])}
	}
	return c.addQuad(z.mulLoose(h))
}

// erfRows returns Q of the row for y ≥ 0, of which square is y², and r and e with
// r·2^-e = 1/(y + 3.75).
func (y quint[T]) erfRows(square quint[T]) (q, r quint[T], e int32) {
	e, f := erfExponent(y.X0)
	r = y.scale(f).addFloat(T(3.75 * f)).recip5()
	j := erfRow(y.X0, T(r.X0*f))
	h := r.mulFloat(T(7.5 * f)).neg().addFloat(T(toFloat[T](31-j-j) * 0.0625))
	if y.X0 < 0.25 {
		h = square
	}
	return erfPolynomial4(Quad[T]{h.X0, h.X1, h.X2, h.X3}, j), r, e
}

// expParts5 is that of three limbs.
func (x quint[T]) expParts5() (z quint[T], m int32) {
	k, r := x.expReduceLn()
	t, q, m := expTerms4(k, r.quad())
	return t.addQuad(q), m
}

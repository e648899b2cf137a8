package limb

// # Hyperbolic functions
//
// They take exponentials as a table and a series apart, as in Exp: E = 2^(k/128)
// and r = x - k·ln 2/128. Then, with S = (E - 1/E)/2 and C = (E + 1/E)/2, which
// are the hyperbolic sine and cosine of k·ln 2/128,
//
//	e^x - 1 = (E - 1) + E·r + E·(e^r - 1 - r)
//	sinh x = S + C·r + (S·(cosh r - 1) + C·(sinh r - r))
//	cosh x = C + (S·sinh r + C·(cosh r - 1))
//
// and the terms from left to right get smaller by 2^-8.5 or more each, but for
// the first two, which have a limb more than the type: E - 1 and S may cancel, to
// 2^-6.5, or be 0, where k is 0 and r is x. So small arguments are no special
// case.
//
// The powers of two are taken out: where E is large it is 2^m times a number
// below 2, and so are S and C.

// expFloor returns the exponent of a power of two that is nothing beside 1, yet
// as a factor makes no limb underflow.
func expFloor[T Float]() int32 { return intByWidth[T](-120, -400) }

// expRow returns the first three limbs of 2^(k/128)/2^m, and m.
func expRow[T Float](n int32) (t triple[T], m int32) {
	return exp2Table3[T](n & 127), n >> 7
}

// expReduceLn returns k and x - k·ln 2/128.
func (x triple[T]) expReduceLn() (k T, r triple[T]) {
	return x.expReduce(ln2StepShort[T](), stepsPerE[T]())
}

// sqrLoose returns x², as mulLoose does.
func (x Pair[T]) sqrLoose() Pair[T] {
	p, e := TwoSqr(x.Hi)
	c := T(x.Hi * x.Lo)
	return Pair[T]{p, e + (c + c)}
}

// addTwo returns x + y + z rounded, for |y| ≤ |x| or x = 0, and
// |z| < 2^-8·max(|x|, |y|). z need not be normalised.
func (x triple[T]) addTwo(y triple[T], z Pair[T]) Pair[T] {
	hi, a := FastTwoSum(x.X0, y.X0)
	hi, b := FastTwoSum(hi, z.Hi)
	l, c := TwoSum(x.X1, y.X1)
	a, b = TwoSum(a, b)
	l, a = TwoSum(l, a)
	l, c = TwoSum(l, (a+b)+(c+(z.Lo+(x.X2+y.X2))))
	hi, l = FastTwoSum(hi, l)
	hi, l = FastTwoSum(hi, l+c)
	return Pair[T]{hi, l}
}

// Expm1 returns e^x - 1.
//
// Error: ≤ 1.5u²|e^x - 1|, also where that is small.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 - 1 = ±0, e^+Inf - 1 = +Inf, e^-Inf - 1 = -1; +Inf where the
// result overflows.
// Cost: 243 flops with a fused multiply-add, and a row of a table.
//
//limb:function
func (x Pair[T]) Expm1() Pair[T] { return expm1Once(x) }

//limb:once
func expm1[T Float](x Pair[T]) Pair[T] {
	bound := expBound[T]()
	y := tripleOf(x).expWithin(bound)
	k, r := y.expReduceLn()
	e, m := expRow[T](toInt(k))
	// e is scaled by 2^-m where m > 0
	f := pow2[T](max(min(m, 0), expFloor[T]()))
	one := pow2[T](max(min(-m, 0), expFloor[T]()))
	e = e.scale(f)
	r2 := Pair[T]{r.X0, r.X1}
	w := r2.sqrLoose().mulLoose(expm1Series(r2))
	z := e.addFloat(-one).addTwo(e.mul(r), Pair[T]{e.X0, e.X1}.mulLoose(w))
	z = z.expScale(max(m, 0)).expOverflow(x.Hi, bound)
	if x.Hi <= -bound {
		z = Pair[T]{Hi: -1}
	}
	if x.Hi == 0 {
		z = x
	}
	return z
}

// hyperbolic is what the functions of a number |x| share, S and C times 2^(1-m).
type hyperbolic[T Float] struct {
	s, c         triple[T]
	r            triple[T]
	coshm1, sinh Pair[T] // cosh r - 1, sinh r - r
}

// hyperbolic reduces x ≥ 0, and returns m too.
func (x triple[T]) hyperbolic() (h hyperbolic[T], m int32) {
	k, r := x.expReduceLn()
	n := toInt(k)
	e, m := expRow[T](n)
	d, l := expRow[T](-n)
	d = d.scale(pow2[T](max(l-m, expFloor[T]())))
	r2 := Pair[T]{r.X0, r.X1}
	s := r2.sqrLoose()
	return hyperbolic[T]{e.sub(d), e.add(d), r, s.mulLoose(coshSeries(s)), s.mulLoose(r2).mulLoose(sinhSeries(s))}, m
}

// sumLoose returns x + y, as good as mulLoose is, where they have the same sign.
func (x Pair[T]) sumLoose(y Pair[T]) Pair[T] {
	p, e := TwoSum(x.Hi, y.Hi)
	return Pair[T]{p, e + (x.Lo + y.Lo)}
}

// sinhScaled returns sinh |x|·2^(1-m).
func (h hyperbolic[T]) sinhScaled() Pair[T] {
	s, c := Pair[T]{h.s.X0, h.s.X1}, Pair[T]{h.c.X0, h.c.X1}
	return h.s.addTwo(h.c.mul(h.r), s.mulLoose(h.coshm1).sumLoose(c.mulLoose(h.sinh)))
}

// coshScaled returns cosh |x|·2^(1-m).
func (h hyperbolic[T]) coshScaled() Pair[T] {
	s, c := Pair[T]{h.s.X0, h.s.X1}, Pair[T]{h.c.X0, h.c.X1}
	sinh := Pair[T]{h.r.X0, h.r.X1}.sumLoose(h.sinh)
	return h.c.addSmall(s.mulLoose(sinh).sumLoose(c.mulLoose(h.coshm1)))
}

// Sinh returns the hyperbolic sine of x.
//
// Error: ≤ 1.5u²|sinh x|, also where that is small.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: sinh ±0 = ±0, sinh ±Inf = ±Inf; ±Inf where the result overflows.
// Cost: 302 flops with a fused multiply-add, and two rows of a table.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|sinh x|, also where that is small.
//limb:twin Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 2030 flops with a fused multiply-add, and two rows of a table.
//limb:twin Triple Cost: 909 flops with a fused multiply-add, and two rows of a table.
func (x Pair[T]) Sinh() Pair[T] { return sinhOnce(x) }

//limb:once
//limb:twin
func sinh[T Float](x Pair[T]) Pair[T] {
	bound := expBound[T]()
	h, m := tripleOf(signed(x, x.Hi)).expWithin(bound).hyperbolic()
	z := signed(h.sinhScaled().expScale(m-1), x.Hi)
	if !(abs(x.Hi) < bound) {
		z = Pair[T]{Hi: T(x.Hi * infinity[T]())}
	}
	return z
}

// Cosh returns the hyperbolic cosine of x.
//
// Error: ≤ 1.2u²|cosh x|.
// Special: cosh ±0 = 1, cosh ±Inf = +Inf; +Inf where the result overflows.
// Cost: 244 flops with a fused multiply-add, and two rows of a table.
//
//limb:function
//limb:twin Error: ≤ 1u⁴|cosh x|.
//limb:twin Cost: 1760 flops with a fused multiply-add, and two rows of a table.
//limb:twin Triple Cost: 759 flops with a fused multiply-add, and two rows of a table.
func (x Pair[T]) Cosh() Pair[T] { return coshOnce(x) }

//limb:once
//limb:twin
func cosh[T Float](x Pair[T]) Pair[T] {
	bound := expBound[T]()
	h, m := tripleOf(signed(x, x.Hi)).expWithin(bound).hyperbolic()
	z := h.coshScaled().expScale(m - 1)
	if !(abs(x.Hi) < bound) {
		z = Pair[T]{Hi: abs(T(x.Hi * infinity[T]()))}
	}
	return z
}

// tanhBound returns an x from which on 1 - tanh x is below 2^-6·u².
func tanhBound[T Float]() T { return byWidth[T](19, 40) }

// tanhBoundQuad returns an x from which on 1 - tanh x is below 2^-6·u⁴.
//
//limb:twin
func tanhBoundQuad[T Float]() T { return byWidth[T](36, 76) }

// Tanh returns the hyperbolic tangent of x.
//
// Error: ≤ 2.5u²|tanh x|, also where that is small.
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: tanh ±0 = ±0, tanh ±Inf = ±1.
// Cost: 399 flops with a fused multiply-add, and two rows of a table.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|tanh x|, also where that is small.
//limb:twin Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 2630 flops with a fused multiply-add, and two rows of a table.
//limb:twin Triple Cost: 1200 flops with a fused multiply-add, and two rows of a table.
func (x Pair[T]) Tanh() Pair[T] { return tanhOnce(x) }

//limb:once
//limb:twin
func tanh[T Float](x Pair[T]) Pair[T] {
	bound := tanhBound[T]()
	h, _ := tripleOf(signed(x, x.Hi)).expWithin(bound).hyperbolic()
	z := h.sinhScaled().Div(h.coshScaled())
	if !(abs(x.Hi) < bound) || z.Hi >= 1 && z.Lo > 0 {
		z = Pair[T]{Hi: 1}
		if x.Hi != x.Hi {
			z.Hi = x.Hi
		}
	}
	return signed(z, x.Hi)
}

// quad4 returns the first four limbs of x.
//
//limb:twin
func (x quint[T]) quad4() Quad[T] { return Quad[T]{x.X0, x.X1, x.X2, x.X3} }

// Expm1 returns e^x - 1.
//
// Error: ≤ 1u⁴|e^x - 1|, also where that is small.
// Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: e^±0 - 1 = ±0, e^+Inf - 1 = +Inf, e^-Inf - 1 = -1; +Inf where the
// result overflows.
// Cost: 1690 flops with a fused multiply-add, and a row of a table.
//
//limb:twin Cost: 757 flops with a fused multiply-add, and a row of a table.
func (x Quad[T]) Expm1() Quad[T] { return expm1QuadOnce(x) }

//limb:once
//limb:twin
func expm1Quad[T Float](x Quad[T]) Quad[T] {
	bound := expBound[T]()
	k, r := quintOf(x).expWithin(bound).expReduceLn()
	n := toInt(k)
	m := n >> 7
	// e is scaled by 2^-m where m > 0
	e := exp2Table5[T](n & 127).scale(pow2[T](max(min(m, 0), expFloor[T]())))
	one := pow2[T](max(min(-m, 0), expFloor[T]()))
	r4 := r.quad4()
	w := r4.mulLoose(r4).mulLoose(expSeriesQuad(r4))
	z := e.addFloat(-one).add(e.mul(r)).addSmall(e.quad4().mulLoose(w))
	z = z.expScale(max(m, 0)).expOverflow(x.X0, bound)
	if x.X0 <= -bound {
		z = Quad[T]{X0: -1}
	}
	if x.X0 == 0 {
		z = x
	}
	return z
}

// hyperbolicQuad is hyperbolic with two limbs more.
type hyperbolicQuad[T Float] struct {
	s, c, r      quint[T]
	coshm1, sinh Quad[T]
}

// hyperbolic reduces x ≥ 0, and returns m too.
//
//limb:twin
func (x quint[T]) hyperbolic() (h hyperbolicQuad[T], m int32) {
	k, r := x.expReduceLn()
	n := toInt(k)
	m = n >> 7
	e := exp2Table5[T](n & 127)
	d := exp2Table5[T](-n & 127).scale(pow2[T](max(-n>>7-m, expFloor[T]())))
	r4 := r.quad4()
	s := r4.mulLoose(r4)
	return hyperbolicQuad[T]{e.sub(d), e.add(d), r, s.mulLoose(coshSeriesQuad(s)), s.mulLoose(r4).mulLoose(sinhSeriesQuad(s))}, m
}

// sumLoose returns x + y, as good as mulLoose is, where they have the same sign.
func (x Quad[T]) sumLoose(y Quad[T]) Quad[T] {
	a, e := TwoSum(x.X0, y.X0)
	b, f := TwoSum(x.X1, y.X1)
	b, e = TwoSum(b, e)
	c, g := TwoSum(x.X2, y.X2)
	e, f = TwoSum(e, f)
	c, e = TwoSum(c, e)
	return Quad[T]{a, b, c, (x.X3 + y.X3) + ((e + f) + g)}
}

// sinhScaled returns sinh |x|·2^(1-m).
//
//limb:twin
func (h hyperbolicQuad[T]) sinhScaled() Quad[T] {
	w := h.s.quad4().mulLoose(h.coshm1).sumLoose(h.c.quad4().mulLoose(h.sinh))
	return h.s.add(h.c.mul(h.r)).addSmall(w)
}

// coshScaled returns cosh |x|·2^(1-m).
//
//limb:twin
func (h hyperbolicQuad[T]) coshScaled() Quad[T] {
	sinh := h.r.quad4().sumLoose(h.sinh)
	return h.c.addSmall(h.s.quad4().mulLoose(sinh).sumLoose(h.c.quad4().mulLoose(h.coshm1)))
}

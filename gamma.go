package limb

// # The gamma function
//
// All come from ln Γ(y) for y ≥ 1, in a limb more than the type has. Where y is below 12 it
// is (y - 2)·P(y), for one of 15 polynomials: relative to itself it is good at 2 too. Above,
// it is Stirling's
//
//	(y - ½)(ln y - 1) + (ln 2π - 1)/2 + B(1/y²)/y
//
// where B is one polynomial more, for all y. Which row of coefficients, and at which
// argument, is a matter of selects: there is one Horner scheme for all.
//
// A number x below 1½ is moved: ln Γ(x) = ln Γ(x+1) - ln x, which is good relative to
// itself at 1, where both terms are multiples of x - 1. So one logarithm does as well for
// the small and the large.
//
// Γ(x) = e^(ln Γ(x)), since ln Γ(x) is below 2^10 and known to a limb more; and for
// negative x, Γ(x) = π/(sin πx·Γ(1-x)), where e's power of two is kept apart, so
// that nothing overflows on the way.

// nearLog2 returns log2 a, within 0.009: what rows are found by.
func nearLog2[T Float](a T) T {
	e := exponent(a)
	f := T(a*pow2[T](-e)) - 1
	return toFloat[T](e) + T(f*(1+log2Bend-T(f*log2Bend)))
}

// gammaRow returns the row of y ≥ 1.
func gammaRow[T Float](y T) int32 {
	a := y
	if !(y < 12) {
		a = 1
	}
	j := toInt(T(nearLog2(a) * gammaPlaces))
	if !(y < 12) {
		j = gammaStirling
	}
	return j & 15
}

// recipLoose returns 1/x, within 4u²/x, not quite normalised.
func (x triple[T]) recipLoose() Pair[T] {
	a := 1 / x.X0
	p, e := TwoProd(a, x.X0)
	return Pair[T]{a, T(a * (((1 - p) - e) - T(a*x.X1)))}
}

// recipLoose returns 1/x, within 16u⁴/x, not quite normalised.
func (x quint[T]) recipLoose() Quad[T] {
	y := triple[T]{x.X0, x.X1, x.X2}.recipLoose()
	a := Quad[T]{x.X0, x.X1, x.X2, x.X3}.mulLoose(Quad[T]{X0: y.Hi, X1: y.Lo})
	hi, lo := TwoSum(1-a.X0, -a.X1)
	hi, lo = TwoSum(hi, lo-a.X2)
	e := Pair[T]{hi, lo - a.X3}.mulLoose(y)
	return Quad[T]{y.Hi, y.Lo, e.Hi, e.Lo}
}

// logGamma returns ln Γ(x), for finite x > 0. For x from 12 on it is f·ln Γ(x), for a power
// of two f that is 1 unless x is so large that no other term than (x - ½)(ln x - 1) counts.
func (x triple[T]) logGamma(f T) triple[T] {
	high := !(x.X0 < 12)
	e, s := T(0), T(0) // of the term h·(ln x - e), and of the moved x
	h := triple[T]{}
	if x.X0 < 1.5 {
		h.X0, s = -1, 1
	}
	j := gammaRow(x.X0 + s)
	c := gammaMiddle[T](j)
	d, r, t := x.addFloat(s-2), x.addFloat(s-c), triple[T]{}
	if high {
		w := x.recipLoose()
		d = tripleOf(w)
		r = tripleOf(w.sqrLoose()).addFloat(-c)
		h, t = x.scale(f).addFloat(T(-0.5*f)), stirlingTerm3[T]()
		e = 1
	}
	k, l := x.log()
	return l.withLn2(k).addFloat(-e).mul(h).add(d.mul(r.gammaSeries(j)).add(t))
}

// gammaBound returns a bound: for y from there on Γ(y) overflows, and Γ(1-y) is smaller than
// numbers that have all bits, even if it is next to a pole.
func gammaBound[T Float]() T { return byWidth[T](58, 301.5) }

// expApart returns z and m such that z·2^m = e^x, for |x| below ln Γ of gammaBound. z
// is between 1 and 2, or near them. Where it may be a number of the type it is exact.
//
//limb:twin
func (x triple[T]) expApart(exact bool) (z Pair[T], m int32) {
	k, r := x.expReduceLn()
	z, m = expParts(k, r.expRest())
	return z.withoutNoise(expGrain(exact, k, r.X0), 0), m
}

// sineLeast returns an exponent below those of the sines of halfTurns, unless they are 0.
func sineLeast[T Float]() int32 { return intByWidth[T](-120, -1000) }

// sineApart returns s and n such that s·2^n is the sine of the angle of halfTurns, with 1 ≤ |s| < 2, or s = 0.
func sineApart[T Float](x Pair[T], unit T) (s Pair[T], n int32) {
	i, r, sign, scale, _ := halfTurns(x, unit)
	z, p, q := r.trigSeries()
	s = sineAt(i, r, z, p, q)
	n = max(exponent(s.Hi), sineLeast[T]())
	return s.signedBy(T(sign * pow2[T](-n))), n + exponent(scale)
}

// sineApartQuad returns s and n as sineApart does, for quads.
//
//limb:twin
func sineApartQuad[T Float](x Quad[T], unit T) (s Quad[T], n int32) {
	i, a := halfTurnsQuad(x, unit)
	z, p, q := a.r.trigSeries()
	s = sineAtQuad(i, a.s, z, p, q)
	n = max(exponent(s.X0), sineLeast[T]())
	return s.signedBy(T(a.sign * pow2[T](-n))), n + exponent(a.sinScale)
}

// piOver returns π/x.
func (x Pair[T]) piOver() Pair[T] {
	p := piLimbs[T]()
	return Pair[T]{p.X0, p.X1}.Div(x)
}

func (x Quad[T]) piOver() Quad[T] { return piLimbs[T]().Div(x) }

// gammaArg returns x or, for negative x, 1 - x; 1 where that is not below a bound, or not above 0.
//
//limb:twin
func gammaArg[T Float](x Pair[T], bound T) triple[T] {
	a := tripleOf(x)
	if x.Hi < 0 {
		a = a.neg().addFloat(1)
	}
	if !(a.X0 > 0 && a.X0 < bound) {
		a = triple[T]{X0: 1}
	}
	return a
}

// gammaReflect returns π/(sin πx·z·2^m) as z and m where negative is set.
//
//limb:arm
//limb:twin
func gammaReflect[T Float](negative bool, z Pair[T], m int32, x Pair[T]) (Pair[T], int32) {
	if negative {
		s, n := sineApart(x, 64)
		z = prod3(s, z).pair().piOver()
		m = -m - n
	}
	return z, m
}

// Gamma returns Γ(x), which is the factorial of x - 1. That is exact where it has no more than
// 49 bits (DF), 107 bits (DD).
//
// Error: ≤ 3u²|Γ(x)|.
// Domain: |Γ(x)| at least 2^-101 (DF), 2^-968 (DD): below, its last bits underflow.
// Special: Γ(±0) = ±Inf, Γ(+Inf) = +Inf; NaN for negative integers and -Inf; +Inf, and ±0
// for negative x, where the result overflows or underflows.
// Cost: 1160 flops with a fused multiply-add; 1650 for negative x.
//
//limb:function
//limb:twin Gamma returns Γ(x), which is the factorial of x - 1. That is exact where it has no more than 97 bits (QF), 213 bits (QD).
//limb:twin Triple Gamma returns Γ(x), which is the factorial of x - 1. That is exact where it has no more than 73 bits (TF), 160 bits (TD).
//limb:twin Error: ≤ 3u⁴|Γ(x)|.
//limb:twin Domain: |Γ(x)| at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 3670 flops with a fused multiply-add; 8300 from 23.25 on, and 2700 more for negative x.
//limb:twin Triple Cost: 1620 flops with a fused multiply-add; 3650 from 23.25 on, and 1200 more for negative x.
func (x Pair[T]) Gamma() Pair[T] { return gammaOnce(x) }

//limb:once
func gamma[T Float](x Pair[T]) Pair[T] {
	whole, _ := x.parity()
	negative := x.Hi < 0
	bound := exp2Bound[T]()
	g := gammaArg(x, gammaBound[T]()).logGamma(1)
	z, m := g.expApart(whole)
	z, m = gammaReflect(negative, z, m, x)
	z = z.expScale(max(min(m, toInt(bound)), -toInt(bound)))
	if !(abs(x.Hi) < gammaBound[T]()-1) {
		if negative {
			z = Pair[T]{Hi: copysign(0, z.Hi)}
		} else {
			z = Pair[T]{Hi: T(x.Hi * infinity[T]())}
		}
	}
	if negative && whole {
		z = Pair[T]{Hi: sqrt(x.Hi)} // NaN
	}
	if x.Hi == 0 {
		z = Pair[T]{Hi: 1 / x.Hi}
	}
	return z
}

// logGammaReflect returns ln π/|sin πx| - g and the sign of sin πx where negative is set.
//
//limb:arm
//limb:twin
func logGammaReflect[T Float](negative bool, g triple[T], sign T, x Pair[T]) (triple[T], T) {
	if negative {
		s, n := sineApart(x, 64)
		sign = copysign(1, s.Hi)
		k, l := logArg(s.signedBy(sign).piOver()).log()
		g = l.withLn2(k - n).sub(g)
	}
	return g, sign
}

// LogGamma returns ln |Γ(x)|, and the sign of Γ(x): 1 or -1.
//
// Error: ≤ 2u²|ln Γ(x)| for x > 0, relative to the result near 1 and 2 too; for
// negative x, where the logarithm has zeros between the poles, 2u²(1 + |ln |Γ(x)||).
// Domain: x > 0; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: ln Γ(1) = ln Γ(2) = +0; +Inf for infinities, zeros and negative integers. The
// sign is that of ±0, and 1 for other poles.
// Cost: 1020 flops with a fused multiply-add; 1800 for negative x.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|ln Γ(x)| for x > 0, relative to the result near 1 and 2 too; for negative x, where the logarithm has zeros between the poles, 2u⁴(1 + |ln |Γ(x)||).
//limb:twin Domain: x > 0; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 3930 flops with a fused multiply-add; 6900 below 0.52 and from 23.25 on, and 4700 more for negative x.
//limb:twin Triple Cost: 1770 flops with a fused multiply-add; 3100 below 0.52 and from 23.25 on, and 2100 more for negative x.
func (x Pair[T]) LogGamma() (ln Pair[T], sign int) { return logGammaOnce(x) }

//limb:once
func logGamma[T Float](x Pair[T]) (ln Pair[T], sign int) {
	top, f := intByWidth[T](116, 900), T(1)
	a := gammaArg(x, infinity[T]())
	if exponent(a.X0) > top {
		f = 0x1p-12
	}
	g, s := logGammaReflect(x.Hi < 0, a.logGamma(f), 1, x)
	ln = g.pair().signedBy(1 / f)
	whole, _ := x.parity()
	if x.Hi <= 0 && whole || x.Hi-x.Hi != 0 || x.Hi > 1 && !finite(ln.Hi) {
		s = 1
		if x.Hi == 0 {
			s = copysign(1, x.Hi)
		}
		ln = Pair[T]{Hi: abs(x.Hi) + infinity[T]()}
	}
	return ln, int(toInt(s))
}

// # Quads
//
// For four limbs polynomials cost less than logarithms and exponentials, and the table has more
// rows for them: ln Γ(y) from 33/64 to 23¼, relative to y - 1 below 1.4 and to y - 2 above, and
// Γ(y) itself from 15/16 to 23¼, in rows whose middles are multiples of ⅛, ¼ or ½. There the
// polynomial is its first coefficient, so that factorials are exact. A smaller x is moved, and
// Γ(x) = Γ(x+1)/x. A larger one has what pairs have, with the same Horner scheme; what it takes
// beside that is in arms.

// gammaTop is where Stirling's series begins for quads.
func gammaTop[T Float]() T { return 23.25 }

// stirlingPlace returns 1/x, and the argument and the row of Stirling's series, where high is set.
//
//limb:arm
//limb:twin
func stirlingPlace[T Float](high bool, d, r quint[T], j int32, x quint[T]) (quint[T], quint[T], int32) {
	if high {
		w := x.recipLoose()
		d, r, j = quintOf(w), quintOf(w.sqrLoose()).addFloat(-gammaMiddle[T](gammaStirling)), gammaStirling
	}
	return d, r, j
}

// withStirling returns z with the other terms of f·ln Γ(x): those of Stirling's series for a high x, and
// -ln x for a low one, which was moved.
//
//limb:twin
func (z quint[T]) withStirling(low, high bool, x quint[T], f T) quint[T] {
	e, h, t := T(0), quint[T]{}, quint[T]{}
	if low {
		h.X0 = -1
	}
	if high {
		e, h, t = 1, x.scale(f).addFloat(T(-0.5*f)), stirlingTerm5[T]()
	}
	k, l := x.log()
	return l.withLn2(k).addFloat(-e).mul(h).add(z.add(t))
}

// logGamma returns ln Γ(x), or f·ln Γ(x) from 12 on, as that of three limbs does.
//
//limb:twin
func (x quint[T]) logGamma(f T) quint[T] {
	low, high, s := x.X0 < 1.5, !(x.X0 < 12), T(0)
	if low {
		s = 1
	}
	j := gammaRow(x.X0 + s)
	d, r, j := stirlingPlace(high, x.addFloat(s-2), x.addFloat(s-gammaMiddle[T](j)), j, x)
	return d.mul(r.gammaSeries(j)).withStirling(low, high, x, f)
}

// gammaPlace returns the argument and the row for Γ(x), or for Γ(x+1) where x is below 15/16. From
// gammaTop on they are those of Stirling's series, and d is 1/x.
//
//limb:twin
func (x quint[T]) gammaPlace() (d, r quint[T], j int32) {
	high := !(x.X0 < gammaTop[T]())
	y, s := x.X0, T(0)
	if y < 0.9375 {
		s = 1
	}
	if high {
		y = 1
	}
	y = y + s
	e := min(max(exponent(y), 0), 2)
	k := toInt(T(y*pow2[T](3-e)) + 0.5)
	c := T(toFloat[T](k) * pow2[T](e-3))
	return stirlingPlace(high, quint[T]{}, x.addFloat(s-c), gammaOwnFirst-8+8*e+k, x)
}

// gammaMoved returns z·2^m/x as the same where low is set.
//
//limb:arm
//limb:twin
func gammaMoved[T Float](low bool, z Quad[T], m int32, x quint[T]) (Quad[T], int32) {
	if low {
		n := max(exponent(x.X0), sineLeast[T]())
		z, m = z.Div(x.scale(pow2[T](-n)).quad()), m-n
	}
	return z, m
}

// gammaHigh returns z and m such that z·2^m = Γ(x) where high is set.
//
//limb:arm
//limb:twin
func gammaHigh[T Float](high bool, z Quad[T], m int32, d, p, x quint[T], exact bool) (Quad[T], int32) {
	if high {
		z, m = d.mul(p).withStirling(false, true, x, 1).expApart(exact)
	}
	return z, m
}

// gammaRest returns Γ(x) where rest is set. There it is not z, the polynomial.
//
//limb:arm
//limb:twin
func gammaRest[T Float](rest bool, z Quad[T], p, d, a quint[T], x Quad[T]) Quad[T] {
	if rest {
		whole, _ := x.parity()
		negative := x.X0 < 0
		bound := exp2Bound[T]()
		m := exponent(z.X0) // apart, so that no limb of a small result underflows on the way
		z, m = gammaMoved(a.X0 < 0.9375, z.signedBy(pow2[T](-m)), m, a)
		z, m = gammaHigh(!(a.X0 < gammaTop[T]()), z, m, d, p, a, whole)
		z, m = gammaReflectQuad(negative, z, m, x)
		z = z.expScale(max(min(m, toInt(bound)), -toInt(bound)))
		if !(abs(x.X0) < gammaBound[T]()-1) {
			if negative {
				z = Quad[T]{X0: copysign(0, z.X0)}
			} else {
				z = Quad[T]{X0: T(x.X0 * infinity[T]())}
			}
		}
		if negative && whole {
			z = Quad[T]{X0: sqrt(x.X0)} // NaN
		}
		if x.X0 == 0 {
			z = Quad[T]{X0: 1 / x.X0}
		}
	}
	return z
}

//limb:once
//limb:twin
func gammaQuad[T Float](x Quad[T]) Quad[T] {
	a := gammaArgQuad(x, gammaBound[T]())
	d, r, j := a.gammaPlace()
	p := r.gammaValue(j)
	return gammaRest(!(x.X0 >= 0.9375 && x.X0 < gammaTop[T]()), p.quad(), p, d, a, x)
}

// logGammaLow is where the rows of ln Γ begin. A smaller x is moved.
func logGammaLow[T Float]() T { return 0.515625 }

// logGammaPlace returns the argument and the row for ln Γ(x), or for ln Γ(x+1) where x is below
// logGammaLow, and what the polynomial is relative to.
//
//limb:twin
func (x quint[T]) logGammaPlace() (d, r quint[T], j int32) {
	high := !(x.X0 < gammaTop[T]())
	y, s := x.X0, T(0)
	if y < logGammaLow[T]() {
		s = 1
	}
	if high {
		y = 1
	}
	y = y + s
	k := toInt(T(nearLog2(y)*gammaPlaces) + 4) // 4 more than in gammaRow
	j, zero := k-4, T(2)
	var c T
	if k < 6 || k > 17 {
		i := k
		if k > 17 {
			i = k - 12
		}
		i = min(max(i, 0), 10)
		j = gammaMoreFirst + i
		c = gammaMore[T](i)
	} else {
		c = gammaMiddle[T](max(j, 0))
	}
	if k < 6 {
		zero = 1
	}
	return stirlingPlace(high, x.addFloat(s-zero), x.addFloat(s-c), j, x)
}

// logGammaFar returns f·ln Γ(x) where far is set, and else z.
//
//limb:arm
//limb:twin
func logGammaFar[T Float](far bool, z, x quint[T], f T) quint[T] {
	if far {
		z = z.withStirling(x.X0 < logGammaLow[T](), !(x.X0 < gammaTop[T]()), x, f)
	}
	return z
}

// logGammaRest returns ln |Γ(x)| and the sign of Γ(x) where rest is set. There it is not z, which is
// g rounded.
//
//limb:arm
//limb:twin
func logGammaRest[T Float](rest bool, z Quad[T], sign T, g, a quint[T], x Quad[T]) (Quad[T], T) {
	if rest {
		top, f := intByWidth[T](116, 900), T(1)
		if exponent(a.X0) > top {
			f = 0x1p-12
		}
		g, sign = logGammaReflectQuad(x.X0 < 0, logGammaFar(!(a.X0 >= logGammaLow[T]() && a.X0 < gammaTop[T]()), g, a, f), sign, x)
		z = g.quad().signedBy(1 / f)
		whole, _ := x.parity()
		if x.X0 <= 0 && whole || x.X0-x.X0 != 0 || x.X0 > 1 && !finite(z.X0) {
			sign = 1
			if x.X0 == 0 {
				sign = copysign(1, x.X0)
			}
			z = Quad[T]{X0: abs(x.X0) + infinity[T]()}
		}
	}
	return z, sign
}

//limb:once
//limb:twin
func logGammaQuad[T Float](x Quad[T]) (ln Quad[T], sign int) {
	a := gammaArgQuad(x, infinity[T]())
	d, r, j := a.logGammaPlace()
	g := d.mul(r.gammaValue(j))
	z := g.quad()
	if z.X0 == 0 {
		z = Quad[T]{} // and not -0
	}
	z, s := logGammaRest(!(x.X0 >= logGammaLow[T]() && x.X0 < gammaTop[T]()), z, 1, g, a, x)
	return z, int(toInt(s))
}

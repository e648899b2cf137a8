package limb

// # Inverses of the error functions
//
// All of them solve erfc x = c for 0 < c ≤ 1, of which v = 1 - c is known as well as c:
// near v = 0 the equation is erf x = v. A machine number x₀ comes from a polynomial, in v²,
// or where c is small in t = (s - 3)/(s + 3), s = √(-ln c): it is right to 2^-31, or 2^-17
// for float32. With the error functions of x₀ and
//
//	s = (erfc x₀ - c)·½√π·e^(x₀²)
//
// which would be Newton's step, x is x₀ + s + x₀·s² + (1 + 4x₀²)/3·s³ + …, the series of
// the inverse of the integral. Its terms get smaller by x₀²·2^-31. Quads take the result of
// pairs, and a step of two terms.

// logFloat returns ln c for c > 0, to 2^-34 or nearly as float32 has it.
func logFloat[T Float](c T) T {
	n, k := logExponents(c)
	m := T(T(c*pow2[T](-n)) * pow2[T](-k))
	s := (m - 1) / (m + 1)
	z := T(s * s)
	p := T(0.1111111111111111)
	if !is32[T]() {
		p = p + T(z*(T(0.09090909090909091)+T(z*T(0.07692307692307693))))
	}
	p = T(0.2) + T(z*(T(0.14285714285714285)+T(z*p)))
	p = T(0.3333333333333333) + T(z*p)
	d := s + s
	return T(toFloat[T](n+k)*T(0.6931471805599453)) + (d + T(d*T(z*p)))
}

// erfinvStart returns an x₀ near x with erf x = v and erfc x = c.
func erfinvStart[T Float](v, c T) T {
	u := T(v * v)
	j := toInt(trunc(T(32 * u)))
	h := u - (T(toFloat[T](j)*0.03125) + 0.015625)
	f := v
	if u >= 0.5 { // c < ⅜
		s := sqrt(-logFloat(c)) // √(-ln c)
		t := (s - 3) / (s + 3)
		k := min(max(toInt(trunc(T(12.5*t)+5.875)), 0), 15)
		j, f = k+16, s
		h = t - (T(toFloat[T](k)*T(0.08)) - T(0.43))
	}
	return T(f * erfinvPolynomial(h, j))
}

// erfinvRest returns erfc y - c, or v - erf y where y < ¼, in units of 2^m, and the z of
// e^(-y²) = z·2^m.
//
//limb:twin
func (y triple[T]) erfinvRest(square, v, c triple[T]) (d, z triple[T]) {
	p, w, z, m, e := y.erfParts(square, -1)
	f, g := halves[T](-m)
	w = w.scale(pow2[T](-e))
	if y.X0 < 0.25 {
		w, c = p.neg().scale(f).scale(g), v.neg()
	}
	return w.sub(c.scale(f).scale(g)), z
}

// erfinv3 returns x ≥ 0 with erf x = v and erfc x = c, for 0 < c ≤ 1.
func erfinv3[T Float](v, c triple[T]) triple[T] {
	x := erfinvStart(v.X0, c.X0)
	p, e := TwoSqr(x)
	d, z := triple[T]{X0: x}.erfinvRest(triple[T]{X0: p, X1: e}, v, c)
	// s = d·½√π/z, good to 2^-53 of its own
	k := halfRootPi3[T]()
	n := Pair[T]{d.X0, d.X1}.mulLoose(Pair[T]{k.X0, k.X1})
	r := 1 / z.X0
	s0 := T(n.Hi * r)
	p, e = TwoProd(s0, z.X0)
	s1 := T((((n.Hi - p) - e) + (n.Lo - T(s0*z.X1))) * r)
	s0, s1 = FastTwoSum(s0, s1)
	// s + s·(X + (4X² + s²)/3 + (12X² + 7s²)·X/6), X = x·s
	q, e := TwoProd(x, s0)
	b := T(s0 * s0)
	q2 := T(q * q)
	t := T((T(4*q2)+b)*T(0.3333333333333333)) + T(T(q*T(0.16666666666666666))*(T(12*q2)+T(7*b)))
	q, e = FastTwoSum(q, t+(e+T(x*s1)))
	p, t = TwoProd(s0, q)
	t = t + (T(s0*e) + T(s1*q))
	s0, p = FastTwoSum(s0, p)
	return triple[T]{X0: x}.addPair(Pair[T]{s0, p + (t + s1)})
}

// erfinv5 is erfinv3 with two limbs more.
func erfinv5[T Float](v, c quint[T]) quint[T] {
	x := erfinv3(triple[T]{v.X0, v.X1, v.X2}, triple[T]{c.X0, c.X1, c.X2}).pair()
	y := quint[T]{X0: x.Hi, X1: x.Lo}
	d, z := y.erfinvRest(y.mul(y), v, c)
	k := halfRootPi5[T]()
	s := triple[T]{d.X0, d.X1, d.X2}.mul(triple[T]{k.X0, k.X1, k.X2}).mul(triple[T]{z.X0, z.X1, z.X2}.recip3())
	s2 := Pair[T]{s.X0, s.X1}
	s = s.addPair(s2.mulLoose(s2.mulLoose(x)))
	return y.addQuad(Quad[T]{s.X0, s.X1, s.X2, 0})
}

// erfinvOf returns x·f where erf x = v and erfc x = c, with the sign of s, +Inf for c = 0
// and NaN where c is not between 0 and 1.
//
//limb:twin
func erfinvOf[T Float](v, c, f triple[T], s T) Pair[T] {
	a := c.X0
	if !(a > 0 && a <= 1) {
		v, c = triple[T]{}, triple[T]{X0: 1}
	}
	z := erfinv3(v, c).mul(f).pair()
	if !(a > 0 && a <= 1) {
		z = Pair[T]{Hi: infinity[T]()}
		if a != 0 {
			z.Hi = sqrt(-abs(a)) // NaN
		}
	}
	return signed(z, s)
}

// Erfinv returns the inverse of the error function: x is erf of the result.
//
// Error: ≤ 2u²|erfinv x|.
// Domain: |x| ≤ 1; x is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: erfinv ±0 = ±0, erfinv ±1 = ±Inf; NaN for |x| > 1.
// Cost: 738 flops with a fused multiply-add, and four rows of tables.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|erfinv x|.
//limb:twin Domain: |x| ≤ 1; x is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 6020 flops with a fused multiply-add, and six rows of tables.
//limb:twin Triple Cost: 3000 flops with a fused multiply-add, and six rows of tables.
func (x Pair[T]) Erfinv() Pair[T] { return erfinvOnce(x) }

//limb:once
//limb:twin
func erfinv[T Float](x Pair[T]) Pair[T] {
	v := tripleOf(signed(x, x.Hi))
	return erfinvOf(v, v.neg().addFloat(1), triple[T]{X0: 1}, x.Hi)
}

// Erfcinv returns the inverse of the complementary error function: x is erfc of the result.
//
// Error: ≤ 2u²|erfcinv x|, also where that is small.
// Domain: 0 ≤ x ≤ 2; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last
// bits underflow.
// Special: erfcinv ±0 = +Inf, erfcinv 1 = +0, erfcinv 2 = -Inf; NaN for other x.
// Cost: as Erfinv.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|erfcinv x|, also where that is small.
//limb:twin Domain: 0 ≤ x ≤ 2; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
func (x Pair[T]) Erfcinv() Pair[T] { return erfcinvOnce(x) }

//limb:once
//limb:twin
func erfcinv[T Float](x Pair[T]) Pair[T] { return tripleOf(x).erfcinvTimes(triple[T]{X0: 1}, 1) }

// erfcinvTimes returns s·f·erfcinv x, for s = ±1, and +0 where that is 0.
//
//limb:twin
func (x triple[T]) erfcinvTimes(f triple[T], s T) Pair[T] {
	c := x
	v := x.neg().addFloat(1)
	if v.X0 < 0 {
		c, v, s = x.neg().addFloat(2), v.neg(), -s
	}
	if v.X0 == 0 {
		s = 1
	}
	return erfinvOf(v, c, f, s)
}

// NormCDFinv returns the inverse of the distribution function of the normal distribution:
// x is NormCDF of the result.
//
// Error: ≤ 2u²·NormCDFinv(x), also where that is small.
// Domain: 0 ≤ x ≤ 1; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last
// bits underflow.
// Special: -Inf at ±0, +0 at ½, +Inf at 1; NaN for other x.
// Cost: as Erfinv.
//
//limb:function
//limb:twin Error: ≤ 4u⁴·NormCDFinv(x), also where that is small.
//limb:twin Domain: 0 ≤ x ≤ 1; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
func (x Pair[T]) NormCDFinv() Pair[T] { return normCDFinvOnce(x) }

//limb:once
//limb:twin
func normCDFinv[T Float](x Pair[T]) Pair[T] {
	return tripleOf(x).scale(2).erfcinvTimes(rootHalf3[T]().scale(2), -1)
}

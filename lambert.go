package limb

// # Lambert's function
//
// W(x) is the w ≥ -1 with w·e^w = x. It comes from a machine number w₀ near it, and from
// what is missing in ln x = w + ln w: with w = w₀(1 + ε) and κ = 1 + w₀,
//
//	r = ln(x/w₀) - w₀ = κε - ε²/2 + ε³/3 - …	ε = t + t²/2κ + (1/2κ² - 1/3κ)t³ + …, t = r/κ
//
// where the logarithm is that of 1 + (x - w₀)/w₀, good for small x too. Below -0.2 it is
// q = 1 + w that is looked for: W has a root there, q ≈ √(2s) with s = 1 + ex, which is
// known relative to itself, since 1/e has as many limbs as its difference from x needs. As
// x/w = (1 - s)/e(1 - q), the logarithm is that of 1 + (q - s)/(1 - q), of which q is taken.
//
// w₀ comes from 11 polynomials in √(2s), and for larger x from 21 in ln x, two for each
// power of two. Quads take the result of pairs, and t + t²/2κ.

// lambertStart returns a number near 1 + W(x) for x below -0.2, else near W(x), for s = 1 + ex.
func lambertStart[T Float](x, s T) (v T, near bool) {
	p, a, f := sqrt(s+s), x, x
	if x < 1 {
		a = 1
	}
	j := min(toInt(T(p*3.2)), 10)
	l := logFloat(a)
	h := p - (T(toFloat[T](j)*0.3125) + 0.15625)
	if near = j < 3; near {
		f = p
	}
	if l >= 0.5 {
		e := exponent(l)
		k := toInt(T(T(l*pow2[T](-e)) * 2)) // 2 or 3
		h, f, j = l-T((toFloat[T](k)+0.5)*pow2[T](e-1)), 1, 11+e+e+k
	}
	return T(f * lambertPolynomial(h, j&31)), near
}

// lambertRest returns r for w, which is q - 1 where near is set, and κ.
//
//limb:twin
func (x triple[T]) lambertRest(s, w, q triple[T], near bool) (r, k triple[T]) {
	f := pow2[T](-exponent(w.X0)) // for small x
	num, den, v, k := x.scale(f).sub(w.scale(f)), w.scale(f), w, w.addFloat(1)
	if near {
		num, den, v, k = q.sub(s), w.neg(), q, q
	}
	n, l := num.mul(den.recip()).log1p()
	return l.withLn2(n).sub(v), k
}

// lambert3 returns W(x), and 1 + W(x) where near is set, for s = 1 + ex > 0. Where small is
// set it is x - x².
func (x triple[T]) lambert3(s triple[T], small bool) (w, q triple[T], near bool) {
	v, near := lambertStart(x.X0, s.X0)
	if small {
		v = 1
	}
	w = triple[T]{X0: v}
	if near {
		q, w = w, w.addFloat(-1)
	}
	r, k := x.lambertRest(s, w, q, near)
	f := 1 / k.X0
	t := T(r.X0 * f)
	p, e := TwoProd(t, k.X0)
	c := T(T(T(t*t)*f) * (0.5 + T(t*(T(0.5*f)-T(0.3333333333333333)))))
	t, e = FastTwoSum(t, c+T((((r.X0-p)-e)+(r.X1-T(t*k.X1)))*f))
	if small {
		w, t, e = x, -x.X0, -x.X1
	}
	d := Pair[T]{w.X0, w.X1}.mulLoose(Pair[T]{t, e})
	return w.addPair(d), q.addPair(d), near
}

// lambert5 returns what lambert3 does, by a step more, from the result of lambert3.
func (x quint[T]) lambert5(s quint[T], small bool) (w, q quint[T], near bool) {
	w3, q3, near := triple[T]{x.X0, x.X1, x.X2}.lambert3(triple[T]{s.X0, s.X1, s.X2}, small)
	w = quint[T]{X0: w3.X0, X1: w3.X1}
	if near {
		q = quint[T]{X0: q3.X0, X1: q3.X1}
		w = q.addFloat(-1)
	}
	r, k := x.lambertRest(s, w, q, near)
	g := triple[T]{k.X0, k.X1, k.X2}.recip()
	t := triple[T]{r.X0, r.X1, r.X2}.mul(g)
	t = t.addFloat(T(T(T(t.X0*t.X0)*g.X0) * 0.5))
	if small {
		w, t = x, triple[T]{-x.X0, -x.X1, -x.X2}
	}
	d := triple[T]{w.X0, w.X1, w.X2}.mul(t)
	return w.addQuad(Quad[T]{d.X0, d.X1, d.X2, 0}), q, near
}

// addLong returns x + c + d relative to itself, also where x cancels all of c.
func addLong[T Float](x, c Pair[T], d triple[T]) triple[T] {
	a, p := TwoSum(x.Hi, c.Hi)
	b, q := TwoSum(x.Lo, c.Lo)
	return settle3(a, b, 0).addPair(Pair[T]{p, q}).add(d)
}

// addLongQuad returns x + c + d relative to itself, also where x cancels all of c.
func addLongQuad[T Float](x, c Quad[T], d quint[T]) quint[T] {
	x0, e0 := TwoSum(x.X0, c.X0)
	x1, e1 := TwoSum(x.X1, c.X1)
	x2, e2 := TwoSum(x.X2, c.X2)
	x3, e3 := TwoSum(x.X3, c.X3)
	return settle5(x0, x1, x2, x3, 0).addQuad(Quad[T]{e0, e1, e2, e3}).add(d)
}

// timesE returns 1 + ex, relative to itself, for an x of moderate size.
//
//limb:twin
func timesE[T Float](x Pair[T]) triple[T] {
	c, d := recipEParts[T]()
	return addLong(x, c, d).mul(euler3[T]())
}

// lambertLeast returns a bound: W(x) is x - x² where |x| is below it.
func lambertLeast[T Float]() T { return byWidth[T](0x1p-52, 0x1p-110) }

// LambertW returns W(x), the principal branch of Lambert's function, which is W₀: the w ≥ -1
// with w·e^w = x.
//
// Error: ≤ 2u²|W(x)|.
// Domain: x ≥ -1/e; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last
// bits underflow.
// Special: W(±0) = ±0, W(+Inf) = +Inf; NaN for x < -1/e.
// Cost: 834 flops with a fused multiply-add, and three rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|W(x)|.
//limb:twin Domain: x ≥ -1/e; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 3910 flops with a fused multiply-add, and five rows of tables.
//limb:twin Triple Cost: 2340 flops with a fused multiply-add, and five rows of tables.
func (x Pair[T]) LambertW() Pair[T] { return lambertWOnce(x) }

//limb:once
//limb:twin
func lambertW[T Float](x Pair[T]) Pair[T] {
	small := abs(x.Hi) < lambertLeast[T]()
	s, y := timesE(x.within(2)), tripleOf(x)
	below := !(s.X0 > 0)
	if below || !finite(x.Hi) {
		s, y = triple[T]{X0: 1}, triple[T]{X0: 1}
	}
	w, _, _ := y.lambert3(s, small)
	z := w.pair()
	if !finite(x.Hi) || x.Hi == 0 {
		z = Pair[T]{Hi: x.Hi}
	}
	if below {
		z = Pair[T]{Hi: sqrt(x.Hi)} // NaN
	}
	return z
}

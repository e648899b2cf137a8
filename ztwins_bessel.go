// Code generated from bessel.go by gen; DO NOT EDIT.

package limb

// besselNear4 returns J0(x) or J1(x), by its order, for 0 ≤ x < 51.
func besselNear4[T Float](x Quad[T], order int32) quint[T] {
	k, _ := besselPlace(x.X0, T(0.75)-T(toFloat[T](order)*0.5))
	d, _, p := besselRow4(x, 17*order+k)
	if order+k == 0 {
		d = quint[T]{X0: 1}
	}
	return d.mul(p)
}

// twoOverPi5 returns 2/π.
func twoOverPi5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(twoOverPi32[0]), T(twoOverPi32[1]), T(twoOverPi32[2]), T(twoOverPi32[3]), T(twoOverPi32[4])}
	}
	return quint[T]{T(twoOverPi64[0]), T(twoOverPi64[1]), T(twoOverPi64[2]), T(twoOverPi64[3]), T(twoOverPi64[4])}
}

// hankel4 returns ((P + Q)·cos y + (P - Q)·sin y)/√πx, for P and Q of an order and finite x ≥ 49.
// y is x, less π/2 where back is set, and the result has the sign of s.
func hankel4[T Float](x Quad[T], order int32, back bool, s T) quint[T] {
	e := middling(x.X0) >> 1
	f := pow2[T](-e)
	w := quintOf(x).scale(f).scale(f).recip5() // 4^e/x
	g := f
	if is32[T]() && e > 48 || e > 120 { // 1/x is nothing beside 1
		g = 0
	}
	v := w.scale(g).scale(g)
	r := v.mul(v).scale(2048).addFloat(-besselCentre[T](68))
	p, q := r.besselSeries(68+2*order), r.besselSeries(69+2*order).mul(v)
	sin, cos := x.SinCos()
	if back {
		sin, cos = cos.Neg(), sin
	}
	z := p.add(q).mulQuad(cos.signedBy(s)).add(p.sub(q).mulQuad(sin.signedBy(s)))
	return z.mul(w.mul(twoOverPi5[T]()).scale(0.5).sqrt5().scale(f))
}

// besselFar4 returns z, or what hankel returns where far is set.
//
//limb:arm
func besselFar4[T Float](far bool, z quint[T], x Quad[T], order int32, back bool, s T) quint[T] {
	if far {
		z = hankel4(x, order, back, s)
	}
	return z
}

// oneUnless returns x, or 1 where ok is not set.
func (x Quad[T]) oneUnless(ok bool) Quad[T] {
	if !ok {
		x = Quad[T]{X0: 1}
	}
	return x
}

// besselJAt4 returns J0(x) or J1(x), for finite x ≥ 0.
func besselJAt4[T Float](x Quad[T], order int32) quint[T] {
	_, far := besselPlace(x.X0, T(0.75)-T(toFloat[T](order)*0.5))
	return besselFar4(far, besselNear4(x.oneUnless(!far), order), x, order, order == 1, 1)
}

// besselJ4 returns J0(x) or J1(x).
//
//limb:once
func besselJ4[T Float](x Quad[T], order int32) Quad[T] {
	y := signed4(x, x.X0).oneUnless(finite(x.X0))
	z := besselJAt4(y, order).quad()
	s := x.X0
	if order == 0 {
		s = 1
	}
	z = signed4(z, s)
	if !finite(x.X0) {
		z = Quad[T]{}
	}
	return z.orNaN(x.X0)
}

// besselYAt4 returns Y0(x) or Y1(x), for finite x > 0; of Y1 where x is not tiny.
func besselYAt4[T Float](x Quad[T], order int32) quint[T] {
	shift := T(1.25) - T(toFloat[T](order)*0.5)
	_, far := besselPlace(x.X0, shift)
	a := x.oneUnless(!far)
	k, _ := besselPlace(a.X0, shift)
	d, recip, p := besselRow4(a, 34+17*order+k)
	t := d.mul(recip)
	// ln(x/z) = ln(1 + v) + n·ln 2
	n, v := int32(0), t
	if t.X0 < -0.5 {
		n = min(middling(a.X0), 0)
		v = quintOf(a).scale(pow2[T](-n)).mul(recip).addFloat(-1)
	}
	m, l := v.log1p()
	z := l.withLn2(m + n).mul(besselNear4(a, order))
	z = z.add(t.scale(toFloat[T](order)).mul(quintOf(a.oneUnless(order == 1)).recip()))
	z = z.mul(twoOverPi5[T]()).add(d.mul(p))
	return besselFar4(far, z, x, order, order == 0, 1-toFloat[T](order+order))
}

// besselYEnds4 returns y, which is Yn(x), or what that is where x is tiny, 0 or negative.
func besselYEnds4[T Float](y, x Quad[T], order int32) Quad[T] {
	if order == 1 && besselTiny(x.X0) {
		y = twoOverPi5[T]().quad().Neg().Div(x)
	}
	if x.X0 == 0 {
		y = Quad[T]{X0: -infinity[T]()}
	}
	if x.X0 < 0 {
		y = Quad[T]{X0: sqrt(x.X0)} // NaN
	}
	return y
}

// besselY4 returns Y0(x) or Y1(x).
//
//limb:once
func besselY4[T Float](x Quad[T], order int32) Quad[T] {
	y := x.oneUnless(x.X0 > 0 && finite(x.X0) && !(order == 1 && besselTiny(x.X0)))
	z := besselYEnds4(besselYAt4(y, order).quad(), x, order)
	if x.X0 == infinity[T]() {
		z = Quad[T]{}
	}
	return z.orNaN(x.X0)
}

// besselI4 returns I0(x) or I1(x).
//
//limb:once
func besselI4[T Float](x Quad[T], order int32) Quad[T] {
	_, bound, _ := expBound[T]()
	y := signed4(x, x.X0).within(bound)
	small := y.X0 < 4
	a := quintOf(y)
	if small {
		a = quint[T]{X0: 4}
	}
	e := exponent(a.X0)
	f := T(a.X0*pow2[T](-e)) - 1
	k := 1 + toInt(T((toFloat[T](e)+T(f*(1.34375-T(f*0.34375)))-2)*4)) // nearly log2 a
	w := a.recip()
	v := w.scale(8)
	if small {
		k, v = 0, prod5(y, y).scale(0.0625)
	}
	j := 72 + 18*order + min(k, 17)
	p := v.addFloat(-besselCentre[T](j)).besselSeries(j)
	z, m := a.expParts5()
	z = z.mul(w.sqrt5())
	if small {
		z, m = quint[T]{X0: 1}, 0
		if order == 1 {
			z = quintOf(y)
		}
	}
	s := x.X0
	if order == 0 {
		s = 1
	}
	return signed4(p.mul(z).quad().expScale(m), s).orNaN(x.X0)
}

// J0 returns the Bessel function of the first kind and order 0.
//
// Error: ≤ 4u⁴|J0(x)| for |x| below 51, where its first 16 zeros are; beyond,
// 4u⁴√(2/π|x|).
// Domain: all finite x. Where |J0(x)| is below 2^-53 (QF), but not 0, its last bits
// underflow.
// Special: J0(±0) = 1, J0(±Inf) = +0.
// Cost: 15700 flops with a fused multiply-add; 4850 where all |x| are below 51.
func (x Quad[T]) J0() Quad[T] { return besselJ4Once(x, 0) }

// J1 returns the Bessel function of the first kind and order 1.
//
// Error: ≤ 4u⁴|J1(x)| for |x| below 51, where its first 16 zeros are; beyond,
// 4u⁴√(2/π|x|).
// Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits
// underflow.
// Special: J1(±0) = ±0, J1(±Inf) = +0.
// Cost: as J0.
func (x Quad[T]) J1() Quad[T] { return besselJ4Once(x, 1) }

// Y0 returns the Bessel function of the second kind and order 0.
//
// Error: ≤ 4u⁴|Y0(x)| for x below 49, where its first 16 zeros are; beyond, 4u⁴√(2/πx).
// Domain: x > 0. Where |Y0(x)| is below 2^-49 (QF), but not 0, its last bits underflow.
// Special: Y0(±0) = -Inf, Y0(+Inf) = +0; NaN for negative x.
// Cost: 22000 flops with a fused multiply-add; 11500 where all x are below 49.
func (x Quad[T]) Y0() Quad[T] { return besselY4Once(x, 0) }

// Y1 returns the Bessel function of the second kind and order 1.
//
// Error: ≤ 4u⁴|Y1(x)| for x below 51, where its first 16 zeros are; beyond, 4u⁴√(2/πx).
// Domain: x > 0, and |Y1(x)| is below 2^126 (QF), 2^1022 (QD). Where it is below 2^-49
// (QF), but not 0, its last bits underflow.
// Special: Y1(±0) = -Inf, Y1(+Inf) = +0; NaN for negative x.
// Cost: as Y0.
func (x Quad[T]) Y1() Quad[T] { return besselY4Once(x, 1) }

// I0 returns the modified Bessel function of the first kind and order 0.
//
// Error: ≤ 4u⁴·I0(x).
// Domain: the result is below 2^126 (QF), 2^1022 (QD).
// Special: I0(±0) = 1, I0(±Inf) = +Inf; +Inf where the result overflows.
// Cost: 7750 flops with a fused multiply-add.
func (x Quad[T]) I0() Quad[T] { return besselI4Once(x, 0) }

// I1 returns the modified Bessel function of the first kind and order 1.
//
// Error: ≤ 4u⁴|I1(x)|.
// Domain: |I1(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-51, 2^-860:
// below, its last bits underflow.
// Special: I1(±0) = ±0, I1(±Inf) = ±Inf; ±Inf where the result overflows.
// Cost: as I0.
func (x Quad[T]) I1() Quad[T] { return besselI4Once(x, 1) }

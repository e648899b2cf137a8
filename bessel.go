package limb

// # Bessel functions
//
// All of them are polynomials, one for each of many rows, of which one Horner scheme reads
// the coefficients. A row has its own variable r, and |r| is at most 1.6.
//
// # Near the zeros
//
// Below 49 each zero z of a function that oscillates has a row, about as wide as π:
//
//	Jn(x) = (x - z)·P(x - c)
//	Yn(x) = 2/π·(ln(x/z)·Jn(x) + n·(x - z)/xz) + (x - z)·Q(x - c),	n = 0, 1
//
// where c is the middle of the row. What the terms with 2/π leave of Yn is an entire function, so
// that its polynomial is as short as that of Jn. It is 0 where Yn is, and so are the terms: the
// results are good relative to themselves. z has twice the limbs of the type. The first row of J0
// has no zero; that of J1 has 0.
//
// # Far from 0
//
//	√πx·J0(x) = (P0 + Q0)·cos x + (P0 - Q0)·sin x	[Wat44]
//
// where P0 and x·Q0 are polynomials in 1/x². Y0 is the same for the cosine and the sine of
// x - π/2, and so is J1 with P1 and Q1; Y1 is minus that of x.
//
// # Functions that grow
//
// I0 and I1/x are polynomials in x² below 4; above, √x·e^-x·In is one in 1/x, in 17 rows.
//
// There are rows for the places from 0 on of J0, J1, Y0 and Y1, 17 each, for P0, Q0, P1, Q1,
// and for I0 and I1, 18 each.

// besselZero returns the zero z of a row, as z + rest/up in twice the limbs of x, and 1/z.
func besselZero[T Float](j int32) (z, rest Pair[T], recip triple[T], up T) {
	z = Pair[T]{besselZeroLimb[T](j, 0), besselZeroLimb[T](j, 1)}
	rest = Pair[T]{besselZeroLimb[T](j, 2), besselZeroLimb[T](j, 3)}
	return z, rest, triple[T]{besselZeroLimb[T](j, 8), besselZeroLimb[T](j, 9), besselZeroLimb[T](j, 10)}, 1
}

// besselZeroQuad returns for quads what besselZero does for pairs. The last limbs are smaller than float32 has numbers.
func besselZeroQuad[T Float](j int32) (z, rest Quad[T], recip quint[T], up T) {
	z = Quad[T]{besselZeroLimb[T](j, 0), besselZeroLimb[T](j, 1), besselZeroLimb[T](j, 2), besselZeroLimb[T](j, 3)}
	rest = Quad[T]{besselZeroLimb[T](j, 4), besselZeroLimb[T](j, 5), besselZeroLimb[T](j, 6), besselZeroLimb[T](j, 7)}
	recip = quint[T]{besselZeroLimb[T](j, 8), besselZeroLimb[T](j, 9), besselZeroLimb[T](j, 10), besselZeroLimb[T](j, 11), besselZeroLimb[T](j, 12)}
	return z, rest, recip, byWidth[T](0x1p32, 1)
}

// besselPlace returns the place among the 17 rows of a function for x ≥ 0, and whether it is
// beyond them.
func besselPlace[T Float](x, shift T) (k int32, far bool) {
	if !(x < 60) {
		x = 60
	}
	k = toInt(trunc(T(x*T(0.3183098861837907)) + shift))
	return min(k, besselZeros-1), k > besselZeros-1
}

// besselRow returns, for row j, x - z, good relative to itself, 1/z and the polynomial.
func besselRow[T Float](x Pair[T], j int32) (d, recip, p triple[T]) {
	z, rest, recip, up := besselZero[T](j)
	y := tripleOf(x)
	d = tripleOf(y.sub(tripleOf(z)).pair()).scale(up) // exact near z
	d = d.sub(tripleOf(rest)).scale(1 / up)
	return d, recip, y.addFloat(-besselCentre[T](j)).besselSeries(j)
}

// besselRowQuad returns for row j what besselRow does. The limbs of x may be so far apart that five have no room for x - z, so
// that it is rounded as a sum of quads is.
//
//limb:twin
func besselRowQuad[T Float](x Quad[T], j int32) (d, recip, p quint[T]) {
	z, rest, recip, up := besselZeroQuad[T](j)
	d = quintOf(x.Sub(z)).scale(up).sub(quintOf(rest)).scale(1 / up)
	return d, recip, quintOf(x).addFloat(-besselCentre[T](j)).besselSeries(j)
}

// besselNear returns J0(x) or J1(x), by its order, for 0 ≤ x < 51.
//
//limb:twin
func besselNear[T Float](x Pair[T], order int32) triple[T] {
	k, _ := besselPlace(x.Hi, T(0.75)-T(toFloat[T](order)*0.5))
	d, _, p := besselRow(x, besselZeros*order+k)
	if order+k == 0 {
		d = triple[T]{X0: 1}
	}
	return d.mul(p)
}

// hankel returns ((P + Q)·cos y + (P - Q)·sin y)/√πx, for P and Q of an order and finite x ≥ 49.
// y is x, less π/2 where back is set, and the result has the sign of s.
//
//limb:twin
func hankel[T Float](x Pair[T], order int32, back bool, s T) triple[T] {
	e := middling(x.Hi) >> 1
	f := pow2[T](-e)
	w := tripleOf(x).scale(f).scale(f).recip3() // 4^e/x
	g := f
	if is32[T]() && e > 48 || e > 120 { // 1/x is nothing beside 1
		g = 0
	}
	v := w.scale(g).scale(g)
	r := v.mul(v).scale(2048).addFloat(-besselCentre[T](besselHankel))
	p, q := r.besselSeries(besselHankel+2*order), r.besselSeries(besselHankel+1+2*order).mul(v)
	sin, cos := x.SinCos()
	if back {
		sin, cos = cos.Neg(), sin
	}
	z := p.add(q).mulPair(cos.signedBy(s)).add(p.sub(q).mulPair(sin.signedBy(s)))
	return z.mul(w.mul(twoOverPi3[T]()).scale(0.5).sqrt3().scale(f))
}

// besselFar returns z, or what hankel returns where far is set.
//
//limb:arm
//limb:twin
func besselFar[T Float](far bool, z triple[T], x Pair[T], order int32, back bool, s T) triple[T] {
	if far {
		z = hankel(x, order, back, s)
	}
	return z
}

// oneUnless returns x, or 1 where ok is not set.
//
//limb:twin
func (x Pair[T]) oneUnless(ok bool) Pair[T] {
	if !ok {
		x = Pair[T]{Hi: 1}
	}
	return x
}

// besselJAt returns J0(x) or J1(x), for finite x ≥ 0.
//
//limb:twin
func besselJAt[T Float](x Pair[T], order int32) triple[T] {
	_, far := besselPlace(x.Hi, T(0.75)-T(toFloat[T](order)*0.5))
	return besselFar(far, besselNear(x.oneUnless(!far), order), x, order, order == 1, 1)
}

// besselJ returns J0(x) or J1(x).
//
//limb:once
//limb:twin
func besselJ[T Float](x Pair[T], order int32) Pair[T] {
	y := signed(x, x.Hi).oneUnless(finite(x.Hi))
	z := besselJAt(y, order).pair()
	s := x.Hi
	if order == 0 {
		s = 1
	}
	z = signed(z, s)
	if !finite(x.Hi) {
		z = Pair[T]{}
	}
	return z.orNaN(x.Hi)
}

// besselTiny reports whether Y1(x) is -2/πx, for x ≥ 0.
func besselTiny[T Float](x T) bool {
	least := byWidth[T](0x1p-60, 0x1p-200)
	return x < least
}

// besselYAt returns Y0(x) or Y1(x), for finite x > 0; of Y1 where x is not tiny.
//
//limb:twin
func besselYAt[T Float](x Pair[T], order int32) triple[T] {
	shift := T(1.25) - T(toFloat[T](order)*0.5)
	_, far := besselPlace(x.Hi, shift)
	a := x.oneUnless(!far)
	k, _ := besselPlace(a.Hi, shift)
	d, recip, p := besselRow(a, besselYFirst+besselZeros*order+k)
	t := d.mul(recip)
	// ln(x/z) = ln(1 + v) + n·ln 2
	n, v := int32(0), t
	if t.X0 < -0.5 {
		n = min(middling(a.Hi), 0)
		v = tripleOf(a).scale(pow2[T](-n)).mul(recip).addFloat(-1)
	}
	m, l := v.log1p()
	z := l.withLn2(m + n).mul(besselNear(a, order))
	z = z.add(t.scale(toFloat[T](order)).mul(tripleOf(a.oneUnless(order == 1)).recip()))
	z = z.mul(twoOverPi3[T]()).add(d.mul(p))
	return besselFar(far, z, x, order, order == 0, 1-toFloat[T](order+order))
}

// besselYEnds returns y, which is Yn(x), or what that is where x is tiny, 0 or negative.
//
//limb:twin
func besselYEnds[T Float](y, x Pair[T], order int32) Pair[T] {
	if order == 1 && besselTiny(x.Hi) {
		y = twoOverPi3[T]().pair().Neg().Div(x)
	}
	if x.Hi == 0 {
		y = Pair[T]{Hi: -infinity[T]()}
	}
	if x.Hi < 0 {
		y = Pair[T]{Hi: sqrt(x.Hi)} // NaN
	}
	return y
}

// besselY returns Y0(x) or Y1(x).
//
//limb:once
//limb:twin
func besselY[T Float](x Pair[T], order int32) Pair[T] {
	y := x.oneUnless(x.Hi > 0 && finite(x.Hi) && !(order == 1 && besselTiny(x.Hi)))
	z := besselYEnds(besselYAt(y, order).pair(), x, order)
	if x.Hi == infinity[T]() {
		z = Pair[T]{}
	}
	return z.orNaN(x.Hi)
}

// besselI returns I0(x) or I1(x).
//
//limb:once
//limb:twin
func besselI[T Float](x Pair[T], order int32) Pair[T] {
	bound := expBound[T]()
	y := signed(x, x.Hi).within(bound)
	small := y.Hi < 4
	a := tripleOf(y)
	if small {
		a = triple[T]{X0: 4}
	}
	k := 1 + toInt(T((nearLog2(a.X0)-2)*4)) // a quarter of an octave from 4 on
	w := a.recip()
	v := w.scale(8)
	if small {
		k, v = 0, prod3(y, y).scale(0.0625)
	}
	j := besselIFirst + besselScales*order + min(k, besselScales-1)
	p := v.addFloat(-besselCentre[T](j)).besselSeries(j)
	z, m := a.expParts3()
	z = z.mul(w.sqrt3())
	if small {
		z, m = triple[T]{X0: 1}, 0
		if order == 1 {
			z = tripleOf(y)
		}
	}
	s := x.Hi
	if order == 0 {
		s = 1
	}
	return signed(p.mul(z).pair().expScale(m), s).orNaN(x.Hi)
}

// J0 returns J0(x), the Bessel function of the first kind and order 0.
//
// Error: ≤ 2u²|J0(x)| for |x| below 51, where its first 16 zeros are; beyond, 2u²√(2/π|x|).
// Domain: all finite x.
// Special: J0(±0) = 1, J0(±Inf) = +0.
// Cost: 1700 flops with a fused multiply-add; 688 where all |x| are below 51.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|J0(x)| for |x| below 51, where its first 16 zeros are; beyond, 4u⁴√(2/π|x|).
//limb:twin Domain: all finite x. Where |J0(x)| is below 2^-53 (QF), but not 0, its last bits underflow.
//limb:twin Cost: 15700 flops with a fused multiply-add; 4590 where all |x| are below 51.
//limb:twin Triple Cost: 6750 flops with a fused multiply-add; 1970 where all |x| are below 51.
func (x Pair[T]) J0() Pair[T] { return besselJOnce(x, 0) }

// J1 returns J1(x), the Bessel function of the first kind and order 1.
//
// Error: ≤ 2u²|J1(x)| for |x| below 51, where its first 16 zeros are; beyond, 2u²√(2/π|x|).
// Domain: the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits underflow.
// Special: J1(±0) = ±0, J1(±Inf) = +0.
// Cost: as J0.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|J1(x)| for |x| below 51, where its first 16 zeros are; beyond, 4u⁴√(2/π|x|).
//limb:twin Domain: the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
func (x Pair[T]) J1() Pair[T] { return besselJOnce(x, 1) }

// Y0 returns Y0(x), the Bessel function of the second kind and order 0.
//
// Error: ≤ 2u²|Y0(x)| for x below 49, where its first 16 zeros are; beyond, 2u²√(2/πx).
// Domain: x > 0.
// Special: Y0(±0) = -Inf, Y0(+Inf) = +0; NaN for negative x.
// Cost: 2090 flops with a fused multiply-add; 1150 where all x are below 49.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|Y0(x)| for x below 49, where its first 16 zeros are; beyond, 4u⁴√(2/πx).
//limb:twin Domain: x > 0. Where |Y0(x)| is below 2^-49 (QF), but not 0, its last bits underflow.
//limb:twin Cost: 22000 flops with a fused multiply-add; 12500 where all x are below 49.
//limb:twin Triple Cost: 9950 flops with a fused multiply-add; 5650 where all x are below 49.
func (x Pair[T]) Y0() Pair[T] { return besselYOnce(x, 0) }

// Y1 returns Y1(x), the Bessel function of the second kind and order 1.
//
// Error: ≤ 2u²|Y1(x)| for x below 51, where its first 16 zeros are; beyond, 2u²√(2/πx).
// Domain: x > 0, and |Y1(x)| is below 2^126 (DF), 2^1022 (DD).
// Special: Y1(±0) = -Inf, Y1(+Inf) = +0; NaN for negative x.
// Cost: as Y0.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|Y1(x)| for x below 51, where its first 16 zeros are; beyond, 4u⁴√(2/πx).
//limb:twin Domain: x > 0, and |Y1(x)| is below 2^126 (QF), 2^1022 (QD). Where it is below 2^-49 (QF), but not 0, its last bits underflow.
func (x Pair[T]) Y1() Pair[T] { return besselYOnce(x, 1) }

// I0 returns I0(x), the modified Bessel function of the first kind and order 0.
//
// Error: ≤ 2u²·I0(x).
// Domain: the result is below 2^126 (DF), 2^1022 (DD).
// Special: I0(±0) = 1, I0(±Inf) = +Inf; +Inf where the result overflows.
// Cost: 941 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 4u⁴·I0(x).
//limb:twin Domain: the result is below 2^126 (QF), 2^1022 (QD).
//limb:twin Cost: 6870 flops with a fused multiply-add.
//limb:twin Triple Cost: 3010 flops with a fused multiply-add.
func (x Pair[T]) I0() Pair[T] { return besselIOnce(x, 0) }

// I1 returns I1(x), the modified Bessel function of the first kind and order 1.
//
// Error: ≤ 2u²|I1(x)|.
// Domain: |I1(x)| is below 2^126 (DF), 2^1022 (DD), and 0 or at least 2^-101, 2^-968: below,
// its last bits underflow.
// Special: I1(±0) = ±0, I1(±Inf) = ±Inf; ±Inf where the result overflows.
// Cost: as I0.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|I1(x)|.
//limb:twin Domain: |I1(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-51, 2^-860: below, its last bits underflow.
func (x Pair[T]) I1() Pair[T] { return besselIOnce(x, 1) }

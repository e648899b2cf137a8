package limb

// # The digamma function
//
// ψ(y), the derivative of ln Γ(y), is (y - y₀)·P(y) for y between 1 and 12, where y₀ is its
// zero, to a limb more than the type has; above, it is
//
//	ln y - 1/2y - D(1/y²)/y²
//
// with the rows and the Horner scheme of ln Γ, and other coefficients. Below 1 it is
// ψ(x+1) - 1/x, and for negative x, ψ(1-x) - π/tan πx, but next to 0: the first row reaches that
// far below 1.

// recip returns 1/x, for an x of which 1/x is no subnormal number.
func (x triple[T]) recip() triple[T] {
	w := x.recipLoose()
	e := x.mulPair(w).addFloat(-1)
	return settle3(w.Hi, w.Lo, -T(w.Hi*e.X0))
}

// recip returns 1/x, for an x of which 1/x is no subnormal number.
func (x quint[T]) recip() quint[T] {
	w := x.recipLoose()
	e := x.mulQuad(w).addFloat(-1)
	return settle5(w.X0, w.X1, w.X2, w.X3, -T(w.X0*e.X0))
}

// digamma returns ψ(x), for finite x > -2^-26 that are not 0.
//
//limb:twin
func (x triple[T]) digamma() triple[T] {
	high := !(x.X0 < 12)
	s, g := T(0), T(0) // of the moved x, and of the term g/x
	if x.X0 < 1 {
		s, g = 1, -1
	}
	if high {
		g = -0.5
	}
	j := gammaRow(x.X0+s) + digammaFirst
	c := gammaMiddle[T](j)
	d, r, l := x.addFloat(s).sub(digammaZero3[T]()), x.addFloat(s-c), triple[T]{}
	a := x
	if !high && g == 0 {
		a = triple[T]{X0: 1}
	}
	w := a.recip()
	if high {
		v := w.mul(w)
		d, r = v.neg(), v.addFloat(-c)
		k, m := x.log()
		l = m.withLn2(k)
	}
	return l.add(w.scale(g)).add(d.mul(r.gammaSeries(j)))
}

// piCotPi returns π/tan πx, infinite where that overflows: the tangent of an angle that is tiny is
// kept apart from its power of two, so that none of its bits underflows.
func (x Pair[T]) piCotPi() Pair[T] { return piCotPiOnce(x) }

// piCotPi is the body of the method.
//
//limb:once
func piCotPi[T Float](x Pair[T]) Pair[T] {
	n, r, sign, sinScale, cosScale := halfTurns(x, 64)
	return tangentAt(n, r).piOver().signedBy(T(T(sign*cosScale) / sinScale))
}

// piCotPi returns π/tan πx, infinite where that overflows, with the power of two of a tiny tangent apart.
//
//limb:twin
func (x Quad[T]) piCotPi() Quad[T] { return piCotPiQuadOnce(x) }

// piCotPiQuad is the body of the method.
//
//limb:once
//limb:twin
func piCotPiQuad[T Float](x Quad[T]) Quad[T] {
	n, a := halfTurnsQuad(x, 64)
	return a.tangentApart(n).piOver().signedBy(T(T(a.sign*a.cosScale) / a.sinScale))
}

// digammaReflect returns ψ(1-x) - π/tan πx where negative is set, and else y; z is ψ(1-x). Next to a
// pole the other term is infinite alone.
//
//limb:arm
//limb:twin
func digammaReflect[T Float](negative bool, y Pair[T], z triple[T], x Pair[T]) Pair[T] {
	if negative {
		w := x.piCotPi().Neg()
		y = z.addPair(w).pair()
		if !finite(w.Hi) {
			y = w
		}
	}
	return y
}

// Digamma returns ψ(x), the derivative of ln Γ(x).
//
// Error: ≤ 2u²|ψ(x)| for x > 0 that are not within 2^-14 (DF), 2^-40 (DD) of the zero at
// 1.46…; there it falls no further; for negative x, where ψ has zeros between the poles,
// 4u²(1 + |ψ(x)| + π|cot πx|).
// Domain: |ψ(x)| is below 2^126 (DF), 2^1022 (DD): all x but 0, the negative integers, and what is nearer
// to them than 2^-126 (DF), 2^-1022 (DD), which limbs far apart may be.
// Special: ψ(±0) = ∓Inf, ψ(+Inf) = +Inf; NaN for negative integers and -Inf; ±Inf where the result
// overflows next to these.
// Cost: 1120 flops with a fused multiply-add; 1400 for negative x.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|ψ(x)| for x > 0 that are not within 2^-14 (QF), 2^-40 (QD) of the zero at 1.46…; there it falls no further; for negative x, where ψ has zeros between the poles, 4u⁴(1 + |ψ(x)| + π|cot πx|).
//limb:twin Domain: |ψ(x)| is below 2^126 (QF), 2^1022 (QD): all x but 0, the negative integers, and what is nearer to them than 2^-126 (QF), 2^-1022 (QD), which limbs far apart may be.
//limb:twin Cost: 6700 flops with a fused multiply-add; 10800 for negative x.
//limb:twin Triple Cost: 3100 flops with a fused multiply-add; 5000 for negative x.
func (x Pair[T]) Digamma() Pair[T] { return digammaOnce(x) }

//limb:once
//limb:twin
func digamma[T Float](x Pair[T]) Pair[T] {
	least := byWidth[T](0x1p-124, 0x1p-1020)
	a := gammaArg(x, infinity[T]())
	if abs(x.Hi) < 0x1p-26 {
		a = tripleOf(x)
	}
	near := abs(x.Hi) < least
	if near {
		a = triple[T]{X0: 1}
	}
	p := a.digamma()
	z := digammaReflect(x.Hi <= -0x1p-26, p.pair(), p, x)
	whole, _ := x.parity()
	if x.Hi < 0 && whole {
		z = Pair[T]{Hi: sqrt(x.Hi)} // NaN
	}
	if near {
		z = x.Recip().Neg()
	}
	if x.Hi-x.Hi != 0 {
		z = Pair[T]{Hi: x.Hi + infinity[T]()} // NaN for -Inf
	}
	return z
}

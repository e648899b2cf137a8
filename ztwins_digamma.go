// Code generated from digamma.go by gen; DO NOT EDIT.

package limb

// digammaZero5 returns the zero in five limbs.
func digammaZero5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(digammaZero32[0]), T(digammaZero32[1]), T(digammaZero32[2]), T(digammaZero32[3]), T(digammaZero32[4])}
	}
	return quint[T]{T(digammaZero64[0]), T(digammaZero64[1]), T(digammaZero64[2]), T(digammaZero64[3]), T(digammaZero64[4])}
}

// digamma returns ψ(x), for finite x > -2^-26 that are not 0.
func (x quint[T]) digamma() quint[T] {
	high := !(x.X0 < 12)
	s, g := T(0), T(0) // of the moved x, and of the term g/x
	if x.X0 < 1 {
		s, g = 1, -1
	}
	if high {
		g = -0.5
	}
	j := gammaRow(x.X0+s) + 16
	c := gammaMiddle[T](j)
	d, r, l := x.addFloat(s).sub(digammaZero5[T]()), x.addFloat(s-c), quint[T]{}
	a := x
	if !high && g == 0 {
		a = quint[T]{X0: 1}
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

// digammaReflect4 returns ψ(1-x) - π/tan πx where negative is set, and else y; z is ψ(1-x). Next to a
// pole the other term is infinite alone.
//
//limb:arm
func digammaReflect4[T Float](negative bool, y Quad[T], z quint[T], x Quad[T]) Quad[T] {
	if negative {
		w := x.piCotPi().Neg()
		y = z.addQuad(w).quad()
		if !finite(w.X0) {
			y = w
		}
	}
	return y
}

// Digamma returns ψ(x), the derivative of ln Γ(x).
//
// Error: ≤ 2u⁴|ψ(x)| for x > 0 that are not within 2^-14 (QF), 2^-40 (QD) of the zero
// at 1.46…; there it falls no further; for negative x, where ψ has zeros between the
// poles, 4u⁴(1 + |ψ(x)| + π|cot πx|).
// Domain: |ψ(x)| is below 2^126 (QF), 2^1022 (QD): all x but 0, the negative integers,
// and what is nearer to them than 2^-126 (QF), 2^-1022 (QD), which limbs far apart may
// be.
// Special: ψ(±0) = ∓Inf, ψ(+Inf) = +Inf; NaN for negative integers and -Inf; ±Inf where the result
// overflows next to these.
// Cost: 7300 flops with a fused multiply-add; 10800 for negative x.
func (x Quad[T]) Digamma() Quad[T] { return digamma4Once(x) }

// digamma4 is Digamma.
//
//limb:once
func digamma4[T Float](x Quad[T]) Quad[T] {
	least := T(0x1p-1020)
	if is32[T]() {
		least = 0x1p-124
	}
	a := gammaArg4(x, infinity[T]())
	if abs(x.X0) < 0x1p-26 {
		a = quintOf(x)
	}
	near := abs(x.X0) < least
	if near {
		a = quint[T]{X0: 1}
	}
	p := a.digamma()
	z := digammaReflect4(x.X0 <= -0x1p-26, p.quad(), p, x)
	whole, _ := x.parity()
	if x.X0 < 0 && whole {
		z = Quad[T]{X0: sqrt(x.X0)} // NaN
	}
	if near {
		z = x.Recip().Neg()
	}
	if x.X0-x.X0 != 0 {
		z = Quad[T]{X0: x.X0 + infinity[T]()} // NaN for -Inf
	}
	return z
}

// Code generated from besseln.go by gen; DO NOT EDIT.

package limb

// besselTop4 returns the order where Miller's algorithm begins, for Jn(x) and 0 < x < n.
func besselTop4[T Float](x Quad[T], n int32) int32 {
	a, b, half := besselAbove4[T]()
	m := toFloat[T](n)
	r := sqrt(sqrt(T(m * sqrt(sqrt(m))))) // nearly ∛n
	above := T(a*r) + b
	if j := exponent(m) - exponent(x.X0); j > 1 { // n/x is above 2^(j-1)
		if few := half/(toFloat[T](j)-0.1) + 5; few < above {
			above = few
		}
	}
	return n + toInt(trunc(above))
}

// besselLevel4 returns a and b as multiples of 2^e, the larger of them near 1.
func besselLevel4[T Float](a, b quint[T]) (c, d quint[T], e int32) {
	e = middling(abs(a.X0) + abs(b.X0))
	f := pow2[T](-e)
	return a.scale(f), b.scale(f), e
}

// besselStep4 returns C(k), C(k+1) as multiples of 2^e for a = C(k-1), b = C(k), w = 2/x and d = 1,
// or C(k), C(k-1) for C(k+1), C(k) and d = -1; with k + d, one step less, and whether there are
// more.
//
//limb:turn
func besselStep4[T Float](more bool, steps, k, e int32, a, b, w quint[T], d int32) (bool, int32, int32, int32, quint[T], quint[T]) {
	if more {
		var n int32
		a, b, n = besselLevel4(b, w.mulFloat(toFloat[T](k)).mul(b).sub(a))
		steps, k, e = steps-1, k+d, e+n
		more = steps > 0
	}
	return more, steps, k, e, a, b
}

// besselSteps4 are so many steps, from the order k on, up or down as d is 1 or -1.
//
//limb:loop
func besselSteps4[T Float](steps, k, d int32, a, b, w quint[T]) (y, z quint[T], e int32) {
	for more := steps > 0; more; {
		more, steps, k, e, a, b = besselStep4(more, steps, k, e, a, b, w, d)
	}
	return a, b, e
}

// besselRecip4 returns 2/x, for normal x > 0.
func besselRecip4[T Float](x Quad[T]) quint[T] {
	f := pow2[T](-middling(x.X0))
	return quintOf(x).scale(f).recip().scale(2).scale(f)
}

// atLeast returns x, or a where that is larger.
func (x Quad[T]) atLeast(a T) Quad[T] {
	if x.X0 < a {
		x = Quad[T]{X0: a}
	}
	return x
}

// besselJn4 returns Jn(x).
//
//limb:once
func besselJn4[T Float](x Quad[T], n int) Quad[T] {
	m, ok, odd := besselOrder[T](within32(n))
	y := signed4(x, x.X0).oneUnless(finite(x.X0))
	j0, j1 := besselJAt4(y, 0), besselJAt4(y, 1)
	y = y.atLeast(besselLeast[T]())
	w := besselRecip4(y)
	down := m > 1 && y.X0 < toFloat[T](m)
	top, steps, k, d := m, m-1, int32(1), int32(1)
	if down {
		top, steps, k, d = besselTop4(y, m), m, m, -1
	}
	// Miller's algorithm from the top to m, and on to 0; or up to m from 1
	a, g, _ := besselSteps4(top-m, top, -1, quint[T]{}, quint[T]{X0: 1}, w)
	b, c, s := besselLevel4(j0, j1)
	if down {
		b, c, s = a, g, 0
	}
	b, c, e := besselSteps4(steps, k, d, b, c, w)
	// now C1, C0 or C(m-1), Cm
	z, e := c, s+e
	if down {
		p := j0
		if abs(c.X0) < abs(b.X0) {
			c, p = b, j1
		}
		z, e = g.mul(p).mul(c.recip()), -e
	}
	if m == 1 {
		z, e = j1, 0
	}
	if m == 0 {
		z, e = j0, 0
	}
	sign := T(1)
	if odd && signbit(x.X0) != (n < 0) {
		sign = -1
	}
	v := signed4(z.quad().scaleB(e), sign)
	if !finite(x.X0) {
		v = Quad[T]{}
	}
	if !ok {
		v = Quad[T]{X0: nan[T]()}
	}
	return v.orNaN(x.X0)
}

// besselYn4 returns Yn(x).
//
//limb:once
func besselYn4[T Float](x Quad[T], n int) Quad[T] {
	m, ok, odd := besselOrder[T](within32(n))
	y := x.oneUnless(x.X0 > 0 && finite(x.X0))
	tiny := besselTiny(y.X0)
	y0, y1 := besselYAt4(y, 0), besselYAt4(y.oneUnless(!tiny), 1)
	w := besselRecip4(y.atLeast(besselLeast[T]()))
	if tiny { // -2/πx
		y1 = twoOverPi5[T]().mul(w).scale(-0.5)
	}
	a, b, s := besselLevel4(y0, y1)
	_, z, e := besselSteps4(m-1, 1, 1, a, b, w)
	e = e + s
	if m == 1 {
		z, e = y1, 0
	}
	if m == 0 {
		z, e = y0, 0
	}
	v := besselYEnds4(z.quad().scaleB(e), x, m)
	if odd && n < 0 {
		v = signed4(v, -1)
	}
	if x.X0 == infinity[T]() {
		v = Quad[T]{}
	}
	if !ok {
		v = Quad[T]{X0: nan[T]()}
	}
	return v.orNaN(x.X0)
}

// Jn returns the Bessel function of the first kind and order n.
//
// Error: ≤ 4u⁴|Jn(x)| for |x| below |n|; beyond, 4u⁴√(Jn(x)² + Yn(x)²). For n = 0, 1
// and -1 as J0 and J1, and with their bits.
// Domain: |n| ≤ 1000, NaN beyond; the result is 0 or at least 2^-51 (QF), 2^-860 (QD):
// below, its last bits underflow.
// Special: J0(±0) = 1, else ±0 as for small x; Jn(±Inf) = +0.
// Cost: those of J0 and J1, and 400 flops for each step: |n| of them where |x| is above
// |n|, else at most |n| + 33 + 20∛|n|.
func (x Quad[T]) Jn(n int) Quad[T] { return besselJn4Once(x, n) }

// Yn returns the Bessel function of the second kind and order n.
//
// Error: ≤ 4u⁴√(Jn(x)² + Yn(x)²). For n = 0, 1 and -1 as Y0 and Y1, and with their
// bits.
// Domain: |n| ≤ 1000, NaN beyond; x > 0, and |Yn(x)| is below 2^126 (QF), 2^1022 (QD).
// Where it is below 2^-53 (QF), but not 0, its last bits underflow.
// Special: Yn(±0) = -Inf, and +Inf for negative odd n; Yn(+Inf) = +0; NaN for negative x.
// Cost: those of Y0 and Y1, and |n| steps as those of Jn.
func (x Quad[T]) Yn(n int) Quad[T] { return besselYn4Once(x, n) }

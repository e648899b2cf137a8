package limb

// # Bessel functions of any order
//
// Neighbours in the order know one another,
//
//	C(k+1) = (2k/x)·C(k) - C(k-1),	C = J or Y	[Wat44]
//
// and what goes up from C0 and C1 keeps its accuracy as long as no other solution grows faster:
// Y always, and J up to k = x. Beyond, J falls while Y grows; so it comes down from an order N
// where it is nothing beside Jn, from 0 and 1, and is Jn, J1 and J0 but for one factor
// (Miller's algorithm, [OLBC10]). J0 and J1 tell the factor, whichever is the larger: that loses nothing
// where they are 0.
//
// The recurrence has a limb more than the type, and the larger of two neighbours is kept near 1, by
// powers of two, which are counted.

// besselOrders is the highest order: so many steps, and what Miller's algorithm needs on top.
const besselOrders = 1000

// besselAbove returns, for Miller's algorithm, how many orders above a high order n = x are
// enough, as a·n^⅓ + b, and half of the bits that they must give: J falls and Y grows
// by the factor n/x and more with each of them.
func besselAbove[T Float]() (a, b, half T) {
	if is32[T]() {
		return 7.9, 16, 30
	}
	return 12.4, 22, 59
}

// besselAboveQuad returns for quads what besselAbove does for pairs.
//
//limb:twin
func besselAboveQuad[T Float]() (a, b, half T) {
	if is32[T]() {
		return 11.7, 21, 54
	}
	return 19, 33, 112
}

// besselTop returns the order where Miller's algorithm begins, for Jn(x) and 0 < x < n.
//
//limb:twin
func besselTop[T Float](x Pair[T], n int32) int32 {
	a, b, half := besselAbove[T]()
	m := toFloat[T](n)
	r := sqrt(sqrt(T(m * sqrt(sqrt(m))))) // nearly ∛n
	above := T(a*r) + b
	if j := exponent(m) - exponent(x.Hi); j > 1 { // n/x is above 2^(j-1)
		if few := half/(toFloat[T](j)-0.1) + 5; few < above {
			above = few
		}
	}
	return n + toInt(trunc(above))
}

// besselLevel returns a and b as multiples of 2^e, the larger of them near 1.
//
//limb:twin
func besselLevel[T Float](a, b triple[T]) (c, d triple[T], e int32) {
	e = middling(abs(a.X0) + abs(b.X0))
	f := pow2[T](-e)
	return a.scale(f), b.scale(f), e
}

// besselStep returns C(k), C(k+1) as multiples of 2^e for a = C(k-1), b = C(k), w = 2/x and d = 1,
// or C(k), C(k-1) for C(k+1), C(k) and d = -1; with k + d, one step less, and whether there are
// more.
//
//limb:turn
//limb:twin
func besselStep[T Float](more bool, steps, k, e int32, a, b, w triple[T], d int32) (bool, int32, int32, int32, triple[T], triple[T]) {
	if more {
		var n int32
		a, b, n = besselLevel(b, w.mulFloat(toFloat[T](k)).mul(b).sub(a))
		steps, k, e = steps-1, k+d, e+n
		more = steps > 0
	}
	return more, steps, k, e, a, b
}

// besselSteps are so many steps, from the order k on, up or down as d is 1 or -1.
//
//limb:loop
//limb:twin
func besselSteps[T Float](steps, k, d int32, a, b, w triple[T]) (y, z triple[T], e int32) {
	for more := steps > 0; more; {
		more, steps, k, e, a, b = besselStep(more, steps, k, e, a, b, w, d)
	}
	return a, b, e
}

// besselRecip returns 2/x, for normal x > 0.
//
//limb:twin
func besselRecip[T Float](x Pair[T]) triple[T] {
	f := pow2[T](-middling(x.Hi))
	return tripleOf(x).scale(f).recip().scale(2).scale(f)
}

// besselLeast returns a number below which C2, C3, … are 0 or infinite.
func besselLeast[T Float]() T { return byWidth[T](0x1p-80, 0x1p-600) }

// atLeast returns x, or a where that is larger.
//
//limb:twin
func (x Pair[T]) atLeast(a T) Pair[T] {
	if x.Hi < a {
		x = Pair[T]{Hi: a}
	}
	return x
}

// besselOrder returns |n|, or 0 where that is above the highest order, whether it is not, and
// whether n is odd.
func besselOrder[T Float](n int32) (m int32, ok, odd bool) {
	m = n
	if n < 0 {
		m = -n
	}
	ok = m >= 0 && m <= besselOrders // -n may be n
	if !ok {
		m = 0
	}
	return m, ok, n&1 == 1
}

// besselJn returns Jn(x).
//
//limb:once
//limb:twin
func besselJn[T Float](x Pair[T], n int) Pair[T] {
	m, ok, odd := besselOrder[T](within32(n))
	y := signed(x, x.Hi).oneUnless(finite(x.Hi))
	j0, j1 := besselJAt(y, 0), besselJAt(y, 1)
	y = y.atLeast(besselLeast[T]())
	w := besselRecip(y)
	down := m > 1 && y.Hi < toFloat[T](m)
	top, steps, k, d := m, m-1, int32(1), int32(1)
	if down {
		top, steps, k, d = besselTop(y, m), m, m, -1
	}
	// Miller's algorithm from the top to m, and on to 0; or up to m from 1
	a, g, _ := besselSteps(top-m, top, -1, triple[T]{}, triple[T]{X0: 1}, w)
	b, c, s := besselLevel(j0, j1)
	if down {
		b, c, s = a, g, 0
	}
	b, c, e := besselSteps(steps, k, d, b, c, w)
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
	if odd && signbit(x.Hi) != (n < 0) {
		sign = -1
	}
	v := signed(z.pair().scaleB(e), sign)
	if !finite(x.Hi) {
		v = Pair[T]{}
	}
	if !ok {
		v = Pair[T]{Hi: nan[T]()}
	}
	return v.orNaN(x.Hi)
}

// besselYn returns Yn(x).
//
//limb:once
//limb:twin
func besselYn[T Float](x Pair[T], n int) Pair[T] {
	m, ok, odd := besselOrder[T](within32(n))
	y := x.oneUnless(x.Hi > 0 && finite(x.Hi))
	tiny := besselTiny(y.Hi)
	y0, y1 := besselYAt(y, 0), besselYAt(y.oneUnless(!tiny), 1)
	w := besselRecip(y.atLeast(besselLeast[T]()))
	if tiny { // -2/πx
		y1 = twoOverPi3[T]().mul(w).scale(-0.5)
	}
	a, b, s := besselLevel(y0, y1)
	_, z, e := besselSteps(m-1, 1, 1, a, b, w)
	e = e + s
	if m == 1 {
		z, e = y1, 0
	}
	if m == 0 {
		z, e = y0, 0
	}
	v := besselYEnds(z.pair().scaleB(e), x, m)
	if odd && n < 0 {
		v = signed(v, -1)
	}
	if x.Hi == infinity[T]() {
		v = Pair[T]{}
	}
	if !ok {
		v = Pair[T]{Hi: nan[T]()}
	}
	return v.orNaN(x.Hi)
}

// Jn returns the Bessel function of the first kind and order n at x.
//
// Error: ≤ 2u²|Jn(x)| for |x| below |n|; beyond, 2u²√(Jn(x)² + Yn(x)²). For n = 0, 1 and -1 as
// J0 and J1, and with their bits.
// Domain: |n| ≤ 1000, NaN beyond; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below,
// its last bits underflow.
// Special: J0(±0) = 1, else ±0 as for small x; Jn(±Inf) = +0.
// Cost: those of J0 and J1, and 110 flops for each step: |n| of them where |x| is above |n|, else at
// most |n| + 22 + 13∛|n|.
//
//limb:function
//limb:twin Error: ≤ 4u⁴|Jn(x)| for |x| below |n|; beyond, 4u⁴√(Jn(x)² + Yn(x)²). For n = 0, 1 and -1 as J0 and J1, and with their bits.
//limb:twin Domain: |n| ≤ 1000, NaN beyond; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: those of J0 and J1, and 400 flops for each step: |n| of them where |x| is above |n|, else at most |n| + 33 + 20∛|n|.
//limb:twin Triple Cost: those of J0 and J1, and 210 flops for each step: |n| of them where |x| is above |n|, else at most |n| + 33 + 20∛|n|.
func (x Pair[T]) Jn(n int) Pair[T] { return besselJnOnce(x, n) }

// Yn returns the Bessel function of the second kind and order n at x.
//
// Error: ≤ 2u²√(Jn(x)² + Yn(x)²). For n = 0, 1 and -1 as Y0 and Y1, and with their bits.
// Domain: |n| ≤ 1000, NaN beyond; x > 0, and |Yn(x)| is below 2^126 (DF), 2^1022 (DD).
// Special: Yn(±0) = -Inf, and +Inf for negative odd n; Yn(+Inf) = +0; NaN for negative x.
// Cost: those of Y0 and Y1, and |n| steps as those of Jn.
//
//limb:function
//limb:twin Error: ≤ 4u⁴√(Jn(x)² + Yn(x)²). For n = 0, 1 and -1 as Y0 and Y1, and with their bits.
//limb:twin Domain: |n| ≤ 1000, NaN beyond; x > 0, and |Yn(x)| is below 2^126 (QF), 2^1022 (QD). Where it is below 2^-53 (QF), but not 0, its last bits underflow.
func (x Pair[T]) Yn(n int) Pair[T] { return besselYnOnce(x, n) }

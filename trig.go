package limb

// # Sine and cosine
//
// The argument is taken apart as x = (n + f)·π/64, with an integer n, of which
// the part modulo 128 matters, and |f| ≤ ½. With r = fπ/64,
//
//	sin x = S cos r + C sin r	S = sin nπ/64, C = sin (n+32)π/64
//	      = S + C·r + z·(S·p + C·r·q)	z = r², cos r = 1 + z·p, sin r = r + r·z·q
//
// and cos x is the same for n + 32. S and C come from a table of the circle, S
// and C·r are known to a limb more than the result, and the rest is 2^-10 of the
// result or less, so that the result is good to its last rounding. Where x is
// near a multiple of π, S is 0 and the result is as good as r is, relative to r.
//
// # Moderate arguments
//
// For 0 ≤ x below 12288 (float32), 2^26 (float64), n is x·64/π in machine numbers,
// rounded; |f| ≤ 0.54, since n < 2^18, 2^31, and for n = 0, r is x itself. Then
//
//	    x_0    x_1    x_2 …	x, limb by limb: x_i is u^i·x or less
//	-   h_0    h_1    h_2 …	h_i + e_i = n·P_i, for π/64 = P_0 + P_1 + …
//	-          e_0    e_1 …	with h_i, e_i-1 ≤ u^i·x
//
// is summed column by column [CW80]. x_0 - h_0 is exact, as they are near each other. Each
// other column is a sum by TwoSum, whose errors belong to the next one; only the last
// one, that of u^m, is rounded, and what is beyond it left out. The sums of the absolute
// values in it, in units of u^m·x, times u, give for n ≥ 32
//
//	       DF      DD      QF      QD
//	m      3       2       5       4
//	P_i    4       3       6       5
//	error  43u⁴x   17u³x   730u⁶x  220u⁵x
//
// and at most twice that for n < 32. Where n is no multiple of 32, sin x and cos x are at
// least 2^-5.5, and the error is below 2^-13 of the last place of that. Where n is one, x
// is near a multiple of π/2, and the columns may cancel: one of sin x and cos x is sin r.
// While |r| is at least 2^-32·x (float32), 2^-38·x (float64), the error is below
// 2^-6·u²·|r| (pairs), 2^-6·u⁴·|r| (quads). What is nearer to such a multiple, by the
// computed r, takes the long way, as do numbers that are not moderate: of the numbers
// near π/2 one in 2^31, 2^37, of the largest moderate ones one in 2^18, 2^11. So does π/2
// itself, rounded to limbs.
//
// # Other arguments
//
// r may be small, since some x is near a multiple of π/2: nearer than 2^-118 of a
// turn for a DD. So n + f = x·64/π is computed in fixed point [PH83], to such a
// place that f has all bits that are needed, for any x there is. A number to the
// base B (2^12 for float32, 2^26 for float64) has digits between -B/2 and B/2. A
// limb has three digits, a table has those of 64/π, and the product of two digits
// is exact. So is the sum of all products at one place:
//
//	          d_-1   d_0 . d_1   d_2   d_3   …	64/π
//	        × c_1    c_0 . c_-1			a limb, its places aligned to those of 64/π
//
// What stands at the places above 0 is a multiple of B and hence of 128, a whole
// number of turns. Carries go upward, and leave digits again. Two digits are a
// limb of f, and the limbs are on a grid: where the first ones are 0, the others
// take their places, and nothing cancels.

// limbDigits returns a as c0·B^k + c1·B^(k-1) + c2·B^(k-2), and the index of the
// word of [piWords32] or [piWords64] by which c2 makes digits at the place 0. The
// digits of a float32 are integers, down to the least subnormal number; those of a
// float64 so small that no digit of its product is of use are not.
//
// |c0| ≤ B (float64) or B/2 (float32), |c1|, |c2| ≤ B/2.
func limbDigits[T Float](a T) (c0, c1, c2 T, at int32) {
	if is32[T]() {
		k := max(exponent(a)+133, 0)*683>>13 - 11 // ⌊(e+1)/12⌋, at least -11
		f := pow2[T](-6 * k)
		s := T(T(a*f) * f)
		c0 = (s + 0x1.8p23) - 0x1.8p23
		s = T((s - c0) * 0x1p12)
		c1 = (s + 0x1.8p23) - 0x1.8p23
		return c0, c1, T((s - c1) * 0x1p12), k + 21
	}
	k := max(exponent(a)+546, 0)*1261>>15 - 21 // ⌊e/26⌋, at least -21
	s := T(a * pow2[T](-26*k))
	c0 = (s + 0x1.8p52) - 0x1.8p52
	s = T((s - c0) * 0x1p26)
	c1 = (s + 0x1.8p52) - 0x1.8p52
	return c0, c1, T((s - c1) * 0x1p26), k + 21
}

// piWord returns a digit of 64/π.
func piWord[T Float](at int32) T {
	if is32[T]() {
		return T(piWords32[at])
	}
	return T(piWords64[at])
}

// atPlace returns the sum of the products of a limb's digits with those of 64/π at
// one place. It is exact, and below 2^23 (float32), 2^52 (float64).
func atPlace[T Float](c0, c1, c2, w0, w1, w2 T) T { return T(c0*w0) + T(c1*w1) + T(c2*w2) }

// high returns the multiple of B next to a.
func high[T Float](a T) T {
	if is32[T]() {
		return (a + 0x1.8p35) - 0x1.8p35
	}
	return (a + 0x1.8p78) - 0x1.8p78
}

// atPlaces returns what stays of a + b at its place, and what goes to the next one.
func atPlaces[T Float](a, b T) (digit, up T) {
	if is32[T]() {
		g, h := high(a), high(b)
		return (a - g) + (b - h), T((g + h) * 0x1p-12)
	}
	return carryUp(a + b)
}

// carryUp returns what stays of a at its place, and what goes to the next one.
func carryUp[T Float](a T) (digit, up T) {
	h := high(a)
	if is32[T]() {
		return a - h, T(h * 0x1p-12)
	}
	return a - h, T(h * 0x1p-26)
}

// trigLong returns n modulo 128 and r for x ≥ 0, r within 2^-6·u²|r|. Carries go
// up by one place for all places at once, then once more, when they are -4 to 4.
func trigLong[T Float](x Pair[T]) (n int32, r triple[T]) {
	a0, a1, a2, i := limbDigits(x.Hi)
	p0, p1, p2, p3, p4, p5, p6 := piWord[T](i), piWord[T](i+1), piWord[T](i+2), piWord[T](i+3), piWord[T](i+4), piWord[T](i+5), piWord[T](i+6)
	p7, p8, p9, p10, p11, p12, p13 := piWord[T](i+7), piWord[T](i+8), piWord[T](i+9), piWord[T](i+10), piWord[T](i+11), piWord[T](i+12), piWord[T](i+13)
	b0, b1, b2, j := limbDigits(x.Lo)
	q0, q1, q2, q3, q4, q5, q6 := piWord[T](j), piWord[T](j+1), piWord[T](j+2), piWord[T](j+3), piWord[T](j+4), piWord[T](j+5), piWord[T](j+6)
	q7, q8, q9, q10, q11, q12, q13 := piWord[T](j+7), piWord[T](j+8), piWord[T](j+9), piWord[T](j+10), piWord[T](j+11), piWord[T](j+12), piWord[T](j+13)
	_, u11 := atPlaces(atPlace(a0, a1, a2, p13, p12, p11), atPlace(b0, b1, b2, q13, q12, q11))
	d10, u10 := atPlaces(atPlace(a0, a1, a2, p12, p11, p10), atPlace(b0, b1, b2, q12, q11, q10))
	d9, u9 := atPlaces(atPlace(a0, a1, a2, p11, p10, p9), atPlace(b0, b1, b2, q11, q10, q9))
	d8, u8 := atPlaces(atPlace(a0, a1, a2, p10, p9, p8), atPlace(b0, b1, b2, q10, q9, q8))
	d7, u7 := atPlaces(atPlace(a0, a1, a2, p9, p8, p7), atPlace(b0, b1, b2, q9, q8, q7))
	d6, u6 := atPlaces(atPlace(a0, a1, a2, p8, p7, p6), atPlace(b0, b1, b2, q8, q7, q6))
	d5, u5 := atPlaces(atPlace(a0, a1, a2, p7, p6, p5), atPlace(b0, b1, b2, q7, q6, q5))
	d4, u4 := atPlaces(atPlace(a0, a1, a2, p6, p5, p4), atPlace(b0, b1, b2, q6, q5, q4))
	d3, u3 := atPlaces(atPlace(a0, a1, a2, p5, p4, p3), atPlace(b0, b1, b2, q5, q4, q3))
	d2, u2 := atPlaces(atPlace(a0, a1, a2, p4, p3, p2), atPlace(b0, b1, b2, q4, q3, q2))
	d1, u1 := atPlaces(atPlace(a0, a1, a2, p3, p2, p1), atPlace(b0, b1, b2, q3, q2, q1))
	d0, _ := atPlaces(atPlace(a0, a1, a2, p2, p1, p0), atPlace(b0, b1, b2, q2, q1, q0))
	d10, v10 := carryUp(d10 + u11)
	d9, v9 := carryUp(d9 + u10)
	d8, v8 := carryUp(d8 + u9)
	d7, v7 := carryUp(d7 + u8)
	d6, v6 := carryUp(d6 + u7)
	d5, v5 := carryUp(d5 + u6)
	d4, v4 := carryUp(d4 + u5)
	d3, v3 := carryUp(d3 + u4)
	d2, v2 := carryUp(d2 + u3)
	d1, v1 := carryUp(d1 + u2)
	n = toInt(d0+u1+v1) & 127 // what went up from there is a multiple of 128

	base, unit := T(0x1p26), T(0x1p-52)
	if is32[T]() {
		base, unit = T(0x1p12), T(0x1p-24)
	}
	l0, l1 := T((d1+v2)*base)+(d2+v3), T((d3+v4)*base)+(d4+v5)
	l2, l3 := T((d5+v6)*base)+(d6+v7), T((d7+v8)*base)+(d8+v9)
	l4 := T((d9+v10)*base) + d10
	scale := unit
	if l0 == 0 {
		l0, l1, l2, l3, l4 = l1, l2, l3, l4, 0
		scale = T(scale * unit)
	}
	if l0 == 0 {
		l0, l1, l2, l3 = l1, l2, l3, l4
		scale = T(scale * unit)
	}
	l1 = T(l1 * unit)
	l2 = T(T(l2*unit) * unit)
	l3 = T(T(T(l3*unit)*unit) * unit)
	l0, l1 = FastTwoSum(l0, l1)
	l1, l2 = FastTwoSum(l1, l2)
	return n, triple[T]{l0, l1, l2 + l3}.scale(scale).mul(piStep[T]())
}

// trigShort returns n modulo 128 and r for a moderate x ≥ 0, r within 2^-6·u²|r|; or
// says far.
func trigShort[T Float](x Pair[T]) (n int32, r triple[T], far bool) {
	k, far := trigIndex(x.Hi)
	if is32[T]() {
		h0, e0 := TwoProd(k, T(piStep32[0]))
		h1, e1 := TwoProd(k, T(piStep32[1]))
		h2, e2 := TwoProd(k, T(piStep32[2]))
		b, f0 := TwoSum(x.Lo, -e0)
		b, f1 := TwoSum(b, -h1)
		c, g0 := TwoSum(f0, f1)
		e1, g1 := TwoSum(e1, h2)
		c, g2 := TwoSum(c, -e1)
		d := ((g0 - g1) + g2) - (e2 + T(k*T(piStep32[3])))
		c, d = TwoSum(c, d)
		b, c = TwoSum(b, c)
		a, b := TwoSum(x.Hi-h0, b)
		b, c = FastTwoSum(b, c)
		r = triple[T]{a, b, c + d}
	} else {
		h0, e0 := TwoProd(k, T(piStep64[0]))
		h1, e1 := TwoProd(k, T(piStep64[1]))
		b, f0 := TwoSum(x.Lo, -e0)
		b, f1 := TwoSum(b, -h1)
		r = settle3(x.Hi-h0, b, (f0+f1)-(e1+T(k*T(piStep64[2]))))
	}
	n = toInt(k) & 127
	return n, r, far || cancels(n, r.X0, x.Hi)
}

// trigFar returns n and r by the long reduction where far is set.
//
//limb:arm
func trigFar[T Float](far bool, n int32, r triple[T], x Pair[T]) (int32, triple[T]) {
	if far {
		n, r = trigLong(x)
	}
	return n, r
}

// trigIndex returns the integer n for x ≥ 0, within 0.54 of x·64/π, or 0 and far where
// x is not moderate.
func trigIndex[T Float](x T) (n T, far bool) {
	magic, limit := T(0x1.8p52), T(0x1p26)
	if is32[T]() {
		magic, limit = 0x1.8p23, 0x1.8p13
	}
	n, far = (T(x*T(0x1.45f306dc9c883p+04))+magic)-magic, !(x < limit)
	if far {
		n = 0
	}
	return n, far
}

// cancels reports whether x is so near to a multiple of π/2, nπ/64, that r, as trigShort
// computes it, is not good enough.
func cancels[T Float](n int32, r, x T) bool {
	if is32[T]() {
		return n&31 == 0 && abs(r) < T(x*0x1p-32)
	}
	return n&31 == 0 && abs(r) < T(x*0x1p-38)
}

// piStep returns π/64.
func piStep[T Float]() triple[T] {
	if is32[T]() {
		return triple[T]{T(piStep32[0]), T(piStep32[1]), T(piStep32[2])}
	}
	return triple[T]{T(piStep64[0]), T(piStep64[1]), T(piStep64[2])}
}

// circle returns sin nπ/64.
func circle[T Float](n int32) triple[T] {
	n &= 127
	if is32[T]() {
		return triple[T]{T(circle32[n][0]), T(circle32[n][1]), T(circle32[n][2])}
	}
	return triple[T]{T(circle64[n][0]), T(circle64[n][1]), T(circle64[n][2])}
}

// trigSeries returns z = r², p = (cos r - 1)/z and q = (sin r - r)/rz.
func (r triple[T]) trigSeries() (z, p, q Pair[T]) {
	s, e := TwoSqr(r.X0)
	t := T(r.X0 * r.X1)
	z = Pair[T]{s, e + (t + t)}
	if is32[T]() {
		p.Hi, p.Lo = FastTwoSum(T(cosSeries32[2][0]), T(s*T(cosSeries32[3][0])))
		p.Lo += T(cosSeries32[2][1])
		p = p.hornerPair(z, Pair[T]{Hi: -0.5})
		q.Hi, q.Lo = FastTwoSum(T(sinSeries32[2][0]), T(s*T(sinSeries32[3][0])))
		q.Lo += T(sinSeries32[2][1])
		q = q.hornerPair(z, Pair[T]{T(sinSeries32[1][0]), T(sinSeries32[1][1])})
		return z, p, q
	}
	t = T(cosSeries64[6][0]) + T(s*T(cosSeries64[7][0]))
	t = T(cosSeries64[5][0]) + T(s*t)
	p.Hi, p.Lo = FastTwoSum(T(cosSeries64[4][0]), T(s*t))
	p.Lo += T(cosSeries64[4][1])
	p = p.hornerPair(z, Pair[T]{T(cosSeries64[3][0]), T(cosSeries64[3][1])})
	p = p.hornerPair(z, Pair[T]{T(cosSeries64[2][0]), T(cosSeries64[2][1])})
	p = p.hornerPair(z, Pair[T]{Hi: -0.5})
	t = T(sinSeries64[5][0]) + T(s*T(sinSeries64[6][0]))
	t = T(sinSeries64[4][0]) + T(s*t)
	q.Hi, q.Lo = FastTwoSum(T(sinSeries64[3][0]), T(s*t))
	q.Lo += T(sinSeries64[3][1])
	q = q.hornerPair(z, Pair[T]{T(sinSeries64[2][0]), T(sinSeries64[2][1])})
	q = q.hornerPair(z, Pair[T]{T(sinSeries64[1][0]), T(sinSeries64[1][1])})
	return z, p, q
}

// sineAt returns sin(nπ/64 + r), for the series of r.
func sineAt[T Float](n int32, r triple[T], z, p, q Pair[T]) Pair[T] {
	s, c := circle[T](n), circle[T](n+32).mul(r)
	v := Pair[T]{s.X0, s.X1}.mulLoose(p)
	w := Pair[T]{c.X0, c.X1}.mulLoose(q)
	t, e := TwoSum(v.Hi, w.Hi)
	return s.addLoose(c).addLoose(tripleOf(z.mulLoose(Pair[T]{t, e + (v.Lo + w.Lo)}))).pair()
}

// trigAngle returns n and r for |x|, and the sign of x: 1 or -1, or NaN where x is not
// finite. Where n is 0, r is |x| itself.
func trigAngle[T Float](x Pair[T]) (n int32, r triple[T], sign T) {
	sign = copysign(1, x.Hi)
	x = Pair[T]{abs(x.Hi), T(x.Lo * sign)}
	if !finite(x.Hi) {
		sign = x.Hi - x.Hi
		x = Pair[T]{}
	}
	n, r, far := trigShort(x)
	n, r = trigFar(far, n, r, x)
	return n, r, sign
}

// signedBy returns s·x. What is not finite stands in the leading limb alone.
func (x Pair[T]) signedBy(s T) Pair[T] {
	hi, lo := T(x.Hi*s), T(x.Lo*s)
	if !finite(hi) {
		lo = 0
	}
	return Pair[T]{hi, lo}
}

// Sin returns the sine of x, in radians.
//
// Error: ≤ 1.1u²|sin x|.
// Domain: all finite x.
// Special: sin ±0 = ±0; NaN for infinities.
// Cost: 250 flops with a fused multiply-add; 620 from |x| = 12288 (DF), 2^26 (DD) on,
// and next to multiples of π/2.
//
//limb:function
func (x Pair[T]) Sin() Pair[T] { return sinOnce(x) }

// sin is Sin.
//
//limb:once
func sin[T Float](x Pair[T]) Pair[T] {
	n, r, sign := trigAngle(x)
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).signedBy(sign)
}

// Cos returns the cosine of x, in radians.
//
// Error: ≤ 1.1u²|cos x|.
// Domain: all finite x.
// Special: cos ±0 = 1; NaN for infinities.
// Cost: as Sin.
//
//limb:function
func (x Pair[T]) Cos() Pair[T] { return cosOnce(x) }

// cos is Cos.
//
//limb:once
func cos[T Float](x Pair[T]) Pair[T] {
	n, r, sign := trigAngle(x)
	z, p, q := r.trigSeries()
	return sineAt(n+32, r, z, p, q).signedBy(T(sign * sign))
}

// SinCos returns the sine and the cosine of x. They are those of Sin and Cos.
//
// Error: ≤ 1.1u²|sin x|, 1.1u²|cos x|.
// Domain: as Sin.
// Special: as Sin and Cos.
// Cost: 370 flops with a fused multiply-add; 730 where Sin takes 620.
//
//limb:function
func (x Pair[T]) SinCos() (sin, cos Pair[T]) { return sinCosOnce(x) }

// sinCos is SinCos.
//
//limb:once
func sinCos[T Float](x Pair[T]) (sin, cos Pair[T]) {
	n, r, sign := trigAngle(x)
	z, p, q := r.trigSeries()
	sin = sineAt(n, r, z, p, q).signedBy(sign)
	cos = sineAt(n+32, r, z, p, q).signedBy(T(sign * sign))
	return sin, cos
}

// halfTurns is trigAngle for the angle πx·unit/64, where the unit is 64 or 32: n + f = x·unit,
// where n and f are exact. Where r is tiny, it is multiplied by 1/k, and so is the sine or the cosine that
// is a multiple of it: sine and cosine are to be multiplied by sinScale and
// cosScale, k or 1. The other one is 1 all the same.
func halfTurns[T Float](x Pair[T], unit T) (n int32, r triple[T], sign, sinScale, cosScale T) {
	sign = copysign(1, x.Hi)
	x = Pair[T]{abs(x.Hi), T(x.Lo * sign)}
	if !finite(x.Hi) {
		sign = x.Hi - x.Hi
		x = Pair[T]{}
	}
	magic := T(0x1.8p52) // rounds a number below 2^22 (float32), 2^51 (float64) to an integer
	if is32[T]() {
		magic = T(0x1.8p23)
	}
	a := T((x.Hi - T(trunc(T(x.Hi*0.25))*4)) * unit) // modulo 4
	b := T((x.Lo - T(trunc(T(x.Lo*0.25))*4)) * unit)
	k, l := (a+magic)-magic, (b+magic)-magic
	a, b = TwoSum(a-k, b-l)
	m := (a + magic) - magic
	a, b = TwoSum(a-m, b)
	n = toInt(k+l+m) & 127
	a, b, sinScale, cosScale = tinyTurn(n, a, b)
	return n, piStep[T]().mulPair(Pair[T]{a, b}), sign, sinScale, cosScale
}

// tinyTurn returns a and b, multiplied by 1/k where they are tiny and n is a
// multiple of a quarter turn, and the factors of the sine and the cosine. For
// other n they are 0 where they are tiny.
func tinyTurn[T Float](n int32, a, b T) (c, d, sinScale, cosScale T) {
	least, k := int32(-600), int32(500)
	if is32[T]() {
		least, k = -90, 54
	}
	up, down := pow2[T](k), pow2[T](-k)
	sinScale, cosScale = 1, 1
	if exponent(a) < least {
		if n&63 == 0 {
			sinScale = down
		} else if n&31 == 0 {
			cosScale = down
		} else {
			up = 0
		}
		a, b = T(a*up), T(b*up)
	}
	return a, b, sinScale, cosScale
}

// SinPi returns the sine of πx.
//
// Error: ≤ 1.1u²|sin πx|.
// Domain: all finite x. Where |sin πx| is below 2^-101 (DF), 2^-968 (DD), but not 0,
// its last bits underflow.
// Special: ±0 for an integer, with the sign of x; NaN for infinities.
// Cost: 280 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) SinPi() Pair[T] { return sinPiOnce(x) }

// sinPi is SinPi.
//
//limb:once
func sinPi[T Float](x Pair[T]) Pair[T] {
	n, r, sign, scale, _ := halfTurns(x, 64)
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).signedBy(T(sign * scale))
}

// CosPi returns the cosine of πx.
//
// Error: ≤ 1.1u²|cos πx|.
// Domain: as SinPi.
// Special: cos πx is +0 halfway between integers, 1 for x = ±0; NaN for infinities.
// Cost: 280 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) CosPi() Pair[T] { return cosPiOnce(x) }

// cosPi is CosPi.
//
//limb:once
func cosPi[T Float](x Pair[T]) Pair[T] {
	n, r, sign, _, scale := halfTurns(x, 64)
	z, p, q := r.trigSeries()
	return sineAt(n+32, r, z, p, q).signedBy(T(T(sign*sign) * scale))
}

// SinCosPi returns the sine and the cosine of πx. They are those of SinPi and CosPi.
//
// Error: ≤ 1.1u²|sin πx|, 1.1u²|cos πx|.
// Domain: as SinPi.
// Special: as SinPi and CosPi.
// Cost: 410 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) SinCosPi() (sin, cos Pair[T]) { return sinCosPiOnce(x) }

// sinCosPi is SinCosPi.
//
//limb:once
func sinCosPi[T Float](x Pair[T]) (sin, cos Pair[T]) {
	n, r, sign, sinScale, cosScale := halfTurns(x, 64)
	z, p, q := r.trigSeries()
	sin = sineAt(n, r, z, p, q).signedBy(T(sign * sinScale))
	cos = sineAt(n+32, r, z, p, q).signedBy(T(T(sign*sign) * cosScale))
	return sin, cos
}

// trigLong4 is that of pairs; r is the product of its results r and scale, within
// 2^-6·u⁴|r|.
func trigLong4[T Float](x Quad[T]) (n int32, r quint[T], scale T) {
	a0, a1, a2, i := limbDigits(x.X0)
	p0, p1, p2, p3, p4, p5, p6 := piWord[T](i), piWord[T](i+1), piWord[T](i+2), piWord[T](i+3), piWord[T](i+4), piWord[T](i+5), piWord[T](i+6)
	p7, p8, p9, p10, p11, p12, p13 := piWord[T](i+7), piWord[T](i+8), piWord[T](i+9), piWord[T](i+10), piWord[T](i+11), piWord[T](i+12), piWord[T](i+13)
	p14, p15, p16, p17, p18, p19, p20 := piWord[T](i+14), piWord[T](i+15), piWord[T](i+16), piWord[T](i+17), piWord[T](i+18), piWord[T](i+19), piWord[T](i+20)
	p21, p22 := piWord[T](i+21), piWord[T](i+22)
	b0, b1, b2, j := limbDigits(x.X1)
	q0, q1, q2, q3, q4, q5, q6 := piWord[T](j), piWord[T](j+1), piWord[T](j+2), piWord[T](j+3), piWord[T](j+4), piWord[T](j+5), piWord[T](j+6)
	q7, q8, q9, q10, q11, q12, q13 := piWord[T](j+7), piWord[T](j+8), piWord[T](j+9), piWord[T](j+10), piWord[T](j+11), piWord[T](j+12), piWord[T](j+13)
	q14, q15, q16, q17, q18, q19, q20 := piWord[T](j+14), piWord[T](j+15), piWord[T](j+16), piWord[T](j+17), piWord[T](j+18), piWord[T](j+19), piWord[T](j+20)
	q21, q22 := piWord[T](j+21), piWord[T](j+22)
	c0, c1, c2, k := limbDigits(x.X2)
	s0, s1, s2, s3, s4, s5, s6 := piWord[T](k), piWord[T](k+1), piWord[T](k+2), piWord[T](k+3), piWord[T](k+4), piWord[T](k+5), piWord[T](k+6)
	s7, s8, s9, s10, s11, s12, s13 := piWord[T](k+7), piWord[T](k+8), piWord[T](k+9), piWord[T](k+10), piWord[T](k+11), piWord[T](k+12), piWord[T](k+13)
	s14, s15, s16, s17, s18, s19, s20 := piWord[T](k+14), piWord[T](k+15), piWord[T](k+16), piWord[T](k+17), piWord[T](k+18), piWord[T](k+19), piWord[T](k+20)
	s21, s22 := piWord[T](k+21), piWord[T](k+22)
	e0, e1, e2, l := limbDigits(x.X3)
	t0, t1, t2, t3, t4, t5, t6 := piWord[T](l), piWord[T](l+1), piWord[T](l+2), piWord[T](l+3), piWord[T](l+4), piWord[T](l+5), piWord[T](l+6)
	t7, t8, t9, t10, t11, t12, t13 := piWord[T](l+7), piWord[T](l+8), piWord[T](l+9), piWord[T](l+10), piWord[T](l+11), piWord[T](l+12), piWord[T](l+13)
	t14, t15, t16, t17, t18, t19, t20 := piWord[T](l+14), piWord[T](l+15), piWord[T](l+16), piWord[T](l+17), piWord[T](l+18), piWord[T](l+19), piWord[T](l+20)
	t21, t22 := piWord[T](l+21), piWord[T](l+22)
	d20, u20 := fourAtPlaces(atPlace(a0, a1, a2, p22, p21, p20), atPlace(b0, b1, b2, q22, q21, q20), atPlace(c0, c1, c2, s22, s21, s20), atPlace(e0, e1, e2, t22, t21, t20))
	d19, u19 := fourAtPlaces(atPlace(a0, a1, a2, p21, p20, p19), atPlace(b0, b1, b2, q21, q20, q19), atPlace(c0, c1, c2, s21, s20, s19), atPlace(e0, e1, e2, t21, t20, t19))
	d18, u18 := fourAtPlaces(atPlace(a0, a1, a2, p20, p19, p18), atPlace(b0, b1, b2, q20, q19, q18), atPlace(c0, c1, c2, s20, s19, s18), atPlace(e0, e1, e2, t20, t19, t18))
	d17, u17 := fourAtPlaces(atPlace(a0, a1, a2, p19, p18, p17), atPlace(b0, b1, b2, q19, q18, q17), atPlace(c0, c1, c2, s19, s18, s17), atPlace(e0, e1, e2, t19, t18, t17))
	d16, u16 := fourAtPlaces(atPlace(a0, a1, a2, p18, p17, p16), atPlace(b0, b1, b2, q18, q17, q16), atPlace(c0, c1, c2, s18, s17, s16), atPlace(e0, e1, e2, t18, t17, t16))
	d15, u15 := fourAtPlaces(atPlace(a0, a1, a2, p17, p16, p15), atPlace(b0, b1, b2, q17, q16, q15), atPlace(c0, c1, c2, s17, s16, s15), atPlace(e0, e1, e2, t17, t16, t15))
	d14, u14 := fourAtPlaces(atPlace(a0, a1, a2, p16, p15, p14), atPlace(b0, b1, b2, q16, q15, q14), atPlace(c0, c1, c2, s16, s15, s14), atPlace(e0, e1, e2, t16, t15, t14))
	d13, u13 := fourAtPlaces(atPlace(a0, a1, a2, p15, p14, p13), atPlace(b0, b1, b2, q15, q14, q13), atPlace(c0, c1, c2, s15, s14, s13), atPlace(e0, e1, e2, t15, t14, t13))
	d12, u12 := fourAtPlaces(atPlace(a0, a1, a2, p14, p13, p12), atPlace(b0, b1, b2, q14, q13, q12), atPlace(c0, c1, c2, s14, s13, s12), atPlace(e0, e1, e2, t14, t13, t12))
	d11, u11 := fourAtPlaces(atPlace(a0, a1, a2, p13, p12, p11), atPlace(b0, b1, b2, q13, q12, q11), atPlace(c0, c1, c2, s13, s12, s11), atPlace(e0, e1, e2, t13, t12, t11))
	d10, u10 := fourAtPlaces(atPlace(a0, a1, a2, p12, p11, p10), atPlace(b0, b1, b2, q12, q11, q10), atPlace(c0, c1, c2, s12, s11, s10), atPlace(e0, e1, e2, t12, t11, t10))
	d9, u9 := fourAtPlaces(atPlace(a0, a1, a2, p11, p10, p9), atPlace(b0, b1, b2, q11, q10, q9), atPlace(c0, c1, c2, s11, s10, s9), atPlace(e0, e1, e2, t11, t10, t9))
	d8, u8 := fourAtPlaces(atPlace(a0, a1, a2, p10, p9, p8), atPlace(b0, b1, b2, q10, q9, q8), atPlace(c0, c1, c2, s10, s9, s8), atPlace(e0, e1, e2, t10, t9, t8))
	d7, u7 := fourAtPlaces(atPlace(a0, a1, a2, p9, p8, p7), atPlace(b0, b1, b2, q9, q8, q7), atPlace(c0, c1, c2, s9, s8, s7), atPlace(e0, e1, e2, t9, t8, t7))
	d6, u6 := fourAtPlaces(atPlace(a0, a1, a2, p8, p7, p6), atPlace(b0, b1, b2, q8, q7, q6), atPlace(c0, c1, c2, s8, s7, s6), atPlace(e0, e1, e2, t8, t7, t6))
	d5, u5 := fourAtPlaces(atPlace(a0, a1, a2, p7, p6, p5), atPlace(b0, b1, b2, q7, q6, q5), atPlace(c0, c1, c2, s7, s6, s5), atPlace(e0, e1, e2, t7, t6, t5))
	d4, u4 := fourAtPlaces(atPlace(a0, a1, a2, p6, p5, p4), atPlace(b0, b1, b2, q6, q5, q4), atPlace(c0, c1, c2, s6, s5, s4), atPlace(e0, e1, e2, t6, t5, t4))
	d3, u3 := fourAtPlaces(atPlace(a0, a1, a2, p5, p4, p3), atPlace(b0, b1, b2, q5, q4, q3), atPlace(c0, c1, c2, s5, s4, s3), atPlace(e0, e1, e2, t5, t4, t3))
	d2, u2 := fourAtPlaces(atPlace(a0, a1, a2, p4, p3, p2), atPlace(b0, b1, b2, q4, q3, q2), atPlace(c0, c1, c2, s4, s3, s2), atPlace(e0, e1, e2, t4, t3, t2))
	d1, u1 := fourAtPlaces(atPlace(a0, a1, a2, p3, p2, p1), atPlace(b0, b1, b2, q3, q2, q1), atPlace(c0, c1, c2, s3, s2, s1), atPlace(e0, e1, e2, t3, t2, t1))
	d0, _ := fourAtPlaces(atPlace(a0, a1, a2, p2, p1, p0), atPlace(b0, b1, b2, q2, q1, q0), atPlace(c0, c1, c2, s2, s1, s0), atPlace(e0, e1, e2, t2, t1, t0))
	d19, v19 := carryUp(d19 + u20)
	d18, v18 := carryUp(d18 + u19)
	d17, v17 := carryUp(d17 + u18)
	d16, v16 := carryUp(d16 + u17)
	d15, v15 := carryUp(d15 + u16)
	d14, v14 := carryUp(d14 + u15)
	d13, v13 := carryUp(d13 + u14)
	d12, v12 := carryUp(d12 + u13)
	d11, v11 := carryUp(d11 + u12)
	d10, v10 := carryUp(d10 + u11)
	d9, v9 := carryUp(d9 + u10)
	d8, v8 := carryUp(d8 + u9)
	d7, v7 := carryUp(d7 + u8)
	d6, v6 := carryUp(d6 + u7)
	d5, v5 := carryUp(d5 + u6)
	d4, v4 := carryUp(d4 + u5)
	d3, v3 := carryUp(d3 + u4)
	d2, v2 := carryUp(d2 + u3)
	d1, v1 := carryUp(d1 + u2)
	n = toInt(d0+u1+v1) & 127

	base, unit := T(0x1p26), T(0x1p-52)
	if is32[T]() {
		base, unit = T(0x1p12), T(0x1p-24)
	}
	l0 := T((d1+v2)*base) + (d2 + v3)
	l1 := T((d3+v4)*base) + (d4 + v5)
	l2 := T((d5+v6)*base) + (d6 + v7)
	l3 := T((d7+v8)*base) + (d8 + v9)
	l4 := T((d9+v10)*base) + (d10 + v11)
	l5 := T((d11+v12)*base) + (d12 + v13)
	l6 := T((d13+v14)*base) + (d14 + v15)
	l7 := T((d15+v16)*base) + (d16 + v17)
	l8 := T((d17+v18)*base) + (d18 + v19)
	l9 := T(d19*base) + d20
	scale = unit
	if l0 == 0 {
		l0, l1, l2, l3, l4, l5, l6, l7, l8 = l1, l2, l3, l4, l5, l6, l7, l8, l9
		scale = T(scale * unit)
	}
	if l0 == 0 {
		l0, l1, l2, l3, l4, l5, l6, l7 = l1, l2, l3, l4, l5, l6, l7, l8
		scale = T(scale * unit)
	}
	if l0 == 0 {
		l0, l1, l2, l3, l4, l5, l6 = l1, l2, l3, l4, l5, l6, l7
		scale = T(scale * unit)
	}
	if l0 == 0 {
		l0, l1, l2, l3, l4, l5 = l1, l2, l3, l4, l5, l6
		scale = T(scale * unit)
	}
	l1 = T(l1 * unit)
	l2 = T(T(l2*unit) * unit)
	l3 = T(T(T(l3*unit)*unit) * unit)
	l4 = T(T(T(T(l4*unit)*unit)*unit) * unit)
	l5 = T(T(T(T(T(l5*unit)*unit)*unit)*unit) * unit)
	l0, l1 = FastTwoSum(l0, l1)
	l1, l2 = FastTwoSum(l1, l2)
	l2, l3 = FastTwoSum(l2, l3)
	l3, l4 = FastTwoSum(l3, l4)
	return n, quint[T]{l0, l1, l2, l3, l4 + l5}.mul(piStep5[T]()), scale
}

// trigShort4 is that of pairs, r within 2^-6·u⁴|r|. The last limbs of π/64 are smaller
// than float32 has numbers: there all is a multiple of 2^48.
func trigShort4[T Float](x Quad[T]) (n int32, r quint[T], far bool) {
	x0 := x.X0
	k, far := trigIndex(x0)
	p := piStep5[T]()
	if is32[T]() {
		x = times(0x1p48, x)
		p = quint[T]{T(piStepUp32[0]), T(piStepUp32[1]), T(piStepUp32[2]), T(piStepUp32[3]), T(piStepUp32[4])}
	}
	h0, e0 := TwoProd(k, p.X0)
	h1, e1 := TwoProd(k, p.X1)
	h2, e2 := TwoProd(k, p.X2)
	h3, e3 := TwoProd(k, p.X3)
	// u
	b, f0 := TwoSum(x.X1, -e0)
	b, f1 := TwoSum(b, -h1)
	// u²
	c, g0 := TwoSum(x.X2, -e1)
	f0, g1 := TwoSum(f0, f1)
	c, g2 := TwoSum(c, -h2)
	c, g3 := TwoSum(c, f0)
	// u³
	d, i0 := TwoSum(x.X3, -e2)
	g0, i1 := TwoSum(g0, g1)
	g2, i2 := TwoSum(g2, g3)
	d, i3 := TwoSum(d, -h3)
	g0, i4 := TwoSum(g0, g2)
	d, i5 := TwoSum(d, g0)
	// u⁴
	if is32[T]() {
		h4, e4 := TwoProd(k, p.X4)
		e3, j0 := TwoSum(e3, h4)
		i0, j1 := TwoSum(i0, i1)
		i2, j2 := TwoSum(i2, i3)
		i4, j3 := TwoSum(i4, i5)
		e, j4 := TwoSum(i4, -e3)
		i0, j5 := TwoSum(i0, i2)
		e, j6 := TwoSum(e, i0)
		f := (((j1 - j0) + (j2 + j3)) + ((j4 + j5) + j6)) - (e4 + T(k*T(piStepUp32[5])))
		e, f = TwoSum(e, f)
		r = settle5(x.X0-h0, b, c, d, e)
		r.X4 = r.X4 + f
		r = r.scale(0x1p-48)
	} else {
		r = settle5(x.X0-h0, b, c, d, (((i0+i1)+(i2+i3))+(i4+i5))-(e3+T(k*p.X4)))
	}
	n = toInt(k) & 127
	return n, r, far || cancels(n, r.X0, x0)
}

// trigFar4 is trigFar for quads, r being the product of r and scale.
//
//limb:arm
func trigFar4[T Float](far bool, n int32, r quint[T], scale T, x Quad[T]) (int32, quint[T], T) {
	if far {
		n, r, scale = trigLong4(x)
	}
	return n, r, scale
}

// fourAtPlaces is atPlaces for four limbs.
func fourAtPlaces[T Float](a, b, c, d T) (digit, up T) {
	g, u := atPlaces(a, b)
	h, v := atPlaces(c, d)
	return g + h, u + v
}

// piStep5 returns π/64.
func piStep5[T Float]() quint[T] {
	if is32[T]() {
		return quint[T]{T(piStep32[0]), T(piStep32[1]), T(piStep32[2]), T(piStep32[3]), T(piStep32[4])}
	}
	return quint[T]{T(piStep64[0]), T(piStep64[1]), T(piStep64[2]), T(piStep64[3]), T(piStep64[4])}
}

// circle5 returns sin nπ/64.
func circle5[T Float](n int32) quint[T] {
	n &= 127
	if is32[T]() {
		return quint[T]{T(circle32[n][0]), T(circle32[n][1]), T(circle32[n][2]), T(circle32[n][3]), T(circle32[n][4])}
	}
	return quint[T]{T(circle64[n][0]), T(circle64[n][1]), T(circle64[n][2]), T(circle64[n][3]), T(circle64[n][4])}
}

// trigSeries is that of pairs.
func (r quint[T]) trigSeries() (z, p, q Quad[T]) {
	z = Quad[T]{r.X0, r.X1, r.X2, r.X3}.sqrLoose()
	z2, z3 := Pair[T]{z.X0, z.X1}, triple[T]{z.X0, z.X1, z.X2 + z.X3}
	var t T
	var h Pair[T]
	var g triple[T]
	if is32[T]() {
		h.Hi, h.Lo = FastTwoSum(T(cosSeries32[5][0]), T(z.X0*T(cosSeries32[6][0])))
		h.Lo += T(cosSeries32[5][1])
		h = h.hornerPair(z2, Pair[T]{T(cosSeries32[4][0]), T(cosSeries32[4][1])})
		g = tripleOf(h).hornerTriple(z3, triple[T]{T(cosSeries32[3][0]), T(cosSeries32[3][1]), T(cosSeries32[3][2])})
		p = g.hornerWiden(z3, Quad[T]{T(cosSeries32[2][0]), T(cosSeries32[2][1]), T(cosSeries32[2][2]), T(cosSeries32[2][3])})
		p = p.hornerQuad(z, Quad[T]{X0: -0.5})
		t = T(sinSeries32[5][0]) + T(z.X0*T(sinSeries32[6][0]))
		h.Hi, h.Lo = FastTwoSum(T(sinSeries32[4][0]), T(z.X0*t))
		h.Lo += T(sinSeries32[4][1])
		g = tripleOf(h).hornerTriple(z3, triple[T]{T(sinSeries32[3][0]), T(sinSeries32[3][1]), T(sinSeries32[3][2])})
		q = g.hornerWiden(z3, Quad[T]{T(sinSeries32[2][0]), T(sinSeries32[2][1]), T(sinSeries32[2][2]), T(sinSeries32[2][3])})
		q = q.hornerQuad(z, Quad[T]{T(sinSeries32[1][0]), T(sinSeries32[1][1]), T(sinSeries32[1][2]), T(sinSeries32[1][3])})
		return z, p, q
	}
	t = T(cosSeries64[11][0]) + T(z.X0*T(cosSeries64[12][0]))
	t = T(cosSeries64[10][0]) + T(z.X0*t)
	h.Hi, h.Lo = FastTwoSum(T(cosSeries64[9][0]), T(z.X0*t))
	h.Lo += T(cosSeries64[9][1])
	h = h.hornerPair(z2, Pair[T]{T(cosSeries64[8][0]), T(cosSeries64[8][1])})
	g = tripleOf(h).hornerTriple(z3, triple[T]{T(cosSeries64[7][0]), T(cosSeries64[7][1]), T(cosSeries64[7][2])})
	g = g.hornerTriple(z3, triple[T]{T(cosSeries64[6][0]), T(cosSeries64[6][1]), T(cosSeries64[6][2])})
	g = g.hornerTriple(z3, triple[T]{T(cosSeries64[5][0]), T(cosSeries64[5][1]), T(cosSeries64[5][2])})
	g = g.hornerTriple(z3, triple[T]{T(cosSeries64[4][0]), T(cosSeries64[4][1]), T(cosSeries64[4][2])})
	p = Quad[T]{g.X0, g.X1, g.X2, 0}.hornerQuad(z, Quad[T]{T(cosSeries64[3][0]), T(cosSeries64[3][1]), T(cosSeries64[3][2]), T(cosSeries64[3][3])})
	p = p.hornerQuad(z, Quad[T]{T(cosSeries64[2][0]), T(cosSeries64[2][1]), T(cosSeries64[2][2]), T(cosSeries64[2][3])})
	p = p.hornerQuad(z, Quad[T]{X0: -0.5})
	t = T(sinSeries64[11][0]) + T(z.X0*T(sinSeries64[12][0]))
	t = T(sinSeries64[10][0]) + T(z.X0*t)
	h.Hi, h.Lo = FastTwoSum(T(sinSeries64[9][0]), T(z.X0*t))
	h.Lo += T(sinSeries64[9][1])
	h = h.hornerPair(z2, Pair[T]{T(sinSeries64[8][0]), T(sinSeries64[8][1])})
	h = h.hornerPair(z2, Pair[T]{T(sinSeries64[7][0]), T(sinSeries64[7][1])})
	g = tripleOf(h).hornerTriple(z3, triple[T]{T(sinSeries64[6][0]), T(sinSeries64[6][1]), T(sinSeries64[6][2])})
	g = g.hornerTriple(z3, triple[T]{T(sinSeries64[5][0]), T(sinSeries64[5][1]), T(sinSeries64[5][2])})
	g = g.hornerTriple(z3, triple[T]{T(sinSeries64[4][0]), T(sinSeries64[4][1]), T(sinSeries64[4][2])})
	q = g.hornerWiden(z3, Quad[T]{T(sinSeries64[3][0]), T(sinSeries64[3][1]), T(sinSeries64[3][2]), T(sinSeries64[3][3])})
	q = q.hornerQuad(z, Quad[T]{T(sinSeries64[2][0]), T(sinSeries64[2][1]), T(sinSeries64[2][2]), T(sinSeries64[2][3])})
	q = q.hornerQuad(z, Quad[T]{T(sinSeries64[1][0]), T(sinSeries64[1][1]), T(sinSeries64[1][2]), T(sinSeries64[1][3])})
	return z, p, q
}

// angle4 is an angle nπ/64 + r without its n. Where r is tiny and n a multiple of a
// quarter turn, the sine or the cosine that is a multiple of r is computed from
// s = r/k, and is to be multiplied by sinScale or cosScale, k; otherwise these are 1,
// and s = r.
type angle4[T Float] struct {
	r, s                     quint[T]
	sign, sinScale, cosScale T
}

// scaled returns the angle for s and k.
func (a angle4[T]) scaled(n int32, s quint[T], k T) angle4[T] {
	a.r = s.scale(k)
	a.sinScale, a.cosScale = 1, 1
	if n&63 == 0 {
		a.sinScale = k
	} else if n&31 == 0 {
		a.cosScale = k
	} else {
		s = a.r
	}
	a.s = s
	return a
}

// sineAt4 returns sin(nπ/64 + r), for the series of r.
func sineAt4[T Float](n int32, r quint[T], z, p, q Quad[T]) Quad[T] {
	s, c := circle5[T](n), circle5[T](n+32).mul(r)
	v := Quad[T]{s.X0, s.X1, s.X2, s.X3}.mulLoose(p)
	w := Quad[T]{c.X0, c.X1, c.X2, c.X3}.mulLoose(q)
	return s.addLoose(c).addSmall(z.mulLoose(v.addLoose(w)))
}

// signOf returns |x| and the sign of x: 1 or -1, or NaN for 0 where x is not finite.
func (x Quad[T]) signOf() (abs4 Quad[T], sign T) {
	sign = copysign(1, x.X0)
	abs4 = x.signedBy(sign)
	if !finite(x.X0) {
		sign = x.X0 - x.X0
		abs4 = Quad[T]{}
	}
	return abs4, sign
}

// signedBy is that of pairs.
func (x Quad[T]) signedBy(s T) Quad[T] {
	y := Quad[T]{T(x.X0 * s), T(x.X1 * s), T(x.X2 * s), T(x.X3 * s)}
	if !finite(y.X0) {
		y = Quad[T]{X0: y.X0}
	}
	return y
}

// trigAngle4 is that of pairs.
func trigAngle4[T Float](x Quad[T]) (n int32, a angle4[T]) {
	x, a.sign = x.signOf()
	n, s, far := trigShort4(x)
	n, s, k := trigFar4(far, n, s, 1, x)
	return n, a.scaled(n, s, k)
}

// halfTurns4 is trigAngle for the angle πx·unit/64, where the unit is 64 or 32: n + f = x·unit,
// where n and f are exact.
func halfTurns4[T Float](x Quad[T], unit T) (n int32, a angle4[T]) {
	x, a.sign = x.signOf()
	magic, least := T(0x1.8p52), int32(-1022)
	if is32[T]() {
		magic, least = T(0x1.8p23), -126
	}
	// modulo 4
	f0, f1 := T((x.X0-T(trunc(T(x.X0*0.25))*4))*unit), T((x.X1-T(trunc(T(x.X1*0.25))*4))*unit)
	f2, f3 := T((x.X2-T(trunc(T(x.X2*0.25))*4))*unit), T((x.X3-T(trunc(T(x.X3*0.25))*4))*unit)
	n0, n1, n2, n3 := (f0+magic)-magic, (f1+magic)-magic, (f2+magic)-magic, (f3+magic)-magic
	f0, f1, f2, f3 = f0-n0, f1-n1, f2-n2, f3-n3
	// Each of these is 0, or a multiple of twice the next one's bound.
	f0, f1 = FastTwoSum(f0, f1)
	f1, f2 = FastTwoSum(f1, f2)
	f2, f3 = FastTwoSum(f2, f3)
	f0, f1 = FastTwoSum(f0, f1)
	f1, f2 = FastTwoSum(f1, f2)
	f0, f1 = FastTwoSum(f0, f1)
	m := (f0 + magic) - magic
	f0 = f0 - m
	n = toInt((n0+n1)+(n2+n3)+m) & 127
	k := max(exponent(f0), least)
	up := pow2[T](-k)
	f := quint[T]{T(f0 * up), T(f1 * up), T(f2 * up), T(f3 * up), 0}
	return n, a.scaled(n, f.mul(piStep5[T]()), pow2[T](k))
}

// Sin returns the sine of x, in radians.
//
// Error: ≤ 2u⁴|sin x|.
// Domain: all finite x. Where |sin x| is below 2^-53 (QF), but not 0, its last bits
// underflow.
// Special: sin ±0 = ±0; NaN for infinities.
// Cost: 1800 flops with a fused multiply-add; 2900 from |x| = 12288 (QF), 2^26 (QD) on,
// and next to multiples of π/2.
func (x Quad[T]) Sin() Quad[T] { return sin4Once(x) }

// sin4 is Sin.
//
//limb:once
func sin4[T Float](x Quad[T]) Quad[T] {
	n, a := trigAngle4(x)
	z, p, q := a.r.trigSeries()
	return sineAt4(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
}

// Cos returns the cosine of x, in radians.
//
// Error: ≤ 2u⁴|cos x|.
// Domain: as Sin.
// Special: cos ±0 = 1; NaN for infinities.
// Cost: as Sin.
func (x Quad[T]) Cos() Quad[T] { return cos4Once(x) }

// cos4 is Cos.
//
//limb:once
func cos4[T Float](x Quad[T]) Quad[T] {
	n, a := trigAngle4(x)
	z, p, q := a.r.trigSeries()
	return sineAt4(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
}

// SinCos returns the sine and the cosine of x. They are those of Sin and Cos.
//
// Error: ≤ 2u⁴|sin x|, 2u⁴|cos x|.
// Domain: as Sin.
// Special: as Sin and Cos.
// Cost: 2450 flops with a fused multiply-add; 3500 where Sin takes 2900.
func (x Quad[T]) SinCos() (sin, cos Quad[T]) { return sinCos4Once(x) }

// sinCos4 is SinCos.
//
//limb:once
func sinCos4[T Float](x Quad[T]) (sin, cos Quad[T]) {
	n, a := trigAngle4(x)
	z, p, q := a.r.trigSeries()
	sin = sineAt4(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
	cos = sineAt4(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
	return sin, cos
}

// SinPi returns the sine of πx.
//
// Error: ≤ 2u⁴|sin πx|.
// Domain: all finite x. Where |sin πx| is below 2^-53 (QF), 2^-862 (QD), but not 0,
// its last bits underflow.
// Special: ±0 for an integer, with the sign of x; NaN for infinities.
// Cost: 1950 flops with a fused multiply-add.
func (x Quad[T]) SinPi() Quad[T] { return sinPi4Once(x) }

// sinPi4 is SinPi.
//
//limb:once
func sinPi4[T Float](x Quad[T]) Quad[T] {
	n, a := halfTurns4(x, 64)
	z, p, q := a.r.trigSeries()
	return sineAt4(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
}

// CosPi returns the cosine of πx.
//
// Error: ≤ 2u⁴|cos πx|.
// Domain: as SinPi.
// Special: cos πx is +0 halfway between integers, 1 for x = ±0; NaN for infinities.
// Cost: 1950 flops with a fused multiply-add.
func (x Quad[T]) CosPi() Quad[T] { return cosPi4Once(x) }

// cosPi4 is CosPi.
//
//limb:once
func cosPi4[T Float](x Quad[T]) Quad[T] {
	n, a := halfTurns4(x, 64)
	z, p, q := a.r.trigSeries()
	return sineAt4(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
}

// SinCosPi returns the sine and the cosine of πx. They are those of SinPi and CosPi.
//
// Error: ≤ 2u⁴|sin πx|, 2u⁴|cos πx|.
// Domain: as SinPi.
// Special: as SinPi and CosPi.
// Cost: 2600 flops with a fused multiply-add.
func (x Quad[T]) SinCosPi() (sin, cos Quad[T]) { return sinCosPi4Once(x) }

// sinCosPi4 is SinCosPi.
//
//limb:once
func sinCosPi4[T Float](x Quad[T]) (sin, cos Quad[T]) {
	n, a := halfTurns4(x, 64)
	z, p, q := a.r.trigSeries()
	sin = sineAt4(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
	cos = sineAt4(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
	return sin, cos
}

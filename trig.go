package limb

// # Sine, cosine, tangent
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
// # Large arguments
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

// limbDigits returns a ≥ 0 as c0·B^k + c1·B^(k-1) + c2·B^(k-2), and the index of the
// word of [piWords32] and [piWords64] by which c0 makes digits at the place 0. A
// number so small that no digit of its product is of use is 0 to it.
//
// |c0| ≤ B (float64) or B/2 (float32), |c1|, |c2| ≤ B/2.
func limbDigits[T Float](a T) (c0, c1, c2 T, at int32) {
	if is32[T]() {
		k := max(exponent(a)+121, 0)*683>>13 - 10 // ⌊(e+1)/12⌋, at least -10
		s := T(a * pow2[T](-12*k))
		c0 = (s + 0x1.8p23) - 0x1.8p23
		s = T((s - c0) * 0x1p12)
		c1 = (s + 0x1.8p23) - 0x1.8p23
		return c0, c1, T((s - c1) * 0x1p12), k + 23
	}
	k := max(exponent(a)+546, 0)*1261>>15 - 21 // ⌊e/26⌋, at least -21
	s := T(a * pow2[T](-26*k))
	c0 = (s + 0x1.8p52) - 0x1.8p52
	s = T((s - c0) * 0x1p26)
	c1 = (s + 0x1.8p52) - 0x1.8p52
	return c0, c1, T((s - c1) * 0x1p26), k + 23
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
func atPlace[T Float](c0, c1, c2 T, at int32) T {
	return T(c0*piWord[T](at)) + T(c1*piWord[T](at-1)) + T(c2*piWord[T](at-2))
}

// carryDigit returns what stays of a + b + c at its place, and what goes to the next.
func carryDigit[T Float](a, b, c T) (digit, up T) {
	if is32[T]() {
		s := a + c
		t := (s + 0x1.8p35) - 0x1.8p35
		s = (s - t) + b
		u := (s + 0x1.8p35) - 0x1.8p35
		return s - u, T((t + u) * 0x1p-12)
	}
	s := (a + b) + c
	t := (s + 0x1.8p78) - 0x1.8p78
	return s - t, T(t * 0x1p-26)
}

// trigReduce returns n modulo 128 and r for x ≥ 0, r within 2^-7·u²|r|.
func (x Pair[T]) trigReduce() (n int32, r triple[T]) {
	a0, a1, a2, i := limbDigits(x.Hi)
	b0, b1, b2, j := limbDigits(x.Lo)
	_, c := carryDigit(atPlace(a0, a1, a2, i+11), atPlace(b0, b1, b2, j+11), 0)
	d10, c := carryDigit(atPlace(a0, a1, a2, i+10), atPlace(b0, b1, b2, j+10), c)
	d9, c := carryDigit(atPlace(a0, a1, a2, i+9), atPlace(b0, b1, b2, j+9), c)
	d8, c := carryDigit(atPlace(a0, a1, a2, i+8), atPlace(b0, b1, b2, j+8), c)
	d7, c := carryDigit(atPlace(a0, a1, a2, i+7), atPlace(b0, b1, b2, j+7), c)
	d6, c := carryDigit(atPlace(a0, a1, a2, i+6), atPlace(b0, b1, b2, j+6), c)
	d5, c := carryDigit(atPlace(a0, a1, a2, i+5), atPlace(b0, b1, b2, j+5), c)
	d4, c := carryDigit(atPlace(a0, a1, a2, i+4), atPlace(b0, b1, b2, j+4), c)
	d3, c := carryDigit(atPlace(a0, a1, a2, i+3), atPlace(b0, b1, b2, j+3), c)
	d2, c := carryDigit(atPlace(a0, a1, a2, i+2), atPlace(b0, b1, b2, j+2), c)
	d1, c := carryDigit(atPlace(a0, a1, a2, i+1), atPlace(b0, b1, b2, j+1), c)
	d0, c := carryDigit(atPlace(a0, a1, a2, i), atPlace(b0, b1, b2, j), c)
	n = toInt(d0) & 127 // what went up is a multiple of 128

	base, unit := T(0x1p26), T(0x1p-52)
	if is32[T]() {
		base, unit = T(0x1p12), T(0x1p-24)
	}
	l0, l1, l2, l3, l4 := T(d1*base)+d2, T(d3*base)+d4, T(d5*base)+d6, T(d7*base)+d8, T(d9*base)+d10
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

// piStep returns π/64.
func piStep[T Float]() triple[T] {
	if is32[T]() {
		return triple[T]{T(piStep32[0]), T(piStep32[1]), T(piStep32[2])}
	}
	return triple[T]{T(piStep64[0]), T(piStep64[1]), T(piStep64[2])}
}

// looseMul returns xy within 8u²|xy|, the limbs overlapping by a few bits. Those of
// x and y may, too.
func looseMul[T Float](x, y Pair[T]) Pair[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	return Pair[T]{p, e + (T(x.Hi*y.Lo) + T(x.Lo*y.Hi))}
}

// looseStep returns c + xy for |xy| ≤ |c|/8, the limbs overlapping by a few bits.
func looseStep[T Float](c0, c1 T, x, y Pair[T]) Pair[T] {
	p := looseMul(x, y)
	s, e := FastTwoSum(c0, p.Hi)
	return Pair[T]{s, e + (c1 + p.Lo)}
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
		t = T(cosSeries32[3][0]) + T(s*T(cosSeries32[4][0]))
		p.Hi, p.Lo = FastTwoSum(T(cosSeries32[2][0]), T(s*t))
		p.Lo += T(cosSeries32[2][1])
		p = looseStep(T(cosSeries32[1][0]), 0, z, p)
		q.Hi, q.Lo = FastTwoSum(T(sinSeries32[2][0]), T(s*T(sinSeries32[3][0])))
		q.Lo += T(sinSeries32[2][1])
		q = looseStep(T(sinSeries32[1][0]), T(sinSeries32[1][1]), z, q)
		return z, p, q
	}
	t = T(cosSeries64[7][0]) + T(s*T(cosSeries64[8][0]))
	t = T(cosSeries64[6][0]) + T(s*t)
	t = T(cosSeries64[5][0]) + T(s*t)
	p.Hi, p.Lo = FastTwoSum(T(cosSeries64[4][0]), T(s*t))
	p.Lo += T(cosSeries64[4][1])
	p = looseStep(T(cosSeries64[3][0]), T(cosSeries64[3][1]), z, p)
	p = looseStep(T(cosSeries64[2][0]), T(cosSeries64[2][1]), z, p)
	p = looseStep(T(cosSeries64[1][0]), 0, z, p)
	t = T(sinSeries64[6][0]) + T(s*T(sinSeries64[7][0]))
	t = T(sinSeries64[5][0]) + T(s*t)
	t = T(sinSeries64[4][0]) + T(s*t)
	q.Hi, q.Lo = FastTwoSum(T(sinSeries64[3][0]), T(s*t))
	q.Lo += T(sinSeries64[3][1])
	q = looseStep(T(sinSeries64[2][0]), T(sinSeries64[2][1]), z, q)
	q = looseStep(T(sinSeries64[1][0]), T(sinSeries64[1][1]), z, q)
	return z, p, q
}

// sineAt returns sin(nπ/64 + r), for the series of r.
func sineAt[T Float](n int32, r triple[T], z, p, q Pair[T]) triple[T] {
	s, c := circle[T](n), circle[T](n+32).mul(r)
	v := looseMul(Pair[T]{s.X0, s.X1}, p)
	w := looseMul(Pair[T]{c.X0, c.X1}, q)
	t, e := TwoSum(v.Hi, w.Hi)
	return s.add(c).addPair(looseMul(z, Pair[T]{t, e + (v.Lo + w.Lo)}))
}

// trigAngle returns n and r for |x|, and the sign of x: 1 or -1, or NaN where x is not
// finite. For |x| < 3/128, r is x itself.
func (x Pair[T]) trigAngle() (n int32, r triple[T], sign T) {
	sign = copysign(1, x.Hi)
	x = Pair[T]{abs(x.Hi), T(x.Lo * sign)}
	if !finite(x.Hi) {
		sign = x.Hi - x.Hi
		x = Pair[T]{}
	}
	r = tripleOf(x)
	if x.Hi >= 0x1.8p-6 {
		n, r = x.trigReduce()
	}
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
// Error: ≤ 1u²|sin x|.
// Domain: all finite x.
// Special: sin ±0 = ±0; NaN for infinities.
// Cost: 650 flops.
func (x Pair[T]) Sin() Pair[T] {
	n, r, sign := x.trigAngle()
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).pair().signedBy(sign)
}

// Cos returns the cosine of x, in radians.
//
// Error: ≤ 1u²|cos x|.
// Domain: all finite x.
// Special: cos ±0 = 1; NaN for infinities.
// Cost: 650 flops.
func (x Pair[T]) Cos() Pair[T] {
	n, r, sign := x.trigAngle()
	z, p, q := r.trigSeries()
	return sineAt(n+32, r, z, p, q).pair().signedBy(T(sign * sign))
}

// SinCos returns the sine and the cosine of x, the same as Sin and Cos.
//
// Error: ≤ 1u²|sin x|, 1u²|cos x|.
// Domain: as Sin.
// Special: as Sin and Cos.
// Cost: 800 flops.
func (x Pair[T]) SinCos() (sin, cos Pair[T]) {
	n, r, sign := x.trigAngle()
	z, p, q := r.trigSeries()
	sin = sineAt(n, r, z, p, q).pair().signedBy(sign)
	cos = sineAt(n+32, r, z, p, q).pair().signedBy(T(sign * sign))
	return sin, cos
}

// over returns x/y, within 0.6u²|x/y|; infinite for y = 0, and 1 for x = y.
func (x triple[T]) over(y triple[T]) Pair[T] {
	q0, r := x.X0/y.X0, 1/y.X0
	s := q0
	z := x.sub(y.mulFloat(q0))
	q1 := T(z.X0 * r)
	p, e := TwoProd(q1, y.X0)
	q2 := T((((z.X0 - p) - e) + (z.X1 - T(q1*y.X1))) * r)
	q0, q1 = FastTwoSum(q0, q1)
	q0, q1 = FastTwoSum(q0, q1+q2)
	return finish(s, q0, q1)
}

// Tan returns the tangent of x, in radians.
//
// Error: ≤ 1u²|tan x|.
// Domain: all finite x.
// Special: tan ±0 = ±0; NaN for infinities.
// Cost: 950 flops, of these two divisions.
func (x Pair[T]) Tan() Pair[T] {
	n, r, sign := x.trigAngle()
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).over(sineAt(n+32, r, z, p, q)).signedBy(sign)
}

// halfTurns is trigAngle for the angle πx: n + f = 64x, where n and f are exact.
// Where r is tiny, it is multiplied by 1/k, and so is the sine or the cosine that
// is a multiple of it: sine and cosine are to be multiplied by sinScale and
// cosScale, k or 1. The other one is 1 all the same.
func (x Pair[T]) halfTurns() (n int32, r triple[T], sign, sinScale, cosScale T) {
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
	a := T((x.Hi - T(trunc(T(x.Hi*0.5))*2)) * 64) // modulo 2
	b := T((x.Lo - T(trunc(T(x.Lo*0.5))*2)) * 64)
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
// Error: ≤ 1u²|sin πx|.
// Domain: all finite x. Where |sin πx| is below 2^-78 (DF), 2^-916 (DD), but not 0,
// its last bits underflow.
// Special: ±0 for an integer, with the sign of x; NaN for infinities.
// Cost: 350 flops.
func (x Pair[T]) SinPi() Pair[T] {
	n, r, sign, scale, _ := x.halfTurns()
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).pair().signedBy(T(sign * scale))
}

// CosPi returns the cosine of πx.
//
// Error: ≤ 1u²|cos πx|.
// Domain: as SinPi.
// Special: cos πx is +0 halfway between integers, 1 for x = ±0; NaN for infinities.
// Cost: 350 flops.
func (x Pair[T]) CosPi() Pair[T] {
	n, r, sign, _, scale := x.halfTurns()
	z, p, q := r.trigSeries()
	return sineAt(n+32, r, z, p, q).pair().signedBy(T(T(sign*sign) * scale))
}

// SinCosPi returns the sine and the cosine of πx, the same as SinPi and CosPi.
//
// Error: ≤ 1u²|sin πx|, 1u²|cos πx|.
// Domain: as SinPi.
// Special: as SinPi and CosPi.
// Cost: 500 flops.
func (x Pair[T]) SinCosPi() (sin, cos Pair[T]) {
	n, r, sign, sinScale, cosScale := x.halfTurns()
	z, p, q := r.trigSeries()
	sin = sineAt(n, r, z, p, q).pair().signedBy(T(sign * sinScale))
	cos = sineAt(n+32, r, z, p, q).pair().signedBy(T(T(sign*sign) * cosScale))
	return sin, cos
}

// TanPi returns the tangent of πx.
//
// Error: ≤ 1u²|tan πx|.
// Domain: as SinPi; below the overflow threshold.
// Special: for positive x, +0 for an even integer, -0 for an odd one, +Inf halfway
// from an even integer to the next, -Inf from an odd one; tan(-πx) = -tan πx; NaN for
// infinities.
// Cost: 650 flops, of these two divisions.
func (x Pair[T]) TanPi() Pair[T] {
	n, r, sign, sinScale, cosScale := x.halfTurns()
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).over(sineAt(n+32, r, z, p, q)).signedBy(T(T(sign*sinScale) / cosScale))
}

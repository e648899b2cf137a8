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
// For a QD these are the steps, drawn as those of quad.go; the e and h are subtracted, and x_0 - h_0
// joins the four results, the wires at x_1, x_2, x_3 and ⊕, in settle5:
//
//	x_1 e_0 h_1 x_2 e_1 h_2 x_3 e_2 h_3 e_3 nP_4
//	●───○   │   ●───○   │   ●───○   │   │   │
//	●───┼───○   ●───┼───○   ●───┼───○   │   │
//	│   ●───○   │   │   │   │   │   │   │   │
//	│   ○───┼───●   │   │   │   │   │   │   │
//	│   │   ○───┼───●   │   │   │   │   │   │
//	│   ○───┼───┼───┼───●   │   │   │   │   │
//	│   │   │   │   ●───○   │   │   │   │   │
//	│   │   │   │   ○───┼───●   │   │   │   │
//	│   ╵┄┄┄╵┄┄┄┼┄┄┄╵┄┄┄╵┄┄┄┼┄┄┄⊕┄┄┄╵┄┄┄╵┄┄┄╵
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

// tripleScale is the scale of a triple that needs none.
type tripleScale[T Float] struct{}

// quintScale is what a quint stands to be multiplied by: its last limbs would be too small
// for float32.
type quintScale[T Float] struct{ by T }

// scaled3 returns x·f for pairs, whose reduction leaves no scale.
func scaled3[T Float](x triple[T], f T) (triple[T], tripleScale[T]) {
	return x.scale(f), tripleScale[T]{}
}

// scaled5 returns x and f for quads.
//
//limb:twin
func scaled5[T Float](x quint[T], f T) (quint[T], quintScale[T]) { return x, quintScale[T]{f} }

// trigLong returns n modulo 128, and r and its scale, within 2^-6·u²|r|, for x ≥ 0. Carries go up by one place
// for all places at once, then once more, when they are -4 to 4.
//
//limb:once
//limb:twin
func trigLong[T Float](x Pair[T]) (n int32, r triple[T], k tripleScale[T]) {
	const limbs = 2
	const words = 5 * limbs / 2      // of two digits, which f is made of
	const last = 2 * words           // the least place of these
	const least = last + 1 - limbs/4 // below it pairs have another, for its carry
	a := [limbs]T{x.Hi, x.Lo}
	var c [limbs][3]T         // the digits of each limb
	var w [limbs][least + 3]T // and those of 64/π that they meet
	for i := range limbs {
		var at int32
		c[i][0], c[i][1], c[i][2], at = limbDigits(a[i])
		for k := range least + 3 {
			w[i][k] = piWord[T](at + int32(k))
		}
	}
	var d, u, v [least + 1]T   // digits, and what goes up from their places, at first and then
	for j := range least + 1 { // from the last place up
		d[least-j], u[least-j] = atPlaces(
			atPlace(c[0][0], c[0][1], c[0][2], w[0][least-j+2], w[0][least-j+1], w[0][least-j]),
			atPlace(c[1][0], c[1][1], c[1][2], w[1][least-j+2], w[1][least-j+1], w[1][least-j]))
	}
	for j := range least - 1 {
		d[least-1-j], v[least-1-j] = carryUp(d[least-1-j] + u[least-j])
	}
	n = toInt(d[0]+u[1]+v[1]) & 127 // what went up from there is a multiple of 128

	base, unit := T(0x1p26), T(0x1p-52)
	if is32[T]() {
		base, unit = T(0x1p12), T(0x1p-24)
	}
	var l [2*limbs + 2]T
	for i := range words - 1 {
		l[i] = T((d[2*i+1]+v[2*i+2])*base) + (d[2*i+2] + v[2*i+3])
	}
	e := d[last-1]
	if least > last {
		e = e + v[last]
	}
	l[words-1] = T(e*base) + d[last]
	scale := unit
	for i := range limbs {
		if l[0] == 0 {
			for k := range 2*limbs + 1 - i {
				l[k] = l[k+1]
			}
			scale = T(scale * unit)
		}
	}
	for i := range limbs + 1 {
		for range i + 1 {
			l[i+1] = T(l[i+1] * unit)
		}
	}
	for i := range limbs {
		l[i], l[i+1] = FastTwoSum(l[i], l[i+1])
	}
	l[limbs] = l[limbs] + l[limbs+1]
	r, k = scaled3(triple[T]{l[0], l[1], l[2]}, scale)
	return n, r.mul(piStep3[T]()), k
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
//limb:twin
func trigFar[T Float](far bool, n int32, r triple[T], k tripleScale[T], x Pair[T]) (int32, triple[T], tripleScale[T]) {
	if far {
		n, r, k = trigLongOnce(x)
	}
	return n, r, k
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

// sineAt returns sin(nπ/64 + r), for the series of r.
func sineAt[T Float](n int32, r triple[T], z, p, q Pair[T]) Pair[T] {
	s, c := circle3[T](n), circle3[T](n+32).mul(r)
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
	n, r, _ = trigFar(far, n, r, tripleScale[T]{}, x)
	return n, r, sign
}

// signedBy returns s·x. What is not finite stands in the leading limb alone.
//
//limb:twin
func (x Pair[T]) signedBy(s T) Pair[T] {
	y := Pair[T]{T(x.Hi * s), T(x.Lo * s)}
	if !finite(y.Hi) {
		y = Pair[T]{Hi: y.Hi}
	}
	return y
}

// Sin returns the sine of x, in radians.
//
// Error: ≤ 1.1u²|sin x|. `limb prove` proves it where docs/numbers.md says.
// Domain: all finite x.
// Special: sin ±0 = ±0; NaN for infinities.
// Cost: 245 flops with a fused multiply-add; 620 from |x| = 12288 (DF), 2^26 (DD) on,
// and next to multiples of π/2.
//
//limb:function
func (x Pair[T]) Sin() Pair[T] { return sinOnce(x) }

//limb:once
func sin[T Float](x Pair[T]) Pair[T] {
	n, r, sign := trigAngle(x)
	z, p, q := r.trigSeries()
	return sineAt(n, r, z, p, q).signedBy(sign)
}

// Cos returns the cosine of x, in radians.
//
// Error: ≤ 1.1u²|cos x|. `limb prove` proves it where docs/numbers.md says.
// Domain: all finite x.
// Special: cos ±0 = 1; NaN for infinities.
// Cost: as Sin.
//
//limb:function
func (x Pair[T]) Cos() Pair[T] { return cosOnce(x) }

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
// Cost: 371 flops with a fused multiply-add; 730 where Sin takes 620.
//
//limb:function
func (x Pair[T]) SinCos() (sin, cos Pair[T]) { return sinCosOnce(x) }

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
	return n, piStep3[T]().mulPair(Pair[T]{a, b}), sign, sinScale, cosScale
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
// Cost: 279 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) SinPi() Pair[T] { return sinPiOnce(x) }

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
// Cost: 406 flops with a fused multiply-add.
//
//limb:function
func (x Pair[T]) SinCosPi() (sin, cos Pair[T]) { return sinCosPiOnce(x) }

//limb:once
func sinCosPi[T Float](x Pair[T]) (sin, cos Pair[T]) {
	n, r, sign, sinScale, cosScale := halfTurns(x, 64)
	z, p, q := r.trigSeries()
	sin = sineAt(n, r, z, p, q).signedBy(T(sign * sinScale))
	cos = sineAt(n+32, r, z, p, q).signedBy(T(T(sign*sign) * cosScale))
	return sin, cos
}

// trigShortQuad is that of pairs, r within 2^-6·u⁴|r|. The last limbs of π/64 are smaller
// than float32 has numbers: there all is a multiple of 2^48.
func trigShortQuad[T Float](x Quad[T]) (n int32, r quint[T], far bool) {
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

// atPlacesQuad returns what stays of a + b + c + d at its place, and what goes to the next one.
func atPlacesQuad[T Float](a, b, c, d T) (digit, up T) {
	g, u := atPlaces(a, b)
	h, v := atPlaces(c, d)
	return g + h, u + v
}

// angleQuad is an angle nπ/64 + r without its n. Where r is tiny and n a multiple of a
// quarter turn, the sine or the cosine that is a multiple of r is computed from
// s = r/k, and is to be multiplied by sinScale or cosScale, k; otherwise these are 1,
// and s = r.
type angleQuad[T Float] struct {
	r, s                     quint[T]
	sign, sinScale, cosScale T
}

// scaled returns the angle for s and k.
//
//limb:twin
func (a angleQuad[T]) scaled(n int32, s quint[T], k T) angleQuad[T] {
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

// sineAtQuad returns sin(nπ/64 + r), for the series of r.
//
//limb:twin
func sineAtQuad[T Float](n int32, r quint[T], z, p, q Quad[T]) Quad[T] {
	s, c := circle5[T](n), circle5[T](n+32).mul(r)
	v := Quad[T]{s.X0, s.X1, s.X2, s.X3}.mulLoose(p)
	w := Quad[T]{c.X0, c.X1, c.X2, c.X3}.mulLoose(q)
	return s.addLoose(c).addSmall(z.mulLoose(v.addLoose(w)))
}

// signOf returns |x| and the sign of x: 1 or -1, or NaN for 0 where x is not finite.
//
//limb:twin
func (x Quad[T]) signOf() (abs4 Quad[T], sign T) {
	sign = copysign(1, x.X0)
	abs4 = x.signedBy(sign)
	if !finite(x.X0) {
		sign = x.X0 - x.X0
		abs4 = Quad[T]{}
	}
	return abs4, sign
}

// trigAngleQuad returns n, and a: the rest of |x| as scaled makes it, and the sign of x, NaN where x is
// not finite.
//
//limb:twin
func trigAngleQuad[T Float](x Quad[T]) (n int32, a angleQuad[T]) {
	x, a.sign = x.signOf()
	n, s, far := trigShortQuad(x)
	n, s, k := trigFarQuad(far, n, s, quintScale[T]{1}, x)
	return n, a.scaled(n, s, k.by)
}

// halfTurnsQuad is trigAngle for the angle πx·unit/64, where the unit is 64 or 32: n + f = x·unit,
// where n and f are exact.
func halfTurnsQuad[T Float](x Quad[T], unit T) (n int32, a angleQuad[T]) {
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
//
//limb:twin Cost: 744 flops with a fused multiply-add; 1200 from |x| = 12288 (TF), 2^26 (TD) on, and next to multiples of π/2.
func (x Quad[T]) Sin() Quad[T] { return sinQuadOnce(x) }

//limb:once
//limb:twin
func sinQuad[T Float](x Quad[T]) Quad[T] {
	n, a := trigAngleQuad(x)
	z, p, q := a.r.trigSeries()
	return sineAtQuad(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
}

// Cos returns the cosine of x, in radians.
//
// Error: ≤ 2u⁴|cos x|.
// Domain: as Sin.
// Special: cos ±0 = 1; NaN for infinities.
// Cost: as Sin.
//
//limb:twin
func (x Quad[T]) Cos() Quad[T] { return cosQuadOnce(x) }

//limb:once
//limb:twin
func cosQuad[T Float](x Quad[T]) Quad[T] {
	n, a := trigAngleQuad(x)
	z, p, q := a.r.trigSeries()
	return sineAtQuad(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
}

// SinCos returns the sine and the cosine of x. They are those of Sin and Cos.
//
// Error: ≤ 2u⁴|sin x|, 2u⁴|cos x|.
// Domain: as Sin.
// Special: as Sin and Cos.
// Cost: 2430 flops with a fused multiply-add; 3500 where Sin takes 2900.
//
//limb:twin Cost: 1050 flops with a fused multiply-add; 1500 where Sin takes 1250.
func (x Quad[T]) SinCos() (sin, cos Quad[T]) { return sinCosQuadOnce(x) }

//limb:once
//limb:twin
func sinCosQuad[T Float](x Quad[T]) (sin, cos Quad[T]) {
	n, a := trigAngleQuad(x)
	z, p, q := a.r.trigSeries()
	sin = sineAtQuad(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
	cos = sineAtQuad(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
	return sin, cos
}

// SinPi returns the sine of πx.
//
// Error: ≤ 2u⁴|sin πx|.
// Domain: all finite x. Where |sin πx| is below 2^-53 (QF), 2^-862 (QD), but not 0,
// its last bits underflow.
// Special: ±0 for an integer, with the sign of x; NaN for infinities.
// Cost: 1930 flops with a fused multiply-add.
//
//limb:twin Cost: 806 flops with a fused multiply-add.
func (x Quad[T]) SinPi() Quad[T] { return sinPiQuadOnce(x) }

//limb:once
//limb:twin
func sinPiQuad[T Float](x Quad[T]) Quad[T] {
	n, a := halfTurnsQuad(x, 64)
	z, p, q := a.r.trigSeries()
	return sineAtQuad(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
}

// CosPi returns the cosine of πx.
//
// Error: ≤ 2u⁴|cos πx|.
// Domain: as SinPi.
// Special: cos πx is +0 halfway between integers, 1 for x = ±0; NaN for infinities.
// Cost: 1930 flops with a fused multiply-add.
//
//limb:twin Cost: 807 flops with a fused multiply-add.
func (x Quad[T]) CosPi() Quad[T] { return cosPiQuadOnce(x) }

//limb:once
//limb:twin
func cosPiQuad[T Float](x Quad[T]) Quad[T] {
	n, a := halfTurnsQuad(x, 64)
	z, p, q := a.r.trigSeries()
	return sineAtQuad(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
}

// SinCosPi returns the sine and the cosine of πx. They are those of SinPi and CosPi.
//
// Error: ≤ 2u⁴|sin πx|, 2u⁴|cos πx|.
// Domain: as SinPi.
// Special: as SinPi and CosPi.
// Cost: 2560 flops with a fused multiply-add.
//
//limb:twin Cost: 1110 flops with a fused multiply-add.
func (x Quad[T]) SinCosPi() (sin, cos Quad[T]) { return sinCosPiQuadOnce(x) }

//limb:once
//limb:twin
func sinCosPiQuad[T Float](x Quad[T]) (sin, cos Quad[T]) {
	n, a := halfTurnsQuad(x, 64)
	z, p, q := a.r.trigSeries()
	sin = sineAtQuad(n, a.s, z, p, q).signedBy(T(a.sign * a.sinScale))
	cos = sineAtQuad(n+32, a.s, z, p, q).signedBy(T(T(a.sign*a.sign) * a.cosScale))
	return sin, cos
}

package limb

//lint:file-ignore U1000 Functions for slices are called by kernels.

// # What functions of three limbs have for themselves
//
// It stands here in the order of the files whose functions it is for: where steps of quads have another
// shape with a limb less, or another constant.

// # canon.go, compare.go, round.go

// Canon returns x in canonical form: X0 is x rounded to nearest, ties to even,
// X1 what is left rounded likewise, and so on. See [Quad.Canon].
//
// Error: exact.
// Domain: x is normalised (see [Triple]), or each limb is at most half of the one before.
// Special: an infinity, a NaN and the sign of a zero are those of X0; where the
// number rounds beyond the range of T, ±Inf.
// Cost: as that of a Quad.
func (x Triple[T]) Canon() Triple[T] { return x.Quad().Canon().triple() }

// IsInt reports whether x is an integer. Infinities and NaN are none.
//
// Error: exact.
func (x Triple[T]) IsInt() bool {
	return finite(x.X0) && trunc(x.X0) == x.X0 && trunc(x.X1) == x.X1 && trunc(x.X2) == x.X2
}

// integerTriple is integer for three limbs.
func integerTriple[T Float](h0, h1, h2 T) Triple[T] {
	x0, x1, x2 := renormTriple(h0, h1, h2, 0)
	if !finite(x0) { // h0 is the largest number, and h1 half of its last place
		x0, x1, x2 = h0, h1, h2
	}
	return finishTriple(h0, x0, x1, x2)
}

// Floor returns the largest integer not above x.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept.
// Cost: 22 flops; in Go 1 where X0 is not an integer.
func (x Triple[T]) Floor() Triple[T] {
	h0, h2 := floor(x.X0), T(0)
	if h0 != x.X0 {
		return Triple[T]{X0: h0}
	}
	h1 := floor(x.X1)
	if h1 == x.X1 {
		h2 = floor(x.X2)
	}
	return integerTriple(x.X0, h1, h2) // as with two limbs
}

// Round returns the integer nearest to x, of two the one farther from 0.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ < x < 0.
// Cost: 34 flops.
func (x Triple[T]) Round() Triple[T] {
	a := x.Abs()
	h0, h2 := nearest(a.X0, a.X1), T(0)
	if h0 != a.X0 {
		return signedTriple(Triple[T]{X0: h0}, x.X0)
	}
	h1 := nearest(a.X1, a.X2)
	if h1 == a.X1 {
		h2 = nearest(a.X2, 0)
	}
	return signedTriple(integerTriple(h0, h1, h2), x.X0)
}

// RoundEven returns the integer nearest to x, of two the even one.
//
// Error: exact.
// Special: infinities, NaN and zeros are kept; -0 for -½ ≤ x < 0.
// Cost: 52 flops.
func (x Triple[T]) RoundEven() Triple[T] {
	a := x.Abs()
	h0, h2 := nearestEven(0, a.X0, a.X1), T(0)
	if h0 != a.X0 {
		return signedTriple(Triple[T]{X0: h0}, x.X0)
	}
	h1 := nearestEven(a.X0, a.X1, a.X2)
	if h1 == a.X1 {
		h2 = nearestEven(a.X1, a.X2, 0)
	}
	return signedTriple(integerTriple(h0, h1, h2), x.X0)
}

// Modf returns the integral and the fractional part of x. Both have the sign of x, and
// their sum is x.
//
// Error: exact.
// Special: the parts of ±Inf are ±Inf and ±0 (as in C; Go's math.Modf has NaN),
// those of NaN are NaN, those of ±0 are ±0.
// Cost: 63 flops.
func (x Triple[T]) Modf() (integral, frac Triple[T]) {
	a := x.Abs()
	h0, h1, h2 := floor(a.X0), T(0), T(0)
	d0, d1, d2 := a.X0-h0, a.X1, a.X2
	if h0 == a.X0 {
		h1 = floor(a.X1)
		d0, d1 = TwoDiff(a.X1, h1)
		if h1 == a.X1 {
			h2 = floor(a.X2)
			d0, d1 = TwoDiff(a.X2, h2)
			d2 = 0
		}
	}
	f0, f1, f2 := renormTriple(d0, d1, d2, 0)
	return signedTriple(integerTriple(h0, h1, h2), x.X0), signedTriple(finishTriple(d0, f0, f1, f2), x.X0)
}

// # convert.go

// settledTriple returns a + b + c, as settledQuad does of four limbs.
func settledTriple[T Float](a, b, c T) Triple[T] {
	least, unit := T(0x1p-1074), T(0x1p-53)
	if is32[T]() {
		least, unit = 0x1p-149, 0x1p-24
	}
	x1, x2 := b, c
	if c != 0 {
		if b+c != b {
			x2 = inward(c)
		}
	} else if a+b != a {
		if T(abs(b)*unit) > least {
			x2 = -copysign(least, b)
		} else {
			x1 = inward(b)
		}
	}
	return finishTriple(a, a, x1+0, x2+0) // -0 becomes 0
}

// tripleFromInt64 returns n as a Triple, exactly.
//
//limb:host
func tripleFromInt64[T Float](n int64) Triple[T] { return quadFromInt64[T](n).triple() }

// Quad returns x as a Quad.
//
// Error: exact.
func (x Triple[T]) Quad() Quad[T] { return Quad[T]{x.X0, x.X1, x.X2, 0} }

// Pair returns x rounded as by [FromBig].
//
// Error: ≤ u²|x|.
// Special: infinities, NaN and -0 are kept.
func (x Triple[T]) Pair() Pair[T] { return x.Quad().Pair() }

// Triple returns x as a Triple.
//
// Error: exact.
func (x Pair[T]) Triple() Triple[T] { return Triple[T]{x.Hi, x.Lo, 0} }

// Triple returns x rounded as by [FromBig].
//
// Error: ≤ u³|x|.
// Domain: as Canon.
// Special: infinities, NaN and -0 are kept.
func (x Quad[T]) Triple() Triple[T] {
	c := x.Canon()
	return settledTriple(c.X0, c.X1, c.X2)
}

// DF returns x, rounded as by [FromBig].
//
// Error: ≤ 2^-48|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Triple[T]) DF() DF { return x.Quad().DF() }

// DD returns x, rounded as by [FromBig].
//
// Error: ≤ 2^-106|x|.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Triple[T]) DD() DD { return x.Quad().DD() }

// QF returns x, rounded as by [FromBig].
//
// Error: TF exact; TD ≤ 2^-96|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Triple[T]) QF() QF { return x.Quad().QF() }

// QD returns x.
//
// Error: exact.
//
//limb:host
func (x Triple[T]) QD() QD { return x.Quad().QD() }

// TF returns x, rounded as by [FromBig].
//
// Error: TF exact; TD ≤ 2^-72|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Triple[T]) TF() TF { return x.Quad().TF() }

// TD returns x.
//
// Error: exact.
//
//limb:host
func (x Triple[T]) TD() TD { return x.Quad().TD() }

// TF returns x, rounded as by [FromBig].
//
// Error: DF exact; DD ≤ 2^-72|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Pair[T]) TF() TF { return x.Quad().TF() }

// TD returns x.
//
// Error: exact.
//
//limb:host
func (x Pair[T]) TD() TD { return x.DD().Triple() }

// TF returns x, rounded as by [FromBig].
//
// Error: ≤ 2^-72|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) TF() TF {
	return qdToTF(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

//limb:slices
func qdToTF(x QD) TF {
	y := x.Canon()
	var a, b, c float32
	for range 3 {
		a, b, c = b, c, float32(oddSum(y))
		y = y.minus(float64(c))
	}
	return settledTriple(a, b, c)
}

// Of slices, what a number of another width goes through is a Quad.

//limb:slices
func float32ToTD(a float32) TD { return TD{X0: float64(a)} }

//limb:slices
func float64ToTF(v float64) TF { return qdToTF(QD{X0: v}) }

//limb:slices
func dfToTD(x DF) TD { return dfToDD(x).Triple() }

//limb:slices
func ddToTF(x DD) TF { return qdToTF(x.Quad()) }

//limb:slices
func qfToTD(x QF) TD { return qfToQD(x).Triple() }

//limb:slices
func tfToDD(x TF) DD { return qfToDD(x.Quad()) }

//limb:slices
func tfToTD(x TF) TD { return qfToQD(x.Quad()).Triple() }

//limb:slices
func tfToQD(x TF) QD { return qfToQD(x.Quad()) }

//limb:slices
func tdToDF(x TD) DF { return qdToDF(x.Quad()) }

//limb:slices
func tdToTF(x TD) TF { return qdToTF(x.Quad()) }

//limb:slices
func tdToQF(x TD) QF { return qdToQF(x.Quad()) }

//limb:slices
func tfToFloat32(x TF) float32 { return qfToFloat32(x.Quad()) }

//limb:slices
func tfToFloat64(x TF) float64 { return qfToFloat64(x.Quad()) }

//limb:slices
func tdToFloat32(x TD) float32 { return qdToFloat32(x.Quad()) }

//limb:slices
func tdToFloat64(x TD) float64 { return qdToFloat64(x.Quad()) }

// TD returns x, rounded as by [FromBig].
//
// Error: ≤ 2^-159|x|.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Quad[T]) TD() TD { return x.QD().Triple() }

// TF returns x as a TF, exactly where |x| is 0 or at least 2^-97.
func (x F64) TF() TF { return QD{X0: float64(x)}.TF() }

// TF returns x as a TF, exactly.
func (x F32) TF() TF { return TF{X0: float32(x)} }

// TD returns x as a TD, exactly.
func (x F64) TD() TD { return TD{X0: float64(x)} }

// TD returns x as a TD, exactly.
func (x F32) TD() TD { return TD{X0: float64(x)} }

// Float64 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with each limb at most ½ulp of the one
// before.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Triple[T]) Float64() float64 { return x.Quad().Float64() }

// Float32 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with each limb at most ½ulp of the one
// before.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Triple[T]) Float32() float32 { return x.Quad().Float32() }

// Int64 returns x rounded toward zero. ok is false where that is not in the
// range of int64: n is then the end of the range that is nearer, and 0 for NaN.
//
//limb:host
func (x Triple[T]) Int64() (n int64, ok bool) { return x.Quad().Int64() }

// Uint64 returns x rounded toward zero. ok is false where that is not in the
// range of uint64: n is then the end of the range that is nearer, and 0 for NaN.
//
//limb:host
func (x Triple[T]) Uint64() (n uint64, ok bool) { return x.Quad().Uint64() }

// # div.go

// scaleB returns x·2^n, for [Triple.Ldexp].
func (x Triple[T]) scaleB(n int32) Triple[T] {
	f, g, h := powers[T](n)
	x = x.below(T(T(T(x.X0*f)*g) * h))
	s := T(T(T(x.X0*f)*g) * h)
	x1 := T(T(T(x.X1*f)*g) * h)
	x2 := T(T(T(x.X2*f)*g) * h)
	if !finite(s) {
		x1 = 0
		x2 = 0
	}
	return Triple[T]{s, x1, x2}
}

// below returns x, which is to be scaled, where its leading limb becomes s. If that
// overflows, and there is a form of x with a smaller one, it returns that.
func (x Triple[T]) below(s T) Triple[T] {
	if !finite(s) {
		d := aboveNext(x.X0, x.X1, x.X2)
		x.X0 -= d
		x.X1, x.X2 = FastTwoSum(x.X1+d, x.X2)
	}
	return x
}

// remainderTriple is remainder4 for three limbs.
func remainderTriple[T Float](x Triple[T], q T, y Triple[T]) (r0, r1, r2 T) {
	p, e0 := TwoProd(q, y.X0)
	a := x.X0 - p // exact
	p, e1 := TwoProd(q, y.X1)
	b, c := TwoDiff(x.X1, p)
	p, e2 := TwoProd(q, y.X2)
	d, e := TwoDiff(x.X2, p)
	// u
	a, b = TwoSum(a, b)
	a, e0 = TwoSum(a, -e0)
	// u²
	d, e1 = TwoSum(d, -e1)
	b, e0 = TwoSum(b, e0)
	b, c = TwoSum(b, c)
	b, d = TwoSum(b, d)
	// u³
	d = (d + (e - e2)) + ((c + e0) + e1)
	b, d = TwoSum(b, d)
	a, b = TwoSum(a, b)
	return a, b, d
}

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u³|x/y|. `limb prove --steps` proves ≤ 1.13u³; the normal form is proved too.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (TF), 2^1022 (TD), and at least
// 2^-77, 2^-915, or x = 0: below, the last bits underflow.
// Special: X0 is that of x.X0/y.X0 for infinities, NaN and zeros.
// Cost: 152 flops with a fused multiply-add.
func (x Triple[T]) Div(y Triple[T]) Triple[T] {
	m, n := dividend(x.X0), divisor(y.X0)
	a, b := timesTriple(pow2[T](m), x), timesTriple(pow2[T](n), y)
	r := 1 / b.X0
	q0 := T(a.X0 * r)
	a0, a1, a2 := remainderTriple(a, q0, b)
	q1 := T(a0 * r)
	a0, a1 = remainder2(a0, a1, a2, q1, b.X0, b.X1, b.X2)
	q2 := T(a0 * r)
	q3 := T(remainder1(a0, a1, q2, b.X0, b.X1) * r)
	q0, q1, q2 = renormTriple(q0, q1, q2, q3)
	f, g := halves[T](n - m)
	return finishTriple(x.X0/y.X0, T(T(q0*f)*g), T(T(q1*f)*g), T(T(q2*f)*g))
}

// Sqrt returns √x.
//
// Error: ≤ 2u³√x. `limb prove --steps` proves ≤ 1.01u³; the normal form is proved too.
// Domain: 0 ≤ x; √x is 0 or at least 2^-77 (TF): below, its last bits underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 150 flops with a fused multiply-add.
func (x Triple[T]) Sqrt() Triple[T] {
	n := exponent(x.X0) >> 1
	f := pow2[T](-n)
	a := timesTriple(f, timesTriple(f, x))
	q0 := sqrt(a.X0)
	r := T(0.5) / q0
	a0, a1, a2 := remainderTriple(a, q0, Triple[T]{X0: q0})
	d0 := q0 + q0
	q1 := T(a0 * r)
	a0, a1 = remainder2(a0, a1, a2, q1, d0, q1, 0)
	q2 := T(a0 * r)
	q3 := T(remainder1(a0, a1, q2, d0, q1+q1) * r)
	q0, q1, q2 = renormTriple(q0, q1, q2, q3)
	f = pow2[T](n)
	return finishTriple(sqrt(x.X0), T(q0*f), T(q1*f), T(q2*f))
}

// # root.go

// div4 returns x/y, within a few u⁴|x/y|, for x below 2^60 and y about 1.
func (x quartet[T]) div4(y quartet[T]) quartet[T] {
	up, down := T(1), T(1)
	if is32[T]() {
		up, down = 0x1p60, 0x1p-60
	}
	x = x.scale(up)
	r := 1 / y.X0
	q0 := T(x.X0 * r)
	x = x.sub(y.mulFloat(q0))
	q1 := T(x.X0 * r)
	a0, a1, a2 := remainderTriple(Triple[T]{x.X0, x.X1, x.X2}, q1, Triple[T]{y.X0, y.X1, y.X2})
	q2 := T(a0 * r)
	a0, _ = remainder2(a0, a1, a2, q2, y.X0, y.X1, y.X2)
	return settle4(q0, q1, q2, T(a0*r)).scale(down)
}

// sqrt4 returns √x, within a few u⁴√x.
func (x quartet[T]) sqrt4() quartet[T] {
	n := exponent(x.X0) >> 1
	if is32[T]() {
		n -= 20
	}
	f := pow2[T](-n)
	a := x.scale(f).scale(f)
	q0 := sqrt(a.X0)
	r := T(0.5) / q0
	p, e := TwoSqr(q0)
	a.X0 = a.X0 - p // exact
	a = a.addFloat(-e)
	d0 := q0 + q0
	q1 := T(a.X0 * r)
	a0, a1, a2 := remainderTriple(Triple[T]{a.X0, a.X1, a.X2}, q1, Triple[T]{d0, q1, 0})
	q2 := T(a0 * r)
	a0, _ = remainder2(a0, a1, a2, q2, d0, q1+q1, q2)
	z := settle4(q0, q1, q2, T(a0*r))
	if x.X0 == 0 {
		z = quartet[T]{}
	}
	return z.scale(pow2[T](n))
}

// cbrt4 returns k, and r such that the cube root of |x| is r·2^k, within 2^-12 u³ r, for finite x ≠ 0.
func cbrt4[T Float](x Triple[T]) (r quartet[T], k int32) {
	f, g, k, y := cbrtScale(x.X0)
	f = T(f * copysign(1, x.X0))
	a := quartetOf(x).scale(f).scale(g)
	d := T(T(y*y) * T(0.3333333333333333))
	// Two digits, as for quads
	q0 := T(T(a.X0*y) * y)
	s, e := TwoSqr(q0)
	p, v := TwoProd(s, q0)
	q0 = q0 + T((((a.X0-p)-v)+(a.X1-T(e*q0)))*d)
	s, e = TwoSqr(q0)
	p, v = TwoProd(s, q0)
	b, c := TwoSum(a.X0-p, -v)
	h, w := TwoProd(e, q0)
	v, p = TwoDiff(a.X1, h)
	q1 := T((b + (v + (c + ((p - w) + a.X2)))) * d)
	c = 0x1.8p-38
	if is32[T]() {
		c = 0x1.8p-18
	}
	q1 = (q1 + c) - c
	// a - (q0+q1)³, and 3(q0+q1)²
	z := Triple[T]{q0, q1, 0}
	square := prod4(z, z)
	a = a.sub(square.mulTriple(z))
	m := triple[T]{square.X0, square.X1, square.X2}.mulFloat(3)
	// the other digits, after what cancelled is in order again
	s, e = TwoSum(a.X1, a.X2)
	l := settle3(a.X0, s, e+a.X3)
	q2 := T(l.X0 * d)
	p, e = TwoProd(q2, m.X0)
	s = ((l.X0 - p) - e) + (l.X1 - T(q2*m.X1))
	q3 := T((s - T(T(3*q0)*T(q2*q2))) * d)
	return settle4(q0, q1, q2, q3), k
}

// # inversehyperbolic.go

// sqrt returns √x, within 8u⁴√x, for x ≥ 1 whose limbs are not too large for
// products.
func (x quartet[T]) sqrt() quartet[T] {
	q := x.triple().Sqrt()
	r := x.sub(prod4(q, q))
	return quartet[T]{q.X0, q.X1, q.X2, T((r.X0 + (r.X1 + (r.X2 + r.X3))) * (0.5 / q.X0))}
}

// div returns x/y, within 32u⁴, for operands near 1.
func (x quartet[T]) div(y quartet[T]) quartet[T] {
	q := x.triple().Div(y.triple())
	r := x.sub(y.mulTriple(q))
	return quartet[T]{q.X0, q.X1, q.X2, (r.X0 + (r.X1 + (r.X2 + r.X3))) / y.X0}
}

// # exp.go, hyperbolic.go, log.go and pow.go

// addSmall returns x + y rounded, for |y| < |x|/4.
func (x quartet[T]) addSmall(y Triple[T]) Triple[T] {
	a, p := FastTwoSum(x.X0, y.X0)
	b, q := TwoSum(x.X1, y.X1)
	c, r := TwoSum(x.X2, y.X2)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	c, p = TwoSum(c, p)
	a, b, c = renormTriple(a, b, c, x.X3+((r+q)+p))
	return Triple[T]{a, b, c}
}

// withoutNoise is that of pairs, and the grain is u times theirs.
func (z Triple[T]) withoutNoise(g, least T) Triple[T] {
	g = T(g * byWidth[T](0x1p-24, 0x1p-53))
	x1, x2 := toGrain(z.X1, g), toGrain(z.X2, g)
	if abs(z.X1) < least {
		x1 = 0
	}
	if abs(z.X2) < least {
		x2 = 0
	}
	return Triple[T]{z.X0, x1, x2}
}

// hyperbolicTriple is hyperbolic with a limb more.
type hyperbolicTriple[T Float] struct {
	s, c, r      quartet[T]
	coshm1, sinh Triple[T]
}

// eighthTriple returns u³/8.
func eighthTriple[T Float]() T { return byWidth[T](0x1p-75, 0x1p-162) }

// logReduce returns k, z and -ln r - ln s for a finite x > 0.
func (x quartet[T]) logReduce() (k int32, z, t quartet[T]) {
	n, k := logExponents(x.X0)
	m := x.scale(pow2[T](-n)).scale(pow2[T](-k))
	j, i, r := logFactors(m.X0)
	a, p := TwoProd(m.X0, r)
	b, q := TwoProd(m.X1, r)
	c, f := TwoProd(m.X2, r)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	c, p = TwoSum(c, p)
	return n + k, settle4(a-1, b, c, T(m.X3*r)+((f+q)+p)), logTerms4[T](j, i)
}

// parity reports whether x is an integer, and whether it is odd.
func (x Triple[T]) parity() (whole, odd bool) {
	whole, odd = powParity(x.X0)
	whole1, odd1 := powParity(x.X1)
	whole2, odd2 := powParity(x.X2)
	return whole && whole1 && whole2, odd != odd1 != odd2
}

// powLeastTriple is powLeast for the last limbs of three.
func powLeastTriple[T Float]() T { return byWidth[T](0x1.d9p-72, 0x1.d9p-159) }

// isThird reports whether x or -x is the Triple nearest to ⅓.
func (x Triple[T]) isThird() bool {
	x = x.Abs()
	if is32[T]() {
		return x.X0 == T(0x1.555556p-2) && x.X1 == T(-0x1.555556p-27) && x.X2 == T(0x1.555556p-52)
	}
	return x.X0 == T(0x1.5555555555555p-2) && x.X1 == T(0x1.5555555555555p-56) && x.X2 == T(0x1.5555555555555p-110)
}

// square returns x², within 1u³x²: exactly where it has no more than 3p+1 bits. 70 flops.
func (x Triple[T]) square() Triple[T] {
	d0 := x.X0 + x.X0
	a, e00 := TwoSqr(x.X0)
	s := a
	// u
	b, e01 := TwoProd(d0, x.X1)
	b, f := TwoSum(b, e00)
	// u²
	c, e02 := TwoProd(d0, x.X2)
	p11, e11 := TwoSqr(x.X1)
	e01, g0 := TwoSum(e01, f)
	c, g1 := TwoSum(c, p11)
	c, g2 := TwoSum(c, e01)
	// u³
	d := (T((x.X1+x.X1)*x.X2) + (e02 + e11)) + ((g0 + g1) + g2)
	a, b, c = renormTriple(a, b, c, d)
	return finishTriple(s, a, b, c)
}

// # trig.go

// quartetScale is what a quartet stands to be multiplied by.
type quartetScale[T Float] struct{ by T }

// angleTriple is an angle, as angleQuad.
type angleTriple[T Float] struct {
	r, s                     quartet[T]
	sign, sinScale, cosScale T
}

// atPlacesTriple returns what stays of a + b + c at its place, and what goes to the next one.
func atPlacesTriple[T Float](a, b, c T) (digit, up T) {
	g, u := atPlaces(a, b)
	h, v := carryUp(c)
	return g + h, u + v
}

// trigShortTriple is that of pairs, r within 2^-6·u³|r|. m is 3, and 4 for float32.
func trigShortTriple[T Float](x Triple[T]) (n int32, r quartet[T], far bool) {
	k, far := trigIndex(x.X0)
	p := piStep4[T]()
	h0, e0 := TwoProd(k, p.X0)
	h1, e1 := TwoProd(k, p.X1)
	h2, e2 := TwoProd(k, p.X2)
	// u
	b, f0 := TwoSum(x.X1, -e0)
	b, f1 := TwoSum(b, -h1)
	// u²
	c, g0 := TwoSum(x.X2, -e1)
	f0, g1 := TwoSum(f0, f1)
	c, g2 := TwoSum(c, -h2)
	c, g3 := TwoSum(c, f0)
	// u³
	if is32[T]() {
		h3, e3 := TwoProd(k, p.X3)
		g0, i0 := TwoSum(g0, g1)
		g2, i1 := TwoSum(g2, g3)
		e2, i2 := TwoSum(e2, h3)
		g0, i3 := TwoSum(g0, g2)
		d, i4 := TwoDiff(g0, e2)
		e := (((i0 + i1) + (i3 + i4)) - i2) - (e3 + T(k*T(piStep32[4])))
		d, e = TwoSum(d, e)
		r = settle4(x.X0-h0, b, c, d)
		r.X3 = r.X3 + e
	} else {
		r = settle4(x.X0-h0, b, c, ((g0+g1)+(g2+g3))-(e2+T(k*p.X3)))
	}
	n = toInt(k) & 127
	return n, r, far || cancels(n, r.X0, x.X0)
}

// halfTurnsTriple is trigAngle for the angle πx·unit/64, as halfTurnsQuad.
func halfTurnsTriple[T Float](x Triple[T], unit T) (n int32, a angleTriple[T]) {
	x, a.sign = x.signOf()
	magic, least := T(0x1.8p52), int32(-1022)
	if is32[T]() {
		magic, least = T(0x1.8p23), -126
	}
	// modulo 4
	f0, f1 := T((x.X0-T(trunc(T(x.X0*0.25))*4))*unit), T((x.X1-T(trunc(T(x.X1*0.25))*4))*unit)
	f2 := T((x.X2 - T(trunc(T(x.X2*0.25))*4)) * unit)
	n0, n1, n2 := (f0+magic)-magic, (f1+magic)-magic, (f2+magic)-magic
	f0, f1, f2 = f0-n0, f1-n1, f2-n2
	// Each of these is 0, or a multiple of twice the next one's bound.
	f0, f1 = FastTwoSum(f0, f1)
	f1, f2 = FastTwoSum(f1, f2)
	f0, f1 = FastTwoSum(f0, f1)
	m := (f0 + magic) - magic
	f0 = f0 - m
	n = toInt((n0+n1)+n2+m) & 127
	k := max(exponent(f0), least)
	up := pow2[T](-k)
	f := quartet[T]{T(f0 * up), T(f1 * up), T(f2 * up), 0}
	return n, a.scaled(n, f.mul(piStep4[T]()), pow2[T](k))
}

// # mod.go

// timesTriple returns ky, for a power of two.
func timesTriple[T Float](k T, y Triple[T]) Triple[T] {
	return Triple[T]{T(y.X0 * k), T(y.X1 * k), T(y.X2 * k)}
}

// tripleRest is a remainder of triples, as pairRest.
type tripleRest[T Float] struct{ r0, r1, r2, r3, lost T }

// tripleRestOf returns x as a remainder.
func tripleRestOf[T Float](x Triple[T]) tripleRest[T] {
	return tripleRest[T]{r0: x.X0, r1: x.X1, r2: x.X2}
}

// minus returns r - qy. qy is near r or below it, so that the leading limbs
// cancel.
func (r tripleRest[T]) minus(q T, y Triple[T]) tripleRest[T] {
	p0, e0 := TwoProd(q, y.X0)
	p1, e1 := TwoProd(q, y.X1)
	p2, e2 := TwoProd(q, y.X2)
	a, f := TwoDiff(r.r0, p0)
	e0 = e0 - f // one of them is 0: f only where q is 1, and p0 below ½r0
	// u
	b, f1 := TwoDiff(r.r1, p1)
	a, f2 := TwoDiff(a, e0)
	a, f3 := TwoSum(a, b)
	// u²
	b, g1 := TwoDiff(r.r2, p2)
	c, g2 := TwoDiff(f1, e1)
	f2, g3 := TwoSum(f2, f3)
	b, g4 := TwoSum(b, c)
	b, g5 := TwoSum(b, f2)
	// u³
	d, h1 := TwoDiff(g1, e2)
	g2, h2 := TwoSum(g2, g3)
	g4, h3 := TwoSum(g4, g5)
	c, h4 := TwoSum(r.r3, d)
	g2, h5 := TwoSum(g2, g4)
	c, h6 := TwoSum(c, g2)
	// u⁴
	h1, k1 := TwoSum(h1, h2)
	h3, k2 := TwoSum(h3, h4)
	h5, k3 := TwoSum(h5, h6)
	h1, k4 := TwoSum(h1, h3)
	d, k5 := TwoSum(h1, h5)
	lost := (abs(k1) + abs(k2)) + (abs(k3) + abs(k4)) + abs(k5)
	// Carry up, over zeros.
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	return tripleRest[T]{a, b, c, d, r.lost + lost}
}

// nearest takes one more y from r where that is nearer to 0, or as near and
// the quotient is then even.
func (r tripleRest[T]) nearest(y Triple[T], n int32) (tripleRest[T], int32) {
	s := r.minus(1, y)
	f, g, h := nearestScale(y.X0)
	b := timesTriple(g, y)
	t := tripleRest[T]{T(r.r0 * f), T(r.r1 * f), T(r.r2 * f), T(r.r3 * f), 0}.minus(1, b)
	if t.r0 > 0 || t.r0 == 0 && n&1 == 1 {
		r = s
		n = n + 1
	}
	z := timesTriple(h, b)
	r.lost = r.lost + (unsure(t.r0, t.lost) + (abs(z.X1-y.X1) + abs(z.X2-y.X2)))
	return r, n
}

// result returns the remainder of x/y with the sign of x, and NaN where there is
// none.
func (r tripleRest[T]) result(x, y Triple[T]) Triple[T] {
	x0, x1, x2 := renormTriple(r.r0, r.r1, r.r2, r.r3)
	z := signedTriple(Triple[T]{x0, x1, x2}, x.X0)
	if !(r.lost == 0) {
		z = Triple[T]{X0: nan[T]()}
		if finite(x.X0) && !finite(y.X0) && y.X0 == y.X0 {
			z = x
		}
	}
	return z
}

// # gamma.go, digamma.go, erfinv.go, lambert.go

// recipLoose returns 1/x, within 16u³/x, not quite normalised.
func (x quartet[T]) recipLoose() Triple[T] {
	y := triple[T]{x.X0, x.X1, x.X2}.recipLoose()
	a := triple[T]{x.X0, x.X1, x.X2}.mulLoose(triple[T]{y.Hi, y.Lo, 0})
	return Triple[T]{y.Hi, y.Lo, T(y.Hi * (((1 - a.X0) - a.X1) - a.X2))}
}

// recip returns 1/x, for an x of which 1/x is no subnormal number.
func (x quartet[T]) recip() quartet[T] {
	w := x.recipLoose()
	e := x.mulTriple(w).addFloat(-1)
	return settle4(w.X0, w.X1, w.X2, -T(w.X0*e.X0))
}

func (x Triple[T]) piOver() Triple[T] { return piLimbs[T]().triple().Div(x) }

// gammaValue is the polynomial of row j.
func (r quartet[T]) gammaValue(j int32) quartet[T] { return r.gammaSeries(j) }

// erfinv4 is erfinv3 with a limb more.
func erfinv4[T Float](v, c quartet[T]) quartet[T] {
	x := erfinv3(triple[T]{v.X0, v.X1, v.X2}, triple[T]{c.X0, c.X1, c.X2}).pair()
	y := quartet[T]{X0: x.Hi, X1: x.Lo}
	d, z := y.erfinvRest(y.mul(y), v, c)
	k := halfRootPi4[T]()
	s := Pair[T]{d.X0, d.X1}.mulLoose(Pair[T]{k.X0, k.X1}).mulLoose(triple[T]{z.X0, z.X1, z.X2}.recipLoose())
	return y.addTriple(Triple[T]{s.Hi, s.Lo, 0})
}

// lambert4 returns what lambert3 does, by a step more, from the result of lambert3.
func (x quartet[T]) lambert4(s quartet[T], small bool) (w, q quartet[T], near bool) {
	w3, q3, near := triple[T]{x.X0, x.X1, x.X2}.lambert3(triple[T]{s.X0, s.X1, s.X2}, small)
	w = quartet[T]{X0: w3.X0, X1: w3.X1}
	if near {
		q = quartet[T]{X0: q3.X0, X1: q3.X1}
		w = q.addFloat(-1)
	}
	r, k := x.lambertRest(s, w, q, near)
	t := Pair[T]{r.X0, r.X1}.mulLoose(triple[T]{k.X0, k.X1, k.X2}.recipLoose())
	if small {
		w, t = x, Pair[T]{-x.X0, -x.X1}
	}
	d := Pair[T]{w.X0, w.X1}.mulLoose(t)
	return w.addTriple(Triple[T]{d.Hi, d.Lo, 0}), q, near
}

// addLongTriple returns x + c + d relative to itself, also where x cancels all of c.
func addLongTriple[T Float](x, c Triple[T], d quartet[T]) quartet[T] {
	x0, e0 := TwoSum(x.X0, c.X0)
	x1, e1 := TwoSum(x.X1, c.X1)
	x2, e2 := TwoSum(x.X2, c.X2)
	return settle4(x0, x1, x2, 0).addTriple(Triple[T]{e0, e1, e2}).add(d)
}

// # bessel.go, airy.go

// besselZeroTriple returns for triples what besselZero does for pairs. The last limbs are smaller than float32 has numbers.
func besselZeroTriple[T Float](j int32) (z, rest Triple[T], recip quartet[T], up T) {
	up = byWidth[T](0x1p32, 1)
	z = Triple[T]{besselZeroLimb[T](j, 0), besselZeroLimb[T](j, 1), besselZeroLimb[T](j, 2)}
	rest = Triple[T]{T(besselZeroLimb[T](j, 3) * up), besselZeroLimb[T](j, 4), besselZeroLimb[T](j, 5)}
	recip = quartet[T]{besselZeroLimb[T](j, 8), besselZeroLimb[T](j, 9), besselZeroLimb[T](j, 10), besselZeroLimb[T](j, 11)}
	return z, rest, recip, up
}

// airyFromTriple returns for triples what airyFrom does for pairs, as for quads.
func airyFromTriple[T Float](x Triple[T], j int32) quartet[T] {
	up := byWidth[T](0x1p32, 1)
	z := Triple[T]{airyZeroLimb[T](j, 0), airyZeroLimb[T](j, 1), airyZeroLimb[T](j, 2)}
	rest := Triple[T]{T(airyZeroLimb[T](j, 3) * up), airyZeroLimb[T](j, 4), airyZeroLimb[T](j, 5)}
	d := quartetOf(x.Sub(z)).scale(up).sub(quartetOf(rest)).scale(1 / up)
	if z.X0 == 0 {
		d = quartet[T]{X0: 1}
	}
	return d
}

package limb

// # Powers
//
// x^y = 2^(y·log2 x), where y·log2 x has up to 7 bits (float32) or 10 bits
// (float64) before the point. The logarithm is known to 12 bits more than the type
// has, the product carries a limb more, and so the power is as good as any 2^x.
//
// Near 1 the logarithm may be so small that its last limbs underflow, while y is so
// large that the power is not near 1: then the logarithm comes as f·log2 x, and y
// is divided by f.
//
// Whole powers up to the 31st are products, and exact where they are pairs, or quads of no
// more than 4p+1 bits.
// Others with whole and half exponents are rounded to 2p+1 bits (four limbs: 4p+1), unless
// their lower limbs have none below (see Exact powers): a number of the type has more bits
// only where its limbs are far apart, and is then within the error bound. One third is not a machine number nor a sum of
// any, so that x^y is not ∛x for the y nearest to it. But where ∛x is a number of the
// type, it is nearer to x^y than the error bound, unless |log2 x| is above 31 (pairs;
// 126 for quads), and is the result.

// powUnit returns f for the parts k, z and t of a logarithm: 1 unless k and t are 0
// and z is small.
func powUnit[T Float](z T, k int32, t T) T {
	near, f := int32(-300), int32(600)
	if is32[T]() {
		near, f = -20, 50
	}
	e := exponent(z)
	if e >= near || k != 0 || t != 0 {
		f = 0
	}
	if is32[T]() {
		if f != 0 && e < -70 {
			f = 100
		}
	}
	return pow2[T](f)
}

// powParity reports whether a is an integer, and whether it is odd.
func powParity[T Float](a T) (whole, odd bool) {
	whole = trunc(a) == a
	half := T(a * 0.5)
	return whole, whole && trunc(half) != half
}

// parity reports whether x is an integer, and whether it is odd.
func (x Pair[T]) parity() (whole, odd bool) {
	whole, odd = powParity(x.Hi)
	whole1, odd1 := powParity(x.Lo)
	return whole && whole1, odd != odd1
}

// parity reports whether x is an integer, and whether it is odd.
func (x Quad[T]) parity() (whole, odd bool) {
	whole, odd = powParity(x.X0)
	whole1, odd1 := powParity(x.X1)
	whole2, odd2 := powParity(x.X2)
	whole3, odd3 := powParity(x.X3)
	return whole && whole1 && whole2 && whole3, odd != odd1 != (odd2 != odd3)
}

// powSpecial returns |x|^y where |x| is 0 or infinite, or y is, or one of them is
// NaN. The sign of c is that of |x| - 1.
func powSpecial[T Float](c, y T) T {
	s := T(c * y)
	z := c + y // NaN where c or y is
	if c == 0 && y == y {
		z = 1
	}
	if s > 0 {
		z = infinity[T]()
	}
	if s < 0 {
		z = 0
	}
	return z
}

// powBase returns log2 x in units of 1/f, for a power of two f, for a finite x > 0.
//
//limb:twin
func (x triple[T]) powBase() (l triple[T], f T) {
	k, z, t := x.logReduce()
	f = powUnit(z.X0, k, t.X0)
	return z.logSum(t, f).timesLog2E().addFloat(toFloat[T](k)), 1 / f
}

// isThird reports whether x or -x is the Pair nearest to ⅓.
func (x Pair[T]) isThird() bool {
	x = x.Abs()
	if is32[T]() {
		return x.Hi == T(0x1.555556p-2) && x.Lo == T(-0x1.555556p-27)
	}
	return x.Hi == T(0x1.5555555555555p-2) && x.Lo == T(0x1.5555555555555p-56)
}

// powLeast returns the size from which on bits of a cube root are none, for its second limb.
func powLeast[T Float]() T {
	if is32[T]() {
		return 0x1.d9p-48
	}
	return 0x1.d9p-106
}

// powLeastQuad is powLeast for the last limbs of four.
func powLeastQuad[T Float]() T {
	if is32[T]() {
		return 0x1.d9p-96
	}
	return 0x1.d9p-212
}

// powLog returns 2^(y·log2 x) where wanted is set, for finite x > 0 and y, and else z.
//
//limb:arm
//limb:twin
func powLog[T Float](wanted bool, z, x, y Pair[T]) Pair[T] {
	if wanted {
		l, g := logArg(x).powBase()
		b := Pair[T]{T(y.Hi * g), T(y.Lo * g)}
		p := T(l.X0 * b.Hi)
		t := l.mulPair(b)
		bound := exp2Bound[T]()
		if !(abs(p) < bound) {
			t = triple[T]{X0: p}
		}
		least := T(0)
		if y.isThird() {
			least = powLeast[T]()
		}
		k, r := t.exp2Reduce()
		power, m := expParts(k, r)
		twice := y.Hi + y.Hi
		half := y.Lo == 0 && twice == trunc(twice)
		z = power.withoutNoise(expGrain(half, k, r.Hi), T(power.Hi*least)).expScale(m).expOverflow(t.X0, bound)
	}
	return z
}

// powCount returns a where it is a whole number below 32, and else 0.
func powCount[T Float](a T) int32 {
	if !(a >= 0 && a < 32 && a == trunc(a)) {
		a = 0
	}
	return toInt(a)
}

// powSmall returns x^n where small is set, and else z, for 1 < n < 32 and finite
// x ≥ 0. The powers, of x between 1 and 2, have a limb more than the type: one that
// is a Pair has no more bits than these hold.
//
//limb:arm
//limb:twin
func powSmall[T Float](small bool, z, x Pair[T], n int32) Pair[T] {
	if small {
		e := middling(x.Hi)
		f := pow2[T](-e)
		x = Pair[T]{T(x.Hi * f), T(x.Lo * f)}
		p := tripleOf(x)
		for i := range 5 {
			bits := n >> (4 - i) // of n, from above
			if bits > 1 {
				p = p.mul(p)
				if bits&1 == 1 {
					p = p.mulPair(x)
				}
			}
		}
		z = p.pair().scaleB(e * n)
	}
	return z
}

// Pow returns x^y. It is exact where x^y is a Pair, for whole y between -32 and 32. For
// half y, and for the y nearest to ⅓ and |x| < 2^31, it is exact where x^y is a machine
// number. Other roots and half powers that are Pairs, such as 131073³ = (131073²)^1.5,
// mostly come out as these, and always within the error bound.
//
// Error: ≤ 2u²|x^y|.
// Domain: x^y is below 2^126 (DF), 2^1022 (DD), and at least 2^-101 (DF), 2^-968
// (DD): below, its last bits underflow.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 452 flops with a fused multiply-add.
//
//limb:function
//limb:twin Pow returns x^y. It is exact where x^y has no more than 97 bits (QF), 213 bits (QD), for whole y between -32 and 32. For half y, and for the y nearest to ⅓ and |x| < 2^126, it is exact where x^y is a machine number. Other roots and half powers that are Quads mostly come out as these, and always within the error bound.
//limb:twin Triple Pow returns x^y. It is exact where x^y has no more than 73 bits (TF), 160 bits (TD), for whole y between -32 and 32. For half y, and for the y nearest to ⅓ and |x| < 2^79, it is exact where x^y is a machine number. Other roots and half powers that are Triples mostly come out as these, and always within the error bound.
//limb:twin Domain: x^y is below 2^126 (QF), 2^1022 (QD), and at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 3050 flops with a fused multiply-add.
//limb:twin Triple Cost: 1350 flops with a fused multiply-add.
func (x Pair[T]) Pow(y Pair[T]) Pair[T] { return powOnce(x, y) }

//limb:once
//limb:twin
func pow[T Float](x, y Pair[T]) Pair[T] {
	a := x.Abs()
	n := powCount(y.Hi)
	small := n > 1 && y.Lo == 0 && finite(a.Hi)
	z := powLog(!small, Pair[T]{}, a, y)
	z = powSmall(small, z, a, n)
	if !(a.Hi > 0 && finite(a.Hi) && finite(y.Hi)) {
		c := a.Hi - 1
		if c == 0 {
			c = a.Lo
		}
		z = Pair[T]{Hi: powSpecial(c, y.Hi)}
	}
	whole, odd := y.parity()
	if signbit(x.Hi) {
		if whole && odd {
			z = z.Neg()
		}
		if !whole && x.Hi < 0 && finite(x.Hi) {
			z = Pair[T]{Hi: sqrt(x.Hi)} // NaN
		}
	}
	if y.Hi == 1 && y.Lo == 0 {
		z = x
	}
	if x.Hi == 1 && x.Lo == 0 || y.Hi == 0 {
		z = Pair[T]{Hi: 1}
	}
	return z
}

// square returns x², within 1u²x²: exactly where it is a Pair. 21 flops.
func (x Pair[T]) square() Pair[T] {
	p, e := TwoSqr(x.Hi)
	s := p
	c, d := TwoProd(x.Hi+x.Hi, x.Lo)
	e, c = TwoSum(e, c)
	p, e = FastTwoSum(p, e)
	p, e = FastTwoSum(p, e+(c+(d+T(x.Lo*x.Lo))))
	return finish(s, p, e)
}

// PowInt returns x^n. It is exact where x^n is a Pair, for |n| below 32; beyond, where
// x^n has no more than 49 bits (DF), 107 bits (DD).
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow; for n = 2 that of Mul.
// Special: as Pow.
// Cost: as Pow; for n = 2, in Go, 21 flops.
//
//limb:function
func (x Pair[T]) PowInt(n int) Pair[T] { return powIntOnce(x, n) }

//limb:once
func powInt[T Float](x Pair[T], n int) Pair[T] {
	if over32(n) {
		return x.Quad().Pow(quadFromInt64[T](int64(n))).Pair()
	}
	z := x.square()
	if n != 2 {
		m := int32(n)
		high := m >> 16 << 16
		hi, lo := FastTwoSum(toFloat[T](high), toFloat[T](m-high))
		z = x.Pow(Pair[T]{hi, lo})
	}
	return z
}

// isThird reports whether x or -x is the Quad nearest to ⅓.
func (x Quad[T]) isThird() bool {
	x = x.Abs()
	if is32[T]() {
		return x.X0 == T(0x1.555556p-2) && x.X1 == T(-0x1.555556p-27) && x.X2 == T(0x1.555556p-52) && x.X3 == T(-0x1.555556p-77)
	}
	return x.X0 == T(0x1.5555555555555p-2) && x.X1 == T(0x1.5555555555555p-56) && x.X2 == T(0x1.5555555555555p-110) && x.X3 == T(0x1.5555555555555p-164)
}

// square returns x², within 1u⁴x²: exactly where it has no more than 4p+1 bits. 130 flops.
//
// Products and errors of products are sorted by size, as in the product of quints.
func (x Quad[T]) square() Quad[T] {
	d0, d1 := x.X0+x.X0, x.X1+x.X1
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
	d, e03 := TwoProd(d0, x.X3)
	p12, e12 := TwoProd(d1, x.X2)
	d, h0 := TwoSum(d, p12)
	e02, h1 := TwoSum(e02, e11)
	g0, h2 := TwoSum(g0, g1)
	g0, h3 := TwoSum(g0, g2)
	d, h4 := TwoSum(d, e02)
	d, h5 := TwoSum(d, g0)
	// u⁴
	e := (T(d1*x.X3) + T(x.X2*x.X2)) + (e03 + e12) + ((h0 + h1) + (h2 + h3) + (h4 + h5))
	a, b, c, d = renorm(a, b, c, d, e)
	return finishQuad(s, a, b, c, d)
}

// PowInt returns x^n. It is exact where x^n has no more than 97 bits (QF), 213 bits (QD).
//
// Error: ≤ 2u⁴|x^n|.
// Domain: as Pow; for n = 2 that of Mul.
// Special: as Pow.
// Cost: as Pow; for n = 2, in Go, 130 flops.
//
//limb:twin PowInt returns x^n. It is exact where x^n has no more than 73 bits (TF), 160 bits (TD).
//limb:twin Cost: as Pow; for n = 2, in Go, 70 flops.
func (x Quad[T]) PowInt(n int) Quad[T] { return powIntQuadOnce(x, n) }

//limb:once
//limb:twin
func powIntQuad[T Float](x Quad[T], n int) Quad[T] {
	if over32(n) {
		return x.Pow(quadFromInt64[T](int64(n)))
	}
	z := x.square()
	if n != 2 {
		m := int32(n)
		high := m >> 16 << 16
		hi, lo := FastTwoSum(toFloat[T](high), toFloat[T](m-high))
		z = x.Pow(Quad[T]{X0: hi, X1: lo})
	}
	return z
}

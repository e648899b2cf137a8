package limb

// # A limb more
//
// A function is as good as its last addition where everything before it is known
// to a limb more. triple and quint are numbers inside such functions: a pair and
// a quad with a limb more. They are not as strict as those: limbs may overlap by
// a bit or two, a result is good relative to the operands and not to a sum that
// cancels, and infinities become NaN. The bounds below are for operands whose
// exponents leave room for the last limb.

// triple stands for X0 + X1 + X2, as a result of a pair before its last rounding.
type triple[T Float] struct{ X0, X1, X2 T }

// quint stands for X0 + … + X4, as a result of a quad before its last rounding.
type quint[T Float] struct{ X0, X1, X2, X3, X4 T }

// tripleOf returns x, exactly.
//
//limb:twin
func tripleOf[T Float](x Pair[T]) triple[T] { return triple[T]{x.Hi, x.Lo, 0} }

// pair returns x rounded, within 0.51u²|x|.
func (x triple[T]) pair() Pair[T] {
	a, b := FastTwoSum(x.X0, x.X1)
	b, c := FastTwoSum(b, x.X2)
	a, b = FastTwoSum(a, b)
	hi, lo := FastTwoSum(a, b+c)
	return Pair[T]{hi, lo}
}

// neg returns -x, exactly.
//
//limb:twin
func (x triple[T]) neg() triple[T] { return triple[T]{-x.X0, -x.X1, -x.X2} }

// scale returns x·f for a power of two f, exactly but for underflow.
//
//limb:twin
func (x triple[T]) scale(f T) triple[T] { return triple[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f)} }

// add returns x + y, within 3u³(|x| + |y|). 36 flops.
//
//limb:twin add returns x + y, within 3u⁵(|x| + |y|). 100 flops.
//limb:twin Triple add returns x + y, within 3u⁴(|x| + |y|). 65 flops.
func (x triple[T]) add(y triple[T]) triple[T] {
	z := x.addLoose(y)
	return settle3(z.X0, z.X1, z.X2)
}

// addLoose returns x + y, as add, but not quite normalised: its limbs overlap by a bit
// or two more than those of x and y, if these do not cancel. 21 flops.
func (x triple[T]) addLoose(y triple[T]) triple[T] {
	a, e := TwoSum(x.X0, y.X0)
	b, f := TwoSum(x.X1, y.X1)
	b, e = TwoSum(b, e)
	return triple[T]{a, b, (x.X2 + y.X2) + (e + f)}
}

// sub returns x - y, as add.
//
//limb:twin
func (x triple[T]) sub(y triple[T]) triple[T] { return x.add(y.neg()) }

// addPair returns x + y, within 2u³(|x| + |y|). 35 flops.
func (x triple[T]) addPair(y Pair[T]) triple[T] {
	a, e := TwoSum(x.X0, y.Hi)
	b, f := TwoSum(x.X1, y.Lo)
	b, e = TwoSum(b, e)
	return settle3(a, b, x.X2+(e+f))
}

// addFloat returns x + y, within u³(|x| + |y|). 28 flops.
func (x triple[T]) addFloat(y T) triple[T] {
	a, e := TwoSum(x.X0, y)
	b, e := TwoSum(x.X1, e)
	return settle3(a, b, x.X2+e)
}

// settle3 returns a + b + c, where each is at most a few ulps of the one before,
// unless that cancelled.
func settle3[T Float](a, b, c T) triple[T] {
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	b, c = FastTwoSum(b, c) // b is 0 or a multiple of the old ulp(b)
	return triple[T]{a, b, c}
}

// prod3 returns xy, within 6u³|xy|. 35 flops.
func prod3[T Float](x, y Pair[T]) triple[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	a, f := TwoProd(x.Hi, y.Lo)
	b, g := TwoProd(x.Lo, y.Hi)
	a, b = TwoSum(a, b)
	e, a = TwoSum(e, a)
	return settle3(p, e, (a+b)+((f+g)+T(x.Lo*y.Lo)))
}

// mulPair returns xy, within 8u³|xy|. 37 flops.
func (x triple[T]) mulPair(y Pair[T]) triple[T] {
	p, e := TwoProd(x.X0, y.Hi)
	a, f := TwoProd(x.X0, y.Lo)
	b, g := TwoProd(x.X1, y.Hi)
	a, b = TwoSum(a, b)
	e, a = TwoSum(e, a)
	c := T(x.X1*y.Lo) + T(x.X2*y.Hi)
	return settle3(p, e, (a+b)+((f+g)+c))
}

// mul returns xy, within 10u³|xy|. 39 flops.
func (x triple[T]) mul(y triple[T]) triple[T] {
	p, e := TwoProd(x.X0, y.X0)
	a, f := TwoProd(x.X0, y.X1)
	b, g := TwoProd(x.X1, y.X0)
	a, b = TwoSum(a, b)
	e, a = TwoSum(e, a)
	c := T(x.X1*y.X1) + (T(x.X0*y.X2) + T(x.X2*y.X0))
	return settle3(p, e, (a+b)+((f+g)+c))
}

// mulFloat returns xy, within 4u³|xy|. 28 flops.
func (x triple[T]) mulFloat(y T) triple[T] {
	p, e := TwoProd(x.X0, y)
	a, f := TwoProd(x.X1, y)
	e, a = TwoSum(e, a)
	return settle3(p, e, (a+f)+T(x.X2*y))
}

// quad returns x rounded, within 0.51u⁴|x|.
func (x quint[T]) quad() Quad[T] {
	x0, x1, x2, x3 := renorm(x.X0, x.X1, x.X2, x.X3, x.X4)
	return Quad[T]{x0, x1, x2, x3}
}

// addLoose returns x + y, as add, but not quite normalised. 67 flops.
func (x quint[T]) addLoose(y quint[T]) quint[T] {
	z := quintOf(Quad[T]{y.X0, y.X1, y.X2, y.X3})
	z.X4 = x.X4 + y.X4
	return z.addQuadLoose(Quad[T]{x.X0, x.X1, x.X2, x.X3})
}

// addQuad returns x + y, within 3u⁵(|x| + |y|). 99 flops.
func (x quint[T]) addQuad(y Quad[T]) quint[T] {
	z := x.addQuadLoose(y)
	return settle5(z.X0, z.X1, z.X2, z.X3, z.X4)
}

// addQuadLoose returns x + y, as addQuad, but not quite normalised.
func (x quint[T]) addQuadLoose(y Quad[T]) quint[T] {
	a, p := TwoSum(x.X0, y.X0)
	b, q := TwoSum(x.X1, y.X1)
	c, r := TwoSum(x.X2, y.X2)
	d, s := TwoSum(x.X3, y.X3)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	d, r = TwoSum(d, r)
	c, p = TwoSum(c, p)
	d, q = TwoSum(d, q)
	d, p = TwoSum(d, p)
	return quint[T]{a, b, c, d, (x.X4 + s) + ((r + q) + p)}
}

// addFloat returns x + y, within 2u⁵(|x| + |y|). 58 flops.
func (x quint[T]) addFloat(y T) quint[T] {
	a, e := TwoSum(x.X0, y)
	b, e := TwoSum(x.X1, e)
	c, e := TwoSum(x.X2, e)
	d, e := TwoSum(x.X3, e)
	return settle5(a, b, c, d, x.X4+e)
}

// settle5 is settle3 for five limbs. 33 flops.
func settle5[T Float](a, b, c, d, e T) quint[T] {
	d, e = TwoSum(d, e)
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	b, c = FastTwoSum(b, c)
	c, d = FastTwoSum(c, d)
	d, e = FastTwoSum(d, e)
	return quint[T]{a, b, c, d, e}
}

// mulFloat returns xy, within 4u⁵|xy|. 78 flops.
func (x quint[T]) mulFloat(y T) quint[T] {
	a, p := TwoProd(x.X0, y)
	b, q := TwoProd(x.X1, y)
	c, r := TwoProd(x.X2, y)
	d, s := TwoProd(x.X3, y)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	d, r = TwoSum(d, r)
	c, p = TwoSum(c, p)
	d, q = TwoSum(d, q)
	d, p = TwoSum(d, p)
	return settle5(a, b, c, d, (T(x.X4*y)+s)+((r+q)+p))
}

// prod5 returns xy, within 8u⁵|xy|.
func prod5[T Float](x, y Quad[T]) quint[T] { return quintOf(x).mul(quintOf(y)) }

// mulQuad returns xy, within 8u⁵|xy|.
func (x quint[T]) mulQuad(y Quad[T]) quint[T] { return x.mul(quintOf(y)) }

// mul returns xy, within 8u⁵|xy|. 210 flops.
//
// Products and errors of products are sorted by size, a power of u for each
// step; the sum of a step passes its errors on to the next.
func (x quint[T]) mul(y quint[T]) quint[T] {
	a, e00 := TwoProd(x.X0, y.X0)
	// u
	b, e01 := TwoProd(x.X0, y.X1)
	p10, e10 := TwoProd(x.X1, y.X0)
	b, f0 := TwoSum(b, p10)
	b, f1 := TwoSum(b, e00)
	// u²
	c, e02 := TwoProd(x.X0, y.X2)
	p11, e11 := TwoProd(x.X1, y.X1)
	p20, e20 := TwoProd(x.X2, y.X0)
	c, g0 := TwoSum(c, p20)
	e01, g1 := TwoSum(e01, e10)
	p11, g2 := TwoSum(p11, f0)
	e01, g3 := TwoSum(e01, f1)
	c, g4 := TwoSum(c, p11)
	c, g5 := TwoSum(c, e01)
	// u³
	d, e03 := TwoProd(x.X0, y.X3)
	p12, e12 := TwoProd(x.X1, y.X2)
	p21, e21 := TwoProd(x.X2, y.X1)
	p30, e30 := TwoProd(x.X3, y.X0)
	d, h0 := TwoSum(d, p30)
	p12, h1 := TwoSum(p12, p21)
	e02, h2 := TwoSum(e02, e20)
	e11, h3 := TwoSum(e11, g0)
	g1, h4 := TwoSum(g1, g2)
	g3, h5 := TwoSum(g3, g4)
	d, h6 := TwoSum(d, p12)
	e02, h7 := TwoSum(e02, e11)
	g1, h8 := TwoSum(g1, g3)
	d, h9 := TwoSum(d, e02)
	g1, ha := TwoSum(g1, g5)
	d, hb := TwoSum(d, g1)
	// u⁴
	e := (T(x.X0*y.X4) + T(x.X4*y.X0)) + (T(x.X1*y.X3) + T(x.X3*y.X1)) + T(x.X2*y.X2)
	e = e + ((e03 + e30) + (e12 + e21))
	e = e + (((h0 + h1) + (h2 + h3)) + ((h4 + h5) + (h6 + h7)))
	e = e + ((h8 + h9) + (ha + hb))
	return settle5(a, b, c, d, e)
}

// quartet stands for X0 + … + X3, as a result of a Triple before its last rounding.
type quartet[T Float] struct{ X0, X1, X2, X3 T }

// triple returns x rounded, within 0.51u³|x|.
func (x quartet[T]) triple() Triple[T] {
	x0, x1, x2 := renormTriple(x.X0, x.X1, x.X2, x.X3)
	return Triple[T]{x0, x1, x2}
}

// addLoose returns x + y, as add, but not quite normalised. 41 flops.
func (x quartet[T]) addLoose(y quartet[T]) quartet[T] {
	z := x.addTripleLoose(Triple[T]{y.X0, y.X1, y.X2})
	z.X3 = z.X3 + y.X3
	return z
}

// addTriple returns x + y, within 3u⁴(|x| + |y|). 64 flops.
func (x quartet[T]) addTriple(y Triple[T]) quartet[T] {
	z := x.addTripleLoose(y)
	return settle4(z.X0, z.X1, z.X2, z.X3)
}

// addTripleLoose returns x + y, as addTriple, but not quite normalised.
func (x quartet[T]) addTripleLoose(y Triple[T]) quartet[T] {
	a, p := TwoSum(x.X0, y.X0)
	b, q := TwoSum(x.X1, y.X1)
	c, r := TwoSum(x.X2, y.X2)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	c, p = TwoSum(c, p)
	return quartet[T]{a, b, c, x.X3 + ((r + q) + p)}
}

// addFloat returns x + y, within 2u⁴(|x| + |y|). 43 flops.
func (x quartet[T]) addFloat(y T) quartet[T] {
	a, e := TwoSum(x.X0, y)
	b, e := TwoSum(x.X1, e)
	c, e := TwoSum(x.X2, e)
	return settle4(a, b, c, x.X3+e)
}

// settle4 is settle3 for four limbs. 24 flops.
func settle4[T Float](a, b, c, d T) quartet[T] {
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	b, c = FastTwoSum(b, c)
	c, d = FastTwoSum(c, d)
	return quartet[T]{a, b, c, d}
}

// mulFloat returns xy, within 4u⁴|xy|. 52 flops.
func (x quartet[T]) mulFloat(y T) quartet[T] {
	a, p := TwoProd(x.X0, y)
	b, q := TwoProd(x.X1, y)
	c, r := TwoProd(x.X2, y)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	c, p = TwoSum(c, p)
	return settle4(a, b, c, T(x.X3*y)+((r+q)+p))
}

// prod4 returns xy, within 8u⁴|xy|.
func prod4[T Float](x, y Triple[T]) quartet[T] { return quartetOf(x).mul(quartetOf(y)) }

// mulTriple returns xy, within 8u⁴|xy|.
func (x quartet[T]) mulTriple(y Triple[T]) quartet[T] { return x.mul(quartetOf(y)) }

// mul returns xy, within 17u⁴|xy|. 111 flops.
func (x quartet[T]) mul(y quartet[T]) quartet[T] {
	z := Quad[T](x).mulLoose(Quad[T](y))
	return settle4(z.X0, z.X1, z.X2, z.X3)
}

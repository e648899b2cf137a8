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
func (x triple[T]) powBase() (l triple[T], f T) {
	k, z, t := x.logReduce()
	f = powUnit(z.X0, k, t.X0)
	return z.logSum(t, f).timesLog2E().addFloat(toFloat[T](k)), 1 / f
}

// Pow returns x^y.
//
// Error: ≤ 2u²|x^y|.
// Domain: x^y is below 2^126 (DF), 2^1022 (DD), and at least 2^-101 (DF), 2^-968
// (DD): below, its last bits underflow. The limbs of x and y are 0 or not subnormal.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 440 flops with a fused multiply-add.
func (x Pair[T]) Pow(y Pair[T]) Pair[T] {
	a := x.Abs()
	l, g := a.logArg().powBase()
	b := Pair[T]{T(y.Hi * g), T(y.Lo * g)}
	p := T(l.X0 * b.Hi)
	t := l.mulPair(b)
	if bound, _, _ := expBound[T](); !(abs(p) < bound) {
		t = triple[T]{X0: p}
	}
	z := exp2Triple(t)
	if !(a.Hi > 0 && finite(a.Hi) && finite(y.Hi)) {
		c := a.Hi - 1
		if c == 0 {
			c = a.Lo
		}
		z = Pair[T]{Hi: powSpecial(c, y.Hi)}
	}
	whole, odd := powParity(y.Hi)
	lowWhole, lowOdd := powParity(y.Lo)
	if signbit(x.Hi) {
		if odd != lowOdd {
			z = z.Neg()
		}
		if !(whole && lowWhole) && x.Hi < 0 && finite(x.Hi) {
			z = Pair[T]{Hi: sqrt(x.Hi)} // NaN
		}
	}
	if x.Hi == 1 && x.Lo == 0 || y.Hi == 0 {
		z = Pair[T]{Hi: 1}
	}
	return z
}

// PowInt returns x^n.
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow.
// Special: as Pow.
// Cost: as Pow.
func (x Pair[T]) PowInt(n int32) Pair[T] {
	high := n >> 16 << 16
	hi, lo := FastTwoSum(toFloat[T](high), toFloat[T](n-high))
	return x.Pow(Pair[T]{hi, lo})
}

// powBase returns log2 x in units of 1/f, for a power of two f, for a finite x > 0.
func (x quint[T]) powBase() (l quint[T], f T) {
	k, z, t := x.logReduce()
	f = powUnit(z.X0, k, t.X0)
	return z.logSum(t, f).timesLog2E().addFloat(toFloat[T](k)), 1 / f
}

// Pow returns x^y.
//
// Error: ≤ 2u⁴|x^y|.
// Domain: x^y is below 2^126 (QF), 2^1022 (QD), and at least 2^-53 (QF), 2^-862
// (QD): below, its last bits underflow. The limbs of x and y are 0 or not subnormal.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 2950 flops with a fused multiply-add.
func (x Quad[T]) Pow(y Quad[T]) Quad[T] {
	a := x.Abs()
	l, g := a.logArg().powBase()
	b := Quad[T]{T(y.X0 * g), T(y.X1 * g), T(y.X2 * g), T(y.X3 * g)}
	p := T(l.X0 * b.X0)
	t := l.mulQuad(b)
	if bound, _, _ := expBound[T](); !(abs(p) < bound) {
		t = quint[T]{X0: p}
	}
	z := exp2Quint(t)
	if !(a.X0 > 0 && finite(a.X0) && finite(y.X0)) {
		c := a.X0 - 1
		if c == 0 {
			c = a.X1
		}
		z = Quad[T]{X0: powSpecial(c, y.X0)}
	}
	whole, odd := powParity(y.X0)
	whole1, odd1 := powParity(y.X1)
	whole2, odd2 := powParity(y.X2)
	whole3, odd3 := powParity(y.X3)
	if signbit(x.X0) {
		if odd != odd1 != (odd2 != odd3) {
			z = z.Neg()
		}
		if !(whole && whole1 && whole2 && whole3) && x.X0 < 0 && finite(x.X0) {
			z = Quad[T]{X0: sqrt(x.X0)} // NaN
		}
	}
	if x.X0 == 1 && x.X1 == 0 || y.X0 == 0 {
		z = Quad[T]{X0: 1}
	}
	return z
}

// PowInt returns x^n.
//
// Error: ≤ 2u⁴|x^n|.
// Domain: as Pow.
// Special: as Pow.
// Cost: as Pow.
func (x Quad[T]) PowInt(n int32) Quad[T] {
	high := n >> 16 << 16
	hi, lo := FastTwoSum(toFloat[T](high), toFloat[T](n-high))
	return x.Pow(Quad[T]{X0: hi, X1: lo})
}

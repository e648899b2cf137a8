package limb

import "math/big"

// # Remainders
//
// x mod y is found by long division: a digit of the quotient is a machine
// number q, q·y is exact as a sum of products and their errors, and so is the
// remainder x - qy, in a few limbs more than the type has. A digit is rounded
// down, so that no remainder is negative, and takes about p - 4 bits off: after
// enough digits the remainder is below 2y, and a comparison tells whether one
// more y goes off. Since every digit is an integer, so is the quotient, and no
// product has bits below the last one of y.
//
// Most quotients have one digit. The ones that have more take up to forty, and a
// device computes these always. Where the quotient may not be a machine number,
// the first digits are those of a division by 2^k·y.
//
// The remainders keep within four limbs (five for quads) unless y is so sparse that
// its multiples fill more, or x and y are both sparse and the quotient large. Then
// a remainder would be wrong, and the result is NaN; the methods without Fast in their names
// divide such operands as big integers, which devices have not.

// digit returns a digit of r/y: an integer not above it, and above it less 1 and
// 16u of it. r and y are numbers that start with r0 and y0.
func digit[T Float](r0, y0 T) T {
	less := T(1 - 0x1p-50)
	if is32[T]() {
		less = 1 - 0x1p-21
	}
	return trunc(T(r0 / y0 * less))
}

// most returns the power of two below which a quotient is found with one digit.
func most[T Float]() T {
	if is32[T]() {
		return 0x1p16
	}
	return 0x1p45
}

// leap returns the power of two of which y is a multiple, while the quotient is
// larger: three times its exponent is the largest of a quotient.
func leap[T Float]() T {
	if is32[T]() {
		return pow2[T](93)
	}
	return pow2[T](700)
}

// lowBits returns an integer q modulo 2^24.
func lowBits[T Float](q T) int32 {
	high := floor(T(q * 0x1p-24))
	return toInt(q - T(high*0x1p24))
}

// pairRest is a remainder of pairs: its limbs, and lost, which is not 0 after bits
// have been lost.
type pairRest[T Float] struct{ r0, r1, r2, r3, lost T }

// pairRestOf returns x as a remainder.
func pairRestOf[T Float](x Pair[T]) pairRest[T] { return pairRest[T]{r0: x.Hi, r1: x.Lo} }

// minus returns r - qy. qy is near r or below it, so that the leading limbs
// cancel.
func (r pairRest[T]) minus(q T, y Pair[T]) pairRest[T] {
	p0, e0 := TwoProd(q, y.Hi)
	p1, e1 := TwoProd(q, y.Lo)
	a, f := TwoDiff(r.r0, p0)
	e0 = e0 - f // one of them is 0: f only where q is 1, and p0 below ½r0
	// u
	b, f1 := TwoDiff(r.r1, p1)
	a, f2 := TwoDiff(a, e0)
	a, f3 := TwoSum(a, b)
	// u²
	c, g1 := TwoDiff(r.r2, e1)
	f1, g2 := TwoSum(f1, f2)
	c, g3 := TwoSum(c, f3)
	c, g4 := TwoSum(c, f1)
	// u³
	g1, h1 := TwoSum(g1, g2)
	g3, h2 := TwoSum(g3, g4)
	d, h3 := TwoSum(r.r3, g1)
	d, h4 := TwoSum(d, g3)
	// u⁴
	h1, k1 := TwoSum(h1, h2)
	h3, k2 := TwoSum(h3, h4)
	h, k3 := TwoSum(h1, h3)
	// Carry up, over zeros.
	d, h = TwoSum(d, h)
	c, d = TwoSum(c, d)
	a, c = TwoSum(a, c)
	d, h = TwoSum(d, h)
	c, d = TwoSum(c, d)
	a, c = TwoSum(a, c)
	return pairRest[T]{a, c, d, h, r.lost + (abs(k1) + abs(k2) + abs(k3))}
}

// digits takes multiples of y from r until one digit of the quotient is left.
// The number of them, modulo 2^24, is added to n.
//
//limb:twin
func (r pairRest[T]) digits(y Pair[T], n int32) (pairRest[T], int32) {
	if is32[T]() {
		for range 6 {
			if r.r0 >= T(y.Hi*most[T]()) {
				q := digit(r.r0, y.Hi)
				r = r.minus(q, y)
				n = n + lowBits(q)
			}
		}
	} else {
		for range 15 {
			if r.r0 >= T(y.Hi*most[T]()) {
				q := digit(r.r0, y.Hi)
				r = r.minus(q, y)
				n = n + lowBits(q)
			}
		}
	}
	return r, n
}

// divide returns the remainder of x/y, not negative and below y, and the
// quotient modulo 2^24, for positive x and y.
//
//limb:twin
func divide[T Float](x, y Pair[T]) (r pairRest[T], n int32) {
	r = pairRestOf(x)
	if k := leap[T](); r.r0 >= T(y.Hi*k) {
		y1 := Pair[T]{T(y.Hi * k), T(y.Lo * k)}
		if r.r0 >= T(y1.Hi*k) {
			r, _ = r.digits(Pair[T]{T(y1.Hi * k), T(y1.Lo * k)}, 0)
		}
		r, _ = r.digits(y1, 0)
	}
	if r.r0 >= T(y.Hi*most[T]()) {
		r, n = r.digits(y, 0)
	}
	q := digit(r.r0, y.Hi)
	r = r.minus(q, y)
	n = n + lowBits(q)
	if r.r0 >= T(y.Hi*0.75) {
		s := r.minus(1, y)
		if s.r0 >= 0 {
			r = s
			n = n + 1
		}
	}
	return r, n
}

// nearestScale returns f and g = f/2 such that a remainder r is compared with y/2 as
// rf with yg, and 1/g: 2r with y, or r with y/2 where 2r may overflow. The lower limbs
// of such a y may lose bits when they are halved, which is told as others are.
func nearestScale[T Float](y T) (f, g, h T) {
	top := int32(1000)
	if is32[T]() {
		top = 120
	}
	f, g, h = 2, 1, 1
	if y > pow2[T](top) {
		f, g, h = 1, 0.5, 2
	}
	return f, g, h
}

// unsure returns lost where it leaves the sign of a remainder open that starts with
// r0, and else 0.
func unsure[T Float](r0, lost T) T {
	if abs(r0) > lost+lost {
		lost = 0
	}
	return lost
}

// nearest takes one more y from r where that is nearer to 0, or as near and
// the quotient is then even.
func (r pairRest[T]) nearest(y Pair[T], n int32) (pairRest[T], int32) {
	s := r.minus(1, y)
	f, g, h := nearestScale(y.Hi)
	b := Pair[T]{T(y.Hi * g), T(y.Lo * g)}
	t := pairRest[T]{T(r.r0 * f), T(r.r1 * f), T(r.r2 * f), T(r.r3 * f), 0}.minus(1, b)
	if t.r0 > 0 || t.r0 == 0 && n&1 == 1 {
		r = s
		n = n + 1
	}
	r.lost = r.lost + (unsure(t.r0, t.lost) + abs(T(b.Lo*h)-y.Lo))
	return r, n
}

// result returns the remainder of x/y with the sign of x, and NaN where there is
// none.
func (r pairRest[T]) result(x, y Pair[T]) Pair[T] {
	a, b := FastTwoSum(r.r0, r.r1)
	b, c := FastTwoSum(b, r.r2)
	a, b = FastTwoSum(a, b)
	a, b = FastTwoSum(a, b+(c+r.r3))
	f := copysign(T(1), x.Hi)
	p := Pair[T]{T(a * f), T(b * f)}
	if !(r.lost == 0) {
		p = Pair[T]{Hi: nan[T]()}
		if finite(x.Hi) && !finite(y.Hi) && y.Hi == y.Hi {
			p = x
		}
	}
	return p
}

// quotient24 returns n modulo 2^24 with the sign of x/y, and 0 where the
// remainder is not a number or y is infinite.
func quotient24[T Float](n int32, x, y, lost T) int32 {
	n = n & (1<<24 - 1)
	if signbit(x) {
		n = -n
	}
	if signbit(y) {
		n = -n
	}
	if !(lost == 0) {
		n = 0
	}
	return n
}

// nan returns NaN.
func nan[T Float]() T {
	z := T(0)
	return z / z
}

// FastMod returns the remainder of x/y that has the sign of x, and NaN where limbs are too far
// apart for it. It is what runs in kernels and on devices; [Pair.Mod] is right for all operands.
//
// Error: ≤ 1u²|x mod y|, and exact where the remainder is a Pair, as it is unless a
// limb of x or y is far below ½ulp of the one before.
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD), and the last bit of each is at least
// 2^-(4p-10) times it (p is 24 or 53). Elsewhere it is that or NaN.
// Special: x for infinite y and finite x; NaN for infinite x and for y = 0.
// Cost: 120 flops for each 49 bits (DF: 20) of the quotient; on devices 2300 (DF),
// 6480 (DD).
//
//limb:function
func (x Pair[T]) FastMod(y Pair[T]) Pair[T] { return modOnce(x, y) }

//limb:once
func mod[T Float](x, y Pair[T]) Pair[T] {
	a, b := x.Abs(), y.Abs()
	q := digit(a.Hi, b.Hi)
	p0, e0 := TwoProd(q, b.Hi)
	p1, e1 := TwoProd(q, b.Lo)
	s, f0 := TwoDiff(a.Hi, p0)
	t, f1 := TwoDiff(a.Lo, p1)
	s, f2 := TwoDiff(s, e0-f0)
	s, f3 := TwoSum(s, t)
	c, g1 := TwoDiff(f1, e1)
	d, g2 := TwoSum(f2, f3)
	c, g3 := TwoSum(c, d)
	s, c = TwoSum(s, c)
	if a.Hi < T(b.Hi*most[T]()) && s >= T(b.Hi*0x1p-20) && s < T(b.Hi*(1-0x1p-20)) {
		// One digit, and a remainder whose leading limbs do not cancel.
		s, c = FastTwoSum(s, c+(g1+(g2+g3)))
		return signed(Pair[T]{s, c}, x.Hi)
	}
	r, _ := divide(a, b)
	return r.result(x, y)
}

// FastRemainder returns the remainder of x/y that is nearest to 0, and NaN where limbs are too
// far apart for it. It is what runs in kernels and on devices; [Pair.Remainder] is right for all
// operands.
//
// Error: ≤ 1u²|rem|, as FastMod.
// Domain: as FastMod.
// Special: as FastMod.
// Cost: as FastMod, and 200 flops.
//
//limb:function
//limb:twin Cost: as FastMod, and 450 flops.
//limb:twin Triple Cost: as FastMod, and 400 flops.
func (x Pair[T]) FastRemainder(y Pair[T]) Pair[T] { return remainderOfOnce(x, y) }

//limb:once
//limb:twin
func remainderOf[T Float](x, y Pair[T]) Pair[T] {
	b := y.Abs()
	r, n := divide(x.Abs(), b)
	r, _ = r.nearest(b, n)
	return r.result(x, y)
}

// FastRemquo returns the remainder of x/y that is nearest to 0 and the low bits of the quotient,
// and NaN and 0 where limbs are too far apart for them. It is what runs in kernels and on devices;
// [Pair.Remquo] is right for all operands.
//
// Error: ≤ 1u²|rem|, as FastMod; quo is exact.
// Domain: as FastRemainder.
// Special: as FastMod; quo is 0 where y is infinite or rem is NaN.
// Cost: as FastRemainder.
//
//limb:function
//limb:twin
func (x Pair[T]) FastRemquo(y Pair[T]) (rem Pair[T], quo int) { return remquoOnce(x, y) }

//limb:once
//limb:twin
func remquo[T Float](x, y Pair[T]) (rem Pair[T], quo int) {
	b := y.Abs()
	r, n := divide(x.Abs(), b)
	r, n = r.nearest(b, n)
	return r.result(x, y), int(quotient24(n, x.Hi, y.Hi, r.lost))
}

// quadRest is a remainder of quads, as pairRest.
type quadRest[T Float] struct{ r0, r1, r2, r3, r4, lost T }

// quadRestOf returns x as a remainder.
func quadRestOf[T Float](x Quad[T]) quadRest[T] {
	return quadRest[T]{r0: x.X0, r1: x.X1, r2: x.X2, r3: x.X3}
}

// minus returns r - qy. qy is near r or below it, so that the leading limbs
// cancel.
func (r quadRest[T]) minus(q T, y Quad[T]) quadRest[T] {
	p0, e0 := TwoProd(q, y.X0)
	p1, e1 := TwoProd(q, y.X1)
	p2, e2 := TwoProd(q, y.X2)
	p3, e3 := TwoProd(q, y.X3)
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
	c, h1 := TwoDiff(r.r3, p3)
	d, h2 := TwoDiff(g1, e2)
	g2, h3 := TwoSum(g2, g3)
	g4, h4 := TwoSum(g4, g5)
	c, h5 := TwoSum(c, d)
	g2, h6 := TwoSum(g2, g4)
	c, h7 := TwoSum(c, g2)
	// u⁴
	d, k1 := TwoDiff(r.r4, e3)
	h1, k2 := TwoSum(h1, h2)
	h3, k3 := TwoSum(h3, h4)
	h5, k4 := TwoSum(h5, h6)
	d, k5 := TwoSum(d, h7)
	h1, k6 := TwoSum(h1, h3)
	d, k7 := TwoSum(d, h5)
	d, k8 := TwoSum(d, h1)
	// u⁵
	k1, l1 := TwoSum(k1, k2)
	k3, l2 := TwoSum(k3, k4)
	k5, l3 := TwoSum(k5, k6)
	k7, l4 := TwoSum(k7, k8)
	k1, l5 := TwoSum(k1, k3)
	k5, l6 := TwoSum(k5, k7)
	e, l7 := TwoSum(k1, k5)
	lost := (abs(l1) + abs(l2)) + (abs(l3) + abs(l4)) + ((abs(l5) + abs(l6)) + abs(l7))
	// Carry up, over zeros.
	d, e = TwoSum(d, e)
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	d, e = TwoSum(d, e)
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	a, b = TwoSum(a, b)
	return quadRest[T]{a, b, c, d, e, r.lost + lost}
}

// times returns ky, for a power of two.
func times[T Float](k T, y Quad[T]) Quad[T] {
	return Quad[T]{T(y.X0 * k), T(y.X1 * k), T(y.X2 * k), T(y.X3 * k)}
}

// nearest takes one more y from r where that is nearer to 0, or as near and
// the quotient is then even.
func (r quadRest[T]) nearest(y Quad[T], n int32) (quadRest[T], int32) {
	s := r.minus(1, y)
	f, g, h := nearestScale(y.X0)
	b := times(g, y)
	t := quadRest[T]{T(r.r0 * f), T(r.r1 * f), T(r.r2 * f), T(r.r3 * f), T(r.r4 * f), 0}.minus(1, b)
	if t.r0 > 0 || t.r0 == 0 && n&1 == 1 {
		r = s
		n = n + 1
	}
	z := times(h, b)
	r.lost = r.lost + (unsure(t.r0, t.lost) + (abs(z.X1-y.X1) + (abs(z.X2-y.X2) + abs(z.X3-y.X3))))
	return r, n
}

// result returns the remainder of x/y with the sign of x, and NaN where there is
// none.
func (r quadRest[T]) result(x, y Quad[T]) Quad[T] {
	x0, x1, x2, x3 := renorm(r.r0, r.r1, r.r2, r.r3, r.r4)
	z := signedQuad(Quad[T]{x0, x1, x2, x3}, x.X0)
	if !(r.lost == 0) {
		z = Quad[T]{X0: nan[T]()}
		if finite(x.X0) && !finite(y.X0) && y.X0 == y.X0 {
			z = x
		}
	}
	return z
}

// FastMod returns the remainder of x/y that has the sign of x, and NaN where limbs are too far
// apart for it. It is what runs in kernels and on devices; [Quad.Mod] is right for all operands.
//
// Error: ≤ 1u⁴|x mod y|, and exact where the remainder is a Quad, as it is unless a
// limb of x or y is far below ½ulp of the one before.
// Domain: |x|, |y| < 2^126 (QF), 2^1022 (QD), and the last bit of each is at least
// 2^-(5p-10) times it (p is 24 or 53). Elsewhere it is that or NaN.
// Special: x for infinite y and finite x; NaN for infinite x and for y = 0.
// Cost: 240 flops for each 49 bits (QF: 20) of the quotient; on devices 4600 (QF),
// 11900 (QD).
//
//limb:twin Domain: |x|, |y| < 2^126 (TF), 2^1022 (TD), and the last bit of each is at least 2^-(4p-10) times it (p is 24 or 53). Elsewhere it is that or NaN.
//limb:twin Cost: 180 flops for each 49 bits (TF: 20) of the quotient; on devices 3500 (TF), 8020 (TD).
func (x Quad[T]) FastMod(y Quad[T]) Quad[T] { return modQuadOnce(x, y) }

//limb:once
//limb:twin
func modQuad[T Float](x, y Quad[T]) Quad[T] {
	r, _ := divideQuad(x.Abs(), y.Abs())
	return r.result(x, y)
}

// quotients returns the remainder of x/y that is smaller than y and has the sign
// of x, the one nearest to 0, and the quotient of the latter modulo 2^24, for two
// sums of limbs that are finite, and y not 0.
func quotients(x, y []float64) (mod, rem *big.Float, quo int) {
	const least = -1074 // all numbers are multiples of 2^least
	integer := func(limbs []float64) *big.Int {
		sum := new(big.Int)
		for _, a := range limbs {
			f := new(big.Float).SetFloat64(a)
			n, _ := f.SetMantExp(f, -least).Int(nil)
			sum.Add(sum, n)
		}
		return sum
	}
	number := func(n *big.Int) *big.Float {
		f := new(big.Float).SetInt(n)
		return f.SetMantExp(f, least)
	}
	a, b := integer(x), integer(y)
	n, r := new(big.Int).QuoRem(a, b, new(big.Int)) // toward zero
	mod = number(r)
	twice := new(big.Int).Lsh(r, 1)
	if c := twice.CmpAbs(b); c > 0 || c == 0 && n.Bit(0) == 1 {
		one := big.NewInt(int64(a.Sign() * b.Sign()))
		n.Add(n, one)
		r.Sub(r, one.Mul(one, b))
	}
	low := new(big.Int).Abs(n)
	quo = int(low.And(low, big.NewInt(1<<24-1)).Int64())
	if n.Sign() < 0 {
		quo = -quo
	}
	return mod, number(r), quo
}

// quotients is what Remquo and Mod return for operands beyond their domains.
//
//limb:host
//limb:twin
func (x Pair[T]) quotients(y Pair[T]) (mod, rem Pair[T], quo int) {
	if !finite(x.Hi) || !finite(y.Hi) || y.Hi == 0 {
		mod.Hi, rem.Hi = nan[T](), nan[T]()
		return mod, rem, 0
	}
	m, r, quo := quotients([]float64{float64(x.Hi), float64(x.Lo)}, []float64{float64(y.Hi), float64(y.Lo)})
	zero := signed(Pair[T]{}, x.Hi)
	mod, rem = zero, zero
	if m.Sign() != 0 {
		mod = pairFromBig[T](m)
	}
	if r.Sign() != 0 {
		rem = pairFromBig[T](r)
	}
	return mod, rem, quo
}

// Mod returns the remainder of x/y that has the sign of x: x - ny, for the integer n = trunc(x/y).
// It is right for all operands: those whose limbs are so far apart that [Pair.FastMod] has NaN
// for them are divided as big integers.
//
// Error: ≤ 1u²|x mod y|, and exact where the remainder is a Pair.
// Special: x for infinite y and finite x; NaN for infinite x and for y = 0.
// Cost: as FastMod, and some microseconds beyond its domain.
//
//limb:host
//limb:function
//limb:twin Error: ≤ 1u⁴|x mod y|, and exact where the remainder is a Quad.
func (x Pair[T]) Mod(y Pair[T]) Pair[T] {
	z := x.FastMod(y)
	if z.Hi != z.Hi {
		z, _, _ = x.quotients(y)
	}
	return z
}

// Remainder returns the remainder of x/y that is nearest to 0: x - ny, for the integer n nearest
// to x/y, of two the even one, as IEEE 754 has it. It is right for all operands, as [Pair.Mod] is.
//
// Error: ≤ 1u²|rem|, and exact where the remainder is a Pair.
// Special: as Mod.
// Cost: as FastRemainder, and some microseconds beyond its domain.
//
//limb:host
//limb:function
//limb:twin Error: ≤ 1u⁴|rem|, and exact where the remainder is a Quad.
func (x Pair[T]) Remainder(y Pair[T]) Pair[T] {
	z := x.FastRemainder(y)
	if z.Hi != z.Hi {
		_, z, _ = x.quotients(y)
	}
	return z
}

// Remquo returns the remainder of x/y that is nearest to 0, x - ny, and the low bits of n: quo
// has the sign of x/y, and |quo| is |n| modulo 2^24. It is right for all operands, as [Pair.Mod]
// is.
//
// Error: ≤ 1u²|rem|, and exact where the remainder is a Pair; quo is exact.
// Special: as Mod; quo is 0 where y is infinite or rem is NaN.
// Cost: as FastRemquo, and some microseconds beyond its domain.
//
//limb:host
//limb:function
//limb:twin Error: ≤ 1u⁴|rem|, and exact where the remainder is a Quad; quo is exact.
func (x Pair[T]) Remquo(y Pair[T]) (rem Pair[T], quo int) {
	rem, quo = x.FastRemquo(y)
	if rem.Hi != rem.Hi {
		_, rem, quo = x.quotients(y)
	}
	return rem, quo
}

package limb

// # One form for each number
//
// A number may have several normal forms: 1 + 2^-53 is {1, 2^-53} and
// {1 + 2^-52, -2^-53}. In its canonical form Hi is the whole number rounded to
// nearest, ties to even, Lo the rest, and so on. Equal, Less and Cmp compare
// the numbers, whatever their form; Canon makes == do so.
//
// # The grid
//
// Between the limbs there may be any gap, so the numbers of a type form no
// grid: the one after 1 in a DD is 1 + 2^-1074. ULP, NextUp, NextDown and
// NextAfter speak of the numbers that have at most n·p significant bits, for n
// limbs of p bits, and are multiples of the smallest subnormal number, as in a
// machine format of n·p bits. Every one of them has a canonical form of n
// limbs. Numbers with a gap lie between these.

// Canon returns x in canonical form: Hi is x rounded to nearest, ties to even, and
// Lo the rest. A number may have another form too: 1 + 2^-53 is the DD {1, 2^-53},
// which is canonical, and {1 + 2^-52, -2^-53}. All operations, comparisons among
// them, take either. Two pairs are the same number exactly if their canonical forms
// are equal by ==, so a canonical Pair is a good key of a map; a NaN is not.
//
// Error: exact.
// Domain: any Hi and Lo.
// Special: an infinity, a NaN and the sign of a zero are those of Hi; where the
// number rounds beyond the range of T, ±Inf.
// Cost: 6 flops.
func (x Pair[T]) Canon() Pair[T] {
	hi, lo := TwoSum(x.Hi, x.Lo)
	return finish(x.Hi, hi, lo)
}

// Canon returns x in canonical form: X0 is x rounded to nearest, ties to even,
// X1 what is left rounded likewise, and so on. A number may have other forms too
// (see [Pair.Canon]); all operations, comparisons among them, take any. Two quads are
// the same number exactly if their canonical forms are equal by ==, so a canonical
// Quad is a good key of a map; a NaN is not.
//
// Error: exact.
// Domain: x is normalised (see [Quad]), or each limb is at most half of the one
// before.
// Special: an infinity, a NaN and the sign of a zero are those of X0; where the
// number rounds beyond the range of T, ±Inf.
// Cost: 86 flops.
func (x Quad[T]) Canon() Quad[T] {
	native := x.X0
	a, b, c, d := carry(x.X0, x.X1, x.X2, x.X3)
	if !finite(a) {
		native = a
	}
	a, b, c, d = carry(a, b, c, d)
	a, b, c, d = carry(a, b, c, d)
	a, b = untie(a, b, c)
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	c, d = TwoSum(c, d)
	b, c = untie(b, c, d)
	c, d = TwoSum(c, d)
	return finishQuad(native, a, b, c, d)
}

// carry adds the limbs from the last to the first, without error. Where the
// first two are a tie at the overflow threshold, and c is on the near side of
// it, they are left alone.
func carry[T Float](a, b, c, d T) (T, T, T, T) {
	c, d = TwoSum(c, d)
	b, c = TwoSum(b, c)
	half := pow2[T](970) // ½ulp of the largest number
	if is32[T]() {
		half = pow2[T](103)
	}
	s, e := TwoSum(a, b)
	if !finite(s) && (b == half && c < 0 || b == -half && c > 0) {
		s = a
		e = b
	}
	return s, e, c, d
}

// untie returns a + b, where a = RN(a + b), as two numbers of which the first is
// a + b + c rounded. That is another one than a only if b was half of the gap to
// the next number, and c is on the same side of it.
func untie[T Float](a, b, c T) (T, T) {
	h := a + (b + b)
	if h-a == b+b && (b > 0 && c > 0 || b < 0 && c < 0) {
		a = h
		b = -b
	}
	return a, b
}

// IsNormalized reports whether x has the form that the operations take and
// return, that of [Pair]: |Lo| ≤ ½ulp(Hi), and Lo = 0 where Hi is infinite or NaN.
//
//limb:host
//limb:twin IsNormalized reports whether x has the form that the operations take and return, that of [Quad]: each limb is at most half an ulp of the one before, 0 after a 0, and 0 where X0 is infinite or NaN.
func (x Pair[T]) IsNormalized() bool {
	return pairFormat[T]().Normalized(x.limbs())
}

// Cmp compares x and y as real numbers and returns -1, 0 or +1 for x < y,
// x = y, x > y. A NaN compares as less than everything but NaN, as in
// cmp.Compare.
//
// Error: exact.
//
//limb:host
//limb:twin
func (x Pair[T]) Cmp(y Pair[T]) int {
	switch {
	case x.Less(y):
		return -1
	case y.Less(x):
		return +1
	case x.Equal(y):
		return 0
	}
	xn, yn := x.Hi != x.Hi, y.Hi != y.Hi
	switch {
	case xn && !yn:
		return -1
	case yn && !xn:
		return +1
	}
	return 0
}

// ULP returns the distance between neighbours of the grid around x: 2^(e-2p+1) for
// 2^e ≤ |x| < 2^(e+1), and not less than the smallest subnormal number.
//
// The grid is the numbers that have at most 2p significant bits (48 for a [DF], 106 for a
// [DD]; p is 24 or 53, the bits of a limb) and are multiples of the smallest subnormal
// number, as in a machine format of 2p bits. There are numbers of the type between
// them, since between limbs may be a gap: 1 + 2^-1074 is a DD.
//
// Special: ULP(±Inf) = +Inf, ULP(NaN) = NaN.
//
//limb:host
//limb:twin ULP returns the distance between neighbours of the grid around x: 2^(e-4p+1) for 2^e ≤ |x| < 2^(e+1), and not less than the smallest subnormal number.
//limb:twin The grid is the numbers that have at most 4p significant bits (96 for a [QF], 212 for a [QD]; p is 24 or 53, the bits of a limb) and are multiples of the smallest subnormal number, as in a machine format of 4p bits. There are numbers of the type between them, since between limbs may be a gap: 1 + 2^-1074 is a QD.
func (x Pair[T]) ULP() T {
	v := x.Canon().limbs()
	if finite(x.Hi) && !finite(v[0]) { // Hi is the largest number, and Lo half of its last place
		v = x.limbs()
	}
	return T(pairFormat[T]().ULP(v))
}

// NextUp returns the least number of the grid above x (see [Pair.ULP]): x + ULP
// where x is on the grid and not negative.
//
// Special: NextUp(+Inf) = +Inf, NextUp(-Inf) is the lowest number of the grid,
// NextUp(NaN) = NaN; above the largest number of the grid is +Inf.
//
//limb:host
//limb:twin
func (x Pair[T]) NextUp() Pair[T] {
	return pairOfLimbs[T](pairFormat[T]().NextUp(x.Canon().limbs()))
}

// NextDown returns the greatest number of the grid below x (see [Pair.ULP]): it
// is -NextUp(-x).
//
//limb:host
//limb:twin
func (x Pair[T]) NextDown() Pair[T] { return x.Neg().NextUp().Neg() }

// NextAfter returns the number of the grid (see [Pair.ULP]) next to x toward y:
// NextUp where x < y, NextDown where x > y, and y where they are equal.
//
// Special: where x or y is NaN, NaN.
//
//limb:host
//limb:twin
func (x Pair[T]) NextAfter(y Pair[T]) Pair[T] {
	switch {
	case x.Less(y):
		return x.NextUp()
	case y.Less(x):
		return x.NextDown()
	case x.Hi != x.Hi:
		return x
	}
	return y
}

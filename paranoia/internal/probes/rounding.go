package probes

import "github.com/limbfp/limb"

// Contraction: a product is rounded before it is added to. The controls are fused of sums and
// products behind opaque, so that they are noticed on a device whose fma rounds twice, too.

//limb:kernel device
func SeparateStatements[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	p := T(x * y)
	s := p
	s += z
	r[i] = s
	fr[i] = fused(x, y, z)
}

//limb:kernel device
func NamedProduct[T limb.Float](i int, r, s, fr, fs, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	p := T(x * y)
	r[i] = p + z
	s[i] = p
	fr[i] = fused(x, y, z)
	fs[i] = T(x * y)
}

//limb:kernel device
func OneExpression[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = T(x*y) + z
	fr[i] = fused(x, y, z)
}

//limb:kernel device
func ProductOfFunction[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = product(x, y) + z
	fr[i] = fused(x, y, z)
}

// product is inlined as that of a library is.
func product[T limb.Float](a, b T) T { return T(a * b) }

// fused is ab + c, but for the last bit of some sums: the product is taken with its error.
func fused[T limb.Float](a, b, c T) T {
	p := opaque(T(a * b))
	s, t := exactSum(p, c)
	return opaque(s + opaque(t+productError(a, b, p)))
}

// exactSum is TwoSum behind opaque.
func exactSum[T limb.Float](a, b T) (s, e T) {
	s = opaque(a + b)
	v := opaque(s - a)
	return s, opaque(opaque(a-opaque(s-v)) + opaque(b-v))
}

// productError is ab - p for the rounded product p, by Dekker's halves.
func productError[T limb.Float](a, b, p T) T {
	ah, al := halvesOf(a)
	bh, bl := halvesOf(b)
	e := opaque(opaque(T(ah*bh)) - p)
	e = opaque(e + opaque(T(ah*bl)))
	e = opaque(e + opaque(T(al*bh)))
	return opaque(e + opaque(T(al*bl)))
}

// halvesOf are two numbers of half the bits whose sum is a.
func halvesOf[T limb.Float](a T) (hi, lo T) {
	by := T(1<<27 + 1)
	if is32[T]() {
		by = 1<<12 + 1
	}
	t := opaque(T(by * a))
	hi = opaque(t - opaque(t-a))
	return hi, opaque(a - hi)
}

// Pairs are numbers Hi[i] + Lo[i].
type Pairs[T limb.Float] struct{ Hi, Lo []T }

// ClosingSum is a product of pairs. What stands before its last sum holds in any case: it is
// behind a place that no compiler sees through.
//
//limb:kernel device
func ClosingSum[T limb.Float](i int, r, s, fr, fs []T, a, b Pairs[T]) {
	ah, al, bh, bl := a.Hi[i], a.Lo[i], b.Hi[i], b.Lo[i]
	p := T(ah * bh)
	x, y := opaque(T(ah*bl)), opaque(T(al*bh))
	z := opaque(x + y)
	e := opaque(productError(ah, bh, p) + z)
	sum := p + e
	r[i], s[i] = sum, e-(sum-p)
	sum = fused(ah, bh, e)
	fr[i], fs[i] = sum, e-(sum-p)
}

// Reassociation: sums and products are computed in the order in which they stand.

//limb:kernel device
func SumLessFirst[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	t := x + y
	r[i] = t - x
	fr[i] = y
}

//limb:kernel device
func SumLessSecond[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	r[i] = (x + y) - y
	fr[i] = x
}

//limb:kernel device
func TwoSum[T limb.Float](i int, r, s, fr, fs, a, b []T) {
	x, y := a[i], b[i]
	sum := x + y
	v := sum - x
	r[i], s[i] = sum, (x-(sum-v))+(y-v)
	fr[i], fs[i] = x+y, 0
}

//limb:kernel device
func OrderOfSums[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = x + y + z
	t := opaque(y + z)
	fr[i] = x + t
}

//limb:kernel device
func OrderOfProducts[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = T(T(x*y) * z)
	t := opaque(T(y * z))
	fr[i] = T(x * t)
}

//limb:kernel device
func CommonFactor[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	p, q := T(x*y), T(x*z)
	r[i] = p + q
	t := opaque(y + z)
	fr[i] = T(x * t)
}

// The fused multiply-add.

//limb:kernel device
func Fused[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = fma(x, y, z)
	p := opaque(T(x * y))
	fr[i] = p + z
}

// FusedConstants is (1 + h)² - (1 + 2h), of constants. Its operand is none.
//
//limb:kernel device
func FusedConstants[T limb.Float](i int, r, fr, a []T) {
	x, y := T(1+0x1p-27), T(-(1 + 0x1p-26))
	if is32[T]() {
		x, y = T(1+0x1p-12), T(-(1 + 0x1p-11))
	}
	r[i] = fma(x, x, y)
	p := opaque(T(x * x))
	fr[i] = p + y
}

// Quotients and roots.

//limb:kernel device
func Division[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	r[i] = x / y
	q := opaque(1 / y)
	fr[i] = T(x * q)
}

//limb:kernel device
func SquareRoot[T limb.Float](i int, r, fr, a []T) {
	x := a[i]
	r[i] = sqrt(x)
	q := opaque(1 / sqrt(x))
	y := T(x * q)
	if x == 0 {
		y = x
	}
	fr[i] = y
}

// Numbers without their fractions.

//limb:kernel device
func Floor[T limb.Float](i int, r, fr, a []T) {
	r[i] = floor(a[i])
	fr[i] = trunc(a[i])
}

//limb:kernel device
func Ceil[T limb.Float](i int, r, fr, a []T) {
	r[i] = ceil(a[i])
	fr[i] = floor(a[i])
}

//limb:kernel device
func Trunc[T limb.Float](i int, r, fr, a []T) {
	r[i] = trunc(a[i])
	fr[i] = floor(a[i])
}

//limb:kernel device
func Rint[T limb.Float](i int, r, fr, a []T) {
	x := a[i]
	r[i] = rint(x)
	y := opaque(x + copysign(0.5, x))
	fr[i] = trunc(y)
}

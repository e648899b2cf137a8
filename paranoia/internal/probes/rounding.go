package probes

import "github.com/limbfp/limb"

// Contraction: a product is rounded before it is added to.

//limb:kernel
func SeparateStatements[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	p := T(x * y)
	s := p
	s += z
	r[i] = s
	fr[i] = fma(x, y, z)
}

//limb:kernel
func NamedProduct[T limb.Float](i int, r, s, fr, fs, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	p := T(x * y)
	r[i] = p + z
	s[i] = p
	fr[i] = fma(x, y, z)
	fs[i] = T(x * y)
}

//limb:kernel
func OneExpression[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = T(x*y) + z
	fr[i] = fma(x, y, z)
}

//limb:kernel
func ProductOfFunction[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = product(x, y) + z
	fr[i] = fma(x, y, z)
}

// product is inlined as that of a library is.
func product[T limb.Float](a, b T) T { return T(a * b) }

// ClosingSum is a product of pairs. What stands before its last sum holds in any case: it is
// fused explicitly, or behind a place that no compiler sees through.
//
//limb:kernel
func ClosingSum[T limb.Float](i int, r, s, fr, fs, a, b, c, d []T) {
	ah, al, bh, bl := a[i], b[i], c[i], d[i]
	p := T(ah * bh)
	x, y := opaque(T(ah*bl)), opaque(T(al*bh))
	z := opaque(x + y)
	f := opaque(fma(ah, bh, neg(p)))
	e := f + z
	sum := p + e
	r[i], s[i] = sum, e-(sum-p)
	sum = fma(ah, bh, e)
	fr[i], fs[i] = sum, e-(sum-p)
}

// Reassociation: sums and products are computed in the order in which they stand.

//limb:kernel
func SumLessFirst[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	t := x + y
	r[i] = t - x
	fr[i] = y
}

//limb:kernel
func SumLessSecond[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	r[i] = (x + y) - y
	fr[i] = x
}

//limb:kernel
func TwoSum[T limb.Float](i int, r, s, fr, fs, a, b []T) {
	x, y := a[i], b[i]
	sum := x + y
	v := sum - x
	r[i], s[i] = sum, (x-(sum-v))+(y-v)
	fr[i], fs[i] = x+y, 0
}

//limb:kernel
func OrderOfSums[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = x + y + z
	t := opaque(y + z)
	fr[i] = x + t
}

//limb:kernel
func OrderOfProducts[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = T(T(x*y) * z)
	t := opaque(T(y * z))
	fr[i] = T(x * t)
}

//limb:kernel
func CommonFactor[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	p, q := T(x*y), T(x*z)
	r[i] = p + q
	t := opaque(y + z)
	fr[i] = T(x * t)
}

// The fused multiply-add.

//limb:kernel
func Fused[T limb.Float](i int, r, fr, a, b, c []T) {
	x, y, z := a[i], b[i], c[i]
	r[i] = fma(x, y, z)
	p := opaque(T(x * y))
	fr[i] = p + z
}

// FusedConstants is (1 + h)² - (1 + 2h), of constants. Its operand is none.
//
//limb:kernel
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

//limb:kernel
func Division[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	r[i] = x / y
	q := opaque(1 / y)
	fr[i] = T(x * q)
}

//limb:kernel
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

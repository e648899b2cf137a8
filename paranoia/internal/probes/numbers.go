package probes

import (
	"math"

	"github.com/limbfp/limb"
)

// Subnormal numbers.

//limb:kernel device
func SubnormalOperands[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = T(a[i] * b[i])
	fr[i] = T(flush(a[i]) * b[i])
}

//limb:kernel device
func SubnormalResults[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = T(a[i] * b[i])
	fr[i] = flush(T(a[i] * b[i]))
}

//limb:kernel device
func SubnormalSums[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = a[i] + b[i]
	fr[i] = flush(flush(a[i]) + flush(b[i]))
}

//limb:kernel device
func SubnormalCopies[T limb.Float](i int, r, fr, a []T) {
	r[i] = a[i]
	fr[i] = flush(a[i])
}

//limb:kernel device
func SubnormalNegations[T limb.Float](i int, r, fr, a []T) {
	r[i] = neg(a[i])
	fr[i] = neg(flush(a[i]))
}

//limb:kernel device
func SubnormalComparisons[T limb.Float](i int, r, fr, a []T) {
	x := a[i]
	r[i] = T(where[T](x > 0, 1) + where[T](x != 0, 2))
	y := flush(x)
	fr[i] = T(where[T](y > 0, 1) + where[T](y != 0, 2))
}

// SubnormalConstants is a product of constants. Its operand is none.
//
//limb:kernel device
func SubnormalConstants[T limb.Float](i int, r, fr, a []T) {
	tiny, half := T(0x1p-1022), T(0.5)
	if is32[T]() {
		tiny = T(0x1p-126)
	}
	r[i] = T(tiny * half)
	fr[i] = flush(T(tiny * half))
}

// flush returns 0 for a subnormal number.
func flush[T limb.Float](a T) T {
	if is32[T]() {
		w := math.Float32bits(float32(a))
		if w&0x7f800000 == 0 {
			return T(math.Float32frombits(w & (1 << 31)))
		}
	} else {
		w := math.Float64bits(float64(a))
		if w&0x7ff0000000000000 == 0 {
			return T(math.Float64frombits(w & (1 << 63)))
		}
	}
	return a
}

// Infinities, NaN and the sign of zero.

//limb:kernel device
func Moves[T limb.Float](i int, r, s, fr, fs, a []T) {
	r[i], s[i] = neg(a[i]), a[i]
	fr[i], fs[i] = plain(neg(a[i])), plain(a[i])
}

//limb:kernel device
func Sums[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = a[i] + b[i]
	fr[i] = plain(a[i] + b[i])
}

//limb:kernel device
func Products[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = T(a[i] * b[i])
	fr[i] = plain(T(a[i] * b[i]))
}

//limb:kernel device
func NegatedSum[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = neg(a[i] + b[i])
	fr[i] = plain(neg(a[i] + b[i]))
}

//limb:kernel device
func NegatedDifference[T limb.Float](i int, r, fr, a, b []T) {
	r[i] = neg(a[i] - b[i])
	fr[i] = plain(neg(a[i] - b[i]))
}

//limb:kernel device
func AddZero[T limb.Float](i int, r, fr, a []T) {
	r[i] = a[i] + zero[T]()
	fr[i] = plain(a[i] + zero[T]())
}

//limb:kernel device
func MulZero[T limb.Float](i int, r, fr, a []T) {
	r[i] = T(zero[T]() * a[i])
	fr[i] = plain(T(zero[T]() * a[i]))
}

//limb:kernel device
func LessItself[T limb.Float](i int, r, fr, a []T) {
	x := a[i]
	r[i] = x - x
	fr[i] = plain(x - x)
}

//limb:kernel device
func ByItself[T limb.Float](i int, r, fr, a []T) {
	x := a[i]
	r[i] = x / x
	fr[i] = plain(x / x)
}

//limb:kernel device
func Reciprocals[T limb.Float](i int, r, fr, a []T) {
	r[i] = 1 / a[i]
	fr[i] = plain(1 / a[i])
}

//limb:kernel device
func Roots[T limb.Float](i int, r, fr, a []T) {
	r[i] = sqrt(a[i])
	fr[i] = plain(sqrt(a[i]))
}

// plain returns 0 for -0, and the largest number for infinities and NaN.
func plain[T limb.Float](a T) T {
	var minus, special bool
	var largest T
	if is32[T]() {
		w := math.Float32bits(float32(a))
		minus, special, largest = w == 1<<31, w&0x7f800000 == 0x7f800000, T(math.Float32frombits(0x7f7fffff))
	} else {
		w := math.Float64bits(float64(a))
		minus, special, largest = w == 1<<63, w&0x7ff0000000000000 == 0x7ff0000000000000, T(math.Float64frombits(0x7fefffffffffffff))
	}
	if minus {
		return 0
	} else if special {
		return largest
	}
	return a
}

// Comparisons, one bit of the result each.

//limb:kernel device
func Comparisons[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	r[i] = T(mask[T](x < y, x <= y, x > y, x >= y) + where[T](x == y, 16) + where[T](x != y, 32))
	fr[i] = T(mask[T](!(x >= y), !(x > y), !(x <= y), !(x < y)) + where[T](x == y, 16) + where[T](x != y, 32))
}

//limb:kernel device
func Negations[T limb.Float](i int, r, fr, a, b []T) {
	x, y := a[i], b[i]
	r[i] = T(mask[T](!(x < y), !(x <= y), !(x > y), !(x >= y)) + where[T](!(x == y), 16) + where[T](!(x != y), 32))
	fr[i] = T(mask[T](x >= y, x > y, x <= y, x < y) + where[T](!(x == y), 16) + where[T](!(x != y), 32))
}

//limb:kernel device
func Selects[T limb.Float](i int, r, s, fr, fs, a, b []T) {
	x, y := a[i], b[i]
	lesser, larger := y, y
	if x < y {
		lesser = x
	}
	if x > y {
		larger = x
	}
	r[i], s[i] = lesser, larger
	fr[i], fs[i] = fmin(x, y), fmax(x, y)
}

//limb:kernel device
func NaN[T limb.Float](i int, r, fr, a []T) {
	x := a[i]
	r[i] = T(where[T](isnan(x), 1) + where[T](x != x, 2))
	fr[i] = 0
}

// where returns v if is, and 0 if not.
func where[T limb.Float](is bool, v int32) int32 {
	if is {
		return v
	}
	return 0
}

// mask returns a bit for each truth.
func mask[T limb.Float](a, b, c, d bool) int32 {
	return where[T](a, 1) + where[T](b, 2) + where[T](c, 4) + where[T](d, 8)
}

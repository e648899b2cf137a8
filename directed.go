package limb

import (
	"math"
	"math/bits"
)

// # Directed rounding
//
// A machine number rounded down, up or to zero is the nearest one or its neighbour, and the
// sign of what the nearest one lacks says which. No mode of the processor is set: devices
// and lanes have none, or lack one for each operation.
//
//	a + b	the error of the sum
//	a · b	the error of the product
//	a / b	the remainder a - qb, which has the sign of (a/b - q)·b
//	√a	the remainder a - s²
//	a·b + c	the exact sum of the product's two numbers and c, as three numbers
//
// All of these are machine numbers, unless they underflow. So operands are scaled to about 1
// before (middling), and the result by a power of two after (landed). Where it then falls
// among the subnormal numbers it loses bits, and where it overflows it is infinite: what
// it lacks is again a machine number, or the other infinity.
//
// On NVIDIA's devices each of these functions is one instruction.

// AddDown returns the largest machine number that is not above a + b.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: an exact sum of 0 is -0, but 0 + 0 is +0.
// Cost: 7 flops; one instruction of PTX.
func AddDown[T Float](a, b T) T {
	s, d := sumAndRest(a, b)
	if s == 0 && (signbit(a) || signbit(b)) {
		s = copysign(s, T(-1))
	}
	return downward(s, d)
}

// AddUp returns the least machine number that is not below a + b.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754.
// Cost: 7 flops; one instruction of PTX.
func AddUp[T Float](a, b T) T {
	s, d := sumAndRest(a, b)
	return upward(s, d)
}

// AddToZero returns a + b without the bits that a machine number has no room for.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: the largest number where finite operands overflow.
// Cost: 7 flops; one instruction of PTX.
func AddToZero[T Float](a, b T) T {
	s, d := sumAndRest(a, b)
	return truncated(s, d)
}

// MulDown returns the largest machine number that is not above ab.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754.
// Cost: 13 flops with a fused multiply-add; one instruction of PTX.
func MulDown[T Float](a, b T) T {
	p, d := productAndRest(a, b)
	return downward(p, d)
}

// MulUp returns the least machine number that is not below ab.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754.
// Cost: 13 flops with a fused multiply-add; one instruction of PTX.
func MulUp[T Float](a, b T) T {
	p, d := productAndRest(a, b)
	return upward(p, d)
}

// MulToZero returns ab without the bits that a machine number has no room for.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: the largest number where finite operands overflow.
// Cost: 13 flops with a fused multiply-add; one instruction of PTX.
func MulToZero[T Float](a, b T) T {
	p, d := productAndRest(a, b)
	return truncated(p, d)
}

// DivDown returns the largest machine number that is not above a/b.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: ±Inf for b = 0.
// Cost: 16 flops with a fused multiply-add, and a quotient; one instruction of PTX.
func DivDown[T Float](a, b T) T {
	q, d := quotientAndRest(a, b)
	return downward(q, d)
}

// DivUp returns the least machine number that is not below a/b.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: ±Inf for b = 0.
// Cost: 16 flops with a fused multiply-add, and a quotient; one instruction of PTX.
func DivUp[T Float](a, b T) T {
	q, d := quotientAndRest(a, b)
	return upward(q, d)
}

// DivToZero returns a/b without the bits that a machine number has no room for.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: ±Inf for b = 0; the largest number where finite operands overflow.
// Cost: 16 flops with a fused multiply-add, and a quotient; one instruction of PTX.
func DivToZero[T Float](a, b T) T {
	q, d := quotientAndRest(a, b)
	return truncated(q, d)
}

// RcpDown returns the largest machine number that is not above 1/a.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as DivDown.
// Cost: 16 flops with a fused multiply-add, and a quotient; one instruction of PTX.
func RcpDown[T Float](a T) T { return DivDown(T(1), a) }

// RcpUp returns the least machine number that is not below 1/a.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as DivUp.
// Cost: 16 flops with a fused multiply-add, and a quotient; one instruction of PTX.
func RcpUp[T Float](a T) T { return DivUp(T(1), a) }

// RcpToZero returns 1/a without the bits that a machine number has no room for.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as DivToZero.
// Cost: 16 flops with a fused multiply-add, and a quotient; one instruction of PTX.
func RcpToZero[T Float](a T) T { return DivToZero(T(1), a) }

// SqrtDown returns the largest machine number that is not above √a.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for a < 0.
// Cost: 10 flops with a fused multiply-add, and a root; one instruction of PTX.
func SqrtDown[T Float](a T) T {
	s, d := rootAndRest(a)
	return downward(s, d)
}

// SqrtUp returns the least machine number that is not below √a.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for a < 0.
// Cost: 10 flops with a fused multiply-add, and a root; one instruction of PTX.
func SqrtUp[T Float](a T) T {
	s, d := rootAndRest(a)
	return upward(s, d)
}

// SqrtToZero returns √a without the bits that a machine number has no room for.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for a < 0.
// Cost: 10 flops with a fused multiply-add, and a root; one instruction of PTX.
func SqrtToZero[T Float](a T) T {
	s, d := rootAndRest(a)
	return truncated(s, d)
}

// FMADown returns the largest machine number that is not above ab + c. Unlike [FMA] it asks no
// fused multiply-add of a device.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754; an exact 0 has the sign that AddDown gives it.
// Cost: 32 flops with a fused multiply-add; one instruction of PTX.
func FMADown[T Float](a, b, c T) T {
	s, d, down := fusedAndRest(a, b, c)
	if down {
		s = copysign(s, T(-1))
	}
	return downward(s, d)
}

// FMAUp returns the least machine number that is not below ab + c. Unlike [FMA] it asks no
// fused multiply-add of a device.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754.
// Cost: 32 flops with a fused multiply-add; one instruction of PTX.
func FMAUp[T Float](a, b, c T) T {
	s, d, _ := fusedAndRest(a, b, c)
	return upward(s, d)
}

// FMAToZero returns ab + c without the bits that a machine number has no room for. Unlike [FMA] it
// asks no fused multiply-add of a device.
//
// Domain: all numbers; on a device that flushes subnormal ones, 0 and what is from 2^-102 on.
// Special: as IEEE 754: the largest number where finite operands overflow.
// Cost: 32 flops with a fused multiply-add; one instruction of PTX.
func FMAToZero[T Float](a, b, c T) T {
	s, d, _ := fusedAndRest(a, b, c)
	return truncated(s, d)
}

// sumAndRest returns s = RN(a + b) and d with the sign of a + b - s. Where s overflows, d is
// the other infinity; where an operand is not finite, NaN.
func sumAndRest[T Float](a, b T) (s, d T) {
	x, y := a, b
	if abs(a) < abs(b) {
		x, y = b, a
	}
	return FastTwoSum(x, y)
}

// productAndRest returns p, a neighbour of ab or ab itself, and d with the sign of ab - p.
func productAndRest[T Float](a, b T) (p, d T) {
	m, n := middling(a), middling(b)
	h, l := TwoProd(T(a*pow2[T](-m)), T(b*pow2[T](-n)))
	return landed(h, l, m+n)
}

// quotientAndRest returns q, a neighbour of a/b or a/b itself, and d with the sign of a/b - q.
func quotientAndRest[T Float](a, b T) (q, d T) {
	m, n := middling(a), middling(b)
	x, y := T(a*pow2[T](-m)), T(b*pow2[T](-n))
	h := x / y
	return landed(h, T(residual(x, h, y)*copysign(T(1), b)), m-n)
}

// rootAndRest returns s = RN(√a) and d with the sign of √a - s.
func rootAndRest[T Float](a T) (s, d T) {
	n := middling(a) >> 1
	x := T(a * pow2[T](-n-n))
	s = sqrt(x)
	return T(s * pow2[T](n)), residual(x, s, s)
}

// fusedAndRest returns s, a neighbour of ab + c or ab + c itself, and d with the sign of
// ab + c - s; and whether s is 0 and rounding down makes it -0.
//
// The larger of ab and c is about 1, and the other as much smaller as it is, or so small that
// its sign alone matters.
func fusedAndRest[T Float](a, b, c T) (s, d T, down bool) {
	far := int32(112) // 2p + 6
	if is32[T]() {
		far = 54
	}
	i, j, k := middling(a), middling(b), middling(c)
	n := i + j
	if a == 0 || b == 0 {
		n = k
	}
	most := max(n, k)
	x, y, z := T(a*pow2[T](-i)), T(b*pow2[T](-j)), T(c*pow2[T](-k))
	x, z = T(x*pow2[T](max(n-most, -far))), T(z*pow2[T](max(k-most, -far)))

	p, e := TwoProd(x, y)
	h, f := TwoSum(p, z)
	t, g := TwoSum(e, f)
	r, l := FastTwoSum(h, t) // h is 0, or at least as large as t
	if r == 0 || r != r {
		r = h // has the right sign, or is infinite
	}
	s, d = landed(r, l+g, most)
	return s, d, r == 0 && (signbit(p) || signbit(z))
}

// landed returns r, 2^n·h as a machine number, and d with the sign of 2^n·(h + l) - r, for h about 1
// and |l| at most about half a unit of its last place.
func landed[T Float](h, l T, n int32) (r, d T) {
	r = rescale(h, n)
	d = h - rescale(r, -n) // -Inf for r = Inf
	if d == 0 {
		d = l
	}
	return r, d
}

// downward returns r or, for d < 0, the number below; d is 0 where r = 0 is exact.
func downward[T Float](r, d T) T {
	z := neighbour(r, !signbit(r))
	if d < 0 {
		r = z
	}
	return r
}

// upward returns r or, for d > 0, the number above.
func upward[T Float](r, d T) T {
	z := neighbour(r, signbit(r))
	if d > 0 {
		r = z
	}
	return r
}

// truncated returns r or, where d has the other sign, the number next to it toward 0.
func truncated[T Float](r, d T) T {
	z := neighbour(r, true)
	if signbit(r) && d > 0 || !signbit(r) && d < 0 {
		r = z
	}
	return r
}

// neighbour returns the number next to r, toward 0 or away from it; next to infinity it is the largest
// one.
func neighbour[T Float](r T, toward bool) T {
	unit, least, power := T(0x1p-52), int32(-1022), false
	if is32[T]() {
		unit, least = 0x1p-23, -126
		power = r == chop(r, 23) // where r is normal
	} else {
		power = r == chop(r, 52)
	}
	n, side := exponent(r), r
	if toward {
		side = -r
		if power { // the gap on this side is half of the other one
			n = n - 1
		}
	}
	z := copysign(r+copysign(T(pow2[T](max(n, least))*unit), side), r)
	if !finite(r) {
		z = copysign(T(pow2[T](1-least)*(2-unit)), r)
	}
	return z
}

// # Conversions in every rounding mode
//
// Between float64, float32 and integers, as one instruction of NVIDIA's devices converts. What is
// out of the range of integers becomes the end of it that is nearer, and infinities too; NaN is 0
// where it and the integer have 32 bits, else the integer with the highest bit alone. Words are
// made in halves, which are machine numbers: the sum of two is rounded once.

// Float32Down returns the largest float32 that is not above x.
//
//limb:slices
func Float32Down(x float64) float32 {
	r, d := float32AndRest(x)
	return downward(r, d)
}

// Float32Up returns the least float32 that is not below x.
//
//limb:slices
func Float32Up(x float64) float32 {
	r, d := float32AndRest(x)
	return upward(r, d)
}

// Float32ToZero returns x without the bits that a float32 has no room for.
//
//limb:slices
func Float32ToZero(x float64) float32 {
	r, d := float32AndRest(x)
	return truncated(r, d)
}

// float32AndRest returns r = RN(x), and d with the sign of x - r.
//
//limb:slices
func float32AndRest(x float64) (r, d float32) {
	r = float32(x)
	e := x - float64(r)
	d = 0
	if e > 0 {
		d = 1
	}
	if e < 0 {
		d = -1
	}
	return r, d
}

// Int32Down returns a rounded down to an integer.
func Int32Down[T Float](a T) int32 { return int32Of(floor(a)) }

// Int32Up returns a rounded up to an integer.
func Int32Up[T Float](a T) int32 { return int32Of(-floor(-a)) }

// Int32ToZero returns a without its fraction, as an integer.
func Int32ToZero[T Float](a T) int32 { return int32Of(trunc(a)) }

// Int32Nearest returns the integer nearest to a, of two the even one.
func Int32Nearest[T Float](a T) int32 { return int32Of(even(a)) }

// Uint32Down returns a rounded down to an integer.
func Uint32Down[T Float](a T) uint32 { return uint32Of(floor(a)) }

// Uint32Up returns a rounded up to an integer.
func Uint32Up[T Float](a T) uint32 { return uint32Of(-floor(-a)) }

// Uint32ToZero returns a without its fraction, as an integer.
func Uint32ToZero[T Float](a T) uint32 { return uint32Of(trunc(a)) }

// Uint32Nearest returns the integer nearest to a, of two the even one.
func Uint32Nearest[T Float](a T) uint32 { return uint32Of(even(a)) }

// Uint64Down returns a rounded down to an integer.
func Uint64Down[T Float](a T) uint64 { return uint64Of(floor(a)) }

// Uint64Up returns a rounded up to an integer.
func Uint64Up[T Float](a T) uint64 { return uint64Of(-floor(-a)) }

// Uint64ToZero returns a without its fraction, as an integer.
func Uint64ToZero[T Float](a T) uint64 { return uint64Of(trunc(a)) }

// Uint64Nearest returns the integer nearest to a, of two the even one.
func Uint64Nearest[T Float](a T) uint64 { return uint64Of(even(a)) }

// FromIntDown returns the largest machine number that is not above n.
func FromIntDown[T Float](n int) T {
	if over32(n) {
		h, l := longHalves(n)
		if is32[T]() {
			return T(Float32Down(AddDown(h, l)))
		}
		return T(AddDown(h, l))
	}
	h, l := intHalves[T](int32(n))
	return AddDown(h, l)
}

// FromIntUp returns the least machine number that is not below n.
func FromIntUp[T Float](n int) T {
	if over32(n) {
		h, l := longHalves(n)
		if is32[T]() {
			return T(Float32Up(AddUp(h, l)))
		}
		return T(AddUp(h, l))
	}
	h, l := intHalves[T](int32(n))
	return AddUp(h, l)
}

// FromIntToZero returns n without the bits that a machine number has no room for.
func FromIntToZero[T Float](n int) T {
	if over32(n) {
		h, l := longHalves(n)
		if is32[T]() {
			return T(Float32ToZero(AddToZero(h, l)))
		}
		return T(AddToZero(h, l))
	}
	h, l := intHalves[T](int32(n))
	return AddToZero(h, l)
}

// FromUint32Down returns the largest machine number that is not above n.
func FromUint32Down[T Float](n uint32) T {
	h, l := wordHalves[T](n)
	return AddDown(h, l)
}

// FromUint32Up returns the least machine number that is not below n.
func FromUint32Up[T Float](n uint32) T {
	h, l := wordHalves[T](n)
	return AddUp(h, l)
}

// FromUint32ToZero returns n without the bits that a machine number has no room for.
func FromUint32ToZero[T Float](n uint32) T {
	h, l := wordHalves[T](n)
	return AddToZero(h, l)
}

// FromUint32Nearest returns the machine number nearest to n, of two the even one.
func FromUint32Nearest[T Float](n uint32) T {
	h, l := wordHalves[T](n)
	return h + l
}

// FromUint64Down returns the largest machine number that is not above n.
func FromUint64Down[T Float](n uint64) T {
	h, l, unit := wideHalves[T](n)
	return T(AddDown(h, l) * unit)
}

// FromUint64Up returns the least machine number that is not below n.
func FromUint64Up[T Float](n uint64) T {
	h, l, unit := wideHalves[T](n)
	return T(AddUp(h, l) * unit)
}

// FromUint64ToZero returns n without the bits that a machine number has no room for.
func FromUint64ToZero[T Float](n uint64) T {
	h, l, unit := wideHalves[T](n)
	return T(AddToZero(h, l) * unit)
}

// FromUint64Nearest returns the machine number nearest to n, of two the even one.
func FromUint64Nearest[T Float](n uint64) T {
	h, l, unit := wideHalves[T](n)
	return T((h + l) * unit)
}

// int32Of returns an integral f as an int32.
func int32Of[T Float](f T) int32 {
	c := f
	if !(abs(f) < 0x1p31) {
		c = 0
	}
	n := toInt(c)
	if f >= 0x1p31 {
		n = math.MaxInt32
	}
	if f <= -0x1p31 || f != f && !is32[T]() {
		n = math.MinInt32
	}
	return n
}

// uint32Of returns an integral f as a uint32.
func uint32Of[T Float](f T) uint32 {
	c := f
	if !(f >= 1 && f < 0x1p32) {
		c = 0
	}
	n := chunk(c)
	if f >= 0x1p32 {
		n = math.MaxUint32
	}
	if f != f && !is32[T]() {
		n = 1 << 31
	}
	return n
}

// uint64Of returns an integral f as a uint64.
func uint64Of[T Float](f T) uint64 {
	c := f
	if !(f >= 1 && f < 0x1p64) {
		c = 0
	}
	h := floor(T(c * 0x1p-32))
	n := uint64(chunk(h))<<32 | uint64(chunk(c-T(h*0x1p32)))
	if f >= 0x1p64 {
		n = math.MaxUint64
	}
	if f != f {
		n = 1 << 63
	}
	return n
}

// chunk returns an integral c from 0 to 2^32 - 1, in two halves, which are int32.
func chunk[T Float](c T) uint32 {
	h := floor(T(c * 0x1p-16))
	return uint32(toInt(h))<<16 | uint32(toInt(c-T(h*0x1p16)))
}

// even returns the integer nearest to a, of two the even one.
func even[T Float](a T) T {
	t := trunc(a)
	d := abs(a - t) // exact
	half := T(t * 0.5)
	if d > 0.5 || d == 0.5 && half != trunc(half) {
		t = t + copysign(T(1), a)
	}
	return t
}

// intHalves returns machine numbers with the sum n.
func intHalves[T Float](n int32) (h, l T) {
	k := n >> 12 << 12
	return toFloat[T](k), toFloat[T](n - k)
}

// wordHalves returns machine numbers with the sum n.
func wordHalves[T Float](n uint32) (h, l T) {
	return T(toFloat[T](int32(n>>16)) * 0x1p16), toFloat[T](int32(n & 0xffff))
}

// wideHalves returns machine numbers with (h + l)·unit = n, for float64. For float32 the sum is
// rounded as n is: its last bit stands for all that are below.
func wideHalves[T Float](n uint64) (h, l, unit T) {
	if !is32[T]() {
		a, b := wordHalves[T](uint32(n >> 32))
		c, d := wordHalves[T](uint32(n))
		return T((a + b) * 0x1p32), c + d, 1
	}
	z := bits.LeadingZeros64(n | 1)
	w := n << uint64(z)
	high := uint32(w >> 32)
	if uint32(w) != 0 {
		high |= 1
	}
	h, l = wordHalves[T](high)
	return h, l, pow2[T](32 - int32(z))
}

// longHalves returns float64 with the sum n.
//
//limb:host
func longHalves(n int) (h, l float64) {
	k := int64(n) >> 32 << 32
	return float64(k), float64(int64(n) - k)
}

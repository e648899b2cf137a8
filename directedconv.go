package limb

import (
	"math"
	"math/bits"
)

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

package subset

import (
	"math"
	"math/bits"

	"github.com/limbfp/limb"
)

// A Word is what functions of words are written over.
type Word interface{ uint32 | uint64 }

type pairOf[W Word] struct{ A, B W }

func (p pairOf[W]) swapped() pairOf[W] { return pairOf[W]{p.B, p.A} }

// Words goes through the operators of words, on variables and on constants.
func Words[W Word](a, b W, n int32) (W, W, W, bool, int32) {
	const mask = 31
	c := a + b<<3 - a*b&^5 | b>>4 ^ ^a
	c -= a << (b & mask)
	c |= -b >> (a & mask)
	c++
	one := W(1)
	top := one << 31 >> 3 * 5
	d := min(a, b, 77) + max(a, top)
	if a < b || a == 9 {
		d = d &^ c
	}
	p := pairOf[W]{c, d}.swapped()
	if a >= b != (c <= d) {
		p.A = W(n)
	}
	for i := range 3 {
		p.B += W(n) << i
	}
	return p.A, p.B, max(one, 3)<<(one+2) + W(uint32(n)), d > c, int32(c) - int32(top) + int32(uint32(n))
}

// Halves uses what words of one width have.
func Halves[W Word](a W, n int32) (W, W, W) {
	x, y := uint32(a), uint64(a)
	hi, lo := bits.Mul64(y, uint64(n))
	_, low := bits.Mul32(x, 3)
	high, _ := bits.Mul32(x, uint32(n))
	zeros := W(bits.LeadingZeros64(y)) + W(bits.LeadingZeros32(x))<<8
	return W(hi) ^ W(lo), zeros + W(bits.LeadingZeros32(7)), W(low + high)
}

// Bits goes between floats and their bits.
func Bits[T limb.Float](a T, n int32) T {
	if is32[T]() {
		return T(math.Float32frombits(math.Float32bits(float32(a)) ^ uint32(n)&0xff))
	}
	return T(math.Float64frombits(math.Float64bits(float64(a)) - uint64(n)>>40))
}

//limb:primitive
func is32[T limb.Float]() bool { return T(1<<24)+1 == T(1<<24) }

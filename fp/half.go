package fp

import "math"

// # Sixteen bits
//
// The magnitude of a float32, as an integer, counts the numbers below it. Its
// lowest 13 bits are those that binary16 does not have, and 16 those that
// bfloat16 does not; the bias of the exponents is a constant apart. So rounding
// is an addition to the bits, which carries into the exponent, and a shift. Only
// subnormal halves have to be shifted farther, with their leading bit.

// Half is a number of Binary16, as its bits.
type Half uint16

// BF16 is a number of BFloat16, as its bits: the upper half of a float32.
type BF16 uint16

// ToHalf returns x rounded by m.
//
// Error: correctly rounded, for all x.
// Special: infinities and zeros are kept; beyond the range, ±Inf or ±65504, as m
// has it. A NaN becomes quiet, and keeps its sign and the upper bits of its
// payload, as x86's F16C instructions do.
func ToHalf[T Float](x T, m Mode) Half { return half(bits32(x), m) }

// HalfOf returns x rounded to nearest, ties to even, as kernels do too.
//
// Error: correctly rounded, for all x.
// Special: infinities and zeros are kept; from 65520 on, ±Inf. Every NaN becomes 7e00: what its
// sign and its payload are differs between machines.
func HalfOf(x float32) Half {
	b := math.Float32bits(x)
	sign, a := b>>16&0x8000, b&0x7fffffff
	e := a >> 23
	n := a - 112<<23
	k := uint32(13)
	if e < 113 { // in units of 2^-24, of which there may be none
		n = a&0x7fffff | 0x800000
		k = 25
		if e > 101 {
			k = 126 - e
		}
	}
	n = (n + (uint32(1)<<(k-1) - 1) + n>>k&1) >> k
	if e >= 143 { // 2^16 and more
		n = 0x7c00
	}
	n |= sign
	if a > 0x7f800000 {
		n = 0x7e00
	}
	return Half(n)
}

// BF16Of returns x rounded to nearest, ties to even, as kernels do too.
//
// Error: correctly rounded, for all x.
// Special: infinities and zeros are kept; beyond the range, ±Inf. Every NaN becomes 7fc0: what its
// sign and its payload are differs between machines. Subnormal numbers are kept.
func BF16Of(x float32) BF16 {
	b := math.Float32bits(x)
	n := (b + 0x7fff + b>>16&1) >> 16
	if b&0x7fffffff > 0x7f800000 {
		n = 0x7fc0
	}
	return BF16(n)
}

// ToBF16 returns x rounded by m.
//
// Error: correctly rounded, for all x.
// Special: infinities and zeros are kept; beyond the range, ±Inf or the largest
// number, as m has it. A NaN becomes quiet, and keeps its sign and the upper bits
// of its payload. Subnormal numbers are kept; x86's AVX512_BF16 instructions flush
// them.
func ToBF16[T Float](x T, m Mode) BF16 { return brain(bits32(x), m) }

// Float32 returns the number that h stands for.
//
// Error: exact.
// Special: a NaN becomes quiet, and keeps its sign and payload.
func (h Half) Float32() float32 {
	sign, a := uint32(h&0x8000)<<16, uint32(h&0x7fff)
	b := a<<13 + 112<<23
	if a >= 0x7c00 {
		b += 112 << 23
	}
	if a > 0x7c00 {
		b |= 0x400000
	}
	if a < 0x400 { // subnormal: an integer
		b = math.Float32bits(float32(float32(int32(a)) * 0x1p-24))
	}
	return math.Float32frombits(sign | b)
}

// Float32 returns the number that h stands for.
//
// Error: exact.
// Special: a NaN keeps its bits.
func (h BF16) Float32() float32 { return math.Float32frombits(uint32(h) << 16) }

// ToHalves puts src, rounded by m, in dst: [ToHalf], element by element. Slices of
// different lengths panic.
func ToHalves(dst []Half, src []float32, m Mode) {
	if len(dst) != len(src) {
		panic("fp: slices of different lengths")
	}
	for i, x := range src {
		dst[i] = half(math.Float32bits(x), m)
	}
}

// FromHalves puts src in dst: [Half.Float32], element by element. Slices of different
// lengths panic.
func FromHalves(dst []float32, src []Half) {
	if len(dst) != len(src) {
		panic("fp: slices of different lengths")
	}
	for i, h := range src {
		dst[i] = h.Float32()
	}
}

// ToBF16s puts src, rounded by m, in dst: ToBF16, element by element. Slices of
// different lengths panic.
func ToBF16s(dst []BF16, src []float32, m Mode) {
	if len(dst) != len(src) {
		panic("fp: slices of different lengths")
	}
	for i, x := range src {
		dst[i] = brain(math.Float32bits(x), m)
	}
}

// FromBF16s puts src in dst: [BF16.Float32], element by element. Slices of different
// lengths panic.
func FromBF16s(dst []float32, src []BF16) {
	if len(dst) != len(src) {
		panic("fp: slices of different lengths")
	}
	for i, h := range src {
		dst[i] = h.Float32()
	}
}

// bits32 returns the bits of x rounded to odd to a float32, which is x or has 24
// bits: more than twice those of a half, so that rounding it again is rounding
// once.
func bits32[T Float](x T) uint32 {
	if is32[T]() {
		return math.Float32bits(float32(x))
	}
	d := math.Float64bits(float64(x))
	if x != x {
		return uint32(d>>32)&(1<<31) | 0x7fc00000 | uint32(d>>29)&0x7fffff
	}
	f := float32(x)
	b, e := math.Float32bits(f), float64(x)-float64(f)
	switch {
	case e == 0 || e != e || b&1 != 0:
		return b
	case (e < 0) == math.Signbit(float64(f)):
		return b + 1
	}
	return b - 1
}

// half rounds the float32 of the bits b.
func half(b uint32, m Mode) Half {
	sign, a := Half(b>>16&0x8000), b&^(1<<31)
	k := 13
	switch {
	case a > 0x7f800000:
		return sign | 0x7e00 | Half(a>>13&0x3ff)
	case a == 0x7f800000:
		return sign | 0x7c00
	case a >= 143<<23: // 2^16 and more, as the last that is not a half
		a = 0x7c00<<13 - 1
	case a >= 113<<23:
		a -= 112 << 23
	default: // in units of 2^-24, of which there may be none
		e := int(a >> 23)
		k = min(126-e, 25)
		if a &= 1<<23 - 1; e > 0 {
			a |= 1 << 23
		}
	}
	return sign | Half((a+bias(sign != 0, a>>k&1, 1<<k, m))>>k)
}

// brain rounds the float32 of the bits b.
func brain(b uint32, m Mode) BF16 {
	sign, a := BF16(b>>16&0x8000), b&^(1<<31)
	if a > 0x7f800000 {
		return sign | 0x7fc0 | BF16(a>>16)
	}
	return sign | BF16((a+bias(sign != 0, a>>16&1, 1<<16, m))>>16)
}

// bias returns what m adds to a magnitude before it is cut down to a multiple of
// unit; odd is the last bit of that.
func bias(negative bool, odd, unit uint32, m Mode) uint32 {
	switch m {
	case ToNearestEven:
		return unit/2 - 1 + odd
	case ToNearestAway:
		return unit / 2
	case ToZero:
		return 0
	case Up, Down:
		if negative == (m == Down) {
			return unit - 1
		}
		return 0
	}
	panic("fp: unknown rounding mode")
}

package probes

import (
	"math"
	"math/bits"
)

//limb:native add_sat
func addSat(a, b int32) int32 { return own[int32]() }

//limb:native sub_sat
func subSat(a, b int32) int32 { return own[int32]() }

//limb:native mul_hi
func mulHi(a, b int32) int32 { return own[int32]() }

//limb:native shl
func shl(a, n int32) int32 { return own[int32]() }

//limb:native shr
func shr(a, n int32) int32 { return own[int32]() }

//limb:native popcount
func popcount(a int32) int32 { return own[int32]() }

//limb:native rotate
func rotate(a, n int32) int32 { return own[int32]() }

//limb:native tofloat
func toFloat(a uint32) float32 { return own[float32]() }

// toFloatZero rounds toward zero.
//
//limb:native tofloat.zero
func toFloatZero(a int32) float32 { return own[float32]() }

//limb:native toint
func toInt(a float32) int32 { return own[int32]() }

// toIntDown rounds down.
//
//limb:native toint.down
func toIntDown(a float32) int32 { return own[int32]() }

//limb:native toulong
func toUlong(a float32) uint64 { return own[uint64]() }

//limb:kernel device
func IntSums(i int, r, s, fr, fs, a, b []int32) {
	r[i], s[i] = a[i]+b[i], a[i]-b[i]
	fr[i], fs[i] = addSat(a[i], b[i]), subSat(a[i], b[i])
}

//limb:kernel device
func IntProducts(i int, r, s, fr, fs, a, b []int32) {
	r[i], s[i] = a[i]*b[i], mulHi(a[i], b[i])
	hi, _ := bits.Mul32(uint32(a[i]), uint32(b[i]))
	fr[i], fs[i] = a[i]*b[i], int32(hi)
}

//limb:kernel device
func WideProducts(i int, r, s, fr, fs, a, b []int32) {
	p := uint64(uint32(a[i])) * uint64(uint32(b[i]))
	r[i], s[i] = int32(p), int32(p>>32)
	f := toUlong(float32(toFloat(uint32(a[i])) * toFloat(uint32(b[i]))))
	fr[i], fs[i] = int32(f), int32(f>>32)
}

//limb:kernel device
func Quotients(i int, r, s, fr, fs, a, b []int32) {
	q, m := a[i]/b[i], a[i]%b[i]
	r[i], s[i] = q, m
	if m != 0 && (a[i] < 0) != (b[i] < 0) {
		q--
	}
	fr[i], fs[i] = q, a[i]-q*b[i]
}

//limb:kernel device
func Shifts(i int, r, s, fr, fs, a, b []int32) {
	n := b[i] & 31
	unsigned := int32(uint32(a[i]) >> uint32(n))
	r[i], s[i] = shr(a[i], n), unsigned^shl(a[i], n)
	fr[i], fs[i] = unsigned, shr(a[i], n)^shl(a[i], n)
}

//limb:kernel device
func Bits(i int, r, s, fr, fs, a, b []int32) {
	x, y := a[i], b[i]
	r[i], s[i] = x&y|^x&0x0f0f0f0f, x^y^(x|y)
	fr[i], fs[i] = x&y|x&0x0f0f0f0f, x^y
}

//limb:kernel device
func Counts(i int, r, s, fr, fs, a, b []int32) {
	x, y := a[i], b[i]
	r[i], s[i] = int32(bits.LeadingZeros32(uint32(x)))+64*popcount(y), rotate(x, y&31)
	fr[i], fs[i] = int32(bits.LeadingZeros32(uint32(x|1)))+64*popcount(y), shl(x, y&31)
}

//limb:kernel device
func IntComparisons(i int, r, s, fr, fs, a, b []int32) {
	signed, unsigned := truth(a[i] < b[i]), truth(uint32(a[i]) < uint32(b[i]))
	r[i], s[i] = signed, unsigned
	fr[i], fs[i] = unsigned, signed
}

func truth(is bool) int32 {
	if is {
		return 1
	}
	return 0
}

//limb:kernel device
func ToAndFromFloats(i int, r, s, fr, fs, a, b []int32) {
	eighths := float32(b[i]%1000) / 8
	r[i], s[i] = int32(math.Float32bits(float32(a[i]))), toInt(eighths)
	fr[i], fs[i] = int32(math.Float32bits(toFloatZero(a[i]))), toIntDown(eighths)
}

//limb:kernel device
func AsFloats(i int, r, s, fr, fs, a, b []int32) {
	x := math.Float32frombits(uint32(a[i]))
	y := math.Float32frombits(uint32(b[i])&0x007fffff | 0x7f800000)
	r[i], s[i] = int32(math.Float32bits(x)), int32(math.Float32bits(y))
	f := a[i]
	if uint32(f)&0x7f800000 == 0 {
		f = int32(uint32(f) & (1 << 31))
	}
	one := int32(0x7f800000)
	if isnan(y) {
		one = 0x7fffffff
	}
	fr[i], fs[i] = f, one
}

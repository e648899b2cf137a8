package limb

import "math"

// Float is the machine type of a limb: binary32 or binary64.
type Float interface{ float32 | float64 }

// The functions marked as primitives are the only ones that a backend writes
// by hand: their Go bodies say what they return, and the compiler turns a call
// into one operation of the IR. Everything else in this package is compiled
// from its Go source.

//lint:file-ignore U1000 A primitive is there for the functions that may come.

// is32 reports whether T is float32. Both compilers fold it to a constant.
//
//limb:primitive
func is32[T Float]() bool {
	return T(1<<24)+1 == T(1<<24)
}

// byWidth returns a where T is float32, and else b.
func byWidth[T Float](a, b T) T {
	if is32[T]() {
		return a
	}
	return b
}

// intByWidth returns a where T is float32, and else b: integers of T's exponents.
func intByWidth[T Float](a, b int32) int32 {
	if is32[T]() {
		return a
	}
	return b
}

// splitter returns 2^⌈p/2⌉ + 1, the multiplier of [Split], for the precision p
// of T.
//
//limb:primitive
func splitter[T Float]() T {
	if is32[T]() {
		return 1<<12 + 1
	}
	return 1<<27 + 1
}

// prodErr returns ab - p, rounded once to T, for p = RN(ab). It is exact
// unless |ab| is so small that the error of the product falls below the
// smallest subnormal number (see [TwoProd]).
//
// float32: the product of two 24-bit significands has 48 bits, so float64
// holds ab, and ab - p, exactly.
//
//limb:primitive
func prodErr[T Float](a, b, p T) T {
	if is32[T]() {
		return T(float64(float64(a)*float64(b)) - float64(p))
	}
	return T(math.FMA(float64(a), float64(b), -float64(p)))
}

// FMA returns ab + c, rounded once: the fused multiply-add of IEEE 754.
//
// Error: ≤ ½ulp.
// Special: as in IEEE 754: NaN for 0·Inf and for Inf - Inf.
// Cost: 1 flop where the machine has it.
//
//limb:primitive
func FMA[T Float](a, b, c T) T {
	if !is32[T]() {
		return T(math.FMA(float64(a), float64(b), float64(c)))
	}
	// float64 holds ab exactly. Its sum with c is rounded to odd, to the neighbour whose last bit
	// is 1, so that rounding a second time is rounding once ([BM08]).
	s, e := TwoSum(float64(float64(a)*float64(b)), float64(c))
	if n := math.Float64bits(s); e-e == 0 && e != 0 && n&1 == 0 {
		if math.Signbit(e) == math.Signbit(s) {
			n += 2
		}
		s = math.Float64frombits(n - 1)
	}
	return T(s)
}

// finite reports whether a is neither infinite nor NaN.
//
//limb:primitive
func finite[T Float](a T) bool { return a-a == 0 }

// abs returns |a|. It clears the sign bit of -0, ±Inf and NaN.
//
//limb:primitive
func abs[T Float](a T) T { return T(math.Abs(float64(a))) }

// sqrt returns √a, correctly rounded: float64 has more than twice the bits of
// float32 and two, so that rounding its root a second time is innocent.
//
//limb:primitive
func sqrt[T Float](a T) T { return T(math.Sqrt(float64(a))) }

// copysign returns |a| with the sign of s, also of a NaN. A conversion to float64
// would lose that: riscv64, and Go's floats in software, make one NaN of all.
//
//limb:primitive
func copysign[T Float](a, s T) T {
	if is32[T]() {
		const sign = 1 << 31
		return T(math.Float32frombits(math.Float32bits(float32(a))&^sign | math.Float32bits(float32(s))&sign))
	}
	return T(math.Copysign(float64(a), float64(s)))
}

// signbit reports whether the sign bit of a is set, also that of a NaN.
//
//limb:primitive
func signbit[T Float](a T) bool {
	if is32[T]() {
		return math.Float32bits(float32(a))>>31 != 0
	}
	return math.Signbit(float64(a))
}

// trunc returns a rounded toward zero to an integer; ±0, ±Inf and NaN are kept.
//
//limb:primitive
func trunc[T Float](a T) T { return T(math.Trunc(float64(a))) }

// floor returns the largest integer not above a; ±0, ±Inf and NaN are kept.
//
//limb:primitive
func floor[T Float](a T) T { return T(math.Floor(float64(a))) }

// exponent returns ⌊log2|a|⌋ for normal a, else what the exponent field says:
// one less than the least normal exponent for 0 and subnormal numbers, one more
// than the largest for Inf and NaN.
//
//limb:primitive
func exponent[T Float](a T) int32 {
	if is32[T]() {
		return int32(math.Float32bits(float32(a))>>23&0xff) - 127
	}
	return int32(math.Float64bits(float64(a))>>52&0x7ff) - 1023
}

// pow2 returns 2^n, for -126 ≤ n ≤ 127 (float32), -1022 ≤ n ≤ 1023 (float64).
//
//limb:primitive
func pow2[T Float](n int32) T {
	if is32[T]() {
		return T(math.Float32frombits(uint32(n+127) << 23))
	}
	return T(math.Float64frombits(uint64(n+1023) << 52))
}

// chop returns a with the k lowest bits of its significand cleared. k is a
// constant.
//
//limb:primitive
func chop[T Float](a T, k int) T {
	if is32[T]() {
		return T(math.Float32frombits(math.Float32bits(float32(a)) &^ (1<<k - 1)))
	}
	return T(math.Float64frombits(math.Float64bits(float64(a)) &^ (1<<k - 1)))
}

// toInt returns an integral a, |a| < 2^31, as an integer.
//
//limb:primitive
func toInt[T Float](a T) int32 { return int32(a) }

// toFloat returns n rounded to nearest, ties to even.
//
//limb:primitive
func toFloat[T Float](n int32) T { return T(n) }

// over32 reports whether n is no int32. In kernels an int has 32 bits, and it is a
// constant.
//
//limb:primitive
func over32(n int) bool { return n != int(int32(n)) }

// within32 returns n, or the int32 next to it.
//
//limb:primitive
func within32(n int) int32 {
	if over32(n) {
		n = min(max(n, math.MinInt32), math.MaxInt32)
	}
	return int32(n)
}

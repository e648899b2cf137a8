// Package floor is floating-point arithmetic made of integers: what a device
// computes with whose own floats cannot be trusted, or which has none of a width.
//
// Its functions take and give the bits of floats, as words, and give the bits that
// IEEE 754 does, to nearest, ties to even: subnormal numbers, infinities and zeros
// with their signs included; only a NaN is any NaN. There are no branches and no
// divisions. The compiler reads them, and package lower puts them in the place of
// the operations of the IR.
package floor

import "math/bits"

// # Formats
//
// A float has p significand bits and w bits of exponent: binary32 has 24 and 8,
// binary64 53 and 11. Its bits stand lowest in a word of N = 32 or 64: the sign, the
// exponent, and the lower p-1 bits of the significand. p is at most 24 in a word of 32
// bits, 53 in one of 64; small formats are for tests, which try all operands there.
//
// The bits without the sign, taken for a number, are in the order of the magnitudes:
// the next float is the next number, across binades, and Inf stands behind the last.
//
// A magnitude is X·2^g, in units of the least subnormal number: X < 2^p, and g is one
// less than the exponent field, or 0 for subnormal numbers, whose field is 0. So the
// bits of a normal number are g·2^(p-1) + X: the hidden bit of X makes g the field.
// That is also how results are put together: where rounding carries X to 2^p, the
// carry goes on into the exponent, and from there to Inf.

//lint:file-ignore U1000 The compiler finds them by name.

// Word is what holds the bits of a float.
type Word interface{ uint32 | uint64 }

// Format is p and w. In kernels it is a constant.
type Format[W Word] struct{ P, W W }

// is32 reports whether W is uint32.
//
//limb:primitive
func is32[W Word]() bool { return ^W(0)>>31 == 1 }

// size returns N.
func size[W Word]() W {
	if is32[W]() {
		return 32
	}
	return 64
}

// clz counts the zeros above the highest bit.
func clz[W Word](x W) W {
	if is32[W]() {
		return W(bits.LeadingZeros32(uint32(x)))
	}
	return W(bits.LeadingZeros64(uint64(x)))
}

// wideMul returns the halves of the product.
func wideMul[W Word](x, y W) (hi, lo W) {
	if is32[W]() {
		h, l := bits.Mul32(uint32(x), uint32(y))
		return W(h), W(l)
	}
	h, l := bits.Mul64(uint64(x), uint64(y))
	return W(h), W(l)
}

// bit returns 1 for true.
func bit[W Word](b bool) W {
	if b {
		return 1
	}
	return 0
}

func (f Format[W]) hidden() W { return W(1) << (f.P - 1) }
func (f Format[W]) sign() W   { return W(1) << (f.P + f.W - 1) }
func (f Format[W]) inf() W    { return (W(1)<<f.W - 1) << (f.P - 1) }
func (f Format[W]) nan() W    { return f.inf() | f.hidden()>>1 }
func (f Format[W]) bias() W   { return W(1)<<(f.W-1) - 1 }

// abs clears the sign, neg flips it, copysign takes that of b.
func (f Format[W]) abs(a W) W         { return a & (f.sign() - 1) }
func (f Format[W]) neg(a W) W         { return a ^ f.sign() }
func (f Format[W]) copysign(a, b W) W { return a&(f.sign()-1) | b&f.sign() }

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
func (f Format[W]) finite(a W) bool  { return f.abs(a) < f.inf() }
func (f Format[W]) signbit(a W) bool { return a&f.sign() != 0 }

// exponent returns the exponent field less the bias.
func (f Format[W]) exponent(a W) int32 {
	return int32(f.abs(a)>>(f.P-1)) - int32(f.bias())
}

// pow2 returns 2^n, for n of normal numbers.
func (f Format[W]) pow2(n int32) W { return W(uint32(n+int32(f.bias()))) << (f.P - 1) }

// parts returns g and X of a magnitude.
func (f Format[W]) parts(m W) (g, x W) {
	t := max(m, f.hidden()) - f.hidden() // g·2^(p-1) and the fraction; 0 where m is subnormal
	return t >> (f.P - 1), m - t&^(f.hidden()-1)
}

// normal returns x shifted up to p bits, and by how many.
func (f Format[W]) normal(x W) (y, shift W) {
	shift = clz(x|1) - (size[W]() - f.P)
	return x << shift, shift
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
func right[W Word](x, n W) W {
	y := x >> n
	return y | bit[W](y<<n != x)
}

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
func rounded[W Word](t, n W) W {
	return (t + (W(1)<<(n-1) - 1) + t>>n&1) >> n
}

// pack returns the magnitude t·2^(a-b) in units of 2^-(N-1-p) of the least subnormal
// number, rounded to nearest, ties to even. t has its highest bit at N-2 or N-3, or the
// result is subnormal whatever t; its lowest bit is sticky. It also returns what was
// rounded, t shifted, the result q as an integer, and how t was shifted: up by c, or
// down where down is set.
func (f Format[W]) pack(t, a, b W) (m, shifted, q, c W, down bool) {
	g := max(a, b) - b
	down = a < b
	t = right(t, min(max(a, b)-a, size[W]()-1))
	c = min(1-t>>(size[W]()-2), g)
	t <<= c
	q = rounded(t, size[W]()-1-f.P)
	return min((g-c)<<(f.P-1)+q, f.inf()), t, q, c, down
}

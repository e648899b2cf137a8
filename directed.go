package limb

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

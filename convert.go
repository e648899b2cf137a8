package limb

import (
	"math"
	"math/big"
)

// FromFloat returns a as a Pair.
//
// Error: exact.
func FromFloat[T Float](a T) Pair[T] { return Pair[T]{Hi: a} }

// FromFloat64 returns v as a Pair: exactly in a [DD], rounded to nearest in a
// [DF] (twice: first Hi, then the rest).
//
// Error: DD exact; DF ≤ 2^-49|v|, 0 where v has at most 48 bits.
// Domain: DF: 2^-101 ≤ |v| < 2^128, or v = 0; below, the last bits underflow.
// Special: infinities, NaN and -0 are kept; beyond the range of T, ±Inf.
//
//limb:host
func FromFloat64[T Float](v float64) Pair[T] {
	hi := T(v)
	if !finite(hi) || hi == 0 {
		return Pair[T]{Hi: hi}
	}
	return Pair[T]{hi, T(v - float64(hi))}
}

// FromBig returns v as a Pair: Hi is v rounded to nearest, Lo the rest rounded
// to nearest.
//
// Error: ≤ ½u·ulp(Hi), that is u²|v|.
// Domain: |v| is 0 or at least 2^-102 (DF), 2^-969 (DD); below, the last bits
// underflow.
// Special: infinities and -0 are kept; beyond the range of T, ±Inf.
func FromBig[T Float](v *big.Float) Pair[T] {
	hi := roundBig[T](v)
	if !finite(hi) || hi == 0 {
		return Pair[T]{Hi: hi}
	}
	h := new(big.Float).SetFloat64(float64(hi))
	rest := new(big.Float).SetPrec(v.Prec()+64).Sub(v, h) // exact: h rounds v
	return Pair[T]{hi, roundBig[T](rest)}
}

// roundBig returns v rounded to nearest, ties to even.
func roundBig[T Float](v *big.Float) T {
	if is32[T]() {
		a, _ := v.Float32()
		return T(a)
	}
	a, _ := v.Float64()
	return T(a)
}

// Float64 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with |Lo| ≤ ½ulp(Hi).
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Pair[T]) Float64() float64 {
	if x.Lo == 0 { // keeps the sign of -0
		return float64(x.Hi)
	}
	return float64(x.Hi) + float64(x.Lo)
}

// Float32 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with |Lo| ≤ ½ulp(Hi).
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Pair[T]) Float32() float32 {
	if is32[T]() || x.Lo == 0 {
		return float32(x.Float64())
	}
	// Round to odd in float64, which has more than 24 + 2 bits: the second
	// rounding then sees on which side of a tie x lies.
	s, e := TwoSum(float64(x.Hi), float64(x.Lo))
	if b := math.Float64bits(s); e != 0 && b&1 == 0 && finite(s) {
		if (e > 0) == (s > 0) {
			b++
		} else {
			b--
		}
		s = math.Float64frombits(b)
	}
	return float32(s)
}

// Big returns x exactly, in a big.Float of just the precision that it needs,
// and nil where x is NaN.
//
// Error: exact.
// Special: infinities and -0 are kept.
func (x Pair[T]) Big() *big.Float {
	hi, lo := float64(x.Hi), float64(x.Lo)
	if hi != hi || lo != lo {
		return nil
	}
	h := new(big.Float).SetFloat64(hi)
	if lo == 0 || math.IsInf(hi, 0) {
		return h
	}
	l := new(big.Float).SetFloat64(lo)
	prec := max(h.MantExp(nil)-l.MantExp(nil), 0) + 54
	sum := new(big.Float).SetPrec(uint(prec)).Add(h, l) // exact
	return sum.SetPrec(max(sum.MinPrec(), 1))
}

// Cmp compares x and y as real numbers and returns -1, 0 or +1 for x < y,
// x = y, x > y. A NaN compares as less than everything but NaN, as in
// cmp.Compare.
//
// Error: exact.
//
//limb:host
func (x Pair[T]) Cmp(y Pair[T]) int {
	switch {
	case x.Less(y):
		return -1
	case y.Less(x):
		return +1
	case x.Equal(y):
		return 0
	}
	xn, yn := x.Hi != x.Hi, y.Hi != y.Hi
	switch {
	case xn && !yn:
		return -1
	case yn && !xn:
		return +1
	}
	return 0
}

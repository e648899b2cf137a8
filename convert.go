package limb

import (
	"math"
	"math/big"
)

//lint:file-ignore U1000 Functions for slices are called by kernels.

// # Conversions round once
//
// From another number to limbs: X0 is the number rounded to nearest, ties to
// even, X1 what is left rounded likewise, and so on, but the last limb stops
// short of a tie that X0 does not round to (see internal/exact/round.go). So results are in
// canonical form (see [Pair.Canon]), and x.Float64() of a [DD] or [QD], x.Float32()
// of a [DF] or [QF], is the number rounded once. To another type: the result is
// the nearest number, ties to even. Beyond the range it is ±Inf; near the bottom
// of the range the last limbs are rounded to subnormal numbers.
//
// Those between float32 and float64 that a kernel can do stand without a type
// parameter below, marked for slices, and the methods call them.

//limb:slices
func float32ToDD(a float32) DD { return DD{Hi: float64(a)} }

//limb:slices
func float32ToQD(a float32) QD { return QD{X0: float64(a)} }

// fromFloat64 returns v as a Pair, rounded as by [FromBig].
//
//limb:host
func fromFloat64[T Float](v float64) Pair[T] {
	if !is32[T]() {
		return Pair[T]{Hi: T(v)}
	}
	x := float64ToDF(v)
	return Pair[T]{T(x.Hi), T(x.Lo)}
}

//limb:slices
func float64ToDF(v float64) DF {
	hi := float32(v)
	return settled(hi, float32(v-float64(hi))) // the difference is exact
}

// settled returns hi + lo, where hi is a number rounded and lo what is left, rounded
// likewise. Where that is a tie which is rounded to another hi, it is the number
// before the tie.
func settled[T Float](hi, lo T) Pair[T] {
	before := inward(lo)
	if hi+lo != hi {
		lo = before
	}
	return finish(hi, hi, lo+0) // -0 becomes 0
}

// settledQuad returns a + b + c + d, as settled does: the last limb that is not 0 may be
// a tie that is rounded to another limb before it. What is then taken off it is a unit of
// the last of four limbs, or of the smallest number.
func settledQuad[T Float](a, b, c, d T) Quad[T] {
	least, unit := T(0x1p-1074), T(0x1p-53)
	if is32[T]() {
		least, unit = 0x1p-149, 0x1p-24
	}
	x1, x2, x3 := b, c, d
	if d != 0 {
		if c+d != c {
			x3 = inward(d)
		}
	} else if c != 0 {
		if b+c != b {
			if T(abs(c)*unit) > least {
				x3 = -copysign(least, c)
			} else {
				x2 = inward(c)
			}
		}
	} else if a+b != a {
		if T(abs(b)*unit) > least {
			x2 = -copysign(least, b)
		} else {
			x1 = inward(b)
		}
	}
	return finishQuad(a, a, x1+0, x2+0, x3+0) // -0 becomes 0
}

// inward returns the number before the power of two b ≠ 0, toward 0. [Quad.Pair]
// and settled take it for a Lo that would be a tie, and round Hi away.
func inward[T Float](b T) T {
	unit, least := T(0x1p-53), T(0x1p-1074)
	if is32[T]() {
		unit, least = 0x1p-24, 0x1p-149
	}
	e := T(abs(b) * unit)
	if e < least {
		e = least
	}
	return b - copysign(e, b)
}

// quadFromFloat64 returns v as a Quad, rounded as by [FromBig].
//
//limb:host
func quadFromFloat64[T Float](v float64) Quad[T] {
	if !is32[T]() {
		return Quad[T]{X0: T(v)}
	}
	x := float64ToQF(v)
	return Quad[T]{T(x.X0), T(x.X1), T(x.X2), T(x.X3)}
}

//limb:slices
func float64ToQF(v float64) QF {
	a := float32(v)
	v = v - float64(a) // exact, here and below
	b := float32(v)
	v = v - float64(b)
	return settledQuad(a, b, float32(v), 0)
}

// quadFromInt64 returns n as a Quad, exactly.
//
//limb:host
func quadFromInt64[T Float](n int64) Quad[T] {
	if n < 0 {
		return quadFromUint64[T](-uint64(n)).Neg()
	}
	return quadFromUint64[T](uint64(n))
}

// quadFromUint64 returns n as a Quad, exactly.
//
//limb:host
func quadFromUint64[T Float](n uint64) Quad[T] {
	a := T(n)
	rest := int64(n) // n - a, which is below 2^40 in magnitude
	if a < 1<<64 {
		rest = int64(n - uint64(a))
	}
	b := T(rest)
	return Quad[T]{a, b, T(rest - int64(b)), 0}.Canon()
}

// pairFromBig is [FromBig] of a Pair.
//
//limb:twin
func pairFromBig[T Float](v *big.Float) Pair[T] {
	return pairOfLimbs[T](pairFormat[T]().FromBig(v))
}

// Quad returns x as a Quad.
//
// Error: exact.
func (x Pair[T]) Quad() Quad[T] { return Quad[T]{x.Hi, x.Lo, 0, 0} }

// Pair returns x rounded as by [FromBig].
//
// Error: ≤ u²|x|.
// Domain: as Canon.
// Special: infinities, NaN and -0 are kept.
// Cost: 83 flops.
func (x Quad[T]) Pair() Pair[T] {
	c := x.Canon()
	lo := c.X1
	if c.X0+lo != c.X0 && lo != 0 {
		lo = inward(lo)
	}
	return Pair[T]{c.X0, lo}
}

// DF returns x, rounded as by [FromBig].
//
// Error: DF exact; DD ≤ 2^-48|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Pair[T]) DF() DF {
	return ddToDF(DD{float64(x.Hi), float64(x.Lo)})
}

//limb:slices
func ddToDF(x DD) DF {
	s, e := TwoSum(x.Hi, x.Lo)
	if x.Hi == 0 && s == 0 {
		s = x.Hi
	}
	hi := float32(odd(s, e))
	r, f := TwoSum(s-float64(hi), e)
	return settled(hi, float32(odd(r, f)))
}

// DD returns x.
//
// Error: exact.
//
//limb:host
func (x Pair[T]) DD() DD { // Canon's steps, and no call of it: see QD of a quad
	a := float64(x.Hi)
	hi, lo := TwoSum(a, float64(x.Lo))
	return finish(a, hi, lo)
}

//limb:slices
func dfToDD(x DF) DD { return DD{float64(x.Hi), float64(x.Lo)}.Canon() }

// QF returns x, rounded as by [FromBig].
//
// Error: DF exact; DD ≤ 2^-96|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Pair[T]) QF() QF { return ddToQF(DD{float64(x.Hi), float64(x.Lo)}) }

//limb:slices
func ddToQF(x DD) QF {
	s, e := TwoSum(x.Hi, x.Lo)
	if x.Hi == 0 && s == 0 {
		s = x.Hi
	}
	var a, b, c, d float32
	for range 4 {
		a, b, c, d = b, c, d, float32(odd(s, e))
		s, e = TwoSum(s-float64(d), e) // the difference is exact
	}
	return settledQuad(a, b, c, d)
}

// QD returns x.
//
// Error: exact.
//
//limb:host
func (x Pair[T]) QD() QD { return x.DD().Quad() }

//limb:slices
func dfToQD(x DF) QD { return dfToDD(x).Quad() }

// DF returns x rounded as by [FromBig].
//
// Error: ≤ 2^-48|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) DF() DF {
	return qdToDF(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

//limb:slices
func qdToDF(x QD) DF {
	y := x.Canon()
	hi := float32(oddSum(y))
	return settled(hi, float32(oddSum(y.minus(float64(hi)))))
}

// minus returns x - a, where a is x rounded to few bits, as limbs that follow closely.
func (x Quad[T]) minus(a T) Quad[T] {
	x.X0 = x.X0 - a // exact
	x.X0, x.X1, x.X2, x.X3 = carry(x.X0, x.X1, x.X2, x.X3)
	x.X0, x.X1, x.X2, x.X3 = carry(x.X0, x.X1, x.X2, x.X3)
	return x
}

// DD returns x, rounded as by [FromBig].
//
// Error: ≤ 2^-106|x|.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Quad[T]) DD() DD { return x.QD().Pair() }

//limb:slices
func qfToDD(x QF) DD { return qfToQD(x).Pair() }

// QF returns x, rounded as by [FromBig].
//
// Error: QF exact; QD ≤ 2^-96|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) QF() QF {
	return qdToQF(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

//limb:slices
func qdToQF(x QD) QF {
	y := x.Canon()
	var a, b, c, d float32
	for range 4 {
		a, b, c, d = b, c, d, float32(oddSum(y))
		y = y.minus(float64(d))
	}
	return settledQuad(a, b, c, d)
}

// QD returns x.
//
// Error: exact.
//
//limb:host
//go:noinline
func (x Quad[T]) QD() QD { // inlined in a loop, a conversion waits for the last result, of whose register it keeps a part
	return QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}.Canon()
}

//limb:slices
func qfToQD(x QF) QD {
	return QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}.Canon()
}

// oddSum returns the sum of the limbs rounded to odd: where it is no float64,
// the neighbour with an odd significand. Rounding that to float32 rounds the
// sum itself ([BM08]), since a tie is even in float64.
func oddSum[T Float](x Quad[T]) T {
	return roundOdd(x.X0, roundOdd(x.X1, roundOdd(x.X2, x.X3)))
}

func roundOdd[T Float](a, b T) T {
	s, e := TwoSum(a, b)
	s = odd(s, e)
	if b == 0 { // keeps the sign of -0
		s = a
	}
	return s
}

// odd returns s + e rounded to odd, for s = RN(s + e): where e is not 0 and s is even,
// the neighbour of s on the side of e. It is a unit of the last place of s away, or half
// of one below a power of two, and a step of 5/8 to 5/4 units is rounded to it. s is 0,
// or so large that the step is a normal number.
func odd[T Float](s, e T) T {
	step := T(0x1.4p-53)
	if is32[T]() {
		step = 0x1.4p-24
	}
	next := s + copysign(T(abs(s)*step), e)
	if abs(e) > 0 && chop(s, 1) == s {
		s = next
	}
	return s
}

// plainSum returns a + b, with the sign of a where both are 0.
func plainSum[T Float](a, b T) T {
	s := a + b
	if b == 0 {
		s = a
	}
	return s
}

// Float64 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with |Lo| ≤ ½ulp(Hi).
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Pair[T]) Float64() float64 { return plainSum(float64(x.Hi), float64(x.Lo)) }

//limb:slices
func dfToFloat64(x DF) float64 { return plainSum(float64(x.Hi), float64(x.Lo)) }

//limb:slices
func ddToFloat64(x DD) float64 { return plainSum(x.Hi, x.Lo) }

// Float32 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with |Lo| ≤ ½ulp(Hi).
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Pair[T]) Float32() float32 {
	if is32[T]() {
		return float32(x.Float64())
	}
	return ddToFloat32(DD{float64(x.Hi), float64(x.Lo)})
}

//limb:slices
func dfToFloat32(x DF) float32 { return float32(dfToFloat64(x)) }

//limb:slices
func ddToFloat32(x DD) float32 { return float32(roundOdd(x.Hi, x.Lo)) }

// Float64 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with each limb at most ½ulp of the one
// before.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Quad[T]) Float64() float64 {
	return qdToFloat64(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

//limb:slices
func qfToFloat64(x QF) float64 {
	return qdToFloat64(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

// qdToFloat64 adds the limbs from the last on; what is left of them decides a tie.
//
//limb:slices
func qdToFloat64(x QD) float64 {
	a, b, c, d := carry(x.X0, x.X1, x.X2, x.X3)
	if c == 0 {
		c = d
	}
	a, _ = untie(a, b, c)
	if x.X1 == 0 { // keeps the sign of -0
		a = x.X0
	}
	return a
}

// Float32 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with each limb at most ½ulp of the one
// before.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) Float32() float32 {
	return qdToFloat32(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

//limb:slices
func qfToFloat32(x QF) float32 {
	return qdToFloat32(QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)})
}

//limb:slices
func qdToFloat32(x QD) float32 {
	return float32(oddSum(x))
}

// Int64 returns x rounded toward zero. ok is false where that is not in the
// range of int64: n is then the end of the range that is nearer, and 0 for NaN.
//
//limb:host
func (x Pair[T]) Int64() (n int64, ok bool) { return x.Quad().Int64() }

// Uint64 returns x rounded toward zero. ok is false where that is not in the
// range of uint64: n is then the end of the range that is nearer, and 0 for NaN.
//
//limb:host
func (x Pair[T]) Uint64() (n uint64, ok bool) { return x.Quad().Uint64() }

// Int64 returns x rounded toward zero. ok is false where that is not in the
// range of int64: n is then the end of the range that is nearer, and 0 for NaN.
//
//limb:host
func (x Quad[T]) Int64() (n int64, ok bool) {
	m, ok := x.Abs().Uint64()
	switch {
	case x.X0 < 0 && m > 1<<63:
		return math.MinInt64, false
	case x.X0 < 0:
		return -int64(m), ok
	case m > math.MaxInt64:
		return math.MaxInt64, false
	}
	return int64(m), ok
}

// Uint64 returns x rounded toward zero. ok is false where that is not in the
// range of uint64: n is then the end of the range that is nearer, and 0 for NaN.
//
//limb:host
func (x Quad[T]) Uint64() (n uint64, ok bool) {
	y := x.QD()
	switch {
	case y.X0 != y.X0:
		return 0, false
	case y.X0 < 0:
		return 0, y.X0 > -1 || y.X0 == -1 && y.X1 > 0
	case y.X0 > 1<<64 || y.X0 == 1<<64 && y.X1 >= 0:
		return math.MaxUint64, false
	}
	// The integer parts, modulo 2^64, and the sign of the rest.
	var rest float64
	for _, a := range y.limbs() {
		t := math.Trunc(a)
		switch {
		case t < 0:
			n -= uint64(-t)
		case t < 1<<64:
			n += uint64(t)
		}
		if rest == 0 {
			rest = a - t
		}
	}
	if rest < 0 {
		n--
	}
	return n, true
}

// Big returns x exactly, in a big.Float of just the precision that it needs,
// and nil where x is NaN.
//
// Error: exact.
// Special: infinities and -0 are kept.
//
//limb:twin
func (x Pair[T]) Big() *big.Float { return x.limbs().Big() }

// BigInt returns x rounded toward zero, and nil where x is infinite or NaN.
//
//limb:twin
func (x Pair[T]) BigInt() *big.Int { return x.limbs().Int() }

// Rat returns x exactly, and nil where x is infinite or NaN.
//
// Error: exact.
//
//limb:twin
func (x Pair[T]) Rat() *big.Rat { return x.limbs().Rat() }

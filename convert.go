package limb

import (
	"math"
	"math/big"
)

// # Conversions round once
//
// From another number to limbs: X0 is the number rounded to nearest, ties to
// even, X1 what is left rounded likewise, and so on, but the last limb stops
// short of a tie that X0 does not round to (see wide.go). So results are in
// canonical form (see [Pair.Canon]), and x.Float64() of a [DD] or [QD], x.Float32()
// of a [DF] or [QF], is the number rounded once. To another type: the result is
// the nearest number, ties to even. Beyond the range it is ±Inf; near the bottom
// of the range the last limbs are rounded to subnormal numbers.

// FromFloat returns a as a Pair.
//
// Error: exact.
func FromFloat[T Float](a T) Pair[T] { return Pair[T]{Hi: a} }

// QuadFromFloat returns a as a Quad.
//
// Error: exact.
func QuadFromFloat[T Float](a T) Quad[T] { return Quad[T]{X0: a} }

// FromFloat64 returns v as a Pair: exactly in a [DD], rounded as by [FromBig] in
// a [DF].
//
// Error: DD exact; DF ≤ 2^-48|v|, 0 where v has at most 48 bits.
// Domain: DF: 2^-101 ≤ |v| < 2^128, or v = 0; below, the last bits underflow.
// Special: infinities, NaN and -0 are kept; beyond the range of T, ±Inf.
//
//limb:host
func FromFloat64[T Float](v float64) Pair[T] {
	hi := T(v)
	if !finite(hi) || hi == 0 {
		return Pair[T]{Hi: hi}
	}
	lo := T(v - float64(hi))
	if hi+lo != hi {
		lo = inward(lo)
	}
	return Pair[T]{hi, lo}.Canon()
}

// inward returns the number before the power of two b ≠ 0, toward 0. [Quad.Pair]
// and FromFloat64 take it for a Lo that would be a tie, and round Hi away.
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

// QuadFromFloat64 returns v as a Quad.
//
// Error: exact in the domain.
// Domain: QF: 2^-97 ≤ |v| < 2^128, or v = 0; below, the last bits underflow.
// Special: infinities, NaN and -0 are kept; beyond the range of T, ±Inf.
//
//limb:host
func QuadFromFloat64[T Float](v float64) Quad[T] {
	a := T(v)
	if !finite(a) || a == 0 {
		return Quad[T]{X0: a}
	}
	v -= float64(a) // exact, here and below
	b := T(v)
	v -= float64(b)
	c := T(v)
	if float64(c) != v { // it underflows
		x := limbs{float64(a), float64(b), float64(c)}
		quadFormat[T]().settle(&x)
		b, c = T(x[1]), T(x[2])
	}
	return Quad[T]{a, b, c, 0}.Canon()
}

// FromInt64 returns n as a Pair: exactly in a [DD], rounded as by [FromBig] in a
// [DF].
//
// Error: DD exact; DF ≤ 2^-48|n|.
//
//limb:host
func FromInt64[T Float](n int64) Pair[T] { return QuadFromInt64[T](n).Pair() }

// FromUint64 returns n as a Pair: exactly in a [DD], rounded as by [FromBig] in a
// [DF].
//
// Error: DD exact; DF ≤ 2^-48n.
//
//limb:host
func FromUint64[T Float](n uint64) Pair[T] { return QuadFromUint64[T](n).Pair() }

// QuadFromInt64 returns n as a Quad.
//
// Error: exact.
//
//limb:host
func QuadFromInt64[T Float](n int64) Quad[T] {
	if n < 0 {
		return QuadFromUint64[T](-uint64(n)).Neg()
	}
	return QuadFromUint64[T](uint64(n))
}

// QuadFromUint64 returns n as a Quad.
//
// Error: exact.
//
//limb:host
func QuadFromUint64[T Float](n uint64) Quad[T] {
	a := T(n)
	rest := int64(n) // n - a, which is below 2^40 in magnitude
	if a < 1<<64 {
		rest = int64(n - uint64(a))
	}
	b := T(rest)
	return Quad[T]{a, b, T(rest - int64(b)), 0}.Canon()
}

// FromBig returns v as a Pair in canonical form: Hi is v rounded to nearest, ties
// to even, and Lo is v - Hi rounded likewise. Such a pair is the one nearest to
// v, but where v is so near to a tie that Lo would be ½ulp(Hi), and the pair be
// rounded to the neighbour of Hi, Lo is the number before that, toward 0. So the
// result is always the pair nearest to v of those that are rounded to the same T
// as v, and what is rounded from it to T is v rounded once.
//
// Error: ≤ ½u·ulp(Hi), that is u²|v|.
// Domain: |v| is 0 or at least 2^-101 (DF), 2^-968 (DD); below, the last bits
// underflow.
// Special: infinities and -0 are kept; where v rounds beyond the range of T, ±Inf.
func FromBig[T Float](v *big.Float) Pair[T] {
	var x limbs
	roundBig(pairFormat[T](), v, &x)
	return pairOf[T](&x)
}

// QuadFromBig returns v as a Quad in canonical form: X0 is v rounded to nearest,
// ties to even, X1 is v - X0 rounded likewise, and so on. Such a quad is the one
// nearest to v, but where v is so near to a tie of a limb that the quad would be
// that tie, and be rounded to the neighbour of the limb, it is the quad before
// the tie, on the side of v. So the result is always the quad nearest to v of
// those whose canonical limbs, before the last that is not 0, are those of v.
//
// Error: ≤ u⁴|v|.
// Domain: |v| is 0 or at least 2^-53 (QF), 2^-862 (QD); below, the last bits
// underflow.
// Special: infinities and -0 are kept; where v rounds beyond the range of T, ±Inf.
func QuadFromBig[T Float](v *big.Float) Quad[T] {
	var x limbs
	roundBig(quadFormat[T](), v, &x)
	return quadOf[T](&x)
}

func roundBig(f *format, v *big.Float, x *limbs) {
	w := wide{neg: v.Signbit()}
	// 2^(e-1) ≤ |v| < 2^e, with room to spare for what may matter below.
	e, all := v.MantExp(nil), uint(f.max-f.min+8)
	switch {
	case v.Sign() == 0 || !v.IsInf() && e < f.min-2:
		*x = limbs{withSign(w.neg, 0)}
		return
	case v.IsInf() || e > f.max:
		*x = limbs{signedInf(w.neg)}
		return
	}
	t := v
	if v.Prec() > all {
		t = new(big.Float).SetMode(big.ToZero).SetPrec(all).Set(v)
		w.more = t.Cmp(v) != 0
	}
	n := int(t.MinPrec())
	if w.more {
		n = int(all)
	}
	w.e = e - n
	new(big.Float).SetMantExp(t, -w.e).Int(&w.m)
	w.m.Abs(&w.m)
	w.round(f, x)
}

// FromBigInt returns n as a Pair, rounded as by [FromBig].
//
// Error: ≤ u²|n|.
// Special: beyond the range of T, ±Inf.
func FromBigInt[T Float](n *big.Int) Pair[T] {
	var x limbs
	roundInt(pairFormat[T](), n, &x)
	return pairOf[T](&x)
}

// QuadFromBigInt returns n as a Quad, rounded as by [QuadFromBig].
//
// Error: ≤ u⁴|n|.
// Special: beyond the range of T, ±Inf.
func QuadFromBigInt[T Float](n *big.Int) Quad[T] {
	var x limbs
	roundInt(quadFormat[T](), n, &x)
	return quadOf[T](&x)
}

func roundInt(f *format, n *big.Int, x *limbs) {
	w := wide{neg: n.Sign() < 0}
	if n.BitLen() > f.max {
		*x = limbs{signedInf(w.neg)}
		return
	}
	w.m.Abs(n)
	w.round(f, x)
}

// FromRat returns r as a Pair, rounded as by [FromBig].
//
// Error: ≤ u²|r|.
// Domain: as FromBig.
// Special: beyond the range of T, ±Inf.
func FromRat[T Float](r *big.Rat) Pair[T] {
	var x limbs
	roundRat(pairFormat[T](), r, &x)
	return pairOf[T](&x)
}

// QuadFromRat returns r as a Quad, rounded as by [QuadFromBig].
//
// Error: ≤ u⁴|r|.
// Domain: as QuadFromBig.
// Special: beyond the range of T, ±Inf.
func QuadFromRat[T Float](r *big.Rat) Quad[T] {
	var x limbs
	roundRat(quadFormat[T](), r, &x)
	return quadOf[T](&x)
}

func roundRat(f *format, r *big.Rat, x *limbs) {
	*x = limbs{}
	if s := r.Sign(); s != 0 {
		roundQuo(f, s < 0, new(big.Int).Abs(r.Num()), r.Denom(), 0, false, x)
	}
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
// Cost: 100 flops.
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
	y := x.limbs()
	narrow(&formats[0], &y)
	return pairOf[float32](&y)
}

// DD returns x.
//
// Error: exact.
//
//limb:host
func (x Pair[T]) DD() DD { return DD{float64(x.Hi), float64(x.Lo)}.Canon() }

// QF returns x, rounded as by [QuadFromBig].
//
// Error: DF exact; DD ≤ 2^-96|x|.
// Domain: as QuadFromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Pair[T]) QF() QF { return x.Quad().QF() }

// QD returns x.
//
// Error: exact.
//
//limb:host
func (x Pair[T]) QD() QD { return x.DD().Quad() }

// DF returns x rounded as by [FromBig].
//
// Error: ≤ 2^-48|x|.
// Domain: as FromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) DF() DF {
	y := x.limbs()
	narrow(&formats[0], &y)
	return pairOf[float32](&y)
}

// DD returns x, rounded as by [FromBig].
//
// Error: ≤ 2^-106|x|.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Quad[T]) DD() DD { return x.QD().Pair() }

// QF returns x, rounded as by [QuadFromBig].
//
// Error: QF exact; QD ≤ 2^-96|x|.
// Domain: as QuadFromBig.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) QF() QF {
	y := x.limbs()
	narrow(&formats[2], &y)
	return quadOf[float32](&y)
}

// narrow rounds limbs of float64 to those of float32, in place.
func narrow(f *format, x *limbs) {
	y := quadOf[float64](x).Canon().limbs()
	*x = limbs{}
	for i := range f.limbs {
		z := float64(float32(oddSum(&y)))
		if i > 0 && z == 0 {
			break
		}
		x[i] = z
		if !finite(z) {
			return
		}
		y[0] -= z // exact
		y[0], y[1], y[2], y[3] = carry(y[0], y[1], y[2], y[3])
		y[0], y[1], y[2], y[3] = carry(y[0], y[1], y[2], y[3])
	}
	f.settle(x)
}

// QD returns x.
//
// Error: exact.
//
//limb:host
func (x Quad[T]) QD() QD {
	y := x.limbs()
	return quadOf[float64](&y).Canon()
}

// oddSum returns the sum of the limbs rounded to odd: where it is no float64,
// the neighbour with an odd significand. Rounding that to float32 rounds the
// sum itself ([BM08]), since a tie is even in float64.
func oddSum(x *limbs) float64 {
	return roundOdd(x[0], roundOdd(x[1], roundOdd(x[2], x[3])))
}

func roundOdd(a, b float64) float64 {
	if b == 0 { // keeps the sign of -0
		return a
	}
	s, e := TwoSum(a, b)
	if b := math.Float64bits(s); e != 0 && b&1 == 0 && finite(s) {
		if (e > 0) == (s > 0) {
			b++
		} else {
			b--
		}
		s = math.Float64frombits(b)
	}
	return s
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
	y := x.limbs()
	return float32(oddSum(&y))
}

// Float64 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with each limb at most ½ulp of the one
// before.
// Special: infinities, NaN and -0 are kept.
//
//limb:host
func (x Quad[T]) Float64() float64 {
	if x.X1 == 0 { // keeps the sign of -0
		return float64(x.X0)
	}
	y := x.limbs()
	return y[0] + roundOdd(y[1], roundOdd(y[2], y[3]))
}

// Float32 returns x rounded to nearest, ties to even.
//
// Error: correctly rounded, for every x with each limb at most ½ulp of the one
// before.
// Special: infinities, NaN and -0 are kept; beyond the range of float32, ±Inf.
//
//limb:host
func (x Quad[T]) Float32() float32 {
	if is32[T]() && x.X1 == 0 {
		return float32(x.X0)
	}
	y := x.limbs()
	return float32(oddSum(&y))
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
func (x Pair[T]) Big() *big.Float { return x.limbs().big() }

// Big returns x exactly, in a big.Float of just the precision that it needs,
// and nil where x is NaN.
//
// Error: exact.
// Special: infinities and -0 are kept.
func (x Quad[T]) Big() *big.Float { return x.limbs().big() }

func (x limbs) big() *big.Float {
	z := new(big.Float)
	switch {
	case x[0] != x[0] || x[1] != x[1] || x[2] != x[2] || x[3] != x[3]:
		return nil
	case !finite(x[0]):
		return z.SetInf(x[0] < 0)
	}
	var w wide
	w.set(&x)
	if w.neg {
		w.m.Neg(&w.m)
	}
	t := new(big.Float).SetPrec(uint(max(w.m.BitLen(), 1))).SetInt(&w.m)
	z.SetMantExp(t, w.e)
	z.SetPrec(max(z.MinPrec(), 1))
	if z.Sign() == 0 && w.neg {
		z.Neg(z)
	}
	return z
}

// BigInt returns x rounded toward zero, and nil where x is infinite or NaN.
func (x Pair[T]) BigInt() *big.Int { return x.limbs().int() }

// BigInt returns x rounded toward zero, and nil where x is infinite or NaN.
func (x Quad[T]) BigInt() *big.Int { return x.limbs().int() }

func (x limbs) int() *big.Int {
	b := x.big()
	if b == nil || b.IsInf() {
		return nil
	}
	z, _ := b.Int(nil)
	return z
}

// Rat returns x exactly, and nil where x is infinite or NaN.
//
// Error: exact.
func (x Pair[T]) Rat() *big.Rat { return x.limbs().rat() }

// Rat returns x exactly, and nil where x is infinite or NaN.
//
// Error: exact.
func (x Quad[T]) Rat() *big.Rat { return x.limbs().rat() }

func (x limbs) rat() *big.Rat {
	b := x.big()
	if b == nil || b.IsInf() {
		return nil
	}
	z, _ := b.Rat(nil)
	return z
}

package bounds

import (
	"math"
	"math/big"
)

// A bound is a number that is not negative, rounded up: f·2^e with ½ ≤ f < 1, or 0. It has no
// limits, as errors of small numbers are smaller than all floats.
type bound struct {
	f float64
	e int
}

// over makes up for the rounding of an operation, under too, of a number that is to be rounded down.
const over, under = 1 + 0x1p-50, 1 - 0x1p-50

func newBound(f float64, e int) bound {
	f, k := math.Frexp(f)
	return bound{f, e + k}
}

// power returns 2^n.
func power(n int) bound { return bound{0.5, n + 1} }

// size returns |c|, sizeDown what is not above it.
func size(c *big.Float) bound     { return sized(c, over) }
func sizeDown(c *big.Float) bound { return sized(c, under) }

func sized(c *big.Float, inexact float64) bound {
	if c.Sign() == 0 {
		return bound{}
	}
	e := exponent(c)
	f, acc := c.Float64()
	if e < -1000 || e > 1000 {
		f, acc = new(big.Float).SetMantExp(c, -e).Float64()
	} else {
		f = math.Ldexp(f, -e)
	}
	if f = math.Abs(f); acc != big.Exact {
		f *= inexact
	}
	return newBound(f, e)
}

func (a bound) zero() bool { return a.f == 0 }

// less reports whether a < b.
func (a bound) less(b bound) bool {
	if a.f == 0 || b.f == 0 || a.e == b.e {
		return a.f < b.f && (a.f == 0 || a.e == b.e)
	}
	return a.e < b.e
}

func plus(a, b bound) bound {
	if a.f == 0 || b.f != 0 && a.e < b.e {
		a, b = b, a
	}
	if b.f == 0 {
		return a
	}
	small := math.Ldexp(b.f, max(b.e-a.e, -60))
	sum := a.f + small
	if sum-a.f != small {
		sum *= over
	}
	return newBound(sum, a.e)
}

func times(a, b bound) bound {
	p := a.f * b.f
	if math.FMA(a.f, b.f, -p) != 0 {
		p *= over
	}
	return newBound(p, a.e+b.e)
}

// per returns a/b, of a b that is rounded down.
func (a bound) per(b bound) bound {
	q := a.f / b.f
	if math.FMA(q, b.f, -a.f) != 0 {
		q *= over
	}
	return newBound(q, a.e-b.e)
}

func (a bound) big() *big.Float {
	return new(big.Float).SetMantExp(big.NewFloat(a.f), a.e)
}

func (a bound) float() float64 { return math.Ldexp(a.f, a.e) }

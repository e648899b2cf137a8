package bounds

import (
	"math"
	"math/big"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// A value is what is known of a float, an integer or a truth in a piece of the domain: of floats
// which polynomial they are, between which machine numbers they are, and what they are multiples
// of. Integers and truths are known, since what decides them is asked for ([walk.choose]).
type value struct {
	form   form
	lo, hi float64 // machine numbers
	grid   int     // it is a multiple of 2^grid
	at     float64 // for the sample, where there is one

	// lost is the exact result of the operation less the value, at lostAt for the sample; factors
	// are the operands of a product.
	lost    form
	lostAt  *big.Float
	factors [2]*value

	// The error of a sum s is at most half a unit in the last place of s, and a multiple of the
	// unit of the smaller operand. For a place that is 0 nothing is known.
	errorOf, unitOf place

	// parts are values that this one is a small part of: |v| is at most so many times theirs.
	parts map[*value]float64

	// row is what an integer that is not known is modulo 128.
	row *value

	self  *value // of which this one is 2^shift times, with either sign
	shift int
}

// A place is a value times a power of two: one that has the same last place.
type place struct {
	base  *value
	shift int
}

// place returns where v itself is.
func (v *value) place() place {
	if v.self == nil {
		return place{v, 0}
	}
	return place{v.self, v.shift}
}

// known returns a value that is one number.
func known(x float64) *value {
	v := &value{form: number(x), lo: x, hi: x, at: x, grid: math.MaxInt32}
	if x != 0 {
		v.grid = last(x)
	}
	return v
}

func truth(b bool) *value {
	if b {
		return known(1)
	}
	return known(0)
}

// last returns the exponent of the last bit that is 1 in x ≠ 0.
func last(x float64) int {
	frac, e := math.Frexp(x)
	n := int64(math.Ldexp(frac, 53))
	k := e - 53
	for n&1 == 0 {
		n >>= 1
		k++
	}
	return k
}

func (v *value) isKnown() bool     { return v.lo == v.hi }
func (v *value) is(x float64) bool { return v.lo == x && v.hi == x }

// most and least are bounds of |v|.
func (v *value) most() float64 { return max(math.Abs(v.lo), math.Abs(v.hi)) }
func (v *value) least() float64 {
	if v.lo > 0 {
		return v.lo
	}
	return max(-v.hi, 0)
}

// An arithmetic has what a machine does with floats of a type.
type arithmetic struct {
	ir.Fused
	prec, emin int
	top        float64
	single     bool
	limbs      int // of a number, where its domain depends on them
	every      int // that of [Function], 1 for all
}

func arithmeticOf(t ir.Type) arithmetic {
	a := ir.IEEE(t)
	f := a.Format()
	return arithmetic{Fused: a, prec: f.Prec, emin: f.Emin, top: f.Max(), single: t == ir.F32}
}

// floor is the exponent of the least subnormal number.
func (a arithmetic) floor() int { return a.emin - a.prec + 1 }

func (a arithmetic) round(x float64) float64 {
	f := a.Format()
	return f.Round(x)
}

// nearest rounds x.
func (a arithmetic) nearest(x *big.Float) float64 {
	if a.single {
		f, _ := x.Float32()
		return float64(f)
	}
	f, _ := x.Float64()
	return f
}

// half returns an exponent e: numbers up to x in absolute value are rounded by at most 2^e.
func (a arithmetic) half(x bound) int {
	e := x.e
	if x.f == 0.5 {
		e-- // below a power of two the places are those of the binade under it
	}
	return max(e-a.prec, a.floor()) - 1
}

// unit returns the exponent of the last place of x.
func (a arithmetic) unit(x float64) int {
	if x == 0 {
		return a.floor()
	}
	_, e := math.Frexp(x)
	return max(e-a.prec, a.floor())
}

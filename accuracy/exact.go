package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
)

// screener judges one vector after another in float64.
//
// The terms of the exact value v, and then those of the result with their
// signs flipped, are added to an expansion: a list of numbers, smallest first,
// that do not overlap and of which no two neighbours touch, whose sum is exact
// ([She97] Theorem 10: growing by TwoSum keeps this under rounding to even).
// The rounded sum of such a list is right to a few units of 2^-53 relative,
// however much the terms cancel: so is v - r, and so is v.
type screener[T limb.Float] struct {
	op   *Op[T]
	unit float64   // u^-n, for results of n limbs
	x    vector    // the operands
	r    []float64 // the limbs of the result
	t, e []float64 // terms and expansion

	ref *referee // of a function, else nil
}

func newScreener[T limb.Float](op *Op[T]) *screener[T] {
	s := &screener[T]{
		op:   op,
		unit: math.Ldexp(1, op.Out*precision[T]()),
		x:    op.vector(),
		r:    make([]float64, op.Out),
	}
	if op.reference != nil {
		s.ref = newReferee(op)
	}
	return s
}

// load takes vector i of the planes.
func (s *screener[T]) load(out, in [][]T, i int) {
	for k := range in {
		s.x.limbs[k] = float64(in[k][i])
	}
	for k := range out {
		s.r[k] = float64(out[k][i])
	}
}

// error returns the error of s.r in units of u^n, within a factor 1 ± 2^-45;
// 0 only where it is 0. It is +Inf where the result is not finite, or not 0
// where it should be, and negative for operands of a function outside its
// domain.
func (s *screener[T]) error() float64 {
	if s.ref != nil {
		return s.ref.error(s.x.operands, s.r)
	}
	for _, a := range s.r {
		if math.IsInf(a, 0) || math.IsNaN(a) {
			return math.Inf(1)
		}
	}
	var ok bool
	s.t, ok = s.op.value.terms(s.t[:0], s.x.operands)
	if !ok || s.op.lost != 0 {
		return s.exact()
	}
	s.e = s.e[:0]
	for _, a := range s.t {
		s.e = grow(s.e, a)
	}
	scale := math.Abs(estimate(s.e))
	if s.op.Absolute {
		scale = 0
		for _, x := range s.x.operands {
			scale += math.Abs(estimateOf(x))
		}
	}
	if c := s.op.ofXY; c != 0 {
		scale += c * math.Abs(estimateOf(s.x.operands[0])*estimateOf(s.x.operands[1]))
	}
	if s.op.Ulps {
		_, e := math.Frexp(scale)
		scale = math.Ldexp(1, e)
	}
	for _, a := range s.r {
		s.e = grow(s.e, -a)
	}
	d := math.Abs(estimate(s.e))
	if d == 0 {
		return 0
	}
	if e := d / scale; e > tiny {
		return float64(e * s.unit)
	}
	return s.exact()
}

// exact returns the error of s.r, rounded once.
func (s *screener[T]) exact() float64 {
	if s.ref != nil {
		return s.ref.exact(s.x.operands, s.r)
	}
	d, scale := exact(), exact()
	for _, a := range s.r {
		if math.IsInf(a, 0) || math.IsNaN(a) {
			return math.Inf(1)
		}
		d.Sub(d, big.NewFloat(a))
	}
	x := make([]*big.Float, len(s.op.In))
	for k, limbs := range s.x.operands {
		x[k] = exact()
		for _, a := range limbs {
			x[k].Add(x[k], big.NewFloat(a))
		}
	}
	v := s.op.value.exact(x)
	d.Abs(d.Add(d, v))
	if s.op.lost != 0 {
		d.Sub(d, exact().Mul(big.NewFloat(s.op.lost), big.NewFloat(least[T]())))
	}
	if d.Sign() <= 0 {
		return 0
	}
	scale.Abs(v)
	if s.op.Absolute {
		scale.SetInt64(0)
		for _, a := range x {
			scale.Add(scale, a.Abs(a))
		}
	}
	if c := s.op.ofXY; c != 0 {
		a := exact().Mul(x[0], x[1])
		scale.Add(scale, a.Mul(a.Abs(a), big.NewFloat(c)))
	}
	if scale.Sign() == 0 {
		return math.Inf(1)
	}
	if s.op.Ulps {
		scale.SetMantExp(big.NewFloat(1), scale.MantExp(nil))
	}
	q := new(big.Float).SetPrec(200).Quo(d, scale)
	e, _ := q.SetMantExp(q, s.op.Out*precision[T]()).Float64()
	return max(e, math.SmallestNonzeroFloat64)
}

// grow adds a to the expansion e.
func grow(e []float64, a float64) []float64 {
	for k, b := range e {
		a, e[k] = limb.TwoSum(a, b)
	}
	return append(e, a)
}

// estimate returns the sum of the expansion e, rounded from the smallest up.
func estimate(e []float64) float64 {
	v := 0.0
	for _, a := range e {
		v += a
	}
	return v
}

// estimateOf is estimate of limbs, which stand the other way round.
func estimateOf(x []float64) float64 {
	v := 0.0
	for k := len(x) - 1; k >= 0; k-- {
		v += x[k]
	}
	return v
}

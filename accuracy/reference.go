package accuracy

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// Reference returns nil where the machine has the library MPFR, without which no operation
// of [Functions] can be measured, else an error that says why not. The environment variable
// LIMB_MPFR_LIBRARY names the library where it has another name than usual.
func Reference() error { return mpfr.Available() }

// A referee judges results of a function against MPFR. Operands are taken
// exactly, however far their limbs lie apart, and the value is rounded once.
type referee struct {
	f      func(z *mpfr.Float, x []*mpfr.Float)
	bits   int // the error is counted in units of 2^-bits
	domain Domain
	ulps   bool
	p      int         // precision of a limb
	limit  int         // the exponent of its largest numbers
	lost   *mpfr.Float // errors up to this do not count, unless nil
	over   func(x [][]float64) float64

	x       []*mpfr.Float
	r, d, q *mpfr.Float
	value   *mpfr.Float // 64 bits more than the result
	sure    *mpfr.Float // far more
}

func newReferee[T limb.Float](op *Op[T]) *referee {
	w := &referee{f: op.reference, bits: op.Out * precision[T](), domain: op.Domain, ulps: op.Ulps, over: op.over}
	if w.p, w.limit = precision[T](), 127; w.p == 53 {
		w.limit = 1023
	}
	if op.lost != 0 {
		w.lost = small(op.lost)
		mpfr.Mul(w.lost, w.lost, small(least[T]()))
	}
	for range op.In {
		w.x = append(w.x, mpfr.New(64))
	}
	w.r, w.d, w.q = mpfr.New(64), mpfr.New(64), mpfr.New(64)
	w.value, w.sure = mpfr.New(w.bits+64), mpfr.New(1216)
	switch {
	case op.whole:
		w.value, w.sure = mpfr.New(2304), mpfr.New(2304)
	case op.slow: // MPFR takes a tenth of a second for ζ to 1216 bits
		w.sure = mpfr.New(w.bits + 256)
	}
	return w
}

// error returns the error of the limbs of r in units of u^n, or -1 where the
// value is outside the domain.
func (w *referee) error(x [][]float64, r []float64) float64 {
	if e, ok := w.compute(w.value, x, r); !ok {
		return e
	}
	// To one power of two, so that no quotient leaves the range of float64.
	e := w.value.Exponent()
	w.value.Scale(-e)
	w.d.Scale(-e)
	scale := math.Abs(w.value.Float64())
	if w.ulps {
		scale = 2
	}
	scale = max(scale, math.Ldexp(w.least(x), -e))
	return max(math.Abs(w.d.Float64())/scale*math.Ldexp(1, w.bits), math.SmallestNonzeroFloat64)
}

// least is what errors are relative to where the value is smaller, 0 where that is the value.
func (w *referee) least(x [][]float64) float64 {
	if w.over == nil {
		return 0
	}
	return w.over(x)
}

// exact is error with a value of far more bits, rounded to nearest.
func (w *referee) exact(x [][]float64, r []float64) float64 {
	if e, ok := w.compute(w.sure, x, r); !ok {
		return e
	}
	if w.ulps {
		mpfr.Set(w.q, w.d, nil)
		w.q.Scale(-1 - w.sure.Exponent())
	} else if a := w.least(x); a > math.Abs(w.sure.Float64()) {
		mpfr.Div(w.q, w.d, small(a))
	} else {
		mpfr.Div(w.q, w.d, w.sure)
	}
	w.q.Scale(w.bits)
	w.q.Abs()
	e, _ := w.q.Big().Float64()
	return max(e, math.SmallestNonzeroFloat64)
}

// compute puts the value in v and how far the result is from it in w.d. Where
// there is nothing to divide, e is the answer and ok is false.
func (w *referee) compute(v *mpfr.Float, x [][]float64, r []float64) (e float64, ok bool) {
	for k, limbs := range x {
		w.x[k].SetLimbs(limbs...)
	}
	w.f(v, w.x)
	switch {
	case v.IsNaN() || v.IsInf():
		return -1, false
	case v.Sign() != 0:
		if w.lost != nil && w.domain.Top == w.limit+1 && v.Exponent() > w.limit && r[0] != math.Inf(v.Sign()) {
			return math.Inf(1), false // it overflows
		}
		// At the top, what rounds to a leading limb out of range is outside.
		if k := v.Exponent(); k >= w.domain.Top || k == w.limit && v.Word()>>(63-w.p) == 1<<(w.p+1)-1 || w.domain.Bottom != 0 && k < w.domain.Bottom {
			return -1, false
		}
	}
	for _, a := range r {
		if a-a != 0 {
			return math.Inf(1), false
		}
	}
	w.r.SetLimbs(r...)
	mpfr.Sub(w.d, v, w.r)
	if w.lost != nil {
		if w.d.Abs(); w.d.Sign() != 0 {
			mpfr.Sub(w.d, w.d, w.lost)
		}
		if w.d.Sign() <= 0 {
			return 0, false
		}
	}
	switch {
	case w.d.Sign() == 0:
		return 0, false
	case v.Sign() == 0:
		return math.Inf(1), false
	}
	return 0, true
}

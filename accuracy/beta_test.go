package accuracy

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestBetaReference: the reference of Beta is MPFR's beta, where that has a value; spoiled in its
// last bit it is not.
func TestBetaReference(t *testing.T) {
	testenv.Long(t, "compares what is measured by with MPFR")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	const prec = 276
	x, y, z, w, d := mpfr.New(64), mpfr.New(64), mpfr.New(prec), mpfr.New(prec), mpfr.New(prec)
	for _, a := range []float64{0x1p-1000, 0x1p-60, 0.25, 1, 1.5, 7.75, 11.999, 12, 40, 1e6, 1e15} {
		for _, b := range []float64{0x1p-999, 0x1p-70, 0.375, 1, 2, 3.3, 12, 17.5, 1e5} {
			x.SetLimbs(a)
			y.SetLimbs(b)
			beta(z, x, y)
			mpfr.Beta(w, x, y)
			off := func() float64 {
				mpfr.Sub(d, z, w)
				mpfr.Div(d, d, w)
				return math.Abs(d.Float64())
			}
			if e := off(); !(e <= 0x1p-274) {
				t.Errorf("B(%g, %g) = %g, off by %g", a, b, w.Float64(), e)
			}
			mpfr.Mul(z, z, small(1+0x1p-52))
			if e := off(); !(e > 0x1p-54) {
				t.Errorf("B(%g, %g): a wrong value is off by %g", a, b, e)
			}
		}
	}
}

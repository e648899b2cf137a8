package accuracy

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestBesselJYReference: of what BesselJ and BesselY are measured by, J(ν+1)·Y(ν) - J(ν)·Y(ν+1) is 2/πx, and those of
// order 0 are MPFR's own. With another order none is so.
func TestBesselJYReference(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	const prec = referencePrec
	value := func(f mpfr.Func, x, nu *mpfr.Float) *mpfr.Float {
		z := mpfr.New(prec)
		f(z, x, nu)
		return z
	}
	j, y := besselJY(false), besselJY(true)
	for _, a := range []float64{0x1p-90, 0.875, 7.5, 60, 299, 301, 0x1p90} {
		x, want := small(a), mpfr.New(prec)
		mpfr.Acos(want, small(-1), nil)
		mpfr.Mul(want, want, x)
		mpfr.Div(want, small(2), want)
		for _, nu := range []*mpfr.Float{small(0), small(0.5), small(-0.25), small(1), small(-2.25), besideWhole(3, -300), besideWhole(-3, -100), besideWhole(0, -1000), small(40)} {
			wronskian := func(shift float64) int {
				next, u, v := mpfr.New(2600), mpfr.New(prec), mpfr.New(prec)
				mpfr.Add(next, nu, small(shift))
				mpfr.Mul(u, value(j, x, next), value(y, x, nu))
				mpfr.Mul(v, value(j, x, nu), value(y, x, next))
				mpfr.Sub(u, u, v)
				return sameBits(u, want)
			}
			lost := 24
			if v := nu.Float64(); v < 0 { // the terms cancel
				lost += 60 + int(math.Abs(2*v*math.Log2(a)))
			}
			if n := wronskian(1); n < prec-lost {
				t.Errorf("at %g, order %v, the Wronskian has %d bits", a, nu.Float64(), n)
			}
			if n := wronskian(1.25); n > 30 {
				t.Errorf("at %g, order %v, one of others has %d bits", a, nu.Float64(), n)
			}
		}
		if a < 1000 { // beyond, MPFR takes long
			if n := sameBits(value(j, x, small(0)), value(mpfr.J0, x, nil)); n < prec-4 {
				t.Errorf("at %g J of order 0 has %d bits", a, n)
			}
			if n := sameBits(value(y, x, small(0)), value(mpfr.Y0, x, nil)); n < prec-4 {
				t.Errorf("at %g Y of order 0 has %d bits", a, n)
			}
		}
	}
}

package accuracy

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestBesselNuReference: of what BesselI and BesselK are measured by, I(ν)·K(ν+1) + I(ν+1)·K(ν) is 1/x, K of order ½ is
// √(π/2x)·e^-x and I of order 0 that of I0. With another order none is so.
func TestBesselNuReference(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	const prec = referencePrec
	value := func(f mpfr.Func, x, nu *mpfr.Float) *mpfr.Float {
		z := mpfr.New(prec)
		f(z, x, nu)
		return z
	}
	for _, a := range []float64{0x1p-90, 0.01, 0.875, 1, 7.5, 60, 600} {
		x, want := small(a), mpfr.New(prec)
		for _, nu := range []*mpfr.Float{small(0), small(0.5), small(-0.5), small(1), small(-2.25), besideWhole(3, -300), besideWhole(-3, -100), besideWhole(0, -1000), small(40), small(90.75)} {
			wronskian := func(shift float64) int {
				next, u, v := mpfr.New(2600), mpfr.New(prec), mpfr.New(prec)
				mpfr.Add(next, nu, small(shift))
				mpfr.Mul(u, value(besselI, x, nu), value(besselK, x, next))
				mpfr.Mul(v, value(besselI, x, next), value(besselK, x, nu))
				mpfr.Add(u, u, v)
				mpfr.Div(want, one, x)
				return sameBits(u, want)
			}
			lost := 8
			if v := nu.Float64(); v < 0 { // the terms cancel
				lost += 300 + int(math.Abs(2*v*math.Log2(a)))
			}
			if n := wronskian(1); n < prec-lost {
				t.Errorf("at %g, order %v, the Wronskian has %d bits", a, nu.Float64(), n)
			}
			if n := wronskian(1.25); n > 30 {
				t.Errorf("at %g, order %v, one of others has %d bits", a, nu.Float64(), n)
			}
		}
		e := mpfr.New(prec)
		mpfr.Acos(want, small(0), nil)
		mpfr.Div(want, want, x)
		mpfr.Sqrt(want, want, nil)
		mpfr.Exp(e, x, nil)
		mpfr.Div(want, want, e)
		if n := sameBits(value(besselK, x, small(0.5)), want); n < prec-4 {
			t.Errorf("at %g K of order ½ has %d bits", a, n)
		}
		if n := sameBits(value(besselI, x, small(0)), value(modifiedBessel(0), x, nil)); n < prec-4 {
			t.Errorf("at %g I of order 0 has %d bits", a, n)
		}
	}
}

// besideWhole is a + 2^e.
func besideWhole(a float64, e int) *mpfr.Float {
	z := mpfr.New(2600)
	mpfr.Set(z, one, nil)
	z.Scale(e)
	mpfr.Add(z, z, small(a))
	return z
}

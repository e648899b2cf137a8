package ode_test

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/ode"
)

func testDormandPrince[N limb.Real[N]](t *testing.T) {
	start, period := planet[N](), limb.Pi[N]().Ldexp(1)
	for _, tol := range []float64{1e-4, 1e-8, max(1e-15, 16*unit[N]())} {
		y, steps, err := ode.DormandPrince(slopes[N], limb.From[N](0), start, period, tol, 1000)
		if err != nil {
			t.Errorf("%T, tolerance %.2g: %v", period, tol, err)
			continue
		}
		for k := range y {
			if off := y[k].Sub(start[k]).Abs().Float64(); !(off < 2000*tol) {
				t.Errorf("%T, tolerance %.2g: element %d is off by %.2g after a period of %d steps", period, tol, k, off, steps)
			}
		}
		back, _, err := ode.DormandPrince(slopes[N], period, y, limb.From[N](0), tol, 1000)
		if err != nil || !(back[0].Sub(start[0]).Abs().Float64() < 4000*tol) {
			t.Errorf("%T, tolerance %.2g: %v after the way back (%v)", period, tol, back, err)
		}
	}
}

// TestDormandPrince: a planet comes back, forwards and backwards, and what has no solution, or none within the steps, has an error.
func TestDormandPrince(t *testing.T) {
	testDormandPrince[limb.F64](t)
	testDormandPrince[limb.DF](t)
	testDormandPrince[limb.DD](t)
	x, n := limb.NewDD(1), limb.NewDD[int]
	square := func(dy []limb.DD, _ limb.DD, y []limb.DD) { dy[0] = y[0].Sqr() }
	if y, steps, err := ode.DormandPrince(func(dy []limb.DD, t limb.DD, _ []limb.DD) { dy[0] = t.PowInt(7).Ldexp(3) }, n(0), []limb.DD{n(1)}, n(2), 1e-20, 1000); err != nil || !(y[0].Sub(n(257)).Abs().Hi < 1e-18) {
		t.Errorf("1 and the integral of 8t⁷ from 0 to 2 is %v after %d steps: %v", y, steps, err)
	}
	if y, steps, err := ode.DormandPrince(square, n(0), []limb.DD{n(0)}, n(2), 1e-20, 100); err != nil || !y[0].IsZero() {
		t.Errorf("what stays 0 is %v after %d steps: %v", y, steps, err)
	}
	root := func(dy []limb.DD, t limb.DD, _ []limb.DD) { dy[0] = x.Sub(t).Sqrt() }
	for what, c := range map[string]struct {
		f        func(dy []limb.DD, t limb.DD, y []limb.DD)
		y, to    limb.DD
		tol      float64
		most     int
		isOfStep bool
	}{
		"a pole on the way": {square, x, n(2), 1e-20, 100000, true}, "a root on the way": {root, x, n(2), 1e-20, 100000, true}, "steps": {square, x, x.Ldexp(-1), 1e-20, 3, true},
		"tolerance of 0": {square, x, x, 0, 10, false}, "tolerance of NaN": {square, x, x, math.NaN(), 10, false},
		"a y that is NaN": {square, limb.NaN[limb.DD](), x, 1e-20, 10, false}, "an infinite time": {square, x, limb.Inf[limb.DD](1), 1e-20, 10, false},
	} {
		if y, _, err := ode.DormandPrince(c.f, limb.DD{}, []limb.DD{c.y}, c.to, c.tol, c.most); err == nil || errors.Is(err, ode.ErrStep) != c.isOfStep || y != nil {
			t.Errorf("%s: %v, %v", what, y, err)
		}
	}
}

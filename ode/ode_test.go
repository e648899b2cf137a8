package ode_test

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/ode"
)

// unit returns half an ε.
func unit[N limb.Real[N]]() float64 { return limb.Epsilon[N]().Float64() / 2 }

// A problem is one with a known solution.
type problem[N limb.Real[N]] struct {
	name     string
	f        func(t ode.Series[N], y []ode.Series[N]) []ode.Series[N]
	y        []N
	from, to N
	want     N
}

func one[N limb.Real[N]](f func(t, y ode.Series[N]) ode.Series[N]) func(t ode.Series[N], y []ode.Series[N]) []ode.Series[N] {
	return func(t ode.Series[N], y []ode.Series[N]) []ode.Series[N] { return []ode.Series[N]{f(t, y[0])} }
}

func problems[N limb.Real[N]]() []problem[N] {
	n := func(v float64) N { return limb.From[N](v) }
	list := func(v N) []N { return []N{v} }
	third := n(3).Recip()
	return []problem[N]{
		{"y", one(func(t, y ode.Series[N]) ode.Series[N] { return y }), list(n(1)), n(0), n(1), limb.E[N]()},
		{"y, backwards", one(func(t, y ode.Series[N]) ode.Series[N] { return y }), list(limb.E[N]()), n(1), n(0), n(1)},
		{"-y", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Neg() }), list(n(1)), n(0), n(8), n(-8).Exp()},
		{"cos t", one(func(t, y ode.Series[N]) ode.Series[N] { return t.Cos() }), list(n(0)), n(0), n(10), n(10).Sin()},
		{"2ty", one(func(t, y ode.Series[N]) ode.Series[N] { return t.Mul(y).Times(n(2)) }), list(n(1)), n(0), n(2), n(4).Exp()},
		{"1/(1+t)", one(func(t, y ode.Series[N]) ode.Series[N] { return t.Times(n(0)).Plus(n(1)).Div(t.Plus(n(1))) }), list(n(0)), n(0), n(9), n(10).Log()},
		{"√y", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Sqrt() }), list(n(1)), n(0), n(3), n(6.25)},
		{"y^1/3", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Pow(third) }), list(n(1)), n(0), n(3), n(3).Mul(n(3).Sqrt())},
		{"e^-y", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Neg().Exp() }), list(n(0)), n(0), n(9), n(10).Log()},
		{"-y log y", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Mul(y.Log()).Neg() }), list(limb.E[N]()), n(0), n(2), n(-2).Exp().Exp()},
		{"1+y²", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Sqr().Plus(n(1)) }), list(n(0)), n(0), n(1), n(1).Tan()},
		{"sin y", one(func(t, y ode.Series[N]) ode.Series[N] { return y.Sin() }), list(n(1)), n(0), n(3), n(3).Exp().Mul(n(0.5).Tan()).Atan().Ldexp(1)},
		{"3t²-y+t³", one(func(t, y ode.Series[N]) ode.Series[N] { return t.Sqr().Times(n(3)).Sub(y).Add(t.Mul(t.Sqr())) }), list(n(0)), n(0), n(2), n(8)},
		{"an oscillator", func(t ode.Series[N], y []ode.Series[N]) []ode.Series[N] { return []ode.Series[N]{y[1], y[0].Neg()} }, []N{n(0), n(1)}, n(0), n(20), n(20).Sin()},
		{"41t^40", one(func(t, y ode.Series[N]) ode.Series[N] { // no coefficient of a step is there at first
			x := t.Sqr().Sqr()
			x = x.Mul(x.Sqr()).Mul(x.Sqr()) // t^20
			return x.Sqr().Times(n(41))
		}), list(n(1)), n(0), n(1), n(2)},
	}
}

func testTaylor[N limb.Real[N]](t *testing.T) {
	var zero N
	for _, tol := range []float64{1e-4, 1e-10, 16 * unit[N]()} {
		for _, p := range problems[N]() {
			got, steps, err := ode.Taylor(p.f, p.from, p.y, p.to, tol, 500)
			if err != nil {
				t.Errorf("%T: %s: %v", zero, p.name, err)
				continue
			}
			off := math.Abs(got[0].Sub(p.want).Float64()) / max(1, math.Abs(p.want.Float64()))
			if limit := 50 * tol * float64(steps); off > limit || !(p.want.Sign() != 0 && off < 1) {
				t.Errorf("%T: %s, tolerance %.2g: %v after %d steps, want %v: off by %.2g, limit %.2g", zero, p.name, tol, got[0], steps, p.want, off, limit)
			}
		}
	}
}

func TestTaylor(t *testing.T) {
	testTaylor[limb.F64](t)
	testTaylor[limb.DD](t)
	if testenv.Size(0, 1, 1) == 0 {
		return
	}
	testTaylor[limb.DF](t)
	testTaylor[limb.QF](t)
	testTaylor[limb.QD](t)
}

// TestRefused: what has no solution, or none within the steps, has an error.
func TestRefused(t *testing.T) {
	x := limb.NewDD(1)
	square := one(func(_, y ode.Series[limb.DD]) ode.Series[limb.DD] { return y.Sqr() })
	same := one(func(_, y ode.Series[limb.DD]) ode.Series[limb.DD] { return y })
	for what, c := range map[string]struct {
		f        func(t ode.Series[limb.DD], y []ode.Series[limb.DD]) []ode.Series[limb.DD]
		y, to    limb.DD
		tol      float64
		most     int
		isOfStep bool
	}{
		"a pole on the way":   {square, x, limb.NewDD(2), 1e-20, 10000, true},
		"a root on the way":   {one(func(t, y ode.Series[limb.DD]) ode.Series[limb.DD] { return t.Neg().Plus(limb.NewDD(1)).Sqrt() }), x, limb.NewDD(2), 1e-20, 10000, true},
		"steps":               {same, x, limb.NewDD(100), 1e-20, 3, true},
		"tolerance of 0":      {same, x, x, 0, 10, false},
		"tolerance of 1":      {same, x, x, 1, 10, false},
		"tolerance of NaN":    {same, x, x, math.NaN(), 10, false},
		"a y that is NaN":     {same, limb.NaN[limb.DD](), x, 1e-20, 10, false},
		"a time that is NaN":  {same, x, limb.NaN[limb.DD](), 1e-20, 10, false},
		"an infinite time":    {same, x, limb.Inf[limb.DD](1), 1e-20, 10, false},
		"nothing is returned": {func(ode.Series[limb.DD], []ode.Series[limb.DD]) []ode.Series[limb.DD] { return nil }, x, x, 1e-20, 10, false},
	} {
		if y, _, err := ode.Taylor(c.f, limb.DD{}, []limb.DD{c.y}, c.to, c.tol, c.most); err == nil || errors.Is(err, ode.ErrStep) != c.isOfStep || y != nil {
			t.Errorf("%s: %v, %v", what, y, err)
		}
	}
	slope := func(dy []limb.DD, _ limb.DD, y []limb.DD) { dy[0] = y[0].Sqr() }
	for what, c := range map[string]struct {
		y, h     limb.DD
		stages   int
		isOfStep bool
	}{
		"a long step": {x, limb.NewDD(3), 4, true},
		"no stages":   {x, x, 0, false},
		"NaN":         {limb.NaN[limb.DD](), x, 4, false},
	} {
		if y, err := ode.Gauss(slope, limb.DD{}, []limb.DD{c.y}, c.h, 2, c.stages); err == nil || errors.Is(err, ode.ErrStep) != c.isOfStep || y != nil {
			t.Errorf("%s: %v, %v", what, y, err)
		}
	}
}

func energy[N limb.Real[N]](y []N) N {
	return y[2].Sqr().Add(y[3].Sqr()).Ldexp(-1).Sub(y[0].Hypot(y[1]).Recip())
}

func momentum[N limb.Real[N]](y []N) N { return y[0].Mul(y[3]).Sub(y[1].Mul(y[2])) }

func slopes[N limb.Real[N]](dy []N, _ N, y []N) { copy(dy, kepler(y)) }

// testGauss: coefficients are those of collocation, a planet keeps its energy and momentum, and comes back by both methods.
func testGauss[N limb.Real[N]](t *testing.T) {
	eps := unit[N]()
	for _, stages := range []int{1, 2, 5, 20} {
		for k := 1; k <= stages; k++ { // where the slope is kt^(k-1), a stage has t^k
			calls := 0
			_, err := ode.Gauss(func(dy []N, at N, y []N) {
				if calls++; calls > stages*min(k, 2) { // before that it has slopes of other times
					if off := y[0].Sub(at.PowInt(k)).Abs().Float64(); off > 32*float64(stages*k)*eps {
						t.Errorf("%T: %d stages: the integral of %dx^%d to %v is off by %.2g", at, stages, k, k-1, at, off)
					}
				}
				dy[0] = limb.From[N](k).Mul(at.PowInt(k - 1))
			}, limb.From[N](0), []N{limb.From[N](0)}, limb.From[N](1), 1, stages)
			if err != nil || calls <= stages*min(k, 2) {
				t.Fatal(calls, err)
			}
		}
	}
	const stages, steps = 8, 100
	start, h := planet[N](), limb.Pi[N]().Div(limb.From[N](100)) // 200 a period
	y, err := ode.Gauss(slopes, limb.From[N](0), start, h, steps, stages)
	if err != nil {
		t.Fatal(err)
	}
	limit := 2000*eps + 1e-21 // what rounding adds, and the order leaves
	if off := energy(y).Sub(energy(start)).Abs().Float64(); off > limit {
		t.Errorf("%T: energy is off by %.2g, limit %.2g", h, off, limit)
	}
	if off := momentum(y).Sub(momentum(start)).Abs().Float64(); off > 2000*eps {
		t.Errorf("%T: momentum is off by %.2g", h, off)
	}
	back, err := ode.Gauss(slopes, limb.From[N](0), y, h.Neg(), steps, stages)
	if err != nil {
		t.Fatal(err)
	}
	for k := range back {
		if off := back[k].Sub(start[k]).Abs().Float64(); off > 2e5*eps {
			t.Errorf("%T: element %d is off by %.2g after the way back", h, k, off)
		}
	}
	z, _, err := ode.Taylor(func(_ ode.Series[N], y []ode.Series[N]) []ode.Series[N] { return kepler(y) }, limb.From[N](0), start, limb.Pi[N]().Ldexp(2), 16*eps, 2000)
	if err != nil {
		t.Fatal(err)
	}
	for k := range z {
		if off := z[k].Sub(start[k]).Abs().Float64(); off > 1e6*eps {
			t.Errorf("%T: element %d is off by %.2g after two periods of series", h, k, off)
		}
	}
	// Euler's method, one stage that is not Gauss's, is noticed.
	e := planet[N]()
	for range steps {
		for k, v := range kepler(e) {
			e[k] = e[k].Add(h.Mul(v))
		}
	}
	if off := momentum(e).Sub(momentum(start)).Abs().Float64(); off < 1e-2 {
		t.Errorf("%T: Euler's method changes the momentum by %.2g", h, off)
	}
}

func TestGauss(t *testing.T) {
	testGauss[limb.F64](t)
	testGauss[limb.DD](t)
	if testenv.Size(0, 1, 1) == 0 {
		return
	}
	testGauss[limb.DF](t)
	testGauss[limb.QF](t)
	testGauss[limb.QD](t)
}

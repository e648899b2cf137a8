package ode

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb"
)

// driven is a planet whose path depends on time too.
func driven[V Number[V]](t V, y []V) []V {
	dy := kepler(y)
	dy[2] = dy[2].Add(t.Sqr())
	return dy
}

// orders are how fast errors of a step fall with its length: of its result, and of those that say how large it is.
func orders(t *testing.T, spoil func(d *dormander[limb.QD])) (list [3][]float64) {
	from := limb.NewQD(0.5)
	d := newDormander(func(dy []limb.QD, t limb.QD, y []limb.QD) { copy(dy, driven(t, y)) }, planet[limb.QD]())
	spoil(d)
	d.f(d.slopes[0], from, d.y)
	var last [3]float64
	for k := 8; k < 20; k++ {
		h := limb.NewQD(1).Ldexp(-k)
		want, _, err := Taylor(func(t Series[limb.QD], y []Series[limb.QD]) []Series[limb.QD] { return driven(t, y) }, from, d.y, from.Add(h), 16*unit[limb.QD](), 9)
		if err != nil {
			t.Fatal(err)
		}
		fifth, third := d.step(from, h)
		off := 0.0
		for i, v := range d.next {
			off = max(off, v.Sub(want[i]).Abs().Float64())
		}
		for i, x := range []float64{off, fifth, third} {
			if k > 8 {
				list[i] = append(list[i], math.Log2(last[i]/x))
			}
			last[i] = x
		}
	}
	return list
}

// TestOrder: the error of a step falls as h⁹ in QD, to 10^-54, and those of the results of orders 5 and 3 as h⁶ and h⁴. A weight
// is noticed of which digits from the thirtieth on are wrong, or, where less depends on it, from the second, sixth, fifteenth or twenty-fourth on.
func TestOrder(t *testing.T) {
	far := func(list []float64, order float64) (most float64) {
		for _, x := range list {
			most = max(most, math.Abs(x-order))
		}
		return most
	}
	got := orders(t, func(*dormander[limb.QD]) {})
	for i, order := range []float64{9, 6, 4} {
		if x := far(got[i], order); !(x < 0.1) {
			t.Errorf("errors fall by powers of 2 of %.3f, want %v", got[i], order)
		}
	}
	for line, bits := range []int{6, 20, 50, 50, 98, 98, 98, 98, 98, 98, 98, 98, 80, 50} {
		got := orders(t, func(d *dormander[limb.QD]) {
			w := d.weights[line].weight
			w[len(w)-1] = w[len(w)-1].Add(w[len(w)-1].Ldexp(-bits))
		})
		if far(got[0], 9) < 0.1 && far(got[1], 6) < 0.1 && far(got[2], 4) < 0.1 {
			t.Errorf("another weight in line %d is not noticed", line)
		}
	}
}

func testDormandPrince[N limb.Real[N]](t *testing.T) {
	start, period := planet[N](), limb.Pi[N]().Ldexp(1)
	for _, tol := range []float64{1e-4, 1e-8, max(1e-15, 16*unit[N]())} {
		y, steps, err := DormandPrince(slopes[N], limb.From[N](0), start, period, tol, 1000)
		if err != nil {
			t.Errorf("%T, tolerance %.2g: %v", period, tol, err)
			continue
		}
		for k := range y {
			if off := y[k].Sub(start[k]).Abs().Float64(); !(off < 2000*tol) {
				t.Errorf("%T, tolerance %.2g: element %d is off by %.2g after a period of %d steps", period, tol, k, off, steps)
			}
		}
		back, _, err := DormandPrince(slopes[N], period, y, limb.From[N](0), tol, 1000)
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
	if y, steps, err := DormandPrince(func(dy []limb.DD, t limb.DD, _ []limb.DD) { dy[0] = t.PowInt(7).Ldexp(3) }, n(0), []limb.DD{n(1)}, n(2), 1e-20, 1000); err != nil || !(y[0].Sub(n(257)).Abs().Hi < 1e-18) {
		t.Errorf("1 and the integral of 8t⁷ from 0 to 2 is %v after %d steps: %v", y, steps, err)
	}
	if y, steps, err := DormandPrince(square, n(0), []limb.DD{n(0)}, n(2), 1e-20, 100); err != nil || !y[0].IsZero() {
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
		if y, _, err := DormandPrince(c.f, limb.DD{}, []limb.DD{c.y}, c.to, c.tol, c.most); err == nil || errors.Is(err, ErrStep) != c.isOfStep || y != nil {
			t.Errorf("%s: %v, %v", what, y, err)
		}
	}
}

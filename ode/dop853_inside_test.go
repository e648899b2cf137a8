package ode

import (
	"math"
	"testing"

	"github.com/limbfp/limb"
)

// driven is a planet whose path depends on time too.
func driven[V Number[V]](t V, y []V) []V {
	r2 := y[0].Sqr().Add(y[1].Sqr())
	r3 := r2.Mul(r2.Sqrt())
	return []V{y[2], y[3], y[0].Div(r3).Neg().Add(t.Sqr()), y[1].Div(r3).Neg()}
}

// orders are how fast errors of a step fall with its length: of its result, and of those that say how large it is.
func orders(t *testing.T, spoil func(d *dormander[limb.QD])) (list [3][]float64) {
	from := limb.NewQD(0.5)
	d := newDormander(func(dy []limb.QD, t limb.QD, y []limb.QD) { copy(dy, driven(t, y)) }, []limb.QD{limb.NewQD(2).DivFloat(5), limb.NewQD(0), limb.NewQD(0), limb.NewQD(2)})
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

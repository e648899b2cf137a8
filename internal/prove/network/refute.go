package network

import (
	"fmt"
	"math"
)

// Refute runs the network on operands with limbs of p bits, and returns the first ones for which a
// limb of the result is above half an ulp of the one before, or the error above bound, in units of u^n
// relative to the result; nil where there are none. float64 has to hold the sum of all limbs, and the
// product of the operands, exactly.
func (n *Network) Refute(p int, bound float64, operands func(yield func(limbs []float64) bool)) (refuting []float64, why string) {
	operands(func(x []float64) bool {
		r := n.run(p, x)
		err := n.value(x)
		for _, a := range r {
			err -= a
		}
		if i := overlap(p, r); i > 0 {
			why = fmt.Sprintf("limb %d of %v is above half an ulp of limb %d", i, r, i-1)
		}
		if units := math.Ldexp(math.Abs(err/n.value(x)), p*len(r)); err != 0 && !(units <= bound) {
			why = fmt.Sprintf("the error of %v is %.4g units", r, units)
		}
		if why != "" {
			refuting = x
		}
		return why == ""
	})
	return refuting, why
}

// overlap returns the last limb that is above half an ulp of the one before; 0 where none is.
func overlap(p int, x []float64) int {
	for i := len(x) - 1; i > 0; i-- {
		if math.Abs(x[i]) > ulp(x[i-1], p)/2 {
			return i
		}
	}
	return 0
}

// value is what the result stands for.
func (n *Network) value(x []float64) float64 {
	times := map[wire]float64{}
	for _, g := range n.gates {
		if g.kind == product {
			times = nil
			break
		}
		if g.kind == negative && int(g.x) < len(x) {
			times[g.x] = -2
		}
	}
	var of [2]float64
	at := 0
	for k, limbs := range n.inputs {
		for _, w := range limbs {
			of[k] += x[at] + times[w]*x[at]
			at++
		}
	}
	switch {
	case times != nil:
		return of[0] + of[1]
	case len(n.inputs) == 1:
		return of[0] * of[0]
	}
	return of[0] * of[1]
}

// run returns the results.
func (n *Network) run(p int, operands []float64) []float64 {
	of := make([]float64, n.wires)
	copy(of, operands)
	for _, g := range n.gates {
		x, y := of[g.x], of[g.y]
		switch g.kind {
		case sum: // e is exact, however far apart they are
			t := x + y
			v := t - x
			of[g.s] = round(t, p)
			of[g.e] = (t - of[g.s]) + ((x - (t - v)) + (y - v))
		case fast:
			of[g.s] = round(x+y, p)
			of[g.e] = round(y-round(of[g.s]-x, p), p)
		case product:
			of[g.s] = round(x*y, p)
			of[g.e] = x*y - of[g.s]
		case double:
			of[g.s] = x + x
		case negative:
			of[g.s] = -x
		}
	}
	var r []float64
	for _, w := range n.results {
		r = append(r, of[w])
	}
	return r
}

// round rounds to p bits, to the nearest, ties to even.
func round(x float64, p int) float64 {
	_, e := math.Frexp(x)
	return math.Ldexp(math.RoundToEven(math.Ldexp(x, p-e)), e-p)
}

func ulp(x float64, p int) float64 {
	if x == 0 {
		return 0
	}
	return math.Ldexp(1, math.Ilogb(x)-p+1)
}

// without returns the network with a gate left out, which hands on what it is given.
func (n *Network) without(i int) *Network {
	m := *n
	m.gates = nil
	moved := map[wire]wire{}
	at := func(w wire) wire {
		if v, ok := moved[w]; ok {
			return v
		}
		return w
	}
	for k, g := range n.gates {
		g.x, g.y = at(g.x), at(g.y)
		if k == i {
			moved[g.s], moved[g.e] = g.x, g.y
			continue
		}
		m.gates = append(m.gates, g)
	}
	m.results = nil
	for _, r := range n.results {
		m.results = append(m.results, at(r))
	}
	m.Name = fmt.Sprintf("%s without %s", n.Name, n.gates[i].text)
	return &m
}

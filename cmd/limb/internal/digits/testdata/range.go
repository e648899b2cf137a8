// Package ranges has functions whose numbers leave the range of float64, as those of package known are written, and
// functions of other forms: closures, methods, and what writes to its parameters.
package ranges

import "math"

func length(x, y float64) float64 {
	return math.Sqrt(x*x + y*y) // overflow
}

func direction(x, y float64) float64 {
	n := math.Sqrt(x*x + y*y) // underflow
	return x / n
}

func scaledUp(x float64) float64 {
	y := x * x // underflow
	return y * 1e300
}

func softmax(x float64) float64 {
	a, b := math.Exp(x), math.Exp(x-1) // overflow
	return a / (a + b)
}

func likelihood(xs []float64) float64 {
	p := 1.0
	for _, x := range xs {
		p *= math.Exp(-x * x / 2) // underflow
	}
	return math.Log2(p)
}

func sigmoid(x float64) float64 {
	return 1 / (1 + math.Exp(-x)) // overflow
}

func ratio(n int) float64 {
	a, b := 1.0, 1.0
	for i := range n {
		a *= float64(i) + 1
		b *= float64(i) + 1.5 // overflow
	}
	return a / b
}

// bells underflows where it does not matter.
func bells(xs []float64) float64 {
	s := 0.0
	for _, x := range xs {
		s += math.Exp(-x * x)
	}
	return s
}

// pole is infinite, and rightly.
func pole(x float64) float64 {
	return 1 / (x - x)
}

func closure(x float64) float64 {
	k := 1e16
	add := func(v float64) {
		k += v // cancellation
	}
	add(x)
	add(-1e16)
	return k
}

type account struct{ sum float64 }

func (a *account) add(x float64) { a.sum += x }

func (a account) total(xs []float64) float64 {
	for _, x := range xs {
		a.add(x)
	}
	return a.sum - 1e17 // cancellation
}

func centre(xs []float64) {
	for i := range xs {
		xs[i] = (xs[i] + 1e10) - 1e10 // cancellation
	}
}

func trace(m [][]float64) float64 {
	s := 0.0
	for i := range m {
		s += m[i][i]
	}
	return s
}

func difference(a, b float64) float64 {
	return a*a - b*b // cancellation
}

func larger(x float64) float64 {
	a := x * x
	if 2*a > a { // branch
		return 1
	}
	return 2
}

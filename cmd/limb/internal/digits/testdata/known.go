// Package known has functions that are known to lose digits, each on the line that ends in a comment which names the
// cause, and some that lose none.
package known

import "math"

func rump(a, b float64) float64 {
	a2, b2 := a*a, b*b
	b4 := b2 * b2
	b6 := b4 * b2
	u := 333.75*b6 + a2*(11*a2*b2-b6-121*b4-2)
	return u + 5.5*b4*b4 + a/(2*b) // cancellation
}

func muller(n int) float64 {
	x, y := 4.0, 4.25
	for range n {
		x, y = y, 108-(815-1500/x)/y // cancellation
	}
	return y
}

func variance(xs []float64) float64 {
	var s, s2 float64
	for _, x := range xs {
		s += x
		s2 += x * x
	}
	n := float64(len(xs))
	return s2/n - (s/n)*(s/n) // cancellation
}

func quadratic(a, b, c float64) float64 {
	d := math.Sqrt(b*b - 4*a*c)
	return (-b + d) / (2 * a) // cancellation
}

func triangle(a, b, c float64) float64 {
	s := (a + b + c) / 2
	return math.Sqrt(s * (s - a) * (s - b) * (s - c)) // cancellation
}

func seriesUp(n int) float64 {
	s := 0.0
	for k := 1; k <= n; k++ {
		s += 1 / (float64(k) * float64(k)) // absorption
	}
	return s
}

func seriesDown(n int) float64 {
	s := 0.0
	for k := n; k >= 1; k-- {
		s += 1 / (float64(k) * float64(k))
	}
	return s
}

func expSeries(x float64) float64 {
	s, t := 1.0, 1.0
	for k := 1; k < 150; k++ {
		t *= -x / float64(k)
		s += t // cancellation
	}
	return s
}

func difference(x, h float64) float64 {
	return (math.Sin(x+h) - math.Sin(x)) / h // quotient of small numbers
}

func orbit(e, anomaly float64) float64 {
	m := anomaly - e*math.Sin(anomaly) // cancellation
	return m
}

func fit(xs, ys []float64) float64 {
	const n = 8
	var m [n][n + 1]float64
	for k := range xs {
		for i := range n {
			p := 1.0
			for range i {
				p *= xs[k]
			}
			m[i][n] += p * ys[k]
			for j := range n {
				m[i][j] += p
				p *= xs[k]
			}
		}
	}
	for i := range n {
		for r := i + 1; r < n; r++ {
			f := m[r][i] / m[i][i]
			for j := i; j <= n; j++ {
				m[r][j] -= f * m[i][j] // cancellation
			}
		}
	}
	return m[n-1][n] / m[n-1][n-1]
}

func growth(x float64) float64 {
	return math.Log(1+x) / x // ill-conditioned call
}

type vector struct{ x, y, z float64 }

func cross(a, b vector) float64 {
	return a.x*b.y - a.y*b.x // cancellation
}

func turns(a, b, c vector) bool {
	return (b.x-a.x)*(c.y-a.y)-(b.y-a.y)*(c.x-a.x) > 0 // branch
}

// mixed has a small number that is wrong in many digits, and a large one that is wrong in few, which are more.
func mixed(a, b float64) float64 {
	p := math.Sqrt(a*a+1) - a
	q := math.Sqrt(b*b+b) - b // cancellation
	return q + p/1000
}

func fused(a, b float64) float64 {
	p := math.Sqrt(a*a+1) - a
	q := math.Sqrt(b*b+b) - b // cancellation
	return math.FMA(p, 0x1p-10, q)
}

func longSide(a, b float64) float64 {
	p := (math.Sqrt(a*a+1) - a) / 1000
	q := math.Sqrt(b*b+b) - b // cancellation
	return math.Hypot(p, q)
}

func halfSquare(x float64) float64 {
	c := 1 - math.Cos(x) // quotient of small numbers
	return c / (x * x)
}

func indeterminate(x float64) float64 {
	a := math.Exp(x) - 1 // quotient of small numbers
	return a / (1 - math.Exp(-x))
}

func hidden(x float64) float64 {
	return 1 / (1 - math.Cos(x)) // cancellation
}

func cone(x float64) float64 {
	return math.Cosh(x) - 1 // cancellation
}

func octaves(x, y float64) float64 {
	return math.Log(x) - math.Log(y) // cancellation
}

func squares(x, y float64) float64 {
	return x*x - y*y // cancellation
}

// benign cancels two inputs, which are exact, and adds what another difference has left to something large.
func benign(x, y float64) float64 {
	d := x - y
	e := math.Sqrt(x*x+1) - x
	return d + (1000 + e)
}

// kahan has in lost what an addition loses: two numbers cancel, exactly.
func kahan(xs []float64) float64 {
	s, c := 0.0, 0.0
	for _, x := range xs {
		y := x - c
		t := s + y
		lost := (t - s) - y
		s, c = t, lost
	}
	return s
}

// reduced takes multiples of π/2 from an angle, in two parts, the first of which has few bits.
func reduced(x float64) float64 {
	k := math.Round(x * 0.6366197723675814)
	r := (x - k*0x1.921fb54p0) - k*0x1.10b4611a62633p-30
	return 2 + math.Sin(r)
}

// unused has a number without digits, which is not what is returned.
func unused(x float64) float64 {
	e := (x*x + 1) - x*x - 1
	return math.Max(x, e)
}

// faint multiplies a number without digits by one that makes it small.
func faint(x float64) float64 {
	e := math.Exp(x/1e9) - 1
	return x + e*e
}

func healthy(x float64) float64 {
	return math.Sqrt(x*x+1) / (2 + x)
}

func polar(x, y float64) (radius, difference float64) {
	radius = math.Hypot(x, y)
	difference = x*x - y*y // cancellation
	return
}

func sample(xs []float64) float64 {
	s, q := 0.0, 0.0
	for _, x := range xs {
		s += x
		q += x * x
	}
	n := float64(len(xs))
	m := s / n
	return (q - n*m*m) / (n - 1) // cancellation
}

func unbiased(xs []float64) float64 {
	s, q := 0.0, 0.0
	for _, x := range xs {
		s += x
		q += x * x
	}
	n := float64(len(xs))
	return (q - s*s/n) / (n - 1) // cancellation
}

func apart(x, y float64) float64 {
	return math.Pow(x, 3)/7 - math.Pow(y, 3)/7 // cancellation
}

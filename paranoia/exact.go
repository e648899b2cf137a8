package paranoia

import "math"

// # Exact results
//
// The exact result of an operation on numbers of binary64 is hi + lo, with hi
// that result rounded: exactly so for sums and products, and for quotients and
// roots with an error of some 2^-50 of lo, far less than is counted here.

// twoSum returns a + b = s + e.
func twoSum(a, b float64) (s, e float64) {
	s = a + b
	v := s - a
	return s, (a - (s - v)) + (b - v)
}

// exact returns the exact result of op on x.
func exact(op Op, x []float64) (hi, lo float64) {
	switch op {
	case Add:
		return twoSum(x[0], x[1])
	case Sub:
		return twoSum(x[0], -x[1])
	case Mul:
		hi = float64(x[0] * x[1])
		return hi, math.FMA(x[0], x[1], -hi)
	case Div:
		hi = x[0] / x[1]
		return hi, -math.FMA(hi, x[1], -x[0]) / x[1]
	case Rcp:
		return exact(Div, []float64{1, x[0]})
	case Sqrt:
		hi = math.Sqrt(x[0])
		return hi, -math.FMA(hi, hi, -x[0]) / (2 * hi)
	case Rsqrt: // r = hi(1 + d), where (1 + d)²·hi²x = 1
		hi = 1 / math.Sqrt(x[0])
		q := float64(hi * hi)
		e := math.FMA(hi, hi, -q)
		d := math.FMA(q, x[0], -1) + float64(e*x[0])
		return twoSum(hi, float64(-hi*(d/2)))
	}
	p := float64(x[0] * x[1])
	e := math.FMA(x[0], x[1], -p)
	s, f := twoSum(p, x[2])
	g, h := twoSum(e, f)
	hi, lo = twoSum(s, g)
	return hi, lo + h
}

package main

import (
	"math/big"
)

// chebyshev returns the polynomial in h of a degree that is f(middle + h) at the zeros of
// the Chebyshev polynomial of the next degree, for |h| ≤ half: nearly the best there is.
func chebyshev(f func(*big.Float) *big.Float, middle, half float64, degree int) []*big.Float {
	n := degree + 1
	pi, two := piByMachin(), number(2)
	var values, zeros []*big.Float
	for i := range n {
		angle := quotient(product(pi, number(float64(2*i+1))), number(float64(2*n)))
		zeros = append(zeros, circular(0, angle))
		x := product(zeros[i], number(half))
		values = append(values, f(x.Add(x, number(middle))))
	}
	// Σ c_k T_k(y), y = h/half, with c_k = 2/n Σ f(y_i) T_k(y_i), and half of that for
	// k = 0. T_k at the zeros and T_k as a polynomial go by T_k+1 = 2y·T_k - T_k-1.
	sum := make([]*big.Float, n)
	before, at := make([]*big.Float, n), make([]*big.Float, n) // T_k-1 and T_k at the zeros
	last, this := []*big.Float{}, []*big.Float{number(1)}      // their coefficients
	for i := range n {
		sum[i], before[i], at[i] = number(0), zeros[i], number(1) // T_-1 = T_1
	}
	for k := range n {
		c := number(0)
		for i := range n {
			c.Add(c, product(values[i], at[i]))
		}
		c = quotient(c, number(float64(n)))
		if k > 0 {
			c.Add(c, c)
		}
		for i, a := range this {
			sum[i].Add(sum[i], product(c, a))
		}
		next := []*big.Float{number(0)}
		for _, a := range this {
			next = append(next, product(two, a))
		}
		if k == 0 {
			next[1] = number(1)
		}
		for i, a := range last {
			next[i].Sub(next[i], a)
		}
		last, this = this, next
		for i, y := range zeros {
			t := product(product(two, y), at[i])
			before[i], at[i] = at[i], t.Sub(t, before[i])
		}
	}
	scale := number(1)
	for i := range sum {
		sum[i] = quotient(sum[i], scale)
		scale = product(scale, number(half))
	}
	return sum
}

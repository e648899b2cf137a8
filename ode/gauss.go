package ode

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/integrate"
)

// # Gauss's collocation
//
// A step of length h with s stages follows the polynomial of degree s that solves the equation at s times, which are Gauss's nodes c
// of the step: K[i] = f(t + c[i]h, y + h Σ A[i][j]K[j]), and then y + h Σ b[j]K[j]. It has order 2s, is its own inverse with -h, and
// keeps quadratic invariants and the volume of phase space ([HLW06] II.1.3, VI.4.2).
//
// With Legendre's polynomials P, orthonormal on the step, the polynomial that is 1 at c[j] and 0 at the other nodes is b[j] Σ
// P[k](c[j])P[k], k below s, and A[i][j] is its integral from 0 to c[i].

// Gauss returns the solution of y' = f(t, y) after as many steps of length h, by Gauss's method with some stages, of twice that order.
// f sets dy to the slope at t and y. The method is symplectic: where f is that of a Hamiltonian system, energy has an error that stays
// as it is from the first steps on, but for what is rounded, about nε after n² steps.
//
// The stages come from an iteration, which ends where rounding does not let them become better.
// Error: |h|^(2·stages+1) in a step, times what depends on the equation, and some ε·|y|.
// Special: an h for which the iteration does not converge is [ErrStep], and an h or y that is not finite, or stages below 1, another
// error.
func Gauss[N limb.Real[N]](f func(dy []N, t N, y []N), from N, y []N, h N, steps, stages int) ([]N, error) {
	a, b, c, err := collocation[N](stages)
	if err != nil {
		return nil, fmt.Errorf("ode: gauss: %w", err)
	}
	y = append([]N(nil), y...)
	slopes := make([][]N, stages)
	for i := range slopes {
		slopes[i] = make([]N, len(y))
		f(slopes[i], from, y)
	}
	at, slope := make([]N, len(y)), make([]N, len(y))
	for n := range steps {
		t := from.Add(h.Mul(limb.From[N](n)))
		if m := largest(y); m-m != 0 || t.IsNaN() || t.IsInf() {
			return nil, fmt.Errorf("ode: gauss: y = %v at %v: these must be finite", y, t)
		}
		for last, turn := math.Inf(1), 0; ; turn++ {
			change, size := 0.0, largest(y)
			for i := range slopes {
				for k := range at {
					var s N
					for j := range slopes {
						s = s.Add(a[i][j].Mul(slopes[j][k]))
					}
					at[k] = y[k].Add(h.Mul(s))
				}
				f(slope, t.Add(c[i].Mul(h)), at)
				for k, v := range slope {
					change = max(change, math.Abs(h.Mul(v.Sub(slopes[i][k])).Float64()))
					slopes[i][k] = v
				}
			}
			if change == 0 || change <= float64(64*unit[N]()*size) && change >= last {
				break
			} else if !(change < math.MaxFloat64) || turn > 1000 {
				return nil, fmt.Errorf("ode: gauss: %w: the stages at %v do not converge: h = %v is too long", ErrStep, t, h)
			}
			last = change
		}
		for k := range y {
			var s N
			for j := range slopes {
				s = s.Add(b[j].Mul(slopes[j][k]))
			}
			y[k] = y[k].Add(h.Mul(s))
		}
	}
	return y, nil
}

// collocation returns Gauss's method.
func collocation[N limb.Real[N]](stages int) (a [][]N, b, c []N, err error) {
	rule, err := integrate.Legendre[N](stages)
	if err != nil {
		return nil, nil, nil, err
	}
	one := limb.From[N](1)
	p := make([][]N, stages) // Legendre's polynomials at the nodes, not normalised
	for i, x := range rule.Nodes {
		c, b = append(c, one.Add(x).Ldexp(-1)), append(b, rule.Weights[i].Ldexp(-1))
		p[i] = []N{one, x}
		for k := 1; k < stages; k++ {
			next := limb.From[N](2*k + 1).Mul(x).Mul(p[i][k]).Sub(limb.From[N](k).Mul(p[i][k-1]))
			p[i] = append(p[i], next.Div(limb.From[N](k+1)))
		}
	}
	a = make([][]N, stages)
	for i := range a {
		for j := range stages {
			s := one.Add(rule.Nodes[i])
			for k := 1; k < stages; k++ { // (2k+1)P[k](c[j]) times the integral of P[k]
				s = s.Add(p[j][k].Mul(p[i][k+1].Sub(p[i][k-1])))
			}
			a[i] = append(a[i], s.Mul(b[j]).Ldexp(-1))
		}
	}
	return a, b, c, nil
}

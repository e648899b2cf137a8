package integrate

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// A Rule is a sum that stands for an integral with a weight function: nodes in ascending order, and the weights of the function's
// values there.
type Rule[N limb.Real[N]] struct{ Nodes, Weights []N }

// Sum returns Σ Weights[i]·f(Nodes[i]).
func (r Rule[N]) Sum(f func(x N) N) (s N) {
	for i, x := range r.Nodes {
		s = s.Add(r.Weights[i].Mul(f(x)))
	}
	return s
}

// # Gauss's rules
//
// With orthonormal polynomials, xp[k] = e[k]p[k+1] + d[k]p[k] + e[k-1]p[k-1], nodes are the eigenvalues of the tridiagonal matrix T
// with d on its diagonal and e beside it, v = (p[0](x) … p[n-1](x)) is a vector of x, and the weight is mass/Σ v[k]²/v[0]² ([GW69]).
// Of an x that is near, (T - x)v = -e[n-1]p[n](x) in the last element alone, so that vᵀTv/vᵀv, which is nearer, is x plus the product
// of that and p[n-1](x), divided by vᵀv.

// Gauss returns the rule of n nodes whose orthonormal polynomials have the recurrence x·p[k] = e[k]p[k+1] + d[k]p[k] + e[k-1]p[k-1]:
// d has n elements and e n-1, and mass is the integral of the weight function. It is exact for polynomials below degree 2n.
//
// Error: of a node 2nε times the largest |d[k]| + |e[k]| + |e[k-1]|, of a weight 4n²ε of itself, where d, e and mass are exact.
// Domain: weights that are normal numbers, with all limbs; smaller ones have fewer digits, or are 0.
// Special: a number that is not finite, an e[k] or a mass that is not positive, and other lengths are errors.
func Gauss[N limb.Real[N]](d, e []N, mass N) (Rule[N], error) {
	n := len(d)
	if n == 0 || len(e) != n-1 {
		return Rule[N]{}, fmt.Errorf("integrate: gauss: d has %d elements and e %d: d must have one, and one more than e", n, len(e))
	}
	for k, x := range append(e[:n-1:n-1], mass) {
		if !(x.Sign() > 0) || x.IsInf() {
			return Rule[N]{}, fmt.Errorf("integrate: gauss: e[%d], or the mass after the last one, is %v: it must be positive and finite", k, x)
		}
	}
	nodes, err := mat.EigenvaluesTridiag(d, e)
	if err != nil {
		return Rule[N]{}, fmt.Errorf("integrate: gauss: %w", err)
	}
	r := Rule[N]{nodes, make([]N, n)}
	for i, x := range nodes {
		x = x.Add(correction(d, e, x))
		r.Nodes[i] = x
		_, sum, exp := polynomials(d, e, x)
		r.Weights[i] = mass.Div(sum).Ldexp(-2 * exp)
	}
	return r, nil
}

// polynomials returns the last of the vector v of x, (T - x)v there, and Σ v[k]², without the powers of two 2^exp, and 2^2exp of the
// sum, that keep them in range.
func polynomials[N limb.Real[N]](d, e []N, x N) (last [2]N, sum N, exp int) {
	p, before := limb.From[N](1), limb.From[N](0)
	var beside N
	for k := range d {
		sum = sum.Add(p.Sqr())
		next := x.Sub(d[k]).Mul(p).Sub(beside.Mul(before))
		if k == len(d)-1 {
			return [2]N{p, next}, sum, exp
		}
		before, beside = p, e[k]
		p = next.Div(beside)
		if by := -p.Ilogb(); by < -20 && !p.IsZero() {
			p, before, sum, exp = p.Ldexp(by), before.Ldexp(by), sum.Ldexp(2*by), exp-by
		}
	}
	panic("integrate: no polynomials")
}

// correction returns how far x is from vᵀTv/vᵀv.
func correction[N limb.Real[N]](d, e []N, x N) N {
	last, sum, _ := polynomials(d, e, x)
	return last[0].Mul(last[1]).Div(sum).Neg()
}

// recurrence returns d and e of n nodes from functions of k; e[k-1] is the root of square(k).
func recurrence[N limb.Real[N]](n int, diagonal, square func(k N) N) (d, e []N) {
	for k := range n {
		x := limb.From[N](k)
		d = append(d, diagonal(x))
		if k > 0 {
			e = append(e, square(x).Sqrt())
		}
	}
	return d, e
}

func none[N limb.Real[N]](N) (zero N) { return zero }

// Legendre returns Gauss's rule of n nodes for the integral from -1 to 1.
//
// Error: of a node 2nε, of a weight 4n²ε of itself.
// Special: an n below 1 is an error.
func Legendre[N limb.Real[N]](n int) (Rule[N], error) {
	d, e := recurrence(n, none, func(k N) N {
		s := k.Sqr()
		return s.Div(s.Ldexp(2).Sub(limb.From[N](1)))
	})
	return Gauss(d, e, limb.From[N](2))
}

// Jacobi returns Gauss's rule of n nodes for the integral from -1 to 1 of a function times (1-x)^a·(1+x)^b.
//
// Error: as [Legendre], and what [limb.Beta] adds to all weights; a and b above -0.9 and below 100.
// Special: an n below 1, and an a or b that is not above -1 and finite, are errors.
func Jacobi[N limb.Real[N]](n int, a, b N) (Rule[N], error) {
	one, two, sum := limb.From[N](1), limb.From[N](2), a.Add(b)
	if !a.Greater(one.Neg()) || !b.Greater(one.Neg()) || sum.IsInf() {
		return Rule[N]{}, fmt.Errorf("integrate: jacobi: a is %v and b %v: they must be above -1, and finite", a, b)
	}
	d, e := recurrence(n, func(k N) N {
		if k.IsZero() {
			return b.Sub(a).Div(sum.Add(two))
		}
		c := k.Ldexp(1).Add(sum)
		return b.Sub(a).Mul(sum).Div(c.Mul(c.Add(two)))
	}, func(k N) N {
		c := k.Ldexp(1).Add(sum)
		x := k.Add(a).Mul(k.Add(b)).Ldexp(2).Div(c.Sqr().Mul(c.Add(one)))
		if k.Equal(one) {
			return x // k + a + b and 2k + a + b - 1 are the same
		}
		return x.Mul(k).Mul(k.Add(sum)).Div(c.Sub(one))
	})
	return Gauss(d, e, two.Pow(sum.Add(one)).Mul(a.Add(one).Beta(b.Add(one))))
}

// Laguerre returns Gauss's rule of n nodes for the integral from 0 to infinity of a function times x^a·e^-x.
//
// Error: of a node 2nε times 4n + 2a, of a weight 4n²ε of itself, and what [limb.Gamma] adds to all of them.
// Special: an n below 1, and an a that is not above -1 and finite, are errors.
func Laguerre[N limb.Real[N]](n int, a N) (Rule[N], error) {
	one := limb.From[N](1)
	if !a.Greater(one.Neg()) || a.IsInf() {
		return Rule[N]{}, fmt.Errorf("integrate: laguerre: a is %v: it must be above -1, and finite", a)
	}
	d, e := recurrence(n, func(k N) N { return k.Ldexp(1).Add(one).Add(a) }, func(k N) N { return k.Mul(k.Add(a)) })
	return Gauss(d, e, a.Add(one).Gamma())
}

// Hermite returns Gauss's rule of n nodes for the integral over all x of a function times e^-x².
//
// Error: of a node 2nε√(2n), of a weight 4n²ε of itself.
// Special: an n below 1 is an error.
func Hermite[N limb.Real[N]](n int) (Rule[N], error) {
	d, e := recurrence(n, none, func(k N) N { return k.Ldexp(-1) })
	return Gauss(d, e, limb.Pi[N]().Sqrt())
}

// unit returns ε.
func unit[N limb.Real[N]]() float64 { return math.Ldexp(1, limb.Epsilon[N]().Ilogb()-1) }

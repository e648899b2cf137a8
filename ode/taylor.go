package ode

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// A Series is a Taylor series about the time of a step, as long as the step needs it. Right sides are functions of series: each
// operation is noted once, and gives a coefficient of its result from those of its operands whenever these are there.
type Series[N limb.Real[N]] struct{ *term[N] }

type term[N limb.Real[N]] struct {
	all  *[]*term[N] // terms in the order of their operations
	c    []N
	next func(k int) N // coefficient k, where those of operands up to k are there, and of the term itself below k
}

// note adds a term.
func note[N limb.Real[N]](all *[]*term[N]) Series[N] {
	x := &term[N]{all: all}
	*all = append(*all, x)
	return Series[N]{x}
}

// convolution returns Σ a[j]b[k-j] for j from first to last.
func convolution[N limb.Real[N]](a, b []N, first, last, k int) (s N) {
	for j := first; j <= last; j++ {
		s = s.Add(a[j].Mul(b[k-j]))
	}
	return s
}

// weighted returns Σ j·a[j]b[k-j]/k for j from 1 to last.
func weighted[N limb.Real[N]](a, b []N, last, k int) (s N) {
	for j := 1; j <= last; j++ {
		s = s.Add(limb.From[N](j).Mul(a[j]).Mul(b[k-j]))
	}
	return s.Div(limb.From[N](k))
}

// Add returns x + y.
func (x Series[N]) Add(y Series[N]) Series[N] {
	z := note(x.all)
	z.next = func(k int) N { return x.c[k].Add(y.c[k]) }
	return z
}

// Sub returns x - y.
func (x Series[N]) Sub(y Series[N]) Series[N] {
	z := note(x.all)
	z.next = func(k int) N { return x.c[k].Sub(y.c[k]) }
	return z
}

// Mul returns xy.
func (x Series[N]) Mul(y Series[N]) Series[N] {
	z := note(x.all)
	z.next = func(k int) N { return convolution(x.c, y.c, 0, k, k) }
	return z
}

// Div returns x/y.
func (x Series[N]) Div(y Series[N]) Series[N] {
	z := note(x.all)
	z.next = func(k int) N { return x.c[k].Sub(convolution(y.c, z.c, 1, k, k)).Div(y.c[0]) }
	return z
}

// Neg returns -x.
func (x Series[N]) Neg() Series[N] { return x.Times(limb.From[N](-1)) }

// Sqr returns x².
func (x Series[N]) Sqr() Series[N] { return x.Mul(x) }

// Plus returns x + a for a number a.
func (x Series[N]) Plus(a N) Series[N] {
	z := note(x.all)
	z.next = func(k int) N {
		if k == 0 {
			return x.c[0].Add(a)
		}
		return x.c[k]
	}
	return z
}

// Times returns ax for a number a.
func (x Series[N]) Times(a N) Series[N] {
	z := note(x.all)
	z.next = func(k int) N { return a.Mul(x.c[k]) }
	return z
}

// Sqrt returns √x, for an x that does not become 0.
func (x Series[N]) Sqrt() Series[N] {
	z := note(x.all)
	z.next = func(k int) N {
		if k == 0 {
			return x.c[0].Sqrt()
		}
		return x.c[k].Sub(convolution(z.c, z.c, 1, k-1, k)).Div(z.c[0]).Ldexp(-1)
	}
	return z
}

// Pow returns x^a for a number a, and an x above 0.
func (x Series[N]) Pow(a N) Series[N] { return x.Log().Times(a).Exp() }

// Exp returns e^x.
func (x Series[N]) Exp() Series[N] {
	z := note(x.all)
	z.next = func(k int) N {
		if k == 0 {
			return x.c[0].Exp()
		}
		return weighted(x.c, z.c, k, k)
	}
	return z
}

// Log returns the natural logarithm of x.
func (x Series[N]) Log() Series[N] {
	z := note(x.all)
	z.next = func(k int) N {
		if k == 0 {
			return x.c[0].Log()
		}
		return x.c[k].Sub(weighted(z.c, x.c, k-1, k)).Div(x.c[0])
	}
	return z
}

// Sin returns the sine of x.
func (x Series[N]) Sin() Series[N] { s, _ := x.SinCos(); return s }

// Cos returns the cosine of x.
func (x Series[N]) Cos() Series[N] { _, c := x.SinCos(); return c }

// SinCos returns the sine and the cosine of x.
func (x Series[N]) SinCos() (sin, cos Series[N]) {
	sin, cos = note(x.all), note(x.all)
	sin.next = func(k int) N {
		if k == 0 {
			return x.c[0].Sin()
		}
		return weighted(x.c, cos.c, k, k)
	}
	cos.next = func(k int) N {
		if k == 0 {
			return x.c[0].Cos()
		}
		return weighted(x.c, sin.c, k, k).Neg()
	}
	return sin, cos
}

// Taylor returns the solution of y' = f(t, y) at the time to, from y at the time from, after at most most steps, and how many these
// were. f is called once, with series for t and the elements of y; it returns as many, and may not look at them. to may be before
// from.
//
// A step has the order p = 2 - ½·log tol, and is as long as the last coefficients c let |c[p]|h^p be tol times the largest |y|
// ([JZ05]). Where the polynomial P that is its result fails the equation in its end, h|P' - f(t, P)| > 8p·tol·|y|, it is tried again,
// half as long.
//
// Error: about tol·|y| in each step, which the equation makes smaller or larger on the way.
// Special: a tol below 4ε, a y that is not finite, and an f of another number of elements are errors; where steps become shorter
// than ε of the time, as before a singularity, or there are more than most, [ErrStep].
func Taylor[N limb.Real[N]](f func(t Series[N], y []Series[N]) []Series[N], from N, y []N, to N, tol float64, most int) (result []N, steps int, err error) {
	if !(tol >= 4*unit[N]() && tol < 1) {
		return nil, 0, fmt.Errorf("ode: taylor: a tolerance of %.3g: it must be from %.3g, 4ε of the type, to 1", tol, 4*unit[N]())
	}
	y = append([]N(nil), y...)
	s := &stepper[N]{order: int(math.Ceil(2 - math.Log(tol)/2)), t: from, y: y}
	t := note(&s.terms)
	t.next = func(k int) N {
		switch k {
		case 0:
			return s.t
		case 1:
			return limb.From[N](1)
		}
		return limb.From[N](0)
	}
	state := make([]Series[N], len(y))
	var right []Series[N]
	for i := range state {
		state[i] = note(&s.terms)
		state[i].next = func(k int) N {
			if k == 0 {
				return s.y[i]
			}
			return right[i].c[k-1].Div(limb.From[N](k))
		}
	}
	if right = f(t, state); len(right) != len(y) {
		return nil, 0, fmt.Errorf("ode: taylor: f returns %d elements, and y has %d", len(right), len(y))
	}
	least := unit[N]() * max(math.Abs(from.Float64()), math.Abs(to.Float64()))
	s.expand(0)
	for ; !s.t.Equal(to); steps++ {
		if m := largest(s.y); m-m != 0 || s.t.IsNaN() || to.IsNaN() || to.IsInf() {
			return nil, steps, fmt.Errorf("ode: taylor: y = %v at %v, on the way to %v: these must be finite", s.y, s.t, to)
		} else if steps == most {
			return nil, steps, fmt.Errorf("ode: taylor: %w: %d steps end at %v", ErrStep, steps, s.t)
		}
		for k := 1; k <= s.order; k++ {
			s.expand(k)
		}
		start, coefficients := s.t, make([][]N, len(state))
		for i := range state {
			coefficients[i] = state[i].c
		}
		size := largest(s.y)
		h := s.length(coefficients, size)
		for ; ; h = h / 2 {
			step := limb.From[N](h)
			if rest := to.Sub(start); !(h < math.Abs(rest.Float64())) {
				step, s.t = rest, to
			} else {
				if rest.Signbit() {
					step = step.Neg()
				}
				s.t = start.Add(step)
			}
			if !(h > least) {
				return nil, steps, fmt.Errorf("ode: taylor: %w: at %v steps become shorter than %.3g: there may be a singularity", ErrStep, start, h)
			}
			slopes := s.move(coefficients, step)
			s.expand(0)
			worst := 0.0
			for i, v := range slopes {
				worst = max(worst, v.Sub(right[i].c[0]).Mul(step).Abs().Float64())
			}
			if worst <= float64(float64(8*s.order)*tol*max(size, largest(s.y))) {
				break
			}
		}
	}
	return s.y, steps, nil
}

// stepper is a solution on its way.
type stepper[N limb.Real[N]] struct {
	order int
	terms []*term[N]
	t     N
	y     []N
}

// expand computes coefficient k of all terms, the others after it being dropped.
func (s *stepper[N]) expand(k int) {
	for _, x := range s.terms {
		if k == 0 {
			x.c = make([]N, 0, s.order+1)
		}
		x.c = append(x.c, x.next(k))
	}
}

// length returns how long a step is, from the last three coefficients: they fall off as the powers of the radius of convergence.
func (s *stepper[N]) length(c [][]N, size float64) float64 {
	h := math.MaxFloat64
	for k := max(1, s.order-2); k <= s.order; k++ {
		most := 0.0
		for i := range c {
			most = max(most, c[i][k].Abs().Float64())
		}
		if most > 0 && size > 0 {
			h = min(h, math.Exp(-2)*math.Pow(size/most, 1/float64(k)))
		} else if most > 0 {
			h = min(h, math.Exp(-2)*math.Pow(most, -1/float64(k)))
		}
	}
	return h
}

// move sets y to the value of the polynomials at h, and returns their derivatives.
func (s *stepper[N]) move(c [][]N, h N) (slopes []N) {
	slopes = make([]N, len(c))
	for i, c := range c {
		y, slope := c[len(c)-1], limb.From[N](0)
		for k := len(c) - 2; k >= 0; k-- {
			slope = slope.Mul(h).Add(y)
			y = y.Mul(h).Add(c[k])
		}
		s.y[i], slopes[i] = y, slope
	}
	return slopes
}

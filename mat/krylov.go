package mat

import (
	"fmt"

	"github.com/limbfp/limb"
)

// GMRES returns an x with ‖b - Ax‖ ≤ tol·‖b‖ in the Euclidean norm, after at most most steps, and how many
// these were. apply sets dst to Ax; it is the matrix, or a preconditioned one. Vectors are orthogonalised twice
// ([GLRS05]), and there are no restarts, so that step k keeps k vectors.
//
// Special: where most steps do not reach tol, the best x and an error; likewise where an element is
// infinite or NaN.
func GMRES[N Number[N]](apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	n, by := len(b), partsOf[N]()
	x = make([]N, n)
	if at := notFinite(b); at >= 0 {
		return x, 0, fmt.Errorf("mat: gmres: %w: element %d is %v", ErrNotFinite, at, b[at])
	}
	norm := NormFrobenius(column(b))
	if norm.IsZero() {
		return x, 0, nil
	}
	most = min(most, n)
	basis := [][]N{make([]N, n)}
	for i, v := range b {
		basis[0][i] = v.Div(norm)
	}
	var h [][]N      // the columns of the upper triangle that rotations make of Hessenberg's matrix
	var cos, sin []N // sin is real
	g := []N{norm}   // the right side, rotated; its last element is the residual
	limit := norm.Mul(by.from(tol))
	for steps < most && by.cmp(limit, by.abs(g[steps])) < 0 {
		w := make([]N, n)
		if err = apply(w, basis[steps]); err != nil {
			return x, steps, err
		}
		if at := notFinite(w); at >= 0 {
			return x, steps, fmt.Errorf("mat: gmres: %w: element %d of a product is %v", ErrNotFinite, at, w[at])
		}
		c := make([]N, steps+2)
		for range 2 {
			for k, v := range basis {
				d := by.dot(v, w)
				c[k] = c[k].Add(d)
				axpy(w, d.Neg(), v)
			}
		}
		next := NormFrobenius(column(w))
		for k := range steps {
			c[k], c[k+1] = by.conj(cos[k]).Mul(c[k]).Add(sin[k].Mul(c[k+1])), cos[k].Mul(c[k+1]).Sub(sin[k].Mul(c[k]))
		}
		r := by.hypot(by.abs(c[steps]), next)
		if r.IsZero() {
			break // A is singular: nothing is left to go on with
		}
		cos, sin = append(cos, c[steps].Div(r)), append(sin, next.Div(r))
		c[steps] = r
		h = append(h, c[:steps+1])
		g = append(g, sin[steps].Mul(g[steps]).Neg())
		g[steps] = by.conj(cos[steps]).Mul(g[steps])
		steps++
		if next.IsZero() {
			break
		}
		for i := range w {
			w[i] = w[i].Div(next)
		}
		basis = append(basis, w)
	}
	for k := steps - 1; k >= 0; k-- {
		for l := k + 1; l < steps; l++ {
			g[k] = g[k].Sub(h[l][k].Mul(g[l]))
		}
		g[k] = g[k].Div(h[k][k])
	}
	for k := range steps {
		axpy(x, g[k], basis[k])
	}
	if by.cmp(limit, by.abs(g[steps])) < 0 {
		err = fmt.Errorf("mat: gmres: %w: after %d steps the residual is %.1e of the right side", ErrNoConvergence, steps, size(by.abs(g[steps]).Div(norm)))
	}
	return x, steps, err
}

// ConjugateGradients returns an x with ‖b - Ax‖ ≤ tol·‖b‖ for a positive definite real matrix A, after at most
// most steps, and how many these were. apply sets dst to Ax.
//
// Special: where most steps do not reach tol, the last x and an error; a direction in which A is not
// positive is an error too.
func ConjugateGradients[N limb.Real[N]](apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	x = make([]N, len(b))
	if at := notFinite(b); at >= 0 {
		return x, 0, fmt.Errorf("mat: conjugate gradients: %w: element %d is %v", ErrNotFinite, at, b[at])
	}
	r := append([]N(nil), b...)
	p, q := append([]N(nil), b...), make([]N, len(b))
	rr := dot(r, r)
	limit := rr.Mul(limb.From[N](tol)).Mul(limb.From[N](tol))
	for limit.Less(rr) {
		if steps == most {
			return x, steps, fmt.Errorf("mat: conjugate gradients: %w: after %d steps the residual is %.1e of the right side", ErrNoConvergence, steps, rr.Div(dot(b, b)).Sqrt().Float64())
		}
		if err = apply(q, p); err != nil {
			return x, steps, err
		}
		if at := notFinite(q); at >= 0 {
			return x, steps, fmt.Errorf("mat: conjugate gradients: %w: element %d of a product is %v", ErrNotFinite, at, q[at])
		}
		curve := dot(p, q)
		if !limb.From[N](0).Less(curve) || curve.IsInf() {
			return x, steps, fmt.Errorf("mat: conjugate gradients: %w: pᵀAp is %v in step %d", ErrNotPositive, curve, steps)
		}
		alpha := rr.Div(curve)
		axpy(x, alpha, p)
		axpy(r, alpha.Neg(), q)
		next := dot(r, r)
		beta := next.Div(rr)
		for i := range p {
			p[i] = r[i].Add(beta.Mul(p[i]))
		}
		rr = next
		steps++
	}
	return x, steps, nil
}

// dot returns xᵀy, in order.
func dot[N limb.Real[N]](x, y []N) (s N) {
	step := stepOf[N]()
	for i, v := range x {
		s = step(s, v, y[i])
	}
	return s
}

// axpy adds ax to y.
func axpy[N Number[N]](y []N, a N, x []N) {
	step := stepOf[N]()
	for i, v := range x {
		y[i] = step(y[i], a, v)
	}
}

package mat

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/cause"
)

// GMRES returns an x with ‖b - Ax‖ ≤ tol·‖b‖ in the Euclidean norm, after at most most steps, and how many
// these were. apply sets dst to Ax; it is the matrix, or a preconditioned one. Vectors are orthogonalised twice
// ([GLRS05]), and there are no restarts, so that step k keeps k vectors. In the end b - Ax is computed.
//
// Special: where most steps do not reach tol, or rounding errors keep b - Ax above it, the best x and an error;
// likewise where an element is infinite or NaN.
func GMRES[N Number[N]](apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return GMRESContext(context.Background(), apply, b, tol, most)
}

// GMRESContext is GMRES until ctx is done: then it returns no x.
func GMRESContext[N Number[N]](ctx context.Context, apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	x, steps, err = gmres(progressOf(ctx), apply, b, tol, most)
	if ended := cause.Of(ctx); ended != nil {
		return nil, steps, inside("gmres", ended)
	}
	if err != nil {
		return x, steps, err
	}
	by, r, norm := partsOf[N](), make([]N, len(b)), NormFrobenius(column(b))
	if err = left(r, apply, b, x); err != nil {
		return x, steps, inside("gmres", err)
	}
	if is := NormFrobenius(column(r)); by.cmp(norm.Mul(by.from(tol)), is) < 0 {
		err = fmt.Errorf("mat: gmres: %w: after %d steps rounding errors leave a residual of %.1e of the right side", ErrNoConvergence, steps, size(is.Div(norm)))
	}
	return x, steps, err
}

// left sets r to b - Ax.
func left[N Number[N]](r []N, apply func(dst, x []N) error, b, x []N) error {
	if err := apply(r, x); err != nil {
		return err
	}
	for i, v := range r {
		r[i] = b[i].Sub(v)
	}
	if at := notFinite(r); at >= 0 {
		return fmt.Errorf("%w: element %d of b - Ax is %v", ErrNotFinite, at, r[at])
	}
	return nil
}

// gmres is GMRES with the residual as the rotations have it, which may be smaller than b - Ax is.
func gmres[N Number[N]](p *progress, apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
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
		if err = p.ended(); err != nil {
			return x, steps, err
		}
		w := make([]N, n)
		if err = apply(w, basis[steps]); err != nil {
			return x, steps, err
		}
		if at := notFinite(w); at >= 0 {
			return x, steps, fmt.Errorf("mat: gmres: %w: element %d of a product is %v", ErrNotFinite, at, w[at])
		}
		small := NormFrobenius(column(w)).Mul(by.from(float64(n) * unit[N]())) // what is rounding errors alone
		c := make([]N, steps+2)
		for range 2 {
			for k, v := range basis {
				d := inner(by, v, w)
				c[k] = c[k].Add(d)
				axpy(w, d.Neg(), v)
			}
		}
		next := NormFrobenius(column(w))
		for k := range steps {
			c[k], c[k+1] = by.conj(cos[k]).Mul(c[k]).Add(sin[k].Mul(c[k+1])), cos[k].Mul(c[k+1]).Sub(sin[k].Mul(c[k]))
		}
		r := by.hypot(by.abs(c[steps]), next)
		if by.cmp(r, small) <= 0 {
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
// most steps, and how many these were. apply sets dst to Ax. Where the residual that the steps carry along is small
// enough, b - Ax is computed, and solved for as another right side where that is not.
//
// Special: where most steps do not reach tol, or rounding errors keep b - Ax above it, the last x and an error; a
// direction in which A is not positive, and an element that is infinite or NaN, are errors too.
func ConjugateGradients[N limb.Real[N]](apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return ConjugateGradientsContext(context.Background(), apply, b, tol, most)
}

// ConjugateGradientsContext is ConjugateGradients until ctx is done: then it returns no x.
func ConjugateGradientsContext[N limb.Real[N]](ctx context.Context, apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return PreconditionedCGContext(ctx, apply, nil, b, tol, most)
}

// correct solves Ax = b by a method that returns an x with ‖r - Ax‖ ≤ limit as far as it knows r, as long as it has steps: b - Ax
// is computed then, and solved for as another right side where it is not small enough.
func correct[N Number[N]](ctx context.Context, what string, apply func(dst, x []N) error, b []N, tol float64, most int, method func(p *progress, r []N, limit N, steps *int) ([]N, error)) (x []N, steps int, err error) {
	x = make([]N, len(b))
	if at := notFinite(b); at >= 0 {
		return x, 0, fmt.Errorf("mat: %s: %w: element %d is %v", what, ErrNotFinite, at, b[at])
	}
	by, r := partsOf[N](), column(slices.Clone(b))
	e := scaleDown(r) // of b and x, whose squares then are in range
	b, norm := slices.Clone(r.Data), NormFrobenius(r)
	limit, last := norm.Mul(by.from(tol)), by.from(math.Inf(1))
	progress := progressOf(ctx)
	for err == nil {
		is := NormFrobenius(r)
		if by.cmp(is, limit) <= 0 && !limit.IsNaN() {
			break
		}
		if steps >= most || limit.IsNaN() || by.cmp(is, by.ldexp(last, -1)) >= 0 {
			err = fmt.Errorf("%w: after %d steps the residual is %.1e of the right side", ErrNoConvergence, steps, size(is.Div(norm)))
			break
		}
		last = is
		k, before := scaleDown(r), steps
		d, err1 := method(progress, r.Data, by.ldexp(limit, -k), &steps)
		for i, v := range d {
			x[i] = x[i].Add(by.ldexp(v, k))
		}
		if err = err1; err == nil && steps > before {
			err = left(r.Data, apply, b, x)
		}
	}
	if ended := progress.ended(); ended != nil {
		return nil, steps, inside(what, ended)
	}
	for i := range x {
		x[i] = by.ldexp(x[i], e)
	}
	if at := notFinite(x); at >= 0 && err == nil {
		err = fmt.Errorf("overflow: %w: element %d of the solution is %v", ErrNotFinite, at, x[at])
	}
	if err != nil {
		err = inside(what, err)
	}
	return x, steps, err
}

// descend returns an x with ‖r - Ax‖ ≤ limit, or ε: as long as it has steps, and as far as it knows r, which it sets
// to what it takes for r - Ax. precondition is nil for none.
func descend[N limb.Real[N]](progress *progress, apply, precondition func(dst, x []N) error, r []N, limit N, most int, steps *int) (x []N, err error) {
	x = make([]N, len(r))
	q, z := make([]N, len(r)), r
	if precondition != nil {
		z = make([]N, len(r))
		if err := applyTo("a preconditioner", precondition, z, r); err != nil {
			return x, err
		}
	}
	p, rr := slices.Clone(z), dot(r, r)
	rz := rr
	if precondition != nil {
		rz = dot(r, z)
	}
	limit = limit.Sqr().Max(limb.From[N](math.Max(unit[N]()*unit[N](), smallest[N]()/0x1p-26)))
	for ; *steps < most && !rr.LessEqual(limit); *steps++ {
		if err := progress.ended(); err != nil {
			return x, err
		}
		if err := applyTo("a product", apply, q, p); err != nil {
			return x, err
		}
		curve := dot(p, q)
		if !limb.From[N](0).Less(curve) || curve.IsInf() {
			return x, fmt.Errorf("%w: pᵀAp is %v in step %d", ErrNotPositive, curve, *steps)
		}
		alpha := rz.Div(curve)
		axpy(x, alpha, p)
		axpy(r, alpha.Neg(), q)
		rr = dot(r, r)
		next := rr
		if precondition != nil {
			if err := applyTo("a preconditioner", precondition, z, r); err != nil {
				return x, err
			}
			next = dot(r, z)
		}
		beta := next.Div(rz)
		for i := range p {
			p[i] = z[i].Add(beta.Mul(p[i]))
		}
		rz = next
	}
	return x, nil
}

// applyTo is apply, whose results are to be finite.
func applyTo[N Number[N]](what string, apply func(dst, x []N) error, dst, x []N) error {
	if err := apply(dst, x); err != nil {
		return err
	}
	if at := notFinite(dst); at >= 0 {
		return fmt.Errorf("%w: element %d of %s is %v", ErrNotFinite, at, what, dst[at])
	}
	return nil
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

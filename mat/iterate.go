package mat

import (
	"context"
	"slices"

	"github.com/limbfp/limb"
)

// # Iterations with preconditioners, and of matrices that are not definite

// PreconditionedCG is [ConjugateGradients] with a preconditioner: precondition sets dst to M⁻¹x for a positive definite M that
// is near to A and is solved soon, such as those of [Jacobi] and [IncompleteCholesky]; nil is none.
func PreconditionedCG[N limb.Real[N]](apply, precondition func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return PreconditionedCGContext(context.Background(), apply, precondition, b, tol, most)
}

// PreconditionedCGContext is PreconditionedCG until ctx is done: then it returns no x.
func PreconditionedCGContext[N limb.Real[N]](ctx context.Context, apply, precondition func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return correct(ctx, "conjugate gradients", apply, b, tol, most, func(p *progress, r []N, limit N, steps *int) ([]N, error) {
		return descend(p, apply, precondition, r, limit, most, steps)
	})
}

// PreconditionedGMRES is [GMRES] with a preconditioner to the right, such as that of [IncompleteLU]: it solves AM⁻¹y = b, whose
// residual is that of Ax = b, and returns x = M⁻¹y.
func PreconditionedGMRES[N Number[N]](apply, precondition func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return PreconditionedGMRESContext(context.Background(), apply, precondition, b, tol, most)
}

// PreconditionedGMRESContext is PreconditionedGMRES until ctx is done: then it returns no x.
func PreconditionedGMRESContext[N Number[N]](ctx context.Context, apply, precondition func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	if precondition == nil {
		return GMRESContext(ctx, apply, b, tol, most)
	}
	z := make([]N, len(b))
	y, steps, err := GMRESContext(ctx, func(dst, y []N) error {
		if err := applyTo("a preconditioner", precondition, z, y); err != nil {
			return err
		}
		return apply(dst, z)
	}, b, tol, most)
	if y == nil {
		return nil, steps, err
	}
	if err1 := applyTo("a preconditioner", precondition, z, y); err1 != nil {
		return z, steps, inside("gmres", err1)
	}
	return z, steps, err
}

// BiCGSTAB returns an x with ‖b - Ax‖ ≤ tol·‖b‖ for any square matrix A, after at most most steps of two products, and how many
// these were, in the memory of seven vectors ([Vor92]). apply and precondition are those of [PreconditionedGMRES]; the latter may
// be nil. The residual is computed in the end, and solved for where it is not small enough.
//
// Special: as [ConjugateGradients]; a breakdown, where the next direction is not defined, ends with an error too.
func BiCGSTAB[N Number[N]](apply, precondition func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return BiCGSTABContext(context.Background(), apply, precondition, b, tol, most)
}

// BiCGSTABContext is BiCGSTAB until ctx is done: then it returns no x.
func BiCGSTABContext[N Number[N]](ctx context.Context, apply, precondition func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return correct(ctx, "bicgstab", apply, b, tol, most, func(p *progress, r []N, limit N, steps *int) ([]N, error) {
		return stabilized(p, apply, precondition, r, limit, most, steps)
	})
}

// stabilized is what [correct] calls for BiCGSTAB.
func stabilized[N Number[N]](progress *progress, apply, precondition func(dst, x []N) error, r []N, limit N, most int, steps *int) (x []N, err error) {
	by, n := partsOf[N](), len(r)
	x = make([]N, n)
	p, v, t, y := make([]N, n), make([]N, n), make([]N, n), make([]N, n)
	shadow := slices.Clone(r)
	through := func(dst, x []N) error { // sets y to M⁻¹x and dst to Ay
		if precondition == nil {
			copy(y, x)
		} else if err := applyTo("a preconditioner", precondition, y, x); err != nil {
			return err
		}
		return applyTo("a product", apply, dst, y)
	}
	rho, alpha, omega := one[N](), one[N](), one[N]()
	for ; *steps < most && by.cmp(NormFrobenius(column(r)), limit) > 0; *steps++ {
		if err := progress.ended(); err != nil {
			return x, err
		}
		next := inner(by, shadow, r)
		beta := next.Div(rho).Mul(alpha.Div(omega))
		rho = next
		for i := range p {
			p[i] = r[i].Add(beta.Mul(p[i].Sub(omega.Mul(v[i]))))
		}
		if notFinite(p) >= 0 { // a breakdown: what there is goes back
			return x, nil
		}
		if err := through(v, p); err != nil {
			return x, err
		}
		along := inner(by, shadow, v)
		if along.IsZero() || rho.IsZero() {
			return x, nil
		}
		alpha = rho.Div(along)
		axpy(x, alpha, y)
		axpy(r, alpha.Neg(), v)
		if err := through(t, r); err != nil {
			return x, err
		}
		tt := inner(by, t, t)
		if tt.IsZero() { // r is 0, or A singular
			*steps++
			return x, nil
		}
		omega = inner(by, t, r).Div(tt)
		axpy(x, omega, y)
		axpy(r, omega.Neg(), t)
	}
	return x, nil
}

// MINRES returns an x with ‖b - Ax‖ ≤ tol·‖b‖ for a symmetric or Hermitian matrix A that need not be definite, after at most most
// steps, and how many these were, in the memory of seven vectors ([PS75]). The residual is computed in the end, and solved for
// where it is not small enough.
//
// Special: as [ConjugateGradients].
func MINRES[N Number[N]](apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return MINRESContext(context.Background(), apply, b, tol, most)
}

// MINRESContext is MINRES until ctx is done: then it returns no x.
func MINRESContext[N Number[N]](ctx context.Context, apply func(dst, x []N) error, b []N, tol float64, most int) (x []N, steps int, err error) {
	return correct(ctx, "minres", apply, b, tol, most, func(p *progress, r []N, limit N, steps *int) ([]N, error) {
		return lanczos(p, apply, r, limit, most, steps)
	})
}

// lanczos is what [correct] calls for MINRES: vectors v of length 1 with Av = βv₋ + αv + β₊v₊, whose tridiagonal matrix rotations make
// a triangle of.
func lanczos[N Number[N]](progress *progress, apply func(dst, x []N) error, r []N, limit N, most int, steps *int) (x []N, err error) {
	by, n := partsOf[N](), len(r)
	x = make([]N, n)
	beta := NormFrobenius(column(r))
	if beta.IsZero() {
		return x, nil
	}
	v, before, next := slices.Clone(r), make([]N, n), make([]N, n)
	w, wBefore := make([]N, n), make([]N, n)
	quotients(v, beta)
	eta, last := beta, *new(N) // the residual, with a sign; β
	c, cBefore, s, sBefore := one[N](), one[N](), *new(N), *new(N)
	for ; *steps < most && by.cmp(by.abs(eta), limit) > 0; *steps++ {
		if err := progress.ended(); err != nil {
			return x, err
		}
		if err := applyTo("a product", apply, next, v); err != nil {
			return x, err
		}
		small := NormFrobenius(column(next)).Mul(by.from(float64(n) * unit[N]()))
		axpy(next, last.Neg(), before)
		alpha := realOf(inner(by, v, next))
		axpy(next, alpha.Neg(), v)
		beta = NormFrobenius(column(next))
		// A column of the triangle: third and second above its diagonal.
		third, second := sBefore.Mul(last), s.Mul(alpha).Add(cBefore.Mul(c).Mul(last))
		d := c.Mul(alpha).Sub(cBefore.Mul(s).Mul(last))
		rho := by.hypot(d, beta)
		if by.cmp(rho, small) <= 0 { // A is singular: nothing is left to go on with
			return x, nil
		}
		cBefore, sBefore, c, s = c, s, d.Div(rho), beta.Div(rho)
		for i, y := range v {
			z := y.Sub(third.Mul(wBefore[i])).Sub(second.Mul(w[i])).Div(rho)
			wBefore[i], w[i] = w[i], z
		}
		axpy(x, c.Mul(eta), w)
		eta = s.Mul(eta).Neg()
		if by.cmp(beta, small) <= 0 {
			*steps++
			return x, nil
		}
		quotients(next, beta)
		before, v, next = v, next, before
		last = beta
	}
	return x, nil
}

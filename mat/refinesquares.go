package mat

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// LeastSquaresRefined returns the x with the least ‖ax - b‖ in the Euclidean norm, for each column of b, with the work
// of a [QR] in a shorter type: float64 for DF and DD, DD for QF and QD. a has no fewer rows than columns.
//
// The residual r = b - ax is an unknown of its own: r and x together solve r + ax = b, aᵀr = 0 ([Bjo67]). What is
// left of both equations is computed in N, and corrections for it come from the factors, or from [GMRES] with the
// factors as its preconditioner ([CHP20]), as those of [SolveRefined] do. So a solution with a large residual is as
// good as one with a small one, where least squares by QR in N would lose digits with the square of the condition.
//
// A matrix whose columns depend on one another in the shorter type, or of which that fails, is factored in N.
//
// tol is the relative error of x that is asked for; 0 stands for 1. Solution.Bound is of x in the largest norm, as that
// of [SolveRefined], and +Inf where there are no Solution.Bounds and the square of the condition number is above 1/ε; complex
// matrices are taken as there.
//
// Columns that are far apart in length, of which that fails, are brought to one length by powers of two.
//
// Special: an element that is not finite, a column that depends on those before it, as far as the type can tell, what is
// left of the equations not shrinking, and a bound above tol, [ErrTolerance], are errors; the last two come with the solution as it is, and a
// Bound that is +Inf where none was found.
func LeastSquaresRefined[N Number[N]](a, b *Dense[N], tol float64) (*Solution[N], error) {
	return LeastSquaresRefinedContext(context.Background(), a, b, tol)
}

// LeastSquaresRefinedContext is LeastSquaresRefined until ctx is done, as [SolveRefinedContext].
func LeastSquaresRefinedContext[N Number[N]](ctx context.Context, a, b *Dense[N], tol float64) (*Solution[N], error) {
	if a.Rows < a.Cols || a.Rows != b.Rows {
		wrongShape("LeastSquaresRefined", "a is %d × %d and b %d × %d: a must have no more columns than rows, and as many rows as b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	f, ok := refinerOf[N]()
	if !ok {
		return nil, inside("refinement", fmt.Errorf("%w: there is no shorter type than %v: write QR", errors.ErrUnsupported, typeOf[N]()))
	}
	return f.squares(progressOf(ctx).quiet(), a, b, tol)
}

func leastSquaresRefined[N limb.Real[N], F limb.Real[F]](p *progress, a, b *Dense[N], tol float64) (*Solution[N], error) {
	if err := errors.Join(finite("refinement: the matrix", a), finite("refinement: the right side", b)); err != nil {
		return nil, err
	}
	s, err := scaledToo(p, a, b, false, func(a, b *Dense[N], w weights, last bool) (*Solution[N], error) {
		return refineSquares[N, F](p, a, b, w, tol, last)
	})
	return bounded[N, F](p, a, b, s, tol, err)
}

func refineSquares[N limb.Real[N], F limb.Real[F]](progress *progress, a, b *Dense[N], w weights, tol float64, last bool) (*Solution[N], error) {
	var f QR[F]
	if err := f.factorize(progress, converted[F](a)); err != nil {
		return nil, inside("refinement, in the shorter type", err)
	}
	p := &augmented[N]{a, b, a.Transpose(), rowNorm(a), norm1(a), w}
	full := func() (corrector[N], error) {
		var g QR[N]
		if err := g.factorize(progress, a); err != nil {
			return nil, inside("refinement", err)
		}
		if i := g.dependent(); i >= 0 {
			return nil, fmt.Errorf("mat: refinement: %w: column %d depends on those before it", ErrSingular, i)
		}
		return func(r *Dense[N], _ bool) (*Dense[N], error) { return g.augmented(r) }, nil
	}
	if f.zero() { // in a type that is too short for it, or at all
		return refineBy(progress, p, tol, source[N]{"refinement", 0, full})
	}
	// The matrix is symmetric, and so is the inverse that the factors make.
	short := func(r *Dense[N], _ bool) (*Dense[N], error) {
		d, err := f.augmented(converted[F](r))
		if err != nil {
			return nil, err
		}
		return converted[N](d), nil
	}
	return refineBy(progress, p, tol, sources(progress, p, short, unit[F](), func() corrector[N] {
		long := QR[N]{qr: converted[N](f.qr), t: converted[N](f.t), norm: f.norm, e: f.e}
		return func(r *Dense[N], _ bool) (*Dense[N], error) { return long.augmented(r) }
	}, full, last)...)
}

// zero reports whether an element of R's diagonal is 0.
func (f *QR[N]) zero() bool {
	for i := range f.qr.Cols {
		if f.qr.At(i, i).IsZero() {
			return true
		}
	}
	return false
}

// augmented returns the r and x, one below the other, of r + Ax = f, Aᵀr = g: with Rᵀh = g and Qᵀf = (d₁, d₂) these are
// r = Q(h, d₂), Rx = d₁ - h.
func (f *QR[N]) augmented(right *Dense[N]) (*Dense[N], error) {
	m, n := f.qr.Dims()
	y := right.Clone()
	plain(y)
	d, h := y.Slice(0, m, 0, y.Cols), y.Slice(m, m+n, 0, y.Cols)
	r, v := f.qr.matrix().slice(0, n, 0, n), vectors(f.qr)
	h.shiftRows(f.e, -1)
	solveLower(r.transposed(), h, false)
	turnAlone(v, f.t.Transpose(), d)
	for i := range n {
		for j, x := range h.Row(i) {
			d.Row(i)[j], h.Row(i)[j] = x, d.Row(i)[j].Sub(x)
		}
	}
	plain(h)
	solveUpper(r, h, false)
	turnAlone(v, f.t, d)
	h.shiftRows(f.e, -1)
	return y, finite("refinement: overflow", y)
}

// augmented is the problem of the unknowns r and x; turned is the transpose of a.
type augmented[N limb.Real[N]] struct {
	a, b, turned  *Dense[N]
	rows, columns float64 // as of square
	w             weights
}

func (p *augmented[N]) shape() (unknowns, wanted, columns int) {
	return p.a.Rows + p.a.Cols, p.a.Cols, p.b.Cols
}

// parts returns r and x.
func (p *augmented[N]) parts(x *Dense[N]) (upper, lower *Dense[N]) {
	return x.Slice(0, p.a.Rows, 0, x.Cols), x.Slice(p.a.Rows, x.Rows, 0, x.Cols)
}

func (p *augmented[N]) product(x *Dense[N], _ bool) *Dense[N] {
	y := NewDense[N](x.Rows, x.Cols, nil)
	r, z := p.parts(x)
	up, low := p.parts(y)
	up.Copy(r)
	plain(up)
	chains(up, p.turned.matrix().transposed(), z.Clone())
	chains(low, p.a.matrix().transposed(), r.Clone())
	return y
}

func (p *augmented[N]) residual(x *Dense[N]) *Dense[N] {
	y := NewDense[N](x.Rows, x.Cols, nil)
	r, z := p.parts(x)
	up, low := p.parts(y)
	f := less(p.b, p.turned, z)
	for i := range f.Rows {
		for j, v := range f.Row(i) {
			f.Set(i, j, v.Sub(r.At(i, j)))
		}
	}
	up.Copy(f)
	low.Copy(less(NewDense[N](low.Rows, low.Cols, nil), p.a, r))
	return y
}

func (p *augmented[N]) relative(x, y *Dense[N]) (tight, loose float64) {
	r, z := p.parts(x)
	f, g := p.parts(y)
	for j := range p.b.Cols {
		size, most := columnNorm(r, j), columnNorm(p.b, j)
		first, whole := 0.0, float64(p.rows*columnNorm(z, j))+size+most
		if e := columnNorm(f, j); e != 0 {
			first = e / whole
		}
		tight, loose = math.Max(tight, first), math.Max(loose, first)
		if e := columnNorm(g, j); e != 0 {
			// An r that is rounding errors of b alone, as where a solution is exact, is not made smaller.
			tight, loose = math.Max(tight, e/float64(p.columns*math.Max(size, float64(unit[N]()*whole)))), math.Max(loose, e/float64(p.columns*(size+most)))
		}
	}
	return tight, loose
}

func (p *augmented[N]) sum(x *Dense[N], j int) []float64 {
	s := make([]float64, x.Rows)
	r, z := p.parts(x)
	up, low := s[:r.Rows], s[r.Rows:]
	for i := range up {
		up[i] = size(p.b.At(i, j)) + size(r.At(i, j))
	}
	addSizes(up, p.a, z, j)
	addSizes(low, p.turned, r, j)
	return s
}

func (p *augmented[N]) norm() float64 { return p.columns }

func (p *augmented[N]) weights() weights { return p.w }

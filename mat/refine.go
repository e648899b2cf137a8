package mat

import (
	"errors"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// Solution is what [SolveRefined] has found.
type Solution[N limb.Real[N]] struct {
	X *Dense[N]

	Steps  int     // corrections that were added to X
	Cond   float64 // an estimate of the condition number of A, ‖A‖₁·‖A⁻¹‖₁
	Bound  float64 // of ‖X - x‖ / ‖X‖, x being the exact solution, in the largest element; the worst of all columns
	Method string  // "refinement" or "gmres": what the corrections come from

	turned *Dense[N] // the transpose of A
}

// SolveRefined solves ax = b for each column of b with the work of a factorisation in a shorter type: float64
// for DF and DD, DD for QF and QD. A residual b - ax is computed in N, and a correction for it with the factors,
// until the residual is as small as rounding lets it be. So x is as good as that of an LU factorisation in N.
//
// Where the condition number is beyond the shorter type, about 10^15 for float64 and 10^30 for DD, corrections
// come from [GMRES] with the factors as its preconditioner ([CH17]), which goes on to about the square of that.
//
// tol is the relative error of x that is asked for; 0 stands for 1, a digit at least. Solution.Bound is of x in
// the largest norm, from |A⁻¹|(|b - ax| + γ(|a||x| + |b|)), γ being the bound of the residual's rounding errors,
// by the estimate of [LU.Cond] times 3.
//
// Error: ‖b - ax‖ ≤ (3n + 6)ε(‖a‖‖x‖ + ‖b‖) in the largest norm, and mostly max(4, √n)ε of that, up to the
// rounding errors of the residual.
// Special: an element that is not finite, a singular matrix, a residual that does not shrink, and a bound above
// tol are errors; the last two come with the solution as it is.
func SolveRefined[N limb.Real[N]](a, b *Dense[N], tol float64) (*Solution[N], error) {
	switch unit[N]() {
	case 0x1p-48, 0x1p-106:
		return solveRefined[N, limb.F64](a, b, tol)
	case 0x1p-96, 0x1p-212:
		return solveRefined[N, limb.DD](a, b, tol)
	}
	return nil, errors.New("mat: refinement: there is no shorter type than a machine number: write LU")
}

// corrector returns the x of Ax = r, or of Aᵀx = r, to a few digits.
type corrector[N limb.Real[N]] func(r *Dense[N], trans bool) (*Dense[N], error)

func solveRefined[N limb.Real[N], F limb.Real[F]](a, b *Dense[N], tol float64) (*Solution[N], error) {
	if a.Rows != a.Cols || a.Rows != b.Rows {
		return nil, fmt.Errorf("mat: refinement: %w: %d × %d for %d × %d", ErrShape, a.Rows, a.Cols, b.Rows, b.Cols)
	}
	if err := errors.Join(finite("refinement: the matrix", a), finite("refinement: the right side", b)); err != nil {
		return nil, err
	}
	var f LU[F]
	if err := f.Factorize(converted[F](a)); err != nil {
		return nil, fmt.Errorf("mat: refinement, in the shorter type: %w", err)
	}
	short := func(r *Dense[N], trans bool) (*Dense[N], error) {
		d := new(Dense[F])
		if err := f.SolveTo(d, trans, converted[F](r)); err != nil {
			return nil, err
		}
		return converted[N](d), nil
	}
	s := &Solution[N]{X: NewDense[N](b.Rows, b.Cols, nil), Method: "refinement", turned: a.T()}
	err := s.refine(a, b, short, 30)
	by := short
	if err == nil {
		err = s.bound(a, b, by)
	}
	if err != nil || !(s.Cond*unit[F]() < 0.01) { // or the factors say little of A
		by = preconditioned(a, &LU[N]{lu: converted[N](f.lu), swaps: f.swaps, norm: f.norm})
		s.Method = "gmres"
		clear(s.X.Data)
		if err = s.refine(a, b, by, 30); err == nil {
			err = s.bound(a, b, by)
		}
	}
	s.turned = nil
	if err != nil {
		return s, err
	}
	if tol <= 0 {
		tol = 1
	}
	if !(s.Bound <= tol) {
		return s, fmt.Errorf("mat: refinement: the error is bounded by %.1e alone, and %.1e is asked for: the condition is %.1e", s.Bound, tol, s.Cond)
	}
	return s, nil
}

// converted returns m in another type.
func converted[M limb.Real[M], N limb.Real[N]](m *Dense[N]) *Dense[M] {
	c := NewDense[M](m.Rows, m.Cols, nil)
	if m, ok := any(m).(*Dense[limb.DD]); ok { // the quick ways between float64 and DD
		if c, ok := any(c).(*Dense[limb.F64]); ok {
			for i := range m.Rows {
				for j, x := range m.Row(i) {
					c.Data[i*c.Cols+j] = limb.F64(x.Hi)
				}
			}
			return any(c).(*Dense[M])
		}
	}
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			c.Data[i*c.Cols+j] = limb.Convert[M](x)
		}
	}
	return c
}

// preconditioned returns a corrector by GMRES on M⁻¹A, for the factors M, in the arithmetic of N.
func preconditioned[N limb.Real[N]](a *Dense[N], m *LU[N]) corrector[N] {
	return func(r *Dense[N], trans bool) (*Dense[N], error) {
		d := NewDense[N](r.Rows, r.Cols, nil)
		apply := func(dst, x []N) error {
			y, err := column(x), error(nil)
			to := &Dense[N]{len(dst), 1, 1, dst}
			if trans { // AᵀM⁻ᵀ, whose solution M⁻ᵀ is then applied to
				z := new(Dense[N])
				if err = m.SolveTo(z, true, y); err == nil {
					err = to.MulTrans(a, z)
				}
				return err
			}
			z := new(Dense[N])
			if err = z.Mul(a, y); err == nil {
				err = m.SolveTo(to, false, z)
			}
			return err
		}
		for j := range r.Cols {
			v := r.Slice(0, r.Rows, j, j+1).Clone()
			if !trans {
				if err := m.SolveTo(v, false, v); err != nil {
					return nil, err
				}
			}
			x, _, err := GMRES(apply, v.Data, 1e-10, 200)
			if err != nil {
				return nil, err
			}
			z := column(x)
			if trans {
				if err := m.SolveTo(z, true, z); err != nil {
					return nil, err
				}
			}
			d.Slice(0, r.Rows, j, j+1).Copy(z)
		}
		return d, nil
	}
}

// refine adds corrections to s.X until the residual is small enough.
func (s *Solution[N]) refine(a, b *Dense[N], by corrector[N], most int) error {
	n := a.Rows
	aim := max(4, math.Sqrt(float64(n))) * unit[N]()
	normA, last := rowNorm(a), math.Inf(1)
	for s.Steps = 0; ; s.Steps++ {
		r, err := s.residual(b)
		if err != nil {
			return err
		}
		worst := 0.0
		for j := range b.Cols {
			scale := float64(normA*columnNorm(s.X, j)) + columnNorm(b, j)
			if e := columnNorm(r, j); e != 0 {
				worst = math.Max(worst, e/scale)
			}
		}
		if worst <= aim {
			return nil
		}
		if stalled := s.Steps == most || s.Steps > 1 && !(worst < last/2); stalled && worst <= float64(3*n+6)*unit[N]() {
			return nil // it is within the bound of its own rounding errors
		} else if stalled {
			return fmt.Errorf("mat: refinement: %w: after %d steps the residual is %.1e of its operands", ErrNoConvergence, s.Steps, worst)
		}
		last = worst
		d, err := by(r, false)
		if err != nil {
			return err
		}
		for i := range s.X.Data {
			s.X.Data[i] = s.X.Data[i].Add(d.Data[i])
		}
	}
}

// residual returns b - aX.
func (s *Solution[N]) residual(b *Dense[N]) (*Dense[N], error) {
	r := b.Clone()
	plain(r)
	negative := s.X.Clone()
	for i, x := range negative.Data {
		negative.Data[i] = x.Neg()
	}
	return r, chains(r, s.turned.matrix().transposed(), negative)
}

// bound sets s.Bound and s.Cond.
func (s *Solution[N]) bound(a, b *Dense[N], by corrector[N]) error {
	n := a.Rows
	apply := func(x *Dense[N], trans bool) error {
		d, err := by(x, trans)
		if err == nil {
			x.Copy(d)
		}
		return err
	}
	inverse, err := estimate(n, apply)
	if err != nil {
		return err
	}
	s.Cond, s.Bound = inverse*norm1(a), 0
	r, err := s.residual(b)
	if err != nil {
		return err
	}
	gamma := float64(3*n+6) * unit[N]()
	for j := range b.Cols {
		size64 := columnNorm(s.X, j)
		if size64 == 0 {
			continue // b is 0, and so is x
		}
		f, row, column := make([]float64, n), make([]float64, n), make([]float64, n)
		for k := range column {
			column[k] = size(s.X.At(k, j))
		}
		for i := range f {
			sum := size(b.At(i, j))
			sizes(row, a.Row(i))
			for k, v := range row {
				sum += float64(v * column[k])
			}
			f[i] = size(r.At(i, j)) + float64(gamma*sum)
		}
		// ‖A⁻¹F‖ in the largest norm is ‖FA⁻ᵀ‖₁.
		scale := func(x *Dense[N]) {
			for i := range x.Data {
				x.Data[i] = x.Data[i].Mul(limb.From[N](f[i]))
			}
		}
		e, err := estimate(n, func(x *Dense[N], trans bool) error {
			if trans {
				scale(x)
				return apply(x, false)
			}
			err := apply(x, true)
			scale(x)
			return err
		})
		if err != nil {
			return err
		}
		s.Bound = math.Max(s.Bound, 3*e/size64)
	}
	return nil
}

func rowNorm[N Number[N]](a *Dense[N]) (most float64) {
	row := make([]float64, a.Cols)
	for i := range a.Rows {
		sum := 0.0
		sizes(row, a.Row(i))
		for _, v := range row {
			sum += v
		}
		most = math.Max(most, sum)
	}
	return most
}

func columnNorm[N Number[N]](a *Dense[N], j int) (most float64) {
	for i := range a.Rows {
		most = math.Max(most, size(a.At(i, j)))
	}
	return most
}

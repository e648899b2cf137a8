package mat

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// Solution is what [SolveRefined] or [LeastSquaresRefined] has found.
type Solution[N Number[N]] struct {
	X *Dense[N]

	// Bounds has a bound of the error of each element of X, |X - x| of the exact solution x, however far apart they are: it
	// is proved ([Rum10]), and +Inf where that fails. [Solution.Digits] and Bound are made of it. They are of the system as it
	// is given: where its elements were rounded, as 0.1 is, Cond times that rounding comes on top.
	Bounds *Dense[limb.F64]

	Steps  int     // corrections that were added to X, without the one that comes with Bounds
	Cond   float64 // an estimate of the condition number of A, ‖A‖₁·‖A⁻¹‖₁, or ‖A‖₁·‖A⁺‖₁ where A is not square
	Bound  float64 // of ‖X - x‖ / ‖X‖ in the largest element, the worst of all columns: from Bounds, an estimate where these are infinite, and +Inf where there is none
	Method string  // "refinement" or "gmres": what the corrections come from
}

// Digits returns how many significant decimal digits of X[i][j] are sure by Bounds: printed with so many, by
// fmt.Printf("%.*e", Digits(i, j)-1, …), it is less than one unit of the last digit from the exact solution. It is at most what
// the type is good for, see [limb.Digits], and 0 where not even the first digit is sure. The exact solution is that of the
// system as it is given, see Bounds. Of a complex number they are the digits
// of its larger part.
func (s *Solution[N]) Digits(i, j int) int {
	most := (digits[N]() - 1) * 30103 / 100000 // log10 2
	x, bound := size(s.X.At(i, j)), float64(s.Bounds.At(i, j))
	if typeOf[N]().Complex() {
		x /= 2
	}
	// |X - x| ≤ 10^-d|X|/2 is at most half a unit of the last of d digits, and rounding is off by another half.
	d := math.Floor(math.Log10(2)*(math.Log2(x)-math.Log2(2*bound)) - 1e-9) // Log10 is wrong of subnormal numbers on amd64
	switch {
	case bound == 0 || d >= float64(most):
		return most
	case d > 0:
		return int(d)
	}
	return 0
}

// SolveRefined solves ax = b for each column of b with the work of a factorisation in a shorter type: float64
// for DF, DD and TF, DD for TD, QF and QD. A residual b - ax is computed in N, and a correction for it with the factors,
// until the residual is as small as rounding lets it be. So x is as good as that of an LU factorisation in N.
//
// Solution.Bounds come with one more correction, which they know of: what they leave of the error is a little more than one
// rounding of the element, unless the condition takes the digits.
//
// Where the condition number is beyond the shorter type, about 10^15 for float64 and 10^30 for DD, corrections
// come from [GMRES] with the factors as its preconditioner ([CH17]), which goes on to about the square of that.
// A matrix that is singular in the shorter type, or of which that fails, is factored in N.
//
// A complex system is solved as a real one of twice as many rows and columns, of real and imaginary parts. In
// Cond the size of an element is |re| + |im|, and in Bound an element is a part of one.
//
// Rows and columns that are far apart in size, of which that fails, are brought to one size by powers of two. An element of x
// that is small beside the largest may have fewer digits than that: Solution.Bounds says how many.
//
// tol is the relative error of x in the largest norm that is asked for; 0 stands for 1, a digit at least. Where there are no
// Solution.Bounds, Solution.Bound is an estimate from |A⁻¹|(|b - ax| + γ(|a||x| + |b|)), γ being the bound of the residual's
// rounding errors, by that of [LU.Cond] times 3.
//
// Error: ‖b - ax‖ ≤ (3n + 6)ε(‖a‖‖x‖ + ‖b‖) in the largest norm, and mostly max(4, √n)ε of that, up to the
// rounding errors of the residual; with 2n in place of n for a complex system.
// Special: an element that is not finite, a matrix that is singular as far as the type can tell, a residual that does not
// shrink, and a bound above tol, [ErrTolerance], are errors; the last two come with the solution as it is. Machine numbers, which
// have no shorter type, are [errors.ErrUnsupported].
func SolveRefined[N Number[N]](a, b *Dense[N], tol float64) (*Solution[N], error) {
	return SolveRefinedContext(context.Background(), a, b, tol)
}

// SolveRefinedContext is SolveRefined until ctx is done: then it returns no solution. It looks at ctx between corrections
// of all right sides.
func SolveRefinedContext[N Number[N]](ctx context.Context, a, b *Dense[N], tol float64) (*Solution[N], error) {
	if a.Rows != a.Cols || a.Rows != b.Rows {
		wrongShape("SolveRefined", "a is %d × %d and b %d × %d: a must be square, with as many rows as b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	f, ok := refinerOf[N]()
	if !ok {
		return nil, inside("refinement", fmt.Errorf("%w: there is no shorter type than %v: write LU", errors.ErrUnsupported, typeOf[N]()))
	}
	return f.solve(progressOf(ctx).quiet(), a, b, tol)
}

// refiner has what solves in N by the factors of a shorter type: float64 for DF, DD and TF, DD for the others.
type refiner[N Number[N]] struct{ solve, squares solver[N] }

// refinerOf returns that of a type, if there is a shorter one.
func refinerOf[N Number[N]]() (f refiner[N], ok bool) {
	var list any
	switch typeOf[N]() {
	case types.DF:
		list = refines[limb.DF, limb.F64]()
	case types.DD:
		list = refines[limb.DD, limb.F64]()
	case types.TF:
		list = refines[limb.TF, limb.F64]()
	case types.TD:
		list = refines[limb.TD, limb.DD]()
	case types.QF:
		list = refines[limb.QF, limb.DD]()
	case types.QD:
		list = refines[limb.QD, limb.DD]()
	case types.CDF:
		list = refinesParts[limb.CDF, limb.DF, limb.F64]()
	case types.CDD:
		list = refinesParts[limb.CDD, limb.DD, limb.F64]()
	case types.CTF:
		list = refinesParts[limb.CTF, limb.TF, limb.F64]()
	case types.CTD:
		list = refinesParts[limb.CTD, limb.TD, limb.DD]()
	case types.CQF:
		list = refinesParts[limb.CQF, limb.QF, limb.DD]()
	case types.CQD:
		list = refinesParts[limb.CQD, limb.QD, limb.DD]()
	}
	f, ok = list.(refiner[N])
	return f, ok
}

func refines[N limb.Real[N], F limb.Real[F]]() refiner[N] {
	return refiner[N]{solveRefined[N, F], leastSquaresRefined[N, F]}
}

func refinesParts[C limb.Complex[C, N], N limb.Real[N], F limb.Real[F]]() refiner[C] {
	return refiner[C]{asReal[C](solveRefined[N, F]), asReal[C](leastSquaresRefined[N, F])}
}

// solver is [SolveRefined] or [LeastSquaresRefined] for one type.
type solver[N Number[N]] func(p *progress, a, b *Dense[N], tol float64) (*Solution[N], error)

// asReal returns the solver of complex systems by the real one, of numbers N that are the parts of a C: an element of
// the matrix becomes ((re, -im), (im, re)), one of the right side (re, im).
func asReal[C Number[C], N limb.Real[N]](solve solver[N]) solver[C] {
	return func(p *progress, a, b *Dense[C], tol float64) (*Solution[C], error) {
		if err := errors.Join(finite("refinement: the matrix", a), finite("refinement: the right side", b)); err != nil {
			return nil, err
		}
		left, right := NewDense[N](2*a.Rows, 2*a.Cols, nil), NewDense[N](2*b.Rows, b.Cols, nil)
		for i := range a.Rows {
			for j, x := range alternating[N](a.Row(i)) { // re, im, re, …
				left.Set(2*i+j%2, j&^1, x)
				if j%2 == 0 {
					left.Set(2*i+1, j+1, x)
				} else {
					left.Set(2*i, j, x.Neg())
				}
			}
			for j, x := range alternating[N](b.Row(i)) {
				right.Set(2*i+j%2, j/2, x)
			}
		}
		s, err := solve(p, left, right, tol)
		if ended := p.ended(); ended != nil {
			return nil, err
		}
		if s == nil {
			return nil, fmt.Errorf("%w (of the parts of complex numbers: 2n and 2n + 1 are those of row, or column, n)", err)
		}
		x := NewDense[C](a.Cols, b.Cols, nil)
		for i := range x.Rows {
			parts := alternating[N](x.Row(i))
			for j := range parts {
				parts[j] = s.X.At(2*i+j%2, j/2)
			}
		}
		bounds := NewDense[limb.F64](a.Cols, b.Cols, nil)
		for i := range bounds.Rows {
			for j := range bounds.Cols {
				bounds.Set(i, j, s.Bounds.At(2*i, j).Hypot(s.Bounds.At(2*i+1, j))*(1+0x1p-40))
			}
		}
		return &Solution[C]{x, bounds, s.Steps, s.Cond, s.Bound, s.Method}, err
	}
}

// alternating returns complex numbers as their real and imaginary parts, in the same memory.
func alternating[N, C any](x []C) []N {
	return unsafe.Slice((*N)(unsafe.Pointer(unsafe.SliceData(x))), 2*len(x))
}

// corrector returns the x of Ax = r, or of Aᵀx = r, to a few digits.
type corrector[N limb.Real[N]] func(r *Dense[N], trans bool) (*Dense[N], error)

func solveRefined[N limb.Real[N], F limb.Real[F]](p *progress, a, b *Dense[N], tol float64) (*Solution[N], error) {
	a.check("SolveRefined")
	if err := finite("refinement: the right side", b); err != nil {
		return nil, err
	}
	if !(rowNorm(a) <= math.MaxFloat64) { // or an element is not finite
		if err := finite("refinement: the matrix", a); err != nil {
			return nil, err
		}
	}
	s, err := scaledToo(p, a, b, true, func(a, b *Dense[N], w weights, last bool) (*Solution[N], error) {
		return refineSquare[N, F](p, a, b, w, tol, last)
	})
	return bounded[N, F](p, a, b, s, tol, err)
}

// bounded returns a solution with its bounds, corrected by what these know, and whether these are within tol, unless something else is wrong.
func bounded[N limb.Real[N], F limb.Real[F]](p *progress, a, b *Dense[N], s *Solution[N], tol float64, err error) (*Solution[N], error) {
	if s != nil {
		s.X, s.Bounds = improved[N, F](p, a, b, s.X)
	}
	if ended := p.ended(); ended != nil {
		return nil, inside("refinement", ended)
	}
	if s == nil {
		return nil, err
	}
	most := 0.0
	for j := range b.Cols {
		if columnNorm(b, j) > 0 { // or x is 0
			most = math.Max(most, float64(columnNorm(s.Bounds, j)*(1+0x1p-50))/columnNorm(s.X, j))
		}
	}
	if most <= math.MaxFloat64 {
		s.Bound = most
	} else if a.Rows > a.Cols && !(float64(s.Cond*s.Cond*unit[N]()) < 1) { // residuals count with the square
		s.Bound = math.Inf(1)
	}
	if err == nil || errors.Is(err, ErrTolerance) {
		err = s.within(tol)
	}
	return s, err
}

// within returns an error where the bound is above tol.
func (s *Solution[N]) within(tol float64) error {
	if tol <= 0 {
		tol = 1
	}
	if !(s.Bound <= tol) {
		return fmt.Errorf("mat: refinement: %w: it is bounded by %.1e alone, and %.1e is asked for: the condition is %.1e", ErrTolerance, s.Bound, tol, s.Cond)
	}
	return nil
}

// weights are exponents: of a scaled system unknown j is 2^wanted[j] of its own, and a right side 2^given[i] of its own
// belongs to row i.
type weights struct {
	wanted, given []int
	norm          float64 // ‖A‖₁ of the system that is not scaled
}

// scaledToo returns the solution by solve, and where that is an error, or has few digits, the one of the system whose
// columns, and rows where it is square, are brought to one size. In the last call of solve the type itself is tried too.
func scaledToo[N limb.Real[N]](p *progress, a, b *Dense[N], rows bool, solve func(a, b *Dense[N], w weights, last bool) (*Solution[N], error)) (*Solution[N], error) {
	s, err := solve(a, b, weights{}, false)
	if err == nil && s.Method != "gmres" || p.ended() != nil {
		return s, err
	}
	c, d := a.Clone(), b.Clone()
	w := weights{make([]int, a.Cols), make([]int, a.Rows), norm1(a)}
	scaled := false
	for range 5 {
		again := false
		level := func(exponents []int, of func(i int) (int, bool)) (by []int) {
			by = make([]int, len(exponents))
			for i := range by {
				if e, ok := of(i); ok {
					by[i], exponents[i] = e, exponents[i]-e
					again = again || e < -1 || e > 1
				}
			}
			return by
		}
		if rows {
			by := level(w.given, func(i int) (int, bool) { return scaleOf(c.Row(i), c.Cols, 1) })
			c.shiftRows(by, -1)
			d.shiftRows(by, -1)
		}
		c.shiftColumns(level(w.wanted, func(j int) (int, bool) { return scaleOf(c.Data[min(j, len(c.Data)):], c.Rows, c.Stride) }), -1)
		if !again {
			break
		}
		scaled = true
	}
	if far := farApart(w.wanted) + farApart(w.given); err == nil && far < 20 {
		return s, nil
	} else if why := dependentIn(p, c, rows); err == nil && why != nil {
		s.Bound = math.Inf(1)
		return s, why
	}
	if scaled && finite("", d) == nil {
		t, err2 := solve(c, d, w, true)
		if t != nil {
			t.X.shiftRows(w.wanted, 1)
			if finite("", t.X) == nil && (err2 == nil || s == nil) && (err != nil || t.Bound < s.Bound/1000) {
				s, err = t, err2
			}
		}
	} else if err != nil && s != nil {
		s, err = solve(a, b, weights{}, true)
	}
	if err == nil {
		return s, nil
	}
	if why := dependentIn(p, c, rows); why != nil && !errors.Is(err, ErrSingular) {
		err = why
	}
	return s, err
}

// dependentIn returns an error where the columns of a, and the rows where it is square, which are all of one size, depend on
// one another as far as the type can tell.
func dependentIn[N limb.Real[N]](p *progress, a *Dense[N], square bool) error {
	if square {
		var f LU[N]
		if err := f.factorize(p, a); isSingular(err) {
			return inside("refinement", err)
		} else if err != nil {
			return nil
		}
		if c, err := f.Cond(); err == nil && !(c*unit[N]() < 1) || err != nil && errors.Is(err, ErrNotFinite) {
			return fmt.Errorf("mat: refinement: %w, as far as %v can tell: the condition number is %.1e, with rows and columns of one size", ErrSingular, typeOf[N](), c)
		}
		return nil
	}
	var f QR[N]
	if f.factorize(p, a) == nil {
		if i := f.dependent(); i >= 0 {
			return fmt.Errorf("mat: refinement: %w: column %d depends on those before it, as far as %v can tell", ErrSingular, i, typeOf[N]())
		}
	}
	return nil
}

func refineSquare[N limb.Real[N], F limb.Real[F]](progress *progress, a, b *Dense[N], w weights, tol float64, last bool) (*Solution[N], error) {
	p := &square[N]{a, b, a.Transpose(), rowNorm(a), norm1(a), w}
	full := func() (corrector[N], error) {
		var g LU[N]
		if err := g.factorize(progress, a); err != nil {
			return nil, inside("refinement", err)
		}
		return func(r *Dense[N], trans bool) (*Dense[N], error) {
			d := new(Dense[N])
			return d, g.SolveTo(d, trans, r)
		}, nil
	}
	var f LU[F]
	if err := f.factor(progress, converted[F](a)); isSingular(err) { // in a type that is too short for it, or at all
		return refineBy(progress, p, tol, source[N]{"refinement", 0, full})
	} else if err != nil {
		return nil, inside("refinement, in the shorter type", err)
	}
	short := func(r *Dense[N], trans bool) (*Dense[N], error) {
		d := new(Dense[F])
		if err := f.SolveTo(d, trans, converted[F](r)); err != nil {
			return nil, err
		}
		return converted[N](d), nil
	}
	return refineBy(progress, p, tol, sources(progress, p, short, unit[F](), func() corrector[N] {
		long := &LU[N]{lu: converted[N](f.lu), swaps: f.swaps, norm: f.norm, left: f.left, right: f.right}
		return func(r *Dense[N], trans bool) (*Dense[N], error) {
			d := new(Dense[N])
			return d, long.SolveTo(d, trans, r)
		}
	}, full, last)...)
}

// problem is a system Kx = c of as many equations as unknowns, of which the last are wanted.
type problem[N limb.Real[N]] interface {
	shape() (unknowns, wanted, columns int)
	// product returns Kx, or Kᵀx.
	product(x *Dense[N], trans bool) *Dense[N]
	// residual returns c - Kx.
	residual(x *Dense[N]) *Dense[N]
	// relative returns how large the residual r is, of the operands that it is made of. Corrections are added until
	// tight is small, or none of both shrinks; loose is to be within the bound of the rounding errors.
	relative(x, r *Dense[N]) (tight, loose float64)
	// sum returns |c| + |K||x| for column j.
	sum(x *Dense[N], j int) []float64
	// norm returns ‖A‖₁.
	norm() float64
	// weights returns what A was scaled by.
	weights() weights
}

// source is where corrections come from.
type source[N limb.Real[N]] struct {
	method string
	short  float64 // the unit of the type of its factors, where they are all there is; else 0
	by     func() (corrector[N], error)
}

// sources returns those of a problem, in the order in which they are tried: factors in a type whose unit is ε, GMRES,
// preconditioned by long, and, where it is the last chance, factors in the type itself.
func sources[N limb.Real[N]](progress *progress, p problem[N], short corrector[N], epsilon float64, long func() corrector[N], full func() (corrector[N], error), last bool) []source[N] {
	list := []source[N]{
		{"refinement", epsilon, func() (corrector[N], error) { return short, nil }},
		{"gmres", 0, func() (corrector[N], error) { return preconditioned(progress, p, long()), nil }},
		{"refinement", 0, full},
	}
	if !last {
		return list[:2]
	}
	return list
}

// refineBy solves a problem with corrections from the first source that brings the residual down and can say by how much
// the solution is off.
func refineBy[N limb.Real[N]](progress *progress, p problem[N], tol float64, list ...source[N]) (s *Solution[N], err error) {
	n, wanted, columns := p.shape()
	for _, from := range list {
		inner, err1 := from.by()
		by := func(r *Dense[N], trans bool) (*Dense[N], error) {
			if err := progress.ended(); err != nil {
				return nil, inside("refinement", err)
			}
			return inner(r, trans)
		}
		if err1 != nil && s == nil {
			return nil, err1
		} else if err1 != nil {
			break
		}
		x := NewDense[N](n, columns, nil)
		s = &Solution[N]{X: x.Slice(n-wanted, n, 0, columns), Method: from.method, Cond: math.Inf(1), Bound: math.Inf(1)}
		r, err1 := refine(s, p, x, by, 30)
		cond := math.Inf(1) // of the system as it is solved
		if err1 == nil {
			if from.short == 0 { // where the condition is as large as that small elements of the inverse are far off
				by = repeated(p, by)
			}
			cond, err1 = bound(s, p, x, r, by)
		}
		if err = err1; err == nil && (cond*from.short < 0.01 && from.short != 0 || cond*unit[N]() < 1 && from.short == 0) {
			break
		}
		s.Bound = math.Inf(1)
	}
	if err != nil {
		return s, err
	}
	return s, s.within(tol)
}

// converted returns m in another type.
func converted[M limb.Real[M], N limb.Real[N]](m *Dense[N]) *Dense[M] {
	c := NewDense[M](m.Rows, m.Cols, nil)
	if dst, ok := any(c.Data).([]limb.F64); ok { // the quick way from DD to float64
		if _, ok := any(m.Data).([]limb.DD); ok {
			for i := range m.Rows {
				for j, x := range any(m.Row(i)).([]limb.DD) {
					dst[i*c.Cols+j] = limb.F64(x.Hi)
				}
			}
			return c
		}
	}
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			c.Data[i*c.Cols+j] = limb.Convert[M](x)
		}
	}
	return c
}

// preconditioned returns a corrector by GMRES on M⁻¹K, in the arithmetic of N. solve applies M⁻¹, or M⁻ᵀ.
func preconditioned[N limb.Real[N]](progress *progress, p problem[N], solve corrector[N]) corrector[N] {
	return func(r *Dense[N], trans bool) (*Dense[N], error) {
		d := NewDense[N](r.Rows, r.Cols, nil)
		apply := smaller(func(dst, x []N) error {
			y := column(x)
			if !trans {
				y = p.product(y, false)
			}
			y, err := solve(y, trans)
			if err != nil {
				return err
			}
			if trans { // KᵀM⁻ᵀ, whose solution M⁻ᵀ is then applied to
				y = p.product(y, true)
			}
			copy(dst, y.Data)
			return nil
		})
		for j := range r.Cols {
			v, err := r.Slice(0, r.Rows, j, j+1).Clone(), error(nil)
			if !trans {
				if v, err = solve(v, false); err != nil {
					return nil, err
				}
			}
			x, _, err := gmres(progress, apply, v.Data, 1e-10, 200)
			if err != nil {
				return nil, err
			}
			z := column(x)
			if trans {
				if z, err = solve(z, true); err != nil {
					return nil, err
				}
			}
			d.Slice(0, r.Rows, j, j+1).Copy(z)
		}
		return d, nil
	}
}

// repeated returns a corrector that solves for what another one leaves, until small elements of what it returns are as good
// as large ones. The last correction makes each element larger, whatever its sign: it is about what the element is off by,
// and a bound is made of these elements.
func repeated[N limb.Real[N]](p problem[N], by corrector[N]) corrector[N] {
	return func(r *Dense[N], trans bool) (*Dense[N], error) {
		x, err := by(r, trans)
		for left := digits[N]() / 33; left >= 0 && err == nil; left-- { // GMRES gains 33 bits
			var d *Dense[N]
			y := p.product(x, trans)
			for i, v := range r.Data {
				y.Data[i] = v.Sub(y.Data[i])
			}
			if d, err = by(y, trans); err != nil {
				return nil, err
			}
			for i, v := range d.Data {
				if left == 0 && negative(v) != negative(x.Data[i]) {
					v = v.Neg()
				}
				x.Data[i] = x.Data[i].Add(v)
			}
		}
		return x, err
	}
}

// refine adds corrections to x until the residual is small enough, and returns the last one.
func refine[N limb.Real[N]](s *Solution[N], p problem[N], x *Dense[N], by corrector[N], most int) (*Dense[N], error) {
	n := x.Rows
	aim := max(4, math.Sqrt(float64(n))) * unit[N]()
	lastTight, lastLoose := math.Inf(1), math.Inf(1)
	for s.Steps = 0; ; s.Steps++ {
		r := p.residual(x)
		tight, loose := p.relative(x, r)
		if tight <= aim {
			return r, nil
		}
		if stalled := s.Steps == most || s.Steps > 1 && !(tight < lastTight/2) && !(loose < lastLoose/2); stalled && loose <= float64(3*n+6)*unit[N]() {
			return r, nil // it is within the bound of its own rounding errors
		} else if stalled {
			return nil, fmt.Errorf("mat: refinement: %w: after %d steps the residual is %.1e of its operands", ErrNoConvergence, s.Steps, loose)
		}
		lastTight, lastLoose = tight, loose
		d, err := by(r, false)
		if err != nil {
			return nil, err
		}
		for i := range x.Data {
			x.Data[i] = x.Data[i].Add(d.Data[i])
		}
	}
}

// bound sets s.Bound and s.Cond, for an x with the residual r, and returns the condition number of the system itself.
func bound[N limb.Real[N]](s *Solution[N], p problem[N], x, r *Dense[N], by corrector[N]) (cond float64, err error) {
	n, wanted, columns := p.shape()
	weigh, top := weigher[N](p.weights().wanted, n-wanted)
	weighGiven, topGiven := weigher[N](p.weights().given, 0)
	apply := func(x *Dense[N], trans bool) error {
		d, err := by(x, trans)
		if err == nil {
			x.Copy(d)
		}
		return err
	}
	// Of the inverse of an augmented matrix the pseudoinverse has the wanted rows, and the columns of what is not.
	only := func(x *Dense[N], wantedOnes bool) {
		switch {
		case wantedOnes:
			clear(x.Data[:n-wanted])
		case n > wanted:
			clear(x.Data[n-wanted:])
		}
	}
	inverse := func(weigh, weighGiven func(x *Dense[N])) (float64, error) {
		return estimateFar(n, func(x *Dense[N], trans bool) error {
			first, last := weighGiven, weigh
			if trans {
				first, last = last, first
			}
			only(x, trans)
			first(x)
			err := apply(x, trans)
			last(x)
			only(x, !trans)
			return err
		})
	}
	none := func(*Dense[N]) {}
	cond, err = inverse(none, none)
	if err != nil {
		return math.Inf(1), err
	}
	cond *= p.norm()
	of, most := cond, 0.0
	if w := p.weights(); w.wanted != nil {
		if of, err = inverse(weigh, weighGiven); err != nil {
			return cond, err
		}
		of = math.Ldexp(of*w.norm, top+topGiven)
	}
	gamma := float64(3*n+6) * unit[N]()
	least := math.Ldexp(1, leastPower[N]())
	if n > wanted { // residuals of very different sizes: no small element of the inverse is known as well as that
		least = math.Max(least, 0x1p-20*gamma)
	}
	for j := range columns {
		size64 := 0.0 // of X, with its weights as they are
		for i := range wanted {
			e := 0
			if w := p.weights().wanted; w != nil {
				e = w[i] - top
			}
			size64 = math.Max(size64, math.Ldexp(size(s.X.At(i, j)), e))
		}
		f, largest := p.sum(x, j), 0.0
		for _, v := range f {
			largest = math.Max(largest, v)
		}
		if largest == 0 || wanted == 0 {
			continue // b is 0, and so is x
		}
		if size64 == 0 || !(largest <= math.MaxFloat64) {
			most = math.Inf(1)
			break
		}
		e := math.Ilogb(largest)
		for i := range f {
			f[i] = math.Ldexp(size(r.At(i, j)), -e) + float64(gamma*math.Max(math.Ldexp(f[i], -e), least))
		}
		// ‖K⁻¹F‖ in the largest norm is ‖FK⁻ᵀ‖₁.
		scale := func(x *Dense[N]) {
			for i := range x.Data {
				x.Data[i] = x.Data[i].Mul(limb.From[N](f[i] / gamma))
			}
		}
		d, err := estimateFar(n, func(x *Dense[N], trans bool) error {
			if trans {
				scale(x)
				err := apply(x, false)
				only(x, true)
				weigh(x)
				return err
			}
			only(x, true)
			weigh(x)
			err := apply(x, true)
			scale(x)
			return err
		})
		if err != nil {
			return cond, err
		}
		most = math.Max(most, math.Ldexp(3*float64(d*gamma)/size64, e))
	}
	s.Cond, s.Bound = of, most
	return cond, nil
}

// estimateFar is [estimate] of a map that may overflow where its vectors are of about 1, as one with the square of a condition
// number does: then of smaller vectors.
func estimateFar[N limb.Real[N]](n int, apply func(x *Dense[N], trans bool) error) (float64, error) {
	d, err := estimate(n, apply)
	if !errors.Is(err, ErrNotFinite) {
		return d, err
	}
	down := leastPower[N]() / 2
	d, err = estimate(n, func(x *Dense[N], trans bool) error {
		shift(x.Data, x.Data, down)
		return apply(x, trans)
	})
	return math.Ldexp(d, -down), err
}

// smaller returns a linear map that is done for a smaller vector where it overflows on its way.
func smaller[N limb.Real[N]](apply func(dst, x []N) error) func(dst, x []N) error {
	return func(dst, x []N) error {
		if err := apply(dst, x); !errors.Is(err, ErrNotFinite) {
			return err
		}
		down, y := leastPower[N]()/2, make([]N, len(x))
		shift(y, x, down)
		err := apply(dst, y)
		shift(dst, dst, -down)
		return err
	}
}

// shift sets dst to x·2^e.
func shift[N limb.Real[N]](dst, x []N, e int) {
	for i, v := range x {
		dst[i] = v.Ldexp(e)
	}
}

// weigher returns what multiplies the elements of a vector from the first one on by 2^(w - top), top being the largest: no
// less than [leastPower].
func weigher[N limb.Real[N]](w []int, first int) (weigh func(x *Dense[N]), top int) {
	if len(w) == 0 {
		return func(*Dense[N]) {}, 0
	}
	top = slices.Max(w)
	least := leastPower[N]()
	return func(x *Dense[N]) {
		for i, e := range w {
			x.Data[first+i] = x.Data[first+i].Ldexp(max(e-top, least))
		}
	}, top
}

// leastPower returns the exponent of what stands for a smaller number in a bound, so that none vanishes on its way.
func leastPower[N limb.Real[N]]() int { return math.Ilogb(smallest[N]()) * 4 / 5 }

// square is a system ax = b; turned is the transpose of a.
type square[N limb.Real[N]] struct {
	a, b, turned  *Dense[N]
	rows, columns float64 // the largest sums of sizes in a row and in a column of a
	w             weights
}

func (p *square[N]) shape() (unknowns, wanted, columns int) { return p.a.Rows, p.a.Rows, p.b.Cols }

func (p *square[N]) product(x *Dense[N], trans bool) *Dense[N] {
	y, a := new(Dense[N]), p.turned
	if trans {
		a = p.a
	}
	y.MulTrans(a, x)
	return y
}

func (p *square[N]) residual(x *Dense[N]) *Dense[N] { return less(p.b, p.turned, x) }

// less returns b - aᵀx.
func less[N limb.Real[N]](b, a, x *Dense[N]) *Dense[N] {
	r := b.Clone()
	plain(r)
	negative := NewDense[N](x.Rows, x.Cols, nil)
	for i := range x.Rows {
		negate(negative.Row(i), x.Row(i))
	}
	chains(r, a.matrix().transposed(), negative)
	return r
}

func (p *square[N]) relative(x, r *Dense[N]) (tight, loose float64) {
	for j := range p.b.Cols {
		scale := float64(p.rows*columnNorm(x, j)) + columnNorm(p.b, j)
		if e := columnNorm(r, j); e != 0 {
			loose = math.Max(loose, e/scale)
		}
		if p.w.wanted == nil {
			continue
		}
		for i, s := range p.sum(x, j) { // each row by itself: the largest unknowns may be small ones here
			if e := size(r.At(i, j)); e != 0 {
				tight = math.Max(tight, e/s)
			}
		}
	}
	return math.Max(tight, loose), loose
}

func (p *square[N]) sum(x *Dense[N], j int) []float64 {
	f := make([]float64, p.a.Rows)
	for i := range f {
		f[i] = size(p.b.At(i, j))
	}
	addSizes(f, p.a, x, j)
	return f
}

// addSizes adds |a||x| to f, for column j of x.
func addSizes[N Number[N]](f []float64, a, x *Dense[N], j int) {
	row, column := make([]float64, a.Cols), make([]float64, a.Cols)
	for k := range column {
		column[k] = size(x.At(k, j))
	}
	for i := range f {
		sizes(row, a.Row(i))
		for k, v := range row {
			f[i] += float64(v * column[k])
		}
	}
}

func (p *square[N]) norm() float64 { return p.columns }

func (p *square[N]) weights() weights { return p.w }

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

// farApart returns how far numbers are apart.
func farApart(e []int) int { return slices.Max(append(e, 0)) - slices.Min(append(e, 0)) }

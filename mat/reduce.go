package mat

import (
	"context"
	"fmt"
	"math"
	"slices"
)

// # Values without vectors
//
// Reflections make a tridiagonal matrix of a symmetric one, and a bidiagonal one of any, by products; QL steps then take n²
// operations, and are plain Go.

// fromLeft sets a, in which no element is -0, to (I - τvvᴴ)a.
func fromLeft[N Number[N]](a *Dense[N], v []N, tau N) {
	w := new(Dense[N])
	w.mulH(column(v), a)
	for j, x := range w.Data {
		w.Data[j] = tau.Mul(x).Neg()
	}
	chains(a, column(v).matrix(), w)
}

// fromRight sets a to a(I - τvvᴴ).
func fromRight[N Number[N]](a *Dense[N], v []N, tau N) {
	w := MulVec(a, v)
	for i, x := range w {
		w[i] = x.Mul(tau).Neg()
	}
	chains(a, column(w).matrix(), column(v).Adjoint())
}

// EigenvaluesSym returns the eigenvalues of a symmetric or Hermitian matrix, of which it reads the lower triangle, in ascending
// order; imaginary parts are 0. It is several times as fast as [EigenSym], which keeps the digits of small values of graded
// matrices and has the vectors.
//
// Error: 4nε‖A‖ of each.
// Special: an element that is not finite is an error that names it.
func EigenvaluesSym[N Number[N]](a *Dense[N]) ([]N, error) {
	return EigenvaluesSymContext(context.Background(), a)
}

// EigenvaluesSymContext is EigenvaluesSym until ctx is done.
func EigenvaluesSymContext[N Number[N]](ctx context.Context, a *Dense[N]) ([]N, error) {
	a.checkSquare("EigenvaluesSym")
	m, by := NewDense[N](a.Rows, a.Rows, nil), partsOf[N]()
	for i := range m.Rows {
		for j, x := range a.Row(i)[:i+1] {
			m.Set(i, j, x)
			m.Set(j, i, conj(x))
		}
		m.Set(i, i, realOf(m.At(i, i)))
	}
	if err := finite("eigenvalues", m); err != nil {
		return nil, err
	}
	plain(m)
	top, p := scaleDown(m), progressOf(ctx)
	d, e, err := tridiagonal(m, p)
	if err == nil {
		err = qlValues("eigenvalues", d, e, p)
	}
	if err != nil {
		return nil, err
	}
	for i, x := range d {
		d[i] = by.ldexp(x, top)
	}
	return d, nil
}

// tridiagonal returns the diagonal of a matrix that is similar to a, and what is beside it, not negative, and at last 0. It
// uses the memory of a.
func tridiagonal[N Number[N]](a *Dense[N], progress *progress) (d, e []N, err error) {
	n, by := a.Rows, partsOf[N]()
	d, e = make([]N, n), make([]N, n)
	for k := range n {
		if err := progress.at(k, n); err != nil {
			return nil, nil, inside("eigenvalues", err)
		}
		d[k] = realOf(a.At(k, k))
		if k == n-1 {
			break
		}
		v, rest := Col(nil, k, a)[k+1:], a.Slice(k+1, n, k+1, n)
		tau := reflection(column(v))
		e[k] = by.abs(v[0])
		if tau.IsZero() {
			continue
		}
		// With H = I - τ̄vvᴴ, p = τAv and w = p - ½τ̄(vᴴp)v, HAHᴴ is A - vwᴴ - wvᴴ.
		v[0] = one[N]()
		w := MulVec(rest, v)
		for i, x := range w {
			w[i] = x.Mul(tau)
		}
		half := realOf(by.ldexp(conj(tau).Mul(inner(by, v, w)), -1))
		left, right := NewDense[N](len(v), 2, nil), NewDense[N](2, len(v), nil)
		for i, x := range v {
			y := w[i].Sub(half.Mul(x))
			left.Set(i, 0, x.Neg())
			left.Set(i, 1, y.Neg())
			right.Set(0, i, conj(y))
			right.Set(1, i, conj(x))
		}
		chains(rest, left.matrix(), right)
	}
	return d, e, nil
}

// qlValues sets d to the eigenvalues of the real symmetric matrix of about 1 with the diagonal d and e beside it, ascending, by QL
// steps with a shift. e has as many elements, and is used up. The matrix is large meanwhile, so that what is small beside it,
// which turns rotations too, has all of its limbs.
func qlValues[N Number[N]](what string, d, e []N, progress *progress) error {
	n, by, most := len(d), partsOf[N](), 30*typeOf[N]().Limbs()
	up := -math.Ilogb(smallest[N]()) / 4 * 3
	column(d).shift(up)
	column(e).shift(up)
	small := math.Ldexp(unit[N](), up-20)
	for first := range n {
		for tries := 0; ; tries++ {
			last := first
			for last < n-1 && size(e[last]) > max(small, unit[N]()*(size(d[last])+size(d[last+1]))) {
				last++
			}
			if last == first {
				break
			}
			if err := progress.ended(); err != nil {
				return inside(what, err)
			}
			if tries == most {
				return fmt.Errorf("mat: %s: %w: of value %d after %d steps", what, ErrNoConvergence, first, most)
			}
			qlStep(by, d[first:last+1], e[first:last+1])
		}
	}
	column(d).shift(-up)
	values := slices.Clone(d)
	for to, i := range inOrder(n, func(i, j int) int { return by.cmp(values[i], values[j]) }) {
		d[to] = values[i]
	}
	return nil
}

// qlStep does one step: what is beside the diagonal at its beginning becomes small.
func qlStep[N Number[N]](by *parts[N], d, e []N) {
	last := len(d) - 1
	half := d[1].Sub(d[0]).Div(by.ldexp(e[0], 1))
	root := by.hypot(half, one[N]())
	if negative(half) {
		root = root.Neg()
	}
	g := d[last].Sub(d[0]).Add(e[0].Div(half.Add(root)))
	s, c, p := one[N](), one[N](), *new(N)
	for i := last - 1; i >= 0; i-- {
		f, b := s.Mul(e[i]), c.Mul(e[i])
		r := by.hypot(f, g)
		e[i+1] = r
		if r.IsZero() { // the matrix falls apart here
			d[i+1] = d[i+1].Sub(p)
			e[last] = *new(N)
			return
		}
		s, c = f.Div(r), g.Div(r)
		g = d[i+1].Sub(p)
		r = d[i].Sub(g).Mul(s).Add(by.ldexp(c.Mul(b), 1))
		p = s.Mul(r)
		d[i+1] = g.Add(p)
		g = c.Mul(r).Sub(b)
	}
	d[0], e[0], e[last] = d[0].Sub(p), g, *new(N)
}

// SingularValues returns the singular values, in descending order; imaginary parts are 0. It is several times as fast as
// [SVD], which keeps the digits of small ones of matrices whose columns are far apart, and has the vectors.
//
// Error: 4nε‖A‖ of each, n being the larger number of rows and columns.
// Special: an element that is not finite is an error that names it.
func SingularValues[N Number[N]](a *Dense[N]) ([]N, error) {
	return SingularValuesContext(context.Background(), a)
}

// SingularValuesContext is SingularValues until ctx is done.
func SingularValuesContext[N Number[N]](ctx context.Context, a *Dense[N]) ([]N, error) {
	if err := finite("singular values", a); err != nil {
		return nil, err
	}
	w, by, progress := a.Clone(), partsOf[N](), progressOf(ctx)
	if a.Rows < a.Cols {
		w = a.Adjoint()
	}
	plain(w)
	top, n := scaleDown(w), w.Cols
	d, e := make([]N, 2*n), make([]N, 2*n) // of the matrix with [0, Bᴴ; B, 0], its rows in turns: its values are those of B and their negatives
	for k := range n {
		if err := progress.at(k, n); err != nil {
			return nil, inside("singular values", err)
		}
		v := Col(nil, k, w)[k:]
		tau := reflection(column(v))
		e[2*k] = by.abs(v[0])
		if k == n-1 {
			break
		}
		v[0] = one[N]()
		fromLeft(w.Slice(k, w.Rows, k+1, n), v, conj(tau))
		v = Row(nil, k, w)[k+1:]
		for j, x := range v {
			v[j] = conj(x)
		}
		tau = reflection(column(v))
		e[2*k+1] = by.abs(v[0])
		v[0] = one[N]()
		fromRight(w.Slice(k+1, w.Rows, k+1, n), v, tau)
	}
	if err := qlValues("singular values", d, e, progress); err != nil {
		return nil, err
	}
	values := make([]N, n)
	for i := range values {
		if x := d[2*n-1-i]; !negative(x) {
			values[i] = by.ldexp(x, top)
		}
	}
	return values, nil
}

// Norm2 returns the largest singular value, the norm that belongs to the Euclidean length of vectors, as [SingularValues]
// has it, and 0 of no elements. That of gonum's kind 2 is [NormFrobenius].
func Norm2[N Number[N]](a *Dense[N]) (N, error) {
	values, err := SingularValues(a)
	if len(values) == 0 {
		return *new(N), err
	}
	return values[0], err
}

package mat

import (
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb"
)

// # Jacobi's methods
//
// A rotation of two rows makes one element 0, or two rows orthogonal. Sweeps over all pairs converge
// quadratically, and small eigenvalues and singular values come out with more digits than by way of a
// tridiagonal matrix ([DV92]). Work is about 10n³ steps of each kind, in plain Go.

// sweeps is how many there are at most; six to ten are usual.
const sweeps = 60

// EigenSym has the eigenvalues and eigenvectors of a symmetric matrix: A = VΛVᵀ.
type EigenSym[N limb.Real[N]] struct {
	values  []N
	vectors *Dense[N] // in rows
}

// Factorize computes those of a, of which it reads the lower triangle.
//
// Error: of an eigenvalue about nε‖A‖; of a positive definite matrix with scaled diagonal nε of itself, times
// the condition number of that. Vectors are orthogonal to about nε. In tests both are below 4nε.
// Special: an element that is not finite is an error that names it.
func (f *EigenSym[N]) Factorize(a *Dense[N]) error {
	*f = EigenSym[N]{}
	if a.Rows != a.Cols {
		return fmt.Errorf("mat: eigenvalues: %w: %d × %d is not square", ErrShape, a.Rows, a.Cols)
	}
	n := a.Rows
	m := NewDense[N](n, n, nil)
	for i := range n {
		copy(m.Row(i)[:i+1], a.Row(i))
	}
	if err := finite("eigenvalues", m); err != nil {
		return err
	}
	e := scaleDown(m)
	for i := range n {
		for j := range i {
			m.Set(j, i, m.At(i, j))
		}
	}
	v := Identity[N](n)
	most := NormFrobenius(m).Float64()
	one, two := limb.From[N](1), limb.From[N](2)
	for s := 0; ; s++ {
		done := true
		for p := range n {
			for q := p + 1; q < n; q++ {
				apq := m.At(p, q)
				if x := size(apq); x <= unit[N]()*unit[N]()*most || x <= unit[N]()*math.Sqrt(size(m.At(p, p)))*math.Sqrt(size(m.At(q, q))) {
					continue
				}
				done = false
				theta := m.At(q, q).Sub(m.At(p, p)).Div(two.Mul(apq))
				t := theta.Abs().Add(theta.Hypot(one)).Recip()
				if theta.Signbit() {
					t = t.Neg()
				}
				c := t.Hypot(one).Recip()
				s := t.Mul(c)
				app, aqq := m.At(p, p).Sub(t.Mul(apq)), m.At(q, q).Add(t.Mul(apq))
				rotate(m.Row(p), m.Row(q), c, s)
				m.Set(p, p, app)
				m.Set(q, q, aqq)
				m.Set(p, q, *new(N))
				m.Set(q, p, *new(N))
				for k := range n {
					m.Set(k, p, m.At(p, k))
					m.Set(k, q, m.At(q, k))
				}
				rotate(v.Row(p), v.Row(q), c, s)
			}
		}
		if done {
			break
		}
		if s == sweeps {
			return fmt.Errorf("mat: eigenvalues: %w: after %d sweeps", ErrNoConvergence, s)
		}
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return m.At(i, i).Cmp(m.At(j, j)) })
	f.values, f.vectors = make([]N, n), NewDense[N](n, n, nil)
	for to, i := range order {
		f.values[to] = m.At(i, i).Ldexp(e)
		copy(f.vectors.Row(to), v.Row(i))
	}
	return nil
}

// scaleDown brings the largest element of m to about 1, by a power of two, and returns its exponent.
func scaleDown[N limb.Real[N]](m *Dense[N]) (e int) {
	most := NormMax(m)
	if most.IsZero() {
		return 0
	}
	e = most.Ilogb()
	for i := range m.Data {
		m.Data[i] = m.Data[i].Ldexp(-e)
	}
	return e
}

// rotate sets x to cx - sy and y to sx + cy.
func rotate[N limb.Real[N]](x, y []N, c, s N) {
	for k, a := range x {
		b := y[k]
		x[k], y[k] = c.Mul(a).Sub(s.Mul(b)), s.Mul(a).Add(c.Mul(b))
	}
}

// Values returns the eigenvalues, in ascending order.
func (f *EigenSym[N]) Values() []N { return slices.Clone(f.values) }

// Vectors returns V: its columns are the eigenvectors.
func (f *EigenSym[N]) Vectors() *Dense[N] {
	if f.vectors == nil {
		return new(Dense[N])
	}
	return f.vectors.T()
}

// SVD is the singular value decomposition A = UΣVᵀ of a matrix of r rows and c columns: with k the smaller of
// these U has k columns, V has k columns, and Σ the k singular values.
type SVD[N limb.Real[N]] struct {
	values []N
	u, v   *Dense[N] // in rows
}

// Factorize computes that of a, which is left as it is.
//
// Error: of a singular value about nε‖A‖, and nε of itself where the columns of A, scaled to one length, are
// far from dependent. Vectors are orthogonal to about nε. In tests both are below 4nε.
// Special: an element that is not finite is an error that names it.
func (f *SVD[N]) Factorize(a *Dense[N]) error {
	*f = SVD[N]{}
	if err := finite("singular values", a); err != nil {
		return err
	}
	if a.Rows < a.Cols {
		err := f.Factorize(a.T())
		f.u, f.v = f.v, f.u
		return err
	}
	n := a.Cols
	w, v := a.T(), Identity[N](n)
	e := scaleDown(w)
	one, two := limb.From[N](1), limb.From[N](2)
	small := unit[N]() * max(2, math.Sqrt(float64(a.Rows)))
	for s := 0; ; s++ {
		done := true
		for p := range n {
			for q := p + 1; q < n; q++ {
				x, y := w.Row(p), w.Row(q)
				xx, yy, xy := dot(x, x), dot(y, y), dot(x, y)
				if size(xy) <= small*math.Sqrt(size(xx))*math.Sqrt(size(yy)) {
					continue
				}
				done = false
				theta := yy.Sub(xx).Div(two.Mul(xy))
				t := theta.Abs().Add(theta.Hypot(one)).Recip()
				if theta.Signbit() {
					t = t.Neg()
				}
				c := t.Hypot(one).Recip()
				s := t.Mul(c)
				rotate(x, y, c, s)
				rotate(v.Row(p), v.Row(q), c, s)
			}
		}
		if done {
			break
		}
		if s == sweeps {
			return fmt.Errorf("mat: singular values: %w: after %d sweeps", ErrNoConvergence, s)
		}
	}
	values, order := make([]N, n), make([]int, n)
	for i := range order {
		order[i], values[i] = i, NormFrobenius(w.Slice(i, i+1, 0, w.Cols))
	}
	slices.SortStableFunc(order, func(i, j int) int { return values[j].Cmp(values[i]) })
	f.u, f.v = NewDense[N](n, a.Rows, nil), NewDense[N](n, n, nil)
	for to, i := range order {
		f.values = append(f.values, values[i].Ldexp(e))
		copy(f.v.Row(to), v.Row(i))
		if size(values[i]) <= unit[N]()*size(values[order[0]])*unit[N]() { // nothing but rounding errors
			complete(f.u, to)
			continue
		}
		for k, x := range w.Row(i) {
			f.u.Set(to, k, x.Div(values[i]))
		}
	}
	return nil
}

// complete sets row i of u to a vector that is orthogonal to those before it.
func complete[N limb.Real[N]](u *Dense[N], i int) {
	best, most := -1, 2.0
	for k := range u.Cols { // the axis that is least in their span
		sum := 0.0
		for j := range i {
			s := size(u.At(j, k))
			sum += float64(s * s)
		}
		if sum < most {
			best, most = k, sum
		}
	}
	row := u.Row(i)
	row[best] = limb.From[N](1)
	for range 2 {
		for j := range i {
			axpy(row, dot(row, u.Row(j)).Neg(), u.Row(j))
		}
	}
	norm := NormFrobenius(u.Slice(i, i+1, 0, u.Cols))
	divide(row, norm)
}

// Values returns the singular values, in descending order.
func (f *SVD[N]) Values() []N { return slices.Clone(f.values) }

// U returns U.
func (f *SVD[N]) U() *Dense[N] {
	if f.u == nil {
		return new(Dense[N])
	}
	return f.u.T()
}

// V returns V.
func (f *SVD[N]) V() *Dense[N] {
	if f.v == nil {
		return new(Dense[N])
	}
	return f.v.T()
}

// Cond returns the condition number in the Euclidean norm: the quotient of the largest and the least singular
// value, +Inf where the latter is 0.
func (f *SVD[N]) Cond() float64 {
	if len(f.values) == 0 {
		return 0
	}
	least := f.values[len(f.values)-1]
	if least.IsZero() {
		return math.Inf(1)
	}
	return f.values[0].Div(least).Float64()
}

package mat

import (
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb/internal/run/types"
)

// # Jacobi's methods
//
// A rotation of two rows makes one element 0, or two rows orthogonal. Sweeps over all pairs converge
// quadratically, and small eigenvalues and singular values come out with more digits than by way of a
// tridiagonal matrix ([DV92]). Work is about 10n³ steps of each kind, in plain Go.

// sweeps is how many there are at most; six to ten are usual.
const sweeps = 60

// usual is how many [WithProgress] counts with.
const usual = 8

// sweep goes through all pairs p < q of n rows until turn, which says whether it has turned them, turns none. Where
// that takes long, slack is more than 1: what is left may be rounding errors alone, which no rotation changes.
func sweep(what string, n int, progress *progress, turn func(p, q int, slack float64) bool) error {
	for s := range sweeps + 1 {
		done, slack := true, float64(max(1, s-2*usual))
		for p := range n {
			if err := progress.at(s*n+p, usual*n); err != nil {
				return inside(what, err)
			}
			for q := p + 1; q < n; q++ {
				if turn(p, q, slack) {
					done = false
				}
			}
		}
		if done {
			return nil
		}
	}
	return fmt.Errorf("mat: %s: %w: after %d sweeps", what, ErrNoConvergence, sweeps)
}

// EigenSym has the eigenvalues and eigenvectors of a symmetric or Hermitian matrix: A = VΛVᴴ.
type EigenSym[N Number[N]] struct {
	values  []N
	vectors *Dense[N] // in rows
}

// Factorize computes the eigenvalues and eigenvectors of a, of which it reads the lower triangle.
//
// Error: of an eigenvalue 4nε‖A‖. Of a positive definite matrix 4nεκ of itself, however far apart its rows are: κ is the
// condition number of the matrix whose rows and columns are divided by the roots of its diagonal, up to 1/(8nε). Of a
// matrix that falls into several, after an exchange of rows and columns, each is taken by itself. Vectors are orthogonal to
// 4nε.
// Domain: as of [Cholesky.Factorize] for the second; the last limbs of an eigenvalue may underflow.
// Special: an element that is not finite is an error that names it.
func (f *EigenSym[N]) Factorize(a *Dense[N]) error { return f.factorize(nil, a) }

// FactorizeContext is Factorize until ctx is done.
func (f *EigenSym[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	return f.factorize(progressOf(ctx), a)
}

func (f *EigenSym[N]) factorize(p *progress, a *Dense[N]) error {
	a.checkSquare("EigenSym.Factorize")
	*f = EigenSym[N]{}
	n := a.Rows
	m := NewDense[N](n, n, nil)
	for i := range n {
		copy(m.Row(i)[:i+1], a.Row(i))
	}
	if err := finite("eigenvalues", m); err != nil {
		return err
	}
	for i := range n {
		m.Set(i, i, realOf(m.At(i, i)))
		for j := range i {
			m.Set(j, i, conj(m.At(i, j)))
		}
	}
	values, vectors, by := make([]N, n), NewDense[N](n, n, nil), partsOf[N]()
	done := 0
	for _, rows := range strong(m) {
		some, v, err := symmetricPart(m.part(rows), p.among(done, len(rows), n))
		if err != nil {
			return err
		}
		for i, to := range rows {
			values[to] = some[i]
			for j, at := range rows {
				vectors.Set(to, at, v.At(i, j))
			}
		}
		done += len(rows)
	}
	order := inOrder(n, func(i, j int) int { return by.cmp(values[i], values[j]) })
	f.values, f.vectors = make([]N, n), NewDense[N](n, n, nil)
	for to, i := range order {
		f.values[to] = values[i]
		copy(f.vectors.Row(to), vectors.Row(i))
	}
	return nil
}

// symmetricPart returns the eigenvalues of m, and their vectors in rows.
func symmetricPart[N Number[N]](m *Dense[N], p *progress) ([]N, *Dense[N], error) {
	if m.Rows == 1 {
		return m.Data, Identity[N](1), nil
	}
	least, most := math.Inf(1), 0.0
	for i := range m.Rows {
		x := m.At(i, i)
		s := size(x)
		if negative(x) {
			s = 0
		}
		least, most = math.Min(least, s), math.Max(most, s)
	}
	if least > 0 && least < unit[N]()*most {
		var c Cholesky[N]
		if c.factorize(p.quiet(), m) == nil {
			return gradedPart(&c, p)
		} else if err := p.ended(); err != nil {
			return nil, nil, inside("eigenvalues", err)
		}
	}
	return twoSided(m, p)
}

// gradedPart returns those of a positive definite matrix, as the squares of the singular values of Lᴴ: no element of A
// is dropped for being small beside those of other rows ([VH89]).
func gradedPart[N Number[N]](c *Cholesky[N], p *progress) ([]N, *Dense[N], error) {
	n, by := c.l.Rows, partsOf[N]()
	w := c.l.Clone()
	for i, x := range w.Data {
		w.Data[i] = by.conj(x)
	}
	r := newLong(w)
	for i, e := range c.e {
		r.e[i], r.most[i] = r.e[i]+e, r.most[i]+e
	}
	v := Identity[N](n)
	if err := r.orthogonal("eigenvalues", v, p); err != nil {
		return nil, nil, err
	}
	values := make([]N, n)
	for i := range n {
		x, e := normalized(NormFrobenius(w.Slice(i, i+1, 0, n)))
		values[i] = by.ldexp(by.sqr(x), 2*(e+r.e[i]))
		for j, y := range v.Row(i) {
			v.Set(i, j, by.conj(y))
		}
	}
	return values, v, nil
}

// twoSided returns those of a matrix that need not be definite, by rotations of its rows and columns.
func twoSided[N Number[N]](m *Dense[N], progress *progress) ([]N, *Dense[N], error) {
	n, by := m.Rows, partsOf[N]()
	e := scaleDown(m)
	up := reach[N]() / 2 // so that small elements keep what they have
	m.shift(up)
	v := Identity[N](n)
	most := size(NormFrobenius(m))
	err := sweep("eigenvalues", n, progress, func(p, q int, slack float64) bool {
		apq := m.At(p, q)
		if x := size(apq); x <= max(unit[N]()*unit[N]()*most, 8*smallest[N]()) || x <= slack*unit[N]()*math.Sqrt(size(m.At(p, p)))*math.Sqrt(size(m.At(q, q))) {
			return false
		}
		abs := by.abs(apq)
		c, s, t := angle(by, m.At(p, p), m.At(q, q), abs)
		app, aqq := m.At(p, p).Sub(t.Mul(abs)), m.At(q, q).Add(t.Mul(abs))
		sign := signOf(by, apq)
		to, back := s.Mul(sign), s.Mul(by.conj(sign))
		rotate(by, m.Row(p), m.Row(q), c, to, back)
		m.Set(p, p, app)
		m.Set(q, q, aqq)
		m.Set(p, q, *new(N))
		m.Set(q, p, *new(N))
		for k := range n {
			m.Set(k, p, by.conj(m.At(p, k)))
			m.Set(k, q, by.conj(m.At(q, k)))
		}
		rotate(by, v.Row(p), v.Row(q), c, to, back)
		return true
	})
	values := make([]N, n)
	for i := range n {
		values[i] = by.ldexp(m.At(i, i), e-up)
	}
	return values, v, err
}

// scaleDown brings the largest element of m to about 1, by a power of two, and returns its exponent.
func scaleDown[N Number[N]](m *Dense[N]) (e int) {
	most := NormMax(m)
	if most.IsZero() {
		return 0
	}
	e = exponent(most)
	m.shift(-e)
	return e
}

// raise multiplies m by 2^e and returns e, which is 0 but where the squares of the largest elements would lose limbs
// to underflow.
func raise[N Number[N]](m *Dense[N]) (e int) {
	most := size(NormMax(m))
	if most == 0 || most*most >= smallest[N]()/unit[N]() {
		return 0
	}
	e = -math.Ilogb(most)
	m.shift(e)
	return e
}

// shift multiplies m by 2^e.
func (m *Dense[N]) shift(e int) {
	by := partsOf[N]()
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			m.Set(i, j, by.ldexp(x, e))
		}
	}
}

// angle returns the cosine, sine and tangent of the rotation that makes 0 of the β of two by two numbers, α and δ on
// the diagonal and β > 0 beside it. The angle is the smaller one of two.
func angle[N Number[N]](p *parts[N], alpha, delta, beta N) (c, s, t N) {
	theta := delta.Sub(alpha).Div(p.from(2).Mul(beta))
	t = one[N]().Div(p.abs(theta).Add(p.hypot(theta, one[N]())))
	if negative(theta) {
		t = t.Neg()
	}
	c = one[N]().Div(p.hypot(t, one[N]()))
	return c, t.Mul(c), t
}

// rotate sets x to cx - sy and y to zx + cy, for a real c. z is s, or the conjugate of s.
func rotate[N Number[N]](p *parts[N], x, y []N, c, s, z N) {
	for k, a := range x {
		b := y[k]
		x[k], y[k] = p.scale(a, c).Sub(s.Mul(b)), z.Mul(a).Add(p.scale(b, c))
	}
}

// Values returns the eigenvalues, in ascending order. Their imaginary parts are 0.
func (f *EigenSym[N]) Values() []N { return slices.Clone(f.values) }

// Vectors returns V: its columns are the eigenvectors.
func (f *EigenSym[N]) Vectors() *Dense[N] {
	if f.vectors == nil {
		return new(Dense[N])
	}
	return f.vectors.Adjoint()
}

// SVD is the singular value decomposition A = UΣVᴴ of a matrix of r rows and c columns: with k the smaller of
// these U has k columns, V has k columns, and Σ the k singular values.
type SVD[N Number[N]] struct {
	values []N
	u, v   *Dense[N] // in rows
}

// Factorize computes the decomposition of a, which is left as it is.
//
// Error: of a singular value 4nε‖A‖, n being the larger number of rows and columns, and 4nεκ of itself, however far apart
// the columns of A (its rows, where these are fewer) are: κ is the condition number of the matrix of these, each divided by
// its length, up to 1/(8nε). Vectors are orthogonal to 4nε.
// Domain: the second of columns each of whose elements is 0, or larger than 2^-900 of the column in DD, 2^-800 in QD, 2^-78
// in DF, 2^-30 in QF. The last limbs of a singular value may underflow.
// Special: an element that is not finite is an error that names it.
func (f *SVD[N]) Factorize(a *Dense[N]) error { return f.factorize(nil, a) }

// FactorizeContext is Factorize until ctx is done.
func (f *SVD[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	return f.factorize(progressOf(ctx), a)
}

func (f *SVD[N]) factorize(p *progress, a *Dense[N]) error {
	*f = SVD[N]{}
	if err := finite("singular values", a); err != nil {
		return err
	}
	if a.Rows < a.Cols {
		err := f.factorize(p, a.Adjoint())
		f.u, f.v = f.v, f.u
		return err
	}
	n := a.Cols
	w, v := a.Transpose(), Identity[N](n)
	by, r := partsOf[N](), newLong(w)
	if err := r.orthogonal("singular values", v, p); err != nil {
		return err
	}
	values := make([]N, n)
	for i := range values {
		x, e := normalized(NormFrobenius(w.Slice(i, i+1, 0, w.Cols)))
		values[i] = x
		w.shiftRow(i, -e)
		r.e[i] += e
	}
	order := inOrder(n, func(i, j int) int { // the largest first
		if values[i].IsZero() || values[j].IsZero() || r.e[i] == r.e[j] {
			return by.cmp(values[j], values[i])
		}
		return r.e[j] - r.e[i]
	})
	f.u, f.v = NewDense[N](n, a.Rows, nil), NewDense[N](n, n, nil)
	for to, i := range order {
		f.values = append(f.values, by.ldexp(values[i], r.e[i]))
		copy(f.v.Row(to), v.Row(i))
		if values[i].IsZero() {
			complete(f.u, to)
			continue
		}
		for k, x := range w.Row(i) {
			f.u.Set(to, k, x.Div(values[i]))
		}
		if r.shrunk(i) { // it is made of rounding errors, which rotations may not make orthogonal
			orthogonalize(f.u, to)
		}
	}
	return nil
}

// complete sets row i of u to a vector that is orthogonal to those before it.
func complete[N Number[N]](u *Dense[N], i int) {
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
	clear(row)
	row[best] = one[N]()
	orthogonalize(u, i)
}

// orthogonalize makes row i of u one of length 1 that is orthogonal to those before it.
func orthogonalize[N Number[N]](u *Dense[N], i int) {
	by, row := partsOf[N](), u.Slice(i, i+1, 0, u.Cols)
	for range 2 {
		scaleDown(row) // so that products with a small one do not underflow
		for j := range i {
			axpy(row.Data, inner(by, u.Row(j), row.Data).Neg(), u.Row(j))
		}
		if size(NormFrobenius(row)) <= 8*float64(u.Cols)*unit[N]() { // it lay in their span
			complete(u, i)
			return
		}
	}
	divide(row.Data, NormFrobenius(row))
}

// smallest returns the smallest machine number that is normal.
func smallest[N Number[N]]() float64 {
	if typeOf[N]().Elem() == types.F32 {
		return 0x1p-126
	}
	return 0x1p-1022
}

// Values returns the singular values, in descending order. Their imaginary parts are 0.
func (f *SVD[N]) Values() []N { return slices.Clone(f.values) }

// U returns the left singular vectors, its columns in the order of [SVD.Values].
func (f *SVD[N]) U() *Dense[N] {
	if f.u == nil {
		return new(Dense[N])
	}
	return f.u.Transpose()
}

// V returns the right singular vectors, its columns in the order of [SVD.Values].
func (f *SVD[N]) V() *Dense[N] {
	if f.v == nil {
		return new(Dense[N])
	}
	return f.v.Transpose()
}

// Cond returns the condition number in the Euclidean norm: the quotient of the largest and the least singular
// value, +Inf where the latter is 0, and NaN where nothing has been factored.
func (f *SVD[N]) Cond() float64 {
	if f.v == nil {
		return math.NaN()
	}
	if len(f.values) == 0 {
		return 0
	}
	least := f.values[len(f.values)-1]
	if least.IsZero() {
		return math.Inf(1)
	}
	return size(f.values[0].Div(least))
}

// inOrder returns the numbers below n as compare orders what they stand for, equal ones as they are. So all types of
// elements are sorted by one code, and none is moved on the way.
func inOrder(n int, compare func(i, j int) int) []int {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, compare)
	return order
}

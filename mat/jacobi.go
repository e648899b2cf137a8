package mat

import (
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

// usual is how many [Progress] counts with.
const usual = 8

// sweep goes through all pairs p < q of n rows until turn, which says whether it has turned them, turns none. Where
// that takes long, slack is more than 1: what is left may be rounding errors alone, which no rotation changes.
func sweep(what string, n int, progress Progress, turn func(p, q int, slack float64) bool) error {
	for s := range sweeps + 1 {
		done, slack := true, float64(max(1, s-2*usual))
		for p := range n {
			if err := progress.at(s*n+p, usual*n); err != nil {
				return fmt.Errorf("mat: %s: %w", what, err)
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
	Progress Progress // nil for none

	values  []N
	vectors *Dense[N] // in rows
}

// Factorize computes those of a, of which it reads the lower triangle.
//
// Error: of an eigenvalue about nε‖A‖; of a positive definite matrix with scaled diagonal nε of itself, times
// the condition number of that. Vectors are orthogonal to about nε. In tests both are below 4nε.
// Special: an element that is not finite is an error that names it.
func (f *EigenSym[N]) Factorize(a *Dense[N]) error {
	*f = EigenSym[N]{Progress: f.Progress}
	if err := a.checkSquare("eigenvalues"); err != nil {
		return err
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
		m.Set(i, i, realOf(m.At(i, i)))
		for j := range i {
			m.Set(j, i, conj(m.At(i, j)))
		}
	}
	v := Identity[N](n)
	most := size(NormFrobenius(m))
	by := partsOf[N]()
	err := sweep("eigenvalues", n, f.Progress, func(p, q int, slack float64) bool {
		apq := m.At(p, q)
		if x := size(apq); x <= max(unit[N]()*unit[N]()*most, 8*smallest[N]()) || x <= slack*unit[N]()*math.Sqrt(size(m.At(p, p)))*math.Sqrt(size(m.At(q, q))) {
			return false
		}
		abs := by.abs(apq)
		c, s, t := by.angle(m.At(p, p), m.At(q, q), abs)
		app, aqq := m.At(p, p).Sub(t.Mul(abs)), m.At(q, q).Add(t.Mul(abs))
		to, back := s.Mul(apq.Div(abs)), s.Mul(by.conj(apq.Div(abs)))
		by.rotate(m.Row(p), m.Row(q), c, to, back)
		m.Set(p, p, app)
		m.Set(q, q, aqq)
		m.Set(p, q, *new(N))
		m.Set(q, p, *new(N))
		for k := range n {
			m.Set(k, p, by.conj(m.At(p, k)))
			m.Set(k, q, by.conj(m.At(q, k)))
		}
		by.rotate(v.Row(p), v.Row(q), c, to, back)
		return true
	})
	if err != nil {
		return err
	}
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return by.cmp(m.At(i, i), m.At(j, j)) })
	f.values, f.vectors = make([]N, n), NewDense[N](n, n, nil)
	for to, i := range order {
		f.values[to] = by.ldexp(m.At(i, i), e)
		copy(f.vectors.Row(to), v.Row(i))
	}
	return nil
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
func (p *parts[N]) angle(alpha, delta, beta N) (c, s, t N) {
	theta := delta.Sub(alpha).Div(p.from(2).Mul(beta))
	t = one[N]().Div(p.abs(theta).Add(p.hypot(theta, one[N]())))
	if negative(theta) {
		t = t.Neg()
	}
	c = one[N]().Div(p.hypot(t, one[N]()))
	return c, t.Mul(c), t
}

// rotate sets x to cx - sy and y to zx + cy, for a real c. z is s, or the conjugate of s.
func (p *parts[N]) rotate(x, y []N, c, s, z N) {
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
	return f.vectors.H()
}

// SVD is the singular value decomposition A = UΣVᴴ of a matrix of r rows and c columns: with k the smaller of
// these U has k columns, V has k columns, and Σ the k singular values.
type SVD[N Number[N]] struct {
	Progress Progress // nil for none

	values []N
	u, v   *Dense[N] // in rows
}

// Factorize computes that of a, which is left as it is.
//
// Error: of a singular value about nε‖A‖, and nε of itself where the columns of A, scaled to one length, are
// far from dependent. Vectors are orthogonal to about nε. In tests both are below 4nε.
// Special: an element that is not finite is an error that names it.
func (f *SVD[N]) Factorize(a *Dense[N]) error {
	*f = SVD[N]{Progress: f.Progress}
	if err := finite("singular values", a); err != nil {
		return err
	}
	if a.Rows < a.Cols {
		err := f.Factorize(a.H())
		f.u, f.v = f.v, f.u
		return err
	}
	n := a.Cols
	w, v := a.T(), Identity[N](n)
	e := scaleDown(w)
	by := partsOf[N]()
	small := unit[N]() * max(2, math.Sqrt(float64(a.Rows)))
	err := sweep("singular values", n, f.Progress, func(p, q int, slack float64) bool {
		x, y := w.Row(p), w.Row(q)
		xx, yy, xy, ex, ey := by.gram(x, y)
		least := 8 * float64(a.Rows) * smallest[N]() * (math.Ldexp(1, -ex) + math.Ldexp(1, -ey)) // what underflows
		if size(xy) <= math.Max(slack*small*math.Sqrt(size(xx))*math.Sqrt(size(yy)), least) {
			return false
		}
		abs := by.abs(xy)
		top := max(ex, ey)
		c, s, _ := by.angle(by.ldexp(realOf(xx), 2*(ex-top)), by.ldexp(realOf(yy), 2*(ey-top)), by.ldexp(abs, ex+ey-2*top))
		to, back := s.Mul(by.conj(xy.Div(abs))), s.Mul(xy.Div(abs))
		by.rotate(x, y, c, to, back)
		by.rotate(v.Row(p), v.Row(q), c, to, back)
		return true
	})
	if err != nil {
		return err
	}
	values, order := make([]N, n), make([]int, n)
	for i := range order {
		order[i], values[i] = i, NormFrobenius(w.Slice(i, i+1, 0, w.Cols))
	}
	slices.SortStableFunc(order, func(i, j int) int { return by.cmp(values[j], values[i]) })
	f.u, f.v = NewDense[N](n, a.Rows, nil), NewDense[N](n, n, nil)
	for to, i := range order {
		f.values = append(f.values, by.ldexp(values[i], e))
		copy(f.v.Row(to), v.Row(i))
		if size(values[i]) <= unit[N]()*size(values[order[0]])*unit[N]() { // nothing but rounding errors
			complete(f.u, to)
			continue
		}
		for k, x := range w.Row(i) {
			f.u.Set(to, k, x.Div(values[i]))
		}
		if size(values[i])*unit[N]() < 100*float64(a.Rows)*smallest[N]() { // too small for rotations to make it orthogonal
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
			axpy(row.Data, by.dot(u.Row(j), row.Data).Neg(), u.Row(j))
		}
		if size(NormFrobenius(row)) <= 8*float64(u.Cols)*unit[N]() { // it lay in their span
			complete(u, i)
			return
		}
	}
	divide(row.Data, NormFrobenius(row))
}

// gram returns xᴴx, yᴴy and xᴴy of the vectors times 2^-ex and 2^-ey, which are other ones than 0 where squares of
// their elements could underflow.
func (p *parts[N]) gram(x, y []N) (xx, yy, xy N, ex, ey int) {
	xx, yy, xy = p.dot(x, x), p.dot(y, y), p.dot(x, y)
	if enough := smallest[N]() / unit[N](); size(xx) < enough || size(yy) < enough {
		_, sx := largest(x, len(x), 1)
		_, sy := largest(y, len(y), 1)
		if sx == 0 || sy == 0 {
			return xx, yy, *new(N), 0, 0
		}
		x, y = slices.Clone(x), slices.Clone(y)
		ex, ey = math.Ilogb(sx), math.Ilogb(sy)
		for i := range x {
			x[i], y[i] = p.ldexp(x[i], -ex), p.ldexp(y[i], -ey)
		}
		xx, yy, xy = p.dot(x, x), p.dot(y, y), p.dot(x, y)
	}
	return xx, yy, xy, ex, ey
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

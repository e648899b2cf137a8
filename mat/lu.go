package mat

import (
	"context"
	"fmt"
	"math"
	"sync"
)

// LU is the factorisation PA = LU of a square matrix, by Gaussian elimination with partial pivoting:
// L is lower triangular with 1 on its diagonal and elements of at most 1, U upper triangular, P a
// permutation of rows.
type LU[N Number[N]] struct {
	lu    *Dense[N] // both triangles, of A with its rows and columns scaled
	swaps []int     // row i was exchanged with row swaps[i], in this order
	norm  float64   // the 1-norm of A, -1 where it was not computed
	left  []int     // exponents: row i of A was multiplied by 2^-left[i], nil for none
	right []int     // the same of columns

	turn sync.Once // sets t to the transpose of lu, which a system with few right sides is solved from
	t    *Dense[N]
}

// Factorize factors a, which is left as it is.
//
// A pivot is the element of largest |x|, or |re| + |im|, of leading limbs, the uppermost of several. The
// elements are those of the plain loops: chains of [Step] with k from first to last, and a division.
//
// Rows whose largest elements are so far apart that quotients of them underflow (in DD about 2^726, QD 2^646, DF 2^75,
// QF 2^39) are brought to one size first, by powers of two: then an element of L may be above 1.
//
// Error: |PA - LU| ≤ (3n + 12)u²|L||U| for pairs, (2.5n + 16)u⁴|L||U| for quads, 2nu|L||U| for machine
// numbers; on all but contrived matrices |L||U| is not much larger than |A|.
// Domain: the bound is that of elements whose last limb does not underflow. One that is smaller than the largest of its
// row and of its column by the whole range of exponents errs by that underflow, in parts of these.
// Special: an element that is not finite, and a column without a pivot, are errors that name it.
func (f *LU[N]) Factorize(a *Dense[N]) error { return f.factorize(nil, a) }

// FactorizeContext is Factorize until ctx is done.
func (f *LU[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	return f.factorize(progressOf(ctx), a)
}

func (f *LU[N]) factorize(p *progress, a *Dense[N]) error {
	a.checkSquare("LU.Factorize")
	*f = LU[N]{}
	return f.factor(p, a.Clone())
}

// factor factors a in place.
func (f *LU[N]) factor(p *progress, a *Dense[N]) error {
	g := &LU[N]{lu: a, swaps: make([]int, a.Rows), norm: norm1(a)}
	if !(g.norm <= math.MaxFloat64) { // or an element is not finite
		if err := finite("lu", a); err != nil {
			return err
		}
	}
	plain(a)
	g.left, g.right = equilibrate(a)
	done, err := g.columnsElsewhere(p)
	if !done && err == nil {
		err = g.columns(p, 0, a.Rows)
	}
	if err != nil {
		return inside("lu", err)
	}
	if err := finite("lu: overflow", a); err != nil {
		return err
	}
	f.lu, f.swaps, f.norm, f.left, f.right = g.lu, g.swaps, g.norm, g.left, g.right
	return nil
}

// columns factors the columns from j on and before l, of the rows from j on; those before are done.
func (f *LU[N]) columns(p *progress, j, l int) error {
	n, m := f.lu.Rows, f.lu
	if l-j > strip {
		h := j + half(l-j)
		if err := f.columns(p, j, h); err != nil {
			return err
		}
		upper := m.Slice(j, h, h, l)
		err := pieces[N](p, l-h, (h-j)*(h-j)/2, func(i, k int) {
			solveLower(m.matrix().slice(j, h, j, h), upper.Slice(0, h-j, i, k), true)
		})
		if err == nil {
			err = pieces[N](p, n-h, (h-j)*(l-h), func(i, k int) {
				subtract(m.Slice(h+i, h+k, h, l), m.matrix().slice(h+i, h+k, j, h), upper)
			})
		}
		if err != nil {
			return err
		}
		return f.columns(p, h, l)
	}
	if err := f.few(j, l); err != nil {
		return err
	}
	return p.at(l, m.Rows)
}

// strip is the number of columns that are not halved.
const strip = 32

// few factors a few columns. They lie in rows meanwhile, so that what is done to all elements of one goes along lanes,
// and one column after the other gets the updates of those before it.
func (f *LU[N]) few(j, l int) error {
	m, n, w, step := f.lu, f.lu.Rows-j, l-j, stepOf[N]()
	t := NewDense[N](w, n, nil)
	transpose(t.Data, n, m.Data[j*m.Stride+j:], m.Stride, n, w)
	u := make([]N, w)
	for c := range w {
		x := t.Row(c)
		for i := range c { // row i of U; u is -U
			for k := range i {
				x[i] = step(x[i], t.At(k, i), u[k])
			}
			u[i] = x[i].Neg()
		}
		if plainly[N]((n - c) * c) {
			for i := c; i < n; i++ {
				for k := range c {
					x[i] = step(x[i], t.Data[k*n+i], u[k])
				}
			}
		} else {
			chains(&Dense[N]{n - c, 1, 1, x[c:]}, t.Slice(0, c, c, n).matrix().transposed(), column(u[:c]))
		}
		p, most := largest(x[c:], n-c, 1)
		p += c
		if most-most != 0 {
			return fmt.Errorf("overflow: %w: (%d, %d)", ErrNotFinite, j+p, j+c)
		}
		if most == 0 {
			return fmt.Errorf("%w: column %d has no pivot", ErrSingular, j+c)
		}
		f.swaps[j+c] = j + p
		swapRows(m, j+c, j+p)
		for k := 0; k < w && p != c; k++ {
			y := t.Row(k)
			y[c], y[p] = y[p], y[c]
		}
		divide(x[c+1:], x[c])
	}
	transpose(m.Data[j*m.Stride+j:], m.Stride, t.Data, n, w, n)
	return nil
}

func swapRows[N Number[N]](m *Dense[N], i, j int) {
	if i == j {
		return
	}
	var some [64]N
	x, y := m.Row(i), m.Row(j)
	for len(x) > 0 {
		k := copy(some[:], x)
		copy(x[:k], y)
		copy(y, some[:k])
		x, y = x[k:], y[k:]
	}
}

// L returns the lower triangle.
func (f *LU[N]) L() *Dense[N] {
	l := Identity[N](f.rows())
	for i := range l.Rows {
		copy(l.Row(i)[:i], f.lu.Row(i))
	}
	rows := f.pivoted()
	l.shiftRows(rows, 1)
	l.shiftColumns(rows, -1)
	return l
}

// pivoted returns the exponents of the rows of PA.
func (f *LU[N]) pivoted() (e []int) {
	for _, p := range f.Pivot() {
		if f.left != nil {
			e = append(e, f.left[p])
		}
	}
	return e
}

// U returns the upper triangle.
func (f *LU[N]) U() *Dense[N] {
	u := NewDense[N](f.rows(), f.rows(), nil)
	for i := range u.Rows {
		copy(u.Row(i)[i:], f.lu.Row(i)[i:])
	}
	u.shiftRows(f.pivoted(), 1)
	u.shiftColumns(f.right, 1)
	return u
}

// Pivot returns P: row i of PA is row Pivot()[i] of A.
func (f *LU[N]) Pivot() []int {
	p := make([]int, len(f.swaps))
	for i := range p {
		p[i] = i
	}
	for i, j := range f.swaps {
		p[i], p[j] = p[j], p[i]
	}
	return p
}

func (f *LU[N]) rows() int { return len(f.swaps) }

// solvable says why there is no solution for b, and panics where it has another shape: f are the factors, in one matrix of as many rows as A, or nil.
func solvable[N Number[N]](call, what string, f, b *Dense[N]) error {
	if f == nil {
		return fmt.Errorf("mat: %s: %w", what, ErrNotFactored)
	}
	if b.Rows != f.Rows {
		wrongShape(call, "b is %d × %d: it must have %d rows, as A has", b.Rows, b.Cols, f.Rows)
	}
	return finite(what, b)
}

// SolveTo sets x to the solution of Ax = b, or where trans is set of Aᵀx = b, for each column of b. Its parameters are those
// that gonum has.
//
// Error: (A + E)x = b with |E| ≤ (9n + 36)u²Pᵀ|L||U| for pairs, (7.5n + 48)u⁴Pᵀ|L||U| for quads; so the
// relative error of x is at most about [LU.Cond] times that. [SolveRefined] is more accurate, and
// says how much.
func (f *LU[N]) SolveTo(x *Dense[N], trans bool, b *Dense[N]) error {
	if err := solvable("LU.SolveTo", "solve", f.lu, b); err != nil {
		return err
	}
	y := b.Clone()
	plain(y)
	first, last := f.left, f.right
	if trans {
		first, last = last, first
	}
	y.shiftRows(first, -1)
	columns := equilibrateColumns(y)
	if !trans {
		for i, j := range f.swaps {
			swapRows(y, i, j)
		}
		a := f.lu.matrix()
		if y.Cols < narrow {
			f.turn.Do(func() { f.t = f.lu.Transpose() })
			a = f.t.matrix().transposed()
		}
		solveLower(a, y, true)
		solveUpper(a, y, false)
	} else {
		a := f.lu.matrix().transposed()
		solveLower(a, y, false)
		solveUpper(a, y, true)
		for i := len(f.swaps) - 1; i >= 0; i-- {
			swapRows(y, i, f.swaps[i])
		}
	}
	y.shiftRows(last, -1)
	y.shiftColumns(columns, 1)
	if err := finite("solve: overflow", y); err != nil {
		return err
	}
	x.assign("LU.SolveTo", y)
	return nil
}

// assign sets m to a.
func (m *Dense[N]) assign(call string, a *Dense[N]) {
	to := m.result(call, a.Rows, a.Cols, a, a)
	to.Copy(a)
	m.take(to)
}

// SolveVec returns the solution of Ax = b, as [LU.SolveTo] does.
func (f *LU[N]) SolveVec(b []N) ([]N, error) {
	x := new(Dense[N])
	err := f.SolveTo(x, false, column(b))
	return x.Data, err
}

// Det returns the determinant of A: the product of the pivots, with its sign. It overflows, or underflows, where the
// determinant itself does, for which there is [LU.LogDet]; no product on the way does.
//
// Error: that of n products, and of the pivots.
// Special: NaN where nothing has been factored.
func (f *LU[N]) Det() N { return f.det().value() }

// LogDet returns the logarithm of the absolute value of the determinant, and the determinant divided by that value: 1 or
// -1, or a complex number of this size. It has no overflow.
//
// Error: absolute, that of n products and of the pivots in parts of the determinant, and of one rounding.
// Special: NaN where nothing has been factored.
func (f *LU[N]) LogDet() (log, sign N) { return f.det().log() }

func (f *LU[N]) det() apartFrom[N] {
	if f.lu == nil {
		return noDet[N]()
	}
	d := apartFrom[N]{one[N](), sum(f.left) + sum(f.right)}
	for i, j := range f.swaps {
		d.times(f.lu.At(i, i))
		if i != j {
			d.x = d.x.Neg()
		}
	}
	return d
}

// InverseTo sets m to the inverse of A, with the errors of [LU.SolveTo].
func (f *LU[N]) InverseTo(m *Dense[N]) error { return f.SolveTo(m, false, Identity[N](f.rows())) }

// Cond returns an estimate of the condition number ‖A‖₁·‖A⁻¹‖₁, by Hager's and Higham's method ([Hig88]):
// a lower bound, and seldom below a third of it.
func (f *LU[N]) Cond() (float64, error) {
	if f.lu == nil {
		return 0, fmt.Errorf("mat: condition: %w", ErrNotFactored)
	}
	norm := f.norm
	if norm < 0 { // after RankOne: exchanges of rows leave it
		a := new(Dense[N])
		a.Mul(f.L(), f.U())
		norm = norm1(a)
	}
	inverse, err := estimate(f.rows(), func(x *Dense[N], trans bool) error { return f.SolveTo(x, trans, x) })
	return inverse * norm, err
}

// estimate returns a lower bound of ‖B‖₁, seldom below a third of it, for the B that apply multiplies x, or
// by its transpose, by.
func estimate[N Number[N]](n int, apply func(x *Dense[N], trans bool) error) (float64, error) {
	if n == 0 {
		return 0, nil
	}
	x := NewDense[N](n, 1, nil)
	for i := range n {
		x.Data[i] = one[N]().Div(number[N](float64(n)))
	}
	best, last := 0.0, -1
	for range 5 {
		if err := apply(x, false); err != nil {
			return math.Inf(1), err
		}
		sum := 0.0
		for _, y := range x.Data {
			sum += size(y)
		}
		if !(sum > best) {
			break
		}
		best = sum
		for i, y := range x.Data {
			x.Data[i] = conj(direction(y))
		}
		if err := apply(x, true); err != nil {
			return math.Inf(1), err
		}
		j, most := 0, -1.0
		for i, z := range x.Data {
			if s := size(z); s > most {
				j, most = i, s
			}
		}
		if j == last {
			break
		}
		last = j
		clear(x.Data)
		x.Data[j] = one[N]()
	}
	for i := range n { // a vector that catches what the others miss by cancellation
		a := 1 + float64(i)/float64(max(1, n-1))
		if i%2 == 1 {
			a = -a
		}
		x.Data[i] = number[N](a)
	}
	if err := apply(x, false); err != nil {
		return math.Inf(1), err
	}
	sum := 0.0
	for _, y := range x.Data {
		sum += size(y)
	}
	return max(best, 2*sum/(3*float64(n))), nil
}

// norm1 returns the largest sum of sizes in a column.
func norm1[N Number[N]](a *Dense[N]) float64 {
	sums, row := make([]float64, a.Cols), make([]float64, a.Cols)
	for i := range a.Rows {
		sizes(row, a.Row(i))
		for j, s := range row {
			sums[j] += s
		}
	}
	most := 0.0
	for _, s := range sums {
		most = max(most, s)
	}
	return most
}

// Solve sets m to the solution of ax = b for each column of b, by [LU]; where a has more rows than columns to the x with the
// least ‖ax - b‖, by [QR]; where it has fewer, to the shortest solution, by the QR of its adjoint.
//
// Error: as [LU.SolveTo], or of an a that differs by about 8mnε in the norm of each column, or row where there are fewer of these.
// Special: as [LU.Factorize] and [QR.SolveTo]: columns of a tall matrix, and rows of a wide one, that depend on one another are
// an error. For these there is [SVD.SolveTo].
func (m *Dense[N]) Solve(a, b *Dense[N]) error {
	if a.Rows != a.Cols {
		return m.squares(a, b)
	}
	var f LU[N]
	if err := f.Factorize(a); err != nil {
		return err
	}
	return f.SolveTo(m, false, b)
}

// squares is Solve for an a that is not square.
func (m *Dense[N]) squares(a, b *Dense[N]) error {
	if a.Rows != b.Rows {
		wrongShape("Solve", "a is %d × %d and b %d × %d: both must have as many rows", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	if err := finite("solve", a); err != nil {
		return err
	}
	if err := finite("solve", b); err != nil {
		return err
	}
	var f QR[N]
	if a.Rows > a.Cols {
		if err := f.Factorize(a); err != nil {
			return err
		}
		return f.SolveTo(m, b)
	}
	if err := f.Factorize(a.Adjoint()); err != nil {
		return err
	}
	return f.minimumTo("Solve", m, b)
}

// Inverse sets m to the inverse of a: the solution of ax = 1, with the errors of [Dense.Solve].
func (m *Dense[N]) Inverse(a *Dense[N]) error {
	var f LU[N]
	if err := f.Factorize(a); err != nil {
		return err
	}
	return f.InverseTo(m)
}

// Det returns the determinant of a, as [LU.Det], which is 0 where a has no factorisation since a
// column has no pivot. An element that is not finite is an error; a matrix that is not square panics, as [LU.Factorize].
func Det[N Number[N]](a *Dense[N]) (N, error) {
	var f LU[N]
	if err := f.Factorize(a); err != nil {
		return *new(N), notSingular(err)
	}
	return f.Det(), nil
}

// LogDet returns the logarithm of the absolute value of the determinant of a and its sign, as [LU.LogDet], and -Inf and 0
// where [Det] is 0 since a column has no pivot. Errors are those of [Det].
func LogDet[N Number[N]](a *Dense[N]) (log, sign N, err error) {
	var f LU[N]
	if err := f.Factorize(a); isSingular(err) {
		return partsOf[N]().from(math.Inf(-1)), *new(N), nil
	} else if err != nil {
		return *new(N), *new(N), err
	}
	log, sign = f.LogDet()
	return log, sign, nil
}

// notSingular returns err, and nil where it is that a matrix is singular.
func notSingular(err error) error {
	if isSingular(err) {
		return nil
	}
	return err
}

// Cond returns an estimate of the condition number of a in the 1-norm, as [LU.Cond], and +Inf where
// a is singular. An element that is not finite is an error; a matrix that is not square panics, as [LU.Factorize].
func Cond[N Number[N]](a *Dense[N]) (float64, error) {
	var f LU[N]
	err := f.Factorize(a)
	if isSingular(err) {
		return math.Inf(1), nil
	}
	if err != nil {
		return 0, err
	}
	return f.Cond()
}

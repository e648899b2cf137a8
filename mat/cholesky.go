package mat

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// Cholesky is the factorisation A = LLᴴ of a positive definite matrix, symmetric or Hermitian: L is
// lower triangular with a positive diagonal.
type Cholesky[N Number[N]] struct {
	l    *Dense[N] // of A with row and column i multiplied by 2^-e[i]
	norm float64   // -1 where it was not computed
	e    []int     // nil for none
}

// Factorize factors a, of which it reads the lower triangle. The elements are those of the plain
// loops, as of [LU.Factorize].
//
// Error: |A - LLᴴ| ≤ (3n + 12)u²|L||Lᴴ| for pairs, (2.5n + 16)u⁴|L||Lᴴ| for quads, 2nu|L||Lᴴ| for
// machine numbers. So L has these digits in each row of a graded matrix, however far apart the rows are.
// Domain: |a[i][j]| above 2^-900 √(a[i][i]a[j][j]) (DD), 2^-800 (QD), 2^-78 (DF), 2^-30 (QF); below that an element errs by
// what underflows, 2^-1074 or 2^-149 in parts of that root. The last limbs of L itself may underflow; solutions and
// determinants do not suffer from that.
// Special: an element that is not finite, and a pivot that is not positive, are errors that name it. The
// imaginary parts of the diagonal are taken for 0.
func (f *Cholesky[N]) Factorize(a *Dense[N]) error { return f.factorize(nil, a) }

// FactorizeContext is Factorize until ctx is done.
func (f *Cholesky[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	return f.factorize(progressOf(ctx), a)
}

func (f *Cholesky[N]) factorize(p *progress, a *Dense[N]) error {
	a.checkSquare("Cholesky.Factorize")
	*f = Cholesky[N]{}
	l := NewDense[N](a.Rows, a.Rows, nil)
	for i := range l.Rows {
		row := l.Row(i)[:i+1]
		copy(row, a.Row(i))
		plain(&Dense[N]{1, len(row), len(row), row})
	}
	norm := symmetricNorm1(l)
	if !(norm <= math.MaxFloat64) { // or an element is not finite
		if err := finite("cholesky", l); err != nil {
			return err
		}
	}
	e := balanceDiagonal(l)
	if err := factorColumns(p, l, 0, l.Rows); err != nil {
		return inside("cholesky", err)
	}
	f.l, f.norm, f.e = l, norm, e
	return nil
}

// balanceDiagonal multiplies row and column i of a lower triangle by 2^-e[i], such that the diagonal is 1 to 4, and returns
// e: nil where the diagonal is in the middle of the range, and nothing is done.
func balanceDiagonal[N Number[N]](l *Dense[N]) []int {
	e := middle(l.Data, l.Rows, l.Stride+1)
	by := partsOf[N]()
	for i := range e {
		for j, x := range l.Row(i)[:i+1] {
			l.Set(i, j, by.ldexp(x, -e[i]-e[j]))
		}
	}
	return e
}

// middle returns half the exponents of a diagonal, n numbers that are stride apart, and nil where it is in the middle of the range.
func middle[N Number[N]](d []N, n, stride int) []int {
	e, far := make([]int, n), false
	for i := range e {
		if s := size(d[i*stride]); s > 0 && s <= math.MaxFloat64 {
			e[i] = math.Ilogb(s) >> 1
			far = far || 2*e[i] > reach[N]()/2 || 2*e[i] < -reach[N]()/2
		}
	}
	if !far {
		return nil
	}
	return e
}

// factorColumns factors the columns from j on and before l of the lower triangle of a, of the rows from j on; those
// before are done. Columns are halved, and not the triangle, so that what is solved and updated
// along lanes is as long as the triangle.
func factorColumns[N Number[N]](p *progress, a *Dense[N], j, l int) error {
	n := a.Rows
	if l-j > strip {
		h := j + half(l-j)
		if err := factorColumns(p, a, j, h); err != nil {
			return err
		}
		left := negatedH(a.Slice(h, l, j, h))
		if err := pieces[N](p, l-h, (n-h)*(h-j), func(i, k int) {
			addTrapezoid(a.Slice(h+i, n, h+i, h+k), a.matrix().slice(h+i, n, j, h), left.Slice(0, h-j, i, k))
		}); err != nil {
			return err
		}
		return factorColumns(p, a, h, l)
	}
	if err := factorLower(p, a.Slice(j, l, j, l), j, n); err != nil || l == n {
		return err
	}
	y := a.Slice(l, n, j, l).Adjoint()
	solveLower(a.matrix().slice(j, l, j, l), y, false)
	a.Slice(l, n, j, l).setH(y)
	return nil
}

// negatedH returns -a.Adjoint().
func negatedH[N Number[N]](a *Dense[N]) *Dense[N] {
	y := a.Adjoint()
	for i := range y.Rows {
		negate(y.Row(i), y.Row(i))
	}
	return y
}

// factorLower factors the lower triangle of a, whose first row is row at of all.
func factorLower[N Number[N]](p *progress, a *Dense[N], at, all int) error {
	n := a.Rows
	if n > 1 && plainly[N](n*n*n/6) {
		return factorPlainly(p, a, at, all)
	}
	switch n {
	case 0:
		return nil
	case 1:
		d := realOf(a.At(0, 0))
		if s := size(d); !(s > 0) || negative(d) || s-s != 0 {
			return fmt.Errorf("%w: the pivot of row %d is %v", ErrNotPositive, at, d)
		}
		a.Set(0, 0, d.Sqrt())
		return p.at(at+1, all)
	}
	h := half(n)
	if err := factorLower(p, a.Slice(0, h, 0, h), at, all); err != nil {
		return err
	}
	y := a.Slice(h, n, 0, h).Adjoint()
	solveLower(a.matrix().slice(0, h, 0, h), y, false)
	a.Slice(h, n, 0, h).setH(y)
	for i := range y.Rows {
		negate(y.Row(i), y.Row(i))
	}
	addLower(a.Slice(h, n, h, n), a.matrix().slice(h, n, 0, h), y)
	return factorLower(p, a.Slice(h, n, h, n), at+h, all)
}

// factorPlainly is factorLower by the plain loops.
func factorPlainly[N Number[N]](p *progress, a *Dense[N], at, all int) error {
	step := stepOf[N]()
	for j := range a.Rows {
		for i := j; i < a.Rows; i++ {
			s := a.At(i, j)
			for k := range j {
				s = step(s, a.At(i, k), a.At(j, k).Neg())
			}
			if i > j {
				s = s.Div(a.At(j, j))
			} else if d := size(s); !(d > 0) || negative(s) || d-d != 0 {
				return fmt.Errorf("%w: the pivot of row %d is %v", ErrNotPositive, at+j, s)
			} else {
				s = s.Sqrt()
			}
			a.Set(i, j, s)
		}
		clear(a.Row(j)[j+1:])
		if err := p.at(at+j+1, all); err != nil {
			return err
		}
	}
	return nil
}

// addTrapezoid adds ab to the lower trapezoid of c, above which it leaves zeros.
func addTrapezoid[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) {
	switch data := any(c.Data).(type) { // in one pass
	case []limb.DD:
		pairsF64.addLower(data, any(a).(matrix[limb.DD]), any(b.Data).([]limb.DD), c.Rows, c.Cols, c.Stride, b.Stride)
	case []limb.DF:
		pairsF32.addLower(data, any(a).(matrix[limb.DF]), any(b.Data).([]limb.DF), c.Rows, c.Cols, c.Stride, b.Stride)
	default:
		n := b.Cols
		addLower(c.Slice(0, n, 0, n), a.slice(0, n, 0, a.cols), b)
		addApart(c.Slice(n, c.Rows, 0, n), a.slice(n, c.Rows, 0, a.cols), b)
		return
	}
	for i := range c.Cols {
		clear(c.Row(i)[i+1:])
	}
}

// addLower adds ab to the lower triangle of c, above which it leaves zeros.
func addLower[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) {
	n := c.Rows
	if n <= 16 { // whole
		addApart(c, a, b)
		for i := range n {
			clear(c.Row(i)[i+1:])
		}
		return
	}
	h := half(n)
	addLower(c.Slice(0, h, 0, h), a.slice(0, h, 0, a.cols), b.Slice(0, b.Rows, 0, h))
	addApart(c.Slice(h, n, 0, h), a.slice(h, n, 0, a.cols), b.Slice(0, b.Rows, 0, h))
	addLower(c.Slice(h, n, h, n), a.slice(h, n, 0, a.cols), b.Slice(0, b.Rows, h, n))
}

// addApart adds ab to c. Rows of a lie among those of c, as in a factorisation in place, and are copied: a kernel wants
// them apart.
func addApart[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) {
	if c.Rows == 0 {
		return
	}
	x := NewDense[N](a.rows, a.cols, nil)
	for i := range x.Rows {
		copy(x.Row(i), a.data[i*a.row:][:a.cols])
	}
	chains(c, x.matrix(), b)
}

// L returns the lower triangle.
func (f *Cholesky[N]) L() *Dense[N] {
	if f.l == nil {
		return new(Dense[N])
	}
	l := f.l.Clone()
	l.shiftRows(f.e, 1)
	return l
}

// SolveTo sets x to the solution of Ax = b, for each column of b.
//
// Error: as for [LU.SolveTo], with |L||Lᴴ| for |L||U|.
func (f *Cholesky[N]) SolveTo(x, b *Dense[N]) error {
	if err := solvable("Cholesky.SolveTo", "solve", f.l, b); err != nil {
		return err
	}
	y := b.Clone()
	plain(y)
	y.shiftRows(f.e, -1)
	columns := equilibrateColumns(y)
	solveLower(f.l.matrix(), y, false)
	solveUpper(f.l.Adjoint().matrix(), y, false)
	y.shiftRows(f.e, -1)
	y.shiftColumns(columns, 1)
	if err := finite("solve: overflow", y); err != nil {
		return err
	}
	x.assign("Cholesky.SolveTo", y)
	return nil
}

// Det returns the determinant of A, as [LU.Det] does.
func (f *Cholesky[N]) Det() N { return f.det().value() }

// LogDet returns the logarithm of the determinant of A, and 1, as [LU.LogDet] does.
func (f *Cholesky[N]) LogDet() (log, sign N) { return f.det().log() }

func (f *Cholesky[N]) det() apartFrom[N] {
	if f.l == nil {
		return noDet[N]()
	}
	d := apartFrom[N]{one[N](), sum(f.e)}
	for i := range f.l.Rows {
		d.times(f.l.At(i, i))
	}
	return apartFrom[N]{d.x.Mul(d.x), 2 * d.e}
}

// Cond returns an estimate of the condition number, as [LU.Cond] does.
func (f *Cholesky[N]) Cond() (float64, error) {
	if f.l == nil {
		return 0, fmt.Errorf("mat: condition: %w", ErrNotFactored)
	}
	norm := f.norm
	if norm < 0 { // after SymRankOne
		l, a := f.L(), new(Dense[N])
		a.Mul(l, l.Adjoint())
		norm = norm1(a)
	}
	inverse, err := estimate(f.l.Rows, func(x *Dense[N], _ bool) error { return f.SolveTo(x, x) })
	return inverse * norm, err
}

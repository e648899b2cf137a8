package mat

import (
	"context"
	"fmt"
	"math"
	"slices"
)

// # Matrices with a few diagonals
//
// Work and memory are those of the diagonals. Elements of factors of real matrices have the bits of [LU] and [Cholesky] of the
// whole matrix: what is left out of their chains is 0.

// BandDense is a matrix with KL diagonals below the main one and KU above it. Element (i, j) is Data[i·(KL+KU+1) + KL+j-i], where
// -KL ≤ j-i ≤ KU; other elements are 0. Places of Data that stand for columns outside of the matrix are not read.
type BandDense[N Number[N]] struct {
	Rows, Cols, KL, KU int
	Data               []N
}

// NewBandDense returns a matrix of r rows and c columns with kl diagonals below the main one and ku above it, whose elements are
// data, a row of r at a time, as [BandDense] says, or 0 where data is nil.
func NewBandDense[N Number[N]](r, c, kl, ku int, data []N) *BandDense[N] {
	if r < 0 || c < 0 || kl < 0 || ku < 0 || kl > math.MaxInt32 || ku > math.MaxInt32 || r > math.MaxInt32 || data != nil && len(data) != r*(kl+ku+1) {
		wrongShape("NewBandDense", "%d rows and %d columns with %d and %d diagonals of %d elements: none may be negative, and each row has one for each diagonal", r, c, kl, ku, len(data))
	}
	if data == nil {
		data = NewDense[N](r, kl+ku+1, nil).Data
	}
	return &BandDense[N]{r, c, kl, ku, data}
}

// NewTridiag returns the matrix of n rows with the diagonals dl, d and du, of n-1, n and n-1 elements.
func NewTridiag[N Number[N]](n int, dl, d, du []N) *BandDense[N] {
	if n < 0 || len(d) != n || len(dl) != max(0, n-1) || len(du) != len(dl) {
		wrongShape("NewTridiag", "%d rows with diagonals of %d, %d and %d elements: there must be as many as rows in the middle, and one less beside it", n, len(dl), len(d), len(du))
	}
	m := NewBandDense[N](n, n, 1, 1, nil)
	for i, x := range d {
		m.Data[3*i+1] = x
		if i > 0 {
			m.Data[3*i], m.Data[3*i-1] = dl[i-1], du[i-1]
		}
	}
	return m
}

// NewDiagDense returns the matrix of n rows with the diagonal d, in its memory, or 0 where d is nil: a BandDense with KL and KU of 0.
func NewDiagDense[N Number[N]](n int, d []N) *BandDense[N] { return NewBandDense(n, n, 0, 0, d) }

// check panics where the numbers of m are those of no matrix.
func (m *BandDense[N]) check(call string) {
	if m.Rows < 0 || m.Cols < 0 || m.KL < 0 || m.KU < 0 || len(m.Data) != m.Rows*(m.KL+m.KU+1) {
		wrongShape(call, "a matrix of %d rows and %d columns with %d and %d diagonals, of %d elements", m.Rows, m.Cols, m.KL, m.KU, len(m.Data))
	}
}

// Dims returns the numbers of rows and columns.
func (m *BandDense[N]) Dims() (r, c int) { return m.Rows, m.Cols }

// At returns element (i, j), which is 0 outside of the diagonals. It panics where m has none.
func (m *BandDense[N]) At(i, j int) (x N) {
	if uint(i) >= uint(m.Rows) || uint(j) >= uint(m.Cols) {
		panic(fmt.Sprintf("mat: element (%d, %d) of a matrix of %d × %d", i, j, m.Rows, m.Cols))
	}
	if j-i < -m.KL || j-i > m.KU {
		return x
	}
	return m.Data[i*(m.KL+m.KU+1)+m.KL+j-i]
}

// SetBand sets element (i, j). It panics where that lies in none of the diagonals.
func (m *BandDense[N]) SetBand(i, j int, x N) {
	if uint(i) >= uint(m.Rows) || uint(j) >= uint(m.Cols) || j-i < -m.KL || j-i > m.KU {
		panic(fmt.Sprintf("mat: element (%d, %d) of a matrix of %d × %d with %d diagonals below and %d above", i, j, m.Rows, m.Cols, m.KL, m.KU))
	}
	m.Data[i*(m.KL+m.KU+1)+m.KL+j-i] = x
}

// row returns the elements of row i, and the column of the first.
func (m *BandDense[N]) row(i int) ([]N, int) {
	low, high := max(0, i-m.KL), min(m.Cols-1, i+m.KU)
	if high < low {
		return nil, 0
	}
	at := i*(m.KL+m.KU+1) + m.KL - i
	return m.Data[at+low : at+high+1], low
}

// Dense returns m with all of its elements.
func (m *BandDense[N]) Dense() *Dense[N] {
	m.check("BandDense.Dense")
	d := NewDense[N](m.Rows, m.Cols, nil)
	for i := range m.Rows {
		row, low := m.row(i)
		copy(d.Row(i)[low:], row)
	}
	return d
}

// MulVec sets dst to mx, each element by the chain of [Step] over the diagonals.
//
// Error: as [Dense.Mul], K being the number of diagonals.
func (m *BandDense[N]) MulVec(dst, x []N) {
	m.check("BandDense.MulVec")
	if len(x) != m.Cols || len(dst) != m.Rows {
		wrongShape("BandDense.MulVec", "m is %d × %d, x has %d elements and dst %d: they must be as many as its columns and rows", m.Rows, m.Cols, len(x), len(dst))
	}
	if overlap(column(dst), column(x)) {
		x = slices.Clone(x)
	}
	step := stepOf[N]()
	for i := range dst {
		row, low := m.row(i)
		var s N
		for k, y := range row {
			s = step(s, y, x[low+k])
		}
		dst[i] = s
	}
}

// BandLU is the factorisation of a square matrix with a few diagonals by Gaussian elimination with partial pivoting, in
// n(KL+1)(KL+KU+1) steps: [LU] without what is 0.
type BandLU[N Number[N]] struct {
	w      *Dense[N] // row i has the columns from i-kl on to i+kl+ku, the multipliers first
	kl, ku int
	swaps  []int
	left   []int // exponents: row i of A was multiplied by 2^-left[i], nil for none
}

// Factorize factors a, which is left as it is. The pivots, and the elements of U, of a real matrix are those of [LU.Factorize] bit for
// bit, where that scales no columns.
//
// Error, Domain and Special: as there, with KL+1 for n.
func (f *BandLU[N]) Factorize(a *BandDense[N]) error {
	a.check("BandLU.Factorize")
	if a.Rows != a.Cols {
		wrongShape("BandLU.Factorize", "a is %d × %d: it must be square", a.Rows, a.Cols)
	}
	*f = BandLU[N]{}
	n, kl := a.Rows, min(a.KL, max(0, a.Rows-1))
	ku := min(a.KU, max(0, n-1))
	g := BandLU[N]{w: NewDense[N](n, 2*kl+ku+1, nil), kl: kl, ku: ku, swaps: make([]int, n)}
	for i := range n {
		row, low := a.row(i)
		copy(g.w.Row(i)[kl+low-i:], row)
	}
	if err := finite("band lu", g.w); err != nil {
		return err
	}
	plain(g.w)
	g.left = equilibrateRows(g.w)
	step := stepOf[N]()
	for k := range n {
		last, at, most := min(n-1, k+kl), k, -1.0
		for i := k; i <= last; i++ {
			if s := size(g.w.At(i, kl+k-i)); s > most {
				at, most = i, s
			}
		}
		if most == 0 {
			return fmt.Errorf("mat: band lu: %w: column %d has no pivot", ErrSingular, k)
		}
		g.swaps[k] = at
		width := min(n-1, k+kl+ku) - k + 1
		pivot := g.w.Row(k)[kl:][:width]
		if at != k {
			other := g.w.Row(at)[kl+k-at:][:width]
			for j, x := range pivot {
				pivot[j], other[j] = other[j], x
			}
		}
		for i := k + 1; i <= last; i++ {
			row := g.w.Row(i)[kl+k-i:][:width]
			row[0] = row[0].Div(pivot[0])
			by := row[0].Neg()
			for j := 1; j < width; j++ {
				row[j] = step(row[j], pivot[j], by)
			}
		}
	}
	if err := finite("band lu: overflow", g.w); err != nil {
		return err
	}
	*f = g
	return nil
}

// SolveTo sets x to the solution of Ax = b, for each column of b.
//
// Error: as [LU.SolveTo], with KL+KU+1 for n.
func (f *BandLU[N]) SolveTo(x, b *Dense[N]) error {
	if err := solvable("BandLU.SolveTo", "solve", f.w, b); err != nil {
		return err
	}
	y, step := b.Clone(), stepOf[N]()
	plain(y)
	y.shiftRows(f.left, -1)
	columns := equilibrateColumns(y)
	add := func(to, from int, by N) {
		by = by.Neg()
		row := y.Row(to)
		for j, x := range y.Row(from) {
			row[j] = step(row[j], by, x)
		}
	}
	n := len(f.swaps)
	for k, at := range f.swaps {
		swapRows(y, k, at)
		for i := k + 1; i <= min(n-1, k+f.kl); i++ {
			add(i, k, f.w.At(i, f.kl+k-i))
		}
	}
	for k := n - 1; k >= 0; k-- {
		for j := k + 1; j <= min(n-1, k+f.kl+f.ku); j++ {
			add(k, j, f.w.At(k, f.kl+j-k))
		}
		quotients(y.Row(k), f.w.At(k, f.kl))
	}
	y.shiftColumns(columns, 1)
	if err := finite("solve: overflow", y); err != nil {
		return err
	}
	x.assign("BandLU.SolveTo", y)
	return nil
}

// Det returns the determinant of A, as [LU.Det] does.
func (f *BandLU[N]) Det() N { return f.det().value() }

// LogDet returns the logarithm of the absolute value of the determinant of A, and its sign, as [LU.LogDet] does.
func (f *BandLU[N]) LogDet() (log, sign N) { return f.det().log() }

func (f *BandLU[N]) det() apartFrom[N] {
	if f.w == nil {
		return noDet[N]()
	}
	d := apartFrom[N]{one[N](), sum(f.left)}
	for i, at := range f.swaps {
		d.times(f.w.At(i, f.kl))
		if at != i {
			d.x = d.x.Neg()
		}
	}
	return d
}

// BandCholesky is the factorisation A = LLᴴ of a positive definite matrix with a few diagonals, in n(KL+1)² steps.
type BandCholesky[N Number[N]] struct {
	l *Dense[N] // row i has the columns from i-k on to i
	k int
	e []int // of A with row and column i multiplied by 2^-e[i], nil for none
}

// Factorize factors a, of which it reads the diagonals from the main one down. The elements of a real one
// are those of [Cholesky.Factorize] bit for bit.
//
// Error, Domain and Special: as there, with KL+1 for n.
func (f *BandCholesky[N]) Factorize(a *BandDense[N]) error {
	a.check("BandCholesky.Factorize")
	if a.Rows != a.Cols {
		wrongShape("BandCholesky.Factorize", "a is %d × %d: it must be square", a.Rows, a.Cols)
	}
	*f = BandCholesky[N]{}
	n, k := a.Rows, min(a.KL, max(0, a.Rows-1))
	g := BandCholesky[N]{l: NewDense[N](n, k+1, nil), k: k}
	for i := range n {
		row, low := a.row(i)
		copy(g.l.Row(i)[k+low-i:], row)
		g.l.Set(i, k, realOf(g.l.At(i, k)))
	}
	if err := finite("band cholesky", g.l); err != nil {
		return err
	}
	plain(g.l)
	by, step := partsOf[N](), stepOf[N]()
	if g.e = middle(g.l.Data[min(k, len(g.l.Data)):], n, k+1); g.e != nil {
		for i := range n {
			for j := max(0, i-k); j <= i; j++ {
				g.l.Set(i, k+j-i, by.ldexp(g.l.At(i, k+j-i), -g.e[i]-g.e[j]))
			}
		}
	}
	for i := range n {
		row := g.l.Row(i)[k-i+max(0, i-k):] // from column low on
		low := max(0, i-k)
		for j := low; j <= i; j++ {
			other := g.l.Row(j)
			s := row[j-low]
			for m := max(low, j-k); m < j; m++ {
				s = step(s, row[m-low], by.conj(other[k+m-j]).Neg())
			}
			if j < i {
				s = s.Div(other[k])
			} else if s = realOf(s); negative(s) || !(size(s) > 0) {
				return fmt.Errorf("mat: band cholesky: %w: the pivot of row %d is %v", ErrNotPositive, i, s)
			} else {
				s = s.Sqrt()
			}
			row[j-low] = s
		}
	}
	if err := finite("band cholesky: overflow", g.l); err != nil {
		return err
	}
	*f = g
	return nil
}

// SolveTo sets x to the solution of Ax = b, for each column of b.
//
// Error: as [Cholesky.SolveTo], with KL+1 for n.
func (f *BandCholesky[N]) SolveTo(x, b *Dense[N]) error {
	if err := solvable("BandCholesky.SolveTo", "solve", f.l, b); err != nil {
		return err
	}
	y, by, k := b.Clone(), partsOf[N](), f.k
	plain(y)
	y.shiftRows(f.e, -1)
	columns := equilibrateColumns(y)
	for i := range y.Rows {
		row := y.Row(i)
		for j := max(0, i-k); j < i; j++ {
			l := f.l.At(i, k+j-i).Neg()
			for c, v := range y.Row(j) {
				row[c] = by.step(row[c], l, v)
			}
		}
		quotients(row, f.l.At(i, k))
	}
	for i := y.Rows - 1; i >= 0; i-- {
		row := y.Row(i)
		quotients(row, f.l.At(i, k))
		for j := max(0, i-k); j < i; j++ {
			l, other := by.conj(f.l.At(i, k+j-i)).Neg(), y.Row(j)
			for c, v := range row {
				other[c] = by.step(other[c], l, v)
			}
		}
	}
	y.shiftRows(f.e, -1)
	y.shiftColumns(columns, 1)
	if err := finite("solve: overflow", y); err != nil {
		return err
	}
	x.assign("BandCholesky.SolveTo", y)
	return nil
}

// Det returns the determinant of A, as [LU.Det] does.
func (f *BandCholesky[N]) Det() N { return f.det().value() }

// LogDet returns the logarithm of the determinant of A, and 1, as [LU.LogDet] does.
func (f *BandCholesky[N]) LogDet() (log, sign N) { return f.det().log() }

func (f *BandCholesky[N]) det() apartFrom[N] {
	if f.l == nil {
		return noDet[N]()
	}
	d := apartFrom[N]{one[N](), sum(f.e)}
	for i := range f.l.Rows {
		d.times(f.l.At(i, f.k))
	}
	return apartFrom[N]{d.x.Mul(d.x), 2 * d.e}
}

// EigenvaluesTridiag returns the eigenvalues of the real symmetric matrix with the diagonal d and e beside it, in ascending order, in
// about 30n² steps. e has an element less than d.
//
// Error: 4nε‖A‖ of each.
// Special: an element that is not finite is an error that names it.
func EigenvaluesTridiag[N Number[N]](d, e []N) ([]N, error) {
	return EigenvaluesTridiagContext(context.Background(), d, e)
}

// EigenvaluesTridiagContext is EigenvaluesTridiag until ctx is done.
func EigenvaluesTridiagContext[N Number[N]](ctx context.Context, d, e []N) ([]N, error) {
	if len(e) != max(0, len(d)-1) {
		wrongShape("EigenvaluesTridiag", "diagonals of %d and %d elements: there must be one less beside the main one", len(d), len(e))
	}
	m := NewDense[N](2, len(d), nil)
	copy(m.Row(0), d)
	if len(d) > 0 {
		copy(m.Row(1), e)
	}
	if err := finite("eigenvalues", m); err != nil {
		return nil, err
	}
	top := scaleDown(m)
	values := slices.Clone(m.Row(0))
	if err := qlValues("eigenvalues", values, slices.Clone(m.Row(1)), progressOf(ctx)); err != nil {
		return nil, err
	}
	column(values).shift(top)
	return values, nil
}

package mat

import (
	"errors"
	"fmt"
	"math"
	"unsafe"

	"github.com/limbfp/limb"
)

// Dense is a matrix. Element (i, j) is Data[i·Stride + j]. The zero value is the matrix without
// rows and columns. Where the numbers do not fit together, a call panics as it does for other shapes.
type Dense[N Number[N]] struct {
	Rows, Cols, Stride int
	Data               []N
}

// NewDense returns a matrix of r rows and c columns, whose elements are data, row by row, or 0 where
// data is nil. It panics where a size is negative or data has another length, as gonum's does.
func NewDense[N Number[N]](r, c int, data []N) *Dense[N] {
	if r < 0 || c < 0 || c > 0 && r > math.MaxInt/int(unsafe.Sizeof(*new(N)))/c || data != nil && len(data) != r*c {
		wrongShape("NewDense", "%d rows and %d columns of %d elements: neither may be negative, and there must be as many elements or none", r, c, len(data))
	}
	if data == nil {
		data = make([]N, r*c)
	}
	return &Dense[N]{r, c, c, data}
}

// wrongShape panics: call is the function that was called, and the rest says what its operands are and should be.
func wrongShape(call, format string, args ...any) {
	panic(fmt.Errorf("mat: %s: %w: %s", call, ErrShape, fmt.Sprintf(format, args...)))
}

// Maybe calls f, and returns what it panics with where that is [ErrShape], as gonum's function of this name does: for a
// program whose matrices come from its users.
func Maybe(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			wrong, ok := r.(error)
			if !ok || !errors.Is(wrong, ErrShape) {
				panic(r)
			}
			err = wrong
		}
	}()
	f()
	return nil
}

// fits reports whether the numbers of m are those of a matrix.
func (m *Dense[N]) fits() bool {
	ok := m.Rows >= 0 && m.Cols >= 0
	if ok && m.Rows > 0 && m.Cols > 0 {
		ok = len(m.Data) >= m.Cols && (m.Rows == 1 || m.Stride >= m.Cols && m.Rows-1 <= (len(m.Data)-m.Cols)/m.Stride)
	}
	return ok
}

// check panics where the numbers of m are those of no matrix.
func (m *Dense[N]) check(call string) {
	if !m.fits() {
		wrongShape(call, "a matrix of %d rows and %d columns, %d apart, of %d elements", m.Rows, m.Cols, m.Stride, len(m.Data))
	}
}

// checkSquare panics where m is not a square matrix.
func (m *Dense[N]) checkSquare(call string) {
	if m.Rows != m.Cols {
		wrongShape(call, "a is %d × %d: it must be square", m.Rows, m.Cols)
	}
	m.check(call)
}

// Identity returns the matrix of n rows with 1 on its diagonal.
func Identity[N Number[N]](n int) *Dense[N] {
	m := NewDense[N](n, n, nil)
	for i := range n {
		m.Set(i, i, one[N]())
	}
	return m
}

// Dims returns the numbers of rows and columns.
func (m *Dense[N]) Dims() (r, c int) { return m.Rows, m.Cols }

// At returns element (i, j). It panics where m has none.
func (m *Dense[N]) At(i, j int) N {
	if uint(i) >= uint(m.Rows) || uint(j) >= uint(m.Cols) {
		m.outside(i, j)
	}
	return m.Data[i*m.Stride+j]
}

// Set sets element (i, j). It panics where m has none.
func (m *Dense[N]) Set(i, j int, x N) {
	if uint(i) >= uint(m.Rows) || uint(j) >= uint(m.Cols) {
		m.outside(i, j)
	}
	m.Data[i*m.Stride+j] = x
}

// outside panics for an index that m does not have.
func (m *Dense[N]) outside(i, j int) {
	panic(fmt.Sprintf("mat: element (%d, %d) of a matrix of %d × %d", i, j, m.Rows, m.Cols))
}

// Row returns row i, in the memory of m.
func (m *Dense[N]) Row(i int) []N {
	if m.Cols == 0 { // a matrix without columns may have no memory
		return nil
	}
	at := i * m.Stride
	return m.Data[at : at+m.Cols : at+m.Cols]
}

// Slice returns the rows i … k-1 and the columns j … l-1, in the memory of m.
func (m *Dense[N]) Slice(i, k, j, l int) *Dense[N] {
	s := m.within(i, k, j, l) // by value: where nobody keeps the slice it takes no memory
	return &s
}

// within is Slice.
func (m *Dense[N]) within(i, k, j, l int) Dense[N] {
	if i < 0 || k < i || k > m.Rows || j < 0 || l < j || l > m.Cols {
		wrongShape("Slice", "rows %d to %d and columns %d to %d of %d × %d: they must lie in the matrix", i, k, j, l, m.Rows, m.Cols)
	}
	s := Dense[N]{Rows: k - i, Cols: l - j, Stride: m.Stride}
	if k > i && l > j {
		s.Data = m.Data[i*m.Stride+j : (k-1)*m.Stride+l]
	}
	return s
}

// Transpose returns the transpose of m, in memory of its own, where T of gonum is a view.
func (m *Dense[N]) Transpose() *Dense[N] {
	t := NewDense[N](m.Cols, m.Rows, nil)
	transpose(t.Data, t.Stride, m.Data, m.Stride, m.Rows, m.Cols)
	return t
}

// transpose sets dst to the transpose of src, by squares that go through a buffer: each row of a square is read, and each
// column written, in one piece, so that rows that are a power of two apart do not push one another out of a cache.
func transpose[N any](dst []N, dstStride int, src []N, srcStride, rows, cols int) {
	const side = 16
	var square [side][side]N
	for i0 := 0; i0 < rows; i0 += side {
		for j0 := 0; j0 < cols; j0 += side {
			h, w := min(side, rows-i0), min(side, cols-j0)
			for i := range h {
				for j, x := range src[(i0+i)*srcStride+j0:][:w] {
					square[j][i] = x
				}
			}
			for j := range w {
				copy(dst[(j0+j)*dstStride+i0:], square[j][:h])
			}
		}
	}
}

// Adjoint returns the conjugate of the transpose of m, in memory of its own.
func (m *Dense[N]) Adjoint() *Dense[N] {
	t := NewDense[N](m.Cols, m.Rows, nil)
	t.setH(m)
	return t
}

// setH sets m to a.Adjoint(), of which it has the shape.
func (m *Dense[N]) setH(a *Dense[N]) {
	transpose(m.Data, m.Stride, a.Data, a.Stride, a.Rows, a.Cols)
	if !typeOf[N]().Complex() {
		return
	}
	for i := range m.Rows {
		row := m.Row(i)
		for j, x := range row {
			row[j] = conj(x)
		}
	}
}

// Clone returns a copy.
func (m *Dense[N]) Clone() *Dense[N] {
	c := NewDense[N](m.Rows, m.Cols, nil)
	c.Copy(m)
	return c
}

// Copy copies the elements that m and a both have, and returns how many rows and columns these are.
func (m *Dense[N]) Copy(a *Dense[N]) (r, c int) {
	r, c = min(m.Rows, a.Rows), min(m.Cols, a.Cols)
	if c == 0 {
		return r, c
	}
	backward := r > 0 && overlap(m, a) && &m.Data[0] != &a.Data[0]
	if backward {
		a = a.Clone()
	}
	for i := range r {
		copy(m.Row(i)[:c], a.Row(i)[:c])
	}
	return r, c
}

// Equal reports whether a and m have one shape and equal elements.
func (m *Dense[N]) Equal(a *Dense[N]) bool {
	if m.Rows != a.Rows || m.Cols != a.Cols {
		return false
	}
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			if !x.Equal(a.At(i, j)) {
				return false
			}
		}
	}
	return true
}

// Matrix is what a matrix of float64 is elsewhere: gonum's matrices are.
type Matrix interface {
	Dims() (r, c int)
	At(i, j int) float64
}

// FromMatrix returns a matrix with the elements of another one, exactly where N has them.
func FromMatrix[N limb.Real[N]](m Matrix) *Dense[N] {
	r, c := m.Dims()
	d := NewDense[N](r, c, nil)
	for i := range r {
		for j := range c {
			d.Row(i)[j] = limb.From[N](m.At(i, j))
		}
	}
	return d
}

// Mutable is a matrix of float64 whose elements can be set, such as gonum's mat.Dense.
type Mutable interface {
	Dims() (r, c int)
	Set(i, j int, v float64)
}

// CopyTo sets the elements of dst to those of m, rounded. Matrices of two shapes panic.
func CopyTo[N limb.Real[N]](dst Mutable, m *Dense[N]) {
	if r, c := dst.Dims(); r != m.Rows || c != m.Cols {
		wrongShape("CopyTo", "m is %d × %d and dst %d × %d: both must have one shape", m.Rows, m.Cols, r, c)
	}
	m.check("CopyTo")
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			dst.Set(i, j, x.Float64())
		}
	}
}

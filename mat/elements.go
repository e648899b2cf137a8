package mat

import (
	"math"

	"github.com/limbfp/limb/vec"
)

// # Element by element
//
// Rows go to package vec, and a matrix whose rows follow one another as one row. A receiver may be an operand, or share
// memory with one in any way: what does not lie exactly over an operand is written when all is read.

// elementwise sets m to what do makes of the rows of a and b.
func (m *Dense[N]) elementwise(call string, a, b *Dense[N], do func(dst, x, y []N)) {
	if a.Rows != b.Rows || a.Cols != b.Cols {
		wrongShape(call, "a is %d × %d and b %d × %d: both must have one shape", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	m.shape(call, a.Rows, a.Cols, a, b)
	c := m
	if m.beside(a) || m.beside(b) {
		c = NewDense[N](a.Rows, a.Cols, nil)
	}
	if n := a.Rows * a.Cols; c.whole() && a.whole() && b.whole() {
		do(c.Data[:n], a.Data[:n], b.Data[:n])
	} else {
		for i := range a.Rows {
			do(c.Row(i), a.Row(i), b.Row(i))
		}
	}
	m.take(c)
}

// whole reports whether the rows of m follow one another.
func (m *Dense[N]) whole() bool { return m.Stride == m.Cols || m.Rows < 2 || m.Cols == 0 }

// beside reports whether m and a, of one shape, share memory, and their elements do not.
func (m *Dense[N]) beside(a *Dense[N]) bool {
	return overlap(m, a) && (&m.Data[0] != &a.Data[0] || m.Stride != a.Stride)
}

// Add sets m to a + b.
//
// Error: that of a sum of the type.
func (m *Dense[N]) Add(a, b *Dense[N]) { m.elementwise("Add", a, b, vec.Add[N]) }

// Sub sets m to a - b.
//
// Error: that of a difference of the type.
func (m *Dense[N]) Sub(a, b *Dense[N]) { m.elementwise("Sub", a, b, vec.Sub[N]) }

// MulElem sets m to the products of the elements of a and b: that of matrices is [Dense.Mul].
//
// Error: that of a product of the type.
func (m *Dense[N]) MulElem(a, b *Dense[N]) { m.elementwise("MulElem", a, b, vec.Mul[N]) }

// DivElem sets m to the quotients of the elements of a and b.
//
// Error: that of a quotient of the type.
func (m *Dense[N]) DivElem(a, b *Dense[N]) { m.elementwise("DivElem", a, b, vec.Div[N]) }

// Scale sets m to fa.
//
// Error: that of a product of the type.
func (m *Dense[N]) Scale(f N, a *Dense[N]) {
	m.elementwise("Scale", a, a, func(dst, x, _ []N) { vec.Scale(dst, x, f) })
}

// Apply sets each element (i, j) of m to fn(i, j, v), v being that of a. fn is called row by row, and may not change a.
func (m *Dense[N]) Apply(fn func(i, j int, v N) N, a *Dense[N]) {
	m.shape("Apply", a.Rows, a.Cols, a, a)
	c := m
	if m.beside(a) {
		c = NewDense[N](a.Rows, a.Cols, nil)
	}
	for i := range a.Rows {
		row := c.Row(i)
		for j, x := range a.Row(i) {
			row[j] = fn(i, j, x)
		}
	}
	m.take(c)
}

// Sum returns the sum of the elements: those of the rows in the order of [vec.Sum], which then are added one by one.
//
// Error: below rc times that of a sum of the type, in parts of the sum of the absolute values, of r rows and c columns.
func Sum[N Number[N]](a *Dense[N]) (sum N) {
	a.check("Sum")
	for i := range a.Rows {
		sum = sum.Add(vec.Sum(a.Row(i)))
	}
	return sum
}

// Trace returns the sum of the elements of the diagonal, from the first to the last.
//
// Error: n times that of a sum of the type, in parts of the sum of the absolute values.
func Trace[N Number[N]](a *Dense[N]) (sum N) {
	a.checkSquare("Trace")
	for i := range a.Rows {
		sum = sum.Add(a.At(i, i))
	}
	return sum
}

// EqualApprox reports whether a and b have one shape, and each two elements differ by at most eps times the larger of 1 and
// of their absolute values. NaN is equal to nothing.
func EqualApprox[N Number[N]](a, b *Dense[N], eps float64) bool {
	if a.Rows != b.Rows || a.Cols != b.Cols {
		return false
	}
	by := partsOf[N]()
	for i := range a.Rows {
		for j, x := range a.Row(i) {
			y := b.At(i, j)
			if x.Equal(y) {
				continue
			}
			limit := larger(by, one[N](), larger(by, by.abs(x), by.abs(y))).Mul(by.from(eps))
			if d := by.abs(x.Sub(y)); d.IsNaN() || limit.IsNaN() || limit.IsInf() || by.cmp(limit, d) < 0 {
				return false
			}
		}
	}
	return true
}

// Norm returns the norm of a of a kind, as gonum numbers them: [Norm1] for 1, [NormFrobenius] for 2, [NormInf] for +Inf. It
// panics for others. The largest singular value is [Norm2].
func Norm[N Number[N]](a *Dense[N], kind float64) N {
	switch {
	case kind == 1:
		return Norm1(a)
	case kind == 2:
		return NormFrobenius(a)
	case math.IsInf(kind, 1):
		return NormInf(a)
	}
	wrongShape("Norm", "kind %v: it must be 1, 2 or +Inf", kind)
	return *new(N)
}

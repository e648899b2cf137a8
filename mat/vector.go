package mat

import "github.com/limbfp/limb/vec"

// VecDense is a column: a matrix of one column, which is its Dense, with methods that have names of their own for vectors.
// Where it has another number of columns they panic. The zero value has no elements, and takes the shape of a result.
type VecDense[N Number[N]] struct{ Dense[N] }

// NewVecDense returns a vector of n elements, which are data, in its memory, or 0 where data is nil.
func NewVecDense[N Number[N]](n int, data []N) *VecDense[N] {
	return &VecDense[N]{*NewDense(n, 1, data)}
}

// VecFromFloat64 returns a vector of the elements of data, exactly where N has them.
func VecFromFloat64[N Number[N]](data []float64) *VecDense[N] {
	return &VecDense[N]{*FromFloat64[N](len(data), 1, data)}
}

// ColView returns column j, in the memory of m.
func (m *Dense[N]) ColView(j int) *VecDense[N] { return &VecDense[N]{m.within(0, m.Rows, j, j+1)} }

// RowView returns row i as a vector, in the memory of m.
func (m *Dense[N]) RowView(i int) *VecDense[N] {
	m.within(i, i+1, 0, m.Cols)
	return &VecDense[N]{*column(m.Row(i))}
}

// Len returns the number of elements.
func (v *VecDense[N]) Len() int {
	if v.Cols != 1 && v.Rows != 0 {
		wrongShape("VecDense", "a vector of %d × %d: it must have one column", v.Rows, v.Cols)
	}
	return v.Rows
}

// AtVec returns element i.
func (v *VecDense[N]) AtVec(i int) N { return v.At(i, 0) }

// SetVec sets element i.
func (v *VecDense[N]) SetVec(i int, x N) { v.Set(i, 0, x) }

// SliceVec returns the elements i … k-1, in the memory of v.
func (v *VecDense[N]) SliceVec(i, k int) *VecDense[N] {
	v.Len()
	return &VecDense[N]{v.within(i, k, 0, v.Cols)}
}

// elements returns the elements, in the memory of v where they lie one behind the other.
func (v *VecDense[N]) elements(call string) []N {
	v.check(call)
	if n := v.Len(); n == 0 {
		return nil
	} else if v.whole() {
		return v.Data[:n]
	}
	return Col(nil, 0, &v.Dense)
}

// AddVec sets v to x + y, as [Dense.Add] does.
func (v *VecDense[N]) AddVec(x, y *VecDense[N]) { v.Add(x.vector(), y.vector()) }

// SubVec sets v to x - y.
func (v *VecDense[N]) SubVec(x, y *VecDense[N]) { v.Sub(x.vector(), y.vector()) }

// MulElemVec sets v to the products of the elements of x and y.
func (v *VecDense[N]) MulElemVec(x, y *VecDense[N]) { v.MulElem(x.vector(), y.vector()) }

// DivElemVec sets v to the quotients of the elements of x and y.
func (v *VecDense[N]) DivElemVec(x, y *VecDense[N]) { v.DivElem(x.vector(), y.vector()) }

// ScaleVec sets v to fx.
func (v *VecDense[N]) ScaleVec(f N, x *VecDense[N]) { v.Scale(f, x.vector()) }

// AddScaledVec sets v to x + fy, each element by [Step].
func (v *VecDense[N]) AddScaledVec(x *VecDense[N], f N, y *VecDense[N]) {
	step := stepOf[N]()
	v.elementwise("AddScaledVec", x.vector(), y.vector(), func(dst, x, y []N) {
		for i, a := range x {
			dst[i] = step(a, f, y[i])
		}
	})
}

// MulVec sets v to ax, as [Dense.Mul] does.
func (v *VecDense[N]) MulVec(a *Dense[N], x *VecDense[N]) { v.Mul(a, x.vector()) }

// SolveVec sets v to the solution of ax = b, as [Dense.Solve] does.
func (v *VecDense[N]) SolveVec(a *Dense[N], b *VecDense[N]) error { return v.Solve(a, b.vector()) }

// vector returns v as a matrix.
func (v *VecDense[N]) vector() *Dense[N] {
	v.Len()
	return &v.Dense
}

// Dot returns xᵀy in the order of [vec.Dot]: no element is conjugated.
//
// Error: below n times that of a product and a sum of the type, in parts of |x|ᵀ|y|.
func Dot[N Number[N]](x, y *VecDense[N]) N {
	if x.Len() != y.Len() {
		wrongShape("Dot", "x has %d elements and y %d: they must be as many", x.Len(), y.Len())
	}
	return vec.Dot(x.elements("Dot"), y.elements("Dot"))
}

// Inner returns xᵀay: the [Dot] of x and ay.
func Inner[N Number[N]](x *VecDense[N], a *Dense[N], y *VecDense[N]) N {
	if x.Len() != a.Rows || y.Len() != a.Cols {
		wrongShape("Inner", "x has %d elements, a is %d × %d and y has %d elements: they must be as many as its rows and columns", x.Len(), a.Rows, a.Cols, y.Len())
	}
	var v VecDense[N]
	v.MulVec(a, y)
	return Dot(x, &v)
}

// Outer sets m to f·xyᵀ, fx first.
//
// Error: that of two products of the type.
func (m *Dense[N]) Outer(f N, x, y *VecDense[N]) {
	x.Len()
	y.Len()
	c := m.result("Outer", x.Rows, y.Rows, &x.Dense, &y.Dense)
	row := y.elements("Outer")
	for i := range c.Rows {
		vec.Scale(c.Row(i), row, f.Mul(x.AtVec(i)))
	}
	m.take(c)
}

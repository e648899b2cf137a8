package mat

import (
	"fmt"
	"math"
)

// # Symmetric and triangular matrices
//
// Half of the elements are kept, and read in a product. A chain has the order of the whole matrix, and where that is real its bits.

// SymDense is a symmetric matrix, or of complex numbers a Hermitian one, of N rows. Element (i, j) with j ≤ i is Data[i(i+1)/2 + j];
// imaginary parts on the diagonal are taken for 0. Where the numbers do not fit together a call panics, as of a [Dense].
type SymDense[N Number[N]] struct {
	N    int
	Data []N
}

// TriDense is a triangular matrix of N rows, [Lower] or [Upper]. Element (i, j) of a lower one is Data[i(i+1)/2 + j]; an upper one is
// kept by its columns, as the transpose of a lower one.
type TriDense[N Number[N]] struct {
	N    int
	Kind Triangle
	Data []N
}

// packed returns the memory of half a matrix of n rows, of which element (i, j) with j ≤ i is at(data, i, j).
func packed[N Number[N]](call string, n int, data []N, at func(i, j int) int) []N {
	if n < 0 || n > math.MaxInt32 || data != nil && len(data) != n*n {
		wrongShape(call, "%d rows of %d elements: there must be as many as n², or none", n, len(data))
	}
	half := NewDense[N](n*(n+1)/2, 1, nil).Data
	for i, k := 0, 0; data != nil && i < n; i++ {
		for j := range i + 1 {
			half[k] = data[at(i, j)]
			k++
		}
	}
	return half
}

// checkPacked panics where the numbers are those of no matrix.
func checkPacked(call string, n, length int) {
	if n < 0 || n > math.MaxInt32 || length != n*(n+1)/2 {
		wrongShape(call, "%d rows of %d elements: there must be n(n+1)/2", n, length)
	}
}

// NewSymDense returns a matrix of n rows, whose elements are those on and above the diagonal of data, n² elements row by row, as
// gonum's reads them, or 0 where data is nil.
func NewSymDense[N Number[N]](n int, data []N) *SymDense[N] {
	s := &SymDense[N]{n, packed("NewSymDense", n, data, func(i, j int) int { return j*n + i })}
	for i, x := range s.Data {
		s.Data[i] = conj(x)
	}
	return s
}

// Dims returns the numbers of rows and columns.
func (s *SymDense[N]) Dims() (r, c int) { return s.N, s.N }

// at returns where element (i, j) stands, and whether as its mirror image. It panics where s has none.
func (s *SymDense[N]) at(i, j int) (at int, mirrored bool) {
	if uint(i) >= uint(s.N) || uint(j) >= uint(s.N) {
		panic(fmt.Sprintf("mat: element (%d, %d) of a matrix of %d × %d", i, j, s.N, s.N))
	}
	if i < j {
		return j*(j+1)/2 + i, true
	}
	return i*(i+1)/2 + j, false
}

// At returns element (i, j). It panics where s has none.
func (s *SymDense[N]) At(i, j int) N {
	at, mirrored := s.at(i, j)
	switch x := s.Data[at]; {
	case i == j:
		return realOf(x)
	case mirrored:
		return conj(x)
	default:
		return x
	}
}

// SetSym sets element (i, j), and with it (j, i). It panics where s has none.
func (s *SymDense[N]) SetSym(i, j int, x N) {
	at, mirrored := s.at(i, j)
	if mirrored {
		x = conj(x)
	}
	s.Data[at] = x
}

// Dense returns s with all of its elements: what [Cholesky], [LDL], [EigenSym] and [Formatted] take.
func (s *SymDense[N]) Dense() *Dense[N] {
	checkPacked("SymDense.Dense", s.N, len(s.Data))
	d := NewDense[N](s.N, s.N, nil)
	for i := range s.N {
		for j, x := range s.Data[i*(i+1)/2:][:i+1] {
			d.Set(j, i, conj(x))
			d.Set(i, j, x)
		}
		d.Set(i, i, realOf(d.At(i, i)))
	}
	return d
}

// MulVec sets dst to sx, with the bits of [MulVec] of all elements where these are real.
//
// Error: as [Dense.Mul].
func (s *SymDense[N]) MulVec(dst, x []N) {
	checkPacked("SymDense.MulVec", s.N, len(s.Data))
	if len(x) != s.N || len(dst) != s.N {
		wrongShape("SymDense.MulVec", "s has %d rows, x %d elements and dst %d: they must be as many", s.N, len(x), len(dst))
	}
	step, y := stepOf[N](), make([]N, s.N)
	for i := range y { // element k has met all columns before i
		row := s.Data[i*(i+1)/2:][:i+1]
		for k, v := range row[:i] {
			y[i] = step(y[i], v, x[k])
			y[k] = step(y[k], conj(v), x[i])
		}
		y[i] = step(y[i], realOf(row[i]), x[i])
	}
	copy(dst, y)
}

// AddSym sets s to a + b. It may be one of these.
//
// Error: that of a sum of the type.
func (s *SymDense[N]) AddSym(a, b *SymDense[N]) {
	checkPacked("SymDense.AddSym", a.N, len(a.Data))
	checkPacked("SymDense.AddSym", b.N, len(b.Data))
	if a.N != b.N {
		wrongShape("SymDense.AddSym", "a has %d rows and b %d: they must be as many", a.N, b.N)
	}
	c := column(s.Data)
	if s.N == 0 {
		c = new(Dense[N])
	}
	c.Add(column(a.Data), column(b.Data))
	s.N, s.Data = a.N, c.Data
}

// ScaleSym sets s to fa, for a real number f. It may be a.
//
// Error: that of a product of the type.
func (s *SymDense[N]) ScaleSym(f N, a *SymDense[N]) {
	checkPacked("SymDense.ScaleSym", a.N, len(a.Data))
	c := column(s.Data)
	if s.N == 0 {
		c = new(Dense[N])
	}
	c.Scale(realOf(f), column(a.Data))
	s.N, s.Data = a.N, c.Data
}

// SymRankOne sets s to a + αxxᴴ, each element by a product and a [Step], for a real number α. It may be a.
func (s *SymDense[N]) SymRankOne(a *SymDense[N], alpha N, x *VecDense[N]) {
	checkPacked("SymDense.SymRankOne", a.N, len(a.Data))
	if x.Len() != a.N {
		wrongShape("SymDense.SymRankOne", "x has %d elements and a %d rows: they must be as many", x.Len(), a.N)
	}
	c, step, k := make([]N, len(a.Data)), stepOf[N](), 0
	for i := range a.N {
		by := realOf(alpha).Mul(x.AtVec(i))
		for j := range i + 1 {
			c[k] = step(a.Data[k], by, conj(x.AtVec(j)))
			k++
		}
	}
	s.N, s.Data = a.N, c
}

// NewTriDense returns a triangle of n rows, whose elements are those of this part of data, n² elements row by row, or 0 where data
// is nil. It panics for a kind other than [Lower] and [Upper].
func NewTriDense[N Number[N]](n int, kind Triangle, data []N) *TriDense[N] {
	if kind != Lower && kind != Upper {
		wrongShape("NewTriDense", "a triangle of kind %d: it must be Lower or Upper", kind)
	}
	return &TriDense[N]{n, kind, packed("NewTriDense", n, data, func(i, j int) int {
		if kind == Upper {
			i, j = j, i
		}
		return i*n + j
	})}
}

// check panics where the numbers of t are those of no matrix.
func (t *TriDense[N]) check(call string) {
	checkPacked(call, t.N, len(t.Data))
	if t.Kind != Lower && t.Kind != Upper {
		wrongShape(call, "a triangle of kind %d: it must be Lower or Upper", t.Kind)
	}
}

// Dims returns the numbers of rows and columns.
func (t *TriDense[N]) Dims() (r, c int) { return t.N, t.N }

// at returns where element (i, j) stands, or that it is in the other half. It panics where t has none.
func (t *TriDense[N]) at(i, j int) (at int, ok bool) {
	if uint(i) >= uint(t.N) || uint(j) >= uint(t.N) {
		panic(fmt.Sprintf("mat: element (%d, %d) of a matrix of %d × %d", i, j, t.N, t.N))
	}
	if t.Kind == Upper {
		i, j = j, i
	}
	return i*(i+1)/2 + j, j <= i
}

// At returns element (i, j), which is 0 in the other half. It panics where t has none.
func (t *TriDense[N]) At(i, j int) (x N) {
	if at, ok := t.at(i, j); ok {
		x = t.Data[at]
	}
	return x
}

// SetTri sets element (i, j). It panics where that lies in the other half.
func (t *TriDense[N]) SetTri(i, j int, x N) {
	at, ok := t.at(i, j)
	if !ok {
		panic(fmt.Sprintf("mat: element (%d, %d) of a triangle of %d × %d is in the other half", i, j, t.N, t.N))
	}
	t.Data[at] = x
}

// Dense returns t with all of its elements.
func (t *TriDense[N]) Dense() *Dense[N] {
	t.check("TriDense.Dense")
	d := NewDense[N](t.N, t.N, nil)
	for i := range t.N {
		copy(d.Row(i), t.Data[i*(i+1)/2:][:i+1])
	}
	if t.Kind == Upper {
		return d.Transpose()
	}
	return d
}

// T returns the transpose, in the memory of t.
func (t *TriDense[N]) T() *TriDense[N] { return &TriDense[N]{t.N, t.Kind ^ Upper, t.Data} }

// MulVec sets dst to tx, each element by the chain of [Step] over its half.
//
// Error: as [Dense.Mul].
func (t *TriDense[N]) MulVec(dst, x []N) {
	t.check("TriDense.MulVec")
	if len(x) != t.N || len(dst) != t.N {
		wrongShape("TriDense.MulVec", "t has %d rows, x %d elements and dst %d: they must be as many", t.N, len(x), len(dst))
	}
	step, y := stepOf[N](), make([]N, t.N)
	for i := range y {
		for k, v := range t.Data[i*(i+1)/2:][:i+1] {
			if t.Kind == Lower {
				y[i] = step(y[i], v, x[k])
			} else {
				y[k] = step(y[k], v, x[i])
			}
		}
	}
	copy(dst, y)
}

// SolveTo sets x to the solution of tx = b, or where trans is set of tᵀx = b, for each column of b.
//
// Error: as [Trsm]. Special: a 0 on the diagonal, an element that is not finite and a result that overflows are errors.
func (t *TriDense[N]) SolveTo(x *Dense[N], trans bool, b *Dense[N]) error {
	t.check("TriDense.SolveTo")
	if trans {
		return t.T().SolveTo(x, false, b)
	}
	if err := finite("solve", column(t.Data)); err != nil {
		return err
	}
	if b.Rows != t.N {
		wrongShape("TriDense.SolveTo", "b is %d × %d: it must have %d rows, as t has", b.Rows, b.Cols, t.N)
	}
	if err := finite("solve", b); err != nil {
		return err
	}
	y := b.Clone()
	if err := Trsm(t.Dense(), t.Kind, y); err != nil {
		return err
	}
	if err := finite("solve: overflow", y); err != nil {
		return err
	}
	x.assign("TriDense.SolveTo", y)
	return nil
}

// InverseTri sets t to the inverse of a, of its kind, with the errors of [TriDense.SolveTo]. It may be a.
func (t *TriDense[N]) InverseTri(a *TriDense[N]) error {
	x := new(Dense[N])
	if err := a.SolveTo(x, false, Identity[N](a.N)); err != nil {
		return err
	}
	*t = *NewTriDense(a.N, a.Kind, x.Data)
	return nil
}

// Det returns the determinant, as [LU.Det] does.
func (t *TriDense[N]) Det() N { return t.det("TriDense.Det").value() }

// LogDet returns the logarithm of the absolute value of the determinant, and its sign, as [LU.LogDet] does.
func (t *TriDense[N]) LogDet() (log, sign N) { return t.det("TriDense.LogDet").log() }

func (t *TriDense[N]) det(call string) apartFrom[N] {
	t.check(call)
	d := apartFrom[N]{one[N](), 0}
	for i := range t.N {
		d.times(t.Data[i*(i+3)/2])
	}
	return d
}

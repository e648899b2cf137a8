package mat

import (
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// # Triangular systems
//
// A triangle is halved until it has a few rows: what one half has solved is subtracted from the
// other by a product. So nearly all of the work is that of products. From above, each element
// is the chain of the plain loops; from below, the columns come in the order of the halves.

// leaf is the number of rows of a triangle that is not halved.
const leaf = 4

// subtract subtracts ab from c. b lies apart from c in memory; a may not, as in a factorisation in place.
func subtract[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) {
	if a.rows == 0 || a.cols == 0 || b.Cols == 0 {
		return
	}
	if !overlap(c, &Dense[N]{Data: a.data}) && b.Cols <= a.rows { // (-a)b and a(-b) have the same bits
		negative := NewDense[N](b.Rows, b.Cols, nil)
		for i := range b.Rows {
			negate(negative.Row(i), b.Row(i))
		}
		chains(c, a, negative)
		return
	}
	negative := NewDense[N](a.rows, a.cols, nil)
	for i := range a.rows {
		row := negative.Row(i)
		if a.col == 1 {
			negate(row, a.data[i*a.row:][:len(row)])
			continue
		}
		for j := range row {
			row[j] = a.data[i*a.row+j*a.col].Neg()
		}
	}
	chains(c, negative.matrix(), b)
}

// negate sets dst to -src.
func negate[N Number[N]](dst, src []N) {
	switch src := any(src).(type) { // the types that matter most, without a call for each element
	case []limb.DD:
		dst := any(dst).([]limb.DD)[:len(src)]
		for i, x := range src {
			dst[i] = limb.DD{Hi: -x.Hi, Lo: -x.Lo}
		}
		return
	case []limb.F64:
		dst := any(dst).([]limb.F64)[:len(src)]
		for i, x := range src {
			dst[i] = -x
		}
		return
	}
	for i, x := range src {
		dst[i] = x.Neg()
	}
}

// plainly reports whether so many steps are done by plain loops, in the order of the chains: calls of kernels cost more, and parts
// of matrices take memory. Chains of complex numbers are those of their parts.
func plainly[N Number[N]](steps int) bool { return steps <= few && !typeOf[N]().Complex() }

// minus subtracts the columns from k on and before l of a, times these rows of b, from the rows from i on and before j of b.
func minus[N Number[N]](a matrix[N], b *Dense[N], i, j, k, l int, step func(c, a, b N) N) {
	for ; i < j; i++ {
		for c, s := range b.Row(i) {
			for m := k; m < l; m++ {
				s = step(s, a.at(i, m).Neg(), b.Data[m*b.Stride+c])
			}
			b.Data[i*b.Stride+c] = s
		}
	}
}

// lowerPlainly is solveLower for the rows from i on and before j, where those before are subtracted already.
func lowerPlainly[N Number[N]](a matrix[N], b *Dense[N], i, j int, unit bool, step func(c, a, b N) N) {
	for at := i; at < j; at++ {
		minus(a, b, at, at+1, i, at, step)
		if !unit {
			quotients(b.Row(at), a.at(at, at))
		}
	}
}

// upperPlainly is the same for solveUpper.
func upperPlainly[N Number[N]](a matrix[N], b *Dense[N], i, j int, unit bool, step func(c, a, b N) N) {
	if j-i > leaf {
		h := i + half(j-i)
		upperPlainly(a, b, h, j, unit, step)
		minus(a, b, i, h, h, j, step)
		upperPlainly(a, b, i, h, unit, step)
		return
	}
	for at := j - 1; at >= i; at-- {
		minus(a, b, at, at+1, at+1, j, step)
		if !unit {
			quotients(b.Row(at), a.at(at, at))
		}
	}
}

// solveLower sets b to the solution of lx = b, for the lower triangle of l, with 1 on its diagonal where unit
// says so.
func solveLower[N Number[N]](l matrix[N], b *Dense[N], unit bool) {
	n := l.rows
	if plainly[N](n * n * b.Cols) {
		lowerPlainly(l, b, 0, n, unit, stepOf[N]())
		return
	}
	if n > leaf {
		h := half(n)
		solveLower(l.slice(0, h, 0, h), b.Slice(0, h, 0, b.Cols), unit)
		subtract(b.Slice(h, n, 0, b.Cols), l.slice(h, n, 0, h), b.Slice(0, h, 0, b.Cols))
		solveLower(l.slice(h, n, h, n), b.Slice(h, n, 0, b.Cols), unit)
		return
	}
	for i := range n {
		subtract(b.Slice(i, i+1, 0, b.Cols), l.slice(i, i+1, 0, i), b.Slice(0, i, 0, b.Cols))
		if !unit {
			divide(b.Row(i), l.at(i, i))
		}
	}
}

// solveUpper is solveLower for an upper triangle.
func solveUpper[N Number[N]](u matrix[N], b *Dense[N], unit bool) {
	n := u.rows
	if plainly[N](n * n * b.Cols) {
		upperPlainly(u, b, 0, n, unit, stepOf[N]())
		return
	}
	if n > leaf {
		h := half(n)
		solveUpper(u.slice(h, n, h, n), b.Slice(h, n, 0, b.Cols), unit)
		subtract(b.Slice(0, h, 0, b.Cols), u.slice(0, h, h, n), b.Slice(h, n, 0, b.Cols))
		solveUpper(u.slice(0, h, 0, h), b.Slice(0, h, 0, b.Cols), unit)
		return
	}
	for i := n - 1; i >= 0; i-- {
		subtract(b.Slice(i, i+1, 0, b.Cols), u.slice(i, i+1, i+1, n), b.Slice(i+1, n, 0, b.Cols))
		if !unit {
			divide(b.Row(i), u.at(i, i))
		}
	}
}

// half is where n rows are parted: behind a multiple of eight, the steps that a kernel does at once.
func half(n int) int {
	if n >= 16 {
		return (n/2 + 7) &^ 7
	}
	return (n + 1) / 2
}

// divide divides all elements.
func divide[N Number[N]](all []N, by N) { partsOf[N]().divide(all, by) }

// Triangle says which part of a matrix is read: [Lower] or [Upper], and with one of these [Unit], by which 1 stands for each
// element of the diagonal.
type Triangle uint8

const (
	Lower Triangle = 0 // the diagonal and what is below it
	Upper Triangle = 1 // the diagonal and what is above it
	Unit  Triangle = 2 // with 1 for the diagonal, as in Upper|Unit
)

// Trsm sets b to the solution of ax = b for the triangle of a that is named, the rest of which is not read.
//
// Error: backward stable: (A + E)x = b with |E| ≤ (3n + 12)u²|A| for pairs, (2.5n + 16)u⁴|A| for quads.
// Special: a 0 on the diagonal is an error that names it, and b then is as it was.
func Trsm[N Number[N]](a *Dense[N], part Triangle, b *Dense[N]) error {
	unit := part&Unit != 0
	if a.Rows != a.Cols || a.Rows != b.Rows {
		wrongShape("Trsm", "a is %d × %d and b %d × %d: a must be square, with as many rows as b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	a.check("Trsm")
	b.check("Trsm")
	for i := 0; i < a.Rows && !unit; i++ {
		if a.At(i, i).IsZero() {
			return fmt.Errorf("mat: triangular system: %w: element (%d, %d) of its diagonal is 0", ErrSingular, i, i)
		}
	}
	if overlap(a, b) {
		a = a.Clone()
	}
	plain(b)
	if part&Upper != 0 {
		solveUpper(a.matrix(), b, unit)
	} else {
		solveLower(a.matrix(), b, unit)
	}
	return nil
}

// Trsv is Trsm for one vector.
func Trsv[N Number[N]](a *Dense[N], part Triangle, x []N) error {
	return Trsm(a, part, column(x))
}

// Ger adds xyᵀ to m, each element by a step.
func (m *Dense[N]) Ger(x, y []N) {
	if m.Rows != len(x) || m.Cols != len(y) {
		wrongShape("Ger", "m is %d × %d, x has %d elements and y %d: they must be as many as its rows and columns", m.Rows, m.Cols, len(x), len(y))
	}
	m.check("Ger")
	step := stepOf[N]()
	for i, a := range x {
		row := m.Row(i)
		for j, b := range y {
			row[j] = step(row[j], a, b)
		}
	}
}

// plain makes each zero of m +0, as chains need it.
func plain[N Number[N]](m *Dense[N]) {
	for i := range m.Rows {
		row := m.Row(i)
		switch row := any(row).(type) {
		case []limb.DD:
			for j := range row {
				if row[j].Hi == 0 {
					row[j] = limb.DD{}
				}
			}
			continue
		case []limb.F64:
			for j, x := range row {
				if x == 0 {
					row[j] = 0
				}
			}
			continue
		}
		for j, x := range row {
			if x.IsZero() {
				row[j] = *new(N)
			}
		}
	}
}

// finite returns an error where an element of m is infinite or NaN, and panics where m is no matrix.
func finite[N Number[N]](what string, m *Dense[N]) error {
	m.check(what)
	for i := range m.Rows {
		row := m.Row(i)
		if j := notFinite(row); j >= 0 {
			return fmt.Errorf("mat: %s: %w: (%d, %d) is %v", what, ErrNotFinite, i, j, row[j])
		}
	}
	return nil
}

// notFinite returns the first element that is infinite or NaN, -1 where none is.
func notFinite[N Number[N]](x []N) int {
	switch t := typeOf[N](); { // at once for the types of most
	case t.Complex():
	case t.Elem() == types.F32:
		return firstNotFinite(machines[float32](x), t.Limbs())
	default:
		return firstNotFinite(machines[float64](x), t.Limbs())
	}
	return slices.IndexFunc(x, func(v N) bool { s := size(v); return s-s != 0 })
}

// firstNotFinite looks at the first of the limbs of each number.
func firstNotFinite[T limb.Float](x []T, limbs int) int {
	for i := 0; i < len(x); i += limbs {
		if x[i]-x[i] != 0 {
			return i / limbs
		}
	}
	return -1
}

// largest returns the element of largest size among n that are stride apart, the first of several, or the
// first one that is NaN.
func largest[N Number[N]](x []N, n, stride int) (at int, most float64) {
	sizeAt := func(i int) float64 { return size(x[i]) }
	switch x := any(x).(type) {
	case []limb.DD:
		sizeAt = func(i int) float64 { return math.Abs(x[i].Hi) }
	case []limb.F64:
		sizeAt = func(i int) float64 { return math.Abs(float64(x[i])) }
	}
	most = -1
	for i := range n {
		if s := sizeAt(i * stride); s > most {
			at, most = i, s
		} else if s != s {
			return i, s
		}
	}
	return at, most
}

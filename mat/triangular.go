package mat

import (
	"errors"
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
func subtract[N Number[N]](c *Dense[N], a matrix[N], b *Dense[N]) error {
	if a.rows == 0 || a.cols == 0 || b.Cols == 0 {
		return nil
	}
	if !overlap(c, &Dense[N]{Data: a.data}) && b.Cols <= a.rows { // (-a)b and a(-b) have the same bits
		negative := NewDense[N](b.Rows, b.Cols, nil)
		for i := range b.Rows {
			negate(negative.Row(i), b.Row(i))
		}
		return chains(c, a, negative)
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
	return chains(c, negative.matrix(), b)
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

// solveLower sets b to the solution of lx = b, for the lower triangle of l, with 1 on its diagonal where unit
// says so.
func solveLower[N Number[N]](l matrix[N], b *Dense[N], unit bool) error {
	n := l.rows
	if n > leaf {
		h := half(n)
		if err := solveLower(l.slice(0, h, 0, h), b.Slice(0, h, 0, b.Cols), unit); err != nil {
			return err
		}
		if err := subtract(b.Slice(h, n, 0, b.Cols), l.slice(h, n, 0, h), b.Slice(0, h, 0, b.Cols)); err != nil {
			return err
		}
		return solveLower(l.slice(h, n, h, n), b.Slice(h, n, 0, b.Cols), unit)
	}
	for i := range n {
		if err := subtract(b.Slice(i, i+1, 0, b.Cols), l.slice(i, i+1, 0, i), b.Slice(0, i, 0, b.Cols)); err != nil {
			return err
		}
		if !unit {
			divide(b.Row(i), l.at(i, i))
		}
	}
	return nil
}

// solveUpper is solveLower for an upper triangle.
func solveUpper[N Number[N]](u matrix[N], b *Dense[N], unit bool) error {
	n := u.rows
	if n > leaf {
		h := half(n)
		if err := solveUpper(u.slice(h, n, h, n), b.Slice(h, n, 0, b.Cols), unit); err != nil {
			return err
		}
		if err := subtract(b.Slice(0, h, 0, b.Cols), u.slice(0, h, h, n), b.Slice(h, n, 0, b.Cols)); err != nil {
			return err
		}
		return solveUpper(u.slice(0, h, 0, h), b.Slice(0, h, 0, b.Cols), unit)
	}
	for i := n - 1; i >= 0; i-- {
		if err := subtract(b.Slice(i, i+1, 0, b.Cols), u.slice(i, i+1, i+1, n), b.Slice(i+1, n, 0, b.Cols)); err != nil {
			return err
		}
		if !unit {
			divide(b.Row(i), u.at(i, i))
		}
	}
	return nil
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

// Trsm sets b to the solution of ax = b for a triangular matrix a: its lower or its upper triangle,
// the rest of which is not read. Where unit is set, 1 stands for each element of the diagonal.
//
// Error: backward stable: (A + E)x = b with |E| ≤ (3n + 12)u²|A| for pairs, (2n + 16)u⁴|A| for quads.
// Special: a 0 on the diagonal is an error that names it, and b then is as it was.
func Trsm[N Number[N]](a *Dense[N], upper, unit bool, b *Dense[N]) error {
	if a.Rows != a.Cols || a.Rows != b.Rows {
		return fmt.Errorf("mat: triangular system: %w: %d × %d for %d × %d", ErrShape, a.Rows, a.Cols, b.Rows, b.Cols)
	}
	if err := errors.Join(a.check("triangular system"), b.check("triangular system")); err != nil {
		return err
	}
	for i := 0; i < a.Rows && !unit; i++ {
		if a.At(i, i).IsZero() {
			return fmt.Errorf("mat: triangular system: %w: element (%d, %d) of its diagonal is 0", ErrSingular, i, i)
		}
	}
	if overlap(a, b) {
		a = a.Clone()
	}
	plain(b)
	if upper {
		return solveUpper(a.matrix(), b, unit)
	}
	return solveLower(a.matrix(), b, unit)
}

// Trsv is Trsm for one vector.
func Trsv[N Number[N]](a *Dense[N], upper, unit bool, x []N) error {
	return Trsm(a, upper, unit, column(x))
}

// Ger adds xyᵀ to m, each element by a step.
func (m *Dense[N]) Ger(x, y []N) error {
	if m.Rows != len(x) || m.Cols != len(y) {
		return fmt.Errorf("mat: rank-one update: %w: %d × %d by %d and %d", ErrShape, m.Rows, m.Cols, len(x), len(y))
	}
	if err := m.check("rank-one update"); err != nil {
		return err
	}
	step := stepOf[N]()
	for i, a := range x {
		row := m.Row(i)
		for j, b := range y {
			row[j] = step(row[j], a, b)
		}
	}
	return nil
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

// finite returns an error where m is no matrix, or an element of it infinite or NaN.
func finite[N Number[N]](what string, m *Dense[N]) error {
	if err := m.check(what); err != nil {
		return err
	}
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

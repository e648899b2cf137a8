package mat

import (
	"context"
	"fmt"
	"math"
	"slices"
)

// LDL is the factorisation PAPᵀ = LDLᴴ of a symmetric or Hermitian matrix that need not be definite, with the pivots
// of Bunch and Kaufman ([BK77]): L is lower triangular with 1 on its diagonal, D has blocks of one and of two rows
// on its diagonal, P is a permutation.
type LDL[N Number[N]] struct {
	l    *Dense[N] // L, 0 above its diagonal
	d, e []N       // the diagonal of D, and what is below it: not 0 in the first row of a block of two
	p    []int     // row i of PA is row p[i] of A
	norm float64
}

// stripe is the number of columns after which the rest of the matrix is updated, by a product.
const stripe = 32

// Factorize factors a, of which it reads the lower triangle.
//
// Error: |PAPᵀ - LDLᴴ| ≤ cnε(P|A|Pᵀ + |L||D||Lᴴ|) for a small c ([Hig02] Theorem 11.3), and |L||D||Lᴴ| is in the
// largest norm at most 36n times the largest element that the elimination meets, mostly about one; in tests the
// error is below 4nε of that.
// Special: an element that is not finite is an error that names it. The imaginary parts of the diagonal are taken for
// 0. A pivot may be 0: then [LDL.SolveTo] is an error that names it.
func (f *LDL[N]) Factorize(a *Dense[N]) error { return f.factorize(nil, a) }

// FactorizeContext is Factorize until ctx is done.
func (f *LDL[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	return f.factorize(progressOf(ctx), a)
}

func (f *LDL[N]) factorize(p *progress, a *Dense[N]) error {
	a.checkSquare("LDL.Factorize")
	*f = LDL[N]{}
	n := a.Rows
	m := NewDense[N](n, n, nil)
	for i := range n {
		copy(m.Row(i)[:i+1], a.Row(i))
		m.Set(i, i, realOf(m.At(i, i)))
	}
	if err := finite("ldl", m); err != nil {
		return err
	}
	plain(m)
	g := LDL[N]{l: m, d: make([]N, n), e: make([]N, n), p: make([]int, n), norm: symmetricNorm1(m)}
	for i := range g.p {
		g.p[i] = i
	}
	for from := 0; from < n; {
		to, err := g.columns(p, from)
		if err == nil {
			err = p.at(to, n)
		}
		if err != nil {
			return inside("ldl", err)
		}
		from = to
	}
	for i := range n {
		clear(m.Row(i)[i:])
		m.Set(i, i, one[N]())
	}
	for _, x := range []*Dense[N]{m, column(g.d), column(g.e)} {
		if err := finite("ldl: overflow", x); err != nil {
			return err
		}
	}
	*f = g
	return nil
}

// columns factors some columns, the first of which is from, updates the rest, and returns what column comes next.
// Row k of lt is column from + k of L, and row k of wt that of W = LD: what is left of a column of A is
// a - L·conj(row of W), so that one column at a time is updated when it is looked at.
func (f *LDL[N]) columns(p *progress, from int) (next int, err error) {
	m, n, by := f.l, f.l.Rows, partsOf[N]()
	lt, wt := NewDense[N](stripe+1, n, nil), NewDense[N](stripe+1, n, nil)
	// left sets dst, from row k on, to what is left of column c.
	left := func(dst []N, c, k int) {
		for i := k; i < c; i++ {
			dst[i] = by.conj(m.At(c, i))
		}
		for i := c; i < n; i++ {
			dst[i] = m.At(i, c)
		}
		w := make([]N, k-from)
		for i := range w {
			w[i] = by.conj(wt.At(i, c)).Neg()
		}
		chains(&Dense[N]{1, n - k, n - k, dst[k:n]}, matrix[N]{w, 1, len(w), len(w), 1}, lt.Slice(0, len(w), k, n))
		dst[c] = realOf(dst[c])
	}
	k := from
	for k < n && k < from+stripe {
		at := k - from
		w := wt.Row(at)
		left(w, k, k)
		r, most := k, 0.0
		if k+1 < n {
			r, most = largest(w[k+1:], n-k-1, 1)
			r += k + 1
		}
		diagonal, width := size(w[k]), 1
		if s := most + diagonal; s-s != 0 {
			return 0, fmt.Errorf("overflow: %w: column %d", ErrNotFinite, f.p[k])
		}
		const alpha = 0.6403882032022076 // (1 + √17)/8, for which a block of two lets elements grow no more than two of one
		if diagonal < alpha*most {
			v := wt.Row(at + 1)
			left(v, r, k)
			beside := 0.0
			for i := k; i < n; i++ {
				if i != r {
					beside = math.Max(beside, size(v[i]))
				}
			}
			switch {
			case diagonal >= alpha*most*(most/beside):
				r = k
			case size(v[r]) >= alpha*beside:
				copy(w[k:], v[k:])
			default:
				width = 2
			}
		} else {
			r = k
		}
		if to := k + width - 1; r != to {
			f.swap(to, r)
			for i := range at + width {
				lt.Row(i)[to], lt.Row(i)[r] = lt.Row(i)[r], lt.Row(i)[to]
				wt.Row(i)[to], wt.Row(i)[r] = wt.Row(i)[r], wt.Row(i)[to]
			}
		}
		l := lt.Row(at)
		f.d[k] = w[k]
		if width == 1 {
			for i := k + 1; i < n && !w[k].IsZero(); i++ { // a column of zeros stays one
				l[i] = w[i].Div(w[k])
			}
		} else {
			v, l2 := wt.Row(at+1), lt.Row(at+1)
			f.e[k], f.d[k+1] = w[k+1], v[k+1]
			b := f.block(k)
			for i := k + 2; i < n; i++ {
				x, y := b.solve(by.conj(w[i]), by.conj(v[i]))
				l[i], l2[i] = by.conj(x), by.conj(y)
			}
			l2[k+1] = one[N]()
		}
		l[k] = one[N]()
		k += width
	}
	for c := from; c < k; c++ {
		for i := c; i < n; i++ {
			m.Set(i, c, lt.At(c-from, i))
		}
	}
	left21, w21 := lt.Slice(0, k-from, 0, n), wt.Slice(0, k-from, 0, n)
	for i := range w21.Rows {
		row := w21.Row(i)
		for j := k; j < n; j++ {
			row[j] = by.conj(row[j]).Neg()
		}
	}
	for i := k; i < n; i += 64 { // the squares on the diagonal are computed whole
		if err := p.ended(); err != nil {
			return 0, err
		}
		to := min(n, i+64)
		chains(m.Slice(i, to, k, to), left21.Slice(0, k-from, i, to).matrix().transposed(), w21.Slice(0, k-from, k, to))
	}
	return k, nil
}

// swap exchanges rows and columns i < j of what is left, and rows i and j of L.
func (f *LDL[N]) swap(i, j int) {
	m := f.l
	f.p[i], f.p[j] = f.p[j], f.p[i]
	for c := range i {
		x, y := m.At(i, c), m.At(j, c)
		m.Set(i, c, y)
		m.Set(j, c, x)
	}
	x, y := m.At(i, i), m.At(j, j)
	m.Set(i, i, y)
	m.Set(j, j, x)
	for k := i + 1; k < j; k++ {
		x, y := m.At(k, i), m.At(j, k)
		m.Set(k, i, conj(y))
		m.Set(j, k, conj(x))
	}
	m.Set(j, i, conj(m.At(j, i)))
	for k := j + 1; k < m.Rows; k++ {
		row := m.Row(k)
		row[i], row[j] = row[j], row[i]
	}
}

// block is two rows of D: a, conj(b) and b, c.
type block[N Number[N]] struct {
	b, conj      N // b/|b|
	first, last  N // a/|b|, c/|b|
	abs, divisor N // |b|, (ac/|b|² - 1)|b|
}

func (f *LDL[N]) block(k int) block[N] {
	by := partsOf[N]()
	abs := by.abs(f.e[k])
	b, first, last := f.e[k].Div(abs), f.d[k].Div(abs), f.d[k+1].Div(abs)
	return block[N]{b, by.conj(b), first, last, abs, first.Mul(last).Sub(one[N]()).Mul(abs)}
}

// solve returns the x and y of ax + conj(b)y = u, bx + cy = v.
func (b *block[N]) solve(u, v N) (x, y N) {
	return b.last.Mul(u).Sub(b.conj.Mul(v)).Div(b.divisor), b.first.Mul(v).Sub(b.b.Mul(u)).Div(b.divisor)
}

// symmetricNorm1 is norm1 of the symmetric matrix whose lower triangle is that of m.
func symmetricNorm1[N Number[N]](m *Dense[N]) float64 {
	sums, row := make([]float64, m.Rows), make([]float64, m.Rows)
	for i := range m.Rows {
		sizes(row, m.Row(i)[:i+1])
		for j, s := range row[:i] {
			sums[j] += s
			sums[i] += s
		}
		sums[i] += row[i]
	}
	return slices.Max(append(sums, 0))
}

// L returns the lower triangle.
func (f *LDL[N]) L() *Dense[N] {
	if f.l == nil {
		return new(Dense[N])
	}
	return f.l.Clone()
}

// D returns the matrix with the blocks.
func (f *LDL[N]) D() *Dense[N] {
	d := NewDense[N](len(f.d), len(f.d), nil)
	for i, x := range f.d {
		d.Set(i, i, x)
		if !f.e[i].IsZero() {
			d.Set(i+1, i, f.e[i])
			d.Set(i, i+1, conj(f.e[i]))
		}
	}
	return d
}

// Pivot returns P: row i of PA is row Pivot()[i] of A.
func (f *LDL[N]) Pivot() []int { return slices.Clone(f.p) }

// SolveTo sets x to the solution of Ax = b, for each column of b.
//
// Error: (A + E)x = b with an E as that of [LDL.Factorize].
// Special: a pivot that is 0 is an error that names its row.
func (f *LDL[N]) SolveTo(x, b *Dense[N]) error {
	if err := solvable("LDL.SolveTo", "solve", f.l, b); err != nil {
		return err
	}
	y := NewDense[N](b.Rows, b.Cols, nil)
	for i, p := range f.p {
		copy(y.Row(i), b.Row(p))
	}
	plain(y)
	solveLower(f.l.matrix(), y, true)
	for k := 0; k < y.Rows; k++ {
		if !f.e[k].IsZero() {
			d, up, low := f.block(k), y.Row(k), y.Row(k+1)
			for j := range up {
				up[j], low[j] = d.solve(up[j], low[j])
			}
			k++
			continue
		}
		if f.d[k].IsZero() {
			return fmt.Errorf("mat: solve: %w: pivot %d, of row %d, is 0", ErrSingular, k, f.p[k])
		}
		divide(y.Row(k), f.d[k])
	}
	solveUpper(f.l.Adjoint().matrix(), y, true)
	if err := finite("solve: overflow", y); err != nil {
		return err
	}
	z := NewDense[N](b.Rows, b.Cols, nil)
	for i, p := range f.p {
		copy(z.Row(p), y.Row(i))
	}
	x.assign("LDL.SolveTo", z)
	return nil
}

// Det returns the determinant of A, as [LU.Det] does.
func (f *LDL[N]) Det() N { return f.det().value() }

// LogDet returns the logarithm of the absolute value of the determinant of A and its sign, as [LU.LogDet] does; where a
// pivot is 0, -Inf and 0.
func (f *LDL[N]) LogDet() (log, sign N) { return f.det().log() }

func (f *LDL[N]) det() apartFrom[N] {
	d, by := apartFrom[N]{x: one[N]()}, partsOf[N]()
	if f.l == nil {
		return noDet[N]()
	}
	for k := 0; k < len(f.d); k++ {
		if f.e[k].IsZero() {
			d.times(f.d[k])
			continue
		}
		x, a := normalized(f.d[k]) // of the block: ac - |b|², each product with an exponent of its own
		y, c := normalized(f.d[k+1])
		b, e := normalized(f.e[k])
		top := max(a+c, 2*e)
		d.times(by.ldexp(x.Mul(y), a+c-top).Sub(by.ldexp(by.sqr(b), 2*e-top)))
		d.e += top
		k++
	}
	return d
}

// Inertia returns how many eigenvalues of A are positive, negative and 0: those of D, as Sylvester's law has it. An
// eigenvalue within the rounding errors of the factorisation may count as any of these.
func (f *LDL[N]) Inertia() (positive, negatives, zero int) {
	for k := 0; k < len(f.d); k++ {
		switch {
		case !f.e[k].IsZero(): // of a block of two ac < |b|²
			positive, negatives = positive+1, negatives+1
			k++
		case f.d[k].IsZero():
			zero++
		case negative(f.d[k]):
			negatives++
		default:
			positive++
		}
	}
	return positive, negatives, zero
}

// Cond returns an estimate of the condition number, as [LU.Cond] does, and +Inf where a pivot is 0.
func (f *LDL[N]) Cond() (float64, error) {
	if f.l == nil {
		return 0, fmt.Errorf("mat: condition: %w", ErrNotFactored)
	}
	inverse, err := estimate(f.l.Rows, func(x *Dense[N], _ bool) error { return f.SolveTo(x, x) })
	if isSingular(err) {
		return math.Inf(1), nil
	}
	return inverse * f.norm, err
}

package mat

import (
	"context"
	"fmt"
)

// QR is the factorisation A = QR of a matrix with no fewer rows than columns, by Householder's
// reflections: Q is orthogonal, or unitary, R upper triangular.
//
// A reflection is I - τvvᴴ with v[0] = 1. Those of columns j … l-1 together are I - VTVᴴ, T upper
// triangular: halves of columns are factored one after the other, and the first is applied to the
// second by products.
type QR[N Number[N]] struct {
	qr, t *Dense[N] // R, with the vectors below its diagonal, of A with column i multiplied by 2^-e[i]
	norm  float64
	e     []int // nil for none
}

// Factorize factors a, which is left as it is.
//
// Error: A + E = QR for an orthogonal Q, with a norm of each column of E of at most about 8mnε times that of
// A's, and the computed Q is as near to orthogonal; in tests below 4nε.
// Special: an element that is not finite is an error that names it.
func (f *QR[N]) Factorize(a *Dense[N]) error { return f.factorize(nil, a) }

// FactorizeContext is Factorize until ctx is done.
func (f *QR[N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	return f.factorize(progressOf(ctx), a)
}

func (f *QR[N]) factorize(p *progress, a *Dense[N]) error {
	if a.Rows < a.Cols {
		wrongShape("QR.Factorize", "a is %d × %d: it must have no more columns than rows: factor its transpose", a.Rows, a.Cols)
	}
	*f = QR[N]{}
	if err := finite("qr", a); err != nil {
		return err
	}
	g := QR[N]{qr: a.Clone(), t: NewDense[N](a.Cols, a.Cols, nil), norm: norm1(a)}
	plain(g.qr)
	g.e = equilibrateColumns(g.qr)
	room := bench[N]{make([]N, reflectRoom(a.Rows, a.Cols))}
	if err := reflect(p, &room, g.qr, g.t, 0, a.Cols); err != nil {
		return inside("qr", err)
	}
	if err := finite("qr: overflow", g.qr); err != nil {
		return err
	}
	*f = g
	return nil
}

// bench is memory from which matrices are cut that a call needs while it works. Who cuts some puts the bench back as it
// was, so that one array serves all of a factorisation.
type bench[N Number[N]] struct{ free []N }

// cut returns a matrix with any elements.
func (w *bench[N]) cut(r, c int) Dense[N] {
	m := Dense[N]{r, c, c, w.free[: r*c : r*c]}
	w.free = w.free[r*c:]
	return m
}

// reflectRoom returns how many elements reflect cuts, for m rows and n columns: step by step what it holds at once.
func reflectRoom(m, n int) int {
	if n < 2 {
		return 0
	}
	h := half(n)
	k := n - h
	return max(reflectRoom(m, h), m*h+max(h*h+turnRoom(h, k), reflectRoom(m-h, k), (m-h)*k+3*h*k))
}

// turnRoom is that of turn, for h reflections of k columns.
func turnRoom(h, k int) int { return 2 * h * k }

// reflect factors a in place, whose first column is column at of all, and sets t.
func reflect[N Number[N]](p *progress, room *bench[N], a, t *Dense[N], at, all int) error {
	m, n := a.Rows, a.Cols
	switch n {
	case 0:
		return nil
	case 1:
		t.Set(0, 0, reflection(a))
		return p.at(at+1, all)
	}
	h := half(n)
	left, t1 := a.Slice(0, m, 0, h), t.Slice(0, h, 0, h)
	if err := reflect(p, room, left, t1, at, all); err != nil {
		return err
	}
	whole := *room
	defer func() { *room = whole }()
	v := room.cut(m, h)
	setVectors(&v, left)
	before := *room
	th := room.cut(h, h)
	th.setH(t1)
	if err := pieces[N](p, n-h, 2*m*h, func(i, k int) { turn(room, &v, &th, a.Slice(0, m, h+i, h+k)) }); err != nil {
		return err
	}
	*room = before
	low, t2 := a.Slice(h, m, h, n), t.Slice(h, n, h, n)
	if err := reflect(p, room, low, t2, at+h, all); err != nil {
		return err
	}
	// Of both halves T has T₁, T₂, and -T₁ V₁ᴴV₂ T₂ beside them.
	w, x, y, right := room.cut(h, n-h), room.cut(h, n-h), room.cut(h, n-h), room.cut(m-h, n-h)
	setVectors(&right, low)
	err := pieces[N](p, n-h, m*h, func(i, k int) {
		w.Slice(0, h, i, k).mulH(v.Slice(h, m, 0, h), right.Slice(0, right.Rows, i, k))
	})
	if err == nil {
		err = multiplyTo(p, &x, t1, &w)
	}
	if err == nil {
		err = multiplyTo(p, &y, &x, t2)
	}
	if err != nil {
		return err
	}
	negate(y.Data, y.Data)
	t.Slice(0, h, h, n).Copy(&y)
	return nil
}

// reflection makes of a column the number that is left of it, with v below, and returns τ: the conjugate of the
// reflection, I - τ̄vvᴴ, is what the column has gone through.
func reflection[N Number[N]](a *Dense[N]) (tau N) {
	if NormMax(a.Slice(1, a.Rows, 0, 1)).IsZero() {
		return tau
	}
	e := raise(a) // a small β has no room for all of its digits
	alpha := a.At(0, 0)
	beta := NormFrobenius(a)
	if !negative(alpha) {
		beta = beta.Neg()
	}
	d := alpha.Sub(beta) // real parts of one sign, so that nothing cancels
	for i := 1; i < a.Rows; i++ {
		a.Set(i, 0, a.At(i, 0).Div(d))
	}
	a.Set(0, 0, partsOf[N]().ldexp(beta, -e))
	return d.Neg().Div(beta)
}

// mulH sets m to aᴴb.
func (m *Dense[N]) mulH(a, b *Dense[N]) {
	if typeOf[N]().Complex() {
		m.Mul(a.Adjoint(), b)
	} else {
		m.MulTrans(a, b)
	}
}

// vectors returns V: the lower trapezium of a with 1 on its diagonal.
func vectors[N Number[N]](a *Dense[N]) *Dense[N] {
	v := NewDense[N](a.Rows, a.Cols, nil)
	setVectors(v, a)
	return v
}

// setVectors sets v to the vectors of a.
func setVectors[N Number[N]](v, a *Dense[N]) {
	for i := range a.Rows {
		row := v.Row(i)
		clear(row[copy(row[:min(i, a.Cols)], a.Row(i)):])
		if i < a.Cols {
			row[i] = one[N]()
		}
	}
}

// turn sets b to (I - VTVᴴ)b.
func turn[N Number[N]](room *bench[N], v, t, b *Dense[N]) {
	before := *room
	w, x := room.cut(t.Rows, b.Cols), room.cut(t.Rows, b.Cols)
	w.mulH(v, b)
	x.Mul(t, &w)
	negate(x.Data, x.Data)
	plain(b)
	chains(b, v.matrix(), &x)
	*room = before
}

// turnAlone is turn where there is no bench.
func turnAlone[N Number[N]](v, t, b *Dense[N]) {
	turn(&bench[N]{make([]N, turnRoom(t.Rows, b.Cols))}, v, t, b)
}

// R returns the upper triangle, of as many rows as A has columns.
func (f *QR[N]) R() *Dense[N] {
	if f.qr == nil {
		return new(Dense[N])
	}
	r := NewDense[N](f.qr.Cols, f.qr.Cols, nil)
	for i := range r.Rows {
		copy(r.Row(i)[i:], f.qr.Row(i)[i:])
	}
	r.shiftColumns(f.e, 1)
	return r
}

// dependent returns the first column of A that depends on those before it as far as the type can tell, or -1: what is left
// of it, R's diagonal, is below nε of the column, whatever the size of others.
func (f *QR[N]) dependent() int {
	n := f.qr.Cols
	for j := range n {
		_, most := largest(f.qr.Data[j:], j+1, f.qr.Stride)
		if s := size(f.qr.At(j, j)); s <= float64(float64(n)*unit[N]())*most {
			return j
		}
	}
	return -1
}

// Q returns the first columns of Q, as many as A has.
func (f *QR[N]) Q() *Dense[N] {
	if f.qr == nil {
		return new(Dense[N])
	}
	q := NewDense[N](f.qr.Rows, f.qr.Cols, nil)
	q.Copy(Identity[N](f.qr.Cols))
	turnAlone(vectors(f.qr), f.t, q)
	return q
}

// SolveTo sets x to the x with the least ‖Ax - b‖, for each column of b.
//
// Error: that of the least squares of an A and a b that differ from those given by about 8mnε.
// Special: where an element of R's diagonal is 0, or below nε times the largest of its column, that column of A depends on
// those before it as far as the type can tell: an error that names the first of these. The lengths of other columns
// do not matter.
func (f *QR[N]) SolveTo(x, b *Dense[N]) error {
	if err := solvable("QR.SolveTo", "least squares", f.qr, b); err != nil {
		return err
	}
	if i := f.dependent(); i >= 0 {
		return fmt.Errorf("mat: least squares: %w: column %d depends on those before it: SVD.SolveTo takes such matrices", ErrSingular, i)
	}
	n := f.qr.Cols
	y := b.Clone()
	columns := equilibrateColumns(y)
	turnAlone(vectors(f.qr), f.t.Adjoint(), y)
	z := y.Slice(0, n, 0, y.Cols)
	solveUpper(f.qr.matrix().slice(0, n, 0, n), z, false)
	z.shiftRows(f.e, -1)
	z.shiftColumns(columns, 1)
	if err := finite("least squares: overflow", z); err != nil {
		return err
	}
	x.assign("QR.SolveTo", z)
	return nil
}

package mat

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// # Least squares, and matrices of lower rank

// minimumTo sets x to the shortest solution of Aᴴx = b, of as many rows as A has, for the columns of b.
func (f *QR[N]) minimumTo(call string, x, b *Dense[N]) error {
	if i := f.dependent(); i >= 0 {
		return fmt.Errorf("mat: solve: %w: row %d depends on those before it: SVD.SolveTo takes such matrices", ErrSingular, i)
	}
	n := f.qr.Cols
	y := b.Clone()
	plain(y)
	y.shiftRows(f.e, -1)
	columns := equilibrateColumns(y)
	solveLower(f.qr.Slice(0, n, 0, n).Adjoint().matrix(), y, false)
	z := NewDense[N](f.qr.Rows, y.Cols, nil)
	z.Copy(y)
	turnAlone(vectors(f.qr), f.t, z)
	z.shiftColumns(columns, 1)
	if err := finite("solve: overflow", z); err != nil {
		return err
	}
	x.assign(call, z)
	return nil
}

// Rank returns how many singular values are above rcond times the largest. Where rcond is 0, 4nε stands for it, n being the
// larger number of rows and columns: what rounding errors make of 0.
func (f *SVD[N]) Rank(rcond float64) int {
	if f.v == nil {
		return 0
	}
	return RankOf(f.values, f.u.Cols, f.v.Cols, rcond)
}

// SolveTo sets x to the shortest x with the least ‖Ax - b‖, for each column of b, of the matrix of so many of the largest
// singular values: [SVD.Rank] of them where rank is 0.
//
// Error: that of an A that differs by 8nε‖A‖, of the same rank.
// Special: a rank above the number of the values panics, and one of values that are 0 is [ErrSingular].
func (f *SVD[N]) SolveTo(x, b *Dense[N], rank int) error {
	if f.v == nil {
		return fmt.Errorf("mat: solve: %w", ErrNotFactored)
	}
	if rank < 0 || rank > len(f.values) || b.Rows != f.u.Cols {
		wrongShape("SVD.SolveTo", "b is %d × %d and the rank %d: A has %d rows and %d singular values", b.Rows, b.Cols, rank, f.u.Cols, len(f.values))
	}
	if err := finite("solve", b); err != nil {
		return err
	}
	if rank == 0 {
		rank = f.Rank(0)
	} else if f.values[rank-1].IsZero() {
		return fmt.Errorf("mat: solve: %w: singular value %d is 0: a rank of 0 takes those that are not", ErrSingular, rank-1)
	}
	c := b.Clone()
	plain(c)
	columns := equilibrateColumns(c)
	y, z := new(Dense[N]), new(Dense[N])
	y.mulH(f.u.Slice(0, rank, 0, f.u.Cols).Transpose(), c)
	for i := range rank {
		value, e := normalized(f.values[i])
		divide(y.Row(i), value)
		y.shiftRow(i, -e)
	}
	z.MulTrans(f.v.Slice(0, rank, 0, f.v.Cols), y)
	z.shiftColumns(columns, 1)
	if err := finite("solve: overflow", z); err != nil {
		return err
	}
	x.assign("SVD.SolveTo", z)
	return nil
}

// Rank returns the rank of a: how many of its [SingularValues] are above rcond times the largest, as [SVD.Rank] counts them. An
// element that is not finite is an error.
func Rank[N Number[N]](a *Dense[N], rcond float64) (int, error) {
	values, err := SingularValues(a)
	if err != nil {
		return 0, inside("rank", err)
	}
	return RankOf(values, a.Rows, a.Cols, rcond), nil
}

// RankOf returns the rank of a matrix of r rows and c columns with these singular values, in descending order, as
// [SingularValues] returns them: how many are above rcond times the first, as [SVD.Rank] counts them.
func RankOf[N Number[N]](values []N, r, c int, rcond float64) int {
	by, n := partsOf[N](), 0
	if rcond == 0 { // what rounding errors are of a matrix of this shape
		rcond = math.Ldexp(unit[N](), 2) * float64(max(r, c))
	}
	for n < len(values) && !values[n].IsZero() && by.cmp(values[n], values[0].Mul(by.from(rcond))) > 0 {
		n++
	}
	return n
}

// PseudoInverse sets m to the inverse of Moore and Penrose of a, of the singular values that [SVD.Rank] counts: ma is
// Hermitian, am too, ama = a and mam = m.
//
// Error: as [SVD.SolveTo]. Special: an element that is not finite, and a result that overflows, are errors.
func (m *Dense[N]) PseudoInverse(a *Dense[N], rcond float64) error {
	var f SVD[N]
	if err := f.Factorize(a); err != nil {
		return inside("pseudo-inverse", err)
	}
	if rank := f.Rank(rcond); rank > 0 {
		return f.SolveTo(m, Identity[N](a.Rows), rank)
	}
	m.assign("PseudoInverse", NewDense[N](a.Cols, a.Rows, nil))
	return nil
}

// NullSpace returns vectors of length 1 that are orthogonal to one another, in columns, as many as a has columns beyond its
// rank: each x with ax = 0 is made of them.
//
// Error: ‖av‖ ≤ 8nε‖a‖, or rcond‖a‖, for each vector v.
// Special: an element that is not finite is an error.
func NullSpace[N Number[N]](a *Dense[N], rcond float64) (*Dense[N], error) {
	var f SVD[N]
	if err := f.Factorize(a); err != nil {
		return nil, inside("null space", err)
	}
	rank := f.Rank(rcond)
	all := NewDense[N](a.Cols, a.Cols, nil) // V, in rows, and what it lacks
	all.Copy(f.v)
	for i := f.v.Rows; i < a.Cols; i++ {
		complete(all, i)
	}
	return all.Slice(rank, a.Cols, 0, a.Cols).Transpose(), nil
}

// Det returns the determinant of a square A, as [LU.Det] does; it panics for others.
func (f *QR[N]) Det() N { return f.det("QR.Det").value() }

// LogDet returns the logarithm of the absolute value of the determinant of a square A, and its sign, as [LU.LogDet] does.
func (f *QR[N]) LogDet() (log, sign N) { return f.det("QR.LogDet").log() }

func (f *QR[N]) det(call string) apartFrom[N] {
	by := partsOf[N]()
	if f.qr == nil {
		return noDet[N]()
	}
	f.qr.checkSquare(call)
	d := apartFrom[N]{one[N](), sum(f.e)}
	for i := range f.qr.Rows {
		d.times(f.qr.At(i, i))
		if tau := f.t.At(i, i); !tau.IsZero() { // I - τvvᴴ is unitary: its determinant is -τ/τ̄
			turn := signOf(by, tau)
			d.x = d.x.Mul(turn.Mul(turn)).Neg()
		}
	}
	return d
}

// Det returns the determinant of A, the product of the eigenvalues, as [LU.Det] does.
func (f *EigenSym[N]) Det() N { return f.det().value() }

// LogDet returns the logarithm of the absolute value of the determinant of A, and its sign, as [LU.LogDet] does.
func (f *EigenSym[N]) LogDet() (log, sign N) { return f.det().log() }

func (f *EigenSym[N]) det() apartFrom[N] {
	if f.vectors == nil {
		return noDet[N]()
	}
	d := apartFrom[N]{one[N](), 0}
	for _, x := range f.values {
		d.times(x)
	}
	return d
}

// Det returns the determinant of a square A, as [LU.Det] does; it panics for others.
func (f *SVD[N]) Det() N { return f.det("SVD.Det").value() }

// LogDet returns the logarithm of the absolute value of the determinant of a square A, and its sign, as [LU.LogDet] does. The
// first is that of the singular values, each with its own digits; the sign is that of U and V.
func (f *SVD[N]) LogDet() (log, sign N) { return f.det("SVD.LogDet").log() }

func (f *SVD[N]) det(call string) apartFrom[N] {
	if f.v == nil {
		return noDet[N]()
	}
	if f.u.Cols != f.v.Cols {
		wrongShape(call, "A is %d × %d: it must be square", f.u.Cols, f.v.Cols)
	}
	d, by := apartFrom[N]{one[N](), 0}, partsOf[N]()
	for _, x := range f.values {
		d.times(x)
	}
	for i, m := range []*Dense[N]{f.u, f.v} { // in rows, as well conditioned as can be
		var g LU[N]
		if g.Factorize(m) != nil {
			return noDet[N]()
		}
		_, sign := g.LogDet()
		if i == 1 {
			sign = by.conj(sign)
		}
		d.x = d.x.Mul(sign)
	}
	return d
}

// detOf is the product of eigenvalues, those of a pair that is conjugate at once.
func detOf[C limb.Complex[C, N], N limb.Real[N]](values []C, factored bool) apartFrom[C] {
	if !factored {
		return noDet[C]()
	}
	d, zero := apartFrom[C]{one[C](), 0}, limb.From[N](0)
	for k := 0; k < len(values); k++ {
		x, e := normalized(values[k])
		if k+1 < len(values) && !x.Imag().IsZero() && values[k].Conj().Equal(values[k+1]) {
			x, e = limb.Cmplx[C](x.AbsSqr(), zero), 2*e
			k++
		}
		d.times(x)
		d.e += e
	}
	return d
}

// Det returns the determinant of A, the product of the eigenvalues, as [LU.Det] does. That of a real matrix is real.
func (f *Eigen[C, N]) Det() C { return detOf[C, N](f.values, f.right != nil).value() }

// LogDet returns the logarithm of the absolute value of the determinant of A, and its sign, as [LU.LogDet] does.
func (f *Eigen[C, N]) LogDet() (log, sign C) { return detOf[C, N](f.values, f.right != nil).log() }

// Det returns the determinant of A, the product of the eigenvalues, as [LU.Det] does.
func (f *Schur[C, N]) Det() C { return detOf[C, N](f.values, f.t != nil).value() }

// LogDet returns the logarithm of the absolute value of the determinant of A, and its sign, as [LU.LogDet] does.
func (f *Schur[C, N]) LogDet() (log, sign C) { return detOf[C, N](f.values, f.t != nil).log() }

// Det returns the determinant of A, the product of the eigenvalues, as [LU.Det] does.
func (f *RealSchur[C, N]) Det() N { return detOf[C, N](f.values, f.t != nil).value().Real() }

// LogDet returns the logarithm of the absolute value of the determinant of A, and its sign, as [LU.LogDet] does.
func (f *RealSchur[C, N]) LogDet() (log, sign N) {
	x, s := detOf[C, N](f.values, f.t != nil).log()
	return x.Real(), s.Real()
}

// InverseTo sets m to the inverse of A, which is Hermitian bit for bit, with the errors of [Cholesky.SolveTo].
func (f *Cholesky[N]) InverseTo(m *Dense[N]) error {
	if f.l == nil {
		return fmt.Errorf("mat: inverse: %w", ErrNotFactored)
	}
	x := new(Dense[N])
	if err := f.SolveTo(x, Identity[N](f.l.Rows)); err != nil {
		return err
	}
	for i := range x.Rows {
		for j := range i {
			x.Set(j, i, conj(x.At(i, j)))
		}
		x.Set(i, i, realOf(x.At(i, i)))
	}
	m.assign("Cholesky.InverseTo", x)
	return nil
}

// SymRankOne sets f to the factorisation of A + αxxᴴ, of which orig has that of A; orig may be f, and else is left as it is. α
// is a real number. It takes n² steps where Factorize takes n³/3.
//
// Error: LLᴴ is off by 8nε of A and of αxxᴴ, each in its largest element, where α is not negative; else of both in parts of
// the least eigenvalue that is left, which may be most of it.
// Special: where A + αxxᴴ is not positive definite there is [ErrNotPositive], and f is as it was.
func (f *Cholesky[N]) SymRankOne(orig *Cholesky[N], alpha N, x *VecDense[N]) error {
	if orig.l == nil {
		return fmt.Errorf("mat: rank one: %w", ErrNotFactored)
	}
	if x.Len() != orig.l.Rows {
		wrongShape("Cholesky.SymRankOne", "x has %d elements and A %d rows: they must be as many", x.Len(), orig.l.Rows)
	}
	if err := finite("rank one", &x.Dense); err != nil {
		return err
	}
	if err := finite("rank one", &Dense[N]{1, 1, 1, []N{alpha}}); err != nil {
		return err
	}
	by, l, w := partsOf[N](), orig.l.Clone(), x.Clone()
	w.shiftRows(orig.e, -1)
	down, root := negative(alpha), by.abs(realOf(alpha)).Sqrt()
	for k := range l.Rows {
		w.Set(k, 0, by.scale(w.At(k, 0), root))
	}
	for k := range l.Rows {
		a, b := l.At(k, k), w.At(k, 0)
		r := by.hypot(a, by.abs(b))
		if down {
			r = a.Sub(by.abs(b)).Mul(a.Add(by.abs(b)))
			if !(size(r) > 0) || negative(r) {
				return fmt.Errorf("mat: rank one: %w: row %d", ErrNotPositive, k)
			}
			r = r.Sqrt()
		}
		l.Set(k, k, r)
		for i := k + 1; i < l.Rows; i++ {
			y, z := l.At(i, k), w.At(i, 0)
			if down { // c = r/a, s = b/a: the new column first, and w of it
				y = by.scale(y, a).Sub(by.conj(b).Mul(z)).Div(r)
				l.Set(i, k, y)
				w.Set(i, 0, by.scale(z, r).Sub(b.Mul(y)).Div(a))
			} else { // c = a/r, s = b/r
				l.Set(i, k, by.scale(y, a).Add(by.conj(b).Mul(z)).Div(r))
				w.Set(i, 0, by.scale(z, a).Sub(b.Mul(y)).Div(r))
			}
		}
	}
	if err := finite("rank one: overflow", l); err != nil {
		return err
	}
	*f = Cholesky[N]{l: l, norm: -1, e: orig.e}
	return nil
}

package mat

import (
	"fmt"
	"sync"
)

// RankOne sets f to the factorisation of A + αxyᵀ, of which orig has that of A; orig may be f, and else is left as it is. It takes
// some n² steps where Factorize takes 2n³/3, and exchanges rows that follow one another ([FM84]): elements of L may be above 1.
//
// Error: that of an A + αxyᵀ + E with ‖E‖ ≤ 8nε(‖L‖‖U‖ + ‖L₀‖‖U₀‖ + ‖αx‖‖y‖) in the norm of Frobenius, L₀ and U₀ being those of orig.
// Special: where A + αxyᵀ has no pivot in a column there is [ErrSingular], and f is as it was.
func (f *LU[N]) RankOne(orig *LU[N], alpha N, x, y *VecDense[N]) error {
	n := orig.rows()
	if orig.lu == nil {
		return fmt.Errorf("mat: rank one: %w", ErrNotFactored)
	}
	if x.Len() != n || y.Len() != n {
		wrongShape("LU.RankOne", "x has %d elements, y %d and A %d rows: they must be as many", x.Len(), y.Len(), n)
	}
	for _, m := range []*Dense[N]{{1, 1, 1, []N{alpha}}, &x.Dense, &y.Dense} {
		if err := finite("rank one", m); err != nil {
			return err
		}
	}
	// PA = LU, and so P(A + αxyᵀ) = L(U + zyᵀ) with Lz = αPx.
	g := rankOne[N]{Identity[N](n), NewDense[N](n, n, nil), orig.Pivot()}
	z, w := NewDense[N](n, 1, nil), y.Clone()
	for i, at := range g.p {
		copy(g.l.Row(i)[:i], orig.lu.Row(i))
		copy(g.u.Row(i)[i:], orig.lu.Row(i)[i:])
		z.Set(i, 0, alpha.Mul(x.AtVec(at)))
	}
	z.shiftRows(orig.pivoted(), -1)
	w.shiftRows(orig.right, -1)
	plain(z)
	solveLower(g.l.matrix(), z, true)
	for k := n - 2; k >= 0; k-- { // z becomes a multiple of the first axis, and U has elements below its diagonal
		g.eliminate(k, z, 0)
	}
	for j := range n {
		g.u.Set(0, j, g.u.At(0, j).Add(z.At(0, 0).Mul(w.At(j, 0))))
	}
	for k := range n - 1 {
		g.eliminate(k, g.u, k)
	}
	plain(g.l)
	plain(g.u)
	if err := finite("rank one: overflow", g.l); err != nil {
		return err
	}
	if err := finite("rank one: overflow", g.u); err != nil {
		return err
	}
	h := LU[N]{lu: g.u, norm: -1, left: orig.left, right: orig.right, swaps: make([]int, n)}
	order := make([]int, n)
	for i := range n {
		if g.u.At(i, i).IsZero() {
			return fmt.Errorf("mat: rank one: %w: column %d has no pivot", ErrSingular, i)
		}
		copy(g.u.Row(i)[:i], g.l.Row(i))
		order[i] = i
	}
	for i := range n {
		at := i
		for order[at] != g.p[i] {
			at++
		}
		h.swaps[i] = at
		order[i], order[at] = order[at], order[i]
	}
	f.lu, f.swaps, f.norm, f.left, f.right = h.lu, h.swaps, h.norm, h.left, h.right
	f.turn, f.t = sync.Once{}, nil
	return nil
}

// rankOne is a factorisation on its way: row i of LU is row p[i] of a matrix.
type rankOne[N Number[N]] struct {
	l, u *Dense[N]
	p    []int
}

// eliminate makes 0 of element k+1 of a column of v by row k, in U too, so that LU stays as it is but for an exchange of the two
// rows. v is U, or goes along with it. Of both orders of the rows it takes that with the smaller multiplier.
func (g *rankOne[N]) eliminate(k int, v *Dense[N], column int) {
	a, b, l := v.At(k, column), v.At(k+1, column), g.l.At(k+1, k)
	if b.IsZero() {
		return
	}
	step, n := stepOf[N](), g.l.Rows
	rows := []*Dense[N]{g.u}
	if v != g.u {
		rows = append(rows, v)
	}
	if other := step(b, l, a); other.IsZero() || !a.IsZero() && size(b)/size(a) <= size(a)/size(other) {
		by := b.Div(a)
		for _, m := range rows {
			for j, x := range m.Row(k) {
				m.Set(k+1, j, step(m.At(k+1, j), by.Neg(), x))
			}
		}
		for i := k + 1; i < n; i++ {
			g.l.Set(i, k, step(g.l.At(i, k), by, g.l.At(i, k+1)))
		}
	} else { // [l 1; 1 0] of the exchanged rows is [1 0; by 1] times what the rows of U are multiplied by
		by := a.Div(other)
		for _, m := range rows {
			for j, x := range m.Row(k) {
				top := step(m.At(k+1, j), l, x)
				m.Set(k, j, top)
				m.Set(k+1, j, step(x, by.Neg(), top))
			}
		}
		swapRows(g.l.Slice(0, n, 0, k), k, k+1)
		g.l.Set(k+1, k, by)
		for i := k + 2; i < n; i++ {
			x, y := g.l.At(i, k), g.l.At(i, k+1)
			rest := step(x, l.Neg(), y)
			g.l.Set(i, k+1, rest)
			g.l.Set(i, k, step(y, by, rest))
		}
		g.p[k], g.p[k+1] = g.p[k+1], g.p[k]
	}
	v.Set(k+1, column, *new(N))
}

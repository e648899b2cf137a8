package mat

import (
	"math"

	"github.com/limbfp/limb"
)

// pile is a matrix as an upper triangle of blocks whose diagonal is factored, for the parts of an eigenvector that lie
// beside the block of its eigenvalue. Blocks may be of very different sizes: so each block beside the diagonal, and each
// part of a vector, has an exponent of its own, and the equations of a block are scaled as it and the eigenvalue are.
type pile[C limb.Complex[C, N], N limb.Real[N]] struct {
	list   []*schur[C, N]
	beside [][]*scaled[C] // block (i, k) is Z_iᴴ D_i⁻¹ A_ik D_k Z_k; nil is 0
	most   int            // the largest exponent of these
	isReal bool           // A is
}

// scaled is m·2^e.
type scaled[C Number[C]] struct {
	m *Dense[C]
	e int
}

const nothing = math.MinInt / 4 // the exponent of 0

// newPile returns that of a, in the blocks of a list.
func newPile[C limb.Complex[C, N], N limb.Real[N]](a *Dense[C], list []*schur[C, N], isReal bool) *pile[C, N] {
	p := &pile[C, N]{list, make([][]*scaled[C], len(list)), nothing, isReal}
	for i, s := range list {
		p.beside[i] = make([]*scaled[C], len(list))
		for k := i + 1; k < len(list); k++ {
			if b := between(a, s, list[k]); b != nil {
				p.beside[i][k], p.most = b, max(p.most, b.e)
			}
		}
	}
	return p
}

// between returns the block in the rows of s and the columns of t.
func between[C limb.Complex[C, N], N limb.Real[N]](a *Dense[C], s, t *schur[C, N]) *scaled[C] {
	top := nothing
	for i, row := range s.rows {
		for j, col := range t.rows {
			if e, ok := scaleOf([]C{a.At(row, col)}, 1, 1); ok {
				top = max(top, e+t.d[j]-s.d[i])
			}
		}
	}
	if top == nothing {
		return nil
	}
	m := NewDense[C](len(s.rows), len(t.rows), nil)
	for i, row := range s.rows {
		for j, col := range t.rows {
			m.Set(i, j, shifted[C, N](a.At(row, col), t.d[j]-s.d[i]-top))
		}
	}
	if m.Rows > 1 {
		m = multiplied(s.z.Adjoint(), m)
	}
	if m.Cols > 1 {
		m = multiplied(m, t.z)
	}
	return &scaled[C]{m, top}
}

// multiplied returns ab, whose shapes match.
func multiplied[N Number[N]](a, b *Dense[N]) *Dense[N] {
	c := NewDense[N](a.Rows, b.Cols, nil)
	chains(c, a.matrix(), b)
	return c
}

// right sets v to the eigenvector for eigenvalue k of block j, whose own part, in the coordinates of T, is column k of own.
func (p *pile[C, N]) right(j, k int, own, v *Dense[C]) {
	parts := make([]*scaled[C], len(p.list))
	parts[j] = &scaled[C]{own.Slice(0, own.Rows, k, k+1).Clone(), 0}
	for i := j - 1; i >= 0; i-- {
		var sum combination[C, N]
		for l := i + 1; l <= j; l++ {
			if b := p.beside[i][l]; b != nil && parts[l] != nil {
				sum.add(b.m, parts[l].m, b.e+parts[l].e)
			}
		}
		if b := sum.value(); b != nil {
			parts[i] = p.solve(i, j, k, b, false)
		}
	}
	p.collect(parts, j, k, v, 1)
}

// left is right for a left eigenvector.
func (p *pile[C, N]) left(j, k int, own, v *Dense[C]) {
	parts := make([]*scaled[C], len(p.list))
	parts[j] = &scaled[C]{own.Slice(0, own.Rows, k, k+1).Clone(), 0}
	for i := j + 1; i < len(p.list); i++ {
		var sum combination[C, N]
		for l := j; l < i; l++ {
			if b := p.beside[l][i]; b != nil && parts[l] != nil {
				sum.add(b.m.Adjoint(), parts[l].m, b.e+parts[l].e)
			}
		}
		if b := sum.value(); b != nil {
			parts[i] = p.solve(i, j, k, b, true)
		}
	}
	p.collect(parts, j, k, v, -1)
}

// collect sets v, a vector for eigenvalue k of block j, to D^sign Z of the parts, of length 1. One of a real eigenvalue of a real
// matrix becomes real by the phase of its own part, in the coordinates of which no element is rounding errors alone.
func (p *pile[C, N]) collect(parts []*scaled[C], j, k int, v *Dense[C], sign int) {
	for i, s := range p.list {
		if parts[i] != nil && len(s.rows) > 1 {
			parts[i].m = multiplied(s.z, parts[i].m)
		}
	}
	if own := parts[j].m; p.isReal && p.list[j].t.At(k, k).Imag().IsZero() {
		at, _ := largest(own.Data, own.Rows, 1)
		turn := signOf(partsOf[C](), own.Data[at]).Conj()
		for _, part := range parts {
			for i := 0; part != nil && i < part.m.Rows; i++ {
				part.m.Data[i] = realOf(part.m.Data[i].Mul(turn))
			}
		}
	}
	exponents, top := make([]int, v.Rows), nothing
	for i, s := range p.list {
		if parts[i] == nil {
			continue
		}
		y := parts[i].m
		for r, row := range s.rows {
			v.Set(row, 0, y.At(r, 0))
			exponents[row] = parts[i].e + sign*s.d[r]
			if e, ok := scaleOf(y.Data[r:], 1, 1); ok {
				top = max(top, e+exponents[row])
			}
		}
	}
	for row, e := range exponents {
		v.Set(row, 0, shifted[C, N](v.At(row, 0), e-top))
	}
	normalize[C, N](v)
}

// combination is a sum of products of matrices and vectors.
type combination[C limb.Complex[C, N], N limb.Real[N]] struct {
	terms []scaled[C]
}

// add adds mx·2^e.
func (c *combination[C, N]) add(m, x *Dense[C], e int) {
	y := NewDense[C](m.Rows, 1, nil)
	for i := range m.Rows {
		var s C
		for j, v := range m.Row(i) {
			s = s.Add(v.Mul(x.Data[j]))
		}
		y.Data[i] = s
	}
	c.terms = append(c.terms, scaled[C]{y, e})
}

// value returns the sum, nil where it is 0.
func (c *combination[C, N]) value() *scaled[C] {
	top := nothing
	for _, t := range c.terms {
		if e, ok := scaleOf(t.m.Data, t.m.Rows, 1); ok {
			top = max(top, e+t.e)
		}
	}
	if top == nothing {
		return nil
	}
	sum := &scaled[C]{NewDense[C](c.terms[0].m.Rows, 1, nil), top}
	for _, t := range c.terms {
		for i, x := range t.m.Data {
			sum.m.Data[i] = sum.m.Data[i].Add(shifted[C, N](x, t.e-top))
		}
	}
	if _, ok := scaleOf(sum.m.Data, sum.m.Rows, 1); !ok {
		return nil
	}
	return sum
}

// solve returns the y of (T - λ)y = -b, or of (T - λ)ᴴy = -b, for the T of block i and eigenvalue k of block j. A difference
// of eigenvalues below ε of these stands for ε of them.
func (p *pile[C, N]) solve(i, j, k int, b *scaled[C], left bool) *scaled[C] {
	s, lambda := p.list[i], p.list[j].t.At(k, k)
	top := nothing
	if e, ok := scaleOf(s.t.Data, len(s.t.Data), 1); ok {
		top = e + s.e
	}
	if e, ok := scaleOf([]C{lambda}, 1, 1); ok {
		top = max(top, e+p.list[j].e)
	}
	if top == nothing { // both are 0: what is beside them decides
		top = p.most - digits[C]()
	}
	lambda = shifted[C, N](lambda, p.list[j].e-top)
	n, least := s.t.Rows, limb.From[N](unit[C]())
	y, right := NewDense[C](n, 1, nil), b.m.Clone()
	at := func(r, c int) C { // of T, or Tᴴ from below
		if left {
			return shifted[C, N](s.t.At(c, r), s.e-top).Conj()
		}
		return shifted[C, N](s.t.At(r, c), s.e-top)
	}
	if left {
		lambda = lambda.Conj()
	}
	e := 0
	for step := range n {
		r := n - 1 - step
		if left {
			r = step
		}
		sum := right.Data[r]
		for c := range n {
			if c != r && (c > r) != left {
				sum = sum.Add(at(r, c).Mul(y.Data[c]))
			}
		}
		difference := at(r, r).Sub(lambda)
		if size(difference) < size(least) {
			difference = one[C]().MulReal(least)
		}
		y.Data[r] = sum.Neg().Div(difference)
		if big := size(y.Data[r]); big > 1 {
			by := math.Ilogb(big)
			y.shift(-by)
			right.shift(-by)
			e += by
		}
	}
	return &scaled[C]{y, b.e - top + e}
}

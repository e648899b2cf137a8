package mat

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// Eigenvalues returns the eigenvalues of a square matrix of complex numbers, each as often as it occurs. Those
// of a real matrix are those of the complex one with its elements, or of [Eigen.FactorizeReal].
//
// Rows and columns are exchanged until the matrix is a triangle of blocks that no exchange divides further. A block of one
// row is an eigenvalue as it is. Each other is balanced by powers of two, brought to Hessenberg's form by reflections, and
// iterated by QR steps with a shift; work is about 20n³ steps, in plain Go.
//
// Error: those of a matrix whose blocks differ from the balanced ones by 10nε of the norm of each block; an eigenvalue has
// as many digits as its condition in its block leaves.
// Special: an element that is not finite is an error that names it; likewise where 30 steps for an eigenvalue, and
// for each limb of a part, do not find it.
func Eigenvalues[C limb.Complex[C, N], N limb.Real[N]](a *Dense[C]) ([]C, error) {
	return EigenvaluesContext(context.Background(), a)
}

// EigenvaluesContext is Eigenvalues until ctx is done.
func EigenvaluesContext[C limb.Complex[C, N], N limb.Real[N]](ctx context.Context, a *Dense[C]) ([]C, error) {
	list, err := blocksOf[C, N](a, false, false, progressOf(ctx))
	if err != nil {
		return nil, err
	}
	values := make([]C, 0, a.Rows)
	for _, b := range list {
		values = append(values, b.values()...)
	}
	return values, nil
}

// schur is a block B of A, of the rows and columns that it names: B = 2^e DZTZᴴD⁻¹ with an upper triangle T, whose elements
// are about 1 at most, a unitary Z and a D of powers of two.
type schur[C limb.Complex[C, N], N limb.Real[N]] struct {
	rows []int
	t, z *Dense[C]
	d    []int // the exponents of D
	e    int
}

// blocksOf returns the blocks of a: with their rows and columns in this order a is an upper triangle of them.
func blocksOf[C limb.Complex[C, N], N limb.Real[N]](a *Dense[C], vectors, isReal bool, progress *progress) (list []*schur[C, N], err error) {
	a.checkSquare("Eigenvalues")
	if err := finite("eigenvalues", a); err != nil {
		return nil, err
	}
	done := 0
	for _, rows := range strong(a) {
		s := &schur[C, N]{rows: rows, t: a.part(rows), d: make([]int, len(rows))}
		if err := s.factor(vectors, isReal, progress.among(done, len(rows), a.Rows)); err != nil {
			return nil, err
		}
		if err := finite("eigenvalues: overflow", s.t); err != nil {
			return nil, err
		}
		list, done = append(list, s), done+len(rows)
	}
	return list, nil
}

// factor factors the block that t is, with Z where vectors says so, as a real one where isReal does.
func (s *schur[C, N]) factor(vectors, isReal bool, progress *progress) error {
	for range 2 { // before a balance, so that nothing overflows, and after it
		e, ok := scaleOf(s.t.Data, len(s.t.Data), 1)
		if !ok {
			break
		}
		s.e += e + 1
		for i, x := range s.t.Data {
			s.t.Data[i] = shifted[C, N](x, -e-1)
		}
		balance[C, N](s.t, s.d)
	}
	return s.triangle(vectors, isReal, progress)
}

// triangle is factor for a block that is scaled.
func (s *schur[C, N]) triangle(vectors, isReal bool, progress *progress) error {
	if vectors {
		s.z = Identity[C](len(s.rows))
	}
	if _, ok := scaleOf(s.t.Data, len(s.t.Data), 1); !ok {
		return nil
	}
	if isReal {
		return s.factorReal(vectors, progress)
	}
	if err := hessenberg[C, N](s.t, s.z, progress); err != nil {
		return err
	}
	return iterate[C, N](s.t, s.z, progress)
}

func (s *schur[C, N]) values() []C {
	values := make([]C, s.t.Rows)
	for i := range values {
		values[i] = shifted[C, N](s.t.At(i, i), s.e)
	}
	return values
}

// shifted returns x·2^e.
func shifted[C limb.Complex[C, N], N limb.Real[N]](x C, e int) C {
	for e > 100 || e < -100 { // 2^e is a number of each type
		by := max(-100, min(100, e))
		x, e = x.MulReal(limb.From[N](1).Ldexp(by)), e-by
	}
	if e == 0 {
		return x
	}
	return x.MulReal(limb.From[N](1).Ldexp(e))
}

// balance makes rows and columns of like size, by powers of two: it sets h to D⁻¹hD, and d to the exponents of D.
func balance[C limb.Complex[C, N], N limb.Real[N]](h *Dense[C], d []int) {
	n := h.Rows
	for range 20 {
		done := true
		for i := range n {
			row, col := 0.0, 0.0
			for j := range n {
				if j != i {
					row, col = row+size(h.At(i, j)), col+size(h.At(j, i))
				}
			}
			if row == 0 || col == 0 {
				continue
			}
			_, by := math.Frexp(math.Sqrt(row / col))
			if by--; by == 0 || by == -1 {
				continue
			}
			done = false
			d[i] += by
			for j := range n {
				if j != i {
					h.Set(i, j, shifted[C, N](h.At(i, j), -by))
					h.Set(j, i, shifted[C, N](h.At(j, i), by))
				}
			}
		}
		if done {
			return
		}
	}
}

// hessenberg makes 0 of what is below the diagonal under the diagonal, and multiplies z by what h is multiplied by.
func hessenberg[C limb.Complex[C, N], N limb.Real[N]](h, z *Dense[C], progress *progress) error {
	n := h.Rows
	v := make([]C, n)
	for k := 0; k+2 < n; k++ {
		if err := progress.ended(); err != nil {
			return inside("eigenvalues", err)
		}
		for i := k + 1; i < n; i++ {
			v[i] = h.At(i, k)
		}
		if _, most := largest(v[k+2:], n-k-2, 1); most == 0 {
			continue
		}
		e := raise(column(v[k+1:]))
		x := v[k+1]
		var sum N
		for _, y := range v[k+2:] {
			sum = sum.Add(y.AbsSqr())
		}
		abs := x.Abs()
		norm := sum.Add(x.AbsSqr()).Sqrt()
		alpha := one[C]().MulReal(norm.Neg())
		if !abs.IsZero() {
			y := []C{x} // for the angle of a small x
			raise(column(y))
			alpha = y[0].MulReal(norm.Div(y[0].Abs()).Neg())
		}
		v[k+1] = x.Sub(alpha)
		beta := norm.Mul(norm.Add(abs)).Recip() // I - βvvᴴ
		for j := k; j < n; j++ {
			var s C
			for i := k + 1; i < n; i++ {
				s = s.Add(v[i].Conj().Mul(h.At(i, j)))
			}
			s = s.MulReal(beta)
			for i := k + 1; i < n; i++ {
				h.Set(i, j, h.At(i, j).Sub(v[i].Mul(s)))
			}
		}
		for _, m := range []*Dense[C]{h, z} {
			for i := 0; m != nil && i < n; i++ {
				row := m.Row(i)
				var s C
				for j := k + 1; j < n; j++ {
					s = s.Add(row[j].Mul(v[j]))
				}
				s = s.MulReal(beta)
				for j := k + 1; j < n; j++ {
					row[j] = row[j].Sub(s.Mul(v[j].Conj()))
				}
			}
		}
		h.Set(k+1, k, shifted[C, N](alpha, -e))
		for i := k + 2; i < n; i++ {
			h.Set(i, k, *new(C))
		}
	}
	return nil
}

// iterate brings the eigenvalues to the diagonal of h. With a z it makes a triangle of all of h, and multiplies z by
// what h is multiplied by from the right.
func iterate[C limb.Complex[C, N], N limb.Real[N]](h, z *Dense[C], progress *progress) error {
	last, tries := h.Rows-1, 0
	most := 30 * typeOf[C]().Limbs() // next to a triple eigenvalue a step gains half a bit
	cos, sin := make([]C, h.Rows), make([]C, h.Rows)
	for last >= 0 {
		first, least := last, unit[C]()
		if tries > most/2 { // what is small beside the largest, which is about 1, is as good as 0
			least = 1
		}
		for ; first > 0; first-- {
			if size(h.At(first, first-1)) <= unit[C]()*(size(h.At(first, first))+size(h.At(first-1, first-1))+least) {
				break
			}
		}
		if z != nil && first > 0 {
			h.Set(first, first-1, *new(C))
		}
		if first == last {
			if err := progress.at(h.Rows-last, h.Rows); err != nil {
				return inside("eigenvalues", err)
			}
			last, tries = last-1, 0
			continue
		}
		if err := progress.ended(); err != nil {
			return inside("eigenvalues", err)
		}
		if tries++; tries > most {
			return fmt.Errorf("mat: eigenvalues: %w: of eigenvalue %d after %d steps", ErrNoConvergence, last, most)
		}
		shift := corner[C, N](h, last)
		if tries%10 == 0 { // another one, for matrices that steps leave as they are
			shift = h.At(last, last).Add(h.At(last, last-1))
		}
		up, right := first, last+1 // the rows and columns that are of use
		if z != nil {
			up, right = 0, h.Rows
		}
		for k := first; k <= last; k++ {
			h.Set(k, k, h.At(k, k).Sub(shift))
		}
		for k := first; k < last; k++ {
			pair := [2]C{h.At(k, k), h.At(k+1, k)}
			raise(column(pair[:]))
			x, y := pair[0], pair[1]
			r := x.AbsSqr().Add(y.AbsSqr()).Sqrt()
			if r.IsZero() {
				cos[k], sin[k] = one[C](), *new(C)
				continue
			}
			c, s := x.MulReal(r.Recip()), y.MulReal(r.Recip())
			cos[k], sin[k] = c, s
			high, low := h.Row(k), h.Row(k+1)
			for j := k; j < right; j++ {
				x, y := high[j], low[j]
				high[j], low[j] = c.Conj().Mul(x).Add(s.Conj().Mul(y)), c.Mul(y).Sub(s.Mul(x))
			}
		}
		for k := first; k < last; k++ {
			c, s := cos[k], sin[k]
			turn := func(row []C) {
				x, y := row[k], row[k+1]
				row[k], row[k+1] = x.Mul(c).Add(y.Mul(s)), y.Mul(c.Conj()).Sub(x.Mul(s.Conj()))
			}
			for i := up; i <= min(k+2, last); i++ {
				turn(h.Row(i))
			}
			for i := 0; z != nil && i < z.Rows; i++ {
				turn(z.Row(i))
			}
		}
		for k := first; k <= last; k++ {
			h.Set(k, k, h.At(k, k).Add(shift))
		}
	}
	return nil
}

// corner returns the eigenvalue of the two by two numbers that end in row last that is nearer to the last.
func corner[C limb.Complex[C, N], N limb.Real[N]](h *Dense[C], last int) C {
	all := [4]C{h.At(last-1, last-1), h.At(last-1, last), h.At(last, last-1), h.At(last, last)}
	e := raise(column(all[:]))
	a, b, c, d := all[0], all[1], all[2], all[3]
	half := limb.From[N](1).Ldexp(-1)
	p, q := a.Sub(d).MulReal(half), b.Mul(c)
	r := p.Mul(p).Add(q).Sqrt()
	if s, t := p.Add(r), p.Sub(r); size(s) >= size(t) { // d - bc/(p ± r), the larger divisor
		p = s
	} else {
		p = t
	}
	if !p.IsZero() {
		d = d.Sub(q.Div(p))
	}
	return shifted[C, N](d, -e)
}

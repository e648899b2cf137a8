package mat

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// # Eigenvalues of real matrices
//
// A block of a real matrix stays real until it is a triangle of blocks of one row or two, by Francis's steps of two shifts
// that are conjugate. So eigenvalues that are not real come in pairs that are conjugate bit for bit.

// FactorizeReal is Factorize for a real matrix: eigenvalues are real, with real vectors, or pairs of conjugate ones, next to each
// other, that with the positive imaginary part first, whose vectors are conjugate too.
//
// Error: as [Eigen.Factorize]. Special: as there, with 60 steps for 30.
func (f *Eigen[C, N]) FactorizeReal(a *Dense[N]) error {
	return f.FactorizeRealContext(context.Background(), a)
}

// FactorizeRealContext is FactorizeReal until ctx is done.
func (f *Eigen[C, N]) FactorizeRealContext(ctx context.Context, a *Dense[N]) error {
	a.checkSquare("Eigen.FactorizeReal")
	*f = Eigen[C, N]{}
	g, err := eigenOf[C, N](progressOf(ctx), toComplex[C](a), true)
	if err != nil {
		return err
	}
	for _, m := range []*Dense[C]{g.right, g.left} {
		for k, x := range g.values {
			for i := 0; i < a.Rows && x.Imag().Signbit() && !x.Imag().IsZero(); i++ { // the second of a pair
				m.Set(i, k, m.At(i, k-1).Conj())
			}
		}
	}
	*f = g
	return nil
}

// toComplex returns a real matrix as a complex one.
func toComplex[C limb.Complex[C, N], N limb.Real[N]](a *Dense[N]) *Dense[C] {
	c, zero := NewDense[C](a.Rows, a.Cols, nil), limb.From[N](0)
	for i := range a.Rows {
		for j, x := range a.Row(i) {
			c.Set(i, j, limb.Cmplx[C](x, zero))
		}
	}
	return c
}

// factorReal factors a balanced block whose elements are real.
func (s *schur[C, N]) factorReal(vectors bool, progress *progress) error {
	n := s.t.Rows
	h := NewDense[N](n, n, nil)
	for i, x := range s.t.Data {
		h.Data[i] = x.Real()
	}
	z := NewDense[N](0, n, nil)
	if vectors {
		z = Identity[N](n)
	}
	if err := quasiTriangle(h, z, progress); err != nil {
		return err
	}
	s.t = toComplex[C](h)
	if vectors {
		s.z = toComplex[C](z)
	}
	for k := range max(0, n-1) {
		if !h.At(k+1, k).IsZero() {
			s.splitComplex(h, k)
		}
	}
	return nil
}

// quasiTriangle makes h a triangle of blocks of one row, and of two whose eigenvalues are not real, and multiplies z by what h is
// multiplied by from the right. It works on 2^up times h, whose elements are about 1 at most, as far above that as products allow:
// so small elements have more of their bits above the end of the range, and their products are not lost.
func quasiTriangle[N limb.Real[N]](h, z *Dense[N], progress *progress) error {
	n, up := h.Rows, -math.Ilogb(smallest[N]())/4
	plain(h)
	h.shift(up)
	for k := 0; k+2 < n; k++ { // to Hessenberg's form
		if err := progress.ended(); err != nil {
			return inside("eigenvalues", err)
		}
		v := Col(nil, k, h)[k+1:]
		tau := reflection(column(v))
		if tau.IsZero() {
			continue
		}
		h.Set(k+1, k, v[0])
		for i := k + 2; i < n; i++ {
			h.Set(i, k, *new(N))
		}
		v[0] = one[N]()
		fromLeft(h.Slice(k+1, n, k+1, n), v, tau)
		fromRight(h.Slice(0, n, k+1, n), v, tau)
		if z.Rows > 0 {
			fromRight(z.Slice(0, n, k+1, n), v, tau)
		}
	}
	if err := francis(h, z, progress); err != nil {
		return err
	}
	h.shift(-up)
	return nil
}

// francis is quasiTriangle for an h in Hessenberg's form.
func francis[N limb.Real[N]](h, z *Dense[N], progress *progress) error {
	last, tries, most := h.Rows-1, 0, 60*typeOf[N]().Limbs() // both eigenvalues of a pair
	top := size(NormMax(h))
	for last >= 0 {
		first, least := last, unit[N]()
		if tries > most/4 {
			least = top
		}
		for first > 0 && size(h.At(first, first-1)) > unit[N]()*(size(h.At(first, first))+size(h.At(first-1, first-1))+least) {
			first--
		}
		if first > 0 {
			h.Set(first, first-1, *new(N))
		}
		if first >= last-1 {
			if first == last-1 {
				standardize(h, z, first)
			}
			if err := progress.at(h.Rows-first, h.Rows); err != nil {
				return inside("eigenvalues", err)
			}
			last, tries = first-1, 0
			continue
		}
		if err := progress.ended(); err != nil {
			return inside("eigenvalues", err)
		}
		if tries > most/8 && deflate(h, z, last) {
			last, tries = last-1, 0
			continue
		}
		if tries++; tries > most {
			return fmt.Errorf("mat: eigenvalues: %w: of eigenvalue %d after %d steps", ErrNoConvergence, last, most)
		}
		bulge(h, z, first, last, tries%10 == 0)
	}
	return nil
}

// deflate makes a triangle of the last two rows of a block, if that leaves less than ε of what is before them, and so ends the
// last row; it is aggressive early deflation [BBM02] with a window of two. Where that is a large eigenvalue below a small pair,
// a step takes its shifts to the last row by way of elements whose digits are below ε of others, and gets nowhere.
func deflate[N limb.Real[N]](h, z *Dense[N], last int) bool {
	k := last - 1
	c, p, q, _ := pairAt(h, k)
	if q.Signbit() || c.IsZero() {
		return false
	}
	x := p.Add(q.Sqrt().Copysign(p))
	before, r := h.At(k, k-1), x.Hypot(c)
	if left := before.Mul(c.Div(r)); size(left) > unit[N]()*(size(h.At(k, k))+size(h.At(last, last))) {
		return false
	}
	standardize(h, z, k) // by the same turn
	h.Set(k, k-1, before.Mul(x.Div(r)))
	return true
}

// bulge does a step of both shifts with the rows from first to last: three rows are turned, one row further each time.
func bulge[N limb.Real[N]](h, z *Dense[N], first, last int, other bool) {
	x, y, w := h.At(last, last), h.At(last-1, last-1), h.At(last, last-1).Mul(h.At(last-1, last))
	if other { // shifts for matrices that steps leave as they are
		s := h.At(last, last-1).Abs().Add(h.At(last-1, last-2).Abs())
		x = x.Add(s.Mul(limb.From[N](0.75)))
		y, w = x, s.Sqr().Mul(limb.From[N](-0.4375))
	}
	// The first column of (H - λ)(H - λ̄), divided by the element below the diagonal, and by 2^e where its first element would
	// overflow. A step begins as far down as what it leaves beside the bulge is below ε: above, small elements would take the
	// digits of the shifts to underflow.
	start, v := last-2, make([]N, 3)
	for ; ; start-- {
		a, b := h.At(start, start), h.At(start+1, start)
		r, s := x.Sub(a), y.Sub(a)
		top := r.Mul(s).Sub(w)
		v[0], v[1], v[2] = h.At(start, start+1), h.At(start+1, start+1).Sub(a).Sub(r).Sub(s), h.At(start+2, start+1)
		if size(top) > 0 && exponent(top)-exponent(b) > -math.Ilogb(smallest[N]())/2 {
			e := exponent(top) - exponent(b)
			column(v).shift(-e)
			b = b.Ldexp(e)
		}
		v[0] = top.Div(b).Add(v[0])
		if start == first || float64(size(h.At(start, start-1))*(size(v[1])+size(v[2]))) <= float64(unit[N]()*size(v[0]))*(size(h.At(start-1, start-1))+size(a)+size(h.At(start+1, start+1))) {
			break
		}
	}
	for k := start; k < last; k++ {
		rows := min(3, last-k+1)
		v = v[:rows]
		if k > start {
			for i := range v {
				v[i] = h.At(k+i, k-1)
			}
		}
		tau := reflection(column(v))
		if k == start && k > first {
			h.Set(k, k-1, h.At(k, k-1).Sub(h.At(k, k-1).Mul(tau)))
		} else if k > start {
			h.Set(k, k-1, v[0])
			for i := 1; i < rows; i++ {
				h.Set(k+i, k-1, *new(N))
			}
		}
		v[0] = one[N]()
		for j := k; j < h.Rows; j++ {
			var s N
			for i, x := range v {
				s = Step(s, x, h.At(k+i, j))
			}
			s = s.Mul(tau).Neg()
			for i, x := range v {
				h.Set(k+i, j, Step(h.At(k+i, j), x, s))
			}
		}
		across := func(row []N) {
			var s N
			for i, x := range v {
				s = Step(s, x, row[i])
			}
			s = s.Mul(tau).Neg()
			for i, x := range v {
				row[i] = Step(row[i], x, s)
			}
		}
		for i := range min(k+3, last) + 1 {
			across(h.Row(i)[k : k+rows])
		}
		for i := range z.Rows {
			across(z.Row(i)[k : k+rows])
		}
	}
}

// pairAt returns the two by two numbers from row k on, of about 1 times 2^-e, half the difference p of their diagonal, and p² + bc, which
// is negative where their eigenvalues are not real.
func pairAt[N limb.Real[N]](h *Dense[N], k int) (c, p, q N, e int) {
	x := []N{h.At(k, k), h.At(k, k+1), h.At(k+1, k), h.At(k+1, k+1)}
	e = raise(column(x))
	p = x[0].Sub(x[3]).Ldexp(-1)
	return x[2], p, x[1].MulAdd(x[2], p.Sqr()), e
}

// pairValue returns that eigenvalue of a block of two rows, as standardize leaves it, whose imaginary part is positive.
func pairValue[C limb.Complex[C, N], N limb.Real[N]](h *Dense[N], k int) C {
	b, c := h.At(k, k+1).Abs(), h.At(k+1, k).Abs()
	return limb.Cmplx[C](h.At(k, k), b.Sqrt().Mul(c.Sqrt())) // bc may underflow
}

// standardize makes a triangle of a block of two rows whose eigenvalues are real. Of another one it makes one whose diagonal has
// two equal elements, beside which stand two of opposite sign, as LAPACK's dlanv2 does; the lower one is not the larger.
func standardize[N limb.Real[N]](h, z *Dense[N], k int) {
	c, p, q, e := pairAt(h, k)
	if !q.Signbit() || q.IsZero() {
		x := p.Add(q.Sqrt().Copysign(p)) // with c a vector for the eigenvalue that is further from d
		turnPair(h, z, k, x, c)
		h.Set(k+1, k, *new(N))
		return
	}
	if p.IsZero() {
		return
	}
	// The block is its mean and p, s+t; s-t, -p. A turn by θ makes of s and p what one of the plane by 2θ does, and leaves t. Where
	// p has become 0, s is ±r, and what cancels in |t| - r is -q/(|t| + r).
	mean := h.At(k, k).Ldexp(-1).Add(h.At(k+1, k+1).Ldexp(-1))
	b := h.At(k, k+1).Ldexp(e)
	s, t := b.Add(c).Ldexp(-1), b.Sub(c).Ldexp(-1)
	if t.Signbit() {
		p, s = p.Neg(), s.Neg()
	}
	v := []N{p, s}
	small := raise(column(v))
	p, s = v[0], v[1]
	r := p.Hypot(s)
	if s.Signbit() {
		turnPair(h, z, k, p.Neg(), r.Sub(s))
	} else {
		turnPair(h, z, k, r.Add(s), p.Neg())
	}
	most := t.Abs().Add(r.Ldexp(-small))
	h.Set(k, k, mean)
	h.Set(k+1, k+1, mean)
	h.Set(k, k+1, most.Copysign(t).Ldexp(-e))
	h.Set(k+1, k, q.Div(most).Copysign(t).Neg().Ldexp(-e))
}

// turnPair turns rows k and k+1 of h, and these columns of h and z, by the angle of the vector (x, y).
func turnPair[N limb.Real[N]](h, z *Dense[N], k int, x, y N) {
	v := []N{x, y}
	raise(column(v))
	r := v[0].Hypot(v[1])
	x, y = v[0].Div(r), v[1].Div(r)
	turn := func(a, b N) (N, N) { return x.Mul(a).Add(y.Mul(b)), x.Mul(b).Sub(y.Mul(a)) }
	for j := k; j < h.Rows; j++ {
		a, b := turn(h.At(k, j), h.At(k+1, j))
		h.Set(k, j, a)
		h.Set(k+1, j, b)
	}
	across := func(m *Dense[N], rows int) {
		for i := range rows {
			a, b := turn(m.At(i, k), m.At(i, k+1))
			m.Set(i, k, a)
			m.Set(i, k+1, b)
		}
	}
	across(h, k+2)
	across(z, z.Rows)
}

// splitComplex makes a triangle of a block of two rows of T whose eigenvalues are not real; h has the block as it is.
func (s *schur[C, N]) splitComplex(h *Dense[N], k int) {
	c, p, q, _ := pairAt(h, k)
	root, value := q.Neg().Sqrt(), pairValue[C](h, k)
	zero := limb.From[N](0)
	x, y := limb.Cmplx[C](p, root), limb.Cmplx[C](c, zero) // a vector for value
	r := x.Abs().Hypot(c)
	inverse := limb.From[N](1).Div(r)
	x, y = x.MulReal(inverse), y.MulReal(inverse)
	for j := k; j < s.t.Cols; j++ {
		a, b := s.t.At(k, j), s.t.At(k+1, j)
		s.t.Set(k, j, x.Conj().Mul(a).Add(y.Mul(b)))
		s.t.Set(k+1, j, x.Mul(b).Sub(y.Mul(a)))
	}
	across := func(m *Dense[C], rows int) {
		for i := range rows {
			a, b := m.At(i, k), m.At(i, k+1)
			m.Set(i, k, x.Mul(a).Add(y.Mul(b)))
			m.Set(i, k+1, x.Conj().Mul(b).Sub(y.Mul(a)))
		}
	}
	across(s.t, k+2)
	if s.z != nil {
		across(s.z, s.z.Rows)
	}
	s.t.Set(k, k, value)
	s.t.Set(k+1, k+1, value.Conj())
	s.t.Set(k+1, k, *new(C))
}

package mat

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb"
)

// # Generalised eigenproblems

// GeneralizedEigenSym has the eigenvalues and eigenvectors of Ax = λBx for an A that is symmetric, or Hermitian, and a B that is
// positive definite: AX = BXΛ and XᴴBX = I, as LAPACK's sygv has them.
type GeneralizedEigenSym[N Number[N]] struct {
	values  []N
	vectors *Dense[N]
}

// Factorize computes those of a and b, of which it reads the lower triangles: B is LLᴴ, and L⁻¹AL⁻ᴴ goes to [EigenSym].
//
// Error: D⁻¹(Ax - λBx) is at most 8nεκ‖D⁻¹AD⁻¹‖‖Dx‖ for each vector x, in the norm of Frobenius, and each element of XᴴBX - I at
// most 8nεκ. D are the roots of the diagonal of B, and κ is the condition number of D⁻¹BD⁻¹, up to 1/(8nε): rows may be as far
// apart as they like.
// Special: an element that is not finite is an error that names it, a B that is not positive definite is [ErrNotPositive], and an
// eigenvalue or vector that overflows [ErrNotFinite].
func (f *GeneralizedEigenSym[N]) Factorize(a, b *Dense[N]) error {
	return f.FactorizeContext(context.Background(), a, b)
}

// FactorizeContext is Factorize until ctx is done.
func (f *GeneralizedEigenSym[N]) FactorizeContext(ctx context.Context, a, b *Dense[N]) error {
	checkPencil("GeneralizedEigenSym.Factorize", a, b)
	*f = GeneralizedEigenSym[N]{}
	n, by, p := a.Rows, partsOf[N](), progressOf(ctx)
	y, d, top := NewDense[N](n, n, nil), make([]int, n), nothing
	for i := range n {
		copy(y.Row(i)[:i+1], a.Row(i))
	}
	if err := finite("generalised eigenvalues", y); err != nil {
		return err
	}
	var c Cholesky[N]
	if err := c.factorize(p.quiet(), b); err != nil {
		return inside("generalised eigenvalues: of B", err)
	}
	copy(d, c.e)
	for i := range n {
		for j, x := range y.Row(i)[:i+1] {
			if !x.IsZero() {
				top = max(top, math.Ilogb(size(x))-d[i]-d[j])
			}
		}
	}
	for i := range n { // 2^-top D⁻¹AD⁻¹
		y.Set(i, i, realOf(y.At(i, i)))
		for j, x := range y.Row(i)[:i+1] {
			x = by.ldexp(x, -d[i]-d[j]-max(top, -1<<20))
			y.Set(i, j, x)
			y.Set(j, i, by.conj(x))
		}
	}
	plain(y)
	l := c.l.matrix()
	solveLower(l, y, false)
	y = y.Adjoint()
	solveLower(l, y, false)
	var e EigenSym[N]
	if err := e.factorize(p, y); err != nil {
		return inside("generalised", err)
	}
	values, x := e.Values(), e.Vectors()
	solveUpper(c.l.Adjoint().matrix(), x, false)
	x.shiftRows(c.e, -1)
	for i, v := range values {
		values[i] = by.ldexp(v, max(top, -1<<20))
	}
	for _, m := range []*Dense[N]{column(values), x} {
		if err := finite("generalised eigenvalues: overflow", m); err != nil {
			return err
		}
	}
	*f = GeneralizedEigenSym[N]{values, x}
	return nil
}

// checkPencil panics where a and b are not square matrices of one size.
func checkPencil[N Number[N]](call string, a, b *Dense[N]) {
	a.checkSquare(call)
	b.check(call)
	if b.Rows != a.Rows || b.Cols != a.Cols {
		wrongShape(call, "a is %d × %d and b %d × %d: both must have one shape", a.Rows, a.Cols, b.Rows, b.Cols)
	}
}

// Values returns the eigenvalues, in ascending order. Their imaginary parts are 0.
func (f *GeneralizedEigenSym[N]) Values() []N { return append([]N(nil), f.values...) }

// Vectors returns X: column k is an eigenvector of eigenvalue k, and XᴴBX is I, within what [GeneralizedEigenSym.Factorize] says.
func (f *GeneralizedEigenSym[N]) Vectors() *Dense[N] { return copyOf(f.vectors) }

// GeneralizedEigen has the eigenvalues and eigenvectors of Ax = λBx for square matrices A and B, either of which may be singular.
// An eigenvalue is a pair α, β, as LAPACK's ggev has it, with βAx = αBx: α/β, or infinite where β is 0.
type GeneralizedEigen[C limb.Complex[C, N], N limb.Real[N]] struct {
	alpha       []C
	beta        []N
	right, left *Dense[C]
	cond        float64
}

// Factorize computes those of a and b.
//
// Of A and B, brought to one size, it takes the combinations G = cA + sB and H = cB - sA, with real c and s for which H is well
// conditioned, of n + 8 that it tries, and the Schur form of H⁻¹G, whose eigenvalues are those of the pencil, moved. So the
// size of an eigenvalue does not matter, but the condition number κ of H does, which [GeneralizedEigen.Cond] returns.
//
// Error: βAx - αBx is at most 40nεκ‖A‖‖B‖‖x‖ for each vector x, and so is that of left vectors, in the norm of Frobenius. A β or α that is
// below 8nεκ of the norm of B or A is 0.
// Special: an element that is not finite is an error that names it. A singular pencil, one whose βA - αB is singular for
// all α and β, or that differs from such a one by rounding errors, is [ErrSingular].
func (f *GeneralizedEigen[C, N]) Factorize(a, b *Dense[C]) error {
	return f.FactorizeContext(context.Background(), a, b)
}

// FactorizeContext is Factorize until ctx is done.
func (f *GeneralizedEigen[C, N]) FactorizeContext(ctx context.Context, a, b *Dense[C]) error {
	checkPencil("GeneralizedEigen.Factorize", a, b)
	*f = GeneralizedEigen[C, N]{}
	g, err := generalized[C](progressOf(ctx), a, b, false)
	if err == nil {
		*f = g
	}
	return err
}

// FactorizeReal is Factorize for real matrices: an α is real, with a real vector, or one of two that are conjugate, next to each
// other, that with the positive imaginary part first, with one β, whose vectors are conjugate too.
func (f *GeneralizedEigen[C, N]) FactorizeReal(a, b *Dense[N]) error {
	return f.FactorizeRealContext(context.Background(), a, b)
}

// FactorizeRealContext is FactorizeReal until ctx is done.
func (f *GeneralizedEigen[C, N]) FactorizeRealContext(ctx context.Context, a, b *Dense[N]) error {
	checkPencil("GeneralizedEigen.FactorizeReal", a, b)
	*f = GeneralizedEigen[C, N]{}
	g, err := generalized[C](progressOf(ctx), toComplex[C](a), toComplex[C](b), true)
	if err == nil {
		*f = g
	}
	return err
}

// generalized is Factorize of a and b, whose elements are all real where isReal says so.
func generalized[C limb.Complex[C, N], N limb.Real[N]](p *progress, a, b *Dense[C], isReal bool) (f GeneralizedEigen[C, N], err error) {
	const what = "generalised eigenvalues"
	n, sizes := a.Rows, [2]int{}
	a, b = a.Clone(), b.Clone()
	for i, m := range []*Dense[C]{a, b} {
		if err := finite(what, m); err != nil {
			return f, err
		}
		if e, ok := scaleOf(m.Data, len(m.Data), 1); ok {
			sizes[i] = e + 1
			m.shift(-e - 1)
		}
	}
	m, err := combined[C, N](p, a, b)
	if err != nil {
		return f, inside(what, err)
	}
	s := &schur[C, N]{rows: make([]int, n), t: m.quotient.Clone(), d: make([]int, n)}
	for i := range s.rows {
		s.rows[i] = i
	}
	if e, ok := scaleOf(s.t.Data, len(s.t.Data), 1); ok {
		s.e = e + 1
		s.t.shift(-s.e)
	}
	if err := s.triangle(true, isReal, p); err != nil {
		return f, inside(what, err)
	}
	right, left, err := s.vectors(p)
	if err != nil {
		return f, inside(what, err)
	}
	pile := newPile(m.quotient, []*schur[C, N]{s}, isReal)
	f.right, f.left, f.cond = NewDense[C](n, n, nil), NewDense[C](n, n, nil), m.cond
	for k := range n {
		pile.right(0, k, right, f.right.Slice(0, n, k, k+1))
		pile.left(0, k, left, f.left.Slice(0, n, k, k+1))
	}
	// A left vector of the pencil is H⁻ᴴ times that of H⁻¹G: the conjugate of H⁻ᵀ times the conjugate.
	y := f.left.Adjoint().Transpose()
	if err := m.h.SolveTo(y, true, y); err != nil {
		return f, inside(what, err)
	}
	f.left = y.Adjoint().Transpose()
	least := limb.From[N](float64(8*n) * unit[N]() * m.cond)
	for k, mu := range s.values() {
		normalize[C, N](f.left.Slice(0, n, k, k+1))
		if second := isReal && mu.Imag().Signbit() && !mu.Imag().IsZero(); second {
			f.alpha, f.beta = append(f.alpha, f.alpha[k-1].Conj()), append(f.beta, f.beta[k-1])
			for i := range n {
				f.right.Set(i, k, f.right.At(i, k-1).Conj())
				f.left.Set(i, k, f.left.At(i, k-1).Conj())
			}
			continue
		}
		alpha, beta := mu.MulReal(m.c).Sub(one[C]().MulReal(m.s)), mu.MulReal(m.s).Add(one[C]().MulReal(m.c))
		alpha, abs := alpha.Mul(signOf(partsOf[C](), beta).Conj()), beta.Abs()
		length := alpha.Abs().Hypot(abs)
		x, y := alpha.Abs().Div(length), abs.Div(length)
		alpha, abs = alpha.MulReal(length.Recip()), y
		if x.Cmp(least) <= 0 {
			alpha = *new(C)
		}
		if y.Cmp(least) <= 0 {
			abs = *new(N)
		}
		if isReal && mu.Imag().IsZero() {
			alpha = realOf(alpha)
		}
		f.alpha, f.beta = append(f.alpha, shifted[C, N](alpha, sizes[0])), append(f.beta, abs.Ldexp(sizes[1]))
	}
	return f, nil
}

// combination of a pencil: H⁻¹G for G = cA + sB and H = cB - sA.
type moved[C limb.Complex[C, N], N limb.Real[N]] struct {
	c, s     N
	h        *LU[C]
	quotient *Dense[C]
	cond     float64
}

// combined returns that of the H that is conditioned best, of n + 8 that it tries, or the first whose condition is small.
func combined[C limb.Complex[C, N], N limb.Real[N]](p *progress, a, b *Dense[C]) (best moved[C, N], err error) {
	n := a.Rows
	best.cond = math.Inf(1)
	add := func(x N, a *Dense[C], y N, b *Dense[C]) *Dense[C] {
		m := NewDense[C](n, n, nil)
		for i, v := range a.Data {
			m.Data[i] = v.MulReal(x).Add(b.Data[i].MulReal(y))
		}
		return m
	}
	for k := 0; k < n+8 && !(best.cond <= float64(10*n)); k++ {
		if err := p.ended(); err != nil {
			return best, err
		}
		sin, cos := math.Sincos(float64(k) * math.Pi * (math.Sqrt(5) - 1) / 2) // angles that are far from one another
		g := moved[C, N]{c: limb.From[N](math.Round(cos * 0x1p12)).Ldexp(-12), s: limb.From[N](math.Round(sin * 0x1p12)).Ldexp(-12), h: new(LU[C])}
		if err := g.h.factorize(p.quiet(), add(g.c, b, g.s.Neg(), a)); isSingular(err) {
			continue
		} else if err != nil {
			return best, err
		}
		if g.cond, err = g.h.Cond(); err == nil && g.cond < best.cond {
			best = g
		}
	}
	if n > 0 && !(float64(float64(8*n)*unit[N]()*best.cond) < 1) {
		return best, fmt.Errorf("%w: no combination of A and B has an inverse, as far as %v can tell: the pencil is singular, or their rows or columns are far apart: bring them to one size", ErrSingular, typeOf[N]())
	}
	if n == 0 {
		return moved[C, N]{h: &LU[C]{lu: a}, quotient: a}, nil
	}
	best.quotient = new(Dense[C])
	return best, best.h.SolveTo(best.quotient, false, add(best.c, a, best.s, b))
}

// Values returns α/β for each eigenvalue: an infinite number where β is 0.
func (f *GeneralizedEigen[C, N]) Values() []C {
	values := make([]C, len(f.alpha))
	for k, x := range f.alpha {
		y := f.beta[k]
		if values[k] = limb.Cmplx[C](limb.Inf[N](1), *new(N)); !y.IsZero() {
			values[k] = limb.Cmplx[C](x.Real().Div(y), x.Imag().Div(y))
		}
	}
	return values
}

// AlphaBeta returns α and β of each eigenvalue: β is not negative, and (α/‖A‖, β/‖B‖) is of about length 1.
func (f *GeneralizedEigen[C, N]) AlphaBeta() (alpha []C, beta []N) {
	return append([]C(nil), f.alpha...), append([]N(nil), f.beta...)
}

// Vectors returns X: column k is an eigenvector for eigenvalue k, of length 1, its largest element real.
func (f *GeneralizedEigen[C, N]) Vectors() *Dense[C] { return copyOf(f.right) }

// LeftVectors returns Y with βyᴴA = αyᴴB for each column y, as those of X.
func (f *GeneralizedEigen[C, N]) LeftVectors() *Dense[C] { return copyOf(f.left) }

// Cond returns κ, which the errors are stated with.
func (f *GeneralizedEigen[C, N]) Cond() float64 { return f.cond }

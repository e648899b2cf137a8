package sdp

import (
	"errors"
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// ErrGap is an error of a problem whose bounds are farther apart than what was asked for, for errors.Is.
var ErrGap = errors.New("the bounds are farther apart than what was asked for")

// A Solution is a pair of points, and what they prove.
type Solution[N limb.Real[N]] struct {
	X            []N             // the minimisation's point
	Y            []*mat.Dense[N] // the maximisation's, a matrix for each block
	Lower, Upper N               // the optimum of the minimisation is no less, and no more: infinite where nothing is proved
	Steps        int
}

// # The interior point
//
// X and Y go together to where XY = 0, along XY = μ with a μ that falls: Newton's steps by the direction of Helmberg, Rendl,
// Vanderbei and Wolkowicz, Kojima, Shindoh and Hara, and Monteiro ([Mon97]), with Mehrotra's corrector. With H = X⁻¹(σμ - dX'dY')
// for the step dX', dY' to μ = 0,
//
//	dX = Σ F[i]dx[i] + R,   dY = sym(H - X⁻¹·dX·Y) - Y,   F[i]•(Y + dY) = c[i],
//
// whose last equations are Σ F[i]•(X⁻¹F[j]Y) dx[j] = F[i]•(H - X⁻¹RY) - c[i]. R is what Σ F[i]x[i] - F[0] has more than X.

// Solve returns points whose values prove bounds of the optimum, as far as they are proved after at most most steps: Upper - Lower ≤
// tol·(1 + |Upper|).
//
// Error: none of the bounds, which hold whatever is rounded on the way. They are those of the best points; X and Y are the last ones.
// About half of the digits of the type can be proved: 1e-13 is a tol for DD, 1e-28 for QD.
// Special: bounds that are farther apart are an error that is [ErrGap], with the solution beside it: where the type has too few
// digits for tol, most is too small, or one of the two programs has no interior. An entry that is outside of its block, or stands twice, a matrix for which
// C has no element, and numbers that are not finite are other errors.
func Solve[N limb.Real[N]](p *Problem[N], tol float64, most int) (*Solution[N], error) {
	if err := p.check(); err != nil {
		return nil, err
	}
	s := newSolver(p)
	best := &Solution[N]{Lower: limb.Inf[N](-1), Upper: limb.Inf[N](1)}
	for ; ; best.Steps++ {
		lower, upper := s.bounds()
		best.X, best.Y, best.Lower, best.Upper = s.x, s.Y, best.Lower.Max(lower), best.Upper.Min(upper)
		if gap := best.Upper.Sub(best.Lower).Float64(); !best.Upper.IsInf() && gap <= float64(tol*(1+math.Abs(best.Upper.Float64()))) {
			return best, nil
		}
		if best.Steps == most || !s.step() {
			return best, fmt.Errorf("sdp: %w: from %.17g to %.17g after %d steps", ErrGap, best.Lower, best.Upper, best.Steps)
		}
	}
}

func (p *Problem[N]) check() error {
	if len(p.F) != len(p.C)+1 || len(p.C) == 0 || len(p.Blocks) == 0 {
		return fmt.Errorf("sdp: F has %d matrices, C %d elements, and there are %d blocks: want one of C, and one matrix more, and one block", len(p.F), len(p.C), len(p.Blocks))
	}
	for i, v := range p.C {
		if v.IsNaN() || v.IsInf() {
			return fmt.Errorf("sdp: C[%d] is %v: it must be finite", i, v)
		}
	}
	for i, f := range p.F {
		seen := map[[3]int]bool{}
		for _, e := range f {
			at := [3]int{e.Block, e.Row, e.Col}
			if seen[at] {
				return fmt.Errorf("sdp: F[%d] has two entries for row %d and column %d of block %d: add them", i, e.Row, e.Col, e.Block)
			}
			seen[at] = true
			if e.Block < 0 || e.Block >= len(p.Blocks) || e.Row < 0 || e.Row > e.Col || e.Col >= p.Blocks[e.Block] || e.Value.IsNaN() || e.Value.IsInf() {
				return fmt.Errorf("sdp: F[%d] has the entry %v: want an element of an upper triangle of the %d blocks, and a finite value", i, e, len(p.Blocks))
			}
		}
	}
	return nil
}

type blocks[N limb.Real[N]] []*mat.Dense[N]

// zero returns blocks of zeros.
func (p *Problem[N]) zero() (b blocks[N]) {
	for _, n := range p.Blocks {
		b = append(b, mat.NewDense[N](n, n, nil))
	}
	return b
}

// add adds a·F[i] to b.
func (p *Problem[N]) add(b blocks[N], i int, a N) {
	for _, e := range p.F[i] {
		m, v := b[e.Block], a.Mul(e.Value)
		m.Set(e.Row, e.Col, m.At(e.Row, e.Col).Add(v))
		if e.Row != e.Col {
			m.Set(e.Col, e.Row, m.At(e.Col, e.Row).Add(v))
		}
	}
}

// inner returns F[i]•b.
func (p *Problem[N]) inner(i int, b blocks[N]) (s N) {
	for _, e := range p.F[i] {
		v := b[e.Block].At(e.Row, e.Col)
		if e.Row != e.Col {
			v = v.Add(b[e.Block].At(e.Col, e.Row))
		}
		s = s.Add(e.Value.Mul(v))
	}
	return s
}

// with returns the blocks that f gives of those at the same place.
func with[N limb.Real[N]](f func(dst *mat.Dense[N], b ...*mat.Dense[N]), list ...blocks[N]) (r blocks[N]) {
	for k := range list[0] {
		var at []*mat.Dense[N]
		for _, b := range list {
			at = append(at, b[k])
		}
		r = append(r, &mat.Dense[N]{})
		f(r[k], at...)
	}
	return r
}

func product[N limb.Real[N]](list ...blocks[N]) blocks[N] {
	return with((*mat.Dense[N]).Product, list...)
}

// sum returns a + f·b.
func sum[N limb.Real[N]](a blocks[N], f N, b blocks[N]) blocks[N] {
	return with(func(dst *mat.Dense[N], b ...*mat.Dense[N]) {
		dst.Scale(f, b[1])
		dst.Add(b[0], dst)
	}, a, b)
}

// symmetric returns (b + bᵀ)/2.
func symmetric[N limb.Real[N]](b blocks[N]) blocks[N] {
	return with(func(dst *mat.Dense[N], b ...*mat.Dense[N]) {
		dst.Add(b[0], b[0].Transpose())
		dst.Scale(limb.From[N](0.5), dst)
	}, b)
}

// trace returns a•b.
func trace[N limb.Real[N]](a, b blocks[N]) (s N) {
	for k := range a {
		for i := range a[k].Rows {
			for j, v := range a[k].Row(i) {
				s = s.Add(v.Mul(b[k].At(i, j)))
			}
		}
	}
	return s
}

// solver is on its way.
type solver[N limb.Real[N]] struct {
	*Problem[N]
	x     []N
	X, Y  blocks[N]
	rows  int
	gram  float64         // no eigenvalue of the matrix of F[i]•F[j] is below it
	grams mat.Cholesky[N] // of that matrix
}

// newSolver begins at multiples of 1 that are larger than what the matrices ask for.
func newSolver[N limb.Real[N]](p *Problem[N]) *solver[N] {
	s := &solver[N]{Problem: p, x: make([]N, len(p.C)), X: p.zero(), Y: p.zero()}
	for _, n := range p.Blocks {
		s.rows += n
	}
	x, y := math.Sqrt(float64(s.rows)), 1.0
	for i := range p.F {
		norm := frobenius(p.F[i])
		if x = max(x, norm); i > 0 {
			y = max(y, float64(s.rows)*(1+math.Abs(p.C[i-1].Float64()))/(1+norm))
		}
	}
	for k, n := range p.Blocks {
		for i := range n {
			s.X[k].Set(i, i, limb.From[N](10*x))
			s.Y[k].Set(i, i, limb.From[N](10*y))
		}
	}
	s.factorGram()
	return s
}

// step takes one, and reports whether it went anywhere.
func (s *solver[N]) step() bool {
	m, inverse := len(s.C), s.zero()
	for k, x := range s.X {
		var f mat.Cholesky[N]
		if f.Factorize(x) != nil || f.InverseTo(inverse[k]) != nil {
			return false
		}
	}
	rest := s.slack(s.x)
	rest = sum(rest, limb.From[N](-1), s.X)
	rest = product(inverse, rest, s.Y)

	schur := mat.NewDense[N](m, m, nil)
	for j := range m {
		f := s.zero()
		s.add(f, j+1, limb.From[N](1))
		f = symmetric(product(inverse, f, s.Y))
		for i := range m {
			schur.Set(i, j, s.inner(i+1, f))
		}
	}
	var factors mat.Cholesky[N]
	if factors.Factorize(schur) != nil {
		return false
	}
	// toward returns the step for H.
	toward := func(h blocks[N]) (dx []N, dX, dY blocks[N], ok bool) {
		right, to := mat.NewDense[N](m, 1, nil), symmetric(sum(h, limb.From[N](-1), rest))
		for i := range m {
			right.Set(i, 0, s.inner(i+1, to).Sub(s.C[i]))
		}
		if factors.SolveTo(right, right) != nil {
			return nil, nil, nil, false
		}
		dx = right.Data
		dX = s.slack(added(s.x, limb.From[N](1), dx))
		dX = sum(dX, limb.From[N](-1), s.X)
		dY = s.project(symmetric(sum(h, limb.From[N](-1), product(inverse, dX, s.Y))))
		return dx, dX, sum(dY, limb.From[N](-1), s.Y), true
	}
	mu := trace(s.X, s.Y).Div(limb.From[N](s.rows))
	_, dX, dY, ok := toward(s.zero())
	if !ok {
		return false
	}
	alpha, beta := length(s.X, dX), length(s.Y, dY)
	after := trace(sum(s.X, limb.From[N](alpha), dX), sum(s.Y, limb.From[N](beta), dY)).Div(limb.From[N](s.rows))
	sigma := math.Pow(min(1, max(0, after.Div(mu).Float64())), 2)
	h := sum(s.zero(), mu.Mul(limb.From[N](sigma)), inverse)
	dx, dX, dY, ok := toward(sum(h, limb.From[N](-1), product(inverse, dX, dY)))
	if !ok {
		return false
	}
	alpha, beta = length(s.X, dX), length(s.Y, dY)
	if max(alpha, beta) < 1e-4 {
		return false
	}
	if alpha > 0 {
		s.x, s.X = added(s.x, limb.From[N](alpha), dx), sum(s.X, limb.From[N](alpha), dX)
	}
	if beta > 0 {
		s.Y = sum(s.Y, limb.From[N](beta), dY)
	}
	return true
}

// project returns the matrix next to y for which F[i]•y = c[i]: near the end rounding has much of that.
func (s *solver[N]) project(y blocks[N]) blocks[N] {
	z := mat.NewDense[N](len(s.C), 1, nil)
	for i, c := range s.C {
		z.Set(i, 0, c.Sub(s.inner(i+1, y)))
	}
	if s.grams.SolveTo(z, z) != nil {
		return y
	}
	d := s.zero()
	for i, v := range z.Data {
		s.add(d, i+1, v)
	}
	return sum(y, limb.From[N](1), d)
}

// slack returns Σ F[i]x[i] - F[0].
func (p *Problem[N]) slack(x []N) blocks[N] {
	b := p.zero()
	p.add(b, 0, limb.From[N](-1))
	for i, v := range x {
		p.add(b, i+1, v)
	}
	return b
}

func added[N limb.Real[N]](x []N, f N, y []N) (z []N) {
	for i := range x {
		z = append(z, x[i].Add(f.Mul(y[i])))
	}
	return z
}

// length returns 0.98 of how far a + t·d may go to stay positive definite, and at most 1.
func length[N limb.Real[N]](a, d blocks[N]) float64 {
	at := func(t float64) bool { return positive(sum(a, limb.From[N](t), d)) }
	t := 1.03
	for ; !at(t); t /= 2 {
		if t < 1e-5 {
			return 0
		}
	}
	for by := t / 2; t < 1 && by > t/32; by /= 2 {
		if at(t + by) {
			t += by
		}
	}
	return min(1, 0.98*t)
}

func positive[N limb.Real[N]](b blocks[N]) bool {
	for _, m := range b {
		var f mat.Cholesky[N]
		if f.Factorize(m) != nil {
			return false
		}
	}
	return true
}

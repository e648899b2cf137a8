package mat

import (
	"context"
	"math"

	"github.com/limbfp/limb"
)

// Eigen has the eigenvalues and eigenvectors of a square matrix of complex numbers, or with FactorizeReal of a
// real one: AV = VΛ.
type Eigen[C limb.Complex[C, N], N limb.Real[N]] struct {
	values      []C
	right, left *Dense[C]
}

// Factorize computes the eigenvalues and eigenvectors of a, which is left as it is. The eigenvalues are those of [Eigenvalues], bit for bit;
// vectors are solved from the triangles that these stand in.
//
// Error: D⁻¹(AV - VΛ) is 10nε times the norms of D⁻¹AD and D⁻¹v, for each vector v and each of its parts that belongs to one
// of the blocks of [Eigenvalues], D being the powers of two that balance these; where they are 1, as of a matrix whose rows
// and columns have like sizes, AV - VΛ is that of A and v. Of a matrix that has fewer independent vectors than rows, some
// columns of V agree to about a root of ε.
// Special: as [Eigenvalues].
func (f *Eigen[C, N]) Factorize(a *Dense[C]) error {
	return f.FactorizeContext(context.Background(), a)
}

// FactorizeContext is Factorize until ctx is done.
func (f *Eigen[C, N]) FactorizeContext(ctx context.Context, a *Dense[C]) error {
	a.checkSquare("Eigen.Factorize")
	*f = Eigen[C, N]{}
	g, err := eigenOf[C, N](progressOf(ctx), a, false)
	if err == nil {
		*f = g
	}
	return err
}

// eigenOf is Factorize of a, whose elements are all real where isReal says so.
func eigenOf[C limb.Complex[C, N], N limb.Real[N]](progress *progress, a *Dense[C], isReal bool) (f Eigen[C, N], err error) {
	list, err := blocksOf[C, N](a, true, isReal, progress)
	if err != nil {
		return f, err
	}
	p := newPile(a, list, isReal)
	f.values, f.right, f.left = make([]C, 0, a.Rows), NewDense[C](a.Rows, a.Cols, nil), NewDense[C](a.Rows, a.Cols, nil)
	for j, s := range list {
		right, left, err := s.vectors(progress)
		if err != nil {
			return f, err
		}
		for k := range s.rows {
			if err := progress.ended(); err != nil {
				return f, inside("eigenvectors", err)
			}
			to := len(f.values) + k
			p.right(j, k, right, f.right.Slice(0, a.Rows, to, to+1))
			p.left(j, k, left, f.left.Slice(0, a.Rows, to, to+1))
		}
		f.values = append(f.values, s.values()...)
	}
	return f, nil
}

// vectors returns the right and the left eigenvectors of T alone.
func (s *schur[C, N]) vectors(progress *progress) (right, left *Dense[C], err error) {
	t, n := s.t, s.t.Rows
	right, left = NewDense[C](n, n, nil), NewDense[C](n, n, nil)
	most := 0.0
	for _, x := range t.Data {
		most = math.Max(most, size(x))
	}
	least := partsOf[C]().from(unit[C]() * math.Max(most, 1)) // stands for a difference of eigenvalues that is 0
	var y []C
	// next appends -sum/(t[i][i] - λ) to y, and keeps y from growing.
	next := func(sum, difference C) {
		if size(difference) < size(least) {
			difference = least
		}
		x := sum.Neg().Div(difference)
		y = append(y, x)
		if s := size(x); s > 1 {
			for i := range y {
				y[i] = shifted[C, N](y[i], -math.Ilogb(s))
			}
		}
	}
	for k := range n {
		if err := progress.ended(); err != nil {
			return nil, nil, inside("eigenvectors", err)
		}
		y = append(y[:0], one[C]()) // the elements k, k-1, …
		for i := k - 1; i >= 0; i-- {
			var sum C
			for j := i + 1; j <= k; j++ {
				sum = sum.Add(t.At(i, j).Mul(y[k-j]))
			}
			next(sum, t.At(i, i).Sub(t.At(k, k)))
		}
		for i, x := range y {
			right.Set(k-i, k, x)
		}
		y = append(y[:0], one[C]()) // the conjugates of the elements k, k+1, …
		for j := k + 1; j < n; j++ {
			var sum C
			for i := k; i < j; i++ {
				sum = sum.Add(y[i-k].Mul(t.At(i, j)))
			}
			next(sum, t.At(j, j).Sub(t.At(k, k)))
		}
		for i, x := range y {
			left.Set(k+i, k, x.Conj())
		}
	}
	return right, left, nil
}

// normalize makes a vector one of length 1, whose largest element is real.
func normalize[C limb.Complex[C, N], N limb.Real[N]](v *Dense[C]) {
	by := partsOf[C]()
	raise(v) // a small length has no room for all of its digits
	norm := NormFrobenius(v)
	if norm.IsZero() {
		return
	}
	at, _ := largest(v.Data, v.Rows, v.Stride)
	turn := by.conj(signOf(by, v.At(at, 0))).Div(norm)
	for i := range v.Rows {
		v.Set(i, 0, v.At(i, 0).Mul(turn))
	}
	v.Set(at, 0, realOf(v.At(at, 0)))
}

// Values returns the eigenvalues, each as often as it occurs.
func (f *Eigen[C, N]) Values() []C { return append([]C(nil), f.values...) }

// Vectors returns V: column k is an eigenvector for eigenvalue k, of length 1, its largest element real.
func (f *Eigen[C, N]) Vectors() *Dense[C] { return copyOf(f.right) }

// LeftVectors returns W with WᴴA = ΛWᴴ, in columns as those of V. An eigenvalue λ of a matrix that differs from A by E
// differs by about |wᴴEv| / |wᴴv|.
func (f *Eigen[C, N]) LeftVectors() *Dense[C] { return copyOf(f.left) }

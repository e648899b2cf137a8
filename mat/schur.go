package mat

import (
	"context"
	"fmt"

	"github.com/limbfp/limb"
)

// Schur has the Schur form of a square matrix of complex numbers: A = ZTZᴴ, with an upper triangle T and a unitary Z.
type Schur[C limb.Complex[C, N], N limb.Real[N]] struct {
	t, z   *Dense[C]
	values []C
}

// RealSchur has the real Schur form of a square matrix of real numbers: A = ZTZᵀ, with an orthogonal Z and an upper triangle T
// of blocks of one row, which are real eigenvalues, and of two, whose eigenvalues are conjugate and not real: the elements of the
// diagonal of such a block are equal, the real part, and those beside it have opposite signs.
type RealSchur[C limb.Complex[C, N], N limb.Real[N]] struct {
	t, z   *Dense[N]
	values []C
}

// Factorize computes the form of a, which is left as it is. The matrix is scaled by one power of two, and not balanced; it is
// brought to Hessenberg's form by reflections, and iterated by QR steps with a shift. Work is about 25n³ steps, in plain Go.
//
// Error: A - ZTZᴴ is at most 30nε times the Frobenius norm of A, as long as no limb of numbers of that size underflows, and
// each element of ZᴴZ - I at most 30nε; 11nε and 13nε are the worst that was found, of graded matrices. Of a triangle, T is A and Z is I.
// Special: as [Eigenvalues]. An element of T that overflows is [ErrNotFinite].
func (f *Schur[C, N]) Factorize(a *Dense[C]) error {
	return f.FactorizeContext(context.Background(), a)
}

// FactorizeContext is Factorize until ctx is done.
func (f *Schur[C, N]) FactorizeContext(ctx context.Context, a *Dense[C]) error {
	a.checkSquare("Schur.Factorize")
	*f = Schur[C, N]{}
	t, z, e, err := scaledForSchur(a)
	if err != nil {
		return err
	}
	progress := progressOf(ctx)
	if err := hessenberg[C, N](t, z, progress); err != nil {
		return err
	}
	if err := iterate[C, N](t, z, progress); err != nil {
		return err
	}
	if err := scaleBack(t.Data, e); err != nil {
		return err
	}
	values := make([]C, t.Rows)
	for k := range values {
		clear(t.Row(k)[:k]) // where iterate leaves rounding errors
		values[k] = t.At(k, k)
	}
	*f = Schur[C, N]{t, z, values}
	return nil
}

// Factorize computes the form of a, which is left as it is, by Francis's steps of two shifts that are conjugate.
//
// Error: as [Schur.Factorize]. Special: as there, with 60 steps for 30.
func (f *RealSchur[C, N]) Factorize(a *Dense[N]) error {
	return f.FactorizeContext(context.Background(), a)
}

// FactorizeContext is Factorize until ctx is done.
func (f *RealSchur[C, N]) FactorizeContext(ctx context.Context, a *Dense[N]) error {
	a.checkSquare("RealSchur.Factorize")
	*f = RealSchur[C, N]{}
	t, z, e, err := scaledForSchur(a)
	if err != nil {
		return err
	}
	if err := quasiTriangle(t, z, progressOf(ctx)); err != nil {
		return err
	}
	values, zero := make([]C, t.Rows), limb.From[N](0)
	for k := 0; k < t.Rows; k++ {
		values[k] = limb.Cmplx[C](t.At(k, k), zero)
		if k+1 < t.Rows && !t.At(k+1, k).IsZero() {
			values[k] = pairValue[C](t, k)
			values[k+1] = values[k].Conj()
			k++
		}
	}
	if err := scaleBack(values, e); err != nil {
		return err
	}
	if err := scaleBack(t.Data, e); err != nil {
		return err
	}
	*f = RealSchur[C, N]{t, z, values}
	return nil
}

// scaledForSchur returns a·2^-e, whose elements are about 1 at most, and an identity.
func scaledForSchur[N Number[N]](a *Dense[N]) (t, z *Dense[N], e int, err error) {
	if err := finite("schur", a); err != nil {
		return nil, nil, 0, err
	}
	t, z = a.Clone(), Identity[N](a.Rows)
	if most, ok := scaleOf(t.Data, len(t.Data), 1); ok {
		e = most + 1
		t.shift(-e)
	}
	return t, z, e, nil
}

// scaleBack multiplies numbers by 2^e.
func scaleBack[N Number[N]](list []N, e int) error {
	if column(list).shift(e); notFinite(list) >= 0 {
		return fmt.Errorf("mat: schur: overflow: %w: divide the matrix by its number of rows", ErrNotFinite)
	}
	return nil
}

// T returns the triangle.
func (f *Schur[C, N]) T() *Dense[C] { return copyOf(f.t) }

// Z returns the unitary matrix: its first k columns span what A maps into itself, for each k.
func (f *Schur[C, N]) Z() *Dense[C] { return copyOf(f.z) }

// Values returns the eigenvalues, which are the diagonal of T.
func (f *Schur[C, N]) Values() []C { return append([]C(nil), f.values...) }

// T returns the triangle of blocks.
func (f *RealSchur[C, N]) T() *Dense[N] { return copyOf(f.t) }

// Z returns the orthogonal matrix: its first k columns span what A maps into itself, for each k that divides no block of T.
func (f *RealSchur[C, N]) Z() *Dense[N] { return copyOf(f.z) }

// Values returns the eigenvalues in the order of the blocks of T: of two that are conjugate that with the positive imaginary part
// first.
func (f *RealSchur[C, N]) Values() []C { return append([]C(nil), f.values...) }

// copyOf returns a copy of a matrix, and an empty one for none.
func copyOf[N Number[N]](m *Dense[N]) *Dense[N] {
	if m == nil {
		return new(Dense[N])
	}
	return m.Clone()
}

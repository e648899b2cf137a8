package limb

import "github.com/limbfp/limb/internal/exact"

// # Three limbs
//
// A Tri holds the number X0 + X1 + X2, as a [Quad] does with a limb more. Its arithmetic is that of
// quads, rounded: a Tri is a Quad whose last limb is 0, and of a Quad in normal form the first three limbs
// are nearer than u³ to it.

// Tri is the unevaluated sum X0 + X1 + X2 of three machine numbers, in the form that a [Quad] has.
type Tri[T Float] struct{ X0, X1, X2 T }

// ComplexTri is Re + i·Im.
type ComplexTri[T Float] struct{ Re, Im Tri[T] }

// TF is three float32: 72 bits.
type TF = Tri[float32]

// TD is three float64: 159 bits.
type TD = Tri[float64]

func triFormat[T Float]() *exact.Format {
	if is32[T]() {
		return exact.TF
	}
	return exact.TD
}

// TriFromFloat returns a as a Tri, exactly.
func TriFromFloat[T Float](a T) Tri[T] { return Tri[T]{X0: a} }

// Quad returns x as a Quad, exactly.
func (x Tri[T]) Quad() Quad[T] { return Quad[T]{x.X0, x.X1, x.X2, 0} }

// tri returns x without its last limb, within u³|x|.
func (x Quad[T]) tri() Tri[T] { return Tri[T]{x.X0, x.X1, x.X2} }

// Add returns x + y.
//
// Error: ≤ 1.01u³|x+y|, relative to the sum even where it cancels.
func (x Tri[T]) Add(y Tri[T]) Tri[T] { return x.Quad().Add(y.Quad()).tri() }

// Sub returns x - y.
//
// Error: ≤ 1.01u³|x-y|, as Add. x - x is 0.
func (x Tri[T]) Sub(y Tri[T]) Tri[T] { return x.Quad().Sub(y.Quad()).tri() }

// AddFloat returns x + a.
//
// Error: ≤ 1.01u³|x+a|.
func (x Tri[T]) AddFloat(a T) Tri[T] { return x.Quad().AddFloat(a).tri() }

// Mul returns xy. x.Mul(y) and y.Mul(x) have the same bits.
//
// Error: ≤ 1.01u³|xy|.
func (x Tri[T]) Mul(y Tri[T]) Tri[T] { return x.Quad().Mul(y.Quad()).tri() }

// MulFloat returns xa.
//
// Error: ≤ 1.01u³|xa|.
func (x Tri[T]) MulFloat(a T) Tri[T] { return x.Quad().MulFloat(a).tri() }

// Sqr returns x².
//
// Error: ≤ 1.01u³x².
func (x Tri[T]) Sqr() Tri[T] { return x.Quad().Sqr().tri() }

// MulAdd returns xy + z.
//
// Error: ≤ 1.01u³|xy+z|, and 8.1u⁴|xy| more.
func (x Tri[T]) MulAdd(y, z Tri[T]) Tri[T] { return x.Quad().MulAdd(y.Quad(), z.Quad()).tri() }

// Div returns x/y.
//
// Error: ≤ 1.01u³|x/y|.
func (x Tri[T]) Div(y Tri[T]) Tri[T] { return x.Quad().Div(y.Quad()).tri() }

// Sqrt returns √x.
//
// Error: ≤ 1.01u³√x.
func (x Tri[T]) Sqrt() Tri[T] { return x.Quad().Sqrt().tri() }

// Rsqrt returns 1/√x.
//
// Error: ≤ 1.01u³/√x.
func (x Tri[T]) Rsqrt() Tri[T] { return x.Quad().Rsqrt().tri() }

// Abs returns |x|.
func (x Tri[T]) Abs() Tri[T] { return x.Quad().Abs().tri() }

// Canon returns x in canonical form, as [Quad.Canon] does.
func (x Tri[T]) Canon() Tri[T] { return x.Quad().Canon().tri() }

// IsInt reports whether x is an integer. Infinities and NaN are none.
func (x Tri[T]) IsInt() bool { return x.Quad().IsInt() }

// # Conversions

// DF returns x, rounded as by [FromBig].
func (x Tri[T]) DF() DF { return x.Quad().DF() }

// DD returns x, rounded as by [FromBig].
func (x Tri[T]) DD() DD { return x.Quad().DD() }

// QF returns x, rounded as by [FromBig].
func (x Tri[T]) QF() QF { return x.Quad().QF() }

// QD returns x, exactly.
func (x Tri[T]) QD() QD { return x.Quad().QD() }

// Float32 returns x rounded to nearest, ties to even.
func (x Tri[T]) Float32() float32 { return x.Quad().Float32() }

// Float64 returns x rounded to nearest, ties to even.
func (x Tri[T]) Float64() float64 { return x.Quad().Float64() }

// Int64 returns x rounded toward zero, as [Quad.Int64] does.
func (x Tri[T]) Int64() (n int64, ok bool) { return x.Quad().Int64() }

// Uint64 returns x rounded toward zero, as [Quad.Uint64] does.
func (x Tri[T]) Uint64() (n uint64, ok bool) { return x.Quad().Uint64() }

// TF returns x, rounded as by [FromBig].
func (x Quad[T]) TF() TF { return triOfQuad[float32](x) }

// TD returns x, rounded as by [FromBig].
func (x Quad[T]) TD() TD { return triOfQuad[float64](x) }

func triOfQuad[U, T Float](x Quad[T]) Tri[U] {
	if x.IsNaN() {
		return Tri[U]{X0: nan[U]()}
	}
	return triFromBig[U](x.Big())
}

// TF returns x, rounded as by [FromBig].
func (x Tri[T]) TF() TF { return x.Quad().TF() }

// TD returns x, exactly.
func (x Tri[T]) TD() TD { return x.Quad().TD() }

// TF returns x, rounded as by [FromBig].
func (x Pair[T]) TF() TF { return x.Quad().TF() }

// TD returns x, exactly.
func (x Pair[T]) TD() TD { return x.Quad().TD() }

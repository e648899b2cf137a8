package passes

import "github.com/limbfp/limb"

// ComplexPair and ComplexQuad are those of package limb, made of their parts.
type (
	ComplexPair[T limb.Float] limb.ComplexPair[T]
	ComplexQuad[T limb.Float] limb.ComplexQuad[T]

	CDF = ComplexPair[float32]
	CDD = ComplexPair[float64]
	CQF = ComplexQuad[float32]
	CQD = ComplexQuad[float64]
)

// Parted is a complex number C with its parts, of type R.
type Parted[C, R any] interface {
	Parts() (re, im R)
	Of(re, im R) C // the number with these parts
	Root(j, n int) C
}

// Part is what is done to parts.
type Part[R any] interface {
	Add(R) R
	Sub(R) R
	Mul(R) R
	Neg() R
}

// Parts returns the real and the imaginary part of z.
func (z ComplexPair[T]) Parts() (re, im limb.Pair[T]) { return z.Re, z.Im }

// Parts returns the real and the imaginary part of z.
func (z ComplexQuad[T]) Parts() (re, im limb.Quad[T]) { return z.Re, z.Im }

// Of returns re + im·i.
func (ComplexPair[T]) Of(re, im limb.Pair[T]) ComplexPair[T] { return ComplexPair[T]{re, im} }

// Of returns re + im·i.
func (ComplexQuad[T]) Of(re, im limb.Quad[T]) ComplexQuad[T] { return ComplexQuad[T]{re, im} }

// Root returns e^(2πij/n).
func (ComplexPair[T]) Root(j, n int) ComplexPair[T] { return ComplexPair[T](limb.Unit[T](j, n)) }

// Root returns e^(2πij/n).
func (ComplexQuad[T]) Root(j, n int) ComplexQuad[T] { return ComplexQuad[T](limb.UnitQuad[T](j, n)) }

// Roots sets dst[at+i] to e^(2πij/order), where j = (i/width + row)(i%width + column)·step.
//
//limb:kernel device
func Roots[C Parted[C, R], R any](i int, dst []C, order, width, row, column, step, at int) {
	j := (i/width + row) * (i%width + column) * step
	var z C
	dst[at+i] = z.Root(j, order)
}

// Scale sets dst to src times a.
//
//limb:kernel device
func Scale[C Parted[C, R], R Part[R]](i int, dst, src []C, a R) {
	re, im := src[i].Parts()
	dst[i] = src[i].Of(re.Mul(a), im.Mul(a))
}

// Pack makes complex numbers of transforms of n real ones: n/2 that have them as their
// parts, or n without imaginary parts where n is odd.
//
//limb:kernel device
func Pack[C Parted[C, R], R Part[R]](i int, dst []C, src []R, n int) {
	var z C
	var re, im R
	if n%2 == 0 {
		re, im = src[2*i], src[2*i+1]
	} else {
		re = src[i]
	}
	dst[i] = z.Of(re, im)
}

// Unpack takes the real numbers out that Pack has made complex ones of. An item is a
// complex number.
//
//limb:kernel device
func Unpack[C Parted[C, R], R Part[R]](i int, dst []R, src []C, n int) {
	re, im := src[i].Parts()
	if n%2 == 0 {
		dst[2*i] = re
		dst[2*i+1] = im
	} else {
		dst[i] = re
	}
}

// Ends does the elements of a transform of 2m real numbers that Untangle leaves: 0 and m,
// which are real. With sign -1 it goes back. An item is a transform.
//
//limb:kernel device
func Ends[C Parted[C, R], R Part[R]](i int, dst, src []C, m, sign int) {
	var zero R
	var z C
	if sign > 0 {
		re, im := src[i*m].Parts()
		dst[i*(m+1)] = z.Of(re.Add(im), zero)
		dst[i*(m+1)+m] = z.Of(re.Sub(im), zero)
	} else {
		first, _ := src[i*(m+1)].Parts()
		last, _ := src[i*(m+1)+m].Parts()
		dst[i*m] = z.Of(first.Add(last), first.Sub(last))
	}
}

// Half takes the first n/2+1 elements of transforms of n real numbers, n being odd.
// Element 0 is real.
//
//limb:kernel device
func Half[C Parted[C, R], R Part[R]](i int, dst, src []C, n int) {
	t := i / (n/2 + 1)
	k := i - t*(n/2+1)
	x := src[t*n+k]
	if k == 0 {
		var zero R
		re, _ := x.Parts()
		x = x.Of(re, zero)
	}
	dst[i] = x
}

// Whole makes transforms of n real numbers of their first n/2+1 elements, n being odd.
//
//limb:kernel device
func Whole[C Parted[C, R], R Part[R]](i int, dst, src []C, n int) {
	t := i / n
	k := i - t*n
	conjugate := k > n/2
	if conjugate {
		k = n - k
	}
	re, im := src[t*(n/2+1)+k].Parts()
	if conjugate {
		im = im.Neg()
	}
	if k == 0 {
		var zero R
		im = zero
	}
	dst[i] = src[t*(n/2+1)+k].Of(re, im)
}

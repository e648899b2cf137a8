package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Parted is a complex number C with its parts, of type R.
type Parted[C, R any] interface {
	Parts() (re, im R)
	Of(re, im R) C // the number with these parts
	Root(j, n int) C
}

// Halved is a complex number C of parts R, of which transforms of real ones are made.
type Halved[C, R any, T limb.Float] interface {
	Parted[C, R]
	Number[C, T]
}

// Part is what is done to parts.
type Part[R any] interface {
	Add(R) R
	Sub(R) R
	Mul(R) R
	Neg() R
}

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

// Untangle makes the halves of transforms of 2m real numbers, from those of m complex ones
// that have the numbers as their parts; with sign -1 it goes back. w[k] is e^(2πik/2m). A
// group does up to width elements k of a transform, 0 ≤ k ≤ m/2, each with element m - k:
// elements 0 and m are real.
//
//limb:kernel device
func Untangle[C Halved[C, R, T], R Part[R], T limb.Float](g kernel.Group, dst, src, w []C, m, width, sign int) {
	s := T(sign)
	t, x, end := span(g.Index(), m/2+1, width)
	from, to := t*m, t*(m+1)
	if sign < 0 {
		from, to = to, from
	}
	if x == 0 {
		x = 1
		g.Each(1, func(int) {
			var zero R
			var z C
			if sign > 0 {
				re, im := src[from].Parts()
				dst[to] = z.Of(re.Add(im), zero)
				dst[to+m] = z.Of(re.Sub(im), zero)
			} else {
				dst[to] = joined(src, from, m)
			}
		})
	}
	g.Each(end-x, func(i int) {
		k := x + i
		p, q := src[from+k].Untangle(src[from+m-k], w[k], s)
		dst[to+m-k] = q
		dst[to+k] = p
	})
}

// joined returns element 0 of the transform back, of elements at and at + m, which are real.
func joined[C Parted[C, R], R Part[R]](src []C, at, m int) C {
	first, _ := src[at].Parts()
	last, _ := src[at+m].Parts()
	return src[at].Of(first.Add(last), first.Sub(last))
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

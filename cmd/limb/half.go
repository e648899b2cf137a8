package main

import (
	"math"
	"slices"

	"github.com/limbfp/limb/cmd/limb/internal/file"
)

// # Half of a transform, and the whole
//
// The transform of n real numbers comes in conjugate pairs, X_(n-k) = conj X_k, so that
// X_0 is real, and X_(n/2) where n is even. Files hold the first n/2+1 of it, and do
// not say so. Of several axes the last one has been halved, and the same is true of the
// lines along it where the indices along the others are 0: they are the transforms of
// the sums over these.

// half is an array that is perhaps the half of a transform along an axis.
type half struct {
	axis  int
	lines [][]complex128 // to machine precision
}

func newHalf(a *file.Array, axes []int) half {
	h := half{axis: axes[len(axes)-1]}
	n, inner := a.Shape[h.axis], 1
	for _, m := range a.Shape[h.axis+1:] {
		inner *= m
	}
	for i := range a.Len() {
		first, rest := true, i // whether a line begins here
		for k, m := range slices.Backward(a.Shape) {
			first = first && (rest%m == 0 || !slices.Contains(axes, k))
			rest /= m
		}
		if !first {
			continue
		}
		line := make([]complex128, n)
		for k := range line {
			z := a.Limbs[(i+k*inner)*2*a.Form.Limbs:]
			line[k] = complex(z[0], z[a.Form.Limbs])
		}
		h.lines = append(h.lines, line)
	}
	return h
}

// size returns the largest part of numbers.
func size(line []complex128) (s float64) {
	for _, z := range line {
		s = max(s, math.Abs(real(z)), math.Abs(imag(z)))
	}
	return s
}

// little is a part of the largest number that does not matter in what follows: twice what rounding to float16, the shortest
// numbers of a file, does to it.
const little = 1e-3

// looksHalf reports whether number 0 of each line is real, and the others of one are
// not, and no conjugate pairs either.
func (h half) looksHalf() bool {
	found := false
	for _, line := range h.lines {
		if imag(line[0]) != 0 {
			return false
		}
		rest := line[1:]
		limit := little * size(rest)
		for k, z := range rest {
			w := rest[len(rest)-1-k]
			found = found || imag(z) != 0 && (math.Abs(real(z)-real(w)) > limit || math.Abs(imag(z)+imag(w)) > limit)
		}
	}
	return found
}

// dropped reports whether numbers have an imaginary part that the transform of n real
// numbers does not have.
func (h half) dropped(n int) bool {
	return slices.ContainsFunc(h.lines, func(line []complex128) bool {
		last := line[len(line)-1]
		return math.Abs(imag(line[0])) > little*size(line[:1]) || n%2 == 0 && math.Abs(imag(last)) > little*size(line)
	})
}

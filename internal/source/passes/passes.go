// Package passes has the programs that transforms are made of, as kernels in Go: the
// compiler makes them for devices, package fft runs the same steps in loops of its own, and
// fft/fftdevice lists which of them make a transform.
//
// A kernel works on a batch: transforms of one kind that stand one after the other in its
// slices. Its sign is 1, or -1 for the transform with the opposite sign. What a slice holds
// as a matrix lies row by row.
package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/butterfly"
)

// Number is a complex number as package butterfly has them.
type Number[C any, T limb.Float] interface {
	Turn(w C, s T) C
	Untangle(y, w C, s T) (p, q C)
	Butterfly2(b C, s T) (y0, y1 C)
	Butterfly3(b, c C, s T) (y0, y1, y2 C)
	Butterfly4(b, c, d C, s T) (y0, y1, y2, y3 C)
	Butterfly5(b, c, d, e C, s T) (y0, y1, y2, y3, y4 C)
	Butterfly7(b, c, d, e, f, g C, s T) (y0, y1, y2, y3, y4, y5, y6 C)
	Butterfly8(b, c, d, e, f, g, h C, s T) (y0, y1, y2, y3, y4, y5, y6, y7 C)
}

// Element is a number of any of the types that transforms have.
type Element interface {
	limb.Extended | butterfly.CDF | butterfly.CDD | butterfly.CQF | butterfly.CQD | butterfly.CTF | butterfly.CTD
}

// # Steps
//
// A step is one butterfly. The results 1, 2, … are turned by w[0], w[1], …, unless w is empty.

// Operands and Results are where the numbers of a butterfly lie: operand j is src[At + j·Step], result 0
// goes to dst[First], and result k to dst[At + k·By]. Go keeps structs of at most four words in registers.
type (
	Operands struct{ At, Step int }
	Results  struct{ First, At, By int }
)

// A Radix is a type without a value, whose length is the radix: kernels that have one are compiled for each.
type Radix interface {
	Two | Three | Four | Five | Seven | Eight
}

// The radices.
type (
	Two   [2]struct{}
	Three [3]struct{}
	Four  [4]struct{}
	Five  [5]struct{}
	Seven [7]struct{}
	Eight [8]struct{}
)

// Step is the step of a radix.
func Step[R Radix, C Number[C, T], T limb.Float](dst, src, w []C, x Operands, y Results, s T) {
	var r R
	switch len(r) { // the numbers are variables, since Go keeps arrays in memory
	case 2:
		y0, y1 := src[x.At].Butterfly2(src[x.At+x.Step], s)
		dst[y.First] = y0
		if len(w) > 0 {
			dst[y.At+y.By] = y1.Turn(w[0], s)
		} else {
			dst[y.At+y.By] = y1
		}
	case 3:
		y0, y1, y2 := src[x.At].Butterfly3(src[x.At+x.Step], src[x.At+2*x.Step], s)
		dst[y.First] = y0
		if len(w) > 0 {
			dst[y.At+y.By] = y1.Turn(w[0], s)
			dst[y.At+2*y.By] = y2.Turn(w[1], s)
		} else {
			dst[y.At+y.By], dst[y.At+2*y.By] = y1, y2
		}
	case 4:
		y0, y1, y2, y3 := src[x.At].Butterfly4(src[x.At+x.Step], src[x.At+2*x.Step], src[x.At+3*x.Step], s)
		dst[y.First] = y0
		if len(w) > 0 {
			dst[y.At+y.By] = y1.Turn(w[0], s)
			dst[y.At+2*y.By] = y2.Turn(w[1], s)
			dst[y.At+3*y.By] = y3.Turn(w[2], s)
		} else {
			dst[y.At+y.By], dst[y.At+2*y.By], dst[y.At+3*y.By] = y1, y2, y3
		}
	case 5:
		y0, y1, y2, y3, y4 := src[x.At].Butterfly5(src[x.At+x.Step], src[x.At+2*x.Step], src[x.At+3*x.Step],
			src[x.At+4*x.Step], s)
		dst[y.First] = y0
		if len(w) > 0 {
			dst[y.At+y.By] = y1.Turn(w[0], s)
			dst[y.At+2*y.By] = y2.Turn(w[1], s)
			dst[y.At+3*y.By] = y3.Turn(w[2], s)
			dst[y.At+4*y.By] = y4.Turn(w[3], s)
		} else {
			dst[y.At+y.By], dst[y.At+2*y.By], dst[y.At+3*y.By] = y1, y2, y3
			dst[y.At+4*y.By] = y4
		}
	case 7:
		y0, y1, y2, y3, y4, y5, y6 := src[x.At].Butterfly7(src[x.At+x.Step], src[x.At+2*x.Step], src[x.At+3*x.Step],
			src[x.At+4*x.Step], src[x.At+5*x.Step], src[x.At+6*x.Step], s)
		dst[y.First] = y0
		if len(w) > 0 {
			dst[y.At+y.By] = y1.Turn(w[0], s)
			dst[y.At+2*y.By] = y2.Turn(w[1], s)
			dst[y.At+3*y.By] = y3.Turn(w[2], s)
			dst[y.At+4*y.By] = y4.Turn(w[3], s)
			dst[y.At+5*y.By] = y5.Turn(w[4], s)
			dst[y.At+6*y.By] = y6.Turn(w[5], s)
		} else {
			dst[y.At+y.By], dst[y.At+2*y.By], dst[y.At+3*y.By] = y1, y2, y3
			dst[y.At+4*y.By], dst[y.At+5*y.By], dst[y.At+6*y.By] = y4, y5, y6
		}
	case 8:
		y0, y1, y2, y3, y4, y5, y6, y7 := src[x.At].Butterfly8(src[x.At+x.Step], src[x.At+2*x.Step], src[x.At+3*x.Step],
			src[x.At+4*x.Step], src[x.At+5*x.Step], src[x.At+6*x.Step], src[x.At+7*x.Step], s)
		dst[y.First] = y0
		if len(w) > 0 {
			dst[y.At+y.By] = y1.Turn(w[0], s)
			dst[y.At+2*y.By] = y2.Turn(w[1], s)
			dst[y.At+3*y.By] = y3.Turn(w[2], s)
			dst[y.At+4*y.By] = y4.Turn(w[3], s)
			dst[y.At+5*y.By] = y5.Turn(w[4], s)
			dst[y.At+6*y.By] = y6.Turn(w[5], s)
			dst[y.At+7*y.By] = y7.Turn(w[6], s)
		} else {
			dst[y.At+y.By], dst[y.At+2*y.By], dst[y.At+3*y.By] = y1, y2, y3
			dst[y.At+4*y.By], dst[y.At+5*y.By], dst[y.At+6*y.By] = y4, y5, y6
			dst[y.At+7*y.By] = y7
		}
	}
}

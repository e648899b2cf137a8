// Package passes has the programs that transforms are made of, as kernels in Go: the
// compiler makes them for devices, package fft runs the same steps in loops of its own, and
// fft/ondevice lists which of them make a transform.
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
	limb.DF | limb.DD | limb.QF | limb.QD | butterfly.CDF | butterfly.CDD | butterfly.CQF | butterfly.CQD
}

// # Steps
//
// A step is one butterfly. The results 1, 2, … are turned by w[0], w[1], …, unless w is empty.

// Place is where the numbers of a butterfly lie: operand j is src[At + j·Step], result 0 goes
// to dst[First], and result k to dst[To + k·By].
type Place struct{ At, Step, First, To, By int }

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
func Step[R Radix, C Number[C, T], T limb.Float](dst, src, w []C, p Place, s T) {
	var r R
	switch len(r) { // the numbers are variables, since Go keeps arrays in memory
	case 2:
		y0, y1 := src[p.At].Butterfly2(src[p.At+p.Step], s)
		dst[p.First] = y0
		if len(w) > 0 {
			dst[p.To+p.By] = y1.Turn(w[0], s)
		} else {
			dst[p.To+p.By] = y1
		}
	case 3:
		y0, y1, y2 := src[p.At].Butterfly3(src[p.At+p.Step], src[p.At+2*p.Step], s)
		dst[p.First] = y0
		if len(w) > 0 {
			dst[p.To+p.By] = y1.Turn(w[0], s)
			dst[p.To+2*p.By] = y2.Turn(w[1], s)
		} else {
			dst[p.To+p.By], dst[p.To+2*p.By] = y1, y2
		}
	case 4:
		y0, y1, y2, y3 := src[p.At].Butterfly4(src[p.At+p.Step], src[p.At+2*p.Step], src[p.At+3*p.Step], s)
		dst[p.First] = y0
		if len(w) > 0 {
			dst[p.To+p.By] = y1.Turn(w[0], s)
			dst[p.To+2*p.By] = y2.Turn(w[1], s)
			dst[p.To+3*p.By] = y3.Turn(w[2], s)
		} else {
			dst[p.To+p.By], dst[p.To+2*p.By], dst[p.To+3*p.By] = y1, y2, y3
		}
	case 5:
		y0, y1, y2, y3, y4 := src[p.At].Butterfly5(src[p.At+p.Step], src[p.At+2*p.Step], src[p.At+3*p.Step],
			src[p.At+4*p.Step], s)
		dst[p.First] = y0
		if len(w) > 0 {
			dst[p.To+p.By] = y1.Turn(w[0], s)
			dst[p.To+2*p.By] = y2.Turn(w[1], s)
			dst[p.To+3*p.By] = y3.Turn(w[2], s)
			dst[p.To+4*p.By] = y4.Turn(w[3], s)
		} else {
			dst[p.To+p.By], dst[p.To+2*p.By], dst[p.To+3*p.By] = y1, y2, y3
			dst[p.To+4*p.By] = y4
		}
	case 7:
		y0, y1, y2, y3, y4, y5, y6 := src[p.At].Butterfly7(src[p.At+p.Step], src[p.At+2*p.Step], src[p.At+3*p.Step],
			src[p.At+4*p.Step], src[p.At+5*p.Step], src[p.At+6*p.Step], s)
		dst[p.First] = y0
		if len(w) > 0 {
			dst[p.To+p.By] = y1.Turn(w[0], s)
			dst[p.To+2*p.By] = y2.Turn(w[1], s)
			dst[p.To+3*p.By] = y3.Turn(w[2], s)
			dst[p.To+4*p.By] = y4.Turn(w[3], s)
			dst[p.To+5*p.By] = y5.Turn(w[4], s)
			dst[p.To+6*p.By] = y6.Turn(w[5], s)
		} else {
			dst[p.To+p.By], dst[p.To+2*p.By], dst[p.To+3*p.By] = y1, y2, y3
			dst[p.To+4*p.By], dst[p.To+5*p.By], dst[p.To+6*p.By] = y4, y5, y6
		}
	case 8:
		y0, y1, y2, y3, y4, y5, y6, y7 := src[p.At].Butterfly8(src[p.At+p.Step], src[p.At+2*p.Step], src[p.At+3*p.Step],
			src[p.At+4*p.Step], src[p.At+5*p.Step], src[p.At+6*p.Step], src[p.At+7*p.Step], s)
		dst[p.First] = y0
		if len(w) > 0 {
			dst[p.To+p.By] = y1.Turn(w[0], s)
			dst[p.To+2*p.By] = y2.Turn(w[1], s)
			dst[p.To+3*p.By] = y3.Turn(w[2], s)
			dst[p.To+4*p.By] = y4.Turn(w[3], s)
			dst[p.To+5*p.By] = y5.Turn(w[4], s)
			dst[p.To+6*p.By] = y6.Turn(w[5], s)
			dst[p.To+7*p.By] = y7.Turn(w[6], s)
		} else {
			dst[p.To+p.By], dst[p.To+2*p.By], dst[p.To+3*p.By] = y1, y2, y3
			dst[p.To+4*p.By], dst[p.To+5*p.By], dst[p.To+6*p.By] = y4, y5, y6
			dst[p.To+7*p.By] = y7
		}
	}
}

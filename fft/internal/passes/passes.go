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
// A step is one butterfly: of src[at], src[at+step], … Its result 0 goes to dst[first],
// and result k to dst[to+k·by]. The results 1, 2, … are turned by w[0], w[1], …, unless w
// is empty.

// Step2 is the step of radix 2.
func Step2[C Number[C, T], T limb.Float](dst, src, w []C, at, step, first, to, by int, s T) {
	y0, y1 := src[at].Butterfly2(src[at+step], s)
	dst[first] = y0
	if len(w) > 0 {
		dst[to+by] = y1.Turn(w[0], s)
	} else {
		dst[to+by] = y1
	}
}

// Step3 is the step of radix 3.
func Step3[C Number[C, T], T limb.Float](dst, src, w []C, at, step, first, to, by int, s T) {
	y0, y1, y2 := src[at].Butterfly3(src[at+step], src[at+2*step], s)
	dst[first] = y0
	if len(w) > 0 {
		dst[to+by] = y1.Turn(w[0], s)
		dst[to+2*by] = y2.Turn(w[1], s)
	} else {
		dst[to+by], dst[to+2*by] = y1, y2
	}
}

// Step4 is the step of radix 4.
func Step4[C Number[C, T], T limb.Float](dst, src, w []C, at, step, first, to, by int, s T) {
	y0, y1, y2, y3 := src[at].Butterfly4(src[at+step], src[at+2*step], src[at+3*step], s)
	dst[first] = y0
	if len(w) > 0 {
		dst[to+by] = y1.Turn(w[0], s)
		dst[to+2*by] = y2.Turn(w[1], s)
		dst[to+3*by] = y3.Turn(w[2], s)
	} else {
		dst[to+by], dst[to+2*by], dst[to+3*by] = y1, y2, y3
	}
}

// Step5 is the step of radix 5.
func Step5[C Number[C, T], T limb.Float](dst, src, w []C, at, step, first, to, by int, s T) {
	y0, y1, y2, y3, y4 := src[at].Butterfly5(src[at+step], src[at+2*step], src[at+3*step], src[at+4*step], s)
	dst[first] = y0
	if len(w) > 0 {
		dst[to+by] = y1.Turn(w[0], s)
		dst[to+2*by] = y2.Turn(w[1], s)
		dst[to+3*by] = y3.Turn(w[2], s)
		dst[to+4*by] = y4.Turn(w[3], s)
	} else {
		dst[to+by], dst[to+2*by], dst[to+3*by] = y1, y2, y3
		dst[to+4*by] = y4
	}
}

// Step7 is the step of radix 7.
func Step7[C Number[C, T], T limb.Float](dst, src, w []C, at, step, first, to, by int, s T) {
	y0, y1, y2, y3, y4, y5, y6 := src[at].Butterfly7(src[at+step], src[at+2*step], src[at+3*step],
		src[at+4*step], src[at+5*step], src[at+6*step], s)
	dst[first] = y0
	if len(w) > 0 {
		dst[to+by] = y1.Turn(w[0], s)
		dst[to+2*by] = y2.Turn(w[1], s)
		dst[to+3*by] = y3.Turn(w[2], s)
		dst[to+4*by] = y4.Turn(w[3], s)
		dst[to+5*by] = y5.Turn(w[4], s)
		dst[to+6*by] = y6.Turn(w[5], s)
	} else {
		dst[to+by], dst[to+2*by], dst[to+3*by] = y1, y2, y3
		dst[to+4*by], dst[to+5*by], dst[to+6*by] = y4, y5, y6
	}
}

// Step8 is the step of radix 8.
func Step8[C Number[C, T], T limb.Float](dst, src, w []C, at, step, first, to, by int, s T) {
	y0, y1, y2, y3, y4, y5, y6, y7 := src[at].Butterfly8(src[at+step], src[at+2*step], src[at+3*step],
		src[at+4*step], src[at+5*step], src[at+6*step], src[at+7*step], s)
	dst[first] = y0
	if len(w) > 0 {
		dst[to+by] = y1.Turn(w[0], s)
		dst[to+2*by] = y2.Turn(w[1], s)
		dst[to+3*by] = y3.Turn(w[2], s)
		dst[to+4*by] = y4.Turn(w[3], s)
		dst[to+5*by] = y5.Turn(w[4], s)
		dst[to+6*by] = y6.Turn(w[5], s)
		dst[to+7*by] = y7.Turn(w[6], s)
	} else {
		dst[to+by], dst[to+2*by], dst[to+3*by] = y1, y2, y3
		dst[to+4*by], dst[to+5*by], dst[to+6*by] = y4, y5, y6
		dst[to+7*by] = y7
	}
}

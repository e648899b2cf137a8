//go:build page

package mandelbrot

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// mostWrong is which part of the counts may be wrong by the orbits of these, two of mostFollowed.
const mostWrong = 1.0 / 100

// Of a view so many pixels are followed, by [Examine], and turns of them, in WebAssembly. There
// is no QD to compare with.
const (
	mostFollowed = 256
	mostCompared = 256
	mostSampled  = 1 << 20
)

// The page has the types of GPUs, without distances in float32.
var arithmetics = []arithmetic{
	{"float32", 24, in(float32Of, wide[float32], orbit.EscapeSingle, nil)},
	{"DF", 48, in(limb.QD.DF, limb.DF.Float64, orbit.EscapeDF, scales[limb.DF](orbit.DeepDF))},
	{"QF", 96, in(limb.QD.QF, limb.QF.Float64, orbit.EscapeQF, scales[limb.QF](orbit.DeepQF))},
}

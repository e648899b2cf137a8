//go:build page

package mandelbrot

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// The page has the types of GPUs, and DD for what is too small for them.
var arithmetics = []arithmetic{
	{"float32", 24, least32, in(float32Of, wide[float32], orbit.EscapeSingle, orbit.PerturbSingle)},
	{"DF", 48, least32, in(limb.QD.DF, limb.DF.Float64, orbit.EscapeDF, orbit.PerturbDF)},
	{"QF", 96, least32, in(limb.QD.QF, limb.QF.Float64, orbit.EscapeQF, orbit.PerturbQF)},
	{"DD", 106, MinWidth, in(limb.QD.DD, limb.DD.Float64, orbit.EscapeDD, orbit.PerturbDD)},
}

//go:build page

package mandelbrot

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// The page has the types of GPUs, and DD for what is too small for them.
var arithmetics = []arithmetic{
	{"float32", 24, in(float32Of, wide[float32], orbit.EscapeSingle, scales[orbit.Single](orbit.DeepSingle))},
	{"DF", 48, in(limb.QD.DF, limb.DF.Float64, orbit.EscapeDF, scales[limb.DF](orbit.DeepDF))},
	{"QF", 96, in(limb.QD.QF, limb.QF.Float64, orbit.EscapeQF, scales[limb.QF](orbit.DeepQF))},
	{"DD", 106, in(limb.QD.DD, limb.DD.Float64, orbit.EscapeDD, perturbs[limb.DD](orbit.PerturbDD))},
}

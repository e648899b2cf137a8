//go:build page

package mandelbrot

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// The page has the types of GPUs, without distances in float32.
var arithmetics = []arithmetic{
	{"float32", 24, in(float32Of, wide[float32], orbit.EscapeSingle, nil)},
	{"DF", 48, in(limb.QD.DF, limb.DF.Float64, orbit.EscapeDF, scales[limb.DF](orbit.DeepDF))},
	{"QF", 96, in(limb.QD.QF, limb.QF.Float64, orbit.EscapeQF, scales[limb.QF](orbit.DeepQF))},
}

//go:build !page

package mandelbrot

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

var arithmetics = []arithmetic{
	{"float32", 24, least32, in(float32Of, wide[float32], orbit.EscapeSingle, orbit.PerturbSingle)},
	{"DF", 48, least32, in(limb.QD.DF, limb.DF.Float64, orbit.EscapeDF, orbit.PerturbDF)},
	{"float64", 53, MinWidth, in(float64Of, wide[float64], orbit.EscapeDouble, orbit.PerturbDouble)},
	{"QF", 96, least32, in(limb.QD.QF, limb.QF.Float64, orbit.EscapeQF, orbit.PerturbQF)},
	{"DD", 106, MinWidth, in(limb.QD.DD, limb.DD.Float64, orbit.EscapeDD, orbit.PerturbDD)},
	{"QD", 212, MinWidth, in(limb.QD.QD, limb.QD.Float64, orbit.EscapeQD, orbit.PerturbQD)},
}

func float64Of(x limb.QD) orbit.Double { return orbit.Double{V: x.Float64()} }

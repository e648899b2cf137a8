//go:build !page

package mandelbrot

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// mostWrong is which part of the counts may be wrong by the orbits of these, one of mostFollowed.
const mostWrong = 1.0 / 2000

// Of a view so many pixels are followed and compared, by [Examine], and turns of them.
const (
	mostFollowed = 2048
	mostCompared = 256
	mostSampled  = 1 << 24
)

var arithmetics = []arithmetic{
	{"float32", 24, in(float32Of, wide[float32], orbit.EscapeSingle, scales[orbit.Single](orbit.DeepSingle))},
	{"DF", 48, in(limb.QD.DF, limb.DF.Float64, orbit.EscapeDF, scales[limb.DF](orbit.DeepDF))},
	{"float64", 53, in(float64Of, wide[float64], orbit.EscapeDouble, perturbs[orbit.Double](orbit.PerturbDouble))},
	{"TF", 72, in(limb.QD.TF, limb.TF.Float64, orbit.EscapeTF, scales[limb.TF](orbit.DeepTF))},
	{"QF", 96, in(limb.QD.QF, limb.QF.Float64, orbit.EscapeQF, scales[limb.QF](orbit.DeepQF))},
	{"DD", 106, in(limb.QD.DD, limb.DD.Float64, orbit.EscapeDD, perturbs[limb.DD](orbit.PerturbDD))},
	{"TD", 159, in(limb.QD.TD, limb.TD.Float64, orbit.EscapeTD, perturbs[limb.TD](orbit.PerturbTD))},
	{"QD", 212, in(limb.QD.QD, limb.QD.Float64, orbit.EscapeQD, perturbs[limb.QD](orbit.PerturbQD))},
}

func float64Of(x limb.QD) orbit.Double { return orbit.Double{V: x.Float64()} }

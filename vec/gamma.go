package vec

import (
	"github.com/limbfp/limb/internal/run/simd"

	"github.com/limbfp/limb"
)

var logGamma = op{name: "LogGamma", make: func() byKind {
	return of(simd.LogGamma).with(map12(lastOut(limb.F32.LogGamma)), map12(lastOut(limb.F64.LogGamma)))
}}

// LogGamma sets ln[i] to ln |Γ(x[i])|, and sign[i] to the sign of Γ(x[i]): 1 or -1.
func LogGamma[N limb.RealNumber](ln []N, sign []int32, x []N) {
	run3(logGamma.of(kindOf[N]()), ln, sign, x)
}

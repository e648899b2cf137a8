package ptx

import (
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Directed rounding
//
// The directed functions of the root are one instruction each here, which names its mode, and nothing
// of their Go is expanded.

// modes are the modes of directed functions as instructions have them.
var modes = map[string]string{"Down": ".rm", "Up": ".rp", "ToZero": ".rz", "Nearest": ".rn"}

// directed are the instructions: M stands for the mode, and T for the type of the limbs.
var directed = map[string]string{
	"Add": "addM.T", "Mul": "mulM.T", "Div": "divM.T", "FMA": "fmaM.T", "Rcp": "rcpM.T", "Sqrt": "sqrtM.T", "Float32": "cvtM.f32.f64",
	"Int32": "cvtMi.s32.T", "Uint32": "cvtMi.u32.T", "Uint64": "cvtMi.u64.T",
	"FromInt": "cvtM.T.s32", "FromUint32": "cvtM.T.u32", "FromUint64": "cvtM.T.u64",
}

// instruction returns the instruction that f is, "" for a function that is none.
func instruction(f *ir.Func) string {
	of, mode := f.Directed()
	suffix := modes[mode]
	if f.Limb == ir.F64 && (of == "FromInt" || of == "FromUint32") { // it is exact
		suffix = ".rn"
	}
	return strings.NewReplacer("M", suffix, "T", types[f.Limb]).Replace(directed[of])
}

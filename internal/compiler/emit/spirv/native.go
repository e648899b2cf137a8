package spirv

import (
	"cmp"
	"fmt"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// single are the native operations that GLSL.std.450 has on 32 bits alone, and functions
// those that it has on both widths.
var single = map[string]string{
	"acos": "Acos", "acosh": "Acosh", "asin": "Asin", "asinh": "Asinh", "atan": "Atan", "atan2": "Atan2", "atanh": "Atanh",
	"cos": "Cos", "cosh": "Cosh", "sin": "Sin", "sinh": "Sinh", "tan": "Tan", "tanh": "Tanh",
	"exp": "Exp", "exp2": "Exp2", "log": "Log", "log2": "Log2", "pow": "Pow",
}

var functions = map[string]string{
	"ceil": "Ceil", "floor": "Floor", "trunc": "Trunc", "rint": "RoundEven", "fabs": "FAbs", "fmin": "FMin", "fmax": "FMax",
	"fma": "Fma", "sqrt": "Sqrt", "rsqrt": "InverseSqrt", "ldexp": "Ldexp",
}

// plain are those that are SPIR-V's own.
var plain = map[string]string{
	"neg": "FNegate", "fmod": "FRem", "isinf": "IsInf", "isnan": "IsNan", "popcount": "BitCount",
	"shl": "ShiftLeftLogical", "shr": "ShiftRightArithmetic", "toint": "ConvertFToS", "tofloat": "ConvertSToF", "toulong": "ConvertFToU",
}

// parts are operations that give several values, of which one is meant.
var parts = map[string]struct {
	name  string
	index int
}{
	"frexp": {"FrexpStruct", 0}, "frexp.exp": {"FrexpStruct", 1}, "modf": {"ModfStruct", 0}, "modf.int": {"ModfStruct", 1},
	"mul_hi": {"SMulExtended", 1},
}

// HasNative reports whether SPIR-V has the native operation of v.
func HasNative(v *ir.Value) bool {
	name := v.Native
	return functions[name] != "" || single[name] != "" && v.Type != ir.F64 || plain[name] != "" || parts[name].name != "" || name == "zero" || name == "half.load" || name == "half.store"
}

func (p *function) native(v *ir.Value, t id, args []any) id {
	if !HasNative(v) {
		p.err = cmp.Or(p.err, fmt.Errorf("spirv: %s: SPIR-V has no operation %s of its own on %v", p.f.Name, v.Native, v.Type))
		return 0
	}
	halves := func() id { return p.global("TypeVector", p.scalar(ir.F32), 2) }
	switch s := parts[v.Native]; {
	case v.Native == "zero":
		return p.constant(v.Type, 0)
	case v.Native == "tofloat" && v.Args[0].Type == ir.U32:
		return p.op("ConvertUToF", t, args...)
	case v.Native == "half.load":
		return p.op("CompositeExtract", t, p.std("UnpackHalf2x16", halves(), args...), 0)
	case v.Native == "half.store":
		return p.std("PackHalf2x16", t, p.op("CompositeConstruct", halves(), args[0], p.constant(ir.F32, 0)))
	case s.name == "SMulExtended":
		return p.op("CompositeExtract", t, p.op(s.name, p.tuple(t, t), args...), s.index)
	case s.name != "":
		of := p.scalar(v.Args[0].Type)
		both := p.tuple(of, of)
		if s.name == "FrexpStruct" {
			both = p.tuple(of, p.word())
		}
		return p.op("CompositeExtract", t, p.std(s.name, both, args...), s.index)
	case plain[v.Native] != "":
		return p.op(plain[v.Native], t, args...)
	}
	return p.std(functions[v.Native]+single[v.Native], t, args...)
}

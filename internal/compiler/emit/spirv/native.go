package spirv

import (
	"cmp"
	"fmt"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// natives are the native operations that SPIR-V has, as operations are; single ones on 32 bits alone. A
// number says which of several results is meant.
var natives = entries(`
	acos .Acos single, acosh .Acosh single, asin .Asin single, asinh .Asinh single, atan .Atan single, atan2 .Atan2 single, atanh .Atanh single
	cos .Cos single, cosh .Cosh single, sin .Sin single, sinh .Sinh single, tan .Tan single, tanh .Tanh single
	exp .Exp single, exp2 .Exp2 single, log .Log single, log2 .Log2 single, pow .Pow single
	ceil .Ceil, floor .Floor, trunc .Trunc, rint .RoundEven, fabs .FAbs, fmin .FMin, fmax .FMax, fma .Fma, sqrt .Sqrt, rsqrt .InverseSqrt, ldexp .Ldexp
	neg FNegate, fmod FRem, isinf IsInf, isnan IsNan, popcount BitCount, shl ShiftLeftLogical, shr ShiftRightArithmetic
	toint ConvertFToS, tofloat ConvertSToF, toulong ConvertFToU, zero, half.load, half.store, dot4 SDot
	frexp .FrexpStruct 0, frexp.exp .FrexpStruct 1, modf .ModfStruct 0, modf.int .ModfStruct 1, mul_hi SMulExtended 1`)

// HasNative reports whether SPIR-V has the native operation of v.
func HasNative(v *ir.Value) bool {
	form, found := natives[v.Native]
	return found && (v.Type != ir.F64 || len(form) < 2 || form[1] != "single")
}

func (p *function) native(v *ir.Value, t id, args []any) id {
	if !HasNative(v) {
		p.err = cmp.Or(p.err, fmt.Errorf("spirv: %s: SPIR-V has no operation %s of its own on %v", p.f.Name, v.Native, v.Type))
		return 0
	}
	halves := func() id { return p.global("TypeVector", p.scalar(ir.F32), 2) }
	form := natives[v.Native]
	switch v.Native {
	case "zero":
		return p.constant(v.Type, 0)
	case "tofloat":
		if v.Args[0].Type == ir.U32 {
			return p.op("ConvertUToF", t, args...)
		}
	case "dot4": // lower.Rung.Dots says that the device has it
		p.capability("DotProduct")
		p.capability("DotProductInput4x8BitPacked")
		p.extension("SPV_KHR_integer_dot_product")
		return p.on("IAdd", p.op("SDot", t, args[0], args[1], "PackedVectorFormat4x8Bit"), args[2])
	case "half.load":
		return p.op("CompositeExtract", t, p.op(".UnpackHalf2x16", halves(), args...), 0)
	case "half.store":
		return p.op(".PackHalf2x16", t, p.op("CompositeConstruct", halves(), args[0], p.constant(ir.F32, 0)))
	case "frexp", "frexp.exp", "modf", "modf.int", "mul_hi":
		of := p.scalar(v.Args[0].Type)
		both := p.tuple(of, of)
		if form[0] == ".FrexpStruct" {
			both = p.tuple(of, p.word())
		}
		return p.op("CompositeExtract", t, p.op(form[0], both, args...), int(number(form[1])))
	}
	return p.op(form[0], t, args...)
}

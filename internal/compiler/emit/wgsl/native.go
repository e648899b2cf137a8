package wgsl

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// functions are the native operations that WGSL has as functions of that name.
var functions = strings.Fields("acos acosh asin asinh atan atan2 atanh ceil cos cosh exp exp2 floor fma log log2 pow sin sinh sqrt tan tanh trunc ldexp")

// natives are those that it has another notation for.
var natives = map[string]string{
	"rint": "round(%s)", "fabs": "abs(%s)", "fmin": "min(%s, %s)", "fmax": "max(%s, %s)", "rsqrt": "inverseSqrt(%s)", "fmod": "(%s %% %s)",
	"neg": "(-%s)", "zero": "0f", "shl": "(%s << u32(%s))", "shr": "(%s >> u32(%s))", "popcount": "countOneBits(%s)",
	"toint": "i32(%s)", "tofloat": "f32(%s)", "dot4": "(dot4I8Packed(u32(%s), u32(%s)) + %s)",
	"half.load": "unpack2x16float(u32(%s)).x", "half.store": "i32(pack2x16float(vec2<f32>(%s, 0f)))",
	"frexp": "frexp(%s).fract", "frexp.exp": "frexp(%s).exp", "modf": "modf(%s).fract", "modf.int": "modf(%s).whole",
}

// HasNative reports whether WGSL has the native operation of v.
func HasNative(v *ir.Value) bool {
	wide := func(v *ir.Value) bool { return v.Type == ir.F64 || v.Type == ir.U64 }
	return (slices.Contains(functions, v.Native) || natives[v.Native] != "") && !wide(v) && !slices.ContainsFunc(v.Args, wide)
}

// native prints a native operation.
func (p *printer) native(v *ir.Value, args []string) string {
	if !HasNative(v) {
		return p.lacks(p.f, "operation %s of its own on %s", v.Native, v.Type)
	}
	form := natives[v.Native]
	if form == "" {
		return v.Native + "(" + strings.Join(args, ", ") + ")"
	}
	var vals []any
	for _, a := range args {
		vals = append(vals, a)
	}
	return fmt.Sprintf(form, vals...)
}

package opencl

import (
	"fmt"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// functions are the native operations that OpenCL C has as functions of that name.
var functions = strings.Fields(`
	acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi erf erfc exp exp10 exp2 expm1
	fabs fdim floor fma fmax fmin fmod hypot ilogb ldexp lgamma log log10 log1p log2 logb nextafter pow
	remainder rint round rsqrt sin sinh sinpi sqrt tan tanh tgamma trunc
	native_recip native_sqrt native_rsqrt native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_powr
	native_sin native_cos native_tan native_divide
	add_sat sub_sat mul_hi popcount rotate`)

// operators are those that it has another notation for.
var operators = map[string]string{
	"zero": "0.0f", "neg": "(-%s)", "shl": "(%s << %s)", "shr": "(%s >> %s)",
	"isfinite": "(isfinite(%s) != 0)", "isinf": "(isinf(%s) != 0)", "isnan": "(isnan(%s) != 0)", "signbit": "(signbit(%s) != 0)",
	"toint": "(int)%s", "tofloat": "(float)%s", "toulong": "(ulong)%s",
	"dot4":            "(int)((uint)" + dot + "(%s, %s) + (uint)%s)", // lower.Rung.Dots says that the device has it
	"native_saturate": "clamp(%s, 0.0f, 1.0f)",
	"tofloat.zero":    "convert_float_rtz(%s)", "toint.down": "convert_int_rtn(%s)",
}

// wrapped are those that store through pointers: the body of a function of x and y, where
// T is its type, and U the unsigned integer as wide.
var wrapped = map[string]string{
	"frexp":         "int n; return frexp(x, &n);",
	"frexp.exp":     "int n; frexp(x, &n); return n;",
	"modf":          "T n; return modf(x, &n);",
	"modf.int":      "T n; modf(x, &n); return n;",
	"lrint":         "T n = convert_int_rte(x); return n;",
	"llrint":        "T n = convert_long_rte(x); return n;",
	"nan":           "T n = nan((U )0); return n;",
	"remquo":        "int n; return remquo(x, y, &n);",
	"sincos.sin":    "T c; return sincos(x, &c);",
	"sincos.cos":    "T c; sincos(x, &c); return c;",
	"half.load":     "const ushort h = x; return vload_half(0, (const half *)&h);",
	"half.store":    "ushort h; vstore_half(x, 0, (half *)&h); return h;",
	"half.truncate": "ushort h; vstore_half_rtz(x, 0, (half *)&h); return h;",
}

var unsigned = map[ir.Type]string{ir.F32: "uint", ir.F64: "ulong"}

const dot = "dot_4x8packed_ss_int"

// Version returns the version of OpenCL C that a text is in: 3.0 where it has products of four bytes.
func Version(text string) string {
	if strings.Contains(text, dot+"(") {
		return "CL3.0"
	}
	return "CL1.2"
}

// HasNative reports whether OpenCL C has a native operation.
func HasNative(name string) bool {
	return slices.Contains(functions, name) || operators[name] != "" || wrapped[name] != ""
}

// native prints a native operation.
func native(v *ir.Value, list string, args []any) string {
	form := operators[v.Native]
	switch {
	case v.Native == "zero" && v.Type == ir.F64:
		return "0.0"
	case form != "":
		return fmt.Sprintf(form, args...)
	}
	return helper(v) + "(" + list + ")"
}

// helper names the function of a native operation.
func helper(v *ir.Value) string {
	if wrapped[v.Native] == "" {
		return v.Native
	}
	return v.Args[0].Type.String() + "_" + strings.ReplaceAll(v.Native, ".", "_")
}

// helpers prints the functions of the native operations of p that store through pointers.
func helpers(p *ir.Program) string {
	var s strings.Builder
	done := map[string]bool{}
	for _, f := range p.Funcs {
		for _, v := range f.Body {
			if v.Op != ir.Native || wrapped[v.Native] == "" || done[helper(v)] {
				continue
			}
			done[helper(v)] = true
			var params []string
			for i, a := range v.Args {
				params = append(params, cTypes[a.Type]+" "+string(rune('x'+i)))
			}
			body := strings.NewReplacer("T ", cTypes[v.Type]+" ", "U ", unsigned[v.Type]).Replace(wrapped[v.Native])
			fmt.Fprintf(&s, "static inline %s %s(%s) { %s }\n\n", cTypes[v.Type], helper(v), strings.Join(params, ", "), body)
		}
	}
	return s.String()
}

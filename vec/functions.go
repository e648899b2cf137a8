package vec

import (
	"github.com/limbfp/limb/internal/run/simd"
)

var (
	rsqrt    = op{name: "Rsqrt", make: func() byKind { return ofReals(simd.Rsqrt, elementary) }}
	cbrt     = op{name: "Cbrt", make: func() byKind { return ofReals(simd.Cbrt, elementary) }}
	rcbrt    = op{name: "Rcbrt", make: func() byKind { return ofReals(simd.Rcbrt, elementary) }}
	exp      = op{name: "Exp", make: func() byKind { return ofReals(simd.Exp, elementary).join(ofComplex(simd.Exp, functions)) }}
	exp2     = op{name: "Exp2", make: func() byKind { return ofReals(simd.Exp2, elementary) }}
	exp10    = op{name: "Exp10", make: func() byKind { return ofReals(simd.Exp10, elementary) }}
	expm1    = op{name: "Expm1", make: func() byKind { return ofReals(simd.Expm1, elementary) }}
	log      = op{name: "Log", make: func() byKind { return ofReals(simd.Log, elementary).join(ofComplex(simd.Log, functions)) }}
	log2     = op{name: "Log2", make: func() byKind { return ofReals(simd.Log2, elementary) }}
	log10    = op{name: "Log10", make: func() byKind { return ofReals(simd.Log10, elementary) }}
	log1p    = op{name: "Log1p", make: func() byKind { return ofReals(simd.Log1p, elementary) }}
	sin      = op{name: "Sin", make: func() byKind { return ofReals(simd.Sin, elementary).join(ofComplex(simd.Sin, functions)) }}
	cos      = op{name: "Cos", make: func() byKind { return ofReals(simd.Cos, elementary).join(ofComplex(simd.Cos, functions)) }}
	tan      = op{name: "Tan", make: func() byKind { return ofReals(simd.Tan, elementary).join(ofComplex(simd.Tan, functions)) }}
	sinPi    = op{name: "SinPi", make: func() byKind { return ofReals(simd.SinPi, elementary) }}
	cosPi    = op{name: "CosPi", make: func() byKind { return ofReals(simd.CosPi, elementary) }}
	tanPi    = op{name: "TanPi", make: func() byKind { return ofReals(simd.TanPi, elementary) }}
	asin     = op{name: "Asin", make: func() byKind { return ofReals(simd.Asin, elementary).join(ofComplex(simd.Asin, functions)) }}
	acos     = op{name: "Acos", make: func() byKind { return ofReals(simd.Acos, elementary).join(ofComplex(simd.Acos, functions)) }}
	atan     = op{name: "Atan", make: func() byKind { return ofReals(simd.Atan, elementary).join(ofComplex(simd.Atan, functions)) }}
	sinh     = op{name: "Sinh", make: func() byKind { return ofReals(simd.Sinh, elementary).join(ofComplex(simd.Sinh, functions)) }}
	cosh     = op{name: "Cosh", make: func() byKind { return ofReals(simd.Cosh, elementary).join(ofComplex(simd.Cosh, functions)) }}
	tanh     = op{name: "Tanh", make: func() byKind { return ofReals(simd.Tanh, elementary).join(ofComplex(simd.Tanh, functions)) }}
	asinh    = op{name: "Asinh", make: func() byKind { return ofReals(simd.Asinh, elementary).join(ofComplex(simd.Asinh, functions)) }}
	acosh    = op{name: "Acosh", make: func() byKind { return ofReals(simd.Acosh, elementary).join(ofComplex(simd.Acosh, functions)) }}
	atanh    = op{name: "Atanh", make: func() byKind { return ofReals(simd.Atanh, elementary).join(ofComplex(simd.Atanh, functions)) }}
	pow      = op{name: "Pow", make: func() byKind { return ofReals(simd.Pow, powers).join(ofComplex(simd.Pow, functions)) }}
	atan2    = op{name: "Atan2", make: func() byKind { return ofReals(simd.Atan2, elementary) }}
	hypot    = op{name: "Hypot", make: func() byKind { return ofReals(simd.Hypot, elementary) }}
	powInt   = op{name: "PowInt", make: func() byKind { return ofReals(simd.PowInt, powers) }}
	sinCos   = op{name: "SinCos", make: func() byKind { return ofReals(simd.SinCos, elementary) }}
	sinCosPi = op{name: "SinCosPi", make: func() byKind { return ofReals(simd.SinCosPi, elementary) }}
)

// Rsqrt sets dst[i] = 1/√x[i].
func Rsqrt[N Number](dst, x []N) { run2(rsqrt.of(kindOf[N]()), dst, x) }

// Cbrt sets dst[i] = ∛x[i].
func Cbrt[N Number](dst, x []N) { run2(cbrt.of(kindOf[N]()), dst, x) }

// Rcbrt sets dst[i] = 1/∛x[i].
func Rcbrt[N Number](dst, x []N) { run2(rcbrt.of(kindOf[N]()), dst, x) }

// Exp sets dst[i] = e^x[i].
func Exp[N AnyNumber](dst, x []N) { run2(exp.of(kindOf[N]()), dst, x) }

// Exp2 sets dst[i] = 2^x[i].
func Exp2[N Number](dst, x []N) { run2(exp2.of(kindOf[N]()), dst, x) }

// Exp10 sets dst[i] = 10^x[i].
func Exp10[N Number](dst, x []N) { run2(exp10.of(kindOf[N]()), dst, x) }

// Expm1 sets dst[i] = e^x[i] - 1.
func Expm1[N Number](dst, x []N) { run2(expm1.of(kindOf[N]()), dst, x) }

// Log sets dst[i] = log x[i].
func Log[N AnyNumber](dst, x []N) { run2(log.of(kindOf[N]()), dst, x) }

// Log2 sets dst[i] = log2 x[i].
func Log2[N Number](dst, x []N) { run2(log2.of(kindOf[N]()), dst, x) }

// Log10 sets dst[i] = log10 x[i].
func Log10[N Number](dst, x []N) { run2(log10.of(kindOf[N]()), dst, x) }

// Log1p sets dst[i] = log(1 + x[i]).
func Log1p[N Number](dst, x []N) { run2(log1p.of(kindOf[N]()), dst, x) }

// Sin sets dst[i] = sin x[i].
func Sin[N AnyNumber](dst, x []N) { run2(sin.of(kindOf[N]()), dst, x) }

// Cos sets dst[i] = cos x[i].
func Cos[N AnyNumber](dst, x []N) { run2(cos.of(kindOf[N]()), dst, x) }

// Tan sets dst[i] = tan x[i].
func Tan[N AnyNumber](dst, x []N) { run2(tan.of(kindOf[N]()), dst, x) }

// SinPi sets dst[i] = sin πx[i].
func SinPi[N Number](dst, x []N) { run2(sinPi.of(kindOf[N]()), dst, x) }

// CosPi sets dst[i] = cos πx[i].
func CosPi[N Number](dst, x []N) { run2(cosPi.of(kindOf[N]()), dst, x) }

// TanPi sets dst[i] = tan πx[i].
func TanPi[N Number](dst, x []N) { run2(tanPi.of(kindOf[N]()), dst, x) }

// Asin sets dst[i] = asin x[i].
func Asin[N AnyNumber](dst, x []N) { run2(asin.of(kindOf[N]()), dst, x) }

// Acos sets dst[i] = acos x[i].
func Acos[N AnyNumber](dst, x []N) { run2(acos.of(kindOf[N]()), dst, x) }

// Atan sets dst[i] = atan x[i].
func Atan[N AnyNumber](dst, x []N) { run2(atan.of(kindOf[N]()), dst, x) }

// Sinh sets dst[i] = sinh x[i].
func Sinh[N AnyNumber](dst, x []N) { run2(sinh.of(kindOf[N]()), dst, x) }

// Cosh sets dst[i] = cosh x[i].
func Cosh[N AnyNumber](dst, x []N) { run2(cosh.of(kindOf[N]()), dst, x) }

// Tanh sets dst[i] = tanh x[i].
func Tanh[N AnyNumber](dst, x []N) { run2(tanh.of(kindOf[N]()), dst, x) }

// Asinh sets dst[i] = asinh x[i].
func Asinh[N AnyNumber](dst, x []N) { run2(asinh.of(kindOf[N]()), dst, x) }

// Acosh sets dst[i] = acosh x[i].
func Acosh[N AnyNumber](dst, x []N) { run2(acosh.of(kindOf[N]()), dst, x) }

// Atanh sets dst[i] = atanh x[i].
func Atanh[N AnyNumber](dst, x []N) { run2(atanh.of(kindOf[N]()), dst, x) }

// SinCos sets sin[i] = sin x[i] and cos[i] = cos x[i].
func SinCos[N Number](sin, cos, x []N) { run3(sinCos.of(kindOf[N]()), sin, cos, x) }

// SinCosPi sets sin[i] = sin πx[i] and cos[i] = cos πx[i].
func SinCosPi[N Number](sin, cos, x []N) { run3(sinCosPi.of(kindOf[N]()), sin, cos, x) }

// Atan2 sets dst[i] to the angle of the point (x[i], y[i]).
func Atan2[N Number](dst, y, x []N) { run3(atan2.of(kindOf[N]()), dst, y, x) }

// Hypot sets dst[i] = √(x[i]² + y[i]²).
func Hypot[N Number](dst, x, y []N) { run3(hypot.of(kindOf[N]()), dst, x, y) }

// Pow sets dst[i] = x[i]^y[i].
func Pow[N AnyNumber](dst, x, y []N) { run3(pow.of(kindOf[N]()), dst, x, y) }

// PowInt sets dst[i] = x[i]^n[i].
func PowInt[N Number](dst, x []N, n []int32) { run3(powInt.of(kindOf[N]()), dst, x, n) }

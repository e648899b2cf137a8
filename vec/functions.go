package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

var (
	rsqrt = op{name: "Rsqrt", make: func() byKind {
		return unary(simd.Rsqrt, elementary, limb.DF.Rsqrt, limb.DD.Rsqrt, limb.QF.Rsqrt, limb.QD.Rsqrt)
	}}
	cbrt = op{name: "Cbrt", make: func() byKind {
		return unary(simd.Cbrt, elementary, limb.DF.Cbrt, limb.DD.Cbrt, limb.QF.Cbrt, limb.QD.Cbrt)
	}}
	rcbrt = op{name: "Rcbrt", make: func() byKind {
		return unary(simd.Rcbrt, elementary, limb.DF.Rcbrt, limb.DD.Rcbrt, limb.QF.Rcbrt, limb.QD.Rcbrt)
	}}
	exp = op{name: "Exp", make: func() byKind {
		return unary(simd.Exp, elementary, limb.DF.Exp, limb.DD.Exp, limb.QF.Exp, limb.QD.Exp).
			join(complexUnary(simd.Exp, functions, limb.CDF.Exp, limb.CDD.Exp, limb.CQF.Exp, limb.CQD.Exp))
	}}
	exp2 = op{name: "Exp2", make: func() byKind {
		return unary(simd.Exp2, elementary, limb.DF.Exp2, limb.DD.Exp2, limb.QF.Exp2, limb.QD.Exp2)
	}}
	exp10 = op{name: "Exp10", make: func() byKind {
		return unary(simd.Exp10, elementary, limb.DF.Exp10, limb.DD.Exp10, limb.QF.Exp10, limb.QD.Exp10)
	}}
	expm1 = op{name: "Expm1", make: func() byKind {
		return unary(simd.Expm1, elementary, limb.DF.Expm1, limb.DD.Expm1, limb.QF.Expm1, limb.QD.Expm1)
	}}
	log = op{name: "Log", make: func() byKind {
		return unary(simd.Log, elementary, limb.DF.Log, limb.DD.Log, limb.QF.Log, limb.QD.Log).
			join(complexUnary(simd.Log, functions, limb.CDF.Log, limb.CDD.Log, limb.CQF.Log, limb.CQD.Log))
	}}
	log2 = op{name: "Log2", make: func() byKind {
		return unary(simd.Log2, elementary, limb.DF.Log2, limb.DD.Log2, limb.QF.Log2, limb.QD.Log2)
	}}
	log10 = op{name: "Log10", make: func() byKind {
		return unary(simd.Log10, elementary, limb.DF.Log10, limb.DD.Log10, limb.QF.Log10, limb.QD.Log10)
	}}
	log1p = op{name: "Log1p", make: func() byKind {
		return unary(simd.Log1p, elementary, limb.DF.Log1p, limb.DD.Log1p, limb.QF.Log1p, limb.QD.Log1p)
	}}
	sin = op{name: "Sin", make: func() byKind {
		return unary(simd.Sin, elementary, limb.DF.Sin, limb.DD.Sin, limb.QF.Sin, limb.QD.Sin).
			join(complexUnary(simd.Sin, functions, limb.CDF.Sin, limb.CDD.Sin, limb.CQF.Sin, limb.CQD.Sin))
	}}
	cos = op{name: "Cos", make: func() byKind {
		return unary(simd.Cos, elementary, limb.DF.Cos, limb.DD.Cos, limb.QF.Cos, limb.QD.Cos).
			join(complexUnary(simd.Cos, functions, limb.CDF.Cos, limb.CDD.Cos, limb.CQF.Cos, limb.CQD.Cos))
	}}
	tan = op{name: "Tan", make: func() byKind {
		return unary(simd.Tan, elementary, limb.DF.Tan, limb.DD.Tan, limb.QF.Tan, limb.QD.Tan).
			join(complexUnary(simd.Tan, functions, limb.CDF.Tan, limb.CDD.Tan, limb.CQF.Tan, limb.CQD.Tan))
	}}
	sinPi = op{name: "SinPi", make: func() byKind {
		return unary(simd.SinPi, elementary, limb.DF.SinPi, limb.DD.SinPi, limb.QF.SinPi, limb.QD.SinPi)
	}}
	cosPi = op{name: "CosPi", make: func() byKind {
		return unary(simd.CosPi, elementary, limb.DF.CosPi, limb.DD.CosPi, limb.QF.CosPi, limb.QD.CosPi)
	}}
	tanPi = op{name: "TanPi", make: func() byKind {
		return unary(simd.TanPi, elementary, limb.DF.TanPi, limb.DD.TanPi, limb.QF.TanPi, limb.QD.TanPi)
	}}
	asin = op{name: "Asin", make: func() byKind {
		return unary(simd.Asin, elementary, limb.DF.Asin, limb.DD.Asin, limb.QF.Asin, limb.QD.Asin).
			join(complexUnary(simd.Asin, functions, limb.CDF.Asin, limb.CDD.Asin, limb.CQF.Asin, limb.CQD.Asin))
	}}
	acos = op{name: "Acos", make: func() byKind {
		return unary(simd.Acos, elementary, limb.DF.Acos, limb.DD.Acos, limb.QF.Acos, limb.QD.Acos).
			join(complexUnary(simd.Acos, functions, limb.CDF.Acos, limb.CDD.Acos, limb.CQF.Acos, limb.CQD.Acos))
	}}
	atan = op{name: "Atan", make: func() byKind {
		return unary(simd.Atan, elementary, limb.DF.Atan, limb.DD.Atan, limb.QF.Atan, limb.QD.Atan).
			join(complexUnary(simd.Atan, functions, limb.CDF.Atan, limb.CDD.Atan, limb.CQF.Atan, limb.CQD.Atan))
	}}
	sinh = op{name: "Sinh", make: func() byKind {
		return unary(simd.Sinh, elementary, limb.DF.Sinh, limb.DD.Sinh, limb.QF.Sinh, limb.QD.Sinh).
			join(complexUnary(simd.Sinh, functions, limb.CDF.Sinh, limb.CDD.Sinh, limb.CQF.Sinh, limb.CQD.Sinh))
	}}
	cosh = op{name: "Cosh", make: func() byKind {
		return unary(simd.Cosh, elementary, limb.DF.Cosh, limb.DD.Cosh, limb.QF.Cosh, limb.QD.Cosh).
			join(complexUnary(simd.Cosh, functions, limb.CDF.Cosh, limb.CDD.Cosh, limb.CQF.Cosh, limb.CQD.Cosh))
	}}
	tanh = op{name: "Tanh", make: func() byKind {
		return unary(simd.Tanh, elementary, limb.DF.Tanh, limb.DD.Tanh, limb.QF.Tanh, limb.QD.Tanh).
			join(complexUnary(simd.Tanh, functions, limb.CDF.Tanh, limb.CDD.Tanh, limb.CQF.Tanh, limb.CQD.Tanh))
	}}
	asinh = op{name: "Asinh", make: func() byKind {
		return unary(simd.Asinh, elementary, limb.DF.Asinh, limb.DD.Asinh, limb.QF.Asinh, limb.QD.Asinh).
			join(complexUnary(simd.Asinh, functions, limb.CDF.Asinh, limb.CDD.Asinh, limb.CQF.Asinh, limb.CQD.Asinh))
	}}
	acosh = op{name: "Acosh", make: func() byKind {
		return unary(simd.Acosh, elementary, limb.DF.Acosh, limb.DD.Acosh, limb.QF.Acosh, limb.QD.Acosh).
			join(complexUnary(simd.Acosh, functions, limb.CDF.Acosh, limb.CDD.Acosh, limb.CQF.Acosh, limb.CQD.Acosh))
	}}
	atanh = op{name: "Atanh", make: func() byKind {
		return unary(simd.Atanh, elementary, limb.DF.Atanh, limb.DD.Atanh, limb.QF.Atanh, limb.QD.Atanh).
			join(complexUnary(simd.Atanh, functions, limb.CDF.Atanh, limb.CDD.Atanh, limb.CQF.Atanh, limb.CQD.Atanh))
	}}
	pow = op{name: "Pow", make: func() byKind {
		return binary(simd.Pow, powers, limb.DF.Pow, limb.DD.Pow, limb.QF.Pow, limb.QD.Pow).
			join(complexBinary(simd.Pow, functions, limb.CDF.Pow, limb.CDD.Pow, limb.CQF.Pow, limb.CQD.Pow))
	}}
	atan2 = op{name: "Atan2", make: func() byKind {
		return binary(simd.Atan2, elementary, limb.DF.Atan2, limb.DD.Atan2, limb.QF.Atan2, limb.QD.Atan2)
	}}
	hypot = op{name: "Hypot", make: func() byKind {
		return binary(simd.Hypot, elementary, limb.DF.Hypot, limb.DD.Hypot, limb.QF.Hypot, limb.QD.Hypot)
	}}
	powInt = op{name: "PowInt", make: func() byKind {
		return listed(simd.PowInt, powers, byKind{map21(counted(limb.DF.PowInt)), map21(counted(limb.DD.PowInt)), map21(counted(limb.QF.PowInt)), map21(counted(limb.QD.PowInt))})
	}}
	sinCos = op{name: "SinCos", make: func() byKind {
		return listed(simd.SinCos, elementary, byKind{map12(limb.DF.SinCos), map12(limb.DD.SinCos), map12(limb.QF.SinCos), map12(limb.QD.SinCos)})
	}}
	sinCosPi = op{name: "SinCosPi", make: func() byKind {
		return listed(simd.SinCosPi, elementary, byKind{map12(limb.DF.SinCosPi), map12(limb.DD.SinCosPi), map12(limb.QF.SinCosPi), map12(limb.QD.SinCosPi)})
	}}
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

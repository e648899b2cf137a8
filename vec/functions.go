package vec

import "github.com/limbfp/limb"

var (
	rsqrt = unary("Rsqrt", elementary, limb.DF.Rsqrt, limb.DD.Rsqrt, limb.QF.Rsqrt, limb.QD.Rsqrt)
	cbrt  = unary("Cbrt", elementary, limb.DF.Cbrt, limb.DD.Cbrt, limb.QF.Cbrt, limb.QD.Cbrt)
	rcbrt = unary("Rcbrt", elementary, limb.DF.Rcbrt, limb.DD.Rcbrt, limb.QF.Rcbrt, limb.QD.Rcbrt)
	exp   = unary("Exp", elementary, limb.DF.Exp, limb.DD.Exp, limb.QF.Exp, limb.QD.Exp).
		join(complexUnary("Exp", functions, limb.CDF.Exp, limb.CDD.Exp, limb.CQF.Exp, limb.CQD.Exp))
	exp2  = unary("Exp2", elementary, limb.DF.Exp2, limb.DD.Exp2, limb.QF.Exp2, limb.QD.Exp2)
	exp10 = unary("Exp10", elementary, limb.DF.Exp10, limb.DD.Exp10, limb.QF.Exp10, limb.QD.Exp10)
	expm1 = unary("Expm1", elementary, limb.DF.Expm1, limb.DD.Expm1, limb.QF.Expm1, limb.QD.Expm1)
	log   = unary("Log", elementary, limb.DF.Log, limb.DD.Log, limb.QF.Log, limb.QD.Log).
		join(complexUnary("Log", functions, limb.CDF.Log, limb.CDD.Log, limb.CQF.Log, limb.CQD.Log))
	log2  = unary("Log2", elementary, limb.DF.Log2, limb.DD.Log2, limb.QF.Log2, limb.QD.Log2)
	log10 = unary("Log10", elementary, limb.DF.Log10, limb.DD.Log10, limb.QF.Log10, limb.QD.Log10)
	log1p = unary("Log1p", elementary, limb.DF.Log1p, limb.DD.Log1p, limb.QF.Log1p, limb.QD.Log1p)
	sin   = unary("Sin", elementary, limb.DF.Sin, limb.DD.Sin, limb.QF.Sin, limb.QD.Sin).
		join(complexUnary("Sin", functions, limb.CDF.Sin, limb.CDD.Sin, limb.CQF.Sin, limb.CQD.Sin))
	cos = unary("Cos", elementary, limb.DF.Cos, limb.DD.Cos, limb.QF.Cos, limb.QD.Cos).
		join(complexUnary("Cos", functions, limb.CDF.Cos, limb.CDD.Cos, limb.CQF.Cos, limb.CQD.Cos))
	tan = unary("Tan", elementary, limb.DF.Tan, limb.DD.Tan, limb.QF.Tan, limb.QD.Tan).
		join(complexUnary("Tan", functions, limb.CDF.Tan, limb.CDD.Tan, limb.CQF.Tan, limb.CQD.Tan))
	sinPi = unary("SinPi", elementary, limb.DF.SinPi, limb.DD.SinPi, limb.QF.SinPi, limb.QD.SinPi)
	cosPi = unary("CosPi", elementary, limb.DF.CosPi, limb.DD.CosPi, limb.QF.CosPi, limb.QD.CosPi)
	tanPi = unary("TanPi", elementary, limb.DF.TanPi, limb.DD.TanPi, limb.QF.TanPi, limb.QD.TanPi)
	asin  = unary("Asin", elementary, limb.DF.Asin, limb.DD.Asin, limb.QF.Asin, limb.QD.Asin).
		join(complexUnary("Asin", functions, limb.CDF.Asin, limb.CDD.Asin, limb.CQF.Asin, limb.CQD.Asin))
	acos = unary("Acos", elementary, limb.DF.Acos, limb.DD.Acos, limb.QF.Acos, limb.QD.Acos).
		join(complexUnary("Acos", functions, limb.CDF.Acos, limb.CDD.Acos, limb.CQF.Acos, limb.CQD.Acos))
	atan = unary("Atan", elementary, limb.DF.Atan, limb.DD.Atan, limb.QF.Atan, limb.QD.Atan).
		join(complexUnary("Atan", functions, limb.CDF.Atan, limb.CDD.Atan, limb.CQF.Atan, limb.CQD.Atan))
	sinh = unary("Sinh", elementary, limb.DF.Sinh, limb.DD.Sinh, limb.QF.Sinh, limb.QD.Sinh).
		join(complexUnary("Sinh", functions, limb.CDF.Sinh, limb.CDD.Sinh, limb.CQF.Sinh, limb.CQD.Sinh))
	cosh = unary("Cosh", elementary, limb.DF.Cosh, limb.DD.Cosh, limb.QF.Cosh, limb.QD.Cosh).
		join(complexUnary("Cosh", functions, limb.CDF.Cosh, limb.CDD.Cosh, limb.CQF.Cosh, limb.CQD.Cosh))
	tanh = unary("Tanh", elementary, limb.DF.Tanh, limb.DD.Tanh, limb.QF.Tanh, limb.QD.Tanh).
		join(complexUnary("Tanh", functions, limb.CDF.Tanh, limb.CDD.Tanh, limb.CQF.Tanh, limb.CQD.Tanh))
	asinh = unary("Asinh", elementary, limb.DF.Asinh, limb.DD.Asinh, limb.QF.Asinh, limb.QD.Asinh).
		join(complexUnary("Asinh", functions, limb.CDF.Asinh, limb.CDD.Asinh, limb.CQF.Asinh, limb.CQD.Asinh))
	acosh = unary("Acosh", elementary, limb.DF.Acosh, limb.DD.Acosh, limb.QF.Acosh, limb.QD.Acosh).
		join(complexUnary("Acosh", functions, limb.CDF.Acosh, limb.CDD.Acosh, limb.CQF.Acosh, limb.CQD.Acosh))
	atanh = unary("Atanh", elementary, limb.DF.Atanh, limb.DD.Atanh, limb.QF.Atanh, limb.QD.Atanh).
		join(complexUnary("Atanh", functions, limb.CDF.Atanh, limb.CDD.Atanh, limb.CQF.Atanh, limb.CQD.Atanh))
	pow = binary("Pow", powers, limb.DF.Pow, limb.DD.Pow, limb.QF.Pow, limb.QD.Pow).
		join(complexBinary("Pow", functions, limb.CDF.Pow, limb.CDD.Pow, limb.CQF.Pow, limb.CQD.Pow))
	atan2    = binary("Atan2", elementary, limb.DF.Atan2, limb.DD.Atan2, limb.QF.Atan2, limb.QD.Atan2)
	hypot    = binary("Hypot", elementary, limb.DF.Hypot, limb.DD.Hypot, limb.QF.Hypot, limb.QD.Hypot)
	powInt   = newOp("PowInt", "PowInt", powers, op{map21(counted(limb.DF.PowInt)), map21(counted(limb.DD.PowInt)), map21(counted(limb.QF.PowInt)), map21(counted(limb.QD.PowInt))})
	sinCos   = newOp("SinCos", "SinCos", elementary, op{map12(limb.DF.SinCos), map12(limb.DD.SinCos), map12(limb.QF.SinCos), map12(limb.QD.SinCos)})
	sinCosPi = newOp("SinCosPi", "SinCosPi", elementary, op{map12(limb.DF.SinCosPi), map12(limb.DD.SinCosPi), map12(limb.QF.SinCosPi), map12(limb.QD.SinCosPi)})
)

// Rsqrt sets dst[i] = 1/√x[i].
func Rsqrt[N Number](dst, x []N) { run2(rsqrt[kindOf[N]()], dst, x) }

// Cbrt sets dst[i] = ∛x[i].
func Cbrt[N Number](dst, x []N) { run2(cbrt[kindOf[N]()], dst, x) }

// Rcbrt sets dst[i] = 1/∛x[i].
func Rcbrt[N Number](dst, x []N) { run2(rcbrt[kindOf[N]()], dst, x) }

// Exp sets dst[i] = e^x[i].
func Exp[N AnyNumber](dst, x []N) { run2(exp[kindOf[N]()], dst, x) }

// Exp2 sets dst[i] = 2^x[i].
func Exp2[N Number](dst, x []N) { run2(exp2[kindOf[N]()], dst, x) }

// Exp10 sets dst[i] = 10^x[i].
func Exp10[N Number](dst, x []N) { run2(exp10[kindOf[N]()], dst, x) }

// Expm1 sets dst[i] = e^x[i] - 1.
func Expm1[N Number](dst, x []N) { run2(expm1[kindOf[N]()], dst, x) }

// Log sets dst[i] = log x[i].
func Log[N AnyNumber](dst, x []N) { run2(log[kindOf[N]()], dst, x) }

// Log2 sets dst[i] = log2 x[i].
func Log2[N Number](dst, x []N) { run2(log2[kindOf[N]()], dst, x) }

// Log10 sets dst[i] = log10 x[i].
func Log10[N Number](dst, x []N) { run2(log10[kindOf[N]()], dst, x) }

// Log1p sets dst[i] = log(1 + x[i]).
func Log1p[N Number](dst, x []N) { run2(log1p[kindOf[N]()], dst, x) }

// Sin sets dst[i] = sin x[i].
func Sin[N AnyNumber](dst, x []N) { run2(sin[kindOf[N]()], dst, x) }

// Cos sets dst[i] = cos x[i].
func Cos[N AnyNumber](dst, x []N) { run2(cos[kindOf[N]()], dst, x) }

// Tan sets dst[i] = tan x[i].
func Tan[N AnyNumber](dst, x []N) { run2(tan[kindOf[N]()], dst, x) }

// SinPi sets dst[i] = sin πx[i].
func SinPi[N Number](dst, x []N) { run2(sinPi[kindOf[N]()], dst, x) }

// CosPi sets dst[i] = cos πx[i].
func CosPi[N Number](dst, x []N) { run2(cosPi[kindOf[N]()], dst, x) }

// TanPi sets dst[i] = tan πx[i].
func TanPi[N Number](dst, x []N) { run2(tanPi[kindOf[N]()], dst, x) }

// Asin sets dst[i] = asin x[i].
func Asin[N AnyNumber](dst, x []N) { run2(asin[kindOf[N]()], dst, x) }

// Acos sets dst[i] = acos x[i].
func Acos[N AnyNumber](dst, x []N) { run2(acos[kindOf[N]()], dst, x) }

// Atan sets dst[i] = atan x[i].
func Atan[N AnyNumber](dst, x []N) { run2(atan[kindOf[N]()], dst, x) }

// Sinh sets dst[i] = sinh x[i].
func Sinh[N AnyNumber](dst, x []N) { run2(sinh[kindOf[N]()], dst, x) }

// Cosh sets dst[i] = cosh x[i].
func Cosh[N AnyNumber](dst, x []N) { run2(cosh[kindOf[N]()], dst, x) }

// Tanh sets dst[i] = tanh x[i].
func Tanh[N AnyNumber](dst, x []N) { run2(tanh[kindOf[N]()], dst, x) }

// Asinh sets dst[i] = asinh x[i].
func Asinh[N AnyNumber](dst, x []N) { run2(asinh[kindOf[N]()], dst, x) }

// Acosh sets dst[i] = acosh x[i].
func Acosh[N AnyNumber](dst, x []N) { run2(acosh[kindOf[N]()], dst, x) }

// Atanh sets dst[i] = atanh x[i].
func Atanh[N AnyNumber](dst, x []N) { run2(atanh[kindOf[N]()], dst, x) }

// SinCos sets sin[i] = sin x[i] and cos[i] = cos x[i].
func SinCos[N Number](sin, cos, x []N) { run3(sinCos[kindOf[N]()], sin, cos, x) }

// SinCosPi sets sin[i] = sin πx[i] and cos[i] = cos πx[i].
func SinCosPi[N Number](sin, cos, x []N) { run3(sinCosPi[kindOf[N]()], sin, cos, x) }

// Atan2 sets dst[i] to the angle of the point (x[i], y[i]).
func Atan2[N Number](dst, y, x []N) { run3(atan2[kindOf[N]()], dst, y, x) }

// Hypot sets dst[i] = √(x[i]² + y[i]²).
func Hypot[N Number](dst, x, y []N) { run3(hypot[kindOf[N]()], dst, x, y) }

// Pow sets dst[i] = x[i]^y[i].
func Pow[N AnyNumber](dst, x, y []N) { run3(pow[kindOf[N]()], dst, x, y) }

// PowInt sets dst[i] = x[i]^n[i].
func PowInt[N Number](dst, x []N, n []int32) { run3(powInt[kindOf[N]()], dst, x, n) }

// Code generated from the methods of package limb by gen; DO NOT EDIT.

package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

var (
	acos        = op{name: "Acos", make: func() byKind { return of(simd.Acos).with(map11(limb.F32.Acos), map11(limb.F64.Acos)) }}
	acosh       = op{name: "Acosh", make: func() byKind { return of(simd.Acosh).with(map11(limb.F32.Acosh), map11(limb.F64.Acosh)) }}
	airyAi      = op{name: "AiryAi", make: func() byKind { return of(simd.AiryAi).with(map11(limb.F32.AiryAi), map11(limb.F64.AiryAi)) }}
	airyAiPrime = op{name: "AiryAiPrime", make: func() byKind {
		return of(simd.AiryAiPrime).with(map11(limb.F32.AiryAiPrime), map11(limb.F64.AiryAiPrime))
	}}
	airyBi      = op{name: "AiryBi", make: func() byKind { return of(simd.AiryBi).with(map11(limb.F32.AiryBi), map11(limb.F64.AiryBi)) }}
	airyBiPrime = op{name: "AiryBiPrime", make: func() byKind {
		return of(simd.AiryBiPrime).with(map11(limb.F32.AiryBiPrime), map11(limb.F64.AiryBiPrime))
	}}
	asin          = op{name: "Asin", make: func() byKind { return of(simd.Asin).with(map11(limb.F32.Asin), map11(limb.F64.Asin)) }}
	asinh         = op{name: "Asinh", make: func() byKind { return of(simd.Asinh).with(map11(limb.F32.Asinh), map11(limb.F64.Asinh)) }}
	atan          = op{name: "Atan", make: func() byKind { return of(simd.Atan).with(map11(limb.F32.Atan), map11(limb.F64.Atan)) }}
	atan2         = op{name: "Atan2", make: func() byKind { return of(simd.Atan2).with(map21(limb.F32.Atan2), map21(limb.F64.Atan2)) }}
	atanh         = op{name: "Atanh", make: func() byKind { return of(simd.Atanh).with(map11(limb.F32.Atanh), map11(limb.F64.Atanh)) }}
	besselI       = op{name: "BesselI", make: func() byKind { return of(simd.BesselI).with(map21(limb.F32.BesselI), map21(limb.F64.BesselI)) }}
	besselJ       = op{name: "BesselJ", make: func() byKind { return of(simd.BesselJ).with(map21(limb.F32.BesselJ), map21(limb.F64.BesselJ)) }}
	besselK       = op{name: "BesselK", make: func() byKind { return of(simd.BesselK).with(map21(limb.F32.BesselK), map21(limb.F64.BesselK)) }}
	besselY       = op{name: "BesselY", make: func() byKind { return of(simd.BesselY).with(map21(limb.F32.BesselY), map21(limb.F64.BesselY)) }}
	beta          = op{name: "Beta", make: func() byKind { return of(simd.Beta).with(map21(limb.F32.Beta), map21(limb.F64.Beta)) }}
	betaP         = op{name: "BetaP", make: func() byKind { return of(simd.BetaP).with(map31(limb.F32.BetaP), map31(limb.F64.BetaP)) }}
	betaPinv      = op{name: "BetaPinv", make: func() byKind { return of(simd.BetaPinv).with(map31(limb.F32.BetaPinv), map31(limb.F64.BetaPinv)) }}
	betaQ         = op{name: "BetaQ", make: func() byKind { return of(simd.BetaQ).with(map31(limb.F32.BetaQ), map31(limb.F64.BetaQ)) }}
	betaQinv      = op{name: "BetaQinv", make: func() byKind { return of(simd.BetaQinv).with(map31(limb.F32.BetaQinv), map31(limb.F64.BetaQinv)) }}
	cbrt          = op{name: "Cbrt", make: func() byKind { return of(simd.Cbrt).with(map11(limb.F32.Cbrt), map11(limb.F64.Cbrt)) }}
	ceil          = op{name: "Ceil", make: func() byKind { return of(simd.Ceil).with(map11(limb.F32.Ceil), map11(limb.F64.Ceil)) }}
	copysign      = op{name: "Copysign", make: func() byKind { return of(simd.Copysign).with(map21(limb.F32.Copysign), map21(limb.F64.Copysign)) }}
	cos           = op{name: "Cos", make: func() byKind { return of(simd.Cos).with(map11(limb.F32.Cos), map11(limb.F64.Cos)) }}
	cosPi         = op{name: "CosPi", make: func() byKind { return of(simd.CosPi).with(map11(limb.F32.CosPi), map11(limb.F64.CosPi)) }}
	cosh          = op{name: "Cosh", make: func() byKind { return of(simd.Cosh).with(map11(limb.F32.Cosh), map11(limb.F64.Cosh)) }}
	digamma       = op{name: "Digamma", make: func() byKind { return of(simd.Digamma).with(map11(limb.F32.Digamma), map11(limb.F64.Digamma)) }}
	dim           = op{name: "Dim", make: func() byKind { return of(simd.Dim).with(map21(limb.F32.Dim), map21(limb.F64.Dim)) }}
	ellipticE     = op{name: "EllipticE", make: func() byKind { return of(simd.EllipticE).with(map11(limb.F32.EllipticE), map11(limb.F64.EllipticE)) }}
	ellipticK     = op{name: "EllipticK", make: func() byKind { return of(simd.EllipticK).with(map11(limb.F32.EllipticK), map11(limb.F64.EllipticK)) }}
	erf           = op{name: "Erf", make: func() byKind { return of(simd.Erf).with(map11(limb.F32.Erf), map11(limb.F64.Erf)) }}
	erfc          = op{name: "Erfc", make: func() byKind { return of(simd.Erfc).with(map11(limb.F32.Erfc), map11(limb.F64.Erfc)) }}
	erfcinv       = op{name: "Erfcinv", make: func() byKind { return of(simd.Erfcinv).with(map11(limb.F32.Erfcinv), map11(limb.F64.Erfcinv)) }}
	erfcx         = op{name: "Erfcx", make: func() byKind { return of(simd.Erfcx).with(map11(limb.F32.Erfcx), map11(limb.F64.Erfcx)) }}
	erfinv        = op{name: "Erfinv", make: func() byKind { return of(simd.Erfinv).with(map11(limb.F32.Erfinv), map11(limb.F64.Erfinv)) }}
	exp           = op{name: "Exp", make: func() byKind { return of(simd.Exp).with(map11(limb.F32.Exp), map11(limb.F64.Exp)) }}
	exp10         = op{name: "Exp10", make: func() byKind { return of(simd.Exp10).with(map11(limb.F32.Exp10), map11(limb.F64.Exp10)) }}
	exp2          = op{name: "Exp2", make: func() byKind { return of(simd.Exp2).with(map11(limb.F32.Exp2), map11(limb.F64.Exp2)) }}
	expInt        = op{name: "ExpInt", make: func() byKind { return of(simd.ExpInt).with(map11(limb.F32.ExpInt), map11(limb.F64.ExpInt)) }}
	expm1         = op{name: "Expm1", make: func() byKind { return of(simd.Expm1).with(map11(limb.F32.Expm1), map11(limb.F64.Expm1)) }}
	fastMod       = op{name: "FastMod", make: func() byKind { return of(simd.FastMod).with(map21(limb.F32.FastMod), map21(limb.F64.FastMod)) }}
	fastRemainder = op{name: "FastRemainder", make: func() byKind {
		return of(simd.FastRemainder).with(map21(limb.F32.FastRemainder), map21(limb.F64.FastRemainder))
	}}
	fastRemquo = op{name: "FastRemquo", make: func() byKind {
		return of(simd.FastRemquo).with(map22(shortQuo(limb.F32.FastRemquo)), map22(shortQuo(limb.F64.FastRemquo)))
	}}
	floor     = op{name: "Floor", make: func() byKind { return of(simd.Floor).with(map11(limb.F32.Floor), map11(limb.F64.Floor)) }}
	gamma     = op{name: "Gamma", make: func() byKind { return of(simd.Gamma).with(map11(limb.F32.Gamma), map11(limb.F64.Gamma)) }}
	gammaP    = op{name: "GammaP", make: func() byKind { return of(simd.GammaP).with(map21(limb.F32.GammaP), map21(limb.F64.GammaP)) }}
	gammaPinv = op{name: "GammaPinv", make: func() byKind { return of(simd.GammaPinv).with(map21(limb.F32.GammaPinv), map21(limb.F64.GammaPinv)) }}
	gammaQ    = op{name: "GammaQ", make: func() byKind { return of(simd.GammaQ).with(map21(limb.F32.GammaQ), map21(limb.F64.GammaQ)) }}
	gammaQinv = op{name: "GammaQinv", make: func() byKind { return of(simd.GammaQinv).with(map21(limb.F32.GammaQinv), map21(limb.F64.GammaQinv)) }}
	hypot     = op{name: "Hypot", make: func() byKind { return of(simd.Hypot).with(map21(limb.F32.Hypot), map21(limb.F64.Hypot)) }}
	i0        = op{name: "I0", make: func() byKind { return of(simd.I0).with(map11(limb.F32.I0), map11(limb.F64.I0)) }}
	i1        = op{name: "I1", make: func() byKind { return of(simd.I1).with(map11(limb.F32.I1), map11(limb.F64.I1)) }}
	ilogb     = op{name: "Ilogb", make: func() byKind {
		return of(simd.Ilogb).with(map11(onlyOut(limb.F32.Ilogb)), map11(onlyOut(limb.F64.Ilogb)))
	}}
	j0       = op{name: "J0", make: func() byKind { return of(simd.J0).with(map11(limb.F32.J0), map11(limb.F64.J0)) }}
	j1       = op{name: "J1", make: func() byKind { return of(simd.J1).with(map11(limb.F32.J1), map11(limb.F64.J1)) }}
	jn       = op{name: "Jn", make: func() byKind { return of(simd.Jn).with(map21(lastIn(limb.F32.Jn)), map21(lastIn(limb.F64.Jn))) }}
	lambertW = op{name: "LambertW", make: func() byKind { return of(simd.LambertW).with(map11(limb.F32.LambertW), map11(limb.F64.LambertW)) }}
	ldexp    = op{name: "Ldexp", make: func() byKind {
		return of(simd.Ldexp).with(map21(lastIn(limb.F32.Ldexp)), map21(lastIn(limb.F64.Ldexp)))
	}}
	log        = op{name: "Log", make: func() byKind { return of(simd.Log).with(map11(limb.F32.Log), map11(limb.F64.Log)) }}
	log10      = op{name: "Log10", make: func() byKind { return of(simd.Log10).with(map11(limb.F32.Log10), map11(limb.F64.Log10)) }}
	log1p      = op{name: "Log1p", make: func() byKind { return of(simd.Log1p).with(map11(limb.F32.Log1p), map11(limb.F64.Log1p)) }}
	log2       = op{name: "Log2", make: func() byKind { return of(simd.Log2).with(map11(limb.F32.Log2), map11(limb.F64.Log2)) }}
	logBeta    = op{name: "LogBeta", make: func() byKind { return of(simd.LogBeta).with(map21(limb.F32.LogBeta), map21(limb.F64.LogBeta)) }}
	logb       = op{name: "Logb", make: func() byKind { return of(simd.Logb).with(map11(limb.F32.Logb), map11(limb.F64.Logb)) }}
	modf       = op{name: "Modf", make: func() byKind { return of(simd.Modf).with(map12(limb.F32.Modf), map12(limb.F64.Modf)) }}
	norm3      = op{name: "Norm3", make: func() byKind { return of(simd.Norm3).with(map31(limb.F32.Norm3), map31(limb.F64.Norm3)) }}
	norm4      = op{name: "Norm4", make: func() byKind { return of(simd.Norm4).with(map41(limb.F32.Norm4), map41(limb.F64.Norm4)) }}
	normCDF    = op{name: "NormCDF", make: func() byKind { return of(simd.NormCDF).with(map11(limb.F32.NormCDF), map11(limb.F64.NormCDF)) }}
	normCDFinv = op{name: "NormCDFinv", make: func() byKind { return of(simd.NormCDFinv).with(map11(limb.F32.NormCDFinv), map11(limb.F64.NormCDFinv)) }}
	pow        = op{name: "Pow", make: func() byKind { return of(simd.Pow).with(map21(limb.F32.Pow), map21(limb.F64.Pow)) }}
	powInt     = op{name: "PowInt", make: func() byKind {
		return of(simd.PowInt).with(map21(lastIn(limb.F32.PowInt)), map21(lastIn(limb.F64.PowInt)))
	}}
	rcbrt     = op{name: "Rcbrt", make: func() byKind { return of(simd.Rcbrt).with(map11(limb.F32.Rcbrt), map11(limb.F64.Rcbrt)) }}
	rhypot    = op{name: "Rhypot", make: func() byKind { return of(simd.Rhypot).with(map21(limb.F32.Rhypot), map21(limb.F64.Rhypot)) }}
	rnorm3    = op{name: "Rnorm3", make: func() byKind { return of(simd.Rnorm3).with(map31(limb.F32.Rnorm3), map31(limb.F64.Rnorm3)) }}
	rnorm4    = op{name: "Rnorm4", make: func() byKind { return of(simd.Rnorm4).with(map41(limb.F32.Rnorm4), map41(limb.F64.Rnorm4)) }}
	round     = op{name: "Round", make: func() byKind { return of(simd.Round).with(map11(limb.F32.Round), map11(limb.F64.Round)) }}
	roundEven = op{name: "RoundEven", make: func() byKind { return of(simd.RoundEven).with(map11(limb.F32.RoundEven), map11(limb.F64.RoundEven)) }}
	rsqrt     = op{name: "Rsqrt", make: func() byKind { return of(simd.Rsqrt).with(map11(limb.F32.Rsqrt), map11(limb.F64.Rsqrt)) }}
	sin       = op{name: "Sin", make: func() byKind { return of(simd.Sin).with(map11(limb.F32.Sin), map11(limb.F64.Sin)) }}
	sinCos    = op{name: "SinCos", make: func() byKind { return of(simd.SinCos).with(map12(limb.F32.SinCos), map12(limb.F64.SinCos)) }}
	sinCosPi  = op{name: "SinCosPi", make: func() byKind { return of(simd.SinCosPi).with(map12(limb.F32.SinCosPi), map12(limb.F64.SinCosPi)) }}
	sinPi     = op{name: "SinPi", make: func() byKind { return of(simd.SinPi).with(map11(limb.F32.SinPi), map11(limb.F64.SinPi)) }}
	sinh      = op{name: "Sinh", make: func() byKind { return of(simd.Sinh).with(map11(limb.F32.Sinh), map11(limb.F64.Sinh)) }}
	sqrt      = op{name: "Sqrt", make: func() byKind { return of(simd.Sqrt).with(map11(limb.F32.Sqrt), map11(limb.F64.Sqrt)) }}
	tan       = op{name: "Tan", make: func() byKind { return of(simd.Tan).with(map11(limb.F32.Tan), map11(limb.F64.Tan)) }}
	tanPi     = op{name: "TanPi", make: func() byKind { return of(simd.TanPi).with(map11(limb.F32.TanPi), map11(limb.F64.TanPi)) }}
	tanh      = op{name: "Tanh", make: func() byKind { return of(simd.Tanh).with(map11(limb.F32.Tanh), map11(limb.F64.Tanh)) }}
	trunc     = op{name: "Trunc", make: func() byKind { return of(simd.Trunc).with(map11(limb.F32.Trunc), map11(limb.F64.Trunc)) }}
	y0        = op{name: "Y0", make: func() byKind { return of(simd.Y0).with(map11(limb.F32.Y0), map11(limb.F64.Y0)) }}
	y1        = op{name: "Y1", make: func() byKind { return of(simd.Y1).with(map11(limb.F32.Y1), map11(limb.F64.Y1)) }}
	yn        = op{name: "Yn", make: func() byKind { return of(simd.Yn).with(map21(lastIn(limb.F32.Yn)), map21(lastIn(limb.F64.Yn))) }}
	zeta      = op{name: "Zeta", make: func() byKind { return of(simd.Zeta).with(map11(limb.F32.Zeta), map11(limb.F64.Zeta)) }}
)

// named are the operations of this file, for names.
func named() []*op {
	return []*op{&acos, &acosh, &airyAi, &airyAiPrime, &airyBi, &airyBiPrime, &asin, &asinh, &atan, &atan2, &atanh, &besselI, &besselJ, &besselK, &besselY, &beta, &betaP, &betaPinv, &betaQ, &betaQinv, &cbrt, &ceil, &copysign, &cos, &cosPi, &cosh, &digamma, &dim, &ellipticE, &ellipticK, &erf, &erfc, &erfcinv, &erfcx, &erfinv, &exp, &exp10, &exp2, &expInt, &expm1, &fastMod, &fastRemainder, &fastRemquo, &floor, &gamma, &gammaP, &gammaPinv, &gammaQ, &gammaQinv, &hypot, &i0, &i1, &ilogb, &j0, &j1, &jn, &lambertW, &ldexp, &log, &log10, &log1p, &log2, &logBeta, &logb, &modf, &norm3, &norm4, &normCDF, &normCDFinv, &pow, &powInt, &rcbrt, &rhypot, &rnorm3, &rnorm4, &round, &roundEven, &rsqrt, &sin, &sinCos, &sinCosPi, &sinPi, &sinh, &sqrt, &tan, &tanPi, &tanh, &trunc, &y0, &y1, &yn, &zeta}
}

// Acos sets dst[i] to acos x[i].
func Acos[N limb.Number](dst, x []N) { run2(acos.of(kindOf[N]()), dst, x) }

// Acosh sets dst[i] to the inverse hyperbolic cosine of x[i].
func Acosh[N limb.Number](dst, x []N) { run2(acosh.of(kindOf[N]()), dst, x) }

// AiryAi sets dst[i] to Airy's function Ai(x[i]), the solution of y″ = xy that falls.
func AiryAi[N limb.RealNumber](dst, x []N) { run2(airyAi.of(kindOf[N]()), dst, x) }

// AiryAiPrime sets dst[i] to the derivative Ai'(x[i]) of Airy's function Ai.
func AiryAiPrime[N limb.RealNumber](dst, x []N) { run2(airyAiPrime.of(kindOf[N]()), dst, x) }

// AiryBi sets dst[i] to Airy's function Bi(x[i]), the solution of y″ = xy that grows.
func AiryBi[N limb.RealNumber](dst, x []N) { run2(airyBi.of(kindOf[N]()), dst, x) }

// AiryBiPrime sets dst[i] to the derivative Bi'(x[i]) of Airy's function Bi.
func AiryBiPrime[N limb.RealNumber](dst, x []N) { run2(airyBiPrime.of(kindOf[N]()), dst, x) }

// Asin sets dst[i] to asin x[i].
func Asin[N limb.Number](dst, x []N) { run2(asin.of(kindOf[N]()), dst, x) }

// Asinh sets dst[i] to the inverse hyperbolic sine of x[i].
func Asinh[N limb.Number](dst, x []N) { run2(asinh.of(kindOf[N]()), dst, x) }

// Atan sets dst[i] to atan x[i].
func Atan[N limb.Number](dst, x []N) { run2(atan.of(kindOf[N]()), dst, x) }

// Atan2 sets dst[i] to the angle of the point (x[i], y[i]).
func Atan2[N limb.RealNumber](dst, y, x []N) { run3(atan2.of(kindOf[N]()), dst, y, x) }

// Atanh sets dst[i] to the inverse hyperbolic tangent of x[i].
func Atanh[N limb.Number](dst, x []N) { run2(atanh.of(kindOf[N]()), dst, x) }

// BesselI sets dst[i] to I(x[i]), the modified Bessel function of the first kind and a
// real order ν.
func BesselI[N limb.RealNumber](dst, x, nu []N) { run3(besselI.of(kindOf[N]()), dst, x, nu) }

// BesselJ sets dst[i] to J(x[i]), the Bessel function of the first kind and a real order
// ν.
func BesselJ[N limb.RealNumber](dst, x, nu []N) { run3(besselJ.of(kindOf[N]()), dst, x, nu) }

// BesselK sets dst[i] to K(x[i]), the modified Bessel function of the second kind and a
// real order ν.
func BesselK[N limb.RealNumber](dst, x, nu []N) { run3(besselK.of(kindOf[N]()), dst, x, nu) }

// BesselY sets dst[i] to Y(x[i]), the Bessel function of the second kind and a real order
// ν.
func BesselY[N limb.RealNumber](dst, x, nu []N) { run3(besselY.of(kindOf[N]()), dst, x, nu) }

// Beta sets dst[i] to Euler's B(x[i], y[i]) = Γ(x[i])Γ(y[i])/Γ(x[i]+y[i]).
func Beta[N limb.RealNumber](dst, x, y []N) { run3(beta.of(kindOf[N]()), dst, x, y) }

// BetaP sets dst[i] to P(a[i], b[i], x[i]) = ∫tᵃ⁻¹(1-t)ᵇ⁻¹dt/B(a[i], b[i]), from 0 to
// x[i], the regularized incomplete beta function: the distribution function of the beta
// distribution of shapes a[i] and b[i].
func BetaP[N limb.RealNumber](dst, a, b, x []N) { run4(betaP.of(kindOf[N]()), dst, a, b, x) }

// BetaPinv sets dst[i] to the x with P(a[i], b[i], x) = p[i]: quantiles of the beta
// distribution of shapes a[i] and b[i].
func BetaPinv[N limb.RealNumber](dst, a, b, p []N) { run4(betaPinv.of(kindOf[N]()), dst, a, b, p) }

// BetaQ sets dst[i] to Q(a[i], b[i], x[i]) = 1 - P(a[i], b[i], x[i]), which is P(b[i],
// a[i], 1-x[i]).
func BetaQ[N limb.RealNumber](dst, a, b, x []N) { run4(betaQ.of(kindOf[N]()), dst, a, b, x) }

// BetaQinv sets dst[i] to the x with Q(a[i], b[i], x) = q[i].
func BetaQinv[N limb.RealNumber](dst, a, b, q []N) { run4(betaQinv.of(kindOf[N]()), dst, a, b, q) }

// Cbrt sets dst[i] to the cube root of x[i].
func Cbrt[N limb.RealNumber](dst, x []N) { run2(cbrt.of(kindOf[N]()), dst, x) }

// Ceil sets dst[i] to the smallest integer not below x[i].
func Ceil[N limb.RealNumber](dst, x []N) { run2(ceil.of(kindOf[N]()), dst, x) }

// Copysign sets dst[i] to |x[i]| with the sign of y[i].
func Copysign[N limb.RealNumber](dst, x, y []N) { run3(copysign.of(kindOf[N]()), dst, x, y) }

// Cos sets dst[i] to the cosine of x[i], in radians.
func Cos[N limb.Number](dst, x []N) { run2(cos.of(kindOf[N]()), dst, x) }

// CosPi sets dst[i] to the cosine of πx[i].
func CosPi[N limb.RealNumber](dst, x []N) { run2(cosPi.of(kindOf[N]()), dst, x) }

// Cosh sets dst[i] to the hyperbolic cosine of x[i].
func Cosh[N limb.Number](dst, x []N) { run2(cosh.of(kindOf[N]()), dst, x) }

// Digamma sets dst[i] to ψ(x[i]), the derivative of ln Γ(x[i]).
func Digamma[N limb.RealNumber](dst, x []N) { run2(digamma.of(kindOf[N]()), dst, x) }

// Dim sets dst[i] to x[i] - y[i] where x[i] > y[i], else 0.
func Dim[N limb.RealNumber](dst, x, y []N) { run3(dim.of(kindOf[N]()), dst, x, y) }

// EllipticE sets dst[i] to E(x[i]), the complete elliptic integral of the second kind for
// the parameter x[i] = k², which is ∫√(1 - x[i]·sin²t)dt from 0 to π/2.
func EllipticE[N limb.RealNumber](dst, x []N) { run2(ellipticE.of(kindOf[N]()), dst, x) }

// EllipticK sets dst[i] to K(x[i]), the complete elliptic integral of the first kind for
// the parameter x[i] = k², which is ∫dt/√(1 - x[i]·sin²t) from 0 to π/2.
func EllipticK[N limb.RealNumber](dst, x []N) { run2(ellipticK.of(kindOf[N]()), dst, x) }

// Erf sets dst[i] to the error function 2/√π·∫e^(-t²)dt from 0 to x[i].
func Erf[N limb.RealNumber](dst, x []N) { run2(erf.of(kindOf[N]()), dst, x) }

// Erfc sets dst[i] to the complementary error function 1 - erf(x[i]).
func Erfc[N limb.RealNumber](dst, x []N) { run2(erfc.of(kindOf[N]()), dst, x) }

// Erfcinv sets dst[i] to the inverse of the complementary error function: x[i] is erfc of
// the result.
func Erfcinv[N limb.RealNumber](dst, x []N) { run2(erfcinv.of(kindOf[N]()), dst, x) }

// Erfcx sets dst[i] to the scaled complementary error function e^(x[i]²)·erfc(x[i]).
func Erfcx[N limb.RealNumber](dst, x []N) { run2(erfcx.of(kindOf[N]()), dst, x) }

// Erfinv sets dst[i] to the inverse of the error function: x[i] is erf of the result.
func Erfinv[N limb.RealNumber](dst, x []N) { run2(erfinv.of(kindOf[N]()), dst, x) }

// Exp sets dst[i] to e^x[i].
func Exp[N limb.Number](dst, x []N) { run2(exp.of(kindOf[N]()), dst, x) }

// Exp10 sets dst[i] to 10^x[i].
func Exp10[N limb.RealNumber](dst, x []N) { run2(exp10.of(kindOf[N]()), dst, x) }

// Exp2 sets dst[i] to 2^x[i].
func Exp2[N limb.RealNumber](dst, x []N) { run2(exp2.of(kindOf[N]()), dst, x) }

// ExpInt sets dst[i] to the exponential integral Ei(x[i]), the principal value of ∫e^t/t
// dt from -∞ to x[i].
func ExpInt[N limb.RealNumber](dst, x []N) { run2(expInt.of(kindOf[N]()), dst, x) }

// Expm1 sets dst[i] to e^x[i] - 1.
func Expm1[N limb.RealNumber](dst, x []N) { run2(expm1.of(kindOf[N]()), dst, x) }

// FastMod sets dst[i] to the remainder of x[i]/y[i] that has the sign of x[i], and NaN
// where limbs are too far apart for it.
func FastMod[N limb.RealNumber](dst, x, y []N) { run3(fastMod.of(kindOf[N]()), dst, x, y) }

// FastRemainder sets dst[i] to the remainder of x[i]/y[i] that is nearest to 0, and NaN
// where limbs are too far apart for it.
func FastRemainder[N limb.RealNumber](dst, x, y []N) { run3(fastRemainder.of(kindOf[N]()), dst, x, y) }

// FastRemquo sets rem[i] and quo[i] to the remainder of x[i]/y[i] that is nearest to 0
// and the low bits of the quotient, and NaN and 0 where limbs are too far apart for them.
func FastRemquo[N limb.RealNumber](rem []N, quo []int32, x, y []N) {
	run4(fastRemquo.of(kindOf[N]()), rem, quo, x, y)
}

// Floor sets dst[i] to the largest integer not above x[i].
func Floor[N limb.RealNumber](dst, x []N) { run2(floor.of(kindOf[N]()), dst, x) }

// Gamma sets dst[i] to Γ(x[i]), which is the factorial of x[i] - 1.
func Gamma[N limb.RealNumber](dst, x []N) { run2(gamma.of(kindOf[N]()), dst, x) }

// GammaP sets dst[i] to P(a[i], x[i]) = γ(a[i], x[i])/Γ(a[i]), the regularized lower
// incomplete gamma function: the distribution function of the gamma distribution of shape
// a[i].
func GammaP[N limb.RealNumber](dst, a, x []N) { run3(gammaP.of(kindOf[N]()), dst, a, x) }

// GammaPinv sets dst[i] to the x ≥ 0 with P(a[i], x) = p[i]: quantiles of the gamma
// distribution of shape a[i].
func GammaPinv[N limb.RealNumber](dst, a, p []N) { run3(gammaPinv.of(kindOf[N]()), dst, a, p) }

// GammaQ sets dst[i] to Q(a[i], x[i]) = Γ(a[i], x[i])/Γ(a[i]), the regularized upper
// incomplete gamma function, which is 1 - P(a[i], x[i]).
func GammaQ[N limb.RealNumber](dst, a, x []N) { run3(gammaQ.of(kindOf[N]()), dst, a, x) }

// GammaQinv sets dst[i] to the x ≥ 0 with Q(a[i], x) = q[i].
func GammaQinv[N limb.RealNumber](dst, a, q []N) { run3(gammaQinv.of(kindOf[N]()), dst, a, q) }

// Hypot sets dst[i] to √(x[i]²+y[i]²).
func Hypot[N limb.RealNumber](dst, x, y []N) { run3(hypot.of(kindOf[N]()), dst, x, y) }

// I0 sets dst[i] to I0(x[i]), the modified Bessel function of the first kind and order 0.
func I0[N limb.RealNumber](dst, x []N) { run2(i0.of(kindOf[N]()), dst, x) }

// I1 sets dst[i] to I1(x[i]), the modified Bessel function of the first kind and order 1.
func I1[N limb.RealNumber](dst, x []N) { run2(i1.of(kindOf[N]()), dst, x) }

// Ilogb sets dst[i] to ⌊log2|x[i]|⌋.
func Ilogb[N limb.RealNumber](dst []int32, x []N) { run2(ilogb.of(kindOf[N]()), dst, x) }

// J0 sets dst[i] to J0(x[i]), the Bessel function of the first kind and order 0.
func J0[N limb.RealNumber](dst, x []N) { run2(j0.of(kindOf[N]()), dst, x) }

// J1 sets dst[i] to J1(x[i]), the Bessel function of the first kind and order 1.
func J1[N limb.RealNumber](dst, x []N) { run2(j1.of(kindOf[N]()), dst, x) }

// Jn sets dst[i] to the Bessel function of the first kind and order n[i] at x[i].
func Jn[N limb.RealNumber](dst, x []N, n []int32) { run3(jn.of(kindOf[N]()), dst, x, n) }

// LambertW sets dst[i] to W(x[i]), the principal branch of Lambert's function, which is
// W₀: the w ≥ -1 with w·e^w = x[i].
func LambertW[N limb.RealNumber](dst, x []N) { run2(lambertW.of(kindOf[N]()), dst, x) }

// Ldexp sets dst[i] to x[i]·2^n[i].
func Ldexp[N limb.RealNumber](dst, x []N, n []int32) { run3(ldexp.of(kindOf[N]()), dst, x, n) }

// Log sets dst[i] to the natural logarithm of x[i].
func Log[N limb.Number](dst, x []N) { run2(log.of(kindOf[N]()), dst, x) }

// Log10 sets dst[i] to the logarithm of x[i] to base 10.
func Log10[N limb.RealNumber](dst, x []N) { run2(log10.of(kindOf[N]()), dst, x) }

// Log1p sets dst[i] to the natural logarithm of 1 + x[i].
func Log1p[N limb.RealNumber](dst, x []N) { run2(log1p.of(kindOf[N]()), dst, x) }

// Log2 sets dst[i] to the logarithm of x[i] to base 2.
func Log2[N limb.RealNumber](dst, x []N) { run2(log2.of(kindOf[N]()), dst, x) }

// LogBeta sets dst[i] to ln |B(x[i], y[i])|.
func LogBeta[N limb.RealNumber](dst, x, y []N) { run3(logBeta.of(kindOf[N]()), dst, x, y) }

// Logb sets dst[i] to ⌊log2|x[i]|⌋ as a number.
func Logb[N limb.RealNumber](dst, x []N) { run2(logb.of(kindOf[N]()), dst, x) }

// Modf sets integral[i] and frac[i] to the integral and the fractional part of x[i].
func Modf[N limb.RealNumber](integral, frac, x []N) { run3(modf.of(kindOf[N]()), integral, frac, x) }

// Norm3 sets dst[i] to √(x[i]²+y[i]²+z[i]²).
func Norm3[N limb.RealNumber](dst, x, y, z []N) { run4(norm3.of(kindOf[N]()), dst, x, y, z) }

// Norm4 sets dst[i] to √(x[i]²+y[i]²+z[i]²+w[i]²).
func Norm4[N limb.RealNumber](dst, x, y, z, w []N) { run5(norm4.of(kindOf[N]()), dst, x, y, z, w) }

// NormCDF sets dst[i] to the distribution function of the normal distribution,
// ½·erfc(-x[i]/√2).
func NormCDF[N limb.RealNumber](dst, x []N) { run2(normCDF.of(kindOf[N]()), dst, x) }

// NormCDFinv sets dst[i] to the inverse of the distribution function of the normal
// distribution: x[i] is NormCDF of the result.
func NormCDFinv[N limb.RealNumber](dst, x []N) { run2(normCDFinv.of(kindOf[N]()), dst, x) }

// Pow sets dst[i] to x[i]^y[i].
func Pow[N limb.Number](dst, x, y []N) { run3(pow.of(kindOf[N]()), dst, x, y) }

// PowInt sets dst[i] to x[i]^n[i].
func PowInt[N limb.RealNumber](dst, x []N, n []int32) { run3(powInt.of(kindOf[N]()), dst, x, n) }

// Rcbrt sets dst[i] to one over the cube root of x[i].
func Rcbrt[N limb.RealNumber](dst, x []N) { run2(rcbrt.of(kindOf[N]()), dst, x) }

// Rhypot sets dst[i] to 1/√(x[i]²+y[i]²).
func Rhypot[N limb.RealNumber](dst, x, y []N) { run3(rhypot.of(kindOf[N]()), dst, x, y) }

// Rnorm3 sets dst[i] to 1/√(x[i]²+y[i]²+z[i]²).
func Rnorm3[N limb.RealNumber](dst, x, y, z []N) { run4(rnorm3.of(kindOf[N]()), dst, x, y, z) }

// Rnorm4 sets dst[i] to 1/√(x[i]²+y[i]²+z[i]²+w[i]²).
func Rnorm4[N limb.RealNumber](dst, x, y, z, w []N) { run5(rnorm4.of(kindOf[N]()), dst, x, y, z, w) }

// Round sets dst[i] to the integer nearest to x[i], of two the one farther from 0.
func Round[N limb.RealNumber](dst, x []N) { run2(round.of(kindOf[N]()), dst, x) }

// RoundEven sets dst[i] to the integer nearest to x[i], of two the even one.
func RoundEven[N limb.RealNumber](dst, x []N) { run2(roundEven.of(kindOf[N]()), dst, x) }

// Rsqrt sets dst[i] to 1/√x[i].
func Rsqrt[N limb.RealNumber](dst, x []N) { run2(rsqrt.of(kindOf[N]()), dst, x) }

// Sin sets dst[i] to the sine of x[i], in radians.
func Sin[N limb.Number](dst, x []N) { run2(sin.of(kindOf[N]()), dst, x) }

// SinCos sets sin[i] and cos[i] to the sine and the cosine of x[i].
func SinCos[N limb.RealNumber](sin, cos, x []N) { run3(sinCos.of(kindOf[N]()), sin, cos, x) }

// SinCosPi sets sin[i] and cos[i] to the sine and the cosine of πx[i].
func SinCosPi[N limb.RealNumber](sin, cos, x []N) { run3(sinCosPi.of(kindOf[N]()), sin, cos, x) }

// SinPi sets dst[i] to the sine of πx[i].
func SinPi[N limb.RealNumber](dst, x []N) { run2(sinPi.of(kindOf[N]()), dst, x) }

// Sinh sets dst[i] to the hyperbolic sine of x[i].
func Sinh[N limb.Number](dst, x []N) { run2(sinh.of(kindOf[N]()), dst, x) }

// Sqrt sets dst[i] to √x[i].
func Sqrt[N limb.Number](dst, x []N) { run2(sqrt.of(kindOf[N]()), dst, x) }

// Tan sets dst[i] to the tangent of x[i], in radians.
func Tan[N limb.Number](dst, x []N) { run2(tan.of(kindOf[N]()), dst, x) }

// TanPi sets dst[i] to the tangent of πx[i].
func TanPi[N limb.RealNumber](dst, x []N) { run2(tanPi.of(kindOf[N]()), dst, x) }

// Tanh sets dst[i] to the hyperbolic tangent of x[i].
func Tanh[N limb.Number](dst, x []N) { run2(tanh.of(kindOf[N]()), dst, x) }

// Trunc sets dst[i] to x[i] without its fraction.
func Trunc[N limb.RealNumber](dst, x []N) { run2(trunc.of(kindOf[N]()), dst, x) }

// Y0 sets dst[i] to Y0(x[i]), the Bessel function of the second kind and order 0.
func Y0[N limb.RealNumber](dst, x []N) { run2(y0.of(kindOf[N]()), dst, x) }

// Y1 sets dst[i] to Y1(x[i]), the Bessel function of the second kind and order 1.
func Y1[N limb.RealNumber](dst, x []N) { run2(y1.of(kindOf[N]()), dst, x) }

// Yn sets dst[i] to the Bessel function of the second kind and order n[i] at x[i].
func Yn[N limb.RealNumber](dst, x []N, n []int32) { run3(yn.of(kindOf[N]()), dst, x, n) }

// Zeta sets dst[i] to Riemann's ζ(x[i]).
func Zeta[N limb.RealNumber](dst, x []N) { run2(zeta.of(kindOf[N]()), dst, x) }

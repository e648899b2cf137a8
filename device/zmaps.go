// Code generated from the functions of package vec by gen; DO NOT EDIT.

package device

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/vec"
)

// Abs sets dst[i] = |x[i]|.
func Abs[N AnyOf[R], R limb.Extended](dst *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAbs, &simd.DDAbs, &simd.QFAbs, &simd.QDAbs, &simd.CDFAbs, &simd.CDDAbs, &simd.CQFAbs, &simd.CQDAbs), dst, x)
}

// AbsSqr sets dst[i] = |x[i]|².
func AbsSqr[N vec.ComplexOf[R], R limb.Extended](dst *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, &simd.CDFAbsSqr, &simd.CDDAbsSqr, &simd.CQFAbsSqr, &simd.CQDAbsSqr), dst, x)
}

// Acos sets dst[i] to acos x[i].
func Acos[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAcos, &simd.DDAcos, &simd.QFAcos, &simd.QDAcos, &simd.CDFAcos, &simd.CDDAcos, &simd.CQFAcos, &simd.CQDAcos), dst, x)
}

// Acosh sets dst[i] to the inverse hyperbolic cosine of x[i].
func Acosh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAcosh, &simd.DDAcosh, &simd.QFAcosh, &simd.QDAcosh, &simd.CDFAcosh, &simd.CDDAcosh, &simd.CQFAcosh, &simd.CQDAcosh), dst, x)
}

// Add sets dst[i] = x[i] + y[i].
func Add[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAdd, &simd.DDAdd, &simd.QFAdd, &simd.QDAdd, &simd.CDFAdd, &simd.CDDAdd, &simd.CQFAdd, &simd.CQDAdd), dst, x, y)
}

// AddDown sets dst[i] to x[i] + y[i], rounded down.
func AddDown[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32AddDown, &simd.F64AddDown), dst, x, y)
}

// AddFloat sets dst[i] = x[i] + a[i].
func AddFloat[N Of[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAddFloat, &simd.DDAddFloat, &simd.QFAddFloat, &simd.QDAddFloat, nil, nil, nil, nil), dst, x, a)
}

// AddScalar sets dst[i] = x[i] + a.
func AddScalar[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAdd, &simd.DDAdd, &simd.QFAdd, &simd.QDAdd, &simd.CDFAdd, &simd.CDDAdd, &simd.CQFAdd, &simd.CQDAdd), 2, a, dst, x)
}

// AddToZero sets dst[i] to x[i] + y[i], rounded toward zero.
func AddToZero[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32AddToZero, &simd.F64AddToZero), dst, x, y)
}

// AddUp sets dst[i] to x[i] + y[i], rounded up.
func AddUp[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32AddUp, &simd.F64AddUp), dst, x, y)
}

// AiryAi sets dst[i] to Airy's function Ai(x[i]), the solution of y″ = xy that falls.
func AiryAi[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryAi, &simd.DDAiryAi, &simd.QFAiryAi, &simd.QDAiryAi, nil, nil, nil, nil), dst, x)
}

// AiryAiPrime sets dst[i] to the derivative Ai'(x[i]) of Airy's function Ai.
func AiryAiPrime[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryAiPrime, &simd.DDAiryAiPrime, &simd.QFAiryAiPrime, &simd.QDAiryAiPrime, nil, nil, nil, nil), dst, x)
}

// AiryBi sets dst[i] to Airy's function Bi(x[i]), the solution of y″ = xy that grows.
func AiryBi[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryBi, &simd.DDAiryBi, &simd.QFAiryBi, &simd.QDAiryBi, nil, nil, nil, nil), dst, x)
}

// AiryBiPrime sets dst[i] to the derivative Bi'(x[i]) of Airy's function Bi.
func AiryBiPrime[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryBiPrime, &simd.DDAiryBiPrime, &simd.QFAiryBiPrime, &simd.QDAiryBiPrime, nil, nil, nil, nil), dst, x)
}

// Asin sets dst[i] to asin x[i].
func Asin[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAsin, &simd.DDAsin, &simd.QFAsin, &simd.QDAsin, &simd.CDFAsin, &simd.CDDAsin, &simd.CQFAsin, &simd.CQDAsin), dst, x)
}

// Asinh sets dst[i] to the inverse hyperbolic sine of x[i].
func Asinh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAsinh, &simd.DDAsinh, &simd.QFAsinh, &simd.QDAsinh, &simd.CDFAsinh, &simd.CDDAsinh, &simd.CQFAsinh, &simd.CQDAsinh), dst, x)
}

// Atan sets dst[i] to atan x[i].
func Atan[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAtan, &simd.DDAtan, &simd.QFAtan, &simd.QDAtan, &simd.CDFAtan, &simd.CDDAtan, &simd.CQFAtan, &simd.CQDAtan), dst, x)
}

// Atan2 sets dst[i] to the angle of the point (x[i], y[i]).
func Atan2[N limb.Extended](dst, y, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAtan2, &simd.DDAtan2, &simd.QFAtan2, &simd.QDAtan2, nil, nil, nil, nil), dst, y, x)
}

// Atanh sets dst[i] to the inverse hyperbolic tangent of x[i].
func Atanh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAtanh, &simd.DDAtanh, &simd.QFAtanh, &simd.QDAtanh, &simd.CDFAtanh, &simd.CDDAtanh, &simd.CQFAtanh, &simd.CQDAtanh), dst, x)
}

// BesselI sets dst[i] to I(x[i]), the modified Bessel function of the first kind and a
// real order ν.
func BesselI[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselI, &simd.DDBesselI, &simd.QFBesselI, &simd.QDBesselI, nil, nil, nil, nil), dst, x, nu)
}

// BesselJ sets dst[i] to J(x[i]), the Bessel function of the first kind and a real order
// ν.
func BesselJ[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselJ, &simd.DDBesselJ, &simd.QFBesselJ, &simd.QDBesselJ, nil, nil, nil, nil), dst, x, nu)
}

// BesselK sets dst[i] to K(x[i]), the modified Bessel function of the second kind and a
// real order ν.
func BesselK[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselK, &simd.DDBesselK, &simd.QFBesselK, &simd.QDBesselK, nil, nil, nil, nil), dst, x, nu)
}

// BesselY sets dst[i] to Y(x[i]), the Bessel function of the second kind and a real order
// ν.
func BesselY[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselY, &simd.DDBesselY, &simd.QFBesselY, &simd.QDBesselY, nil, nil, nil, nil), dst, x, nu)
}

// Beta sets dst[i] to Euler's B(x[i], y[i]) = Γ(x[i])Γ(y[i])/Γ(x[i]+y[i]).
func Beta[N limb.Extended](dst, x, y *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBeta, &simd.DDBeta, &simd.QFBeta, &simd.QDBeta, nil, nil, nil, nil), dst, x, y)
}

// BetaP sets dst[i] to P(a[i], b[i], x[i]) = ∫tᵃ⁻¹(1-t)ᵇ⁻¹dt/B(a[i], b[i]), from 0 to
// x[i], the regularized incomplete beta function: the distribution function of the beta
// distribution of shapes a[i] and b[i].
func BetaP[N limb.Extended](dst, a, b, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaP, &simd.DDBetaP, &simd.QFBetaP, &simd.QDBetaP, nil, nil, nil, nil), dst, a, b, x)
}

// BetaPinv sets dst[i] to the x with P(a[i], b[i], x) = p[i]: quantiles of the beta
// distribution of shapes a[i] and b[i].
func BetaPinv[N limb.Extended](dst, a, b, p *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaPinv, &simd.DDBetaPinv, &simd.QFBetaPinv, &simd.QDBetaPinv, nil, nil, nil, nil), dst, a, b, p)
}

// BetaQ sets dst[i] to Q(a[i], b[i], x[i]) = 1 - P(a[i], b[i], x[i]), which is P(b[i],
// a[i], 1-x[i]).
func BetaQ[N limb.Extended](dst, a, b, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaQ, &simd.DDBetaQ, &simd.QFBetaQ, &simd.QDBetaQ, nil, nil, nil, nil), dst, a, b, x)
}

// BetaQinv sets dst[i] to the x with Q(a[i], b[i], x) = q[i].
func BetaQinv[N limb.Extended](dst, a, b, q *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaQinv, &simd.DDBetaQinv, &simd.QFBetaQinv, &simd.QDBetaQinv, nil, nil, nil, nil), dst, a, b, q)
}

// Canon sets dst[i] = x[i] in canonical form: see [limb.Pair.Canon].
func Canon[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCanon, &simd.DDCanon, &simd.QFCanon, &simd.QDCanon, nil, nil, nil, nil), dst, x)
}

// Cbrt sets dst[i] to the cube root of x[i].
func Cbrt[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCbrt, &simd.DDCbrt, &simd.QFCbrt, &simd.QDCbrt, nil, nil, nil, nil), dst, x)
}

// Ceil sets dst[i] to the smallest integer not below x[i].
func Ceil[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCeil, &simd.DDCeil, &simd.QFCeil, &simd.QDCeil, nil, nil, nil, nil), dst, x)
}

// Conj sets dst[i] to the conjugate of x[i].
func Conj[N limb.ComplexNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, &simd.CDFConj, &simd.CDDConj, &simd.CQFConj, &simd.CQDConj), dst, x)
}

// Copysign sets dst[i] to |x[i]| with the sign of y[i].
func Copysign[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCopysign, &simd.DDCopysign, &simd.QFCopysign, &simd.QDCopysign, nil, nil, nil, nil), dst, x, y)
}

// Cos sets dst[i] to the cosine of x[i], in radians.
func Cos[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCos, &simd.DDCos, &simd.QFCos, &simd.QDCos, &simd.CDFCos, &simd.CDDCos, &simd.CQFCos, &simd.CQDCos), dst, x)
}

// CosPi sets dst[i] to the cosine of πx[i].
func CosPi[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCosPi, &simd.DDCosPi, &simd.QFCosPi, &simd.QDCosPi, nil, nil, nil, nil), dst, x)
}

// Cosh sets dst[i] to the hyperbolic cosine of x[i].
func Cosh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCosh, &simd.DDCosh, &simd.QFCosh, &simd.QDCosh, &simd.CDFCosh, &simd.CDDCosh, &simd.CQFCosh, &simd.CQDCosh), dst, x)
}

// Digamma sets dst[i] to ψ(x[i]), the derivative of ln Γ(x[i]).
func Digamma[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDigamma, &simd.DDDigamma, &simd.QFDigamma, &simd.QDDigamma, nil, nil, nil, nil), dst, x)
}

// Dim sets dst[i] to x[i] - y[i] where x[i] > y[i], else 0.
func Dim[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDim, &simd.DDDim, &simd.QFDim, &simd.QDDim, nil, nil, nil, nil), dst, x, y)
}

// Div sets dst[i] = x[i]/y[i].
func Div[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDiv, &simd.DDDiv, &simd.QFDiv, &simd.QDDiv, &simd.CDFDiv, &simd.CDDDiv, &simd.CQFDiv, &simd.CQDDiv), dst, x, y)
}

// DivDown sets dst[i] to x[i]/y[i], rounded down.
func DivDown[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32DivDown, &simd.F64DivDown), dst, x, y)
}

// DivFloat sets dst[i] = x[i]/a[i].
func DivFloat[N Of[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDivFloat, &simd.DDDivFloat, &simd.QFDivFloat, &simd.QDDivFloat, nil, nil, nil, nil), dst, x, a)
}

// DivScalar sets dst[i] = x[i]/a.
func DivScalar[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDiv, &simd.DDDiv, &simd.QFDiv, &simd.QDDiv, &simd.CDFDiv, &simd.CDDDiv, &simd.CQFDiv, &simd.CQDDiv), 2, a, dst, x)
}

// DivToZero sets dst[i] to x[i]/y[i], rounded toward zero.
func DivToZero[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32DivToZero, &simd.F64DivToZero), dst, x, y)
}

// DivUp sets dst[i] to x[i]/y[i], rounded up.
func DivUp[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32DivUp, &simd.F64DivUp), dst, x, y)
}

// EllipticE sets dst[i] to E(x[i]), the complete elliptic integral of the second kind for
// the parameter x[i] = k², which is ∫√(1 - x[i]·sin²t)dt from 0 to π/2.
func EllipticE[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEllipticE, &simd.DDEllipticE, &simd.QFEllipticE, &simd.QDEllipticE, nil, nil, nil, nil), dst, x)
}

// EllipticK sets dst[i] to K(x[i]), the complete elliptic integral of the first kind for
// the parameter x[i] = k², which is ∫dt/√(1 - x[i]·sin²t) from 0 to π/2.
func EllipticK[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEllipticK, &simd.DDEllipticK, &simd.QFEllipticK, &simd.QDEllipticK, nil, nil, nil, nil), dst, x)
}

// Equal sets dst[i] to whether x[i] = y[i]: 1 or 0.
func Equal[N AnyNumber](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEqual, &simd.DDEqual, &simd.QFEqual, &simd.QDEqual, &simd.CDFEqual, &simd.CDDEqual, &simd.CQFEqual, &simd.CQDEqual), dst, x, y)
}

// EqualFloat sets dst[i] to whether x[i] = a[i]: 1 or 0.
func EqualFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEqualFloat, &simd.DDEqualFloat, &simd.QFEqualFloat, &simd.QDEqualFloat, nil, nil, nil, nil), dst, x, a)
}

// EqualScalar sets dst[i] to whether x[i] = a: 1 or 0.
func EqualScalar[N limb.Extended](dst *Array[int32], x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEqual, &simd.DDEqual, &simd.QFEqual, &simd.QDEqual, nil, nil, nil, nil), 2, a, dst, x)
}

// Erf sets dst[i] to the error function 2/√π·∫e^(-t²)dt from 0 to x[i].
func Erf[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErf, &simd.DDErf, &simd.QFErf, &simd.QDErf, nil, nil, nil, nil), dst, x)
}

// Erfc sets dst[i] to the complementary error function 1 - erf(x[i]).
func Erfc[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfc, &simd.DDErfc, &simd.QFErfc, &simd.QDErfc, nil, nil, nil, nil), dst, x)
}

// Erfcinv sets dst[i] to the inverse of the complementary error function: x[i] is erfc of
// the result.
func Erfcinv[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfcinv, &simd.DDErfcinv, &simd.QFErfcinv, &simd.QDErfcinv, nil, nil, nil, nil), dst, x)
}

// Erfcx sets dst[i] to the scaled complementary error function e^(x[i]²)·erfc(x[i]).
func Erfcx[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfcx, &simd.DDErfcx, &simd.QFErfcx, &simd.QDErfcx, nil, nil, nil, nil), dst, x)
}

// Erfinv sets dst[i] to the inverse of the error function: x[i] is erf of the result.
func Erfinv[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfinv, &simd.DDErfinv, &simd.QFErfinv, &simd.QDErfinv, nil, nil, nil, nil), dst, x)
}

// Exp sets dst[i] to e^x[i].
func Exp[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExp, &simd.DDExp, &simd.QFExp, &simd.QDExp, &simd.CDFExp, &simd.CDDExp, &simd.CQFExp, &simd.CQDExp), dst, x)
}

// Exp10 sets dst[i] to 10^x[i].
func Exp10[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExp10, &simd.DDExp10, &simd.QFExp10, &simd.QDExp10, nil, nil, nil, nil), dst, x)
}

// Exp2 sets dst[i] to 2^x[i].
func Exp2[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExp2, &simd.DDExp2, &simd.QFExp2, &simd.QDExp2, nil, nil, nil, nil), dst, x)
}

// ExpInt sets dst[i] to the exponential integral Ei(x[i]), the principal value of ∫e^t/t
// dt from -∞ to x[i].
func ExpInt[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExpInt, &simd.DDExpInt, &simd.QFExpInt, &simd.QDExpInt, nil, nil, nil, nil), dst, x)
}

// Expm1 sets dst[i] to e^x[i] - 1.
func Expm1[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExpm1, &simd.DDExpm1, &simd.QFExpm1, &simd.QDExpm1, nil, nil, nil, nil), dst, x)
}

// FMADown sets dst[i] to x[i]·y[i] + z[i], rounded down.
func FMADown[T limb.Float](dst, x, y, z *Array[T]) error {
	return mapped(either[T](&simd.F32FMADown, &simd.F64FMADown), dst, x, y, z)
}

// FMAToZero sets dst[i] to x[i]·y[i] + z[i], rounded toward zero.
func FMAToZero[T limb.Float](dst, x, y, z *Array[T]) error {
	return mapped(either[T](&simd.F32FMAToZero, &simd.F64FMAToZero), dst, x, y, z)
}

// FMAUp sets dst[i] to x[i]·y[i] + z[i], rounded up.
func FMAUp[T limb.Float](dst, x, y, z *Array[T]) error {
	return mapped(either[T](&simd.F32FMAUp, &simd.F64FMAUp), dst, x, y, z)
}

// FastMod sets dst[i] to the remainder of x[i]/y[i] that has the sign of x[i], and NaN
// where limbs are too far apart for it.
func FastMod[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFastMod, &simd.DDFastMod, &simd.QFFastMod, &simd.QDFastMod, nil, nil, nil, nil), dst, x, y)
}

// FastRemainder sets dst[i] to the remainder of x[i]/y[i] that is nearest to 0, and NaN
// where limbs are too far apart for it.
func FastRemainder[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFastRemainder, &simd.DDFastRemainder, &simd.QFFastRemainder, &simd.QDFastRemainder, nil, nil, nil, nil), dst, x, y)
}

// FastRemquo sets rem[i] and quo[i] to the remainder of x[i]/y[i] that is nearest to 0
// and the low bits of the quotient, and NaN and 0 where limbs are too far apart for them.
func FastRemquo[N limb.Extended](rem *Array[N], quo *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFastRemquo, &simd.DDFastRemquo, &simd.QFFastRemquo, &simd.QDFastRemquo, nil, nil, nil, nil), rem, quo, x, y)
}

// Float32 sets dst[i] to x[i] rounded to nearest.
func Float32[N limb.Extended](dst *Array[float32], x *Array[N]) error {
	return mapped(simd.ToF32[typeof.Of[N]()], dst, x)
}

// Float64 sets dst[i] to x[i] rounded to nearest.
func Float64[N limb.Extended](dst *Array[float64], x *Array[N]) error {
	return mapped(simd.ToF64[typeof.Of[N]()], dst, x)
}

// Floor sets dst[i] to the largest integer not above x[i].
func Floor[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFloor, &simd.DDFloor, &simd.QFFloor, &simd.QDFloor, nil, nil, nil, nil), dst, x)
}

// Frexp sets frac[i] and exp[i] so that x[i] = frac[i]·2^exp[i], with ½ ≤ |frac[i]| < 1.
func Frexp[N limb.Extended](frac *Array[N], exp *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFrexp, &simd.DDFrexp, &simd.QFFrexp, &simd.QDFrexp, nil, nil, nil, nil), frac, exp, x)
}

// FromFloat32 sets dst[i] = x[i], exactly.
func FromFloat32[N limb.Extended](dst *Array[N], x *Array[float32]) error {
	return mapped(simd.FromF32[typeof.Of[N]()], dst, x)
}

// FromFloat64 sets dst[i] to x[i], as limb.From does: exactly, but rounded in numbers of
// float32.
func FromFloat64[N limb.Extended](dst *Array[N], x *Array[float64]) error {
	return mapped(simd.FromF64[typeof.Of[N]()], dst, x)
}

// FromIntDown sets dst[i] to x[i], rounded down.
func FromIntDown[T limb.Float](dst *Array[T], x *Array[int32]) error {
	return mapped(either[T](&simd.F32FromIntDown, &simd.F64FromIntDown), dst, x)
}

// FromIntToZero sets dst[i] to x[i], rounded toward zero.
func FromIntToZero[T limb.Float](dst *Array[T], x *Array[int32]) error {
	return mapped(either[T](&simd.F32FromIntToZero, &simd.F64FromIntToZero), dst, x)
}

// FromIntUp sets dst[i] to x[i], rounded up.
func FromIntUp[T limb.Float](dst *Array[T], x *Array[int32]) error {
	return mapped(either[T](&simd.F32FromIntUp, &simd.F64FromIntUp), dst, x)
}

// Gamma sets dst[i] to Γ(x[i]), which is the factorial of x[i] - 1.
func Gamma[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGamma, &simd.DDGamma, &simd.QFGamma, &simd.QDGamma, nil, nil, nil, nil), dst, x)
}

// GammaP sets dst[i] to P(a[i], x[i]) = γ(a[i], x[i])/Γ(a[i]), the regularized lower
// incomplete gamma function: the distribution function of the gamma distribution of shape
// a[i].
func GammaP[N limb.Extended](dst, a, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaP, &simd.DDGammaP, &simd.QFGammaP, &simd.QDGammaP, nil, nil, nil, nil), dst, a, x)
}

// GammaPinv sets dst[i] to the x ≥ 0 with P(a[i], x) = p[i]: quantiles of the gamma
// distribution of shape a[i].
func GammaPinv[N limb.Extended](dst, a, p *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaPinv, &simd.DDGammaPinv, &simd.QFGammaPinv, &simd.QDGammaPinv, nil, nil, nil, nil), dst, a, p)
}

// GammaQ sets dst[i] to Q(a[i], x[i]) = Γ(a[i], x[i])/Γ(a[i]), the regularized upper
// incomplete gamma function, which is 1 - P(a[i], x[i]).
func GammaQ[N limb.Extended](dst, a, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaQ, &simd.DDGammaQ, &simd.QFGammaQ, &simd.QDGammaQ, nil, nil, nil, nil), dst, a, x)
}

// GammaQinv sets dst[i] to the x ≥ 0 with Q(a[i], x) = q[i].
func GammaQinv[N limb.Extended](dst, a, q *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaQinv, &simd.DDGammaQinv, &simd.QFGammaQinv, &simd.QDGammaQinv, nil, nil, nil, nil), dst, a, q)
}

// Greater sets dst[i] to whether x[i] > y[i]: 1 or 0.
func Greater[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreater, &simd.DDGreater, &simd.QFGreater, &simd.QDGreater, nil, nil, nil, nil), dst, x, y)
}

// GreaterEqual sets dst[i] to whether x[i] ≥ y[i]: 1 or 0.
func GreaterEqual[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreaterEqual, &simd.DDGreaterEqual, &simd.QFGreaterEqual, &simd.QDGreaterEqual, nil, nil, nil, nil), dst, x, y)
}

// GreaterEqualFloat sets dst[i] to whether x[i] ≥ a[i]: 1 or 0.
func GreaterEqualFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreaterEqualFloat, &simd.DDGreaterEqualFloat, &simd.QFGreaterEqualFloat, &simd.QDGreaterEqualFloat, nil, nil, nil, nil), dst, x, a)
}

// GreaterFloat sets dst[i] to whether x[i] > a[i]: 1 or 0.
func GreaterFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreaterFloat, &simd.DDGreaterFloat, &simd.QFGreaterFloat, &simd.QDGreaterFloat, nil, nil, nil, nil), dst, x, a)
}

// GreaterScalar sets dst[i] to whether x[i] > a: 1 or 0.
func GreaterScalar[N limb.Extended](dst *Array[int32], x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLess, &simd.DDLess, &simd.QFLess, &simd.QDLess, nil, nil, nil, nil), 1, a, dst, x)
}

// Hypot sets dst[i] to √(x[i]²+y[i]²).
func Hypot[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFHypot, &simd.DDHypot, &simd.QFHypot, &simd.QDHypot, nil, nil, nil, nil), dst, x, y)
}

// I0 sets dst[i] to I0(x[i]), the modified Bessel function of the first kind and order 0.
func I0[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFI0, &simd.DDI0, &simd.QFI0, &simd.QDI0, nil, nil, nil, nil), dst, x)
}

// I1 sets dst[i] to I1(x[i]), the modified Bessel function of the first kind and order 1.
func I1[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFI1, &simd.DDI1, &simd.QFI1, &simd.QDI1, nil, nil, nil, nil), dst, x)
}

// Ilogb sets dst[i] to ⌊log2|x[i]|⌋.
func Ilogb[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIlogb, &simd.DDIlogb, &simd.QFIlogb, &simd.QDIlogb, nil, nil, nil, nil), dst, x)
}

// Int32Down sets dst[i] to x[i] as an integer, rounded down.
func Int32Down[T limb.Float](dst *Array[int32], x *Array[T]) error {
	return mapped(either[T](&simd.F32Int32Down, &simd.F64Int32Down), dst, x)
}

// Int32Nearest sets dst[i] to x[i] as an integer, rounded to nearest, ties to even.
func Int32Nearest[T limb.Float](dst *Array[int32], x *Array[T]) error {
	return mapped(either[T](&simd.F32Int32Nearest, &simd.F64Int32Nearest), dst, x)
}

// Int32ToZero sets dst[i] to x[i] as an integer, rounded toward zero.
func Int32ToZero[T limb.Float](dst *Array[int32], x *Array[T]) error {
	return mapped(either[T](&simd.F32Int32ToZero, &simd.F64Int32ToZero), dst, x)
}

// Int32Up sets dst[i] to x[i] as an integer, rounded up.
func Int32Up[T limb.Float](dst *Array[int32], x *Array[T]) error {
	return mapped(either[T](&simd.F32Int32Up, &simd.F64Int32Up), dst, x)
}

// IsInf sets dst[i] to whether x[i] is infinite: 1 or 0.
func IsInf[N AnyNumber](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsInf, &simd.DDIsInf, &simd.QFIsInf, &simd.QDIsInf, &simd.CDFIsInf, &simd.CDDIsInf, &simd.CQFIsInf, &simd.CQDIsInf), dst, x)
}

// IsInt sets dst[i] to whether x[i] is an integer: 1 or 0.
func IsInt[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsInt, &simd.DDIsInt, &simd.QFIsInt, &simd.QDIsInt, nil, nil, nil, nil), dst, x)
}

// IsNaN sets dst[i] to whether x[i] is NaN: 1 or 0.
func IsNaN[N AnyNumber](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsNaN, &simd.DDIsNaN, &simd.QFIsNaN, &simd.QDIsNaN, &simd.CDFIsNaN, &simd.CDDIsNaN, &simd.CQFIsNaN, &simd.CQDIsNaN), dst, x)
}

// IsZero sets dst[i] to whether x[i] is 0: 1 or 0.
func IsZero[N AnyNumber](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsZero, &simd.DDIsZero, &simd.QFIsZero, &simd.QDIsZero, &simd.CDFIsZero, &simd.CDDIsZero, &simd.CQFIsZero, &simd.CQDIsZero), dst, x)
}

// J0 sets dst[i] to J0(x[i]), the Bessel function of the first kind and order 0.
func J0[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFJ0, &simd.DDJ0, &simd.QFJ0, &simd.QDJ0, nil, nil, nil, nil), dst, x)
}

// J1 sets dst[i] to J1(x[i]), the Bessel function of the first kind and order 1.
func J1[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFJ1, &simd.DDJ1, &simd.QFJ1, &simd.QDJ1, nil, nil, nil, nil), dst, x)
}

// Jn sets dst[i] to the Bessel function of the first kind and order n[i] at x[i].
func Jn[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFJn, &simd.DDJn, &simd.QFJn, &simd.QDJn, nil, nil, nil, nil), dst, x, n)
}

// LambertW sets dst[i] to W(x[i]), the principal branch of Lambert's function, which is
// W₀: the w ≥ -1 with w·e^w = x[i].
func LambertW[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLambertW, &simd.DDLambertW, &simd.QFLambertW, &simd.QDLambertW, nil, nil, nil, nil), dst, x)
}

// Ldexp sets dst[i] to x[i]·2^n[i].
func Ldexp[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLdexp, &simd.DDLdexp, &simd.QFLdexp, &simd.QDLdexp, nil, nil, nil, nil), dst, x, n)
}

// Less sets dst[i] to whether x[i] < y[i]: 1 or 0.
func Less[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLess, &simd.DDLess, &simd.QFLess, &simd.QDLess, nil, nil, nil, nil), dst, x, y)
}

// LessEqual sets dst[i] to whether x[i] ≤ y[i]: 1 or 0.
func LessEqual[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLessEqual, &simd.DDLessEqual, &simd.QFLessEqual, &simd.QDLessEqual, nil, nil, nil, nil), dst, x, y)
}

// LessEqualFloat sets dst[i] to whether x[i] ≤ a[i]: 1 or 0.
func LessEqualFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLessEqualFloat, &simd.DDLessEqualFloat, &simd.QFLessEqualFloat, &simd.QDLessEqualFloat, nil, nil, nil, nil), dst, x, a)
}

// LessFloat sets dst[i] to whether x[i] < a[i]: 1 or 0.
func LessFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLessFloat, &simd.DDLessFloat, &simd.QFLessFloat, &simd.QDLessFloat, nil, nil, nil, nil), dst, x, a)
}

// LessScalar sets dst[i] to whether x[i] < a: 1 or 0.
func LessScalar[N limb.Extended](dst *Array[int32], x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLess, &simd.DDLess, &simd.QFLess, &simd.QDLess, nil, nil, nil, nil), 2, a, dst, x)
}

// Log sets dst[i] to the natural logarithm of x[i].
func Log[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog, &simd.DDLog, &simd.QFLog, &simd.QDLog, &simd.CDFLog, &simd.CDDLog, &simd.CQFLog, &simd.CQDLog), dst, x)
}

// Log10 sets dst[i] to the logarithm of x[i] to base 10.
func Log10[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog10, &simd.DDLog10, &simd.QFLog10, &simd.QDLog10, nil, nil, nil, nil), dst, x)
}

// Log1p sets dst[i] to the natural logarithm of 1 + x[i].
func Log1p[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog1p, &simd.DDLog1p, &simd.QFLog1p, &simd.QDLog1p, nil, nil, nil, nil), dst, x)
}

// Log2 sets dst[i] to the logarithm of x[i] to base 2.
func Log2[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog2, &simd.DDLog2, &simd.QFLog2, &simd.QDLog2, nil, nil, nil, nil), dst, x)
}

// LogBeta sets dst[i] to ln |B(x[i], y[i])|.
func LogBeta[N limb.Extended](dst, x, y *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLogBeta, &simd.DDLogBeta, &simd.QFLogBeta, &simd.QDLogBeta, nil, nil, nil, nil), dst, x, y)
}

// LogGamma sets ln[i] to ln |Γ(x[i])|, and sign[i] to the sign of Γ(x[i]): 1 or -1.
func LogGamma[N limb.Extended](ln *Array[N], sign *Array[int32], x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLogGamma, &simd.DDLogGamma, &simd.QFLogGamma, &simd.QDLogGamma, nil, nil, nil, nil), ln, sign, x)
}

// Logb sets dst[i] to ⌊log2|x[i]|⌋ as a number.
func Logb[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLogb, &simd.DDLogb, &simd.QFLogb, &simd.QDLogb, nil, nil, nil, nil), dst, x)
}

// Max sets dst[i] to the larger of x[i] and y[i]: the method Max. The largest of all
// elements is [Largest].
func Max[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMax, &simd.DDMax, &simd.QFMax, &simd.QDMax, nil, nil, nil, nil), dst, x, y)
}

// Min sets dst[i] to the smaller of x[i] and y[i]: the method Min. The least of all
// elements is [Smallest].
func Min[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMin, &simd.DDMin, &simd.QFMin, &simd.QDMin, nil, nil, nil, nil), dst, x, y)
}

// Modf sets integral[i] and frac[i] to the integral and the fractional part of x[i].
func Modf[N limb.Extended](integral, frac, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFModf, &simd.DDModf, &simd.QFModf, &simd.QDModf, nil, nil, nil, nil), integral, frac, x)
}

// Mul sets dst[i] = x[i]·y[i].
func Mul[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMul, &simd.DDMul, &simd.QFMul, &simd.QDMul, &simd.CDFMul, &simd.CDDMul, &simd.CQFMul, &simd.CQDMul), dst, x, y)
}

// MulAdd sets dst[i] = x[i]·y[i] + z[i].
func MulAdd[N limb.Extended](dst, x, y, z *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMulAdd, &simd.DDMulAdd, &simd.QFMulAdd, &simd.QDMulAdd, nil, nil, nil, nil), dst, x, y, z)
}

// MulDown sets dst[i] to x[i]·y[i], rounded down.
func MulDown[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32MulDown, &simd.F64MulDown), dst, x, y)
}

// MulFloat sets dst[i] = x[i]·a[i].
func MulFloat[N Of[T] | limb.ComplexPair[T] | limb.ComplexQuad[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMulFloat, &simd.DDMulFloat, &simd.QFMulFloat, &simd.QDMulFloat, &simd.CDFMulFloat, &simd.CDDMulFloat, &simd.CQFMulFloat, &simd.CQDMulFloat), dst, x, a)
}

// MulReal sets dst[i] = x[i]·a[i], as [limb.ComplexPair.MulReal] does.
func MulReal[N vec.ComplexOf[R], R limb.Extended](dst, x *Array[N], a *Array[R]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, &simd.CDFMulReal, &simd.CDDMulReal, &simd.CQFMulReal, &simd.CQDMulReal), dst, x, a)
}

// MulToZero sets dst[i] to x[i]·y[i], rounded toward zero.
func MulToZero[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32MulToZero, &simd.F64MulToZero), dst, x, y)
}

// MulUp sets dst[i] to x[i]·y[i], rounded up.
func MulUp[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32MulUp, &simd.F64MulUp), dst, x, y)
}

// Neg sets dst[i] = -x[i].
func Neg[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNeg, &simd.DDNeg, &simd.QFNeg, &simd.QDNeg, &simd.CDFNeg, &simd.CDDNeg, &simd.CQFNeg, &simd.CQDNeg), dst, x)
}

// Norm3 sets dst[i] to √(x[i]²+y[i]²+z[i]²).
func Norm3[N limb.Extended](dst, x, y, z *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNorm3, &simd.DDNorm3, &simd.QFNorm3, &simd.QDNorm3, nil, nil, nil, nil), dst, x, y, z)
}

// Norm4 sets dst[i] to √(x[i]²+y[i]²+z[i]²+w[i]²).
func Norm4[N limb.Extended](dst, x, y, z, w *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNorm4, &simd.DDNorm4, &simd.QFNorm4, &simd.QDNorm4, nil, nil, nil, nil), dst, x, y, z, w)
}

// NormCDF sets dst[i] to the distribution function of the normal distribution,
// ½·erfc(-x[i]/√2).
func NormCDF[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNormCDF, &simd.DDNormCDF, &simd.QFNormCDF, &simd.QDNormCDF, nil, nil, nil, nil), dst, x)
}

// NormCDFinv sets dst[i] to the inverse of the distribution function of the normal
// distribution: x[i] is NormCDF of the result.
func NormCDFinv[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNormCDFinv, &simd.DDNormCDFinv, &simd.QFNormCDFinv, &simd.QDNormCDFinv, nil, nil, nil, nil), dst, x)
}

// Phase sets dst[i] to the angle of x[i], from -π to π.
func Phase[N vec.ComplexOf[R], R limb.Extended](dst *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, &simd.CDFPhase, &simd.CDDPhase, &simd.CQFPhase, &simd.CQDPhase), dst, x)
}

// Polar sets r[i] to |x[i]|, and phase[i] to the angle of x[i], from -π to π.
func Polar[N vec.ComplexOf[R], R limb.Extended](r, phase *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, &simd.CDFPolar, &simd.CDDPolar, &simd.CQFPolar, &simd.CQDPolar), r, phase, x)
}

// Pow sets dst[i] to x[i]^y[i].
func Pow[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFPow, &simd.DDPow, &simd.QFPow, &simd.QDPow, &simd.CDFPow, &simd.CDDPow, &simd.CQFPow, &simd.CQDPow), dst, x, y)
}

// PowInt sets dst[i] to x[i]^n[i].
func PowInt[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFPowInt, &simd.DDPowInt, &simd.QFPowInt, &simd.QDPowInt, nil, nil, nil, nil), dst, x, n)
}

// Rcbrt sets dst[i] to one over the cube root of x[i].
func Rcbrt[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRcbrt, &simd.DDRcbrt, &simd.QFRcbrt, &simd.QDRcbrt, nil, nil, nil, nil), dst, x)
}

// RcpDown sets dst[i] to 1/x[i], rounded down.
func RcpDown[T limb.Float](dst, x *Array[T]) error {
	return mapped(either[T](&simd.F32RcpDown, &simd.F64RcpDown), dst, x)
}

// RcpToZero sets dst[i] to 1/x[i], rounded toward zero.
func RcpToZero[T limb.Float](dst, x *Array[T]) error {
	return mapped(either[T](&simd.F32RcpToZero, &simd.F64RcpToZero), dst, x)
}

// RcpUp sets dst[i] to 1/x[i], rounded up.
func RcpUp[T limb.Float](dst, x *Array[T]) error {
	return mapped(either[T](&simd.F32RcpUp, &simd.F64RcpUp), dst, x)
}

// Recip sets dst[i] = 1/x[i].
func Recip[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRecip, &simd.DDRecip, &simd.QFRecip, &simd.QDRecip, &simd.CDFRecip, &simd.CDDRecip, &simd.CQFRecip, &simd.CQDRecip), dst, x)
}

// Rhypot sets dst[i] to 1/√(x[i]²+y[i]²).
func Rhypot[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRhypot, &simd.DDRhypot, &simd.QFRhypot, &simd.QDRhypot, nil, nil, nil, nil), dst, x, y)
}

// Rnorm3 sets dst[i] to 1/√(x[i]²+y[i]²+z[i]²).
func Rnorm3[N limb.Extended](dst, x, y, z *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRnorm3, &simd.DDRnorm3, &simd.QFRnorm3, &simd.QDRnorm3, nil, nil, nil, nil), dst, x, y, z)
}

// Rnorm4 sets dst[i] to 1/√(x[i]²+y[i]²+z[i]²+w[i]²).
func Rnorm4[N limb.Extended](dst, x, y, z, w *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRnorm4, &simd.DDRnorm4, &simd.QFRnorm4, &simd.QDRnorm4, nil, nil, nil, nil), dst, x, y, z, w)
}

// Round sets dst[i] to the integer nearest to x[i], of two the one farther from 0.
func Round[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRound, &simd.DDRound, &simd.QFRound, &simd.QDRound, nil, nil, nil, nil), dst, x)
}

// RoundEven sets dst[i] to the integer nearest to x[i], of two the even one.
func RoundEven[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRoundEven, &simd.DDRoundEven, &simd.QFRoundEven, &simd.QDRoundEven, nil, nil, nil, nil), dst, x)
}

// Rsqrt sets dst[i] to 1/√x[i].
func Rsqrt[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRsqrt, &simd.DDRsqrt, &simd.QFRsqrt, &simd.QDRsqrt, nil, nil, nil, nil), dst, x)
}

// Scale sets dst[i] = x[i]·a.
func Scale[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMul, &simd.DDMul, &simd.QFMul, &simd.QDMul, &simd.CDFMul, &simd.CDDMul, &simd.CQFMul, &simd.CQDMul), 2, a, dst, x)
}

// Sign sets dst[i] to -1, 0 or +1 as x[i] is below, at or above 0, and to 0 for NaN.
func Sign[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSign, &simd.DDSign, &simd.QFSign, &simd.QDSign, nil, nil, nil, nil), dst, x)
}

// Signbit sets dst[i] to whether x[i] has its sign bit set: 1 or 0.
func Signbit[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSignbit, &simd.DDSignbit, &simd.QFSignbit, &simd.QDSignbit, nil, nil, nil, nil), dst, x)
}

// Sin sets dst[i] to the sine of x[i], in radians.
func Sin[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSin, &simd.DDSin, &simd.QFSin, &simd.QDSin, &simd.CDFSin, &simd.CDDSin, &simd.CQFSin, &simd.CQDSin), dst, x)
}

// SinCos sets sin[i] and cos[i] to the sine and the cosine of x[i].
func SinCos[N limb.Extended](sin, cos, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinCos, &simd.DDSinCos, &simd.QFSinCos, &simd.QDSinCos, nil, nil, nil, nil), sin, cos, x)
}

// SinCosPi sets sin[i] and cos[i] to the sine and the cosine of πx[i].
func SinCosPi[N limb.Extended](sin, cos, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinCosPi, &simd.DDSinCosPi, &simd.QFSinCosPi, &simd.QDSinCosPi, nil, nil, nil, nil), sin, cos, x)
}

// SinPi sets dst[i] to the sine of πx[i].
func SinPi[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinPi, &simd.DDSinPi, &simd.QFSinPi, &simd.QDSinPi, nil, nil, nil, nil), dst, x)
}

// Sinh sets dst[i] to the hyperbolic sine of x[i].
func Sinh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinh, &simd.DDSinh, &simd.QFSinh, &simd.QDSinh, &simd.CDFSinh, &simd.CDDSinh, &simd.CQFSinh, &simd.CQDSinh), dst, x)
}

// SloppyAdd sets dst[i] = x[i] + y[i], with no bound of the relative error where that
// cancels: see [limb.Pair.SloppyAdd].
func SloppyAdd[T limb.Float](dst, x, y *Array[limb.Pair[T]]) error {
	return mapped(byType(sizeOf[limb.Pair[T]](), typeof.Of[limb.Pair[T]](), &simd.DFSloppyAdd, &simd.DDSloppyAdd, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Sqr sets dst[i] = x[i]².
func Sqr[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSqr, &simd.DDSqr, &simd.QFSqr, &simd.QDSqr, &simd.CDFSqr, &simd.CDDSqr, &simd.CQFSqr, &simd.CQDSqr), dst, x)
}

// Sqrt sets dst[i] to √x[i].
func Sqrt[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSqrt, &simd.DDSqrt, &simd.QFSqrt, &simd.QDSqrt, &simd.CDFSqrt, &simd.CDDSqrt, &simd.CQFSqrt, &simd.CQDSqrt), dst, x)
}

// SqrtDown sets dst[i] to √x[i], rounded down.
func SqrtDown[T limb.Float](dst, x *Array[T]) error {
	return mapped(either[T](&simd.F32SqrtDown, &simd.F64SqrtDown), dst, x)
}

// SqrtToZero sets dst[i] to √x[i], rounded toward zero.
func SqrtToZero[T limb.Float](dst, x *Array[T]) error {
	return mapped(either[T](&simd.F32SqrtToZero, &simd.F64SqrtToZero), dst, x)
}

// SqrtUp sets dst[i] to √x[i], rounded up.
func SqrtUp[T limb.Float](dst, x *Array[T]) error {
	return mapped(either[T](&simd.F32SqrtUp, &simd.F64SqrtUp), dst, x)
}

// Sub sets dst[i] = x[i] - y[i].
func Sub[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSub, &simd.DDSub, &simd.QFSub, &simd.QDSub, &simd.CDFSub, &simd.CDDSub, &simd.CQFSub, &simd.CQDSub), dst, x, y)
}

// SubFloat sets dst[i] = x[i] - a[i].
func SubFloat[N Of[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSubFloat, &simd.DDSubFloat, &simd.QFSubFloat, &simd.QDSubFloat, nil, nil, nil, nil), dst, x, a)
}

// SubScalar sets dst[i] = x[i] - a.
func SubScalar[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSub, &simd.DDSub, &simd.QFSub, &simd.QDSub, &simd.CDFSub, &simd.CDDSub, &simd.CQFSub, &simd.CQDSub), 2, a, dst, x)
}

// Tan sets dst[i] to the tangent of x[i], in radians.
func Tan[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTan, &simd.DDTan, &simd.QFTan, &simd.QDTan, &simd.CDFTan, &simd.CDDTan, &simd.CQFTan, &simd.CQDTan), dst, x)
}

// TanPi sets dst[i] to the tangent of πx[i].
func TanPi[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTanPi, &simd.DDTanPi, &simd.QFTanPi, &simd.QDTanPi, nil, nil, nil, nil), dst, x)
}

// Tanh sets dst[i] to the hyperbolic tangent of x[i].
func Tanh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTanh, &simd.DDTanh, &simd.QFTanh, &simd.QDTanh, &simd.CDFTanh, &simd.CDDTanh, &simd.CQFTanh, &simd.CQDTanh), dst, x)
}

// Trunc sets dst[i] to x[i] without its fraction.
func Trunc[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTrunc, &simd.DDTrunc, &simd.QFTrunc, &simd.QDTrunc, nil, nil, nil, nil), dst, x)
}

// Y0 sets dst[i] to Y0(x[i]), the Bessel function of the second kind and order 0.
func Y0[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFY0, &simd.DDY0, &simd.QFY0, &simd.QDY0, nil, nil, nil, nil), dst, x)
}

// Y1 sets dst[i] to Y1(x[i]), the Bessel function of the second kind and order 1.
func Y1[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFY1, &simd.DDY1, &simd.QFY1, &simd.QDY1, nil, nil, nil, nil), dst, x)
}

// Yn sets dst[i] to the Bessel function of the second kind and order n[i] at x[i].
func Yn[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFYn, &simd.DDYn, &simd.QFYn, &simd.QDYn, nil, nil, nil, nil), dst, x, n)
}

// Zeta sets dst[i] to Riemann's ζ(x[i]).
func Zeta[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFZeta, &simd.DDZeta, &simd.QFZeta, &simd.QDZeta, nil, nil, nil, nil), dst, x)
}

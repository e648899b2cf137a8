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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAbs, &simd.DDAbs, &simd.QFAbs, &simd.QDAbs, &simd.TFAbs, &simd.TDAbs, &simd.CDFAbs, &simd.CDDAbs, &simd.CQFAbs, &simd.CQDAbs, &simd.CTFAbs, &simd.CTDAbs), dst, x)
}

// AbsSqr sets dst[i] = |x[i]|².
func AbsSqr[N vec.ComplexOf[R], R limb.Extended](dst *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, nil, nil, &simd.CDFAbsSqr, &simd.CDDAbsSqr, &simd.CQFAbsSqr, &simd.CQDAbsSqr, &simd.CTFAbsSqr, &simd.CTDAbsSqr), dst, x)
}

// Acos sets dst[i] to acos x[i].
func Acos[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAcos, &simd.DDAcos, &simd.QFAcos, &simd.QDAcos, &simd.TFAcos, &simd.TDAcos, &simd.CDFAcos, &simd.CDDAcos, &simd.CQFAcos, &simd.CQDAcos, &simd.CTFAcos, &simd.CTDAcos), dst, x)
}

// Acosh sets dst[i] to the inverse hyperbolic cosine of x[i].
func Acosh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAcosh, &simd.DDAcosh, &simd.QFAcosh, &simd.QDAcosh, &simd.TFAcosh, &simd.TDAcosh, &simd.CDFAcosh, &simd.CDDAcosh, &simd.CQFAcosh, &simd.CQDAcosh, &simd.CTFAcosh, &simd.CTDAcosh), dst, x)
}

// Add sets dst[i] = x[i] + y[i].
func Add[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAdd, &simd.DDAdd, &simd.QFAdd, &simd.QDAdd, &simd.TFAdd, &simd.TDAdd, &simd.CDFAdd, &simd.CDDAdd, &simd.CQFAdd, &simd.CQDAdd, &simd.CTFAdd, &simd.CTDAdd), dst, x, y)
}

// AddDown sets dst[i] to x[i] + y[i], rounded down.
func AddDown[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32AddDown, &simd.F64AddDown), dst, x, y)
}

// AddFloat sets dst[i] = x[i] + a[i].
func AddFloat[N Of[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAddFloat, &simd.DDAddFloat, &simd.QFAddFloat, &simd.QDAddFloat, &simd.TFAddFloat, &simd.TDAddFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// AddScalar sets dst[i] = x[i] + a.
func AddScalar[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAdd, &simd.DDAdd, &simd.QFAdd, &simd.QDAdd, &simd.TFAdd, &simd.TDAdd, &simd.CDFAdd, &simd.CDDAdd, &simd.CQFAdd, &simd.CQDAdd, &simd.CTFAdd, &simd.CTDAdd), 2, a, dst, x)
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
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryAi, &simd.DDAiryAi, &simd.QFAiryAi, &simd.QDAiryAi, &simd.TFAiryAi, &simd.TDAiryAi, nil, nil, nil, nil, nil, nil), dst, x)
}

// AiryAiPrime sets dst[i] to the derivative Ai'(x[i]) of Airy's function Ai.
func AiryAiPrime[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryAiPrime, &simd.DDAiryAiPrime, &simd.QFAiryAiPrime, &simd.QDAiryAiPrime, &simd.TFAiryAiPrime, &simd.TDAiryAiPrime, nil, nil, nil, nil, nil, nil), dst, x)
}

// AiryBi sets dst[i] to Airy's function Bi(x[i]), the solution of y″ = xy that grows.
func AiryBi[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryBi, &simd.DDAiryBi, &simd.QFAiryBi, &simd.QDAiryBi, &simd.TFAiryBi, &simd.TDAiryBi, nil, nil, nil, nil, nil, nil), dst, x)
}

// AiryBiPrime sets dst[i] to the derivative Bi'(x[i]) of Airy's function Bi.
func AiryBiPrime[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAiryBiPrime, &simd.DDAiryBiPrime, &simd.QFAiryBiPrime, &simd.QDAiryBiPrime, &simd.TFAiryBiPrime, &simd.TDAiryBiPrime, nil, nil, nil, nil, nil, nil), dst, x)
}

// Asin sets dst[i] to asin x[i].
func Asin[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAsin, &simd.DDAsin, &simd.QFAsin, &simd.QDAsin, &simd.TFAsin, &simd.TDAsin, &simd.CDFAsin, &simd.CDDAsin, &simd.CQFAsin, &simd.CQDAsin, &simd.CTFAsin, &simd.CTDAsin), dst, x)
}

// Asinh sets dst[i] to the inverse hyperbolic sine of x[i].
func Asinh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAsinh, &simd.DDAsinh, &simd.QFAsinh, &simd.QDAsinh, &simd.TFAsinh, &simd.TDAsinh, &simd.CDFAsinh, &simd.CDDAsinh, &simd.CQFAsinh, &simd.CQDAsinh, &simd.CTFAsinh, &simd.CTDAsinh), dst, x)
}

// Atan sets dst[i] to atan x[i].
func Atan[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAtan, &simd.DDAtan, &simd.QFAtan, &simd.QDAtan, &simd.TFAtan, &simd.TDAtan, &simd.CDFAtan, &simd.CDDAtan, &simd.CQFAtan, &simd.CQDAtan, &simd.CTFAtan, &simd.CTDAtan), dst, x)
}

// Atan2 sets dst[i] to the angle of the point (x[i], y[i]).
func Atan2[N limb.Extended](dst, y, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAtan2, &simd.DDAtan2, &simd.QFAtan2, &simd.QDAtan2, &simd.TFAtan2, &simd.TDAtan2, nil, nil, nil, nil, nil, nil), dst, y, x)
}

// Atanh sets dst[i] to the inverse hyperbolic tangent of x[i].
func Atanh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFAtanh, &simd.DDAtanh, &simd.QFAtanh, &simd.QDAtanh, &simd.TFAtanh, &simd.TDAtanh, &simd.CDFAtanh, &simd.CDDAtanh, &simd.CQFAtanh, &simd.CQDAtanh, &simd.CTFAtanh, &simd.CTDAtanh), dst, x)
}

// BesselI sets dst[i] to I(x[i]), the modified Bessel function of the first kind and a
// real order ν.
func BesselI[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselI, &simd.DDBesselI, &simd.QFBesselI, &simd.QDBesselI, &simd.TFBesselI, &simd.TDBesselI, nil, nil, nil, nil, nil, nil), dst, x, nu)
}

// BesselJ sets dst[i] to J(x[i]), the Bessel function of the first kind and a real order
// ν.
func BesselJ[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselJ, &simd.DDBesselJ, &simd.QFBesselJ, &simd.QDBesselJ, &simd.TFBesselJ, &simd.TDBesselJ, nil, nil, nil, nil, nil, nil), dst, x, nu)
}

// BesselK sets dst[i] to K(x[i]), the modified Bessel function of the second kind and a
// real order ν.
func BesselK[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselK, &simd.DDBesselK, &simd.QFBesselK, &simd.QDBesselK, &simd.TFBesselK, &simd.TDBesselK, nil, nil, nil, nil, nil, nil), dst, x, nu)
}

// BesselY sets dst[i] to Y(x[i]), the Bessel function of the second kind and a real order
// ν.
func BesselY[N limb.Extended](dst, x, nu *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBesselY, &simd.DDBesselY, &simd.QFBesselY, &simd.QDBesselY, &simd.TFBesselY, &simd.TDBesselY, nil, nil, nil, nil, nil, nil), dst, x, nu)
}

// Beta sets dst[i] to Euler's B(x[i], y[i]) = Γ(x[i])Γ(y[i])/Γ(x[i]+y[i]).
func Beta[N limb.Extended](dst, x, y *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBeta, &simd.DDBeta, &simd.QFBeta, &simd.QDBeta, &simd.TFBeta, &simd.TDBeta, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// BetaP sets dst[i] to P(a[i], b[i], x[i]) = ∫tᵃ⁻¹(1-t)ᵇ⁻¹dt/B(a[i], b[i]), from 0 to
// x[i], the regularized incomplete beta function: the distribution function of the beta
// distribution of shapes a[i] and b[i].
func BetaP[N limb.Extended](dst, a, b, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaP, &simd.DDBetaP, &simd.QFBetaP, &simd.QDBetaP, &simd.TFBetaP, &simd.TDBetaP, nil, nil, nil, nil, nil, nil), dst, a, b, x)
}

// BetaPinv sets dst[i] to the x with P(a[i], b[i], x) = p[i]: quantiles of the beta
// distribution of shapes a[i] and b[i].
func BetaPinv[N limb.Extended](dst, a, b, p *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaPinv, &simd.DDBetaPinv, &simd.QFBetaPinv, &simd.QDBetaPinv, &simd.TFBetaPinv, &simd.TDBetaPinv, nil, nil, nil, nil, nil, nil), dst, a, b, p)
}

// BetaQ sets dst[i] to Q(a[i], b[i], x[i]) = 1 - P(a[i], b[i], x[i]), which is P(b[i],
// a[i], 1-x[i]).
func BetaQ[N limb.Extended](dst, a, b, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaQ, &simd.DDBetaQ, &simd.QFBetaQ, &simd.QDBetaQ, &simd.TFBetaQ, &simd.TDBetaQ, nil, nil, nil, nil, nil, nil), dst, a, b, x)
}

// BetaQinv sets dst[i] to the x with Q(a[i], b[i], x) = q[i].
func BetaQinv[N limb.Extended](dst, a, b, q *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFBetaQinv, &simd.DDBetaQinv, &simd.QFBetaQinv, &simd.QDBetaQinv, &simd.TFBetaQinv, &simd.TDBetaQinv, nil, nil, nil, nil, nil, nil), dst, a, b, q)
}

// Canon sets dst[i] = x[i] in canonical form: see [limb.Pair.Canon].
func Canon[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCanon, &simd.DDCanon, &simd.QFCanon, &simd.QDCanon, &simd.TFCanon, &simd.TDCanon, nil, nil, nil, nil, nil, nil), dst, x)
}

// Cbrt sets dst[i] to the cube root of x[i].
func Cbrt[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCbrt, &simd.DDCbrt, &simd.QFCbrt, &simd.QDCbrt, &simd.TFCbrt, &simd.TDCbrt, nil, nil, nil, nil, nil, nil), dst, x)
}

// Ceil sets dst[i] to the smallest integer not below x[i].
func Ceil[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCeil, &simd.DDCeil, &simd.QFCeil, &simd.QDCeil, &simd.TFCeil, &simd.TDCeil, nil, nil, nil, nil, nil, nil), dst, x)
}

// Conj sets dst[i] to the conjugate of x[i].
func Conj[N limb.ComplexNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, nil, nil, &simd.CDFConj, &simd.CDDConj, &simd.CQFConj, &simd.CQDConj, &simd.CTFConj, &simd.CTDConj), dst, x)
}

// Copysign sets dst[i] to |x[i]| with the sign of y[i].
func Copysign[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCopysign, &simd.DDCopysign, &simd.QFCopysign, &simd.QDCopysign, &simd.TFCopysign, &simd.TDCopysign, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Cos sets dst[i] to the cosine of x[i], in radians.
func Cos[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCos, &simd.DDCos, &simd.QFCos, &simd.QDCos, &simd.TFCos, &simd.TDCos, &simd.CDFCos, &simd.CDDCos, &simd.CQFCos, &simd.CQDCos, &simd.CTFCos, &simd.CTDCos), dst, x)
}

// CosPi sets dst[i] to the cosine of πx[i].
func CosPi[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCosPi, &simd.DDCosPi, &simd.QFCosPi, &simd.QDCosPi, &simd.TFCosPi, &simd.TDCosPi, nil, nil, nil, nil, nil, nil), dst, x)
}

// Cosh sets dst[i] to the hyperbolic cosine of x[i].
func Cosh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFCosh, &simd.DDCosh, &simd.QFCosh, &simd.QDCosh, &simd.TFCosh, &simd.TDCosh, &simd.CDFCosh, &simd.CDDCosh, &simd.CQFCosh, &simd.CQDCosh, &simd.CTFCosh, &simd.CTDCosh), dst, x)
}

// Digamma sets dst[i] to ψ(x[i]), the derivative of ln Γ(x[i]).
func Digamma[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDigamma, &simd.DDDigamma, &simd.QFDigamma, &simd.QDDigamma, &simd.TFDigamma, &simd.TDDigamma, nil, nil, nil, nil, nil, nil), dst, x)
}

// Dim sets dst[i] to x[i] - y[i] where x[i] > y[i], else 0.
func Dim[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDim, &simd.DDDim, &simd.QFDim, &simd.QDDim, &simd.TFDim, &simd.TDDim, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Div sets dst[i] = x[i]/y[i].
func Div[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDiv, &simd.DDDiv, &simd.QFDiv, &simd.QDDiv, &simd.TFDiv, &simd.TDDiv, &simd.CDFDiv, &simd.CDDDiv, &simd.CQFDiv, &simd.CQDDiv, &simd.CTFDiv, &simd.CTDDiv), dst, x, y)
}

// DivDown sets dst[i] to x[i]/y[i], rounded down.
func DivDown[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32DivDown, &simd.F64DivDown), dst, x, y)
}

// DivFloat sets dst[i] = x[i]/a[i].
func DivFloat[N Of[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDivFloat, &simd.DDDivFloat, &simd.QFDivFloat, &simd.QDDivFloat, &simd.TFDivFloat, &simd.TDDivFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// DivScalar sets dst[i] = x[i]/a.
func DivScalar[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFDiv, &simd.DDDiv, &simd.QFDiv, &simd.QDDiv, &simd.TFDiv, &simd.TDDiv, &simd.CDFDiv, &simd.CDDDiv, &simd.CQFDiv, &simd.CQDDiv, &simd.CTFDiv, &simd.CTDDiv), 2, a, dst, x)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEllipticE, &simd.DDEllipticE, &simd.QFEllipticE, &simd.QDEllipticE, &simd.TFEllipticE, &simd.TDEllipticE, nil, nil, nil, nil, nil, nil), dst, x)
}

// EllipticK sets dst[i] to K(x[i]), the complete elliptic integral of the first kind for
// the parameter x[i] = k², which is ∫dt/√(1 - x[i]·sin²t) from 0 to π/2.
func EllipticK[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEllipticK, &simd.DDEllipticK, &simd.QFEllipticK, &simd.QDEllipticK, &simd.TFEllipticK, &simd.TDEllipticK, nil, nil, nil, nil, nil, nil), dst, x)
}

// Equal sets dst[i] to whether x[i] = y[i]: 1 or 0.
func Equal[N AnyNumber](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEqual, &simd.DDEqual, &simd.QFEqual, &simd.QDEqual, &simd.TFEqual, &simd.TDEqual, &simd.CDFEqual, &simd.CDDEqual, &simd.CQFEqual, &simd.CQDEqual, &simd.CTFEqual, &simd.CTDEqual), dst, x, y)
}

// EqualFloat sets dst[i] to whether x[i] = a[i]: 1 or 0.
func EqualFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEqualFloat, &simd.DDEqualFloat, &simd.QFEqualFloat, &simd.QDEqualFloat, &simd.TFEqualFloat, &simd.TDEqualFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// EqualScalar sets dst[i] to whether x[i] = a: 1 or 0.
func EqualScalar[N limb.Extended](dst *Array[int32], x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFEqual, &simd.DDEqual, &simd.QFEqual, &simd.QDEqual, &simd.TFEqual, &simd.TDEqual, nil, nil, nil, nil, nil, nil), 2, a, dst, x)
}

// Erf sets dst[i] to the error function 2/√π·∫e^(-t²)dt from 0 to x[i].
func Erf[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErf, &simd.DDErf, &simd.QFErf, &simd.QDErf, &simd.TFErf, &simd.TDErf, nil, nil, nil, nil, nil, nil), dst, x)
}

// Erfc sets dst[i] to the complementary error function 1 - erf(x[i]).
func Erfc[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfc, &simd.DDErfc, &simd.QFErfc, &simd.QDErfc, &simd.TFErfc, &simd.TDErfc, nil, nil, nil, nil, nil, nil), dst, x)
}

// Erfcinv sets dst[i] to the inverse of the complementary error function: x[i] is erfc of
// the result.
func Erfcinv[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfcinv, &simd.DDErfcinv, &simd.QFErfcinv, &simd.QDErfcinv, &simd.TFErfcinv, &simd.TDErfcinv, nil, nil, nil, nil, nil, nil), dst, x)
}

// Erfcx sets dst[i] to the scaled complementary error function e^(x[i]²)·erfc(x[i]).
func Erfcx[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfcx, &simd.DDErfcx, &simd.QFErfcx, &simd.QDErfcx, &simd.TFErfcx, &simd.TDErfcx, nil, nil, nil, nil, nil, nil), dst, x)
}

// Erfinv sets dst[i] to the inverse of the error function: x[i] is erf of the result.
func Erfinv[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFErfinv, &simd.DDErfinv, &simd.QFErfinv, &simd.QDErfinv, &simd.TFErfinv, &simd.TDErfinv, nil, nil, nil, nil, nil, nil), dst, x)
}

// Exp sets dst[i] to e^x[i].
func Exp[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExp, &simd.DDExp, &simd.QFExp, &simd.QDExp, &simd.TFExp, &simd.TDExp, &simd.CDFExp, &simd.CDDExp, &simd.CQFExp, &simd.CQDExp, &simd.CTFExp, &simd.CTDExp), dst, x)
}

// Exp10 sets dst[i] to 10^x[i].
func Exp10[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExp10, &simd.DDExp10, &simd.QFExp10, &simd.QDExp10, &simd.TFExp10, &simd.TDExp10, nil, nil, nil, nil, nil, nil), dst, x)
}

// Exp2 sets dst[i] to 2^x[i].
func Exp2[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExp2, &simd.DDExp2, &simd.QFExp2, &simd.QDExp2, &simd.TFExp2, &simd.TDExp2, nil, nil, nil, nil, nil, nil), dst, x)
}

// ExpInt sets dst[i] to the exponential integral Ei(x[i]), the principal value of ∫e^t/t
// dt from -∞ to x[i].
func ExpInt[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExpInt, &simd.DDExpInt, &simd.QFExpInt, &simd.QDExpInt, &simd.TFExpInt, &simd.TDExpInt, nil, nil, nil, nil, nil, nil), dst, x)
}

// Expm1 sets dst[i] to e^x[i] - 1.
func Expm1[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFExpm1, &simd.DDExpm1, &simd.QFExpm1, &simd.QDExpm1, &simd.TFExpm1, &simd.TDExpm1, nil, nil, nil, nil, nil, nil), dst, x)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFastMod, &simd.DDFastMod, &simd.QFFastMod, &simd.QDFastMod, &simd.TFFastMod, &simd.TDFastMod, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// FastRemainder sets dst[i] to the remainder of x[i]/y[i] that is nearest to 0, and NaN
// where limbs are too far apart for it.
func FastRemainder[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFastRemainder, &simd.DDFastRemainder, &simd.QFFastRemainder, &simd.QDFastRemainder, &simd.TFFastRemainder, &simd.TDFastRemainder, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// FastRemquo sets rem[i] and quo[i] to the remainder of x[i]/y[i] that is nearest to 0
// and the low bits of the quotient, and NaN and 0 where limbs are too far apart for them.
func FastRemquo[N limb.Extended](rem *Array[N], quo *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFastRemquo, &simd.DDFastRemquo, &simd.QFFastRemquo, &simd.QDFastRemquo, &simd.TFFastRemquo, &simd.TDFastRemquo, nil, nil, nil, nil, nil, nil), rem, quo, x, y)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFloor, &simd.DDFloor, &simd.QFFloor, &simd.QDFloor, &simd.TFFloor, &simd.TDFloor, nil, nil, nil, nil, nil, nil), dst, x)
}

// Frexp sets frac[i] and exp[i] so that x[i] = frac[i]·2^exp[i], with ½ ≤ |frac[i]| < 1.
func Frexp[N limb.Extended](frac *Array[N], exp *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFFrexp, &simd.DDFrexp, &simd.QFFrexp, &simd.QDFrexp, &simd.TFFrexp, &simd.TDFrexp, nil, nil, nil, nil, nil, nil), frac, exp, x)
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
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGamma, &simd.DDGamma, &simd.QFGamma, &simd.QDGamma, &simd.TFGamma, &simd.TDGamma, nil, nil, nil, nil, nil, nil), dst, x)
}

// GammaP sets dst[i] to P(a[i], x[i]) = γ(a[i], x[i])/Γ(a[i]), the regularized lower
// incomplete gamma function: the distribution function of the gamma distribution of shape
// a[i].
func GammaP[N limb.Extended](dst, a, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaP, &simd.DDGammaP, &simd.QFGammaP, &simd.QDGammaP, &simd.TFGammaP, &simd.TDGammaP, nil, nil, nil, nil, nil, nil), dst, a, x)
}

// GammaPinv sets dst[i] to the x ≥ 0 with P(a[i], x) = p[i]: quantiles of the gamma
// distribution of shape a[i].
func GammaPinv[N limb.Extended](dst, a, p *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaPinv, &simd.DDGammaPinv, &simd.QFGammaPinv, &simd.QDGammaPinv, &simd.TFGammaPinv, &simd.TDGammaPinv, nil, nil, nil, nil, nil, nil), dst, a, p)
}

// GammaQ sets dst[i] to Q(a[i], x[i]) = Γ(a[i], x[i])/Γ(a[i]), the regularized upper
// incomplete gamma function, which is 1 - P(a[i], x[i]).
func GammaQ[N limb.Extended](dst, a, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaQ, &simd.DDGammaQ, &simd.QFGammaQ, &simd.QDGammaQ, &simd.TFGammaQ, &simd.TDGammaQ, nil, nil, nil, nil, nil, nil), dst, a, x)
}

// GammaQinv sets dst[i] to the x ≥ 0 with Q(a[i], x) = q[i].
func GammaQinv[N limb.Extended](dst, a, q *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGammaQinv, &simd.DDGammaQinv, &simd.QFGammaQinv, &simd.QDGammaQinv, &simd.TFGammaQinv, &simd.TDGammaQinv, nil, nil, nil, nil, nil, nil), dst, a, q)
}

// Greater sets dst[i] to whether x[i] > y[i]: 1 or 0.
func Greater[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreater, &simd.DDGreater, &simd.QFGreater, &simd.QDGreater, &simd.TFGreater, &simd.TDGreater, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// GreaterEqual sets dst[i] to whether x[i] ≥ y[i]: 1 or 0.
func GreaterEqual[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreaterEqual, &simd.DDGreaterEqual, &simd.QFGreaterEqual, &simd.QDGreaterEqual, &simd.TFGreaterEqual, &simd.TDGreaterEqual, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// GreaterEqualFloat sets dst[i] to whether x[i] ≥ a[i]: 1 or 0.
func GreaterEqualFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreaterEqualFloat, &simd.DDGreaterEqualFloat, &simd.QFGreaterEqualFloat, &simd.QDGreaterEqualFloat, &simd.TFGreaterEqualFloat, &simd.TDGreaterEqualFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// GreaterFloat sets dst[i] to whether x[i] > a[i]: 1 or 0.
func GreaterFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFGreaterFloat, &simd.DDGreaterFloat, &simd.QFGreaterFloat, &simd.QDGreaterFloat, &simd.TFGreaterFloat, &simd.TDGreaterFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// GreaterScalar sets dst[i] to whether x[i] > a: 1 or 0.
func GreaterScalar[N limb.Extended](dst *Array[int32], x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLess, &simd.DDLess, &simd.QFLess, &simd.QDLess, &simd.TFLess, &simd.TDLess, nil, nil, nil, nil, nil, nil), 1, a, dst, x)
}

// Hypot sets dst[i] to √(x[i]²+y[i]²).
func Hypot[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFHypot, &simd.DDHypot, &simd.QFHypot, &simd.QDHypot, &simd.TFHypot, &simd.TDHypot, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// I0 sets dst[i] to I0(x[i]), the modified Bessel function of the first kind and order 0.
func I0[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFI0, &simd.DDI0, &simd.QFI0, &simd.QDI0, &simd.TFI0, &simd.TDI0, nil, nil, nil, nil, nil, nil), dst, x)
}

// I1 sets dst[i] to I1(x[i]), the modified Bessel function of the first kind and order 1.
func I1[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFI1, &simd.DDI1, &simd.QFI1, &simd.QDI1, &simd.TFI1, &simd.TDI1, nil, nil, nil, nil, nil, nil), dst, x)
}

// Ilogb sets dst[i] to ⌊log2|x[i]|⌋.
func Ilogb[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIlogb, &simd.DDIlogb, &simd.QFIlogb, &simd.QDIlogb, &simd.TFIlogb, &simd.TDIlogb, nil, nil, nil, nil, nil, nil), dst, x)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsInf, &simd.DDIsInf, &simd.QFIsInf, &simd.QDIsInf, &simd.TFIsInf, &simd.TDIsInf, &simd.CDFIsInf, &simd.CDDIsInf, &simd.CQFIsInf, &simd.CQDIsInf, &simd.CTFIsInf, &simd.CTDIsInf), dst, x)
}

// IsInt sets dst[i] to whether x[i] is an integer: 1 or 0.
func IsInt[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsInt, &simd.DDIsInt, &simd.QFIsInt, &simd.QDIsInt, &simd.TFIsInt, &simd.TDIsInt, nil, nil, nil, nil, nil, nil), dst, x)
}

// IsNaN sets dst[i] to whether x[i] is NaN: 1 or 0.
func IsNaN[N AnyNumber](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsNaN, &simd.DDIsNaN, &simd.QFIsNaN, &simd.QDIsNaN, &simd.TFIsNaN, &simd.TDIsNaN, &simd.CDFIsNaN, &simd.CDDIsNaN, &simd.CQFIsNaN, &simd.CQDIsNaN, &simd.CTFIsNaN, &simd.CTDIsNaN), dst, x)
}

// IsZero sets dst[i] to whether x[i] is 0: 1 or 0.
func IsZero[N AnyNumber](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFIsZero, &simd.DDIsZero, &simd.QFIsZero, &simd.QDIsZero, &simd.TFIsZero, &simd.TDIsZero, &simd.CDFIsZero, &simd.CDDIsZero, &simd.CQFIsZero, &simd.CQDIsZero, &simd.CTFIsZero, &simd.CTDIsZero), dst, x)
}

// J0 sets dst[i] to J0(x[i]), the Bessel function of the first kind and order 0.
func J0[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFJ0, &simd.DDJ0, &simd.QFJ0, &simd.QDJ0, &simd.TFJ0, &simd.TDJ0, nil, nil, nil, nil, nil, nil), dst, x)
}

// J1 sets dst[i] to J1(x[i]), the Bessel function of the first kind and order 1.
func J1[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFJ1, &simd.DDJ1, &simd.QFJ1, &simd.QDJ1, &simd.TFJ1, &simd.TDJ1, nil, nil, nil, nil, nil, nil), dst, x)
}

// Jn sets dst[i] to the Bessel function of the first kind and order n[i] at x[i].
func Jn[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFJn, &simd.DDJn, &simd.QFJn, &simd.QDJn, &simd.TFJn, &simd.TDJn, nil, nil, nil, nil, nil, nil), dst, x, n)
}

// LambertW sets dst[i] to W(x[i]), the principal branch of Lambert's function, which is
// W₀: the w ≥ -1 with w·e^w = x[i].
func LambertW[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLambertW, &simd.DDLambertW, &simd.QFLambertW, &simd.QDLambertW, &simd.TFLambertW, &simd.TDLambertW, nil, nil, nil, nil, nil, nil), dst, x)
}

// Ldexp sets dst[i] to x[i]·2^n[i].
func Ldexp[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLdexp, &simd.DDLdexp, &simd.QFLdexp, &simd.QDLdexp, &simd.TFLdexp, &simd.TDLdexp, nil, nil, nil, nil, nil, nil), dst, x, n)
}

// Less sets dst[i] to whether x[i] < y[i]: 1 or 0.
func Less[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLess, &simd.DDLess, &simd.QFLess, &simd.QDLess, &simd.TFLess, &simd.TDLess, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// LessEqual sets dst[i] to whether x[i] ≤ y[i]: 1 or 0.
func LessEqual[N limb.Extended](dst *Array[int32], x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLessEqual, &simd.DDLessEqual, &simd.QFLessEqual, &simd.QDLessEqual, &simd.TFLessEqual, &simd.TDLessEqual, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// LessEqualFloat sets dst[i] to whether x[i] ≤ a[i]: 1 or 0.
func LessEqualFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLessEqualFloat, &simd.DDLessEqualFloat, &simd.QFLessEqualFloat, &simd.QDLessEqualFloat, &simd.TFLessEqualFloat, &simd.TDLessEqualFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// LessFloat sets dst[i] to whether x[i] < a[i]: 1 or 0.
func LessFloat[N Of[T], T limb.Float](dst *Array[int32], x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLessFloat, &simd.DDLessFloat, &simd.QFLessFloat, &simd.QDLessFloat, &simd.TFLessFloat, &simd.TDLessFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// LessScalar sets dst[i] to whether x[i] < a: 1 or 0.
func LessScalar[N limb.Extended](dst *Array[int32], x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLess, &simd.DDLess, &simd.QFLess, &simd.QDLess, &simd.TFLess, &simd.TDLess, nil, nil, nil, nil, nil, nil), 2, a, dst, x)
}

// Log sets dst[i] to the natural logarithm of x[i].
func Log[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog, &simd.DDLog, &simd.QFLog, &simd.QDLog, &simd.TFLog, &simd.TDLog, &simd.CDFLog, &simd.CDDLog, &simd.CQFLog, &simd.CQDLog, &simd.CTFLog, &simd.CTDLog), dst, x)
}

// Log10 sets dst[i] to the logarithm of x[i] to base 10.
func Log10[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog10, &simd.DDLog10, &simd.QFLog10, &simd.QDLog10, &simd.TFLog10, &simd.TDLog10, nil, nil, nil, nil, nil, nil), dst, x)
}

// Log1p sets dst[i] to the natural logarithm of 1 + x[i].
func Log1p[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog1p, &simd.DDLog1p, &simd.QFLog1p, &simd.QDLog1p, &simd.TFLog1p, &simd.TDLog1p, nil, nil, nil, nil, nil, nil), dst, x)
}

// Log2 sets dst[i] to the logarithm of x[i] to base 2.
func Log2[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLog2, &simd.DDLog2, &simd.QFLog2, &simd.QDLog2, &simd.TFLog2, &simd.TDLog2, nil, nil, nil, nil, nil, nil), dst, x)
}

// LogBeta sets dst[i] to ln |B(x[i], y[i])|.
func LogBeta[N limb.Extended](dst, x, y *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLogBeta, &simd.DDLogBeta, &simd.QFLogBeta, &simd.QDLogBeta, &simd.TFLogBeta, &simd.TDLogBeta, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// LogGamma sets ln[i] to ln |Γ(x[i])|, and sign[i] to the sign of Γ(x[i]): 1 or -1.
func LogGamma[N limb.Extended](ln *Array[N], sign *Array[int32], x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLogGamma, &simd.DDLogGamma, &simd.QFLogGamma, &simd.QDLogGamma, &simd.TFLogGamma, &simd.TDLogGamma, nil, nil, nil, nil, nil, nil), ln, sign, x)
}

// Logb sets dst[i] to ⌊log2|x[i]|⌋ as a number.
func Logb[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFLogb, &simd.DDLogb, &simd.QFLogb, &simd.QDLogb, &simd.TFLogb, &simd.TDLogb, nil, nil, nil, nil, nil, nil), dst, x)
}

// Max sets dst[i] to the larger of x[i] and y[i]: the method Max. The largest of all
// elements is [Largest].
func Max[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMax, &simd.DDMax, &simd.QFMax, &simd.QDMax, &simd.TFMax, &simd.TDMax, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Min sets dst[i] to the smaller of x[i] and y[i]: the method Min. The least of all
// elements is [Smallest].
func Min[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMin, &simd.DDMin, &simd.QFMin, &simd.QDMin, &simd.TFMin, &simd.TDMin, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Modf sets integral[i] and frac[i] to the integral and the fractional part of x[i].
func Modf[N limb.Extended](integral, frac, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFModf, &simd.DDModf, &simd.QFModf, &simd.QDModf, &simd.TFModf, &simd.TDModf, nil, nil, nil, nil, nil, nil), integral, frac, x)
}

// Mul sets dst[i] = x[i]·y[i].
func Mul[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMul, &simd.DDMul, &simd.QFMul, &simd.QDMul, &simd.TFMul, &simd.TDMul, &simd.CDFMul, &simd.CDDMul, &simd.CQFMul, &simd.CQDMul, &simd.CTFMul, &simd.CTDMul), dst, x, y)
}

// MulAdd sets dst[i] = x[i]·y[i] + z[i].
func MulAdd[N limb.Extended](dst, x, y, z *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMulAdd, &simd.DDMulAdd, &simd.QFMulAdd, &simd.QDMulAdd, &simd.TFMulAdd, &simd.TDMulAdd, nil, nil, nil, nil, nil, nil), dst, x, y, z)
}

// MulDown sets dst[i] to x[i]·y[i], rounded down.
func MulDown[T limb.Float](dst, x, y *Array[T]) error {
	return mapped(either[T](&simd.F32MulDown, &simd.F64MulDown), dst, x, y)
}

// MulFloat sets dst[i] = x[i]·a[i].
func MulFloat[N Of[T] | limb.ComplexPair[T] | limb.ComplexQuad[T] | limb.ComplexTriple[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMulFloat, &simd.DDMulFloat, &simd.QFMulFloat, &simd.QDMulFloat, &simd.TFMulFloat, &simd.TDMulFloat, &simd.CDFMulFloat, &simd.CDDMulFloat, &simd.CQFMulFloat, &simd.CQDMulFloat, &simd.CTFMulFloat, &simd.CTDMulFloat), dst, x, a)
}

// MulReal sets dst[i] = x[i]·a[i], as [limb.ComplexPair.MulReal] does.
func MulReal[N vec.ComplexOf[R], R limb.Extended](dst, x *Array[N], a *Array[R]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, nil, nil, &simd.CDFMulReal, &simd.CDDMulReal, &simd.CQFMulReal, &simd.CQDMulReal, &simd.CTFMulReal, &simd.CTDMulReal), dst, x, a)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNeg, &simd.DDNeg, &simd.QFNeg, &simd.QDNeg, &simd.TFNeg, &simd.TDNeg, &simd.CDFNeg, &simd.CDDNeg, &simd.CQFNeg, &simd.CQDNeg, &simd.CTFNeg, &simd.CTDNeg), dst, x)
}

// Norm3 sets dst[i] to √(x[i]²+y[i]²+z[i]²).
func Norm3[N limb.Extended](dst, x, y, z *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNorm3, &simd.DDNorm3, &simd.QFNorm3, &simd.QDNorm3, &simd.TFNorm3, &simd.TDNorm3, nil, nil, nil, nil, nil, nil), dst, x, y, z)
}

// Norm4 sets dst[i] to √(x[i]²+y[i]²+z[i]²+w[i]²).
func Norm4[N limb.Extended](dst, x, y, z, w *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNorm4, &simd.DDNorm4, &simd.QFNorm4, &simd.QDNorm4, &simd.TFNorm4, &simd.TDNorm4, nil, nil, nil, nil, nil, nil), dst, x, y, z, w)
}

// NormCDF sets dst[i] to the distribution function of the normal distribution,
// ½·erfc(-x[i]/√2).
func NormCDF[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNormCDF, &simd.DDNormCDF, &simd.QFNormCDF, &simd.QDNormCDF, &simd.TFNormCDF, &simd.TDNormCDF, nil, nil, nil, nil, nil, nil), dst, x)
}

// NormCDFinv sets dst[i] to the inverse of the distribution function of the normal
// distribution: x[i] is NormCDF of the result.
func NormCDFinv[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFNormCDFinv, &simd.DDNormCDFinv, &simd.QFNormCDFinv, &simd.QDNormCDFinv, &simd.TFNormCDFinv, &simd.TDNormCDFinv, nil, nil, nil, nil, nil, nil), dst, x)
}

// Phase sets dst[i] to the angle of x[i], from -π to π.
func Phase[N vec.ComplexOf[R], R limb.Extended](dst *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, nil, nil, &simd.CDFPhase, &simd.CDDPhase, &simd.CQFPhase, &simd.CQDPhase, &simd.CTFPhase, &simd.CTDPhase), dst, x)
}

// Polar sets r[i] to |x[i]|, and phase[i] to the angle of x[i], from -π to π.
func Polar[N vec.ComplexOf[R], R limb.Extended](r, phase *Array[R], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), nil, nil, nil, nil, nil, nil, &simd.CDFPolar, &simd.CDDPolar, &simd.CQFPolar, &simd.CQDPolar, &simd.CTFPolar, &simd.CTDPolar), r, phase, x)
}

// Pow sets dst[i] to x[i]^y[i].
func Pow[N AnyNumber](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFPow, &simd.DDPow, &simd.QFPow, &simd.QDPow, &simd.TFPow, &simd.TDPow, &simd.CDFPow, &simd.CDDPow, &simd.CQFPow, &simd.CQDPow, &simd.CTFPow, &simd.CTDPow), dst, x, y)
}

// PowInt sets dst[i] to x[i]^n[i].
func PowInt[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFPowInt, &simd.DDPowInt, &simd.QFPowInt, &simd.QDPowInt, &simd.TFPowInt, &simd.TDPowInt, nil, nil, nil, nil, nil, nil), dst, x, n)
}

// Rcbrt sets dst[i] to one over the cube root of x[i].
func Rcbrt[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRcbrt, &simd.DDRcbrt, &simd.QFRcbrt, &simd.QDRcbrt, &simd.TFRcbrt, &simd.TDRcbrt, nil, nil, nil, nil, nil, nil), dst, x)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRecip, &simd.DDRecip, &simd.QFRecip, &simd.QDRecip, &simd.TFRecip, &simd.TDRecip, &simd.CDFRecip, &simd.CDDRecip, &simd.CQFRecip, &simd.CQDRecip, &simd.CTFRecip, &simd.CTDRecip), dst, x)
}

// Rhypot sets dst[i] to 1/√(x[i]²+y[i]²).
func Rhypot[N limb.Extended](dst, x, y *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRhypot, &simd.DDRhypot, &simd.QFRhypot, &simd.QDRhypot, &simd.TFRhypot, &simd.TDRhypot, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Rnorm3 sets dst[i] to 1/√(x[i]²+y[i]²+z[i]²).
func Rnorm3[N limb.Extended](dst, x, y, z *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRnorm3, &simd.DDRnorm3, &simd.QFRnorm3, &simd.QDRnorm3, &simd.TFRnorm3, &simd.TDRnorm3, nil, nil, nil, nil, nil, nil), dst, x, y, z)
}

// Rnorm4 sets dst[i] to 1/√(x[i]²+y[i]²+z[i]²+w[i]²).
func Rnorm4[N limb.Extended](dst, x, y, z, w *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRnorm4, &simd.DDRnorm4, &simd.QFRnorm4, &simd.QDRnorm4, &simd.TFRnorm4, &simd.TDRnorm4, nil, nil, nil, nil, nil, nil), dst, x, y, z, w)
}

// Round sets dst[i] to the integer nearest to x[i], of two the one farther from 0.
func Round[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRound, &simd.DDRound, &simd.QFRound, &simd.QDRound, &simd.TFRound, &simd.TDRound, nil, nil, nil, nil, nil, nil), dst, x)
}

// RoundEven sets dst[i] to the integer nearest to x[i], of two the even one.
func RoundEven[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRoundEven, &simd.DDRoundEven, &simd.QFRoundEven, &simd.QDRoundEven, &simd.TFRoundEven, &simd.TDRoundEven, nil, nil, nil, nil, nil, nil), dst, x)
}

// Rsqrt sets dst[i] to 1/√x[i].
func Rsqrt[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFRsqrt, &simd.DDRsqrt, &simd.QFRsqrt, &simd.QDRsqrt, &simd.TFRsqrt, &simd.TDRsqrt, nil, nil, nil, nil, nil, nil), dst, x)
}

// Scale sets dst[i] = x[i]·a.
func Scale[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFMul, &simd.DDMul, &simd.QFMul, &simd.QDMul, &simd.TFMul, &simd.TDMul, &simd.CDFMul, &simd.CDDMul, &simd.CQFMul, &simd.CQDMul, &simd.CTFMul, &simd.CTDMul), 2, a, dst, x)
}

// Sign sets dst[i] to -1, 0 or +1 as x[i] is below, at or above 0, and to 0 for NaN.
func Sign[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSign, &simd.DDSign, &simd.QFSign, &simd.QDSign, &simd.TFSign, &simd.TDSign, nil, nil, nil, nil, nil, nil), dst, x)
}

// Signbit sets dst[i] to whether x[i] has its sign bit set: 1 or 0.
func Signbit[N limb.Extended](dst *Array[int32], x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSignbit, &simd.DDSignbit, &simd.QFSignbit, &simd.QDSignbit, &simd.TFSignbit, &simd.TDSignbit, nil, nil, nil, nil, nil, nil), dst, x)
}

// Sin sets dst[i] to the sine of x[i], in radians.
func Sin[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSin, &simd.DDSin, &simd.QFSin, &simd.QDSin, &simd.TFSin, &simd.TDSin, &simd.CDFSin, &simd.CDDSin, &simd.CQFSin, &simd.CQDSin, &simd.CTFSin, &simd.CTDSin), dst, x)
}

// SinCos sets sin[i] and cos[i] to the sine and the cosine of x[i].
func SinCos[N limb.Extended](sin, cos, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinCos, &simd.DDSinCos, &simd.QFSinCos, &simd.QDSinCos, &simd.TFSinCos, &simd.TDSinCos, nil, nil, nil, nil, nil, nil), sin, cos, x)
}

// SinCosPi sets sin[i] and cos[i] to the sine and the cosine of πx[i].
func SinCosPi[N limb.Extended](sin, cos, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinCosPi, &simd.DDSinCosPi, &simd.QFSinCosPi, &simd.QDSinCosPi, &simd.TFSinCosPi, &simd.TDSinCosPi, nil, nil, nil, nil, nil, nil), sin, cos, x)
}

// SinPi sets dst[i] to the sine of πx[i].
func SinPi[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinPi, &simd.DDSinPi, &simd.QFSinPi, &simd.QDSinPi, &simd.TFSinPi, &simd.TDSinPi, nil, nil, nil, nil, nil, nil), dst, x)
}

// Sinh sets dst[i] to the hyperbolic sine of x[i].
func Sinh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSinh, &simd.DDSinh, &simd.QFSinh, &simd.QDSinh, &simd.TFSinh, &simd.TDSinh, &simd.CDFSinh, &simd.CDDSinh, &simd.CQFSinh, &simd.CQDSinh, &simd.CTFSinh, &simd.CTDSinh), dst, x)
}

// SloppyAdd sets dst[i] = x[i] + y[i], with no bound of the relative error where that
// cancels: see [limb.Pair.SloppyAdd].
func SloppyAdd[T limb.Float](dst, x, y *Array[limb.Pair[T]]) error {
	return mapped(byType(sizeOf[limb.Pair[T]](), typeof.Of[limb.Pair[T]](), &simd.DFSloppyAdd, &simd.DDSloppyAdd, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil), dst, x, y)
}

// Sqr sets dst[i] = x[i]².
func Sqr[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSqr, &simd.DDSqr, &simd.QFSqr, &simd.QDSqr, &simd.TFSqr, &simd.TDSqr, &simd.CDFSqr, &simd.CDDSqr, &simd.CQFSqr, &simd.CQDSqr, &simd.CTFSqr, &simd.CTDSqr), dst, x)
}

// Sqrt sets dst[i] to √x[i].
func Sqrt[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSqrt, &simd.DDSqrt, &simd.QFSqrt, &simd.QDSqrt, &simd.TFSqrt, &simd.TDSqrt, &simd.CDFSqrt, &simd.CDDSqrt, &simd.CQFSqrt, &simd.CQDSqrt, &simd.CTFSqrt, &simd.CTDSqrt), dst, x)
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
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSub, &simd.DDSub, &simd.QFSub, &simd.QDSub, &simd.TFSub, &simd.TDSub, &simd.CDFSub, &simd.CDDSub, &simd.CQFSub, &simd.CQDSub, &simd.CTFSub, &simd.CTDSub), dst, x, y)
}

// SubFloat sets dst[i] = x[i] - a[i].
func SubFloat[N Of[T], T limb.Float](dst, x *Array[N], a *Array[T]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSubFloat, &simd.DDSubFloat, &simd.QFSubFloat, &simd.QDSubFloat, &simd.TFSubFloat, &simd.TDSubFloat, nil, nil, nil, nil, nil, nil), dst, x, a)
}

// SubScalar sets dst[i] = x[i] - a.
func SubScalar[N AnyNumber](dst, x *Array[N], a N) error {
	return fixed(byType(sizeOf[N](), typeof.Of[N](), &simd.DFSub, &simd.DDSub, &simd.QFSub, &simd.QDSub, &simd.TFSub, &simd.TDSub, &simd.CDFSub, &simd.CDDSub, &simd.CQFSub, &simd.CQDSub, &simd.CTFSub, &simd.CTDSub), 2, a, dst, x)
}

// Tan sets dst[i] to the tangent of x[i], in radians.
func Tan[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTan, &simd.DDTan, &simd.QFTan, &simd.QDTan, &simd.TFTan, &simd.TDTan, &simd.CDFTan, &simd.CDDTan, &simd.CQFTan, &simd.CQDTan, &simd.CTFTan, &simd.CTDTan), dst, x)
}

// TanPi sets dst[i] to the tangent of πx[i].
func TanPi[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTanPi, &simd.DDTanPi, &simd.QFTanPi, &simd.QDTanPi, &simd.TFTanPi, &simd.TDTanPi, nil, nil, nil, nil, nil, nil), dst, x)
}

// Tanh sets dst[i] to the hyperbolic tangent of x[i].
func Tanh[N AnyNumber](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTanh, &simd.DDTanh, &simd.QFTanh, &simd.QDTanh, &simd.TFTanh, &simd.TDTanh, &simd.CDFTanh, &simd.CDDTanh, &simd.CQFTanh, &simd.CQDTanh, &simd.CTFTanh, &simd.CTDTanh), dst, x)
}

// Trunc sets dst[i] to x[i] without its fraction.
func Trunc[N limb.Extended](dst, x *Array[N]) error {
	return mapped(byType(sizeOf[N](), typeof.Of[N](), &simd.DFTrunc, &simd.DDTrunc, &simd.QFTrunc, &simd.QDTrunc, &simd.TFTrunc, &simd.TDTrunc, nil, nil, nil, nil, nil, nil), dst, x)
}

// Y0 sets dst[i] to Y0(x[i]), the Bessel function of the second kind and order 0.
func Y0[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFY0, &simd.DDY0, &simd.QFY0, &simd.QDY0, &simd.TFY0, &simd.TDY0, nil, nil, nil, nil, nil, nil), dst, x)
}

// Y1 sets dst[i] to Y1(x[i]), the Bessel function of the second kind and order 1.
func Y1[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFY1, &simd.DDY1, &simd.QFY1, &simd.QDY1, &simd.TFY1, &simd.TDY1, nil, nil, nil, nil, nil, nil), dst, x)
}

// Yn sets dst[i] to the Bessel function of the second kind and order n[i] at x[i].
func Yn[N limb.Extended](dst, x *Array[N], n *Array[int32]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFYn, &simd.DDYn, &simd.QFYn, &simd.QDYn, &simd.TFYn, &simd.TDYn, nil, nil, nil, nil, nil, nil), dst, x, n)
}

// Zeta sets dst[i] to Riemann's ζ(x[i]).
func Zeta[N limb.Extended](dst, x *Array[N]) error {
	return tabled(byType(sizeOf[N](), typeof.Of[N](), &simd.DFZeta, &simd.DDZeta, &simd.QFZeta, &simd.QDZeta, &simd.TFZeta, &simd.TDZeta, nil, nil, nil, nil, nil, nil), dst, x)
}

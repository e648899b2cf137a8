package limb

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"strconv"

	"github.com/limbfp/limb/internal/exact"
)

// # One limb
//
// F64 and F32 are the machine's own numbers with the methods of the others, so that
// code over [Real] runs in them too, for comparison: what a type costs, and what it
// gains. What package math has is computed by it, and in float64 for an F32; the rest
// in a DD, and rounded to nearest. So errors are those of package math, and bits may
// differ from one processor to another where its do. What F32 has not here is the twin of
// what F64 has.

// F64 is a float64 with the methods of [Real], for code that runs in all types.
//
// What package math has is computed by it; the rest in a DD, and
// rounded to nearest. So errors are those of package math, and bits may differ from one
// processor to another where its do.
//
//limb:twin
type F64 float64

// F32 is a float32 with the methods of [Real], for code that runs in all types.
//
// What package math has is computed by it, in float64; the rest in a DD, and
// rounded to nearest. So errors are those of package math, and bits may differ from one
// processor to another where its do.
type F32 float32

func (*F64) format() *exact.Format { return exact.F64 }

func (x F64) wide() DD { return DD{Hi: float64(x)} }

// Add returns x + y, correctly rounded.
func (x F64) Add(y F64) F64 { return x + y }

// Sub returns x - y, correctly rounded.
func (x F64) Sub(y F64) F64 { return x - y }

// Mul returns xy, correctly rounded.
func (x F64) Mul(y F64) F64 { return F64(x * y) }

// Div returns x/y, correctly rounded.
func (x F64) Div(y F64) F64 { return x / y }

// AddFloat returns x + a, correctly rounded.
func (x F64) AddFloat(a float64) F64 { return x + F64(a) }

// SubFloat returns x - a, correctly rounded.
func (x F64) SubFloat(a float64) F64 { return x - F64(a) }

// MulFloat returns xa, correctly rounded.
func (x F64) MulFloat(a float64) F64 { return F64(x * F64(a)) }

// DivFloat returns x/a, correctly rounded.
func (x F64) DivFloat(a float64) F64 { return x / F64(a) }

// AddFloat returns x + a, correctly rounded.
func (x F32) AddFloat(a float32) F32 { return x + F32(a) }

// SubFloat returns x - a, correctly rounded.
func (x F32) SubFloat(a float32) F32 { return x - F32(a) }

// MulFloat returns xa, correctly rounded.
func (x F32) MulFloat(a float32) F32 { return F32(x * F32(a)) }

// DivFloat returns x/a, correctly rounded.
func (x F32) DivFloat(a float32) F32 { return x / F32(a) }

// EqualFloat reports whether x = a.
func (x F64) EqualFloat(a float64) bool { return x == F64(a) }

// LessFloat reports whether x < a.
func (x F64) LessFloat(a float64) bool { return x < F64(a) }

// EqualFloat reports whether x = a.
func (x F32) EqualFloat(a float32) bool { return x == F32(a) }

// LessFloat reports whether x < a.
func (x F32) LessFloat(a float32) bool { return x < F32(a) }

// MulAdd returns xy + z, rounded once.
func (x F64) MulAdd(y, z F64) F64 { return F64(math.FMA(float64(x), float64(y), float64(z))) }

// Neg returns -x.
func (x F64) Neg() F64 { return -x }

// Sqr returns x², correctly rounded.
func (x F64) Sqr() F64 { return F64(x * x) }

// Recip returns 1/x, correctly rounded.
func (x F64) Recip() F64 { return 1 / x }

// Equal reports whether x = y.
func (x F64) Equal(y F64) bool { return x == y }

// Less reports whether x < y.
func (x F64) Less(y F64) bool { return x < y }

// LessEqual reports whether x ≤ y.
func (x F64) LessEqual(y F64) bool { return x <= y }

// Greater reports whether x > y.
func (x F64) Greater(y F64) bool { return x > y }

// GreaterEqual reports whether x ≥ y.
func (x F64) GreaterEqual(y F64) bool { return x >= y }

// Cmp returns -1, 0 or +1 for x < y, x = y, x > y, as cmp.Compare.
func (x F64) Cmp(y F64) int { return cmp.Compare(x, y) }

// IsNaN reports whether x is NaN.
func (x F64) IsNaN() bool { return x != x }

// IsInf reports whether x is +Inf or -Inf.
func (x F64) IsInf() bool { return infinite(float64(x)) }

// IsZero reports whether x is +0 or -0.
func (x F64) IsZero() bool { return x == 0 }

// IsInt reports whether x is an integer.
func (x F64) IsInt() bool { return !x.IsInf() && x == x.Trunc() }

// Sign returns -1 for x < 0, +1 for x > 0, and 0 for ±0 and NaN.
func (x F64) Sign() int { return int(sign(float64(x))) }

// MulAdd returns xy + z, rounded once.
func (x F32) MulAdd(y, z F32) F32 { return F32(roundOdd(float64(float64(x)*float64(y)), float64(z))) }

// Signbit reports whether the sign bit of x is set.
func (x F64) Signbit() bool { return signbit(float64(x)) }

// Signbit reports whether the sign bit of x is set.
func (x F32) Signbit() bool { return signbit(float32(x)) }

// Abs returns |x|.
func (x F64) Abs() F64 { return F64(math.Abs(float64(x))) }

// Sqrt returns √x.
func (x F64) Sqrt() F64 { return F64(math.Sqrt(float64(x))) }

// Cbrt returns ∛x.
func (x F64) Cbrt() F64 { return F64(math.Cbrt(float64(x))) }

// Exp returns e^x.
func (x F64) Exp() F64 { return F64(math.Exp(float64(x))) }

// Exp2 returns 2^x.
func (x F64) Exp2() F64 { return F64(math.Exp2(float64(x))) }

// Expm1 returns e^x - 1.
func (x F64) Expm1() F64 { return F64(math.Expm1(float64(x))) }

// Log returns the natural logarithm of x.
func (x F64) Log() F64 { return F64(machineLog(float64(x))) }

// Log2 returns the logarithm of x to base 2.
func (x F64) Log2() F64 { return F64(math.Log2(float64(x))) }

// Log10 returns the logarithm of x to base 10.
func (x F64) Log10() F64 { return F64(machineLog10(float64(x))) }

// Log1p returns log(1 + x).
func (x F64) Log1p() F64 { return F64(math.Log1p(float64(x))) }

// Gamma returns Γ(x), which is the factorial of x - 1.
func (x F64) Gamma() F64 { return F64(math.Gamma(float64(x))) }

// LogGamma returns ln |Γ(x)|, and the sign of Γ(x): 1 or -1.
func (x F64) LogGamma() (ln F64, sign int) {
	l, s := machineLogGamma(float64(x))
	return F64(l), s
}

// Of subnormal numbers math.Log is wrong on amd64 (golang.org/issue/56600), and so are Log10 and Lgamma, which call it.
// These scale them first.

func machineLog(x float64) float64 {
	if 0 < x && x < 0x1p-1022 {
		return math.Log(float64(x*0x1p54)) - 54*math.Ln2
	}
	return math.Log(x)
}

func machineLog10(x float64) float64 {
	if 0 < x && x < 0x1p-1022 {
		return math.Log10(float64(x*0x1p54)) - 54*(math.Ln2/math.Ln10)
	}
	return math.Log10(x)
}

func machineLogGamma(x float64) (ln float64, sign int) {
	ln, sign = math.Lgamma(x)
	if a := math.Abs(x); 0 < a && a < 0x1p-1022 {
		ln = -machineLog(a) // Γ(x) is next to 1/x
	}
	return ln, sign
}

// Sin returns sin x.
func (x F64) Sin() F64 { return F64(math.Sin(float64(x))) }

// Cos returns cos x.
func (x F64) Cos() F64 { return F64(math.Cos(float64(x))) }

// Tan returns tan x.
func (x F64) Tan() F64 { return F64(math.Tan(float64(x))) }

// Asin returns asin x.
func (x F64) Asin() F64 { return F64(math.Asin(float64(x))) }

// Acos returns acos x.
func (x F64) Acos() F64 { return F64(math.Acos(float64(x))) }

// Atan returns atan x.
func (x F64) Atan() F64 { return F64(math.Atan(float64(x))) }

// Sinh returns sinh x.
func (x F64) Sinh() F64 { return F64(math.Sinh(float64(x))) }

// Cosh returns cosh x.
func (x F64) Cosh() F64 { return F64(math.Cosh(float64(x))) }

// Tanh returns tanh x.
func (x F64) Tanh() F64 { return F64(math.Tanh(float64(x))) }

// Asinh returns asinh x.
func (x F64) Asinh() F64 { return F64(math.Asinh(float64(x))) }

// Acosh returns acosh x.
func (x F64) Acosh() F64 { return F64(math.Acosh(float64(x))) }

// Atanh returns atanh x.
func (x F64) Atanh() F64 { return F64(math.Atanh(float64(x))) }

// Floor returns the largest integer not above x.
func (x F64) Floor() F64 { return F64(math.Floor(float64(x))) }

// Ceil returns the smallest integer not below x.
func (x F64) Ceil() F64 { return F64(math.Ceil(float64(x))) }

// Trunc returns x without its fraction.
func (x F64) Trunc() F64 { return F64(math.Trunc(float64(x))) }

// Round returns the integer nearest to x, of two the one farther from 0.
func (x F64) Round() F64 { return F64(math.Round(float64(x))) }

// RoundEven returns the integer nearest to x, of two the even one.
func (x F64) RoundEven() F64 { return F64(math.RoundToEven(float64(x))) }

// Logb returns ⌊log2|x|⌋.
func (x F64) Logb() F64 { return F64(math.Logb(float64(x))) }

// Rsqrt returns 1/√x.
func (x F64) Rsqrt() F64 { return F64(x.wide().Rsqrt().Float64()) }

// Rcbrt returns 1/∛x.
func (x F64) Rcbrt() F64 { return F64(x.wide().Rcbrt().Float64()) }

// Exp10 returns 10^x.
func (x F64) Exp10() F64 { return F64(x.wide().Exp10().Float64()) }

// SinPi returns sin πx.
func (x F64) SinPi() F64 { return F64(x.wide().SinPi().Float64()) }

// CosPi returns cos πx.
func (x F64) CosPi() F64 { return F64(x.wide().CosPi().Float64()) }

// TanPi returns tan πx.
func (x F64) TanPi() F64 { return F64(x.wide().TanPi().Float64()) }

// Erf returns the error function of x.
func (x F64) Erf() F64 { return F64(x.wide().Erf().Float64()) }

// Erfc returns 1 - erf(x).
func (x F64) Erfc() F64 { return F64(x.wide().Erfc().Float64()) }

// Erfcx returns e^(x²)·erfc(x).
func (x F64) Erfcx() F64 { return F64(x.wide().Erfcx().Float64()) }

// Erfinv returns the inverse of the error function: x is erf of the result.
func (x F64) Erfinv() F64 { return F64(x.wide().Erfinv().Float64()) }

// Erfcinv returns the inverse of the complementary error function: x is erfc of the result.
func (x F64) Erfcinv() F64 { return F64(x.wide().Erfcinv().Float64()) }

// NormCDF returns the distribution function of the normal distribution, ½·erfc(-x/√2).
func (x F64) NormCDF() F64 { return F64(x.wide().NormCDF().Float64()) }

// NormCDFinv returns the inverse of the distribution function of the normal distribution: x is NormCDF
// of the result.
func (x F64) NormCDFinv() F64 { return F64(x.wide().NormCDFinv().Float64()) }

// Rhypot returns 1/√(x²+y²).
func (x F64) Rhypot(y F64) F64 { return F64(x.wide().Rhypot(y.wide()).Float64()) }

// Norm3 returns √(x²+y²+z²).
func (x F64) Norm3(y, z F64) F64 { return F64(x.wide().Norm3(y.wide(), z.wide()).Float64()) }

// Norm4 returns √(x²+y²+z²+w²).
func (x F64) Norm4(y, z, w F64) F64 {
	return F64(x.wide().Norm4(y.wide(), z.wide(), w.wide()).Float64())
}

// Rnorm3 returns 1/√(x²+y²+z²).
func (x F64) Rnorm3(y, z F64) F64 { return F64(x.wide().Rnorm3(y.wide(), z.wide()).Float64()) }

// Rnorm4 returns 1/√(x²+y²+z²+w²).
func (x F64) Rnorm4(y, z, w F64) F64 {
	return F64(x.wide().Rnorm4(y.wide(), z.wide(), w.wide()).Float64())
}

// Digamma returns ψ(x), the derivative of ln Γ(x).
func (x F64) Digamma() F64 { return F64(x.wide().Digamma().Float64()) }

// Beta returns Euler's B(x, y) = Γ(x)Γ(y)/Γ(x+y).
func (x F64) Beta(y F64) F64 { return F64(x.wide().Beta(y.wide()).Float64()) }

// LogBeta returns ln |B(x, y)|.
func (x F64) LogBeta(y F64) F64 { return F64(x.wide().LogBeta(y.wide()).Float64()) }

// GammaP returns P(x, y), the regularized lower incomplete gamma function of shape x.
func (x F64) GammaP(y F64) F64 { return F64(x.wide().GammaP(y.wide()).Float64()) }

// GammaQ returns Q(x, y), the regularized upper incomplete gamma function of shape x.
func (x F64) GammaQ(y F64) F64 { return F64(x.wide().GammaQ(y.wide()).Float64()) }

// GammaPinv returns the z with P(x, z) = y.
func (x F64) GammaPinv(y F64) F64 { return F64(x.wide().GammaPinv(y.wide()).Float64()) }

// GammaQinv returns the z with Q(x, z) = y.
func (x F64) GammaQinv(y F64) F64 { return F64(x.wide().GammaQinv(y.wide()).Float64()) }

// BetaP returns P(x, y, z), the regularized incomplete beta function of shapes x and y at z.
func (x F64) BetaP(y, z F64) F64 { return F64(x.wide().BetaP(y.wide(), z.wide()).Float64()) }

// BetaQ returns Q(x, y, z) = 1 - P(x, y, z).
func (x F64) BetaQ(y, z F64) F64 { return F64(x.wide().BetaQ(y.wide(), z.wide()).Float64()) }

// BetaPinv returns the w with P(x, y, w) = z.
func (x F64) BetaPinv(y, z F64) F64 { return F64(x.wide().BetaPinv(y.wide(), z.wide()).Float64()) }

// BetaQinv returns the w with Q(x, y, w) = z.
func (x F64) BetaQinv(y, z F64) F64 { return F64(x.wide().BetaQinv(y.wide(), z.wide()).Float64()) }

// Zeta returns Riemann's ζ(x).
func (x F64) Zeta() F64 { return F64(x.wide().Zeta().Float64()) }

// EllipticK returns K(x), the complete elliptic integral of the first kind for the parameter x = k².
func (x F64) EllipticK() F64 { return F64(x.wide().EllipticK().Float64()) }

// EllipticE returns E(x), the complete elliptic integral of the second kind for the parameter x = k².
func (x F64) EllipticE() F64 { return F64(x.wide().EllipticE().Float64()) }

// LambertW returns W(x), the principal branch of Lambert's function: the w ≥ -1 with w·e^w = x.
func (x F64) LambertW() F64 { return F64(x.wide().LambertW().Float64()) }

// ExpInt returns the exponential integral Ei(x).
func (x F64) ExpInt() F64 { return F64(x.wide().ExpInt().Float64()) }

// BesselJ returns J(x) of the order ν.
func (x F64) BesselJ(nu F64) F64 { return F64(x.wide().BesselJ(nu.wide()).Float64()) }

// BesselY returns Y(x) of the order ν.
func (x F64) BesselY(nu F64) F64 { return F64(x.wide().BesselY(nu.wide()).Float64()) }

// BesselI returns I(x) of the order ν.
func (x F64) BesselI(nu F64) F64 { return F64(x.wide().BesselI(nu.wide()).Float64()) }

// BesselK returns K(x) of the order ν.
func (x F64) BesselK(nu F64) F64 { return F64(x.wide().BesselK(nu.wide()).Float64()) }

// AiryAi returns Ai(x).
func (x F64) AiryAi() F64 { return F64(x.wide().AiryAi().Float64()) }

// AiryBi returns Bi(x).
func (x F64) AiryBi() F64 { return F64(x.wide().AiryBi().Float64()) }

// AiryAiPrime returns Ai'(x).
func (x F64) AiryAiPrime() F64 { return F64(x.wide().AiryAiPrime().Float64()) }

// AiryBiPrime returns Bi'(x).
func (x F64) AiryBiPrime() F64 { return F64(x.wide().AiryBiPrime().Float64()) }

// Hypot returns √(x²+y²).
func (x F64) Hypot(y F64) F64 { return F64(math.Hypot(float64(x), float64(y))) }

// Pow returns x^y.
func (x F64) Pow(y F64) F64 { return F64(math.Pow(float64(x), float64(y))) }

// Mod returns x - ny, with n = x/y rounded toward zero.
func (x F64) Mod(y F64) F64 { return F64(math.Mod(float64(x), float64(y))) }

// Remainder returns x - ny, with n = x/y rounded to nearest.
func (x F64) Remainder(y F64) F64 { return F64(math.Remainder(float64(x), float64(y))) }

// Dim returns x - y where x > y, else 0.
func (x F64) Dim(y F64) F64 { return F64(math.Dim(float64(x), float64(y))) }

// Min returns the smaller of x and y.
func (x F64) Min(y F64) F64 { return F64(math.Min(float64(x), float64(y))) }

// Max returns the larger of x and y.
func (x F64) Max(y F64) F64 { return F64(math.Max(float64(x), float64(y))) }

// Copysign returns |x| with the sign of y.
func (x F64) Copysign(y F64) F64 { return F64(math.Copysign(float64(x), float64(y))) }

// Atan2 returns the angle of the point (x, y).
func (y F64) Atan2(x F64) F64 { return F64(math.Atan2(float64(y), float64(x))) }

// PowInt returns x^n.
func (x F64) PowInt(n int) F64 { return F64(x.wide().PowInt(n).Float64()) }

// SinCos returns sin x and cos x.
func (x F64) SinCos() (sin, cos F64) {
	s, c := math.Sincos(float64(x))
	return F64(s), F64(c)
}

// SinCosPi returns sin πx and cos πx.
func (x F64) SinCosPi() (sin, cos F64) { return x.SinPi(), x.CosPi() }

// Remquo returns the remainder of x/y that is nearest to 0, x - ny, and the low bits of n: quo has the
// sign of x/y, and |quo| is |n| modulo 2^24.
func (x F64) Remquo(y F64) (rem F64, quo int) {
	_, _, quo = x.wide().quotients(y.wide())
	return x.Remainder(y), quo
}

// FastMod returns the remainder of x/y that has the sign of x, as Mod does: one limb has no gaps.
func (x F64) FastMod(y F64) F64 { return x.Mod(y) }

// FastRemainder returns the remainder of x/y that is nearest to 0, as Remainder does: one limb has no gaps.
func (x F64) FastRemainder(y F64) F64 { return x.Remainder(y) }

// FastRemquo returns the remainder of x/y that is nearest to 0 and the low bits of the quotient, as Remquo does.
func (x F64) FastRemquo(y F64) (rem F64, quo int) { return x.Remquo(y) }

// J0 returns J0(x), the Bessel function of the first kind and order 0.
func (x F64) J0() F64 { return F64(x.wide().J0().Float64()) }

// J1 returns J1(x), the Bessel function of the first kind and order 1.
func (x F64) J1() F64 { return F64(x.wide().J1().Float64()) }

// Jn returns the Bessel function of the first kind and order n at x.
func (x F64) Jn(n int) F64 { return F64(x.wide().Jn(n).Float64()) }

// Y0 returns Y0(x), the Bessel function of the second kind and order 0.
func (x F64) Y0() F64 { return F64(x.wide().Y0().Float64()) }

// Y1 returns Y1(x), the Bessel function of the second kind and order 1.
func (x F64) Y1() F64 { return F64(x.wide().Y1().Float64()) }

// Yn returns the Bessel function of the second kind and order n at x.
func (x F64) Yn(n int) F64 { return F64(x.wide().Yn(n).Float64()) }

// I0 returns I0(x), the modified Bessel function of the first kind and order 0.
func (x F64) I0() F64 { return F64(x.wide().I0().Float64()) }

// I1 returns I1(x), the modified Bessel function of the first kind and order 1.
func (x F64) I1() F64 { return F64(x.wide().I1().Float64()) }

// ULP returns the distance between neighbours around x: 2^(e-52) for 2^e ≤ |x| < 2^(e+1),
// and not less than the smallest subnormal number. ULP(±Inf) is +Inf, ULP(NaN) is NaN.
func (x F64) ULP() float64 { return exact.F64.ULP(limbs{float64(x)}) }

// ULP returns the distance between neighbours around x: 2^(e-23) for 2^e ≤ |x| < 2^(e+1),
// and not less than the smallest subnormal number. ULP(±Inf) is +Inf, ULP(NaN) is NaN.
func (x F32) ULP() float32 { return float32(exact.F32.ULP(limbs{float64(x)})) }

// Modf returns the integral and the fractional part of x.
func (x F64) Modf() (integral, frac F64) {
	i, f := math.Modf(float64(x))
	return F64(i), F64(f)
}

// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1.
func (x F64) Frexp() (frac F64, exp int) {
	f, e := math.Frexp(float64(x))
	return F64(f), e
}

// Ldexp returns x·2^n.
func (x F64) Ldexp(n int) F64 { return F64(math.Ldexp(float64(x), n)) }

// Ilogb returns ⌊log2|x|⌋.
func (x F64) Ilogb() int { return math.Ilogb(float64(x)) }

// NextUp returns the least number above x.
func (x F64) NextUp() F64 { return F64(math.Nextafter(float64(x), math.Inf(1))) }

// NextUp returns the least number above x.
func (x F32) NextUp() F32 { return F32(math.Nextafter32(float32(x), inf[float32]())) }

// NextDown returns the greatest number below x.
func (x F64) NextDown() F64 { return -(-x).NextUp() }

// NextAfter returns the number next to x toward y.
func (x F64) NextAfter(y F64) F64 { return F64(math.Nextafter(float64(x), float64(y))) }

// NextAfter returns the number next to x toward y.
func (x F32) NextAfter(y F32) F32 { return F32(math.Nextafter32(float32(x), float32(y))) }

// DF returns x as a DF, rounded as by [FromBig].
func (x F64) DF() DF { return fromFloat64[float32](float64(x)) }

// DF returns x as a DF, exactly.
func (x F32) DF() DF { return DF{Hi: float32(x)} }

// DD returns x as a DD, exactly.
func (x F64) DD() DD { return DD{Hi: float64(x)} }

// QF returns x as a QF, exactly where |x| is 0 or at least 2^-97.
func (x F64) QF() QF { return quadFromFloat64[float32](float64(x)) }

// QF returns x as a QF, exactly.
func (x F32) QF() QF { return QF{X0: float32(x)} }

// QD returns x as a QD, exactly.
func (x F64) QD() QD { return QD{X0: float64(x)} }

// Float32 returns x rounded to nearest, ties to even.
func (x F64) Float32() float32 { return float32(x) }

// Float64 returns x, exactly.
func (x F64) Float64() float64 { return float64(x) }

// Int64 returns x rounded toward zero. ok is false where that is not in the range of int64: n is then
// the end of the range that is nearer, and 0 for NaN.
func (x F64) Int64() (n int64, ok bool) { return x.DD().Int64() }

// Uint64 returns x rounded toward zero. ok is false where that is not in the range of uint64: n is then
// the end of the range that is nearer, and 0 for NaN.
func (x F64) Uint64() (n uint64, ok bool) { return x.DD().Uint64() }

// Big returns x exactly, and nil where x is NaN.
func (x F64) Big() *big.Float { return x.DD().Big() }

// BigInt returns x rounded toward zero, and nil where x is infinite or NaN.
func (x F64) BigInt() *big.Int { return x.DD().BigInt() }

// Rat returns x exactly, and nil where x is infinite or NaN.
func (x F64) Rat() *big.Rat { return x.DD().Rat() }

// String returns the shortest text that is read as x.
func (x F64) String() string { return x.Text('g', -1) }

// Text returns x as strconv.FormatFloat does.
func (x F64) Text(format byte, prec int) string { return string(x.Append(nil, format, prec)) }

// Append appends x to buf as strconv.AppendFloat does.
func (x F64) Append(buf []byte, format byte, prec int) []byte {
	return strconv.AppendFloat(buf, float64(x), format, prec, 64)
}

// Format formats x as package fmt does a machine number.
func (x F64) Format(s fmt.State, verb rune) { formatMachine(s, verb, float64(x)) }

// AppendText appends the shortest text that is read as x to buf.
func (x F64) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns the shortest text that is read as x.
func (x F64) MarshalText() ([]byte, error) { return x.AppendText(nil) }

// UnmarshalText reads what [ParseAs] does. An x that is out of range is an error.
func (x *F64) UnmarshalText(text []byte) error {
	z, err := ParseAs[F64](string(text))
	if err == nil {
		*x = z
	}
	return err
}

// UnmarshalJSON reads a JSON number, or a string that [ParseAs] reads; null leaves x as it is.
// By way of MarshalText, x is written as a string.
func (x *F64) UnmarshalJSON(data []byte) error { return exact.F64.JSON(data, x.UnmarshalText) }

// UnmarshalJSON reads a JSON number, or a string that [ParseAs] reads; null leaves x as it is.
// By way of MarshalText, x is written as a string.
func (x *F32) UnmarshalJSON(data []byte) error { return exact.F32.JSON(data, x.UnmarshalText) }

// Append appends x to buf as strconv.AppendFloat does.
func (x F32) Append(buf []byte, format byte, prec int) []byte {
	return strconv.AppendFloat(buf, float64(x), format, prec, 32)
}

// Format formats x as package fmt does a machine number.
func (x F32) Format(s fmt.State, verb rune) { formatMachine(s, verb, float32(x)) }

// formatMachine formats a machine number, and %s as %v.
func formatMachine(s fmt.State, verb rune, a any) {
	if verb == 's' {
		verb = 'v'
	}
	fmt.Fprintf(s, fmt.FormatString(s, verb), a)
}

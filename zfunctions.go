// Code generated from the methods of package limb by gen; DO NOT EDIT.

package limb

// Abs returns |x|.
func Abs[N Real[N]](x N) N { return x.Abs() }

// Acos returns acos x.
func Acos[N Elementary[N]](x N) N { return x.Acos() }

// Acosh returns the inverse hyperbolic cosine of x.
func Acosh[N Elementary[N]](x N) N { return x.Acosh() }

// AiryAi returns Airy's function Ai(x), the solution of y″ = xy that falls.
func AiryAi[N Real[N]](x N) N { return x.AiryAi() }

// AiryAiPrime returns the derivative Ai'(x) of Airy's function Ai.
func AiryAiPrime[N Real[N]](x N) N { return x.AiryAiPrime() }

// AiryBi returns Airy's function Bi(x), the solution of y″ = xy that grows.
func AiryBi[N Real[N]](x N) N { return x.AiryBi() }

// AiryBiPrime returns the derivative Bi'(x) of Airy's function Bi.
func AiryBiPrime[N Real[N]](x N) N { return x.AiryBiPrime() }

// Asin returns asin x.
func Asin[N Elementary[N]](x N) N { return x.Asin() }

// Asinh returns the inverse hyperbolic sine of x.
func Asinh[N Elementary[N]](x N) N { return x.Asinh() }

// Atan returns atan x.
func Atan[N Elementary[N]](x N) N { return x.Atan() }

// Atan2 returns the angle of the point (x, y).
func Atan2[N Real[N]](y, x N) N { return y.Atan2(x) }

// Atanh returns the inverse hyperbolic tangent of x.
func Atanh[N Elementary[N]](x N) N { return x.Atanh() }

// BesselI returns I(x), the modified Bessel function of the first kind and a real order
// ν.
func BesselI[N Real[N]](x, nu N) N { return x.BesselI(nu) }

// BesselJ returns J(x), the Bessel function of the first kind and a real order ν.
func BesselJ[N Real[N]](x, nu N) N { return x.BesselJ(nu) }

// BesselK returns K(x), the modified Bessel function of the second kind and a real order
// ν.
func BesselK[N Real[N]](x, nu N) N { return x.BesselK(nu) }

// BesselY returns Y(x), the Bessel function of the second kind and a real order ν.
func BesselY[N Real[N]](x, nu N) N { return x.BesselY(nu) }

// Beta returns Euler's B(x, y) = Γ(x)Γ(y)/Γ(x+y).
func Beta[N Real[N]](x, y N) N { return x.Beta(y) }

// BetaP returns P(a, b, x) = ∫tᵃ⁻¹(1-t)ᵇ⁻¹dt/B(a, b), from 0 to x, the regularized
// incomplete beta function: the distribution function of the beta distribution of shapes
// a and b.
func BetaP[N Real[N]](a, b, x N) N { return a.BetaP(b, x) }

// BetaPinv returns the x with P(a, b, x) = p: quantiles of the beta distribution of
// shapes a and b.
func BetaPinv[N Real[N]](a, b, p N) N { return a.BetaPinv(b, p) }

// BetaQ returns Q(a, b, x) = 1 - P(a, b, x), which is P(b, a, 1-x).
func BetaQ[N Real[N]](a, b, x N) N { return a.BetaQ(b, x) }

// BetaQinv returns the x with Q(a, b, x) = q.
func BetaQinv[N Real[N]](a, b, q N) N { return a.BetaQinv(b, q) }

// Cbrt returns the cube root of x.
func Cbrt[N Real[N]](x N) N { return x.Cbrt() }

// Ceil returns the smallest integer not below x.
func Ceil[N Real[N]](x N) N { return x.Ceil() }

// Copysign returns |x| with the sign of y.
func Copysign[N Real[N]](x, y N) N { return x.Copysign(y) }

// Cos returns the cosine of x, in radians.
func Cos[N Elementary[N]](x N) N { return x.Cos() }

// CosPi returns the cosine of πx.
func CosPi[N Real[N]](x N) N { return x.CosPi() }

// Cosh returns the hyperbolic cosine of x.
func Cosh[N Elementary[N]](x N) N { return x.Cosh() }

// Digamma returns ψ(x), the derivative of ln Γ(x).
func Digamma[N Real[N]](x N) N { return x.Digamma() }

// Dim returns x - y where x > y, else 0.
func Dim[N Real[N]](x, y N) N { return x.Dim(y) }

// EllipticE returns E(x), the complete elliptic integral of the second kind for the
// parameter x = k², which is ∫√(1 - x·sin²t)dt from 0 to π/2.
func EllipticE[N Real[N]](x N) N { return x.EllipticE() }

// EllipticK returns K(x), the complete elliptic integral of the first kind for the
// parameter x = k², which is ∫dt/√(1 - x·sin²t) from 0 to π/2.
func EllipticK[N Real[N]](x N) N { return x.EllipticK() }

// Erf returns the error function 2/√π·∫e^(-t²)dt from 0 to x.
func Erf[N Real[N]](x N) N { return x.Erf() }

// Erfc returns the complementary error function 1 - erf(x).
func Erfc[N Real[N]](x N) N { return x.Erfc() }

// Erfcinv returns the inverse of the complementary error function: x is erfc of the
// result.
func Erfcinv[N Real[N]](x N) N { return x.Erfcinv() }

// Erfcx returns the scaled complementary error function e^(x²)·erfc(x).
func Erfcx[N Real[N]](x N) N { return x.Erfcx() }

// Erfinv returns the inverse of the error function: x is erf of the result.
func Erfinv[N Real[N]](x N) N { return x.Erfinv() }

// Exp returns e^x.
func Exp[N Elementary[N]](x N) N { return x.Exp() }

// Exp10 returns 10^x.
func Exp10[N Real[N]](x N) N { return x.Exp10() }

// Exp2 returns 2^x.
func Exp2[N Real[N]](x N) N { return x.Exp2() }

// ExpInt returns the exponential integral Ei(x), the principal value of ∫e^t/t dt from -∞
// to x.
func ExpInt[N Real[N]](x N) N { return x.ExpInt() }

// Expm1 returns e^x - 1.
func Expm1[N Real[N]](x N) N { return x.Expm1() }

// FastMod returns the remainder of x/y that has the sign of x, and NaN where limbs are
// too far apart for it.
func FastMod[N Real[N]](x, y N) N { return x.FastMod(y) }

// FastRemainder returns the remainder of x/y that is nearest to 0, and NaN where limbs
// are too far apart for it.
func FastRemainder[N Real[N]](x, y N) N { return x.FastRemainder(y) }

// FastRemquo returns the remainder of x/y that is nearest to 0 and the low bits of the
// quotient, and NaN and 0 where limbs are too far apart for them.
func FastRemquo[N Real[N]](x, y N) (rem N, quo int) { return x.FastRemquo(y) }

// Floor returns the largest integer not above x.
func Floor[N Real[N]](x N) N { return x.Floor() }

// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1.
func Frexp[N Real[N]](x N) (frac N, exp int) { return x.Frexp() }

// Gamma returns Γ(x), which is the factorial of x - 1.
func Gamma[N Real[N]](x N) N { return x.Gamma() }

// GammaP returns P(a, x) = γ(a, x)/Γ(a), the regularized lower incomplete gamma function:
// the distribution function of the gamma distribution of shape a.
func GammaP[N Real[N]](a, x N) N { return a.GammaP(x) }

// GammaPinv returns the x ≥ 0 with P(a, x) = p: quantiles of the gamma distribution of
// shape a.
func GammaPinv[N Real[N]](a, p N) N { return a.GammaPinv(p) }

// GammaQ returns Q(a, x) = Γ(a, x)/Γ(a), the regularized upper incomplete gamma function,
// which is 1 - P(a, x).
func GammaQ[N Real[N]](a, x N) N { return a.GammaQ(x) }

// GammaQinv returns the x ≥ 0 with Q(a, x) = q.
func GammaQinv[N Real[N]](a, q N) N { return a.GammaQinv(q) }

// Hypot returns √(x²+y²).
func Hypot[N Real[N]](x, y N) N { return x.Hypot(y) }

// I0 returns I0(x), the modified Bessel function of the first kind and order 0.
func I0[N Real[N]](x N) N { return x.I0() }

// I1 returns I1(x), the modified Bessel function of the first kind and order 1.
func I1[N Real[N]](x N) N { return x.I1() }

// Ilogb returns ⌊log2|x|⌋.
func Ilogb[N Real[N]](x N) int { return x.Ilogb() }

// J0 returns J0(x), the Bessel function of the first kind and order 0.
func J0[N Real[N]](x N) N { return x.J0() }

// J1 returns J1(x), the Bessel function of the first kind and order 1.
func J1[N Real[N]](x N) N { return x.J1() }

// Jn returns the Bessel function of the first kind and order n at x.
func Jn[N Real[N]](x N, n int) N { return x.Jn(n) }

// LambertW returns W(x), the principal branch of Lambert's function, which is W₀: the w ≥
// -1 with w·e^w = x.
func LambertW[N Real[N]](x N) N { return x.LambertW() }

// Ldexp returns x·2^n.
func Ldexp[N Real[N]](x N, n int) N { return x.Ldexp(n) }

// Log returns the natural logarithm of x.
func Log[N Elementary[N]](x N) N { return x.Log() }

// Log10 returns the logarithm of x to base 10.
func Log10[N Real[N]](x N) N { return x.Log10() }

// Log1p returns the natural logarithm of 1 + x.
func Log1p[N Real[N]](x N) N { return x.Log1p() }

// Log2 returns the logarithm of x to base 2.
func Log2[N Real[N]](x N) N { return x.Log2() }

// LogBeta returns ln |B(x, y)|.
func LogBeta[N Real[N]](x, y N) N { return x.LogBeta(y) }

// LogGamma returns ln |Γ(x)|, and the sign of Γ(x): 1 or -1.
func LogGamma[N Real[N]](x N) (ln N, sign int) { return x.LogGamma() }

// Logb returns ⌊log2|x|⌋ as a number.
func Logb[N Real[N]](x N) N { return x.Logb() }

// Max returns the larger of x and y.
func Max[N Real[N]](x, y N) N { return x.Max(y) }

// Min returns the smaller of x and y.
func Min[N Real[N]](x, y N) N { return x.Min(y) }

// Mod returns the remainder of x/y that has the sign of x: x - ny, for the integer n =
// trunc(x/y).
func Mod[N Real[N]](x, y N) N { return x.Mod(y) }

// Modf returns the integral and the fractional part of x.
func Modf[N Real[N]](x N) (integral, frac N) { return x.Modf() }

// Norm3 returns √(x²+y²+z²).
func Norm3[N Real[N]](x, y, z N) N { return x.Norm3(y, z) }

// Norm4 returns √(x²+y²+z²+w²).
func Norm4[N Real[N]](x, y, z, w N) N { return x.Norm4(y, z, w) }

// NormCDF returns the distribution function of the normal distribution, ½·erfc(-x/√2).
func NormCDF[N Real[N]](x N) N { return x.NormCDF() }

// NormCDFinv returns the inverse of the distribution function of the normal distribution:
// x is NormCDF of the result.
func NormCDFinv[N Real[N]](x N) N { return x.NormCDFinv() }

// Pow returns x^y.
func Pow[N Elementary[N]](x, y N) N { return x.Pow(y) }

// PowInt returns x^n.
func PowInt[N Real[N]](x N, n int) N { return x.PowInt(n) }

// Rcbrt returns one over the cube root of x.
func Rcbrt[N Real[N]](x N) N { return x.Rcbrt() }

// Remainder returns the remainder of x/y that is nearest to 0: x - ny, for the integer n
// nearest to x/y, of two the even one, as IEEE 754 has it.
func Remainder[N Real[N]](x, y N) N { return x.Remainder(y) }

// Remquo returns the remainder of x/y that is nearest to 0, x - ny, and the low bits of
// n: quo has the sign of x/y, and |quo| is |n| modulo 2^24.
func Remquo[N Real[N]](x, y N) (rem N, quo int) { return x.Remquo(y) }

// Rhypot returns 1/√(x²+y²).
func Rhypot[N Real[N]](x, y N) N { return x.Rhypot(y) }

// Rnorm3 returns 1/√(x²+y²+z²).
func Rnorm3[N Real[N]](x, y, z N) N { return x.Rnorm3(y, z) }

// Rnorm4 returns 1/√(x²+y²+z²+w²).
func Rnorm4[N Real[N]](x, y, z, w N) N { return x.Rnorm4(y, z, w) }

// Round returns the integer nearest to x, of two the one farther from 0.
func Round[N Real[N]](x N) N { return x.Round() }

// RoundEven returns the integer nearest to x, of two the even one.
func RoundEven[N Real[N]](x N) N { return x.RoundEven() }

// Rsqrt returns 1/√x.
func Rsqrt[N Real[N]](x N) N { return x.Rsqrt() }

// Sin returns the sine of x, in radians.
func Sin[N Elementary[N]](x N) N { return x.Sin() }

// SinCos returns the sine and the cosine of x.
func SinCos[N Real[N]](x N) (sin, cos N) { return x.SinCos() }

// SinCosPi returns the sine and the cosine of πx.
func SinCosPi[N Real[N]](x N) (sin, cos N) { return x.SinCosPi() }

// SinPi returns the sine of πx.
func SinPi[N Real[N]](x N) N { return x.SinPi() }

// Sinh returns the hyperbolic sine of x.
func Sinh[N Elementary[N]](x N) N { return x.Sinh() }

// Sqrt returns √x.
func Sqrt[N Elementary[N]](x N) N { return x.Sqrt() }

// Tan returns the tangent of x, in radians.
func Tan[N Elementary[N]](x N) N { return x.Tan() }

// TanPi returns the tangent of πx.
func TanPi[N Real[N]](x N) N { return x.TanPi() }

// Tanh returns the hyperbolic tangent of x.
func Tanh[N Elementary[N]](x N) N { return x.Tanh() }

// Trunc returns x without its fraction.
func Trunc[N Real[N]](x N) N { return x.Trunc() }

// Y0 returns Y0(x), the Bessel function of the second kind and order 0.
func Y0[N Real[N]](x N) N { return x.Y0() }

// Y1 returns Y1(x), the Bessel function of the second kind and order 1.
func Y1[N Real[N]](x N) N { return x.Y1() }

// Yn returns the Bessel function of the second kind and order n at x.
func Yn[N Real[N]](x N, n int) N { return x.Yn(n) }

// Zeta returns Riemann's ζ(x).
func Zeta[N Real[N]](x N) N { return x.Zeta() }

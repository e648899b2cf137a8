// Code generated from single.go by gen; DO NOT EDIT.

package limb

import "cmp"

import "math"

import "math/big"

func (x F32) wide() DD { return DD{Hi: float64(x)} }

// Add returns x + y, correctly rounded.
func (x F32) Add(y F32) F32 { return x + y }

// Sub returns x - y, correctly rounded.
func (x F32) Sub(y F32) F32 { return x - y }

// Mul returns xy, correctly rounded.
func (x F32) Mul(y F32) F32 { return F32(x * y) }

// Div returns x/y, correctly rounded.
func (x F32) Div(y F32) F32 { return x / y }

// Neg returns -x.
func (x F32) Neg() F32 { return -x }

// Sqr returns x², correctly rounded.
func (x F32) Sqr() F32 { return F32(x * x) }

// Recip returns 1/x, correctly rounded.
func (x F32) Recip() F32 { return 1 / x }

// Equal reports whether x = y.
func (x F32) Equal(y F32) bool { return x == y }

// Less reports whether x < y.
func (x F32) Less(y F32) bool { return x < y }

// LessEqual reports whether x ≤ y.
func (x F32) LessEqual(y F32) bool { return x <= y }

// Greater reports whether x > y.
func (x F32) Greater(y F32) bool { return x > y }

// GreaterEqual reports whether x ≥ y.
func (x F32) GreaterEqual(y F32) bool { return x >= y }

// Cmp returns -1, 0 or +1 for x < y, x = y, x > y, as cmp.Compare.
func (x F32) Cmp(y F32) int { return cmp.Compare(x, y) }

// IsNaN reports whether x is NaN.
func (x F32) IsNaN() bool { return x != x }

// IsInf reports whether x is +Inf or -Inf.
func (x F32) IsInf() bool { return infinite(float64(x)) }

// IsZero reports whether x is +0 or -0.
func (x F32) IsZero() bool { return x == 0 }

// IsInt reports whether x is an integer.
func (x F32) IsInt() bool { return !x.IsInf() && x == x.Trunc() }

// Sign returns -1 for x < 0, +1 for x > 0, and 0 for ±0 and NaN.
func (x F32) Sign() int { return int(sign(float64(x))) }

// Abs returns |x|.
func (x F32) Abs() F32 { return F32(math.Abs(float64(x))) }

// Sqrt returns √x.
func (x F32) Sqrt() F32 { return F32(math.Sqrt(float64(x))) }

// Cbrt returns ∛x.
func (x F32) Cbrt() F32 { return F32(math.Cbrt(float64(x))) }

// Exp returns e^x.
func (x F32) Exp() F32 { return F32(math.Exp(float64(x))) }

// Exp2 returns 2^x.
func (x F32) Exp2() F32 { return F32(math.Exp2(float64(x))) }

// Expm1 returns e^x - 1.
func (x F32) Expm1() F32 { return F32(math.Expm1(float64(x))) }

// Log returns the natural logarithm of x.
func (x F32) Log() F32 { return F32(math.Log(float64(x))) }

// Log2 returns the logarithm of x to base 2.
func (x F32) Log2() F32 { return F32(math.Log2(float64(x))) }

// Log10 returns the logarithm of x to base 10.
func (x F32) Log10() F32 { return F32(math.Log10(float64(x))) }

// Log1p returns log(1 + x).
func (x F32) Log1p() F32 { return F32(math.Log1p(float64(x))) }

// Gamma returns Γ(x).
func (x F32) Gamma() F32 { return F32(math.Gamma(float64(x))) }

// LogGamma returns ln |Γ(x)|, and the sign of Γ(x).
func (x F32) LogGamma() (ln F32, sign int) {
	l, s := math.Lgamma(float64(x))
	return F32(l), s
}

// Sin returns sin x.
func (x F32) Sin() F32 { return F32(math.Sin(float64(x))) }

// Cos returns cos x.
func (x F32) Cos() F32 { return F32(math.Cos(float64(x))) }

// Tan returns tan x.
func (x F32) Tan() F32 { return F32(math.Tan(float64(x))) }

// Asin returns asin x.
func (x F32) Asin() F32 { return F32(math.Asin(float64(x))) }

// Acos returns acos x.
func (x F32) Acos() F32 { return F32(math.Acos(float64(x))) }

// Atan returns atan x.
func (x F32) Atan() F32 { return F32(math.Atan(float64(x))) }

// Sinh returns sinh x.
func (x F32) Sinh() F32 { return F32(math.Sinh(float64(x))) }

// Cosh returns cosh x.
func (x F32) Cosh() F32 { return F32(math.Cosh(float64(x))) }

// Tanh returns tanh x.
func (x F32) Tanh() F32 { return F32(math.Tanh(float64(x))) }

// Asinh returns asinh x.
func (x F32) Asinh() F32 { return F32(math.Asinh(float64(x))) }

// Acosh returns acosh x.
func (x F32) Acosh() F32 { return F32(math.Acosh(float64(x))) }

// Atanh returns atanh x.
func (x F32) Atanh() F32 { return F32(math.Atanh(float64(x))) }

// Floor returns the largest integer not above x.
func (x F32) Floor() F32 { return F32(math.Floor(float64(x))) }

// Ceil returns the smallest integer not below x.
func (x F32) Ceil() F32 { return F32(math.Ceil(float64(x))) }

// Trunc returns x without its fraction.
func (x F32) Trunc() F32 { return F32(math.Trunc(float64(x))) }

// Round returns the integer nearest to x, of two the one farther from 0.
func (x F32) Round() F32 { return F32(math.Round(float64(x))) }

// RoundEven returns the integer nearest to x, of two the even one.
func (x F32) RoundEven() F32 { return F32(math.RoundToEven(float64(x))) }

// Logb returns ⌊log2|x|⌋.
func (x F32) Logb() F32 { return F32(math.Logb(float64(x))) }

// Rsqrt returns 1/√x.
func (x F32) Rsqrt() F32 { return F32(x.wide().Rsqrt().Float64()) }

// Rcbrt returns 1/∛x.
func (x F32) Rcbrt() F32 { return F32(x.wide().Rcbrt().Float64()) }

// Exp10 returns 10^x.
func (x F32) Exp10() F32 { return F32(x.wide().Exp10().Float64()) }

// SinPi returns sin πx.
func (x F32) SinPi() F32 { return F32(x.wide().SinPi().Float64()) }

// CosPi returns cos πx.
func (x F32) CosPi() F32 { return F32(x.wide().CosPi().Float64()) }

// TanPi returns tan πx.
func (x F32) TanPi() F32 { return F32(x.wide().TanPi().Float64()) }

// Erf returns the error function of x.
func (x F32) Erf() F32 { return F32(x.wide().Erf().Float64()) }

// Erfc returns 1 - erf(x).
func (x F32) Erfc() F32 { return F32(x.wide().Erfc().Float64()) }

// Erfcx returns e^(x²)·erfc(x).
func (x F32) Erfcx() F32 { return F32(x.wide().Erfcx().Float64()) }

// Erfinv returns the inverse of the error function.
func (x F32) Erfinv() F32 { return F32(x.wide().Erfinv().Float64()) }

// Erfcinv returns the inverse of erfc.
func (x F32) Erfcinv() F32 { return F32(x.wide().Erfcinv().Float64()) }

// NormCDF returns ½·erfc(-x/√2).
func (x F32) NormCDF() F32 { return F32(x.wide().NormCDF().Float64()) }

// NormCDFInv returns the inverse of NormCDF.
func (x F32) NormCDFInv() F32 { return F32(x.wide().NormCDFInv().Float64()) }

// RHypot returns 1/√(x²+y²).
func (x F32) RHypot(y F32) F32 { return F32(x.wide().RHypot(y.wide()).Float64()) }

// Norm3 returns √(x²+y²+z²).
func (x F32) Norm3(y, z F32) F32 { return F32(x.wide().Norm3(y.wide(), z.wide()).Float64()) }

// Norm4 returns √(x²+y²+z²+w²).
func (x F32) Norm4(y, z, w F32) F32 {
	return F32(x.wide().Norm4(y.wide(), z.wide(), w.wide()).Float64())
}

// RNorm3 returns 1/√(x²+y²+z²).
func (x F32) RNorm3(y, z F32) F32 { return F32(x.wide().RNorm3(y.wide(), z.wide()).Float64()) }

// RNorm4 returns 1/√(x²+y²+z²+w²).
func (x F32) RNorm4(y, z, w F32) F32 {
	return F32(x.wide().RNorm4(y.wide(), z.wide(), w.wide()).Float64())
}

// Digamma returns ψ(x).
func (x F32) Digamma() F32 { return F32(x.wide().Digamma().Float64()) }

// Beta returns B(x, y).
func (x F32) Beta(y F32) F32 { return F32(x.wide().Beta(y.wide()).Float64()) }

// LogBeta returns ln |B(x, y)|.
func (x F32) LogBeta(y F32) F32 { return F32(x.wide().LogBeta(y.wide()).Float64()) }

// Zeta returns ζ(x).
func (x F32) Zeta() F32 { return F32(x.wide().Zeta().Float64()) }

// EllipticK returns K(x), for the parameter x = k².
func (x F32) EllipticK() F32 { return F32(x.wide().EllipticK().Float64()) }

// EllipticE returns E(x), for the parameter x = k².
func (x F32) EllipticE() F32 { return F32(x.wide().EllipticE().Float64()) }

// LambertW returns W₀(x).
func (x F32) LambertW() F32 { return F32(x.wide().LambertW().Float64()) }

// ExpInt returns Ei(x).
func (x F32) ExpInt() F32 { return F32(x.wide().ExpInt().Float64()) }

// Hypot returns √(x²+y²).
func (x F32) Hypot(y F32) F32 { return F32(math.Hypot(float64(x), float64(y))) }

// Pow returns x^y.
func (x F32) Pow(y F32) F32 { return F32(math.Pow(float64(x), float64(y))) }

// Mod returns x - ny, with n = x/y rounded toward zero.
func (x F32) Mod(y F32) F32 { return F32(math.Mod(float64(x), float64(y))) }

// Remainder returns x - ny, with n = x/y rounded to nearest.
func (x F32) Remainder(y F32) F32 { return F32(math.Remainder(float64(x), float64(y))) }

// Dim returns x - y where x > y, else 0.
func (x F32) Dim(y F32) F32 { return F32(math.Dim(float64(x), float64(y))) }

// Min returns the smaller of x and y.
func (x F32) Min(y F32) F32 { return F32(math.Min(float64(x), float64(y))) }

// Max returns the larger of x and y.
func (x F32) Max(y F32) F32 { return F32(math.Max(float64(x), float64(y))) }

// Copysign returns |x| with the sign of y.
func (x F32) Copysign(y F32) F32 { return F32(math.Copysign(float64(x), float64(y))) }

// Atan2 returns the angle of the point (x, y).
func (y F32) Atan2(x F32) F32 { return F32(math.Atan2(float64(y), float64(x))) }

// PowInt returns x^n.
func (x F32) PowInt(n int) F32 { return F32(x.wide().PowInt(n).Float64()) }

// SinCos returns sin x and cos x.
func (x F32) SinCos() (sin, cos F32) {
	s, c := math.Sincos(float64(x))
	return F32(s), F32(c)
}

// SinCosPi returns sin πx and cos πx.
func (x F32) SinCosPi() (sin, cos F32) { return x.SinPi(), x.CosPi() }

// Remquo returns the remainder, as Remainder, and the lower bits of n.
func (x F32) Remquo(y F32) (rem F32, quo int) {
	_, r, quo := x.quotients(y)
	return r, quo
}

func (x F32) quotients(y F32) (mod, rem F32, quo int) {
	_, _, quo = x.wide().quotients(y.wide())
	return x.Mod(y), x.Remainder(y), quo
}

// Modf returns the integral and the fractional part of x.
func (x F32) Modf() (integral, frac F32) {
	i, f := math.Modf(float64(x))
	return F32(i), F32(f)
}

// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1.
func (x F32) Frexp() (frac F32, exp int) {
	f, e := math.Frexp(float64(x))
	return F32(f), e
}

// Ldexp returns x·2^n.
func (x F32) Ldexp(n int) F32 { return F32(math.Ldexp(float64(x), n)) }

// Ilogb returns ⌊log2|x|⌋.
func (x F32) Ilogb() int { return math.Ilogb(float64(x)) }

// NextDown returns the greatest number below x.
func (x F32) NextDown() F32 { return -(-x).NextUp() }

// DD returns x as a DD, exactly.
func (x F32) DD() DD { return DD{Hi: float64(x)} }

// QD returns x as a QD, exactly.
func (x F32) QD() QD { return QD{X0: float64(x)} }

// Float32 returns x rounded to nearest, ties to even.
func (x F32) Float32() float32 { return float32(x) }

// Float64 returns x, exactly.
func (x F32) Float64() float64 { return float64(x) }

// Int64 returns x rounded toward zero, as [Pair.Int64] does.
func (x F32) Int64() (n int64, ok bool) { return x.DD().Int64() }

// Uint64 returns x rounded toward zero, as [Pair.Uint64] does.
func (x F32) Uint64() (n uint64, ok bool) { return x.DD().Uint64() }

// Big returns x, as [Pair.Big] does.
func (x F32) Big() *big.Float { return x.DD().Big() }

// BigInt returns x rounded toward zero, as [Pair.BigInt] does.
func (x F32) BigInt() *big.Int { return x.DD().BigInt() }

// Rat returns x, as [Pair.Rat] does.
func (x F32) Rat() *big.Rat { return x.DD().Rat() }

// String returns the shortest text that is read as x.
func (x F32) String() string { return x.Text('g', -1) }

// Text returns x as strconv.FormatFloat does.
func (x F32) Text(format byte, prec int) string { return string(x.Append(nil, format, prec)) }

// AppendText appends the shortest text that is read as x to buf.
func (x F32) AppendText(buf []byte) ([]byte, error) { return x.Append(buf, 'g', -1), nil }

// MarshalText returns the shortest text that is read as x.
func (x F32) MarshalText() ([]byte, error) { return x.AppendText(nil) }

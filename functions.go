package limb

// # Functions
//
// The functions of a number are its methods: they can be called in kernels, and
// their comments say what they promise. Here they are as functions, for all types
// that have them, complex ones too: limb.Exp(x) is x.Exp().

// Sqrt returns √x.
func Sqrt[N interface{ Sqrt() N }](x N) N { return x.Sqrt() }

// Rsqrt returns 1/√x.
func Rsqrt[N interface{ Rsqrt() N }](x N) N { return x.Rsqrt() }

// Cbrt returns the cube root of x.
func Cbrt[N interface{ Cbrt() N }](x N) N { return x.Cbrt() }

// Rcbrt returns 1/∛x.
func Rcbrt[N interface{ Rcbrt() N }](x N) N { return x.Rcbrt() }

// Exp returns e^x.
func Exp[N interface{ Exp() N }](x N) N { return x.Exp() }

// Exp2 returns 2^x.
func Exp2[N interface{ Exp2() N }](x N) N { return x.Exp2() }

// Exp10 returns 10^x.
func Exp10[N interface{ Exp10() N }](x N) N { return x.Exp10() }

// Expm1 returns e^x - 1.
func Expm1[N interface{ Expm1() N }](x N) N { return x.Expm1() }

// Log returns the natural logarithm of x.
func Log[N interface{ Log() N }](x N) N { return x.Log() }

// Log2 returns the logarithm of x to base 2.
func Log2[N interface{ Log2() N }](x N) N { return x.Log2() }

// Log10 returns the logarithm of x to base 10.
func Log10[N interface{ Log10() N }](x N) N { return x.Log10() }

// Log1p returns log(1 + x).
func Log1p[N interface{ Log1p() N }](x N) N { return x.Log1p() }

// Sin returns sin x.
func Sin[N interface{ Sin() N }](x N) N { return x.Sin() }

// Cos returns cos x.
func Cos[N interface{ Cos() N }](x N) N { return x.Cos() }

// Tan returns tan x.
func Tan[N interface{ Tan() N }](x N) N { return x.Tan() }

// SinPi returns sin πx.
func SinPi[N interface{ SinPi() N }](x N) N { return x.SinPi() }

// CosPi returns cos πx.
func CosPi[N interface{ CosPi() N }](x N) N { return x.CosPi() }

// TanPi returns tan πx.
func TanPi[N interface{ TanPi() N }](x N) N { return x.TanPi() }

// Asin returns asin x.
func Asin[N interface{ Asin() N }](x N) N { return x.Asin() }

// Acos returns acos x.
func Acos[N interface{ Acos() N }](x N) N { return x.Acos() }

// Atan returns atan x.
func Atan[N interface{ Atan() N }](x N) N { return x.Atan() }

// Sinh returns sinh x.
func Sinh[N interface{ Sinh() N }](x N) N { return x.Sinh() }

// Cosh returns cosh x.
func Cosh[N interface{ Cosh() N }](x N) N { return x.Cosh() }

// Tanh returns tanh x.
func Tanh[N interface{ Tanh() N }](x N) N { return x.Tanh() }

// Asinh returns asinh x.
func Asinh[N interface{ Asinh() N }](x N) N { return x.Asinh() }

// Acosh returns acosh x.
func Acosh[N interface{ Acosh() N }](x N) N { return x.Acosh() }

// Atanh returns atanh x.
func Atanh[N interface{ Atanh() N }](x N) N { return x.Atanh() }

// Abs returns |x|.
func Abs[N interface{ Abs() N }](x N) N { return x.Abs() }

// Floor returns the largest integer not above x.
func Floor[N interface{ Floor() N }](x N) N { return x.Floor() }

// Ceil returns the smallest integer not below x.
func Ceil[N interface{ Ceil() N }](x N) N { return x.Ceil() }

// Trunc returns x without its fraction.
func Trunc[N interface{ Trunc() N }](x N) N { return x.Trunc() }

// Round returns the integer nearest to x, of two the one farther from 0.
func Round[N interface{ Round() N }](x N) N { return x.Round() }

// RoundEven returns the integer nearest to x, of two the even one.
func RoundEven[N interface{ RoundEven() N }](x N) N { return x.RoundEven() }

// Logb returns ⌊log2|x|⌋ as a number.
func Logb[N interface{ Logb() N }](x N) N { return x.Logb() }

// Atan2 returns the angle of the point (x, y).
func Atan2[N interface{ Atan2(N) N }](y, x N) N { return y.Atan2(x) }

// Pow returns x^y.
func Pow[N interface{ Pow(N) N }](x, y N) N { return x.Pow(y) }

// Hypot returns √(x²+y²).
func Hypot[N interface{ Hypot(N) N }](x, y N) N { return x.Hypot(y) }

// Dim returns x - y where x > y, else 0.
func Dim[N interface{ Dim(N) N }](x, y N) N { return x.Dim(y) }

// Min returns the smaller of x and y.
func Min[N interface{ Min(N) N }](x, y N) N { return x.Min(y) }

// Max returns the larger of x and y.
func Max[N interface{ Max(N) N }](x, y N) N { return x.Max(y) }

// Copysign returns |x| with the sign of y.
func Copysign[N interface{ Copysign(N) N }](x, y N) N { return x.Copysign(y) }

// PowInt returns x^n.
func PowInt[N interface{ PowInt(int) N }](x N, n int) N { return x.PowInt(n) }

// SinCos returns sin x and cos x.
func SinCos[N interface{ SinCos() (N, N) }](x N) (sin, cos N) { return x.SinCos() }

// SinCosPi returns sin πx and cos πx.
func SinCosPi[N interface{ SinCosPi() (N, N) }](x N) (sin, cos N) { return x.SinCosPi() }

// Modf returns the integral and the fractional part of x.
func Modf[N interface{ Modf() (N, N) }](x N) (integral, frac N) { return x.Modf() }

// Frexp returns frac and exp with x = frac·2^exp and ½ ≤ |frac| < 1.
func Frexp[N interface{ Frexp() (N, int) }](x N) (frac N, exp int) { return x.Frexp() }

// Ldexp returns x·2^n.
func Ldexp[N interface{ Ldexp(int) N }](x N, n int) N { return x.Ldexp(n) }

// Ilogb returns ⌊log2|x|⌋.
func Ilogb[N interface{ Ilogb() int }](x N) int { return x.Ilogb() }

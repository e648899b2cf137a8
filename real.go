package limb

import (
	"encoding"
	"fmt"
	"math/big"
)

// Machine is a type of numbers that the processor has itself: what [From] and the
// constructors like [NewDD] take.
type Machine interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 |
		~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~uintptr |
		~float32 | ~float64
}

// RealNumber is one of the types of real numbers, those of [Real]: of two, three or four limbs, and of one,
// F32 and F64.
type RealNumber interface{ Extended | F32 | F64 }

// Extended is one of the six types of real numbers of two, three or four limbs.
type Extended interface{ DF | DD | QF | QD | TF | TD }

// ComplexNumber is one of the six types of complex numbers.
type ComplexNumber interface {
	CDF | CDD | CQF | CQD | CTF | CTD
}

// Real is a type of real numbers: [DF], [DD], [TF], [TD], [QF], [QD], and the machine's own as
// F32 and F64, and no other. It is for code that runs in all of them:
//
//	func norm[N limb.Real[N]](x, y N) N { return x.Sqr().Add(y.Sqr()).Sqrt() }
//
// The methods are those of the types, of [Elementary] and more, and their comments there say what they
// promise: [Pair] for DF and DD, [Triple] for TF and TD, [Quad] for QF and QD. Operands that are machine numbers come
// from [From], constants from [Pi] and its kin.
type Real[N any] interface {
	RealNumber
	Elementary[N]

	MulAdd(y, z N) N
	Abs() N

	Less(N) bool
	LessEqual(N) bool
	Greater(N) bool
	GreaterEqual(N) bool
	Cmp(N) int
	IsInt() bool
	Sign() int
	Signbit() bool

	Rsqrt() N
	Cbrt() N
	Rcbrt() N
	Hypot(N) N
	Rhypot(N) N
	Norm3(y, z N) N
	Norm4(y, z, w N) N
	Rnorm3(y, z N) N
	Rnorm4(y, z, w N) N
	PowInt(int) N

	Exp2() N
	Exp10() N
	Expm1() N
	Log2() N
	Log10() N
	Log1p() N

	Gamma() N
	LogGamma() (ln N, sign int)
	Digamma() N
	Beta(N) N
	LogBeta(N) N
	GammaP(N) N
	GammaQ(N) N
	GammaPinv(N) N
	GammaQinv(N) N
	BetaP(b, x N) N
	BetaQ(b, x N) N
	BetaPinv(b, p N) N
	BetaQinv(b, q N) N
	Zeta() N

	J0() N
	J1() N
	Jn(int) N
	Y0() N
	Y1() N
	Yn(int) N
	I0() N
	I1() N
	BesselJ(nu N) N
	BesselY(nu N) N
	BesselI(nu N) N
	BesselK(nu N) N
	AiryAi() N
	AiryBi() N
	AiryAiPrime() N
	AiryBiPrime() N
	EllipticK() N
	EllipticE() N
	LambertW() N
	ExpInt() N

	SinCos() (sin, cos N)
	SinPi() N
	CosPi() N
	TanPi() N
	SinCosPi() (sin, cos N)
	Atan2(N) N
	Erf() N
	Erfc() N
	Erfcx() N
	Erfinv() N
	Erfcinv() N
	NormCDF() N
	NormCDFinv() N

	Mod(N) N
	Remainder(N) N
	Remquo(N) (rem N, quo int)
	FastMod(N) N
	FastRemainder(N) N
	FastRemquo(N) (rem N, quo int)
	Floor() N
	Ceil() N
	Trunc() N
	Round() N
	RoundEven() N
	Modf() (integral, frac N)
	Frexp() (frac N, exp int)
	Ldexp(int) N
	Logb() N
	Ilogb() int
	Dim(N) N
	Min(N) N
	Max(N) N
	Copysign(N) N
	NextUp() N
	NextDown() N
	NextAfter(N) N

	DF() DF
	DD() DD
	TF() TF
	TD() TD
	QF() QF
	QD() QD
	Float32() float32
	Float64() float64
	Int64() (n int64, ok bool)
	Uint64() (n uint64, ok bool)
	Big() *big.Float
	BigInt() *big.Int
	Rat() *big.Rat
}

// RealOf is a [Real] whose limbs are machine numbers of type T, with the methods that take one:
// float32 for [DF], [TF], [QF] and F32, float64 for [DD], [TD], [QD] and F64. T follows from N, and need not
// be written:
//
//	func cosh[N limb.RealOf[N, T], T limb.Float](x N) N { return x.Exp().Add(x.Neg().Exp()).DivFloat(2) }
//
//	cosh(limb.NewQF(1))
type RealOf[N any, T Float] interface {
	Real[N]
	ElementaryOf[N, T]

	EqualFloat(T) bool
	LessFloat(T) bool
	ULP() T
}

// Elementary is a type of real or complex numbers, one of [Number], with the arithmetic and
// the elementary functions that all of them have:
//
//	func logistic[N limb.Elementary[N]](x N) N { return limb.MustParse[N]("1").Add(x.Neg().Exp()).Recip() }
type Elementary[N any] interface {
	Number

	Add(N) N
	Sub(N) N
	Mul(N) N
	Div(N) N
	Neg() N
	Sqr() N
	Recip() N
	Equal(N) bool
	IsNaN() bool
	IsInf() bool
	IsZero() bool

	Sqrt() N
	Exp() N
	Log() N
	Pow(N) N
	Sin() N
	Cos() N
	Tan() N
	Asin() N
	Acos() N
	Atan() N
	Sinh() N
	Cosh() N
	Tanh() N
	Asinh() N
	Acosh() N
	Atanh() N

	String() string
	Text(format byte, prec int) string
	Append(buf []byte, format byte, prec int) []byte
	fmt.Formatter
	encoding.TextAppender
	encoding.TextMarshaler
}

// ElementaryOf is an [Elementary] whose limbs are machine numbers of type T, with the methods that
// take one: those of [RealOf], and complex numbers of them. T follows from N, and need not be written:
//
//	func mean[N limb.ElementaryOf[N, T], T limb.Float](x, y N) N { return x.Add(y).DivFloat(2) }
type ElementaryOf[N any, T Float] interface {
	Elementary[N]

	AddFloat(T) N
	SubFloat(T) N
	MulFloat(T) N
	DivFloat(T) N
}

// Complex is a type of complex numbers C with parts of type N: [CDF], [CDD], [CTF], [CTD], [CQF] or
// [CQD] of [DF], [DD], [TF], [TD], [QF] or [QD]. The methods are those of [ComplexPair], [ComplexTriple] and
// [ComplexQuad], of [Elementary] and more, and their comments there say what they promise.
type Complex[C, N any] interface {
	ComplexNumber
	Elementary[C]

	MulReal(N) C
	Real() N
	Imag() N
	Conj() C

	Abs() N
	AbsSqr() N
	Phase() N
	Polar() (r, phase N)

	CDF() CDF
	CDD() CDD
	CQF() CQF
	CQD() CQD
	Complex64() complex64
	Complex128() complex128
}

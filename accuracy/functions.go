package accuracy

import (
	"math"
	"math/bits"
	"slices"
	"sync"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A function is a line of the table of functions: where its operands are drawn
// from, and what it is.
type function struct {
	name    string
	f       mpfr.Func
	all     func(z *mpfr.Float, x []*mpfr.Float) // of more operands than two, in place of f
	x, y    place
	more    []place                     // of the operands after two
	inverse mpfr.Func                   // of a function of one operand
	near    []string                    // by the names of nears
	apart   []string                    // in place of near for numbers with limbs far apart, which may be negative then
	domain  func(*format)               // where it is not the plain one
	whole   bool                        // exact: the value has as many bits as its operands
	result  string                      // the name of one of several results
	slow    bool                        // the reference takes long
	over    func(x [][]float64) float64 // errors are relative to this where it is larger than the value
	fits    func(x [][]float64, f *format) bool
}

// format is what the places and domains of a function depend on. Exponents
// are those of leading limbs.
type format struct {
	p, emin, emax int // of the limb
	n             int // limbs

	Domain
}

// A place is where operands are drawn from: uniform in an interval, and with
// exponents from one to another.
type place func(f *format) span

// wide is a place for all exponents.
func wide(lo, hi float64) place {
	return func(f *format) span { return span{lo: lo, hi: hi, emin: f.emin, emax: f.emax} }
}

// positive is wide, without negative numbers.
func positive(lo, hi float64) place {
	return func(f *format) span { return span{lo: lo, hi: hi, emin: f.emin, emax: f.emax, positive: true} }
}

// below takes exponents up to e, and no less than matter where the value is 1
// or the operand.
func below(lo, hi float64, e func(f *format) int) place {
	return func(f *format) span {
		return span{lo: lo, hi: hi, emin: max(f.emin+f.n*f.p, -2*f.n*f.p), emax: min(e(f), f.emax)}
	}
}

func to(e int) func(*format) int     { return func(*format) int { return e } }
func precision4(f *format) int       { return f.n*f.p + 2 }
func logarithm(f *format) int        { return exponent(float64(f.emax+1) * math.Ln2) } // of the largest number
func binaryLogarithm(f *format) int  { return exponent(float64(f.emax + 1)) }
func decimalLogarithm(f *format) int { return exponent(float64(f.emax+1) * math.Log10(2)) }
func factorial(f *format) int        { return 2 + f.p/10 } // of the largest x with a finite Γ(x)
func exponent(a float64) int         { _, e := math.Frexp(a); return e - 1 }
func integers(lo, hi float64) place  { return func(*format) span { return span{lo: lo, hi: hi} } }
func exponents2(times float64) place {
	return func(f *format) span { n := times * float64(f.emax); return span{lo: -n, hi: n} }
}

// functions is the table: a function of the catalogue with one of these names
// is measured. Its value is finite, and 0 or so large that its last limb is
// normal, unless the line says otherwise: the domains are those of the doc
// comments.
var functions = []function{
	{name: "Div", f: mpfr.Div, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: hypotenuse},
	{name: "DivFloat", f: mpfr.Div, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: hypotenuse},
	{name: "Recip", f: func(z, x, _ *mpfr.Float) { mpfr.Div(z, one, x) }, x: wide(-1, 1), inverse: func(z, x, _ *mpfr.Float) { mpfr.Div(z, one, x) }, domain: hypotenuse},
	{name: "Sqrt", f: mpfr.Sqrt, x: positive(0, 1), inverse: func(z, x, _ *mpfr.Float) { mpfr.Mul(z, x, x) }, domain: nearZeros},
	{name: "Rsqrt", f: mpfr.RecSqrt, x: positive(0, 1), inverse: func(z, x, _ *mpfr.Float) { mpfr.Mul(z, x, x); mpfr.Div(z, one, z) }, domain: nearZeros},
	{name: "Cbrt", f: mpfr.Cbrt, x: wide(-1, 1), inverse: func(z, x, _ *mpfr.Float) { mpfr.PowInt(z, x, 3) }, domain: tangents},
	{name: "Rcbrt", f: func(z, x, _ *mpfr.Float) { mpfr.RootInt(z, x, -3) }, x: wide(-1, 1), inverse: func(z, x, _ *mpfr.Float) { mpfr.PowInt(z, x, -3) }, domain: tangents},
	{name: "Hypot", f: mpfr.Hypot, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: hypotenuse},
	{name: "Rhypot", all: reciprocal(norm), x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: hypotenuse},
	{name: "Norm3", all: norm, x: wide(-1, 1), y: wide(-1, 1), more: []place{wide(-1, 1)}, near: []string{"ratio"}, domain: hypotenuse},
	{name: "Norm4", all: norm, x: wide(-1, 1), y: wide(-1, 1), more: []place{wide(-1, 1), wide(-1, 1)}, near: []string{"ratio"}, domain: hypotenuse},
	{name: "Rnorm3", all: reciprocal(norm), x: wide(-1, 1), y: wide(-1, 1), more: []place{wide(-1, 1)}, near: []string{"ratio"}, domain: hypotenuse},
	{name: "Rnorm4", all: reciprocal(norm), x: wide(-1, 1), y: wide(-1, 1), more: []place{wide(-1, 1), wide(-1, 1)}, near: []string{"ratio"}, domain: hypotenuse},

	{name: "Exp", f: mpfr.Exp, x: below(-1, 1, logarithm), inverse: mpfr.Log, near: []string{"ln2", "dyadic"}},
	{name: "Exp2", f: mpfr.Exp2, x: below(-1, 1, binaryLogarithm), inverse: mpfr.Log2, near: []string{"dyadic"}},
	{name: "Exp10", f: mpfr.Exp10, x: below(-1, 1, decimalLogarithm), inverse: mpfr.Log10, near: []string{"log2", "dyadic"}},
	{name: "Expm1", f: mpfr.Expm1, x: below(-1, 1, logarithm), inverse: mpfr.Log1p, near: []string{"ln2", "dyadic"}, domain: smallest},
	{name: "Log", f: mpfr.Log, x: positive(0.5, 2), inverse: mpfr.Exp, near: []string{"one", "dyadic", "one"}},
	{name: "Log2", f: mpfr.Log2, x: positive(0.5, 2), inverse: mpfr.Exp2, near: []string{"one", "dyadic", "one"}, domain: aboveNatural},
	{name: "Log10", f: mpfr.Log10, x: positive(0.5, 2), inverse: mpfr.Exp10, near: []string{"one", "dyadic", "one"}, domain: aboveNatural},
	{name: "Log1p", f: mpfr.Log1p, x: below(-0.5, 2, func(f *format) int { return f.emax }), inverse: mpfr.Expm1, near: []string{"dyadic", "one"}},
	{name: "Pow", f: mpfr.Pow, x: positive(0.25, 4), y: wide(-8, 8), near: []string{"power"}, domain: hypotenuse},
	{name: "PowInt", f: mpfr.Pow, x: wide(0.25, 4), y: integers(-1<<20, 1<<20), near: []string{"power"}, domain: hypotenuse},

	{name: "Sin", f: mpfr.Sin, x: wide(-math.Pi/2, math.Pi/2), near: []string{"turn", "far"}, domain: nearZeros},
	{name: "Cos", f: mpfr.Cos, x: wide(-math.Pi/2, math.Pi/2), near: []string{"turn", "far"}, domain: nearZeros},
	{name: "Tan", f: mpfr.Tan, x: wide(-math.Pi/2, math.Pi/2), near: []string{"turn", "far"}, domain: nearZeros},
	{name: "SinCos", result: "sin", f: mpfr.Sin, x: wide(-math.Pi/2, math.Pi/2), near: []string{"turn", "far"}, domain: nearZeros},
	{name: "SinCos", result: "cos", f: mpfr.Cos, x: wide(-math.Pi/2, math.Pi/2), near: []string{"turn", "far"}, domain: nearZeros},
	{name: "SinPi", f: mpfr.SinPi, x: below(-0.5, 0.5, precision4), near: []string{"dyadic"}},
	{name: "CosPi", f: mpfr.CosPi, x: below(-0.5, 0.5, precision4), near: []string{"dyadic"}},
	{name: "TanPi", f: mpfr.TanPi, x: below(-0.5, 0.5, precision4), near: []string{"dyadic"}},
	{name: "SinCosPi", result: "sin", f: mpfr.SinPi, x: below(-0.5, 0.5, precision4), near: []string{"dyadic"}},
	{name: "SinCosPi", result: "cos", f: mpfr.CosPi, x: below(-0.5, 0.5, precision4), near: []string{"dyadic"}},
	{name: "Asin", f: mpfr.Asin, x: below(-1, 1, to(-1)), inverse: mpfr.Sin, near: []string{"dyadic", "one"}, domain: tangents},
	{name: "Acos", f: mpfr.Acos, x: below(-1, 1, to(-1)), inverse: mpfr.Cos, near: []string{"dyadic", "one"}, domain: nearZeros},
	{name: "Atan", f: mpfr.Atan, x: wide(-2, 2), inverse: mpfr.Tan, near: []string{"dyadic", "one"}, domain: tangents},
	{name: "Atan2", f: mpfr.Atan2, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}},
	{name: "Sinh", f: mpfr.Sinh, x: below(-1, 1, logarithm), inverse: mpfr.Asinh, near: []string{"ln2", "dyadic"}, domain: smallest},
	{name: "Cosh", f: mpfr.Cosh, x: below(-1, 1, logarithm), inverse: mpfr.Acosh, near: []string{"ln2", "dyadic"}, domain: everywhere},
	{name: "Tanh", f: mpfr.Tanh, x: below(-1, 1, logarithm), inverse: mpfr.Atanh, near: []string{"ln2", "dyadic"}, domain: smallest},
	{name: "Asinh", f: mpfr.Asinh, x: wide(-2, 2), inverse: mpfr.Sinh, near: []string{"dyadic", "one"}, domain: smallest},
	{name: "Acosh", f: mpfr.Acosh, x: positive(1, 3), inverse: mpfr.Cosh, near: []string{"dyadic", "one"}, domain: nearZeros},
	{name: "Atanh", f: mpfr.Atanh, x: below(-1, 1, to(-1)), inverse: mpfr.Tanh, near: []string{"dyadic", "one"}, domain: smallest},

	{name: "Erf", slow: true, f: mpfr.Erf, x: below(-3, 3, to(3)), near: []string{"eighths", "dyadic", "eighths"}, domain: smallest},
	{name: "Erfc", slow: true, f: mpfr.Erfc, x: below(-3, 6, to(4)), near: []string{"eighths", "dyadic", "eighths"}},
	{name: "Erfcx", slow: true, f: erfcx, x: wide(-3, 20), near: []string{"eighths", "dyadic", "eighths"}, domain: hypotenuse},
	{name: "NormCDF", slow: true, f: normCDF, x: below(-6, 6, to(5)), near: []string{"eighthsOfNormal", "dyadic", "eighthsOfNormal"}},

	{name: "Erfinv", slow: true, f: func(z, x, _ *mpfr.Float) { inverseErf(z, x, difference(one, x, z)) }, x: below(-1, 1, to(-1)), inverse: mpfr.Erf, near: []string{"dyadic", "one"}, domain: smallest},
	{name: "Erfcinv", slow: true, f: func(z, x, _ *mpfr.Float) { inverseErf(z, difference(one, x, z), x) }, x: positive(0, 2), inverse: mpfr.Erfc, near: []string{"dyadic", "one"}, domain: smallest},
	{name: "NormCDFinv", slow: true, f: inverseNormCDF, x: positive(0, 1), inverse: normCDF, near: []string{"dyadic", "one"}, domain: smallest},
	{name: "Gamma", slow: true, f: mpfr.Gamma, x: below(-8, 24, factorial), near: []string{"dyadic"}, apart: []string{"dyadic", "poles", "rowsOfGamma"}},
	{name: "LogGamma", slow: true, result: "ln", f: mpfr.Lgamma, x: positive(0, 24), near: []string{"dyadic", "one"}, apart: []string{"dyadic", "one", "poles", "rowsOfGamma", "zerosOfLogGamma"}, over: belowLogGamma},
	{name: "LogGamma", slow: true, result: "sign", f: signOfGamma, x: below(-24, 24, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Digamma", slow: true, f: mpfr.Digamma, x: positive(0, 24), near: []string{"dyadic", "one"}, apart: []string{"dyadic", "poles", "rowsOfGamma", "zerosOfDigamma"}, domain: plainTop, over: belowDigamma, fits: farFromZero},

	{name: "Beta", slow: true, f: beta, x: positive(0, 24), y: positive(0, 24), near: []string{"seamsOfBeta", "dyadic"}},
	{name: "LogBeta", slow: true, f: logBeta, x: positive(0, 24), y: positive(0, 24), near: []string{"seamsOfBeta", "dyadic", "zerosOfLogBeta"}, domain: everywhere, over: atLeast1},
	{name: "GammaP", slow: true, f: gammaInc(false), x: gammaIncPlace, y: gammaIncPlace, near: []string{"seamsOfGammaInc", "dyadic"}, domain: smallest},
	{name: "GammaQ", slow: true, f: gammaInc(true), x: gammaIncPlace, y: gammaIncPlace, near: []string{"seamsOfGammaInc", "dyadic"}, domain: smallest},
	{name: "GammaPinv", slow: true, f: gammaIncInv(false), x: gammaInvShape, y: gammaInvPortion, near: []string{"seamsOfGammaInv"}, domain: smallest, fits: gammaInvInside},
	{name: "GammaQinv", slow: true, f: gammaIncInv(true), x: gammaInvShape, y: gammaInvPortion, near: []string{"seamsOfGammaInv"}, domain: smallest, fits: gammaInvInside},
	{name: "BetaP", slow: true, all: betaInc(false), x: betaIncPlace, y: betaIncPlace, more: []place{betaIncPortion}, near: []string{"seamsOfBetaInc"}, domain: smallest, fits: betaIncInside},
	{name: "BetaQ", slow: true, all: betaInc(true), x: betaIncPlace, y: betaIncPlace, more: []place{betaIncPortion}, near: []string{"seamsOfBetaInc"}, domain: smallest, fits: betaIncInside},
	{name: "BetaPinv", slow: true, all: betaIncInv(false), x: betaIncPlace, y: betaIncPlace, more: []place{gammaInvPortion}, near: []string{"seamsOfBetaInv"}, domain: smallest, fits: betaInvInside},
	{name: "BetaQinv", slow: true, all: betaIncInv(true), x: betaIncPlace, y: betaIncPlace, more: []place{gammaInvPortion}, near: []string{"seamsOfBetaInv"}, domain: smallest, fits: betaInvInside},
	{name: "Zeta", slow: true, f: mpfr.Zeta, x: below(-30, 60, func(f *format) int { return 3 + f.p/10 }), near: []string{"evens", "one", "seamsOfZeta", "dyadic"}, domain: hypotenuse},
	{name: "EllipticK", f: ellipticK, x: below(-2, 1, func(f *format) int { return f.emax }), near: []string{"one", "dyadic"}, domain: nearZeros, fits: belowOne},
	{name: "EllipticE", f: ellipticE, x: below(-2, 1, func(f *format) int { return f.emax }), near: []string{"one", "dyadic"}, domain: nearZeros, fits: belowOne},
	{name: "LambertW", slow: true, f: lambertW, x: wide(-0.36787944117144233, 8), near: []string{"dyadic", "branch"}, inverse: func(z, x, _ *mpfr.Float) { mpfr.Exp(z, x, nil); mpfr.Mul(z, z, x) }, domain: smallest, fits: aboveBranch},
	{name: "ExpInt", slow: true, f: mpfr.Eint, x: below(-40, 40, logarithm), near: []string{"dyadic", "rowsOfEi", "zeroOfEi"}, domain: smallest},
	{name: "J0", slow: true, f: mpfr.J0, x: wide(-60, 60), near: []string{"zerosOfJ0", "far", "eighthsOfPi", "zerosOfJ0"}, domain: nearZeros, over: envelope},
	{name: "J1", slow: true, f: mpfr.J1, x: wide(-60, 60), near: []string{"zerosOfJ1", "far", "eighthsOfPi", "zerosOfJ1"}, domain: smallest, over: envelope},
	{name: "Y0", slow: true, f: mpfr.Y0, x: positive(0, 60), near: []string{"zerosOfY0", "far", "eighthsOfPi", "zerosOfY0"}, domain: severalZeros, over: envelope},
	{name: "Y1", slow: true, f: mpfr.Y1, x: positive(0, 60), near: []string{"zerosOfY1", "far", "eighthsOfPi", "zerosOfY1"}, domain: poleAndSeveralZeros, over: envelope},
	{name: "Jn", slow: true, f: besselOfOrder(mpfr.J0, mpfr.J1, true), x: wide(-60, 60), y: integers(-100, 100), near: []string{"order", "far", "largeOrder", "order"}, domain: smallest, over: amplitude, fits: ofOrder},
	{name: "Yn", slow: true, f: besselOfOrder(mpfr.Y0, mpfr.Y1, false), x: positive(0, 60), y: integers(-100, 100), near: []string{"order", "far", "largeOrder", "order"}, domain: poleAndZeros, over: amplitude, fits: ofOrder},
	{name: "I0", slow: true, f: modifiedBessel(0), x: below(-70, 70, logarithm), near: []string{"quarters", "dyadic"}, domain: plainTop},
	{name: "I1", slow: true, f: modifiedBessel(1), x: below(-70, 70, logarithm), near: []string{"quarters", "dyadic"}, domain: growing},
	{name: "BesselJ", slow: true, f: besselJY(false), x: positive(0, 60), y: realOrders, near: []string{"seamsOfBesselJY", "dyadic"}, domain: growing, over: besselJYAmplitude(false), fits: ofRealOrder},
	{name: "BesselY", slow: true, f: besselJY(true), x: positive(0, 60), y: realOrders, near: []string{"seamsOfBesselJY", "dyadic"}, domain: growing, over: besselJYAmplitude(true), fits: ofRealOrderY},
	{name: "BesselI", slow: true, f: besselI, x: positive(0, 40), y: realOrders, near: []string{"seamsOfBesselNu", "dyadic"}, domain: growing, over: besselNuAmplitude, fits: ofRealOrder},
	{name: "BesselK", slow: true, f: besselK, x: positive(0, 40), y: realOrders, near: []string{"seamsOfBesselNu", "dyadic"}, domain: growing, fits: ofRealOrder},
	{name: "AiryAi", slow: true, f: airy(0), x: airyPlace, near: []string{"zerosOfAi", "seamsOfAiry"}, domain: smallest, over: airyAmplitude(false), fits: airyInside},
	{name: "AiryBi", slow: true, f: airy(1), x: airyPlace, near: []string{"zerosOfBi", "seamsOfAiry"}, domain: growing, over: airyAmplitude(false), fits: airyInside},
	{name: "AiryAiPrime", slow: true, f: airy(2), x: airyPlace, near: []string{"zerosOfAiPrime", "seamsOfAiry"}, domain: smallest, over: airyAmplitude(true), fits: airyInside},
	{name: "AiryBiPrime", slow: true, f: airy(3), x: airyPlace, near: []string{"zerosOfBiPrime", "seamsOfAiry"}, domain: growing, over: airyAmplitude(true), fits: airyInside},

	{name: "FastMod", f: mpfr.Fmod, x: wide(-8, 8), y: wide(-1, 1), near: []string{"ratio"}, whole: true, fits: divisible},
	{name: "FastRemainder", f: mpfr.Remainder, x: wide(-8, 8), y: wide(-1, 1), near: []string{"ratio"}, whole: true, fits: divisible},
	{name: "FastRemquo", result: "rem", f: mpfr.Remainder, x: wide(-8, 8), y: wide(-1, 1), near: []string{"ratio"}, whole: true, fits: divisible},
	{name: "FastRemquo", result: "quo", f: lowerBits, x: wide(-8, 8), y: wide(-1, 1), near: []string{"ratio"}, whole: true, fits: divisible},
	{name: "Floor", f: mpfr.Floor, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Ceil", f: mpfr.Ceil, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Trunc", f: mpfr.Trunc, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Round", f: mpfr.Round, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "RoundEven", f: mpfr.RoundEven, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Modf", result: "int", f: mpfr.Trunc, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Modf", result: "frac", f: func(z, x, _ *mpfr.Float) { mpfr.Trunc(z, x, nil); mpfr.Sub(z, x, z) }, x: below(-8, 8, precision4), near: []string{"dyadic"}, whole: true},
	{name: "Frexp", result: "frac", f: fraction, x: wide(-8, 8), fits: keepsFraction, whole: true},
	{name: "Frexp", result: "exp", f: exponentFrom(1), x: wide(-8, 8), whole: true},
	{name: "Logb", f: exponentFrom(0), x: wide(-8, 8), whole: true},
	{name: "Ilogb", f: exponentFrom(0), x: wide(-8, 8), whole: true},
	{name: "Ldexp", f: func(z, x, y *mpfr.Float) { mpfr.Set(z, x, nil); z.Scale(int(y.Float64())) }, x: wide(-1, 1), y: exponents2(2), fits: keeps, whole: true},
	{name: "Sign", f: func(z, x, _ *mpfr.Float) { z.SetLimbs(float64(x.Sign())) }, x: wide(-1, 1), domain: sums, whole: true},
	{name: "Dim", f: mpfr.Dim, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: sums, fits: summable},
	{name: "Canon", f: mpfr.Set, x: wide(-1, 1), domain: sums, whole: true},
	{name: "Quad", f: mpfr.Set, x: wide(-1, 1), domain: sums, whole: true},
	{name: "Triple", f: mpfr.Set, x: wide(-1, 1), domain: belowTop, whole: true},
	{name: "Pair", f: mpfr.Set, x: wide(-1, 1), domain: belowTop, whole: true},
	{name: "Min", f: mpfr.Min, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: sums, whole: true},
	{name: "Max", f: mpfr.Max, x: wide(-1, 1), y: wide(-1, 1), near: []string{"ratio"}, domain: sums, whole: true},
	{name: "Copysign", f: func(z, x, y *mpfr.Float) {
		mpfr.Set(z, x, nil)
		if z.Abs(); y.Signbit() {
			z.Neg()
		}
	}, x: wide(-1, 1), y: wide(-1, 1), domain: sums, whole: true},
}

var one = small(1)

// norm is the root of the sum of the squares.
func norm(z *mpfr.Float, x []*mpfr.Float) {
	w := mpfr.New(1216)
	for k, y := range x {
		if mpfr.Mul(w, y, y); k == 0 {
			mpfr.Set(z, w, nil)
		} else {
			mpfr.Add(z, z, w)
		}
	}
	mpfr.Sqrt(z, z, nil)
}

// reciprocal is 1/f.
func reciprocal(f func(z *mpfr.Float, x []*mpfr.Float)) func(z *mpfr.Float, x []*mpfr.Float) {
	return func(z *mpfr.Float, x []*mpfr.Float) { f(z, x); mpfr.Div(z, one, z) }
}

// erfcx is e^(x²)·erfc x, for large x by its series in 1/x².
func erfcx(z, x, _ *mpfr.Float) {
	large := x.Sign() > 0 && x.Exponent() >= 14 // e^(x²) is out of MPFR's range from 2^15 on
	w := mpfr.New(z.Prec() + 128)
	if mpfr.Mul(w, x, x); !large {
		mpfr.Exp(w, w, nil)
		v := mpfr.New(w.Prec())
		mpfr.Erfc(v, x, nil)
		mpfr.Mul(z, v, w)
		return
	}
	// (… (1 - 5/2x²)·3/2x² …): the n-th step gives 29 - log2 n bits
	sum, n := mpfr.New(w.Prec()), w.Prec()/20+2
	for mpfr.Set(sum, one, nil); n > 0; n-- {
		mpfr.Mul(sum, sum, small(float64(1-2*n)/2))
		mpfr.Div(sum, sum, w)
		mpfr.Add(sum, sum, one)
	}
	mpfr.Div(sum, sum, x)
	mpfr.Mul(sum, sum, rootRecipPi())
	mpfr.Set(z, sum, nil)
}

// difference is x - y with all bits, for a result z.
func difference(x, y, z *mpfr.Float) *mpfr.Float {
	w := mpfr.New(z.Prec() + 2400)
	mpfr.Sub(w, x, y)
	return w
}

// inverseErf is the x with erf x = v and erfc x = c, by Newton's method; for c > 1 it is
// minus the one with erfc x = 2 - c.
func inverseErf(z, v, c *mpfr.Float) {
	p := z.Prec() + 64
	if v.Sign() < 0 {
		w := mpfr.New(v.Prec())
		mpfr.Set(w, v, nil)
		w.Neg()
		inverseErf(z, w, difference(small(2), c, z))
		z.Neg()
		return
	}
	tail := v.Float64() > 0.5
	start, bits := math.Erfinv(v.Float64()), 40
	if a := c.Float64(); tail { // erfc x is nearly e^(-x²)/x√π
		l := -math.Log2(a) * math.Ln2 // Log is wrong for subnormal numbers
		start, bits = math.Sqrt(l-math.Log(math.Pi*l)/2), 3
		for ; a > 1e-300 && bits < 40; bits *= 2 {
			start += (math.Erfc(start) - a) * math.Exp(start*start) * math.Sqrt(math.Pi) / 2
		}
	}
	x := small(start)
	for ; bits < p && start != 0 && !math.IsInf(start, 0) && !math.IsNaN(start); bits *= 2 {
		q := min(p, 2*bits+64) // as many bits as the step gives
		y, e, d := mpfr.New(q), mpfr.New(q), mpfr.New(q)
		if tail {
			mpfr.Erfc(d, x, nil)
			mpfr.Sub(d, d, c)
		} else {
			mpfr.Erf(d, x, nil)
			mpfr.Sub(d, v, d)
		}
		mpfr.Mul(e, x, x)
		mpfr.Exp(e, e, nil)
		mpfr.Mul(d, d, e)
		mpfr.Div(d, d, rootRecipPi())
		d.Scale(-1)
		mpfr.Add(y, x, d)
		x = y
	}
	mpfr.Set(z, x, nil)
}

// inverseNormCDF is -√2·erfcinv(2x).
func inverseNormCDF(z, x, _ *mpfr.Float) {
	c := mpfr.New(x.Prec())
	mpfr.Set(c, x, nil)
	c.Scale(1)
	w := mpfr.New(z.Prec() + 64)
	inverseErf(w, difference(one, c, z), c)
	mpfr.Sqrt(z, small(2), nil)
	mpfr.Mul(z, z, w)
	z.Neg()
}

// rootRecipPi is 1/√π.
var rootRecipPi = sync.OnceValue(func() *mpfr.Float {
	z := mpfr.New(1408)
	mpfr.Acos(z, small(-1), nil)
	mpfr.RecSqrt(z, z, nil)
	return z
})

// normCDF is ½·erfc(-x/√2).
func normCDF(z, x, _ *mpfr.Float) {
	w := mpfr.New(z.Prec() + 64)
	mpfr.Sqrt(w, small(0.5), nil)
	mpfr.Mul(w, w, x)
	w.Neg()
	mpfr.Erfc(z, w, nil)
	z.Scale(-1)
}

// fraction is x·2^k in [½, 1), or in (-1, -½].
func fraction(z, x, _ *mpfr.Float) {
	if mpfr.Set(z, x, nil); x.Sign() != 0 {
		z.Scale(-1 - x.Exponent())
	}
}

// signOfGamma is the sign of Γ(x): that of (-1)^⌊x⌋ for negative x, and 1 at the poles.
func signOfGamma(z, x, _ *mpfr.Float) {
	sign, d := 1.0, mpfr.New(x.Prec())
	mpfr.Floor(z, x, nil)
	if mpfr.Sub(d, z, x); x.Sign() < 0 && d.Sign() != 0 {
		z.Scale(-1)
		mpfr.Floor(d, z, nil)
		if mpfr.Sub(d, d, z); d.Sign() != 0 {
			sign = -1
		}
	}
	z.SetLimbs(sign)
}

// logBeta is ln Γ(x) + ln Γ(y) - ln Γ(x+y), with as many bits more as the large terms have
// before the point.
func logBeta(z, x, y *mpfr.Float) {
	if x.Sign() <= 0 || y.Sign() <= 0 || x.IsInf() || y.IsInf() {
		z.SetLimbs(math.NaN())
		return
	}
	if x.Exponent() < y.Exponent() {
		x, y = y, x
	}
	p := z.Prec() + 64
	sum := mpfr.New(p + max(x.Exponent(), 0))
	large, small, all := mpfr.New(sum.Prec()), mpfr.New(p+max(y.Exponent(), 0)), mpfr.New(sum.Prec())
	mpfr.Add(sum, x, y)
	mpfr.Lgamma(large, x, nil)
	mpfr.Lgamma(all, sum, nil)
	mpfr.Lgamma(small, y, nil)
	mpfr.Sub(large, large, all)
	mpfr.Add(z, large, small)
}

// beta is e^(ln B). That of MPFR is NaN where Γ(x) overflows in it.
func beta(z, x, y *mpfr.Float) {
	w := mpfr.New(z.Prec() + 64)
	logBeta(w, x, y)
	mpfr.Exp(z, w, nil)
}

// atLeast1 is 1 for all operands.
func atLeast1([][]float64) float64 { return 1 }

// ellipticK is π/(2·M(1, √(1-x))).
func ellipticK(z, x, _ *mpfr.Float) {
	w := mpfr.New(z.Prec() + 64)
	mpfr.Sqrt(w, difference(one, x, z), nil)
	mpfr.AGM(w, one, w)
	mpfr.Mul(w, w, rootRecipPi())
	mpfr.Mul(w, w, rootRecipPi())
	w.Scale(1)
	mpfr.Div(z, one, w)
}

// ellipticE is K(x)·(1 - Σ 2^(n-1)cₙ²), c₀² = x, of the differences in the mean M(1, √(1-x)).
func ellipticE(z, x, _ *mpfr.Float) {
	p := z.Prec() + 128
	y, a, b, c, w := difference(one, x, z), mpfr.New(p), mpfr.New(p), mpfr.New(p), mpfr.New(p)
	if y.Sign() == 0 { // M is 0 there
		mpfr.Set(z, one, nil)
		return
	}
	mpfr.Set(a, one, nil)
	mpfr.Sqrt(b, y, nil)
	mpfr.Add(w, one, y)
	w.Scale(-1)
	for n := -2; ; n++ { // w -= 2^n·(a-b)²
		mpfr.Sub(c, a, b)
		if mpfr.Mul(c, c, c); c.Sign() == 0 || c.Exponent() < w.Exponent()-p {
			break
		}
		c.Scale(n)
		mpfr.Sub(w, w, c)
		s := mpfr.New(p)
		mpfr.Add(s, a, b)
		s.Scale(-1)
		mpfr.Mul(b, a, b)
		mpfr.Sqrt(b, b, nil)
		a = s
	}
	mpfr.Mul(a, a, rootRecipPi())
	mpfr.Mul(a, a, rootRecipPi())
	a.Scale(1)
	mpfr.Div(z, w, a)
}

// belowOne reports whether x is below 1.
func belowOne(x [][]float64, _ *format) bool {
	return x[0][0] < 1 || x[0][0] == 1 && len(x[0]) > 1 && x[0][1] < 0
}

// lambertW is the w ≥ -1 with w·e^w = x, by Newton's method.
func lambertW(z, x, _ *mpfr.Float) {
	if x.Sign() == 0 {
		mpfr.Set(z, x, nil)
		return
	}
	// p² = 2(1 + ex)
	p := mpfr.New(z.Prec() + 2400)
	mpfr.Exp(p, one, nil)
	mpfr.Mul(p, p, x)
	mpfr.Add(p, p, one)
	p.Scale(1)
	if p.Sign() < 0 {
		mpfr.Sqrt(z, p, nil) // NaN
		return
	}
	mpfr.Sqrt(p, p, nil)
	n := z.Prec() + 64
	w, e, d, c := mpfr.New(n), mpfr.New(2*n), mpfr.New(2*n), mpfr.New(2*n)
	switch a := p.Float64(); {
	case x.Exponent() < -n: // w is x
		mpfr.Set(z, x, nil)
		return
	case a < 1: // w is -1 + p - p²/3 + 11p³/72 …
		mpfr.Sub(w, p, one)
		mpfr.Sub(w, w, small(a*a/3-11*a*a*a/72))
	case x.Exponent() > 2:
		mpfr.Log(w, x, nil)
		mpfr.Log(d, w, nil)
		mpfr.Sub(w, w, d)
	default: // W(x) is near x/(1 + x)
		mpfr.Add(w, x, one)
		mpfr.Div(w, x, w)
	}
	for range 200 { // w -= (w - x·e^-w)/(1 + w)
		mpfr.Set(e, w, nil)
		e.Neg()
		mpfr.Exp(e, e, nil)
		mpfr.Mul(e, e, x)
		mpfr.Sub(d, w, e)
		mpfr.Add(c, w, one)
		mpfr.Div(d, d, c)
		mpfr.Sub(w, w, d)
		if d.Sign() == 0 || d.Exponent() < w.Exponent()-n/2-32 && d.Exponent() < c.Exponent()-n/2-32 {
			break
		}
	}
	mpfr.Set(z, w, nil)
}

// aboveBranch reports whether x is above -1/e = -0.3678…, which its first limb tells unless
// it is near.
func aboveBranch(x [][]float64, f *format) bool {
	if h := x[0][0]; !(math.Abs(h+0.367879) <= 1e-5) { // or NaN
		return h > -0.367879
	}
	p := mpfr.New(3000)
	mpfr.Exp(p, one, nil)
	y := mpfr.New(2400)
	y.SetLimbs(x[0]...)
	mpfr.Mul(p, p, y)
	mpfr.Add(p, p, one)
	return p.Sign() > 0
}

// plainTop is the domain of what comes near to 0 at a place that is left out.
func plainTop(f *format) { f.Top, f.Bottom = f.emax-1, 0 }

// farFromZero reports whether x is not next to the zero of ψ.
func farFromZero(x [][]float64, f *format) bool {
	least := 0x1p-40
	if f.p == 24 {
		least = 0x1p-14
	}
	return math.Abs(x[0][0]-0x1.762d86356be3fp0) > least
}

// belowDigamma is what half the error of ψ is relative to for negative x: 2(1 + |ψ(x)| + π|cot πx|).
func belowDigamma(x [][]float64) float64 {
	a := x[0][0]
	if !(a < 0) {
		return 0
	}
	// The distance from the next integer, which limbs after the first may have alone.
	d := 0.0
	for _, b := range slices.Backward(x[0]) {
		d += b - math.Round(b)
	}
	d -= math.Round(d)
	cot := math.Pi / math.Tan(math.Pi*d)
	return min(2*(1+math.Abs(limb.NewDD(1-a).Digamma().Hi-cot)+math.Abs(cot)), math.MaxFloat64)
}

// belowLogGamma is 1 for negative x, where the logarithm has zeros.
func belowLogGamma(x [][]float64) float64 {
	if x[0][0] < 0 {
		return 1
	}
	return 0
}

// envelope is √(2/π|x|) beyond the rows of Bessel functions, and 0 below.
func envelope(x [][]float64) float64 {
	a := math.Abs(x[0][0])
	if a < 49.25 {
		return 0
	}
	return math.Sqrt(2 / math.Pi / a)
}

// amplitude is √(Jn² + Yn²) where |x| is above |n|, and 0 below; for n = 0, 1 and -1 it is
// envelope.
func amplitude(x [][]float64) float64 {
	a, n := math.Abs(x[0][0]), math.Abs(x[1][0])
	switch {
	case n < 2:
		return envelope(x)
	case a < n:
		return 0
	}
	return math.Hypot(math.Jn(int(n), a), math.Yn(int(n), a))
}

// ofOrder reports whether there are functions of an order.
func ofOrder(x [][]float64, _ *format) bool { return math.Abs(x[1][0]) <= 1000 }

// besselOfOrder is J or Y, of which f0 and f1 are the first two, of an order n that is the second
// operand: by the recurrence C(k+1) = (2k/x)·C(k) - C(k-1), up from them; but where J falls, from
// |x| < n on, down to them from an order where it is nothing.
func besselOfOrder(f0, f1 mpfr.Func, falls bool) mpfr.Func {
	return func(z, x, order *mpfr.Float) {
		n := int(order.Float64())
		odd, m := n&1 == 1, max(n, -n)
		p := z.Prec() + 96
		c0, c1 := mpfr.New(p), mpfr.New(p)
		f0(c0, x, nil)
		f1(c1, x, nil)
		step := func(k int, b, a *mpfr.Float) *mpfr.Float { // (2k/x)·b - a
			c := mpfr.New(p)
			mpfr.Mul(c, b, small(float64(2*k)))
			mpfr.Div(c, c, x)
			mpfr.Sub(c, c, a)
			return c
		}
		switch v := math.Abs(x.Float64()); {
		case m == 0:
			mpfr.Set(z, c0, nil)
		case m == 1 || x.Sign() == 0:
			mpfr.Set(z, c1, nil)
		case !falls || v >= float64(m):
			for k := 1; k < m; k++ {
				c0, c1 = c1, step(k, c1, c0)
			}
			mpfr.Set(z, c1, nil)
		default:
			top := m // others have grown by 2^(p/2) there, and J has fallen so much
			for a, bits := 0.0, 0.0; bits < float64(p)/2+8; top++ {
				b := 2*float64(top)/v - a
				a = 1 / b
				bits += math.Log2(b)
			}
			var at *mpfr.Float
			a, b := mpfr.New(p), mpfr.New(p)
			a.SetLimbs(0)
			b.SetLimbs(1)
			for k := top; k > 0; k-- {
				if k == m {
					at = b
				}
				a, b = b, step(k, b, a)
			}
			if c0.Exponent() < c1.Exponent() {
				b, c0 = a, c1
			}
			mpfr.Div(c0, c0, b)
			mpfr.Mul(z, at, c0)
		}
		if odd && n < 0 {
			z.Neg()
		}
	}
}

// modifiedBessel is I0 or I1, by the power series.
func modifiedBessel(order int) mpfr.Func {
	return func(z, x, _ *mpfr.Float) {
		if x.Exponent() > 12 { // beyond all formats
			z.SetLimbs(math.Inf(max(x.Sign(), 1-order)))
			return
		}
		p := z.Prec() + 64
		square, term, sum, d := mpfr.New(p), mpfr.New(p), mpfr.New(p), mpfr.New(p)
		mpfr.Mul(square, x, x)
		square.Scale(-2)
		mpfr.Set(term, one, nil)
		if order == 1 {
			mpfr.Set(term, x, nil)
			term.Scale(-1)
		}
		mpfr.Set(sum, term, nil)
		for k := 1; term.Sign() != 0 && term.Exponent() > sum.Exponent()-p; k++ {
			mpfr.Mul(term, term, square)
			mpfr.Div(term, term, small(float64(k)*float64(k+order)))
			mpfr.Add(d, sum, term)
			mpfr.Set(sum, d, nil)
		}
		mpfr.Set(z, sum, nil)
	}
}

// poleAndZeros is that of nearZeros, for what has a pole.
func poleAndZeros(f *format) { nearZeros(f); f.Top = f.emax - 1 }

// severalZeros is that of nearZeros, for a sum of terms that are all near 0 where it is: the bits of
// each underflow.
func severalZeros(f *format) {
	if nearZeros(f); f.Bottom != 0 {
		f.Bottom += 4
	}
}

// poleAndSeveralZeros is that of severalZeros, for what has a pole.
func poleAndSeveralZeros(f *format) { severalZeros(f); f.Top = f.emax - 1 }

// growing is the domain of what is nearly x where x is small, and grows.
func growing(f *format) { smallest(f); f.Top = f.emax - 1 }

// exponentFrom is ⌊log2|x|⌋ + n.
func exponentFrom(n int) mpfr.Func {
	return func(z, x, _ *mpfr.Float) {
		if x.Sign() == 0 {
			z.SetLimbs(math.NaN())
			return
		}
		z.SetLimbs(float64(n + x.Exponent()))
	}
}

// hypotenuse is the domain of Hypot, and of quotients and powers.
func hypotenuse(f *format) { f.Top = f.emax - 1 }

// aboveNatural is the domain of logarithms that are products of a natural one.
func aboveNatural(f *format) { f.Bottom++ }

// everywhere is the domain of functions without one.
func everywhere(f *format) { f.Bottom = 0 }

// nearZeros is the domain of functions that come near to 0 at arguments that are
// not small, or whose value is small at the ends of the range: only three or four float32 get
// there where last bits underflow.
func nearZeros(f *format) {
	if f.n < 3 || f.p != 24 {
		f.Bottom = 0
	}
}

// tangents is the domain of functions that are nearly x where x is small.
func tangents(f *format) { f.Least, f.Bottom = f.Bottom, 0 }

// smallest is the domain of functions whose value is nearly x where x is small, and
// of quads' and triples' rounded more than once.
func smallest(f *format) {
	if f.n > 2 {
		f.Bottom += 2
	}
}

// keeps reports whether no limb of x·2^n is subnormal.
func keeps(x [][]float64, f *format) bool {
	for _, a := range x[0] {
		if a != 0 && exponent(a)+int(x[1][0]) < f.emin {
			return false
		}
	}
	return true
}

// belowTop is the domain of the rounding of a quad to a pair: near the largest number
// that may be an infinity.
func belowTop(f *format) { f.Top, f.Bottom = f.emax, f.emin+f.p }

// summable reports whether x and y are in the domain of a sum.
func summable(x [][]float64, f *format) bool {
	return exponent(x[0][0]) < f.emax-1 && exponent(x[1][0]) < f.emax-1
}

// divisible reports whether x and y are in the domain of Mod: as for a sum, and no
// bits lie too far down.
func divisible(x [][]float64, f *format) bool {
	for _, x := range [][]float64{x[0], x[1]} {
		last := f.emax
		for _, a := range x {
			if a != 0 {
				last = min(last, lastBit(a))
			}
		}
		if f.n == 4 && last < exponent(x[0])-(5*f.p-10) || f.n < 4 && last < exponent(x[0])-(4*f.p-10) {
			return false
		}
	}
	return summable(x, f)
}

// lastBit returns the exponent of the lowest bit of a.
func lastBit(a float64) int {
	_, e := math.Frexp(a)
	return e - 64 + bits.TrailingZeros64(uint64(math.Abs(math.Ldexp(a, 63-e)))) + 1
}

// lowerBits is the quotient of x and y, rounded to nearest, modulo 2^24.
func lowerBits(z, x, y *mpfr.Float) {
	if mpfr.Remainder(z, x, y); !z.IsNaN() {
		z.SetLimbs(float64(mpfr.Remquo(z, x, y) % (1 << 24)))
	}
}

// keepsFraction is keeps for the n that brings x below 1.
func keepsFraction(x [][]float64, f *format) bool {
	return keeps([][]float64{x[0], {float64(-1 - exponent(x[0][0]))}}, f)
}

// sums is the domain of what underflow does not harm.
func sums(f *format) { f.Bottom = 0 }

// Functions returns the functions of package limb on numbers of two, three and four limbs of T
// whose exact value comes from MPFR, such as "DF.Div" and "QF.Exp". They can be looked at
// without MPFR, and measured where [Op.Known] says so.
func Functions[T limb.Float]() []Op[T] {
	var ops []Op[T]
	for _, n := range several {
		for _, line := range functions {
			if f, ok := kernels.Lookup(prefix[T](n) + line.name); ok {
				ops = append(ops, measured[T](f, line, n))
			}
		}
	}
	return ops
}

// measured is a function of the catalogue with its line of the table.
func measured[T limb.Float](k kernels.Func, line function, n int) Op[T] {
	lo, hi := 0, 1
	for i, p := range k.Out {
		if p.Name == line.result && line.result != "" {
			lo, hi = i, i+1
		}
	}
	op := catalogued[T](k, lo, hi)
	if line.result != "" {
		op.Name += "." + line.result
	}
	f := &format{p: precision[T](), emin: -126, emax: 127, n: n}
	if f.p == 53 {
		f.emin, f.emax = -1022, 1023
	}
	f.Domain = Domain{Top: f.emax + 1, Bottom: f.emin + (n-1)*f.p + 1}
	if line.whole {
		f.Bottom = 0
	}
	if line.domain != nil {
		line.domain(f)
	}
	op.Domain, op.whole, op.slow, op.reference = f.Domain, line.whole, line.slow, line.all
	op.over = line.over
	if line.all == nil {
		op.reference = func(z *mpfr.Float, x []*mpfr.Float) { line.f(z, x[0], x[len(x)-1]) }
	}
	op.spans = []span{line.x(f)}
	if line.fits != nil {
		op.fits = func(x [][]float64) bool { return line.fits(x, f) }
	}
	if line.y != nil {
		op.spans = append(op.spans, line.y(f))
	}
	for _, place := range line.more {
		op.spans = append(op.spans, place(f))
	}
	for _, name := range line.near {
		op.ranged = op.ranged || name == "power"
		op.near = append(op.near, nears[T](name))
	}
	for _, name := range line.apart {
		op.apart = append(op.apart, nears[T](name))
	}
	if line.inverse != nil {
		op.near = append(op.near, inverse[T](line.inverse))
	}
	return op
}

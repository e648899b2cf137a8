package calc

import (
	"math"
	"math/big"
	"reflect"
	"slices"
	"strings"
)

// # Beyond the range
//
// A result that is infinite or 0 while its operands are not is one of two things: what the
// function is there, as 1/0 and log(1), or a number that the type does not hold. The second
// is told from the first by the function and its operands.

// growing are functions without poles: an infinite result is a number that is too large.
var growing = []string{
	"Add", "Sub", "Mul", "Sqr", "MulAdd", "AddFloat", "MulFloat", "Ldexp", "Hypot", "Norm3", "Norm4",
	"Exp", "Exp2", "Exp10", "Expm1", "Sinh", "Cosh", "Erfcx", "I0", "I1", "Dim",
}

// shrinking are functions without zeros among finite numbers other than 0: a result that is
// 0 is a number that is too small.
var shrinking = []string{
	"Mul", "Sqr", "MulFloat", "Div", "DivFloat", "Recip", "Ldexp", "Exp", "Exp2", "Exp10",
	"Pow", "PowInt", "Erfc", "NormCDF", "Jn", "BesselJ", "BesselI", "BesselK", "AiryAi",
}

// poles are functions that are infinite at their poles alone.
var poles = []string{
	"Log", "Log2", "Log10", "Log1p", "Atanh", "Erfinv", "Erfcinv", "NormCDFinv", "EllipticK", "Zeta",
	"TanPi", "Logb", "Y0", "LogGamma", "LogBeta", "Digamma",
}

// A limit is the range of one operand, beyond which the library has no value of a function: NaN.
type limit struct {
	operand  int
	from, to float64
	says     string
}

// limits are those of functions whose result is NaN beyond.
var limits = func() map[string][]limit {
	const of = "has values "
	order := limit{1, -1000, 1000, of + "for orders from -1000 to 1000"}
	airy := limit{0, -1 << 11, math.Inf(1), of + "from -2^11 on (limbs of float32) or -2^30 (of float64)"}
	gamma := limit{0, 0, 10000, of + "for a up to 10000"}
	parameter := func(operand int) limit {
		return limit{operand, 0x1p-8, 10000, of + "for parameters from 2^-8 to 10000"}
	}
	all := map[string][]limit{
		"GammaP": {gamma}, "GammaQ": {gamma}, "GammaPinv": {parameter(0)}, "GammaQinv": {parameter(0)},
	}
	for _, method := range []string{"Jn", "Yn", "BesselJ", "BesselY", "BesselI", "BesselK"} {
		all[method] = []limit{order}
	}
	for _, method := range []string{"AiryAi", "AiryBi", "AiryAiPrime", "AiryBiPrime"} {
		all[method] = []limit{airy}
	}
	for _, method := range []string{"BetaP", "BetaQ", "BetaPinv", "BetaQinv"} {
		all[method] = []limit{parameter(0), parameter(1)}
	}
	return all
}()

// beyond returns what has happened in a call that went beyond the range of the type or the function, as a
// format of the operation and the type, or "". An operand that is 0 may be a pole, and of Gamma and Beta a
// negative whole number.
func beyond(method string, args []reflect.Value, result reflect.Value) string {
	pole, zero := false, false
	for _, x := range args {
		a := exactly(x)
		if a == nil || a.IsInf() {
			return ""
		}
		zero = zero || a.Sign() == 0
		pole = pole || zero || (method == "Gamma" || method == "Beta") && a.Sign() < 0 && a.IsInt()
	}
	y := exactly(result)
	for _, l := range limits[method] {
		x := exactly(args[l.operand])
		// A negative parameter is not one of a limit: the function is not defined there.
		if y == nil && (x.Cmp(big.NewFloat(l.from)) < 0 && (x.Sign() > 0 || l.from < 0) || x.Cmp(big.NewFloat(l.to)) > 0) {
			return "the result of %s as a %s is NaN, since limb " + l.says
		}
	}
	switch {
	case y == nil:
	case y.IsInf() && slices.Contains(growing, method), y.IsInf() && !pole && !slices.Contains(poles, method):
		return "the result of %s is too large for a %s, and is infinite there (overflow)"
	case (method == "Pow" || method == "PowInt") && y.Sign() == 0 && exactly(args[0]).Sign() == 0: // a power of 0
	case y.Sign() == 0 && slices.Contains(shrinking, method) && (!zero || strings.HasPrefix(method, "Exp") || method == "NormCDF" || method == "Erfc"):
		return "the result of %s is too small for a %s, and is 0 there (underflow)"
	}
	return ""
}

// calling returns what a method is called in the language.
func calling(method string) string {
	for text, op := range infix {
		if op.method == method && len(text) == 1 {
			return text
		}
	}
	return strings.ToLower(method)
}

// isZero reports whether a number as it was written has no digit but 0.
func isZero(text string) bool {
	digits := "123456789"
	if rest, ok := strings.CutPrefix(strings.ToLower(text), "0x"); ok {
		text, _, _ = strings.Cut(rest, "p")
		digits += "abcdef"
	} else {
		text, _, _ = strings.Cut(strings.ToLower(text), "e")
	}
	return !strings.ContainsAny(text, digits)
}

package calc

import (
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
	"Pow", "PowInt", "Erfc", "NormCDF",
}

// poles are functions that are infinite at their poles alone.
var poles = []string{
	"Log", "Log2", "Log10", "Log1p", "Atanh", "Erfinv", "Erfcinv", "NormCDFinv", "EllipticK", "Zeta",
	"TanPi", "Logb", "Y0", "LogGamma", "LogBeta", "Digamma",
}

// beyond returns what has happened in a call that went beyond the range, as a format of the
// operation and the type, or "". An operand that is 0 may be a pole, and of Gamma and Beta a
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

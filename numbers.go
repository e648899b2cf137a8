package limb

import "math"

// # Constants
//
// They are functions of a type, limb.Pi[limb.QD](), correctly rounded to its last limb, since a
// number that is written as a Go constant is a float64 first. Other digits come in as text, by MustParse.

// roundedAs returns what the function for the limbs of N returns, as an N.
func roundedAs[N RealNumber](f32 func() Quad[float32], f64 func() Quad[float64]) N {
	x := f64().limbs()
	if formatOf[N]().P == 24 {
		x = f32().limbs()
	}
	return ofLimbs[N](x)
}

// Pi returns π, the ratio of a circle's circumference to its diameter.
//
// The type is named: Pi[DD]() has 31 right digits. NewDD(math.Pi) has the 16 of a float64,
// since a Go constant becomes one before it becomes anything else.
//
// Error: correctly rounded.
func Pi[N RealNumber]() N { return roundedAs[N](piLimbs[float32], piLimbs[float64]) }

// E returns e, the base of the natural logarithm.
//
// It has all digits of the type: E[DD]() has 31, NewDD(math.E) the 16 of a float64.
//
// Error: correctly rounded.
func E[N RealNumber]() N { return roundedAs[N](eLimbs[float32], eLimbs[float64]) }

// Ln2 returns the natural logarithm of 2.
//
// It has all digits of the type: Ln2[DD]() has 31, NewDD(math.Ln2) the 16 of a float64.
//
// Error: correctly rounded.
func Ln2[N RealNumber]() N { return roundedAs[N](ln2Limbs[float32], ln2Limbs[float64]) }

// Ln10 returns the natural logarithm of 10.
//
// It has all digits of the type: Ln10[DD]() has 31, NewDD(math.Ln10) the 16 of a float64.
//
// Error: correctly rounded.
func Ln10[N RealNumber]() N { return roundedAs[N](ln10Limbs[float32], ln10Limbs[float64]) }

// Log2E returns the logarithm of e to base 2.
//
// It has all digits of the type: Log2E[DD]() has 31, NewDD(math.Log2E) the 16 of a float64.
//
// Error: correctly rounded.
func Log2E[N RealNumber]() N { return roundedAs[N](log2ELimbs[float32], log2ELimbs[float64]) }

// Log10E returns the logarithm of e to base 10.
//
// It has all digits of the type: Log10E[DD]() has 31, NewDD(math.Log10E) the 16 of a float64.
//
// Error: correctly rounded.
func Log10E[N RealNumber]() N { return roundedAs[N](log10ELimbs[float32], log10ELimbs[float64]) }

// Sqrt2 returns √2.
//
// It has all digits of the type: Sqrt2[DD]() has 31, NewDD(math.Sqrt2) the 16 of a float64.
//
// Error: correctly rounded.
func Sqrt2[N RealNumber]() N { return roundedAs[N](sqrt2Limbs[float32], sqrt2Limbs[float64]) }

// Phi returns the golden ratio, (1+√5)/2.
//
// It has all digits of the type: Phi[DD]() has 31, NewDD(math.Phi) the 16 of a float64.
//
// Error: correctly rounded.
func Phi[N RealNumber]() N { return roundedAs[N](phiLimbs[float32], phiLimbs[float64]) }

// EulerGamma returns γ, the limit of 1 + 1/2 + … + 1/n - log n, to all digits of the type.
//
// Error: correctly rounded.
func EulerGamma[N RealNumber]() N { return roundedAs[N](gammaLimbs[float32], gammaLimbs[float64]) }

// # Limits
//
// They are those of the grid of a type (see [Pair.ULP]): of the numbers with at most
// np significant bits, for n limbs of p bits. Between the limbs of a number may be a
// gap, so there are others in between.

// Epsilon returns the distance from 1 to the next larger number of the grid (see
// [Pair.ULP]): 2^-47 for a DF, 2^-105 for a DD, 2^-71 for a TF, 2^-158 for a TD, 2^-95 for a QF, 2^-211 for a QD, as 2^-23
// and 2^-52 for float32 and float64.
//
// Error: exact.
func Epsilon[N RealNumber]() N {
	f := formatOf[N]()
	return ofLimbs[N](limbs{math.Ldexp(1, 1-f.Limbs*f.P)})
}

// Digits returns how many decimal digits a number of the type is good for: a text with so many digits, read as a number
// and printed with so many, is the same text. They are 14 of a DF, 31 of a DD, 21 of a TF, 47 of a TD, 28 of a QF and 63 of a QD, as 6 of a float32
// and 15 of a float64. fmt.Printf("%.*g", Digits[DD](), x) prints them. %v may print more: the shortest text that is read
// as x, for NewDD(0.1) the 55 digits of that float64.
func Digits[N RealNumber]() int {
	f := formatOf[N]()
	return (f.Limbs*f.P - 1) * 30103 / 100000 // log10 2
}

// MaxValue returns the largest finite number of the grid (see [Pair.ULP]). The larger of two
// numbers is [Max].
//
// Error: exact.
func MaxValue[N RealNumber]() N { return any(Inf[N](1)).(interface{ NextDown() N }).NextDown() }

// SmallestNormal returns the least positive number from which on all have their full
// precision: 2^-102 for a DF, 2^-969 for a DD, 2^-78 for a TF, 2^-916 for a TD, 2^-54 for a QF, 2^-863 for a QD, as
// 2^-126 and 2^-1022 for float32 and float64. Below it the last limbs underflow.
//
// Error: exact.
func SmallestNormal[N RealNumber]() N {
	f := formatOf[N]()
	return ofLimbs[N](limbs{math.Ldexp(1, f.Min+f.Limbs*f.P-1)})
}

// Inf returns +Inf where sign ≥ 0, and -Inf where sign < 0.
//
// Error: exact.
func Inf[N RealNumber](sign int) N {
	a := inf[float64]()
	if sign < 0 {
		a = -a
	}
	return From[N](a)
}

// NaN returns a NaN, the result of an operation that is not defined: it equals no number, and not
// itself.
func NaN[N RealNumber]() N { return From[N](nan[float64]()) }

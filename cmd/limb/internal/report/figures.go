package report

import (
	"math"
	"math/bits"
	"strconv"
)

// How figures are written. What is not there is –.

// fixed writes x with so many digits behind the point.
func fixed[F ~float64](x F, places int) string {
	return strconv.FormatFloat(float64(x), 'f', places, 64)
}

// above writes what is above 0 like fixed.
func above(x Figure, places int) string {
	if !(x > 0) || !finite(x) {
		return "–"
	}
	return fixed(x, places)
}

// known writes what is finite like fixed.
func known(x Figure, places int) string {
	if !finite(x) {
		return "–"
	}
	return fixed(x, places)
}

// digits writes three digits, or all before the point.
func digits(x Figure) string {
	return above(x, min(4, max(0, 2-int(math.Floor(math.Log10(float64(x)))))))
}

// times writes how many times as fast: "0.95", "8.1", "23".
func times(x Figure) string {
	switch {
	case x < 1:
		return above(x, 2)
	case x < 9.95:
		return above(x, 1)
	}
	return above(x, 0)
}

// percent writes a share.
func percent(x Figure) string {
	if !(x > 0) {
		return "–"
	}
	return fixed(100*x, 0) + " %"
}

// few writes a number with few digits.
func few(x Figure) string {
	if !finite(x) {
		return "–"
	}
	return strconv.FormatFloat(float64(x), 'g', 4, 64)
}

// seconds writes a time that was set.
func seconds(x float64) string { return strconv.FormatFloat(x, 'g', 3, 64) }

// errorLog2 writes the logarithm of an error.
func errorLog2(x Figure, exact bool) string {
	switch {
	case exact:
		return "exact"
	case !finite(x):
		return "not finite"
	}
	return fixed(x, 1)
}

// errorUnits writes an error in units of a type.
func errorUnits(x Figure, exact bool) string {
	switch {
	case exact:
		return "0"
	case !finite(x):
		return "not finite"
	case x >= 1000:
		return "2^" + fixed(math.Log2(float64(x)), 1)
	}
	return fixed(x, 2)
}

// ulps writes an error in units in the last place.
func ulps(x Figure, digits int) string {
	switch {
	case !finite(x):
		return "not finite"
	case x >= 1e5:
		return strconv.FormatFloat(float64(x), 'e', 1, 64)
	}
	return fixed(x, digits)
}

// power writes n, as a power of two where it is one.
func power(n int) string {
	if n > 0 && n&(n-1) == 0 {
		return "2^" + strconv.Itoa(bits.TrailingZeros(uint(n)))
	}
	return strconv.Itoa(n)
}

// atLeast writes a number of runs.
func atLeast(n int) string { return strconv.Itoa(n) + " or more" }

func finite(x Figure) bool { return !math.IsInf(float64(x), 0) && !math.IsNaN(float64(x)) }

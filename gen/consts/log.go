package main

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
)

func init() { generators["log"] = logConstants }

// logSteps says how the arguments of logarithms are reduced for the precision p.
type logSteps struct {
	p, coarse, fine      int // steps of 2^-coarse, then of 2^-fine
	coarseBits, fineBits int // bits of the factors after the point
	width                int // bits of a number whose product with any exponent is exact
}

func logConstants(w *bytes.Buffer) {
	ln2 := logOf(2, 1)
	for _, s := range []logSteps{
		{p: 24, coarse: 6, fine: 12, coarseBits: 7, fineBits: 15, width: 16},
		{p: 53, coarse: 7, fine: 13, coarseBits: 8, fineBits: 18, width: 42},
	} {
		bits := 32
		if s.p == 53 {
			bits = 64
		}
		scale := math.Ldexp(1, s.coarse)
		first, last := int(math.Sqrt(0.5)*scale+0.5), int(math.Sqrt2*scale+0.5)
		fmt.Fprintf(w, "\n// logCoarse%d has, for j from %d to %d, a factor r near %g/j of %d bits after the\n// point, and -ln r in five limbs.\nvar logCoarse%d = [...][6]float%d{\n",
			bits, first, last, scale, s.coarseBits, bits, bits)
		least, most := 0.0, 0.0
		unit := math.Ldexp(1, s.coarseBits)
		for j := first; j <= last; j++ {
			n := math.Round(unit * scale / float64(j))
			least = min(least, n/unit*(float64(j)-0.5)/scale-1)
			most = max(most, n/unit*(float64(j)+0.5)/scale-1)
			fmt.Fprintf(w, "{%s, %s}, // %d\n", literal(n/unit), literal(limbs(logOf(unit, n), 5, s.p)...), j)
		}
		fmt.Fprint(w, "}\n")

		fmt.Fprintf(w, "\n// logCoarseFirst%d is the first j of logCoarse%d.\nconst logCoarseFirst%d = %d\n", bits, bits, bits, first)

		scale = math.Ldexp(1, s.fine)
		unit = math.Ldexp(1, s.fineBits)
		low, high := int(math.Round(least*scale))-1, int(math.Round(most*scale))+1
		fmt.Fprintf(w, "\n// logFine%d has, for i from %d to %d, a factor r near 1/(1 + i/%g) of %d bits after\n// the point, and -ln r in five limbs.\nvar logFine%d = [...][6]float%d{\n",
			bits, low, high, scale, s.fineBits, bits, bits)
		worst := 0.0
		for i := low; i <= high; i++ {
			n := math.Round(unit / (1 + float64(i)/scale))
			for _, half := range []float64{-0.5, 0.5} {
				worst = max(worst, math.Abs(n/unit*(1+(float64(i)+half)/scale)-1))
			}
			fmt.Fprintf(w, "{%s, %s}, // %d\n", literal(n/unit), literal(limbs(logOf(unit, n), 5, s.p)...), i)
		}
		fmt.Fprintf(w, "}\n\n// logFineZero%d is the place of i = 0 in logFine%d.\n// What remains of an argument is 1 + z with |z| ≤ %.4g = 2^%.2f.\nconst logFineZero%d = %d\n",
			bits, bits, worst, math.Log2(worst), bits, -low)

		fmt.Fprintf(w, "\n// logSeries%d is (-1)^(n+1)/n in four limbs.\nvar logSeries%d = [...][4]float%d{\n{},\n", bits, bits, bits)
		for n := 1; n < 20; n++ {
			sign := float64(2*(n&1) - 1)
			fmt.Fprintf(w, "{%s}, // %d\n", literal(limbs(quotient(number(sign), number(float64(n))), 4, s.p)...), n)
		}
		fmt.Fprint(w, "}\n")
		constant := func(name, formula string, list ...float64) {
			fmt.Fprintf(w, "\n// %s%d is %s.\nvar %s%d = [...]float%d{%s}\n", name, bits, formula, name, bits, bits, literal(list...))
		}
		ln10 := logOf(10, 1)
		log10of2 := quotient(ln2, ln10)
		c0 := limbs(ln2, 1, s.width)[0]
		rest := number(0).Sub(ln2, number(c0))
		constant("lnOfTwo", fmt.Sprintf("ln 2 in five limbs, the first of %d bits", s.width), append([]float64{c0}, limbs(rest, 4, s.p)...)...)
		c0 = limbs(log10of2, 1, s.width)[0]
		rest = number(0).Sub(log10of2, number(c0))
		constant("log10OfTwo", fmt.Sprintf("log10 2 in five limbs, the first of %d bits", s.width), append([]float64{c0}, limbs(rest, 4, s.p)...)...)
		constant("log2OfE", "log2 e in five limbs", limbs(quotient(number(1), ln2), 5, s.p)...)
		constant("log10OfE", "log10 e in five limbs", limbs(quotient(number(1), ln10), 5, s.p)...)
	}
}

// logOf returns ln(x/y) = 2 atanh((x-y)/(x+y)), after halving what is above 2.
func logOf(x, y float64) *big.Float {
	halves := 0
	for x > 1.5*y && x != 2*y {
		y, halves = 2*y, halves+1
	}
	sum, power := number(0), quotient(number(x-y), number(x+y))
	square := product(power, power)
	for k := 1.0; power.Sign() != 0 && power.MantExp(nil) > -prec; k += 2 {
		sum.Add(sum, quotient(power, number(k)))
		power = product(power, square)
	}
	sum.Add(sum, sum)
	if halves > 0 {
		sum.Add(sum, product(number(float64(halves)), logOf(2, 1)))
	}
	return sum
}

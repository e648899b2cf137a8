package main

import (
	"fmt"
	"math"
	"math/big"
)

func init() {
	families["log"] = family{logTables, []reader{
		entry{name: "logFactor", doc: "returns the factor from the first table", table: "logCoarse", row: "j", limbs: []int{1}},
		entry{name: "logFactorFine", doc: "returns the factor from the second table", table: "logFine", row: "j", limbs: []int{1}},
		entry{name: "logCoarse", doc: "returns minus the logarithm of the factor from the first table", table: "logCoarse", row: "j", from: 1, limbs: []int{3, 5}},
		entry{name: "logFine", doc: "returns minus the logarithm of the factor from the second table", table: "logFine", row: "j", from: 1, limbs: []int{3, 5}},
		entry{name: "lnOfTwo", doc: "returns ln 2, whose first limb is short", table: "lnOfTwo", limbs: []int{3, 5}},
		entry{name: "log10OfTwo", doc: "returns log10 2, whose first limb is short", table: "log10OfTwo", limbs: []int{3, 5}},
		entry{name: "log2OfE", doc: "returns log2 e", table: "log2OfE", limbs: []int{3, 5}},
		entry{name: "log10OfE", doc: "returns log10 e", table: "log10OfE", limbs: []int{3, 5}},
		logOfPairs.value("logSeries returns z·V for the argument z of ln(1 + z)", "logSeries[T Float](z Pair[T]) Pair[T]", "z", 2, 2, "return %s.mulLoose(z)"),
		logOfQuads.value("logSeriesQuad returns z·V for the argument z of ln(1 + z)", "logSeriesQuad[T Float](z Quad[T]) Quad[T]", "z", 4, 4, "return %s.mulLoose(z)"),
	}}
}

// logSteps says how the arguments of logarithms are reduced for the precision p.
type logSteps struct {
	p, coarse, fine      int // steps of 2^-coarse, then of 2^-fine
	coarseBits, fineBits int // bits of the factors after the point
}

var (
	logOfPairs = &series{name: "logSeries", counts: both(schedule{2, 2}, schedule{4, 4}), estrin: true}
	logOfQuads = &series{name: "logSeries#of4", counts: both(schedule{2, 2, 2, 2}, schedule{4, 3, 4, 4})}
)

func logTables(w *tables) {
	for _, s := range []logSteps{
		{p: 24, coarse: 6, fine: 12, coarseBits: 7, fineBits: 15},
		{p: 53, coarse: 7, fine: 13, coarseBits: 8, fineBits: 18},
	} {
		s.print(w)
	}
	for _, s := range []*series{logOfPairs, logOfQuads} {
		s.print(w, "is (-1)^(n+1)/n for n from 2 on", func(_, degree int) [][]*big.Float {
			return powers(degree, func(k int) *big.Float { return quotient(number(float64(2*(k%2)-1)), number(float64(k+2))) })
		})
	}
	ln2, ln10 := logOf(2, 1), logOf(10, 1)
	log10of2 := quotient(ln2, ln10)
	for _, c := range []struct {
		name, what string
		x          *big.Float
	}{{"lnOfTwo", "ln 2", ln2}, {"log10OfTwo", "log10 2", log10of2}} {
		w.list(c.name, fmt.Sprintf("is %s in five limbs, the first so short that its product with any exponent is exact", c.what), func(p int) []float64 {
			return short(c.x, 5, map[int]int{24: 16, 53: 42}[p], p)
		})
	}
	w.constant("log2OfE", "log2 e", quotient(number(1), ln2), 5)
	w.constant("log10OfE", "log10 e", quotient(number(1), ln10), 5)
}

// print prints the two tables of factors.
func (s logSteps) print(w *tables) {
	bits := bits(s.p)
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

	scale, unit = math.Ldexp(1, s.fine), math.Ldexp(1, s.fineBits)
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

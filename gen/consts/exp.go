package main

import (
	"fmt"
	"math/big"
)

func init() {
	families["exp"] = family{expTables, []reader{
		entry{name: "exp2Table", doc: "returns 2^(j/128), 0 ≤ j < 128", table: "exp2Table", row: "j", limbs: []int{3, 5}},
		entry{name: "ln2Step5", doc: "returns ln 2/128", table: "ln2Step", limbs: []int{5}},
		entry{name: "ln2StepShort", doc: "returns ln 2/128, whose first limb is short", table: "ln2StepShort", limbs: []int{3}},
		entry{name: "log10Step5", doc: "returns log10 2/128", table: "log10Step", limbs: []int{5}},
		entry{name: "log10StepShort", doc: "returns log10 2/128, whose first limb is short", table: "log10StepShort", limbs: []int{3}},
		entry{name: "expLnTwo", doc: "returns ln 2", table: "expLnTwo", limbs: []int{2, 4}},
		entry{name: "expLnTen", doc: "returns ln 10", table: "expLnTen", limbs: []int{2, 4}},
		entry{name: "stepsPerE", doc: "returns 128/ln 2", table: "stepsPerE", limbs: []int{1}},
		entry{name: "stepsPerTen", doc: "returns 128·log2 10", table: "stepsPerTen", limbs: []int{1}},
		expOfPairs.value("expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32)", "expSeries[T Float](r Pair[T]) Pair[T]", "r", 2, 2, "return %s"),
		expOfQuads.value("expSeriesQuad returns (e^r - 1 - r)/r², within 2^-205 (2^-85 for float32)", "expSeriesQuad[T Float](r Quad[T]) Quad[T]", "r", 4, 4, "return %s"),
		expm1OfPairs.value("expm1Series is expSeries with 8 bits more, since here r may be the largest term", "expm1Series[T Float](r Pair[T]) Pair[T]", "r", 2, 2, "return %s"),
		coshOfPairs.value("coshSeries returns (cosh r - 1)/r² for s = r², within 2^-85 (2^-35 for float32)", "coshSeries[T Float](s Pair[T]) Pair[T]", "s", 2, 2, "return %s"),
		sinhOfPairs.value("sinhSeries returns (sinh r - r)/r³ for s = r², within 2^-85 (2^-35 for float32)", "sinhSeries[T Float](s Pair[T]) Pair[T]", "s", 2, 2, "return %s"),
		coshOfQuads.value("coshSeriesQuad returns (cosh r - 1)/r² for s = r², within 2^-200 (2^-85 for float32)", "coshSeriesQuad[T Float](s Quad[T]) Quad[T]", "s", 4, 4, "return %s"),
		sinhOfQuads.value("sinhSeriesQuad returns (sinh r - r)/r³ for s = r², within 2^-200 (2^-85 for float32)", "sinhSeriesQuad[T Float](s Quad[T]) Quad[T]", "s", 4, 4, "return %s"),
	}}
}

// expSteps is L, the number of steps of the table between 1 and 2.
const expSteps = 128

// The coefficients of these series are 1/n!: of e^r in r, of the hyperbolic functions in r².
var (
	expOfPairs   = &series{name: "expSeries", counts: both(schedule{4}, schedule{5, 4}), estrin: true}
	expOfQuads   = &series{name: "expSeries#of4", counts: both(schedule{3, 2, 2, 2}, schedule{4, 5, 4, 5})}
	expm1OfPairs = &series{name: "expm1Series", counts: both(schedule{3, 2}, schedule{4, 5}), estrin: true}
	coshOfPairs  = &series{name: "coshSeries", counts: both(schedule{3}, schedule{3, 2})}
	coshOfQuads  = &series{name: "coshSeries#of4", counts: both(schedule{1, 1, 1, 1}, schedule{2, 2, 3, 2})}
	sinhOfPairs  = &series{name: "sinhSeries", counts: both(schedule{2, 1}, schedule{3, 2})}
	sinhOfQuads  = &series{name: "sinhSeries#of4", counts: both(schedule{1, 1, 1, 1}, schedule{2, 3, 2, 2})}
)

func expTables(w *tables) {
	ln2 := ln2()
	ln10 := product(number(3), ln2)
	ln10.Add(ln10, product(number(2), atanhRecip(9))) // ln 10 = 3 ln 2 + ln(10/8)
	log2of10 := quotient(ln10, ln2)
	steps := number(expSteps)
	w.rows("exp2Table", fmt.Sprintf("is 2^(j/%d) in five limbs", expSteps), func(p int) (rows [][]float64) {
		root := number(2)
		for n := 1; n < expSteps; n *= 2 {
			root.Sqrt(root)
		}
		power := number(1)
		for range expSteps {
			rows = append(rows, limbs(power, 5, p))
			power = product(power, root)
		}
		return rows
	})
	for _, s := range []struct {
		*series
		first, step int
	}{{expOfPairs, 2, 1}, {expOfQuads, 2, 1}, {expm1OfPairs, 2, 1}, {coshOfPairs, 2, 2}, {coshOfQuads, 2, 2}, {sinhOfPairs, 3, 2}, {sinhOfQuads, 3, 2}} {
		s.print(w, fmt.Sprintf("is 1/n! from n = %d on, by steps of %d", s.first, s.step), func(_, degree int) [][]*big.Float {
			return powers(degree, func(k int) *big.Float { return quotient(number(1), factorial(s.first+k*s.step)) })
		})
	}
	ln2step, log2step := quotient(ln2, steps), quotient(quotient(number(1), log2of10), steps)
	w.constant("ln2Step", fmt.Sprintf("ln 2/%d", expSteps), ln2step, 5)
	w.constant("log10Step", fmt.Sprintf("log10 2/%d", expSteps), log2step, 5)
	for _, c := range []struct {
		name, what string
		x          *big.Float
	}{{"ln2StepShort", "ln 2", ln2step}, {"log10StepShort", "log10 2", log2step}} {
		w.list(c.name, fmt.Sprintf("is %s/%d in three limbs, the first so short that its product with k is exact", c.what, expSteps), func(p int) []float64 {
			return short(c.x, 3, map[int]int{24: 9, 53: 35}[p], p)
		})
	}
	w.constant("expLnTwo", "ln 2", ln2, 4)
	w.constant("expLnTen", "ln 10", ln10, 4)
	w.constant("stepsPerE", fmt.Sprintf("%d/ln 2", expSteps), quotient(steps, ln2), 1)
	w.constant("stepsPerTen", fmt.Sprintf("%d·log2 10", expSteps), product(steps, log2of10), 1)
}

// factorial returns n!.
func factorial(n int) *big.Float {
	x := number(1)
	for k := 2; k <= n; k++ {
		x = product(x, number(float64(k)))
	}
	return x
}

// short returns x as n limbs, of which the first has few bits.
func short(x *big.Float, n, width, p int) []float64 {
	c0 := limbs(x, 1, width)
	rest := new(big.Float).Sub(x, number(c0[0]))
	return append(c0, limbs(rest, n-1, p)...)
}

// atanhRecip returns atanh(1/n), as the sum of 1/((2k+1) n^(2k+1)).
func atanhRecip(n float64) *big.Float {
	sum, power := number(0), quotient(number(1), number(n))
	square := number(n * n)
	for k := 1.0; power.MantExp(nil) > -prec; k += 2 {
		sum.Add(sum, quotient(power, number(k)))
		power = quotient(power, square)
	}
	return sum
}

// ln2 returns ln 2 = 2 atanh(1/3).
func ln2() *big.Float { return product(number(2), atanhRecip(3)) }

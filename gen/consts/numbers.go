package main

import "math/big"

func init() {
	f := family{tables: func(w *tables) {
		for _, c := range numbers {
			w.constant(c.name+"Limbs", c.text, c.value(), 4)
		}
	}}
	for _, c := range numbers {
		f.readers = append(f.readers, entry{name: c.name + "Limbs", doc: "returns " + c.text, table: c.name + "Limbs", limbs: []int{4}})
	}
	families["numbers"] = f
}

// numbers are the constants of mathematics, in four limbs.
var numbers = []struct {
	name, text string
	value      func() *big.Float
}{
	{"pi", "π", piByMachin},
	{"e", "e", exponential},
	{"ln2", "the natural logarithm of 2", ln2},
	{"ln10", "the natural logarithm of 10", func() *big.Float { return logOf(10, 1) }},
	{"log2E", "the logarithm of e to base 2", func() *big.Float { return quotient(number(1), ln2()) }},
	{"log10E", "the logarithm of e to base 10", func() *big.Float { return quotient(number(1), logOf(10, 1)) }},
	{"sqrt2", "√2", func() *big.Float { return root(number(2)) }},
	{"phi", "(1+√5)/2", func() *big.Float { return product(sum(number(1), root(number(5))), number(0.5)) }},
	{"gamma", "Euler's constant", eulerGamma},
}

// exponential returns Σ 1/k!.
func exponential() *big.Float {
	sum, term := number(1), number(1)
	for k := 1.0; term.MantExp(nil) > -prec; k++ {
		term = quotient(term, number(k))
		sum.Add(sum, term)
	}
	return sum
}

// eulerGamma returns γ as Brent and McMillan do (1980): with t = (n^k/k!)² and the
// harmonic numbers h it is Σ t·h / Σ t - log n, but for e^(-4n).
func eulerGamma() *big.Float {
	const n = 512 // e^-2048 is 2^-2954, below prec
	top, bottom, h, t := number(0), number(1), number(0), number(1)
	for k := 1.0; k < n || t.MantExp(nil) > -prec; k++ {
		q := quotient(number(n), number(k))
		t = product(t, product(q, q))
		h.Add(h, quotient(number(1), number(k)))
		top.Add(top, product(t, h))
		bottom.Add(bottom, t)
	}
	return new(big.Float).SetPrec(prec).Sub(quotient(top, bottom), product(number(9), ln2()))
}

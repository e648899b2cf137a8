package main

import (
	"bytes"
	"fmt"
	"math/big"
)

func init() { generators["numbers"] = numberConstants }

// numberConstants prints the constants of mathematics as functions, since each is of
// one type or another.
func numberConstants(w *bytes.Buffer) {
	one := number(1)
	log10 := logOf(10, 1)
	root := func(x float64) *big.Float { return new(big.Float).SetPrec(prec).Sqrt(number(x)) }
	phi := new(big.Float).SetPrec(prec).Add(one, root(5))
	for _, c := range []struct {
		name, text string
		value      *big.Float
	}{
		{"pi", "π", piByMachin()},
		{"e", "e", exponential()},
		{"ln2", "the natural logarithm of 2", ln2()},
		{"ln10", "the natural logarithm of 10", log10},
		{"log2E", "the logarithm of e to base 2", quotient(one, ln2())},
		{"log10E", "the logarithm of e to base 10", quotient(one, log10)},
		{"sqrt2", "√2", root(2)},
		{"phi", "(1+√5)/2", product(phi, number(0.5))},
		{"gamma", "Euler's constant", eulerGamma()},
	} {
		fmt.Fprintf(w, "\n// %sLimbs returns %s.\nfunc %sLimbs[T Float]() Quad[T] {\nif is32[T]() {\n", c.name, c.text, c.name)
		fmt.Fprintf(w, "return Quad[T]{%s}\n}\n", literal(limbs(c.value, 4, 24)...))
		fmt.Fprintf(w, "return Quad[T]{%s}\n}\n", literal(limbs(c.value, 4, 53)...))
	}
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
	const n = 512
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

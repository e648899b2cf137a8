package main

import (
	"bytes"
	"fmt"
	"math/big"
)

func init() { generators["exp"] = expConstants }

// expSteps is L, the number of steps of the table between 1 and 2.
const expSteps = 128

func expConstants(w *bytes.Buffer) {
	ln2 := ln2()
	ln10 := product(number(3), ln2)
	ln10.Add(ln10, product(number(2), atanhRecip(9))) // ln 10 = 3 ln 2 + ln(10/8)
	log2of10 := quotient(ln10, ln2)
	steps := number(expSteps)

	for _, p := range []int{24, 53} {
		bits, width := 32, 9
		if p == 53 {
			bits, width = 64, 35
		}
		float := fmt.Sprintf("float%d", bits)
		constant := func(name, formula string, list ...float64) {
			fmt.Fprintf(w, "\n// %s%d is %s.\nvar %s%d = [...]%s{%s}\n", name, bits, formula, name, bits, float, literal(list...))
		}
		fmt.Fprintf(w, "\n// exp2Table%d is 2^(j/%d) in five limbs.\nvar exp2Table%d = [%d][5]%s{\n", bits, expSteps, bits, expSteps, float)
		root := number(2)
		for n := 1; n < expSteps; n *= 2 {
			root.Sqrt(root)
		}
		power := number(1)
		for range expSteps {
			fmt.Fprintf(w, "{%s},\n", literal(limbs(power, 5, p)...))
			power = product(power, root)
		}
		fmt.Fprint(w, "}\n")

		fmt.Fprintf(w, "\n// recipFactorial%d is 1/n! in four limbs.\nvar recipFactorial%d = [...][4]%s{\n", bits, bits, float)
		factorial := number(1)
		for n := range 21 {
			fmt.Fprintf(w, "{%s}, // %d\n", literal(limbs(quotient(number(1), factorial), 4, p)...), n)
			factorial = product(factorial, number(float64(n+1)))
		}
		fmt.Fprint(w, "}\n")

		ln2step, log2step := quotient(ln2, steps), quotient(quotient(number(1), log2of10), steps)
		constant("ln2Step", fmt.Sprintf("ln 2/%d in five limbs", expSteps), limbs(ln2step, 5, p)...)
		constant("ln2StepShort", fmt.Sprintf("ln 2/%d in three limbs, the first of %d bits", expSteps, width), short(ln2step, 3, width, p)...)
		constant("log10Step", fmt.Sprintf("log10 2/%d in five limbs", expSteps), limbs(log2step, 5, p)...)
		constant("log10StepShort", fmt.Sprintf("log10 2/%d in three limbs, the first of %d bits", expSteps, width), short(log2step, 3, width, p)...)
		constant("expLnTwo", "ln 2 in four limbs", limbs(ln2, 4, p)...)
		constant("expLnTen", "ln 10 in four limbs", limbs(ln10, 4, p)...)
		constant("stepsPerE", fmt.Sprintf("%d/ln 2 and %d·log2 10, rounded", expSteps, expSteps),
			limbs(quotient(steps, ln2), 1, p)[0], limbs(product(steps, log2of10), 1, p)[0])
	}
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

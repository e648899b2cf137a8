package main

import (
	"bytes"
	"fmt"
	"log"
	"math"
	"math/big"
)

func init() { generators["trig"] = trigConstants }

func trigConstants(w *bytes.Buffer) {
	pi := piByMachin()
	step := quotient(pi, number(64))
	for _, f := range []struct {
		bits, p, base   int // of the limb; of its significand; of a digit
		operands        int // of which digits meet in a sum
		largest, lowest int // exponents of the digits: of an operand's first, of the last of a product
	}{
		{bits: 32, p: 24, base: 12, operands: 1, largest: 10, lowest: 20},
		{bits: 64, p: 53, base: 26, operands: 2, largest: 39, lowest: 20},
	} {
		// The digits d of 64/π = Σ d_j·B^-j, each at most B/2.
		words := make([]float64, 23, 23+f.largest+f.lowest+1)
		unit := math.Ldexp(1, f.base)
		left := quotient(number(1), step)
		for len(words) < cap(words) {
			d := new(big.Int)
			new(big.Float).Add(left, number(0.5)).Int(d)
			if left.Sign() < 0 {
				new(big.Float).Sub(left, number(0.5)).Int(d)
			}
			a := new(big.Float).SetPrec(prec).SetInt(d)
			left.Sub(left, a)
			left.Mul(left, number(unit))
			x, _ := a.Float64()
			words = append(words, x)
		}
		// The sum of the products in one place, with the carry into it, is exact.
		for i := range len(words) - 2 {
			sum := 0.0
			if f.bits == 32 { // each digit of an operand is at most B/2
				sum = math.Abs(words[i]) + math.Abs(words[i+1]) + math.Abs(words[i+2])
			} else { // the first one at most B
				sum = math.Abs(words[i]) + math.Abs(words[i+1]) + 2*math.Abs(words[i+2])
			}
			if float64(f.operands)*sum*unit/2+8*unit >= math.Ldexp(1, f.p) {
				log.Fatalf("the sum of products with the digits %g of 64/π is not exact", words[i:i+3])
			}
		}
		fmt.Fprintf(w, "\n// piWords%d is 64/π: digits to the base 2^%d between ±2^%d, behind 23 zeros.\nvar piWords%d = [...]float%d{%s}\n",
			f.bits, f.base, f.base-1, f.bits, f.bits, literal(words...))

		fmt.Fprintf(w, "\n// piStep%d is π/64 in five limbs.\nvar piStep%d = [...]float%d{%s}\n", f.bits, f.bits, f.bits, literal(limbs(step, 5, f.p)...))
		if f.bits == 32 {
			up := product(step, number(math.Ldexp(1, 48)))
			fmt.Fprintf(w, "\n// piStepUp32 is 2^48·π/64 in six limbs.\nvar piStepUp32 = [...]float32{%s}\n", literal(limbs(up, 6, f.p)...))
		}

		fmt.Fprintf(w, "\n// circle%d is sin(jπ/64) in five limbs.\nvar circle%d = [128][5]float%d{\n", f.bits, f.bits, f.bits)
		for j := range 128 {
			fmt.Fprintf(w, "{%s}, // %d\n", literal(limbs(sine(j, step), 5, f.p)...), j)
		}
		fmt.Fprint(w, "}\n")

		fmt.Fprintf(w, "\n// tangent%d is tan (j-16)π/64 in five limbs.\nvar tangent%d = [32][5]float%d{\n", f.bits, f.bits, f.bits)
		for j := -16; j < 16; j++ {
			fmt.Fprintf(w, "{%s}, // %d\n", literal(limbs(quotient(sine(j&127, step), sine(j+32, step)), 5, f.p)...), j)
		}
		fmt.Fprint(w, "}\n")

		for first, name := range []string{"cosSeries", "sinSeries"} {
			fmt.Fprintf(w, "\n// %s%d is (-1)^k/(2k+%d)! in four limbs.\nvar %s%d = [...][4]float%d{\n", name, f.bits, first, name, f.bits, f.bits)
			c := number(1)
			for k := range 17 {
				fmt.Fprintf(w, "{%s}, // %d\n", literal(limbs(c, 4, f.p)...), k)
				n := 2*k + first
				c = quotient(c, number(float64(-(n+1)*(n+2))))
			}
			fmt.Fprint(w, "}\n")
		}

		fmt.Fprintf(w, "\n// tanSeries%d is the series of the tangent: the factor of x^(2k+1), in four limbs.\nvar tanSeries%d = [...][4]float%d{\n", f.bits, f.bits, f.bits)
		for k, c := range tangents(19) {
			fmt.Fprintf(w, "{%s}, // %d\n", literal(limbs(c, 4, f.p)...), k)
		}
		fmt.Fprint(w, "}\n")
	}
}

// tangents returns the first factors of the series of the tangent, by tan' = 1 + tan².
func tangents(n int) []*big.Float {
	c := []*big.Float{number(1)}
	for k := 1; k < n; k++ {
		sum := number(0)
		for i := range k {
			sum.Add(sum, product(c[i], c[k-1-i]))
		}
		c = append(c, quotient(sum, number(float64(2*k+1))))
	}
	return c
}

// sine returns sin jx, where 64x = π, by its series at an angle of at most π/4.
func sine(j int, x *big.Float) *big.Float {
	sign := number(1)
	if j >= 64 {
		sign, j = number(-1), j-64
	}
	if j > 32 {
		j = 64 - j
	}
	first := 1
	if j > 16 {
		first, j = 0, 32-j
	}
	sum := series(first, product(x, number(float64(j))))
	if sum.Sign() == 0 {
		return sum
	}
	return product(sign, sum)
}

// series returns cos x (first = 0) or sin x (first = 1).
func series(first int, x *big.Float) *big.Float {
	square := product(x, x)
	term := number(1)
	if first == 1 {
		term = x
	}
	sum := number(0)
	for n := first; term.Sign() != 0 && term.MantExp(nil) > -prec; n += 2 {
		sum.Add(sum, term)
		term = quotient(product(term, square), number(float64(-(n+1)*(n+2))))
	}
	return sum
}

// piByMachin returns π = 16 atan 1/5 - 4 atan 1/239.
func piByMachin() *big.Float {
	sum := number(0)
	for _, t := range [][2]float64{{16, 5}, {-4, 239}} {
		power := quotient(number(t[0]), number(t[1]))
		for k := 1.0; power.MantExp(nil) > -prec; k += 2 {
			sum.Add(sum, quotient(power, number(k)))
			power = quotient(power, number(-t[1]*t[1]))
		}
	}
	return sum
}

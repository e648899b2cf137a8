package main

import (
	"bytes"
	"fmt"
	"math/big"
)

func init() { generators["atan"] = atanConstants }

// atanSteps is the number of steps of the table between 0 and 1.
const atanSteps = 64

// arctan returns atan(n/d), for n/d ≤ ½, by its power series.
func arctan(n, d int64) *big.Float {
	x := quotient(number(float64(n)), number(float64(d)))
	square := product(x, x)
	sum, power := number(0), x
	for k := int64(0); power.Sign() != 0 && power.MantExp(nil) > -prec; k++ {
		term := quotient(power, number(float64(2*k+1)))
		if k%2 == 1 {
			term.Neg(term)
		}
		sum.Add(sum, term)
		power = product(power, square)
	}
	return sum
}

func atanConstants(w *bytes.Buffer) {
	// π/4 = 4 atan(1/5) - atan(1/239)
	quarter := product(number(4), arctan(1, 5))
	quarter.Sub(quarter, arctan(1, 239))
	for _, bits := range []int{32, 64} {
		p := map[int]int{32: 24, 64: 53}[bits]
		row := func(x *big.Float) { fmt.Fprintf(w, "{%s},\n", literal(limbs(x, 5, p)...)) }
		fmt.Fprintf(w, "\n// atanTable%d is atan(j/%d) in five limbs.\nvar atanTable%d = [%d][5]float%d{\n", bits, atanSteps, bits, atanSteps+1, bits)
		for j := int64(0); j <= atanSteps; j++ {
			if 2*j <= atanSteps {
				row(arctan(j, atanSteps))
			} else { // atan c = π/4 - atan((1-c)/(1+c))
				row(new(big.Float).Sub(quarter, arctan(atanSteps-j, atanSteps+j)))
			}
		}
		fmt.Fprint(w, "}\n")
		fmt.Fprintf(w, "\n// atanSeries%d is (-1)^k/(2k+1), in five limbs: atan t = Σ atanSeries%d[k]·t^(2k+1).\nvar atanSeries%d = [...][5]float%d{\n", bits, bits, bits, bits)
		for k := range 16 {
			row(quotient(number(float64(1-2*(k%2))), number(float64(2*k+1))))
		}
		fmt.Fprint(w, "}\n")
		fmt.Fprintf(w, "\n// halfPi%d is π/2 in five limbs.\nvar halfPi%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(product(number(2), quarter), 5, p)...))
	}
}

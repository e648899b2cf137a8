package main

import (
	"fmt"
	"math/big"
)

func init() {
	families["atan"] = family{atanTables, []reader{
		entry{name: "halfPi", doc: "returns π/2", table: "halfPi", limbs: []int{3, 5}},
		entry{name: "atanTable", doc: "returns atan(j/64), for 0 ≤ j ≤ 64", table: "atanTable", row: "j", limbs: []int{3, 5}},
		atanOfPairs.value("atanExcess returns atan(r)/r - 1, within u²/2^7, for |r| ≤ 0.009 and limbs that may overlap by\n// some bits. So may those of the result", "atanExcess[T Float](r Pair[T]) Pair[T]", "z", 2, 2, "return z.mulLoose(%s)",
			"e, f := TwoSqr(r.Hi)", "z := Pair[T]{e, f + T((r.Hi+r.Hi)*r.Lo)}"),
		atanOfQuads.value("atanExcessQuad is that of pairs, within u⁴/2^5. A coefficient that is multiplied by z^k needs 13.6k\n// bits less", "atanExcessQuad[T Float](r Quad[T]) Quad[T]", "z", 4, 4, "return z.mulLoose(%s)",
			"z := r.mulLoose(r)"),
	}}
}

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

var atanOfPairs = &series{name: "atanSeries", counts: both(schedule{2, 1}, schedule{4, 3})}

var atanOfQuads = &series{name: "atanSeries#of4", counts: both(schedule{2, 2, 1, 2}, schedule{4, 4, 3, 4})}

func atanTables(w *tables) {
	// π/4 = 4 atan(1/5) - atan(1/239)
	quarter := product(number(4), arctan(1, 5))
	quarter.Sub(quarter, arctan(1, 239))
	w.rows("atanTable", fmt.Sprintf("is atan(j/%d) in five limbs", atanSteps), func(p int) (rows [][]float64) {
		for j := int64(0); j <= atanSteps; j++ {
			x := arctan(min(j, atanSteps-j), atanSteps)
			if 2*j > atanSteps { // atan c = π/4 - atan((1-c)/(1+c))
				x = new(big.Float).Sub(quarter, arctan(atanSteps-j, atanSteps+j))
			}
			rows = append(rows, limbs(x, 5, p))
		}
		return rows
	})
	for _, s := range []*series{atanOfPairs, atanOfQuads} {
		s.print(w, "is (-1)^k/(2k+1) for k from 1 on", func(_, degree int) [][]*big.Float {
			return powers(degree, func(k int) *big.Float {
				return quotient(number(float64(2*(k%2)-1)), number(float64(2*k+3)))
			})
		})
	}
	w.constant("halfPi", "π/2", product(number(2), quarter), 5)
}

package main

import (
	"fmt"
	"math/big"
)

func init() {
	families["besselnu"] = family{besselNuTables, []reader{
		besselNuPairs.value("besselNuSeries returns the polynomial of row j", "(r triple[T]) besselNuSeries(j int32) triple[T]", "r", 3, 3, "return %s"),
		besselNuQuads.value("besselNuSeries returns the polynomial of row j", "(r quint[T]) besselNuSeries(j int32) quint[T]", "r", 5, 5, "return %s"),
	}}
}

var (
	besselNuPairs = &series{name: "besselNuShort", counts: both(schedule{2, 4, 2}, schedule{4, 7, 3}), rows: true, lift: true, safe: allSafe}
	besselNuQuads = &series{name: "besselNuLong", counts: both(schedule{1, 3, 4, 4, 2}, schedule{3, 6, 6, 6, 3}), rows: true, lift: true, safe: allSafe}
)

func besselNuTables(w *tables) {
	rows := []besselRow{{f: temme(true)}, {f: temme(false)}, {f: sineOver}}
	for _, s := range []*series{besselNuPairs, besselNuQuads} {
		s.print(w, "has Γ1(μ), Γ2(μ) and sinh σ/σ in μ² - ⅛ and σ² - ⅛", func(p, degree int) (lists [][]*big.Float) {
			for j, r := range rows {
				r.lo, r.hi, r.centre = 0, 0.25, 0.125
				list := r.polynomial(degree)
				r.check(fmt.Sprintf("%s, %d bits, row %d", s.name, p, j), list, s.counts[bits(p)], p)
				lists = append(lists, list)
			}
			return lists
		})
	}
}

// temme returns the function of μ² that is half the sum of 1/Γ(1-μ) and 1/Γ(1+μ), or half their difference
// over μ.
func temme(difference bool) func(*big.Float) *big.Float {
	return func(v *big.Float) *big.Float {
		mu := root(rounded(v))
		one := number(1)
		a, b := quotient(one, gamma(rounded(sum(one, mu)))), quotient(one, gamma(rounded(new(big.Float).Sub(one, mu))))
		if difference {
			return rounded(quotient(new(big.Float).Sub(b, a), product(number(2), mu)))
		}
		return rounded(product(sum(a, b), number(0.5)))
	}
}

// sineOver returns the function of σ² that is sinh σ/σ.
func sineOver(v *big.Float) *big.Float {
	total, term := number(0), number(1)
	for k := 1.0; term.Sign() != 0 && term.MantExp(nil) > -some-8; k++ {
		total.Add(total, term)
		term = quotient(product(term, v), number(2*k*(2*k+1)))
	}
	return rounded(total)
}

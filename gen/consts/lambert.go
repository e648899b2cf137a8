package main

import (
	"math"
	"math/big"
)

func init() {
	families["lambert"] = family{lambertTables, []reader{
		lambertStart.value("lambertPolynomial returns the polynomial of a row", "lambertPolynomial[T Float](r T, j int32) T", "r", 1, 1, "return %s"),
		entry{name: "euler", doc: "returns e", table: "euler", limbs: []int{3, 5}},
		parts{"recipEParts", "returns 1/e", "recipE"},
	}}
}

var lambertStart = &series{name: "lambertRows", counts: both(schedule{4}, schedule{8}), rows: true, rising: true}

func lambertTables(w *tables) {
	lambertStart.print(w, "has polynomials: row j below 11 is in p - (2j+1)·5/32, where p is √(2(1 + ex)): that of\n// (1 + W(x))/p below 3, else that of W(x)/x. The others are those of W(e^l), two for each power of\n// two from l = ½ on, in l less the middle", func(_, degree int) (lists [][]*big.Float) {
		for j := range 32 {
			f, middle, half := lambertOfRoot(j < 3), float64(2*j+1)*5/32, 5.0/32
			if j >= 11 {
				scale := math.Ldexp(1, (j-11)/2-1)
				f, middle, half = lambertOfExp, scale*(1.25+0.5*float64((j-11)%2)), scale/4
			}
			lists = append(lists, chebyshev(f, middle, half, degree))
		}
		return lists
	})
	e := exponentialOf(number(1))
	w.constant("euler", "e", e, 5)
	w.constant("recipE", "1/e", quotient(number(1), e), 9)
}

// lambertOfRoot returns the function of p = √(2(1 + ex)) that is (1 + W(x))/p, or W(x)/x, by
// Newton's method for 1 + (q - 1)e^q = p²/2.
func lambertOfRoot(root bool) func(*big.Float) *big.Float {
	return func(p *big.Float) *big.Float {
		s := product(product(p, p), number(0.5))
		a := mantissa(p)
		q := number(a / (1 + a/3))
		for range 9 {
			e := exponentialOf(q)
			d := product(number(0).Sub(q, number(1)), e)
			d.Sub(sum(d, number(1)), s)
			q.Sub(q, quotient(d, product(q, e)))
		}
		if root {
			return quotient(q, p)
		}
		x := quotient(number(0).Sub(s, number(1)), exponentialOf(number(1)))
		return quotient(q.Sub(q, number(1)), x)
	}
}

// lambertOfExp returns W(e^l), for l ≥ ½, by Newton's method for w + ln w = l.
func lambertOfExp(l *big.Float) *big.Float {
	w := number(max(mantissa(l)/2, mantissa(l)-math.Log(mantissa(l)+1)))
	for range 6 {
		d := sum(w, logBig(rounded(w)))
		d.Sub(d, l)
		w.Sub(w, quotient(product(d, w), sum(w, number(1))))
	}
	return w
}

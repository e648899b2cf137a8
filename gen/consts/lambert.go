package main

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
)

func init() { generators["lambert"] = lambertConstants }

func lambertConstants(w *bytes.Buffer) {
	for _, p := range []int{24, 53} {
		bits := map[int]int{24: 32, 53: 64}[p]
		degree := map[int]int{24: 3, 53: 7}[p]
		fmt.Fprintf(w, "\n// lambertRows%d has polynomials of degree %d. Row j below 11 is in p - (2j+1)·5/32, where p is √(2(1 + ex)):\n// that of (1 + W(x))/p below 3, else that of W(x)/x. The others are those of W(e^l), two for each\n// power of two from l = ½ on, in l less the middle.\nvar lambertRows%d = [32][%d]float%d{\n", bits, degree, bits, degree+1, bits)
		for j := range 32 {
			f, middle, half := lambertOfRoot(j < 3), float64(2*j+1)*5/32, 5.0/32
			if j >= 11 {
				scale := math.Ldexp(1, (j-11)/2-1)
				f, middle, half = lambertOfExp, scale*(1.25+0.5*float64((j-11)%2)), scale/4
			}
			var row []float64
			for _, a := range chebyshev(f, middle, half, degree) {
				row = append(row, limbs(a, 1, p)...)
			}
			fmt.Fprintf(w, "{%s}, // %d\n", literal(row...), j)
		}
		fmt.Fprint(w, "}\n")
		e := exponentialOf(number(1))
		fmt.Fprintf(w, "\n// euler%d is e in five limbs.\nvar euler%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(e, 5, p)...))
		fmt.Fprintf(w, "\n// recipE%d is 1/e in nine limbs.\nvar recipE%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(quotient(number(1), e), 9, p)...))
	}
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

package main

import (
	"bytes"
	"fmt"
	"math"
	"math/big"
)

func init() { generators["erf"] = erfConstants }

// erfPrec is the precision of error functions: below 16, e^(x²) cancels 370 bits.
const erfPrec = 900

func erfConstants(w *bytes.Buffer) {
	for _, s := range []struct {
		name, number string
		p            int
		runs         [][2]int // so many coefficients of so many limbs
	}{
		{"erfRows32", "pairs", 24, [][2]int{{1, 3}, {5, 2}, {3, 1}}},
		{"erfRows32of4", "quads", 24, [][2]int{{1, 5}, {6, 4}, {4, 3}, {4, 2}, {2, 1}}},
		{"erfRows64", "pairs", 53, [][2]int{{1, 3}, {10, 2}, {7, 1}}},
		{"erfRows64of4", "quads", 53, [][2]int{{1, 5}, {11, 4}, {10, 3}, {10, 2}, {4, 1}}},
	} {
		var counts []int // of limbs, by coefficient
		total, words := 0, ""
		for _, r := range s.runs {
			for range r[0] {
				counts = append(counts, r[1])
				total += r[1]
			}
			words += fmt.Sprintf(", %d of %d", r[0], r[1])
		}
		bits := 32
		if s.p == 53 {
			bits = 64
		}
		fmt.Fprintf(w, "\n// %s has the polynomials of %s: row 0 that of erf(x)/x in x², the others those of\n// (x + 3.75)·erfcx(x) in h, where (x - 3.75)/(x + 3.75) is (2j - 15)/16 + h, by coefficients\n// from the first on with their numbers of limbs: %s.\nvar %s = [16][%d]float%d{\n",
			s.name, s.number, words[2:], s.name, total, bits)
		for j := range 16 {
			c := erfSeries(len(counts))
			if j > 0 {
				c = chebyshev(erfcxInT, float64(2*j-15)/16, 1.0/16, len(counts)-1)
			}
			var row []float64
			for k, n := range counts {
				row = append(row, limbs(c[k], n, s.p)...)
			}
			fmt.Fprintf(w, "{%s}, // %d\n", literal(row...), j)
		}
		fmt.Fprint(w, "}\n")
	}
	for _, p := range []int{24, 53} {
		bits := map[int]int{24: 32, 53: 64}[p]
		half := number(0.5)
		half.Sqrt(half)
		degree := map[int]int{24: 3, 53: 7}[p]
		fmt.Fprintf(w, "\n// erfinvRows%d has polynomials of degree %d. Row j below 16 is that of erfinv(v)/v in\n// v² - (2j + 1)/64, row 16 + j that of x/s in t - (8j - 43)/100, where erfc x is e^(-s²) and t is\n// (s - 3)/(s + 3).\nvar erfinvRows%d = [32][%d]float%d{\n", bits, degree, bits, degree+1, bits)
		for j := range 32 {
			c := chebyshev(erfinvInSquare, float64(2*j+1)/64, 1.0/64, degree)
			if j >= 16 {
				c = chebyshev(erfcinvInT, float64(8*(j-16)-43)/100, 0.04, degree)
			}
			var row []float64
			for _, a := range c {
				row = append(row, limbs(a, 1, p)...)
			}
			fmt.Fprintf(w, "{%s}, // %d\n", literal(row...), j)
		}
		fmt.Fprint(w, "}\n")
		fmt.Fprintf(w, "\n// halfRootPi%d is ½√π in five limbs.\nvar halfRootPi%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(quotient(number(1), twoOverRootPi(prec)), 5, p)...))
		fmt.Fprintf(w, "\n// rootHalf%d is √½ in five limbs.\nvar rootHalf%d = [...]float%d{%s}\n", bits, bits, bits, literal(limbs(half, 5, p)...))
	}
}

// erfSeries returns the first coefficients of erf(x)/x in x².
func erfSeries(n int) (c []*big.Float) {
	term := twoOverRootPi(prec)
	for k := range n {
		c = append(c, quotient(term, number(float64(2*k+1))))
		term = quotient(term, number(float64(-k-1)))
	}
	return c
}

func twoOverRootPi(prec uint) *big.Float {
	root := new(big.Float).SetPrec(prec).Sqrt(piByMachin())
	return root.Quo(number(2), root)
}

// erfcxInT returns (x + 3.75)·erfcx(x) for t = (x - 3.75)/(x + 3.75) below 1.
func erfcxInT(t *big.Float) *big.Float {
	t = new(big.Float).SetPrec(erfPrec).Set(t)
	up := new(big.Float).Add(t, big.NewFloat(1))
	x := up.Quo(up.Mul(up, big.NewFloat(3.75)), new(big.Float).Sub(new(big.Float).SetPrec(erfPrec).SetFloat64(1), t))
	z := erfcx(x)
	return number(0).Set(z.Mul(z, new(big.Float).Add(x, big.NewFloat(3.75))))
}

// erfcx returns e^(x²)·erfc(x), for x ≥ 0: by its asymptotic series where that is good for
// more than 350 bits, and else as e^(x²) - 2/√π Σ 2^k x^(2k+1)/(1·3·…·(2k+1)).
func erfcx(x *big.Float) *big.Float {
	float := func(a float64) *big.Float { return new(big.Float).SetPrec(erfPrec).SetFloat64(a) }
	square := float(0).Mul(x, x)
	double := float(0).Add(square, square)
	if x.Cmp(float(16)) >= 0 {
		sum, term := float(1), float(1)
		for k := 1.0; term.MantExp(nil) > -350; k++ {
			term.Quo(term.Mul(term, float(1-2*k)), double)
			sum.Add(sum, term)
		}
		sum.Mul(sum, twoOverRootPi(erfPrec))
		return sum.Quo(sum, float(0).Add(x, x))
	}
	// e^(x²) has the terms x^2k/k!
	sum, power := float(0), float(1)
	for k := 1.0; power.MantExp(nil) > -erfPrec; k++ {
		sum.Add(sum, power)
		power.Quo(power.Mul(power, square), float(k))
	}
	odd, term := float(0), float(0).Set(x)
	for k := 1.0; term.MantExp(nil) > -erfPrec; k++ {
		odd.Add(odd, term)
		term.Quo(term.Mul(term, double), float(2*k+1))
	}
	return sum.Sub(sum, odd.Mul(odd, twoOverRootPi(erfPrec)))
}

// erfinvInSquare returns erfinv(√u)/√u for 0 < u < 1, to a hundred bits.
func erfinvInSquare(u *big.Float) *big.Float {
	v := number(0).Sqrt(u)
	a, _ := v.Float64()
	x := number(math.Erfinv(a))
	// A step of Newton's: erf x = 1 - e^(-x²)·erfcx x
	e := exponentialOf(number(0).Neg(product(x, x)))
	d := number(0).Sub(number(1), product(e, erfcx(x)))
	d = quotient(d.Sub(v, d), product(e, twoOverRootPi(prec)))
	return quotient(x.Add(x, d), v)
}

// erfcinvInT returns x/s where erfc x is e^(-s²), for t = (s - 3)/(s + 3), to sixty bits.
func erfcinvInT(t *big.Float) *big.Float {
	s := quotient(product(number(3), number(0).Add(number(1), t)), number(0).Sub(number(1), t))
	a, _ := s.Float64()
	x := number(math.Sqrt(a*a - math.Log(a*math.Sqrt(math.Pi))))
	for range 5 {
		d := number(0).Sub(product(x, x), product(s, s))
		d = number(0).Sub(erfcx(x), exponentialOf(d))
		x.Add(x, quotient(d, twoOverRootPi(prec)))
	}
	return quotient(x, s)
}

// exponentialOf returns e^x for |x| below about 10.
func exponentialOf(x *big.Float) *big.Float {
	sum, term := number(1), number(1)
	for k := 1.0; term.MantExp(nil) > -erfPrec; k++ {
		term = quotient(product(term, x), number(k))
		sum.Add(sum, term)
	}
	return sum
}

package main

import (
	"math"
	"math/big"
)

func init() {
	families["erf"] = family{erfTables, []reader{
		erfOfPairs.value("erfPolynomial returns the polynomial of a row in r, |r| ≤ 1/16", "erfPolynomial[T Float](r Pair[T], j int32) triple[T]", "r", 2, 3, "return %s"),
		erfOfQuads.value("erfPolynomialQuad is that of pairs", "erfPolynomialQuad[T Float](r Quad[T], j int32) quint[T]", "r", 4, 5, "return %s"),
		erfinvStart.value("erfinvPolynomial returns the polynomial of a row", "erfinvPolynomial[T Float](r T, j int32) T", "r", 1, 1, "return %s"),
		entry{name: "halfRootPi", doc: "returns ½√π", table: "halfRootPi", limbs: []int{3, 5}},
		entry{name: "rootHalf", doc: "returns √½", table: "rootHalf", limbs: []int{3, 5}},
	}}
}

// erfPrec is the precision of error functions: below 16, e^(x²) cancels 370 bits.
const erfPrec = 900

var (
	erfOfPairs  = &series{name: "erfRows", counts: both(schedule{3, 5, 1}, schedule{7, 10, 1}), rows: true, rising: true}
	erfOfQuads  = &series{name: "erfRows#of4", counts: both(schedule{2, 4, 4, 6, 1}, schedule{4, 10, 10, 11, 1}), rows: true, rising: true, safe: map[int]int{64: 3}, batch: map[int]int{3: 5, 4: 2}}
	erfinvStart = &series{name: "erfinvRows", counts: both(schedule{4}, schedule{8}), rows: true, rising: true}
)

func erfTables(w *tables) {
	for _, s := range []*series{erfOfPairs, erfOfQuads} {
		s.print(w, "has in row 0 the polynomial of erf(x)/x in x², in the others those of\n// (x + 3.75)·erfcx(x) in h, where (x - 3.75)/(x + 3.75) is (2j - 15)/16 + h", func(_, degree int) (lists [][]*big.Float) {
			lists = append(lists, erfSeries(degree+1))
			for j := 1; j < 16; j++ {
				lists = append(lists, chebyshev(erfcxInT, float64(2*j-15)/16, 1.0/16, degree))
			}
			return lists
		})
	}
	erfinvStart.print(w, "has polynomials: row j below 16 is that of erfinv(v)/v in v² - (2j + 1)/64, row 16 + j\n// that of x/s in t - (8j - 43)/100, where erfc x is e^(-s²) and t is (s - 3)/(s + 3)", func(_, degree int) (lists [][]*big.Float) {
		for j := range 16 {
			lists = append(lists, chebyshev(erfinvInSquare, float64(2*j+1)/64, 1.0/64, degree))
		}
		for j := range 16 {
			lists = append(lists, chebyshev(erfcinvInT, float64(8*j-43)/100, 0.04, degree))
		}
		return lists
	})
	w.constant("halfRootPi", "½√π", quotient(number(1), twoOverRootPi(prec)), 5)
	w.constant("rootHalf", "√½", root(number(0.5)), 5)
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

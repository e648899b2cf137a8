package main

import (
	"math/big"
	"sync"
)

// Rows of ζ, behind those of Ei: of ζ(x) - 1/(x-1) for 11 of them, and of (ζ(x) - 1)·2^40 above,
// where that is much smaller than 1/(x-1). Those of quads are polynomials in the distance from the
// middle over 2^2, whose last coefficients do not underflow.
const (
	zetaRows  = 19
	zetaBelow = 11
	zetaScale = 40
	zetaUnit  = 2
)

// zetaInterval returns the ends of row k, and a little more: the places between -1 and 216 where
// (x+1)/(x+51)·23.375 is k and k + 1, the last one 19 where x is 216.1.
func zetaInterval(k int) (lo, hi float64) {
	end := func(place float64) float64 { return (51*place - 23.375) / (23.375 - place) }
	lo, hi = end(float64(k)), end(float64(k+1))
	return lo - 0x1p-18*(lo+2), hi + 0x1p-18*(hi+2)
}

// zetaRow returns the ends of row k and its function.
func zetaRow(k int) (lo, hi float64, f func(*big.Float) *big.Float) {
	lo, hi = zetaInterval(k)
	return lo, hi, func(x *big.Float) *big.Float {
		less, scale := number(1), zetaScale
		if k < zetaBelow {
			less, scale = quotient(less, sum(x, number(-1))), 0
		}
		less.Sub(zeta(x), less)
		return rounded(less.SetMantExp(less, scale))
	}
}

// checkZeta sees that the polynomial of row k is as good as it has to be, relative to 1 where it
// is added to that.
func checkZeta(name string, k int, centre float64, list []*big.Float, counts []int, p int) {
	r := besselRow{centre: centre}
	r.lo, r.hi, r.f = zetaRow(k)
	if k >= zetaBelow {
		r.f = zeta
		var scaled []*big.Float
		for _, c := range list {
			scaled = append(scaled, new(big.Float).SetMantExp(c, -zetaScale))
		}
		scaled[0] = sum(scaled[0], number(1))
		list = scaled
	}
	r.check(name, list, counts, p)
}

// zetaTerms is how many terms Borwein's sum has: each gives 2.54 bits.
const zetaTerms = 270

// zetaPrec leaves 2^-216 of a sum as many bits as the coefficients need.
const zetaPrec = some + 230

// zeta returns ζ(x) = Σ (-1)^k·(1 - d(k)/d(n))·(k+1)^-x / (1 - 2^(1-x)), for x ≥ -1 ([Bor00],
// Algorithm 2).
func zeta(x *big.Float) *big.Float {
	float := func(a float64) *big.Float { return new(big.Float).SetPrec(zetaPrec).SetFloat64(a) }
	minus := new(big.Float).Neg(float(0).Set(x))
	powers := make([]*big.Float, zetaTerms+1) // k^-x
	powers[1] = float(1)
	total := float(0)
	for k := 1; k <= zetaTerms; k++ {
		if powers[k] == nil { // a prime number
			powers[k] = zetaPower(new(big.Float).Mul(minus, zetaLogarithms()[k]))
		}
		for q := 2; q <= k && q*k <= zetaTerms; q++ {
			powers[q*k] = new(big.Float).Mul(powers[q], powers[k])
		}
		total.Add(total, float(0).Mul(powers[k], zetaWeights()[k-1]))
	}
	two := new(big.Float).Mul(float(2), powers[2])
	return total.Quo(total, two.Sub(float(1), two))
}

// zetaPower returns e^x: the 2^14th power of e^(x/2^14).
func zetaPower(x *big.Float) *big.Float {
	y := new(big.Float).SetMantExp(x, -14)
	total, term := new(big.Float).SetPrec(zetaPrec+32).SetInt64(1), new(big.Float).SetPrec(zetaPrec+32).SetInt64(1)
	for k := int64(1); term.Sign() != 0 && term.MantExp(nil) > -zetaPrec-32; k++ {
		term.Quo(term.Mul(term, y), new(big.Float).SetInt64(k))
		total.Add(total, term)
	}
	for range 14 {
		total.Mul(total, total)
	}
	return total
}

// zetaLogarithms are the logarithms of the prime numbers, at their places.
var zetaLogarithms = sync.OnceValue(func() []*big.Float {
	list := make([]*big.Float, zetaTerms+1)
	for k := 2; k <= zetaTerms; k++ {
		if new(big.Int).SetInt64(int64(k)).ProbablyPrime(0) {
			list[k] = logBig(new(big.Float).SetPrec(zetaPrec + 32).SetInt64(int64(k)))
		}
	}
	return list
})

// zetaWeights are (-1)^k·(1 - d(k)/d(n)), where d(k) = n·Σ (n+i-1)!·4^i/((n-i)!·(2i)!), i ≤ k.
var zetaWeights = sync.OnceValue(func() []*big.Float {
	const n = zetaTerms
	d := make([]*big.Int, n+1)
	term := big.NewInt(1) // of i = 0
	for i := range int64(n + 1) {
		d[i] = new(big.Int).Set(term)
		if i > 0 {
			d[i].Add(d[i], d[i-1])
		}
		term.Mul(term, big.NewInt(4*(n+i)*(n-i)))
		term.Quo(term, big.NewInt((2*i+1)*(2*i+2)))
	}
	list := make([]*big.Float, n)
	for k := range list {
		w := new(big.Float).SetPrec(zetaPrec).SetInt(new(big.Int).Sub(d[n], d[k]))
		if list[k] = w.Quo(w, new(big.Float).SetInt(d[n])); k&1 == 1 {
			w.Neg(w)
		}
	}
	return list
})

package main

import (
	"math/big"
	"sync"
)

func init() {
	families["expint"] = family{expintTables, []reader{
		parts{"expintZeroParts", "returns -x₀", "expintZero"},
		entry{name: "expintScale", doc: "returns 1/x₀", table: "expintScale", limbs: []int{3, 5}},
	}}
}

// Rows of Ei: two for -3/2 < x < 0 and 0 < x < 5/2, then those of 3/(|x| + 3) for x below, of
// which the first is halved, and of 10/(x + 10) for x above. They stand behind those of ψ.
const (
	expintBelow = 11
	expintAbove = 20
	expintRows  = 2 + 1 + expintBelow + expintAbove
)

// expintRow returns the ends of row k, a little more, and its function: for small |x| that of
// x with Ei(x) = ln|x/x₀| + (x - x₀)·f(x), else that of v with |Ei(x)|·e^-x·(|x| + c).
func expintRow(k int) (lo, hi float64, f func(*big.Float) *big.Float) {
	if k < 2 {
		return -1.5 * float64(1-k), 2.5 * float64(k), func(x *big.Float) *big.Float {
			d := new(big.Float).Quo(x, expintZero())
			ln := logBig(rounded(d.Abs(d)))
			ln.Sub(expint(x), ln)
			return ln.Quo(ln, new(big.Float).Sub(x, expintZero()))
		}
	}
	c, width, sign := 3.0, 3/4.5/expintBelow, -1.0
	if k -= 3; k >= expintBelow {
		c, width, sign, k = 10, 10/12.5/expintAbove, 1, k-expintBelow
	}
	lo, hi = width*float64(max(k, 0))*(1-0x1p-18), width*float64(k+1)*(1+0x1p-18)
	if sign < 0 && k < 1 {
		lo, hi = width/2*float64(k+1)*(1-0x1p-18), width/2*float64(k+2)*(1+0x1p-18)
	}
	return lo, hi, func(v *big.Float) *big.Float {
		sum := quotient(number(c), v)
		y := rounded(new(big.Float).Sub(sum, number(c)))
		z := expintScaled(product(y, number(sign)))
		return z.Mul(z, product(sum, number(sign)))
	}
}

// expintScaled returns e^-x·Ei(x): by its asymptotic series where that is good for 640 bits.
func expintScaled(x *big.Float) *big.Float {
	if x = rounded(x); x.MantExp(nil) > 9 {
		total, term := rounded(number(1)), rounded(number(1))
		for k := int64(1); term.MantExp(nil) > -some; k++ {
			term.Quo(term.Mul(term, new(big.Float).SetInt64(k)), x)
			total.Add(total, term)
		}
		return total.Quo(total, x)
	}
	e, integral := expSeries(x)
	return e.Quo(integral, e)
}

// expint returns Ei(x), for |x| ≤ 512.
func expint(x *big.Float) *big.Float { _, z := expSeries(x); return z }

// expSeries returns e^x and Ei(x) = γ + ln|x| + Σ x^k/(k·k!), of which 1500 bits may cancel.
func expSeries(x *big.Float) (e, integral *big.Float) {
	const prec = some + 1600
	float := func(a float64) *big.Float { return new(big.Float).SetPrec(prec).SetFloat64(a) }
	x = new(big.Float).SetPrec(prec).Set(x)
	e, term := float(1), float(1)
	integral = new(big.Float).Add(gammaOnce(), logBig(float(0).Abs(x)))
	for k := int64(1); term.MantExp(nil) > -prec; k++ {
		n := new(big.Float).SetInt64(k)
		term.Quo(term.Mul(term, x), n)
		e.Add(e, term)
		integral.Add(integral, float(0).Quo(term, n))
	}
	return e, integral
}

var gammaOnce = sync.OnceValue(eulerGamma)

// expintZero is where Ei is 0, by Newton's method.
var expintZero = sync.OnceValue(func() *big.Float {
	x := new(big.Float).SetPrec(some + 1600).SetFloat64(0.37250741078136663446)
	for range 8 {
		e, z := expSeries(x)
		x.Sub(x, z.Quo(z.Mul(z, x), e))
	}
	return x
})

func expintTables(w *tables) {
	w.constant("expintZero", "minus the zero of Ei", new(big.Float).Neg(expintZero()), 9)
	w.constant("expintScale", "1 over that zero", quotient(number(1), expintZero()), 5)
}

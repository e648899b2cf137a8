package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// betaInc is P(a, b, x) or Q(a, b, x): by the series of P for x up to ½, and else by that of Q, which is P with a
// and b, x and 1-x exchanged; the other one in as many bits more as 1 less that loses.
func betaInc(upper bool) func(z *mpfr.Float, operands []*mpfr.Float) {
	return func(z *mpfr.Float, operands []*mpfr.Float) {
		a, b, x := operands[0], operands[1], operands[2]
		y := difference(one, x, z)
		c, d, u, v := a.Float64(), b.Float64(), x.Float64(), y.Float64()
		if !(c > 0 && c <= 10000 && d > 0 && d <= 10000 && u >= 0 && v >= 0) {
			z.SetLimbs(math.NaN())
			return
		}
		l, _ := math.Lgamma(c)
		m, _ := math.Lgamma(d)
		n, _ := math.Lgamma(c + d)
		if c*math.Log(u)+d*math.Log(v)+n-l-m < -1500 { // beyond all formats
			z.SetLimbs(0)
			if upper == (u*d < v*c) {
				mpfr.Set(z, one, nil)
			}
			return
		}
		other := upper
		if u > 0.5 {
			a, b, x, y, other = b, a, y, x, !upper
		}
		for bits := z.Prec() + 96; ; bits *= 2 {
			w := betaIncSeries(a, b, x, y, bits)
			if other {
				mpfr.Sub(w, one, w)
			}
			if !other || w.Sign() > 0 && w.Exponent() > z.Prec()+64-bits {
				mpfr.Set(z, w, nil)
				return
			}
		}
	}
}

// betaIncSeries is xᵃ(1-x)ᵇ/(a·B(a, b))·Σ (a+b)…(a+b+n-1)/(a+1)…(a+n)·xⁿ in so many bits, but for 24.
func betaIncSeries(a, b, x, y *mpfr.Float, bits int) *mpfr.Float {
	bits += 40
	num := func() *mpfr.Float { return mpfr.New(bits) }
	over, under, term, total := num(), num(), num(), num()
	mpfr.Set(term, one, nil)
	mpfr.Set(total, one, nil)
	mpfr.Add(over, a, b)
	mpfr.Add(under, a, one)
	for term.Exponent() > total.Exponent()-bits || over.Float64()*x.Float64() > 0.75*under.Float64() {
		mpfr.Mul(term, term, x)
		mpfr.Mul(term, term, over)
		mpfr.Div(term, term, under)
		mpfr.Add(total, total, term)
		mpfr.Add(over, over, one)
		mpfr.Add(under, under, one)
	}
	l, w := num(), num()
	mpfr.Log(l, x, nil)
	mpfr.Mul(l, l, a)
	mpfr.Log(w, y, nil)
	mpfr.Mul(w, w, b)
	mpfr.Add(l, l, w)
	mpfr.Add(over, a, b)
	mpfr.Lgamma(w, over, nil)
	mpfr.Add(l, l, w)
	mpfr.Lgamma(w, b, nil)
	mpfr.Sub(l, l, w)
	mpfr.Add(under, a, one)
	mpfr.Lgamma(w, under, nil)
	mpfr.Sub(l, l, w)
	mpfr.Exp(l, l, nil)
	mpfr.Mul(l, l, total)
	return l
}

// betaIncPlace is where the shapes of the incomplete beta functions are drawn from.
func betaIncPlace(f *format) span {
	return span{lo: 0.00390625, hi: 40, emin: -8, emax: 12, positive: true}
}

// betaIncPortion is where their last operand is drawn from.
func betaIncPortion(f *format) span {
	return span{lo: 0, hi: 1, emin: max(f.emin, -60), emax: -1, positive: true}
}

// betaIncInside says that shapes are within the domain, and x below 1.
func betaIncInside(x [][]float64, _ *format) bool {
	for _, a := range x[:2] {
		if a[0] < 0x1p-8 || a[0] > 10000 {
			return false
		}
	}
	return x[2][0] >= 0 && (x[2][0] < 1 || x[2][0] == 1 && x[2][1] <= 0)
}

// seamsOfBetaInc draws shapes next to their least and to numbers of few bits, and x next to the mean, where the way
// to P or Q changes, to 0 and to 1.
func seamsOfBetaInc[T limb.Float](g *generator[T]) bool {
	for _, a := range g.x.operands[:2] {
		g.beside(a, big.NewFloat([]float64{0x1p-8 * (1 + float64(g.below(16))/16), 0.5, 1, float64(1 + g.below(40)), ldexp(1+float64(g.below(16))/16, g.below(20)-8), ldexp(1, g.below(13))}[g.below(6)]))
	}
	a, b, x := math.Abs(g.x.operands[0][0]), math.Abs(g.x.operands[1][0]), g.x.operands[2]
	if !(a > 0 && b > 0) || math.IsInf(a+b, 0) {
		return false
	}
	v := big.NewFloat((a + 1) / (a + b + 2)).SetPrec(600)
	switch g.below(4) {
	case 0:
		v.SetFloat64(min(a/(a+b)*(1+(float64(g.below(256))/32-4)/math.Sqrt(a)), 0.99))
	case 1:
		v.SetFloat64(ldexp(1+float64(g.below(256))/256, -1-g.below(24)))
	case 2:
		v.SetFloat64(ldexp(1+float64(g.below(256))/256, -1-g.below(40)))
		v.Sub(big.NewFloat(1).SetPrec(600), v)
	}
	if v.Sign() <= 0 {
		v.SetFloat64(a / (a + b))
	}
	g.beside(x, v)
	return true
}

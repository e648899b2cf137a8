package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// gammaInc is P(a, x) or Q(a, x): by the series of P, with as many bits more as 1 - P loses.
func gammaInc(upper bool) mpfr.Func {
	return func(z, a, x *mpfr.Float) {
		p, b, y := z.Prec(), a.Float64(), x.Float64()
		g := b*(math.Log(y)-math.Log(b)) - (y - b) // ln D but for its smaller terms; y/b may be beyond float64
		switch {
		case a.Sign() <= 0 || x.Sign() <= 0 || !(b <= 10000):
			z.SetLimbs(math.NaN())
			return
		case g < -1500 && y < b == upper: // beyond all formats
			mpfr.Set(z, one, nil)
			return
		case g < -1500:
			z.SetLimbs(0)
			return
		}
		for bits := p + 96; ; bits *= 2 {
			v := gammaIncSeries(a, x, bits)
			if upper {
				mpfr.Sub(v, one, v)
			}
			if !upper || v.Sign() > 0 && v.Exponent() > p+64-bits {
				mpfr.Set(z, v, nil)
				return
			}
		}
	}
}

// gammaIncSeries is P(a, x) in so many bits, but for 16.
func gammaIncSeries(a, x *mpfr.Float, bits int) *mpfr.Float {
	bits += 32
	next, term, total := mpfr.New(bits), mpfr.New(bits), mpfr.New(bits)
	mpfr.Set(term, one, nil)
	mpfr.Set(total, one, nil)
	mpfr.Set(next, a, nil)
	for term.Exponent() > total.Exponent()-bits || next.Float64() < 2*x.Float64() && next.Float64() < x.Float64()+1 {
		mpfr.Add(next, next, one)
		mpfr.Mul(term, term, x)
		mpfr.Div(term, term, next)
		mpfr.Add(total, total, term)
	}
	v, w := next, term
	mpfr.Add(w, a, one)
	mpfr.Lgamma(v, w, nil)
	mpfr.Log(w, x, nil)
	mpfr.Mul(w, w, a)
	mpfr.Sub(w, w, x)
	mpfr.Sub(w, w, v)
	mpfr.Exp(w, w, nil)
	mpfr.Mul(w, w, total)
	return w
}

// gammaIncPlace is where operands of the incomplete gamma functions are drawn from.
func gammaIncPlace(f *format) span {
	return span{lo: 0, hi: 60, emin: f.emin, emax: 12, positive: true}
}

// seamsOfGammaInc draws operands where the way to P or Q changes, and large ones next to one another.
func seamsOfGammaInc[T limb.Float](g *generator[T]) bool {
	a, x := g.x.operands[0], g.x.operands[1]
	g.beside(a, big.NewFloat([]float64{0.5, 1, 12, float64(1 + g.below(40)), ldexp(1+float64(g.below(16))/16, -g.below(40)), ldexp(1, g.below(13))}[g.below(6)]))
	v := a[0] + 4
	if g.p == 24 {
		v = a[0] + 1.5
	}
	switch g.below(3) {
	case 0:
		v = a[0] + (float64(g.below(256))/32-4)*math.Sqrt(a[0])
	case 1:
		v = ldexp(1+float64(g.below(256))/256, 3-g.below(12))
	}
	if v <= 0 {
		v = a[0]
	}
	g.beside(x, big.NewFloat(v).SetPrec(600))
	return true
}

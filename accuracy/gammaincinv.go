package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// gammaIncInv is the x with P(a, x) = p, or with Q(a, x) = p: by Newton's method for the logarithm of P or Q, the smaller of
// both, as functions of ln x, from the result in a QD. Where that is none, or the steps do not end, it is NaN.
func gammaIncInv(upper bool) mpfr.Func {
	return func(z, a, p *mpfr.Float) {
		other := difference(one, p, z)
		q := func(x *mpfr.Float) (y limb.QD) { // rounded
			if x.Sign() != 0 {
				b := x.Big()
				y = limb.FromBig[limb.QD](b)
			}
			return y
		}
		b := q(a)
		x0 := b.GammaPinv(q(p))
		if upper {
			x0 = b.GammaQinv(q(p))
		}
		if !(x0.X0 > 0) || math.IsInf(x0.X0, 0) || other.Sign() <= 0 || p.Sign() <= 0 {
			z.SetLimbs(math.NaN())
			return
		}
		want, tail := p, upper
		if other.Float64() < p.Float64() {
			want, tail = other, !upper
		}
		newtonOfLog(z, x0, want, tail, func(v, w, x *mpfr.Float) {
			gammaInc(tail)(v, a, x)
			mpfr.Log(w, x, nil)
			mpfr.Mul(w, w, a)
			mpfr.Sub(w, w, x)
			l := mpfr.New(w.Prec())
			mpfr.Lgamma(l, a, nil)
			mpfr.Sub(w, w, l)
		})
	}
}

// newtonOfLog sets z to the x at which a distribution, or the rest of it where tail is set, is want: by Newton's method for its
// logarithm as a function of ln x, from x0, with v, the value at x, and w, the logarithm of x times the density, from at. z is NaN
// where six steps do not end it.
func newtonOfLog(z *mpfr.Float, x0 limb.QD, want *mpfr.Float, tail bool, at func(v, w, x *mpfr.Float)) {
	bits := z.Prec() + 64
	num := func() *mpfr.Float { return mpfr.New(bits) }
	start, x, v, w, d := num(), num(), num(), num(), num()
	start.SetLimbs(x0.X0, x0.X1, x0.X2, x0.X3) // which leaves no more bits than the limbs have
	mpfr.Set(x, start, nil)
	for range 6 {
		at(v, w, x)
		mpfr.Div(d, v, want)
		mpfr.Log(d, d, nil)
		mpfr.Exp(w, w, nil)
		mpfr.Div(w, v, w)
		mpfr.Mul(d, d, w)
		if tail {
			d.Neg()
		}
		mpfr.Mul(w, d, x)
		mpfr.Sub(x, x, w)
		if d.Sign() == 0 || d.Exponent() < -bits/2-12 {
			mpfr.Set(z, x, nil)
			return
		}
	}
	z.SetLimbs(math.NaN())
}

// gammaInvShape is where shapes are drawn from, and gammaInvPortion p and q.
func gammaInvShape(f *format) span {
	return span{lo: 0.00390625, hi: 60, emin: -8, emax: 12, positive: true}
}

func gammaInvPortion(f *format) span {
	return span{lo: 0, hi: 1, emin: f.emin, emax: -1, positive: true}
}

// gammaInvInside says that a is within the domain, and p below 1.
func gammaInvInside(x [][]float64, _ *format) bool {
	p := x[1]
	return x[0][0] >= 0x1p-8 && x[0][0] <= 10000 && p[0] > 0 && (p[0] < 1 || p[0] == 1 && p[1] < 0)
}

// seamsOfGammaInv draws shapes of few bits, and p near 0, 1 and what x = a and a + 1½ have.
func seamsOfGammaInv[T limb.Float](g *generator[T]) bool {
	a, x := g.x.operands[0], g.x.operands[1]
	g.beside(a, big.NewFloat([]float64{0x1p-8 * (1 + float64(g.below(16))/16), 0.5, 1, 12, float64(1 + g.below(40)), ldexp(1+float64(g.below(16))/16, g.below(20)-8), ldexp(1, g.below(13))}[g.below(7)]))
	if !(a[0] > 0) || math.IsInf(a[0], 0) {
		return false
	}
	v := big.NewFloat(ldexp(1+float64(g.below(256))/256, -1-g.below(40))).SetPrec(600)
	switch g.below(3) {
	case 0:
		v.Sub(big.NewFloat(1).SetPrec(600), v)
	case 1:
		b := limb.NewDD(a[0])
		v.SetFloat64(b.GammaP(b.AddFloat([]float64{0, 1.5}[g.below(2)])).Hi)
	}
	g.beside(x, v)
	return true
}

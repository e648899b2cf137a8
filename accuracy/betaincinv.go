package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// betaIncInv is the x with P(a, b, x) = p, or with Q(a, b, x) = p: by Newton's method for the logarithm of P or Q, the
// smaller of both, as functions of ln x or, of x above ½, ln (1-x), from the result in a QD. Where that is none, or the steps do
// not end, it is NaN.
func betaIncInv(upper bool) func(z *mpfr.Float, operands []*mpfr.Float) {
	return func(z *mpfr.Float, operands []*mpfr.Float) {
		a, b, p := operands[0], operands[1], operands[2]
		other := difference(one, p, z)
		if p.Sign() <= 0 || other.Sign() <= 0 {
			z.SetLimbs(math.NaN())
			return
		}
		q := func(x *mpfr.Float) limb.QD { return limb.FromBig[limb.QD](x.Big()) } // rounded
		c, d := q(a), q(b)
		less, more := q(p), q(other)
		if upper {
			less, more = more, less
		}
		// x, or y = 1 - x by P of the other order
		x0, y0 := c.BetaPinv(d, less), d.BetaQinv(c, less)
		if less.X0 > 0.5 {
			x0, y0 = c.BetaQinv(d, more), d.BetaPinv(c, more)
		}
		swap := y0.X0 < x0.X0
		if swap {
			x0, a, b = y0, b, a
		}
		if !(x0.X0 > 0) {
			z.SetLimbs(math.NaN())
			return
		}
		want, tail := p, upper != swap // of x, or of y
		if other.Float64() < p.Float64() {
			want, tail = other, !tail
		}
		newtonOfLog(z, x0, want, tail, func(v, w, x *mpfr.Float) {
			betaInc(tail)(v, []*mpfr.Float{a, b, x})
			other, l := mpfr.New(w.Prec()), mpfr.New(w.Prec())
			mpfr.Sub(other, one, x)
			mpfr.Log(w, x, nil)
			mpfr.Mul(w, w, a)
			mpfr.Log(l, other, nil)
			mpfr.Mul(l, l, b)
			mpfr.Sub(l, l, mpfrLog(other))
			mpfr.Add(w, w, l)
			beta(l, a, b)
			mpfr.Sub(w, w, mpfrLog(l))
		})
		if swap { // z is 1 - x
			mpfr.Sub(z, one, z)
		}
	}
}

// mpfrLog is ln x, in as many bits.
func mpfrLog(x *mpfr.Float) *mpfr.Float {
	z := mpfr.New(x.Prec())
	mpfr.Log(z, x, nil)
	return z
}

// betaInvInside says that shapes are within the domain, and p below 1.
func betaInvInside(x [][]float64, f *format) bool {
	return betaIncInside(x, f) && x[2][0] > 0 && (x[2][0] < 1 || x[2][1] < 0)
}

// seamsOfBetaInv draws shapes next to their least and to numbers of few bits, and p near 0, to 1 and to what x = a/(a+b) has.
func seamsOfBetaInv[T limb.Float](g *generator[T]) bool {
	if !seamsOfBetaInc(g) {
		return false
	}
	a, b, p := math.Abs(g.x.operands[0][0]), math.Abs(g.x.operands[1][0]), g.x.operands[2]
	if g.below(3) == 0 {
		v := limb.NewDD(a).BetaP(limb.NewDD(b), limb.NewDD((a+1)/(a+b+2))).Hi
		if !(v > 0 && v < 1) {
			return false
		}
		g.beside(p, big.NewFloat(v).SetPrec(600))
	}
	return true
}

package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// besselJY is J(x), or Y(x), of a real order ν: from 300 on and from |ν| by Hankel's series, else by power series, Y as
// (cos πν·J(ν) - J(-ν))/sin πν. A whole order is moved by less than counts for that.
func besselJY(second bool) mpfr.Func {
	return func(z, x, nu *mpfr.Float) {
		v, p := math.Abs(nu.Float64()), z.Prec()+96
		switch {
		case !(v <= 1000), !(x.Float64() > 0):
			z.SetLimbs(math.NaN())
		case math.IsInf(x.Float64(), 0):
			z.SetLimbs(0)
		case x.Float64() > max(v, 300):
			j, y := besselHankel(x, nu, p+1024)
			if second {
				j = y
			}
			mpfr.Set(z, j, nil)
		case second:
			mpfr.Set(z, besselYSeries(x, nu, p), nil)
		default:
			mpfr.Set(z, besselJSeries(x, nu, p+nearWhole(nu)+int(3*x.Float64())), nil)
		}
	}
}

// besselJSeries is J(x), also of a whole negative order.
func besselJSeries(x, nu *mpfr.Float, bits int) *mpfr.Float {
	if nearWhole(nu) > 0 || nu.Sign() >= 0 {
		return besselSeries(x, nu, bits, true)
	}
	v := mpfr.New(64)
	mpfr.Set(v, nu, nil)
	v.Neg()
	z := besselSeries(x, v, bits, true)
	if int(v.Float64())&1 == 1 {
		z.Neg()
	}
	return z
}

func besselYSeries(x, nu *mpfr.Float, p int) *mpfr.Float {
	v, w, c, s := mpfr.New(4000), mpfr.New(4000), mpfr.New(4000), mpfr.New(4000)
	mpfr.Set(v, nu, nil)
	besideOrder(v, p)
	bits := 2*p + int(3*x.Float64())
	mpfr.Set(w, v, nil)
	w.Neg()
	a, b := besselSeries(x, v, bits, true), besselSeries(x, w, bits, true)
	mpfr.CosPi(c, v, nil)
	mpfr.SinPi(s, v, nil)
	mpfr.Mul(a, a, c)
	mpfr.Sub(a, a, b)
	mpfr.Div(a, a, s)
	return a
}

// besselHankel are J(x) and Y(x), for x > |ν|, in so many bits less the size of x.
func besselHankel(x, nu *mpfr.Float, bits int) (j, y *mpfr.Float) {
	bits += max(x.Exponent(), 0)
	num := func() *mpfr.Float { return mpfr.New(bits) }
	v, n := num(), num()
	mpfr.Set(v, nu, nil)
	v.Abs()
	mpfr.Floor(n, v, nil)
	mpfr.Sub(v, v, n)
	pi := num()
	mpfr.Acos(pi, small(-1), nil)
	at := func(mu *mpfr.Float) (j, y *mpfr.Float) {
		square, t, p, q, w := num(), num(), num(), num(), num()
		mpfr.Mul(square, mu, mu)
		mpfr.Set(t, one, nil)
		mpfr.Set(p, one, nil)
		mpfr.Set(q, small(0), nil)
		for k := 1.0; t.Sign() != 0 && t.Exponent() > -bits && k < 2*x.Float64(); k++ {
			mpfr.Sub(w, square, small((k-0.5)*(k-0.5)))
			mpfr.Mul(t, t, w)
			mpfr.Div(t, t, x)
			mpfr.Div(t, t, small(2*k))
			switch int(k) & 3 {
			case 0:
				mpfr.Add(p, p, t)
			case 1:
				mpfr.Add(q, q, t)
			case 2:
				mpfr.Sub(p, p, t)
			case 3:
				mpfr.Sub(q, q, t)
			}
		}
		chi, sin, cos := num(), num(), num()
		mpfr.Mul(chi, mu, small(0.5))
		mpfr.Add(chi, chi, small(0.25))
		mpfr.Mul(chi, chi, pi)
		mpfr.Sub(chi, x, chi)
		mpfr.Sin(sin, chi, nil)
		mpfr.Cos(cos, chi, nil)
		mpfr.Div(w, small(2), pi)
		mpfr.Div(w, w, x)
		mpfr.Sqrt(w, w, nil)
		j, y = num(), num()
		mpfr.Mul(j, p, cos)
		mpfr.Mul(t, q, sin)
		mpfr.Sub(j, j, t)
		mpfr.Mul(j, j, w)
		mpfr.Mul(y, p, sin)
		mpfr.Mul(t, q, cos)
		mpfr.Add(y, y, t)
		mpfr.Mul(y, y, w)
		return j, y
	}
	next := num()
	mpfr.Add(next, v, one)
	j, y = at(v)
	j1, y1 := at(next)
	mpfr.Set(next, v, nil)
	for range int(n.Float64()) {
		mpfr.Add(next, next, one)
		step := func(b, a *mpfr.Float) *mpfr.Float { // 2ν/x·b - a
			c := num()
			mpfr.Mul(c, b, next)
			mpfr.Div(c, c, x)
			c.Scale(1)
			mpfr.Sub(c, c, a)
			return c
		}
		j, j1 = j1, step(j1, j)
		y, y1 = y1, step(y1, y)
	}
	if nu.Sign() < 0 {
		s, c, a, b := num(), num(), num(), num()
		mpfr.Add(v, v, n)
		mpfr.SinPi(s, v, nil)
		mpfr.CosPi(c, v, nil)
		mpfr.Mul(a, c, j)
		mpfr.Mul(b, s, y)
		mpfr.Sub(a, a, b)
		mpfr.Mul(j, s, j)
		mpfr.Mul(y, c, y)
		mpfr.Add(y, y, j)
		j = a
	}
	return j, y
}

// besselJYAmplitude is √(J² + Y²), and for J of an order above x nothing.
func besselJYAmplitude(second bool) func(x [][]float64) float64 {
	return func(x [][]float64) float64 {
		if !second && x[0][0] < x[1][0] {
			return 0
		}
		a, nu := limb.NewDD(x[0][0]), limb.NewDD(math.Abs(x[1][0]))
		return min(a.BesselJ(nu).Hypot(a.BesselY(nu)).Hi, math.MaxFloat64)
	}
}

// ofRealOrderY reports whether an order and x are in the domain of Y, where √(J² + Y²) is a number too: near the halves of
// negative orders it is far above Y.
func ofRealOrderY(x [][]float64, f *format) bool {
	return ofRealOrder(x, f) && besselJYAmplitude(true)(x) < math.Ldexp(1, f.emax-1)
}

// seamsOfBesselJY draws operands where the ways change: x next to where series begin and end and to the order; orders
// next to halves and whole ones.
func seamsOfBesselJY[T limb.Float](g *generator[T]) bool {
	seamsOfBesselNu(g)
	x, v := g.x.operands[0], math.Abs(g.x.operands[1][0])
	seam := []float64{8, 8, 0.36*56 + 4, 0.36*104 + 4, 0.36*114 + 4, 0.36*220 + 4, v + 0.25, v, v + 1, ldexp(1, 10-g.below(60))}[g.below(10)]
	g.beside(x, big.NewFloat(seam*(1+ldexp(float64(g.below(1<<8)-1<<7), -9))).SetPrec(600))
	return true
}

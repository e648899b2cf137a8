package accuracy

import (
	"math"
	"math/big"
	"sync"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// airy is Ai, Bi, Ai' or Bi', for n = 0, 1, 2, 3: by the power series, with as many bits more as it
// loses, or far below 0 by the asymptotic one.
func airy(n int) mpfr.Func {
	return func(z, x, _ *mpfr.Float) {
		a := math.Abs(x.Float64())
		zeta := a * math.Sqrt(a) * 2 / 3
		switch p := z.Prec(); {
		case x.IsNaN() || a > 1<<30 && x.Sign() < 0:
			z.SetLimbs(math.NaN())
		case x.Sign() > 0 && zeta > 1000: // beyond all formats
			z.SetLimbs([]float64{0, math.Inf(1), 0, math.Inf(1)}[n])
		case zeta > float64(p)/2+60 && x.Sign() < 0:
			airyFar(z, x, n)
		default:
			for bits := p + 64 + 3*int(zeta); ; bits *= 2 {
				if v, top := airySeries(x, n, bits); bits > 1<<14 || v.Sign() != 0 && v.Exponent() > top-bits+p+32 {
					mpfr.Set(z, v, nil)
					return
				}
			}
		}
	}
}

// airySeries is the power series in so many bits, and the exponent of its largest term: c·f ∓ d·g of
// two solutions, or of their derivatives.
func airySeries(x *mpfr.Float, n, bits int) (v *mpfr.Float, top int) {
	cube := mpfr.New(bits)
	mpfr.PowInt(cube, x, 3)
	top = -1 << 20
	series := func(c *mpfr.Float, power int, a, b float64) *mpfr.Float {
		term, total := mpfr.New(bits), mpfr.New(bits)
		mpfr.PowInt(term, x, power)
		if mpfr.Mul(term, term, c); power == 2 {
			term.Scale(-1)
		}
		mpfr.Set(total, small(0), nil)
		for k := 0.0; term.Sign() != 0 && term.Exponent() > top-bits-8; k++ {
			top = max(top, term.Exponent())
			mpfr.Add(total, total, term)
			mpfr.Mul(term, term, cube)
			mpfr.Div(term, term, small((3*k+a)*(3*k+b)))
		}
		return total
	}
	c := airyConstants(bits)
	var f, g *mpfr.Float
	if n < 2 {
		f, g = series(c[0], 0, 2, 3), series(c[1], 1, 3, 4)
	} else {
		f, g = series(c[0], 2, 3, 5), series(c[1], 0, 1, 3)
	}
	if n&1 == 0 {
		mpfr.Sub(f, f, g)
		return f, top
	}
	mpfr.Add(f, f, g)
	mpfr.Sqrt(g, small(3), nil)
	mpfr.Mul(f, f, g)
	return f, top
}

var airyKept sync.Map

// airyConstants are Ai(0) and -Ai'(0), to so many bits and more.
func airyConstants(bits int) [2]*mpfr.Float {
	bits = (bits + 1023) &^ 1023
	if c, ok := airyKept.Load(bits); ok {
		return c.([2]*mpfr.Float)
	}
	var c [2]*mpfr.Float // 3^(-k/3)/Γ(k/3), k = 2 and 1
	for i, k := range []int{2, 1} {
		v, w := mpfr.New(bits), mpfr.New(bits)
		mpfr.Div(w, small(float64(k)), small(3))
		mpfr.Gamma(v, w, nil)
		mpfr.Pow(w, small(3), w)
		mpfr.Mul(v, v, w)
		mpfr.Div(v, one, v)
		c[i] = v
	}
	airyKept.Store(bits, c)
	return c
}

// airyFar is the asymptotic series for x far below 0 ([OLBC10] 9.7): of the sums P and Q over even
// and odd k, by the angle ζ - π/4.
func airyFar(z, x *mpfr.Float, n int) {
	p := z.Prec() + 96 + 2*x.Exponent()
	num := func() *mpfr.Float { return mpfr.New(p) }
	a, r, zeta, theta := num(), num(), num(), num()
	mpfr.Sub(a, small(0), x)
	mpfr.Sqrt(r, a, nil)
	mpfr.Mul(zeta, a, r)
	mpfr.Div(zeta, zeta, small(1.5))
	quarter := num()
	mpfr.Acos(quarter, small(-1), nil)
	pi := num()
	mpfr.Set(pi, quarter, nil)
	quarter.Scale(-2)
	mpfr.Sub(theta, zeta, quarter)
	sums := [2]*mpfr.Float{num(), num()}
	sums[0].SetLimbs(0)
	sums[1].SetLimbs(0)
	u := num()
	mpfr.Set(u, one, nil)
	for k := 0; u.Exponent() > -p; k++ {
		term := num()
		at := float64(6 * k)
		if mpfr.Set(term, u, nil); n > 1 {
			mpfr.Mul(term, term, small(at+1))
			mpfr.Div(term, term, small(1-at))
		}
		if k&2 != 0 {
			term.Neg()
		}
		mpfr.Add(sums[k&1], sums[k&1], term)
		mpfr.Mul(u, u, small((at+1)*(at+5)))
		mpfr.Div(u, u, small(12*(at+6)))
		mpfr.Div(u, u, zeta)
	}
	sin, cos := num(), num()
	mpfr.Sin(sin, theta, nil)
	mpfr.Cos(cos, theta, nil)
	mpfr.Sqrt(r, r, nil) // |x|^¼
	c, s := cos, sin     // of P and Q
	switch n {
	case 1: // Q·cos θ - P·sin θ
		sin.Neg()
		c, s = sin, cos
	case 2: // R·sin θ - S·cos θ
		cos.Neg()
		c, s = sin, cos
	}
	mpfr.Mul(c, c, sums[0])
	mpfr.Mul(s, s, sums[1])
	mpfr.Add(c, c, s)
	if n < 2 {
		mpfr.Div(c, c, r)
	} else {
		mpfr.Mul(c, c, r)
	}
	mpfr.Sqrt(pi, pi, nil)
	mpfr.Div(c, c, pi)
	mpfr.Set(z, c, nil)
}

// airyAmplitude is what errors of a function are relative to below its zeros: 1/(√π|x|^¼), and |x|^¼/√π
// for derivatives.
func airyAmplitude(derivative bool) func(x [][]float64) float64 {
	return func(x [][]float64) float64 {
		a := math.Sqrt(math.Sqrt(math.Abs(x[0][0])))
		switch {
		case x[0][0] > -18.25:
			return 0
		case derivative:
			return a / math.Sqrt(math.Pi)
		}
		return 1 / (a * math.Sqrt(math.Pi))
	}
}

// airyPlace is where operands of Airy's functions are drawn from: from their least one on.
func airyPlace(f *format) span {
	e := 10
	if f.p == 53 {
		e = 29
	}
	return span{lo: -30, hi: 12, emin: max(f.emin+f.n*f.p, -2*f.n*f.p), emax: e}
}

// airyInside reports whether x is not below the least one.
func airyInside(x [][]float64, f *format) bool {
	if f.p == 53 {
		return x[0][0] > -0x1p30
	}
	return x[0][0] > -0x1p11
}

// zerosOfAiry are the first zeros of a function, below 0, from Ai on.
var zerosOfAiry = func() (list [4]func() []*big.Float) {
	for n := range list {
		list[n] = sync.OnceValue(func() (zeros []*big.Float) {
			f, y := airy(n), mpfr.New(60)
			sign := func(a float64) int { f(y, small(a), nil); return y.Sign() }
			for a := -0.125; len(zeros) < 18; a -= 0.25 {
				if sign(a) != sign(a-0.25) {
					zeros = append(zeros, secant(f, small(a), small(a-0.25)))
				}
			}
			return zeros
		})
	}
	return list
}()

// seamsOfAiry draws operands where a row of Airy's functions ends: at whole numbers, at multiples of ¾π of
// ζ = ⅔|x|^(3/2) below, and near powers of 2^(1/6) above.
func seamsOfAiry[T limb.Float](g *generator[T]) bool {
	v := float64(g.below(11) - 6)
	switch g.below(3) {
	case 0:
		v = -math.Pow(1.5*math.Pi*0.75*(float64(10+g.below(21))-5.859375), 2.0/3)
	case 1:
		v = math.Exp2(2+float64(g.below(17))/6) * (1 + ldexp(float64(g.below(1<<8)-1<<7), -13))
	}
	g.beside(g.x.operands[0], big.NewFloat(v).SetPrec(600))
	return true
}

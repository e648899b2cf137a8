package accuracy

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// nearWhole is about how many bits of ν stand between a whole number and it; 0 for whole numbers.
func nearWhole(nu *mpfr.Float) int {
	d := mpfr.New(2600)
	mpfr.Floor(d, nu, nil)
	mpfr.Sub(d, nu, d)
	switch {
	case d.Sign() == 0:
		return 0
	case d.Exponent() == -1:
		mpfr.Sub(d, one, d)
	}
	return max(1, -d.Exponent())
}

// besselIBits is I(x) of the order ν by the power series in so many bits, or is NaN for other x than numbers from 0 on.
func besselIBits(x, nu *mpfr.Float, bits int) *mpfr.Float { return besselSeries(x, nu, bits, false) }

// besselSeries is I(x) or, with alternating signs, J(x).
func besselSeries(x, nu *mpfr.Float, bits int, alternate bool) *mpfr.Float {
	num := func() *mpfr.Float { return mpfr.New(bits) }
	square, term, sum, k, half := num(), num(), num(), num(), num()
	mpfr.Set(half, x, nil)
	half.Scale(-1)
	if mpfr.Mul(square, half, half); alternate {
		square.Neg()
	}
	mpfr.Pow(term, half, nu)
	mpfr.Add(k, nu, one)
	mpfr.Gamma(k, k, nil)
	mpfr.Div(term, term, k)
	mpfr.Set(sum, term, nil)
	for n := 1.0; term.Sign() != 0 && !term.IsNaN() && (sum.Sign() == 0 || term.Exponent() > sum.Exponent()-bits || n < 1100-n); n++ {
		mpfr.Add(k, nu, small(n))
		mpfr.Mul(k, k, small(n))
		mpfr.Mul(term, term, square)
		mpfr.Div(term, term, k)
		mpfr.Add(sum, sum, term)
		if nu.Sign() > 0 && sum.Sign() != 0 && term.Exponent() < sum.Exponent()-bits { // 0 after two terms where x² is 4(ν+1)
			break
		}
	}
	return sum
}

// besselI is I(x) of a real order: in as many bits more as terms cancel for negative ones.
func besselI(z, x, nu *mpfr.Float) {
	if besselNuOutside(z, x, nu) {
		return
	}
	bits := z.Prec() + 64 + nearWhole(nu)
	v := mpfr.New(2600)
	mpfr.Set(v, nu, nil)
	if nu.Sign() < 0 {
		if bits += int(3 * x.Float64()); nearWhole(nu) == 0 {
			v.Neg()
		}
	}
	mpfr.Set(z, besselIBits(x, v, bits), nil)
}

// besselK is K(x) of a real order: π/2·(I(-ν) - I(ν))/sin πν. A whole order is moved by less than counts.
func besselK(z, x, nu *mpfr.Float) {
	if besselNuOutside(z, x, nu) {
		return
	}
	p := z.Prec() + 96
	v, w, s := mpfr.New(4000), mpfr.New(4000), mpfr.New(p)
	mpfr.Set(v, nu, nil)
	v.Abs()
	besideOrder(v, p)
	bits := 2*p + int(3*x.Float64())
	mpfr.Set(w, v, nil)
	w.Neg()
	a, b := besselIBits(x, w, bits), besselIBits(x, v, bits)
	mpfr.Sub(a, a, b)
	mpfr.SinPi(b, v, nil)
	mpfr.Div(a, a, b)
	mpfr.Acos(s, small(0), nil)
	mpfr.Mul(z, a, s)
}

// besideOrder moves an order next to a whole number, where a quotient is of zeros, to 2^-p beside it.
func besideOrder(v *mpfr.Float, p int) {
	if n := nearWhole(v); n != 0 && n <= p {
		return
	}
	whole, shift := mpfr.New(v.Prec()), mpfr.New(64)
	mpfr.Add(whole, v, small(0.5))
	mpfr.Floor(whole, whole, nil)
	mpfr.Set(shift, one, nil)
	shift.Scale(-p)
	mpfr.Add(v, whole, shift)
}

// besselNuOutside sets what no series is summed for: z is NaN or, for x beyond all formats, an infinity.
func besselNuOutside(z, x, nu *mpfr.Float) bool {
	switch {
	case !(math.Abs(nu.Float64()) <= 1000), !(x.Float64() > 0):
		z.SetLimbs(math.NaN())
	case x.Float64() > 1300:
		z.SetLimbs(math.Inf(1))
	default:
		return false
	}
	return true
}

// besselNuAmplitude is 2(I(x) + K(x)) of the order |ν| for negative ones.
func besselNuAmplitude(x [][]float64) float64 {
	if x[1][0] >= 0 {
		return 0
	}
	a, nu := limb.NewDD(x[0][0]), limb.NewDD(-x[1][0])
	return min(2*(a.BesselI(nu).Hi+a.BesselK(nu).Hi), math.MaxFloat64)
}

// realOrders are places of orders.
func realOrders(f *format) span {
	return span{lo: -24, hi: 24, emin: max(f.emin+f.n*f.p, -2*f.n*f.p), emax: 9}
}

// seamsOfBesselNu draws operands where the ways change: x near 1, where it is large for the trapezoidal rule or the
// exponential; orders next to halves and whole ones.
func seamsOfBesselNu[T limb.Float](g *generator[T]) bool {
	x, nu := g.x.operands[0], g.x.operands[1]
	v := float64(g.below(24)) / 2
	if g.below(4) == 0 {
		v *= float64(g.below(80))
	}
	if g.below(3) == 0 {
		v = -v
	}
	g.beside(nu, big.NewFloat(v).SetPrec(600))
	v = math.Abs(v)
	seam := []float64{1, 1, 100, 700, 1.75 * 48, 1.75 * 106, 1.75 * 192, math.Sqrt(v) + 0.25, v + 1, ldexp(1, -g.below(60))}[g.below(10)]
	g.beside(x, big.NewFloat(seam*(1+ldexp(float64(g.below(1<<8)-1<<7), -9))).SetPrec(600))
	return true
}

// ofRealOrder reports whether an order and x are in the domain.
func ofRealOrder(x [][]float64, f *format) bool {
	return math.Abs(x[1][0]) <= 1000 && (f.p != 24 || f.n != 4 || x[0][0] >= 0x1p-50)
}

package bounds

import (
	"math/big"
)

// A reference is a function by its Taylor series: at c its coefficients, each with a bound of
// its absolute value. Coefficients are good to 2^-slack of the bound times the precision.
// Bounds of two coefficients that are two apart fall by 4r² or faster, for series of radius r.
type reference struct {
	name   string
	series func(c *big.Float, prec uint) (coefficient func(k int) (a *big.Float, most bound), radius bound)
}

// slack is how many bits the coefficients may lose on the way.
const slack = 48

// apply returns g(x), where the value of x is within half the radius of its constant term.
func (k field) apply(g reference, x form) form {
	c := x.mid()
	d := k.sub(x, constant(c))
	w := d.radius()
	prec := k.prec + 64
	coefficient, radius := g.series(c, prec)
	if radius.less(times(power(1), w)) {
		fail("%s of numbers between %.6g and %.6g: too wide for a series", g.name, lowOf(x), highOf(x))
	}
	var list []*big.Float
	var rest, top bound
	p := power(0)
	for n := 0; ; n++ {
		a, most := coefficient(n)
		m := times(most, p)
		if top.less(m) {
			top = m
		}
		// The first of two neighbours may be 0.
		if n > 1 && n%2 == 0 && times(m, power(k.keep)).less(top) {
			_, next := coefficient(n + 1)
			tail := plus(m, times(next, times(p, w)))
			rest = plus(rest, times(power(1), tail))
			break
		}
		if n > 400 {
			fail("%s: its series has too many terms", g.name)
		}
		rest = plus(rest, times(m, power(slack-int(prec))))
		list = append(list, a)
		p = times(p, w)
	}
	z := form{}
	for n := len(list) - 1; n >= 0; n-- {
		z = k.add(k.mul(z, d), constant(list[n]))
	}
	z.rest = plus(z.rest, rest)
	return z
}

func lowOf(x form) float64  { lo, _ := x.between(); f, _ := lo.Float64(); return f }
func highOf(x form) float64 { _, hi := x.between(); f, _ := hi.Float64(); return f }

func newFloat(prec uint, x float64) *big.Float { return new(big.Float).SetPrec(prec).SetFloat64(x) }

// one over c, √c: their coefficients by recurrence.
var reciprocal = reference{"1/x", func(c *big.Float, prec uint) (func(int) (a *big.Float, most bound), bound) {
	inverse := newFloat(prec, 1)
	inverse.Quo(inverse, c)
	step := new(big.Float).Neg(inverse)
	return sequence(inverse, func(k int, a *big.Float) { a.Mul(a, step) }), size(c)
}}

var squareRoot = reference{"√x", func(c *big.Float, prec uint) (func(int) (a *big.Float, most bound), bound) {
	root := newFloat(prec, 0)
	if c.Sign() > 0 {
		root.Sqrt(c)
	}
	return sequence(root, func(k int, a *big.Float) { // (½ choose k) = (½ choose k-1)·(3/2 - k)/k
		a.Mul(a, newFloat(prec, 1.5-float64(k)))
		a.Quo(a, newFloat(prec, float64(k)))
		a.Quo(a, c)
	}), size(c)
}}

var exponential = reference{"e^x", func(c *big.Float, prec uint) (func(int) (a *big.Float, most bound), bound) {
	return sequence(bigExp(c, prec), func(k int, a *big.Float) { a.Quo(a, newFloat(prec, float64(k))) }), power(0)
}}

// logarithm is that of 1 + x, so that it has all bits next to 1.
var logarithm = reference{"log(1 + x)", func(c *big.Float, prec uint) (func(int) (a *big.Float, most bound), bound) {
	x := newFloat(wideBits, 1)
	x.Add(x, c)
	s := sequence(newFloat(prec, -1), func(k int, a *big.Float) { a.Quo(a, x); a.Neg(a) })
	l := bigLog1p(c, prec)
	return func(k int) (a *big.Float, most bound) {
		if k == 0 {
			return l, size(l)
		}
		a, _ = s(k)
		a = newFloat(prec, 0).Quo(a, newFloat(prec, float64(k)))
		return a, size(a)
	}, size(x)
}}

// wideBits holds 1 + c exactly, for all centres of pieces.
const wideBits = 1400

// The k-th derivative of the sine is the sine at a quarter turn more, times k.
func sineFrom(quarter int) func(c *big.Float, prec uint) (func(int) (a *big.Float, most bound), bound) {
	return func(c *big.Float, prec uint) (func(int) (a *big.Float, most bound), bound) {
		sin, cos := bigSinCos(c, prec)
		f := sequence(newFloat(prec, 1), func(k int, a *big.Float) { a.Quo(a, newFloat(prec, float64(k))) })
		least := size(c)
		if power(0).less(least) {
			least = power(0)
		}
		return func(k int) (a *big.Float, most bound) {
			r, _ := f(k)
			n := (k + quarter) % 4
			v, most := cos, power(0)
			if n%2 == 0 {
				v, most = sin, least
			}
			a = newFloat(prec, 0).Mul(v, r)
			if n >= 2 {
				a.Neg(a)
			}
			return a, times(most, size(r))
		}, power(0)
	}
}

var (
	sine   = reference{"sin x", sineFrom(0)}
	cosine = reference{"cos x", sineFrom(1)}
)

// sequence returns the coefficients from the first one by a step from one to the next.
func sequence(first *big.Float, step func(k int, a *big.Float)) func(k int) (a *big.Float, most bound) {
	list := []*big.Float{first}
	return func(k int) (a *big.Float, most bound) {
		for len(list) <= k {
			a := new(big.Float).Copy(list[len(list)-1])
			step(len(list), a)
			list = append(list, a)
		}
		return list[k], size(list[k])
	}
}

// bigExp returns e^c: a series for c·2^-n, squared n times.
func bigExp(c *big.Float, prec uint) *big.Float {
	if c.Sign() == 0 {
		return newFloat(prec, 1)
	}
	n := max(exponent(c)+8, 0)
	p := prec + uint(n) + 32
	x := newFloat(p, 0).SetMantExp(newFloat(p, 0).Set(c), -n)
	sum, t := newFloat(p, 1), newFloat(p, 1)
	for k := 1; t.Sign() != 0 && exponent(t) > -int(p); k++ {
		t.Mul(t, x)
		t.Quo(t, newFloat(p, float64(k)))
		sum.Add(sum, t)
	}
	for range n {
		sum.Mul(sum, sum)
	}
	return sum.SetPrec(prec)
}

// bigLog1p returns log(1 + c): 2·artanh(y/(2 + y)) + n·log 2 for 1 + c = 2^n·(1 + y).
func bigLog1p(c *big.Float, prec uint) *big.Float {
	p := prec + 64
	wide := func(x float64) *big.Float { return newFloat(wideBits, x) }
	artanh2 := func(y *big.Float) *big.Float {
		s := newFloat(p, 0).Mul(y, y)
		sum, t := newFloat(p, 0).Set(y), newFloat(p, 0).Set(y)
		for k := 3.0; t.Sign() != 0 && exponent(t) > exponent(y)-int(p); k += 2 {
			t.Mul(t, s)
			sum.Add(sum, newFloat(p, 0).Quo(t, newFloat(p, k)))
		}
		return sum.Add(sum, sum)
	}
	x := wide(1)
	x.Add(x, c)
	if x.Sign() <= 0 {
		fail("the logarithm of %.6g", x)
	}
	m := new(big.Float)
	n := x.MantExp(m)
	if m.Cmp(big.NewFloat(0.7)) < 0 {
		m.SetMantExp(m, 1)
		n--
	}
	y := wide(0).Sub(m, wide(1))
	sum := newFloat(p, 0)
	if y.Sign() != 0 {
		sum = artanh2(newFloat(p, 0).Quo(y, wide(0).Add(y, wide(2))))
	}
	if n != 0 {
		third := newFloat(p, 1)
		third.Quo(third, newFloat(p, 3))
		two := artanh2(third)
		sum.Add(sum, two.Mul(two, newFloat(p, float64(n))))
	}
	return sum.SetPrec(prec)
}

// bigSinCos returns the sine and cosine of |c| < 2^10 by their series.
func bigSinCos(c *big.Float, prec uint) (sin, cos *big.Float) {
	if c.Sign() != 0 && exponent(c) > 10 {
		fail("the sine of %.6g", c)
	}
	p := prec + 64
	if c.Sign() != 0 && exponent(c) > 0 {
		p += 3 << exponent(c)
	}
	sin, cos = newFloat(p, 0).Set(c), newFloat(p, 1)
	t := newFloat(p, 0).Set(c)
	least := -int(p)
	if c.Sign() != 0 {
		least += min(exponent(c), 0)
	}
	for k := 2; t.Sign() != 0 && (exponent(t) > least || k < 4); k++ {
		t.Mul(t, c)
		t.Quo(t, newFloat(p, float64(k)))
		sum := cos
		if k%2 == 1 {
			sum = sin
		}
		if k%4 < 2 {
			sum.Add(sum, t)
		} else {
			sum.Sub(sum, t)
		}
	}
	return sin.SetPrec(prec), cos.SetPrec(prec)
}

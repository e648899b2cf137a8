// Package thall has the algorithms of [Tha07] that limb has others for, as they are printed
// there but for the slips that docs/bibliography.md lists: to be measured beside limb's own, on
// models of old processors and on the processor (packages paranoia and accuracy).
//
// They are written for numbers N of any arithmetic, with the names of the paper: df64 is a
// [Pair], qf128 a [Quad].
package thall

// Float is a machine number of an arithmetic, whose methods round. Of returns a constant of
// the arithmetic of the receiver.
type Float[N any] interface {
	Add(N) N
	Sub(N) N
	Mul(N) N
	Rcp() N   // about 1/a
	Rsqrt() N // about 1/√a
	Log() N   // about ln a
	Abs() N
	Less(N) bool
	Of(float64) N
	Splitter() N // 2^s + 1 of a split, s half of the bits, rounded up
}

// Pair is df64: Hi + Lo.
type Pair[N Float[N]] struct{ Hi, Lo N }

// QuickTwoSum returns the rounded sum of a and b, |a| ≥ |b|, and its error (Algorithm 1).
func QuickTwoSum[N Float[N]](a, b N) Pair[N] {
	s := a.Add(b)
	return Pair[N]{s, b.Sub(s.Sub(a))}
}

// TwoSum returns the rounded sum of a and b and its error (Algorithm 2).
func TwoSum[N Float[N]](a, b N) Pair[N] {
	s := a.Add(b)
	v := s.Sub(a)
	return Pair[N]{s, a.Sub(s.Sub(v)).Add(b.Sub(v))}
}

// Split returns the halves of a (Algorithm 3).
func Split[N Float[N]](a N) Pair[N] {
	t := a.Mul(a.Splitter())
	hi := t.Sub(t.Sub(a))
	return Pair[N]{hi, a.Sub(hi)}
}

// TwoProd returns the rounded product of a and b and its error (Algorithm 4).
func TwoProd[N Float[N]](a, b N) Pair[N] {
	p := a.Mul(b)
	x, y := Split(a), Split(b)
	e := p.Sub(x.Hi.Mul(y.Hi))
	e = e.Sub(x.Lo.Mul(y.Hi))
	e = e.Sub(x.Hi.Mul(y.Lo))
	return Pair[N]{p, x.Lo.Mul(y.Lo).Sub(e)}
}

// Single is a as a pair.
func Single[N Float[N]](a N) Pair[N] { return Pair[N]{a, a.Of(0)} }

// Add is df64_add: the accurate sum, of equation 5.
func (a Pair[N]) Add(b Pair[N]) Pair[N] {
	s, t := TwoSum(a.Hi, b.Hi), TwoSum(a.Lo, b.Lo)
	s = QuickTwoSum(s.Hi, s.Lo.Add(t.Hi))
	return QuickTwoSum(s.Hi, s.Lo.Add(t.Lo))
}

// Neg returns -a.
func (a Pair[N]) Neg() Pair[N] {
	zero := a.Hi.Of(0)
	return Pair[N]{zero.Sub(a.Hi), zero.Sub(a.Lo)}
}

// Sub is df64_diff.
func (a Pair[N]) Sub(b Pair[N]) Pair[N] { return a.Add(b.Neg()) }

// Mul is df64_mult: the small products are added one after the other.
func (a Pair[N]) Mul(b Pair[N]) Pair[N] {
	p := TwoProd(a.Hi, b.Hi)
	p.Lo = p.Lo.Add(a.Hi.Mul(b.Lo))
	p.Lo = p.Lo.Add(a.Lo.Mul(b.Hi))
	return QuickTwoSum(p.Hi, p.Lo)
}

// Sqr is df64_sqr.
func (a Pair[N]) Sqr() Pair[N] { return a.Mul(a) }

// scale returns a times a power of two.
func (a Pair[N]) scale(power float64) Pair[N] {
	c := a.Hi.Of(power)
	return Pair[N]{a.Hi.Mul(c), a.Lo.Mul(c)}
}

// Div is df64_div, b/a by Karp's method (Algorithm 6, Figure 1).
func (b Pair[N]) Div(a Pair[N]) Pair[N] {
	x := a.Hi.Rcp()
	y := b.Hi.Mul(x)
	diff := b.Sub(a.Mul(Single(y))).Hi
	return Single(y).Add(TwoProd(x, diff))
}

// Sqrt is df64_sqrt, √a by Karp's method (Algorithm 7, Figure 1). That of 0 is NaN.
func (a Pair[N]) Sqrt() Pair[N] {
	x := a.Hi.Rsqrt()
	y := a.Hi.Mul(x)
	diff := a.Sub(TwoProd(y, y)).Hi
	return Single(y).Add(TwoProd(x, diff).scale(0.5))
}

// Recip is 1/a by df64_div, and Rsqrt is that of df64_sqrt.
func (a Pair[N]) Recip() Pair[N] { return Single(a.Hi.Of(1)).Div(a) }

// Rsqrt is the reciprocal of df64_sqrt.
func (a Pair[N]) Rsqrt() Pair[N] { return a.Sqrt().Recip() }

// terms bounds the terms of a series. Those that the paper sums until one is below 10^-20 of
// the result, which is far below 2^-48, are fewer in every arithmetic.
const terms = 40

// pair returns a number of two floats as a pair.
func pair[N Float[N]](a N, hi, lo float64) Pair[N] { return Pair[N]{a.Of(hi), a.Of(lo)} }

// ln 2 and π/2 as pairs of float32.
const (
	ln2Hi, ln2Lo       = 0x1.62e43p-01, -0x1.05c61p-29
	halfPiHi, halfPiLo = 0x1.921fb6p+00, -0x1.777a5cp-25
)

// expTaylor is df64_expTAYLOR (Figure 3), for |a| < ln 2 / 128.
func (a Pair[N]) expTaylor() Pair[N] {
	one := a.Hi.Of(1)
	thresh := a.Hi.Of(1e-20)
	s := Single(one).Add(a)
	p := a.Sqr()
	m := a.Hi.Of(2)
	f := Single(m)
	t := p.scale(0.5)
	for n := 0; n < terms && thresh.Less(t.Hi.Abs()); n++ {
		s = s.Add(t)
		p = p.Mul(a)
		m = m.Add(one)
		f = f.Mul(Single(m))
		t = p.Div(f)
	}
	return s.Add(t)
}

// Exp is e^a: that of a less k·ln 2/64 by expTaylor, which takes that it is below ln 2/128,
// times 2^(k/64), which the caller knows.
func (a Pair[N]) Exp(k float64, power Pair[N]) Pair[N] {
	r := a.Sub(Single(a.Hi.Of(k)).Mul(pair(a.Hi, ln2Hi/64, ln2Lo/64)))
	return r.expTaylor().Mul(power)
}

// Log is ln a by Newton's method (Figure 4): x + a·e^-x - 1, from the logarithm of a machine
// number; exp is the exponential.
func (a Pair[N]) Log(exp func(x Pair[N]) Pair[N]) Pair[N] {
	x := Single(a.Hi.Log())
	return x.Add(a.Mul(exp(x.Neg()))).Sub(Single(a.Hi.Of(1)))
}

// SinCos is df64_sincosTAYLOR (Figure 5): the sine by its series, and the cosine as
// √(1 - sin²), which loses its sign, and near π/2 all of its digits.
func (a Pair[N]) SinCos() (sin, cos Pair[N]) {
	one := a.Hi.Of(1)
	thresh := a.Hi.Of(1e-20).Mul(a.Hi.Abs())
	x := a.Sqr().Neg()
	s, p, m, f := a, a, one, Single(one)
	for n := 0; n < terms; n++ {
		p = p.Mul(x)
		m = m.Add(a.Hi.Of(2))
		f = f.Mul(Single(m.Mul(m.Sub(one))))
		t := p.Div(f)
		s = s.Add(t)
		if !thresh.Less(t.Hi.Abs()) {
			break
		}
	}
	return s, Single(one).Sub(s.Sqr()).Sqrt()
}

// SinCosReduced is SinCos of what a lacks of π/2, and the two exchanged, where |a| is above
// π/4, with π/2 as a pair: an error of 2^-50 in it is one of 2^-50/c in a cosine c. It is the
// range reduction with which the largest error of the cosine may be that of Table II.
func (a Pair[N]) SinCosReduced() (sin, cos Pair[N]) {
	if a.Hi.Of(halfPiHi / 2).Less(a.Hi.Abs()) {
		negative := a.Hi.Less(a.Hi.Of(0))
		if negative {
			a = a.Neg()
		}
		cos, sin = pair(a.Hi, halfPiHi, halfPiLo).Sub(a).SinCos()
		if negative {
			sin = sin.Neg()
		}
		return sin, cos
	}
	return a.SinCos()
}

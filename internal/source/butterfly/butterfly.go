// Package butterfly has what Fourier transforms are made of: butterflies, turns, and the
// step that makes a transform of real numbers of one of complex numbers. Package fft runs
// them in Go; the compiler makes passes of them, for processors and devices.
package butterfly

import "github.com/limbfp/limb"

// # Fourier transforms
//
// A butterfly is the discrete Fourier transform of a few numbers; package fft makes
// all others from them, and from turns, products with roots of unity. Where numbers
// are added and subtracted as often as they are multiplied, an error relative to
// the operands is as good as one relative to the sum. So pairs are added as by
// SloppyAdd, products are summed before they are rounded, and only the last step
// brings a result to normal form. Nothing mends infinities, which become NaN, or
// the sign of a zero.
//
// The argument s is 1, or -1 for the transform with the opposite sign, whose roots
// of unity are the conjugates.
//
// To first order in u² the errors of the steps on pairs are at most
//
//	plus, minus   3u²(|x| + |y|)
//	loose         5u²|xy|
//	plusProd      4u²|x| + 10u²|yz|
//	dot           12u²(|ab| + |cd|)
//
// of which 5u² for a product are that of Mul, and the others come from the two
// rounded sums of low limbs. Two limbs of a constant are within ¼u² of it. In quads the
// errors are those of Add and Mul. The bounds of the functions add them up, each times
// what its operands may be, where |ab| + |cd| ≤ |x||w| in a product; so are those of triples, whose constants
// are within u³. A sum that cancels
// is still a multiple of an ulp of what FastTwoSum adds to it: that is exact, and
// leaves results in normal form.

// ComplexPair, ComplexTriple and ComplexQuad are those of package limb, with methods for transforms.
type (
	ComplexPair[T limb.Float]   limb.ComplexPair[T]
	ComplexTriple[T limb.Float] limb.ComplexTriple[T]
	ComplexQuad[T limb.Float]   limb.ComplexQuad[T]

	CDF = ComplexPair[float32]
	CDD = ComplexPair[float64]
	CQF = ComplexQuad[float32]
	CQD = ComplexQuad[float64]
	CTF = ComplexTriple[float32]
	CTD = ComplexTriple[float64]
)

// is32 reports whether T is float32.
//
//limb:primitive
func is32[T limb.Float]() bool { return T(1<<24)+1 == T(1<<24) }

// Parts returns the real and the imaginary part of x.
//
//limb:pass
//limb:twin
func (x ComplexPair[T]) Parts() (re, im limb.Pair[T]) { return x.Re, x.Im }

// Of returns re + im·i.
//
//limb:pass
//limb:twin
func (ComplexPair[T]) Of(re, im limb.Pair[T]) ComplexPair[T] { return ComplexPair[T]{re, im} }

// Root returns e^(2πij/n).
//
//limb:pass
func (ComplexPair[T]) Root(j, n int) ComplexPair[T] { return ComplexPair[T](limb.RootOfUnity[T](j, n)) }

// Root returns e^(2πij/n).
//
//limb:pass
//limb:twin
func (ComplexQuad[T]) Root(j, n int) ComplexQuad[T] {
	return ComplexQuad[T](limb.RootOfUnityQuad[T](j, n))
}

//limb:twin
func (x ComplexPair[T]) conj() ComplexPair[T] { return ComplexPair[T]{x.Re, x.Im.Neg()} }

// plus returns x + y.
func plus[T limb.Float](x, y limb.Pair[T]) limb.Pair[T] {
	s, e := limb.TwoSum(x.Hi, y.Hi)
	e = e + (x.Lo + y.Lo)
	hi, lo := limb.FastTwoSum(s, e)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// minus returns x - y.
func minus[T limb.Float](x, y limb.Pair[T]) limb.Pair[T] {
	d, e := limb.TwoDiff(x.Hi, y.Hi)
	e = e + (x.Lo - y.Lo)
	hi, lo := limb.FastTwoSum(d, e)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// loose returns xy.
func loose[T limb.Float](x, y limb.Pair[T]) limb.Pair[T] {
	p, e := limb.TwoProd(x.Hi, y.Hi)
	e = e + (T(x.Hi*y.Lo) + T(x.Lo*y.Hi))
	hi, lo := limb.FastTwoSum(p, e)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// plusProd returns x + yz.
func plusProd[T limb.Float](x, y, z limb.Pair[T]) limb.Pair[T] {
	p, e := limb.TwoProd(y.Hi, z.Hi)
	s, f := limb.TwoSum(x.Hi, p)
	e = (e + (T(y.Hi*z.Lo) + T(y.Lo*z.Hi))) + (x.Lo + f)
	hi, lo := limb.FastTwoSum(s, e)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// dot returns ab + cd.
func dot[T limb.Float](a, b, c, d limb.Pair[T]) limb.Pair[T] {
	p, e := limb.TwoProd(a.Hi, b.Hi)
	q, f := limb.TwoProd(c.Hi, d.Hi)
	s, g := limb.TwoSum(p, q)
	e = (e + (T(a.Hi*b.Lo) + T(a.Lo*b.Hi))) + (f + (T(c.Hi*d.Lo) + T(c.Lo*d.Hi)))
	hi, lo := limb.FastTwoSum(s, g+e)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// scale returns x·s, for s = ±2^n.
func scale[T limb.Float](x limb.Pair[T], s T) limb.Pair[T] {
	return limb.Pair[T]{Hi: T(x.Hi * s), Lo: T(x.Lo * s)}
}

// scaleQuad returns x·s, for s = ±2^n.
//
//limb:twin
func scaleQuad[T limb.Float](x limb.Quad[T], s T) limb.Quad[T] {
	return limb.Quad[T]{X0: T(x.X0 * s), X1: T(x.X1 * s), X2: T(x.X2 * s), X3: T(x.X3 * s)}
}

// first returns the first two limbs of c.
func first[T limb.Float](c limb.Quad[T]) limb.Pair[T] { return limb.Pair[T]{Hi: c.X0, Lo: c.X1} }

// firstThree returns the first three limbs of c.
func firstThree[T limb.Float](c limb.Quad[T]) limb.Triple[T] {
	return limb.Triple[T]{X0: c.X0, X1: c.X1, X2: c.X2}
}

// plus returns x + y.
func (x ComplexPair[T]) plus(y ComplexPair[T]) ComplexPair[T] {
	return ComplexPair[T]{plus(x.Re, y.Re), plus(x.Im, y.Im)}
}

// plus returns x + y.
//
//limb:twin
func (x ComplexQuad[T]) plus(y ComplexQuad[T]) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.Add(y.Re), x.Im.Add(y.Im)}
}

// cross returns x + y and x - y.
func (x ComplexPair[T]) cross(y ComplexPair[T]) (s, d ComplexPair[T]) {
	return x.plus(y), ComplexPair[T]{minus(x.Re, y.Re), minus(x.Im, y.Im)}
}

// cross returns x + y and x - y.
//
//limb:twin
func (x ComplexQuad[T]) cross(y ComplexQuad[T]) (s, d ComplexQuad[T]) {
	return x.plus(y), ComplexQuad[T]{x.Re.Sub(y.Re), x.Im.Sub(y.Im)}
}

// scale returns x·s, for s = ±2^n.
//
//limb:twin
func (x ComplexPair[T]) scale(s T) ComplexPair[T] {
	return ComplexPair[T]{scale(x.Re, s), scale(x.Im, s)}
}

// quarter returns -sxi.
//
//limb:twin
func (x ComplexPair[T]) quarter(s T) ComplexPair[T] {
	return ComplexPair[T]{scale(x.Im, s), scale(x.Re, -s)}
}

// times returns xc, for the first two limbs of c.
func (x ComplexPair[T]) times(c limb.Quad[T]) ComplexPair[T] {
	return ComplexPair[T]{loose(x.Re, first(c)), loose(x.Im, first(c))}
}

// times returns xc.
func (x ComplexQuad[T]) times(c limb.Quad[T]) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.Mul(c), x.Im.Mul(c)}
}

// times returns xc, for the first three limbs of c.
func (x ComplexTriple[T]) times(c limb.Quad[T]) ComplexTriple[T] {
	return ComplexTriple[T]{x.Re.Mul(firstThree(c)), x.Im.Mul(firstThree(c))}
}

// plusTimes returns x + yc, for the first two limbs of c.
func (x ComplexPair[T]) plusTimes(y ComplexPair[T], c limb.Quad[T]) ComplexPair[T] {
	return ComplexPair[T]{plusProd(x.Re, y.Re, first(c)), plusProd(x.Im, y.Im, first(c))}
}

// plusTimes returns x + yc.
func (x ComplexQuad[T]) plusTimes(y ComplexQuad[T], c limb.Quad[T]) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.Add(y.Re.Mul(c)), x.Im.Add(y.Im.Mul(c))}
}

// plusTimes returns x + yc, for the first three limbs of c.
func (x ComplexTriple[T]) plusTimes(y ComplexTriple[T], c limb.Quad[T]) ComplexTriple[T] {
	return ComplexTriple[T]{x.Re.Add(y.Re.Mul(firstThree(c))), x.Im.Add(y.Im.Mul(firstThree(c)))}
}

// Turn returns x(w.Re - sw.Im·i), the product of x and the conjugate of w, or with w
// for s = -1. For |w| = 1 it turns x by the angle of w, clockwise.
//
// Error: ≤ 12u²|xw| in each part.
// Domain: as MulAdd of pairs, for |x|, |w| and |xw|; s = ±1.
// Special: infinite parts give NaN, and zeros have any sign.
// Cost: 48 flops with a fused multiply-add.
//
//limb:pass
func (x ComplexPair[T]) Turn(w ComplexPair[T], s T) ComplexPair[T] {
	v := scale(w.Im, s)
	return ComplexPair[T]{dot(x.Re, w.Re, x.Im, v), dot(x.Im, w.Re, x.Re.Neg(), v)}
}

// Turn returns x(w.Re - sw.Im·i), the product of x and the conjugate of w, or with w
// for s = -1. For |w| = 1 it turns x by the angle of w, clockwise.
//
// Error: ≤ 10.6u⁴|xw| in each part.
// Domain: |x|, |w|, |xw| < 2^126 (CQF), 2^1022 (CQD); |xw| is 0 or at least 2^-30,
// 2^-810; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 652 flops with a fused multiply-add.
//
//limb:pass
//limb:twin Error: ≤ 10.1u³|xw| in each part.
//limb:twin Cost: 273 flops with a fused multiply-add.
func (x ComplexQuad[T]) Turn(w ComplexQuad[T], s T) ComplexQuad[T] {
	v := scaleQuad(w.Im, s)
	return ComplexQuad[T]{x.Re.Mul(w.Re).Add(x.Im.Mul(v)), x.Im.Mul(w.Re).Sub(x.Re.Mul(v))}
}

// Butterfly2 returns a + b and a - b, the discrete Fourier transform of two numbers.
//
// Error: ≤ 3u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |x| in SloppyAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 44 flops.
//
//limb:pass
//limb:twin Error: ≤ 2.5u⁴·Σ|x_j| in each part.
//limb:twin Triple Error: ≤ 2u³·Σ|x_j| in each part.
//limb:twin Domain: Σ|x_j| as |x| in Add of quads; s = ±1.
//limb:twin Cost: 496 flops.
func (a ComplexPair[T]) Butterfly2(b ComplexPair[T], s T) (y0, y1 ComplexPair[T]) {
	return a.cross(b)
}

// Butterfly3 returns the discrete Fourier transform of 3 numbers, Σ x_j·e^(-2πijk/3) for
// k = 0 … 2, or with +2πi for s = -1.
//
// Error: ≤ 15u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |xy| in MulAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 158 flops with a fused multiply-add.
//
//limb:pass
//limb:twin Error: ≤ 10u⁴·Σ|x_j| in each part.
//limb:twin Triple Error: ≤ 14u³·Σ|x_j| in each part.
//limb:twin Domain: Σ|x_j| < 2^126 (CQF), 2^1022 (CQD), and 0 or at least 2^-30, 2^-810; s = ±1.
//limb:twin Cost: 1704 flops with a fused multiply-add.
func (a ComplexPair[T]) Butterfly3(b, c ComplexPair[T], s T) (y0, y1, y2 ComplexPair[T]) {
	t, u := b.cross(c)
	h := a.plus(t.scale(-0.5))
	y1, y2 = h.cross(u.times(sin1of3[T]()).quarter(s))
	return a.plus(t), y1, y2
}

// Butterfly4 returns the discrete Fourier transform of 4 numbers, Σ x_j·e^(-2πijk/4) for
// k = 0 … 3, or with +2πi for s = -1.
//
// Error: ≤ 6u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |x| in SloppyAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 180 flops.
//
//limb:pass
//limb:twin Error: ≤ 2.1u⁴·Σ|x_j| in each part.
//limb:twin Triple Error: ≤ 4.1u³·Σ|x_j| in each part.
//limb:twin Domain: Σ|x_j| as |x| in Add of quads; s = ±1.
//limb:twin Cost: 1992 flops.
func (a ComplexPair[T]) Butterfly4(b, c, d ComplexPair[T], s T) (y0, y1, y2, y3 ComplexPair[T]) {
	p, q := a.cross(c)
	t, u := b.cross(d)
	y0, y2 = p.cross(t)
	y1, y3 = q.cross(u.quarter(s))
	return y0, y1, y2, y3
}

// Butterfly5 returns the discrete Fourier transform of 5 numbers, Σ x_j·e^(-2πijk/5) for
// k = 0 … 4, or with +2πi for s = -1.
//
// Error: ≤ 26u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |xy| in MulAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 468 flops with a fused multiply-add.
//
//limb:pass
//limb:twin Error: ≤ 16u⁴·Σ|x_j| in each part.
//limb:twin Triple Error: ≤ 20u³·Σ|x_j| in each part.
//limb:twin Domain: Σ|x_j| < 2^126 (CQF), 2^1022 (CQD), and 0 or at least 2^-30, 2^-810; s = ±1.
//limb:twin Cost: 5584 flops with a fused multiply-add.
func (a ComplexPair[T]) Butterfly5(b, c, d, e ComplexPair[T], s T) (y0, y1, y2, y3, y4 ComplexPair[T]) {
	c1, c2, s1, s2 := cos1of5[T](), cos2of5[T](), sin1of5[T](), sin2of5[T]()
	t1, u1 := b.cross(e)
	t2, u2 := c.cross(d)
	h1 := a.plusTimes(t1, c1).plusTimes(t2, c2)
	h2 := a.plusTimes(t1, c2).plusTimes(t2, c1)
	v1 := u1.times(s1).plusTimes(u2, s2)
	v2 := u1.times(s2).plusTimes(u2, s1.Neg())
	y1, y4 = h1.cross(v1.quarter(s))
	y2, y3 = h2.cross(v2.quarter(s))
	return a.plus(t1).plus(t2), y1, y2, y3, y4
}

// Butterfly7 returns the discrete Fourier transform of 7 numbers, Σ x_j·e^(-2πijk/7) for
// k = 0 … 6, or with +2πi for s = -1.
//
// Error: ≤ 31u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |xy| in MulAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 906 flops with a fused multiply-add.
//
//limb:pass
//limb:twin Error: ≤ 18u⁴·Σ|x_j| in each part.
//limb:twin Triple Error: ≤ 23u³·Σ|x_j| in each part.
//limb:twin Domain: Σ|x_j| < 2^126 (CQF), 2^1022 (CQD), and 0 or at least 2^-30, 2^-810; s = ±1.
//limb:twin Cost: 11064 flops with a fused multiply-add.
func (a ComplexPair[T]) Butterfly7(b, c, d, e, f, g ComplexPair[T], s T) (y0, y1, y2, y3, y4, y5, y6 ComplexPair[T]) {
	c1, c2, c3 := cos1of7[T](), cos2of7[T](), cos3of7[T]()
	s1, s2, s3 := sin1of7[T](), sin2of7[T](), sin3of7[T]()
	t1, u1 := b.cross(g)
	t2, u2 := c.cross(f)
	t3, u3 := d.cross(e)
	h1 := a.plusTimes(t1, c1).plusTimes(t2, c2).plusTimes(t3, c3)
	h2 := a.plusTimes(t1, c2).plusTimes(t2, c3).plusTimes(t3, c1)
	h3 := a.plusTimes(t1, c3).plusTimes(t2, c1).plusTimes(t3, c2)
	v1 := u1.times(s1).plusTimes(u2, s2).plusTimes(u3, s3)
	v2 := u1.times(s2).plusTimes(u2, s3.Neg()).plusTimes(u3, s1.Neg())
	v3 := u1.times(s3).plusTimes(u2, s1.Neg()).plusTimes(u3, s2)
	y1, y6 = h1.cross(v1.quarter(s))
	y2, y5 = h2.cross(v2.quarter(s))
	y3, y4 = h3.cross(v3.quarter(s))
	return a.plus(t1).plus(t2).plus(t3), y1, y2, y3, y4, y5, y6
}

// Butterfly8 returns the discrete Fourier transform of 8 numbers, Σ x_j·e^(-2πijk/8) for
// k = 0 … 7, or with +2πi for s = -1.
//
// Error: ≤ 21u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |xy| in MulAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 628 flops with a fused multiply-add.
//
//limb:pass
//limb:twin Error: ≤ 13u⁴·Σ|x_j| in each part.
//limb:twin Triple Error: ≤ 17u³·Σ|x_j| in each part.
//limb:twin Domain: Σ|x_j| < 2^126 (CQF), 2^1022 (CQD), and 0 or at least 2^-30, 2^-810; s = ±1.
//limb:twin Cost: 6888 flops with a fused multiply-add.
func (a ComplexPair[T]) Butterfly8(b, c, d, e, f, g, h ComplexPair[T], s T) (y0, y1, y2, y3, y4, y5, y6, y7 ComplexPair[T]) {
	t0, u0 := a.cross(e)
	t1, u1 := b.cross(f)
	t2, u2 := c.cross(g)
	t3, u3 := d.cross(h)
	y0, y2, y4, y6 = t0.Butterfly4(t1, t2, t3, s)
	// The others are the transform of u_j·w^j for w = (1 - i)/√2, w³ = -(1 + i)/√2.
	p, q := u0.cross(u2.quarter(s))
	t, u := u1.cross(u3)
	v := u.plus(t.quarter(s)).times(cos1of8[T]()) // wu1 + w³u3
	w := t.plus(u.quarter(s)).times(cos1of8[T]()) // wu1 - w³u3
	y1, y5 = p.cross(v)
	y3, y7 = q.cross(w.quarter(s))
	return y0, y1, y2, y3, y4, y5, y6, y7
}

// Untangle takes apart the transforms of two real sequences that were transformed as
// one complex one, and joins them, as it takes to transform real numbers: with
// e = x + ȳ and t = -(x - ȳ)w̄i the results are (e+t)/2 and the conjugate of (e-t)/2.
// For s = -1 it is the inverse, with t = (x - ȳ)wi, and the results are not halved.
//
// Error: ≤ 26u²(|x| + |y|) in each part, for |w| = 1.
// Domain: |x| + |y| as |xy| in MulAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 170 flops with a fused multiply-add.
//
//limb:pass
//limb:twin Error: ≤ 14u⁴(|x| + |y|) in each part, for |w| = 1.
//limb:twin Triple Error: ≤ 19u³(|x| + |y|) in each part, for |w| = 1.
//limb:twin Domain: |x| + |y| < 2^126 (CQF), 2^1022 (CQD), and 0 or at least 2^-30, 2^-810; s = ±1.
//limb:twin Cost: 1670 flops with a fused multiply-add.
func (x ComplexPair[T]) Untangle(y, w ComplexPair[T], s T) (p, q ComplexPair[T]) {
	e, d := x.cross(y.conj())
	p, q = e.cross(d.quarter(s).Turn(w, s))
	half := 0.75 - T(0.25*s)
	return p.scale(half), q.conj().scale(half)
}

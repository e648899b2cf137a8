// Package element has the functions that package vec applies to the elements of
// slices and that package limb has not: sums of several machine numbers, the
// choice between two numbers, and numbers of machine numbers, which devices convert too. It is written in the subset of Go for kernels.
package element

import "github.com/limbfp/limb"

// Sum8 returns a + … + h: their sum in machine arithmetic, and the errors of its
// additions ([ORO05]).
//
// Error: ≤ 8u²(|a| + … + |h|): the errors are together at most 3u of that, a third of
// them for each height of the tree, and go through 4, 3 and 1 additions.
// Domain: the sums are below the overflow threshold.
// Special: infinities, NaN and -0 as in machine arithmetic.
// Cost: 54 flops.
//
//limb:slices
func Sum8[T limb.Float](a, b, c, d, e, f, g, h T) limb.Pair[T] {
	ab, r0 := limb.TwoSum(a, b)
	cd, r1 := limb.TwoSum(c, d)
	ef, r2 := limb.TwoSum(e, f)
	gh, r3 := limb.TwoSum(g, h)
	ad, r4 := limb.TwoSum(ab, cd)
	eh, r5 := limb.TwoSum(ef, gh)
	s, r6 := limb.TwoSum(ad, eh)
	r0 = (r0 + r1) + r4
	r2 = (r2 + r3) + r5
	return limb.Pair[T]{Hi: s, Lo: (r0 + r2) + r6}.Canon()
}

// Dot8 returns a0·b0 + … + a7·b7, as Sum8 does, with the errors of the products.
//
// Error: ≤ 15u²(|a0·b0| + … + |a7·b7|).
// Domain: the products as in TwoProd, the sums below the overflow threshold.
// Special: infinities, NaN and -0 as in machine arithmetic.
// Cost: 78 flops with a fused multiply-add.
//
//limb:slices
func Dot8[T limb.Float](a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7 T) limb.Pair[T] {
	p0, q0 := limb.TwoProd(a0, b0)
	p1, q1 := limb.TwoProd(a1, b1)
	p2, q2 := limb.TwoProd(a2, b2)
	p3, q3 := limb.TwoProd(a3, b3)
	p4, q4 := limb.TwoProd(a4, b4)
	p5, q5 := limb.TwoProd(a5, b5)
	p6, q6 := limb.TwoProd(a6, b6)
	p7, q7 := limb.TwoProd(a7, b7)
	p0, r0 := limb.TwoSum(p0, p1)
	p2, r1 := limb.TwoSum(p2, p3)
	p4, r2 := limb.TwoSum(p4, p5)
	p6, r3 := limb.TwoSum(p6, p7)
	r0 = (q0 + q1) + r0
	r1 = (q2 + q3) + r1
	r2 = (q4 + q5) + r2
	r3 = (q6 + q7) + r3
	p0, r4 := limb.TwoSum(p0, p2)
	p4, r5 := limb.TwoSum(p4, p6)
	s, r6 := limb.TwoSum(p0, p4)
	r0 = (r0 + r1) + r4
	r2 = (r2 + r3) + r5
	return limb.Pair[T]{Hi: s, Lo: (r0 + r2) + r6}.Canon()
}

// Sum2 returns a + b.
//
// Error: exact.
// Domain: |a + b| below the overflow threshold.
// Special: infinities, NaN and -0 as in machine arithmetic.
// Cost: 12 flops.
//
//limb:slices
//limb:twin
func Sum2[T limb.Float](a, b T) limb.Quad[T] {
	s, r := limb.TwoSum(a, b)
	return limb.Pair[T]{Hi: s, Lo: r}.Canon().Quad()
}

// Dot1 returns a·b.
//
// Error: exact.
// Domain: as TwoProd.
// Special: infinities, NaN and -0 as in machine arithmetic.
// Cost: 8 flops with a fused multiply-add.
//
//limb:slices
//limb:twin
func Dot1[T limb.Float](a, b T) limb.Quad[T] {
	p, q := limb.TwoProd(a, b)
	return limb.Pair[T]{Hi: p, Lo: q}.Canon().Quad()
}

// The same for float32, in numbers of float64, which holds the products of two of
// them exactly.

// WideSum8 returns a + … + h, as Sum8 does.
//
//limb:slices
func WideSum8(a, b, c, d, e, f, g, h float32) limb.DD {
	return Sum8(float64(a), float64(b), float64(c), float64(d), float64(e), float64(f), float64(g), float64(h))
}

// WideDot8 returns a0·b0 + … + a7·b7, as Sum8 does.
//
//limb:slices
func WideDot8(a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7 float32) limb.DD {
	return Sum8(
		float64(float64(a0)*float64(b0)), float64(float64(a1)*float64(b1)),
		float64(float64(a2)*float64(b2)), float64(float64(a3)*float64(b3)),
		float64(float64(a4)*float64(b4)), float64(float64(a5)*float64(b5)),
		float64(float64(a6)*float64(b6)), float64(float64(a7)*float64(b7)))
}

// WideSum2 returns a + b.
//
//limb:slices
func WideSum2(a, b float32) limb.QD { return Sum2(float64(a), float64(b)) }

// WideDot1 returns a·b.
//
//limb:slices
func WideDot1(a, b float32) limb.QD { return limb.QD{X0: float64(float64(a) * float64(b))} }

// WideSum2Triple returns a + b.
//
//limb:slices
func WideSum2Triple(a, b float32) limb.TD { return Sum2Triple(float64(a), float64(b)) }

// WideDot1Triple returns a·b.
//
//limb:slices
func WideDot1Triple(a, b float32) limb.TD { return limb.TD{X0: float64(float64(a) * float64(b))} }

// ChoosePair returns x where c holds, else y.
//
//limb:slices
//limb:twin
func ChoosePair[T limb.Float](c bool, x, y limb.Pair[T]) limb.Pair[T] {
	if c {
		y = x
	}
	return y
}

// FromFloat returns a as a Pair: a DF of a float32, a DD of a float64. In Go it is limb.NewDF
// and limb.NewDD.
//
// Error: exact.
func FromFloat[T limb.Float](a T) limb.Pair[T] { return limb.Pair[T]{Hi: a} }

// QuadFromFloat returns a as a Quad: a QF of a float32, a QD of a float64. In Go it is
// limb.NewQF and limb.NewQD.
//
// Error: exact.
//
//limb:twin
func QuadFromFloat[T limb.Float](a T) limb.Quad[T] { return limb.Quad[T]{X0: a} }

// The parts of a complex number.

// RealPair returns the real part of x.
//
//limb:slices
//limb:twin
func RealPair[T limb.Float](x limb.ComplexPair[T]) limb.Pair[T] { return x.Re }

// ImagPair returns the imaginary part of x.
//
//limb:slices
//limb:twin
func ImagPair[T limb.Float](x limb.ComplexPair[T]) limb.Pair[T] { return x.Im }

// ComplexPair returns re + im·i.
//
//limb:slices
//limb:twin
func ComplexPair[T limb.Float](re, im limb.Pair[T]) limb.ComplexPair[T] {
	return limb.ComplexPair[T]{Re: re, Im: im}
}

// # Exact products
//
// A product of numbers is the sum of the products of their limbs, and those are sums of two
// machine numbers. Exact sums in package vec add all of these: they are handed on in types
// that have as many limbs.

// Parts returns p and e, whose sum is a·b: as [limb.TwoProd], but where e may underflow it is
// 2^1023 instead, too large for package vec to add it without a look at the factors.
//
//limb:slices
func Parts(a, b float64) limb.DD {
	p, e := limb.TwoProd(a, b)
	if -0x1p-969 < p && p < 0x1p-969 && a != 0 && b != 0 {
		e = 0x1p1023
	}
	return limb.DD{Hi: p, Lo: e}
}

// PartsPair returns x·y as eight machine numbers.
//
//limb:slices
func PartsPair(x, y limb.DD) limb.CQD {
	a, b, c, d := Parts(x.Hi, y.Hi), Parts(x.Hi, y.Lo), Parts(x.Lo, y.Hi), Parts(x.Lo, y.Lo)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi, X3: d.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo, X3: d.Lo}}
}

// PartsQuad0 returns the first limb of x times y as eight machine numbers, and the next
// functions do so for the other limbs.
//
//limb:slices
func PartsQuad0(x, y limb.QD) limb.CQD {
	a, b, c, d := Parts(x.X0, y.X0), Parts(x.X0, y.X1), Parts(x.X0, y.X2), Parts(x.X0, y.X3)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi, X3: d.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo, X3: d.Lo}}
}

// PartsQuad1 returns x.X1·y: see PartsQuad0.
//
//limb:slices
func PartsQuad1(x, y limb.QD) limb.CQD {
	a, b, c, d := Parts(x.X1, y.X0), Parts(x.X1, y.X1), Parts(x.X1, y.X2), Parts(x.X1, y.X3)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi, X3: d.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo, X3: d.Lo}}
}

// PartsQuad2 returns x.X2·y: see PartsQuad0.
//
//limb:slices
func PartsQuad2(x, y limb.QD) limb.CQD {
	a, b, c, d := Parts(x.X2, y.X0), Parts(x.X2, y.X1), Parts(x.X2, y.X2), Parts(x.X2, y.X3)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi, X3: d.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo, X3: d.Lo}}
}

// PartsQuad3 returns x.X3·y: see PartsQuad0.
//
//limb:slices
func PartsQuad3(x, y limb.QD) limb.CQD {
	a, b, c, d := Parts(x.X3, y.X0), Parts(x.X3, y.X1), Parts(x.X3, y.X2), Parts(x.X3, y.X3)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi, X3: d.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo, X3: d.Lo}}
}

// Of three limbs the parts of a product are fewer than lanes take, and the others are 0.

// PartsTriple0 returns the first limb of x times y as eight machine numbers, and the next
// functions do so for the other limbs.
//
//limb:slices
func PartsTriple0(x, y limb.TD) limb.CQD {
	a, b, c := Parts(x.X0, y.X0), Parts(x.X0, y.X1), Parts(x.X0, y.X2)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo}}
}

// PartsTriple1 returns x.X1·y: see PartsTriple0.
//
//limb:slices
func PartsTriple1(x, y limb.TD) limb.CQD {
	a, b, c := Parts(x.X1, y.X0), Parts(x.X1, y.X1), Parts(x.X1, y.X2)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo}}
}

// PartsTriple2 returns x.X2·y: see PartsTriple0.
//
//limb:slices
func PartsTriple2(x, y limb.TD) limb.CQD {
	a, b, c := Parts(x.X2, y.X0), Parts(x.X2, y.X1), Parts(x.X2, y.X2)
	return limb.CQD{Re: limb.QD{X0: a.Hi, X1: b.Hi, X2: c.Hi}, Im: limb.QD{X0: a.Lo, X1: b.Lo, X2: c.Lo}}
}

// Wide returns a.
//
//limb:slices
func Wide(a float32) float64 { return float64(a) }

// WideParts returns a·b, which a float64 holds.
//
//limb:slices
func WideParts(a, b float32) float64 { return float64(float64(a) * float64(b)) }

// WidePartsPair returns x·y as four machine numbers.
//
//limb:slices
func WidePartsPair(x, y limb.DF) limb.QD {
	return limb.QD{X0: WideParts(x.Hi, y.Hi), X1: WideParts(x.Hi, y.Lo), X2: WideParts(x.Lo, y.Hi), X3: WideParts(x.Lo, y.Lo)}
}

// WidePartsQuad0 returns the first two limbs of x times y as eight machine numbers.
//
//limb:slices
func WidePartsQuad0(x, y limb.QF) limb.CQD {
	return limb.CQD{
		Re: limb.QD{X0: WideParts(x.X0, y.X0), X1: WideParts(x.X0, y.X1), X2: WideParts(x.X0, y.X2), X3: WideParts(x.X0, y.X3)},
		Im: limb.QD{X0: WideParts(x.X1, y.X0), X1: WideParts(x.X1, y.X1), X2: WideParts(x.X1, y.X2), X3: WideParts(x.X1, y.X3)},
	}
}

// WidePartsQuad2 returns the last two limbs of x times y as eight machine numbers.
//
//limb:slices
func WidePartsQuad2(x, y limb.QF) limb.CQD {
	return limb.CQD{
		Re: limb.QD{X0: WideParts(x.X2, y.X0), X1: WideParts(x.X2, y.X1), X2: WideParts(x.X2, y.X2), X3: WideParts(x.X2, y.X3)},
		Im: limb.QD{X0: WideParts(x.X3, y.X0), X1: WideParts(x.X3, y.X1), X2: WideParts(x.X3, y.X2), X3: WideParts(x.X3, y.X3)},
	}
}

// WidePartsTriple0 returns the first limb of x times y as four machine numbers, and the next
// functions do so for the other limbs.
//
//limb:slices
func WidePartsTriple0(x, y limb.TF) limb.QD {
	return limb.QD{X0: WideParts(x.X0, y.X0), X1: WideParts(x.X0, y.X1), X2: WideParts(x.X0, y.X2)}
}

// WidePartsTriple1 returns x.X1·y: see WidePartsTriple0.
//
//limb:slices
func WidePartsTriple1(x, y limb.TF) limb.QD {
	return limb.QD{X0: WideParts(x.X1, y.X0), X1: WideParts(x.X1, y.X1), X2: WideParts(x.X1, y.X2)}
}

// WidePartsTriple2 returns x.X2·y: see WidePartsTriple0.
//
//limb:slices
func WidePartsTriple2(x, y limb.TF) limb.QD {
	return limb.QD{X0: WideParts(x.X2, y.X0), X1: WideParts(x.X2, y.X1), X2: WideParts(x.X2, y.X2)}
}

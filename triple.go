package limb

import "github.com/limbfp/limb/internal/exact"

// # Three limbs
//
// A Triple is a [Quad] with a limb less, in the same form: about three times the bits of its limb, at half
// the cost. The networks of Add and Mul come from a search, as those of quads do; see quad.go for how they
// are read. Their normal form is proved, and that of all sums and products; docs/numbers.md tells how Add was found.
// What is written for quads, and is alike, is marked there, and Triple has a twin with a limb less; its
// functions read the tables of quads, and of each coefficient a limb less.

// Triple is the unevaluated sum X0 + X1 + X2 of three machine numbers, each at most ½ulp of the one
// before, and 0 only where all after it are. The zero value is 0. An infinity or a NaN stands in X0, and
// the others are 0. Operations return this form and need it.
type Triple[T Float] struct{ X0, X1, X2 T }

// TF is three float32: 72 bits, the exponents of float32. It has all of its bits for |x| ≥ 2^-77 only:
// below, the last limbs underflow.
type TF = Triple[float32]

// TD is three float64 ("triple-double", td_real of libqd): 159 bits, the exponents of float64.
type TD = Triple[float64]

// ComplexTriple is Re + i·Im. Its operations are those of [ComplexPair], with the error
// bounds that their comments state.
type ComplexTriple[T Float] struct{ Re, Im Triple[T] }

// CTF is a complex number of two TF.
type CTF = ComplexTriple[float32]

// CTD is a complex number of two TD.
type CTD = ComplexTriple[float64]

func tripleFormat[T Float]() *exact.Format {
	if is32[T]() {
		return exact.TF
	}
	return exact.TD
}

// finishTriple returns the sum of three limbs as a Triple, with native in the place of x0 as finish has it.
func finishTriple[T Float](native, x0, x1, x2 T) Triple[T] {
	if !finite(x0) || x0 == 0 {
		x1 = 0
		x2 = 0
		if x0 != x0 || native == 0 {
			x0 = native
		}
	}
	return Triple[T]{x0, x1, x2}
}

// Add returns x + y.
//
// Error: ≤ 2u³|x+y|, relative to the sum even where it cancels. `limb prove --networks` proves the normal
// form, and ≤ 8u³.
// Domain: |x|, |y| < 2^126 (TF), 2^1022 (TD). Underflow is harmless.
// Special: X0 is that of x.X0 + y.X0 for infinities, NaN and zeros.
// Cost: 60 flops.
func (x Triple[T]) Add(y Triple[T]) Triple[T] {
	a, b := TwoSum(x.X0, y.X0)
	s := a
	c, d := TwoSum(x.X1, y.X1)
	e, f := TwoSum(x.X2, y.X2)
	a, c = FastTwoSum(a, c)
	d, e = TwoSum(d, e)
	b, c = TwoSum(b, c)
	b, d = TwoSum(b, d)
	d = d + f
	c = c + e
	a, b = FastTwoSum(a, b)
	b, c = FastTwoSum(b, c)
	a, b = FastTwoSum(a, b)
	c = c + d
	b, c = FastTwoSum(b, c)
	a, b = FastTwoSum(a, b)
	b, c = FastTwoSum(b, c)
	return finishTriple(s, a, b, c)
}

// Sub returns x - y.
//
// Error: ≤ 2u³|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and ≤ 8u³.
// Domain: as Add.
// Special: X0 is that of x.X0 - y.X0 for infinities, NaN and zeros.
// Cost: as Add.
func (x Triple[T]) Sub(y Triple[T]) Triple[T] { return x.Add(y.Neg()) }

// AddFloat returns x + a. A Go constant a has the precision of T alone: [MustParse] and
// Add take 0.1 with all digits.
//
// Error: ≤ 1u³|x+a|. `limb prove --networks` proves it, and the normal form.
// Domain: |x|, |a| < 2^126 (TF), 2^1022 (TD). Underflow is harmless.
// Special: X0 is that of x.X0 + a for infinities, NaN and zeros.
// Cost: 40 flops.
func (x Triple[T]) AddFloat(a T) Triple[T] {
	s, e := TwoSum(x.X0, a)
	x1, e := TwoSum(x.X1, e)
	x2, e := TwoSum(x.X2, e)
	x0, x1, x2 := renormTriple(s, x1, x2, e)
	return finishTriple(s, x0, x1, x2)
}

// renormTriple returns the sum of four numbers as three limbs in normal form, as renorm does of five.
func renormTriple[T Float](x0, x1, x2, x3 T) (y0, y1, y2 T) {
	x0, x1 = FastTwoSum(x0, x1)
	x2, x3 = FastTwoSum(x2, x3)
	x1, x2 = FastTwoSum(x1, x2)
	x2 = x2 + x3
	x0, x1 = FastTwoSum(x0, x1)
	x1, x2 = FastTwoSum(x1, x2)
	x0, x1 = FastTwoSum(x0, x1)
	x1, x2 = FastTwoSum(x1, x2)
	return x0, x1, x2
}

// Mul returns xy. x.Mul(y) and y.Mul(x) have the same bits.
//
// Error: ≤ 9u³|xy| (worst found 8.58u³). `limb prove --networks` proves the normal form, and ≤ 45u³.
// Domain: |x|, |y|, |xy| < 2^126 (TF), 2^1022 (TD); |xy| is 0 or at least 2^-74
// (TF), 2^-912 (TD): below, roundings of what is as small as u²|xy| underflow.
// Special: X0 is that of x.X0 · y.X0 for infinities, NaN and zeros.
// Cost: 36 flops with a fused multiply-add.
func (x Triple[T]) Mul(y Triple[T]) Triple[T] {
	p00, e00 := TwoProd(x.X0, y.X0)
	s := p00
	p01, e01 := TwoProd(x.X0, y.X1)
	p10, e10 := TwoProd(x.X1, y.X0)
	p01, p10 = TwoSum(p01, p10)
	e00, p01 = FastTwoSum(e00, p01) // e00 is a multiple of ulp(p01)
	// u²
	e01 = (e01 + e10) + T(x.X1*y.X1)
	p02 := T(x.X0*y.X2) + T(x.X2*y.X0)
	p01 = (p01 + p10) + (e01 + p02)
	p00, e00 = FastTwoSum(p00, e00)
	e00, p01 = FastTwoSum(e00, p01)
	p00, e00 = FastTwoSum(p00, e00)
	e00, p01 = FastTwoSum(e00, p01)
	return finishTriple(s, p00, e00, p01)
}

// MulFloat returns xa. A Go constant a has the precision of T alone: [MustParse] and Mul
// take 0.1 with all digits.
//
// Error: ≤ 4u³|xa|. `limb prove --networks` proves the normal form, and ≤ 7u³.
// Domain: as Mul.
// Special: X0 is that of x.X0 · a for infinities, NaN and zeros.
// Cost: 40 flops with a fused multiply-add.
func (x Triple[T]) MulFloat(a T) Triple[T] {
	s, e := TwoProd(x.X0, a)
	x1, f := TwoProd(x.X1, a)
	x1, e = TwoSum(x1, e)
	x2, e := TwoSum(T(x.X2*a), e+f)
	x0, x1, x2 := renormTriple(s, x1, x2, e)
	return finishTriple(s, x0, x1, x2)
}

// Sqr returns x², in fewer steps than Mul.
//
// Error: ≤ 9u³x². `limb prove --networks` proves the normal form, and ≤ 35u³.
// Domain: that of Mul.
// Special: X0 is that of x.X0² for infinities, NaN and zeros.
// Cost: 27 flops with a fused multiply-add.
func (x Triple[T]) Sqr() Triple[T] {
	p00, e00 := TwoSqr(x.X0)
	s := p00
	p01, e01 := TwoProd(x.X0, x.X1)
	e00, p01 = FastTwoSum(e00, p01+p01)
	// u²
	p02 := T(x.X0 * x.X2)
	p01 = p01 + (((e01 + e01) + T(x.X1*x.X1)) + (p02 + p02))
	p00, e00 = FastTwoSum(p00, e00)
	e00, p01 = FastTwoSum(e00, p01)
	p00, e00 = FastTwoSum(p00, e00)
	e00, p01 = FastTwoSum(e00, p01)
	return finishTriple(s, p00, e00, p01)
}

// triple returns the first three limbs of x, within u³|x|.
func (x Quad[T]) triple() Triple[T] { return Triple[T]{x.X0, x.X1, x.X2} }

// # Loose sums and products
//
// They are those of the three limbs in which the functions of pairs work, and stand here once more: a method that
// names that type has all of its methods compiled wherever a number is named.

func (x Triple[T]) mulLoose(y Triple[T]) Triple[T] {
	p, e := TwoProd(x.X0, y.X0)
	a, f := TwoProd(x.X0, y.X1)
	b, g := TwoProd(x.X1, y.X0)
	a, b = TwoSum(a, b)
	e, a = TwoSum(e, a)
	return Triple[T]{p, e, (a + b) + ((f + g) + (T(x.X1*y.X1) + (T(x.X0*y.X2) + T(x.X2*y.X0))))}
}

// sumLoose returns x + y, not quite normalised, as good as mulLoose is, where they have the same sign.
func (x Triple[T]) sumLoose(y Triple[T]) Triple[T] {
	a, e := TwoSum(x.X0, y.X0)
	b, f := TwoSum(x.X1, y.X1)
	b, e = TwoSum(b, e)
	return Triple[T]{a, b, (x.X2 + y.X2) + (e + f)}
}

// addLoose returns x + y, for |y| < |x|/4, as mulLoose does.
func (x Triple[T]) addLoose(y Triple[T]) Triple[T] {
	a, e := FastTwoSum(x.X0, y.X0)
	b, f := TwoSum(x.X1, y.X1)
	b, e = TwoSum(b, e)
	return Triple[T]{a, b, (x.X2 + y.X2) + (e + f)}
}

// sqrLoose returns x², as mulLoose.
func (x Triple[T]) sqrLoose() Triple[T] {
	a, e := TwoSqr(x.X0)
	b, f := TwoProd(x.X0+x.X0, x.X1)
	b, e = TwoSum(b, e)
	return Triple[T]{a, b, T((x.X0+x.X0)*x.X2) + (T(x.X1*x.X1) + (e + f))}
}

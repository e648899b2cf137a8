package limb

// # Four limbs
//
// A Quad holds the number X0 + X1 + X2 + X3, each limb at most half an ulp of
// the one before: about four times the bits of its limb. The wirings of Add and
// Mul are accumulation networks: fixed lists of TwoSum and FastTwoSum between
// wires, which end with the sum in normal form, whatever cancels. A network is
// right when every zero that meets a FastTwoSum on its first wire is harmless.
// [ZA25] proves that by machine for its networks, as internal/prove/network does for Add; that of
// Mul is shorter than theirs, and is tried on small formats, where such zeros are frequent.
//
// Add comes from add4 of [ZA25]. The error of the last limbs' sum goes on to the end, not into
// a plain sum at the start. What is left of e + g and f + h is added to e once that has moved up into d:
// where operands cancel down to their fourth limbs, it is the last limb of the sum.
//
// Mul begins as mul4 of [ZA25] does and goes on in fewer steps: they come from a search
// that left out what the results do without. On limbs of 4 to 11 bits, 10^9 products,
// random and climbing, the normal form stayed, and the error below 7u⁴. The products
// x_i·y_j and x_j·y_i meet first, so that it commutes bit for bit. Sqr is Mul with sums
// of equals doubled. In AddFloat a goes down the limbs, and the carries come back up.

// # The networks of Add and Mul
//
// A wire goes down, and a bar is a step between two: ●─○ is TwoSum and ●═○ FastTwoSum, with the sum
// at ● and its error at ○; ⊕┄╵ is a sum that is rounded, at ⊕. It passes other wires by. Add:
//
//	x0  y0  x1  y1  x2  y2  x3  y3
//	●───○   ●───○   ●───○   ●───○
//	●═══╪═══○   ●───○   ●───○   │
//	│   ●═══╪═══╪═══╪═══╪═══○   │
//	│   │   ●═══○   ●───○   │   │
//	│   │   │   ●═══○   │   │   │
//	│   ●───┼───○   ●═══○   │   │
//	│   ●───○   ●───○   │   │   │
//	●═══○   ●═══○   ⊕┄┄┄┼┄┄┄╵   │
//	│   ●═══○   │   │   ⊕┄┄┄┄┄┄┄╵
//	│   │   ●═══○   ●───○
//	│   │   │   ●═══○   │
//	●═══○   │   │   ⊕┄┄┄╵
//	│   ●═══○   │   │
//	│   │   ●═══○   │
//	│   ●═══○   ⊕┄┄┄╵
//	●═══○   ●═══○
//	│   ●═══○   │
//	│   │   ●═══○
//
// In Mul p_ij + e_ij is x_i·y_j; p_03 and p_12 are x_0·y_3 + x_3·y_0 and x_1·y_2 + x_2·y_1, rounded:
//
//	p00 e00 p01 p10 e01 e10 p02 p11 p20 e02 e11 e20 p12 p03
//	│   │   ●───○   ●───○   ●───┼───○   │   │   │   │   │
//	│   ●═══○   │   ●═══╪═══╪═══○   ⊕┄┄┄┼┄┄┄┼┄┄┄┼┄┄┄╵   │
//	●═══○   ●═══○   ●───┼───○   │   │   │   │   │       │
//	│   │   ●───┼───○   │   │   │   │   │   │   │       │
//	│   ●═══○   ⊕┄┄┄╵┄┄┄┼┄┄┄╵┄┄┄╵   │   │   │   │       │
//	│   │   │   ●═══════╪═══════════○   │   │   │       │
//	│   │   ●═══○       │           │   │   │   │       │
//	│   │   │   ⊕┄┄┄┄┄┄┄╵┄┄┄┄┄┄┄┄┄┄┄╵┄┄┄╵┄┄┄╵┄┄┄╵┄┄┄┄┄┄┄╵
//	│   │   ●═══○
//	│   ●═══○   │
//	●═══○   │   │
//	│   ●═══○   │
//	│   │   ●═══○
//	│   ●═══○   │
//	│   │   ●═══○

// Quad is the unevaluated sum X0 + X1 + X2 + X3 of four machine numbers, each
// at most ½ulp of the one before, and 0 only where all after it are. The zero
// value is 0. An infinity or a NaN stands in X0, and the others are 0. Operations
// return this form and need it.
type Quad[T Float] struct{ X0, X1, X2, X3 T }

// QF is four float32 (qf128 in [Tha07]): 96 bits, the exponents of float32. It
// has all of its bits for |x| ≥ 2^-53 only: below, the last limbs underflow, as the
// last bits of products do below 2^-50. For smaller numbers a [DD] has more bits.
type QF = Quad[float32]

// QD is four float64 ("quad-double", qd_real in [HLB01]): 212 bits, the
// exponents of float64.
type QD = Quad[float64]

// finishQuad returns the sum of four limbs as a Quad, with native in the place of x0 as finish has it.
func finishQuad[T Float](native, x0, x1, x2, x3 T) Quad[T] {
	if !finite(x0) || x0 == 0 {
		x1 = 0
		x2 = 0
		x3 = 0
		if x0 != x0 || native == 0 {
			x0 = native
		}
	}
	return Quad[T]{x0, x1, x2, x3}
}

// Add returns x + y.
//
// Error: ≤ 2.5u⁴|x+y|, relative to the sum even where it cancels. `limb prove --networks` proves
// it, and the normal form.
// Domain: |x|, |y| < 2^126 (QF), 2^1022 (QD). Underflow is harmless.
// Special: X0 is that of x.X0 + y.X0 for infinities, NaN and zeros.
// Cost: 124 flops.
func (x Quad[T]) Add(y Quad[T]) Quad[T] {
	a, b := TwoSum(x.X0, y.X0)
	s := a
	c, d := TwoSum(x.X1, y.X1)
	e, f := TwoSum(x.X2, y.X2)
	g, h := TwoSum(x.X3, y.X3)
	a, c = FastTwoSum(a, c)
	d, e = TwoSum(d, e)
	f, g = TwoSum(f, g)
	b, g = FastTwoSum(b, g)
	c, d = FastTwoSum(c, d)
	e, f = TwoSum(e, f)
	d, e = FastTwoSum(d, e)
	b, d = TwoSum(b, d)
	e, f = FastTwoSum(e, f)
	b, c = TwoSum(b, c)
	d, e = TwoSum(d, e)
	a, b = FastTwoSum(a, b)
	c, d = FastTwoSum(c, d)
	e, f = TwoSum(e+g, f+h)
	b, c = FastTwoSum(b, c)
	c, d = FastTwoSum(c, d)
	d, e = FastTwoSum(d, e)
	e = e + f
	a, b = FastTwoSum(a, b)
	b, c = FastTwoSum(b, c)
	c, d = FastTwoSum(c, d)
	b, c = FastTwoSum(b, c)
	d = d + e
	a, b = FastTwoSum(a, b)
	c, d = FastTwoSum(c, d)
	b, c = FastTwoSum(b, c)
	c, d = FastTwoSum(c, d)
	return finishQuad(s, a, b, c, d)
}

// Sub returns x - y.
//
// Error: ≤ 2.5u⁴|x-y|, as Add. x - x is 0. `limb prove --networks` proves it, and the normal form.
// Domain: as Add.
// Special: X0 is that of x.X0 - y.X0 for infinities, NaN and zeros.
// Cost: 124 flops.
func (x Quad[T]) Sub(y Quad[T]) Quad[T] { return x.Add(y.Neg()) }

// AddFloat returns x + a. A Go constant a has the precision of T alone: [MustParse] and
// Add take 0.1 with all digits.
//
// Error: ≤ 1u⁴|x+a|. `limb prove --networks` proves it, and the normal form.
// Domain: |x|, |a| < 2^126 (QF), 2^1022 (QD). Underflow is harmless.
// Special: X0 is that of x.X0 + a for infinities, NaN and zeros.
// Cost: 58 flops.
func (x Quad[T]) AddFloat(a T) Quad[T] {
	s, e := TwoSum(x.X0, a)
	x1, e := TwoSum(x.X1, e)
	x2, e := TwoSum(x.X2, e)
	x3, e := TwoSum(x.X3, e)
	x0, x1, x2, x3 := renorm(s, x1, x2, x3, e)
	return finishQuad(s, x0, x1, x2, x3)
}

// renorm returns the sum of five numbers as four limbs in normal form. Each is
// at most a few ulps of the one before, or the one before is 0; of these zeros
// there is at most one.
//
// Three passes downward. The first moves up what follows the zero, adds the
// fifth number and leaves neighbours that overlap by few bits; the others take
// them apart.
func renorm[T Float](x0, x1, x2, x3, x4 T) (y0, y1, y2, y3 T) {
	x0, x1 = FastTwoSum(x0, x1)
	x2, x3 = FastTwoSum(x2, x3)
	x3, x4 = FastTwoSum(x3, x4)
	x1, x2 = FastTwoSum(x1, x2)
	x2, x3 = FastTwoSum(x2, x3)
	x3 = x3 + x4
	x0, x1 = FastTwoSum(x0, x1)
	x1, x2 = FastTwoSum(x1, x2)
	x2, x3 = FastTwoSum(x2, x3)
	x0, x1 = FastTwoSum(x0, x1)
	x1, x2 = FastTwoSum(x1, x2)
	x2, x3 = FastTwoSum(x2, x3)
	return x0, x1, x2, x3
}

// Mul returns xy. x.Mul(y) and y.Mul(x) have the same bits.
//
// Error: ≤ 8u⁴|xy| (worst found 7.2u⁴). `limb prove --networks` proves the normal form, and ≤ 123u⁴.
// Domain: |x|, |y|, |xy| < 2^126 (QF), 2^1022 (QD); |xy| is 0 or at least 2^-50
// (QF), 2^-859 (QD): below, the nine roundings of what is as small as u³|xy| are off
// by more than 1u⁴|xy| together, where they underflow.
// Special: X0 is that of x.X0 · y.X0 for infinities, NaN and zeros.
// Cost: 100 flops with a fused multiply-add.
func (x Quad[T]) Mul(y Quad[T]) Quad[T] {
	p00, e00 := TwoProd(x.X0, y.X0)
	s := p00
	p01, e01 := TwoProd(x.X0, y.X1)
	p10, e10 := TwoProd(x.X1, y.X0)
	p02, e02 := TwoProd(x.X0, y.X2)
	p11, e11 := TwoProd(x.X1, y.X1)
	p20, e20 := TwoProd(x.X2, y.X0)
	p03 := T(x.X0*y.X3) + T(x.X3*y.X0)
	p12 := T(x.X1*y.X2) + T(x.X2*y.X1)
	p01, p10 = TwoSum(p01, p10)
	e01, e10 = TwoSum(e01, e10)
	p02, p20 = TwoSum(p02, p20)
	e00, p01 = FastTwoSum(e00, p01) // e00 is a multiple of ulp(p01)
	p01, p10 = FastTwoSum(p01, p10)
	e01, p11 = FastTwoSum(e01, p11)
	e01, p02 = TwoSum(e01, p02)
	p00, e00 = FastTwoSum(p00, e00)
	p01, e01 = TwoSum(p01, e01)
	e00, p01 = FastTwoSum(e00, p01)
	// u³
	p10 = (p10 + (p11 + p02)) + e01
	p20 = p20 + p12
	p10, p20 = FastTwoSum(p10, p20)
	p01, p10 = FastTwoSum(p01, p10)
	p10 = p10 + (((e10 + (e02 + e20)) + (p03 + e11)) + p20)
	p01, p10 = FastTwoSum(p01, p10)
	e00, p01 = FastTwoSum(e00, p01)
	p00, e00 = FastTwoSum(p00, e00)
	e00, p01 = FastTwoSum(e00, p01)
	p01, p10 = FastTwoSum(p01, p10)
	e00, p01 = FastTwoSum(e00, p01)
	p01, p10 = FastTwoSum(p01, p10)
	return finishQuad(s, p00, e00, p01, p10)
}

// MulFloat returns xa. A Go constant a has the precision of T alone: [MustParse] and Mul
// take 0.1 with all digits.
//
// Error: ≤ 4u⁴|xa|. `limb prove --networks` proves the normal form, and ≤ 11u⁴.
// Domain: as Mul.
// Special: X0 is that of x.X0 · a for infinities, NaN and zeros.
// Cost: 67 flops with a fused multiply-add.
func (x Quad[T]) MulFloat(a T) Quad[T] {
	s, e := TwoProd(x.X0, a)
	x1, f := TwoProd(x.X1, a)
	x2, g := TwoProd(x.X2, a)
	x1, e = TwoSum(x1, e)
	x2, f = TwoSum(x2, f)
	x2, e = TwoSum(x2, e)
	x3, e := TwoSum(T(x.X3*a)+g, e+f)
	x0, x1, x2, x3 := renorm(s, x1, x2, x3, e)
	return finishQuad(s, x0, x1, x2, x3)
}

// Sqr returns x², in fewer steps than Mul.
//
// Error: ≤ 8u⁴x². `limb prove --networks` proves the normal form, and ≤ 59u⁴.
// Domain: that of Mul.
// Special: X0 is that of x.X0² for infinities, NaN and zeros.
// Cost: 73 flops with a fused multiply-add.
func (x Quad[T]) Sqr() Quad[T] {
	p00, e00 := TwoSqr(x.X0)
	s := p00
	p01, e01 := TwoProd(x.X0, x.X1)
	p02, e02 := TwoProd(x.X0, x.X2)
	p11, e11 := TwoSqr(x.X1)
	p03, p12 := T(x.X0*x.X3), T(x.X1*x.X2)
	p03, p12 = p03+p03, p12+p12
	e00, p01 = FastTwoSum(e00, p01+p01)
	e01, p11 = FastTwoSum(e01+e01, p11)
	e01, p02 = TwoSum(e01, p02+p02)
	p00, e00 = FastTwoSum(p00, e00)
	p01, e01 = TwoSum(p01, e01)
	e00, p01 = FastTwoSum(e00, p01)
	// u³
	p10 := (p11 + p02) + e01
	p12, p03 = FastTwoSum(p12, p03)
	p10, p12 = FastTwoSum(p10, p12)
	p01, p10 = FastTwoSum(p01, p10)
	p10 = p10 + (((e02 + e02) + (p03 + e11)) + p12)
	p01, p10 = FastTwoSum(p01, p10)
	e00, p01 = FastTwoSum(e00, p01)
	p01, p10 = FastTwoSum(p01, p10)
	p00, e00 = FastTwoSum(p00, e00)
	e00, p01 = FastTwoSum(e00, p01)
	p01, p10 = FastTwoSum(p01, p10)
	return finishQuad(s, p00, e00, p01, p10)
}

// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
//
//limb:twin
func (x Quad[T]) Abs() Quad[T] {
	y := x
	if x.X0 < 0 {
		y = x.Neg()
	}
	y.X0 = abs(x.X0)
	return y
}

// pair returns the first two limbs of x.
func (x Quad[T]) pair() Pair[T] { return Pair[T]{x.X0, x.X1} }

// quad returns x: the twin of pair.
func (x Quad[T]) quad() Quad[T] { return x }

package limb

// # Two limbs
//
// A Pair holds the number Hi + Lo, with |Lo| ≤ ½ulp(Hi): about twice the bits
// of its limb. The operations keep that form. Its wirings are drawn with three
// boxes, TwoSum, FastTwoSum and TwoProd, and plain rounded operations; the
// error of each plain one is what the bound counts.
//
// # Inf, NaN and -0
//
// Through TwoSum an infinity becomes NaN, since its error is Inf - Inf, and
// -0 becomes +0, since an error is +0. The leading limb of a result must be
// what the machine operation on the leading limbs gives, so every operation
// ends in finish, which puts it back by two selects. No branch is taken on the
// way.

// Pair is the unevaluated sum Hi + Lo of two machine numbers, |Lo| ≤ ½ulp(Hi).
// The zero value is 0. An infinity or a NaN stands in Hi, with Lo = 0. Operations
// return this form and need it; [Pair.Canon] makes it of any Hi and Lo.
type Pair[T Float] struct{ Hi, Lo T }

// DF is a pair of float32 ("float-float", df64 in [Tha07]): 48 bits, the
// exponents of float32.
type DF = Pair[float32]

// DD is a pair of float64 ("double-double", dd_real in [HLB01]): 106 bits, the
// exponents of float64.
type DD = Pair[float64]

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
func finish[T Float](native, hi, lo T) Pair[T] {
	if !finite(hi) || hi == 0 {
		lo = 0
		if hi != hi || native == 0 {
			hi = native
		}
	}
	return Pair[T]{hi, lo}
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
func (x Pair[T]) Add(y Pair[T]) Pair[T] {
	a, b := TwoSum(x.Hi, y.Hi)
	s := a
	c, d := TwoSum(x.Lo, y.Lo)
	a, c = FastTwoSum(a, c) // a is 0 or a multiple of ulp(c)
	b = b + d
	b = b + c
	hi, lo := FastTwoSum(a, b)
	return finish(s, hi, lo)
}

// SloppyAdd returns x + y, rounded less carefully: about half the cost of Add, and
// no bound relative to the sum where it cancels. Add22 of [DGD06] has that bound too and
// adds the low limbs in another order.
//
// Error: ≤ 4u²(|x| + |y|) absolute, hence ≤ 4u²|x+y| where x and y have the same
// sign; where the signs differ the relative error may reach 1 ([HLB01], [JMP17]
// Algorithm 5).
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: as Add.
// Cost: 11 flops.
func (x Pair[T]) SloppyAdd(y Pair[T]) Pair[T] {
	s, e := TwoSum(x.Hi, y.Hi)
	e = e + (x.Lo + y.Lo)
	hi, lo := FastTwoSum(s, e)
	return finish(s, hi, lo)
}

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
func (x Pair[T]) Sub(y Pair[T]) Pair[T] {
	a, b := TwoDiff(x.Hi, y.Hi)
	s := a
	c, d := TwoDiff(x.Lo, y.Lo)
	a, c = FastTwoSum(a, c)
	b = b + d
	b = b + c
	hi, lo := FastTwoSum(a, b)
	return finish(s, hi, lo)
}

// AddFloat returns x + a. A Go constant a has the precision of T alone: [MustParse] and
// Add take 0.1 with all digits.
//
// Error: ≤ 2u²|x+a| ([JMP17] Algorithm 4). `limb prove --networks` proves it, and the normal
// form.
// Domain: |x|, |a| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + a for infinities, NaN and zeros.
// Cost: 10 flops.
func (x Pair[T]) AddFloat(a T) Pair[T] {
	s, e := TwoSum(x.Hi, a)
	hi, lo := FastTwoSum(s, x.Lo+e)
	return finish(s, hi, lo)
}

// SubFloat returns x - a. A Go constant a has the precision of T alone, as in AddFloat.
//
// Error: ≤ 2u²|x-a|, as AddFloat.
// Domain: as AddFloat.
// Special: Hi is that of x.Hi - a for infinities, NaN and zeros.
// Cost: 10 flops.
//
//limb:twin Error: ≤ 1u⁴|x-a|.
//limb:twin Cost: 58 flops.
//limb:twin Triple Cost: 40 flops.
func (x Pair[T]) SubFloat(a T) Pair[T] { return x.AddFloat(-a) }

// Mul returns xy, by Mul22 of [DGD06] with its third line corrected. x.Mul(y) and
// y.Mul(x) have the same bits.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1). `limb prove --networks` proves the normal form, and
// ≤ 17u².
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-102
// (DF), 2^-969 (DD): below, the error of x.Hi · y.Hi underflows.
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 9 flops with a fused multiply-add.
func (x Pair[T]) Mul(y Pair[T]) Pair[T] {
	p, e := TwoProd(x.Hi, y.Hi)
	c := T(x.Hi*y.Lo) + T(x.Lo*y.Hi)
	e = e + c
	hi, lo := FastTwoSum(p, e)
	return finish(p, hi, lo)
}

// MulFloat returns xa. A Go constant a has the precision of T alone: [MustParse] and Mul
// take 0.1 with all digits.
//
// Error: ≤ 2u²|xa| ([JMP17] Algorithm 7: 1.5u² + 4u³). `limb prove --networks` proves the
// normal form, and ≤ 4u².
// Domain: as Mul.
// Special: Hi is that of x.Hi · a for infinities, NaN and zeros.
// Cost: 10 flops with a fused multiply-add.
func (x Pair[T]) MulFloat(a T) Pair[T] {
	p, e := TwoProd(x.Hi, a)
	h, l := FastTwoSum(p, T(x.Lo*a))
	hi, lo := FastTwoSum(h, l+e)
	return finish(p, hi, lo)
}

// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
//
//limb:twin
func (x Pair[T]) Neg() Pair[T] { return Pair[T]{-x.Hi, -x.Lo} }

// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
//
//limb:function
func (x Pair[T]) Abs() Pair[T] {
	lo := x.Lo
	if x.Hi < 0 {
		lo = -lo
	}
	return Pair[T]{abs(x.Hi), lo}
}

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
//
//limb:twin
func (x Pair[T]) Less(y Pair[T]) bool {
	d := x.Sub(y)
	less := d.Hi < 0
	if !finite(d.Hi) {
		less = x.Hi < y.Hi
	}
	return less
}

// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
//
//limb:twin
func (x Pair[T]) Equal(y Pair[T]) bool {
	d := x.Sub(y)
	equal := d.Hi == 0
	if !finite(d.Hi) {
		equal = x.Hi == y.Hi
	}
	return equal
}

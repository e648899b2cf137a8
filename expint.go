package limb

// # The exponential integral
//
// For -3/2 < x < 5/2, with the zero x₀ = 0.3725…,
//
//	Ei(x) = ln|x/x₀| + (x - x₀)·P(x)
//
// where both terms are multiples of x - x₀, which has limbs enough to be known relative to
// itself: so is the result at the zero. Elsewhere it is
//
//	Ei(x) = ±e^x·P(v)/(|x| + c)	v = c/(|x| + c)
//
// with c = 3 below 0 and 10 above. P is a polynomial of 34: one on either side of 0, 12 below
// and 20 above. They stand with those of the gamma function, and have its Horner scheme.

// expintRow returns the row of an x, of which v is c/(|x| + c), or that of small x.
func expintRow[T Float](x, v T, small bool) int32 {
	u := T(v * 16.5)
	j := expintFirst + 3 + min(toInt(u), expintBelow-1)
	if u < 0.5 {
		j = expintFirst + 2
	}
	if x > 0 {
		j = expintFirst + 3 + expintBelow + min(toInt(T(v*25)), expintAbove-1)
	}
	if small {
		j = expintFirst
		if x > 0 {
			j = expintFirst + 1
		}
	}
	return j
}

// fromZero returns x - x₀, relative to itself.
//
//limb:twin
func fromZero[T Float](x Pair[T]) triple[T] {
	c, d := expintZeroParts[T]()
	return addLong(x, c, d)
}

// expintLog returns ln(|x|/x₀) for |x| below 8, of which d is x - x₀.
//
//limb:twin
func (x triple[T]) expintLog(d triple[T]) triple[T] {
	n := intByWidth[T](100, 600) // so that no bits of the product underflow
	if abs(x.X0) > 0x1p-8 {
		n = 0
	}
	c := expintScale3[T]()
	k, z, t := x.scale(copysign(pow2[T](n), x.X0)).mul(c).logReduce()
	if abs(d.X0) < T(0.25*logCut[T]()) {
		z = d.mul(c)
	}
	return z.logSum(t, 1).withLn2(k - n)
}

// expintBound returns a bound: from there on Ei(x) overflows, and Ei(-x) is 0.
func expintBound[T Float]() T { return byWidth[T](107, 750) }

// ExpInt returns the exponential integral Ei(x), the principal value of ∫e^t/t dt from -∞ to
// x. For x > 0, -Ei(-x) is E₁(x).
//
// Error: ≤ 2u²|Ei(x)|, relative to the result near the zero at 0.37… too.
// Domain: the result is at least 2^-101 (DF), 2^-968 (DD): below, its last bits underflow.
// Special: Ei(±0) = -Inf, Ei(+Inf) = +Inf, Ei(-Inf) = -0; +Inf where the result overflows and
// -0 where it underflows.
// Cost: 1280 flops with a fused multiply-add.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|Ei(x)|, relative to the result near the zero at 0.37… too.
//limb:twin Domain: the result is at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 8220 flops with a fused multiply-add.
//limb:twin Triple Cost: 3740 flops with a fused multiply-add.
func (x Pair[T]) ExpInt() Pair[T] { return expIntOnce(x) }

//limb:once
//limb:twin
func expInt[T Float](x Pair[T]) Pair[T] {
	a := x
	if !(abs(x.Hi) < expintBound[T]() && x.Hi != 0) {
		a = Pair[T]{Hi: 1}
	}
	y, d := tripleOf(a), fromZero(a)
	small := a.Hi > -1.5 && a.Hi < 2.5
	c, s := T(3), T(-1)
	if a.Hi > 0 {
		c, s = 10, 1
	}
	w := y.scale(s).addFloat(c).recip()
	v := w.mulFloat(c)
	j := expintRow(a.Hi, v.X0, small)
	r, factor := v, w.scale(s)
	if small {
		r, factor = y, d
	}
	q := factor.mul(r.addFloat(-gammaMiddle[T](j)).gammaSeries(j))
	e, m := y.expParts3()
	q3, n := q.mul(e), m
	if small {
		q3, n = y.expintLog(d).add(q), 0
	}
	z := q3.pair().expScale(n)
	if !(abs(x.Hi) < expintBound[T]()) {
		z = Pair[T]{Hi: x.Hi}
		if x.Hi < 0 {
			z.Hi = copysign(0, x.Hi)
		}
		if x.Hi > 0 {
			z.Hi = infinity[T]()
		}
	}
	if x.Hi == 0 {
		z = Pair[T]{Hi: -infinity[T]()}
	}
	return z
}

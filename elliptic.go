package limb

// # Complete elliptic integrals
//
// Gauss's arithmetic-geometric mean M of two numbers a and b is the common limit of their
// arithmetic mean, of the geometric mean, and of these two's again. With b² = 1 - m,
//
//	K(m) = π/(2·M(1, b))	E(m) = K(m)·(1 - Σ 2^(n-1)·cₙ²)
//
// where c₀² = m and cₙ is half the difference of the numbers whose means are taken n-th
// ([AS64] 17.6). The term of n = 0 makes 1 - m/2 = (1 + b²)/2, of which the others leave
// no less than 2^-10. All is in a limb more than the type.
//
// a and b begin as 2^k and 2^k·b, whose product is about 1. A step halves the logarithm of
// a/b, or makes an eighth of the square of it where it is small. What is within 2^-6 of
// m = 1 (2^-16 for float64), or as far on the other side, has as many steps more, aside.

// agmStep returns the means of a and b, and w - f·(a - b)².
//
//limb:twin
func (a triple[T]) agmStep(b, w triple[T], f T) (mean, root, v triple[T]) {
	h := a.sub(b)
	return a.add(b).scale(0.5), a.mul(b).sqrt3(), w.sub(h.mul(h).scale(f))
}

// agmSteps returns the means after as many steps as those need that are not far, and f as
// the next step has it.
//
//limb:twin
func (a triple[T]) agmSteps(b, w triple[T], f T) (mean, root, v triple[T], g T) {
	if !is32[T]() {
		a, b, w = a.agmStep(b, w, f)
		a, b, w = a.agmStep(b, w, T(2*f))
		f = T(4 * f)
	}
	a, b, w = a.agmStep(b, w, f)
	a, b, w = a.agmStep(b, w, T(2*f))
	a, b, w = a.agmStep(b, w, T(4*f))
	a, b, w = a.agmStep(b, w, T(8*f))
	return a, b, w, T(16 * f)
}

// agmFar are as many steps before them, where far is set.
//
//limb:arm
//limb:twin
func agmFar[T Float](far bool, a, b, w triple[T], f T) (mean, root, v triple[T], g T) {
	if far {
		a, b, w, f = a.agmSteps(b, w, f)
	}
	return a, b, w, f
}

// elliptic returns K and E, each with the power of two that it is to be multiplied with, for
// m < 1, and those of 0 for other m.
//
//limb:twin
func elliptic[T Float](m Pair[T]) (k, e Pair[T], ku, eu T) {
	sixteen := T(1)
	if m.Hi < -1 {
		sixteen = 16 // where 1 - m may be out of range
	}
	y := tripleOf(m).scale(-1 / sixteen).addFloat(1 / sixteen)
	if !(y.X0 > 0 && finite(m.Hi)) {
		y, sixteen = triple[T]{X0: 1}, 1
	}
	i, near := exponent(y.X0)+exponent(sixteen), int32(16)
	if is32[T]() {
		near = 6
	}
	up := pow2[T](-(i >> 2))
	square := y.scale(up).scale(T(up * sixteen))
	w := square.addFloat(T(up * up)).scale(0.5)
	a, b, w, f := agmFar(i > near || i < -near, triple[T]{X0: up}, square.sqrt3(), w, 0.25)
	a, b, w, f = a.agmSteps(b, w, f)
	a, b, w = a.agmStep(b, w, f)
	c := a.add(b).scale(0.5)
	g := pow2[T](-exponent(c.X0))
	r := c.scale(g).recip3().mul(halfPi3[T]()) // π/2M, in units of g
	return r.pair(), r.mul(w.scale(g)).pair(), T(g * up), pow2[T](i >> 2)
}

// EllipticK returns K(x), the complete elliptic integral of the first kind for the parameter
// x = k², which is ∫dt/√(1 - x·sin²t) from 0 to π/2.
//
// Error: ≤ 2u²·K(x).
// Domain: x < 1.
// Special: K(±0) = π/2, K(1) = +Inf, K(-Inf) = +0; NaN for x > 1.
// Cost: 1090 flops with a fused multiply-add; 3400 where x is near 1 or far below 0.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·K(x).
//limb:twin Domain: x < 1; the result is at least 2^-53 (QF): below, its last bits underflow.
//limb:twin Cost: 5820 flops with a fused multiply-add; 16000 where x is near 1 or far below 0.
//limb:twin Triple Cost: 3210 flops with a fused multiply-add; 8850 where x is near 1 or far below 0.
func (x Pair[T]) EllipticK() Pair[T] { return ellipticKOnce(x) }

//limb:once
//limb:twin
func ellipticK[T Float](x Pair[T]) Pair[T] {
	k, _, f, _ := elliptic(x)
	k = k.signedBy(f)
	if x.Hi == -infinity[T]() {
		k = Pair[T]{}
	}
	return k.ellipticAbove(x, infinity[T]())
}

// EllipticE returns E(x), the complete elliptic integral of the second kind for the parameter
// x = k², which is ∫√(1 - x·sin²t)dt from 0 to π/2.
//
// Error: ≤ 2u²·E(x).
// Domain: x ≤ 1.
// Special: E(±0) = π/2, E(1) = 1, E(-Inf) = +Inf; NaN for x > 1.
// Cost: as EllipticK.
//
//limb:function
//limb:twin Error: ≤ 2u⁴·E(x).
func (x Pair[T]) EllipticE() Pair[T] { return ellipticEOnce(x) }

//limb:once
//limb:twin
func ellipticE[T Float](x Pair[T]) Pair[T] {
	_, e, _, f := elliptic(x)
	e = e.signedBy(f)
	if x.Hi == -infinity[T]() {
		e = Pair[T]{Hi: infinity[T]()}
	}
	return e.ellipticAbove(x, 1)
}

// ellipticAbove returns z, or the value at 1 where x is that, and NaN where it is above.
//
//limb:twin
func (z Pair[T]) ellipticAbove(x Pair[T], one T) Pair[T] {
	if d := x.SubFloat(1).Hi; !(d < 0) {
		z = Pair[T]{Hi: one}
		if d != 0 {
			z.Hi = sqrt(-d) // NaN
		}
	}
	return z
}

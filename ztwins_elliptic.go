// Code generated from elliptic.go by gen; DO NOT EDIT.

package limb

// agmStep returns the means of a and b, and w - f·(a - b)².
func (a quint[T]) agmStep(b, w quint[T], f T) (mean, root, v quint[T]) {
	h := a.sub(b)
	return a.add(b).scale(0.5), a.mul(b).sqrt5(), w.sub(h.mul(h).scale(f))
}

// agmSteps returns the means after as many steps as those need that are not far, and f as
// the next step has it.
func (a quint[T]) agmSteps(b, w quint[T], f T) (mean, root, v quint[T], g T) {
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

// agmFar4 are as many steps before them, where far is set.
//
//limb:arm
func agmFar4[T Float](far bool, a, b, w quint[T], f T) (mean, root, v quint[T], g T) {
	if far {
		a, b, w, f = a.agmSteps(b, w, f)
	}
	return a, b, w, f
}

// elliptic4 returns K and E, each with the power of two that it is to be multiplied with, for
// m < 1, and those of 0 for other m.
func elliptic4[T Float](m Quad[T]) (k, e Quad[T], ku, eu T) {
	sixteen := T(1)
	if m.X0 < -1 {
		sixteen = 16 // where 1 - m may be out of range
	}
	y := quintOf(m).scale(-1 / sixteen).addFloat(1 / sixteen)
	if !(y.X0 > 0 && finite(m.X0)) {
		y, sixteen = quint[T]{X0: 1}, 1
	}
	i, near := exponent(y.X0)+exponent(sixteen), int32(16)
	if is32[T]() {
		near = 6
	}
	up := pow2[T](-(i >> 2))
	square := y.scale(up).scale(T(up * sixteen))
	w := square.addFloat(T(up * up)).scale(0.5)
	a, b, w, f := agmFar4(i > near || i < -near, quint[T]{X0: up}, square.sqrt5(), w, 0.25)
	a, b, w, f = a.agmSteps(b, w, f)
	a, b, w = a.agmStep(b, w, f)
	c := a.add(b).scale(0.5)
	g := pow2[T](-exponent(c.X0))
	r := c.scale(g).recip5().mul(halfPi5[T](1)) // π/2M, in units of g
	return r.quad(), r.mul(w.scale(g)).quad(), T(g * up), pow2[T](i >> 2)
}

// EllipticK returns K(x), the complete elliptic integral of the first kind for the parameter
// x = k², which is ∫dt/√(1 - x·sin²t) from 0 to π/2.
//
// Error: ≤ 2u⁴·K(x).
// Domain: x < 1; the result is at least 2^-53 (QF): below, its last bits underflow.
// Special: K(±0) = π/2, K(1) = +Inf, K(-Inf) = +0; NaN for x > 1.
// Cost: 8700 flops with a fused multiply-add; 16000 where x is near 1 or far below 0.
func (x Quad[T]) EllipticK() Quad[T] { return ellipticK4Once(x) }

// ellipticK4 is EllipticK.
//
//limb:once
func ellipticK4[T Float](x Quad[T]) Quad[T] {
	k, _, f, _ := elliptic4(x)
	k = k.signedBy(f)
	if x.X0 == -infinity[T]() {
		k = Quad[T]{}
	}
	return k.ellipticAbove(x, infinity[T]())
}

// EllipticE returns E(x), the complete elliptic integral of the second kind for the parameter
// x = k², which is ∫√(1 - x·sin²t)dt from 0 to π/2.
//
// Error: ≤ 2u⁴·E(x).
// Domain: x ≤ 1.
// Special: E(±0) = π/2, E(1) = 1, E(-Inf) = +Inf; NaN for x > 1.
// Cost: as EllipticK.
func (x Quad[T]) EllipticE() Quad[T] { return ellipticE4Once(x) }

// ellipticE4 is EllipticE.
//
//limb:once
func ellipticE4[T Float](x Quad[T]) Quad[T] {
	_, e, _, f := elliptic4(x)
	e = e.signedBy(f)
	if x.X0 == -infinity[T]() {
		e = Quad[T]{X0: infinity[T]()}
	}
	return e.ellipticAbove(x, 1)
}

// ellipticAbove returns z, or the value at 1 where x is that, and NaN where it is above.
func (z Quad[T]) ellipticAbove(x Quad[T], one T) Quad[T] {
	if d := x.SubFloat(1).X0; !(d < 0) {
		z = Quad[T]{X0: one}
		if d != 0 {
			z.X0 = sqrt(-d) // NaN
		}
	}
	return z
}

package limb

// # Tangent
//
// With x = (n + f)·π/64 and r = fπ/64 as for the sine, and T = tan mπ/64 for the
// angle mπ/64 between -π/4 and π/4 that is a number of quarter turns from nπ/64,
//
//	tan x = (T + t)/(1 - T·t), or -(1 - T·t)/(T + t) an odd number of quarter turns away
//	t = tan r = r + r·z·q	z = r²
//
// T comes from a table of a quarter turn. T + t is 0 for r = 0 alone, where T is 0, and
// else no smaller than r: no bits are lost there, nor in 1 - T·t, which is near 1.

// over returns x/y, within 0.6u²|x/y|; infinite for y = 0, and 1 for x = y.
func (x triple[T]) over(y triple[T]) Pair[T] {
	q0, r := x.X0/y.X0, 1/y.X0
	s := q0
	z := x.sub(y.mulFloat(q0))
	q1 := T(z.X0 * r)
	p, e := TwoProd(q1, y.X0)
	q2 := T((((z.X0 - p) - e) + (z.X1 - T(q1*y.X1))) * r)
	q0, q1 = FastTwoSum(q0, q1)
	q0, q1 = FastTwoSum(q0, q1+q2)
	return finish(s, q0, q1)
}

// tangentAt returns tan(nπ/64 + r). For 0 it has the sign of the sine, and for a pole that
// of the cosine: it is 0/±1 or 1/±0, positive for n = 0 and for n = 32.
func tangentAt[T Float](n int32, r triple[T]) Pair[T] {
	m := n + 16
	u := tangent3[T](m & 31)
	y := Pair[T]{r.X0, r.X1}.mulLoose(r.tanSeries())
	a := u.addLoose(r).addLoose(tripleOf(y))
	b := r.addPair(y).mul(u).neg().addFloat(1)
	if m&32 != 0 {
		a, b = b, triple[T]{0 - a.X0, -a.X1, -a.X2} // +0 for 0
	}
	q := a.over(b)
	if n&64 != 0 && (a.X0 == 0 || b.X0 == 0) {
		q = q.Neg()
	}
	return q
}

// Tan returns the tangent of x, in radians.
//
// Error: ≤ 1.1u²|tan x|.
// Domain: all finite x.
// Special: tan ±0 = ±0; NaN for infinities.
// Cost: 333 flops with a fused multiply-add, and two divisions; 710
// where Sin takes 620.
//
//limb:function
func (x Pair[T]) Tan() Pair[T] { return tanOnce(x) }

//limb:once
func tan[T Float](x Pair[T]) Pair[T] {
	n, r, sign := trigAngle(x)
	return tangentAt(n, r).signedBy(sign)
}

// TanPi returns the tangent of πx.
//
// Error: ≤ 1.1u²|tan πx|.
// Domain: as SinPi; below the overflow threshold.
// Special: for positive x, +0 for an even integer, -0 for an odd one, +Inf halfway
// from an even integer to the next, -Inf from an odd one; tan(-πx) = -tan πx; NaN for
// infinities.
// Cost: 367 flops with a fused multiply-add, and two divisions.
//
//limb:function
func (x Pair[T]) TanPi() Pair[T] { return tanPiOnce(x) }

//limb:once
func tanPi[T Float](x Pair[T]) Pair[T] {
	n, r, sign, sinScale, cosScale := halfTurns(x, 64)
	return tangentAt(n, r).signedBy(T(T(sign*sinScale) / cosScale))
}

// tangentApart returns the tangent of the angle but for the factor sign·sinScale/cosScale.
//
//limb:twin
func (a angleQuad[T]) tangentApart(n int32) Quad[T] {
	m := n + 16
	u, s := tangent5[T](m&31), Quad[T]{a.s.X0, a.s.X1, a.s.X2, a.s.X3}
	y := s.mulLoose(a.r.tanSeries())
	x := u.addLoose(a.s).addSmall(y)
	v := Quad[T]{u.X0, u.X1, u.X2, u.X3}.mulLoose(s.addLoose(y))
	w := quint[T]{X0: 1}.addSmall(times(-1, v))
	if m&32 != 0 {
		x, w = w, Quad[T]{0 - x.X0, -x.X1, -x.X2, -x.X3} // +0 for 0
	}
	q := x.Div(w)
	if n&64 != 0 && (x.X0 == 0 || w.X0 == 0) {
		q = q.Neg()
	}
	return q
}

// tangent returns the tangent of the angle.
//
//limb:twin
func (a angleQuad[T]) tangent(n int32) Quad[T] {
	return a.tangentApart(n).signedBy(T(T(a.sign*a.sinScale) / a.cosScale))
}

// Tan returns the tangent of x, in radians.
//
// Error: ≤ 2u⁴|tan x|.
// Domain: as Sin.
// Special: tan ±0 = ±0; NaN for infinities.
// Cost: 1690 flops with a fused multiply-add; 2800 where Sin takes 2900.
//
//limb:twin Cost: 752 flops with a fused multiply-add; 1250 where Sin takes 1200.
func (x Quad[T]) Tan() Quad[T] { return tanQuadOnce(x) }

//limb:once
//limb:twin
func tanQuad[T Float](x Quad[T]) Quad[T] {
	n, a := trigAngleQuad(x)
	return a.tangent(n)
}

// TanPi returns the tangent of πx.
//
// Error: ≤ 2u⁴|tan πx|.
// Domain: as SinPi.
// Special: as that of pairs.
// Cost: 1810 flops with a fused multiply-add.
//
//limb:twin Cost: 814 flops with a fused multiply-add.
func (x Quad[T]) TanPi() Quad[T] { return tanPiQuadOnce(x) }

//limb:once
//limb:twin
func tanPiQuad[T Float](x Quad[T]) Quad[T] {
	n, a := halfTurnsQuad(x, 64)
	return a.tangent(n)
}

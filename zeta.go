package limb

// # Riemann's zeta function
//
// For x between -1 and 216, ζ(x) is 1/(x-1) and an entire function, which is a polynomial in
// each of 11 rows; from 43 on, in 8 rows, it is 1 and a polynomial, times 2^-40 so that no
// coefficients underflow. They stand with those of the gamma function, and have its Horner scheme.
// Above 216 it is 1: the rest is below 2^-216.
//
// Below -1 it is what the functional equation ([AS64] 23.2.6) says of s = 1 - x:
//
//	ζ(x) = 2·(2π)^-s·Γ(s)·ζ(s)·sin(πx/2)
//
// of which (2π)^-s·Γ(s) is e^(ln Γ(s) - s·ln 2π), and the powers of two are kept apart. The sine
// is good relative to itself, and so is the result at the zeros.

// zetaRow returns the row of x, for x between -1 and 216.
func zetaRow[T Float](x T) int32 {
	return min(max(toInt(T(T((x+1)*23.375)/(x+51))), 0), zetaLast)
}

// zetaSeries returns the polynomial of row j, of the distance from its middle.
func (r triple[T]) zetaSeries(j int32) triple[T] { return r.gammaSeries(zetaFirst + j) }

// zetaSeries is that of triples, in a quarter of the distance: the last of more coefficients would
// underflow otherwise.
//
//limb:twin
func (r quint[T]) zetaSeries(j int32) quint[T] { return r.scale(0.25).gammaSeries(zetaFirst + j) }

// zetaBound returns a bound: for x from there on ζ(-x) overflows, unless it is 0.
func zetaBound[T Float]() T { return byWidth[T](110, 450) }

// zetaReflect returns 2·(2π)^-s·Γ(s)·sin(πx/2)·z·2^m as z and m where negative is set.
//
//limb:arm
//limb:twin
func zetaReflect[T Float](negative bool, z triple[T], m int32, x Pair[T], s triple[T]) (triple[T], int32) {
	if negative {
		t := stirlingTerm3[T]().scale(2).addFloat(1) // ln 2π
		p, k := s.logGamma(1).sub(s.mul(t)).expApart(false)
		q, n := sineApart(x, 32)
		z, m = z.mulPair(p).mulPair(q), m+k+n+1
	}
	return z, m
}

// Zeta returns Riemann's ζ(x).
//
// Error: ≤ 3u²|ζ(x)|, relative to the result near the zeros at -2, -4, … too.
// Domain: |ζ(x)| is below 2^126 (DF), 2^1022 (DD), and 0 or at least 2^-101, 2^-968: below,
// its last bits underflow.
// Special: ζ(±0) = -1/2, ζ(1) = +Inf, ζ(+Inf) = 1, ζ(-2n) = +0 for n > 0; NaN for -Inf; ±Inf where
// the result overflows.
// Cost: 688 flops with a fused multiply-add; 2300 for x below -1.
//
//limb:function
//limb:twin Error: ≤ 3u⁴|ζ(x)|, relative to the result near the zeros at -2, -4, … too.
//limb:twin Domain: |ζ(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-53, 2^-862: below, its last bits underflow.
//limb:twin Cost: 4730 flops with a fused multiply-add; 14900 for x below -1.
//limb:twin Triple Cost: 2130 flops with a fused multiply-add; 6600 for x below -1.
func (x Pair[T]) Zeta() Pair[T] { return zetaOnce(x) }

//limb:once
//limb:twin
func zeta[T Float](x Pair[T]) Pair[T] {
	least := byWidth[T](0x1p-124, 0x1p-1020)
	d := x.SubFloat(1)
	near := abs(d.Hi) < least
	s := tripleOf(x)
	if !(x.Hi > -zetaBound[T]()) || near {
		s = triple[T]{X0: 2}
	}
	if s.X0 < -1 {
		s = s.neg().addFloat(1)
	}
	a := s
	if !(a.X0 < 216) {
		a = triple[T]{X0: 2}
	}
	j := zetaRow(a.X0)
	w, f := a.addFloat(-1).recip(), T(1)
	if j >= zetaBelow {
		w, f = triple[T]{X0: 1}, 0x1p-40
	}
	z := w.add(a.addFloat(-gammaMiddle[T](zetaFirst + j)).zetaSeries(j).scale(f))
	if !(s.X0 < 216) {
		z = triple[T]{X0: 1}
	}
	z, m := zetaReflect(x.Hi < -1, z, 0, x, s)
	bound := exp2Bound[T]()
	y := z.pair().expScale(max(min(m, toInt(bound)), -toInt(bound)))
	if x.Hi <= -zetaBound[T]() {
		y = Pair[T]{Hi: T(y.Hi * infinity[T]())} // NaN for -Inf
	}
	whole, odd := x.parity()
	if x.Hi < -1 && finite(x.Hi) && whole && !odd {
		y = Pair[T]{}
	}
	if x.Hi == 0 {
		y = Pair[T]{Hi: -0.5}
	}
	if near {
		y = d.Recip()
	}
	return y.orNaN(x.Hi)
}

package limb

// # Airy's functions
//
// Ai, Bi and their derivatives are entire, and oscillate below 0 as Bessel functions do, with
//
//	ζ = ⅔·|x|^(3/2)
//
// in place of x. Each is a polynomial in the distance from the middle of a row. From -6 to 4 a row ends at
// each whole number; below are 20 rows, each ¾π wide in ζ: zeros are farther apart. A row that has a zero
// z, or is next to one, has the factor x - z, so that results are good relative to themselves.
//
// # Far from 0
//
// From 4 on e^±ζ·x^±¼ times the function is a polynomial in 8/ζ, in 16 rows. Below the zeros
//
//	√2π·|x|^¼·Ai(x) = (P - Q)·cos ζ + (P + Q)·sin ζ	[OLBC10]
//	√2π·|x|^¼·Bi(x) = (P + Q)·cos ζ - (P - Q)·sin ζ
//	√2π·|x|^-¼·Ai'(x) = (R - S)·sin ζ - (R + S)·cos ζ
//	√2π·|x|^-¼·Bi'(x) = (R - S)·cos ζ + (R + S)·sin ζ
//
// where P, ζQ, R and ζS are polynomials in 1/ζ². ζ has a limb more than the type, which is all of the
// room that its whole turns have: so x has an end.

// airyLeast returns the least x of Airy's functions.
func airyLeast[T Float]() T { return byWidth[T](-0x1p11, -0x1p30) }

// airyBound returns a bound: from there on Ai(x) is 0 and Bi(x) overflows.
func airyBound[T Float]() T { return byWidth[T](29.5, 108.5) }

// airyPlace returns the place of x < 4 among the rows of a function, and whether it is below them.
func airyPlace[T Float](x T) (k int32, far bool) {
	a, below := -x, x < -6
	if !(a < 24) {
		a = 24
	}
	if !below {
		a = 6
	}
	n := toInt(T(T(a*sqrt(a))*T(0.2829421210522584)) + airyShift) // ζ/¾π
	if below {
		x = -6
	}
	k = min(toInt(x+6), 9)
	if below {
		k = min(n, airyNear-1)
	}
	return k, below && n >= airyNear
}

// airyFrom returns x - z, good relative to itself, for the zero z of row j, or 1 where that has none.
func airyFrom[T Float](x Pair[T], j int32) triple[T] {
	z := Pair[T]{airyZeroLimb[T](j, 0), airyZeroLimb[T](j, 1)}
	d := tripleOf(tripleOf(x).sub(tripleOf(z)).pair()) // exact near z
	d = d.sub(tripleOf(Pair[T]{airyZeroLimb[T](j, 2), airyZeroLimb[T](j, 3)}))
	if z.Hi == 0 {
		d = triple[T]{X0: 1}
	}
	return d
}

// airyFromQuad returns for quads what airyFrom does for pairs. The limbs of x may be so far apart that five have no
// room for x - z, so that it is rounded as a sum of quads is. The last limbs of z are smaller than float32 has numbers.
func airyFromQuad[T Float](x Quad[T], j int32) quint[T] {
	z := Quad[T]{airyZeroLimb[T](j, 0), airyZeroLimb[T](j, 1), airyZeroLimb[T](j, 2), airyZeroLimb[T](j, 3)}
	rest := Quad[T]{airyZeroLimb[T](j, 4), airyZeroLimb[T](j, 5), airyZeroLimb[T](j, 6), airyZeroLimb[T](j, 7)}
	up := byWidth[T](0x1p32, 1)
	d := quintOf(x.Sub(z)).scale(up).sub(quintOf(rest)).scale(1 / up)
	if z.X0 == 0 {
		d = quint[T]{X0: 1}
	}
	return d
}

// airySmall returns the function of a number for x between the first row and 4.
//
//limb:twin
func airySmall[T Float](x Pair[T], which int32) triple[T] {
	k, _ := airyPlace(x.Hi)
	j := airyNear*which + k
	return airyFrom(x, j).mul(tripleOf(x).addFloat(-airyCentre[T](j)).airySeries(j))
}

// airyZeta returns x^½ and ζ, for x > 0.
//
//limb:twin
func (x triple[T]) airyZeta() (r, zeta triple[T]) {
	r = x.sqrt3()
	return r, x.mul(r).mul(twoThirds3[T]())
}

// airyFourth returns z/x^¼, or z·x^¼ for derivatives, where r is √x.
//
//limb:twin
func (z triple[T]) airyFourth(r triple[T], derivative bool) triple[T] {
	q := r.sqrt3()
	if !derivative {
		q = q.recip()
	}
	return z.mul(q)
}

// airyHigh returns z and m, where z·2^m is the function for 4 ≤ x ≤ airyBound, if high is set.
//
//limb:arm
//limb:twin
func airyHigh[T Float](high bool, z triple[T], m int32, x Pair[T], which int32) (triple[T], int32) {
	if high {
		k := max(min(toInt(T((nearLog2(x.Hi)-2)*6)), airyScales-1), 0)
		r, zeta := tripleOf(x).airyZeta()
		j := airyScaled + airyScales*which + k
		p := zeta.recip().scale(8).addFloat(-airyCentre[T](j)).airySeries(j)
		s := T(1)
		if which&1 == 0 {
			s = -1
		}
		e, n := zeta.scale(s).expParts3()
		z, m = p.airyFourth(r, which > 1).mul(e), n
	}
	return z, m
}

// airyLow returns the function far below 0 where low is set, and else z.
//
//limb:arm
//limb:twin
func airyLow[T Float](low bool, z triple[T], x Pair[T], which int32) triple[T] {
	if low {
		r, zeta := tripleOf(x).neg().airyZeta()
		w := zeta.recip()
		j := airyFar + (which & 2)
		v := w.mul(w).scale(2048).addFloat(-airyCentre[T](j))
		p, q := v.airySeries(j), v.airySeries(j+1).mul(w)
		// sin ζ and cos ζ, of which y is what a number of the type leaves
		a := zeta.pair()
		y := zeta.sub(tripleOf(a)).pair().Hi // its first limbs are 0
		s, c := a.SinCos()
		sin, cos := tripleOf(s).addFloat(T(y*c.Hi)), tripleOf(c).addFloat(-T(y*s.Hi))
		if which == 1 || which == 2 {
			sin, cos = cos, sin.neg()
		}
		z = p.sub(q).mul(cos).add(p.add(q).mul(sin)).airyFourth(r, which > 1)
		if which == 2 {
			z = z.neg()
		}
	}
	return z
}

// airy returns Ai(x), Bi(x), Ai'(x) or Bi'(x), for which = 0, 1, 2, 3.
//
//limb:once
//limb:twin
func airy[T Float](x Pair[T], which int32) Pair[T] {
	inside := x.Hi >= airyLeast[T]()
	y := x.within(airyBound[T]()).oneUnless(inside)
	high := !(y.Hi < 4)
	_, low := airyPlace(y.Hi)
	z := airySmall(y.oneUnless(!high && !low), which)
	z, m := airyHigh(high, airyLow(low, z, y, which), 0, y, which)
	v := z.pair().expScale(m)
	if v.Hi == 0 {
		v.Lo = 0
	}
	if !inside {
		v = Pair[T]{Hi: nan[T]()}
		if which < 2 && x.Hi == -infinity[T]() {
			v = Pair[T]{}
		}
	}
	return v.orNaN(x.Hi)
}

// AiryAi returns Airy's function Ai(x), the solution of y″ = xy that falls.
//
// Error: ≤ 2u²|Ai(x)| for x above -18, where its first 16 zeros are; below, 2u²/(√π|x|^¼).
// Domain: x ≥ -2^11 (DF), -2^30 (DD), NaN below; the result is 0 or at least 2^-101 (DF), 2^-968 (DD):
// below, its last bits underflow.
// Special: Ai(±Inf) = +0; +0 where the result underflows.
// Cost: 2850 flops with a fused multiply-add; a quarter of it where all x are between -18 and 4.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|Ai(x)| for x above -18, where its first 16 zeros are; below, 2u⁴/(√π|x|^¼).
//limb:twin Domain: x ≥ -2^11 (QF), -2^30 (QD), NaN below; the result is 0 or at least 2^-51 (QF), 2^-860 (QD): below, its last bits underflow.
//limb:twin Cost: 18600 flops with a fused multiply-add; a quarter of it where all x are between -18 and 4.
//limb:twin Triple Cost: 8220 flops with a fused multiply-add; a quarter of it where all x are between -18 and 4.
func (x Pair[T]) AiryAi() Pair[T] { return airyOnce(x, 0) }

// AiryBi returns Airy's function Bi(x), the solution of y″ = xy that grows.
//
// Error: ≤ 2u²|Bi(x)| for x above -18, where its first 16 zeros are; below, 2u²/(√π|x|^¼).
// Domain: x ≥ -2^11 (DF), -2^30 (DD), NaN below; |Bi(x)| is below 2^126 (DF), 2^1022 (DD), and 0 or at
// least 2^-101, 2^-968: below, its last bits underflow.
// Special: Bi(+Inf) = +Inf, Bi(-Inf) = +0; +Inf where the result overflows.
// Cost: as AiryAi.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|Bi(x)| for x above -18, where its first 16 zeros are; below, 2u⁴/(√π|x|^¼).
//limb:twin Domain: x ≥ -2^11 (QF), -2^30 (QD), NaN below; |Bi(x)| is below 2^126 (QF), 2^1022 (QD), and 0 or at least 2^-51, 2^-860: below, its last bits underflow.
func (x Pair[T]) AiryBi() Pair[T] { return airyOnce(x, 1) }

// AiryAiPrime returns the derivative Ai'(x) of Airy's function Ai.
//
// Error: ≤ 2u²|Ai'(x)| for x above -18, where its first 16 zeros are; below, 2u²|x|^¼/√π.
// Domain: as AiryAi.
// Special: Ai'(+Inf) = -0, Ai'(-Inf) = NaN; -0 where the result underflows.
// Cost: as AiryAi.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|Ai'(x)| for x above -18, where its first 16 zeros are; below, 2u⁴|x|^¼/√π.
func (x Pair[T]) AiryAiPrime() Pair[T] { return airyOnce(x, 2) }

// AiryBiPrime returns the derivative Bi'(x) of Airy's function Bi.
//
// Error: ≤ 2u²|Bi'(x)| for x above -18, where its first 16 zeros are; below, 2u²|x|^¼/√π.
// Domain: as AiryBi.
// Special: Bi'(+Inf) = +Inf, Bi'(-Inf) = NaN; +Inf where the result overflows.
// Cost: as AiryAi.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|Bi'(x)| for x above -18, where its first 16 zeros are; below, 2u⁴|x|^¼/√π.
func (x Pair[T]) AiryBiPrime() Pair[T] { return airyOnce(x, 3) }

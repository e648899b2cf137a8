package limb

// # Logarithms
//
// x = 2^k·m with m between √½ and √2. Two short factors bring m near 1: r, a
// reciprocal of m's first bits from a table, and s, that of what then remains.
// With R = rs, which is exact, and z = mR - 1,
//
//	log x = k·ln 2 - ln r - ln s + ln(1 + z),	|z| < 2^-12.8 (float32), 2^-13.9 (float64)
//
// where the two logarithms stand in the tables with a limb more. Near 1, k = 0
// and both factors are 1: the tables give 0, z = x - 1 is exact, and the result
// is as good relative to itself as z. Elsewhere no two terms cancel by more than
// a bit or two.
//
// ln(1 + z) = z + z·(z·V), V = -1/2 + z/3 - z²/4 + …: each term has 12.8 or 13.9
// bits less to give than the one before, so V begins in machine floats and gains
// a limb every few steps.
//
// The parts k and ln m are known to about 12 bits more than the type has, which is
// what a power needs: y·log2 x has that many bits before the point.

// logScale returns a bound for exponents that need no scaling, and the exponent
// by which the others are scaled.
func logScale[T Float]() (bound, n int32) {
	if is32[T]() {
		return 60, 64
	}
	return 500, 600
}

// logCut returns a bound: where |z| is below it, both tables give 0 for 1 + z.
func logCut[T Float]() T {
	if is32[T]() {
		return 0x1p-14
	}
	return 0x1p-15
}

// logIndex returns the place in the first table for m, and one in it for whatever
// is not between √½ and √2.
func logIndex[T Float](m T) int32 {
	if is32[T]() {
		m = T(m*64) - (logCoarseFirst32 - 0.5)
		if !(m >= 0 && m < T(len(logCoarse32))) {
			m = 0
		}
		return toInt(m)
	}
	m = T(m*128) - (logCoarseFirst64 - 0.5)
	if !(m >= 0 && m < T(len(logCoarse64))) {
		m = 0
	}
	return toInt(m)
}

// logIndexFine returns the place in the second table for 1 + z, and one in it for
// whatever is too large.
func logIndexFine[T Float](z T) int32 {
	if is32[T]() {
		z = T(z*4096) + (logFineZero32 + 0.5)
		if !(z >= 0 && z < T(len(logFine32))) {
			z = 0
		}
		return toInt(z)
	}
	z = T(z*8192) + (logFineZero64 + 0.5)
	if !(z >= 0 && z < T(len(logFine64))) {
		z = 0
	}
	return toInt(z)
}

// logFactor and logFactorFine return the factors from the tables.
func logFactor[T Float](j int32) T {
	if is32[T]() {
		return T(logCoarse32[j][0])
	}
	return T(logCoarse64[j][0])
}

func logFactorFine[T Float](i int32) T {
	if is32[T]() {
		return T(logFine32[i][0])
	}
	return T(logFine64[i][0])
}

// logTerms3 returns -ln r - ln s in three limbs.
//
//limb:twin logTerms5 returns -ln r - ln s in five limbs.
func logTerms3[T Float](j, i int32) triple[T] {
	if is32[T]() {
		a := triple[T]{T(logCoarse32[j][1]), T(logCoarse32[j][2]), T(logCoarse32[j][3])}
		return a.add(triple[T]{T(logFine32[i][1]), T(logFine32[i][2]), T(logFine32[i][3])})
	}
	a := triple[T]{T(logCoarse64[j][1]), T(logCoarse64[j][2]), T(logCoarse64[j][3])}
	return a.add(triple[T]{T(logFine64[i][1]), T(logFine64[i][2]), T(logFine64[i][3])})
}

// logFactors returns the places j and i in the tables for m between √½ and √2,
// and the product of the factors there, which is exact.
func logFactors[T Float](m T) (j, i int32, r T) {
	j = logIndex(m)
	r = logFactor[T](j)
	i = logIndexFine(T(m*r) - 1)
	return j, i, T(r * logFactorFine[T](i))
}

// logExponents returns what the exponent of x gives: x·2^-n·2^-k is between √½
// and √2, and 2^-n and 2^-k are normal numbers, whatever x is.
func logExponents[T Float](x T) (n, k int32) {
	bound, far := logScale[T]()
	e := exponent(x)
	if e < -bound {
		n = -far
	}
	if e > bound {
		n = far
	}
	k = exponent(T(T(x*pow2[T](-n)) * 0x1.6a09e6p0)) // √2
	return n, min(k, bound+bound)
}

// logDown returns n such that 2^-n·(1 + x) does not overflow on the way.
func logDown[T Float](x T) int32 {
	bound, _ := logScale[T]()
	n := int32(0)
	if exponent(x) > bound+bound {
		n = 4
	}
	return n
}

// logReduce returns k, z and -ln r - ln s for a finite x > 0.
func (x triple[T]) logReduce() (k int32, z, t triple[T]) {
	n, k := logExponents(x.X0)
	m := x.scale(pow2[T](-n)).scale(pow2[T](-k))
	j, i, r := logFactors(m.X0)
	p, a := TwoProd(m.X0, r)
	q, f := TwoProd(m.X1, r)
	a, q = TwoSum(a, q)
	return n + k, settle3(p-1, a, q+(f+T(m.X2*r))), logTerms3[T](j, i)
}

// logSeries returns z·V for the argument z of ln(1 + z).
func logSeries[T Float](z Pair[T]) Pair[T] {
	var v Pair[T]
	if is32[T]() {
		t := T(logSeries32[4][0]) + T(z.Hi*T(logSeries32[5][0]))
		a, b := FastTwoSum(T(logSeries32[3][0]), T(z.Hi*t))
		v = Pair[T]{a, b + T(logSeries32[3][1])}
	} else {
		w := T(z.Hi * z.Hi)
		t := T(logSeries64[6][0]) + T(z.Hi*T(logSeries64[7][0]))
		t = t + T(w*(T(logSeries64[8][0])+T(z.Hi*T(logSeries64[9][0]))))
		a, b := FastTwoSum(T(logSeries64[5][0]), T(z.Hi*t))
		v = Pair[T]{a, b + T(logSeries64[5][1])}
		v = v.hornerPair(z, Pair[T]{T(logSeries64[4][0]), T(logSeries64[4][1])})
		v = v.hornerPair(z, Pair[T]{T(logSeries64[3][0]), T(logSeries64[3][1])})
	}
	return v.hornerPair(z, Pair[T]{Hi: -0.5}).mulLoose(z)
}

// logSum returns f·(t + ln(1 + z)) for a power of two f, which is 1 unless t = 0.
//
//limb:twin
func (z triple[T]) logSum(t triple[T], f T) triple[T] {
	y := Pair[T]{z.X0, z.X1}
	z = z.scale(f)
	return t.add(z.addPair(logSeries(y).mulLoose(Pair[T]{z.X0, z.X1})))
}

// log returns k and l with log x = k·ln 2 + l, for a finite x > 0.
//
//limb:twin
func (x triple[T]) log() (k int32, l triple[T]) {
	k, z, t := x.logReduce()
	return k, z.logSum(t, 1)
}

// log1p returns k and l with log(1 + x) = k·ln 2 + l, for a finite x > -1.
//
//limb:twin
func (x triple[T]) log1p() (k int32, l triple[T]) {
	n := logDown(x.X0)
	f := pow2[T](-n)
	k, z, t := x.scale(f).addFloat(f).logReduce()
	if abs(x.X0) < logCut[T]() {
		z = x
	}
	return k + n, z.logSum(t, 1)
}

// withLn2 returns k·ln 2 + l.
func (l triple[T]) withLn2(k int32) triple[T] {
	n := toFloat[T](k)
	var c0, c1, c2 T
	if is32[T]() {
		c0, c1, c2 = T(lnOfTwo32[0]), T(lnOfTwo32[1]), T(lnOfTwo32[2])
	} else {
		c0, c1, c2 = T(lnOfTwo64[0]), T(lnOfTwo64[1]), T(lnOfTwo64[2])
	}
	p, e := TwoProd(n, c1)
	return l.add(triple[T]{T(n * c0), p, e + T(n*c2)}) // n·c0 is exact
}

// withTwo10 returns k·log10 2 + l·log10 e.
func (l triple[T]) withTwo10(k int32) triple[T] {
	n := toFloat[T](k)
	var c0, c1, c2 T
	var e10 triple[T]
	if is32[T]() {
		c0, c1, c2 = T(log10OfTwo32[0]), T(log10OfTwo32[1]), T(log10OfTwo32[2])
		e10 = triple[T]{T(log10OfE32[0]), T(log10OfE32[1]), T(log10OfE32[2])}
	} else {
		c0, c1, c2 = T(log10OfTwo64[0]), T(log10OfTwo64[1]), T(log10OfTwo64[2])
		e10 = triple[T]{T(log10OfE64[0]), T(log10OfE64[1]), T(log10OfE64[2])}
	}
	p, e := TwoProd(n, c1)
	return l.mul(e10).add(triple[T]{T(n * c0), p, e + T(n*c2)})
}

// timesLog2E returns l·log2 e.
//
//limb:twin
func (l triple[T]) timesLog2E() triple[T] {
	if is32[T]() {
		return l.mul(triple[T]{T(log2OfE32[0]), T(log2OfE32[1]), T(log2OfE32[2])})
	}
	return l.mul(triple[T]{T(log2OfE64[0]), T(log2OfE64[1]), T(log2OfE64[2])})
}

// logArg returns x, and 1 in place of what has no finite logarithm.
//
//limb:twin
func logArg[T Float](x Pair[T]) triple[T] {
	if !(x.Hi > 0 && finite(x.Hi)) {
		x = Pair[T]{Hi: 1}
	}
	return tripleOf(x)
}

// logSpecial returns y, or the logarithm of a where that is not finite.
//
//limb:twin
func (y Pair[T]) logSpecial(a T) Pair[T] {
	if !(a > 0 && finite(a)) {
		y = Pair[T]{Hi: sqrt(a)} // NaN for a < 0
		if a == 0 {
			y.Hi = -1 / abs(a)
		}
	}
	return y
}

// Log returns the natural logarithm of x.
//
// Error: ≤ 2u²|log x|, relative to the result near 1 too.
// Domain: 0 < x; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its
// last bits underflow.
// Special: log ±0 = -Inf, log +Inf = +Inf, NaN for x < 0; log 1 = +0.
// Cost: 270 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Domain: 0 < x; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1430 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Log() Pair[T] { return logOnce(x) }

// log is Log.
//
//limb:once
//limb:twin
func log[T Float](x Pair[T]) Pair[T] {
	k, l := logArg(x).log()
	return l.withLn2(k).pair().logSpecial(x.Hi)
}

// Log2 returns the logarithm of x to base 2. Log2(2^n) is n.
//
// Error: ≤ 2u²|log2 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 300 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 3u⁴|log2 x|, relative to the result near 1 too.
//limb:twin Cost: 1510 flops with a fused multiply-add.
func (x Pair[T]) Log2() Pair[T] { return log2Once(x) }

// log2 is Log2.
//
//limb:once
//limb:twin
func log2[T Float](x Pair[T]) Pair[T] {
	k, l := logArg(x).log()
	return l.timesLog2E().addFloat(toFloat[T](k)).pair().logSpecial(x.Hi)
}

// eighth returns u²/8.
func eighth[T Float]() T {
	if is32[T]() {
		return 0x1p-51
	}
	return 0x1p-109
}

// eighth4 returns u⁴/8.
func eighth4[T Float]() T {
	if is32[T]() {
		return 0x1p-99
	}
	root := T(0x1p-108)
	return T(root * root)
}

// whole returns x without its other limbs where x is within u²/8 of an integer.
//
//limb:twin
func (x Pair[T]) whole() Pair[T] {
	if abs(x.Lo) <= T(abs(x.Hi)*eighth[T]()) && trunc(x.Hi) == x.Hi {
		x = Pair[T]{Hi: x.Hi}
	}
	return x
}

// Log10 returns the logarithm of x to base 10. Log10(10^n) is n.
//
// Error: ≤ 2u²|log10 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 310 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 3u⁴|log10 x|, relative to the result near 1 too.
//limb:twin Cost: 1630 flops with a fused multiply-add.
func (x Pair[T]) Log10() Pair[T] { return log10Once(x) }

// log10 is Log10.
//
//limb:once
//limb:twin
func log10[T Float](x Pair[T]) Pair[T] {
	k, l := logArg(x).log()
	return l.withTwo10(k).pair().whole().logSpecial(x.Hi)
}

// Log1p returns the natural logarithm of 1 + x.
//
// Error: ≤ 2u²|log(1+x)|, relative to the result near 0 too.
// Domain: -1 < x; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its
// last bits underflow.
// Special: Log1p(-1) = -Inf, Log1p(±0) = ±0, Log1p(+Inf) = +Inf, NaN for x < -1.
// Cost: 300 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Domain: -1 < x; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1630 flops with a fused multiply-add.
func (x Pair[T]) Log1p() Pair[T] { return log1pOnce(x) }

// log1p is Log1p.
//
//limb:once
//limb:twin
func log1p[T Float](x Pair[T]) Pair[T] {
	y := x.AddFloat(1)
	a := x
	if !(y.Hi > 0 && finite(x.Hi)) {
		a = Pair[T]{}
	}
	k, l := tripleOf(a).log1p()
	z := l.withLn2(k).pair()
	if !(y.Hi > 0 && finite(x.Hi)) {
		z = z.logSpecial(y.Hi)
	}
	if x.Hi == 0 {
		z = x
	}
	return z
}

// logReduce returns k, z and -ln r - ln s for a finite x > 0.
func (x quint[T]) logReduce() (k int32, z, t quint[T]) {
	n, k := logExponents(x.X0)
	m := x.scale(pow2[T](-n)).scale(pow2[T](-k))
	j, i, r := logFactors(m.X0)
	a, p := TwoProd(m.X0, r)
	b, q := TwoProd(m.X1, r)
	c, f := TwoProd(m.X2, r)
	d, g := TwoProd(m.X3, r)
	b, p = TwoSum(b, p)
	c, q = TwoSum(c, q)
	d, f = TwoSum(d, f)
	c, p = TwoSum(c, p)
	d, q = TwoSum(d, q)
	d, p = TwoSum(d, p)
	return n + k, settle5(a-1, b, c, d, (T(m.X4*r)+g)+((f+q)+p)), logTerms5[T](j, i)
}

// logSeries4 returns z·V for the argument z of ln(1 + z).
func logSeries4[T Float](z Quad[T]) Quad[T] {
	z2, z3 := Pair[T]{z.X0, z.X1}, triple[T]{z.X0, z.X1, z.X2}
	var v Quad[T]
	if is32[T]() {
		p := T(logSeries32[8][0]) + T(z.X0*T(logSeries32[9][0]))
		hi, lo := FastTwoSum(T(logSeries32[7][0]), T(z.X0*p))
		g := Pair[T]{hi, lo + T(logSeries32[7][1])}
		g = g.hornerPair(z2, Pair[T]{T(logSeries32[6][0]), T(logSeries32[6][1])})
		h := tripleOf(g)
		h = h.hornerTriple(z3, triple[T]{T(logSeries32[5][0]), T(logSeries32[5][1]), T(logSeries32[5][2])})
		h = h.hornerTriple(z3, triple[T]{T(logSeries32[4][0]), T(logSeries32[4][1]), T(logSeries32[4][2])})
		v = Quad[T]{h.X0, h.X1, h.X2, 0}
		v = v.hornerQuad(z, Quad[T]{T(logSeries32[3][0]), T(logSeries32[3][1]), T(logSeries32[3][2]), T(logSeries32[3][3])})
	} else {
		p := T(logSeries64[15][0]) + T(z.X0*T(logSeries64[16][0]))
		p = T(logSeries64[14][0]) + T(z.X0*p)
		p = T(logSeries64[13][0]) + T(z.X0*p)
		hi, lo := FastTwoSum(T(logSeries64[12][0]), T(z.X0*p))
		g := Pair[T]{hi, lo + T(logSeries64[12][1])}
		g = g.hornerPair(z2, Pair[T]{T(logSeries64[11][0]), T(logSeries64[11][1])})
		g = g.hornerPair(z2, Pair[T]{T(logSeries64[10][0]), T(logSeries64[10][1])})
		h := tripleOf(g)
		h = h.hornerTriple(z3, triple[T]{T(logSeries64[9][0]), T(logSeries64[9][1]), T(logSeries64[9][2])})
		h = h.hornerTriple(z3, triple[T]{T(logSeries64[8][0]), T(logSeries64[8][1]), T(logSeries64[8][2])})
		h = h.hornerTriple(z3, triple[T]{T(logSeries64[7][0]), T(logSeries64[7][1]), T(logSeries64[7][2])})
		h = h.hornerTriple(z3, triple[T]{T(logSeries64[6][0]), T(logSeries64[6][1]), T(logSeries64[6][2])})
		v = Quad[T]{h.X0, h.X1, h.X2, 0}
		v = v.hornerQuad(z, Quad[T]{T(logSeries64[5][0]), T(logSeries64[5][1]), T(logSeries64[5][2]), T(logSeries64[5][3])})
		v = v.hornerQuad(z, Quad[T]{T(logSeries64[4][0]), T(logSeries64[4][1]), T(logSeries64[4][2]), T(logSeries64[4][3])})
		v = v.hornerQuad(z, Quad[T]{T(logSeries64[3][0]), T(logSeries64[3][1]), T(logSeries64[3][2]), T(logSeries64[3][3])})
	}
	return v.hornerQuad(z, Quad[T]{X0: -0.5}).mulLoose(z)
}

// withLn2 returns k·ln 2 + l.
func (l quint[T]) withLn2(k int32) quint[T] {
	var c quint[T]
	if is32[T]() {
		c = quint[T]{T(lnOfTwo32[0]), T(lnOfTwo32[1]), T(lnOfTwo32[2]), T(lnOfTwo32[3]), T(lnOfTwo32[4])}
	} else {
		c = quint[T]{T(lnOfTwo64[0]), T(lnOfTwo64[1]), T(lnOfTwo64[2]), T(lnOfTwo64[3]), T(lnOfTwo64[4])}
	}
	return l.add(c.mulFloat(toFloat[T](k)))
}

// withTwo10 returns k·log10 2 + l·log10 e.
func (l quint[T]) withTwo10(k int32) quint[T] {
	var c, e quint[T]
	if is32[T]() {
		c = quint[T]{T(log10OfTwo32[0]), T(log10OfTwo32[1]), T(log10OfTwo32[2]), T(log10OfTwo32[3]), T(log10OfTwo32[4])}
		e = quint[T]{T(log10OfE32[0]), T(log10OfE32[1]), T(log10OfE32[2]), T(log10OfE32[3]), T(log10OfE32[4])}
	} else {
		c = quint[T]{T(log10OfTwo64[0]), T(log10OfTwo64[1]), T(log10OfTwo64[2]), T(log10OfTwo64[3]), T(log10OfTwo64[4])}
		e = quint[T]{T(log10OfE64[0]), T(log10OfE64[1]), T(log10OfE64[2]), T(log10OfE64[3]), T(log10OfE64[4])}
	}
	return l.mul(e).add(c.mulFloat(toFloat[T](k)))
}

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
	return intByWidth[T](60, 500), intByWidth[T](64, 600)
}

// logCut returns a bound: where |z| is below it, both tables give 0 for 1 + z.
func logCut[T Float]() T { return byWidth[T](0x1p-14, 0x1p-15) }

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

// logTerms3 returns -ln r - ln s in three limbs.
//
//limb:twin logTerms5 returns -ln r - ln s in five limbs.
func logTerms3[T Float](j, i int32) triple[T] { return logCoarse3[T](j).add(logFine3[T](i)) }

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
	n, c := toFloat[T](k), lnOfTwo3[T]()
	p, e := TwoProd(n, c.X1)
	return l.add(triple[T]{T(n * c.X0), p, e + T(n*c.X2)}) // n·c.X0 is exact
}

// withTwo10 returns k·log10 2 + l·log10 e.
func (l triple[T]) withTwo10(k int32) triple[T] {
	n, c := toFloat[T](k), log10OfTwo3[T]()
	p, e := TwoProd(n, c.X1)
	return l.mul(log10OfE3[T]()).add(triple[T]{T(n * c.X0), p, e + T(n*c.X2)})
}

// timesLog2E returns l·log2 e.
//
//limb:twin
func (l triple[T]) timesLog2E() triple[T] { return l.mul(log2OfE3[T]()) }

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
// Error: ≤ 2u²|log x|, relative to the result near 1 too. `limb prove` proves it where docs/numbers.md says.
// Domain: 0 < x; the result is 0 or at least 2^-101 (DF), 2^-968 (DD): below, its last bits underflow.
// Special: log ±0 = -Inf, log +Inf = +Inf, NaN for x < 0; log 1 = +0.
// Cost: 265 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 2u⁴|log x|, relative to the result near 1 too.
//limb:twin Domain: 0 < x; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1430 flops with a fused multiply-add, and two rows of tables.
//limb:twin Triple Cost: 679 flops with a fused multiply-add, and two rows of tables.
func (x Pair[T]) Log() Pair[T] { return logOnce(x) }

//limb:once
//limb:twin
func log[T Float](x Pair[T]) Pair[T] {
	k, l := logArg(x).log()
	return l.withLn2(k).pair().logSpecial(x.Hi)
}

// Log2 returns the logarithm of x to base 2. Log2(2^n) is n.
//
// Error: ≤ 2u²|log2 x|, relative to the result near 1 too.
// Domain: 0 < x; the result is 0 or at least 2^-100 (DF), 2^-967 (DD): below, its last bits underflow.
// Special: as Log.
// Cost: 294 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 3u⁴|log2 x|, relative to the result near 1 too.
//limb:twin Domain: 0 < x; the result is 0 or at least 2^-52 (QF), 2^-861 (QD): below, its last bits underflow.
//limb:twin Triple Domain: 0 < x; the result is 0 or at least 2^-76 (TF), 2^-914 (TD): below, its last bits underflow.
//limb:twin Cost: 1510 flops with a fused multiply-add.
//limb:twin Triple Cost: 706 flops with a fused multiply-add.
func (x Pair[T]) Log2() Pair[T] { return log2Once(x) }

//limb:once
//limb:twin
func log2[T Float](x Pair[T]) Pair[T] {
	k, l := logArg(x).log()
	return l.timesLog2E().addFloat(toFloat[T](k)).pair().logSpecial(x.Hi)
}

// eighth returns u²/8.
func eighth[T Float]() T { return byWidth[T](0x1p-51, 0x1p-109) }

// eighthQuad returns u⁴/8.
func eighthQuad[T Float]() T {
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
// Domain: as Log2.
// Special: as Log.
// Cost: 308 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Error: ≤ 3u⁴|log10 x|, relative to the result near 1 too.
//limb:twin Cost: 1630 flops with a fused multiply-add.
//limb:twin Triple Cost: 780 flops with a fused multiply-add.
func (x Pair[T]) Log10() Pair[T] { return log10Once(x) }

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
// Cost: 304 flops with a fused multiply-add, and two rows of tables.
//
//limb:function
//limb:twin Domain: -1 < x; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last bits underflow.
//limb:twin Cost: 1530 flops with a fused multiply-add.
//limb:twin Triple Cost: 759 flops with a fused multiply-add.
func (x Pair[T]) Log1p() Pair[T] { return log1pOnce(x) }

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

// withLn2 returns k·ln 2 + l.
//
//limb:twin
func (l quint[T]) withLn2(k int32) quint[T] { return l.add(lnOfTwo5[T]().mulFloat(toFloat[T](k))) }

// withTwo10 returns k·log10 2 + l·log10 e.
//
//limb:twin
func (l quint[T]) withTwo10(k int32) quint[T] {
	return l.mul(log10OfE5[T]()).add(log10OfTwo5[T]().mulFloat(toFloat[T](k)))
}

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

// logIndex returns the place in the first table for m.
func logIndex[T Float](m T) int32 {
	if is32[T]() {
		return toInt(T(m*64)+0.5) - 45
	}
	return toInt(T(m*128)+0.5) - 91
}

// logIndexFine returns the place in the second table for 1 + z.
func logIndexFine[T Float](z T) int32 {
	if is32[T]() {
		return toInt(T(z*4096) + (logFineZero32 + 0.5))
	}
	return toInt(T(z*8192) + (logFineZero64 + 0.5))
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
func logTerms3[T Float](j, i int32) triple[T] {
	if is32[T]() {
		a := triple[T]{T(logCoarse32[j][1]), T(logCoarse32[j][2]), T(logCoarse32[j][3])}
		return a.add(triple[T]{T(logFine32[i][1]), T(logFine32[i][2]), T(logFine32[i][3])})
	}
	a := triple[T]{T(logCoarse64[j][1]), T(logCoarse64[j][2]), T(logCoarse64[j][3])}
	return a.add(triple[T]{T(logFine64[i][1]), T(logFine64[i][2]), T(logFine64[i][3])})
}

// logReduce returns k, z and -ln r - ln s for a finite x > 0.
func (x triple[T]) logReduce() (k int32, z, t triple[T]) {
	bound, n := logScale[T]()
	bias := int32(0)
	e := exponent(x.X0)
	if e < -bound {
		x = x.scale(pow2[T](n))
		bias = -n
	}
	if e > bound {
		x = x.scale(pow2[T](-n))
		bias = n
	}
	k = exponent(T(x.X0 * 0x1.6a09e6p0)) // √2
	m := x.scale(pow2[T](-k))
	j := logIndex(m.X0)
	r := logFactor[T](j)
	i := logIndexFine(T(m.X0*r) - 1)
	r = T(r * logFactorFine[T](i)) // exact
	p, a := TwoProd(m.X0, r)
	q, f := TwoProd(m.X1, r)
	a, q = TwoSum(a, q)
	return k + bias, settle3(p-1, a, q+(f+T(m.X2*r))), logTerms3[T](j, i)
}

// hornerLog returns c + zh, for |zh| below |c|. 15 flops.
func (h Pair[T]) hornerLog(z, c Pair[T]) Pair[T] {
	p, e := TwoProd(z.Hi, h.Hi)
	e = e + (T(z.Hi*h.Lo) + T(z.Lo*h.Hi))
	s, t := FastTwoSum(c.Hi, p)
	hi, lo := FastTwoSum(s, t+(c.Lo+e))
	return Pair[T]{hi, lo}
}

// logSeries returns z·V for the argument z of ln(1 + z).
func (z Pair[T]) logSeries() Pair[T] {
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
		v = v.hornerLog(z, Pair[T]{T(logSeries64[4][0]), T(logSeries64[4][1])})
		v = v.hornerLog(z, Pair[T]{T(logSeries64[3][0]), T(logSeries64[3][1])})
	}
	v = v.hornerLog(z, Pair[T]{-0.5, 0})
	p, e := TwoProd(z.Hi, v.Hi)
	return Pair[T]{p, e + (T(z.Hi*v.Lo) + T(z.Lo*v.Hi))}
}

// logSum returns t + ln(1 + z).
func (z triple[T]) logSum(t triple[T]) triple[T] {
	y := Pair[T]{z.X0, z.X1}
	w := y.logSeries()
	p, e := TwoProd(y.Hi, w.Hi)
	w = Pair[T]{p, e + (T(y.Hi*w.Lo) + T(y.Lo*w.Hi))}
	return t.add(z.addPair(w))
}

// log returns k and l with log x = k·ln 2 + l, for a finite x > 0.
func (x triple[T]) log() (k int32, l triple[T]) {
	k, z, t := x.logReduce()
	return k, z.logSum(t)
}

// log1p returns k and l with log(1 + x) = k·ln 2 + l, for a finite x > -1.
func (x triple[T]) log1p() (k int32, l triple[T]) {
	k, z, t := x.addFloat(1).logReduce()
	if abs(x.X0) < logCut[T]() {
		z = x
	}
	return k, z.logSum(t)
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
func (l triple[T]) timesLog2E() triple[T] {
	if is32[T]() {
		return l.mul(triple[T]{T(log2OfE32[0]), T(log2OfE32[1]), T(log2OfE32[2])})
	}
	return l.mul(triple[T]{T(log2OfE64[0]), T(log2OfE64[1]), T(log2OfE64[2])})
}

// logArg returns x, and 1 in place of what has no finite logarithm.
func (x Pair[T]) logArg() triple[T] {
	if !(x.Hi > 0 && finite(x.Hi)) {
		x = Pair[T]{1, 0}
	}
	return tripleOf(x)
}

// logSpecial returns y, or the logarithm of a where that is not finite.
func (y Pair[T]) logSpecial(a T) Pair[T] {
	if !(a > 0 && finite(a)) {
		y = Pair[T]{sqrt(a), 0} // NaN for a < 0
		if a == 0 {
			y.Hi = -1 / abs(a)
		}
	}
	return y
}

// Log returns the natural logarithm of x.
//
// Error: ≤ 2u²|log x|, relative to the result near 1 too.
// Domain: 0 < x, and the limbs of x and of the result are 0 or not subnormal.
// Special: log ±0 = -Inf, log +Inf = +Inf, NaN for x < 0; log 1 = +0.
// Cost: 310 flops.
func (x Pair[T]) Log() Pair[T] {
	k, l := x.logArg().log()
	return l.withLn2(k).pair().logSpecial(x.Hi)
}

// Log2 returns the logarithm of x to base 2. Log2(2^n) is n.
//
// Error: ≤ 2u²|log2 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 340 flops.
func (x Pair[T]) Log2() Pair[T] {
	k, l := x.logArg().log()
	return l.timesLog2E().addFloat(toFloat[T](k)).pair().logSpecial(x.Hi)
}

// Log10 returns the logarithm of x to base 10.
//
// Error: ≤ 2u²|log10 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 350 flops.
func (x Pair[T]) Log10() Pair[T] {
	k, l := x.logArg().log()
	return l.withTwo10(k).pair().logSpecial(x.Hi)
}

// Log1p returns the natural logarithm of 1 + x.
//
// Error: ≤ 2u²|log(1+x)|, relative to the result near 0 too.
// Domain: -1 < x, and the limbs of x and of the result are 0 or not subnormal.
// Special: Log1p(-1) = -Inf, Log1p(±0) = ±0, Log1p(+Inf) = +Inf, NaN for x < -1.
// Cost: 340 flops.
func (x Pair[T]) Log1p() Pair[T] {
	y := x.AddFloat(1)
	a := x
	if !(y.Hi > 0 && finite(y.Hi)) {
		a = Pair[T]{}
	}
	k, l := tripleOf(a).log1p()
	z := l.withLn2(k).pair().logSpecial(y.Hi)
	if x.Hi == 0 {
		z = x
	}
	return z
}

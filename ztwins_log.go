// Code generated from log.go by gen; DO NOT EDIT.

package limb

// logTerms5 returns -ln r - ln s in five limbs.
func logTerms5[T Float](j, i int32) quint[T] {
	if is32[T]() {
		a := quint[T]{T(logCoarse32[j][1]), T(logCoarse32[j][2]), T(logCoarse32[j][3]), T(logCoarse32[j][4]), T(logCoarse32[j][5])}
		return a.add(quint[T]{T(logFine32[i][1]), T(logFine32[i][2]), T(logFine32[i][3]), T(logFine32[i][4]), T(logFine32[i][5])})
	}
	a := quint[T]{T(logCoarse64[j][1]), T(logCoarse64[j][2]), T(logCoarse64[j][3]), T(logCoarse64[j][4]), T(logCoarse64[j][5])}
	return a.add(quint[T]{T(logFine64[i][1]), T(logFine64[i][2]), T(logFine64[i][3]), T(logFine64[i][4]), T(logFine64[i][5])})
}

// logSum returns f·(t + ln(1 + z)) for a power of two f, which is 1 unless t = 0.
func (z quint[T]) logSum(t quint[T], f T) quint[T] {
	y := Quad[T]{z.X0, z.X1, z.X2, z.X3}
	z = z.scale(f)
	return t.add(z.addQuad(logSeries4(y).mulLoose(Quad[T]{z.X0, z.X1, z.X2, z.X3})))
}

// log returns k and l with log x = k·ln 2 + l, for a finite x > 0.
func (x quint[T]) log() (k int32, l quint[T]) {
	k, z, t := x.logReduce()
	return k, z.logSum(t, 1)
}

// log1p returns k and l with log(1 + x) = k·ln 2 + l, for a finite x > -1.
func (x quint[T]) log1p() (k int32, l quint[T]) {
	n := logDown(x.X0)
	f := pow2[T](-n)
	k, z, t := x.scale(f).addFloat(f).logReduce()
	if abs(x.X0) < logCut[T]() {
		z = x
	}
	return k + n, z.logSum(t, 1)
}

// timesLog2E returns l·log2 e.
func (l quint[T]) timesLog2E() quint[T] {
	if is32[T]() {
		return l.mul(quint[T]{T(log2OfE32[0]), T(log2OfE32[1]), T(log2OfE32[2]), T(log2OfE32[3]), T(log2OfE32[4])})
	}
	return l.mul(quint[T]{T(log2OfE64[0]), T(log2OfE64[1]), T(log2OfE64[2]), T(log2OfE64[3]), T(log2OfE64[4])})
}

// logArg4 returns x, and 1 in place of what has no finite logarithm.
func logArg4[T Float](x Quad[T]) quint[T] {
	if !(x.X0 > 0 && finite(x.X0)) {
		x = Quad[T]{X0: 1}
	}
	return quintOf(x)
}

// logSpecial returns y, or the logarithm of a where that is not finite.
func (y Quad[T]) logSpecial(a T) Quad[T] {
	if !(a > 0 && finite(a)) {
		y = Quad[T]{X0: sqrt(a)} // NaN for a < 0
		if a == 0 {
			y.X0 = -1 / abs(a)
		}
	}
	return y
}

// Log returns the natural logarithm of x.
//
// Error: ≤ 2u⁴|log x|, relative to the result near 1 too.
// Domain: 0 < x; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last
// bits underflow.
// Special: log ±0 = -Inf, log +Inf = +Inf, NaN for x < 0; log 1 = +0.
// Cost: 1430 flops with a fused multiply-add, and two rows of tables.
func (x Quad[T]) Log() Quad[T] { return log4Once(x) }

// log4 is Log.
//
//limb:once
func log4[T Float](x Quad[T]) Quad[T] {
	k, l := logArg4(x).log()
	return l.withLn2(k).quad().logSpecial(x.X0)
}

// Log2 returns the logarithm of x to base 2. Log2(2^n) is n.
//
// Error: ≤ 3u⁴|log2 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 1510 flops with a fused multiply-add.
func (x Quad[T]) Log2() Quad[T] { return log24Once(x) }

// log24 is Log2.
//
//limb:once
func log24[T Float](x Quad[T]) Quad[T] {
	k, l := logArg4(x).log()
	return l.timesLog2E().addFloat(toFloat[T](k)).quad().logSpecial(x.X0)
}

// whole returns x without its other limbs where x is within u⁴/8 of an integer.
func (x Quad[T]) whole() Quad[T] {
	if abs(x.X1) <= T(abs(x.X0)*eighth4[T]()) && trunc(x.X0) == x.X0 {
		x = Quad[T]{X0: x.X0}
	}
	return x
}

// Log10 returns the logarithm of x to base 10. Log10(10^n) is n.
//
// Error: ≤ 3u⁴|log10 x|, relative to the result near 1 too.
// Domain: as Log.
// Special: as Log.
// Cost: 1630 flops with a fused multiply-add.
func (x Quad[T]) Log10() Quad[T] { return log104Once(x) }

// log104 is Log10.
//
//limb:once
func log104[T Float](x Quad[T]) Quad[T] {
	k, l := logArg4(x).log()
	return l.withTwo10(k).quad().whole().logSpecial(x.X0)
}

// Log1p returns the natural logarithm of 1 + x.
//
// Error: ≤ 2u⁴|log(1+x)|, relative to the result near 0 too.
// Domain: -1 < x; the result is 0 or at least 2^-53 (QF), 2^-862 (QD): below, its last
// bits underflow.
// Special: Log1p(-1) = -Inf, Log1p(±0) = ±0, Log1p(+Inf) = +Inf, NaN for x < -1.
// Cost: 1630 flops with a fused multiply-add.
func (x Quad[T]) Log1p() Quad[T] { return log1p4Once(x) }

// log1p4 is Log1p.
//
//limb:once
func log1p4[T Float](x Quad[T]) Quad[T] {
	y := x.AddFloat(1)
	a := x
	if !(y.X0 > 0 && finite(x.X0)) {
		a = Quad[T]{}
	}
	k, l := quintOf(a).log1p()
	z := l.withLn2(k).quad()
	if !(y.X0 > 0 && finite(x.X0)) {
		z = z.logSpecial(y.X0)
	}
	if x.X0 == 0 {
		z = x
	}
	return z
}

// Code generated from pow.go by gen; DO NOT EDIT.

package limb

// powBase returns log2 x in units of 1/f, for a power of two f, for a finite x > 0.
func (x quint[T]) powBase() (l quint[T], f T) {
	k, z, t := x.logReduce()
	f = powUnit(z.X0, k, t.X0)
	return z.logSum(t, f).timesLog2E().addFloat(toFloat[T](k)), 1 / f
}

// powLog4 returns 2^(y·log2 x) where wanted is set, for finite x > 0 and y, and else z.
//
//limb:arm
func powLog4[T Float](wanted bool, z, x, y Quad[T]) Quad[T] {
	if wanted {
		l, g := logArg4(x).powBase()
		b := Quad[T]{T(y.X0 * g), T(y.X1 * g), T(y.X2 * g), T(y.X3 * g)}
		p := T(l.X0 * b.X0)
		t := l.mulQuad(b)
		bound, _, _ := expBound[T]()
		if !(abs(p) < bound) {
			t = quint[T]{X0: p}
		}
		least := T(0)
		if y.isThird() {
			least = powLeast4[T]()
		}
		k, r := t.exp2Reduce()
		power, m := expParts4(k, r)
		twice := y.X0 + y.X0
		half := y.X1 == 0 && twice == trunc(twice)
		z = power.withoutNoise(expGrain(half, k, r.X0), T(power.X0*least)).expScale(m).expOverflow(t.X0, bound)
	}
	return z
}

// powSmall4 returns x^n where small is set, and else z, for 1 < n < 32 and finite
// x ≥ 0. The powers, of x between 1 and 2, have a limb more than the type: one that
// is a Quad has no more bits than these hold.
//
//limb:arm
func powSmall4[T Float](small bool, z, x Quad[T], n int32) Quad[T] {
	if small {
		e := middling(x.X0)
		f := pow2[T](-e)
		x = Quad[T]{T(x.X0 * f), T(x.X1 * f), T(x.X2 * f), T(x.X3 * f)}
		p := quintOf(x)
		for i := range 5 {
			bits := n >> (4 - i) // of n, from above
			if bits > 1 {
				p = p.mul(p)
				if bits&1 == 1 {
					p = p.mulQuad(x)
				}
			}
		}
		z = p.quad().scaleB(e * n)
	}
	return z
}

// Pow returns x^y. It is exact where x^y has no more than 97 bits (QF), 213 bits (QD),
// for whole y between -32 and 32. For half y, and for the y nearest to ⅓ and |x| <
// 2^126, it is exact where x^y is a machine number. Other roots and half powers that
// are Quads mostly come out as these, and always within the error bound.
//
// Error: ≤ 2u⁴|x^y|.
// Domain: x^y is below 2^126 (QF), 2^1022 (QD), and at least 2^-53 (QF), 2^-862 (QD):
// below, its last bits underflow.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 2950 flops with a fused multiply-add.
func (x Quad[T]) Pow(y Quad[T]) Quad[T] { return pow4Once(x, y) }

// pow4 is Pow.
//
//limb:once
func pow4[T Float](x, y Quad[T]) Quad[T] {
	a := x.Abs()
	n := powCount(y.X0)
	small := n > 1 && y.X1 == 0 && finite(a.X0)
	z := powLog4(!small, Quad[T]{}, a, y)
	z = powSmall4(small, z, a, n)
	if !(a.X0 > 0 && finite(a.X0) && finite(y.X0)) {
		c := a.X0 - 1
		if c == 0 {
			c = a.X1
		}
		z = Quad[T]{X0: powSpecial(c, y.X0)}
	}
	whole, odd := y.parity()
	if signbit(x.X0) {
		if whole && odd {
			z = z.Neg()
		}
		if !whole && x.X0 < 0 && finite(x.X0) {
			z = Quad[T]{X0: sqrt(x.X0)} // NaN
		}
	}
	if y.X0 == 1 && y.X1 == 0 {
		z = x
	}
	if x.X0 == 1 && x.X1 == 0 || y.X0 == 0 {
		z = Quad[T]{X0: 1}
	}
	return z
}

// Code generated from mod.go by gen; DO NOT EDIT.

package limb

// digits takes multiples of y from r until one digit of the quotient is left.
// The number of them, modulo 2^24, is added to n.
func (r quadRest[T]) digits(y Quad[T], n int32) (quadRest[T], int32) {
	if is32[T]() {
		for range 6 {
			if r.r0 >= T(y.X0*most[T]()) {
				q := digit(r.r0, y.X0)
				r = r.minus(q, y)
				n = n + lowBits(q)
			}
		}
	} else {
		for range 15 {
			if r.r0 >= T(y.X0*most[T]()) {
				q := digit(r.r0, y.X0)
				r = r.minus(q, y)
				n = n + lowBits(q)
			}
		}
	}
	return r, n
}

// divide4 returns the remainder of x/y, not negative and below y, and the
// quotient modulo 2^24, for positive x and y.
func divide4[T Float](x, y Quad[T]) (r quadRest[T], n int32) {
	r = quadRestOf(x)
	if k := leap[T](); r.r0 >= T(y.X0*k) {
		y1 := Quad[T]{T(y.X0 * k), T(y.X1 * k), T(y.X2 * k), T(y.X3 * k)}
		if r.r0 >= T(y1.X0*k) {
			r, _ = r.digits(Quad[T]{T(y1.X0 * k), T(y1.X1 * k), T(y1.X2 * k), T(y1.X3 * k)}, 0)
		}
		r, _ = r.digits(y1, 0)
	}
	if r.r0 >= T(y.X0*most[T]()) {
		r, n = r.digits(y, 0)
	}
	q := digit(r.r0, y.X0)
	r = r.minus(q, y)
	n = n + lowBits(q)
	if r.r0 >= T(y.X0*0.75) {
		s := r.minus(1, y)
		if s.r0 >= 0 {
			r = s
			n = n + 1
		}
	}
	return r, n
}

// Remainder returns x - ny, for the integer n nearest to x/y, of two the even
// one (the remainder of IEEE 754).
//
// Error: ≤ 1u⁴|rem|, as Mod.
// Domain: as Mod.
// Special: as Mod.
// Cost: as Mod, and 450 flops.
func (x Quad[T]) Remainder(y Quad[T]) Quad[T] { return remainderOf4Once(x, y) }

// remainderOf4 is Remainder.
//
//limb:once
func remainderOf4[T Float](x, y Quad[T]) Quad[T] {
	b := y.Abs()
	r, n := divide4(x.Abs(), b)
	r, _ = r.nearest(b, n)
	return r.result(x, y)
}

// Remquo returns the remainder, as Remainder, and the lower bits of n: quo has
// the sign of x/y, and |quo| is |n| modulo 2^24.
//
// Error: ≤ 1u⁴|rem|, as Mod; quo is exact.
// Domain: as Remainder.
// Special: as Mod; quo is 0 where y is infinite or rem is NaN.
// Cost: as Remainder.
func (x Quad[T]) Remquo(y Quad[T]) (rem Quad[T], quo int) { return remquo4Once(x, y) }

// remquo4 is Remquo.
//
//limb:once
func remquo4[T Float](x, y Quad[T]) (rem Quad[T], quo int) {
	b := y.Abs()
	r, n := divide4(x.Abs(), b)
	r, n = r.nearest(b, n)
	return r.result(x, y), int(quotient24(n, x.X0, y.X0, r.lost))
}

// quotients is what Remquo and Mod return for operands beyond their domains.
//
//limb:host
func (x Quad[T]) quotients(y Quad[T]) (mod, rem Quad[T], quo int) {
	if !finite(x.X0) || !finite(y.X0) || y.X0 == 0 {
		mod.X0, rem.X0 = nan[T](), nan[T]()
		return mod, rem, 0
	}
	m, r, quo := quotients([]float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}, []float64{float64(y.X0), float64(y.X1), float64(y.X2), float64(y.X3)})
	zero := signed4(Quad[T]{}, x.X0)
	mod, rem = zero, zero
	if m.Sign() != 0 {
		mod = quadFromBig[T](m)
	}
	if r.Sign() != 0 {
		rem = quadFromBig[T](r)
	}
	return mod, rem, quo
}

package floor

// # Products
//
// The product of two significands is a double word. Its upper half, with a sticky bit
// for the lower one, is rounded. Its error is below 2^p units of the exact product, so
// that the lower half alone tells it: e = XY - q·2^k, modulo 2^N.

// mul returns ab.
func (f Format[W]) mul(a, b W) W {
	p, _ := f.TwoProd(a, b)
	return p
}

// prodErr returns ab - p for p = ab, rounded: both once. It does not need p.
func (f Format[W]) prodErr(a, b, _ W) W {
	_, e := f.TwoProd(a, b)
	return e
}

// TwoSqr is TwoProd(a, a).
func (f Format[W]) TwoSqr(a W) (p, e W) { return f.TwoProd(a, a) }

// TwoProd returns p = ab and e = ab - p, both rounded. e is NaN where a factor is not
// finite, and -p where p overflows.
func (f Format[W]) TwoProd(a, b W) (p, e W) {
	n := size[W]()
	large, small := max(f.abs(a), f.abs(b)), min(f.abs(a), f.abs(b))
	sign := (a ^ b) & f.sign()
	gx, x := f.parts(large)
	gy, y := f.parts(small)
	// Only the smaller factor may need all its bits: where both are subnormal, the
	// product is below all bits that a float has, or few bits are enough.
	y, z := f.normal(y)
	hi, lo := wideMul(x<<(n-f.P), y<<(n-f.P-1))
	t := hi | bit[W](lo != 0)
	up, down := gx+gy+2, z+f.bias()
	m, shifted, q, c, under := f.pack(t, up, down)
	p = m | sign
	if t == 0 {
		p = sign
	}

	// An integer r, in units of 2^-p of those that q had before it was shifted.
	r := x*y - q<<(f.P-c)
	minus := r>>(n-1) != 0
	if minus {
		r = -r
	}
	g := max(up, down) - down
	units := max(g, f.P) - f.P // the exponent of r, or how far that is below 0
	below := min(max(g, f.P)-g, n-1)
	e = f.exact(r, units, 0)
	if below > 0 {
		e = rounded(r, max(below, 1))
	}
	if under { // p is rounded to a subnormal number, and e to a zero
		r = shifted - q<<(n-1-f.P)
		minus = r>>(n-1) != 0
		e = 0
	}
	if minus {
		sign = f.neg(sign)
	}
	e |= sign
	if r == 0 || t == 0 {
		e = 0
	}

	if m == f.inf() {
		e = f.neg(p)
	}
	if large >= f.inf() {
		e = f.nan()
		p = f.nan()
		if large == f.inf() && small != 0 {
			p = large | (a^b)&f.sign()
		}
	}
	return p, e
}

package floor

// # Sums
//
// The operand of the smaller magnitude, Y, is shifted to the units of the larger one, X,
// with some bits below for rounding: what is shifted out of these is one sticky bit.
//
// The error of the sum, in the units of Y, is an integer below 2^p in magnitude. So it
// is known from its N lowest bits, and these are found without anything wider, from
// shifts that lose bits at the top: e = X·2^d ± Y - q·2^k, modulo 2^N, for the sum q·2^k.

// add returns a + b.
func (f Format[W]) add(a, b W) W {
	s, _, _ := f.sum(a, b)
	return s
}

// sub returns a - b.
func (f Format[W]) sub(a, b W) W { return f.add(a, f.neg(b)) }

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
func (f Format[W]) TwoSum(a, b W) (s, e W) {
	s, e, _ = f.sum(a, b)
	if !f.finite(s) {
		e = f.nan()
	}
	return s, e
}

// TwoDiff returns d = a - b, rounded, and e with d + e = a - b, as TwoSum does, but as
// six subtractions give it: e is -0 for a = -0, where b is not +0.
func (f Format[W]) TwoDiff(a, b W) (d, e W) {
	d, e = f.TwoSum(a, f.neg(b))
	if a == f.sign() && b != 0 && f.finite(d) {
		e = a
	}
	return d, e
}

// FastTwoSum returns s = a + b, rounded, and e with s + e = a + b, as three additions
// give them where s - a is a float: e is -0 for b = -0, and -s where s overflows.
func (f Format[W]) FastTwoSum(a, b W) (s, e W) {
	s, e, finite := f.sum(a, b)
	if b == f.sign() {
		e = b
	}
	if !f.finite(s) {
		e = f.neg(s)
	}
	if !finite {
		e = f.nan()
	}
	return s, e
}

// sum returns a + b and, where that is finite, its error, and whether both operands are
// finite.
func (f Format[W]) sum(a, b W) (s, e W, finite bool) {
	n := size[W]()
	ma, mb := f.abs(a), f.abs(b)
	large, small := max(ma, mb), min(ma, mb)
	sign := a & f.sign() // of the larger one
	if ma < mb {
		sign = b & f.sign()
	}
	differ := (a^b)&f.sign() != 0

	// X·2^k is below 2^(N-2), so that the sum has a place for its carry.
	k := n - 2 - f.P
	gx, x := f.parts(large)
	gy, y := f.parts(small)
	d := min(gx-gy, n-1)
	low := right(y<<k, d)
	t, exact := x<<k+low, x<<d+y
	if differ {
		t, exact = x<<k-low, x<<d-y
	}

	// Up to bit N-2, or as far as the exponent goes down: that is gradual underflow.
	c := min(clz(t)-1, gx+1)
	g := gx + 1 - c
	q := rounded(t<<c, k+1)
	s = min(g<<(f.P-1)+q, f.inf()) | sign
	if t == 0 {
		s = a & b & f.sign() // +0, unless both are -0
	}

	// q·2^g is q·2^up in the units of Y. Where up is negative, the sum is exact.
	up := d + 1 - c
	r := exact - q<<min(up, n-1)
	if r>>(n-1) != 0 { // below 0
		r = -r
		sign = f.neg(sign)
	}
	z := min(clz(r)-(n-f.P), gy)
	e = (gy-z)<<(f.P-1) + r<<z | sign
	if r == 0 || up > d+1 {
		e = 0
	}

	if large >= f.inf() {
		s = f.nan()
		if large == f.inf() && !(differ && ma == mb) {
			s = a
			if ma < mb {
				s = b
			}
		}
	}
	return s, e, large < f.inf()
}

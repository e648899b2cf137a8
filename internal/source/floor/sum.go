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
	s, _, _, _ := f.sum(a, b)
	return s
}

// sub returns a - b.
func (f Format[W]) sub(a, b W) W { return f.add(a, f.neg(b)) }

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
func (f Format[W]) TwoSum(a, b W) (s, e W) {
	s, e, _, _ = f.sum(a, b)
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

// FastTwoSum returns s = a + b, rounded, and e = b - (s - a), each difference rounded, as
// three additions give it: the error of the sum if |a| ≥ |b|. It is -0 for b = -0, and -s
// where s overflows. If |a| < |b|, that is no largest number, as for TwoSum.
func (f Format[W]) FastTwoSum(a, b W) (s, e W) {
	s, e, rough, finite := f.sum(a, b)
	if f.abs(a) < f.abs(b) {
		e = rough
	}
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

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
func (f Format[W]) exact(x, g, sign W) W {
	free := size[W]() - f.P
	z := min(max(clz(x), free)-free, g)
	y := ((g-z)<<(f.P-1) + x<<z) | sign
	if x == 0 {
		y = 0
	}
	return y
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
func (f Format[W]) sum(a, b W) (s, e, rough W, finite bool) {
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
	t, whole := x<<k+low, x<<d+y
	if differ {
		t, whole = x<<k-low, x<<d-y
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
	r := whole - q<<min(up, n-1)
	minus := r>>(n-1) != 0
	if minus {
		r = -r
		sign = f.neg(sign)
	}
	if up > d+1 {
		r = 0
	}
	e = f.exact(r, gy, sign)

	// X·2^d - r is rounded to a multiple of 2^d, or of half of that if it is below X·2^d
	// and this a power of two. So r is, and a tie goes to where X less r is even. Beyond
	// 2^(p+1) all units round it to 0.
	unit := d
	if x == f.hidden() && !minus {
		unit = max(d, 1) - 1
	}
	unit = min(unit, f.P+1)
	odd := x & 1
	round := (rounded(r+odd<<unit, max(unit, 1)) - odd) << unit
	if unit == 0 {
		round = r
	}
	rough = f.exact(round, gy, sign)

	if large >= f.inf() {
		s = f.nan()
		if large == f.inf() && !(differ && ma == mb) {
			s = a
			if ma < mb {
				s = b
			}
		}
	}
	return s, e, rough, large < f.inf()
}

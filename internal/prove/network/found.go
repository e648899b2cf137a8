package network

// found is what more no x + y = s + e may be, whatever p, with |y| not of a larger exponent than x, and not
// too small to count. A search found these: where a solver's answer had exponents that no numbers of 3 to 9
// bits have, the fewest and weakest conditions that exclude it. They say little that one would write down;
// TestBits has a solver prove each.
func found(p int, x, y, s, e wire) (r []formula) {
	no := func(conditions ...formula) { r = append(r, not(all(conditions...))) }
	no(le(s.e(), y.h(), p+2), le(y.h(), e.g(), 0))
	no(le(y.g(), e.f(), 0), le(e.e(), x.f(), -p), le(x.e(), y.f(), p), le(y.e(), y.h(), 1), not(agree(e, x)))
	no(le(s.h(), x.h(), -3), le(y.e(), x.g(), 2-p))
	no(le(y.e(), x.f(), -2), le(s.h(), y.g(), 0))
	no(le(y.h(), e.g(), 0), le(s.g(), y.g(), p), le(s.e(), x.g(), 1))
	no(le(y.h(), x.f(), -3), le(x.g(), e.h(), p), le(y.g(), x.e(), 1-p), le(s.h(), y.h(), 1))
	no(le(s.h(), y.g(), 1), le(s.e(), y.e(), 2), le(e.e(), x.g(), 1-p), le(y.f(), x.h(), 2-p), le(y.e(), e.h(), p-1), le(y.h(), s.h(), 3-p))
	no(le(y.e(), x.f(), 1-p), le(s.g(), y.g(), 1), le(s.f(), e.h(), 7))
	no(le(e.h(), y.g(), -1), le(y.f(), y.g(), -1), le(x.f(), y.h(), 3), le(y.e(), x.g(), 1-p), le(s.g(), x.f(), p-3))
	no(le(y.g(), x.h(), -p-3), le(s.e(), e.e(), p+2), le(x.e(), y.e(), p), le(s.h(), e.e(), 3))
	no(le(x.h(), s.e(), -1), le(y.f(), s.h(), 1-p), le(s.g(), y.h(), p-1), le(s.h(), x.f(), -2))
	no(le(s.h(), e.e(), 1), le(e.f(), x.h(), -p-1), le(y.e(), x.g(), 3-p))
	no(le(y.h(), y.e(), -p), le(s.f(), x.f(), 1-p), le(s.e(), e.f(), p))
	no(le(x.h(), s.g(), -1), le(y.h(), x.f(), -p), le(x.g(), y.h(), p), le(y.f(), s.h(), 1-p), e.some(), agree(e, x))
	no(le(y.h(), e.e(), -1), le(s.f(), x.h(), 1-p), e.some(), not(e.power()))
	no(le(s.h(), x.h(), -1), not(agree(y, x)), le(x.f(), s.e(), 1-p))
	no(le(y.e(), x.g(), 0), le(x.e(), y.e(), 1), le(x.e(), s.f(), -1), le(e.e(), y.g(), -1))
	no(le(y.e(), s.f(), -p-1), le(x.f(), x.h(), -2))
	no(le(s.e(), y.h(), p), le(x.f(), s.f(), 0), le(y.h(), x.f(), 1-p))
	no(le(x.e(), s.h(), 1), le(x.f(), y.h(), p+1), le(y.e(), y.g(), 1), le(s.g(), x.f(), 1-p))
	no(le(x.f(), y.g(), -1), le(s.g(), s.e(), 1-p), le(y.e(), e.e(), p+2), le(x.h(), x.f(), 1))
	no(e.some(), agree(e, x), le(s.h(), y.e(), -1), le(s.e(), x.f(), -1))
	no(le(y.f(), x.f(), 1-p), le(y.h(), e.f(), 0), le(s.f(), y.e(), -1))
	return r
}

// le is that an exponent is at most another plus k, where both are those of a number, and g of one that has a second bit.
func le(a, b variable, k int) formula {
	f := []formula{atMost(a, b, k)}
	for _, v := range []variable{a, b} {
		f = append(f, wire(v.wire).some())
		if v.of == 'g' {
			f = append(f, not(wire(v.wire).power()))
		}
	}
	return all(f...)
}

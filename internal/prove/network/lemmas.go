package network

func (w wire) e() variable       { return variable{int(w), 'e'} }
func (w wire) f() variable       { return variable{int(w), 'f'} }
func (w wire) g() variable       { return variable{int(w), 'g'} }
func (w wire) h() variable       { return variable{int(w), 'h'} }
func (w wire) zero() formula     { return &clause{op: "bit", a: variable{int(w), 'z'}} }
func (w wire) some() formula     { return not(w.zero()) }
func (w wire) sign() variable    { return variable{int(w), 's'} }
func (w wire) negative() formula { return &clause{op: "bit", a: w.sign()} }
func (w wire) power() formula    { return is(w.e(), w.f(), 0) }

func agree(x, y wire) formula { return same(x.sign(), y.sign()) }

// number is what a number of p bits is.
func number(p int, x wire) formula {
	return either(x.zero(),
		all(x.power(), is(x.h(), x.e(), -1)),
		all(least(x.f(), x.e(), 1-p), below(x.f(), x.e(), 0), least(x.g(), x.f(), 0), least(x.h(), x.f(), -1), not(is(x.h(), x.f(), 0)),
			either(all(is(x.g(), x.e(), -1), below(x.h(), x.e(), -1)), all(is(x.h(), x.e(), -1), below(x.g(), x.e(), -1)))))
}

// equal is that x and y are one, as far as is known.
func equal(x, y wire) formula {
	return scaled(x, y, 0, false)
}

// half is that y is at most half an ulp of x.
func half(p int, x, y wire) formula {
	return either(y.zero(), all(x.some(), either(atMost(y.e(), x.e(), -p-1), all(is(y.e(), x.e(), -p), y.power()))))
}

// ordered is what FastTwoSum needs: that a is 0 or a multiple of ulp(b).
func ordered(p int, a, b wire) formula {
	return either(a.zero(), b.zero(), least(a.e(), b.e(), 0), least(a.f(), b.e(), 1-p))
}

// rounded is what is known of s = RN(s + e) and its error e.
func rounded(p int, s, e wire) formula {
	return when(e.some(),
		s.some(),
		either(atMost(e.e(), s.e(), -p-1), all(is(e.e(), s.e(), -p), e.power(), least(s.f(), s.e(), 2-p))),
		when(all(s.power(), not(agree(s, e))), either(atMost(e.e(), s.e(), -p-2), all(is(e.e(), s.e(), -p-1), e.power()))))
}

// twoSum is what is known of s + e = x + y, s = RN(x + y).
func twoSum(p int, x, y, s, e wire) []formula {
	r := []formula{
		number(p, x), number(p, y), number(p, s), number(p, e),
		rounded(p, s, e),
		when(x.zero(), equal(s, y), e.zero()),
		when(y.zero(), equal(s, x), e.zero()),
		when(s.zero(), e.zero()),
	}
	both := all(x.some(), y.some())
	r = append(r,
		when(all(both, agree(x, y)), s.some(), agree(s, x)),
		when(all(both, agree(x, y), is(x.e(), y.e(), 0)), is(s.e(), x.e(), 1)),
		when(all(both, not(agree(x, y)), is(x.e(), y.e(), 0)), e.zero(), either(s.zero(), below(s.e(), x.e(), 0))),
		// The last bit of the sum.
		when(all(both, is(x.f(), y.f(), 0)), when(e.some(), above(e.f(), x.f(), 0)), when(all(e.zero(), s.some()), above(s.f(), x.f(), 0))),
	)
	for _, o := range [][2]wire{{x, y}, {y, x}} {
		x, y := o[0], o[1]
		id := all(equal(s, x), equal(e, y))
		wider := all(both, least(x.e(), y.e(), 0))
		r = append(r,
			when(all(both, above(y.f(), x.f(), 0)), s.some(), either(all(e.zero(), is(s.f(), x.f(), 0)), all(e.some(), is(e.f(), x.f(), 0)))),
			when(wider, when(e.some(), atMost(e.e(), y.e(), 0))),
			// Equal signs.
			when(all(wider, agree(x, y)),
				least(s.e(), x.e(), 0), atMost(s.e(), x.e(), 1),
				when(below(y.e(), x.f(), -1), is(s.e(), x.e(), 0)),
				when(all(is(y.e(), x.f(), -1), is(s.e(), x.e(), 1)), atMost(y.f(), x.e(), -p), s.power(), e.some(), not(agree(s, e))),
				when(is(s.e(), x.e(), 1), either(s.power(), atMost(s.f(), y.e(), 0)))),
			// Different signs.
			when(all(both, above(x.e(), y.e(), 0), not(agree(x, y))),
				s.some(), agree(s, x), atMost(s.e(), x.e(), 0)),
			when(all(both, above(x.e(), y.e(), 1), not(agree(x, y))),
				least(s.e(), x.e(), -1),
				when(all(x.power(), least(y.e(), x.e(), -p)), is(s.e(), x.e(), -1)),
				when(all(x.power(), is(y.e(), x.e(), -p-1), not(y.power())), is(s.e(), x.e(), -1)),
				when(is(s.e(), x.e(), -1),
					either(x.power(), least(y.e(), x.f(), 0)),
					atMost(s.f(), y.e(), 1),
					when(is(s.f(), y.e(), 1), e.some(), agree(e, s)))),
			when(all(both, is(x.e(), y.e(), 1), not(agree(x, y))),
				least(s.e(), y.f(), 0), when(not(x.power()), least(s.e(), x.f(), 0)),
				when(x.power(), below(s.e(), x.e(), 0))),
			// y is too small to count.
			when(both,
				when(atMost(y.e(), x.e(), -p-2), id),
				when(all(is(y.e(), x.e(), -p-1), either(agree(x, y), not(x.power()), y.power())), id),
				when(all(is(y.e(), x.e(), -p), y.power(), either(agree(x, y), not(x.power())), least(x.f(), x.e(), 2-p)), id)),
			// No bit of y is above one of x: the last bits of s are those of y, rounded.
			when(all(both, above(x.f(), y.e(), 0), either(least(y.e(), x.e(), 1-p), is(s.e(), x.e(), -1), all(is(y.e(), x.e(), -p), not(y.power())))),
				when(above(x.f(), y.e(), 1), atMost(s.f(), y.e(), 1), when(is(s.f(), y.e(), 1), e.some(), not(agree(e, y)))),
				when(is(x.f(), y.e(), 1), not(is(s.f(), y.e(), 1)), when(above(s.f(), y.e(), 1), either(x.power(), all(e.some(), not(agree(e, y)))))),
				when(is(s.f(), y.e(), 0), either(e.zero(), agree(e, y)))),
		)
	}
	r = append(r, near(p, x, y, s, e)...)
	for _, o := range [][2]wire{{x, y}, {y, x}} {
		r = append(r, when(all(both, least(o[0].e(), o[1].e(), 0), least(o[1].e(), o[0].e(), -p-1)), found(p, o[0], o[1], s, e)...))
	}
	return r
}

// twoProd is what is known of h + e = x·y, h = RN(x·y).
func twoProd(p int, x, y, h, e wire) []formula {
	both := all(x.some(), y.some())
	return []formula{
		number(p, x), number(p, y), number(p, h), number(p, e),
		rounded(p, h, e),
		when(not(both), h.zero(), e.zero()),
		when(both,
			h.some(),
			either(all(agree(x, y), not(h.negative())), all(not(agree(x, y)), h.negative())),
			either(total(h.e(), x.e(), y.e(), 0), total(h.e(), x.e(), y.e(), 1)),
			either(all(e.zero(), total(h.f(), x.f(), y.f(), 0)), all(e.some(), total(e.f(), x.f(), y.f(), 0))),
			when(either(x.power(), y.power()), e.zero(), total(h.e(), x.e(), y.e(), 0))),
	}
}

// scaled is s = ±2^k·x.
func scaled(x, s wire, k int, negated bool) formula {
	sign := agree(x, s)
	if negated {
		sign = not(sign)
	}
	return either(all(x.zero(), s.zero()), all(x.some(), s.some(), sign, is(s.e(), x.e(), k), is(s.f(), x.f(), k), is(s.h(), x.h(), k), either(x.power(), is(s.g(), x.g(), k))))
}

// unordered is what is known of the second result e of FastTwoSum(x, y) where its condition may
// fail; exact is the error of the sum s. It is y - v, where v = RN(s - x) = RN(y - exact). Since y is a
// number itself, v is no farther from y - exact than y is: e is between 0 and 2·exact. v is at least
// half of y, so that y - v is a number, and a multiple of ulp(y)/2.
func unordered(p int, x, y, e, exact wire) []formula {
	return []formula{
		when(ordered(p, x, y), equal(e, exact)),
		when(e.some(), number(p, e), exact.some(), agree(e, exact), atMost(e.e(), exact.e(), 1), either(ordered(p, x, y), least(e.f(), y.e(), -p))),
	}
}

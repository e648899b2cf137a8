package network

// A wire is the number of one.
type wire int

func (w wire) e() variable    { return variable{int(w), 'e'} }
func (w wire) f() variable    { return variable{int(w), 'f'} }
func (w wire) g() variable    { return variable{int(w), 'g'} }
func (w wire) h() variable    { return variable{int(w), 'h'} }
func (w wire) zero() formula  { return formula{op: "bit", a: variable{int(w), 'z'}} }
func (w wire) some() formula  { return not(w.zero()) }
func (w wire) sign() variable { return variable{int(w), 's'} }
func (w wire) power() formula { return is(w.e(), w.f(), 0) }

func agree(x, y wire) formula { return same(x.sign(), y.sign()) }

// number is what a number of p bits is.
func number(p int, x wire) formula {
	return all(atMost(x.f(), x.e(), 0), least(x.f(), x.e(), 1-p))
}

// equal is that x and y are one, as far as is known.
func equal(x, y wire) formula {
	return all(same(variable{int(x), 'z'}, variable{int(y), 'z'}), any_(x.zero(), all(agree(x, y), is(x.e(), y.e(), 0), is(x.f(), y.f(), 0))))
}

// half is that y is at most half an ulp of x.
func half(p int, x, y wire) formula {
	return any_(y.zero(), all(x.some(), any_(atMost(y.e(), x.e(), -p-1), all(is(y.e(), x.e(), -p), y.power()))))
}

// ordered is what FastTwoSum needs: that a is 0 or a multiple of ulp(b).
func ordered(p int, a, b wire) formula {
	return any_(a.zero(), b.zero(), least(a.e(), b.e(), 0), least(a.f(), b.e(), 1-p))
}

// rounded is what is known of s = RN(s + e) and its error e.
func rounded(p int, s, e wire) formula {
	return when(e.some(),
		s.some(),
		any_(atMost(e.e(), s.e(), -p-1), all(is(e.e(), s.e(), -p), e.power(), least(s.f(), s.e(), 2-p))),
		when(all(s.power(), not(agree(s, e))), any_(atMost(e.e(), s.e(), -p-2), all(is(e.e(), s.e(), -p-1), e.power()))))
}

// twoSum is what is known of s + e = x + y, s = RN(x + y).
func twoSum(p int, x, y, s, e wire) []formula {
	r := []formula{
		when(x.some(), number(p, x)), when(y.some(), number(p, y)), when(s.some(), number(p, s)), when(e.some(), number(p, e)),
		rounded(p, s, e),
		when(x.zero(), equal(s, y), e.zero()),
		when(y.zero(), equal(s, x), e.zero()),
		when(s.zero(), e.zero()),
	}
	both := all(x.some(), y.some())
	r = append(r,
		when(all(both, agree(x, y)), s.some(), agree(s, x)),
		when(all(both, agree(x, y), is(x.e(), y.e(), 0)), is(s.e(), x.e(), 1)),
		when(all(both, not(agree(x, y)), is(x.e(), y.e(), 0)), e.zero(), any_(s.zero(), below(s.e(), x.e(), 0))),
		// The last bit of the sum.
		when(all(both, is(x.f(), y.f(), 0)), when(e.some(), above(e.f(), x.f(), 0)), when(all(e.zero(), s.some()), above(s.f(), x.f(), 0))),
	)
	for _, o := range [][2]wire{{x, y}, {y, x}} {
		x, y := o[0], o[1]
		id := all(equal(s, x), equal(e, y))
		wider := all(both, least(x.e(), y.e(), 0))
		r = append(r,
			when(all(both, above(y.f(), x.f(), 0)), s.some(), any_(all(e.zero(), is(s.f(), x.f(), 0)), all(e.some(), is(e.f(), x.f(), 0)))),
			when(wider, when(e.some(), atMost(e.e(), y.e(), 0))),
			// Equal signs.
			when(all(wider, agree(x, y)),
				least(s.e(), x.e(), 0), atMost(s.e(), x.e(), 1),
				when(below(y.e(), x.f(), -1), is(s.e(), x.e(), 0)),
				when(all(is(y.e(), x.f(), -1), is(s.e(), x.e(), 1)), atMost(y.f(), x.e(), -p), s.power(), e.some(), not(agree(s, e))),
				when(is(s.e(), x.e(), 1), any_(s.power(), atMost(s.f(), y.e(), 0)))),
			// Different signs.
			when(all(both, above(x.e(), y.e(), 0), not(agree(x, y))),
				s.some(), agree(s, x), atMost(s.e(), x.e(), 0)),
			when(all(both, above(x.e(), y.e(), 1), not(agree(x, y))),
				least(s.e(), x.e(), -1),
				when(all(x.power(), least(y.e(), x.e(), -p)), is(s.e(), x.e(), -1)),
				when(all(x.power(), is(y.e(), x.e(), -p-1), not(y.power())), is(s.e(), x.e(), -1)),
				when(is(s.e(), x.e(), -1),
					any_(x.power(), least(y.e(), x.f(), 0)),
					atMost(s.f(), y.e(), 1),
					when(is(s.f(), y.e(), 1), e.some(), agree(e, s)))),
			when(all(both, is(x.e(), y.e(), 1), not(agree(x, y))),
				least(s.e(), y.f(), 0), when(not(x.power()), least(s.e(), x.f(), 0)),
				when(x.power(), below(s.e(), x.e(), 0))),
			// y is too small to count.
			when(both,
				when(atMost(y.e(), x.e(), -p-2), id),
				when(all(is(y.e(), x.e(), -p-1), any_(agree(x, y), not(x.power()), y.power())), id),
				when(all(is(y.e(), x.e(), -p), y.power(), any_(agree(x, y), not(x.power())), least(x.f(), x.e(), 2-p)), id)),
			// No bit of y is above one of x: the last bits of s are those of y, rounded.
			when(all(both, above(x.f(), y.e(), 0), any_(least(y.e(), x.e(), 1-p), is(s.e(), x.e(), -1), all(is(y.e(), x.e(), -p), not(y.power())))),
				when(above(x.f(), y.e(), 1), atMost(s.f(), y.e(), 1), when(is(s.f(), y.e(), 1), e.some(), not(agree(e, y)))),
				when(is(x.f(), y.e(), 1), not(is(s.f(), y.e(), 1)), when(above(s.f(), y.e(), 1), any_(x.power(), all(e.some(), not(agree(e, y)))))),
				when(is(s.f(), y.e(), 0), any_(e.zero(), agree(e, y)))),
		)
	}
	return r
}

// twoProd is what is known of h + e = x·y, h = RN(x·y).
func twoProd(p int, x, y, h, e wire) []formula {
	both := all(x.some(), y.some())
	return []formula{
		when(x.some(), number(p, x)), when(y.some(), number(p, y)), when(h.some(), number(p, h)), when(e.some(), number(p, e)),
		rounded(p, h, e),
		when(not(both), h.zero(), e.zero()),
		when(both,
			h.some(),
			any_(all(agree(x, y), not(negative(h))), all(not(agree(x, y)), negative(h))),
			any_(total(h.e(), x.e(), y.e(), 0), total(h.e(), x.e(), y.e(), 1)),
			any_(all(e.zero(), total(h.f(), x.f(), y.f(), 0)), all(e.some(), total(e.f(), x.f(), y.f(), 0))),
			when(any_(x.power(), y.power()), e.zero(), total(h.e(), x.e(), y.e(), 0))),
	}
}

func negative(x wire) formula { return formula{op: "bit", a: x.sign()} }

// double is s = x + x.
func double(x, s wire) []formula {
	return []formula{any_(all(x.zero(), s.zero()), all(x.some(), s.some(), agree(x, s), is(s.e(), x.e(), 1), is(s.f(), x.f(), 1)))}
}

// negated is s = -x.
func negated(x, s wire) []formula {
	return []formula{any_(all(x.zero(), s.zero()), all(x.some(), s.some(), not(agree(x, s)), is(s.e(), x.e(), 0), is(s.f(), x.f(), 0)))}
}

// close is what is known of a number near a power of two.
func closeTo(x wire) formula {
	return when(x.some(), any_(
		all(x.power(), is(x.h(), x.e(), -1)),
		all(not(x.power()), least(x.g(), x.f(), 0), below(x.g(), x.e(), 0), least(x.h(), x.f(), -1), below(x.h(), x.e(), 0),
			any_(all(is(x.g(), x.e(), -1), below(x.h(), x.e(), -1)), all(is(x.h(), x.e(), -1), below(x.g(), x.e(), -1))))))
}

// second is that the bits of s after the first are below 2^(v+k+1).
func second(s wire, v variable, k int) formula { return any_(s.power(), atMost(s.g(), v, k)) }

func equalClose(x, y wire) formula {
	return all(equal(x, y), any_(x.zero(), all(is(x.h(), y.h(), 0), any_(x.power(), is(x.g(), y.g(), 0)))))
}

// near has what more is known where numbers are near to powers of two.
func near(p int, x, y, s, e wire) []formula {
	r := []formula{
		closeTo(x), closeTo(y), closeTo(s), closeTo(e),
		when(x.zero(), equalClose(s, y)),
		when(y.zero(), equalClose(s, x)),
	}
	both := all(x.some(), y.some())
	r = append(r,
		when(all(both, agree(x, y), is(x.e(), y.e(), 0)), any_(second(s, x.g(), 1), second(s, y.g(), 1))),
		when(all(both, not(agree(x, y)), is(x.e(), y.e(), 0), s.some()), any_(atMost(s.e(), x.h(), 0), atMost(s.e(), y.h(), 0))),
		when(all(both, not(agree(x, y)), is(x.e(), y.e(), 0), s.some(), not(x.power()), not(y.power())), any_(atMost(s.e(), x.g(), 0), atMost(s.e(), y.g(), 0))),
	)
	for _, o := range [][2]wire{{x, y}, {y, x}} {
		x, y := o[0], o[1]
		id := all(equalClose(s, x), equalClose(e, y))
		wider := all(both, above(x.e(), y.e(), 0))
		plus, minus := all(wider, agree(x, y)), all(wider, not(agree(x, y)))
		r = append(r,
			when(both,
				when(atMost(y.e(), x.e(), -p-2), id),
				when(all(is(y.e(), x.e(), -p-1), any_(agree(x, y), not(x.power()), y.power())), id),
				when(all(is(y.e(), x.e(), -p), y.power(), any_(agree(x, y), not(x.power())), least(x.f(), x.e(), 2-p)), id)),
			when(all(both, is(x.e(), y.e(), 0), not(agree(x, y)), y.power(), not(x.power())), s.some(), agree(s, x), is(s.e(), x.g(), 0)),
			when(all(both, is(x.e(), y.e(), 0), not(agree(x, y)), not(x.power()), not(y.power()), above(x.g(), y.g(), 0)), s.some(), agree(s, x),
				when(above(x.g(), y.g(), 1), least(s.e(), x.g(), -1))),
			when(all(both, is(x.e(), y.e(), 0), agree(x, y), x.power()), second(s, y.g(), 1)),
			// Equal signs.
			when(plus,
				when(all(below(y.e(), x.e(), -1), any_(x.power(), below(x.g(), x.e(), -1))), is(s.e(), x.e(), 0)),
				when(above(y.e(), x.h(), 0), is(s.e(), x.e(), 1)),
				when(is(s.e(), x.e(), 1), second(s, y.e(), 0)),
				when(is(s.e(), x.e(), 0),
					atMost(s.h(), x.h(), 0),
					any_(all(not(x.power()), second(s, x.g(), 1)), second(s, y.e(), 1)),
					when(x.power(), any_(second(s, y.e(), 0), all(e.some(), not(agree(e, y))))),
					when(not(x.power()), not(s.power()), least(s.g(), x.g(), 0), when(all(above(x.f(), y.e(), 1)), is(s.g(), x.g(), 0))))),
			// Different signs.
			when(minus,
				when(below(s.e(), x.e(), 0), any_(x.power(), least(y.e(), x.g(), 0))),
				when(all(not(x.power()), above(y.e(), x.g(), 0)), below(s.e(), x.e(), 0)),
				when(is(s.e(), x.e(), 0),
					any_(s.power(), all(not(x.power()), atMost(s.g(), x.g(), 0)), all(x.power(), s.power())),
					any_(atMost(s.h(), x.h(), 1), atMost(s.h(), y.e(), 1)),
					when(all(not(x.power()), below(y.e(), x.g(), -1)), not(s.power()), least(s.g(), x.g(), -1)))),
			when(all(minus, above(x.e(), y.e(), 1), is(s.e(), x.e(), -1)),
				atMost(s.h(), y.e(), 0),
				when(x.power(), least(s.h(), y.e(), -1))),
			when(all(minus, is(x.e(), y.e(), 1)),
				least(s.e(), y.h(), 0),
				when(not(x.power()), least(s.e(), x.g(), 0), any_(atMost(s.e(), x.g(), 1), atMost(s.e(), y.h(), 1))),
				when(x.power(), atMost(s.e(), y.h(), 1))),
			// y is above half an ulp of x, and below one.
			when(all(both, is(y.e(), x.e(), -p), not(y.power()), any_(agree(x, y), not(x.power()))),
				e.some(), not(agree(e, y)),
				when(below(y.g(), y.e(), -1), is(e.e(), y.e(), -1), atMost(e.h(), y.g(), 0), least(e.h(), y.g(), -1)),
				atMost(e.e(), y.h(), 1), least(e.e(), y.h(), 0)),
			when(all(both, is(y.e(), x.e(), -p-1), not(y.power()), not(agree(x, y)), x.power()),
				e.some(), not(agree(e, y)),
				when(below(y.g(), y.e(), -1), is(e.e(), y.e(), -1), atMost(e.h(), y.g(), 0), least(e.h(), y.g(), -1)),
				atMost(e.e(), y.h(), 1), least(e.e(), y.h(), 0)),
		)
	}
	return r
}

package network

// second is that the bits of s after the first are below 2^(v+k+1).
func second(s wire, v variable, k int) formula { return either(s.power(), atMost(s.g(), v, k)) }

// near has what more is known where numbers are near to powers of two.
func near(p int, x, y, s, e wire) []formula {
	both := all(x.some(), y.some())
	r := []formula{
		when(all(both, agree(x, y), is(x.e(), y.e(), 0)), either(second(s, x.g(), 1), second(s, y.g(), 1))),
		when(all(both, not(agree(x, y)), is(x.e(), y.e(), 0), s.some()), either(atMost(s.e(), x.h(), 0), atMost(s.e(), y.h(), 0))),
		when(all(both, not(agree(x, y)), is(x.e(), y.e(), 0), s.some(), not(x.power()), not(y.power())), either(atMost(s.e(), x.g(), 0), atMost(s.e(), y.g(), 0))),
	}
	for _, o := range [][2]wire{{x, y}, {y, x}} {
		x, y := o[0], o[1]
		wider := all(both, above(x.e(), y.e(), 0))
		plus, minus := all(wider, agree(x, y)), all(wider, not(agree(x, y)))
		r = append(r,
			when(all(both, is(x.e(), y.e(), 0), not(agree(x, y)), y.power(), not(x.power())), s.some(), agree(s, x), is(s.e(), x.g(), 0)),
			when(all(both, is(x.e(), y.e(), 0), not(agree(x, y)), not(x.power()), not(y.power()), above(x.g(), y.g(), 0)), s.some(), agree(s, x),
				when(above(x.g(), y.g(), 1), least(s.e(), x.g(), -1))),
			when(all(both, is(x.e(), y.e(), 0), agree(x, y), x.power()), second(s, y.g(), 1)),
			// Equal signs.
			when(plus,
				when(all(below(y.e(), x.e(), -1), either(x.power(), below(x.g(), x.e(), -1))), is(s.e(), x.e(), 0)),
				when(above(y.e(), x.h(), 0), is(s.e(), x.e(), 1)),
				when(is(s.e(), x.e(), 1), second(s, y.e(), 0)),
				when(is(s.e(), x.e(), 0),
					atMost(s.h(), x.h(), 0),
					either(all(not(x.power()), second(s, x.g(), 1)), second(s, y.e(), 1)),
					when(x.power(), either(second(s, y.e(), 0), all(e.some(), not(agree(e, y)), atMost(y.h(), s.e(), -p)))),
					when(not(x.power()), not(s.power()), least(s.g(), x.g(), 0), when(all(above(x.f(), y.e(), 1)), is(s.g(), x.g(), 0))))),
			// Different signs.
			when(minus,
				when(below(s.e(), x.e(), 0), either(x.power(), least(y.e(), x.g(), 0))),
				when(all(not(x.power()), above(y.e(), x.g(), 0)), below(s.e(), x.e(), 0)),
				when(is(s.e(), x.e(), 0),
					either(s.power(), all(not(x.power()), atMost(s.g(), x.g(), 0)), all(x.power(), s.power())),
					either(atMost(s.h(), x.h(), 1), atMost(s.h(), y.e(), 1)),
					when(all(not(x.power()), below(y.e(), x.g(), -1)), not(s.power()), least(s.g(), x.g(), -1)))),
			when(all(minus, above(x.e(), y.e(), 1), is(s.e(), x.e(), -1)),
				atMost(s.h(), y.e(), 0),
				when(x.power(), least(s.h(), y.e(), -1))),
			when(all(minus, is(x.e(), y.e(), 1)),
				least(s.e(), y.h(), 0),
				when(not(x.power()), least(s.e(), x.g(), 0), either(atMost(s.e(), x.g(), 1), atMost(s.e(), y.h(), 1))),
				when(x.power(), atMost(s.e(), y.h(), 1))),
			// No bit of y is above one of x, and its first one is one of s.
			when(all(both, above(x.f(), y.e(), 0), least(y.e(), s.e(), 1-p)),
				when(all(above(x.f(), y.e(), 1), is(s.f(), y.e(), 1)), atMost(y.h(), s.e(), -p)),
				when(is(s.f(), y.e(), 0), either(y.power(), atMost(y.g(), s.e(), -p))),
				when(all(not(y.power()), below(y.g(), s.e(), -p)), is(s.f(), y.e(), 0), e.some(), agree(e, y), is(e.e(), y.g(), 0)),
				when(all(above(x.f(), y.e(), 1), below(y.h(), s.e(), -p-1)), is(s.f(), y.e(), 1), e.some(), not(agree(e, y)), least(e.e(), y.h(), 0), atMost(e.e(), y.h(), 1))),
			// y is above half an ulp of x, and below one.
			when(all(both, is(y.e(), x.e(), -p), not(y.power()), either(agree(x, y), not(x.power()))),
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

package thall

// Quad is qf128: the sum of four numbers, from large to small.
type Quad[N Float[N]] struct{ A, B, C, D N }

// ThreeSum returns three numbers whose sum is that of a, b and c, as a large one and its
// errors.
func ThreeSum[N Float[N]](a, b, c N) (x, y, z N) {
	s := TwoSum(a, b)
	t := TwoSum(s.Hi, c)
	e := TwoSum(s.Lo, t.Lo)
	return t.Hi, e.Hi, e.Lo
}

// ThreeSum2 is ThreeSum with one error, rounded.
func ThreeSum2[N Float[N]](a, b, c N) (x, y N) {
	s := TwoSum(a, b)
	t := TwoSum(s.Hi, c)
	return t.Hi, s.Lo.Add(t.Lo)
}

// SixThreeSum returns three numbers for the sum of six.
func SixThreeSum[N Float[N]](a, b, c, d, e, f N) (x, y, z N) {
	p0, p1, p2 := ThreeSum(a, b, c)
	q0, q1, q2 := ThreeSum(d, e, f)
	s := TwoSum(p0, q0)
	t := TwoSum(p1, q1)
	u := TwoSum(s.Lo, t.Hi)
	return s.Hi, u.Hi, p2.Add(q2).Add(t.Lo).Add(u.Lo)
}

// NineTwoSum returns two numbers for the sum of nine.
func NineTwoSum[N Float[N]](v [9]N) (x, y N) {
	p, q := TwoSum(v[0], v[1]), TwoSum(v[2], v[3])
	r, s := TwoSum(v[4], v[5]), TwoSum(v[6], v[7])
	t, u := TwoSum(p.Hi, q.Hi), TwoSum(r.Hi, s.Hi)
	w := TwoSum(t.Hi, u.Hi)
	last := TwoSum(w.Hi, v[8])
	e := p.Lo.Add(q.Lo).Add(r.Lo.Add(s.Lo)).Add(t.Lo.Add(u.Lo)).Add(w.Lo.Add(last.Lo))
	return last.Hi, e
}

// Renormalize is qf_renormalize (Figure 6): five numbers as four that do not overlap. With
// mended the sum into s2 keeps its error, and as printed it does not.
func Renormalize[N Float[N]](a0, a1, a2, a3, a4 N, mended bool) Quad[N] {
	zero := a0.Of(0)
	is := func(a N) bool { return a.Less(zero) || zero.Less(a) }
	s := QuickTwoSum(a3, a4)
	t4 := s.Lo
	s = QuickTwoSum(a2, s.Hi)
	t3 := s.Lo
	s = QuickTwoSum(a1, s.Hi)
	t2 := s.Lo
	s = QuickTwoSum(a0, s.Hi)
	two := func(a, b N) (N, N) { p := QuickTwoSum(a, b); return p.Hi, p.Lo }
	s0, s1 := two(s.Hi, s.Lo)
	s2, s3 := zero, zero
	switch {
	case is(s1):
		s1, s2 = two(s1, t2)
		if is(s2) {
			s2, s3 = two(s2, t3)
			switch {
			case is(s3):
				s3 = s3.Add(t4)
			case mended:
				s2, s3 = two(s2, t4)
			default:
				s2 = s2.Add(t4)
			}
			break
		}
		s1, s2 = two(s1, t3)
		if is(s2) {
			s2, s3 = two(s2, t4)
		} else {
			s1, s2 = two(s1, t4)
		}
	default:
		s0, s1 = two(s0, t2)
		if is(s1) {
			s1, s2 = two(s1, t3)
			if is(s2) {
				s2, s3 = two(s2, t4)
			} else {
				s1, s2 = two(s1, t4)
			}
			break
		}
		s0, s1 = two(s0, t3)
		if is(s1) {
			s1, s2 = two(s1, t4)
		} else {
			s0, s1 = two(s0, t4)
		}
	}
	return Quad[N]{s0, s1, s2, s3}
}

// Add is qf_add (Figure 7), of equation 12: its error is one of each operand.
func (a Quad[N]) Add(b Quad[N]) Quad[N] {
	s, t, u, v := TwoSum(a.A, b.A), TwoSum(a.B, b.B), TwoSum(a.C, b.C), TwoSum(a.D, b.D)
	c1 := TwoSum(t.Hi, s.Lo)
	c2, e2, e3 := ThreeSum(u.Hi, t.Lo, c1.Lo)
	c3, e4 := ThreeSum2(v.Hi, u.Lo, e2)
	c4 := v.Lo.Add(e3).Add(e4) // the threeSum of one result
	return Renormalize(s.Hi, c1.Hi, c2, c3, c4, true)
}

// Neg returns -a.
func (a Quad[N]) Neg() Quad[N] {
	zero := a.A.Of(0)
	return Quad[N]{zero.Sub(a.A), zero.Sub(a.B), zero.Sub(a.C), zero.Sub(a.D)}
}

// Mul is qf_mult (Figure 8).
func (a Quad[N]) Mul(b Quad[N]) Quad[N] {
	p00 := TwoProd(a.A, b.A)
	p01, p10 := TwoProd(a.A, b.B), TwoProd(a.B, b.A)
	p02, p11, p20 := TwoProd(a.A, b.C), TwoProd(a.B, b.B), TwoProd(a.C, b.A)
	p03, p12, p21, p30 := TwoProd(a.A, b.D), TwoProd(a.B, b.C), TwoProd(a.C, b.B), TwoProd(a.D, b.A)
	c1, h1, l1 := ThreeSum(p01.Hi, p10.Hi, p00.Lo)
	c2, h2, l2 := SixThreeSum(p02.Hi, p11.Hi, p20.Hi, p01.Lo, p10.Lo, h1)
	c3, e3 := NineTwoSum([9]N{p03.Hi, p12.Hi, p21.Hi, p30.Hi, p02.Lo, p11.Lo, p20.Lo, l1, h2})
	c4 := a.B.Mul(b.D).Add(a.C.Mul(b.C)).Add(a.D.Mul(b.B)) // the nineOneSum
	c4 = c4.Add(p03.Lo).Add(p12.Lo).Add(p21.Lo).Add(p30.Lo).Add(l2).Add(e3)
	return Renormalize(p00.Hi, c1, c2, c3, c4, true)
}

// Div is b/a by Newton's method from a machine number, with a pair in between, and Karp's
// step for the last: y + x·(b - a·y), with x ≈ 1/a of half the digits and y = b·x.
func (b Quad[N]) Div(a Quad[N]) Quad[N] {
	zero := a.A.Of(0)
	wide := func(p Pair[N]) Quad[N] { return Quad[N]{p.Hi, p.Lo, zero, zero} }
	high := Pair[N]{a.A, a.B}
	x := Single(a.A.Rcp())
	x = x.Add(x.Mul(Single(a.A.Of(1)).Sub(high.Mul(x))))
	y := Pair[N]{b.A, b.B}.Mul(x)
	diff := b.Add(a.Mul(wide(y)).Neg())
	return wide(y).Add(wide(x).Mul(wide(Pair[N]{diff.A, diff.B})))
}

package limb

// # Series
//
// A function ends in a polynomial Σ c_k·r^k of a small r, which goes by Horner's scheme, from the last
// coefficient on. A term that is multiplied by r^k needs the fewer limbs the larger k is. So the scheme
// begins with machine numbers, goes on with pairs, then with three limbs, and only the last few steps
// have all limbs that the type has, or one more:
//
//	c_9 … c_7      c_6 … c_4      c_3 … c_1     c_0		how many: the schedule
//	one limb   →   two        →   three     →   four
//
// The tables in zconst.go are ragged likewise. gen/consts writes them with their schedules, and the
// functions in zseries.go that read them: there a series is data. These are the steps that such a
// function takes, each c + rh, not quite normalised:
//
//	horner		for all coefficients: they may be next to 0
//	fastHorner	for |rh| < |c|/8 (pairs), |c|/4 (others): no coefficient is small
//	…2, …5		so many of them, for the last coefficient first: enough for the kernels of a
//			processor to call them

func (h Pair[T]) horner(r, c Pair[T]) Pair[T] {
	p := h.mulLoose(r)
	a, e := TwoSum(c.Hi, p.Hi)
	return Pair[T]{a, e + (c.Lo + p.Lo)}
}

func (h Pair[T]) fastHorner(r, c Pair[T]) Pair[T] {
	p, e := TwoProd(h.Hi, r.Hi)
	e = e + (T(h.Hi*r.Lo) + T(h.Lo*r.Hi))
	hi, lo := FastTwoSum(c.Hi, p)
	return Pair[T]{hi, lo + (c.Lo + e)}
}

func (h triple[T]) horner(r, c triple[T]) triple[T] { return c.addLoose(h.mulLoose(r)) }

func (h triple[T]) fastHorner(r, c triple[T]) triple[T] {
	p := h.mulLoose(r)
	a, e := FastTwoSum(c.X0, p.X0)
	b, f := TwoSum(c.X1, p.X1)
	b, e = TwoSum(b, e)
	return triple[T]{a, b, (c.X2 + p.X2) + (f + e)}
}

func (h triple[T]) horner5(r, e, d, c, b, a triple[T]) triple[T] {
	return h.horner(r, e).horner(r, d).horner(r, c).horner(r, b).horner(r, a)
}

func (h Quad[T]) horner(r, c Quad[T]) Quad[T] { return h.mulLoose(r).sumLoose(c) }

func (h Quad[T]) horner2(r, b, a Quad[T]) Quad[T] { return h.horner(r, b).horner(r, a) }

func (h Quad[T]) fastHorner(r, c Quad[T]) Quad[T] { return c.addLoose(h.mulLoose(r)) }

func (h Quad[T]) fastHorner2(r, b, a Quad[T]) Quad[T] { return h.fastHorner(r, b).fastHorner(r, a) }

// fastHornerWiden is fastHorner where rh is so small that it needs a limb less.
func (h triple[T]) fastHornerWiden(r triple[T], c Quad[T]) Quad[T] {
	p := h.mulLoose(r)
	return c.addLoose(Quad[T]{p.X0, p.X1, p.X2, 0})
}

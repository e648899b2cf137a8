package bounds

import (
	"cmp"
	"math"
	"math/big"
	"slices"
)

// A form is a polynomial in symbols, each of which is between -1 and 1, and a rest of unknown
// value: a Taylor model [MB03] whose variables are the place of an operand in its piece and the
// rounding errors of single operations. Where an operation is followed by what takes its error
// away, the terms of that error cancel.
type form struct {
	terms []term // by monomial, ascending
	rest  bound  // the value is within rest of the polynomial
}

type term struct {
	m monomial
	c *big.Float // never changed
}

// A monomial is a product of powers of the two variables and of at most four errors: the powers in
// the upper bytes, then the numbers of the errors, of 12 bits, in descending order, 0 for none. A
// quotient of four limbs makes up for products of four errors.
type monomial uint64

// one is the monomial of the constant term.
const one monomial = 0

func variable(i int) monomial  { return 1 << (56 - 8*i) }
func symbol(n uint16) monomial { return monomial(n) << 36 }

// maxErrors is how many errors have numbers.
const maxErrors = 1<<12 - 1

// errors returns the numbers of the errors in m, in descending order.
func (m monomial) errors() [4]uint16 {
	at := func(i int) uint16 { return uint16(m>>i) & maxErrors }
	return [4]uint16{at(36), at(24), at(12), at(0)}
}

// times returns the product, if it is a monomial.
func (m monomial) times(n monomial) (monomial, bool) {
	const powers, high = 0xffff << 48, 0x8080 << 48
	if (m|n)&high != 0 {
		return 0, false
	}
	k := m&powers + n&powers
	m &^= powers
	n &^= powers
	if m == 0 || n == 0 {
		return k | m | n, true
	}
	z := k
	for i := 36; m|n != 0; i -= 12 {
		if i < 0 {
			return 0, false
		}
		if m < n {
			m, n = n, m
		}
		z |= m >> 36 << i // the next number
		m = m << 12 & (1<<48 - 1)
	}
	return z, true
}

// A field has the precisions in which forms are computed. Everything that it leaves out, it
// adds to a rest.
type field struct {
	prec uint // of coefficients
	keep int  // terms below 2^-keep of a form's largest one go to its rest

	least int // so do terms below 2^least, unless it is 0
}

// cut is the exponent below which terms go to the rest, where the largest is below 2^top.
func (k field) cut(top int) int {
	if k.least != 0 {
		return max(top-k.keep, k.least)
	}
	return top - k.keep
}

// exponent returns the least e with |c| < 2^e, of c ≠ 0.
func exponent(c *big.Float) int { return c.MantExp(nil) }

func constant(c *big.Float) form {
	if c.Sign() == 0 {
		return form{}
	}
	return form{terms: []term{{one, c}}}
}

func number(x float64) form { return constant(big.NewFloat(x)) }

// single returns the form c·m.
func single(m monomial, c *big.Float) form {
	if c.Sign() == 0 {
		return form{}
	}
	return form{terms: []term{{m, c}}}
}

// mid returns the constant term.
func (a form) mid() *big.Float {
	if len(a.terms) > 0 && a.terms[0].m == one {
		return a.terms[0].c
	}
	return new(big.Float)
}

// radius bounds how far the value may be from the constant term.
func (a form) radius() bound {
	r := a.rest
	for _, t := range a.terms {
		if t.m != one {
			r = plus(r, size(t.c))
		}
	}
	return r
}

// size bounds the absolute value.
func (a form) size() bound { return plus(size(a.mid()), a.radius()) }

// between returns an interval that holds the value.
func (a form) between() (lo, hi *big.Float) {
	r := a.radius().big()
	lo = new(big.Float).SetPrec(160).SetMode(big.ToNegativeInf).Sub(a.mid(), r)
	hi = new(big.Float).SetPrec(160).SetMode(big.ToPositiveInf).Add(a.mid(), r)
	return lo, hi
}

func (a form) neg() form {
	z := form{terms: make([]term, len(a.terms)), rest: a.rest}
	for i, t := range a.terms {
		z.terms[i] = term{t.m, new(big.Float).Neg(t.c)}
	}
	return z
}

// op computes a coefficient and adds its rounding error to the rest.
func (k field) op(rest *bound, f func(z *big.Float) *big.Float) *big.Float {
	z := f(new(big.Float).SetPrec(k.prec))
	if z.Acc() != big.Exact {
		*rest = plus(*rest, power(exponent(z)-int(k.prec)))
	}
	return z
}

func (k field) add(a, b form) form {
	z := form{rest: plus(a.rest, b.rest), terms: make([]term, 0, len(a.terms)+len(b.terms))}
	i, j := 0, 0
	for i < len(a.terms) || j < len(b.terms) {
		switch {
		case j == len(b.terms) || i < len(a.terms) && a.terms[i].m < b.terms[j].m:
			z.terms = append(z.terms, a.terms[i])
			i++
		case i == len(a.terms) || b.terms[j].m < a.terms[i].m:
			z.terms = append(z.terms, b.terms[j])
			j++
		default:
			c := k.op(&z.rest, func(z *big.Float) *big.Float { return z.Add(a.terms[i].c, b.terms[j].c) })
			if c.Sign() != 0 {
				z.terms = append(z.terms, term{a.terms[i].m, c})
			}
			i++
			j++
		}
	}
	return k.short(z)
}

func (k field) sub(a, b form) form { return k.add(a, b.neg()) }

// short returns a with its small terms in the rest.
func (k field) short(a form) form {
	top := math.MinInt
	for _, t := range a.terms {
		top = max(top, exponent(t.c))
	}
	cut := k.cut(top)
	kept := a.terms[:0]
	for _, t := range a.terms {
		if exponent(t.c) < cut {
			a.rest = plus(a.rest, size(t.c))
		} else {
			kept = append(kept, t)
		}
	}
	a.terms = kept
	return a
}

// mul returns the product. Products of terms that are small are not computed: their bounds are
// counted in units of the least one that is.
func (k field) mul(a, b form) form {
	if len(a.terms)+len(b.terms) == 0 {
		return form{rest: times(a.rest, b.rest)}
	}
	var z form
	if !a.rest.zero() {
		z.rest = times(a.rest, b.size())
	}
	if !b.rest.zero() {
		z.rest = plus(z.rest, times(form{terms: a.terms}.size(), b.rest))
	}
	top := func(a form) int {
		n := math.MinInt32
		for _, t := range a.terms {
			n = max(n, exponent(t.c))
		}
		return n
	}
	cut := k.cut(top(a) + top(b))
	left := 0.0 // in units of 2^cut
	sums := map[monomial]*big.Float{}
	exps := make([]int, len(b.terms))
	for j, t := range b.terms {
		exps[j] = exponent(t.c)
	}
	var p big.Float
	for _, s := range a.terms {
		e := exponent(s.c)
		for j, t := range b.terms {
			if n := e + exps[j] - cut; n < 0 {
				left += math.Ldexp(1, n)
				continue
			}
			m, ok := s.m.times(t.m)
			if !ok {
				z.rest = plus(z.rest, times(size(s.c), size(t.c)))
				continue
			}
			p.SetPrec(k.prec).Mul(s.c, t.c)
			if p.Acc() != big.Exact {
				z.rest = plus(z.rest, power(exponent(&p)-int(k.prec)))
			}
			if c := sums[m]; c == nil {
				sums[m] = new(big.Float).Copy(&p)
			} else if c.Add(c, &p); c.Acc() != big.Exact {
				z.rest = plus(z.rest, power(exponent(c)-int(k.prec)))
			}
		}
	}
	if left > 0 { // of at most 2^20 terms, so that left itself is good to 2^-30
		z.rest = plus(z.rest, newBound(left*(1+0x1p-30), cut))
	}
	for m, c := range sums {
		if c.Sign() != 0 {
			z.terms = append(z.terms, term{m, c})
		}
	}
	slices.SortFunc(z.terms, func(s, t term) int { return cmp.Compare(s.m, t.m) })
	return k.short(z)
}

// eval returns the value of the polynomial where the symbols are the given numbers.
func (a form) eval(prec uint, variables [2]*big.Float, errors func(n uint16) *big.Float) *big.Float {
	sum := new(big.Float).SetPrec(prec)
	for _, t := range a.terms {
		p := new(big.Float).SetPrec(prec).Set(t.c)
		for i := range variables {
			for range t.m >> (56 - 8*i) & 0xff {
				p.Mul(p, variables[i])
			}
		}
		for _, n := range t.m.errors() {
			if n != 0 {
				p.Mul(p, errors(n))
			}
		}
		sum.Add(sum, p)
	}
	return sum
}

package bounds

import (
	"fmt"
	"math"
	"math/big"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// neg returns -v.
func (v *value) neg() *value {
	z := *v
	z.form, z.lo, z.hi, z.at = v.form.neg(), -v.hi, -v.lo, -v.at
	z.lost, z.factors = form{}, [2]*value{}
	p := v.place()
	z.self, z.shift = p.base, p.shift
	return &z
}

// An exact result of an operation, before it is rounded.
type exact struct {
	form   form
	lo, hi *big.Float // between
	grid   int        // a multiple of 2^grid
	error  *bound     // of the rounding, where that is known by other means too
	at     *big.Float // for the sample
	result float64    // and rounded
}

// round returns x rounded, with the error as a symbol of its own.
func (f *frame) round(m arithmetic, v *ir.Value, x exact) *value {
	if lo, hi := x.form.between(); true {
		if lo.Cmp(x.lo) > 0 {
			x.lo = lo
		}
		if hi.Cmp(x.hi) < 0 {
			x.hi = hi
		}
	}
	z := &value{lo: m.nearest(x.lo), hi: m.nearest(x.hi), grid: max(x.grid, m.floor()), at: x.result}
	most := size(x.lo)
	if h := size(x.hi); most.less(h) {
		most = h
	}
	if z.most() > m.top {
		fail("%s: it may overflow", f.where(v))
	}
	// A multiple of 2^grid below 2^(grid+prec) is a machine number.
	isExact := x.grid >= m.floor() && !power(clamp(x.grid)+m.prec).less(most)
	if !isExact {
		half := m.half(most)
		if half >= -1 && z.lo < z.hi && m.steps(z) < maxOptions { // it is rounded to one of a few integers
			n := f.choose(f, v, m.steps(z)+1, func() int { return m.stepsBetween(z.lo, z.at) })
			for range n {
				z.lo = m.above(z.lo)
			}
			z.hi = z.lo
		}
		if z.isKnown() {
			z.form = number(z.lo)
			z.lost = f.sub(x.form, z.form)
		} else {
			most := power(half)
			if x.error != nil && x.error.less(most) {
				most = *x.error
			}
			if !most.zero() {
				z.lost = f.error(v, most, x.at, z.at)
			}
			z.form = f.sub(x.form, z.lost)
		}
		z.lostAt = difference(x.at, z.at)
	} else {
		z.form = x.form
		if z.isKnown() {
			z.form = number(z.lo)
		}
	}
	if l := z.least(); l > 0 {
		z.grid = max(z.grid, m.unit(l))
	}
	return z
}

func clamp(n int) int { return min(n, 1<<20) }

func difference(x *big.Float, y float64) *big.Float {
	if x == nil {
		return nil
	}
	return new(big.Float).SetPrec(exactBits).Sub(x, big.NewFloat(y))
}

// error returns a symbol for an error of at most the bound.
func (f *frame) error(v *ir.Value, most bound, exact *big.Float, rounded float64) form {
	if len(f.sources) == maxErrors {
		fail("%s: too many operations", f.where(v))
	}
	s := source{Path: f.path, Text: f.text(v)}
	if exact != nil {
		s.at = new(big.Float).SetPrec(ratioBits).Quo(difference(exact, rounded), most.big())
	}
	f.sources = append(f.sources, s)
	return single(symbol(uint16(len(f.sources))), most.big())
}

// exactBits is enough for what a sample has, since sums and products of a few floats are exact, ratioBits
// for its errors in units of their bounds.
const ratioBits, exactBits = 600, 2400

func (w *walk) exactly(a *value) *big.Float {
	if !w.sampled {
		return nil
	}
	return new(big.Float).SetPrec(exactBits).SetFloat64(a.at)
}

// steps is how many machine numbers follow z.lo up to z.hi, or many.
func (m arithmetic) steps(z *value) int { return m.stepsBetween(z.lo, z.hi) }

func (m arithmetic) stepsBetween(lo, hi float64) int {
	n := 0
	for ; lo < hi && n < maxOptions; n++ {
		lo = m.above(lo)
	}
	return n
}

func (m arithmetic) above(x float64) float64 {
	if m.single {
		return float64(math.Nextafter32(float32(x), float32(math.Inf(1))))
	}
	return math.Nextafter(x, math.Inf(1))
}

// outer sets z to an end of an interval: the sum or product of floats, rounded outward.
func outer(mode big.RoundingMode) *big.Float { return new(big.Float).SetPrec(160).SetMode(mode) }

// exactSum returns a + b, exact.
func (f *frame) exactSum(m arithmetic, a, b *value) exact {
	x := exact{form: f.add(a.form, b.form), grid: min(a.grid, b.grid), result: m.Add(a.at, b.at)}
	least := newBound(min(a.most(), b.most()), 0) // both are machine numbers, and one of them is so far from the sum
	x.error = &least
	x.lo = outer(big.ToNegativeInf).Add(big.NewFloat(a.lo), big.NewFloat(b.lo))
	x.hi = outer(big.ToPositiveInf).Add(big.NewFloat(a.hi), big.NewFloat(b.hi))
	if f.sampled {
		x.at = new(big.Float).SetPrec(exactBits).Add(f.exactly(a), f.exactly(b))
	}
	return x
}

// sum is a + b, which may be known to be a machine number.
func (f *frame) sum(m arithmetic, v *ir.Value, a, b *value, isExact bool) *value {
	switch {
	case a.is(0):
		return b
	case b.is(0):
		return a
	case a == b:
		return f.product(m, v, a, known(2))
	}
	x := f.exactSum(m, a, b)
	if isExact {
		x.error = &bound{}
	}
	return f.round(m, v, x)
}

// near reports whether p is so near to a that a - p is a machine number: if it is qy for q = ar, both
// rounded, as where q is a digit of a quotient, and ry is within 1/8 of 1. Then p is between a/2 and 3a/2
// unless a and p, and so their difference, are below 2^18 times the least machine number.
func (f *frame) near(a, p *value) bool {
	for i, q := range p.factors {
		for j := 0; q != nil && j < 2; j++ {
			if y, r := p.factors[1-i], q.factors[1-j]; q.factors[j] == a && y.most() <= 1<<16 {
				return f.sub(f.mul(r.form, y.form), number(1)).size().less(power(-3))
			}
		}
	}
	return false
}

// product is ab. That by a power of two is exact unless it is so small that it loses bits.
func (f *frame) product(m arithmetic, v *ir.Value, a, b *value) *value {
	if a.isKnown() && !b.isKnown() {
		a, b = b, a
	}
	if a.is(0) || b.is(0) {
		return known(0)
	}
	if b.is(1) {
		return a
	}
	if b.is(-1) {
		return a.neg()
	}
	x := exact{form: f.mul(a.form, b.form), grid: clamp(a.grid) + clamp(b.grid), result: m.Mul(a.at, b.at)}
	for i, p := range [4]float64{a.lo, a.lo, a.hi, a.hi} {
		q := [4]float64{b.lo, b.hi, b.lo, b.hi}[i]
		c := new(big.Float).SetPrec(160).Mul(big.NewFloat(p), big.NewFloat(q)) // exact
		if x.lo == nil || c.Cmp(x.lo) < 0 {
			x.lo = c
		}
		if x.hi == nil || c.Cmp(x.hi) > 0 {
			x.hi = c
		}
	}
	if f.sampled {
		x.at = new(big.Float).SetPrec(exactBits).Mul(f.exactly(a), f.exactly(b))
	}
	if b.isKnown() && math.Abs(b.lo) == math.Ldexp(1, math.Ilogb(b.lo)) {
		k := math.Ilogb(b.lo)
		var lost bound
		if x.grid < m.floor() {
			lost = power(m.floor() - 1)
		}
		x.error = &lost
		z := f.round(m, v, x)
		z.factors = [2]*value{a, b}
		if lost.zero() {
			p := a.place()
			z.self, z.shift = p.base, p.shift+k
			shift := func(p place) place {
				if p.base != nil {
					p.shift += k
				}
				return p
			}
			z.errorOf, z.unitOf = shift(a.errorOf), shift(a.unitOf)
		}
		return z
	}
	z := f.round(m, v, x)
	z.factors = [2]*value{a, b}
	z.parts = map[*value]float64{}
	for i, a := range z.factors {
		b := z.factors[1-i]
		share := 2 * b.most() // rounding does not double a number, however small it is
		if p := a.place(); p.shift == 0 {
			z.parts[p.base] = share
		}
		for w, s := range a.parts {
			z.parts[w] = s * share
		}
	}
	return z
}

// productError is the exact ab - p where p is the rounded ab.
func (f *frame) productError(m arithmetic, v *ir.Value, a, b, p *value) *value {
	if a.is(0) || b.is(0) || a.is(1) || b.is(1) || a.is(-1) || b.is(-1) {
		return known(0)
	}
	if !(p.factors == [2]*value{a, b} || p.factors == [2]*value{b, a}) {
		fail("%s: the third operand is not the product of the first ones", f.where(v))
	}
	grid := clamp(a.grid) + clamp(b.grid)
	z := f.errorValue(m, p, grid)
	if grid < m.floor() && !z.isKnown() { // bits of the error may be below all machine numbers
		lost := f.error(v, power(m.floor()-1), p.lostAt, z.at)
		z.form = f.sub(z.form, lost)
		z.grid = m.floor()
	}
	return z
}

// errorValue returns the error of a rounded value, as a value. It is a multiple of 2^grid.
func (f *frame) errorValue(m arithmetic, s *value, grid int) *value {
	e := s.lost
	if len(e.terms) == 0 && e.rest.zero() {
		return known(0)
	}
	lo, hi := e.between()
	z := &value{form: e, lo: m.nearest(lo), hi: m.nearest(hi), grid: max(grid, m.floor()), errorOf: s.place()}
	if z.isKnown() { // all of it is below half the least machine number
		return known(z.lo)
	}
	if s.lostAt != nil {
		z.at = m.nearest(s.lostAt)
	}
	return z
}

// twoSum returns the sum of a and b and its error, or nothing where b may be larger than a
// and the transformation is for those that are not.
func (f *frame) twoSum(v *ir.Value, kind transform, a, b *value) [2]*value {
	m := arithmeticOf(v.Type)
	if kind == twoDiff {
		b = b.neg()
	}
	switch {
	case a.is(0):
		return [2]*value{b, known(0)}
	case b.is(0):
		return [2]*value{a, known(0)}
	}
	var loses bound
	if kind == fastTwoSum && !m.ordered(a, b) {
		// Where |a| < |b|, s and s - a are below 2|b|, and what is lost is half a place of that, twice at most.
		loses = power(m.half(newBound(2*b.most(), 0)) + 1)
		switch where := fmt.Sprintf("%s: nothing shows that |%s| ≥ |%s|, or that the one is a multiple of the last place of the other: they are in [%.4g, %.4g] and [%.4g, %.4g]",
			f.where(v), v.Args[0].Name, v.Args[1].Name, a.lo, a.hi, b.lo, b.hi); {
		case loses.less(f.little):
			f.notes = append(f.notes, where)
		case f.assumes && 256*a.most() >= b.most():
			f.assumed = append(f.assumed, where)
			loses = bound{}
		default:
			f.notes = append(f.notes, where)
			return [2]*value{}
		}
	}
	s := f.round(m, v, f.exactSum(m, a, b))
	e := f.errorValue(m, s, min(a.grid, b.grid))
	if f.sampled && kind == fastTwoSum && loses.zero() && e.at != m.Sub(b.at, m.Sub(s.at, a.at)) {
		f.against = append(f.against, f.where(v))
	}
	if !loses.zero() && !e.isKnown() {
		z := &value{grid: m.floor(), at: m.Sub(b.at, m.Sub(s.at, a.at))}
		z.form = f.sub(e.form, f.error(v, loses, s.lostAt, z.at))
		lo, hi := z.form.between()
		z.lo, z.hi = m.nearest(lo), m.nearest(hi)
		return [2]*value{s, z}
	}
	if !e.isKnown() {
		switch {
		case m.coarser(a, b):
			e.unitOf = b.place()
		case m.coarser(b, a):
			e.unitOf = a.place()
		}
	}
	return [2]*value{s, e}
}

// coarser reports whether the last place of b is never above that of a.
func (m arithmetic) coarser(a, b *value) bool {
	return a.least() >= b.most() || a.grid >= m.unit(b.most())
}

// ordered reports whether |a| ≥ |b|, or a is a multiple of the last place of b: then the error
// of their sum is found by three operations.
func (m arithmetic) ordered(a, b *value) bool {
	if share, ok := b.parts[a.place().base]; ok && a.place().shift == 0 && share <= 1 {
		return true
	}
	return m.coarser(a, b) || b.errorOf.base != nil && (a.place() == b.errorOf || a.unitOf == b.errorOf)
}

// quotient returns the value of v, which is a/b.
func (f *frame) quotient(m arithmetic, v *ir.Value, a, b *value) *value {
	if b.lo <= 0 && b.hi >= 0 {
		fail("%s: the divisor may be 0", f.where(v))
	}
	x := exact{form: f.mul(a.form, f.apply(reciprocal, b.form)), grid: -1 << 20, result: m.Div(a.at, b.at)}
	for _, p := range []float64{a.lo, a.hi} {
		for _, q := range []float64{b.lo, b.hi} {
			lo := outer(big.ToNegativeInf).Quo(big.NewFloat(p), big.NewFloat(q))
			hi := outer(big.ToPositiveInf).Quo(big.NewFloat(p), big.NewFloat(q))
			if x.lo == nil || lo.Cmp(x.lo) < 0 {
				x.lo = lo
			}
			if x.hi == nil || hi.Cmp(x.hi) > 0 {
				x.hi = hi
			}
		}
	}
	if f.sampled {
		x.at = new(big.Float).SetPrec(exactBits).Quo(f.exactly(a), f.exactly(b))
	}
	return f.round(m, v, x)
}

// root returns the value of v, which is √a.
func (f *frame) root(m arithmetic, v *ir.Value, a *value) *value {
	if a.lo <= 0 {
		fail("%s: the operand may be 0 or negative", f.where(v))
	}
	x := exact{form: f.apply(squareRoot, a.form), grid: -1 << 20, result: m.Sqrt(a.at)}
	x.lo = outer(big.ToNegativeInf).Sqrt(big.NewFloat(a.lo))
	x.hi = outer(big.ToPositiveInf).Sqrt(big.NewFloat(a.hi))
	if f.sampled {
		x.at = new(big.Float).SetPrec(exactBits).Sqrt(f.exactly(a))
	}
	return f.round(m, v, x)
}

package bounds

import (
	"math"
	"math/big"
	"slices"
)

// A piece is a part of the domain: for each operand between which numbers its limbs are.
type piece []limbs

// limbs are those of an operand: the first ones, where these are known, and between which
// numbers the next one is. Each limb below it is at most half a unit in the last place of the
// one above.
type limbs struct {
	lead   []float64
	lo, hi float64
}

// full has numbers from lo to hi in its first limb.
func full(lo, hi float64) limbs { return limbs{lo: lo, hi: hi} }

// behind has all numbers whose first limb is x.
func behind(m arithmetic, x float64) limbs {
	half := math.Ldexp(1, m.unit(x)-1)
	return limbs{lead: []float64{x}, lo: -half, hi: half}
}

// halves splits a piece in the operand whose range is wider, relative to its size.
func (p piece) halves(m arithmetic) (a, b piece, ok bool) {
	best, at := 0.0, -1
	for i, l := range p {
		if r := (l.hi - l.lo) / max(math.Abs(l.lo), math.Abs(l.hi)); r > best {
			best, at = r, i
		}
	}
	if at < 0 {
		return nil, nil, false
	}
	a, b = append(piece{}, p...), append(piece{}, p...)
	mid := m.nearest(big.NewFloat(p[at].lo + (p[at].hi-p[at].lo)/2))
	if !(p[at].lo < mid && mid < p[at].hi) {
		return nil, nil, false
	}
	a[at].hi, b[at].lo = mid, mid
	return a, b, true
}

// even splits [lo, hi] into n pieces, for each.
func even(lo, hi float64, n int) (list []limbs) {
	for i := range n {
		a, b := lo+(hi-lo)*float64(i)/float64(n), lo+(hi-lo)*float64(i+1)/float64(n)
		if i == n-1 {
			b = hi
		}
		list = append(list, full(float64(float32(a)), float64(float32(b))))
	}
	return list
}

// binades are the numbers from 2^lo to 2^hi, in n+1 pieces of each binade. The last one of them
// is small: in it a result may be above the power of two, where the last place is another one.
func binades(lo, hi, n int) (list []limbs) {
	for e := hi - 1; e >= lo; e-- {
		s := math.Ldexp(1, e)
		from := s
		for i := range n {
			to := s + s*float64(i+1)/float64(n)*15/16
			list = append(list, full(from, to))
			from = to
		}
		list = append(list, full(from, 2*s))
	}
	return list
}

// operand returns the n limbs of operand i, and their sum.
func (w *walk) operand(i, n int, l limbs, m arithmetic, sample []float64) (list []*value, x form) {
	for l.lo == l.hi && len(l.lead) < n-1 {
		b := behind(m, l.lo)
		l.lead, l.lo, l.hi = append(slices.Clip(l.lead), l.lo), b.lo, b.hi
	}
	var place place
	for _, c := range l.lead {
		v := known(c)
		list = append(list, v)
		x = w.add(x, v.form)
		place = v.place()
	}
	// The variable has to reach as far as the sum of the limbs that are not known does.
	most := newBound(max(math.Abs(l.lo), math.Abs(l.hi)), 0)
	var halves []bound
	var reach bound
	for b := power(m.half(most)); len(l.lead)+len(halves) < n-1; b = m.under(b) {
		halves = append(halves, b)
		reach = plus(reach, b)
	}
	tail := w.between(variable(i), l.lo, l.hi).form
	if len(halves) > 0 && len(tail.terms) > 0 {
		tail = w.widen(tail, reach)
	}
	v := &value{form: tail, lo: l.lo, hi: l.hi, grid: m.floor(), errorOf: place}
	if least := v.least(); least > 0 {
		v.grid = m.unit(least)
	}
	first := len(w.sources)
	lower := []*value{v}
	for _, half := range halves {
		h := half.float()
		if half.less(power(m.floor())) {
			lower = append(lower, known(0))
			continue
		}
		w.sources = append(w.sources, source{Path: "operand", Text: "lower limb"})
		u := &value{lo: -h, hi: h, grid: m.floor(), form: single(symbol(uint16(len(w.sources))), half.big()), errorOf: v.place()}
		lower[0].form = w.sub(lower[0].form, u.form)
		lower, v = append(lower, u), u
	}
	list = append(list, lower...)
	x = w.add(x, tail)
	if w.sampled {
		at := new(big.Float).SetPrec(exactBits)
		for k, v := range list {
			v.at = sample[k]
			if k >= len(l.lead) {
				at.Add(at, w.exactly(v))
			}
		}
		for k, v := range lower[1:] {
			if v.isKnown() {
				break
			}
			w.sources[first+k].at = new(big.Float).SetPrec(ratioBits).Quo(w.exactly(v), v.form.radius().big())
		}
		w.variables[i] = new(big.Float).SetPrec(ratioBits)
		if last := len(tail.terms) - 1; last >= 0 && tail.terms[last].m == variable(i) {
			w.variables[i].Quo(at.Sub(at, tail.mid()), tail.terms[last].c)
		}
	}
	return list, x
}

// under bounds the limb below one that is up to a power of two, and may be that.
func (m arithmetic) under(limb bound) bound {
	return power(max(limb.e-1-m.prec, m.floor()-1))
}

// between is a number between a and b, as a variable.
func (w *walk) between(v monomial, a, b float64) *value {
	if a == b {
		return known(a)
	}
	mid := new(big.Float).SetPrec(160).Add(big.NewFloat(a), big.NewFloat(b))
	mid.SetMantExp(mid, -1)
	half := new(big.Float).SetPrec(160).Sub(big.NewFloat(b), big.NewFloat(a))
	half.SetMantExp(half, -1)
	return &value{form: w.add(constant(mid), single(v, half)), lo: a, hi: b, grid: -1 << 20}
}

// widen makes the variable of x reach farther by d.
func (w *walk) widen(x form, d bound) form {
	last := x.terms[len(x.terms)-1]
	c := new(big.Float).SetPrec(w.prec).SetMode(big.AwayFromZero).Add(last.c, d.big())
	return form{terms: append(append([]term{}, x.terms[:len(x.terms)-1]...), term{last.m, c})}
}

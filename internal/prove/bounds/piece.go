package bounds

import (
	"math"
	"math/big"
)

// A piece is a part of the domain: for each operand between which numbers its limbs are. The
// lower limb is at most half a unit in the last place of the upper one, and where that is one
// number it may have bounds of its own.
type piece []limbs

type limbs struct{ lo, hi, lowerLo, lowerHi float64 }

// full says that the lower limb is any that fits.
func full(lo, hi float64) limbs { return limbs{lo, hi, math.Inf(-1), math.Inf(1)} }

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

// operand returns the limbs of operand i, and their sum.
func (w *walk) operand(i int, l limbs, m arithmetic, sample []float64) (hi, lo *value, x form) {
	if l.lo == l.hi {
		half := math.Ldexp(1, m.unit(l.lo)-1)
		a, b := max(l.lowerLo, -half), min(l.lowerHi, half)
		lo = w.between(variable(i), a, b)
		hi = known(l.lo)
		x = w.add(hi.form, lo.form)
		lo.errorOf = hi.place()
	} else {
		most := max(math.Abs(l.lo), math.Abs(l.hi))
		half := power(m.half(newBound(most, 0)))
		h := half.float()
		x = w.between(variable(i), l.lo, l.hi).form
		// The variable has to reach as far as the sum does.
		x = w.widen(x, half)
		lo = &value{lo: -h, hi: h, grid: m.floor()}
		w.sources = append(w.sources, source{Path: "operand", Text: "lower limb"})
		lo.form = single(symbol(uint16(len(w.sources))), half.big())
		hi = &value{lo: l.lo, hi: l.hi, form: w.sub(x, lo.form)}
		hi.grid = m.floor()
		if least := hi.least(); least > 0 {
			hi.grid = m.unit(least)
		}
		lo.errorOf = hi.place()
	}
	if w.sampled {
		hi.at, lo.at = sample[0], sample[1]
		for k := range w.sources {
			if s := &w.sources[k]; s.at == nil { // the lower limb
				s.at = new(big.Float).SetPrec(exactBits).Quo(w.exactly(lo), lo.form.radius().big())
			}
		}
		at, of := new(big.Float).SetPrec(exactBits).Add(w.exactly(hi), w.exactly(lo)), x
		if hi.isKnown() {
			at, of = w.exactly(lo), lo.form
		}
		w.variables[i] = new(big.Float).SetPrec(exactBits)
		if last := len(of.terms) - 1; last >= 0 && of.terms[last].m == variable(i) {
			w.variables[i].Quo(at.Sub(at, of.mid()), of.terms[last].c)
		}
	}
	return hi, lo, x
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

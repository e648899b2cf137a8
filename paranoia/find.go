package paranoia

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"

	"github.com/limbfp/limb/fp"
)

// # Counterexamples
//
// An algorithm that is wrong in an arithmetic is nearly always wrong in one of
// the same kind with very few bits, where all operands can be tried. The finder
// begins there, and then searches at full width, from Schryer's significands
// with exponents near and far. What it finds it makes simpler, as long as the
// algorithm still fails.

// Counterexample is operands on which an algorithm breaks its promise, and what
// each of its steps gives. Bits is the precision of the numbers; the sum of Exact is what
// the sum of Results should be.
type Counterexample struct {
	Bits     int     `json:"significand_bits"`
	Operands []Exact `json:"operands"`
	Steps    []Step  `json:"steps"`
	Results  []Exact `json:"results"`
	Exact    []Exact `json:"exact_value_as_a_sum"`
	Why      string  `json:"why"`
}

// Step is a step of an algorithm: its text, its result and the rounding error of that.
type Step struct {
	Text  string `json:"step"`
	Value Exact  `json:"value"`
	Ulps  Real   `json:"rounding_error_ulp"`
}

// Search is what [Find] tried of an algorithm on a model. First and Full are nil where
// nothing was found.
type Search struct {
	Algorithm string          `json:"algorithm"`
	Model     string          `json:"model"`
	Small     []Tried         `json:"small_formats"`
	Tried     int             `json:"tried_at_full_width"`
	Failed    int             `json:"failed_at_full_width"`
	First     *Counterexample `json:"counterexample_in_the_smallest_format,omitempty"`
	Full      *Counterexample `json:"counterexample_at_full_width,omitempty"`
}

// Tried counts the operands of a format of so many bits that were tried, all there are up
// to scaling, and those on which the algorithm failed.
type Tried struct {
	Bits   int `json:"significand_bits"`
	Tried  int `json:"tried"`
	Failed int `json:"failed"`
}

// Holds reports whether there is no counterexample.
func (s *Search) Holds() bool { return s.First == nil && s.Full == nil }

// small returns the precisions at which all operands are tried. Products of
// halves need 6 bits ([DGD06] Theorem 4), and where the arithmetic truncates it
// matters whether there is a half: then the precision is odd where p is.
func (a Algorithm) small(p int) []int {
	switch {
	case a.exact != nil: // tables and series are for the width there is
		return nil
	case a.family == "product" && p%2 == 1:
		return []int{7}
	case a.family == "product":
		return []int{6, 8}
	case len(a.In) == 4:
		return []int{3}
	case len(a.In) == 1:
		return []int{3, 4, 5, 6, 7, 8, 9, 10, 11, 12}
	}
	return []int{3, 4, 5, 6}
}

// Find looks for counterexamples of a on m: among all operands, up to scaling, of formats
// with a few bits that compute as m does, and among n random ones of m's own numbers. What
// it finds it makes as simple as it can. A splitting point is as far above half of the bits
// in the short formats as it is on m, and one that has no place is left out. Find panics
// where a is the zero value.
func Find(a Algorithm, m fp.Model, n int, seed uint64) *Search {
	s := &Search{Algorithm: a.Name, Model: m.Name}
	for _, p := range a.small(m.Numbers.Prec) {
		if a.point(p) > p-1 {
			continue
		}
		small := m
		small.Numbers = fp.Format{Prec: p, Emin: -200, Emax: 200, Flush: m.Numbers.Flush}
		t := newTrial(a, small)
		all(small.Numbers, len(a.In), t.try)
		s.Small = append(s.Small, Tried{p, t.tried, t.failed})
		if s.First == nil && t.failed > 0 {
			s.First = t.counterexample()
		}
	}
	t := newTrial(a, m)
	source := newSource(m.Numbers, seed)
	x := make([]float64, len(a.In))
	for range n {
		if a.exact != nil {
			source.function(&a, x)
		} else {
			source.far(x)
		}
		if a.near {
			x[1] = source.number(math.Ilogb(x[0]) - 1 + source.r.IntN(3))
			x[0] = math.Abs(x[0])
		}
		t.try(x)
	}
	s.Tried, s.Failed = t.tried, t.failed
	if t.failed > 0 {
		t.shrink()
		s.Full = t.counterexample()
	}
	return s
}

// trial runs an algorithm and keeps the simplest operands on which it fails.
type trial struct {
	a             Algorithm
	m             fp.Model
	on            runner
	tried, failed int
	simplest      []float64
	cost          float64 // of the simplest
}

func newTrial(a Algorithm, m fp.Model) *trial {
	if a.terms == nil && a.exact == nil {
		panic("paranoia: an Algorithm that neither Algorithms nor LookupAlgorithm has made")
	}
	return &trial{a: a, m: m, on: a.on(m)}
}

// fails says why the results on x break the promise, "" where they do not.
func (t *trial) fails(x []float64) string {
	if t.a.exact != nil {
		return t.failsFunction(x)
	}
	hi, lo := t.on.two(x)
	f := t.m.Numbers
	limit := 0.0
	if t.a.bound != nil {
		limit = t.a.bound(f.Prec)
	}
	switch e := t.a.err(x, hi, lo); {
	case e <= limit && t.a.family == "split":
		return t.halves(hi, lo)
	case e <= limit && t.m.Adder == fp.NearestSum && strings.HasSuffix(t.a.family, "sum") && adjacent(hi, lo):
		return "the results are adjacent: to nearest they are not (Corollary 3 of 2007)"
	case e <= limit && math.Abs(lo) <= f.ULP(hi):
		return ""
	case e <= limit:
		return "the results overlap"
	case math.IsInf(e, 1):
		return "the exact value is 0, and the results are not"
	case limit == 0:
		return fmt.Sprintf("the results lack 2^%.1f of the exact value", math.Log2(e))
	default:
		return fmt.Sprintf("the relative error is 2^%.1f, promised 2^%.0f", math.Log2(e), math.Log2(limit))
	}
}

// halves says how the halves of a split are not those of the theorem: of p-s bits the
// upper one and of s the lower one ([DGD06] Theorem 3), which has s-1 where sums and
// products are to nearest ([She97], [Tha07] Theorem 4).
func (t *trial) halves(hi, lo float64) string {
	p := t.m.Numbers.Prec
	s := t.a.point(p)
	upper, lower := p-s, s
	if t.m.Adder == fp.NearestSum && t.m.Multiplier.Kind == fp.NearestProduct {
		lower = s - 1
	}
	switch {
	case width(hi) > upper:
		return fmt.Sprintf("the upper half has %d bits, and not %d", width(hi), upper)
	case width(lo) > lower:
		return fmt.Sprintf("the lower half has %d bits, and not %d", width(lo), lower)
	case math.Abs(lo) > math.Abs(hi):
		return "the lower half is the larger one"
	}
	return ""
}

// width returns how many bits the significand of x takes, from the first 1 to the last.
func width(x float64) int {
	if x == 0 {
		return 0
	}
	return 53 - bits.TrailingZeros64(math.Float64bits(x)|1<<52)
}

// adjacent reports whether hi and lo overlap, or hi and 2lo do: the last 1 of hi must be
// above the first of 2lo ([She97]).
func adjacent(hi, lo float64) bool {
	return lo != 0 && hi != 0 && math.Ilogb(hi)-width(hi)+1 <= math.Ilogb(lo)+1
}

// allowed reports whether x is in the domain of the algorithm: pairs are
// normalised.
func (t *trial) allowed(x []float64) bool {
	if t.a.exact != nil {
		return t.inside(x)
	}
	if len(x) == 4 && (x[0] != t.m.Numbers.Round(x[0]+x[1]) || x[2] != t.m.Numbers.Round(x[2]+x[3])) {
		return false
	}
	return t.a.domain == nil || t.a.domain(x)
}

func (t *trial) try(x []float64) {
	if !t.allowed(x) {
		return
	}
	t.tried++
	if t.fails(x) == "" {
		return
	}
	t.failed++
	if c := t.price(x); t.simplest == nil || c < t.cost {
		t.simplest, t.cost = slices.Clone(x), c
	}
}

// price is the complexity of x; where some error is allowed, a larger one is
// worth some bits.
func (t *trial) price(x []float64) float64 {
	c := float64(complexity(x))
	switch {
	case t.a.exact != nil:
		c -= float64(2000 * math.Log2(min(t.a.relativeError(x, t.on.all(x)), 1)))
	case t.a.bound != nil:
		hi, lo := t.on.two(x)
		c -= float64(2000 * math.Log2(min(t.a.err(x, hi, lo), 1)))
	}
	return c
}

// complexity grows with the bits of the significands, from first to last, and
// with the exponents.
func complexity(x []float64) (c int) {
	for _, v := range x {
		if v == 0 {
			continue
		}
		m := math.Float64bits(v)&(1<<52-1) | 1<<52
		c += 400*(2*bits.OnesCount64(m)+53-bits.TrailingZeros64(m)) + 2*max(math.Ilogb(v), -math.Ilogb(v))
		if v < 0 {
			c++
		}
	}
	return c
}

// shrink makes the simplest operands simpler: one bit, one sign, one step of an
// exponent at a time, and the leading bits together with those that follow.
func (t *trial) shrink() {
	t.tried, t.failed = 0, 0
	for changed := true; changed; {
		before := t.cost
		base := slices.Clone(t.simplest)
		for k, v := range base {
			try := func(w float64) {
				x := slices.Clone(base)
				x[k] = w
				t.try(x)
				for j := k + 1; j < len(x); j++ { // the others move too
					if v != 0 {
						x[j] = x[j] * (w / v)
					}
				}
				if t.m.Numbers.Has(x[len(x)-1]) {
					t.try(x)
				}
			}
			try(0)
			try(-v)
			try(v / 2)
			try(v * 2)
			b := math.Float64bits(v)
			for i := 53 - t.m.Numbers.Prec; i < 52; i++ {
				if b>>i&1 == 1 {
					try(math.Float64frombits(b &^ (1 << i)))
					try(math.Float64frombits(b &^ (1 << i) &^ (1<<i - 1)))
					try(t.m.Numbers.Round(math.Float64frombits(b + 1<<i)))
				}
			}
		}
		changed = t.cost < before
	}
}

// counterexample shows the steps on the simplest operands.
func (t *trial) counterexample() *Counterexample {
	x := t.simplest
	c := &Counterexample{Bits: t.m.Numbers.Prec, Operands: hexadecimal(x), Why: t.fails(x)}
	if t.a.exact != nil { // thousands of steps
		v := t.a.value(x)
		c.Results, c.Exact = hexadecimal(t.on.all(x)), hexadecimal([]float64{v.X0, v.X1, v.X2, v.X3}[:t.a.limbs])
		return c
	}
	hi, lo := t.on.two(x)
	c.Steps, c.Results, c.Exact = t.a.steps(t.m, x), hexadecimal([]float64{hi, lo}), hexadecimal(t.a.terms(x))
	return c
}

// all calls try with all operands of a format, up to scaling and a change of all
// signs: the first number is in [1, 2), the second has exponents up to 2p+3
// away, and the lower part of a pair up to p more.
func all(f fp.Format, n int, try func(x []float64)) {
	p := f.Prec
	binades := func(from, to int) (list []float64) {
		for e := from; e <= to; e++ {
			for m := 1 << (p - 1); m < 1<<p; m++ {
				v := math.Ldexp(float64(m), e-p+1)
				list = append(list, v, -v)
			}
		}
		return list
	}
	first := slices.DeleteFunc(binades(0, 0), func(v float64) bool { return v < 0 })
	second := append(binades(-2*p-3, 2*p+3), 0)
	low := func(hi float64) []float64 {
		if hi == 0 {
			return []float64{0}
		}
		e := math.Ilogb(hi)
		return append(binades(e-2*p, e-p), 0)
	}
	for _, a := range first {
		if n == 1 {
			try([]float64{a})
			continue
		}
		for _, b := range second {
			if n == 2 {
				try([]float64{a, b})
				continue
			}
			for _, c := range low(a) {
				for _, d := range low(b) {
					try([]float64{a, c, b, d})
				}
			}
		}
	}
}

// far fills x with operands for a search: the first near 1, the second with
// any exponent at which the two may meet, of any sign.
func (s *source) far(x []float64) {
	p := s.f.Prec
	sign := func() float64 { return float64(1 - 2*s.r.IntN(2)) }
	for i := range x {
		switch {
		case len(x) == 4 && i%2 == 1:
			x[i] = s.number(math.Ilogb(x[i-1])-p-s.r.IntN(3)*s.r.IntN(p)) * sign()
		case i == 0:
			x[i] = s.number(0)
		default:
			x[i] = s.number(s.r.IntN(2*p+5)-p-2) * sign()
		}
	}
	if s.r.IntN(2) == 0 && len(x) == 2 {
		x[0], x[1] = x[1], x[0]
	}
}

// Repair is a variant of an algorithm, and what [Find] says of it on each model.
type Repair struct {
	Algorithm string    `json:"algorithm"`
	About     string    `json:"about"`
	On        []*Search `json:"on"`
}

// Repairs calls [Find] for a, and for each algorithm that promises the same, on each of
// the models, with n operands at full width.
func Repairs(a Algorithm, models []fp.Model, n int, seed uint64) (list []Repair) {
	for _, v := range a.variants() {
		r := Repair{Algorithm: v.Name, About: v.About}
		for _, m := range models {
			r.On = append(r.On, Find(v, m, n, seed))
		}
		list = append(list, r)
	}
	return list
}

// GuardModels returns arithmetics of 24 bits that differ in their adder alone:
// to nearest, truncated, and with each number of guard bits from none to four.
// Their products are truncated.
func GuardModels() (list []fp.Model) {
	f := fp.Nvidia32()
	f.Name = ""
	names := map[fp.Adder]string{fp.NearestSum: "to nearest", fp.ChoppedSum: "truncated"}
	for _, adder := range []fp.Adder{fp.NearestSum, fp.ChoppedSum, 4, 3, 2, 1, 0} {
		name := names[adder]
		if name == "" {
			name = fmt.Sprintf("guard %d", adder)
		}
		list = append(list, fp.Model{Name: name, Numbers: f, Adder: adder, Multiplier: fp.Multiplier{Kind: fp.ChoppedProduct}})
	}
	return list
}

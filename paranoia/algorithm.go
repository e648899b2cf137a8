package paranoia

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/fp"
)

// # Algorithms as text
//
// The finder shows what each step of an algorithm gave, so an algorithm is a
// list of steps here, one rounded operation each:
//
//	s = a + b               also - and *
//	c = |a| < |b| ? b : a   a choice; the other condition is a != b
//	p, e = TwoProd a b      another algorithm
//
// splitter is 2^⌈p/2⌉ + 1.

// An Algorithm is a straight line of rounded operations, and what it promises.
type Algorithm struct {
	Name  string
	About string
	In    []string

	// The promise: the results add up to the sum of terms, exactly where bound is 0,
	// else but for bound times it, in arithmetic of p bits. It is given for
	// operands that satisfy domain, or for all where that is nil.
	terms  func(x []float64) []float64
	bound  func(p int) float64
	domain func(x []float64) bool

	family string // algorithms with the same promise
	text   string
	names  []string // of the registers
	steps  []step
	out    []int // registers
}

// step is one operation on registers. A choice compares a and b, and takes c or
// d.
type step struct {
	op              byte // + - * < !
	dst, a, b, c, d int
}

// algorithms in the order of their use by each other; the first of a family is
// what the others may take the place of.
var algorithms = parseAll([]Algorithm{
	{Name: "TwoSum", About: "Knuth's, Add12 of the paper of 2006", family: "sum", terms: sumOf, In: []string{"a", "b"}, text: `
		s = a + b
		v = s - a
		w = s - v
		x = a - w
		y = b - v
		e = x + y
		return s e`},
	{Name: "FastTwoSum", About: "Dekker's, for |a| ≥ |b|", family: "fast sum", terms: sumOf, domain: ordered, In: []string{"a", "b"}, text: `
		s = a + b
		v = s - a
		e = b - v
		return s e`},
	{Name: "SwapTwoSum", About: "Dekker's, after a swap where |a| < |b|", family: "sum", terms: sumOf, In: []string{"a", "b"}, text: `
		c = |a| < |b| ? b : a
		d = |a| < |b| ? a : b
		s, e = FastTwoSum c d
		return s e`},
	{Name: "NeumaierSum", About: "the error from the larger operand: (a - s) + b", family: "sum", terms: sumOf, In: []string{"a", "b"}, text: `
		c = |a| < |b| ? b : a
		d = |a| < |b| ? a : b
		s = c + d
		v = c - s
		e = v + d
		return s e`},
	{Name: "PriestSum", About: "Priest's, for faithful arithmetic: the operands themselves where their error is no number", family: "sum", terms: sumOf, In: []string{"a", "b"}, text: `
		x = |a| < |b| ? b : a
		y = |a| < |b| ? a : b
		c = x + y
		v = c - x
		g = c - v
		h = g - x
		f = y - h
		d = f - v
		t = d + v
		s = t != f ? x : c
		e = t != f ? y : d
		return s e`},
	{Name: "TwoDiff", About: "TwoSum of a and -b", family: "difference", terms: func(x []float64) []float64 { return []float64{x[0], -x[1]} }, In: []string{"a", "b"}, text: `
		s = a - b
		v = s - a
		w = s - v
		x = a - w
		y = b + v
		e = x - y
		return s e`},
	{Name: "PriestDiff", About: "Priest's sum of a and -b", family: "difference", terms: func(x []float64) []float64 { return []float64{x[0], -x[1]} }, In: []string{"a", "b"}, text: `
		z = a - a
		n = z - b
		s, e = PriestSum a n
		return s e`},
	{Name: "Split", About: "Veltkamp's", family: "split", terms: func(x []float64) []float64 { return x }, In: []string{"a"}, text: `
		c = splitter * a
		d = c - a
		h = c - d
		l = a - h
		return h l`},
	{Name: "TwoProd", About: "Dekker's, Mul12 of the paper of 2006", family: "product", terms: func(x []float64) []float64 { return []float64{float64(x[0] * x[1])} }, In: []string{"a", "b"}, text: `
		p = a * b
		ah, al = Split a
		bh, bl = Split b
		hh = ah * bh
		e1 = p - hh
		lh = al * bh
		e2 = e1 - lh
		hl = ah * bl
		e3 = e2 - hl
		ll = al * bl
		e = ll - e3
		return p e`},
	{Name: "SloppyAdd", About: "Add22 of the paper of 2006", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		s, e = TwoSum ah bh
		l = al + bl
		f = e + l
		rh, rl = FastTwoSum s f
		return rh rl`},
	{Name: "Add", About: "Pair.Add", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		a, b = TwoSum ah bh
		c, d = TwoSum al bl
		s, t = FastTwoSum a c
		u = b + d
		v = u + t
		rh, rl = FastTwoSum s v
		return rh rl`},
	{Name: "PriestAdd", About: "Pair.Add on Priest's sums", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		a, b = PriestSum ah bh
		c, d = PriestSum al bl
		s, t = PriestSum a c
		u = b + d
		v = u + t
		rh, rl = PriestSum s v
		return rh rl`},
	{Name: "Mul", About: "Mul22 of the paper of 2006, its third line corrected", family: "product of pairs", terms: productOfPairs, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		p, e = TwoProd ah bh
		x = ah * bl
		y = al * bh
		c = x + y
		f = e + c
		rh, rl = TwoSum p f
		return rh rl`},
})

// aliases are the names of the paper of 2006.
var aliases = map[string]string{"add12": "TwoSum", "mul12": "TwoProd", "add22": "SloppyAdd", "mul22": "Mul"}

func sumOf(x []float64) []float64 { return x }

func productOfPairs(x []float64) []float64 {
	return []float64{float64(x[0] * x[2]), float64(x[0] * x[3]), float64(x[1] * x[2]), float64(x[1] * x[3])}
}

func ordered(x []float64) bool { return math.Abs(x[0]) >= math.Abs(x[1]) || x[0] == 0 }

// relative is 16u², the 2^-44 of the paper.
func relative(p int) float64 { return math.Ldexp(1, 4-2*p) }

// Algorithms returns the algorithms that the finder knows.
func Algorithms() []Algorithm { return algorithms }

// LookupAlgorithm returns the algorithm of that name, in any case, or that of
// the paper of 2006: Add12, Mul12, Add22, Mul22.
func LookupAlgorithm(name string) (Algorithm, bool) {
	if n, ok := aliases[strings.ToLower(name)]; ok {
		name = n
	}
	for _, a := range algorithms {
		if strings.EqualFold(a.Name, name) {
			return a, true
		}
	}
	return Algorithm{}, false
}

// variants returns the algorithms with the promise of a, a itself first. For one
// with a condition on its operands those without are variants.
func (a Algorithm) variants() []Algorithm {
	list := []Algorithm{a}
	for _, v := range algorithms {
		if v.Name != a.Name && (v.family == a.family || a.family == "fast sum" && v.family == "sum") {
			list = append(list, v)
		}
	}
	return list
}

// parseAll parses the texts, each of which may call those before it. They are
// part of the program: one that is wrong panics.
func parseAll(list []Algorithm) []Algorithm {
	for i := range list {
		a := &list[i]
		a.names = []string{"splitter"}
		regs := map[string]int{"splitter": 0}
		for _, name := range a.In {
			regs[name] = a.register(name)
		}
		for line := range strings.Lines(strings.TrimSpace(a.text)) {
			a.parse(list[:i], regs, strings.Fields(strings.NewReplacer(",", "", "|", "").Replace(line)))
		}
	}
	return list
}

// register returns a new register.
func (a *Algorithm) register(name string) int {
	a.names = append(a.names, name)
	return len(a.names) - 1
}

// parse appends the steps of a line, given as words; regs are the registers of
// the names so far.
func (a *Algorithm) parse(known []Algorithm, regs map[string]int, w []string) {
	use := func(name string) int {
		r, ok := regs[name]
		if !ok {
			panic("paranoia: " + a.Name + ": " + name + " is not set")
		}
		return r
	}
	switch {
	case w[0] == "return":
		for _, name := range w[1:] {
			a.out = append(a.out, use(name))
		}
	case len(w) == 9: // c = a < b ? x : y
		s := step{op: w[3][0], a: use(w[2]), b: use(w[4]), c: use(w[6]), d: use(w[8])}
		s.dst = a.register(w[0])
		regs[w[0]] = s.dst
		a.steps = append(a.steps, s)
	case w[1] == "=":
		s := step{op: w[3][0], a: use(w[2]), b: use(w[4])}
		s.dst = a.register(w[0])
		regs[w[0]] = s.dst
		a.steps = append(a.steps, s)
	default: // p e = TwoProd a b
		i := slices.IndexFunc(known, func(k Algorithm) bool { return k.Name == w[3] })
		callee := known[i]
		at := make([]int, len(callee.names)) // of the callee's registers
		for k, name := range w[4:] {
			at[k+1] = use(name)
		}
		for _, s := range callee.steps {
			at[s.dst] = a.register(callee.Name + "." + callee.names[s.dst])
			a.steps = append(a.steps, step{s.op, at[s.dst], at[s.a], at[s.b], at[s.c], at[s.d]})
		}
		for k, r := range callee.out {
			regs[w[k]] = at[r]
			a.names[at[r]] = w[k]
		}
	}
}

// describe writes a step as in the text.
func (a *Algorithm) describe(s step) string {
	n := func(r int) string { return a.names[r] }
	switch s.op {
	case '<':
		return fmt.Sprintf("%s = |%s| < |%s| ? %s : %s", n(s.dst), n(s.a), n(s.b), n(s.c), n(s.d))
	case '!':
		return fmt.Sprintf("%s = %s ≠ %s ? %s : %s", n(s.dst), n(s.a), n(s.b), n(s.c), n(s.d))
	}
	return fmt.Sprintf("%s = %s %c %s", n(s.dst), n(s.a), s.op, n(s.b))
}

// run runs the algorithm on x in the registers r, of which there are as many as
// names, and returns the two results.
func (a *Algorithm) run(m *fp.Model, r, x []float64) (hi, lo float64) {
	r[0] = math.Ldexp(1, (m.Numbers.Prec+1)/2) + 1
	copy(r[1:], x)
	for i := range a.steps {
		s := &a.steps[i]
		p, q := r[s.a], r[s.b]
		switch s.op {
		case '+':
			r[s.dst] = m.Add(p, q)
		case '-':
			r[s.dst] = m.Sub(p, q)
		case '*':
			r[s.dst] = m.Mul(p, q)
		default:
			r[s.dst] = r[s.d]
			if s.op == '<' && math.Abs(p) < math.Abs(q) || s.op == '!' && p != q {
				r[s.dst] = r[s.c]
			}
		}
	}
	return r[a.out[0]], r[a.out[1]]
}

// err returns the error of the results, relative where the exact value is not
// 0: 0 where there is none.
func (a *Algorithm) err(x []float64, hi, lo float64) float64 {
	terms := a.terms(x)
	e := math.Abs(total(append(terms[:len(terms):len(terms)], -hi, -lo)...))
	if e == 0 {
		return 0
	}
	return e / math.Abs(total(terms...))
}

// total returns the sum of x, to within some 2^-50 of it: it is 0 only where the
// exact sum is.
func total(x ...float64) float64 {
	parts := make([]float64, 0, 8) // a sum without overlaps ([She97]), smallest first
	for _, v := range x {
		n := 0
		for _, p := range parts {
			var e float64
			if v, e = twoSum(v, p); e != 0 {
				parts[n] = e
				n++
			}
		}
		parts = append(parts[:n], v)
	}
	sum := 0.0
	for _, p := range parts {
		sum += p
	}
	return sum
}

package paranoia

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/source/thall"
)

// # Algorithms
//
// Those of the library are what the library is: their intermediate form, in the
// interpreter that defines it, so that each step that the finder shows is one of the
// library's. Variants that the library has not are texts, one rounded operation a line:
//
//	s = a + b               also - and *
//	c = 2^s+1 * a           the multiplier of a split
//	c = |a| < |b| ? b : a   a choice; the other condition is a != b
//	p, e = TwoProd a b      another algorithm
//
// Split is the library's with the splitting point s = ⌈p/2⌉, and a text with any other: one
// set of functions for each.
//
// A model has no operation that gives the error of a product. There, as on a device
// without a fused multiply-add, the library's prodErrSplit takes its place.

// An Algorithm is a list of rounded operations, such as those of limb.TwoSum, and what
// it promises of their results. [Algorithms] and [LookupAlgorithm] make it.
type Algorithm struct {
	Name  string
	About string
	In    []string // the names of its operands

	// The promise: the results add up to the sum of terms, exactly where bound is 0,
	// else but for bound times it, in arithmetic of p bits. It is given for
	// operands that satisfy domain, or for all where that is nil.
	terms  func(x []float64) []float64
	bound  func(p int) float64
	domain func(x []float64) bool
	near   bool // the domain has operands within a factor of 2 of each other only

	// In place of terms, of functions: the value that a number of limbs has, of numbers
	// with so many, and which is drawn from lo to hi; by the paper of 2007 or by the library.
	exact  func(x []limb.QD) limb.QD
	limbs  int
	lo, hi float64
	paper  *thall.Function

	family string // algorithms with the same promise
	text   string // "" for one of the library
	beyond int    // how many bits the splitting point is above ⌈p/2⌉
}

// algorithms in the order of their use by each other; the first of a family is
// what the others may take the place of.
var algorithms = append([]Algorithm{
	{Name: "TwoSum", About: "Knuth's, Add12 of the paper of 2006", family: "sum", terms: sumOf, In: []string{"a", "b"}},
	{Name: "FastTwoSum", About: "Dekker's, for |a| ≥ |b|", family: "fast sum", terms: sumOf, domain: ordered, In: []string{"a", "b"}},
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
	{Name: "TwoDiff", About: "TwoSum of a and -b", family: "difference", terms: func(x []float64) []float64 { return []float64{x[0], -x[1]} }, In: []string{"a", "b"}},
	{Name: "PriestDiff", About: "Priest's sum of a and -b", family: "difference", terms: func(x []float64) []float64 { return []float64{x[0], -x[1]} }, In: []string{"a", "b"}, text: `
		z = a - a
		n = z - b
		s, e = PriestSum a n
		return s e`},
	{Name: "Sterbenz", About: "a - b where b/2 ≤ a ≤ 2b: Theorem 1 of the paper of 2006", family: "exact difference", near: true, domain: sterbenz,
		terms: func(x []float64) []float64 { return []float64{x[0], -x[1]} }, In: []string{"a", "b"}, text: `
		d = a - b
		return d`},
	{Name: "Split", About: "Veltkamp's: Theorem 3 of the paper of 2006", family: "split", terms: sumOf, In: []string{"a"}},
	{Name: "TwoProd", About: "a product and its error, as prodErrSplit finds it: Dekker's on scaled factors", family: "product", terms: func(x []float64) []float64 { return []float64{float64(x[0] * x[1])} }, In: []string{"a", "b"}},
	{Name: "DekkerProd", About: "Dekker's by Split, Mul12 of the paper of 2006: its Theorem 4", family: "product", terms: func(x []float64) []float64 { return []float64{float64(x[0] * x[1])} }, In: []string{"a", "b"}, text: `
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
	{Name: "Add22", About: "Add22 of the paper of 2006 as printed, its branch a choice", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		r = ah + bh
		c = |ah| < |bh| ? bh : ah
		d = |ah| < |bh| ? ah : bh
		x = |ah| < |bh| ? al : bl
		y = |ah| < |bh| ? bl : al
		p = c - r
		q = p + d
		t = q + x
		s = t + y
		rh, rl = TwoSum r s
		return rh rl`},
	{Name: "SloppyAdd", About: "Pair.SloppyAdd, of the kind of Add22", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"x_Hi", "x_Lo", "y_Hi", "y_Lo"}},
	{Name: "Add", About: "Pair.Add", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"x_Hi", "x_Lo", "y_Hi", "y_Lo"}},
	{Name: "PriestAdd", About: "Pair.Add on Priest's sums", family: "sum of pairs", terms: sumOf, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		a, b = PriestSum ah bh
		c, d = PriestSum al bl
		s, t = PriestSum a c
		u = b + d
		v = u + t
		rh, rl = PriestSum s v
		return rh rl`},
	{Name: "Mul", About: "Pair.Mul: Mul22 of the paper of 2006, its third line corrected, with a shorter last sum", family: "product of pairs", terms: productOfPairs, bound: relative, In: []string{"x_Hi", "x_Lo", "y_Hi", "y_Lo"}},
	{Name: "Mul22", About: "Mul22 of the paper of 2006, its third line corrected", family: "product of pairs", terms: productOfPairs, bound: relative, In: []string{"ah", "al", "bh", "bl"}, text: `
		p, e = DekkerProd ah bh
		x = ah * bl
		y = al * bh
		c = x + y
		f = e + c
		rh, rl = TwoSum p f
		return rh rl`},
}, published()...)

// aliases are the names of the paper of 2006, but for Add22 and Mul22, which are those.
var aliases = map[string]string{"add12": "TwoSum", "mul12": "DekkerProd"}

func sumOf(x []float64) []float64 { return x }

func productOfPairs(x []float64) []float64 {
	return []float64{float64(x[0] * x[2]), float64(x[0] * x[3]), float64(x[1] * x[2]), float64(x[1] * x[3])}
}

// sterbenz is the condition of Sterbenz's lemma.
func sterbenz(x []float64) bool { return x[1]/2 <= x[0] && x[0] <= 2*x[1] }

func ordered(x []float64) bool { return math.Abs(x[0]) >= math.Abs(x[1]) || x[0] == 0 }

// relative is 16u², the 2^-44 of the paper.
func relative(p int) float64 { return math.Ldexp(1, 4-2*p) }

// Algorithms returns the algorithms that [Find] knows. The list is not to be changed.
func Algorithms() []Algorithm { return algorithms }

// LookupAlgorithm returns the algorithm of that name, in upper or lower case, and whether
// there is one. It also knows the names of [DGD06]: Add12, Mul12, Add22, Mul22.
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

// At returns a with the splitting point s in arithmetic of p bits, in place of ⌈p/2⌉. The
// algorithms that split by their own text have one: Split, DekkerProd and Mul22. The error
// says that a has none, or that s is not from p/2 to p-1.
func (a Algorithm) At(s, p int) (Algorithm, error) {
	if a.Name != "Split" && !strings.Contains(a.text, "= Split ") && !strings.Contains(a.text, "= DekkerProd ") {
		return a, fmt.Errorf("paranoia: %s has no splitting point: Split, DekkerProd and Mul22 have", a.Name)
	}
	if 2*s < p || s > p-1 {
		return a, fmt.Errorf("paranoia: a splitting point of %d in arithmetic of %d bits: it must be from %d to %d", s, p, (p+1)/2, p-1)
	}
	a.beyond = s - (p+1)/2
	return a, nil
}

// point is the splitting point in arithmetic of p bits.
func (a Algorithm) point(p int) int { return (p+1)/2 + a.beyond }

// functions has the functions of all algorithms. What is wrong with it is wrong with this
// program, and panics.
var functions = sync.OnceValue(func() *ir.Program {
	own := func(name string) *ir.Func {
		f, err := kernels.IR(name)
		if err != nil {
			panic("paranoia: " + err.Error())
		}
		return f
	}
	list := []*ir.Func{own("f32.prodErrSplit")}
	for _, a := range algorithms {
		if a.text == "" && a.paper == nil {
			list = append(list, own(a.function()))
		}
	}
	p := kernels.Program().Reach(list...)
	for _, a := range algorithms {
		if a.text != "" {
			p.Funcs = append(p.Funcs, a.parse(p, 0))
		}
	}
	return p
})

// splitText is Split with any splitting point.
const splitText = `
		c = 2^s+1 * a
		v = c - a
		hi = c - v
		lo = a - hi
		return hi lo`

// program returns functions in which Split has the splitting point s, as far as texts call
// it: those before are those of functions.
func program(s int) *ir.Program {
	old := functions()
	p := &ir.Program{}
	for _, f := range old.Funcs {
		if f.Go != "f32.Split" {
			p.Funcs = append(p.Funcs, f)
		}
	}
	p.Funcs = append([]*ir.Func{Algorithm{Name: "Split", In: []string{"a"}, text: splitText}.parse(p, s)}, p.Funcs...)
	for _, a := range algorithms {
		if a.text != "" {
			i := slices.IndexFunc(p.Funcs, func(f *ir.Func) bool { return f.Go == a.function() })
			p.Funcs = slices.Delete(p.Funcs, i, i+1)
			p.Funcs = append(p.Funcs, a.parse(p, s))
		}
	}
	return p
}

// program returns the functions that a calls, in arithmetic of p bits.
func (a Algorithm) program(p int) *ir.Program {
	if a.beyond == 0 {
		return functions()
	}
	return program(a.point(p))
}

// function returns the name of the algorithm's function in the program.
func (a Algorithm) function() string {
	if a.limbs == 4 {
		return "QF." + strings.TrimPrefix(a.Name, "Quad")
	}
	if a.exact != nil {
		return "DF." + a.Name
	}
	if a.text == "" && len(a.In) == 4 {
		return "DF." + a.Name
	}
	return "f32." + a.Name
}

// parse returns the text as a function, with the splitting point s.
func (a Algorithm) parse(p *ir.Program, s int) *ir.Func {
	f := &ir.Func{Name: "f32_" + a.Name, Go: "f32." + a.Name, Limb: ir.F32}
	vars := map[string]*ir.Value{}
	add := func(name string, typ ir.Type, op ir.Op, args ...*ir.Value) *ir.Value {
		v := &ir.Value{Op: op, Type: typ, Args: args, Name: name, ID: len(f.Body)}
		f.Body = append(f.Body, v)
		vars[name] = v
		return v
	}
	use := func(name string) *ir.Value {
		v, ok := vars[name]
		if !ok {
			panic("paranoia: " + a.Name + ": " + name + " is not set")
		}
		return v
	}
	for _, name := range a.In {
		f.In = append(f.In, ir.Group{Name: name, Type: "f32", N: 1})
		f.Params = append(f.Params, add(name, ir.F32, ir.Param))
	}
	for line := range strings.Lines(strings.TrimSpace(a.text)) {
		w := strings.Fields(strings.NewReplacer(",", "", "|", "").Replace(line))
		switch {
		case w[0] == "return":
			for _, name := range w[1:] {
				f.Out = append(f.Out, ir.Group{Name: name, Type: "f32", N: 1})
				f.Results = append(f.Results, use(name))
			}
		case len(w) == 9: // c = a < b ? x : y
			x, y, op := use(w[2]), use(w[4]), ir.Ne
			if w[3] == "<" {
				x, y, op = add("", ir.F32, ir.Abs, x), add("", ir.F32, ir.Abs, y), ir.Lt
			}
			add(w[0], ir.F32, ir.Select, add("", ir.Bool, op, x, y), use(w[6]), use(w[8]))
		case w[1] == "=":
			op := map[string]ir.Op{"+": ir.Add, "-": ir.Sub, "*": ir.Mul}[w[3]]
			if w[2] == "2^s+1" {
				add(w[2], ir.F32, ir.Const).Const = math.Ldexp(1, s) + 1
			}
			add(w[0], ir.F32, op, use(w[2]), use(w[4]))
		default: // p e = TwoProd a b
			var args []*ir.Value
			for _, name := range w[4:] {
				args = append(args, use(name))
			}
			call := add("", ir.F32, ir.Call, args...)
			call.Callee = p.Lookup("f32." + w[3])
			for k, name := range w[:2] {
				add(name, ir.F32, ir.Result, call).Nth = k
			}
		}
	}
	return f
}

// A runner runs an algorithm on a model.
type runner struct {
	results int
	run     func(results, x []float64)
}

func (a Algorithm) on(m fp.Model) runner {
	if a.paper != nil {
		return runner{a.limbs, func(results, x []float64) { a.paper.Run(&m, results, x) }}
	}
	p := a.program(m.Numbers.Prec)
	return interpreted(interpreter(p, p.Lookup(a.function()), m))
}

func interpreted(in *ir.Interp) runner { return runner{in.Results(), in.Run} }

func interpreter(p *ir.Program, f *ir.Func, m fp.Model) *ir.Interp {
	in, err := ir.NewInterp(p, f, m)
	if err != nil {
		panic("paranoia: " + err.Error())
	}
	return in
}

// all returns the results.
func (m runner) all(x []float64) []float64 {
	r := make([]float64, m.results)
	m.run(r, x)
	return r
}

// two returns the two results of all but quads, the second 0 where there is one.
func (m runner) two(x []float64) (hi, lo float64) {
	var r [4]float64
	m.run(r[:m.results], x)
	return r[0], r[1]
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

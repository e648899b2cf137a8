// Package bounds proves how large the error of a function can be, from its IR: the sum of the
// errors of its operations, each an interval, as Gappa does it [DM10], along polynomials in the
// operands, so that what a later operation takes away again does not count, and the difference
// of the polynomial that the function computes from the function that it is to be.
//
// Of how a function works it is told one thing: that Log and Exp take their arguments apart by
// powers of two, which it then follows (scaled.go, powers.go). A domain is cut into pieces in
// which all integers and decisions are the same; error-free transformations are known by their
// operations, and what they need is shown from intervals, or of three and four limbs is a condition of the
// bound; all other rounding errors are symbols of their own.
package bounds

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/types"
)

// A Step is an operation whose error is left in the result, or several.
type Step struct {
	Path  string  `json:"path"`      // the functions that are called on the way to it
	Text  string  `json:"operation"` // the operation
	Bound float64 `json:"units"`     // in units of u^n, relative to the result
}

// Proof is what is proved of a function.
type Proof struct {
	Bound  float64  // of the error, in units of u^n of n limbs, relative to the result
	Unit   string   // "u²" or "u⁴"
	Share  int      // 1 in so many pieces was looked at: above 1, it is a sample and no proof
	Steps  []Step   // whose sum it is in the worst piece, the largest first
	Where  string   // that piece
	Reads  []string // of tables, there
	Notes  []string // what could not be shown anywhere, without repetitions
	Pieces int      // that the domain was cut into

	// Assumed are the FastTwoSums of three and four limbs that are taken for exact without a proof.
	Assumed []string

	// Series bounds the part of the error that constants and series have, which is the same
	// whatever is rounded, in the piece where it is largest; it is a limit of its own.
	Series      float64
	SeriesWhere string
	SeriesReads []string

	reduced *reduced // where other parts of the domain are proved from it
}

// add takes what is proved of another part of the domain.
func (p *Proof) add(q Proof) {
	if q.Series > p.Series {
		p.Series, p.SeriesWhere, p.SeriesReads = q.Series, q.SeriesWhere, q.SeriesReads
	}
	if q.Bound > p.Bound {
		p.Bound, p.Steps, p.Where, p.Reads = q.Bound, q.Steps, q.Where, q.Reads
	}
	p.Pieces += q.Pieces
	p.reduced = p.reduced.with(q.reduced)
	p.Notes = unique(append(p.Notes, q.Notes...))
	p.Assumed = unique(append(p.Assumed, q.Assumed...))
}

// Against returns an error where the bound is above another one, with what it is made of, or
// where constants and series have a larger part in it than they should have.
func (p *Proof) Against(documented, series float64) error {
	if p.Bound <= documented {
		if p.Series <= series {
			return nil
		}
		return fmt.Errorf("constants and series are %.4g%s away from the function, not %g%s or less: for operands in %s, where it reads %s", p.Series, p.Unit, series, p.Unit, p.SeriesWhere, strings.Join(p.SeriesReads, ", "))
	}
	var parts []string
	for i, s := range p.Steps {
		if i < 3 {
			parts = append(parts, strings.Replace(fmt.Sprintf("%.4g%s by %s: %s", s.Bound, p.Unit, s.Path, s.Text), "by : ", "by ", 1))
		}
	}
	text := fmt.Sprintf("%g%s is proved, which is not below %g%s: for operands in %s, of it %s", p.Bound, p.Unit, documented, p.Unit, p.Where, strings.Join(parts, "; "))
	if len(p.Reads) > 0 {
		text += "; there it reads " + strings.Join(p.Reads, ", ")
	}
	if len(p.Notes) > 0 {
		text += "; " + strings.Join(p.Notes, "; ")
	}
	return errors.New(text)
}

var stated = regexp.MustCompile(`Error: ≤ ([0-9.]+)u[²³⁴]`)

// Documented returns the bound in the doc comment of f.
func Documented(f *ir.Func) (float64, bool) {
	m := stated.FindStringSubmatch(strings.Join(strings.Fields(f.Doc), " "))
	if m == nil {
		return 0, false
	}
	x, err := strconv.ParseFloat(m[1], 64)
	return x, err == nil
}

// maxDepth is how often a piece is halved of which nothing can be said.
const maxDepth = 7

// progress is told what part of the work is done, if it is not nil.
type progress func(done float64)

// part is the progress of what takes p from one part to another.
func (p progress) part(from, to float64) progress {
	if p == nil {
		return nil
	}
	return func(done float64) { p(from + (to-from)*done) }
}

// did tells that i of n are done.
func (p progress) did(i, n int) {
	if p != nil {
		p(float64(i) / float64(n))
	}
}

// Prove proves a bound of the error of f, which is to be what g says, and tells what part of it
// is done.
func (g Function) Prove(ctx context.Context, f *ir.Func, tell func(done float64)) (*Proof, error) {
	if n := len(f.Results); f.Code != nil || len(f.In) != g.operands || n < 2 || n > 4 || len(f.Params) != n*g.operands {
		return nil, fmt.Errorf("%w: %s is not straight-line code of %d numbers of two to four limbs", ErrOpen, f.Go, g.operands)
	}
	m := arithmeticOf(f.Limb)
	m.limbs = len(f.Results)
	share := g.share(f)
	g = g.some(share)
	m.every = g.every
	list := g.pieces(m)
	found := make([]Proof, len(list))
	half := 1.0 // of the work are pieces
	if g.beyond != nil {
		half = min(0.5, float64(len(list)))
	}
	p := progress(tell)
	err := together(ctx, p.part(0, half), len(list), func(i int) error {
		return g.piece(m, f, list[i], 0, &found[i])
	})
	if err != nil {
		return nil, err
	}
	all := &Proof{Unit: "u" + []string{2: "²", 3: "³", 4: "⁴"}[len(f.Results)], Share: share}
	for _, proof := range found {
		all.add(proof)
	}
	if g.beyond != nil {
		more, err := g.beyond(ctx, p.part(half, 1), m, f, all.reduced)
		if err != nil {
			return nil, err
		}
		all.add(more)
	}
	if g.digits {
		all.Assumed = slices.DeleteFunc(all.Assumed, func(s string) bool { return strings.Contains(s, "renormTriple: ") })
	}
	return all, nil
}

// together does what is to be done for all numbers below n, on all processors.
func together(ctx context.Context, p progress, n int, do func(i int) error) error {
	errs := make([]error, n)
	var wait sync.WaitGroup
	var at, done atomic.Int64
	for range min(runtime.GOMAXPROCS(0), n) {
		wait.Go(func() {
			for i := int(at.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(at.Add(1)) - 1 {
				errs[i] = do(i)
				p.did(int(done.Add(1)), n)
			}
		})
	}
	wait.Wait()
	return cmp.Or(cause.Of(ctx), errors.Join(errs...))
}

func unique(list []string) (z []string) {
	seen := map[string]bool{}
	for _, s := range list {
		key, _, _ := strings.Cut(s, ": nothing shows")
		if !seen[key] {
			seen[key] = true
			z = append(z, s)
		}
	}
	return z
}

// piece proves a bound in a piece, in halves where not all its operands are treated alike.
func (g Function) piece(m arithmetic, f *ir.Func, p piece, depth int, found *Proof) error {
	var script []choice
	for more := true; more; {
		w := newWalk(m, f)
		w.script = script
		proof, err := g.walk(w, m, f, p, nil)
		if err != nil && depth < maxDepth || len(w.script) > 0 && depth < g.depthOf(f) {
			if a, b, ok := p.halves(m); ok {
				if err := g.piece(m, f, a, depth+1, found); err != nil {
					return err
				}
				return g.piece(m, f, b, depth+1, found)
			}
		}
		if err != nil {
			return fmt.Errorf("%s for operands in %s: %w", f.Go, p, err)
		}
		found.add(proof)
		script, more = next(w.script)
	}
	return nil
}

// depthOf is the depth for f: beyond its place in a table, a series of many terms is far off.
func (g Function) depthOf(f *ir.Func) int {
	if g.scaled && len(f.Results) > 2 {
		return 3
	}
	return g.depth
}

// newWalk returns a walk with bits enough for the results of f.
func newWalk(m arithmetic, f *ir.Func) *walk {
	bits := len(f.Results) * m.prec
	return &walk{field: field{prec: uint(2*bits + 32), keep: bits + 24}}
}

// spare is how many bits below a unit of the result terms are kept: of a million that are not,
// the sum is below a thousandth of it.
const spare = 30

// walk proves a bound in a piece, for one way through the function; a sample is an operand in it,
// limb by limb, and takes its own.
func (g Function) walk(w *walk, m arithmetic, f *ir.Func, p piece, sample []float64) (proof Proof, err error) {
	defer stopped(&err)
	w.sampled = sample != nil
	var args []*value
	var operands []operand
	n := len(f.Results)
	for i, l := range p {
		var s []float64
		if sample != nil {
			s = sample[n*i:]
		}
		list, x := w.operand(i, n, l, m, s)
		operands = append(operands, operand{x, list})
		args = append(args, list...)
	}
	want := g.want(w, operands)
	relative := w.relativeTo(want, n, m)
	root := w.root(f, args...)
	proof = root.proof(want, relative, p.String())
	if g.scaled {
		proof.reduced = root.reduced(want)
	}
	return proof, nil
}

// relativeTo sets what is small for a result of n limbs, and returns the unit of errors.
func (w *walk) relativeTo(want form, n int, m arithmetic) func(bound) float64 {
	lo, hi := want.between()
	if lo.Sign() <= 0 && hi.Sign() >= 0 {
		fail("the result may be 0")
	}
	least := sizeDown(lo)
	if h := sizeDown(hi); h.less(least) {
		least = h
	}
	unit := power(-n * m.prec)
	w.least = least.e - n*m.prec - spare
	w.little, w.assumes = times(least, times(unit, power(-6))), n > 2
	return func(b bound) float64 { return b.per(least).per(unit).float() }
}

// proof returns what is proved of the results, which are to have the sum that is wanted.
func (f *frame) proof(want form, relative func(bound) float64, where string) Proof {
	var sum form
	for i := range f.f.Results {
		sum = f.add(sum, f.result(i).form)
	}
	proof := f.sumOf(f.sub(sum, want), relative)
	proof.Pieces, proof.Notes, proof.Assumed = 1, f.notes, f.assumed
	proof.Where, proof.Reads = where, f.reads
	proof.SeriesWhere, proof.SeriesReads = where, f.reads
	return proof
}

// sumOf returns the error as a sum of the errors of steps.
func (w *walk) sumOf(e form, relative func(bound) float64) (proof Proof) {
	const series, rest = 0, math.MaxUint16
	sizes := map[uint16]bound{rest: e.rest}
	for _, t := range e.terms {
		n := t.m.errors()[0]
		sizes[n] = plus(sizes[n], size(t.c))
	}
	for n, b := range sizes {
		if b.zero() {
			continue
		}
		s := Step{Bound: relative(b)}
		switch n {
		case series:
			s.Text = "constants and series"
			proof.Series = s.Bound
		case rest:
			s.Text = "products of errors"
		default:
			s.Path, s.Text = w.sources[n-1].Path, w.sources[n-1].Text
		}
		proof.Steps = append(proof.Steps, s)
	}
	slices.SortFunc(proof.Steps, func(a, b Step) int {
		return cmp.Or(cmp.Compare(b.Bound, a.Bound), cmp.Compare(a.Path, b.Path), cmp.Compare(a.Text, b.Text))
	})
	for _, s := range proof.Steps {
		proof.Bound += s.Bound
	}
	return proof
}

// String is the piece as a text.
func (p piece) String() string {
	var list []string
	for _, l := range p {
		text := fmt.Sprintf("[%.10g, %.10g]", l.lo, l.hi)
		for i := len(l.lead) - 1; i >= 0; i-- {
			text = fmt.Sprintf("%.10g + %s", l.lead[i], text)
		}
		list = append(list, text)
	}
	return strings.Join(list, ", ")
}

// Lookup returns the function of that name, "Exp" or "QD.Exp", and its IR with limbs of the type
// that the name says, that of DD where it does not.
func Lookup(name string) (Function, *ir.Func, error) {
	kind, _, typed := strings.Cut(name, ".")
	if !typed {
		kind = "DD"
	}
	for _, g := range Functions {
		if k := slices.Index(kinds, strings.ToUpper(kind)); k >= 0 && g.Series[k] > 0 && strings.EqualFold(short(name), g.Name) {
			f, err := kernels.IR(kinds[k] + "." + g.Name)
			return g, f, err
		}
	}
	var all, few []string
	for _, g := range Functions {
		if g.Series[types.TD] > 0 {
			all = append(all, g.Name)
		} else {
			few = append(few, g.Name)
		}
	}
	return Function{}, nil, fmt.Errorf("%q: %w: there are %s of DF, DD, TF, TD, QF and QD, and %s of DF, DD, QF and QD", name, ErrUnknown, strings.Join(all, ", "), strings.Join(few, ", "))
}

// kinds are the types, in the order of [Function.Series].
var kinds = types.Names(types.Reals)

// Names returns the functions that bounds are proved of, "DF.Add" and so on.
func Names() (names []string) {
	for _, g := range Functions {
		for k, kind := range kinds {
			if g.Series[k] > 0 {
				names = append(names, kind+"."+g.Name)
			}
		}
	}
	return names
}

// ErrUnknown is in the error where there is no such function.
var ErrUnknown = errors.New("no bounds are proved of it")

package device

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/question"
)

// # The self-test
//
// It has two halves. Both compare bits, and both fill the results with a
// pattern first, so that a kernel that does nothing fails. An error of the driver
// is no answer to either: it ends the test.
//
// The probes (internal/run/question) ask one question each: are products contracted into
// sums, are sums reassociated, is the multiply-add fused, what becomes of
// subnormal numbers, how are sums rounded, are infinities, NaN and -0 kept?
// Their operands are chosen so that the right answer and the wrong one differ.
//
// The comparisons run the error-free transformations, and the functions of
// pairs that inline them, over random and adversarial operands, other ones each
// time, against plain Go, and one of them in a launch of more than 2^16 elements.
// They are what decides: a compiler may treat a transformation rightly
// alone and break it within a function.

// compared are the functions of the comparisons; T stands for f32 or f64, P for
// DF or DD, Q for QF or QD.
var compared = []string{
	"T.Div", "T.Sqrt", "T.TwoSum", "T.FastTwoSum", "T.TwoDiff", "T.Split", "T.TwoProd", "T.TwoSqr",
	"P.Add", "P.SloppyAdd", "P.Sub", "P.Mul", "P.AddFloat", "P.MulFloat", "Q.Add", "Q.Mul",
}

// lenient is compared too where a language lets its compiler take sums apart: it rounds to an
// integer by adding a constant and taking it away, which some break who keep all of compared.
const lenient = "P.Exp2"

// questions returns the questions of the probes for a machine type.
func questions(limb kernels.Type) []question.Question {
	if limb == kernels.F64 {
		return question.All(53)
	}
	return question.All(24)
}

// rows is the number of operand rows of each comparison: no multiple of a
// work-group, so that some work-items have nothing to do. The launch of large has
// five times as many.
const rows, large = 1<<14 - 27, "P.Add"

// building is the test that a rung fails which the device's compiler refuses.
const building = "building"

// at names a function of compared for a machine type.
func at(limb kernels.Type, name string) string {
	typ, rest, _ := strings.Cut(name, ".")
	return letters(limb)[typ].String() + "." + rest
}

func letters(limb kernels.Type) map[string]kernels.Type {
	if limb == kernels.F64 {
		return map[string]kernels.Type{"T": limb, "P": kernels.DD, "Q": kernels.QD}
	}
	return map[string]kernels.Type{"T": limb, "P": kernels.DF, "Q": kernels.QF}
}

// selfTest tests both machine types and sets the traits and the rungs. An
// error is the driver's.
func (d *Device) selfTest(ctx context.Context, emulate bool) error {
	d.traits.Float64.Why = errors.New("the driver does not claim IEEE binary64")
	if err := d.testType(ctx, kernels.F32, d.caps.Subnormals, true); err != nil || !d.traits.Float32.Exact || !d.caps.Float64 && !emulate {
		return err
	}
	return d.testType(ctx, kernels.F64, true, d.caps.Float64)
}

// testType goes up the ladder until a choice of ways passes; where it is known what failed before, from there.
func (d *Device) testType(ctx context.Context, limb kernels.Type, subnormals, floats bool) error {
	a, l := d.arithmetic(limb), d.newLadder(floats)
	*a = Arithmetic{}
	key := d.climbKey(limb, l, subnormals)
	if c, ok := keptClimb(key); ok && c.again(l, a) {
		if err := d.testFrom(ctx, l, limb, subnormals, &c, true); err != nil || a.Exact {
			return err
		}
	}
	*a = Arithmetic{}
	c := &climb{}
	err := d.testFrom(ctx, d.newLadder(floats), limb, subnormals, c, false)
	if err == nil && a.Exact {
		c.keep(key, a)
	}
	return err
}

// testFrom goes up the ladder from where l stands, and takes down what fails; once tests one choice alone.
func (d *Device) testFrom(ctx context.Context, l *ladder, limb kernels.Type, subnormals bool, c *climb, once bool) error {
	a := d.arithmetic(limb)
	names := compared
	if d.caps.Lenient {
		names = append([]string{lenient}, compared...)
	}
	refs := &references{limb: limb, names: names, operands: map[operand.Domain][]plane.Plane{}, results: map[string][]plane.Plane{}}
	defer refs.end()
	var broken []string
	var full []Verdict // of the rung of which most was asked
	built := false     // on some rung
	for more := true; more; {
		r, ok := l.rung()
		if !ok {
			break
		}
		t := tester{d: d, limb: limb, rung: r, subnormals: subnormals, a: a, refs: refs, broken: broken, passed: map[string]bool{}}
		if err := t.run(ctx); err != nil {
			return fmt.Errorf("the self-test of %s, %s: %w", limb, r.Name, err)
		}
		built, broken = built || len(t.failures) == 0 || t.failures[0].test != building, t.broken
		if len(a.Verdicts) > len(full) {
			full = a.Verdicts
		}
		t.failures = decisive(t.failures)
		for _, f := range t.failures {
			a.Rejected = append(a.Rejected, fmt.Errorf("%s: %w", r.Name, f.err))
		}
		if len(t.failures) > 0 {
			c.failed(r.Name, t.failures)
			more = l.up(r, t.failures) && !once
			continue
		}
		d.rungs[limb] = r
		a.Exact, a.Lowering, a.Operations = true, r.Name, l.choices(r)
		for name, k := range t.ks {
			if d.flushes() { // a map may have marks, which these have not
				if f, _ := kernels.Lookup(name); d.marks(f) {
					continue
				}
			}
			d.compiled[name] = k
		}
		return nil
	}
	a.Verdicts = full
	a.Why = fmt.Errorf("%s arithmetic is not exact:\n%w", limb, errors.Join(a.Rejected...))
	if !built && len(a.Rejected) > 0 {
		a.Why = fmt.Errorf("none of %d lowerings of %s is built: %w", len(a.Rejected), limb, a.Rejected[0])
	}
	return nil
}

// tester tests one machine type on one rung.
type tester struct {
	d          *Device
	limb       kernels.Type
	rung       lower.Rung
	subnormals bool // the driver claims them
	a          *Arithmetic
	refs       *references // of the comparisons
	ks         map[string]driver.Kernel
	passed     map[string]bool // the functions of comparisons
	failures   []failure       // what makes the rung unusable
	broken     []string        // the functions that failed first, of this rung and of those before
}

// run fills a.Verdicts, the findings and the failures that make the rung
// unusable. An error is the driver's. Most rungs that fail do where one did before: that is
// asked first, and nothing else is built for them. Of a lenient compiler the probes come
// before all that takes long to compile.
func (t *tester) run(ctx context.Context) error {
	var asked, probed, rest []string
	for _, q := range questions(t.limb) {
		asked = append(asked, q.Func)
	}
	for _, name := range t.broken {
		if slices.Contains(asked, name) {
			probed = append(probed, name)
		} else {
			rest = append(rest, name)
		}
	}
	all := append(compared[:len(compared):len(compared)], asked...)
	if len(t.broken) > 0 {
		probed = append(probed, "T.Add", "T.Mul") // they tell what becomes of subnormal numbers
	} else if t.d.caps.Lenient {
		probed = asked
	}
	rest = append(rest, probed...)
	steps := [][]string{rest, all}
	if t.d.caps.Lenient {
		steps = [][]string{probed, append(rest, lenient), append(all, lenient)}
	}
	for _, names := range steps {
		if err := t.ask(ctx, names); err != nil || len(t.failures) > 0 {
			return err
		}
	}
	return nil
}

// ask tests functions, and builds those that are not yet. What a driver's compiler has not
// compiled yet leaves time to make the references.
func (t *tester) ask(ctx context.Context, names []string) error {
	if len(names) == 0 {
		return nil
	}
	t.refs.ahead(t.domain())
	if err := t.build(ctx, names); err != nil {
		return t.unbuilt(ctx, err)
	}
	t.a.Verdicts, t.a.Specials, t.a.Rounding, t.a.Subnormals = nil, true, NearestEven, Kept
	var list []*sample
	var judge []func(wrong error)
	for _, q := range questions(t.limb) {
		if slices.Contains(names, q.Func) {
			list = append(list, t.probe(q))
			judge = append(judge, func(wrong error) {
				t.verdict(q.Test, q.Func, wrong, q.Right, q.Wrong, t.note(q.Test, wrong == nil))
			})
		}
	}
	if err := t.try(ctx, operand.Narrow, list, judge); err != nil {
		return err
	}
	if slices.ContainsFunc(t.failures, func(f failure) bool { return f.operation == lower.Sums }) {
		return nil // the comparisons tell which other operations are right
	}
	list, judge = nil, nil
	for _, name := range append([]string{lenient}, compared...) {
		if !slices.Contains(names, name) {
			continue
		}
		if t.passed[name] { // when fewer were asked
			t.compared(name, nil)
			continue
		}
		for _, times := range []int{1, 5} {
			if times > 1 && name != large {
				continue
			}
			one, err := t.comparison(name, times)
			if err != nil {
				return err
			}
			list, judge = append(list, one), append(judge, func(wrong error) { t.compared(name, wrong) })
		}
	}
	return t.try(ctx, t.domain(), list, judge)
}

// try runs samples and judges each: all of them as one piece of work, where that saves time.
func (t *tester) try(ctx context.Context, dom operand.Domain, list []*sample, judge []func(wrong error)) error {
	most := 1
	if t.d.caps.Promises {
		most = max(len(list), 1)
	}
	for part := range slices.Chunk(list, most) {
		if err := cause.Of(ctx); err != nil {
			return err
		}
		if err := t.d.run(part...); err != nil {
			return err
		}
		for i, one := range part {
			judge[i](one.differs(t.rung, dom, false))
		}
		judge = judge[len(part):]
	}
	return nil
}

// build builds functions.
func (t *tester) build(ctx context.Context, names []string) error {
	if err := cause.Of(ctx); err != nil {
		return err
	}
	var list []string
	for _, name := range names {
		if name = at(t.limb, name); t.ks[name] == nil {
			list = append(list, name)
		}
	}
	ks, err := t.d.mapsOf(list, t.rung)
	if t.ks == nil {
		t.ks = map[string]driver.Kernel{}
	}
	maps.Copy(t.ks, ks)
	return err
}

// compared adds the verdict of a comparison.
func (t *tester) compared(name string, wrong error) {
	t.passed[name] = wrong == nil
	switch name {
	case "T.Div":
		t.verdict(question.Division, name, wrong, "correctly rounded", "not correctly rounded", t.note(question.Division, wrong == nil))
	case "T.Sqrt":
		t.verdict(question.SquareRoot, name, wrong, "correctly rounded", "not correctly rounded", t.note(question.SquareRoot, wrong == nil))
	default:
		t.verdict(strings.TrimPrefix(at(t.limb, name), t.limb.String()+"."), name, wrong, "exact", "wrong", wrong != nil)
	}
}

// verdict adds a verdict, to that of the same test if there is one, and a failure. The name is that of the function that was asked.
func (t *tester) verdict(test, name string, err error, right, wrong string, fatal bool) {
	v := Verdict{Test: test, OK: err == nil, Text: right}
	if err != nil {
		v.Text = wrong
	}
	if fatal {
		t.blame(test, name, fmt.Errorf("%s: %s: %w", test, v.Text, err))
	}
	i := slices.IndexFunc(t.a.Verdicts, func(old Verdict) bool { return old.Test == test })
	if i < 0 {
		t.a.Verdicts = append(t.a.Verdicts, v)
	} else if !v.OK {
		t.a.Verdicts[i] = v
	}
}

// mapsOf builds the map kernel of each function, all as one program.
func (d *Device) mapsOf(names []string, r lower.Rung) (map[string]driver.Kernel, error) {
	var list []string
	for _, name := range names {
		if !slices.Contains(list, name) {
			list = append(list, name)
		}
	}
	ks, err := d.maps(list, r)
	unique := map[string]driver.Kernel{}
	for i, k := range ks {
		unique[list[i]] = k
	}
	return unique, err
}

// probe returns the sample that asks q.
func (t *tester) probe(q question.Question) *sample {
	f, _ := kernels.Lookup(at(t.limb, q.Func))
	one := &sample{k: t.ks[f.Name], f: f, in: plane.List(f.In, len(q.Rows)), want: plane.List(f.Out, len(q.Rows))}
	for i, row := range q.Rows {
		for j, x := range append(one.in[:len(one.in):len(one.in)], one.want...) {
			x.Set(i, row[j])
		}
	}
	return one
}

// guarded reports whether the rung keeps a compiler from what it would do.
func (t *tester) guarded() bool {
	return t.rung.Has("hidden") || t.rung.Has("barrier") || t.rung.Has("floor")
}

// own reports whether the rung has neither a way nor floats made of integers.
func (t *tester) own(way string) bool { return !t.rung.Has(way) && !t.rung.Has("floor") }

// note records what a probe found in the traits, and reports whether it makes
// the prelude unusable.
func (t *tester) note(test string, ok bool) bool {
	switch test {
	case question.Contraction:
		t.a.Contracts = t.a.Contracts || !t.guarded() && !ok
	case question.Reassociation:
		t.a.Reassociates = t.a.Reassociates || !t.guarded() && !ok
	case question.Fused:
		t.a.FMA = t.a.FMA || t.own("split") && ok
	case question.Rounding:
		if !ok {
			t.a.Rounding = NotNearestEven
		}
	case question.Specials:
		t.a.Specials = t.a.Specials && ok
	case question.Subnormals:
		if !ok {
			t.a.Subnormals = Flushed
		}
		return !ok && t.subnormals
	case question.Comparison:
		return !ok && t.a.Subnormals == Kept // else they are zeros to sums as well
	case question.Division:
		if t.own("divide") {
			t.a.Division = ok
		}
	case question.SquareRoot:
		if t.own("root") {
			t.a.Sqrt = ok
		}
	case question.Whole:
		if t.own("trunc") {
			v := t.a.Verdict(test) // of the question before
			t.a.Trunc = ok && (v.OK || v.Test == "")
		}
	}
	return !ok
}

// domain is that of the comparisons, as far as it is known.
func (t *tester) domain() operand.Domain {
	if t.a.Subnormals == Flushed || t.a.Verdicts == nil && !t.subnormals {
		return operand.Flushed
	}
	return operand.Narrow
}

// comparison returns the sample of a function over rows of operands that come so many times in
// one launch.
func (t *tester) comparison(name string, times int) (*sample, error) {
	f, ok := kernels.Lookup(at(t.limb, name))
	if !ok {
		return nil, fmt.Errorf("%w %s", ErrFunction, name)
	}
	some, results, err := t.refs.of(f, t.domain())
	if err != nil {
		return nil, err
	}
	one := &sample{k: t.ks[f.Name], f: f, in: some, want: results}
	if times > 1 {
		one.in, one.want = plane.List(f.In, times*rows), plane.List(f.Out, times*rows)
		for i := range times {
			put(one.in, some, i*rows)
			put(one.want, results, i*rows)
		}
	}
	return one, nil
}

// references are the operands of the comparisons of a machine type, other ones each time, and
// their results in plain Go. They are the same on every rung. A function has the leading limbs of
// two quads, as many as its parameters have.
type references struct {
	limb     kernels.Type
	names    []string // of the functions
	mu       sync.Mutex
	operands map[operand.Domain][]plane.Plane
	results  map[string][]plane.Plane // by domain and function
	begun    []operand.Domain         // the domains of which all are made
	making   sync.WaitGroup
	stop     atomic.Bool
}

// ahead begins to make all for a domain, in the time that a driver takes to compile.
func (r *references) ahead(dom operand.Domain) {
	if slices.Contains(r.begun, dom) {
		return
	}
	r.begun = append(r.begun, dom)
	r.making.Go(func() {
		for _, name := range r.names {
			if f, ok := kernels.Lookup(at(r.limb, name)); ok && !r.stop.Load() {
				r.of(f, dom) // an error comes again where it is asked for
			}
		}
	})
}

// end has no more of them made.
func (r *references) end() {
	r.stop.Store(true)
	r.making.Wait()
}

// of returns the operands of a function and its results.
func (r *references) of(f kernels.Func, dom operand.Domain) (in, want []plane.Plane, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.operands[dom] == nil {
		quad := kernels.Param{Type: letters(r.limb)["Q"]}
		r.operands[dom] = operand.Make(rand.Uint64(), rows, []kernels.Param{quad, quad}, dom)
	}
	for i, p := range f.In {
		in = append(in, r.operands[dom][4*i:][:p.Type.Planes()]...)
	}
	name := fmt.Sprint(dom, f.Name)
	if r.results[name] == nil {
		if r.results[name], err = cpu.RunGiven(f, in); err != nil {
			return nil, nil, err
		}
	}
	return in, r.results[name], nil
}

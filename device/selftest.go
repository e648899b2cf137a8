package device

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/limbfp/limb/device/cpu"
	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/operand"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/question"
	"github.com/limbfp/limb/kernels"
)

// # The self-test
//
// It has two halves. Both compare bits, and both fill the results with a
// pattern first, so that a kernel that does nothing fails.
//
// The probes (internal/question) ask one question each: are products contracted into
// sums, are sums reassociated, is the multiply-add fused, what becomes of
// subnormal numbers, how are sums rounded, are infinities, NaN and -0 kept?
// Their operands are chosen so that the right answer and the wrong one differ.
//
// The comparisons run the error-free transformations, and the functions of
// pairs that inline them, over random and adversarial operands, against plain
// Go. They are what decides: a compiler may treat a transformation rightly
// alone and break it within a function.

// compared are the functions of the comparisons; T stands for f32 or f64, P for
// DF or DD, Q for QF or QD.
var compared = []string{
	"T.Div", "T.Sqrt", "T.TwoSum", "T.FastTwoSum", "T.TwoDiff", "T.Split", "T.TwoProd", "T.TwoSqr",
	"P.Add", "P.SloppyAdd", "P.Sub", "P.Mul", "P.AddFloat", "P.MulFloat", "Q.Add", "Q.Mul",
}

// questions returns the questions of the probes for a machine type.
func questions(limb kernels.Type) []question.Question {
	if limb == kernels.F64 {
		return question.All(53)
	}
	return question.All(24)
}

// rows is the number of operand rows of each comparison.
const rows = 1 << 14

// at names a function of compared for a machine type.
func at(limb kernels.Type, name string) string {
	pair, quad := kernels.DF, kernels.QF
	if limb == kernels.F64 {
		pair, quad = kernels.DD, kernels.QD
	}
	return strings.NewReplacer("T.", limb.String()+".", "P.", pair.String()+".", "Q.", quad.String()+".").Replace(name)
}

// selfTest tests both machine types and sets the traits and the preludes. It
// returns an error where float32 is not exact.
func (d *Device) selfTest(info driver.Info) error {
	d.traits.Float64.Why = errors.New("the driver does not claim IEEE binary64")
	d.traits.Float32 = d.testType(kernels.F32, info.Subnormals)
	if info.Float64 {
		d.traits.Float64 = d.testType(kernels.F64, true)
	}
	return d.traits.Float32.Why
}

// testType goes up the ladder of preludes until one passes. One that makes its
// own division is tried where nothing but the device's failed before. For tests
// only, the environment variable LIMB_TEST_OPENCL_PRELUDE (any backend's word in
// OPENCL's place; words split, divide, barrier) leaves out the preludes that
// lack a word of it.
func (d *Device) testType(limb kernels.Type, subnormals bool) Arithmetic {
	var a Arithmetic
	words := os.Getenv("LIMB_TEST_" + strings.ToUpper(d.info.Backend) + "_PRELUDE")
	lacks := func(has bool, word string) bool { return !has && strings.Contains(words, word) }
	divide := strings.Contains(words, "divide")
	for _, p := range d.dev.Preludes() {
		if lacks(p.Split, "split") || lacks(p.Divide, "divide") || lacks(p.Barrier, "barrier") || p.Divide && !divide {
			continue
		}
		t := tester{d: d.dev, limb: limb, prelude: p, subnormals: subnormals, a: &a}
		err := t.run()
		divide = strings.Contains(words, "divide") || t.failed == question.Division || t.failed == question.SquareRoot
		if err != nil {
			a.Rejected = append(a.Rejected, fmt.Errorf("%s: %w", lowering(p), err))
			continue
		}
		d.preludes[limb] = p
		maps.Copy(d.compiled, t.ks)
		a.Exact, a.Barrier, a.Divide = true, p.Barrier, p.Divide
		if p.Split {
			a.Product = Split
		}
		return a
	}
	a.Why = fmt.Errorf("%s arithmetic is not exact:\n%w", limb, errors.Join(a.Rejected...))
	return a
}

// lowering describes a prelude.
func lowering(p driver.Prelude) string {
	s := "fused product"
	if p.Split {
		s = "split product"
	}
	if p.Divide {
		s += ", division by products"
	}
	if p.Barrier {
		s += ", barriers"
	}
	return s
}

// tester tests one machine type with one prelude.
type tester struct {
	d          driver.Device
	limb       kernels.Type
	prelude    driver.Prelude
	subnormals bool // the driver claims them
	a          *Arithmetic
	ks         map[string]driver.Kernel
	failure    error  // the first that makes the prelude unusable
	failed     string // its test
}

// run fills a.Verdicts and the findings, and returns the first failure that
// makes the prelude unusable.
func (t *tester) run() error {
	var names []string
	for _, q := range questions(t.limb) {
		names = append(names, at(t.limb, q.Func))
	}
	for _, name := range compared {
		names = append(names, at(t.limb, name))
	}
	var err error
	if t.ks, err = compile(t.d, names, t.prelude); err != nil {
		return err
	}
	t.a.Verdicts, t.a.Specials, t.a.Rounding, t.a.Subnormals = nil, true, NearestEven, Kept
	for _, q := range questions(t.limb) {
		err := t.probe(q)
		t.verdict(q.Test, err, q.Right, q.Wrong, t.note(q.Test, err == nil))
	}
	for _, name := range compared {
		err := t.compare(at(t.limb, name))
		switch name {
		case "T.Div":
			t.verdict(question.Division, err, "correctly rounded", "not correctly rounded", t.note(question.Division, err == nil))
		case "T.Sqrt":
			t.verdict(question.SquareRoot, err, "correctly rounded", "not correctly rounded", t.note(question.SquareRoot, err == nil))
		default:
			t.verdict(strings.TrimPrefix(at(t.limb, name), t.limb.String()+"."), err, "exact", "wrong", err != nil)
		}
	}
	return t.failure
}

// verdict adds a verdict, to that of the same test if there is one, and keeps
// the first failure.
func (t *tester) verdict(test string, err error, right, wrong string, fatal bool) {
	v := Verdict{Test: test, OK: err == nil, Text: right}
	if err != nil {
		v.Text = wrong
	}
	if fatal && t.failure == nil {
		t.failure, t.failed = fmt.Errorf("%s: %s: %w", test, v.Text, err), test
	}
	i := slices.IndexFunc(t.a.Verdicts, func(old Verdict) bool { return old.Test == test })
	if i < 0 {
		t.a.Verdicts = append(t.a.Verdicts, v)
	} else if !v.OK {
		t.a.Verdicts[i] = v
	}
}

// compile compiles each of the named kernels, all as one program.
func compile(d driver.Device, names []string, p driver.Prelude) (map[string]driver.Kernel, error) {
	unique := map[string]driver.Kernel{}
	var list []string
	for _, name := range names {
		if _, ok := unique[name]; !ok {
			unique[name] = nil
			list = append(list, name)
		}
	}
	ks, err := d.Compile(list, p)
	for i, k := range ks {
		unique[list[i]] = k
	}
	return unique, err
}

// probe asks q, and returns what differs.
func (t *tester) probe(q question.Question) error {
	f, _ := kernels.Lookup(at(t.limb, q.Func))
	in, want := plane.List(f.In, len(q.Rows)), plane.List(f.Out, len(q.Rows))
	for i, row := range q.Rows {
		for j, x := range append(in[:len(in):len(in)], want...) {
			x.Set(i, row[j])
		}
	}
	got, err := run(t.d, t.ks[at(t.limb, q.Func)], f, in)
	if err != nil {
		return err
	}
	return operand.Differ(operand.Narrow, f, in, want, got, 1)
}

// note records what a probe found in the traits, and reports whether it makes
// the prelude unusable.
func (t *tester) note(test string, ok bool) bool {
	switch test {
	case question.Contraction:
		t.a.Contracts = t.a.Contracts || !t.prelude.Barrier && !ok
	case question.Reassociation:
		t.a.Reassociates = t.a.Reassociates || !t.prelude.Barrier && !ok
	case question.Fused:
		t.a.FMA = t.a.FMA || !t.prelude.Split && ok
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
	case question.Division:
		if !t.prelude.Divide {
			t.a.Division = ok
		}
	case question.SquareRoot:
		if !t.prelude.Divide {
			t.a.Sqrt = ok
		}
	}
	return !ok
}

// compare runs the kernel of a function over operands and compares with plain
// Go.
func (t *tester) compare(name string) error {
	f, ok := kernels.Lookup(name)
	if !ok {
		return fmt.Errorf("%w %s", ErrFunction, name)
	}
	dom := operand.Narrow
	if t.a.Subnormals == Flushed {
		dom = operand.Flushed
	}
	in := operand.Make(1, rows, f.In, dom)
	want, err := cpu.Run(f, in)
	if err != nil {
		return err
	}
	got, err := run(t.d, t.ks[name], f, in)
	if err != nil {
		return err
	}
	return operand.Differ(dom, f, in, want, got, 1)
}

// run runs a kernel over operand planes.
func run(d driver.Device, k driver.Kernel, f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	n := in[0].Len()
	out := plane.List(f.Out, n)
	var planes []driver.Plane
	defer func() {
		for _, p := range planes {
			p.Free()
		}
	}()
	for _, host := range append(append([]plane.Plane{}, in...), out...) {
		p, err := d.Alloc(host.Elem, n)
		if err != nil {
			return nil, err
		}
		planes = append(planes, p)
	}
	for j, host := range in {
		if err := planes[j].Write(host.Bytes()); err != nil {
			return nil, err
		}
	}
	for j, host := range out {
		host.Poison()
		if err := planes[len(in)+j].Write(host.Bytes()); err != nil {
			return nil, err
		}
	}
	if err := k.Launch(n, planes); err != nil {
		return nil, err
	}
	for j, host := range out {
		if err := planes[len(in)+j].Read(host.Bytes()); err != nil {
			return nil, err
		}
	}
	return out, nil
}

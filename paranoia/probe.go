package paranoia

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"sync"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/inside"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/question"
	"github.com/limbfp/limb/paranoia/internal/probes"
)

// Probe is what a device's compiler and driver make of one piece of a program.
//
// Beside what is asked, each probe runs its control: the same program with the fault
// written into it. Where there is a Control and Noticed is 0, the probe would not see the
// fault: its grade is then [Unknown] unless it finds one all the same.
type Probe struct {
	Name     string   `json:"probe"`
	Type     string   `json:"type"` // float32, float64, int32
	Question string   `json:"question"`
	Grade    Grade    `json:"grade"`
	Answer   string   `json:"answer"`
	Rows     int      `json:"operands"` // 0 of a probe that was not asked
	Differ   int      `json:"operands_that_differ"`
	Evidence []string `json:"evidence,omitempty"` // some of them, the worst ones, with what came out
	Control  string   `json:"control,omitempty"`  // what the control does
	Noticed  int      `json:"control_differs"`    // operands on which the control is seen
}

// shown is the number of operands that are evidence.
const shown = 3

// probe is a question to a device's compiler.
type probe struct {
	name     string
	question string
	wrong    string // the answer where the first result is
	lost     string // the answer where only the second one is, if another,
	elsewise string // and the name of the probe then: it is another promise that is broken
	grade    Grade  // then
	in       int    // operands of a row; the rest are results
	rows     [][]float64

	kernel string // of package probes: what is asked, and the control
	fault  string // what the control does
	half   halfArray
	truths []string // formats of what each bit of the result says of the operands, "%[1]s < %[2]s"
	milder *milder
}

// milder is what a probe has found where each difference is such a one: less than what it asks for.
type milder struct {
	is           func(x, want, got []float64) bool
	name, answer string // of the probe then
	grade        Grade
}

// halfArray says which numbers of a row are numbers of 16 bits, by their encoding.
type halfArray uint8

const (
	noHalf halfArray = iota
	halfIn
	halfOut
)

// programs are the kernels of package probes.
var programs = sync.OnceValues(func() (*ir.Program, error) { return ir.Decode([]byte(probes.Program)) })

// loaded builds kernels of package probes for numbers of a type, "f32", where they are for
// floats. It returns nil for one that the device's language cannot express.
func loaded(d *device.Device, typ string, names ...string) ([]*device.Kernel, error) {
	p, err := programs()
	if err != nil {
		return nil, err
	}
	full := make([]string, len(names))
	for i, name := range names {
		if full[i] = "probes." + name + "[" + typ + "]"; p.Lookup(full[i]) == nil {
			full[i] = "probes." + name
		}
	}
	if d.Info().Name == "" {
		return nil, device.ErrZero
	}
	return inside.AsWritten[*device.Kernel](d, probes.Program, full...)
}

// Probes asks the compiler and driver of d what they do to programs. A device for which
// nothing is compiled, as "cpu", answers the questions that [device.Open] asks, which have no
// control. A probe that cannot be asked, as the device's language or the device lacks an operation
// that it needs, has 0 rows, and its answer says so. d may be a device that is
// not tested ([device.Untested]). An error comes from d.
func Probes(d *device.Device) ([]Probe, error) { return ProbesContext(context.Background(), d) }

// ProbesContext is Probes until ctx is done, between two of them. It returns those that there are then, with the error of ctx.
func ProbesContext(ctx context.Context, d *device.Device) ([]Probe, error) {
	var list []Probe
	narrow := probeType[float32](ctx, d, "float32", "f32", probesOf(24), &list)
	if errors.Is(narrow, device.ErrLanguage) {
		return catalogue(ctx, d)
	}
	var wide, integers error
	if d.Info().Float64 && cause.Of(ctx) == nil {
		wide = probeType[float64](ctx, d, "float64", "f64", probesOf(53), &list)
	}
	if cause.Of(ctx) == nil {
		integers = probeType[int32](ctx, d, "int32", "i32", integerProbes(), &list)
	}
	return list, errors.Join(narrow, wide, integers)
}

// catalogue asks the questions of the self-test, of the functions of the catalogue.
func catalogue(ctx context.Context, d *device.Device) ([]Probe, error) {
	list, err := lowered[float32](ctx, d, "float32", strings.NewReplacer("T.", "f32.", "P.", "DF."), 24)
	if err == nil && d.Info().Float64 {
		var wide []Probe
		wide, err = lowered[float64](ctx, d, "float64", strings.NewReplacer("T.", "f64.", "P.", "DD."), 53)
		list = append(list, wide...)
	}
	return list, err
}

// lowered asks them of one width; in names of functions, types replaces the letters of questions.
func lowered[T float32 | float64](ctx context.Context, d *device.Device, typ string, types *strings.Replacer, p int) ([]Probe, error) {
	var list []Probe
	for _, q := range question.All(p) {
		name := types.Replace(q.Func)
		if err := cause.Of(ctx); err != nil {
			return list, fmt.Errorf("probe of %s, %s: not begun: %w", typ, name, err)
		}
		f, ok := kernels.Lookup(name)
		if !ok {
			return nil, fmt.Errorf("the catalogue has no %s", name)
		}
		pr := probe{name: q.Test + ": " + q.Func[len("T."):], question: "does the kernel " + name + " give what IEEE 754 says?", wrong: q.Wrong, grade: Failure, in: len(f.In), rows: q.Rows}
		run := func(args []device.Operand) error { return d.Map(name, args...) }
		var out [][]T
		var err error
		if strings.HasPrefix(q.Func, "P.") {
			pr.in = 2
			out, err = runPairs[T](d, pr, run)
		} else {
			out, err = runRows[T](d, pr, len(q.Rows[0])-pr.in, run)
		}
		if err != nil {
			return nil, err
		}
		list = append(list, answer(pr, typ, out))
	}
	return list, nil
}

// number is an element of a probe's arrays.
type number interface{ float32 | float64 | int32 }

// probeType runs the probes of one type, which are one program.
func probeType[T number](ctx context.Context, d *device.Device, typ, short string, probes []probe, list *[]Probe) error {
	var names []string
	for _, p := range probes {
		names = append(names, p.kernel)
	}
	ks, err := loaded(d, short, names...)
	if err != nil {
		return fmt.Errorf("probes of %s: %w", typ, err)
	}
	for i, p := range probes {
		if ks[i] == nil {
			*list = append(*list, Probe{Name: p.name, Type: typ, Question: p.question, Answer: "not asked: it, or its control, needs an operation that is not there"})
			continue
		}
		if err := cause.Of(ctx); err != nil {
			return fmt.Errorf("probe of %s, %s: not begun: %w", typ, p.name, err)
		}
		results := len(p.rows[0]) - p.in
		out, err := runRows[T](d, p, 2*results, func(args []device.Operand) error { return launch(ks[i], len(p.rows), args) })
		if err != nil {
			return fmt.Errorf("probe of %s, %s: %w", typ, p.name, err)
		}
		a := answer(p, typ, out[:results])
		a.Control, a.Noticed = p.fault, answer(p, typ, out[results:]).Differ
		if a.Noticed == 0 && a.Differ == 0 {
			a.Grade, a.Answer = Unknown, "a program that "+p.fault+" gives the same here"
		}
		*list = append(*list, a)
	}
	return nil
}

// launch runs a kernel on arrays alone.
func launch(k *device.Kernel, n int, arrays []device.Operand) error {
	args := make([]any, len(arrays))
	for i, a := range arrays {
		args[i] = a
	}
	return k.Launch(n, args...)
}

// runRows fills arrays with a pattern where results go, and behind them with the operands of
// the probe, calls run with them, and returns the results.
func runRows[T number](d *device.Device, p probe, results int, run func(args []device.Operand) error) ([][]T, error) {
	n := len(p.rows)
	var args []device.Operand
	var arrays []*device.Array[T]
	defer func() {
		for _, a := range arrays {
			a.Free()
		}
	}()
	host := make([]T, n)
	for j := range results + p.in {
		for i, row := range p.rows {
			if host[i] = T(12345); j >= results {
				host[i] = T(row[j-results])
			}
		}
		a, err := device.NewArray[T](d, n)
		if err != nil {
			return nil, err
		}
		arrays, args = append(arrays, a), append(args, a)
		if err := a.Upload(host); err != nil {
			return nil, err
		}
	}
	if err := run(args); err != nil {
		return nil, err
	}
	out := make([][]T, results)
	var errs []error
	for j := range out {
		out[j] = make([]T, n)
		errs = append(errs, arrays[j].Download(out[j]))
	}
	return out, errors.Join(errs...)
}

// runPairs is runRows for a function of one pair to one pair, whose limbs are two numbers of a row.
func runPairs[T float32 | float64](d *device.Device, p probe, run func(args []device.Operand) error) ([][]T, error) {
	host := make([]limb.Pair[T], len(p.rows))
	for i, row := range p.rows {
		host[i] = limb.Pair[T]{Hi: T(row[0]), Lo: T(row[1])}
	}
	x, err := device.NewArray[limb.Pair[T]](d, len(host))
	if err != nil {
		return nil, err
	}
	defer x.Free()
	result, err := device.NewArray[limb.Pair[T]](d, len(host))
	if err != nil {
		return nil, err
	}
	defer result.Free()
	if err := x.Upload(host); err != nil {
		return nil, err
	}
	for i := range host {
		host[i] = limb.Pair[T]{Hi: 12345}
	}
	if err := errors.Join(result.Upload(host), run([]device.Operand{result, x}), result.Download(host)); err != nil {
		return nil, err
	}
	out := [][]T{make([]T, len(host)), make([]T, len(host))}
	for i, r := range host {
		out[0][i], out[1][i] = r.Hi, r.Lo
	}
	return out, nil
}

// answer compares results with those of the rows.
func answer[T number](p probe, typ string, out [][]T) Probe {
	a := Probe{Name: p.name, Type: typ, Question: p.question, Answer: "yes", Rows: len(p.rows)}
	why, mild := p.lost, true
	var bad, less []string // evidence
	for i, row := range p.rows {
		same, first := true, true
		var got []float64
		for j := range out {
			x := float64(out[j][i])
			got = append(got, x)
			want := row[p.in+j]
			same = same && equal([]float64{x}, []float64{want})
			first = first && (same || j > 0)
		}
		if same {
			continue
		}
		if !first {
			why = p.wrong
		}
		a.Differ++
		list := &less
		if p.milder == nil || !p.milder.is(row[:p.in], row[p.in:], got) {
			mild, list = false, &bad
		}
		if len(*list) < shown {
			*list = append(*list, p.evidence(row, got))
		}
	}
	if a.Differ > 0 {
		a.Evidence = append(bad, less...)
		a.Evidence = a.Evidence[:min(shown, len(a.Evidence))]
		switch {
		case mild:
			a.Name, a.Grade, a.Answer = p.milder.name, p.milder.grade, "no: "+p.milder.answer
			return a
		case why == "":
			why = p.wrong
		case why == p.lost && p.elsewise != "":
			a.Name = p.elsewise
		}
		a.Grade, a.Answer = p.grade, "no: "+why
	}
	return a
}

// evidence writes a row with what came out.
func (p probe) evidence(row, got []float64) string {
	var wrong []string
	for bit, truth := range p.truths {
		if is := int64(got[0]) >> bit & 1; is != int64(row[p.in])>>bit&1 {
			wrong = append(wrong, fmt.Sprintf(truth+" gives %[3]t", exactly(row[:1], p, halfIn), exactly(row[p.in-1:p.in], p, halfIn), is == 1))
		}
	}
	if wrong == nil {
		return fmt.Sprintf("%s gives %s, not %s", exactly(row[:p.in], p, halfIn), exactly(got, p, halfOut), exactly(row[p.in:], p, halfOut))
	}
	return strings.Join(wrong, "; ")
}

// exactly writes numbers exactly.
func exactly(list []float64, p probe, h halfArray) string {
	var words []string
	for i, x := range list {
		switch {
		case p.half == h && i == 0:
			words = append(words, fmt.Sprintf("half 0x%04x", uint32(x)))
		case x == math.Trunc(x) && math.Abs(x) < 1<<32 && !(x == 0 && math.Signbit(x)):
			words = append(words, strconv.FormatFloat(x, 'f', -1, 64))
		default:
			words = append(words, strconv.FormatFloat(x, 'x', -1, 64))
		}
	}
	return strings.Join(words, ", ")
}

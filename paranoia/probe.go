package paranoia

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/question"
)

// Probe is what a device's compiler and driver make of one piece of a program.
//
// Beside what is asked, each probe runs its control: the same program with the fault
// written into it. Where there is a Control and Noticed is 0, the probe would not see the
// fault, and its answer says nothing.
type Probe struct {
	Name     string   `json:"probe"`
	Type     string   `json:"type"` // float32, float64, int32
	Question string   `json:"question"`
	Answer   string   `json:"answer"`
	Grade    Grade    `json:"grade"`
	Rows     int      `json:"operands"`
	Differ   int      `json:"operands_that_differ"`
	Evidence []string `json:"evidence,omitempty"` // the first of them, with what came out
	Control  string   `json:"control,omitempty"`  // what the control does
	Noticed  int      `json:"control_differs"`    // operands on which the control is seen
}

// shown is the number of operands that are evidence.
const shown = 3

// probe is a question in the device's own language.
type probe struct {
	name     string
	question string
	wrong    string // the answer where the first result is
	lost     string // the answer where only the second one is, if another
	grade    Grade  // then
	in       int    // operands of a row; the rest are results
	rows     [][]float64

	// In OpenCL C, of the operands a, b, c and d: the results r and s, as asked and
	// with the fault. "real" is the type, "bits" the unsigned integer as wide, and
	// OUT is where a half is stored.
	asked, control string
	fault          string // what the control does
	half           halfArray
}

// halfArray says which array of a kernel has numbers of 16 bits, each in the low
// half of a word.
type halfArray uint8

const (
	noHalf halfArray = iota
	halfIn
	halfOut
)

// Probes asks the compiler and driver of d what they do to programs. A device that takes
// no programs in a language of its own, as "cpu", answers the questions that [device.Open]
// asks, which have no control. d may be a device that is not tested
// ([device.OpenUntested]). An error comes from d.
func Probes(d *device.Device) ([]Probe, error) {
	if d.Language() == "" {
		return catalogue(d)
	}
	var list []Probe
	err := probeType[float32](d, "float32", probesOf(24), &list)
	if err == nil && d.Info().Float64 {
		err = probeType[float64](d, "float64", probesOf(53), &list)
	}
	if err == nil {
		err = probeType[int32](d, "int32", integerProbes(), &list)
	}
	return list, err
}

// catalogue asks the questions of the self-test, of the functions of the catalogue.
func catalogue(d *device.Device) ([]Probe, error) {
	list, err := lowered[float32](d, "float32", "f32.", 24)
	if err == nil && d.Info().Float64 {
		var wide []Probe
		wide, err = lowered[float64](d, "float64", "f64.", 53)
		list = append(list, wide...)
	}
	return list, err
}

func lowered[T float32 | float64](d *device.Device, typ, prefix string, p int) ([]Probe, error) {
	var list []Probe
	for _, q := range question.All(p) {
		name := strings.Replace(q.Func, "T.", prefix, 1)
		f, ok := kernels.Lookup(name)
		if !ok {
			return nil, fmt.Errorf("the catalogue has no %s", name)
		}
		pr := probe{name: q.Test + ": " + strings.TrimPrefix(q.Func, "T."), question: "does the kernel " + name + " give what IEEE 754 says?", wrong: q.Wrong, grade: Failure, in: len(f.In), rows: q.Rows}
		out, err := runRows[T](d, pr, len(q.Rows[0])-len(f.In), func(args []device.Operand) error {
			ordered := append(args[len(f.In):len(args):len(args)], args[:len(f.In)]...)
			return d.Map(name, ordered...)
		})
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
func probeType[T number](d *device.Device, typ string, probes []probe, list *[]Probe) error {
	text, names := program(typ, probes)
	ks, err := d.Compile(text, names...)
	if err != nil {
		return fmt.Errorf("probes of %s: %w", typ, err)
	}
	for i, p := range probes {
		results := len(p.rows[0]) - p.in
		out, err := runRows[T](d, p, 2*results, func(args []device.Operand) error { return ks[i].Run(args...) })
		if err != nil {
			return fmt.Errorf("probe of %s, %s: %w", typ, p.name, err)
		}
		a := answer(p, typ, out[:results])
		a.Control, a.Noticed = p.fault, answer(p, typ, out[results:]).Differ
		if a.Noticed == 0 {
			a.Grade, a.Answer = Failure, "cannot tell: a program that "+p.fault+" is not noticed"
		}
		*list = append(*list, a)
	}
	return nil
}

// program writes the kernels of the probes: each computes what is asked and the
// control of it, and stores both.
func program(typ string, probes []probe) (text string, names []string) {
	words := map[string][]string{
		"float32": {"real", "float", "bits", "uint", "REAL(", "as_float(", "BITS(", "as_uint(", "EXPONENT", "0x7f800000u", "TINY", "0x1p-126f", "LARGEST", "0x1.fffffep+127f"},
		"float64": {"real", "double", "bits", "ulong", "REAL(", "as_double(", "BITS(", "as_ulong(", "EXPONENT", "0x7ff0000000000000ul", "TINY", "0x1p-1022", "LARGEST", "0x1.fffffffffffffp+1023"},
		"int32":   {"real", "int", "bits", "uint"},
	}[typ]
	var s strings.Builder
	if typ != "int32" {
		s.WriteString(helpers)
	}
	for i, p := range probes {
		names = append(names, fmt.Sprintf("limb_probe_%d", i))
		fmt.Fprintf(&s, "kernel void %s(uint n", names[i])
		load, results := "", []string{"r", "s"}[:len(p.rows[0])-p.in]
		for j, x := range []string{"a", "b", "c", "d"}[:p.in] {
			fmt.Fprintf(&s, ", global const real *in_%s", x)
			if j == 0 && p.half == halfIn {
				load += "\t\tconst real a = vload_half(2 * i, (global const half *)in_a);\n"
				continue
			}
			load += fmt.Sprintf("\t\tconst real %s = in_%s[i];\n", x, x)
		}
		for _, kind := range []string{"asked", "control"} {
			for _, r := range results {
				fmt.Fprintf(&s, ", global real *%s_%s", kind, r)
			}
		}
		s.WriteString(") {\n\tFOR_EACH(i, n) {\n" + load)
		for _, kind := range []string{"asked", "control"} {
			body := p.asked
			if kind == "control" {
				body = p.control
			}
			body = strings.ReplaceAll(body, "OUT", "2 * i, (global half *)"+kind+"_r")
			fmt.Fprintf(&s, "\t\t{\n\t\t\treal r, s;\n\t\t\t%s\n", body)
			for _, r := range results {
				if p.half != halfOut {
					fmt.Fprintf(&s, "\t\t\t%s_%s[i] = %s;\n", kind, r, r)
				}
			}
			s.WriteString("\t\t}\n")
		}
		s.WriteString("\t}\n}\n")
	}
	return strings.NewReplacer(words...).Replace(s.String()), names
}

// helpers are functions for probes: the first is inlined as a product of a
// library is, the others are for controls.
const helpers = `
static inline real product(real a, real b) { return a * b; }
static inline real flush(real x) { return (BITS(x) & EXPONENT) == 0 ? REAL(BITS(x) & ~(BITS((real)-0.0) - 1)) : x; }
static inline real plain(real x) {
	if (BITS(x) == BITS((real)-0.0)) return 0;
	return (BITS(x) & EXPONENT) == EXPONENT ? LARGEST : x;
}
`

// runRows fills arrays with the operands of the probe and a pattern where
// results go, calls run with them, and returns the results.
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
	for j := range p.in + results {
		for i, row := range p.rows {
			switch {
			case j >= p.in:
				host[i] = T(12345)
			case j == 0 && p.half == halfIn:
				host[i] = pattern[T](uint32(row[j]))
			default:
				host[i] = T(row[j])
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
		errs = append(errs, arrays[p.in+j].Download(out[j]))
	}
	return out, errors.Join(errs...)
}

// pattern returns the number with these bits; T is float32 where it matters.
func pattern[T number](b uint32) T {
	var x T
	if f, ok := any(&x).(*float32); ok {
		*f = math.Float32frombits(b)
	}
	return x
}

// answer compares results with those of the rows.
func answer[T number](p probe, typ string, out [][]T) Probe {
	a := Probe{Name: p.name, Type: typ, Question: p.question, Answer: "yes", Rows: len(p.rows)}
	why := p.lost
	for i, row := range p.rows {
		same, first := true, true
		var got []float64
		for j := range out {
			x := float64(out[j][i])
			if p.half == halfOut {
				x = float64(math.Float32bits(float32(out[j][i])) & 0xffff)
			}
			got = append(got, x)
			want := row[p.in+j]
			same = same && (x == want && math.Signbit(x) == math.Signbit(want) || x != x && want != want)
			first = first && (same || j > 0)
		}
		if same {
			continue
		}
		if !first {
			why = p.wrong
		}
		if a.Differ++; a.Differ <= shown {
			a.Evidence = append(a.Evidence, fmt.Sprintf("%s gives %s, not %s", exactly(row[:p.in], p, halfIn), exactly(got, p, halfOut), exactly(row[p.in:], p, halfOut)))
		}
	}
	if a.Differ > 0 {
		if why == "" {
			why = p.wrong
		}
		a.Grade, a.Answer = p.grade, "no: "+why
	}
	return a
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

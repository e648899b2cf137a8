package report

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/paranoia"
)

func TestProbeWords(t *testing.T) {
	p := &Probes{Device: "opencl:0", About: "a driver"}
	p.Say()
	if !strings.HasPrefix(p.Words, "Nothing is known") {
		t.Error(p.Words)
	}
	p.List = []paranoia.Probe{
		{Name: "contraction: one expression", Type: "float32", Rows: 1}, {Name: "integers: sums", Type: "int32", Rows: 1},
		{Name: "half: load", Type: "float32", Rows: 1}, {Name: "division", Type: "float32"}, // the last one is not asked
	}
	p.Say()
	if p.Words != "You may rely on products that are rounded before they are added to; conversions from and to numbers of 16 bits; and integers and bits: the compiler broke none of them." {
		t.Error(p.Words)
	}
	p.List = append(p.List,
		paranoia.Probe{Name: "contraction: a product of a function", Type: "float32", Rows: 1, Grade: paranoia.Serious, Answer: "no", Evidence: []string{"1, 2 gives 3, not 4"}},
		paranoia.Probe{Name: "contraction: one expression", Type: "float64", Rows: 1, Grade: paranoia.Serious})
	p.Say()
	for _, want := range []string{"You may rely on conversions", "Do not rely on products that are rounded before they are added to (float32, float64)"} {
		if !strings.Contains(p.Words, want) {
			t.Errorf("%q lacks %q", p.Words, want)
		}
	}
	var s strings.Builder
	Style{}.Blocks(&s, p.blocks())
	for _, want := range []string{"✗ serious defect float32 contraction: a product of a function: no\n    1, 2 gives 3, not 4\n", "5 probes", "not asked, as the device or its language lacks an operation that they need:\n    float32 division"} {
		if !strings.Contains(s.String(), want) {
			t.Errorf("%q lacks %q", s.String(), want)
		}
	}
	for line := range strings.Lines(s.String()) {
		if strings.HasPrefix(line, "  ") && len(line) > 110 {
			t.Errorf("a line of %d: %s", len(line), line)
		}
	}
}

// TestProbeUnknown: a probe that cannot tell is neither a failure nor a reason to rely on anything,
// and what a probe found makes its promise one not to rely on.
func TestProbeUnknown(t *testing.T) {
	p := &Probes{Device: "vulkan:0", List: []paranoia.Probe{
		{Name: "contraction: one expression", Type: "float32", Rows: 1, Grade: paranoia.Unknown, Answer: "a program that contracts gives the same here"},
		{Name: "contraction: a named product", Type: "float32", Rows: 1},
		{Name: "integers: sums", Type: "int32", Rows: 1},
	}}
	p.Say()
	if want := "You may rely on integers and bits: the compiler broke none of them. It cannot be told whether one may rely on products that are rounded before they are added to (float32)."; p.Words != want {
		t.Errorf("%q, want %q", p.Words, want)
	}
	var s strings.Builder
	Style{}.Blocks(&s, p.blocks())
	if !strings.Contains(s.String(), "  cannot tell float32 contraction: one expression: a program") || strings.Contains(s.String(), "failure") {
		t.Errorf("%q", s.String())
	}
	p.List = p.List[:1]
	if p.Say(); !strings.HasPrefix(p.Words, "It cannot be told") {
		t.Error(p.Words)
	}
	p.List = append(p.List, paranoia.Probe{Name: "contraction: a named product", Type: "float64", Rows: 1, Grade: paranoia.Failure})
	if p.Say(); !strings.HasPrefix(p.Words, "Do not rely on products") || strings.Contains(p.Words, "told") {
		t.Error(p.Words)
	}
}

// TestProbeFailed: an error of some probes leaves the words that others give.
func TestProbeFailed(t *testing.T) {
	p := &Probes{Device: "vulkan:0", Failed: "probes of int32: no memory", List: []paranoia.Probe{{Name: "division", Type: "float32", Rows: 1}}}
	p.Say()
	if want := "✗ probes of int32: no memory. You may rely on correctly rounded quotients"; !strings.HasPrefix(p.words(), want) {
		t.Errorf("%q, want %q", p.words(), want)
	}
}

// TestInAll: what is wrong with a device is counted once, over its arithmetics and its compiler, and what
// limb makes of it stands beside it.
func TestInAll(t *testing.T) {
	p := &Paranoia{Units: []Unit{
		{Name: "vulkan:0", Findings: []paranoia.Finding{{Grade: paranoia.Fine}, {Grade: paranoia.Flaw}}},
		{Name: "opencl:0", Findings: []paranoia.Finding{{Grade: paranoia.Failure}}},
	}}
	d := Device{Name: "vulkan:0", Title: "x", Usable: true, Float32: &Arithmetic{Exact: true, Lowering: "split product, subnormals flushed to zero", Least: []Least{{"DF", -76}}}}
	x := &Probes{Device: "vulkan:0", Limb: d.Itself(), List: []paranoia.Probe{{Rows: 1, Grade: paranoia.Serious}, {Rows: 1}, {}}}
	var s strings.Builder
	Style{}.Blocks(&s, p.inAll(x))
	text := strings.Join(strings.Fields(s.String()), " ")
	for _, want := range []string{"✗ 1 serious defect, 1 flaw in 4 answers", "exact: DF from 2^-76 on, QF TF; by split product."} {
		if !strings.Contains(text, want) {
			t.Errorf("%q lacks %q", text, want)
		}
	}
	if text := (&Device{Title: "x", Reason: "sums are wrong"}).Itself(); text != "refused: sums are wrong" {
		t.Error(text)
	}
}

package report

import (
	"strings"
	"testing"
)

func TestProbeWords(t *testing.T) {
	p := &Probes{Device: "opencl:0", About: "a driver"}
	p.Say()
	if !strings.HasPrefix(p.Words, "Nothing is known") {
		t.Error(p.Words)
	}
	p.List = []ProbeRow{
		{Name: "contraction: one expression", Type: "float32"}, {Name: "integers: sums", Type: "int32"},
		{Name: "half: load", Type: "float32"},
	}
	p.Say()
	if p.Words != "You may rely on products that are rounded before they are added to; conversions from and to numbers of 16 bits; and integers and bits: the compiler broke none of them." {
		t.Error(p.Words)
	}
	p.List = append(p.List,
		ProbeRow{Name: "contraction: a product of a function", Type: "float32", Grade: "serious defect", Answer: "no", Evidence: []string{"1, 2 gives 3, not 4"}},
		ProbeRow{Name: "contraction: one expression", Type: "float64", Grade: "serious defect"})
	p.Say()
	for _, want := range []string{"You may rely on conversions", "Do not rely on products that are rounded before they are added to (float32, float64)"} {
		if !strings.Contains(p.Words, want) {
			t.Errorf("%q lacks %q", p.Words, want)
		}
	}
	var s strings.Builder
	p.Text(&s, Style{})
	for _, want := range []string{"✗ serious defect float32 contraction: a product of a function: no\n    1, 2 gives 3, not 4\n", "5 probes"} {
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

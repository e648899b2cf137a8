package report

import (
	"strings"
	"testing"
)

// TestArithmetic: a row for each machine type that a driver has, the evidence below it, and the same
// as Markdown.
func TestArithmetic(t *testing.T) {
	answers := []Verdict{{"a*b+c", false, "contracted"}, {"a+b-a", true, "left alone"}, {"subnormals", true, "kept"}}
	verdicts := []Verdict{{"fma", true, ""}}
	own := []Operation{{Name: "quotients", Own: true, Way: "as it is"}, {Name: "roots", Own: true, Way: "as it is"}}
	split := []Operation{{Name: "quotients", Way: "division by products", Rejected: []string{"plain: it rounds wrongly"}}, own[1], {Name: "errors of products", Way: "split product", Rejected: []string{"plain: it contracts"}}}
	l := List{Devices: []Device{
		{Name: "cpu", Backend: "cpu", Title: "processor", Float32: &Arithmetic{Exact: true, Answers: answers}},
		{Name: "opencl:0", Backend: "opencl", Title: "GPU", Platform: "A|B", Version: "OpenCL 3.0, driver 1.2",
			Float32: &Arithmetic{Exact: true, Lowering: "split product", Fused: true, Answers: answers, Verdicts: verdicts, Operations: split},
			Float64: &Arithmetic{Lowering: "refused: none"}},
		{Name: "vulkan:0", Backend: "vulkan", Title: "GPU", Platform: "C", Reason: "it is lost"},
		{Name: "vulkan:1", Backend: "vulkan", Title: "GPU", Platform: "D", Version: "Vulkan 1.1, driver 5",
			Float32: &Arithmetic{Exact: true, Lowering: "as it is", Answers: answers, Verdicts: verdicts, Operations: own}},
		{Name: "cuda", Backend: "cuda", Reason: "no library"},
	}}
	var text, markdown strings.Builder
	l.Arithmetic(&text, Style{Width: 200})
	l.Markdown(&markdown)
	for _, want := range [][]string{
		{"opencl:0", "float32", "contracted", "left alone", "fused", "kept", "not rounded correctly", "split product"},
		{"opencl:0", "float64", "", "", "", "", "", "refused: none"},
		{"vulkan:0", "", "", "", "", "", "", "refused"},
		{"vulkan:1", "float32", "contracted", "left alone", "not fused", "kept", "rounded correctly", "as it is"},
	} {
		words, cells := strings.Join(want, " "), "| "+strings.Join(append([]string{map[string]string{
			"opencl:0": `A\|B 1.2 (opencl)`, "vulkan:0": "C  (vulkan)", "vulkan:1": "D 5 (vulkan)"}[want[0]]}, want[1:]...), " | ")+" |"
		if !strings.Contains(strings.Join(strings.Fields(text.String()), " "), strings.Join(strings.Fields(words), " ")) || !strings.Contains(markdown.String(), cells) {
			t.Errorf("no %q in\n%s%s", want, text.String(), markdown.String())
		}
	}
	for _, want := range []string{"opencl:0, float32, division by products, not plain: it rounds wrongly", "opencl:0, float32, split product, not plain: it contracts", "vulkan:0: it is lost"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no %q in\n%s", want, text.String())
		}
	}
	if lines := strings.Count(markdown.String(), "\n"); lines != 6 || strings.Contains(text.String(), "cpu") || strings.Contains(text.String(), "cuda") {
		t.Errorf("%d lines of Markdown, and\n%s", lines, text.String())
	}
}

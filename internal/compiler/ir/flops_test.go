package ir_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestFlops: the sample calls a function for its second result, which needs
// none of its sums. The others are counted by hand. Of the two arms of a power the
// longest counts; the one of a sine does not.
func TestFlops(t *testing.T) {
	s := newSample()
	if adds, muls := s.two.Flops(); adds != 1 || muls != 0 {
		t.Errorf("two: %d sums and %d products, want 1 and 0", adds, muls)
	}
	if adds, muls := s.f.Flops(); adds != 0 || muls != 0 {
		t.Errorf("a caller that needs its second result: %d sums and %d products, want none", adds, muls)
	}
	p := load(t)
	for name, want := range map[string][2]int{
		"f32.TwoSum": {6, 0}, "f64.FastTwoSum": {3, 0}, "f64.TwoProd": {0, 2}, "DD.Add": {20, 0}, "DF.Mul": {5, 4}, "QD.Neg": {0, 0},
	} {
		if adds, muls := p.Lookup(name).Flops(); [2]int{adds, muls} != want {
			t.Errorf("%s: %d sums and %d products, want %d", name, adds, muls, want)
		}
	}
	count := func(name string) int {
		adds, muls := p.Lookup(name).Flops()
		return adds + muls
	}
	if pow, sin := count("DD.Pow"), count("DD.Sin"); pow < count("DD.powLog") || sin > count("DD.trigLong") {
		t.Errorf("DD.Pow and DD.Sin: %d and %d flops, with and without their arms of %d and %d", pow, sin, count("DD.powLog"), count("DD.trigLong"))
	}
}

var flops = regexp.MustCompile(`\d+`)

// TestCosts: what doc comments say of the cost is what Flops counts, of the limb that takes more, to
// three digits. What a comment says of arms that are seldom taken stands beside it.
func TestCosts(t *testing.T) {
	p := load(t)
	most := map[string]int{} // by name and comment: of both limbs
	for _, f := range p.Funcs {
		adds, muls := f.Flops()
		key := method(f) + f.Doc
		most[key] = max(most[key], adds+muls)
	}
	n := 0
	for _, f := range p.Funcs {
		want := most[method(f)+f.Doc]
		if bad := miscounted(f.Doc, want); bad != "" && f.Export && !quotient[f.Go] {
			t.Errorf("%s: %q: Flops counts %d", f.Go, bad, want)
		}
		if strings.Contains(f.Doc, "Cost: ") {
			n++
		}
	}
	if n < 400 {
		t.Errorf("%d comments have a cost", n)
	}
	mul := most["Mul"+p.Lookup("DD.Mul").Doc]
	if miscounted(p.Lookup("DD.Mul").Doc, mul) != "" || miscounted(p.Lookup("DD.Mul").Doc, mul-1) == "" {
		t.Errorf("the cost of DD.Mul, which has %d flops: a wrong one is not noticed", mul)
	}
}

// quotient are the functions whose one operation Flops does not count.
var quotient = map[string]bool{"f32.Div": true, "f64.Div": true, "f32.Sqrt": true, "f64.Sqrt": true}

func method(f *ir.Func) string { return f.Go[strings.LastIndexByte(f.Go, '.')+1:] }

// miscounted returns the sentences of a comment that state a cost, unless one of their numbers is n,
// rounded to three digits.
func miscounted(doc string, n int) string {
	_, text, ok := strings.Cut(strings.Join(strings.Fields(doc), " "), "Cost: ")
	text, _, _ = strings.Cut(text, ". ")
	if !ok || !strings.Contains(text, " flop") || text[0] < '0' || text[0] > '9' {
		return ""
	}
	exact := strconv.Itoa(n)
	for scale := 1; ; scale *= 10 {
		if n < 1000*scale {
			n = (n + scale/2) / scale * scale
			break
		}
	}
	for _, s := range flops.FindAllString(text, -1) {
		if s == strconv.Itoa(n) || s == exact {
			return ""
		}
	}
	return text
}

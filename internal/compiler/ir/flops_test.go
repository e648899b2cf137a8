package ir_test

import "testing"

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

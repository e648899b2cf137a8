package ir_test

import "testing"

// TestFlops: the sample calls a function for its second result, which needs
// none of its sums. The others are counted by hand.
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
}

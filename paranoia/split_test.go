package paranoia

import (
	"math"
	"math/bits"
	"testing"

	"github.com/limbfp/limb/fp"
)

// TestSplit: the theorem of the split holds with the first, the second and the last splitting
// point on every model with a guard bit, and without one at the last alone, though the halves add up there: 0x1.ffe002p+00 has one of
// 13 bits. Judged by their sum alone they pass.
func TestSplit(t *testing.T) {
	split := algorithm(t, "Split")
	for _, m := range append(fp.Models(), GuardModels()...) {
		p := m.Numbers.Prec
		for _, s := range []int{(p + 1) / 2, (p + 3) / 2, p - 1} {
			a, err := split.At(s, p)
			if err != nil {
				t.Fatal(err)
			}
			if found := Find(a, m, 512, 1); found.Holds() != (m.Adder != 0 || s == p-1) {
				t.Errorf("%s: Split at %d holds: %v, %+v", m.Name, s, found.Holds(), found.Full)
			}
		}
	}
	guard0 := GuardModels()[6]
	x := newTrial(split, guard0)
	hi, lo := x.on.two([]float64{0x1.ffe002p+00})
	if why := x.fails([]float64{0x1.ffe002p+00}); why != "the lower half has 13 bits, and not 12" || hi+lo != 0x1.ffe002p+00 {
		t.Errorf("%x is split into %x and %x: %q", 0x1.ffe002p+00, hi, lo, why)
	}
	source, a := newSource(guard0.Numbers, 1), []float64{0}
	for range 1 << 14 {
		source.far(a)
		if hi, lo := x.on.two(a); hi+lo != a[0] {
			t.Fatalf("the halves of %x do not add up: their widths are not what is judged", a[0])
		}
	}
}

// TestSplitWidths compares the widths with integers, for all operands of short formats and all
// splitting points: p-s bits, and s-1.
func TestSplitWidths(t *testing.T) {
	for p := 3; p <= 9; p++ {
		m := named(t, "ieee")
		m.Numbers = fp.Format{Prec: p, Emin: -200, Emax: 200}
		for s := (p + 1) / 2; s < p; s++ {
			a, err := algorithm(t, "Split").At(s, p)
			if err != nil {
				t.Fatal(err)
			}
			on, widest := a.on(m), [2]int{}
			for n := 1 << (p - 1); n < 1<<p; n++ {
				hi, lo := on.two([]float64{float64(n)})
				h, l := uint(math.Abs(hi)), uint(math.Abs(lo))
				if hi+lo != float64(n) || math.Abs(lo) > math.Abs(hi) {
					t.Fatalf("%d bits at %d: %d is split into %g and %g", p, s, n, hi, lo)
				}
				for k, v := range []uint{h, l} {
					widest[k] = max(widest[k], bits.Len(v>>bits.TrailingZeros(v|1<<31)))
				}
			}
			if widest != [2]int{p - s, s - 1} && s > 1 {
				t.Errorf("%d bits at %d: halves of up to %v bits, want %d and %d", p, s, widest, p-s, s-1)
			}
		}
	}
}

// TestPoint: what has no splitting point, and points that the theorem has not.
func TestPoint(t *testing.T) {
	for _, c := range []struct {
		name string
		s, p int
		ok   bool
	}{
		{"Split", 11, 24, false}, {"Split", 12, 24, true}, {"Split", 23, 24, true}, {"Split", 24, 24, false},
		{"Split", 8, 17, false}, {"Split", 9, 17, true}, {"Split", -1, 24, false}, {"Split", 0, 0, false},
		{"DekkerProd", 13, 24, true}, {"Mul22", 12, 24, true}, {"TwoSum", 12, 24, false}, {"TwoProd", 12, 24, false},
	} {
		if _, err := algorithm(t, c.name).At(c.s, c.p); (err == nil) != c.ok {
			t.Errorf("%s at %d of %d bits: %v", c.name, c.s, c.p, err)
		}
	}
}

// TestProductOfHalves: the error of a product by a split is exact where the halves are short
// enough: at 12 and 13 of 24 bits, and not at 15; and not where 17 bits are truncated, since
// the lower half then has 9 of them.
func TestProductOfHalves(t *testing.T) {
	chopped := named(t, "r300")
	chopped.Adder, chopped.Multiplier = fp.ChoppedSum, fp.Multiplier{Kind: fp.ChoppedProduct}
	near := named(t, "ieee")
	near.Numbers.Prec = 17
	for _, c := range []struct {
		m     fp.Model
		s     int
		holds bool
	}{{named(t, "ieee"), 12, true}, {named(t, "ieee"), 13, true}, {named(t, "ieee"), 15, false}, {chopped, 9, false}, {near, 9, true}} {
		a, err := algorithm(t, "Mul12").At(c.s, c.m.Numbers.Prec)
		if err != nil {
			t.Fatal(err)
		}
		full, source, x := newTrial(a, c.m), newSource(c.m.Numbers, 1), make([]float64, 2)
		for range 1 << 13 {
			source.far(x)
			full.try(x)
		}
		if (full.failed == 0) != c.holds {
			t.Errorf("Mul12 at %d on %s of %d bits: %d of %d fail", c.s, c.m.Name, c.m.Numbers.Prec, full.failed, full.tried)
		}
	}
}

// TestSterbenz: differences of near numbers are exact with a guard bit, and without one are
// not; and outside of the lemma's condition some are rounded.
func TestSterbenz(t *testing.T) {
	a := algorithm(t, "Sterbenz")
	for _, m := range append(fp.Models(), GuardModels()...) {
		s := Find(a, m, 1<<11, 1)
		if s.Holds() != (m.Adder != 0) || s.Tried < 1<<9 {
			t.Errorf("%s: Sterbenz holds: %v, of %d", m.Name, s.Holds(), s.Tried)
		}
	}
	a.domain = func(x []float64) bool { return x[1]/4 <= x[0] && x[0] <= 2*x[1] }
	if Find(a, named(t, "ieee"), 1<<13, 1).Holds() {
		t.Error("a wider condition passes")
	}
}

// TestNonadjacent: to nearest, the results of sums are not adjacent ([Tha07] Corollary 3), and
// a sum whose error is as large as a unit is noticed.
func TestNonadjacent(t *testing.T) {
	for _, c := range []struct {
		hi, lo   float64
		adjacent bool
	}{{1, 0, false}, {8, 2, false}, {8, 4, true}, {8, 3, false}, {12, 2, true}, {12, 1, false}, {1, 1, true}, {9, 0.25, false}, {9, 0.5, true}} {
		if got := adjacent(c.hi, c.lo); got != c.adjacent {
			t.Errorf("%g and %g are adjacent: %v", c.hi, c.lo, got)
		}
	}
	same := Algorithm{Name: "Same", In: []string{"a", "b"}, family: "sum", terms: sumOf, text: "return a b"}
	m := named(t, "ieee")
	trial := &trial{a: same, m: m, on: interpreted(interpreter(functions(), same.parse(functions(), 0), m))}
	for lo, want := range map[float64]string{0x1p-23: "the results are adjacent: to nearest they are not (Corollary 3 of 2007)", 0x1p-25: ""} {
		if why := trial.fails([]float64{1 + 0x1p-23, lo}); why != want {
			t.Errorf("1 + 2^-23 and %g as a sum: %q, want %q", lo, why, want)
		}
	}
}

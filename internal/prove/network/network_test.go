package network

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
)

// must returns the network of a function.
func must(t *testing.T, name string) *Network {
	t.Helper()
	n, err := named(name)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// of is what is known of a number.
func of(x float64) abstract {
	if x == 0 {
		return abstract{zero: true}
	}
	m, e := math.Frexp(math.Abs(x))
	n := uint64(m * (1 << 53))
	a := abstract{negative: x < 0, first: e - 1, last: e - 53 + bits.TrailingZeros64(n), second: -5000}
	if n<<12 != 0 {
		a.second = a.first - bits.LeadingZeros64(n<<12) - 1
	}
	a.gap = a.first - bits.LeadingZeros64(^(n << 12)) - 1
	return a
}

// numbers are those of p bits with exponents from least to 0, of both signs, and 0.
func numbers(p, least int) []float64 {
	list := []float64{0}
	for e := least; e <= 0; e++ {
		for m := 1 << (p - 1); m < 1<<p; m++ {
			x := math.Ldexp(float64(m), e-p+1)
			list = append(list, x, -x)
		}
	}
	return list
}

// first returns the first of the formulas that x, y, s, e and more do not fulfil, or -1.
func first(list []formula, wires ...float64) int {
	var a []abstract
	for _, w := range wires {
		a = append(a, of(w))
	}
	return slices.IndexFunc(list, func(f formula) bool { return !f.holds(a) })
}

// TestLemmas tries what a solver is told of sums, products and FastTwoSum on all pairs of numbers
// of 3 to 5 bits as far apart as matters, and of sums on random ones of 24 and 53. What would be told
// of sums with a bit more or less is noticed.
func TestLemmas(t *testing.T) {
	for p := 3; p <= 5; p++ {
		sums, products := twoSum(p, 0, 1, 2, 3), twoProd(p, 0, 1, 2, 3)
		loose := unordered(p, 0, 1, 4, 3)
		other := append(twoSum(p+1, 0, 1, 2, 3), twoSum(p-1, 0, 1, 2, 3)...)
		wrong := make([]bool, len(other))
		list := numbers(p, -p-4)
		for _, x := range list {
			for _, y := range list {
				if max(math.Abs(x), math.Abs(y)) < 1 && x != 0 && y != 0 {
					continue
				}
				s := round(x+y, p)
				e := x + y - s
				fast := round(y-round(s-x, p), p)
				h := round(x*y, p)
				if k := first(sums, x, y, s, e); k >= 0 {
					t.Fatalf("p = %d, %g + %g = %g + %g: %v", p, x, y, s, e, sums[k])
				}
				if k := first(loose, x, y, s, e, fast); k >= 0 {
					t.Fatalf("p = %d, FastTwoSum(%g, %g) is %g, %g: %v", p, x, y, s, fast, loose[k])
				}
				if k := first(products, x, y, h, x*y-h); k >= 0 {
					t.Fatalf("p = %d, %g · %g = %g + %g: %v", p, x, y, h, x*y-h, products[k])
				}
				if k := first(other, x, y, s, e); k >= 0 {
					wrong[k] = true
				}
			}
		}
		if half := len(other) / 2; !slices.Contains(wrong[:half], true) || !slices.Contains(wrong[half:], true) {
			t.Errorf("p = %d: the lemmas of %d or of %d bits are not noticed", p, p+1, p-1)
		}
	}
	r := rand.New(rand.NewPCG(48, 1))
	for _, p := range []int{24, 53} {
		sums := twoSum(p, 0, 1, 2, 3)
		for range 20000 {
			x, y := sparse(r, p, 0), sparse(r, p, r.IntN(2*p)-p)
			s := round(x+y, p)
			if p == 53 {
				s = x + y
			}
			v := s - x
			e := (x - (s - v)) + (y - v)
			if p == 24 {
				e = x + y - s // float64 has a sum of numbers up to 29 bits apart
				if math.Abs(y) < 0x1p-27 {
					continue
				}
			}
			if k := first(sums, x, y, s, e); k >= 0 {
				t.Fatalf("p = %d, %b + %b = %b + %b: %v", p, x, y, s, e, sums[k])
			}
		}
	}
}

// sparse is a random number of p bits with long runs of 0 or 1, times 2^e.
func sparse(r *rand.Rand, p, e int) float64 {
	n := uint64(1) << (p - 1)
	for range 1 + r.IntN(4) {
		top, low := r.IntN(p), r.IntN(p)
		n ^= (1<<top - 1) &^ (1<<low - 1)
	}
	x := math.Ldexp(float64(n|1<<(p-1)), e-p+1)
	if r.IntN(2) == 0 {
		x = -x
	}
	return x
}

// pairs are operands of two limbs each, or of two and one, the first one in [1, 2): all of them, up to
// gaps of some bits more than a limb has.
func pairs(p int, second bool) func(yield func([]float64) bool) {
	return func(yield func([]float64) bool) {
		all := numbers(p, -p-2)
		for _, x0 := range numbers(p, 0) {
			if x0 < 1 {
				continue
			}
			for _, y0 := range all {
				for _, x1 := range numbers(p, -2*p-1) {
					if math.Abs(x1) > ulp(x0, p)/2 {
						continue
					}
					if !second {
						if !yield([]float64{x0, x1, y0}) {
							return
						}
						continue
					}
					for _, y1 := range numbers(p, -2*p-1) {
						if math.Abs(y1) <= ulp(y0, p)/2 && !yield([]float64{x0, x1, y0, y1}) {
							return
						}
					}
				}
			}
		}
	}
}

// TestRefute: with a step left out of a sum or a product of two limbs, there are operands of 3 or 5 bits
// against its normal form or its bound, and against the whole ones there are none.
func TestRefute(t *testing.T) {
	for _, c := range []struct {
		name   string
		p      int
		bound  float64 // with the terms in u³
		second bool
	}{{"DD.Add", 3, 3, true}, {"DD.AddFloat", 3, 3, false}, {"DD.Mul", 3, 7.5, true}, {"DD.MulFloat", 5, 1.625, false}} {
		n, p := must(t, c.name), c.p
		if x, why := n.Refute(p, c.bound, pairs(p, c.second)); x != nil {
			t.Errorf("%s(%v): %s", c.name, x, why)
		}
		for i, g := range n.gates {
			if g.kind == product {
				continue
			}
			m := n.without(i)
			x, why := m.Refute(p, c.bound, pairs(p, c.second))
			if x == nil {
				t.Errorf("%s: there are no operands against it", m.Name)
			}
			t.Logf("%s: %v: %s", m.Name, x, why)
		}
	}
}

// cancelling are operands of four limbs of p bits that cancel down to 2^(-3p-1), with limbs far apart:
// what is left is 2^(-3p-1) + 2^(-4p-1) + 2^-5p + 2^(-5p-3) - 2^(-6p-4) + 2^(-7p-4), four limbs.
func cancelling(p int) []float64 {
	return []float64{
		-1, at(-p), at(-2 * p), at(-4*p-1) - at(-3*p-1),
		1 - at(-p), at(-3*p) - at(-2*p), at(-5*p) + at(-5*p-3), at(-7*p-4) - at(-6*p-4),
	}
}

func at(e int) float64 { return math.Ldexp(1, e) }

// TestCancelling: of such a sum lossy loses the last limb, 2^(p-3)u⁴, since e = (e + g) + (f + h)
// rounds what becomes the last two limbs; QD.Add keeps it.
func TestCancelling(t *testing.T) {
	one := func(p int) func(yield func([]float64) bool) {
		return func(yield func([]float64) bool) { yield(cancelling(p)) }
	}
	for p := 5; p <= 6; p++ { // float64 has all of their bits
		if x, why := drawn(t, "lossy").Refute(p, at(p-3)-1, one(p)); x == nil {
			t.Errorf("p = %d: lossy is exact", p)
		} else {
			t.Logf("p = %d: %s", p, why)
		}
		if x, why := must(t, "QD.Add").Refute(p, 0, one(p)); x != nil {
			t.Errorf("p = %d: %v: %s", p, x, why)
		}
	}
	x := cancelling(53)
	if z := (limb.QD{X0: x[0], X1: x[1], X2: x[2], X3: x[3]}).Add(limb.QD{X0: x[4], X1: x[5], X2: x[6], X3: x[7]}); missing(53, x, []float64{z.X0, z.X1, z.X2, z.X3}) != 0 {
		t.Errorf("of %b QD.Add is %b", x, z)
	}
}

// TestLosses: what is missing in a result is seen.
func TestLosses(t *testing.T) {
	n := must(t, "DD.Add")
	n.results[1] = n.results[0]
	if _, _, err := n.losses(); err == nil {
		t.Error("a result whose second limb is its first one has nothing missing")
	}
	n = must(t, "DD.Mul")
	for i, g := range n.gates {
		if g.kind == product && g.e == g.exact && i == 1 {
			n.gates[i].y = n.inputs[1][0]
		}
	}
	if _, _, err := n.losses(); err == nil {
		t.Error("x.Hi·y.Hi twice, and x.Hi·y.Lo never, is a product")
	}
	exp, _ := kernels.IR("DD.Exp")
	if _, err := Of(exp); err == nil {
		t.Error("the exponential is a network")
	}
}

// TestPower: the search for a bound ends, below 0 and above, with the least there is.
func TestPower(t *testing.T) {
	for least := -23; least <= 12; least++ {
		asked := 0
		k, ok := power(func(k int) bool {
			if asked++; asked > 8 {
				t.Fatalf("2^%d: the search asks for ever", least)
			}
			return k >= least
		})
		if want := min(max(least, -20), 8); k != want || ok != (least <= 8) {
			t.Errorf("2^%d: found %d, %v", least, k, ok)
		}
	}
}

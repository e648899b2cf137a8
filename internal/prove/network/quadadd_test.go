package network

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// late is a sum of quads in 118 flops. What is left of e + g and f + h is added at the end, to d, where that has moved
// up. Where c is exactly half an ulp of b and d half an ulp of c, f makes c too large.
const late = `a c e g
b d f h
TwoSum a b
TwoSum c d
TwoSum e f
TwoSum g h
FastTwoSum a c
TwoSum d e
TwoSum f g
FastTwoSum b g
FastTwoSum c d
TwoSum e f
FastTwoSum d e
TwoSum b d
FastTwoSum e f
TwoSum b c
TwoSum d e
FastTwoSum a b
FastTwoSum c d
Add e g
Add f h
TwoSum e f
FastTwoSum b c
FastTwoSum d e
FastTwoSum a b
FastTwoSum c d
FastTwoSum b c
Add d e
FastTwoSum a b
FastTwoSum c d
Add d f
FastTwoSum b c
FastTwoSum c d
return a b c d`

// lossy is one of 112, which loses f.
var lossy = strings.NewReplacer("Add f h\nTwoSum e f", "Add f h\nAdd e f", "Add d f\n", "").Replace(late)

// hard are operands on which lossy has a large error, or late no normal form: mutants of
// these are hard too.
var hard = []struct {
	p int
	x []float64
}{
	{4, []float64{0x1.ep+0, -0x1.ep-8, 0x1.ep-17, -0x1.2p-24, -0x1p+1, 0x1p-3, 0x1p-7, 0x1.ap-13}},
	{4, []float64{-0x1.ep-1, 0x1.2p-9, -0x1.cp-17, 0x1.2p-22, 0x1p+0, -0x1p-4, -0x1.4p-9, -0x1.cp-20}},
	{6, []float64{0x1p+0, -0x1p-6, -0x1.f8p-13, 0x1.f8p-20, -0x1.f8p-1, 0x1.fp-13, 0x1.18p-27, 0x1.38p-39}},
	{6, []float64{0x1.bp+0, 0x1p-6, 0x1p-13, -0x1.6p-20, -0x1.1p-2, -0x1.f8p-14, -0x1.f8p-21, 0x1.1p-28}},
	{6, []float64{0x1.f8p-11, 0x1p-17, 0x1.e8p-24, -0x1.e8p-31, -0x1p+2, 0x1p-4, -0x1.f8p-11, -0x1p-17}},
}

// TestQuadAddSums tries QD.Add on sums that are hard for others, of 4 and 6 bits, and on random ones of 4 to
// 24 and 53, whose limbs are sparse and whose sum is another sparse number, far below: against exact
// sums. lossy, late, and QD.Add without one of its steps are refuted by them.
func TestQuadAddSums(t *testing.T) {
	r := rand.New(rand.NewPCG(48, 3))
	whole := named(t, "QD.Add")
	list := []*Network{whole, drawn(t, "late"), drawn(t, "lossy")}
	for i, g := range whole.gates {
		if g.kind == fast {
			list = append(list, whole.without(i))
		}
	}
	refuted := make([]string, len(list))
	worst := 0.0
	for i := range 300000 {
		p, x := 0, []float64(nil)
		if i%3 > 0 {
			h := hard[r.IntN(len(hard))]
			p, x = h.p, mutant(r, h.p, h.x)
		} else {
			p = []int{4, 5, 6, 8, 11, 24, 53}[r.IntN(7)]
			x = cancel(r, p)
		}
		if overlap(p, x[:4]) > 0 || overlap(p, x[4:]) > 0 {
			continue
		}
		for k, n := range list {
			if refuted[k] != "" {
				continue
			}
			z := n.run(p, x)
			err := missing(p, x, z)
			if k == 0 {
				worst = max(worst, err)
			}
			if overlap(p, z) > 0 || err > 2.5 {
				refuted[k] = fmt.Sprintf("p = %d: %x is %x, with an error of %.4gu⁴", p, x, z, err)
			}
		}
	}
	t.Logf("the worst error is %.4gu⁴", worst)
	for k, why := range refuted {
		if (why != "") == (k == 0) {
			t.Errorf("%s: %s", list[k].Name, why)
		}
		t.Log(list[k].Name, why)
	}
}

// missing is the error of z as the sum of x, in u⁴ of that sum.
func missing(p int, x, z []float64) float64 {
	sum, err := exact(x), exact(z)
	if err.Sub(sum, err); err.Sign() == 0 {
		return 0
	}
	if sum.Sign() == 0 {
		return math.Inf(1)
	}
	err.Quo(err, sum)
	f, _ := err.SetMantExp(err, 4*p).Float64()
	return math.Abs(f)
}

func exact(x []float64) *big.Float {
	sum := new(big.Float).SetPrec(1000)
	for _, x := range x {
		sum.Add(sum, big.NewFloat(x))
	}
	return sum
}

// mutant is operands with some limbs changed: negative, none, another last bit, elsewhere with what follows.
func mutant(r *rand.Rand, p int, x []float64) []float64 {
	x = slices.Clone(x)
	for range 1 + r.IntN(3) {
		i := r.IntN(8)
		switch r.IntN(5) {
		case 0:
			x[i] = -x[i]
		case 1:
			x[i] = 0
		case 2, 3:
			x[i] = round(x[i]+ulp(x[i], p)*at(r.IntN(p))*float64(2*r.IntN(2)-1), p)
		default:
			d := at(r.IntN(5) - 2)
			for j := i; j < 4 || i > 3 && j < 8; j++ {
				x[j] *= d
			}
		}
	}
	return x
}

// cancel is operands whose sum is small and has sparse limbs, often at half an ulp of the one before or next to that.
func cancel(r *rand.Rand, p int) []float64 {
	limbs := func(n, e int) (list []float64) {
		for range n {
			if r.IntN(12) == 0 {
				break
			}
			x := sparse(r, p, e)
			if r.IntN(3) == 0 {
				x = math.Copysign(at(e), x)
			}
			list = append(list, x)
			e -= p + []int{0, 1, 1, 2, r.IntN(p + 3)}[r.IntN(5)]
		}
		return list
	}
	x := append(limbs(4, 0), 0, 0, 0, 0)[:4]
	rest := exact(limbs(5, -r.IntN(4*p)))
	rest.Sub(rest, exact(x))
	for range 4 {
		y, _ := new(big.Float).SetPrec(uint(p)).Set(rest).Float64()
		rest.Sub(rest, big.NewFloat(y))
		x = append(x, y)
	}
	return x
}

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

// early is a sum of three limbs in 60 flops whose result may overlap: where operands cancel, a and b are 0, and c has
// moved up from the second limb to the first after d had been cut to it.
const early = `a c e
b d f
TwoSum a b
TwoSum c d
TwoSum e f
TwoSum d e
FastTwoSum a c
TwoSum b c
FastTwoSum c e
Add e f
TwoSum b d
Add d e
FastTwoSum a b
FastTwoSum c d
FastTwoSum b c
Add c d
FastTwoSum a b
FastTwoSum b c
return a b c`

// A hardSum is operands of p bits on which another network has a large error, or no normal form: mutants of these
// are hard too.
type hardSum struct {
	p int
	x []float64
}

var hardQuads = []hardSum{
	{4, []float64{0x1.ep+0, -0x1.ep-8, 0x1.ep-17, -0x1.2p-24, -0x1p+1, 0x1p-3, 0x1p-7, 0x1.ap-13}},
	{4, []float64{-0x1.ep-1, 0x1.2p-9, -0x1.cp-17, 0x1.2p-22, 0x1p+0, -0x1p-4, -0x1.4p-9, -0x1.cp-20}},
	{6, []float64{0x1p+0, -0x1p-6, -0x1.f8p-13, 0x1.f8p-20, -0x1.f8p-1, 0x1.fp-13, 0x1.18p-27, 0x1.38p-39}},
	{6, []float64{0x1.bp+0, 0x1p-6, 0x1p-13, -0x1.6p-20, -0x1.1p-2, -0x1.f8p-14, -0x1.f8p-21, 0x1.1p-28}},
	{6, []float64{0x1.f8p-11, 0x1p-17, 0x1.e8p-24, -0x1.e8p-31, -0x1p+2, 0x1p-4, -0x1.f8p-11, -0x1p-17}},
}

var hardTriples = []hardSum{
	{8, []float64{-0x1.fep+39, 0x1.42p+23, 0x1.02p+14, 0x1p+40, -0x1p+32, -0x1p+24}},
	{8, []float64{-0x1.fep+39, 0x1.7ep+23, 0x1.02p+14, 0x1p+40, -0x1p+32, -0x1p+24}},
}

// TestSums tries QD.Add and TD.Add on sums that are hard for others, of 4 to 8 bits, and on random ones of 4 to
// 24 and 53, whose limbs are sparse and whose sum is another sparse number, far below: against exact
// sums. Networks of as many flops or fewer, and they without one of their FastTwoSums, are refuted by them.
func TestSums(t *testing.T) {
	for _, s := range []struct {
		name   string
		bound  float64
		hard   []hardSum
		others []string
	}{
		{"QD.Add", 2.5, hardQuads, []string{"late", "lossy"}},
		{"TD.Add", 2, hardTriples, []string{"early"}},
	} {
		t.Run(s.name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(48, 3))
			whole := must(t, s.name)
			limbs := len(whole.results)
			list := []*Network{whole}
			for _, o := range s.others {
				list = append(list, drawn(t, o))
			}
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
					h := s.hard[r.IntN(len(s.hard))]
					p, x = h.p, mutant(r, h.p, h.x)
				} else {
					p = []int{4, 5, 6, 8, 11, 24, 53}[r.IntN(7)]
					x = cancel(r, p, limbs)
				}
				if overlap(p, x[:limbs]) > 0 || overlap(p, x[limbs:]) > 0 {
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
					if overlap(p, z) > 0 || err > s.bound {
						refuted[k] = fmt.Sprintf("p = %d: %x is %x, with an error of %.4g%s", p, x, z, err, whole.Unit())
					}
				}
			}
			t.Logf("the worst error is %.4g%s", worst, whole.Unit())
			for k, why := range refuted {
				if (why != "") == (k == 0) {
					t.Errorf("%s, %d: %s", list[k].Name, k, why)
				}
				t.Log(list[k].Name, why)
			}
		})
	}
}

// missing is the error of z as the sum of x, in units of uⁿ of that sum.
func missing(p int, x, z []float64) float64 {
	sum, err := exact(x), exact(z)
	if err.Sub(sum, err); err.Sign() == 0 {
		return 0
	}
	if sum.Sign() == 0 {
		return math.Inf(1)
	}
	err.Quo(err, sum)
	f, _ := err.SetMantExp(err, len(z)*p).Float64()
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
		n := len(x) / 2
		i := r.IntN(2 * n)
		switch r.IntN(5) {
		case 0:
			x[i] = -x[i]
		case 1:
			x[i] = 0
		case 2, 3:
			x[i] = round(x[i]+ulp(x[i], p)*at(r.IntN(p))*float64(2*r.IntN(2)-1), p)
		default:
			d := at(r.IntN(5) - 2)
			for j := i; j < n || i >= n && j < 2*n; j++ {
				x[j] *= d
			}
		}
	}
	return x
}

// cancel is operands whose sum is small and has sparse limbs, often at half an ulp of the one before or next to that.
func cancel(r *rand.Rand, p, limbs int) []float64 {
	draw := func(n, e int) (list []float64) {
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
	x := append(draw(limbs, 0), 0, 0, 0, 0)[:limbs]
	rest := exact(draw(limbs+1, -r.IntN(limbs*p)))
	rest.Sub(rest, exact(x))
	for range limbs {
		y, _ := new(big.Float).SetPrec(uint(p)).Set(rest).Float64()
		rest.Sub(rest, big.NewFloat(y))
		x = append(x, y)
	}
	return x
}

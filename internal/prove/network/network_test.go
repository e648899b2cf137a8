package network

import (
	"fmt"
	"github.com/limbfp/limb/internal/run/kernels"
	"math"
	"math/bits"
	"os"
	"strings"
	"testing"
	"time"
)

// of is what is known of a number.
func of(x float64) abstract {
	if x == 0 {
		return abstract{zero: true}
	}
	m, e := math.Frexp(math.Abs(x))
	n := uint64(m * (1 << 53))
	last := 0
	for n&1 == 0 {
		n >>= 1
		last++
	}
	a := abstract{negative: x < 0, first: e - 1, last: e - 53 + last}
	n = uint64(m * (1 << 53))
	a.second = a.first - bits.LeadingZeros64(n<<12) - 1
	if n<<12 == 0 {
		a.second = -1000
	}
	a.gap = a.first - bits.LeadingZeros64(^(n << 12)) - 1
	return a
}

// round rounds to p bits, to nearest even.
func round(x float64, p int) float64 {
	if x == 0 {
		return 0
	}
	_, e := math.Frexp(x)
	return math.Ldexp(math.RoundToEven(math.Ldexp(x, p-e)), e-p)
}

// TestLemmas: all pairs.
func TestLemmas(t *testing.T) {
	for _, p := range []int{3, 4, 5, 6} {
		fs := twoSum(p, 0, 1, 2, 3)
		var nums []float64
		for e := -p - 4; e <= 0; e++ {
			for m := 1 << (p - 1); m < 1<<p; m++ {
				nums = append(nums, math.Ldexp(float64(m), e-p+1), -math.Ldexp(float64(m), e-p+1))
			}
		}
		nums = append(nums, 0)
		seen := map[[2]abstract]map[[2]abstract]bool{}
		bad := map[int]int{}
		for _, x := range nums {
			for _, y := range nums {
				if x != 0 && y != 0 && of(x).first != 0 && of(y).first != 0 {
					continue
				}
				s := round(x+y, p)
				e := x + y - s
				a := []abstract{of(x), of(y), of(s), of(e)}
				k := [2]abstract{a[0], a[1]}
				if seen[k] == nil {
					seen[k] = map[[2]abstract]bool{}
				}
				seen[k][[2]abstract{a[2], a[3]}] = true
				for i, f := range fs {
					if !f.holds(a) {
						if bad[i]++; bad[i] < 3 {
							t.Errorf("p %d lemma %d: %g %g %g %g %v: %v", p, i, x, y, s, e, a, f)
						}
					}
				}
			}
		}
	}
}

func TestProve(t *testing.T) {
	for _, name := range strings.Fields(os.Getenv("NET")) {
		f, err := kernels.IR(name)
		if err != nil {
			t.Fatal(err)
		}
		n, err := Of(f)
		if err != nil {
			t.Fatal(err)
		}
		start := time.Now()
		p, err := n.Prove(t.Context(), "z3", 10*time.Minute, func(s string) { fmt.Println(name, s, time.Since(start)) })
		fmt.Printf("%s %+v %v\n", name, p, err)
	}
}

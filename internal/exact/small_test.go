package exact

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestRoundSmallFormats holds rounding to its definition, on all numbers of small
// formats and eight places between each two: v is rounded to the nearest, ties to
// even, of the numbers whose canonical limbs, before the last that is not 0, are
// those of v.
func TestRoundSmallFormats(t *testing.T) {
	testenv.Long(t, "all numbers of small formats")
	for _, f := range []Format{
		{"", nil, 4, 2, -9, 2}, {"", nil, 4, 3, -9, 2}, {"", nil, 3, 4, -9, 3}, {"", nil, 2, 5, -8, 4}, {"", nil, 4, 2, -10, 2},
	} {
		const fine = 8 // steps to the smallest number
		infinite := fine << (f.Max - f.Min)

		// nearest returns the nearest of the numbers that are good, ties to even: both
		// are multiples of the gap between them.
		nearest := func(v int, good func(int) bool) int {
			for d := 0; ; d++ {
				down, up := v-d >= 0 && good(v-d), v+d <= infinite && good(v+d)
				if down && !(up && d > 0 && (v-d)/(2*d)&1 == 1) {
					return v - d
				}
				if up {
					return v + d
				}
			}
		}
		machine := make([]bool, infinite+1)
		for k := range infinite / fine {
			ulp := 1
			for k/ulp >= 1<<f.P {
				ulp *= 2
			}
			machine[fine*k] = k%ulp == 0
		}
		machine[infinite] = true // 2^max stands for an infinity
		toOne := make([]int, infinite+1)
		for v := range toOne {
			toOne[v] = nearest(v, func(y int) bool { return machine[y] })
		}
		// The limbs of v, how many there are before the rest is 0, and that rest.
		split := func(v int) (x [4]int, n, rest int) {
			for rest = v; n < f.Limbs && rest != 0; n++ {
				if x[n] = toOne[max(rest, -rest)]; rest < 0 {
					x[n] = -x[n]
				}
				if rest -= x[n]; x[n] == 0 {
					break
				}
			}
			return x, n, rest
		}

		other := 0 // where the nearest of all numbers is another one
		all := f.Limbs
		var shorter []int
		for f.Limbs = 2; f.Limbs <= all; f.Limbs++ {
			round := make([]int, infinite+1)
			for v := range round {
				x, _, _ := split(v)
				if round[v] = infinite; x[0] == infinite {
					continue
				}
				isNumber := func(y int) bool {
					z, n, rest := split(y)
					return rest == 0 && z[0] < infinite && n <= f.Limbs
				}
				round[v] = nearest(v, func(y int) bool {
					z, n, _ := split(y)
					for i := range n - 1 {
						if z[i] != x[i] {
							return false
						}
					}
					return isNumber(y)
				})
				if round[v] != nearest(v, isNumber) {
					other++
				}
			}
			for v := range infinite {
				if shorter != nil && shorter[round[v]] != shorter[v] {
					t.Fatalf("%d limbs of %d bits: %d is rounded to %d, and then to %d, not to %d", f.Limbs, f.P, v, round[v], shorter[round[v]], shorter[v])
				}
				for _, neg := range []bool{false, true} {
					w := wide{neg: neg, e: f.Min - 3}
					w.m.SetInt64(int64(v))
					x, _ := w.round(&f)
					got := infinite
					if finite(x[0]) {
						got = int(math.Ldexp(math.Abs(x[0]+x[1]+x[2]+x[3]), 3-f.Min))
					}
					if got != round[v] || math.Signbit(x[0]) != neg {
						t.Fatalf("%d limbs of %d bits: %d (%t) is rounded to %g = %d, want %d", f.Limbs, f.P, v, neg, x, got, round[v])
					}
					z, _, _ := split(got)
					for i := range z {
						if want := math.Ldexp(float64(z[i]), f.Min-3); finite(x[0]) && x[i] != withSign(neg, want) {
							t.Fatalf("%d limbs of %d bits: %d is rounded to %g, which is not canonical", f.Limbs, f.P, v, x)
						}
					}
					if v == 0 || v != got {
						continue
					}
					// What is read as x?
					low, high := v, v
					for round[low-1] == v {
						low--
					}
					for round[high+1] == v {
						high++
					}
					checkReach(t, &f, &x, neg, v-low)
					checkReach(t, &f, &x, !neg, high-v)
				}
			}
			shorter = round
		}
		if other == 0 {
			t.Errorf("limbs of %d bits: no number tells this from the nearest of all", f.P)
		}
	}
}

// checkReach checks that numbers are read as x up to n eighths of the smallest
// number away from it, and no further.
func checkReach(t *testing.T, f *Format, x *Limbs, up bool, n int) {
	t.Helper()
	r := f.reach(x, up)
	got := int(math.Ldexp(float64(r.n), r.e+3-f.Min))
	if !r.closed {
		got--
	}
	if got != n {
		t.Fatalf("%d limbs of %d bits: numbers up to %d eighths from %g are read as it (up: %t), want %d", f.Limbs, f.P, got, *x, up, n)
	}
}

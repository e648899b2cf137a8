package paranoia

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// add22 is [DGD06] Theorem 5 in Go, with its branch.
func add22(x, y limb.DF) limb.DF {
	r := x.Hi + y.Hi
	var s float32
	if math.Abs(float64(x.Hi)) >= math.Abs(float64(y.Hi)) {
		s = x.Hi - r + y.Hi + y.Lo + x.Lo
	} else {
		s = y.Hi - r + x.Hi + x.Lo + y.Lo
	}
	hi, lo := limb.TwoSum(r, s)
	return limb.DF{Hi: hi, Lo: lo}
}

// TestAdd22: the algorithm is the printed one, and SloppyAdd is another: in [1, 2) about one sum
// in seven differs.
func TestAdd22(t *testing.T) {
	ieee := named(t, "ieee")
	on, x := algorithm(t, "add22").on(ieee), make([]float64, 4)
	r := rand.New(rand.NewPCG(1, 2))
	pair := func() limb.DF { return limb.NewDF(1 + r.Float64()) }
	differ := 0
	const n = 1 << 16
	for i := range n {
		a, b := pair(), pair()
		if i%2 == 1 {
			b = b.Neg().MulFloat(float32(math.Ldexp(1, r.IntN(40)-20)))
		}
		x[0], x[1], x[2], x[3] = float64(a.Hi), float64(a.Lo), float64(b.Hi), float64(b.Lo)
		hi, lo := on.two(x)
		if want := add22(a, b); hi != float64(want.Hi) || lo != float64(want.Lo) {
			t.Fatalf("Add22 of %x and %x is %x + %x, and %x as printed", a, b, hi, lo, want)
		}
		if s := a.SloppyAdd(b); i%2 == 0 && (float64(s.Hi) != hi || float64(s.Lo) != lo) {
			differ++
		}
	}
	if part := float64(differ) / (n / 2); part < 0.1 || part > 0.2 {
		t.Errorf("%d of %d sums in [1, 2) differ from SloppyAdd's, want about 0.15 of them", differ, n/2)
	}
	t.Logf("%d of %d sums in [1, 2) differ from SloppyAdd's", differ, n/2)
}

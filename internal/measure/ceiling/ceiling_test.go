package ceiling

import (
	"bytes"
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/guard"
	"github.com/limbfp/limb/internal/run/simd"
)

// TestLoops: every level has loops, which end, and copies, of which nothing is left out and that stay within their arrays.
func TestLoops(t *testing.T) {
	for level := simd.Go + 1; level <= simd.Best(); level++ {
		l := At(level.String())
		if l == nil {
			t.Errorf("%s: no loops", level)
			continue
		}
		for name, rate := range map[string]float64{"sums": l.Add(), "products": l.FMA(), "both": l.Both()} {
			if !(rate > 0 && rate < math.Inf(1)) {
				t.Errorf("%s: %v %s in a nanosecond", level, rate, name)
			}
		}
		src, dst := guard.NewPage(t), guard.NewPage(t)
		copied := func(l *Loops, n int) bool {
			src.Fill()
			dst.Fill()
			x, y := src.End(n), dst.End(n)
			for i := range x {
				x[i] = byte(i*i + n)
			}
			l.Copy(y, x)
			return bytes.Equal(x, y) && dst.Intact(y)
		}
		for _, n := range []int{0, 16, 64, 128, 256, 1040, 4096, 8192} {
			if !copied(l, n) {
				t.Errorf("%s: a copy of %d bytes has other ones", level, n)
			}
		}
		if wrong := *l; copied(&wrong, 4096) {
			if wrong.Bytes *= 2; copied(&wrong, 4096) {
				t.Errorf("%s: copies of half of the bytes go unnoticed", level)
			}
		}
	}
}

func TestBound(t *testing.T) {
	r := Rates{Adds: 8, FMAs: 4, Both: 8, Bytes: 100}
	for _, c := range []struct {
		w    Work
		ns   float64
		by   string
		what string
	}{
		{Work{Adds: 64, Lanes: 8, Bytes: 48}, 1, ByAdds, "sums alone"},
		{Work{Muls: 64, Lanes: 8, Bytes: 48}, 2, ByMuls, "products alone"},
		{Work{Adds: 40, Muls: 24, Lanes: 8}, 1, ByBoth, "a core too narrow for both pipes"},
		{Work{Adds: 8, Muls: 40, Lanes: 4}, 2.5, ByMuls, "products, and some sums beside"},
		{Work{Adds: 64, Lanes: 8, Bytes: 150}, 1.5, ByBytes, "memory"},
		{Work{Lanes: 8, Bytes: 50}, 0.5, ByBytes, "nothing to compute"},
	} {
		if ns, by := r.Bound(c.w); ns != c.ns || by != c.by {
			t.Errorf("%s: %v ns by %s, want %v by %s", c.what, ns, by, c.ns, c.by)
		}
	}
}

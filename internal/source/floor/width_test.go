package floor

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestWidths compares conversions with the processor's: next to ties, the subnormal numbers and
// the largest ones, and at random. A format with another bias is wrong.
func TestWidths(t *testing.T) {
	wrong := func(f Format[uint64]) (n int) {
		r := rand.New(rand.NewPCG(5, 6))
		narrow := func(a float64) {
			got, want := f.narrow(math.Float64bits(a)), math.Float32bits(float32(a))
			if got != want && !(a != a && got&0x7fffffff > 0x7f800000) {
				n++
			}
		}
		for range 1 << 18 {
			w := r.Uint32()
			if r.IntN(4) == 0 {
				w &= 0x80ffffff // subnormal numbers, and the first normal ones
			}
			a := float64(math.Float32frombits(w))
			if got := f.widen(w); got != math.Float64bits(a) && a == a {
				n++
			}
			near := math.Float64bits(a) + r.Uint64N(5) - 2 + r.Uint64N(3)<<28
			narrow(math.Float64frombits(near))
			narrow(math.Float64frombits(near + 1<<28))
			narrow(math.Float64frombits(r.Uint64()))
			narrow(math.Ldexp(r.Float64()-0.5, r.IntN(60)-160))
		}
		for _, a := range []float64{0, math.Copysign(0, -1), 1, math.MaxFloat32, math.MaxFloat64, math.Inf(-1), math.NaN(), 0x1p-149, 0x1p-150, 0x1.8p-150, 0x1p-151, 5e-324, 0x1.ffffffp127, 0x1.fffffefp127} {
			narrow(a)
			narrow(-a)
		}
		return n
	}
	if n := wrong(Format[uint64]{53, 11}); n > 0 {
		t.Errorf("%d conversions differ", n)
	}
	if wrong(Format[uint64]{52, 12}) == 0 {
		t.Error("conversions of another format are right")
	}
}

package outside

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

// fmaBig is a·b + c rounded once.
func fmaBig(a, b, c float32) float32 {
	exact := func(x float32) *big.Float { return new(big.Float).SetPrec(2000).SetFloat64(float64(x)) }
	s := new(big.Float).SetPrec(2000).Mul(exact(a), exact(b))
	f, _ := s.Add(s, exact(c)).Float32()
	return f
}

// TestFMA: the fused multiply-add of float32 is rounded once, also where a sum in float64 lies in the middle
// between two numbers and the exact one does not, and where it is subnormal; that of two roundings is noticed.
func TestFMA(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	few := func(e int) float32 { // of few bits, so that sums come near the middle
		x := float32(1 + r.IntN(1<<12))
		if r.IntN(2) == 0 {
			x = -x
		}
		return float32(math.Ldexp(float64(x), e-r.IntN(30)))
	}
	bad := 0
	for range 200000 {
		e := r.IntN(60) - 30
		switch r.IntN(4) {
		case 0:
			e -= 60
		case 1:
			e += 40
		}
		a, b, c := few(e/2), few(e-e/2), few(e+r.IntN(100)-40)
		if r.IntN(8) == 0 { // in the middle, but for c
			odd := func() float32 { return 1 + float32(2*r.IntN(1<<9)+1)*0x1p-12 }
			a, b, c = odd(), odd(), few(-80)
		}
		want := fmaBig(a, b, c)
		if want == 0 {
			continue // the sign of an exact 0 is not big's
		}
		if got := FMA(a, b, c); math.Float32bits(got) != math.Float32bits(want) {
			t.Fatalf("FMA(%x, %x, %x) = %x, not %x", a, b, c, got, want)
		}
		if float32(math.FMA(float64(a), float64(b), float64(c))) != want {
			bad++
		}
	}
	if bad == 0 {
		t.Error("two roundings are as good as one in all samples")
	}
	inf, nan := float32(math.Inf(1)), float32(math.NaN())
	for _, c := range [][4]float32{{inf, 0, 1, nan}, {inf, 1, -inf, nan}, {inf, 2, 1, inf}, {nan, 1, 1, nan}, {1, 1, -inf, -inf}, {math.MaxFloat32, 2, -math.MaxFloat32, math.MaxFloat32}, {math.MaxFloat32, 2, 0, inf}, {1, -1, 1, 0}} {
		if got := FMA(c[0], c[1], c[2]); got != c[3] && (got == got || c[3] == c[3]) {
			t.Errorf("FMA(%v, %v, %v) = %v, not %v", c[0], c[1], c[2], got, c[3])
		}
	}
	if FMA(1+0x1p-52, 1+0x1p-52, -1-0x1p-51) != 0x1p-104 {
		t.Error("FMA of float64 rounds the product")
	}
}

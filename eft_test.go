package limb

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestProdErrSplit compares the error of a product without a fused multiply-add
// with the one that has it, bit for bit: over the whole range, where products
// overflow and where they and their errors underflow, and at its ends.
func TestProdErrSplit(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	special := []float64{0, 1, 3, math.Inf(1), math.NaN(),
		math.MaxFloat32, 0x1p127, 0x1p-126, 0x1p-126 - 0x1p-149, 0x1p-149, 0x3p-149,
		math.MaxFloat64, 0x1p1023, 0x1p-1022, 0x1p-1022 - 0x1p-1074, 0x1p-1074, 0x3p-1074}
	// draw returns a number with an exponent in [-span, span].
	draw := func(span int) float64 {
		m := 1 + r.Float64()
		switch r.IntN(8) {
		case 0:
			m = math.Trunc(m*0x1p12) / 0x1p12
		case 1:
			m = 2 - 0x1p-23
		case 2:
			m = 1
		}
		v := math.Ldexp(m, r.IntN(2*span+1)-span)
		if r.IntN(32) == 0 {
			v = special[r.IntN(len(special))]
		}
		if r.IntN(2) == 0 {
			v = -v
		}
		return v
	}
	for range 1 << 20 {
		testProdErrSplit(t, float32(draw(150)), float32(draw(150)))
		testProdErrSplit(t, draw(1080), draw(1080))
		a := draw(1080) // with a product near the least number
		testProdErrSplit(t, a, math.Ldexp(draw(60), -1050)/a)
		b := float32(draw(150))
		testProdErrSplit(t, b, float32(math.Ldexp(draw(30), -140))/b)
	}
}

func testProdErrSplit[T Float](t *testing.T, a, b T) {
	p := T(a * b)
	want, got := float64(prodErr(a, b, p)), float64(prodErrSplit(a, b, p))
	if math.Float64bits(want) != math.Float64bits(got) && (want == want || got == got) {
		t.Fatalf("%T: the error of %x · %x = %x is %x, not %x", a, a, b, p, want, got)
	}
}

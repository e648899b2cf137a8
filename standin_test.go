package limb

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestMachine compares the functions that take the place of an operation of the
// machine with that operation, bit for bit: over the whole range, where results
// overflow and where they, or their errors, underflow, and at its ends.
func TestMachine(t *testing.T) {
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
	for range 1 << 18 {
		testMachine(t, float32(draw(150)), float32(draw(150)))
		testMachine(t, draw(1080), draw(1080))
		a := draw(1080) // with a product near the least number
		testMachine(t, a, math.Ldexp(draw(60), -1050)/a)
		b := float32(draw(150))
		testMachine(t, b, float32(math.Ldexp(draw(30), -140))/b)
	}
}

func testMachine[T Float](t *testing.T, a, b T) {
	same := func(what string, want, got T) {
		if want != got && (want == want || got == got) || signbit(want) != signbit(got) && want == want {
			t.Fatalf("%T, %x, %x: %s is %x, not %x", a, a, b, what, want, got)
		}
	}
	p := T(a * b)
	same("the error of the product", prodErr(a, b, p), prodErrSplit(a, b, p))
	same("the quotient", a/b, quotient(a, b))
	same("the quotient", p/b, quotient(p, b))
	same("the root", sqrt(a), root(a))
	same("the root", sqrt(T(a*a)), root(T(a*a)))
}

package thall

import (
	"testing"

	"github.com/limbfp/limb"
)

// TestPowers: powers of two are those of the library, bit for bit.
func TestPowers(t *testing.T) {
	for k := -1 << 12; k <= 1<<12; k++ {
		want := limb.Exp2(limb.NewDD(float64(k) / 64))
		if got := exp2(k); got != [2]float64{want.Hi, want.Lo} {
			t.Fatalf("2^(%d/64) is %x, want %x", k, got, want)
		}
	}
}

package thall

import (
	"math/big"
	"testing"
)

// TestPowers: powers of two are rounded twice, to each limb, bit for bit. A package that named a number would have its methods compiled.
func TestPowers(t *testing.T) {
	roots := [64]*big.Float{} // 2^(k/64)
	for k := range roots {
		roots[k] = new(big.Float).SetMantExp(big.NewFloat(1), k).SetPrec(400)
		for range 6 {
			roots[k].Sqrt(roots[k])
		}
	}
	for k := -1 << 12; k <= 1<<12; k++ {
		want := new(big.Float).SetMantExp(roots[k&63], k>>6)
		hi, _ := want.Float64()
		lo, _ := want.Sub(want, big.NewFloat(hi)).Float64()
		if got := exp2(k); got != [2]float64{hi, lo} {
			t.Fatalf("2^(%d/64) is %x, want %x, %x", k, got, hi, lo)
		}
	}
}

package rounding

import (
	"math"
	"math/big"
	"testing"

	"github.com/limbfp/limb/fp"
)

// TestWant: rational numbers, which are never rounded on the way, give the same.
func TestWant(t *testing.T) {
	same[float32](t)
	same[float64](t)
}

func same[T fp.Float](t *testing.T) {
	list := Operands[T]()
	finite := func(a T) bool { return a-a == 0 }
	for i := 0; i < len(list)*len(list); i += 29 {
		x := []T{list[i%len(list)], list[i/len(list)], list[i*7919%len(list)]}
		if !finite(x[0]) || !finite(x[1]) || !finite(x[2]) || x[1] == 0 {
			continue
		}
		rat := func(k int) *big.Rat { return new(big.Rat).SetFloat64(float64(x[k])) }
		product := new(big.Rat).Mul(rat(0), rat(1))
		for op, z := range map[string]*big.Rat{
			"Add": new(big.Rat).Add(rat(0), rat(1)), "Mul": product, "Div": new(big.Rat).Quo(rat(0), rat(1)), "FMA": new(big.Rat).Add(product, rat(2)),
		} {
			if z.Sign() == 0 {
				continue
			}
			args := x[:2]
			if op == "FMA" {
				args = x
			}
			for _, m := range []fp.Mode{fp.Down, fp.Up, fp.ToZero} {
				if got, want := Want(op, m, args...), Of[T](z, m); math.Float64bits(float64(got)) != math.Float64bits(float64(want)) {
					t.Fatalf("%s %v of %x is %x, want %x", op, m, args, got, want)
				}
			}
		}
	}
}

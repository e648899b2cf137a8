package interval_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp/interval"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestTiny: quotients and roots of small limbs hold the exact value, and are as tight as
// those of others as far as the limbs go: the remainders that they are checked with do not
// underflow.
func TestTiny(t *testing.T) {
	t.Run("DF", func(t *testing.T) { testTiny(t, limb.DF.Big) })
	t.Run("DD", func(t *testing.T) { testTiny(t, limb.DD.Big) })
	t.Run("QF", func(t *testing.T) { testTiny(t, limb.QF.Big) })
	t.Run("QD", func(t *testing.T) { testTiny(t, limb.QD.Big) })
}

func testTiny[T interval.End](t *testing.T, toBig func(T) *big.Float) {
	p, n := bits[T]()
	least := map[int]int{24: -149, 53: -1074}[p]
	s := newSource[T](7)
	number := func() *big.Float { return new(big.Float).SetPrec(6000) }
	draw := func(e int) T {
		var v [4]float64
		for k := range n {
			v[k] = math.Ldexp(1+float64(s.Uint64N(1<<(p-1)))*math.Ldexp(1, 1-p), -(p+1)*k)
			if v[k] = math.Ldexp(v[k], e); p == 24 {
				v[k] = float64(float32(v[k]))
			}
		}
		return from[T](v)
	}
	wide := map[string]int{}
	// tight counts an interval whose ends are farther from each other than they must be.
	tight := func(what string, z interval.Interval[T], args ...T) {
		lo, hi := toBig(z.Lo), toBig(z.Hi)
		if lo.IsInf() || hi.IsInf() {
			return // beyond the range
		}
		width := number().Sub(hi, lo)
		most := number().SetMantExp(hi, 5-n*p)
		most.Add(most, number().SetMantExp(big.NewFloat(8), least))
		if width.Cmp(most) > 0 {
			if wide[what]++; wide[what] == 1 {
				t.Errorf("%s of %x is %x: wider than %.3g", what, args, z, most)
			}
		}
	}
	tested := testenv.Size(500, 2000, 20000)
	for range tested {
		x, y := draw(-s.IntN(-least-1)), draw(-s.IntN(-least-1))
		a, b := toBig(x), toBig(y)
		z := interval.Point(x).Sqrt()
		lo, hi := toBig(z.Lo), toBig(z.Hi)
		if number().Mul(lo, lo).Cmp(a) > 0 || number().Mul(hi, hi).Cmp(a) < 0 {
			t.Errorf("√%x is not in %x", x, z)
		}
		tight("root", z, x)
		z = interval.Point(x).Div(interval.Point(y))
		lo, hi = toBig(z.Lo), toBig(z.Hi)
		if number().Mul(lo, b).Cmp(a) > 0 || !hi.IsInf() && number().Mul(hi, b).Cmp(a) < 0 {
			t.Errorf("%x/%x is not in %x", x, y, z)
		}
		if number().Quo(a, b).MantExp(nil) < -least-p-6 {
			tight("quotient", z, x, y)
		}
	}
	if len(wide) > 0 {
		t.Errorf("of %d intervals are too wide: %v", tested, wide)
	}
}

package accuracy

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/mpfr"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestLogGammaNegative: between the poles, where ln |Γ| has zeros, the error stays below the
// bound that the doc comment has for negative numbers, next to poles and zeros too.
func TestLogGammaNegative(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n := testenv.Size(50, 300, 1<<14)
	testLogGammaNegative[float32](t, n)
	testLogGammaNegative[float64](t, n)
}

func testLogGammaNegative[T limb.Float](t *testing.T, n int) {
	p := precision[T]()
	r := rand.New(rand.NewPCG(1, 2))
	x, value, d := mpfr.New(640), mpfr.New(640), mpfr.New(640)
	worst, spoiled := [2]float64{}, 0.0
	for range n {
		// A number within a few sizes of an integer, a half, or any other.
		a := -math.Round(math.Exp2(6*r.Float64())) + r.Float64()*math.Exp2(-float64(r.IntN(p)))
		if r.IntN(4) == 0 {
			a = -2.457024738220800665703 + float64(r.IntN(9)-4)*math.Exp2(-float64(r.IntN(p))) // near a zero
		}
		q := limb.QuadFromFloat(T(a))
		for k := range 3 {
			q = q.AddFloat(T(math.Ldexp(a*(r.Float64()-0.5), -p*(k+1))))
		}
		for i, limbs := range [][]T{{q.X0, q.X1}, {q.X0, q.X1, q.X2, q.X3}} {
			operand := make([]float64, len(limbs))
			for k, a := range limbs {
				operand[k] = float64(a)
			}
			x.SetLimbs(operand...)
			mpfr.Lgamma(value, x, nil)
			var z limb.Quad[T]
			if i == 0 {
				y, _ := limb.Pair[T]{Hi: q.X0, Lo: q.X1}.LogGamma()
				z = y.Quad()
			} else {
				z, _ = q.LogGamma()
			}
			if value.IsInf() {
				continue
			}
			off := func(z limb.Quad[T]) float64 {
				d.SetLimbs(float64(z.X0), float64(z.X1), float64(z.X2), float64(z.X3))
				mpfr.Sub(d, d, value)
				d.Scale(p * len(limbs))
				d.Abs()
				return d.Float64() / (1 + math.Abs(value.Float64()))
			}
			if e := off(z); e > worst[i] {
				worst[i] = e
			}
			if i == 1 {
				spoiled = max(spoiled, off(z.MulFloat(T(1+math.Ldexp(2, -p)))))
			}
		}
	}
	t.Logf("%d bits: %.3g of two limbs, %.3g of four", p, worst[0], worst[1])
	if worst[0] > 2 || worst[1] > 2 {
		t.Errorf("%d bits: an error of %.3gu² of two limbs, %.3gu⁴ of four", p, worst[0], worst[1])
	}
	if !(spoiled > 2) {
		t.Errorf("%d bits: a wrong result is off by %g, which is not noticed", p, spoiled)
	}
}

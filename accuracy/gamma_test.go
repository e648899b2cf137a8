package accuracy

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestGammaNegative: between the poles, where ln |Γ| and ψ have zeros, the errors stay below
// the bounds that the doc comments have for negative numbers, next to poles and zeros too.
func TestGammaNegative(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n := testenv.Size(50, 300, 1<<14)
	testGammaNegative[float32](t, n)
	testGammaNegative[float64](t, n)
}

func testGammaNegative[T limb.Float](t *testing.T, n int) {
	for _, f := range []struct {
		name  string
		exact mpfr.Func
		pair  func(limb.Pair[T]) limb.Pair[T]
		quad  func(limb.Quad[T]) limb.Quad[T]
		scale func(x, value float64) float64 // what the error is relative to
		bound float64
	}{
		{"LogGamma", mpfr.Lgamma,
			func(x limb.Pair[T]) limb.Pair[T] { z, _ := x.LogGamma(); return z },
			func(x limb.Quad[T]) limb.Quad[T] { z, _ := x.LogGamma(); return z },
			func(_, v float64) float64 { return 1 + math.Abs(v) }, 2},
		{"Digamma", mpfr.Digamma, limb.Pair[T].Digamma, limb.Quad[T].Digamma,
			func(x, v float64) float64 {
				return 1 + math.Abs(v) + math.Pi/math.Abs(math.Tan(math.Pi*(x-math.Round(x))))
			}, 4},
	} {
		p := precision[T]()
		r := rand.New(rand.NewPCG(1, 2))
		x, value, d := mpfr.New(640), mpfr.New(640), mpfr.New(640)
		worst, spoiled := [2]float64{}, 0.0
		for range n {
			// A number within a few sizes of an integer, or near zeros.
			a := -math.Round(math.Exp2(6*r.Float64())) + r.Float64()*math.Exp2(-float64(r.IntN(p)))
			if r.IntN(4) == 0 {
				zeros := []float64{-2.457024738220800665703, -0.504083008264455409258}
				a = zeros[r.IntN(2)] + float64(r.IntN(9)-4)*math.Exp2(-float64(r.IntN(p)))
			}
			q := (limb.Quad[T]{X0: T(a)})
			for k := range 3 {
				q = q.AddFloat(T(math.Ldexp(a*(r.Float64()-0.5), -p*(k+1))))
			}
			results := []limb.Quad[T]{f.pair(limb.Pair[T]{Hi: q.X0, Lo: q.X1}).Quad(), f.quad(q)}
			for i, limbs := range [][]float64{{float64(q.X0), float64(q.X1)}, {float64(q.X0), float64(q.X1), float64(q.X2), float64(q.X3)}} {
				x.SetLimbs(limbs...)
				if f.exact(value, x, nil); value.IsInf() || value.IsNaN() || q.X0 >= 0 {
					continue
				}
				off := func(z limb.Quad[T]) float64 {
					d.SetLimbs(float64(z.X0), float64(z.X1), float64(z.X2), float64(z.X3))
					mpfr.Sub(d, d, value)
					d.Scale(p * len(limbs))
					return math.Abs(d.Float64()) / f.scale(limbs[0]+limbs[1], value.Float64())
				}
				worst[i] = max(worst[i], off(results[i]))
				spoiled = max(spoiled, off(results[i].MulFloat(T(1+math.Ldexp(2, -p)))))
			}
		}
		t.Logf("%s, %d bits: %.3g of two limbs, %.3g of four", f.name, p, worst[0], worst[1])
		if worst[0] > f.bound || worst[1] > f.bound {
			t.Errorf("%s, %d bits: an error of %.3gu² of two limbs, %.3gu⁴ of four", f.name, p, worst[0], worst[1])
		}
		if !(spoiled > f.bound) {
			t.Errorf("%s, %d bits: a wrong result is off by %g, which is not noticed", f.name, p, spoiled)
		}
	}
}

// TestGammaRows: quads at the seams of their rows, on both sides, and at the middles.
func TestGammaRows(t *testing.T) {
	testenv.Long(t, "tries the seams of 370 rows")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	testGammaRows[float32](t)
	testGammaRows[float64](t)
}

func testGammaRows[T limb.Float](t *testing.T) {
	p := precision[T]()
	x, value, d := mpfr.New(640), mpfr.New(640), mpfr.New(640)
	var seams []float64
	for k := range 370 { // those of Γ are multiples of 1/16; those of ln Γ lie at any numbers
		seams = append(seams, 0.5+float64(k)/16, 0.5*math.Exp2(float64(k)/66))
	}
	seams = append(seams, 33.0/64)
	worst, spoiled, n := [2]float64{}, 0.0, 0
	for _, a := range seams {
		for _, ulps := range []float64{-1, -math.Ldexp(1, -2*p), 0, math.Ldexp(1, -3*p), 1} {
			q := (limb.Quad[T]{X0: T(a)}).AddFloat(T(math.Ldexp(a*ulps, -p)))
			x.SetLimbs(float64(q.X0), float64(q.X1), float64(q.X2), float64(q.X3))
			off := func(f mpfr.Func, z limb.Quad[T]) float64 {
				f(value, x, nil)
				d.SetLimbs(float64(z.X0), float64(z.X1), float64(z.X2), float64(z.X3))
				mpfr.Sub(d, d, value)
				if v := math.Abs(value.Float64()); d.Float64() == 0 || p == 24 && v < 0x1p-53 { // the domain of QF
					return 0
				}
				mpfr.Div(d, d, value)
				d.Scale(4 * p)
				return math.Abs(d.Float64())
			}
			ln, _ := q.LogGamma()
			z := q.Gamma()
			worst[0], worst[1] = max(worst[0], off(mpfr.Gamma, z)), max(worst[1], off(mpfr.Lgamma, ln))
			spoiled = max(spoiled, off(mpfr.Gamma, z.MulFloat(T(1+math.Ldexp(2, -p)))))
			n++
		}
	}
	t.Logf("%d bits, %d numbers: %.3gu⁴ of Γ, %.3gu⁴ of ln Γ", p, n, worst[0], worst[1])
	if worst[0] > 3 || worst[1] > 4 {
		t.Errorf("%d bits: an error of %.3gu⁴ of Γ, %.3gu⁴ of ln Γ", p, worst[0], worst[1])
	}
	if !(spoiled > 4) {
		t.Errorf("%d bits: a wrong result is off by %g, which is not noticed", p, spoiled)
	}
}

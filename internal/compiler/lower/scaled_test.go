package lower

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
)

// fused is an arithmetic whose fused multiply-add is another one.
type fused struct {
	ir.Fused
	prodErr func(a, b, p float64) float64
}

func (f fused) ProdErr(a, b, p float64) float64 { return f.prodErr(a, b, p) }

// TestScaled: with a fused multiply-add that takes subnormal numbers for zeros, or has other signs of
// zeros, the error of a product is right when it is scaled, for operands of all sizes; as it
// is it is wrong.
func TestScaled(t *testing.T) {
	old := load(t, "f32.TwoProd", "f64.TwoProd")
	for _, name := range []string{"f32.TwoProd", "f64.TwoProd"} {
		f, _ := kernels.Lookup(name)
		right := ir.IEEE32
		if f.Limb() == kernels.F64 {
			right = ir.IEEE64
		}
		least := right.Format().MinNormal()
		flush := func(x float64) float64 {
			if math.Abs(x) < least {
				return math.Copysign(0, x)
			}
			return x
		}
		for what, wrong := range map[string]func(a, b, p float64) float64{
			"flushes operands": func(a, b, p float64) float64 { return right.ProdErr(flush(a), flush(b), flush(p)) },
			"flushes results":  func(a, b, p float64) float64 { return flush(right.ProdErr(a, b, p)) },
			"flushes":          func(a, b, p float64) float64 { return flush(right.ProdErr(flush(a), flush(b), flush(p))) },
			"has no -0":        func(a, b, p float64) float64 { return right.ProdErr(a, b, p) + 0 },
			"is -0 where a product is 0": func(a, b, p float64) float64 {
				e := right.ProdErr(a, b, p)
				if e == 0 && p == 0 {
					return math.Copysign(0, -1)
				}
				return e
			},
		} {
			differ := func(r Rung) error {
				p, err := r.Lower(old)
				if err != nil {
					return err
				}
				l, err := newLowered(old, p, name, right)
				if err != nil {
					return err
				}
				if l.after, err = ir.NewInterp(p, l.g, fused{right, wrong}); err != nil {
					return err
				}
				for _, dom := range []operand.Domain{operand.Wide, operand.Narrow} {
					in := operand.Make(7, testenv.Size(4000, 40000, 40000), f.In, dom)
					for row := range in[0].Len() {
						if err := l.differ([]float64{in[0].At(row), in[1].At(row)}); err != nil {
							return err
						}
					}
				}
				return nil
			}
			scaled, err := Named("scaled")
			if err == nil {
				err = differ(scaled)
			}
			if err != nil {
				t.Errorf("%s: %v", what, err)
			}
			if differ(Ladder[0]) == nil {
				t.Errorf("%s as it is is not noticed", what)
			}
		}
	}
}

package ir_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

var _ ir.Arith = fp.Model{}

// TestModels runs functions of float32 on every model, with LIMB_FULL the long ones too. On
// ieee the bits are those of Go; on g70 a sum of two limbs loses some.
func TestModels(t *testing.T) {
	testenv.Long(t, "the models of old machines")
	prog := load(t)
	r := rand.New(rand.NewPCG(1, 2))
	for _, m := range fp.Models() {
		functions, differing := 0, 0
		for _, f := range prog.Funcs {
			if f.Limb != ir.F32 || !f.Export || f.Ops() > 1000 && !testenv.Full() {
				continue
			}
			functions++
			in, err := ir.NewInterp(prog, f, m)
			if err != nil {
				t.Fatal(err)
			}
			ref, err := ir.NewInterp(prog, f, ir.Unfused{Arith: ir.IEEE32})
			if err != nil {
				t.Fatal(err)
			}
			got, want := make([]float64, len(f.Results)), make([]float64, len(f.Results))
			for range testenv.Size(2, 20, 20) {
				var args []float64
				for _, g := range f.In {
					x := m.Numbers.Round(r.Float64() + 0.5)
					for i := range g.N {
						if g.Type == "i32" {
							x = float64(int(x * 3))
						}
						args = append(args, m.Numbers.Round(math.Ldexp(x, -m.Numbers.Prec*i)))
					}
				}
				in.Run(got, args)
				ref.Run(want, args)
				for i := range got {
					if !same(got[i], want[i]) {
						differing++
					}
				}
			}
		}
		if functions < 100 || (differing > 0) == (m.Name == "ieee") {
			t.Errorf("%s: of %d functions %d results differ from Go", m.Name, functions, differing)
		}
		t.Logf("%s: of %d functions %d results differ from Go", m.Name, functions, differing)
	}
}

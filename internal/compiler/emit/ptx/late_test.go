package ptx_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/measure/horner"
)

// specials are leading limbs for which an operation mends its result, or nearly does, and others.
func specials(least, most float64) []float64 {
	list := []float64{0, 1, 0.1, 3, least, 2 * least, most, most / 2, math.Sqrt(least), math.Sqrt(most), math.Inf(1), math.NaN()}
	for _, x := range list {
		list = append(list, -x)
	}
	return list
}

// TestLate: chains that mend at their end have the bits of Go, whatever goes in: what is infinite, NaN, a zero or
// becomes one on the way, and any bits. A test that lets one of these pass is noticed.
func TestLate(t *testing.T) {
	testenv.Long(t, "functions through an interpreter of PTX")
	p := compiled.Program(t, "internal/measure/horner")
	late(t, p, "DF", limb.NewDF[float64], func(r *rand.Rand) limb.DF { return limb.DF{Hi: math.Float32frombits(r.Uint32())} }, specials(0x1p-149, math.MaxFloat32))
	late(t, p, "DD", limb.NewDD[float64], func(r *rand.Rand) limb.DD { return limb.DD{Hi: math.Float64frombits(r.Uint64())} }, specials(0x1p-1074, math.MaxFloat64))
	late(t, p, "QF", limb.NewQF[float64], func(r *rand.Rand) limb.QF { return limb.QF{X0: math.Float32frombits(r.Uint32())} }, specials(0x1p-149, math.MaxFloat32))
	late(t, p, "QD", limb.NewQD[float64], func(r *rand.Rand) limb.QD { return limb.QD{X0: math.Float64frombits(r.Uint64())} }, specials(0x1p-1074, math.MaxFloat64))
}

func late[N limb.Real[N]](t *testing.T, p *ir.Program, typ string, from func(float64) N, random func(*rand.Rand) N, specials []float64) {
	t.Helper()
	var x, c, want []N
	limbs := launch.Array(make([]N, 1)).Scalars
	for _, a := range specials {
		for _, b := range specials {
			x, c = append(x, from(a)), append(c, from(b))
		}
	}
	r := rand.New(rand.NewPCG(7, 7))
	for range testenv.Size(100, 1000, 20000) {
		x, c = append(x, random(r), from(r.Float64())), append(c, random(r), random(r))
	}
	for i := range x {
		want = append(want, horner.Horner(x[i], c[i]))
	}
	for right, wrong := range map[string]string{"": "", "setp.lt.and": "setp.le.and", "abs.f": "neg.f"} {
		list, err := onptx.Changed(p, lower.Ladder[0], func(text string) string {
			if right != "" {
				text = strings.ReplaceAll(text, right, wrong)
			}
			return text
		}, p.Lookup("horner_Horner_"+typ+"_map"))
		if err != nil {
			t.Fatal(err)
		}
		got := make([]N, len(x))
		if err = launch.Run(list[0], len(x), nil, got, x, c); err != nil {
			t.Fatal(err)
		}
		differ := -1
		for i, x := range launch.Array(got).Data {
			if y := launch.Array(want[i/limbs : i/limbs+1]).Data[i%limbs]; math.Float64bits(x) != math.Float64bits(y) && (x == x || y == y) {
				differ = i / limbs
				break
			}
		}
		if differ >= 0 && right == "" {
			t.Errorf("%s: of %v and %v it is %v, not %v", typ, x[differ], c[differ], got[differ], want[differ])
		} else if differ < 0 && right == "setp.lt.and" && typ[0] == 'D' {
			t.Errorf("%s: with %s for %s nothing differs", typ, wrong, right)
		}
	}
}

package accuracy

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestWrongBetaInc: the search notices incomplete beta functions that lack what they are made for.
func TestWrongBetaInc(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n := testenv.Size(1<<6, 1<<8, 1<<11)
	for _, w := range []struct {
		op, what string
		f        func(a, b, x limb.DF) limb.DF
	}{
		{"DF.BetaP", "its portion to a limb", func(a, b, x limb.DF) limb.DF { return a.BetaP(b, limb.DF{Hi: x.Hi}) }},
		{"DF.BetaQ", "1 - P", func(a, b, x limb.DF) limb.DF { return limb.NewDF(1).Sub(a.BetaP(b, x)) }},
		{"DF.BetaPinv", "its portion to a limb", func(a, b, p limb.DF) limb.DF { return a.BetaPinv(b, limb.DF{Hi: p.Hi}) }},
		{"DF.BetaQinv", "of 1 - q", func(a, b, q limb.DF) limb.DF { return a.BetaPinv(b, limb.NewDF(1).Sub(q)) }},
	} {
		op, ok := Lookup[float32](w.op)
		if !ok {
			t.Fatalf("no %s", w.op)
		}
		f := func(out, in [][]float32) {
			for i := range out[0] {
				z := w.f(limb.DF{Hi: in[0][i], Lo: in[1][i]}, limb.DF{Hi: in[2][i], Lo: in[3][i]}, limb.DF{Hi: in[4][i], Lo: in[5][i]})
				out[0][i], out[1][i] = z.Hi, z.Lo
			}
		}
		good, bad := Measure(op, Near(), n, 1, nil), Measure(op, Near(), n, 1, f)
		t.Logf("%s, %s: %g, the right one %g", w.op, w.what, bad.Max, good.Max)
		if bad.Max < 16 || good.Max > 3 {
			t.Errorf("%s, %s: not noticed: %g, and of the right one %g", w.op, w.what, bad.Max, good.Max)
		}
	}
}

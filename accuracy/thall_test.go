package accuracy

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/mpfr"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestThall: in the units and on the operands of the paper's Table II, the
// elementary functions are at least three times better than there, and nothing
// is worse.
func TestThall(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	elementary := "Exp Log1p Sin Cos"
	for _, row := range Thall {
		op, ok := ThallOp[float32](row, 2)
		if !ok {
			t.Errorf("the library has no DF.%s", row.Function)
			continue
		}
		r := Measure(op, Uniform(), 1<<15, 1, nil)
		t.Logf("%-15s %-12s %6.1f %5.2f   %.3f %.3f", row.Operation, row.Range, row.Max, row.RMS, r.Max, r.RMS())
		worst, rms := row.Max, math.Inf(1)
		if strings.Contains(elementary, row.Function) {
			worst, rms = row.Max/3, row.RMS/3
		}
		if r.Max > worst || r.RMS() > rms {
			t.Errorf("%s: worst %.2f, rms %.2f ulp, the paper has %g and %g", op.Name, r.Max, r.RMS(), row.Max, row.RMS)
		}
		if r.Outside > r.N/100 {
			t.Errorf("%s: %d of %d vectors outside the domain", op.Name, r.Outside, r.N)
		}
	}
}

// TestUlps: the error in units in the last place is that in u², times the
// significand of the value, which is from ½ to 1.
func TestUlps(t *testing.T) {
	for _, name := range []string{"DF.Mul", "DF.Sqrt"} {
		op, ok := Lookup[float32](name)
		if !ok || !op.Known() {
			continue
		}
		in, out := op.planes(200)
		draw(&op, Uniform(), in, 5, 0)
		for i := range in[0] {
			if in[0][i] < 0 {
				in[0][i], in[1][i] = -in[0][i], -in[1][i]
			}
		}
		op.Go(out, in)
		ulps := op
		ulps.Ulps = true
		relative, units := newScreener(&op), newScreener(&ulps)
		for i := range out[0] {
			relative.load(out, in, i)
			units.load(out, in, i)
			frac, _ := math.Frexp(float64(out[0][i]))
			for _, e := range [][2]float64{{relative.error(), units.error()}, {relative.exact(), units.exact()}} {
				if want := e[0] * math.Abs(frac); math.Abs(e[1]-want) > 1e-6*want {
					t.Fatalf("%s vector %d: %g u², %g ulp, want %g", name, i, e[0], e[1], want)
				}
			}
		}
	}
}

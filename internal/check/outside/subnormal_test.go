package outside

import (
	"math"
	"testing"

	"github.com/limbfp/limb"
)

// TestSubnormalLogs: logarithms of subnormal machine numbers are those of Log2, which splits them first. The
// control is what math.Log gives of 2^-1074 on amd64 (golang.org/issue/56600).
func TestSubnormalLogs(t *testing.T) {
	near := func(got, want float64) bool { return math.Abs(got-want) <= 1e-12*math.Abs(want) }
	for e := -1074; e <= -1000; e++ {
		for _, m := range []float64{1, 1.25, 1.75} {
			x := math.Ldexp(m, e)
			ln := math.Log2(x) * math.Ln2
			gamma, sign := limb.F64(-x).LogGamma()
			for what, y := range map[string][2]float64{
				"Log":      {float64(limb.F64(x).Log()), ln},
				"Log10":    {float64(limb.F64(x).Log10()), ln / math.Ln10},
				"LogGamma": {float64(gamma), -ln},
			} {
				if !near(y[0], y[1]) || sign != -1 {
					t.Errorf("%s of %g is %v, want %v", what, x, y[0], y[1])
				}
			}
		}
	}
	if near(-709.0895657128241, -1074*math.Ln2) {
		t.Error("what is wrong passes")
	}
}

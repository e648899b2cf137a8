package native

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestReferences: the functions of two kinds of reference, this library's and what is made of MPFR,
// agree to 96 bits, and where MPFR is asked for float64 alone, to what float32 needs. A value that is
// a little wrong is noticed.
func TestReferences(t *testing.T) {
	testenv.Long(t, "two references against each other")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	z, x, y, d := mpfr.New(192), mpfr.New(64), mpfr.New(64), mpfr.New(192)
	for _, fn := range Functions(true) {
		ref, bits := fn.reference, 96
		if ref == nil {
			ref, bits = fn.narrow, 40
		}
		if fn.exact == nil || ref == nil || fn.Args > 2 || fn.Bound32 < math.Inf(1) {
			continue
		}
		rng := rand.New(rand.NewPCG(1, 2))
		worst, spoilt := 0.0, 0.0
		for range 300 {
			a, b := fn.lo64+(fn.hi64-fn.lo64)*rng.Float64(), fn.lo64+(fn.hi64-fn.lo64)*rng.Float64()
			if fn.int2 {
				b = float64(rng.IntN(max(fn.orders, 1)))
			}
			want := make([]limb.DD, 1)
			ref(want, [3][]limb.DD{{{Hi: a}}, {{Hi: b}}})
			x.SetLimbs(a)
			y.SetLimbs(b)
			fn.exact(z, x, y, nil)
			v := math.Abs(z.Float64())
			if v < 0x1p-900 || v > 0x1p900 || bits < 96 && v < 0x1p-20 { // near a zero of J, Y, or ln Γ
				continue
			}
			d.SetLimbs(want[0].Hi, want[0].Lo)
			mpfr.Sub(d, d, z)
			worst = max(worst, math.Abs(d.Float64())/v)
			d.SetLimbs(want[0].Hi*(1+0x1p-37), want[0].Lo)
			mpfr.Sub(d, d, z)
			spoilt = max(spoilt, math.Abs(d.Float64())/v)
		}
		if bound := math.Ldexp(1, -bits); !(worst <= bound) || !(spoilt > bound) || worst == 0 {
			t.Errorf("%s: the references differ by 2^%.1f, spoilt by 2^%.1f", fn.Name, math.Log2(worst), math.Log2(spoilt))
		}
	}
	// Where the value is none, or a limit.
	inf := math.Inf(1)
	for _, c := range []struct {
		name    string
		x, want float64
	}{{"erfinv", 1, inf}, {"erfinv", 2, math.NaN()}, {"erfcinv", 0, inf}, {"erfcinv", 2, -inf}, {"normcdfinv", 0, -inf}, {"normcdfinv", 0.5, 0}, {"normcdfinv", -1, math.NaN()},
		{"erfcx", inf, 0}, {"erfcx", -inf, inf}, {"erfcx", 0x1p200, 0x1.20dd750429b6dp-201}, {"rcbrt", 0, inf}, {"rcbrt", math.Copysign(0, -1), -inf}, {"normcdf", -inf, 0}, {"normcdf", inf, 1}} {
		fn := function(t, c.name)
		x.SetLimbs(c.x)
		fn.exact(z, x, nil, nil)
		if got := z.Float64(); !(got == c.want || got != got && c.want != c.want) {
			t.Errorf("%s(%g) is %g, want %g", c.name, c.x, got, c.want)
		}
	}
}

package accuracy

import (
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestBesselOfOrder compares what Jn and Yn are measured by with MPFR's own functions, which take
// too long for large x. The control is another order.
func TestBesselOfOrder(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	g := rand.New(rand.NewPCG(3, 4))
	for _, c := range []struct {
		name string
		f    mpfr.Func
		want func(z, x *mpfr.Float, n int)
	}{
		{"J", besselOfOrder(mpfr.J0, mpfr.J1, true), mpfr.Jn},
		{"Y", besselOfOrder(mpfr.Y0, mpfr.Y1, false), mpfr.Yn},
	} {
		same := func(x float64, n, other int) (bits int) {
			z, w := mpfr.New(300), mpfr.New(300)
			c.f(z, small(x), small(float64(n)))
			c.want(w, small(x), other)
			if mpfr.Sub(z, z, w); z.Sign() == 0 {
				return 300
			}
			return w.Exponent() - z.Exponent()
		}
		for range testenv.Size(30, 300, 300) {
			n := g.IntN(241) - 120
			x := float64(max(n, -n))*(0.05+2*g.Float64()) + g.Float64()
			if bits := same(x, n, n); bits < 230 {
				t.Errorf("%s of order %d at %g has %d bits", c.name, n, x, bits)
			}
		}
		if bits := same(30, 7, 8); bits > 10 {
			t.Errorf("%s of order 7 is that of order 8, to %d bits", c.name, bits)
		}
	}
}

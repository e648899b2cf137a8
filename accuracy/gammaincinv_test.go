package accuracy

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestWrongGammaInv: the reference of quantiles notices an error of 10u⁴ in a QD, though it starts from one.
func TestWrongGammaInv(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	op, ok := Lookup[float64]("QD.GammaPinv")
	if !ok {
		t.Fatal("no QD.GammaPinv")
	}
	wrong := func(out, in [][]float64) {
		op.Go(out, in)
		for i := range out[0] {
			z := limb.QD{X0: out[0][i], X1: out[1][i], X2: out[2][i], X3: out[3][i]}
			z = z.Add(limb.QD{X0: out[0][i] * 10 * 0x1p-212})
			out[0][i], out[1][i], out[2][i], out[3][i] = z.X0, z.X1, z.X2, z.X3
		}
	}
	good, bad := Measure(op, Uniform(), 16, 1, nil), Measure(op, Uniform(), 16, 1, wrong)
	if !(good.Max > 0 && good.Max < 2 && bad.Max > 9 && bad.Max < 13) {
		t.Errorf("the error is %g, and %g with 10 more", good.Max, bad.Max)
	}
}

// TestNewtonOfLog: the x with x = want is found from a start that is off by 2^-50.
func TestNewtonOfLog(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	z, d, want := mpfr.New(512), mpfr.New(512), mpfr.New(512)
	mpfr.Div(want, one, small(3))
	newtonOfLog(z, limb.QD{X0: 1.0 / 3 * (1 + 0x1p-50)}, want, false, func(v, w, x *mpfr.Float) {
		mpfr.Mul(v, x, x)
		mpfr.Mul(v, v, small(3))
		mpfr.Log(w, v, nil)
		two := mpfr.New(w.Prec())
		mpfr.Log(two, small(2), nil)
		mpfr.Add(w, w, two) // 2·3x²: x times the density
	})
	if mpfr.Sub(d, z, want); z.IsNaN() || d.Sign() != 0 && d.Exponent() > -505 {
		t.Errorf("the root is off by %g", d.Float64())
	}
}

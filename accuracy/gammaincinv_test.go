package accuracy

import (
	"math"
	"math/rand/v2"
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

// TestStepsSuffice: quantiles are numbers wherever they are to be, also in tails so far that a start is poor. A reference that
// begins with one does not judge where it is none. The control is a shape below the least.
func TestStepsSuffice(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	shape := func() limb.DD {
		return limb.NewDD([]float64{math.Exp2(-8 + 21*r.Float64()), 1 + r.Float64(), math.Exp2(-8 + r.Float64())}[r.IntN(3)])
	}
	missing := func(a, b, p limb.DD) (n int) {
		x, y, w := limb.NewQD(a.Hi), limb.NewQD(b.Hi), limb.NewQD(p.Hi)
		for _, z := range []float64{a.BetaPinv(b, p).Hi, a.BetaQinv(b, p).Hi, a.GammaPinv(p).Hi, a.GammaQinv(p).Hi, x.BetaPinv(y, w).X0, x.BetaQinv(y, w).X0, x.GammaPinv(w).X0, x.GammaQinv(w).X0} {
			if z != z {
				n++
			}
		}
		return n
	}
	for range testenv.Size(100, 1000, 20000) {
		a, b, p := shape(), shape(), limb.NewDD(math.Exp2(-1020*r.Float64()))
		if r.IntN(3) == 0 {
			p = limb.NewDD(r.Float64())
		}
		if n := missing(a, b, p); n != 0 {
			t.Errorf("%d of 8 quantiles of %v, %v and %v are NaN", n, a, b, p)
		}
	}
	if n := missing(limb.NewDD(0x1p-9), limb.NewDD(1), limb.NewDD(0.5)); n != 8 {
		t.Errorf("%d of 8 quantiles of a shape below the least are NaN", n)
	}
}

// TestKeepsBits: a reference leaves the precision of its result, of which the next value has as many. The control sets a number.
func TestKeepsBits(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	keeps := func(f func(z *mpfr.Float, x []*mpfr.Float), operands ...float64) bool {
		z, x := mpfr.New(320), make([]*mpfr.Float, len(operands))
		for i, a := range operands {
			x[i] = small(a)
		}
		f(z, x)
		return z.Prec() == 320
	}
	for name, operands := range map[string][][]float64{
		"GammaP": {{2, 3}, {2, 1e300}, {9000, 1}, {-1, 1}}, "GammaQ": {{2, 3}, {2, 1e300}, {9000, 1}, {-1, 1}},
		"BetaP": {{2, 3, 0.5}, {9000, 9000, 0.1}, {9000, 9000, 0.9}, {2, 3, 2}}, "BetaQ": {{2, 3, 0.5}, {9000, 9000, 0.1}, {9000, 9000, 0.9}, {2, 3, 2}},
		"GammaPinv": {{2, 0.5}, {2, 1}}, "BetaQinv": {{2, 3, 0.5}, {2, 3, 1}},
	} {
		op, ok := Lookup[float64]("DD." + name)
		if !ok {
			t.Fatal("no " + name)
		}
		for _, x := range operands {
			if !keeps(op.reference, x...) {
				t.Errorf("%s of %v has other bits than it was to have", name, x)
			}
		}
	}
	if keeps(func(z *mpfr.Float, _ []*mpfr.Float) { z.SetLimbs(1) }) {
		t.Error("a reference that sets a number has as many bits")
	}
}

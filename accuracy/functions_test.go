package accuracy

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestHalfPi: the lists of arguments near multiples of π/2 contain the ones
// that are known to be the nearest of all ([Mul16] 11.2), and all lie near.
func TestHalfPi(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	for p, nearest := range map[int]float64{24: 16367173 * 0x1p72, 53: 6381956970095103 * 0x1p797} {
		found := false
		for _, x := range multiplesOfHalfPi(p, 4) {
			bits := p * len(x)
			for x[len(x)-1] == 0 && len(x) > 1 {
				x = x[:len(x)-1]
				bits -= p
			}
			found = found || slices.Equal(x, []float64{nearest})
			v := new(big.Float).SetPrec(3000)
			for _, a := range x {
				v.Add(v, big.NewFloat(a))
			}
			exponent := v.MantExp(nil)
			v.Quo(v.Mul(v, big.NewFloat(2)), pi())
			whole, _ := new(big.Float).SetPrec(3000).Add(v, big.NewFloat(0.5)).Int(nil)
			d := v.Sub(v, new(big.Float).SetPrec(3000).SetInt(whole))
			if e := d.MantExp(nil); d.Sign() == 0 || e > -min(bits, p)/2 && exponent > 4 {
				t.Fatalf("%x is %g of π/2 away from a multiple", x, d)
			}
		}
		if !found {
			t.Errorf("%g is missing among %d numbers of %d bits and more", nearest, len(multiplesOfHalfPi(p, 4)), p)
		}
	}
}

// TestWrongFunctions: what is wrong is seen, and by what it should be.
func TestWrongFunctions(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	wide := func(f func(float64) float64) func(x, y limb.DF) limb.DF {
		return func(x, _ limb.DF) limb.DF {
			a := f(float64(x.Hi) + float64(x.Lo))
			hi := float32(a)
			return limb.DF{Hi: hi, Lo: float32(a - float64(hi))}
		}
	}
	for _, w := range []struct {
		op, what string
		d        Dist
		f        func(x, y limb.DF) limb.DF
	}{
		{"DF.Sqrt", "its second limb lost", Uniform(), func(x, _ limb.DF) limb.DF { return limb.DF{Hi: x.Sqrt().Hi} }},
		{"DF.Exp", "bits lost by the argument", Full(), wide(func(a float64) float64 { return math.Exp(float64(float32(a*8192)) / 8192) })},
		{"DF.Log", "1 taken from a number near it by machine numbers", Near(), wide(func(a float64) float64 { return math.Log1p(float64(float32(a - 1))) })},
		{"DF.Sin", "a reduction by a short π", Near(), wide(func(a float64) float64 { return math.Sin(math.Remainder(a, 2*math.Pi)) })},
		{"DF.J0", "zeros as machine numbers", Near(), wide(math.J0)},
		{"DF.Atan2", "the quotient in machine numbers", Uniform(), func(y, x limb.DF) limb.DF {
			a := math.Atan2(float64(y.Hi/x.Hi), 1)
			return limb.DF{Hi: float32(a), Lo: float32(a - float64(float32(a)))}
		}},
		{"DF.EllipticK", "1 - x to 56 bits", Near(), func(x, _ limb.DF) limb.DF { return x.Quad().AddFloat(-0x1p-56).EllipticK().Pair() }},
		{"DF.EllipticE", "its second limb lost", Near(), func(x, _ limb.DF) limb.DF { return limb.DF{Hi: x.EllipticE().Hi} }},
		{"DF.LambertW", "1/e to 56 bits", Near(), func(x, _ limb.DF) limb.DF { return x.Quad().AddFloat(0x1p-56).LambertW().Pair() }},
		{"DF.ExpInt", "its zero to 56 bits", Near(), func(x, _ limb.DF) limb.DF { return x.Quad().AddFloat(0x1p-56).ExpInt().Pair() }},
		{"DF.Beta", "logarithms to two limbs", Near(), func(x, y limb.DF) limb.DF {
			a, _ := x.LogGamma()
			b, _ := y.LogGamma()
			c, _ := x.Add(y).LogGamma()
			return a.Add(b).Sub(c).Exp()
		}},
		{"DF.LogBeta", "x + y to 56 bits", Near(), func(x, y limb.DF) limb.DF { return x.Quad().AddFloat(x.Hi * 0x1p-42).LogBeta(y.Quad()).Pair() }},
		{"DF.GammaP", "its second limb lost", Near(), func(a, x limb.DF) limb.DF { return limb.DF{Hi: a.GammaP(x).Hi} }},
		{"DF.GammaQ", "1 - P", Near(), func(a, x limb.DF) limb.DF { return limb.NewDF(1).Sub(a.GammaP(x)) }},
		{"DF.GammaPinv", "its portion to a limb", Near(), func(a, p limb.DF) limb.DF { return a.GammaPinv(limb.DF{Hi: p.Hi}) }},
		{"DF.GammaQinv", "of 1 - q", Near(), func(a, q limb.DF) limb.DF { return a.GammaPinv(limb.NewDF(1).Sub(q)) }},
		{"DF.Jn", "orders above the argument, from 0 and 1", Near(), upwards(limb.DF.J0, limb.DF.J1)},
		{"DF.Yn", "its recurrence to two limbs", Near(), upwards(limb.DF.Y0, limb.DF.Y1)},
		{"DF.BesselJ", "its order to a limb", Near(), func(x, nu limb.DF) limb.DF { return x.BesselJ(limb.DF{Hi: nu.Hi}) }},
		{"DF.BesselY", "negative orders as others", Near(), func(x, nu limb.DF) limb.DF { return x.BesselY(nu.Abs()) }},
		{"DF.BesselI", "negative orders without K", Near(), func(x, nu limb.DF) limb.DF { return x.BesselI(nu.Abs()) }},
		{"DF.BesselK", "its order to a limb", Near(), func(x, nu limb.DF) limb.DF { return x.BesselK(limb.DF{Hi: nu.Hi}) }},
		{"DF.AiryAi", "its zeros to 56 bits", Near(), func(x, _ limb.DF) limb.DF { return x.Quad().AddFloat(0x1p-56).AiryAi().Pair() }},
		{"DF.AiryBiPrime", "its argument to 56 bits", Near(), func(x, _ limb.DF) limb.DF { return x.Quad().AddFloat(0x1p-56).AiryBiPrime().Pair() }},
		{"DF.Zeta", "its zeros to 56 bits", Near(), func(x, _ limb.DF) limb.DF { return x.Quad().AddFloat(0x1p-56).Zeta().Pair() }},
	} {
		op, ok := Lookup[float32](w.op)
		if !ok {
			t.Fatalf("no %s", w.op)
		}
		f, n := batch(op.In, w.f), testenv.Size(1<<10, 1<<10, 1<<12)
		if op.slow && testing.Short() {
			continue
		}
		good, bad := Measure(op, w.d, n, 1, nil), Measure(op, w.d, n, 1, f)
		t.Logf("%s, %s: %g, the right one %g", w.op, w.what, bad.Max, good.Max)
		if bad.Max < 16 || good.Max > 4 {
			t.Errorf("%s, %s: not noticed: %g, and of the right one %g", w.op, w.what, bad.Max, good.Max)
		}
	}
}

// TestTriplesAreSeen plants functions of three limbs that know their first operand to two.
func TestTriplesAreSeen(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	for _, name := range []string{"TD.Exp", "TD.Add", "TD.Mul"} {
		op, ok := Lookup[float64](name)
		if !ok {
			t.Fatalf("no %s", name)
		}
		r := Measure(op, Adversarial(), 64, 5, func(out, in [][]float64) {
			short := [][]float64{in[0], in[1], make([]float64, len(in[0]))}
			op.Go(out, append(short, in[3:]...))
		})
		if !(r.Max > 100) {
			t.Errorf("a planted %s has an error of %g", name, r.Max)
		}
	}
}

// upwards is a Bessel function of any order by its recurrence in DF, from those of orders 0 and 1.
func upwards(zero, one func(limb.DF) limb.DF) func(x, n limb.DF) limb.DF {
	return func(x, n limb.DF) limb.DF {
		order := int(math.Abs(float64(n.Hi)))
		a, b := zero(x), one(x)
		for k := range order {
			a, b = b, limb.NewDF(2*(k+1)).Div(x).Mul(b).Sub(a)
		}
		if n.Hi < 0 && order%2 == 1 {
			a = a.Neg()
		}
		return a
	}
}

// TestDomainsOfFunctions: few vectors are drawn in vain.
func TestDomainsOfFunctions(t *testing.T) {
	testenv.Long(t, "it draws many vectors for each function")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	testDomainsOfFunctions[float32](t)
	testDomainsOfFunctions[float64](t)
}

func testDomainsOfFunctions[T limb.Float](t *testing.T) {
	for _, op := range Functions[T]() {
		outside, n := 0, testenv.Size(64, 32, 64)
		if op.slow && testing.Short() {
			continue
		}
		if op.slow && !testenv.Full() { // the reference takes long
			n = 16
		}
		dists := op.Dists()
		for _, d := range dists {
			r := Measure(op, d, n, 1, nil)
			if outside += r.Outside; r.Outside > n-2 {
				t.Errorf("%s, %s: %d of %d vectors outside the domain", op.Name, d.Name, r.Outside, r.N)
			}
		}
		if outside > len(dists)*n/2 {
			t.Errorf("%s: more than half of the vectors outside the domain", op.Name)
		}
	}
}

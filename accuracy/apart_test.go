package accuracy

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// TestApart holds every operation to its bound at numbers whose limbs are far apart: next to its
// zeros, its poles and where its algorithm takes another way, down to the least number there is.
func TestApart(t *testing.T) {
	testenv.Long(t, "every operation at numbers that are far apart")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n, all := testenv.Size(1<<4, 1<<7, 1<<15), contracts()
	testApart(t, all, append(Ops[float32](), Functions[float32]()...), n)
	testApart(t, all, append(Ops[float64](), Functions[float64]()...), n)
}

func testApart[T limb.Float](t *testing.T, all map[string]contract, ops []Op[T], n int) {
	t.Helper()
	for _, plain := range ops {
		for _, op := range plain.Readings() {
			k, stated := contractOf(op.Name, all).bound(op.Note)
			if !stated {
				continue // TestBounds says of which
			}
			size := n
			if op.slow {
				size /= 4
			}
			if r := Measure(op, Apart(), size, 5, nil); r.Max > k {
				t.Errorf("%s %s: %gu^n for %x, the doc comment says %gu^n", op.Name, op.Note, r.Max, r.Worst, k)
			}
		}
	}
}

// TestApartIsSeen plants functions that divide by what has underflowed, or take a difference to no
// more limbs than the type has.
func TestApartIsSeen(t *testing.T) {
	if testing.Short() {
		t.Skip("short: 16 operands are too few to find what is planted in QF.Gamma")
	}
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	pi := limb.MustParse[limb.QF]("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")
	one := limb.NewQF(1)
	for name, f := range map[string]func(x limb.QF) limb.QF{
		"QF.Digamma": func(x limb.QF) limb.QF {
			if x.X0 < 0 {
				return one.Sub(x).Digamma().Sub(pi.Div(x.TanPi()))
			}
			return x.Digamma()
		},
		"QF.Gamma": func(x limb.QF) limb.QF {
			if x.X0 < 0 {
				return pi.Div(x.SinPi().Mul(one.Sub(x).Gamma()))
			}
			return x.Gamma()
		},
		"QF.Log":   func(x limb.QF) limb.QF { return limb.QF{X0: x.X0, X1: x.X1, X2: x.X2}.Log() },
		"QF.Acosh": func(x limb.QF) limb.QF { return x.Add(x.Sqr().SubFloat(1).Sqrt()).Log() },
	} {
		op, ok := Lookup[float32](name)
		if !ok {
			t.Fatalf("no %s", name)
		}
		n := testenv.Size(1<<6, 1<<7, 1<<15)
		if op.slow {
			n /= 4
		}
		r := Measure(op, Apart(), n, 5, func(out, in [][]float32) {
			for i := range in[0] {
				y := f(limb.QF{X0: in[0][i], X1: in[1][i], X2: in[2][i], X3: in[3][i]})
				out[0][i], out[1][i], out[2][i], out[3][i] = y.X0, y.X1, y.X2, y.X3
			}
		})
		if !(r.Max > 100) {
			t.Errorf("a planted %s has an error of %g", name, r.Max)
		}
	}
}

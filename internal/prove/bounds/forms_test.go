package bounds

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

func function(t *testing.T, name string) *ir.Func {
	t.Helper()
	f, err := kernels.IR(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// randomForm is a sum of a few terms of very different sizes.
func randomForm(r *rand.Rand) form {
	k := field{prec: 244, keep: 1 << 20}
	z := number(1 + r.Float64())
	for range 1 + r.IntN(12) {
		m := one
		for range r.IntN(5) {
			if n, ok := m.times([]monomial{variable(0), variable(1), symbol(uint16(1 + r.IntN(4)))}[r.IntN(3)]); ok {
				m = n
			}
		}
		c := new(big.Float).SetPrec(244).SetMantExp(big.NewFloat(2*r.Float64()-1), -r.IntN(150))
		z = k.add(z, single(m, c))
	}
	return z
}

// TestForms: the sum, the product and a function of forms have the value that they should have,
// within their rests, and within no less than a hundredth of them everywhere.
func TestForms(t *testing.T) {
	const prec = 900
	k := field{prec: 244, keep: 130}
	r := rand.New(rand.NewPCG(5, 6))
	near := 0
	for range 2000 {
		a, b := randomForm(r), randomForm(r)
		var symbols [5]*big.Float
		for i := range symbols {
			symbols[i] = big.NewFloat(2*r.Float64() - 1)
			if r.IntN(2) == 0 {
				symbols[i] = big.NewFloat(float64(1 - 2*r.IntN(2)))
			}
		}
		eval := func(a form) *big.Float {
			return a.eval(prec, [2]*big.Float{symbols[3], symbols[4]}, func(n uint16) *big.Float { return symbols[n%3] })
		}
		x, y := eval(a), eval(b)
		for i, c := range []struct {
			z    form
			want *big.Float
		}{
			{k.add(a, b), new(big.Float).Add(x, y)},
			{k.sub(a, b), new(big.Float).Sub(x, y)},
			{k.mul(a, b), new(big.Float).Mul(x, y)},
		} {
			d := sizeDown(new(big.Float).Sub(eval(c.z), c.want))
			if c.z.rest.less(d) && power(-800).less(d) {
				t.Fatalf("operation %d: %.4g away, the rest is %.4g", i, d.big(), c.z.rest.big())
			}
			if times(c.z.rest, power(-10)).less(d) {
				near++
			}
			if lo, hi := c.z.between(); c.want.Cmp(lo) < 0 || c.want.Cmp(hi) > 0 {
				t.Fatalf("operation %d: %.20g is not in [%.20g, %.20g]", i, c.want, lo, hi)
			}
		}
	}
	if near < 100 {
		t.Errorf("%d of 6000 results are anywhere near their bounds: they are too wide to be tested", near)
	}
}

// TestReferences compares the series with the functions: exact identities, to 200 bits, and
// float64's own functions, to 45.
func TestReferences(t *testing.T) {
	k := field{prec: 300, keep: 220}
	r := rand.New(rand.NewPCG(7, 8))
	close := func(what string, x form, want *big.Float, bits int) {
		t.Helper()
		lo, hi := x.between()
		d := new(big.Float).Sub(hi, lo)
		if d.Sign() != 0 && exponent(d) > 20-min(bits, 150) {
			t.Errorf("%s: it is between %.20g and %.20g", what, lo, hi)
		}
		if d.Sub(x.mid(), want); d.Sign() != 0 && exponent(d) > -bits {
			t.Errorf("%s is %.20g, want %.20g", what, x.mid(), want)
		}
	}
	for range testenv.Size(20, 200, 200) {
		a, w := 0.25+r.Float64(), 0x1p-12*r.Float64()
		x := form{terms: []term{{one, big.NewFloat(a)}, {variable(0), big.NewFloat(w)}}}
		if w == 0 {
			continue
		}
		inverse, root, e := k.apply(reciprocal, x), k.apply(squareRoot, x), k.apply(exponential, x)
		s, c := k.apply(sine, x), k.apply(cosine, x)
		one := number(1)
		// e^log(1+x) has the variable back: what is left of it is nothing.
		back := k.apply(exponential, k.apply(logarithm, x))
		for what, z := range map[string]form{
			"x·1/x - 1":        k.sub(k.mul(x, inverse), one),
			"(√x)² - x":        k.sub(k.mul(root, root), x),
			"e^x·e^-x - 1":     k.sub(k.mul(e, k.apply(exponential, x.neg())), one),
			"sin² + cos² - 1":  k.sub(k.add(k.mul(s, s), k.mul(c, c)), one),
			"e^log(1+x) - 1-x": k.sub(k.sub(back, one), x),
		} {
			close(what, z, new(big.Float), 200)
		}
		sin, cos := bigSinCos(big.NewFloat(a), 300)
		for what, c := range map[string][2]*big.Float{
			"e^x":        {bigExp(big.NewFloat(a), 300), expected(a, "e")},
			"log(1 + x)": {bigLog1p(big.NewFloat(a), 300), expected(a, "l")},
			"sin x":      {sin, expected(a, "s")},
			"cos x":      {cos, expected(a, "c")},
		} {
			close(what, constant(c[0]), c[1], 45)
		}
	}
}

// expected is a function of float64.
func expected(a float64, which string) *big.Float {
	switch which {
	case "e":
		return big.NewFloat(math.Exp(a))
	case "l":
		return big.NewFloat(math.Log1p(a))
	case "s":
		return big.NewFloat(math.Sin(a))
	}
	return big.NewFloat(math.Cos(a))
}

package fp_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
)

// scaled is a number as the tests of the models have it: ±m·2^e with m of
// p bits.
type scaled struct {
	negative bool
	m        *big.Int
	e        int
}

func toScaled(x float64, p int) scaled {
	if x == 0 {
		return scaled{m: new(big.Int)}
	}
	frac, exp := math.Frexp(math.Abs(x))
	return scaled{x < 0, big.NewInt(int64(math.Ldexp(frac, p))), exp - p}
}

func (a scaled) value() *big.Int {
	if a.negative {
		return new(big.Int).Neg(a.m)
	}
	return new(big.Int).Set(a.m)
}

// chopped returns v·2^e truncated to p bits, as a float64.
func chopped(v *big.Int, e, p int) float64 {
	m := new(big.Int).Abs(v)
	if n := m.BitLen() - p; n > 0 {
		m.Rsh(m, uint(n))
		e += n
	}
	return math.Ldexp(float64(m.Int64()), e) * float64(v.Sign()*v.Sign()) * float64(1-2*b2i(v.Sign() < 0))
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// sum is what the adders do, in integers.
func sum(m fp.Model, x, y float64) float64 {
	p := m.Numbers.Prec
	a, b := toScaled(x, p), toScaled(y, p)
	if math.Abs(x) < math.Abs(y) {
		a, b = b, a
	}
	if b.m.Sign() == 0 {
		return x + y
	}
	guard := int(m.Adder)
	if m.Adder == fp.ChoppedSum {
		guard = 2 * (a.e - b.e) // no bit is lost
	}
	u := new(big.Int).Lsh(a.value(), uint(guard))
	v := new(big.Int).Lsh(b.m, uint(guard))
	v.Rsh(v, uint(a.e-b.e))
	if b.negative {
		v.Neg(v)
	}
	return chopped(u.Add(u, v), a.e-guard, p)
}

// product is the array of partial products, bit by bit; y has guard bits more than x.
func product(m fp.Model, x, y float64, guard int) float64 {
	p := m.Numbers.Prec
	a, b := toScaled(x, p), toScaled(y, p+guard)
	total := new(big.Int)
	for i := range p {
		for j := range p + guard {
			if i+j >= p+guard-m.Multiplier.Columns && a.m.Bit(i) == 1 && b.m.Bit(j) == 1 {
				total.Add(total, new(big.Int).Lsh(big.NewInt(1), uint(i+j)))
			}
		}
	}
	total.Add(total, new(big.Int).Rsh(new(big.Int).Lsh(big.NewInt(int64(m.Multiplier.C)), uint(p+guard)), 4))
	if a.negative != b.negative {
		total.Neg(total)
	}
	return chopped(total, a.e+b.e, p)
}

// differs says on which of n random operands two functions differ.
func differs(f fp.Format, n int, got, want func(x, y float64) float64) error {
	r := rand.New(rand.NewPCG(1, 2))
	number := func() float64 {
		x := math.Ldexp(float64(r.Uint64N(1<<(f.Prec-1))+1<<(f.Prec-1)), r.IntN(2*f.Prec)-2*f.Prec)
		return x * float64(1-2*r.IntN(2))
	}
	for range n {
		x, y := number(), number()
		if g, w := got(x, y), want(x, y); g != w {
			return fmt.Errorf("of %x and %x: %x, want %x", x, y, g, w)
		}
	}
	return nil
}

// TestModels compares sums and products with integers.
func TestModels(t *testing.T) {
	testenv.Long(t, "many operands on each model")
	models := fp.Models()
	for _, p := range []int{3, 8, 24} {
		f := fp.Format{Prec: p, Emin: -126, Emax: 127}
		for _, adder := range []fp.Adder{fp.ChoppedSum, 0, 1, 2, 3, 5} {
			models = append(models, fp.Model{Name: fmt.Sprint("p=", p, " adder ", adder), Numbers: f, Adder: adder,
				Multiplier: fp.Multiplier{Kind: fp.TruncatedArray, Columns: 4, C: 6}})
		}
	}
	for _, m := range models {
		if m.Adder == fp.NearestSum {
			continue
		}
		wrong := m
		wrong.Adder++
		wrong.Multiplier.C += 9
		if err := differs(m.Numbers, 5000, m.Add, func(x, y float64) float64 { return sum(m, x, y) }); err != nil {
			t.Errorf("%s: sum %v", m.Name, err)
		}
		if m.Adder < 3 && differs(m.Numbers, 5000, wrong.Add, func(x, y float64) float64 { return sum(m, x, y) }) == nil {
			t.Errorf("%s: a guard bit more makes no difference", m.Name)
		}
		if err := differs(m.Numbers, 5000, m.Mul, func(x, y float64) float64 { return product(m, x, y, 0) }); err != nil {
			t.Errorf("%s: product %v", m.Name, err)
		}
		if differs(m.Numbers, 5000, wrong.Mul, func(x, y float64) float64 { return product(m, x, y, 0) }) == nil {
			t.Errorf("%s: another constant makes no difference", m.Name)
		}
	}
}

// TestQuotients compares quotients with products in integers, of a reciprocal that has some
// bits more; bits more or less make a difference.
func TestQuotients(t *testing.T) {
	m, _ := fp.LookupModel("nv35")
	for guard := range 5 {
		for _, chopped := range []bool{false, true} {
			m.Divider = fp.Divider{Reciprocal: true, Chopped: chopped, Guard: guard}
			quotient := func(guard int) func(x, y float64) float64 {
				return func(x, y float64) float64 {
					r := new(big.Float).SetPrec(uint(m.Numbers.Prec + guard))
					if chopped {
						r.SetMode(big.ToZero)
					}
					f, _ := r.Quo(big.NewFloat(1), big.NewFloat(y)).Float64()
					return product(m, x, f, guard)
				}
			}
			if err := differs(m.Numbers, 300, m.Div, quotient(guard)); err != nil {
				t.Errorf("guard %d, chopped %v: quotient %v", guard, chopped, err)
			}
			if differs(m.Numbers, 300, m.Div, quotient(guard+1)) == nil {
				t.Errorf("guard %d, chopped %v: a bit more makes no difference", guard, chopped)
			}
		}
	}
}

// TestReciprocals: reciprocals of powers of two are exact on every model, and the signs of
// operands do not matter.
func TestReciprocals(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, m := range fp.Models() {
		for e := m.Numbers.Emin + 2; e < m.Numbers.Emax-1; e += 2 {
			x := math.Ldexp(1, e)
			if got := m.Rcp(x); got != 1/x {
				t.Errorf("%s: 1/%g is %g", m.Name, x, got)
			}
			if got := m.Rsqrt(x); got != 1/math.Sqrt(x) {
				t.Errorf("%s: 1/√%g is %g", m.Name, x, got)
			}
		}
		for range 1000 {
			x, y := m.Numbers.Round(1+r.Float64()), m.Numbers.Round(1+r.Float64())
			if m.Rcp(-x) != -m.Rcp(x) || m.Div(-x, y) != -m.Div(x, y) || m.Div(x, -y) != -m.Div(x, y) {
				t.Errorf("%s: the sign of %x or %x changes the magnitude of a quotient", m.Name, x, y)
			}
		}
	}
}

// TestMultiplyAdd: that of g80 truncates its product ([Wil13] Table 8.13, note 1), and its
// products alone are to nearest.
func TestMultiplyAdd(t *testing.T) {
	m, _ := fp.LookupModel("g80")
	if got := m.FMA(1+0x1p-23, 1.5, -1.5); got != 0x1p-23 || m.Mul(1+0x1p-23, 1.5)-1.5 != 0x1p-22 {
		t.Errorf("fma(1 + 2^-23, 1.5, -1.5) is %g: 2^-22 to nearest, 2^-23 truncated", got)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 20000 {
		x, y, z := m.Numbers.Round(1+r.Float64()), -m.Numbers.Round(1+r.Float64()), m.Numbers.Round(4*r.Float64())
		p, _ := new(big.Float).SetPrec(24).SetMode(big.ToZero).Mul(big.NewFloat(x), big.NewFloat(y)).Float64()
		if got, want := m.FMA(x, y, z), float64(float32(p)+float32(z)); got != want {
			t.Fatalf("fma(%x, %x, %x) is %x, want %x", x, y, z, got, want)
		}
	}
	if inf := math.Inf(1); m.FMA(inf, 1, 1) != inf || !math.IsNaN(m.FMA(inf, 0, 1)) || m.FMA(m.Numbers.Max(), 2, 1) != inf {
		t.Error("fma of infinities and of what is out of range")
	}
}

// TestIEEE compares the model with Go.
func TestIEEE(t *testing.T) {
	m, _ := fp.LookupModel("ieee")
	r := rand.New(rand.NewPCG(1, 2))
	number := func() float64 {
		return fp.Binary32().Decode(r.Uint64N(1 << 32))
	}
	near := func(x float64) float64 {
		return fp.Binary32().Round(math.Float64frombits(math.Float64bits(x) ^ r.Uint64N(16)<<29))
	}
	for range 1 << 20 {
		x, y, z := number(), number(), number()
		if r.IntN(2) == 0 {
			y = near(x)
			z = -near(m.Mul(x, y))
		}
		a, b := float32(x), float32(y)
		exact := new(big.Float).SetPrec(600)
		fused := x*y + z
		if fused-fused == 0 && x-x == 0 && y-y == 0 && z != 0 && x*y != 0 {
			exact.Mul(big.NewFloat(x), big.NewFloat(y)).SetPrec(600)
			exact.Add(exact, big.NewFloat(z))
			f, _ := exact.Float32()
			fused = float64(f)
		} else {
			fused = float64(float32(fused))
		}
		for _, c := range []struct {
			op        string
			got, want float64
		}{
			{"+", m.Add(x, y), float64(a + b)},
			{"-", m.Sub(x, y), float64(a - b)},
			{"*", m.Mul(x, y), float64(a * b)},
			{"/", m.Div(x, y), float64(a / b)},
			{"sqrt", m.Sqrt(x), float64(float32(math.Sqrt(x)))},
			{"fma", m.FMA(x, y, z), fused},
		} {
			if math.Float64bits(c.got) != math.Float64bits(c.want) && (c.got == c.got || c.want == c.want) && !(c.op == "fma" && c.got == c.want) {
				t.Fatalf("%x %s %x (%x) = %x, want %x", x, c.op, y, z, c.got, c.want)
			}
		}
	}
}

// TestFlush: no model but ieee gives subnormal numbers, and none leaves its
// format.
func TestFlush(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, m := range fp.Models() {
		f := m.Numbers
		subnormals := 0
		for range testenv.Size(5000, 100000, 100000) {
			x := f.Round(math.Ldexp(1+r.Float64(), f.Emin+r.IntN(3)))
			y := f.Round(math.Ldexp(1+r.Float64(), f.Emin+r.IntN(3)))
			h := f.Round(1 + r.Float64())
			for _, v := range []float64{m.Add(x, -y), m.Sub(x, y), m.Mul(x, h/4), m.FMA(x, h, -y), m.Div(x, 4*h), m.Sqrt(h), m.Rcp(h), m.Rsqrt(h), m.Mul(f.Max(), h), m.Add(f.Max(), f.Max())} {
				if !f.Has(v) {
					t.Fatalf("%s: %x is not a number of %v", m.Name, v, f)
				}
				if v != 0 && math.Abs(v) < f.MinNormal() {
					subnormals++
				}
			}
		}
		if (subnormals > 0) == f.Flush {
			t.Errorf("%s: %d subnormal results", m.Name, subnormals)
		}
	}
}

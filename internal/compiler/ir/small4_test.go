package ir_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"strconv"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Four limbs
//
// All operands of four limbs are too many, so these are random ones, of the
// kinds that rounding finds hard. In 5 or 6 bits a wiring meets a coincidence of
// ties and zeros a million times as often as in 24.

// law4 is what the doc comment of an operation on four limbs says, but for the
// number in its Error line. The second operand has n limbs.
type law4 struct {
	name    string
	n       int
	product bool
}

var laws4 = []law4{{"QF.Add", 4, false}, {"QF.AddFloat", 1, false}, {"QF.Mul", 4, true}, {"QF.MulFloat", 1, true}}

// drawn draws four limbs, the first of them in [1, 2) or (-2, -1].
func drawn(r *rand.Rand, p int) []float64 {
	x := []float64{bits(r, p, 0), 0, 0, 0}
	below(r, p, x, 1)
	return x
}

// bits returns a number of p bits, with a random sign and exponent e.
func bits(r *rand.Rand, p, e int) float64 {
	m := [...]int{0, 1<<(p-1) - 1, 1 << r.IntN(p-1), r.IntN(1 << (p - 1))}[r.IntN(4)]
	return math.Copysign(math.Ldexp(float64(1<<(p-1)+m), e-p+1), float64(r.IntN(2))-0.5)
}

// below draws the limbs from k on: ties, numbers next to ties, gaps, zeros.
func below(r *rand.Rand, p int, x []float64, k int) {
	for ; k < len(x); k++ {
		e := math.Ilogb(x[k-1]) - p // that of ½ulp
		switch r.IntN(8) {
		case 0:
			clear(x[k:])
			return
		case 1, 2:
			x[k] = math.Copysign(pow(e), float64(r.IntN(2))-0.5)
		case 3:
			x[k] = math.Copysign(pow(e)-pow(e-p), float64(r.IntN(2))-0.5)
		case 4:
			x[k] = bits(r, p, e-1-r.IntN(2*p))
		default:
			x[k] = bits(r, p, e-1)
		}
	}
}

// second draws the other operand: one of its own, or one with which much of the
// result cancels.
func (l law4) second(r *rand.Rand, f ir.Format, x []float64) []float64 {
	y := drawn(r, f.Prec)
	switch {
	case !l.product && r.IntN(2) == 0:
		for i := range y {
			y[i] = -x[i]
		}
		if k := 1 + r.IntN(3); y[k-1] != 0 {
			below(r, f.Prec, y, k)
		}
	case l.product && r.IntN(2) == 0:
		q := math.Abs(bits(r, f.Prec, 0)) / value(x)
		for i := range y {
			y[i] = f.Round(q)
			q -= y[i]
		}
	case !l.product:
		e := pow(r.IntN(8*f.Prec) - 4*f.Prec)
		for i := range y {
			y[i] = float64(y[i] * e)
		}
	}
	return y[:l.n]
}

// sumOf returns the sum of all limbs.
func sumOf(x ...[]float64) float64 {
	sum := new(big.Float).SetPrec(1000)
	for _, x := range x {
		for _, limb := range x {
			sum.Add(sum, big.NewFloat(limb))
		}
	}
	v, _ := sum.Float64()
	return v
}

// check4 tries n operands, and returns the largest error in units of u⁴, and an
// error that shows the first operands that break the law.
func (l law4) check4(p *ir.Program, prec, n int) (worst float64, err error) {
	f := ir.Format{Prec: prec, Emin: -200, Emax: 200}
	a, err := ir.Nearest(f)
	if err != nil {
		return 0, err
	}
	fn := p.Lookup(l.name)
	in, err := ir.NewInterp(p, fn, a)
	if err != nil {
		return 0, err
	}
	m := regexp.MustCompile(`Error: ≤ ([0-9.]+)u⁴`).FindStringSubmatch(fn.Doc)
	if m == nil {
		return 0, fmt.Errorf("%s has no bound in u⁴", l.name)
	}
	limit, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		return 0, err
	}
	rnd, z, swapped := rand.New(rand.NewPCG(1, uint64(prec))), make([]float64, 4), make([]float64, 4)
	for range n {
		x := drawn(rnd, prec)
		y := l.second(rnd, f, x)
		in.Run(z, append(append([]float64{}, x...), y...))
		// Few bits: these sums are exact, or right to 2^-50.
		exact, d := 0.0, 0.0
		if l.product {
			exact = float64(value(x) * value(y))
			d = math.FMA(value(x), value(y), -z[0]) - z[1] - z[2] - z[3]
		} else {
			exact = sumOf(x, y)
			d = sumOf(x, y, []float64{-z[0], -z[1], -z[2], -z[3]})
		}
		e := 0.0
		if d != 0 {
			e = math.Abs(d/exact) * pow(4*prec)
		}
		worst = max(worst, e)
		if e > limit*(1+8*pow(-prec)) {
			return worst, fmt.Errorf("p=%d: %s%v%v = %v: error %.3g u⁴, limit %v u⁴", prec, l.name, x, y, z, e, limit)
		}
		for k := range 3 {
			if z[k+1] != 0 && (z[k] == 0 || math.Abs(z[k+1]) > pow(math.Ilogb(z[k])-prec)) {
				return worst, fmt.Errorf("p=%d: %s%v%v = %v: not in normal form", prec, l.name, x, y, z)
			}
		}
		if l.n == 4 {
			in.Run(swapped, append(append([]float64{}, y...), x...))
			for k := range z {
				if !same(z[k], swapped[k]) {
					return worst, fmt.Errorf("p=%d: %s%v%v = %v, and %v with the operands swapped", prec, l.name, x, y, z, swapped)
				}
			}
		}
	}
	return worst, nil
}

// TestSmall4 tries the operations on four limbs.
func TestSmall4(t *testing.T) {
	prog := load(t)
	for _, l := range laws4 {
		for prec := 5; prec <= 8; prec++ {
			worst, err := l.check4(prog, prec, testenv.Size(500, 10000, 30000))
			if err != nil {
				t.Error(err)
			}
			t.Logf("%s, p=%d: worst %.4f u⁴", l.name, prec, worst)
		}
	}
}

// TestSmall4Fails plants a defect in each wiring: the check must find it.
func TestSmall4Fails(t *testing.T) {
	testenv.Long(t, "the control of TestSmall4: compiles the library twice")
	for _, defects := range [][]defect{
		{
			{"QF.Add", "quad.go", "b, d = TwoSum(b, d)", "b, d = FastTwoSum(b, d)"},
			{"QF.AddFloat", "quad.go", "s, e := TwoSum(x.X0, a)", "s, e := FastTwoSum(x.X0, a)"},
			{"QF.Mul", "quad.go", "e01, p02 = TwoSum(e01, p02)", "e01, p02 = FastTwoSum(e01, p02)"},
			{"QF.MulFloat", "quad.go", "x2, e = TwoSum(x2, e)", "x2 = x2 + e"},
		},
		{{"QF.Add", "quad.go", "Error: ≤ 2.5u⁴|x+y|", "Error: ≤ 0.5u⁴|x+y|"}},
	} {
		prog := plant(t, defects...)
		for _, d := range defects {
			for _, l := range laws4 {
				if l.name != d.law {
					continue
				}
				_, err := l.check4(prog, 6, 50000)
				if err == nil {
					t.Errorf("%s: %q in place of %q passes", d.law, d.new, d.old)
				}
				t.Log(err)
			}
		}
	}
}

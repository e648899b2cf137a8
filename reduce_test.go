package limb

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestReduction holds the short and the long reduction of angles against exact arithmetic,
// on both sides of the limit and next to multiples of π/64. It must notice a constant
// without its last limb, and a short reduction that should be a long one.
func TestReduction(t *testing.T) {
	testenv.Long(t, "exact arithmetic on many operands; the accuracy of functions has some")
	testReduction(t, 24, 12288, []*float32{&piStep32[3], &piStepUp32[5]})
	testReduction(t, 53, 1<<26, []*float64{&piStep64[2], &piStep64[4]})
}

// testReduction has the last limbs of π/64 for pairs and for quads.
func testReduction[T Float](t *testing.T, p int, limit float64, last []*T) {
	a := angles{p, newPi(2000)}
	random := a.random(limit)
	all := append(random, a.near(limit)...)
	shortWay := func(k int, x []float64) (float64, bool) {
		if l := narrow[T](x); k == 0 {
			n, r, far := trigShort(Pair[T]{l[0], l[1]})
			return reductionError(a, x[:2], n, 1, r.X0, r.X1, r.X2), far
		} else {
			n, r, far := trigShortQuad(Quad[T]{l[0], l[1], l[2], l[3]})
			return reductionError(a, x, n, 1, r.X0, r.X1, r.X2, r.X3, r.X4), far
		}
	}
	longWay := func(k int, x []float64) float64 {
		if l := narrow[T](x); k == 0 {
			n, r, _ := trigLong(Pair[T]{l[0], l[1]})
			return reductionError(a, x[:2], n, 1, r.X0, r.X1, r.X2)
		} else {
			n, r, scale := trigLongQuad(Quad[T]{l[0], l[1], l[2], l[3]})
			return reductionError(a, x, n, scale.by, r.X0, r.X1, r.X2, r.X3, r.X4)
		}
	}
	for k, name := range []string{"pair", "quad"} {
		detours, worst, careless, wrong := 0, 0.0, 0.0, 0.0
		for i, x := range all {
			e, far := shortWay(k, x)
			if far != (x[0] >= limit) && (!far || i < len(random)) {
				t.Fatalf("%s %x: the long way is taken: %v", name, x, far)
			}
			if !far {
				worst = max(worst, e)
			}
			if !far && e > 1 {
				t.Fatalf("%s %x: short reduction: error %g times the bound", name, x, e)
			}
			if e := longWay(k, x); x[0] > 0.03 && e > 1 {
				t.Fatalf("%s %x: long reduction: error %g times the bound", name, x, e)
			}
			if far && x[0] < limit {
				detours++
				careless = max(careless, e)
			}
		}
		kept := *last[k]
		*last[k] = 0
		for _, x := range all {
			if e, far := shortWay(k, x); !far {
				wrong = max(wrong, e)
			}
		}
		*last[k] = kept
		t.Logf("%d bits, %s: at most %.3g times the bound; %d of %d angles are detours, and would have %.3g times the bound; %.3g without a limb",
			p, name, worst, detours, len(all), careless, wrong)
		if detours == 0 || careless < 2 {
			t.Errorf("%d bits, %s: no angle needs the long way", p, name)
		}
		if wrong < 2 {
			t.Errorf("%d bits, %s: a π/64 without its last limb is not noticed: %g times the bound", p, name, wrong)
		}
	}
}

func narrow[T Float](x []float64) (l [4]T) {
	for i, a := range x {
		l[i] = T(a)
	}
	return l
}

// angles makes angles of limbs of p bits.
type angles struct {
	p  int
	pi *big.Float
}

// newPi returns π to as many bits, by Machin's formula in fixed point.
func newPi(bits uint) *big.Float {
	arctan := func(k, n int64) *big.Int { // k·atan 1/n
		power := new(big.Int).Lsh(big.NewInt(k), bits+32)
		power.Quo(power, big.NewInt(n))
		sum := new(big.Int)
		for j := int64(1); power.Sign() != 0; j += 2 {
			sum.Add(sum, new(big.Int).Quo(power, big.NewInt(j)))
			power.Quo(power, big.NewInt(-n*n))
		}
		return sum
	}
	pi := arctan(16, 5)
	pi.Sub(pi, arctan(4, 239))
	z := new(big.Float).SetPrec(bits).SetInt(pi)
	return z.SetMantExp(z, -int(bits)-32)
}

func (a angles) limbs(v *big.Float, n int) []float64 {
	x := make([]float64, 4)
	rest := new(big.Float).Set(v)
	for i := range n {
		f, _ := new(big.Float).SetPrec(uint(a.p)).Set(rest).Float64()
		x[i] = f
		rest.Sub(rest, big.NewFloat(f))
	}
	return x
}

func (a angles) float() *big.Float { return new(big.Float).SetPrec(a.pi.Prec()) }

// random returns angles from 2^-12 to above the limit, and the limit and its neighbours.
func (a angles) random(limit float64) (list [][]float64) {
	r := rand.New(rand.NewPCG(1, 2))
	ulp := math.Ldexp(1, 1-a.p)
	for _, f := range []float64{1, 1 - ulp, 1 + ulp, 0.5} {
		v := a.float().SetFloat64(limit * f)
		list = append(list, a.limbs(v, 1), a.limbs(v.Add(v, big.NewFloat(limit*ulp/8)), 4))
	}
	for range 4000 {
		v := a.float().SetFloat64(math.Ldexp(1+r.Float64(), -12+r.IntN(14+int(math.Log2(limit)))))
		for k := 1; k < 5; k++ { // bits of all limbs, or fewer
			v.Add(v, a.float().Mul(v, big.NewFloat(math.Ldexp(r.Float64()-0.5, -k*(a.p+r.IntN(2)*r.IntN(9))))))
		}
		list = append(list, a.limbs(v, 4))
	}
	return list
}

// near returns angles below the limit and somewhat above it that are multiples of π/64,
// rounded, and of one, two and four limbs those nearest to multiples of π/2: m·2^e for
// denominators m of the convergents of 2^e/(π/2).
func (a angles) near(limit float64) (list [][]float64) {
	r := rand.New(rand.NewPCG(3, 4))
	step := a.float().Quo(a.pi, big.NewFloat(64))
	for i := range 6000 {
		m := math.Floor(math.Exp(r.Float64() * math.Log(limit*40)))
		if i%3 > 0 {
			m = 32 + math.Floor(m/32)*32
		}
		v := a.float().Mul(step, big.NewFloat(m))
		list = append(list, a.limbs(v, 1+r.IntN(4)), a.limbs(v, 4))
		v.Mul(v, a.float().Add(big.NewFloat(1), a.float().SetFloat64(math.Ldexp(r.Float64()-0.5, -r.IntN(4*a.p)))))
		list = append(list, a.limbs(v, 4))
	}
	for n := 1; n <= 4; n *= 2 {
		bits := n * a.p
		for e := -bits; e < 4+int(math.Log2(limit))-bits; e++ {
			y := a.float().SetMantExp(big.NewFloat(2), e+1000)
			num, _ := y.Quo(y, a.pi).Int(nil)
			den := new(big.Int).Lsh(big.NewInt(1), 1000)
			num.Mod(num, den)
			m0, m1 := big.NewInt(0), big.NewInt(1)
			for num.Sign() != 0 && m1.BitLen() <= bits {
				q, rest := new(big.Int).QuoRem(den, num, new(big.Int))
				den, num = num, rest
				m0, m1 = m1, q.Add(q.Mul(q, m1), m0)
			}
			v := a.float().SetInt(m0)
			if v.SetMantExp(v, e); v.Cmp(big.NewFloat(1)) > 0 {
				list = append(list, a.limbs(v, 4))
			}
		}
	}
	return list
}

// reductionError returns the error of r·scale as x - Nπ/64, for an N that is n modulo 128,
// in units of what is allowed: 2^-6 of the last bit of r for a multiple of a quarter turn,
// else of the sine of half a step.
func reductionError[T Float](a angles, x []float64, n int32, scale T, r ...T) float64 {
	v := a.float()
	for _, l := range x {
		v.Add(v, a.float().SetFloat64(l))
	}
	step := a.float().Quo(a.pi, big.NewFloat(64))
	turns, _ := a.float().Quo(v, step).Float64()
	whole := float64(n) + 128*math.Round((turns-float64(n))/128)
	v.Sub(v, step.Mul(step, big.NewFloat(whole)))
	exact, _ := v.Float64()
	if math.Abs(exact) > 0.54*math.Pi/64 {
		return math.Inf(1)
	}
	for _, l := range r {
		v.Sub(v, a.float().Mul(a.float().SetFloat64(float64(l)), big.NewFloat(float64(scale))))
	}
	if v.Sign() == 0 {
		return 0
	}
	size := math.Sin(math.Pi / 128)
	if n&31 == 0 {
		size = math.Abs(exact)
	}
	v.SetMantExp(v, len(x)*a.p+6)
	e, _ := v.Quo(v, big.NewFloat(size)).Float64()
	return math.Abs(e)
}

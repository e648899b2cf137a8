package mpfr_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

func need(t testing.TB) {
	t.Helper()
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
}

// TestLimbs compares SetLimbs, SetBig and Big with sums of big.Float.
func TestLimbs(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	z, y := mpfr.New(1), mpfr.New(1)
	for range 20000 {
		limbs := make([]float64, 1+rng.IntN(6))
		want := new(big.Float).SetPrec(4500)
		e := rng.IntN(300) - 150
		for k := range limbs {
			switch rng.IntN(8) {
			case 0:
				limbs[k] = math.Float64frombits(rng.Uint64())
			case 1:
				limbs[k] = 0
			case 2:
				limbs[k] = float64(rng.IntN(2) - 1)
			default:
				limbs[k] = math.Ldexp(rng.Float64()-0.5, e-rng.IntN(60)*k)
			}
			if a := limbs[k]; a-a != 0 {
				limbs[k] = 1
			}
			want.Add(want, big.NewFloat(limbs[k]))
		}
		z.SetLimbs(limbs...)
		y.SetBig(want)
		if z.Big().Cmp(want) != 0 || y.Big().Cmp(want) != 0 || z.Sign() != want.Sign() {
			t.Fatalf("%x: the sum is %v and %v, want %v", limbs, z.Big(), y.Big(), want)
		}
		if want.Sign() != 0 && z.Exponent() != want.MantExp(nil)-1 {
			t.Fatalf("%x: exponent %d, want %d", limbs, z.Exponent(), want.MantExp(nil)-1)
		}
	}
}

func TestSpecial(t *testing.T) {
	z := mpfr.New(64)
	for _, a := range []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, -0x1p-1074, math.MaxFloat64} {
		z.SetLimbs(a, 0)
		if b := z.Float64(); math.Float64bits(a) != math.Float64bits(b) && !(a != a && b != b) {
			t.Errorf("%g becomes %g", a, b)
		}
		if z.IsNaN() != (a != a) || z.IsInf() != math.IsInf(a, 0) {
			t.Errorf("%g: NaN %v, Inf %v", a, z.IsNaN(), z.IsInf())
		}
	}
}

// TestValues compares with values that are known.
func TestValues(t *testing.T) {
	need(t)
	num := func(a ...float64) *mpfr.Float {
		x := mpfr.New(64)
		x.SetLimbs(a...)
		return x
	}
	for _, c := range []struct {
		name string
		f    mpfr.Func
		x, y float64
		want string // all digits that stand here
	}{
		{"exp", mpfr.Exp, 1, 0, "2.71828182845904523536028747135266249775724709369995957"},
		{"log", mpfr.Log, 2, 0, "0.69314718055994530941723212145817656807550013436025525"},
		{"atan2", mpfr.Atan2, 1, 0, "1.57079632679489661923132169163975144209858469968755291"},
		{"acos", mpfr.Acos, -1, 0, "3.14159265358979323846264338327950288419716939937510582"},
		{"sqrt", mpfr.Sqrt, 2, 0, "1.41421356237309504880168872420969807856967187537694807"},
		{"erf", mpfr.Erf, 0.5, 0, "0.5204998778130465376827466538919645287364515757579637"},
		{"gamma", mpfr.Gamma, 5, 0, "24"},
		{"lgamma", mpfr.Lgamma, -0.5, 0, "1.26551212348464539648894579713470592389914754081791"},
		{"cbrt", mpfr.Cbrt, 27, 0, "3"},
		{"rec_sqrt", mpfr.RecSqrt, 4, 0, "0.5"},
		{"sinpi", mpfr.SinPi, 0.5, 0, "1"},
		{"tanpi", mpfr.TanPi, 0.25, 0, "1"},
		{"pow", mpfr.Pow, 2, 10, "1024"},
		{"hypot", mpfr.Hypot, 3, 4, "5"},
		{"fmod", mpfr.Fmod, -7, 3, "-1"},
		{"remainder", mpfr.Remainder, 8, 3, "-1"},
		{"roundeven", mpfr.RoundEven, 2.5, 0, "2"},
		{"round", mpfr.Round, 2.5, 0, "3"},
		{"floor", mpfr.Floor, -2.5, 0, "-3"},
		{"dim", mpfr.Dim, 1, 3, "0"},
		{"min", mpfr.Min, 1, 3, "1"},
	} {
		z := mpfr.New(200)
		c.f(z, num(c.x), num(c.y))
		digits := len(strings.TrimPrefix(strings.TrimPrefix(c.want, "0."), "-"))
		got := z.Big().Text('g', max(digits-1, 1))
		if strings.HasPrefix(c.want, "0.") || !strings.Contains(c.want, ".") {
			got = z.Big().Text('g', digits)
		}
		if got != c.want {
			t.Errorf("%s(%g, %g) = %s, want %s", c.name, c.x, c.y, got, c.want)
		}
	}
	z := mpfr.New(256)
	mpfr.PowInt(z, num(3), -2)
	if a := z.Float64(); math.Abs(a-1.0/9) > 1e-16 {
		t.Errorf("3^-2 = %g", a)
	}
	if n := mpfr.Remquo(z, num(-29), num(4)); n != -7 || z.Float64() != -1 {
		t.Errorf("-29 = 4·%d + %g", n, z.Float64())
	}
	if mpfr.FMA(z, num(1, 0x1p-60), num(1, -0x1p-60), num(-1)); z.Float64() != -0x1p-120 {
		t.Errorf("(1 + e)(1 - e) - 1 = %g", z.Float64())
	}
}

// TestThreads runs functions with cached constants on many goroutines.
func TestThreads(t *testing.T) {
	need(t)
	var wg sync.WaitGroup
	for g := range 16 {
		wg.Go(func() {
			x, z := mpfr.New(64), mpfr.New(256)
			for k := range 200 {
				a := float64(g*200 + k + 1)
				x.SetLimbs(a)
				mpfr.Log(z, x, nil)
				mpfr.Exp(z, z, nil)
				if b := z.Float64(); math.Abs(b-a) > 1e-12*a {
					t.Errorf("exp(log %g) = %g", a, b)
				}
			}
		})
	}
	wg.Wait()
}

func BenchmarkExp(b *testing.B) { benchmark(b, mpfr.Exp) }
func BenchmarkAdd(b *testing.B) { benchmark(b, mpfr.Add) }
func BenchmarkSin(b *testing.B) { benchmark(b, mpfr.Sin) }
func BenchmarkLog(b *testing.B) { benchmark(b, mpfr.Log) }

func BenchmarkAtan(b *testing.B) { benchmark(b, mpfr.Atan) }

func benchmark(b *testing.B, f mpfr.Func) {
	need(b)
	x, z := mpfr.New(64), mpfr.New(256)
	x.SetLimbs(0.7, 1e-17)
	for b.Loop() {
		f(z, x, x)
	}
}

func BenchmarkSetLimbs(b *testing.B) {
	x := mpfr.New(256)
	for b.Loop() {
		x.SetLimbs(0.7, 1e-17, -1e-34, 1e-51)
	}
}

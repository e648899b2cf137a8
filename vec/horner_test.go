package vec_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// power returns the coefficients of (x - 1)ⁿ.
func power(n int) []float64 {
	c := make([]float64, n+1)
	for k := range c {
		b, _ := new(big.Float).SetInt(new(big.Int).Binomial(int64(n), int64(k))).Float64()
		c[k] = b * float64(1-2*((n-k)%2))
	}
	return c
}

// TestHorner: bounds, at every level and on several goroutines, of polynomials near a zero of
// high order, where machine numbers have no right digit.
func TestHorner(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	const n = 12
	x, dst, plain := make([]float64, 20000), make([]float64, 20000), 0
	for i := range x {
		x[i] = 1 + r.NormFloat64()/64
	}
	c := power(n)
	for l := simd.Go; l <= simd.Best(); l++ {
		at(l, func() { vec.Horner(dst, x, c) })
		for i := range 500 {
			want, size := new(big.Float).SetPrec(2000), 0.0
			s := 0.0
			for k := n; k >= 0; k-- {
				want.Mul(want, exact(x[i]))
				want.Add(want, exact(c[k]))
				size = size*math.Abs(x[i]) + math.Abs(c[k])
				s = float64(s*x[i]) + c[k]
			}
			w, _ := want.Float64()
			bound := 0x1p-53*math.Abs(w) + 4.1*n*0x1p-106*size
			if math.Abs(dst[i]-w) > bound {
				t.Fatalf("%v: the polynomial at %v is %v, not %v ± %v", l, x[i], dst[i], w, bound)
			}
			if math.Abs(s-w) > bound {
				plain++
			}
		}
	}
	if plain == 0 {
		t.Error("machine numbers stay within the bound too")
	}
	testHorner[limb.DF](t)
	testHorner[limb.DD](t)
	testHorner[limb.QF](t)
	testHorner[limb.TF](t)
	testHorner[limb.QD](t)
	testHorner[limb.TD](t)
	f, p := make([]float32, 300), []float32{1, -3, 3, -1}
	for i := range f {
		f[i] = 1 + float32(i)/1024
	}
	g := make([]float32, len(f))
	vec.Horner(g, f, p)
	for i, a := range f {
		if d := float64(1 - a); g[i] != float32(d*d*d) {
			t.Fatalf("(1 - %v)³ is %v, not %v", a, g[i], float32(d*d*d))
		}
	}
}

// testHorner compares numbers with the rule written out.
func testHorner[N interface {
	limb.RealNumber
	limb.Real[N]
}](t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{0, 1, 255, 256, 700} {
		for m := range 5 {
			x, c := make([]N, n), make([]N, m)
			for i := range x {
				x[i] = wildOf[N](r, r.NormFloat64())
			}
			for i := range c {
				c[i] = wildOf[N](r, r.NormFloat64())
			}
			dst := append([]N{}, x...)
			vec.Horner(dst, dst, c)
			for i := range x {
				var s N
				if m > 0 {
					s = c[m-1]
					for k := m - 2; k >= 0; k-- {
						s = s.Mul(x[i]).Add(c[k])
					}
				}
				if !same(dst[i], s) {
					t.Fatalf("%T, degree %d: %v at %v, not %v", s, m-1, dst[i], x[i], s)
				}
			}
		}
	}
}

func TestHornerRefuses(t *testing.T) {
	x := make([]float64, 10)
	for name, f := range map[string]func(){
		"lengths": func() { vec.Horner(x[:3], x[:4], x[8:]) },
		"shifted": func() { vec.Horner(x[:3], x[1:4], x[8:]) },
		"c":       func() { vec.Horner(x[:3], x[:3], x[2:4]) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: taken", name)
				}
			}()
			f()
		}()
	}
}

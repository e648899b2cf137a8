package vec_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// nearest is a number of 16 bits by its definition: the format's number that is nearest to x, of two
// the even one.
func nearest(f fp.Format, x *big.Float) float64 {
	if x.Sign() == 0 {
		a, _ := x.Float64()
		return a
	}
	e := max(x.MantExp(nil)-1, f.Emin) - f.Prec + 1 // of the last bit
	scaled := new(big.Float).SetMantExp(new(big.Float).SetPrec(0).Set(x), -e)
	n, _ := scaled.Int(nil) // toward zero
	rest := new(big.Float).SetPrec(600).Sub(scaled, new(big.Float).SetInt(n))
	if c := rest.Abs(rest).Cmp(big.NewFloat(0.5)); c > 0 || c == 0 && n.Bit(0) == 1 {
		n.Add(n, big.NewInt(int64(x.Sign())))
	}
	a, _ := new(big.Float).SetInt(n).Float64()
	if a = math.Ldexp(a, e); math.Abs(a) >= math.Ldexp(1, f.Emax+1) {
		return math.Inf(x.Sign())
	} else if a == 0 {
		return math.Copysign(0, float64(x.Sign()))
	}
	return a
}

// aboutTies are numbers of a format, ties between them, and what is next to these by far fewer
// bits than a float32 has.
func aboutTies(f fp.Format, smallest float64) (list []float64) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 4000 {
		a := math.Ldexp(float64(1+r.IntN(1<<(f.Prec+1))), r.IntN(40)-30)
		list = append(list, a, -a, a*(1+smallest), a*(1-smallest), -a*(1+smallest), a*(1+0x1p-20))
	}
	for _, e := range []int{f.Emax + 1, f.Emin - f.Prec + 1, f.Emin - f.Prec, f.Emin - f.Prec - 1, f.Emin} {
		a := math.Ldexp(1, e)
		list = append(list, a, a*(1-smallest), a*(1+smallest), 1.5*a, a*(1-math.Ldexp(1, -f.Prec-1)))
	}
	return append(list, 0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN())
}

// tryShort rounds numbers, and has them back.
func tryShort[H vec.Short, N vec.Addend](t *testing.T, f fp.Format, widen func(H) float32, nan H, x []N, exact func(N) (*big.Float, bool), of func(float32) N) {
	t.Helper()
	dst, back := make([]H, len(x)), make([]N, len(x))
	vec.ToShort(dst, x)
	for i, a := range x {
		v, finite := exact(a)
		if !finite {
			continue
		}
		want := nearest(f, v)
		if got := float64(widen(dst[i])); math.Float64bits(got) != math.Float64bits(want) {
			t.Errorf("%s of %v, a %T: %x, not %x", f.Name, a, a, got, want)
			return
		}
	}
	if last := dst[len(dst)-1]; last != nan {
		t.Errorf("%s of NaN is %04x", f.Name, last)
	}
	vec.FromShort(back, dst)
	for i := range back[:len(back)-1] {
		if any(back[i]) != any(of(widen(dst[i]))) {
			t.Errorf("%s %04x is %v, a %T", f.Name, dst[i], back[i], back[i])
			return
		}
	}
}

func tryAll[H vec.Short](t *testing.T, f fp.Format, widen func(H) float32, nan H) {
	wide := aboutTies(f, 0x1p-50)
	var singles []float32
	var df []limb.DF
	var dd []limb.DD
	var qf []limb.QF
	var qd []limb.QD
	for _, a := range wide {
		singles = append(singles, float32(a))
		df = append(df, limb.NewDF(a))
		dd = append(dd, limb.NewDD(a).Mul(limb.NewDD(1).AddFloat(0x1p-80)))
		qf = append(qf, limb.NewQF(a))
		qd = append(qd, limb.NewQD(a).Mul(limb.NewQD(1).AddFloat(-0x1p-150)))
	}
	number := func(list ...float64) (*big.Float, bool) {
		sum := new(big.Float).SetPrec(2000)
		for _, a := range list {
			if a-a != 0 {
				return nil, false
			}
			sum.Add(sum, big.NewFloat(a))
		}
		if list[0] == 0 {
			return big.NewFloat(list[0]), true
		}
		return sum, true
	}
	tryShort(t, f, widen, nan, singles, func(a float32) (*big.Float, bool) { return number(float64(a)) }, func(a float32) float32 { return a })
	tryShort(t, f, widen, nan, wide, func(a float64) (*big.Float, bool) { return number(a) }, func(a float32) float64 { return float64(a) })
	tryShort(t, f, widen, nan, df, func(a limb.DF) (*big.Float, bool) { return number(float64(a.Hi), float64(a.Lo)) }, limb.NewDF[float32])
	tryShort(t, f, widen, nan, dd, func(a limb.DD) (*big.Float, bool) { return number(a.Hi, a.Lo) }, func(a float32) limb.DD { return limb.NewDD(float64(a)) })
	tryShort(t, f, widen, nan, qf, func(a limb.QF) (*big.Float, bool) {
		return number(float64(a.X0), float64(a.X1), float64(a.X2), float64(a.X3))
	}, limb.NewQF[float32])
	tryShort(t, f, widen, nan, qd, func(a limb.QD) (*big.Float, bool) { return number(a.X0, a.X1, a.X2, a.X3) }, func(a float32) limb.QD { return limb.NewQD(float64(a)) })
}

// TestShort rounds numbers of all types next to ties, at each level, and has them back.
func TestShort(t *testing.T) {
	defer simd.Set(simd.Current())
	for l := simd.Go; l <= simd.Best(); l++ {
		simd.Set(l)
		tryAll(t, fp.Binary16(), fp.Half.Float32, 0x7e00)
		tryAll(t, fp.BFloat16(), fp.BF16.Float32, 0x7fc0)
	}
	// What the test is for: rounding to float32 first gives another half.
	x := limb.NewDD(1 + 0x1p-11).AddFloat(0x1p-70)
	dst := make([]fp.Half, 1)
	vec.ToShort(dst, []limb.DD{x})
	if twice := fp.HalfOf(x.Float32()); dst[0] == twice {
		t.Errorf("1 + 2^-11 + 2^-70 is rounded twice, to %04x", twice)
	}
}

func TestShortRefuses(t *testing.T) {
	for name, f := range map[string]func(){
		"to":      func() { vec.ToShort(make([]fp.Half, 2), make([]float32, 3)) },
		"from":    func() { vec.FromShort(make([]limb.DF, 2), make([]fp.BF16, 3)) },
		"nothing": func() { vec.ToShort([]fp.Half{}, []float32{}) },
	} {
		func() {
			defer func() {
				if r := recover(); (r == nil) != (name == "nothing") {
					t.Errorf("%s: %v", name, r)
				}
			}()
			f()
		}()
	}
}

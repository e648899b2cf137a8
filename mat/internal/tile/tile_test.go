package tile_test

import (
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/mat"
)

// TestFactors: factors have the bits of plain Go at each level. Package mat has more types and operations, which take
// ten times as long to compile: this is what an emulated processor has.
func TestFactors(t *testing.T) {
	factors(t, "DD", limb.NewDD[float64], 61)
	factors(t, "QF", limb.NewQF[float64], 29)
}

func factors[N limb.Real[N]](t *testing.T, name string, of func(float64) N, n int) {
	r := rand.New(rand.NewPCG(11, 12))
	a := mat.NewDense[N](n, n, nil)
	for i := range n {
		for j := range n {
			a.Set(i, j, of(r.NormFloat64()).Div(of(3)))
		}
	}
	upper := func(t *testing.T, level simd.Level) *mat.Dense[N] {
		previous, err := simd.Set(level)
		if err != nil {
			testenv.Skip(t, level.String(), err.Error())
		}
		defer simd.Set(previous)
		var f mat.LU[N]
		if err := f.Factorize(a); err != nil {
			t.Fatal(err)
		}
		return f.U()
	}
	differ := func(x, y *mat.Dense[N]) (count int) {
		for i := range n {
			for j := range n {
				if x.At(i, j) != y.At(i, j) {
					count++
				}
			}
		}
		return count
	}
	want := upper(t, simd.Go)
	for _, level := range []simd.Level{simd.AVX2, simd.AVX512} {
		t.Run(name+"/"+level.String(), func(t *testing.T) {
			if bad := differ(upper(t, level), want); bad > 0 {
				t.Errorf("%d elements of U have other bits than in plain Go", bad)
			}
		})
	}
	// The control: the last limb of one number.
	a.Set(n-1, 0, a.At(n-1, 0).Add(a.At(n-1, 0).Ldexp(-90)))
	if differ(upper(t, simd.Go), want) == 0 {
		t.Error("another matrix has the same factors")
	}
}

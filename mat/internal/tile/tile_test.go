package tile_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/guard"
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

// TestProducts: products and exact ones of matrices of all shapes between guards have the bits of plain Go at each level, and write
// nothing else.
func TestProducts(t *testing.T) {
	products(t, limb.NewDD[float64])
	products(t, limb.NewQF[float64])
}

func products[N limb.Real[N]](t *testing.T, of func(float64) N) {
	r := rand.New(rand.NewPCG(13, 14))
	pages := [3]guard.Page{guard.NewPage(t), guard.NewPage(t), guard.NewPage(t)}
	for _, s := range [][3]int{{1, 1, 1}, {1, 5, 3}, {4, 1, 4}, {5, 3, 7}, {8, 8, 8}, {9, 13, 17}, {3, 20, 16}} {
		var list [3]*mat.Dense[N]
		for i, shape := range [][2]int{{s[0], s[1]}, {s[1], s[2]}, {s[0], s[2]}} {
			list[i] = mat.NewDense(shape[0], shape[1], guard.Behind[N](pages[i], shape[0]*shape[1]))
		}
		a, b, c := list[0], list[1], list[2]
		for _, m := range list[:2] {
			for i := range m.Data {
				m.Data[i] = of(r.NormFloat64()).Div(of(3))
			}
		}
		for name, multiply := range map[string]func() error{
			"Mul": func() error { c.Mul(a, b); return nil }, "MulExact": func() error { return mat.MulExact(c, a, b) },
		} {
			var want []N
			for l := simd.Go; l <= simd.Best(); l++ {
				previous, err := simd.Set(l)
				if err != nil {
					t.Fatal(err)
				}
				clear(c.Data)
				if err := multiply(); err != nil {
					t.Fatal(err)
				}
				simd.Set(previous)
				if l == simd.Go {
					want = slices.Clone(c.Data)
				} else if !slices.Equal(c.Data, want) {
					t.Errorf("%v, %s of %v: bits differ from plain Go's", l, name, s)
				}
				for i, m := range list {
					if !guard.Before(pages[i], m.Data) {
						t.Errorf("%v, %s of %v: something before matrix %d has changed", l, name, s, i)
					}
				}
			}
		}
	}
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

package measure

import (
	"math"
	"slices"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// TestSlices checks what is there, and how its figures belong together.
func TestSlices(t *testing.T) {
	o := Timing{
		Types: []string{"DF", "QD"}, Ops: []string{"Add", "SinCos", "SloppyAdd"}, Sizes: []int{1000, 8},
		Levels: []simd.Level{simd.AVX2, simd.AVX512}, Runs: 3, Budget: time.Hour,
	}
	before := simd.Current()
	b, err := Slices(o)
	if err != nil {
		t.Fatal(err)
	}
	if simd.Current() != before || vec.SetThreads(0) != 0 {
		t.Errorf("the level is %s, and was %s; or the number of threads has changed", simd.Current(), before)
	}
	if len(b.Rows) != 10 || b.Rows[0].Function != "DF.Add" || b.Rows[0].N != 8 || b.Rows[1].N != 1000 || len(b.Ceilings) != int(before) {
		t.Fatalf("%d rows and %d ceilings: %+v", len(b.Rows), len(b.Ceilings), b)
	}
	for _, r := range b.Rows {
		if len(r.Times) != 1+int(before) || r.Times[0].Where != "go" || r.Times[0].Speedup != 1 || r.Times[0].Share != 0 {
			t.Errorf("%s of %d: %+v", r.Function, r.N, r.Times)
		}
		for _, x := range r.Times {
			if !(x.Least > 0) || x.Median < x.Least || math.Abs(float64(x.Speedup*x.Median/r.Times[0].Median)-1) > 1e-9 {
				t.Errorf("%s of %d: %+v", r.Function, r.N, x)
			}
			if x.Where != "go" && (!(x.Bound > 0) || math.Abs(float64(x.Share*x.Median/x.Bound)-1) > 1e-9 || !(x.Copy > 0) ||
				!slices.Contains([]string{"adds", "products", "both", "bytes"}, x.Rules)) {
				t.Errorf("%s of %d: %+v", r.Function, r.N, x)
			}
		}
	}

	o.Budget = 0
	b, err = Slices(o)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range b.Rows {
		for _, x := range r.Times {
			if !x.LeftOut || x.Median != 0 {
				t.Errorf("with no time at all: %+v", x)
			}
		}
	}
}

func TestMiddle(t *testing.T) {
	if m := middle([]float64{9, 1, 5}); m != 5 {
		t.Errorf("the median of 9, 1 and 5 is %v", m)
	}
	if m := middle(nil); !math.IsNaN(m) {
		t.Errorf("the median of nothing is %v", m)
	}
}

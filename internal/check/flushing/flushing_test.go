package flushing

import (
	"math"
	"testing"

	"github.com/limbfp/limb/internal/check/operand"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// flushed returns operands of a function, and its results in plain Go and in an arithmetic that flushes.
func flushed(t *testing.T, name string, rows int) (f kernels.Func, in, want, got []plane.Plane) {
	t.Helper()
	f, _ = kernels.Lookup(name)
	in = operand.Make(2, rows, f.In, operand.Flushed)
	want, err := cpu.Run(f, in)
	if err != nil {
		t.Fatal(err)
	}
	flushing, err := Function("split hidden", f)
	if err != nil {
		t.Fatal(err)
	}
	got = plane.List(f.Out, rows)
	for i := range rows {
		var args []float64
		for _, p := range in {
			args = append(args, p.At(i))
		}
		for j, r := range flushing(args) {
			got[j].Set(i, r)
		}
	}
	return f, in, want, got
}

// TestDiffer: the results of an arithmetic that flushes are taken where they differ from
// plain Go's, and nothing else is: not another bit in such a row, nor in any other one.
func TestDiffer(t *testing.T) {
	const rows = 1 << 13
	for _, name := range []string{"QF.Hypot", "CQF.Exp"} {
		f, in, want, got := flushed(t, name, rows)
		other, same := -1, -1 // rows whose results flushing changes, and does not
		for i := range rows {
			flushes := false
			for j := range got {
				flushes = flushes || !got[j].Same(want[j], i)
			}
			if !operand.Tiny(want, i) {
				if flushes {
					other = i
				} else if x := want[0].At(i); x-x == 0 && x != 0 {
					same = i
				}
			}
		}
		if other < 0 || same < 0 {
			t.Fatalf("%s: flushing changes all rows, or none", name)
		}
		if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err != nil {
			t.Errorf("what flushing explains: %v", err)
		}
		if err := Differ(operand.Narrow, "split", f, in, want, got, 1); err == nil {
			t.Errorf("%s: what flushing explains is taken from a device that does not flush", name)
		}
		for _, i := range []int{other, same} {
			last := len(got)/len(f.Out) - 1
			keep := got[last].At(i)
			got[last].Set(i, float64(math.Nextafter32(float32(keep), 2)))
			if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err == nil {
				t.Errorf("%s: a wrong bit in row %d goes unnoticed", name, i)
			}
			got[last].Set(i, keep)
		}
		if err := Differ(operand.Flushed, "floor", f, in, want, got, 1); err == nil {
			t.Errorf("%s: floats made of integers do not flush", name)
		}
	}
}

// TestZeta: where numbers flush, ζ of quads, which has coefficients of all sizes, is as good as it
// promises.
func TestZeta(t *testing.T) {
	f, in, want, got := flushed(t, "QF.Zeta", 1<<11)
	if err := Differ(operand.Flushed, "split", f, in, want, got, 1); err != nil {
		t.Error(err)
	}
}

// TestNear: what is not near is taken from nobody.
func TestNear(t *testing.T) {
	f, _ := kernels.Lookup("CDF.Mul")
	want, got := plane.List(f.Out, 1), plane.List(f.Out, 1)
	for _, c := range []struct {
		want, got [4]float64
		near      bool
	}{
		{[4]float64{1, 0, 0x1p-30, 0}, [4]float64{1, 0, 0x1p-30, 0x1p-55}, true}, // of the modulus
		{[4]float64{1, 0, 0x1p-30, 0}, [4]float64{1, 0, 0x1p-30, 0x1p-47}, false},
		{[4]float64{math.Inf(1), 0, 0, 0}, [4]float64{1, 0, 0, 0}, false},
		{[4]float64{1, 0, 0, 0}, [4]float64{math.NaN(), 0, 0, 0}, false},
	} {
		for j := range want {
			want[j].Set(0, c.want[j])
			got[j].Set(0, c.got[j])
		}
		if near(f, want, got, 0) != c.near {
			t.Errorf("near(%v, %v) is %v", c.want, c.got, !c.near)
		}
	}
}

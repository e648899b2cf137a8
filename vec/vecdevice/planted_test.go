package vecdevice

import (
	"math"
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/vec"
	"github.com/limbfp/limb/vec/vecdevice/internal/sums"
)

// TestDigits runs the kernels of an exact sum in the interpreter, and plants what they could do wrong: a
// digit that is not carried, a limb that is left out.
func TestDigits(t *testing.T) {
	x := slices.Repeat([]float64{math.MaxFloat32, 0x1p-149, -3}, 80)
	want := vec.ExactSum(x)
	run := func(change func(f *ir.Func)) (sum float64, carried bool) {
		t.Helper()
		p, err := ir.Decode([]byte(sums.Program))
		if err != nil {
			t.Fatal(err)
		}
		f := p.Lookup("sums.ExactSum[f32]")
		change(f)
		in, err := launch.Kernel(p, f.Go)
		if err != nil {
			t.Fatal(err)
		}
		digits := sums.Digits(true, false)
		out, narrow := make([]int32, digits+sums.Counts), make([]float32, len(x))
		for i, v := range x {
			narrow[i] = float32(v)
		}
		if err := launch.Run(in, 1, ir.Forwards, out, narrow, 1); err != nil {
			t.Fatal(err)
		}
		var a vec.Accumulator
		wide := make([]int64, len(out))
		carried = true
		for i, d := range out {
			wide[i] = int64(d)
			carried = carried && (i >= digits-1 || 0 <= d && d < 1<<sums.Digit)
		}
		accumulateDigits(&a, wide[:digits], wide[digits:], -149)
		return vec.Total[float64](&a), carried
	}
	if got, carried := run(func(*ir.Func) {}); got != want || !carried {
		t.Errorf("the sum is %g, want %g, carried: %v", got, want, carried)
	}
	planted := 0
	loops := func(f *ir.Func) (n int) {
		for _, s := range f.Code {
			if _, ok := s.(*ir.Loop); ok {
				n++
			}
		}
		return n
	}
	p, _ := ir.Decode([]byte(sums.Program))
	for k := range loops(p.Lookup("sums.ExactSum[f32]")) {
		planted++
		got, carried := run(func(f *ir.Func) {
			n := 0
			f.Code = slices.DeleteFunc(f.Code, func(s ir.Stmt) bool {
				_, ok := s.(*ir.Loop)
				if ok {
					n++
				}
				return ok && n == k+1
			})
		})
		if got == want && carried && k > 0 { // the first one clears what is clear here
			t.Errorf("without loop %d the sum is right", k)
		}
	}
	if planted < 3 {
		t.Errorf("%d loops, and the kernel clears, adds and carries", planted)
	}
}

package cpu

import (
	"bytes"
	"testing"
	"unsafe"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/simd"
)

// TestInterpreted: every function gives the bits of Go in the interpreter.
func TestInterpreted(t *testing.T) {
	testenv.Long(t, "TestGo of package ir has the interpreter on fewer rows")
	rows := testenv.Size(16, 64, 1<<12)
	for _, f := range kernels.Funcs() {
		in := operand.Make(7, rows, f.In, operand.Wide)
		run := func(k *simd.Function) (results []plane.Plane) {
			outs := plane.Slices(f.Out, plane.List(f.Out, rows))
			var arrays []unsafe.Pointer
			for _, numbers := range append(outs[:len(outs):len(outs)], plane.Slices(f.In, in)...) {
				arrays = append(arrays, unsafe.Pointer(unsafe.SliceData(numbers)))
			}
			k.Loop(rows, arrays...)
			return plane.FromSlices(f.Out, outs)
		}
		want, got := run(simd.Lookup(f.Name)), run(interpreted(f.Name))
		if err := operand.Differ(f, in, want, got, 3); err != nil {
			t.Error(err)
		}
		if f.Name == "DF.Mul" { // the control: another function
			if got := run(interpreted("DF.Add")); bytes.Equal(got[0].Bytes(), want[0].Bytes()) {
				t.Error("DF.Add is as good as DF.Mul")
			}
		}
	}
	if interpreted("DF.None") != nil {
		t.Error("there is a function DF.None")
	}
}

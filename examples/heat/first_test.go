package main

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel/launch"
)

// TestBeside: while a kernel is compared with plain Go at its first use, another call may write to
// other elements of the same slice. These stay, and are no difference.
func TestBeside(t *testing.T) {
	dst, src := make([]limb.DF, 100), make([]limb.DF, 100)
	for i := range src {
		src[i] = limb.NewDF(float64(i * i))
	}
	marks := 0
	plain := func(lo, hi int, args []any) {
		marks++
		dst[99] = limb.NewDF(float64(marks)) // by the other call, at any time
		limbPlainCool(lo, hi, args)
	}
	var lanes launch.Lanes = limbLanesCool // another kernel, which is not compared yet
	k := limb.NewDF(0.25)
	call := launch.New(t.Context(), "cool", 37)
	launch.Slice(call, "dst", dst, launch.Writes)
	launch.Slice(call, "src", src, launch.Others)
	launch.Scalar(call, k.Hi)
	launch.Scalar(call, k.Lo)
	if err := call.Run(&lanes, 32, "", plain, func() []any { return []any{dst, src, k} }); err != nil {
		t.Fatal(err)
	}
	want := make([]limb.DF, 100)
	limbPlainCool(0, 37, []any{want, src, k})
	want[99] = limb.NewDF(float64(marks))
	for i := range want {
		if dst[i] != want[i] {
			t.Errorf("element %d is %v, want %v", i, dst[i], want[i])
		}
	}
}

//go:build amd64 && !purego

package simd_test

import (
	"testing"

	"github.com/limbfp/limb/internal/run/simd"
)

// TestVNNI: code with instructions of VNNI runs where the processor has them, and else that of the level below; other code runs at its
// level.
func TestVNNI(t *testing.T) {
	defer simd.SetHalves(simd.AVX512, simd.SetHalves(simd.AVX512, true))
	p := simd.Lanes{{1, 64}, {2, 129}}
	for _, there := range []bool{true, false} {
		simd.SetHalves(simd.AVX512, there)
		want := [2]uintptr{1, 64}
		if there {
			want = [2]uintptr{2, 128}
		}
		if code, frame := p.At(simd.AVX512); [2]uintptr{code, frame} != want {
			t.Errorf("VNNI is there: %v, and code %d runs in a frame of %d", there, code, frame)
		}
	}
	p[1].Frame = 128
	if code, _ := p.At(simd.AVX512); code != 2 {
		t.Error("other code does not run at its level")
	}
}

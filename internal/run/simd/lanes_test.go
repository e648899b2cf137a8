//go:build amd64 && !purego

package simd

import "testing"

// TestVNNI: code with instructions of VNNI runs where the processor has them, and else that of the level below; other code runs at its
// level.
func TestVNNI(t *testing.T) {
	defer func(old [rungs]bool) { halves = old }(halves)
	p := Lanes{{1, 64}, {2, 129}}
	for _, there := range []bool{true, false} {
		halves[AVX512] = there
		want := [2]uintptr{1, 64}
		if there {
			want = [2]uintptr{2, 128}
		}
		if code, frame := p.at(AVX512); [2]uintptr{code, frame} != want {
			t.Errorf("VNNI is there: %v, and code %d runs in a frame of %d", there, code, frame)
		}
	}
	p[1].frame = 128
	if code, _ := p.at(AVX512); code != 2 {
		t.Error("other code does not run at its level")
	}
}

package cpu

import (
	"testing"
	"unsafe"
)

// TestChunks runs lengths around the size of a chunk on all cores: every element
// is computed, and none beyond the length.
func TestChunks(t *testing.T) {
	for _, n := range []int{0, 1, chunk - 1, chunk, chunk + 1, 5*chunk + 3} {
		hits := make([]int32, n+1)
		run(func(n int, arrays []unsafe.Pointer, _ []int) {
			for i := range unsafe.Slice((*int32)(arrays[0]), n) {
				unsafe.Slice((*int32)(arrays[0]), n)[i]++
			}
		}, n, []unsafe.Pointer{unsafe.Pointer(&hits[0])}, []int{4})
		for i, h := range hits {
			if want := int32(0); i < n && h != 1 || i == n && h != want {
				t.Fatalf("n = %d: element %d is computed %d times", n, i, h)
			}
		}
	}
}

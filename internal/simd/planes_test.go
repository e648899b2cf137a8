package simd_test

import (
	"testing"
	"unsafe"

	"github.com/limbfp/limb/internal/cpu"
	"github.com/limbfp/limb/internal/guard"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/operand"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/simd"
)

// TestPlanes: every kernel, over planes of all lengths below 100 that begin and end
// anywhere, apart and in place, writes its results and nothing else. Package vec
// has the same test for slices.
func TestPlanes(t *testing.T) {
	const most = 100
	var pages []guard.Page
	for _, l := range levels(t) {
	kernels:
		for _, f := range kernels.Funcs() {
			in := operand.Make(5, most, f.In, operand.Wide)
			want, err := cpu.Run(f, in)
			if err != nil {
				t.Fatal(err)
			}
			k := simd.Lookup(f.Name, l)
			for len(pages) < len(in)+len(want) {
				pages = append(pages, guard.NewPage(t))
			}
			for n := range most {
				if (f.Ops > 2500 || testing.Short()) && n > 18 && n%16 > 1 {
					continue
				}
				lo := min(n/3, most-n)
				rows := func(p plane.Plane) []byte { return p.Bytes()[lo*p.Elem.Size():][:n*p.Elem.Size()] }
				for _, inPlace := range []bool{false, true} {
					var memory [][]byte
					var args []unsafe.Pointer
					for j, p := range append(want[:len(want):len(want)], in...) {
						size := p.Elem.Size()
						m := pages[j].End(n * size)
						if (n+j)%2 == 0 {
							m = pages[j].Start(n*size, n/2%5*size)
						}
						memory = append(memory, m)
					}
					for j, p := range want {
						if inPlace && j < len(in) && in[j].Elem == p.Elem {
							memory[j] = memory[len(want)+j]
						}
					}
					for j := range memory {
						pages[j].Fill()
						args = append(args, unsafe.Pointer(unsafe.SliceData(memory[j])))
					}
					for j, p := range in {
						copy(memory[len(want)+j], rows(p))
					}
					k.Planes(n, args...)
					got := plane.List(f.Out, most)
					for j, p := range got {
						copy(p.Bytes(), want[j].Bytes())
						copy(rows(p), memory[j])
					}
					if err := operand.Differ(operand.Wide, f, in, want, got, 1); err != nil {
						t.Errorf("%v, length %d, in place %v: %v", l, n, inPlace, err)
						continue kernels
					}
					for j, m := range memory {
						if j < len(want) && inPlace && j < len(in) && in[j].Elem == want[j].Elem {
							m = nil // the page of the result is not used
						}
						if !pages[j].Intact(m) {
							t.Errorf("%v: %s, length %d, in place %v: wrote outside of plane %d", l, f.Name, n, inPlace, j)
							continue kernels
						}
					}
				}
			}
		}
	}
}

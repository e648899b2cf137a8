package cpu

import (
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/simd"
)

// # Planes and slices
//
// A device's numbers lie in planes, and kernels work on slices. Some elements at a time
// are brought to slices, and the results from there, by kernels as well: those of a
// width of limbs for two, four and eight of them, split and joined.

var joins = map[kernels.Type]map[int]*simd.Function{
	kernels.F32: {2: &simd.F32JoinPair, 4: &simd.F32JoinQuad, 8: &simd.F32JoinComplexQuad},
	kernels.F64: {2: &simd.F64JoinPair, 4: &simd.F64JoinQuad, 8: &simd.F64JoinComplexQuad},
}

var splits = map[kernels.Type]map[int]*simd.Function{
	kernels.F32: {2: &simd.DFSplitPair, 4: &simd.QFSplitQuad, 8: &simd.CQFSplitComplexQuad},
	kernels.F64: {2: &simd.DDSplitPair, 4: &simd.QDSplitQuad, 8: &simd.CQDSplitComplexQuad},
}

// slicesBytes is the memory of the slices: a part of the cache next to the core.
const slicesBytes = 16 << 10

var memory = sync.Pool{New: func() any { return new([slicesBytes]byte) }}

// An array is a parameter or result: so many planes from the first on, and where its
// slice begins, in bytes of all for an element, or -1 where the one plane is that.
type array struct{ first, planes, size, at int }

// vectors returns f as the kernel of a level, or nil where there is none.
func vectors(f kernels.Func, l simd.Level) mapFunc {
	find := simd.Lookup(f.Name)
	if find == nil || find.At(l) == nil {
		return nil
	}
	k := find.At(l)
	bytes := 0
	var arrays []array
	var moves []*simd.Kernel // what splits a result, or joins an operand
	add := func(list []kernels.Param, first int, how map[kernels.Type]map[int]*simd.Function) {
		for _, p := range list {
			a := array{first, p.Type.Planes(), p.Type.Elem().Size(), -1}
			var move *simd.Kernel
			if a.planes > 1 {
				a.at, move = bytes, how[p.Type.Elem()][a.planes].At(l)
				bytes += a.planes * a.size
			}
			first += a.planes
			arrays, moves = append(arrays, a), append(moves, move)
		}
	}
	add(f.Out, len(plane.List(f.In, 0)), splits)
	add(f.In, 0, joins)
	step := k.Grain()
	for step*bytes > slicesBytes {
		step /= 2
	}
	return func(lo, hi int, p []plane.Plane) {
		m := memory.Get().(*[slicesBytes]byte)
		defer memory.Put(m)
		list, part := make([]unsafe.Pointer, len(arrays)), make([]unsafe.Pointer, 0, 9)
		for ; lo < hi; lo += step {
			n := min(step, hi-lo)
			// planes returns those of an array, after its slice or before.
			planes := func(i int) []unsafe.Pointer {
				part = part[:0]
				for _, q := range p[arrays[i].first:][:arrays[i].planes] {
					part = append(part, unsafe.Pointer(&q.Bytes()[lo*q.Elem.Size()]))
				}
				return part
			}
			for i, a := range arrays {
				if list[i] = unsafe.Pointer(&m[max(a.at, 0)*step]); a.planes == 1 {
					list[i] = planes(i)[0]
				} else if i >= len(f.Out) {
					moves[i].Slices(n, append([]unsafe.Pointer{list[i]}, planes(i)...)...)
				}
			}
			k.Slices(n, list...)
			for i := range f.Out {
				if arrays[i].planes > 1 {
					moves[i].Slices(n, append(planes(i), list[i])...)
				}
			}
		}
	}
}

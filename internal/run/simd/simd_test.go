package simd_test

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/simd"
)

func levels(t *testing.T) (list []simd.Level) {
	for _, l := range []simd.Level{simd.AVX2, simd.AVX512} {
		if l <= simd.Best() {
			list = append(list, l)
		} else if testenv.Required(l.String()) {
			t.Errorf("LIMB_TEST_REQUIRE lists %s, which this processor has not", l)
		}
	}
	if len(list) == 0 {
		t.Skip("no AVX2 here")
	}
	return list
}

func newArrays(params []kernels.Param, n int) (arrays [][]byte, addresses []unsafe.Pointer) {
	for _, p := range params {
		size := n * p.Type.Planes() * p.Type.Size()
		b := make([]byte, size+simd.StreamAlign)
		b = b[-uintptr(unsafe.Pointer(&b[0]))%simd.StreamAlign:][:size]
		arrays = append(arrays, b)
		addresses = append(addresses, unsafe.Pointer(&b[0]))
	}
	return arrays, addresses
}

// TestKernels compares every kernel with the Go code, bit for bit: few rows, since package vec compares others at each level.
func TestKernels(t *testing.T) {
	rows := testenv.Size(1<<9, 1<<9, 1<<12) + 5
	for _, f := range kernels.Funcs() {
		in := operand.Make(1, rows, f.In, operand.Wide)
		right := sync.OnceValues(func() ([]plane.Plane, error) { return cpu.Run(f, in) })
		for _, l := range levels(t) {
			t.Run(fmt.Sprint(l, "/", f.Name), func(t *testing.T) {
				t.Parallel()
				function := simd.Lookup(f.Name)
				if function == nil || function.At(l) == nil {
					t.Fatal("no kernel")
				}
				k := function.At(l)
				want, err := right()
				if err != nil {
					t.Fatal(err)
				}
				ins, a := newArrays(f.In, rows)
				outs, b := newArrays(f.Out, rows)
				for i, numbers := range plane.Slices(f.In, in) {
					copy(ins[i], numbers)
				}
				poison := func() {
					for _, numbers := range outs {
						plane.Poison(numbers)
					}
				}
				poison()
				k.Slices(rows, append(b, a...)...)
				got := plane.FromSlices(f.Out, outs)
				if err := operand.Differ(f, in, want, got, 3); err != nil {
					t.Errorf("slices: %v", err)
				}
				if len(f.Out) > 1 {
					return // Stream has one result
				}
				poison()
				k.Stream(rows, append(b, a...)...)
				got = plane.FromSlices(f.Out, outs)
				if err := operand.Differ(f, in, want, got, 3); err != nil {
					t.Errorf("streamed: %v", err)
				}
			})
		}
	}
}

// TestElements: what is left over of an array has copies of its first element behind it,
// which AVX2 reads as 4, 8 or 16 bytes, or else as 32: three or six floats as the first or the
// first two. An element of another size would be read beyond its end.
func TestElements(t *testing.T) {
	for _, f := range kernels.Funcs() {
		function := simd.Lookup(f.Name)
		for i := range function.Arrays() {
			if !element(function.Size(i)) {
				t.Errorf("%s: elements of %d bytes", f.Name, function.Size(i))
			}
		}
	}
	for _, size := range []int{1, 2, 20, 28, 40} {
		if element(size) {
			t.Errorf("elements of %d bytes go unnoticed", size)
		}
	}
}

// element tells whether leftAVX2 knows elements of a size.
func element(size int) bool {
	return slices.Contains([]int{4, 8, 12, 16, 24, 48}, size) || size > 0 && size%32 == 0
}

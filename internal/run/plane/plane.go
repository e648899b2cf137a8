// Package plane has arrays of machine numbers in the memory of the program, and takes
// numbers apart into such arrays: their planes.
package plane

import (
	"fmt"
	"math"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/types"
)

// Plane is an array of machine numbers of one type.
type Plane struct {
	Elem  kernels.Type // F32, F64, I32 or U16
	words []uint64     // the memory, aligned
	n     int
}

// New returns a plane of n zeros of type elem.
func New(elem kernels.Type, n int) Plane {
	return Plane{elem, make([]uint64, (n*elem.Size()+7)/8), n}
}

// List returns the planes of n numbers of each of the types.
func List(types []kernels.Param, n int) []Plane {
	var planes []Plane
	for _, t := range types {
		for range t.Type.Planes() {
			planes = append(planes, New(t.Type.Elem(), n))
		}
	}
	return planes
}

// A Stage is memory with planes at a stride, on its way to a device or back.
type Stage struct {
	Planes []Plane
	all    Plane
}

var stages sync.Pool // of *[]uint64

// NewStage returns so many planes of n numbers of type elem, with any content, each so many
// numbers behind the last; the stride is one that keeps them at multiples of 8 bytes.
func NewStage(elem kernels.Type, n, stride, planes int) Stage {
	size := stride * planes * elem.Size() / 8
	var words []uint64
	if kept, ok := stages.Get().(*[]uint64); ok {
		words = *kept
	}
	if len(words) < size {
		words = make([]uint64, size)
	}
	s := Stage{all: Plane{elem, words, stride * planes}}
	for j := range planes {
		s.Planes = append(s.Planes, Plane{elem, words[j*stride*elem.Size()/8:], n})
	}
	return s
}

// Bytes returns the memory.
func (s Stage) Bytes() []byte { return s.all.Bytes() }

// Free gives the memory to stages that come.
func (s Stage) Free() { stages.Put(&s.all.words) }

// Apart copies numbers, as slices of Go have them, to planes, one for each machine number
// in them. Together copies them back.
func Apart(planes []Plane, numbers []byte)    { transpose(planes, numbers, false) }
func Together(numbers []byte, planes []Plane) { transpose(planes, numbers, true) }

// Slices returns the memory of slices of Go with the numbers of those types whose planes
// follow one another.
func Slices(types []kernels.Param, planes []Plane) (list [][]byte) {
	for _, t := range types {
		k := t.Type.Planes()
		numbers := New(t.Type.Elem(), k*planes[0].Len()).Bytes()
		Together(numbers, planes[:k])
		list, planes = append(list, numbers), planes[k:]
	}
	return list
}

// FromSlices returns the planes of the numbers in the memory of slices of Go of those types.
func FromSlices(types []kernels.Param, slices [][]byte) (list []Plane) {
	for i, t := range types {
		planes := List(types[i:i+1], len(slices[i])/(t.Type.Planes()*t.Type.Size()))
		Apart(planes, slices[i])
		list = append(list, planes...)
	}
	return list
}

func transpose(planes []Plane, numbers []byte, back bool) {
	switch planes[0].Elem.Size() {
	case 2:
		turn(planes, numbers, back, Plane.U16)
	case 4:
		turn(planes, numbers, back, func(p Plane) []uint32 { return view[uint32](p, p.n) })
	default:
		turn(planes, numbers, back, func(p Plane) []uint64 { return view[uint64](p, p.n) })
	}
}

// turn goes through the numbers in blocks that a cache holds.
func turn[W uint16 | uint32 | uint64](planes []Plane, numbers []byte, back bool, words func(Plane) []W) {
	const block = 512
	k, n := len(planes), planes[0].n
	var lists [][]W
	for _, p := range planes {
		lists = append(lists, words(p))
	}
	x := unsafe.Slice((*W)(unsafe.Pointer(unsafe.SliceData(numbers))), k*n)
	for lo := 0; lo < n; lo += block {
		hi := min(lo+block, n)
		for j, p := range lists {
			part, at := p[lo:hi], x[lo*k:hi*k]
			if back {
				for i, w := range part {
					at[i*k+j] = w
				}
			} else {
				for i := range part {
					part[i] = at[i*k+j]
				}
			}
		}
	}
}

// Len returns the number of elements.
func (p Plane) Len() int { return p.n }

// Bytes returns the memory.
func (p Plane) Bytes() []byte { return view[byte](p, p.n*p.Elem.Size()) }

// F32, F64, I32 and U16 return the elements; the plane is of that type.
func (p Plane) F32() []float32 { return view[float32](p, p.n) }
func (p Plane) F64() []float64 { return view[float64](p, p.n) }
func (p Plane) I32() []int32   { return view[int32](p, p.n) }
func (p Plane) U16() []uint16  { return view[uint16](p, p.n) }

func view[T any](p Plane, n int) []T {
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(p.words))), n)
}

// Set stores v, rounded to the type, as element i. A NaN has the sign of v, which a
// conversion loses on riscv64, among others.
func (p Plane) Set(i int, v float64) {
	switch p.Elem {
	case kernels.F32:
		f := float32(v)
		if v != v {
			f = math.Float32frombits(0x7fc00000 | uint32(math.Float64bits(v)>>32)&(1<<31))
		}
		p.F32()[i] = f
	case kernels.F64:
		p.F64()[i] = v
	case types.U16:
		p.U16()[i] = uint16(v)
	default:
		p.I32()[i] = int32(v)
	}
}

// At returns element i.
func (p Plane) At(i int) float64 {
	switch p.Elem {
	case kernels.F32:
		return float64(p.F32()[i])
	case kernels.F64:
		return p.F64()[i]
	case types.U16:
		return float64(p.U16()[i])
	default:
		return float64(p.I32()[i])
	}
}

// Poison fills memory with what no kernel returns by chance.
func Poison(memory []byte) {
	for i := range memory {
		memory[i] = 0xA5
	}
}

// Same reports whether elements i are equal bit for bit. Every NaN is the same.
func (p Plane) Same(q Plane, i int) bool {
	switch p.Elem {
	case kernels.F32:
		a, b := p.F32()[i], q.F32()[i]
		return math.Float32bits(a) == math.Float32bits(b) || a != a && b != b
	case kernels.F64:
		a, b := p.F64()[i], q.F64()[i]
		return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
	case types.U16:
		return p.U16()[i] == q.U16()[i]
	default:
		return p.I32()[i] == q.I32()[i]
	}
}

// Text returns element i, exactly and as bits.
func (p Plane) Text(i int) string {
	switch p.Elem {
	case kernels.F32:
		v := p.F32()[i]
		return fmt.Sprintf("%x (0x%08x)", v, math.Float32bits(v))
	case kernels.F64:
		v := p.F64()[i]
		return fmt.Sprintf("%x (0x%016x)", v, math.Float64bits(v))
	case types.U16:
		return fmt.Sprintf("0x%04x", p.U16()[i])
	default:
		return fmt.Sprint(p.I32()[i])
	}
}

// Package plane has arrays of machine numbers in the memory of the program, and takes
// numbers apart into such arrays: their planes.
package plane

import (
	"fmt"
	"math"
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

// Apart copies numbers, as slices of Go have them, to planes, one for each machine number
// in them. Together copies them back.
func Apart(planes []Plane, numbers []byte)    { transpose(planes, numbers, ToRows) }
func Together(numbers []byte, planes []Plane) { transpose(planes, numbers, FromRows) }

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

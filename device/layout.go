package device

import (
	"reflect"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/plane"
)

// goTypes are the elements of arrays in Go.
var goTypes = map[kernels.Type]reflect.Type{
	kernels.F32: reflect.TypeFor[float32](), kernels.F64: reflect.TypeFor[float64](),
	kernels.I32: reflect.TypeFor[int32](), kernels.Bool: reflect.TypeFor[int32](),
	kernels.DF: reflect.TypeFor[limb.DF](), kernels.DD: reflect.TypeFor[limb.DD](),
	kernels.QF: reflect.TypeFor[limb.QF](), kernels.QD: reflect.TypeFor[limb.QD](),
	kernels.CDF: reflect.TypeFor[limb.CDF](), kernels.CDD: reflect.TypeFor[limb.CDD](),
	kernels.CQF: reflect.TypeFor[limb.CQF](), kernels.CQD: reflect.TypeFor[limb.CQD](),
}

// typeOf returns the type of the catalogue for T.
func typeOf[T Elem]() kernels.Type {
	for t, g := range goTypes {
		if t != kernels.Bool && g == reflect.TypeFor[T]() {
			return t
		}
	}
	panic("device: an element type that is not in the list")
}

// A layout says how the elements of an array lie in its buffer: as in a slice of Go, where
// the device has structs, or as planes at a stride.
type layout struct {
	typ    kernels.Type
	n      int
	stride int // in machine numbers; 0 for a slice of Go
}

// line is the alignment of planes in bytes. A plane has an odd number of lines: elements of
// the same index would else fall on one place of a cache.
const line = 64

func (d *Device) layout(t kernels.Type, n int) layout {
	l := layout{typ: t, n: n}
	if !d.caps.Structs {
		lines := (n*t.Size() + line - 1) / line
		l.stride = (lines | 1) * line / t.Size()
	}
	return l
}

// bytes returns the size of the buffer.
func (l layout) bytes() int {
	if l.stride == 0 {
		return l.n * l.typ.Planes() * l.typ.Size()
	}
	return l.stride * l.typ.Planes() * l.typ.Size()
}

// slice returns elements as a kernel takes them.
func (l layout) slice(b driver.Buffer, lo, hi int) driver.Slice {
	return driver.Slice{Buffer: b, Elem: goTypes[l.typ], At: lo, Len: hi - lo, Stride: l.stride}
}

// content is the content of an array on its way to the buffer or back.
type content struct {
	layout
	memory []byte
	planes []plane.Plane // of memory, or nil for a slice of Go
}

func (l layout) content() content {
	elem, planes := l.typ.Elem(), l.typ.Planes()
	if l.stride == 0 {
		return content{l, plane.New(elem, l.n*planes).Bytes(), nil}
	}
	memory, list := plane.Strided(elem, l.n, l.stride, planes)
	return content{l, memory, list}
}

// set makes planes the first elements, and get gives them back.
func (c content) set(planes []plane.Plane) {
	if c.planes == nil {
		plane.Together(c.memory, planes)
		return
	}
	for j, p := range planes {
		copy(c.planes[j].Bytes(), p.Bytes())
	}
}

func (c content) get(planes []plane.Plane) {
	if c.planes == nil {
		plane.Apart(planes, c.memory)
		return
	}
	for j, p := range planes {
		copy(p.Bytes(), c.planes[j].Bytes())
	}
}

package device

import (
	"reflect"

	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/typeof"
)

// goType returns the elements of an array in Go: of a bool an int32.
func goType(t kernels.Type) reflect.Type {
	if t == kernels.Bool {
		t = kernels.I32
	}
	return typeof.Go(t)
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
	return driver.Slice{Buffer: b, Elem: goType(l.typ), At: lo, Len: hi - lo, Stride: l.stride}
}

// stage returns memory for the planes of the array, on their way to the buffer or back.
func (l layout) stage() plane.Stage {
	return plane.NewStage(l.typ.Elem(), l.n, l.stride, l.typ.Planes())
}

// inOrder reports whether the buffer is as a slice of Go.
func (l layout) inOrder() bool { return l.stride == 0 || l.typ.Planes() == 1 }

// put copies planes to the first elements of an array whose memory it is, and get copies
// these to planes.
func (l layout) put(memory []byte, planes []plane.Plane) {
	if l.stride == 0 {
		plane.Together(memory, planes)
		return
	}
	for j, p := range planes {
		copy(memory[j*l.stride*l.typ.Size():], p.Bytes())
	}
}

func (l layout) get(planes []plane.Plane, memory []byte) {
	if l.stride == 0 {
		plane.Apart(planes, memory)
		return
	}
	for j, p := range planes {
		copy(p.Bytes(), memory[j*l.stride*l.typ.Size():])
	}
}

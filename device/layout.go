package device

import (
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/plane"
)

// A layout says how elements lie in a buffer: as in a slice of Go, where the device has
// structs, or as planes at a stride.
type layout struct {
	typ    *elem
	room   int // for how many elements
	stride int // in machine numbers; 0 for a slice of Go
}

// line is the alignment of planes in bytes. A plane has an odd number of lines: elements of
// the same index would else fall on one place of a cache.
const line = 64

func (d *Device) layout(e *elem, n int) layout {
	l := layout{typ: e, room: n}
	if !d.caps.Structs {
		lines := (n*e.Size() + line - 1) / line
		l.stride = (lines | 1) * line / e.Size()
	}
	return l
}

// bytes returns the size of the buffer.
func (l layout) bytes() int {
	if l.stride == 0 {
		return l.room * l.typ.Planes() * l.typ.Size()
	}
	return l.stride * l.typ.Planes() * l.typ.Size()
}

// slice returns elements as a kernel takes them.
func (l layout) slice(b driver.Buffer, lo, hi int) driver.Slice {
	return driver.Slice{Buffer: b, Elem: l.typ.typ, At: lo, Len: hi - lo, Stride: l.stride}
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

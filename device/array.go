package device

import (
	"fmt"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/typeof"
)

// Elem are the element types of arrays. A bool of package limb's functions is an int32
// here, 0 or 1.
type Elem interface {
	float32 | float64 | int32 | limb.DF | limb.DD | limb.QF | limb.QD |
		limb.CDF | limb.CDD | limb.CQF | limb.CQD
}

// Array is an array in the memory of a device, which [NewArray] makes: one buffer. On the
// device cpu it is a slice of Go. A driver's device has it as planes, each of machine
// numbers: the leading limbs of all elements, then the next limbs; for complex numbers
// those of the real parts, then those of the imaginary parts. Slices of the program have
// their elements as ever: Upload and Download convert. Several goroutines may use it at
// once.
type Array[T Elem] struct{ a array }

// Operand is an argument of [Device.Map] and [Kernel.Run]: an *Array of any type.
type Operand interface{ operand() *array }

func (x *Array[T]) operand() *array {
	if x == nil {
		return nil
	}
	return &x.a
}

type array struct {
	d *Device
	layout
	buffer driver.Buffer // nil when freed
}

// NewArray returns an array of n elements on d, at most 2^30, with undefined content. An
// array of float64 limbs on a device without exact float64 is ErrNoFloat64.
func NewArray[T Elem](d *Device, n int) (*Array[T], error) {
	x := &Array[T]{array{d: d, layout: layout{typ: typeof.Of[T](), n: n}}}
	if err := d.do(func() error { return d.alloc(&x.a) }); err != nil {
		return nil, d.wrap(err, "array of %d %s", n, x.a.typ)
	}
	return x, nil
}

// Len returns the number of elements, also when the array is freed.
func (x *Array[T]) Len() int {
	if x == nil {
		return 0
	}
	return x.a.n
}

// Upload copies src into the array, after all earlier work on the device. The
// lengths must be equal. src may be reused when Upload returns.
func (x *Array[T]) Upload(src []T) error {
	a := x.operand()
	return a.transfer("upload", len(src), func() error {
		return a.write(bytes(src))
	})
}

// write copies the memory of a slice to the array.
func (a *array) write(src []byte) error {
	if a.inOrder() {
		return a.buffer.Write(src)
	}
	s := a.stage()
	defer s.Free()
	plane.Apart(s.Planes, src)
	return a.buffer.Write(s.Bytes())
}

// read copies the array to the memory of a slice.
func (a *array) read(dst []byte) error {
	if a.inOrder() {
		return a.buffer.Read(dst)
	}
	s := a.stage()
	defer s.Free()
	err := a.buffer.Read(s.Bytes())
	if err == nil {
		plane.Together(dst, s.Planes)
	}
	return err
}

// Download copies the array into dst, after all earlier work on the device. It returns
// an error where any of that has failed: dst then holds nothing of use. The lengths must
// be equal.
func (x *Array[T]) Download(dst []T) error {
	a := x.operand()
	return a.transfer("download", len(dst), func() error {
		return a.d.witnessed(func() error {
			return a.read(bytes(dst))
		})
	})
}

// Free gives the memory back, after all earlier work. It may be called again. Other uses
// of the array then return [ErrFreed].
func (x *Array[T]) Free() {
	a := x.operand()
	if a == nil || a.d == nil {
		return
	}
	a.d.mu.Lock()
	defer a.d.mu.Unlock()
	a.free()
	delete(a.d.arrays, a)
}

func (a *array) free() {
	if a.buffer != nil {
		a.buffer.Free()
	}
	a.buffer = nil
}

// transfer moves n numbers to the array or back.
func (a *array) transfer(what string, n int, move func() error) error {
	if a == nil || a.d == nil {
		return fmt.Errorf("%s: %w", what, ErrZero)
	}
	err := a.d.do(func() error {
		if err := a.usable(a.d); err != nil {
			return err
		}
		if n != a.n {
			return fmt.Errorf("%w: the array has %d elements, the slice %d", ErrLength, a.n, n)
		}
		return move()
	})
	return a.d.wrap(err, "%s of %s", what, a.typ)
}

// usable says whether a can be used with d.
func (a *array) usable(d *Device) error {
	switch {
	case a.d == nil:
		return ErrZero
	case a.d != d:
		return fmt.Errorf("%w: it belongs to %s", ErrForeign, a.d.info.Name)
	case a.buffer == nil:
		return ErrFreed
	}
	return nil
}

// bytes returns the memory of s.
func bytes[T any](s []T) []byte {
	var zero T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(zero)))
}

package device

import (
	"fmt"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/plane"
)

// Elem are the element types of arrays. A bool of package limb's functions is an int32
// here, 0 or 1.
type Elem interface {
	float32 | float64 | int32 | limb.DF | limb.DD | limb.QF | limb.QD |
		limb.CDF | limb.CDD | limb.CQF | limb.CQD
}

// typeOf returns the type of the catalogue for T.
func typeOf[T Elem]() kernels.Type {
	var zero T
	switch any(zero).(type) {
	case float32:
		return kernels.F32
	case float64:
		return kernels.F64
	case int32:
		return kernels.I32
	case limb.DF:
		return kernels.DF
	case limb.DD:
		return kernels.DD
	case limb.QF:
		return kernels.QF
	case limb.QD:
		return kernels.QD
	case limb.CDF:
		return kernels.CDF
	case limb.CDD:
		return kernels.CDD
	case limb.CQF:
		return kernels.CQF
	default:
		return kernels.CQD
	}
}

// Array is an array in the memory of a device, which [NewArray] makes. It lies there as
// planes: one array of machine numbers for each limb, the leading limbs first; for complex
// numbers those of the real parts, then those of the imaginary parts. Slices of the
// program have their elements as ever: Upload and Download convert. Several goroutines may
// use it at once.
type Array[T Elem] struct{ a array }

// Operand is an argument of [Device.Map] and [Kernel.Run]: an *Array of any type.
type Operand interface {
	operand() *array
	host() host
}

// host is a slice of Go with the elements of an array.
type host struct {
	memory []byte
	slice  func(lo, hi int) any
}

func (x *Array[T]) host() host {
	s := make([]T, x.a.n)
	return host{bytes(s), func(lo, hi int) any { return s[lo:hi:hi] }}
}

func (x *Array[T]) operand() *array {
	if x == nil {
		return nil
	}
	return &x.a
}

type array struct {
	d      *Device
	typ    kernels.Type
	n      int
	planes []driver.Plane // nil when freed
}

// NewArray returns an array of n elements on d, at most 2^31, with undefined content. An
// array of float64 limbs on a device without exact float64 is ErrNoFloat64.
func NewArray[T Elem](d *Device, n int) (*Array[T], error) {
	x := &Array[T]{array{d: d, typ: typeOf[T](), n: n}}
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
	return a.each(func(p driver.Plane, j int) error {
		if a.typ.Planes() == 1 {
			return p.Write(src)
		}
		stage := plane.New(a.typ.Elem(), a.n)
		copyLimb(a.typ, src, stage, j, false)
		return p.Write(stage.Bytes())
	})
}

// read copies the array to the memory of a slice.
func (a *array) read(dst []byte) error {
	return a.each(func(p driver.Plane, j int) error {
		if a.typ.Planes() == 1 {
			return p.Read(dst)
		}
		stage := plane.New(a.typ.Elem(), a.n)
		err := p.Read(stage.Bytes())
		copyLimb(a.typ, dst, stage, j, true)
		return err
	})
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
	for _, p := range a.planes {
		p.Free()
	}
	a.planes = nil
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

// each calls move for each plane.
func (a *array) each(move func(p driver.Plane, j int) error) error {
	for j, p := range a.planes {
		if err := move(p, j); err != nil {
			return err
		}
	}
	return nil
}

// usable says whether a can be used with d.
func (a *array) usable(d *Device) error {
	switch {
	case a.d == nil:
		return ErrZero
	case a.d != d:
		return fmt.Errorf("%w: it belongs to %s", ErrForeign, a.d.info.Name)
	case a.planes == nil:
		return ErrFreed
	}
	return nil
}

// bytes returns the memory of s.
func bytes[T any](s []T) []byte {
	var zero T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(zero)))
}

// copyLimb copies limb j of each of the numbers to p, or back.
func copyLimb(t kernels.Type, numbers []byte, p plane.Plane, j int, back bool) {
	if t.Elem() == kernels.F32 {
		stride(view[float32](numbers), t.Planes(), p.F32(), j, back)
	} else {
		stride(view[float64](numbers), t.Planes(), p.F64(), j, back)
	}
}

func stride[W any](x []W, limbs int, p []W, j int, back bool) {
	for i := range p {
		if back {
			x[i*limbs+j] = p[i]
		} else {
			p[i] = x[i*limbs+j]
		}
	}
}

// view returns b as limbs; b is the memory of an array of them.
func view[W any](b []byte) []W {
	var zero W
	return unsafe.Slice((*W)(unsafe.Pointer(unsafe.SliceData(b))), len(b)/int(unsafe.Sizeof(zero)))
}

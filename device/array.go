package device

import (
	"context"
	"fmt"
	"reflect"
	"unsafe"

	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/plane"
)

// Array is an array in the memory of a device, which [NewArray] makes, or a part of one, of
// [Array.Slice]. Several goroutines may use it at once.
//
// An array is one buffer. On the device cpu that is a slice of Go. A driver's device has it as
// planes, each of machine numbers: the leading limbs of all elements, then the next limbs; for
// complex numbers those of the real parts, then those of the imaginary parts; of a struct the
// numbers in it, in order. Slices of the program have their elements as ever: Upload and
// Download convert.
type Array[T any] struct{ a array }

// Operand is an argument of [Device.Map] and of a [Kernel]: an *Array of any type.
type Operand interface{ operand() *array }

func (x *Array[T]) operand() *array {
	if x == nil {
		return nil
	}
	return &x.a
}

// array is the elements lo … hi-1 of a storage.
type array struct {
	d *Device
	*storage
	lo, hi int
	given  any   // a driver.Slice: the elements as kernels take them
	part   bool  // it does not own the storage
	bad    error // what was wrong with the bounds of a part
}

// of returns elements of a storage.
func of(d *Device, s *storage, lo, hi int) array {
	return array{d: d, storage: s, lo: lo, hi: hi, given: s.layout.slice(s.buffer, lo, hi)}
}

// storage is the memory of an array and of all parts of it.
type storage struct {
	layout
	buffer driver.Buffer // nil when freed
}

func (a *array) len() int { return a.hi - a.lo }

// whole reports whether a is all of its storage.
func (a *array) whole() bool { return a.len() == a.room }

// NewArray returns an array of n elements on d, at most 2^30, with undefined content.
//
// Elements are numbers of package limb, float32, float64, int32 or uint16, such as fp.Half and
// fp.BF16, or of any struct or array whose numbers, at most 256, are all of one of these machine
// types; other elements are [ErrType]. A bool of package limb's functions is an int32 here, 0 or 1. An array of float64
// limbs on a device without exact float64 is ErrNoFloat64.
//
//	type Body struct{ Pos, Vel [3]limb.DD }
//	bodies, err := device.NewArray[Body](d, 1000)
func NewArray[T any](d *Device, n int) (*Array[T], error) {
	a, err := d.newArray(reflect.TypeFor[T](), n)
	if err != nil {
		return nil, err
	}
	return &Array[T]{a}, nil
}

func (d *Device) newArray(t reflect.Type, n int) (a array, err error) {
	err = d.do(func() error {
		e, err := elemOf(t)
		if err != nil {
			return err
		}
		s, err := d.alloc(e, n)
		if err == nil {
			a = of(d, s, 0, n)
		}
		return err
	})
	if err != nil {
		return a, d.wrap(err, "array of %d %s", n, t)
	}
	return a, nil
}

// Len returns the number of elements, also when the array is freed.
func (x *Array[T]) Len() int {
	if x == nil {
		return 0
	}
	return x.a.len()
}

// Slice returns the elements lo … hi-1 of x, as x[lo:hi] is of a slice: an array that has them
// in common with x, for all uses of arrays but Free, which does nothing on it. Where the bounds
// are not within x every use of the result returns [ErrLength].
func (x *Array[T]) Slice(lo, hi int) *Array[T] {
	if x == nil || x.a.d == nil {
		return x
	}
	bad := x.a.bad
	if lo < 0 || hi < lo || hi > x.Len() {
		if bad == nil {
			bad = fmt.Errorf("%w: Slice(%d, %d) of an array of %d elements", ErrLength, lo, hi, x.Len())
		}
		lo, hi = 0, 0
	}
	y := &Array[T]{of(x.a.d, x.a.storage, x.a.lo+lo, x.a.lo+hi)}
	y.a.part, y.a.bad = true, bad
	return y
}

// Device returns the device that x is on, and nil for the zero value and for nil.
func (x *Array[T]) Device() *Device {
	if x == nil {
		return nil
	}
	return x.a.d
}

// Overlaps reports whether x and y, parts of one array, have elements in common.
func (x *Array[T]) Overlaps(y *Array[T]) bool {
	return x != nil && y != nil && x.a.storage != nil && x.a.overlaps(&y.a)
}

// Upload copies src into the array, after all earlier work with it. The lengths must be equal. src may be
// reused when Upload returns. On CUDA other work goes on meanwhile, and a failure of that is the error of a later call.
func (x *Array[T]) Upload(src []T) error { return x.UploadContext(context.Background(), src) }

// UploadContext is Upload until ctx is done. A copy that has begun is made: where it returns the
// error of ctx the array is as it was, and the next call on the device waits for the earlier work, as after WaitContext.
func (x *Array[T]) UploadContext(ctx context.Context, src []T) error {
	return x.operand().upload(ctx, len(src), bytes(src))
}

// write copies the memory of a slice to the array, and read copies it back.
func (a *array) write(src []byte) error { return a.d.write(a.copy(src, true)) }
func (a *array) read(dst []byte) error  { return a.d.read(a.copy(dst, false)) }

func (a *array) copy(p []byte, write bool) driver.Copy {
	size, planes := a.typ.Size(), a.typ.Planes()
	if a.inOrder() {
		return driver.Bytes(a.buffer, a.lo*planes*size, p, write)
	}
	way := plane.ToRows
	if !write {
		way = plane.Back(len(p))
	}
	return driver.Copy{
		Buffer: a.buffer, Write: write, At: a.lo * size, N: a.len(), Size: size, Rows: planes, Stride: a.stride * size, Whole: a.whole(),
		Move: func(memory []byte, stride, lo, hi int) {
			plane.Turn(memory, stride, p[lo*planes*size:hi*planes*size], size, planes, way)
		},
	}
}

// Download copies the array into dst, after all earlier work on the device. It returns
// an error where any of that has failed: dst then holds nothing of use. The lengths must
// be equal.
func (x *Array[T]) Download(dst []T) error { return x.DownloadContext(context.Background(), dst) }

// DownloadContext is Download until ctx is done. A copy that has begun is made: where it returns
// the error of ctx dst is as it was, and the next call on the device waits for the earlier work, as after WaitContext.
func (x *Array[T]) DownloadContext(ctx context.Context, dst []T) error {
	return x.operand().download(ctx, len(dst), bytes(dst))
}

// Free gives the memory back after all earlier work: a driver may wait for that here. It may be called again. Other uses of the array, and of its parts, then return [ErrFreed].
func (x *Array[T]) Free() {
	x.operand().release()
}

func (a *array) release() {
	if a == nil || a.d == nil || a.part {
		return
	}
	a.d.turn.Take(context.Background())
	defer a.d.turn.Give()
	a.free()
	delete(a.d.arrays, a.storage)
}

func (s *storage) free() {
	if s.buffer != nil {
		s.buffer.Free()
	}
	s.buffer = nil
}

func (a *array) upload(ctx context.Context, n int, src []byte) error {
	return a.transfer(ctx, "upload", n, func() error { return a.write(src) })
}

func (a *array) download(ctx context.Context, n int, dst []byte) error {
	return a.transfer(ctx, "download", n, func() error { return a.read(dst) })
}

// transfer moves n numbers to the array or back.
func (a *array) transfer(ctx context.Context, what string, n int, move func() error) error {
	if a == nil || a.d == nil {
		return fmt.Errorf("%s: %w", what, ErrZero)
	}
	err := a.d.after(ctx, func() error {
		if err := a.usable(a.d); err != nil {
			return err
		}
		if n != a.len() {
			return fmt.Errorf("%w: the array has %d elements, the slice %d", ErrLength, a.len(), n)
		}
		return move()
	})
	return a.wrapped(err, what)
}

// wrapped says where an error is from.
func (a *array) wrapped(err error, what string) error {
	if a == nil || a.d == nil {
		return fmt.Errorf("%s: %w", what, ErrZero)
	}
	return a.d.wrap(err, "%s of %s", what, a.typ)
}

// usable says whether a can be used with d.
func (a *array) usable(d *Device) error {
	switch {
	case a.d == nil:
		return ErrZero
	case a.d != d:
		return fmt.Errorf("%w: it belongs to %s", ErrForeign, a.d.info.Name)
	case a.bad != nil:
		return a.bad
	case a.buffer == nil:
		return ErrFreed
	}
	return nil
}

// overlaps reports whether two arrays have elements in common, and same whether they have all.
func (a *array) overlaps(b *array) bool {
	return a.storage == b.storage && a.lo < b.hi && b.lo < a.hi
}

func (a *array) same(b *array) bool {
	return a.storage == b.storage && a.lo == b.lo && a.hi == b.hi
}

// bytes returns the memory of s.
func bytes[T any](s []T) []byte {
	var zero T
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(s))), len(s)*int(unsafe.Sizeof(zero)))
}

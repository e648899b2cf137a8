// Package matdevice has the products and systems of package mat on devices, with the same bits.
//
//	d, err := device.Open("")
//	a, err := matdevice.From(d, hostA)
//	b, err := matdevice.From(d, hostB)
//	c := new(matdevice.Dense[limb.DD])
//	err = c.Mul(a, b)
//
// A group of the device has a tile of the result, and goes through the tiles of a row and of a
// column in its own memory. An element is the chain of steps that it is in package mat, and the
// sum of [MulExact] is exact, so that nothing of the device can be seen in the bits. On the device
// "cpu" package mat multiplies.
//
// On a device that flushes subnormal numbers ([device.Least]) products of [Dense.Mul] in float32 differ where a step has a part
// below 2^-126, and nothing marks such an element.
//
// Shapes that do not match panic with [mat.ErrShape], as in package mat; what a device refuses, or gets wrong, is an error of
// package device: a product with other bits than that of package mat is [device.ErrWrong].
//
// The first product of a type on a device builds its kernel, which takes seconds, and compares a
// small one with package mat.
package matdevice

import (
	"context"
	"errors"
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/mat"
)

// Number is a type of elements.
type Number[N any] interface {
	mat.Number[N]
	device.Number[N]
}

// Real is a type of elements of [MulExact].
type Real[N any] interface {
	Number[N]
	device.Real[N]
	limb.Real[N]
}

// Dense is a matrix on a device, as [mat.Dense] is one elsewhere: element (i, j) is element
// i·Stride + j of Data. The zero value takes the shape of the first result that it is given, and
// its device.
type Dense[N Number[N]] struct {
	Rows, Cols, Stride int
	Data               *device.Array[N]

	device *device.Device
}

// New returns a matrix of r rows and c columns on d, with any content.
func New[N Number[N]](d *device.Device, r, c int) (*Dense[N], error) {
	if r < 0 || c < 0 {
		wrongShape("New", "%d rows and %d columns: neither may be negative", r, c)
	}
	if c > 0 && r > math.MaxInt/c {
		return nil, fmt.Errorf("matdevice: a matrix of %d × %d on a device: %w: a device has at most 2^30 elements: multiply in parts", r, c, device.ErrLength)
	}
	data, err := device.NewArray[N](d, r*c)
	if err != nil {
		return nil, fmt.Errorf("matdevice: a matrix of %d × %d: %w", r, c, err)
	}
	return &Dense[N]{Rows: r, Cols: c, Stride: c, Data: data, device: d}, nil
}

// wrongShape panics with what is wrong: call is the function that was called.
func wrongShape(call, format string, args ...any) {
	panic(fmt.Errorf("matdevice: %s: %w: %s", call, mat.ErrShape, fmt.Sprintf(format, args...)))
}

// Over returns a matrix whose elements are in an array of d.
func Over[N Number[N]](d *device.Device, data *device.Array[N], r, c, stride int) (*Dense[N], error) {
	m := &Dense[N]{Rows: r, Cols: c, Stride: stride, Data: data, device: d}
	return m, m.check("Over")
}

// From returns a matrix on d with the elements of a.
func From[N Number[N]](d *device.Device, a *mat.Dense[N]) (*Dense[N], error) {
	return FromContext(context.Background(), d, a)
}

// FromContext is From until ctx is done.
func FromContext[N Number[N]](ctx context.Context, d *device.Device, a *mat.Dense[N]) (*Dense[N], error) {
	m, err := New[N](d, a.Rows, a.Cols)
	if err != nil {
		return nil, err
	}
	if err := m.UploadContext(ctx, a); err != nil {
		m.Free()
		return nil, err
	}
	return m, nil
}

// check returns an error where m has no device, and panics where its numbers are those of no matrix.
func (m *Dense[N]) check(call string) error {
	if m == nil || m.device == nil || m.Data == nil {
		return fmt.Errorf("matdevice: %s: %w", call, device.ErrZero)
	}
	ok := m.Rows >= 0 && m.Cols >= 0 && m.Stride >= m.Cols
	if ok && m.Rows > 0 && m.Cols > 0 {
		ok = m.Stride <= m.Data.Len() && m.Rows-1 <= (m.Data.Len()-m.Cols)/m.Stride
	}
	if !ok {
		wrongShape(call, "a matrix of %d rows and %d columns, %d apart, in an array of %d elements", m.Rows, m.Cols, m.Stride, m.Data.Len())
	}
	return nil
}

// checkProduct is check for the operands of ab.
func checkProduct[N Number[N]](call string, a, b *Dense[N]) error {
	if a == nil || b == nil {
		return fmt.Errorf("matdevice: %s: %w", call, device.ErrZero)
	}
	if a.Cols != b.Rows {
		wrongShape(call, "a is %d × %d and b %d × %d: the columns of a must be the rows of b", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	return nil
}

// Dims returns the numbers of rows and columns.
func (m *Dense[N]) Dims() (r, c int) { return m.Rows, m.Cols }

// Slice returns the rows i … k-1 and the columns j … l-1, in the memory of m. Free does nothing on
// it. It panics where these are not within m, as that of [mat.Dense] does.
func (m *Dense[N]) Slice(i, k, j, l int) *Dense[N] {
	if i < 0 || k < i || k > m.Rows || j < 0 || l < j || l > m.Cols {
		wrongShape("Slice", "rows %d to %d and columns %d to %d of %d × %d: they must lie in the matrix", i, k, j, l, m.Rows, m.Cols)
	}
	s := &Dense[N]{Rows: k - i, Cols: l - j, Stride: m.Stride, device: m.device}
	if k > i && l > j {
		s.Data = m.Data.Slice(i*m.Stride+j, (k-1)*m.Stride+l)
	} else {
		s.Data = m.Data.Slice(0, 0)
	}
	return s
}

// lines calls do for the pieces of m, and of a matrix in a slice, that lie side by side in both.
func (m *Dense[N]) lines(ctx context.Context, data []N, stride int, do func(part *device.Array[N], ctx context.Context, data []N) error) error {
	if m.Rows == 0 || m.Cols == 0 {
		return nil
	}
	if m.Stride == m.Cols && stride == m.Cols {
		return do(m.Data.Slice(0, m.Rows*m.Cols), ctx, data[:m.Rows*m.Cols])
	}
	for i := range m.Rows {
		if err := do(m.Data.Slice(i*m.Stride, i*m.Stride+m.Cols), ctx, data[i*stride:i*stride+m.Cols]); err != nil {
			return err
		}
	}
	return nil
}

// Upload sets m to a, of the same shape, after all earlier work on the device.
func (m *Dense[N]) Upload(a *mat.Dense[N]) error { return m.UploadContext(context.Background(), a) }

// UploadContext is Upload until ctx is done. A matrix whose rows lie apart may have some rows of a then.
func (m *Dense[N]) UploadContext(ctx context.Context, a *mat.Dense[N]) error {
	if err := m.check("Upload"); err != nil {
		return err
	}
	if a.Rows != m.Rows || a.Cols != m.Cols {
		wrongShape("Upload", "a is %d × %d and the matrix on the device %d × %d: both must have one shape", a.Rows, a.Cols, m.Rows, m.Cols)
	}
	return m.lines(ctx, a.Data, a.Stride, (*device.Array[N]).UploadContext)
}

// Download returns m, after all earlier work on the device. It is an error where that has failed.
func (m *Dense[N]) Download() (*mat.Dense[N], error) { return m.DownloadContext(context.Background()) }

// DownloadContext is Download until ctx is done.
func (m *Dense[N]) DownloadContext(ctx context.Context) (*mat.Dense[N], error) {
	if err := m.check("Download"); err != nil {
		return nil, err
	}
	a := mat.NewDense[N](m.Rows, m.Cols, nil)
	if err := m.lines(ctx, a.Data, a.Stride, (*device.Array[N]).DownloadContext); err != nil {
		return nil, err
	}
	return a, nil
}

// Free gives the memory back, after all earlier work.
func (m *Dense[N]) Free() {
	if m != nil && m.Data != nil {
		m.Data.Free()
	}
}

// result returns the matrix that a result of r rows and c columns is to be written to, and what then
// brings it to m: it is m itself unless that shares memory with an operand.
func (m *Dense[N]) result(call string, r, c int, operands ...*Dense[N]) (*Dense[N], func() error, error) {
	d := operands[0].device
	for _, o := range operands {
		if err := o.check(call); err != nil {
			return nil, nil, err
		}
		if o.device != d {
			return nil, nil, fmt.Errorf("matdevice: %s: %w: the operands are on two devices: upload them to one", call, device.ErrForeign)
		}
	}
	nothing := func() error { return nil }
	if m.Data == nil && m.Rows == 0 && m.Cols == 0 {
		fresh, err := New[N](d, r, c)
		if err == nil {
			*m = *fresh
		}
		return m, nothing, err
	}
	if err := m.check(call); err != nil {
		return nil, nil, err
	}
	switch {
	case m.device != d:
		return nil, nil, fmt.Errorf("matdevice: %s: %w: the receiver is on another one than the operands: take a new one", call, device.ErrForeign)
	case m.Rows != r || m.Cols != c:
		wrongShape(call, "the receiver is %d × %d and the result %d × %d: it must have that shape, or be the zero value", m.Rows, m.Cols, r, c)
	}
	apart := true
	for _, o := range operands {
		apart = apart && !m.Data.Overlaps(o.Data)
	}
	if apart {
		return m, nothing, nil
	}
	fresh, err := New[N](d, r, c)
	if err != nil {
		return nil, nil, err
	}
	return fresh, func() error {
		defer fresh.Free()
		if m.Stride == m.Cols {
			return device.Copy(m.Data.Slice(0, r*c), fresh.Data)
		}
		for i := range r {
			if err := device.Copy(m.Data.Slice(i*m.Stride, i*m.Stride+c), fresh.Data.Slice(i*c, i*c+c)); err != nil {
				return err
			}
		}
		return nil
	}, nil
}

// onHost calls multiply with matrices over what arrays of the device "cpu" hold, and waits.
func onHost[N Number[N]](ctx context.Context, multiply func(c, a, b *mat.Dense[N]) error, list ...*Dense[N]) error {
	d := list[0].device
	var wrong error
	args := []any{}
	for _, m := range list {
		args = append(args, m.Data)
	}
	k, err := d.LoadContext(ctx, goKernel("product", func(args []any) {
		var host [3]*mat.Dense[N]
		for i, m := range list {
			if host[i] = (&mat.Dense[N]{Rows: m.Rows, Cols: m.Cols, Stride: m.Cols}); m.Rows > 0 && m.Cols > 0 {
				host[i].Stride, host[i].Data = m.Stride, args[i].([]N)
			}
		}
		defer func() { // this may be another goroutine
			if r := recover(); r != nil {
				err, ok := r.(error)
				if !ok || !errors.Is(err, launch.ErrWrong) {
					panic(r)
				}
				wrong = err
			}
		}()
		wrong = multiply(host[0], host[1], host[2])
	}))
	if err != nil {
		return err
	}
	if err := k.LaunchContext(ctx, 1, args...); err != nil {
		return err
	}
	return errors.Join(d.WaitContext(ctx), wrong)
}

package device

import (
	"context"
	"fmt"
	"strings"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/typeof"
)

// # Machine numbers in the program, numbers on the device
//
// The device converts where it can with the arithmetic that it has: what goes from one machine
// type to the other needs both, exact and without integers in their place. Elsewhere the
// program converts; the bits are the same.

// UploadFloats is Upload of machine numbers: each becomes the number that limb.From makes of
// it, exactly but in a [limb.DF] or [limb.QF] of a float64, which is rounded to nearest.
func UploadFloats[N Real[N], F ~float32 | ~float64](x *Array[N], src []F) error {
	return UploadFloatsContext(context.Background(), x, src)
}

// UploadFloatsContext is UploadFloats until ctx is done, as [Array.UploadContext].
func UploadFloatsContext[N Real[N], F ~float32 | ~float64](ctx context.Context, x *Array[N], src []F) error {
	a := x.operand()
	return a.transfer(ctx, "upload", len(src), func() error {
		c := conversion[N, F]{name: fmt.Sprintf("vec.float%sTo%s", typeof.Of[F]().String()[1:], typeof.Of[N]()), one: limb.From[N, F]}
		if n, f := typeof.Of[N](), typeof.Of[F](); n.Elem() == f { // which the catalogue has
			c.name = f.String() + "." + map[int]string{2: "FromFloat", 3: "TripleFromFloat", 4: "QuadFromFloat"}[n.Limbs()]
		}
		k, err := c.kernel(a.d)
		if err != nil {
			return err
		}
		if k == nil {
			dst := make([]N, len(src))
			c.all(dst, src)
			return a.write(bytes(dst))
		}
		return a.d.beside(typeof.Of[F](), a.len(), func(floats *array) error {
			if err := floats.write(bytes(src)); err != nil {
				return err
			}
			return a.d.dev.Submit([]driver.Launch{{Kernel: k, N: a.len(), Args: []any{a.given, floats.given}}})
		})
	})
}

// DownloadFloats is Download of each number rounded to nearest, as its methods Float64 and
// Float32 do.
func DownloadFloats[F ~float32 | ~float64, N Real[N]](dst []F, x *Array[N]) error {
	return DownloadFloatsContext(context.Background(), dst, x)
}

// DownloadFloatsContext is DownloadFloats until ctx is done, as [Array.DownloadContext].
func DownloadFloatsContext[F ~float32 | ~float64, N Real[N]](ctx context.Context, dst []F, x *Array[N]) error {
	a := x.operand()
	return a.transfer(ctx, "download", len(dst), func() error {
		c := conversion[F, N]{name: fmt.Sprintf("vec.%sToFloat%s", strings.ToLower(typeof.Of[N]().String()), typeof.Of[F]().String()[1:]), one: func(x N) F {
			if typeof.Of[F]() == kernels.F32 {
				return F(x.Float32())
			}
			return F(x.Float64())
		}}
		k, err := c.kernel(a.d)
		if err != nil {
			return err
		}
		if k == nil {
			src := make([]N, len(dst))
			err := a.read(bytes(src))
			c.all(dst, src)
			return err
		}
		return a.d.beside(typeof.Of[F](), a.len(), func(floats *array) error {
			err := a.d.dev.Submit([]driver.Launch{{Kernel: k, N: a.len(), Args: []any{floats.given, a.given}}})
			if err != nil {
				return err
			}
			return floats.read(bytes(dst))
		})
	})
}

// A conversion is a function of the library's, and the same in Go.
type conversion[To, From any] struct {
	name string
	one  func(From) To
}

func (c conversion[To, From]) all(dst []To, src []From) {
	for i, x := range src {
		dst[i] = c.one(x)
	}
}

// kernel returns the kernel of a conversion, compared with Go before its first use; nil where
// the program converts.
func (c conversion[To, From]) kernel(d *Device) (driver.Kernel, error) {
	f, ok := kernels.Lookup(c.name)
	if !ok { // it has both machine types
		f = kernels.Func{Name: c.name, In: []kernels.Param{{Type: typeof.Of[From]()}}, Out: []kernels.Param{{Type: typeof.Of[To]()}}}
	}
	if d.caps.Structs || !ok && !d.converts() {
		return nil, nil
	}
	return d.kernelAs(f, func(f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
		numbers := plane.Slices(f.In, in)[0]
		dst := make([]To, in[0].Len())
		c.all(dst, unsafe.Slice((*From)(unsafe.Pointer(unsafe.SliceData(numbers))), len(dst)))
		return plane.FromSlices(f.Out, [][]byte{bytes(dst)}), nil
	})
}

// converts reports whether functions with both machine types are exact on the device.
func (d *Device) converts() bool {
	x, y := &d.traits.Float32, &d.traits.Float64
	return x.Exact && y.Exact && x.Lowering == y.Lowering && !strings.Contains(x.Lowering, "floor") && x.Subnormals == Kept && y.Subnormals == Kept
}

// beside calls do with an array that is there as long.
func (d *Device) beside(t kernels.Type, n int, do func(a *array) error) error {
	s, err := d.alloc(listed(t), n)
	if err != nil {
		return err
	}
	a := of(d, s, 0, n)
	err = do(&a)
	s.free()
	delete(d.arrays, s)
	return err
}

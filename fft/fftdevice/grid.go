package fftdevice

import (
	"context"
	"fmt"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/run/typeof"
)

// Grid is a transform of an array of several dimensions over some of its axes on a device,
// which [NewGrid] makes: arrays lie as for [fft.Grid]. It is used and closed as a [Plan].
type Grid[C limb.ComplexNumber] struct {
	*engine
	size             int
	forward, inverse *transform[C, C, C]
}

// NewGrid returns a transform of arrays on d, of the shapes and axes that [fft.NewGrid]
// takes, compared as by [New].
func NewGrid[C limb.ComplexNumber](d *device.Device, shape, axes []int, o ...fft.Option) (*Grid[C], error) {
	return NewGridContext[C](context.Background(), d, shape, axes, o...)
}

// NewGridContext is NewGrid until ctx is done, between tables, kernels that it builds and launches.
func NewGridContext[C limb.ComplexNumber](ctx context.Context, d *device.Device, shape, axes []int, o ...fft.Option) (*Grid[C], error) {
	return newGrid[C](ctx, d, shape, axes, anywhere, o...)
}

func newGrid[C limb.ComplexNumber](ctx context.Context, d *device.Device, shape, axes []int, w where, o ...fft.Option) (*Grid[C], error) {
	host, err := fft.NewGridContext[C](ctx, shape, axes, o...)
	if err != nil {
		return nil, err
	}
	n := host.Size()
	e := newEngine(d, typeof.Of[C](), w, fmt.Sprintf("transform of %v %s", shape, typeof.Of[C]()))
	grid := scheme.Of[scheme.Grid[C]](host)
	direction := func(name string, sign int, host func(dst, src []C)) *transform[C, C, C] {
		return &transform[C, C, C]{
			engine: e, name: name, to: n, from: n, operands: 1,
			host: func(dst []C, src [][]C) {
				for i := 0; i < len(dst); i += n {
					host(dst[i:i+n], src[0][i:i+n])
				}
			},
			list: func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
				return b.Grid(grid, sign, batch, x[0])
			},
		}
	}
	g := &Grid[C]{engine: e, size: n, forward: direction("forward", 1, host.Forward), inverse: direction("inverse", -1, host.Inverse)}
	if err := e.open(ctx, g.forward, g.inverse); err != nil {
		return nil, err
	}
	return g, nil
}

// Size returns the number of elements of an array, the product of its shape.
func (g *Grid[C]) Size() int { return g.size }

// Forward queues the transform of src to dst, which may be src: one array of Size
// elements, or several, one after the other. Errors are as for [Plan.Forward].
func (g *Grid[C]) Forward(dst, src *device.Array[C]) error {
	return g.ForwardContext(context.Background(), dst, src)
}

// ForwardContext is Forward until ctx is done, as [Plan.ForwardContext].
func (g *Grid[C]) ForwardContext(ctx context.Context, dst, src *device.Array[C]) error {
	return g.forward.arrays(ctx, dst, src)
}

// Inverse queues the transform with the opposite sign, as Forward. It does not divide.
func (g *Grid[C]) Inverse(dst, src *device.Array[C]) error {
	return g.InverseContext(context.Background(), dst, src)
}

// InverseContext is Inverse until ctx is done, as [Plan.ForwardContext].
func (g *Grid[C]) InverseContext(ctx context.Context, dst, src *device.Array[C]) error {
	return g.inverse.arrays(ctx, dst, src)
}

// ForwardSlice is Forward of a slice: it takes src to the device, waits, and takes the
// result to dst, which may be src.
func (g *Grid[C]) ForwardSlice(dst, src []C) error {
	return g.ForwardSliceContext(context.Background(), dst, src)
}

// ForwardSliceContext is ForwardSlice until ctx is done, as [Plan.ForwardContext].
func (g *Grid[C]) ForwardSliceContext(ctx context.Context, dst, src []C) error {
	return g.forward.slices(ctx, dst, src)
}

// InverseSlice is Inverse of a slice, as ForwardSlice.
func (g *Grid[C]) InverseSlice(dst, src []C) error {
	return g.InverseSliceContext(context.Background(), dst, src)
}

// InverseSliceContext is InverseSlice until ctx is done, as [Plan.ForwardContext].
func (g *Grid[C]) InverseSliceContext(ctx context.Context, dst, src []C) error {
	return g.inverse.slices(ctx, dst, src)
}

// Close gives back what the transform holds on the device, as [Plan.Close] does.
func (g *Grid[C]) Close() { g.close() }

// RealGrid is a transform of an array of real numbers over some of its axes on a device,
// which [NewRealGrid] makes: R, C and the arrays are as for [fft.RealGrid]. It is used and
// closed as a [Plan].
type RealGrid[C fft.ComplexOf[R], R limb.RealNumber] struct {
	*engine
	reals, complexes int
	forward          *transform[C, C, R]
	inverse          *transform[C, R, C]
}

// NewRealGrid returns a transform of arrays of real numbers on d, of the shapes and axes
// that [fft.NewRealGrid] takes, compared as by [New].
func NewRealGrid[C fft.ComplexOf[R], R limb.RealNumber](d *device.Device, shape, axes []int, o ...fft.Option) (*RealGrid[C, R], error) {
	return NewRealGridContext[C](context.Background(), d, shape, axes, o...)
}

// NewRealGridContext is NewRealGrid until ctx is done, between tables, kernels that it builds and launches.
func NewRealGridContext[C fft.ComplexOf[R], R limb.RealNumber](ctx context.Context, d *device.Device, shape, axes []int, o ...fft.Option) (*RealGrid[C, R], error) {
	return newRealGrid[C](ctx, d, shape, axes, anywhere, o...)
}

func newRealGrid[C fft.ComplexOf[R], R limb.RealNumber](ctx context.Context, d *device.Device, shape, axes []int, w where, o ...fft.Option) (*RealGrid[C, R], error) {
	host, err := fft.NewRealGridContext[C](ctx, shape, axes, o...)
	if err != nil {
		return nil, err
	}
	n, m := host.Sizes()
	e := newEngine(d, typeof.Of[C](), w, fmt.Sprintf("transform of %v %s", shape, typeof.Of[R]()))
	grid := scheme.Of[scheme.RealGrid[C]](host)
	g := &RealGrid[C, R]{
		engine: e, reals: n, complexes: m,
		forward: &transform[C, C, R]{
			engine: e, name: "forward", to: m, from: n, operands: 1,
			host: func(dst []C, src [][]R) {
				for i := 0; i*n < len(src[0]); i++ {
					host.Forward(dst[i*m:][:m], src[0][i*n:][:n])
				}
			},
			list: func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
				return b.FromRealGrid(grid, batch, x[0])
			},
		},
		inverse: &transform[C, R, C]{
			engine: e, name: "inverse", to: n, from: m, operands: 1,
			host: func(dst []R, src [][]C) {
				for i := 0; i*n < len(dst); i++ {
					host.Inverse(dst[i*n:][:n], src[0][i*m:][:m])
				}
			},
			list: func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
				return b.ToRealGrid(grid, batch, x[0])
			},
		},
	}
	if err := e.open(ctx, g.forward, g.inverse); err != nil {
		return nil, err
	}
	return g, nil
}

// Sizes returns the numbers of elements of an array, and of its transform.
func (g *RealGrid[C, R]) Sizes() (reals, complexes int) { return g.reals, g.complexes }

// Forward queues the transform of src to dst: one array, with the lengths of Sizes, or
// several, one after the other. Errors are as for [Plan.Forward].
func (g *RealGrid[C, R]) Forward(dst *device.Array[C], src *device.Array[R]) error {
	return g.ForwardContext(context.Background(), dst, src)
}

// ForwardContext is Forward until ctx is done, as [Plan.ForwardContext].
func (g *RealGrid[C, R]) ForwardContext(ctx context.Context, dst *device.Array[C], src *device.Array[R]) error {
	return g.forward.arrays(ctx, dst, src)
}

// Inverse queues the array that has src as its transform, times the product of the lengths
// of the axes, to dst.
func (g *RealGrid[C, R]) Inverse(dst *device.Array[R], src *device.Array[C]) error {
	return g.InverseContext(context.Background(), dst, src)
}

// InverseContext is Inverse until ctx is done, as [Plan.ForwardContext].
func (g *RealGrid[C, R]) InverseContext(ctx context.Context, dst *device.Array[R], src *device.Array[C]) error {
	return g.inverse.arrays(ctx, dst, src)
}

// ForwardSlice is Forward of a slice: it takes src to the device, waits, and takes the
// result to dst.
func (g *RealGrid[C, R]) ForwardSlice(dst []C, src []R) error {
	return g.ForwardSliceContext(context.Background(), dst, src)
}

// ForwardSliceContext is ForwardSlice until ctx is done, as [Plan.ForwardContext].
func (g *RealGrid[C, R]) ForwardSliceContext(ctx context.Context, dst []C, src []R) error {
	return g.forward.slices(ctx, dst, src)
}

// InverseSlice is Inverse of a slice, as ForwardSlice.
func (g *RealGrid[C, R]) InverseSlice(dst []R, src []C) error {
	return g.InverseSliceContext(context.Background(), dst, src)
}

// InverseSliceContext is InverseSlice until ctx is done, as [Plan.ForwardContext].
func (g *RealGrid[C, R]) InverseSliceContext(ctx context.Context, dst []R, src []C) error {
	return g.inverse.slices(ctx, dst, src)
}

// Close gives back what the transform holds on the device, as [Plan.Close] does.
func (g *RealGrid[C, R]) Close() { g.close() }

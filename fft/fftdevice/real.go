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

// RealPlan is a transform of one length of real numbers on a device, which [NewReal]
// makes: R and C are as for [fft.RealPlan]. It is used and closed as a [Plan].
type RealPlan[C fft.ComplexOf[R], R limb.RealNumber] struct {
	*engine
	n                   int
	forward             *transform[C, C, R]
	inverse             *transform[C, R, C]
	convolve, correlate *transform[C, R, R]
}

// NewReal returns a transform of n real numbers on d, for the types and lengths that
// [fft.NewReal] takes, compared as by [New].
func NewReal[C fft.ComplexOf[R], R limb.RealNumber](d *device.Device, n int, o ...fft.Option) (*RealPlan[C, R], error) {
	return NewRealContext[C](context.Background(), d, n, o...)
}

// NewRealContext is NewReal until ctx is done, between tables, kernels that it builds and launches.
func NewRealContext[C fft.ComplexOf[R], R limb.RealNumber](ctx context.Context, d *device.Device, n int, o ...fft.Option) (*RealPlan[C, R], error) {
	return newReal[C](ctx, d, n, anywhere, o...)
}

func newReal[C fft.ComplexOf[R], R limb.RealNumber](ctx context.Context, d *device.Device, n int, w where, o ...fft.Option) (*RealPlan[C, R], error) {
	host, err := fft.NewRealContext[C](ctx, n, o...)
	if err != nil {
		return nil, err
	}
	e := newEngine(d, typeof.Of[C](), w, fmt.Sprintf("transform of %d %s", n, typeof.Of[R]()))
	plan := scheme.Of[scheme.Real[C]](host)
	p := &RealPlan[C, R]{
		engine: e, n: n,
		forward: &transform[C, C, R]{
			engine: e, name: "forward", to: n/2 + 1, from: n, operands: 1,
			host: func(dst []C, src [][]R) { host.Forward(dst, src[0]) },
			list: func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
				return b.FromReal(plan, batch, x[0])
			},
		},
		inverse: &transform[C, R, C]{
			engine: e, name: "inverse", to: n, from: n/2 + 1, operands: 1,
			host: func(dst []R, src [][]C) { host.Inverse(dst, src[0]) },
			list: func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
				return b.ToReal(plan, batch, x[0])
			},
		},
		convolve: product[C](e, "convolution", n, host.Convolve, func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
			return b.ConvolveReal(plan, -1, batch, x[0], x[1], reciprocal[C](plan.N))
		}),
		correlate: product[C](e, "correlation", n, host.Correlate, func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
			return b.ConvolveReal(plan, 1, batch, x[1], x[0], reciprocal[C](plan.N))
		}),
	}
	if err := e.open(ctx, p.forward, p.inverse); err != nil {
		return nil, err
	}
	return p, nil
}

// Len returns the number of real numbers of one transform.
func (p *RealPlan[C, R]) Len() int { return p.n }

// Forward queues the first n/2 + 1 elements of the transform of the n numbers in src to
// dst, as [fft.RealPlan.Forward] has them. For m transforms src holds m·n numbers and dst
// m·(n/2 + 1), one transform after the other. Errors are as for [Plan.Forward].
func (p *RealPlan[C, R]) Forward(dst *device.Array[C], src *device.Array[R]) error {
	return p.ForwardContext(context.Background(), dst, src)
}

// ForwardContext is Forward until ctx is done, as [Plan.ForwardContext].
func (p *RealPlan[C, R]) ForwardContext(ctx context.Context, dst *device.Array[C], src *device.Array[R]) error {
	return p.forward.arrays(ctx, dst, src)
}

// Inverse queues the n numbers that have the n/2 + 1 elements of src as the first part of
// their transform, times n, to dst, as [fft.RealPlan.Inverse] has them.
func (p *RealPlan[C, R]) Inverse(dst *device.Array[R], src *device.Array[C]) error {
	return p.InverseContext(context.Background(), dst, src)
}

// InverseContext is Inverse until ctx is done, as [Plan.ForwardContext].
func (p *RealPlan[C, R]) InverseContext(ctx context.Context, dst *device.Array[R], src *device.Array[C]) error {
	return p.inverse.arrays(ctx, dst, src)
}

// ForwardSlice is Forward of a slice: it takes src to the device, waits, and takes the
// result to dst.
func (p *RealPlan[C, R]) ForwardSlice(dst []C, src []R) error {
	return p.ForwardSliceContext(context.Background(), dst, src)
}

// ForwardSliceContext is ForwardSlice until ctx is done, as [Plan.ForwardContext].
func (p *RealPlan[C, R]) ForwardSliceContext(ctx context.Context, dst []C, src []R) error {
	return p.forward.slices(ctx, dst, src)
}

// InverseSlice is Inverse of a slice, as ForwardSlice.
func (p *RealPlan[C, R]) InverseSlice(dst []R, src []C) error {
	return p.InverseSliceContext(context.Background(), dst, src)
}

// InverseSliceContext is InverseSlice until ctx is done, as [Plan.ForwardContext].
func (p *RealPlan[C, R]) InverseSliceContext(ctx context.Context, dst []R, src []C) error {
	return p.inverse.slices(ctx, dst, src)
}

// Convolve queues the cyclic convolution of x and y to dst, as [Plan.Convolve] does.
func (p *RealPlan[C, R]) Convolve(dst, x, y *device.Array[R]) error {
	return p.ConvolveContext(context.Background(), dst, x, y)
}

// ConvolveContext is Convolve until ctx is done, as [Plan.ForwardContext].
func (p *RealPlan[C, R]) ConvolveContext(ctx context.Context, dst, x, y *device.Array[R]) error {
	return p.convolve.arrays(ctx, dst, x, y)
}

// Correlate queues the cyclic correlation of x and y to dst, as [Plan.Correlate] does.
func (p *RealPlan[C, R]) Correlate(dst, x, y *device.Array[R]) error {
	return p.CorrelateContext(context.Background(), dst, x, y)
}

// CorrelateContext is Correlate until ctx is done, as [Plan.ForwardContext].
func (p *RealPlan[C, R]) CorrelateContext(ctx context.Context, dst, x, y *device.Array[R]) error {
	return p.correlate.arrays(ctx, dst, x, y)
}

// Close gives back what the plan holds on the device, as [Plan.Close] does.
func (p *RealPlan[C, R]) Close() { p.close() }

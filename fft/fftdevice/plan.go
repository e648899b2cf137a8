// Package fftdevice has the transforms of package fft on devices, with the same bits. On one that flushes subnormal numbers
// ([device.Least]) those of float32 differ where a sum or a product on the way has a part below 2^-126, and nothing marks
// such a result: numbers of about 1 have none that matters.
//
//	d, err := device.Open("")
//	p, err := fftdevice.New[limb.CDD](d, 1<<20)
//	x, err := device.NewArray[limb.CDD](d, 1<<20)
//	…
//	err = p.Forward(x, x)
//
// A plan computes the same sums in the same order as that of package fft. Where groups of a graphics processor have local memory
// of 48 kB, a transform of 2^m numbers reads and writes the device's memory once up to m = 11 of CDF, 10 of CDD and CQF and 9 of
// CQD, twice up to 16 for pairs and 14 for quads, three times up to 22 and 20, and four times beyond; where CUDA gives groups 128 kB
// and more (A100, H100) once up to 12, 11 and 10, twice up to 18 and 16, and three times up to 25 and 22. One of 2^(m+1) real
// numbers does as much, its halves among it. A transform is one submission to the device. On
// the device "cpu" package fft transforms.
//
// There are transforms of complex and of real numbers ([New], [NewReal]), of arrays of
// several dimensions ([NewGrid], [NewRealGrid]), and convolutions, methods of plans.
//
// A plan builds the kernels that no earlier one on the device has needed, which takes
// seconds; drivers keep what they have built.
//
// Errors are those of package device: [device.ErrLength] where a length is no multiple of the plan's, [device.ErrClosed]
// after Close.
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

// Plan is a transform of one length on a device, which [New] makes. Several goroutines
// may use it at once; their transforms are done one after the other. Close gives back
// what it holds; so does closing the device.
type Plan[C limb.ComplexNumber] struct {
	*engine
	n                   int
	forward, inverse    *transform[C, C, C]
	convolve, correlate *transform[C, C, C]
}

// New returns a transform of n numbers on d, for the lengths that [fft.New] takes. It
// computes one, and compares its bits with package fft, where it has kernels which have
// not been compared on d; a difference is [device.ErrWrong]. [fft.Direct] has the roots of unity
// computed on the device. The caller closes the plan.
func New[C limb.ComplexNumber](d *device.Device, n int, o ...fft.Option) (*Plan[C], error) {
	return NewContext[C](context.Background(), d, n, o...)
}

// NewContext is New until ctx is done, between tables, kernels that it builds and launches.
func NewContext[C limb.ComplexNumber](ctx context.Context, d *device.Device, n int, o ...fft.Option) (*Plan[C], error) {
	return newPlan[C](ctx, d, n, anywhere, o...)
}

func newPlan[C limb.ComplexNumber](ctx context.Context, d *device.Device, n int, w where, o ...fft.Option) (*Plan[C], error) {
	host, err := fft.NewContext[C](ctx, n, o...)
	if err != nil {
		return nil, err
	}
	e := newEngine(d, typeof.Of[C](), w, fmt.Sprintf("transform of %d %s", n, typeof.Of[C]()))
	plan := scheme.Of[scheme.Plan[C]](host)
	direction := func(name string, sign int, host func(dst, src []C)) *transform[C, C, C] {
		return &transform[C, C, C]{
			engine: e, name: name, to: n, from: n, operands: 1,
			host: func(dst []C, src [][]C) { host(dst, src[0]) },
			list: func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
				return b.Plan(plan, sign, batch, x[0])
			},
		}
	}
	p := &Plan[C]{
		engine: e, n: n,
		forward: direction("forward", 1, host.Forward), inverse: direction("inverse", -1, host.Inverse),
		convolve: product[C](e, "convolution", n, host.Convolve, func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
			return b.Convolve(plan, -1, batch, x[0], x[1], reciprocal[C](plan.N))
		}),
		correlate: product[C](e, "correlation", n, host.Correlate, func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array {
			return b.Convolve(plan, 1, batch, x[1], x[0], reciprocal[C](plan.N))
		}),
	}
	if err := e.open(ctx, p.forward, p.inverse); err != nil {
		return nil, err
	}
	return p, nil
}

// Len returns the length of one transform.
func (p *Plan[C]) Len() int { return p.n }

// Forward queues the transform Σ x_j·e^(-2πijk/n) of src to dst, both arrays of the
// plan's device. dst may be src, and arrays of the same multiple of the length hold so
// many transforms, one after the other. As after [device.Device.Map], Download and Wait
// say whether what was queued has failed.
func (p *Plan[C]) Forward(dst, src *device.Array[C]) error {
	return p.ForwardContext(context.Background(), dst, src)
}

// ForwardContext is Forward until ctx is done: with a context that may end it waits for each launch, as
// [device.Device.SubmitContext] does, and begins no more then. Where it returns the error of ctx the elements of
// dst are of no use, those of other arrays are as they were, and a slice is as it was; plan and device can be used as ever.
func (p *Plan[C]) ForwardContext(ctx context.Context, dst, src *device.Array[C]) error {
	return p.forward.arrays(ctx, dst, src)
}

// Inverse queues the transform Σ x_j·e^(2πijk/n) of src to dst, arrays as in Forward. It
// does not divide by n.
func (p *Plan[C]) Inverse(dst, src *device.Array[C]) error {
	return p.InverseContext(context.Background(), dst, src)
}

// InverseContext is Inverse until ctx is done, as [Plan.ForwardContext].
func (p *Plan[C]) InverseContext(ctx context.Context, dst, src *device.Array[C]) error {
	return p.inverse.arrays(ctx, dst, src)
}

// ForwardSlice is Forward of a slice: it takes src to the device, waits, and takes the
// result to dst, which may be src. The lengths must be equal, and a multiple of the
// plan's.
func (p *Plan[C]) ForwardSlice(dst, src []C) error {
	return p.ForwardSliceContext(context.Background(), dst, src)
}

// ForwardSliceContext is ForwardSlice until ctx is done, as [Plan.ForwardContext].
func (p *Plan[C]) ForwardSliceContext(ctx context.Context, dst, src []C) error {
	return p.forward.slices(ctx, dst, src)
}

// InverseSlice is Inverse of a slice, with slices as in ForwardSlice.
func (p *Plan[C]) InverseSlice(dst, src []C) error {
	return p.InverseSliceContext(context.Background(), dst, src)
}

// InverseSliceContext is InverseSlice until ctx is done, as [Plan.ForwardContext].
func (p *Plan[C]) InverseSliceContext(ctx context.Context, dst, src []C) error {
	return p.inverse.slices(ctx, dst, src)
}

// Convolve queues the cyclic convolution Σ_j x_j·y_(k-j) of x and y to dst, as
// [fft.Plan.Convolve] has it, arrays as in Forward. The first call compares one with
// package fft, as New does.
func (p *Plan[C]) Convolve(dst, x, y *device.Array[C]) error {
	return p.ConvolveContext(context.Background(), dst, x, y)
}

// ConvolveContext is Convolve until ctx is done, as [Plan.ForwardContext].
func (p *Plan[C]) ConvolveContext(ctx context.Context, dst, x, y *device.Array[C]) error {
	return p.convolve.arrays(ctx, dst, x, y)
}

// Correlate queues the cyclic correlation Σ_j x̄_j·y_(j+k) of x and y to dst, where x̄ is
// the conjugate of x, as Convolve does.
func (p *Plan[C]) Correlate(dst, x, y *device.Array[C]) error {
	return p.CorrelateContext(context.Background(), dst, x, y)
}

// CorrelateContext is Correlate until ctx is done, as [Plan.ForwardContext].
func (p *Plan[C]) CorrelateContext(ctx context.Context, dst, x, y *device.Array[C]) error {
	return p.correlate.arrays(ctx, dst, x, y)
}

// Close gives back what the plan holds on the device, after all that was queued; the
// device stays open. It may be called again. Later transforms return [device.ErrClosed].
func (p *Plan[C]) Close() { p.close() }

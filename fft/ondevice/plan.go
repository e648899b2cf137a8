// Package ondevice has the transforms of package fft on devices, with the same bits.
//
//	d, err := device.Open("")
//	p, err := ondevice.New[limb.CDD](d, 1<<20)
//	x, err := device.NewArray[limb.CDD](d, 1<<20)
//	…
//	err = p.Forward(x, x)
//
// A plan computes the same sums in the same order as that of package fft. Where the local
// memory of the device has room, a transform reads and writes the device's memory twice.
// The device "cpu" takes no programs: there package fft transforms.
//
// A plan builds the kernels that no earlier one on the device has needed, which takes
// seconds for numbers of four limbs; drivers keep what they have built.
package ondevice

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/internal/kernels"
)

// Errors that say what is wrong with a call, for errors.Is: they come wrapped in the
// details. Those of package device come too, where an array or the device cannot be used.
var (
	ErrLength = errors.New("the length is not a multiple of the plan's")
	ErrClosed = errors.New("the plan is closed")

	// ErrWrong is why New refuses a device: a transform had other bits than that of
	// package fft.
	ErrWrong = device.ErrWrong
)

// Plan is a transform of one length on a device, which [New] makes. Several goroutines
// may use it at once; their transforms are done one after the other. Close gives back
// what it holds; so does closing the device.
type Plan[C fft.Complex] struct {
	d    *device.Device
	n    int
	host *fft.Plan[C]
	where

	mu     sync.Mutex
	closed bool
	fill   []func() error // computes tables, in a plan without them
	steps  []step[C]
	room   int // the most elements between two steps, for each transform
	work   [2]*device.Array[C]
	held   []interface{ Free() }
}

// A step is a kernel that goes from one array to another one.
type step[C fft.Complex] func(sign, batch int32, to, from *device.Array[C]) error

// where says where columns are transformed.
type where int

const (
	anywhere where = iota
	inLocal        // where they fit
	inGlobal
)

// New returns a transform of n numbers on d, for the lengths that [fft.New] takes. It
// computes one, and compares its bits with package fft, where it has kernels which have
// not been compared on d; a difference is [ErrWrong]. [fft.Direct] has the roots of unity
// computed on the device. The caller closes the plan.
func New[C fft.Complex](d *device.Device, n int, o ...fft.Option) (*Plan[C], error) {
	return newPlan[C](d, n, anywhere, o...)
}

func newPlan[C fft.Complex](d *device.Device, n int, w where, o ...fft.Option) (*Plan[C], error) {
	host, err := fft.New[C](n, o...)
	if err != nil {
		return nil, err
	}
	if info := d.Info(); w == anywhere && !info.GPU && info.Run == 1 {
		w = inGlobal // it has no vectors within a work-item, and pays for each barrier
	}
	p := &Plan[C]{d: d, n: n, host: host, where: w}
	if d.Language() == "" {
		return p, d.Wait()
	}
	b := builder[C]{Plan: p}
	err = b.plan(scheme.Of[scheme.Plan[C]](host))
	if err == nil && !b.known() {
		if err = p.check(); err == nil {
			b.know()
		}
	}
	if err != nil {
		p.Close()
		return nil, fmt.Errorf("fft of %d %s on %s: %w", n, typeOf[C](), d.Info().Name, err)
	}
	return p, nil
}

// typeOf returns the type of C in the catalogue.
func typeOf[C fft.Complex]() kernels.Type {
	switch any((*C)(nil)).(type) {
	case *limb.CDF:
		return kernels.CDF
	case *limb.CDD:
		return kernels.CDD
	case *limb.CQF:
		return kernels.CQF
	}
	return kernels.CQD
}

// Len returns the length of one transform.
func (p *Plan[C]) Len() int { return p.n }

// Forward queues the transform Σ x_j·e^(-2πijk/n) of src to dst, both arrays of the
// plan's device. dst may be src, and arrays of the same multiple of the length hold so
// many transforms, one after the other. As after [device.Device.Map], Download and Wait
// say whether what was queued has failed.
func (p *Plan[C]) Forward(dst, src *device.Array[C]) error { return p.run(1, dst, src) }

// Inverse queues the transform Σ x_j·e^(2πijk/n) of src to dst, arrays as in Forward. It
// does not divide by n.
func (p *Plan[C]) Inverse(dst, src *device.Array[C]) error { return p.run(-1, dst, src) }

// ForwardSlice is Forward of a slice: it takes src to the device, waits, and takes the
// result to dst, which may be src. The lengths must be equal, and a multiple of the
// plan's.
func (p *Plan[C]) ForwardSlice(dst, src []C) error { return p.slice(1, dst, src) }

// InverseSlice is Inverse of a slice, with slices as in ForwardSlice.
func (p *Plan[C]) InverseSlice(dst, src []C) error { return p.slice(-1, dst, src) }

func (p *Plan[C]) run(sign int32, dst, src *device.Array[C]) error {
	if p.n == 0 {
		return fmt.Errorf("fft: %w", device.ErrZero)
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if err := p.transform(sign, dst, src); err != nil {
		return fmt.Errorf("fft of %d %s on %s: %w", p.n, typeOf[C](), p.d.Info().Name, err)
	}
	return nil
}

func (p *Plan[C]) transform(sign int32, dst, src *device.Array[C]) error {
	switch {
	case p.closed:
		return ErrClosed
	case dst.Len() != src.Len() || src.Len()%p.n != 0:
		return fmt.Errorf("%w: arrays of %d and %d elements", ErrLength, dst.Len(), src.Len())
	case src.Len() == 0:
		return nil
	case p.steps == nil:
		return p.onHost(sign, dst, src)
	}
	batch := src.Len() / p.n
	for i := range min(len(p.steps)-1, len(p.work)) {
		if w := p.work[i]; w == nil || w.Len() < batch*p.room {
			if w != nil {
				w.Free()
			}
			var err error
			if p.work[i], err = device.NewArray[C](p.d, batch*p.room); err != nil {
				p.work[i] = nil
				return err
			}
		}
	}
	for _, fill := range p.fill {
		if err := fill(); err != nil {
			return err
		}
	}
	from := src
	for i, step := range p.steps {
		to := p.work[i%2]
		if i == len(p.steps)-1 {
			to = dst
		}
		if err := step(sign, int32(batch), to, from); err != nil {
			return err
		}
		from = to
	}
	return nil
}

// onHost transforms with package fft.
func (p *Plan[C]) onHost(sign int32, dst, src *device.Array[C]) error {
	x := make([]C, src.Len())
	if err := src.Download(x); err != nil {
		return err
	}
	p.hostSlice(sign, x, x)
	return dst.Upload(x)
}

func (p *Plan[C]) hostSlice(sign int32, dst, src []C) {
	if sign > 0 {
		p.host.Forward(dst, src)
	} else {
		p.host.Inverse(dst, src)
	}
}

func (p *Plan[C]) slice(sign int32, dst, src []C) error {
	if p.n == 0 {
		return fmt.Errorf("fft: %w", device.ErrZero)
	}
	if len(dst) != len(src) || len(src)%p.n != 0 {
		return fmt.Errorf("fft of %d %s on %s: %w: slices of %d and %d elements", p.n, typeOf[C](), p.d.Info().Name, ErrLength, len(dst), len(src))
	}
	x, err := device.NewArray[C](p.d, len(src))
	if err != nil {
		return err
	}
	defer x.Free()
	if err := x.Upload(src); err != nil {
		return err
	}
	if err := p.run(sign, x, x); err != nil {
		return err
	}
	return x.Download(dst)
}

// Close gives back what the plan holds on the device, after all that was queued; the
// device stays open. It may be called again. Later transforms return [ErrClosed].
func (p *Plan[C]) Close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.closed = true
	for _, w := range p.work {
		if w != nil {
			w.Free()
		}
	}
	for _, h := range p.held {
		h.Free()
	}
	p.work, p.held = [2]*device.Array[C]{}, nil
}

// check compares a transform of random numbers with package fft.
func (p *Plan[C]) check() error {
	rng := rand.New(rand.NewPCG(1, 2))
	x, want, got := make([]C, p.n), make([]C, p.n), make([]C, p.n)
	for i := range x {
		x[i] = random[C](rng)
	}
	for _, sign := range []int32{1, -1} {
		p.hostSlice(sign, want, x)
		if err := p.slice(sign, got, x); err != nil {
			return err
		}
		for i := range want {
			if !bytes.Equal(memory(&got[i]), memory(&want[i])) {
				return fmt.Errorf("%w: with sign %+d element %d is %x, and %x in package fft", ErrWrong, -sign, i, got[i], want[i])
			}
		}
	}
	return nil
}

// memory returns the bytes of z.
func memory[C fft.Complex](z *C) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(z)), unsafe.Sizeof(*z))
}

// random returns a complex number with all its limbs.
func random[C fft.Complex](rng *rand.Rand) (z C) {
	part := func() limb.QD {
		var q limb.QD
		for _, scale := range []float64{1, 0x1p-54, 0x1p-108, 0x1p-162} {
			q = q.AddFloat(scale * (2*rng.Float64() - 1))
		}
		return q
	}
	x, y := part(), part()
	switch z := any(&z).(type) {
	case *limb.CDF:
		z.Re, z.Im = x.DF(), y.DF()
	case *limb.CDD:
		z.Re, z.Im = x.Pair(), y.Pair()
	case *limb.CQF:
		z.Re, z.Im = x.QF(), y.QF()
	case *limb.CQD:
		z.Re, z.Im = x, y
	}
	return z
}

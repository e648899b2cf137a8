package fftdevice

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/kernel/launch"
)

// A transform is one of those that a plan has, of from numbers S to to numbers D. All
// transforms of a batch lie one after the other.
type transform[C limb.ComplexNumber, D, S any] struct {
	*engine
	name     string
	to, from int
	host     func(dst []D, src [][]S) // in package fft
	list     func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array
	operands int

	// The list of the last call, for so many at once.
	batch  int
	steps  steps.List
	result *steps.Array
	source []*steps.Array
	proved bool
}

// product returns a convolution, or a correlation, of n numbers.
func product[C limb.ComplexNumber, E any](e *engine, name string, n int, host func(dst, x, y []E),
	list func(b *steps.Builder[C], batch int, x []*steps.Array) *steps.Array) *transform[C, E, E] {
	each := func(dst []E, src [][]E) {
		for i := 0; i < len(dst); i += n {
			host(dst[i:i+n], src[0][i:i+n], src[1][i:i+n])
		}
	}
	return &transform[C, E, E]{engine: e, name: name, to: n, from: n, operands: 2, host: each, list: list}
}

// arrays queues the transform.
func (t *transform[C, D, S]) arrays(ctx context.Context, dst *device.Array[D], src ...*device.Array[S]) error {
	if t == nil {
		return fmt.Errorf("fftdevice: %w", device.ErrZero)
	}
	return t.wrap(t.transform(ctx, dst, src))
}

func (t *transform[C, D, S]) transform(ctx context.Context, dst *device.Array[D], src []*device.Array[S]) error {
	if err := t.turn.Take(ctx); err != nil {
		return err
	}
	defer t.turn.Give()
	if t.closed {
		return fmt.Errorf("the plan is %w", device.ErrClosed)
	}
	batch, err := t.count(dst.Len(), lengths(src, (*device.Array[S]).Len))
	switch {
	case err != nil || batch == 0:
		return err
	case t.engine.onHost():
		return t.onHost(ctx, dst, src)
	}
	if err := t.ready(ctx); err != nil {
		return err
	}
	return t.queue(ctx, batch, dst, src)
}

// count returns how many transforms arrays or slices hold.
func (t *transform[C, D, S]) count(dst int, src []int) (int, error) {
	batch := dst / t.to
	for _, n := range src {
		if dst%t.to != 0 || n != batch*t.from {
			return 0, fmt.Errorf("%w: from %d elements to %d: one transform has %d to %d, and several the same multiple of both", device.ErrLength, n, dst, t.from, t.to)
		}
	}
	return batch, nil
}

func lengths[A any](list []A, length func(A) int) (n []int) {
	for _, a := range list {
		n = append(n, length(a))
	}
	return n
}

// make makes the list for so many transforms.
func (t *transform[C, D, S]) make(batch int) error {
	if t.batch == batch {
		return nil
	}
	b := steps.New[C](t.way, t.tables)
	t.result = &steps.Array{Elem: typeof.Of[D]().String(), Len: batch * t.to}
	t.source = nil
	for range t.operands {
		t.source = append(t.source, &steps.Array{Elem: typeof.Of[S]().String(), Len: batch * t.from})
	}
	var err error
	t.batch = 0
	if t.steps, err = b.Finish(t.result, t.list(b, batch, t.source)); err == nil {
		t.batch = batch
	}
	return err
}

func (t *transform[C, D, S]) queue(ctx context.Context, batch int, dst *device.Array[D], src []*device.Array[S]) error {
	if err := t.make(batch); err != nil {
		return err
	}
	callers := map[*steps.Array]array{t.result: dst}
	for i, x := range src {
		callers[t.source[i]] = x
	}
	return t.run(ctx, t.steps, callers)
}

// onHost queues the transform of package fft, which works on the arrays themselves.
func (t *transform[C, D, S]) onHost(ctx context.Context, dst *device.Array[D], src []*device.Array[S]) error {
	k, err := t.d.LoadContext(ctx, &launch.Code{Name: t.name, Slices: func(_ context.Context, _ int, args []any) error {
		var host [][]S
		for _, x := range args[1:] {
			host = append(host, x.([]S))
		}
		t.host(args[0].([]D), host)
		return nil
	}})
	if err != nil {
		return err
	}
	args := []any{dst}
	for _, x := range src {
		args = append(args, x)
	}
	return k.LaunchContext(ctx, 1, args...)
}

// slices takes src to the device, transforms, and takes the result to dst.
func (t *transform[C, D, S]) slices(ctx context.Context, dst []D, src ...[]S) error {
	if t == nil {
		return fmt.Errorf("fftdevice: %w", device.ErrZero)
	}
	if _, err := t.count(len(dst), lengths(src, func(x []S) int { return len(x) })); err != nil {
		return t.wrap(err)
	}
	return t.wrap(t.through(ctx, dst, src, t.transform))
}

// through calls transform for arrays with the elements of slices.
func (t *transform[C, D, S]) through(ctx context.Context, dst []D, src [][]S, transform func(ctx context.Context, dst *device.Array[D], src []*device.Array[S]) error) error {
	var list []*device.Array[S]
	defer func() {
		for _, x := range list {
			x.Free()
		}
	}()
	for _, s := range src {
		x, err := device.NewArray[S](t.d, len(s))
		if err != nil {
			return err
		}
		list = append(list, x)
		if err := x.UploadContext(ctx, s); err != nil {
			return err
		}
	}
	y, ok := any(list[0]).(*device.Array[D])
	if !ok || y.Len() != len(dst) {
		var err error
		if y, err = device.NewArray[D](t.d, len(dst)); err != nil {
			return err
		}
		defer y.Free()
	}
	if err := transform(ctx, y, list); err != nil {
		return err
	}
	return y.DownloadContext(ctx, dst)
}

// one returns the list for one transform.
func (t *transform[C, D, S]) one() (steps.List, error) {
	err := t.make(1)
	return t.steps, err
}

// ready builds the kernels of the transform, and compares it with package fft where one
// of them was not compared before.
func (t *transform[C, D, S]) ready(ctx context.Context) error {
	if t.proved {
		return nil
	}
	if err := t.make(1); err != nil {
		return err
	}
	if err := t.prepare(ctx, t.steps); err != nil {
		return err
	}
	if !t.proven() {
		if err := t.check(ctx); err != nil {
			return err
		}
		t.prove()
	}
	t.proved = true
	return nil
}

// check compares a transform of random numbers with package fft.
func (t *transform[C, D, S]) check(ctx context.Context) error {
	rng := rand.New(rand.NewPCG(1, 2))
	var x [][]S
	for range t.operands {
		x = append(x, make([]S, t.from))
		for i := range x[len(x)-1] {
			x[len(x)-1][i] = random[S](rng)
		}
	}
	want, got := make([]D, t.to), make([]D, t.to)
	t.host(want, x)
	if err := t.through(ctx, got, x, func(ctx context.Context, dst *device.Array[D], src []*device.Array[S]) error {
		return t.queue(ctx, 1, dst, src)
	}); err != nil {
		return err
	}
	for i := range want {
		if !bytes.Equal(memory(&got[i]), memory(&want[i])) {
			return fmt.Errorf("%w: %s: element %d is %x, and %x in package fft", device.ErrWrong, t.name, i, any(got[i]), any(want[i]))
		}
	}
	return nil
}

// memory returns the bytes of x.
func memory[E any](x *E) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(x)), unsafe.Sizeof(*x))
}

// random returns a number with all its limbs.
func random[E any](rng *rand.Rand) E {
	t := typeof.Of[E]()
	if t.Complex() {
		return randomEach[t].(func(*rand.Rand) E)(rng)
	}
	return partEach[t].(func(*rand.Rand) E)(rng)
}

// reciprocal returns 1/n as a part of a C.
func reciprocal[C limb.ComplexNumber](n int) any { return reciprocalEach[typeof.Of[C]()](n) }

//limb:each
func reciprocalCDF(n int) any { return limb.NewDF(1).Div(limb.NewDF(n)) }

//limb:each
func randomCDF(rng *rand.Rand) limb.CDF { return limb.CDF{Re: partDF(rng), Im: partDF(rng)} }

//limb:each
func partDF(rng *rand.Rand) limb.DF { return long(rng).DF() }

// long returns a QD with all its limbs.
func long(rng *rand.Rand) (q limb.QD) {
	for _, scale := range []float64{1, 0x1p-54, 0x1p-108, 0x1p-162} {
		q = q.AddFloat(scale * (2*rng.Float64() - 1))
	}
	return q
}

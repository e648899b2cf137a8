// Package cpu is the backend "cpu": the functions of the library over all cores,
// as kernels of the processor's vectors where it has them (package vec tells), else
// as loops in Go. It needs no driver, and its arrays are slices of Go. [Run] is always plain
// Go: the reference that devices are compared with, this one too.
package cpu

import (
	"fmt"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/simd"
)

// chunk is the number of elements that a goroutine computes at a time.
const chunk = 4096

// Backend is the processor that the program runs on.
type Backend struct{}

func (Backend) Word() string { return "cpu" }

func (Backend) Fingerprint() string { return "" }

func (Backend) Devices() ([]driver.Caps, []string, error) {
	return []driver.Caps{{
		Title:      model(),
		Platform:   "Go",
		Version:    runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH,
		Units:      runtime.GOMAXPROCS(0),
		Float64:    true,
		Subnormals: true,
		CorrectDiv: true,
		Structs:    true,
	}}, nil, nil
}

// Open returns a device whose queue is a channel that one goroutine serves.
func (Backend) Open(int) (driver.Device, error) {
	d := &device{queue: make(chan work, 64), idle: make(chan error), done: make(chan struct{})}
	go func() {
		var w work // one, which kernels are given
		for w = range d.queue {
			switch {
			case w.k != nil:
				run(w.k.compute, w.n, w.arrays[:w.count], w.sizes[:w.count])
			case w.do != nil:
				w.do()
			default:
				d.idle <- d.failed
			}
		}
		close(d.done)
	}()
	return d, nil
}

// Work is a kernel over n elements of arrays, or else a function, or else the question whether one has failed.
type work struct {
	k      *kernel
	n      int
	count  int // of arrays
	arrays simd.Arrays
	sizes  [len(simd.Arrays{})]int // of their elements
	do     func()
}

type device struct {
	queue  chan work
	idle   chan error // the answers
	done   chan struct{}
	failed error // what the first kernel of Go returned that did; of the goroutine that serves the queue
}

// Build finds the kernels of map kernels, of functions that were given. Others are Go already.
func (d *device) Build(p *ir.Program, names []string, _ lower.Rung) ([]driver.Kernel, error) {
	var ks []driver.Kernel
	for _, name := range names {
		f := p.Lookup(name)
		if f == nil {
			return nil, fmt.Errorf("the program has no kernel %s", name)
		}
		name = strings.TrimPrefix(f.Go, "map ")
		k, err := kernelOf(name, given(name), simd.Current())
		if err != nil {
			return nil, err
		}
		ks = append(ks, k)
	}
	return ks, nil
}

func (d *device) Alloc(bytes int) (driver.Buffer, error) {
	return &buffer{d, make([]uint64, (bytes+7)/8), bytes}, nil
}

func (d *device) Wait() error {
	d.queue <- work{}
	return <-d.idle
}

// do calls f after all that is queued, and waits for it. It returns the error where a kernel
// before it has failed.
func (d *device) do(f func()) (err error) {
	done := make(chan struct{})
	d.queue <- work{do: func() { f(); err = d.failed; close(done) }}
	<-done
	return err
}

func (d *device) Close() error {
	close(d.queue)
	<-d.done
	return d.failed
}

// A buffer is memory that is aligned for all numbers.
type buffer struct {
	d     *device
	words []uint64
	n     int // bytes
}

func (b *buffer) at(i int) unsafe.Pointer {
	return unsafe.Add(unsafe.Pointer(unsafe.SliceData(b.words)), i)
}

// Memory is where a buffer begins, for what computes with slices of Go itself when all that is queued is done.
func (b *buffer) Memory() unsafe.Pointer { return b.at(0) }

func (b *buffer) bytes() []byte { return unsafe.Slice((*byte)(b.at(0)), b.n) }

func (b *buffer) Write(at int, src []byte) error { return b.d.Copy(driver.Bytes(b, at, src, true)) }

func (b *buffer) Read(at int, dst []byte) error { return b.d.Copy(driver.Bytes(b, at, dst, false)) }

func (d *device) Copy(list ...driver.Copy) error {
	return d.do(func() {
		for _, c := range list {
			c.MoveAll(c.Buffer.(*buffer).bytes()[c.At:], c.Stride, 0, c.N)
		}
	})
}

func (b *buffer) Free() {}

func (d *device) Submit(list []driver.Launch) error {
	for _, l := range list {
		if l.N == 0 {
			continue
		}
		if k, ok := l.Kernel.(driver.Go); ok {
			d.queue <- d.inGo(k, l)
			continue
		}
		w := work{k: l.Kernel.(*kernel), n: l.N, count: len(l.Args)}
		for i, arg := range l.Args {
			s := arg.(driver.Slice)
			w.arrays[i], w.sizes[i] = first(s), int(s.Elem.Size())
		}
		d.queue <- w
	}
	return nil
}

// inGo is a kernel of Go as work.
func (d *device) inGo(k driver.Go, l driver.Launch) work {
	var args []any
	for _, arg := range l.Args {
		if s, ok := arg.(driver.Slice); ok {
			arg = reflect.SliceAt(s.Elem, first(s), s.Len).Interface()
		}
		args = append(args, arg)
	}
	return work{do: func() {
		if err := k(l.N, args); err != nil && d.failed == nil {
			d.failed = fmt.Errorf("%w: %w", driver.ErrFailed, err)
		}
	}}
}

func (d *device) Time(l driver.Launch) (time.Duration, error) {
	var start, end time.Time
	d.queue <- work{do: func() { start = time.Now() }}
	err := d.Submit([]driver.Launch{l})
	if err == nil {
		err = d.do(func() { end = time.Now() })
	}
	return end.Sub(start), err
}

// first returns the first element of a slice.
func first(s driver.Slice) unsafe.Pointer {
	return s.Buffer.(*buffer).at(s.At * int(s.Elem.Size()))
}

// A kernel is a function at a level.
type kernel struct {
	f *simd.Function
	k *simd.Routine // nil for Go

	compute func(n int, arrays []unsafe.Pointer, sizes []int)
}

func kernelOf(name string, f *simd.Function, l simd.Level) (*kernel, error) {
	if f == nil || f.Go == nil {
		return nil, fmt.Errorf("cpu has no kernel %s", name)
	}
	k := &kernel{f: f, k: f.At(l)}
	k.compute = k.elements
	return k, nil
}

func (k *kernel) Source() string { return "" }

// elements computes n elements of arrays: of the results, and then of the operands.
func (k *kernel) elements(n int, arrays []unsafe.Pointer, sizes []int) {
	if k.k == nil {
		k.f.Loop(n, arrays...)
		return
	}
	step := k.k.Grain()
	if n <= step {
		k.k.Slices(n, arrays...)
		return
	}
	list := append([]unsafe.Pointer(nil), arrays...)
	for {
		k.k.Slices(min(n, step), list...)
		if n -= step; n <= 0 {
			return
		}
		for i := range list {
			list[i] = unsafe.Add(list[i], step*sizes[i])
		}
	}
}

// run computes n elements on all cores: each takes the next chunk until none
// is left.
func run(f func(n int, arrays []unsafe.Pointer, sizes []int), n int, arrays []unsafe.Pointer, sizes []int) {
	if n <= chunk {
		f(n, arrays, sizes)
		return
	}
	var next atomic.Int64
	work := func() {
		list := make([]unsafe.Pointer, len(arrays))
		for {
			lo := int(next.Add(chunk)) - chunk
			if lo >= n {
				return
			}
			for i, a := range arrays {
				list[i] = unsafe.Add(a, lo*sizes[i])
			}
			f(min(chunk, n-lo), list, sizes)
		}
	}
	var wg sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), (n+chunk-1)/chunk) - 1 {
		wg.Go(work)
	}
	work()
	wg.Wait()
}

// Run computes a function over operand planes in this goroutine, and returns
// the planes of its results: plain Go, as the reference for devices. It finds all functions of the
// catalogue, and a program that calls it has them.
func Run(f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	return inGo(lookup(f.Name), f, in)
}

// RunGiven is Run of a function that was given.
func RunGiven(f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	return inGo(given(f.Name), f, in)
}

func inGo(g *simd.Function, f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	k, err := kernelOf(f.Name, g, simd.Go)
	if err != nil {
		return nil, err
	}
	outs := plane.Slices(f.Out, plane.List(f.Out, in[0].Len()))
	var arrays []unsafe.Pointer
	for _, numbers := range append(outs[:len(outs):len(outs)], plane.Slices(f.In, in)...) {
		arrays = append(arrays, unsafe.Pointer(unsafe.SliceData(numbers)))
	}
	k.f.Loop(in[0].Len(), arrays...)
	return plane.FromSlices(f.Out, outs), nil
}

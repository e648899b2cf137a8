// Package cpu is the backend "cpu": the functions of the library over all cores,
// as kernels of the processor's vectors where it has them (package vec tells), else
// as Go compiles them. It needs no driver. [Run] is always plain Go: the reference
// that devices are compared with, this one too.
package cpu

import (
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/limbfp/limb/internal/driver"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/lower"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/simd"
)

// A mapFunc computes the elements [lo, hi) of a map kernel: planes of the
// inputs, then planes of the results. The generated table maps holds one for
// each function of the catalogue.
type mapFunc = func(lo, hi int, p []plane.Plane)

// chunk is the number of elements that a goroutine computes at a time.
const chunk = 4096

// Backend is the processor that the program runs on.
type Backend struct{}

func (Backend) Word() string { return "cpu" }

func (Backend) Devices() ([]driver.Info, []string, error) {
	return []driver.Info{{
		Title:      model(),
		Platform:   "Go",
		Version:    runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH,
		Units:      runtime.GOMAXPROCS(0),
		Float64:    true,
		Subnormals: true,
		CorrectDiv: true,
	}}, nil, nil
}

// Open returns a device whose queue is a channel that one goroutine serves.
func (Backend) Open(int) (driver.Device, error) {
	d := &device{queue: make(chan func(), 64), done: make(chan struct{})}
	go func() {
		for work := range d.queue {
			work()
		}
		close(d.done)
	}()
	return d, nil
}

type device struct {
	queue chan func()
	done  chan struct{}
}

func (d *device) Rungs() []lower.Rung { return lower.Ladder[:1] }

func (d *device) Compile(names []string, _ lower.Rung) ([]driver.Kernel, error) {
	var ks []driver.Kernel
	for _, name := range names {
		f, ok := maps[name]
		if !ok {
			return nil, fmt.Errorf("cpu has no kernel %s", name)
		}
		if in, ok := kernels.Lookup(name); ok {
			if v := vectors(in, simd.Current()); v != nil {
				f = v
			}
		}
		ks = append(ks, kernel{d, f})
	}
	return ks, nil
}

func (d *device) Alloc(elem kernels.Type, n int) (driver.Plane, error) {
	return &buffer{d, plane.New(elem, n)}, nil
}

func (d *device) Wait() error {
	d.do(func() {})
	return nil
}

// do runs work after all that is queued, and waits for it.
func (d *device) do(work func()) {
	done := make(chan struct{})
	d.queue <- func() { work(); close(done) }
	<-done
}

func (d *device) Close() error {
	close(d.queue)
	<-d.done
	return nil
}

type buffer struct {
	d *device
	p plane.Plane
}

func (b *buffer) Write(src []byte) error {
	b.d.do(func() { copy(b.p.Bytes(), src) })
	return nil
}

func (b *buffer) Read(dst []byte) error {
	b.d.do(func() { copy(dst, b.p.Bytes()) })
	return nil
}

func (b *buffer) Free() {}

type kernel struct {
	d *device
	f mapFunc
}

func (k kernel) Launch(n int, planes []driver.Plane) error {
	ps := make([]plane.Plane, len(planes))
	for i, p := range planes {
		ps[i] = p.(*buffer).p
	}
	k.d.queue <- func() { run(k.f, n, ps) }
	return nil
}

func (k kernel) Time(n int, planes []driver.Plane) (time.Duration, error) {
	var start, end time.Time
	k.d.queue <- func() { start = time.Now() }
	err := k.Launch(n, planes)
	k.d.do(func() { end = time.Now() })
	return end.Sub(start), err
}

// run computes n elements on all cores: each takes the next chunk until none
// is left.
func run(f mapFunc, n int, ps []plane.Plane) {
	var next atomic.Int64
	work := func() {
		for {
			hi := int(next.Add(chunk))
			if hi-chunk >= n {
				return
			}
			f(hi-chunk, min(hi, n), ps)
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
// the planes of its results: plain Go, as the reference for devices.
func Run(f kernels.Func, in []plane.Plane) ([]plane.Plane, error) {
	m, ok := maps[f.Name]
	if !ok {
		return nil, fmt.Errorf("cpu has no kernel %s", f.Name)
	}
	n := in[0].Len()
	out := plane.List(f.Out, n)
	m(0, n, append(in[:len(in):len(in)], out...))
	return out, nil
}

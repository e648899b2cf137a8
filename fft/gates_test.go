package fft_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/tally"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// # Gates
//
// What makes a transform quick and leaves no trace in its results: kernels of the level
// in use, all goroutines that may compute, blocks of as many columns as a cache holds.
// Each is counted, and each count is shown to notice its defect.

// A work is a batch of transforms, or a transform of an array, with what it takes at any
// level that has kernels: their calls, and the butterflies and turns that these compute.
type work struct {
	name                string
	prepare             func() (run func())
	calls, computations int
	spread              bool // over the goroutines
}

// batchOf is a batch of transforms of n numbers.
func batchOf[C limb.ComplexNumber](n, batch, calls, computations int, spread bool) work {
	prepare := func() func() {
		p, x, y := must(fft.New[C](n)), make([]C, n*batch), make([]C, n*batch)
		return func() { p.Forward(y, x) }
	}
	return work{fmt.Sprintf("%d × %d %s", batch, n, kindOf[C]().name), prepare, calls, computations, spread}
}

// arrayOf is a transform of an array over all of its axes.
func arrayOf[C limb.ComplexNumber](shape []int, calls, computations int) work {
	prepare := func() func() {
		g := must(fft.NewGrid[C](shape, nil))
		x := make([]C, g.Size())
		return func() { g.Forward(x, x) }
	}
	return work{fmt.Sprintf("%v %s", shape, kindOf[C]().name), prepare, calls, computations, true}
}

// realOf is a transform of n real numbers: a list of steps in one call, which counts their lanes, or the calls of one of n/2
// complex ones, and one that untangles 64 pairs or fewer.
func realOf[C fft.ComplexOf[R], R limb.RealNumber](n, calls, computations int) work {
	prepare := func() func() {
		p, x, y := must(fft.NewReal[C](n)), make([]R, n), make([]C, n/2+1)
		return func() { p.Forward(y, x) }
	}
	return work{fmt.Sprintf("%d real parts of %s", n, kindOf[C]().name), prepare, calls, computations, false}
}

// works are transforms that take each way through a plan. More calls are smaller blocks,
// and more computations are more passes.
func works() []work {
	return []work{
		batchOf[limb.CDF](4, 4096, 32, 4096, true),
		batchOf[limb.CDD](4, 4096, 64, 4096, true),
		batchOf[limb.CQF](4, 4096, 64, 4096, true),
		batchOf[limb.CQD](2, 8192, 128, 8192, true),
		batchOf[limb.CDD](64, 256, 32, 4096, true),
		batchOf[limb.CDD](60, 1, 4, 87, false), // of one column the first pass is two: in lanes, not one by one
		batchOf[limb.CDF](64, 1, 3, 72, false),
		batchOf[limb.CDD](96, 1, 5, 152, false),
		batchOf[limb.CDF](128, 200, 1000, 38400, true),
		batchOf[limb.CDD](1009, 1, 53, 15023, false),
		batchOf[limb.CDD](2100, 1, 30, 5990, false),
		batchOf[limb.CDF](1<<14, 1, 68, 36736, true),
		batchOf[limb.CDD](1<<14, 1, 68, 36736, true),
		batchOf[limb.CQF](1<<14, 1, 310, 36736, true),
		batchOf[limb.CQD](1<<14, 1, 308, 36736, true),
		batchOf[limb.CDD](1<<17, 1, 328, 245248, true),
		realOf[limb.CDF](16, 1, 56),
		realOf[limb.CQD](32, 1, 120),
		realOf[limb.CDD](64, 1, 280),
		realOf[limb.CDD](80, 4, 65),
		realOf[limb.CQF](256, 6, 256),
		arrayOf[limb.CDD]([]int{128, 128}, 664, 34816),
		arrayOf[limb.CDF]([]int{6, 11, 300}, 16680, 218250),
	}
}

// check counts the work that run does at level l, on allowed goroutines where threads are
// wanted.
func (w work) check(run func(), l simd.Level, threads, allowed int, wait time.Duration) error {
	previous, err := simd.Set(l)
	if err != nil {
		return err
	}
	defer simd.Set(previous)
	defer vec.SetThreads(vec.SetThreads(allowed))
	if !w.spread {
		threads = 1
	}
	c := tally.Of(threads, wait, run)
	if err := c.Only(l, threads); err != nil {
		return fmt.Errorf("%s: %w", w.name, err)
	}
	if l == simd.Go {
		return nil
	}
	if c.Calls[l] != w.calls || c.Elements[l] != w.computations {
		return fmt.Errorf("%s, %v: %d calls of kernels compute %d butterflies and turns, want %d and %d", w.name, l, c.Calls[l], c.Elements[l], w.calls, w.computations)
	}
	return nil
}

// TestWork: at every level a transform runs on the kernels of that level, in the calls
// that are listed, and a long one on as many goroutines as may compute.
func TestWork(t *testing.T) {
	const threads = 2
	best := simd.Best()
	if best == simd.Go {
		testenv.Skip(t, simd.AVX2.String(), "no kernels here")
	}
	for _, w := range works() {
		run := w.prepare()
		for l := range best + 1 {
			if err := w.check(run, l, threads, 3, tally.Patience); err != nil {
				t.Error(err)
			}
		}
		if w.spread && w.check(run, best, threads, 1, tally.Control) == nil {
			t.Errorf("%s: one goroutine is not noticed", w.name)
		}
	}

	all := works()
	for _, planted := range []int{1, 1 << 20} {
		previous := fft.SetCache(planted)
		for _, i := range []int{0, 1, 2, 3, len(all) - 1} {
			if w := all[i]; w.check(w.prepare(), best, 1, 1, 0) == nil {
				t.Errorf("%s: blocks for a cache of %d bytes are not noticed", w.name, planted)
			}
		}
		fft.SetCache(previous)
	}
	longer := all[1]
	longer.computations--
	if longer.check(longer.prepare(), best, 1, 1, 0) == nil {
		t.Error("a computation more than listed is not noticed")
	}
}

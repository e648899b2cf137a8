package cpu

import (
	"fmt"
	"reflect"
	"runtime"
	"testing"
	"time"

	"github.com/limbfp/limb/internal/check/tally"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/simd"
)

// counted runs a function of the device over n elements at a level, and returns what that
// took.
func counted(name string, n int, l simd.Level, goroutines int, wait time.Duration) (tally.Tally, error) {
	previous, err := simd.Set(l)
	if err != nil {
		return tally.Tally{}, err
	}
	defer simd.Set(previous)
	d, err := Backend{}.Open(0)
	if err != nil {
		return tally.Tally{}, err
	}
	defer d.Close()
	p, maps, err := kernels.Maps(name)
	if err != nil {
		return tally.Tally{}, err
	}
	GiveNamed(name)
	ks, err := d.Build(p, maps, lower.Ladder[0])
	if err != nil {
		return tally.Tally{}, err
	}
	f, _ := kernels.Lookup(name)
	launch := driver.Launch{Kernel: ks[0], N: n}
	for _, p := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
		size := p.Type.Planes() * p.Type.Size()
		b, err := d.Alloc(n * size)
		if err != nil {
			return tally.Tally{}, err
		}
		launch.Args = append(launch.Args, driver.Slice{Buffer: b, Elem: reflect.ArrayOf(size, reflect.TypeFor[byte]()), Len: n})
	}
	return tally.Of(goroutines, wait, func() {
		if err = d.Submit([]driver.Launch{launch}); err == nil {
			err = d.Wait()
		}
	}), err
}

// onKernels checks that a function runs at level run, by kernels of level l alone, on so
// many goroutines.
func onKernels(name string, n int, run, l simd.Level, goroutines int, wait time.Duration) error {
	c, err := counted(name, n, run, goroutines, wait)
	if err == nil {
		err = c.Only(l, goroutines)
	}
	if err == nil && l != simd.Go && c.Elements[l] != n {
		err = fmt.Errorf("kernels of %v computed %d elements, want %d", l, c.Elements[l], n)
	}
	return err
}

// TestDeviceKernels: at every level the device runs each function on the kernel of that
// level, and in long arrays on as many goroutines as Go has processors.
func TestDeviceKernels(t *testing.T) {
	best := simd.Best()
	if best == simd.Go {
		testenv.Skip(t, simd.AVX2.String(), "no kernels here")
	}
	for l := range best + 1 {
		for _, f := range kernels.Funcs() {
			if err := onKernels(f.Name, 100, l, l, 1, 0); err != nil {
				t.Errorf("%s: %v", f.Name, err)
			}
		}
	}
	const processors = 3
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(processors))
	for _, name := range []string{"DF.Add", "DD.Exp", "CQD.Mul", "f64.TwoProd"} {
		if err := onKernels(name, 4*chunk+1, best, best, processors, tally.Patience); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if onKernels(name, 4*chunk+1, best, best, processors+1, tally.Control) == nil {
			t.Errorf("%s: a goroutine too few is not noticed", name)
		}
		if onKernels(name, 100, simd.Go, best, 1, 0) == nil {
			t.Errorf("%s: loops in Go are not noticed", name)
		}
		if onKernels(name, 100, best-1, best, 1, 0) == nil {
			t.Errorf("%s: a level below is not noticed", name)
		}
	}
}

package fftdevice

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/typeof"
)

// same compares calls of one transform, for a batch and for one, with package fft.
func same[C limb.ComplexNumber, D, S any](t *testing.T, tr *transform[C, D, S], call func(dst *device.Array[D], src []*device.Array[S]) error) {
	t.Helper()
	rng := rand.New(rand.NewPCG(5, 6))
	for _, batch := range []int{batch, 1} {
		var src [][]S
		for range tr.operands {
			src = append(src, make([]S, batch*tr.from))
			for i := range src[len(src)-1] {
				src[len(src)-1][i] = random[S](rng)
			}
		}
		want, got := make([]D, batch*tr.to), make([]D, batch*tr.to)
		tr.host(want, src)
		if err := tr.through(t.Context(), got, src, func(_ context.Context, dst *device.Array[D], src []*device.Array[S]) error { return call(dst, src) }); err != nil {
			t.Fatal(err)
		}
		for i := range want {
			if string(memory(&got[i])) != string(memory(&want[i])) {
				t.Errorf("%s, %s, %d at once: element %d is %x, want %x", tr.what, tr.name, batch, i, any(got[i]), any(want[i]))
				break
			}
		}
	}
}

func one[D, S any](f func(dst *device.Array[D], src *device.Array[S]) error) func(dst *device.Array[D], src []*device.Array[S]) error {
	return func(dst *device.Array[D], src []*device.Array[S]) error { return f(dst, src[0]) }
}

func two[E any](f func(dst, x, y *device.Array[E]) error) func(dst *device.Array[E], src []*device.Array[E]) error {
	return func(dst *device.Array[E], src []*device.Array[E]) error { return f(dst, src[0], src[1]) }
}

func sameReal[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T, d *device.Device, w where, lengths []int, o ...fft.Option) {
	t.Helper()
	for _, n := range lengths {
		p, err := newReal[C](context.Background(), d, n, w, o...)
		if err != nil {
			t.Fatal(err)
		}
		same(t, p.forward, one(p.Forward))
		same(t, p.inverse, one(p.Inverse))
		same(t, p.convolve, two(p.Convolve))
		same(t, p.correlate, two(p.Correlate))
		p.Close()
	}
}

func sameConvolution[C limb.ComplexNumber](t *testing.T, d *device.Device, w where, n int) {
	t.Helper()
	p, err := newPlan[C](context.Background(), d, n, w)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	same(t, p.convolve, two(p.Convolve))
	same(t, p.correlate, two(p.Correlate))
}

func sameGrid[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T, d *device.Device, w where, shape, axes []int, o ...fft.Option) {
	t.Helper()
	g, err := newGrid[C](context.Background(), d, shape, axes, w, o...)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	same(t, g.forward, one(g.Forward))
	same(t, g.inverse, one(g.Inverse))
	h, err := newRealGrid[C](context.Background(), d, shape, axes, w, o...)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	same(t, h.forward, one(h.Forward))
	same(t, h.inverse, one(h.Inverse))
}

// TestOthers compares transforms of real numbers, convolutions and grids with package
// fft, bit for bit: of pairs by passes on PoCL, and one length on rusticl. With LIMB_FULL rusticl has all, PoCL those in
// a group's memory too, which it builds for long, and a grid of quads; TestBits has that memory for complex numbers.
func TestOthers(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of real transforms and grids")
	full := testenv.Full()
	for _, on := range []struct {
		word, platform string
		ways           []where
	}{{"cpu", "Go", []where{inGlobal}}, {"pocl", devicetest.PoCL, []where{inGlobal, inLocal}[:testenv.Size(1, 1, 2)]}, {"rusticl", "rusticl", []where{inGlobal}}} {
		t.Run(on.word, func(t *testing.T) {
			few := on.word == "rusticl" && !full
			if few {
				testenv.Long(t, "PoCL has the same text")
			}
			d := devicetest.OpenTested(t, on.word, on.platform)
			for _, w := range on.ways {
				if few {
					sameReal[limb.DF, limb.CDF](t, d, w, []int{48})
					continue
				}
				sameReal[limb.DF, limb.CDF](t, d, w, []int{1, 2, 7, 48, 840})
				sameConvolution[limb.CDF](t, d, w, 48)
				sameGrid[limb.DF, limb.CDF](t, d, w, []int{6, 4, 8}, nil)
				sameGrid[limb.DF, limb.CDF](t, d, w, []int{4, 6, 7}, []int{2, 0})
			}
			if on.word == "pocl" && !testing.Short() {
				sameReal[limb.DD, limb.CDD](t, d, inGlobal, []int{48}, fft.Direct())
				if full {
					sameGrid[limb.QF, limb.CQF](t, d, inGlobal, []int{2, 4}, nil, fft.Direct())
				}
			}
		})
	}
}

// TestMirrored compares transforms of real numbers, of one and of two dimensions, whose groups make the halves, with package
// fft: on lavapipe, and with LIMB_FULL on PoCL too, and of other types.
func TestMirrored(t *testing.T) {
	testenv.Long(t, "drivers build stretches for long")
	full := testenv.Full()
	for _, on := range []struct {
		word, platform string
		all            bool
	}{{"lavapipe", "llvmpipe", true}, {"pocl", devicetest.PoCL, full}} {
		if !on.all {
			continue
		}
		t.Run(on.word, func(t *testing.T) {
			d := devicetest.OpenTested(t, on.word, on.platform)
			way := steps.Way{PerGroup: 256, Width: 16, Lanes: 8, Long: []int{256}}
			mirrored[limb.DF, limb.CDF](t, d, way, 1024, 2, 2)
			if full {
				mirrored[limb.DF, limb.CDF](t, d, way, 1050, 2, 2)
				mirrored[limb.DD, limb.CDD](t, d, way, 1050, 2, 2)
				mirrored[limb.QF, limb.CQF](t, d, way, 1024, 2, 2)
			}
		})
	}
}

// again has the lists of transforms made anew, for another way through arrays.
func again[C limb.ComplexNumber, D, S any](e *engine, way steps.Way, forward *transform[C, D, S], inverse *transform[C, S, D]) {
	for _, a := range e.held {
		a.Free()
	}
	clear(e.held)
	e.way, e.tables = way, steps.Tables{}
	forward.batch, forward.proved, inverse.batch, inverse.proved = 0, false, 0, false
}

// mirrored compares a transform of n real numbers and one of rows of them, of so many launches each way.
func mirrored[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T, d *device.Device, way steps.Way, n, forward, back int) {
	t.Helper()
	p, err := newReal[C](t.Context(), d, n, inGlobal)
	if err != nil {
		if errors.Is(err, device.ErrNoFloat64) {
			t.Logf("%v of %d: %v", typeof.Of[C](), n, err)
			return
		}
		t.Fatal(err)
	}
	defer p.Close()
	again(p.engine, way, p.forward, p.inverse)
	same(t, p.forward, one(p.Forward))
	same(t, p.inverse, one(p.Inverse))
	for l, launches := range map[*steps.List]int{&p.forward.steps: forward, &p.inverse.steps: back} {
		if names := fmt.Sprint(l.Steps); len(l.Steps) != launches || !strings.Contains(names, "passes.Mirrored[") {
			t.Errorf("%d real numbers: %s", n, names)
		}
	}
	// A wrong number in what turns the halves is noticed.
	planted(t, p.engine, p.forward.check)
	planted(t, p.engine, p.inverse.check)
	g, err := newRealGrid[C](t.Context(), d, []int{3, n}, nil, inGlobal)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	again(g.engine, way, g.forward, g.inverse)
	same(t, g.forward, one(g.Forward))
	same(t, g.inverse, one(g.Inverse))
}

// TestOtherCalls is about what the calls of the other plans refuse.
func TestOtherCalls(t *testing.T) {
	d := devicetest.OpenTested(t, "cpu", "Go")
	if g, err := NewGrid[limb.CDF](d, []int{3}, []int{1}); err == nil || g != nil {
		t.Error("an axis that is not there")
	}
	if g, err := NewRealGrid[limb.CDF](d, []int{3}, []int{}); err == nil || g != nil {
		t.Error("real numbers over no axis")
	}
	p, err := NewReal[limb.CDF](d, 6)
	if err != nil {
		t.Fatal(err)
	}
	g, err := NewRealGrid[limb.CDF](d, []int{2, 3}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if n, m := g.Sizes(); p.Len() != 6 || n != 6 || m != 4 {
		t.Errorf("lengths %d, %d, %d", p.Len(), n, m)
	}
	x, z := make([]limb.DF, 6), make([]limb.CDF, 4)
	for _, c := range []struct{ err, want error }{
		{p.ForwardSlice(z, x), nil},
		{p.ForwardSlice(z, x[:5]), device.ErrLength},
		{p.ForwardSlice(z[:3], x), device.ErrLength},
		{p.ForwardSlice(nil, x), device.ErrLength},
		{p.InverseSlice(x, nil), device.ErrLength},
		{g.ForwardSlice(z, x), nil},
		{g.InverseSlice(x, z[:3]), device.ErrLength},
		{(&RealPlan[limb.CDF, limb.DF]{}).ForwardSlice(z, x), device.ErrZero},
		{(&Grid[limb.CDF]{}).InverseSlice(z, z), device.ErrZero},
		{(&RealGrid[limb.CDF, limb.DF]{}).InverseSlice(x, z), device.ErrZero},
	} {
		if !errors.Is(c.err, c.want) {
			t.Errorf("got %v, want %v", c.err, c.want)
		}
	}
	p.Close()
	g.Close()
	new(Grid[limb.CDF]).Close()
	for _, err := range []error{p.ForwardSlice(z, x), g.InverseSlice(x, z)} {
		if !errors.Is(err, device.ErrClosed) {
			t.Errorf("closed: %v", err)
		}
	}
}

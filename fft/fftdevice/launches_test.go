package fftdevice

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/source/passes"
	"github.com/limbfp/limb/kernel/launch"
)

// launches returns how many kernels a transform of a batch launches, and how often it
// submits what is queued.
func launches(p *Plan[limb.CDF]) (launched, submitted int, err error) {
	x, err := device.NewArray[limb.CDF](p.d, p.n*batch)
	if err != nil {
		return 0, 0, err
	}
	defer x.Free()
	err = errors.Join(x.Upload(make([]limb.CDF, x.Len())), p.Forward(x, x), p.d.Wait()) // with its work memory
	end := cl.Watch(func(submission bool) {
		if submission {
			submitted++
		} else {
			launched++
		}
	})
	err = errors.Join(err, p.Forward(x, x))
	end()
	return launched, submitted, errors.Join(err, p.d.Wait())
}

// A launched is a plan, and what its transforms take.
type launched struct {
	n                     int
	where                 where
	direct                bool
	launches, submissions int
}

func (want launched) check(p *Plan[limb.CDF]) error {
	n, submissions, err := launches(p)
	if err == nil && (n != want.launches || submissions != want.submissions) {
		err = fmt.Errorf("%+v: %d kernels are launched in %d submissions", want, n, submissions)
	}
	return err
}

// TestLaunches: a transform launches as few kernels as its length needs: one for each
// pass, or one for all passes of columns that fit into local memory. It submits them
// together.
func TestLaunches(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of many lengths")
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	for _, want := range []launched{
		{n: 48, where: inGlobal, launches: 3, submissions: 1},
		{n: 48, where: inLocal, launches: 1, submissions: 1},
		{n: 48, where: inGlobal, direct: true, launches: 5, submissions: 1},
		{n: 67, where: inGlobal, launches: 13, submissions: 1},
		{n: 420, where: inGlobal, launches: 5, submissions: 1},
		{n: 420, where: inLocal, launches: 2, submissions: 1},
		{n: 1 << 14, where: inGlobal, launches: 7, submissions: 1},
		{n: 1 << 14, where: inLocal, launches: 2, submissions: 1},
	} {
		if !testenv.Full() && want.where == inLocal && want.n > 48 {
			continue // the driver builds stretches for half a minute; fft/internal/steps counts the steps of such lists
		}
		var options []fft.Option
		if want.direct {
			options = append(options, fft.Direct())
		}
		p, err := newPlan[limb.CDF](context.Background(), d, want.n, want.where, options...)
		if err != nil {
			t.Fatal(err)
		}
		if err := want.check(p); err != nil {
			t.Error(err)
		}
		list := &p.forward.steps.Steps
		*list = append(*list, (*list)[len(*list)-1])
		if want.check(p) == nil {
			t.Errorf("%+v: a step more is not noticed", want)
		}
		*list = (*list)[:len(*list)-1]
		apart := launched{n: want.n, where: want.where, direct: want.direct, launches: want.launches, submissions: want.launches}
		queue := p.engine.submit
		p.engine.submit = func(ctx context.Context, l ...device.Launch) (err error) { // each by itself
			for _, one := range l {
				err = errors.Join(err, queue(ctx, one))
			}
			return err
		}
		if err := apart.check(p); err != nil {
			t.Error(err)
		}
		if want.launches > 1 && want.check(p) == nil {
			t.Errorf("%+v: submissions of one launch each are not noticed", want)
		}
		p.Close()
	}
}

// TestBuilds: the driver builds the kernels of a plan at once, and none that it has built.
func TestBuilds(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	for _, elem := range []string{"CDF", "DF", "i32"} { // what takes such arrays to the device
		x, err := newArray(t.Context(), d, elem, 1, map[string]any{"CDF": make([]limb.CDF, 1), "DF": make([]limb.DF, 1), "i32": make([]int32, 1)}[elem])
		if err != nil {
			t.Fatal(err)
		}
		x.Free()
	}
	builds := 0
	count := func(want int, what string, open func() (interface{ Close() }, error)) {
		t.Helper()
		builds = 0
		p, err := open()
		if err != nil {
			t.Fatal(err)
		}
		p.Close()
		if builds != want {
			t.Errorf("%s: %d builds, want %d", what, builds, want)
		}
	}
	end := cl.WatchBuilds(func() { builds++ })
	defer end()
	plan := func() (interface{ Close() }, error) { return newPlan[limb.CDF](context.Background(), d, 12, inGlobal) } // Pass[Three], Last[Four]
	count(1, "a plan", plan)
	count(0, "the same plan", plan)
	count(1, "a plan of real numbers", func() (interface{ Close() }, error) { return newReal[limb.CDF](context.Background(), d, 24, inGlobal) })
	k, err := d.LoadAll()
	if err != nil || len(k) != 0 {
		t.Errorf("no kernels: %v, %v", k, err)
	}
	for _, name := range []string{"passes.Pass[Two,CDF]", "passes.Last[Two,CDF]"} { // one after the other is noticed
		if _, err := d.Load(&launch.Code{Program: &passes.Program, Name: name, Compared: true}); err != nil {
			t.Fatal(err)
		}
	}
	if builds != 3 {
		t.Errorf("%d builds, and two kernels were built by themselves after one", builds)
	}
}

// TestContext ends a transform at each of its launches: no other one is begun, and plan and device go on.
func TestContext(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	p, err := newPlan[limb.CDF](t.Context(), d, 48, inGlobal)
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	x, want, got := numbers[limb.CDF](48), make([]limb.CDF, 48), make([]limb.CDF, 48)
	p.forward.inFFT(want, x)
	run := func(ctx context.Context, last int, cancel func()) (launched int, err error) {
		end := cl.Watch(func(submission bool) {
			if !submission {
				if launched++; launched == last {
					cancel()
				}
			}
		})
		defer end()
		err = p.ForwardSliceContext(ctx, got, x)
		return launched, err
	}
	why := errors.New("the user has gone")
	for last := 1; last <= 2; last++ {
		ctx, cancel := context.WithCancelCause(t.Context())
		launched, err := run(ctx, last, func() { cancel(why) })
		if said := fmt.Sprintf("launch %d of 3", last+1); launched != last || !errors.Is(err, context.Canceled) || !errors.Is(err, why) || !strings.Contains(err.Error(), said) {
			t.Errorf("%d launches, of which the context ends at %d: %v", launched, last, err)
		}
		if got[0] != (limb.CDF{}) {
			t.Error("a slice has something of a transform that ended")
		}
		if err := p.ForwardContext(ctx, nil, nil); !errors.Is(err, context.Canceled) {
			t.Errorf("a transform after its context: %v", err)
		}
		if _, err := newPlan[limb.CDF](ctx, d, 48, inGlobal); !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
			t.Errorf("a plan after its context: %v", err)
		}
		if _, err := NewContext[limb.CDF](ctx, d, 6); !errors.Is(err, context.Canceled) {
			t.Errorf("a plan after its context: %v", err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	if _, err := run(ctx, 0, nil); err != nil || bits(got) != bits(want) {
		t.Errorf("a transform whose context does not end: other bits, or %v", err)
	}
}

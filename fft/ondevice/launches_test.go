package ondevice

import (
	"errors"
	"fmt"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/run/cl"
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
		var options []fft.Option
		if want.direct {
			options = append(options, fft.Direct())
		}
		p, err := newPlan[limb.CDF](d, want.n, want.where, options...)
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
		p.engine.submit = func(l ...device.Launch) (err error) { // each by itself
			for _, one := range l {
				err = errors.Join(err, queue(one))
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

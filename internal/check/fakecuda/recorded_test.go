//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/fftdevice"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// length is that of a transform of several launches.
const length = 67 // a convolution: two transforms, and three products

// A repeated is a transform that is run again.
type repeated struct {
	t       *testing.T
	d       *device.Device
	p       *fftdevice.Plan[limb.CDF]
	x, want []limb.CDF
}

func repeatedOn(t *testing.T, d *device.Device) *repeated {
	t.Helper()
	here, err := fft.New[limb.CDF](length)
	there, err2 := fftdevice.New[limb.CDF](d, length)
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	r := &repeated{t, d, there, make([]limb.CDF, length), make([]limb.CDF, length)}
	for i := range r.x {
		r.x[i].Re = limb.NewDF(i + 1).Sqrt()
	}
	here.Forward(r.want, r.x)
	return r
}

// arrays returns new ones for operands and results.
func (r *repeated) arrays() (x, y *device.Array[limb.CDF]) {
	r.t.Helper()
	return devicetest.Array(r.t, r.d, r.x), devicetest.Array(r.t, r.d, make([]limb.CDF, length))
}

// run transforms x to y, which holds something else before, and returns what it calls.
func (r *repeated) run(y, x *device.Array[limb.CDF]) string {
	r.t.Helper()
	if err := y.Upload(make([]limb.CDF, length)); err != nil {
		r.t.Fatal(err)
	}
	called := calls(r.t, func() error { return r.p.Forward(y, x) })
	got := make([]limb.CDF, length)
	if err := y.Download(got); err != nil || !slices.Equal(got, r.want) {
		r.t.Errorf("after %s: %v, and other bits: %v", called, err, !slices.Equal(got, r.want))
	}
	return called
}

const (
	launched = "5 LaunchKernel"
	recorded = "5 LaunchKernel, 1 GraphLaunch, 1 StreamBeginCapture, 1 StreamEndCapture, 1 GraphInstantiateWithFlags, 1 GraphDestroy"
	again    = "1 GraphLaunch"
)

// TestRecorded: the second transform of the same arrays is recorded, and later ones are one call of the driver, with the
// same bits. Other arrays are another list.
func TestRecorded(t *testing.T) {
	testenv.Long(t, "TestConformance has transforms by the same lists")
	d := open(t, interpreter{})
	r := repeatedOn(t, d)
	x, y := r.arrays()
	u, v := r.arrays()
	expect := func(what, got, want string) {
		t.Helper()
		if got != want {
			t.Errorf("%s calls %s, want %s", what, got, want)
		}
	}
	expect("the first transform", r.run(y, x), launched)
	expect("the second", r.run(y, x), recorded)
	expect("the third", r.run(y, x), again)
	expect("one of other arrays", r.run(v, u), launched)
	expect("the fourth", r.run(y, x), again)
	expect("one of other results", r.run(v, x), launched)
	expect("the second of other arrays", r.run(v, u), recorded)
	if got := calls(t, func() error { v.Free(); return nil }); !strings.Contains(got, "1 GraphExecDestroy") {
		t.Errorf("an array that is freed, and what was recorded of it: %s", got)
	}
	if err := r.p.Forward(v, u); !errors.Is(err, device.ErrFreed) {
		t.Errorf("a freed array: %v", err)
	}
	_, v = r.arrays()
	expect("one of another array", r.run(v, u), launched)
	expect("the fifth", r.run(y, x), again)
	for range 20 { // more lists than are kept
		_, w := r.arrays()
		r.run(w, x)
		expect("one of many", r.run(w, x), recorded)
	}
	expect("one that is forgotten", r.run(y, x), launched+", 1 GraphExecDestroy, 1 StreamSynchronize")
	expect("one that is forgotten, again", r.run(y, x), recorded)
	r.p.Close()
	r = repeatedOn(t, d)
	r.run(y, x) // which takes memory
	expect("another plan, again", r.run(y, x), recorded)
}

// TestRecordedFails has each call of the driver fail: what cannot be recorded is launched, and a graph that is not launched,
// or fails when it runs, is an error.
func TestRecordedFails(t *testing.T) {
	testenv.Long(t, "each call of the driver fails in turn")
	for _, c := range []struct {
		directives, want string
		calls            string // of the transform that is to be recorded, and of the next one
	}{
		{"", "", again},
		{"once cuStreamBeginCapture_v2 1 2", "", launched},
		{"empty cuStreamEndCapture 1", "", launched},
		{"once cuStreamEndCapture 1 2", "", launched},
		{"once cuLaunchKernel 2 2", "", launched}, // while it is captured
		{"once cuGraphInstantiateWithFlags 1 2", "", launched},
		{"empty cuGraphInstantiateWithFlags 1", "", launched},
		{"once cuGraphDestroy 1 2", "", again},
		{"once cuGraphLaunch 1 2", "5 kernels: cuGraphLaunch: CUDA_ERROR_OUT_OF_MEMORY (2)", ""},
		{"once cuGraphLaunch 1 719", "the device is lost: cuGraphLaunch: CUDA_ERROR_LAUNCH_FAILED", ""},
		{"async 2 700", "the device is lost: cuStreamSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS", ""},
		{"idle 1", "it does not write, run or read any more", ""},
		{"lost 1 719", "the device is lost", ""},
		{"lost 5 719", "the device is lost", ""},
	} {
		t.Run(c.directives, func(t *testing.T) {
			need(t, interpreter{})
			d, err := device.Open("cuda:0", device.Untested())
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			r := repeatedOn(t, d)
			x, y := r.arrays()
			r.run(y, x)
			set(c.directives)
			got := make([]limb.CDF, length)
			err = errors.Join(r.p.Forward(y, x), y.Download(got))
			set("")
			if c.want != "" {
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Errorf("got %v, want %q", err, c.want)
				}
				return
			}
			if err != nil || !slices.Equal(got, r.want) {
				t.Errorf("%v, and other bits: %v", err, !slices.Equal(got, r.want))
			}
			if got := r.run(y, x); got != c.calls {
				t.Errorf("the next transform calls %s, want %s", got, c.calls)
			}
		})
	}
}

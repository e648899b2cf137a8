package device_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/kernel/launch"
)

// TestSubmitContext ends a list of launches from within one of them: no other one is done.
func TestSubmitContext(t *testing.T) {
	d, x, y := fixture(t)
	defer d.Close()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	done := 0
	count, err := d.Load(&launch.Code{Name: "count", Slices: func(context.Context, int, []any) error {
		if done++; done == 3 {
			cancel()
		}
		return nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	list := []device.Launch{count.With(1), count.With(1), count.With(1), count.With(1), count.With(1)}
	expect(t, d.SubmitContext(ctx, list...), context.Canceled, "cpu: submit: launch 4 of 5")
	if done != 3 {
		t.Errorf("%d launches of five, the third of which ends the work", done)
	}
	expect(t, d.SubmitContext(ctx, list[0]), context.Canceled)
	expect(t, d.SubmitContext(context.Background(), list[:2]...), nil)
	expect(t, d.Wait(), nil)
	if done != 5 {
		t.Errorf("%d launches, want five", done)
	}
	expect(t, d.SubmitContext(context.Background(), list[0], count.With(-1, x, y)), device.ErrLength, "kernel count")
	if done != 5 {
		t.Error("a launch is done before one that is not as it should be")
	}
	var zero *device.Device
	expect(t, zero.SubmitContext(ctx), device.ErrZero)
	d.Close()
	expect(t, d.SubmitContext(context.Background(), list...), device.ErrClosed)
}

// TestSubmitContextDevices does work with a context, and none with one that is done.
func TestSubmitContextDevices(t *testing.T) {
	testenv.Large(t, "PoCL builds kernels; TestSubmitContext has the same without a driver")
	eachDevice(t, func(t *testing.T, d *device.Device) {
		const n = 500
		src, want, k := make([]limb.DF, n), make([]limb.DF, n), limb.NewDF(0.25)
		for i := range src {
			src[i] = limb.NewDF(i).Sqrt()
		}
		heat := loadKernel(t, d, "programs.Heat", func(n int, a []any) {
			kernel.Items(n, func(i int) { programs.Heat(i, a[0].([]limb.DF), a[1].([]limb.DF), a[2].(limb.DF)) })
		})
		x, y := devicetest.Array(t, d, src), newArray[limb.DF](t, d, n)
		there, back := heat.With(n, y, x, k), heat.With(n, x, y, k)
		if err := d.SubmitContext(context.Background(), there, back); err != nil {
			t.Fatal(err)
		}
		kernel.Items(n, func(i int) { programs.Heat(i, want, src, k) })
		kernel.Items(n, func(i int) { programs.Heat(i, src, want, k) })
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		expect(t, d.SubmitContext(ctx, there, back), context.Canceled, "launch 1 of 2")
		sameAs(t, "two launches", x, src)
	})
}

// A stub is the backend "cpu", whose launches a test counts, and whose driver it holds up.
type stub struct {
	cpu.Backend
	at      *int          // launches so far
	launch  func(n int)   // called before launch n
	wait    chan error    // where it is not nil a wait ends with what comes from it
	waiting chan struct{} // has something for each wait that has begun
	closed  *bool
}

func (s stub) Open(i int) (driver.Device, error) {
	d, err := s.Backend.Open(i)
	return stubDevice{d, s}, err
}

type stubDevice struct {
	driver.Device
	s stub
}

func (d stubDevice) Submit(list []driver.Launch) error {
	for _, l := range list {
		*d.s.at++
		if d.s.launch != nil {
			d.s.launch(*d.s.at)
		}
		if err := d.Device.Submit([]driver.Launch{l}); err != nil {
			return err
		}
	}
	return nil
}

func (d stubDevice) Wait() error {
	if d.s.wait != nil {
		d.s.waiting <- struct{}{}
		if err := <-d.s.wait; err != nil {
			return err
		}
	}
	return d.Device.Wait()
}

func (d stubDevice) Close() error {
	*d.s.closed = true
	return d.Device.Close()
}

func newStub() stub { return stub{at: new(int), closed: new(bool)} }

// TestOpenContext ends the self-test at each of some launches: no other one is begun, and the device is
// given back.
func TestOpenContext(t *testing.T) {
	all := newStub()
	d, err := device.OpenBackendContext(t.Context(), all)
	if err != nil {
		t.Fatal(err)
	}
	d.Close()
	for _, last := range []int{1, 2, *all.at / 2, *all.at - 2} {
		s := newStub()
		ctx, cancel := context.WithCancel(t.Context())
		s.launch = func(n int) {
			if n == last {
				cancel()
			}
		}
		_, err := device.OpenBackendContext(ctx, s)
		expect(t, err, context.Canceled, "the self-test")
		if *s.at != last || !*s.closed {
			t.Errorf("%d launches of %d, of which the context ends at %d; closed: %v", *s.at, *all.at, last, *s.closed)
		}
		s = newStub()
		_, err = device.OpenBackendContext(ctx, s)
		expect(t, err, context.Canceled)
		if *s.at != 0 {
			t.Errorf("%d launches after the context", *s.at)
		}
	}
}

// TestWaitContext gives up waiting for a driver: the call returns while the driver works, the next one
// waits for it, and what was not begun was not done.
func TestWaitContext(t *testing.T) {
	s := newStub()
	s.wait, s.waiting = make(chan error, 1), make(chan struct{}, 1)
	s.wait <- nil // of Open, if it waits
	d, err := device.OpenBackend(s)
	if err != nil {
		t.Fatal(err)
	}
	for len(s.wait) > 0 {
		<-s.wait
	}
	for len(s.waiting) > 0 {
		<-s.waiting
	}
	x := devicetest.Array(t, d, []float64{1, 2})
	got := []float64{7, 7}
	for _, call := range map[string]func(context.Context) error{
		"Wait":     d.WaitContext,
		"Upload":   func(ctx context.Context) error { return x.UploadContext(ctx, []float64{3, 4}) },
		"Download": func(ctx context.Context) error { return x.DownloadContext(ctx, got) },
	} {
		ctx, because := context.WithCancelCause(t.Context())
		go func() {
			<-s.waiting
			because(errors.New("the user has gone"))
		}()
		expect(t, call(ctx), context.Canceled, "while earlier work goes on", "the user has gone")
		ended, cancel := context.WithCancel(t.Context())
		cancel()
		expect(t, x.DownloadContext(ended, got), context.Canceled, "not begun")
		s.wait <- nil // the driver is done
	}
	expect(t, d.Wait(), nil)
	expect(t, x.Download(got), nil)
	if got[0] != 1 || got[1] != 2 {
		t.Errorf("an array is %v after calls that were given up", got)
	}

	// A wait that was given up fails later: the next call says so.
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		<-s.waiting
		cancel()
	}()
	expect(t, d.WaitContext(ctx), context.Canceled)
	lost := errors.New("lost")
	s.wait <- errors.Join(driver.ErrFailed, lost)
	expect(t, d.Wait(), lost)
	expect(t, d.Wait(), device.ErrFailed)
}

// TestReductionContext ends a norm by each of its launches on a driver: no other one is begun, and the
// device goes on.
func TestReductionContext(t *testing.T) {
	d := open(t, "pocl", devicetest.PoCL, "")
	defer closeAll(t, []*device.Device{d})
	const n = 5000
	x := devicetest.Repeated(t, d, n, []limb.DF{limb.NewDF(3), limb.NewDF(4)})
	want, err := device.Norm2(x)
	if err != nil {
		t.Fatal(err)
	}
	count := func(ctx context.Context, each func(launched int)) (launched int, err error) {
		end := cl.Watch(func(submitted bool) {
			if !submitted {
				launched++
				each(launched)
			}
		})
		defer end()
		_, err = device.SumContext(ctx, x)
		return launched, err
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	all, err := count(ctx, func(int) {})
	if err != nil || all < 2 {
		t.Fatalf("%d launches, %v", all, err)
	}
	for last := 1; last < 3 && last < all; last++ {
		ctx, cancel := context.WithCancel(t.Context())
		launched, err := count(ctx, func(n int) {
			if n == last {
				cancel()
			}
		})
		if launched != last || !errors.Is(err, context.Canceled) || !strings.Contains(err.Error(), "sum of DF") {
			t.Errorf("%d launches of %d, of which the context ends at %d: %v", launched, all, last, err)
		}
	}
	if norm, err := device.Norm2(x); err != nil || norm != want {
		t.Errorf("a norm is %v after sums that ended, and was %v: %v", norm, want, err)
	}
}

// TestMapContext: with a context that may end the map has been waited for, and after its end none is begun.
func TestMapContext(t *testing.T) {
	s := newStub()
	d, err := device.OpenBackendContext(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	devicetest.Closing(t, d)
	x, y := devicetest.Array(t, d, []float64{1, 2, 3}), devicetest.Array(t, d, []float64{5, 6, 7})
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	before := *s.at
	if err := errors.Join(d.MapContext(ctx, "f64.Add", y, x, y), d.Map("f64.Add", y, x, y)); err != nil {
		t.Fatal(err)
	}
	if *s.at != before+2 {
		t.Errorf("%d launches of two maps", *s.at-before)
	}
	cancel()
	expect(t, d.MapContext(ctx, "f64.Add", y, x, y), context.Canceled, "map f64.Add")
	if *s.at != before+2 {
		t.Error("a map after the context has been launched")
	}
	sameAs(t, "two sums", y, []float64{7, 10, 13})
}

// TestCause: what ends for a context has the error of it and the cause.
func TestCause(t *testing.T) {
	why := errors.New("the user has closed the window")
	d, x, _ := fixture(t)
	defer d.Close()
	ended, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	both := func(name string, err error) {
		t.Helper()
		if !errors.Is(err, context.Canceled) || !errors.Is(err, why) {
			t.Errorf("%s: %v", name, err)
		}
	}
	_, err := device.OpenContext(ended, "cpu")
	both("Open", err)
	_, err = device.OpenContext(ended, "")
	both("Open of the best", err)
	_, err = device.SumContext(ended, x)
	both("Sum", err)
	both("Map", d.MapContext(ended, "DF.Add", x, x, x))
	both("Download", x.DownloadContext(ended, make([]limb.DF, 3)))

	// Within a self-test and a list of launches.
	s := newStub()
	ctx, cancel := context.WithCancelCause(t.Context())
	s.launch = func(n int) { cancel(why) }
	_, err = device.OpenBackendContext(ctx, s)
	both("the self-test", err)
	ctx, cancel = context.WithCancelCause(t.Context())
	end, err := d.Load(&launch.Code{Name: "end", Slices: func(context.Context, int, []any) error {
		cancel(why)
		return nil
	}})
	if err != nil {
		t.Fatal(err)
	}
	both("Submit", d.SubmitContext(ctx, end.With(1), end.With(1)))
}

package device_test

import (
	"context"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
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

package device_test

import (
	"errors"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
)

// TestZero calls every method of zero values and nil pointers: those that can tell say
// ErrZero, the others do nothing.
func TestZero(t *testing.T) {
	d, x, _ := fixture(t)
	defer d.Close()
	for _, zero := range []*device.Device{nil, {}} {
		_, err := device.NewArray[limb.DF](zero, 3)
		_, timed := zero.MapTime("DF.Add", x, x, x)
		_, compiled := zero.Compile(halve, "halve")
		for _, err := range []error{err, timed, compiled, zero.Submit(), zero.Wait(), zero.Map("DF.Add", x, x, x), zero.Map("")} {
			expect(t, err, device.ErrZero, "device: ", "Open, NewArray, Compile")
		}
		if err := zero.Close(); err != nil {
			t.Errorf("Close of a zero Device: %v", err)
		}
		if zero.Language() != "" || zero.Info().Name != "" || zero.Traits().Float32.Exact {
			t.Error("a zero Device has a language, a name or traits")
		}
	}
	for _, zero := range []*device.Array[limb.DF]{nil, {}} {
		expect(t, zero.Upload(make([]limb.DF, 3)), device.ErrZero, "upload")
		expect(t, zero.Download(nil), device.ErrZero, "download")
		zero.Free()
		if zero.Len() != 0 {
			t.Errorf("a zero Array has %d elements", zero.Len())
		}
		is := device.ErrZero
		if zero == nil {
			is = device.ErrType
		}
		expect(t, d.Map("DF.Add", zero, x, x), is, "cpu: map DF.Add")
		expect(t, d.Map("DF.Add", x, x, zero), is, "cpu: map DF.Add")
	}
	for _, zero := range []*device.Kernel{nil, {}} {
		expect(t, zero.Launch(1, x), device.ErrZero, "kernel")
		expect(t, d.Submit(zero.With(1, x)), device.ErrZero, "submit")
	}
	for _, zero := range []*device.Text{nil, {}} {
		expect(t, zero.Run(x), device.ErrZero, "kernel")
		expect(t, zero.Run(), device.ErrZero, "kernel")
	}
	eachDevice(t, func(t *testing.T, d *device.Device) {
		if d.Language() == "" {
			return
		}
		ks, err := d.Compile(halve, "halve")
		if err != nil {
			t.Fatal(err)
		}
		x := newArray[float32](t, d, 3)
		for _, zero := range []*device.Array[float32]{nil, {}} {
			for _, err := range []error{ks[0].Run(x, zero), ks[0].Run(zero, x)} {
				if !errors.Is(err, device.ErrZero) && !errors.Is(err, device.ErrType) {
					t.Errorf("a kernel over zero arrays: %v", err)
				}
			}
		}
	})
}

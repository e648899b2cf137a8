package device_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

const halve = `kernel void halve(uint n, global const float *x, global float *y) {
	FOR_EACH(i, n) y[i] = 0.5f * x[i];
}
`

func TestProgram(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		ks, err := d.Compile(halve, "halve")
		if d.Language() == "" {
			expect(t, err, device.ErrLanguage, "compile")
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range []int{0, 1, 1023, 5000} {
			x, y := newArray[float32](t, d, n), newArray[float32](t, d, n)
			host := make([]float32, n)
			for i := range host {
				host[i] = float32(i)
			}
			if err := errors.Join(x.Upload(host), ks[0].Run(x, y), y.Download(host)); err != nil {
				t.Fatal(err)
			}
			for i, v := range host {
				if v != 0.5*float32(i) {
					t.Fatalf("half of %d is %g", i, v)
				}
			}
		}
		one, two := newArray[float32](t, d, 1), newArray[float32](t, d, 2)
		expect(t, ks[0].Run(one, two), device.ErrLength, "kernel halve", "2 elements")
		expect(t, ks[0].Run(one, nil), device.ErrType, "nil")
		expect(t, ks[0].Run(newArray[limb.DF](t, d, 1), one), device.ErrType, "a text takes arrays of machine numbers")
		if again, err := d.Compile(halve, "halve"); err != nil || again[0] != ks[0] {
			t.Errorf("the same text is built again: %v", err)
		}
		if _, err := d.Compile("kernel void bad(uint n) { undeclared(); }\n", "bad"); err == nil || !strings.Contains(err.Error(), "undeclared") {
			t.Errorf("a program that does not build: %v", err)
		}
		if _, err := d.Compile(halve, "double"); err == nil || !strings.Contains(err.Error(), "double") {
			t.Errorf("a kernel that is not there: %v", err)
		}
	})
}

// TestUntested opens a device that Open refuses, and sees what it does.
func TestUntested(t *testing.T) {
	info := devicetest.Find(t, "pocl", drivers[1].platform)
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math")
	t.Setenv("LIMB_TEST_OPENCL_RUNG", "-hidden -barrier -floor")
	if _, err := device.Open(info.Name); err == nil || !strings.Contains(err.Error(), "reassociat") || !strings.Contains(err.Error(), "(0x") {
		t.Errorf("a careless compiler, with no way around it, is not refused with the evidence: %v", err)
	}
	d, err := device.Open(info.Name, device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if a := d.Traits(); a.Float32.Exact || a.Float64.Exact || a.Float32.Why == nil {
		t.Errorf("traits without a test: %v", a)
	}
	a, b, s := newArray[float64](t, d, 1), newArray[float64](t, d, 1), newArray[float64](t, d, 1)
	got := []float64{1}
	if err := errors.Join(a.Upload(got), b.Upload([]float64{0x1p-60}), d.Map("f64.SumLessFirst", s, a, b), s.Download(got)); err != nil {
		t.Fatal(err)
	}
	if got[0] != 0x1p-60 {
		t.Errorf("(1 + e) - 1 = %g where sums are reassociated", got[0])
	}
	for _, name := range []string{"", "opencl:99"} {
		if _, err := device.Open(name, device.Untested()); err == nil {
			t.Errorf("%q is opened", name)
		}
	}
	if _, err := device.Open("cpu", device.Lowered("split")); err == nil || !strings.Contains(err.Error(), "beside Untested()") {
		t.Errorf("a lowering of a device that is tested: %v", err)
	}
}

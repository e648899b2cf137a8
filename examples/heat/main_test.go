package main

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestHeat: on the processor the bar in DF cools as it should, that in float32 does not.
func TestHeat(t *testing.T) {
	testenv.Long(t, "it is the whole computation")
	d, err := device.Open("cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	df, f32, err := both(d)
	if err != nil {
		t.Fatal(err)
	}
	if w := worst(df); w > 1e-9 {
		t.Errorf("in DF the largest error is %v", w)
	}
	if w := worst(f32); w < 1e-4 {
		t.Errorf("in float32 the largest error is %v: as if it were enough", w)
	}
	if l := left(); l < 0.5 || l > 0.6 {
		t.Errorf("%v is left", l)
	}
	if err := run(new(strings.Builder), "cpux"); err == nil {
		t.Error("there is a device cpux")
	}
}

package cc_test

import (
	"slices"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestConformance: the self-test lets it be used, and its bits are those of Go.
func TestConformance(t *testing.T) {
	d, err := device.Open("cc")
	if err != nil {
		t.Fatal(err)
	}
	devicetest.Closing(t, d)
	if listed := slices.ContainsFunc(device.List(), func(i device.Info) bool { return i.Name == "cc:0" && i.Err == nil }); !listed {
		t.Error("cc:0 is not listed")
	}
	t.Log(d.Traits())
	devicetest.RunArithmetic(t, d)
}

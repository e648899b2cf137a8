package device_test

import (
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestMapAllocates: on the device cpu a function that was used before is mapped without any
// memory. The control is a launch of a list, which has some.
func TestMapAllocates(t *testing.T) {
	d := open(t, "cpu", "Go", "")
	x := devicetest.Array(t, d, slices.Repeat([]limb.DD{limb.NewDD(1)}, 8))
	for what, add := range map[string]func() error{
		"Map": func() error { return d.Map("DD.Add", x, x, x) },
		"Add": func() error { return device.Add(x, x, x) },
	} {
		if n := testing.AllocsPerRun(100, func() {
			if err := add(); err != nil {
				t.Fatal(err)
			}
		}); n > 0 {
			t.Errorf("%s has %g allocations", what, n)
		}
	}
	if testing.AllocsPerRun(100, func() { d.MapTime("DD.Add", x, x, x) }) == 0 {
		t.Error("a list of launches is allocated nowhere")
	}
}

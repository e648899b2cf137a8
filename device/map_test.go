package device_test

import (
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestMapAllocates: on the device cpu a function that was used before is mapped without any
// memory. The control is a launch of a list, which has some.
func TestMapAllocates(t *testing.T) {
	d := open(t, "cpu", "Go", "")
	x := devicetest.Array(t, d, slices.Repeat([]limb.DD{limb.NewDD(1)}, 8))
	if n := testing.AllocsPerRun(100, func() {
		if err := d.Map("DD.Add", x, x, x); err != nil {
			t.Fatal(err)
		}
	}); n > 0 {
		t.Errorf("Map has %g allocations", n)
	}
	if testing.AllocsPerRun(100, func() { d.MapTime("DD.Add", x, x, x) }) == 0 {
		t.Error("a list of launches is allocated nowhere")
	}
}

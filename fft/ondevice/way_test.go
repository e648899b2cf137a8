package ondevice

import (
	"slices"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/types"
)

// TestWay: on a graphics processor long transforms of pairs read whole pieces of memory; on a processor, whose
// caches have whole lines, and of quads they are what they were.
func TestWay(t *testing.T) {
	gpu := device.Info{GPU: true, Group: 256, PerItem: 1, LocalBytes: 48 << 10}
	pocl := device.Info{Group: 256, PerItem: 1024, LocalBytes: 1 << 20}
	mesa := device.Info{Group: 256, PerItem: 1, LocalBytes: 32 << 10}
	for _, c := range []struct {
		info  device.Info
		typ   types.Type
		lanes int
		rooms []int
	}{
		{gpu, types.CDF, 8, []int{512, 256, 1024}}, {gpu, types.CDD, 4, []int{256, 512}}, {gpu, types.CQF, 0, nil},
		{pocl, types.CDF, 0, []int{1024, 512, 256, 2048}}, {mesa, types.CDF, 0, nil},
	} {
		if w := wayOf(c.info, c.typ, anywhere); w.Lanes != c.lanes || !slices.Equal(w.Rooms, c.rooms) {
			t.Errorf("%+v, %v: %+v", c.info, c.typ, w)
		}
	}
}

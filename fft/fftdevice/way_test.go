package fftdevice

import (
	"slices"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/types"
)

// TestWay: on a graphics processor long transforms, and all of quads, read whole pieces of memory; a processor has
// whole lines in its caches.
func TestWay(t *testing.T) {
	gpu := device.Info{GPU: true, Group: 256, PerItem: 1, LocalBytes: 48 << 10}
	pocl := device.Info{Group: 256, PerItem: 1024, LocalBytes: 1 << 20}
	mesa := device.Info{Group: 256, PerItem: 1, LocalBytes: 32 << 10}
	for _, c := range []struct {
		info  device.Info
		typ   types.Type
		lanes int
		rooms []int
		long  []int
	}{
		{gpu, types.CDF, 8, []int{512, 256, 1024}, []int{256, 512, 1024, 2048}}, {gpu, types.CDD, 4, []int{256, 512}, []int{256, 512, 1024}},
		{gpu, types.CQF, 8, []int{256, 512}, []int{256, 512, 1024}}, {gpu, types.CQD, 4, []int{256}, []int{256, 512}},
		{pocl, types.CDF, 0, []int{1024, 512, 256, 2048}, nil}, {pocl, types.CQF, 0, []int{512, 256, 1024, 2048}, nil}, {mesa, types.CDF, 0, nil, nil},
	} {
		if w := wayOf(c.info, c.typ, anywhere); w.Lanes != c.lanes || !slices.Equal(w.Rooms, c.rooms) || !slices.Equal(w.Long, c.long) {
			t.Errorf("%+v, %v: %+v", c.info, c.typ, w)
		}
	}
}

package random_test

import (
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestNamed runs random programs on the devices that LIMB_TEST_DEVICES names, written as the devices take the
// library's: 300 of each width, other ones on each.
func TestNamed(t *testing.T) {
	devicetest.Named(t, func(t *testing.T, d *device.Device) {
		own := devicetest.OwnDriver(t, d)
		for _, limb := range limbs {
			a := d.Traits().Float32
			if limb == ir.F64 {
				a = d.Traits().Float64
			}
			if !a.Exact {
				continue
			}
			programs := 0
			for seed := range uint64(testenv.Size(1, 10, 100)) {
				p, cases, err := random.New(seed+5000, testenv.Size(5, 30, 30), limb)
				if err != nil {
					t.Fatal(err)
				}
				programs += len(cases)
				for _, bad := range differing(t, own, p, cases, interpreted(t, p, cases), a.Lowering) {
					t.Errorf("seed %d, %v: other bits than the interpreter's\n%s", seed, limb, bad.Kernel)
				}
			}
			t.Logf("%v: %d programs", limb, programs)
		}
	})
}

package vecdevice_test

import (
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestNamed compares exact sums, sums of machine numbers and polynomials on the devices that
// LIMB_TEST_DEVICES names with package vec.
func TestNamed(t *testing.T) {
	devicetest.Named(t, func(t *testing.T, d *device.Device) {
		horner(t, d, limb.NewDF)
		if testing.Short() {
			return
		}
		exactOn(t, d, anyFloat[float32])
		exactOn(t, d, func(r *rand.Rand) limb.DF { return limb.DF{Hi: anyFloat[float32](r), Lo: anyFloat[float32](r)} })
		gathered[limb.DF, float32](t, d)
		exactOn(t, d, quadOf[float32])
		gathered[limb.QF, float32](t, d)
		horner(t, d, limb.NewQF)
		if !d.Traits().Float64.Exact {
			return
		}
		exactOn(t, d, anyFloat[float64])
		exactOn(t, d, func(r *rand.Rand) limb.DD { return limb.DD{Hi: anyFloat[float64](r), Lo: anyFloat[float64](r)} })
		exactOn(t, d, quadOf[float64])
		gathered[limb.DD, float64](t, d)
		gathered[limb.QD, float64](t, d)
		horner(t, d, limb.NewDD)
		horner(t, d, limb.NewQD)
	})
}

package device_test

import (
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestDirected rounds down, up and to zero on every device, on operands at which rounding goes
// wrong, with the bits of math/big.
func TestDirected(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		if d.Info().Backend == "opencl" {
			testenv.Large(t, "OpenCL's drivers build for long; the processor, lavapipe and SwiftShader have the same")
		}
		functions, rows := devicetest.RunDirected(t, d)
		t.Logf("%d functions, %d rows", functions, rows)
		if functions < testenv.Size(6, 18, 18) {
			t.Errorf("only %d functions", functions)
		}
	})
}

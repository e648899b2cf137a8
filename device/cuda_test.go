package device_test

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestCUDA runs the suite on a GPU of NVIDIA's, where there is one. What can be said without
// one, package internal/check/fakecuda says.
func TestCUDA(t *testing.T) {
	d := open(t, "cuda", "NVIDIA CUDA", "")
	t.Logf("%+v; float32: %v; float64: %v", d.Info(), d.Traits().Float32, d.Traits().Float64)
	devicetest.Run(t, d)
	runKernels(t, d)
	runDot(t, d, limb.NewDF)
	runDot(t, d, limb.NewDD)
	reductions(t, d, limb.NewDF)
	reductions(t, d, limb.NewQD)
	closeAll(t, []*device.Device{d})
}

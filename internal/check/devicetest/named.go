package devicetest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/cuda"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/vk"
)

// names are the devices that LIMB_TEST_DEVICES names, separated by commas.
func names(t testing.TB) []string {
	t.Helper()
	list := strings.FieldsFunc(os.Getenv("LIMB_TEST_DEVICES"), func(r rune) bool { return r == ',' })
	if list == nil {
		t.Skip("LIMB_TEST_DEVICES names no device: this is for make gpu-kit")
	}
	return list
}

// Named runs a test on each device that LIMB_TEST_DEVICES names, opened and tested. Where it names none
// the test is skipped: what it does is done for the drivers of processors by others.
func Named(t *testing.T, test func(t *testing.T, d *device.Device)) {
	t.Helper()
	for _, name := range names(t) {
		t.Run(name, func(t *testing.T) { test(t, opened(t, name)) })
	}
}

// NamedBench is Named for benchmarks.
func NamedBench(b *testing.B, bench func(b *testing.B, d *device.Device)) {
	b.Helper()
	for _, name := range names(b) {
		b.Run(name, func(b *testing.B) { bench(b, opened(b, name)) })
	}
}

// opened is a tested device, of whose arithmetic the log tells.
func opened(t testing.TB, name string) *device.Device {
	t.Helper()
	d := tested(t, name)
	a := d.Traits()
	t.Logf("%s: float32 %v; float64 %v", d.Info().Title, a.Float32, a.Float64)
	return d
}

// OwnDriver opens the driver's own side of a device of CUDA, OpenCL or Vulkan beside it.
func OwnDriver(t testing.TB, d *device.Device) driver.Device {
	t.Helper()
	var i int
	word, index, _ := strings.Cut(d.Info().Name, ":")
	b := map[string]driver.Backend{"cuda": cuda.Backend{}, "opencl": cl.Backend{}, "vulkan": vk.Backend{}}[word]
	if _, err := fmt.Sscan(index, &i); b == nil || err != nil {
		t.Fatalf("%s is no device of a driver: want one such as cuda:0", d.Info().Name)
	}
	own, err := b.Open(i)
	if err != nil {
		t.Fatal(err)
	}
	Closing(t, own)
	return own
}

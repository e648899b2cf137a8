package devicetest

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/vk"
)

// PoCL is the platform of the OpenCL driver for processors.
const PoCL = "Portable Computing Language"

// Main runs tests with drivers that show their devices only where the environment asks for
// them before a library is loaded: they run again with these variables set, or with that of
// Mesa's OpenCL driver. Where LIMB_TEST_DEVICES names devices they run as they are, since with
// more devices these have other names.
func Main(m *testing.M, env ...string) {
	if env == nil {
		env = []string{"RUSTICL_ENABLE=llvmpipe"}
	}
	env = slices.DeleteFunc(slices.Clone(env), func(e string) bool {
		name, _, _ := strings.Cut(e, "=")
		return os.Getenv(name) != ""
	})
	if len(env) == 0 || os.Getenv("LIMB_TEST_DEVICES") != "" {
		os.Exit(m.Run())
	}
	cmd := exec.Command(os.Args[0], os.Args[1:]...)
	cmd.Env = append(os.Environ(), env...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		os.Exit(1)
	}
}

// spared leaves drivers but PoCL to a usual run: they build kernels for long.
func spared(t testing.TB, platform string) {
	t.Helper()
	if platform != PoCL && platform != "Go" {
		testenv.Long(t, "a short run has one driver, PoCL")
	}
}

// Find returns the first device of a platform. Where there is none it skips by word, as
// testenv.Skip does.
func Find(t testing.TB, word, platform string) device.Info {
	t.Helper()
	spared(t, platform)
	var seen []error
	for _, info := range device.List() {
		if info.Platform == platform {
			return info
		}
		seen = append(seen, info.Err)
	}
	testenv.Skip(t, word, fmt.Sprintf("no device of %s (%v)", platform, errors.Join(seen...)))
	return device.Info{}
}

// Open opens what Find finds, untested, until the test ends.
func Open(t testing.TB, word, platform string) *device.Device {
	t.Helper()
	d, err := device.Open(Find(t, word, platform).Name, device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	return d
}

// OpenTested is Open with the self-test.
func OpenTested(t testing.TB, word, platform string) *device.Device {
	t.Helper()
	return tested(t, Find(t, word, platform).Name)
}

func tested(t testing.TB, name string) *device.Device {
	t.Helper()
	d, err := device.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	Closing(t, d)
	return d
}

// Closing closes a device when the test ends.
func Closing(t testing.TB, d io.Closer) {
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
}

// Spare leaves a test on rusticl to LIMB_FULL: it builds kernels for longer than others, PoCL has the same text, and
// lavapipe the same compiler behind it. Its self-test, and tests of what it has not, float64, are in every run.
func Spare(t testing.TB, d *device.Device) {
	t.Helper()
	if d.Info().Platform == "rusticl" && !testenv.Full() {
		t.Skip("left to LIMB_FULL: PoCL has the same text, and lavapipe the same compiler")
	}
}

// OpenDriver is Open of the driver's own side of a device of OpenCL or Vulkan.
func OpenDriver(t testing.TB, word, platform string) driver.Device {
	t.Helper()
	spared(t, platform)
	var seen []error
	for _, b := range []driver.Backend{cl.Backend{}, vk.Backend{}} {
		list, _, err := b.Devices()
		for i, caps := range list {
			if caps.Platform == platform {
				d, err := b.Open(i)
				if err != nil {
					t.Fatal(err)
				}
				Closing(t, d)
				return d
			}
		}
		seen = append(seen, err)
	}
	testenv.Skip(t, word, fmt.Sprintf("no device of %s (%v)", platform, errors.Join(seen...)))
	return nil
}

// Array returns an array with those elements.
func Array[T any](t testing.TB, d *device.Device, x []T) *device.Array[T] {
	t.Helper()
	a, err := device.NewArray[T](d, len(x))
	if err == nil {
		err = a.Upload(x)
	}
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// Repeated returns an array of n elements that are those of x over and over.
func Repeated[T any](t testing.TB, d *device.Device, n int, x []T) *device.Array[T] {
	t.Helper()
	a, err := device.NewArray[T](d, n)
	if err == nil {
		err = a.Slice(0, min(n, len(x))).Upload(x[:min(n, len(x))])
	}
	for k := len(x); k < n && err == nil; k *= 2 { // what is there doubles
		err = device.Copy(a.Slice(k, min(2*k, n)), a.Slice(0, min(k, n-k)))
	}
	if err != nil {
		t.Fatal(err)
	}
	return a
}

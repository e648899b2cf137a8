package devicetest

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cl"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/vk"
)

// PoCL is the platform of the OpenCL driver for processors.
const PoCL = "Portable Computing Language"

// Main runs tests with Mesa's OpenCL driver, which shows its devices only when
// asked to, before its library is loaded: they run again with the variable set.
func Main(m *testing.M) {
	if os.Getenv("RUSTICL_ENABLE") != "" {
		os.Exit(m.Run())
	}
	cmd := exec.Command(os.Args[0], os.Args[1:]...)
	cmd.Env = append(os.Environ(), "RUSTICL_ENABLE=llvmpipe")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		os.Exit(1)
	}
}

// Open opens the first device of a platform, tested or not, until the test ends.
// Where there is none it skips by word, as testenv.Skip does.
func Open(t testing.TB, word, platform string) *device.Device {
	t.Helper()
	for _, info := range device.List() {
		if info.Platform != platform {
			continue
		}
		d, err := device.OpenUntested(info.Name)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		return d
	}
	testenv.Skip(t, word, "no device of "+platform)
	return nil
}

// OpenDriver is Open of the driver's own side of a device of OpenCL or Vulkan.
func OpenDriver(t testing.TB, word, platform string) driver.Device {
	t.Helper()
	var seen []error
	for _, b := range []driver.Backend{cl.Backend{}, vk.Backend{}} {
		list, _, err := b.Devices()
		for i, caps := range list {
			if caps.Platform == platform {
				d, err := b.Open(i)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { d.Close() })
				return d
			}
		}
		seen = append(seen, err)
	}
	testenv.Skip(t, word, fmt.Sprintf("no device of %s (%v)", platform, errors.Join(seen...)))
	return nil
}

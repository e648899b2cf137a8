package device_test

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/device/devicetest"
	"github.com/limbfp/limb/internal/testenv"
)

// Mesa's OpenCL driver shows its devices only when asked to, before its library
// is loaded: the tests run again with the variable set.
func TestMain(m *testing.M) {
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

// drivers are the devices that the tests ask for: the word of LIMB_TEST_REQUIRE
// and how the platform is called.
var drivers = []struct{ word, platform string }{
	{"cpu", "Go"},
	{"pocl", "Portable Computing Language"},
	{"rusticl", "rusticl"},
}

// find returns the first device of a platform.
func find(t testing.TB, word, platform string) device.Info {
	t.Helper()
	var seen []string
	for _, info := range device.List() {
		if info.Platform == platform {
			return info
		}
		if info.Err != nil {
			seen = append(seen, info.Err.Error())
		}
	}
	testenv.Skip(t, word, "no device of "+platform+" "+strings.Join(seen, "; "))
	return device.Info{}
}

// eachDevice runs a test on every device of drivers.
func eachDevice(t *testing.T, test func(t *testing.T, d *device.Device)) {
	for _, driver := range drivers {
		t.Run(driver.word, func(t *testing.T) {
			d, err := device.Open(find(t, driver.word, driver.platform).Name)
			if err != nil {
				t.Fatal(err)
			}
			test(t, d)
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestConformance(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		t.Logf("float32: %v; float64: %v", d.Traits().Float32, d.Traits().Float64)
		devicetest.Run(t, d)
	})
}

package vk_test

import (
	"os"
	"os/exec"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// swiftShader says where Chromium's driver for processors is, which flushes subnormal numbers.
const swiftShader = "/usr/lib/chromium/vk_swiftshader_icd.json"

// TestMain has the loader find SwiftShader too: it reads the environment that the process began
// with.
func TestMain(m *testing.M) {
	if os.Getenv("VK_ADD_DRIVER_FILES") != "" {
		os.Exit(m.Run())
	}
	cmd := exec.Command(os.Args[0], os.Args[1:]...)
	cmd.Env = append(os.Environ(), "VK_ADD_DRIVER_FILES="+swiftShader)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		os.Exit(1)
	}
}

// Platforms, by the words of LIMB_TEST_REQUIRE.
var platforms = map[string]string{"lavapipe": "llvmpipe", "swiftshader": "SwiftShader driver"}

func find(t testing.TB, word string) device.Info {
	t.Helper()
	for _, info := range device.List() {
		if info.Backend == "vulkan" && info.Platform == platforms[word] {
			return info
		}
	}
	testenv.Skip(t, word, "no Vulkan device of "+platforms[word])
	return device.Info{}
}

func open(t testing.TB, word string) *device.Device {
	t.Helper()
	d, err := device.Open(find(t, word).Name)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// TestFloat64OfIntegers gives float64 to a device that has neither it nor integers of 64 bits.
func TestFloat64OfIntegers(t *testing.T) {
	t.Setenv("LIMB_TEST_FIRST", "off")
	if !testenv.Full() {
		t.Setenv("LIMB_TEST_FUNCTIONS", `^DD\.(Add|Mul)$`)
	} else {
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(f64|DD)\.`)
	}
	d, err := device.Open(find(t, "swiftshader").Name, device.Float64OfIntegers())
	if err != nil {
		t.Fatal(err)
	}
	if a := d.Traits().Float64; !a.Exact || a.Lowering != "floor pairs" {
		t.Errorf("float64: %v", a)
	}
	devicetest.RunArithmetic(t, d)
	if err := d.Close(); err != nil {
		t.Error(err)
	}
}

// TestConformance runs the suite. Drivers compile large functions for seconds: all of them
// are for LIMB_FULL.
func TestConformance(t *testing.T) {
	t.Setenv("LIMB_TEST_FIRST", "off")
	for word := range platforms {
		t.Run(word, func(t *testing.T) {
			d := open(t, word)
			t.Logf("float32: %v; float64: %v", d.Traits().Float32, d.Traits().Float64)
			if os.Getenv("LIMB_TEST_FUNCTIONS") == "" && !testenv.Full() {
				t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|DD|QF|QD)\.(Exp|Log|Sin)$`)
				devicetest.Run(t, d)
				t.Setenv("LIMB_TEST_FUNCTIONS", "")
				devicetest.RunArithmetic(t, d)
				return
			}
			devicetest.Run(t, d)
		})
	}
}

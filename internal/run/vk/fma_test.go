//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk_test

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/vk"
)

// TestFMA: a driver that claims VK_KHR_shader_fma and does not fuse is not believed, and one that
// fuses is: the operation of SPIR-V is the one that is used then.
func TestFMA(t *testing.T) {
	testenv.Long(t, "builds the self-test twice")
	t.Setenv("LIMB_TEST_FIRST", "off")
	t.Setenv("LIMB_CHILD", "off")
	t.Setenv("LIMB_TEST_VULKAN_OPTIONS", "fma")
	t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|QF|DD)\.(Add|Mul|Div)$`)
	for _, fused := range []bool{false, true} {
		t.Setenv("LIMB_CACHE", t.TempDir()) // which ways failed is kept by what it depends on, and not by what a test plants
		devicetest.Find(t, "lavapipe", llvmpipe)
		end := vk.PlantFMA(fused)
		d := devicetest.OpenTested(t, "lavapipe", llvmpipe)
		devicetest.Run(t, d)
		if end() == 0 {
			t.Error("OpFmaKHR is not used")
		}
		for i, a := range []device.Arithmetic{d.Traits().Float32, d.Traits().Float64} {
			if fused := fused && i == 0; a.FMA != fused || (a.Lowering == "plain") != fused || !fused && !strings.Contains(a.Rejected[0].Error(), "the error of a product is lost") {
				t.Errorf("fused: %v: it is %s, fma: %v, rejected: %v", fused, a.Lowering, a.FMA, a.Rejected)
			}
		}
	}
}

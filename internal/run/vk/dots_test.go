//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/vk"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/mat/matdevice"
)

// TestDots: exact products by bytes use SPIR-V's products of four bytes where a driver claims them, and one whose are wrong is not
// believed.
func TestDots(t *testing.T) {
	testenv.Long(t, "builds the kernels of exact products twice")
	a, want := mat.NewDense[limb.DF](3, 3, nil), new(mat.Dense[limb.DF])
	for i := range a.Data {
		a.Data[i] = limb.NewDF(1.1 - float64(i)).Sqr()
	}
	if err := mat.MulExact(want, a, a); err != nil {
		t.Fatal(err)
	}
	for _, wrong := range []bool{false, true} {
		t.Setenv("LIMB_CACHE", t.TempDir())
		devicetest.Find(t, "lavapipe", llvmpipe)
		d := devicetest.OpenTested(t, "lavapipe", llvmpipe)
		end := vk.PlantDots(wrong)
		got, err := matdevice.ExactProduct(d, a, a, matdevice.Int8)
		if n := end(); n == 0 {
			t.Error("OpSDot is not used")
		}
		if wrong != errors.Is(err, device.ErrWrong) || !wrong && (err != nil || !slices.Equal(got.Data, want.Data)) {
			t.Errorf("wrong: %v: %v", wrong, err)
		}
	}
}

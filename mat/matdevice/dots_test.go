//go:build (linux || darwin || windows) && (amd64 || arm64)

package matdevice

import (
	"encoding/binary"
	"errors"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/vk"
	"github.com/limbfp/limb/mat"
)

// dots counts OpSDot of a SPIR-V module, and has products of their bytes as integers in their place, if wrong is set.
func dots(module []byte, seen *int, wrong bool) []byte {
	const product, dot = 132, 4450
	module = slices.Clone(module)
	word := func(at int) uint32 { return binary.LittleEndian.Uint32(module[at:]) }
	for at := 20; at < len(module); at += 4 * int(word(at)>>16) {
		if word(at)&0xffff != dot {
			continue
		}
		if *seen++; wrong { // an operand less
			binary.LittleEndian.PutUint32(module[at:], 5<<16|product)
			module = slices.Delete(module, at+20, at+24)
		}
	}
	return module
}

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
		d := devicetest.OpenTested(t, "lavapipe", "llvmpipe")
		seen := 0
		vk.Planted = func(module []byte) []byte { return dots(module, &seen, wrong) }
		got, err := ExactProduct(d, a, a, Int8)
		vk.Planted = nil
		if seen == 0 {
			t.Error("OpSDot is not used")
		}
		if wrong != errors.Is(err, device.ErrWrong) || !wrong && (err != nil || !slices.Equal(got.Data, want.Data)) {
			t.Errorf("wrong: %v: %v", wrong, err)
		}
	}
}

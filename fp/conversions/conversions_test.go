package conversions_test

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/fp/conversions"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/kernel/launch"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

// TestDevices rounds on every device that has float64, with the bits of math/big. Another mode is
// noticed.
func TestDevices(t *testing.T) {
	testenv.Long(t, "PoCL builds each conversion")
	r := rand.New(rand.NewPCG(2, 9))
	x := rounding.Operands[float64]()
	for range testenv.Size(2000, 20000, 2000000) {
		a := float64(math.Float32frombits(r.Uint32()))
		x = append(x, a, a*(1+float64(r.IntN(3)-1)*0x1p-40), math.Float64frombits(r.Uint64()))
	}
	want := map[fp.Mode][]float32{}
	for _, m := range []fp.Mode{fp.Down, fp.Up, fp.ToZero} {
		for _, a := range x {
			w := float32(a)
			if a != 0 && a-a == 0 {
				w = rounding.Of[float32](new(big.Rat).SetFloat64(a), m)
			}
			want[m] = append(want[m], w)
		}
	}
	wrong := func(z []float32, m fp.Mode) (n int) {
		for i, w := range want[m] {
			if math.Float32bits(z[i]) != math.Float32bits(w) && (z[i] == z[i] || w == w) {
				n++
			}
		}
		return n
	}
	for _, on := range []struct{ word, platform string }{{"cpu", "Go"}, {"pocl", devicetest.PoCL}, {"rusticl", "rusticl"}, {"lavapipe", "llvmpipe"}} {
		t.Run(on.word, func(t *testing.T) {
			d := devicetest.OpenTested(t, on.word, on.platform)
			if !d.Traits().Float64.Exact {
				t.Skipf("no float64: %v", d.Traits().Float64.Why)
			}
			z := make([]float32, len(x))
			dx, dz := devicetest.Array(t, d, x), devicetest.Array(t, d, z)
			for m, run := range map[fp.Mode]func(d launch.Device, z launch.Array[float32], x launch.Array[float64]) error{
				fp.Down: conversions.DoubleDown.Run, fp.Up: conversions.DoubleUp.Run, fp.ToZero: conversions.DoubleToZero.Run,
			} {
				if err := errors.Join(run(d, dz, dx), dz.Download(z)); err != nil {
					t.Fatal(err)
				}
				for other := range want {
					if n := wrong(z, other); n > 0 != (other != m) {
						t.Errorf("%v: %d of %d are not rounded %v", m, n, len(x), other)
					}
				}
			}
		})
	}
}

// TestFloor: where float64 is made of integers there is no way to float32, and the error says so.
func TestFloor(t *testing.T) {
	t.Setenv("LIMB_TEST_VULKAN_RUNG", "floor")
	d := devicetest.OpenTested(t, "lavapipe", "llvmpipe")
	x, z := devicetest.Array(t, d, make([]float64, 9)), devicetest.Array(t, d, make([]float32, 9))
	if err := conversions.DoubleDown.Run(d, z, x); err == nil || !strings.Contains(err.Error(), "float32 and float64 in one function") {
		t.Errorf("the error is %v", err)
	}
}

//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/native"
)

// TestFast measures PTX's approximations and CUDA's fast functions on a GPU that errs as much as
// it may: all are within what is promised, and no better than that by much. A wrong constant, and
// an instruction that stands for another one, are noticed.
func TestFast(t *testing.T) {
	testenv.Long(t, "measures two dozen functions in the interpreter")
	t.Run("within", within)
	t.Run("beyond", beyond)
}

func within(t *testing.T) {
	d := untested(t, interpreter{})
	zones := 0
	for _, row := range native.FastFunctions() {
		if row.Function.Name == "native_tanh" {
			continue // the driver here is of a GPU without it
		}
		r, err := native.MeasureFast(d, row, testenv.Size(1<<12, 1<<14, 1<<14))
		if err != nil {
			t.Fatal(row.Function.Name, err)
		}
		exact := row.Function.Name == "native_saturate"
		if !r.Within || (r.Ulps.Ulps > 0.51) == exact {
			t.Errorf("%s on %s: %g ulps, beyond what is promised: %+v", row.Cuda, row.Interval, r.Ulps.Ulps, r.Beyond)
		}
		if row.Cuda == "__fdividef" || row.Cuda == "div.full" {
			zones++
			z, err := native.DivideZone(d, row.Function)
			fast := row.Cuda == "__fdividef"
			if err != nil || z.Inputs == 0 || fast && (z.Zeros != z.Inputs || z.Infinite == z.Infinite) || !fast && (z.Right != z.Inputs || !math.IsInf(float64(z.Infinite), 1)) {
				t.Errorf("%s beyond 2^126: %+v, %v", row.Cuda, z, err)
			}
		}
	}
	if zones != 2 {
		t.Errorf("%d zones of quotients", zones)
	}
}

func beyond(t *testing.T) {
	for _, c := range [][3]string{
		{"native_exp", "0f3FB8AA3B", "0f3FB8AA60"}, {"native_exp10", "0f40549A78", "0f40549A90"},
		{"native_log", "0f3F317218", "0f3F317240"}, {"native_log10", "0f3E9A209B", "0f3E9A20F0"},
		{"native_sin", "sin.approx", "tanh.approx"}, {"native_recip", "rcp.approx", "rsqrt.approx"}, {"native_saturate", "cvt.sat.f32.f32", "mov.f32"},
	} {
		for _, row := range native.FastFunctions() {
			if row.Function.Name != c[0] {
				continue
			}
			t.Run(c[0], func(t *testing.T) {
				changed := 0
				d := untested(t, interpreter{func(text string) string {
					changed += strings.Count(text, c[1])
					return strings.ReplaceAll(text, c[1], c[2])
				}})
				if r, err := native.MeasureFast(d, row, testenv.Size(1<<12, 1<<14, 1<<14)); err != nil || changed == 0 || r.Within {
					t.Errorf("%s with %s for %s, in %d places: %g ulps, %v", row.Cuda, c[2], c[1], changed, r.Ulps.Ulps, err)
				}
			})
			break
		}
	}
}

// TestLibrary: of Table 8.13 PTX has some functions, which are right; of the others the report
// says that the language has none.
func TestLibrary(t *testing.T) {
	testenv.Long(t, "searches fifteen functions in the interpreter")
	d := untested(t, interpreter{})
	there := 0
	for _, f := range native.Functions(true) {
		m, err := native.New[float32](d, f)
		if errors.Is(err, native.ErrLacks) {
			continue
		}
		if err != nil {
			t.Fatal(f.Name, err)
		}
		there++
		if err := m.Search(testenv.Size(1<<10, 1<<10, 1<<12), 1); err != nil {
			t.Fatal(f.Name, err)
		}
		if r := m.Result(); r.Wrong > 0 || !(r.Max.Ulps <= r.Promised) {
			t.Errorf("%s: %g ulps, %d wrong: %+v %+v", f.Name, r.Max.Ulps, r.Wrong, r.Max, r.Bad)
		}
		m.Free()
	}
	if there < 15 {
		t.Errorf("%d functions", there)
	}
}

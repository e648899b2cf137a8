package device_test

import (
	"errors"
	"math"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/kernel"
)

// TestFirstLaunch: a kernel whose driver computes something else is noticed, and one that goes
// wrong by itself is not launched; the arrays are as before. That the driver computes
// something else is planted by a change of the program after it was built.
func TestFirstLaunch(t *testing.T) {
	testenv.Long(t, "PoCL builds a kernel many times")
	t.Setenv("LIMB_CACHE", "off")
	d := open(t, "pocl", devicetest.PoCL, "")
	defer closeAll(t, []*device.Device{d})
	p, err := users()
	if err != nil {
		t.Fatal(err)
	}
	if p, err = ir.Decode(ir.Encode(p)); err != nil {
		t.Fatal(err)
	}
	load := func(name string) *device.Kernel {
		k, err := d.LoadProgram(p, "programs."+name, nil)
		if err != nil {
			t.Fatal(err)
		}
		return k
	}
	const n = 1000
	src := make([]limb.DF, n)
	for i := range src {
		src[i] = limb.NewDF(float64(i * i % 77)).Sqrt()
	}
	dst, from := devicetest.Array(t, d, make([]limb.DF, n)), devicetest.Array(t, d, src)

	heat := load("Heat")
	f := p.Lookup("programs.Heat")
	code := f.Code
	ir.Walk(f.Code, func(s ir.Stmt) {
		if s, ok := s.(*ir.Store); ok && s.Limb == 1 { // the second limbs are 0.3
			s.Value = f.Params[1]
		}
	})
	for range 2 {
		if err := heat.Launch(n, dst, from, limb.NewDF(0.3)); !errors.Is(err, device.ErrWrong) || !strings.Contains(err.Error(), "an array of DF is") {
			t.Errorf("another program: %v", err)
		}
	}
	sameAs(t, "what a wrong kernel leaves", dst, make([]limb.DF, n))
	f.Code = code

	for name, want := range map[string]string{"Race": "race: x[", "Outside": "index 1000 of src, which has 1000 elements"} {
		k := load(name)
		args := []any{from}
		if name == "Outside" {
			args = []any{devicetest.Array(t, d, make([]int32, n)), devicetest.Array(t, d, make([]int32, n))}
		}
		if err := k.Launch(n, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
	sameAs(t, "what a kernel with a race leaves", from, src)

	// One that is sound is launched, and not compared again: the program may change.
	copied := load("Transpose")
	m := make([]limb.QF, 64)
	for i := range m {
		m[i] = limb.NewQF(float64(i))
	}
	in, out := devicetest.Array(t, d, m), devicetest.Array(t, d, make([]limb.QF, 64))
	for range 2 {
		if err := copied.Launch(1, out, in, int32(8), int32(8)); err != nil {
			t.Error(err)
		}
		p.Lookup("programs.Transpose").Code = nil
	}
}

// TestFirstLaunchFlushes: a kernel on SwiftShader is compared with an arithmetic that flushes, on
// numbers with which that differs from Go's, operands that are subnormal among them; and a limb
// that neither arithmetic gives is noticed, planted by a change of the program after it was built.
func TestFirstLaunchFlushes(t *testing.T) {
	testenv.Long(t, "it runs the program again on SwiftShader, and TestFlawed has the errors of a first launch")
	// The loader reads the environment that the process began with.
	const files = "VK_ADD_DRIVER_FILES"
	if os.Getenv(files) == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestFirstLaunchFlushes$", "-test.v")
		cmd.Env = append(os.Environ(), files+"=/usr/lib/chromium/vk_swiftshader_icd.json")
		out, err := cmd.CombinedOutput()
		switch {
		case err != nil:
			t.Fatalf("%v\n%s", err, out)
		case strings.Contains(string(out), "--- SKIP"):
			t.Skipf("%s", out)
		}
		return
	}
	t.Setenv("LIMB_CACHE", "off")
	loaded, err := users()
	if err != nil {
		t.Fatal(err)
	}
	d := devicetest.OpenTested(t, "swiftshader", "SwiftShader driver")
	if d.Traits().Float32.Subnormals != device.Flushed {
		t.Fatal("SwiftShader does not flush")
	}
	sizes := []int{-127}
	if testenv.Full() {
		sizes = append(sizes, -112) // where results are subnormal, and no operands
	}
	for _, tiny := range sizes {
		for _, planted := range []bool{false, true} {
			p, err := ir.Decode(ir.Encode(loaded))
			if err != nil {
				t.Fatal(err)
			}
			heat, err := d.LoadProgram(p, "programs.Heat", nil)
			if err != nil {
				t.Fatal(err)
			}
			const n = 300
			src, inGo, got := make([]limb.DF, n), make([]limb.DF, n), make([]limb.DF, n)
			for i := range src {
				src[i] = limb.NewDF(float64(i * i % 77)).Sqrt().Ldexp(tiny)
			}
			k := limb.NewDF(0.3)
			kernel.Items(n, func(i int) { programs.Heat(i, inGo, src, k) })
			x, y := devicetest.Array(t, d, src), devicetest.Array(t, d, got)
			if planted {
				f := p.Lookup("programs.Heat")
				ir.Walk(f.Code, func(s ir.Stmt) {
					if s, ok := s.(*ir.Store); ok && s.Limb == 1 { // the second limbs are 0.3
						s.Value = f.Params[1]
					}
				})
				if err := heat.Launch(n, y, x, k); !errors.Is(err, device.ErrWrong) {
					t.Errorf("another program, at 2^%d: %v", tiny, err)
				}
				continue
			}
			if err := errors.Join(heat.Launch(n, y, x, k), y.Download(got)); err != nil {
				t.Errorf("at 2^%d: %v", tiny, err)
			}
			differ := 0
			for i := range got {
				if math.Abs(float64(got[i].Lo-inGo[i].Lo)) > 0 || got[i].Hi != inGo[i].Hi {
					differ++
				}
			}
			if differ == 0 {
				t.Errorf("at 2^%d nothing is flushed", tiny)
			}
		}
	}
}

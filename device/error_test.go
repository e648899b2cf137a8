package device_test

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/plane"
)

func TestUnknownDevice(t *testing.T) {
	for _, name := range []string{"gpu", "cpu:1", "opencl:99", "opencl:x", "cpu:", "opencl:-1", ":"} {
		d, err := device.Open(name)
		if err == nil {
			d.Close()
			t.Errorf("%q is opened", name)
			continue
		}
		if !strings.Contains(err.Error(), name) {
			t.Errorf("the error does not name %q: %v", name, err)
		}
		// Without an OpenCL driver that is the error.
		if !errors.Is(err, device.ErrUnknown) && !strings.HasPrefix(name, "opencl") {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestOpenBest(t *testing.T) {
	d, err := device.Open("")
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	t.Log(d.Info().Name, d.Traits().Float32)
}

// A way is a backend with a device that is the cpu, by another name.
type way struct {
	cpu.Backend
	word   string
	gpu    bool
	broken error // where it is opened
	hidden error // where it is listed
}

func (w way) Word() string { return w.word }

func (w way) Devices() ([]driver.Caps, []string, error) {
	if w.hidden != nil {
		return nil, nil, w.hidden
	}
	list, hints, err := w.Backend.Devices()
	list[0].GPU = w.gpu
	return list, hints, err
}

func (w way) Open(i int) (driver.Device, error) {
	if w.broken != nil {
		return nil, w.broken
	}
	return w.Backend.Open(i)
}

// TestBestOrder: GPUs come before the cpu, and that before processors that drivers reach.
func TestBestOrder(t *testing.T) {
	broken := errors.New("broken")
	gpu, other, software := way{word: "cuda", gpu: true}, way{word: "vulkan", gpu: true}, way{word: "opencl"}
	noGPU, noCPU, noSoftware := way{word: "cuda", gpu: true, broken: broken}, way{word: "cpu", broken: broken}, way{word: "opencl", broken: broken}
	for want, list := range map[string][]driver.Backend{
		"cpu":      {noGPU, software, cpu.Backend{}},
		"cuda:0":   {gpu, software, other, cpu.Backend{}},
		"vulkan:0": {noGPU, software, other, cpu.Backend{}},
		"opencl:0": {noGPU, software, noCPU},
	} {
		d, err := device.OpenBest(list...)
		if err != nil {
			t.Errorf("%s: %v", want, err)
			continue
		}
		if name := d.Info().Name; name != want {
			t.Errorf("%s is opened, want %s", name, want)
		}
		d.Close()
	}
	_, err := device.OpenBest(noSoftware, noGPU, noCPU)
	expect(t, err, broken, "opening cuda:0", "opening cpu", "opening opencl:0")

	// A backend that cannot be listed is told where nothing is opened, and is nothing else in the way.
	hidden := errors.New("no library")
	unlisted := way{word: "vulkan", hidden: hidden}
	_, err = device.OpenBest(unlisted, noGPU, noCPU)
	expect(t, err, hidden, "listing vulkan: no library", "opening cuda:0", "opening cpu")
	d, err := device.OpenBest(unlisted, cpu.Backend{})
	if err != nil {
		t.Fatal(err)
	}
	d.Close()
}

// fixture opens a device with two arrays of three.
func fixture(t *testing.T) (d *device.Device, x, y *device.Array[limb.DF]) {
	t.Helper()
	d, err := device.Open("cpu")
	if err != nil {
		t.Fatal(err)
	}
	x = newArray[limb.DF](t, d, 3)
	y = newArray[limb.DF](t, d, 3)
	return d, x, y
}

func newArray[T any](t testing.TB, d *device.Device, n int) *device.Array[T] {
	t.Helper()
	a, err := device.NewArray[T](d, n)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// expect checks that err is, and says, what it should.
func expect(t *testing.T, err, is error, words ...string) {
	t.Helper()
	if !errors.Is(err, is) {
		t.Errorf("error %v, want %v", err, is)
		return
	}
	for _, word := range words {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("the error does not say %q: %v", word, err)
		}
	}
}

func TestBadCalls(t *testing.T) {
	d, x, y := fixture(t)
	other, z, _ := fixture(t)
	defer other.Close()
	long := newArray[limb.DF](t, d, 4)
	floats := newArray[float32](t, d, 3)

	expect(t, d.Map("DF.Nothing", x, y, y), device.ErrFunction, "cpu", "DF.Nothing")
	expect(t, d.Map("DF.Mod", x, y, y), device.ErrFunction, "cpu", "DF.Mod", "DF.FastMod")
	expect(t, d.Map("DF.Add", x, y), device.ErrType, "2 arrays, want 3")
	expect(t, d.Map("DF.Add", x, y, nil), device.ErrType, "nil")
	expect(t, d.Map("DF.Add", x, y, (*device.Array[limb.DF])(nil)), device.ErrType, "nil")
	expect(t, d.Map("DF.Add", x, y, floats), device.ErrType, "array of f32, want DF")
	expect(t, d.Map("DF.Add", floats, x, y), device.ErrType, "argument 0 (result)")
	expect(t, d.Map("DF.Add", x, y, long), device.ErrLength, "4 elements", "3")
	expect(t, d.Map("DF.Add", x, y, z), device.ErrForeign)
	expect(t, d.Map("f32.TwoSum", floats, floats, floats, floats), device.ErrOverlap, "argument 1 (e) and result 0")
	expect(t, x.Upload(make([]limb.DF, 2)), device.ErrLength, "3 elements", "2")
	expect(t, x.Download(make([]limb.DF, 4)), device.ErrLength, "3 elements", "4")
	_, err := device.NewArray[float32](d, -1)
	expect(t, err, device.ErrLength, "cpu: array of -1 float32: wrong length: an array has 0 elements or more, not -1")
	if strings.Contains(err.Error(), "differ") { // of one length alone
		t.Error(err)
	}
	_, err = device.NewArray[float32](d, 1<<30+1)
	expect(t, err, device.ErrTooLong)

	y.Free()
	y.Free()
	expect(t, d.Map("DF.Add", x, x, y), device.ErrFreed)
	expect(t, y.Upload(make([]limb.DF, 3)), device.ErrFreed)

	if err := errors.Join(d.Close(), d.Close()); err != nil {
		t.Error(err)
	}
	expect(t, d.Map("DF.Add", x, x, x), device.ErrClosed, "cpu")
	expect(t, d.Wait(), device.ErrClosed)
	expect(t, x.Upload(make([]limb.DF, 3)), device.ErrClosed)
	expect(t, x.Download(make([]limb.DF, 3)), device.ErrClosed)
	_, err = device.NewArray[float32](d, 1)
	expect(t, err, device.ErrClosed)
	x.Free()
}

func TestNoFloat64(t *testing.T) {
	d, err := device.OpenBackend(faulty{defect: func(string, lower.Rung, []plane.Plane, []plane.Plane) {}})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	_, err = device.NewArray[limb.DD](d, 1)
	expect(t, err, device.ErrNoFloat64, "does not claim")
	expect(t, d.Map("DD.Add"), device.ErrNoFloat64, "DD.Add")
}

// TestArrays runs a queue of maps over arrays of odd lengths, zero among them,
// in place, and as two results.
func TestArrays(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		for _, n := range []int{0, 1, 255, 257, 10_001} {
			x, s, e := newArray[limb.DF](t, d, n), newArray[float32](t, d, n), newArray[float32](t, d, n)
			host := make([]limb.DF, n)
			ones := make([]float32, n)
			for i := range host {
				host[i] = limb.DF{Hi: float32(i), Lo: 0x1p-30}
				ones[i] = float32(i) + 0x1p-10
			}
			for _, err := range []error{
				x.Upload(host),
				d.Map("DF.Add", x, x, x),
				d.Map("DF.Mul", x, x, x),
				s.Upload(ones),
				d.Map("f32.TwoProd", s, e, s, s),
				d.Wait(),
			} {
				if err != nil {
					t.Fatal(err)
				}
			}
			if _, err := d.MapTime("DF.Add", x, x, x); err != nil {
				t.Fatal(err)
			}
			got, sums, errs := make([]limb.DF, n), make([]float32, n), make([]float32, n)
			if err := errors.Join(x.Download(got), s.Download(sums), e.Download(errs)); err != nil {
				t.Fatal(err)
			}
			for i, x := range host {
				x = x.Add(x)
				x = x.Mul(x)
				x = x.Add(x)
				p, q := limb.TwoProd(ones[i], ones[i])
				if got[i] != x || sums[i] != p || errs[i] != q {
					t.Fatalf("n = %d, element %d: %v %v %v, want %v %v %v", n, i, got[i], sums[i], errs[i], x, p, q)
				}
			}
			x.Free()
		}
	})
}

// TestBuildFailure compiles a program that does not build, and expects the
// compiler's words.
func TestBuildFailure(t *testing.T) {
	testenv.Long(t, "opening with a broken prelude builds all of the self-test")
	info := devicetest.Find(t, "pocl", drivers[1].platform)
	d, err := device.Open(info.Name)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	x := newArray[limb.DF](t, d, 1)
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-Dstatic=undeclared")
	err = d.Map("DF.Abs", x, x) // the self-test has built the others
	if err == nil {
		t.Fatal("a broken kernel is built")
	}
	for _, word := range []string{info.Name, "DF.Abs", "CL_BUILD_PROGRAM_FAILURE (-11)", "undeclared", "error"} {
		if !strings.Contains(err.Error(), word) {
			t.Errorf("the error does not say %q: %v", word, err)
		}
	}
	if _, err := device.Open(info.Name); err == nil || !strings.Contains(err.Error(), "CL_BUILD_PROGRAM_FAILURE") {
		t.Errorf("opening with a broken prelude: %v", err)
	}
}

// TestLibraries lists and opens devices in processes of their own, with
// libraries that are not there, are no libraries, lack a symbol, or have no
// driver.
func TestLibraries(t *testing.T) {
	testenv.Long(t, "each line of its table is a process")
	if os.Getenv("LIMB_TEST_CHILD") != "" {
		child(t)
		return
	}
	text := filepath.Join(t.TempDir(), "libOpenCL.so")
	if err := os.WriteFile(text, []byte("no library"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ name, env, want string }{
		{"missing", "LIMB_OPENCL_LIBRARY=libnothing.so", "no OpenCL library"},
		{"unreadable", "LIMB_OPENCL_LIBRARY=" + text, "no OpenCL library"},
		{"other", "LIMB_OPENCL_LIBRARY=libm.so.6", "lacks clGetPlatformIDs"},
		{"no driver", "OCL_ICD_VENDORS=" + t.TempDir(), "no driver (ICD) is installed"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.name == "other" && runtime.GOOS != "linux" {
				t.Skip("libm.so.6 is a library of linux")
			}
			if c.name == "no driver" {
				devicetest.Find(t, "opencl", drivers[1].platform)
			}
			cmd := exec.Command(os.Args[0], "-test.run=^TestLibraries$", "-test.v")
			cmd.Env = append(os.Environ(), "LIMB_TEST_CHILD=1", "LIMB_VULKAN_LIBRARY=libnothing.so", "LIMB_CUDA_LIBRARY=libnothing.so", c.env)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			for _, want := range []string{c.want, `best: cpu`, "opening: device \"opencl:0\": "} {
				if !strings.Contains(string(out), want) {
					t.Errorf("the output lacks %q:\n%s", want, out)
				}
			}
		})
	}
}

// child lists the devices, expects that OpenCL cannot be used, and opens the
// best.
func child(t *testing.T) {
	for _, info := range device.List() {
		t.Logf("list: %s %s %v", info.Name, info.Title, info.Err)
	}
	_, err := device.Open("opencl:0")
	t.Logf("opening: %v", err)
	d, err := device.Open("")
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("best: %s", d.Info().Name)
}

// TestHint expects a hint where rusticl is installed and not asked for.
func TestHint(t *testing.T) {
	devicetest.Find(t, "rusticl", "rusticl")
	t.Setenv("RUSTICL_ENABLE", "")
	for _, info := range device.List() {
		for _, note := range info.Notes {
			if strings.Contains(note, "RUSTICL_ENABLE") {
				return
			}
		}
	}
	t.Error("no hint")
}

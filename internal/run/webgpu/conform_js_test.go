package webgpu_test

import (
	"errors"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/half"
	"github.com/limbfp/limb/internal/run/webgpu"
	"github.com/limbfp/limb/vec"
	"github.com/limbfp/limb/vec/vecdevice"
)

// These tests run where there is a navigator.gpu: TestPlaces has them run.

func open(t *testing.T, o ...device.Option) *device.Device {
	t.Helper()
	d, err := device.Open("webgpu", o...)
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

// shared is a device that several tests use.
var shared = sync.OnceValues(func() (*device.Device, error) { return device.Open("webgpu") })

func share(t *testing.T) *device.Device {
	t.Helper()
	d, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestFunctions runs the conformance suite, and says how the device is lowered.
func TestFunctions(t *testing.T) {
	d := open(t)
	a := d.Traits().Float32
	t.Logf("%s, %s: float32 is %q", d.Info().Title, d.Info().Version, a.Lowering)
	for _, r := range a.Rejected {
		t.Logf("rejected: %v", r)
	}
	devicetest.Run(t, d)
}

// TestFloat64 runs functions on floats of 64 bits that are made of integers.
func TestFloat64(t *testing.T) {
	d := open(t, device.Float64OfIntegers())
	if a := d.Traits().Float64; a.Lowering != "floor pairs" {
		t.Fatalf("float64 is %q (%v)", a.Lowering, a.Why)
	}
	devicetest.Run(t, d)
}

// TestSums64: exact sums of float64 take words of 32 bits alone.
func TestSums64(t *testing.T) {
	d := open(t, device.Float64OfIntegers())
	host := []float64{1, 0x1p-60, -0x1p1000, 0x1p-1074, 0x1p1000, -1}
	x := devicetest.Array(t, d, host)
	if got, err := vecdevice.ExactSum(x); err != nil || got != vec.ExactSum(host) {
		t.Errorf("the exact sum of float64 is %v (%v), and in Go %v", got, err, vec.ExactSum(host))
	}
	if got, err := vecdevice.ExactDot(x, x); err != nil || got != vec.ExactDot(host, host) {
		t.Errorf("the exact sum of squares of float64 is %v (%v), and in Go %v", got, err, vec.ExactDot(host, host))
	}
	if got, err := vecdevice.SumOf[limb.DD](devicetest.Array(t, d, host[:2])); err != nil || got != vec.SumOf[limb.DD](host[:2]) {
		t.Errorf("the sum of float64 is %v (%v), and in Go %v", got, err, vec.SumOf[limb.DD](host[:2]))
	}
	if got, err := vecdevice.DotOf[limb.DD](devicetest.Array(t, d, []float32{3, 0x1p-40}), devicetest.Array(t, d, []float32{5, 7})); err != nil || got != vec.DotOf[limb.DD]([]float32{3, 0x1p-40}, []float32{5, 7}) {
		t.Errorf("the dot product of float32 in DD is %v (%v)", got, err)
	}
}

// TestKernels: groups, phases and barriers: a sum has the bits of package vec.
func TestKernels(t *testing.T) {
	d := share(t)
	for _, n := range []int{1, 1000, 70001} {
		host := make([]limb.DF, n)
		for i := range host {
			host[i] = limb.DF{Hi: 1}.Div(limb.DF{Hi: float32(i + 3)})
		}
		x, err := device.NewArray[limb.DF](d, n)
		if err != nil {
			t.Fatal(err)
		}
		if err := x.Upload(host); err != nil {
			t.Fatal(err)
		}
		sum, err := device.Sum(x)
		if want := vec.Sum(host); err != nil || sum != want {
			t.Errorf("the sum of %d numbers is %v (%v), and in Go %v", n, sum, err, want)
		}
		exact, err := vecdevice.ExactSum(x)
		if want := vec.ExactSum(host); err != nil || exact != want {
			t.Errorf("the exact sum of %d numbers is %v (%v), and in Go %v", n, exact, err, want)
		}
		exact, err = vecdevice.ExactDot(x, x)
		if want := vec.ExactDot(host, host); err != nil || exact != want {
			t.Errorf("the exact sum of %d squares is %v (%v), and in Go %v", n, exact, err, want)
		}
		if err := d.Map("DF.Mul", x, x, x); err != nil { // in its place
			t.Fatal(err)
		}
		got := make([]limb.DF, n)
		if err := x.Download(got); err != nil || got[n/2] != host[n/2].Mul(host[n/2]) {
			t.Errorf("the square of %v is %v (%v)", host[n/2], got[n/2], err)
		}
		machine := make([]float32, n)
		for i := range machine {
			machine[i] = host[i].Hi
		}
		y := devicetest.Array(t, d, machine)
		if got, err := vecdevice.SumOf[limb.DF](y); err != nil || got != vec.SumOf[limb.DF](machine) {
			t.Errorf("the sum of %d float32 is %v (%v), and in Go %v", n, got, err, vec.SumOf[limb.DF](machine))
		}
		if got, err := vecdevice.DotOf[limb.DF](y, y); err != nil || got != vec.DotOf[limb.DF](machine, machine) {
			t.Errorf("the dot product of %d float32 is %v (%v), and in Go %v", n, got, err, vec.DotOf[limb.DF](machine, machine))
		}
		c := devicetest.Array(t, d, []float32{1, -7, 21, -35})
		z := devicetest.Array(t, d, machine)
		values, want := make([]float32, n), make([]float32, n)
		vec.Horner(want, machine, []float32{1, -7, 21, -35})
		if err := errors.Join(vecdevice.Horner(z, y, c), z.Download(values)); err != nil || !slices.Equal(values, want) {
			t.Errorf("polynomials at %d numbers differ (%v)", n, err)
		}
		x.Free()
		y.Free()
		z.Free()
	}
}

// TestHalves: numbers of 16 bits, of which two lie in a word that items write at once.
func TestHalves(t *testing.T) {
	d := share(t)
	const n = 70001
	host, want, back := make([]float32, n), make([]fp.Half, n), make([]float32, n)
	for i := range host {
		host[i] = float32(i-n/2) * (1.0 / 3) * float32(math.Ldexp(1, i%40-24))
		want[i] = fp.HalfOf(host[i])
	}
	x, err := device.NewArray[float32](d, n)
	if err != nil {
		t.Fatal(err)
	}
	h, err := device.NewArray[fp.Half](d, n+2)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Fill(0x1234); err != nil {
		t.Fatal(err)
	}
	if err := x.Upload(host); err != nil {
		t.Fatal(err)
	}
	if err := half.RoundKernel.Run(d, h.Slice(1, n+1), x); err != nil {
		t.Fatal(err)
	}
	got := make([]fp.Half, n+2)
	if err := h.Download(got); err != nil || !slices.Equal(got[1:n+1], want) || got[0] != 0x1234 || got[n+1] != 0x1234 {
		t.Errorf("halves are others than in Go, or what is beside them has changed (%v)", err)
	}
	if err := half.WidenKernel.Run(d, x, h.Slice(1, n+1)); err != nil {
		t.Fatal(err)
	}
	if err := x.Download(back); err != nil {
		t.Fatal(err)
	}
	for i, h := range want {
		if back[i] != h.Float32() {
			t.Fatalf("%04x becomes %x, and in Go %x", h, back[i], h.Float32())
		}
	}
}

// TestRefused: what a browser's compiler does to text that nothing guards is noticed.
func TestRefused(t *testing.T) {
	d, err := device.Open("webgpu")
	if err == nil {
		d.Close()
		t.Fatalf("it is opened: %q", d.Traits().Float32.Lowering)
	}
	t.Log(err)
}

// TestPlanted: a kernel that is a little wrong is noticed before its first use.
func TestPlanted(t *testing.T) {
	d := share(t)
	x, err := device.NewArray[limb.DF](d, 10)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Map("DF.Add", x, x, x); err != nil {
		t.Error(err)
	}
	os.Setenv("LIMB_TEST_WEBGPU_OPTIONS", "plant")
	defer os.Unsetenv("LIMB_TEST_WEBGPU_OPTIONS")
	if err := d.Map("DF.Sqr", x, x); !errors.Is(err, device.ErrWrong) {
		t.Errorf("a wrong bit in DF.Sqr gives %v", err)
	}
}

// TestErrors: what a browser refuses is an error with what it says, and a device that is lost
// is one that has failed.
func TestErrors(t *testing.T) {
	d := share(t)
	_, err := device.NewArray[limb.QF](d, 1<<28)
	if err == nil || !strings.Contains(err.Error(), "maxStorageBufferBindingSize") {
		t.Errorf("4 GB give %v", err)
	}
	os.Setenv("LIMB_TEST_WEBGPU_OPTIONS", "syntax")
	x, _ := device.NewArray[limb.DF](d, 10)
	err = d.Map("DF.Neg", x, x)
	os.Unsetenv("LIMB_TEST_WEBGPU_OPTIONS")
	if err == nil || !strings.Contains(err.Error(), "nothing_of_this_name") || !strings.Contains(err.Error(), "DF.Neg") {
		t.Errorf("a text that is none gives %v", err)
	}
	if err := d.Map("DF.Add", x, x, x); err != nil {
		t.Errorf("after it: %v", err)
	}

	e, err := webgpu.Backend{}.Open(0)
	if err != nil {
		t.Fatal(err)
	}
	b, err := e.Alloc(1 << 24) // more than there is at first
	if err != nil {
		t.Fatal(err)
	}
	webgpu.Invalid(e)
	if err := e.Wait(); !errors.Is(err, driver.ErrFailed) {
		t.Errorf("work that is not valid gives %v", err)
	}
	webgpu.Lose(e)
	for _, err := range []error{b.Read(0, make([]byte, 8)), e.Wait()} {
		if !errors.Is(err, driver.ErrFailed) || !strings.Contains(err.Error(), "lost") {
			t.Errorf("a device that is lost gives %v", err)
		}
	}
	e.Close()
}

package vk_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/vec"
)

// swiftShader says where Chromium's driver for processors is, which flushes subnormal numbers.
const swiftShader = "/usr/lib/chromium/vk_swiftshader_icd.json"

// TestMain has the loader find SwiftShader too: it reads the environment that the process began
// with.
func TestMain(m *testing.M) { devicetest.Main(m, "VK_ADD_DRIVER_FILES="+swiftShader) }

// Platforms, by the words of LIMB_TEST_REQUIRE.
var platforms = map[string]string{"lavapipe": llvmpipe, "swiftshader": "SwiftShader driver"}

const llvmpipe = "llvmpipe"

// TestFloat64OfIntegers gives float64 to a device that has neither it nor integers of 64 bits.
func TestFloat64OfIntegers(t *testing.T) {
	t.Setenv("LIMB_TEST_FIRST", "off")
	if !testenv.Full() {
		t.Skip("slow: the self-test of float64 alone takes a minute to build; package devicetest has this rung on rusticl")
	}
	t.Setenv("LIMB_TEST_FUNCTIONS", `^(f64|DD)\.`)
	d, err := device.Open(devicetest.Find(t, "swiftshader", platforms["swiftshader"]).Name, device.Float64OfIntegers())
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
			d := devicetest.OpenTested(t, word, platforms[word])
			t.Logf("float32: %v; float64: %v", d.Traits().Float32, d.Traits().Float64)
			if os.Getenv("LIMB_TEST_FUNCTIONS") == "" && !testenv.Full() {
				if testing.Short() { // drivers compile the others for long
					t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|DD)\.(Add|Mul|Div)$|^DF\.Less$|^QF\.Add$`)
				} else {
					t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|DD)\.(Exp|Log|Sin)$|^QF\.Exp$`)
					devicetest.Run(t, d)
					if t.Setenv("LIMB_TEST_FUNCTIONS", ""); word == "swiftshader" { // lavapipe has all four widths
						t.Setenv("LIMB_TEST_FUNCTIONS", `^(f32|DF)\.|^QF\.(Add|Mul|Floor)$`)
					}
				}
				devicetest.RunArithmetic(t, d)
				return
			}
			devicetest.Run(t, d)
		})
	}
}

// TestOptions runs arithmetic where the driver goes other ways. With "contract" compilers are not
// told to take operations as they are: that is noticed, and what is hidden from them is exact.
func TestOptions(t *testing.T) {
	testenv.Long(t, "builds a self-test for each option")
	t.Setenv("LIMB_TEST_FIRST", "off")
	t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF\.(Add|Mul|Div|Less)|DD\.(Add|Mul))$`)
	if testenv.Full() { // large ones build for long
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF\.(Add|Mul|Div|Exp|Less)|DD\.(Add|Mul))$`)
	}
	for _, c := range []struct{ options, lowering string }{
		{"contract", "split hidden"}, {"staging uniform", "split"},
	} {
		t.Run(c.options, func(t *testing.T) {
			t.Setenv("LIMB_TEST_VULKAN_OPTIONS", c.options)
			d := devicetest.OpenTested(t, "lavapipe", llvmpipe)
			if a := d.Traits().Float32; a.Lowering != c.lowering || a.Reassociates != (c.lowering == "split hidden") {
				t.Errorf("float32 is lowered as %s, reassociates: %v; want %s", a.Lowering, a.Reassociates, c.lowering)
			}
			devicetest.Run(t, d)
		})
	}
}

// TestLies: lavapipe has a multiply-add that is called fused and is not, and SwiftShader is said to
// have float64 and dies of it, in another process.
func TestLies(t *testing.T) {
	testenv.Long(t, "builds a self-test that fails, and has a driver end a process")
	d := devicetest.OpenTested(t, "lavapipe", llvmpipe)
	for _, a := range []device.Arithmetic{d.Traits().Float32, d.Traits().Float64} {
		if a.FMA || len(a.Rejected) == 0 || !strings.HasPrefix(a.Rejected[0].Error(), "plain: ") || !strings.Contains(a.Rejected[0].Error(), "fma") {
			t.Errorf("fma: %v, rejected: %v", a.FMA, a.Rejected)
		}
	}
	t.Setenv("LIMB_CACHE", "off")
	t.Setenv("LIMB_TEST_VULKAN_OPTIONS", "float64")
	info := devicetest.Find(t, "swiftshader", platforms["swiftshader"])
	if !info.Float64 || info.Err == nil || !strings.Contains(info.Err.Error(), "has ended the child process") {
		t.Errorf("with float64 (%v) that it has not: %v", info.Float64, info.Err)
	}
	if d, err := device.Open(info.Name); err == nil {
		t.Errorf("it is opened: %v", d.Traits())
	}
}

// TestMemory writes and reads, through the ring too, between launches that are queued.
func TestMemory(t *testing.T) {
	const half = 4 << 20
	for _, options := range []string{"", "staging"} {
		t.Setenv("LIMB_TEST_VULKAN_OPTIONS", options)
		d := devicetest.OpenDriver(t, "lavapipe", llvmpipe)
		for _, n := range []int{0, 1, 12, half - 4, half, half + 4, 2*half + 8, 5*half - 4} {
			b, err := d.Alloc(n)
			if err != nil {
				t.Fatal(err)
			}
			want, got := make([]byte, n), make([]byte, n)
			for i := range want {
				want[i] = byte(i ^ i>>8 ^ i>>16 ^ n)
			}
			if err := errors.Join(b.Write(0, want), b.Read(0, got)); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%q: %d bytes come back as others (%v)", options, n, err)
			}
			if n > 12 {
				if err := b.Read(0, got[:12]); err != nil || !bytes.Equal(got[:12], want[:12]) {
					t.Errorf("%q: the first of %d bytes (%v)", options, n, err)
				}
			}
			b.Free()
		}
		if _, err := d.Alloc(math.MaxInt32); err == nil || !strings.Contains(err.Error(), "2147483647 bytes") || !strings.Contains(err.Error(), "max") {
			t.Errorf("2 GB: %v", err)
		}
	}
}

// TestTooLong: an array that is longer than what a kernel can be given is refused with the number,
// and the longest one that is not can be used to its end.
func TestTooLong(t *testing.T) {
	testenv.Long(t, "moves some hundred megabytes")
	d := devicetest.Open(t, "lavapipe", llvmpipe)
	const most = 128 << 20 // maxStorageBufferRange of lavapipe
	for _, refused := range []error{
		of(device.NewArray[float32](d, most/4+1)), of(device.NewArray[limb.QD](d, most/32+1)), of(device.NewArray[limb.CQD](d, 1<<29)),
	} {
		if refused == nil || !strings.Contains(refused.Error(), "vulkan:") || !strings.Contains(refused.Error(), "at most 134217728 on this device (maxStorageBufferRange)") {
			t.Errorf("too long an array: %v", refused)
		}
	}
	x, err := device.NewArray[float32](d, most/4-16) // a plane has an odd number of lines of 64 bytes
	if err != nil {
		t.Fatal(err)
	}
	defer x.Free()
	list := make([]float32, x.Len())
	last := &list[len(list)-1]
	*last = 3
	if err := errors.Join(x.Upload(list), d.Map("f32.Add", x, x, x), x.Download(list)); err != nil || *last != 6 {
		t.Errorf("the last of %d: 3 + 3 = %v (%v)", len(list), *last, err)
	}
}

func of[T any](_ T, err error) error { return err }

// TestLists has launches each wait for the one before: in lists that are longer than a batch, and
// in more lists than there are batches.
func TestLists(t *testing.T) {
	for _, options := range []string{"", "staging uniform"} {
		t.Setenv("LIMB_TEST_VULKAN_OPTIONS", options)
		d := devicetest.OpenDriver(t, "lavapipe", llvmpipe)
		const n, times = 700, 10
		l, buffers := sum(t, d, n)
		numbers := func(x float32) []byte {
			b := make([]byte, 8*n)
			for i := range n {
				binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(x))
			}
			return b
		}
		l.Args[1] = l.Args[0]
		list := make([]driver.Launch, 600)
		for i := range list {
			list[i] = l
		}
		list[1].N = 0 // nothing, but in a list
		if err := errors.Join(buffers[0].Write(0, numbers(0)), buffers[2].Write(0, numbers(1))); err != nil {
			t.Fatal(err)
		}
		for range times {
			if err := d.Submit(list); err != nil {
				t.Fatal(err)
			}
		}
		took, err := d.Time(l)
		if err != nil || took <= 0 {
			t.Errorf("a launch takes %v (%v)", took, err)
		}
		got := make([]byte, 8*n)
		if err := buffers[0].Read(0, got); err != nil {
			t.Fatal(err)
		}
		if want := numbers(times*599 + 1); !bytes.Equal(got, want) {
			t.Errorf("%q: the sum of ones is %v, want %d", options, math.Float32frombits(binary.LittleEndian.Uint32(got)), times*599+1)
		}
	}
}

// TestSum has groups and their memory.
func TestSum(t *testing.T) {
	d := devicetest.OpenTested(t, "lavapipe", llvmpipe)
	x := make([]limb.QD, 5000)
	for i := range x {
		x[i] = limb.NewQD(float64(i)).Div(limb.NewQD(7))
	}
	a, err := device.NewArray[limb.QD](d, len(x))
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Upload(x); err != nil {
		t.Fatal(err)
	}
	if got, err := device.Sum(a); err != nil || got != vec.Sum(x) {
		t.Errorf("the sum is %v, want %v (%v)", got, vec.Sum(x), err)
	}
}

// TestFunctions builds and launches every function, for the layer to look at: the bits are
// TestConformance's.
func TestFunctions(t *testing.T) {
	const n = 64
	d := devicetest.OpenDriver(t, "lavapipe", llvmpipe)
	for i, f := range kernels.Funcs() {
		if i%testenv.Size(400, 100, 1) > 0 {
			continue
		}
		p, names, err := kernels.Maps(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		split, err := lower.Named("split")
		if err != nil {
			t.Fatal(err)
		}
		ks, err := d.Build(p, names, split)
		if err != nil {
			t.Errorf("%s: %v", f.Name, err)
			continue
		}
		l := driver.Launch{Kernel: ks[0], N: n}
		for _, p := range append(slices.Clone(f.Out), f.In...) {
			b, err := d.Alloc(p.Type.Planes() * 8 * n)
			if err != nil {
				t.Fatal(err)
			}
			defer b.Free()
			l.Args = append(l.Args, driver.Slice{Buffer: b, Len: n, Stride: n})
		}
		if err := errors.Join(d.Submit([]driver.Launch{l}), d.Wait()); err != nil {
			t.Errorf("%s: %v", f.Name, err)
		}
	}
}

// TestLayer runs what is above under the validation layer of Vulkan, which says nothing, but where
// fences are kept.
func TestLayer(t *testing.T) {
	testenv.Long(t, "runs tests of this package again, under the layer")
	const layer = "VK_LAYER_KHRONOS_validation"
	devicetest.Find(t, "lavapipe", llvmpipe)
	under := func(tests, barriers string) (out string, said bool) {
		cmd := exec.Command(os.Args[0], "-test.run", tests, "-test.v")
		cmd.Env = append(os.Environ(), "VK_INSTANCE_LAYERS="+layer, "LIMB_CACHE=off", "LIMB_CHILD=off",
			"VK_LAYER_ENABLES=VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT", "LIMB_TEST_BARRIERS="+barriers)
		text, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(text), "--- PASS") {
			t.Errorf("%s: %v\n%.4000s", tests, err, text)
		}
		return string(text), strings.Contains(string(text), "VUID") || strings.Contains(string(text), "SYNC-HAZARD")
	}
	if _, said := under("^TestFaultsAreNoticed$", ""); !said {
		testenv.Skip(t, "vulkan-layer", "of fences that are kept "+layer+" says nothing: it is not installed")
	}
	if _, said := under("^TestBarriers$", "none"); !said {
		t.Error("of a barrier that is missing the layer says nothing")
	}
	if out, said := under("^(TestMemory|TestLists|TestSum|TestBarriers|TestRecorded|TestFunctions|TestOptions)$/^staging", ""); said {
		t.Errorf("the layer says:\n%.4000s", out)
	}
}

// TestDirected rounds down, up and to zero, on operands at which rounding goes wrong. Package device does so on lavapipe.
func TestDirected(t *testing.T) {
	functions, rows := devicetest.RunDirected(t, devicetest.OpenTested(t, "swiftshader", platforms["swiftshader"]))
	t.Logf("%d functions, %d rows", functions, rows)
	if functions < testenv.Size(6, 18, 18) {
		t.Errorf("only %d functions", functions)
	}
}

package device_test

import (
	"os"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

// drivers are the devices that the tests ask for: the word of LIMB_TEST_REQUIRE
// and how the platform is called.
var drivers = []struct{ word, platform string }{
	{"cpu", "Go"},
	{"pocl", "Portable Computing Language"},
	{"rusticl", "rusticl"},
	{"lavapipe", "llvmpipe"},
}

// open opens the first device of a platform, where LIMB_TEST_OPENCL_RUNG, or that of another
// backend, is rung.
func open(t *testing.T, word, platform, rung string) *device.Device {
	t.Helper()
	info := devicetest.Find(t, word, platform)
	t.Setenv("LIMB_TEST_"+strings.ToUpper(info.Backend)+"_RUNG", rung)
	d, err := device.Open(info.Name)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// eachDevice runs a test on every device of drivers; a short one on the processor and PoCL. Rusticl, which reads PoCL's
// text and has lavapipe's compiler, is left to the large sizes: TestConformance and package devicetest have it each time.
func eachDevice(t *testing.T, test func(t *testing.T, d *device.Device)) {
	for _, driver := range drivers {
		t.Run(driver.word, func(t *testing.T) {
			switch {
			case driver.word == "lavapipe":
				testenv.Long(t, "PoCL has the same")
			case driver.word == "rusticl":
				testenv.Large(t, "PoCL has the same text, and lavapipe the same compiler")
			}
			d := open(t, driver.word, driver.platform, "")
			test(t, d)
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestConformance runs the suite on all devices at once; a short one where the
// tests run again on another processor, and the hashes see every function. Vulkan's have
// another size, in internal/run/vk.
func TestConformance(t *testing.T) {
	t.Setenv("LIMB_TEST_FIRST", "off")
	var devices []*device.Device
	for _, driver := range drivers[:3] {
		t.Run(driver.word, func(t *testing.T) {
			d := open(t, driver.word, driver.platform, "")
			t.Logf("float32: %v; float64: %v", d.Traits().Float32, d.Traits().Float64)
			devices = append(devices, d)
		})
	}
	switch {
	case testing.Short():
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(DF|DD)\.(Add|Mul|Div)$|^DF\.Less$|^QF\.Add$`)
		devicetest.RunArithmetic(t, devices...)
	case testenv.Full() || len(devices) < 3 || os.Getenv("LIMB_TEST_FUNCTIONS") != "":
		devicetest.Run(t, devices...)
	default: // drivers take their time to build functions: PoCL has float64's, rusticl float32's; lavapipe all, in internal/run/vk
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(f64|DD)\.|^QD\.(Add|Mul|Floor)$|^TD\.(Add|Mul|Div)$|^(DF|QF)\.(Add|Mul)$`)
		devicetest.RunArithmetic(t, devices[1])
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(f32|DF)\.|^QF\.(Add|Mul|Floor)$|^TF\.(Add|Mul|Div)$`)
		devicetest.RunArithmetic(t, devices[2])
		t.Setenv("LIMB_TEST_FUNCTIONS", "")
		devicetest.Run(t, devices[0])
	}
	closeAll(t, devices)
}

// TestRungs runs the arithmetic on rungs that the devices do not need, or that they need
// since the options plant a bad division, or let the compiler be careless.
func TestRungs(t *testing.T) {
	if testing.Short() {
		t.Skip("slow: builds the arithmetic several times")
	}
	t.Setenv("LIMB_TEST_FIRST", "off")
	for _, c := range []struct {
		driver                int
		rung, options, chosen string
		large                 bool // with the large sizes alone: another line, TestKernels or TestRelaxed has the rung too
	}{
		{1, "", "-DLIMB_TEST_DIVIDE", "divide", true},
		{1, "", "-cl-fast-relaxed-math", "hidden", true}, // float32 with "divide"
		{1, "floor", "-cl-fast-relaxed-math", "floor", true},
		{1, "pairs", "", "floor pairs", true},
		{2, "", "-DLIMB_TEST_DIVIDE", "scaled divide", true},
		{2, "hidden", "", "hidden", true},
		{2, "barrier", "", "barrier", true},
		{2, "floor", "", "floor", false},
	} {
		word := drivers[c.driver].word
		t.Run(word+" "+c.chosen, func(t *testing.T) {
			if c.large && !testenv.Full() {
				t.Skip("slow: the self-test alone takes long to build")
			}
			t.Setenv("LIMB_TEST_OPENCL_OPTIONS", c.options)
			switch {
			case c.rung == "pairs": // they change nothing of float32
				t.Setenv("LIMB_TEST_FUNCTIONS", `^(f64|DD)\.`)
			case c.rung == "floor" && !testenv.Full(): // the others are made of the same operations, and build for long
				t.Setenv("LIMB_TEST_FUNCTIONS", `^f32\.|^DF\.(Add|Mul|Div|Floor)$`)
			}
			d := open(t, word, drivers[c.driver].platform, c.rung)
			for _, a := range []device.Arithmetic{d.Traits().Float32, d.Traits().Float64} {
				if a.Exact && !strings.HasSuffix(a.Lowering, c.chosen) {
					t.Errorf("%v, want %s", a.Lowering, c.chosen)
				}
			}
			devicetest.RunArithmetic(t, d)
			closeAll(t, []*device.Device{d})
		})
	}
}

// TestTables runs functions whose tables are in a buffer, as on a device that has no room for
// them among constants: in hope and not, in words, on a processor and not.
func TestTables(t *testing.T) {
	testenv.Long(t, "builds functions with tables three times")
	t.Setenv("LIMB_TEST_FIRST", "off")
	t.Setenv("LIMB_TEST_OPENCL_CONSTANTS", "0")
	for _, c := range []struct {
		driver          int
		rung, functions string
		full            string // with the large sizes
	}{
		{1, "", `^DD\.Exp$`, `^(DF|DD|QF|QD)\.(Exp|Log|Sin|Gamma|J0|Zeta)$`},
		{2, "", `^DF\.Log$`, `^(DF|QF)\.(Exp|Log|Sin|Gamma|J0|Zeta)$`},
		{2, "floor", `^DF\.Exp$`, `^(DF|QF)\.(Exp|Log)$`},
	} {
		t.Run(drivers[c.driver].word+" "+c.rung, func(t *testing.T) {
			if t.Setenv("LIMB_TEST_FUNCTIONS", c.functions); testenv.Full() {
				t.Setenv("LIMB_TEST_FUNCTIONS", c.full)
			}
			d := open(t, drivers[c.driver].word, drivers[c.driver].platform, c.rung)
			devicetest.Run(t, d)
			closeAll(t, []*device.Device{d})
		})
	}
}

// TestFloat64OfIntegers gives float64 to a device that has none.
func TestFloat64OfIntegers(t *testing.T) {
	testenv.Long(t, "builds a self-test of float64 made of integers")
	info := devicetest.Find(t, "rusticl", drivers[2].platform)
	if info.Float64 {
		t.Skip("this driver has float64")
	}
	t.Setenv("LIMB_TEST_FIRST", "off")
	t.Setenv("LIMB_TEST_FUNCTIONS", `^f64\.|^DD\.(Add|Mul)$`)
	if testenv.Full() { // the others are made of the same operations
		t.Setenv("LIMB_TEST_FUNCTIONS", `^(f64|DD)\.`)
	}
	for _, rung := range []string{"floor", "floor pairs"} {
		if rung != "floor" {
			if !testenv.Full() { // it builds for minutes
				break
			}
			t.Setenv("LIMB_TEST_OPENCL_RUNG", rung)
		}
		d, err := device.Open(info.Name, device.Float64OfIntegers())
		if err != nil {
			t.Fatal(err)
		}
		if a := d.Traits().Float64; !a.Exact || a.Lowering != rung {
			t.Errorf("float64: %v", a)
		}
		devicetest.RunArithmetic(t, d)
		runDot(t, d, limb.NewDD)
		closeAll(t, []*device.Device{d})
	}
}

func closeAll(t *testing.T, devices []*device.Device) {
	for _, d := range devices {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestRelaxed is the negative control of the self-test on a real driver: with
// unsafe optimisations, PoCL is refused or gives no wrong bit.
func TestRelaxed(t *testing.T) {
	testenv.Long(t, "the control of the self-test on a real driver: builds functions of each kind")
	info := devicetest.Find(t, "pocl", drivers[1].platform)
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math")
	d, err := device.Open(info.Name)
	if err != nil {
		if !strings.Contains(err.Error(), "reassociat") || !strings.Contains(err.Error(), "(0x") {
			t.Errorf("refused without the evidence: %v", err)
		}
		t.Logf("refused: %v", err)
		return
	}
	defer d.Close()
	t.Logf("opened: float32 %v, float64 %v", d.Traits().Float32, d.Traits().Float64)
	if !d.Traits().Float32.Reassociates {
		t.Error("the traits do not say that sums are reassociated")
	}
	if !testenv.Full() { // functions whose compilation went wrong, and the arithmetic; package devicetest has others with these options
		t.Setenv("LIMB_TEST_FUNCTIONS", `^D[FD]\.(Add|Mul|Div|Ceil)$|^DF\.(Less|FastMod)$|^QF\.(Add|Ceil)$`)
	}
	devicetest.Run(t, d)
}

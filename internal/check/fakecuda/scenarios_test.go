//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
)

// A scenario is what the driver does, and what must come of it.
type scenario struct {
	open, later string // directives from the start, or from when the device is open
	last        string // or from when a function has been used
	stage       string // the first call that gives an error, "" for none
	text        string // which its error contains
	unseen      bool   // data are wrong without an error: nothing here can see it
}

// entries are the functions of CUDA that limb calls, and the stage at which each is first
// missed.
var entries = []struct{ call, stage, later string }{
	{"cuInit", "open", ""},
	{"cuDriverGetVersion", "open", ""},
	{"cuDeviceGetCount", "open", ""},
	{"cuDeviceGet", "open", ""},
	{"cuDeviceGetName", "", ""}, // the device has no name then
	{"cuDeviceGetUuid", "", ""},
	{"cuDeviceGetAttribute", "open", ""},
	{"cuDeviceTotalMem_v2", "open", ""},
	{"cuDevicePrimaryCtxRetain", "open", ""},
	{"cuDevicePrimaryCtxRelease_v2", "", ""},
	{"cuCtxPushCurrent_v2", "open", "array"},
	{"cuCtxPopCurrent_v2", "", ""},
	{"cuStreamCreate", "open", ""},
	{"cuStreamSynchronize", "open", "upload"},
	{"cuStreamDestroy_v2", "", ""},
	{"cuEventCreate", "open", ""},
	{"cuEventRecord", "time", "time"}, // and these two in copies that are larger: TestCopiesFail
	{"cuEventSynchronize", "", ""},
	{"cuEventElapsedTime", "", ""}, // the host's clock takes its place
	{"cuEventDestroy_v2", "", ""},
	{"cuMemAlloc_v2", "open", "array"},
	{"cuMemFree_v2", "", ""},
	{"cuMemHostAlloc", "open", ""},
	{"cuMemFreeHost", "", ""},
	{"cuMemcpyHtoDAsync_v2", "open", "upload"},
	{"cuMemcpyDtoHAsync_v2", "open", "map"},
	{"cuMemcpyDtoDAsync_v2", "", ""}, // which TestDriversCopies has
	{"cuModuleLoadDataEx", "open", "map"},
	{"cuModuleUnload", "", ""},
	{"cuModuleGetFunction", "open", "map"},
	{"cuFuncSetAttribute", "", ""}, // which TestRooms has
	{"cuLaunchKernel", "open", "map"},
	{"cuStreamBeginCapture_v2", "", ""}, // these TestRecorded has
	{"cuStreamEndCapture", "", ""},
	{"cuGraphInstantiateWithFlags", "", ""},
	{"cuGraphLaunch", "", ""},
	{"cuGraphDestroy", "", ""},
	{"cuGraphExecDestroy", "", ""},
	{"cuGetErrorName", "", ""}, // these two cannot fail as they are told
	{"cuGetErrorString", "", ""},
}

var scenarios = []scenario{
	{}, // the control

	// Kernels that fail when they run, and all that comes after.
	{open: "async 1 700", stage: "open", text: "the self-test of f32, plain: f32.Mad: the device has failed: the device is lost: cuStreamSynchronize: CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered"},
	{open: "async 30 719", stage: "open", text: "the device is lost"},
	{later: "async 1 214", stage: "map", text: "before its first use: DF.Exp: the device has failed: the device is lost: cuStreamSynchronize: CUDA_ERROR_ECC_UNCORRECTABLE (214)"},
	{later: "async 2 700", stage: "download", text: "the device has failed: the device is lost"},
	{last: "async 1 999", stage: "download", text: "CUDA_ERROR_UNKNOWN (999): unknown \uFFFD[31merror"},
	{last: "async 1 -77", stage: "download", text: "error -77, which has no name"},
	{last: "async 2 719", stage: "download", text: "CUDA_ERROR_LAUNCH_FAILED"},
	{last: "async 4 719", stage: "time", text: "CUDA_ERROR_LAUNCH_FAILED"},
	{last: "lost 1 700", stage: "upload", text: "the device has failed: the device is lost"},
	{later: "lost 1 700", stage: "array", text: "the device has failed: the device is lost: cuMemAlloc: CUDA_ERROR_ILLEGAL_ADDRESS"},

	// Errors of one call.
	{later: "once cuMemAlloc_v2 1 2", stage: "array", text: "560256 bytes of device memory, of 1073741824 in all: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): out of memory"},
	{later: "once cuLaunchKernel 1 701", stage: "map", text: "kernel DF.Exp in 257 blocks of 256 threads: cuLaunchKernel: CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES (701)"},
	{later: "once cuModuleLoadDataEx 1 218", stage: "map", text: "building DF.Exp: cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218): a PTX JIT compilation failed; the compiler says:"},
	{later: "once cuModuleGetFunction 1 500", stage: "map", text: "kernel of DF.Exp: cuModuleGetFunction: CUDA_ERROR_NOT_FOUND (500)"},
	{open: "attribute 5 100", stage: "open", text: "kernel DF.Add in 320 blocks: the device has 100 in a launch"},
	{open: "memory 100000", stage: "open", text: "of 100000 in all: cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2)"},

	// Calls that succeed and give nothing.
	{open: "empty cuDevicePrimaryCtxRetain 1", stage: "open", text: "cuDevicePrimaryCtxRetain gives nothing and no error"},
	{open: "empty cuStreamCreate 1", stage: "open", text: "cuStreamCreate gives nothing and no error"},
	{open: "empty cuEventCreate 2", stage: "open", text: "cuEventCreate gives nothing and no error"},
	{open: "empty cuMemHostAlloc 2", stage: "open", text: "cuMemHostAlloc gives nothing and no error"},
	{open: "empty cuMemAlloc_v2 2", stage: "open", text: "cuMemAlloc gives nothing and no error"},
	{open: "empty cuModuleLoadDataEx 1", stage: "open", text: "cuModuleLoadDataEx gives nothing and no error"},
	{open: "empty cuModuleGetFunction 1", stage: "open", text: "cuModuleGetFunction gives nothing and no error"},

	// Wrong bits, and a driver that does nothing.
	{open: "flip _ 1024", stage: "open", text: "want"},
	{open: "flip f64_TwoSum 4000"}, // and float32 is as it was
	{open: "flip DF_Exp 65536", stage: "map", text: "DF.Exp differs from plain Go in 1 of"},
	{open: "idle 1", stage: "open", text: "got  -0x"},
	{later: "idle 1", stage: "map", text: "wrong results before its first use"},
	{last: "idle 1", stage: "download", text: "it does not write, run or read any more"},
	{last: "noread 1", stage: "download", text: "it does not write, run or read any more"},
	{last: "nowrite 1", stage: "download", text: "it does not write, run or read any more"},
	{last: "skip 1", unseen: true}, // one launch, and then the driver works as before

	// Answers that cannot be true.
	{open: "count 0", stage: "open", text: "the CUDA library counts 0 GPUs (CUDA_VISIBLE_DEVICES may hide them)"},
	{open: "count -5", stage: "open", text: "counts -5 GPUs"},
	{open: "count 1000000", stage: "open", text: "counts 1000000 GPUs"},
	{open: "count 3"},
	{open: "attribute 1 0", stage: "open", text: "the driver has no launch of one thread"},
	{open: "attribute 1 -1", stage: "open", text: "the number of threads in a block is -1"},
	{open: "attribute 5 0", stage: "open", text: "the driver has no launch of one thread"},
	{open: "attribute 75 3", stage: "open", text: "compute capability 3.0: limb needs 5.0"},
	{open: "attribute 20 2", stage: "open", text: "its compute mode prohibits programs"},
	{open: "name ^[31mred"},
	{open: "version -1"},
}

// TestScenarios runs the table, and with it failures of each entry point.
func TestScenarios(t *testing.T) {
	all := slices.Clone(scenarios)
	for _, e := range entries {
		for _, status := range []string{"2", "719"} {
			if e.stage != "" || status == "2" {
				all = append(all, scenario{open: "fail " + e.call + " 1 " + status, stage: e.stage})
			}
			if e.later != "" {
				all = append(all, scenario{later: "fail " + e.call + " 1 " + status, stage: e.later, text: "(" + status + ")"})
			}
		}
	}
	for i, s := range all {
		if i%testenv.Size(12, 2, 1) != 0 {
			continue
		}
		t.Run(strings.Join(strings.Fields(s.open+" "+s.later+" "+s.last), " "), func(t *testing.T) {
			need(t, catalogue{})
			stage, err, wrong := s.play(func(name string) (*device.Device, error) { return device.Open(name) })
			switch {
			case stage != s.stage:
				t.Errorf("the first error is at %q: %v; want %q", stage, err, s.stage)
			case err != nil && !strings.Contains(err.Error(), s.text):
				t.Errorf("%s: the error lacks %q: %v", stage, s.text, err)
			case err != nil && strings.ContainsRune(err.Error(), '\033'):
				t.Errorf("the error has an escape sequence: %q", err)
			}
			if wrong != s.unseen {
				t.Errorf("wrong data without an error: %v", wrong)
			}
		})
	}
}

// quiet are calls whose failure is no error: those that give something back, what may be
// told or not, and questions about the device that is not opened.
var quiet = strings.Fields(`
	cuMemFreeHost cuMemFree_v2 cuModuleUnload cuStreamDestroy_v2 cuEventDestroy_v2 cuDevicePrimaryCtxRelease_v2
	cuCtxPushCurrent_v2 cuCtxPopCurrent_v2 cuDeviceGetName cuDeviceGetUuid cuEventElapsedTime
	cuDeviceGet cuDeviceGetAttribute cuDeviceTotalMem_v2`)

// TestEveryCall has every call in turn fail, once or with all that follow, and every kernel.
// Without the self-test, that is: there are thousands of calls in it, of the same kinds.
func TestEveryCall(t *testing.T) {
	testenv.Long(t, "each call of the driver fails in turn")
	need(t, catalogue{})
	if stage, err, wrong := (scenario{}).play(openUntested); stage != "" || wrong {
		t.Fatalf("%s: %v, wrong data: %v", stage, err, wrong)
	}
	calls, kernels := count(""), count("cuLaunchKernel")
	seen, errs := 0, 0
	try := func(directives string) {
		seen++
		stage, err, wrong := scenario{open: directives}.play(openUntested)
		switch {
		case wrong:
			t.Errorf("%s: wrong data without an error", directives)
		case stage != "":
			errs++
			if text := err.Error(); !strings.Contains(text, "CUDA_ERROR") || strings.ContainsRune(text, '\033') {
				t.Errorf("%s: %s: %q", directives, stage, text)
			}
		case !slices.Contains(quiet, failed()):
			t.Errorf("%s: %s fails and there is no error", directives, failed())
		}
		settled(t)
	}
	step := testenv.Size(5, 2, 1)
	for at := 1; at <= calls; at += step {
		try(fmt.Sprintf("any %d %d", at, []int{1, 700, 2, 999}[at/step%4]))
		try(fmt.Sprintf("lost %d %d", at, []int{719, 1, 214}[at/step%3]))
	}
	for at := 1; at <= kernels; at++ {
		try(fmt.Sprintf("async %d 700", at))
	}
	t.Logf("%d calls, %d kernels: %d trials, %d errors", calls, kernels, seen, errs)
}

func openUntested(name string) (*device.Device, error) { return device.Open(name, device.Untested()) }

// n is the number of elements of arrays.
const n = 70_001

// play opens the device and uses it. It returns the first error, with its stage, and
// whether a Download gave wrong data without an error.
func (s scenario) play(open func(string) (*device.Device, error)) (stage string, err error, wrong bool) {
	set(s.open)
	d, err := open("cuda:0")
	if err != nil {
		return "open", err, false
	}
	if s.later != "" {
		set(s.later)
	}
	note := func(at string, e error) {
		if err != nil && errors.Is(err, device.ErrFailed) && !errors.Is(e, device.ErrFailed) {
			err = fmt.Errorf("%s does not return ErrFailed after %w, but %v", at, err, e)
		}
		if stage == "" && e != nil {
			stage, err = at, e
		}
	}
	host, want, got := make([]limb.DF, n), make([]limb.DF, n), make([]limb.DF, n)
	for i := range host {
		host[i] = limb.NewDF(float32(i) / 4096).DivFloat(7)
		want[i] = limb.Exp(host[i])
	}
	x, e := device.NewArray[limb.DF](d, n)
	note("array", e)
	y, e := device.NewArray[limb.DF](d, n)
	note("array", e)
	if stage != "" {
		d.Close()
		return stage, err, false
	}
	use := func() {
		note("upload", x.Upload(host))
		note("upload", y.Upload(host))
		note("map", d.Map("DF.Exp", y, x))
		e := y.Download(got)
		note("download", e)
		wrong = wrong || e == nil && stage == "" && !slices.Equal(got, want)
	}
	use()
	if s.last != "" {
		set(s.last)
		use()
	}
	took, e := d.MapTime("DF.Exp", y, x)
	note("time", e)
	if e == nil && (took < 0 || took > time.Hour) {
		note("time", fmt.Errorf("it takes %v", took))
	}
	x.Free()
	note("wait", d.Wait())
	note("close", d.Close())
	return stage, err, wrong
}

// TestEntries sees that the table has all functions of CUDA that limb calls.
func TestEntries(t *testing.T) {
	text, err := os.ReadFile("../../run/cuda/api.go")
	if err != nil {
		t.Fatal(err)
	}
	_, after, _ := strings.Cut(string(text), "var api struct {")
	fields, _, _ := strings.Cut(after, "\n}")
	var calls, have []string
	for _, m := range regexp.MustCompile("(?m)^\t(\\w+) [^`\n]*(?:`version:\"(.*)\"`)?$").FindAllStringSubmatch(fields, -1) {
		calls = append(calls, "cu"+m[1]+m[2])
	}
	for _, e := range entries {
		have = append(have, e.call)
	}
	slices.Sort(calls)
	slices.Sort(have)
	if !slices.Equal(calls, have) {
		t.Errorf("limb calls %v, the table has %v", calls, have)
	}
}

// TestCopies moves arrays of many lengths through the memory for copies and back.
func TestCopies(t *testing.T) {
	need(t, catalogue{})
	d, err := device.Open("cuda:1", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	const slot = 1 << 19 // numbers
	for _, n := range []int{0, 1, 7, slot - 1, slot, slot + 1, 2*slot - 1, 2 * slot, 2*slot + 1, 5*slot + 5} {
		x, err := device.NewArray[float64](d, n)
		if err != nil {
			t.Fatal(err)
		}
		host, got := make([]float64, n), make([]float64, n)
		for i := range host {
			host[i] = float64(i) + 0.5
		}
		if err := errors.Join(x.Upload(host), x.Download(got)); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, host) {
			t.Errorf("%d numbers: others come back", n)
		}
		x.Free()
	}
}

// TestCopiesFail has the calls fail with which a large copy waits for its parts: the copy fails, and so does all
// that comes after.
func TestCopiesFail(t *testing.T) {
	const n = 3 << 19
	host := make([]float64, n)
	for _, call := range []string{"cuEventRecord", "cuEventSynchronize", "cuMemcpyHtoDAsync_v2", "cuMemcpyDtoHAsync_v2", "cuStreamSynchronize"} {
		for at := range 3 {
			need(t, catalogue{})
			d, err := device.Open("cuda:0", device.Untested())
			if err != nil {
				t.Fatal(err)
			}
			x, err := device.NewArray[float64](d, n)
			if err != nil {
				t.Fatal(err)
			}
			set(fmt.Sprintf("once %s %d 719", call, at+1))
			first := errors.Join(x.Upload(host), x.Download(host))
			told := failed() != ""
			if last := d.Wait(); told != errors.Is(first, device.ErrFailed) || told && !errors.Is(last, device.ErrFailed) {
				t.Errorf("%s fails at %d: %v, and then %v", call, at+1, first, last)
			}
			if !told && call != "cuStreamSynchronize" {
				t.Errorf("%s is called %d times", call, at)
			}
			set("")
			x.Free()
			d.Close()
		}
	}
}

// TestSeveral uses two devices, one of them twice, from several goroutines.
func TestSeveral(t *testing.T) {
	need(t, catalogue{})
	names := []string{"cuda:0", "cuda:1", "cuda:0"}
	done := make(chan error)
	for i, name := range names {
		go func() {
			d, err := device.Open(name, device.Untested())
			if err != nil {
				done <- err
				return
			}
			for n := 1; n < 2000 && err == nil; n += 97 {
				host, got := make([]limb.DF, n), make([]limb.DF, n)
				for j := range host {
					host[j] = limb.NewDF(float32(i*n + j))
				}
				var x *device.Array[limb.DF]
				if x, err = device.NewArray[limb.DF](d, n); err != nil {
					break
				}
				err = errors.Join(x.Upload(host), d.Map("DF.Add", x, x, x), d.Map("DF.Add", x, x, x), x.Download(got))
				for j := range host {
					if want := host[j].MulFloat(4); err == nil && got[j] != want {
						err = fmt.Errorf("%s, %d numbers: number %d is %v, want %v", name, n, j, got[j], want)
					}
				}
				x.Free()
			}
			done <- errors.Join(err, d.Close())
		}()
	}
	for range names {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
}

// TestLost: a device that is lost is given back at once, with all of its memory, every call
// says that it is lost, and one that is opened anew works.
func TestLost(t *testing.T) {
	need(t, catalogue{})
	for _, status := range []string{"700", "714", "719", "214", "999"} {
		set("")
		d, err := device.Open("cuda:0", device.Untested())
		if err != nil {
			t.Fatal(err)
		}
		x, err := device.NewArray[limb.DF](d, 10)
		if err != nil {
			t.Fatal(err)
		}
		set("async 1 " + status)
		if err = d.Map("DF.Add", x, x, x); err == nil {
			err = d.Wait()
		}
		if !errors.Is(err, device.ErrFailed) || !strings.Contains(err.Error(), "the device is lost") {
			t.Errorf("%s: %v", status, err)
		}
		settled(t) // before Close
		_, of := device.NewArray[limb.DF](d, 10)
		for i, err := range []error{of, x.Upload(make([]limb.DF, 10)), x.Download(make([]limb.DF, 10)), d.Map("DF.Add", x, x, x), d.Wait(), d.Close()} {
			if !errors.Is(err, device.ErrFailed) {
				t.Errorf("%s: call %d after it: %v", status, i, err)
			}
		}
		x.Free()
	}
}

// TestSame: a device that another API reaches too is known by its UUID, and one with another is not.
func TestSame(t *testing.T) {
	need(t, catalogue{})
	cuda := func(uuid string) (same string, list []device.Info) {
		set("uuid " + uuid)
		list = device.List()
		i := slices.IndexFunc(list, func(d device.Info) bool { return d.Name == "cuda:0" })
		if i < 0 || list[i].UUID != uuid {
			t.Fatalf("with the UUID %s: %+v", uuid, list)
		}
		return list[i].SameAs, list
	}
	same, list := cuda("00112233445566778899aabbccddeeff")
	if same != "" {
		t.Errorf("the UUID of nothing is that of %s", same)
	}
	seen := map[string]bool{}
	for _, d := range list {
		if strings.Trim(d.UUID, "0") == "" || d.Backend == "cuda" || d.SameAs != "" {
			continue
		}
		seen[d.Backend] = true
		if same, _ := cuda(d.UUID); same != d.Name {
			t.Errorf("cuda:0 with the UUID of %s, %s, is the same as %q", d.Name, d.UUID, same)
		}
	}
	if !seen["vulkan"] {
		testenv.Skip(t, "lavapipe", "no Vulkan device with a UUID")
	}
	t.Logf("of backends: %v", seen)
}

// TestDeadly has drivers end, or hold up, the process that tries them: this one lives on,
// says what happened, and has another device.
func TestDeadly(t *testing.T) {
	testenv.Long(t, "each line of its table is a process that finds its devices anew")
	for _, c := range []struct{ directives, want string }{
		{"abort cuInit 1", "listing the devices: the driver has ended the child process that tried it (exit status 2): fakecuda: \uFFFD[31mthe compiler has lost its mind"},
		{"segv cuDeviceGetName 1", "listing the devices: the driver has ended the child process that tried it (exit status 2): SIGSEGV"},
		{"exit cuModuleLoadDataEx 1", "trying the device: the driver has ended the child process that tried it (exit status 0)"},
		{"hang cuDevicePrimaryCtxRetain 1", "trying the device: the driver has not come back for 2s in a child process"},
	} {
		t.Run(c.directives, func(t *testing.T) {
			need(t, catalogue{})
			t.Setenv("LIMB_CHILD", "")
			t.Setenv("LIMB_CUDA_FAKE", c.directives)
			t.Setenv("LIMB_TEST_PATIENCE", "2s")
			if _, err := device.Open("cuda:0"); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

// TestTexts compiles a text of a user's own.
func TestTexts(t *testing.T) {
	need(t, catalogue{})
	d, err := device.Open("cuda:0", device.Untested())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if _, err := d.Compile("nothing", "name"); err == nil || !strings.Contains(err.Error(), "building name: cuModuleLoadDataEx: CUDA_ERROR_INVALID_PTX (218): a PTX JIT compilation failed; the compiler says:\nptxas fatal: a text without kernels\nptxas info") {
		t.Errorf("a text without kernels: %v", err)
	}
	if _, err := d.Compile(".entry other(.param .u32 n)", "name"); err == nil || !strings.Contains(err.Error(), "CUDA_ERROR_NOT_FOUND") {
		t.Errorf("a text without that kernel: %v", err)
	}
	if d.Language() != "PTX" {
		t.Errorf("the language is %q", d.Language())
	}
}

// TestLibraries has no library, and one that is another: an error that says what to do.
func TestLibraries(t *testing.T) {
	testenv.Long(t, "it runs the program again for each library")
	need(t, catalogue{})
	if os.Getenv("LIMB_TEST_CUDA_LIBRARY") != "" {
		_, err := device.Open("cuda")
		t.Log(err)
		return
	}
	for library, want := range map[string]string{
		"libnothing.so": `device "cuda": no CUDA library: `,
		"libm.so.6":     `device "cuda": NVIDIA's driver is older than CUDA 11.4: the library lacks cuInit`,
	} {
		cmd := exec.Command(os.Args[0], "-test.run=^TestLibraries$", "-test.v")
		cmd.Env = append(os.Environ(), "LIMB_TEST_CUDA_LIBRARY="+library)
		if out, err := cmd.CombinedOutput(); err != nil || !strings.Contains(string(out), want) {
			t.Errorf("%s: %v, %s\nwant %q", library, err, out, want)
		}
	}
}

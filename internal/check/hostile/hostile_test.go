//go:build linux && (amd64 || arm64)

package hostile

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft/fftdevice"
	"github.com/limbfp/limb/internal/check/testenv"
)

// The driver's words, found when it is built.
var (
	set   func(directives string)
	count func(call string) int
)

// missing says why there is no driver, and which word of LIMB_TEST_REQUIRE that is.
var missing, word string

// TestMain has the driver built, in front of PoCL alone, before anything is loaded.
func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "limb-hostile-")
	if err != nil {
		panic(err)
	}
	library := filepath.Join(folder, "libfakecl.so")
	const pocl = "/etc/OpenCL/vendors/pocl.icd"
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", library, "testdata/fakecl.c", "-ldl").CombinedOutput(); err != nil {
		missing, word = fmt.Sprintf("a C compiler: %v\n%s", err, out), "cc"
	} else if _, err := os.Stat(pocl); err != nil {
		missing, word = err.Error(), "pocl"
	} else if lib, err := purego.Dlopen(library, purego.RTLD_NOW); err != nil {
		missing, word = err.Error(), "cc"
	} else {
		purego.RegisterLibFunc(&set, lib, "fakecl_set")
		purego.RegisterLibFunc(&count, lib, "fakecl_count")
		os.Setenv("LIMB_OPENCL_LIBRARY", library)
		os.Setenv("LIMB_VULKAN_LIBRARY", "libnothing.so")
		os.Setenv("LIMB_CUDA_LIBRARY", "libnothing.so")
		os.Setenv("OCL_ICD_VENDORS", pocl)
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

func need(t *testing.T) {
	t.Helper()
	testenv.Long(t, "a driver that misbehaves is tried by processes of its own")
	if missing != "" {
		testenv.Skip(t, word, missing)
	}
}

// A scenario is what the driver does, and what must come of it.
type scenario struct {
	open, later string // directives from the start, or from when the device is open
	last        string // or from when a function has been used
	function    string // that is used; DF.Add where it is ""
	stage       string // the first call that gives an error, "" for none
	text        string // which its error contains
	result      string // of the data that were downloaded without an error
}

// What may come of the data.
const (
	right  = ""              // the bits of plain Go
	silent = "wrong, unseen" // wrong bits and no error: nothing here can see it
	either = "by chance"     // wrong bits in so few rows that a comparison may miss them
)

// entries are the functions of OpenCL that limb calls, and the stage at which each is
// first missed.
var entries = []struct{ call, stage, later string }{
	{"clGetPlatformIDs", "open", ""},
	{"clGetPlatformInfo", "", ""}, // the platform has no name then
	{"clGetDeviceIDs", "open", ""},
	{"clGetDeviceInfo", "open", ""},
	{"clCreateContext", "open", ""},
	{"clReleaseContext", "", ""},
	{"clCreateCommandQueue", "open", ""},
	{"clReleaseCommandQueue", "", ""},
	{"clCreateBuffer", "open", "array"},
	{"clReleaseMemObject", "", ""},
	{"clCreateProgramWithSource", "open", "map"},
	{"clBuildProgram", "open", "map"},
	{"clGetProgramBuildInfo", "", ""}, // asked after a failure
	{"clReleaseProgram", "", ""},
	{"clCreateKernel", "open", "map"},
	{"clReleaseKernel", "", ""},
	{"clSetKernelArg", "open", "map"},
	{"clEnqueueNDRangeKernel", "open", "map"},
	{"clEnqueueCopyBuffer", "", ""}, // nothing here copies arrays
	{"clEnqueueMapBuffer", "open", ""},
	{"clEnqueueUnmapMemObject", "", ""},
	{"clEnqueueReadBuffer", "open", "map"},
	{"clEnqueueWriteBuffer", "open", "upload"},
	{"clFlush", "open", "map"},
	{"clFinish", "time", "time"},
	{"clWaitForEvents", "open", "upload"},
	{"clGetEventInfo", "open", "upload"},
	{"clGetEventProfilingInfo", "", ""}, // the host's clock takes its place
	{"clReleaseEvent", "", ""},
}

var scenarios = []scenario{
	{}, // the control: a wrapper without mischief

	// Wrong bits of every rarity and place, in all functions.
	{open: "flip _ every 1", stage: "open", text: "is refused"},
	{open: "flip _ every 1024", stage: "open", text: "want"},
	{open: "flip _ every 65536", stage: "open", text: "DF.Add differs from plain Go in 1 of"},
	{open: "flip _ first", stage: "open", text: "want"},
	{open: "flip _ last", stage: "open", text: "want"},
	{open: "flip _ above 16384", stage: "open", text: "DF.Add differs"},
	{open: "flip _ above 65536", stage: "open", text: "DF.Add differs"},
	{open: "flip _ at 81784", stage: "open", text: "DF.Add differs"},
	// In one function.
	{open: "flip f32_TwoSum_ at 777", stage: "open", text: "f32.TwoSum differs from plain Go in 1 of"},
	{open: "flip f32_TwoSum_ above 16384", function: "f32.TwoSum", stage: "map", text: "f32.TwoSum differs"},
	{open: "flip DF_Mul_ at 65500", function: "DF.Mul", stage: "map", text: "wrong results before its first use"},
	{open: "flip DF_Add_ above 65536", stage: "open", text: "DF.Add: wrong"},
	{open: "flip DF_Exp_ every 1", function: "DF.Exp", stage: "map", text: "wrong results before its first use"},
	{open: "flip DF_Exp_ every 1024", function: "DF.Exp", stage: "map", text: "DF.Exp differs"},
	{open: "flip DF_Exp_ every 65536", function: "DF.Exp", stage: "map", text: "in 1 of"},
	{open: "flip DF_Exp_ first", function: "DF.Exp", stage: "map", text: "in 1 of"},
	{open: "flip DF_Exp_ last", function: "DF.Exp", stage: "map", text: "in 1 of"},
	{open: "flip DF_Exp_ above 16384", function: "DF.Exp", stage: "map", text: "DF.Exp differs"},
	{open: "flip DF_Exp_ above 65536", function: "DF.Exp", stage: "map", text: "in 61 of"},
	{open: "flip DF_Less_ every 1024", function: "DF.Less", stage: "map", text: "DF.Less differs"},
	{open: "flip DF_Exp_ hash 1000000", function: "DF.Exp", result: either},
	{open: "flip DF_Exp_ value 0x3f9df3b6", function: "DF.Exp", result: silent}, // one operand, 1.234
	{open: "flip DF_Exp_ above 70000", function: "DF.Exp", result: silent},      // above all rows that are compared
	{later: "flip _ every 1", stage: "map", text: "wrong results before its first use"},
	{last: "flip _ every 1", stage: "download", text: "it does not write, run or read any more"},
	{last: "flip DF_Add_ every 1", result: silent}, // a driver that waits until it has been compared
	// Only in float64.
	{open: "flip f64_ every 1024", function: "DD.Mul", stage: "array", text: "the device has no float64"},
	{open: "flip DD_ every 1024", function: "DD.Mul", stage: "array", text: "DD.Add: wrong"},
	{open: "flip DD_Mul_ every 65536", function: "DD.Mul", stage: "map", text: "DD.Mul differs"},
	{open: "flip DD_ every 1024"}, // and float32 is as it was
	// Writes where there should be none.
	{open: "over", stage: "open", text: "writes where it should not"},
	{open: "clobber", stage: "open", text: "writes where it should not"},

	// Kernels that fail after they were queued.
	{open: "event 1 -5", stage: "open", text: "the self-test of f32, plain: f32.Mad: the device has failed: the device is lost: kernel f32.Mad: CL_OUT_OF_RESOURCES (-5)"},
	{open: "event 40 -5", stage: "open", text: "the device has failed"},
	{open: "event 54 -5", stage: "any", text: "the device has failed"},
	{later: "event 1 -5", stage: "map", text: "before its first use: DF.Add: the device has failed: the device is lost: kernel DF.Add: CL_OUT_OF_RESOURCES (-5)"},
	{later: "event 2 -5", stage: "download", text: "the device has failed: the device is lost: kernel DF.Add: CL_OUT_OF_RESOURCES (-5)"},
	{later: "mute 2 -9999", stage: "download", text: "kernel DF.Add: error -9999"},
	{later: "event 3 -5", stage: "download", text: "the device has failed: the device is lost: kernel f32.Add: CL_OUT_OF_RESOURCES (-5)"},
	{later: "late 2", stage: "download", text: "kernel DF.Add is not done (status 1) after it was waited for"},
	{later: "fail clWaitForEvents 8 -5", stage: "download", text: "clWaitForEvents: CL_OUT_OF_RESOURCES (-5)"},

	// A driver that does nothing from some launch or copy on, without an error.
	{open: "idle 1", stage: "open", text: "got  -0x"},
	{open: "idle 40", stage: "open", text: "it does not write, run or read any more"},
	{later: "idle 1", stage: "map", text: "wrong results before its first use"},
	{later: "idle 2", stage: "download", text: "it does not write, run or read any more"},
	{later: "idle 3", stage: "download", text: "it does not write, run or read any more"},
	{last: "idle 1", stage: "download", text: "it does not write, run or read any more"},
	{last: "noread 1", stage: "download", text: "it does not write, run or read any more"},
	{later: "skip 2", result: silent}, // one launch, and then the driver works as before
	{later: "noread 1", stage: "map", text: "wrong results before its first use"},
	{later: "noread 4", stage: "download", text: "it does not write, run or read any more"},
	{later: "noread 5", stage: "download", text: "it does not write, run or read any more"},
	{later: "nowrite 1", stage: "map"},
	{later: "nowrite 7", stage: "map", text: "wrong results before its first use"},
	{last: "nowrite 1", stage: "download", text: "it does not write, run or read any more"},
	{last: "nowrite 2", stage: "download", text: "it does not write, run or read any more"},

	// A device that is lost: every call fails from one on.
	{open: "lost 1", stage: "open", text: "clGetPlatformIDs: CL_OUT_OF_RESOURCES (-5)"},
	{open: "lost 100", stage: "open", text: "CL_OUT_OF_RESOURCES (-5)"},
	{open: "lost 1000", stage: "open", text: "CL_OUT_OF_RESOURCES (-5)"},
	{open: "lost 1300", stage: "open", text: "CL_OUT_OF_RESOURCES (-5)"},
	{later: "lost 1", stage: "array", text: "clCreateBuffer: CL_OUT_OF_RESOURCES (-5)"},
	{later: "lost 150", stage: "any", text: "CL_OUT_OF_RESOURCES (-5)"},
	{open: "once clCreateBuffer 3 -4", stage: "open", text: "the self-test of f32, plain: f32.Mad: 320 bytes of device memory: clCreateBuffer: CL_MEM_OBJECT_ALLOCATION_FAILURE (-4)"},
	{open: "once clBuildProgram 1 -11"}, // and sums are done in their next way
	{open: "once clEnqueueReadBuffer 150 -5", stage: "open", text: "the device has failed"},

	// Answers that cannot be true.
	{open: "number 0x1004 0", stage: "open", text: "CL_DEVICE_MAX_WORK_GROUP_SIZE is 0, or cannot be read"},
	{open: "deny 0x1004", stage: "open", text: "CL_DEVICE_MAX_WORK_GROUP_SIZE is 0, or cannot be read"},
	{open: "size 0x1004 0x10000000000", stage: "open", text: "CL_DEVICE_MAX_WORK_GROUP_SIZE is 0, or cannot be read"},
	{open: "size 0x1004 0", stage: "open", text: "CL_DEVICE_MAX_WORK_GROUP_SIZE is 0, or cannot be read"},
	{open: "number 0x1004 -1"},
	{open: "number 0x1002 -1; number 0x1023 -1"},
	{open: "size 0x102B 0x10000000000"},
	{open: "size 0x102B 0x7fffffffffffffff"},
	{open: "text 0x102B ~"},
	{open: "text 0x102B ^[31mred^[0m"},
	{open: "size 0x102B 100"}, // bytes 0xff
	{open: "size 0x1183 0x10000000000; fail clBuildProgram 1 -11", stage: "open", text: "CL_BUILD_PROGRAM_FAILURE (-11)"},
	{open: "text 0x1183 ^[31mred; fail clBuildProgram 1 -11", stage: "open", text: "says:\n\uFFFD[31mred"},
	{open: "fail clGetDeviceIDs 1 -33", stage: "open", text: "none with a device"},
	{open: "count 1000"},
}

// name returns the name of a scenario's test.
func (s scenario) name() string {
	words := []string{}
	for _, w := range []string{s.open, s.later, s.last, s.function} {
		if w != "" {
			words = append(words, w)
		}
	}
	if words == nil {
		return "nothing"
	}
	return strings.Join(words, ", then ")
}

// TestScenarios is the table. Devices are opened in this process: what ends it is
// TestDeadly's.
func TestScenarios(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	t.Setenv("LIMB_CACHE", "off")
	if !testenv.Full() { // what is refused on every rung need not be on the last one, which PoCL builds for half a minute
		t.Setenv("LIMB_TEST_OPENCL_RUNG", "-floor")
	}
	all := slices.Clone(scenarios)
	for _, e := range entries {
		all = append(all, scenario{open: "fail " + e.call + " 1 -5", stage: e.stage, text: ""})
		if e.later != "" {
			all = append(all, scenario{later: "fail " + e.call + " 1 -5", function: "DF.Exp", stage: e.later, text: "CL_OUT_OF_RESOURCES (-5)"})
		}
	}
	part := testenv.Size(48, 16, 1) // every so many of them, by turns
	for i, s := range all {
		if i%part != 0 {
			continue
		}
		t.Run(s.name(), func(t *testing.T) {
			defer set("")
			stage, err, wrong := s.play()
			switch {
			case s.result == either:
				if stage != "" && !errors.Is(err, device.ErrWrong) {
					t.Errorf("%s: %v", stage, err)
				}
				t.Logf("%q, wrong data without an error: %v", stage, wrong)
				return
			case stage != s.stage && (s.stage != "any" || stage == ""):
				t.Errorf("the first error is at %q: %v; want %q", stage, err, s.stage)
			case err != nil && !strings.Contains(err.Error(), s.text):
				t.Errorf("%s: the error lacks %q: %v", stage, s.text, err)
			}
			if wrong != (s.result == silent) {
				t.Errorf("wrong data without an error: %v", wrong)
			}
			if err != nil && strings.ContainsRune(err.Error(), '\033') {
				t.Errorf("the error has an escape sequence: %q", err)
			}
		})
	}
	t.Logf("one of %d of %d scenarios: LIMB_FULL has all", part, len(all))
}

// n is the number of elements of arrays: more than are compared before a first use.
const n = 70_001

// play opens the device and uses it. It returns the first error, with its stage, and
// whether a Download gave wrong data without an error.
func (s scenario) play() (stage string, err error, wrong bool) {
	set(s.open)
	d, err := device.Open("opencl:0")
	if err != nil {
		return "open", err, false
	}
	if s.later != "" {
		set(s.later)
	}
	switch s.function {
	case "", "DF.Add":
		return play(s, d, "DF.Add", pairs(2), func(x []limb.DF) []limb.DF { return []limb.DF{x[0].Add(x[1])} })
	case "DF.Mul":
		return play(s, d, s.function, pairs(2), func(x []limb.DF) []limb.DF { return []limb.DF{x[0].Mul(x[1])} })
	case "DF.Exp":
		return play(s, d, s.function, pairs(1), func(x []limb.DF) []limb.DF { return []limb.DF{limb.Exp(x[0])} })
	case "DF.Less":
		return play(s, d, s.function, pairs(2), func(x []limb.DF) []int32 {
			if x[0].Less(x[1]) {
				return []int32{1}
			}
			return []int32{0}
		})
	case "DD.Mul":
		x, y := make([]limb.DD, n), make([]limb.DD, n)
		for i := range x {
			x[i], y[i] = limb.NewDD(float64(i)).DivFloat(7), limb.NewDD(float64(n)-float64(i)).DivFloat(3)
		}
		return play(s, d, s.function, [][]limb.DD{x, y}, func(x []limb.DD) []limb.DD { return []limb.DD{x[0].Mul(x[1])} })
	case "f32.TwoSum":
		x, y := make([]float32, n), make([]float32, n)
		for i := range x {
			x[i], y[i] = float32(i)/7, 1/float32(i+1)
		}
		return play(s, d, s.function, [][]float32{x, y}, func(x []float32) []float32 {
			s, e := limb.TwoSum(x[0], x[1])
			return []float32{s, e}
		})
	}
	panic("no such function: " + s.function)
}

// pairs returns operands, 1.234 among them.
func pairs(k int) [][]limb.DF {
	list := make([][]limb.DF, k)
	for j := range list {
		list[j] = make([]limb.DF, n)
		for i := range list[j] {
			list[j][i] = limb.NewDF(float32(i-j*5000) / 4096).DivFloat(7)
		}
		list[j][n/2] = limb.NewDF(1.234)
	}
	return list
}

func play[In, Out any](s scenario, d *device.Device, function string, in [][]In, f func([]In) []Out) (stage string, err error, wrong bool) {
	note := func(at string, e error) {
		if err != nil && errors.Is(err, device.ErrFailed) && !errors.Is(e, device.ErrFailed) {
			err = fmt.Errorf("%s does not return ErrFailed after %w, but %v", at, err, e)
		}
		if stage == "" && e != nil {
			stage, err = at, e
		}
	}
	var operands, args []device.Operand
	var inputs []*device.Array[In]
	for range in {
		x, e := device.NewArray[In](d, n)
		note("array", e)
		inputs, operands = append(inputs, x), append(operands, x)
	}
	var outputs []*device.Array[Out]
	row := make([]In, len(in))
	want := make([][]Out, 0)
	for i := range n {
		for j := range in {
			row[j] = in[j][i]
		}
		for j, z := range f(row) {
			if i == 0 {
				want = append(want, make([]Out, n))
			}
			want[j][i] = z
		}
	}
	for range want {
		z, e := device.NewArray[Out](d, n)
		note("array", e)
		outputs, args = append(outputs, z), append(args, z)
	}
	args = append(args, operands...)
	if stage != "" {
		d.Close()
		return stage, err, false
	}
	for j, x := range inputs {
		note("upload", x.Upload(in[j]))
	}
	download := func() {
		for j, z := range outputs {
			got := make([]Out, n)
			e := z.Download(got)
			note("download", e)
			// An error of Map says that there are no results.
			wrong = wrong || e == nil && stage == "" && memory(got) != memory(want[j])
		}
	}
	clear := func() {
		for _, z := range outputs {
			note("upload", z.Upload(make([]Out, n)))
		}
	}
	clear()
	note("map", d.Map(function, args...))
	download()
	if s.last != "" {
		set(s.last)
		clear()
		note("map", d.Map(function, args...))
		download()
	}
	t, e := d.MapTime(function, args...)
	note("time", e)
	if e == nil && (t < 0 || t > time.Hour) {
		note("time", fmt.Errorf("it takes %v", t))
	}
	note("wait", d.Wait())
	download()
	note("close", d.Close())
	return stage, err, wrong
}

// memory returns the bytes of x.
func memory[T any](x []T) string {
	return unsafe.String((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(x[0])))
}

// TestEntries sees that the table has all functions of OpenCL that limb calls.
func TestEntries(t *testing.T) {
	text, err := os.ReadFile("../../run/cl/api.go")
	if err != nil {
		t.Fatal(err)
	}
	_, text2, _ := strings.Cut(string(text), "var api struct {")
	fields, _, _ := strings.Cut(text2, "\n}")
	var calls, have []string
	for _, m := range regexp.MustCompile(`(?m)^\t(\w+) `).FindAllStringSubmatch(fields, -1) {
		calls = append(calls, "cl"+m[1])
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

// TestNames expects names without escape sequences, and some name for each device.
func TestNames(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	defer set("")
	for _, c := range []struct{ directives, want string }{
		{"text 0x102B ^[31mred^[0m", "\uFFFD[31mred\uFFFD[0m"},
		{"text 0x102B ~", "(without a name)"},
		{"deny 0x102B", "(without a name)"},
		{"size 0x102B 0x10000000000", "(without a name)"},
		{"size 0x102B 3", "\uFFFD\uFFFD\uFFFD"},
		{"size 0x102B 5000", strings.Repeat("\uFFFD", 256) + " …"},
	} {
		set(c.directives)
		if list := device.List(); !slices.ContainsFunc(list, func(info device.Info) bool { return info.Name == "opencl:0" && info.Title == c.want }) {
			t.Errorf("%s: %+v, want the title %q", c.directives, list, c.want)
		}
	}
}

// TestUUID: a device is known by the UUID that its driver gives.
func TestUUID(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	defer set("")
	for directives, want := range map[string]string{"size 0x106A 16": strings.Repeat("ff", 16), "deny 0x106A": ""} {
		set(directives)
		if list := device.List(); !slices.ContainsFunc(list, func(info device.Info) bool { return info.Name == "opencl:0" && info.UUID == want }) {
			t.Errorf("%s: %+v, want the UUID %q", directives, list, want)
		}
	}
}

// TestNotes expects the error of a platform, or a count that is not true, as a note.
func TestNotes(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	defer set("")
	for directives, want := range map[string]string{
		"fail clGetDeviceIDs 1 -33": "platform 0 (Portable Computing Language): clGetDeviceIDs: CL_INVALID_DEVICE (-33)",
		"count 1000":                "platform 0 (Portable Computing Language): clGetDeviceIDs counts 1000 devices and does not give them",
	} {
		set(directives)
		var notes []string
		for _, info := range device.List() {
			notes = append(notes, info.Notes...)
		}
		if !slices.Contains(notes, want) {
			t.Errorf("%s: the notes are %q, want %q", directives, notes, want)
		}
	}
}

// TestDeadly has drivers end, or hold up, the process that tries them: this one lives on,
// says what happened, and has another device.
func TestDeadly(t *testing.T) {
	need(t)
	for _, c := range []struct{ directives, want string }{
		{"abort clGetPlatformIDs 1", "listing the devices: the driver has ended the child process that tried it (exit status 2): fakecl: \uFFFD[31mthe compiler has lost its mind SIGABRT: abort"},
		{"exit clGetDeviceIDs 1", "listing the devices: the driver has ended the child process that tried it (exit status 0)"},
		{"segv clGetDeviceInfo 1", "listing the devices: the driver has ended the child process that tried it (exit status 2): SIGSEGV"},
		{"abort clBuildProgram 1", "trying the device: the driver has ended the child process that tried it (signal: aborted): fakecl: \uFFFD[31mthe compiler"},
		{"segv clEnqueueNDRangeKernel 20", "trying the device: the driver has ended the child process that tried it (exit status 2): SIGSEGV"},
		{"exit clWaitForEvents 3", "trying the device: the driver has ended the child process that tried it (exit status 0)"},
		{"hang clGetDeviceIDs 1", "listing the devices: the driver has not come back for 5s in a child process"},
		{"hang clBuildProgram 1", "trying the device: the driver has not come back for 5s in a child process"},
		{"hang clWaitForEvents 5", "trying the device: the driver has not come back for 5s in a child process"},
	} {
		if testing.Short() && !strings.Contains(c.directives, "clBuildProgram") {
			continue
		}
		t.Run(c.directives, func(t *testing.T) {
			t.Setenv("LIMB_OPENCL_FAKE", c.directives)
			t.Setenv("LIMB_TEST_PATIENCE", "5s")
			t.Setenv("LIMB_CACHE", t.TempDir())
			for range 2 { // now, and as it is kept
				_, err := device.Open("opencl:0")
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Errorf("got %v, want %q", err, c.want)
				}
			}
			seen := false
			for _, info := range device.List() {
				seen = seen || info.Backend == "opencl" && info.Err != nil && strings.Contains(info.Err.Error(), c.want)
			}
			if !seen {
				t.Errorf("the list does not say %q: %+v", c.want, device.List())
			}
			d, err := device.Open("")
			if err != nil || d.Info().Name != "cpu" {
				t.Fatalf("the best device is %v, %v", d.Info().Name, err)
			}
			d.Close()
		})
	}
}

// TestDeadline ends a child process whose driver hangs, long before patience does, and keeps nothing of it.
func TestDeadline(t *testing.T) {
	need(t)
	if os.Getenv("LIMB_TEST_ALONE") == "" { // a process remembers what it found out about a driver
		alone := exec.Command(os.Args[0], "-test.run=^TestDeadline$")
		alone.Env = append(os.Environ(), "LIMB_TEST_ALONE=1")
		if out, err := alone.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	t.Setenv("LIMB_OPENCL_FAKE", "hang clGetDeviceIDs 1")
	t.Setenv("LIMB_TEST_PATIENCE", "24h")
	t.Setenv("LIMB_CACHE", t.TempDir())
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
	defer cancel()
	if _, err := device.OpenContext(ctx, "opencl:0"); !errors.Is(err, context.DeadlineExceeded) || !strings.Contains(err.Error(), "trying its devices") {
		t.Errorf("got %v, want that the deadline is exceeded", err)
	}
	if _, err := device.OpenContext(ctx, ""); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("the best device after a deadline: %v", err)
	}
	if found, _ := filepath.Glob(filepath.Join(os.Getenv("LIMB_CACHE"), "*", "*")); len(found) > 0 {
		t.Errorf("%v is kept of a trial that was ended", found)
	}
}

// TestTrial is the control of TestDeadly: a child process finds nothing wrong with the
// wrapper, and the next process asks nobody.
func TestTrial(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CACHE", t.TempDir())
	for range 2 {
		d, err := device.Open("opencl:0")
		if err != nil {
			t.Fatal(err)
		}
		d.Close()
	}
	found, err := filepath.Glob(filepath.Join(os.Getenv("LIMB_CACHE"), "drivers", "*"))
	if err != nil || len(found) != 1 {
		t.Errorf("%d verdicts are kept, %v", len(found), err)
	}
}

// TestFirstUse counts launches: a function is compared once, also by the next process
// (here, the next Device), unless nothing is kept or the driver's version is another one.
func TestFirstUse(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	defer set("")
	launches := func(directives string) int {
		set(directives)
		d, err := device.Open("opencl:0")
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close()
		x, err := device.NewArray[limb.DF](d, 10)
		if err != nil {
			t.Fatal(err)
		}
		if err := x.Upload(make([]limb.DF, 10)); err != nil {
			t.Fatal(err)
		}
		before := count("clEnqueueNDRangeKernel")
		for range 3 {
			if err := d.Map("DF.Sub", x, x, x); err != nil {
				t.Fatal(err)
			}
		}
		return count("clEnqueueNDRangeKernel") - before
	}
	for _, c := range []struct {
		what, cache, directives string
		want                    int
	}{
		{"the first time", t.TempDir(), "", 4},
		{"the second time", "", "", 3},
		{"another version", "", "text 0x102D 99.1", 4},
		{"nothing kept", "off", "", 4},
	} {
		if c.cache != "" && c.cache != os.Getenv("LIMB_CACHE") {
			t.Setenv("LIMB_CACHE", c.cache)
		}
		if got := launches(c.directives); got != c.want {
			t.Errorf("%s: %d launches, want %d", c.what, got, c.want)
		}
	}
}

// TestManyLaunches queues more kernels than events are kept, one of which fails.
func TestManyLaunches(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	t.Setenv("LIMB_CACHE", "off")
	defer set("")
	set("")
	d, err := device.Open("opencl:0")
	if err != nil {
		t.Fatal(err)
	}
	x, err := device.NewArray[limb.DF](d, 10)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(x.Upload(make([]limb.DF, 10)), d.Map("DF.Add", x, x, x)); err != nil {
		t.Fatal(err)
	}
	set("event 5 -5")
	queued := 0
	for ; queued < 1000 && err == nil; queued++ {
		err = d.Map("DF.Add", x, x, x)
	}
	if !errors.Is(err, device.ErrFailed) || queued == 1000 {
		t.Errorf("after %d launches: %v", queued, err)
	}
	if waits := count("clWaitForEvents"); waits > 4 {
		t.Errorf("%d waits for %d launches", waits, queued)
	}
	if err := x.Download(make([]limb.DF, 10)); !errors.Is(err, device.ErrFailed) {
		t.Errorf("Download: %v", err)
	}
	if err := d.Close(); !errors.Is(err, device.ErrFailed) {
		t.Errorf("Close: %v", err)
	}
}

// TestLost: a device that is lost is given back at once, with all of its memory, and every
// call says that it is lost.
func TestLost(t *testing.T) {
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	t.Setenv("LIMB_CACHE", "off")
	defer set("")
	for _, c := range []struct{ directives, want string }{
		{"event 1 -5", "the device has failed: the device is lost: kernel DF.Add: CL_OUT_OF_RESOURCES (-5)"},
		{"event 1 -2", "the device has failed: the device is lost: kernel DF.Add: CL_DEVICE_NOT_AVAILABLE (-2)"},
		{"fail clEnqueueNDRangeKernel 1 -2", "the device has failed: the device is lost: clEnqueueNDRangeKernel: CL_DEVICE_NOT_AVAILABLE (-2)"},
		{"fail clFlush 1 -5", "the device has failed: the device is lost: clFlush: CL_OUT_OF_RESOURCES (-5)"},
		{"mute 1 -9999", "the device has failed: kernel DF.Add: error -9999"},
	} {
		set("")
		d, err := device.Open("opencl:0")
		if err != nil {
			t.Fatal(err)
		}
		x, err := device.NewArray[limb.DF](d, 10)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(x.Upload(make([]limb.DF, 10)), d.Map("DF.Add", x, x, x), d.Wait()); err != nil {
			t.Fatal(err)
		}
		held := count("clCreateBuffer") - count("clReleaseMemObject")
		set(c.directives)
		if err = d.Map("DF.Add", x, x, x); err == nil {
			err = d.Wait()
		}
		if !errors.Is(err, device.ErrFailed) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.directives, err, c.want)
		}
		if n := count("clReleaseMemObject"); n != held || held < 4 || count("clReleaseContext") != 1 {
			t.Errorf("%s: %d of %d buffers are given back, and %d contexts", c.directives, n, held, count("clReleaseContext"))
		}
		_, of := device.NewArray[limb.DF](d, 10)
		for i, err := range []error{of, x.Upload(make([]limb.DF, 10)), x.Download(make([]limb.DF, 10)), d.Map("DF.Add", x, x, x), d.Wait(), d.Close()} {
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s: call %d after it: %v", c.directives, i, err)
			}
		}
		x.Free()
		if err := d.Close(); err != nil || count("clReleaseContext") != 1 {
			t.Errorf("%s: Close again: %v", c.directives, err)
		}
	}
}

// TestTransform has a kernel of a transform fail, or do nothing, when the plan is made and
// when it is used.
func TestTransform(t *testing.T) {
	testenv.Long(t, "TestDeadly has a transform that ends its process")
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	defer set("")
	for _, c := range []struct {
		plan, use string
		want      error
	}{
		{},
		{plan: "event 1 -5", want: device.ErrFailed},
		{plan: "idle 1", want: device.ErrFailed},
		{use: "event 1 -5", want: device.ErrFailed},
		{use: "idle 1", want: device.ErrFailed},
	} {
		set("")
		d, err := device.Open("opencl:0")
		if err != nil {
			t.Fatal(err)
		}
		set(c.plan)
		p, err := fftdevice.New[limb.CDF](d, 48)
		if err == nil {
			set(c.use)
			x := make([]limb.CDF, 48)
			x[1].Re.Hi = 1
			err = p.ForwardSlice(x, x)
			p.Close()
		}
		if !errors.Is(err, c.want) || err != nil && c.want == nil {
			t.Errorf("plan %q, use %q: %v, want %v", c.plan, c.use, err, c.want)
		}
		d.Close()
	}
}

// TestMoves: a kernel that copies or converts elements, and errs in one of 2^16, is not used.
func TestMoves(t *testing.T) {
	testenv.Long(t, "it opens devices eight times without what is kept of them")
	need(t)
	t.Setenv("LIMB_CHILD", "off")
	t.Setenv("LIMB_CACHE", "off")
	defer set("")
	for _, directives := range []string{"", "flip fill at 65500", "flip copy every 65536", "flip copy first", "flip float64ToDF at 65500", "flip dfToFloat32 last", "over", "clobber"} {
		set("")
		d, err := device.Open("opencl:0")
		if err != nil {
			t.Fatal(err)
		}
		x, err := device.NewArray[limb.DF](d, 10)
		if err != nil {
			t.Fatal(err)
		}
		y, err := device.NewArray[limb.DF](d, 10)
		if err != nil {
			t.Fatal(err)
		}
		if err := d.Wait(); err != nil { // the witness's kernel is built
			t.Fatal(err)
		}
		set(directives)
		noticed := 0
		for range 2 {
			for _, err := range []error{
				x.Fill(limb.NewDF(1)), device.Copy(y, x),
				device.UploadFloats(x, make([]float64, 10)), device.DownloadFloats(make([]float32, 10), x),
			} {
				switch {
				case errors.Is(err, device.ErrWrong) && strings.Contains(err.Error(), "before its first use"):
					noticed++
				case err != nil:
					t.Errorf("%q: %v", directives, err)
				}
			}
		}
		want := map[string]int{"": 0, "over": 6, "clobber": 4} // a copy is no kernel, and what fills has no operand
		if w, ok := want[directives]; ok && noticed != w || !ok && noticed != 2 {
			t.Errorf("%q: %d errors of eight calls", directives, noticed)
		}
		set("")
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

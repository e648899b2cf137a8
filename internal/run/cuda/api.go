//go:build (linux || windows) && (amd64 || arm64)

package cuda

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kept"
)

type (
	handle  = uintptr // of a context, a module, a function, a stream, an event, or memory of a device
	ordinal = int32   // of a device
)

// api holds the entry points in use; the name of a C function is "cu" and the field's, with
// the version of its tag.
var api struct {
	Init                    func(flags uint32) status
	GetErrorName            func(s status, name **byte) status
	GetErrorString          func(s status, text **byte) status
	DriverGetVersion        func(version *int32) status
	DeviceGetCount          func(count *int32) status
	DeviceGet               func(d *ordinal, i int32) status
	DeviceGetName           func(name *byte, size int32, d ordinal) status
	DeviceGetAttribute      func(value *int32, attribute int32, d ordinal) status
	DeviceTotalMem          func(bytes *uintptr, d ordinal) status `version:"_v2"`
	DevicePrimaryCtxRetain  func(ctx *handle, d ordinal) status
	DevicePrimaryCtxRelease func(d ordinal) status   `version:"_v2"`
	CtxPushCurrent          func(ctx handle) status  `version:"_v2"`
	CtxPopCurrent           func(ctx *handle) status `version:"_v2"`
	StreamCreate            func(s *handle, flags uint32) status
	StreamSynchronize       func(s handle) status
	StreamDestroy           func(s handle) status `version:"_v2"`
	EventCreate             func(e *handle, flags uint32) status
	EventRecord             func(e, s handle) status
	EventSynchronize        func(e handle) status
	EventElapsedTime        func(milliseconds *float32, start, end handle) status
	EventDestroy            func(e handle) status                 `version:"_v2"`
	MemAlloc                func(a *handle, bytes uintptr) status `version:"_v2"`
	MemFree                 func(a handle) status                 `version:"_v2"`
	MemHostAlloc            func(p *unsafe.Pointer, bytes uintptr, flags uint32) status
	MemFreeHost             func(p unsafe.Pointer) status
	MemcpyHtoDAsync         func(dst handle, src unsafe.Pointer, bytes uintptr, s handle) status `version:"_v2"`
	MemcpyDtoHAsync         func(dst unsafe.Pointer, src handle, bytes uintptr, s handle) status `version:"_v2"`
	ModuleLoadDataEx        func(m *handle, image *byte, n uint32, options *uint32, values *uintptr) status
	ModuleUnload            func(m handle) status
	ModuleGetFunction       func(f *handle, m handle, name string) status
	LaunchKernel            func(f handle, gx, gy, gz, bx, by, bz, shared uint32, s handle, params, extra *unsafe.Pointer) status
}

// status is what CUDA's functions return.
type status int32

// sticky are the errors after which a context is of no use: every later call in it returns
// the same.
var sticky = []status{
	4, 46, // DEINITIALIZED, DEVICE_UNAVAILABLE
	214, 220, 226, 227, // ECC_UNCORRECTABLE, NVLINK_UNCORRECTABLE, CONTAINED, TIMEOUT of it
	700, 702, 709, 710, // ILLEGAL_ADDRESS, LAUNCH_TIMEOUT, CONTEXT_IS_DESTROYED, ASSERT
	714, 715, 716, 717, 718, // HARDWARE_STACK_ERROR, ILLEGAL_INSTRUCTION, MISALIGNED_ADDRESS, INVALID_ADDRESS_SPACE, INVALID_PC
	719, 721, 999, // LAUNCH_FAILED, TENSOR_MEMORY_LEAK, UNKNOWN
}

func (s status) lost() bool { return slices.Contains(sticky, s) }

// err returns nil for CUDA_SUCCESS, else an error that names the call and the code, and that
// is driver.ErrFailed where the device is lost.
func (s status) err(call string) error {
	if s == 0 {
		return nil
	}
	var name, text *byte
	err := fmt.Errorf("%s: error %d, which has no name", call, s)
	if api.GetErrorName(s, &name) == 0 && name != nil {
		err = fmt.Errorf("%s: %s (%d)", call, driver.Name(cString(name)), s)
		if api.GetErrorString(s, &text) == 0 && text != nil {
			err = fmt.Errorf("%w: %s", err, driver.Name(cString(text)))
		}
	}
	if s.lost() {
		return fmt.Errorf("%w: the device is lost: %w", driver.ErrFailed, err)
	}
	return err
}

// spoilt is err of a command that may have left anything in memory.
func (s status) spoilt(call string) error {
	if s == 0 || s.lost() {
		return s.err(call)
	}
	return fmt.Errorf("%w: %w", driver.ErrFailed, s.err(call))
}

// gives is err of a call that is to give a handle: CUDA_SUCCESS alone is not enough.
func (s status) gives(h *handle, call string) error {
	if s == 0 && *h == 0 {
		return fmt.Errorf("%s gives nothing and no error", call)
	}
	return s.err(call)
}

// cString returns the bytes of a text of C's, a kilobyte of them at most.
func cString(p *byte) []byte {
	n := 0
	for n < 1<<10 && *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
		n++
	}
	return unsafe.Slice(p, n)
}

// library is what is loaded.
func library() string { return cmp.Or(os.Getenv("LIMB_CUDA_LIBRARY"), usual) }

// Fingerprint describes the driver of the kernel of the system, and the environment variables
// that the library reads. An installation of libraries changes the linker's cache.
func (Backend) Fingerprint() string {
	s := runtime.GOOS + " " + runtime.GOARCH + " " + kernelDriver() + "\n"
	return s + kept.Summary(library()) + kept.Summary("/etc/ld.so.cache") + kept.Summary(`C:\Windows\System32\nvcuda.dll`) + driver.Environment("CUDA_", "NVIDIA_", "LD_", "LIMB_CUDA_")
}

// kernelDriver is the version of the driver's part in the kernel of the system, "" where
// that does not tell.
func kernelDriver() string {
	text, _ := os.ReadFile("/proc/driver/nvidia/version")
	for _, word := range strings.Fields(string(text)) {
		if '0' <= word[0] && word[0] <= '9' && strings.Contains(word, ".") {
			return driver.Name([]byte(word))
		}
	}
	return ""
}

// load opens the library and binds api, once.
var load = sync.OnceValue(func() error {
	lib, err := open(library())
	if err != nil {
		return fmt.Errorf("no CUDA library: %w (install NVIDIA's driver, or name the library in LIMB_CUDA_LIBRARY)", err)
	}
	v := reflect.ValueOf(&api).Elem()
	for i := range v.NumField() {
		field := v.Type().Field(i)
		name := "cu" + field.Name + field.Tag.Get("version")
		entry, err := symbol(lib, name)
		if err != nil {
			return fmt.Errorf("the CUDA library lacks %s (%w): NVIDIA's driver is older than CUDA 11.0", name, err)
		}
		purego.RegisterFunc(v.Field(i).Addr().Interface(), entry)
	}
	return nil
})

// count returns the number of devices, and the driver's version.
func count() (n int, version string, err error) {
	if err := load(); err != nil {
		return 0, "", err
	}
	if s := api.Init(0); s != 0 {
		return 0, "", fmt.Errorf("the CUDA library is there, but finds no GPU that it can use: %w (nvidia-smi tells what NVIDIA's driver sees)", s.err("cuInit"))
	}
	var v, devices int32
	if err := api.DriverGetVersion(&v).err("cuDriverGetVersion"); err != nil {
		return 0, "", err
	}
	version = fmt.Sprintf("CUDA %d.%d", v/1000, v%1000/10)
	if driver := kernelDriver(); driver != "" {
		version += ", driver " + driver
	}
	if err := api.DeviceGetCount(&devices).err("cuDeviceGetCount"); err != nil {
		return 0, "", err
	}
	if devices < 1 || devices > most {
		return 0, "", fmt.Errorf("the CUDA library counts %d GPUs (CUDA_VISIBLE_DEVICES may hide them)", devices)
	}
	return int(devices), version, nil
}

// most is the largest number of devices that is believed.
const most = 1 << 10

// Devices lists the devices in the driver's order.
func (Backend) Devices() ([]driver.Caps, []string, error) {
	n, version, err := count()
	if err != nil {
		return nil, nil, err
	}
	var list []driver.Caps
	for i := range n {
		d, _ := describe(i)
		d.Version = version + d.Version
		list = append(list, d.Caps)
	}
	return list, nil, nil
}

// described is a device and what its driver says of it.
type described struct {
	driver.Caps
	ordinal ordinal
	sm      int // its compute capability, times ten
	grid    int // the most groups of a launch
}

func describe(i int) (d described, err error) {
	d.Platform, d.Title = "NVIDIA CUDA", "(without a name)"
	if d.Err = api.DeviceGet(&d.ordinal, int32(i)).err("cuDeviceGet"); d.Err != nil {
		return d, d.Err
	}
	name := make([]byte, 256)
	if api.DeviceGetName(&name[0], int32(len(name)), d.ordinal) == 0 {
		d.Title = driver.Name(name)
	}
	attribute := func(what string, key int32) int {
		var v int32
		s := api.DeviceGetAttribute(&v, key, d.ordinal)
		if err := s.err("cuDeviceGetAttribute"); d.Err == nil && (err != nil || v < 0) {
			d.Err = errors.Join(fmt.Errorf("%s is %d, or cannot be read", what, v), err)
		}
		return int(v)
	}
	d.sm = 10*attribute("the compute capability", 75) + attribute("the compute capability", 76)
	d.grid = attribute("the size of a grid", 5)
	d.Group = min(group, attribute("the number of threads in a block", 1))
	d.Local = attribute("the shared memory of a block", 8)
	d.Units = attribute("the number of multiprocessors", 16)
	prohibited := attribute("the compute mode", 20) == 2
	var bytes uintptr
	if err := api.DeviceTotalMem(&bytes, d.ordinal).err("cuDeviceTotalMem"); d.Err == nil {
		d.Err = err
	}
	d.MemoryBytes, d.Version = uint64(bytes), fmt.Sprintf(", compute capability %d.%d", d.sm/10, d.sm%10)
	d.GPU, d.Float64, d.Subnormals, d.CorrectDiv, d.Run, d.Rungs = true, true, true, true, 1, lower.Ladder
	switch {
	case d.Err != nil:
	case d.sm < oldest:
		d.Err = fmt.Errorf("compute capability %d.%d: limb needs %d.%d", d.sm/10, d.sm%10, oldest/10, oldest%10)
	case d.Group == 0 || d.grid == 0:
		d.Err = errors.New("the driver has no launch of one thread")
	case prohibited:
		d.Err = errors.New("its compute mode prohibits programs (nvidia-smi -c DEFAULT allows them)")
	}
	return d, d.Err
}

// group is the number of threads in a block, where the device allows as many. Kernels have
// 255 registers for a thread then, which is as many as there are.
const group = 256

// Text is written for compute capabilities from the oldest to the newest; drivers compile it
// for all that came later.
const oldest, newest = 50, 70

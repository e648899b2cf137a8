package cuda

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/library"
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
	DeviceGetUuid           func(uuid *[16]byte, d ordinal) status
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
	MemcpyDtoDAsync         func(dst, src handle, bytes uintptr, s handle) status                `version:"_v2"`
	ModuleLoadDataEx        func(m *handle, image *byte, n uint32, options *uint32, values *uintptr) status
	ModuleUnload            func(m handle) status
	ModuleGetFunction       func(f *handle, m handle, name string) status
	FuncSetAttribute        func(f handle, attribute, value int32) status
	LaunchKernel            func(launch) status
	StreamBeginCapture      func(s handle, mode int32) status `version:"_v2"`
	StreamEndCapture        func(s handle, graph *handle) status
	GraphInstantiate        func(exec *handle, graph handle, flags uint64) status `version:"WithFlags"`
	GraphLaunch             func(exec, s handle) status
	GraphDestroy            func(graph handle) status
	GraphExecDestroy        func(exec handle) status
}

// launch is what cuLaunchKernel takes, in its order: the last word is 0 here.
type launch struct {
	k             handle
	blocks, group int // of which there are none in the other two directions
	shared        int // bytes
	stream        handle
	params        *unsafe.Pointer
}

// status is what CUDA's functions return.
type status int32

// sticky are the errors after which a context is of no use: every later call in it returns
// the same.
var sticky = []status{
	4, 46, 214, 220, 226, 227, // DEINITIALIZED, DEVICE_UNAVAILABLE, ECC_UNCORRECTABLE, NVLINK_UNCORRECTABLE, CONTAINED and its kin
	700, 702, 709, 710, 714, 715, // ILLEGAL_ADDRESS, LAUNCH_TIMEOUT, CONTEXT_IS_DESTROYED, ASSERT, HARDWARE_STACK_ERROR, ILLEGAL_INSTRUCTION
	716, 717, 718, 719, 721, 999, // MISALIGNED_ADDRESS, INVALID_ADDRESS_SPACE, INVALID_PC, LAUNCH_FAILED, TENSOR_MEMORY_LEAK, UNKNOWN
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
	if api.GetErrorName(s, &name) == 0 && name != nil && api.GetErrorString(s, &text) == 0 && text != nil {
		err = fmt.Errorf("%s: %s (%d): %s", call, driver.Name(cString(name)), s, driver.Name(cString(text)))
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

var cuda = library.API{
	Name: "CUDA", Install: "NVIDIA's driver", Prefix: "cu", Variable: "LIMB_CUDA_LIBRARY", Old: "NVIDIA's driver is older than CUDA 11.4",
	Usual: map[string][]string{"linux": {"libcuda.so.1"}, "windows": {"nvcuda.dll"}}, Direct: direct,
}

// direct has those functions called without reflection and allocation that work is made of.
func direct(entry uintptr, function any) bool {
	switch f := function.(type) {
	case *func(handle) status:
		*f = func(a handle) status { return status(library.Call(entry, library.Words{a})) }
	case *func(a, b handle) status:
		*f = func(a, b handle) status { return status(library.Call(entry, library.Words{a, b})) }
	case *func(*handle) status:
		*f = func(p *handle) status {
			defer runtime.KeepAlive(p)
			return status(library.Call(entry, library.Words{uintptr(unsafe.Pointer(p))}))
		}
	case *func(handle, unsafe.Pointer, uintptr, handle) status: // memory for copies is not Go's
		*f = func(dst handle, src unsafe.Pointer, bytes uintptr, s handle) status {
			return status(library.Call(entry, library.Words{dst, uintptr(src), bytes, s}))
		}
	case *func(unsafe.Pointer, handle, uintptr, handle) status:
		*f = func(dst unsafe.Pointer, src handle, bytes uintptr, s handle) status {
			return status(library.Call(entry, library.Words{uintptr(dst), src, bytes, s}))
		}
	case *func(dst, src handle, bytes uintptr, s handle) status:
		*f = func(dst, src handle, bytes uintptr, s handle) status {
			return status(library.Call(entry, library.Words{dst, src, bytes, s}))
		}
	case *func(launch) status:
		*f = func(l launch) status {
			defer runtime.KeepAlive(l.params)
			return status(library.Call(entry, library.Words{l.k, uintptr(l.blocks), 1, 1, uintptr(l.group), 1, 1, uintptr(l.shared), l.stream, uintptr(unsafe.Pointer(l.params)), 0}))
		}
	default:
		return false
	}
	return true
}

// Fingerprint has the driver of the kernel of the system.
func (Backend) Fingerprint() string {
	s := cuda.Fingerprint([]string{`C:\Windows\System32\nvcuda.dll`}, "CUDA_", "NVIDIA_")
	return s + strings.Repeat(kernelDriver(), min(len(s), 1))
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

// load loads the library, once.
var load = sync.OnceValue(func() error { return cuda.Load(&api) })

// count returns the number of devices, and the driver's version.
func count() (n int, version string, err error) {
	if err := load(); err != nil {
		return 0, "", err
	}
	if s := api.Init(0); s != 0 {
		return 0, "", fmt.Errorf("the CUDA library is there, but finds no GPU that it can use: %w (nvidia-smi tells what NVIDIA's driver sees)", s.err("cuInit"))
	}
	var v, devices int32
	if err := first(api.DriverGetVersion(&v).err("cuDriverGetVersion"), api.DeviceGetCount(&devices).err("cuDeviceGetCount")); err != nil {
		return 0, "", err
	}
	if devices < 1 || devices > 1<<10 {
		return 0, "", fmt.Errorf("the CUDA library counts %d GPUs (CUDA_VISIBLE_DEVICES may hide them)", devices)
	}
	version = fmt.Sprintf("CUDA %d.%d", v/1000, v%1000/10)
	if driver := kernelDriver(); driver != "" {
		version += ", driver " + driver
	}
	return int(devices), version, nil
}

// Devices lists the devices in the driver's order.
func (Backend) Devices() (list []driver.Caps, notes []string, err error) {
	n, version, err := count()
	for i := range n {
		list = append(list, describe(i, version).Caps)
	}
	return list, nil, err
}

// describe returns a device that is not open yet, with what its driver says of it.
func describe(i int, version string) *device {
	d := new(device)
	d.Platform, d.Title = "NVIDIA CUDA", "(without a name)"
	if d.Err = api.DeviceGet(&d.ordinal, int32(i)).err("cuDeviceGet"); d.Err != nil {
		return d
	}
	title := make([]byte, 256)
	if api.DeviceGetName(&title[0], int32(len(title)), d.ordinal) == 0 {
		d.Title = driver.Name(title)
	}
	var uuid [16]byte
	if api.DeviceGetUuid(&uuid, d.ordinal) == 0 {
		d.UUID = fmt.Sprintf("%x", uuid)
	}
	attribute := func(what string, key int32) int {
		var v int32
		err := api.DeviceGetAttribute(&v, key, d.ordinal).err("cuDeviceGetAttribute")
		if v < 0 && err == nil {
			err = fmt.Errorf("%s is %d", what, v)
		}
		d.Err = first(d.Err, err)
		return int(v)
	}
	d.sm = 10*attribute("the compute capability", 75) + attribute("the compute capability", 76)
	d.grid = attribute("the size of a grid", 5)
	d.Group = min(group, attribute("the number of threads in a block", 1))
	d.Local = max(attribute("the shared memory of a block", 8), attribute("the shared memory that a block may ask for", 97))
	d.Units = attribute("the number of multiprocessors", 16)
	prohibited := attribute("the compute mode", 20) == 2
	var bytes uintptr
	d.Err = first(d.Err, api.DeviceTotalMem(&bytes, d.ordinal).err("cuDeviceTotalMem"))
	d.MemoryBytes, d.Version = uint64(bytes), fmt.Sprintf("%s, compute capability %d.%d", version, d.sm/10, d.sm%10)
	d.GPU, d.Float64, d.Subnormals, d.CorrectDiv, d.Copies, d.PerItem, d.Lowerings = true, true, true, true, true, 1, lower.Without("floor pairs")
	d.Dots, d.Matrices = ptx.Rung(lower.Rung{}, d.sm).Dots, true // without units sums in registers, by dp4a
	switch {
	case d.Err != nil:
	case d.sm < 50: // what the text of kernels asks for
		d.Err = fmt.Errorf("compute capability %d.%d: limb needs 5.0", d.sm/10, d.sm%10)
	case d.Group == 0 || d.grid == 0:
		d.Err = errors.New("the driver has no launch of one thread")
	case prohibited:
		d.Err = errors.New("its compute mode prohibits programs (nvidia-smi -c DEFAULT allows them)")
	}
	return d
}

// group is the number of threads in a block, where the device allows as many. Kernels have
// 255 registers for a thread then, which is as many as there are.
const group = 256

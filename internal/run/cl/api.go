package cl

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/library"
)

type (
	handle = uintptr
	copier func(q, b handle, block uint32, off, size uintptr, p unsafe.Pointer, nwait uint32, wait, event *handle) status
)

// api holds the entry points in use; a field's name is that of the C function
// without "cl".
var api struct {
	GetPlatformIDs          func(n uint32, ids *handle, count *uint32) status
	GetPlatformInfo         func(p handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	GetDeviceIDs            func(p handle, kind uint64, n uint32, ids *handle, count *uint32) status
	GetDeviceInfo           func(d handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	CreateContext           func(props *uintptr, n uint32, devices *handle, notify, user uintptr, err *status) handle
	ReleaseContext          func(handle) status
	CreateCommandQueue      func(ctx, device handle, props uint64, err *status) handle
	ReleaseCommandQueue     func(handle) status
	CreateBuffer            func(ctx handle, flags uint64, size, host uintptr, err *status) handle
	ReleaseMemObject        func(handle) status
	CreateProgramWithSource func(ctx handle, n uint32, text **byte, sizes *uintptr, err *status) handle
	BuildProgram            func(p handle, n uint32, devices *handle, options string, notify, user uintptr) status
	GetProgramBuildInfo     func(p, device handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	ReleaseProgram          func(handle) status
	CreateKernel            func(p handle, name string, err *status) handle
	ReleaseKernel           func(handle) status
	SetKernelArg            func(k handle, i uint32, size uintptr, value unsafe.Pointer) status
	EnqueueNDRangeKernel    func(q, k handle, dims uint32, offset, global, local *uintptr, nwait uint32, wait, event *handle) status
	EnqueueMapBuffer        func(q, b handle, block uint32, flags uint64, off, size uintptr, nwait uint32, wait, event *handle, err *status) unsafe.Pointer
	EnqueueUnmapMemObject   func(q, b handle, p unsafe.Pointer, nwait uint32, wait, event *handle) status
	EnqueueReadBuffer       copier
	EnqueueWriteBuffer      copier
	EnqueueCopyBuffer       func(q, src, dst handle, from, to, size uintptr, nwait uint32, wait, event *handle) status
	Flush                   func(handle) status
	Finish                  func(handle) status
	WaitForEvents           func(n uint32, events *handle) status
	GetEventInfo            func(e handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	GetEventProfilingInfo   func(e handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	ReleaseEvent            func(handle) status
}

var openCL = library.API{
	Name: "OpenCL", Install: "an OpenCL driver", Prefix: "cl", Variable: "LIMB_OPENCL_LIBRARY", Old: "an OpenCL library before version 1.2", Direct: direct,
	Usual: map[string][]string{"linux": {"libOpenCL.so.1"}, "darwin": {"/System/Library/Frameworks/OpenCL.framework/OpenCL"}},
}

// Fingerprint has the files that say where drivers are, and these.
func (Backend) Fingerprint() string {
	folder := cmp.Or(os.Getenv("OCL_ICD_VENDORS"), "/etc/OpenCL/vendors")
	files := []string{folder}
	icds, _ := filepath.Glob(filepath.Join(folder, "*.icd"))
	for _, icd := range icds {
		if name, err := os.ReadFile(icd); err == nil && filepath.IsAbs(string(name)) {
			files = append(files, strings.TrimSpace(string(name)))
		}
	}
	return openCL.Fingerprint(files, "OCL_", "OPENCL_", "CL_", "POCL_", "RUSTICL_", "MESA_", "GALLIUM_", "LP_", "CUDA_", "NVIDIA_", "GPU_", "ROC", "HSA_", "INTEL_")
}

// load loads the library, once.
var load = sync.OnceValue(func() error { return openCL.Load(&api) })

// query returns the value of a clGet…Info with its object and key bound, nil
// where there is none, or none of a credible size.
func query(get func(size uintptr, value unsafe.Pointer, got *uintptr) status) []byte {
	var size uintptr
	if get(0, nil, &size) != 0 || size == 0 || size > 1<<24 {
		return nil
	}
	value := make([]byte, size)
	if get(size, unsafe.Pointer(&value[0]), nil) != 0 {
		return nil
	}
	return value
}

// number reads the value of a query; one that is none is 0.
func number(value []byte) uint64 {
	if len(value) > 8 {
		return 0
	}
	return binary.LittleEndian.Uint64(append(value[:len(value):len(value)], 0, 0, 0, 0, 0, 0, 0, 0))
}

// count is number for what is counted or measured in an int32.
func count(value []byte) int { return int(min(number(value), math.MaxInt32)) }

func deviceInfo(d handle, key uint32) []byte {
	return query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
		return api.GetDeviceInfo(d, key, size, value, got)
	})
}

// Devices lists the devices of all platforms, in the loader's order.
func (Backend) Devices() ([]driver.Caps, []string, error) {
	ids, hints, err := devices()
	var infos []driver.Caps
	for _, id := range ids {
		infos = append(infos, describe(id))
	}
	if _, missing := os.Stat("/etc/OpenCL/vendors/rusticl.icd"); missing == nil && os.Getenv("RUSTICL_ENABLE") == "" {
		hints = append(hints, "Mesa's OpenCL driver (rusticl) is installed; it shows its devices when RUSTICL_ENABLE names their driver, as in RUSTICL_ENABLE=llvmpipe (processor), radeonsi or iris")
	}
	return infos, hints, err
}

// id is a device with its platform.
type id struct{ platform, device handle }

// devices lists the devices, and says which platforms hold theirs back.
func devices() (ids []id, notes []string, err error) {
	if err := load(); err != nil {
		return nil, nil, err
	}
	const most = 64
	var platforms [most]handle
	var np uint32
	switch s := api.GetPlatformIDs(most, &platforms[0], &np); {
	case s == noPlatform || s == 0 && np == 0:
		return nil, nil, errors.Join(errors.New("the OpenCL library is there, but no driver (ICD) is installed: install that of your device, or pocl-opencl-icd for the processor"), s.err("clGetPlatformIDs"))
	case s != 0:
		return nil, nil, s.err("clGetPlatformIDs")
	}
	for i, p := range platforms[:min(np, most)] {
		if p == 0 {
			notes = append(notes, fmt.Sprintf("clGetPlatformIDs counts %d platforms and gives %d", np, i))
			break
		}
		var found [most]handle
		var nd uint32
		switch s := api.GetDeviceIDs(p, 0xFFFFFFFF, most, &found[0], &nd); {
		case s == noDevice:
			continue
		case s != 0:
			notes = append(notes, fmt.Sprintf("platform %d (%s): %v", i, platformName(p), s.err("clGetDeviceIDs")))
			continue
		}
		for _, d := range found[:min(nd, most)] {
			if d == 0 {
				notes = append(notes, fmt.Sprintf("platform %d (%s): clGetDeviceIDs counts %d devices and does not give them", i, platformName(p), nd))
				break
			}
			ids = append(ids, id{p, d})
		}
	}
	if len(ids) == 0 {
		return nil, notes, fmt.Errorf("%d OpenCL platforms are installed, none with a device (clinfo lists them)", np)
	}
	return ids, notes, nil
}

func platformName(p handle) string {
	return driver.Name(query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
		return api.GetPlatformInfo(p, 0x0902, size, value, got) // CL_PLATFORM_NAME
	}))
}

func describe(id id) driver.Caps {
	// CL_DEVICE_SINGLE_FP_CONFIG, CL_DEVICE_DOUBLE_FP_CONFIG and their bits.
	single, double := number(deviceInfo(id.device, 0x101B)), number(deviceInfo(id.device, 0x1032))
	const denorm, infNaN, nearest, fma, correctDiv = 1 << 0, 1 << 1, 1 << 2, 1 << 5, 1 << 7
	const ieee = denorm | infNaN | nearest | fma
	info := driver.Caps{
		Title:       driver.Name(deviceInfo(id.device, 0x102B)), // CL_DEVICE_NAME
		Platform:    platformName(id.platform),
		Version:     driver.Name(deviceInfo(id.device, 0x102F)) + ", driver " + driver.Name(deviceInfo(id.device, 0x102D)), // CL_DEVICE_VERSION, CL_DRIVER_VERSION
		UUID:        fmt.Sprintf("%x", deviceInfo(id.device, 0x106A)),                                                      // CL_DEVICE_UUID_KHR
		Units:       count(deviceInfo(id.device, 0x1002)),                                                                  // CL_DEVICE_MAX_COMPUTE_UNITS
		GPU:         number(deviceInfo(id.device, 0x1000))&(1<<2) != 0,                                                     // CL_DEVICE_TYPE_GPU
		MemoryBytes: number(deviceInfo(id.device, 0x101F)),                                                                 // CL_DEVICE_GLOBAL_MEM_SIZE
		Float64:     double&ieee == ieee,
		Subnormals:  single&denorm != 0,
		CorrectDiv:  single&correctDiv != 0,
		Dots:        number(deviceInfo(id.device, 0x1073))&1 != 0,     // CL_DEVICE_INTEGER_DOT_PRODUCT_CAPABILITIES_KHR, _INPUT_4x8BIT_PACKED_KHR
		Local:       count(deviceInfo(id.device, 0x1023)),             // CL_DEVICE_LOCAL_MEM_SIZE
		Group:       min(group, count(deviceInfo(id.device, 0x1004))), // CL_DEVICE_MAX_WORK_GROUP_SIZE
		PerItem:     1,
		Copies:      true,
		Lowerings:   lower.Operations,
	}
	if info.Group == 0 {
		info.Err = errors.New("the driver has no work-group of one work-item: CL_DEVICE_MAX_WORK_GROUP_SIZE is 0, or cannot be read")
	}
	if info.Platform == "Portable Computing Language" && !info.GPU {
		info.Group, info.PerItem = min(info.Group, 1), perItem
	}
	return info
}

// group is the number of work-items in a work-group, where the device allows
// as many.
const group = 256

// perItem is the number of elements of a work-item under PoCL, whose compiler
// vectorises a loop in the kernel where it gives up on one around the kernel:
// that one comes after it has paired operations within an element.
const perItem = 1024

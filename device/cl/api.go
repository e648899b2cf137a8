//go:build (linux || darwin) && (amd64 || arm64)

package cl

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/limbfp/limb/internal/driver"
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
	EnqueueReadBuffer       copier
	EnqueueWriteBuffer      copier
	Flush                   func(handle) status
	Finish                  func(handle) status
	WaitForEvents           func(n uint32, events *handle) status
	GetEventProfilingInfo   func(e handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	ReleaseEvent            func(handle) status
}

// load opens the OpenCL library and binds api, once.
var load = sync.OnceValue(func() error {
	name := os.Getenv("LIMB_OPENCL_LIBRARY")
	if name == "" {
		name = map[string]string{
			"linux":  "libOpenCL.so.1",
			"darwin": "/System/Library/Frameworks/OpenCL.framework/OpenCL",
		}[runtime.GOOS]
	}
	lib, err := purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
	if err != nil {
		return fmt.Errorf("no OpenCL library: %w (install an OpenCL driver, or name the library in LIMB_OPENCL_LIBRARY)", err)
	}
	v := reflect.ValueOf(&api).Elem()
	for i := range v.NumField() {
		name := "cl" + v.Type().Field(i).Name
		symbol, err := purego.Dlsym(lib, name)
		if err != nil {
			return fmt.Errorf("the OpenCL library lacks %s: %w", name, err)
		}
		purego.RegisterFunc(v.Field(i).Addr().Interface(), symbol)
	}
	return nil
})

// query returns the value of a clGet…Info with its object and key bound, nil
// where there is none.
func query(get func(size uintptr, value unsafe.Pointer, got *uintptr) status) []byte {
	var size uintptr
	if get(0, nil, &size) != 0 || size == 0 {
		return nil
	}
	value := make([]byte, size)
	if get(size, unsafe.Pointer(&value[0]), nil) != 0 {
		return nil
	}
	return value
}

// text and number read the value of a query.
func text(value []byte) string {
	s, _, _ := bytes.Cut(value, []byte{0})
	return string(bytes.TrimSpace(s))
}

func number(value []byte) uint64 {
	return binary.LittleEndian.Uint64(append(value[:len(value):len(value)], 0, 0, 0, 0, 0, 0, 0, 0))
}

func deviceInfo(d handle, key uint32) []byte {
	return query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
		return api.GetDeviceInfo(d, key, size, value, got)
	})
}

// Devices lists the devices of all platforms, in the loader's order.
func (Backend) Devices() ([]driver.Info, []string, error) {
	ids, err := devices()
	var infos []driver.Info
	for _, id := range ids {
		infos = append(infos, describe(id))
	}
	var hints []string
	if _, missing := os.Stat("/etc/OpenCL/vendors/rusticl.icd"); missing == nil && os.Getenv("RUSTICL_ENABLE") == "" {
		hints = append(hints, "Mesa's OpenCL driver (rusticl) is installed; it shows its devices when RUSTICL_ENABLE names their driver, as in RUSTICL_ENABLE=llvmpipe (processor), radeonsi or iris")
	}
	return infos, hints, err
}

// id is a device with its platform.
type id struct{ platform, device handle }

func devices() (ids []id, err error) {
	if err := load(); err != nil {
		return nil, err
	}
	const most = 64
	var platforms, found [most]handle
	var np, nd uint32
	switch s := api.GetPlatformIDs(most, &platforms[0], &np); {
	case s == noPlatform || s == 0 && np == 0:
		return nil, errors.Join(errors.New("the OpenCL library is there, but no driver (ICD) is installed"), s.err("clGetPlatformIDs"))
	case s != 0:
		return nil, s.err("clGetPlatformIDs")
	}
	for _, p := range platforms[:min(np, most)] {
		if s := api.GetDeviceIDs(p, 0xFFFFFFFF, most, &found[0], &nd); s != 0 {
			continue // a platform without devices
		}
		for _, d := range found[:min(nd, most)] {
			ids = append(ids, id{p, d})
		}
	}
	if len(ids) == 0 {
		return nil, fmt.Errorf("%d OpenCL platforms, none with a device", np)
	}
	return ids, nil
}

func describe(id id) driver.Info {
	// CL_DEVICE_SINGLE_FP_CONFIG, CL_DEVICE_DOUBLE_FP_CONFIG and their bits.
	single, double := number(deviceInfo(id.device, 0x101B)), number(deviceInfo(id.device, 0x1032))
	const denorm, infNaN, nearest, fma, correctDiv = 1 << 0, 1 << 1, 1 << 2, 1 << 5, 1 << 7
	const ieee = denorm | infNaN | nearest | fma
	info := driver.Info{
		Title: text(deviceInfo(id.device, 0x102B)), // CL_DEVICE_NAME
		Platform: text(query(func(size uintptr, value unsafe.Pointer, got *uintptr) status {
			return api.GetPlatformInfo(id.platform, 0x0902, size, value, got) // CL_PLATFORM_NAME
		})),
		Version:     text(deviceInfo(id.device, 0x102F)) + ", driver " + text(deviceInfo(id.device, 0x102D)), // CL_DEVICE_VERSION, CL_DRIVER_VERSION
		Units:       int(number(deviceInfo(id.device, 0x1002))),                                              // CL_DEVICE_MAX_COMPUTE_UNITS
		GPU:         number(deviceInfo(id.device, 0x1000))&(1<<2) != 0,                                       // CL_DEVICE_TYPE_GPU
		MemoryBytes: number(deviceInfo(id.device, 0x101F)),                                                   // CL_DEVICE_GLOBAL_MEM_SIZE
		Float64:     double&ieee == ieee,
		Subnormals:  single&denorm != 0,
		CorrectDiv:  single&correctDiv != 0,
		Local:       int(number(deviceInfo(id.device, 0x1023))),             // CL_DEVICE_LOCAL_MEM_SIZE
		Group:       min(group, int(number(deviceInfo(id.device, 0x1004)))), // CL_DEVICE_MAX_WORK_GROUP_SIZE
		Run:         1,
	}
	if info.Platform == "Portable Computing Language" && !info.GPU {
		info.Group, info.Run = 1, run
	}
	return info
}

// group is the number of work-items in a work-group, where the device allows
// as many.
const group = 256

// run is the number of elements of a work-item under PoCL, whose compiler
// vectorises a loop in the kernel where it gives up on one around the kernel:
// that one comes after it has paired operations within an element.
const run = 1024

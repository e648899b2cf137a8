//go:build (linux || darwin) && (amd64 || arm64)

package cl

import (
	"bytes"
	"fmt"
	"os"
	"reflect"
	"runtime"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
)

type handle = uintptr

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
	EnqueueReadBuffer       func(q, b handle, block uint32, off, size uintptr, p unsafe.Pointer, nwait uint32, wait, event *handle) status
	EnqueueWriteBuffer      func(q, b handle, block uint32, off, size uintptr, p unsafe.Pointer, nwait uint32, wait, event *handle) status
	Flush                   func(handle) status
	Finish                  func(handle) status
	WaitForEvents           func(n uint32, events *handle) status
	GetEventProfilingInfo   func(e handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status
	ReleaseEvent            func(handle) status
}

// libraries are the names of the OpenCL library, tried in order.
// LIMB_OPENCL_LIBRARY replaces them.
func libraries() []string {
	if name := os.Getenv("LIMB_OPENCL_LIBRARY"); name != "" {
		return []string{name}
	}
	if runtime.GOOS == "darwin" {
		return []string{"/System/Library/Frameworks/OpenCL.framework/OpenCL"}
	}
	return []string{"libOpenCL.so.1", "libOpenCL.so"}
}

// load opens the OpenCL library and binds api, once.
var load = sync.OnceValue(func() error {
	var lib uintptr
	var err error
	for _, name := range libraries() {
		if lib, err = purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL); err == nil {
			break
		}
	}
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

// info returns a property of n values of T, by a clGet…Info with its object
// bound.
func info[T any](get func(size uintptr, value unsafe.Pointer, got *uintptr) status) ([]T, error) {
	var size uintptr
	if err := get(0, nil, &size).err("clGetInfo"); err != nil || size == 0 {
		return nil, err
	}
	var zero T
	values := make([]T, (size+unsafe.Sizeof(zero)-1)/unsafe.Sizeof(zero))
	err := get(size, unsafe.Pointer(&values[0]), nil).err("clGetInfo")
	return values, err
}

// text returns a property that is a string.
func text(get func(size uintptr, value unsafe.Pointer, got *uintptr) status) string {
	s, _ := info[byte](get)
	s, _, _ = bytes.Cut(s, []byte{0})
	return string(bytes.TrimSpace(s))
}

// number returns a property that is a number, 0 where there is none.
func number[T uint32 | uint64 | uintptr](get func(size uintptr, value unsafe.Pointer, got *uintptr) status) T {
	v, err := info[T](get)
	if err != nil || len(v) == 0 {
		return 0
	}
	return v[0]
}

func platformInfo(p handle, key uint32) func(uintptr, unsafe.Pointer, *uintptr) status {
	return func(size uintptr, value unsafe.Pointer, got *uintptr) status {
		return api.GetPlatformInfo(p, key, size, value, got)
	}
}

func deviceInfo(d handle, key uint32) func(uintptr, unsafe.Pointer, *uintptr) status {
	return func(size uintptr, value unsafe.Pointer, got *uintptr) status {
		return api.GetDeviceInfo(d, key, size, value, got)
	}
}

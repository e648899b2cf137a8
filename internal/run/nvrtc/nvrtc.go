// Package nvrtc compiles CUDA C to PTX by NVIDIA's library NVRTC, where that is installed: what is
// measured of CUDA's own functions is in such texts.
package nvrtc

import (
	"fmt"
	"strings"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/run/library"
)

var nvrtc = library.API{
	Name: "NVRTC", Install: "the CUDA toolkit's NVRTC", Prefix: "nvrtc", Variable: "LIMB_NVRTC_LIBRARY", Old: "NVRTC is older than CUDA 11",
	Usual: map[string][]string{
		"linux":   {"libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "/usr/local/cuda/lib64/libnvrtc.so"},
		"windows": {"nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"},
	},
}

var api struct {
	Version           func(major, minor *int32) int32
	CreateProgram     func(program *uintptr, source, name string, headers int32, texts, names unsafe.Pointer) int32
	CompileProgram    func(program uintptr, options int32, list unsafe.Pointer) int32
	GetPTXSize        func(program uintptr, size *uintptr) int32
	GetPTX            func(program uintptr, text *byte) int32
	GetProgramLogSize func(program uintptr, size *uintptr) int32
	GetProgramLog     func(program uintptr, text *byte) int32
	DestroyProgram    func(program *uintptr) int32
	GetErrorString    func(code int32) string
}

var load = sync.OnceValue(func() error { return nvrtc.Load(&api) })

// Version returns that of the library, "12.4", and an error where there is none.
func Version() (string, error) {
	if err := load(); err != nil {
		return "", err
	}
	var major, minor int32
	err := failed("Version", api.Version(&major, &minor))
	return fmt.Sprintf("%d.%d", major, minor), err
}

// Compile returns the PTX of a text in CUDA C, for the oldest devices that the library knows. An error
// has what the compiler says.
func Compile(source string) (string, error) {
	if err := load(); err != nil {
		return "", err
	}
	var program uintptr
	if err := failed("CreateProgram", api.CreateProgram(&program, source, "limb.cu", 0, nil, nil)); err != nil {
		return "", err
	}
	defer api.DestroyProgram(&program)
	if err := failed("CompileProgram", api.CompileProgram(program, 0, nil)); err != nil {
		log, _ := text(func(n *uintptr) int32 { return api.GetProgramLogSize(program, n) }, func(p *byte) int32 { return api.GetProgramLog(program, p) })
		return "", fmt.Errorf("%w; the compiler says:\n%s", err, strings.TrimSpace(log))
	}
	return text(func(n *uintptr) int32 { return api.GetPTXSize(program, n) }, func(p *byte) int32 { return api.GetPTX(program, p) })
}

// text reads a text, whose size counts the zero at its end.
func text(size func(*uintptr) int32, read func(*byte) int32) (string, error) {
	var n uintptr
	if err := failed("a size", size(&n)); err != nil || n < 2 {
		return "", err
	}
	b := make([]byte, n)
	err := failed("a text", read(&b[0]))
	return string(b[:n-1]), err
}

func failed(call string, code int32) error {
	if code == 0 {
		return nil
	}
	return fmt.Errorf("nvrtc%s: %s (%d)", call, api.GetErrorString(code), code)
}

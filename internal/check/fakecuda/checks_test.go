//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"os"
	"runtime"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
)

// raw is the library without limb, for calls that limb does not make.
type raw struct {
	t                      *testing.T
	lib                    uintptr
	context, stream, event uintptr
	function, module, at   uintptr
	pinned                 unsafe.Pointer
}

// call calls a function.
func (r *raw) call(name string, args ...any) int32 {
	entry, err := purego.Dlsym(r.lib, name)
	if err != nil {
		r.t.Fatal(err)
	}
	var words []uintptr
	for _, a := range args {
		switch a := a.(type) {
		case int:
			words = append(words, uintptr(a))
		case uintptr:
			words = append(words, a)
		case *uintptr:
			words = append(words, uintptr(unsafe.Pointer(a)))
		case *unsafe.Pointer:
			words = append(words, uintptr(unsafe.Pointer(a)))
		case unsafe.Pointer:
			words = append(words, uintptr(a))
		}
	}
	status, _, _ := purego.SyscallN(entry, words...)
	return int32(status)
}

// begin makes one of everything.
func begin(t *testing.T) *raw {
	lib, err := purego.Dlopen(os.Getenv("LIMB_CUDA_LIBRARY"), purego.RTLD_NOW)
	if err != nil {
		t.Fatal(err)
	}
	r := &raw{t: t, lib: lib}
	logs := make([]byte, 1<<12)
	options, values := []uint32{3, 4, 5, 6}, []uintptr{uintptr(unsafe.Pointer(&logs[0])), 1 << 11, uintptr(unsafe.Pointer(&logs[1<<11])), 1 << 11}
	text := []byte(".entry k(.param .u32 n, .param .u64 x, .param .u32 a, .param .u32 b, .param .u32 c)\x00")
	name := []byte("k\x00")
	var status int32
	for _, s := range []int32{
		r.call("cuInit", 0), r.call("cuDevicePrimaryCtxRetain", &r.context, 7), r.call("cuCtxPushCurrent_v2", r.context),
		r.call("cuStreamCreate", &r.stream, 1), r.call("cuEventCreate", &r.event, 0), r.call("cuMemAlloc_v2", &r.at, 100), r.call("cuMemHostAlloc", &r.pinned, 100, 0),
		r.call("cuModuleLoadDataEx", &r.module, unsafe.Pointer(&text[0]), 4, unsafe.Pointer(&options[0]), unsafe.Pointer(&values[0])),
		r.call("cuModuleGetFunction", &r.function, r.module, unsafe.Pointer(&name[0])),
	} {
		status |= s
	}
	if status != 0 || faults() != "" {
		t.Fatalf("what is right fails: %d", status)
	}
	runtime.KeepAlive(logs)
	return r
}

// graph makes an executable graph of a launch.
func (r *raw) graph(params unsafe.Pointer) (exec uintptr) {
	var graph uintptr
	r.call("cuStreamBeginCapture_v2", r.stream, 2)
	r.call("cuLaunchKernel", r.function, 1, 1, 1, 256, 1, 1, 0, r.stream, params, 0)
	r.call("cuStreamEndCapture", r.stream, &graph)
	r.call("cuGraphInstantiateWithFlags", &exec, graph, 0)
	r.call("cuGraphDestroy", graph)
	return exec
}

// end gives all back.
func (r *raw) end() {
	r.call("cuModuleUnload", r.module)
	r.call("cuMemFreeHost", r.pinned)
	r.call("cuMemFree_v2", r.at)
	r.call("cuEventDestroy_v2", r.event)
	r.call("cuStreamDestroy_v2", r.stream)
	var was uintptr
	r.call("cuCtxPopCurrent_v2", &was)
	r.call("cuDevicePrimaryCtxRelease_v2", 7)
}

// TestChecks makes calls that are wrong: each is written down.
func TestChecks(t *testing.T) {
	need(t, catalogue{})
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var words [5]uint64
	var params [5]unsafe.Pointer
	for i := range params {
		params[i] = unsafe.Pointer(&words[i])
	}
	list := unsafe.Pointer(&params[0])
	var x uintptr
	for _, c := range []struct {
		want string
		call func(r *raw)
	}{
		{"", func(r *raw) {}},
		{"", func(r *raw) { r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 0, r.stream, list, 0) }}, // k is not in the catalogue, which shows when it runs
		{"cuLaunchKernel: blocks of 3 threads, k says 256", func(r *raw) { r.call("cuLaunchKernel", r.function, 256, 1, 1, 3, 1, 1, 0, r.stream, list, 0) }},
		{"cuLaunchKernel: 3 256 1 blocks of", func(r *raw) { r.call("cuLaunchKernel", r.function, 3, 256, 1, 1, 1, 1, 0, r.stream, list, 0) }},
		{"cuLaunchKernel: 3 1 1 blocks of 256 1 1 threads, 1 bytes", func(r *raw) { r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 1, r.stream, list, 0) }},
		{"cuFuncSetAttribute: attribute 9 is to be 1", func(r *raw) { r.call("cuFuncSetAttribute", r.function, 9, 1) }},
		{"cuLaunchKernel: 3 1 1 blocks of 256 1 1 threads, 0 bytes", func(r *raw) {
			if s := r.call("cuFuncSetAttribute", r.function, 8, 227<<10); s != 0 {
				t.Errorf("a group asks for all that there is: %d", s)
			}
			r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 0, r.stream, list, 0)
		}},
		{"cuLaunchKernel: 3 1 1 blocks of 256 1 1 threads, 1024 bytes", func(r *raw) {
			if s := r.call("cuFuncSetAttribute", r.function, 8, 227<<10+1); s == 0 {
				t.Error("a group asks for more than there is")
			}
			r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 1024, r.stream, list, 0)
		}},
		{"cuLaunchKernel: 0 is no stream", func(r *raw) { r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 0, 0, list, 0) }},
		{"cuLaunchKernel: 3 1 1 blocks of 256 1 1 threads, 0 bytes, (nil)", func(r *raw) { r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 0, r.stream, 0, list) }},
		{"cuModuleLoadDataEx: level 5 of optimization", func(r *raw) {
			option, value := uint32(7), uintptr(5)
			r.call("cuModuleLoadDataEx", &x, unsafe.Pointer(&words), 1, unsafe.Pointer(&option), unsafe.Pointer(&value))
		}},
		{"cuModuleLoadDataEx: option 8", func(r *raw) {
			option, value := uint32(8), uintptr(1)
			r.call("cuModuleLoadDataEx", &x, unsafe.Pointer(&words), 1, unsafe.Pointer(&option), unsafe.Pointer(&value))
		}},
		{"is no function", func(r *raw) { r.call("cuLaunchKernel", r.stream, 3, 1, 1, 256, 1, 1, 0, r.stream, list, 0) }},
		{"of a module that is gone", func(r *raw) {
			r.call("cuModuleUnload", r.module)
			r.call("cuLaunchKernel", r.function, 3, 1, 1, 256, 1, 1, 0, r.stream, list, 0)
		}},
		{"cuMemFree_v2: 0x7f", func(r *raw) { r.call("cuMemFree_v2", r.at+8) }},
		{"was not allocated, or is free", func(r *raw) { r.call("cuMemFree_v2", r.at); r.call("cuMemFree_v2", r.at) }},
		{"cuMemAlloc_v2: of no bytes", func(r *raw) { r.call("cuMemAlloc_v2", &x, 0) }},
		{"cuMemcpyHtoDAsync_v2: 93 bytes at", func(r *raw) { r.call("cuMemcpyHtoDAsync_v2", r.at+8, r.pinned, 93, r.stream) }},
		{"cuMemcpyDtoHAsync_v2: 8 bytes at", func(r *raw) { r.call("cuMemcpyDtoHAsync_v2", unsafe.Pointer(&words), r.at, 8, r.stream) }},
		{"memory that is in use", func(r *raw) {
			r.call("cuMemcpyHtoDAsync_v2", r.at, r.pinned, 8, r.stream)
			r.call("cuMemFree_v2", r.at)
		}},
		{"memory that is in use", func(r *raw) {
			words[1] = uint64(r.at)
			r.call("cuLaunchKernel", r.function, 1, 1, 1, 256, 1, 1, 0, r.stream, list, 0)
			r.call("cuMemFree_v2", r.at)
		}},
		{"stream that is in use", func(r *raw) { r.call("cuEventRecord", r.event, r.stream); r.call("cuStreamDestroy_v2", r.stream) }},
		{"the stream is gone", func(r *raw) { r.call("cuStreamDestroy_v2", r.stream); r.call("cuStreamSynchronize", r.stream) }},
		{"events without a time", func(r *raw) { r.call("cuEventElapsedTime", unsafe.Pointer(&words), r.event, r.event) }},
		{"an event that was not recorded", func(r *raw) { r.call("cuEventSynchronize", r.event) }},
		{"the thread has no context", func(r *raw) {
			r.call("cuCtxPopCurrent_v2", &x)
			r.call("cuMemAlloc_v2", &x, 8)
			r.call("cuCtxPushCurrent_v2", r.context)
		}},
		{"cuStreamSynchronize: a stream that is captured", func(r *raw) {
			r.call("cuStreamBeginCapture_v2", r.stream, 2)
			r.call("cuStreamSynchronize", r.stream)
			r.call("cuStreamEndCapture", r.stream, &x)
			r.call("cuGraphDestroy", x)
		}},
		{"", func(r *raw) { r.call("cuGraphExecDestroy", r.graph(list)) }}, // k does not run
		{"cuGraphLaunch: kernel k of memory that is gone", func(r *raw) {
			words[1] = uint64(r.at)
			e := r.graph(list)
			r.call("cuMemFree_v2", r.at)
			r.call("cuGraphLaunch", e, r.stream)
			r.call("cuGraphExecDestroy", e)
		}},
		{"cuGraphLaunch: kernel k of a module that is gone", func(r *raw) {
			e := r.graph(list)
			r.call("cuModuleUnload", r.module)
			r.call("cuGraphLaunch", e, r.stream)
			r.call("cuGraphExecDestroy", e)
		}},
		{"cuGraphExecDestroy: executable graph that is in use", func(r *raw) {
			e := r.graph(list)
			r.call("cuGraphLaunch", e, r.stream)
			r.call("cuGraphExecDestroy", e)
		}},
		{"there is no device 0", func(r *raw) { r.call("cuDevicePrimaryCtxRetain", &x, 0) }},
		{"of another context", func(r *raw) {
			var other uintptr
			r.call("cuDevicePrimaryCtxRetain", &other, 8)
			r.call("cuCtxPushCurrent_v2", other)
			r.call("cuStreamSynchronize", r.stream)
			r.call("cuCtxPopCurrent_v2", &x)
			r.call("cuDevicePrimaryCtxRelease_v2", 8)
		}},
	} {
		r := begin(t)
		c.call(r)
		if got := faults(); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("written down is %q, want %q", got, c.want)
		}
		r.call("cuStreamSynchronize", r.stream)
		r.end()
		faults()
		leaks()
		wrong = nil
	}
	r := begin(t)
	var was uintptr
	words[1] = 0
	r.graph(list)
	r.call("cuCtxPopCurrent_v2", &was)
	r.call("cuDevicePrimaryCtxRelease_v2", 7)
	if got := leaks(); strings.Count(got, "\n") != 6 {
		t.Errorf("not given back: %q, want 6 things", got)
	}
}

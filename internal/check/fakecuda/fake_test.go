//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unsafe"

	"github.com/ebitengine/purego"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// The driver's words, found when it is built.
var (
	set      func(directives string)
	count    func(call string) int
	moved    func() int // bytes
	ran      func() int // kernels
	level    func() int32
	faults   func() string
	leaks    func() string
	failed   func() string
	retained func() int32
)

// missing says why there is no driver.
var missing string

// TestMain has the driver built and loaded, and kernels run here.
func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "limb-fakecuda-")
	if err != nil {
		panic(err)
	}
	library := filepath.Join(folder, "libfakecuda.so")
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", library, "testdata/fakecuda.c", "-lpthread").CombinedOutput(); err != nil {
		missing = fmt.Sprintf("a C compiler: %v\n%s", err, out)
	} else if lib, err := purego.Dlopen(library, purego.RTLD_NOW); err != nil {
		missing = err.Error()
	} else {
		var run func(compile, describe, launch uintptr)
		for name, f := range map[string]any{"set": &set, "count": &count, "bytes": &moved, "ran": &ran, "level": &level, "faults": &faults, "leaks": &leaks, "failed": &failed, "retained": &retained, "run": &run} {
			purego.RegisterLibFunc(f, lib, "fakecuda_"+name)
		}
		run(purego.NewCallback(compile), purego.NewCallback(describe), purego.NewCallback(launch))
		os.Setenv("LIMB_CUDA_LIBRARY", cmp.Or(os.Getenv("LIMB_TEST_CUDA_LIBRARY"), library))
	}
	code := m.Run()
	os.RemoveAll(folder)
	os.Exit(code)
}

// need skips without the driver. Devices are opened in this process, and nothing is kept.
func need(t testing.TB, m machine) {
	t.Helper()
	if missing != "" {
		testenv.Skip(t, "cc", missing)
	}
	if t, ok := t.(*testing.T); ok {
		t.Setenv("LIMB_CHILD", "off")
		t.Setenv("LIMB_CACHE", "off")
	}
	current = m
	set("")
	t.Cleanup(func() {
		settled(t)
		set("")
	})
}

// settled reports what limb did wrong, and what it did not give back.
func settled(t testing.TB) {
	t.Helper()
	if s := faults(); s != "" {
		t.Errorf("calls that a driver does not take:\n%s", s)
	}
	if s := leaks(); s != "" && failed() != "cuCtxPushCurrent_v2" { // without a context nothing can be given back
		t.Errorf("not given back:\n%s", s)
	}
	if wrong != nil {
		t.Errorf("kernels that cannot be run: %q", wrong)
		wrong = nil
	}
	if n := retained(); n != 0 {
		t.Errorf("%d contexts are retained", n)
	}
}

// A machine compiles texts; modules are what it makes of them.
type machine interface {
	compile(text string) (module, error)
}

type module interface {
	// describe returns the sizes of a kernel's parameters, and the threads in its blocks.
	describe(kernel string) (sizes []int, group int, ok bool)
	launch(kernel string, groups, group, shared int, params [][]byte, m memory) error
}

// memory is that of the device.
type memory []region

type region struct {
	address, size uint64
	host          unsafe.Pointer
	_             uintptr
	_             int32
}

// at returns the bytes at an address, nil where they are not all in one allocation.
func (m memory) at(address uint64, size int) []byte {
	for i := range m {
		if r := &m[i]; address >= r.address && address-r.address+uint64(size) <= r.size {
			return unsafe.Slice((*byte)(unsafe.Add(r.host, address-r.address)), size)
		}
	}
	return nil
}

var (
	current machine
	modules []module // by number, from 1
	wrong   []string // kernels that could not be run
)

func text(p *byte) string {
	n := 0
	for *(*byte)(unsafe.Add(unsafe.Pointer(p), n)) != 0 {
		n++
	}
	return string(unsafe.Slice(p, n))
}

func compile(image, log *byte, size uintptr) uintptr {
	m, err := current.compile(text(image))
	if err != nil {
		n := copy(unsafe.Slice(log, size-1), err.Error())
		*(*byte)(unsafe.Add(unsafe.Pointer(log), n)) = 0
		return 0
	}
	if n := ptx.Longest(text(image)); n > ptx.Long && level() > 1 {
		wrong = append(wrong, fmt.Sprintf("a kernel of %d instructions is compiled at level %d", n, level()))
	}
	modules = append(modules, m)
	return uintptr(len(modules))
}

func describe(m uintptr, name *byte, sizes, group *uint32) uintptr {
	list, threads, ok := modules[m-1].describe(text(name))
	if !ok || len(list) > 256 {
		return ^uintptr(0)
	}
	for i, n := range list {
		unsafe.Slice(sizes, len(list))[i] = uint32(n)
	}
	*group = uint32(threads)
	return uintptr(len(list))
}

func launch(m uintptr, name *byte, groups, group, shared uintptr, params **byte, regions *region, n uintptr) uintptr {
	sizes, _, _ := modules[m-1].describe(text(name))
	var list [][]byte
	for i, p := range unsafe.Slice(params, len(sizes)) {
		list = append(list, unsafe.Slice(p, sizes[i]))
	}
	if err := modules[m-1].launch(text(name), int(groups), int(group), int(shared), list, unsafe.Slice(regions, n)); err != nil {
		wrong = append(wrong, fmt.Sprintf("kernel %s: %v", text(name), err))
		return 700 // CUDA_ERROR_ILLEGAL_ADDRESS
	}
	return 0
}

// catalogue runs the map kernels of the catalogue by their names, in plain Go: a GPU that is
// always right, for tests of all that is around kernels.
type catalogue struct{}

// signatures are the kernels of a text, with their parameters.
type signatures map[string][]int

var (
	entryLines = regexp.MustCompile(`\.entry\s+(\w+)\s*\(([^)]*)\)`)
	paramLines = regexp.MustCompile(`\.param\s+\.[usfb](32|64)\s`)
)

func (catalogue) compile(text string) (module, error) {
	m := signatures{}
	for _, e := range entryLines.FindAllStringSubmatch(text, -1) {
		m[e[1]] = []int{}
		for _, p := range paramLines.FindAllStringSubmatch(e[2], -1) {
			m[e[1]] = append(m[e[1]], map[string]int{"32": 4, "64": 8}[p[1]])
		}
	}
	if len(m) == 0 {
		return nil, fmt.Errorf("ptxas fatal: a text without kernels")
	}
	return m, nil
}

func (m signatures) describe(name string) ([]int, int, bool) {
	sizes, ok := m[name]
	return sizes, 256, ok
}

func (m signatures) launch(name string, groups, group, _ int, params [][]byte, mem memory) error {
	f, ok := function(name)
	if !ok {
		return fmt.Errorf("not in the catalogue")
	}
	n := int(word(params[0]))
	if groups != (n+group-1)/group {
		return fmt.Errorf("%d groups of %d for %d items", groups, group, n)
	}
	number := f.Name == "f32.Add" && len(params) < 13 // its last operand, one for all elements: the witness's
	want := 1 + 4*(len(f.Out)+len(f.In))
	if number {
		want -= 3
	}
	if len(params) != want && len(params) != want+1 { // a hidden zero
		return fmt.Errorf("%d parameters, want %d", len(params), want)
	}
	params = params[1:]
	// planes are the parts of an array that a kernel is over.
	planes := func(p kernels.Param, number bool) (list [][]byte, err error) {
		if number {
			return [][]byte{bytes.Repeat(params[0], n)}, nil
		}
		base, at, length, stride := word(params[0]), word(params[1]), word(params[2]), word(params[3])
		params = params[4:]
		size := uint64(p.Type.Size())
		if int(length) != n {
			return nil, fmt.Errorf("%s has %d elements, and there are %d items", p.Name, length, n)
		}
		for j := range p.Type.Planes() {
			b := mem.at(base+(at+uint64(j)*stride)*size, n*int(size))
			if b == nil {
				return nil, fmt.Errorf("%s is outside of memory: %#x, from %d, %d elements, stride %d", p.Name, base, at, length, stride)
			}
			list = append(list, b)
		}
		return list, nil
	}
	var outs, ins [][]byte
	for i, p := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
		list, err := planes(p, number && i == 2)
		if err != nil {
			return err
		}
		if i < len(f.Out) {
			outs = append(outs, list...)
		} else {
			ins = append(ins, list...)
		}
	}
	operands := plane.List(f.In, n)
	for i, p := range operands {
		copy(p.Bytes(), ins[i])
	}
	results, err := cpu.Run(f, operands)
	if err != nil {
		return err
	}
	for i, p := range results {
		copy(outs[i], p.Bytes())
	}
	return nil
}

func word(b []byte) (v uint64) {
	for i, x := range b {
		v |= uint64(x) << (8 * i)
	}
	return v
}

// function returns the function of a map kernel.
func function(kernel string) (kernels.Func, bool) {
	for _, f := range kernels.Funcs() {
		if f.Kernel() == strings.TrimSpace(kernel) {
			return f, true
		}
	}
	return kernels.Func{}, false
}

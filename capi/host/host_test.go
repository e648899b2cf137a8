// Package host tests the shared library from outside: it is built, and programs in C and C++ are that use it. The
// tests run where LIMB_FULL is set: for a shared library all packages are compiled anew, which takes a processor minutes.
// What the calls do is tested in package calls, in Go and in every run.
package host

import (
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb/capi/internal/calls"
	"github.com/limbfp/limb/internal/check/testenv"
)

// A target is what the library is built for.
type target struct {
	arch, cc, cxx string
	emulator      []string // what runs its programs, of another processor
}

var native = target{arch: runtime.GOARCH, cc: "cc", cxx: "c++"}

// built has what is built for each target, once.
var built struct {
	sync.Mutex
	of map[string]program
}

// A program is a library and the programs that use it.
type program struct{ lib, host, signals string }

func TestMain(m *testing.M) {
	code := m.Run()
	for _, p := range built.of {
		os.RemoveAll(filepath.Dir(p.lib))
	}
	os.Exit(code)
}

// build returns the library for a target, and programs in C99.
func build(t *testing.T, to target) program {
	t.Helper()
	if !testenv.Full() {
		t.Skip("left to a run with LIMB_FULL: the library takes a processor minutes to build")
	}
	testenv.Found(t, "cc", to.cc)
	built.Lock()
	defer built.Unlock()
	if p, ok := built.of[to.arch]; ok {
		return p
	}
	dir, err := os.MkdirTemp("", "liblimb")
	if err != nil {
		t.Fatal(err)
	}
	p := program{filepath.Join(dir, "liblimb.so"), filepath.Join(dir, "host"), filepath.Join(dir, "signals")}
	cmd := exec.Command("go", "build", "-buildmode=c-shared", "-ldflags=-s -w", "-o", p.lib, ".")
	cmd.Dir = ".."
	cmd.Env = append(os.Environ(), "GOWORK=off", "CGO_ENABLED=1", "GOARCH="+to.arch, "CC="+to.cc, "TMPDIR="+stray(t))
	run(t, cmd)
	run(t, exec.Command(to.cc, "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-I..", "testdata/host.c", p.lib, "-lpthread", "-Wl,-rpath,"+dir, "-o", p.host))
	run(t, exec.Command(to.cc, "-std=c99", "-Wall", "-Wextra", "-Werror", "-I..", "testdata/signals.c", "-ldl", "-o", p.signals))
	if built.of == nil {
		built.of = map[string]program{}
	}
	built.of[to.arch] = p
	return p
}

// stray returns a folder for temporary files in which another liblimb.h lies, which no compiler may take.
func stray(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "liblimb.h"), []byte("#error another liblimb.h\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	return dir
}

func run(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", cmd.Args, err, out)
	}
	return string(out)
}

// TestHost has a program in C make calls: of all functions, with errors, in threads, in a fork.
func TestHost(t *testing.T) { host(t, native) }

func host(t *testing.T, to target) {
	p := build(t, to)
	file := filepath.Join(t.TempDir(), "cases")
	if err := os.WriteFile(file, cases(to.emulator != nil), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"hello"}, {"errors"}, {"threads"}, {"fork"}, {"cancel"}, {"sparse"}, {"device"}, {"cases", file}} {
		t.Run(args[0], func(t *testing.T) {
			if args[0] == "fork" && to.emulator != nil {
				t.Skip("the emulator has threads of its own, which a fork of it loses")
			}
			list := append(append(to.emulator[:len(to.emulator):len(to.emulator)], p.host), args...)
			out := run(t, exec.Command(list[0], list[1:]...))
			if !strings.HasSuffix(out, "ok\n") {
				t.Error(out)
			}
			t.Log(out)
		})
	}
	t.Run("control", func(t *testing.T) { // a file with another bit in each result
		wrong := cases(to.emulator != nil)
		at := bytes.IndexByte(wrong, 0x3f) // of a number near 1
		wrong[at] ^= 1
		if err := os.WriteFile(file, wrong, 0o666); err != nil {
			t.Fatal(err)
		}
		list := append(append(to.emulator[:len(to.emulator):len(to.emulator)], p.host), "cases", file)
		if out, err := exec.Command(list[0], list[1:]...).CombinedOutput(); err == nil || !strings.Contains(string(out), "other bits") {
			t.Errorf("another bit goes unnoticed: %v %s", err, out)
		}
	})
}

// TestSignals: the handlers of a program stay, but for what the runtime of Go needs.
func TestSignals(t *testing.T) {
	p := build(t, native)
	if out := run(t, exec.Command(p.signals, p.lib)); !strings.HasSuffix(out, "ok\n") {
		t.Error(out)
	} else {
		t.Log(out)
	}
}

// TestHeader: the header is C89 and C++, and a program in C++ runs.
func TestHeader(t *testing.T) {
	p := build(t, native)
	testenv.Found(t, "cc", native.cxx)
	run(t, exec.Command(native.cc, "-std=c89", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-xc", "../liblimb.h"))
	dir := t.TempDir()
	run(t, exec.Command(native.cxx, "-std=c++11", "-Wall", "-Wextra", "-Werror", "-I..", "testdata/hello.cpp", p.lib, "-Wl,-rpath,"+filepath.Dir(p.lib), "-o", dir+"/hello"))
	if out := run(t, exec.Command(dir+"/hello")); !strings.HasSuffix(out, "ok\n") {
		t.Error(out)
	}
	if out, err := exec.Command(native.cc, "-std=c89", "-pedantic", "-Wall", "-Werror", "-fsyntax-only", "-xc", "-DLIMB_ABI=what is this", "../liblimb.h").CombinedOutput(); err == nil {
		t.Errorf("a wrong header compiles: %s", out)
	}
}

// TestGuide: the programs of docs/capi.md print what stands there.
func TestGuide(t *testing.T) {
	p := build(t, native)
	text, err := os.ReadFile("../../docs/capi.md")
	if err != nil {
		t.Fatal(err)
	}
	programs := regexp.MustCompile("(?s)```c\n(#include.*?)```.*?It prints\n\n```\n(.*?)```").FindAllStringSubmatch(string(text), -1)
	if len(programs) != 2 {
		t.Fatalf("%d programs", len(programs))
	}
	dir := t.TempDir()
	for _, c := range programs {
		if err := os.WriteFile(dir+"/hello.c", []byte(c[1]), 0o666); err != nil {
			t.Fatal(err)
		}
		run(t, exec.Command(native.cc, dir+"/hello.c", "-I..", p.lib, "-Wl,-rpath,"+filepath.Dir(p.lib), "-o", dir+"/hello"))
		if got := run(t, exec.Command(dir+"/hello")); got != c[2] {
			t.Errorf("it prints\n%s, want\n%s", got, c[2])
		}
	}
}

// TestArm64 has the library, and the programs, of another processor, in an emulator.
func TestArm64(t *testing.T) {
	if runtime.GOARCH == "arm64" {
		t.Skip("TestHost is this test here")
	}
	if !testenv.Full() {
		t.Skip("left to a run with LIMB_FULL")
	}
	cc := testenv.Found(t, "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-gcc")
	emulator := testenv.Found(t, "arm64", "qemu-aarch64-static", "qemu-aarch64")
	host(t, target{"arm64", cc, "", []string{emulator, "-L", "/usr/aarch64-linux-gnu"}})
}

// cases are all functions that limb_map has, with operands and the results that Go has for them. For another processor those of
// F32 and F64 that are Go's package math are left out, which has other bits there.
func cases(another bool) []byte {
	var functions []struct {
		Name, Call string
		Forms      []struct {
			Out, In []string
			Doc     string // of the catalogue
		}
	}
	if err := json.Unmarshal([]byte(calls.Functions()), &functions); err != nil {
		panic(err)
	}
	const n = 11
	var b bytes.Buffer
	number := func(n int) { binary.Write(&b, binary.NativeEndian, int32(n)) }
	for _, f := range functions {
		if f.Call != "map" {
			continue
		}
		for _, form := range f.Forms {
			if another && form.Doc == "" && (form.In[0] == "F32" || form.In[0] == "F64") {
				continue
			}
			var in, out []calls.Array
			for j, name := range form.In {
				in = append(in, operand(f.Name, typeNamed(name), n, j))
			}
			for _, name := range form.Out {
				out = append(out, results(typeNamed(name), n))
			}
			calls.Map(context.Background(), f.Name, n, out, in)
			number(len(f.Name))
			b.WriteString(f.Name)
			number(n)
			number(len(out))
			number(len(in))
			for _, a := range slices.Concat(out, in) {
				number(int(a.Type))
				b.Write(unsafe.Slice((*byte)(a.Data), n*int(a.Type.Size())))
			}
		}
	}
	number(0)
	return b.Bytes()
}

func typeNamed(name string) calls.Type {
	for t := calls.F32; t.String() != ""; t++ {
		if t.String() == name {
			return t
		}
	}
	panic("no type " + name)
}

func results(t calls.Type, n int) calls.Array {
	return calls.Array{Data: unsafe.Pointer(unsafe.SliceData(make([]uint64, n*8))), Stride: 1, Type: t}
}

// operand is array j of a function: quotients, which have all limbs, of both signs; 0, an infinity and NaN among them.
func operand(function string, t calls.Type, n, j int) calls.Array {
	a := results(t, n)
	switch {
	case t == calls.I32:
		for i, v := range unsafe.Slice((*int32)(a.Data), n) {
			if v = int32(i*(j+1)%5 - 1); strings.HasPrefix(function, "root_of_unity") && j == 1 {
				v = int32(i + 1)
			}
			unsafe.Slice((*int32)(a.Data), n)[i] = v
		}
	case t == calls.Bool:
		for i := range n {
			unsafe.Slice((*bool)(a.Data), n)[i] = i%3 == 0
		}
	default:
		x, three := make([]complex128, n), []complex128{3 + 0.5i}
		for i := range x {
			x[i] = complex(float64((i*7+j*5)%12-3), float64((i*3+j)%5-2))
		}
		x[n-1], x[n-2] = complex(math.Inf(1), 1), complex(math.NaN(), 0)
		from := calls.Array{Data: unsafe.Pointer(&x[0]), Stride: 1, Type: calls.C128}
		by := calls.Array{Data: unsafe.Pointer(&three[0]), Type: calls.C128}
		if t < calls.CDF {
			from.Stride, from.Type, by.Type = 2, calls.F64, calls.F64
		}
		divisor := results(t, 1)
		calls.Convert(n, a, from)
		calls.Convert(1, divisor, by)
		divisor.Stride = 0
		calls.Map(context.Background(), "div", n, []calls.Array{a}, []calls.Array{a, divisor})
	}
	return a
}

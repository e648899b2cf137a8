// Package cc is the backend "cc": kernels in C, which clang makes a library of, on the processor.
package cc

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"time"
	"unsafe"

	"github.com/ebitengine/purego"

	"github.com/limbfp/limb/internal/compiler/emit/cc"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
)

// Backend is the clang of the machine.
type Backend struct{}

func (Backend) Word() string { return "cc" }

// Fingerprint is that of no driver: what is loaded is made here.
func (Backend) Fingerprint() string { return "" }

// compiler returns the path of the compiler.
func compiler() (path string, err error) {
	for _, name := range []string{"clang", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15"} {
		if path, err = exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no C compiler: %w (install clang)", err)
}

func (Backend) Devices() ([]driver.Caps, []string, error) {
	path, err := compiler()
	if err != nil {
		return nil, nil, err
	}
	return []driver.Caps{{
		Title: "C on " + runtime.GOARCH, Platform: "clang", Version: filepath.Base(path),
		Units: 1, Float64: true, Subnormals: true, CorrectDiv: true,
		Local: 1 << 15, Group: 1, PerItem: cc.PerItem,
	}}, nil, nil
}

func (Backend) Open(int) (driver.Device, error) {
	path, err := compiler()
	return &device{path}, err
}

// A device does work where it is queued.
type device struct{ compiler string }

// A kernel is a function of a library.
type kernel struct {
	f      *ir.Func
	entry  uintptr
	source string
}

func (k *kernel) Source() string { return k.source }

// flags loosen nothing; fused multiply-adds are the processor's own where it has them.
var flags = []string{"-std=gnu11", "-O1", "-w", "-ffp-contract=off", "-fno-strict-aliasing", "-march=native", "-shared", "-fPIC"}

func (d *device) Build(p *ir.Program, names []string, r lower.Rung) ([]driver.Kernel, error) {
	q, list, err := driver.Lowered(p, names, r)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "limb-cc")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	text, source, lib := cc.Text(q, list...), filepath.Join(dir, "kernels.c"), filepath.Join(dir, "kernels.so")
	if err := os.WriteFile(source, []byte(text), 0o600); err != nil {
		return nil, err
	}
	if log, err := exec.Command(d.compiler, append(flags, "-o", lib, source, "-lm")...).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s: %w\n%s", driver.ErrRefused, d.compiler, err, log)
	}
	handle, err := purego.Dlopen(lib, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, err
	}
	var ks []driver.Kernel
	for _, f := range list {
		entry, err := purego.Dlsym(handle, cc.Entry(f))
		if err != nil {
			return nil, err
		}
		ks = append(ks, &kernel{f, entry, text})
	}
	return ks, nil
}

// A buffer is memory of Go's, aligned for all numbers.
type buffer []uint64

func (d *device) Alloc(bytes int) (driver.Buffer, error) { return make(buffer, bytes/8+1), nil }

func (b buffer) bytes() []byte { return unsafe.Slice((*byte)(unsafe.Pointer(&b[0])), 8*len(b)) }

func (b buffer) Write(at int, src []byte) error {
	copy(b.bytes()[at:], src)
	return nil
}

func (b buffer) Read(at int, dst []byte) error {
	copy(dst, b.bytes()[at:])
	return nil
}

func (b buffer) Free() {}

func (d *device) Copy(list ...driver.Copy) error {
	for _, c := range list {
		c.MoveAll(c.Buffer.(buffer).bytes()[c.At:], c.Stride, 0, c.N)
	}
	return nil
}

func (d *device) Submit(list []driver.Launch) error {
	for _, l := range list {
		if l.N <= 0 {
			continue
		}
		if c, ok := l.Kernel.(driver.Copies); ok {
			if err := c.Each(l, func(dst, src driver.Buffer, to, from, n int) error {
				return dst.Write(to, src.(buffer).bytes()[from:][:n])
			}); err != nil {
				return err
			}
			continue
		}
		k := l.Kernel.(*kernel)
		words := []uint64{0} // one at least has an address
		for _, arg := range driver.Arguments(nil, k.f, l) {
			switch x := arg.(type) {
			case driver.Slice:
				first := uintptr(unsafe.Pointer(&x.Buffer.(buffer)[0]))
				words = append(words, uint64(first), uint64(x.At), uint64(x.Len), uint64(x.Stride))
			case int32:
				words = append(words, uint64(x))
			case uint64:
				words = append(words, x)
			case float32:
				words = append(words, uint64(math.Float32bits(x)))
			case float64:
				words = append(words, math.Float64bits(x))
			}
		}
		words = append(words, 0)[1:]
		purego.SyscallN(k.entry, uintptr(l.N), uintptr(unsafe.Pointer(&words[0])))
		runtime.KeepAlive(l)
	}
	return nil
}

func (d *device) Time(l driver.Launch) (time.Duration, error) {
	return driver.Timed(d, l, func() error { return d.Submit([]driver.Launch{l}) }, func() float64 { return 0 })
}

func (d *device) Wait() error  { return nil }
func (d *device) Close() error { return nil }

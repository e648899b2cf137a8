//go:build (linux || darwin) && (amd64 || arm64)

package mpfr

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"sync"
	"unsafe"

	"github.com/ebitengine/purego"
)

// entry holds the entry points, in the order of names.
var entry []uintptr

// one lets one thread in at a time where the library keeps its constants for
// all threads together.
var one *sync.Mutex

// load opens the library and finds the entry points, once.
var load = sync.OnceValue(func() error {
	name := os.Getenv("LIMB_MPFR_LIBRARY")
	if name == "" {
		name = map[string]string{"linux": "libmpfr.so.6", "darwin": "libmpfr.6.dylib"}[runtime.GOOS]
	}
	lib, err := purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return fmt.Errorf("no MPFR library: %w (Debian: libmpfr6; or name the library in LIMB_MPFR_LIBRARY)", err)
	}
	for _, name := range append(slices.Clone(names), "buildopt_tls_p") {
		symbol, err := purego.Dlsym(lib, "mpfr_"+name)
		if err != nil {
			return fmt.Errorf("the MPFR library lacks mpfr_%s: it has to be 4.2 or later: %w", name, err)
		}
		entry = append(entry, symbol)
	}
	if tls, _, _ := purego.SyscallN(entry[len(names)]); int32(tls) == 0 {
		one = new(sync.Mutex)
	}
	return nil
})

// register gives a function its index.
func register(name string) int {
	names = append(names, name)
	return len(names) - 1
}

// invoke calls f(z, x, RNDN), or f(z, x, y, RNDN) where y is not nil.
func invoke(f int, z, x, y *Float) {
	args := [4]uintptr{pointer(z), pointer(x)}
	n := 3
	if y != nil {
		args[2] = pointer(y)
		n = 4
	}
	enter(f, args[:n])
	runtime.KeepAlive([3]*Float{z, x, y})
}

// call calls pow_si(z, x, n, RNDN), or its like, or fma(z, x, y, w, RNDN).
func call(name string, z, x, y, w *Float, n int) {
	args := [5]uintptr{pointer(z), pointer(x)}
	if y == nil {
		args[2] = uintptr(n)
		enter(slices.Index(names, name), args[:4])
	} else {
		args[2], args[3] = pointer(y), pointer(w)
		enter(slices.Index(names, name), args[:5])
	}
	runtime.KeepAlive([4]*Float{z, x, y, w})
}

// callOrder calls jn(z, n, x, RNDN), or its like.
func callOrder(name string, z, x *Float, n int) {
	enter(slices.Index(names, name), []uintptr{pointer(z), uintptr(n), pointer(x), 0})
	runtime.KeepAlive([2]*Float{z, x})
}

// remquo calls remquo(z, &n, x, y, RNDN).
func remquo(z, x, y *Float) int {
	n := new(int64)
	enter(slices.Index(names, "remquo"), []uintptr{pointer(z), uintptr(unsafe.Pointer(n)), pointer(x), pointer(y), 0})
	runtime.KeepAlive([3]*Float{z, x, y})
	return int(*n)
}

// lgamma calls lgamma(z, &sign, x, RNDN).
func lgamma(z, x *Float) {
	sign := new(int32)
	enter(slices.Index(names, "lgamma"), []uintptr{pointer(z), uintptr(unsafe.Pointer(sign)), pointer(x), 0})
	runtime.KeepAlive([2]*Float{z, x})
}

func pointer(z *Float) uintptr { return uintptr(unsafe.Pointer(&z.c)) }

func enter(f int, args []uintptr) {
	if err := load(); err != nil {
		panic(err)
	}
	if one != nil {
		one.Lock()
		defer one.Unlock()
	}
	purego.SyscallN(entry[f], args...)
}

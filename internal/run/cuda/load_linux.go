//go:build amd64 || arm64

package cuda

import "github.com/ebitengine/purego"

// usual is the library of the driver.
const usual = "libcuda.so.1"

func open(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

func symbol(library uintptr, name string) (uintptr, error) { return purego.Dlsym(library, name) }

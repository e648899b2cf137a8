//go:build (linux || darwin) && (amd64 || arm64)

package library

import "github.com/ebitengine/purego"

// Open loads a library.
func Open(name string) (Library, error) {
	l, err := purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
	return Library(l), err
}

func (l Library) symbol(name string) (uintptr, error) { return purego.Dlsym(uintptr(l), name) }

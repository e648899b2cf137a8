//go:build (linux || darwin) && (amd64 || arm64)

package library

import "github.com/ebitengine/purego"

func open(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

func lookup(lib uintptr, name string) (uintptr, error) { return purego.Dlsym(lib, name) }

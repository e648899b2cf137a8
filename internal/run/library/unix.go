//go:build (linux || darwin) && (amd64 || arm64)

package library

import "github.com/ebitengine/purego"

const able = true

func open(name string) (uintptr, error) {
	return purego.Dlopen(name, purego.RTLD_NOW|purego.RTLD_GLOBAL)
}

func bind(lib uintptr, name string, function any) error {
	entry, err := purego.Dlsym(lib, name)
	if err == nil {
		purego.RegisterFunc(function, entry)
	}
	return err
}

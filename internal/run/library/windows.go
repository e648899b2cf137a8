//go:build windows && (amd64 || arm64)

package library

import (
	"syscall"

	"github.com/ebitengine/purego"
)

const able = true

func open(name string) (uintptr, error) {
	l, err := syscall.LoadLibrary(name)
	return uintptr(l), err
}

func bind(lib uintptr, name string, function any) error {
	entry, err := syscall.GetProcAddress(syscall.Handle(lib), name)
	if err == nil {
		purego.RegisterFunc(function, entry)
	}
	return err
}

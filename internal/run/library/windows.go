//go:build windows && (amd64 || arm64)

package library

import "syscall"

func open(name string) (uintptr, error) {
	l, err := syscall.LoadLibrary(name)
	return uintptr(l), err
}

func lookup(lib uintptr, name string) (uintptr, error) {
	return syscall.GetProcAddress(syscall.Handle(lib), name)
}

//go:build windows && (amd64 || arm64)

package library

import "syscall"

// Open loads a library.
func Open(name string) (Library, error) {
	l, err := syscall.LoadLibrary(name)
	return Library(l), err
}

func (l Library) symbol(name string) (uintptr, error) {
	return syscall.GetProcAddress(syscall.Handle(l), name)
}

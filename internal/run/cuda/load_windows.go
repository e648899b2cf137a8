//go:build amd64 || arm64

package cuda

import "syscall"

// usual is the library of the driver.
const usual = "nvcuda.dll"

func open(name string) (uintptr, error) {
	h, err := syscall.LoadLibrary(name)
	return uintptr(h), err
}

func symbol(library uintptr, name string) (uintptr, error) {
	return syscall.GetProcAddress(syscall.Handle(library), name)
}

package vec_test

import (
	"syscall"
	"testing"
)

// newPage returns a page between two that cannot be read or written.
func newPage(t testing.TB) page {
	size := syscall.Getpagesize()
	m, err := syscall.Mmap(-1, 0, 3*size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Munmap(m) })
	for _, p := range [][]byte{m[:size], m[2*size:]} {
		if err := syscall.Mprotect(p, syscall.PROT_NONE); err != nil {
			t.Fatal(err)
		}
	}
	return m[size:][:size:size]
}

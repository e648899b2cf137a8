package guard

import (
	"syscall"
	"testing"
)

// NewPage returns a page, which t frees.
func NewPage(t testing.TB) Page {
	if emulated {
		return make(Page, least)
	}
	size := syscall.Getpagesize()
	room := (least + size - 1) / size * size
	m, err := syscall.Mmap(-1, 0, room+2*size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { syscall.Munmap(m) })
	for _, p := range [][]byte{m[:size], m[size+room:]} {
		if err := syscall.Mprotect(p, syscall.PROT_NONE); err != nil {
			t.Fatal(err)
		}
	}
	return m[size:][:room:room]
}

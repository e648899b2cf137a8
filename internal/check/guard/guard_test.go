package guard

import (
	"runtime"
	"runtime/debug"
	"testing"
	"unsafe"
)

func TestIntact(t *testing.T) {
	p := NewPage(t)
	p.Fill()
	m := p.Start(64, 8)
	if !p.Intact(m) || !p.Intact(nil) {
		t.Error("a page that nothing was written to is not intact")
	}
	m[3] = 1
	if !p.Intact(m) || p.Intact(nil) || p.Intact(m[4:]) {
		t.Error("a byte was written, and is noticed where it may be, or is not where it may not")
	}
	p.Fill()
	p[8+64] ^= 1
	if p.Intact(m) {
		t.Error("a bit behind a slice was flipped, and went unnoticed")
	}
}

// TestProtected: a byte beyond the page cannot be read, where memory is protected.
func TestProtected(t *testing.T) {
	p := NewPage(t)
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	fault := func(q *byte) (faults bool) {
		defer func() { faults = recover() != nil }()
		sink = *q
		return
	}
	if fault(&p[0]) {
		t.Error("the page cannot be read")
	}
	if runtime.GOOS != "linux" || emulated {
		t.Skip("memory is not protected here")
	}
	if end := unsafe.Add(unsafe.Pointer(&p[len(p)-1]), 1); !fault((*byte)(end)) {
		t.Error("what lies behind the page can be read")
	}
	if !fault((*byte)(unsafe.Add(unsafe.Pointer(&p[0]), -1))) {
		t.Error("what lies before the page can be read")
	}
}

var sink byte

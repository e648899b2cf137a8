// Package guard has memory for tests of code that must keep within its arrays.
package guard

import (
	"bytes"
	"encoding/binary"
	"os"
	"runtime"
	"unsafe"
)

// emulated is set where QEMU emulates a processor that has masked loads: version 7.2 reads what one
// leaves out, and memory around a page is not protected from that.
var emulated = os.Getenv("LIMB_TEST_EMULATED") != "" && runtime.GOARCH == "amd64"

// least is the least size of a Page: room for a hundred of the largest numbers.
const least = 8192

// A Page is 8192 bytes or more; what lies before and behind them cannot be read or
// written, where the system allows that.
type Page []byte

// pattern is NaN, as a float64 and as two float32.
const pattern = 0x7ffbadd07ffbadd0

// Fill fills the page with NaN.
func (p Page) Fill() { copy(p, filled(len(p))) }

// whole is a page as Fill leaves it.
var whole Page

// filled returns the first n bytes of a page as Fill leaves it.
func filled(n int) Page {
	for len(whole) < n {
		whole = binary.NativeEndian.AppendUint64(whole, pattern)
	}
	return whole[:n]
}

// End returns the last n bytes.
func (p Page) End(n int) []byte { return p[len(p)-n:][:n:n] }

// Behind fills the page with NaN, and returns its end as n numbers.
func Behind[E any](p Page, n int) []E {
	p.Fill()
	return unsafe.Slice((*E)(unsafe.Pointer(unsafe.SliceData(p.End(n*int(unsafe.Sizeof(*new(E))))))), n)
}

// Before reports whether the page is as Behind left it before these numbers.
func Before[E any](p Page, x []E) bool {
	return p.Intact(p.End(len(x) * int(unsafe.Sizeof(*new(E)))))
}

// Start returns n bytes from offset on.
func (p Page) Start(n, offset int) []byte { return p[offset:][:n:n] }

// Intact reports whether the page is as Fill left it, except for m.
func (p Page) Intact(m []byte) bool {
	from, to := 0, 0
	if len(m) > 0 {
		from = int(uintptr(unsafe.Pointer(&m[0])) - uintptr(unsafe.Pointer(&p[0])))
		to = from + len(m)
	}
	as := filled(len(p))
	return bytes.Equal(p[:from], as[:from]) && bytes.Equal(p[to:], as[to:])
}

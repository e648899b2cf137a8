package cl

import (
	"runtime"
	"unsafe"

	"github.com/limbfp/limb/internal/run/library"
)

// direct has those functions called without reflection that launches and copies are made of.
func direct(entry uintptr, function any) bool {
	switch f := function.(type) {
	case *func(handle) status:
		*f = func(h handle) status { return status(library.Call(entry, library.Words{h})) }
	case *func(k handle, i uint32, size uintptr, value unsafe.Pointer) status:
		*f = func(k handle, i uint32, size uintptr, value unsafe.Pointer) status {
			defer runtime.KeepAlive(value)
			return status(library.Call(entry, library.Words{k, uintptr(i), size, uintptr(value)}))
		}
	case *func(q, k handle, dims uint32, offset, global, local *uintptr, nwait uint32, wait, event *handle) status:
		*f = func(q, k handle, dims uint32, offset, global, local *uintptr, nwait uint32, wait, event *handle) status {
			s := status(library.Call(entry, library.Words{q, k, uintptr(dims), word(offset), word(global), word(local), uintptr(nwait), word(wait), word(event)}))
			for _, p := range [...]*uintptr{offset, global, local, wait, event} {
				runtime.KeepAlive(p)
			}
			return s
		}
	case *copier: // memory for copies is not Go's
		*f = func(q, b handle, block uint32, off, size uintptr, p unsafe.Pointer, nwait uint32, wait, event *handle) status {
			defer runtime.KeepAlive(wait)
			defer runtime.KeepAlive(event)
			return status(library.Call(entry, library.Words{q, b, uintptr(block), off, size, uintptr(p), uintptr(nwait), word(wait), word(event)}))
		}
	case *func(n uint32, events *handle) status:
		*f = func(n uint32, events *handle) status {
			defer runtime.KeepAlive(events)
			return status(library.Call(entry, library.Words{uintptr(n), word(events)}))
		}
	case *func(h handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status:
		*f = func(h handle, key uint32, size uintptr, value unsafe.Pointer, got *uintptr) status {
			defer runtime.KeepAlive(value)
			defer runtime.KeepAlive(got)
			return status(library.Call(entry, library.Words{h, uintptr(key), size, uintptr(value), word(got)}))
		}
	default:
		return false
	}
	return true
}

func word(p *uintptr) uintptr { return uintptr(unsafe.Pointer(p)) }

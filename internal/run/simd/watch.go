package simd

import "sync/atomic"

// A Call is one of a kernel, or of a pass.
type Call struct {
	Level    Level
	Elements int
	Streams  bool // the results go around the caches
}

var watcher atomic.Pointer[func(Call)]

// Watch has f told of each call, before it and in the goroutine that makes it, until
// Unwatch. Package tally counts by it.
func Watch(f func(Call)) { watcher.Store(&f) }

// Unwatch ends what Watch began.
func Unwatch() { watcher.Store(nil) }

func watched(l Level, elements int, streams bool) {
	if watcher.Load() != nil {
		tell(Call{l, elements, streams})
	}
}

// tell is apart, so that watched is compiled in place.
//
//go:noinline
func tell(c Call) {
	if f := watcher.Load(); f != nil {
		(*f)(c)
	}
}

//go:build (linux || darwin || windows) && (amd64 || arm64)

package library

import (
	"sync"

	"github.com/ebitengine/purego"
)

const able = true

func register(function any, entry uintptr) { purego.RegisterFunc(function, entry) }

// Words are the parameters of a function of C: words, and smaller integers among the first eight.
// What one does not take it does not see.
type Words [11]uintptr

// lists are used again: purego takes a list of any length, which would be allocated for each call.
var lists = sync.Pool{New: func() any { return new(Words) }}

// Call calls a function and returns its result. Where a word is a pointer of Go's the caller sees
// that what it points at is still there, as it is where a variable of a function was given it, and
// runtime.KeepAlive follows.
func Call(entry uintptr, words Words) uintptr {
	list := lists.Get().(*Words)
	defer lists.Put(list)
	*list = words
	result, _, _ := purego.SyscallN(entry, list[:]...)
	return result
}

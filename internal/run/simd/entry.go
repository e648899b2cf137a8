//go:build !amd64 || purego

package simd

// entry is what the assembly says of a function: its code, and the body that this calls, or 0.
type entry struct{ code, other uintptr }

func (e *entry) at(Level) *entry { return e }

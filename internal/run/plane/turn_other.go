//go:build !amd64 || purego

package plane

// assembly is true where m.turn is.
const assembly = false

// turn is for processors with assembly.
func (m *move) turn(k, size int, w Way) { panic("plane: no assembly") }

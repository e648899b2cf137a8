package fft

import (
	"runtime"
	"sync"

	"github.com/limbfp/limb"
)

// memory keeps slices of one length for those who compute. It keeps as many as cores
// can use, and no more than were used at once.
type memory[C limb.ComplexNumber] struct {
	n    int
	mu   sync.Mutex
	free [][]C
}

// get returns a slice with any content.
func (m *memory[C]) get() (x []C) {
	m.mu.Lock()
	if k := len(m.free) - 1; k >= 0 {
		x, m.free = m.free[k], m.free[:k]
	}
	m.mu.Unlock()
	if x == nil {
		x = make([]C, m.n)
	}
	return x
}

// put gives it back.
func (m *memory[C]) put(x []C) {
	m.mu.Lock()
	if len(m.free) == 0 || len(m.free) <= runtime.GOMAXPROCS(0) { // which takes a lock of its own
		m.free = append(m.free, x)
	}
	m.mu.Unlock()
}

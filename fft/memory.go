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
func (m *memory[C]) get() []C {
	m.mu.Lock()
	defer m.mu.Unlock()
	if k := len(m.free) - 1; k >= 0 {
		x := m.free[k]
		m.free = m.free[:k]
		return x
	}
	return make([]C, m.n)
}

// put gives it back.
func (m *memory[C]) put(x []C) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.free) <= runtime.GOMAXPROCS(0) {
		m.free = append(m.free, x)
	}
}

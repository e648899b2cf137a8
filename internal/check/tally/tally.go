// Package tally counts how work is done, for the tests of what does it by kernels:
// what tells a quick way from a slow one with the same results, and is not a time.
package tally

import (
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"github.com/limbfp/limb/internal/run/simd"
)

// Tally is what was counted of the calls of kernels.
type Tally struct {
	Calls    [simd.AVX512 + 1]int // of kernels, by level: none at the level go
	Elements [simd.AVX512 + 1]int // of these calls
	Streamed int                  // elements whose results went around the caches
	Together int                  // goroutines that were about to call a kernel at once
}

// How long the goroutines of Of wait for one that may not come: Patience where it
// should, Control where it should not.
const (
	Patience = time.Minute
	Control  = 20 * time.Millisecond
)

// lost says that Patience was in vain once: what is wrong is then told of all that has it
// without as long a wait for each.
var lost atomic.Bool

// Of counts while f runs. The first goroutines that are about to call a kernel wait
// there until so many have come, or until the wait is over, so that Together does not
// depend on how busy the machine is. So f begins with what is spread over them.
func Of(goroutines int, wait time.Duration, f func()) (t Tally) {
	var mu sync.Mutex
	if lost.Load() {
		wait = min(wait, Control)
	}
	waiting, over := 0, goroutines < 2
	all := make(chan struct{})
	simd.Watch(func(c simd.Call) {
		mu.Lock()
		defer mu.Unlock()
		t.Calls[c.Level]++
		t.Elements[c.Level] += c.Elements
		if c.Streams {
			t.Streamed += c.Elements
		}
		if over {
			t.Together = max(t.Together, 1)
			return
		}
		waiting++
		t.Together = max(t.Together, waiting)
		if waiting == goroutines {
			over = true
			close(all)
		}
		mu.Unlock()
		select {
		case <-all:
		case <-time.After(wait):
			lost.CompareAndSwap(false, wait == Patience)
		}
		mu.Lock()
		over = true
		waiting--
	})
	defer simd.Unwatch()
	f()
	return t
}

// Only returns an error unless all calls were at level l, there were some if it has
// kernels, and so many goroutines made them.
func (t Tally) Only(l simd.Level, goroutines int) error {
	for other, n := range t.Calls {
		if n > 0 && simd.Level(other) != l {
			return fmt.Errorf("%d calls of kernels of %v at the level %v", n, simd.Level(other), l)
		}
	}
	if l == simd.Go {
		return nil
	}
	if t.Calls[l] == 0 {
		return fmt.Errorf("no call of a kernel at the level %v", l)
	}
	if t.Together < goroutines {
		return fmt.Errorf("%d goroutines took part, want %d", t.Together, goroutines)
	}
	return nil
}

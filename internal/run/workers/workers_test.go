package workers

import (
	"sync/atomic"
	"testing"
	"time"
)

// TestSpread: all of the work is done once, and a panic in it is one of the caller,
// after all has ended.
func TestSpread(t *testing.T) {
	defer Set(Set(4))
	for _, n := range []int{1, 2, 3, 100} {
		done := make([]atomic.Int32, n)
		Spread(n, func(i int) { done[i].Add(1) })
		for i := range done {
			if k := done[i].Load(); k != 1 {
				t.Errorf("%d of %d was done %d times", i, n, k)
			}
		}
	}
	var running atomic.Int32
	func() {
		defer func() {
			if v := recover(); v != "planted" {
				t.Errorf("Spread panics with %v", v)
			}
		}()
		Spread(100, func(i int) {
			running.Add(1)
			defer running.Add(-1)
			time.Sleep(100 * time.Microsecond)
			if i%2 == 1 {
				panic("planted")
			}
		})
	}()
	if k := running.Load(); k != 0 {
		t.Errorf("%d goroutines run on", k)
	}
}

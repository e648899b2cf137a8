// Package workers spreads work over the cores.
package workers

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// most is the number of cores that Set allows; 0 stands for GOMAXPROCS.
var most atomic.Int64

// Set lets an operation use up to n cores, and returns the number that was set
// before. 0, as at the start, is GOMAXPROCS.
func Set(n int) (previous int) { return int(most.Swap(int64(max(n, 0)))) }

// Count returns the number of goroutines for so many pieces of work.
func Count(pieces int) int {
	n := int(most.Load())
	if n == 0 {
		n = runtime.GOMAXPROCS(0)
	}
	return min(n, pieces)
}

// Spread calls body for each i of [0, n), in goroutines of which this is one:
// each takes the next i until none is left. A panic in any of them is one here,
// after all have ended.
func Spread(n int, body func(i int)) { SpreadOn(n, n, body) }

// SpreadOn is Spread in at most so many goroutines.
func SpreadOn(most, n int, body func(i int)) {
	var next atomic.Int64
	var failed atomic.Pointer[any]
	work := func() {
		defer func() {
			if v := recover(); v != nil {
				failed.Store(&v)
			}
		}()
		for {
			i := int(next.Add(1)) - 1
			if i >= n {
				return
			}
			body(i)
		}
	}
	var wg sync.WaitGroup
	for range min(Count(n), most) - 1 {
		wg.Go(work)
	}
	work()
	wg.Wait()
	if v := failed.Load(); v != nil {
		panic(*v)
	}
}

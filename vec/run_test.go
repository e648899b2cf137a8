package vec

import (
	"runtime"
	"runtime/metrics"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernels"
)

// TestGrains: no call of a kernel is long, and none is so short that calling it
// counts.
func TestGrains(t *testing.T) {
	for name, list := range registry() {
		for _, f := range list {
			k, ok := kernels.Lookup(f.kernel)
			if f.kernel != "" && !ok {
				t.Errorf("%s is made of %s, which the catalogue has not", name, f.kernel)
			}
			if work := f.grain * k.Ops; work > 5<<16 || f.grain < 512 && work < 1<<14 {
				t.Errorf("%s: %d elements of %d operations are %d, want 2^14 to 2^18", f.kernel, f.grain, k.Ops, work)
			}
		}
	}
}

// stops returns how long the world took to stop, of many times while f runs: the
// median.
func stops(f func()) time.Duration {
	sample := []metrics.Sample{{Name: "/sched/pauses/stopping/other:seconds"}}
	var counts []uint64
	read := func() *metrics.Float64Histogram {
		metrics.Read(sample)
		return sample[0].Value.Float64Histogram()
	}
	var running atomic.Bool
	running.Store(true)
	go func() {
		defer running.Store(false)
		f()
	}()
	var list []float64
	var stats runtime.MemStats
	counts = append(counts, read().Counts...)
	for running.Load() {
		time.Sleep(50 * time.Microsecond)
		runtime.ReadMemStats(&stats)
		h := read()
		for i, n := range h.Counts {
			for ; counts[i] < n; counts[i]++ {
				list = append(list, h.Buckets[i+1])
			}
		}
	}
	if len(list) == 0 {
		return 0
	}
	slices.Sort(list)
	return time.Duration(list[len(list)/2] * 1e9)
}

// TestStops: the world stops within a millisecond while a long slice is computed.
// The control is the same in one call of the kernel. On all cores the goroutine that
// stops the world has none to itself, so that a busy system may take its time: then
// the control does too, and half of it is the limit.
func TestStops(t *testing.T) {
	if testing.Short() || runtime.GOMAXPROCS(0) < 2 {
		t.Skip("takes 128 MiB and two cores")
	}
	const n = 1 << 24
	x := make([]limb.DF, n)
	whole := add[df].apart()
	whole.at().call = n
	run := func(f func()) (best time.Duration) {
		for range 5 {
			if d := stops(func() {
				for range 20 {
					f()
				}
			}); best == 0 || d < best {
				best = d
			}
		}
		return best
	}
	defer SetThreads(SetThreads(1))
	one := run(func() { Add(x, x, x) })
	whole1 := run(func() { run3(whole, x, x, x) })
	SetThreads(0)
	all := run(func() { Add(x, x, x) })
	t.Logf("the world stops within %v on one core, %v on all; in one call of the kernel, %v (level %s)", one, all, whole1, Level())
	if one > time.Millisecond || all > max(time.Millisecond, whole1/2) {
		t.Errorf("Add holds the world up")
	}
}

package vec

import (
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

// opsOf returns the number of operations of a function's kernel, 0 where there is none
// here.
func opsOf(f *function) int {
	if f.kernel == nil || f.kernel.At(simd.Best()) == nil {
		return 0
	}
	return f.kernel.Ops
}

// mostWork is how many operations a call takes at most: those of a turn, 32 elements, of the longest
// function, QF.BetaPinv. Of a loop one turn counts.
const mostWork = 33 << 16

// TestGrains: no call of a kernel is long, and none is so short that calling it
// counts.
func TestGrains(t *testing.T) {
	for name, list := range registry() {
		for _, f := range list {
			if f.kernel == nil || simd.Best() == simd.Go {
				continue
			}
			if f.kernel.At(simd.Best()) == nil {
				t.Errorf("%s is made of %s, which has no kernel", name, f.kernel.Name)
			}
			if work := f.grain * opsOf(f); work > mostWork || f.grain < 512 && work < 1<<14 && (f.fixed == 0 || f.grain < mostFixed) {
				t.Errorf("%s: %d elements of %d operations are %d, want 2^14 to 33·2^16, or %d elements with a fixed operand", f.kernel.Name, f.grain, opsOf(f), work, mostFixed)
			}
		}
	}
}

// calls runs f, with a loop that notes the length of each of its calls in the place of
// its kernel, on slices of n elements, and returns the longest call and their sum.
func calls(f *function, call, n int) (longest, sum int) {
	var mu sync.Mutex
	noted := f.apart()
	noted.mend = nil
	noted.inGo = func(n int, p args) {
		mu.Lock()
		defer mu.Unlock()
		longest, sum = max(longest, n), sum+n
	}
	for l := range noted.found {
		noted.found[l].Store(&resolved{call: call})
	}
	x := make([]limb.DF, n)
	run3(noted, x, x, x)
	return longest, sum
}

// TestCalls: no call of a kernel takes long, since nothing interrupts it and a garbage
// collection would wait: at every level the elements of a call are few, and a slice of
// any length is computed in calls of as many, on one core and on all. The control is a
// call of the whole slice.
func TestCalls(t *testing.T) {
	for _, l := range []simd.Level{simd.Go, simd.AVX2, simd.AVX512} {
		for name, list := range registry() {
			for _, f := range list {
				if r := f.resolve(l); r.call*opsOf(f) > mostWork || r.call > 4096 {
					t.Errorf("%s, %v: a call computes %d elements of %d operations", name, l, r.call, opsOf(f))
				}
			}
		}
	}
	defer SetThreads(SetThreads(1))
	for _, threads := range []int{1, 0, 3} {
		SetThreads(threads)
		f := add.of(df)
		n, call := 100*f.long+1, f.at().call
		if longest, sum := calls(f, call, n); longest > call || sum != n {
			t.Errorf("%d threads: the longest call computes %d elements, of %d in all; want at most %d, of %d", threads, longest, sum, call, n)
		}
	}
	SetThreads(1)
	if longest, _ := calls(add.of(df), 1<<16, 1<<16); longest != 1<<16 {
		t.Errorf("a call of 2^16 elements is one of %d", longest)
	}
}

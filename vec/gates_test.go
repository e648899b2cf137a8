package vec

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/tally"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
)

// # Gates
//
// What makes slices quick and leaves no trace in the results: kernels of the level in
// use, all goroutines that may compute, results that go around the caches. Each is
// counted, and each count is shown to notice its defect.

// on runs f at level l, with so many threads.
func on(l simd.Level, threads int, f func()) {
	previous, err := simd.Set(l)
	if err != nil {
		panic(err)
	}
	defer simd.Set(previous)
	defer SetThreads(SetThreads(threads))
	f()
}

// levels are those that run here.
func levels(t *testing.T) (list []simd.Level) {
	for l := range simd.Best() + 1 {
		list = append(list, l)
	}
	if len(list) == 1 {
		testenv.Skip(t, simd.AVX2.String(), "no kernels here")
	}
	return list
}

// functionsOnSlices returns each function of the registry that run computes, by a name
// that has it: not what sums gather by.
func functionsOnSlices() map[string]*function {
	list, seen, all := map[string]*function{}, map[*function]bool{}, registry()
	for _, name := range slices.Sorted(maps.Keys(all)) {
		for i, f := range all[name] {
			if !seen[f] && f.inGo != nil {
				seen[f] = true
				list[fmt.Sprintf("%s, function %d", name, i)] = f
			}
		}
	}
	return list
}

// memory has the places of arguments of n elements at the start of a vector: zeros, and
// first operands for which quotients are large, since small remainders need no kernel.
func (f *function) memory(n int) (p args) {
	for j := range f.args {
		b := make([]byte, n*int(f.size[j])+simd.StreamAlign)
		if j == f.results && f.mend != nil && f.size[j] > 1 {
			for i := range b {
				b[i] = 0x5a
			}
		}
		p[j] = unsafe.Pointer(&b[-uintptr(unsafe.Pointer(&b[0]))%simd.StreamAlign])
	}
	return p
}

// spread checks that f computes long slices at level l by its kernels alone, on all of
// the threads.
func (f *function) spread(l simd.Level, threads, allowed int, wait time.Duration) error {
	n := f.long + 1
	p := f.memory(n)
	var c tally.Tally
	on(l, allowed, func() { c = tally.Of(threads, wait, func() { f.run(n, &p) }) })
	want := l
	if f.kernel == nil {
		want = simd.Go
	}
	if err := c.Only(want, threads); err != nil {
		return err
	}
	if want != simd.Go && (c.Elements[l] < n || f.mend == nil && c.Elements[l] != n) {
		return fmt.Errorf("kernels of %v computed %d elements of %d", l, c.Elements[l], n)
	}
	return nil
}

// TestSpread: at every level each function runs on the kernels of that level, for all
// elements, and a long slice on as many goroutines as may compute.
func TestSpread(t *testing.T) {
	testenv.Long(t, "each function at each level on long slices")
	const threads = 3
	for _, l := range levels(t) {
		list := functionsOnSlices()
		for i, name := range slices.Sorted(maps.Keys(list)) {
			f := list[name]
			if l == simd.Go && f.long < 1<<13 || (i+int(l))%testenv.Size(4, 3, 1) != 0 {
				continue // slow there, or as the others: the usual run has each function at one of three levels
			}
			if err := f.spread(l, threads, threads, tally.Patience); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	best := simd.Best()
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(threads))
	f := add.of(dd)
	if err := f.spread(best, threads, 0, tally.Patience); err != nil {
		t.Errorf("with as many goroutines as GOMAXPROCS: %v", err)
	}
	if err := f.spread(best, threads, threads-1, tally.Control); err == nil {
		t.Error("a goroutine too few is not noticed")
	}
	for planted := range best {
		lower := f.apart()
		lower.found[best].Store(f.resolve(planted))
		if err := lower.spread(best, threads, threads, tally.Patience); err == nil {
			t.Errorf("what runs at the level %v is not noticed", planted)
		}
	}
}

// TestSpreadSums: reductions of long slices run on kernels and all goroutines.
func TestSpreadSums(t *testing.T) {
	const n = 1 << 17
	x, y, z, a := make([]limb.DF, n), make([]limb.QD, n), make([]limb.CDD, n), make([]float64, 8*n)
	for i := range y {
		y[i] = limb.NewQD(1)
	}
	for name, f := range map[string]func(){
		"Sum":     func() { Sum(x) },
		"Dot":     func() { Dot(y, y) },
		"DotConj": func() { DotConj(z, z) },
		"Norm2":   func() { Norm2[limb.QD, limb.QD](y) },
		"Largest": func() { Largest(x) },
		"SumOf":   func() { SumOf[limb.DD](a) },
		"DotOf":   func() { DotOf[limb.QD](a, a) },
	} {
		for _, l := range levels(t) {
			check := func(threads, allowed int, wait time.Duration) error {
				var c tally.Tally
				on(l, allowed, func() { c = tally.Of(threads, wait, f) })
				return c.Only(l, threads)
			}
			if err := check(3, 3, tally.Patience); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if l == simd.Best() && check(3, 1, tally.Control) == nil {
				t.Errorf("%s: a sum on one goroutine is not noticed", name)
			}
		}
	}
}

// streamed checks what of n sums of pairs goes around the caches: all bytes, but for those
// before the first whole vector, and none where a result is an operand.
func streamed(n, off int, inPlace bool, want int) error {
	const size = 8 // bytes of a DF
	f := add.of(df)
	p := f.memory(n + off)
	for j := range f.args {
		p[j] = unsafe.Add(p[j], off*size)
	}
	if inPlace {
		p[1] = p[0]
	}
	if got := tally.Of(1, 0, func() { f.run(n, &p) }).Streamed * size; got != want {
		return fmt.Errorf("%d bytes of %d went around the caches, want %d", got, n*size, want)
	}
	return nil
}

// TestStreamed: results that no cache holds go around the caches, and others do not.
func TestStreamed(t *testing.T) {
	testenv.Long(t, "slices that no cache holds")
	if simd.Best() == simd.Go {
		testenv.Skip(t, simd.AVX2.String(), "no kernels here")
	}
	const n = 1 << 22 // 32 MiB
	check := func() error {
		return errors.Join(
			streamed(n, 0, false, 1<<25),
			streamed(n+3, 1, false, 1<<25+3*8-7*8),
			streamed(n-1, 0, false, 0),
			streamed(n, 0, true, 0))
	}
	if err := check(); err != nil {
		t.Error(err)
	}
	defer func(old uintptr) { streamBytes = old }(streamBytes)
	for _, planted := range []uintptr{1, 1 << 26} {
		streamBytes = planted
		if check() == nil {
			t.Errorf("results that stream from %d bytes on are not noticed", planted)
		}
	}
}

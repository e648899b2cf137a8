package vec

import (
	"fmt"
	"sync"
	"unsafe"

	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/workers"
)

const (
	overlap = "vec: slices overlap in part: a result may be an operand exactly, or lie apart"
	empty   = "vec: the largest or least element of an empty slice"
)

// SetThreads lets an operation use up to n cores, and returns the number that was
// set before. 1 keeps it in the goroutine that calls it; 0, as at the start, is
// GOMAXPROCS.
func SetThreads(n int) (previous int) { return workers.Set(n) }

// A long slice is computed in parts of some grains.
const grainsOfPart = 8

// run computes n elements. Few of them take no longer than the calls on the way to the
// kernel, so it takes the arguments where they are.
func (f *function) run(n int, p *args) {
	if n == 0 {
		return
	}
	f.check(n, p)
	r := f.found[simd.Current()].Load() // the first half of at, which is too large to be compiled in place
	if r == nil {
		r = f.at()
	}
	if n <= r.call && r.kernel != nil && f.mend == nil {
		r.kernel.Slices(n, p[:f.args]...)
		return
	}
	f.runMany(r, n, *p)
}

// runMany is run where one call of a kernel is not enough.
func (f *function) runMany(r *resolved, n int, p args) {
	first, stream := f.streams(r, n, &p)
	if first > 0 {
		f.serial(r, 0, first, p, false)
		f.advance(&p, first)
		n -= first
	}
	if n > f.long && workers.Count(2) > 1 {
		f.runParts(r, n, p, stream)
		return
	}
	f.serial(r, 0, n, p, stream)
}

// streamBytes is the length of results that no cache keeps until they are read. Tests
// change it.
var streamBytes uintptr = 1 << 25

// streams reports whether the results should go around the caches: they are long,
// and no operand has brought their place there. It returns how many elements come
// before the first that a kernel can store so.
func (f *function) streams(r *resolved, n int, p *args) (first int, ok bool) {
	if r.kernel == nil || f.mend != nil || f.results > 1 || f.size[0]*uintptr(n) < streamBytes {
		return 0, false
	}
	for j := 1; j < f.args; j++ {
		if p[j] == p[0] {
			return 0, false
		}
	}
	for first = range simd.StreamAlign {
		if (uintptr(p[0])+uintptr(first)*f.size[0])%simd.StreamAlign == 0 {
			return first, true
		}
	}
	return 0, false
}

// check panics where a result overlaps another argument, unless that is an
// operand and both are the same memory.
func (f *function) check(n int, p *args) {
	for i := range f.results {
		a, as := uintptr(p[i]), f.size[i]*uintptr(n)
		for j := i + 1; j < f.args; j++ {
			if j == f.fixed {
				continue
			}
			b, bs := uintptr(p[j]), f.size[j]*uintptr(n)
			if b < a+as && a < b+bs && (a != b || as != bs || j < f.results) {
				panic(overlap)
			}
		}
	}
}

// serial computes the elements [lo, hi), call by call.
func (f *function) serial(r *resolved, lo, hi int, p args, stream bool) {
	if lo > 0 {
		f.advance(&p, lo)
	}
	for {
		n := min(r.call, hi-lo)
		switch {
		case r.kernel == nil:
			f.inGo(n, p)
		case f.mend != nil:
			f.mend(r.kernel, n, p)
		case stream:
			r.kernel.Stream(n, p[:f.args]...)
		default:
			r.kernel.Slices(n, p[:f.args]...)
		}
		if lo += n; lo == hi {
			return
		}
		f.advance(&p, n)
	}
}

// advance moves the arguments on by n elements.
func (f *function) advance(p *args, n int) {
	for j := range f.args {
		if j != f.fixed || j == 0 {
			p[j] = unsafe.Add(p[j], uintptr(n)*f.size[j])
		}
	}
}

// runParts computes n elements on several cores.
func (f *function) runParts(r *resolved, n int, p args, stream bool) {
	part := grainsOfPart * f.grain
	workers.Spread((n+part-1)/part, func(i int) {
		f.serial(r, i*part, min((i+1)*part, n), p, stream)
	})
}

// different panics for slices whose lengths n are not all the same.
func different(n ...int) {
	panic(fmt.Sprintf("vec: slices of different lengths, in the order of the operands %v", n))
}

// The functions below check the lengths, and leave the types behind: the digits
// are the numbers of slices.

func run2[A, B any](f *function, a []A, b []B) {
	if len(a) != len(b) {
		different(len(a), len(b))
	}
	f.run(len(a), &args{pointer(a), pointer(b)})
}

func run3[A, B, C any](f *function, a []A, b []B, c []C) {
	if len(a) != len(b) || len(a) != len(c) {
		different(len(a), len(b), len(c))
	}
	f.run(len(a), &args{pointer(a), pointer(b), pointer(c)})
}

func run4[A, B, C, D any](f *function, a []A, b []B, c []C, d []D) {
	if len(a) != len(b) || len(a) != len(c) || len(a) != len(d) {
		different(len(a), len(b), len(c), len(d))
	}
	f.run(len(a), &args{pointer(a), pointer(b), pointer(c), pointer(d)})
}

func run5[A, B, C, D, E any](f *function, a []A, b []B, c []C, d []D, e []E) {
	if len(a) != len(b) || len(a) != len(c) || len(a) != len(d) || len(a) != len(e) {
		different(len(a), len(b), len(c), len(d), len(e))
	}
	f.run(len(a), &args{pointer(a), pointer(b), pointer(c), pointer(d), pointer(e)})
}

// pointer returns the first element of s, also of an empty one.
func pointer[E any](s []E) unsafe.Pointer { return unsafe.Pointer(unsafe.SliceData(s)) }

// A block is scratch memory: 512 complex quads.
type block [512 * 8]float64

var blocks = sync.Pool{New: func() any { return new(block) }}

// fill returns a block of copies of a, for the fixed operand of f.
func fill[E any](f *function, n int, a E) *block {
	b := blocks.Get().(*block)
	s := view[E](unsafe.Pointer(b), max(min(n, f.grain), 1))
	s[0] = a
	for k := 1; k < len(s); k *= 2 {
		copy(s[k:], s[:k])
	}
	return b
}

package vec

import (
	"math"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/workers"
	order "github.com/limbfp/limb/internal/source/reduce"
)

// # Reductions
//
// The order is that of package reduce. Here a block is halved by whole calls of kernels:
// the first halving reads the elements, or computes what is reduced from them, and leaves
// its results in memory of half a block; the others stay there.

// work is the memory of a reduction: half a block of complex quads, and a grain of them.
type work struct {
	gathering struct { // see gather
		places [1 + maxGathered]unsafe.Pointer
		padded [maxGathered]float64
	}
	sums  [order.Half * 8]float64
	other block
}

var works = sync.Pool{New: func() any { return new(work) }}

func (w *work) result() unsafe.Pointer { return unsafe.Pointer(&w.sums) }

// source is what is reduced: the elements of x, or f of them, or f of them and of
// those of y, where x goes through another function before: its conjugates, or by a
// block of exponents its multiples by a power of two.
type source struct {
	x, y      unsafe.Pointer
	f         *function
	before    *function
	exponents *block
	gather    *function // makes the numbers that are reduced, of machine numbers
}

// blockLen is the number of elements of a block.
func (s *source) blockLen() int {
	if s.gather != nil {
		return s.gather.gathering.blockLen()
	}
	return order.Block
}

// part returns the n elements from lo on, up to a grain; buffer has room for them.
func (s *source) part(lo, n int, size uintptr, buffer unsafe.Pointer) unsafe.Pointer {
	x := unsafe.Add(s.x, uintptr(lo)*size)
	if s.f == nil {
		return x
	}
	if s.before != nil {
		s.before.call(n, args{buffer, x, unsafe.Pointer(s.exponents)})
		x = buffer
	}
	p := args{buffer, x}
	if s.y != nil {
		p[2] = unsafe.Add(s.y, uintptr(lo)*size)
	}
	s.f.call(n, p)
	return buffer
}

// call computes n elements in this goroutine.
func (f *function) call(n int, p args) { f.serial(f.at(), 0, n, p, false) }

// turn is the number of elements that the kernel takes at a time.
func (f *function) turn() int {
	if r := f.at(); r.kernel != nil {
		return r.kernel.Turn()
	}
	return 1
}

// block reduces the n elements of s from lo on, a block or less, by f, to the first
// element of w.
func (w *work) block(f *function, s *source, lo, n int) {
	size := f.size[0]
	if g := s.gather; g != nil {
		n = g.gather(w, s, lo, n, size)
		s, lo = &source{x: unsafe.Pointer(&w.other)}, 0
	}
	sums, other := unsafe.Pointer(&w.sums), unsafe.Pointer(&w.other)
	r, turn := f.at(), f.turn()
	m := n
	switch {
	case s.f != nil && n <= f.grain: // one call
		s.part(lo, n, size, sums)
	case s.f == nil && n <= turn:
		copy(view[byte](sums, n*int(size)), view[byte](unsafe.Add(s.x, uintptr(lo)*size), n*int(size)))
	default:
		m = order.Lower(n)
	}
	for i := 0; i < m && m < n; i += f.grain {
		lower, upper := min(m-i, f.grain), min(max(n-m-i, 0), f.grain)
		to := unsafe.Add(sums, uintptr(i)*size)
		from := s.part(lo+i, lower, size, to)
		if upper > 0 {
			f.call(upper, args{to, from, s.part(lo+m+i, upper, size, other)})
		}
		if from != to && upper < lower {
			done := uintptr(upper) * size
			copy(view[byte](unsafe.Add(to, done), (lower-upper)*int(size)), view[byte](unsafe.Add(from, done), (lower-upper)*int(size)))
		}
	}
	for n = m; n > 1; n = m {
		m = order.Lower(n)
		p := args{sums, sums, unsafe.Add(sums, uintptr(m)*size)}
		upper := n - m
		if upper == m && m > 2 { // nobody reads what a whole turn adds behind
			upper = max(m, turn)
		}
		switch {
		case upper <= 2: // quicker than a call of a kernel
			f.inGo(upper, p)
		case r.kernel != nil && upper <= r.call:
			r.kernel.Slices(upper, p[:f.args]...)
		default:
			f.serial(r, 0, upper, p, false)
		}
	}
}

// reduce reduces the n ≥ 1 elements of s by f, to the first element of w.
func reduce[N any](w *work, f *function, s *source, n int) {
	size := s.blockLen()
	if n <= size {
		w.block(f, s, 0, n)
		return
	}
	results := make([]N, (n+size-1)/size)
	if n > f.long && workers.Count(2) > 1 {
		reduceParts(results, f, *s, n)
	} else {
		for i := range results {
			lo := i * size
			w.block(f, s, lo, min(size, n-lo))
			results[i] = *(*N)(w.result())
		}
	}
	reduce[N](w, f, &source{x: pointer(results)}, len(results))
}

// reduceParts reduces the blocks of s on several cores.
func reduceParts[N any](results []N, f *function, s source, n int) {
	size := s.blockLen()
	workers.Spread(len(results), func(i int) {
		w := works.Get().(*work)
		lo := i * size
		w.block(f, &s, lo, min(size, n-lo))
		results[i] = *(*N)(w.result())
		works.Put(w)
	})
}

// Sum returns the sum of x, 0 of none, in the order that the package comment
// gives. Other orders give other last bits: [ExactSum] is the same for all.
func Sum[N limb.Number](x []N) (sum N) {
	if len(x) == 0 {
		return sum
	}
	w := works.Get().(*work)
	defer works.Put(w)
	reduce[N](w, add.of(kindOf[N]()), &source{x: pointer(x)}, len(x))
	return *(*N)(w.result())
}

// Dot returns the sum of x[i]·y[i]: what Sum returns for the products. No number is
// conjugated: that is [DotConj]. [ExactDot] takes three to five times as long, and is the same
// for all orders.
func Dot[N limb.Number](x, y []N) (sum N) { return dot(x, y, nil) }

func dot[N any](x, y []N, before *function) (sum N) {
	if len(x) != len(y) {
		different(len(x), len(y))
	}
	if len(x) == 0 {
		return sum
	}
	k := kindOf[N]()
	w := works.Get().(*work)
	defer works.Put(w)
	reduce[N](w, add.of(k), &source{x: pointer(x), y: pointer(y), f: mul.of(k), before: before}, len(x))
	return *(*N)(w.result())
}

// Norm2 returns √Σx[i]², of the sum of the squares as Sum returns it. It neither
// overflows nor loses bits to underflow unless the result does: where the sum may
// have, the squares are those of x scaled by a power of two. The norm of complex
// numbers is that of their parts, as a slice of twice the length. It is +Inf where a number
// is infinite, else NaN where one is, as that of [limb.Hypot].
func Norm2[N AnyOf[R], R limb.RealNumber](x []N) (norm R) {
	n := len(x) * int(sizeOf[N]()/sizeOf[R]())
	return norm2(view[R](pointer(x), n))
}

func norm2[N any](x []N) (norm N) {
	if len(x) == 0 {
		return norm
	}
	k, n := kindOf[N](), len(x)
	w := works.Get().(*work)
	defer works.Put(w)
	p := w.result()
	order.Norm2(k.single(), func(e int) (float64, error) {
		s := &source{x: pointer(x), f: sqr.of(k)}
		if e != 0 {
			s.before, s.exponents = scaleBy.of(k), fill(scaleBy.of(k), n, int32(-e))
			defer blocks.Put(s.exponents)
		}
		reduce[N](w, add.of(k), s, n)
		return leading(k, p), nil
	}, func() (float64, error) {
		reduce[N](w, maximum.of(k), &source{x: pointer(x), f: abs.of(k)}, n)
		return leading(k, p), nil
	}, func(e int) {
		sqrt.of(k).call(1, args{p, p})
		if e != 0 {
			up := int32(e)
			ldexp.of(k).call(1, args{p, p, unsafe.Pointer(&up)})
		}
	})
	norm = *(*N)(p)
	if a := leading(k, p); a != a {
		norm = normOfNaN(x, norm, k.single())
	}
	return norm
}

// normOfNaN returns the norm of x where its sum of squares is NaN: +Inf where one of its
// elements is infinite, and else nan. The limbs are float32 where single is set.
func normOfNaN[N any](x []N, nan N, single bool) (norm N) {
	for i := range x {
		if p, inf := unsafe.Pointer(&x[i]), math.Inf(1); single && math.IsInf(float64(*(*float32)(p)), 0) {
			*(*float32)(unsafe.Pointer(&norm)) = float32(inf)
			return norm
		} else if !single && math.IsInf(*(*float64)(p), 0) {
			*(*float64)(unsafe.Pointer(&norm)) = inf
			return norm
		}
	}
	return nan
}

var scaleBy = op{make: func() byKind { return ldexp.fixing(2) }}

// leading returns the leading limb of the number at p.
func leading(k kind, p unsafe.Pointer) float64 {
	if k.single() {
		return float64(*(*float32)(p))
	}
	return *(*float64)(p)
}

package vec

import (
	"math"
	"sync"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/internal/source/element"
	"github.com/limbfp/limb/internal/source/fold"
)

// # Exact sums
//
// A block of numbers goes to an accumulator in one of two ways, which give the same integer.
// Package fold adds it to three folds in each lane, in kernels; that is exact where the block
// lies in a window of 2^131, and the folds say whether it does. Where it does not, where there
// are infinities and NaN, in short slices, and where there are no kernels, the numbers are added
// one by one.

// Addend is one of the types of real numbers, or of machine numbers by any name.
type Addend interface {
	~float32 | ~float64 | limb.RealNumber
}

// ExactSum returns the sum of x, rounded once: that of the numbers, whatever their order, the
// processor and the number of threads. See [Accumulator] for infinities, NaN and -0, and
// [Total] for the rounding.
//
// Of long slices of float64 it takes less time than a loop that adds one number after the other,
// and of DD and QD less than [Sum], as long as the numbers of a block of some thousand differ by
// a factor of 2^78 at most; beyond that it takes some nanoseconds a limb.
//
// Error: ≤ ½ulp in machine numbers, and as [limb.FromBig] else.
func ExactSum[N Addend](x []N) N { return ExactSumOf[N](x) }

// ExactDot returns the sum of x[i]·y[i], rounded once: no product is rounded, nor does one
// overflow or underflow. See [ExactSum].
func ExactDot[N Addend](x, y []N) N { return ExactDotOf[N](x, y) }

// ExactSumOf is [ExactSum] of numbers of one type as a number of another, which is named: vec.ExactSumOf[limb.DD](x) of a
// []float64 has the digits of the sum that a float64 has no room for. None is converted, and nothing is allocated for them.
//
// Error: the rounding of [Total]: ≤ ½ulp in machine numbers, and as [limb.FromBig] else.
func ExactSumOf[N, T Addend](x []T) N {
	var a Accumulator
	Accumulate(&a, x)
	return Total[N](&a)
}

// ExactDotOf is [ExactDot] of numbers of one type as a number of another, which is named. See [ExactSumOf].
func ExactDotOf[N, T Addend](x, y []T) N {
	var a Accumulator
	AccumulateDot(&a, x, y)
	return Total[N](&a)
}

// ExactNorm2 returns √Σx[i]², rounded once. See [ExactSum]. It is +Inf where a number is
// infinite, else NaN where one is, as that of [limb.Hypot].
func ExactNorm2[N Addend](x []N) N {
	var a Accumulator
	AccumulateDot(&a, x, x)
	norm := SqrtTotal[N](&a)
	if norm != norm {
		t, _ := addendOf[N]()
		norm = normOfNaN(x, norm, t.Elem() == types.F32)
	}
	return norm
}

// Accumulate adds the numbers of x to a.
func Accumulate[N Addend](a *Accumulator, x []N) {
	t, limbs := addendOf[N]()
	s := &terms{single: t.Elem() == types.F32, size: sizeOf[N](), limbs: limbs, x: pointer(x)}
	if limbs == 3 {
		s.quads = conversionsFrom(kind(t)).of(kind(types.QD))
	}
	s.zeros(a, len(x))
	s.all(a, len(x))
}

// AccumulateDot adds the products x[i]·y[i] to a.
func AccumulateDot[N Addend](a *Accumulator, x, y []N) {
	if len(x) != len(y) {
		different(len(x), len(y))
	}
	t, limbs := addendOf[N]()
	s := &terms{single: t.Elem() == types.F32, size: sizeOf[N](), limbs: limbs, x: pointer(x), y: pointer(y)}
	s.products = productsOf(t)
	s.zeros(a, len(x))
	s.all(a, len(x))
}

// terms are the addends of a sum: numbers, or products where y is set.
type terms struct {
	single   bool
	size     uintptr // of a number
	limbs    int     // of a number
	x, y     unsafe.Pointer
	products []*function // the parts of products of some limbs of x by all of y
	quads    *function   // makes QDs of three limbs
}

// limb returns limb j of number i.
func (s *terms) limb(x unsafe.Pointer, i, j int) float64 {
	p := unsafe.Add(x, uintptr(i)*s.size)
	if s.single {
		return float64(*(*float32)(unsafe.Add(p, 4*j)))
	}
	return *(*float64)(unsafe.Add(p, 8*j))
}

// zeros notes whether all of n terms, and all before, are -0. In most sums the first one is not,
// and nothing is asked of the others, or of later slices.
func (s *terms) zeros(a *Accumulator, n int) {
	for i := 0; i < n && a.seen&seenOther == 0; i++ {
		t, zero := s.zero(s.x, i)
		if s.y != nil {
			u, also := s.zero(s.y, i)
			t, zero = float64(t*u), zero || also
		}
		if zero && t == 0 && math.Signbit(t) {
			a.seen |= seenNegZero
		} else {
			a.seen |= seenOther
		}
	}
}

// zero returns the leading limb of number i, and whether all of its limbs are 0.
func (s *terms) zero(x unsafe.Pointer, i int) (leading float64, zero bool) {
	zero = true
	for j := range s.limbs {
		zero = zero && s.limb(x, i, j) == 0
	}
	return s.limb(x, i, 0), zero
}

// A block has so many machine numbers, and a slice of more than parts is spread over the cores.
const (
	exactBlock = 4096
	exactParts = 1 << 17
	exactPart  = 1 << 15
	fewest     = 128 // fewer are not worth folds
)

// all adds n terms to a.
func (s *terms) all(a *Accumulator, n int) {
	each := s.limbs // machine numbers of a term
	if s.y != nil {
		each *= 2 * s.limbs
	}
	part := exactPart / each
	if n*each <= exactParts || workers.Count(2) == 1 {
		s.part(a, 0, n)
		return
	}
	var mu sync.Mutex
	workers.Spread((n+part-1)/part, func(i int) {
		var sum Accumulator
		s.part(&sum, i*part, min((i+1)*part, n))
		mu.Lock()
		a.Merge(&sum)
		mu.Unlock()
	})
}

// part adds the terms [lo, hi).
func (s *terms) part(a *Accumulator, lo, hi int) {
	level := simd.Current()
	if !fold.Fold2Kernel.Has(level) || (hi-lo)*s.limbs < fewest {
		s.oneByOne(a, lo, hi, 0, s.limbs)
		return
	}
	f := folds.Get().(*folder)
	defer folds.Put(f)
	f.level = level
	if s.y != nil {
		s.dot(f, a, lo, hi)
		return
	}
	w, planes := &f.windows[0], s.limbs
	if planes == 3 { // which divides no lanes: a number becomes a QD
		planes = 4
	}
	w.reset(planes)
	for n := 0; lo < hi; lo += n {
		n = min(hi-lo, exactBlock/planes)
		x := unsafe.Add(s.x, uintptr(lo)*s.size)
		if s.single || s.limbs == 3 {
			block := args{unsafe.Pointer(&f.block), x}
			if x = block[0]; s.limbs == 3 {
				s.quads.call(n, block)
			} else {
				wide.of(df).call(n*s.limbs, block)
			}
		}
		if !f.add(a, w, view[float64](x, n*planes)) {
			s.oneByOne(a, lo, lo+n, 0, s.limbs)
		}
	}
}

// dot adds the products [lo, hi), some limbs of x after the other.
func (s *terms) dot(f *folder, a *Accumulator, lo, hi int) {
	for j, g := range s.products {
		w := &f.windows[j]
		w.reset(int(g.size[0] / 8))
		rows := s.limbs / len(s.products)
		for lo, n := lo, 0; lo < hi; lo += n {
			n = min(hi-lo, exactBlock/w.planes)
			at := uintptr(lo) * s.size
			g.call(n, args{unsafe.Pointer(&f.block), unsafe.Add(s.x, at), unsafe.Add(s.y, at)})
			if !f.add(a, w, f.block[:n*w.planes]) {
				s.oneByOne(a, lo, lo+n, j*rows, (j+1)*rows)
			}
		}
	}
}

// oneByOne adds the terms [lo, hi), and of products those of the limbs [from, to) of x.
func (s *terms) oneByOne(a *Accumulator, lo, hi, from, to int) {
	for i := lo; i < hi; i++ {
		t := s.limb(s.x, i, 0)
		if s.y != nil {
			t += float64(0 * s.limb(s.y, i, 0))
		}
		if t-t != 0 {
			if from == 0 {
				s.special(a, i)
			}
			continue
		}
		for j := from; j < to; j++ {
			t := s.limb(s.x, i, j)
			switch {
			case t-t != 0:
				a.addSpecial(math.NaN())
			case s.y == nil:
				a.addFloat(t)
			default:
				for k := range s.limbs {
					if u := s.limb(s.y, i, k); u-u == 0 {
						a.addProduct(t, u)
					} else {
						a.addSpecial(math.NaN())
					}
				}
			}
		}
	}
}

// special adds term i, of which a leading limb is infinite or NaN, and makes the others mean
// nothing.
func (s *terms) special(a *Accumulator, i int) {
	t := s.limb(s.x, i, 0)
	if s.y != nil {
		t = float64(t * s.limb(s.y, i, 0))
	}
	a.addSpecial(t)
}

// # Windows

// A window is where the accumulators of a plane begin: a at 1.5·2^top, b and c below it. A
// plane is what the lanes have of each number: its limbs, or the parts of its product.
type window struct {
	planes int
	folds  int // 2 or 3, and 0 where nothing is known of the numbers
	top    [8]int
	sums   [3 * fold.Lanes]float64 // as they begin
}

// Package fold's lanes add 256 numbers of a block at most, 2^8, and the sums must stay within
// 2^(top-1) of where they begin: so numbers are up to 2^(top-room). What a leaves of one is at
// most 2^(top-53), and b begins at 2^(top-step).
const (
	room   = 9
	step   = 53 - room
	lowest = -1022 + 2*step // c is no subnormal number, and its last bit 2^-1074 at least
	spare  = 2              // room for larger numbers to come
)

func (w *window) reset(planes int) { w.planes, w.folds = planes, 0 }

// power returns 2^e, of normal numbers.
func power(e int) float64 { return math.Float64frombits(uint64(e+1023) << 52) }

// begin finds where the accumulators begin.
func (w *window) begin() {
	for i := range fold.Lanes {
		for j := range 3 {
			w.sums[j*fold.Lanes+i] = 1.5 * power(w.top[i%w.planes]-j*step)
		}
	}
}

// folder is what the folds of a goroutine work in.
type folder struct {
	level   simd.Level
	sums    [3 * fold.Lanes]float64
	seen    [2 * fold.Lanes]float64
	rest    [fold.Turn]float64
	block   [exactBlock]float64
	windows [4]window
}

var folds = sync.Pool{New: func() any { return new(folder) }}

// add adds the numbers of x, of w's planes in turns, a block at most, to a by folds. It changes
// nothing and returns false where that is not exact.
func (f *folder) add(a *Accumulator, w *window, x []float64) bool {
	if w.folds == 0 { // look at some of them
		w.folds = 2
		for p := range w.planes {
			w.top[p] = lowest
		}
		w.begin()
		f.fold(w, x[:min(len(x), fold.Turn)])
		f.raise(w)
	}
	for {
		f.fold(w, x)
		lost, large := f.lost(w)
		switch {
		case !lost && !large:
			f.flush(a, w)
			return true
		case large:
			if !f.raise(w) {
				return false
			}
		case w.folds == 2:
			w.folds = 3
		default:
			if !f.lower(w) {
				return false
			}
		}
	}
}

// fold adds x to the folds.
func (f *folder) fold(w *window, x []float64) {
	f.sums = w.sums
	clear(f.seen[:])
	n := len(x) / fold.Turn * fold.Turn
	if n > 0 {
		f.run(w, x[:n])
	}
	if n < len(x) {
		clear(f.rest[copy(f.rest[:], x[n:]):])
		f.run(w, f.rest[:])
	}
}

func (f *folder) run(w *window, x []float64) {
	if w.folds == 3 {
		fold.Fold3Kernel.Part(f.level, 0, 1, len(x), f.sums[:], f.seen[:], x, len(x))
	} else {
		fold.Fold2Kernel.Part(f.level, 0, 1, len(x), f.sums[:], f.seen[:], x, len(x))
	}
}

// lost reports whether the folds have left something, or seen a NaN, and whether a number was
// too large for them.
func (f *folder) lost(w *window) (lost, large bool) {
	for i := range fold.Lanes {
		lost = lost || f.seen[fold.Lanes+i] != 0
		large = large || f.seen[i] > power(w.top[i%w.planes]-room)
	}
	return lost, large
}

// tops returns the lowest windows in which the largest numbers fit.
func (f *folder) tops(w *window) (tops [8]int) {
	for p := range w.planes {
		most := 0.0
		for i := p; i < fold.Lanes; i += w.planes {
			most = max(most, f.seen[i])
		}
		tops[p] = lowest
		if _, e := math.Frexp(most); most > math.MaxFloat64 {
			tops[p] = math.MaxInt32
		} else if most > 0 {
			tops[p] = max(e+room, lowest)
		}
	}
	return tops
}

// raise moves windows up to where the largest numbers are, if there are such.
func (f *folder) raise(w *window) bool {
	for p, top := range f.tops(w) {
		if top > 1023 {
			return false
		}
		if top > w.top[p] {
			w.top[p] = min(top+spare, 1023)
		}
	}
	w.begin()
	return true
}

// lower moves windows down as far as the largest numbers let it, and reports whether that
// moves one.
func (f *folder) lower(w *window) (moved bool) {
	for p, top := range f.tops(w) {
		if p < w.planes && top < w.top[p] {
			w.top[p] = top
			moved = true
		}
	}
	w.begin()
	return moved
}

// flush adds what the folds have gathered to a. All lanes of a plane count in the same unit,
// in which sums differ by what their bits do.
func (f *folder) flush(a *Accumulator, w *window) {
	for p := range w.planes {
		for j := range w.folds {
			n := int64(0)
			for i := j*fold.Lanes + p; i < (j+1)*fold.Lanes; i += w.planes {
				n += int64(math.Float64bits(f.sums[i]) - math.Float64bits(w.sums[i]))
			}
			if n != 0 {
				a.add(uint64(max(n, -n)), w.top[p]-j*step-52-unit, n < 0)
			}
		}
	}
}

// # Kernels

// wide makes float64 of float32.
var wide = op{make: func() byKind {
	return byKind{df: kernel(&simd.VecWide, map11(element.Wide))}
}}

// parts64 and parts32 make the parts of the products of machine numbers, and partsOf those of
// numbers: of as many limbs of the first factor as the number of ops divides them into.
var (
	parts64 = op{make: func() byKind { return byKind{dd: kernel(&simd.VecParts, map21(element.Parts))} }}
	parts32 = op{make: func() byKind { return byKind{df: kernel(&simd.VecWideParts, map21(element.WideParts))} }}
	partsOf = [4]op{
		{make: func() byKind {
			return byKind{
				df: kernel(&simd.VecWidePartsPair, map21(element.WidePartsPair)), dd: kernel(&simd.VecPartsPair, map21(element.PartsPair)),
				types.QF: kernel(&simd.VecWidePartsQuad0, map21(element.WidePartsQuad0)), types.QD: kernel(&simd.VecPartsQuad0, map21(element.PartsQuad0)),
				types.TF: kernel(&simd.VecWidePartsTriple0, map21(element.WidePartsTriple0)), types.TD: kernel(&simd.VecPartsTriple0, map21(element.PartsTriple0)),
			}
		}},
		{make: func() byKind {
			return byKind{types.QF: kernel(&simd.VecWidePartsQuad2, map21(element.WidePartsQuad2)), types.QD: kernel(&simd.VecPartsQuad1, map21(element.PartsQuad1)),
				types.TF: kernel(&simd.VecWidePartsTriple1, map21(element.WidePartsTriple1)), types.TD: kernel(&simd.VecPartsTriple1, map21(element.PartsTriple1))}
		}},
		{make: func() byKind {
			return byKind{types.QD: kernel(&simd.VecPartsQuad2, map21(element.PartsQuad2)),
				types.TF: kernel(&simd.VecWidePartsTriple2, map21(element.WidePartsTriple2)), types.TD: kernel(&simd.VecPartsTriple2, map21(element.PartsTriple2))}
		}},
		{make: func() byKind { return byKind{types.QD: kernel(&simd.VecPartsQuad3, map21(element.PartsQuad3))} }},
	}
)

func productsOf(t types.Type) (list []*function) {
	switch t {
	case types.F32:
		return []*function{parts32.of(df)}
	case types.F64:
		return []*function{parts64.of(dd)}
	}
	for i := range partsOf {
		if f := partsOf[i].of(kind(t)); f != nil {
			list = append(list, f)
		}
	}
	return list
}

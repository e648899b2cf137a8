package vec

import (
	"math"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/internal/source/element"
	order "github.com/limbfp/limb/internal/source/reduce"
)

// # Sums of machine numbers
//
// A kernel gathers several machine numbers, or products of two, into one number, so
// that most of the additions are of machine numbers and not of pairs. The numbers are
// then reduced like any others: see reduce.go.

// Holds is one of the types of numbers that hold every T: all six for float32, DD, TD
// and QD for float64.
type Holds[T limb.Float] interface {
	limb.Pair[T] | limb.Triple[T] | limb.Quad[T] | limb.DD | limb.TD | limb.QD
}

// A gathering is what a function has that makes numbers of machine numbers, each of
// several. The operands of its kernel are those of the first slice, then those of the
// second.
type gathering struct {
	each   int           // machine numbers of a slice in a number
	slices int           // 1 or 2
	float  uintptr       // size of a machine number
	loop   gatheringLoop // in Go
}

// A gatheringLoop computes n numbers at z.
type gatheringLoop func(n int, z unsafe.Pointer, p []unsafe.Pointer)

// gathered is the number of numbers that a block of a reduction is gathered into.
const gathered = 512

// maxGathered is the most machine numbers that go into a number.
const maxGathered = 16

// sumsOf and dotsOf have the gatherings of float32, and of float64, by the type of the
// numbers.
var (
	sumsOf = [2]op{
		{name: "SumOf.float32", make: func() byKind {
			return byKind{df: sum8(&simd.F32Sum8, element.Sum8[float32]), dd: sum8(&simd.VecWideSum8, element.WideSum8),
				types.QF: sum2(&simd.F32Sum2, element.Sum2[float32]), types.QD: sum2(&simd.VecWideSum2, element.WideSum2),
				types.TF: sum2(&simd.F32Sum2Triple, element.Sum2Triple[float32]), types.TD: sum2(&simd.VecWideSum2Triple, element.WideSum2Triple)}
		}},
		{name: "SumOf.float64", make: func() byKind {
			return byKind{dd: sum8(&simd.F64Sum8, element.Sum8[float64]), types.QD: sum2(&simd.F64Sum2, element.Sum2[float64]),
				types.TD: sum2(&simd.F64Sum2Triple, element.Sum2Triple[float64])}
		}},
	}
	dotsOf = [2]op{
		{name: "DotOf.float32", make: func() byKind {
			return byKind{df: dot8(&simd.F32Dot8, element.Dot8[float32]), dd: dot8(&simd.VecWideDot8, element.WideDot8),
				types.QF: dot1(&simd.F32Dot1, element.Dot1[float32]), types.QD: dot1(&simd.VecWideDot1, element.WideDot1),
				types.TF: dot1(&simd.F32Dot1Triple, element.Dot1Triple[float32]), types.TD: dot1(&simd.VecWideDot1Triple, element.WideDot1Triple)}
		}},
		{name: "DotOf.float64", make: func() byKind {
			return byKind{dd: dot8(&simd.F64Dot8, element.Dot8[float64]), types.QD: dot1(&simd.F64Dot1, element.Dot1[float64]),
				types.TD: dot1(&simd.F64Dot1Triple, element.Dot1Triple[float64])}
		}},
	}
)

func newGathering[T limb.Float](kernel *simd.Function, each, slices int, loop gatheringLoop) *function {
	return &function{kernel: kernel, grain: gathered, gathering: &gathering{each: each, slices: slices, float: sizeOf[T](), loop: loop}}
}

func sum8[T limb.Float, N any](kernel *simd.Function, f func(a, b, c, d, e, f, g, h T) N) *function {
	return newGathering[T](kernel, 8, 1, func(n int, z unsafe.Pointer, p []unsafe.Pointer) {
		x := views[T](n, p)
		for i := range view[N](z, n) {
			view[N](z, n)[i] = f(x[0][i], x[1][i], x[2][i], x[3][i], x[4][i], x[5][i], x[6][i], x[7][i])
		}
	})
}

func dot8[T limb.Float, N any](kernel *simd.Function, f func(a0, a1, a2, a3, a4, a5, a6, a7, b0, b1, b2, b3, b4, b5, b6, b7 T) N) *function {
	return newGathering[T](kernel, 8, 2, func(n int, z unsafe.Pointer, p []unsafe.Pointer) {
		x := views[T](n, p)
		for i := range view[N](z, n) {
			view[N](z, n)[i] = f(x[0][i], x[1][i], x[2][i], x[3][i], x[4][i], x[5][i], x[6][i], x[7][i],
				x[8][i], x[9][i], x[10][i], x[11][i], x[12][i], x[13][i], x[14][i], x[15][i])
		}
	})
}

func sum2[T limb.Float, N any](kernel *simd.Function, f func(a, b T) N) *function {
	return newGathering[T](kernel, 2, 1, gatherTwo(f))
}

func dot1[T limb.Float, N any](kernel *simd.Function, f func(a, b T) N) *function {
	return newGathering[T](kernel, 1, 2, gatherTwo(f))
}

func gatherTwo[T limb.Float, N any](f func(a, b T) N) gatheringLoop {
	return func(n int, z unsafe.Pointer, p []unsafe.Pointer) {
		x, y := view[T](p[0], n), view[T](p[1], n)
		for i := range view[N](z, n) {
			view[N](z, n)[i] = f(x[i], y[i])
		}
	}
}

func views[T any](n int, p []unsafe.Pointer) (x [maxGathered][]T) {
	for j := range p {
		x[j] = view[T](p[j], n)
	}
	return x
}

// blockLen is how many machine numbers are gathered for a block.
func (g *gathering) blockLen() int { return gathered * g.each }

// gather makes numbers of the n machine numbers of s from lo on, at w.other, and returns
// how many. Of m in a row, each has one from every mth place on; those that are left over
// are one more number, with as many zeros as are missing.
func (f *function) gather(w *work, s *source, lo, n int, size uintptr) int {
	g := f.gathering
	p, to := &w.gathering.places, unsafe.Pointer(&w.other)
	defer clear(p[:])
	p[0] = to
	m := n / g.each
	at := func(slice unsafe.Pointer, i int) unsafe.Pointer { return unsafe.Add(slice, uintptr(lo+i)*g.float) }
	both := [2]unsafe.Pointer{s.x, s.y}
	for k, x := range both[:g.slices] {
		for j := range g.each {
			p[1+k*g.each+j] = at(x, j*m)
		}
	}
	if m > 0 {
		f.gatherCall(m, p)
	}
	rest := n - m*g.each
	if rest == 0 {
		return m
	}
	padded := &w.gathering.padded
	for k, x := range both[:g.slices] {
		for j := range g.each {
			p[1+k*g.each+j] = unsafe.Pointer(&padded[k*g.each+j])
			if j < rest {
				copy(view[byte](p[1+k*g.each+j], int(g.float)), view[byte](at(x, m*g.each+j), int(g.float)))
			} else {
				nothing(p[1+k*g.each+j], k, g.float)
			}
		}
	}
	p[0] = unsafe.Add(to, uintptr(m)*size)
	f.gatherCall(1, p)
	return m + 1
}

// nothing puts a machine number of slice k at p that adds nothing to a sum, not even
// the sign of a zero: -0, or -0·1.
func nothing(p unsafe.Pointer, k int, size uintptr) {
	v := math.Copysign(0, -1)
	if k == 1 {
		v = 1
	}
	if size == 4 {
		*(*float32)(p) = float32(v)
	} else {
		*(*float64)(p) = v
	}
}

func (f *function) gatherCall(n int, p *[1 + maxGathered]unsafe.Pointer) {
	g := f.gathering
	list := p[:1+g.slices*g.each]
	if r := f.at(); r.kernel != nil {
		r.kernel.Slices(n, list...)
	} else {
		g.loop(n, list[0], list[1:])
	}
}

// SumOf returns the sum of machine numbers as a number of another type, which is
// named: vec.SumOf[limb.DD](x). It is 0 of none.
//
// For DF and DD the numbers are added in blocks of 4096: the block's elements i, i+m …
// i+7m, with m an eighth of the length rounded down, become a pair by machine
// arithmetic and its errors, and up to 7 that are left over become one more; the
// pairs are added as Sum does, and so are the sums of the blocks. For the others blocks have 1024
// elements, and two of them become a number, exactly.
//
// Error: for DF and DD ≤ (8 + 2k)u²Σ|x[i]|, where k, the additions of pairs that an
// element goes through, is at most 9, and 12 more for each factor of 4096 in the number
// of blocks: 50u² up to 2^24 elements. For TF and TD ≤ 2ku³Σ|x[i]|, for QF and QD ≤ 2.5ku⁴Σ|x[i]|.
// Domain: the partial sums are below the overflow threshold.
// Special: infinities and NaN as in machine arithmetic, -0 of nothing but -0.
func SumOf[N Holds[T], T limb.Float](x []T) (sum N) {
	if len(x) == 0 {
		return sum
	}
	k := kindOf[N]()
	g := sumsOf[sizeOf[T]()/8].of(k)
	w := works.Get().(*work)
	defer works.Put(w)
	reduce[N](w, add.of(k), &source{x: pointer(x), gather: g}, len(x))
	return *(*N)(w.result())
}

// DotOf returns the sum of x[i]·y[i] as a number of another type, which is named:
// vec.DotOf[limb.DD](x, y). It is 0 of none.
//
// It takes the order of [SumOf]; for TF, TD, QF and QD blocks have 512 elements, and each
// product becomes a number, exactly.
//
// Error: for DF and DD ≤ (15 + 2k)u²Σ|x[i]·y[i]|, with k as in SumOf: 57u² up to 2^24
// elements. For TF and TD ≤ 2ku³Σ|x[i]·y[i]|, for QF and QD ≤ 2.5ku⁴Σ|x[i]·y[i]|.
// Domain: the partial sums are below the overflow threshold; the products as in
// limb.TwoProd, or any where float32 become DD, TD or QD.
// Special: infinities and NaN as in machine arithmetic, -0 of nothing but -0.
func DotOf[N Holds[T], T limb.Float](x, y []T) (sum N) {
	if len(x) != len(y) {
		different(len(x), len(y))
	}
	if len(x) == 0 {
		return sum
	}
	w := works.Get().(*work)
	defer works.Put(w)
	dotOf[N](w, x, y)
	return *(*N)(w.result())
}

func dotOf[N Holds[T], T limb.Float](w *work, x, y []T) {
	k := kindOf[N]()
	reduce[N](w, add.of(k), &source{x: pointer(x), y: pointer(y), gather: dotsOf[sizeOf[T]()/8].of(k)}, len(x))
}

// NormOf returns √Σx[i]² as a number of another type, which is named:
// vec.NormOf[limb.DD](x). The sum is that of [DotOf]. Where the squares overflow, or
// lose bits to underflow, it is what [Norm2] returns for the numbers as N, in memory that
// is allocated; so it overflows or loses bits only if the result does, and is +Inf where a
// number is infinite.
func NormOf[N Holds[T], T limb.Float](x []T) (norm N) {
	if len(x) == 0 {
		return norm
	}
	k := kindOf[N]()
	w := works.Get().(*work)
	defer works.Put(w)
	dotOf[N](w, x, x)
	p := w.result()
	if !order.Kept(k.single(), leading(k, p)) {
		y := make([]N, len(x))
		from := &fromFloat32
		if sizeOf[T]() == 8 {
			from = &fromFloat64
		}
		from.of(k).run(len(x), &args{pointer(y), pointer(x)})
		return norm2(y)
	}
	sqrt.of(k).inGo(1, args{p, p})
	return *(*N)(p)
}

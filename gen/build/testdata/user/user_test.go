package user

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/kernel/launch"
	"github.com/limbfp/limb/vec"
)

// size is the number of items, which package build's test sets.
var size = func() int {
	if n, err := strconv.Atoi(os.Getenv("LIMB_USER_SIZE")); err == nil {
		return n
	}
	return 1000
}()

func many[T any](n int, f func() T) []T {
	x := make([]T, n)
	for i := range x {
		x[i] = f()
	}
	return x
}

func newDD(r *rand.Rand) limb.DD {
	return limb.NewDD(r.NormFloat64()).AddFloat(r.NormFloat64() * 0x1p-60)
}

// same fails where a bit differs. What stands behind the results is compared too.
func same[T any](t *testing.T, what string, err error, got, want []T) {
	t.Helper()
	if err != nil {
		t.Errorf("%s at %s: %v", what, vec.Level(), err)
		return
	}
	bytes := func(x []T) []byte {
		return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), len(x)*int(unsafe.Sizeof(x[0])))
	}
	x, y := bytes(got), bytes(want)
	for i := range y {
		if x[i] != y[i] {
			t.Errorf("%s at %s: element %d differs: %v, not %v", what, vec.Level(), i/int(unsafe.Sizeof(got[0])), got[i/int(unsafe.Sizeof(got[0]))], want[i/int(unsafe.Sizeof(got[0]))])
			return
		}
	}
}

// data are operands of three kernels, of one limb, and what plain Go makes of them.
type data[T limb.Float, P limb.Real[P], Q limb.Real[Q]] struct {
	c             []limb.ComplexPair[T]
	counts        []int32
	src, heat     []P
	k             P
	x, y          []Q
	sums, apart   []Q
	groups, limit int
}

func newData[T limb.Float, P limb.Real[P], Q limb.Real[Q]](n int, p func(*rand.Rand) P, q func(*rand.Rand) Q) *data[T, P, Q] {
	r := rand.New(rand.NewPCG(1, 2))
	d := &data[T, P, Q]{k: p(r), groups: (n + block - 1) / block, limit: 50}
	d.c = many(n, func() (z limb.ComplexPair[T]) {
		z.Re.Hi, z.Im.Hi = T(r.Float64()*3-2), T(r.Float64()*2-1)
		return z
	})
	d.counts = make([]int32, n)
	for i := range n {
		d.counts[i] = int32(escape(d.c[i], d.limit))
	}
	d.src, d.heat = many(n, func() P { return p(r) }), make([]P, n)
	kernel.Items(n, func(i int) { step(i, d.heat, d.src, d.k) })
	d.x, d.y = many(n, func() Q { return q(r) }), many(n, func() Q { return q(r) })
	d.sums = make([]Q, d.groups)
	kernel.Groups(d.groups, func(g kernel.Group) { dot(g, d.sums, d.x, d.y) })
	d.apart = make([]Q, d.groups)
	kernel.Groups(d.groups, func(g kernel.Group) { apart(g, d.apart, d.x, d.y) })
	return d
}

func newData64(n int) *data[float64, limb.DD, limb.QD] {
	return newData[float64](n, newDD, func(r *rand.Rand) limb.QD { return limb.NewQD(r.NormFloat64()) })
}

func newData32(n int) *data[float32, limb.DF, limb.QF] {
	return newData[float32](n, func(r *rand.Rand) limb.DF { return limb.NewDF(r.NormFloat64()) }, func(r *rand.Rand) limb.QF { return limb.NewQF(r.NormFloat64()) })
}

// TestSlices compares all kernels with plain Go, at the level in use.
func TestSlices(t *testing.T) {
	t.Log("level", vec.Level())
	for _, n := range []int{1, 2, 3, 8, 15, 17, 31, 33, 64, 100, 129, size} {
		d := newData64(n)
		counts, heat, sums := make([]int32, n), make([]limb.DD, n), make([]limb.QD, d.groups)
		same(t, "escape", EscapeF64.Slices(counts, d.c, d.limit), counts, d.counts)
		same(t, "Heat", HeatKernel.Slices(n, heat, d.src, d.k), heat, d.heat)
		same(t, "dot", DotQD.Slices(d.groups, sums, d.x, d.y), sums, d.sums)
		same(t, "apart", ApartQD.Slices(d.groups, sums, d.x, d.y), sums, d.apart)

		r := rand.New(rand.NewPCG(3, uint64(n)))
		x, y := many(n, func() limb.DF { return limb.NewDF(r.NormFloat64()) }), many(n, func() limb.DF { return limb.NewDF(r.NormFloat64()) })
		l, yes := many(n, func() int32 { return int32(r.IntN(10)) }), many(n, func() int32 { return int32(r.IntN(2)) })
		q, wantQ, less, wantLess := make([]limb.DF, n), make([]limb.DF, n), make([]int32, n), make([]int32, n)
		for i := range n {
			v, b := divide(x[i], y[i], l[i], yes[i] != 0, 2)
			if wantQ[i] = v; b {
				wantLess[i] = 1
			}
		}
		same(t, "divide", Divide.Slices(q, less, x, y, l, yes, 2), q, wantQ)
		same(t, "divide", nil, less, wantLess)
		same(t, "divide in place", Divide.Slices(x, less, x, y, l, yes, 2), x, wantQ)

		columns := 1 + r.IntN(40)
		a := many(n*columns, func() limb.QF { return limb.NewQF(r.NormFloat64()) })
		b, want := make([]limb.QF, len(a)+7), make([]limb.QF, len(a)+7)
		tiles := (n + 7) / 8 * ((columns + 7) / 8)
		kernel.Groups(tiles, func(g kernel.Group) { transpose(g, want, a, int32(n), int32(columns)) })
		same(t, "transpose", Transpose.Slices(tiles, b, a, int32(n), int32(columns)), b, want)

		numbers, halved, wantHalved := many(n, func() float64 { return math.Exp(9 * r.Float64()) }), make([]int32, n), make([]int32, n)
		kernel.Items(n, func(i int) { both(i, wantHalved, numbers) })
		same(t, "both", Both.Slices(n, halved, numbers), halved, wantHalved)

		if n < 200 {
			floats := many(n, func() float64 { return math.Abs(r.NormFloat64()) })
			out, want := make([]int32, n), make([]int32, n)
			kernel.Items(n, func(i int) { mixed(i, want, floats, y, n) })
			same(t, "mixed", Mixed.Slices(n, out, floats, y, n), out, want)
		}
		by := r.IntN(n)
		got, shifted := make([]limb.DD, n), append(slices.Clone(d.src[by:]), make([]limb.DD, by)...)
		same(t, "shift", Shift.Slices(n-by, got, d.src, by), got, shifted)
		at, wantAt := make([]int32, n+2), make([]int32, n+2)
		kernel.Groups(n, func(g kernel.Group) { sums_(g, wantAt) })
		same(t, "sums", Sums.Slices(n, at, 7, 2), at, wantAt)
	}
}

// newProduct has a product of matrices, of rows, depth and width, and the groups that it takes.
func newProduct(rows, depth, width int) (a, b, want []limb.DD, groups int) {
	r := rand.New(rand.NewPCG(6, uint64(rows)))
	a, b = many(rows*depth, func() limb.DD { return newDD(r) }), many(depth*width, func() limb.DD { return newDD(r) })
	want = make([]limb.DD, rows*width)
	for i := range want {
		for k := range depth {
			want[i] = want[i].Add(a[i/width*depth+k].Mul(b[k*width+i%width]))
		}
	}
	const wide = side * patch
	return a, b, want, (rows + wide - 1) / wide * ((width + wide - 1) / wide)
}

// newClasses has columns of numbers, and how many of each column are of each size.
func newClasses(width, rows int) (x []float64, want []int32) {
	r := rand.New(rand.NewPCG(7, uint64(width)))
	x, want = many(width*rows, func() float64 { return 3 * r.NormFloat64() }), make([]int32, 5*width)
	for i, v := range x {
		want[i%width*5+int(math.Ceil(max(0, min(v, 4))))]++
	}
	return x, want
}

// TestOwn compares kernels whose items have numbers of their own with loops.
func TestOwn(t *testing.T) {
	for _, n := range []int{1, 31, 33, 50} {
		a, b, want, groups := newProduct(n, 2*n+1, n+3)
		got := make([]limb.DD, len(want))
		kernel.Groups(groups, func(g kernel.Group) { multiply(g, got, a, b, 2*n+1, n+3) })
		same(t, "multiply in Go", nil, got, want)
		clear(got)
		same(t, "multiply", Multiply.Slices(groups, got, a, b, 2*n+1, n+3), got, want)

		x, classed := newClasses(n, 20)
		counts := make([]int32, len(classed))
		same(t, "classes", Classes.Slices((n+36)/37, counts, x, n, int32(4)), counts, classed)
	}
	const width = 37 * 50 // what plain Go has tried is inside
	x, _ := newClasses(width, 3)
	for i := range x {
		x[i] = min(x[i], 3)
	}
	x[len(x)-1] = 9
	err := Classes.Slices(50, make([]int32, 5*width), x, width, int32(5))
	if where := map[bool]string{true: "with length 5", false: "seen"}[vec.Level() == "go"]; !errors.Is(err, launch.ErrFault) || !strings.Contains(err.Error(), where) {
		t.Errorf("an index outside of an item's own numbers at %s: %v", vec.Level(), err)
	}
}

// matrix has the operands of two kernels that go through the rows of one.
func matrix(n int) (src, factors []limb.DD, x []limb.DF) {
	r := rand.New(rand.NewPCG(5, uint64(n)))
	return many(3*n, func() limb.DD { return newDD(r) }), many(3, func() limb.DD { return newDD(r) }), many(n+3, func() limb.DF { return limb.NewDF(r.NormFloat64()) })
}

func TestRows(t *testing.T) {
	for _, n := range []int{0, 1, 2, 7, 16, 17, 31, 32, 33, 100} {
		src, factors, x := matrix(n)
		got, want := make([]limb.DD, 3*n+1), make([]limb.DD, 3*n+1)
		kernel.Groups(3, func(g kernel.Group) { scale(g, want, src, factors, n) })
		same(t, "scale", Scale.Slices(3, got, src, factors, n), got, want)
		a, b := make([]int32, 3*n+1), make([]int32, 3*n+1)
		kernel.Groups(1, func(g kernel.Group) { table(g, b, x, 3, n, n) })
		same(t, "table", Table.Slices(1, a, x, 3, n, n), a, b)

		fault := func(what string, err error) {
			t.Helper()
			if (err == nil) != (n == 0) || err != nil && !errors.Is(err, launch.ErrFault) {
				t.Errorf("%s of %d at %s: %v", what, n, vec.Level(), err)
			}
		}
		fault("scale with few factors", Scale.Slices(3, got, src, factors[:2], n))
		fault("scale of few rows", Scale.Slices(4, got, src, append(factors, limb.DD{}), n))
		fault("scale to few rows", Scale.Slices(3, got[:max(3*n-1, 0)], src, factors, n))
		fault("a table of few numbers", Table.Slices(1, a, x, 3, n, n+1))
		fault("a table of few numbers", Table.Slices(1, a, x, 3, n, -1))
		fault("a short table", Table.Slices(1, a[:max(3*n-1, 0)], x, 3, n, n))
	}
}

func sums_(g kernel.Group, dst []int32) { sums(g, dst, 7, 2) }

// TestErrors asks for what is an error, and for the same without it.
func TestErrors(t *testing.T) {
	const n = 100
	dst, at := make([]limb.DD, n+1), make([]int32, n)
	wrongly := func(what string, err error, want error, text string) {
		t.Helper()
		if !errors.Is(err, want) || !strings.Contains(err.Error(), text) {
			t.Errorf("%s at %s: %v", what, vec.Level(), err)
		}
	}
	right := func(what string, err error) {
		t.Helper()
		if err != nil {
			t.Errorf("%s at %s, which is right: %v", what, vec.Level(), err)
		}
	}
	for kind := 1; kind <= 9; kind++ {
		what := fmt.Sprintf("wrong %d", kind)
		fill := func(x int32) {
			for i := range at {
				at[i] = 3
			}
			at[61] = x
		}
		good, bad := int32(2), []int32{-1, 4, n + 1, math.MinInt32, math.MaxInt32}
		switch kind {
		case 3:
			bad = []int32{-1, n + 1, math.MinInt32, math.MaxInt32}
		case 4:
			bad = []int32{-1, n + 1, math.MinInt32, math.MaxInt32}
			fill(61)
			right(what, Wrong.Slices(n, dst, at, kind, 0))
		case 8:
			good, bad = 5, []int32{1}
		case 1, 2, 5, 9:
			bad = nil
		}
		for _, x := range bad {
			fill(x)
			wrongly(fmt.Sprint(what, " ", x), Wrong.Slices(n, dst, at, kind, 0), launch.ErrFault, "kernels.go:")
		}
		fill(good)
		switch kind {
		case 1:
			wrongly(what, Wrong.Slices(n, dst[:n], at, kind, 0), launch.ErrFault, "kernels.go:")
		case 2:
			wrongly(what, Wrong.Slices(n, dst, at, kind, 0), launch.ErrFault, "kernels.go:")
		case 4:
		case 5:
			for _, k := range []int{-1, n + 1, math.MaxInt32, math.MinInt32} {
				wrongly(what, Wrong.Slices(n, dst, at, kind, k), launch.ErrFault, "kernels.go:")
			}
			right(what, Wrong.Slices(n, dst, at, kind, n))
		case 9:
			wrongly(what, Wrong.Slices(n, dst, at, kind, 0), launch.ErrFault, "divide")
			right(what, Wrong.Slices(n, dst, at, kind, -1))
		default:
			right(what, Wrong.Slices(n, dst, at, kind, 0))
		}
		if kind == 1 {
			wrongly(what, Wrong.Slices(n, dst[:n-1], at, 0, 0), launch.ErrFault, "kernels.go:")
			wrongly(what, Wrong.Slices(n, dst, at[:n-1], 8, 0), launch.ErrFault, "kernels.go:")
		}
	}
	src := make([]limb.DD, n)
	for _, by := range []int{-1, 1, math.MaxInt32, math.MinInt32} {
		wrongly("shift", Shift.Slices(n, dst, src, by), launch.ErrFault, "kernels.go:")
	}
	right("shift", Shift.Slices(n-5, dst, src, 5))
	right("shift", Shift.Slices(0, dst, src, -1))
	wrongly("shift", Shift.Slices(n, dst[:n-1], src, 0), launch.ErrFault, "kernels.go:")
	wrongly("sums", Sums.Slices(n, at, 9, 0), launch.ErrFault, "kernels.go:")
	wrongly("sums", Sums.Slices(n, at, 8, 1), launch.ErrFault, "kernels.go:")
	wrongly("sums", Sums.Slices(n, at, 8, -1), launch.ErrFault, "kernels.go:")
	right("sums", Sums.Slices(n, at, 8, 0))

	wrongly("a length", HeatKernel.Slices(-1, dst, src, limb.DD{}), launch.ErrLength, "-1")
	wrongly("a length", HeatKernel.Slices(1<<30+1, dst, src, limb.DD{}), launch.ErrLength, "items")
	wrongly("an integer", Shift.Slices(n, dst, src, 1<<40), launch.ErrRange, "32 bits")
	wrongly("lengths", EscapeF32.Slices(at, make([]limb.CDF, 3), 9), launch.ErrLength, "c has 3 elements")
	wrongly("overlap", HeatKernel.Slices(n, dst[:n], dst[:n], limb.DD{}), launch.ErrShared, "dst and src")
	wrongly("overlap", Shift.Slices(n-1, dst[1:n], dst[:n-1], 0), launch.ErrShared, "dst and src")
	x, l := make([]limb.DF, n), make([]int32, n)
	wrongly("overlap in part", Divide.Slices(x[1:], l[1:], x[:n-1], x[:n-1], l[1:], l[1:], 0), launch.ErrShared, "apart")
	ctx, cancel := context.WithCancel(context.Background())
	right("a context", HeatKernel.SlicesContext(ctx, n, dst, src, limb.DD{}))
	cancel()
	wrongly("a context", HeatKernel.SlicesContext(ctx, n, dst, src, limb.DD{}), context.Canceled, "Heat")
	wrongly("no device", HeatKernel.Run(nil, n, nil, nil, limb.DD{}), launch.ErrNil, "Heat")
}

// TestCancel stops a kernel that would take years.
func TestCancel(t *testing.T) {
	c := make([]limb.CDD, 1<<20)
	counts := make([]int32, len(c))
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() { done <- EscapeF64.SlicesContext(ctx, counts, c, 1<<16) }()
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("a kernel that was cancelled: %v", err)
	}
}

// shorts are operands and results of kernels with numbers of 16 bits.
type shorts struct {
	n                 int
	src, tinted, bits []fp.Half
	colors, means     []fp.BF16
	codes             []uint16
	at                []int32
	x                 []limb.DF
}

func newShorts() *shorts {
	r := rand.New(rand.NewPCG(5, 6))
	s := &shorts{n: size / 17 * 17}
	s.src = many(s.n, func() fp.Half { return fp.Half(r.Uint32()) })
	s.src[3] = 0x3c00
	s.colors = many(s.n, func() fp.BF16 { return fp.BF16Of(float32(r.NormFloat64())) })
	s.at = many(s.n, func() int32 { return int32(r.IntN(s.n)) })
	s.x = many(s.n, func() limb.DF { return limb.NewDF(r.NormFloat64()) })
	s.tinted, s.bits, s.means, s.codes = make([]fp.Half, s.n), make([]fp.Half, s.n), make([]fp.BF16, s.n), make([]uint16, s.n)
	kernel.Items(s.n, func(i int) {
		tint(i, s.tinted, s.src, s.colors, s.at, s.x)
		bits(i, s.bits, s.src, s.codes)
	})
	kernel.Groups(s.n/17, func(g kernel.Group) { means(g, s.means, s.colors) })
	return s
}

// TestSlicesOfShorts compares kernels with numbers of 16 bits with plain Go, on this level.
func TestSlicesOfShorts(t *testing.T) {
	s := newShorts()
	halves, brains, codes := make([]fp.Half, s.n), make([]fp.BF16, s.n), make([]uint16, s.n)
	same(t, "tint", Tint.Slices(s.n, halves, s.src, s.colors, s.at, s.x), halves, s.tinted)
	same(t, "means", Means.Slices(s.n/17, brains, s.colors), brains, s.means)
	same(t, "bits", Bits.Slices(s.n, halves, s.src, codes), halves, s.bits)
	same(t, "codes", nil, codes, s.codes)
	s.at[s.n-1] = int32(s.n)
	if err := Tint.Slices(s.n, halves, s.src, s.colors, s.at, s.x); err == nil && s.tinted[0] != s.src[0] {
		t.Errorf("%s: an index outside is no error", vec.Level())
	}
}

// TestBundles: kernels whose parameters are structs with slices and integers, on slices, and what
// is wrong with one has its name.
func TestBundles(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	one := func() limb.DD { return newDD(r) }
	const rows, depth, cols = 9, 5, 7
	a, b := grid[limb.DD]{many(rows*depth, one), rows, depth}, grid[limb.DD]{many(depth*cols, one), depth, cols}
	want, got := make([]limb.DD, rows*cols), make([]limb.DD, rows*cols)
	for _, s := range []Step{{To: rows}, {From: 2, To: 6, Last: struct{ Twice bool }{true}}} {
		kernel.Items(rows*cols, func(i int) { product(i, grid[limb.DD]{want, rows, cols}, a, b, s) })
		same(t, "product", ProductDD.Slices(rows*cols, grid[limb.DD]{got, rows, cols}, a, b, s), got, want)
	}
	err := ProductDD.Slices(rows*cols, grid[limb.DD]{a.data, rows, cols}, a, b, Step{To: rows})
	if !errors.Is(err, launch.ErrShared) || !strings.Contains(err.Error(), "c.data and a.data") {
		t.Error(err)
	}
	err = ProductDD.Slices(rows*cols, grid[limb.DD]{got, rows, cols}, grid[limb.DD]{a.data[:9], rows, depth}, b, Step{To: rows})
	if !errors.Is(err, launch.ErrFault) || strings.Contains(vec.Level(), "avx") && !strings.Contains(err.Error(), "a_data") {
		t.Error(err)
	}

	src, at := many(80, r.NormFloat64), many(8, func() int32 { return r.Int32N(100) })
	of := Step{From: 1, To: 4, Add: [2]int32{7, -3}}
	sum, sums := make([]float64, 80), make([]float64, 80)
	kernel.Groups(10, func(g kernel.Group) { spread(g, Ends{sum, src, 3}, of, struct{ At []int32 }{at}) })
	same(t, "spread", Spread.Slices(10, Ends{sums, src, 3}, of, struct{ At []int32 }{at}), sums, sum)
}

// TestSizes: a kernel has a launcher for each type that says a size.
func TestSizes(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	src, want, got := many(84, func() limb.DD { return newDD(r) }), make([]limb.DD, 80), make([]limb.DD, 80)
	kernel.Groups(10, func(g kernel.Group) { blur[Three](g, want, src) })
	same(t, "blur of three", BlurThree.Slices(10, got, src), got, want)
	kernel.Groups(10, func(g kernel.Group) { blur[Five](g, want, src) })
	same(t, "blur of five", BlurFive.Slices(10, got, src), got, want)
}

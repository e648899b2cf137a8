package calls

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/vec"
)

var background = context.Background()

// laplacian is a sparse matrix of n rows: 2 on the diagonal and -1 beside it.
func laplacian[N limb.Number](n int, of func(float64) N) (row, col []int64, values []N) {
	for i := range n {
		for j := max(0, i-1); j <= min(i+1, n-1); j++ {
			v := -1.0
			if i == j {
				v = 2.5
			}
			row, col, values = append(row, int64(i)), append(col, int64(j)), append(values, of(v))
		}
	}
	return row, col, values
}

// TestKrylov: sparse matrices and the methods that take products, with the bits of package mat; what the caller's function
// returns ends them.
func TestKrylov(t *testing.T) {
	const n = 40
	row, col, values := laplacian(n, limb.NewDD)
	b, x, want := numbers[limb.DD](n), make([]limb.DD, n), make([]limb.DD, n)
	for i := range b {
		b[i] = limb.NewDD(float64(i%7) - 3).DivFloat(3)
	}
	m := Sparse(n, n, len(row), &row[0], &col[0], arrayOf(values))
	list := make([]mat.Triplet[limb.DD], len(row))
	for i := range list {
		list[i] = mat.Triplet[limb.DD]{Row: int(row[i]), Col: int(col[i]), Value: values[i]}
	}
	csr, err := mat.NewCSR(n, n, list)
	if err != nil {
		t.Fatal(err)
	}
	csr.MulVec(want, b)
	spread := make([]limb.DD, 2*n)
	do(t, func() { SparseMul(m, Array{unsafe.Pointer(&spread[0]), 2, DD}, arrayOf(b)) })
	for i := range want {
		if spread[2*i] != want[i] {
			t.Fatalf("element %d of a product is %v, want %v", i, spread[2*i], want[i])
		}
	}
	product := func(dst, x []limb.DD) error { csr.MulVec(dst, x); return nil }
	apply := func(y, x Array) int { SparseMul(m, y, x); return 0 }
	for _, name := range []string{"cg", "gmres"} {
		var z []limb.DD
		var steps, told int
		if name == "cg" {
			z, steps, err = mat.ConjugateGradients(product, b, 1e-25, 100)
		} else {
			z, steps, err = mat.GMRES(product, b, 1e-25, 100)
		}
		if err != nil {
			t.Fatal(err)
		}
		do(t, func() {
			Krylov(background, name, System{n, arrayOf(x), arrayOf(b), 1e-25, 100, apply, func(steps int) { told = steps }})
		})
		for i := range z {
			if x[i] != z[i] {
				t.Fatalf("%s: element %d is %v, want %v", name, i, x[i], z[i])
			}
		}
		if told != steps {
			t.Errorf("%s tells of %d steps, and took %d", name, told, steps)
		}
	}
	none := func(int) {}
	ended, end := context.WithCancel(background)
	end()
	complexes := make([]limb.CDD, n)
	for _, c := range []struct {
		want Code
		word string
		call func()
	}{
		{Callback, "returned 7", func() {
			Krylov(background, "cg", System{n, arrayOf(x), arrayOf(b), 1e-25, 100, func(_, _ Array) int { return 7 }, none})
		}},
		{NoConvergence, "3 steps", func() { Krylov(background, "cg", System{n, arrayOf(x), arrayOf(b), 1e-25, 3, apply, none}) }},
		{Canceled, "canceled", func() { Krylov(ended, "gmres", System{n, arrayOf(x), arrayOf(b), 1e-25, 100, apply, none}) }},
		{Name, "bicg", func() { Krylov(background, "bicg", System{n, arrayOf(x), arrayOf(b), 1e-25, 100, apply, none}) }},
		{Name, "cg", func() {
			Krylov(background, "cg", System{n, arrayOf(complexes), arrayOf(complexes), 1, 100, apply, none})
		}},
		{Size, "negative", func() { Krylov(background, "cg", System{n, arrayOf(x), arrayOf(b), -1, 100, apply, none}) }},
		{BadType, "one type", func() { SparseMul(m, arrayOf(complexes), arrayOf(b)) }},
		{Overlap, "overlaps", func() { SparseMul(m, arrayOf(b), arrayOf(b)) }},
		{Size, "outside", func() { Sparse(n, n-1, len(row), &row[0], &col[0], arrayOf(values)) }},
		{Null, "null", func() { Sparse(n, n, len(row), nil, &col[0], arrayOf(values)) }},
	} {
		if code, text := Do("", c.call); code != c.want || !strings.Contains(text, c.word) {
			t.Errorf("code %d, want %d: %s", code, c.want, text)
		}
	}
	do(t, func() { Close(m) })
}

// TestCancel: what is ended before or while it runs says so, in time, and the same calls without a canceller run on.
func TestCancel(t *testing.T) {
	c := Canceller()
	ctx := Context(c)
	const n = 400
	a, b := mat.NewDense(n, n, numbers[limb.QD](n*n)), mat.NewDense(n, 1, numbers[limb.QD](n))
	for i := range n {
		for j := range n {
			a.Set(i, j, limb.NewQD(1/float64(1+i+j)))
		}
		a.Set(i, i, limb.NewQD(2*n))
	}
	x := mat.NewDense[limb.QD](n, 1, nil)
	long := make([]limb.QD, 1<<17)
	for i := range long {
		long[i] = limb.NewQD(0.3)
	}
	time.AfterFunc(20*time.Millisecond, func() { Cancel(c) })
	all := []func(){
		func() {
			for { // until it is ended
				MatSolve(ctx, matrixOf(x), matrixOf(a), matrixOf(b))
			}
		},
		func() { Map(ctx, "gamma", len(long), []Array{arrayOf(long)}, []Array{arrayOf(long)}) },
		func() { MatSolveRefined(ctx, matrixOf(x), matrixOf(a), matrixOf(b), 0, nil, func(Told) {}) },
		func() { MatFactor(ctx, "svd", matrixOf(a)) },
		func() { MatFactor(ctx, "eigh", matrixOf(a)) },
		func() {
			z := mat.NewDense[limb.CQD](n, n, nil)
			for i := range n * n {
				z.Data[i].Re = a.Data[i]
			}
			MatFactor(ctx, "eigvals", matrixOf(z))
		},
		func() {
			z := make([]limb.CQD, 30)
			for i := range z {
				z[i].Re = limb.NewQD(float64(1 + i%3))
			}
			MatRoots(ctx, 30, arrayOf(z[:29]), Array{}, arrayOf(z))
		},
	}
	one, two := make([]limb.QD, 1), make([]limb.QD, 2)
	for _, name := range []string{"sum", "dot", "norm2", "exact_sum", "exact_dot"} {
		in := []Array{arrayOf(long), arrayOf(long)}[:1+strings.Count(name, "dot")]
		all = append(all, func() { Reduce(ctx, name, len(long), arrayOf(one), in) }, func() { ReduceRows(ctx, name, 2, 9, arrayOf(two), in, []int{9, 9}[:len(in)]) })
	}
	for i, call := range all {
		if code, text := Do("", call); code != Canceled {
			t.Errorf("call %d: code %d %s", i, code, text)
		}
	}
	if long[0] != limb.NewQD(0.3) {
		t.Error("a call that was ended before it began has written")
	}
	other := Canceller()
	do(t, func() { MatSolve(Context(other), matrixOf(x), matrixOf(a), matrixOf(b)) })
	do(t, func() { Close(c) })
	if code, _ := Do("", func() { Context(c) }); code != BadHandle {
		t.Errorf("a closed canceller: code %d", code)
	}
}

// looks counts how often a context is asked.
type looks struct {
	context.Context
	count int
}

func (l *looks) Done() <-chan struct{} { return make(chan struct{}) }
func (l *looks) Err() error            { l.count++; return nil }

// TestLooks: products of pairs ask their canceller after hundreds of rows, those of quads after tens.
func TestLooks(t *testing.T) {
	defer func(n int) { stretch = n }(stretch)
	stretch = 1
	const n = 600
	count := func(mul func(ctx context.Context)) int {
		l := &looks{Context: context.Background()}
		do(t, func() { mul(l) })
		return l.count
	}
	a, b := mat.NewDense(n, 2, numbers[limb.DD](2*n)), mat.NewDense(2, 2, numbers[limb.DD](4))
	x, y := mat.NewDense(n, 2, numbers[limb.QD](2*n)), mat.NewDense(2, 2, numbers[limb.QD](4))
	for what, c := range map[string]struct{ got, want int }{
		"pairs":       {count(func(ctx context.Context) { MatMul(ctx, matrixOf(a), matrixOf(a), matrixOf(b), 0) }), 2},
		"quads":       {count(func(ctx context.Context) { MatMul(ctx, matrixOf(x), matrixOf(x), matrixOf(y), 0) }), 19},
		"exact quads": {count(func(ctx context.Context) { MatMul(ctx, matrixOf(x), matrixOf(x), matrixOf(y), exact) }), 2},
	} {
		if c.got != c.want {
			t.Errorf("a product of %s of %d rows asks %d times, and not %d", what, n, c.got, c.want)
		}
	}
}

// TestPieces: a reduction that a canceller may end has the bits of one that none ends, in pieces of a block and of blocks
// of blocks, and ends between two pieces. Other pieces are noticed.
func TestPieces(t *testing.T) {
	defer func(n int) { piece = n }(piece)
	if piece != 4096*4096 {
		t.Errorf("pieces of %d elements", piece)
	}
	differs := func(n int) (all int) {
		piece = n
		return different[limb.F32](t) + different[limb.DF](t) + different[limb.QD](t) + differentComplex(t)
	}
	if n := differs(4096); n != 0 {
		t.Errorf("%d reductions have other bits in pieces", n)
	}
	if n := differs(5000); n < 4 {
		t.Errorf("in pieces of another size only %d reductions have other bits", n)
	}
	piece = 4096
	ctx, cancel := context.WithCancel(background)
	steps := 0
	code, _ := Do("", func() {
		pieces(ctx, 9*piece, func(lo, hi int) {
			if steps++; lo == 2*piece {
				cancel()
			}
		})
	})
	if code != Canceled || steps != 3 {
		t.Errorf("canceled in the third piece: code %d after %d", code, steps)
	}
}

// differing returns how many of the reductions of these names differ where a canceller may end them.
func differing[R any](t *testing.T, n int, in []Array, names ...string) (count int) {
	ctx := Context(Canceller())
	for _, name := range names {
		whole, cut := make([]R, 1), make([]R, 1)
		operands := in[:1+strings.Count(name, "dot")]
		do(t, func() { Reduce(background, name, n, arrayOf(whole), operands) })
		do(t, func() { Reduce(ctx, name, n, arrayOf(cut), operands) })
		if any(whole[0]) != any(cut[0]) {
			count++
		}
	}
	return count
}

// different and differentComplex are differing for numbers whose sums are rounded.
func different[N limb.Real[N]](t *testing.T) int {
	const n = 3*4096 + 17
	x := numbers[N](2 * n)
	return differing[N](t, n, []Array{arrayOf(x[:n]), arrayOf(x[n:])}, "sum", "dot", "norm2", "largest", "smallest", "exact_sum", "exact_dot", "exact_norm2")
}

func differentComplex(t *testing.T) int {
	const n = 2*4096 + 1
	x := make([]limb.CDD, 2*n)
	for i, y := range numbers[limb.DD](4 * n) {
		if x[i/2].Re = y; i%2 == 1 {
			x[i/2].Im = y
		}
	}
	return differing[limb.CDD](t, n, []Array{arrayOf(x[:n]), arrayOf(x[n:])}, "sum", "dot", "dot_conj")
}

// TestDeviceArrays: arrays that stay on a device, with the bits of the processor, as a device and by drivers.
func TestDeviceArrays(t *testing.T) {
	for _, name := range []string{"cpu", "opencl:0", "vulkan:0"} {
		t.Run(name, func(t *testing.T) {
			if backend, _, ok := strings.Cut(name, ":"); ok {
				if testenv.Long(t, "a driver builds kernels"); backend == "opencl" {
					testenv.Large(t, "PoCL builds kernels for half a minute; lavapipe has them in every run")
				}
				d, err := device.Open(name)
				if err != nil {
					testenv.Skip(t, backend, err.Error())
				}
				d.Close()
			}
			deviceArrays(t, name)
		})
	}
}

func deviceArrays(t *testing.T, name string) {
	var d, x, y, z, less Handle
	const n = 64
	a := numbers[limb.DF](n)
	for i := range a {
		a[i] = limb.NewDF(float64(i%9) - 3.5).DivFloat(3)
	}
	got, want := make([]limb.DF, n), make([]limb.DF, n)
	do(t, func() {
		d = DeviceOpen(background, name)
		x, y, z, less = DeviceArray(d, n, DF), DeviceArray(d, n, DF), DeviceArray(d, n, CDF), DeviceArray(d, n, Bool)
		DeviceCopy(background, x, true, arrayOf(a))
		DeviceApply(background, "exp", []Handle{y}, []Handle{x})
		DeviceApply(background, "less", []Handle{less}, []Handle{x, y})
		DeviceCopy(background, y, false, arrayOf(got))
	})
	vec.Exp(want, a)
	same := func(what string) {
		t.Helper()
		for i := range want {
			if got[i] != want[i] {
				t.Fatalf("%s: element %d is %v, want %v", what, i, got[i], want[i])
			}
		}
	}
	same("exp")
	bools := make([]bool, n)
	do(t, func() { DeviceCopy(background, less, false, arrayOf(bools)) })
	for i := range bools {
		if bools[i] != a[i].Less(want[i]) {
			t.Errorf("less: element %d is %v", i, bools[i])
		}
	}
	for name, sum := range map[string]limb.DF{
		"sum": vec.Sum(a), "exact_sum": vec.ExactSum(a), "exact_norm2": vec.ExactNorm2(a), "largest": vec.Largest(a), "smallest": vec.Smallest(a),
	} {
		got := make([]limb.DF, 1)
		do(t, func() { DeviceReduce(background, name, arrayOf(got), []Handle{x}) })
		if got[0] != sum {
			t.Errorf("%s is %v, want %v", name, got[0], sum)
		}
	}
	for name, dot := range map[string]limb.DF{"dot": vec.Dot(a, want), "exact_dot": vec.ExactDot(a, want)} {
		got := make([]limb.DF, 1)
		do(t, func() { DeviceReduce(background, name, arrayOf(got), []Handle{x, y}) })
		if got[0] != dot {
			t.Errorf("%s is %v, want %v", name, got[0], dot)
		}
	}
	e := append([]limb.DF(nil), want...)
	for flags, multiply := range map[int]func(c, a, b *mat.Dense[limb.DF]){
		0: func(c, a, b *mat.Dense[limb.DF]) { c.Mul(a, b) }, exact: func(c, a, b *mat.Dense[limb.DF]) { mat.MulExact(c, a, b) },
	} {
		var c mat.Dense[limb.DF]
		multiply(&c, mat.NewDense(8, 8, a), mat.NewDense(8, 8, e))
		do(t, func() {
			w := DeviceArray(d, n, DF)
			DeviceProduct(background, w, x, y, 8, 8, 8, flags)
			DeviceCopy(background, w, false, arrayOf(got))
			Close(w)
		})
		copy(want, c.Data)
		same("product")
	}
	var lu mat.LU[limb.DF]
	var c mat.Dense[limb.DF]
	if err := errors.Join(lu.Factorize(mat.NewDense(8, 8, e)), lu.SolveTo(&c, false, mat.NewDense(8, 8, a))); err != nil {
		t.Fatal(err)
	}
	do(t, func() {
		w := DeviceArray(d, n, DF)
		DeviceSolve(background, w, y, x, 8, 8)
		DeviceCopy(background, w, false, arrayOf(got))
		Close(w)
	})
	copy(want, c.Data)
	same("solution")
	copy(want, e)
	plan, err := fft.New[limb.CDF](n)
	if err != nil {
		t.Fatal(err)
	}
	complexes, transformed := make([]limb.CDF, n), make([]limb.CDF, n)
	for i := range complexes {
		complexes[i] = limb.CDF{Re: a[i], Im: want[i]}
	}
	var p, half Handle
	do(t, func() {
		DeviceCopy(background, z, true, arrayOf(complexes))
		p = DeviceFFT(background, d, CDF, []int{n}, nil, 0)
		DeviceFFTRun(background, p, false, z, z)
		DeviceCopy(background, z, false, arrayOf(transformed))
	})
	plan.Forward(complexes, complexes)
	for i := range complexes {
		if complexes[i] != transformed[i] {
			t.Fatalf("transform: element %d is %v, want %v", i, transformed[i], complexes[i])
		}
	}
	real, err := fft.NewReal[limb.CDF, limb.DF](n)
	if err != nil {
		t.Fatal(err)
	}
	real.Forward(complexes[:n/2+1], a)
	do(t, func() {
		half = DeviceFFT(background, d, DF, []int{n}, nil, 0)
		h := DeviceArray(d, n/2+1, CDF)
		DeviceFFTRun(background, half, false, h, x)
		DeviceCopy(background, h, false, arrayOf(transformed[:n/2+1]))
		Close(h)
	})
	for i := range n/2 + 1 {
		if complexes[i] != transformed[i] {
			t.Fatalf("transform of real numbers: element %d is %v, want %v", i, transformed[i], complexes[i])
		}
	}
	short := DeviceArray(d, 3, DF)
	one := make([]limb.DF, 1)
	for i, c := range []struct {
		want Code
		call func()
	}{
		{Size, func() { DeviceApply(background, "exp", []Handle{short}, []Handle{x}) }},
		{Name, func() { DeviceApply(background, "exq", []Handle{y}, []Handle{x}) }},
		{BadType, func() { DeviceApply(background, "exp", []Handle{less}, []Handle{x}) }},
		{Size, func() { DeviceApply(background, "exp", nil, []Handle{x}) }},
		{BadType, func() { DeviceCopy(background, x, true, arrayOf(complexes)) }},
		{Null, func() { DeviceCopy(background, x, true, Array{nil, 1, DF}) }},
		{Name, func() { DeviceReduce(background, "median", arrayOf(one), []Handle{x}) }},
		{Name, func() { DeviceReduce(background, "exact_sum", arrayOf(transformed), []Handle{z}) }},
		{BadType, func() { DeviceReduce(background, "sum", arrayOf(transformed), []Handle{x}) }},
		{Size, func() { DeviceReduce(background, "dot", arrayOf(one), []Handle{x, short}) }},
		{Size, func() { DeviceProduct(background, y, x, x, 8, 8, 9, 0) }},
		{Overlap, func() { DeviceProduct(background, x, x, y, 8, 8, 8, 0) }},
		{Size, func() { DeviceSolve(background, short, x, y, 8, 1) }},
		{Singular, func() {
			zero := DeviceArray(d, n, DF)
			DeviceCopy(background, zero, true, arrayOf(make([]limb.DF, n)))
			DeviceSolve(background, y, zero, x, 8, 8)
		}},
		{BadType, func() { DeviceFFTRun(background, half, false, z, z) }},
		{BadType, func() { DeviceArray(d, 3, C128) }},
		{Size, func() { DeviceArray(d, -3, DF) }},
		{BadHandle, func() { DeviceCopy(background, d, true, arrayOf(a)) }},
		{BadHandle, func() { DeviceArray(x, 3, DF) }},
	} {
		if code, text := Do("", c.call); code != c.want {
			t.Errorf("case %d: code %d, want %d: %s", i, code, c.want, text)
		}
	}
	do(t, func() {
		for _, h := range []Handle{p, half, x, y, z, less, short, d} {
			Close(h)
		}
	})
}

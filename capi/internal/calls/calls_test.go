package calls

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/mat"
	"github.com/limbfp/limb/vec"
)

// arrayOf is a slice as C would hand it in.
func arrayOf[E any](x []E) Array {
	return Array{unsafe.Pointer(unsafe.SliceData(x)), 1, typeOf[E]()}
}

func matrixOf[N mat.Number[N]](m *mat.Dense[N]) Matrix {
	return Matrix{unsafe.Pointer(unsafe.SliceData(m.Data)), m.Rows, m.Cols, m.Stride, typeOf[N]()}
}

// do fails the test where a call is not OK.
func do(t *testing.T, call func()) {
	t.Helper()
	if c, text := Do("call", call); c != OK {
		t.Fatalf("code %d: %s", c, text)
	}
}

func numbers[N limb.Real[N]](n int) []N {
	x := make([]N, n)
	for i := range x {
		x[i] = limb.From[N](i%17 - 8).Div(limb.From[N](i%13 + 3))
	}
	return x
}

// TestRefusals: what a caller may do wrong has its code and a text, and nothing is written.
func TestRefusals(t *testing.T) {
	x, y := numbers[limb.DD](9), make([]limb.DD, 9)
	a, b := arrayOf(x), arrayOf(y)
	with := func(a Array, change func(*Array)) Array { change(&a); return a }
	m := mat.NewDense(3, 3, numbers[limb.DD](9))
	r := mat.NewDense[limb.DD](3, 3, nil)
	closed := Accumulator()
	Close(closed)
	plan := FFT(CDD, []int{8}, nil, 0)
	far := with(a, func(a *Array) { a.Stride = math.MaxInt / 2 })
	for _, c := range []struct {
		want Code
		word string
		call func()
	}{
		{Name, "no function", func() { Map(background, "exq", 9, []Array{b}, []Array{a}) }},
		{Name, "no function", func() { Map(background, "sum", 9, []Array{b}, []Array{a}) }},
		{Size, "1 results and 1 operands", func() { Map(background, "exp", 9, []Array{b}, []Array{a, a}) }},
		{BadType, "DD → DD", func() { Map(background, "exp", 9, []Array{with(b, func(a *Array) { a.Type = QD })}, []Array{a}) }},
		{BadType, "99", func() { Map(background, "exp", 9, []Array{b}, []Array{with(a, func(a *Array) { a.Type = 99 })}) }},
		{Null, "result 0 is null", func() { Map(background, "exp", 9, []Array{with(b, func(a *Array) { a.Data = nil })}, []Array{a}) }},
		{Null, "operand 0 is null", func() { Map(background, "exp", 9, []Array{b}, []Array{with(a, func(a *Array) { a.Data = nil })}) }},
		{Size, "negative", func() { Map(background, "exp", -1, []Array{b}, []Array{a}) }},
		{Size, "stride", func() { Map(background, "exp", 9, []Array{with(b, func(a *Array) { a.Stride = 0 })}, []Array{a}) }},
		{Size, "memory", func() { Map(background, "exp", 9, []Array{b}, []Array{far}) }},
		{Size, "memory", func() {
			Map(background, "exp", 9, []Array{b}, []Array{with(a, func(a *Array) { a.Stride = math.MinInt })})
		}},
		{Alignment, "multiple of 8", func() {
			Map(background, "exp", 8, []Array{b}, []Array{with(a, func(a *Array) { a.Data = unsafe.Add(a.Data, 4) })})
		}},
		{Overlap, "in part", func() {
			Map(background, "exp", 8, []Array{with(a, func(a *Array) { a.Data = unsafe.Add(a.Data, 16) })}, []Array{a})
		}},
		{Overlap, "in part", func() { Map(background, "exp", 3, []Array{with(a, func(a *Array) { a.Stride = 2 })}, []Array{a}) }},
		{Overlap, "results 0 and 1", func() { Map(background, "sin_cos", 9, []Array{b, b}, []Array{a}) }},
		{Overlap, "in part", func() { Map(background, "add", 9, []Array{a}, []Array{a, with(a, func(a *Array) { a.Stride = 0 })}) }},
		{BadType, "conversion", func() { Convert(9, arrayOf(make([]bool, 9)), a) }},
		{BadType, "conversion", func() { Convert(4, b, arrayOf(make([]limb.CDD, 4))) }},
		{Range, "element 1 ", func() { Convert(2, arrayOf(make([]int32, 2)), arrayOf([]float64{1, 3e9})) }},
		{Range, "element 0 ", func() { Convert(1, arrayOf(make([]int64, 1)), arrayOf([]float64{math.NaN()})) }},
		{Size, "no elements", func() { Reduce(background, "largest", 0, b, []Array{a}) }},
		{BadType, "→", func() { Reduce(background, "sum", 9, arrayOf(make([]limb.QD, 1)), []Array{a}) }},
		{Overlap, "overlap", func() { ReduceRows(background, "sum", 3, 3, a, []Array{a}, []int{3}) }},
		{BadText, "line 2", func() { Parse(2, arrayOf(make([]limb.QF, 2)), []byte("1\nx\n")) }},
		{BadText, "1 lines", func() { Parse(2, arrayOf(make([]limb.DD, 2)), []byte("1")) }},
		{BadText, "more lines", func() { Parse(1, arrayOf(make([]limb.DD, 1)), []byte("1\n2")) }},
		{Name, "no way", func() { Format(1, a, 'q', -1) }},
		{Size, "digits", func() { Format(1, a, 'g', -2) }},
		{BadType, "no type of numbers", func() { Format(1, arrayOf([]bool{true}), 'g', -1) }},
		{BadHandle, "closed", func() { Accumulate(closed, 9, a) }},
		{BadHandle, "closed", func() { Close(closed) }},
		{BadHandle, "no accumulator", func() { Accumulate(plan, 9, a) }},
		{BadHandle, "no plan", func() { FFTSizes(0) }},
		{BadText, "LS", func() { AccumulatorLoad([]byte("what")) }},
		{BadType, "transforms", func() { FFT(F64, []int{8}, nil, 0) }},
		{Size, "", func() { FFT(CDD, []int{0}, nil, 0) }},
		{Size, "", func() { FFT(CDD, []int{4, 4}, []int{2}, 0) }},
		{BadType, "CDD", func() { FFTRun(plan, false, 1, b, a) }},
		{Size, "number must not be negative", func() { FFTRun(plan, false, -1, arrayOf(make([]limb.CDD, 8)), arrayOf(make([]limb.CDD, 8))) }},
		{Size, "product", func() { MatMul(t.Context(), matrixOf(r), matrixOf(m), matrixOf(mat.NewDense[limb.DD](2, 3, nil)), 0) }},
		{BadType, "one type", func() { MatMul(t.Context(), matrixOf(r), matrixOf(m), matrixOf(mat.NewDense[limb.QD](3, 3, nil)), 0) }},
		{BadType, "LIMB_EXACT", func() {
			c := matrixOf(mat.NewDense[limb.CDD](3, 3, nil))
			MatMul(t.Context(), c, c, c, exact)
		}},
		{Size, "rows would overlap", func() {
			wrong := matrixOf(m)
			wrong.Stride = 2
			MatMul(t.Context(), matrixOf(r), wrong, matrixOf(m), 0)
		}},
		{Singular, "singular", func() { MatSolve(background, matrixOf(r), matrixOf(mat.NewDense[limb.DD](3, 3, nil)), matrixOf(m)) }},
		{NotPositive, "positive", func() { MatFactor(background, "cholesky", matrixOf(mat.NewDense[limb.DD](3, 3, nil))) }},
		{NotFinite, "finite", func() {
			bad := mat.NewDense[limb.DD](2, 2, nil)
			bad.Set(1, 1, limb.NaN[limb.DD]())
			MatFactor(background, "lu", matrixOf(bad))
		}},
		{Size, "square", func() { MatFactor(background, "lu", matrixOf(mat.NewDense[limb.DD](2, 3, nil))) }},
		{BadType, "shorter type", func() {
			one := matrixOf(mat.NewDense(1, 1, []limb.F64{1}))
			MatSolveRefined(background, one, one, one, 0, nil, func(Told) {})
		}},
		{Tolerance, "", func() {
			hilbert, x := mat.NewDense[limb.DD](9, 9, nil), mat.NewDense[limb.DD](9, 9, nil)
			for i := range 81 {
				hilbert.Set(i/9, i%9, limb.NewDD(1).Div(limb.NewDD(i/9+i%9+1)))
			}
			MatSolveRefined(background, matrixOf(x), matrixOf(hilbert), matrixOf(mat.Identity[limb.DD](9)), 1e-40, nil, func(s Told) {
				if s.Method == "" || x.At(0, 0).IsZero() {
					panic("no solution with the error")
				}
			})
		}},
		{Name, "no factorisation", func() { MatFactor(background, "ul", matrixOf(m)) }},
		{BadType, "complex", func() { MatFactor(background, "eig", matrixOf(m)) }},
		{BadDevice, "nowhere:7", func() { DeviceOpen(background, "nowhere:7") }},
		{Internal, "planted", func() { panic("planted") }},
	} {
		before := fmt.Sprint(x)
		code, text := Do("call", c.call)
		if code != c.want || !strings.Contains(text, c.word) || !strings.HasPrefix(text, "call: ") {
			t.Errorf("code %d, %q; want %d and %q", code, text, c.want, c.word)
		}
		if fmt.Sprint(x) != before || fmt.Sprint(y) != fmt.Sprint(make([]limb.DD, 9)) || fmt.Sprint(r) != fmt.Sprint(mat.NewDense[limb.DD](3, 3, nil)) {
			t.Fatalf("%q: something was written", text)
		}
	}
}

// TestInPlace: a result may be an operand exactly, with any stride, and lie between the elements of one.
func TestInPlace(t *testing.T) {
	const n = 700
	for _, stride := range []int{1, 2, -3} {
		x := numbers[limb.DD](3 * n)
		a := Array{unsafe.Pointer(&x[0]), stride, DD}
		if stride < 0 {
			a.Data = unsafe.Pointer(&x[len(x)-1])
		}
		want := append([]limb.DD(nil), x...)
		for i := range n {
			p := (*limb.DD)(a.at(i))
			k := (uintptr(unsafe.Pointer(p)) - uintptr(unsafe.Pointer(&x[0]))) / 16
			want[k] = want[k].Sqr()
		}
		do(t, func() { Map(background, "sqr", n, []Array{a}, []Array{a}) })
		if fmt.Sprint(x) != fmt.Sprint(want) {
			t.Errorf("stride %d: other numbers", stride)
		}
	}
	z := make([]limb.CDD, n)
	for i := range z {
		z[i] = limb.CDD{Re: limb.NewDD(i), Im: limb.NewDD(-1)}
	}
	re := Array{unsafe.Pointer(&z[0]), 2, DD}
	im := Array{unsafe.Pointer(&z[0].Im), 2, DD}
	do(t, func() { Map(background, "sqr", n, []Array{im}, []Array{re}) })
	for i := range z {
		if z[i].Im != limb.NewDD(i*i) || z[i].Re != limb.NewDD(i) {
			t.Fatalf("element %d is %v", i, z[i])
		}
	}
}

// TestLong: arrays of more than a block, where one operand is a number for all, on several cores.
func TestLong(t *testing.T) {
	defer vec.SetThreads(vec.SetThreads(4))
	const n = 5000
	x, y, z := numbers[limb.QF](n), make([]limb.QF, n), numbers[limb.QF](1)
	do(t, func() {
		Map(background, "sub", n, []Array{arrayOf(y)}, []Array{arrayOf(x), {unsafe.Pointer(&z[0]), 0, QF}})
	})
	for i := range y {
		if y[i] != x[i].Sub(z[0]) {
			t.Fatalf("element %d is %v, want %v", i, y[i], x[i].Sub(z[0]))
		}
	}
}

// converted compares limb_convert of one type with limb.Convert.
func converted[M limb.Real[M], N limb.Real[N]](t *testing.T) {
	x := numbers[N](600)
	x = append(x, limb.Inf[N](1), limb.NaN[N](), limb.MaxValue[N](), limb.Pi[N]())
	y := make([]M, 2*len(x))
	do(t, func() { Convert(len(x), Array{unsafe.Pointer(&y[0]), 2, typeOf[M]()}, arrayOf(x)) })
	for i := range x {
		if want := limb.Convert[M](x[i]); fmt.Sprintf("%x", want) != fmt.Sprintf("%x", y[2*i]) {
			t.Errorf("%v to %v: %v, want %v", typeOf[N](), typeOf[M](), y[2*i], want)
		}
	}
	n := make([]int64, 600)
	do(t, func() { Convert(600, arrayOf(n), arrayOf(x)) })
	back := make([]N, 600)
	do(t, func() { Convert(600, arrayOf(back), arrayOf(n)) })
	for i := range n {
		if want, _ := x[i].Int64(); n[i] != want || !back[i].Equal(limb.From[N](want)) {
			t.Errorf("%v to I64: %d, and back %v; want %d", x[i], n[i], back[i], want)
		}
	}
}

func TestConvert(t *testing.T) {
	convertedFrom[limb.F32](t)
	convertedFrom[limb.F64](t)
	convertedFrom[limb.DF](t)
	convertedFrom[limb.DD](t)
	convertedFrom[limb.QF](t)
	convertedFrom[limb.QD](t)
	convertedFrom[limb.TF](t)
	convertedFrom[limb.TD](t)

	x := []complex128{1 + 2i, complex(math.Pi, -1e300)}
	z := make([]limb.CQD, 4)
	do(t, func() { Convert(2, Array{unsafe.Pointer(&z[0]), 2, CQD}, Array{unsafe.Pointer(&x[0]), 1, C128}) })
	if z[2] != limb.FromComplex[limb.CQD](x[1]) {
		t.Errorf("%v, want %v", z[2], x[1])
	}
	r := numbers[limb.DF](2)
	do(t, func() { Convert(2, arrayOf(z[:2]), arrayOf(r)) })
	if z[1] != (limb.CQD{Re: r[1].QD()}) {
		t.Errorf("%v, want %v", z[1], r[1])
	}
	c := make([]complex64, 2)
	do(t, func() { Convert(2, Array{unsafe.Pointer(&c[0]), 1, C64}, arrayOf(z[:2])) })
	if c[1] != z[1].Complex64() {
		t.Errorf("%v, want %v", c[1], z[1])
	}
	short := []int32{7, 7, 7}
	if code, _ := Do("", func() { Convert(3, arrayOf(short), arrayOf([]int64{-5, 1 << 40, 3})) }); code != Range || short[0] != -5 || short[1] != 7 {
		t.Errorf("code %d, %v", code, short)
	}
}

// TestCodes: liblimb.h and Python have the codes of the types. The control is a table in another order.
func TestCodes(t *testing.T) {
	of := func(names []string) bool {
		return len(names) == int(CTD) && !slices.ContainsFunc(names, func(name string) bool { return name != Type(slices.Index(names, name)+1).String() })
	}
	header, err := os.ReadFile("../../liblimb.h")
	if err != nil {
		t.Fatal(err)
	}
	for typ := F32; typ <= CTD; typ++ {
		if line := fmt.Sprintf("\tLIMB_%v = %d", typ, typ); strings.Count(string(header), line) != 1 {
			t.Errorf("liblimb.h has no line %q", line)
		}
	}
	python, err := os.ReadFile("../../../python/limb/_library.py")
	if err != nil {
		t.Fatal(err)
	}
	_, line, _ := strings.Cut(string(python), "\nNAMES = [")
	line, _, _ = strings.Cut(line, "]")
	names := strings.Split(strings.ReplaceAll(line, `"`, ""), ", ")
	if !of(names) {
		t.Errorf("Python has the types %q", names)
	}
	if names[3], names[4] = names[4], names[3]; of(names) {
		t.Error("types in another order go unnoticed")
	}
}

func convertedFrom[N limb.Real[N]](t *testing.T) {
	converted[limb.F32, N](t)
	converted[limb.F64, N](t)
	converted[limb.DF, N](t)
	converted[limb.DD, N](t)
	converted[limb.QF, N](t)
	converted[limb.QD, N](t)
	converted[limb.TF, N](t)
	converted[limb.TD, N](t)
}

// TestFromLimbs: machine numbers of any order and stride, as limb.FromLimbs.
func TestFromLimbs(t *testing.T) {
	x := []float64{1, -1, 1e-40, 9, 1e300, 1, -1e300, 9, 0.1, 0.2, 0.3, 9}
	y := make([]limb.QD, 3)
	do(t, func() { FromLimbs(3, arrayOf(y), arrayOf(x), 4) })
	for i := range y {
		if want := limb.FromLimbs[limb.QD](x[4*i : 4*i+4]...); y[i] != want {
			t.Errorf("%v, want %v", y[i], want)
		}
	}
}

// TestReduce: reductions of a strided array, of rows, and of machine numbers in longer types.
func TestReduce(t *testing.T) {
	x := numbers[limb.DD](99)
	var one limb.DD
	var at int64
	odd := make([]limb.DD, 33)
	for i := range odd {
		odd[i] = x[3*i]
	}
	third := Array{unsafe.Pointer(&x[0]), 3, DD}
	for _, c := range []struct {
		name string
		in   []Array
		want limb.DD
	}{
		{"sum", []Array{third}, vec.Sum(odd)},
		{"dot", []Array{third, arrayOf(odd)}, vec.Dot(odd, odd)},
		{"norm2", []Array{third}, vec.Norm2(odd)},
		{"exact_sum", []Array{third}, vec.ExactSum(odd)},
		{"exact_dot", []Array{third, third}, vec.ExactDot(odd, odd)},
		{"exact_norm2", []Array{third}, vec.ExactNorm2(odd)},
		{"largest", []Array{third}, vec.Largest(odd)},
		{"smallest", []Array{third}, vec.Smallest(odd)},
	} {
		do(t, func() { Reduce(background, c.name, 33, Array{unsafe.Pointer(&one), 1, DD}, c.in) })
		if one != c.want {
			t.Errorf("%s is %v, want %v", c.name, one, c.want)
		}
	}
	do(t, func() { Reduce(background, "arg_max", 33, Array{unsafe.Pointer(&at), 1, I64}, []Array{third}) })
	if int(at) != vec.ArgMax(odd) {
		t.Errorf("arg_max is %d, want %d", at, vec.ArgMax(odd))
	}
	rows := make([]limb.DD, 11)
	for _, order := range []struct{ stride, step int }{{1, 9}, {11, 1}} { // along rows, and along columns
		do(t, func() {
			ReduceRows(background, "sum", 11, 9, arrayOf(rows), []Array{{unsafe.Pointer(&x[0]), order.stride, DD}}, []int{order.step})
		})
		for r := range rows {
			var row []limb.DD
			for i := range 9 {
				row = append(row, x[r*order.step+i*order.stride])
			}
			if want := vec.Sum(row); rows[r] != want {
				t.Errorf("row %d with step %d is %v, want %v", r, order.step, rows[r], want)
			}
		}
	}
	f := []float32{1e8, 1, -1e8, 0.5}
	var long limb.QF
	do(t, func() {
		Reduce(background, "dot", 4, Array{unsafe.Pointer(&long), 1, QF}, []Array{arrayOf(f), arrayOf(f)})
	})
	if want := vec.DotOf[limb.QF](f, f); long != want {
		t.Errorf("dot of floats is %v, want %v", long, want)
	}
	var exactly limb.QD
	do(t, func() {
		Reduce(background, "exact_sum", 4, Array{unsafe.Pointer(&exactly), 1, QD}, []Array{arrayOf(f)})
	})
	if exactly != limb.NewQD(1.5) {
		t.Errorf("the exact sum is %v", exactly)
	}
}

// TestAccumulator: parts in different orders, saved, loaded and merged, from several goroutines.
func TestAccumulator(t *testing.T) {
	x := numbers[limb.QD](400)
	a, b := Accumulator(), Accumulator()
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() { do(t, func() { Accumulate([]Handle{a, b}[i%2], 50, arrayOf(x[50*i:50*i+50])) }) })
	}
	wg.Wait()
	c := AccumulatorLoad(AccumulatorSave(b))
	var sum limb.QD
	do(t, func() {
		AccumulatorMerge(a, c)
		AccumulateDot(a, 1, arrayOf([]float64{3}), arrayOf([]float64{4}))
		AccumulatorTotal(a, Array{unsafe.Pointer(&sum), 1, QD}, false)
	})
	if want := vec.ExactSum(append(x, limb.NewQD(12))); sum != want {
		t.Errorf("%v, want %v", sum, want)
	}
	for _, h := range []Handle{a, b, c} {
		do(t, func() { Close(h) })
	}
}

// TestHandles: a handle that is closed leaves nothing behind, and its number is not given again.
func TestHandles(t *testing.T) {
	count := func() (n int) {
		objects.Range(func(any, any) bool { n++; return true })
		return n
	}
	before, first := count(), Accumulator()
	Close(first)
	for range 10000 {
		h := Accumulator()
		if h == first {
			t.Fatal("a handle was given twice")
		}
		Close(h)
	}
	if after := count(); after != before {
		t.Errorf("%d objects are left of 10000", after-before)
	}
	if Accumulator(); count() == before {
		t.Error("an object that is left goes unnoticed")
	}
}

// TestText: a number is read as it was written, in each type.
func TestText(t *testing.T) {
	for _, typ := range []Type{F32, F64, DF, DD, QF, QD, TF, TD, CDF, CDD, CQF, CQD, CTF, CTD} {
		const n = 40
		x := Array{memory(typ, n), 1, typ}
		fill(x.Data, typ, n, 3)
		y := Array{memory(typ, 2*n), 2, typ}
		for _, verb := range "gex" {
			text := Format(n, x, int(verb), -1)
			if lines := bytes.Count(text, []byte("\n")); lines != n-1 {
				t.Errorf("%v: %d lines", typ, lines)
			}
			do(t, func() { Parse(n, y, append(text, "\r\n"...)) })
			for i := range n {
				if !same(at(x.at(i), typ, 0), at(y.at(i), typ, 0)) {
					t.Errorf("%v was read as %v", at(x.at(i), typ, 0), at(y.at(i), typ, 0))
				}
			}
		}
	}
	if text := string(Format(1, arrayOf([]limb.DD{limb.Pi[limb.DD]()}), 'f', 30)); text != "3.141592653589793238462643383280" {
		t.Error(text)
	}
}

// TestFFT: plans of one length and of several dimensions are those of package fft.
func TestFFT(t *testing.T) {
	x := make([]limb.CDD, 24)
	r := numbers[limb.DD](24)
	for i := range x {
		x[i] = limb.CDD{Re: r[i], Im: r[23-i]}
	}
	p, _ := fft.New[limb.CDD](12)
	want, got := make([]limb.CDD, 24), make([]limb.CDD, 48)
	p.Forward(want, x)
	h := FFT(CDD, []int{12}, nil, 0)
	do(t, func() { FFTRun(h, false, 2, Array{unsafe.Pointer(&got[0]), 2, CDD}, arrayOf(x)) })
	for i := range want {
		if got[2*i] != want[i] {
			t.Fatalf("element %d is %v, want %v", i, got[2*i], want[i])
		}
	}
	do(t, func() { FFTConvolve(h, true, arrayOf(got[:12]), arrayOf(x[:12]), arrayOf(x[12:])) })
	p.Correlate(want[:12], x[:12], x[12:])
	if fmt.Sprint(got[:12]) != fmt.Sprint(want[:12]) {
		t.Error("another correlation")
	}
	g, _ := fft.NewRealGrid[limb.CDD]([]int{4, 6}, []int{0, 1})
	h = FFT(DD, []int{4, 6}, nil, 0)
	n, k := FFTSizes(h)
	if n != 24 || k != 16 {
		t.Fatalf("sizes %d and %d", n, k)
	}
	g.Forward(want[:16], r)
	do(t, func() { FFTRun(h, false, 1, arrayOf(got[:16]), arrayOf(r)) })
	if fmt.Sprint(got[:16]) != fmt.Sprint(want[:16]) {
		t.Error("another transform of an array")
	}
	back, there := make([]limb.DD, 24), make([]limb.DD, 24)
	g.Inverse(back, want[:16])
	do(t, func() { FFTRun(h, true, 1, arrayOf(there), arrayOf(got[:16])) })
	if fmt.Sprint(back) != fmt.Sprint(there) {
		t.Error("another inverse")
	}
	if n := FFTLength(11); n != 12 {
		t.Errorf("a length of %d", n)
	}
}

// TestMatrices: products, systems and factorisations are those of package mat, in matrices with a stride too.
func TestMatrices(t *testing.T) {
	const n = 7
	big := mat.NewDense(n, 2*n, numbers[limb.DD](2*n*n)) // a is its left half, and c its right one
	a, c := big.Slice(0, n, 0, n), big.Slice(0, n, n, 2*n)
	for i := range n {
		a.Set(i, i, a.At(i, i).Add(limb.NewDD(9)))
	}
	b := mat.NewDense(n, n, numbers[limb.DD](n*n))
	var want mat.Dense[limb.DD]
	same := func(what string, got *mat.Dense[limb.DD]) {
		t.Helper()
		if !got.Equal(&want) {
			t.Errorf("%s: %v\nwant %v", what, got, &want)
		}
	}
	want.Mul(a, b)
	do(t, func() { MatMul(t.Context(), matrixOf(c), matrixOf(a), matrixOf(b), 0) })
	same("mul", c)
	want = mat.Dense[limb.DD]{}
	want.MulTrans(a, b)
	do(t, func() { MatMul(t.Context(), matrixOf(c), matrixOf(a), matrixOf(b), trans) })
	same("mul of the transpose", c)
	want = mat.Dense[limb.DD]{}
	if err := mat.MulExact(&want, a.Transpose(), b); err != nil {
		t.Fatal(err)
	}
	do(t, func() { MatMul(t.Context(), matrixOf(c), matrixOf(a), matrixOf(b), trans|exact) })
	same("exact mul", c)
	x := b.Clone()
	do(t, func() { MatMul(t.Context(), matrixOf(x), matrixOf(x), matrixOf(x), 0) })
	want = mat.Dense[limb.DD]{}
	want.Mul(b, b)
	same("mul in place", x)
	defer func(n, m int) { stretch, leastRows = n, m }(stretch, leastRows)
	stretch, leastRows = 2*n*n, 1 // two rows, or two columns, at a time
	x = b.Clone()
	do(t, func() { MatMul(t.Context(), matrixOf(x), matrixOf(x), matrixOf(x), 0) })
	same("mul in parts, in place", x)
	want = mat.Dense[limb.DD]{}
	want.MulTrans(a, b)
	do(t, func() { MatMul(t.Context(), matrixOf(c), matrixOf(a), matrixOf(b), trans) })
	same("mul of the transpose in parts", c)
	want = mat.Dense[limb.DD]{}
	if err := want.Inverse(a); err != nil {
		t.Fatal(err)
	}
	for _, ctx := range []context.Context{background, t.Context()} {
		do(t, func() { MatInverse(ctx, matrixOf(c), matrixOf(a)) })
		same("inverse", c)
	}
	ended, end := context.WithCancel(t.Context())
	end()
	for what, call := range map[string]func(){
		"mul": func() { MatMul(ended, matrixOf(c), matrixOf(a), matrixOf(b), 0) }, "inverse": func() { MatInverse(ended, matrixOf(c), matrixOf(a)) },
	} {
		if code, text := Do("", call); code != Canceled {
			t.Errorf("%s of a context that has ended: %v, %s", what, code, text)
		}
	}

	want = mat.Dense[limb.DD]{}
	if err := want.Solve(a, b); err != nil {
		t.Fatal(err)
	}
	do(t, func() { MatSolve(background, matrixOf(c), matrixOf(a), matrixOf(b)) })
	same("solve", c)
	f := MatFactor(background, "lu", matrixOf(a))
	do(t, func() { MatFactorSolve(f, matrixOf(c), matrixOf(b), 0) })
	same("solve by lu", c)
	bounds := mat.NewDense[limb.F64](n, n, nil)
	bounded := matrixOf(bounds)
	var told Told
	do(t, func() {
		MatSolveRefined(background, matrixOf(c), matrixOf(a), matrixOf(b), 0, &bounded, func(s Told) { told = s })
	})
	s, _ := mat.SolveRefined(a, b, 0)
	want = *s.X
	same("refined", c)
	if !bounds.Equal(s.Bounds) || told != (Told{s.Bound, s.Cond, s.Steps, s.Method}) || told.Method == "" {
		t.Errorf("%v, %v; want %v", told, bounds, s)
	}
	var lu mat.LU[limb.DD]
	lu.Factorize(a)
	want = *lu.U()
	do(t, func() { MatPart(f, "U", matrixOf(c)) })
	same("U", c)
	pivot := make([]int64, n)
	do(t, func() { MatPart(f, "pivot", Matrix{unsafe.Pointer(&pivot[0]), n, 1, 1, I64}) })
	for i, p := range lu.Pivot() {
		if pivot[i] != int64(p) {
			t.Errorf("pivots %v, want %v", pivot, lu.Pivot())
		}
	}
	var one limb.DD
	do(t, func() { MatPart(f, "det", Matrix{unsafe.Pointer(&one), 1, 1, 1, DD}) })
	if one != lu.Det() {
		t.Errorf("det is %v, want %v", one, lu.Det())
	}
	do(t, func() { MatNumber("norm_inf", Array{unsafe.Pointer(&one), 1, DD}, matrixOf(a)) })
	if one != mat.NormInf(a) {
		t.Errorf("the norm is %v, want %v", one, mat.NormInf(a))
	}
	if code, text := Do("", func() { MatPart(f, "V", matrixOf(c)) }); code != Name || !strings.Contains(text, "log_det") {
		t.Errorf("code %d %s", code, text)
	}
	if code, _ := Do("", func() { MatPart(f, "L", matrixOf(big)) }); code != Size {
		t.Errorf("a part in a matrix of another shape: code %d", code)
	}
}

// TestFactors: each factorisation has the parts that the header names, of the shapes that it says, and their
// product is the matrix.
func TestFactors(t *testing.T) {
	const n = 5
	b := mat.NewDense(n, n, numbers[limb.DD](n*n))
	a := new(mat.Dense[limb.DD])
	a.Syrk(b)
	for i := range n {
		a.Set(i, i, a.At(i, i).Add(limb.NewDD(1)))
	}
	parts := map[string]string{
		"lu": "L U cond det inverse log_det pivot", "cholesky": "L cond det log_det", "ldl": "D L cond det inertia log_det pivot",
		"qr": "Q R", "svd": "U V cond values", "eigh": "V values",
	}
	get := func(f Handle, name string) *mat.Dense[limb.DD] {
		rows, cols, _ := MatPartShape(f, name)
		d := mat.NewDense[limb.DD](rows, cols, nil)
		do(t, func() { MatPart(f, name, matrixOf(d)) })
		return d
	}
	for name, want := range parts {
		f := MatFactor(background, name, matrixOf(a))
		for _, part := range strings.Fields(want) {
			rows, cols, typ := MatPartShape(f, part)
			if rows < 1 || cols < 1 || typ == 0 {
				t.Errorf("%s of %s is %d × %d of %v", part, name, rows, cols, typ)
			}
		}
		_, text := Do("", func() { MatPart(f, "?", matrixOf(a)) })
		if !strings.Contains(text, "["+want+"]") {
			t.Errorf("%s has other parts: %s", name, text)
		}
		var left, right *mat.Dense[limb.DD]
		switch name {
		case "cholesky":
			left = get(f, "L")
			right = left.Transpose()
		case "qr":
			left, right = get(f, "Q"), get(f, "R")
		case "eigh", "svd":
			left, right = get(f, "V"), get(f, "V").Transpose()
			if name == "svd" {
				left = get(f, "U")
			}
			for i, v := range get(f, "values").Data {
				for j := range n {
					right.Set(i, j, right.At(i, j).Mul(v))
				}
			}
		default:
			continue
		}
		p := new(mat.Dense[limb.DD])
		p.Mul(left, right)
		for i, x := range p.Data {
			if d := x.Sub(a.Data[i]).Abs().Float64(); d > 1e-28 {
				t.Errorf("%s: the product of the parts differs by %g", name, d)
			}
		}
	}
	z := mat.NewDense[limb.CDD](n, n, nil)
	do(t, func() { Convert(n*n, arrayOf(z.Data), arrayOf(a.Data)) })
	eig, all := MatFactor(background, "eigvals", matrixOf(z)), MatFactor(background, "eig", matrixOf(z))
	v, w := make([]limb.CDD, n), make([]limb.CDD, n)
	do(t, func() {
		MatPart(eig, "values", Matrix{unsafe.Pointer(&v[0]), n, 1, 1, CDD})
		MatPart(all, "values", Matrix{unsafe.Pointer(&w[0]), n, 1, 1, CDD})
	})
	if fmt.Sprint(v) != fmt.Sprint(w) || v[0].Re.IsZero() {
		t.Errorf("%v and %v", v, w)
	}
	c := []limb.CDD{{Re: limb.NewDD(-6)}, {Re: limb.NewDD(1)}, {Re: limb.NewDD(1)}} // roots 2 and -3
	roots, bounds := make([]limb.CDD, 2), make([]float64, 2)
	do(t, func() { MatRoots(background, 3, arrayOf(roots), arrayOf(bounds), arrayOf(c)) })
	if p := roots[0].Mul(roots[1]).Re.Add(limb.NewDD(6)).Abs().Float64(); p > 1e-29 || !(bounds[0] < 1e-28) {
		t.Errorf("roots %v with %v", roots, bounds)
	}
}

// TestDevice: the device "cpu" has functions and products with the bits of the processor.
func TestDevice(t *testing.T) {
	if list := Devices(); !strings.Contains(list, `"name":"cpu"`) {
		t.Error(list)
	}
	d := DeviceOpen(background, "cpu")
	x := numbers[limb.DF](50)
	y, want := make([]limb.DF, 100), make([]limb.DF, 50)
	less, wantLess := make([]bool, 50), make([]bool, 50)
	do(t, func() {
		DeviceMap(background, d, "exp", 50, []Array{{unsafe.Pointer(&y[0]), 2, DF}}, []Array{arrayOf(x)})
		DeviceMap(background, d, "less", 50, []Array{arrayOf(less)}, []Array{arrayOf(x), {unsafe.Pointer(&x[20]), 0, DF}})
	})
	vec.Exp(want, x)
	vec.LessScalar(wantLess, x, x[20])
	for i := range want {
		if y[2*i] != want[i] || less[i] != wantLess[i] {
			t.Fatalf("element %d is %v and %v, want %v and %v", i, y[2*i], less[i], want[i], wantLess[i])
		}
	}
	a, c, p := mat.NewDense(7, 7, x[:49]), mat.NewDense[limb.DF](7, 7, nil), new(mat.Dense[limb.DF])
	p.Mul(a, a)
	do(t, func() { DeviceMul(background, d, matrixOf(c), matrixOf(a), matrixOf(a), 0) })
	if !c.Equal(p) {
		t.Error("another product")
	}
	mat.MulExact(p, a, a)
	do(t, func() { DeviceMul(background, d, matrixOf(c), matrixOf(a), matrixOf(a), exact) })
	if !c.Equal(p) {
		t.Error("another exact product")
	}
	z, zz := mat.NewDense[limb.CDF](3, 3, nil), mat.NewDense[limb.CDF](3, 3, nil)
	for i := range z.Data {
		z.Data[i] = limb.CDF{Re: x[i], Im: x[i+9]}
	}
	f, ff := mat.NewDense(3, 3, []limb.F64{1, 0x1p60, 3, -0x1p60, 5, 6, 7, 8, 9}), mat.NewDense[limb.F64](3, 3, nil)
	do(t, func() {
		DeviceMul(background, d, matrixOf(zz), matrixOf(z), matrixOf(z), exact)
		DeviceMul(background, d, matrixOf(ff), matrixOf(f), matrixOf(f), exact)
	})
	wantZ := new(mat.Dense[limb.CDF])
	mat.MulExact(wantZ, z, z)
	if !zz.Equal(wantZ) || ff.Data[0] != 22-0x1p120 {
		t.Errorf("other exact products: %v, %v", zz, ff)
	}
	if text := DeviceInfo(d); !strings.Contains(text, `"arithmetic32":"`) {
		t.Error(text)
	}
	do(t, func() { Close(d) })
	if code, _ := Do("", func() { DeviceInfo(d) }); code != BadHandle {
		t.Errorf("a closed device: code %d", code)
	}
}

// TestOrders: the calls of whole arrays, with strides.
func TestOrders(t *testing.T) {
	x := numbers[limb.DD](30)
	want, got := make([]limb.DD, 15), make([]limb.DD, 30)
	odd := make([]limb.DD, 15)
	for i := range odd {
		odd[i] = x[2*i]
	}
	in, out := Array{unsafe.Pointer(&x[0]), 2, DD}, Array{unsafe.Pointer(&got[0]), 2, DD}
	check := func(what string) {
		t.Helper()
		for i := range want {
			if got[2*i] != want[i] {
				t.Errorf("%s: element %d is %v, want %v", what, i, got[2*i], want[i])
			}
		}
	}
	vec.CumSum(want, odd)
	do(t, func() { CumSum(15, out, in) })
	check("cum_sum")
	vec.Horner(want, odd, x[:3])
	do(t, func() { Horner(15, out, in, arrayOf(x[:3]), 3) })
	check("horner")
	vec.Linspace(want, x[1], x[5])
	do(t, func() { Linspace(15, out, unsafe.Pointer(&x[1]), unsafe.Pointer(&x[5])) })
	check("linspace")
	copy(want, odd)
	vec.Sort(want)
	do(t, func() { Sort(15, in) })
	do(t, func() { Map(background, "canon", 15, []Array{out}, []Array{in}) })
	check("sort")
}

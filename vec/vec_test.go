package vec_test

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/guard"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
	"github.com/limbfp/limb/vec"
)

var kinds = types.All()[:types.Numbers]

// A testCase is a function of this package for one type.
type testCase struct {
	kernels.Func               // its signature, and the name of the method
	vec          reflect.Value // results, then operands
	method       reflect.Value
}

// whole are the functions of remainders that are right for all operands: they are made of those of
// the catalogue, and are no kernels.
var whole = map[string][types.Reals]any{
	"FastMod":       {vec.Mod[limb.DF], vec.Mod[limb.DD], vec.Mod[limb.QF], vec.Mod[limb.QD], vec.Mod[limb.TF], vec.Mod[limb.TD]},
	"FastRemainder": {vec.Remainder[limb.DF], vec.Remainder[limb.DD], vec.Remainder[limb.QF], vec.Remainder[limb.QD], vec.Remainder[limb.TF], vec.Remainder[limb.TD]},
	"FastRemquo":    {vec.Remquo[limb.DF], vec.Remquo[limb.DD], vec.Remquo[limb.QF], vec.Remquo[limb.QD], vec.Remquo[limb.TF], vec.Remquo[limb.TD]},
}

// testCases returns every function of the twelve types in the catalogue, and the others.
func testCases(t testing.TB) []testCase {
	var list []testCase
	for _, f := range kernels.Funcs() {
		typ, name, _ := strings.Cut(f.Name, ".")
		k := slices.IndexFunc(kinds, func(k kernels.Type) bool { return k.String() == typ })
		if k < 0 || table[f.Name] == nil {
			continue
		}
		c := testCase{Func: f, vec: reflect.ValueOf(table[f.Name])}
		method := func(name string) reflect.Value {
			m, ok := typeof.Go(kinds[k]).MethodByName(name)
			if !ok {
				t.Fatalf("%s has no method %s", typ, name)
			}
			return m.Func
		}
		c.method = method(name)
		if w, ok := whole[name]; ok {
			name := strings.TrimPrefix(name, "Fast")
			of := c
			of.Name, of.vec, of.method = typ+"."+name, reflect.ValueOf(w[k]), method(name)
			list = append(list, of)
		}
		list = append(list, c)
	}
	typeOf := func(e reflect.Type) kernels.Type {
		all := types.All()
		return all[slices.IndexFunc(all, func(t types.Type) bool { return typeof.Go(t) == e })]
	}
	for name, c := range others {
		f := reflect.TypeOf(c.scalar)
		var in []kernels.Param
		for i := range f.NumIn() {
			in = append(in, kernels.Param{Name: "x", Type: typeOf(f.In(i))})
		}
		list = append(list, testCase{
			Func:   kernels.Func{Name: name, In: in, Out: []kernels.Param{{Type: typeOf(f.Out(0))}}},
			vec:    reflect.ValueOf(c.vec),
			method: reflect.ValueOf(c.scalar),
		})
	}
	slices.SortFunc(list, func(a, b testCase) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// params are the results, then the operands.
func (c testCase) params() []kernels.Param { return slices.Concat(c.Out, c.In) }

// A column is the memory of a slice.
type column struct {
	typ  kernels.Type
	elem reflect.Type
	data []byte
}

func newColumn(p kernels.Param, n int) column {
	elem := typeof.Go(p.Type)
	words := make([]float64, n*int(elem.Size())/8+1)
	return column{p.Type, elem, unsafe.Slice((*byte)(unsafe.Pointer(&words[0])), n*int(elem.Size()))}
}

// slice returns n elements at p.
func (c column) slice(p unsafe.Pointer, n int) reflect.Value { return reflect.SliceAt(c.elem, p, n) }

func (c column) all() reflect.Value {
	return c.slice(unsafe.Pointer(unsafe.SliceData(c.data)), len(c.data)/int(c.elem.Size()))
}

func (c column) rows(lo, n int) []byte {
	size := int(c.elem.Size())
	return c.data[lo*size:][: n*size : n*size]
}

// operands returns rows of operands.
func (c testCase) operands(seed uint64, n int) []column {
	return c.columns(operand.Make(seed, n, c.In, operand.Wide), n)
}

// columns returns n rows of operands.
func (c testCase) columns(planes []plane.Plane, n int) (list []column) {
	for _, p := range c.In {
		x := newColumn(p, n)
		size, limb := int(x.elem.Size()), min(p.Type.Size(), int(x.elem.Size()))
		from32 := p.Type.Size() // of a bool in a plane
		for j, from := range planes[:p.Type.Planes()] {
			for i := range n {
				copy(x.data[i*size+j*limb:][:limb], from.Bytes()[i*from32:])
			}
		}
		planes = planes[p.Type.Planes():]
		list = append(list, x)
	}
	return list
}

// want returns what the method gives, row by row.
func (c testCase) want(in []column, n int) []column {
	var list []column
	var results []reflect.Value
	for _, p := range c.Out {
		list = append(list, newColumn(p, n))
		results = append(results, list[len(list)-1].all())
	}
	var operands []reflect.Value
	for _, x := range in {
		operands = append(operands, x.all())
	}
	row := make([]reflect.Value, len(in))
	for i := range n {
		for j, x := range operands {
			row[j] = x.Index(i).Convert(c.method.Type().In(j)) // an int32, of which the method takes an int
		}
		for j, z := range c.method.Call(row) {
			results[j].Index(i).Set(z.Convert(results[j].Type().Elem()))
		}
	}
	return list
}

// differ compares bits; every NaN is the same. It returns an error for the
// first row that differs.
func (c testCase) differ(want, got [][]byte) error {
	for j, p := range c.Out {
		if bytes.Equal(want[j], got[j]) {
			continue
		}
		size, width := p.Type.Size(), int(typeof.Go(p.Type).Size())
		if p.Type == kernels.Bool {
			size = 1
		}
		for i := 0; i < len(want[j]); i += size {
			a, b := want[j][i:][:size], got[j][i:][:size]
			if !bytes.Equal(a, b) && !(isNaN(p.Type, a) && isNaN(p.Type, b)) {
				return fmt.Errorf("result %d of row %d of %d differs: want %x, got %x", j, i/width, len(want[j])/width, want[j][i/width*width:][:width], got[j][i/width*width:][:width])
			}
		}
	}
	return nil
}

func isNaN(t kernels.Type, b []byte) bool {
	switch t.Elem() {
	case kernels.F32:
		v := *(*float32)(unsafe.Pointer(&b[0]))
		return v != v
	case kernels.F64:
		v := *(*float64)(unsafe.Pointer(&b[0]))
		return v != v
	}
	return false
}

// levels calls f at every level that there is, by its name.
func levels(t *testing.T, f func(t *testing.T)) {
	for _, l := range []simd.Level{simd.Go, simd.AVX2, simd.AVX512} {
		t.Run(l.String(), func(t *testing.T) {
			previous, err := simd.Set(l)
			if err != nil {
				testenv.Skip(t, l.String(), err.Error())
			}
			defer simd.Set(previous)
			if vec.Level() != l.String() {
				t.Fatalf("the level is %s", vec.Level())
			}
			f(t)
		})
	}
}

func rowsOf(c testCase) int {
	switch {
	case testenv.Full():
		return 1 << 16
	case testing.Short() || c.Ops > 5000:
		return 256
	}
	return 1024
}

// TestBits: every function gives the bits of the method, at every level. A wrong
// bit, planted in what the method gives, is noticed.
func TestBits(t *testing.T) {
	type rows struct{ in, want []column }
	made := map[string]rows{}
	levels(t, func(t *testing.T) {
		for _, c := range testCases(t) {
			n := rowsOf(c)
			if _, ok := made[c.Name]; !ok {
				in := c.operands(3, n)
				made[c.Name] = rows{in, c.want(in, n)}
			}
			r := made[c.Name]
			var args []reflect.Value
			var want, got [][]byte
			for j, p := range c.Out {
				z := newColumn(p, n)
				args, want, got = append(args, z.all()), append(want, r.want[j].data), append(got, z.data)
			}
			for _, x := range r.in {
				args = append(args, x.all())
			}
			c.vec.Call(args)
			if err := c.differ(want, got); err != nil {
				t.Errorf("%s: %v", c.Name, err)
			}
			last := got[0]
			last[len(last)-int(typeof.Go(c.Out[0].Type).Size())] ^= 1
			if c.differ(want, got) == nil && !isNaN(c.Out[0].Type, last[len(last)-int(typeof.Go(c.Out[0].Type).Size()):]) {
				t.Errorf("%s: a planted wrong bit went unnoticed", c.Name)
			}
		}
	})
}

// TestSizes: every function, for slices of all lengths below 100 that begin and
// end anywhere, apart and in place, writes its results and nothing else.
func TestSizes(t *testing.T) {
	const most = 100
	type rows struct{ in, want []column }
	made := map[string]rows{}
	var pages [5]guard.Page
	for i := range pages {
		pages[i] = guard.NewPage(t)
	}
	levels(t, func(t *testing.T) {
	cases:
		for k, c := range testCases(t) {
			if testing.Short() && k%4 > 0 {
				continue
			}
			if _, ok := made[c.Name]; !ok {
				in := c.operands(4, most)
				made[c.Name] = rows{in, c.want(in, most)}
			}
			r := made[c.Name]
			params := c.params()
			for n := range most {
				if (c.Ops > 5000 || testing.Short()) && n > 18 && n%16 > 1 {
					continue
				}
				if !testenv.Full() && n > 18 && (n+k)%3 > 0 {
					continue // the functions beside it have these
				}
				for place := range params[len(c.Out)-1:] {
					// The first result lies apart, or where an operand is.
					if place > 0 && params[len(c.Out)+place-1].Type != c.Out[0].Type {
						continue
					}
					lo := min(n/3, most-n)
					var args []reflect.Value
					var memory [][]byte
					for j, p := range params {
						pages[j].Fill()
						size, align := int(typeof.Go(p.Type).Size()), typeof.Go(p.Type).Align()
						m := pages[j].End(n * size)
						if (n+j)%2 == 0 {
							m = pages[j].Start(n*size, n/2%5*align)
						}
						memory = append(memory, m)
					}
					for j, x := range r.in {
						copy(memory[len(c.Out)+j], x.rows(lo, n))
					}
					if place > 0 {
						memory[0] = memory[len(c.Out)+place-1]
					}
					for j, p := range params {
						args = append(args, column{elem: typeof.Go(p.Type)}.slice(unsafe.Pointer(unsafe.SliceData(memory[j])), n))
					}
					if c.vec.Type().NumIn() != len(args) {
						t.Fatal(c.Name, c.vec.Type())
					}
					c.vec.Call(args)
					var want, got [][]byte
					for j := range c.Out {
						want, got = append(want, r.want[j].rows(lo, n)), append(got, memory[j])
					}
					if err := c.differ(want, got); err != nil {
						t.Errorf("%s, length %d, place %d: %v", c.Name, n, place, err)
						continue cases
					}
					for j := range params {
						if place > 0 && j == 0 {
							memory[j] = nil // the page of the result is not used
						}
						if !pages[j].Intact(memory[j]) {
							t.Errorf("%s, length %d, place %d: wrote outside of slice %d", c.Name, n, place, j)
							continue cases
						}
						if j >= len(c.Out) && j != len(c.Out)+place-1 && !bytes.Equal(memory[j], r.in[j-len(c.Out)].rows(lo, n)) {
							t.Errorf("%s, length %d, place %d: wrote to operand %d", c.Name, n, place, j)
						}
					}
				}
			}
		}
	})
}

// missing returns the functions of the eight types in the catalogue that a table
// of functions has not.
func missing(table map[string]any) (list []string) {
	for _, f := range kernels.Funcs() {
		typ, _, _ := strings.Cut(f.Name, ".")
		ours := slices.ContainsFunc(kinds, func(k kernels.Type) bool { return k.String() == typ })
		if ours && table[f.Name] == nil {
			list = append(list, f.Name)
		}
	}
	return list
}

// TestCatalogue: every function of the catalogue for the twelve types is one of
// this package too, and is listed.
func TestCatalogue(t *testing.T) {
	if list := missing(table); list != nil {
		t.Errorf("package vec has not %v: write it by hand, as Convert and MulReal are (table_test.go names those), or mark the method //limb:function", list)
	}
	without := maps.Clone(table)
	delete(without, "DF.Exp")
	if list := missing(without); !slices.Equal(list, []string{"DF.Exp"}) {
		t.Errorf("without DF.Exp, package vec has not %v", list)
	}
	names := vec.Functions()
	for _, c := range testCases(t) {
		typ, name, _ := strings.Cut(c.Name, ".")
		switch name {
		case "Quad", "Pair", "Triple":
			name = c.Out[0].Type.String()
		}
		if !slices.Contains(names, strings.TrimSpace(typ+"."+name)) {
			t.Errorf("Functions does not list %s.%s", typ, name)
		}
		delete(without, c.Name)
	}
	for name := range without {
		t.Errorf("the catalogue has no function %s", name)
	}
}

// TestLevels: what has a kernel at a level runs there, and says so.
func TestLevels(t *testing.T) {
	levels(t, func(t *testing.T) {
		var inGo []string
		for _, name := range vec.Functions() {
			switch level, ok := vec.LevelOf(name); {
			case !ok:
				t.Errorf("LevelOf does not know %s", name)
			case level == vec.Level():
			case level == "go":
				inGo = append(inGo, name)
			default:
				t.Errorf("%s runs at the level %s", name, level)
			}
		}
		machine := 0
		for _, name := range inGo {
			typ, method, _ := strings.Cut(name, ".")
			if typ == "f32" || typ == "f64" {
				machine++
				if regexp.MustCompile(`^[^N].*(Down|Up|ToZero)$`).MatchString(method) { // these have kernels, NextUp has not
					t.Errorf("%s runs in Go", name)
				}
				continue
			}
			if !slices.Contains([]string{"Fill", "CumSum", "Sort"}, method) && !slices.Contains([]string{
				"DF.DF", "DD.DD", "QF.QF", "QD.QD", "TF.TF", "TD.TD", // copies
			}, name) && !(name[0] == 'C' && slices.Contains([]string{"AddFloat", "SubFloat", "DivFloat", "AddFloatScalar", "SubFloatScalar"}, method)) {
				t.Errorf("%s runs in Go", name)
			}
		}
		if want := 12 + 6 + 6 + 6 + 6*5; vec.Level() != "go" && (len(inGo)-machine != want || machine < 2*100) {
			t.Errorf("%d functions run in Go, want %d, and %d of machine numbers: %v", len(inGo)-machine, want, machine, inGo)
		}
	})
	if level, ok := vec.LevelOf("DD.Nothing"); ok || level != "" {
		t.Errorf("DD.Nothing runs at the level %q", level)
	}
}

// panics returns what f panics with.
func panics(f func()) (v any) {
	defer func() { v = recover() }()
	f()
	return nil
}

func TestPanics(t *testing.T) {
	x := make([]limb.DD, 100)
	n := make([]int32, 100)
	for i := range x {
		x[i].Hi = float64(i)
	}
	before := slices.Clone(x)
	const lengths, overlap = "different lengths", "overlap in part"
	for i, c := range []struct {
		want string
		f    func()
	}{
		{lengths, func() { vec.Add(x[:50], x[50:], x[50:99]) }},
		{lengths, func() { vec.Add(x[:50], x[50:99], x[50:]) }},
		{lengths, func() { vec.Sqrt(x[:49], x[50:]) }},
		{lengths, func() { vec.MulAdd(x[:10], x[:10], x[:10], x[:9]) }},
		{lengths, func() { vec.Scale(x[:10], x[:9], limb.DD{}) }},
		{lengths, func() { vec.ScaleFloat(x[:10], x[:9], 1.0) }},
		{lengths, func() { vec.Axpy(x[:10], limb.DD{}, x[:9], x[:10]) }},
		{lengths, func() { vec.Axpy(x[:10], limb.DD{}, x[:10], x[:9]) }},
		{lengths, func() { vec.Dot(x[:10], x[:9]) }},
		{lengths, func() { vec.Frexp(x[:10], n[:9], x[:10]) }},
		{lengths, func() { vec.Add(x[:0], x[:1], x[:0]) }},
		{overlap, func() { vec.Add(x[:50], x[1:51], x[50:]) }},
		{overlap, func() { vec.Add(x[1:51], x[50:], x[:50]) }},
		{overlap, func() { vec.Sqrt(x[49:98], x[1:50]) }},
		{overlap, func() { vec.SinCos(x[:50], x[:50], x[50:]) }},
		{overlap, func() { vec.SinCos(x[:50], x[50:], x[49:99]) }},
		{overlap, func() { vec.Scale(x[:50], x[1:51], limb.DD{}) }},
		{lengths, func() { vec.AddScalar(x[:10], x[:9], limb.DD{}) }},
		{lengths, func() { vec.CumSum(x[:10], x[:9]) }},
		{lengths, func() { vec.Select(x[:10], make([]bool, 9), x[:10], x[:10]) }},
		{lengths, func() { vec.DotOf[limb.DD](make([]float64, 3), make([]float64, 4)) }},
		{overlap, func() { vec.CumSum(x[:50], x[1:51]) }},
		{overlap, func() { vec.Select(x[:50], make([]bool, 50), x[50:], x[1:51]) }},
		{overlap, func() { vec.AddFloatScalar(x[1:51], x[:50], 1) }},
		{"empty", func() { vec.Largest(x[:0]) }},
		{"empty", func() { vec.Smallest(x[:0]) }},
		{"empty", func() { vec.ArgMax(x[:0]) }},
		{"empty", func() { vec.ArgMin(x[:0]) }},
		{"", func() { vec.Add(x[:0], x[:0], x[:0]) }},
		{"", func() { vec.Add[limb.DD](nil, nil, nil) }},
		{"", func() { vec.Scale(nil, nil, limb.DD{}) }},
	} {
		v := panics(c.f)
		if s, _ := v.(string); c.want == "" && v != nil || !strings.Contains(s, c.want) || !strings.HasPrefix(s, "vec: ") && v != nil {
			t.Errorf("case %d: panics with %v, want %q", i, v, c.want)
		}
	}
	if !slices.Equal(x, before) {
		t.Error("a call that panics has written")
	}
}

// TestRemainders: remainders of small and of large quotients, which run in Go and
// in kernels.
func TestRemainders(t *testing.T) {
	levels(t, func(t *testing.T) {
		for _, c := range testCases(t) {
			if !strings.Contains(c.Name, "Mod") && !strings.Contains(c.Name, "Rem") || strings.HasSuffix(c.Name, "Modf") {
				continue
			}
			for _, far := range []bool{false, true} {
				const n = 100
				in := []column{newColumn(c.In[0], n), newColumn(c.In[1], n)}
				all := c.operands(8, 100*n)
				size := int(typeof.Go(c.In[0].Type).Size())
				k := 0
				for i := 0; i < 100*n && k < n; i++ {
					x, y := all[0].rows(i, 1), all[1].rows(i, 1)
					if q := math.Abs(first(c.In[0].Type, x) / first(c.In[1].Type, y)); q > 0x1p130 && far || q < 0x1p8 && !far {
						copy(in[0].data[k*size:], x)
						copy(in[1].data[k*size:], y)
						k++
					}
				}
				want := c.want(in, n)
				var args []reflect.Value
				var bits, got [][]byte
				for j, p := range c.Out {
					z := newColumn(p, n)
					args, got, bits = append(args, z.all()), append(got, z.data), append(bits, want[j].data)
				}
				c.vec.Call(append(args, in[0].all(), in[1].all()))
				if err := c.differ(bits, got); err != nil || k < n {
					t.Errorf("%s, large quotients: %v, %d of them: %v", c.Name, far, k, err)
				}
			}
		}
	})
}

// first returns the leading limb of a number.
func first(t kernels.Type, b []byte) float64 {
	if t.Elem() == kernels.F32 {
		return float64(*(*float32)(unsafe.Pointer(&b[0])))
	}
	return *(*float64)(unsafe.Pointer(&b[0]))
}

// TestLong: long slices, on several cores and on one.
func TestLong(t *testing.T) {
	defer vec.SetThreads(vec.SetThreads(0))
	levels(t, func(t *testing.T) {
		const n = 70_001
		x := make([]limb.DF, n)
		for i := range x {
			x[i] = limb.NewDF(float32(i) + 0.5)
		}
		for _, threads := range []int{1, 2, 7, 0} {
			vec.SetThreads(threads)
			y := make([]limb.DF, n)
			vec.Mul(y, x, x)
			for i := range y {
				if want := x[i].Mul(x[i]); y[i] != want {
					t.Fatalf("%d threads: Mul: element %d is %v, want %v", threads, i, y[i], want)
				}
			}
			vec.Axpy(y, x[3], y, y)
			for i := range y {
				z := x[i].Mul(x[i])
				if want := z.MulAdd(x[3], z); y[i] != want {
					t.Fatalf("%d threads: Axpy: element %d is %v, want %v", threads, i, y[i], want)
				}
			}
			copy(y, x)
			vec.Cbrt(y, y)
			for i := range y {
				if want := x[i].Cbrt(); y[i] != want {
					t.Fatalf("%d threads: Cbrt: element %d is %v, want %v", threads, i, y[i], want)
				}
			}
			vec.ScaleFloat(y, x, 0.75)
			for i := range y {
				if want := x[i].MulFloat(0.75); y[i] != want {
					t.Fatalf("%d threads: ScaleFloat: element %d is %v, want %v", threads, i, y[i], want)
				}
			}
		}
	})
}

// TestStreams: results so long that they go around the caches, of conversions whose
// results are narrower or wider than their operands.
func TestStreams(t *testing.T) {
	if testing.Short() {
		return // some hundred megabytes, and slow where a processor is emulated
	}
	const n = 1<<22 + 3
	x, z := make([]float64, n), make([]float64, n)
	df, dd := make([]limb.DF, n), make([]limb.DD, n)
	for i := range x {
		x[i] = math.Sqrt(float64(i)) * 0x1p-8
	}
	levels(t, func(t *testing.T) {
		clear(df)
		clear(dd)
		clear(z)
		vec.FromFloat64(df[1:], x[1:])
		vec.Convert(dd, df)
		vec.Float64(z, df)
		for i := 1; i < n; i++ {
			if want := limb.NewDF(x[i]); df[i] != want || dd[i] != want.DD() || z[i] != want.Float64() {
				t.Fatalf("element %d: %v, %v and %v, of %v", i, df[i], dd[i], z[i], x[i])
			}
		}
	})
}

func TestSetThreads(t *testing.T) {
	first := vec.SetThreads(3)
	if got := vec.SetThreads(-1); got != 3 {
		t.Errorf("was %d, want 3", got)
	}
	if got := vec.SetThreads(first); got != 0 {
		t.Errorf("was %d, want 0", got)
	}
}

func TestAllocations(t *testing.T) {
	levels(t, func(t *testing.T) {
		x, a, n, c := make([]limb.QD, 8), make([]float64, 8), make([]int32, 8), make([]bool, 8)
		for name, f := range map[string]func(){
			"Add":    func() { vec.Add(x, x, x) },
			"SinCos": func() { vec.SinCos(x[:4], x[4:], x[:4]) },
			"Mod":    func() { vec.Mod(x, x, x) },
			"Frexp":  func() { vec.Frexp(x, n, x) },
			"Float":  func() { vec.Float64(a, x) },
			"Scale":  func() { vec.Scale(x, x, x[0]) },
			"Axpy":   func() { vec.Axpy(x, x[0], x, x) },
			"Sum":    func() { vec.Sum(x) },
			"Norm2":  func() { vec.Norm2(x) },
			"SumOf":  func() { vec.SumOf[limb.QD](a) },
			"DotOf":  func() { vec.DotOf[limb.DD](a, a) },
			"Select": func() { vec.Select(x, c, x, x) },
			"Float2": func() { vec.ScaleFloat(x, x, 2) },
			"ArgMax": func() { vec.ArgMax(x) },
		} {
			if k := testing.AllocsPerRun(100, f); k >= 1 {
				t.Errorf("%s: %v allocations", name, k)
			}
		}
	})
}

// TestArms: powers go two ways, and a kernel leaves out the one that none of its lanes
// takes. Runs of small and of other exponents, of all lengths up to some vectors, are
// what the methods give.
func TestArms(t *testing.T) {
	levels(t, func(t *testing.T) {
		testArms(t, func(a float64) limb.DF { return limb.DF{Hi: float32(a), Lo: float32(a) * 0x1p-26} })
		testArms(t, func(a float64) limb.DD { return limb.DD{Hi: a, Lo: a * 0x1p-55} })
		testArms(t, func(a float64) limb.QF {
			return limb.QF{X0: float32(a), X1: float32(a) * 0x1p-26, X2: float32(a) * 0x1p-52, X3: float32(a) * 0x1p-78}
		})
		testArms(t, func(a float64) limb.QD { return limb.QD{X0: a, X1: a * 0x1p-55, X2: a * 0x1p-110, X3: a * 0x1p-165} })
	})
}

func testArms[N interface {
	limb.RealNumber
	PowInt(int) N
}](t *testing.T, of func(float64) N) {
	t.Helper()
	small := 0
	for run := 1; run < 80; run++ {
		x, n := make([]N, 4*run), make([]int32, 4*run)
		for i := range x {
			x[i] = of(1 + float64(i%37)/64)
			n[i] = int32(3 + i%28)
			if i/run%2 == 1 {
				n[i] = int32(-40 + i%73)
			}
			if n[i] > 1 && n[i] < 32 {
				small++
			}
		}
		got := make([]N, len(x))
		vec.PowInt(got, x, n)
		for i := range x {
			if want := x[i].PowInt(int(n[i])); got[i] != want {
				t.Fatalf("element %d of %d: (%v)^%d is %v, want %v", i, len(x), x[i], n[i], got[i], want)
			}
		}
	}
	if small < 1000 {
		t.Errorf("%d small exponents", small)
	}
}

package steps_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/internal/scheme"
	"github.com/limbfp/limb/fft/internal/steps"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/source/butterfly"
	"github.com/limbfp/limb/internal/source/passes"
	"github.com/limbfp/limb/kernel"
)

// program has the kernels of transforms. That they are what the source gives is a test of gen.
var program = sync.OnceValues(func() (*ir.Program, error) { return ir.Decode([]byte(passes.Program)) })

var interpreted sync.Map // by the name of a kernel: *ir.Interp

func interp(name string) (launch.Launcher, error) {
	if in, ok := interpreted.Load(name); ok {
		return in.(*ir.Interp), nil
	}
	p, err := program()
	if err != nil {
		return nil, err
	}
	in, err := launch.Kernel(p, name)
	interpreted.Store(name, in)
	return in, err
}

var printed sync.Map // by the name of a kernel: *onptx.Kernel

// asPTX returns a kernel as its text for CUDA.
func asPTX(name string) (launch.Launcher, error) {
	if k, ok := printed.Load(name); ok {
		return k.(*onptx.Kernel), nil
	}
	p, err := program()
	if err != nil {
		return nil, err
	}
	f := p.Lookup(name)
	if f == nil {
		return nil, fmt.Errorf("no function %s is compiled", name)
	}
	list, err := onptx.New(p.Reach(f), lower.Ladder[0], f)
	if err != nil {
		return nil, err
	}
	printed.Store(name, list[0])
	return list[0], nil
}

// inInterp runs a list in an interpreter, on arrays of the caller.
func inInterp(l steps.List, interp func(name string) (launch.Launcher, error), order ir.Order, callers map[*steps.Array]any) error {
	arrays := map[*steps.Array]*ir.Array{}
	for a, x := range callers {
		arrays[a] = launch.Array(x)
	}
	for i, s := range l.Steps {
		in, err := interp(s.Kernel)
		if err != nil {
			return err
		}
		var args []any
		for _, x := range s.Args {
			a, ok := x.(*steps.Array)
			if !ok {
				args = append(args, x)
				continue
			}
			if a.Work != nil {
				a = a.Work
			}
			if arrays[a] == nil {
				x := a.Data
				if x == nil {
					x = memory(a)
				}
				arrays[a] = launch.Array(x)
			}
			args = append(args, arrays[a])
		}
		if err := launch.Run(in, s.N, order, args...); err != nil {
			return fmt.Errorf("step %d, %s: %w", i, s.Kernel, err)
		}
	}
	for a, x := range callers {
		launch.Copy(x, arrays[a])
	}
	return nil
}

// memory returns the memory of an array.
func memory(a *steps.Array) any {
	types := map[string]any{
		"DF": limb.DF{}, "DD": limb.DD{}, "QF": limb.QF{}, "QD": limb.QD{},
		"CDF": limb.CDF{}, "CDD": limb.CDD{}, "CQF": limb.CQF{}, "CQD": limb.CQD{},
	}
	return reflect.MakeSlice(reflect.SliceOf(reflect.TypeOf(types[a.Elem])), a.Len, a.Len).Interface()
}

// goKernels are the kernels in Go, of numbers C as package butterfly has them, with the parts R.
func goKernels[C interface {
	passes.Element
	passes.Halved[C, R, T]
}, T limb.Float, R interface {
	passes.Element
	passes.Part[R]
}]() map[string]any {
	return map[string]any{
		"Pass[Two": passes.Pass[passes.Two, C, T], "Pass[Three": passes.Pass[passes.Three, C, T], "Pass[Four": passes.Pass[passes.Four, C, T],
		"Pass[Five": passes.Pass[passes.Five, C, T], "Pass[Seven": passes.Pass[passes.Seven, C, T], "Pass[Eight": passes.Pass[passes.Eight, C, T],
		"Last[Two": passes.Last[passes.Two, C, T], "Last[Three": passes.Last[passes.Three, C, T], "Last[Four": passes.Last[passes.Four, C, T],
		"Last[Five": passes.Last[passes.Five, C, T], "Last[Seven": passes.Last[passes.Seven, C, T], "Last[Eight": passes.Last[passes.Eight, C, T],
		"Stretch[Room256,Powers": passes.Stretch[passes.Room256, passes.Powers, C, R, T], "Stretch[Room256,All": passes.Stretch[passes.Room256, passes.All, C, R, T],
		"Stretch[Room512,Powers": passes.Stretch[passes.Room512, passes.Powers, C, R, T], "Stretch[Room512,All": passes.Stretch[passes.Room512, passes.All, C, R, T],
		"Stretch[Room4096,Powers": passes.Stretch[passes.Room4096, passes.Powers, C, R, T],
		"Mirrored[Room256,Powers": passes.Mirrored[passes.Room256, passes.Powers, C, R, T], "Mirrored[Room256,All": passes.Mirrored[passes.Room256, passes.All, C, R, T],
		"Mirrored[Room512,Powers": passes.Mirrored[passes.Room512, passes.Powers, C, R, T], "Mirrored[Room512,All": passes.Mirrored[passes.Room512, passes.All, C, R, T],
		"Turn": passes.Turn[C, T], "Product": passes.Product[C, T],
		"Roots": passes.Roots[C, R], "Scale": passes.Scale[C, R], "Pack": passes.Pack[C, R], "Unpack": passes.Unpack[C, R],
		"Untangle": passes.Untangle[C, R, T], "Half": passes.Half[C, R], "Whole": passes.Whole[C, R],
		"Transpose": passes.Transpose[C], "TransposeParts": passes.Transpose[R],
	}
}

// pairs adds those of pairs alone.
func pairs[C passes.Paired[C, T], T limb.Float](list map[string]any) map[string]any {
	maps.Copy(list, map[string]any{
		"Columns[Room256": passes.Columns[passes.Room256, C, T], "Columns[Room512": passes.Columns[passes.Room512, C, T],
		"Columns[Room1024": passes.Columns[passes.Room1024, C, T], "Columns[Room2048": passes.Columns[passes.Room2048, C, T],
	})
	return list
}

var inGo = map[string]map[string]any{
	"CDF": pairs[butterfly.CDF](goKernels[butterfly.CDF, float32, limb.DF]()),
	"CDD": pairs[butterfly.CDD](goKernels[butterfly.CDD, float64, limb.DD]()),
	"CQF": goKernels[butterfly.CQF, float32, limb.QF](),
	"CQD": goKernels[butterfly.CQD, float64, limb.QD](),
}

// bundle reports whether a type is a struct that stands for its fields: it has a slice or an int.
func bundle(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && (t.Field(0).Type.Kind() == reflect.Slice || t.Field(0).Type.Kind() == reflect.Int)
}

// inPlainGo runs a list in Go.
func inPlainGo(l steps.List, callers map[*steps.Array]any) error {
	arrays := map[*steps.Array]any{}
	for a, x := range callers {
		arrays[a] = x
	}
	for _, s := range l.Steps {
		name, typ, _ := strings.Cut(strings.TrimSuffix(strings.TrimPrefix(s.Kernel, "passes."), "]"), "[")
		if i := strings.LastIndexByte(typ, ','); i >= 0 && inGo["C"+typ[i+1:]] != nil { // of parts, which the complex numbers say
			typ = typ[:i]
		}
		if i := strings.LastIndexByte(typ, ','); i >= 0 {
			name, typ = name+"["+typ[:i], typ[i+1:] // sizes, and complex numbers
		}
		if len(typ) == 2 {
			name, typ = name+"Parts", "C"+typ
		}
		f := reflect.ValueOf(inGo[typ][name])
		rest := s.Args
		arg := func(want reflect.Type) reflect.Value {
			x := rest[0]
			rest = rest[1:]
			if a, ok := x.(*steps.Array); ok {
				if a.Work != nil {
					a = a.Work
				}
				if arrays[a] == nil {
					if arrays[a] = a.Data; a.Data == nil {
						arrays[a] = memory(a)
					}
				}
				// The same memory, as numbers of another package.
				p := reflect.New(reflect.TypeOf(arrays[a]))
				p.Elem().Set(reflect.ValueOf(arrays[a]))
				return reflect.NewAt(want, unsafe.Pointer(p.Pointer())).Elem()
			}
			return reflect.ValueOf(x).Convert(want)
		}
		args := []reflect.Value{{}}
		for k := 1; k < f.Type().NumIn(); k++ {
			want := f.Type().In(k)
			if !bundle(want) {
				args = append(args, arg(want))
				continue
			}
			x := reflect.New(want).Elem()
			for i := range x.NumField() {
				x.Field(i).Set(arg(want.Field(i).Type))
			}
			args = append(args, x)
		}
		if f.Type().In(0) == reflect.TypeOf(0) {
			kernel.Items(s.N, func(i int) {
				args[0] = reflect.ValueOf(i)
				f.Call(args)
			})
		} else {
			kernel.Groups(s.N, func(g kernel.Group) {
				args[0] = reflect.ValueOf(g)
				f.Call(args)
			})
		}
	}
	return nil
}

// numbers returns n random numbers with all their limbs, the same each time.
func numbers[E any](n int) []E {
	r := rand.New(rand.NewPCG(3, uint64(n)))
	part := func() (q limb.QD) {
		for _, scale := range []float64{1, 0x1p-54, 0x1p-108, 0x1p-162} {
			q = q.AddFloat(scale * (2*r.Float64() - 1))
		}
		return q
	}
	x := make([]E, n)
	for i := range x {
		switch z := any(&x[i]).(type) {
		case *limb.DF:
			*z = part().DF()
		case *limb.DD:
			*z = part().DD()
		case *limb.QF:
			*z = part().QF()
		case *limb.QD:
			*z = part()
		case *limb.CDF:
			z.Re, z.Im = part().DF(), part().DF()
		case *limb.CDD:
			z.Re, z.Im = part().DD(), part().DD()
		case *limb.CQF:
			z.Re, z.Im = part().QF(), part().QF()
		case *limb.CQD:
			z.Re, z.Im = part(), part()
		}
	}
	return x
}

var ways = []steps.Way{{PerGroup: 16}, {PerGroup: 3, Rooms: []int{256}, Width: 16}, {PerGroup: 100, Rooms: []int{256, 512}, Width: 3}}

// stretched has stretches for 420, 729 and 1296 numbers, whole one for 420, and wide one in memory for which a launch asks;
// mirrored has several with opposite lanes, of which each group has many or few.
var (
	stretched = []steps.Way{{PerGroup: 16, Rooms: []int{512}, Long: []int{256}, Width: 16, Lanes: 25}}
	whole     = []steps.Way{{PerGroup: 16, Long: []int{256, 512}, Width: 3}}
	wide      = []steps.Way{{PerGroup: 16, Long: []int{4096}, Width: 3}}
	mirrored  = []steps.Way{{PerGroup: 16, Long: []int{256}, Width: 16, Lanes: 8}, {PerGroup: 16, Long: []int{512, 256}, Width: 3, Lanes: 8}}
)

// long compares transforms that are cut into stretches: of one step and of two, before the turns and behind
// them.
func long[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	for _, c := range []struct{ n, stretches int }{{420, 4}, {729, 3}, {1296, 4}, {2048, 4}} {
		list := complexes[C](c.n)[:2]
		b := steps.New[C](stretched[0], steps.Tables{})
		x := &steps.Array{Elem: b.Complex(), Len: c.n}
		l, err := b.Finish(&steps.Array{Elem: b.Complex(), Len: c.n}, list[0].list(b, 1, x))
		if err != nil || len(l.Steps) != c.stretches || !strings.HasPrefix(l.Steps[0].Kernel, "passes.Stretch[") {
			t.Errorf("%d: %v, %v", c.n, l.Steps, err)
		}
		for _, tr := range list {
			check[R](t, tr, stretched, map[string]ir.Order{"shuffled": ir.Shuffled(5)}, 1, 2)
		}
		if testing.Short() { // the others are longer
			return
		}
	}
	check[R](t, complexes[C](420, fft.Direct())[0], stretched, nil, 2)
	for n, batch := range map[int]int{420: 2, 256: 4, 128: 6} { // one in a group, two, and three, of a third row that is stored a row up
		for _, tr := range complexes[C](n)[:2] {
			check[R](t, tr, whole, map[string]ir.Order{"shuffled": ir.Shuffled(5)}, 1, batch)
		}
	}
	for _, n := range []int{35, 49, 64} {
		check[R](t, complexes[C](n)[0], stretched, nil, 2)
	}
	for n, batch := range map[int]int{420: 2, 512: 2, 70: 3} { // two that are entire, and one that is no matrix
		for _, tr := range reals[R, C](n)[:2] {
			check[R](t, tr, whole, map[string]ir.Order{"shuffled": ir.Shuffled(5)}, 1, batch)
		}
	}
	for _, n := range []int{1050, 1680, 1458, 2048} { // an odd number of lanes, even ones, odd ones of an odd number, and powers of two
		for _, tr := range reals[R, C](n)[:2] {
			check[R](t, tr, mirrored, map[string]ir.Order{"shuffled": ir.Shuffled(5)}, 1, 2)
		}
	}
	for _, tr := range reals[R, C](840)[:2] { // opposite lanes are few
		check[R](t, tr, stretched, nil, 2)
	}
	check[R](t, complexes[C](128)[0], wide, nil, 2)
	check[R](t, reals[R, C](420)[2], whole, nil, 1)
	check[R](t, reals[R, C](420, fft.Direct())[0], whole, nil, 1)
	check[R](t, reals[R, C](1680, fft.Direct())[1], mirrored[:1], nil, 1)
	check[R](t, reals[R, C](35)[0], stretched, nil, 1)
	for _, shape := range [][]int{{7, 12, 5}, {147, 4}} { // columns alone, in one stretch and in two, and transpositions
		for _, tr := range grids[R, C](shape, nil) {
			check[R](t, tr, stretched, nil, 2)
		}
	}
}

// transform is one in package fft, as a list, and what it is of.
type transform[C limb.ComplexNumber] struct {
	name     string
	elems    [2]string // of the result and of the operands
	sizes    [2]int    // for each of a batch
	operands int
	inFFT    func(dst any, src ...any)
	list     func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array
}

// check compares lists for some ways and batches with package fft.
func check[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T, tr transform[C], ways []steps.Way, orders map[string]ir.Order, batches ...int) {
	t.Helper()
	for _, way := range ways {
		tables := steps.Tables{}
		for _, batch := range batches {
			b := steps.New[C](way, tables)
			slice := func(k int) any {
				if tr.elems[k] == b.Real() {
					return numbers[R](batch * tr.sizes[k])
				}
				return numbers[C](batch * tr.sizes[k])
			}
			dst := &steps.Array{Elem: tr.elems[0], Len: batch * tr.sizes[0]}
			callers := map[*steps.Array]any{}
			var operands []*steps.Array
			var src []any
			for range tr.operands {
				operands = append(operands, &steps.Array{Elem: tr.elems[1], Len: batch * tr.sizes[1]})
				src = append(src, slice(1))
				callers[operands[len(operands)-1]] = src[len(src)-1]
			}
			l, err := b.Finish(dst, tr.list(b, batch, operands...))
			if err != nil {
				t.Fatal(err)
			}
			want := slice(0)
			tr.inFFT(want, src...)
			compare := func(how string, run func() error) {
				t.Helper()
				callers[dst] = slice(0)
				err := run()
				if err == nil {
					err = launch.Differ(callers[dst], want)
				}
				if err != nil {
					t.Errorf("%s %s, %d at once, %v, %s: %v", b.Complex(), tr.name, batch, way, how, err)
				}
			}
			compare("Go", func() error { return inPlainGo(l, callers) })
			for name, order := range orders {
				compare(name, func() error { return inInterp(l, interp, order, callers) })
			}
			if batch > 1 || testenv.Full() {
				compare("PTX", func() error { return inInterp(l, asPTX, nil, callers) })
			}
			if tr.elems[0] == tr.elems[1] && tr.sizes[0] == tr.sizes[1] { // in place
				for i, s := range l.Steps {
					for k, a := range s.Args {
						if a == any(operands[0]) {
							l.Steps[i].Args[k] = dst
						}
					}
				}
				compare("in place", func() error {
					reflect.Copy(reflect.ValueOf(callers[dst]), reflect.ValueOf(src[0]))
					return inPlainGo(l, callers)
				})
			}
		}
	}
}

func must[P any](p P, err error) P {
	if err != nil {
		panic(err)
	}
	return p
}

func complexes[C limb.ComplexNumber](n int, o ...fft.Option) (list []transform[C]) {
	p := must(fft.New[C](n, o...))
	s := scheme.Of[scheme.Plan[C]](p)
	name := steps.New[C](steps.Way{}, nil).Complex()
	add := func(what string, operands int, f func(dst any, src ...any), l func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array) {
		list = append(list, transform[C]{fmt.Sprintf("%s %d%s", what, n, direct(o)), [2]string{name, name}, [2]int{n, n}, operands, f, l})
	}
	add("forward", 1, func(dst any, src ...any) { p.Forward(dst.([]C), src[0].([]C)) },
		func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array { return b.Plan(s, 1, batch, x[0]) })
	add("inverse", 1, func(dst any, src ...any) { p.Inverse(dst.([]C), src[0].([]C)) },
		func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
			return b.Plan(s, -1, batch, x[0])
		})
	each := func(f func(dst, x, y []C)) func(dst any, src ...any) {
		return func(dst any, src ...any) {
			for d, x, y := dst.([]C), src[0].([]C), src[1].([]C); len(d) > 0; d, x, y = d[n:], x[n:], y[n:] {
				f(d[:n], x[:n], y[:n])
			}
		}
	}
	add("convolve", 2, each(p.Convolve),
		func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
			return b.Convolve(s, -1, batch, x[0], x[1], reciprocal[C](s.N))
		})
	add("correlate", 2, each(p.Correlate),
		func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
			return b.Convolve(s, 1, batch, x[1], x[0], reciprocal[C](s.N))
		})
	return list
}

func direct(o []fft.Option) string {
	if len(o) > 0 {
		return " direct"
	}
	return ""
}

func reals[R limb.RealNumber, C fft.ComplexOf[R]](n int, o ...fft.Option) []transform[C] {
	p := must(fft.NewReal[C](n, o...))
	s := scheme.Of[scheme.Real[C]](p)
	name := steps.New[C](steps.Way{}, nil).Complex()
	shape := fmt.Sprint(n, direct(o))
	return []transform[C]{
		{"real forward " + shape, [2]string{name, name[1:]}, [2]int{n/2 + 1, n}, 1, func(dst any, src ...any) { p.Forward(dst.([]C), src[0].([]R)) },
			func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
				return b.FromReal(s, batch, x[0])
			}},
		{"real inverse " + shape, [2]string{name[1:], name}, [2]int{n, n/2 + 1}, 1, func(dst any, src ...any) { p.Inverse(dst.([]R), src[0].([]C)) },
			func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array { return b.ToReal(s, batch, x[0]) }},
		{"real convolve " + shape, [2]string{name[1:], name[1:]}, [2]int{n, n}, 2, func(dst any, src ...any) {
			for d, x, y := dst.([]R), src[0].([]R), src[1].([]R); len(d) > 0; d, x, y = d[n:], x[n:], y[n:] {
				p.Convolve(d[:n], x[:n], y[:n])
			}
		},
			func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
				return b.ConvolveReal(s, -1, batch, x[0], x[1], reciprocal[C](s.N))
			}},
	}
}

func grids[R limb.RealNumber, C fft.ComplexOf[R]](shape, axes []int, o ...fft.Option) []transform[C] {
	g, h := must(fft.NewGrid[C](shape, axes, o...)), must(fft.NewRealGrid[C](shape, axes, o...))
	s, r := scheme.Of[scheme.Grid[C]](g), scheme.Of[scheme.RealGrid[C]](h)
	name := steps.New[C](steps.Way{}, nil).Complex()
	real, complex := h.Sizes()
	text := fmt.Sprint(shape, axes, direct(o))
	return []transform[C]{
		{"grid " + text, [2]string{name, name}, [2]int{real, real}, 1, func(dst any, src ...any) {
			for d, x := dst.([]C), src[0].([]C); len(d) > 0; d, x = d[real:], x[real:] {
				g.Forward(d[:real], x[:real])
			}
		}, func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array { return b.Grid(s, 1, batch, x[0]) }},
		{"real grid " + text, [2]string{name, name[1:]}, [2]int{complex, real}, 1, func(dst any, src ...any) {
			for d, x := dst.([]C), src[0].([]R); len(d) > 0; d, x = d[complex:], x[real:] {
				h.Forward(d[:complex], x[:real])
			}
		}, func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
			return b.FromRealGrid(r, batch, x[0])
		}},
		{"inverse real grid " + text, [2]string{name[1:], name}, [2]int{real, complex}, 1, func(dst any, src ...any) {
			for d, x := dst.([]R), src[0].([]C); len(d) > 0; d, x = d[real:], x[complex:] {
				h.Inverse(d[:real], x[:complex])
			}
		}, func(b *steps.Builder[C], batch int, x ...*steps.Array) *steps.Array {
			return b.ToRealGrid(r, batch, x[0])
		}},
	}
}

// lengths have each radix, turned and not, short and long ones, and a prime.
var lengths = []int{1, 2, 9, 12, 35, 49, 64, 67, 70, 84, 128}

func all[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	t.Parallel()
	one := map[string]ir.Order{"shuffled": ir.Shuffled(5)}
	some := lengths
	if testing.Short() {
		if some = []int{2}; steps.New[C](steps.Way{}, nil).Complex()[1] == 'D' { // quads take long
			some = []int{1, 12, 67}
		}
	}
	for _, n := range some {
		for _, tr := range complexes[C](n)[:2] {
			check[R](t, tr, ways, one, 1, 3)
		}
	}
	if _, quick := any(*new(C)).(limb.CDF); testing.Short() && !quick {
		return
	}
	for _, n := range []int{15, 72} {
		for _, tr := range complexes[C](n) {
			check[R](t, tr, ways[:2], launch.Orders, 2)
		}
	}
	for _, n := range []int{11, 48, 90} {
		check[R](t, complexes[C](n, fft.Direct())[0], ways, one, 2)
	}
	for _, n := range []int{1, 2, 7, 12, 68} {
		for _, tr := range reals[R, C](n) {
			check[R](t, tr, ways[:2], one, 2)
		}
	}
	check[R](t, reals[R, C](36, fft.Direct())[0], ways[:1], one, 2)
	for _, shape := range [][]int{{6, 5}, {3, 1, 4}, {11, 3}, {70}} {
		for _, tr := range grids[R, C](shape, nil) {
			check[R](t, tr, ways[:2], one, 1, 2)
		}
	}
	for _, tr := range grids[R, C]([]int{4, 6, 3}, []int{2, 0}, fft.Direct()) {
		check[R](t, tr, ways[:2], one, 1)
	}
}

func TestCDF(t *testing.T) { all[limb.DF, limb.CDF](t); long[limb.DF, limb.CDF](t) }
func TestCDD(t *testing.T) { all[limb.DD, limb.CDD](t); long[limb.DD, limb.CDD](t) }
func TestCQF(t *testing.T) {
	testenv.Long(t, "four limbs, as two")
	all[limb.QF, limb.CQF](t)
	long[limb.QF, limb.CQF](t)
}

func TestCQD(t *testing.T) {
	testenv.Long(t, "four limbs, as two")
	all[limb.QD, limb.CQD](t)
	long[limb.QD, limb.CQD](t)
}

// TestLengths sees that lengths have what is said of them.
func TestLengths(t *testing.T) {
	var used strings.Builder
	for _, way := range ways[:2] {
		b := steps.New[limb.CDF](way, steps.Tables{})
		x := &steps.Array{Elem: "CDF", Len: 1}
		for _, n := range lengths {
			b.Plan(scheme.Of[scheme.Plan[limb.CDF]](must(fft.New[limb.CDF](n))), 1, 1, x)
		}
		l, err := b.Finish(x, x)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range l.Steps {
			fmt.Fprintln(&used, s.Kernel)
		}
	}
	want := []string{"Columns[Room256,CDF]", "Turn[CDF]", "Product[CDF]"}
	for _, r := range []string{"Two", "Three", "Four", "Five", "Seven", "Eight"} {
		want = append(want, fmt.Sprintf("Pass[%s,CDF]", r), fmt.Sprintf("Last[%s,CDF]", r))
	}
	for _, w := range want {
		if !strings.Contains(used.String(), w) {
			t.Errorf("no length has %s, of\n%s", w, used.String())
		}
	}
}

// TestNoticed plants defects in a list, each of which the comparison or the interpreter
// has to notice: a wrong bit in each table, an item too few or too many in each step, a
// step left out, and butterflies that lie over each other.
func TestNoticed(t *testing.T) {
	complexes, reals := complexes[limb.CDD](84), reals[limb.DD, limb.CDD](1050)
	for _, c := range []struct {
		transform[limb.CDD]
		way   steps.Way
		steps int
	}{{complexes[0], ways[0], 4}, {complexes[0], ways[1], 2}, {complexes[0], whole[0], 1}, {reals[0], mirrored[0], 2}, {reals[1], mirrored[0], 2}} {
		way, tr := c.way, c.transform
		callers := func() (dst, x *steps.Array, callers map[*steps.Array]any) {
			dst, x = &steps.Array{Elem: tr.elems[0], Len: tr.sizes[0]}, &steps.Array{Elem: tr.elems[1], Len: tr.sizes[1]}
			callers = map[*steps.Array]any{}
			for k, a := range []*steps.Array{dst, x} {
				if callers[a] = any(numbers[limb.CDD](a.Len)); tr.elems[k] == "DD" {
					callers[a] = numbers[limb.DD](a.Len)
				}
			}
			return dst, x, callers
		}
		dst, x, of := callers()
		want := of[dst]
		tr.inFFT(want, of[x])
		run := func(plant func(l *steps.List, tables steps.Tables)) error {
			tables := steps.Tables{}
			b := steps.New[limb.CDD](way, tables)
			dst, x, callers := callers()
			l, err := b.Finish(dst, tr.list(b, 1, x))
			if err != nil {
				return err
			}
			plant(&l, tables)
			if err := inInterp(l, interp, ir.Forwards, callers); err != nil {
				return err
			}
			return launch.Differ(callers[dst], want)
		}
		noticed := func(what, how string, plant func(l *steps.List, tables steps.Tables)) {
			t.Helper()
			if err := run(plant); err == nil || !strings.Contains(err.Error(), how) {
				t.Errorf("%s, %v: %s: %v", tr.name, way, what, err)
			}
		}
		count, words := 0, 0
		if err := run(func(l *steps.List, tables steps.Tables) {
			count = len(l.Steps)
			for _, table := range tables {
				if table.Elem == "CDD" {
					words++
				}
			}
		}); err != nil {
			t.Fatal(err)
		}
		if words < 2 || count != c.steps {
			t.Errorf("%s, %v: %d tables of numbers, %d steps", tr.name, way, words, count)
		}
		for k := range words {
			noticed(fmt.Sprint("a wrong bit in table ", k), "element", func(l *steps.List, tables steps.Tables) {
				var found []*steps.Array
				for _, s := range l.Steps {
					for i, a := range s.Args {
						table, ok := a.(*steps.Array)
						if !ok || table.Elem != "CDD" || table.Data == nil {
							continue
						}
						if !slices.Contains(found, table) {
							found = append(found, table)
						}
						if slices.Index(found, table) == k {
							x := slices.Clone(table.Data.([]limb.CDD))
							x[len(x)-1].Im.Lo += 0x1p-90
							s.Args[i] = &steps.Array{Elem: "CDD", Len: table.Len, Data: x}
						}
					}
				}
			})
		}
		for k := range count {
			noticed(fmt.Sprint("an item too few in step ", k), "element", func(l *steps.List, _ steps.Tables) { l.Steps[k].N-- })
			noticed(fmt.Sprint("an item too many in step ", k), "which has", func(l *steps.List, _ steps.Tables) { l.Steps[k].N++ })
			noticed(fmt.Sprint("without step ", k), "", func(l *steps.List, _ steps.Tables) { l.Steps = append(l.Steps[:k:k], l.Steps[k+1:]...) })
		}
	}
}

// TestMissingPhase joins the two phases of a transposition: an item then reads what
// another one writes, or has not written, and the interpreter says so.
func TestMissingPhase(t *testing.T) {
	const name = "passes.Transpose[CDD]"
	p, err := ir.Decode([]byte(passes.Program)) // to be changed
	if err != nil {
		t.Fatal(err)
	}
	f := p.Lookup(name)
	code := f.Code[:0:0]
	var first *ir.Each
	for _, s := range f.Code {
		if e, ok := s.(*ir.Each); ok && first != nil {
			for _, v := range f.Body {
				for i, a := range v.Args {
					if a == e.Item {
						v.Args[i] = first.Item
					}
				}
			}
			first.Body = append(first.Body, e.Body...)
			continue
		} else if ok {
			first = e
		}
		code = append(code, s)
	}
	f.Code = code
	in, err := launch.Kernel(p, name)
	if err != nil {
		t.Fatal(err)
	}
	for order := range launch.Orders {
		err := launch.Run(in, 1, launch.Orders[order], make([]limb.CDD, 25), numbers[limb.CDD](25), 5, 5)
		if err == nil || !strings.Contains(err.Error(), "tile[") {
			t.Errorf("%s: %v", order, err)
		}
	}
}

// reciprocal returns 1/n as a part of a C.
func reciprocal[C limb.ComplexNumber](n int) any {
	switch any(*new(C)).(type) {
	case limb.CDF:
		return limb.NewDF(1).Div(limb.NewDF(n))
	case limb.CDD:
		return limb.NewDD(1).Div(limb.NewDD(n))
	case limb.CQF:
		return limb.NewQF(1).Div(limb.NewQF(n))
	}
	return limb.NewQD(1).Div(limb.NewQD(n))
}

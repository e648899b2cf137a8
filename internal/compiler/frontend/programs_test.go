package frontend_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/kernel"
)

var loadPrograms = sync.OnceValues(func() (*ir.Program, error) {
	return frontend.Load("../../..", "internal/source/probe", "kernel", "internal/compiler/frontend/programs")
})

func program(t *testing.T, name string) *ir.Interp {
	t.Helper()
	p, err := loadPrograms()
	if err != nil {
		t.Fatal(err)
	}
	in, err := launch.Kernel(p, name)
	if err != nil {
		t.Fatal(err)
	}
	return in
}

// random fills a slice with numbers of up to two limbs.
func random[E any](n int) []E {
	r := rand.New(rand.NewPCG(uint64(n), 9))
	x := make([]E, n)
	a := launch.Array(x)
	for i := range a.Data {
		a.Data[i] = float64(float32(math.Ldexp(r.NormFloat64(), -30*(i%a.Scalars))))
	}
	launch.Copy(x, a)
	return x
}

// sameBits compares the bits of two slices.
func sameBits[E any](t *testing.T, what string, got, want []E) {
	t.Helper()
	if err := launch.Differ(got, want); err != nil {
		t.Errorf("%s: %v", what, err)
	}
}

// TestPrograms runs kernels in Go, and in the interpreter in several orders of their items,
// and compares bits.
func TestPrograms(t *testing.T) {
	for name, order := range launch.Orders {
		check := func(err error) {
			t.Helper()
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		for _, n := range []int{1, 2, 100} {
			src, want, got := random[limb.DF](n), make([]limb.DF, n), make([]limb.DF, n)
			k := limb.DF{Hi: 0.3}
			kernel.Items(n, func(i int) { programs.Heat(i, want, src, k) })
			check(launch.Run(program(t, "programs.Heat"), n, order, got, src, k))
			sameBits(t, name+" Heat", got, want)

			met, meet := make([]int32, n), make([]int32, n)
			kernel.Items(n, func(i int) { programs.Meet(i, met) })
			check(launch.Run(program(t, "programs.Meet"), n, order, meet))
			sameBits(t, name+" Meet", meet, met)
		}
		for _, shape := range [][2]int32{{1, 1}, {7, 20}, {24, 9}} {
			src := random[limb.QF](int(shape[0] * shape[1]))
			want, got := make([]limb.QF, len(src)), make([]limb.QF, len(src))
			const size = programs.TileSize
			groups := int((shape[0] + size - 1) / size * ((shape[1] + size - 1) / size))
			kernel.Groups(groups, func(g kernel.Group) { programs.Transpose(g, want, src, shape[0], shape[1]) })
			check(launch.Run(program(t, "programs.Transpose"), groups, order, got, src, shape[0], shape[1]))
			sameBits(t, name+" Transpose", got, want)
		}
		for _, shape := range [][2]int{{1, 1}, {3, 5}, {0, 4}, {4, 0}} {
			n := shape[0] * shape[1]
			want, got := make([]int32, n), make([]int32, n)
			kernel.Groups(1, func(g kernel.Group) { programs.Table(g, want, shape[0], shape[1]) })
			check(launch.Run(program(t, "programs.Table"), 1, order, got, shape[0], shape[1]))
			sameBits(t, name+" Table", got, want)
		}
		for n := range 9 {
			want, got := make([]int32, 32), make([]int32, 32)
			kernel.Groups(4, func(g kernel.Group) { programs.Masks(g, want, n) })
			check(launch.Run(program(t, "programs.Masks"), 4, order, got, n))
			sameBits(t, name+" Masks", got, want)
		}
		for _, n := range []int{1, 40} {
			want, dt := random[programs.Body](n), limb.DF{Hi: 0.1}
			got := slices.Clone(want)
			kernel.Items(n, func(i int) { programs.Drift(i, want, dt) })
			check(launch.Run(program(t, "programs.Drift"), n, order, got, dt))
			sameBits(t, name+" Drift", got, want)

			cells, cell := make([]programs.Cell, n), programs.Cell{Count: [2]int32{3, 4}}
			for i := range cells {
				cells[i].At.X, cells[i].Count = int32(i), [2]int32{int32(-i), 7}
			}
			moved, inGo := make([]programs.Cell, n), make([]programs.Cell, n)
			kernel.Items(n, func(i int) { programs.Step(i, inGo, cells, cell) })
			check(launch.Run(program(t, "programs.Step"), n, order, moved, cells, cell))
			sameBits(t, name+" Step", moved, inGo)

			rows, sums, wanted := random[[3]float32](n), make([]float32, n), make([]float32, n)
			kernel.Items(n, func(i int) { programs.Rows(i, wanted, rows) })
			check(launch.Run(program(t, "programs.Rows"), n, order, sums, rows))
			sameBits(t, name+" Rows", sums, wanted)
		}
		for _, n := range []int{1, 128, 129, 300} {
			groups := (n + programs.DotBlock - 1) / programs.DotBlock
			x, y := random[limb.DD](n), random[limb.DD](n)
			want, got := make([]limb.DD, groups), make([]limb.DD, groups)
			kernel.Groups(groups, func(g kernel.Group) { programs.Dot(g, want, x, y) })
			check(launch.Run(program(t, "programs.Dot[DD]"), groups, order, got, x, y))
			sameBits(t, name+" Dot", got, want)
		}
		for n := range 20 {
			floats, x := make([]float64, 40), random[limb.DD](20)
			for i := range floats {
				floats[i] = float64((i*7+n)%12)/4 - 0.2
			}
			if n > 10 {
				floats[n] = math.NaN()
			}
			floats2, want, got := append([]float64{}, floats...), make([]int32, 20), make([]int32, 20)
			kernel.Items(20, func(i int) { programs.Mixed(i, want, floats, x, n) })
			check(launch.Run(program(t, "programs.Mixed"), 20, order, got, floats2, x, n))
			sameBits(t, name+" Mixed", got, want)
			sameBits(t, name+" Mixed", floats2, floats)
		}
		for n := range 40 {
			x := make([]int32, 40)
			for i := range x {
				x[i] = int32((i*i*7 + n*n) % 97)
			}
			want, got := make([]int32, 40), make([]int32, 40)
			kernel.Items(40, func(i int) { programs.Choices(i, want, x, n) })
			check(launch.Run(program(t, "programs.Choices"), 40, order, got, x, n))
			sameBits(t, name+" Choices", got, want)
		}
		for n := range 5 {
			const groups, size = 3, programs.HelpWidth
			x := random[limb.DF](groups*2*size + 4*size)
			want, got := make([]limb.DF, groups*size), make([]limb.DF, groups*size)
			kernel.Groups(groups, func(g kernel.Group) { programs.Helpers(g, want, x[:groups*size-3], n) })
			check(launch.Run(program(t, "programs.Helpers"), groups, order, got, x[:groups*size-3], n))
			sameBits(t, name+" Helpers", got, want)
			kernel.Groups(groups, func(g kernel.Group) { programs.Sums(g, want, x, n) })
			check(launch.Run(program(t, "programs.Sums"), groups, order, got, x, n))
			sameBits(t, name+" Sums", got, want)
			numbers, inGo := make([]int32, 40), make([]int32, 40)
			kernel.Groups(groups, func(g kernel.Group) { programs.Unrolled(g, inGo, 2*n) })
			check(launch.Run(program(t, "programs.Unrolled"), groups, order, numbers, 2*n))
			sameBits(t, name+" Unrolled", numbers, inGo)
			kernel.Groups(groups, func(g kernel.Group) { programs.Conditions(g, inGo, n) })
			check(launch.Run(program(t, "programs.Conditions"), groups, order, numbers, n))
			sameBits(t, name+" Conditions", numbers, inGo)
			for i := range numbers {
				numbers[i] %= 9
				inGo[i] = numbers[i]
			}
			kernel.Items(40, func(i int) { programs.Zeros(i, inGo, n) })
			check(launch.Run(program(t, "programs.Zeros"), 40, order, numbers, n))
			sameBits(t, name+" Zeros", numbers, inGo)
		}
		exact(t, name, order)
		for n := range 8 {
			want, got := make([]int32, 40), make([]int32, 40)
			for i := range want {
				want[i] = int32(i % 4)
				got[i] = want[i]
			}
			kernel.Groups(5, func(g kernel.Group) { programs.Early(g, want, 3, n) })
			check(launch.Run(program(t, "programs.Early"), 5, order, got, 3, n))
			sameBits(t, name+" Early", got, want)
		}
	}
	in := program(t, "programs.Root[f32]")
	for i := range 100 {
		var y [1]float64
		x := float32(i*i) / 7
		in.Run(y[:], []float64{float64(x)})
		if want := programs.Root(x); float32(y[0]) != want {
			t.Errorf("Root(%v) = %v, in Go %v", x, y[0], want)
		}
	}
	in = program(t, "programs.Escape[f32]")
	for _, c := range random[limb.CDF](100) {
		var n [1]float64
		in.Run(n[:], append(launch.Scalars(c), 50))
		if want := programs.Escape(c, 50); int(n[0]) != want {
			t.Errorf("Escape(%v) = %v, in Go %v", c, n[0], want)
		}
	}
}

// operands are numbers for the programs that are compared with Go item by item.
func operands(n int) []int32 {
	x := make([]int32, n)
	for i := range x {
		x[i] = int32(i*i%23) - 5
	}
	return append(x, 0, math.MaxInt32, math.MinInt32, 1<<30)
}

// TestAsGo runs programs in which the order of what is done matters, what is done at all, and
// what is copied.
func TestAsGo(t *testing.T) {
	for kernelName, run := range programs.AsGo {
		x := operands(30)
		n := len(x) - 4
		want := make([]int32, n*programs.AsGoRow)
		kernel.Items(n, func(i int) { run(i, want, x) })
		for name, order := range launch.Orders {
			got := make([]int32, len(want))
			if err := launch.Run(program(t, "programs."+kernelName), n, order, got, x); err != nil {
				t.Errorf("%s, %s: %v", kernelName, name, err)
			} else if err := launch.Differ(got, want); err != nil {
				for k := range got {
					if got[k] != want[k] {
						t.Errorf("%s, %s: number %d of item %d is %d, in Go %d", kernelName, name, k%programs.AsGoRow, k/programs.AsGoRow, got[k], want[k])
						break
					}
				}
			}
		}
	}
}

// TestRoots: what has a call in its operand that changes others is computed once, and at its width.
func TestRoots(t *testing.T) {
	n := 40
	x := random[float32](n)
	for i := range x {
		x[i] = float32(math.Abs(float64(x[i])))
	}
	x2, want, got := slices.Clone(x), make([]float32, n), make([]float32, n)
	kernel.Items(n, func(i int) { programs.Roots(i, want, x) })
	in := program(t, "programs.Roots")
	if err := launch.Run(in, n, ir.Forwards, got, x2); err != nil {
		t.Fatal(err)
	}
	sameBits(t, "Roots", got, want)
	sameBits(t, "Roots", x2, x)
	p, _ := loadPrograms()
	for _, v := range p.Lookup("programs_Roots").Body {
		if v.Type == ir.F64 {
			t.Errorf("Roots has a float64: %s", v.Pos)
		}
	}
}

// TestCubes: elements of arrays that are elements of slices, at any index.
func TestCubes(t *testing.T) {
	for n := range 7 {
		x := random[[3]limb.DD](8)
		want, got := make([][3]limb.DD, 8), make([][3]limb.DD, 8)
		kernel.Items(8, func(i int) { programs.Cubes(i, want, x, n) })
		for name, order := range launch.Orders {
			if err := launch.Run(program(t, "programs.Cubes"), 8, order, got, x, n); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			sameBits(t, name+" Cubes", got, want)
		}
	}
}

func constants[N limb.Real[N]](t *testing.T, name string) {
	x := random[N](40)
	want, got := make([]N, 40), make([]N, 40)
	kernel.Items(40, func(i int) { programs.Constants(i, want, x) })
	if err := launch.Run(program(t, "programs.Constants["+name+"]"), 40, ir.Forwards, got, x); err != nil {
		t.Error(err)
	}
	sameBits(t, "Constants "+name, got, want)
}

func folded[T limb.Float](t *testing.T, name string) {
	x := random[limb.Pair[T]](20)
	want, got := make([]limb.Pair[T], 20), make([]limb.Pair[T], 20)
	kernel.Items(20, func(i int) { programs.Folded(i, want, x) })
	if err := launch.Run(program(t, "programs.Folded["+name+"]"), 20, ir.Forwards, got, x); err != nil {
		t.Error(err)
	}
	sameBits(t, "Folded "+name, got, want)
}

// TestTypes: kernels of all types, with constants of theirs, and helpers that are for any.
func TestTypes(t *testing.T) {
	constants[limb.DF](t, "DF")
	constants[limb.DD](t, "DD")
	constants[limb.QF](t, "QF")
	constants[limb.QD](t, "QD")
	folded[float32](t, "f32")
	folded[float64](t, "f64")
}

func exact(t *testing.T, name string, order ir.Order) {
	x, x32 := random[float64](300), random[float32](300)
	copy(x, []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), -0.5, 0.5, 1.5, 1 << 60})
	for i := range x {
		x[i] = float64(x[i] * float64(i))
		x32[i] = float32(x[i])
	}
	want, got := make([]float64, 300), make([]float64, 300)
	kernel.Items(300, func(i int) { programs.Exact(i, want, x) })
	if err := launch.Run(program(t, "programs.Exact"), 300, order, got, x); err != nil {
		t.Error(err)
	}
	sameBits(t, name+" Exact", got, want)
	want32, got32 := make([]float32, 300), make([]float32, 300)
	kernel.Items(300, func(i int) { programs.Exact32(i, want32, x32) })
	in := program(t, "programs.Exact32")
	if err := launch.Run(in, 300, order, got32, x32); err != nil {
		t.Error(err)
	}
	sameBits(t, name+" Exact32", got32, want32)
	p, _ := loadPrograms()
	for _, v := range p.Lookup("programs_Exact32").Body {
		if v.Type == ir.F64 {
			t.Errorf("Exact32 has a float64: %s", v.Pos)
		}
	}
}

// TestFaults runs programs that are wrong: the interpreter says what, and where.
func TestFaults(t *testing.T) {
	testenv.Long(t, "each of its programs is run in all orders")
	for _, c := range []struct {
		name string
		n    int
		args []any
		want []string
	}{
		{"Race", 5, []any{random[limb.DF](5)}, []string{"race: x[", "written", "read", "faults.go:15:", "items have no order"}},
		{"MissingPhase", 1, []any{make([]float32, 16), make([]float32, 16)}, []string{"race: t[", "written", "read", "faults.go:2", "no phase of group 0 ends between"}},
		{"GroupRace", 2, []any{make([]float32, 8)}, []string{"race: dst[3] is written here by group", "groups have no order"}},
		{"Outside", 4, []any{make([]int32, 4), make([]int32, 4)}, []string{"index 4 of src, which has 4 elements (item 3)"}},
		{"Unwritten", 1, []any{make([]int32, 4)}, []string{"t[1] is read and was never written (item 0)"}},
		{"RaceInHelper", 2, []any{make([]float32, 16)}, []string{"race: t[", "read", "written", "faults.go:75:3", "faults.go:76:12", "ends between"}},
		{"StaleInHelper", 1, []any{make([]float32, 8), 1}, []string{"t[4] is read and was never written"}},
		{"StaleInLoop", 1, []any{make([]float32, 8), 1}, []string{"t[4] is read and was never written"}},
		{"StaleOwn", 1, []any{make([]int32, 1), 2}, []string{"t[3] is read and was never written (item 0)"}},
		{"StaleCalled", 1, []any{make([]int32, 1), 2}, []string{"t[3] is read and was never written (item 0)"}},
		{"TableOutside", 1, []any{make([]int32, 1), int32(4)}, []string{"index 4 of a table, which has 4 elements"}},
		{"TableOutside", 1, []any{make([]int32, 1), int32(1 << 30)}, []string{"index 1.073741824e+09 of a table"}},
		{"RowOutside", 1, []any{make([]int32, 1), int32(0), int32(4)}, []string{"index -1 of a table"}},
		{"RowOutside", 1, []any{make([]int32, 1), int32(1 << 30), int32(0)}, []string{"index -1 of a table"}},
		{"OwnRowOutside", 1, []any{make([]int32, 1), int32(0), int32(4)}, []string{"index -1 of t, which has 16 elements"}},
		{"Endless", 1, []any{make([]int32, 1)}, []string{"the loop goes on after"}},
	} {
		for name, order := range launch.Orders {
			err := launch.Run(program(t, "programs."+c.name), c.n, order, c.args...)
			if err == nil {
				t.Errorf("%s, %s: nothing is noticed", c.name, name)
				continue
			}
			if !strings.HasPrefix(err.Error(), "internal/compiler/frontend/programs/faults.go:") {
				t.Errorf("%s, %s: no position: %v", c.name, name, err)
			}
			for _, w := range c.want {
				if !strings.Contains(err.Error(), w) {
					t.Errorf("%s, %s: %q is not in: %v", c.name, name, w, err)
				}
			}
		}
	}
}

package ptx_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/kernel"
)

// numbers fills a slice with numbers of up to four limbs.
func numbers[E any](n int) []E {
	x := make([]E, n)
	a := launch.Array(x)
	for i := range a.Data {
		a.Data[i] = math.Ldexp(float64(i*7919%8191-4000)/4096, -26*(i%a.Scalars))
	}
	launch.Copy(x, a)
	return x
}

// kernelOn returns a kernel on a rung.
func kernelOn(t *testing.T, p *ir.Program, r lower.Rung, name string) *onptx.Kernel {
	t.Helper()
	f := p.Lookup(name)
	if f == nil {
		t.Fatalf("no function %s", name)
	}
	list, err := onptx.New(p.Reach(append(standIns(p), f)...), r, f)
	if err != nil {
		t.Fatalf("%s, %s: %v", r.Name, name, err)
	}
	return list[0]
}

// standIns are what takes the place of operations on a rung.
func standIns(p *ir.Program) (list []*ir.Func) {
	for _, f := range p.Funcs {
		_, name, _ := strings.Cut(f.Go, ".")
		if f.Inline || slices.Contains([]string{"prodErrScaled", "prodErrSplit", "quotient", "root"}, name) {
			list = append(list, f)
		}
	}
	return list
}

// TestPrograms runs kernels in Go and as PTX, on rungs of each kind, and with the large sizes on
// every one.
func TestPrograms(t *testing.T) {
	testenv.Long(t, "TestRandom has programs, and TestGolden the texts of these")
	p := must(t, loaded)
	rungs := lower.Ladder
	if !testenv.Full() {
		names := []string{"plain", lower.Careful + " hidden", "barrier", "floor", "floor pairs"}
		rungs = slices.DeleteFunc(slices.Clone(rungs), func(r lower.Rung) bool { return !slices.Contains(names, r.Name) })
	}
	for _, r := range rungs {
		run := func(name string, n int, args ...any) {
			t.Helper()
			if err := launch.Run(kernelOn(t, p, r, name), n, nil, args...); err != nil {
				t.Errorf("%s, %s: %v", r.Name, name, err)
			}
		}
		same := func(what string, got, want any) {
			t.Helper()
			if err := launch.Differ(got, want); err != nil {
				t.Errorf("%s, %s: %v", r.Name, what, err)
			}
		}
		{
			src, want, got, k := numbers[limb.DF](100), make([]limb.DF, 100), make([]limb.DF, 100), limb.DF{Hi: 0.3}
			kernel.Items(100, func(i int) { programs.Heat(i, want, src, k) })
			run("programs.Heat", 100, got, src, k)
			same("Heat", got, want)
		}
		for _, shape := range [][2]int32{{1, 1}, {7, 20}, {24, 9}} {
			src := numbers[limb.QF](int(shape[0] * shape[1]))
			want, got := make([]limb.QF, len(src)), make([]limb.QF, len(src))
			const size = programs.TileSize
			groups := int((shape[0] + size - 1) / size * ((shape[1] + size - 1) / size))
			kernel.Groups(groups, func(g kernel.Group) { programs.Transpose(g, want, src, shape[0], shape[1]) })
			run("programs.Transpose", groups, got, src, shape[0], shape[1])
			same("Transpose", got, want)
		}
		for _, shape := range [][2]int{{1, 1}, {3, 50}, {0, 4}} {
			want, got := make([]int32, shape[0]*shape[1]), make([]int32, shape[0]*shape[1])
			kernel.Groups(1, func(g kernel.Group) { programs.Table(g, want, shape[0], shape[1]) })
			run("programs.Table", 1, got, shape[0], shape[1])
			same("Table", got, want)
		}
		{
			want, got := make([]int32, 32), make([]int32, 32)
			kernel.Groups(4, func(g kernel.Group) { programs.Masks(g, want, 7) })
			run("programs.Masks", 4, got, 7)
			same("Masks", got, want)
		}
		{
			x, y, groups := numbers[limb.DD](300), numbers[limb.DD](300), 3
			want, got := make([]limb.DD, groups), make([]limb.DD, groups)
			kernel.Groups(groups, func(g kernel.Group) { programs.Dot(g, want, x, y) })
			run("programs.Dot[DD]", groups, got, x, y)
			same("Dot", got, want)
		}
		{
			const groups, n = 3, 3
			x := numbers[limb.DF]((2*groups + 4) * programs.HelpWidth)
			want, got := make([]limb.DF, groups*programs.HelpWidth), make([]limb.DF, groups*programs.HelpWidth)
			kernel.Groups(groups, func(g kernel.Group) { programs.Helpers(g, want, x, n) })
			run("programs.Helpers", groups, got, x, n)
			same("Helpers", got, want)
			kernel.Groups(groups, func(g kernel.Group) { programs.Sums(g, want, x, n) })
			run("programs.Sums", groups, got, x, n)
			same("Sums", got, want)
		}
		for _, n := range []int{1, 13} { // 16 items, each of which has a thread
			a, b, groups := numbers[limb.DF](n*n), numbers[limb.DF](n*n), (n+programs.OwnSide-1)/programs.OwnSide
			want, got := make([]limb.DF, n*n), make([]limb.DF, n*n)
			kernel.Groups(groups*groups, func(g kernel.Group) { programs.Product(g, want, a, b, n) })
			run("programs.Product[DF]", groups*groups, got, a, b, n)
			same("Product", got, want)
		}
		{ // 37 items, more than threads
			const n, rows = 2 * programs.OwnWidth, 3
			x, most, at, counts := numbers[limb.DF](n*rows), make([]limb.DF, n), make([]int32, n), make([]int32, 7*n)
			wantMost, wantAt, wantCounts := make([]limb.DF, n), make([]int32, n), make([]int32, 7*n)
			kernel.Groups(2, func(g kernel.Group) { programs.Histories(g, wantMost, wantAt, wantCounts, x) })
			run("programs.Histories", 2, most, at, counts, x)
			same("Histories", most, wantMost)
			same("Histories", at, wantAt)
			same("Histories", counts, wantCounts)
		}
		for n := range 12 {
			floats, x := make([]float64, 40), numbers[limb.DD](20)
			for i := range floats {
				floats[i] = float64((i*7+n)%12)/4 - 0.2
			}
			if n > 10 {
				floats[n] = math.NaN()
			}
			floats2, want, got := slices.Clone(floats), make([]int32, 20), make([]int32, 20)
			kernel.Items(20, func(i int) { programs.Mixed(i, want, floats, x, n) })
			run("programs.Mixed", 20, got, floats2, x, n)
			same("Mixed", got, want)
			same("Mixed", floats2, floats)
		}
		{
			x, y, groups := numbers[limb.QD](5000), numbers[limb.QD](5000), 2
			want, got, work := make([]limb.QD, groups), make([]limb.QD, groups), make([]limb.QD, groups*reduce.Half)
			kernel.Groups(groups, func(g kernel.Group) { reduce.Dot(g, want, work, x, y) })
			if !testenv.Full() && r.Name != "plain" && !r.Has("hidden") {
				continue
			}
			run("reduce.Dot[QD]", groups, got, work, x, y)
			same("reduce.Dot", got, want)
			kernel.Groups(groups, func(g kernel.Group) { reduce.Max(g, want, work, x) })
			run("reduce.Max[QD]", groups, got, work, x)
			same("reduce.Max", got, want)
		}
	}
}

// TestBarriers: without its barriers a program gives other results.
func TestBarriers(t *testing.T) {
	p := must(t, loaded)
	x := numbers[limb.DD](300)
	want := make([]limb.DD, 3)
	kernel.Groups(3, func(g kernel.Group) { programs.Dot(g, want, x, x) })
	for what, change := range map[string][2]string{"": {"bar.sync 0;", "bar.sync 0;"}, "no barriers": {"bar.sync 0;", ""}} {
		f := p.Lookup("programs.Dot[DD]")
		list, err := onptx.Changed(p.Reach(f), lower.Ladder[0], func(text string) string { return strings.ReplaceAll(text, change[0], change[1]) }, f)
		if err != nil {
			t.Fatal(err)
		}
		got := make([]limb.DD, 3)
		if err := launch.Run(list[0], 3, nil, got, x, x); err != nil {
			t.Fatal(err)
		}
		if err := launch.Differ(got, want); (err == nil) != (what == "") {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// TestRandom: random programs have the results of the IR's interpreter, and with a printer
// that has a rule wrong they have not.
func TestRandom(t *testing.T) {
	testenv.Long(t, "random programs through an interpreter of PTX")
	differing := func(p *ir.Program, cases []*random.Case, rung string, change func(string) string) (bad int) {
		var list []*ir.Func
		for _, c := range cases {
			list = append(list, c.Kernel)
		}
		for _, r := range lower.Ladder {
			if r.Name != rung {
				continue
			}
			ks, err := onptx.Changed(p, r, change, list...)
			if err != nil {
				t.Fatal(err)
			}
			for i, c := range cases {
				in, err := launch.Kernel(p, c.Kernel.Go)
				want, got := c.Arrays(), c.Arrays()
				if err == nil {
					err = in.Launch(c.N, ir.Forwards, c.Scalars, want)
				}
				if err == nil {
					err = ks[i].Launch(c.N, nil, c.Scalars, got)
				}
				if err != nil {
					t.Fatal(err)
				}
				if !slices.EqualFunc(got, want, func(x, y *ir.Array) bool { return slices.Equal(x.Data, y.Data) }) {
					bad++
				}
			}
		}
		return bad
	}
	for seed := range uint64(testenv.Size(1, 2, 12)) {
		for _, limbs := range []ir.Type{ir.F32, ir.F64} {
			p, cases, err := random.New(seed+2000, 60, limbs)
			if err != nil {
				t.Fatal(err)
			}
			for i, rung := range []string{"plain", "hidden", "barrier", "floor"} {
				if i > 0 && !testenv.Full() && (seed > 0 || testing.Short() || i > 1 && limbs == ir.F64) {
					break // their texts are long
				}
				if bad := differing(p, cases, rung, func(text string) string { return text }); bad > 0 {
					t.Errorf("seed %d, %s, %s: %d of %d programs differ", seed, limbs, rung, bad, len(cases))
				}
			}
			for right, wrong := range map[string]string{"setp.lt.s32": "setp.le.s32", "sub.rn.f": "add.rn.f"} {
				if seed > 0 {
					break
				}
				if bad := differing(p, cases, "plain", func(text string) string { return strings.ReplaceAll(text, right, wrong) }); bad == 0 {
					t.Errorf("%s: with %q for %q no program differs", limbs, wrong, right)
				}
			}
		}
	}
}

package device_test

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp/interval"
	"github.com/limbfp/limb/fp/intervals"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/kernel/launch"
)

var users = sync.OnceValues(func() (*ir.Program, error) {
	return frontend.Load("..", "internal/source/probe", "internal/source/floor", "kernel", "internal/compiler/frontend/programs")
})

func loadKernel(t *testing.T, d *device.Device, name string, inGo func(n int, args []any)) *device.Kernel {
	t.Helper()
	p, err := users()
	if err != nil {
		t.Fatal(err)
	}
	k, err := d.LoadProgram(p, name, inGo)
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func sameAs[T comparable](t *testing.T, what string, a *device.Array[T], want []T) {
	t.Helper()
	got := make([]T, len(want))
	if err := a.Download(got); err != nil {
		t.Fatal(err)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%s: element %d is %x, in Go %x", what, i, any(got[i]), any(want[i]))
			return
		}
	}
}

// TestKernels runs kernels that are written in Go on every device, with the bits of Go.
func TestKernels(t *testing.T) {
	for _, driver := range drivers {
		for _, rung := range []string{"", "hidden", "barrier", "floor"} {
			if driver.word == "cpu" && rung != "" {
				continue
			}
			t.Run(driver.word+" "+rung, func(t *testing.T) {
				switch {
				case driver.word == "rusticl":
					testenv.Large(t, "PoCL has the same text, and lavapipe the same compiler")
				case driver.word == "pocl" && rung != "":
					testenv.Large(t, "the self-test takes up to a minute to build; lavapipe has the rung too")
				case rung == "barrier", rung == "floor":
					testenv.Large(t, "builds all kernels once more; hidden has them too, and TestRungs has functions of each rung")
				case driver.word == "lavapipe":
					testenv.Long(t, "PoCL has the same kernels")
				}
				d := open(t, driver.word, driver.platform, rung)
				defer closeAll(t, []*device.Device{d})
				if a := d.Traits().Float32; !strings.HasSuffix(a.Lowering, rung) {
					t.Errorf("the lowering is %s", a.Lowering)
				}
				runKernels(t, d)
				runDot(t, d, limb.NewDF)
				if rung == "" {
					runHelpers(t, d)
					runStructs(t, d)
					runMended(t, d)
					runAsGo(t, d)
				}
				if d.Traits().Float64.Exact {
					runDot(t, d, limb.NewDD)
					runProduct(t, d, limb.NewDD)
				}
				runProduct(t, d, limb.NewDF)
				runHistories(t, d)
			})
		}
	}
}

// runProduct runs a product of matrices whose items have a tile of it of their own.
func runProduct[N interface {
	comparable
	limb.Real[N]
}](t *testing.T, d *device.Device, of func(float64) N) {
	r := rand.New(rand.NewPCG(1, 6))
	const n = 45
	const parts = (n + programs.OwnSide - 1) / programs.OwnSide
	a, b, want := make([]N, n*n), make([]N, n*n), make([]N, n*n)
	for i := range a {
		a[i], b[i] = of(r.NormFloat64()), of(r.NormFloat64())
	}
	kernel.Groups(parts*parts, func(g kernel.Group) { programs.Product(g, want, a, b, n) })
	name := "programs.Product[DF]"
	if _, double := any(a).([]limb.DD); double {
		name = "programs.Product[DD]"
	}
	product := loadKernel(t, d, name, func(n int, x []any) {
		kernel.Groups(n, func(g kernel.Group) { programs.Product(g, x[0].([]N), x[1].([]N), x[2].([]N), x[3].(int)) })
	})
	c := devicetest.Array(t, d, make([]N, n*n))
	if err := product.Launch(parts*parts, c, devicetest.Array(t, d, a), devicetest.Array(t, d, b), n); err != nil {
		t.Fatal(err)
	}
	sameAs(t, name, c, want)
}

// runHistories runs a kernel whose items have numbers of their own at indices that vary.
func runHistories(t *testing.T, d *device.Device) {
	r := rand.New(rand.NewPCG(1, 7))
	const n, rows = 9 * programs.OwnWidth, 20
	x := make([]limb.DF, n*rows)
	for i := range x {
		x[i] = limb.NewDF(4 * r.NormFloat64())
	}
	most, at, counts := make([]limb.DF, n), make([]int32, n), make([]int32, 7*n)
	kernel.Groups(9, func(g kernel.Group) { programs.Histories(g, most, at, counts, x) })
	k := loadKernel(t, d, "programs.Histories", func(n int, a []any) {
		kernel.Groups(n, func(g kernel.Group) {
			programs.Histories(g, a[0].([]limb.DF), a[1].([]int32), a[2].([]int32), a[3].([]limb.DF))
		})
	})
	dMost, dAt, dCounts := devicetest.Array(t, d, make([]limb.DF, n)), devicetest.Array(t, d, make([]int32, n)), devicetest.Array(t, d, make([]int32, 7*n))
	if err := k.Launch(9, dMost, dAt, dCounts, devicetest.Array(t, d, x)); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Histories", dMost, most)
	sameAs(t, "Histories", dAt, at)
	sameAs(t, "Histories", dCounts, counts)
}

func runKernels(t *testing.T, d *device.Device) {
	r := rand.New(rand.NewPCG(1, 4))
	const n = 5000
	src, want, k := make([]limb.DF, n), make([]limb.DF, n), limb.NewDF(0.3)
	for i := range src {
		src[i] = limb.NewDF(r.NormFloat64())
	}
	kernel.Items(n, func(i int) { programs.Heat(i, want, src, k) })
	heat := loadKernel(t, d, "programs.Heat", func(n int, a []any) {
		kernel.Items(n, func(i int) { programs.Heat(i, a[0].([]limb.DF), a[1].([]limb.DF), a[2].(limb.DF)) })
	})
	dst := devicetest.Array(t, d, make([]limb.DF, n))
	if err := heat.Launch(n, dst, devicetest.Array(t, d, src), k); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Heat", dst, want)

	// A part of each array.
	kernel.Items(100, func(i int) { programs.Heat(i, want[7:107], src[50:150], k) })
	if err := heat.Launch(100, dst.Slice(7, 107), devicetest.Array(t, d, src).Slice(10, 200).Slice(40, 140), k); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Heat of parts", dst, want)
	expect(t, heat.Launch(1, dst, dst), device.ErrType, "2 arguments")
	expect(t, heat.Launch(9, dst.Slice(0, 10), dst.Slice(9, 19), k), device.ErrOverlap, "arguments 0 (dst) and 1 (src)")
	expect(t, heat.Launch(1, dst, dst, int32(3)), device.ErrType, "argument 2 (k)")
	expect(t, heat.Launch(1, dst, nil, k), device.ErrType, "argument 1 (src)")
	expect(t, heat.Launch(1, dst.Slice(1, n+1), dst, k), device.ErrLength, "dst")
	expect(t, heat.Launch(-1, dst, dst, k), device.ErrLength, "not -1")

	// A list, each launch on what the one before left; and one of which nothing is queued.
	once, twice := make([]limb.DF, n), make([]limb.DF, n)
	kernel.Items(n, func(i int) { programs.Heat(i, once, src, k) })
	kernel.Items(n, func(i int) { programs.Heat(i, twice, once, k) })
	between, last := devicetest.Array(t, d, make([]limb.DF, n)), devicetest.Array(t, d, make([]limb.DF, n))
	list := []device.Launch{heat.With(n, between, devicetest.Array(t, d, src), k), heat.With(n, last, between, k)}
	expect(t, d.Submit(append(list, heat.With(n, last, last))...), device.ErrType, "2 arguments")
	sameAs(t, "Heat in a list that is refused", last, make([]limb.DF, n))
	if err := d.Submit(list...); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Heat in a list", last, twice)

	const rows, columns, size = 37, 91, programs.TileSize
	const tiles = (rows + size - 1) / size * ((columns + size - 1) / size)
	m, turned := make([]limb.QF, rows*columns), make([]limb.QF, rows*columns)
	for i := range m {
		m[i] = limb.NewQF(r.NormFloat64())
	}
	kernel.Groups(tiles, func(g kernel.Group) { programs.Transpose(g, turned, m, rows, columns) })
	transpose := loadKernel(t, d, "programs.Transpose", func(n int, a []any) {
		kernel.Groups(n, func(g kernel.Group) {
			programs.Transpose(g, a[0].([]limb.QF), a[1].([]limb.QF), a[2].(int32), a[3].(int32))
		})
	})
	out := devicetest.Array(t, d, make([]limb.QF, rows*columns))
	if err := transpose.Launch(tiles, out, devicetest.Array(t, d, m), int32(rows), int32(columns)); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Transpose", out, turned)
}

// runHelpers runs kernels that call functions with phases several times.
func runHelpers(t *testing.T, d *device.Device) {
	r := rand.New(rand.NewPCG(5, 7))
	const groups, size, n = 70, programs.HelpWidth, 3
	x, want, numbers := make([]limb.DF, groups*2*size+4*size), make([]limb.DF, groups*size), make([]int32, groups*2*n)
	for i := range x {
		x[i] = limb.NewDF(r.NormFloat64())
	}
	from, to, integers := devicetest.Array(t, d, x), devicetest.Array(t, d, want), devicetest.Array(t, d, numbers)
	for name, f := range map[string]func(g kernel.Group, dst, x []limb.DF, n int){"Helpers": programs.Helpers, "Sums": programs.Sums} {
		k := loadKernel(t, d, "programs."+name, func(groups int, a []any) {
			kernel.Groups(groups, func(g kernel.Group) { f(g, a[0].([]limb.DF), a[1].([]limb.DF), a[2].(int)) })
		})
		kernel.Groups(groups, func(g kernel.Group) { f(g, want, x, n) })
		if err := k.Launch(groups, to, from, n); err != nil {
			t.Error(err)
		}
		if wide := math.MaxInt; wide > math.MaxInt32 {
			expect(t, k.Launch(groups, to, from, wide), device.ErrRange, "argument 2 (n)", fmt.Sprint(wide))
		}
		sameAs(t, name, to, want)
	}
	for _, c := range []struct {
		name string
		f    func(g kernel.Group, dst []int32, n int)
	}{{"Unrolled", programs.Unrolled}, {"Conditions", programs.Conditions}} {
		k := loadKernel(t, d, "programs."+c.name, func(groups int, a []any) {
			kernel.Groups(groups, func(g kernel.Group) { c.f(g, a[0].([]int32), a[1].(int)) })
		})
		kernel.Groups(groups, func(g kernel.Group) { c.f(g, numbers, n) })
		if err := k.Launch(groups, integers, n); err != nil {
			t.Error(err)
		}
		sameAs(t, c.name, integers, numbers)
	}
}

// runMended runs operations on what is to be mended, now and then.
func runMended(t *testing.T, d *device.Device) {
	r := rand.New(rand.NewPCG(3, 6))
	const n, turns = 5000, 12
	inf := math.Inf(1)
	special := []float64{0, math.Copysign(0, -1), 1, -1, 0x1p100, -0x1p100, 3, inf, -inf, math.NaN()}
	x, want := make([]limb.DF, n), make([]limb.CDF, n)
	for i := range x {
		if x[i] = limb.NewDF(r.NormFloat64()); i >= n/2 && r.IntN(4) == 0 { // the first half has none
			x[i] = limb.NewDF(special[r.IntN(len(special))])
		}
	}
	kernel.Items(n, func(i int) { programs.Mended(i, want, x, turns) })
	mended := loadKernel(t, d, "programs.Mended", func(n int, a []any) {
		kernel.Items(n, func(i int) { programs.Mended(i, a[0].([]limb.CDF), a[1].([]limb.DF), a[2].(int)) })
	})
	out, got := newArray[limb.CDF](t, d, n), make([]limb.CDF, n)
	if err := errors.Join(mended.Launch(n, out, devicetest.Array(t, d, x), turns), out.Download(got)); err != nil {
		t.Fatal(err)
	}
	same := func(a, b float32) bool { return math.Float32bits(a) == math.Float32bits(b) || a != a && b != b }
	for i, a := range got {
		if b := want[i]; !same(a.Re.Hi, b.Re.Hi) || !same(a.Re.Lo, b.Re.Lo) || !same(a.Im.Hi, b.Im.Hi) || !same(a.Im.Lo, b.Im.Lo) {
			t.Fatalf("Mended: element %d is %x, in Go %x", i, a, b)
		}
	}
}

// runAsGo runs kernels in which it matters what is done, in which order, and what is copied.
func runAsGo(t *testing.T, d *device.Device) {
	const n, row = 100, programs.AsGoRow
	x := make([]int32, n)
	for i := range x {
		x[i] = int32(i*i%23) - 5
	}
	for name, run := range programs.AsGo {
		if (name == "Halves" || name == "Again") && !d.Traits().Float64.Exact { // they have float64
			continue
		}
		k := loadKernel(t, d, "programs."+name, func(n int, a []any) {
			kernel.Items(n, func(i int) { run(i, a[0].([]int32), a[1].([]int32)) })
		})
		want := make([]int32, n*row)
		kernel.Items(n, func(i int) { run(i, want, x) })
		dst := devicetest.Array(t, d, make([]int32, n*row))
		if err := k.Launch(n, dst, devicetest.Array(t, d, x)); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		sameAs(t, name, dst, want)
	}
}

// runStructs runs kernels on arrays of a user's structs.
func runStructs(t *testing.T, d *device.Device) {
	const n = 3000
	src, k := make([]limb.DF, n), limb.NewDF(0.3)
	for i := range src {
		src[i] = limb.NewDF(i).Sqrt()
	}
	bodies := make([]programs.Body, n)
	for i := range bodies {
		bodies[i].Mass = limb.NewDF(i)
		for k := range 3 {
			bodies[i].Pos[k], bodies[i].Vel[k] = src[i], src[(i+k+1)%n]
		}
	}
	drift := loadKernel(t, d, "programs.Drift", func(n int, a []any) {
		kernel.Items(n, func(i int) { programs.Drift(i, a[0].([]programs.Body), a[1].(limb.DF)) })
	})
	moving := devicetest.Array(t, d, bodies)
	if err := drift.Launch(n-20, moving.Slice(10, n-10), k); err != nil {
		t.Fatal(err)
	}
	kernel.Items(n-20, func(i int) { programs.Drift(i, bodies[10:n-10], k) })
	sameAs(t, "Drift", moving, bodies)
	type other struct{ programs.Body }
	expect(t, drift.Launch(1, newArray[other](t, d, 1), k), device.ErrType, "array of other, want Body")
	expect(t, drift.Launch(1, newArray[[14]float32](t, d, 1), k), device.ErrType, "array of [14]float32, want Body")
	cells, cell := make([]programs.Cell, n), programs.Cell{Count: [2]int32{3, 4}}
	for i := range cells {
		cells[i].At.X, cells[i].Count = int32(i), [2]int32{int32(-i), 7}
	}
	step := loadKernel(t, d, "programs.Step", func(n int, a []any) {
		kernel.Items(n, func(i int) { programs.Step(i, a[0].([]programs.Cell), a[1].([]programs.Cell), a[2].(programs.Cell)) })
	})
	moved, stepped := make([]programs.Cell, n), newArray[programs.Cell](t, d, n)
	if err := step.Launch(n, stepped, devicetest.Array(t, d, cells), cell); err != nil {
		t.Fatal(err)
	}
	kernel.Items(n, func(i int) { programs.Step(i, moved, cells, cell) })
	sameAs(t, "Step", stepped, moved)
	expect(t, step.Launch(n, stepped, stepped, bodies[0]), device.ErrType, "argument 2 (c)")
	rows, sums, added := make([][3]float32, n), make([]float32, n), newArray[float32](t, d, n)
	for i := range rows {
		rows[i] = [3]float32{src[i].Hi, src[i].Lo, 1}
	}
	add := loadKernel(t, d, "programs.Rows", func(n int, a []any) {
		kernel.Items(n, func(i int) { programs.Rows(i, a[0].([]float32), a[1].([][3]float32)) })
	})
	if err := add.Launch(n, added, devicetest.Array(t, d, rows)); err != nil {
		t.Fatal(err)
	}
	kernel.Items(n, func(i int) { programs.Rows(i, sums, rows) })
	sameAs(t, "Rows", added, sums)
}

func runDot[N limb.Real[N]](t *testing.T, d *device.Device, from func(float64) N) {
	r := rand.New(rand.NewPCG(2, 5))
	const n = 1000
	const groups = (n + programs.DotBlock - 1) / programs.DotBlock
	x, y, want := make([]N, n), make([]N, n), make([]N, groups)
	for i := range x {
		x[i], y[i] = from(r.NormFloat64()), from(r.NormFloat64())
	}
	kernel.Groups(groups, func(g kernel.Group) { programs.Dot(g, want, x, y) })
	name := "programs.Dot[DF]"
	if _, ok := any(x).([]limb.DD); ok {
		name = "programs.Dot[DD]"
	}
	dot := loadKernel(t, d, name, func(n int, a []any) {
		kernel.Groups(n, func(g kernel.Group) { programs.Dot(g, a[0].([]N), a[1].([]N), a[2].([]N)) })
	})
	sums := devicetest.Array(t, d, make([]N, groups))
	if err := dot.Launch(groups, sums, devicetest.Array(t, d, x), devicetest.Array(t, d, y)); err != nil {
		t.Fatal(err)
	}
	sameAs(t, name, sums, want)
}

// TestLoad: code that limb build has written is loaded on every device, a map has an item for each
// element, and what goes wrong is an error.
func TestLoad(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		const n = 100
		wide := make([]interval.Interval[float32], n)
		for i := range wide {
			wide[i] = interval.Of(float32(i), float32(i)+0.5)
		}
		x, z := devicetest.Array(t, d, wide), devicetest.Array(t, d, wide)
		add, err := d.Load(intervals.AddF32.Code())
		if err != nil {
			t.Fatal(err)
		}
		expect(t, d.Submit(add.With(n, z, x, x), add.With(n, z, z, x)), nil)
		for i, v := range wide {
			wide[i] = interval.Interval[float32]{Lo: 3 * v.Lo, Hi: 3 * v.Hi}
		}
		sameAs(t, "3x", z, wide)
		expect(t, add.Launch(n-1, z, x, x), device.ErrLength, "100 elements, and there are 99 items")
		expect(t, add.Launch(n, z, x), device.ErrType, "2 arguments")
		_, err = d.Load(nil)
		expect(t, err, device.ErrFunction, "no code")
		_, err = d.LoadAll(intervals.AddF32.Code(), nil)
		expect(t, err, device.ErrFunction, "no code")
		expect(t, d.RunKernel(t.Context(), nil, n), device.ErrFunction, "no code")
		damaged := "damaged"
		_, err = d.Load(&launch.Code{Program: &damaged, Name: "k", Slices: intervals.AddF32.Code().Slices})
		expect(t, err, device.ErrFunction, "run limb build")
		other := *intervals.AddF32.Code()
		other.Name = "other"
		_, err = d.Load(&other)
		expect(t, err, device.ErrFunction, "no kernel of that name")
		if d.Info().Backend != "cpu" {
			_, err = d.Load(&launch.Code{Name: "Go", Slices: other.Slices})
			expect(t, err, device.ErrFunction, "no program for devices")
			return
		}
		_, err = d.Load(&launch.Code{Name: "nothing"})
		expect(t, err, device.ErrFunction, "this code has none: run limb build")
	})
}

// TestLoadFails: where a kernel fails on the processor the device has failed, whatever is asked next.
func TestLoadFails(t *testing.T) {
	for _, next := range []func(d *device.Device, x *device.Array[float32]) error{
		func(d *device.Device, x *device.Array[float32]) error { return d.Wait() },
		func(d *device.Device, x *device.Array[float32]) error { return d.Close() },
		func(d *device.Device, x *device.Array[float32]) error { return x.Download(make([]float32, 1)) },
		func(d *device.Device, x *device.Array[float32]) error { return x.Upload(make([]float32, 1)) },
		func(d *device.Device, x *device.Array[float32]) error {
			_, err := d.MapTime("f32.Add", x, x, x)
			return err
		},
	} {
		d, err := device.Open("cpu")
		if err != nil {
			t.Fatal(err)
		}
		outside := errors.New("an index outside of x")
		k, err := d.Load(&launch.Code{Name: "k", Slices: func(context.Context, int, []any) error { return outside }})
		if err != nil {
			t.Fatal(err)
		}
		x := newArray[float32](t, d, 1)
		expect(t, k.Launch(1, x), nil)
		err = next(d, x)
		expect(t, err, device.ErrFailed, "an index outside of x")
		expect(t, err, outside)
		if d.Close(); d.Wait() == nil {
			t.Error("the device works on")
		}
	}
}

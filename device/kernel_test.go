package device_test

import (
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/kernel"
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
	k, err := d.Load(&kernels.Compiled{Program: p, Name: name, Go: inGo})
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func upload[T any](t *testing.T, d *device.Device, x []T) *device.Array[T] {
	t.Helper()
	a := newArray[T](t, d, len(x))
	if err := a.Upload(x); err != nil {
		t.Fatal(err)
	}
	return a
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
				if driver.word == "pocl" && rung == "floor" { // as in TestRungs: PoCL has built what Open asks for
					t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math"+float32Alone())
				}
				d := open(t, driver.word, driver.platform, rung)
				defer closeAll(t, []*device.Device{d})
				if a := d.Traits().Float32; !strings.HasSuffix(a.Lowering, rung) {
					t.Errorf("the lowering is %s", a.Lowering)
				}
				runKernels(t, d)
				if d.Traits().Float64.Exact {
					runDot(t, d, limb.NewDD)
				}
				runDot(t, d, limb.NewDF)
			})
		}
	}
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
	dst := upload(t, d, make([]limb.DF, n))
	if err := heat.Launch(n, dst, upload(t, d, src), k); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Heat", dst, want)

	// A part of each array.
	kernel.Items(100, func(i int) { programs.Heat(i, want[7:107], src[50:150], k) })
	if err := heat.Launch(100, dst.Slice(7, 107), upload(t, d, src).Slice(10, 200).Slice(40, 140), k); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Heat of parts", dst, want)
	expect(t, heat.Launch(1, dst, dst), device.ErrType, "2 arguments")
	expect(t, heat.Launch(1, dst, dst, int32(3)), device.ErrType, "argument 2 (k)")
	expect(t, heat.Launch(1, dst, nil, k), device.ErrType, "argument 1 (src)")
	expect(t, heat.Launch(1, dst.Slice(1, n+1), dst, k), device.ErrLength, "dst")
	expect(t, heat.Launch(-1, dst, dst, k), device.ErrLength, "-1 items")

	// A list, each launch on what the one before left; and one of which nothing is queued.
	once, twice := make([]limb.DF, n), make([]limb.DF, n)
	kernel.Items(n, func(i int) { programs.Heat(i, once, src, k) })
	kernel.Items(n, func(i int) { programs.Heat(i, twice, once, k) })
	between, last := upload(t, d, make([]limb.DF, n)), upload(t, d, make([]limb.DF, n))
	list := []device.Launch{heat.With(n, between, upload(t, d, src), k), heat.With(n, last, between, k)}
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
	out := upload(t, d, make([]limb.QF, rows*columns))
	if err := transpose.Launch(tiles, out, upload(t, d, m), int32(rows), int32(columns)); err != nil {
		t.Fatal(err)
	}
	sameAs(t, "Transpose", out, turned)
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
	sums := upload(t, d, make([]N, groups))
	if err := dot.Launch(groups, sums, upload(t, d, x), upload(t, d, y)); err != nil {
		t.Fatal(err)
	}
	sameAs(t, name, sums, want)
}

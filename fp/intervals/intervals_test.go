package intervals_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp/interval"
	"github.com/limbfp/limb/fp/intervals"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/guard"
	"github.com/limbfp/limb/internal/check/rounding"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/kernel/launch"
)

// TestMain has Mesa offer its software device, and Vulkan's loader find SwiftShader.
func TestMain(m *testing.M) {
	devicetest.Main(m, "RUSTICL_ENABLE=llvmpipe", "VK_ADD_DRIVER_FILES=/usr/lib/chromium/vk_swiftshader_icd.json")
}

// operation is one of the kernels of T and the method that it is like; one of one operand takes
// no y.
type operation[T limb.Float] struct {
	name   string
	method func(x, y interval.Interval[T]) interval.Interval[T]
	slices func(z, x, y []interval.Interval[T]) error
	run    func(d launch.Device, z, x, y launch.Array[interval.Interval[T]]) error
}

func root[T limb.Float](x, _ interval.Interval[T]) interval.Interval[T] { return x.Sqrt() }

var singles = []operation[float32]{
	{"Add", interval.Interval[float32].Add, intervals.AddF32.Slices, intervals.AddF32.Run},
	{"Sub", interval.Interval[float32].Sub, intervals.SubF32.Slices, intervals.SubF32.Run},
	{"Mul", interval.Interval[float32].Mul, intervals.MulF32.Slices, intervals.MulF32.Run},
	{"Div", interval.Interval[float32].Div, intervals.DivF32.Slices, intervals.DivF32.Run},
	{"Sqrt", root[float32], func(z, x, _ []interval.Interval[float32]) error { return intervals.SqrtF32.Slices(z, x) },
		func(d launch.Device, z, x, _ launch.Array[interval.Interval[float32]]) error {
			return intervals.SqrtF32.Run(d, z, x)
		}},
}

var doubles = []operation[float64]{
	{"Add", interval.Interval[float64].Add, intervals.AddF64.Slices, intervals.AddF64.Run},
	{"Sub", interval.Interval[float64].Sub, intervals.SubF64.Slices, intervals.SubF64.Run},
	{"Mul", interval.Interval[float64].Mul, intervals.MulF64.Slices, intervals.MulF64.Run},
	{"Div", interval.Interval[float64].Div, intervals.DivF64.Slices, intervals.DivF64.Run},
	{"Sqrt", root[float64], func(z, x, _ []interval.Interval[float64]) error { return intervals.SqrtF64.Slices(z, x) },
		func(d launch.Device, z, x, _ launch.Array[interval.Interval[float64]]) error {
			return intervals.SqrtF64.Run(d, z, x)
		}},
}

// operands are pairs of intervals between numbers at which rounding goes wrong, with all signs,
// infinite ends and empty sets, whose ends are 0 or at least least.
func operands[T limb.Float](n int, least float64) (x, y []interval.Interval[T]) {
	r := rand.New(rand.NewPCG(8, 9))
	list := rounding.Operands[T]()
	list = append(list, 0, T(math.Copysign(0, -1)), 0, 1, -1, 2, -3)
	number := func() T {
		for {
			if a := list[r.IntN(len(list))]; a == 0 || math.Abs(float64(a)) >= least || a != a {
				return a
			}
		}
	}
	one := func() interval.Interval[T] {
		a, b := number(), number()
		if r.IntN(3) == 0 {
			a, b = T(r.NormFloat64()), T(r.NormFloat64())
		}
		if b < a {
			a, b = b, a
		}
		return interval.Of(a, b)
	}
	for range n {
		x, y = append(x, one()), append(y, one())
	}
	return x, y
}

// differing counts the results that have not the bits of the method, and names the first.
func differing[T limb.Float](t *testing.T, op operation[T], x, y, z []interval.Interval[T], least float64) (wrong, compared int) {
	t.Helper()
	same := func(a, b T) bool {
		return math.Float64bits(float64(a)) == math.Float64bits(float64(b)) || a != a && b != b
	}
	small := func(a T) bool { return a != 0 && math.Abs(float64(a)) < least }
	for i := range z {
		want := op.method(x[i], y[i])
		if small(want.Lo) || small(want.Hi) {
			continue
		}
		compared++
		if !same(z[i].Lo, want.Lo) || !same(z[i].Hi, want.Hi) {
			if wrong++; wrong == 1 {
				t.Logf("%s of %x and %x is %x, not %x", op.name, x[i], y[i], z[i], want)
			}
		}
	}
	return wrong, compared
}

func levels[T limb.Float](t *testing.T, ops []operation[T]) {
	x, y := operands[T](testenv.Size(5000, 50000, 2000000), 0)
	pages := [3]guard.Page{guard.NewPage(t), guard.NewPage(t), guard.NewPage(t)}
	for l := simd.Go; l <= simd.Best(); l++ {
		previous, err := simd.Set(l)
		if err != nil {
			t.Fatal(err)
		}
		for _, op := range ops {
			z := make([]interval.Interval[T], len(x))
			if err := op.slices(z, x, y); err != nil {
				t.Error(err)
			}
			if wrong, n := differing(t, op, x, y, z, 0); wrong > 0 {
				t.Errorf("%v, %s: %d of %d are wrong", l, op.name, wrong, n)
			}
			for n := range 40 {
				a, b, c := guard.Behind[interval.Interval[T]](pages[0], n), guard.Behind[interval.Interval[T]](pages[1], n), guard.Behind[interval.Interval[T]](pages[2], n)
				copy(a, x)
				copy(b, y)
				if err := op.slices(c, a, b); err != nil {
					t.Error(err)
				}
				if wrong, _ := differing(t, op, a, b, c, 0); wrong > 0 || !guard.Before(pages[0], a) || !guard.Before(pages[1], b) || !guard.Before(pages[2], c) {
					t.Errorf("%v, %s: of %d between guards %d are wrong, or what is before them has changed", l, op.name, n, wrong)
				}
			}
		}
		simd.Set(previous)
	}
}

// TestSlices: slices of intervals have the bits of the methods, at each level, and short ones between guards.
func TestSlices(t *testing.T) {
	t.Run("float32", func(t *testing.T) { levels(t, singles) })
	t.Run("float64", func(t *testing.T) { levels(t, doubles) })
}

// TestFails: a product in the place of a quotient, and a sum in that of a difference, are noticed.
func TestFails(t *testing.T) {
	x, y := operands[float32](1000, 0)
	for _, c := range [][2]int{{3, 2}, {1, 0}} {
		op := singles[c[0]]
		z := make([]interval.Interval[float32], len(x))
		if err := singles[c[1]].slices(z, x, y); err != nil {
			t.Fatal(err)
		}
		if wrong, _ := differing(t, op, x, y, z, 0); wrong == 0 {
			t.Errorf("%s for %s is not noticed", singles[c[1]].name, op.name)
		}
	}
}

func onDevice[T limb.Float](t *testing.T, d *device.Device, ops []operation[T], least float64) {
	t.Helper()
	x, y := operands[T](testenv.Size(5000, 40000, 1000000), least)
	z := make([]interval.Interval[T], len(x))
	dx, dy, dz := devicetest.Array(t, d, x), devicetest.Array(t, d, y), devicetest.Array(t, d, z)
	for _, op := range ops {
		if err := errors.Join(op.run(d, dz, dx, dy), dz.Download(z)); err != nil {
			t.Errorf("%s: %v", op.name, err)
			continue
		}
		wrong, n := differing(t, op, x, y, z, least)
		if t.Logf("%s: %d compared", op.name, n); wrong > 0 || n < len(x)/4 {
			t.Errorf("%s: %d of %d are wrong", op.name, wrong, n)
		}
	}
}

// TestDevices: so have arrays of devices. Where subnormal numbers are flushed, ends are 0 or at
// least 2^-60.
func TestDevices(t *testing.T) {
	testenv.Long(t, "PoCL builds kernels of intervals")
	for _, on := range []struct{ word, platform string }{
		{"cpu", "Go"}, {"pocl", devicetest.PoCL}, {"rusticl", "rusticl"}, {"lavapipe", "llvmpipe"}, {"swiftshader", "SwiftShader driver"},
	} {
		t.Run(on.word, func(t *testing.T) {
			d := devicetest.OpenTested(t, on.word, on.platform)
			least := 0.0
			if d.Traits().Float32.Subnormals == device.Flushed {
				least = 0x1p-60
			}
			onDevice(t, d, singles, least)
			if d.Traits().Float64.Exact {
				onDevice(t, d, doubles, 0)
			}
		})
	}
}

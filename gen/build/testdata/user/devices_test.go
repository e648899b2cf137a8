package user

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/kernel/launch"
)

// devices are those of the machine. rusticl, which has PoCL's text and lavapipe's compiler, is left to LIMB_FULL.
func devices() []device.Info {
	return slices.DeleteFunc(device.List(), func(i device.Info) bool {
		return strings.Contains(i.Platform, "rusticl") && os.Getenv("LIMB_FULL") == ""
	})
}

// TestDevices compares kernels with plain Go on every device: in float32 where it has no float64. Those of
// quads are left to LIMB_FULL on OpenCL's, and are on the others in every run.
func TestDevices(t *testing.T) {
	if err := HeatKernel.Run((*device.Device)(nil), 100, nil, nil, limb.DD{}); !errors.Is(err, device.ErrZero) || !strings.Contains(err.Error(), "Heat") {
		t.Errorf("no device: %v", err)
	}
	want32, want64 := newData32(size), newData64(size)
	for _, info := range devices() {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Log(err)
			continue
		}
		t.Run(info.Name, func(t *testing.T) { // each, whatever another one does
			if d.Traits().Float64.Exact {
				onDevice(t, d, want64, EscapeF64.Run, StepDD.Run, DotQD.Run, ApartQD.Run)
			} else {
				onDevice(t, d, want32, EscapeF32.Run, StepDF.Run, DotQF.Run, ApartQF.Run)
			}
			integers(t, d)
			bundles(t, d)
		})
		fmt.Printf("device %s: %s\n", info.Name, info.Platform)
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

func onDevice[T limb.Float, P limb.Real[P], Q limb.Real[Q]](
	t *testing.T, d *device.Device, want *data[T, P, Q],
	escape func(d launch.Device, counts launch.Array[int32], c launch.Array[limb.ComplexPair[T]], limit int) error,
	step func(d launch.Device, items int, dst, src launch.Array[P], k P) error,
	dot, apart func(d launch.Device, groups int, sums, x, y launch.Array[Q]) error,
) {
	n, groups, name := size, want.groups, d.Info().Name
	c, counts := array(t, d, want.c), array(t, d, make([]int32, n))
	src, heat := array(t, d, want.src), array(t, d, make([]P, n))
	x, y, sums := array(t, d, want.x), array(t, d, want.y), array(t, d, make([]Q, groups))
	if t.Failed() {
		t.Fatal(name)
	}
	compare(t, name+" escape", escape(d, counts, c, want.limit), counts, want.counts)
	compare(t, name+" step", step(d, n, heat, src, want.k), heat, want.heat)
	if d.Info().Backend != "opencl" || os.Getenv("LIMB_FULL") != "" { // its drivers build quads for a minute
		compare(t, name+" dot", dot(d, groups, sums, x, y), sums, want.sums)
		compare(t, name+" apart", apart(d, groups, sums, x, y), sums, want.apart)
	}
	if err := escape(d, counts, array(t, d, want.c[:n-1]), 9); !errors.Is(err, device.ErrLength) {
		t.Errorf("%s: arrays of two lengths: %v", name, err)
	}
	if err := escape(d, counts, nil, 9); !errors.Is(err, device.ErrType) {
		t.Errorf("%s: no array: %v", name, err)
	}
	if err := step(d, n+1, heat, src, want.k); err == nil && name == "cpu" {
		t.Errorf("%s: an index outside is no error", name)
	}
}

func array[T any](t *testing.T, d *device.Device, x []T) *device.Array[T] {
	t.Helper()
	a, err := device.NewArray[T](d, len(x))
	if err == nil {
		err = a.Upload(x)
	}
	if err != nil {
		t.Error(err)
	}
	return a
}

// integers compares kernels of integers with plain Go.
func integers(t *testing.T, d *device.Device) {
	name := d.Info().Name
	a, b := []int32{math.MinInt32, math.MinInt32, 7, -7, 7, -7, 5}, []int32{-1, 3, 2, 2, -2, -1, 1}
	q, r, l := make([]int32, len(a)), make([]int32, len(a)), make([]int32, len(a))
	kernel.Items(len(a), func(i int) { quotients(i, q, r, a, b); least(i, l, a) })
	x, y, z := array(t, d, a), array(t, d, b), array(t, d, make([]int32, len(a)))
	w := array(t, d, make([]int32, len(a)))
	compare(t, name+" quotients", Quotients.Run(d, len(a), z, w, x, y), z, q)
	compare(t, name+" remainders", nil, w, r)
	compare(t, name+" least", Least.Run(d, len(a), z, x), z, l)
	turns := make([]int32, 16)
	kernel.Groups(2, func(g kernel.Group) { rounds(g, turns, 3) })
	v := array(t, d, make([]int32, 16))
	compare(t, name+" rounds", Rounds.Run(d, 2, v, 3), v, turns)
	if d.Traits().Float64.Exact {
		src, want := many(9, func() limb.DF { return limb.NewDF(1.1) }), make([]float64, 9)
		kernel.Items(9, func(i int) { high(i, want, src) })
		h := array(t, d, make([]float64, 9))
		compare(t, name+" high", High.Run(d, 9, h, array(t, d, src)), h, want)
	}
}

// TestDevicesOfShorts does so on each device.
func TestDevicesOfShorts(t *testing.T) {
	s := newShorts()
	for _, info := range devices() {
		d, err := device.Open(info.Name)
		if err != nil {
			t.Log(err)
			continue
		}
		halves, brains, codes := array(t, d, make([]fp.Half, s.n)), array(t, d, make([]fp.BF16, s.n)), array(t, d, make([]uint16, s.n))
		src, colors := array(t, d, s.src), array(t, d, s.colors)
		compare(t, info.Name+" tint", Tint.Run(d, s.n, halves, src, colors, array(t, d, s.at), array(t, d, s.x)), halves, s.tinted)
		compare(t, info.Name+" means", Means.Run(d, s.n/17, brains, colors), brains, s.means)
		compare(t, info.Name+" bits", Bits.Run(d, s.n, halves, src, codes), halves, s.bits)
		compare(t, info.Name+" codes", nil, codes, s.codes)
		if err := halves.Fill(0x1234); err != nil {
			t.Error(err)
		}
		if err := device.Copy(halves.Slice(1, 4), src.Slice(4, 7)); err != nil {
			t.Error(err)
		}
		want := slices.Repeat([]fp.Half{0x1234}, s.n)
		copy(want[1:4], s.src[4:7])
		compare(t, info.Name+" fill and copy", nil, halves, want)
		if err := Means.Run(d, 1, brains, nil); !errors.Is(err, device.ErrType) {
			t.Errorf("%s: no array: %v", info.Name, err)
		}
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	}
}

func compare[T any](t *testing.T, what string, err error, a *device.Array[T], want []T) {
	t.Helper()
	got := make([]T, len(want))
	same(t, what, errors.Join(err, a.Download(got)), got, want)
}

// bundles runs a kernel with structs of slices on a device.
func bundles(t *testing.T, d *device.Device) {
	r := rand.New(rand.NewPCG(6, 6))
	one := func() limb.DF { return limb.NewDF(r.NormFloat64()) }
	const rows, depth, cols = 9, 5, 7
	a, b := grid[limb.DF]{many(rows*depth, one), rows, depth}, grid[limb.DF]{many(depth*cols, one), depth, cols}
	want := grid[limb.DF]{make([]limb.DF, rows*cols), rows, cols}
	s := Step{From: 2, To: 6, Last: struct{ Twice bool }{true}}
	kernel.Items(rows*cols, func(i int) { product(i, want, a, b, s) })
	of := func(m grid[limb.DF]) gridArrays[limb.DF] {
		return gridArrays[limb.DF]{array(t, d, m.data), m.rows, m.cols}
	}
	got := array(t, d, make([]limb.DF, rows*cols))
	err := ProductDF.Run(d, rows*cols, gridArrays[limb.DF]{got, rows, cols}, of(a), of(b), s)
	compare(t, d.Info().Name+" product", err, got, want.data)
	if err := ProductDF.Run(d, rows*cols, gridArrays[limb.DF]{got, rows, cols}, gridArrays[limb.DF]{nil, rows, cols}, of(b), s); !errors.Is(err, device.ErrType) {
		t.Errorf("%s: a struct without its array: %v", d.Info().Name, err)
	}
}

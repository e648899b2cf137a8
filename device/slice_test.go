package device_test

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestSlices does with parts of arrays what is done with parts of slices: what lies beside them
// stays, on devices with planes too.
func TestSlices(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		const n = 1000
		x, y := make([]limb.QF, n), make([]limb.QF, n)
		for i := range x {
			x[i], y[i] = limb.NewQF(i).Sqrt(), limb.NewQF(-i)
		}
		a, b := devicetest.Array(t, d, x), devicetest.Array(t, d, y)
		part := a.Slice(100, 900).Slice(3, 203)
		for i := range part.Len() {
			x[103+i] = x[103+i].Add(y[1+i])
		}
		copy(x[500:507], y[:7])
		copy(y[n-1:], x[:1])
		got := make([]limb.QF, 200)
		for _, err := range []error{
			d.Map("QF.Add", part, part, b.Slice(1, 201)),
			a.Slice(500, 507).Upload(y[:7]),
			b.Slice(n-1, n).Upload(x[:1]),
			b.Slice(5, 5).Upload(nil),
			part.Download(got),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		for i := range got {
			if got[i] != x[103+i] {
				t.Fatalf("element %d of a part is %x, want %x", i, got[i], x[103+i])
			}
		}
		sameAs(t, "around what is uploaded and mapped", a, x)
		sameAs(t, "beside one element", b, y)
		sum, err := device.Sum(part)
		want, err2 := device.Sum(devicetest.Array(t, d, x[103:303]))
		if errors.Join(err, err2) != nil || sum != want {
			t.Errorf("the sum of a part is %v, want %v (%v, %v)", sum, want, err, err2)
		}
	})
}

func TestBadSlices(t *testing.T) {
	d, x, y := fixture(t)
	defer d.Close()
	for _, bounds := range [][2]int{{-1, 2}, {2, 1}, {0, 4}, {4, 4}} {
		bad := x.Slice(bounds[0], bounds[1])
		for _, part := range []*device.Array[limb.DF]{bad, bad.Slice(0, 0), bad.Slice(-1, 7)} {
			for _, err := range []error{part.Upload(nil), part.Download(nil), d.Map("DF.Abs", part, part)} {
				expect(t, err, device.ErrLength, "of 3 elements")
			}
			_, err := device.Sum(part)
			expect(t, err, device.ErrLength, "of 3 elements")
		}
	}
	expect(t, x.Slice(0, 2).Upload(make([]limb.DF, 3)), device.ErrLength, "2 elements, the slice 3")
	expect(t, d.Map("DF.Neg", x.Slice(0, 2), x.Slice(1, 3)), device.ErrOverlap, "argument 1")
	expect(t, d.Map("DF.Add", x.Slice(0, 1), x.Slice(1, 2), x.Slice(2, 3)), nil)
	expect(t, d.Map("DF.Add", x.Slice(0, 2), x.Slice(0, 2), y.Slice(1, 3)), nil)
	x.Slice(0, 2).Free()
	expect(t, x.Slice(0, 3).Upload(make([]limb.DF, 3)), nil)
	part := x.Slice(0, 2)
	x.Free()
	expect(t, part.Upload(make([]limb.DF, 2)), device.ErrFreed)
	expect(t, x.Slice(0, 2).Upload(make([]limb.DF, 2)), device.ErrFreed)
	expect(t, (*device.Array[limb.DF])(nil).Slice(0, 1).Upload(nil), device.ErrZero)
	expect(t, (&device.Array[limb.DF]{}).Slice(0, 1).Upload(nil), device.ErrZero)
}

type body struct {
	Mass     limb.DF
	Pos, Vel [3]limb.DF
	flags    [2]struct{ a, b float32 }
}

// TestElements: arrays of structs go to a device and come back, whole and in parts.
func TestElements(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		bodies := make([]body, 300)
		at := float32(0)
		next := func() limb.DF {
			at++
			return limb.DF{Hi: at, Lo: at * 0x1p-30}
		}
		for i := range bodies {
			b := &bodies[i]
			b.Mass = next()
			for k := range 3 {
				b.Pos[k], b.Vel[k] = next(), next()
			}
			b.flags[i%2].b = at
		}
		a := devicetest.Array(t, d, bodies)
		sameAs(t, "structs", a, bodies)
		if err := a.Slice(7, 11).Upload(bodies[100:104]); err != nil {
			t.Fatal(err)
		}
		copy(bodies[7:11], bodies[100:104])
		sameAs(t, "structs in part", a, bodies)
		sameAs(t, "arrays", devicetest.Array(t, d, [][3]int32{{1, 2, 3}, {4, 5, 6}}), [][3]int32{{1, 2, 3}, {4, 5, 6}})
	})
}

func TestBadElements(t *testing.T) {
	d, _, _ := fixture(t)
	defer d.Close()
	reject[string](t, d, "string is no float32")
	reject[*limb.DF](t, d, "is no float32")
	reject[bool](t, d, "bool is no float32")
	reject[int](t, d, "write int32")
	reject[any](t, d, "is no float32")
	reject[struct{}](t, d, "no numbers")
	reject[[0]limb.DF](t, d, "no numbers")
	reject[struct {
		A float32
		B struct{ C []float32 }
	}](t, d, "[]float32, B.C is no float32")
	reject[struct {
		A float32
		N int32
	}](t, d, "i32 beside f32")
	reject[struct {
		X limb.DF
		Y limb.DD
	}](t, d, "f64 beside f32")
	reject[[300]float32](t, d, "more than 256")
	reject[struct {
		A float32
		Z [0]float32
	}](t, d, "leave out what has no size")
}

func reject[T any](t *testing.T, d *device.Device, words string) {
	t.Helper()
	_, err := device.NewArray[T](d, 1)
	expect(t, err, device.ErrType, "cpu: array of 1", words)
}

// TestFill fills and copies arrays and parts of them: what is beside stays.
func TestFill(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		fills(t, d, []limb.QF{limb.Pi[limb.QF](), {X0: float32(math.Copysign(0, -1))}, {X0: float32(math.Inf(-1))}, {X0: 1, X1: 0x1p-140}})
		fills(t, d, []int32{7, -1, math.MinInt32})
		fills(t, d, []float32{0x1p-149, 3})
		fills(t, d, []uint16{7, 0x8001, 0xffff})
		fills(t, d, [][70]int32{{0: 1, 63: 2, 64: math.MinInt32, 69: -1}}) // more than a launch fills
		fills(t, d, []body{{Mass: limb.NewDF(1)}, {Vel: [3]limb.DF{{}, {Hi: 3, Lo: 0x1p-40}, {}}}})
		if d.Traits().Float64.Exact {
			fills(t, d, []limb.DD{limb.Pi[limb.DD](), {Hi: 0x1p-1074}})
			fills(t, d, []float64{1.0 / 3})
		}
	})
}

func fills[T comparable](t *testing.T, d *device.Device, values []T) {
	t.Helper()
	const n = 5000
	want := make([]T, n)
	for i := range want {
		want[i] = values[i%len(values)]
	}
	x, y := devicetest.Array(t, d, want), newArray[T](t, d, n)
	for k, v := range values {
		for _, err := range []error{
			y.Fill(v),
			device.Copy(x.Slice(1000, 1000+2*k), y.Slice(3, 3+2*k)),
			device.Copy(x.Slice(20, 40), x.Slice(41, 61)),
			x.Slice(2000*k/2, 2000*k/2+k).Fill(v),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		copy(want[20:40], want[41:61])
		for i := range 2 * k {
			want[1000+i] = v
		}
		for i := range k {
			want[2000*k/2+i] = v
		}
		filled := make([]T, n)
		for i := range filled {
			filled[i] = v
		}
		sameAs(t, "Fill", y, filled)
		sameAs(t, "Copy and Fill of parts", x, want)
	}
}

func TestBadFill(t *testing.T) {
	d, x, y := fixture(t)
	defer d.Close()
	other, z, _ := fixture(t)
	defer other.Close()
	var none *device.Array[limb.DF]
	zero := &device.Array[limb.DF]{}
	for _, a := range []*device.Array[limb.DF]{none, zero} {
		expect(t, a.Fill(limb.DF{}), device.ErrZero, "fill")
		expect(t, device.Copy(x, a), device.ErrZero, "copy")
		expect(t, device.Copy(a, x), device.ErrZero, "copy")
	}
	expect(t, device.Copy(x, z), device.ErrForeign, "copy of DF")
	expect(t, device.Copy(x, y.Slice(0, 2)), device.ErrLength, "to 3 elements from 2")
	expect(t, device.Copy(x, y.Slice(0, 4)), device.ErrLength, "Slice(0, 4)")
	expect(t, x.Slice(1, 0).Fill(limb.DF{}), device.ErrLength, "Slice(1, 0)")
	expect(t, device.Copy(x.Slice(0, 2), x.Slice(1, 3)), device.ErrOverlap, "from 1 on to those from 0 on")
	expect(t, device.Copy(x, x), nil)
	expect(t, x.Slice(0, 0).Fill(limb.DF{}), nil)
	y.Free()
	expect(t, y.Fill(limb.DF{}), device.ErrFreed)
	expect(t, device.Copy(x, y), device.ErrFreed)
	d.Close()
	expect(t, x.Fill(limb.DF{}), device.ErrClosed)
	expect(t, device.Copy(x, x), device.ErrClosed)
}

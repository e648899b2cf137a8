package device_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/vec"
)

// TestReductions compares the reductions of every device with package vec, bit for bit.
func TestReductions(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		devicetest.Spare(t, d)
		reductions(t, d, limb.NewDF)
		complexSums(t, d, func(a, b float64) limb.CDF { return limb.CDF{Re: limb.NewDF(a), Im: limb.NewDF(b)} })
		if d.Traits().Float64.Exact {
			reductions(t, d, limb.NewDD)
		}
		// OpenCL's drivers build quads for long; lavapipe has them.
		if testing.Short() || d.Info().Backend == "opencl" && !testenv.Full() {
			return
		}
		reductions(t, d, limb.NewQF)
		if d.Traits().Float64.Exact {
			reductions(t, d, limb.NewQD)
		}
	})
}

var reduceLengths = []int{1, 2, 3, 4095, 4096, 4097, 20000}

func reductions[N interface {
	device.Real[N]
	device.Number[N]
}](t *testing.T, d *device.Device, from func(float64) N) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	for _, scale := range []float64{1, 0x1p-70, 0x1p70} {
		for _, n := range reduceLengths {
			x, y := make([]N, n), make([]N, n)
			for i := range x {
				x[i], y[i] = from(r.NormFloat64()*scale).Div(from(3)), from(r.NormFloat64())
			}
			a, b := devicetest.Array(t, d, x), devicetest.Array(t, d, y)
			for _, c := range []struct {
				what string
				got  func() (N, error)
				want N
			}{
				{"Sum", func() (N, error) { return device.Sum(a) }, vec.Sum(x)},
				{"Dot", func() (N, error) { return device.Dot(a, b) }, vec.Dot(x, y)},
				{"Max", func() (N, error) { return device.Largest(a) }, vec.Largest(x)},
				{"Min", func() (N, error) { return device.Smallest(a) }, vec.Smallest(x)},
				{"Norm2", func() (N, error) { return device.Norm2(a) }, vec.Norm2[N, N](x)},
			} {
				if got, err := c.got(); err != nil || got != c.want {
					t.Errorf("%s of %d %T: %x, %v, want %x", c.what, n, x[0], got, err, c.want)
				}
			}
			a.Free()
			b.Free()
		}
	}
	empty, nan := devicetest.Array(t, d, []N{}), devicetest.Array(t, d, []N{from(1), from(math.NaN()), from(2)})
	if s, err := device.Sum(empty); err != nil || s != (N)(from(0)) {
		t.Errorf("the sum of nothing: %v, %v", s, err)
	}
	if m, err := device.Largest(nan); err != nil || !m.IsNaN() {
		t.Errorf("the largest of numbers with a NaN: %v, %v", m, err)
	}
	for _, c := range []struct{ a, b, want float64 }{{math.Inf(-1), math.NaN(), math.Inf(1)}, {math.NaN(), math.Inf(1), math.Inf(1)}, {math.NaN(), 1, math.NaN()}} {
		x := devicetest.Array(t, d, []N{from(c.a), from(c.b), from(2)})
		if got, err := device.Norm2(x); err != nil || !sameLead(got.Float64(), c.want) {
			t.Errorf("the norm of %v, %v and 2: %v, %v, want %v", c.a, c.b, got, err, c.want)
		}
		x.Free()
	}
	_, err := device.Largest(empty)
	expect(t, err, device.ErrLength, "no elements")
	_, err = device.Dot(empty, nan)
	expect(t, err, device.ErrLength, "0 and 3")
	nan.Free()
	_, err = device.Sum(nan)
	expect(t, err, device.ErrFreed, "sum")
	_, err = device.Sum[N](nil)
	expect(t, err, device.ErrZero, "sum")
}

func complexSums(t *testing.T, d *device.Device, from func(a, b float64) limb.CDF) {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 4))
	x := make([]limb.CDF, 5000)
	for i := range x {
		x[i] = from(r.NormFloat64(), r.NormFloat64())
	}
	a := devicetest.Array(t, d, x)
	if got, err := device.Sum(a); err != nil || got != vec.Sum(x) {
		t.Errorf("Sum: %x, %v, want %x", got, err, vec.Sum(x))
	}
	if got, err := device.Dot(a, a); err != nil || got != vec.Dot(x, x) {
		t.Errorf("Dot: %x, %v, want %x", got, err, vec.Dot(x, x))
	}
}

// sameLead reports whether a = b, or both are NaN.
func sameLead(a, b float64) bool { return a == b || a != a && b != b }

package device_test

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestFloats uploads machine numbers and downloads them, with the bits of package limb, on
// devices that convert and on those for which the program does.
func TestFloats(t *testing.T) {
	eachDevice(t, func(t *testing.T, d *device.Device) {
		floats[limb.DF, float32](t, d)
		floats[limb.DF, float64](t, d)
		if d.Traits().Float64.Exact {
			floats[limb.DD, float32](t, d)
			floats[limb.DD, float64](t, d)
			if pocl := strings.HasPrefix(d.Info().Name, "opencl"); pocl && !testenv.Full() {
				return // it builds quads for long
			}
			floats[limb.QD, float32](t, d)
			floats[limb.QD, float64](t, d)
		}
		floats[limb.DF, metres](t, d)
		floats[limb.QF, float32](t, d)
		floats[limb.QF, float64](t, d)
	})
}

// metres is a machine number by another name.
type metres float64

func floats[N interface {
	device.Real[N]
	comparable
}, F ~float32 | ~float64](t *testing.T, d *device.Device) {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 8))
	const n = 3000
	src, numbers := make([]F, n), make([]N, n)
	for i := range src {
		src[i] = F(math.Ldexp(r.NormFloat64(), r.IntN(60)-30))
	}
	copy(src, []F{0, F(math.Copysign(0, -1)), F(math.Inf(1)), F(math.Inf(-1)), 1, F(math.MaxFloat32), 0x1p-140})
	for i, v := range src {
		numbers[i] = limb.From[N](v)
	}
	x := newArray[N](t, d, n+20)
	if err := errors.Join(x.Fill(limb.From[N](7)), device.UploadFloats(x.Slice(3, n+3), src)); err != nil {
		t.Fatal(err)
	}
	want := make([]N, n+20)
	for i := range want {
		want[i] = limb.From[N](7)
	}
	copy(want[3:], numbers)
	sameAs(t, "UploadFloats", x, want)

	for i, v := range numbers { // with more limbs than F has, to a tie and beyond
		if i > 10 {
			numbers[i] = v.Add(v.Mul(limb.From[N](math.Ldexp(float64(r.IntN(9)-4), -24-r.IntN(40)))))
		}
	}
	got := make([]F, n)
	if err := errors.Join(x.Slice(3, n+3).Upload(numbers), device.DownloadFloats(got, x.Slice(3, n+3))); err != nil {
		t.Fatal(err)
	}
	for i, v := range numbers {
		want := v.Float64()
		if _, single := any(got[i]).(float32); single {
			want = float64(v.Float32())
		}
		if math.Float64bits(float64(got[i])) != math.Float64bits(want) {
			t.Fatalf("element %d, %v, becomes %v, in Go %v", i, v, got[i], want)
		}
	}
}

func TestBadFloats(t *testing.T) {
	d, x, y := fixture(t)
	defer d.Close()
	for _, a := range []*device.Array[limb.DF]{nil, {}} {
		expect(t, device.UploadFloats(a, []float64{1}), device.ErrZero, "upload")
		expect(t, device.DownloadFloats([]float32{1}, a), device.ErrZero, "download")
	}
	expect(t, device.UploadFloats(x, []float64{1}), device.ErrLength, "3 elements, the slice 1")
	expect(t, device.DownloadFloats([]float32{1}, x.Slice(0, 2)), device.ErrLength, "2 elements, the slice 1")
	expect(t, device.DownloadFloats([]float32{1}, x.Slice(2, 1)), device.ErrLength, "Slice(2, 1)")
	y.Free()
	expect(t, device.UploadFloats(y, []float64{1, 2, 3}), device.ErrFreed)
	d.Close()
	expect(t, device.DownloadFloats(make([]float32, 3), x), device.ErrClosed)
}

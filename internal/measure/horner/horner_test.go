package horner

import (
	"errors"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/kernel/launch"
)

// launcher is what limb build has written for a type.
type launcher[N any] interface {
	Slices(y, x, c []N) error
	Run(d launch.Device, y, x, c launch.Array[N]) error
}

// operands are n numbers whose powers stay near 1.
func operands[N any](n int, from func(float64) N) (x, c []N) {
	x, c = make([]N, n), make([]N, n)
	for i := range x {
		x[i], c[i] = from(0.1+float64(i)/float64(2*n)), from(1/float64(i+3))
	}
	return x, c
}

// TestSlices compares slices with the function.
func TestSlices(t *testing.T) {
	same(t, HornerDF, limb.NewDF[float64])
	same(t, HornerDD, limb.NewDD[float64])
	same(t, HornerQF, limb.NewQF[float64])
	same(t, HornerQD, limb.NewQD[float64])
}

func same[N interface {
	comparable
	limb.Real[N]
}](t *testing.T, l launcher[N], from func(float64) N) {
	t.Helper()
	x, c := operands(100, from)
	y := make([]N, len(x))
	if err := l.Slices(y, x, c); err != nil {
		t.Fatal(err)
	}
	for i := range y {
		if want := Horner(x[i], c[i]); y[i] != want {
			t.Errorf("%T %d: %v, want %v", y[i], i, y[i], want)
		}
	}
}

// BenchmarkNamed times the kernel on the devices that LIMB_TEST_DEVICES names, and compares its bits.
func BenchmarkNamed(b *testing.B) {
	devicetest.NamedBench(b, func(b *testing.B, d *device.Device) {
		n := 1 << 25
		if testing.Short() {
			n = 1 << 14
		}
		bench(b, d, "DF", n, HornerDF, limb.NewDF[float64])
		bench(b, d, "QF", n/4, HornerQF, limb.NewQF[float64])
		if d.Traits().Float64.Exact {
			bench(b, d, "DD", n/2, HornerDD, limb.NewDD[float64])
			bench(b, d, "QD", n/8, HornerQD, limb.NewQD[float64])
		}
	})
}

func bench[N comparable](b *testing.B, d *device.Device, name string, n int, l launcher[N], from func(float64) N) {
	b.Run(name, func(b *testing.B) {
		few := min(n, 1<<14)
		x, c := operands(few, from)
		want, got := make([]N, few), make([]N, few)
		if err := l.Slices(want, x, c); err != nil {
			b.Fatal(err)
		}
		dx, dc, dy := devicetest.Repeated(b, d, n, x), devicetest.Repeated(b, d, n, c), devicetest.Repeated(b, d, n, x)
		defer func() { dx.Free(); dc.Free(); dy.Free() }()
		least := time.Duration(1 << 62)
		for b.Loop() {
			start := time.Now()
			if err := errors.Join(l.Run(d, dy, dx, dc), d.Wait()); err != nil {
				b.Fatal(err)
			}
			least = min(least, time.Since(start))
		}
		b.ReportMetric(float64(least.Nanoseconds())/float64(n), "ns/element")
		if err := dy.Slice(n-few, n).Download(got); err != nil {
			b.Fatal(err)
		}
		for i := range got {
			if got[i] != want[i] {
				b.Fatalf("element %d is %v, want %v", i, got[i], want[i])
			}
		}
	})
}

package horner

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
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

// TestMain has the loader find rusticl.
func TestMain(m *testing.M) { devicetest.Main(m, "RUSTICL_ENABLE=llvmpipe") }

// TestLate: mended late, as on a graphics processor, the kernel has the bits of Go, whatever goes in.
func TestLate(t *testing.T) {
	testenv.Long(t, "PoCL builds the longest kernels that there are")
	t.Setenv("LIMB_TEST_LATE", "on")
	if r := (driver.Caps{}).Late(lower.Ladder[0]); len(r.Passes) != 1 {
		t.Fatal("nothing mends late")
	}
	for _, c := range [][2]string{{"pocl", devicetest.PoCL}, {"rusticl", "rusticl"}, {"lavapipe", "llvmpipe"}} {
		t.Run(c[0], func(t *testing.T) {
			d := devicetest.OpenTested(t, c[0], c[1])
			devicetest.Spare(t, d)
			late(t, d, HornerDF, limb.NewDF[float64], func(x limb.DF) [4]float32 { return [4]float32{x.Hi, x.Lo} })
			if d.Traits().Float64.Exact {
				late(t, d, HornerDD, limb.NewDD[float64], func(x limb.DD) [4]float64 { return [4]float64{x.Hi, x.Lo} })
			}
			if testenv.Full() {
				late(t, d, HornerQF, limb.NewQF[float64], func(x limb.QF) [4]float32 { return [4]float32{x.X0, x.X1, x.X2, x.X3} })
			}
		})
	}
}

func late[N limb.Real[N], T limb.Float](t *testing.T, d *device.Device, l launcher[N], from func(float64) N, limbs func(N) [4]T) {
	t.Helper()
	special := []float64{0, 1, 0.1, 1.5, 3, 0x1p-149, 0x1p-126, 0x1p-1074, 0x1p-60, 0x1p60, math.MaxFloat32, math.MaxFloat64, math.Inf(1), math.NaN()}
	for _, x := range special {
		special = append(special, -x)
	}
	var x, c []N
	for _, a := range special {
		for _, b := range special {
			x, c = append(x, from(a)), append(c, from(b))
		}
	}
	got := make([]N, len(x))
	dx, dc, dy := devicetest.Array(t, d, x), devicetest.Array(t, d, c), devicetest.Array(t, d, got)
	if err := errors.Join(l.Run(d, dy, dx, dc), dy.Download(got)); err != nil {
		t.Fatal(err)
	}
	for i := range got {
		want, got := limbs(Horner(x[i], c[i])), limbs(got[i])
		for k, w := range want {
			if g := got[k]; math.Float64bits(float64(g)) != math.Float64bits(float64(w)) && (g == g || w == w) {
				t.Fatalf("of %v and %v it is %v, not %v", x[i], c[i], got, want)
			}
		}
	}
}

// BenchmarkNamed times the kernel on the devices that LIMB_TEST_DEVICES names, and compares its bits; a short run has pairs.
func BenchmarkNamed(b *testing.B) {
	devicetest.NamedBench(b, func(b *testing.B, d *device.Device) {
		n := 1 << 25
		if testing.Short() {
			n = 1 << 14
		}
		bench(b, d, "DF", n, HornerDF, limb.NewDF[float64])
		doubles := d.Traits().Float64.Exact
		if doubles {
			bench(b, d, "DD", n/2, HornerDD, limb.NewDD[float64])
		}
		if testing.Short() {
			return
		}
		bench(b, d, "QF", n/4, HornerQF, limb.NewQF[float64])
		if doubles {
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

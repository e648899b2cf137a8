package device_test

import (
	"errors"
	"strings"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// TestNamedFunctions runs the functions on the devices that LIMB_TEST_DEVICES names.
func TestNamedFunctions(t *testing.T) {
	devicetest.Named(t, func(t *testing.T, d *device.Device) { devicetest.Run(t, d) })
}

// TestNamedSums runs sums, products of vectors, norms and extremes there.
func TestNamedSums(t *testing.T) {
	devicetest.Named(t, func(t *testing.T, d *device.Device) {
		reductions(t, d, limb.NewDF)
		if testing.Short() {
			return
		}
		reductions(t, d, limb.NewQF)
		complexSums(t, d, func(a, b float64) limb.CDF { return limb.CDF{Re: limb.NewDF(a), Im: limb.NewDF(b)} })
		if d.Traits().Float64.Exact {
			reductions(t, d, limb.NewDD)
			reductions(t, d, limb.NewQD)
		}
	})
}

// BenchmarkNamed times what every program on a device needs: maps over long arrays, beside the device's copy;
// transfers; launches of short ones, in a row and each with a wait. A short run, which internal/check/kit makes on drivers
// of processors, has sums and products of pairs: those build quads for a minute.
func BenchmarkNamed(b *testing.B) {
	devicetest.NamedBench(b, func(b *testing.B, d *device.Device) {
		long := 1 << 25
		if testing.Short() {
			long = 1 << 12
		}
		maps(b, d, "DF", long, limb.NewDF[float64])
		if !testing.Short() {
			maps(b, d, "QF", long/2, limb.NewQF[float64])
		}
		if d.Traits().Float64.Exact {
			maps(b, d, "DD", long/2, limb.NewDD[float64])
			if !testing.Short() {
				maps(b, d, "QD", long/4, limb.NewQD[float64])
			}
			transfers(b, d, "DD", long/2, limb.NewDD[float64])
			transfers(b, d, "float64", long, func(x float64) float64 { return x })
		}
		transfers(b, d, "DF", long, limb.NewDF[float64])
		transfers(b, d, "float32", long, func(x float64) float32 { return float32(x) })
		calls(b, d)
	})
}

// fractions returns an array of n elements between 1/30011 and about 2, some of them over and over.
func fractions[N any](b *testing.B, d *device.Device, n int, from func(float64) N) *device.Array[N] {
	b.Helper()
	host := make([]N, min(n, 1<<16))
	for i := range host {
		host[i] = from(float64(1+i) / 30011)
	}
	return devicetest.Repeated(b, d, n, host)
}

// timed is a benchmark of a call that moves so many bytes of the device's memory, timed by the device.
func timed(b *testing.B, name string, elements, bytes int, call func() (time.Duration, error)) {
	b.Run(name, func(b *testing.B) {
		least := time.Duration(1 << 62)
		for b.Loop() {
			took, err := call()
			if err != nil {
				b.Fatal(err)
			}
			least = min(least, took)
		}
		b.ReportMetric(float64(least.Nanoseconds())/float64(elements), "ns/element")
		b.ReportMetric(float64(bytes)/float64(max(least.Nanoseconds(), 1)), "GB/s")
	})
}

func maps[N any](b *testing.B, d *device.Device, name string, n int, from func(float64) N) {
	b.Run(name, func(b *testing.B) {
		x, y, z := fractions(b, d, n, from), fractions(b, d, n, from), newArray[N](b, d, n)
		defer func() { x.Free(); y.Free(); z.Free() }()
		size := n * int(unsafe.Sizeof(*new(N)))
		timed(b, "Copy", n, 2*size, func() (time.Duration, error) {
			start := time.Now()
			err := errors.Join(device.Copy(z, x), d.Wait())
			return time.Since(start), err
		})
		for _, op := range strings.Fields("Add Mul Div Sqrt Exp Log Sin Atan Pow Erf Gamma J0") {
			args := []device.Operand{z, x}
			if op == "Add" || op == "Mul" || op == "Div" || op == "Pow" {
				args = append(args, y)
			}
			if testing.Short() && op != "Add" && op != "Mul" {
				continue
			}
			timed(b, op, n, len(args)*size, func() (time.Duration, error) { return d.MapTime(name+"."+op, args...) })
		}
	})
}

func transfers[N any](b *testing.B, d *device.Device, name string, n int, from func(float64) N) {
	host := make([]N, n)
	for i := range host {
		host[i] = from(float64(i))
	}
	x := newArray[N](b, d, n)
	defer x.Free()
	for _, way := range []struct {
		name string
		call func([]N) error
	}{{"Upload", x.Upload}, {"Download", x.Download}} {
		timed(b, way.name+"/"+name, n, n*int(unsafe.Sizeof(host[0])), func() (time.Duration, error) {
			start := time.Now()
			err := way.call(host)
			return time.Since(start), err
		})
	}
}

// calls times what work on a thousand numbers takes a program.
func calls(b *testing.B, d *device.Device) {
	x := newArray[limb.DF](b, d, 1024)
	defer x.Free()
	if err := errors.Join(x.Fill(limb.NewDF(1)), d.Map("DF.Mul", x, x, x), d.Wait()); err != nil {
		b.Fatal(err)
	}
	host := make([]limb.DF, x.Len())
	for _, c := range []struct {
		name string
		row  int // calls in a row, with a wait after them
		call func() error
	}{
		{"Map", 1000, func() error { return d.Map("DF.Mul", x, x, x) }},
		{"MapWait", 1, func() error { return d.Map("DF.Mul", x, x, x) }},
		{"Download", 1, func() error { return x.Download(host) }},
		{"Upload", 1, func() error { return x.Upload(host) }},
	} {
		b.Run("Call/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			least := time.Duration(1 << 62)
			for b.Loop() {
				start := time.Now()
				for range c.row {
					if err := c.call(); err != nil {
						b.Fatal(err)
					}
				}
				if err := d.Wait(); err != nil {
					b.Fatal(err)
				}
				least = min(least, time.Since(start))
			}
			b.ReportMetric(float64(least.Nanoseconds())/1e3/float64(c.row), "us/call")
		})
	}
}

package matdevice

import (
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/mat"
)

// BenchmarkMul has products on PoCL and in package mat, in turns: the metric is the time of package
// mat over that of the device, with arrays on the device.
func BenchmarkMul(b *testing.B) {
	d := devicetest.OpenTested(b, "pocl", devicetest.PoCL)
	turns[limb.DD](b, d, 512)
	turns[limb.DF](b, d, 512)
	turns[limb.CDD](b, d, 256)
	turns[limb.QF](b, d, 128)
	turns[limb.QD](b, d, 128)
}

// BenchmarkMulExact is BenchmarkMul for exact products, by all kinds of residues.
func BenchmarkMulExact(b *testing.B) {
	d := devicetest.OpenTested(b, "pocl", devicetest.PoCL)
	for _, by := range []Residues{Float64, Int16} {
		b.Run(fmt.Sprintf("QD/256/%v", by), func(b *testing.B) {
			x, y, z := random[limb.QD](256, 256), random[limb.QD](256, 257).Slice(0, 256, 0, 256), new(mat.Dense[limb.QD])
			if _, err := throughWords(context.Background(), d, x, y, by); err != nil {
				b.Fatal(err)
			}
			var here, there time.Duration
			for b.Loop() {
				start := time.Now()
				if err := mat.MulExact(z, x, y); err != nil {
					b.Fatal(err)
				}
				middle := time.Now()
				if _, err := throughWords(context.Background(), d, x, y, by); err != nil {
					b.Fatal(err)
				}
				here, there = here+middle.Sub(start), there+time.Since(middle)
			}
			b.ReportMetric(float64(here)/float64(there), "ratio")
		})
	}
}

func turns[N Number[N]](b *testing.B, d *device.Device, n int) {
	b.Run(fmt.Sprintf("%v/%d", typeof.Of[N](), n), func(b *testing.B) {
		x, y, z := random[N](n, n), random[N](n, n+1).Slice(0, n, 0, n), new(mat.Dense[N])
		dx, err := From(d, x)
		if err != nil {
			b.Fatal(err)
		}
		dy, err := From(d, y)
		if err != nil {
			b.Fatal(err)
		}
		dz := new(Dense[N])
		defer func() { dx.Free(); dy.Free(); dz.Free() }()
		multiply := func() {
			if err := dz.Mul(dx, dy); err != nil {
				b.Fatal(err)
			}
			if err := d.Wait(); err != nil {
				b.Fatal(err)
			}
		}
		multiply()
		var here, there time.Duration
		for b.Loop() {
			start := time.Now()
			z.Mul(x, y)
			middle := time.Now()
			multiply()
			here, there = here+middle.Sub(start), there+time.Since(middle)
		}
		b.ReportMetric(float64(here)/float64(there), "ratio")
		b.ReportMetric(2*float64(n)*float64(n)*float64(n)*float64(b.N)/float64(there), "GFLOPS")
	})
}

package device_test

import (
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
)

// BenchmarkAddDF times 2^20 additions of DF on each device, beside
// the plain Go loop on one core in the same run: "x-go" is how many times faster
// the device is, by its own clock, without transfers.
func BenchmarkAddDF(b *testing.B) {
	const n = 1 << 20
	x, y, sum := make([]limb.DF, n), make([]limb.DF, n), make([]limb.DF, n)
	for i := range x {
		x[i] = limb.DF{Hi: float32(i), Lo: 0x1p-30}
		y[i] = limb.DF{Hi: 1 / float32(i+1), Lo: 0x1p-60}
	}
	plain := func() time.Duration {
		start := time.Now()
		for i := range sum {
			sum[i] = x[i].Add(y[i])
		}
		return time.Since(start)
	}
	for _, driver := range drivers {
		b.Run(driver.word, func(b *testing.B) {
			d, err := device.Open(devicetest.Find(b, driver.word, driver.platform).Name)
			if err != nil {
				b.Fatal(err)
			}
			defer d.Close()
			dx, dy, ds := newArray[limb.DF](b, d, n), newArray[limb.DF](b, d, n), newArray[limb.DF](b, d, n)
			if err := dx.Upload(x); err != nil {
				b.Fatal(err)
			}
			if err := dy.Upload(y); err != nil {
				b.Fatal(err)
			}
			device, host := time.Duration(1<<62), time.Duration(1<<62)
			for range 5 { // the first runs compile, and wake the cores
				host = min(host, plain())
			}
			for b.Loop() {
				t, err := d.MapTime("DF.Add", ds, dx, dy)
				if err != nil {
					b.Fatal(err)
				}
				device = min(device, t)
			}
			b.ReportMetric(float64(device.Nanoseconds())/n, "ns/add")
			b.ReportMetric(float64(host.Nanoseconds())/n, "go-ns/add")
			b.ReportMetric(float64(host)/float64(device), "x-go")
		})
	}
}

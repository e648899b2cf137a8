package vk_test

import (
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
)

// sum returns a launch of DF.Add over n elements, and its arrays.
func sum(t testing.TB, d driver.Device, n int) (driver.Launch, []driver.Buffer) {
	t.Helper()
	p, names, err := kernels.Maps("DF.Add")
	if err != nil {
		t.Fatal(err)
	}
	ks, err := d.Build(p, names, lower.Ladder[0])
	if err != nil {
		t.Fatal(err)
	}
	l := driver.Launch{Kernel: ks[0], N: n}
	var buffers []driver.Buffer
	for range 3 {
		b, err := d.Alloc(8 * n)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(b.Free)
		buffers = append(buffers, b)
		l.Args = append(l.Args, driver.Slice{Buffer: b, Len: n, Stride: n})
	}
	return l, buffers
}

// BenchmarkList times a launch of a few items in a list, where each waits for the one before, and where
// each has arrays of its own.
func BenchmarkList(b *testing.B) {
	for word := range platforms {
		d := devicetest.OpenDriver(b, word, platforms[word])
		l, _ := sum(b, d, 64)
		for _, kind := range []string{"in a row", "apart"} {
			b.Run(word+"/"+kind, func(b *testing.B) {
				list := make([]driver.Launch, 256)
				for i := range list {
					if list[i] = l; kind == "apart" {
						list[i], _ = sum(b, d, 64)
						list[i].Kernel = l.Kernel
					}
				}
				for b.Loop() {
					if err := d.Submit(list); err != nil {
						b.Fatal(err)
					}
					if err := d.Wait(); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N)/float64(len(list)), "µs/launch")
			})
		}
	}
}

// BenchmarkMap times a long launch.
func BenchmarkMap(b *testing.B) {
	for word := range platforms {
		b.Run(word, func(b *testing.B) {
			d := devicetest.OpenDriver(b, word, platforms[word])
			const n = 1 << 20
			l, buffers := sum(b, d, n)
			for _, x := range buffers {
				if err := x.Write(0, make([]byte, 8*n)); err != nil {
					b.Fatal(err)
				}
			}
			for b.Loop() {
				if _, err := d.Time(l); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/n, "ns/elem")
		})
	}
}

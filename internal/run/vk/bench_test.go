package vk_test

import (
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/vk"
)

// openDriver opens the driver's own side of a device.
func openDriver(t testing.TB, word string) driver.Device {
	t.Helper()
	list, _, err := vk.Backend{}.Devices()
	for i, caps := range list {
		if caps.Platform == platforms[word] {
			d, err := vk.Backend{}.Open(i)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() {
				if err := d.Close(); err != nil {
					t.Error(err)
				}
			})
			return d
		}
	}
	testenv.Skip(t, word, "no Vulkan device of "+platforms[word])
	_ = err
	return nil
}

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

// BenchmarkList times a launch of a few items in a list.
func BenchmarkList(b *testing.B) {
	for word := range platforms {
		b.Run(word, func(b *testing.B) {
			d := openDriver(b, word)
			l, _ := sum(b, d, 64)
			list := make([]driver.Launch, 256)
			for i := range list {
				list[i] = l
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

// BenchmarkMap times a long launch.
func BenchmarkMap(b *testing.B) {
	for word := range platforms {
		b.Run(word, func(b *testing.B) {
			d := openDriver(b, word)
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

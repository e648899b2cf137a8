//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"fmt"
	"math"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/workers"
)

// BenchmarkTransfers moves numbers of each type, and for comparison has two cores copy as much memory, in turns: it
// reports the least times as rates, in GB/s, and as parts of that copy's. A GPU copies by itself, so here its copies
// are left out after the first.
func BenchmarkTransfers(b *testing.B) {
	for _, n := range []int{1 << 20, 1 << 24} {
		transfers[limb.DF](b, n)
		transfers[limb.DD](b, n)
		transfers[limb.QF](b, n)
		transfers[limb.QD](b, n)
		transfers[limb.CDF](b, n)
		transfers[limb.CDD](b, n)
		transfers[limb.CQF](b, n)
		transfers[limb.CQD](b, n)
		transfers[float32](b, n)
		transfers[float64](b, n)
	}
}

func transfers[T any](b *testing.B, n int) {
	var zero T
	b.Run(fmt.Sprintf("%T/2^%.0f", zero, math.Log2(float64(n))), func(b *testing.B) {
		need(b, catalogue{})
		d, err := device.Open("cuda:0", device.Untested())
		if err != nil {
			b.Fatal(err)
		}
		defer d.Close()
		n := n * 16 / int(unsafe.Sizeof(zero)) // as long as those of DD
		x, err := device.NewArray[T](d, n)
		if err != nil {
			b.Fatal(err)
		}
		defer x.Free()
		from, to := make([]T, n), make([]T, n)
		memory := func(x []T) []byte { return unsafe.Slice((*byte)(unsafe.Pointer(&x[0])), n*int(unsafe.Sizeof(zero))) }
		for i := range memory(from) {
			memory(from)[i] = byte(i)
		}
		copy(to, from)
		if err := x.Upload(from); err != nil {
			b.Fatal(err)
		}
		least := map[string]time.Duration{}
		timed := func(what string, f func()) {
			start := time.Now()
			f()
			if t := time.Since(start); least[what] == 0 || t < least[what] {
				least[what] = t
			}
		}
		b.ResetTimer()
		for range b.N {
			timed("copy", func() {
				const parts = 256
				workers.Spread(parts, func(i int) { copy(to[i*(n/parts):][:n/parts], from[i*(n/parts):][:n/parts]) })
			})
			set("nocopy")
			timed("upload", func() { err = x.Upload(from) })
			if err != nil {
				b.Fatal(err)
			}
			timed("download", func() { err = x.Download(to) })
			if err != nil {
				b.Fatal(err)
			}
			set("")
		}
		for what, t := range least {
			b.ReportMetric(float64(len(memory(from)))/t.Seconds()/1e9, what+"-GB/s")
			if what != "copy" {
				b.ReportMetric(least["copy"].Seconds()/t.Seconds(), what+"/copy")
			}
		}
	})
}

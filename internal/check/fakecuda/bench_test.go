//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/workers"
)

// BenchmarkTransfers moves 2^24 DD, and for comparison has two cores copy as much memory, in turns: it reports the
// least times as rates, in GB/s. A GPU copies by itself, so here its copies are left out after the first.
func BenchmarkTransfers(b *testing.B) {
	need(b, catalogue{})
	d, err := device.OpenUntested("cuda:0")
	if err != nil {
		b.Fatal(err)
	}
	defer d.Close()
	const n = 1 << 24
	x, err := device.NewArray[limb.DD](d, n)
	if err != nil {
		b.Fatal(err)
	}
	defer x.Free()
	from, to := make([]limb.DD, n), make([]limb.DD, n)
	for i := range from {
		from[i].Hi = float64(i)
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
			const part = n / 256
			workers.Spread(256, func(i int) { copy(to[i*part:][:part], from[i*part:][:part]) })
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
		b.ReportMetric(16*n/t.Seconds()/1e9, what+"-GB/s")
	}
}

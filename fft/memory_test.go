package fft_test

import (
	"runtime"
	"runtime/debug"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/vec"
)

// TestMemory: with its tables and while it runs in place, a plan for a power of two
// takes at most twice what the numbers take: three times with these. Where two cores
// have blocks of short columns it may be a little more.
func TestMemory(t *testing.T) {
	testenv.Long(t, "it makes plans of up to 2^18 numbers")
	defer vec.SetThreads(vec.SetThreads(2))
	memoryOf[limb.CDF](t, 2)
	memoryOf[limb.CDD](t, 2)
	memoryOf[limb.CQF](t, 2.01)
	memoryOf[limb.CQD](t, 2)
}

func memoryOf[C limb.ComplexNumber](t *testing.T, most float64) {
	var x C
	must(fft.New[C](1024)).Forward(make([]C, 1024), make([]C, 1024)) // what is made once for all plans
	worst := 0.0
	for m := 10; m <= 18; m++ {
		data := make([]C, 1<<m)
		var before, planned, after runtime.MemStats
		runtime.GC()
		runtime.GC() // what the pools of the last one kept
		runtime.ReadMemStats(&before)
		p, err := fft.New[C](1 << m)
		if err != nil {
			t.Fatal(err)
		}
		runtime.GC() // what making the tables took
		runtime.ReadMemStats(&planned)
		old := debug.SetGCPercent(-1)
		p.Forward(data, data)
		runtime.ReadMemStats(&after)
		p.Forward(data, data)
		var again runtime.MemStats
		runtime.ReadMemStats(&again)
		debug.SetGCPercent(old)
		if bytes := again.TotalAlloc - after.TotalAlloc; bytes > uint64(len(data))*uint64(unsafe.Sizeof(x))*5/8 { // the blocks of a core that comes later
			t.Errorf("%T, 2^%d: a second transform allocates %d bytes", x, m, bytes)
		}
		bytes := float64(planned.HeapAlloc-before.HeapAlloc) + float64(after.TotalAlloc-planned.TotalAlloc)
		share := bytes / float64(len(data)) / float64(unsafe.Sizeof(x))
		t.Logf("%T, 2^%d: %.3f", x, m, share)
		limit := most
		if m < 16 {
			limit = 2.6
		}
		if share > limit {
			t.Errorf("%T, 2^%d: %.3f times the numbers, at most %v", x, m, share, limit)
		}
		worst = max(worst, share)
		runtime.KeepAlive(p)
		runtime.KeepAlive(data)
	}
	if worst < 1.5 { // the work memory and the turns
		t.Errorf("%T: %.3f times the numbers: this counts too little", x, worst)
	}
}

// TestAllocations: on one core a transform of a length without large prime factors allocates nothing after
// the first one, which makes the memory that it works in. A plan that computes its turns makes these.
func TestAllocations(t *testing.T) {
	allocationsOf[limb.DF, limb.CDF](t)
	allocationsOf[limb.DD, limb.CDD](t)
	allocationsOf[limb.QF, limb.CQF](t)
	allocationsOf[limb.QD, limb.CQD](t)
}

func allocationsOf[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	defer vec.SetThreads(vec.SetThreads(1))
	for _, n := range []int{1, 2, 8, 15, 16, 64, 128, 1000, 4096} {
		z, half, x := make([]C, n), make([]C, n/2+1), make([]R, n)
		p, r := must(fft.New[C](n)), must(fft.NewReal[C](n))
		for what, f := range map[string]func(){
			"Forward": func() { p.Forward(z, z) }, "Inverse": func() { p.Inverse(z, z) },
			"real Forward": func() { r.Forward(half, x) }, "real Inverse": func() { r.Inverse(x, half) },
		} {
			if k := testing.AllocsPerRun(10, f); k > 0 {
				t.Errorf("%T, %s of %d: %v allocations", x, what, n, k)
			}
		}
	}
	direct := must(fft.New[C](64, fft.Direct()))
	if z := make([]C, 64); testing.AllocsPerRun(10, func() { direct.Forward(z, z) }) == 0 {
		t.Error("a plan that computes its turns is not noticed")
	}
}

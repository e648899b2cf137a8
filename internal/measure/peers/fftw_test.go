package peers_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/vec"
)

// startFFTW starts FFTW's program once. It is ended in TestMain.
var startFFTW = sync.OnceValues(func() (*peers.FFTW, error) { return peers.StartFFTW("../../../.cache/fftw") })

// TestFFTW: FFTW computes limb's transform, each precision to its bits and not to
// more, so that the right thing is timed.
func TestFFTW(t *testing.T) {
	f, err := startFFTW()
	if err != nil {
		testenv.Skip(t, "peers", err.Error())
	}
	t.Log(f.Version, f.Command)
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{64, 1024} {
		x, want := make([]complex128, n), make([]limb.CQD, n)
		for j := range x {
			x[j] = complex(r.Float64()-0.5, r.Float64()-0.5)
			want[j] = limb.CQD{Re: limb.NewQD(real(x[j])), Im: limb.NewQD(imag(x[j]))}
		}
		p, err := fft.New[limb.CQD](n)
		if err != nil {
			t.Fatal(err)
		}
		p.Forward(want, want)
		for i, bits := range []int{53, 64, 113} {
			if err := f.Plan(peers.Precisions[i], n); err != nil {
				t.Fatal(err)
			}
			re, im, err := f.Transform(x)
			if err != nil {
				t.Fatal(err)
			}
			// As parts of the largest result.
			var scale, difference limb.QD
			for k, y := range want {
				d := limb.CQD{Re: sumQD(re[k]), Im: sumQD(im[k])}.Sub(y)
				scale, difference = limb.Max(scale, y.Abs()), limb.Max(difference, d.Abs())
			}
			ulps := difference.Div(scale).Ldexp(bits).Float64()
			if t.Logf("%s, %d: %.2g·2^-%d", peers.Precisions[i], n, ulps, bits); !(ulps < 8 && ulps > 1./32) {
				t.Errorf("%s, %d: %g·2^-%d from limb's results, want some units", peers.Precisions[i], n, ulps, bits)
			}
			if seconds, err := f.Time(3); err != nil || seconds <= 0 {
				t.Errorf("%s, %d: three transforms take %g s: %v", peers.Precisions[i], n, seconds, err)
			}
		}
	}
}

func sumQD(parts []float64) limb.QD {
	var s limb.QD
	for _, a := range parts {
		s = s.AddFloat(a)
	}
	return s
}

func TestMissingFFTW(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	if _, err := peers.StartFFTW(""); err == nil || !strings.Contains(err.Error(), "install a C++ compiler (Debian: g++)") {
		t.Errorf("no compiler: %v", err)
	}
	dir := t.TempDir() // a compiler that finds no header
	if err := os.WriteFile(dir+"/cxx", []byte("#!/bin/sh\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CXX", dir+"/cxx")
	if _, err := peers.StartFFTW(""); err == nil || !strings.Contains(err.Error(), "Debian: libfftw3-dev") {
		t.Errorf("no FFTW: %v", err)
	}
}

// BenchmarkFFT runs forward transforms of 2^m complex numbers in turns, on one
// core: limb's of a type, with DD beside DF, and FFTW's, planned by measuring; and
// long ones on two cores beside one. On one core times are medians of those of the
// processor, so that other work on the machine lengthens nobody's; on two they are
// the least on the clock. x-NAME is NAME's time as a multiple of limb's. FFTW's plans
// are kept in .cache/fftw, since the longest takes some minutes to make.
//
//	go test ./internal/measure/peers -run '^$' -bench FFT -benchtime 10x
func BenchmarkFFT(b *testing.B) {
	f, err := startFFTW()
	if err != nil {
		fmt.Println("no FFTW:", err)
	} else {
		fmt.Println("peers:", f.Version, f.Command)
	}
	defer vec.SetThreads(vec.SetThreads(1))
	for _, m := range []int{10, 14, 18} {
		for _, typ := range []string{"DF", "DD", "QF", "QD"} {
			name := fmt.Sprintf("%s/2^%d", typ, m)
			b.Run(name, func(b *testing.B) {
				list := []transform{{name: typ, run: limbs(b, typ, m, 1, cpuTime)}}
				if typ == "DF" {
					list = append(list, transform{name: "DD", run: limbs(b, "DD", m, 1, cpuTime)})
				}
				if f != nil {
					for _, precision := range peers.Precisions {
						list = append(list, transform{name: strings.ReplaceAll(precision, " ", "-"), run: theirs(f, precision, m)})
					}
				}
				turns(b, m, list, median)
			})
			if m >= 14 {
				b.Run(name+"/two-cores", func(b *testing.B) {
					turns(b, m, []transform{{name: typ, run: limbs(b, typ, m, 2, wallTime)}, {name: "one-core", run: limbs(b, typ, m, 1, wallTime)}}, least)
				})
			}
		}
	}
}

// A transform of a turn.
type transform struct {
	name  string
	run   func(passes int) (time.Duration, error)
	times []time.Duration // of a pass
}

// turns times the first of a list beside the others.
func turns(b *testing.B, m int, list []transform, choose func(sorted []time.Duration) time.Duration) {
	passes := make([]int, len(list))
	for i := range list {
		took, err := list[i].run(1) // and the plan is made
		if err != nil {
			b.Fatal(err)
		}
		passes[i] = max(1, int(time.Millisecond/max(took, 1)))
	}
	for b.Loop() {
		for i := range list {
			t := &list[i]
			if _, err := t.run(1); err != nil { // the caches become its own
				b.Fatal(err)
			}
			took, err := t.run(passes[i])
			if err != nil {
				b.Fatal(err)
			}
			t.times = append(t.times, took/time.Duration(passes[i]))
		}
	}
	var ours float64
	for i, t := range list {
		slices.Sort(t.times)
		ns := float64(choose(t.times))
		if i == 0 {
			ours = ns
			b.ReportMetric(ns, "ns/op")
			b.ReportMetric(float64(5*m<<m)/ns, "GFLOPS")
			continue
		}
		b.ReportMetric(ns/1e3, t.name+"-µs")
		b.ReportMetric(ns/ours, "x-"+t.name)
	}
}

func median(sorted []time.Duration) time.Duration { return sorted[len(sorted)/2] }
func least(sorted []time.Duration) time.Duration  { return sorted[0] }

// theirs is FFTW's.
func theirs(f *peers.FFTW, precision string, m int) func(passes int) (time.Duration, error) {
	return func(passes int) (time.Duration, error) {
		if err := f.Plan(precision, 1<<m); err != nil {
			return 0, err
		}
		seconds, err := f.Time(passes)
		return time.Duration(seconds * 1e9), err
	}
}

// limbs is limb's of a type.
func limbs(b *testing.B, typ string, m, threads int, clock func() time.Duration) func(passes int) (time.Duration, error) {
	switch typ {
	case "DF":
		return limbsOf[limb.CDF, float32](b, m, threads, clock)
	case "DD":
		return limbsOf[limb.CDD, float64](b, m, threads, clock)
	case "QF":
		return limbsOf[limb.CQF, float32](b, m, threads, clock)
	}
	return limbsOf[limb.CQD, float64](b, m, threads, clock)
}

func limbsOf[C limb.ComplexNumber, T limb.Float](b *testing.B, m, threads int, clock func() time.Duration) func(passes int) (time.Duration, error) {
	p, err := fft.New[C](1 << m)
	if err != nil {
		b.Fatal(err)
	}
	x, y := make([]C, 1<<m), make([]C, 1<<m)
	r := rand.New(rand.NewPCG(1, 2))
	for j := range x {
		parts := unsafe.Slice((*T)(unsafe.Pointer(&x[j])), unsafe.Sizeof(x[j])/unsafe.Sizeof(T(0)))
		parts[0], parts[len(parts)/2] = T(r.Float64()-0.5), T(r.Float64()-0.5)
	}
	return func(passes int) (time.Duration, error) {
		defer vec.SetThreads(vec.SetThreads(threads))
		start := clock()
		for range passes {
			p.Forward(y, x)
		}
		return clock() - start, nil
	}
}

var began = time.Now()

func wallTime() time.Duration { return time.Since(began) }

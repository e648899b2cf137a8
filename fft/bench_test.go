package fft_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
)

// Benchmarks report GFLOPS as everybody counts them: 5·n·log2 n operations for n
// complex numbers, half of it for n real ones, whatever is done. They run on all
// cores; GOMAXPROCS=1 keeps them on one.

func BenchmarkComplex(b *testing.B) {
	for m := 8; m <= 20; m += 2 {
		forTypes(b, fmt.Sprintf("2^%d", m), 1<<m, 5, forward[limb.CDF], forward[limb.CDD], forward[limb.CQF], forward[limb.CQD])
	}
}

func BenchmarkDirect(b *testing.B) {
	for m := 8; m <= 20; m += 4 {
		forTypes(b, fmt.Sprintf("2^%d", m), 1<<m, 5, direct[limb.CDF], direct[limb.CDD], direct[limb.CQF], direct[limb.CQD])
	}
}

// BenchmarkLength has a product of small primes, and a prime.
func BenchmarkLength(b *testing.B) {
	for _, n := range []int{10080, 10007} {
		forTypes(b, fmt.Sprint(n), n, 5, forward[limb.CDF], forward[limb.CDD], forward[limb.CQF], forward[limb.CQD])
	}
}

func BenchmarkReal(b *testing.B) {
	for m := 8; m <= 20; m += 4 {
		forTypes(b, fmt.Sprintf("2^%d", m), 1<<m, 2.5,
			forwardReal[limb.DF, limb.CDF], forwardReal[limb.DD, limb.CDD], forwardReal[limb.QF, limb.CQF], forwardReal[limb.QD, limb.CQD])
	}
}

// BenchmarkRealShare runs transforms of n real and of n complex numbers in turns, and reports the least time of each and their
// quotient, which other work on the machine changes little: run it with 20 turns or more. GOMAXPROCS=1 keeps it on a core.
func BenchmarkRealShare(b *testing.B) {
	for _, n := range []int{16, 32, 64, 128, 256, 512, 1024} {
		share(b, "DF", n, forwardReal[limb.DF, limb.CDF], forward[limb.CDF])
		share(b, "DD", n, forwardReal[limb.DD, limb.CDD], forward[limb.CDD])
		share(b, "QF", n, forwardReal[limb.QF, limb.CQF], forward[limb.CQF])
		share(b, "QD", n, forwardReal[limb.QD, limb.CQD], forward[limb.CQD])
	}
}

func share(b *testing.B, typ string, n int, makers ...maker) {
	b.Run(fmt.Sprintf("%s/%d", typ, n), func(b *testing.B) {
		var runs [2]func()
		best := [2]time.Duration{time.Hour, time.Hour}
		for i, m := range makers {
			runs[i], _ = m(n)
		}
		repeats := 20000/n + 1
		for b.Loop() {
			for i, run := range runs {
				start := time.Now()
				for range repeats {
					run()
				}
				best[i] = min(best[i], time.Since(start)/time.Duration(repeats))
			}
		}
		b.ReportMetric(float64(best[0]), "ns/real")
		b.ReportMetric(float64(best[1]), "ns/complex")
		b.ReportMetric(float64(best[0])/float64(best[1]), "real/complex")
	})
}

func BenchmarkGrid(b *testing.B) {
	forTypes(b, "512x512", 512*512, 5, square[limb.CDF], square[limb.CDD], square[limb.CQF], square[limb.CQD])
}

// maker plans a transform of n numbers, and returns it with numbers to transform.
type maker func(n int) (run func(), err error)

// forTypes times transforms of n numbers of DF, DD, QF and QD, which count as so
// many times n·log2 n operations.
func forTypes(b *testing.B, name string, n int, times float64, makers ...maker) {
	for i, typ := range []string{"DF", "DD", "QF", "QD"} {
		b.Run(typ+"/"+name, func(b *testing.B) {
			run, err := makers[i](n)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				run()
			}
			ns := float64(b.Elapsed()) / float64(b.N)
			b.ReportMetric(times*float64(n)*math.Log2(float64(n))/ns, "GFLOPS")
		})
	}
}

func forward[C limb.ComplexNumber](n int) (func(), error) { return transform[C](n) }
func direct[C limb.ComplexNumber](n int) (func(), error)  { return transform[C](n, fft.Direct()) }

func transform[C limb.ComplexNumber](n int, o ...fft.Option) (func(), error) {
	p, err := fft.New[C](n, o...)
	x, y := leading[C](n), make([]C, n)
	return func() { p.Forward(y, x) }, err
}

func forwardReal[R limb.RealNumber, C fft.ComplexOf[R]](n int) (func(), error) {
	p, err := fft.NewReal[C](n)
	x, y := leading[R](n), make([]C, n/2+1)
	return func() { p.Forward(y, x) }, err
}

func square[C limb.ComplexNumber](n int) (func(), error) {
	side := int(math.Sqrt(float64(n)))
	p, err := fft.NewGrid[C]([]int{side, side}, nil)
	x, y := leading[C](n), make([]C, n)
	return func() { p.Forward(y, x) }, err
}

// leading returns n random numbers of one limb.
func leading[C any](n int) []C {
	x := make([]C, n)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range x {
		switch z := any(&x[i]).(type) {
		case *limb.DF:
			z.Hi = r.Float32() - 0.5
		case *limb.DD:
			z.Hi = r.Float64() - 0.5
		case *limb.QF:
			z.X0 = r.Float32() - 0.5
		case *limb.QD:
			z.X0 = r.Float64() - 0.5
		case *limb.CDF:
			z.Re.Hi, z.Im.Hi = r.Float32()-0.5, r.Float32()-0.5
		case *limb.CDD:
			z.Re.Hi, z.Im.Hi = r.Float64()-0.5, r.Float64()-0.5
		case *limb.CQF:
			z.Re.X0, z.Im.X0 = r.Float32()-0.5, r.Float32()-0.5
		case *limb.CQD:
			z.Re.X0, z.Im.X0 = r.Float64()-0.5, r.Float64()-0.5
		}
	}
	return x
}

package vec_test

import (
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
	"github.com/limbfp/limb/vec"
)

// BenchmarkVec runs operations at every level in turns, on one core, on slices
// that fit into the first cache, and some on 2^20 elements. The metric
// min-ns/elem is that of the fastest of many short runs, go is this package
// without kernels, and loop is a loop over the method in the caller's code:
//
//	go test ./vec -run - -bench /DD/
func BenchmarkVec(b *testing.B) {
	defer vec.SetThreads(vec.SetThreads(1))
	bench(b, "DF", 1024, pairLoops[float32](), func(a float64) limb.DF { return limb.FromFloat64[float32](a) })
	bench(b, "DD", 1024, pairLoops[float64](), func(a float64) limb.DD { return limb.FromFloat(a).AddFloat(a * 0x1.3p-55) })
	bench(b, "QF", 256, quadLoops[float32](), func(a float64) limb.QF { return limb.QuadFromFloat64[float32](a).AddFloat(float32(a * 0x1.3p-60)) })
	bench(b, "QD", 256, quadLoops[float64](), func(a float64) limb.QD { return limb.QuadFromFloat(a).Mul(limb.QuadFromFloat(math.Pi).Sqrt()) })
}

type operation[N any] struct {
	name string
	f    func(z, x, y []N)
}

func unary[N any](f func(z, x []N)) func(z, x, y []N) { return func(z, x, y []N) { f(z, x) } }

// pairLoops are loops in Go over methods of pairs.
func pairLoops[T limb.Float]() map[string]func(z, x, y []limb.Pair[T]) {
	return map[string]func(z, x, y []limb.Pair[T]){
		"Add": func(z, x, y []limb.Pair[T]) {
			for i := range z {
				z[i] = x[i].Add(y[i])
			}
		},
		"Mul": func(z, x, y []limb.Pair[T]) {
			for i := range z {
				z[i] = x[i].Mul(y[i])
			}
		},
		"Exp": func(z, x, y []limb.Pair[T]) {
			for i := range z {
				z[i] = x[i].Exp()
			}
		},
	}
}

// quadLoops are loops in Go over methods of quads.
func quadLoops[T limb.Float]() map[string]func(z, x, y []limb.Quad[T]) {
	return map[string]func(z, x, y []limb.Quad[T]){
		"Add": func(z, x, y []limb.Quad[T]) {
			for i := range z {
				z[i] = x[i].Add(y[i])
			}
		},
		"Mul": func(z, x, y []limb.Quad[T]) {
			for i := range z {
				z[i] = x[i].Mul(y[i])
			}
		},
		"Exp": func(z, x, y []limb.Quad[T]) {
			for i := range z {
				z[i] = x[i].Exp()
			}
		},
	}
}

func bench[N vec.Number](b *testing.B, typ string, n int, loops map[string]func(z, x, y []N), from func(float64) N) {
	list := []operation[N]{
		{"Add", vec.Add[N]}, {"Sub", vec.Sub[N]}, {"Mul", vec.Mul[N]}, {"Div", vec.Div[N]}, {"Sqrt", unary(vec.Sqrt[N])},
		{"MulAdd", func(z, x, y []N) { vec.MulAdd(z, x, y, x) }}, {"Scale", func(z, x, y []N) { vec.Scale(z, x, y[0]) }},
		{"Axpy", func(z, x, y []N) { vec.Axpy(z, y[0], x, y) }},
		{"Sum", func(z, x, y []N) { z[0] = vec.Sum(x) }}, {"Dot", func(z, x, y []N) { z[0] = vec.Dot(x, y) }},
		{"Norm2", func(z, x, y []N) { z[0] = vec.Norm2(x) }}, {"Max", func(z, x, y []N) { z[0] = vec.Max(x) }},
		{"Exp", unary(vec.Exp[N])}, {"Log", unary(vec.Log[N])}, {"Sin", unary(vec.Sin[N])}, {"Tan", unary(vec.Tan[N])},
		{"Atan", unary(vec.Atan[N])}, {"Sinh", unary(vec.Sinh[N])}, {"Cbrt", unary(vec.Cbrt[N])}, {"Pow", vec.Pow[N]},
		{"Mod", vec.Mod[N]}, {"Floor", unary(vec.Floor[N])},
	}
	r := rand.New(rand.NewPCG(1, 2))
	x := make([]N, 1<<20)
	for i := range x {
		x[i] = from(0.5 + 4*r.Float64())
	}
	z := make([]N, len(x))
	for _, op := range list {
		sizes := map[string]int{typ: n}
		if op.name == "Add" || op.name == "Mul" || op.name == "Dot" {
			sizes[typ+"-8"] = 8
			sizes[typ+"-2^20"] = 1 << 20
		}
		for name, n := range sizes {
			z, x, y := z[:n], x[:n], x[len(x)-n:]
			b.Run(op.name+"/"+name, func(b *testing.B) {
				if loop := loops[op.name]; loop != nil {
					b.Run("loop", func(b *testing.B) { fastest(b, n, func() { loop(z, x, y) }) })
				}
				for _, l := range []simd.Level{simd.Go, simd.AVX2, simd.AVX512} {
					b.Run(l.String(), func(b *testing.B) {
						previous, err := simd.Set(l)
						if err != nil {
							b.Skip(err)
						}
						defer simd.Set(previous)
						fastest(b, n, func() { op.f(z, x, y) })
					})
				}
			})
		}
	}
}

// fastest reports the time of f for each of n elements, in the fastest of runs
// that take 20 microseconds or more.
func fastest(b *testing.B, n int, f func()) {
	start := time.Now()
	f()
	f()
	calls := 1 + int(40*time.Microsecond/(time.Since(start)+1))
	best := math.Inf(1)
	for b.Loop() {
		start := time.Now()
		for range calls {
			f()
		}
		best = min(best, float64(time.Since(start).Nanoseconds())/float64(calls*n))
	}
	b.ReportMetric(best, "min-ns/elem")
	b.ReportMetric(0, "ns/op")
}

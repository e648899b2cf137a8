package vec_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
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
	bench(b, "DF", 1024, pairLoops[float32](), func(a float64) limb.DF { return limb.NewDF(a) })
	bench(b, "DD", 1024, pairLoops[float64](), func(a float64) limb.DD { return limb.NewDD(a).AddFloat(a * 0x1.3p-55) })
	bench(b, "QF", 256, quadLoops[float32](), func(a float64) limb.QF { return limb.NewQF(a).AddFloat(float32(a * 0x1.3p-60)) })
	bench(b, "QD", 256, quadLoops[float64](), func(a float64) limb.QD { return limb.NewQD(a).Mul(limb.NewQD(math.Pi).Sqrt()) })
}

// BenchmarkMachine runs sums of machine numbers, conversions, and what orders slices,
// on one core: see BenchmarkVec.
//
//	go test ./vec -run - -bench Machine/SumOf
func BenchmarkMachine(b *testing.B) {
	defer vec.SetThreads(vec.SetThreads(1))
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{1 << 10, 1 << 16} {
		x, f := make([]float64, n), make([]float32, n)
		df, dd, qf, qd := make([]limb.DF, n), make([]limb.DD, n), make([]limb.QF, n), make([]limb.QD, n)
		for i := range x {
			x[i] = r.NormFloat64()
			dd[i] = limb.NewDD(x[i]).AddFloat(x[i] * 0x1.3p-55)
			qd[i] = dd[i].Quad().AddFloat(x[i] * 0x1.3p-110)
		}
		vec.Convert(df, dd)
		vec.Convert(qf, qd)
		vec.Float32(f, df)
		choice, unsorted := make([]bool, n), slices.Clone(dd)
		vec.LessScalar(choice, dd, limb.DD{})
		for _, op := range []struct {
			name string
			f    func()
		}{
			{"SumOf/DD-float64", func() { dd[0] = vec.SumOf[limb.DD](x) }},
			{"SumOf/DD-float32", func() { dd[0] = vec.SumOf[limb.DD](f) }},
			{"SumOf/DF-float32", func() { df[0] = vec.SumOf[limb.DF](f) }},
			{"SumOf/QD-float64", func() { qd[0] = vec.SumOf[limb.QD](x) }},
			{"DotOf/DD-float64", func() { dd[0] = vec.DotOf[limb.DD](x, x) }},
			{"DotOf/DD-float32", func() { dd[0] = vec.DotOf[limb.DD](f, f) }},
			{"DotOf/QD-float64", func() { qd[0] = vec.DotOf[limb.QD](x, x) }},
			{"NormOf/DD-float64", func() { dd[0] = vec.NormOf[limb.DD](x) }},
			{"Convert/float64-DF", func() { vec.FromFloat64(df, x) }},
			{"Convert/float64-DD", func() { vec.FromFloat64(dd, x) }},
			{"Convert/float64-QF", func() { vec.FromFloat64(qf, x) }},
			{"Convert/float32-DD", func() { vec.FromFloat32(dd, f) }},
			{"Convert/DF-float64", func() { vec.Float64(x, df) }},
			{"Convert/DD-float64", func() { vec.Float64(x, dd) }},
			{"Convert/DD-float32", func() { vec.Float32(f, dd) }},
			{"Convert/QF-float64", func() { vec.Float64(x, qf) }},
			{"Convert/QD-float64", func() { vec.Float64(x, qd) }},
			{"Convert/DD-DF", func() { vec.Convert(df, dd) }},
			{"Convert/DF-DD", func() { vec.Convert(dd, df) }},
			{"Convert/QF-QD", func() { vec.Convert(qd, qf) }},
			{"Convert/QD-DD", func() { vec.Convert(dd, qd) }},
			{"AddScalar/DD", func() { vec.AddScalar(dd, dd, limb.DD{Hi: 1}) }},
			{"LessScalar/DD", func() { vec.LessScalar(choice, dd, limb.DD{}) }},
			{"Select/DD", func() { vec.Select(dd, choice, dd, unsorted) }},
			{"Fill/DD", func() { vec.Fill(dd, limb.DD{Hi: 1}) }},
			{"CumSum/DD", func() { vec.CumSum(dd, unsorted) }},
			{"ArgMax/DD", func() { vec.ArgMax(unsorted) }},
			{"Sort/DD", func() { copy(dd, unsorted); vec.Sort(dd) }},
			{"Linspace/DD", func() { vec.Linspace(dd, limb.DD{}, limb.DD{Hi: 1}) }},
		} {
			for _, l := range []simd.Level{simd.Go, simd.AVX2, simd.AVX512} {
				b.Run(fmt.Sprintf("%s/%d/%s", op.name, n, l), func(b *testing.B) {
					previous, err := simd.Set(l)
					if err != nil {
						b.Skip(err)
					}
					defer simd.Set(previous)
					fastest(b, n, op.f)
				})
			}
		}
	}
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

func bench[N interface {
	limb.RealNumber
	Abs() N
}](b *testing.B, typ string, n int, loops map[string]func(z, x, y []N), from func(float64) N) {
	list := []operation[N]{
		{"Add", vec.Add[N]}, {"Sub", vec.Sub[N]}, {"Mul", vec.Mul[N]}, {"Div", vec.Div[N]}, {"Sqrt", unary(vec.Sqrt[N])},
		{"MulAdd", func(z, x, y []N) { vec.MulAdd(z, x, y, x) }}, {"Scale", func(z, x, y []N) { vec.Scale(z, x, y[0]) }},
		{"Axpy", func(z, x, y []N) { vec.Axpy(z, y[0], x, y) }},
		{"Sum", func(z, x, y []N) { z[0] = vec.Sum(x) }}, {"Dot", func(z, x, y []N) { z[0] = vec.Dot(x, y) }},
		{"Norm2", func(z, x, y []N) { z[0] = vec.Norm2(x) }}, {"Largest", func(z, x, y []N) { z[0] = vec.Largest(x) }},
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

package ir_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
)

// load returns the compiled library. That it is what the source gives is a test of gen.
func load(testing.TB) *ir.Program { return kernels.Program() }

func interp(t testing.TB, p *ir.Program, name string, a ir.Arith) *ir.Interp {
	t.Helper()
	f := p.Lookup(name)
	if f == nil {
		t.Fatalf("the program has no %s", name)
	}
	in, err := ir.NewInterp(p, f, a)
	if err != nil {
		t.Fatal(err)
	}
	return in
}

// TestGo runs every exported function in the interpreter and in Go, and compares
// bits: on 2^14 rows of operands, or as many as take some million operations.
func TestGo(t *testing.T) {
	p := load(t)
	for _, f := range kernels.Funcs() {
		rows := min(1<<14, testenv.Size(1<<13, 1<<19, 1<<22)/max(f.Ops, 1)+1)
		in, got := operand.Make(2, rows, f.In, operand.Wide), plane.List(f.Out, rows)
		want, err := cpu.Run(f, in)
		if err != nil {
			t.Fatal(err)
		}
		fn := interp(t, p, f.Name, ir.IEEE(p.Lookup(f.Name).Limb))
		args, results := make([]float64, len(in)), make([]float64, len(got))
		for i := range rows {
			for j := range in {
				args[j] = in[j].At(i)
			}
			fn.Run(results, args)
			for j := range got {
				got[j].Set(i, results[j])
			}
		}
		if err := operand.Differ(f, in, want, got, 3); err != nil {
			t.Error(err)
		}
	}
}

// TestWidths runs functions that go between float32 and float64 in the interpreter and
// in Go, near ties and at the ends of float32's range.
func TestWidths(t *testing.T) {
	p := load(t)
	r := rand.New(rand.NewPCG(1, 3))
	toDF, toFloat32 := interp(t, p, "vec.ddToDF", ir.IEEE64), interp(t, p, "vec.ddToFloat32", ir.IEEE64)
	fromFloat64 := interp(t, p, "vec.float64ToDF", ir.IEEE64)
	moved := 0
	for range 1 << 16 {
		v := math.Ldexp(float64(r.IntN(1<<25)), r.IntN(300)-175)
		x := limb.DD{Hi: v, Lo: v * math.Ldexp(float64(r.IntN(3)-1), -54-r.IntN(60))}
		if r.IntN(2) == 0 {
			x = limb.DD{Hi: math.Ldexp(r.NormFloat64(), r.IntN(300)-175)}
		}
		var pair [2]float64
		var one [1]float64
		want := x.DF()
		if toDF.Run(pair[:], []float64{x.Hi, x.Lo}); !same(pair[0], float64(want.Hi)) || !same(pair[1], float64(want.Lo)) {
			t.Fatalf("%x becomes %x, in Go %x", x, pair, want)
		}
		if toFloat32.Run(one[:], []float64{x.Hi, x.Lo}); !same(one[0], float64(x.Float32())) {
			t.Fatalf("%x becomes %x, in Go %x", x, one, x.Float32())
		}
		want = limb.NewDF(x.Hi)
		if fromFloat64.Run(pair[:], []float64{x.Hi}); !same(pair[0], float64(want.Hi)) || !same(pair[1], float64(want.Lo)) {
			t.Fatalf("%x becomes %x, in Go %x", x.Hi, pair, want)
		}
		if float64(x.Float32()) != float64(float32(x.Hi)) {
			moved++
		}
	}
	if moved < 1000 {
		t.Errorf("%d numbers are rounded otherwise than their leading limbs", moved)
	}
}

// TestConcurrent runs one Interp in several goroutines.
func TestConcurrent(t *testing.T) {
	in := interp(t, load(t), "DD.Mul", ir.Unfused{Arith: ir.IEEE64})
	var wg sync.WaitGroup
	for g := range 4 {
		wg.Go(func() {
			rng := rand.New(rand.NewPCG(uint64(g), 5))
			var r [2]float64
			for range 1 << 14 {
				x, y := limb.DD{Hi: rng.Float64()}, limb.DD{Hi: rng.Float64()}
				in.Run(r[:], []float64{x.Hi, 0, y.Hi, 0})
				if want := x.Mul(y); r != [2]float64{want.Hi, want.Lo} {
					t.Errorf("%v · %v = %v, in Go %v", x, y, r, want)
					return
				}
			}
		})
	}
	wg.Wait()
}

// TestNoSplit asks for an arithmetic without ProdErr in a program without
// prodErrSplit.
func TestNoSplit(t *testing.T) {
	f := load(t).Lookup("f32.TwoProd")
	_, err := ir.NewInterp(&ir.Program{Funcs: []*ir.Func{f}}, f, ir.Unfused{Arith: ir.IEEE32})
	if err == nil || !strings.Contains(err.Error(), "f32_prodErrSplit") {
		t.Errorf("err = %v", err)
	}
}

func BenchmarkInterp(b *testing.B) {
	p := load(b)
	for name, a := range map[string]ir.Arith{"toy": nearest(b, ir.Format{Prec: 5, Emin: -100, Emax: 100}), "ieee32": ir.IEEE32, "ieee64": ir.IEEE64} {
		in := interp(b, p, "DF.Add", a)
		b.Run(name, func(b *testing.B) {
			var r [2]float64
			for b.Loop() {
				in.Run(r[:], []float64{1, 0.03125, -1, 0.015625})
			}
		})
	}
}

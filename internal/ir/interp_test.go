package ir_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/frontend"
	"github.com/limbfp/limb/internal/ir"
)

// root is the compiled library.
var root = sync.OnceValues(func() (*ir.Program, error) { return frontend.Load("../..") })

func load(t testing.TB) *ir.Program {
	t.Helper()
	p, err := root()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

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

// operand returns a number of type t: any bits at all, a special one, or one
// near 1 with few bits.
func operand(rng *rand.Rand, t ir.Type) float64 {
	specials := []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, -1, 0.5,
		math.MaxFloat32, math.SmallestNonzeroFloat32, 0x1p-126, math.MaxFloat64, math.SmallestNonzeroFloat64, 0x1p-1022}
	a := math.Float64frombits(rng.Uint64())
	if t == ir.F32 {
		a = float64(math.Float32frombits(rng.Uint32()))
	}
	switch rng.IntN(8) {
	case 0:
		a = specials[rng.IntN(len(specials))]
	case 1, 2, 3:
		a = math.Ldexp(float64(rng.IntN(65)-32), rng.IntN(60)-30)
	case 4, 5:
		a = math.Ldexp(rng.Float64()-0.5, rng.IntN(60)-30)
	}
	if t == ir.F32 {
		a = float64(float32(a))
	}
	return a
}

// free are the exported functions of the library that are no methods.
var free = map[string]any{
	"f32.TwoSum": limb.TwoSum[float32], "f64.TwoSum": limb.TwoSum[float64],
	"f32.FastTwoSum": limb.FastTwoSum[float32], "f64.FastTwoSum": limb.FastTwoSum[float64],
	"f32.TwoDiff": limb.TwoDiff[float32], "f64.TwoDiff": limb.TwoDiff[float64],
	"f32.Split": limb.Split[float32], "f64.Split": limb.Split[float64],
	"f32.TwoProd": limb.TwoProd[float32], "f64.TwoProd": limb.TwoProd[float64],
	"f32.TwoSqr": limb.TwoSqr[float32], "f64.TwoSqr": limb.TwoSqr[float64],
	"f32.FromFloat": limb.FromFloat[float32], "f64.FromFloat": limb.FromFloat[float64],
}

// goFunc returns the Go function of that catalogue name.
func goFunc(name string) (reflect.Value, bool) {
	if f, ok := free[name]; ok {
		return reflect.ValueOf(f), true
	}
	types := map[string]reflect.Type{"DF": reflect.TypeFor[limb.DF](), "DD": reflect.TypeFor[limb.DD]()}
	receiver, method, _ := strings.Cut(name, ".")
	if t := types[receiver]; t != nil {
		m, ok := t.MethodByName(method)
		return m.Func, ok
	}
	return reflect.Value{}, false
}

// scalars calls f with each scalar of v, fields in order.
func scalars(v reflect.Value, f func(reflect.Value)) {
	if v.Kind() != reflect.Struct {
		f(v)
		return
	}
	for i := range v.NumField() {
		scalars(v.Field(i), f)
	}
}

// callGo calls a Go function on scalars and returns the scalars of its results,
// held as the interpreter holds them.
func callGo(f reflect.Value, args []float64) (results []float64) {
	in := make([]reflect.Value, f.Type().NumIn())
	for i := range in {
		in[i] = reflect.New(f.Type().In(i)).Elem()
		scalars(in[i], func(v reflect.Value) {
			switch v.Kind() {
			case reflect.Bool:
				v.SetBool(args[0] != 0)
			case reflect.Int32, reflect.Int:
				v.SetInt(int64(args[0]))
			default:
				v.SetFloat(args[0])
			}
			args = args[1:]
		})
	}
	for _, out := range f.Call(in) {
		scalars(out, func(v reflect.Value) {
			switch v.Kind() {
			case reflect.Bool:
				b := 0.0
				if v.Bool() {
					b = 1
				}
				results = append(results, b)
			case reflect.Int32, reflect.Int:
				results = append(results, float64(v.Int()))
			default:
				results = append(results, v.Float())
			}
		})
	}
	return results
}

// TestGo runs every exported function in the interpreter and in Go.
func TestGo(t *testing.T) {
	p := load(t)
	for _, f := range p.Funcs {
		if !f.Export {
			continue
		}
		g, ok := goFunc(f.Go)
		if !ok {
			t.Errorf("%s is compiled and not known to this test: add it to free", f.Go)
			continue
		}
		in := interp(t, p, f.Name, map[ir.Type]ir.Arith{ir.F32: ir.IEEE32, ir.F64: ir.IEEE64}[f.Limb])
		rng := rand.New(rand.NewPCG(3, 4))
		args, got := make([]float64, len(f.Params)), make([]float64, len(f.Results))
		for range 1 << 14 {
			for i, v := range f.Params {
				switch v.Type {
				case ir.Bool:
					args[i] = float64(rng.IntN(2))
				case ir.I32:
					args[i] = float64(int32(rng.Uint32()) >> rng.IntN(32))
				default:
					args[i] = operand(rng, v.Type)
				}
			}
			in.Run(got, args)
			want := callGo(g, args)
			for i := range got {
				if !same(got[i], want[i]) {
					t.Fatalf("%s(%x) = %x, in Go %x", f.Go, args, got, want)
				}
			}
		}
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

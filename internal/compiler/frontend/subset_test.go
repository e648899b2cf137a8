package frontend_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/frontend/subset"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/launch"
)

var inGo = map[string]any{
	"f32.Exits": subset.Exits[float32], "f64.Exits": subset.Exits[float64],
	"f32.Chain": subset.Chain[float32], "f64.Chain": subset.Chain[float64],
	"f32.Whole": subset.Whole[float32], "f64.Whole": subset.Whole[float64],
	"f32.Tables": subset.Tables[float32], "f64.Tables": subset.Tables[float64],
	"f32.Loops": subset.Loops[float32], "f64.Loops": subset.Loops[float64],
	"DF.Arrays": subset.Arrays[float32], "DD.Arrays": subset.Arrays[float64],
	"f32.States": subset.States[float32], "f64.States": subset.States[float64],
	"u32.Words": subset.Words[uint32], "u64.Words": subset.Words[uint64],
	"u32.Halves": subset.Halves[uint32], "u64.Halves": subset.Halves[uint64],
	"f32.Bits": subset.Bits[float32], "f64.Bits": subset.Bits[float64],
	"vec.Widths": subset.Widths, "vec.Mixed": subset.Mixed,
	"DF.Structs": subset.Structs[float32], "DD.Structs": subset.Structs[float64],
}

// TestMeaning runs each construct in Go and in the interpreter, and compares
// bits. Small operands meet often, and so take every path.
func TestMeaning(t *testing.T) {
	p, err := frontend.Load("../../..", "internal/compiler/frontend/subset")
	if err != nil {
		t.Fatal(err)
	}
	ran := 0
	for _, f := range p.Funcs {
		if _, listed := inGo[f.Go]; !f.Export && !f.Slices && !listed || !strings.HasPrefix(f.Pos, "internal/compiler/frontend/subset/") {
			continue
		}
		ran++
		fn := reflect.ValueOf(inGo[f.Go])
		if !fn.IsValid() {
			t.Fatalf("%s is not in the list of this test", f.Go)
		}
		in, err := ir.NewInterp(p, f, ir.IEEE(f.Limb))
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(1, 2))
		args, got := make([]float64, len(f.Params)), make([]float64, len(f.Results))
		for range 20000 {
			var operands []reflect.Value
			rest := args
			for i := range fn.Type().NumIn() {
				v := reflect.New(fn.Type().In(i)).Elem()
				fill(v, r)
				operands = append(operands, v)
				rest = rest[copy(rest, launch.Scalars(v.Interface())):]
			}
			in.Run(got, args)
			var want []float64
			for _, v := range fn.Call(operands) {
				want = append(want, launch.Scalars(v.Interface())...)
			}
			for i, w := range want {
				if math.Float64bits(w) != math.Float64bits(got[i]) && !(w != w && got[i] != got[i]) {
					t.Fatalf("%s%v: result %d is %v compiled, %v in Go", f.Go, args, i, got[i], w)
				}
			}
		}
	}
	if ran != len(inGo) {
		t.Errorf("%d functions ran, of %d", ran, len(inGo))
	}
}

func fill(v reflect.Value, r *rand.Rand) {
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Int32:
		n := r.Int32N(11) - 5
		if r.IntN(2) == 0 {
			n = int32(r.Uint32())
		}
		v.SetInt(int64(n))
	case reflect.Uint32, reflect.Uint64:
		v.SetUint(r.Uint64() >> r.UintN(64) & (1<<v.Type().Bits() - 1))
	case reflect.Float32, reflect.Float64:
		x := []float64{0, math.Copysign(0, -1), 1, -1, 2, 0.5, math.Inf(1), math.NaN()}[r.IntN(8)]
		if r.IntN(2) == 0 {
			x = float64(float32(r.NormFloat64()))
		}
		v.SetFloat(x)
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i), r)
		}
	}
}

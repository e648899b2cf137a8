package floor

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// inGo are the functions that lowering calls.
func inGo[W Word]() map[string]any {
	type F = Format[W]
	return map[string]any{
		"add": F.add, "sub": F.sub, "mul": F.mul, "div": F.div, "sqrt": F.sqrt, "prodErr": F.prodErr,
		"TwoSum": F.TwoSum, "TwoDiff": F.TwoDiff, "FastTwoSum": F.FastTwoSum, "TwoProd": F.TwoProd, "TwoSqr": F.TwoSqr,
		"lt": F.lt, "le": F.le, "eq": F.eq, "ne": F.ne, "finite": F.finite, "signbit": F.signbit,
		"neg": F.neg, "abs": F.abs, "copysign": F.copysign, "exponent": F.exponent, "pow2": F.pow2,
		"toFloat": F.toFloat, "toInt": F.toInt, "trunc": F.trunc, "floor": F.floor,
	}
}

// compare runs the functions in Go and in the interpreter, where a shift by more than the
// width gives other bits than in Go, on n operands of a format.
func compare[W Word](t *testing.T, p *ir.Program, word string, f Format[W], n int, operand func() W) {
	t.Helper()
	typ := map[string]ir.Type{"u32": ir.U32, "u64": ir.U64}[word]
	for name, fn := range inGo[W]() {
		g := p.Lookup(word + "." + name)
		if g == nil {
			t.Errorf("%s.%s is not compiled", word, name)
			continue
		}
		in, err := ir.NewInterp(p, g, ir.IEEE32)
		if err != nil {
			t.Fatal(err)
		}
		call, results := reflect.ValueOf(fn), make([]float64, len(g.Results))
		for range n {
			args := []reflect.Value{reflect.ValueOf(f)}
			held := []float64{ir.FromWord(typ, uint64(f.P)), ir.FromWord(typ, uint64(f.W))}
			for i := 1; i < call.Type().NumIn(); i++ {
				if call.Type().In(i).Kind() == reflect.Int32 {
					k := int32(operand()%W(1<<f.W-2)) + 1 - int32(f.bias()) // of a power of two
					args, held = append(args, reflect.ValueOf(k)), append(held, float64(k))
					continue
				}
				x := operand()
				if name == "toInt" { // an integral number below 2^31, if x is no larger
					x = f.trunc(x)
					x = min(x, f.pow2(min(30, int32(f.bias()))))
				}
				args, held = append(args, reflect.ValueOf(x)), append(held, ir.FromWord(typ, uint64(x)))
			}
			in.Run(results, held)
			for i, want := range call.Call(args) {
				var w float64
				switch want.Kind() {
				case reflect.Bool:
					w = map[bool]float64{true: 1}[want.Bool()]
				case reflect.Int32:
					w = float64(want.Int())
				default:
					w = ir.FromWord(typ, want.Uint())
				}
				if math.Float64bits(results[i]) != math.Float64bits(w) {
					t.Fatalf("%s of %x: result %d is %x compiled, %x in Go", g.Name, args[1:], i, results[i], w)
				}
			}
		}
	}
}

// TestCompiled compares the functions with what the compiler makes of them.
func TestCompiled(t *testing.T) {
	p := kernels.Program()
	r := rand.New(rand.NewPCG(5, 6))
	n := testenv.Size(500, 5000, 50000)
	for _, f := range []Format[uint32]{{3, 3}, {4, 4}, {7, 5}} {
		compare(t, p, "u32", f, n, func() uint32 { return r.Uint32N(1 << (f.P + f.W)) })
	}
	compare(t, p, "u64", Format[uint64]{4, 4}, n, func() uint64 { return r.Uint64N(1 << 8) })
	one32 := func() uint32 { x, _ := m32.operands(r); return x }
	compare(t, p, "u32", m32.Format, n, one32)
	one64 := func() uint64 { x, _ := m64.operands(r); return x }
	compare(t, p, "u64", m64.Format, n, one64)

	for _, f := range p.Funcs {
		if word, name, _ := strings.Cut(f.Go, "."); (word == "u32" || word == "u64") && !f.Inline {
			t.Errorf("%s is not a part of an operation", name)
		}
	}
}

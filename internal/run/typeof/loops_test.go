package typeof_test

import (
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
	"github.com/limbfp/limb/internal/run/plane"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/source/element"
	"github.com/limbfp/limb/internal/source/probe"
)

// free lists the functions that are no methods: reflection cannot find them.
func free[T limb.Float](prefix string, all map[string]any) {
	for name, f := range map[string]any{
		"FromFloat": element.FromFloat[T], "QuadFromFloat": element.QuadFromFloat[T], "TripleFromFloat": element.TripleFromFloat[T], "TwoSum": limb.TwoSum[T], "FastTwoSum": limb.FastTwoSum[T],
		"TwoDiff": limb.TwoDiff[T], "Split": limb.Split[T], "TwoProd": limb.TwoProd[T], "TwoSqr": limb.TwoSqr[T],
		"RootOfUnity": limb.RootOfUnity[T], "RootOfUnityQuad": limb.RootOfUnityQuad[T], "RootOfUnityTriple": limb.RootOfUnityTriple[T],
		"AddDown": limb.AddDown[T], "AddToZero": limb.AddToZero[T], "AddUp": limb.AddUp[T], "DivDown": limb.DivDown[T], "DivToZero": limb.DivToZero[T],
		"DivUp": limb.DivUp[T], "FMADown": limb.FMADown[T], "FMAToZero": limb.FMAToZero[T], "FMAUp": limb.FMAUp[T], "FromIntDown": limb.FromIntDown[T],
		"FromIntToZero": limb.FromIntToZero[T], "FromIntUp": limb.FromIntUp[T], "Int32Down": limb.Int32Down[T], "Int32Nearest": limb.Int32Nearest[T], "Int32ToZero": limb.Int32ToZero[T],
		"Int32Up": limb.Int32Up[T], "MulDown": limb.MulDown[T], "MulToZero": limb.MulToZero[T], "MulUp": limb.MulUp[T], "RcpDown": limb.RcpDown[T],
		"RcpToZero": limb.RcpToZero[T], "RcpUp": limb.RcpUp[T], "SqrtDown": limb.SqrtDown[T], "SqrtToZero": limb.SqrtToZero[T], "SqrtUp": limb.SqrtUp[T],
		"Add": probe.Add[T], "Mul": probe.Mul[T], "Mad": probe.Mad[T], "Div": probe.Div[T], "Sqrt": probe.Sqrt[T], "Compare": probe.Compare[T],
		"SumLessFirst": probe.SumLessFirst[T], "SumLessSecond": probe.SumLessSecond[T],
		"NegSum": probe.NegSum[T], "AddZero": probe.AddZero[T], "MulZero": probe.MulZero[T],
	} {
		all[prefix+name] = f
	}
}

// TestLoops calls every function of the catalogue in Go, by reflection, and compares with
// the generated loop.
func TestLoops(t *testing.T) {
	testenv.Long(t, "it calls every function of the catalogue; TestHashes of run/cpu has a sample of them")
	const n = 2000
	direct := map[string]any{}
	free[float32]("f32.", direct)
	free[float64]("f64.", direct)
	for _, f := range kernels.Funcs() {
		fn := reflect.ValueOf(direct[f.Name])
		if !fn.IsValid() {
			_, method, _ := strings.Cut(f.Name, ".")
			m, ok := typeof.Go(f.In[0].Type).MethodByName(method)
			if !ok {
				t.Errorf("%s: no such method, and no function of that name in this test", f.Name)
				continue
			}
			fn = m.Func
		}
		in := operand.Make(3, n, f.In, operand.Wide)
		got, err := cpu.Run(f, in)
		if err != nil {
			t.Error(err)
			continue
		}
		want := plane.List(f.Out, n)
		for i := range n {
			var args []reflect.Value
			rest := in
			for j, p := range f.In {
				arg := reflect.New(fn.Type().In(j)).Elem()
				for k := range p.Type.Planes() {
					set(field(arg, k), rest[k].At(i))
				}
				args, rest = append(args, arg), rest[p.Type.Planes():]
			}
			rest = want
			for j, r := range fn.Call(args) {
				for k := range f.Out[j].Type.Planes() {
					rest[k].Set(i, value(field(r, k)))
				}
				rest = rest[f.Out[j].Type.Planes():]
			}
		}
		if err := operand.Differ(f, in, want, got, 3); err != nil {
			t.Error(err)
		}
	}
}

// field returns limb k of a number, or the number itself. The parts of a complex
// number have the same number of limbs.
func field(v reflect.Value, k int) reflect.Value {
	if v.Kind() == reflect.Struct {
		n := 1
		if part := v.Field(0); part.Kind() == reflect.Struct {
			n = part.NumField()
		}
		return field(v.Field(k/n), k%n)
	}
	return v
}

func set(v reflect.Value, x float64) {
	if v.CanFloat() {
		v.SetFloat(x)
	} else {
		v.SetInt(int64(x))
	}
}

func value(v reflect.Value) float64 {
	switch {
	case v.CanFloat():
		return v.Float()
	case v.CanInt():
		return float64(v.Int())
	case v.Bool():
		return 1
	}
	return 0
}

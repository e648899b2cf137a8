package cpu

import (
	"reflect"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/kernels"
	"github.com/limbfp/limb/internal/operand"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/probe"
	"github.com/limbfp/limb/internal/simd"
)

// free lists the functions that are no methods: reflection cannot find them.
func free[T limb.Float](prefix string, all map[string]any) {
	for name, f := range map[string]any{
		"FromFloat": limb.FromFloat[T], "QuadFromFloat": limb.QuadFromFloat[T], "TwoSum": limb.TwoSum[T], "FastTwoSum": limb.FastTwoSum[T],
		"TwoDiff": limb.TwoDiff[T], "Split": limb.Split[T], "TwoProd": limb.TwoProd[T], "TwoSqr": limb.TwoSqr[T],
		"Unit": limb.Unit[T], "UnitQuad": limb.UnitQuad[T],
		"Add": probe.Add[T], "Mul": probe.Mul[T], "Mad": probe.Mad[T], "Div": probe.Div[T], "Sqrt": probe.Sqrt[T],
		"SumLessFirst": probe.SumLessFirst[T], "SumLessSecond": probe.SumLessSecond[T],
		"NegSum": probe.NegSum[T], "AddZero": probe.AddZero[T], "MulZero": probe.MulZero[T],
	} {
		all[prefix+name] = f
	}
}

// TestGlue calls every function of the catalogue in Go, by reflection, and
// compares with the generated loop.
func TestGlue(t *testing.T) {
	const n = 2000
	direct := map[string]any{}
	free[float32]("f32.", direct)
	free[float64]("f64.", direct)
	types := map[kernels.Type]reflect.Type{
		kernels.F32: reflect.TypeFor[float32](), kernels.F64: reflect.TypeFor[float64](), kernels.I32: reflect.TypeFor[int32](),
		kernels.DF: reflect.TypeFor[limb.DF](), kernels.DD: reflect.TypeFor[limb.DD](),
		kernels.QF: reflect.TypeFor[limb.QF](), kernels.QD: reflect.TypeFor[limb.QD](),
		kernels.CDF: reflect.TypeFor[limb.CDF](), kernels.CDD: reflect.TypeFor[limb.CDD](),
		kernels.CQF: reflect.TypeFor[limb.CQF](), kernels.CQD: reflect.TypeFor[limb.CQD](),
	}
	if len(maps) != len(kernels.Funcs()) {
		t.Errorf("%d loops for %d functions", len(maps), len(kernels.Funcs()))
	}
	for _, f := range kernels.Funcs() {
		fn := reflect.ValueOf(direct[f.Name])
		if !fn.IsValid() {
			_, method, _ := strings.Cut(f.Name, ".")
			m, ok := types[f.In[0].Type].MethodByName(method)
			if !ok {
				t.Errorf("%s: no such method, and no function of that name in this test", f.Name)
				continue
			}
			fn = m.Func
		}
		in := operand.Make(3, n, f.In, operand.Wide)
		got, err := Run(f, in)
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
		if err := operand.Differ(operand.Wide, f, in, want, got, 3); err != nil {
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

// TestChunks runs lengths around the size of a chunk on all cores: every element
// is computed, and none beyond the length.
func TestChunks(t *testing.T) {
	for _, n := range []int{0, 1, chunk - 1, chunk, chunk + 1, 5*chunk + 3} {
		hits := make([]int32, n+1)
		run(func(lo, hi int, _ []plane.Plane) {
			for i := lo; i < hi; i++ {
				hits[i]++
			}
		}, n, nil)
		for i, h := range hits {
			if want := int32(0); i < n && h != 1 || i == n && h != want {
				t.Fatalf("n = %d: element %d is computed %d times", n, i, h)
			}
		}
	}
}

// TestVectors: kernels between planes give the bits of plain Go, for all lengths below
// 100 and any first element, and write nothing else.
func TestVectors(t *testing.T) {
	const most = 100
	for _, l := range []simd.Level{simd.AVX2, simd.AVX512} {
		if l > simd.Best() {
			continue
		}
		for _, name := range []string{"f32.TwoSum", "DF.Add", "DD.Less", "QF.Frexp", "QD.Ldexp", "DD.SinCos", "CDF.Mul", "CQD.Abs", "CQF.Polar", "CDD.Div"} {
			f, ok := kernels.Lookup(name)
			run := vectors(f, l)
			if !ok || run == nil {
				t.Fatalf("%v: no kernel %s", l, name)
			}
			in := operand.Make(3, most, f.In, operand.Wide)
			want, err := Run(f, in)
			if err != nil {
				t.Fatal(err)
			}
			for n := range most {
				lo := min(n/3, most-n)
				got := plane.List(f.Out, most)
				for i, p := range got {
					copy(p.Bytes(), want[i].Bytes())
					clear(p.Bytes()[lo*p.Elem.Size():][:n*p.Elem.Size()])
				}
				if n > 0 {
					run(lo, lo+n, append(in[:len(in):len(in)], got...))
				}
				if err := operand.Differ(operand.Wide, f, in, want, got, 1); err != nil {
					t.Errorf("%v, elements %d to %d: %v", l, lo, lo+n, err)
					break
				}
			}
		}
	}
}

package calls

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/kernels"
)

// goTypes are the elements of each type.
var goTypes = [...]reflect.Type{
	F32: reflect.TypeFor[limb.F32](), F64: reflect.TypeFor[limb.F64](), DF: reflect.TypeFor[limb.DF](), DD: reflect.TypeFor[limb.DD](),
	QF: reflect.TypeFor[limb.QF](), QD: reflect.TypeFor[limb.QD](), CDF: reflect.TypeFor[limb.CDF](), CDD: reflect.TypeFor[limb.CDD](),
	CQF: reflect.TypeFor[limb.CQF](), CQD: reflect.TypeFor[limb.CQD](),
	TF: reflect.TypeFor[limb.TF](), TD: reflect.TypeFor[limb.TD](), CTF: reflect.TypeFor[limb.CTF](), CTD: reflect.TypeFor[limb.CTD](), I32: reflect.TypeFor[int32](), I64: reflect.TypeFor[int64](), Bool: reflect.TypeFor[bool](),
}

// at returns element i of n that lie together, as a value of Go.
func at(p unsafe.Pointer, t Type, i int) reflect.Value {
	return reflect.NewAt(goTypes[t], unsafe.Add(p, i*int(t.Size()))).Elem()
}

// memory returns n elements, aligned.
func memory(t Type, n int) unsafe.Pointer {
	return unsafe.Pointer(unsafe.SliceData(make([]uint64, n*8+1)))
}

// fill sets n elements to small numbers that few functions have no value for; seed makes one array another.
func fill(p unsafe.Pointer, t Type, n, seed int) {
	for i := range n {
		v := at(p, t, i)
		x := limb.NewQD(float64((i*7+seed*3)%19-4) / 8).Add(limb.NewQD(1).Ldexp(-70 - i)).Add(limb.NewQD(0.3))
		switch t {
		case I32:
			v.SetInt(int64((i + seed) % 5))
		case I64:
			v.SetInt(int64(i))
		case Bool:
			v.SetBool((i+seed)%2 == 0)
		case F32, F64:
			v.SetFloat(x.Float64())
		case DF:
			v.Set(reflect.ValueOf(x.DF()))
		case DD:
			v.Set(reflect.ValueOf(x.DD()))
		case QF:
			v.Set(reflect.ValueOf(x.QF()))
		case QD:
			v.Set(reflect.ValueOf(x))
		case TF:
			v.Set(reflect.ValueOf(x.TF()))
		case TD:
			v.Set(reflect.ValueOf(x.TD()))
		default:
			re, im := t.real(), unsafe.Add(v.Addr().UnsafePointer(), int(t.real().Size()))
			fill(v.Addr().UnsafePointer(), re, 1, seed+i)
			fill(im, re, 1, seed+i+5)
		}
	}
}

// same reports whether two elements have the same bits; every NaN is the same.
func same(a, b reflect.Value) bool {
	if a.Kind() == reflect.Struct {
		for i := range a.NumField() {
			if !same(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	}
	if a.CanFloat() {
		x, y := a.Float(), b.Float()
		return math.Float64bits(x) == math.Float64bits(y) || x != x && y != y
	}
	return a.Interface() == b.Interface()
}

// notMethods are the functions that are not methods of their first operand.
var notMethods = map[string]any{
	"TwoSum.F32": limb.TwoSum[float32], "TwoSum.F64": limb.TwoSum[float64], "FastTwoSum.F32": limb.FastTwoSum[float32], "FastTwoSum.F64": limb.FastTwoSum[float64],
	"TwoDiff.F32": limb.TwoDiff[float32], "TwoDiff.F64": limb.TwoDiff[float64], "TwoProd.F32": limb.TwoProd[float32], "TwoProd.F64": limb.TwoProd[float64],
	"TwoSqr.F32": limb.TwoSqr[float32], "TwoSqr.F64": limb.TwoSqr[float64], "Split.F32": limb.Split[float32], "Split.F64": limb.Split[float64],
	"AddDown.F32": limb.AddDown[float32], "AddDown.F64": limb.AddDown[float64], "AddUp.F32": limb.AddUp[float32], "AddUp.F64": limb.AddUp[float64],
	"AddToZero.F32": limb.AddToZero[float32], "AddToZero.F64": limb.AddToZero[float64],
	"MulDown.F32": limb.MulDown[float32], "MulDown.F64": limb.MulDown[float64], "MulUp.F32": limb.MulUp[float32], "MulUp.F64": limb.MulUp[float64],
	"MulToZero.F32": limb.MulToZero[float32], "MulToZero.F64": limb.MulToZero[float64],
	"DivDown.F32": limb.DivDown[float32], "DivDown.F64": limb.DivDown[float64], "DivUp.F32": limb.DivUp[float32], "DivUp.F64": limb.DivUp[float64],
	"DivToZero.F32": limb.DivToZero[float32], "DivToZero.F64": limb.DivToZero[float64],
	"FMADown.F32": limb.FMADown[float32], "FMADown.F64": limb.FMADown[float64], "FMAUp.F32": limb.FMAUp[float32], "FMAUp.F64": limb.FMAUp[float64],
	"FMAToZero.F32": limb.FMAToZero[float32], "FMAToZero.F64": limb.FMAToZero[float64],
	"RcpDown.F32": limb.RcpDown[float32], "RcpDown.F64": limb.RcpDown[float64], "RcpUp.F32": limb.RcpUp[float32], "RcpUp.F64": limb.RcpUp[float64],
	"RcpToZero.F32": limb.RcpToZero[float32], "RcpToZero.F64": limb.RcpToZero[float64],
	"SqrtDown.F32": limb.SqrtDown[float32], "SqrtDown.F64": limb.SqrtDown[float64], "SqrtUp.F32": limb.SqrtUp[float32], "SqrtUp.F64": limb.SqrtUp[float64],
	"SqrtToZero.F32": limb.SqrtToZero[float32], "SqrtToZero.F64": limb.SqrtToZero[float64],
	"Int32Down.F32": limb.Int32Down[float32], "Int32Down.F64": limb.Int32Down[float64], "Int32Up.F32": limb.Int32Up[float32], "Int32Up.F64": limb.Int32Up[float64],
	"Int32ToZero.F32": limb.Int32ToZero[float32], "Int32ToZero.F64": limb.Int32ToZero[float64],
	"Int32Nearest.F32": limb.Int32Nearest[float32], "Int32Nearest.F64": limb.Int32Nearest[float64],
	"FromIntDown.F32": limb.FromIntDown[float32], "FromIntDown.F64": limb.FromIntDown[float64], "FromIntUp.F32": limb.FromIntUp[float32], "FromIntUp.F64": limb.FromIntUp[float64],
	"FromIntToZero.F32": limb.FromIntToZero[float32], "FromIntToZero.F64": limb.FromIntToZero[float64],
	"RootOfUnity.CDF": limb.RootOfUnity[float32], "RootOfUnity.CDD": limb.RootOfUnity[float64],
	"RootOfUnityQuad.CQF": limb.RootOfUnityQuad[float32], "RootOfUnityQuad.CQD": limb.RootOfUnityQuad[float64],
	"RootOfUnityTriple.CTF": limb.RootOfUnityTriple[float32], "RootOfUnityTriple.CTD": limb.RootOfUnityTriple[float64],
	"Float32Down.F32": limb.Float32Down, "Float32Up.F32": limb.Float32Up, "Float32ToZero.F32": limb.Float32ToZero,
	"Complex.CDF": limb.Cmplx[limb.CDF], "Complex.CDD": limb.Cmplx[limb.CDD], "Complex.CQF": limb.Cmplx[limb.CQF], "Complex.CQD": limb.Cmplx[limb.CQD], "Complex.CTF": limb.Cmplx[limb.CTF], "Complex.CTD": limb.Cmplx[limb.CTD],
}

// expected computes an element by the function of package limb that has the name, by reflection.
func expected(t *testing.T, f *form, in []reflect.Value) []reflect.Value {
	if f.name == "Select" {
		if in[0].Bool() {
			return in[1:2]
		}
		return in[2:3]
	}
	typ := f.types[0]
	if typ == I32 {
		typ = f.types[1]
	}
	if g, ok := notMethods[f.name+"."+typ.String()]; ok {
		v := reflect.ValueOf(g)
		for i := range in {
			in[i] = in[i].Convert(v.Type().In(i))
		}
		return v.Call(in)
	}
	name := f.name
	if k := in[0].Kind(); k == reflect.Float32 || k == reflect.Float64 { // whose machine number is a number of the type
		name = strings.TrimSuffix(name, "Float")
	}
	m := in[0].MethodByName(name)
	if !m.IsValid() {
		t.Fatalf("%s of %v: no method, and none in the list", f.name, f.types)
	}
	args := in[1:]
	for i := range args {
		args[i] = args[i].Convert(m.Type().In(i))
	}
	return m.Call(args)
}

// TestForms: each name does what the method of that name does, for each choice of types: elements that lie
// together, and with other strides. The control asks for another function.
func TestForms(t *testing.T) {
	const n = 23
	unlike := 0
	for name, forms := range functions() {
		for i := range forms {
			f := &forms[i]
			apart := make([]Array, len(f.types)) // with strides
			close := make([]Array, len(f.types))
			for j, typ := range f.types {
				close[j] = Array{memory(typ, n), 1, typ}
				stride := []int{2, -1, 3, 1, -2}[j]
				apart[j] = Array{memory(typ, 3*n), stride, typ}
				if stride < 0 {
					apart[j].Data = apart[j].backwards(n)
				}
				if j >= f.results {
					fill(close[j].Data, typ, n, j)
					if strings.HasPrefix(f.name, "RootOfUnity") && j == 2 {
						for k := range n {
							at(close[j].Data, typ, k).SetInt(int64(k + 1))
						}
					}
					scatter(apart[j].Data, close[j].Data, n, stride, typ)
				}
			}
			for _, a := range [][]Array{close, apart} {
				if c, text := Do("limb_map", func() { Map(background, name, n, a[:f.results], a[f.results:]) }); c != OK {
					t.Fatalf("%s %v: %v %s", name, f.types, c, text)
				}
			}
			for k := range n {
				var in []reflect.Value
				for j := f.results; j < len(f.types); j++ {
					in = append(in, at(close[j].Data, f.types[j], k))
				}
				want := expected(t, f, in)
				for j, w := range want {
					w = w.Convert(goTypes[f.types[j]])
					if got := at(close[j].Data, f.types[j], k); !same(got, w) {
						t.Errorf("%s %s: element %d is %v, want %v", name, signature(f.types, f.results), k, got, w)
					}
					if got := at(apart[j].at(k), f.types[j], 0); !same(got, w) {
						t.Errorf("%s %s with strides: element %d is %v, want %v", name, signature(f.types, f.results), k, got, w)
					}
					if got := at(apart[j].at(k), f.types[j], 0); !same(got, at(close[j].Data, f.types[j], (k+1)%n)) {
						unlike++ // a wrong index would be seen
					}
				}
			}
		}
	}
	if unlike < 10000 {
		t.Errorf("only %d elements differ from their neighbours: a wrong stride would go unnoticed", unlike)
	}
}

// backwards is where an array of n elements with a negative stride begins.
func (a Array) backwards(n int) unsafe.Pointer { return a.at(1 - n) }

// inside are functions of the catalogue that are no functions of users: what transforms and exports are made of, conversions, for
// which there is limb_convert, and the selects.
var inside = []string{"SumLessSecond", "SumLessFirst", "QuadFromFloat", "TripleFromFloat", "Quad", "Triple", "Pair", "NegSum", "MulZero", "Mad", "FromFloat", "Compare", "AddZero"}

// TestCatalogue: each function of the catalogue is there, for the types that it has, under the name that limb.h has.
// The control is a name that neither has.
func TestCatalogue(t *testing.T) {
	header, err := os.ReadFile("../../../c/limb.h")
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]bool{}
	for name, forms := range functions() {
		for _, f := range forms {
			have[f.catalogued()] = true
			g, ok := kernels.Lookup(f.catalogued())
			if !ok {
				continue
			}
			if len(g.Out) != f.results || len(g.In)+len(g.Out) != len(f.types) {
				t.Errorf("%s %s: the catalogue has %d operands and %d results", name, signature(f.types, f.results), len(g.In), len(g.Out))
			}
			typ, _, _ := strings.Cut(g.Name, ".")
			if in := "limb_" + strings.ToLower(typ) + "_" + name + "("; !strings.Contains(string(header), in) && !slices.Contains([]string{"Add", "Sub", "Mul", "Div", "Sqrt"}, f.name) {
				t.Errorf("limb.h has no %s", in)
			}
		}
	}
	missing := func(name string) bool {
		_, method, _ := strings.Cut(name, ".")
		conversion := slices.Contains([]string{"DF", "DD", "QF", "QD", "TF", "TD", "CDF", "CDD", "CQF", "CQD", "CTF", "CTD", "Float32", "Float64"}, method)
		return !have[name] && !slices.Contains(inside, method) && !conversion
	}
	for _, f := range kernels.Funcs() {
		if missing(f.Name) {
			t.Errorf("limb_map has no %s", f.Name)
		}
	}
	if !missing("DD.Planted") {
		t.Error("a function that is not there goes unnoticed")
	}
}

// TestFunctions: the list is JSON with each form, and errors for what states one.
func TestFunctions(t *testing.T) {
	var list []struct {
		Name, Call string
		Forms      []struct {
			Out, In    []string
			Error, Doc string
		}
	}
	if err := json.Unmarshal([]byte(Functions()), &list); err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, f := range list {
		for _, g := range f.Forms {
			found[fmt.Sprintf("%s %s %v%v", f.Call, f.Name, g.In, g.Out)] = g.Error
		}
	}
	for _, key := range []string{"map exp [DD][DD]", "map add [QD QD][QD]"} {
		if text := found[key]; !regexp.MustCompile(`^≤? ?.*u`).MatchString(text) {
			t.Errorf("%s has the error %q", key, text)
		}
	}
	for _, key := range []string{"map less [DF DF][BOOL]", "reduce exact_dot [F64 F64][QD]", "map complex [DD DD][CDD]"} {
		if _, ok := found[key]; !ok {
			t.Errorf("%s is not there", key)
		}
	}
	if len(list) < 150 {
		t.Errorf("%d functions", len(list))
	}
}

// TestSnake: names as limb.h has them.
func TestSnake(t *testing.T) {
	for name, want := range map[string]string{"LogGamma": "log_gamma", "IsNaN": "is_nan", "NormCDFinv": "norm_cdfinv", "Exp10": "exp10", "J0": "j0"} {
		if got := snake(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// BenchmarkMap is a call for one number: what a caller pays beside the function, but for the door.
func BenchmarkMap(b *testing.B) {
	x, y := []limb.DD{limb.NewDD(2)}, make([]limb.DD, 1)
	out, in := []Array{arrayOf(y)}, []Array{arrayOf(x), arrayOf(x)}
	b.ReportAllocs()
	for b.Loop() {
		Do("limb_map", func() { Map(background, "add", 1, out, in) })
	}
}

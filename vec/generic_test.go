package vec_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"math"
	"math/big"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/vec"
)

// # Code that runs in every type
//
// What stands here is over limb.RealOf, as users write it: that it compiles says that functions of
// package vec take a type parameter, and that it runs with F32 and F64 that these are there.

// forAll are the functions of real numbers by their names, and what they are for one element.
func forAll[N limb.RealOf[N, T], T limb.Float]() map[string]pairing {
	a, half := limb.From[N](0.3), 0.5
	one := func(f func(dst, x []N, a N), g func(x, a N) N) pairing {
		return pairing{func(dst, x []N) { f(dst, x, a) }, func(x N) N { return g(x, a) }}
	}
	float := func(f func(dst, x []N, a float64), g func(x N, a T) N) pairing {
		return pairing{func(dst, x []N) { f(dst, x, half) }, func(x N) N { return g(x, T(half)) }}
	}
	asked := func(f func(dst []bool, x []N, a N), g func(x, a N) bool) pairing {
		return pairing{func(dst []bool, x []N) { f(dst, x, a) }, func(x N) bool { return g(x, a) }}
	}
	return map[string]pairing{
		"Abs": {vec.Abs[N, N], N.Abs}, "Acos": {vec.Acos[N], N.Acos}, "Acosh": {vec.Acosh[N], N.Acosh}, "Add": {vec.Add[N], N.Add},
		"AddFloat": {vec.AddFloat[N, T], N.AddFloat}, "AddFloatScalar": float(vec.AddFloatScalar[N], N.AddFloat),
		"AddScalar": one(vec.AddScalar[N], N.Add), "Asin": {vec.Asin[N], N.Asin}, "Asinh": {vec.Asinh[N], N.Asinh},
		"Atan": {vec.Atan[N], N.Atan}, "Atan2": {vec.Atan2[N], N.Atan2}, "Atanh": {vec.Atanh[N], N.Atanh},
		"Axpy":   {func(dst, x, y []N) { vec.Axpy(dst, a, x, y) }, func(x, y N) N { return a.MulAdd(x, y) }},
		"AiryAi": {vec.AiryAi[N], N.AiryAi}, "AiryAiPrime": {vec.AiryAiPrime[N], N.AiryAiPrime}, "AiryBi": {vec.AiryBi[N], N.AiryBi}, "AiryBiPrime": {vec.AiryBiPrime[N], N.AiryBiPrime},
		"BesselI": {vec.BesselI[N], N.BesselI}, "BesselJ": {vec.BesselJ[N], N.BesselJ}, "BesselK": {vec.BesselK[N], N.BesselK}, "BesselY": {vec.BesselY[N], N.BesselY},
		"Beta": {vec.Beta[N], N.Beta}, "BetaP": {vec.BetaP[N], N.BetaP}, "BetaPinv": {vec.BetaPinv[N], N.BetaPinv}, "BetaQ": {vec.BetaQ[N], N.BetaQ}, "BetaQinv": {vec.BetaQinv[N], N.BetaQinv}, "Canon": {vec.Canon[N], func(x N) N { return limb.Convert[N](x.QD()) }},
		"Cbrt": {vec.Cbrt[N], N.Cbrt}, "Ceil": {vec.Ceil[N], N.Ceil}, "Copysign": {vec.Copysign[N], N.Copysign},
		"Cos": {vec.Cos[N], N.Cos}, "CosPi": {vec.CosPi[N], N.CosPi}, "Cosh": {vec.Cosh[N], N.Cosh}, "Digamma": {vec.Digamma[N], N.Digamma},
		"Dim": {vec.Dim[N], N.Dim}, "Div": {vec.Div[N], N.Div}, "DivFloat": {vec.DivFloat[N, T], N.DivFloat},
		"DivFloatScalar": float(vec.DivFloatScalar[N], N.DivFloat), "DivScalar": one(vec.DivScalar[N], N.Div),
		"EllipticE": {vec.EllipticE[N], N.EllipticE}, "EllipticK": {vec.EllipticK[N], N.EllipticK},
		"Equal": {vec.Equal[N], N.Equal}, "EqualFloat": {vec.EqualFloat[N, T], func(x N, a T) bool { return x.Equal(limb.From[N](a)) }},
		"EqualScalar": asked(vec.EqualScalar[N], N.Equal),
		"Erf":         {vec.Erf[N], N.Erf}, "Erfc": {vec.Erfc[N], N.Erfc}, "Erfcinv": {vec.Erfcinv[N], N.Erfcinv}, "Erfcx": {vec.Erfcx[N], N.Erfcx}, "Erfinv": {vec.Erfinv[N], N.Erfinv},
		"Exp": {vec.Exp[N], N.Exp}, "Exp10": {vec.Exp10[N], N.Exp10}, "Exp2": {vec.Exp2[N], N.Exp2}, "ExpInt": {vec.ExpInt[N], N.ExpInt}, "Expm1": {vec.Expm1[N], N.Expm1},
		"FastMod": {vec.FastMod[N], N.FastMod}, "FastRemainder": {vec.FastRemainder[N], N.FastRemainder}, "FastRemquo": {vec.FastRemquo[N], N.FastRemquo},
		"Float32": {vec.Float32[N, float32], N.Float32}, "Float64": {vec.Float64[N, float64], N.Float64},
		"Floor": {vec.Floor[N], N.Floor}, "Frexp": {vec.Frexp[N], N.Frexp},
		"FromFloat32": {vec.FromFloat32[N, float32], limb.From[N, float32]}, "FromFloat64": {vec.FromFloat64[N, float64], limb.From[N, float64]},
		"Gamma": {vec.Gamma[N], N.Gamma}, "GammaP": {vec.GammaP[N], N.GammaP}, "GammaPinv": {vec.GammaPinv[N], N.GammaPinv}, "GammaQ": {vec.GammaQ[N], N.GammaQ}, "GammaQinv": {vec.GammaQinv[N], N.GammaQinv}, "Greater": {vec.Greater[N], N.Greater}, "GreaterEqual": {vec.GreaterEqual[N], N.GreaterEqual},
		"GreaterEqualFloat": {vec.GreaterEqualFloat[N, T], func(x N, a T) bool { return x.GreaterEqual(limb.From[N](a)) }},
		"GreaterFloat":      {vec.GreaterFloat[N, T], func(x N, a T) bool { return x.Greater(limb.From[N](a)) }}, "GreaterScalar": asked(vec.GreaterScalar[N], N.Greater),
		"Hypot": {vec.Hypot[N], N.Hypot}, "I0": {vec.I0[N], N.I0}, "I1": {vec.I1[N], N.I1}, "Ilogb": {vec.Ilogb[N], N.Ilogb},
		"IsInf": {vec.IsInf[N], N.IsInf}, "IsInt": {vec.IsInt[N], N.IsInt}, "IsNaN": {vec.IsNaN[N], N.IsNaN}, "IsZero": {vec.IsZero[N], N.IsZero},
		"J0": {vec.J0[N], N.J0}, "J1": {vec.J1[N], N.J1}, "Jn": {vec.Jn[N], N.Jn}, "LambertW": {vec.LambertW[N], N.LambertW}, "Ldexp": {vec.Ldexp[N], N.Ldexp},
		"Less": {vec.Less[N], N.Less}, "LessEqual": {vec.LessEqual[N], N.LessEqual},
		"LessEqualFloat": {vec.LessEqualFloat[N, T], func(x N, a T) bool { return x.LessEqual(limb.From[N](a)) }},
		"LessFloat":      {vec.LessFloat[N, T], func(x N, a T) bool { return x.Less(limb.From[N](a)) }}, "LessScalar": asked(vec.LessScalar[N], N.Less),
		"Log": {vec.Log[N], N.Log}, "Log10": {vec.Log10[N], N.Log10}, "Log1p": {vec.Log1p[N], N.Log1p}, "Log2": {vec.Log2[N], N.Log2},
		"LogBeta": {vec.LogBeta[N], N.LogBeta}, "LogGamma": {vec.LogGamma[N], N.LogGamma}, "Logb": {vec.Logb[N], N.Logb},
		"Max": {vec.Max[N], N.Max}, "Min": {vec.Min[N], N.Min}, "Mod": {vec.Mod[N], N.Mod}, "Modf": {vec.Modf[N], N.Modf},
		"Mul": {vec.Mul[N], N.Mul}, "MulAdd": {vec.MulAdd[N], N.MulAdd}, "MulFloat": {vec.MulFloat[N, T], N.MulFloat},
		"Neg": {vec.Neg[N], N.Neg}, "Norm3": {vec.Norm3[N], N.Norm3}, "Norm4": {vec.Norm4[N], N.Norm4}, "NormCDF": {vec.NormCDF[N], N.NormCDF}, "NormCDFinv": {vec.NormCDFinv[N], N.NormCDFinv},
		"Pow": {vec.Pow[N], N.Pow}, "PowInt": {vec.PowInt[N], N.PowInt}, "Rcbrt": {vec.Rcbrt[N], N.Rcbrt}, "Recip": {vec.Recip[N], N.Recip},
		"Remainder": {vec.Remainder[N], N.Remainder}, "Remquo": {vec.Remquo[N], N.Remquo}, "Rhypot": {vec.Rhypot[N], N.Rhypot},
		"Rnorm3": {vec.Rnorm3[N], N.Rnorm3}, "Rnorm4": {vec.Rnorm4[N], N.Rnorm4}, "Round": {vec.Round[N], N.Round}, "RoundEven": {vec.RoundEven[N], N.RoundEven},
		"Rsqrt": {vec.Rsqrt[N], N.Rsqrt}, "Scale": one(vec.Scale[N], N.Mul), "ScaleFloat": float(vec.ScaleFloat[N], N.MulFloat),
		"Select": {vec.Select[N], func(c bool, x, y N) N {
			if c {
				return x
			}
			return y
		}},
		"Sign": {vec.Sign[N], N.Sign}, "Signbit": {vec.Signbit[N], N.Signbit}, "Sin": {vec.Sin[N], N.Sin}, "SinCos": {vec.SinCos[N], N.SinCos},
		"SinCosPi": {vec.SinCosPi[N], N.SinCosPi}, "SinPi": {vec.SinPi[N], N.SinPi}, "Sinh": {vec.Sinh[N], N.Sinh}, "Sqr": {vec.Sqr[N], N.Sqr}, "Sqrt": {vec.Sqrt[N], N.Sqrt},
		"Sub": {vec.Sub[N], N.Sub}, "SubFloat": {vec.SubFloat[N, T], N.SubFloat}, "SubFloatScalar": float(vec.SubFloatScalar[N], N.SubFloat), "SubScalar": one(vec.SubScalar[N], N.Sub),
		"Tan": {vec.Tan[N], N.Tan}, "TanPi": {vec.TanPi[N], N.TanPi}, "Tanh": {vec.Tanh[N], N.Tanh}, "Trunc": {vec.Trunc[N], N.Trunc},
		"Y0": {vec.Y0[N], N.Y0}, "Y1": {vec.Y1[N], N.Y1}, "Yn": {vec.Yn[N], N.Yn}, "Zeta": {vec.Zeta[N], N.Zeta},
		"Convert DF": {vec.Convert[limb.DF, N], N.DF}, "Convert DD": {vec.Convert[limb.DD, N], N.DD}, "Convert QF": {vec.Convert[limb.QF, N], N.QF},
		"Convert QD": {vec.Convert[limb.QD, N], N.QD}, "Convert F32": {vec.Convert[limb.F32, N], limb.Convert[limb.F32, N]}, "Convert F64": {vec.Convert[limb.F64, N], limb.Convert[limb.F64, N]},
	}
}

// wholes are the functions of whole slices, and what they are by the methods.
func wholes[N limb.RealOf[N, T], T limb.Float]() map[string]func(x, y []N) (got, want any) {
	fold := func(x []N, f func(x, y N) N) N { return reduced(slices.Clone(x), f) }
	each := func(x, y []N, f func(x, y N) N) []N {
		z := make([]N, len(x))
		for i := range z {
			z[i] = f(x[i], y[i])
		}
		return z
	}
	less := func(x, y N) int { return x.Cmp(y) }
	return map[string]func(x, y []N) (got, want any){
		"Sum":      func(x, y []N) (any, any) { return vec.Sum(x), fold(x, N.Add) },
		"Dot":      func(x, y []N) (any, any) { return vec.Dot(x, y), fold(each(x, y, N.Mul), N.Add) },
		"Norm2":    func(x, y []N) (any, any) { return vec.Norm2[N, N](x), fold(each(x, x, N.Mul), N.Add).Sqrt() },
		"Largest":  func(x, y []N) (any, any) { return vec.Largest(x), fold(x, N.Max) },
		"Smallest": func(x, y []N) (any, any) { return vec.Smallest(x), fold(x, N.Min) },
		"ArgMax":   func(x, y []N) (any, any) { return vec.ArgMax(x), slices.IndexFunc(x, fold(x, N.Max).Equal) },
		"ArgMin":   func(x, y []N) (any, any) { return vec.ArgMin(x), slices.IndexFunc(x, fold(x, N.Min).Equal) },
		"Sort": func(x, y []N) (any, any) {
			got := slices.Clone(x)
			vec.Sort(got)
			return got, slices.SortedFunc(slices.Values(x), less)
		},
		"CumSum": func(x, y []N) (any, any) {
			got, want := make([]N, len(x)), slices.Clone(x)
			vec.CumSum(got, x)
			for i := range want[1:] {
				want[i+1] = want[i].Add(x[i+1])
			}
			return got, want
		},
		"Fill": func(x, y []N) (any, any) {
			got := make([]N, 3)
			vec.Fill(got, x[0])
			return got, []N{x[0], x[0], x[0]}
		},
		"Linspace": func(x, y []N) (any, any) {
			got := make([]N, 5)
			vec.Linspace(got, limb.From[N](1), limb.From[N](2))
			want := make([]N, 5)
			for i := range want {
				want[i] = limb.From[N](4 + i).DivFloat(4)
			}
			return got, want
		},
		"ExactSum": func(x, y []N) (any, any) {
			return vec.ExactSum(x[:2]), limb.FromBig[N](exactly().Add(x[0].Big(), x[1].Big()))
		},
		"ExactDot": func(x, y []N) (any, any) {
			return vec.ExactDot(x[:1], y[:1]), limb.FromBig[N](exactly().Mul(x[0].Big(), y[0].Big()))
		},
		"ExactNorm2": func(x, y []N) (any, any) { return vec.ExactNorm2(x[:1]), vec.ExactSum([]N{x[0].Abs()}) },
		"ExactSumOf": func(x, y []N) (any, any) {
			return vec.ExactSumOf[limb.QD](x[:2]), limb.FromBig[limb.QD](exactly().Add(x[0].Big(), x[1].Big()))
		},
		"ExactDotOf": func(x, y []N) (any, any) {
			return vec.ExactDotOf[limb.QD](x[:1], y[:1]), limb.FromBig[limb.QD](exactly().Mul(x[0].Big(), y[0].Big()))
		},
		"Accumulate": func(x, y []N) (any, any) {
			var a vec.Accumulator
			vec.Accumulate(&a, x)
			return vec.Total[N](&a), vec.ExactSum(x)
		},
		"AccumulateDot": func(x, y []N) (any, any) {
			var a vec.Accumulator
			vec.AccumulateDot(&a, x, x)
			return vec.SqrtTotal[N](&a), vec.ExactNorm2(x)
		},
		"Horner": func(x, y []N) (any, any) {
			got, want := make([]N, len(x)), make([]N, len(x))
			vec.Horner(got, x, y[:1])
			vec.Fill(want, y[0])
			return got, want
		},
		"ToShort": func(x, y []N) (any, any) {
			got, want := make([]fp.Half, len(x)), make([]fp.Half, len(x))
			vec.ToShort(got, x)
			vec.ToShort(want, converted[limb.QD](x))
			return got, want
		},
		"FromShort": func(x, y []N) (any, any) {
			short, got := make([]fp.Half, len(x)), make([]N, len(x))
			vec.ToShort(short, x)
			vec.FromShort(got, short)
			wide := make([]limb.QD, len(x))
			vec.FromShort(wide, short)
			return got, converted[N](wide)
		},
	}
}

// reduced reduces x in the order of the comment of the package.
func reduced[N any](x []N, f func(x, y N) N) N {
	if len(x) > 4096 {
		var sums []N
		for part := range slices.Chunk(x, 4096) {
			sums = append(sums, reduced(part, f))
		}
		return reduced(sums, f)
	}
	for len(x) > 1 {
		m := 1
		for 2*m < len(x) {
			m *= 2
		}
		for i, a := range x[m:] {
			x[i] = f(x[i], a)
		}
		x = x[:m]
	}
	return x[0]
}

// exactly is a number in which sums and products of limbs are exact.
func exactly() *big.Float { return new(big.Float).SetPrec(4000) }

func converted[M, N limb.RealNumber](x []N) []M {
	z := make([]M, len(x))
	vec.Convert(z, x)
	return z
}

// operands are numbers of many sizes, the first ones those that are special.
func operands[N limb.RealOf[N, T], T limb.Float](seed uint64, n int) []N {
	r, x := rand.New(rand.NewPCG(seed, 1)), make([]N, n)
	special := []float64{0, math.Copysign(0, -1), 1, -1, 0.5, 2.5, math.Inf(1), math.Inf(-1), math.NaN()}
	r.Shuffle(len(special), func(i, j int) { special[i], special[j] = special[j], special[i] })
	for i := range x {
		x[i] = limb.From[N](math.Ldexp(2*r.Float64()-1, r.IntN(12)-6))
		if i < len(special) {
			x[i] = limb.From[N](special[i])
		}
	}
	return x
}

// check compares a function of slices with one for each element.
func (p pairing) check(n int, operand func(seed uint64, t reflect.Type) reflect.Value) error {
	onSlices, one := reflect.ValueOf(p.vec), reflect.ValueOf(p.scalar)
	results := one.Type().NumOut()
	var args []reflect.Value
	for i := range onSlices.Type().NumIn() {
		t := onSlices.Type().In(i)
		if i < results {
			args = append(args, reflect.MakeSlice(t, n, n))
		} else {
			args = append(args, operand(uint64(i), t))
		}
	}
	onSlices.Call(args)
	for i := range n {
		var in []reflect.Value
		for j, x := range args[results:] {
			in = append(in, x.Index(i).Convert(one.Type().In(j)))
		}
		for j, want := range one.Call(in) {
			got := args[j].Index(i)
			if want = want.Convert(got.Type()); !alike(got.Interface(), want.Interface()) {
				return fmt.Errorf("element %d of %v: %v, and %v for one number", i, in, got, want)
			}
		}
	}
	return nil
}

// alike reports whether two results have the same limbs, NaN with NaN.
func alike(x, y any) bool { return bitsOf(reflect.ValueOf(x)) == bitsOf(reflect.ValueOf(y)) }

func bitsOf(x reflect.Value) (text string) {
	switch x.Kind() {
	case reflect.Float32, reflect.Float64:
		return fmt.Sprintf("%b ", x.Float())
	case reflect.Struct:
		for i := range x.NumField() {
			text += bitsOf(x.Field(i))
		}
		return text
	case reflect.Slice:
		for i := range x.Len() {
			text += bitsOf(x.Index(i))
		}
		return text
	}
	return fmt.Sprint(x)
}

// testForAll compares all functions for a type.
func testForAll[N limb.RealOf[N, T], T limb.Float](t *testing.T) {
	const n = 30
	operand := func(seed uint64, s reflect.Type) reflect.Value {
		x := operands[N](seed, n)
		switch s {
		case reflect.TypeFor[[]N]():
			return reflect.ValueOf(x)
		case reflect.TypeFor[[]float32]():
			a := make([]float32, n)
			vec.Float32(a, x)
			return reflect.ValueOf(a)
		case reflect.TypeFor[[]float64]():
			a := make([]float64, n)
			vec.Float64(a, x)
			return reflect.ValueOf(a)
		case reflect.TypeFor[[]int32]():
			a := make([]int32, n)
			for i := range a {
				a[i] = int32(i%7 - 2)
			}
			return reflect.ValueOf(a)
		}
		a := make([]bool, n)
		for i := range a {
			a[i] = i%3 == 0
		}
		return reflect.ValueOf(a)
	}
	list := forAll[N]()
	for name, p := range list {
		if err := p.check(n, operand); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if (pairing{vec.Sin[N], N.Cos}).check(n, operand) == nil || (pairing{vec.Max[N], N.Min}).check(n, operand) == nil {
		t.Error("another function is not noticed")
	}
	x, y := operands[N](3, 5000)[9:], operands[N](4, 5000)[9:] // without those that are special
	for name, f := range wholes[N]() {
		if got, want := f(x, y); !alike(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	got, _ := wholes[N]()["Sum"](x, y)
	if alike(got, reduced(slices.Clone(x[1:]), N.Add)) {
		t.Error("another sum is not noticed")
	}
	for _, f := range functions(t) {
		name := map[string]string{"Convert": "Convert DD", "Total": "Accumulate", "SqrtTotal": "AccumulateDot"}[f]
		if name == "" {
			name = f
		}
		if _, whole := wholes[N]()[name]; !whole && list[name].vec == nil {
			t.Errorf("%s is not compared", f)
		}
	}
}

// functions are the names of the functions of this package that all real numbers have, by their
// constraints.
func functions(t *testing.T) (names []string) {
	all := map[string]bool{}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv != nil || !f.Name.IsExported() || f.Type.TypeParams == nil {
				continue
			}
			constraint := types.ExprString(f.Type.TypeParams.List[0].Type)
			for _, word := range []string{"limb.RealNumber", "limb.Number", "AnyOf", "RealOf", "ElementaryOf", "Addend"} {
				all[f.Name.Name] = all[f.Name.Name] || strings.HasPrefix(constraint, word)
			}
		}
	}
	for name, is := range all {
		if is {
			names = append(names, name)
		}
	}
	if len(names) < 120 {
		t.Fatalf("%d functions of real numbers: the constraints have other names", len(names))
	}
	return names
}

// TestForAll: functions of real numbers are there for all types, F32 and F64 among them, with the
// bits of the methods.
func TestForAll(t *testing.T) {
	testenv.Long(t, "every function in every type")
	t.Run("F32", testForAll[limb.F32])
	t.Run("F64", testForAll[limb.F64])
	t.Run("DF", testForAll[limb.DF])
	t.Run("DD", testForAll[limb.DD])
}

// TestFloatsOfComplex: complex numbers take machine numbers as real ones do.
func TestFloatsOfComplex(t *testing.T) {
	t.Run("CDF", testFloatsOfComplex[limb.CDF])
	t.Run("CDD", testFloatsOfComplex[limb.CDD])
	t.Run("CQF", testFloatsOfComplex[limb.CQF])
	t.Run("CTF", testFloatsOfComplex[limb.CTF])
	t.Run("CQD", testFloatsOfComplex[limb.CQD])
	t.Run("CTD", testFloatsOfComplex[limb.CTD])
}

func testFloatsOfComplex[N limb.ElementaryOf[N, T], T limb.Float](t *testing.T) {
	x, a := []N{limb.MustParse[N]("1.1-2.3i"), limb.MustParse[N]("-0.7+0.3i")}, []T{0.5, 3}
	for name, f := range map[string]struct {
		all   func(dst, x []N, a []T)
		by    func(dst, x []N, a float64)
		one   func(x N, a T) N
		other func(x, a N) N
	}{
		"Add": {vec.AddFloat[N], vec.AddFloatScalar[N], N.AddFloat, N.Add},
		"Sub": {vec.SubFloat[N], vec.SubFloatScalar[N], N.SubFloat, N.Sub},
		"Mul": {vec.MulFloat[N], vec.ScaleFloat[N], N.MulFloat, nil},
		"Div": {vec.DivFloat[N], vec.DivFloatScalar[N], N.DivFloat, nil},
	} {
		got, same := make([]N, 2), make([]N, 2)
		f.all(got, x, a)
		if want := []N{f.one(x[0], 0.5), f.one(x[1], 3)}; !alike(got, want) {
			t.Errorf("%sFloat: %v, want %v", name, got, want)
		}
		f.by(same, x, 0.5)
		if want := []N{f.one(x[0], 0.5), f.one(x[1], 0.5)}; !alike(same, want) {
			t.Errorf("%s by one machine number: %v, want %v", name, same, want)
		}
		if f.other == nil {
			continue
		}
		f.by(same, x, 0.1)
		a := limb.MustParse[N](fmt.Sprintf("%.60f", 0.1)) // the float64, with all of its digits
		if want := []N{f.other(x[0], a), f.other(x[1], a)}; !alike(same, want) {
			t.Errorf("%s by 0.1: %v, want %v", name, same, want)
		}
	}
}

type metres float64

// TestNamed: machine numbers may have another name.
func TestNamed(t *testing.T) {
	x := []metres{1.5, 0x1p-70, -1.5}
	if got := vec.ExactSum(x); got != 0x1p-70 {
		t.Errorf("ExactSum: %v", got)
	}
	z := make([]limb.DD, 3)
	vec.FromFloat64(z, x)
	back := make([]metres, 3)
	vec.Float64(back, z)
	if !slices.Equal(back, x) {
		t.Errorf("%v there and back: %v", x, back)
	}
	vec.Horner(back, x, []metres{1, 2})
	if want := []metres{4, 1 + 0x1p-69, -2}; !slices.Equal(back, want) {
		t.Errorf("Horner: %v, want %v", back, want)
	}
}

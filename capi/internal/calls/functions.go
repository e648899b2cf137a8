package calls

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/vec"
)

// A form is a function of package vec for some types: its results first, then its operands.
type form struct {
	name    string // in Go
	types   []Type
	results int
	run     func(n int, p []unsafe.Pointer)                      // of arrays that lie together
	until   func(ctx context.Context, n int, p []unsafe.Pointer) // the same, of a reduction that a context ends
}

// form2 to form5 are functions of so many arrays, of which the first is the result.

func form2[A, B any](name string, f func(a []A, b []B)) form {
	return form{name: name, types: []Type{typeOf[A](), typeOf[B]()}, results: 1, run: func(n int, p []unsafe.Pointer) {
		f(view[A](p[0], n), view[B](p[1], n))
	}}
}

func form3[A, B, C any](name string, f func(a []A, b []B, c []C)) form {
	return form{name: name, types: []Type{typeOf[A](), typeOf[B](), typeOf[C]()}, results: 1, run: func(n int, p []unsafe.Pointer) {
		f(view[A](p[0], n), view[B](p[1], n), view[C](p[2], n))
	}}
}

func form4[A, B, C, D any](name string, f func(a []A, b []B, c []C, d []D)) form {
	return form{name: name, types: []Type{typeOf[A](), typeOf[B](), typeOf[C](), typeOf[D]()}, results: 1, run: func(n int, p []unsafe.Pointer) {
		f(view[A](p[0], n), view[B](p[1], n), view[C](p[2], n), view[D](p[3], n))
	}}
}

func form5[A, B, C, D, E any](name string, f func(a []A, b []B, c []C, d []D, e []E)) form {
	return form{name: name, types: []Type{typeOf[A](), typeOf[B](), typeOf[C](), typeOf[D](), typeOf[E]()}, results: 1, run: func(n int, p []unsafe.Pointer) {
		f(view[A](p[0], n), view[B](p[1], n), view[C](p[2], n), view[D](p[3], n), view[E](p[4], n))
	}}
}

// two is a form with two results.
func (f form) two() form {
	f.results = 2
	return f
}

// ofNumbers are the functions of all types.
func ofNumbers[N limb.Elementary[N]]() []form {
	return []form{
		form3("Add", vec.Add[N]), form3("Sub", vec.Sub[N]), form3("Mul", vec.Mul[N]), form3("Div", vec.Div[N]),
		form2("Neg", vec.Neg[N]), form2("Sqr", vec.Sqr[N]), form2("Recip", vec.Recip[N]), form2("Sqrt", vec.Sqrt[N]),
		form2("Exp", vec.Exp[N]), form2("Log", vec.Log[N]), form3("Pow", vec.Pow[N]),
		form2("Sin", vec.Sin[N]), form2("Cos", vec.Cos[N]), form2("Tan", vec.Tan[N]),
		form2("Asin", vec.Asin[N]), form2("Acos", vec.Acos[N]), form2("Atan", vec.Atan[N]),
		form2("Sinh", vec.Sinh[N]), form2("Cosh", vec.Cosh[N]), form2("Tanh", vec.Tanh[N]),
		form2("Asinh", vec.Asinh[N]), form2("Acosh", vec.Acosh[N]), form2("Atanh", vec.Atanh[N]),
		form3("Equal", vec.Equal[N]), form2("IsNaN", vec.IsNaN[N]), form2("IsInf", vec.IsInf[N]), form2("IsZero", vec.IsZero[N]),
	}
}

// ofReals are those of the real types besides.
func ofReals[N limb.RealOf[N, T], T limb.Float]() []form {
	return []form{
		form2("Abs", vec.Abs[N]), form4("MulAdd", vec.MulAdd[N]),
		form3("AddFloat", vec.AddFloat[N, T]), form3("SubFloat", vec.SubFloat[N, T]), form3("MulFloat", vec.MulFloat[N, T]), form3("DivFloat", vec.DivFloat[N, T]),
		form3("Less", vec.Less[N]), form3("LessEqual", vec.LessEqual[N]), form3("Greater", vec.Greater[N]), form3("GreaterEqual", vec.GreaterEqual[N]),
		form3("EqualFloat", vec.EqualFloat[N, T]), form3("LessFloat", vec.LessFloat[N, T]), form3("LessEqualFloat", vec.LessEqualFloat[N, T]),
		form3("GreaterFloat", vec.GreaterFloat[N, T]), form3("GreaterEqualFloat", vec.GreaterEqualFloat[N, T]),
		form2("IsInt", vec.IsInt[N]), form2("Sign", vec.Sign[N]), form2("Signbit", vec.Signbit[N]), form4("Select", vec.Select[N]),
		form2("Rsqrt", vec.Rsqrt[N]), form2("Cbrt", vec.Cbrt[N]), form2("Rcbrt", vec.Rcbrt[N]),
		form3("Hypot", vec.Hypot[N]), form3("Rhypot", vec.Rhypot[N]), form4("Norm3", vec.Norm3[N]), form5("Norm4", vec.Norm4[N]),
		form4("Rnorm3", vec.Rnorm3[N]), form5("Rnorm4", vec.Rnorm4[N]), form3("PowInt", vec.PowInt[N]),
		form2("Exp2", vec.Exp2[N]), form2("Exp10", vec.Exp10[N]), form2("Expm1", vec.Expm1[N]),
		form2("Log2", vec.Log2[N]), form2("Log10", vec.Log10[N]), form2("Log1p", vec.Log1p[N]),
		form2("Gamma", vec.Gamma[N]), form3("LogGamma", vec.LogGamma[N]).two(), form2("Digamma", vec.Digamma[N]),
		form3("Beta", vec.Beta[N]), form3("LogBeta", vec.LogBeta[N]), form2("Zeta", vec.Zeta[N]), form3("GammaP", vec.GammaP[N]), form3("GammaQ", vec.GammaQ[N]),
		form3("GammaPinv", vec.GammaPinv[N]), form3("GammaQinv", vec.GammaQinv[N]), form4("BetaP", vec.BetaP[N]), form4("BetaQ", vec.BetaQ[N]), form4("BetaPinv", vec.BetaPinv[N]), form4("BetaQinv", vec.BetaQinv[N]),
		form2("J0", vec.J0[N]), form2("J1", vec.J1[N]), form3("Jn", vec.Jn[N]), form2("Y0", vec.Y0[N]), form2("Y1", vec.Y1[N]), form3("Yn", vec.Yn[N]),
		form2("I0", vec.I0[N]), form2("I1", vec.I1[N]), form2("EllipticK", vec.EllipticK[N]), form2("EllipticE", vec.EllipticE[N]),
		form2("AiryAi", vec.AiryAi[N]), form2("AiryBi", vec.AiryBi[N]), form2("AiryAiPrime", vec.AiryAiPrime[N]), form2("AiryBiPrime", vec.AiryBiPrime[N]),
		form3("BesselJ", vec.BesselJ[N]), form3("BesselY", vec.BesselY[N]), form3("BesselI", vec.BesselI[N]), form3("BesselK", vec.BesselK[N]),
		form2("LambertW", vec.LambertW[N]), form2("ExpInt", vec.ExpInt[N]),
		form3("SinCos", vec.SinCos[N]).two(), form2("SinPi", vec.SinPi[N]), form2("CosPi", vec.CosPi[N]), form2("TanPi", vec.TanPi[N]),
		form3("SinCosPi", vec.SinCosPi[N]).two(), form3("Atan2", vec.Atan2[N]),
		form2("Erf", vec.Erf[N]), form2("Erfc", vec.Erfc[N]), form2("Erfcx", vec.Erfcx[N]), form2("Erfinv", vec.Erfinv[N]), form2("Erfcinv", vec.Erfcinv[N]),
		form2("NormCDF", vec.NormCDF[N]), form2("NormCDFinv", vec.NormCDFinv[N]),
		form3("Mod", vec.Mod[N]), form3("Remainder", vec.Remainder[N]), form4("Remquo", vec.Remquo[N]).two(),
		form3("FastMod", vec.FastMod[N]), form3("FastRemainder", vec.FastRemainder[N]), form4("FastRemquo", vec.FastRemquo[N]).two(),
		form2("Floor", vec.Floor[N]), form2("Ceil", vec.Ceil[N]), form2("Trunc", vec.Trunc[N]), form2("Round", vec.Round[N]), form2("RoundEven", vec.RoundEven[N]),
		form3("Modf", vec.Modf[N]).two(), form3("Frexp", vec.Frexp[N]).two(), form3("Ldexp", vec.Ldexp[N]),
		form2("Logb", vec.Logb[N]), form2("Ilogb", vec.Ilogb[N]), form3("Dim", vec.Dim[N]), form3("Min", vec.Min[N]), form3("Max", vec.Max[N]), form3("Copysign", vec.Copysign[N]),
	}
}

// ofComplex are those of the complex types besides.
func ofComplex[C interface {
	limb.Complex[C, N]
	limb.ElementaryOf[C, T]
}, N limb.Real[N], T limb.Float]() []form {
	return []form{
		form2("Abs", vec.Abs[C, N]), form2("AbsSqr", vec.AbsSqr[C, N]), form2("Phase", vec.Phase[C, N]), form3("Polar", vec.Polar[C, N]).two(),
		form2("Conj", vec.Conj[C]), form3("MulReal", vec.MulReal[C, N]),
		form3("AddFloat", vec.AddFloat[C, T]), form3("SubFloat", vec.SubFloat[C, T]), form3("MulFloat", vec.MulFloat[C, T]), form3("DivFloat", vec.DivFloat[C, T]),
		form2("Real", vec.Real[C, N]), form2("Imag", vec.Imag[C, N]), form3("Complex", vec.Complex[C, N]),
	}
}

// ofMachine are functions of machine numbers: error-free transformations, directed rounding, and roots of unity.
func ofMachine[T limb.Float]() []form {
	return []form{
		form4("TwoSum", each22(limb.TwoSum[T])).two(), form4("FastTwoSum", each22(limb.FastTwoSum[T])).two(), form4("TwoDiff", each22(limb.TwoDiff[T])).two(),
		form4("TwoProd", each22(limb.TwoProd[T])).two(), form3("TwoSqr", each12(limb.TwoSqr[T])).two(), form3("Split", each12(limb.Split[T])).two(),
		form3("AddDown", vec.AddDown[T]), form3("AddUp", vec.AddUp[T]), form3("AddToZero", vec.AddToZero[T]),
		form3("MulDown", vec.MulDown[T]), form3("MulUp", vec.MulUp[T]), form3("MulToZero", vec.MulToZero[T]),
		form3("DivDown", vec.DivDown[T]), form3("DivUp", vec.DivUp[T]), form3("DivToZero", vec.DivToZero[T]),
		form4("FMADown", vec.FMADown[T]), form4("FMAUp", vec.FMAUp[T]), form4("FMAToZero", vec.FMAToZero[T]),
		form2("RcpDown", vec.RcpDown[T]), form2("RcpUp", vec.RcpUp[T]), form2("RcpToZero", vec.RcpToZero[T]),
		form2("SqrtDown", vec.SqrtDown[T]), form2("SqrtUp", vec.SqrtUp[T]), form2("SqrtToZero", vec.SqrtToZero[T]),
		form2("Int32Down", vec.Int32Down[T]), form2("Int32Up", vec.Int32Up[T]), form2("Int32ToZero", vec.Int32ToZero[T]), form2("Int32Nearest", vec.Int32Nearest[T]),
		form2("FromIntDown", vec.FromIntDown[T]), form2("FromIntUp", vec.FromIntUp[T]), form2("FromIntToZero", vec.FromIntToZero[T]),
		form3("SloppyAdd", vec.SloppyAdd[T]),
		form3("RootOfUnity", root(limb.RootOfUnity[T])), form3("RootOfUnityQuad", root(limb.RootOfUnityQuad[T])), form3("RootOfUnityTriple", root(limb.RootOfUnityTriple[T])),
	}
}

func each22[T any](f func(a, b T) (s, e T)) func(s, e, a, b []T) {
	return func(s, e, a, b []T) {
		for i := range s {
			s[i], e[i] = f(a[i], b[i])
		}
	}
}

func each12[T any](f func(a T) (s, e T)) func(s, e, a []T) {
	return func(s, e, a []T) {
		for i := range s {
			s[i], e[i] = f(a[i])
		}
	}
}

func root[C any](f func(j, n int) C) func(z []C, j, n []int32) {
	return func(z []C, j, n []int32) {
		for i := range z {
			z[i] = f(int(j[i]), int(n[i]))
		}
	}
}

// functions are the forms of limb_map, by the names that C has.
var functions = sync.OnceValue(func() map[string][]form {
	list := []form{form2("Float32Down", vec.Float32Down), form2("Float32Up", vec.Float32Up), form2("Float32ToZero", vec.Float32ToZero)}
	for _, k := range kits {
		if k != nil {
			list = append(list, k.functions()...)
		}
	}
	return byName(list)
})

func byName(list []form) map[string][]form {
	m := map[string][]form{}
	for _, f := range list {
		m[snake(f.name)] = append(m[snake(f.name)], f)
	}
	return m
}

// snake is a name as limb.h has it: log_gamma for LogGamma.
func snake(name string) string {
	name = strings.ReplaceAll(name, "NaN", "Nan")
	var s strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 && !unicode.IsUpper(rune(name[i-1])) {
			s.WriteByte('_')
		}
		s.WriteRune(unicode.ToLower(r))
	}
	return s.String()
}

// find returns the form of a name for these arrays, and refuses where there is none.
func find(list map[string][]form, call, name string, out, in []Array) *form {
	forms, ok := list[name]
	if !ok {
		Refuse(Name, "%q is no function of %s: limb_functions has the list", name, call)
	}
	for i := range forms {
		if forms[i].fits(out, in) {
			return &forms[i]
		}
	}
	var types []Type
	for _, a := range slices.Concat(out, in) {
		types = append(types, a.Type)
	}
	var have []string
	for _, f := range forms {
		if f.results != len(out) || len(f.types) != len(types) {
			Refuse(Size, "%s has %d results and %d operands; here are %d and %d", name, f.results, len(f.types)-f.results, len(out), len(in))
		}
		have = append(have, signature(f.types, f.results))
	}
	if len(have) > 12 {
		have = append(have[:12], "…")
	}
	Refuse(BadType, "%s is not for the types %s: it is for %s", name, signature(types, len(out)), strings.Join(have, ", "))
	return nil
}

// fits reports whether the arrays are of the types of f.
func (f *form) fits(out, in []Array) bool {
	if len(out) != f.results || len(out)+len(in) != len(f.types) {
		return false
	}
	for i, t := range f.types {
		if i < len(out) && out[i].Type != t || i >= len(out) && in[i-len(out)].Type != t {
			return false
		}
	}
	return true
}

// signature writes types as "DD, DD → DD".
func signature(types []Type, results int) string {
	text := func(list []Type) string {
		var s []string
		for _, t := range list {
			if s = append(s, t.String()); t.String() == "" {
				s[len(s)-1] = fmt.Sprint(int32(t))
			}
		}
		return strings.Join(s, ", ")
	}
	return text(types[results:]) + " → " + text(types[:results])
}

// Map is limb_map.
func Map(ctx context.Context, name string, n int, out, in []Array) {
	f := find(functions(), "limb_map", name, out, in)
	checkAll(n, out, in)
	if ctx.Done() == nil && n > 0 {
		over(n, out, in, f.run)
		return
	}
	from := func(list []Array, lo int) []Array {
		list = slices.Clone(list)
		for i, a := range list {
			list[i].Data = a.at(lo)
		}
		return list
	}
	const piece = 1 << 14 // elements between two looks at ctx
	for lo := 0; lo < n; lo += piece {
		must(cause.Of(ctx), Canceled)
		over(min(piece, n-lo), from(out, lo), from(in, lo), f.run)
	}
}

// Functions is limb_functions.
func Functions() string {
	type formText struct {
		Out   []string `json:"out"`
		In    []string `json:"in"`
		Error string   `json:"error"`
		Doc   string   `json:"doc"`
	}
	type function struct {
		Name  string     `json:"name"`
		Call  string     `json:"call"`
		Forms []formText `json:"forms"`
	}
	names := func(types []Type) (s []string) {
		for _, t := range types {
			s = append(s, t.String())
		}
		return s
	}
	var list []function
	for call, m := range map[string]map[string][]form{"map": functions(), "reduce": reductions()} {
		for name, forms := range m {
			f := function{Name: name, Call: call}
			for _, x := range forms {
				doc := ""
				if g, ok := kernels.Lookup(x.catalogued()); ok && call == "map" {
					doc = g.Doc()
				}
				f.Forms = append(f.Forms, formText{names(x.types[:x.results]), names(x.types[x.results:]), errorOf(doc), doc})
			}
			list = append(list, f)
		}
	}
	slices.SortFunc(list, func(a, b function) int { return strings.Compare(a.Name, b.Name) })
	text, err := json.Marshal(list)
	must(err, Internal)
	return string(text)
}

// catalogued returns the name of f in the catalogue of kernels: that of its type, or of its limb, and its own.
func (f *form) catalogued() string {
	t := f.types[f.results]
	if t == I32 {
		t = f.types[0]
	}
	switch name := t.String(); {
	case t == F32 || t == F64:
		return strings.ToLower(name) + "." + f.name
	case strings.HasPrefix(f.name, "RootOfUnity"):
		return map[uintptr]string{4: "f32.", 8: "f64."}[shapes[t].limb] + f.name
	default:
		return name + "." + f.name
	}
}

// errorOf returns the paragraph of a comment that states an error.
func errorOf(doc string) string {
	_, text, ok := strings.Cut(doc, "Error: ")
	if !ok {
		return ""
	}
	for _, end := range []string{"\n\n", "\nDomain:", "\nSpecial:", "\nCost:"} {
		text, _, _ = strings.Cut(text, end)
	}
	return strings.Join(strings.Fields(text), " ")
}

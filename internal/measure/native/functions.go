package native

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/vec"
)

// Function is an operation or function of a device's own library.
type Function struct {
	Name string // a native operation of the IR, or one of its operators; sincos has two entries
	Args int

	op    ir.Op   // of an operator
	gives ir.Type // what a native operation gives, where that is no float

	// What the OpenCL specification promises, in ulps: ½ is correctly rounded, 0
	// exact, +Inf no promise.
	Bound32, Bound64 float64
	// What the CUDA Handbook's Table 8.13 says of CUDA's function, in ulps beyond
	// the correctly rounded result; NaN where it says nothing.
	Cuda32, Cuda64 float64

	lo32, hi32 float64 // where the function is neither trivial nor overflows
	lo64, hi64 float64
	reference  reference // nil where only MPFR knows float64
	narrow     reference // good enough for float32 only
	exact      func(z, x, y, w *mpfr.Float)
	int2       bool    // the second operand is an integer
	orders     int     // it is one of so many, from 0; 0 for any
	Below      float64 // operands whose size is no smaller have no value; 0 where all have one
	finite     bool    // zeros, infinities and NaN have no value of their own
	anyZero    bool    // the sign of a zero is left open
}

// A reference computes values of a function as sums of two float64, good to 100
// bits or more.
type reference func(dst []limb.DD, in [3][]limb.DD)

func unary(f func(dst, x []limb.DD)) reference {
	return func(dst []limb.DD, in [3][]limb.DD) { f(dst, in[0]) }
}

func binary(f func(dst, x, y []limb.DD)) reference {
	return func(dst []limb.DD, in [3][]limb.DD) { f(dst, in[0], in[1]) }
}

// each1, each2 and each3 make a reference of a function of float64 whose values
// are exact, or as good as they are said to be.
func each1(f func(x float64) float64) reference {
	return func(dst []limb.DD, in [3][]limb.DD) {
		for i, x := range in[0] {
			dst[i] = limb.DD{Hi: f(x.Hi)}
		}
	}
}

func each2(f func(x, y float64) limb.DD) reference {
	return func(dst []limb.DD, in [3][]limb.DD) {
		for i, x := range in[0] {
			dst[i] = f(x.Hi, in[1][i].Hi)
		}
	}
}

// exact2 is each2 for a value that is a float64.
func exact2(f func(x, y float64) float64) reference {
	return each2(func(x, y float64) limb.DD { return limb.DD{Hi: f(x, y)} })
}

// pair is s + e, where s is finite.
func pair(s, e float64) limb.DD {
	if s-s != 0 {
		e = 0
	}
	return limb.DD{Hi: s, Lo: e}
}

func fma(dst []limb.DD, in [3][]limb.DD) {
	for i := range dst {
		p, e := limb.TwoProd(in[0][i].Hi, in[1][i].Hi)
		z := in[2][i].Hi
		if s := p + z; s-s != 0 || p-p != 0 || p == 0 && z == 0 {
			dst[i] = limb.DD{Hi: s}
			continue
		}
		dst[i] = limb.DD{Hi: p, Lo: e}.AddFloat(z)
		if dst[i].Hi == 0 {
			dst[i] = limb.DD{} // an exact cancellation is +0
		}
	}
}

func truth(is bool) float64 {
	if is {
		return 1
	}
	return 0
}

func fmax(x, y float64) float64 {
	if x != x || y > x {
		return y
	}
	return x
}

func fdim(x, y float64) limb.DD {
	if x <= y {
		return limb.DD{}
	}
	return pair(limb.TwoDiff(x, y))
}

func lgamma(x float64) float64 {
	v, _ := math.Lgamma(math.Abs(x))
	if x < 0 && !math.IsInf(x, 0) {
		v, _ = math.Lgamma(x)
	}
	return v
}

func of1(f mpfr.Func) func(z, x, y, w *mpfr.Float) {
	return func(z, x, _, _ *mpfr.Float) { f(z, x, x) }
}

func of2(f mpfr.Func) func(z, x, y, w *mpfr.Float) {
	return func(z, x, y, _ *mpfr.Float) { f(z, x, y) }
}

// none says that the Handbook or the specification says nothing.
var none = math.NaN()

// Functions returns the entries of the CUDA Handbook's Table 8.13, with OpenCL's bounds for a
// device of the full profile.
// Where correct is not set, the device does not claim that float32 division and
// square root are correctly rounded.
func Functions(correct bool) []Function {
	div, root := 2.5, 3.0
	if correct {
		div, root = 0.5, 0.5
	}
	inf := math.Inf(1)
	reciprocal := func(z, x, _, _ *mpfr.Float) {
		one := mpfr.New(64)
		one.SetLimbs(1)
		mpfr.Div(z, one, x)
	}
	rsqrt := func(z, x, _, _ *mpfr.Float) {
		if x.Sign() == 0 && !x.IsNaN() { // of -0 it is -∞ in IEEE 754, but not in MPFR
			z.SetLimbs(1 / x.Float64())
			return
		}
		mpfr.RecSqrt(z, x, nil)
	}
	list := []Function{
		{Name: "x + y", op: ir.Add, Args: 2, Bound32: 0.5, Bound64: 0.5, reference: each2(func(x, y float64) limb.DD { return pair(limb.TwoSum(x, y)) }), exact: of2(mpfr.Add)},
		{Name: "x * y", op: ir.Mul, Args: 2, Bound32: 0.5, Bound64: 0.5, reference: each2(func(x, y float64) limb.DD { return pair(limb.TwoProd(x, y)) }), exact: of2(mpfr.Mul)},
		{Name: "x / y", op: ir.Div, Args: 2, Bound32: div, Bound64: 0.5, Cuda32: 2, reference: binary(vec.Div[limb.DD]), exact: of2(mpfr.Div)},
		{Name: "1 / x", op: ir.Div, Args: 1, Bound32: div, Bound64: 0.5, Cuda32: 1, reference: unary(vec.Recip[limb.DD]), exact: reciprocal},
		{Name: "acos", Bound32: 4, Bound64: 4, Cuda32: 3, Cuda64: 2, lo32: -1, hi32: 1, reference: unary(vec.Acos[limb.DD]), exact: of1(mpfr.Acos)},
		{Name: "acosh", Bound32: 4, Bound64: 4, Cuda32: 4, Cuda64: 2, lo32: 1, hi32: 4, reference: unary(vec.Acosh[limb.DD]), exact: of1(mpfr.Acosh)},
		{Name: "asin", Bound32: 4, Bound64: 4, Cuda32: 4, Cuda64: 2, lo32: -1, hi32: 1, reference: unary(vec.Asin[limb.DD]), exact: of1(mpfr.Asin)},
		{Name: "asinh", Bound32: 4, Bound64: 4, Cuda32: 3, Cuda64: 2, reference: unary(vec.Asinh[limb.DD]), exact: of1(mpfr.Asinh)},
		{Name: "atan", Bound32: 5, Bound64: 5, Cuda32: 2, Cuda64: 2, reference: unary(vec.Atan[limb.DD]), exact: of1(mpfr.Atan)},
		{Name: "atan2", Args: 2, Bound32: 6, Bound64: 6, Cuda32: 3, Cuda64: 2, reference: binary(vec.Atan2[limb.DD]), exact: of2(mpfr.Atan2)},
		{Name: "atanh", Bound32: 5, Bound64: 5, Cuda32: 3, Cuda64: 2, lo32: -1, hi32: 1, reference: unary(vec.Atanh[limb.DD]), exact: of1(mpfr.Atanh)},
		{Name: "cbrt", Bound32: 2, Bound64: 2, Cuda32: 1, Cuda64: 1, reference: unary(vec.Cbrt[limb.DD]), exact: of1(mpfr.Cbrt)},
		{Name: "ceil", reference: each1(math.Ceil)},
		{Name: "copysign", Args: 2, Cuda32: none, Cuda64: none, reference: exact2(math.Copysign)},
		{Name: "cos", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: 1, lo32: -100, hi32: 100, reference: unary(vec.Cos[limb.DD]), exact: of1(mpfr.Cos)},
		{Name: "cosh", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: none, lo32: -90, hi32: 90, lo64: -711, hi64: 711, reference: unary(vec.Cosh[limb.DD]), exact: of1(mpfr.Cosh)},
		{Name: "cospi", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: none, lo32: -4, hi32: 4, reference: unary(vec.CosPi[limb.DD]), exact: of1(mpfr.CosPi)},
		{Name: "erf", Bound32: 16, Bound64: 16, Cuda32: 3, Cuda64: 2, lo32: -4, hi32: 4, lo64: -6, hi64: 6, narrow: each1(math.Erf), exact: of1(mpfr.Erf)},
		{Name: "erfc", Bound32: 16, Bound64: 16, Cuda32: 6, Cuda64: 4, lo32: -4, hi32: 11, lo64: -6, hi64: 28, narrow: each1(math.Erfc), exact: of1(mpfr.Erfc)},
		{Name: "exp", Bound32: 3, Bound64: 3, Cuda32: 2, Cuda64: 1, lo32: -105, hi32: 89, lo64: -746, hi64: 710, reference: unary(vec.Exp[limb.DD]), exact: of1(mpfr.Exp)},
		{Name: "exp10", Bound32: 3, Bound64: 3, Cuda32: 2, Cuda64: 1, lo32: -46, hi32: 39, lo64: -324, hi64: 309, reference: unary(vec.Exp10[limb.DD]), exact: of1(mpfr.Exp10)},
		{Name: "exp2", Bound32: 3, Bound64: 3, Cuda32: 2, Cuda64: 1, lo32: -151, hi32: 129, lo64: -1076, hi64: 1025, reference: unary(vec.Exp2[limb.DD]), exact: of1(mpfr.Exp2)},
		{Name: "expm1", Bound32: 3, Bound64: 3, Cuda32: 1, Cuda64: 1, lo32: -20, hi32: 89, lo64: -40, hi64: 710, reference: unary(vec.Expm1[limb.DD]), exact: of1(mpfr.Expm1)},
		{Name: "fabs", reference: each1(math.Abs)},
		{Name: "fdim", Args: 2, Bound32: 0.5, Bound64: 0.5, reference: each2(fdim), exact: of2(mpfr.Dim)},
		{Name: "floor", reference: each1(math.Floor)},
		{Name: "fma", Args: 3, Bound32: 0.5, Bound64: 0.5, reference: fma, exact: mpfr.FMA},
		{Name: "fmax", Args: 2, anyZero: true, reference: exact2(fmax)},
		{Name: "fmin", Args: 2, anyZero: true, reference: exact2(func(x, y float64) float64 { return -fmax(-x, -y) })},
		{Name: "fmod", Args: 2, reference: exact2(math.Mod)},
		{Name: "frexp", reference: each1(func(x float64) float64 { f, _ := math.Frexp(x); return f })},
		{Name: "frexp.exp", gives: ir.I32, finite: true, reference: each1(func(x float64) float64 { _, e := math.Frexp(x); return float64(e) })},
		{Name: "hypot", Args: 2, Bound32: 4, Bound64: 4, Cuda32: 3, Cuda64: 2, reference: binary(vec.Hypot[limb.DD]), exact: of2(mpfr.Hypot)},
		{Name: "ilogb", gives: ir.I32, finite: true, reference: each1(math.Logb)},
		{Name: "isfinite", gives: ir.Bool, Cuda32: none, Cuda64: none, reference: each1(func(x float64) float64 { return truth(x-x == 0) })},
		{Name: "isinf", gives: ir.Bool, Cuda32: none, Cuda64: none, reference: each1(func(x float64) float64 { return truth(math.IsInf(x, 0)) })},
		{Name: "isnan", gives: ir.Bool, Cuda32: none, Cuda64: none, reference: each1(func(x float64) float64 { return truth(x != x) })},
		{Name: "ldexp", Args: 2, int2: true, Bound32: 0.5, Bound64: 0.5, reference: exact2(func(x, n float64) float64 { return math.Ldexp(x, int(n)) })},
		{Name: "lgamma", Bound32: inf, Bound64: inf, Cuda32: 6, Cuda64: 4, lo32: -12, hi32: 12, narrow: each1(lgamma), exact: of1(mpfr.Lgamma)},
		{Name: "log", Bound32: 3, Bound64: 3, Cuda32: 1, Cuda64: 1, lo32: 0, hi32: 4, reference: unary(vec.Log[limb.DD]), exact: of1(mpfr.Log)},
		{Name: "log10", Bound32: 3, Bound64: 3, Cuda32: 3, Cuda64: 1, lo32: 0, hi32: 4, reference: unary(vec.Log10[limb.DD]), exact: of1(mpfr.Log10)},
		{Name: "log1p", Bound32: 2, Bound64: 2, Cuda32: 2, Cuda64: 1, lo32: -1, hi32: 3, reference: unary(vec.Log1p[limb.DD]), exact: of1(mpfr.Log1p)},
		{Name: "log2", Bound32: 3, Bound64: 3, Cuda32: 3, Cuda64: 1, lo32: 0, hi32: 4, reference: unary(vec.Log2[limb.DD]), exact: of1(mpfr.Log2)},
		{Name: "logb", reference: each1(math.Logb)},
		{Name: "modf", reference: each1(func(x float64) float64 {
			if math.IsInf(x, 0) {
				return math.Copysign(0, x)
			}
			_, f := math.Modf(x)
			return math.Copysign(f, x)
		})},
		{Name: "modf.int", reference: each1(math.Trunc)},
		{Name: "nextafter", Args: 2, Cuda32: none, Cuda64: none},
		{Name: "pow", Args: 2, Bound32: 16, Bound64: 16, Cuda32: 8, Cuda64: 2, lo32: 0, hi32: 30, lo64: 0, hi64: 100, reference: binary(vec.Pow[limb.DD]), exact: of2(mpfr.Pow)},
		{Name: "remainder", Args: 2, reference: exact2(math.Remainder)},
		{Name: "remquo", Args: 2, reference: exact2(math.Remainder)},
		{Name: "rsqrt", Bound32: 2, Bound64: 2, Cuda32: 2, Cuda64: 1, lo32: 1, hi32: 4, reference: unary(vec.Rsqrt[limb.DD]), exact: rsqrt},
		{Name: "rint", reference: each1(math.RoundToEven)},
		{Name: "round", reference: each1(math.Round)},
		{Name: "signbit", gives: ir.Bool, Cuda32: none, reference: each1(func(x float64) float64 { return truth(math.Signbit(x)) })},
		{Name: "sin", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: 1, lo32: -100, hi32: 100, reference: unary(vec.Sin[limb.DD]), exact: of1(mpfr.Sin)},
		{Name: "sincos.sin", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: 1, lo32: -100, hi32: 100, reference: unary(vec.Sin[limb.DD]), exact: of1(mpfr.Sin)},
		{Name: "sincos.cos", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: 1, lo32: -100, hi32: 100, reference: unary(vec.Cos[limb.DD]), exact: of1(mpfr.Cos)},
		{Name: "sinh", Bound32: 4, Bound64: 4, Cuda32: 3, Cuda64: 1, lo32: -90, hi32: 90, lo64: -711, hi64: 711, reference: unary(vec.Sinh[limb.DD]), exact: of1(mpfr.Sinh)},
		{Name: "sinpi", Bound32: 4, Bound64: 4, Cuda32: 2, Cuda64: 1, lo32: -4, hi32: 4, reference: unary(vec.SinPi[limb.DD]), exact: of1(mpfr.SinPi)},
		{Name: "sqrt", Bound32: root, Bound64: 0.5, Cuda32: 3, reference: unary(vec.Sqrt[limb.DD]), exact: of1(mpfr.Sqrt)},
		{Name: "tan", Bound32: 5, Bound64: 5, Cuda32: 4, Cuda64: 2, lo32: -100, hi32: 100, reference: unary(vec.Tan[limb.DD]), exact: of1(mpfr.Tan)},
		{Name: "tanh", Bound32: 5, Bound64: 5, Cuda32: 2, Cuda64: 1, lo32: -10, hi32: 10, lo64: -20, hi64: 20, reference: unary(vec.Tanh[limb.DD]), exact: of1(mpfr.Tanh)},
		{Name: "tgamma", Bound32: 16, Bound64: 16, Cuda32: 11, Cuda64: 8, lo32: -43, hi32: 36, lo64: -180, hi64: 172, narrow: each1(math.Gamma), exact: of1(mpfr.Gamma)},
		{Name: "trunc", reference: each1(math.Trunc)},
	}
	list = append(list, cudaFunctions()...)
	slices.SortStableFunc(list[operators:], func(a, b Function) int { return cmp.Compare(a.base(), b.base()) })
	for i := range list {
		f := &list[i]
		f.Args = max(f.Args, 1)
		if f.lo32 == f.hi32 {
			f.lo32, f.hi32 = -2, 2
		}
		if f.lo64 == f.hi64 {
			f.lo64, f.hi64 = f.lo32, f.hi32
		}
	}
	return list
}

// operators stand before the functions.
const operators = 4

// base is the name in the table: sincos has two entries here, and one there.
func (fn Function) base() string {
	name, _, _ := strings.Cut(fn.Name, ".")
	return name
}

// nextafter has a value of its own in each type.
func nextafter[T limb.Float](dst []limb.DD, in [3][]limb.DD) {
	for i := range dst {
		x, y := in[0][i].Hi, in[1][i].Hi
		if x == y { // of two zeros the second
			dst[i] = in[1][i]
			continue
		}
		v := math.Nextafter(x, y)
		if is32[T]() {
			v = float64(math.Nextafter32(float32(x), float32(y)))
		}
		dst[i] = limb.DD{Hi: v}
	}
}

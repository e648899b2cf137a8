package native

import "math"

// A Promise is what the specification of a language says of a function's error.
type Promise struct {
	Ulps  float64 // ½ is correctly rounded, 0 exact, +Inf no number
	Words string  // what it is where one number does not say it

	at func(x [3]float64, v, ulp float64) float64 // in ulps, where it depends on the operands or the value
}

// of returns the promise in ulps for operands and their value.
func (p Promise) of(x [3]float64, v, ulp float64) float64 {
	if p.at != nil {
		return p.at(x, v, ulp)
	}
	return p.Ulps
}

var (
	rounded = Promise{Ulps: 0.5}
	exact   = Promise{}
)

// inherited is the promise of a function that is said to be as good as an expression of others: how
// good that is depends on what a driver makes of these.
func inherited(from string) Promise {
	return Promise{Ulps: math.Inf(1), Words: "inherited from " + from}
}

// quotient holds where the divisor, operand i, and its reciprocal are normal numbers.
func quotient(i int) Promise {
	return Promise{2.5, "2.5 for divisors between 2^-126 and 2^126", func(x [3]float64, _, _ float64) float64 {
		if y := math.Abs(x[i]); y < 0x1p-126 || y > 0x1p126 {
			return math.Inf(1)
		}
		return 2.5
	}}
}

// glsl are the promises of Vulkan's specification, in its appendix on SPIR-V: those of the
// instructions, and of GLSL.std.450. A function that is not there has undefined precision.
var glsl = map[string]Promise{
	"x + y": rounded, "x * y": rounded, "x / y": quotient(1), "1 / x": quotient(0),
	"exp": exponential, "exp2": exponential, "log": logarithm, "log2": logarithm, "sin": circular, "cos": circular,
	"rsqrt": {Ulps: 2}, "atan": {Ulps: 4096}, "atan2": angle, "ldexp": rounded, "frexp": exact, "frexp.exp": exact, "modf": exact, "modf.int": exact,
	"fma": inherited("a product and a sum"), "fmod": inherited("x - y trunc(x/y)"), "pow": inherited("exp2(y log2(x))"), "sqrt": inherited("1/inversesqrt(x)"),
	"tan": inherited("sin(x)/cos(x)"), "asin": inherited("atan2(x, sqrt(1 - x²))"), "acos": inherited("atan2(sqrt(1 - x²), x)"),
	"sinh": inherited("(exp(x) - exp(-x))/2"), "cosh": inherited("(exp(x) + exp(-x))/2"), "tanh": inherited("sinh(x)/cosh(x)"),
	"asinh": inherited("log(x + sqrt(x² + 1))"), "acosh": inherited("log(x + sqrt(x² - 1))"), "atanh": inherited("log((1 + x)/(1 - x))/2"),

	// These are said to be exact where they are defined.
	"ceil": exact, "floor": exact, "trunc": exact, "rint": exact, "fabs": exact, "fmin": exact, "fmax": exact, "isinf": exact, "isnan": exact,
}

var (
	exponential = Promise{math.Inf(1), "3 + 2|x|", func(x [3]float64, _, _ float64) float64 { return 3 + 2*math.Abs(x[0]) }}
	logarithm   = Promise{3, "3 outside of [1/2, 2], and 2^-21 inside", func(x [3]float64, _, ulp float64) float64 {
		if x[0] >= 0.5 && x[0] <= 2 {
			return 0x1p-21 / ulp
		}
		return 3
	}}
	angle = Promise{4096, "4096 but where x = y = 0", func(x [3]float64, _, _ float64) float64 {
		if x[0] == 0 && x[1] == 0 {
			return math.Inf(1)
		}
		return 4096
	}}
	circular = Promise{math.Inf(1), "2^-11 for |x| ≤ π", func(x [3]float64, _, ulp float64) float64 {
		if math.Abs(x[0]) <= math.Pi {
			return 0x1p-11 / ulp
		}
		return math.Inf(1)
	}}
)

// within is a promise of a relative error of 2^log2, and around of an absolute one.
func within(log2 float64, words string) Promise {
	return Promise{math.Inf(1), words + ", relative", func(_ [3]float64, v, ulp float64) float64 { return math.Exp2(log2) * math.Abs(v) / ulp }}
}

func around(log2 float64, words string, elsewhere float64, in func(x float64) bool) Promise {
	return Promise{elsewhere, words, func(x [3]float64, _, ulp float64) float64 {
		if in(x[0]) {
			return math.Exp2(log2) / ulp
		}
		return elsewhere
	}}
}

// growing is a promise of 2 + ⌊factor·|x|⌋ ulps beyond the correctly rounded result.
func growing(factor float64, words string) Promise {
	return Promise{math.Inf(1), words, func(x [3]float64, _, _ float64) float64 { return 2.5 + math.Floor(math.Abs(factor*x[0])) }}
}

func nearOne(x float64) bool { return x >= 0.5 && x <= 2 }
func circle(x float64) bool  { return math.Abs(x) <= math.Pi }

// ptx are the promises of PTX's specification, and of CUDA's guide for its fast functions: their ulps
// are beyond the correctly rounded result, so that half a one comes to them. What is not there has none.
var ptx = map[string]Promise{
	"x + y": rounded, "x * y": rounded, "x / y": rounded, "1 / x": rounded, "fma": rounded, "sqrt": rounded,
	"rsqrt": within(-22.9, "2^-22.9"),
	"ceil":  exact, "floor": exact, "trunc": exact, "rint": exact, "fabs": exact, "fmin": exact, "fmax": exact, "isfinite": exact, "isinf": exact, "isnan": exact,

	"native_recip": {Ulps: 1}, "native_sqrt": within(-23, "2^-23"), "native_rsqrt": within(-22.9, "2^-22.9"), "native_exp2": within(-22, "2^-22"),
	"native_log2": around(-22, "2^-22 in [1/2, 2], 2.5 ulps elsewhere", 2.5, nearOne),
	"native_sin":  around(-21.41, "2^-21.41 for |x| ≤ π", math.Inf(1), circle), "native_cos": around(-21.19, "2^-21.19 for |x| ≤ π", math.Inf(1), circle),
	"native_tanh": within(-11, "2^-11"), "native_divide": {Ulps: 2.5}, "native_divide.full": {Ulps: 2.5}, "native_saturate": exact,
	"native_exp": growing(1.173, "2 + ⌊1.173|x|⌋ ulps beyond the correctly rounded result"), "native_exp10": growing(2.97, "2 + ⌊2.97|x|⌋ ulps beyond the correctly rounded result"),
	"native_log":   around(-21.41, "2^-21.41 in [1/2, 2], 3.5 ulps elsewhere", 3.5, nearOne),
	"native_log10": around(-24, "2^-24 in [1/2, 2], 3.5 ulps elsewhere", 3.5, nearOne),
}

// Promise returns what is promised of a function on a backend's devices, of float32 where narrow.
func (fn Function) Promise(backend string, narrow bool) Promise {
	list, undefined, wide := glsl, "undefined", "no less precise than that of float32"
	switch {
	case backend == "cuda":
		list, undefined, wide = ptx, "none", "none"
	case backend != "vulkan" && narrow:
		return Promise{Ulps: fn.Bound32}
	case backend != "vulkan":
		return Promise{Ulps: fn.Bound64}
	}
	p, ok := list[fn.Name]
	if !ok {
		return Promise{Ulps: math.Inf(1), Words: undefined}
	}
	if !narrow && (p.Words != "" || p.Ulps > 0.5) {
		return Promise{Ulps: math.Inf(1), Words: wide}
	}
	return p
}

// languages are what kernels are written in, by backend.
var languages = map[string]string{"opencl": "OpenCL C", "vulkan": "SPIR-V", "cuda": "PTX"}

// Language names what the kernels of a backend are written in.
func Language(backend string) string { return languages[backend] }

// Specials reports whether the specification says what functions make of NaN, infinities, signs of
// zeros and subnormal numbers.
func Specials(backend string) bool { return backend != "vulkan" }

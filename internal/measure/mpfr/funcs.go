package mpfr

// A Func puts a function of its operands, rounded once, in z, which may be an
// operand too. Functions of one operand ignore y.
type Func func(z, x, y *Float)

// Available returns nil where the library is there, else why not.
func Available() error { return load() }

// Functions of one operand.
var (
	Sqrt    = unary("sqrt")
	RecSqrt = unary("rec_sqrt") // 1/√x
	Cbrt    = unary("cbrt")
	Exp     = unary("exp")
	Exp2    = unary("exp2")
	Exp10   = unary("exp10")
	Expm1   = unary("expm1")
	Log     = unary("log")
	Log2    = unary("log2")
	Log10   = unary("log10")
	Log1p   = unary("log1p")
	Sin     = unary("sin")
	Cos     = unary("cos")
	Tan     = unary("tan")
	SinPi   = unary("sinpi") // sin πx
	CosPi   = unary("cospi")
	TanPi   = unary("tanpi")
	Asin    = unary("asin")
	Acos    = unary("acos")
	Atan    = unary("atan")
	Sinh    = unary("sinh")
	Cosh    = unary("cosh")
	Tanh    = unary("tanh")
	Asinh   = unary("asinh")
	Acosh   = unary("acosh")
	Atanh   = unary("atanh")
	Erf     = unary("erf")
	Erfc    = unary("erfc")
	Gamma   = unary("gamma")
	Digamma = unary("digamma")
	Zeta    = unary("zeta")
	Eint    = unary("eint") // Ei(x), also for x < 0
	J0      = unary("j0")
	J1      = unary("j1")
	Y0      = unary("y0")
	Y1      = unary("y1")
	Ai      = unary("ai")

	// To integers.
	Floor     = unary("rint_floor")
	Ceil      = unary("rint_ceil")
	Trunc     = unary("rint_trunc")
	Round     = unary("rint_round") // halves away from 0
	RoundEven = unary("rint_roundeven")
)

// Functions of two operands.
var (
	Add       = binary("add")
	Sub       = binary("sub")
	Mul       = binary("mul")
	Div       = binary("div")
	Pow       = binary("pow")
	Atan2     = binary("atan2") // of y/x: the first operand is y
	Hypot     = binary("hypot")
	Fmod      = binary("fmod")
	Remainder = binary("remainder")
	AGM       = binary("agm") // the arithmetic-geometric mean
	Beta      = binary("beta")
	Dim       = binary("dim")
	Min       = binary("min")
	Max       = binary("max")
)

// Set puts x in z, rounded.
var Set = unary("set")

// PowInt puts x^n in z.
func PowInt(z, x *Float, n int) { call("pow_si", z, x, nil, nil, n) }

// RootInt puts the n-th root of x in z.
func RootInt(z, x *Float, n int) { call("rootn_si", z, x, nil, nil, n) }

// Jn puts the Bessel function of the first kind of x in z, and Yn that of the second kind, of
// order n.
func Jn(z, x *Float, n int) { callOrder("jn", z, x, n) }
func Yn(z, x *Float, n int) { callOrder("yn", z, x, n) }

// Remquo puts the remainder of x and y in z, as Remainder, and returns the
// quotient but for the highest bits of its magnitude.
func Remquo(z, x, y *Float) int { return remquo(z, x, y) }

// Lgamma puts ln |Γ(x)| in z.
func Lgamma(z, x, _ *Float) { lgamma(z, x) }

// FMA puts xy + w in z.
func FMA(z, x, y, w *Float) { call("fma", z, x, y, w, 0) }

// names are the symbols in use, without "mpfr_".
var names = []string{"pow_si", "rootn_si", "fma", "remquo", "lgamma", "jn", "yn"}

func unary(name string) Func {
	k := register(name)
	return func(z, x, _ *Float) { invoke(k, z, x, nil) }
}

func binary(name string) Func {
	k := register(name)
	return func(z, x, y *Float) { invoke(k, z, x, y) }
}

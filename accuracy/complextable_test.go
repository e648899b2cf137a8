package accuracy

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// The rows of complex functions in the table: errors of the whole, the distance in the
// plane in units of u^n|z|, against MPFR with many more bits than cancel.

// complexFunction is a function of one complex number, for all types.
type complexFunction struct {
	name string
	want func(x point) point
	// fits says where it is measured; nil is everywhere that is drawn.
	fits func(x point, f complexFormat) bool
}

type complexFormat struct {
	p, n  int // bits of a limb, limbs
	big   int // operands are drawn up to 2^big
	least int // results below 2^least, and above 2^top, are out of the domain
	top   int
}

func (x point) only(f mpfr.Func) *big.Float { return call(f, x.re, nil) }

func (x point) imaginary(f mpfr.Func) *big.Float { return call(f, x.im, nil) }

// turn returns ix.
func (x point) turn() point { return point{number().Neg(x.im), x.re} }

// back returns -ix.
func (x point) back() point { return point{x.im, number().Neg(x.re)} }

var unity = point{big.NewFloat(1), number()}

func (x point) sinh() point {
	return point{times(x.only(mpfr.Sinh), x.imaginary(mpfr.Cos)), times(x.only(mpfr.Cosh), x.imaginary(mpfr.Sin))}
}

func (x point) cosh() point {
	return point{times(x.only(mpfr.Cosh), x.imaginary(mpfr.Cos)), times(x.only(mpfr.Sinh), x.imaginary(mpfr.Sin))}
}

func times(x, y *big.Float) *big.Float { return number().Mul(x, y) }

// asinh is the logarithm of x + √(x²+1), for an x to the right, where nothing cancels
// but the leading bits of a small x.
func (x point) asinh() point {
	if x.re.Sign() < 0 {
		return x.neg().asinh().neg()
	}
	return x.add(x.mul(x).add(unity).sqrt()).log()
}

func (x point) acosh() point {
	return x.add(x.add(unity).sqrt().mul(x.add(unity.neg()).sqrt())).log()
}

func (x point) acos() point {
	y := x.acosh() // ±i acos x
	if x.im.Signbit() {
		return y.turn()
	}
	return y.back()
}

func (x point) atanh() point {
	y := unity.add(x).log().add(unity.add(x.neg()).log().neg())
	half := big.NewFloat(0.5)
	return point{times(y.re, half), times(y.im, half)}
}

// moderate is where exponentials are far from overflow.
func moderate(x point, f complexFormat) bool {
	most := big.NewFloat(80)
	return number().Abs(x.re).Cmp(most) < 0 && number().Abs(x.im).Cmp(most) < 0
}

var complexFunctions = []complexFunction{
	{name: "Sqr", want: func(x point) point { return x.mul(x) }},
	{name: "Recip", want: func(x point) point { return unity.div(x) }},
	{name: "AbsSqr", want: func(x point) point { n := x.norm(); return point{n.Mul(n, n), number()} }},
	{name: "Abs", want: func(x point) point { return point{x.norm(), number()} }},
	{name: "Phase", want: func(x point) point { return point{call(mpfr.Atan2, x.im, x.re), number()} }},
	{name: "Sqrt", want: point.sqrt},
	{name: "Exp", want: point.exp, fits: moderate},
	{name: "Log", want: point.log},
	{name: "Sin", want: func(x point) point { return x.turn().sinh().back() }, fits: moderate},
	{name: "Cos", want: func(x point) point { return x.turn().cosh() }, fits: moderate},
	{name: "Tan", want: func(x point) point { return x.turn().sinh().div(x.turn().cosh()).back() }, fits: moderate},
	{name: "Sinh", want: point.sinh, fits: moderate},
	{name: "Cosh", want: point.cosh, fits: moderate},
	{name: "Tanh", want: func(x point) point { return x.sinh().div(x.cosh()) }, fits: moderate},
	{name: "Asin", want: func(x point) point { return x.turn().asinh().back() }},
	{name: "Acos", want: point.acos},
	{name: "Atan", want: func(x point) point { return x.turn().atanh().back() }},
	{name: "Asinh", want: point.asinh},
	{name: "Acosh", want: point.acosh},
	{name: "Atanh", want: point.atanh},
}

// complexMethods has the functions as methods of a C with parts of N.
func complexMethods[C limb.Complex[C, N], N limb.Real[N]](of func(re, im N) C) map[string]func(C) C {
	real := func(f func(C) N) func(C) C {
		return func(x C) C { return of(f(x), limb.From[N](0)) }
	}
	return map[string]func(C) C{
		"Sqr": C.Sqr, "Recip": C.Recip, "AbsSqr": real(C.AbsSqr), "Abs": real(C.Abs), "Phase": real(C.Phase),
		"Sqrt": C.Sqrt, "Exp": C.Exp, "Log": C.Log,
		"Sin": C.Sin, "Cos": C.Cos, "Tan": C.Tan, "Sinh": C.Sinh, "Cosh": C.Cosh, "Tanh": C.Tanh,
		"Asin": C.Asin, "Acos": C.Acos, "Atan": C.Atan, "Asinh": C.Asinh, "Acosh": C.Acosh, "Atanh": C.Atanh,
	}
}

// complexDraws draw the parts of operands.
var complexDraws = []struct {
	name string
	draw func(r *rand.Rand, f complexFormat) (re, im *big.Float)
}{
	{"uniform", func(r *rand.Rand, f complexFormat) (re, im *big.Float) { return drawNumber(r, 1), drawNumber(r, 1) }},
	{"exp", func(r *rand.Rand, f complexFormat) (re, im *big.Float) {
		return drawNumber(r, r.IntN(2*f.big)-f.big), drawNumber(r, r.IntN(2*f.big)-f.big)
	}},
	{"parts", func(r *rand.Rand, f complexFormat) (re, im *big.Float) { // of one size, from small to large
		e := r.IntN(24) - 16
		return drawNumber(r, e), drawNumber(r, e)
	}},
	{"corner", func(r *rand.Rand, f complexFormat) (re, im *big.Float) { // near 1, -1, i, -i and 0
		re, im = drawNumber(r, -r.IntN(f.n*f.p/2)), drawNumber(r, -r.IntN(f.n*f.p/2))
		if r.IntN(8) > 0 {
			re.Add(re, big.NewFloat(float64(1-2*r.IntN(2))))
		}
		if r.IntN(2) == 0 {
			re, im = im, re
		}
		return re, im
	}},
	{"circle", func(r *rand.Rand, f complexFormat) (re, im *big.Float) { // |x| near 1
		im = drawNumber(r, -r.IntN(f.p))
		re = number().Mul(im, im)
		re.Sqrt(re.Abs(re.Sub(big.NewFloat(1), re)))
		re.Add(re, drawNumber(r, -f.p-r.IntN(f.p)))
		if r.IntN(2) == 0 {
			re.Neg(re)
		}
		if r.IntN(2) == 0 {
			re, im = im, re
		}
		return re, im
	}},
	{"turn", func(r *rand.Rand, f complexFormat) (re, im *big.Float) { // near multiples of π/2
		pi := call(mpfr.Acos, big.NewFloat(-1), nil)
		re = number().Mul(pi, big.NewFloat(0.5*float64(r.IntN(16)-8)))
		re.Add(re, drawNumber(r, -r.IntN(f.n*f.p)))
		im = drawNumber(r, 2-r.IntN(f.n*f.p))
		if r.IntN(2) == 0 {
			re, im = im, re
		}
		return re, im
	}},
}

// drawNumber returns a number of many bits, below 2^e.
func drawNumber(r *rand.Rand, e int) *big.Float {
	v := number()
	for k := range 6 {
		v.Add(v, new(big.Float).SetMantExp(big.NewFloat(r.Float64()), -52*k))
	}
	v.SetMantExp(v, e)
	if r.IntN(2) == 0 {
		v.Neg(v)
	}
	return v
}

// complexType is one of the types of complex numbers.
type complexType[C limb.Complex[C, N], N limb.Real[N]] struct {
	name string
	complexFormat
	of    func(re, im N) C
	parts func(C) (re, im N)
}

func (c complexType[C, N]) exact(x C) point {
	re, im := c.parts(x)
	return point{re.Big(), im.Big()}
}

// error returns the error of a function at x in units of u^n, and whether it counts: the
// operand and the result are in the domain.
func (c complexType[C, N]) error(t *testing.T, fn *complexFunction, method func(C) C, x C) (e float64, ok bool) {
	at := c.exact(x)
	if at.re.Sign() == 0 || at.im.Sign() == 0 || fn.fits != nil && !fn.fits(at, c.complexFormat) {
		return 0, false
	}
	want := fn.want(at)
	size := want.norm()
	if e := size.MantExp(nil); e <= c.least || e > c.top {
		return 0, false
	}
	got := c.exact(method(x))
	if got.re == nil || got.im == nil || got.re.IsInf() || got.im.IsInf() {
		t.Errorf("%s.%s(%x) is not finite", c.name, fn.name, x)
		return 0, false
	}
	e, _ = number().Quo(got.add(want.neg()).norm(), size).Float64()
	return float64(float32(math.Ldexp(e, c.n*c.p))), true
}

// search measures the functions whose names match over n operands of each draw, and
// returns their lines of the table.
func (c complexType[C, N]) search(t *testing.T, n int, wanted *regexp.Regexp) (lines []string) {
	t.Helper()
	methods := complexMethods(c.of)
	for k := range complexFunctions {
		fn := &complexFunctions[k]
		label := c.name + "." + fn.name
		if !wanted.MatchString(label) {
			continue
		}
		var worst, squares float64
		var dist string
		var at C
		for i, d := range complexDraws {
			r := rand.New(rand.NewPCG(1, uint64(i)))
			for range n {
				a, b := d.draw(r, c.complexFormat)
				x := c.of(limb.MustParse[N](a.Text('p', 0)), limb.MustParse[N](b.Text('p', 0)))
				e, ok := c.error(t, fn, methods[fn.name], x)
				if i == 0 {
					squares += e * e
				}
				if ok && e > worst {
					worst, dist, at = e, d.name, x
				}
			}
		}
		lines = append(lines, fmt.Sprintf("%-14s %-11s %-22s %8s %10s  %-12s %s", label, "", strconv.FormatFloat(worst, 'g', -1, 32),
			strconv.FormatFloat(math.Log2(worst)-float64(c.n*c.p), 'f', 2, 64),
			strconv.FormatFloat(math.Sqrt(squares/float64(n)), 'g', 4, 64), dist, strings.Trim(fmt.Sprintf("%x", at), "()")))
	}
	return lines
}

var boundOf = regexp.MustCompile(`^≤ ([0-9.]+)u[²³⁴]`)

// stated returns what the comments of the methods state as their errors.
func (c complexType[C, N]) stated(t *testing.T) map[string]string {
	t.Helper()
	typ := map[int]string{2: "ComplexPair.", 3: "ComplexTriple.", 4: "ComplexQuad."}[c.n]
	stated := map[string]string{}
	for _, file := range []string{"complex.go", "complexfunc.go", "zinstances.go"} {
		for name, text := range statedErrors(t, file) {
			if method, ok := strings.CutPrefix(name, typ); ok {
				stated[method] = text
			}
		}
	}
	return stated
}

// boundIn returns the bound in what is stated, in units of u^n.
func boundIn(t *testing.T, label, statement string) float64 {
	t.Helper()
	m := boundOf.FindStringSubmatch(statement)
	if m == nil {
		t.Errorf("%s states no bound", label)
		return math.Inf(1)
	}
	bound, _ := strconv.ParseFloat(m[1], 64)
	return bound
}

// again says "same" of the lines of the table whose operand has the error beside it, and
// holds errors against the bounds that the comments state.
func (c complexType[C, N]) again(t *testing.T, old, said map[string]string) {
	t.Helper()
	methods := complexMethods(c.of)
	stated := c.stated(t)
	for k := range complexFunctions {
		fn := &complexFunctions[k]
		label := c.name + "." + fn.name
		fields := strings.Fields(old[label])
		if len(fields) < 6 {
			continue // not in the table, which another test says
		}
		x, err := limb.ParseAs[C](fields[len(fields)-1])
		if err != nil {
			t.Errorf("%s: %v", label, err)
			continue
		}
		e, _ := c.error(t, fn, methods[fn.name], x)
		if got := strconv.FormatFloat(e, 'g', -1, 32); got == fields[1] {
			said[label] = "same"
		} else {
			said[label] = fmt.Sprintf("%s(%x): the error is %s, the table says %s", label, x, got, fields[1])
		}
		if bound := boundIn(t, label, stated[fn.name]); e > bound {
			t.Errorf("%s(%x): the error is %g, more than the stated %g", label, x, e, bound)
		}
	}
}

var (
	complexDF = complexType[limb.CDF, limb.DF]{"CDF", complexFormat{24, 2, 30, -98, 98}, func(re, im limb.DF) limb.CDF { return limb.CDF{Re: re, Im: im} }, func(x limb.CDF) (re, im limb.DF) { return x.Re, x.Im }}
	complexDD = complexType[limb.CDD, limb.DD]{"CDD", complexFormat{53, 2, 100, -965, 965}, func(re, im limb.DD) limb.CDD { return limb.CDD{Re: re, Im: im} }, func(x limb.CDD) (re, im limb.DD) { return x.Re, x.Im }}
	complexTF = complexType[limb.CTF, limb.TF]{"CTF", complexFormat{24, 3, 25, -70, 70}, func(re, im limb.TF) limb.CTF { return limb.CTF{Re: re, Im: im} }, func(x limb.CTF) (re, im limb.TF) { return x.Re, x.Im }}
	complexTD = complexType[limb.CTD, limb.TD]{"CTD", complexFormat{53, 3, 100, -910, 910}, func(re, im limb.TD) limb.CTD { return limb.CTD{Re: re, Im: im} }, func(x limb.CTD) (re, im limb.TD) { return x.Re, x.Im }}
	complexQF = complexType[limb.CQF, limb.QF]{"CQF", complexFormat{24, 4, 20, -46, 46}, func(re, im limb.QF) limb.CQF { return limb.CQF{Re: re, Im: im} }, func(x limb.CQF) (re, im limb.QF) { return x.Re, x.Im }}
	complexQD = complexType[limb.CQD, limb.QD]{"CQD", complexFormat{53, 4, 100, -857, 857}, func(re, im limb.QD) limb.CQD { return limb.CQD{Re: re, Im: im} }, func(x limb.CQD) (re, im limb.QD) { return x.Re, x.Im }}
)

// complexLines searches in all types.
func complexLines(t *testing.T, n int, wanted *regexp.Regexp) []string {
	t.Helper()
	return slices.Concat(complexDF.search(t, n, wanted), complexQF.search(t, n, wanted), complexDD.search(t, n, wanted), complexQD.search(t, n, wanted), complexTF.search(t, n, wanted), complexTD.search(t, n, wanted))
}

// complexAgain is again for all types.
func complexAgain(t *testing.T, old, said map[string]string) {
	t.Helper()
	complexDF.again(t, old, said)
	complexDD.again(t, old, said)
	complexQF.again(t, old, said)
	complexQD.again(t, old, said)
	complexTF.again(t, old, said)
	complexTD.again(t, old, said)
}

package accuracy

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// laws are what holds bit for bit, by the names of functions. A law gives other
// operands, and says what the results of both have to do with each other.
var laws = []struct {
	name      string
	functions string
	other     func(x [][]float64)
	same      func(x [][]float64, r, s []float64) bool
}{
	{"commutes", "Add Mul Hypot SloppyAdd MulAdd", exchange, func(_ [][]float64, r, s []float64) bool { return equal(r, s, 1) }},
	{"commutes as a number", "Min Max", exchange, func(_ [][]float64, r, s []float64) bool { return sameNumber(r, s) }},
	{"commutes but for the sign", "Sub", exchange, func(_ [][]float64, r, s []float64) bool { return r[0] == 0 && s[0] == 0 || equal(r, s, -1) }},
	{"is odd", "Neg Recip Cbrt Rcbrt Sin Tan SinCos.sin SinPi TanPi SinCosPi.sin Asin Atan Sinh Tanh Asinh Atanh Trunc Round RoundEven Modf.int Modf.frac Frexp.frac Canon",
		negate, func(_ [][]float64, r, s []float64) bool { return equal(r, s, -1) }},
	{"is even", "Abs Sqr Cos CosPi SinCos.cos SinCosPi.cos Cosh Logb Ilogb Frexp.exp", negate, func(_ [][]float64, r, s []float64) bool { return equal(r, s, 1) }},
	{"is odd in x", "Atan2 FastMod FastRemainder FastRemquo.rem Ldexp Mul Div MulFloat DivFloat", negate, func(_ [][]float64, r, s []float64) bool { return equal(r, s, -1) }},
	{"is even in both", "Hypot", negateAll, func(_ [][]float64, r, s []float64) bool { return equal(r, s, 1) }},
	{"is 0 for x and x", "Sub", twice, func(_ [][]float64, _, s []float64) bool { return sameNumber(s, []float64{0}) }},
	{"is x for x and 0", "Add Sub AddFloat SubFloat", and(0), func(x [][]float64, _, s []float64) bool { return sameNumber(s, x[0]) }},
	{"is x for x and 1", "Mul Div MulFloat DivFloat", and(1), func(x [][]float64, _, s []float64) bool { return sameNumber(s, x[0]) }},
}

func exchange(x [][]float64) {
	for k := range x[0] {
		x[0][k], x[1][k] = x[1][k], x[0][k]
	}
}

func negate(x [][]float64) {
	for k := range x[0] {
		x[0][k] = -x[0][k]
	}
}

func negateAll(x [][]float64) {
	for _, x := range x {
		negate([][]float64{x})
	}
}

func twice(x [][]float64) { copy(x[1], x[0]) }

func and(a float64) func(x [][]float64) {
	return func(x [][]float64) {
		clear(x[1])
		x[1][0] = a
	}
}

// equal reports whether r = sign·s, the sign of a leading 0 included. Zeros
// that follow have no sign that counts, and NaN none at all.
func equal(r, s []float64, sign float64) bool {
	for k := range r {
		a, b := r[k], sign*s[k]
		if !(a == b && (k > 0 || math.Signbit(a) == math.Signbit(b)) || a != a && b != b) {
			return false
		}
	}
	return true
}

// sameNumber reports whether r and s have one sum.
func sameNumber(r, s []float64) bool {
	var e []float64
	for _, a := range r {
		if a-a != 0 {
			return a == s[0] || a != a && s[0] != s[0]
		}
		e = grow(e, a)
	}
	for _, a := range s {
		e = grow(e, -a)
	}
	return estimate(e) == 0
}

// TestLaws tries the laws on all distributions.
func TestLaws(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error()) // it draws operands, too
	}
	tried := map[string]bool{}
	testLaws[float32](t, tried)
	testLaws[float64](t, tried)
	for _, name := range []string{"commutes DF.Add", "commutes QD.Mul", "is x for x and 1 QD.Div", "is 0 for x and x QF.Sub"} {
		if !tried[name] {
			t.Errorf("%s was not tried", name)
		}
	}
}

func testLaws[T limb.Float](t *testing.T, tried map[string]bool) {
	for _, op := range append(Ops[T](), Functions[T]()...) {
		_, function, _ := strings.Cut(op.Name, ".")
		for _, law := range laws {
			if !slices.Contains(strings.Fields(law.functions), function) || op.Name[0] == 'f' {
				continue
			}
			tried[law.name+" "+op.Name] = true
			for _, d := range append(op.Dists(), Full()) {
				if law.name == "is x for x and 1" && d.Name == Apart().Name {
					continue // products of last limbs that are subnormal are rounded
				}
				if broken := breaks(&op, d, law.other, law.same); broken != "" {
					t.Errorf("%s: not true that it %s: %s", op.Name, law.name, broken)
					break
				}
			}
		}
	}
}

// breaks returns operands that break a law, "" where there are none.
func breaks[T limb.Float](op *Op[T], d Dist, other func(x [][]float64), same func(x [][]float64, r, s []float64) bool) string {
	n := testenv.Size(128, 1024, 2048)
	limit := 0x1p126 // of the domain of sums and products
	if precision[T]() == 53 {
		limit = 0x1p1022
	}
	in, r := op.planes(n)
	in2, s := op.planes(n)
	draw(op, d, in, 11, 0)
	x, first, second := op.vector(), make([]float64, op.Out), make([]float64, op.Out)
	load := func(dst []float64, src [][]T, i int) {
		for k := range src {
			dst[k] = float64(src[k][i])
		}
	}
	for i := range n {
		load(x.limbs, in, i)
		other(x.operands)
		for k := range in2 {
			in2[k][i] = T(x.limbs[k])
		}
	}
	op.Go(r, in)
	op.Go(s, in2)
	for i := range n {
		load(x.limbs, in, i)
		if slices.ContainsFunc(x.operands, func(x []float64) bool { return math.Abs(x[0]) >= limit }) {
			continue
		}
		load(first, r, i)
		load(second, s, i)
		if !same(x.operands, first, second) {
			return fmt.Sprintf("%s: %x gives %x and %x", d.Name, x.operands, first, second)
		}
	}
	return ""
}

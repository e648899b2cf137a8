package paranoia

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/thall"
)

// # Functions of 2007
//
// The algorithms of [Tha07] that are not sums of what is above, each beside the library's own:
// quotients and roots by Karp's method, exponentials and sines by Taylor's series, logarithms
// by Newton's method, quads. What they promise is an error relative to the exact value, which
// a QD holds with more digits than any of them has: 2^8 u² of pairs, and 2^8 u⁴ of quads, eight
// bits less than the format has.

// published returns the algorithms of the paper and those of the library.
func published() (list []Algorithm) {
	for _, c := range []struct {
		name, paper, family string
		lo, hi              float64
		exact               func(x []limb.QD) limb.QD
	}{
		{"Div", "DF.Div", "quotient of pairs", 0.5, 2, func(x []limb.QD) limb.QD { return x[0].Div(x[1]) }},
		{"Sqrt", "DF.Sqrt", "root of a pair", 0.5, 2, func(x []limb.QD) limb.QD { return x[0].Sqrt() }},
		{"Exp", "DF.Exp", "exponential", -1, 1, func(x []limb.QD) limb.QD { return x[0].Exp() }},
		{"Log", "DF.Log", "logarithm", 2, 3, func(x []limb.QD) limb.QD { return x[0].Log() }},
		{"Sin", "DF.Sin", "sine", -math.Pi / 2, math.Pi / 2, func(x []limb.QD) limb.QD { return x[0].Sin() }},
		{"Cos", "DF.PlainCos", "cosine", -math.Pi / 2, math.Pi / 2, func(x []limb.QD) limb.QD { return x[0].Cos() }},
		{"QuadAdd", "QF.Add", "sum of quads", 0.5, 2, func(x []limb.QD) limb.QD { return x[0].Add(x[1]) }},
		{"QuadMul", "QF.Mul", "product of quads", 0.5, 2, func(x []limb.QD) limb.QD { return x[0].Mul(x[1]) }},
		{"QuadDiv", "QF.Div", "quotient of quads", 0.5, 2, func(x []limb.QD) limb.QD { return x[0].Div(x[1]) }},
	} {
		f, ok := thall.Lookup(c.paper)
		if !ok {
			panic("paranoia: no " + c.paper)
		}
		a := Algorithm{Name: c.name, About: "the library's " + strings.Replace(c.paper, "Plain", "", 1), family: c.family,
			limbs: f.Limbs, lo: c.lo, hi: c.hi, exact: c.exact, bound: func(p int) float64 { return math.Ldexp(1, 8-f.Limbs*p) }}
		for k := range f.In {
			for i := range f.Limbs {
				a.In = append(a.In, fmt.Sprintf("%c%d", 'x'+rune(k), i))
			}
		}
		his := a
		his.Name, his.About, his.paper = prefixes[c.family]+c.name, f.About, &f
		list = append(list, a, his)
	}
	return list
}

// prefixes name the paper's algorithms by who or what they are of.
var prefixes = map[string]string{
	"quotient of pairs": "Karp", "root of a pair": "Karp", "exponential": "Taylor", "logarithm": "Newton", "sine": "Taylor", "cosine": "Taylor",
	"sum of quads": "Thall", "product of quads": "Thall", "quotient of quads": "Newton",
}

// value is the exact value, of limbs.
func (a *Algorithm) value(x []float64) limb.QD {
	var list []limb.QD
	for len(x) > 0 {
		list, x = append(list, sumQD(x[:a.limbs])), x[a.limbs:]
	}
	return a.exact(list)
}

// sumQD returns the sum of limbs.
func sumQD(x []float64) (s limb.QD) {
	for _, v := range slices.Backward(x) {
		s = s.AddFloat(v)
	}
	return s
}

// relativeError is that of results of functions.
func (a *Algorithm) relativeError(x, results []float64) float64 {
	v := a.value(x)
	e := math.Abs(sumQD(results).Sub(v).X0)
	if e == 0 {
		return 0
	}
	return e / math.Abs(v.X0)
}

// function fills x with operands of a function: leading limbs from lo to hi, and the others
// as a split of random bits has them.
func (s *source) function(a *Algorithm, x []float64) {
	for i := range x {
		if i%a.limbs == 0 {
			x[i] = s.f.Round(a.lo + float64((a.hi-a.lo)*s.r.Float64()))
			continue
		}
		x[i] = s.number(math.Ilogb(x[i-1])-s.f.Prec-1) * float64(1-2*s.r.IntN(2))
	}
}

// failsFunction says why the results of a function break its promise, "" where they do not.
func (t *trial) failsFunction(x []float64) string {
	e, limit := t.a.relativeError(x, t.on.all(x)), t.a.bound(t.m.Numbers.Prec)
	if e <= limit {
		return ""
	}
	return fmt.Sprintf("the relative error is 2^%.1f, promised 2^%.0f", math.Log2(e), math.Log2(limit))
}

// inside reports whether the limbs of x are numbers in the domain of a function.
func (t *trial) inside(x []float64) bool {
	for i, v := range x {
		switch {
		case i%t.a.limbs == 0 && !(v >= t.a.lo && v <= t.a.hi && v != 0):
			return false
		case i%t.a.limbs > 0 && x[i-1] != t.m.Numbers.Round(x[i-1]+v):
			return false
		}
	}
	return true
}

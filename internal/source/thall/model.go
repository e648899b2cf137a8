package thall

import (
	"math"
	"math/big"

	"github.com/limbfp/limb/fp"
)

// Num is a number of a model of an arithmetic ([fp.Model]).
type Num struct {
	V  float64
	On *fp.Model
}

func (a Num) of(v float64) Num { return Num{v, a.On} }

func (a Num) Add(b Num) Num    { return a.of(a.On.Add(a.V, b.V)) }
func (a Num) Sub(b Num) Num    { return a.of(a.On.Sub(a.V, b.V)) }
func (a Num) Mul(b Num) Num    { return a.of(a.On.Mul(a.V, b.V)) }
func (a Num) Rcp() Num         { return a.of(a.On.Rcp(a.V)) }
func (a Num) Rsqrt() Num       { return a.of(a.On.Rsqrt(a.V)) }
func (a Num) Log() Num         { return a.of(a.On.Numbers.Round(math.Log(a.V))) }
func (a Num) Abs() Num         { return a.of(math.Abs(a.V)) }
func (a Num) Less(b Num) bool  { return a.V < b.V }
func (a Num) Of(v float64) Num { return a.of(a.On.Numbers.Round(v)) }
func (a Num) Splitter() Num    { return a.of(math.Ldexp(1, (a.On.Numbers.Prec+1)/2) + 1) }

// exp returns Exp(x) with what that leaves to the caller: 64 powers of two as pairs, in a table.
func exp(x Pair[Num]) Pair[Num] {
	k := math.RoundToEven(x.Hi.V / (math.Ln2 / 64))
	if k-k != 0 || math.Abs(k) > 1<<12 { // far from where the paper computes
		k = 0
	}
	power := exp2(int(k))
	hi := x.Hi.Of(power[0])
	return x.Exp(k, Pair[Num]{hi, x.Hi.Of(power[0] - hi.V + power[1])})
}

// exp2 returns 2^(k/64), as a sum of two numbers.
func exp2(k int) [2]float64 {
	p := powers[k&63]
	return [2]float64{math.Ldexp(p[0], k>>6), math.Ldexp(p[1], k>>6)}
}

// powers has 2^(k/64) for k from 0. With limb.Exp2 the package would have the code of all methods of a pair.
var powers = func() (list [64][2]float64) {
	root := new(big.Float).SetPrec(200).SetInt64(2)
	for range 6 {
		root.Sqrt(root)
	}
	x := new(big.Float).SetPrec(200).SetInt64(1)
	for k := range list {
		hi, _ := x.Float64()
		lo, _ := new(big.Float).Sub(x, big.NewFloat(hi)).Float64()
		list[k] = [2]float64{hi, lo}
		x.Mul(x, root)
	}
	return list
}()

// Function is one of the paper's on a model. Operands and results are limbs, from large to
// small; a pair has two and a quad has four.
type Function struct {
	Name  string // as methods of package limb are called, with its type: DF.Exp
	About string
	In    int // operands
	Limbs int // of each, and of the result

	run func(x []Num) []Num
}

func flat(p Pair[Num]) []Num { return []Num{p.Hi, p.Lo} }

func one(f func(a Pair[Num]) Pair[Num]) func(x []Num) []Num {
	return func(x []Num) []Num { return flat(f(Pair[Num]{x[0], x[1]})) }
}

func two(f func(a, b Pair[Num]) Pair[Num]) func(x []Num) []Num {
	return func(x []Num) []Num { return flat(f(Pair[Num]{x[0], x[1]}, Pair[Num]{x[2], x[3]})) }
}

func quads(f func(a, b Quad[Num]) Quad[Num]) func(x []Num) []Num {
	return func(x []Num) []Num {
		r := f(Quad[Num]{x[0], x[1], x[2], x[3]}, Quad[Num]{x[4], x[5], x[6], x[7]})
		return []Num{r.A, r.B, r.C, r.D}
	}
}

// Functions are those of the paper, for machine numbers.
var Functions = []Function{
	{"DF.Add", "df64_add of 2007, equation 5", 2, 2, two(Pair[Num].Add)},
	{"DF.Sub", "df64_diff of 2007", 2, 2, two(Pair[Num].Sub)},
	{"DF.Mul", "df64_mult of 2007", 2, 2, two(Pair[Num].Mul)},
	{"DF.Div", "Karp's division, Algorithm 6 of 2007", 2, 2, two(Pair[Num].Div)},
	{"DF.Recip", "1 by Karp's division", 1, 2, one(Pair[Num].Recip)},
	{"DF.Rsqrt", "1 by Karp's root, by Karp's division", 1, 2, one(Pair[Num].Rsqrt)},
	{"DF.Sqrt", "Karp's root, Algorithm 7 of 2007", 1, 2, one(Pair[Num].Sqrt)},
	{"DF.Exp", "Taylor's series, Figure 3 of 2007", 1, 2, one(exp)},
	{"DF.Log", "Newton's method, Figure 4 of 2007", 1, 2, one(func(a Pair[Num]) Pair[Num] { return a.Log(exp) })},
	{"DF.Log1p", "Newton's method of the rounded 1 + x, Figure 4 of 2007", 1, 2, one(func(a Pair[Num]) Pair[Num] { return Single(a.Hi.Of(1)).Add(a).Log(exp) })},
	{"DF.Sin", "Taylor's series, Figure 5 of 2007, after a reduction to π/4", 1, 2, one(func(a Pair[Num]) Pair[Num] { s, _ := a.SinCosReduced(); return s })},
	{"DF.Cos", "√(1 - sin²), Figure 5 of 2007, after a reduction to π/4", 1, 2, one(func(a Pair[Num]) Pair[Num] { _, c := a.SinCosReduced(); return c })},
	{"DF.PlainCos", "√(1 - sin²), Figure 5 of 2007 as printed", 1, 2, one(func(a Pair[Num]) Pair[Num] { _, c := a.SinCos(); return c })},
	{"QF.Add", "qf_add of 2007, equation 12, by threeSum", 2, 4, quads(Quad[Num].Add)},
	{"QF.Mul", "qf_mult of 2007, by sixThreeSum and nineTwoSum", 2, 4, quads(Quad[Num].Mul)},
	{"QF.Div", "Newton's method with Karp's last step, as 2007 has it of quads", 2, 4, quads(Quad[Num].Div)},
}

// Lookup returns the function of that name, and whether there is one.
func Lookup(name string) (Function, bool) {
	for _, f := range Functions {
		if f.Name == name {
			return f, true
		}
	}
	return Function{}, false
}

// Run computes the function of x in the arithmetic of m. r has as many places as a result.
func (f Function) Run(m *fp.Model, r, x []float64) {
	in := make([]Num, len(x))
	for i, v := range x {
		in[i] = Num{v, m}
	}
	for i, v := range f.run(in) {
		r[i] = v.V
	}
}

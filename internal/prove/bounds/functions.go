package bounds

import (
	"context"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/types"
)

// A Function is what a function of the catalogue is to be, and where that is proved.
type Function struct {
	Name   string
	Domain string // in words

	// Series is a limit of what constants and series have in the error, for DF, DD, QF, QD, TF and
	// TD: a constant that is wrong in its last bits is above it. It is 0 where nothing is proved.
	Series [types.Reals]float64

	// Share is 1 in so many pieces, for types where all of them would take hours: what it gives
	// is a sample, and no proof. 0 is all.
	Share map[types.Type]int

	// broken is set where operands are known at which FastTwoSums of four limbs that are taken for
	// exact are not: what is shown of these is an estimate.
	broken bool

	// digits is set where those of three limbs add digits: package network proves that these are exact
	// (network.Digits).
	digits bool

	every    int // 1 in so many of the pieces, rows and exponents is looked at, 0 for all
	operands int
	depth    int  // how often a piece is halved in which decisions or integers are not the same
	scaled   bool // a logarithm, of which pieces have the numbers around 1: others are 2^k times them

	// beyond proves a bound for what pieces do not have, from what they show.
	beyond func(ctx context.Context, p progress, m arithmetic, f *ir.Func, r *reduced) (Proof, error)
	pieces func(m arithmetic) []piece
	want   func(w *walk, x []operand) form
}

// An operand has the sum of its limbs, and these.
type operand struct {
	form
	limbs []*value
}

// tiny is the limit of functions without constants, of all types.
var tiny = [types.Reals]float64{1e-6, 1e-6, 1e-6, 1e-6, 1e-6, 1e-6}

// Functions are those that bounds are proved of.
var Functions = []Function{
	{Name: "Add", Domain: "1 ≤ x ≤ 2, 2^-119 (DD), 2^-54 (DF) ≤ y ≤ 2", Series: tiny, operands: 2, pieces: func(m arithmetic) (z []piece) {
		y := binades(-m.prec*9/4, -1, 1)
		y = append(y, binades(-1, 1, 8)...)
		for _, x := range even(1, 2, 8) {
			for _, y := range y {
				z = append(z, piece{x, y})
			}
		}
		return z
	}, want: func(w *walk, x []operand) form { return w.add(x[0].form, x[1].form) }},
	{Name: "Mul", Domain: "1 ≤ |x|, |y| ≤ 2", Series: tiny, operands: 2, pieces: twice(16), want: func(w *walk, x []operand) form { return w.mul(x[0].form, x[1].form) }},
	{Name: "Sqr", Domain: "1 ≤ |x| ≤ 2", Series: tiny, broken: true, operands: 1, pieces: once(64), want: func(w *walk, x []operand) form { return w.mul(x[0].form, x[0].form) }},
	{Name: "Div", Domain: "1 ≤ x, y ≤ 2", Series: tiny, digits: true, operands: 2, pieces: twice(16), want: func(w *walk, x []operand) form {
		return w.mul(x[0].form, w.apply(reciprocal, x[1].form))
	}},
	{Name: "Sqrt", Domain: "1 ≤ x ≤ 4", Series: tiny, digits: true, operands: 1, pieces: func(m arithmetic) []piece { return each(binades(0, 2, 64)) }, want: of(squareRoot)},
	{Name: "Exp", Domain: "e^x is at least 2^-960 (DD), 2^-93 (DF), 2^-854 (QD), 2^-45 (QF)", Series: [types.Reals]float64{0.0325, 0.0036, 0.0005, 0.0004}, operands: 1, depth: 7, beyond: wholeExp, pieces: func(m arithmetic) []piece { return nil }, want: of(exponential)},
	{Name: "Log", Domain: "x > 0, down to |log x| = 2^-900 (DD), 2^-90 (DF), 2^-45 (QF), 2^-100 (QD)", Series: [types.Reals]float64{0.1, 0.1, 0.001, 0.001}, Share: map[types.Type]int{types.QF: 500, types.QD: 3000}, operands: 1, scaled: true, beyond: beyondOne, pieces: aroundOne, want: func(w *walk, x []operand) form {
		return w.apply(logarithm, x[0].less(w, 1))
	}},
	{Name: "Sin", Domain: "x < 2^26 (DD, QD), 12288 (DF, QF) by the short reduction, from 2^-900 (DD), 2^-90 (DF), 2^-100 (QD), 2^-45 (QF) on", Series: [types.Reals]float64{0.003, 0.0065, 0.0085, 0.001}, operands: 1, depth: 7, beyond: turned(0), pieces: toFraction, want: of(sine)},
	{Name: "Cos", Domain: "as Sin", Series: [types.Reals]float64{0.003, 0.0065, 0.0085, 0.001}, operands: 1, depth: 7, beyond: turned(1), pieces: toFraction, want: of(cosine)},
}

// less is the operand less c, which may be its first limb.
func (x operand) less(w *walk, c float64) form {
	z := w.sub(x.limbs[0].form, number(c))
	for _, v := range x.limbs[1:] {
		z = w.add(z, v.form)
	}
	return z
}

// small is the exponent of the least numbers that are looked at.
func (m arithmetic) small() int {
	switch {
	case m.single && m.limbs > 2:
		return -45
	case m.single:
		return -90
	case m.limbs > 2:
		return -100
	}
	return -900
}

func of(g reference) func(w *walk, x []operand) form {
	return func(w *walk, x []operand) form { return w.apply(g, x[0].form) }
}

func each(list []limbs) (z []piece) {
	for _, l := range list {
		z = append(z, piece{l})
	}
	return z
}

func once(n int) func(m arithmetic) []piece {
	return func(m arithmetic) []piece { return each(even(1, 2, n)) }
}

func twice(n int) func(m arithmetic) []piece {
	return func(m arithmetic) (z []piece) {
		for _, x := range even(1, 2, n) {
			for _, y := range even(1, 2, n) {
				z = append(z, piece{x, y})
			}
		}
		return z
	}
}

// toFraction has the numbers up to where the reduction is taken for what it is to be.
func toFraction(m arithmetic) []piece {
	return each(append(even(0x1p-5, 0.8, 128), binades(m.small(), -5, 2)...))
}

// aroundOne cuts the numbers around 1 by their distance from it.
func aroundOne(m arithmetic) (z []piece) {
	list := even(0.5, 0.9375, 3584)
	for _, l := range append(binades(-m.prec, -8, 16), binades(-8, -4, 64)...) { // 1 - d
		list = append(list, full(1-l.hi, 1-l.lo))
	}
	for _, l := range append(binades(1-m.prec, -8, 16), binades(-8, -4, 64)...) { // 1 + d
		list = append(list, full(1+l.lo, 1+l.hi))
	}
	list = append(list, even(1.0625, 2, 7680)...)
	for _, l := range binades(m.small(), -m.prec, 1) { // the upper limb is 1
		list = append(list, limbs{[]float64{1}, l.lo, l.hi}, limbs{[]float64{1}, -l.hi, -l.lo})
	}
	for _, l := range list { // whose ends may be no machine numbers
		l.lo, l.hi = m.round(l.lo), m.round(l.hi)
		if m.above(l.lo) < l.hi {
			z = append(z, piece{l})
			continue
		}
		for _, x := range slices.Compact([]float64{l.lo, l.hi}) { // the lower limb is large beside the distance
			b := behind(m, x)
			for i := 0.0; i < 4; i++ {
				z = append(z, piece{{b.lead, b.lo + (b.hi-b.lo)*i/4, b.lo + (b.hi-b.lo)*(i+1)/4}})
			}
		}
	}
	return z
}

// Limit returns that of [Function.Series] for f.
func (g Function) Limit(f *ir.Func) float64 { return g.Series[kind(f)] }

// kind is the type whose functions have the limbs of f.
func kind(f *ir.Func) types.Type {
	k := types.DF
	for k.Limbs() != len(f.Results) {
		k += types.Type(len(types.Floats))
	}
	if f.Limb == ir.F64 {
		k++
	}
	return k
}

// Broken reports whether what is shown of f is an estimate: operands are known at which a FastTwoSum that
// is taken for exact is not.
func (g Function) Broken(f *ir.Func) bool { return g.broken && len(f.Results) == 4 }

// share returns 1 in how many pieces are looked at.
func (g Function) share(f *ir.Func) int {
	return max(g.Share[kind(f)], 1)
}

// some has one of n pieces, spread over the domain.
func (g Function) some(n int) Function {
	all := g.pieces
	g.every = max(g.every, 1) * n
	g.pieces = func(m arithmetic) (z []piece) {
		for i, p := range all(m) {
			if uint32(i)*2654435769>>8%uint32(n) == 0 {
				z = append(z, p)
			}
		}
		return z
	}
	return g
}

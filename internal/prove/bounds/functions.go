package bounds

import "github.com/limbfp/limb/internal/compiler/ir"

// A Function is what a function of the catalogue is to be, and where that is proved.
type Function struct {
	Name   string
	Domain string // in words

	// Series is a limit of what constants and series have in the error, for DF and DD: a
	// constant that is wrong in its last bits is above it.
	Series [2]float64

	operands int
	depth    int // how often a piece is halved in which decisions or integers are not the same
	pieces   func(m arithmetic) []piece
	want     func(w *walk, x [][2]form) form
}

// Functions are those that bounds are proved of.
var Functions = []Function{
	{Name: "Add", Domain: "1 ≤ x ≤ 2, 2^-119 (DD), 2^-54 (DF) ≤ y ≤ 2", Series: [2]float64{1e-6, 1e-6}, operands: 2, pieces: func(m arithmetic) (z []piece) {
		y := binades(-m.prec*9/4, -1, 1)
		y = append(y, binades(-1, 1, 8)...)
		for _, x := range even(1, 2, 8) {
			for _, y := range y {
				z = append(z, piece{x, y})
			}
		}
		return z
	}, want: func(w *walk, x [][2]form) form { return w.add(w.whole(x[0]), w.whole(x[1])) }},
	{Name: "Mul", Domain: "1 ≤ |x|, |y| ≤ 2", Series: [2]float64{1e-6, 1e-6}, operands: 2, pieces: twice(16), want: func(w *walk, x [][2]form) form { return w.mul(w.whole(x[0]), w.whole(x[1])) }},
	{Name: "Sqr", Domain: "1 ≤ |x| ≤ 2", Series: [2]float64{1e-6, 1e-6}, operands: 1, pieces: once(64), want: func(w *walk, x [][2]form) form { return w.mul(w.whole(x[0]), w.whole(x[0])) }},
	{Name: "Div", Domain: "1 ≤ x, y ≤ 2", Series: [2]float64{1e-6, 1e-6}, operands: 2, depth: 7, pieces: twice(16), want: func(w *walk, x [][2]form) form {
		return w.mul(w.whole(x[0]), w.apply(reciprocal, w.whole(x[1])))
	}},
	{Name: "Sqrt", Domain: "1 ≤ x ≤ 4", Series: [2]float64{1e-6, 1e-6}, operands: 1, depth: 7, pieces: func(m arithmetic) []piece { return each(binades(0, 2, 64)) }, want: of(squareRoot)},
	{Name: "Exp", Domain: "|x| ≤ 1", Series: [2]float64{0.032, 0.0033}, operands: 1, depth: 7, pieces: func(m arithmetic) []piece {
		return each(append(even(-1, 0, 192), even(0, 1, 192)...))
	}, want: of(exponential)},
	{Name: "Log", Domain: "½ ≤ x ≤ 2, down to |log x| = 2^-900 (DD), 2^-90 (DF)", Series: [2]float64{0.1, 0.1}, operands: 1, pieces: aroundOne, want: func(w *walk, x [][2]form) form {
		return w.apply(logarithm, w.add(w.sub(x[0][0], number(1)), x[0][1]))
	}},
	{Name: "Sin", Domain: "2^-900 (DD), 2^-90 (DF) ≤ x ≤ 0.8", Series: [2]float64{0.0018, 0.0042}, operands: 1, depth: 7, pieces: func(m arithmetic) []piece {
		return each(append(even(0x1p-5, 0.8, 128), binades(m.small(), -5, 2)...))
	}, want: of(sine)},
	{Name: "Cos", Domain: "2^-900 (DD), 2^-90 (DF) ≤ x ≤ 0.8", Series: [2]float64{0.0011, 0.00018}, operands: 1, depth: 7, pieces: func(m arithmetic) []piece {
		return each(append(even(0x1p-5, 0.8, 128), binades(m.small(), -5, 2)...))
	}, want: of(cosine)},
}

// small is the exponent of the least numbers that are looked at.
func (m arithmetic) small() int {
	if m.single {
		return -90
	}
	return -900
}

func (w *walk) whole(x [2]form) form { return w.add(x[0], x[1]) }

func of(g reference) func(w *walk, x [][2]form) form {
	return func(w *walk, x [][2]form) form { return w.apply(g, w.whole(x[0])) }
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
		list = append(list, limbs{1, 1, l.lo, l.hi}, limbs{1, 1, -l.hi, -l.lo})
	}
	for _, l := range list { // whose ends may be no machine numbers
		l.lo, l.hi = m.round(l.lo), m.round(l.hi)
		if m.above(l.lo) == l.hi { // the lower limb is large beside the distance
			z = append(z, piece{full(l.lo, l.lo)}, piece{full(l.hi, l.hi)})
		} else {
			z = append(z, piece{l})
		}
	}
	return z
}

// Limit returns that of [Function.Series] for f.
func (g Function) Limit(f *ir.Func) float64 {
	if f.Limb == ir.F32 {
		return g.Series[0]
	}
	return g.Series[1]
}

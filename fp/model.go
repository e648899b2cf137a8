package fp

import "math"

// # Arithmetics as values
//
// The graphics processors of 2002 to 2006 computed in arithmetics of their own,
// of which only error intervals are published ([HL04], [DGD06] Table 2, [Tha07]
// Table I). A Model is an arithmetic built from the three parts that decide
// those intervals. As in hardware, a sum is
//
//	a  1.xxxxxxxxxxxxxxxxxxxxxxx
//	b      1.yyyyyyyyyyyyyyyyyyy|gg yy     b is shifted to the exponent of a,
//	                              ↑        g guard bits are kept, the rest is dropped
//
// then added or subtracted, normalised, and truncated. Without a sticky bit for
// what was dropped, a subtraction may come out above the exact difference.
//
// A truncated multiplier leaves out the columns of partial products below the
// ones that matter, and adds a constant for what they would have carried:
//
//	        x x x x x x x x
//	      x x x x x x x x            columns below k = p-Columns are left out,
//	    x x x x x x|x x              the constant is C/16 of 2^p, the last place
//	  x x x x x x x|x                of a product of 2p bits
//
// A quotient is a product with a reciprocal. In [½, 1) a unit of the reciprocal is half
// a unit of a factor in [1, 2): where 1/b is next to ½ and a next to 2, an error of the
// reciprocal is doubled in the quotient, and where 1/b is next to 1 it is not.
//
//	1/b  ½ + e ─────────────────── 1 - e'      Half and One of a Spread
//	a/b  up to 2e + that of Mul    up to e' + that of Mul
//
// So a reciprocal may err by 0.98 of a unit next to 1, which is what is published of the
// G80's ([Wil13] Table 8.11), and by no more than 0.652 next to ½, which is what its
// quotients leave. A reciprocal of p bits errs by half a unit next to ½: 1/(2-2u) is
// ½ + ½u + …, between two numbers. Doubled it is a whole unit, more than the published
// quotients of the NV35 leave, -1.199 and 1.375, beside what its products err by: there it
// enters the product with Guard bits more.
//
// Numbers are held in float64, as the interpreter of the IR holds them.

// Model is an arithmetic, such as that of an old graphics processor: a set of numbers of
// 2 to 24 bits, and how operations round into it. Numbers are held in float64. Arguments
// of its methods are numbers of it, and so are the results, which are rounded as the
// Adder, the Multiplier and the Divider say.
type Model struct {
	Name       string
	About      string // in a sentence, what it stands for
	Numbers    Format
	Adder      Adder
	Multiplier Multiplier
	Divider    Divider
	Fused      bool // FMA rounds once, to nearest; else it is a product and a sum
	ChoppedMAD bool // FMA that is not Fused truncates the product, whatever Mul does
}

// Adder is how sums are rounded: [NearestSum], [ChoppedSum], or a number of guard bits
// from 0 on. With guard bits the smaller operand is shifted to the exponent of the larger
// one, what is more than so many bits below the last place of that is dropped, and the sum
// is truncated.
type Adder int

const (
	NearestSum Adder = -1 - iota // once, to nearest, ties to even
	ChoppedSum                   // the exact sum is truncated
)

// Multiplier is how products are rounded. A TruncatedArray leaves out the columns of
// partial products that are more than Columns below the last place of a product, adds C
// sixteenths of that place for what they would have carried, and truncates.
type Multiplier struct {
	Kind       MultiplierKind
	Columns, C int // of a TruncatedArray only
}

// MultiplierKind is a way to round products.
type MultiplierKind uint8

const (
	NearestProduct MultiplierKind = iota // once, to nearest, ties to even
	ChoppedProduct                       // the exact product is truncated
	TruncatedArray                       // not all partial products, as Multiplier says
)

// Divider is how quotients and roots come about. Without Reciprocal they are rounded to
// nearest. With it a/b is the product of a and 1/b, and √a that of a and 1/√a; these
// are the exact ones, but for a part of the last place, rounded.
type Divider struct {
	Reciprocal bool
	Chopped    bool // reciprocals are truncated; else they are rounded to nearest
	Guard      int  // bits, at most 4, that a reciprocal has in a product more than others have
	Rcp, Rsqrt Spread
}

// Spread is by how much a reciprocal is off before it is rounded: as much as Half says
// where it is next to the power of two below it, as much as One says next to that above,
// and between them in proportion. That of a power of two is not off.
type Spread struct{ Half, One Range }

// Range is a part of the last place, from Low to High with the low bits of the operand.
type Range struct{ Low, High float64 }

// Models returns the named models: ieee, r300, r520, nv35, nv40, g70 and g80. That of r300
// is the arithmetic inside its shaders, in which 32-bit operands have been shortened to 24
// bits. Sums, products and quotients have the published intervals ([HL04], [DGD06] Table 2,
// [Tha07] Table I); other multipliers would have them too. What is published is the worst
// that a test met: products of r300, nv35, nv40 and g70 err by up to 0.015 more, and
// quotients of r300, whose truncated reciprocal makes the interval (-2.875, 0.125], by 0.006
// below and 0.031 above. Reciprocals and roots of g80 are within what [Wil13] has in Tables
// 8.11 and 8.13, and its multiply-add truncates the product, as note 1 there says. Of the
// roots of the others nothing is published: they are made as quotients are. Of r520 nothing
// is published but its format: it has the parts of r300, its products a column more, so
// that they are faithful.
func Models() []Model {
	nvidia := Multiplier{TruncatedArray, 7, 5}
	chopped := Divider{Reciprocal: true, Chopped: true}
	fp40 := Spread{Half: Range{-0.22, 0.249}, One: Range{-0.22, 0.249}}
	guarded := Divider{Reciprocal: true, Guard: 2, Rcp: fp40, Rsqrt: fp40}
	return []Model{
		{Name: "ieee", About: "IEEE 754 binary32: every operation rounds once, to nearest", Numbers: binary32, Adder: NearestSum, Fused: true},
		{Name: "r300", About: "ATI R300 (2002): 17 bits, one guard bit, truncated", Numbers: ati24, Adder: 1,
			Multiplier: Multiplier{TruncatedArray, 7, 1}, Divider: chopped},
		{Name: "r520", About: "ATI R520 (2005): the parts of R300 with 24 bits; its format alone is published", Numbers: ati32, Adder: 1,
			Multiplier: Multiplier{TruncatedArray, 8, 1}, Divider: chopped},
		{Name: "nv35", About: "Nvidia NV35 (2003): two guard bits, truncated", Numbers: nvidia32, Adder: 2, Multiplier: nvidia, Divider: guarded},
		{Name: "nv40", About: "Nvidia NV40 (2004), as NV35: the 6800 of Thall", Numbers: nvidia32, Adder: 2, Multiplier: nvidia, Divider: guarded},
		{Name: "g70", About: "Nvidia G70 (2005), as NV35: the 7800GTX of da Graça and Defour", Numbers: nvidia32, Adder: 2,
			Multiplier: nvidia, Divider: guarded},
		{Name: "g80", About: "Nvidia G80 (2006): sums and products to nearest, no subnormal numbers", Numbers: nvidia32, Adder: NearestSum,
			Divider: Divider{Reciprocal: true,
				Rcp:   Spread{Half: Range{-0.0411, 0.1516}, One: Range{-0.48, 0.48}},
				Rsqrt: Spread{Half: Range{-0.75, 0.75}, One: Range{-1.02, 1.02}}},
			ChoppedMAD: true},
	}
}

// LookupModel returns the model of Models with that name, and whether there is one.
func LookupModel(name string) (Model, bool) {
	for _, m := range Models() {
		if m.Name == name {
			return m, true
		}
	}
	return Model{}, false
}

// Format returns the set of numbers of m, which is m.Numbers.
func (m Model) Format() Format { return m.Numbers }

// Add returns a + b.
func (m Model) Add(a, b float64) float64 {
	f := m.Numbers
	switch {
	case m.Adder == NearestSum || a-a != 0 || b-b != 0:
		return f.round(a + b)
	case m.Adder == ChoppedSum:
		s := a + b
		v := s - a
		e := (a - (s - v)) + (b - v)
		if e != 0 && math.Signbit(e) != math.Signbit(s) { // |a + b| < |s|
			s = math.Float64frombits(math.Float64bits(s) - 1)
		}
		return f.truncate(s)
	}
	if math.Abs(a) < math.Abs(b) {
		a, b = b, a
	}
	keep := f.Prec + int(m.Adder) - (exponent(a) - exponent(b)) // bits of b
	return f.truncate(a + leading(b, keep))                     // exact, but for truncate
}

// Sub returns a - b.
func (m Model) Sub(a, b float64) float64 { return m.Add(a, -b) }

// Mul returns ab.
func (m Model) Mul(a, b float64) float64 { return m.product(a, b, 0) }

// product returns ab, where b has guard bits more than other numbers.
func (m Model) product(a, b float64, guard int) float64 {
	f := m.Numbers
	p := float64(a * b) // exact
	switch {
	case m.Multiplier.Kind == NearestProduct || p-p != 0 || p == 0:
		return f.round(p)
	case m.Multiplier.Kind == ChoppedProduct:
		return f.truncate(p)
	}
	prec := f.Prec + guard
	x, y := f.significand(a), Format{Prec: prec}.significand(b)
	sum := x * y
	k := prec - m.Multiplier.Columns
	for i := range max(k, 0) { // row i without its bits below column k
		sum -= (x >> i & 1) * (y & (1<<(k-i) - 1)) << i
	}
	sum += uint64(m.Multiplier.C) << prec >> 4
	p = float64(sum) * pow2(exponent(a)+exponent(b)-(f.Prec-1)-(prec-1))
	if math.Signbit(a) != math.Signbit(b) {
		p = -p
	}
	return f.truncate(p)
}

// FMA returns ab + c: rounded once where m is Fused, else the sum of c and the product,
// which is that of Mul, or truncated where m says so.
func (m Model) FMA(a, b, c float64) float64 {
	switch {
	case m.Fused:
		return m.Numbers.round(SumToOdd(float64(a*b), c)) // the product is exact
	case m.ChoppedMAD:
		p := float64(a * b) // exact
		if p-p == 0 {
			p = m.Numbers.truncate(p)
		}
		return m.Add(p, c)
	}
	return m.Add(m.Mul(a, b), c)
}

// SumToOdd returns a + b rounded to odd: a sum that is no float64 gives the one of its two neighbours whose
// last bit is 1. Rounded again, to at most 51 bits, that is the sum rounded once ([BM08]).
func SumToOdd(a, b float64) float64 {
	s := a + b
	v := s - a
	e := (a - (s - v)) + (b - v)
	if e-e == 0 && e != 0 && math.Float64bits(s)&1 == 0 {
		if math.Signbit(e) == math.Signbit(s) {
			return math.Float64frombits(math.Float64bits(s) + 1)
		}
		return math.Float64frombits(math.Float64bits(s) - 1)
	}
	return s
}

// Div returns a / b.
func (m Model) Div(a, b float64) float64 {
	if !m.Divider.Reciprocal {
		return m.Numbers.round(a / b)
	}
	return m.product(a, m.reciprocal(1/b, b, m.Divider.Rcp, m.Divider.Guard), m.Divider.Guard)
}

// Rcp returns 1 / a.
func (m Model) Rcp(a float64) float64 { return m.reciprocal(1/a, a, m.Divider.Rcp, 0) }

// Sqrt returns √a.
func (m Model) Sqrt(a float64) float64 {
	if !m.Divider.Reciprocal || a == 0 || math.IsInf(a, 1) {
		return m.Numbers.round(math.Sqrt(a))
	}
	return m.product(a, m.reciprocal(1/math.Sqrt(a), a, m.Divider.Rsqrt, m.Divider.Guard), m.Divider.Guard)
}

// Rsqrt returns 1 / √a.
func (m Model) Rsqrt(a float64) float64 {
	return m.reciprocal(1/math.Sqrt(a), a, m.Divider.Rsqrt, 0)
}

// reciprocal rounds r, which comes from a, as the divider does, to so many bits more than
// the numbers of m have.
func (m Model) reciprocal(r, a float64, s Spread, guard int) float64 {
	f := m.Numbers
	if r-r != 0 {
		return f.round(r)
	}
	if frac, _ := math.Frexp(a); s != (Spread{}) && a != 0 && math.Abs(frac) != 0.5 {
		const steps = 255
		at := float64(f.significand(a)&steps) / steps
		half := s.Half.Low + float64((s.Half.High-s.Half.Low)*at)
		one := s.One.Low + float64((s.One.High-s.One.Low)*at)
		frac, _ := math.Frexp(r)
		off := half + float64((one-half)*(2*math.Abs(frac)-1))
		r += float64(math.Copysign(f.ULP(r), r) * off)
	}
	f.Prec += guard
	if m.Divider.Chopped {
		return f.truncate(r)
	}
	return f.round(r)
}

// exponent returns ⌊log2|a|⌋, less than any other for 0.
func exponent(a float64) int { return int(math.Float64bits(a)>>52&0x7ff) - 1023 }

// leading returns the n leading bits of the significand of a.
func leading(a float64, n int) float64 {
	switch {
	case n <= 0:
		return math.Copysign(0, a)
	case n >= 53:
		return a
	}
	return math.Float64frombits(math.Float64bits(a) &^ (1<<(53-n) - 1))
}

// significand returns the significand of a ≠ 0 as an integer of f.Prec bits.
func (f Format) significand(a float64) uint64 {
	return (math.Float64bits(a)&(1<<52-1) | 1<<52) >> (53 - f.Prec)
}

// truncate returns x rounded toward zero to f, and beyond its range what
// [Format.Round] has there.
func (f Format) truncate(x float64) float64 {
	if e := exponent(x); e < f.Emin {
		if f.Flush {
			return math.Copysign(0, x)
		}
		return leading(x, f.Prec-(f.Emin-e))
	}
	return f.fit(leading(x, f.prec()))
}

package products

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// reflecting is what a reflection needs of numbers, beside what systems need.
type reflecting[E any] interface {
	numbers[E]

	sum(a, b E) E
	difference(a, b E) E
	one() E
	abs(a E) E
	sqr(a E) E         // |a|²
	exponent(a E) int  // of the leading limb
	small(a E) bool    // a number about it has no room for all of its digits
	negative(a E) bool // its real part is
}

// Reflect makes of a column of so many rows the number that a reflection leaves of it, with the vector below, and sets tau[0], as
// package mat does. squares has room for as many numbers.
//
//limb:kernel device
func Reflect[S reflecting[E], E any](g kernel.Group, a, tau, squares Part[E], rows int) {
	var by S
	var best, some [Threads]int32
	var about [3]int32 // the row with the largest size, whether there is something below the first row, and by how much it is raised
	var d [1]E
	g.Each(Threads, func(t int) {
		at, found := min(t, rows-1), int32(0)
		for i := t; i < rows; i += Threads {
			if by.above(by.abs(a.at(i, 0)), by.abs(a.at(at, 0))) {
				at = i
			}
			if i > 0 && !by.zero(a.at(i, 0)) {
				found = 1
			}
		}
		best[t], some[t] = int32(at), found
	})
	g.Each(1, func(int) {
		at, found := int(best[0]), some[0]
		for t := 1; t < Threads; t++ {
			found = max(found, some[t])
			if by.above(by.abs(a.at(int(best[t]), 0)), by.abs(a.at(at, 0))) {
				at = int(best[t])
			}
		}
		up := int32(0)
		if most := by.abs(a.at(at, 0)); by.small(most) && !by.zero(most) {
			up = int32(-by.exponent(most))
		}
		about[0], about[1], about[2] = int32(at), found, up
	})
	g.Each(rows, func(i int) {
		if about[1] != 0 && about[2] != 0 {
			a.Data[a.At+i*a.Row] = by.shifted(a.at(i, 0), int(about[2]))
		}
	})
	g.Each(rows, func(i int) {
		squares.Data[squares.At+i*squares.Row] = by.sqr(by.shifted(a.at(i, 0), -by.exponent(by.abs(a.at(int(about[0]), 0)))))
	})
	g.Each(1, func(int) {
		var s E
		tau.Data[tau.At] = s
		if about[1] != 0 {
			for i := range rows {
				s = by.sum(s, squares.at(i, 0))
			}
			beta := by.shifted(by.root(s), by.exponent(by.abs(a.at(int(about[0]), 0))))
			if !by.negative(a.at(0, 0)) {
				beta = by.opposite(beta)
			}
			d[0] = by.difference(a.at(0, 0), beta)
			tau.Data[tau.At] = by.quotient(by.opposite(d[0]), beta)
			a.Data[a.At] = by.shifted(beta, -int(about[2]))
		}
	})
	g.Each(rows-1, func(t int) {
		if about[1] != 0 {
			a.Data[a.At+(t+1)*a.Row] = by.quotient(a.at(t+1, 0), d[0])
		}
	})
}

// Vectors sets element i of v, row by row, to that of the vectors below the diagonal of a, which have 1 on it.
//
//limb:kernel device
func Vectors[S reflecting[E], E any](i int, v, a Part[E], cols int) {
	var by S
	r, j := i/cols, i%cols
	var x E
	if r == j {
		x = by.one()
	}
	if r > j {
		x = a.at(r, j)
	}
	v.Data[v.At+r*v.Row+j*v.Col] = x
}

func (pairs[T]) sum(a, b limb.Pair[T]) limb.Pair[T]        { return a.Add(b) }
func (pairs[T]) difference(a, b limb.Pair[T]) limb.Pair[T] { return a.Sub(b) }
func (pairs[T]) one() limb.Pair[T]                         { return limb.Pair[T]{Hi: 1} }
func (pairs[T]) abs(a limb.Pair[T]) limb.Pair[T]           { return a.Abs() }
func (pairs[T]) sqr(a limb.Pair[T]) limb.Pair[T]           { return a.Sqr() }
func (pairs[T]) exponent(a limb.Pair[T]) int               { return limb.Pair[T]{Hi: a.Hi}.Ilogb() }
func (pairs[T]) small(a limb.Pair[T]) bool                 { return a.Hi < pairsLeast[T]() }
func (pairs[T]) negative(a limb.Pair[T]) bool              { return a.Signbit() }
func (quads[T]) sum(a, b limb.Quad[T]) limb.Quad[T]        { return a.Add(b) }
func (quads[T]) difference(a, b limb.Quad[T]) limb.Quad[T] { return a.Sub(b) }
func (quads[T]) one() limb.Quad[T]                         { return limb.Quad[T]{X0: 1} }
func (quads[T]) abs(a limb.Quad[T]) limb.Quad[T]           { return a.Abs() }
func (quads[T]) sqr(a limb.Quad[T]) limb.Quad[T]           { return a.Sqr() }
func (quads[T]) exponent(a limb.Quad[T]) int               { return limb.Quad[T]{X0: a.X0}.Ilogb() }
func (quads[T]) small(a limb.Quad[T]) bool                 { return a.X0 < quadsLeast[T]() }
func (quads[T]) negative(a limb.Quad[T]) bool              { return a.Signbit() }

func (complexPairs[T]) sum(a, b limb.ComplexPair[T]) limb.ComplexPair[T]        { return a.Add(b) }
func (complexPairs[T]) difference(a, b limb.ComplexPair[T]) limb.ComplexPair[T] { return a.Sub(b) }
func (complexPairs[T]) one() limb.ComplexPair[T]                                { return limb.ComplexPair[T]{Re: limb.Pair[T]{Hi: 1}} }
func (complexPairs[T]) abs(a limb.ComplexPair[T]) limb.ComplexPair[T] {
	return limb.ComplexPair[T]{Re: a.Abs()}
}
func (complexPairs[T]) sqr(a limb.ComplexPair[T]) limb.ComplexPair[T] {
	return limb.ComplexPair[T]{Re: a.AbsSqr()}
}
func (complexPairs[T]) exponent(a limb.ComplexPair[T]) int  { return limb.Pair[T]{Hi: a.Re.Hi}.Ilogb() }
func (complexPairs[T]) small(a limb.ComplexPair[T]) bool    { return a.Re.Hi < pairsLeast[T]() }
func (complexPairs[T]) negative(a limb.ComplexPair[T]) bool { return a.Re.Signbit() }

func (complexQuads[T]) sum(a, b limb.ComplexQuad[T]) limb.ComplexQuad[T]        { return a.Add(b) }
func (complexQuads[T]) difference(a, b limb.ComplexQuad[T]) limb.ComplexQuad[T] { return a.Sub(b) }
func (complexQuads[T]) one() limb.ComplexQuad[T]                                { return limb.ComplexQuad[T]{Re: limb.Quad[T]{X0: 1}} }
func (complexQuads[T]) abs(a limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return limb.ComplexQuad[T]{Re: a.Abs()}
}
func (complexQuads[T]) sqr(a limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return limb.ComplexQuad[T]{Re: a.AbsSqr()}
}
func (complexQuads[T]) exponent(a limb.ComplexQuad[T]) int  { return limb.Quad[T]{X0: a.Re.X0}.Ilogb() }
func (complexQuads[T]) small(a limb.ComplexQuad[T]) bool    { return a.Re.X0 < quadsLeast[T]() }
func (complexQuads[T]) negative(a limb.ComplexQuad[T]) bool { return a.Re.Signbit() }

// pairsLeast is where pairs are small, triplesLeast triples, and quadsLeast quads: the root of the least normal number in units of the type.
func pairsLeast[T limb.Float]() T {
	x := T(0x1p-39)
	if !narrow[T]() {
		x = T(x * 0x1p-75) // 2^-114
		x = T(T(T(x*x)*T(x*x)) * 0x1p-2)
	}
	return x
}

func triplesLeast[T limb.Float]() T {
	x := T(0x1p-27)
	if !narrow[T]() {
		x = T(x * 0x1p-81) // 2^-108
		x = T(T(T(x*x)*T(x*x)) * 0x1p-2)
	}
	return x
}

func quadsLeast[T limb.Float]() T {
	x := T(0x1p-15)
	if !narrow[T]() {
		x = T(x * 0x1p-86) // 2^-101
		x = T(T(T(x*x)*T(x*x)) * 0x1p-1)
	}
	return x
}

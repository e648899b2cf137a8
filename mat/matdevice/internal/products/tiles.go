package products

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # Products of numbers
//
// A group has a tile of C = AB, and takes tiles of A and B to its own memory, deep columns of the
// one and rows of the other at a time. An element of C is one chain of the steps of package mat, k
// from first to last, so that nothing of tiles, groups and devices can be seen in its bits. Groups have
// the tiles of C row by row.

// Wide is the side of a tile of pairs and of residues, and Narrow that of one of larger numbers.
const Wide, Narrow = 32, 16

const (
	deep = 8 // steps between two loads
	tall = 4 // rows of an item
)

// Shape is that of a product: A has Rows × Depth elements, and B Depth × Cols.
type Shape struct{ Rows, Cols, Depth int }

// Pairs sets C to AB.
//
//limb:kernel device
func Pairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Pair[T]], s Shape) {
	var sums [Wide * Wide]limb.Pair[T]
	var left, right [Wide * deep]limb.Pair[T]
	i0, j0, h, w := place[T](s, g.Index(), Wide, Wide)
	p := part{i0, j0, h, w}
	begin(g, sums[:], Wide, p)
	multiply(g, pairs[T]{}, shared[limb.Pair[T], limb.Pair[T], limb.Pair[T]]{sums[:], left[:], right[:], Wide}, a, b, p, steps{s.Depth, 1, true})
	g.Each2(p.h, p.w, func(i, j int) {
		sum := sums[i*Wide+j]
		if sum.Hi-sum.Hi != 0 { // something infinite: the leading limbs say what comes of it
			x := T(0)
			for k := 0; k < s.Depth; k++ {
				x = x + T(a.Data[(p.i+i)*a.Row+k*a.Col].Hi*b.Data[k*b.Row+(p.j+j)*b.Col].Hi)
			}
			sum = limb.Pair[T]{Hi: x}
		}
		c.Data[(p.i+i)*c.Row+(p.j+j)*c.Col] = sum
	})
}

// Quads is Pairs for quads.
//
//limb:kernel device
//limb:twin
func Quads[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Quad[T]], s Shape) {
	var sums [Narrow * Narrow]limb.Quad[T]
	var left, right [Narrow * deep]limb.Quad[T]
	i0, j0, h, w := place[T](s, g.Index(), Narrow, Narrow)
	p := part{i0, j0, h, w}
	begin(g, sums[:], Narrow, p)
	multiply(g, quads[T]{}, shared[limb.Quad[T], limb.Quad[T], limb.Quad[T]]{sums[:], left[:], right[:], Narrow}, a, b, p, steps{s.Depth, 1, false})
	g.Each2(p.h, p.w, func(i, j int) { c.Data[(p.i+i)*c.Row+(p.j+j)*c.Col] = sums[i*Narrow+j] })
}

// ComplexPairs is Pairs for complex numbers. Its chains have the real parts of A first.
//
//limb:kernel device
func ComplexPairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexPair[T]], s Shape) {
	var sums [Narrow * Narrow]limb.ComplexPair[T]
	var left [Narrow * deep]limb.Pair[T]
	var right [Narrow * deep]limb.ComplexPair[T]
	i0, j0, h, w := place[T](s, g.Index(), Narrow, Narrow)
	p := part{i0, j0, h, w}
	begin(g, sums[:], Narrow, p)
	multiply(g, complexPairs[T]{}, shared[limb.ComplexPair[T], limb.Pair[T], limb.ComplexPair[T]]{sums[:], left[:], right[:], Narrow}, a, b, p, steps{s.Depth, 2, true})
	g.Each2(p.h, p.w, func(i, j int) { c.Data[(p.i+i)*c.Row+(p.j+j)*c.Col] = sums[i*Narrow+j] })
}

// ComplexQuads is ComplexPairs for quads.
//
//limb:kernel device
//limb:twin
func ComplexQuads[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexQuad[T]], s Shape) {
	var sums [Narrow * Narrow]limb.ComplexQuad[T]
	var left [Narrow * deep]limb.Quad[T]
	var right [Narrow * deep]limb.ComplexQuad[T]
	i0, j0, h, w := place[T](s, g.Index(), Narrow, Narrow)
	p := part{i0, j0, h, w}
	begin(g, sums[:], Narrow, p)
	multiply(g, complexQuads[T]{}, shared[limb.ComplexQuad[T], limb.Quad[T], limb.ComplexQuad[T]]{sums[:], left[:], right[:], Narrow}, a, b, p, steps{s.Depth, 2, false})
	g.Each2(p.h, p.w, func(i, j int) { c.Data[(p.i+i)*c.Row+(p.j+j)*c.Col] = sums[i*Narrow+j] })
}

// part is what a group has of C: h rows and w columns, from row i and column j on.
type part struct{ i, j, h, w int }

// place returns the part of group g, in tiles of so many rows and columns.
func place[T limb.Float](s Shape, g, high, wide int) (i, j, h, w int) {
	across := (s.Cols + wide - 1) / wide
	i, j = g/across*high, g%across*wide
	return i, j, min(high, s.Rows-i), min(wide, s.Cols-j)
}

// arithmetic is how a chain C goes through A and B, with elements E: in one turn, or two where A is complex, first with
// its real parts. left and right are what a turn takes of their elements, L and R.
type arithmetic[C, E, L, R any] interface {
	left(a E, turn int) L
	right(b E, turn int) R
	step(c C, a L, b R) C
}

type (
	pairs[T limb.Float]          struct{}
	triples[T limb.Float]        struct{}
	complexPairs[T limb.Float]   struct{}
	complexTriples[T limb.Float] struct{}
)

// quads are those of quads, and triples have twins of all that they have.
//
//limb:twin
type quads[T limb.Float] struct{}

// complexQuads are those of complex quads.
//
//limb:twin
type complexQuads[T limb.Float] struct{}

func (pairs[T]) left(a limb.Pair[T], _ int) limb.Pair[T]  { return a }
func (pairs[T]) right(b limb.Pair[T], _ int) limb.Pair[T] { return b }
func (pairs[T]) step(c, a, b limb.Pair[T]) limb.Pair[T]   { return tile.Short[T]{}.Step(c, a, b) }
func (quads[T]) left(a limb.Quad[T], _ int) limb.Quad[T]  { return a }
func (quads[T]) right(b limb.Quad[T], _ int) limb.Quad[T] { return b }
func (quads[T]) step(c, a, b limb.Quad[T]) limb.Quad[T]   { return a.MulAdd(b, c) }

func (complexPairs[T]) left(a limb.ComplexPair[T], turn int) limb.Pair[T] {
	if turn == 0 {
		return a.Re
	}
	return a.Im
}

func (complexPairs[T]) right(b limb.ComplexPair[T], turn int) limb.ComplexPair[T] {
	if turn == 0 {
		return b
	}
	return limb.ComplexPair[T]{Re: b.Im.Neg(), Im: b.Re}
}

func (complexPairs[T]) step(c limb.ComplexPair[T], a limb.Pair[T], b limb.ComplexPair[T]) limb.ComplexPair[T] {
	s := tile.Short[T]{}
	return limb.ComplexPair[T]{Re: s.Step(c.Re, a, b.Re), Im: s.Step(c.Im, a, b.Im)}
}

func (complexQuads[T]) left(a limb.ComplexQuad[T], turn int) limb.Quad[T] {
	if turn == 0 {
		return a.Re
	}
	return a.Im
}

func (complexQuads[T]) right(b limb.ComplexQuad[T], turn int) limb.ComplexQuad[T] {
	if turn == 0 {
		return b
	}
	return limb.ComplexQuad[T]{Re: b.Im.Neg(), Im: b.Re}
}

func (complexQuads[T]) step(c limb.ComplexQuad[T], a limb.Quad[T], b limb.ComplexQuad[T]) limb.ComplexQuad[T] {
	return limb.ComplexQuad[T]{Re: a.MulAdd(b.Re, c.Re), Im: a.MulAdd(b.Im, c.Im)}
}

// steps are those of a chain, depth in each turn. Where they are short, eight are one phase.
type steps struct {
	depth, turns int
	short        bool
}

// shared is what a group has in its memory: a tile of C of some side, and what a turn takes of A and B.
type shared[C, L, R any] struct {
	sums  []C
	left  []L
	right []R
	side  int
}

// begin sets the rows of a part, and what is below them, to 0.
func begin[C any](g kernel.Group, sums []C, side int, p part) {
	g.Each2((p.h+tall-1)/tall*tall, p.w, func(i, j int) {
		var zero C
		sums[i*side+j] = zero
	})
}

// multiply adds a part of a product to the sums of a tile.
func multiply[S arithmetic[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m shared[C, L, R], a, b tile.Strided[E], p part, n steps) {
	strips := (p.h + tall - 1) / tall
	for at, d := 0, 0; at < n.turns*n.depth; at += d {
		turn, k0 := at/n.depth, at%n.depth
		d = min(deep, n.depth-k0)
		g.Each2(strips*tall, d, func(i, k int) { // the last row stands in for those that are not there
			m.left[i*deep+k] = s.left(a.Data[(p.i+min(i, p.h-1))*a.Row+(k0+k)*a.Col], turn)
		})
		g.Each2(d, p.w, func(k, j int) { m.right[k*m.side+j] = s.right(b.Data[(k0+k)*b.Row+(p.j+j)*b.Col], turn) })
		more[S, C, E](g, s, m, p, n, d)
	}
}

// more adds d products to the sums of a tile.
func more[S arithmetic[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m shared[C, L, R], p part, n steps, d int) {
	if n.short && d == deep {
		g.Each2((p.h+tall-1)/tall, p.w, func(r, j int) {
			z, l := r*tall*m.side+j, r*tall*deep
			c0, c1, c2, c3 := m.sums[z], m.sums[z+m.side], m.sums[z+2*m.side], m.sums[z+3*m.side]
			for k := range deep {
				b := m.right[k*m.side+j]
				c0, c1, c2, c3 = s.step(c0, m.left[l+k], b), s.step(c1, m.left[l+deep+k], b), s.step(c2, m.left[l+2*deep+k], b), s.step(c3, m.left[l+3*deep+k], b)
			}
			m.sums[z] = c0
			m.sums[z+m.side] = c1
			m.sums[z+2*m.side] = c2
			m.sums[z+3*m.side] = c3
		})
	} else {
		for k := 0; k < d; k++ {
			g.Each2(p.h, p.w, func(i, j int) {
				m.sums[i*m.side+j] = s.step(m.sums[i*m.side+j], m.left[i*deep+k], m.right[k*m.side+j])
			})
		}
	}
}

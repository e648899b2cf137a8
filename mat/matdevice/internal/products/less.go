package products

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # Updates
//
// A factorisation and a triangular system subtract products: C -= AB, where the chains go on from what C has. Of a product's kernels
// these differ in the first phase and in the sign of A. The three may be parts of one array.

// Part is a part of a matrix: element (i, k) is Data[At + i·Row + k·Col].
type Part[N any] struct {
	Data         []N
	At, Row, Col int
}

func (p Part[N]) at(i, k int) N { return p.Data[p.At+i*p.Row+k*p.Col] }

// LessPairs subtracts AB from C.
//
//limb:kernel device
func LessPairs[T limb.Float](g kernel.Group, c, a, b Part[limb.Pair[T]], s Shape) {
	var sums [Wide * Wide]limb.Pair[T]
	var left, right [Wide * deep]limb.Pair[T]
	i0, j0, h, w := place[T](s, g.Index(), Wide, Wide)
	less(g, pairs[T]{}, shared[limb.Pair[T], limb.Pair[T], limb.Pair[T]]{sums[:], left[:], right[:], Wide}, c, a, b, part{i0, j0, h, w}, steps{s.Depth, 1, true})
}

// LessQuads is LessPairs for quads.
//
//limb:kernel device
//limb:twin
func LessQuads[T limb.Float](g kernel.Group, c, a, b Part[limb.Quad[T]], s Shape) {
	var sums [Narrow * Narrow]limb.Quad[T]
	var left, right [Narrow * deep]limb.Quad[T]
	i0, j0, h, w := place[T](s, g.Index(), Narrow, Narrow)
	less(g, quads[T]{}, shared[limb.Quad[T], limb.Quad[T], limb.Quad[T]]{sums[:], left[:], right[:], Narrow}, c, a, b, part{i0, j0, h, w}, steps{s.Depth, 1, false})
}

// LessComplexPairs is LessPairs for complex numbers.
//
//limb:kernel device
func LessComplexPairs[T limb.Float](g kernel.Group, c, a, b Part[limb.ComplexPair[T]], s Shape) {
	var sums [Narrow * Narrow]limb.ComplexPair[T]
	var left [Narrow * deep]limb.Pair[T]
	var right [Narrow * deep]limb.ComplexPair[T]
	i0, j0, h, w := place[T](s, g.Index(), Narrow, Narrow)
	less(g, complexPairs[T]{}, shared[limb.ComplexPair[T], limb.Pair[T], limb.ComplexPair[T]]{sums[:], left[:], right[:], Narrow}, c, a, b, part{i0, j0, h, w}, steps{s.Depth, 2, true})
}

// LessComplexQuads is LessComplexPairs for quads.
//
//limb:kernel device
//limb:twin
func LessComplexQuads[T limb.Float](g kernel.Group, c, a, b Part[limb.ComplexQuad[T]], s Shape) {
	var sums [Narrow * Narrow]limb.ComplexQuad[T]
	var left [Narrow * deep]limb.Quad[T]
	var right [Narrow * deep]limb.ComplexQuad[T]
	i0, j0, h, w := place[T](s, g.Index(), Narrow, Narrow)
	less(g, complexQuads[T]{}, shared[limb.ComplexQuad[T], limb.Quad[T], limb.ComplexQuad[T]]{sums[:], left[:], right[:], Narrow}, c, a, b, part{i0, j0, h, w}, steps{s.Depth, 2, false})
}

// LessMachine is LessPairs for float64.
//
//limb:kernel device
func LessMachine(g kernel.Group, c, a, b Part[float64], s Shape) {
	var sums [Wide * Wide]float64
	var left, right [Wide * deep]float64
	i0, j0, h, w := place[float64](s, g.Index(), Wide, Wide)
	less(g, machine{}, shared[float64, float64, float64]{sums[:], left[:], right[:], Wide}, c, a, b, part{i0, j0, h, w}, steps{s.Depth, 1, true})
}

// OwnLessPairs is LessPairs with sums in registers.
//
//limb:kernel device
func OwnLessPairs[T limb.Float](g kernel.Group, c, a, b Part[limb.Pair[T]], s Shape) {
	const high, wide = Items * Limbs / 2, Items * Limbs / 2
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.Pair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	ownLess[[16]limb.Pair[T], [4]limb.Pair[T]](g, pairs[T]{}, held[limb.Pair[T], limb.Pair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1, true, true})
}

// SmallLessPairs is OwnLessPairs with a quarter of the sums.
//
//limb:kernel device
func SmallLessPairs[T limb.Float](g kernel.Group, c, a, b Part[limb.Pair[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 4
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.Pair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	ownLess[[4]limb.Pair[T], [2]limb.Pair[T]](g, pairs[T]{}, held[limb.Pair[T], limb.Pair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1, true, true})
}

// OwnLessQuads is LessQuads with sums in registers.
//
//limb:kernel device
//limb:twin
func OwnLessQuads[T limb.Float](g kernel.Group, c, a, b Part[limb.Quad[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 4
	var left [deep * high]limb.Quad[T]
	var right [deep * wide]limb.Quad[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	ownLess[[4]limb.Quad[T], [2]limb.Quad[T]](g, quads[T]{}, held[limb.Quad[T], limb.Quad[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1, false, true})
}

// OwnLessComplexPairs is LessComplexPairs with sums in registers.
//
//limb:kernel device
func OwnLessComplexPairs[T limb.Float](g kernel.Group, c, a, b Part[limb.ComplexPair[T]], s Shape) {
	const high, wide = Items * Limbs / 2, Items * Limbs / 4
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.ComplexPair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	ownLess[[8]limb.ComplexPair[T], [2]limb.ComplexPair[T]](g, complexPairs[T]{}, held[limb.Pair[T], limb.ComplexPair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2, true, true})
}

// OwnLessComplexQuads is LessComplexQuads with sums in registers.
//
//limb:kernel device
//limb:twin
func OwnLessComplexQuads[T limb.Float](g kernel.Group, c, a, b Part[limb.ComplexQuad[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 8
	var left [deep * high]limb.Quad[T]
	var right [deep * wide]limb.ComplexQuad[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	ownLess[[2]limb.ComplexQuad[T], [1]limb.ComplexQuad[T]](g, complexQuads[T]{}, held[limb.Quad[T], limb.ComplexQuad[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2, false, true})
}

// OwnLessMachine is LessMachine with sums in registers.
//
//limb:kernel device
func OwnLessMachine(g kernel.Group, c, a, b Part[float64], s Shape) {
	const high, wide = Items * Limbs / 2, Items * Limbs / 2
	var left [deep * high]float64
	var right [deep * wide]float64
	i0, j0, h, w := place[float64](s, g.Index(), high, wide)
	ownLess[[16]float64, [4]float64](g, machine{}, held[float64, float64]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1, true, true})
}

// opposing is an arithmetic that has the other sign of A.
type opposing[C, E, L, R any] interface {
	arithmetic[C, E, L, R]
	opposite(a E) E
}

// less subtracts AB from a part of C, with sums in a group's memory.
func less[S opposing[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m shared[C, L, R], c Part[C], a, b Part[E], p part, n steps) {
	strips := (p.h + tall - 1) / tall
	g.Each2(strips*tall, p.w, func(i, j int) { m.sums[i*m.side+j] = c.at(p.i+min(i, p.h-1), p.j+j) })
	for at, d := 0, 0; at < n.turns*n.depth; at += d {
		turn, k0 := at/n.depth, at%n.depth
		d = min(deep, n.depth-k0)
		g.Each2(strips*tall, d, func(i, k int) { m.left[i*deep+k] = s.left(s.opposite(a.at(p.i+min(i, p.h-1), k0+k)), turn) })
		g.Each2(d, p.w, func(k, j int) { m.right[k*m.side+j] = s.right(b.at(k0+k, p.j+j), turn) })
		more[S, C, E](g, s, m, p, n, d)
	}
	g.Each2(p.h, p.w, func(i, j int) { c.Data[c.At+(p.i+i)*c.Row+(p.j+j)*c.Col] = m.sums[i*m.side+j] })
}

// ownLess is less with sums in registers.
func ownLess[P patch[C], V line[R], S opposing[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m held[L, R], c Part[C], a, b Part[E], o of) {
	z := tile.Strided[C]{Data: c.Data[c.At:], Row: c.Row, Col: c.Col}
	x, y := tile.Strided[E]{Data: a.Data[a.At:], Row: a.Row, Col: a.Col}, tile.Strided[E]{Data: b.Data[b.At:], Row: b.Row, Col: b.Col}
	own[P, V](g, s, m, z, x, y, o)
}

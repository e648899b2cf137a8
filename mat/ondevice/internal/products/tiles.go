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
// from first to last, so that nothing of tiles, groups and devices can be seen in its bits.
//
// Element (i, k) of A is a[i·aRow + k·aCol], and those of B and C likewise: each may be a
// transpose. Groups have the tiles of C row by row.

// Wide is the side of a tile of pairs and of residues, and Narrow that of one of larger numbers.
const Wide, Narrow = 32, 16

const (
	deep = 8 // steps between two loads
	tall = 4 // rows of an item
)

// Pairs sets C to AB.
//
//limb:kernel
func Pairs[T limb.Float](g kernel.Group, c, a, b []limb.Pair[T], rows, cols, depth, aRow, aCol, bRow, bCol, cRow, cCol int) {
	var sums [Wide * Wide]limb.Pair[T]
	var left, right [Wide * deep]limb.Pair[T]
	h, w, i0, j0 := place[T](g.Index(), rows, cols, Wide)
	begin(g, sums[:], Wide, h, w)
	multiply(g, pairs[T]{}, 1, true, sums[:], left[:], right[:], a, b, Wide, h, w, depth, i0*aRow, aRow, aCol, j0*bCol, bRow, bCol)
	g.Each2(h, w, func(i, j int) {
		s := sums[i*Wide+j]
		if s.Hi-s.Hi != 0 { // something infinite: the leading limbs say what comes of it
			x := T(0)
			for k := 0; k < depth; k++ {
				x = x + T(a[(i0+i)*aRow+k*aCol].Hi*b[k*bRow+(j0+j)*bCol].Hi)
			}
			s = limb.Pair[T]{Hi: x}
		}
		c[(i0+i)*cRow+(j0+j)*cCol] = s
	})
}

// Quads is Pairs for quads.
//
//limb:kernel
func Quads[T limb.Float](g kernel.Group, c, a, b []limb.Quad[T], rows, cols, depth, aRow, aCol, bRow, bCol, cRow, cCol int) {
	var sums [Narrow * Narrow]limb.Quad[T]
	var left, right [Narrow * deep]limb.Quad[T]
	h, w, i0, j0 := place[T](g.Index(), rows, cols, Narrow)
	begin(g, sums[:], Narrow, h, w)
	multiply(g, quads[T]{}, 1, false, sums[:], left[:], right[:], a, b, Narrow, h, w, depth, i0*aRow, aRow, aCol, j0*bCol, bRow, bCol)
	g.Each2(h, w, func(i, j int) { c[(i0+i)*cRow+(j0+j)*cCol] = sums[i*Narrow+j] })
}

// ComplexPairs is Pairs for complex numbers. Its chains have the real parts of A first.
//
//limb:kernel
func ComplexPairs[T limb.Float](g kernel.Group, c, a, b []limb.ComplexPair[T], rows, cols, depth, aRow, aCol, bRow, bCol, cRow, cCol int) {
	var sums [Narrow * Narrow]limb.ComplexPair[T]
	var left [Narrow * deep]limb.Pair[T]
	var right [Narrow * deep]limb.ComplexPair[T]
	h, w, i0, j0 := place[T](g.Index(), rows, cols, Narrow)
	begin(g, sums[:], Narrow, h, w)
	multiply(g, complexPairs[T]{}, 2, true, sums[:], left[:], right[:], a, b, Narrow, h, w, depth, i0*aRow, aRow, aCol, j0*bCol, bRow, bCol)
	g.Each2(h, w, func(i, j int) { c[(i0+i)*cRow+(j0+j)*cCol] = sums[i*Narrow+j] })
}

// ComplexQuads is ComplexPairs for quads.
//
//limb:kernel
func ComplexQuads[T limb.Float](g kernel.Group, c, a, b []limb.ComplexQuad[T], rows, cols, depth, aRow, aCol, bRow, bCol, cRow, cCol int) {
	var sums [Narrow * Narrow]limb.ComplexQuad[T]
	var left [Narrow * deep]limb.Quad[T]
	var right [Narrow * deep]limb.ComplexQuad[T]
	h, w, i0, j0 := place[T](g.Index(), rows, cols, Narrow)
	begin(g, sums[:], Narrow, h, w)
	multiply(g, complexQuads[T]{}, 2, false, sums[:], left[:], right[:], a, b, Narrow, h, w, depth, i0*aRow, aRow, aCol, j0*bCol, bRow, bCol)
	g.Each2(h, w, func(i, j int) { c[(i0+i)*cRow+(j0+j)*cCol] = sums[i*Narrow+j] })
}

// place returns the size of a group's tile, and its first row and column.
func place[T limb.Float](g, rows, cols, side int) (h, w, i0, j0 int) {
	across := (cols + side - 1) / side
	i0, j0 = g/across*side, g%across*side
	return min(side, rows-i0), min(side, cols-j0), i0, j0
}

// arithmetic is how a chain C goes through A and B, with elements E: once, or twice where A is complex, first with
// its real parts. left and right are what a turn takes of their elements, L and R.
type arithmetic[C, E, L, R any] interface {
	left(a E, turn int) L
	right(b E, turn int) R
	step(c C, a L, b R) C
}

type (
	pairs[T limb.Float]        struct{}
	quads[T limb.Float]        struct{}
	complexPairs[T limb.Float] struct{}
	complexQuads[T limb.Float] struct{}
)

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

// begin sets a tile of h rows and w columns, and what of it is below, to 0.
func begin[C any](g kernel.Group, sums []C, side, h, w int) {
	g.Each2((h+tall-1)/tall*tall, w, func(i, j int) {
		var zero C
		sums[i*side+j] = zero
	})
}

// multiply adds a product to sums, a tile of h rows and w columns. Its first row is that of A at
// x, its first column that of B at y.
func multiply[S arithmetic[C, E, L, R], C, E, L, R any](g kernel.Group, s S, turns int, small bool, sums []C, left []L, right []R, a, b []E, side, h, w, depth, x, aRow, aCol, y, bRow, bCol int) {
	strips := (h + tall - 1) / tall
	for at, d := 0, 0; at < turns*depth; at += d {
		turn, k0 := at/depth, at%depth
		d = min(deep, depth-k0)
		g.Each2(strips*tall, d, func(i, k int) { // the last row stands in for those that are not there
			left[i*deep+k] = s.left(a[x+min(i, h-1)*aRow+(k0+k)*aCol], turn)
		})
		g.Each2(d, w, func(k, j int) { right[k*side+j] = s.right(b[(k0+k)*bRow+y+j*bCol], turn) })
		if small && d == deep {
			g.Each2(strips, w, func(r, j int) {
				z, l := r*tall*side+j, r*tall*deep
				c0, c1, c2, c3 := sums[z], sums[z+side], sums[z+2*side], sums[z+3*side]
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l, right[j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+1, right[side+j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+2, right[2*side+j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+3, right[3*side+j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+4, right[4*side+j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+5, right[5*side+j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+6, right[6*side+j])
				c0, c1, c2, c3 = four(s, c0, c1, c2, c3, left, l+7, right[7*side+j])
				sums[z] = c0
				sums[z+side] = c1
				sums[z+2*side] = c2
				sums[z+3*side] = c3
			})
		} else {
			for k := 0; k < d; k++ {
				g.Each2(h, w, func(i, j int) { sums[i*side+j] = s.step(sums[i*side+j], left[i*deep+k], right[k*side+j]) })
			}
		}
	}
}

// four is a step of each of four rows.
func four[S arithmetic[C, E, L, R], C, E, L, R any](s S, c0, c1, c2, c3 C, left []L, l int, b R) (d0, d1, d2, d3 C) {
	return s.step(c0, left[l], b), s.step(c1, left[l+deep], b), s.step(c2, left[l+2*deep], b), s.step(c3, left[l+3*deep], b)
}

package products

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/mat/internal/tile"
)

// # Products in registers
//
// Where each item has a thread, it has sums of its own, a patch of the product, which stay in registers
// throughout; a group's memory has what its items read of A and B alone. In a step an item reads a column of
// A and a row of B, as long as its patch, and computes a term of each of its sums. The chains are those of the
// other kernels, which package matdevice chooses between (wayOf).
//
// Item (r, i) has the elements (p·Items + r, q·Items + i) of the group's tile, so that neighbours
// read and write neighbours. What is outside of C is computed of its last row and column, and dropped.

// Items is the side of the square of a group's items, and Limbs how many limbs of A, and of B, an item reads in a step:
// what it holds of them and of sums is in 128 registers of 32 bits, or nearly so, in float64 too.
const Items, Limbs = 16, 8

// OwnPairs is Pairs with sums in registers.
//
//limb:kernel device
func OwnPairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Pair[T]], s Shape) {
	const high, wide = Items * Limbs / 2, Items * Limbs / 2
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.Pair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[16]limb.Pair[T], [4]limb.Pair[T]](g, pairs[T]{}, held[limb.Pair[T], limb.Pair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1})
	g.Each2(h, w, func(i, j int) {
		sum := c.Data[(i0+i)*c.Row+(j0+j)*c.Col]
		if sum.Hi-sum.Hi != 0 { // something infinite: the leading limbs say what comes of it
			x := T(0)
			for k := 0; k < s.Depth; k++ {
				x = x + T(a.Data[(i0+i)*a.Row+k*a.Col].Hi*b.Data[k*b.Row+(j0+j)*b.Col].Hi)
			}
			c.Data[(i0+i)*c.Row+(j0+j)*c.Col] = limb.Pair[T]{Hi: x}
		}
	})
}

// OwnQuads is Quads with sums in registers.
//
//limb:kernel device
func OwnQuads[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Quad[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 4
	var left [deep * high]limb.Quad[T]
	var right [deep * wide]limb.Quad[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[4]limb.Quad[T], [2]limb.Quad[T]](g, quads[T]{}, held[limb.Quad[T], limb.Quad[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1})
}

// OwnComplexPairs is ComplexPairs with sums in registers.
//
//limb:kernel device
func OwnComplexPairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexPair[T]], s Shape) {
	const high, wide = Items * Limbs / 2, Items * Limbs / 4
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.ComplexPair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[8]limb.ComplexPair[T], [2]limb.ComplexPair[T]](g, complexPairs[T]{}, held[limb.Pair[T], limb.ComplexPair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2})
}

// OwnComplexQuads is ComplexQuads with sums in registers.
//
//limb:kernel device
func OwnComplexQuads[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexQuad[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 8
	var left [deep * high]limb.Quad[T]
	var right [deep * wide]limb.ComplexQuad[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[2]limb.ComplexQuad[T], [1]limb.ComplexQuad[T]](g, complexQuads[T]{}, held[limb.Quad[T], limb.ComplexQuad[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2})
}

// of is what a group computes: a part of C, in so many steps of each turn.
type of struct {
	part
	depth, turns int
}

// held is what a group has in its memory of A and B, for a tile of so many rows and columns.
type held[L, R any] struct {
	left       []L
	right      []R
	high, wide int
}

// A patch has the sums of an item, row by row, and a line one number for each of its columns.
type (
	patch[C any] interface{ [2]C | [4]C | [8]C | [16]C }
	line[R any]  interface{ [1]R | [2]R | [4]R }
)

// own sets a part of C, of patches P with lines V.
func own[P patch[C], V line[R], S arithmetic[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m held[L, R], c tile.Strided[C], a, b tile.Strided[E], o of) {
	sum := kernel.Own2[P](g, Items, Items)
	g.Each2(Items, Items, func(r, i int) {
		var none P
		sum[r][i] = none
	})
	for at, d := 0, 0; at < o.turns*o.depth; at += d {
		d = min(deep, o.depth-at%o.depth)
		bring(g, s, m, a, b, o, at)
		g.Each2(Items, Items, func(r, i int) {
			t := sum[r][i]
			for k := range d {
				var y V
				for q := range len(y) {
					y[q] = m.right[k*m.wide+q*Items+i]
				}
				for p := range len(t) / len(y) {
					x := m.left[(p*Items+r)*deep+k]
					for q := range len(y) {
						t[p*len(y)+q] = s.step(t[p*len(y)+q], x, y[q])
					}
				}
			}
			sum[r][i] = t
		})
	}
	g.Each2(Items, Items, func(r, i int) {
		var t P
		var y V
		for p := range len(t) / len(y) {
			for q := range len(y) {
				if i1, j1 := p*Items+r, q*Items+i; i1 < o.h && j1 < o.w {
					c.Data[(o.i+i1)*c.Row+(o.j+j1)*c.Col] = sum[r][i][p*len(y)+q]
				}
			}
		}
	})
}

// bring takes what some steps need of A and B to a group's memory. Of A it brings deep columns in any case, the
// last one again where there are fewer, since an item is divided by deep at no cost.
func bring[S arithmetic[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m held[L, R], a, b tile.Strided[E], o of, at int) {
	turn, k0 := at/o.depth, at%o.depth
	d := min(deep, o.depth-k0)
	g.Each2(m.high, deep, func(i, k int) {
		m.left[i*deep+k] = s.left(a.Data[(o.i+min(i, o.h-1))*a.Row+(k0+min(k, d-1))*a.Col], turn)
	})
	g.Each2(d, m.wide, func(k, j int) {
		m.right[k*m.wide+j] = s.right(b.Data[(k0+k)*b.Row+(o.j+min(j, o.w-1))*b.Col], turn)
	})
}

// # One buffer, and one tile a type
//
// Counted in what ptxas 11.8 makes of OwnPairs: the 128 steps of a thread for eight columns of A are 2352, 2360 and 2368 instructions on sm_75, 86 and
// 90, and all that comes between them 274, 276 and 284 for float32, among these three barriers and four loads, of two
// limbs each, that wait for one another; for quads 7600 to 8320, and 210 to 225 with two loads. No load is moved
// across a barrier. So a group of pairs waits for memory four times, of the order of 600 cycles each; meanwhile each other group of its
// multiprocessor has arithmetic for 4700 (eight warps on four schedulers), and twice that where float64 has half the units.
// By their registers (testdata/sass.txt of the printer of PTX) three groups of float32 lie there at once, and two of
// float64. A second buffer, filled during the steps, would save no instruction and one barrier of three, and take
// registers where float64 has none left: there is one buffer.
//
// For 4096 steps a group of pairs reads 128 elements. Where a device computes 30 and 16 T operations of float32 and float64
// a second, 17 in a step, that is 0.45 and 0.48 TB/s, a tenth of what its memory gives, without any cache; quads read less
// for each operation. So a product that is longer than caches is no slower for what it reads, and with more tiles its
// last turn on the multiprocessors is a smaller part.

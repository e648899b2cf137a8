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
	o := of{part{i0, j0, h, w}, s.Depth, 1, true, false}
	own[[16]limb.Pair[T], [4]limb.Pair[T]](g, pairs[T]{}, held[limb.Pair[T], limb.Pair[T]]{left[:], right[:], high, wide}, c, a, b, o)
	infinite(g, c, a, b, o)
}

// SmallPairs is OwnPairs with a quarter of the sums, for products of which each unit of a device has a tile so.
//
//limb:kernel device
func SmallPairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Pair[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 4
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.Pair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	o := of{part{i0, j0, h, w}, s.Depth, 1, true, false}
	own[[4]limb.Pair[T], [2]limb.Pair[T]](g, pairs[T]{}, held[limb.Pair[T], limb.Pair[T]]{left[:], right[:], high, wide}, c, a, b, o)
	infinite(g, c, a, b, o)
}

// OwnQuads is Quads with sums in registers.
//
//limb:kernel device
//limb:twin
func OwnQuads[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Quad[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 4
	var left [deep * high]limb.Quad[T]
	var right [deep * wide]limb.Quad[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[4]limb.Quad[T], [2]limb.Quad[T]](g, quads[T]{}, held[limb.Quad[T], limb.Quad[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 1, false, false})
}

// OwnComplexPairs is ComplexPairs with sums in registers.
//
//limb:kernel device
func OwnComplexPairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexPair[T]], s Shape) {
	const high, wide = Items * Limbs / 2, Items * Limbs / 4
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.ComplexPair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[8]limb.ComplexPair[T], [2]limb.ComplexPair[T]](g, complexPairs[T]{}, held[limb.Pair[T], limb.ComplexPair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2, true, false})
}

// SmallComplexPairs is OwnComplexPairs as SmallPairs is OwnPairs.
//
//limb:kernel device
func SmallComplexPairs[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexPair[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 8
	var left [deep * high]limb.Pair[T]
	var right [deep * wide]limb.ComplexPair[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[2]limb.ComplexPair[T], [1]limb.ComplexPair[T]](g, complexPairs[T]{}, held[limb.Pair[T], limb.ComplexPair[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2, true, false})
}

// OwnComplexQuads is ComplexQuads with sums in registers.
//
//limb:kernel device
//limb:twin
func OwnComplexQuads[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.ComplexQuad[T]], s Shape) {
	const high, wide = Items * Limbs / 4, Items * Limbs / 8
	var left [deep * high]limb.Quad[T]
	var right [deep * wide]limb.ComplexQuad[T]
	i0, j0, h, w := place[T](s, g.Index(), high, wide)
	own[[2]limb.ComplexQuad[T], [1]limb.ComplexQuad[T]](g, complexQuads[T]{}, held[limb.Quad[T], limb.ComplexQuad[T]]{left[:], right[:], high, wide}, c, a, b, of{part{i0, j0, h, w}, s.Depth, 2, false, false})
}

// infinite sets sums with something infinite to what the leading limbs say comes of it.
func infinite[T limb.Float](g kernel.Group, c, a, b tile.Strided[limb.Pair[T]], o of) {
	g.Each2(o.h, o.w, func(i, j int) {
		sum := c.Data[(o.i+i)*c.Row+(o.j+j)*c.Col]
		if sum.Hi-sum.Hi != 0 {
			x := T(0)
			for k := 0; k < o.depth; k++ {
				x = x + T(a.Data[(o.i+i)*a.Row+k*a.Col].Hi*b.Data[k*b.Row+(o.j+j)*b.Col].Hi)
			}
			c.Data[(o.i+i)*c.Row+(o.j+j)*c.Col] = limb.Pair[T]{Hi: x}
		}
	})
}

// of is what a group computes: a part of C, in so many steps of each turn, subtracted from what C has where it is less. Of short steps two follow each other in a loop.
type of struct {
	part
	depth, turns int
	short, less  bool
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
func own[P patch[C], V line[R], S opposing[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m held[L, R], c tile.Strided[C], a, b tile.Strided[E], o of) {
	sum := kernel.Own2[P](g, Items, Items)
	g.Each2(Items, Items, func(r, i int) {
		var t P
		if o.less {
			var y V
			for p := range len(t) / len(y) {
				for q := range len(y) {
					t[p*len(y)+q] = c.Data[(o.i+min(p*Items+r, o.h-1))*c.Row+(o.j+min(q*Items+i, o.w-1))*c.Col]
				}
			}
		}
		sum[r][i] = t
	})
	for turn, k0 := 0, 0; turn < o.turns && k0 < o.depth; {
		d := min(deep, o.depth-k0)
		bring(g, s, m, a, b, o, turn, k0)
		g.Each2(Items, Items, func(r, i int) {
			t := sum[r][i]
			if o.short {
				k := 0
				for ; k+1 < d; k += 2 {
					t = further[P, V](s, m, t, r, i, k)
					t = further[P, V](s, m, t, r, i, k+1)
				}
				if k < d {
					t = further[P, V](s, m, t, r, i, k)
				}
			} else {
				for k := range d {
					t = further[P, V](s, m, t, r, i, k)
				}
			}
			sum[r][i] = t
		})
		if k0 += deep; k0 >= o.depth {
			turn, k0 = turn+1, 0
		}
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

// further returns the sums of item (r, i) after step k.
func further[P patch[C], V line[R], S opposing[C, E, L, R], C, E, L, R any](s S, m held[L, R], t P, r, i, k int) P {
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
	return t
}

// bring takes what some steps need of A and B to a group's memory, an item as much as each other one. Where there are fewer than
// deep the last one is brought again.
func bring[S opposing[C, E, L, R], C, E, L, R any](g kernel.Group, s S, m held[L, R], a, b tile.Strided[E], o of, turn, k0 int) {
	last := min(deep, o.depth-k0) - 1
	g.Each(Items*Items, func(i int) {
		for n := range m.high * deep / (Items * Items) {
			i1, k := i/deep+n*Items*Items/deep, i%deep
			x := a.Data[(o.i+min(i1, o.h-1))*a.Row+(k0+min(k, last))*a.Col]
			if o.less {
				x = s.opposite(x)
			}
			m.left[n*Items*Items+i] = s.left(x, turn)
		}
		for n := range (m.wide*deep + Items*Items - 1) / (Items * Items) {
			k, j := i/m.wide+n*Items*Items/m.wide, i%m.wide
			if m.wide*deep >= Items*Items || k < deep { // or else there are more items than numbers
				m.right[n*Items*Items+i] = s.right(b.Data[(k0+min(k, last))*b.Row+(o.j+min(j, o.w-1))*b.Col], turn)
			}
		}
	})
}

// # One buffer
//
// Counted in what ptxas 11.8 makes of OwnPairs: the 128 steps of a thread for eight columns of A are 2304, 2308 and 2312 instructions on sm_75, 86 and
// 90, and all that comes between them 95, 96 and 101, for float64 too, among these two barriers and eight loads of limbs, which wait
// together; for quads 7600 to 8330, and 82 to 117. No load is moved
// across a barrier. So a group of pairs waits for memory once, of the order of 600 cycles; meanwhile each other group of its
// multiprocessor has arithmetic for 4700 (eight warps on four schedulers), and twice that where float64 has half the units.
// By their registers (testdata/sass.txt of the printer of PTX) three groups of float32 lie there at once, and two of
// float64. A second buffer, filled during the steps, would save no instruction and one barrier of two, and take
// registers where float64 has none left: there is one buffer.
//
// Two steps are one turn of a loop, so that one load has a row of A for both, and a counter of its own would save an instruction of
// 578. Four in one would be two hundredths less, and 18 kB of code where a scheduler keeps 12.
//
// For 4096 steps a group of pairs reads 128 elements. Where a device computes 30 and 16 T operations of float32 and float64
// a second, 17 in a step, that is 0.45 and 0.48 TB/s, a tenth of what its memory gives, without any cache; quads read less
// for each operation. So a product that is longer than caches is no slower for what it reads, and with more tiles its
// last turn on the multiprocessors is a smaller part.
//
// # Two tiles
//
// With a quarter of the sums the 32 steps of a thread are 632 instructions on sm_90, and 79 come between: 22.2 a step, where OwnPairs has
// 18.9 and Pairs 27. A product that has a tile of OwnPairs for less than half of a device's units is sooner done so.
